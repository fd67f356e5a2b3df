### Carcassonne: its words, its rules' reasons, its events, its points.
### As in the rulebook, “rét” is the meadow printed on a tile, “mező” the field that is scored.

carcassonne = Carcassonne

## Why an action is not legal. Follows the rule's number and a colon.

why-game-over = a játéknak vége.
# The numbers 1 and 5 begin with a vowel when spoken.
why-not-your-turn =
    most nem { $seat ->
        [1] az 1.
        [5] az 5.
       *[other] a { $seat }.
    } játékos van soron.
why-luck-decides = itt a szerencse dönt, nem a játékos.
why-tile-is-placed = a területkártya már a helyén van; most az alattvaló következik.
why-other-tile = a húzott területkártya { $hand }, nem { $tile }.
why-no-such-turn = a területkártyát 0, 1, 2 vagy 3 negyedfordulattal lehet letenni, { $turn } negyedfordulattal nem.
why-no-neighbour = ez a hely egyetlen letett területkártyával sem szomszédos: ({ $x },{ $y }).
why-cell-taken = ezen a helyen már van területkártya: ({ $x },{ $y }).
why-same-turn = { $turn } negyedfordulattal ugyanúgy fekszik, mint ennyivel: { $smallest }.
# $side is N, E, S or W; $here and $there are city, road or field.
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
why-place-tile-first = előbb a területkártyát tedd le; az alattvaló utána jön.
# $on is city, road, field or cloister; $at is a side or half-edge such as N or NL.
why-no-such-spot =
    ezen a területkártyán { $on ->
        [city] nincs ott város ({ $at })
        [road] nincs ott út ({ $at })
        [field] nincs ott rét ({ $at })
       *[cloister] nincs kolostor
    }.
why-no-farmers = ebben a játszmában nincsenek parasztok.
why-no-follower-left = nincs több alattvalód.
why-same-spot = { $at } és { $first } ugyanaz { $on ->
        [city] a város
        [road] az út
        [field] a mező
       *[cloister] a kolostor
    }; írd ezt: { $first }.
why-occupied =
    { $on ->
        [city] ebben a városban
        [road] ezen az úton
        [field] ezen a mezőn
       *[cloister] ebben a kolostorban
    } már áll alattvaló: { $seat }. játékos, ({ $x },{ $y }).
action-no-spot =
    alattvaló nem kerülhet { $on ->
        [city] városra
        [road] útra
        [field] mezőre
       *[cloister] kolostorra
    } itt: „{ $at }”.

## Words

# Where a follower stands. $where is one or more of the sides or places below.
spot-city = lovag a városban: { $where }
spot-road = útonálló az úton: { $where }
spot-field = paraszt a mezőn: { $where }
spot-cloister = szerzetes a kolostorban

# What a follower there would bring: $now if the game ended, $finished when the feature is finished.
spot-worth = most { $now } pont, befejezve legalább { $finished }
spot-worth-complete = azonnal { $now } pont
spot-worth-field = a végén { $now } pont

side-N = észak
side-E = kelet
side-S = dél
side-W = nyugat

# The half of a side: “north side, west half”.
half-NL = északi oldal nyugati fele
half-NR = északi oldal keleti fele
half-EL = keleti oldal északi fele
half-ER = keleti oldal déli fele
half-SL = déli oldal keleti fele
half-SR = déli oldal nyugati fele
half-WL = nyugati oldal déli fele
half-WR = nyugati oldal északi fele

# Seats by number; the same colours as in the drawn board.
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
tile-F = átérő város, címer
tile-G = átérő város
tile-H = két szemközti város
tile-I = két szomszédos város
tile-J = város, útkanyar jobbra
tile-K = város, útkanyar balra
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
option-farmers-per_field_3_once = 3 pont minden kész városért, egy városért csak egyszer
option-farmers-per_field_3 = 3 pont minden kész városért, minden vele határos mező után
option-farmers-per_city_4 = 4 pont minden kész városért annak, akinek a legtöbb parasztja áll körülötte
option-farmers-none = nincsenek
option-small_city = kétkártyás város
option-small_city-4 = 4 pont
option-small_city-2 = 2 pont

## What happened. $name is a player, or “you”, so that no verb agrees with it.

event-started = A kezdő játékos: { $name }
event-tile_discarded = „{ $tile }”: sehová sem illik, kikerül a játékból.
event-tile_placed = { $name }, { $cell }: „{ $tile }”
event-tile_placed-with =
    { $name }, { $cell }: „{ $tile }”, { $role ->
        [city] lovag a városba
        [road] útonálló az útra
        [field] paraszt a mezőre
       *[cloister] szerzetes a kolostorba
    }
event-scored = { $names }: +{ $points } pont, { $item }

## What points are for. $cell is a tile of it, such as (0,1).

item-city =
    kész város { $cell }, { $tiles } területkártya{ $pennants ->
        [0] {""}
       *[other] , { $pennants } címer
    }
item-city-open =
    befejezetlen város { $cell }, { $tiles } területkártya{ $pennants ->
        [0] {""}
       *[other] , { $pennants } címer
    }
item-road = kész út { $cell }, { $tiles } területkártya
item-road-open = befejezetlen út { $cell }, { $tiles } területkártya
item-cloister = kész kolostor { $cell }
item-cloister-open = befejezetlen kolostor { $cell }, { $tiles } területkártya
# $city is a tile of the finished city, $farmer the tile of the farmer.
item-field = mező, paraszt: { $farmer }, város: { $city }
