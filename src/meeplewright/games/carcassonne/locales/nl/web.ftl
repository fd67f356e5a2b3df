### The words of Carcassonne's table in the browser. Rulebook terms are those of game.ftl.

web-pitch-carcassonne = Leg tegels, bouw steden, wegen en weiden, en bezet ze met je horigen. 30 minuten.

## The table, for eyes and ears

cc-board = Bord
cc-tools = Knoppen bij het bord
cc-followers = Horigen op het bord
cc-tile-at = { $tile }, kolom { $x }, rij { $y }
cc-follower-at =
    { $name }: { $role ->
        [city] ridder in de stad
        [road] struikrover op de weg
        [field] boer op de weide
       *[cloister] monnik in het klooster
    }, kolom { $x }, rij { $y }
cc-figure-at =
    { $name }: { $figure ->
        [big] grote horige
        [builder] bouwmeester
       *[pig] varken
    } { $role ->
        [city] in de stad
        [road] op de weg
        [field] op de weide
       *[cloister] in het klooster
    }, kolom { $x }, rij { $y }
cc-cell =
    Kolom { $x }, rij { $y }, { $ways ->
        [one] één stand
       *[other] { $ways } standen
    }
cc-cell-turned = Kolom { $x }, rij { $y }, stand { $way } van { $ways }
cc-cell-second = { $cell }, geeft een tweede tegel
cc-river-end = Hier gaat de rivier verder
cc-turned = Stand { $way } van { $ways }

## The tile in hand

cc-hand = Getrokken tegel
cc-your-tile = Jouw tegel
cc-left =
    { $left ->
        [0] Geen tegels meer
        [one] Nog één tegel
       *[other] Nog { $left } tegels
    }
cc-left-short = nog { $left }
cc-river-left =
    { $left ->
        [0] Laatste riviertegel
        [one] Nog één riviertegel
       *[other] Nog { $left } riviertegels
    }
cc-river-left-short = rivier: nog { $left }
cc-second-tile = Tweede tegel

cc-supply =
    { $followers ->
        [0] Geen horigen in de voorraad
        [one] Eén horige in de voorraad
       *[other] { $followers } horigen in de voorraad
    }
cc-supply-big =
    { $left ->
        [0] Grote horige op het bord
       *[other] Grote horige in de voorraad
    }
cc-supply-builder =
    { $left ->
        [0] Bouwmeester op het bord
       *[other] Bouwmeester in de voorraad
    }
cc-supply-pig =
    { $left ->
        [0] Varken op het bord
       *[other] Varken in de voorraad
    }
cc-goods-held =
    { $goods ->
        [wine] Wijn
        [grain] Graan
       *[cloth] Laken
    }: { $tokens }
cc-goods-most =
    { $goods ->
        [wine] Wijn
        [grain] Graan
       *[cloth] Laken
    }: { $tokens }, de meeste

## What is to be done

cc-your-move = Jouw zet
cc-lay-hint = Kies een vakje voor je tegel.
cc-river-hint = Zet de rivier voort met je tegel.
cc-second-hint = Je bouwmeester geeft je een tweede tegel. Kies er een vakje voor.
cc-turn-hint = Draai de tegel en leg hem neer.
cc-one-way = De tegel past maar op één manier.
cc-turn-left = Linksom draaien
cc-turn-right = Rechtsom draaien
cc-cancel = Ander vakje kiezen
cc-lay = Tegel leggen
cc-follower-hint = Een horige zetten?
cc-follower-none-left = Je hebt geen horigen meer.
cc-follower-nowhere = Geen vrije plek voor een horige op deze tegel.
cc-figure-hint = Een figuur zetten?
cc-figure-nowhere = Op deze tegel kun je geen figuur zetten.
cc-figures = Welke figuur
cc-figure-follower = Horige
cc-figure-big = Grote horige
cc-figure-builder = Bouwmeester
cc-figure-pig = Varken
cc-figure-choice = { $figure }, in de voorraad: { $left }
cc-role-city = Ridder
cc-role-road = Struikrover
cc-role-field = Boer
cc-role-cloister = Monnik
cc-spot-city = In de stad
cc-spot-road = Op de weg
cc-spot-field = Op de weide
cc-farmer-stays = Een boer blijft tot het eind van het spel op de weide.
cc-pig-stays = Het varken blijft tot het eind van het spel op de weide.
cc-second-due = Hierna krijg je een tweede tegel.
cc-second-cells = Op vakjes met een bouwmeester bouw je aan zijn weg of stad verder: je krijgt een tweede tegel.
cc-second-here = Een tegel hier bouwt verder aan de weg of stad van je bouwmeester: je krijgt een tweede tegel.
cc-pass = Geen horige
cc-pass-figure = Geen figuur
cc-way-tile = Tegel op { $cell }
cc-take-back = Terugnemen
cc-worth = nu { $now }, voltooid { $finished }+
cc-worth-cloister = nu { $now }, voltooid { $finished }
cc-worth-now = meteen { $now }
cc-worth-field = aan het eind { $now }
cc-worth-builder = een tweede tegel als je hier verder bouwt
cc-worth-pig = één punt extra per voltooide stad
cc-waits-tile = { $name } legt een tegel.
cc-waits-second = { $name } legt een tweede tegel.
cc-waits-follower = { $name } mag een horige zetten.
cc-luck = Tegel trekken …
cc-over = De partij is afgelopen.

