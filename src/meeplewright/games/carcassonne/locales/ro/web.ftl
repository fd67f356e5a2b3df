### The words of Carcassonne's table in the browser. Rulebook terms are those of game.ftl.

web-pitch-carcassonne = Așază piese, construiește orașe, drumuri și câmpii și ocupă-le cu supușii tăi. 30 de minute.

## The table, for eyes and ears

cc-board = Tabla
cc-tools = Instrumentele tablei
cc-followers = Supuși pe tablă
cc-tile-at = { $tile }, coloana { $x }, rândul { $y }
cc-follower-at =
    { $name }: { $role ->
        [city] cavaler în oraș
        [road] tâlhar pe drum
        [field] fermier pe câmpie
       *[cloister] călugăr în mănăstire
    }, coloana { $x }, rândul { $y }
cc-figure-at =
    { $name }: { $figure ->
        [big] supus mare
        [builder] constructor
       *[pig] porc
    } { $role ->
        [city] în oraș
        [road] pe drum
        [field] pe câmpie
       *[cloister] în mănăstire
    }, coloana { $x }, rândul { $y }
cc-cell =
    Coloana { $x }, rândul { $y }, { $ways ->
        [one] o orientare
        [few] { $ways } orientări
       *[other] { $ways } de orientări
    }
cc-cell-turned = Coloana { $x }, rândul { $y }, orientarea { $way } din { $ways }
cc-cell-second = { $cell }, aduce o a doua piesă
cc-river-end = Râul continuă aici
cc-turned = Orientarea { $way } din { $ways }

## The tile in hand

cc-hand = Piesa trasă
cc-your-tile = Piesa ta
cc-left =
    { $left ->
        [0] Nicio piesă rămasă
        [one] O piesă rămasă
        [few] { $left } piese rămase
       *[other] { $left } de piese rămase
    }
cc-left-short = rămase: { $left }
cc-river-left =
    { $left ->
        [0] Ultima piesă de râu
        [one] O piesă de râu rămasă
        [few] { $left } piese de râu rămase
       *[other] { $left } de piese de râu rămase
    }
cc-river-left-short = râu: { $left }
cc-second-tile = A doua piesă

cc-supply =
    { $followers ->
        [0] Niciun supus în rezervă
        [one] Un supus în rezervă
        [few] { $followers } supuși în rezervă
       *[other] { $followers } de supuși în rezervă
    }
cc-supply-big =
    { $left ->
        [0] Supus mare pe tablă
       *[other] Supus mare în rezervă
    }
cc-supply-builder =
    { $left ->
        [0] Constructor pe tablă
       *[other] Constructor în rezervă
    }
cc-supply-pig =
    { $left ->
        [0] Porc pe tablă
       *[other] Porc în rezervă
    }
cc-goods-held =
    { $goods ->
        [wine] Vin
        [grain] Grâne
       *[cloth] Stofă
    }: { $tokens }
cc-goods-most =
    { $goods ->
        [wine] Vin
        [grain] Grâne
       *[cloth] Stofă
    }: { $tokens }, cele mai multe

## What is to be done

