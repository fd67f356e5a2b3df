### Carcassonne: its words, its rules' reasons, its events, its points.

carcassonne = Carcassonne

## Why an action is not legal. Follows the rule's number and a colon.

why-game-over = partida s-a încheiat.
why-not-your-turn = nu este rândul jucătorului { $seat }.
why-luck-decides = acest pas este o extragere aleatorie, nu alegerea unui jucător.
why-tile-is-placed = piesa este deja așezată; acum pune un supus sau continuă fără el.
why-other-tile = piesa trasă este { $hand }, nu { $tile }.
why-no-such-turn = piesa se rotește cu 0, 1, 2 sau 3 sferturi de rotație, nu cu { $turn }.
why-no-neighbour = locul ({ $x },{ $y }) nu este lângă o piesă.
why-cell-taken = pe locul ({ $x },{ $y }) se află deja o piesă.
why-same-turn =
    { $turn ->
        [one] un sfert de rotație arată
        [few] { $turn } sferturi de rotație arată
       *[other] { $turn } de sferturi de rotație arată
    } la fel ca { $smallest }; scrie { $smallest }.
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
    } ar întâlni { $there ->
        [city] un oraș
        [road] un drum
       *[field] o câmpie
    }.
why-place-tile-first = așază piesa înainte de a pune supusul.
why-no-such-spot =
    această piesă nu are { $on ->
        [city] oraș acolo ({ $at })
        [road] drum acolo ({ $at })
        [field] câmpie acolo ({ $at })
       *[cloister] mănăstire
    }.
why-no-farmers = această partidă se joacă fără fermieri.
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

spot-city = cavaler în oraș: { $where }
spot-road = tâlhar pe drum: { $where }
spot-field = fermier pe câmpie: { $where }
spot-cloister = călugăr în mănăstire

spot-worth =
    { $now ->
        [one] un punct
        [few] { $now } puncte
       *[other] { $now } de puncte
    } acum, cel puțin { $finished } la terminare
spot-worth-cloister =
    { $now ->
        [one] un punct
        [few] { $now } puncte
       *[other] { $now } de puncte
    } acum, { $finished } la terminare
spot-worth-complete =
    { $now ->
        [one] un punct
        [few] { $now } puncte
       *[other] { $now } de puncte
    } imediat
spot-worth-field =
    { $now ->
        [one] un punct
        [few] { $now } puncte
       *[other] { $now } de puncte
    } la sfârșit

side-N = nord
side-E = est
side-S = sud
side-W = vest

half-NL = latura de nord, jumătatea de vest
half-NR = latura de nord, jumătatea de est
half-EL = latura de est, jumătatea de nord
half-ER = latura de est, jumătatea de sud
half-SL = latura de sud, jumătatea de est
half-SR = latura de sud, jumătatea de vest
half-WL = latura de vest, jumătatea de sud
half-WR = latura de vest, jumătatea de nord

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
tile-F = oraș prin mijloc, blazon
tile-G = oraș prin mijloc
tile-H = două orașe pe laturi opuse
tile-I = două orașe pe laturi adiacente
tile-J = oraș, drum curbat spre dreapta
tile-K = oraș, drum curbat spre stânga
tile-L = oraș, trei drumuri
tile-M = oraș în colț, blazon
tile-N = oraș în colț
tile-O = oraș în colț, blazon, drum curbat
tile-P = oraș în colț, drum curbat
tile-Q = oraș pe trei laturi, blazon
tile-R = oraș pe trei laturi
tile-S = oraș pe trei laturi, blazon, drum
tile-T = oraș pe trei laturi, drum
tile-U = drum drept
tile-V = drum curbat
tile-W = trei drumuri
tile-X = patru drumuri

## Options and their values, after “=”

option-farmers = fermieri
option-farmers-per_field_3_once = 3 puncte pe oraș terminat, numărat o singură dată (ediția a 2-a)
option-farmers-per_field_3 = 3 puncte pe oraș terminat, pentru fiecare câmpie care îl atinge (ediția a 3-a)
option-farmers-per_city_4 = 4 puncte pe oraș terminat, pentru cine are cei mai mulți fermieri în jurul lui (ediția 1)
option-farmers-none = fără fermieri
option-small_city = oraș din două piese
option-small_city-4 = 4 puncte (edițiile mai noi)
option-small_city-2 = 2 puncte (primele ediții)

## What happened

event-started =
    { $who ->
        [you] Tu începi
       *[other] { $name } începe
    }
event-tile_discarded = Piesa „{ $tile }” nu se potrivește nicăieri și este scoasă din joc.
event-tile_placed =
    { $who ->
        [you] Așezi „{ $tile }” la { $cell }
       *[other] { $name } așază „{ $tile }” la { $cell }
    }
event-tile_placed-with =
    { $who ->
        [you] Așezi „{ $tile }” la { $cell }
       *[other] { $name } așază „{ $tile }” la { $cell }
    }, cu { $role ->
        [city] un cavaler în oraș
        [road] un tâlhar pe drum
        [field] un fermier pe câmpie
       *[cloister] un călugăr în mănăstire
    }
event-scored =
    { $who ->
        [you] Primești
        [several] { $names } primesc câte
        [you-several] { $names } primiți câte
       *[other] { $names } primește
    } { $points ->
        [one] un punct
        [few] { $points } puncte
       *[other] { $points } de puncte
    }: { $item }

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
item-field = fermier la { $farmer }: orașul de la { $city }
