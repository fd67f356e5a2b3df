## Parancssor

command-puzzles = Feladványok készítése, ellenőrzése és listája.
command-puzzles-make = Feladványok keresése botok játszmáiban vagy jegyzőkönyvekben.
command-puzzles-make-more = A feladványok egyenként kerülnek a fájlba. Ha újra futtatod a parancsot, onnan folytatja, ahol abbahagyta.
command-puzzles-check = Annak ellenőrzése, hogy minden feladvány megoldása helyes-e.
command-puzzles-check-more = Fájl nélkül a játékokhoz tartozó feladványokat ellenőrzi.
command-puzzles-list = A játékokhoz tartozó feladványok száma.
meta-kinds = FAJTÁK
puzzles-make-game = A játék.
puzzles-make-out = A fájl, amelybe ír, vagy amelyet folytat.
puzzles-make-kinds = Csak ezek a fajták, vesszővel elválasztva.
puzzles-make-count = Hány ilyen feladvány legyen a fájlban.
puzzles-make-seed = Azonos maggal a botok ugyanazokat a játszmákat játsszák.
puzzles-make-bots = A játszó botok, helyenként egy.
puzzles-make-records = Botok játszmái helyett ennek a mappának a jegyzőkönyvei; csak a játékosok beleegyezésével.
puzzles-check-file = Feladványokat tartalmazó fájl.
puzzles-check-search = A hosszú kereséseket is megismétli.
puzzles-list-game = Csak ez a játék.
puzzles-none = Ehhez a játékhoz nincsenek feladványok: { $game }.
puzzles-kind = Ennek a játéknak nincs „{ $kind }” nevű feladványfajtája. Az ismert fajták: { $kinds }.
puzzles-bad = { $file }: { $why }
puzzles-made = { $count }: { $kind } { $id }
puzzles-done = Ilyen fajtájú feladványok száma ebben a fájlban ({ $file }): { $count }.
puzzles-checked = Ellenőrzött feladványok: { $count }, ebből hibás: { $wrong }.
puzzles-game = játék
puzzles-kind-name = fajta
puzzles-count = feladvány
puzzles-ratings = értékszámok

## A fájlok hibái

puzzle-format = Ennek a feladványnak más a formátuma; az ismert formátum száma: { $format }.
puzzle-field = Hiányzó, ismeretlen vagy rossz típusú mező: „{ $field }” ({ $line }. sor).
puzzle-line = Nem feladvány: { $line }. sor.
puzzle-moves = { $id } jelű feladvány: az állás előtti { $entry }. lépés nem olvasható.
puzzle-kind = Nincs „{ $kind }” nevű feladványfajta.
puzzle-answer = { $id } jelű feladvány: a megoldások értéke nem { $best }.

## A szerver hibaüzenetei

table-no-puzzle = nincs „{ $puzzle }” jelű feladvány.
table-puzzle-board = ezt a feladványt a játéktéren kell megoldani: { $puzzle }.
table-puzzle-task = ebben a feladványban nem lépni kell, hanem válaszolni: { $puzzle }.

## Az oldal

pz-title = Feladványok
pz-about = Állások, amelyekben egyetlen kör a legjobb. Találd meg: az értékszámodba az első próbálkozásod számít bele.
pz-open = Feladványok megoldása
pz-today = A nap feladványa
pz-all = Összes feladvány
pz-your-rating = Értékszámod: { $rating }
pz-rating-after = Értékszámod: { $rating } ({ $change })
pz-your-results = Megoldva: { $solved } / { $tried }. Csak ez a böngésző tárolja.
pz-rating = Értékszám: { $rating }
pz-kind = Fajta
pz-kind-all = Összes fajta
pz-kind-last_two = Az utolsó két kártya
pz-kind-close_city = Fejezd be a várost
pz-kind-find_turn = Találd meg a legjobb kört
pz-kind-allocate = Ossz el mindent
pz-kind-win_auction = Nyerd meg az árverést
pz-ask-last_two = Egy kártya nálad van, az utolsót az ellenfeled kapja. Melyik körrel érheted el a legjobb eredményt, bármit is lép az ellenfeled?
pz-ask-close_city = Ebben a körben befejezhető egy város. Találd meg a legjobb kört.
pz-ask-find_turn = Az egyik kör egyértelműen jobb az összes többinél. Találd meg.
pz-ask-allocate = A játszma véget ért. Minden munkás, jártasság és erőforrás egyszer számít. Melyik hely hányszor ér pontot?
pz-ask-win_auction = A legjobb kör egy licit. Melyik lapkára, és hány munkással?
pz-fresh = Csak amelyekkel még nem próbálkoztam
pz-none = Itt nincs feladvány.
pz-more = Összes mutatása ({ $count })
pz-you = Te
pz-opponent = Ellenfél
pz-solved = megoldva
pz-failed = nincs megoldva
pz-question = Kérdés
pz-hint = Tipp
pz-solution = Megoldás megjelenítése
pz-again = Újra
pz-next = Következő feladvány
pz-step-back = Egy lépéssel vissza
pz-step-forward = Következő lépés
pz-step = { $step } / { $steps }
pz-hint-cost = Ha tippet kérsz, a feladvány nem számít megoldottnak.
pz-right = Helyes!
pz-right-hinted = Helyes, de tippet kértél, ezért nem számít megoldottnak.
pz-wrong = Nem ez a legjobb kör.
pz-less = Nem ez a legjobb: { $less } ponttal kevesebbet ér.
pz-impossible = Ehhez nincs elég munkásod, jártasságod vagy erőforrásod.
pz-final = Végeredmény: { $scores }.
pz-hint-gap = A legjobb kör { $gap } ponttal jobb a második legjobbnál.
pz-hint-points = A legjobb válasz { $best } pontot ér.
pz-hint-first = A legjobb kör első lépését az A betű jelöli a játéktéren.
pz-solution-is = Ez a megoldás. Lépésenként végignézheted.
pz-solution-answer = Ez a legjobb válasz: { $best } pont.
pz-best-turn = Ez a legjobb köröd.
pz-over = A feladvány véget ért.
