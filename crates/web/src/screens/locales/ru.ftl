### Целые страницы, по-русски.
###
### Одно предложение — одно сообщение целиком. Имена игроков стоят в именительном падеже.

## На каждой странице

page-skip = Перейти к содержанию
page-nav = Страницы
page-nav-mine = Мои столы
page-language = Язык:
page-foot-games = Все игры
page-foot-about = О программе, авторы, лицензии
page-foot-privacy = Личные данные
page-sheet = Подробности
page-live = Что происходит
page-offline = Сервер недоступен. Ничего не потеряно: страница сама попробует снова.
page-unreached = Сервер недоступен. Попробуйте ещё раз чуть позже.
page-no-script = Без скрипта эта страница не меняется сама.
page-look-again = Посмотреть ещё раз
page-close = Закрыть
page-back = Назад
page-save = Сохранить
page-yes = Да
page-no = Нет
page-rules = Правила
page-cards = Все карты
page-rule = Правило

## Игры

page-players = { $min }–{ $max } игроков

page-game-edition = { $game }, { $edition }

page-game-tradejack-line = Торгуйтесь за пальмовое масло, продавайте мыло и мороженое и помните, откуда масло взялось.
page-game-tradejack-learn = почему чистый источник дороже и когда он окупается.
page-game-tradejack-minutes = 30–45 мин
page-game-tradejack-age = от 10 лет
page-game-tradejack-cover = Плоды масличной пальмы под листьями, один разрезан

page-game-ecotrade-line = Возите грузы по Европе по шоссе, рельсам, морю и воздуху.
page-game-ecotrade-learn = как скорость, деньги и загрязнение тянут в разные стороны.
page-game-ecotrade-minutes = 40–80 мин
page-game-ecotrade-age = от 12 лет
page-game-ecotrade-cover = Карта Европы с путями кораблей, поездов и грузовиков

page-game-ecologic-line = Бурите, добывайте и торгуйтесь на общей земле, пока она не истощилась.
page-game-ecologic-names = Одной компанией могут руководить двое: напишите оба имени и поставьте между ними & или +, например «Аня & Боря».
page-game-ecologic-learn = что прибыль и природа перемножаются: забудешь об одном — потеряешь оба.
page-game-ecologic-minutes = 45–90 мин
page-game-ecologic-age = от 12 лет
page-game-ecologic-cover = Шестиугольники земли: нефтяная вышка, лес, озеро и шахта
page-game-ecologic-ed1-edition = первое издание
page-game-ecologic-ed2-edition = второе издание
page-game-ecologic-ed2-line = Владейте долиной, сектор за сектором, и отвечайте за то, что оставят скважины.
page-game-ecologic-ed2-cover = Долина с полями, рекой, заводом и ветряками

page-game-plastic-race-line = Гонки мусоровозов по восьми настоящим городам.
page-game-plastic-race-learn = как проложить маршрут и что становится с пластиковой бутылкой.
page-game-plastic-race-minutes = 20–45 мин
page-game-plastic-race-age = от 8 лет
page-game-plastic-race-cover = Мусоровоз на городской улице с пронумерованными баками

page-unknown-game = Такой игры здесь нет.

## Боты

