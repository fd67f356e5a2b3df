### The page in the browser: everything round a game, and nothing of any game itself.

## Everywhere

web-home = Startpagina
web-close = Sluiten
web-cancel = Annuleren
web-save = Opslaan
web-saved = Opgeslagen
web-copy = Kopiëren
web-copied = Gekopieerd
web-copy-failed = Kopiëren is niet gelukt. De tekst is geselecteerd: kopieer hem zelf.
web-copy-what = Kopiëren: { $what }
web-loading = Laden …
web-language = Taal
web-help = Sneltoetsen
web-menu = Menu
web-you = Jij: { $name }
web-lost = Pagina niet gevonden
web-lost-more = Misschien is de link verouderd of onvolledig.
web-table-gone = Deze tafel bestaat niet of is verwijderd.
web-connection-lost = geen verbinding met de server.
web-connection-lost-more = Verbinding verbroken. Opnieuw verbinden … Er gaat niets verloren.

## Who you are

web-name-ask = Kies een naam
web-name-ideas = Beer, Bever, Das, Eekhoorn, Egel, Haas, Hamster, Hermelijn, Hert, Lynx, Marter, Mol, Otter, Ree, Vos, Wolf
web-me = Jij
web-me-begin = Verder
web-me-name = Je naam
web-me-name-more = Andere spelers zien deze naam. Je kunt hem altijd wijzigen.
web-me-device = Ander apparaat gebruiken
web-me-device-more = Open een link op je telefoon of een andere computer om daar dezelfde naam en tafels te gebruiken. De link werkt één keer, 15 minuten lang.
web-me-device-make = Link maken
web-me-device-link = Open deze link op het andere apparaat
web-me-device-until = Geldig tot { $time }. Wie deze link heeft, kan in jouw naam spelen: houd hem geheim.
web-me-arrive = Dit apparaat koppelen?
web-me-arrive-more = Dit apparaat krijgt je naam en je tafels.
web-me-arrive-instead = Dit apparaat wordt nu gebruikt door { $name }. Koppel je het, dan staan hier jouw naam en tafels in plaats van die van deze speler.
web-me-arrive-yes = Apparaat koppelen
web-me-moved = Dit apparaat is nu gekoppeld.
web-me-webhook = Melding als je aan de beurt bent
web-me-webhook-more = De server roept dit adres aan als een correspondentiepartij op je wacht. Laat het leeg om dit uit te zetten.
web-me-webhook-address = Webhook-URL
web-me-go = Afmelden of wissen
web-me-go-more = Er zijn geen accounts: alleen dit apparaat kent je. Meld je je af zonder een ander apparaat te koppelen, dan krijg je je naam en tafels niet meer terug.
web-me-leave = Afmelden op dit apparaat
web-me-delete = Mijn gegevens wissen
web-me-delete-sure = Je naam, chat en notities worden definitief gewist. In lopende partijen neemt een bot je plaats in. Afgelopen partijen blijven bewaard, zonder je naam.
web-me-delete-yes = Definitief wissen
web-me-deleted = Je gegevens zijn gewist.

## The start page

web-welcome = Bordspellen online
web-welcome-more = Speel tegen bots, of nodig vrienden uit met een link. Geen account, niets te installeren.
web-play-now = Nu spelen
web-opponent = Tegenstander
web-players-range = Spelers: { $range }
web-players-more = Spelers: { $range } ({ $most } met { $sets })
web-new-table = Nieuwe tafel
web-your-games = Jouw partijen
web-finished-games = Afgelopen partijen
web-open-tables = Open tafels
web-open-tables-none = Er zijn nu geen open tafels. Maak er een aan, dan staat hij hier.
web-running-tables = Lopende partijen
web-running-tables-none = Er zijn nu geen lopende openbare partijen.
web-show-all = Alle { $number } tonen
web-replay-file = Opgeslagen partij openen
web-replay-file-more = Bekijk stap voor stap een partij die als .mwr-bestand is opgeslagen.
web-replay-open = Bestand openen

