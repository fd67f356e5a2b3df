pig = Pig
web-pitch-pig = Dobj, ahányszor csak mersz, és állj meg, mielőtt 1-es jönne.
pig-action-do = { $value ->
    [roll] Dobás
   *[hold] Megállás
}
pig-roll = dobás
pig-hold = megállás
pig-ask = { $name }: 1 dobás, 2 megállás
pig-help = 1: dobás, 2: megállás. Az 1-es dobással a kör pontjai elvesznek.
pig-event-thrown = { $name } dob a kockával.
pig-event-rolled = { $name } dobása: { $number }.
pig-event-lost = { $name } elveszít { $number } pontot.
pig-event-held = { $name } megtart { $number } pontot.
pig-total = { $name } köre eddig: { $number }
pig-field-goal = Cél
pig-field-held = Pontok körönként
pig-field-turns = Lejátszott körök
pig-field-total = A kör pontjai
pig-field-rolling = Gurul a kocka
why-pig-turn = más játékos van soron.
why-pig-action = a játékos dob vagy megáll.
why-pig-roll-first = a kör dobással kezdődik.
why-pig-enough = már megvan a célhoz kellő { $goal } pont: állj meg.
option-goal = cél
option-goal-100 = 100 pont
option-goal-50 = 50 pont
