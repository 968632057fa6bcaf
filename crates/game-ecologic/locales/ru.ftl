### Ecologic по-русски. Термины первого издания: фишка, гекс, экоочки, экоинициатива, специальная инициатива, торг.
###
### Предложение всегда целиком в одном сообщении. Имена игроков стоят в именительном падеже.

game-name = Ecologic
game-tagline = Компании добывают нефть и минералы. Кто удержит в равновесии деньги и экологию?

player = { $seat }

## Экоинициативы

initiative-ei01 = Экологическое просвещение
initiative-ei02 = Раздельный сбор отходов
initiative-ei03 = Энергосберегающее освещение
initiative-ei04 = Посадка деревьев
initiative-ei05 = Переходы для животных
initiative-ei06 = Открытая экоотчётность
initiative-ei07 = Экологический мониторинг
initiative-ei08 = Отряд ликвидации разливов
initiative-ei09 = Пылегазовые фильтры
initiative-ei10 = Восстановление болот
initiative-ei11 = Поиск и устранение утечек
initiative-ei12 = Возврат тепла
initiative-ei13 = Рекультивация
initiative-ei14 = Переработка отвалов и хвостов
initiative-ei15 = Использование попутного газа
initiative-ei16 = Очистные сооружения
initiative-ei17 = Замкнутый водооборот
initiative-ei18 = Станция на возобновляемой энергии
initiative-ei19 = Улавливание и хранение углерода
initiative-ei20 = Безотходное производство
initiative-card = { $cost ->
    [0] «{ $card }» (экоочки за ход: +{ $enviro })
   *[other] «{ $card }» (экоочки за ход: +{ $enviro }, монеты за ход: −{ $cost })
}
initiative-card-ed1 = { $cost ->
    [0] «{ $card }» (экоочки за ход: +{ $enviro })
   *[other] «{ $card }» (экоочки за ход: +{ $enviro }, монеты за ход: −{ $cost })
}

## Специальные инициативы

tad-nr = Заповедник
tad-sm-ed1 = Биржа
tad-sm-ed2 = Биржа
tad-ac = Академия
tad-th = Транспортный узел
tad-nr-effect-ed1 = В каждую фазу Экологии каждый игрок получает 1 экоочко за каждый соседний гекс, на котором есть его фишка.
tad-nr-effect-ed2 = В каждую фазу Экологии владелец каждого соседнего сектора получает 1 экоочко.
tad-sm-effect-ed1 = Владелец платит за фишки половину цены с округлением вверх, в любом торге и без торга.
tad-sm-effect-ed2 = В торгах, которые открыл сам владелец, и на международной торговой площадке он платит половину с округлением вверх.
tad-ac-effect = Защищает владельца от всего, что отнимают события.
tad-th-effect = В каждую фазу Дохода владелец каждого соседнего сектора получает 1 монету.

item-oil = фишка нефти
item-mineral = фишка минерала
item-card = экоинициатива { $card }
item-tad = специальная инициатива «{ $tad }»

## События: названия

card-state-support = Господдержка
card-contractor-ed1 = Единственный подрядчик
card-contractor-ed2 = Единственный подрядчик
card-rich-horizons = Богатые горизонты
card-lawsuit-ed1 = Судебный иск
card-lawsuit-ed2 = Судебный иск
card-harmless-oil-ed1 = Новая техника
card-harmless-oil-ed2 = Экологическая экспертиза
card-oil-rise = Рост цен на нефть
card-harmless-mineral = Визит эколога
card-exchange = Обмен
card-corruption = Коррупция
card-central-ed1 = Централизация
card-central-ed2 = Централизация
card-media-ed1 = Пиар-кампания
card-media-ed2 = Пристрастные СМИ
card-logistics = Логистика
card-veto-ed1 = Вето
card-veto-ed2 = Вето на торги
card-crisis = Финансовый кризис
card-patent = Патент
card-analysts = Просчёт аналитиков
card-conversion = Перепрофилирование
card-flood = Наводнение
card-levy = Профсоюзный взнос
card-brain-drain-ed1 = Утечка мозгов
card-brain-drain-ed2 = Утечка мозгов
card-final-report = Итоговый отчёт
card-oil-crash = Обвал цен на нефть
card-accident = Авария на производстве
card-outdated = Устаревшее оборудование
card-green = «Зелёные» инвестиции
card-spill = Разлив нефти
card-market-rise = Рост на бирже
card-industry = Программа индустриализации
card-shares = Покупка акций конкурента
card-infrastructure = Развитие инфраструктуры
card-bat = Обязательный переход на НДТ
card-cartel = Картельный сговор
card-grind = Серые будни
card-expo = Промышленно-экологическая выставка
card-platform = Международная торговая площадка

## События: что они делают

