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

## Options and their values, after “=”

option-farmers = parasztok
option-farmers-per_field_3_once = 3 pont minden kész városért, városonként egyszer (2. kiadás)
option-farmers-per_field_3 = 3 pont minden kész városért, minden vele határos mező után (3. kiadás)
option-farmers-per_city_4 = 4 pont minden kész városért annak, akinek a legtöbb parasztja van körülötte (1. kiadás)
option-farmers-none = nincsenek
option-small_city = kétkártyás város
option-small_city-4 = 4 pont (későbbi kiadások)
option-small_city-2 = 2 pont (korai kiadások)

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
