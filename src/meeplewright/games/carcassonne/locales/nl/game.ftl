### Carcassonne: its words, its rules' reasons, its events, its points.

carcassonne = Carcassonne

## Why an action is not legal. Follows the rule's number and a colon.

why-game-over = de partij is afgelopen.
why-not-your-turn = speler { $seat } is niet aan de beurt.
why-luck-decides = deze stap is een trekking, geen keuze van een speler.
why-tile-is-placed = de tegel ligt er al; zet nu een horige of sla dat over.
why-other-tile = de getrokken tegel is { $hand }, niet { $tile }.
why-no-such-turn = een tegel draai je 0, 1, 2 of 3 kwartslagen, niet { $turn }.
why-no-neighbour = vakje ({ $x },{ $y }) grenst niet aan een tegel.
why-cell-taken = op vakje ({ $x },{ $y }) ligt al een tegel.
why-same-turn =
    met { $turn ->
        [one] één kwartslag
       *[other] { $turn } kwartslagen
    } ligt de tegel net zo als met { $smallest }; gebruik { $smallest }.
why-terrain-differs =
    aan de { $side ->
        [N] noordkant
        [E] oostkant
        [S] zuidkant
       *[W] westkant
    } zou { $here ->
        [city] stad
        [road] weg
       *[field] weide
    } tegen { $there ->
        [city] stad
        [road] weg
       *[field] weide
    } komen te liggen.
why-place-tile-first = leg eerst de tegel en zet daarna de horige.
why-no-such-spot =
    deze tegel heeft { $on ->
        [city] daar geen stad ({ $at })
        [road] daar geen weg ({ $at })
        [field] daar geen weide ({ $at })
       *[cloister] geen klooster
    }.
why-no-farmers = deze partij wordt zonder boeren gespeeld.
why-no-follower-left = je hebt geen horigen meer.
why-same-spot =
    { $at } en { $first } zijn { $on ->
        [city] dezelfde stad
        [road] dezelfde weg
        [field] dezelfde weide
       *[cloister] hetzelfde klooster
    }; gebruik { $first }.
why-occupied =
    speler { $seat } heeft al een horige { $on ->
        [city] in deze stad
        [road] op deze weg
        [field] op deze weide
       *[cloister] in dit klooster
    }, op ({ $x },{ $y }).
action-no-spot =
    op “{ $at }” kan geen horige { $on ->
        [city] in een stad
        [road] op een weg
        [field] op een weide
       *[cloister] in een klooster
    } staan.

## Words

spot-city = ridder in de stad: { $where }
spot-road = struikrover op de weg: { $where }
spot-field = boer op de weide: { $where }
spot-cloister = monnik in het klooster

spot-worth =
    nu { $now ->
        [one] één punt
       *[other] { $now } punten
    }, voltooid minstens { $finished }
spot-worth-cloister =
    nu { $now ->
        [one] één punt
       *[other] { $now } punten
    }, voltooid { $finished }
spot-worth-complete =
    meteen { $now ->
        [one] één punt
       *[other] { $now } punten
    }
spot-worth-field =
    aan het eind { $now ->
        [one] één punt
       *[other] { $now } punten
    }

side-N = noord
side-E = oost
side-S = zuid
side-W = west

half-NL = noordkant, westelijke helft
half-NR = noordkant, oostelijke helft
half-EL = oostkant, noordelijke helft
half-ER = oostkant, zuidelijke helft
half-SL = zuidkant, oostelijke helft
half-SR = zuidkant, westelijke helft
half-WL = westkant, zuidelijke helft
half-WR = westkant, noordelijke helft

colour-0 = rood
colour-1 = blauw
colour-2 = geel
colour-3 = paars
colour-4 = zwart

## The 24 types of tile, as they lie unturned

tile-A = klooster met weg
tile-B = klooster
tile-C = stad aan alle kanten, wapenschild
tile-D = stad, rechte weg
tile-E = stad aan één kant
tile-F = doorlopende stad, wapenschild
tile-G = doorlopende stad
tile-H = twee steden tegenover elkaar
tile-I = twee steden naast elkaar
tile-J = stad, bocht naar rechts
tile-K = stad, bocht naar links
tile-L = stad, drie wegen
tile-M = stad in de hoek, wapenschild
tile-N = stad in de hoek
tile-O = stad in de hoek, wapenschild, bocht
tile-P = stad in de hoek, bocht
tile-Q = stad aan drie kanten, wapenschild
tile-R = stad aan drie kanten
tile-S = stad aan drie kanten, wapenschild, weg
tile-T = stad aan drie kanten, weg
tile-U = rechte weg
tile-V = bocht
tile-W = drie wegen
tile-X = vier wegen

## Options and their values, after “=”

option-farmers = boeren
option-farmers-per_field_3_once = 3 punten per voltooide stad, één keer geteld (2e editie)
option-farmers-per_field_3 = 3 punten per voltooide stad, voor elke aangrenzende weide (3e editie)
option-farmers-per_city_4 = 4 punten per voltooide stad, voor wie er de meeste boeren omheen heeft (1e editie)
option-farmers-none = geen
option-small_city = stad van twee tegels
option-small_city-4 = 4 punten (latere edities)
option-small_city-2 = 2 punten (vroege edities)

## What happened

event-started =
    { $who ->
        [you] Jij begint
       *[other] { $name } begint
    }
event-tile_discarded = “{ $tile }” past nergens en gaat uit het spel.
event-tile_placed =
    { $who ->
        [you] Je legt “{ $tile }” op { $cell }
       *[other] { $name } legt “{ $tile }” op { $cell }
    }
event-tile_placed-with =
    { $who ->
        [you] Je legt “{ $tile }” op { $cell }
       *[other] { $name } legt “{ $tile }” op { $cell }
    } met { $role ->
        [city] een ridder in de stad
        [road] een struikrover op de weg
        [field] een boer op de weide
       *[cloister] een monnik in het klooster
    }
event-scored =
    { $who ->
        [you] Je krijgt
        [several] { $names } krijgen elk
        [you-several] { $names } krijgen elk
       *[other] { $names } krijgt
    } { $points ->
        [one] één punt
       *[other] { $points } punten
    }: { $item }

## What points are for. $cell is a tile of it, such as (0,1).

item-city =
    voltooide stad op { $cell }, { $tiles ->
        [one] één tegel
       *[other] { $tiles } tegels
    }{ $pennants ->
        [0] {""}
        [one] , één wapenschild
       *[other] , { $pennants } wapenschilden
    }
item-city-open =
    onvoltooide stad op { $cell }, { $tiles ->
        [one] één tegel
       *[other] { $tiles } tegels
    }{ $pennants ->
        [0] {""}
        [one] , één wapenschild
       *[other] , { $pennants } wapenschilden
    }
item-road =
    voltooide weg op { $cell }, { $tiles ->
        [one] één tegel
       *[other] { $tiles } tegels
    }
item-road-open =
    onvoltooide weg op { $cell }, { $tiles ->
        [one] één tegel
       *[other] { $tiles } tegels
    }
item-cloister = voltooid klooster op { $cell }
item-cloister-open =
    onvoltooid klooster op { $cell }, { $tiles ->
        [one] één tegel
       *[other] { $tiles } tegels
    }
item-field = boer op { $farmer }: stad op { $city }
