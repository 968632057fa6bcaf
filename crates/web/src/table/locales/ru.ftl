### Страница стола, общая для всех игр.

table-ui-title-you = Ваш ход: { $game }
table-ui-home = Ecotable, на главную
table-ui-menu = Меню
table-ui-rules = Правила
table-ui-cards = Карты
table-ui-wall = Вид для стены
table-ui-text = Текстом
table-ui-move = Играть на другом устройстве
table-ui-keys = Клавиши
table-ui-lessons-off = Больше не объяснять новое
table-ui-lessons-on = Объяснять новое
table-ui-language = Язык
table-ui-leave = Уйти из-за стола
table-ui-leave-note = Дальше за вас играет бот. Вернуться можно в любой момент.

table-ui-felt = Стол
table-ui-mine = Ваши карты
table-ui-side = Поручения и ход игры
table-ui-others = Остальные

## Места
table-ui-here = за столом
table-ui-away = нет на месте
table-ui-gone = давно нет
table-ui-bot = бот, { $kind }
table-ui-bot-plays = играет бот
table-ui-nobody = никого
table-ui-now = Сейчас: { $seat }.
table-ui-thinks = думает …
table-ui-seat-bot = { $seat }: пусть играет бот
table-ui-vote-bot = { $seat }: пусть играет бот ({ $votes } из { $needed })
table-ui-voted-bot = Вы проголосовали: за { $seat } пусть играет бот ({ $votes } из { $needed })

## Реакции
table-ui-react = Отозваться
table-ui-reacted = { $seat }: { $word }
table-ui-react-well-played = Отличный ход
table-ui-react-thank-you = Спасибо
table-ui-react-surprised = Ого!
table-ui-react-ouch = Ай
table-ui-react-thinking = Хм …
table-ui-react-take-your-time = Не спешите
table-ui-reactions = Реакции
table-ui-reactions-on = Включены
table-ui-reactions-off = Отключены

## Сообщения
table-ui-offline = Связь потеряна. Пробуем ещё раз.
table-ui-stood-in = Сейчас за вас играет бот.
table-ui-take-back = Вернуться за стол
table-ui-first-time = Впервые:

## Ваш ход
table-ui-tray = Ваш ход
table-ui-hint = Совет
table-ui-undo = Отмена
table-ui-skip = Быстрее
table-ui-why-not = Почему?

## Поручения
table-ui-orders = Поручения
table-ui-orders-later = Поручения можно дать, пока идут торги и вам есть что предложить.
table-ui-order-up-to = Ставить за меня до
table-ui-order-limit = Предел
table-ui-order-pass-auction = Пасовать в этих торгах
table-ui-order-pass-round = Пасовать до конца раунда
table-ui-order-pass-turn = Пасовать до конца хода
table-ui-order-give = Поручить
table-ui-order-now-up-to = Действует: ставить за вас до { $limit }.
table-ui-order-now-pass-auction = Действует: пас в этих торгах.
table-ui-order-now-pass-round = Действует: пас до конца раунда.
table-ui-order-now-pass-turn = Действует: пас до конца хода.
table-ui-order-cancel = Отменить
table-ui-order-now-decline = Вас не спрашивают вне очереди: ответ всегда «нет».
table-ui-order-never = Никогда не спрашивать
table-ui-order-ask = Снова спрашивать

## Что произошло
table-ui-log = Что произошло
table-ui-rule = Правило

## Конец
table-ui-end = Итог
table-ui-new-table = Новый стол
table-ui-record = Запись игры
table-ui-fair = Всё ли честно?
table-ui-fair-how = Всё случайное в этой игре получено из одного тайного числа — зерна. Его отпечаток закреплён до первого хода и с тех пор стоит здесь, а само зерно открывается, когда игра окончена. По записи игры любой может проверить и то и другое.
table-ui-fair-seed = Зерно: { $seed }
table-ui-fair-promise = Отпечаток: { $promise }

## Клавиши
table-ui-key-primary = Обычный следующий шаг
table-ui-key-pass = Пас или конец хода
table-ui-key-confirm = Подтвердить
table-ui-key-hint = Совет
table-ui-key-undo = Отмена
table-ui-key-log = К ходу игры
table-ui-key-react = Отозваться
table-ui-key-keys = Эти клавиши
table-ui-key-arrows = От карты к карте, от числа к числу, по полю от места к месту
