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
arena-pair = Pereche
arena-margin = Diferență
arena-wins = Victorii
arena-interval = 95%
arena-fair = Parte egală
arena-ahead = Înainte
arena-cross = Rând contra coloană
arena-rating = Cotă
arena-openskill = openskill
arena-turn = ms pe tură
arena-longest = cea mai lungă
arena-percent = { NUMBER($share, minimumFractionDigits: 1, maximumFractionDigits: 1) }%
arena-results = Rezultate: { $file }
arena-no-ratings = Pentru cote este nevoie de extensia „{ $extra }”: pip install meeplewright[{ $extra }]
arena-fault = { $bot } a stricat partida împărțelii { $deal } (sămânța { $seed }, locul { $seat }, intrarea { $entry }): { $error }
arena-stopped = Oprit. Aceeași comandă continuă de aici.

## What cannot be played

arena-no-bots = nu este niciun bot care să joace.
arena-no-deals = { $deals } împărțeli nu se pot juca; cel puțin una.
arena-not-results = acesta nu este un fișier cu rezultate din arenă.
arena-not-a-result = acesta nu este un rezultat al acestui meci.
arena-other-setting = fișierul conține un meci cu „{ $there }”, nu cu „{ $here }”; numește alt fișier.
arena-other-code = fișierul a fost început de altă versiune a regulilor sau a boților ({ $there }, acum { $here }); numește alt fișier.
