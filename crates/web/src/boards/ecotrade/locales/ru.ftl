### Стол EcoTrade.

## Отдельные слова
et-ui-list = { $list }
et-ui-growth = Рост
et-ui-growth-unit = роста
et-ui-impact = Воздействие
et-ui-impact-unit = воздействия
et-ui-numbers = Время { $time }, рост { $growth }, воздействие { $impact }
et-ui-by-road = Автомобиль
et-ui-by-train = Поезд
et-ui-by-plane = Самолёт
et-ui-by-ship = Судно

## Полоса вверху и строка под предложением
et-ui-round = Раунд { $round }
et-ui-limit = Предел { $limit }
et-ui-first = Первый игрок: { $seat }
et-ui-is-first = Первый игрок
et-ui-last-turns = { $count ->
    [0] Последний ход
    [one] Ещё { $count } ход
    [few] Ещё { $count } хода
   *[many] Ещё { $count } ходов
}
et-ui-detail-end = { $count ->
    [0] Конец уже близко (игрок: { $seat }): это последний ход.
    [one] Конец уже близко (игрок: { $seat }): после этого хода будет ещё { $count } ход.
    [few] Конец уже близко (игрок: { $seat }): после этого хода будет ещё { $count } хода.
   *[many] Конец уже близко (игрок: { $seat }): после этого хода будет ещё { $count } ходов.
}

## Места
et-ui-n-cards = { $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[many] { $count } карт
}
et-ui-n-tokens = { $count ->
    [one] Свободен { $count } грузовик
    [few] Свободно { $count } грузовика
   *[many] Свободно { $count } грузовиков
}
et-ui-n-developments = { $count ->
    [one] { $count } развитие
    [few] { $count } развития
   *[many] { $count } развитий
}
et-ui-n-score = Счёт сейчас { $score }
et-ui-known = Все видели: { $cards }
et-ui-said-passed = Пас
et-ui-growth-tokens = { $count ->
    [one] { $count } жетон роста
    [few] { $count } жетона роста
   *[many] { $count } жетонов роста
}

## Карта
et-ui-map = { $count ->
    [0] Карта Европы: в пути ничего нет
    [one] Карта Европы: в пути { $count } перевозка
    [few] Карта Европы: в пути { $count } перевозки
   *[many] Карта Европы: в пути { $count } перевозок
}
et-ui-parts = Части стола
et-ui-to-hand = Ваши карты
et-ui-nothing-under-way = В пути пока ничего нет.
et-ui-trip-road = { $seat }, автомобиль: { $cards }. Откуда: { $origin }; куда: { $destination }. Время { $time }, рост { $growth }, воздействие { $impact }.
et-ui-trip-train = { $seat }, поезд: { $cards }. Откуда: { $origin }; куда: { $destination }. Время { $time }, рост { $growth }, воздействие { $impact }.
et-ui-trip-plane = { $seat }, самолёт: { $cards }. Откуда: { $origin }; куда: { $destination }. Время { $time }, рост { $growth }, воздействие { $impact }.
et-ui-trip-ship = { $seat }, судно: { $cards }. Откуда: { $origin }; куда: { $destination }. Время { $time }, рост { $growth }, воздействие { $impact }.
et-ui-trip-title = В пути: { $cards }
et-ui-trip-arrival = { $time ->
    [one] Груз прибудет через { $time } ход этого игрока: { $seat }.
    [few] Груз прибудет через { $time } хода этого игрока: { $seat }.
   *[many] Груз прибудет через { $time } ходов этого игрока: { $seat }.
}

## Шкала роста
et-ui-track = Шкала роста
et-ui-track-limit = кто достигнет { $limit }, вызовет последние ходы
et-ui-track-told = { $seat }: рост { $growth }

## Рынок
et-ui-market = Рынок
et-ui-deck-left = { $count ->
    [0] колода пуста
    [one] в колоде { $count } карта
    [few] в колоде { $count } карты
   *[many] в колоде { $count } карт
}
et-ui-stall-empty = Пусто: колода закончилась
et-ui-take = Взять с рынка: { $card }
et-ui-take-deck = { $price ->
    [0] Карта наугад из колоды, бесплатно
    [one] Карта наугад из колоды за { $price } рост
    [few] Карта наугад из колоды за { $price } роста
   *[many] Карта наугад из колоды за { $price } роста
}
et-ui-card = { $card }
et-ui-why-card = Почему нельзя? { $card }

