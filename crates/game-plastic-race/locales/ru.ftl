### «Европейская гонка за пластиком» по-русски.
###
### Предложение — всегда целое сообщение. Игроки приходят как имена в именительном падеже.


## General

game-name = Европейская гонка за пластиком
game-tagline = Мусоровозы мчатся по городу и собирают пластик. Кто наберёт больше всего очков?

## Colours, cards and places

colour-blue = синий
colour-green = зелёный
colour-yellow = жёлтый
colour-red = красный
colour-orange = оранжевый
colour-purple = фиолетовый
colour-joker = любой цвет
colour-white = белая двойная полоса
effect-roll-dice = бросок кубиков
effect-set-die = поворот кубика
effect-steal = кража
effect-ask = вопрос
effect-swap = обмен
effect-plus2 = две карты
effect-plus3 = три карты
effect-works = дорожные работы
effect-one-way = одностороннее движение
effect-shortcut = короткий путь
effect-police = полиция
effect-puncture = прокол шины
effect-roll-dice-does = Бросьте два цветных кубика и положите их на два участка: они примут эти цвета.
effect-set-die-does = Поверните кубик на поле другим цветом.
effect-steal-does = Возьмите случайную карту у игрока, у которого не меньше пяти карт.
effect-ask-does = Попросите у игрока цвет или эффект. Если такая карта есть, её придётся отдать.
effect-swap-does = Обменяйте свою карту на карту другого игрока. Оба выбирают тайно.
effect-plus2-does = Возьмите сразу две карты.
effect-plus3-does = Возьмите сразу три карты.
effect-works-does = Закройте участок для всех. Единственный выезд грузовика должен оставаться открытым.
effect-one-way-does = Разрешите ехать по участку только в одну сторону. Единственный выезд грузовика должен оставаться открытым.
effect-shortcut-does = Проезжайте участок или цепочку одного цвета, не платя цветом. Работы и одностороннее движение не мешают.
effect-police-does = Снимите или разверните знак одностороннего движения либо не обращайте внимания на знаки одного участка в этот ход.
effect-puncture-does = Помешайте собирать: в свой ход — на следующий ход игрока, или сразу, когда кто-то собирает.
reward-draw1 = взять карту
reward-draw2 = взять две карты
reward-dice = бросить кубики
reward-set-die = повернуть кубик
reward-one-way = поставить знак одностороннего движения
reward-police = взять жетон полиции
card-single = «{ $colour }, { $effect }»
card-dashed = «{ $first } и { $second }»
card-solid = «{ $first } или { $second }»
card-wild = «любой цвет»
route-card = «{ $colours }» ({ $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
})
street = { $name }
street-part = { $name } ({ $id })
street-unnamed = улица { $id }
city-ankara = Анкара
city-athens = Афины
city-berlin = Берлин
city-london = Лондон
city-madrid = Мадрид
city-paris = Париж
city-rome = Рим
city-victoria = Виктория

name = { $name }
place = { $name }
place-part = { $name } ({ $id })
place-bin = { $name } (бак { $bin })
light-east = Восточный светофор
light-west = Западный светофор
place-plant = { $name } (завод)
place-unnamed = перекрёсток { $id }
bin-1 = бак 1, бутылки от напитков
bin-2 = бак 2, бутылки от моющих средств
bin-3 = бак 3, пакеты и плёнка
bin-4 = бак 4, стаканчики и крышки
bin-5 = бак 5, пенопласт
bin-other = бак { $number }
plant-pl1 = Линия сортировки
plant-pl2 = Линия мойки
plant-pl3 = Ванна разделения
plant-pl4 = Экструдер
plant-pl5 = Из бутылки в бутылку
wanted-colour = карта: { $colour }
wanted-effect = карта с эффектом «{ $effect }»
player = { $seat }

## Options

