### The words of Carcassonne's table in the browser. Rulebook terms are those of game.ftl.

web-pitch-carcassonne = Tegyél le területkártyákat, építs városokat, utakat, mezőket, és szerezd meg őket az alattvalóiddal. 30 perc.

## The table, for eyes and ears

cc-board = Játéktér
cc-tools = A játéktér eszközei
cc-followers = Alattvalók a játéktéren
cc-tile-at = { $tile }, oszlop: { $x }, sor: { $y }
cc-follower-at =
    { $name }: { $role ->
        [city] lovag a városban
        [road] útonálló az úton
        [field] paraszt a mezőn
       *[cloister] szerzetes a kolostorban
    }, oszlop: { $x }, sor: { $y }
cc-figure-at =
    { $name }: { $figure ->
        [big] nagy alattvaló
        [builder] építőmester
       *[pig] disznó
    } { $role ->
        [city] a városban
        [road] az úton
        [field] a mezőn
       *[cloister] a kolostorban
    }, oszlop: { $x }, sor: { $y }
cc-cell =
    Oszlop: { $x }, sor: { $y }, { $ways ->
        [one] egyféleképpen illik
       *[other] { $ways }-féleképpen illik
    }
cc-cell-turned = Oszlop: { $x }, sor: { $y }, forgatás: { $way }/{ $ways }
cc-cell-second = { $cell }, második kártyát ad
cc-river-end = Itt folytatódik a folyó
cc-turned = Forgatás: { $way }/{ $ways }

## The tile in hand

cc-hand = Húzott területkártya
cc-your-tile = A kártyád
cc-left =
    { $left ->
        [0] Nincs több kártya
        [one] Még egy kártya
       *[other] Még { $left } kártya
    }
cc-left-short = még { $left }
cc-river-left =
    { $left ->
        [0] Az utolsó folyókártya
        [one] Még egy folyókártya
       *[other] Még { $left } folyókártya
    }
cc-river-left-short = folyó: még { $left }
cc-second-tile = Második kártya

cc-supply =
    { $followers ->
        [0] Nincs alattvaló a készletben
        [one] Egy alattvaló a készletben
       *[other] { $followers } alattvaló a készletben
    }
cc-supply-big =
    { $left ->
        [0] Nagy alattvaló a játéktéren
       *[other] Nagy alattvaló a készletben
    }
cc-supply-builder =
    { $left ->
        [0] Építőmester a játéktéren
       *[other] Építőmester a készletben
    }
cc-supply-pig =
    { $left ->
        [0] Disznó a játéktéren
       *[other] Disznó a készletben
    }
cc-goods-held =
    { $goods ->
        [wine] Bor
        [grain] Gabona
       *[cloth] Szövet
    }: { $tokens }
cc-goods-most =
    { $goods ->
        [wine] Bor
        [grain] Gabona
       *[cloth] Szövet
    }: { $tokens }, a legtöbb

## What is to be done

cc-your-move = A te lépésed
cc-lay-hint = Válassz helyet a kártyádnak.
cc-river-hint = Folytasd a folyót a kártyáddal.
cc-second-hint = Az építőmestered révén kapsz egy második kártyát. Válassz neki helyet.
cc-turn-hint = Forgasd a megfelelő irányba, majd tedd le.
cc-one-way = Csak így illik ide.
cc-turn-left = Forgatás balra
cc-turn-right = Forgatás jobbra
cc-cancel = Másik hely
cc-lay = Lerakás
cc-follower-hint = Teszel rá alattvalót?
cc-follower-none-left = Elfogytak az alattvalóid.
cc-follower-nowhere = Ezen a kártyán nincs szabad hely alattvalónak.
cc-figure-hint = Teszel rá figurát?
cc-figure-nowhere = Erre a kártyára nem tehetsz figurát.
cc-figures = Melyik figura
cc-figure-follower = Alattvaló
cc-figure-big = Nagy alattvaló
cc-figure-builder = Építőmester
cc-figure-pig = Disznó
cc-figure-choice = { $figure }, készletben: { $left }
cc-role-city = Lovag
cc-role-road = Útonálló
cc-role-field = Paraszt
cc-role-cloister = Szerzetes
cc-spot-city = A városba
cc-spot-road = Az útra
cc-spot-field = A mezőre
cc-farmer-stays = A paraszt a játék végéig a mezőn marad.
cc-pig-stays = A disznó a játék végéig a mezőn marad.
cc-second-due = Ezután kapsz egy második kártyát.
cc-second-cells = Az építőmesterrel jelölt helyeken az ő útját vagy városát bővíted: kapsz egy második kártyát.
cc-second-here = Az ide tett kártya az építőmestered útját vagy városát bővíti: kapsz egy második kártyát.
cc-pass = Alattvaló nélkül
cc-pass-figure = Figura nélkül
cc-way-tile = Kártya ide: { $cell }
cc-take-back = Visszavonás
cc-worth = most { $now }, készen { $finished }+
cc-worth-cloister = most { $now }, készen { $finished }
cc-worth-now = azonnal { $now }
cc-worth-field = a végén { $now }
cc-worth-builder = második kártya, ha bővíted
cc-worth-pig = további egy pont kész városonként
cc-waits-tile = { $name } területkártyát helyez el.
cc-waits-second = { $name } a második kártyáját helyezi el.
cc-waits-follower = { $name } alattvalót tehet le.
cc-luck = Kártyahúzás…
cc-over = A játszma véget ért.

