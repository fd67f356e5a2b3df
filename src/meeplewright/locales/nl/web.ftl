### The page in the browser: everything round a game, and nothing of any game itself.

## Everywhere

web-home = Naar de startpagina
web-close = Sluiten
web-cancel = Annuleren
web-save = Bewaren
web-saved = Bewaard
web-copy = Kopiëren
web-copied = Gekopieerd
# For ears: what the button copies.
web-copy-what = Kopiëren: { $what }
web-loading = Een ogenblik …
web-language = Taal
web-help = Toetsen
web-menu = Menu
# For ears: the way to one's own page.
web-you = Jij: { $name }
web-lost = Hier is niets
web-lost-more = Misschien is de link oud, of is er onderweg een letter weggeraakt.
web-table-gone = Deze tafel is weg, of is er nooit geweest.
web-connection-lost = er is nu geen verbinding met de server.
web-connection-lost-more = De verbinding is weg. Ze komt vanzelf terug; er gaat niets verloren.

## Who you are

web-name-ask = Hoe mogen de anderen je noemen?
# Names for those who do not want to think of one, separated by commas.
web-name-ideas = Beer, Bever, Das, Eekhoorn, Egel, Haas, Hamster, Hert, Hermelijn, Lynx, Marter, Mol, Otter, Ree, Vos, Wolf
web-me = Jij
web-me-begin = Dat ben ik
web-me-name = Je naam
web-me-name-more = De anderen aan je tafels zien hem. Je kunt hem altijd veranderen.
web-me-device = Ook op een ander apparaat
web-me-device-more = Met een link neem je jezelf mee naar je telefoon of een andere computer: dezelfde naam, dezelfde tafels. Hij werkt één keer, een kwartier lang.
web-me-device-make = Link maken
web-me-device-link = Open dit op het andere apparaat
web-me-device-until = Hij werkt tot { $time }. Wie hem heeft, gaat door voor jou: laat hem aan niemand zien.
web-me-arrive = Dit apparaat ook gebruiken?
web-me-arrive-more = Met de link wordt dit apparaat ook van jou, met je naam en je tafels.
web-me-arrive-instead = Op dit apparaat ben je nu { $name }. Met de link word je hier iemand anders.
web-me-arrive-yes = Ja, dit ook
web-me-moved = Dit apparaat is nu van jou.
web-me-webhook = Een seintje als je aan de beurt bent
web-me-webhook-more = De server stuurt een kort bericht naar dit adres zodra een partij met dagen per beurt op je wacht. Laat het leeg als je rust wilt.
web-me-webhook-address = Adres voor het seintje
web-me-go = Weggaan
web-me-go-more = Er is hier geen account, alleen dit apparaat kent je. Vergeet het je, en heb je geen link gemaakt, dan kan niemand je terughalen.
web-me-leave = Vergeet mij op dit apparaat
web-me-delete = Wis mij overal
web-me-delete-sure = Je naam, chat en notities worden voorgoed gewist. In lopende partijen neemt een bot je stoel over. Afgelopen partijen blijven, zonder je naam.
web-me-delete-yes = Wis mij voorgoed
web-me-deleted = Je bent vergeten.

## The start page

web-welcome = De tafel is gedekt.
web-welcome-more = Bordspellen aan je eigen tafel: tegen bots, of met vrienden die een link krijgen. Geen account, niets te installeren.
web-play-now = Nu spelen
web-play-now-more = Nu spelen: meteen een partij tegen een bot.
web-new-table = Nieuwe tafel
web-your-games = Je partijen
web-finished-games = Afgelopen partijen
web-open-tables = Vrije stoelen
web-open-tables-none = Nu zoekt geen enkele tafel spelers. Dek er een, dan staat hij hier.
web-running-tables = Bezig
web-running-tables-none = Nu wordt er aan geen enkele openbare tafel gespeeld.
web-show-all = Toon alle { $number }
web-replay-file = Een partij uit een bestand
web-replay-file-more = Bekijk stap voor stap een partij die als .mwr-bestand is bewaard.
web-replay-open = Bestand openen

