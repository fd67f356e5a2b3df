## Parancssor

command-puzzles = feladványok készítése, ellenőrzése és listája
command-puzzles-make = feladványok keresése botok játszmáiban vagy mentett játszmákban
command-puzzles-make-more = A feladványok egyenként kerülnek a fájlba. Ha újra futtatod a parancsot, onnan folytatja, ahol abbahagyta.
command-puzzles-check = ellenőrzi, hogy minden feladvány megoldása helyes-e
command-puzzles-check-more = Fájl nélkül a játékokhoz tartozó feladványokat ellenőrzi.
command-puzzles-list = hány feladvány tartozik a játékokhoz
meta-kinds = FAJTÁK
puzzles-make-game = a játék
puzzles-make-out = a fájl, amelybe ír, vagy amelyet folytat
puzzles-make-kinds = csak ezek a fajták, vesszővel elválasztva
puzzles-make-count = hány ilyen feladvány legyen a fájlban
puzzles-make-seed = azonos maggal a botok ugyanazokat a játszmákat játsszák
puzzles-make-bots = a játszó botok, helyenként egy
puzzles-make-records = inkább ennek a mappának a mentett játszmái; a játékosaiknak bele kell egyezniük
puzzles-check-file = feladványok fájlja
puzzles-check-search = a hosszú kereséseket is ismételje meg
puzzles-list-game = csak ez a játék
puzzles-none = Ehhez a játékhoz nincsenek feladványok: { $game }.
puzzles-kind = A játéknak nincs „{ $kind }” nevű feladványfajtája. Az ismert fajták: { $kinds }.
puzzles-bad = { $file }: { $why }
puzzles-made = { $count }: { $kind } { $id }
puzzles-done = Ilyen feladványok itt: { $file } – számuk: { $count }.
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
puzzle-answer = { $id } jelű feladvány: a megoldásai nem érik el ezt az értéket: { $best }.

## A szerver hibaüzenetei

table-no-puzzle = nincs „{ $puzzle }” jelű feladvány.
table-puzzle-board = ezt a feladványt az asztalon kell megoldani: { $puzzle }.
table-puzzle-task = ebben a feladványban nem kell lépni, választ vár: { $puzzle }.

## Az oldal

pz-title = Feladványok
pz-about = Állások, amelyekben van egy legjobb kör. Találd meg: az első próbálkozás számít az értékszámodba.
pz-open = Feladványok megoldása
pz-today = A nap feladványa
pz-all = Minden feladvány
pz-your-rating = Értékszámod: { $rating }
pz-rating-after = Értékszámod: { $rating } ({ $change })
pz-your-results = Megoldva: { $solved } / { $tried }. Csak ez a böngésző tárolja.
pz-rating = Értékszám: { $rating }
pz-kind = Fajta
pz-kind-all = Minden fajta
pz-kind-last_two = Az utolsó két kártya
pz-kind-close_city = Fejezd be a várost
pz-kind-find_turn = Találd meg a legjobb kört
pz-kind-allocate = Ossz be mindent
pz-kind-win_auction = Nyerd meg az árverést
pz-ask-last_two = Nálad van egy kártya, az utolsót az ellenfeled kapja. Melyik kör a legjobb, bárhogyan is válaszol?
pz-ask-close_city = Ebben a körben befejezhető egy város. Találd meg a legjobb kört.
pz-ask-find_turn = Az egyik kör egyértelműen jobb az összes többinél. Találd meg.
pz-ask-allocate = A játszma véget ért. Minden munkás, jártasság és erőforrás egyszer számít. Hányszor pontoz az egyes helyek mindegyike?
pz-ask-win_auction = A legjobb kör egy licit. Melyik lapkára, és hány munkással?
pz-fresh = Csak amelyeket még nem próbáltam
pz-none = Itt nincs feladvány.
pz-more = Mind megjelenítése ({ $count })
pz-you = Te
pz-opponent = Ellenfél
pz-solved = megoldva
pz-failed = nincs megoldva
pz-question = Kérdés
pz-hint = Tipp
pz-solution = Megoldás megjelenítése
pz-again = Újra próbálom
pz-next = Következő feladvány
pz-step-back = Egy lépéssel vissza
pz-step-forward = Következő lépés
pz-step = { $step } / { $steps }
pz-hint-cost = Tippel a feladvány nem számít megoldottnak.
pz-right = Helyes!
pz-right-hinted = Helyes, de tippel: nem számít megoldottnak.
pz-wrong = Nem ez a legjobb kör.
pz-less = Nem ez a legjobb: { $less } ponttal kevesebbet ér.
pz-impossible = Ehhez nincs elég munkásod, jártasságod vagy erőforrásod.
pz-hint-gap = A legjobb kör { $gap } ponttal jobb a második legjobbnál.
pz-hint-points = A legjobb válasz { $best } pontot ér.
pz-hint-first = A legjobb kör első lépését A jelöli a táblán.
pz-solution-is = Ez a megoldás. Lépésenként végignézheted.
pz-solution-answer = Ez a legjobb válasz: { $best } pont.
pz-best-turn = Ez a legjobb köröd.
pz-over = A feladvány véget ért.
