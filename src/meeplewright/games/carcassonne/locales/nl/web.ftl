### The words of Carcassonne's table in the browser. Rulebook terms are those of game.ftl.

# On the start page.
web-pitch-carcassonne = Leg tegels, bouw steden, wegen en weiden, en zet je horigen op de juiste plek. Een half uur, twee tot vijf spelers.

## The table, for eyes and ears

cc-board = De tafel
cc-tools = Hulpmiddelen van de tafel
cc-followers = Horigen op tafel
# $tile is the name of a type of tile; $x and $y are numbers with a sign.
cc-tile-at = { $tile }, kolom { $x }, rij { $y }
# $role is city, road, field or cloister.
cc-follower-at =
    { $name }: { $role ->
        [city] ridder in de stad
        [road] struikrover op de weg
        [field] boer op de weide
       *[cloister] monnik in het klooster
    }, kolom { $x }, rij { $y }
# A cell where the tile fits, and in how many ways.
cc-cell =
    Kolom { $x }, rij { $y }, { $ways ->
        [one] één manier
       *[other] { $ways } manieren
    }
# The same while the tile is shown there in one of these ways.
cc-cell-turned = Kolom { $x }, rij { $y }, manier { $way } van { $ways }
# Said while it is turned.
cc-turned = Manier { $way } van { $ways }

## The tile in hand

cc-hand = De tegel in de hand
cc-your-tile = Jouw tegel
cc-left =
    { $left ->
        [0] Geen tegels meer
        [one] Nog één tegel
       *[other] Nog { $left } tegels
    }
# The same in little room.
cc-left-short = nog { $left }

## What is to be done

cc-your-move = Wat nu te doen is
cc-lay-hint = Kies een vakje voor je tegel.
cc-turn-hint = Draai de tegel tot hij goed ligt.
cc-one-way = Hij past alleen zo.
cc-turn-left = Naar links draaien
cc-turn-right = Naar rechts draaien
cc-cancel = Ander vakje kiezen
cc-lay = Tegel leggen
cc-follower-hint = Een horige op de tegel zetten?
cc-follower-none-left = Al je horigen staan op tafel.
cc-follower-nowhere = Op deze tegel is geen plek voor een horige.
cc-role-city = Ridder
cc-role-road = Struikrover
cc-role-field = Boer
cc-role-cloister = Monnik
cc-farmer-stays = Een boer blijft tot het eind van het spel op de weide.
cc-pass = Geen horige
# Advice: the tile in hand on this cell; who stands on it follows.
cc-way-tile = De tegel op { $cell }
cc-confirm = Bevestigen
cc-end-turn = Beurt beëindigen
cc-take-back = Tegel terugnemen
# Points: if the game ended now, and when the feature is finished.
cc-worth = nu { $now }, voltooid { $finished }+
cc-worth-now = meteen { $now }
cc-worth-field = aan het eind { $now }
cc-waits-tile = { $name } zoekt een plek voor de tegel.
cc-waits-follower = { $name } mag een horige op de tegel zetten.
cc-luck = Er wordt een tegel getrokken.
cc-over = Het spel is afgelopen.

## Tools and panels

cc-tiles = Resterende tegels
cc-fields = Weiden en hun eigenaars
cc-points = Punten
cc-nearer = Dichterbij
cc-farther = Verder weg
cc-fit = De hele tafel tonen
cc-close = Sluiten
cc-tiles-point = Wijs een leeg vakje aan, of tik erop, om te zien welke tegels daar passen.
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
        [one] één wapen
       *[other] { $pennants } wapens
    }
# A cloister and the tiles round it, 9 when it is finished.
cc-size-cloister = { $tiles } van 9 tegels
cc-size-field =
    { $cities ->
        [0] geen stad
        [one] één stad
       *[other] { $cities } steden
    }, { $complete } voltooid
cc-nobodys = Van niemand
cc-worth-if-ended = Als het spel nu eindigde
cc-worth-if-finished = Voltooid, minstens
cc-worth-was = Waard
cc-worth-at-end = Voor de voltooide steden
cc-worth-all-cities = Met al zijn steden

## How likely it is finished

cc-odds-percent = { $percent }%
cc-odds-below-one = onder 1%
cc-odds-above-ninety-nine = boven 99%
cc-odds-round = Kan binnen een ronde voltooid worden: { $chance }
cc-odds-never = Geen enkele resterende tegel kan dit voltooien.
cc-odds-far =
    Nog lang niet voltooid: { $cells ->
        [one] één open vakje
       *[other] { $cells } open vakjes
    }.
cc-odds-seats = Trekt de tegels ervoor vóór het eind:

## Points

cc-total = Totaal
cc-no-points = Nog niemand heeft gescoord.
cc-every-point = { $name }: elk punt
cc-source-city = Steden
cc-source-road = Wegen
cc-source-cloister = Kloosters
cc-source-field = Weiden
# Sums: “3 tiles × 2 + 1 pennant × 2 = 8”.
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
        [one] {" "}+ 1 wapen × { $each }
       *[other] {" "}+ { $pennants } wapens × { $each }
    } = { $points }
cc-sum-city-single =
    { $tiles ->
        [one] 1 tegel
       *[other] { $tiles } tegels
    } × 1{ $pennants ->
        [0] {""}
        [one] {" "}+ 1 wapen × 1
       *[other] {" "}+ { $pennants } wapens × 1
    } = { $points }
cc-sum-field =
    { $cities ->
        [one] 1 stad
       *[other] { $cities } steden
    } × { $each } = { $points }
# Several cities that one field feeds. $farmer is the cell of the farmer.
cc-item-field =
    weide van de boer op { $farmer }: { $cities ->
        [one] één stad
       *[other] { $cities } steden
    }
cc-gained =
    { $names }: { $points ->
        [one] +1 punt
       *[other] +{ $points } punten
    }

## The history. $name is a player, or “you”, so that no verb agrees with it.

cc-event-follower =
    { $name }: { $role ->
        [city] een ridder in de stad
        [road] een struikrover op de weg
        [field] een boer op de weide
       *[cloister] een monnik in het klooster
    }
cc-event-ended =
    Het spel is afgelopen. De meeste punten: { $names }, { $points ->
        [one] één punt
       *[other] { $points } punten
    }

## Keys

cc-key-cells = Van vakje naar vakje
cc-key-turn = De tegel draaien
cc-key-stand = Een plek voor de horige kiezen
cc-key-pass = Geen horige
cc-key-confirm = Kiezen, bevestigen
cc-key-back = Eén stap terug
cc-key-undo = Terugnemen
cc-key-look = Wegen, steden, kloosters en weiden één voor één: wat ze waard zijn, en van wie
cc-key-tiles = Resterende tegels, en welke waar passen
cc-key-fields = Weiden en hun eigenaars
cc-key-points = Punten en waarvoor
cc-key-zoom = Dichterbij, verder weg, de hele tafel
cc-key-pan = De tafel verschuiven
