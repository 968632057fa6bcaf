# Лоты: учебная игра для проверок.
lots-over = Игра окончена.
lots-bidding = { $bid ->
    [0] Первую ставку может сделать { $seat }.
   *[other] Ставку { $bid } может поднять { $seat }.
}
lots-selling = Продать карту может { $seat }.

lots-hand-dealt = Вам сданы карты: { $cards }.
lots-lot-shown = Раунд { $round }: лот { $cards }.
lots-passed = { $seat }: пас.
lots-raised = { $seat }: ставка { $bid }.
lots-lot-bought = Лот за { $bid } получает { $seat }.
lots-lot-discarded = Лот никому не понадобился.
lots-kept = { $seat } ничего не продаёт.
lots-card-sold = { $seat } продаёт карту: { $card }, выручка { $coins }.
lots-game-ended = Последний раунд завершён.

lots-pass = Пас
lots-raise = Поднять на { $by }
lots-keep = Оставить все карты
lots-sell = Продать карту номер { $place }

lots-no-auction = Сейчас нет торгов ({ $rule }).
lots-raise-out-of-range = Ставку поднимают на 1–5 монет ({ $rule }).
lots-too-few-coins = У вас нет столько монет ({ $rule }).
lots-not-selling = Карты продают после торгов ({ $rule }).
lots-no-such-card = В вашей руке нет такой карты ({ $rule }).

lots-round = Раунд { $round }, в колоде { $deck ->
    [one] { $deck } карта
    [few] { $deck } карты
   *[many] { $deck } карт
}.
lots-lot = Лот: { $cards }; высшая ставка: { $bid }.
lots-player = { $seat }: монет { $coins }, карт { $cards }.
lots-own-hand = Ваша рука: { $cards }.

lots-card = { $suit } { $value }
lots-sun = солнце
lots-wind = ветер
lots-water = вода
lots-wood = дерево
lots-earth = земля