# A table without a title: the game, and who else sits there.
web-title-with = { $game } met { $names }
# A private copy to plan in.
web-plan-title = Plan: { $title }
# In the tab, when it is your turn.
web-title-turn = Jouw beurt: { $title }
web-seats-free =
    { $seats ->
        [one] één vrije stoel
       *[other] { $seats } vrije stoelen
    }

## A new table

web-game = Spel
web-players = Spelers
web-seats-how-many = Met hoeveel spelen jullie?
# For ears: the choice of who sits there.
web-seat-number = Stoel { $number }
web-player-me = Jij
web-player-me-more = Je eigen stoel.
web-player-open = Iemand met een link
web-player-open-more = Je krijgt voor deze stoel een link om aan iemand te sturen. Aan een openbare tafel mag iedereen gaan zitten.
web-player-here = Iemand hier bij je
web-player-here-more = Jullie delen dit scherm. De tafel is afgedekt terwijl jullie het doorgeven.
web-player-here-name = Naam van speler { $number }
web-player-bot = Bot: { $bot }
web-player-level = Bot: { $bot } ({ $level })
level-novice = beginner
bot-novice = Mus
bot-novice-more = Speelt gehaast en mist vaak de beste zet. Voor de eerste spellen.
level-casual = gelegenheidsspeler
bot-casual = Ekster
bot-casual-more = Pakt wat nu het meest glimt. Een goede tegenstander om mee te beginnen.
level-club = clubspeler
bot-club = Kauw
bot-club-more = Weegt elke manier af om de beurt te spelen, maar kijkt niet verder. Een clubspeler.
level-expert = expert
bot-expert = Raaf
bot-expert-more = Kijkt een stukje vooruit, het geluk meegerekend. Sterk.
level-master = meester
bot-master = Uil
bot-master-more = Denkt elke beurt een seconde vooruit. Moeilijk te verslaan.
# Bots by their own names: at tables from before there were levels, and in records.
bot-random = Eendje
bot-hasty = Mus
bot-greedy = Ekster
bot-heuristic = Kauw
bot-search = Uil

web-clock = Klok
web-clock-none = Geen klok
web-clock-none-more = Iedereen neemt de tijd die nodig is.
web-clock-game = Per partij
web-clock-game-more = Eén voorraad tijd voor de hele partij, en na elke beurt een beetje erbij.
web-clock-move = Per beurt
web-clock-move-more = Voor elke beurt evenveel tijd.
web-clock-days = Dagen
web-clock-days-more = Voor partijen naast je dagelijks leven: kijk wanneer het je uitkomt.
web-clock-seconds = Seconden per beurt
web-clock-minutes = Minuten voor de partij
web-clock-increment = Seconden erbij na elke beurt
web-clock-days-each = Dagen per beurt
web-clock-none-words = geen klok
web-clock-move-words = { $time } per beurt
web-clock-game-words = { $time } voor de partij
web-clock-game-words-more = { $time } voor de partij, { $increment } s erbij na elke beurt
web-clock-days-words =
    { $days ->
        [one] één dag per beurt
       *[other] { $days } dagen per beurt
    }
web-minutes = { $minutes } min
web-seconds = { $seconds } s
# What is left on a clock that counts days.
web-left-days = { $number } d
web-left-hours = { $number } u
# For ears.
web-clock-left = resterende tijd: { $time }

