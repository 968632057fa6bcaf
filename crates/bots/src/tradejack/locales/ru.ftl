reason-tradejack-bid = Для меня это стоит примерно { $worth }, так что { $price } — всё ещё хорошая цена.
reason-tradejack-pass = Для меня это стоит примерно { $worth }, так что { $price } — уже слишком дорого.
reason-tradejack-first = Сначала — менее полезный источник, пока у других ещё есть капитал.
reason-tradejack-set = Этот товар сейчас выгоднее всего: его ценность — { $value }.
reason-tradejack-source = Этот источник сейчас выгоднее всего: он даёт { $credits ->
    [one] { $credits } зелёный балл
    [few] { $credits } зелёных балла
    [many] { $credits } зелёных баллов
   *[other] { $credits } зелёного балла
}.
reason-tradejack-offload = Подходящего источника нет, а капитал нужен.
reason-tradejack-confirm = Остальное выгоднее придержать.
