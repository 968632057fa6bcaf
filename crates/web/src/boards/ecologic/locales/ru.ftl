### Стол Ecologic.

## Числа
el-ui-money = Деньги
el-ui-money-ed1 = Деньги
el-ui-enviro = Экоочки
el-ui-enviro-ed1 = Экоочки
el-ui-minus = Минус
el-ui-tokens = { $count ->
    [one] { $count } фишка
    [few] { $count } фишки
   *[many] { $count } фишек
}
el-ui-per-turn = За ход:
el-ui-score-now = Очки сейчас
el-ui-score-then = После дохода
el-ui-is-leader = ведёт этот ход
el-ui-team = Команда { $number }
el-ui-team-with = , партнёр: { $partner }
el-ui-two-people = вместе: { $first } и { $second }
el-ui-has = Есть: { $cards }

## Полоса вверху
el-ui-turn = { $turn ->
   *[other] Ход { $turn }, максимум { $most }
}
el-ui-leader = Ведущий игрок: { $seat }
el-ui-leader-you = Этот ход ведёте вы
el-ui-phase-setup = Подготовка
el-ui-phase-event = Событие
el-ui-phase-action = Действия
el-ui-phase-environment = Экология
el-ui-phase-income = Доход
el-ui-phase-over = Конец
el-ui-phase-none = Весь ход

## Под предложением
el-ui-detail-leads = Наибольшая ставка: { $seat }.
el-ui-detail-leads-have = Наибольшая ставка: { $seat }. Ваши деньги: { $money }.
el-ui-detail-leads-have-ed1 = Наибольшая ставка: { $seat }. Ваши деньги: { $money }.
el-ui-detail-have = У вас: деньги { $money }, экоочки { $enviro }.
el-ui-detail-have-ed1 = У вас: деньги { $money }, экоочки { $enviro }.

## Места
el-ui-said-leads = лидер: { $amount }
el-ui-said-bid = ставка { $amount }
el-ui-said-pass = пас
el-ui-said-barred = пропускает

## Ход
el-ui-event = Событие хода
el-ui-setup = Компании выбирают, где начать.
el-ui-over = Итоговый отчёт написан.
el-ui-level = Уровень
el-ui-last-turn = Прошлый ход принёс
el-ui-event-level = уровень { $level }
el-ui-events-left = Впереди события: уровень I — { $first }, уровень II — { $second }, уровень III — { $third }.

## Карта
el-ui-map = Карта
el-ui-map-ed1 = Девятнадцать гексов с нефтью, минералами и озёрами
el-ui-map-ed2 = Двадцать четыре сектора с нефтью и минералами и четыре места для специальных инициатив
el-ui-as-list = Карта списком
el-ui-map-large = Крупная карта
el-ui-choose = Что вы хотите сделать?
el-ui-do-it = Сделать
el-ui-with-token = { $action } и взять экоочки: { $value }
el-ui-with-token-ed1 = { $action } и взять экоочки: { $value }

## Ваш ход
el-ui-note-place = Выберите подсвеченный сектор на карте.
el-ui-note-place-ed1 = Выберите подсвеченный гекс на карте.
el-ui-note-site = Выберите подсвеченное место на карте.
el-ui-note-site-ed1 = Выберите подсвеченное озеро на карте.
el-ui-note-token = Выберите фишку на карте или спасуйте.
el-ui-note-remove = Выберите на карте одну из своих фишек.
el-ui-note-refinery = Выберите на карте одно из своих зданий или решите здесь.
el-ui-note-card = Выберите одну из своих экоинициатив.
el-ui-note-shift = Выберите, насколько изменить цену на рынке, или спасуйте.
el-ui-note-exchange = Выберите, сколько поменять, или спасуйте.
el-ui-note-cartel = Выберите партнёра или спасуйте.
el-ui-note-wrap = Ещё можно закрыть фишку на карте и отказаться от экоинициатив.
el-ui-note-wrap-ed1 = Ещё можно поставить или убрать фишки на карте и отказаться от экоинициатив.
el-ui-bid = Поставить { $amount }
el-ui-levy = Взнос { $amount }
el-ui-all = { $amount }, это всё
el-ui-or = или
el-ui-not-more = Больше поставить нельзя.
el-ui-bid-later = Ставка
el-ui-open-oil = Нефть от { $price }
el-ui-open-mineral = Минерал от { $price }
el-ui-buy-oil = Купить нефть за { $price }
el-ui-buy-mineral = Купить минерал за { $price }
el-ui-buy-for = Купить за { $price }
el-ui-from = от { $price }
el-ui-draw = Экоинициатива
el-ui-decline = Отказаться
el-ui-allow = Оставить в силе
el-ui-sit-out = Пропустить фазу
el-ui-break = Нарушить
el-ui-give-up = Отказаться

## Торг
el-ui-auction-by = Торг открывает { $seat }
el-ui-offer-to = Первое слово: { $seat }
el-ui-opening = Первая ставка
el-ui-expo = На выставке
el-ui-platform = На торговой площадке
el-ui-high = Лидер: { $seat }
el-ui-winner = Победитель: { $seat }
el-ui-no-bid = — наименьшая ставка
el-ui-swap-price = — цена обмена
el-ui-fixed-price = — цена без торга
el-ui-bids = Ставки
el-ui-you = вы
el-ui-passed = пас
el-ui-exchange = Деньги и экоочки, один к одному
el-ui-to-enviro = Деньги на экоочки:
el-ui-to-money = Экоочки на деньги:
el-ui-cartel = Картель удваивает доход двоих
el-ui-doubled = (+{ $amount })
el-ui-worth = После следующего дохода, если заплатить { $price } и больше ничего не изменится: очки { $with } вместо { $without }.

