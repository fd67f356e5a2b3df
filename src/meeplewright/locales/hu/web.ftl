### The page in the browser: everything round a game, and nothing of any game itself.
### Inserted words never take a suffix or an article.

## Everywhere

web-home = A kezdőlapra
web-close = Bezárás
web-cancel = Mégse
web-save = Mentés
web-saved = Elmentve
web-copy = Másolás
web-copied = Kimásolva
# For ears: what the button copies.
web-copy-what = Másolás: { $what }
web-loading = Egy pillanat …
web-language = Nyelv
web-help = Billentyűk
web-menu = Menü
# For ears: the way to one's own page.
web-you = Te: { $name }
web-lost = Itt nincs semmi
web-lost-more = Talán régi a link, vagy útközben elveszett belőle egy betű.
web-table-gone = Ez az asztal már nincs meg, vagy sosem volt.
web-connection-lost = most nincs kapcsolat a kiszolgálóval.
web-connection-lost-more = Megszakadt a kapcsolat. Magától helyreáll, és semmi sem vész el.

## Who you are

web-name-ask = Hogyan szólítsanak a többiek?
# Names for those who do not want to think of one, separated by commas.
web-name-ideas = Borz, Farkas, Hiúz, Hód, Hörcsög, Medve, Mókus, Nyest, Nyúl, Őz, Pele, Róka, Sün, Szarvas, Vakond, Vidra
web-me = Te
web-me-begin = Ez vagyok én
web-me-name = A neved
web-me-name-more = A többiek ezt látják az asztalaidnál. Bármikor megváltoztathatod.
web-me-device = Másik eszközön is
web-me-device-more = Egy linkkel átviheted magad a telefonodra vagy egy másik gépre: ugyanaz a név, ugyanazok az asztalok. Egyszer használható, negyedóráig.
web-me-device-make = Link készítése
web-me-device-link = Ezt nyisd meg a másik eszközön
web-me-device-until = Eddig érvényes: { $time }. Akinél ott van, az te vagy: ne mutasd meg senkinek.
web-me-arrive = Átköltözöl erre az eszközre?
web-me-arrive-more = A linkkel ez az eszköz is a tiéd lesz, a neveddel és az asztalaiddal.
web-me-arrive-instead = Ezen az eszközön most ez a neved: { $name }. A linkkel más lép a helyére.
web-me-arrive-yes = Igen, átköltözöm
web-me-moved = Ez az eszköz mostantól a tiéd.
web-me-webhook = Értesítés, ha te jössz
web-me-webhook-more = Ha egy olyan játszma vár rád, amelyben körönként napok vannak, a kiszolgáló rövid üzenetet küld erre a címre. Ha nyugalmat szeretnél, hagyd üresen.
web-me-webhook-address = Értesítendő cím
web-me-go = Távozás
web-me-go-more = Itt nincs fiók, csak ez az eszköz ismer téged. Ha elfelejt, és nem készítettél linket, senki sem tud visszahozni.
web-me-leave = Felejtsen el ez az eszköz
web-me-delete = Törlés mindenhonnan
web-me-delete-sure = A neved, a csevegésed és a jegyzeteid végleg törlődnek. A folyamatban lévő játszmákban bot ül a helyedre. A befejezettek megmaradnak, a neved nélkül.
web-me-delete-yes = Végleges törlés
web-me-deleted = Minden nyomod törölve.

## The start page

web-welcome = Meg van terítve.
web-welcome-more = Társasjáték a saját asztalodnál: botok ellen vagy barátokkal, akiknek linket küldesz. Nem kell se fiók, se telepítés.
web-play-now = Játék most
web-play-now-more = Játék most: egy játszma egy bot ellen, azonnal.
web-new-table = Új asztal
web-your-games = A játszmáid
web-finished-games = Befejezett játszmák
web-open-tables = Szabad helyek
web-open-tables-none = Most egyetlen asztal sem keres játékost. Nyiss egyet, és itt fog állni.
web-running-tables = Folyamatban
web-running-tables-none = Most egyetlen nyilvános asztalnál sem játszanak.
web-show-all = Az összes mutatása: { $number }
web-replay-file = Játszma fájlból
web-replay-file-more = Nézz végig lépésről lépésre egy .mwr fájlba mentett játszmát.
web-replay-open = Fájl megnyitása

