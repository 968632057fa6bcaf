### Стол TradeJack.

## Карты
tj-ui-value = Ценность
tj-ui-credits = Зелёные баллы
tj-ui-letter-blue = С
tj-ui-letter-yellow = Ж
tj-ui-product-blue = Товар, синий,
tj-ui-product-yellow = Товар, жёлтый,
tj-ui-source-blue = Источник, синий,
tj-ui-source-yellow = Источник, жёлтый,
tj-ui-face-down = Карта лежит рубашкой вверх
tj-ui-list = { $cards }

## Полоса вверху
tj-ui-round = Раунд { $round } из { $of }
tj-ui-bidding = Торги: карта { $number } из { $of }
tj-ui-producing = Производство: готовы { $ready } из { $of }
tj-ui-first = Первый игрок: { $seat }
tj-ui-first-you = Первый игрок — вы

## Под предложением
tj-ui-detail-leads = Наибольшая ставка: { $seat }.
tj-ui-detail-leads-have = Наибольшая ставка: { $seat }. Ваш капитал — { $capital }.
tj-ui-detail-have = Ставок ещё нет. Ваш капитал — { $capital }.
tj-ui-detail-no-bid = Ставок ещё нет.

## Места
tj-ui-capital = Капитал
tj-ui-capital-unit = капитала
tj-ui-reputation = Репутация { $reputation }
tj-ui-is-first = Первый игрок
tj-ui-n-products = { $count ->
    [one] товар
    [few] товара
   *[many] товаров
}
tj-ui-n-awards = { $count ->
    [one] { $count } награда,
    [few] { $count } награды,
   *[many] { $count } наград,
}
tj-ui-n-points = { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}
tj-ui-has-sources = Источники: { $sources }
tj-ui-said-leads = Лидер: { $amount }
tj-ui-said-bid = Ставка { $amount }
tj-ui-said-pass = Пас
tj-ui-said-ready = Готово

## Спрос
tj-ui-demand = Спрос
tj-ui-demand-left = { $count ->
    [0] по порядку; колода пуста
    [one] по порядку; в колоде ещё { $count } карта
    [few] по порядку; в колоде ещё { $count } карты
   *[many] по порядку; в колоде ещё { $count } карт
}
tj-ui-to-come = Что ещё может открыться
tj-ui-to-come-title = Чего покупатели могут захотеть потом
tj-ui-to-come-nothing = Больше ни одна карта открыться не может.
tj-ui-trend = Тренд
tj-ui-award = Награда
tj-ui-banned = Запрет:
tj-ui-regulation = Запрет
tj-ui-points = { $points ->
    [one] очко
    [few] очка
   *[many] очков
}

## Торги
tj-ui-offer = На продаже, открывает { $seat }
tj-ui-one-more = потом ещё один источник
tj-ui-drawn = { $seat } берёт два источника
tj-ui-drawn-you = Вы взяли два источника: за какой торгуемся первым?
tj-ui-high = впереди { $seat }
tj-ui-no-bid = ставок ещё нет
tj-ui-bids = Ставки по порядку хода
tj-ui-you = вы
tj-ui-pass = пас
tj-ui-worth = Что это вам даст?

## Расчёт
tj-ui-preview = Вместе с товаром { $product } он принесёт
tj-ui-preview-best = Ваш лучший доход в этом раунде:
tj-ui-preview-numbers = { $with } с ним, { $without } без него.
tj-ui-preview-worth = { $worth ->
    [0] Значит, в этом раунде он ничего не прибавит.
   *[other] Значит, сейчас он стоит для вас { $worth }.
}
tj-ui-preview-credits = { $credits ->
    [one] Для награды это { $credits } зелёный балл.
    [few] Для награды это { $credits } зелёных балла.
   *[many] Для награды это { $credits } зелёных баллов.
}
tj-ui-preview-nothing = В этом раунде он ничего не принесёт
tj-ui-preview-no-product = У вас нет товара его цвета. Источник можно приберечь на потом.
tj-ui-preview-no-use = У вас нет товара его цвета, а раунда, в котором источник пригодится, больше не будет.
tj-ui-preview-token = Набор с ним добавит жетон на счётчик CO2.
tj-ui-preview-last-token = Набор с ним положит на счётчик CO2 последний жетон: проиграют все.