## Поля развития
et-ui-fields = Развития
et-ui-fields-most = большинство в поле: воздействие −6
et-ui-fields-levels = каждый уровень снимает воздействие
et-ui-field-none = Здесь ещё никто ничего не купил.
et-ui-field-count = { $seat }: { $count }
et-ui-field-told = { $counts }. Больше всех: { $leaders }.
et-ui-all-developments = Все развития

## Происшествие
et-ui-incident = Открыто происшествие (игрок: { $seat })
et-ui-incident-elsewhere = Этого вида транспорта оно не касается: ничего не меняется.
et-ui-incident-hit = Оно касается этого вида транспорта и меняет перевозку.
et-ui-incident-open = Оно касается этого вида транспорта. Его можно оставить или открыть следующее.
et-ui-incident-was-hit = Перевозку изменило происшествие «{ $incident }» (игрок: { $seat }).
et-ui-incident-was-elsewhere = Происшествие «{ $incident }» не коснулось перевозки (игрок: { $seat }).

## Карты на руке
et-ui-hand = { $count ->
    [one] У вас { $count } карта, можно до 4
    [few] У вас { $count } карты, можно до 4
   *[many] У вас { $count } карт, можно до 4
}
et-ui-hand-empty = У вас нет карт. Возьмите карту с рынка или из колоды.
et-ui-plan-shipment = План перевозки
et-ui-about = Об этой карте: { $card }
et-ui-returning = Эта карта вернётся
et-ui-return = Вернуть под колоду: { $card }
et-ui-start = Начать перевозку с карты: { $card }
et-ui-add = Добавить к перевозке: { $card }
et-ui-top = Положить сверху: { $card }

## Перевозка, которую вы собираете
et-ui-draft = Ваша перевозка: { $cards }
et-ui-draft-combine = Вот что получится, если больше ничего не добавлять, до происшествия.
et-ui-draft-top = Две карты едут одинаково долго. Выберите, какая ляжет сверху: если на ней один вид транспорта, её числа окончательные.
et-ui-draft-on-top = Если сверху эта карта: { $card }
et-ui-draft-means = Сравните и выберите. Затем откроется происшествие, и пути назад не будет.
et-ui-odds = { $touching ->
    [one] { $of ->
        [one] Касается { $touching } из { $of } происшествия
        [few] Касается { $touching } из { $of } происшествий
        [many] Касается { $touching } из { $of } происшествий
       *[other] Касается { $touching } из { $of } происшествий
    }
    [few] { $of ->
        [one] Касаются { $touching } из { $of } происшествия
        [few] Касаются { $touching } из { $of } происшествий
        [many] Касаются { $touching } из { $of } происшествий
       *[other] Касаются { $touching } из { $of } происшествий
    }
    [many] { $of ->
        [one] Касаются { $touching } из { $of } происшествия
        [few] Касаются { $touching } из { $of } происшествий
        [many] Касаются { $touching } из { $of } происшествий
       *[other] Касаются { $touching } из { $of } происшествий
    }
   *[other] { $of ->
        [one] Касаются { $touching } из { $of } происшествия
        [few] Касаются { $touching } из { $of } происшествий
        [many] Касаются { $touching } из { $of } происшествий
       *[other] Касаются { $touching } из { $of } происшествий
    }
}
et-ui-not-on-all = Есть не на всех картах

## Панель действий
et-ui-note-return = Нажмите на карту, которую не хотите оставить.
et-ui-note-menu = Возьмите карту с рынка или начните перевозку с карты на руке.
et-ui-note-take = Возьмите карту с рынка.
et-ui-note-full = Начните перевозку с карты на руке.
et-ui-note-combine = Нажмите на другую выделенную карту или продолжайте.
et-ui-note-top = Нажмите на карту, которая ляжет сверху.
et-ui-note-means = Выберите вид транспорта.
et-ui-lesson-means = Четыре вида транспорта по-разному меняют время, рост и воздействие. Если на карте только один вид, её числа уже окончательные. Потом открывается происшествие; сколько из них касается каждого вида, знают все.

## Планшет компании
et-ui-company = Ваша компания
et-ui-slot-free = Свободное место
et-ui-tokens-left = { $count ->
    [0] Свободных грузовиков нет
    [one] Свободен { $count } грузовик
    [few] Свободно { $count } грузовика
   *[many] Свободно { $count } грузовиков
}
et-ui-tokens-endless = Грузовики не кончаются
et-ui-developments = { $count ->
    [0] Развития
   *[other] Развития: { $count }
}

