pig = Pig
web-pitch-pig = Gooi zo vaak als je durft, en stop voordat er een 1 valt.
pig-action-do = { $value ->
    [roll] Gooien
   *[hold] Stoppen
}
pig-roll = gooien
pig-hold = stoppen
pig-ask = { $name }: 1 gooien, 2 stoppen
pig-help = Typ 1 om te gooien of 2 om te stoppen. Bij een 1 gaan de punten van de beurt verloren.
pig-event-thrown = { $name } gooit de dobbelsteen.
pig-event-rolled = { $name } gooit een { $number }.
pig-event-lost = { $name } verliest { $number ->
    [one] { $number } punt
   *[other] { $number } punten
}.
pig-event-held = { $name } houdt { $number ->
    [one] { $number } punt
   *[other] { $number } punten
}.
pig-total = Deze beurt van { $name }: { $number }
pig-field-goal = Doel
pig-field-held = Punten per beurt
pig-field-turns = Gespeelde beurten
pig-field-total = Punten deze beurt
pig-field-rolling = Dobbelsteen rolt
why-pig-turn = een andere speler is aan de beurt.
why-pig-action = een speler gooit of stopt.
why-pig-roll-first = een beurt begint met een worp.
why-pig-enough = je hebt genoeg voor het doel van { $goal } punten: stop.
option-goal = doel
option-goal-100 = 100 punten
option-goal-50 = 50 punten