cc-your-move = Mutarea ta
cc-lay-hint = Alege un loc pentru piesa ta.
cc-river-hint = Continuă râul cu piesa ta.
cc-second-hint = Constructorul tău îți dă o a doua piesă. Alege un loc pentru ea.
cc-turn-hint = Rotește piesa, apoi așaz-o.
cc-one-way = Se potrivește doar așa.
cc-turn-left = Rotește spre stânga
cc-turn-right = Rotește spre dreapta
cc-cancel = Alege alt loc
cc-lay = Așază piesa
cc-follower-hint = Pui un supus?
cc-follower-none-left = Nu mai ai niciun supus.
cc-follower-nowhere = Niciun loc liber pentru un supus aici.
cc-figure-hint = Pui o figurină?
cc-figure-nowhere = Aici nu se poate pune nicio figurină.
cc-figures = Ce figurină
cc-figure-follower = Supus
cc-figure-big = Supus mare
cc-figure-builder = Constructor
cc-figure-pig = Porc
cc-figure-choice = { $figure }, în rezervă: { $left }
cc-role-city = Cavaler
cc-role-road = Tâlhar
cc-role-field = Fermier
cc-role-cloister = Călugăr
cc-spot-city = În oraș
cc-spot-road = Pe drum
cc-spot-field = Pe câmpie
cc-farmer-stays = Fermierul rămâne pe câmpie până la sfârșitul partidei.
cc-pig-stays = Porcul rămâne pe câmpie până la sfârșitul partidei.
cc-second-due = După aceasta primești o a doua piesă.
cc-second-cells = Pe locurile cu un constructor îi extinzi drumul sau orașul: primești o a doua piesă.
cc-second-here = O piesă așezată aici extinde drumul sau orașul constructorului tău: primești o a doua piesă.
cc-pass = Fără supus
cc-pass-figure = Fără figurină
cc-way-tile = Piesa la { $cell }
cc-take-back = Anulează
cc-worth = acum { $now }, la terminare { $finished }+
cc-worth-cloister = acum { $now }, la terminare { $finished }
cc-worth-now = { $now } imediat
cc-worth-field = { $now } la sfârșit
cc-worth-builder = o a doua piesă când îl extinzi
cc-worth-pig = încă un punct pe oraș terminat
cc-waits-tile = { $name } așază o piesă.
cc-waits-second = { $name } așază a doua piesă.
cc-waits-follower = { $name } poate pune un supus.
cc-luck = Se trage o piesă…
cc-over = Partida s-a încheiat.

## Tools and panels

cc-tiles = Piese rămase
cc-fields = Câmpii
cc-points = Puncte
cc-nearer = Mărește
cc-farther = Micșorează
cc-fit = Încadrează în ecran
cc-close = Închide
cc-tiles-point = Treci cu mouse-ul peste un loc gol sau atinge-l ca să vezi ce piese se potrivesc.
cc-tiles-fit =
    { $number ->
        [one] O piesă se potrivește
        [few] { $number } piese se potrivesc
       *[other] { $number } de piese se potrivesc
    } în coloana { $x }, rândul { $y }.
cc-tiles-none-fit = Nicio piesă rămasă nu se potrivește în coloana { $x }, rândul { $y }.
cc-tiles-of = { $left } din { $count }
cc-set-base = Jocul de bază

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
cc-size-cloister = { $tiles } din 9 piese
cc-size-field =
    { $cities ->
        [0] niciun oraș
       *[other] orașe: { $cities }, terminate: { $complete }
    }
cc-nobodys = Fără supuși
cc-weight =
    contează cât { $followers ->
        [one] un supus
        [few] { $followers } supuși
       *[other] { $followers } de supuși
    }
cc-inn = Han: 2 puncte pe piesă, 0 dacă drumul rămâne neterminat
cc-cathedral = Catedrală: 3 puncte pe piesă și pe blazon, 0 dacă orașul rămâne neterminat
cc-goods-in = Mărfuri: { $goods }
cc-builder-of = Constructor: { $name }
cc-pig-of = Porc: { $name }
cc-pig-counted = încă un punct pe oraș terminat, inclus mai jos
cc-pig-idle = nu aduce puncte cât timp alții au aici mai mulți fermieri
cc-worth-if-ended = Dacă partida s-ar încheia acum
cc-worth-if-finished = La terminare, cel puțin
cc-worth-if-finished-cloister = La terminare
cc-worth-was = Valoare
cc-worth-at-end = Pentru orașele terminate
cc-worth-at-end-pig = Pentru orașele terminate, cu porcul
cc-worth-pig-of = Cu porcul ({ $names })
cc-worth-all-cities = Cu toate orașele ei terminate

## How likely it is finished

