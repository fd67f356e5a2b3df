### Keyflower: de woorden, de redenen van de regels, wat er gebeurt, de punten, de tafel in een terminal.

keyflower = Keyflower

## Waarom een actie niet mag. Volgt op het nummer van de regel en een dubbelepunt. $tile is een tegel.

why-other-step =
    dat kan in deze stap niet; nu: { $step ->
        [draw] een trekking
        [turn] passen, bieden of een tegel gebruiken
        [workers] arbeiders plaatsen
        [pay] de kosten betalen
        [choose] een grondstof kiezen
        [transport] grondstoffen vervoeren en tegels opwaarderen
        [boat] een schip kiezen
        [village] tegels leggen
        [winter] wintertegels kiezen
       *[over] de partij is afgelopen
    }.
setup-batch-compact = de batch-engine heeft maar één formaat, waar elke partij in past.
why-tiles-to-lay = je moet nog tegels leggen.
why-cannot-pay = je kunt niet betalen met { $with }.
why-not-in-stock =
    er is hier geen { $resource ->
        [wood] hout
        [stone] steen
        [iron] ijzer
       *[gold] goud
    } beschikbaar.
why-no-step = zoiets kun je niet in één stap van { TILE($from, form: "with-article") } naar { TILE($to, form: "with-article") } vervoeren.
why-boat-taken = { TILE($boat, form: "with-article") } is al gekozen.
why-not-those-tiles = kies minstens één van je wintertegels, en alleen tegels van jezelf.
why-no-auction = je kunt niet bieden op { TILE($tile, form: "with-article") }.
why-too-few-to-bid =
    een bod op { TILE($tile, form: "with-article") } vraagt minstens { $needed ->
        [one] één arbeider
       *[other] { $needed } arbeiders van één kleur
    }.
why-too-few-of-colour =
    { TILE($tile, form: "with-article") } vraagt minstens { $needed } { $colour ->
        [blue] blauwe
        [red] rode
        [yellow] gele
       *[green] groene
    } { $needed ->
        [one] arbeider
       *[other] arbeiders
    }; zoveel heb je er niet.
why-never-used = { TILE($tile, form: "with-article") } kan niet gebruikt worden; deze tegel geeft alleen punten of een speciale eigenschap.
why-not-in-reach = { TILE($tile, form: "with-article") } ligt niet in een dorp en wordt niet geveild.
why-tile-full = zoveel passen er niet meer op { TILE($tile, form: "with-article") }; per seizoen is er plaats voor zes arbeiders.
why-no-payment = je kunt de kosten voor het gebruik van { TILE($tile, form: "with-article") } niet betalen.
why-too-few-to-use =
    het gebruik van { TILE($tile, form: "with-article") } vraagt minstens { $needed ->
        [one] één arbeider
       *[other] { $needed } arbeiders van één kleur (gemengd alleen met schip 4b)
    }.
why-no-group = je hebt geen bod op { TILE($tile, form: "with-article") }.
why-winning-stays = je bod op { TILE($tile, form: "with-article") } is het winnende bod en blijft dus staan.
why-group-order = noem de groepen in de volgorde van de tegels; { TILE($tile, form: "with-article") } komt eerst.
why-group-does-not-fit = je groep van { TILE($tile, form: "with-article") } past hier niet: verkeerde kleur of verkeerd aantal.
why-not-so-many =
    je hebt geen { $number ->
        [one] {""}
       *[other] { $number }{" "}
    }{ $colour ->
        [blue] blauwe
        [red] rode
        [yellow] gele
       *[green] groene
    } { $number ->
        [one] arbeider
       *[other] arbeiders
    } achter je scherm.
why-wrong-colour =
    je kunt hier geen { $number ->
        [one] {""}
       *[other] { $number }{" "}
    }{ $colour ->
        [blue] blauwe
        [red] rode
        [yellow] gele
       *[green] groene
    } { $number ->
        [one] arbeider
       *[other] arbeiders
    } plaatsen: verkeerde kleur.
why-colour-order =
    geef gemengde kleuren één voor één op; nu is { $colour ->
        [blue] blauw
        [red] rood
        [yellow] geel
       *[green] groen
    } aan de beurt (0 mag ook).
