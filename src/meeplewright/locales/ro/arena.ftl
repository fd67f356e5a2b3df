### `meeplewright arena`: bots meet, and a report says who is better.

## Help

meta-bot = BOT
meta-workers = NUMĂR|ray
meta-clock = wall|processor
command-arena = Boții se întâlnesc pe aceleași împărțeli din fiecare loc, iar raportul spune care e mai bun și cât de sigur este asta.
command-arena-more = Fiecare împărțeală se joacă în fiecare rotație a boților. Rezultatele se păstrează din mers: după o întrerupere, aceeași comandă continuă de unde a rămas.
arena-bots = Ce boți: { $bots }. Dacă sunt mai mulți decât locurile: se întâlnesc în toate combinațiile. Dacă sunt mai puțini: ultimul ocupă locurile rămase.
arena-deals = Câte împărțeli. Hotărăște înainte de a vedea rezultate.
arena-seed = Orice cuvânt sau număr: altul dă împărțeli noi.
arena-workers = Câte procese joacă, altfel câte unul pe nucleu; „ray” joacă pe un cluster Ray.
arena-clock = Ce înseamnă o secundă din bugetul unui bot: timpul de pe ceas sau timpul procesorului, mai corect pe o mașină ocupată.
arena-out = Fișierul pentru rezultate; dacă are deja, continuă cu ele. Altfel unul din dosarul tău de date.
arena-html = Scrie raportul cu grafice ca o singură pagină HTML în acest fișier.
arena-audit = Nu măsura: înaintea fiecărei decizii împarte din nou tot ce botul nu poate vedea și semnalează dacă alege altfel. Bugetele în timp se numără în priviri la ceas, câte o jumătate de milisecundă.

## The report

arena-title =
    { $game }, { $seats ->
        [one] un loc
        [few] { $seats } locuri
       *[other] { $seats } de locuri
    }, { $deals ->
        [one] o împărțeală întreagă
        [few] { $deals } împărțeli întregi
       *[other] { $deals } de împărțeli întregi
    }, sămânța { $seed }
arena-pairs = Perechi
arena-every-bot = Fiecare bot
arena-cross-title = Tabel încrucișat
arena-pair = Pereche
arena-margin = Diferență
arena-wins = Victorii
arena-interval = 95%
arena-fair = Parte egală
arena-ahead = Înainte
arena-cross = Rând contra coloană
arena-rating = Cotă
arena-openskill = openskill
arena-simulations = simulări pe tură
arena-turn = ms pe tură
arena-longest = cea mai lungă
arena-percent = { NUMBER($share, minimumFractionDigits: 1, maximumFractionDigits: 1) }%
arena-results = Rezultate: { $file }
arena-no-ratings = Pentru cote este nevoie de extensia „{ $extra }”: pip install 'meeplewright[{ $extra }]'
arena-fault = { $bot } a stricat partida împărțelii { $deal } (sămânța { $seed }, locul { $seat }, intrarea { $entry }): { $error }
arena-forfeits =
    { $bot } a pierdut { $moves ->
        [one] o mutare
        [few] { $moves } mutări
       *[other] { $moves } de mutări
    }. Prima: { $why }
arena-stopped = Oprit. Aceeași comandă continuă de aici.
arena-plot-scores = Scoruri
arena-plot-ratings = Cote cu intervale de 95%
arena-plot-sources = De unde vin punctele
arena-plot-points = Puncte
arena-plot-seats = Locuri
arena-plot-rating = Cotă
arena-source-city = orașe
arena-source-road = drumuri
arena-source-field = câmpuri
arena-source-cloister = mănăstiri
arena-source-printed = tipărite pe piese
arena-source-turn_order = ordinea jucătorilor
arena-source-transport = transport
arena-source-river = râu
arena-source-loop = buclă de drumuri
arena-source-gold = aur
arena-source-store = depozite
arena-source-sets = seturi

## The audit

audit-sound =
    { $decisions ->
        [one] O decizie a fost cerută
        [few] { $decisions } decizii au fost cerute
       *[other] { $decisions } de decizii au fost cerute
    } de două ori în { $games ->
        [one] o partidă
        [few] { $games } partide
       *[other] { $games } de partide
    }: niciuna nu s-a schimbat când tot ce nu se vede a fost împărțit din nou.
audit-difference = { $bot } a ales { $choice }, dar { $other } când tot ce nu poate vedea a fost împărțit din nou (împărțeala { $deal }, sămânța { $seed }, locul { $seat }, după intrarea { $entry }).
audit-record = Partida până acolo: { $command }

## What cannot be played

arena-no-bots = nu este niciun bot care să joace.
arena-no-deals = { $deals } împărțeli nu se pot juca; cel puțin una.
arena-not-results = acesta nu este un fișier cu rezultate din arenă.
arena-not-a-result = acesta nu este un rezultat al acestui meci.
arena-other-setting = fișierul conține un meci cu „{ $there }”, nu cu „{ $here }”; numește alt fișier.
arena-other-code = fișierul a fost început de altă versiune a regulilor sau a boților ({ $there }, acum { $here }); numește alt fișier.
