### The words of Carcassonne's table in the browser. Rulebook terms are those of game.ftl.

# On the start page.
web-pitch-carcassonne = Așază piese, ridică orașe, drumuri și câmpii și pune-ți supușii unde trebuie. O jumătate de oră, doi până la cinci jucători.

## The table, for eyes and ears

cc-board = Masa
cc-tools = Uneltele mesei
cc-followers = Supuși pe masă
# $tile is the name of a type of tile; $x and $y are numbers with a sign.
cc-tile-at = { $tile }, coloana { $x }, rândul { $y }
# $role is city, road, field or cloister.
cc-follower-at =
    { $name }: { $role ->
        [city] cavaler în oraș
        [road] tâlhar pe drum
        [field] fermier pe câmpie
       *[cloister] călugăr în mănăstire
    }, coloana { $x }, rândul { $y }
# A cell where the tile fits, and in how many ways.
cc-cell =
    Coloana { $x }, rândul { $y }, { $ways ->
        [one] un singur fel
        [few] { $ways } feluri
       *[other] { $ways } de feluri
    }
# The same while the tile is shown there in one of these ways.
cc-cell-turned = Coloana { $x }, rândul { $y }, felul { $way } din { $ways }
# Said while it is turned.
cc-turned = Felul { $way } din { $ways }

## The tile in hand

cc-hand = Piesa trasă
cc-your-tile = Piesa ta
cc-left =
    { $left ->
        [0] Nu mai sunt piese
        [one] Încă o piesă
        [few] Încă { $left } piese
       *[other] Încă { $left } de piese
    }
# The same in little room.
cc-left-short = încă { $left }

## What is to be done

cc-your-move = Ce este de făcut acum
cc-lay-hint = Alege o căsuță pentru piesa ta.
cc-turn-hint = Rotește piesa până stă cum vrei.
cc-one-way = Se potrivește numai așa.
cc-turn-left = Rotește spre stânga
cc-turn-right = Rotește spre dreapta
cc-cancel = Alege altă căsuță
cc-lay = Așază piesa
cc-follower-hint = Pui un supus pe piesă?
cc-follower-none-left = Toți supușii tăi sunt pe masă.
cc-follower-nowhere = Pe această piesă nu este loc pentru un supus.
cc-role-city = Cavaler
cc-role-road = Tâlhar
cc-role-field = Fermier
cc-role-cloister = Călugăr
cc-farmer-stays = Fermierul rămâne pe câmpie până la sfârșitul jocului.
cc-pass = Fără supus
# Advice: the tile in hand on this cell; who stands on it follows.
cc-way-tile = Piesa la { $cell }
cc-confirm = Confirmă
cc-end-turn = Încheie rândul
cc-take-back = Ia piesa înapoi
# Points: if the game ended now, and when the feature is finished.
cc-worth = acum { $now }, terminat { $finished }+
cc-worth-now = { $now } imediat
cc-worth-field = { $now } la sfârșit
cc-waits-tile = { $name } caută un loc pentru piesă.
cc-waits-follower = { $name } poate pune un supus pe piesă.
cc-luck = Se trage o piesă.
cc-over = Partida s-a încheiat.

## Tools and panels

cc-tiles = Piese rămase
cc-fields = Câmpiile și stăpânii lor
cc-points = Puncte
cc-nearer = Mai aproape
cc-farther = Mai departe
cc-fit = Arată toată masa
cc-close = Închide
cc-tiles-point = Arată spre o căsuță liberă sau atinge-o ca să vezi ce piese se potrivesc acolo.
cc-tiles-fit =
    { $number ->
        [one] O piesă se potrivește
        [few] { $number } piese se potrivesc
       *[other] { $number } de piese se potrivesc
    } în coloana { $x }, rândul { $y }.
cc-tiles-none-fit = Nicio piesă rămasă nu se potrivește în coloana { $x }, rândul { $y }.
cc-tiles-of = { $left } din { $count }

## A road, city, cloister or field that is looked at

cc-feature-city = Oraș
cc-feature-road = Drum
cc-feature-cloister = Mănăstire
cc-feature-field = Câmpie
cc-feature-city-finished = Oraș terminat
cc-feature-road-finished = Drum terminat
cc-feature-cloister-finished = Mănăstire terminată
cc-size =
    { $tiles ->
        [one] o piesă
        [few] { $tiles } piese
       *[other] { $tiles } de piese
    }