option-city = Город
option-city-question = В каком городе играть?
option-city-effect = Виктория и Париж короткие и простые, Анкара и Лондон длинные.
option-city-victoria = Виктория: 3 бака, два светофора
option-city-paris = Париж: 3 бака, разноцветная улица
option-city-madrid = Мадрид: 4 бака и завод
option-city-berlin = Берлин: 4 бака, завод, две двойные полосы
option-city-athens = Афины: 4 бака, завод, много кубиков
option-city-rome = Рим: 4 бака, завод, Ватикан
option-city-ankara = Анкара: 5 баков, завод, три тупика
option-city-london = Лондон: 5 баков, завод, много коротких улиц
option-routes = Карты маршрутов
option-routes-question = Играть с картами маршрутов?
option-routes-effect = Карты маршрутов приносят очки за определённые цвета в одном ходу. В первой игре их можно убрать.
option-routes-on = Да
option-routes-off = Нет
option-plant = Завод переработки
option-plant-question = Играть с заводом там, где он есть?
option-plant-effect = Заводу продают баки за очки; после его последней покупки играют ещё только один раунд.
option-plant-on = Да
option-plant-off = Нет
option-start-seat = Первый игрок
option-start-seat-question = Кто садится на первое место?
option-start-seat-effect = Первое место начинает, но с наименьшим числом карт.
option-start-seat-random = Кто-то по жребию
option-start-seat-host = Кого выберет ведущий
option-start-seat-rotating = Следующий в серии игр
option-dashed-partial = Карты с пунктиром
option-dashed-partial-question = Можно ли использовать карту с пунктиром только для одного цвета?
option-dashed-partial-effect = Если нет, нужно проехать оба цвета подряд, и одной такой картой не оплатить двойную полосу даже наполовину.
option-route-match = Выполнение маршрутов
option-route-match-question = Может ли цвет вернуться на маршруте после другого?
option-route-match-effect = От этого зависит, какие поездки выполняют карту маршрута.
option-route-match-window = Да, мешают только другие цвета
option-route-match-exact = Нет, каждый цвет один раз; соседние улицы одного цвета считаются за одну
option-route-discard-any = Четвёртая карта маршрута
option-route-discard-any-question = Можно ли сразу сбросить новую четвёртую карту маршрута?
option-route-discard-any-effect = Без этого нужно сбросить одну из трёх старых карт.
option-police-reverse = Разворот знаков
option-police-reverse-question = Может ли полиция развернуть знак одностороннего движения?
option-police-reverse-effect = Если нет, полиция только снимает знаки или проезжает мимо них.
option-police-token = Жетоны полиции
option-police-token-question = Что может жетон полиции?
option-police-token-effect = Карта полиции в обоих случаях одна и та же.
option-police-token-full = Всё то же, что карта
option-police-token-pass-only = Только проезд мимо знаков
option-react = Проколы
option-react-question = Кого спрашивают о проколе, когда кто-то собирает пластик?
option-react-effect = Если спрашивать только тех, у кого он есть, сам вопрос его выдаёт.
option-react-holders = Тех, у кого он есть
option-react-everybody = Всех соперников
option-reward-repeat = Награды
option-reward-repeat-question = Как часто белый круг даёт награду?
option-reward-repeat-effect = При каждом проезде становится выгодно ездить туда и обратно.
option-reward-repeat-once-per-turn = Раз за ход
option-reward-repeat-every-pass = При каждом проезде
option-max-rounds = Предел длины
option-max-rounds-question = После какого раунда игра кончается, если никто не приблизил конец?
option-max-rounds-effect = Обычно игры кончаются задолго до предела.
option-max-rounds-60 = 60, обычный предел
option-max-rounds-5 = 5, очень коротко
option-max-rounds-10 = 10
option-max-rounds-15 = 15
option-max-rounds-20 = 20
option-max-rounds-30 = 30
option-max-rounds-40 = 40
option-map = Своя карта
option-map-question = Играть на своей карте?
option-map-effect = Файл карты заменяет город.

## Rules

rules-title = Правила «Европейской гонки за пластиком»
rules-section-1 = Коробка
rules-section-2 = Подготовка
rules-section-3 = Ход
rules-section-4 = Эффекты
rules-section-5 = Конец игры
rules-section-6 = Настройки
rules-section-8 = Содержание
rules-section-r = Решения