# A table without a title: the game, and who else sits there.
web-title-with = { $game }: { $names }
# A private copy to plan in.
web-plan-title = Terv: { $title }
# In the tab, when it is your turn.
web-title-turn = Te jössz: { $title }
web-seats-free = { $seats } szabad hely

## A new table

web-game = Játék
web-players = Játékosok
web-seats-how-many = Hányan játszotok?
# For ears: the choice of who sits there.
web-seat-number = { $number }. hely
web-player-me = Te
web-player-me-more = A saját helyed.
web-player-open = Valaki linkkel
web-player-open-more = Ehhez a helyhez kapsz egy linket, amelyet elküldhetsz valakinek. Nyilvános asztalhoz bárki leülhet.
web-player-here = Valaki itt melletted
web-player-here-more = Közös képernyőn játszotok. Amíg továbbadjátok, az asztal el van takarva.
web-player-here-name = { $number }. játékos neve
web-player-bot = Bot: { $bot }
web-player-level = Bot: { $bot } ({ $level })
level-novice = kezdő
bot-novice = Veréb
bot-novice-more = Kapkod, és gyakran nem veszi észre a legjobb lépést. Az első játékokhoz.
level-casual = alkalmi
bot-casual = Szarka
bot-casual-more = Elviszi, ami éppen a legjobban csillog. Kezdetnek tisztes ellenfél.
level-club = klubszint
bot-club = Csóka
bot-club-more = Mérlegre teszi köre minden lehetőségét, de nem néz tovább. Klubjátékos.
level-expert = szakértő
bot-expert = Holló
bot-expert-more = Egy kicsit előre is néz, a szerencsével is számol. Erős.
level-master = mester
bot-master = Bagoly
bot-master-more = Minden körben egy másodpercig gondolkodik előre. Nehéz legyőzni.
# Bots by their own names: at tables from before there were levels, and in records.
bot-random = Kiskacsa
bot-hasty = Veréb
bot-greedy = Szarka
bot-heuristic = Csóka
bot-search = Bagoly

web-clock = Óra
web-clock-none = Nincs óra
web-clock-none-more = Mindenki annyi időt tölt vele, amennyire szüksége van.
web-clock-game = A játszmára
web-clock-game-more = Egyetlen időkeret az egész játszmára, és minden kör után még egy kevés.
web-clock-move = Körönként
web-clock-move-more = Minden körre ugyanannyi idő.
web-clock-days = Napok
web-clock-days-more = Játszmák a mindennapok mellé: nézz be, amikor ráérsz.
web-clock-seconds = Másodperc körönként
web-clock-minutes = Perc a játszmára
web-clock-increment = További másodperc minden kör után
web-clock-days-each = Nap körönként
web-clock-none-words = nincs óra
web-clock-move-words = { $time } körönként
web-clock-game-words = { $time } a játszmára
web-clock-game-words-more = { $time } a játszmára, körönként még { $increment } mp
web-clock-days-words = { $days } nap körönként
web-minutes = { $minutes } perc
web-seconds = { $seconds } mp
# What is left on a clock that counts days.
web-left-days = { $number } nap
web-left-hours = { $number } óra
# For ears.
web-clock-left = hátralévő idő: { $time }

