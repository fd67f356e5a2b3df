### The words of Carcassonne's table in the browser. Rulebook terms are those of game.ftl.

web-pitch-carcassonne = Leg tegels, bouw steden, wegen en weiden, en bezet ze met je horigen. 30 minuten, 2–5 spelers.

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
cc-cell =
    Kolom { $x }, rij { $y }, { $ways ->
        [one] één stand
       *[other] { $ways } standen
    }
cc-cell-turned = Kolom { $x }, rij { $y }, stand { $way } van { $ways }
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

cc-supply =
    { $followers ->
        [0] Geen horigen in de voorraad
        [one] Eén horige in de voorraad
       *[other] { $followers } horigen in de voorraad
    }

## What is to be done

cc-your-move = Jouw zet
cc-lay-hint = Kies een vakje voor je tegel.
cc-turn-hint = Draai de tegel en leg hem neer.
cc-one-way = De tegel past maar op één manier.
cc-turn-left = Linksom draaien
cc-turn-right = Rechtsom draaien
cc-cancel = Ander vakje kiezen
cc-lay = Tegel leggen
cc-follower-hint = Een horige zetten?
cc-follower-none-left = Je hebt geen horigen meer.
cc-follower-nowhere = Geen vrije plek voor een horige op deze tegel.
cc-role-city = Ridder
cc-role-road = Struikrover
cc-role-field = Boer
cc-role-cloister = Monnik
cc-farmer-stays = Een boer blijft tot het eind van het spel op de weide.
cc-pass = Geen horige
cc-way-tile = Tegel op { $cell }
cc-take-back = Terugnemen
cc-worth = nu { $now }, voltooid { $finished }+
cc-worth-cloister = nu { $now }, voltooid { $finished }
cc-worth-now = meteen { $now }
cc-worth-field = aan het eind { $now }
cc-waits-tile = { $name } legt een tegel.
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
cc-worth-if-ended = Als de partij nu zou eindigen
cc-worth-if-finished = Voltooid, minstens
cc-worth-if-finished-cloister = Voltooid
cc-worth-was = Waarde
cc-worth-at-end = Voor voltooide steden
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
cc-sum-tiles =
    { $tiles ->
        [one] 1 tegel
       *[other] { $tiles } tegels
    } × 1 = { $points }
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
cc-event-ended =
    De partij is afgelopen. De meeste punten: { $names }, { $points ->
        [one] één punt
       *[other] { $points } punten
    }

## Keys

cc-key-cells = Van vakje naar vakje
cc-key-turn = Tegel draaien
cc-key-stand = Plek voor de horige kiezen
cc-key-pass = Geen horige
cc-key-confirm = Kiezen / bevestigen
cc-key-back = Terug
cc-key-look = Wegen, steden, kloosters en weiden doorlopen: waarde en eigenaar
cc-key-tiles = Resterende tegels, en welke passen
cc-key-fields = Weiden
cc-key-points = Puntenoverzicht
cc-key-zoom = Inzoomen, uitzoomen, alles tonen
cc-key-pan = Bord verschuiven