cc-size-city =
    { $tiles ->
        [one] o piesă
        [few] { $tiles } piese
       *[other] { $tiles } de piese
    }, { $pennants ->
        [one] un blazon
        [few] { $pennants } blazoane
       *[other] { $pennants } de blazoane
    }
# A cloister and the tiles round it, 9 when it is finished.
cc-size-cloister = { $tiles } din 9 piese
cc-size-field =
    { $cities ->
        [0] niciun oraș
        [one] un oraș
        [few] { $cities } orașe
       *[other] { $cities } de orașe
    }, terminate: { $complete }
cc-nobodys = A nimănui
cc-worth-if-ended = Dacă jocul s-ar încheia acum
cc-worth-if-finished = Terminat, cel puțin
cc-worth-was = Valoare
cc-worth-at-end = Pentru orașele terminate
cc-worth-all-cities = Cu toate orașele ei

## How likely it is finished

cc-odds-percent = { $percent }%
cc-odds-below-one = sub 1%
cc-odds-above-ninety-nine = peste 99%
cc-odds-round = Poate fi terminat într-o rundă: { $chance }
cc-odds-never = Nicio piesă rămasă nu îl poate termina.
cc-odds-far =
    Departe de a fi terminat: { $cells ->
        [one] o căsuță liberă
        [few] { $cells } căsuțe libere
       *[other] { $cells } de căsuțe libere
    }.
cc-odds-seats = Trage piesele pentru el până la sfârșit:

## Points

cc-total = Total
cc-no-points = Nimeni nu are încă puncte.
cc-every-point = { $name }: fiecare punct
cc-source-city = Orașe
cc-source-road = Drumuri
cc-source-cloister = Mănăstiri
cc-source-field = Câmpii
# Sums: “3 tiles × 2 + 1 pennant × 2 = 8”.
cc-sum-tiles =
    { $tiles ->
        [one] 1 piesă
        [few] { $tiles } piese
       *[other] { $tiles } de piese
    } × 1 = { $points }
cc-sum-city =
    { $tiles ->
        [one] 1 piesă
        [few] { $tiles } piese
       *[other] { $tiles } de piese
    } × { $each }{ $pennants ->
        [0] {""}
        [one] {" "}+ 1 blazon × { $each }
        [few] {" "}+ { $pennants } blazoane × { $each }
       *[other] {" "}+ { $pennants } de blazoane × { $each }
    } = { $points }
cc-sum-city-single =
    { $tiles ->
        [one] 1 piesă
        [few] { $tiles } piese
       *[other] { $tiles } de piese
    } × 1{ $pennants ->
        [0] {""}
        [one] {" "}+ 1 blazon × 1
        [few] {" "}+ { $pennants } blazoane × 1
       *[other] {" "}+ { $pennants } de blazoane × 1
    } = { $points }
cc-sum-field =
    { $cities ->
        [one] 1 oraș
        [few] { $cities } orașe
       *[other] { $cities } de orașe
    } × { $each } = { $points }
# Several cities that one field feeds. $farmer is the cell of the farmer.
cc-item-field =
    câmpia fermierului de la { $farmer }: { $cities ->
        [one] un oraș
        [few] { $cities } orașe
       *[other] { $cities } de orașe
    }
cc-gained =
    { $names }: { $points ->
        [one] +1 punct
        [few] +{ $points } puncte
       *[other] +{ $points } de puncte
    }

## The history. $name is a player, or “you”, so that no verb agrees with it.

cc-event-follower =
    { $name }: { $role ->
        [city] un cavaler în oraș
        [road] un tâlhar pe drum
        [field] un fermier pe câmpie
       *[cloister] un călugăr în mănăstire
    }
cc-event-ended =
    Partida s-a încheiat. Cele mai multe puncte: { $names }, { $points ->
        [one] un punct
        [few] { $points } puncte
       *[other] { $points } de puncte
    }

## Keys

cc-key-cells = Din căsuță în căsuță
cc-key-turn = Rotește piesa
cc-key-stand = Alege un loc pentru supus
cc-key-pass = Fără supus
cc-key-confirm = Alege, confirmă
cc-key-back = Un pas înapoi
cc-key-undo = Ia înapoi
cc-key-look = Drumurile, orașele, mănăstirile și câmpiile pe rând: cât valorează și ale cui sunt
cc-key-tiles = Piesele rămase și care unde se potrivește
cc-key-fields = Câmpiile și stăpânii lor
cc-key-points = Punctele și pentru ce sunt
cc-key-zoom = Mai aproape, mai departe, toată masa
cc-key-pan = Mută masa
