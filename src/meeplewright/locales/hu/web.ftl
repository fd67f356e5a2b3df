### The page in the browser: everything round a game, and nothing of any game itself.
### Inserted words never take a suffix or an article.

## Everywhere

web-home = Főoldal
web-close = Bezárás
web-cancel = Mégse
web-save = Mentés
web-saved = Mentve
web-copy = Másolás
web-copied = Másolva
web-copy-failed = A másolás nem sikerült. A szöveg ki van jelölve: másold ki kézzel.
web-copy-what = Másolás: { $what }
web-loading = Betöltés…
web-language = Nyelv
web-help = Billentyűk
web-menu = Menü
web-you = Te: { $name }
web-lost = Az oldal nem található
web-lost-more = Lehet, hogy a link elavult vagy hiányos.
web-table-gone = Ez az asztal nem létezik, vagy már törölték.
web-connection-lost = nincs kapcsolat a szerverrel.
web-connection-lost-more = Megszakadt a kapcsolat. Újrakapcsolódás… Semmi sem veszett el.

## Who you are

web-name-ask = Válassz nevet
web-name-ideas = Borz, Farkas, Hiúz, Hód, Hörcsög, Medve, Mókus, Nyest, Nyúl, Őz, Pele, Róka, Sün, Szarvas, Vakond, Vidra
web-me = Te
web-me-begin = Tovább
web-me-name = A neved
web-me-name-more = A többi játékos ezt látja. Bármikor megváltoztathatod.
web-me-device = Másik eszköz használata
web-me-device-more = Nyiss meg egy linket a telefonodon vagy egy másik gépen, és ott is ugyanazzal a névvel, ugyanazoknál az asztaloknál folytathatod. A link egyszer használható, 15 percig.
web-me-device-make = Link készítése
web-me-device-link = Ezt a linket nyisd meg a másik eszközön
web-me-device-until = Eddig érvényes: { $time }. Aki megkapja ezt a linket, a nevedben játszhat, ezért ne add ki senkinek.
web-me-arrive = Hozzáadod ezt az eszközt?
web-me-arrive-more = Ez az eszköz is a te nevedet és a te asztalaidat fogja használni.
web-me-arrive-instead = Ezt az eszközt most { $name } használja. Ha hozzáadod, itt az ő neve és asztalai helyett a tieid jelennek meg.
web-me-arrive-yes = Eszköz hozzáadása
web-me-moved = Az eszközt hozzáadtuk.
web-me-webhook = Értesítés, ha én következem
web-me-webhook-more = A szerver ezt a címet hívja meg, ha egy levelező játszma rád vár. Ha nem kéred, hagyd üresen.
web-me-webhook-address = A webhook URL-címe
web-me-go = Kijelentkezés vagy törlés
web-me-go-more = Itt nincsenek fiókok: csak ez az eszköz ismer téged. Ha úgy jelentkezel ki, hogy nem adtál hozzá másik eszközt, nem kapod vissza a nevedet és az asztalaidat.
web-me-leave = Kijelentkezés ezen az eszközön
web-me-delete = Adataim törlése
web-me-delete-sure = A neved, a csevegéseid és a jegyzeteid végleg törlődnek. A folyamatban lévő játszmákban bot veszi át a helyedet. A befejezett játszmák a neved nélkül megmaradnak.
web-me-delete-yes = Végleges törlés
web-me-deleted = Minden adatodat töröltük.

## The start page

web-welcome = Társasjátékok online
web-welcome-more = Játssz botok ellen, vagy hívd meg a barátaidat egy linkkel. Nem kell fiók, nem kell telepíteni semmit.
web-play-now = Azonnali játék
web-opponent = Ellenfél
web-players-range = Játékosok: { $range }
web-players-more = Játékosok: { $range } ({ $sets }: { $most })
web-new-table = Új asztal
web-your-games = Játszmáid
web-finished-games = Befejezett játszmák
web-open-tables = Nyitott asztalok
web-open-tables-none = Most nincs nyitott asztal. Hozz létre egyet, és itt fog megjelenni.
web-running-tables = Folyamatban
web-running-tables-none = Most nincs folyamatban nyilvános játszma.
web-show-all = Összes mutatása ({ $number })
web-replay-file = Mentett játszma megnyitása
web-replay-file-more = Nézz végig lépésről lépésre egy .mwr fájlba mentett játszmát.
web-replay-open = Fájl megnyitása