## What happens

event-plant-card-drawn = Завод: «{ $plant }». Всего он купит баков: { $capacity }.
event-light-chosen = { $seat } начинает здесь: { $place }.
event-round-began = Начинается раунд { $round }.
event-turn-began = { $seat } ходит.
event-turn-ended = { $seat } завершает ход.
event-cards-drawn = { $seat } берёт { $count ->
    [one] { $count } карту
    [few] { $count } карты
   *[many] { $count } карт
}.
event-cards-seen = { $seat } видит новые карты: { $cards }.
event-street-deck-reshuffled = Сброшенные карты улиц перемешаны и стали новой колодой.
event-route-deck-reshuffled = Сброшенные карты маршрутов перемешаны и стали новой колодой.
event-card-played = { $seat } играет карту { $card }.
event-shortcut-played = { $seat } едет коротким путём: карта { $card }.
event-payment-began = { $seat } хочет проехать { $street } (цвет: { $colour }) и платит несколькими картами.
event-pair-offered = { $seat } платит двумя любыми картами.
event-card-spent = { $seat } тратит карту { $card }.
event-drove = { $seat } едет по { $street } (цвет: { $colour }) до { $place }.
event-drove-colourless = { $seat } едет по { $street } до { $place }.
event-effect-played = { $seat } применяет эффект карты { $card }.
event-reward-reached = { $seat } получает награду: { $reward }.
event-reward-used = { $seat } использует награду: { $reward }.
event-reward-skipped = { $seat } отказывается от награды: { $reward }.
event-die-lifted = { $seat } снимает кубик: { $street }.
event-die-picked = { $seat } выбирает кубик: { $street }.
event-dice-rolled = { $seat } бросает кубики: { $first } и { $second }.
event-die-placed = { $seat } кладёт кубик: { $street }, теперь цвет: { $colour }.
event-die-set = { $seat } поворачивает кубик: { $street }, теперь цвет: { $colour }.
event-token-picked = { $seat } переносит знак: { $street }.
event-site-picked = { $seat } выбирает место для знака: { $street }.
event-works-placed = { $seat } начинает дорожные работы: { $street }.
event-works-moved = { $seat } переносит дорожные работы: было { $from }, стало { $street }.
event-one-way-placed = { $seat } ставит знак одностороннего движения: { $street }, в сторону { $place }.
event-one-way-moved = { $seat } переносит знак одностороннего движения: было { $from }, стало { $street }, в сторону { $place }.
event-one-way-removed = { $seat } снимает знак одностороннего движения: { $street }.
event-one-way-reversed = { $seat } разворачивает знак: { $street }, теперь в сторону { $place }.
event-pass-granted = { $seat } может в этот ход не обращать внимания на знаки: { $street }.
event-police-token-taken = { $seat } берёт жетон полиции.
event-police-token-used = { $seat } использует жетон полиции.
event-card-stolen = { $seat } крадёт карту. Пострадавший игрок: { $from }.
event-target-chosen = { $seat } выбирает: { $target }.
event-asked = { $seat } просит: { $wanted }. Отвечает { $target }.
event-card-given = { $seat } отдаёт карту. Кому: { $to }.
event-nothing-to-give = { $seat } не имеет такой карты.
event-swap-offered = { $seat } предлагает карту на обмен. Кому: { $target }.
event-cards-swapped = { $seat } и { $target } меняются картами.
event-card-moved = Карта { $card }: была у { $from }, теперь у { $to }.
event-puncture-laid = { $seat } кладёт карту { $card }. Перед кем: { $target }.
event-collect-announced = { $seat } хочет собрать: { $bin }.
event-answered = { $seat } отвечает.
event-punctured = { $seat } получает прокол шины. Карту { $card } играет { $by }.
event-truck-returned = { $seat } возвращается по { $street } до { $place }.
event-bin-collected = { $seat } собирает: { $bin }.
event-bin-collected-extra = { $seat } собирает: { $bin }, дополнительные очки: { $points }.
event-reward-die-rolled = { $seat } находит пластик, очки: { $points }. Карты маршрутов: { $routes }.
event-route-drawn = { $seat } берёт карту маршрута.
event-route-seen = { $seat } видит карту маршрута { $route }.
event-route-discarded = { $seat } сбрасывает карту маршрута { $route }.
event-route-completed = { $seat } выполняет маршрут { $route }.
event-bin-sold = { $seat } продаёт: { $bin }, очки: { $points }. Завод купит ещё: { $capacity }.
event-board-cleared = Все кубики, работы и знаки убраны с поля.
event-bonus-taken = { $seat } собирает все баки и получает бонусную карту.
event-end-triggered = { $seat } приближает конец: раунд { $round } последний.
event-card-discarded = { $seat } сбрасывает карту { $card }.
event-game-ended = Игра окончена.