## Tools and panels

cc-tiles = Hátralévő kártyák
cc-fields = Mezők
cc-points = Pontok
cc-nearer = Nagyítás
cc-farther = Kicsinyítés
cc-fit = Teljes nézet
cc-close = Bezárás
cc-tiles-point = Mutass egy üres helyre, vagy koppints rá, hogy lásd, mely kártyák illenek oda.
cc-tiles-fit =
    { $number ->
        [one] Egy kártya illik ide
       *[other] { $number } kártya illik ide
    } (oszlop: { $x }, sor: { $y }).
cc-tiles-none-fit = A hátralévő kártyák közül egy sem illik ide (oszlop: { $x }, sor: { $y }).
cc-tiles-of = { $left } / { $count }
cc-set-base = Alapjáték

## A road, city, cloister or field that is looked at

cc-feature-city = Város
cc-feature-road = Út
cc-feature-cloister = Kolostor
cc-feature-field = Mező
cc-feature-city-finished = Kész város
cc-feature-road-finished = Kész út
cc-feature-cloister-finished = Kész kolostor
cc-size =
    { $tiles ->
        [one] egy
       *[other] { $tiles }
    } kártya
cc-size-city =
    { $tiles ->
        [one] egy
       *[other] { $tiles }
    } kártya, { $pennants ->
        [one] egy
       *[other] { $pennants }
    } címer
cc-size-cloister = { $tiles } kártya a 9-ből
cc-size-field =
    { $cities ->
        [0] nincs város
        [one] egy város, ebből kész: { $complete }
       *[other] { $cities } város, ebből kész: { $complete }
    }
cc-nobodys = Gazdátlan
cc-weight =
    { $followers ->
        [one] egy
       *[other] { $followers }
    } alattvalónak számít
cc-inn = Fogadó: 2 pont kártyánként, befejezetlenül 0
cc-cathedral = Katedrális: 3 pont kártyánként és címerenként, befejezetlenül 0
cc-goods-in = Áruk: { $goods }
cc-builder-of = Építőmester: { $name }
cc-pig-of = Disznó: { $name }
cc-pig-counted = további egy pont kész városonként, lent beleszámítva
cc-pig-idle = nem ér pontot, amíg itt másnak több parasztja van
cc-worth-if-ended = Ha most lenne vége
cc-worth-if-finished = Készen legalább
cc-worth-if-finished-cloister = Készen
cc-worth-was = Értéke
cc-worth-at-end = Kész városokért
cc-worth-at-end-pig = Kész városokért, a disznóval együtt
cc-worth-pig-of = Disznóval ({ $names })
cc-worth-all-cities = Ha minden városa elkészül

## How likely it is finished

cc-odds-percent = { $percent }%
cc-odds-below-one = 1% alatt
cc-odds-above-ninety-nine = 99% fölött
cc-odds-round =
    Esély, hogy ez { $kind ->
        [city] a város
        [cloister] a kolostor
       *[road] az út
    } egy teljes körön belül elkészül: { $chance }
