### Carcassonne: its words, its rules' reasons, its events, its points.
### As in the rulebook, “rét” is the meadow printed on a tile, “mező” the field that is scored.

carcassonne = Carcassonne

## Why an action is not legal. Follows the rule's number and a colon.

why-game-over = a játszma véget ért.
why-not-your-turn =
    most nem { $seat ->
        [1] az 1.
        [5] az 5.
       *[other] a { $seat }.
    } játékos következik.
why-luck-decides = itt a véletlen dönt, nem a játékos.
why-tile-is-placed = a területkártya már a helyén van; most alattvalót tehetsz le, vagy kihagyhatod.
why-other-tile = a húzott területkártya { $hand }, nem { $tile }.
why-no-such-turn = a területkártyát 0, 1, 2 vagy 3 negyedfordulattal lehet elforgatni, { $turn } negyedfordulattal nem.
why-no-neighbour = ezen a helyen nincs szomszédos területkártya: ({ $x },{ $y }).
why-cell-taken = ezen a helyen már van területkártya: ({ $x },{ $y }).
why-same-turn =
    { $turn ->
        [one] egy
       *[other] { $turn }
    } negyedfordulat ugyanazt adja, mint { $smallest }; ezt használd: { $smallest }.
why-terrain-differs =
    { $side ->
        [N] az északi
        [E] a keleti
        [S] a déli
       *[W] a nyugati
    } oldalon { $here ->
        [city] város
        [road] út
       *[field] rét
    } kerülne { $there ->
        [city] város
        [road] út
        [river] folyó
       *[field] rét
    } mellé.
why-place-tile-first = előbb a területkártyát tedd le, utána az alattvalót.
why-no-such-spot =
    ezen a területkártyán { $on ->
        [city] ott nincs város ({ $at })
        [road] ott nincs út ({ $at })
        [field] ott nincs rét ({ $at })
       *[cloister] nincs kolostor
    }.
setup-batch-expansions = a kötegelt motor csak az alapjátékot játssza, kiegészítők nélkül.
real-no-expansions = csak az alapjátékot add meg: valódi játszmát kiegészítőkkel nem lehet pontozni.
why-no-farmers = ebben a játszmában nincsenek parasztok.
why-no-follower-left = elfogytak az alattvalóid.
why-same-spot =
    { $at } és { $first } ugyanaz { $on ->
        [city] a város
        [road] az út
        [field] a mező
       *[cloister] a kolostor
    }; ezt használd: { $first }.
why-occupied =
    { $on ->
        [city] ebben a városban
        [road] ezen az úton
        [field] ezen a mezőn
       *[cloister] ebben a kolostorban
    } már van alattvaló ({ $seat }. játékos), itt: ({ $x },{ $y }).
why-river-end = a folyókártyának folytatnia kell a folyót, de ez a hely nem a folyó vége: ({ $x },{ $y }).
why-river-closed = ezen a helyen tó nélkül ér véget a folyó, ezért ide nem tehetsz területkártyát.
why-u-turn = ez a kanyar ugyanarra fordítaná a folyót, mint az előző kanyar.
why-river-meets-land =
    { $side ->
        [N] az északi
        [E] a keleti
        [S] a déli
       *[W] a nyugati
    } oldalon a folyó szárazfölddel találkozna.
why-no-big-left = a nagy alattvalód már a játéktéren van.
why-no-builder-left = az építőmestered már a játéktéren van.
why-no-pig-left = a disznód már a játéktéren van.
why-builder-needs-follower =
    { $on ->
        [city] ebben a városban
       *[road] ezen az úton
    } nincs alattvalód; enélkül az építőmestered nem állhat ide.
why-builder-complete =
    { $on ->
        [city] ez a város
       *[road] ez az út
    } már kész; az építőmesterednek nem lenne itt dolga.
why-builder-place =
    az építőmester úton vagy városban állhat, { $on ->
        [field] mezőn
       *[cloister] kolostorban
    } nem.