## What can be done

action-continue = Ехать дальше: { $street }
action-continue-in = Ехать дальше: { $street }, цвет: { $colour }
action-step = Ехать: { $street }, карта { $card }
action-step-in = Ехать: { $street }, цвет: { $colour }, карта { $card }
action-shortcut-step = Короткий путь: { $street }, карта { $card }
action-pair-step = Ехать: { $street }, две любые карты
action-pair-step-in = Ехать: { $street }, цвет: { $colour }, две любые карты
action-double-step = Ехать по двойной полосе: { $street }
action-double-step-in = Ехать по двойной полосе: { $street }, цвет: { $colour }
action-effect = Применить эффект карты { $card }
action-police-token = Использовать жетон полиции
action-collect = Собрать пластик
action-sell-bin = Продать: { $bin }
action-end-turn = Завершить ход
action-choose-light = Начать здесь: { $place }
action-spend-card = Потратить карту { $card }
action-pay-unit = Заплатить картой { $card }
action-pay-pair = Заплатить двумя любыми картами
action-use = Использовать награду
action-skip = Отказаться
action-pick-die = Кубик: { $street }
action-place-die = Положить кубик: { $street }
action-die-colour = Новый цвет: { $colour }
action-pick-token = Перенести знак: { $street }
action-place-works = Дорожные работы: { $street }
action-place-one-way = Знак одностороннего движения: { $street }
action-direction-from-to = В первом направлении
action-direction-to-from = Во втором направлении
action-pick-seat = { $seat }
action-ask-for = Попросить: { $wanted }
action-give-card = Отдать карту { $card }
action-swap-own = Предложить карту { $card }
action-swap-theirs = Отдать в обмен карту { $card }
action-remove = Снять знак: { $street }
action-reverse = Развернуть знак: { $street }
action-pass = Не обращать внимания на знаки в этот ход: { $street }
action-let-pass = Пропустить
action-puncture = Сыграть прокол шины
action-route-overflow = Сбросить карту маршрута { $route }
action-discard = Сбросить карту { $card }
action-refill = Добрать до пяти карт

## Why not

