### `meeplewright arena`: bots meet, and a report says who is better.

## Help

meta-bot = BOT
meta-workers = SZÁM|ray
meta-clock = wall|processor
command-arena = Botok mérkőznek ugyanazokkal az osztásokkal minden helyről: melyik jobb, és mennyire biztos ez.
command-arena-more = Minden osztást a botok minden körbeforgatásával lejátszanak. Az eredmények játék közben megmaradnak: leállítás után ugyanaz a parancs ott folytatja, ahol abbamaradt.
arena-bots = Melyik botok: { $bots }. Ha többen vannak, mint a helyek: minden összeállítás sorra kerül. Ha kevesebben: az utolsó tölti ki a maradék helyeket.
arena-deals = Hány osztás. Döntsd el, mielőtt eredményt látsz.
arena-seed = Bármilyen szó vagy szám: egy másik friss osztásokat ad.
arena-workers = Hány folyamat játsszon, különben magonként egy; a „ray” egy Ray-fürtön játszat.
arena-clock = Mit jelent egy másodperc a bot keretéből: a falióra idejét vagy a processzorét, ami terhelt gépen igazságosabb.
arena-out = Az eredmények fájlja; ha már vannak benne, azokat folytatja. Különben egy fájl az adatmappádban.
arena-html = A jelentés ábrákkal, egyetlen HTML-oldalként ebbe a fájlba.
arena-audit = Mérés helyett: minden döntés előtt újraosztja mindazt, amit a bot nem láthat, és hibát jelez, ha másképp dönt. Az időben megadott keret az óra megnézéseiben számít, mindegyik fél ezredmásodperc.

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
arena-every-bot = Minden bot
arena-cross-title = Kereszttábla
arena-pair = Pár
arena-margin = Különbség
arena-wins = Győzelem
arena-interval = 95%
arena-fair = Egyenlő rész
arena-ahead = Előrébb
arena-cross = Sor az oszlop ellen
arena-rating = Értékszám
arena-openskill = openskill
arena-simulations = szimuláció körönként
arena-turn = ms körönként
arena-longest = leghosszabb
arena-percent = { NUMBER($share, minimumFractionDigits: 1, maximumFractionDigits: 1) }%
arena-results = Eredmények: { $file }
arena-no-ratings = Az értékszámokhoz a(z) „{ $extra }” kiegészítés kell: pip install 'meeplewright[{ $extra }]'
arena-fault = { $bot } elrontotta a(z) { $deal }. osztás játszmáját (mag: { $seed }, { $seat }. hely, { $entry }. bejegyzés): { $error }
arena-forfeits =
    { $bot } { $moves ->
        [one] egy lépést
       *[other] { $moves } lépést
    } elveszített. Az első: { $why }
arena-stopped = Leállítva. Ugyanaz a parancs innen folytatja.
arena-plot-scores = Pontszámok
arena-plot-ratings = Értékszámok 95%-os tartománnyal
arena-plot-sources = Miért járt a pont
arena-plot-points = Pont
arena-plot-seats = Helyek
arena-plot-rating = Értékszám
arena-source-city = városok
arena-source-road = utak
arena-source-field = mezők
arena-source-cloister = kolostorok
arena-source-printed = lapkákra nyomtatva
arena-source-turn_order = játékossorrend
arena-source-transport = szállítás
arena-source-river = folyó
arena-source-loop = útkör
arena-source-gold = arany
arena-source-store = tárolók
arena-source-sets = készletek

## The audit

audit-sound =
    { $decisions ->
        [one] Egy döntést
       *[other] { $decisions } döntést
    } kértünk kétszer, { $games ->
        [one] egy játszmában
       *[other] { $games } játszmában
    }: egyik sem változott, amikor minden láthatatlant újraosztottunk.
audit-difference = { $bot } döntése { $choice } volt, de { $other }, amikor mindent, amit nem láthat, újraosztottunk ({ $deal }. osztás, mag: { $seed }, { $seat }. hely, a(z) { $entry }. bejegyzés után).
audit-record = A játszma odáig: { $command }

## What cannot be played

arena-no-bots = nincs bot, aki játsszon.
arena-no-deals = { $deals } osztást nem lehet játszani; legalább egy kell.
arena-not-results = ez nem az aréna eredményfájlja.
arena-not-a-result = ez nem ennek a mérkőzésnek az eredménye.
arena-other-setting = a fájlban lévő mérkőzésnél ez „{ $there }”, nem „{ $here }”; adj meg másik fájlt.
arena-other-code = a fájlt a szabályok vagy a botok másik változata kezdte ({ $there }, most { $here }); adj meg másik fájlt.