card-state-support-effect = Каждый игрок получает 5 монет.
card-state-support-effect-ed1 = Каждый игрок получает 5 монет.
card-contractor-ed1-effect = Один раз за этот ход ведущий игрок может купить фишку или экоинициативу хода по номинальной цене, без торга.
card-contractor-ed2-effect = Вместо открытия торга ведущий игрок может купить фишку, экоинициативу или специальную инициативу по номинальной цене, без торга.
card-rich-horizons-effect = Минеральные здания первого уровня приносят в этот ход вдвое больше.
card-lawsuit-ed1-effect = Ведущий игрок может убрать с поля одну любую фишку.
card-lawsuit-ed2-effect = Ведущий игрок может убрать с поля одну фишку другого игрока.
card-harmless-oil-ed1-effect = Нефтяные здания первого уровня в этот ход безвредны.
card-harmless-oil-ed1-effect-all = Все здания первого уровня в этот ход безвредны.
card-harmless-oil-ed2-effect = Нефтяные здания первого уровня в этот ход безвредны.
card-harmless-oil-ed2-effect-all = Все здания первого уровня в этот ход безвредны.
card-oil-rise-effect = Нефтяные здания первого уровня приносят в этот ход вдвое больше.
card-harmless-mineral-effect = Минеральные здания первого уровня в этот ход безвредны.
card-harmless-mineral-effect-ed1 = Минеральные здания первого уровня в этот ход безвредны.
card-harmless-mineral-effect-all = Все здания первого уровня в этот ход безвредны.
card-harmless-mineral-effect-all-ed1 = Все здания первого уровня в этот ход безвредны.
card-exchange-effect = В фазу Экологии ведущий игрок может поменять до 5 монет на столько же экоочков или наоборот.
card-corruption-effect = Ведущий игрок теряет половину денег с округлением вверх.
card-corruption-effect-ed1 = Ведущий игрок теряет половину денег с округлением вверх.
card-central-ed1-effect = Одно здание второго уровня каждого игрока приносит в этот ход вдвое больше.
card-central-ed2-effect = Все здания второго уровня приносят в этот ход вдвое больше.
card-central-ed2-effect-all = Все здания приносят в этот ход вдвое больше.
card-media-ed1-effect = Ведущий игрок может изменить цену фишек одного типа не более чем на { $step }, вверх или вниз, до конца первого торга за них в этот ход.
card-media-ed2-effect = Ведущий игрок может изменить цену фишек одного типа не более чем на { $step }, вверх или вниз, до конца первого торга за них в этот ход.
card-logistics-effect = Все здания первого уровня приносят в этот ход вдвое больше.
card-veto-ed1-effect = Ведущий игрок может отменить результат одного торга в этот ход.
card-veto-ed2-effect = Ведущий игрок может отменить результат одного торга в этот ход.
card-crisis-effect = Здания первого и второго уровня в этот ход ничего не приносят. Содержание экоинициатив оплачивается как обычно.
card-crisis-effect-one = Здания первого уровня в этот ход ничего не приносят. Содержание экоинициатив оплачивается как обычно.
card-patent-effect = Каждый другой игрок отдаёт ведущему игроку 3 монеты или сколько есть.
card-patent-effect-ed1 = Каждый другой игрок отдаёт ведущему игроку 3 монеты или сколько есть.
card-analysts-effect = Здания третьего уровня ведущего игрока в этот ход ничего не приносят.
card-conversion-effect = Ведущий игрок может ликвидировать одно своё здание и взять столько же фишек другого типа (насколько хватит запаса), чтобы поставить их позже.
card-flood-effect = Каждый игрок теряет половину экоочков с округлением вверх.
card-flood-effect-ed1 = Каждый игрок теряет половину экоочков с округлением вверх.
card-levy-effect = Ведущий игрок назначает взнос и платит его. Кто не заплатит столько же, ничего не делает в эту фазу Действий.
card-brain-drain-ed1-effect = Ведущий игрок должен сбросить одну свою экоинициативу.
card-brain-drain-ed2-effect = Ведущий игрок должен отдать одну свою экоинициативу соседу слева.
card-final-report-effect = Это последний ход. После его фазы Дохода подсчитываются итоговые очки.
card-oil-crash-effect = Все нефтяные здания первого уровня каждого игрока вместе приносят в этот ход половину; потеря округляется вверх.
card-accident-effect = Одно здание высшего уровня каждого игрока в этот ход ничего не приносит.
card-accident-effect-leader = Одно здание высшего уровня ведущего игрока в этот ход ничего не приносит.
card-outdated-effect = Здания первого уровня в этот ход ничего не приносят.
card-green-effect = Денег у ведущего игрока становится столько же, сколько экоочков.
card-green-effect-reverse = Экоочков у ведущего игрока становится столько же, сколько денег.
card-spill-effect = Ведущий игрок платит 5 монет. Если это невозможно, с поля убираются две его фишки нефти, если их не меньше двух.
card-spill-effect-any = Ведущий игрок платит 5 монет. Если это невозможно, с поля убираются две его фишки, если их не меньше двух.
card-market-rise-effect = После последнего игрока каждый может открыть ещё один торг.
card-industry-effect = Каждый игрок получает по 1 монете за каждый сыгранный ход, включая этот.
card-industry-effect-leader = Ведущий игрок получает по 1 монете за каждый сыгранный ход, включая этот.
card-shares-effect = Один раз за этот ход ведущий игрок может купить у другого игрока единственную фишку сектора по её цене; отказать нельзя.
card-infrastructure-effect = Выигравший фишку может, доплатив 1 монету, поставить её в любой свободный сектор с нужным ресурсом.
card-infrastructure-effect-leader = Если фишку выиграет ведущий игрок, он может, доплатив 1 монету, поставить её в любой свободный сектор с нужным ресурсом.
card-bat-effect = Каждый игрок платит 1 монету за каждое здание и получает за него 1 экоочко. Неоплаченные здания закрываются.
card-bat-effect-token = Каждый игрок платит 1 монету за каждую фишку и получает за неё 1 экоочко. Неоплаченные здания закрываются.
card-cartel-effect = Ведущий игрок может выбрать партнёра. Оба получают в этот ход двойной доход.
card-grind-effect = В этот ход ничего не происходит.
card-expo-effect = Каждый игрок с экоинициативой может вытянуть новую и обменять на неё одну свою; цена обмена: { $price }.
card-platform-effect = После последнего игрока каждый может купить что-нибудь одно по номинальной цене, без торга.

## Настройки

option-edition = Издание
option-edition-question = В какое издание играем?
option-edition-effect = В первом поле складывается из гексов наугад, гексы общие, в игре все 21 событие. Во втором поле постоянное, у сектора один владелец, ходов меньше.
option-edition-ed2 = Второе издание
option-edition-ed1 = Первое издание

option-first-leader = Первый ведущий
option-first-leader-question = Кто ведёт первый ход?
option-first-leader-effect = Ведущий игрок открывает событие и действует первым. Каждый ход роль переходит дальше.
option-first-leader-random = Кого выберет жребий
option-first-leader-seat = { $seat }

option-events-per-level = События
option-events-per-level-question = Сколько событий каждого уровня?
option-events-per-level-effect = Чем больше событий, тем длиннее партия. Для первой партии хватит трёх; десять возможны только во втором издании, семь только в первом.
option-events-per-level-default = Как принято в издании: 5, в первом 7
option-events-per-level-3 = 3: короткая партия, от 7 до 9 ходов
option-events-per-level-5 = 5: обычная партия второго издания
option-events-per-level-7 = 7: обычная партия первого издания
option-events-per-level-10 = 10: все события, долгая партия

option-event-pool = Выбор событий
option-event-pool-question = Какие события в игре?
option-event-pool-effect = Их выбирает жребий, и они неизвестны, или ведущий партии открыто перечисляет их.
option-event-pool-random = По жребию

option-event-order = Порядок событий
option-event-order-question = В каком порядке идут события?
option-event-order-effect = Обычно сначала идут мягкие события первого уровня, а события третьего в конце.
option-event-order-levels = Уровень за уровнем
option-event-order-mixed = Все уровни вперемешку
option-event-order-scenario = Как записал ведущий партии; игроки этого не знают

option-scenario = Сценарий
option-scenario-question = Какие события идут, от первого до последнего?
option-scenario-effect = Список составляет ведущий партии; игроки его не видят.

option-mixed-final = Итоговый отчёт
option-mixed-final-question = Где может лежать «Итоговый отчёт», когда все уровни перемешаны?
option-mixed-final-effect = Если где угодно, партия может закончиться первым же ходом.
option-mixed-final-last-third = В последней трети
option-mixed-final-anywhere = Где угодно

option-tads = Специальные инициативы
option-tads-question = Играть со специальными инициативами?
option-tads-effect = Без них в первой партии меньше забот.

option-big-initiatives = Крупные экоинициативы
option-big-initiatives-question = Играть с четырьмя экоинициативами за 12 монет?
option-big-initiatives-effect = Каждая даёт 5 экоочков за ход. Без них беречь природу труднее.

option-face-down = Скрытая биоёмкость
option-face-down-question = Положить экоочки на поле цифрой вниз?
option-face-down-effect = Число становится известно, когда туда ставят фишку.

option-teams = Команды
option-teams-question = Играть командами по двое?
option-teams-effect = Четыре игрока; сидящие напротив складывают в конце деньги и экоочки. Решения каждый принимает сам.

option-deals = Свободные сделки
option-deals-question = Разрешить свободные сделки?
option-deals-effect = В свою очередь игроки могут меняться деньгами, экоинициативами и обещаниями.
option-deals-default = Как принято в издании: нет, в первом да