refusal-not-asked = Сейчас решаете не вы.
refusal-other-decision = Сейчас нужно другое решение.
refusal-must-go-on = Сначала проедьте второй цвет карты с пунктиром.
refusal-movement-over = В этот ход ваш грузовик больше не едет.
refusal-no-open-play = Нет поездки, которую можно продолжить.
refusal-not-in-hand = У вас нет карты { $card }.
refusal-equal-face = У вас есть такая же карта с меньшим номером: назовите её вместо { $id }.
refusal-not-at-truck = { $street } начинается не там, где стоит ваш грузовик.
refusal-printed-direction = { $street }: одностороннее движение в другую сторону, и это не изменить.
refusal-closed = Знак закрывает { $street }.
refusal-driven-already = Этой картой вы уже проехали { $street }.
refusal-double-lane = { $street } — двойная полоса, нужны две карты одного цвета.
refusal-no-double-lane = { $street } не двойная полоса.
refusal-wrong-colour = Цвет не подходит: { $street }.
refusal-colour-wanted = { $street }: здесь подходит несколько цветов, назовите один.
refusal-colour-given = { $street }: здесь подходит только этот цвет. Не называйте его: каждое решение записывается одним способом.
refusal-too-few-cards = Для этого нужны две карты.
refusal-unpayable = Вы не можете заплатить две карты этого цвета.
refusal-no-effect = У карты { $card } нет эффекта.
refusal-no-shortcut = Напрямик едут картой с таким эффектом; карту { $card } так использовать нельзя.
refusal-needs-both = Оттуда не доехать до второго цвета карты { $card }.
refusal-idle = Эффект «{ $effect }» сейчас ничего не даст.
refusal-no-police-token = У вас нет жетона полиции, который мог бы помочь.
refusal-not-on-bin = Ваш грузовик стоит не у бака.
refusal-not-driven = Собирать можно только там, куда вы приехали в этот ход.
refusal-has-bin = Этот бак у вас уже есть.
refusal-punctured = У вас прокол, в этот ход вы не можете собирать.
refusal-not-sellable = Бак { $number } сейчас продать нельзя.
refusal-hand-too-large = Сначала сбросьте карты до пяти.
refusal-no-puncture = У вас нет карты прокола.
refusal-forbidden-site = Знак нельзя поставить туда.
refusal-forbidden-die = Оттуда нельзя взять кубик или туда положить.
refusal-rest-unpayable = Тогда вы не сможете заплатить остальное.
refusal-same-colour = Кубик уже показывает этот цвет.
refusal-forbidden-seat = { $seat } не подходит.
refusal-no-match = Карта { $card } — не то, о чём просили.
refusal-forbidden-police = Полиция этого не может.
refusal-forbidden-route = Эту карту маршрута нельзя сбросить.

## What is going on

situation-other = { $seat } принимает решение.
situation-turn = Ваш ход: езжайте, применяйте эффекты, собирайте или продавайте и завершите ход.
situation-turn-over = Ваш грузовик стоит. Можно применять эффекты или завершить ход.
situation-choose-light = Выберите светофор, с которого начнёте.
situation-spend-card = Выберите карты, которые потратите. Осталось: { $count }.
situation-pay-unit = Оплатите двойную полосу, цвет: { $colour }. Осталось: { $count }.
situation-reward-choice = Использовать награду: { $reward }?
situation-lift-die = Все кубики на поле. Снимите кубики для броска: { $count }.
situation-pick-die = Выберите кубик, чтобы повернуть.
situation-place-die = Положите кубик на участок, цвет: { $colour }.
situation-die-colour = Выберите новый цвет: { $street }.
situation-pick-token = Выберите знак, который перенесёте.
situation-place-works = Выберите участок для дорожных работ.
situation-place-one-way = Выберите участок для знака одностороннего движения.
situation-one-way-direction = Куда указывает знак, { $street }: первое — { $forward }, второе — { $backward }?
situation-pick-seat = Выберите игрока для эффекта «{ $effect }».
situation-ask-for = О чём вы просите? Отвечает { $seat }.
situation-give-card = { $seat } просит: { $wanted }. Выберите, что отдать.
situation-swap-own = Выберите карту на обмен. Кому: { $seat }.
situation-swap-theirs = { $seat } хочет обменяться. Выберите карту, которую отдадите.
situation-police-option = Что сделает полиция?
situation-react = { $seat } хочет собрать пластик. Пропустите или сыграйте свой прокол.
situation-react-none = { $seat } хочет собрать пластик. Прокола у вас нет: остаётся только пропустить.
situation-react-other = { $seat } хочет собрать пластик. Остальные могут ответить.
situation-route-overflow = Четвёртая карта маршрута: { $route }. Сбросьте одну.
situation-discard = Сбросьте лишнее, затем доберите до пяти карт.
situation-won = Игра окончена. { $seat } побеждает, очки: { $points }.
situation-shared = Игра окончена. { $players } делят победу, очки: { $points }.

## The table in lines of text