why-not-touching = { TILE($tile, form: "with-article") } moet op een leeg vakje naast je dorp.
why-no-upgrade-left = je hebt bij dit gebruik geen opwaarderingen meer.
why-not-own-village = { TILE($tile, form: "with-article") } ligt niet in jouw dorp.
why-not-upgradable = { TILE($tile, form: "with-article") } kan niet opgewaardeerd worden, of is dat al.
why-cost-not-met = je kunt de opwaardering van { TILE($tile, form: "with-article") } niet betalen: de grondstoffen moeten op de tegel zelf liggen.
why-not-to-lay = je kunt { TILE($tile, form: "with-article") } nu niet leggen.
why-pick-first = kies eerst welke tegel je legt.
why-does-not-fit = { TILE($tile, form: "with-article") } past daar niet in deze stand: de randen moeten op elkaar aansluiten.

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

phase-draw = trekking
phase-turn = beurt
phase-workers = arbeiders plaatsen
phase-pay = betalen
phase-choose = een grondstof kiezen
phase-transport = transport en opwaarderen
phase-boat = een schip kiezen
phase-village = het dorp bouwen
phase-winter = wintertegels kiezen
phase-over = einde van de partij

## Wat tegels doen

unit-neighbour = aangrenzende tegel
unit-here = { $thing } hier
unit-river = schepen in de rivier
unit-loop = tegel op de rondweg
unit-transport = eenheid transportcapaciteit
unit-chosen-worker = arbeider van een gekozen kleur
unit-chosen-skill = vaardigheid van een gekozen soort
unit-chosen-resource = grondstof van een gekozen soort

does-gain = geeft { $what }
does-choose = geeft naar keuze: { $what }
does-pay = voor { $price }
upgrade-pay = voor { $price }
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
    } per { $thing } op deze tegel
does-store-stay =
    aan het eind { $points ->
        [one] één punt
       *[other] { $points } punten
    } per { $thing } op deze tegel; elders levert dit niets op
does-score =
    aan het eind { $points ->
        [one] één punt
       *[other] { $points } punten
    } per { $what }
does-turn-order = aan het eind 1 punt per aangrenzende tegel
does-turn-order-itself = aan het eind 1 punt per aangrenzende tegel en 1 voor de tegel zelf
does-river = aan het eind punten voor 1, 2 … schepen op een rij in de rivier: { $points }
does-loop = aan het eind 1 punt per tegel op je beste rondweg
does-loop-tiles = aan het eind 1 punt per tegel op je beste rondweg, die niet twee keer langs dezelfde tegel mag komen
does-transport-sum = aan het eind 1 punt per eenheid transportcapaciteit in je dorp
does-flip = waardeert aan het eind één tegel gratis op
does-nothing = alleen punten
does-carry = heeft { $what } aan boord
group-of = de groep van { TILE($tile, form: "with-article") }

tile-front = Voorkant
tile-back = Opgewaardeerde kant
tile-purple = Met de paarse arbeider
tile-plain = Zonder de paarse arbeider

power-summer_boat_1a = 2 extra arbeiders uit het zakje bij het kiezen van een schip
power-summer_boat_1b = 1 extra groene arbeider bij het kiezen van een schip
power-summer_boat_2a = transport over velden; randen hoeven niet te passen
power-summer_boat_2b = verdubbelt transport, opwaarderingen en de punten van het schip Keyflower
power-summer_boat_3a = elke grondstof telt bij het opwaarderen als elke andere
power-summer_boat_3b = elke grondstof telt in de eindtelling als elke andere
power-summer_boat_4a = andere spelers mag je met elke kleur overbieden
power-summer_boat_4b = tegels met een bod of arbeiders mag je met elke kleur gebruiken, ook gemengd

info-front = Voorkant: { $does }. Punten: { $points }
info-upgraded = Opgewaardeerd: { $does }. Punten: { $points }
info-cost = Kosten om op te waarderen: { $cost }
info-no-upgrade = Kan niet opgewaardeerd worden.
info-never-used = Hier kun je geen arbeiders op plaatsen.

## Tegels

# with-article: in een zin, “bod op de Stal”. Thuistegels, genummerde schepen en volgordetegels hebben geen lidwoord.
tile-home_1 = Thuistegel 1
tile-home_2 = Thuistegel 2
tile-home_3 = Thuistegel 3
tile-home_4 = Thuistegel 4
tile-home_5 = Thuistegel 5
tile-home_6 = Thuistegel 6
tile-keywood = Key-bos
    .with-article = het Key-bos