option-promises = Обещания
option-promises-question = Кто следит за выполнением обещаний?
option-promises-effect = Обещание — это деньги, которые платят в одном из следующих ходов.
option-promises-binding = Игра: платится, сколько есть
option-promises-honour = Честь: должника каждый раз спрашивают

option-score-rounding = Округление
option-score-rounding-question = Как округлять итоговые очки?
option-score-rounding-effect = Итог получается дробным. Печатная таблица округляет до десятых, а затем до целых.
option-score-rounding-default = Как принято в издании: по таблице, в первом никак
option-score-rounding-exact = Никак, показывать с десятыми
option-score-rounding-printed-table = Как в печатной таблице
option-score-rounding-nearest = До ближайшего целого
option-score-rounding-floor = Вниз
option-score-rounding-ceil = Вверх

option-zero-as-one = Ноль
option-zero-as-one-question = Считать ноль за единицу при подсчёте?
option-zero-as-one-effect = Иначе тот, кто остался без денег или без экоочков, не получает основных очков.
option-zero-as-one-default = Как принято в издании: нет, в первом да

option-eco-per-turn = Экоинициативы за ход
option-eco-per-turn-question = Сколько экоинициатив открывают за ход в первом издании?
option-eco-per-turn-effect = Одну на всех или по одной на каждого игрока.
option-eco-per-turn-one = Одну
option-eco-per-turn-each = По одной на игрока

option-tad-opener = Торги за специальные инициативы
option-tad-opener-question = Кто открывает торг за специальную инициативу в первом издании?
option-tad-opener-effect = Ведущий игрок один раз за ход или каждый вместо торга за фишку.
option-tad-opener-leader = Ведущий игрок
option-tad-opener-slot = Каждый в свою очередь

option-lake-tokens = Экоочки на озёрах
option-lake-tokens-question = Лежат ли экоочки на озёрах первого издания?
option-lake-tokens-effect = Их забирает тот, кто поставит на озеро специальную инициативу.

option-tad-adjacent = Соседство
option-tad-adjacent-question = Должна ли специальная инициатива второго издания стоять рядом со своим сектором?
option-tad-adjacent-effect = В первом издании это всегда так.

option-harmless-events = Безвредные здания
option-harmless-events-question = Какие здания безвредны при двух экологических событиях?
option-harmless-events-effect = При одном нефтяные, при другом минеральные, или при обоих все здания первого уровня.
option-harmless-events-split = При одном нефтяные, при другом минеральные
option-harmless-events-all-level1 = При обоих все здания первого уровня

option-accident-scope = Авария на производстве
option-accident-scope-question = Кого касается авария?
option-accident-scope-effect = Она останавливает одно здание высшего уровня на один ход.
option-accident-scope-all = Всех
option-accident-scope-leader = Ведущего игрока

option-green-direction = «Зелёные» инвестиции
option-green-direction-question = Что меняют «зелёные» инвестиции?
option-green-direction-effect = Одно число ведущего игрока становится равным другому.
option-green-direction-profits-to-enviro = Денег становится столько, сколько экоочков
option-green-direction-enviro-to-profits = Экоочков становится столько, сколько денег

option-central-levels = Централизация
option-central-levels-question = Что удваивает централизация во втором издании?
option-central-levels-effect = В первом издании удваивается одно здание второго уровня у каждого.
option-central-levels-two = Здания второго уровня
option-central-levels-all = Все здания

option-spill-tokens = Разлив нефти
option-spill-tokens-question = Какие фишки забирает разлив нефти?
option-spill-tokens-effect = Две, если ведущий игрок не может заплатить 5 монет.
option-spill-tokens-oil = Фишки нефти
option-spill-tokens-any = Любые фишки

option-industry-scope = Программа индустриализации
option-industry-scope-question = Кому платит программа индустриализации?
option-industry-scope-effect = По 1 монете за каждый сыгранный ход.
option-industry-scope-all = Всем
option-industry-scope-leader = Ведущему игроку

option-crisis-levels = Финансовый кризис
option-crisis-levels-question = Какие здания страдают от кризиса?
option-crisis-levels-effect = Один ход они ничего не приносят.
option-crisis-levels-one-two = Первого и второго уровня
option-crisis-levels-one = Первого уровня

option-media-step = Пиар
option-media-step-question = Насколько пиар может изменить цену?
option-media-step-effect = Ведущий игрок меняет одну цену вверх или вниз не больше чем на столько.
option-media-step-1 = 1
option-media-step-2 = 2
option-media-step-3 = 3
option-media-step-4 = 4
option-media-step-5 = 5

option-infra-scope = Развитие инфраструктуры
option-infra-scope-question = Кому помогает развитие инфраструктуры?
option-infra-scope-effect = Выигранную фишку можно с доплатой в 1 монету поставить в любой свободный сектор.
option-infra-scope-all = Всем
option-infra-scope-leader = Ведущему игроку

option-bat-unit = Переход на НДТ
option-bat-unit-question = За что платят при переходе на НДТ?
option-bat-unit-effect = За каждое 1 монета, и за каждое 1 экоочко.
option-bat-unit-refinery = За каждое здание
option-bat-unit-token = За каждую фишку

option-expo-price = Выставка
option-expo-price-question = Сколько стоит обмен на выставке?
option-expo-price-effect = Платится только за состоявшийся обмен.
option-expo-price-0 = Нисколько
option-expo-price-1 = 1
option-expo-price-2 = 2
option-expo-price-3 = 3
option-expo-price-4 = 4
option-expo-price-5 = 5

option-minus-debt = Минус
option-minus-debt-question = Считать «Минус» второго издания долгом в одно экоочко?
option-minus-debt-effect = Иначе это только отметка о закрытом здании.

## Правила

rules-title = Правила Ecologic
rules-section-1 = Что установлено правилами
rules-section-2 = Подготовка
rules-section-3 = Ход игры
rules-section-4 = Действие карт
rules-section-5 = Конец и подсчёт очков
rules-section-6 = Варианты
rules-section-8 = Наше содержание
rules-section-r = Решения

## Что происходит