table-round = { $city }, раунд { $round }. Ходит { $seat }.
table-last-round = Раунд { $round } последний.
table-plant = Завод «{ $plant }»: покупает { $bins }, очки за каждый: { $points }, ещё купит: { $capacity }.
table-die = { $street }: кубик, { $colour }.
table-works = { $street }: закрыто, дорожные работы.
table-one-way = { $street }: движение только в сторону { $place }.
table-bonus = { $seat } владеет бонусной картой.
table-player-without-light = { $seat }: светофор ещё не выбран, счёт { $score }, очки { $counters }, карты { $cards }, маршруты { $routes }. Баки: { $bins }.
table-player = { $seat }, место { $place }: счёт { $score }, очки { $counters }, карты { $cards }, маршруты { $routes }. Баки: { $bins }.
table-police = { $seat } имеет жетон полиции.
table-puncture = { $seat } имеет прокол шины.
table-exit = Оттуда: { $street } до { $place }, { $colour }.
table-track = Проехано в этот ход: { $legs }.
table-leg = { $street }, { $colour }
table-leg-colourless = { $street }, без цвета
table-pass = Знаки не действуют в этот ход: { $street }.
table-played = Сыграно в этот ход: { $cards }.
table-own-hand = Ваши карты: { $cards }.
table-own-routes = Ваши маршруты: { $routes }.
table-decks = Карты в колодах: улицы { $street }, маршруты { $route }. Сброшено: { $discard }.

## Lessons: one short explanation for a first-time player

lesson-continue = Карта везёт дальше бесплатно, пока следующие улицы того же цвета.
lesson-step = Сыграйте карту цвета улицы, у которой стоит грузовик, чтобы проехать по ней.
lesson-shortcut_step = Короткий путь ведёт по улице любого цвета, даже через работы.
lesson-pair_step = Любые две карты вместе заменяют карту любого цвета. Это дорого, зато вы едете.
lesson-double_step = Двойная полоса стоит двух карт одного цвета.
lesson-effect = Одноцветную карту можно вместо поездки использовать ради эффекта.
lesson-police_token = Жетон полиции один раз помогает против работ и знаков.
lesson-collect = У бака, которого у вас нет, собирайте: вы берёте его карту и бросаете кубик на очки. Грузовик остаётся там.
lesson-sell_bin = Заводу баки продают за очки, а потом их можно собрать снова.
lesson-end_turn = Завершите ход, когда закончили. Карты можно оставить на потом.
lesson-choose_light = Посмотрите на карты: от какого светофора ехать удобнее?
lesson-spend_card = Тратьте карты, которые нужны меньше всего.
lesson-pay_unit = Платите картой этого цвета или двумя любыми.
lesson-use = Белые круги на пути помогают. Это ничего не стоит.
lesson-skip = От награды можно отказаться.
lesson-pick_die = Выберите кубик, который изменится.
lesson-place_die = Кубик меняет цвет улицы: подберите его к своим картам.
lesson-die_colour = Выберите цвет, по которому сможете ехать.
lesson-pick_token = Оба знака на поле, поэтому один переносят.
lesson-place_works = Работы заставят других ехать в объезд. Запирать никого нельзя.
lesson-place_one_way = Знак пускает всех только в одну сторону.
lesson-one_way_direction = Выберите, в какую сторону можно ехать.
lesson-pick_seat = Выберите, кого это касается.
lesson-ask_for = Просите то, что нужно для следующей поездки.
lesson-give_card = Нужно отдать подходящую карту. Выберите наименее нужную.
lesson-swap_own = Предложите карту, которая вам мало полезна.
lesson-swap_theirs = Отдайте карту, которая вам мало полезна. Что получите, неизвестно.
lesson-remove = Снятый знак исчезает для всех.
lesson-reverse = Развёрнутый знак помогает тем, кто едет в другую сторону.
lesson-pass = Проезд только для вас и только в этот ход.
lesson-let_pass = Если пропустить, другой игрок соберёт пластик.
lesson-puncture = Прокол возвращает грузовик на одну улицу, и игрок ничего не получает.
lesson-route_overflow = Можно держать три карты маршрутов. Оставьте подходящие.
lesson-discard = Сбросьте карты, не подходящие для следующей поездки, и возьмите лучше.
lesson-refill = Доберите до пяти карт; потом ходит следующий.

