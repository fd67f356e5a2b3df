pig = Pig
web-pitch-pig = Roll the die as often as you dare, and hold before a 1 comes up.
pig-action-do = { $value ->
    [roll] Roll
   *[hold] Hold
}
pig-roll = roll
pig-hold = hold
pig-ask = { $name }: 1 roll, 2 hold
pig-help = Type 1 to roll the die or 2 to hold. A 1 loses the points of the turn.
pig-event-thrown = { $name } rolls the die.
pig-event-rolled = { $name } rolls a { $number }.
pig-event-lost = { $name } loses { $number ->
    [one] { $number } point
   *[other] { $number } points
}.
pig-event-held = { $name } holds { $number ->
    [one] { $number } point
   *[other] { $number } points
}.
pig-total = This turn of { $name }: { $number }
pig-field-goal = Goal
pig-field-held = Points by turn
pig-field-turns = Turns played
pig-field-total = Points this turn
pig-field-rolling = Die in the air
why-pig-turn = it is another player's turn.
why-pig-action = a player rolls or holds.
why-pig-roll-first = a turn begins with a roll.
why-pig-enough = you have enough for the goal of { $goal } points: hold.
option-goal = goal
option-goal-100 = 100 points
option-goal-50 = 50 points