event-game-began = Первый ход ведёт { $seat }. Все ставят первые фишки.
event-turn-began = Начинается ход { $turn }, ведущий игрок: { $seat }. Событие: { $card }.
event-passed = { $seat } пасует.
event-passed-automatically = { $seat } пасует: другого выбора нет.
event-token-placed-oil = { $seat } ставит фишку нефти { $place }{ $enviro ->
    [0] .
    [one] {" "}и получает { $enviro } экоочко.
    [few] {" "}и получает { $enviro } экоочка.
    [many] {" "}и получает { $enviro } экоочков.
   *[other] {" "}и получает { $enviro } экоочков.
}
event-token-placed-oil-ed1 = { $seat } ставит фишку нефти { $place }{ $enviro ->
    [0] .
    [one] {" "}и получает { $enviro } экоочко.
    [few] {" "}и получает { $enviro } экоочка.
    [many] {" "}и получает { $enviro } экоочков.
   *[other] {" "}и получает { $enviro } экоочков.
}
event-token-placed-mineral = { $seat } ставит фишку минерала { $place }{ $enviro ->
    [0] .
    [one] {" "}и получает { $enviro } экоочко.
    [few] {" "}и получает { $enviro } экоочка.
    [many] {" "}и получает { $enviro } экоочков.
   *[other] {" "}и получает { $enviro } экоочков.
}
event-token-placed-mineral-ed1 = { $seat } ставит фишку минерала { $place }{ $enviro ->
    [0] .
    [one] {" "}и получает { $enviro } экоочко.
    [few] {" "}и получает { $enviro } экоочка.
    [many] {" "}и получает { $enviro } экоочков.
   *[other] {" "}и получает { $enviro } экоочков.
}
event-token-kept-oil = { $seat } оставляет фишку нефти на руках.
event-token-kept-mineral = { $seat } оставляет фишку минерала на руках.
event-token-closed-oil = { $seat } снимает фишку нефти { $place }.
event-token-closed-mineral = { $seat } снимает фишку минерала { $place }.
event-token-sued-oil = { $seat } теряет по суду фишку нефти { $place }.
event-token-sued-mineral = { $seat } теряет по суду фишку минерала { $place }.
event-token-spilt-oil = { $seat } теряет из-за разлива фишку нефти { $place }.
event-token-spilt-mineral = { $seat } теряет из-за разлива фишку минерала { $place }.
event-token-shut-down-oil = { $seat } закрывает за долги перед природой фишку нефти { $place }.
event-token-shut-down-mineral = { $seat } закрывает за долги перед природой фишку минерала { $place }.
event-protected = { $seat }: Академия защищает от события.
event-money-gained = { $seat } получает { $amount ->
    [one] { $amount } монету
    [few] { $amount } монеты
    [many] { $amount } монет
   *[other] { $amount } монет
}.
event-money-gained-ed1 = { $seat } получает { $amount ->
    [one] { $amount } монету
    [few] { $amount } монеты
    [many] { $amount } монет
   *[other] { $amount } монет
}.
event-money-lost = { $seat } теряет { $amount ->
    [one] { $amount } монету
    [few] { $amount } монеты
    [many] { $amount } монет
   *[other] { $amount } монет
}.
event-money-lost-ed1 = { $seat } теряет { $amount ->
    [one] { $amount } монету
    [few] { $amount } монеты
    [many] { $amount } монет
   *[other] { $amount } монет
}.
event-money-given = { $seat } отдаёт { $amount ->
    [one] { $amount } монету
    [few] { $amount } монеты
    [many] { $amount } монет
   *[other] { $amount } монет
}. Получатель: { $to }.
event-money-given-ed1 = { $seat } отдаёт { $amount ->
    [one] { $amount } монету
    [few] { $amount } монеты
    [many] { $amount } монет
   *[other] { $amount } монет
}. Получатель: { $to }.
event-enviro-lost = { $seat } теряет { $amount ->
    [one] { $amount } экоочко
    [few] { $amount } экоочка
    [many] { $amount } экоочков
   *[other] { $amount } экоочков
}.
event-enviro-lost-ed1 = { $seat } теряет { $amount ->
    [one] { $amount } экоочко
    [few] { $amount } экоочка
    [many] { $amount } экоочков
   *[other] { $amount } экоочков
}.
event-green-invested = { $seat } вкладывается в «зелёные» технологии: было { $from }, стало { $to }.
event-converted-oil = { $seat } ликвидирует нефтяное здание уровня { $tokens } { $place } и берёт на руки фишки минерала: { $taken }.
event-converted-mineral = { $seat } ликвидирует минеральное здание уровня { $tokens } { $place } и берёт на руки фишки нефти: { $taken }.
event-levy-set = { $seat } назначает взнос { $amount } и платит его.
event-levy-paid = { $seat } платит взнос { $amount }.
event-barred = { $seat } не платит взнос и ничего не делает в эту фазу Действий.
event-bat-paid = { $seat } платит за новые технологии. Монеты: −{ $amount }, экоочки: +{ $amount }.
event-refinery-closed-oil = { $seat } закрывает нефтяное здание уровня { $tokens } { $place }.
event-refinery-closed-mineral = { $seat } закрывает минеральное здание уровня { $tokens } { $place }.
event-price-shifted-oil = { $seat } меняет цену фишек нефти до ближайшего торга. Теперь она { $price }.
event-price-shifted-mineral = { $seat } меняет цену фишек минерала до ближайшего торга. Теперь она { $price }.
event-card-drawn = { $seat } открывает экоинициативу: { $card }, номинальная цена { $nominal }.
event-card-unsold = Экоинициатива «{ $card }» никому не нужна и уходит в сброс.
event-card-discarded = { $seat } сбрасывает экоинициативу «{ $card }».
event-card-given = { $seat } отдаёт экоинициативу «{ $card }». Получатель: { $to }.
event-card-swapped = { $seat } меняет экоинициативу «{ $old }» на { $new }; цена обмена: { $price }.
event-deck-reshuffled = Сброс экоинициатив перемешан и стал новой колодой.
event-auction-announced = { $seat } открывает торг: { $item }. Номинальная цена { $nominal }.
event-auction-opened = { $seat } начинает торг со ставки { $amount }: { $item }.
event-bid-made = { $seat } ставит { $amount }.
event-auction-won = { $seat } выигрывает торг: { $item }. Ставка { $price }, заплачено { $paid }.
event-auction-vetoed = { $seat } накладывает вето на торг: { $item }. Никто не платит.
event-bought = { $seat } покупает без торга: { $item }. Цена { $price }.
event-far-sector-paid = { $seat } доплачивает 1 монету за дальний сектор { $cell }.
event-tad-placed = { $seat } ставит специальную инициативу «{ $tad }» { $place }{ $enviro ->
    [0] .
    [one] {" "}и получает { $enviro } экоочко.
    [few] {" "}и получает { $enviro } экоочка.
    [many] {" "}и получает { $enviro } экоочков.
   *[other] {" "}и получает { $enviro } экоочков.
}
event-tad-placed-ed1 = { $seat } ставит специальную инициативу «{ $tad }» { $place }{ $enviro ->
    [0] .
    [one] {" "}и получает { $enviro } экоочко.
    [few] {" "}и получает { $enviro } экоочка.
    [many] {" "}и получает { $enviro } экоочков.
   *[other] {" "}и получает { $enviro } экоочков.
}
event-shares-bought-oil = { $seat } покупает фишку нефти { $place } за { $price }. Прежний владелец: { $owner }.
event-shares-bought-mineral = { $seat } покупает фишку минерала { $place } за { $price }. Прежний владелец: { $owner }.
event-changed-to-enviro = { $seat } меняет деньги на экоочки: { $amount }.
event-changed-to-money = { $seat } меняет экоочки на деньги: { $amount }.
event-environment-balanced = { $seat }, экология: фишки −{ $tokens }, экоинициативы +{ $initiatives }, событие +{ $exempt }, Заповедник +{ $reserve }, вместе { $change }. Экоочков теперь: { $enviro }.
event-environment-balanced-ed1 = { $seat }, экология: фишки −{ $tokens }, экоинициативы +{ $initiatives }, событие +{ $exempt }, Заповедник +{ $reserve }, вместе { $change }. Экоочков теперь: { $enviro }.
event-shut-down = { $seat } не может отдать столько экоочков: одна фишка закрывается.
event-shut-down-ed1 = { $seat } не может отдать столько экоочков: одна фишка закрывается.
event-cartel-formed = { $seat } вступает в картель. Партнёр: { $partner }.
event-income-received = { $seat }, доход: здания { $refineries }, событие { $event }, Транспортный узел +{ $hub }, картель +{ $cartel }, вместе { $gross }. Денег теперь: { $money }.
event-income-received-ed1 = { $seat }, доход: здания { $refineries }, событие { $event }, вместе { $gross }. Денег теперь: { $money }.
event-upkeep-paid = { $seat } платит за содержание экоинициатив { $cost }. Денег теперь: { $money }.
event-upkeep-paid-ed1 = { $seat } платит за содержание экоинициатив { $cost }. Денег теперь: { $money }.
event-deal-proposed = { $seat } предлагает сделку. Партнёр: { $partner }. Отдаёт: { $give }. Хочет: { $take }.
event-deal-accepted = { $seat } принимает сделку, которую предлагает { $proposer }. Получено: { $give }. Отдано: { $take }.
event-deal-declined = { $seat } отклоняет сделку, которую предлагает { $proposer }.
event-promise-paid = { $seat } платит по обещанию { $paid }. Получатель: { $creditor }. Осталось: { $open }.
event-promise-broken = { $seat } нарушает обещание заплатить { $amount }. Обманутый партнёр: { $creditor }.
event-game-ended = Итоговый отчёт составлен: игра окончена.

