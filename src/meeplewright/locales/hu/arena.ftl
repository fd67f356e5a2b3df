### `meeplewright arena`: bots meet, and a report says who is better.

## Help

meta-bot = BOT
meta-workers = SZÁM|ray
meta-clock = wall|processor
command-arena = Mérkőzések botok között, minden helyről ugyanazokkal az osztásokkal; a jelentés megmutatja, melyik bot erősebb, és mennyire biztos ez.
command-arena-more = Minden osztást a botok minden ülésrendjével egyszer lejátszik. Az eredményeket folyamatosan menti; ugyanezzel a paranccsal onnan folytathatod, ahol abbamaradt.
arena-bots = Az összehasonlítandó botok: { $bots }. Ha több a bot, mint a hely, minden összeállítás játszik; ha kevesebb, az utolsó tölti ki a maradék helyeket.
arena-deals = Osztások száma. Döntsd el, mielőtt bármilyen eredményt látsz.
arena-seed = Bármilyen szó vagy szám. Másik mag másik osztásokat ad.
arena-workers = Munkafolyamatok száma (alapértelmezés: processzormagonként egy), vagy „ray” egy Ray-fürt használatához.
arena-clock = Hogyan mérje az időkeretet: valós időben vagy processzoridőben (terhelt gépen igazságosabb).
arena-out = Az eredmények fájlja. A meglévő eredményeket folytatja. Alapértelmezés: egy fájl az adatmappádban.
arena-records = Mappa az összes játszma jegyzőkönyvének: 0001-1.mwr (1. osztás, első játszma) és így tovább.
arena-extend = Mérkőzés bővítése újabb osztásokkal: nagyobb --deals értékkel csak a hiányzó játszmákat játssza le.
arena-html = Az ábrákat tartalmazó jelentés írása ebbe a HTML-fájlba.
arena-audit = Mérés helyett ellenőrzés: minden döntés előtt újraosztja, amit a bot nem láthat, és hibát jelez, ha a döntés megváltozik. Az időkeret szimulált: minden óraleolvasás fél ezredmásodpercnek számít.

## The report

arena-title =
    { $game }, { $seats ->
        [one] egy hely
       *[other] { $seats } hely
    }, { $deals ->
        [one] egy teljes osztás
       *[other] { $deals } teljes osztás
    }, mag: { $seed }
arena-pairs = Párok
arena-every-bot = Összes bot
arena-times = Körönkénti idő
arena-cross-title = Kereszttáblázat
arena-pair = Pár
arena-margin = Különbség
arena-wins = Győzelem
arena-interval = 95%
arena-fair = Várt arány
arena-ahead = Előrébb végzett
arena-cross = Sor az oszlop ellen
arena-rating = Értékszám
arena-openskill = openskill
arena-simulations = szimuláció/kör
arena-turn = ms/kör
arena-longest = max. ms
arena-percent = { NUMBER($share, minimumFractionDigits: 1, maximumFractionDigits: 1) }%
arena-results = Eredmények: { $file }
arena-extended = A mérkőzést { $first } osztásra tervezték, és { $deals } osztásra bővítették. Ha a bővítés az eredményektől függött, az intervallumok túl szűkek.
arena-records-kept = Jegyzőkönyvek: { $folder }
arena-without-record =
    { $games ->
        [one] Egy játszmának nincs jegyzőkönyve, mert --records nélkül zajlott.
       *[other] { $games } játszmának nincs jegyzőkönyve, mert --records nélkül zajlottak.
    }
arena-no-ratings = Az értékszámokhoz kell egy kiegészítő („{ $extra }”): pip install 'meeplewright[{ $extra }]'
arena-fault = { $bot } hibát okozott ({ $deal }. osztás, mag: { $seed }, { $seat }. hely, { $entry }. lépés): { $error }
arena-forfeits =
    { $bot } { $games ->
        [one] egy játszmában
       *[other] { $games } játszmában
    } { $moves ->
        [one] egy lépést
       *[other] { $moves } lépést
    } mulasztott el. Az első ok: { $why }
arena-stopped = Leállítva. Ugyanezzel a paranccsal folytathatod.
arena-plot-scores = Pontszámok
arena-plot-ratings = Értékszámok 95%-os intervallummal
arena-plot-sources = Pontok forrás szerint
arena-plot-points = Pont
arena-plot-seats = Helyek
arena-plot-rating = Értékszám
arena-source-city = városok
arena-source-road = utak
arena-source-field = mezők
arena-source-cloister = kolostorok
arena-source-goods = áruk
arena-source-printed = nyomtatott pontok
arena-source-turn_order = fordulósorrend
arena-source-transport = szállítás
arena-source-river = folyó
arena-source-loop = körbeérő út
arena-source-gold = arany
arena-source-store = raktárlapkák
arena-source-sets = csoportok

## The rating list

meta-seat-counts = SZÁM[,SZÁM…]
command-ratings = Ranglista az összes botról és szintről, játékonként és a helyek száma szerint.
command-ratings-more = Minden osztásban minden bot minden helyről játszik hasonló erejű botok ellen. Az eredményeket folyamatosan menti; ugyanezzel a paranccsal onnan folytathatod, ahol abbamaradt.
ratings-of-games = Játékok (alapértelmezés: mind).
ratings-seats = A helyek száma, vesszővel elválasztva; mindegyikhez külön lista készül.
ratings-bots = A rangsorolandó botok a leggyengébbtől a legerősebbig, vesszővel elválasztva. Alapértelmezés: minden bot és szint.
ratings-deals = Osztások száma listánként. Döntsd el, mielőtt bármilyen eredményt látsz.
ratings-out = Az eredményfájlok mappája. A meglévő eredményeket folytatja. Alapértelmezés: az adatmappád.
ratings-markdown = A listák írása ebbe a Markdown-fájlba.
ratings-title = Értékszámok
ratings-level = Szint
ratings-games = Játszmák

## The audit

audit-sound =
    Ellenőrizve: { $decisions ->
        [one] egy döntés
       *[other] { $decisions } döntés
    } { $games ->
        [one] egy játszmában
       *[other] { $games } játszmában
    }. A rejtett információk újraosztásakor egyik sem változott.
audit-difference = { $bot } döntése { $choice } volt, a rejtett információk újraosztása után viszont { $other } ({ $deal }. osztás, mag: { $seed }, { $seat }. hely, { $entry }. lépés után).
audit-record = A játszma eddig a pontig: { $command }

## What cannot be played

arena-no-bots = nincs megadva bot.
arena-no-deals = az osztások száma nem lehet { $deals }; legalább 1 kell.
arena-not-results = nem arénaeredményeket tartalmazó fájl.
arena-not-a-result = nem ennek a mérkőzésnek az eredménye.
arena-other-setting = a fájlban lévő mérkőzés beállítása „{ $there }”, nem „{ $here }”; válassz másik fájlt.
arena-other-deals = a fájlban lévő mérkőzés osztásainak száma { $there }, nem { $here }. Az --extend kapcsolóval bővítheted, vagy válassz másik fájlt.
arena-other-records = ebben a mappában más mérkőzés jegyzőkönyvei vannak; válassz másik mappát.
arena-no-processor-time = ez a rendszer nem adja meg „{ $bot }” processzoridejét. Használd ezt: --clock wall.
arena-other-code = a fájl más szabályokkal vagy botokkal készült ({ $there }; jelenleg: { $here }); válassz másik fájlt.