why-pig-needs-farmer = ezen a mezőn nincs parasztod; enélkül a disznód nem állhat ide.
why-pig-place =
    a disznó mezőn állhat, { $on ->
        [city] városban
        [road] úton
       *[cloister] kolostorban
    } nem.
why-figure-not-in-game =
    ebben a játszmában nincsenek { $figure ->
        [big] nagy alattvalók
        [builder] építőmesterek
       *[pig] disznók
    }.
action-no-spot =
    { $on ->
        [city] városba
        [road] útra
        [field] mezőre
       *[cloister] kolostorba
    } itt nem tehetsz alattvalót: „{ $at }”.

## Words

spot-city = lovag a városban: { $where }
spot-road = útonálló az úton: { $where }
spot-field = paraszt a mezőn: { $where }
spot-cloister = szerzetes a kolostorban
spot-field-enclosed = paraszt a körülzárt mezőn
spot-big = { $spot } (nagy alattvaló)
spot-builder-city = építőmester a városban: { $where }
spot-builder-road = építőmester az úton: { $where }
spot-pig = disznó a mezőn: { $where }

spot-worth =
    most { $now ->
        [one] egy
       *[other] { $now }
    } pont, készen legalább { $finished }
spot-worth-cloister =
    most { $now ->
        [one] egy
       *[other] { $now }
    } pont, készen { $finished }
spot-worth-complete =
    azonnal { $now ->
        [one] egy
       *[other] { $now }
    } pont
spot-worth-field =
    a játék végén { $now ->
        [one] egy
       *[other] { $now }
    } pont

spot-worth-builder = második kártya, ha bővíted
spot-worth-pig =
    a játék végén további { $now ->
        [one] egy
       *[other] { $now }
    } pont

figure-big = nagy alattvaló
figure-builder = építőmester
figure-pig = disznó

side-N = észak
side-E = kelet
side-S = dél
side-W = nyugat

half-NL = északi oldal nyugati fele
half-NR = északi oldal keleti fele
half-EL = keleti oldal északi fele
half-ER = keleti oldal déli fele
half-SL = déli oldal keleti fele
half-SR = déli oldal nyugati fele
half-WL = nyugati oldal déli fele
half-WR = nyugati oldal északi fele

colour-0 = piros
colour-1 = kék
colour-2 = sárga
colour-3 = lila
colour-4 = fekete
colour-5 = türkiz

goods-wine = bor
goods-grain = gabona
goods-cloth = szövet

## The 24 types of tile, as they lie unturned

tile-A = kolostor úttal
tile-B = kolostor
tile-C = város minden oldalon, címer
tile-D = város, egyenes út
tile-E = város egy oldalon
tile-F = átmenő város, címer
tile-G = átmenő város
tile-H = két szemközti város
tile-I = két szomszédos város
tile-J = város, jobbra kanyarodó út
tile-K = város, balra kanyarodó út
tile-L = város, három út
tile-M = sarokváros, címer
tile-N = sarokváros
tile-O = sarokváros, címer, útkanyar
tile-P = sarokváros, útkanyar
tile-Q = város három oldalon, címer
tile-R = város három oldalon
tile-S = város három oldalon, címer, út
tile-T = város három oldalon, út
tile-U = egyenes út
tile-V = útkanyar
tile-W = három út
tile-X = négy út

## The tiles of The River

tile-RA = forrás
tile-RB = folyó, város, hídon átvezető út
tile-RC = folyó két város között
tile-RD = egyenes folyó
tile-RE = folyókanyar, sarokváros
tile-RG = folyókanyar
tile-RH = folyó, kolostor, hídon átvezető út
tile-RI = folyókanyar, útkanyar
tile-RK = folyó, hídon átvezető egyenes út
tile-RL = tó

## The tiles of Inns & Cathedrals