web-aids = Hulpmiddelen
web-aids-more = Wat de tafel laat zien behalve wat er ligt. Voor iedereen hetzelfde.
web-aids-chosen = { $chosen } van { $all }
web-aids-none = geen
aid-remaining = Tegels die nog komen
aid-remaining-more = Welke tegels nog getrokken worden, en hoeveel van elk.
aid-fits = Wat waar past
aid-fits-more = Voor elk vrij vakje de tegels die er passen, en de vakjes waar niets meer past.
aid-features = Waarde van steden en wegen
aid-features-more = Van wie iets is, wat het nu waard is, en wat het voltooid waard zal zijn.
aid-fields = Weiden
aid-fields-more = De weiden in kleur, met hun boeren en de steden die ze voeden.
aid-odds = Kansen
aid-odds-more = Hoe waarschijnlijk de tegels komen die een stad, weg of klooster afmaken.
aid-bag = Wat er in de zak zit
aid-bag-more = Hoeveel arbeiders en vaardigheidstegels van elke soort in de zak en achter elk scherm kunnen zitten.
aid-tiles = Tegels die nog komen
aid-tiles-more = Welke tegels in de volgende seizoenen kunnen verschijnen.
aid-points = Punten tot nu toe
aid-points-more = Ieders puntentelling alsof de partij nu afliep, voor zover die open ligt.
aid-reach = Wat je waar kunt doen
aid-reach-more = Voor elke tegel hoeveel arbeiders een bod of gebruik kost, of waarom het niet kan.
aid-hint = Hints
aid-hint-more = Wie aan zet is, mag een sterke bot naar de beste zetten vragen.

web-options = Spelregels
web-options-short = zoals gewoonlijk, tenzij je anders kiest
web-usual = gewoonlijk
option-farmers-more = Wat boeren op de weiden aan het eind opleveren.
option-small_city-more = Wat de kleinste voltooide stad waard is.

web-visibility = Wie mag komen
web-visibility-link = Alleen met de link
web-visibility-link-more = Wie de link niet heeft, vindt de tafel niet.
web-visibility-public = Iedereen
web-visibility-public-more = De tafel staat op de startpagina. Iedereen mag een vrije stoel nemen of toekijken.
web-title = Titel
web-title-none = geen titel
web-new-summary =
    { $game }, { $seats ->
        [one] één speler
       *[other] { $seats } spelers
    }, { $clock }
web-set-table = Dek de tafel
web-begin = Beginnen

## Before the game

web-invite = Uitnodigen
web-invite-seat = Link voor stoel { $number }
web-invite-more = Elke link is voor één persoon. De partij begint vanzelf zodra iedereen zit.
web-invited = Je bent uitgenodigd.
web-sit = Ga zitten
web-sit-as = Ga zitten als { $name }
web-sit-here = Hier zitten
web-rise = Opstaan
web-seat-a-bot = Laat hier een bot zitten
web-waiting =
    { $seats ->
        [one] Nog één speler, en het begint.
       *[other] Nog { $seats } spelers, en het begint.
    }
web-remove-table = Tafel afruimen

## Seats

web-seat-open = Vrije stoel
web-seat-nobody = Iemand
# The second seat of the same name.
web-name-again = { $name } { $number }
web-seat-awaited = wacht op iemand
web-seat-you = jij
web-seat-bot = bot
web-seat-away = weg, een bot speelt
web-seat-here = is er
web-seat-absent = nu niet hier
# For ears: it is this seat's turn.
web-seat-acts = aan de beurt
web-points = punten
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
web-turn-luck = Een ogenblik …
web-over = De partij is afgelopen
web-pass-to = Geef het apparaat aan { $name }
web-pass-ready = Ik ben { $name }
web-asked = { $name } vraagt een zet te mogen terugnemen.
web-asked-wait = Je vroeg een zet terug te nemen. De anderen beslissen.
web-asked-other = { $name } vroeg een zet terug te nemen. De anderen beslissen.
web-asked-withdraw = Laat maar
web-agree = Goed
web-disagree = Nee
web-away = Een bot speelt voor je.
web-return = Zelf verder spelen
web-rematch-set = De tafel is opnieuw gedekt.
web-rematch-go = Naar de nieuwe tafel

## Beside the board

web-panel = Naast het bord
web-tab-history = Verloop
web-tab-chat = Chat
web-tab-notes = Notities
web-tab-about = Tafel
web-history = Wat er gebeurde
web-history-none = Er is nog niets gebeurd.
web-takeback-here = Terugnemen: { $what }
web-takeback-here-short = Terugnemen tot hier
web-chat = Wat er gezegd is
web-chat-none = Nog niemand heeft iets gezegd.
web-chat-say = Zeg iets tegen iedereen
web-chat-send = Versturen
# For ears, after a number.
web-unread = nieuw
web-notes-more = Alleen jij ziet dit.
web-notes-none = Plannen, dingen om te onthouden …
web-notes-writing = Je schrijft …
web-spectators =
    { $number ->
        [0] Niemand kijkt toe.
        [one] Eén persoon kijkt toe.
       *[other] { $number } mensen kijken toe.
    }

