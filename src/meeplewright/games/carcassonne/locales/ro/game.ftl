### Carcassonne: its words, its rules' reasons, its events, its points.

carcassonne = Carcassonne

## Why an action is not legal. Follows the rule's number and a colon.

why-game-over = partida s-a încheiat.
why-not-your-turn = nu este rândul jucătorului { $seat }.
why-luck-decides = aici decid sorții, nu un jucător.
why-tile-is-placed = piesa este deja așezată; acum urmează supusul.
why-other-tile = piesa trasă este { $hand }, nu { $tile }.
why-no-such-turn = o piesă are 0, 1, 2 sau 3 sferturi de rotație, nu { $turn }.
why-no-neighbour = căsuța ({ $x },{ $y }) nu are nicio latură comună cu o piesă.
why-cell-taken = în căsuța ({ $x },{ $y }) se află deja o piesă.
why-same-turn =
    { $turn ->
        [one] un sfert de rotație dă
        [few] { $turn } sferturi de rotație dau
       *[other] { $turn } de sferturi de rotație dau
    } aceeași piesă ca { $smallest }.
# $side is N, E, S or W; $here and $there are city, road or field.
why-terrain-differs =
    pe latura de { $side ->
        [N] nord
        [E] est
        [S] sud
       *[W] vest
    }, { $here ->
        [city] un oraș
        [road] un drum
       *[field] o câmpie
    } ar atinge { $there ->
        [city] un oraș
        [road] un drum
       *[field] o câmpie
    }.
why-place-tile-first = întâi așază piesa; apoi urmează supusul.
# $on is city, road, field or cloister; $at is a side or half-edge such as N or NL.
why-no-such-spot =
    această piesă nu are { $on ->
        [city] oraș acolo ({ $at })
        [road] drum acolo ({ $at })
        [field] câmpie acolo ({ $at })
       *[cloister] mănăstire
    }.
why-no-farmers = în această partidă nu sunt fermieri.
why-no-follower-left = nu mai ai niciun supus.
why-same-spot = { $at } și { $first } sunt { $on ->
        [city] același oraș
        [road] același drum
        [field] aceeași câmpie
       *[cloister] aceeași mănăstire
    }; scrie { $first }.
why-occupied =
    { $on ->
        [city] în acest oraș
        [road] pe acest drum
        [field] pe această câmpie
       *[cloister] în această mănăstire
    } se află deja un supus al jucătorului { $seat }, la ({ $x },{ $y }).
action-no-spot =
    un supus nu poate fi pus { $on ->
        [city] într-un oraș
        [road] pe un drum
        [field] pe o câmpie
       *[cloister] într-o mănăstire
    } la „{ $at }”.

## Words

# Where a follower stands. $where is one or more of the sides or places below.
spot-city = cavaler în oraș: { $where }
spot-road = tâlhar pe drum: { $where }
spot-field = fermier pe câmpie: { $where }
spot-cloister = călugăr în mănăstire

# What a follower there would bring: $now if the game ended, $finished when the feature is finished.
spot-worth = puncte: acum { $now }, la terminare cel puțin { $finished }
spot-worth-complete = puncte: { $now } imediat
spot-worth-field = puncte: { $now } la sfârșit

side-N = nord
side-E = est
side-S = sud
side-W = vest

# The half of a side: “north side, west half”.
half-NL = latura de nord, jumătatea de vest
half-NR = latura de nord, jumătatea de est
half-EL = latura de est, jumătatea de nord
half-ER = latura de est, jumătatea de sud
half-SL = latura de sud, jumătatea de est
half-SR = latura de sud, jumătatea de vest
half-WL = latura de vest, jumătatea de sud
half-WR = latura de vest, jumătatea de nord

# Seats by number; the same colours as in the drawn board.
colour-0 = roșu
colour-1 = albastru
colour-2 = galben
colour-3 = mov
colour-4 = negru

## The 24 types of tile, as they lie unturned

tile-A = mănăstire cu drum
tile-B = mănăstire
tile-C = oraș pe toate laturile, blazon
tile-D = oraș, drum drept
tile-E = oraș pe o latură
tile-F = oraș dintr-o parte în alta, blazon
tile-G = oraș dintr-o parte în alta
tile-H = două orașe față în față
tile-I = două orașe alăturate
tile-J = oraș, drum cotit spre dreapta
tile-K = oraș, drum cotit spre stânga
tile-L = oraș, trei drumuri
tile-M = oraș în colț, blazon
tile-N = oraș în colț
tile-O = oraș în colț, blazon, drum cotit
tile-P = oraș în colț, drum cotit
tile-Q = oraș pe trei laturi, blazon
tile-R = oraș pe trei laturi
tile-S = oraș pe trei laturi, blazon, drum
tile-T = oraș pe trei laturi, drum
tile-U = drum drept
tile-V = drum cotit
tile-W = trei drumuri
tile-X = patru drumuri

## Options and their values, after “=”

option-farmers = fermieri
option-farmers-per_field_3_once = 3 puncte pentru fiecare oraș terminat, o singură dată pe oraș
option-farmers-per_field_3 = 3 puncte pentru fiecare oraș terminat, de la fiecare câmpie vecină
option-farmers-per_city_4 = 4 puncte pentru fiecare oraș terminat, celui cu cei mai mulți fermieri în jurul lui
option-farmers-none = niciunul
option-small_city = oraș din două piese
option-small_city-4 = 4 puncte
option-small_city-2 = 2 puncte

## What happened. $name is a player, or “you”, so that no verb agrees with it.

event-started = Primul jucător: { $name }
event-tile_discarded = „{ $tile }” nu se potrivește nicăieri și iese din joc.
event-tile_placed = { $name }, { $cell }: „{ $tile }”
event-tile_placed-with =
    { $name }, { $cell }: „{ $tile }”, { $role ->
        [city] un cavaler în oraș
        [road] un tâlhar pe drum
        [field] un fermier pe câmpie
       *[cloister] un călugăr în mănăstire
    }
event-scored =
    { $names }: { $points ->
        [one] +1 punct
        [few] +{ $points } puncte
       *[other] +{ $points } de puncte
    }, { $item }

## What points are for. $cell is a tile of it, such as (0,1).

item-city =
    oraș terminat la { $cell }, { $tiles ->
        [one] o piesă
        [few] { $tiles } piese
       *[other] { $tiles } de piese
    }{ $pennants ->
        [0] {""}
        [one] , un blazon
        [few] , { $pennants } blazoane
       *[other] , { $pennants } de blazoane
    }
item-city-open =
    oraș neterminat la { $cell }, { $tiles ->
        [one] o piesă
        [few] { $tiles } piese
       *[other] { $tiles } de piese
    }{ $pennants ->
        [0] {""}
        [one] , un blazon
        [few] , { $pennants } blazoane
       *[other] , { $pennants } de blazoane
    }
item-road =
    drum terminat la { $cell }, { $tiles ->
        [one] o piesă
        [few] { $tiles } piese
       *[other] { $tiles } de piese
    }
item-road-open =
    drum neterminat la { $cell }, { $tiles ->
        [one] o piesă
        [few] { $tiles } piese
       *[other] { $tiles } de piese
    }
item-cloister = mănăstire terminată la { $cell }
item-cloister-open =
    mănăstire neterminată la { $cell }, { $tiles ->
        [one] o piesă
        [few] { $tiles } piese
       *[other] { $tiles } de piese
    }
# $city is a tile of the finished city, $farmer the tile of the farmer.
item-field = câmpia fermierului de la { $farmer }: orașul de la { $city }