web-title-with = { $game } met { $names }
web-title-sets = { $game } ({ $sets })
web-plan-title = Oefenkopie: { $title }
web-title-turn = Jouw beurt: { $title }
web-seats-free =
    { $seats ->
        [one] één open plaats
       *[other] { $seats } open plaatsen
    }
web-card-turn = beurt { $turn }
web-card-created = begonnen op { $when }
web-card-changed = laatste zet { $ago }

## A new table

web-game = Spel
web-players = Spelers
web-seats-how-many = Aantal spelers
web-seat-number = Plaats { $number }
web-player-me = Jij
web-player-me-more = Je eigen plaats.
web-player-open = Uitnodigen via een link
web-player-open-more = Je krijgt voor deze plaats een link om te versturen. Aan een openbare tafel kan iedereen meespelen.
web-player-here = Speler op dit apparaat
web-player-here-more = Jullie delen dit scherm. Het bord is verborgen terwijl jullie het apparaat doorgeven.
web-player-here-name = Naam van speler { $number }
web-player-bot = Bot: { $bot }
web-player-level = Bot: { $bot } ({ $level })
level-novice = beginner
bot-novice = Mus
bot-novice-more = Speelt snel en mist vaak de beste zet. Voor je eerste partijen.
level-casual = hobbyspeler
bot-casual = Ekster
bot-casual-more = Speelt verstandig, maar ziet sommige goede zetten over het hoofd. Een goede eerste tegenstander.
level-club = clubspeler
bot-club = Kauw
bot-club-more = Vergelijkt de meeste mogelijke beurten, maar kijkt niet vooruit. Clubniveau.
level-expert = expert
bot-expert = Raaf
bot-expert-more = Beoordeelt beurten goed en ziet er weinig over het hoofd. Sterk.
level-master = meester
bot-master = Uil
bot-master-more = Kijkt het verst vooruit en beoordeelt de stand het best. Moeilijk te verslaan.
bot-random = Eendje
bot-beginner = Mus
bot-hasty = Mus
bot-greedy = Ekster
bot-heuristic = Kauw
bot-tutor = Kauw
bot-search = Uil
bot-champion = Uil
web-style-of = Stijl van speler { $number }
web-style-choice = Stijl: { $style }
web-style-none = evenwichtig
web-style-any = willekeurig
web-style-any-more = De stijl wordt willekeurig gekozen.

web-clock = Klok
web-clock-none = Geen klok
web-clock-none-more = Geen tijdslimiet.
web-clock-game = Per partij
web-clock-game-more = Totale tijd voor de partij, plus extra tijd na elke beurt.
web-clock-move = Per beurt
web-clock-move-more = Voor elke beurt evenveel tijd.
web-clock-days = Correspondentie
web-clock-days-more = Een of meer dagen per beurt: speel wanneer het je uitkomt.
web-clock-seconds = Seconden per beurt
web-clock-minutes = Minuten per partij
web-clock-increment = Extra tijd (seconden per beurt)
web-clock-days-each = Dagen per beurt
web-clock-none-words = geen klok
web-clock-move-words = { $time } per beurt
web-clock-game-words = { $time } per partij
web-clock-game-words-more = { $time } + { $increment } s per beurt
web-clock-days-words =
    { $days ->
        [one] één dag per beurt
       *[other] { $days } dagen per beurt
    }
web-minutes = { $minutes } min
web-seconds = { $seconds } s
web-left-days = { $number } d
web-left-hours = { $number } u
web-clock-left = resterende tijd: { $time }
web-clock-starts = De klok begint te lopen bij de eerste zet, uiterlijk over { $time }.

