### `meeplewright arena`: bots meet, and a report says who is better.

## Help

meta-bot = BOT
meta-workers = NUMĂR|ray
meta-clock = wall|processor
command-arena = Pune boții să joace între ei aceleași configurații, de pe fiecare loc, și arată care e mai puternic și cu ce siguranță.
command-arena-more = Fiecare configurație se joacă o dată în fiecare așezare a boților. Rezultatele se salvează pe parcurs; rulează din nou aceeași comandă pentru a relua.
arena-bots = Boții de comparat: { $bots }. Dacă sunt mai mulți decât locurile, se joacă toate combinațiile; dacă sunt mai puțini, ultimul ocupă locurile rămase.
arena-deals = Numărul de configurații. Fixează-l înainte să vezi vreun rezultat.
arena-seed = Orice cuvânt sau număr. Alt seed dă alte configurații.
arena-workers = Numărul de procese (implicit: câte unul pe nucleu) sau „ray” pentru un cluster Ray.
arena-clock = Cum se măsoară bugetele de timp: timp real sau timp de procesor (mai corect pe un calculator ocupat).
arena-out = Fișierul cu rezultate. Dacă există deja rezultate, se continuă de la ele. Implicit: un fișier din dosarul tău de date.
arena-records = Dosarul pentru înregistrările tuturor partidelor: 0001-1.mwr (configurația 1, prima partidă) și așa mai departe.
arena-extend = Extinde un meci: cu un --deals mai mare se joacă doar partidele care lipsesc.
arena-html = Scrie raportul cu grafice în acest fișier HTML.
arena-audit = Verificare în loc de măsurare: înaintea fiecărei decizii redistribuie tot ce botul nu vede și eșuează dacă alegerea lui se schimbă. Bugetele de timp sunt simulate: fiecare citire a ceasului contează ca o jumătate de milisecundă.

## The report

arena-title =
    { $game }, { $seats ->
        [one] un loc
        [few] { $seats } locuri
       *[other] { $seats } de locuri
    }, { $deals ->
        [one] o configurație completă
        [few] { $deals } configurații complete
       *[other] { $deals } de configurații complete
    }, seed { $seed }
arena-pairs = Perechi
arena-every-bot = Fiecare bot
arena-times = Timp pe tură
arena-cross-title = Tabel încrucișat
arena-pair = Pereche
arena-margin = Diferență
arena-wins = Victorii
arena-interval = 95%
arena-fair = Pondere așteptată
arena-ahead = Clasat mai sus
arena-cross = Rând contra coloană
arena-rating = Rating
arena-openskill = openskill
arena-simulations = simulări/tură
arena-turn = ms/tură
arena-longest = max. ms
arena-percent = { NUMBER($share, minimumFractionDigits: 1, maximumFractionDigits: 1) }%
arena-results = Rezultate: { $file }
arena-extended =
    Meciul a fost planificat cu { $first ->
        [one] o configurație
        [few] { $first } configurații
       *[other] { $first } de configurații
    } și extins la { $deals }. Dacă extinderea a depins de rezultate, intervalele sunt prea înguste.
arena-records-kept = Înregistrări: { $folder }
arena-without-record =
    { $games ->
        [one] O partidă nu are înregistrare, pentru că a fost jucată fără --records.
        [few] { $games } partide nu au înregistrare, pentru că au fost jucate fără --records.
       *[other] { $games } de partide nu au înregistrare, pentru că au fost jucate fără --records.
    }
arena-no-ratings = Pentru rating este nevoie de pachetul opțional „{ $extra }”: pip install 'meeplewright[{ $extra }]'
arena-fault = { $bot } a provocat o eroare în configurația { $deal } (seed { $seed }, locul { $seat }, pasul { $entry }): { $error }
arena-forfeits =
    { $bot } a pierdut dreptul la { $moves ->
        [one] o mutare
        [few] { $moves } mutări
       *[other] { $moves } de mutări
    } { $games ->
        [one] într-o partidă
        [few] în { $games } partide
       *[other] în { $games } de partide
    }. Primul motiv: { $why }
arena-stopped = Oprit. Rulează aceeași comandă pentru a relua.
arena-plot-scores = Punctaje
arena-plot-ratings = Rating cu intervale de 95%
arena-plot-sources = Puncte după sursă
arena-plot-points = Puncte
arena-plot-seats = Locuri
arena-plot-rating = Rating
arena-source-city = orașe
arena-source-road = drumuri
arena-source-field = câmpii
arena-source-cloister = mănăstiri
arena-source-goods = mărfuri
arena-source-printed = puncte tipărite
arena-source-turn_order = ordinea de joc
arena-source-transport = transport
arena-source-river = râu
arena-source-loop = buclă de drumuri
arena-source-gold = aur
arena-source-store = plăcuțe de depozitare
arena-source-sets = seturi

## The rating list

meta-seat-counts = NUMĂR[,NUMĂR…]
command-ratings = Întocmește o listă de rating cu toți boții și toate nivelurile, pentru fiecare joc și fiecare număr de locuri.
command-ratings-more = În fiecare configurație, fiecare bot joacă de pe toate locurile împotriva unor boți de putere apropiată. Rezultatele se salvează pe parcurs; rulează din nou aceeași comandă pentru a relua.
ratings-of-games = Jocurile (implicit: toate).
ratings-seats = Numerele de locuri, separate prin virgule; fiecare are propria listă.
ratings-bots = Boții de evaluat, de la cel mai slab la cel mai puternic, separați prin virgule. Implicit: toți boții și toate nivelurile.
ratings-deals = Numărul de configurații pentru fiecare listă. Fixează-l înainte să vezi vreun rezultat.
ratings-out = Dosarul pentru fișierele cu rezultate. Dacă există deja rezultate, se continuă de la ele. Implicit: dosarul tău de date.
ratings-markdown = Scrie listele în acest fișier Markdown.
ratings-title = Ratinguri
ratings-level = Nivel
ratings-games = Partide

## The audit

audit-sound =
    { $decisions ->
        [one] O decizie verificată
        [few] { $decisions } decizii verificate
       *[other] { $decisions } de decizii verificate
    } { $games ->
        [one] într-o partidă
        [few] în { $games } partide
       *[other] în { $games } de partide
    }. Niciuna nu s-a schimbat la redistribuirea informațiilor ascunse.
audit-difference = { $bot } a ales { $choice }, dar { $other } după redistribuirea informațiilor ascunse (configurația { $deal }, seed { $seed }, locul { $seat }, după pasul { $entry }).
audit-record = Partida până în acel punct: { $command }

## What cannot be played

arena-no-bots = nu s-a dat niciun bot.
arena-no-deals = numărul de configurații trebuie să fie cel puțin 1, nu { $deals }.
arena-not-results = nu este un fișier cu rezultate din arenă.
arena-not-a-result = nu este un rezultat al acestui meci.
arena-other-setting = fișierul conține un meci cu „{ $there }”, nu cu „{ $here }”; alege alt fișier.
arena-other-deals = fișierul conține un meci cu alt număr de configurații: { $there }, nu { $here }. Folosește --extend pentru a extinde meciul sau alege alt fișier.
arena-other-records = acest dosar conține înregistrări care nu aparțin acestui meci; alege alt dosar.
arena-no-processor-time = acest sistem nu raportează timpul de procesor al botului „{ $bot }”. Folosește --clock wall.
arena-other-code = fișierul a fost creat cu alte reguli sau alți boți ({ $there }; acum: { $here }); alege alt fișier.
