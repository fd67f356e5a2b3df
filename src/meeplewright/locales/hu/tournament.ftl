### Tournaments: their pages, and why the server says no.

## The page with all of one’s tournaments

web-tournaments = Versenyek
web-tournaments-more = Kluboknak és baráti társaságoknak: párosítás, eredmények és állás.
web-tournaments-open = Versenyek
web-tournaments-mine = Versenyeid
web-tournament-new = Új verseny
web-tournament-name = A verseny neve
web-tournament-format = Lebonyolítás
web-tournament-format-swiss = Svájci rendszer
web-tournament-format-swiss-more = Kétszemélyes asztalok. Minden fordulóban azonos pontszámú játékosok találkoznak; ha elkerülhető, senki sem játszik újra ugyanazzal az ellenféllel.
web-tournament-format-robin = Körmérkőzés
web-tournament-format-robin-more = Kétszemélyes asztalok. Mindenki egyszer játszik mindenkivel.
web-tournament-format-points = Pontverseny
web-tournament-format-points-more = Nagyobb asztalok. Minden fordulóban az asztal első helyezettje 12 pontot kap, az utolsó semmit, a többiek pontjai egyenletesen oszlanak el a kettő között.
web-tournament-size = Legfeljebb ennyi játékos egy asztalnál
web-tournament-rounds = Fordulók száma
web-tournament-create = Verseny létrehozása

## The page of a tournament

web-tournament-unnamed = Verseny
web-tournament-forgotten = Korábbi játékos ({ $number })
web-tournament-length =
    { $rounds ->
        [one] egy
       *[other] { $rounds }
    } forduló
web-tournament-open = még nem indult
web-tournament-finished = véget ért
web-tournament-round-of = { $round }. forduló (összesen { $rounds })
web-tournament-people =
    { $people ->
        [one] egy
       *[other] { $people }
    } játékos
web-tournament-nobody = Még senki sem nevezett. Küldd el a linket a játékosoknak.
web-tournament-print = Nyomtatás
web-tournament-entered = Részt veszel ezen a versenyen.
web-tournament-enter = Nevezés
web-tournament-return = Újbóli nevezés
web-tournament-withdraw = Visszalépés
web-tournament-withdraw-more = A következő fordulókban már nem kerülsz be a párosításba. Az eredményeid megmaradnak, és újra nevezhetsz.
web-tournament-withdraw-other = { $name } a következő fordulókban már nem kerül be a párosításba.
web-tournament-withdraw-who = Visszaléptetés: { $name }
web-tournament-withdrawn = visszalépett
web-tournament-closed = Már nem lehet nevezni.
web-tournament-your-game = Elkezdődött a játszmád: { $round }. forduló.
web-tournament-go = Ugrás a játszmádhoz
web-tournament-link = Link a játékosoknak
web-tournament-organise = Szervezői műveletek
web-tournament-start = { $round }. forduló indítása
web-tournament-start-more = Mindenki ellenfelet és helyet kap, és a játszmák azonnal elindulnak. Az órák játékosonként legfeljebb öt percet várnak.
web-tournament-waiting = A következő forduló akkor indulhat, ha minden asztalnál van eredmény.
web-tournament-few = Legalább két játékos kell.
web-tournament-end = Verseny befejezése
web-tournament-end-more = Nem lesz több forduló. Az állás végleges lesz.
web-tournament-remove = Verseny törlése
web-tournament-remove-more = A verseny és a játékosok listája törlődik.
web-tournament-round = { $round }. forduló
web-tournament-table = Asztal
web-tournament-game = Játszma
web-tournament-to-table = Ugrás ide: { $number }. asztal
web-tournament-decide = { $number }. asztal eredménye
web-tournament-result = Eredmény
web-tournament-wins = Győztes: { $name }
web-tournament-draw = Döntetlen
web-tournament-both-lose = Mindketten veszítenek
web-tournament-places-more = Add meg minden játékos helyezését. Egyenlőség után a következő helyezés kimarad: 1, 1, 3.
web-tournament-playing = folyamatban
web-tournament-by-resignation = feladással
web-tournament-by-time = időtúllépéssel
web-tournament-by-organiser = a szervező döntése
web-tournament-by-bye = erőnyerő
web-tournament-by-aborted = megszakítva: a szervező dönt
web-tournament-by-removed = az asztal törölve: a szervező dönt
web-tournament-standings = Állás
web-tournament-rank = Helyezés
web-tournament-points = Pont
web-tournament-tie-buchholz = Buchholz-pont
web-tournament-tie-berger = Sonneborn–Berger
web-tournament-tie-direct = Egymás ellen
web-tournament-tie-game = Játszmapont
web-tournament-tie-margin = Pontkülönbség

## Why the server says no. Each begins small and ends with a full stop.

table-tournament-unknown = nincs ilyen verseny.
table-tournament-organiser-only = ezt csak a szervező teheti meg.
table-tournament-too-many =
    egyszerre legfeljebb { $most ->
        [one] egy
       *[other] { $most }
    } versenyed lehet folyamatban.
table-tournament-full = a verseny betelt (legfeljebb: { $most }).
table-tournament-over = a verseny véget ért.
table-tournament-started = a verseny már elindult.
table-tournament-not-started = a verseny még nem indult el.
table-tournament-last-round = az utolsó forduló elindult; már nem lehet nevezni.
table-tournament-robin-late = ez a körmérkőzés már elindult, és nincs benne szabad hely.
table-tournament-no-entrant = ezen a versenyen nincs ilyen sorszámú játékos: { $number }.
table-tournament-round = nem ez következik: { $round }. forduló; nézd meg újra.
table-tournament-not-complete = még nincs minden asztalnál eredmény.
table-tournament-too-few = túl kevés a játékos egy fordulóhoz.
table-tournament-size =
    a játékot nem lehet { $seats ->
        [one] egy
       *[other] { $seats }
    } játékossal játszani.
table-tournament-no-table = ebben a fordulóban nincs ilyen sorszámú asztal: { $table }.
table-tournament-bye = az erőnyerőnek nincs más eredménye.
table-tournament-places =
    mindenkinek helyezés kell ({ $players ->
        [one] egy
       *[other] { $players }
    } játékos), 1 a legjobb; egyenlőség után a következő helyezés kimarad.
