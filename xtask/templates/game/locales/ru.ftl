# Seedling по-русски.
situation-turn = Раунд { $round }. Может посадить карту: { $seat }.
situation-over = Игра окончена.

event-hand-dealt = Ваши карты: { $cards }.
event-planted = { $seat }: посажена { $card }.
event-card-drawn = { $seat }: взята карта из колоды.
event-card-seen = Из колоды вам досталась { $card }.
event-passed = { $seat }: пас.
event-game-ended = Последний раунд сыгран.

action-pass = Пас
action-plant = Посадить: { $card }

refusal-over = Игра окончена.
refusal-not-in-hand = { $card } не у вас на руке.
refusal-too-low = { $card } младше самой старшей карты на вашей грядке.

table-deck = { $cards ->
    [one] В колоде { $cards } карта.
    [few] В колоде { $cards } карты.
    [many] В колоде { $cards } карт.
   *[other] В колоде { $cards } карты.
}
table-seat = { $seat }: на грядке { $bed }; карт на руке: { $hand }.
table-seat-empty = { $seat }: грядка пуста; карт на руке: { $hand }.
table-own-hand = Ваша рука: { $cards }.

card = карта { $number }
