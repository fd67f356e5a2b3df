pig = Pig
web-pitch-pig = Aruncă zarul cât îndrăznești și oprește-te înainte să cadă un 1.
pig-action-do = { $value ->
    [roll] Aruncă
   *[hold] Oprește-te
}
pig-roll = aruncă
pig-hold = se oprește
pig-ask = { $name }: 1 aruncă, 2 oprește-te
pig-help = Scrie 1 ca să arunci zarul sau 2 ca să te oprești. Dacă iese 1, pierzi punctele turei.
pig-event-thrown = { $name } aruncă zarul.
pig-event-rolled = { $name } dă { $number } cu zarul.
pig-event-lost = { $name } pierde { $number ->
    [one] { $number } punct
    [few] { $number } puncte
   *[other] { $number } de puncte
}.
pig-event-held = { $name } păstrează { $number ->
    [one] { $number } punct
    [few] { $number } puncte
   *[other] { $number } de puncte
}.
pig-total = Tura jucătorului { $name }: { $number }
pig-field-goal = Țintă
pig-field-held = Puncte pe ture
pig-field-turns = Ture jucate
pig-field-total = Punctele turei
pig-field-rolling = Zar în aer
why-pig-turn = este rândul altui jucător.
why-pig-action = un jucător aruncă sau se oprește.
why-pig-roll-first = o tură începe cu o aruncare.
why-pig-enough = ai destule puncte pentru ținta de { $goal }: oprește-te.
option-goal = țintă
option-goal-100 = 100 de puncte
option-goal-50 = 50 de puncte