page-bot-names = Ольха, Ясень, Бук, Берёза, Кедр, Вяз, Пихта, Орешник, Падуб, Можжевельник, Лиственница, Липа, Клён, Дуб, Олива, Сосна, Рябина, Ель, Ива, Тис
page-bot-random = Фортуна
page-bot-random-line = Делает что угодно из разрешённого, наугад.
page-bot-rookie = Новичок
page-bot-rookie-line = Играет то, что хорошо на первый взгляд, и часто ошибается.
page-bot-merchant = Торговец
page-bot-merchant-line = Считает, что карта принесёт в этом раунде, и больше не платит.
page-bot-racer = Гонщик
page-bot-racer-line = Спешит к концу игры, пока другие не готовы.
page-bot-investor = Инвестор
page-bot-investor-line = Рано покупает развития, чтобы они работали всю игру.
page-bot-consolidator = Собиратель
page-bot-consolidator-line = Ждёт, пока карты подойдут друг к другу, и отправляет немного полных перевозок.
page-bot-expert = Знаток
page-bot-expert-line = Думает о следующих раундах, о наградах и о вас.
page-bot-industrialist = Промышленник
page-bot-industrialist-line = Скупает фишки, зарабатывает и слишком поздно вспоминает о природе.
page-bot-green = Зелёный
page-bot-green-line = Собирает экоинициативы и не строит больших зданий.
page-bot-balanced = Взвешенный
page-bot-balanced-line = Следит за меньшим из двух чисел и не даёт ни одному убежать.
page-bot-seller = Продавец
page-bot-seller-line = Собирает то, что покупает завод, и продаёт там.
page-bot-search = Мыслитель
page-bot-search-line = Перед каждым ходом мысленно играет много партий.
page-bot-any-line = Играет по правилам, как и вы.

## Первая страница

page-home-title = { $count ->
    [1] Игра о выборе, с которым живёт наша планета.
    [2] Две игры о выборе, с которым живёт наша планета.
    [3] Три игры о выборе, с которым живёт наша планета.
    [4] Четыре игры о выборе, с которым живёт наша планета.
    [5] Пять игр о выборе, с которым живёт наша планета.
   *[other] Игры о выборе, с которым живёт наша планета.
}
page-home-sub = { $count ->
    [1] С друзьями, с классом или с ботами, на любом телефоне. Бесплатно и без регистрации.
   *[other] Торгуйте, делайте ставки, стройте и возите. С друзьями, с классом или с ботами, на любом телефоне. Бесплатно и без регистрации.
}
page-home-games = Игры
page-join-title = Войти по коду
page-join-ask = Спросите того, кто накрыл стол.
page-join-code = Код
page-join-button = Войти
page-join-form = В коде шесть латинских букв и цифр, например MANGK7. Как их писать, неважно.
page-join-not-a-code = Это не код. В коде шесть латинских букв и цифр, например MANGK7.
page-join-unknown = Стола с таким кодом нет. Может быть, ошибка в букве или игра давно окончена.
page-together-title = Играйте вместе
page-together-1 = Выберите игру и нажмите «Настройки».
page-together-2 = Оставьте места для друзей.
page-together-3 = Они наведут телефон на код.
page-continue = Продолжить
page-continue-all = Все мои столы
page-learn = Вы узнаете,
page-play-now = Играть
page-play-now-of = { $game }, против ботов
page-options = Настройки

## Мои столы

page-mine-title = Мои столы
page-mine-sub = Столы, за которыми у этого браузера есть место. Если его закрыть, ничего не пропадёт.
page-mine-none = Столов пока нет.
page-mine-play = Выбрать игру
page-mine-player = { $seat }
page-mine-with-one = за столом ещё { $seat }
page-mine-with-two = за столом ещё { $seat } и { $other }
page-mine-with-more = за столом ещё { $seat } и другие ({ $count })
page-mine-gathering = Игроки собираются.
page-mine-your-turn = Ваш ход
page-mine-waiting-room = Сбор игроков
page-mine-open = Открыть
page-mine-over = Итог

## Новый стол

