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
        [river] rivier
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
setup-batch-expansions = de batch-engine speelt alleen het basisspel, zonder uitbreidingen.
real-no-expansions = voer alleen het basisspel in; uitbreidingen worden hier niet ondersteund.
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
why-river-end = een riviertegel moet de rivier voortzetten; vakje ({ $x },{ $y }) ligt niet aan het open einde.
why-river-closed = bij dit vakje eindigt de rivier; hier kan geen tegel worden gelegd.
why-u-turn = met deze bocht zou de rivier dezelfde kant op gaan als bij de vorige bocht.
why-river-meets-land =
    aan de { $side ->
        [N] noordkant
        [E] oostkant
        [S] zuidkant
       *[W] westkant
    } zou de rivier tegen land komen te liggen.
why-no-big-left = je grote horige staat al op het bord.
why-no-builder-left = je bouwmeester staat al op het bord.
why-no-pig-left = je varken staat al op het bord.
why-builder-needs-follower =
    je hebt geen horige { $on ->
        [city] in deze stad
       *[road] op deze weg
    }; je bouwmeester heeft er daar een nodig.
why-builder-complete =
    deze { $on ->
        [city] stad
       *[road] weg
    } is voltooid; je bouwmeester zou er niets te doen hebben.
why-builder-place =
    een bouwmeester staat op een weg of in een stad, niet { $on ->
        [field] op een weide
       *[cloister] in een klooster
    }.
why-pig-needs-farmer = je hebt geen boer op deze weide; je varken heeft er daar een nodig.
why-pig-place =
    een varken staat op een weide, niet { $on ->
        [city] in een stad
        [road] op een weg
       *[cloister] in een klooster
    }.
why-figure-not-in-game =
    deze partij wordt zonder { $figure ->
        [big] grote horigen
        [builder] bouwmeesters
       *[pig] varkens
    } gespeeld.
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
spot-field-enclosed = boer op de ingesloten weide
spot-big = { $spot } (grote horige)
spot-builder-city = bouwmeester in de stad: { $where }
spot-builder-road = bouwmeester op de weg: { $where }
spot-pig = varken op de weide: { $where }

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

spot-worth-builder = een tweede tegel als je hier verder bouwt
spot-worth-pig =
    aan het eind { $now ->
        [one] één punt
       *[other] { $now } punten
    } extra

figure-big = grote horige
figure-builder = bouwmeester
figure-pig = varken

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
colour-5 = turkoois

goods-wine = wijn
goods-grain = graan
goods-cloth = laken

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

## The tiles of The River

tile-RA = bron
tile-RB = rivier, stad, weg over een brug
tile-RC = rivier tussen twee steden
tile-RD = rechte rivier
tile-RE = rivierbocht, stad in de hoek
tile-RG = rivierbocht
tile-RH = rivier, klooster, weg over een brug
tile-RI = rivierbocht, bocht in de weg
tile-RK = rivier, rechte weg over een brug
tile-RL = meer

## The tiles of Inns & Cathedrals

tile-IA = bocht met herberg
tile-IB = rechte weg met herberg
tile-IC = drie wegen, één met herberg
tile-ID = klooster tussen twee wegen
tile-IE = twee bochten
tile-IF = stad in de hoek, weg vanuit de poort
tile-IG = stad aan één kant, muur dwars over de tegel
tile-IH = vier steden
tile-II = twee steden tegenover elkaar, twee wegen
tile-IJ = stad, weg vanuit de poort
tile-IK = kathedraal, stad aan alle kanten
tile-IL = stad in de hoek, wapenschild, bocht met herberg
tile-IM = stad, bocht met herberg
tile-IN = stad in de hoek, weg met herberg vanuit de poort
tile-IO = drie steden
tile-IP = stad in de hoek, wapenschild, tweede stad
tile-IQ = doorlopende stad, wapenschild, twee wegen

## The tiles of Traders & Builders