deal-money = { $amount ->
    [one] { $amount } монета
    [few] { $amount } монеты
    [many] { $amount } монет
   *[other] { $amount } монет
}
deal-money-ed1 = { $amount ->
    [one] { $amount } монета
    [few] { $amount } монеты
    [many] { $amount } монет
   *[other] { $amount } монет
}
deal-card = экоинициатива «{ $card }»
deal-promise = { $amount ->
    [one] { $amount } монета на ходу { $turn }
    [few] { $amount } монеты на ходу { $turn }
    [many] { $amount } монет на ходу { $turn }
   *[other] { $amount } монет на ходу { $turn }
}
deal-promise-ed1 = { $amount ->
    [one] { $amount } монета на ходу { $turn }
    [few] { $amount } монеты на ходу { $turn }
    [many] { $amount } монет на ходу { $turn }
   *[other] { $amount } монет на ходу { $turn }
}
deal-nothing = ничего

## Что можно сделать

action-pass = Пас
action-keep = Оставить фишку на руках
action-buy = Купить по номинальной цене, без торга
action-veto = Отменить торг
action-pay = Заплатить
action-accept = Принять сделку
action-draw = Вытянуть экоинициативу
action-open-token-oil = Открыть торг за фишку нефти
action-open-token-mineral = Открыть торг за фишку минерала
action-buy-token-oil = Купить фишку нефти без торга
action-buy-token-mineral = Купить фишку минерала без торга
action-open-tad = Открыть торг: «{ $tad }»
action-buy-tad = Купить без торга: «{ $tad }»
action-seat = Выбрать: { $seat }
action-raise-oil = Поднять цену фишек нефти на { $by }
action-raise-mineral = Поднять цену фишек минерала на { $by }
action-lower-oil = Снизить цену фишек нефти на { $by }
action-lower-mineral = Снизить цену фишек минерала на { $by }
action-to-enviro = Поменять деньги на экоочки: { $amount }
action-to-money = Поменять экоочки на деньги: { $amount }
action-place-oil = Поставить фишку нефти { $place }
action-place-mineral = Поставить фишку минерала { $place }
action-remove-oil = Снять фишку нефти { $place }
action-remove-mineral = Снять фишку минерала { $place }
action-refinery-oil = Убрать нефтяное здание { $place }
action-refinery-mineral = Убрать минеральное здание { $place }
action-site = Поставить { $place }
action-token-oil = Выбрать фишку нефти { $place }, владелец: { $seat }
action-token-mineral = Выбрать фишку минерала { $place }, владелец: { $seat }
action-card = Отдать экоинициативу { $card }
action-bid = Поставить { $amount }
action-propose = Предложить сделку. Партнёр: { $seat }. Отдать: { $give }. Взять: { $take }
action-counter = Предложить взамен другую сделку. Отдать: { $give }. Взять: { $take }

## Что новичку стоит знать о каждом решении

lesson-pass = Пас ничего не стоит. В торге он до конца этого торга, а в свою очередь завершает её.
lesson-keep = Фишка на руках не приносит дохода и не вредит природе. Её можно поставить в любую следующую фазу Действий.
lesson-buy = Вы платите только номинальную цену, и никто не перебьёт ставку.
lesson-veto = Торг отменяется: никто не платит, ничего не продано. В этот ход так можно сделать один раз.
lesson-pay = Вы платите, что требуется: взнос даёт право действовать в этот ход, переход на НДТ сохраняет ваши здания, исполненное обещание закрыто.
lesson-accept = Сделка состоится сразу и точно так, как записана.
lesson-draw = Экоинициатива каждый ход даёт экоочки. В вашу очередь её сначала предложат вам; если вы спасуете, торг может открыть другой. На выставке и на торговой площадке других не спрашивают.
lesson-open_token = Фишка каждый ход приносит деньги и отнимает 1 экоочко. Каждая новая фишка этого типа делает следующую дороже.
lesson-buy_token = Вы платите цену фишки, и никто не перебьёт ставку.
lesson-open_tad = Специальная инициатива остаётся до конца. Подумайте, кому поможет её место.
lesson-buy_tad = Вы платите номинальную цену, и никто не перебьёт ставку.
lesson-seat = Партнёр тоже получит вдвое больше. Выберите того, кто отстаёт.
lesson-shift = Низкая цена поможет первому покупателю, высокая притормозит остальных.
lesson-to_enviro = Итог зависит от меньшего из двух чисел: меняйте то, чего слишком много.
lesson-to_money = Итог зависит от меньшего из двух чисел: меняйте то, чего слишком много.
lesson-place = Первая фишка забирает биоёмкость места, на которое её ставят. Несколько ваших фишек вместе — здание более высокого уровня, оно доходнее.
lesson-remove = Снятая фишка возвращается в запас. Она больше не вредит природе, но и не приносит дохода.
lesson-refinery = Все фишки этого здания уходят с поля.
lesson-site = Место важно: некоторые специальные инициативы служат всем вокруг.
lesson-token = Вы выбираете одну фишку на поле.
lesson-card = Экоинициатива, от которой вы отказались, больше не даёт экоочков и не требует денег.
lesson-bid = Ставка — это вся цена. Помните о содержании экоинициатив и о следующем торге.
lesson-propose = Меняться можно деньгами, экоинициативами и обещаниями. Экоочками, фишками и специальными инициативами нельзя.
lesson-counter = Вы отвечаете своей сделкой; другой игрок может её принять или нет.

## Почему нельзя