web-aids = Segítségek
web-aids-more = Amit az asztal a rajta fekvő darabokon túl megmutat. Mindenkinek ugyanaz.
web-aids-chosen = { $chosen } / { $all }
web-aids-none = nincs
aid-remaining = Hátralévő területkártyák
aid-remaining-more = Milyen területkártyák jönnek még, és melyikből mennyi.
aid-fits = Mi hová illik
aid-fits-more = Minden szabad helyhez az odaillő területkártyák, és azok a helyek, amelyeket már semmi sem tölthet be.
aid-features = Városok és utak értéke
aid-features-more = Mi kié, mennyit ér most, és mennyit ér majd befejezve.
aid-fields = Mezők
aid-fields-more = A mezők színesben, a parasztokkal és a városokkal, amelyeket ellátnak.
aid-odds = Esélyek
aid-odds-more = Mekkora eséllyel jönnek meg azok a kártyák, amelyek lezárnak egy várost, utat vagy kolostort.
aid-bag = Mi van a zsákban
aid-bag-more = Melyik fajta munkásból és szaktudásból mennyi lehet a zsákban és az egyes paravánok mögött.
aid-tiles = Hátralévő lapok
aid-tiles-more = Melyik lapok kerülhetnek elő a következő évszakokban.
aid-points = Pontok eddig
aid-points-more = Mindenki pontozólapja, mintha most érne véget a játék, amennyire nyíltan látszik.
aid-reach = Mit hol tehetsz
aid-reach-more = Minden laphoz, hogy hány munkás kell licithez vagy használathoz, vagy hogy miért nem lehet.
aid-hint = Tippek
aid-hint-more = Aki soron van, megkérdezhet egy erős botot, mik a legjobb lépések.

web-options = Szabályok
web-options-short = a szokásosak, hacsak mást nem választasz
web-usual = szokásos
option-farmers-more = Mennyit hoznak a végén a mezőkön álló parasztok.
option-small_city-more = Mennyit ér a legkisebb kész város.

web-visibility = Ki jöhet
web-visibility-link = Csak linkkel
web-visibility-link-more = Akinél nincs ott a link, nem találja meg az asztalt.
web-visibility-public = Bárki
web-visibility-public-more = Az asztal a kezdőlapon áll. Bárki leülhet egy szabad helyre, vagy nézheti a játékot.
web-title = Cím
web-title-none = cím nélkül
web-new-summary = { $game }, { $seats } játékos, { $clock }
web-set-table = Terítés
web-begin = Kezdés

## Before the game

web-invite = Meghívás
web-invite-seat = Link: { $number }. hely
web-invite-more = Minden link egy embernek szól. A játszma magától elkezdődik, amint mindenki leült.
web-invited = Meghívtak.
web-sit = Leülök
web-sit-as = Leülök, a nevem: { $name }
web-sit-here = Ideülök
web-rise = Felállok
web-seat-a-bot = Üljön ide bot
web-waiting = Még { $seats } játékos, és kezdődik.
web-remove-table = Az asztal leszedése

## Seats

web-seat-open = Szabad hely
web-seat-nobody = Valaki
# The second seat of the same name.
web-name-again = { $name } { $number }
web-seat-awaited = valakire vár
web-seat-you = te
web-seat-bot = bot
web-seat-away = elment, bot játszik
web-seat-here = itt van
web-seat-absent = most nincs itt
# For ears: it is this seat's turn.
web-seat-acts = ő jön
web-points = pont
web-points-number = { $points } pont
web-winner = győztes

## Whose turn it is

web-your-turn = Te jössz
web-turn-of = Soron: { $name }
web-turn-bot = Gondolkodik: { $name }
web-turn-luck = Egy pillanat …
web-over = Vége a játszmának
web-pass-to = Add tovább az eszközt. Következik: { $name }
web-pass-ready = Nálam van: { $name }
web-asked = { $name } vissza szeretne vonni egy lépést.
web-asked-wait = Visszavonást kértél. A többiek döntenek.
web-asked-other = { $name } visszavonást kért. A többiek döntenek.
web-asked-withdraw = Mégsem kérem
web-agree = Rendben
web-disagree = Nem
web-away = Bot játszik helyetted.
web-return = Visszaülök
web-rematch-set = Újra meg van terítve.
web-rematch-go = Az új asztalhoz

## Beside the board

web-panel = Az asztal mellett
web-tab-history = Napló
web-tab-chat = Csevegés
web-tab-notes = Jegyzetek
web-tab-about = Asztal
web-history = Mi történt
web-history-none = Még nem történt semmi.
web-takeback-here = Visszavonás: { $what }
web-takeback-here-short = Visszavonás idáig
web-chat = Mi hangzott el
web-chat-none = Még senki sem szólt.
web-chat-say = Szólj mindenkihez
web-chat-send = Küldés
# For ears, after a number.
web-unread = új
web-notes-more = Ezt csak te látod.
web-notes-none = Tervek, megjegyzendők …
web-notes-writing = Írod …
web-spectators =
    { $number ->
        [0] Senki sem nézi.
       *[other] { $number } ember nézi.
    }