tile-keystone_quarry = Key-steengroeve
    .with-article = de Key-steengroeve
tile-key_mine = Key-mijn
    .with-article = de Key-mijn
tile-woodcutter = Houthakker
    .with-article = de Houthakker
tile-quarryman = Steenhouwer
    .with-article = de Steenhouwer
tile-miner = Mijnwerker
    .with-article = de Mijnwerker
tile-workshop = Werkplaats
    .with-article = de Werkplaats
tile-gold_mine = Goudmijn
    .with-article = de Goudmijn
tile-stable = Stal
    .with-article = de Stal
tile-apprentice_hall = Leerjongenshuis
    .with-article = het Leerjongenshuis
tile-alehouse = Bierhuis
    .with-article = het Bierhuis
tile-peddler = Marskramer
    .with-article = de Marskramer
tile-store = Winkel
    .with-article = de Winkel
tile-mason = Metselaar
    .with-article = de Metselaar
tile-tavern = Taveerne
    .with-article = de Taveerne
tile-hiring_fair = Arbeidersbeurs
    .with-article = de Arbeidersbeurs
tile-farrier = Hoefsmid
    .with-article = de Hoefsmid
tile-carpenter = Timmerman
    .with-article = de Timmerman
tile-smelter = Smelter
    .with-article = de Smelter
tile-brewer = Brouwer
    .with-article = de Brouwer
tile-summer_boat_1 = Zomerschip 1
tile-summer_boat_1a = Zomerschip 1a
tile-summer_boat_1b = Zomerschip 1b
tile-summer_boat_2 = Zomerschip 2
tile-summer_boat_2a = Zomerschip 2a
tile-summer_boat_2b = Zomerschip 2b
tile-summer_boat_3 = Zomerschip 3
tile-summer_boat_3a = Zomerschip 3a
tile-summer_boat_3b = Zomerschip 3b
tile-summer_boat_4 = Zomerschip 4
tile-summer_boat_4a = Zomerschip 4a
tile-summer_boat_4b = Zomerschip 4b
tile-timber_yard = Houtopslag
    .with-article = de Houtopslag
tile-stone_yard = Steenopslag
    .with-article = de Steenopslag
tile-blacksmith = Smid
    .with-article = de Smid
tile-barn = Schuur
    .with-article = de Schuur
tile-sawmill = Houtzaagmolen
    .with-article = de Houtzaagmolen
tile-sculptor = Beeldhouwer
    .with-article = de Beeldhouwer
tile-forge = Gieterij
    .with-article = de Gieterij
tile-goldsmith = Goudsmid
    .with-article = de Goudsmid
tile-well = Bron
    .with-article = de Bron
tile-wainwright = Wagenmaker
    .with-article = de Wagenmaker
tile-fair = Jaarmarkt
    .with-article = de Jaarmarkt
tile-inn = Herberg
    .with-article = de Herberg
tile-apothecary = Apotheek
    .with-article = de Apotheek
tile-craftsmans_guild = Handwerkersgilde
    .with-article = het Handwerkersgilde
tile-jeweller = Juwelier
    .with-article = de Juwelier
tile-key_guild = Key-gilde
    .with-article = het Key-gilde
tile-key_market = Key-markt
    .with-article = de Key-markt
tile-keythedral = Key-thedraal
    .with-article = de Key-thedraal
tile-mercers_guild = Handelsgilde
    .with-article = het Handelsgilde
tile-scholar = Geleerde
    .with-article = de Geleerde
tile-scribes = Schriftgeleerde
    .with-article = de Schriftgeleerde
tile-village_hall = Gemeentehuis
    .with-article = het Gemeentehuis
tile-watermill = Watermolen
    .with-article = de Watermolen
tile-windmill = Windmolen
    .with-article = de Windmolen
tile-keyflower = Keyflower
    .with-article = de Keyflower
tile-sea_bastion = Sea Bastion
    .with-article = de Sea Bastion
tile-sea_breese = Sea Breese
    .with-article = de Sea Breese
tile-flipper = Flipper
    .with-article = de Flipper
tile-ianvincible = Ianvincible
    .with-article = de Ianvincible
tile-white_wind = White Wind
    .with-article = de White Wind
tile-turn_order_tile_1 = Volgordetegel 1
tile-turn_order_tile_2 = Volgordetegel 2
tile-turn_order_tile_3 = Volgordetegel 3
tile-turn_order_tile_4 = Volgordetegel 4