refusal-not-asked = Сейчас спрашивают не вас.
refusal-not-this-question = Сейчас спрашивают о другом.
refusal-must-choose = Здесь нужно выбрать: пасовать нельзя.
refusal-bid-too-low = Ставка должна быть не меньше { $least }.
refusal-bid-too-high = Вы не можете поставить больше { $most }.
refusal-levy-out-of-bounds = Взнос может быть от 1 до { $most }: вы и сами его платите.
refusal-no-such-token-oil = У вас нет фишки нефти, которую можно поставить.
refusal-no-such-token-mineral = У вас нет фишки минерала, которую можно поставить.
refusal-kept-this-turn = Эту фишку вы оставили на руках при покупке. Поставить её можно начиная со следующей фазы Действий.
refusal-wrong-resource = В этом секторе нет ресурса для этой фишки.
refusal-wrong-resource-ed1 = На этом гексе нет ресурса для этой фишки.
refusal-cell-full = Здесь уже четыре фишки.
refusal-other-owner = Этот сектор занят другим игроком.
refusal-not-adjacent = Фишку ставят в свой сектор или в соседний с ним.
refusal-not-adjacent-ed1 = Фишку ставят на гекс, где уже стоит ваша, или на соседний.
refusal-not-at-border = Первую фишку ставят в свободный сектор.
refusal-not-at-border-ed1 = Первую фишку ставят на крайний гекс.
refusal-no-supply-oil = У вас не осталось фишек нефти.
refusal-no-supply-mineral = У вас не осталось фишек минерала.
refusal-no-place-for-token = Вам некуда поставить такую фишку.
refusal-too-poor = Номинальная цена { $nominal } вам не по карману.
refusal-too-poor-far = Номинальная цена { $nominal } и ещё 1 монета вам не по карману: место для этой фишки есть только в дальних секторах.
refusal-not-for-sale = Эта специальная инициатива не продаётся.
refusal-not-for-sale-ed1 = Эта специальная инициатива не продаётся.
refusal-not-your-tad-auction = Торг за специальную инициативу открывает только ведущий игрок, один раз за ход.
refusal-not-that-site = Специальную инициативу ставят только на свободное место для неё.
refusal-not-that-site-beside = Специальную инициативу ставят только на свободное место рядом с вашим сектором.
refusal-not-that-site-ed1 = Специальную инициативу ставят только на свободное озеро рядом с вашей фишкой.
refusal-cannot-buy = Сейчас это нельзя купить без торга.
refusal-closed-already = В этот ход вы уже сняли фишку.
refusal-no-own-token-oil = Вашей фишки нефти нет { $place }.
refusal-no-own-token-mineral = Вашей фишки минерала нет { $place }.
refusal-not-your-card = Экоинициатива «{ $card }» не ваша.
refusal-no-running-cost = Отказ от этой экоинициативы ничего не сбережёт: выберите ту, что требует денег.
refusal-no-cards = Экоинициатив больше нет.
refusal-not-that-token = Эту фишку выбрать нельзя.
refusal-shift-too-far = Цену можно изменить на величину от 1 до { $step }.
refusal-cannot-pay-for-all = На все здания денег не хватает: сначала закройте одно.
refusal-not-enough = Столько поменять вы не можете.
refusal-no-deals = В этой партии сделок нет.
refusal-no-deal-now = Сделку предлагают только в свою очередь, до главного действия.
refusal-no-deal-now-ed1 = Сделку предлагают только в свою очередь: до главного действия и ещё раз в конце фазы Действий.
refusal-nothing-proposed = Вам не предлагали сделки.
refusal-too-many-proposals = Уже предложены три сделки, этого достаточно.
refusal-too-many-counters = Вы уже ответили своей сделкой на три предложения: примите это или отклоните.
refusal-no-such-partner = С этим игроком сделку сейчас заключить нельзя.
refusal-empty-deal = В сделке должно что-то быть.
refusal-too-many-promises = Открытых обещаний за столом может быть не больше { $most }, а с этой сделкой их станет больше. Подождите, пока какое-нибудь выполнят.
refusal-deal-above-money = { $seat } не имеет столько денег.
refusal-deal-without-card = { $seat } не имеет экоинициативы «{ $card }».
refusal-promise-out-of-bounds = Обещать можно от 1 до 40 монет, со сроком от одного до шести ходов.

## Что происходит сейчас

situation-start-1-you = Поставьте первую фишку.
situation-start-1-other = { $seat } ставит первую фишку.
situation-start-2-you = Поставьте вторую фишку.
situation-start-2-other = { $seat } ставит вторую фишку.
situation-lawsuit-you = Вы выиграли суд: выберите фишку, которую уберут, или спасуйте.
situation-lawsuit-other = { $seat } может по суду убрать фишку.
situation-spill-you = На ликвидацию разлива нет денег: выберите фишку, которую теряете.
situation-spill-other = { $seat } выбирает фишку, которую забирает разлив.
situation-brain-you = Специалисты уходят: выберите экоинициативу, которую отпускаете.
situation-brain-other = { $seat } выбирает экоинициативу, которую теряет.
situation-convert-you = Вы можете превратить одно своё здание в фишки другого типа.
situation-convert-other = { $seat } может превратить здание в фишки другого типа.
situation-levy-set-you = Назначьте взнос; вы платите первым.
situation-levy-set-other = { $seat } назначает взнос.
situation-levy-set-protected-you = Академия вас защищает: назначьте взнос, который платите первым, или спасуйте, и взноса не будет.
situation-levy-set-protected-other = { $seat } может назначить взнос или обойтись без него.
situation-levy-pay-you = Заплатите взнос { $amount } или пропустите эту фазу Действий.
situation-levy-pay-other = { $seat } решает, платить ли взнос { $amount }.
situation-bat-you = Заплатите за все свои здания или закройте часть из них.
situation-bat-other = { $seat } платит за здания или закрывает их.
situation-bat-protected-you = Академия вас защищает: заплатите за все свои здания и получите экоочки или спасуйте, и всё останется как есть.
situation-bat-protected-other = { $seat } под защитой Академии и может заплатить за здания или ничего не делать.
situation-promise-you = Вы обещали заплатить { $amount } на ходу { $due }. Получатель: { $creditor }. Заплатите, сколько можете, или нарушьте обещание.
situation-promise-other = { $seat } решает, сдержать ли обещание заплатить { $amount } на ходу { $due }. Получатель: { $creditor }.
situation-media-you = Вы можете изменить цену фишек одного типа.
situation-media-other = { $seat } может изменить цену фишек одного типа.
situation-expo-draw-you = Вы можете вытянуть экоинициативу на выставке.
situation-expo-draw-other = { $seat } может вытянуть экоинициативу на выставке.
situation-expo-swap-you = Обменяйте одну свою экоинициативу на { $card } или спасуйте.
situation-expo-swap-other = { $seat } может обменять экоинициативу на { $card }.
situation-slot-you = Ваша очередь: откройте торг, сделайте что-то ещё или спасуйте.
situation-slot-other = { $seat } может открыть торг.
situation-opening-you = Назовите первую ставку: { $item }.
situation-opening-other = { $seat } называет первую ставку: { $item }.
situation-offer-you = Открыта экоинициатива { $card }: начните торг не меньше чем с { $nominal } или спасуйте.
situation-offer-other = { $seat } может начать торг за экоинициативу { $card } не меньше чем с { $nominal }.
situation-bidding-you = Поставьте больше { $high } или спасуйте. Идёт торг: { $item }.
situation-bidding-other = { $seat } может поставить больше { $high }. Идёт торг: { $item }.
situation-veto-you = { $winner } выигрывает торг: { $item }, ставка { $price }. Вы можете отменить его.
situation-veto-other = { $seat } может отменить торг: { $item }, ставка { $price }. Победитель торга: { $winner }.
situation-place-bought-you = Поставьте купленную фишку.
situation-place-bought-other = { $seat } ставит фишку.
situation-site-you = Выберите место: «{ $tad }».
situation-site-other = { $seat } выбирает место: «{ $tad }».
situation-platform-you = Вы можете купить что-нибудь одно по номинальной цене.
situation-platform-other = { $seat } может купить что-нибудь одно по номинальной цене.
situation-platform-card-you = Вы можете купить по номинальной цене экоинициативу { $card }.
situation-platform-card-other = { $seat } может купить по номинальной цене экоинициативу { $card }.
situation-wrap-you = Фаза Действий заканчивается: наведите порядок или спасуйте.
situation-wrap-other = { $seat } может навести порядок у себя.
situation-deal-answer-you = { $proposer } предлагает сделку. Вы получаете: { $give }. Вы отдаёте: { $take }.
situation-deal-answer-other = { $seat } отвечает на сделку. Её предлагает { $proposer }: отдаёт { $give }, хочет { $take }.
situation-exchange-you = Вы можете поменять деньги на экоочки или наоборот.
situation-exchange-other = { $seat } может поменять деньги на экоочки или наоборот.
situation-shutdown-you = Экоочков не хватило: выберите фишку, которую закрываете.
situation-shutdown-other = { $seat } выбирает фишку, которую закрывает.
situation-shutdown-ed1-you = Экоочков не хватило: выберите фишку, которую закрываете.
situation-shutdown-ed1-other = { $seat } выбирает фишку, которую закрывает.
situation-cartel-you = Вы можете выбрать партнёра по картелю.
situation-cartel-other = { $seat } может выбрать партнёра по картелю.
situation-upkeep-you = На содержание денег не хватает: выберите экоинициативу, от которой отказываетесь.
situation-upkeep-other = { $seat } не может оплатить содержание и отказывается от экоинициативы.
situation-won = Игра окончена. Победитель: { $seat }, итоговые очки: { $score }.
situation-shared = Игра окончена. Победу делят: { $players }; итоговые очки: { $score }.