## Производство
tj-ui-production = Производство
tj-ui-secret = никто, кроме вас, не видит ваш выбор
tj-ui-ready-list = Кто готов
tj-ui-ready = выбор сделан
tj-ui-not-ready = выбирает
tj-ui-laid-out = Приготовлено
tj-ui-nothing-laid-out = Пока ничего не приготовлено. Выберите товар, потом источник того же цвета: вместе это набор.
tj-ui-keep-cards = Или приберегите карты на потом.
tj-ui-keep-nothing = Это последний раунд: карты, оставленные на руках, ничего не стоят.
tj-ui-needs-source = выберите источник
tj-ui-brings = { $income ->
    [0] Пока это ничего не приносит.
   *[other] Всё вместе принесёт { $income }.
}
tj-ui-brings-tokens = { $tokens ->
    [one] На счётчик CO2 это добавит { $tokens } жетон.
    [few] На счётчик CO2 это добавит { $tokens } жетона.
   *[many] На счётчик CO2 это добавит { $tokens } жетонов.
}
tj-ui-brings-loss = С этим счётчик CO2 заполнится: продаж не будет, и проиграют все.
tj-ui-do-set = Начать набор:
tj-ui-do-use = Добавить в набор:
tj-ui-do-first = Открыть первым:
tj-ui-sell-for-1 = Продать за 1
tj-ui-sell-what = товар { $product }, без источника

## CO2
tj-ui-co2 = CO2 в воздухе
tj-ui-co2-told = Занято мест: { $tokens } из { $limit }. Когда займут последнее, проиграют все.
tj-ui-co2-full = Жетонов: { $tokens }. При { $limit } счётчик заполнился, и все проиграли.

## Ваши карты
tj-ui-products = { $count ->
    [0] Товары
    [one] { $count } товар
    [few] { $count } товара
   *[many] { $count } товаров
}
tj-ui-sources = { $count ->
    [0] Источники
    [one] { $count } источник
    [few] { $count } источника
   *[many] { $count } источников
}
tj-ui-no-cards = нет

## Ваш ход
tj-ui-bid = Ставка
tj-ui-or-bid = или ставка
tj-ui-not-more = больше поставить нельзя
tj-ui-all = { $amount }, всё
tj-ui-choose-note = Выберите на столе источник, за который торгуются первым.
tj-ui-confirm = Подтвердить: +{ $income }
tj-ui-confirm-loss = Подтвердить: проиграют все
tj-ui-sell-nothing = Ничего не продавать
tj-ui-reset = Забрать все карты
tj-ui-confirmed-note = Вы подтвердили выбор. Карты откроются, когда все будут готовы.

## Прошлый раунд, конец
tj-ui-result = Раунд { $round } принёс
tj-ui-leftover = Товары, оставшиеся на руках: они ничего не стоят

tj-ui-sum = { $points ->
    [0] капитал { $capital }, наград нет
   *[other] капитал { $capital } + награды { $points }
}

## Все карты
tj-ui-about-product = Ценность { $value }. Продаётся в наборе с источником того же цвета; без источника приносит 1.
tj-ui-about-product-co2 = Ценность { $value }. Продаётся в наборе с источником того же цвета; без источника продать его нельзя.
tj-ui-about-source = { $credits ->
    [one] { $credits } зелёный балл
    [few] { $credits } зелёных балла
   *[many] { $credits } зелёных баллов
}. Настолько больше приносит набор с ним, пока не учтены тренды. Это зелёный источник.
tj-ui-about-dirty = Зелёных баллов нет: это грязный источник. Набор с ним приносит только ценность товара, пока не учтены тренды.
tj-ui-about-ban = Его могут запретить.
tj-ui-about-token = Каждый набор с ним добавляет жетон на счётчик CO2.
tj-ui-about-token-if = В варианте с углекислым газом каждый набор с ним добавляет жетон на счётчик.
tj-ui-all-products = Товары
tj-ui-all-sources = Источники
tj-ui-all-trends = Тренды
tj-ui-all-awards = Награды
tj-ui-all-regulations = Запреты