## Opties en hun waarden, na “=”

option-counter_bid = overbieden met schip 4a
option-counter_bid-village = op dorpstegels
option-counter_bid-all = ook op volgordetegels
option-cross_mixed_edges = transport over randen die niet passen (schip 2a)
option-cross_mixed_edges-yes = toegestaan
option-cross_mixed_edges-no = niet toegestaan
option-first_use = eerste gebruik van een tegel in een seizoen
option-first_use-6 = hoogstens 6 arbeiders
option-first_use-3 = hoogstens 3 arbeiders
option-loose_gold = 1 punt voor ongebruikt goud met schip 3b
option-loose_gold-any = voor elke grondstof
option-loose_gold-real = alleen voor goud
option-stored_resources = grondstoffen op opslagtegels
option-stored_resources-release = leveren daar of elders punten op
option-stored_resources-stay = leveren alleen daar punten op
option-road_loop = rondweg van de Sea Bastion
option-road_loop-roads = gebruikt geen weg twee keer
option-road_loop-tiles = komt niet twee keer langs dezelfde tegel
option-turn_order_tile = volgordetegels aan het eind
option-turn_order_tile-adjacent = 1 punt per aangrenzende tegel
option-turn_order_tile-itself = 1 punt per aangrenzende tegel en 1 voor de tegel zelf
option-purple_worker = paarse arbeider aan het eind
option-purple_worker-holder = telt voor wie hem heeft
option-purple_worker-winner = telt alleen voor wie hem met een bod heeft gewonnen
option-key_market = Key-markt
option-key_market-2 = 2 punten per groene arbeider
option-key_market-3 = 3 punten per groene arbeider
preset-hungarian = Hongaarse spelregels
preset-dutch = Nederlandse spelregels
preset-romanian = Roemeense spelregels
preset-russian = Russische spelregels

## Wat er gebeurde: regels van het logboek

event-pass =
    { $who ->
        [you] Je past
        [you-again] past
        [same] past
       *[other] { $name } past
    }
event-bid =
    { $who ->
        [you] Je biedt op { TILE($tile, form: "with-article") } met { $workers }
        [you-again] biedt op { TILE($tile, form: "with-article") } met { $workers }
        [same] biedt op { TILE($tile, form: "with-article") } met { $workers }
       *[other] { $name } biedt op { TILE($tile, form: "with-article") } met { $workers }
    }
event-use =
    { $who ->
        [you] Je gebruikt { TILE($tile, form: "with-article") } met { $workers }
        [you-again] gebruikt { TILE($tile, form: "with-article") } met { $workers }
        [same] gebruikt { TILE($tile, form: "with-article") } met { $workers }
       *[other] { $name } gebruikt { TILE($tile, form: "with-article") } met { $workers }
    }
event-workers =
    { $who ->
        [you] Je plaatst { $workers }
        [you-again] plaatst { $workers }
        [same] plaatst { $workers }
       *[other] { $name } plaatst { $workers }
    }
event-pay =
    { $who ->
        [you] Je betaalt { $what }
        [you-again] betaalt { $what }
        [same] betaalt { $what }
       *[other] { $name } betaalt { $what }
    }
event-pay_group =
    { $who ->
        [you] Je betaalt met de groep van { TILE($tile, form: "with-article") }
        [you-again] betaalt met de groep van { TILE($tile, form: "with-article") }
        [same] betaalt met de groep van { TILE($tile, form: "with-article") }
       *[other] { $name } betaalt met de groep van { TILE($tile, form: "with-article") }
    }
event-choose =
    { $who ->
        [you] Je neemt { $what }
        [you-again] neemt { $what }
        [same] neemt { $what }
       *[other] { $name } neemt { $what }
    }
event-carry =
    { $who ->
        [you] Je vervoert { $what } van { TILE($start, form: "with-article") } naar { TILE($end, form: "with-article") }
        [you-again] vervoert { $what } van { TILE($start, form: "with-article") } naar { TILE($end, form: "with-article") }
        [same] vervoert { $what } van { TILE($start, form: "with-article") } naar { TILE($end, form: "with-article") }
       *[other] { $name } vervoert { $what } van { TILE($start, form: "with-article") } naar { TILE($end, form: "with-article") }
    }
