### Keyflower: de woorden, de redenen van de regels, wat er gebeurt, de punten, de tafel in een terminal.

keyflower = Keyflower

## Waarom een actie niet mag. Volgt op het nummer van de regel en een dubbelepunt. $tile is een tegel.

# $step is wat er nu moet gebeuren.
why-other-step =
    dat is nu niet aan de orde; nu { $step ->
        [draw] wordt er getrokken
        [turn] begint een beurt: passen, bieden of een tegel gebruiken
        [workers] worden arbeiders geplaatst
        [pay] wordt voor het gebruik betaald
        [choose] wordt een grondstof gekozen
        [transport] wordt vervoerd en opgewaardeerd
        [boat] wordt een schip gekozen
        [village] worden tegels gelegd
        [winter] worden wintertegels gekozen
       *[over] is het spel afgelopen
    }.
why-tiles-to-lay = er moeten nog tegels gelegd worden.
why-cannot-pay = hiermee kan niet betaald worden: { $with }.
why-not-in-stock =
    hier is geen { $resource ->
        [wood] hout
        [stone] steen
        [iron] ijzer
       *[gold] goud
    } te krijgen.
why-no-step = zoiets kan niet in één stap van { $from } naar { $to }.
why-boat-taken = { $boat } is niet vrij.
why-not-those-tiles = kies minstens één van je eigen wintertegels, en alleen eigen tegels.
why-no-auction = op { $tile } kan niet geboden worden.
why-too-few-to-bid =
    een bod op { $tile } vraagt minstens { $needed ->
        [one] één arbeider
       *[other] { $needed } arbeiders
    } van één kleur.
why-too-few-of-colour =
    { $tile } vraagt minstens { $needed } { $colour ->
        [blue] blauwe
        [red] rode
        [yellow] gele
       *[green] groene
    } { $needed ->
        [one] arbeider
       *[other] arbeiders
    }, en zoveel heb je er niet.
why-never-used = { $tile } kan niet gebruikt worden; deze tegel telt alleen punten of geeft een vermogen.
why-not-in-reach = { $tile } ligt niet in een dorp en niet in de veiling.
why-tile-full = op { $tile } is daarvoor geen plaats; er passen zes arbeiders per seizoen.
why-no-payment = je zou het gebruik van { $tile } niet kunnen betalen.
why-too-few-to-use =
    gebruik van { $tile } vraagt minstens { $needed ->
        [one] één arbeider
       *[other] { $needed } arbeiders, van één kleur tenzij je ze met schip 4b mag mengen
    }.
why-no-group = je hebt geen bod op { $tile }.
why-winning-stays = je bod op { $tile } wint en blijft dus staan.
why-group-order = groepen worden in de volgorde van de tegels genoemd; { $tile } komt eerder.
why-group-does-not-fit = je groep van { $tile } past hier niet, door kleur of aantal.
why-not-so-many =
    achter je scherm staan geen { $number } { $colour ->
        [blue] blauwe
        [red] rode
        [yellow] gele
       *[green] groene
    } { $number ->
        [one] arbeider
       *[other] arbeiders
    }.
why-wrong-colour =
    { $colour ->
        [blue] blauwe
        [red] rode
        [yellow] gele
       *[green] groene
    } arbeiders kunnen hier niet staan, ook geen { $number }.
why-colour-order =
    bij gemengde kleuren komen ze na elkaar; nu is { $colour ->
        [blue] blauw
        [red] rood
        [yellow] geel
       *[green] groen
    } aan de beurt, en dat mag 0 zijn.
why-not-touching = { $tile } moet op een lege plek naast een tegel van je dorp liggen.
why-no-upgrade-left = in dit gebruik is geen opwaardering meer over.
why-not-own-village = { $tile } ligt niet in jouw dorp.
why-not-upgradable = { $tile } kan niet opgewaardeerd worden, of is dat al.
why-cost-not-met = de kosten van { $tile } zijn er niet: grondstoffen moeten op de tegel zelf liggen.
why-not-to-lay = { $tile } hoef je nu niet te leggen.
why-pick-first = zeg eerst welke tegel je legt.
why-does-not-fit = { $tile } past daar zo niet: randen moeten kloppen en wegen of water moeten aansluiten.

## Dingen, alleen en geteld

colour-of-blue = blauw
colour-of-red = rood
colour-of-yellow = geel
colour-of-green = groen
skill-saw = zaag
skill-pickaxe = pikhouweel
skill-anvil = aambeeld
resource-wood = hout
resource-stone = steen
resource-iron = ijzer
resource-gold = goud
resource-any = grondstof

