### Стол игры Europe Plastic's Race.

## Карта
pr-ui-city = { $city }: мест — { $places }, улиц — { $streets }
pr-ui-targets = На карте
pr-ui-goals = Куда ехать
pr-ui-colours = Цвета улиц
pr-ui-overview = Весь город
pr-ui-truck-at = Грузовик игрока { $seat }: { $place }.
pr-ui-truck-without-light = { $seat }: светофор ещё не выбран.
pr-ui-letter-blue = С
pr-ui-letter-green = З
pr-ui-letter-yellow = Ж
pr-ui-letter-red = К
pr-ui-letter-orange = О
pr-ui-letter-purple = Ф
pr-ui-letter-joker = ★
pr-ui-letter-white = 2×
pr-ui-go-over = Как проехать по улице { $street }
pr-ui-go-to = Как доехать: { $place }
pr-ui-choose-on = Выбрать, что сделать: { $street }
pr-ui-towards = В сторону: { $place }
pr-ui-street-to = { $street } до { $place }
pr-ui-street = { $street }

## Полоса и места
pr-ui-round = Раунд { $round }
pr-ui-round-of = Раунд { $round }, последний — { $last }
pr-ui-round-last = Раунд { $round }: последний
pr-ui-number = { $number }
pr-ui-points = { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
}
pr-ui-points-unit = { $points ->
    [one] очко
    [few] очка
    [many] очков
   *[other] очка
}
pr-ui-n-cards = { $count ->
    [one] карта
    [few] карты
    [many] карт
   *[other] карты
}
pr-ui-n-routes = { $count ->
    [one] карта маршрута
    [few] карты маршрутов
    [many] карт маршрутов
   *[other] карты маршрутов
}
pr-ui-has-bins = Собрано: { $bins }.
pr-ui-has-no-bins = Ничего ещё не собрано.
pr-ui-has-police = есть жетон полиции
pr-ui-has-puncture = прокол колеса
pr-ui-has-bonus = есть бонусная карта
pr-ui-punctured = Прокол: в этот ход собирать нельзя
pr-ui-detail-missing = Вам не хватает баков: { $bins }.
pr-ui-detail-all = У вас есть все баки.
pr-ui-detail-collect = Здесь можно собрать: { $bin }.
pr-ui-detail-sell = Вы у завода: продайте то, что он принимает.
pr-ui-detail-go-on = Последняя карта ведёт дальше бесплатно.

## Рядом с картой
pr-ui-yard = Завод, колоды и сыгранные карты
pr-ui-plant-buys = { $points ->
    [one] Принимает { $bins }, по { $points } очку
    [few] Принимает { $bins }, по { $points } очка
    [many] Принимает { $bins }, по { $points } очков
   *[other] Принимает { $bins }, по { $points } очка
}
pr-ui-plant-left = { $count ->
    [one] примет ещё { $count }
    [few] примет ещё { $count }
    [many] примет ещё { $count }
   *[other] примет ещё { $count }
}
pr-ui-bonus-free = Бонус 3: первому со всеми баками
pr-ui-bonus-taken = Бонус 3: { $seat }
pr-ui-deck = В колоде { $count }, в сбросе { $discard }
pr-ui-route-deck = Карт маршрутов { $count }
pr-ui-left-dice = { $count ->
    [one] кубик в запасе
    [few] кубика в запасе
    [many] кубиков в запасе
   *[other] кубика в запасе
}
pr-ui-left-works = { $count ->
    [one] жетон ремонта в запасе
    [few] жетона ремонта в запасе
    [many] жетонов ремонта в запасе
   *[other] жетона ремонта в запасе
}
pr-ui-left-one-way = { $count ->
    [one] жетон одностороннего движения в запасе
    [few] жетона одностороннего движения в запасе
    [many] жетонов одностороннего движения в запасе
   *[other] жетона одностороннего движения в запасе
}
pr-ui-played = Сыграно в этот ход

## Ваши карты
pr-ui-hand = { $count ->
    [one] { $count } карта улиц
    [few] { $count } карты улиц
    [many] { $count } карт улиц
   *[other] { $count } карты улиц
}
pr-ui-hand-empty = У вас нет карт улиц. Вы доберёте их в конце хода.
pr-ui-routes = Карты маршрутов
pr-ui-driven = (пройдено)
pr-ui-route-complete = Выполнен
pr-ui-card-dashed = { $first } + { $second }
pr-ui-card-solid = { $first } или { $second }
pr-ui-card-wild = Любой цвет