## What the cards mean in the real world

note-rt01 = Опустошайте бутылки и сминайте их там, где об этом просят: так грузовик увезёт гораздо больше пластика. Бутылки с залогом не мнут, чтобы автомат мог их прочитать.
note-rt02 = Треугольник с числом говорит, из какого пластика сделана вещь. Он не обещает, что её перерабатывают там, где вы живёте.
note-rt03 = С июля 2024 года крышки пластиковых бутылок до трёх литров, продаваемых в ЕС, не отделяются от бутылки, чтобы их собирали вместе.
note-rt04 = Лотки, окрашенные сажей в чёрный цвет, плохо видны инфракрасным камерам сортировки, поэтому многие попадают в остаточные отходы.
note-rt05 = Упаковке не обязательно быть идеально чистой, но она должна быть пустой: остатки еды портят тюки и привлекают вредителей.
note-rt06 = Пакетам с пометкой «компостируемый» не место в баке для пластика. В смеси с обычным пластиком они ухудшают вторичное сырьё.
note-rt07 = Пакеты от чипсов и напитков часто состоят из тонких слоёв разных материалов. Их трудно разделить, поэтому их редко перерабатывают.
note-rt08 = Из хлопьев от бутылок прядут полиэфирное волокно для одежды, ковров и наполнителей.
note-rt09 = В странах с хорошо налаженным залогом за бутылки часто возвращается около девяти бутылок из десяти.
note-rt10 = Страны ЕС должны раздельно собирать 77 процентов пластиковых бутылок к 2025 году и 90 процентов к 2029 году.
note-rt11 = Сначала избегать, потом использовать снова, потом перерабатывать: этот порядок записан в законах ЕС.
note-rt12 = Пластик в природе не исчезает. Солнце и волны дробят его на всё меньшие кусочки; меньше пяти миллиметров — это микропластик.
note-rt13 = ПВХ (код 3) идёт на трубы и оконные рамы. Даже малая его доля портит партию вторичного ПЭТ, поэтому его отсортировывают.
note-rt14 = Делать пластик для бутылок из вторичных хлопьев намного менее энергоёмко, чем из нефти.
note-pl1 = На сортировке инфракрасные камеры узнают вид пластика, и струи воздуха сдувают каждый кусок на нужную ленту.
note-pl2 = Отсортированный пластик дробят на хлопья и моют. Этикетки, клей и остатки еды нужно удалить до плавления.
note-pl3 = В ванне с водой лёгкие пластики, например ПЭ и ПП, всплывают, а ПЭТ и ПВХ тонут. Так смесь хлопьев разделяют без нагрева.
note-pl4 = Экструдер плавит чистые хлопья, продавливает расплав через мелкое сито и режет на гранулы, из которых делают новые вещи.
note-pl5 = Вторичный ПЭТ для пищи должен быть особенно чистым. С 2025 года ПЭТ-бутылки в ЕС должны в среднем содержать не менее 25 процентов вторичного пластика, с 2030 года все пластиковые бутылки — 30 процентов.
note-bin-1 = Большинство бутылок от напитков — ПЭТ (код 1), один из самых перерабатываемых пластиков. Чистый ПЭТ становится новыми бутылками, лотками или волокном.
note-bin-2 = Жёсткие мутные бутылки от моющих средств, шампуня или молока часто из ПНД (код 2). Из него делают трубы, ящики и новые бутылки для чистящих средств.
note-bin-3 = Пакеты и плёнка — чаще всего ПВД (код 4). Они наматываются на машины сортировки, поэтому их вынимают рано; из плёнки делают мешки для мусора.
note-bin-4 = Стаканчики от йогурта, банки и крышки часто из полипропилена, ПП (код 5). ПП плавает, а ПЭТ тонет: так отделяют крышки от бутылок.
note-bin-5 = Пенополистирол (код 6) — это до 98 процентов воздуха. Везти его на переработку выгодно, только если спрессовать в плотные блоки.