## Рынок
el-ui-market = Рынок
el-ui-price-oil = Фишка нефти
el-ui-price-mineral = Фишка минерала
el-ui-tads = Специальные инициативы на продажу
el-ui-tads-ed1 = Специальные инициативы на продажу
el-ui-deck = { $count ->
    [one] В колоде { $count } экоинициатива
    [few] В колоде { $count } экоинициативы
   *[many] В колоде { $count } экоинициатив
}
el-ui-discard = В сбросе: { $count }
el-ui-discarded = В сбросе: { $cards }

## Ваша компания
el-ui-gives = Экоочки за ход
el-ui-gives-ed1 = Экоочки за ход
el-ui-costs = Деньги за ход: −{ $cost }
el-ui-costs-ed1 = Деньги за ход: −{ $cost }
el-ui-no-cards = У вас ещё нет экоинициатив. Они дают экоочки каждый ход.
el-ui-no-cards-ed1 = У вас ещё нет экоинициатив. Они дают экоочки каждый ход.
el-ui-hand-oil = { $count ->
    [one] На руках { $count } фишка нефти
    [few] На руках { $count } фишки нефти
   *[many] На руках { $count } фишек нефти
}
el-ui-hand-mineral = { $count ->
    [one] На руках { $count } фишка минерала
    [few] На руках { $count } фишки минерала
   *[many] На руках { $count } фишек минерала
}
el-ui-hand-kept = (куплено в этот ход, поставить можно позже: { $count })
el-ui-by-tokens = фишки
el-ui-by-initiatives = экоинициативы
el-ui-by-event = событие
el-ui-by-reserve = заповедник
el-ui-by-refineries = здания
el-ui-by-hub = узел
el-ui-by-costs = содержание
el-ui-by-all = вместе
el-ui-short-enviro = Экоочки за ход: { $change }. Столько у вас нет: придётся закрыть фишку.
el-ui-short-enviro-ed1 = Экоочки за ход: { $change }. Столько у вас нет: придётся убрать фишку с поля.
el-ui-short-money = Содержание: { $costs }. Всё оплатить не выйдет: придётся отказаться от экоинициатив.
el-ui-short-money-ed1 = Содержание: { $costs }. Всё оплатить не выйдет: придётся отказаться от экоинициатив.
el-ui-then = Ваши очки: { $now }, станет { $then }.

## Кривая равновесия
el-ui-curve = Равновесие
el-ui-curve-says = Итоговые очки над деньгами и экоочками: они растут к углу, где того и другого много и поровну
el-ui-curve-says-ed1 = Итоговые очки над деньгами и экоочками: они растут к углу, где того и другого много и поровну
el-ui-company = Компания
el-ui-curve-row = Деньги: { $money }, станет { $then_money }. Экоочки: { $enviro }, станет { $then_enviro }.
el-ui-curve-row-ed1 = Деньги: { $money }, станет { $then_money }. Экоочки: { $enviro }, станет { $then_enviro }.

## Сделки
el-ui-ledger = Сделки
el-ui-propose = Предложить сделку
el-ui-counter = Предложить другую сделку
el-ui-withdraw = Отозвать предложение
el-ui-answer-first = Сделка ждёт вашего ответа.
el-ui-no-promises = Открытых обещаний нет.
el-ui-promise = { $debtor } платит в ход { $turn }: { $amount }. Получатель: { $creditor }.
el-ui-made = Прежние сделки
el-ui-deal-title = { $proposer } предлагает сделку. Партнёр: { $partner }
el-ui-gives-list = { $seat } отдаёт: { $what }
el-ui-due = Пришёл срок обещания
el-ui-with-whom = С кем?
el-ui-you-give = Вы отдаёте
el-ui-you-get = { $seat } отдаёт вам
el-ui-money-now = Деньги сейчас
el-ui-money-now-ed1 = Деньги сейчас
el-ui-has-money = есть { $amount }
el-ui-money-later = Деньги потом
el-ui-money-later-ed1 = Деньги потом
el-ui-in-turn = В ход
el-ui-initiative = Экоинициатива
el-ui-none = нет
el-ui-look-again = Показать предложение
el-ui-offer = Предложить

## Все карты
el-ui-about-initiative = { $cost ->
    [0] Даёт экоочки каждую фазу Экологии: { $enviro }. Содержание бесплатно. Ставки начинаются с { $nominal }.
   *[other] Даёт экоочки каждую фазу Экологии: { $enviro }. Содержание в каждую фазу Дохода: { $cost }. Ставки начинаются с { $nominal }.
}
el-ui-about-initiative-ed1 = { $cost ->
    [0] Даёт экоочки каждую фазу Экологии: { $enviro }. Содержание бесплатно. Ставки начинаются с { $nominal }.
   *[other] Даёт экоочки каждую фазу Экологии: { $enviro }. Содержание в каждую фазу Дохода: { $cost }. Ставки начинаются с { $nominal }.
}
el-ui-all-initiatives = Экоинициативы
el-ui-all-tads = Специальные инициативы
el-ui-all-events-ed1 = События первого издания
el-ui-all-events-ed2 = События второго издания
