### De woorden van de Keyflower-tafel in de browser. De spelbegrippen zijn die van game.ftl.

# On the start page.
web-pitch-keyflower = Bied vier seizoenen lang op dorpstegels en gebruik ze, ook die van je buren. Een tot twee uur, twee tot zes spelers.

## Delen van de tafel

kft-turn-order = Volgorde-tegels
# A turn order tile in little room.
kft-order = Volgorde { $number }
kft-tab-auction = Veiling
kft-tab-villages = Dorpen
kft-tab-info = Info
kft-screen = Achter je scherm
# A winter tile in one's own hand.
kft-hand-tile = { $tile }, een wintertegel in je hand
kft-you = Jij
# What a tile of the auction says to ears. $workers is “3 red”.
kft-bid-wins = { $name }: { $workers }, wint
kft-bid-loses = { $name }: { $workers }, verliest
kft-on-it = Op de tegel: { $workers }
kft-boat-taken = { $boat }, genomen door { $name }

## Wat je met een tegel kunt doen

kft-bid = Bieden
kft-use = Gebruiken
kft-can-bid = Je kunt bieden
kft-can-use = Je kunt hem gebruiken
kft-no-bid = Je kunt niet bieden
kft-no-use = Je kunt hem niet gebruiken
# The least number of workers.
kft-bid-with = Bieden met { $number } of meer
kft-use-with = Gebruiken met { $number } of meer
kft-bid-from =
    { $number ->
        [one] Een bod vraagt één arbeider
       *[other] Een bod vraagt { $number } arbeiders
    }
kft-use-from =
    { $number ->
        [one] Gebruik vraagt één arbeider
       *[other] Gebruik vraagt { $number } arbeiders
    }
kft-take-boat = Dit schip nemen
kft-close = Sluiten

## Wat er nu te doen is, in één zin

kft-your-move = Wat nu te doen is
kft-hint-turn = Jouw beurt: kies een tegel om op te bieden of te gebruiken, of pas.
# $season is spring, summer, autumn or winter.
kft-hint-last-pass =
    Alle anderen hebben gepast. Kies een tegel, of pas ook: dan eindigt de { $season ->
        [spring] lente
        [summer] zomer
        [autumn] herfst
       *[winter] winter
    }.
# $needed is the least number from behind the screen; 0 where a losing group is enough.
kft-hint-bid =
    Bod op { $tile }: kies { $needed ->
        [0] nog arbeiders van één kleur, of geen
        [one] minstens één arbeider, alle van één kleur
       *[other] minstens { $needed } arbeiders, alle van één kleur
    }.
kft-hint-use =
    Gebruik van { $tile }: kies { $needed ->
        [0] nog arbeiders, of geen
        [one] minstens één arbeider
       *[other] minstens { $needed } arbeiders
    } om erop te zetten.
# With boat 4b colours may be mixed; they are asked for one after the other.
kft-hint-mixed =
    Gebruik van { $tile } met gemengde kleuren: hoeveel { $colour ->
        [blue] blauwe
        [red] rode
        [yellow] gele
       *[green] groene
    } arbeiders?
kft-hint-pay-worker = { $tile } heeft een prijs: betaal één arbeider van achter je scherm, of een hele verliezende groep. Die gaat in de zak.
kft-hint-pay-skill = { $tile } heeft een prijs: betaal één vaardigheid.
kft-hint-choose = Kies wat { $tile } je geeft.
kft-hint-transport = Vervoer grondstoffen door je dorp, waardeer tegels op en rond dan af.
kft-hint-boat = Kies een schip: zijn arbeiders en vaardigheden komen achter je scherm.
kft-hint-boat-winter = Kies een schip: het komt in je dorp en telt aan het eind.
kft-hint-pick = Je dorp groeit: kies een nieuwe tegel om te leggen.
kft-hint-lay = Kies waar de tegel ligt en hoe hij gedraaid is.
kft-hint-built = Alle tegels liggen. Verander wat je wilt en rond dan af.
kft-hint-winter = Kies in het geheim welke van je wintertegels in het spel komen, minstens één.
kft-luck = Er wordt iets getrokken.
kft-over = Het spel is afgelopen.
# $names are those who decide now; $phase says what about.
kft-waits =
    { $names }: { $phase ->
        [workers] plaatst arbeiders
        [pay] betaalt voor gebruik
        [choose] kiest een grondstof
        [transport] vervoert en waardeert op
        [boat] kiest een schip
        [village] bouwt
        [winter] kiest wintertegels
       *[turn] aan de beurt
    }.
# One's own part is done, the others are not ready yet.
kft-done-village = Je dorp is gebouwd. Nog bezig: { $names }.
kft-done-winter = Je hebt gekozen. Nog bezig met kiezen: { $names }.
kft-pass = Passen
kft-pass-sure =
    Echt passen: einde van de { $season ->
        [spring] lente
        [summer] zomer
        [autumn] herfst
       *[winter] winter
    }
kft-finish = Afronden
# What somebody could do, in a hint; $what and $tile as in the history.
kft-way-pay = betaling: { $what }
kft-way-pay-group = betaling met de groep van { $tile }
kft-way-boat = schip: { $tile }
kft-way-winter = wintertegels
kft-way-lay = leggen: { $tile }
kft-undo = Terugnemen
kft-cancel = Terug

## Arbeiders, betalingen, keuzes

kft-workers = De arbeiders om te plaatsen
kft-from-screen = Van achter je scherm
kft-losing = Verliezende groepen, alleen in hun geheel:
# $workers is “3 red”.
kft-group = { $workers } van { $tile }
kft-choose-workers = Kies de arbeiders
kft-place-bid =
    { $number ->
        [one] Bieden met één arbeider
       *[other] Bieden met { $number } arbeiders
    }
# With boat 4b: after these the next colour is asked for.
kft-place-next = Verder met { $number }
kft-place-use =
    { $number ->
        [one] Gebruiken met één arbeider
       *[other] Gebruiken met { $number } arbeiders
    }
kft-choose-one = Kies er één
# $worker is “1 red”.
kft-pay-worker = { $worker } van achter je scherm

## Toetsen

kft-key-tiles = Van tegel naar tegel
kft-key-bid = Bieden op de gekozen tegel
kft-key-use = De gekozen tegel gebruiken
kft-key-number = Zoveel arbeiders
kft-key-colour = De volgende kleur
kft-key-pass = Passen
kft-key-confirm = Kiezen, bevestigen
kft-key-back = Eén stap terug
kft-key-undo = Terugnemen

## Varianten, voor wie een tafel opent

option-counter_bid-more = De kracht van één zomerschip: of het ook een bod op volgorde-tegels overtroeft.
option-cross_mixed_edges-more = Met schip 2a hoeven randen niet te passen; of er ook vervoerd mag worden waar een weg op een veld stuit.
option-first_use-more = Hoeveel arbeiders de eerste gebruiker van een tegel mag plaatsen.
option-loose_gold-more = Met schip 3b geldt elke grondstof als elke andere: of elke losse dan ook het punt van goud waard is.