cc-odds-never =
    Ez { $kind ->
        [city] a város
        [cloister] a kolostor
       *[road] az út
    } a hátralévő kártyákkal már nem fejezhető be.
cc-odds-far =
    Ez { $kind ->
        [city] a város
        [cloister] a kolostor
       *[road] az út
    } messze van a befejezéstől: { $cells ->
        [one] egy
       *[other] { $cells }
    } nyitott hely.
cc-odds-seats = Esély a szükséges kártyák kihúzására a játék végéig:

## Points

cc-total = Összesen
cc-no-points = Még senki sem szerzett pontot.
cc-every-point = { $name }: pontok részletesen
cc-source-city = Városok
cc-source-road = Utak
cc-source-cloister = Kolostorok
cc-source-field = Mezők
cc-source-goods = Áruk
cc-sum-tiles =
    { $tiles ->
        [one] 1
       *[other] { $tiles }
    } kártya × 1 = { $points }
cc-sum-inn =
    { $tiles ->
        [one] 1
       *[other] { $tiles }
    } kártya × { $each } = { $points }
cc-sum-nothing = befejezetlen = 0
cc-sum-goods =
    { $tokens ->
        [one] 1
       *[other] { $tokens }
    } árujelző, a legtöbb = { $points }
cc-sum-city =
    { $tiles ->
        [one] 1 kártya
       *[other] { $tiles } kártya
    } × { $each }{ $pennants ->
        [0] { "" }
        [one] { " " }+ 1 címer × { $each }
       *[other] { " " }+ { $pennants } címer × { $each }
    } = { $points }
cc-sum-city-single =
    { $tiles ->
        [one] 1 kártya
       *[other] { $tiles } kártya
    } × 1{ $pennants ->
        [0] { "" }
        [one] { " " }+ 1 címer × 1
       *[other] { " " }+ { $pennants } címer × 1
    } = { $points }
cc-sum-field =
    { $cities ->
        [one] 1
       *[other] { $cities }
    } város × { $each } = { $points }
cc-item-field =
    mező: paraszt { $farmer }, { $cities ->
        [one] egy
       *[other] { $cities }
    } város
cc-item-pig =
    disznó a mezőn { $farmer }, { $cities ->
        [one] egy
       *[other] { $cities }
    } város
cc-gained =
    { $names }: +{ $points ->
        [one] 1
       *[other] { $points }
    } pont

## The history

cc-event-follower =
    { $name } { $role ->
        [city] lovagot tesz a városba
        [road] útonállót tesz az útra
        [field] parasztot tesz a mezőre
       *[cloister] szerzetest tesz a kolostorba
    }
cc-event-figure =
    { $name } { $figure ->
        [big] a nagy alattvalóját
        [builder] az építőmesterét
       *[pig] a disznóját
    } teszi { $role ->
        [city] a városba
        [road] az útra
        [field] a mezőre
       *[cloister] a kolostorba
    }
cc-event-ended =
    A játszma véget ért. A legtöbb pont: { $names }, { $points ->
        [one] egy
       *[other] { $points }
    } pont

## Keys

cc-key-cells = Lépkedés a helyek között
cc-key-turn = A kártya forgatása
cc-key-stand = Hely választása az alattvalónak
cc-key-figure = Másik figura választása
cc-key-pass = Alattvaló nélkül
cc-key-confirm = Kiválasztás / megerősítés
cc-key-back = Vissza
cc-key-look = Utak, városok, kolostorok és mezők sorban: értékük és tulajdonosuk
cc-key-tiles = Hátralévő kártyák, és hogy melyik illik ide
cc-key-fields = Mezők
cc-key-points = Pontok részletesen
cc-key-zoom = Nagyítás, kicsinyítés, teljes nézet
cc-key-pan = A nézet mozgatása

## A botok stílusai

style-carcassonne-knight = lovag
style-carcassonne-knight-more = Szereti a városokat, és a tieidhez is csatlakozik.
style-carcassonne-farmer = paraszt
style-carcassonne-farmer-more = Korán és gyakran tesz le parasztokat.
style-carcassonne-saver = takarékos
style-carcassonne-saver-more = Alattvalókat tart a készletében.
