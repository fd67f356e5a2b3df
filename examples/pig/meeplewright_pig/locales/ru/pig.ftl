pig = Pig
pig-roll = бросить
pig-hold = остановиться
pig-ask = { $name }: 1 бросить, 2 остановиться
pig-help = Введите 1, чтобы бросить кубик, или 2, чтобы остановиться. Единица сжигает очки хода.
pig-rolled = { $name }: на кубике { $number }.
pig-lost = { $name } теряет { $number ->
    [one] { $number } очко
    [few] { $number } очка
   *[many] { $number } очков
}.
pig-held = { $name } получает { $number ->
    [one] { $number } очко
    [few] { $number } очка
   *[many] { $number } очков
}.
pig-total = { $name }, очки этого хода: { $number }
why-pig-turn = сейчас ход другого игрока.
why-pig-action = игрок бросает кубик или останавливается.
why-pig-roll-first = ход начинается с броска.
why-pig-enough = для цели в { $goal } очков уже достаточно: остановитесь.
option-goal = цель
option-goal-100 = 100 очков
option-goal-50 = 50 очков