web-aids = Hulpmiddelen
web-aids-more = Extra informatie die het spel toont. Voor iedereen hetzelfde.
web-aids-chosen = { $chosen } van { $all }
web-aids-none = geen
aid-remaining = Resterende tegels
aid-remaining-more = Welke tegels nog getrokken kunnen worden, en hoeveel van elk.
aid-fits = Welke tegels passen
aid-fits-more = Voor elk leeg vakje de tegels die er passen, en de vakjes waar niets meer past.
aid-features = Waarde van steden en wegen
aid-features-more = Van wie een gebied is, wat het nu waard is en wat het voltooid waard is.
aid-fields = Weiden
aid-fields-more = De weiden in kleur, met hun boeren en de steden eraan.
aid-odds = Kansen
aid-odds-more = De kans op de tegels die een stad, weg of klooster voltooien.
aid-bag = Verborgen materiaal
aid-bag-more = Hoeveel arbeiders van elke kleur in het zakje kunnen zitten, hoeveel vaardigheidskaartjes van elke soort in de stapel, en hoeveel van elk achter elk scherm.
aid-tiles = Komende tegels
aid-tiles-more = Welke tegels in latere seizoenen kunnen verschijnen.
aid-points = Huidige stand
aid-points-more = Ieders punten als de partij nu zou eindigen, op basis van wat openbaar is.
aid-reach = Mogelijke acties
aid-reach-more = Voor elke tegel hoeveel arbeiders je nodig hebt om te bieden of hem te gebruiken, of waarom het niet kan.
aid-hint = Hints
aid-hint-more = Wie aan de beurt is, kan een sterke bot om de beste zetten vragen.

web-options = Spelregels
web-options-short = standaard, tenzij gewijzigd
web-usual = standaard
web-preset = Spelen volgens
web-preset-own = eigen keuze
web-preset-more = Stelt alle opties hieronder in. Staat iets niet in de gedrukte regels, dan geldt de standaard.
option-farmers-more = Wat boeren aan het eind van het spel opleveren.
option-small_city-more = Wat de kleinste voltooide stad oplevert.

web-visibility = Zichtbaarheid
web-visibility-link = Alleen met link
web-visibility-link-more = Alleen wie de link heeft, kan de tafel vinden.
web-visibility-public = Openbaar
web-visibility-public-more = Staat op de startpagina. Iedereen kan meespelen of toekijken.
web-title = Titel
web-title-none = geen titel
web-new-summary =
    { $game }, { $seats ->
        [one] één speler
       *[other] { $seats } spelers
    }, { $clock }
web-set-table = Tafel aanmaken
web-begin = Beginnen

## Before the game

web-invite = Uitnodigen
web-invite-seat = Link voor plaats { $number }
web-invite-more = Elke link is voor één persoon. De partij begint zodra alle plaatsen bezet zijn.
web-invited = Je bent uitgenodigd.
web-sit = Meespelen
web-sit-as = Meespelen als { $name }
web-sit-here = Deze plaats innemen
web-rise = Plaats vrijgeven
web-seat-a-bot = Bot toevoegen
web-waiting =
    { $seats ->
        [one] Wachten op nog één speler.
       *[other] Wachten op nog { $seats } spelers.
    }
web-remove-table = Tafel verwijderen

## Seats

web-seat-open = Open plaats
web-seat-nobody = Anoniem
web-name-again = { $name } { $number }
web-seat-awaited = wacht op een speler
web-seat-you = jij
web-seat-bot = bot
web-seat-bot-style = bot · { $style }
web-seat-away = afwezig, bot speelt
web-seat-here = online
web-seat-absent = offline
web-seat-acts = aan de beurt
web-points-number =
    { $points ->
        [one] één punt
       *[other] { $points } punten
    }
web-winner = winnaar

## Whose turn it is