page-new-title = Новый стол: { $game }
page-new-troubles = Пока не всё верно. Посмотрите на отмеченные места.
page-new-seats = Кто играет?
page-new-me = Вы
page-new-place = Место { $number }
page-new-kind-open = Друг
page-new-kind-here = Рядом
page-new-kind-bot = Бот
page-new-here-name = Имя того, кто играет за этим устройством
page-new-which-bot = Какой бот
page-new-open-line = Войдёт по коду или наведёт на него телефон.
page-new-add = Ещё одно место
page-new-remove = Убрать: { $place }
page-new-about-bots = Как играют боты
page-new-options = Настройки
page-new-depends = Как принято в этих правилах
page-new-options-sub = Если ничего не менять, будет обычная игра.
page-new-length-rounds = { $rounds ->
    [one] { $rounds } раунд, около { $minutes } минут
    [few] { $rounds } раунда, около { $minutes } минут
    [many] { $rounds } раундов, около { $minutes } минут
   *[other] { $rounds } раунда, около { $minutes } минут
}
page-new-length-turns = { $rounds ->
    [one] { $rounds } ход, около { $minutes } минут
    [few] { $rounds } хода, около { $minutes } минут
    [many] { $rounds } ходов, около { $minutes } минут
   *[other] { $rounds } хода, около { $minutes } минут
}
page-new-length = Около { $minutes }
page-new-length-unknown = Сколько понадобится
page-new-open = Открыть стол
page-new-start = Начать игру
page-new-wrong-seats = В этой игре участвуют от { $min } до { $max } игроков.
page-new-wrong-option = Такого ответа нет.
page-new-wrong-bot = Такого бота в этой игре нет.
page-new-lead = Я веду партию и не играю
page-new-more-options = Другие настройки
page-new-wrong-together = Это не сочетается с другими ответами.
page-new-list-open = Составить список
page-new-list-secret = Этот список видите только вы. Кто его знает, ведёт партию и не играет.
page-new-list-lead = Вы знаете порядок и не можете играть: отметьте выше, что ведёте партию, или выберите другой порядок.
page-new-list-empty = Список пуст.
page-new-list-unknown = Место { $place }: нет такого — «{ $id }».
page-new-list-twice = Место { $place }: «{ $id }» уже есть в списке.
page-new-list-text = Список текстом: можно скопировать или вставить
page-new-list-pick = Что идёт дальше
page-new-list-add = Добавить
page-new-list-all = Добавить все остальные
page-new-list-clear = Очистить список
page-new-list-up = { $name }: раньше
page-new-list-down = { $name }: позже
page-new-list-out = { $name }: убрать
page-wrong-name-empty = Напишите имя.
page-wrong-name-long = В имени не больше 24 букв.

## Вход

page-joining-title = Войти в игру { $game }
page-joining-present = За столом: { $players }.
page-joining-name = Ваше имя
page-joining-another = Другое имя
page-joining-seat = Ваше место
page-joining-in = Сесть за стол
page-joining-watch = Только смотреть
page-joining-full = Все места за этим столом заняты.
page-joining-begun = Игра за этим столом уже началась.
page-joining-over = Игра за этим столом закончена.

# Имена для начала: прилагательное и животное, их соединяет page-name. Слова в списке разделены запятыми; все слова
# мужского рода, чтобы любое прилагательное подходило к любому животному, а имя не длиннее 24 букв.
page-name = { $adjective } { $animal }
page-name-adjectives = Бодрый, Быстрый, Верный, Весёлый, Вежливый, Внимательный, Добрый, Дружный, Живой, Задорный, Зоркий, Искренний, Ласковый, Лёгкий, Ловкий, Любознательный, Меткий, Мирный, Мудрый, Надёжный, Находчивый, Нежный, Отважный, Отзывчивый, Пёстрый, Преданный, Приветливый, Проворный, Радостный, Резвый, Светлый, Серьёзный, Сильный, Скромный, Славный, Смелый, Смышлёный, Спокойный, Старательный, Терпеливый, Тихий, Толковый, Умный, Упорный, Учтивый, Храбрый, Чуткий, Шустрый, Щедрый, Яркий
page-name-animals = аист, барс, барсук, бобр, воробей, ворон, голубь, грач, дельфин, дрозд, ёж, жаворонок, журавль, заяц, зимородок, зубр, зяблик, кит, кролик, кузнечик, лебедь, лев, лемур, лис, лось, марал, морж, муравей, олень, орёл, пеликан, пингвин, попугай, скворец, снегирь, сокол, соловей, сом, стриж, сурок, тигр, тукан, филин, хомяк, чиж, шмель, щегол, як, ястреб

## Сбор игроков