## Что можно сделать
pr-ui-deeds = Всё, что вы можете сделать
pr-ui-deeds-as-list = Всё возможное списком: { $count }
pr-ui-group-go-on = Ехать дальше бесплатно
pr-ui-group-with = Ехать с картой
pr-ui-group-shortcut = Срезать с картой
pr-ui-group-pair = Ехать за любые две карты
pr-ui-group-double = Двойная полоса: две карты одного цвета
pr-ui-group-effects = Эффекты
pr-ui-any-two = Любые две карты:
pr-ui-sell = Продать бак { $bin } за { $points }
pr-ui-end-without = Закончить ход, не собирая
pr-ui-let-pass = Нет, пусть собирает
pr-ui-puncture = Да, прокол!
pr-ui-note-drive = Выберите улицу у грузовика, карту или любое место, куда хотите попасть.
pr-ui-note-map = Выберите на карте города или в списке.
pr-ui-note-map-too = Можно выбрать и на карте.
pr-ui-note-sell = Проданный бак приносит очки сейчас. Оставленный даст 2 очка в конце.
pr-ui-note-hand = Выберите среди своих карт или в списке.
pr-ui-note-list = Выберите в списке.
pr-ui-order-puncture = О проколе спрашивают каждый раз.

## Планирование
pr-ui-plan-to = Куда: { $place }
pr-ui-plan-over = По улице: { $street }
pr-ui-plan-nowhere = С вашими картами туда в этот ход не доехать. Проедьте часть пути или сначала доберите карты.
pr-ui-plan-too-dear = Дешёвого пути не нашлось. С таким числом карт может быть дорогой: проедьте часть пути и спросите снова.
pr-ui-plan-not-now = Пути показываются, когда вы решаете, куда ехать.
pr-ui-plan-nothing = Сейчас с этим ничего нельзя сделать.
pr-ui-plan-not-over = Где она не везёт
pr-ui-why-effect = Почему нельзя использовать эффект?
pr-ui-way-show = Показать
pr-ui-way-free = Ехать дальше — без карт. У вас останется карт: { $left }.
pr-ui-way-cost = { $count ->
    [one] Уйдёт { $count } карта. Улиц: { $streets }. У вас останется карт: { $left }.
    [few] Уйдёт { $count } карты. Улиц: { $streets }. У вас останется карт: { $left }.
   *[many] Уйдёт { $count } карт. Улиц: { $streets }. У вас останется карт: { $left }.
}
pr-ui-way-police = и жетон полиции
pr-ui-way-reward = По пути, { $place }: { $reward }.
pr-ui-way-bin = { $extra ->
    [0] Там можно собрать бак { $bin }: 2 очка и бросок кубика наград.
   *[other] Там можно собрать бак { $bin }: 2 очка, ещё { $extra } сверху и бросок кубика наград.
}
pr-ui-way-bin-had = Бак { $bin } у вас уже есть.
pr-ui-way-cards = Вы тратите карты: { $cards }.
pr-ui-way-uncertain = По пути вы возьмёте карту; там поездка может остановиться и спросить вас.
pr-ui-drive = { $count ->
    [one] Проехать { $count } улицу
    [few] Проехать { $count } улицы
    [many] Проехать { $count } улиц
   *[other] Проехать { $count } улицы
}

## Карты сами по себе
pr-ui-about-single = Едет по соединённым улицам своего цвета, сколько хотите. Или используйте её эффект.
pr-ui-about-dashed = Едет по улицам одного из своих цветов, а затем, если хотите, по улицам другого.
pr-ui-about-dashed-whole = Едет по улицам одного из своих цветов, а затем и по улицам другого.
pr-ui-about-solid = Едет по улицам одного из двух своих цветов.
pr-ui-about-wild = Едет по улицам любого одного цвета.
pr-ui-about-route = Проедьте за один ход без разрыва ровно эти цвета в любом порядке: { $colours }. Это принесёт очков: { $points }.
pr-ui-about-plant = Платит за каждый бак очков: { $points }; за всю игру примет: { $capacity }. Последний приближает конец.
pr-ui-about-bin = Остановитесь там и соберите: 2 очка в конце и бросок кубика наград. На заводе бак может стоить больше.
pr-ui-accepts-all = Покупает любой бак.
pr-ui-accepts-all-but-lowest = Покупает любой бак, кроме 1.
pr-ui-accepts-all-but-two-lowest = Покупает любой бак, кроме 1 и 2.
pr-ui-accepts-two-highest = Покупает два бака с наибольшими номерами в городе.
pr-ui-accepts-highest = Покупает бак с наибольшим номером в городе.
pr-ui-named-after = Названа в честь улицы или площади: { $street }.
pr-ui-route-title = { $points ->
    [one] Маршрут за { $points } очко
    [few] Маршрут за { $points } очка
    [many] Маршрут за { $points } очков
   *[other] Маршрут за { $points } очка
}
pr-ui-all-bins = Баки
pr-ui-all-single = Карты улиц с одним цветом и эффектом
pr-ui-all-dashed = Карты улиц с пунктирной линией
pr-ui-all-solid = Карты улиц со сплошной линией
pr-ui-all-wild = Карты улиц любого цвета
pr-ui-all-routes = Карты маршрутов
pr-ui-all-plants = Карты завода

## Боты этой игры