# History of what belongs to no game. $name is a player, so that no verb agrees with it.
web-log-left = { $name } elment. Tovább játszik: { $bot }.
web-log-timeout = { $name }: lejárt az idő. Tovább játszik: { $bot }.
web-log-resigned = { $name } feladta. Tovább játszik: { $bot }.
web-log-forgotten = { $name } már nincs itt. Tovább játszik: { $bot }.
web-log-return = { $name } visszaült.
web-log-ask = { $name } visszavonást kér.
web-log-agree = { $name } beleegyezik.
web-log-refuse = { $name } nem egyezik bele.
web-log-takeback = { $name } visszavont egy lépést.

## What one can do at a table

web-share = Megosztás
web-share-watch = Link nézőknek
web-share-watch-more = Akinél ott van, nézheti a játékot, de titkot nem lát.
web-share-replay = Link a befejezett játszmához
web-takeback = Visszavonás
# A private copy of the position, to try things out in.
web-plan = Tervezés másolaton
web-hint = Tipp
web-hint-ask = Tipp kérése
web-hint-thinking = Egy erős bot gondolkodik helyetted …
web-hint-none = Itt nincs mit tanácsolni.
web-hint-ways = A legjobb lépések, elöl a legjobb
# For ears.
web-way = { $name }: várhatóan { $points } pont, { $chance }% esély a győzelemre
web-way-points = { $points } pont
web-way-chance = { $chance }% győzelem
web-hand-over = Játsszon bot
web-leave = Távozás az asztaltól
web-resign = Feladás
web-sure-takeback = Visszavonást kérsz?
web-sure-takeback-more = Azóta mások is láttak többet a játékból, ezért őket is megkérdezzük. A botok mindig beleegyeznek.
web-sure-takeback-yes = Kérem
web-sure-over = Játsszon helyetted bot?
web-sure-over-more = Bármikor visszaülhetsz a helyére.
web-sure-over-yes = Játsszon
web-sure-leave = Otthagyod az asztalt?
web-sure-leave-more = A helyeden bot játszik tovább. Visszajöhetsz, és folytathatod.
web-sure-leave-yes = Távozom
web-sure-resign = Feladod?
web-sure-resign-more = A helyeden bot játszik végig, hogy a többiek befejezhessék. Nem ülhetsz vissza.
web-sure-resign-yes = Feladom
web-result = Eredmény
web-won =
    { $winners ->
        [one] { $names } győzött!
       *[other] Megosztott győzelem: { $names }
    }
web-sheet = Minden pont, és hogy miért járt
web-record = A játszma mentése
web-replay = Visszajátszás
web-rematch = Még egyszer

## Settings

web-settings = Beállítások
web-theme = Megjelenés
web-theme-auto = Automatikus
web-theme-light = Világos
web-theme-dark = Sötét
web-sound = Hang
web-sound-more = Ha te jössz, ha valaki lép vagy megszólal.
web-confirm = Lépések megerősítése
web-confirm-more = A lépés csak akkor megy el, ha megerősíted.
web-motion = Mozgás
web-motion-more = A darabok siklanak, nem ugranak.
web-settings-kept = Csak ezen az eszközön jegyezzük meg.

## Keys

web-keys = Billentyűk
web-key-or = vagy
web-key-help = Ez a súgó
web-key-takeback = Az utolsó lépés visszavonása
web-key-hint = Tippet kér; még egyszer: a következő lépés
web-key-history = Napló
web-key-chat = Csevegés
web-key-notes = Jegyzetek
web-key-sound = Hang be vagy ki
key-Ctrl = Ctrl
key-Enter = Enter
key-Escape = Esc
key-Space = Szóköz
key-Tab = Tab

## Games without a face of their own

web-plain-choose = Mit tehetsz
web-plain-position = Az állás
web-plain-item = { $points }: { $reason }