tile-IA = útkanyar fogadóval
tile-IB = egyenes út fogadóval
tile-IC = három út, az egyik fogadóval
tile-ID = kolostor két út között
tile-IE = két útkanyar
tile-IF = sarokváros, a kapujából induló út
tile-IG = város egy oldalon, a kártyát átszelő fal
tile-IH = négy város
tile-II = két szemközti város, két út
tile-IJ = város, a kapujából induló út
tile-IK = katedrális, város minden oldalon
tile-IL = sarokváros, címer, útkanyar fogadóval
tile-IM = város, útkanyar fogadóval
tile-IN = sarokváros, a kapujából induló út fogadóval
tile-IO = három város
tile-IP = sarokváros, címer, második város
tile-IQ = átmenő város, címer, két út

## The tiles of Traders & Builders

tile-TA = város, a kapujából jobbra vezető út
tile-TB = két út, az egyik hídon a másik fölött
tile-TC = város, két út egy hídnál
tile-TD = sarokváros, gabona, második város, út
tile-TE = átmenő város, gabona, út
tile-TF = sarokváros, gabona, út
tile-TG = sarokváros, gabona
tile-TH = város három oldalon, gabona
tile-TI = sarokváros, gabona, út, a kártyát átszelő fal
tile-TJ = kolostor három úttal
tile-TK = sarokváros, szövet, út
tile-TL = sarokváros, szövet, második város, út
tile-TM = sarokváros, szövet, még két város
tile-TN = átmenő város, szövet, második város
tile-TO = sarokváros, szövet, két út, a kártyát átszelő fal
tile-TP = átmenő város, bor, második város
tile-TQ = átmenő város, bor
tile-TR = átmenő város, bor, két út
tile-TS = átmenő város, bor, út
tile-TT = sarokváros, bor
tile-TU = sarokváros, bor, két út
tile-TV = város három oldalon, bor, út
tile-TW = sarokváros, bor, út, a kártyát átszelő fal
tile-TX = két sarokváros, bor

## Options and their values, after “=”

option-farmers = parasztok
option-farmers-per_field_3_once = 3 pont minden kész városért, városonként egyszer (2. kiadás)
option-farmers-per_field_3 = 3 pont minden kész városért, minden vele határos mező után (3. kiadás)
option-farmers-per_city_4 = 4 pont minden kész városért annak, akinek a legtöbb parasztja van körülötte (1. kiadás)
option-farmers-none = nincsenek
option-small_city = kétkártyás város
option-small_city-4 = 4 pont (későbbi kiadások)
option-small_city-2 = 2 pont (korai kiadások)
option-expansions = kiegészítők
option-expansions-none = nincsenek
option-expansions-river = A folyó
option-expansions-inns_and_cathedrals = Fogadók és katedrálisok
option-expansions-traders_and_builders = Kereskedők és építőmesterek
option-expansions-river-inns_and_cathedrals = A folyó, Fogadók és katedrálisok
option-expansions-river-traders_and_builders = A folyó, Kereskedők és építőmesterek
option-expansions-inns_and_cathedrals-traders_and_builders = Fogadók és katedrálisok, Kereskedők és építőmesterek
option-expansions-river-inns_and_cathedrals-traders_and_builders = A folyó, Fogadók és katedrálisok, Kereskedők és építőmesterek
option-expansions-river-more = 12 kártya. A játszma egy folyóval kezdődik, amely elválasztja a mezőket.
option-expansions-inns_and_cathedrals-more = 18 kártya, és minden játékosnak egy nagy alattvaló. Fogadóval az út, katedrálissal a város többet ér, de ha nem készül el, semmit sem ér. Legfeljebb 6 játékos.
option-expansions-traders_and_builders-more = 24 kártya, és minden játékosnak egy építőmester és egy disznó. Az építőmesterrel második kártyát kaphatsz, a disznóval többet ér egy mező, a városokból szerzett áruk pedig a játék végén érnek pontot.
option-river_start_tile = kezdőlap, ha a folyóval játszunk
option-river_start_tile-in_stock = a többi kártya közé keverve
option-river_start_tile-out = kikerül a játékból
option-river_turns = a folyó kanyarjai
option-river_turns-no_u_turn = két egymás utáni kanyar nem fordulhat ugyanarra
option-river_turns-alternate = a kanyarok felváltva fordulnak balra és jobbra

