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
        [river] un râu
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
setup-batch-expansions = motorul pe loturi joacă doar jocul de bază, fără extensii.
real-no-expansions = introdu o partidă a jocului de bază: aici extensiile nu pot fi punctate.
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
why-river-end = o piesă de râu trebuie să continue râul, iar locul ({ $x },{ $y }) nu este capătul lui.
why-river-closed = la acest loc râul a rămas deschis, așa că aici nu se poate așeza nicio piesă.
why-u-turn = aici râul ar coti în aceeași parte ca la cotul dinainte.
why-river-meets-land =
    pe latura de { $side ->
        [N] nord
        [E] est
        [S] sud
       *[W] vest
    }, râul ar întâlni uscatul.
why-no-big-left = supusul tău mare este deja pe tablă.
why-no-builder-left = constructorul tău este deja pe tablă.
why-no-pig-left = porcul tău este deja pe tablă.
why-builder-needs-follower =
    nu ai niciun supus { $on ->
        [city] în acest oraș
       *[road] pe acest drum
    }; constructorul tău are nevoie de unul acolo.
why-builder-complete =
    { $on ->
        [city] acest oraș
       *[road] acest drum
    } este terminat; constructorul tău nu ar avea ce face aici.
why-builder-place =
    un constructor stă pe un drum sau într-un oraș, nu { $on ->
        [field] pe o câmpie
       *[cloister] într-o mănăstire
    }.
why-pig-needs-farmer = nu ai niciun fermier pe această câmpie; porcul tău are nevoie de unul acolo.
why-pig-place =
    un porc stă pe o câmpie, nu { $on ->
        [city] într-un oraș
        [road] pe un drum
       *[cloister] într-o mănăstire
    }.
why-figure-not-in-game =
    această partidă se joacă fără { $figure ->
        [big] supuși mari
        [builder] constructori
       *[pig] porci
    }.
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
spot-field-enclosed = fermier pe câmpia închisă
spot-big = { $spot } (supus mare)
spot-builder-city = constructor în oraș: { $where }
spot-builder-road = constructor pe drum: { $where }
spot-pig = porc pe câmpie: { $where }

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

spot-worth-builder = o a doua piesă când îl extinzi
spot-worth-pig =
    încă { $now ->
        [one] un punct
        [few] { $now } puncte
       *[other] { $now } de puncte
    } la sfârșit

figure-big = supus mare
figure-builder = constructor
figure-pig = porc

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
colour-5 = turcoaz

goods-wine = vin
goods-grain = grâu
goods-cloth = postav

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

## The tiles of The River

tile-RA = izvor
tile-RB = râu, oraș, drum peste un pod
tile-RC = râu între două orașe
tile-RD = râu drept
tile-RE = cot de râu, oraș în colț
tile-RG = cot de râu
tile-RH = râu, mănăstire, drum peste un pod
tile-RI = cot de râu, drum curbat
tile-RK = râu, drum drept peste un pod
tile-RL = lac

## The tiles of Inns & Cathedrals

tile-IA = drum curbat cu han
tile-IB = drum drept cu han
tile-IC = trei drumuri, unul cu han
tile-ID = mănăstire între două drumuri
tile-IE = două drumuri curbate
tile-IF = oraș în colț, drum de la poarta lui
tile-IG = oraș pe o latură, zid de-a curmezișul piesei
tile-IH = patru orașe
tile-II = două orașe pe laturi opuse, două drumuri
tile-IJ = oraș, drum de la poarta lui
tile-IK = catedrală, oraș pe toate laturile
tile-IL = oraș în colț, blazon, drum curbat cu han
tile-IM = oraș, drum curbat cu han
tile-IN = oraș în colț, drum cu han de la poarta lui
tile-IO = trei orașe
tile-IP = oraș în colț, blazon, al doilea oraș
tile-IQ = oraș prin mijloc, blazon, două drumuri

## The tiles of Traders & Builders

tile-TA = oraș, drum de la poarta lui spre dreapta
tile-TB = două drumuri, unul pe un pod peste celălalt
tile-TC = oraș, două drumuri la un pod
tile-TD = oraș în colț, grâu, al doilea oraș, drum
tile-TE = oraș prin mijloc, grâu, drum
tile-TF = oraș în colț, grâu, drum
tile-TG = oraș în colț, grâu
tile-TH = oraș pe trei laturi, grâu
tile-TI = oraș în colț, grâu, drum, zid de-a curmezișul piesei
tile-TJ = mănăstire cu trei drumuri
tile-TK = oraș în colț, postav, drum
tile-TL = oraș în colț, postav, al doilea oraș, drum
tile-TM = oraș în colț, postav, încă două orașe
tile-TN = oraș prin mijloc, postav, al doilea oraș
tile-TO = oraș în colț, postav, două drumuri, zid de-a curmezișul piesei
tile-TP = oraș prin mijloc, vin, al doilea oraș
tile-TQ = oraș prin mijloc, vin
tile-TR = oraș prin mijloc, vin, două drumuri
tile-TS = oraș prin mijloc, vin, drum
tile-TT = oraș în colț, vin
tile-TU = oraș în colț, vin, două drumuri
tile-TV = oraș pe trei laturi, vin, drum
tile-TW = oraș în colț, vin, drum, zid de-a curmezișul piesei
tile-TX = două orașe în colț, vin