page-invite-title = Пригласите других
page-invite-qr = QR-код адреса { $address }
page-invite-scan = Наведите на него телефон в той же сети.
page-invite-here = С телефона сюда не войти: компьютер не в сети или сервер запущен только для него. Можно войти из другого браузера на нём.
page-invite-type = Или откройте { $host } и введите этот код.
page-invite-copy = Скопировать ссылку
page-invite-closed = Войти больше нельзя
page-places-title = За столом
page-places-free = Свободное место
page-places-you = вы
page-places-here = за этим устройством
page-places-host = хозяин
page-places-away = нет рядом
page-places-rename = Изменить
page-places-leave = Встать из-за стола
page-places-bot = Посадить бота
page-places-open = Освободить
page-places-of = : место { $number }
page-places-remove = Убрать место { $number }
page-start-title = Начало
page-start-host = { $free ->
    [0] Все собрались.
    [one] Свободно { $free } место.
    [few] Свободны { $free } места.
    [many] Свободно { $free } мест.
   *[other] Свободно { $free } места.
}
page-start-guest = { $free ->
    [0] Все собрались. Игру начинает { $seat }.
    [one] Свободно { $free } место. Игру начинает { $seat }.
    [few] Свободны { $free } места. Игру начинает { $seat }.
    [many] Свободно { $free } мест. Игру начинает { $seat }.
   *[other] Свободно { $free } места. Игру начинает { $seat }.
}
page-start-nobody = { $free ->
    [0] Все собрались. Игра скоро начнётся.
    [one] Свободно { $free } место. Игра скоро начнётся.
    [few] Свободны { $free } места. Игра скоро начнётся.
    [many] Свободно { $free } мест. Игра скоро начнётся.
   *[other] Свободно { $free } места. Игра скоро начнётся.
}
page-start-missing = Собрались ещё не все.
page-start-button = Начать игру
page-start-note = Места, которые останутся свободными, уберут, а если игроков будет слишком мало, на них сядут боты.
page-start-join = Занять место
page-pace = Как быстро играют боты
page-pace-slow = Медленно
page-pace-normal = Обычно
page-pace-fast = Быстро
page-pace-at-once = Сразу

## Занавес

page-curtain-title = Устройство берёт { $seat }
page-curtain-nobody = Никому за этим устройством сейчас не нужно решать
page-curtain-why = Карты закрыты, чтобы никто не увидел чужого.
page-curtain-look = Показать карты: { $seat }

## Правила

page-rules-title = Правила игры { $game }
page-rules-search = Искать в правилах
page-rules-find = Найти
page-rules-english = Правила написаны по-английски. Всё, что вы видите за столом, — на вашем языке.
page-rules-contents = Содержание
page-rules-more = Для тех, кто хочет знать точно
page-rules-found = { $count ->
    [0] По запросу «{ $wanted }» ничего не найдено.
    [one] По запросу «{ $wanted }» найдено { $count } место.
    [few] По запросу «{ $wanted }» найдены { $count } места.
    [many] По запросу «{ $wanted }» найдено { $count } мест.
   *[other] По запросу «{ $wanted }» найдено { $count } места.
}
page-rules-all = Показать все правила

## Карты

page-cards-title = Карты игры { $game }
page-cards-sub = Что делает каждая карта и что она значит в настоящем мире.
page-cards-none = Карты этой игры ещё не нарисованы. Они описаны в правилах.

## Конец

page-standings = Итоговая таблица
page-standings-rank = Место
page-standings-player = Игрок
page-standings-score = Счёт
page-standings-place = { $rank }.
page-standings-all-lost = Проиграли все вместе.
page-standings-helped = За этого игрока некоторое время играл бот.
page-again = Сыграть ещё
page-again-together = Все, кто нажмёт «Сыграть ещё», встретятся за одним новым столом и сядут так же, как сидели.
page-again-come = Перейти за новый стол
page-again-set = Для всех, кто здесь играл, готов новый стол.

## О программе

