pig = Pig
web-pitch-pig = Бросайте кубик, сколько хватит смелости, и остановитесь, пока не выпала единица.
pig-action-do = { $value ->
    [roll] Бросить
   *[hold] Остановиться
}
pig-roll = бросить
pig-hold = остановиться
pig-ask = { $name }: 1 бросить, 2 остановиться
pig-help = Введите 1, чтобы бросить кубик, или 2, чтобы остановиться. Единица сжигает очки хода.
pig-event-thrown = { $name } бросает кубик.
pig-event-rolled = { $name }: на кубике { $number }.
pig-event-lost = { $name } теряет { $number ->
    [one] { $number } очко
    [few] { $number } очка
   *[many] { $number } очков
}.
pig-event-held = { $name } получает { $number ->
    [one] { $number } очко
    [few] { $number } очка
   *[many] { $number } очков
}.
pig-total = { $name }, очки этого хода: { $number }
pig-field-goal = Цель
pig-field-held = Очки по ходам
pig-field-turns = Сыграно ходов
pig-field-total = Очки этого хода
pig-field-rolling = Кубик катится
why-pig-turn = сейчас ход другого игрока.
why-pig-action = игрок бросает кубик или останавливается.
why-pig-roll-first = ход начинается с броска.
why-pig-enough = для цели в { $goal } очков уже достаточно: остановитесь.
option-goal = цель
option-goal-100 = 100 очков
option-goal-50 = 50 очков