## Options and their values, after “=”

option-farmers = fermieri
option-farmers-per_field_3_once = 3 puncte pe oraș terminat, numărat o singură dată (ediția a 2-a)
option-farmers-per_field_3 = 3 puncte pe oraș terminat, pentru fiecare câmpie care îl atinge (ediția a 3-a)
option-farmers-per_city_4 = 4 puncte pe oraș terminat, pentru cine are cei mai mulți fermieri în jurul lui (ediția 1)
option-farmers-none = fără fermieri
option-small_city = oraș din două piese
option-small_city-4 = 4 puncte (edițiile mai noi)
option-small_city-2 = 2 puncte (primele ediții)
option-expansions = extensii
option-expansions-none = fără extensii
option-expansions-river = Râul
option-expansions-inns_and_cathedrals = Hanuri și catedrale
option-expansions-traders_and_builders = Negustori și constructori
option-expansions-river-inns_and_cathedrals = Râul, Hanuri și catedrale
option-expansions-river-traders_and_builders = Râul, Negustori și constructori
option-expansions-inns_and_cathedrals-traders_and_builders = Hanuri și catedrale, Negustori și constructori
option-expansions-river-inns_and_cathedrals-traders_and_builders = Râul, Hanuri și catedrale, Negustori și constructori
option-expansions-river-more = 12 piese. Partida începe cu un râu, care desparte câmpiile.
option-expansions-inns_and_cathedrals-more = 18 piese și câte un supus mare pentru fiecare jucător. Hanurile și catedralele măresc punctele unui drum sau ale unui oraș, dar acesta nu mai aduce nimic dacă rămâne neterminat. Până la 6 jucători.
option-expansions-traders_and_builders-more = 24 de piese și câte un constructor și un porc pentru fiecare jucător. Constructorul îți dă o a doua piesă, porcul aduce mai multe puncte pentru o câmpie, iar mărfurile din orașe, puncte la sfârșit.
option-river_start_tile = piesa de start când se joacă cu râul
option-river_start_tile-in_stock = amestecată printre celelalte piese
option-river_start_tile-out = scoasă din joc
option-river_turns = coturile râului
option-river_turns-no_u_turn = râul nu cotește de două ori la rând în aceeași parte
option-river_turns-alternate = râul cotește alternativ la stânga și la dreapta

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
event-tile_placed-figure =
    { $who ->
        [you] Așezi „{ $tile }” la { $cell }
       *[other] { $name } așază „{ $tile }” la { $cell }
    }, cu { $figure ->
        [big] supusul mare
        [builder] constructorul
       *[pig] porcul
    }
event-goods_taken =
    { $who ->
        [you] Iei
       *[other] { $name } ia
    } mărfuri: { $goods }
event-second_tile =
    { $who ->
        [you] Constructorul tău îți dă o a doua piesă
       *[other] { $name } primește o a doua piesă de la constructor
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
item-pig = porc pe câmpia de la { $farmer }: orașul de la { $city }
item-city-cathedral =
    oraș terminat cu catedrală la { $cell }, { $tiles ->
        [one] o piesă
        [few] { $tiles } piese
       *[other] { $tiles } de piese
    }{ $pennants ->
        [0] {""}
        [one] , un blazon
        [few] , { $pennants } blazoane
       *[other] , { $pennants } de blazoane
    }
item-city-cathedral-open = oraș neterminat cu catedrală la { $cell }
item-road-inn =
    drum terminat cu han la { $cell }, { $tiles ->
        [one] o piesă
        [few] { $tiles } piese
       *[other] { $tiles } de piese
    }
item-road-inn-open = drum neterminat cu han la { $cell }
item-goods =
    { $goods ->
        [wine] cel mai mult vin
        [grain] cel mai mult grâu
       *[cloth] cel mai mult postav
    }, { $tokens ->
        [one] un jeton
        [few] { $tokens } jetoane
       *[other] { $tokens } de jetoane
    }