## Tools and panels

cc-tiles = Resterende tegels
cc-fields = Weiden
cc-points = Punten
cc-nearer = Inzoomen
cc-farther = Uitzoomen
cc-fit = Alles tonen
cc-close = Sluiten
cc-tiles-point = Wijs een leeg vakje aan of tik erop om te zien welke tegels passen.
cc-tiles-fit =
    { $number ->
        [one] Eén tegel past
       *[other] { $number } tegels passen
    } op kolom { $x }, rij { $y }.
cc-tiles-none-fit = Geen enkele resterende tegel past op kolom { $x }, rij { $y }.
cc-tiles-of = { $left } van { $count }
cc-set-base = Basisspel

## A road, city, cloister or field that is looked at

cc-feature-city = Stad
cc-feature-road = Weg
cc-feature-cloister = Klooster
cc-feature-field = Weide
cc-feature-city-finished = Voltooide stad
cc-feature-road-finished = Voltooide weg
cc-feature-cloister-finished = Voltooid klooster
cc-size =
    { $tiles ->
        [one] één tegel
       *[other] { $tiles } tegels
    }
cc-size-city =
    { $tiles ->
        [one] één tegel
       *[other] { $tiles } tegels
    }, { $pennants ->
        [one] één wapenschild
       *[other] { $pennants } wapenschilden
    }
cc-size-cloister = { $tiles } van 9 tegels
cc-size-field =
    { $cities ->
        [0] geen steden
        [one] één stad
       *[other] { $cities } steden
    }, { $complete } voltooid
cc-nobodys = Van niemand
cc-weight =
    telt als { $followers ->
        [one] één horige
       *[other] { $followers } horigen
    }
cc-inn = Herberg: 2 punten per tegel, 0 als de weg niet voltooid wordt
cc-cathedral = Kathedraal: 3 punten per tegel en per wapenschild, 0 als de stad niet voltooid wordt
cc-goods-in = Goederen: { $goods }
cc-builder-of = Bouwmeester: { $name }
cc-pig-of = Varken: { $name }
cc-pig-counted = één punt extra per voltooide stad, hieronder meegeteld
cc-pig-idle = levert niets op zolang anderen hier meer boeren hebben
cc-worth-if-ended = Als de partij nu zou eindigen
cc-worth-if-finished = Voltooid, minstens
cc-worth-if-finished-cloister = Voltooid
cc-worth-was = Waarde
cc-worth-at-end = Voor voltooide steden
cc-worth-at-end-pig = Voor voltooide steden, met het varken
cc-worth-pig-of = Met het varken ({ $names })
cc-worth-all-cities = Als alle steden eraan voltooid zijn

## How likely it is finished

cc-odds-percent = { $percent }%
cc-odds-below-one = minder dan 1%
cc-odds-above-ninety-nine = meer dan 99%
cc-odds-round =
    Kans dat { $kind ->
        [city] deze stad
        [cloister] dit klooster
       *[road] deze weg
    } binnen een ronde voltooid wordt: { $chance }