cc-odds-percent = { $percent }%
cc-odds-below-one = sub 1%
cc-odds-above-ninety-nine = peste 99%
cc-odds-round =
    Șanse de a termina { $kind ->
        [city] acest oraș
        [cloister] această mănăstire
       *[road] acest drum
    } într-o rundă: { $chance }
cc-odds-never =
    { $kind ->
        [city] Acest oraș nu poate fi terminat
        [cloister] Această mănăstire nu poate fi terminată
       *[road] Acest drum nu poate fi terminat
    } cu piesele rămase.
cc-odds-far =
    { $kind ->
        [city] Acest oraș e departe de a fi terminat
        [cloister] Această mănăstire e departe de a fi terminată
       *[road] Acest drum e departe de a fi terminat
    }: mai are { $cells ->
        [one] un loc gol
        [few] { $cells } locuri goale
       *[other] { $cells } de locuri goale
    }.
cc-odds-seats = Șansa de a trage piesele necesare până la sfârșit:

## Points

cc-total = Total
cc-no-points = Nimeni nu are încă puncte.
cc-every-point = { $name }: punctaj detaliat
cc-source-city = Orașe
cc-source-road = Drumuri
cc-source-cloister = Mănăstiri
cc-source-field = Câmpii
cc-source-goods = Mărfuri
cc-sum-tiles =
    { $tiles ->
        [one] 1 piesă
        [few] { $tiles } piese
       *[other] { $tiles } de piese
    } × 1 = { $points }
cc-sum-inn =
    { $tiles ->
        [one] 1 piesă
        [few] { $tiles } piese
       *[other] { $tiles } de piese
    } × { $each } = { $points }
cc-sum-nothing = neterminat = 0
cc-sum-goods =
    { $tokens ->
        [one] 1 jeton
        [few] { $tokens } jetoane
       *[other] { $tokens } de jetoane
    }, cele mai multe = { $points }
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
cc-item-field =
    fermier la { $farmer }: { $cities ->
        [one] un oraș
        [few] { $cities } orașe
       *[other] { $cities } de orașe
    }
cc-item-pig =
    porc pe câmpia de la { $farmer }: { $cities ->
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

## The history

cc-event-follower =
    { $name } pune { $role ->
        [city] un cavaler în oraș
        [road] un tâlhar pe drum
        [field] un fermier pe câmpie
       *[cloister] un călugăr în mănăstire
    }
cc-event-figure =
    { $name } pune { $figure ->
        [big] supusul mare
        [builder] constructorul
       *[pig] porcul
    } { $role ->
        [city] în oraș
        [road] pe drum
        [field] pe câmpie
       *[cloister] în mănăstire
    }
cc-event-ended =
    Partida s-a încheiat. Cele mai multe puncte: { $names }, { $points ->
        [one] un punct
        [few] { $points } puncte
       *[other] { $points } de puncte
    }

## Keys

cc-key-cells = Treci de la un loc la altul
cc-key-turn = Rotește piesa
cc-key-stand = Alege un loc pentru supus
cc-key-figure = Alege altă figurină
cc-key-pass = Fără supus
cc-key-confirm = Alege / confirmă
cc-key-back = Înapoi
cc-key-look = Parcurge drumurile, orașele, mănăstirile și câmpiile: valoare și proprietar
cc-key-tiles = Piesele rămase și care dintre ele se potrivesc
cc-key-fields = Câmpii
cc-key-points = Punctaj detaliat
cc-key-zoom = Mărește, micșorează, încadrează în ecran
cc-key-pan = Deplasează tabla

## Stilurile boților

style-carcassonne-knight = cavaler
style-carcassonne-knight-more = Îi plac orașele și le împarte cu tine.
style-carcassonne-farmer = fermier
style-carcassonne-farmer-more = Pune fermieri devreme și des.
style-carcassonne-saver = econom
style-carcassonne-saver-more = Păstrează supuși în rezervă.