web-title-with = { $game } – { $names }
web-title-sets = { $game } ({ $sets })
web-plan-title = Próbaasztal: { $title }
web-title-turn = Te következel: { $title }
web-seats-free =
    { $seats ->
        [one] egy
       *[other] { $seats }
    } szabad hely
web-card-turn = { $turn }. kör
web-card-created = kezdés: { $when }
web-card-changed = utolsó lépés: { $ago }

## A new table

web-game = Játék
web-players = Játékosok
web-seats-how-many = Játékosok száma
web-seat-number = { $number }. hely
web-player-me = Te
web-player-me-more = A saját helyed.
web-player-open = Meghívás linkkel
web-player-open-more = Ehhez a helyhez kapsz egy linket, amelyet elküldhetsz. Nyilvános asztalhoz bárki csatlakozhat.
web-player-here = Játékos ezen az eszközön
web-player-here-more = Közös képernyőn játszotok. Amíg továbbadjátok az eszközt, a játéktér el van takarva.
web-player-here-name = { $number }. játékos neve
web-player-bot = Bot: { $bot }
web-player-level = Bot: { $bot } ({ $level })
level-novice = kezdő
bot-novice = Veréb
bot-novice-more = Gyorsan játszik, és gyakran nem veszi észre a legjobb lépést. Az első játszmákhoz.
level-casual = alkalmi
bot-casual = Szarka
bot-casual-more = Értelmesen játszik, de néhány jó lépést nem vesz észre. Jó első ellenfél.
level-club = klubszintű
bot-club = Csóka
bot-club-more = A legtöbb lehetséges lépését összeveti, de nem gondolkodik előre. Klubszintű.
level-expert = szakértő
bot-expert = Holló
bot-expert-more = Jól ítéli meg a lépéseit, és kevés kerüli el a figyelmét. Erős.
level-master = mester
bot-master = Bagoly
bot-master-more = A legtávolabbra gondolkodik előre, és a legjobban ítéli meg az állást. Nehéz legyőzni.
bot-random = Kiskacsa
bot-beginner = Veréb
bot-hasty = Veréb
bot-greedy = Szarka
bot-heuristic = Csóka
bot-tutor = Csóka
bot-search = Bagoly
bot-champion = Bagoly
web-style-of = { $number }. játékos stílusa
web-style-choice = Stílus: { $style }
web-style-none = kiegyensúlyozott
web-style-any = bármilyen
web-style-any-more = A stílusát a véletlen dönti el.

web-clock = Óra
web-clock-none = Óra nélkül
web-clock-none-more = Nincs időkorlát.
web-clock-game = Játszmánként
web-clock-game-more = Időkeret az egész játszmára, minden kör után többletidővel.
web-clock-move = Körönként
web-clock-move-more = Minden körre ugyanannyi idő.
web-clock-days = Levelező
web-clock-days-more = Körönként több nap: akkor lépsz, amikor ráérsz.
web-clock-seconds = Másodperc körönként
web-clock-minutes = Perc játszmánként
web-clock-increment = Többletidő (másodperc körönként)
web-clock-days-each = Nap körönként
web-clock-none-words = óra nélkül
web-clock-move-words = körönként { $time }
web-clock-game-words = játszmánként { $time }
web-clock-game-words-more = { $time } + körönként { $increment } mp
web-clock-days-words =
    körönként { $days ->
        [one] egy
       *[other] { $days }
    } nap
web-minutes = { $minutes } perc
web-seconds = { $seconds } mp
web-left-days = { $number } nap
web-left-hours = { $number } óra
web-clock-left = hátralévő idő: { $time }
web-clock-starts = Az óra az első lépéssel indul el, legkésőbb ennyi idő múlva: { $time }.