## Счёт
et-ui-if-now = Счёт, если бы игра закончилась сейчас
et-ui-final = Ваш счёт
et-ui-how = Почему?
et-ui-scale-told = { $reduction ->
    [0] Воздействие вместе с тем, что в пути: { $raw }. Штраф { $penalty }.
   *[other] Воздействие вместе с тем, что в пути: { $raw }. За развития снимается { $reduction }, остаётся { $impact }: штраф { $penalty }.
}
et-ui-score-title = Счёт, если бы игра закончилась сейчас
et-ui-score-lead = За перевозки в пути засчитывается их рост минус время, но не меньше 1, и всё их воздействие.
et-ui-accounts = Как получились итоги
et-ui-line-growth = Рост
et-ui-line-unfinished = Ещё в пути
et-ui-line-raw = Собранное воздействие
et-ui-line-trios = Тройки развитий
et-ui-line-majorities = Большинство развитий в поле
et-ui-line-levels = Уровни развитий
et-ui-line-impact = Засчитанное воздействие
et-ui-line-penalty = Штраф
et-ui-line-bonus = Наименьшее воздействие
et-ui-line-score = Счёт

## Планирование
et-ui-plan-title = Спланировать перевозку
et-ui-plan-lead = Отметьте карты, которые поедут вместе, и сравните, что получится с каждым видом транспорта. Пока вы не отправили груз, ничего не решено.
et-ui-plan-cards = Ваши карты
et-ui-plan-show = Показать
et-ui-plan-fixed = Уже в перевозке; отмена возвращает её.
et-ui-plan-fits = Подходит
et-ui-plan-top = Какая карта ляжет сверху?
et-ui-plan-none = Отметьте карту, чтобы увидеть, что из неё получится.
et-ui-plan-compare = Что получится с каждым видом транспорта: { $cards }
et-ui-plan-later = Отправить груз можно будет в свой ход.
et-ui-plan-now = Ваш счёт, если бы игра закончилась сейчас: { $score }.
et-ui-plan-incident = Все числа — до происшествия.
et-ui-plan-worst = После худших происшествий: время { $time }, рост { $growth }, воздействие { $impact }.
et-ui-plan-arrived = Когда груз прибудет: счёт { $score }, воздействие { $impact }, штраф { $penalty }.

## Развития
et-ui-shop-title = Развития
et-ui-shop-later = Купить можно будет, когда снова наступит ваш ход.
et-ui-shop-lead = За ход можно купить одно. В конце каждая тройка из трёх полей снимает 4 воздействия, а большинство в поле — 6.
et-ui-shop-levels = За ход можно купить одно и одно поднять. В конце достигнутый уровень снимает воздействие.
et-ui-shop-warning = { $left ->
    [0] У вас не осталось жетонов компании.
    [one] Каждое развитие навсегда занимает жетон компании. У вас остался { $left } жетон на всё; с семью развитиями перевозок уже не начать.
    [few] Каждое развитие навсегда занимает жетон компании. У вас осталось { $left } жетона на всё; с семью развитиями перевозок уже не начать.
   *[many] Каждое развитие навсегда занимает жетон компании. У вас осталось { $left } жетонов на всё; с семью развитиями перевозок уже не начать.
}
et-ui-shop-yours = Ваше
et-ui-shop-buy = Купить за { $cost }
et-ui-shop-level = Уровень { $level } за { $cost }
et-ui-shop-advance = Поднять до уровня { $level } за { $cost }
et-ui-shop-effect = { $less ->
    [0] Воздействие в конце { $impact }, штраф { $penalty }, если бы игра закончилась сейчас.
   *[other] Воздействия в конце меньше на { $less }, остаётся { $impact }, штраф { $penalty }, если бы игра закончилась сейчас.
}

## Все карты
et-ui-all-shipments = Перевозки
et-ui-all-incidents = Происшествия
et-ui-all-upgrades = Развития
et-ui-all-notes = О перевозках в Европе
et-ui-about-shipment = Откуда: { $origin }; куда: { $destination }; объём { $quantity }. Время { $time }, рост { $growth }, воздействие { $impact }.
et-ui-about-means = Подходят такие виды транспорта: { $means }. Вид транспорта затем меняет числа карты.
et-ui-about-single = Подходит только один вид транспорта: { $means }. Числа карты окончательные.