event-upgrade =
    { $who ->
        [you] Je waardeert { TILE($tile, form: "with-article") } op
        [you-again] waardeert { TILE($tile, form: "with-article") } op
        [same] waardeert { TILE($tile, form: "with-article") } op
       *[other] { $name } waardeert { TILE($tile, form: "with-article") } op
    }
event-boat =
    { $who ->
        [you] Je kiest { TILE($tile, form: "with-article") }
        [you-again] kiest { TILE($tile, form: "with-article") }
        [same] kiest { TILE($tile, form: "with-article") }
       *[other] { $name } kiest { TILE($tile, form: "with-article") }
    }
event-lay_at =
    { $who ->
        [you] Je legt { TILE($tile, form: "with-article") } op { $cell }
        [you-again] legt { TILE($tile, form: "with-article") } op { $cell }
        [same] legt { TILE($tile, form: "with-article") } op { $cell }
       *[other] { $name } legt { TILE($tile, form: "with-article") } op { $cell }
    }
event-winter =
    { $who ->
        [you] Je kiest wintertegels voor de veiling
        [you-again] kiest wintertegels voor de veiling
        [same] kiest wintertegels voor de veiling
       *[other] { $name } kiest wintertegels voor de veiling
    }
event-draws =
    { $who ->
        [you] Je trekt { $what }
        [you-again] trekt { $what }
        [same] trekt { $what }
       *[other] { $name } trekt { $what }
    }
event-took =
    { $who ->
        [you] Je legt { $what } achter je scherm
       *[other] { $name } legt { $what } achter het scherm
    }
event-brought =
    { $who ->
        [you] Je krijgt { $what } van { TILE($tile, form: "with-article") }
       *[other] { $name } krijgt { $what } van { TILE($tile, form: "with-article") }
    }
event-gains =
    { $who ->
        [you] Je krijgt { $what } op { TILE($tile, form: "with-article") }
       *[other] { $name } krijgt { $what } op { TILE($tile, form: "with-article") }
    }
event-sold =
    { $who ->
        [you] Je wint { TILE($tile, form: "with-article") } met { $price }
       *[other] { $name } wint { TILE($tile, form: "with-article") } met { $price }
    }
event-unsold = Geen bod, uit het spel: { $tiles }
event-revealed = Wintertegels in de veiling: { $tiles } (gekozen: { $numbers })
event-opened =
    { $who ->
        [you] Je toont { $what }
       *[other] { $name } toont { $what }
    }
event-season =
    { $season ->
        [spring] De lente begint
        [summer] De zomer begint
        [autumn] De herfst begint
       *[winter] De winter begint
    }

## Wat je kunt doen: in hints en in een analyse

way-pass = passen
way-bid = bieden op { TILE($tile, form: "with-article") } met { $workers }
way-use = { TILE($tile, form: "with-article") } gebruiken met { $workers }
way-workers = { $workers } plaatsen
way-pay = { $what } betalen
way-pay_group = betalen met de groep van { TILE($tile, form: "with-article") }
way-choose = { $what } nemen
way-carry = { $what } van { TILE($start, form: "with-article") } naar { TILE($end, form: "with-article") } vervoeren
way-upgrade = { TILE($tile, form: "with-article") } opwaarderen
way-boat = { TILE($tile, form: "with-article") } kiezen
way-lay = { TILE($tile, form: "with-article") } leggen
way-lay_at = { TILE($tile, form: "with-article") } op { $cell } leggen
way-winter = laten veilen: { $tiles }

## Waarvoor punten zijn

item-printed = { $tile }
item-turn_order =
    { $tile }: { $count ->
        [one] één aangrenzende tegel
       *[other] { $count } aangrenzende tegels
    }
item-transport =
    { $tile }: transportcapaciteit { $count }{ $doubled ->
        [yes] , verdubbeld
       *[no] {""}
    }
item-river =
    { $tile }: { $count ->
        [one] één schip
       *[other] { $count } schepen
    } in de rivier
item-loop = { $tile }: rondweg over { $tiles }
item-gold = ongebruikt: { $things }
item-things = { $tile }: { $things }
item-purple = inclusief de paarse arbeider
item-flipped = gratis opgewaardeerd
item-itself = plus 1 voor de tegel zelf

## De tafel in een terminal