# Arbeiders naar kleur: “2 rood”.
amount-blue = { $count } blauw
amount-red = { $count } rood
amount-yellow = { $count } geel
amount-green = { $count } groen
amount-worker =
    { $count ->
        [one] { $count } arbeider
       *[other] { $count } arbeiders
    }
amount-skill =
    { $count ->
        [one] { $count } vaardigheid
       *[other] { $count } vaardigheden
    }
amount-saw =
    { $count ->
        [one] { $count } zaag
       *[other] { $count } zagen
    }
amount-pickaxe =
    { $count ->
        [one] { $count } pikhouweel
       *[other] { $count } pikhouwelen
    }
amount-anvil =
    { $count ->
        [one] { $count } aambeeld
       *[other] { $count } aambeelden
    }
amount-tile =
    { $count ->
        [one] { $count } tegel
       *[other] { $count } tegels
    }
amount-resource =
    { $count ->
        [one] { $count } grondstof
       *[other] { $count } grondstoffen
    }
amount-wood = { $count } hout
amount-stone = { $count } steen
amount-iron = { $count } ijzer
amount-gold = { $count } goud

season-spring = Lente
season-summer = Zomer
season-autumn = Herfst
season-winter = Winter

phase-draw = trekken
phase-turn = een beurt
phase-workers = arbeiders plaatsen
phase-pay = betalen
phase-choose = een grondstof kiezen
phase-transport = transport en opwaardering
phase-boat = een schip kiezen
phase-village = het dorp bouwen
phase-winter = wintertegels kiezen
phase-over = het einde

## Wat tegels doen

# In een tabel, na punten en een streep: “1★ / buur”.
unit-neighbour = buur in het dorp
unit-here = { $thing } hier
unit-river = schepen op een rij
unit-loop = tegel in de wegenkring
unit-transport = transportgetal
unit-chosen-worker = arbeider van één kleur
unit-chosen-skill = vaardigheid van één soort
unit-chosen-resource = grondstof van één soort

# In woorden.
does-gain = geeft { $what }
does-choose = geeft een van: { $what }
does-pay = voor { $price }
does-transport =
    { $steps ->
        [one] één transportstap
       *[other] { $steps } transportstappen
    }, { $upgrades ->
        [one] één opwaardering
       *[other] { $upgrades } opwaarderingen
    }
does-store =
    aan het eind { $points ->
        [one] één punt
       *[other] { $points } punten
    } voor elke eenheid hier: { $thing }
does-score =
    aan het eind { $points ->
        [one] één punt
       *[other] { $points } punten
    } voor telkens: { $what }
does-turn-order = aan het eind één punt voor elke aangrenzende tegel in het dorp
does-river = aan het eind punten voor een, twee … schepen op een rij langs de rivier: { $points }
does-loop = aan het eind één punt voor elke tegel op de beste gesloten wandeling over wegen
does-transport-sum = aan het eind één punt voor elk transportgetal in het dorp
does-flip = waardeert aan het eind één tegel gratis op
does-nothing = alleen punten
does-carry = draagt { $what }

# Welke kant van een tegel bedoeld is.
tile-front = Voorkant
tile-back = Opgewaardeerd
tile-purple = Met de paarse arbeider
tile-plain = Zonder de paarse arbeider

power-summer_boat_1a = 2 arbeiders extra uit de zak bij het kiezen van een schip
power-summer_boat_1b = 1 groene arbeider extra bij het kiezen van een schip
power-summer_boat_2a = transport over velden; randen hoeven niet te kloppen
power-summer_boat_2b = verdubbelt transport en opwaardering, en de punten van Keyflower
power-summer_boat_3a = elke grondstof telt als elke andere bij het opwaarderen
power-summer_boat_3b = elke grondstof telt als elke andere in de eindtelling
power-summer_boat_4a = overbied anderen met elke kleur
power-summer_boat_4b = gebruik tegels waarop al geboden of gewerkt is met alle kleuren, ook gemengd

info-front = Zoals hij ligt: { $does }. Punten: { $points }
info-upgraded = Opgewaardeerd: { $does }. Punten: { $points }
info-cost = Opwaarderen kost: { $cost }
info-no-upgrade = Opwaarderen kan niet.
info-never-used = Er komen geen arbeiders op.

## Tegels