tile-TA = stad, weg vanuit de poort naar rechts
tile-TB = twee wegen, de ene op een brug over de andere
tile-TC = stad, twee wegen bij een brug
tile-TD = stad in de hoek, graan, tweede stad, weg
tile-TE = doorlopende stad, graan, weg
tile-TF = stad in de hoek, graan, weg
tile-TG = stad in de hoek, graan
tile-TH = stad aan drie kanten, graan
tile-TI = stad in de hoek, graan, weg, muur dwars over de tegel
tile-TJ = klooster met drie wegen
tile-TK = stad in de hoek, laken, weg
tile-TL = stad in de hoek, laken, tweede stad, weg
tile-TM = stad in de hoek, laken, nog twee steden
tile-TN = doorlopende stad, laken, tweede stad
tile-TO = stad in de hoek, laken, twee wegen, muur dwars over de tegel
tile-TP = doorlopende stad, wijn, tweede stad
tile-TQ = doorlopende stad, wijn
tile-TR = doorlopende stad, wijn, twee wegen
tile-TS = doorlopende stad, wijn, weg
tile-TT = stad in de hoek, wijn
tile-TU = stad in de hoek, wijn, twee wegen
tile-TV = stad aan drie kanten, wijn, weg
tile-TW = stad in de hoek, wijn, weg, muur dwars over de tegel
tile-TX = twee steden in de hoeken, wijn

## Options and their values, after “=”

option-farmers = boeren
option-farmers-per_field_3_once = 3 punten per voltooide stad, één keer geteld (2e editie)
option-farmers-per_field_3 = 3 punten per voltooide stad, voor elke aangrenzende weide (3e editie)
option-farmers-per_city_4 = 4 punten per voltooide stad, voor wie er de meeste boeren omheen heeft (1e editie)
option-farmers-none = geen
option-small_city = stad van twee tegels
option-small_city-4 = 4 punten (latere edities)
option-small_city-2 = 2 punten (vroege edities)
option-expansions = uitbreidingen
option-expansions-none = geen
option-expansions-river = De Rivier
option-expansions-inns_and_cathedrals = Herbergen en Kathedralen
option-expansions-traders_and_builders = Kooplieden en Bouwmeesters
option-expansions-river-inns_and_cathedrals = De Rivier, Herbergen en Kathedralen
option-expansions-river-traders_and_builders = De Rivier, Kooplieden en Bouwmeesters
option-expansions-inns_and_cathedrals-traders_and_builders = Herbergen en Kathedralen, Kooplieden en Bouwmeesters
option-expansions-river-inns_and_cathedrals-traders_and_builders = De Rivier, Herbergen en Kathedralen, Kooplieden en Bouwmeesters
option-expansions-river-more = 12 tegels. Het spel begint met een rivier, die de weiden van elkaar scheidt.
option-expansions-inns_and_cathedrals-more = 18 tegels, en een grote horige voor elke speler. Met een herberg of kathedraal is een weg of stad meer waard, maar onvoltooid levert die niets op. Maximaal 6 spelers.
option-expansions-traders_and_builders-more = 24 tegels, en een bouwmeester en een varken voor elke speler. De bouwmeester levert een tweede tegel op, het varken meer punten voor een weide, en goederen uit steden leveren aan het eind punten op.
option-river_start_tile = starttegel in een partij met de rivier
option-river_start_tile-in_stock = door de andere tegels geschud
option-river_start_tile-out = uit het spel
option-river_turns = bochten in de rivier
option-river_turns-no_u_turn = twee bochten achter elkaar mogen niet dezelfde kant op gaan
option-river_turns-alternate = bochten gaan afwisselend naar links en naar rechts

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
event-tile_placed-figure =
    { $who ->
        [you] Je legt “{ $tile }” op { $cell }
       *[other] { $name } legt “{ $tile }” op { $cell }
    } met { $figure ->
        [big] de grote horige
        [builder] de bouwmeester
       *[pig] het varken
    }
event-goods_taken =
    { $who ->
        [you] Je neemt
       *[other] { $name } neemt
    } goederen: { $goods }
event-second_tile =
    { $who ->
        [you] Je bouwmeester geeft je een tweede tegel
       *[other] { $name } krijgt dankzij de bouwmeester een tweede tegel
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
item-pig = varken op weide { $farmer }: stad op { $city }
item-city-cathedral =
    voltooide stad met kathedraal op { $cell }, { $tiles ->
        [one] één tegel
       *[other] { $tiles } tegels
    }{ $pennants ->
        [0] {""}
        [one] , één wapenschild
       *[other] , { $pennants } wapenschilden
    }
item-city-cathedral-open = onvoltooide stad met kathedraal op { $cell }
item-road-inn =
    voltooide weg met herberg op { $cell }, { $tiles ->
        [one] één tegel
       *[other] { $tiles } tegels
    }
item-road-inn-open = onvoltooide weg met herberg op { $cell }
item-goods =
    { $goods ->
        [wine] de meeste wijn
        [grain] het meeste graan
       *[cloth] het meeste laken
    }, { $tokens ->
        [one] één fiche
       *[other] { $tokens } fiches
    }