cc-odds-never =
    { $kind ->
        [city] Deze stad
        [cloister] Dit klooster
       *[road] Deze weg
    } kan met de resterende tegels niet voltooid worden.
cc-odds-far =
    { $kind ->
        [city] Deze stad
        [cloister] Dit klooster
       *[road] Deze weg
    } is nog lang niet voltooid: { $cells ->
        [one] één open vakje
       *[other] { $cells } open vakjes
    }.
cc-odds-seats = Kans om de benodigde tegels nog te trekken:

## Points

cc-total = Totaal
cc-no-points = Nog niemand heeft punten gescoord.
cc-every-point = { $name }: puntenoverzicht
cc-source-city = Steden
cc-source-road = Wegen
cc-source-cloister = Kloosters
cc-source-field = Weiden
cc-source-goods = Goederen
cc-sum-tiles =
    { $tiles ->
        [one] 1 tegel
       *[other] { $tiles } tegels
    } × 1 = { $points }
cc-sum-inn =
    { $tiles ->
        [one] 1 tegel
       *[other] { $tiles } tegels
    } × { $each } = { $points }
cc-sum-nothing = niet voltooid = 0
cc-sum-goods =
    { $tokens ->
        [one] 1 fiche
       *[other] { $tokens } fiches
    }, de meeste = { $points }
cc-sum-city =
    { $tiles ->
        [one] 1 tegel
       *[other] { $tiles } tegels
    } × { $each }{ $pennants ->
        [0] {""}
        [one] {" "}+ 1 wapenschild × { $each }
       *[other] {" "}+ { $pennants } wapenschilden × { $each }
    } = { $points }
cc-sum-city-single =
    { $tiles ->
        [one] 1 tegel
       *[other] { $tiles } tegels
    } × 1{ $pennants ->
        [0] {""}
        [one] {" "}+ 1 wapenschild × 1
       *[other] {" "}+ { $pennants } wapenschilden × 1
    } = { $points }
cc-sum-field =
    { $cities ->
        [one] 1 stad
       *[other] { $cities } steden
    } × { $each } = { $points }
cc-item-field =
    boer op { $farmer }: { $cities ->
        [one] één stad
       *[other] { $cities } steden
    }
cc-item-pig =
    varken op weide { $farmer }: { $cities ->
        [one] één stad
       *[other] { $cities } steden
    }
cc-gained =
    { $names }: { $points ->
        [one] +1 punt
       *[other] +{ $points } punten
    }

## The history

cc-event-follower =
    { $name } zet { $role ->
        [city] een ridder in de stad
        [road] een struikrover op de weg
        [field] een boer op de weide
       *[cloister] een monnik in het klooster
    }
cc-event-figure =
    { $name } zet { $figure ->
        [big] de grote horige
        [builder] de bouwmeester
       *[pig] het varken
    } { $role ->
        [city] in de stad
        [road] op de weg
        [field] op de weide
       *[cloister] in het klooster
    }
cc-event-ended =
    De partij is afgelopen. De meeste punten: { $names }, { $points ->
        [one] één punt
       *[other] { $points } punten
    }

## Keys

cc-key-cells = Van vakje naar vakje
cc-key-turn = Tegel draaien
cc-key-stand = Plek voor de horige kiezen
cc-key-figure = Andere figuur kiezen
cc-key-pass = Geen horige
cc-key-confirm = Kiezen / bevestigen
cc-key-back = Terug
cc-key-look = Wegen, steden, kloosters en weiden doorlopen: waarde en eigenaar
cc-key-tiles = Resterende tegels, en welke passen
cc-key-fields = Weiden
cc-key-points = Puntenoverzicht
cc-key-zoom = Inzoomen, uitzoomen, alles tonen
cc-key-pan = Bord verschuiven

## Stijlen van bots

style-carcassonne-knight = ridder
style-carcassonne-knight-more = Houdt van steden en sluit zich aan bij de jouwe.
style-carcassonne-farmer = boer
style-carcassonne-farmer-more = Zet vroeg en vaak boeren.
style-carcassonne-saver = spaarder
style-carcassonne-saver-more = Houdt horigen in voorraad.