web-your-turn = Jouw beurt
web-turn-of = { $name } is aan de beurt
web-turn-bot = { $name } denkt na
web-watching = Je kijkt toe
web-turn-luck = Trekken …
web-waits = Gepauzeerd tot een speler terugkomt
web-over = De partij is afgelopen
web-pass-to = Geef het apparaat aan { $name }
web-pass-ready = Ik ben { $name }
web-asked = { $name } vraagt of een zet teruggenomen mag worden.
web-asked-wait = Je hebt gevraagd of je een zet mag terugnemen. Wachten op de anderen.
web-asked-other = { $name } heeft gevraagd of een zet teruggenomen mag worden. Wachten op de anderen.
web-asked-withdraw = Intrekken
web-agree = Akkoord
web-disagree = Weigeren
web-away = Een bot speelt voor je.
web-away-lost = Je hebt verloren. Een bot speelt voor je verder.
web-away-waits = De partij wacht tot je terugkomt.
web-return = Zelf verder spelen
web-rematch-set = Er is een revanche aangemaakt.
web-rematch-go = Naar de revanche

## Beside the board

web-panel = Zijpaneel
web-tab-history = Verloop
web-tab-chat = Chat
web-tab-notes = Notities
web-tab-about = Tafel
web-history = Spelverloop
web-history-none = Nog geen zetten.
web-takeback-here = Terugnemen: { $what }
web-takeback-here-short = Tot hier terugnemen
web-chat = Chat
web-chat-none = Nog geen berichten.
web-chat-say = Bericht aan iedereen
web-chat-send = Versturen
web-chat-closed = Alleen de spelers en de host kunnen hier schrijven.
web-chat-open = Toeschouwers mogen schrijven
web-unread = nieuwe berichten: { $count }
web-notes-more = Alleen jij kunt dit zien.
web-notes-none = Plannen, tegels om te onthouden …
web-notes-writing = Opslaan …
web-spectators =
    { $number ->
        [0] Geen toeschouwers
        [one] Eén toeschouwer
       *[other] { $number } toeschouwers
    }

web-log-left = { $name } verlaat de tafel. { $bot } speelt verder.
web-log-timeout = De tijd van { $name } is om. { $bot } speelt verder.
web-log-resigned = { $name } geeft op. { $bot } speelt verder.
web-log-forgotten = De gegevens van { $name } zijn gewist. { $bot } speelt verder.
web-log-return = { $name } is terug.
web-log-ask = { $name } vraagt of een zet teruggenomen mag worden.
web-log-agree = { $name } gaat akkoord.
web-log-refuse = { $name } weigert.
web-log-takeback = { $name } neemt een zet terug.
web-log-end-resignation = { $name } geeft op.
web-log-end-time = De tijd van { $name } is om.
web-log-end-aborted = De partij is afgebroken.

## What one can do at a table

web-share = Delen
web-share-watch = Link voor toeschouwers
web-share-watch-more = Iedereen met deze link kan toekijken. Wat verborgen is, blijft verborgen.
web-share-replay = Link om terug te kijken
web-takeback = Terugnemen
web-plan = Uitproberen op een kopie
web-plan-back = Terug naar de partij
web-hint = Hint
web-hint-ask = Hint vragen
web-hint-thinking = Een sterke bot denkt na …
web-hint-none = Geen hint beschikbaar.
web-hint-ways = Beste zetten eerst
web-hint-apply = Zo spelen
web-confirm-turn = Beurt bevestigen
web-confirm-hint = Bevestig je beurt, of neem iets terug.
web-way =
    { $name }: { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    } verwacht, { $chance }% winkans
web-way-points =
    { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    }
web-way-chance = { $chance }% winkans
web-hand-over = Bot laten spelen
web-again = Laatste zetten opnieuw tonen
web-again-shown = De laatste zetten worden opnieuw getoond.
web-again-stop = Stoppen
web-bots-now = Zetten van bots nu tonen
web-leave = Tafel verlaten
web-abort = Partij afbreken
web-resign = Opgeven
web-sure-takeback = Vragen of je een zet mag terugnemen?
web-sure-takeback-more = Anderen hebben sindsdien meer van de partij gezien, dus ze moeten akkoord gaan. Bots gaan altijd akkoord.
web-sure-takeback-yes = Vragen
web-sure-turns =
    { $turns ->
        [one] 1 beurt terugnemen?
       *[other] { $turns } beurten terugnemen?
    }