web-aids = Segítség
web-aids-more = További információk, amelyeket a program megmutat. Mindenkinek ugyanaz.
web-aids-chosen = { $chosen } / { $all }
web-aids-none = nincs
aid-remaining = Hátralévő kártyák
aid-remaining-more = Mely területkártyák vannak még hátra, és melyikből mennyi.
aid-fits = Mi hová illik
aid-fits-more = Minden üres helyhez az odaillő területkártyák, és a helyek, amelyeket már nem lehet betölteni.
aid-features = Városok és utak értéke
aid-features-more = Melyik kié, mennyit ér most, és mennyit ér majd készen.
aid-fields = Mezők
aid-fields-more = A mezők színezve, parasztjaikkal és a velük határos városokkal.
aid-odds = Esélyek
aid-odds-more = Mekkora eséllyel húztok olyan kártyát, amely befejez egy várost, utat vagy kolostort.
aid-bag = Rejtett elemek
aid-bag-more = Melyik színből hány munkás lehet a zsákban, melyik fajtából hány jártasságlapka a pakliban, és miből mennyi az egyes paravánok mögött.
aid-tiles = Várható lapkák
aid-tiles-more = Mely lapkák kerülhetnek elő a későbbi évszakokban.
aid-points = Pillanatnyi pontszám
aid-points-more = Kinek hány pontja lenne, ha most érne véget a játék; csak abból, ami nyíltan látszik.
aid-reach = Lehetséges lépések
aid-reach-more = Minden lapkához: hány munkás kell a licithez vagy a használathoz, vagy miért nem lehetséges.
aid-hint = Tippek
aid-hint-more = A soron lévő játékos megkérdezheti egy erős bottól, melyek a legjobb lépések.

web-options = Szabályok
web-options-short = alapszabályok, ha nem módosítod
web-usual = alapértelmezett
web-preset = Melyik szabálykönyv szerint
web-preset-own = saját választás
web-preset-more = Az összes alábbi beállítást ehhez igazítja. Amire egy szabálykönyv nem tér ki, arra az alapértelmezés érvényes.
option-farmers-more = Mennyit érnek a parasztok a játék végén.
option-small_city-more = Mennyit ér a legkisebb kész város.

web-visibility = Láthatóság
web-visibility-link = Csak linkkel
web-visibility-link-more = Az asztalt csak az találja meg, akinek megvan a link.
web-visibility-public = Nyilvános
web-visibility-public-more = Megjelenik a főoldalon. Bárki csatlakozhat, vagy nézheti a játszmát.
web-title = Cím
web-title-none = cím nélkül
web-new-summary =
    { $game }, { $seats ->
        [one] egy
       *[other] { $seats }
    } játékos, { $clock }
web-set-table = Asztal létrehozása
web-begin = Indítás

## Before the game

web-invite = Meghívás
web-invite-seat = Link ({ $number }. hely)
web-invite-more = Minden link egy embernek szól. A játszma akkor indul, amikor minden hely betelt.
web-invited = Meghívást kaptál.
web-sit = Csatlakozás
web-sit-as = Csatlakozás { $name } néven
web-sit-here = Hely elfoglalása
web-rise = Hely elhagyása
web-seat-a-bot = Bot hozzáadása
web-waiting =
    { $seats ->
        [one] Még egy játékosra várunk.
       *[other] Még { $seats } játékosra várunk.
    }
web-remove-table = Asztal törlése

## Seats

web-seat-open = Szabad hely
web-seat-nobody = Névtelen
web-name-again = { $name } { $number }
web-seat-awaited = játékosra vár
web-seat-you = te
web-seat-bot = bot
web-seat-bot-style = bot · { $style }
web-seat-away = távol van, bot játszik
web-seat-here = online
web-seat-absent = offline
web-seat-acts = ő következik
web-points-number =
    { $points ->
        [one] 1
       *[other] { $points }
    } pont
web-winner = győztes

## Whose turn it is

