### De woorden van de Keyflower-tafel in de browser. De spelbegrippen zijn die van game.ftl.

web-pitch-keyflower = Bied vier seizoenen lang op dorpstegels en gebruik ze, zelfs die van je buren. 1–2 uur.

## Delen van de tafel

kft-turn-order = Volgordetegels
kft-order = Volgorde { $number }
kft-tab-auction = Veiling
kft-tab-villages = Dorpen
kft-tab-info = Info
kft-screen = Achter je scherm
kft-hand-tile = { $tile }, wintertegel in je hand
kft-you = Jij
kft-bid-wins = { $name }: { $workers }, winnend
kft-bid-loses = { $name }: { $workers }, overboden
kft-on-it = Op de tegel: { $workers }
kft-boat-taken =
    { $who ->
        [you] { $boat }, door jou gekozen
       *[other] { $boat }, gekozen door { $name }
    }

## Wat je met een tegel kunt doen

kft-bid = Bieden
kft-use = Gebruiken
kft-can-bid = Bieden kan
kft-can-use = Gebruiken kan
kft-no-bid = Bieden kan niet
kft-no-use = Gebruiken kan niet
kft-bid-with = Bieden: { $number }+
kft-use-with = Gebruiken: { $number }+
kft-bid-from =
    { $number ->
        [one] Bieden: minstens één arbeider
       *[other] Bieden: minstens { $number } arbeiders
    }
kft-use-from =
    { $number ->
        [one] Gebruiken: minstens één arbeider
       *[other] Gebruiken: minstens { $number } arbeiders
    }
kft-take-boat = Dit schip kiezen
kft-close = Sluiten

## Wat er nu te doen is, in één zin

kft-your-move = Jouw zet
kft-hint-turn = Jouw beurt: bied op een tegel, gebruik een tegel of pas.
kft-hint-last-pass =
    Alle anderen hebben gepast. Kies een tegel, of pas en beëindig de { $season ->
        [spring] lente
        [summer] zomer
        [autumn] herfst
       *[winter] winter
    }.
kft-hint-bid =
    Bod op { TILE($tile, form: "with-article") }: kies { $needed ->
        [0] extra arbeiders van één kleur, of geen
        [one] één of meer arbeiders van één kleur
       *[other] minstens { $needed } arbeiders van één kleur
    }.
kft-hint-use =
    Gebruik van { TILE($tile, form: "with-article") }: kies { $needed ->
        [0] extra arbeiders, of geen
        [one] één of meer arbeiders
       *[other] minstens { $needed } arbeiders
    }.
kft-hint-mixed = Gebruik van { TILE($tile, form: "with-article") }: kies arbeiders in willekeurige kleuren.
kft-hint-pay-worker = Voor { TILE($tile, form: "with-article") } betaal je één arbeider van achter je scherm, of een hele overboden groep. Die gaat in het zakje.
kft-hint-pay-skill = Voor { TILE($tile, form: "with-article") } betaal je één vaardigheidskaartje.
kft-hint-choose = Kies wat je van { TILE($tile, form: "with-article") } krijgt.
kft-hint-transport = Vervoer grondstoffen in je dorp, waardeer tegels op en rond af.
kft-hint-boat = Kies een schip: je krijgt de arbeiders en vaardigheidskaartjes aan boord.
kft-hint-boat-winter = Kies een schip: het komt in je dorp en levert aan het eind punten op.
kft-hint-pick = Kies een nieuwe tegel om in je dorp te leggen.
kft-hint-lay = Kies een vakje en draai de tegel.
kft-hint-built = Alle tegels liggen. Verander nog iets, of rond af.
kft-hint-winter = Kies in het geheim minstens één wintertegel voor de veiling.
kft-hint-confirm = Je beurt: { $what }. Bevestig die, of neem iets terug.
kft-hint-group-bid = Bod op { TILE($tile, form: "with-article") }: kies een overboden groep om hierheen te verplaatsen.
kft-hint-group-use = Gebruik van { TILE($tile, form: "with-article") }: kies een overboden groep om hierheen te verplaatsen.
kft-luck = Trekken …
kft-over = De partij is afgelopen.
kft-waits =
    { $names }: { $phase ->
        [workers] arbeiders plaatsen
        [pay] betalen
        [choose] een grondstof kiezen
        [transport] grondstoffen vervoeren en opwaarderen
        [boat] een schip kiezen
        [village] bouwen
        [winter] wintertegels kiezen
       *[turn] aan de beurt
    }.
kft-done-village = Je dorp is gebouwd. Nog aan het bouwen: { $names }.
kft-done-winter = Je hebt gekozen. Nog aan het kiezen: { $names }.
kft-pass = Passen
kft-pass-sure =
    Passen en de { $season ->
        [spring] lente
        [summer] zomer
        [autumn] herfst
       *[winter] winter
    } beëindigen?
kft-finish = Afronden
kft-undo = Terugnemen
kft-cancel = Terug

## Arbeiders, betalingen, keuzes

kft-workers = Te plaatsen arbeiders
kft-from-screen = Van achter je scherm
kft-losing = Overboden groepen (alleen als geheel):
kft-group = { $workers } van { TILE($tile, form: "with-article") }
kft-choose-workers = Kies arbeiders
kft-place-bid =
    { $number ->
        [one] Bieden met één arbeider
       *[other] Bieden met { $number } arbeiders
    }
kft-place-use =
    { $number ->
        [one] Gebruiken met één arbeider
       *[other] Gebruiken met { $number } arbeiders
    }
kft-choose-one = Kies er één
kft-pay-worker = { $worker } van achter je scherm

## Toetsen

kft-key-tiles = Van tegel naar tegel
kft-key-bid = Bieden op de gekozen tegel
kft-key-use = Gekozen tegel gebruiken
kft-key-number = Aantal arbeiders
kft-key-colour = Volgende kleur
kft-key-pass = Passen
kft-key-confirm = Kiezen / bevestigen
kft-key-back = Terug

## Varianten, voor wie een tafel opent

option-counter_bid-more = Of je met zomerschip 4a ook op volgordetegels mag overbieden.
option-cross_mixed_edges-more = Of grondstoffen met zomerschip 2a ook over een rand mogen waar een weg op een veld uitkomt.
option-first_use-more = Hoeveel arbeiders je bij het eerste gebruik van een tegel hoogstens mag plaatsen.
option-loose_gold-more = Of met zomerschip 3b elke ongebruikte grondstof 1 punt waard is, net als goud.
option-stored_resources-more = Of grondstoffen op de Houtopslag, Steenopslag, Smid of Schuur in plaats daarvan bij andere tegels mogen tellen.
option-road_loop-more = Wat er op de rondweg waarvoor de Sea Bastion punten geeft niet twee keer mag voorkomen.
option-turn_order_tile-more = Of een volgordetegel ook 1 punt voor zichzelf oplevert.
option-purple_worker-more = Of de paarse arbeider telt voor wie hem in de winter kreeg omdat niemand erop bood.
option-key_market-more = Wat een groene arbeider op de Key-markt oplevert.

## Stijlen van bots

style-keyflower-bidder = bieder
style-keyflower-bidder-more = Biedt op veel tegels.
style-keyflower-saver = spaarder
style-keyflower-saver-more = Bewaart arbeiders voor later.
style-keyflower-upgrader = opwaardeerder
style-keyflower-upgrader-more = Waardeert graag tegels op.