web-sure-turns-more = Deze beurten vervallen, en alles wat de bots sindsdien hebben gedaan.
web-sure-turns-yes = Terugnemen
web-sure-over = Een bot laten spelen?
web-sure-over-more = Je kunt altijd zelf weer verder spelen. Als er alleen bots over zijn, wacht de partij op je.
web-sure-over-yes = Bot laten spelen
web-sure-leave = Tafel verlaten?
web-sure-leave-more = Een bot speelt voor je verder. Je kunt altijd terugkomen. Als er alleen bots over zijn, wacht de partij op je.
web-sure-leave-yes = Verlaten
web-sure-abort = Partij afbreken?
web-sure-abort-more = De partij eindigt voor iedereen, zonder winnaar. Dit kan totdat iedereen aan de beurt is geweest.
web-sure-abort-yes = Afbreken
web-sure-resign = Opgeven?
web-sure-resign-more =
    { $players ->
        [2] Je verliest, en de partij is afgelopen.
       *[other] Je verliest de partij. Een bot speelt voor je verder; je kunt niet terugkomen.
    }
web-sure-resign-yes = Opgeven
web-result = Uitslag
web-end-won-points =
    Je hebt gewonnen met { $margin ->
        [one] één punt
       *[other] { $margin } punten
    } verschil
web-end-won-plain = Je hebt gewonnen
web-end-won-resignation = Je hebt gewonnen: je tegenstander gaf op
web-end-won-time = Je hebt gewonnen: de tijd van je tegenstander is om
web-end-lost-points =
    Je hebt verloren met { $margin ->
        [one] één punt
       *[other] { $margin } punten
    } verschil
web-end-lost-plain = Je hebt verloren
web-end-lost-resignation = Je hebt verloren door op te geven
web-end-lost-time = Je hebt verloren: je tijd is om
web-end-shared = Je deelt de overwinning
web-end-named-points =
    { $names } wint met { $margin ->
        [one] één punt
       *[other] { $margin } punten
    } verschil
web-end-named-plain = { $names } wint
web-end-named-shared = { $names } delen de overwinning
web-end-named-resignation = { $names } wint door opgave
web-end-named-time = { $names } wint door tijdsoverschrijding
web-end-aborted = De partij is afgebroken
web-end-early = Punten als de partij daar was geëindigd, met eindtelling.
web-end-by-resignation = door opgave
web-end-by-time = door tijdsoverschrijding
web-end-by-aborted = afgebroken
web-count = Eindtelling
web-count-skip = Overslaan
web-sheet = Puntenoverzicht
web-record = Partij downloaden
web-replay = Terugkijken
web-rematch = Revanche

## Settings

web-settings = Instellingen
web-theme = Weergave
web-theme-auto = Automatisch
web-theme-light = Licht
web-theme-dark = Donker
web-sound = Geluid
web-sound-more = Als je aan de beurt bent, en als iemand een zet doet of chat.
web-confirm = Zetten bevestigen
web-confirm-more = Een zet wordt pas verstuurd als je hem bevestigt.
web-motion = Animaties
web-motion-off = Uit
web-motion-normal = Normaal
web-motion-slow = Langzaam
web-bots = Zetten van bots
web-bots-instant = Allemaal tegelijk
web-bots-normal = Normaal
web-bots-slow = Langzaam
web-settings-kept = Alleen op dit apparaat opgeslagen.

## Keys

web-keys = Sneltoetsen
web-key-or = of
web-key-help = Dit overzicht
web-key-takeback = Laatste zet terugnemen
web-key-hint = Hint vragen; nog eens drukken voor de volgende
web-key-history = Spelverloop
web-key-chat = Chat
web-key-notes = Notities
web-key-sound = Geluid aan of uit
key-Ctrl = Ctrl
key-Enter = Enter
key-Escape = Esc
key-Space = Spatie
key-Tab = Tab

## Games without a face of their own

web-plain-choose = Mogelijke acties
web-plain-position = Spelsituatie
web-plain-item = { $points }: { $reason }