tile-home_1 = Thuis-tegel 1
tile-home_2 = Thuis-tegel 2
tile-home_3 = Thuis-tegel 3
tile-home_4 = Thuis-tegel 4
tile-home_5 = Thuis-tegel 5
tile-home_6 = Thuis-tegel 6
tile-keywood = Key-bos
tile-keystone_quarry = Key-steengroeve
tile-key_mine = Key-mijn
tile-woodcutter = Houthakker
tile-quarryman = Steenhouwer
tile-miner = Mijnwerker
tile-workshop = Werkplaats
tile-gold_mine = Goudmijn
tile-stable = Stal
tile-apprentice_hall = Leerjongenshuis
tile-alehouse = Bierhuis
tile-peddler = Marskramer
tile-store = Winkel
tile-mason = Metselaar
tile-tavern = Taveerne
tile-hiring_fair = Arbeidersbeurs
tile-farrier = Hoefsmid
tile-carpenter = Timmerman
tile-smelter = Smelter
tile-brewer = Brouwer
tile-summer_boat_1 = Zomer-schip 1
tile-summer_boat_1a = Schip 1a
tile-summer_boat_1b = Schip 1b
tile-summer_boat_2 = Zomer-schip 2
tile-summer_boat_2a = Schip 2a
tile-summer_boat_2b = Schip 2b
tile-summer_boat_3 = Zomer-schip 3
tile-summer_boat_3a = Schip 3a
tile-summer_boat_3b = Schip 3b
tile-summer_boat_4 = Zomer-schip 4
tile-summer_boat_4a = Schip 4a
tile-summer_boat_4b = Schip 4b
tile-timber_yard = Houtopslag
tile-stone_yard = Steenopslag
tile-blacksmith = Smid
tile-barn = Schuur
tile-sawmill = Houtzaagmolen
tile-sculptor = Beeldhouwer
tile-forge = Gieterij
tile-goldsmith = Goudsmid
tile-well = Bron
tile-wainwright = Wagenmaker
tile-fair = Jaarmarkt
tile-inn = Herberg
tile-apothecary = Apotheek
tile-craftsmans_guild = Handwerkersgilde
tile-jeweller = Juwelier
tile-key_guild = Key-gilde
tile-key_market = Key-markt
tile-keythedral = Key-thedraal
tile-mercers_guild = Handelsgilde
tile-scholar = Geleerde
tile-scribes = Schriftgeleerde
tile-village_hall = Gemeentehuis
tile-watermill = Watermolen
tile-windmill = Windmolen
tile-keyflower = Keyflower
tile-sea_bastion = Sea Bastion
tile-sea_breese = Sea Breese
tile-flipper = Flipper
tile-ianvincible = Ianvincible
tile-white_wind = White Wind
tile-turn_order_tile_1 = Volgorde-tegel 1
tile-turn_order_tile_2 = Volgorde-tegel 2
tile-turn_order_tile_3 = Volgorde-tegel 3
tile-turn_order_tile_4 = Volgorde-tegel 4

## Opties en hun waarden, na “=”

option-counter_bid = overbieden met schip 4a
option-counter_bid-village = op dorps-tegels
option-counter_bid-all = ook op volgorde-tegels
option-cross_mixed_edges = vervoer over randen die niet kloppen (schip 2a)
option-cross_mixed_edges-yes = mag
option-cross_mixed_edges-no = mag niet
option-first_use = het eerste gebruik van een tegel in een seizoen
option-first_use-6 = tot 6 arbeiders
option-first_use-3 = tot 3 arbeiders
option-loose_gold = het punt voor los goud met schip 3b
option-loose_gold-any = voor elke grondstof
option-loose_gold-real = alleen voor goud

## Wat er gebeurde: delen van een regel die begint met de naam van de speler en een dubbelepunt.

event-pass = past
event-bid = bod op { $tile }
event-use = gebruik van { $tile }
event-bring = met de groep van { $tile }
event-pay = betaalt { $what }
event-pay_group = betaalt met de groep van { $tile }
event-carry = { $what } van { $start } naar { $end }
event-upgrade = opwaardering van { $tile }
event-boat = neemt { $tile }
event-lay = { $tile } op { $cell }
event-winter = heeft wintertegels gekozen
event-draws = trekt { $what }
event-took = neemt { $what } achter het scherm
event-brought = krijgt { $what } van { $tile }
event-gains = krijgt { $what } op { $tile }
# Hele regels.
event-sold = { $tile } gaat naar { $name } voor { $price }.
event-unsold = Uit het spel, want niemand bood: { $tiles }
event-revealed = Wintertegels die nu open liggen: { $tiles } (gekozen door { $numbers })
event-opened = had achter het scherm: { $what }
event-season = { $season } begint.

## Waarvoor punten zijn

item-printed = { $tile }
item-turn_order =
    { $tile }: { $count ->
        [one] één buur
       *[other] { $count } buren
    }
# $doubled is yes of no.
item-transport =
    { $tile }: transport { $count }{ $doubled ->
        [yes] , verdubbeld
       *[no] {""}
    }
item-river =
    { $tile }: { $count ->
        [one] één schip
       *[other] { $count } schepen
    } op een rij
item-loop = { $tile }: wegenkring { $tiles }
item-gold = { $things } buiten tegels die tellen
item-things = { $tile }: { $things }
item-purple = met de paarse startarbeider
item-flipped = gratis opgewaardeerd

