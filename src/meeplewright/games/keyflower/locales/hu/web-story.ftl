### A Keyflower asztala a böngészőben: mi történt, mi tudható, pontok, állandó utasítások.

## Az események

# $tiles is a list of tiles.
kfs-laid-out = Kirakva: { $tiles }
kfs-winter-dealt = téli lapkák: { $tiles }
# Part of a line that begins with the player's name and a colon.
kfs-lays = lerakja: { $tile }
kfs-ended = A játéknak vége. A legtöbb pont: { $names }, { $points } pont

## A pontlap

kfs-every-point = { $name } minden pontja
kfs-total = Összesen
kfs-source-printed = Lapkákra nyomtatva
kfs-source-store = Raktárlapkákon
kfs-source-sets = Készletek
kfs-source-gold = Szabad arany
kfs-source-boat = Hajók
kfs-source-turn_order = Forduló sorrend lapkák
kfs-kind-worker = Munkások
kfs-kind-skill = Jártasságok
kfs-kind-resource = Erőforrások
kfs-loose-gold = Szabad arany
# Things that were counted nowhere.
kfs-left = Kimaradt: { $things }
kfs-best = Minden munkás, jártasság és erőforrás egyszer számít. Az összes elosztást kipróbáltuk: egyik sem ér többet ennél.
# $what is one set: “5 workers”, “wood + stone + iron”.
kfs-each = { $points } pont ennyiért: { $what }.
# $place is a tile or “Loose gold”.
kfs-why-less = Máshol ({ $place }) csak { $points } pontot érnének.
kfs-why-level = Máshol ({ $place }) ugyanennyit érnének.
kfs-why-only = Máshol nem érnek semmit.
kfs-why-short = Egyetlenegyhez sem volt elég.
kfs-why-bare = Nincs rajta semmi, ami itt számítana.
kfs-why-dear = Kihasználatlan: ami kellene hozzá, máshol legalább ennyit ér.

## Amit meg lehet nézni

kfs-panels = Megnézem
kfs-panel-season = Évszak
kfs-panel-hidden = Rejtve
kfs-panel-tiles = Hátravan
kfs-panel-points = Pontok
kfs-panel-orders = Utasítások

kfs-turn-order = A játékosok sorrendje
kfs-boat-order = Ebben a sorrendben választotok hajót
kfs-start-player = kezdi az évszakot
kfs-acts = ő következik
kfs-passed = passzolt
kfs-built = elkészült
kfs-chosen = választott
kfs-order-tiles = Forduló sorrend lapkák
kfs-no-bid = nincs licit
kfs-supply = Készlet
kfs-bag-and-pile = A zsákban: { $bag } munkás. A pakliban: { $pile } jártasság.
kfs-bag = Zsák
kfs-pile = Jártasságok paklija
kfs-number = Darab
kfs-unseen = Ami nem látszik
kfs-hidden-about = 2–5: legalább kettő, legfeljebb öt. Ez abból következik, amit mindenki látott, és amit te magad húztál és fizettél.
kfs-hidden-no-aid = Ennél az asztalnál csak a darabszámok láthatók.
kfs-in-hand = a kezedben
# So many tiles will be laid out; $number is how many may be among them.
kfs-to-come = Ebből a { $number } lapkából { $least } kerül ki.
kfs-to-come-up-to = Ebből a { $number } lapkából { $least }–{ $most } kerül ki.
kfs-none-to-come = Minden lapka az asztalon van.
kfs-points-about = Ha most mindenki passzolna, és jönne a pontozás. Ami mások paravánja mögött van, nem számít bele: a ≥ azt jelenti, hogy legalább ennyi.

## Állandó utasítások

kfs-order-pass = Passz, amíg túl nem licitálnak
kfs-order-raise = { $tile }: emeld a licitemet, valahányszor túllicitálják, legfeljebb ennyire
kfs-order-give = Legyen így
kfs-order-cancel = Visszavonom
kfs-order-passing = Passzolsz, amíg valamelyik licitedet túl nem licitálják.
kfs-order-raising = { $tile }: a licited emelkedik, valahányszor túllicitálják, legfeljebb { $most } munkásig; különben passzolsz.
kfs-order-about = Az asztal játssza helyetted, csak a paravánod mögötti munkásokkal. Az évszak végéig tart, vagy amíg túl nem licitálnak egy olyan licitet, amelyet nem emelhet. Senki más nem tud róla.

## Ami a lapkára van nyomtatva

kfs-printed = { $points } pont
