### Сама программа по-русски: партия в терминале.

## Игра

# Как называются игроки.
play-person = Игрок { $number }
play-bot = Бот { $number }
play-name = { $seat }
play-bot-is = { $seat } играет в стиле «{ $bot }».

play-commitment = Обещание о зерне случайности (SHA-256): { $commitment }

play-table = Стол
play-log = Что произошло
play-result = Итог
play-help = Что можно ввести

# За одним экраном несколько человек, а карты в руке тайные.
play-curtain = Следующий ход: { $seat }. Остальные отворачиваются. Нажмите Enter:
play-prompt = { $seat }, ваш выбор (или «help»):

# Действия с идущими подряд числами, например ставки; $first и $last — фразы для обоих концов.
play-range = { $first } … { $last }
play-which-number = Какое именно? Введите полностью, от «{ $first }» до «{ $last }».
play-ambiguous = «{ $typed }» может означать разное: { $actions }. Введите чуть больше.
play-unknown = «{ $typed }» нет среди вариантов. Введите номер строки или «help».
play-not-text = Эту строку не удалось прочитать.

# $why — целая фраза игры, $rule — номер правила.
play-refused = { $why } (Подробнее: «rules { $rule }».)
play-not-now = Сейчас это невозможно.
play-allowed = «{ $action }» разрешено.
play-hint = Бот выбрал бы «{ $action }»: { $reason }
play-no-rule = Правила «{ $id }» нет. Введите «rules» и номер, например одного из этих разделов:

play-undone = Ваше последнее решение отменено.
play-undo-possible = «undo» отменит ваше последнее решение.
play-undo-nothing = «undo» невозможно: ещё ничего не решено.
play-undo-another = «undo» невозможно: после вас решал другой игрок.
play-undo-final = «undo» невозможно: последнее решение открыло что-то новое или было окончательным.
play-undo-simultaneous = «undo» невозможно: здесь несколько игроков решают одновременно.

play-help-number = 2, bid 5, b 5: номер строки, действие или его начало
play-help-hint = hint: как поступил бы бот и почему
play-help-undo = undo: отменить своё последнее решение
play-help-log = log: всё, что произошло
play-help-rules = rules TJ-5.8: что гласит правило; просто «rules» покажет разделы
play-help-why = why bid 99: почему так нельзя
play-help-view = view: показать стол ещё раз
play-help-save = save FILE: записать партию в файл
play-help-help = help: этот список
play-help-quit = quit: выйти; партия сохранится

play-save-where = В какой файл? Например: save evening.ecolog.jsonl
play-saved = Записано в { $file }

play-all-lost = Проиграли все вместе.
play-place = { $rank }. { $seat }: { $score }
play-seed = Зерно случайности: { $seed }; обещание было { $commitment }
play-kept = Партия сохранена; «ecotable verify» проверит её, «ecotable replay» расскажет заново: { $file }
play-left = Партия сохранена. Продолжить: ecotable play --resume { $file }

## Меню

menu-welcome = Добро пожаловать в Ecotable. Enter выбирает то, что в скобках, или введите другое.
menu-game = Какая игра?
menu-seats = Сколько игроков, от { $min } до { $max }?
menu-people = Сколько из них людей за этим экраном, от { $min } до { $max }?
menu-bots = Какие боты? Имена: { $bots }; одно на всех или по одному через запятую
menu-language = Какой язык: { $languages }?
menu-options = Изменить настройки?
menu-option = { $name } ({ $values })
menu-yes = да
menu-no = нет
menu-bad-answer = Так нельзя. Попробуйте ещё раз:

## Повторы

replay-decision = { $number }. { $seat }: { $action }
replay-commitment-true = Всё в этой записи проверено и верно.
replay-unfinished = Партия не доиграна до конца.