kf-to-play = Aan de beurt: { $name }
kf-order = Beurtvolgorde:
kf-supply = Voorraad: { $supply }
kf-bag = zakje: { $count }
kf-pile = stapel vaardigheden: { $count }
kf-boats = Schepen
kf-boat-empty = leeg
kf-auction = Veiling
kf-your-village = Jouw dorp
kf-screen = Achter het scherm:
kf-winter-tiles = Wintertegels: { $tiles }
kf-no-workers = geen arbeiders
kf-now = stand nu: { $points }
kf-waiting = Nog te leggen: { $tiles }
kf-aside = Niet te leggen: { $tiles }
kf-with-purple = + paarse arbeider
kf-full = vol
kf-head-tile = tegel
kf-head-does = effect
kf-head-upgraded = opgewaardeerd
kf-head-cost = kosten
kf-head-points = pt
kf-head-colour = kleur
kf-head-workers = in gebruik
kf-head-bids = bod
kf-head-at = vakje
kf-head-lying = erop
kf-legend = { $road } weg, { $water } water, dunne lijn: veld

kf-hand-over = { $name }, jij bent aan de beurt. Druk op Enter als niemand anders meekijkt.
kf-ask-turn = { $bid } N bieden, { $use } N gebruiken, p passen, ? hulp
kf-do-bid = bieden
kf-do-use = gebruiken
kf-which-tile = Welke tegel? Typ { $command } en een nummer, bijvoorbeeld { $command } 1.
kf-doing-bid = Bod op { TILE($tile, form: "with-article") }.
kf-doing-use = Gebruik van { TILE($tile, form: "with-article") }.
kf-brought = Meegenomen: { $what }.
kf-groups = Overboden groepen die je kunt meenemen:
kf-group-from = { $what } van { TILE($tile, form: "with-article") }
kf-ask-workers = Hoeveel? { $choices }
kf-ask-more = Hoeveel nog? { $choices }
kf-or-group = { $choices }, of een groep: { $letters }
kf-ask-group = Welke groep? { $letters }
kf-which-colour = { $number } van welke kleur? Bijvoorbeeld: { $example }
kf-ask-pay = Waarmee betaal je? { $numbers }
kf-ask-choose = Welke grondstof? { $numbers }
kf-ask-boat = Welk schip? { $numbers }
kf-ask-village = Welke tegel leg je nu? { $numbers }
kf-ask-winter = Welke wintertegels laat je veilen? { $numbers }
kf-transport =
    { $steps ->
        [0] Geen stappen meer
        [one] Nog één stap
       *[other] Nog { $steps } stappen
    }, { $upgrades ->
        [0] geen opwaarderingen
        [one] één opwaardering
       *[other] { $upgrades } opwaarderingen
    }.
kf-nothing-to-carry = Er valt niets meer te vervoeren of op te waarderen.
kf-ask-transport = Wat nu? { $numbers }, Enter als je klaar bent
kf-laying = Te leggen: { $tile }
kf-ask-cell = Waar? { $cells }
kf-ask-way = { $cell }: welke stand? { $numbers }, Enter voor een ander vakje
kf-closes-river =
    { $ways }: dit blokkeert je rivier. { $boats ->
        [0] Daarna kan er geen schip meer
        [one] Daarna kan er maar één schip
       *[other] Daarna kunnen er maar { $boats } schepen
    } tellen voor { tile-sea_breese.with-article }.
kf-finish = klaar
kf-no-such-tile = Er is geen tegel “{ $text }”. Typ een nummer of een naam.
kf-no-such-player = Er is geen speler “{ $text }”. Typ een nummer of een letter.
kf-undone = Teruggenomen. Alle trekkingen komen in dezelfde volgorde terug.
kf-undo-other = De laatste keuze was van een andere speler; alleen die speler kan die terugnemen.

kf-help-turn = Elke open tegel heeft een nummer; b en w ernaast laten zien wat je ermee kunt doen.
kf-help-bid = bied op tegel 3
kf-help-use = gebruik tegel 3
kf-help-short = hetzelfde, met de arbeiders op dezelfde regel
kf-help-pass = pas
kf-help-info = wat tegel 3 doet (de naam mag ook)
kf-help-village = jouw dorp, of dat van speler 2
kf-help-table = toon de tafel opnieuw
kf-help-undo = neem terug tot je vorige keuze
kf-help-notation = Je kunt ook de notatie typen: bid:keywood, daarna workers:2,red.
kf-help-signs = { $step }2 = twee transportstappen, { $upgrade }1 = één opwaardering, { $point } = punten, ≥3 = arbeiders nodig voor het volgende gebruik.