web-your-turn = Te következel
web-turn-of = { $name } következik
web-turn-bot = { $name } gondolkodik…
web-watching = Nézőként figyeled a játszmát
web-turn-luck = Húzás…
web-waits = Szünetel, amíg egy játékos vissza nem tér
web-over = A játszma véget ért
web-pass-to = Add tovább az eszközt – { $name } következik
web-pass-ready = { $name } vagyok
web-asked = { $name } vissza szeretne vonni egy lépést.
web-asked-wait = Visszavonást kértél. Várunk a többiek válaszára.
web-asked-other = { $name } visszavonást kért. Várunk a többiek válaszára.
web-asked-withdraw = Kérés törlése
web-agree = Elfogadás
web-disagree = Elutasítás
web-away = Bot játszik helyetted.
web-away-lost = Vesztettél. Egy bot játszik tovább helyetted.
web-away-waits = A játszma szünetel, amíg vissza nem térsz.
web-return = Visszatérés
web-rematch-set = Létrejött a visszavágó.
web-rematch-go = A visszavágóhoz

## Beside the board

web-panel = Oldalsáv
web-tab-history = Napló
web-tab-chat = Csevegés
web-tab-notes = Jegyzetek
web-tab-about = Asztal
web-history = Játéknapló
web-history-none = Még nem volt lépés.
web-takeback-here = Visszavonás: { $what }
web-takeback-here-short = Visszavonás idáig
web-chat = Csevegés
web-chat-none = Még nincs üzenet.
web-chat-say = Üzenet mindenkinek
web-chat-send = Küldés
web-chat-closed = Itt csak a játékosok és a házigazda írhatnak.
web-chat-open = A nézők is írhatnak
web-unread = új üzenetek: { $count }
web-notes-more = Csak te látod.
web-notes-none = Tervek, emlékeztetők…
web-notes-writing = Mentés…
web-spectators =
    { $number ->
        [0] Nincs néző
        [one] Egy néző
       *[other] { $number } néző
    }

web-log-left = { $name } kilépett. { $bot } veszi át a helyét.
web-log-timeout = { $name } kifutott az időből. { $bot } veszi át a helyét.
web-log-resigned = { $name } feladta a játszmát. { $bot } veszi át a helyét.
web-log-forgotten = { $name } törölte az adatait. { $bot } veszi át a helyét.
web-log-return = { $name } visszatért.
web-log-ask = { $name } visszavonást kér.
web-log-agree = { $name } elfogadja.
web-log-refuse = { $name } elutasítja.
web-log-takeback = { $name } visszavont egy lépést.
web-log-end-resignation = { $name } feladta a játszmát.
web-log-end-time = { $name } kifutott az időből.
web-log-end-aborted = A játszmát megszakították.

## What one can do at a table

web-share = Megosztás
web-share-watch = Link nézőknek
web-share-watch-more = Akinek megvan ez a link, nézheti a játszmát. A rejtett információk rejtve maradnak.
web-share-replay = Link a visszajátszáshoz
web-takeback = Visszavonás
web-plan = Kipróbálás (próbaasztal)
web-plan-back = Vissza a játszmához
web-hint = Tipp
web-hint-ask = Tipp kérése
web-hint-thinking = Egy erős bot gondolkodik…
web-hint-none = Most nincs tipp.
web-hint-ways = Lépések, elöl a legjobb
web-hint-apply = Tipp követése
web-confirm-turn = Kör megerősítése
web-confirm-hint = Erősítsd meg a köröd, vagy vond vissza.
web-way = { $name }: várhatóan { $points } pont, { $chance }% esély a győzelemre
web-way-points = { $points } pont
web-way-chance = { $chance }% esély
web-hand-over = Átadás botnak
web-again = Az utolsó lépések visszanézése
web-again-shown = Az utolsó lépéseket látod újra.
web-again-stop = Leállítás
web-bots-now = A botok lépései azonnal
web-leave = Asztal elhagyása
web-abort = Játszma megszakítása
web-resign = Feladás
web-sure-takeback = Visszavonást kérsz?
web-sure-takeback-more = A többiek azóta többet láttak a játékból, ezért bele kell egyezniük. A botok mindig beleegyeznek.
web-sure-takeback-yes = Visszavonás kérése
web-sure-turns = Visszavonsz { $turns } kört?
web-sure-turns-more = Ezek a körök elvesznek, és minden, amit azóta a botok léptek.
web-sure-turns-yes = Visszavonás
web-sure-over = Átadod a helyed egy botnak?
web-sure-over-more = Bármikor visszaveheted. Ha csak botok maradnak, a játszma megvár téged.
web-sure-over-yes = Átadás
web-sure-leave = Elhagyod az asztalt?
web-sure-leave-more = Egy bot veszi át a helyedet. Bármikor visszatérhetsz. Ha csak botok maradnak, a játszma megvár téged.
web-sure-leave-yes = Távozás
web-sure-abort = Megszakítod a játszmát?
web-sure-abort-more = A játszma mindenki számára győztes nélkül ér véget. Ez addig lehetséges, amíg nem került mindenki sorra.
web-sure-abort-yes = Megszakítás
web-sure-resign = Feladod a játszmát?
web-sure-resign-more =
    { $players ->
        [2] Elveszted a játszmát, és a játszma véget ér.
       *[other] Elveszted a játszmát. Egy bot játszik tovább helyetted; nem térhetsz vissza.
    }
