pig = Pig
pig-roll = gooien
pig-hold = stoppen
pig-ask = { $name }: 1 gooien, 2 stoppen
pig-help = Typ 1 om te gooien of 2 om te stoppen. Bij een 1 gaan de punten van de beurt verloren.
pig-rolled = { $name } gooit een { $number }.
pig-lost = { $name } verliest { $number ->
    [one] { $number } punt
   *[other] { $number } punten
}.
pig-held = { $name } houdt { $number ->
    [one] { $number } punt
   *[other] { $number } punten
}.
pig-total = Deze beurt van { $name }: { $number }
why-pig-turn = een andere speler is aan de beurt.
why-pig-action = een speler gooit of stopt.
why-pig-roll-first = een beurt begint met een worp.
why-pig-enough = je hebt genoeg voor het doel van { $goal } punten: stop.
option-goal = doel
option-goal-100 = 100 punten
option-goal-50 = 50 punten