## De tafel in een terminal

kf-to-play = { $name } is aan de beurt
kf-order = Volgorde:
kf-supply = Voorraad: { $supply }
kf-bag = zak: { $count }
kf-pile = stapel vaardigheden: { $count }
kf-boats = Schepen
kf-boat-empty = leeg
kf-auction = Veiling
kf-your-village = Jouw dorp
kf-screen = Achter het scherm:
kf-winter-tiles = Wintertegels: { $tiles }
kf-no-workers = geen arbeiders
kf-now = nu { $points } waard
kf-waiting = Nog te leggen: { $tiles }
kf-aside = Past nergens: { $tiles }
kf-with-purple = + paarse arbeider
kf-full = vol
# Koppen van kolommen, kort.
kf-head-tile = tegel
kf-head-does = doet
kf-head-upgraded = opgewaardeerd
kf-head-cost = kosten
kf-head-points = pt
kf-head-colour = kleur
kf-head-workers = bezet
kf-head-bids = bod
kf-head-at = plek
kf-head-lying = erop
kf-legend = { $road } weg, { $water } water, dunne lijn: veld

kf-hand-over = { $name }, jij bent aan de beurt. Druk op Enter als niemand anders kijkt.
kf-ask-turn = { $bid } N bieden, { $use } N gebruiken, p passen, ? hulp
kf-do-bid = erop bieden
kf-do-use = gebruiken
kf-which-tile = Op welke tegel? Typ { $command } en het nummer, zoals { $command } 1.
kf-doing-bid = Bod op { $tile }.
kf-doing-use = Gebruik van { $tile }.
kf-brought = Komt mee: { $what }.
kf-groups = Verliezende groepen die mee kunnen:
kf-group-from = { $what } van { $tile }
kf-ask-workers = Hoeveel? { $choices }
kf-ask-more = Hoeveel nog? { $choices }
kf-or-group = { $choices }, of een groep: { $letters }
kf-ask-group = Welke groep? { $letters }
kf-which-colour = { $number } van welke kleur? Typ bijvoorbeeld: { $example }
kf-ask-pay = Waarmee betaal je? { $numbers }
kf-ask-choose = Welke grondstof? { $numbers }
kf-ask-boat = Welk schip? { $numbers }
kf-ask-village = Welke tegel leg je nu? { $numbers }
kf-ask-winter = Welke wintertegels komen in het spel? { $numbers }
kf-transport =
    { $steps ->
        [0] Geen stap over
        [one] Eén stap over
       *[other] { $steps } stappen over
    }, { $upgrades ->
        [0] geen opwaardering
        [one] één opwaardering
       *[other] { $upgrades } opwaarderingen
    }.
kf-nothing-to-carry = Er valt nu niets meer te vervoeren of op te waarderen.
kf-ask-transport = Wat nu? { $numbers }, Enter als je klaar bent
kf-laying = Te leggen: { $tile }
kf-ask-cell = Waar? { $cells }
kf-ask-way = { $cell }, hoe gedraaid? { $numbers }, Enter voor een andere plek
kf-closes-river =
    { $ways }: dit zou de rivier bij je thuis-tegel afsluiten. { $boats ->
        [0] Daarna kan er geen schip
        [one] Daarna kan er maar één schip
       *[other] Daarna kunnen er maar { $boats } schepen
    } in de rij liggen waarvoor { tile-sea_breese } punten geeft.
kf-finish = klaar
kf-no-such-tile = Er is geen tegel “{ $text }”. Typ het nummer of de naam.
kf-no-such-player = Er is geen speler “{ $text }”. Typ een nummer of een letter.
kf-undone = Teruggenomen. Wat getrokken was, komt in dezelfde volgorde terug.
kf-undo-other = De laatste beslissing was van een andere speler; alleen die kan haar terugnemen.

kf-help-turn = Elke open tegel heeft een nummer; b en w ernaast zeggen wat je ermee kunt doen.
kf-help-bid = bied op tegel 3
kf-help-use = gebruik tegel 3 met arbeiders
kf-help-short = hetzelfde, meteen met de arbeiders
kf-help-pass = pas
kf-help-info = wat tegel 3 doet; de naam mag ook
kf-help-village = jouw dorp, of dat van speler 2
kf-help-table = toon de tafel opnieuw
kf-help-undo = neem terug, tot je vorige beslissing
kf-help-notation = Wie dat liever doet, typt de notatie: bid:keywood, daarna workers:2,red.
kf-help-signs = { $step }2 twee transportstappen, { $upgrade }1 één opwaardering, { $point } punten, ≥3 zoveel arbeiders voor het volgende gebruik.