# History of what belongs to no game. $name is a player, so that no verb agrees with it.
web-log-left = { $name } is weggegaan. { $bot } speelt verder.
web-log-timeout = De tijd van { $name } is om. { $bot } speelt verder.
web-log-resigned = { $name } heeft opgegeven. { $bot } speelt verder.
web-log-forgotten = { $name } is er niet meer. { $bot } speelt verder.
web-log-return = { $name } is terug.
web-log-ask = { $name } vraagt een zet te mogen terugnemen.
web-log-agree = { $name } vindt het goed.
web-log-refuse = { $name } vindt het niet goed.
web-log-takeback = { $name } nam een zet terug.

## What one can do at a table

web-share = Delen
web-share-watch = Link om toe te kijken
web-share-watch-more = Wie hem heeft, mag toekijken en ziet geen geheimen.
web-share-replay = Link naar de afgelopen partij
web-takeback = Terugnemen
# A private copy of the position, to try things out in.
web-plan = Plannen op een kopie
web-hint = Hint
web-hint-ask = Een hint vragen
web-hint-thinking = Een sterke bot denkt voor je na …
web-hint-none = Hier valt niets te adviseren.
web-hint-ways = De beste zetten, de beste eerst
# For ears.
web-way = { $name }: { $points } punten verwacht, { $chance }% kans op winst
web-way-points = { $points } punten
web-way-chance = { $chance }% winst
web-hand-over = Laat een bot spelen
web-leave = Van tafel gaan
web-resign = Opgeven
web-sure-takeback = Vragen om terug te nemen?
web-sure-takeback-more = Anderen hebben sindsdien meer van het spel gezien, dus wordt hun gevraagd of het mag. Bots vinden het altijd goed.
web-sure-takeback-yes = Vragen
web-sure-over = Een bot voor je laten spelen?
web-sure-over-more = Je kunt altijd zelf weer verder spelen.
web-sure-over-yes = Laat spelen
web-sure-leave = Van tafel gaan?
web-sure-leave-more = Een bot speelt in jouw plaats verder. Je kunt terugkomen en zelf verder spelen.
web-sure-leave-yes = Van tafel gaan
web-sure-resign = Opgeven?
web-sure-resign-more = Een bot speelt jouw stoel uit, zodat de anderen de partij kunnen afmaken. Je kunt er niet naar terug.
web-sure-resign-yes = Opgeven
web-result = Uitslag
web-won =
    { $winners ->
        [one] { $names } wint!
       *[other] { $names } delen de winst!
    }
web-sheet = Elk punt en waarvoor
web-record = Partij bewaren
web-replay = Terugkijken
web-rematch = Nog eens

## Settings

web-settings = Instellingen
web-theme = Weergave
web-theme-auto = Automatisch
web-theme-light = Licht
web-theme-dark = Donker
web-sound = Geluid
web-sound-more = Als je aan de beurt bent, als iemand een zet doet of iets zegt.
web-confirm = Zetten bevestigen
web-confirm-more = Een zet gaat pas weg als je hem bevestigt.
web-motion = Beweging
web-motion-more = Stukken glijden in plaats van te springen.
web-settings-kept = Wordt alleen op dit apparaat onthouden.

## Keys

web-keys = Toetsen
web-key-or = of
web-key-help = Deze hulp
web-key-takeback = Laatste zet terugnemen
web-key-hint = Een hint vragen; nog eens: de volgende zet bekijken
web-key-history = Verloop
web-key-chat = Chat
web-key-notes = Notities
web-key-sound = Geluid aan of uit
key-Ctrl = Ctrl
key-Enter = Enter
key-Escape = Esc
key-Space = Spatie
key-Tab = Tab

## Games without a face of their own

web-plain-choose = Wat je mag doen
web-plain-position = De stelling
web-plain-item = { $points }: { $reason }
