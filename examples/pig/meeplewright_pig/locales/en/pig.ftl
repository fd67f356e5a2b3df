pig = Pig
pig-roll = roll
pig-hold = hold
pig-ask = { $name }: 1 roll, 2 hold
pig-help = Type 1 to roll the die or 2 to hold. A 1 loses the points of the turn.
pig-rolled = { $name } rolls a { $number }.
pig-lost = { $name } loses { $number ->
    [one] { $number } point
   *[other] { $number } points
}.
pig-held = { $name } holds { $number ->
    [one] { $number } point
   *[other] { $number } points
}.
pig-total = This turn of { $name }: { $number }
why-pig-turn = it is another player's turn.
why-pig-action = a player rolls or holds.
why-pig-roll-first = a turn begins with a roll.
why-pig-enough = you have enough for the goal of { $goal } points: hold.
option-goal = goal
option-goal-100 = 100 points
option-goal-50 = 50 points