## Стол строками текста

table-turn = { $turn ->
    [0] Подготовка. Ведущим будет { $leader }.
   *[other] Ход { $turn }. Ведущий игрок: { $leader }.
}
table-event = Событие: { $card }. { $effect }
table-events-left = Осталось событий: первого уровня { $first }, второго { $second }, третьего { $third }.
table-auction = Идёт торг: { $item }. Высшая ставка { $high }, её сделал игрок { $leader }.
table-passed = Спасовали: { $players }.
table-player = { $seat }: деньги { $money }, экоочки { $enviro }. За ход: доход { $income }, содержание { $costs }, экоочки { $change }. Фишки: нефть { $oil }, минералы { $mineral }. Очки сейчас: { $score }.
table-player-ed1 = { $seat }: деньги { $money }, экоочки { $enviro }. За ход: доход { $income }, содержание { $costs }, экоочки { $change }. Фишки: нефть { $oil }, минералы { $mineral }. Коэффициент { $k }, очки сейчас: { $score }.
table-player-cards = { $seat }, экоинициативы: { $cards }.
table-player-tads = { $seat }, специальные инициативы: { $tads }.
table-player-hand = { $seat }, фишки на руках: нефть { $oil }, минералы { $mineral }.
table-player-kept = { $seat }, из них куплено в этот ход, поставить можно позже: нефть { $oil }, минералы { $mineral }.
table-player-minus = { $seat }: отметка «Минус».
table-player-barred = { $seat } пропускает эту фазу Действий.
table-prices = Цены: фишка нефти { $oil }, фишка минерала { $mineral }.
table-tads = Продаются специальные инициативы, цена от { $nominal }: { $tads }.
table-cards = Экоинициатив в колоде: { $left }. В сбросе: { $discarded }.
table-cell = { $place }, { $resource }: { $contents }.
table-cell-empty = { $place }, { $resource }: пусто.
table-refinery-oil = нефтяное здание уровня { $level } (владелец: { $seat })
table-refinery-mineral = минеральное здание уровня { $level } (владелец: { $seat })
table-tad-here = { $tad }
table-token = биоёмкость { $value }
table-token-hidden = биоёмкость цифрой вниз
table-promise = Обещание: { $debtor } платит { $amount } на ходу { $due }. Получатель: { $creditor }.
cell-to = в сектор { $cell }
cell-to-ed1 = на гекс { $cell }
cell-at = в секторе { $cell }
cell-at-ed1 = на гексе { $cell }
cell-from = из сектора { $cell }
cell-from-ed1 = с гекса { $cell }
cell-site = на место { $cell }
cell-site-ed1 = на озеро { $cell }
cell-name = Сектор { $cell }
cell-name-ed1 = Гекс { $cell }
cell-name-site = Место { $cell }
cell-name-site-ed1 = Гекс { $cell }
resource-oil = нефть
resource-mineral = минералы
resource-both = нефть и минералы
resource-lake = озеро
resource-site = место для специальной инициативы

## Что карты значат в жизни