web-sure-resign-yes = Feladás
web-result = Eredmény
web-end-won-points =
    { $margin ->
        [one] 1 ponttal
       *[other] { $margin } ponttal
    } nyertél
web-end-won-plain = Nyertél
web-end-won-resignation = Nyertél: az ellenfél feladta
web-end-won-time = Nyertél: az ellenfél kifutott az időből
web-end-lost-points =
    { $margin ->
        [one] 1 ponttal
       *[other] { $margin } ponttal
    } vesztettél
web-end-lost-plain = Vesztettél
web-end-lost-resignation = Vesztettél: feladtad a játszmát
web-end-lost-time = Vesztettél: kifutottál az időből
web-end-shared = Megosztott győzelem: te is nyertél
web-end-named-points =
    { $names } nyert { $margin ->
        [one] 1 ponttal
       *[other] { $margin } ponttal
    }
web-end-named-plain = { $names } nyert
web-end-named-shared = Megosztott győzelem: { $names }
web-end-named-resignation = { $names } nyert: az ellenfél feladta
web-end-named-time = { $names } nyert: az ellenfél kifutott az időből
web-end-aborted = A játszmát megszakították
web-end-early = Ennyi pont lenne, ha ott ért volna véget a játszma, végső pontozással.
web-end-by-resignation = feladással
web-end-by-time = időtúllépéssel
web-end-by-aborted = megszakítva
web-count = Végső pontozás
web-count-skip = Kihagyás
web-sheet = Pontok részletesen
web-record = Játszma letöltése
web-replay = Visszajátszás
web-rematch = Visszavágó

## Settings

web-settings = Beállítások
web-theme = Megjelenés
web-theme-auto = Automatikus
web-theme-light = Világos
web-theme-dark = Sötét
web-sound = Hang
web-sound-more = Ha te következel, ha valaki lép vagy üzenetet ír.
web-confirm = Lépések megerősítése
web-confirm-more = A lépést csak a megerősítés után küldjük el.
web-motion = Animációk
web-motion-off = Kikapcsolva
web-motion-normal = Normál
web-motion-slow = Lassú
web-bots = A botok lépései
web-bots-instant = Egyszerre
web-bots-normal = Normál tempóban
web-bots-slow = Lassan
web-settings-kept = Csak ezen az eszközön tároljuk.

## Keys

web-keys = Billentyűparancsok
web-key-or = vagy
web-key-help = Ez a súgó
web-key-takeback = Az utolsó lépés visszavonása
web-key-hint = Tipp kérése; újra megnyomva a következő
web-key-history = Játéknapló
web-key-chat = Csevegés
web-key-notes = Jegyzetek
web-key-sound = Hang be- és kikapcsolása
key-Ctrl = Ctrl
key-Enter = Enter
key-Escape = Esc
key-Space = Szóköz
key-Tab = Tab

## Games without a face of their own

web-plain-choose = Lehetséges lépések
web-plain-position = Állás
web-plain-item = { $points }: { $reason }