page-about-title = Об Ecotable
page-about-what = Ecotable — место, где играют в настольные игры об устойчивом развитии, учат с ними и изучают их. Программа работает на одном компьютере без интернета; все в той же сети могут играть с телефона или ноутбука.
page-about-credits = Игры и их авторы
page-about-credits-sub = Игры принадлежат их авторам. Ecotable пересказывает правила своими словами и с радостью называет авторов.
page-credit-tradejack = TradeJack
page-credit-tradejack-by = Карточная игра о закупке пальмового масла. Значения карт, которых нет в книге правил, — наши.
page-credit-ecotrade = EcoTrade (2025)
page-credit-ecotrade-by = Alejandro Quintela и Óscar Sáez (Instituto Técnico de Miranda, Испания), Konstantinos Lekkas и Cristina Morar (Dracon Rules Design Studio, Греция), Sara Caboni и Elmo De Angelis (Training 2000, Италия), в проекте «Co-Create EcoTrade» при поддержке Европейского союза. Книга правил распространяется по лицензии CC BY-SA 4.0.
page-credit-ecologic = Ecologic
page-credit-ecologic-by = Первое издание: идея — Алексей Колмаков и Марат Сабиров, иллюстрации — Андрей Манойлов, дизайн — Ирина Васильева. Второе издание: дизайн и подготовка к печати — Alyona Shalamova, рисунки — Anna Khrustaleva, английский перевод — Vitalijs Rodins.
page-credit-plastic-race = Europe Plastic’s Race
page-credit-plastic-race-by = Manuel Carabias, Marco A. Muñoz и Andrés Saldeño, в проекте «Play for the Planet» (2022-1-ES01-KA220-SCH-000085070) при поддержке Европейского союза.
page-about-licences = Лицензии
page-about-licences-code = Программа свободная: лицензия MIT или Apache 2.0, на ваш выбор.
page-about-licences-games = Рисунки сделаны для неё. Ниоткуда больше она ничего не загружает.
page-about-privacy = Личные данные
page-privacy-1 = Учётных записей нет. Никто не спрашивает почту, телефон или настоящее имя.
page-privacy-2 = Когда вы садитесь за стол, браузер на 30 дней сохраняет для него один файл cookie: он доказывает, что место ваше. Ещё два помнят ваш язык и нужны ли вам пояснения.
page-privacy-3 = Имена за столом видят все, кто за этим столом. Через 24 часа после игры они забываются.
page-privacy-4 = Ход игры хранится без имён, чтобы после перерыва её можно было продолжить. Стол, за которым 30 дней ничего не происходит, удаляется.
page-privacy-5 = Никому другому ничего не отправляется: ни статистики, ни рекламы, ни чужих шрифтов и скриптов.
page-privacy-6 = Компьютер, на котором работает Ecotable, принадлежит тому, кто её запустил. Если что-то нужно удалить раньше, попросите этого человека.
page-about-access = Доступность
page-about-access-text = За любым столом можно играть с клавиатуры, без скриптов и простым текстом для программ чтения с экрана: выберите за столом «Текст». Цвет никогда не бывает единственным отличием, а страницы следуют вашим настройкам тёмных цветов и движения.

## Стол текстом

page-text-actions = Что вы можете сделать
page-text-nothing = Сейчас от вас ничего не требуется.
page-text-watching = Вы наблюдаете.
page-text-typed = Или введите ход. Если так нельзя, ответ объяснит почему.
page-text-typed-help = Например: { $example }
page-text-play = Сделать ход
page-text-hint = Подсказка: что сделал бы хороший игрок?
page-text-undo = Взять назад последнее решение
page-text-undo-why = Почему ничего нельзя взять назад
page-text-skip = Пусть боты сыграют сразу
page-text-table = На столе
page-text-players = Игроки
page-text-you = { $seat } (вы)
page-text-asked = сейчас решает
page-text-away = нет рядом
page-text-gone = давно нет рядом
page-text-stand-in = за этого игрока играет { $bot }
page-text-vote = Пусть вместо игрока { $seat } играет бот
page-text-votes = Голоса за бота: { $votes } из { $needed }
page-text-voted = Вы проголосовали.
page-text-take-back = Вернуться на своё место
page-text-order-none = Поручений нет.
page-text-log = Что произошло
page-text-end = Конец
page-text-more = Кроме игры
page-text-links = Ещё
page-text-to-board = Показать нарисованный стол
page-text-record = Запись игры