## What happened

event-started =
    { $who ->
        [you] Te kezdesz
       *[other] { $name } kezd
    }
event-tile_discarded = „{ $tile }” sehová sem illik, ezért kikerül a játékból.
event-tile_placed =
    { $who ->
        [you] Ezt a kártyát teszed le: „{ $tile }”, ide: { $cell }
       *[other] { $name } ezt a kártyát teszi le: „{ $tile }”, ide: { $cell }
    }
event-tile_placed-with =
    { $who ->
        [you] Ezt a kártyát teszed le: „{ $tile }”, ide: { $cell }
       *[other] { $name } ezt a kártyát teszi le: „{ $tile }”, ide: { $cell }
    }, rajta: { $role ->
        [city] lovag a városban
        [road] útonálló az úton
        [field] paraszt a mezőn
       *[cloister] szerzetes a kolostorban
    }
event-tile_placed-figure =
    { $who ->
        [you] Ezt a kártyát teszed le: „{ $tile }”, ide: { $cell }
       *[other] { $name } ezt a kártyát teszi le: „{ $tile }”, ide: { $cell }
    }, rajta: { $figure ->
        [big] nagy alattvaló
        [builder] építőmester
       *[pig] disznó
    }
event-goods_taken =
    { $who ->
        [you] Árut kapsz
       *[other] { $name } árut kap
    }: { $goods }
event-second_tile =
    { $who ->
        [you] Az építőmestered révén kapsz egy második kártyát
       *[other] { $name } az építőmestere révén kap egy második kártyát
    }
event-scored =
    { $who ->
        [you] Te
        [several] { $names } fejenként
        [you-several] { $names } fejenként
       *[other] { $names }
    } { $points ->
        [one] 1
       *[other] { $points }
    } pontot { $who ->
        [you] kapsz
        [you-several] kaptok
       *[other] kap
    }: { $item }

## What points are for. $cell is a tile of it, such as (0,1).

item-city =
    kész város { $cell }, { $tiles ->
        [one] egy kártya
       *[other] { $tiles } kártya
    }{ $pennants ->
        [0] { "" }
        [one] , egy címer
       *[other] , { $pennants } címer
    }
item-city-open =
    befejezetlen város { $cell }, { $tiles ->
        [one] egy kártya
       *[other] { $tiles } kártya
    }{ $pennants ->
        [0] { "" }
        [one] , egy címer
       *[other] , { $pennants } címer
    }
item-road =
    kész út { $cell }, { $tiles ->
        [one] egy
       *[other] { $tiles }
    } kártya
item-road-open =
    befejezetlen út { $cell }, { $tiles ->
        [one] egy
       *[other] { $tiles }
    } kártya
item-cloister = kész kolostor { $cell }
item-cloister-open =
    befejezetlen kolostor { $cell }, { $tiles ->
        [one] egy
       *[other] { $tiles }
    } kártya
item-field = mező: paraszt { $farmer }, város { $city }
item-pig = disznó a mezőn { $farmer }, város { $city }
item-city-cathedral =
    kész város katedrálissal { $cell }, { $tiles ->
        [one] egy kártya
       *[other] { $tiles } kártya
    }{ $pennants ->
        [0] { "" }
        [one] , egy címer
       *[other] , { $pennants } címer
    }
item-city-cathedral-open = befejezetlen város katedrálissal { $cell }
item-road-inn =
    kész út fogadóval { $cell }, { $tiles ->
        [one] egy
       *[other] { $tiles }
    } kártya
item-road-inn-open = befejezetlen út fogadóval { $cell }
item-goods =
    a legtöbb { $goods ->
        [wine] bor
        [grain] gabona
       *[cloth] szövet
    }, { $tokens ->
        [one] egy
       *[other] { $tokens }
    } árujelző