note-state-support = Государство помогает промышленности деньгами, льготами и дорогами, потому что заводы дают работу. Поддержка грязных отраслей может мешать экологическим целям, и многие страны теперь связывают её с условиями.
note-contractor = Соперничество покупателей показывает, сколько вещь стоит. Когда приходит только один, продавец обычно получает худшую цену, поэтому государственные торги должны быть открытыми.
note-rich-horizons = Доля полезного минерала в породе внутри месторождения разная. Чем она выше, тем меньше копать и тем меньше пустой породы на тонну металла.
note-lawsuit = Суд может обязать компанию остановить вред или возместить его. В Европе Орхусская конвенция 1998 года даёт людям и объединениям доступ к правосудию по экологическим делам.
note-harmless-oil = Современные установки расходуют меньше энергии и меньше выбрасывают на единицу продукции. Оценка воздействия до стройки помогает избежать вреда, а не исправлять его потом.
note-oil-rise = Во время эмбарго арабских стран 1973–74 годов цена нефти за несколько месяцев выросла примерно вчетверо. Многие страны-покупатели после этого начали беречь энергию.
note-harmless-mineral = Экологический аудит сравнивает работу предприятия со стандартом, например ISO 14001. Часто он находит и экономию энергии, воды и сырья.
note-oil-crash = Спрос и предложение нефти медленно отвечают на цену, поэтому небольшой излишек может её обрушить: нефть Brent стоила около 115 долларов в середине 2014 года и меньше 30 в январе 2016-го.
note-accident = На большом заводе установки зависят друг от друга, и одна поломка может остановить всё. Плановый ремонт обычно дешевле внезапной остановки.
note-outdated = Изношенные машины расходуют больше энергии, чаще протекают и простаивают. Однажды ремонт становится дороже замены.
note-exchange = На деньги можно восстанавливать природу, а природу превращать в деньги, но редко один к одному. Некоторые потери, например исчезнувший вид, не выкупить обратно.
note-corruption = Взятки отнимают деньги у общества и ослабляют экологический контроль. Конвенция ООН против коррупции принята в 2003 году.
note-central = Площадки под общим управлением могут делить людей, склады и транспорт. Экономисты называют это экономией на масштабе.
note-media-ed1 = Реклама экологических заслуг без настоящих улучшений называется гринвошингом. Когда её разоблачают, она вредит той самой репутации.
note-media-ed2 = Недостоверные новости могут на время сдвинуть цены. Распространять ложь ради влияния на рынок во многих странах наказуемо.
note-logistics = Если объединить несколько грузов, машины заполняются лучше. Это бережёт деньги и топливо на каждой тонне.
note-veto = «Вето» на латыни значит «запрещаю». Антимонопольные ведомства похожим образом могут остановить слияние или отменить нечестные торги.
note-crisis = В спад у крупных фирм запасов обычно больше, чем у мелких. Мировые выбросы CO2 в 2009 году немного снизились, а в 2010-м выросли больше чем на 5 %: сам по себе кризис экологию не спасает.
note-green = Зелёные облигации собирают деньги на экологические проекты; первую выпустил Европейский инвестиционный банк в 2007 году. Как любое вложение, они могут вырасти или упасть.
note-spill = В 2010 году после аварии Deepwater Horizon нефть 87 дней текла в Мексиканский залив. Компании это стоило больше 60 миллиардов долларов.
note-market-rise = Когда акции растут, компаниям легче собрать деньги на новые проекты. Цены, поднятые слухами, могут так же быстро упасть.
note-industry = Государственные программы часто возвращают часть вложений предприятия. Современные поощряют энергоэффективность и меньшие выбросы.
note-shares = Кто владеет больше чем половиной голосующих акций, обычно решает, кто управляет компанией. Это называют контрольным пакетом.
note-infrastructure = Дорога к одному руднику может открыть целый край. Она приближает школы и больницы, но и разрезает места обитания животных.
note-flood = Наводнение может вымыть загрязнения из прудов и складов. Природные поймы и болота задерживают воду и снижают её подъём.
note-patent = Патент даёт изобретателю исключительное право на изобретение на ограниченный срок, обычно на 20 лет. Взамен изобретение публикуют.
note-analysts = Если все производители расширяются по одному прогнозу, товара становится слишком много и цена падает. Большим заводам трудно быстро сократить выпуск.
note-conversion = Завод можно перестроить под другую продукцию, но придётся менять и оборудование, и навыки. Планировать это вместе с работниками называют справедливым переходом.
note-levy = Профсоюзы договариваются о зарплате и безопасности, и забастовка — их сильнейшее средство. Хорошие условия труда и малое число аварий идут рядом.
note-brain-drain = Специалисты уходят туда, где лучше платят и условия лучше. Место, которое они покидают, теряет их знания и опыт.
note-bat = Наилучшие доступные технологии — самые действенные из проверенных при приемлемой цене. На них основаны разрешения для крупных предприятий в Европейском союзе, а Россия начала вводить такие разрешения в 2019 году.
note-cartel = Картель — тайный сговор конкурентов о ценах или объёмах. В большинстве стран он запрещён, потому что переплачивает покупатель.
note-grind = Год без происшествий не случайность: для этого и существуют системы безопасности и обслуживание.
note-expo = Выставки помогают распространять новую технику. Когда видишь работающий пример, менять свой завод не так рискованно.
note-platform = Товарная биржа сводит много покупателей и продавцов одинаковых товаров. Её объявленные цены видны всем.
note-final-report = Отчёты об устойчивом развитии показывают рядом экономические, экологические и социальные итоги. Для них широко применяют стандарты Global Reporting Initiative.
note-ei01 = Экологическое просвещение помогает понимать и предотвращать вред. Его цели согласованы на конференции ООН в Тбилиси в 1977 году.
note-ei02 = Если сортировать отходы сразу, материалы остаются достаточно чистыми для переработки. Вторичному алюминию нужно примерно на 95 % меньше энергии, чем алюминию из руды.
note-ei03 = Светодиодные лампы при том же свете расходуют хотя бы на 75 % меньше электричества, чем лампы накаливания, и служат во много раз дольше.
note-ei04 = Растущие деревья поглощают CO2 и укрывают животных. Молодая посадка многие десятилетия не заменяет старый лес.
note-ei05 = Мосты и тоннели для животных соединяют места обитания, разрезанные дорогами. Вместе с оградами они сократили столкновения с животными в парке Банф больше чем на 80 %.
note-ei06 = Открытые реестры выбросов позволяют соседям и инвесторам сравнивать заводы. То, что публикуют, чаще сокращают.
note-ei07 = Постоянные измерения воздуха, воды и почвы рано показывают изменения, пока исправить их ещё недорого.
note-ei08 = После большого разлива в море обычно удаётся собрать лишь малую часть нефти. Быстрый ответ уменьшает вред, но лучше разлив предотвратить.
note-ei09 = Рукавные и электрические фильтры могут задержать больше 99 % пыли в дымовых газах.
note-ei10 = Болота хранят воду и задерживают загрязнения. Торфяники занимают около 3 % суши, но держат больше углерода, чем растения всех лесов вместе.
note-ei11 = За 20 лет метан нагревает климат больше чем в 80 раз сильнее той же массы CO2. Поиск утечек — одна из самых дешёвых климатических мер.
note-ei12 = Много энергии уходит из промышленности с теплом. Теплообменники возвращают часть её для отопления или электричества.
note-ei13 = При рекультивации землю выравнивают, возвращают плодородный слой и снова засаживают. Во многих странах этого требует лицензия на добычу.
note-ei14 = Хвосты — это мелко размолотая порода после обогащения руды. В старых ещё могут быть металлы, а переработка уменьшает опасные хранилища.
note-ei15 = Газ, который выходит вместе с нефтью, часто сжигают в факелах: в мире около 140–150 миллиардов кубометров в год. Если его использовать, берегутся топливо и климат.
note-ei16 = Очистка убирает взвеси, органику и питательные вещества до сброса воды. Большая часть сточных вод мира до сих пор не очищается безопасно.
note-ei17 = В замкнутом цикле одну и ту же воду очищают и используют снова и снова; восполняют только потери.
note-ei18 = Ветер и солнце при работе не выделяют CO2. За весь срок службы на киловатт-час приходится несколько процентов выбросов угольной станции.
note-ei19 = CO2 можно улавливать и хранить глубоко в породах. На месторождении Слейпнер в Норвегии с 1996 года захоронено больше 15 миллионов тонн.
note-ei20 = В безотходном производстве остатки одного завода — сырьё для другого. В Калундборге в Дании предприятия с 1970-х годов передают друг другу газ и воду, позже также пар и гипс.
note-nr = Охраняемые территории занимают около 17 % суши. В 2022 году страны мира решили стремиться к 30 % суши и моря к 2030 году.
note-sm = Биржа собирает много предложений в одном месте, и складывается общая цена. Крупные участники часто получают условия лучше, чем мелкие.
note-ac = Наука и образование не предотвращают кризис, но помогают предвидеть его и приспособиться.
note-th = Хорошее сообщение удешевляет каждую тонну. Железной дороге нужно в несколько раз меньше энергии на тонну и километр, чем грузовикам.
