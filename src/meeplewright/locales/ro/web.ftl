### The page in the browser: everything round a game, and nothing of any game itself.

## Everywhere

web-home = La pagina de început
web-close = Închide
web-cancel = Renunță
web-save = Păstrează
web-saved = Păstrat
web-copy = Copiază
web-copied = Copiat
# For ears: what the button copies.
web-copy-what = Copiază: { $what }
web-loading = O clipă …
web-language = Limbă
web-help = Taste
web-menu = Meniu
# For ears: the way to one's own page.
web-you = Tu: { $name }
web-lost = Aici nu este nimic
web-lost-more = Poate linkul e vechi sau s-a pierdut o literă pe drum.
web-table-gone = Masa aceasta nu mai există sau nu a existat niciodată.
web-connection-lost = acum nu există legătură cu serverul.
web-connection-lost-more = Legătura s-a întrerupt. Revine singură; nu se pierde nimic.

## Who you are

web-name-ask = Cum să-ți spună ceilalți?
# Names for those who do not want to think of one, separated by commas.
web-name-ideas = Arici, Bursuc, Castor, Căprior, Cârtiță, Cerb, Hamster, Iepure, Jder, Lup, Râs, Urs, Veveriță, Vidră, Vulpe, Zimbru
web-me = Tu
web-me-begin = Acesta e numele meu
web-me-name = Numele tău
web-me-name-more = Îl văd ceilalți la mesele tale. Îl poți schimba oricând.
web-me-device = Și pe alt dispozitiv
web-me-device-more = Un link te duce pe telefon sau pe alt calculator: același nume, aceleași mese. Merge o singură dată, timp de un sfert de oră.
web-me-device-make = Fă un link
web-me-device-link = Deschide-l pe celălalt dispozitiv
web-me-device-until = Merge până la { $time }. Cine îl are intră în locul tău: nu-l arăta nimănui.
web-me-arrive = Te muți pe acest dispozitiv?
web-me-arrive-more = Linkul face ca și acest dispozitiv să fie al tău, cu numele și mesele tale.
web-me-arrive-instead = Pe acest dispozitiv ești acum { $name }. Cu linkul vei fi aici altcineva.
web-me-arrive-yes = Da, mă mut
web-me-moved = Acest dispozitiv este acum al tău.
web-me-webhook = Anunță-mă când îmi vine rândul
web-me-webhook-more = Serverul trimite un mesaj scurt la această adresă ori de câte ori te așteaptă o partidă cu zile pe tură. Las-o goală dacă vrei liniște.
web-me-webhook-address = Adresa de anunțat
web-me-go = Plecare
web-me-go-more = Aici nu există conturi, doar acest dispozitiv te cunoaște. Dacă te uită și nu ai făcut un link, nimeni nu te mai poate aduce înapoi.
web-me-leave = Uită-mă pe acest dispozitiv
web-me-delete = Șterge-mă de peste tot
web-me-delete-sure = Numele, discuțiile și notițele tale se șterg definitiv. În partidele în curs un bot îți ia locul. Cele încheiate rămân, fără numele tău.
web-me-delete-yes = Șterge-mă definitiv
web-me-deleted = Urmele tale au fost șterse.

## The start page

web-welcome = Masa e pusă.
web-welcome-more = Jocuri de societate la masa ta: împotriva boților sau cu prieteni care primesc un link. Fără cont, fără instalare.
web-play-now = Joacă acum
web-play-now-more = Joacă acum: o partidă cu un bot, pe loc.
web-new-table = Masă nouă
web-your-games = Partidele tale
web-finished-games = Partide încheiate
web-open-tables = Locuri libere
web-open-tables-none = Acum nicio masă nu caută jucători. Pune tu una și va apărea aici.
web-running-tables = În curs
web-running-tables-none = Acum nu se joacă la nicio masă publică.
web-show-all = Arată-le pe toate ({ $number })
web-replay-file = O partidă dintr-un fișier
web-replay-file-more = Urmărește pas cu pas o partidă salvată într-un fișier .mwr.
web-replay-open = Deschide un fișier

# A table without a title: the game, and who else sits there.
web-title-with = { $game } cu { $names }
# A private copy to plan in.
web-plan-title = Plan: { $title }
# In the tab, when it is your turn.
web-title-turn = E rândul tău: { $title }
web-seats-free =
    { $seats ->
        [one] un loc liber
        [few] { $seats } locuri libere
       *[other] { $seats } de locuri libere
    }

## A new table

web-game = Joc
web-players = Jucători
web-seats-how-many = Câți jucați?
# For ears: the choice of who sits there.
web-seat-number = Locul { $number }
web-player-me = Tu
web-player-me-more = Locul tău.
web-player-open = Cineva cu un link
web-player-open-more = Primești un link pentru acest loc, pe care îl trimiți cuiva. La o masă publică se poate așeza oricine.
web-player-here = Cineva aici, lângă tine
web-player-here-more = Împărțiți ecranul. Masa e acoperită cât timp îl dați mai departe.
web-player-here-name = Numele jucătorului { $number }
web-player-bot = Bot: { $bot }
web-player-level = Bot: { $bot } ({ $level })
level-novice = începător
bot-novice = Vrăbiuța
bot-novice-more = Joacă în grabă și scapă adesea cea mai bună mutare. Pentru primele jocuri.
level-casual = ocazional
bot-casual = Coțofana
bot-casual-more = Ia ce sclipește cel mai tare acum. Un adversar cinstit pentru început.
level-club = club
bot-club = Stăncuță
bot-club-more = Cântărește toate felurile de a-și juca tura, dar nu privește mai departe. Nivel de club.
level-expert = expert
bot-expert = Corbul
bot-expert-more = Privește puțin înainte, cu tot cu noroc. Puternic.
level-master = maestru
bot-master = Bufniță
bot-master-more = Gândește înainte o secundă la fiecare tură. Greu de învins.
# Bots by their own names: at tables from before there were levels, and in records.
bot-random = Bobocul
bot-hasty = Vrăbiuța
bot-greedy = Coțofana
bot-heuristic = Stăncuță
bot-search = Bufniță

web-clock = Ceas
web-clock-none = Fără ceas
web-clock-none-more = Fiecare își ia timpul de care are nevoie.
web-clock-game = Pe partidă
web-clock-game-more = O rezervă de timp pentru toată partida și puțin în plus după fiecare tură.
web-clock-move = Pe tură
web-clock-move-more = Același timp pentru fiecare tură.
web-clock-days = Zile
web-clock-days-more = Pentru partide pe lângă treburile zilnice: intri când îți convine.
web-clock-seconds = Secunde pe tură
web-clock-minutes = Minute pe partidă
web-clock-increment = Secunde în plus după fiecare tură
web-clock-days-each = Zile pe tură
web-clock-none-words = fără ceas
web-clock-move-words = { $time } pe tură
web-clock-game-words = { $time } pe partidă
web-clock-game-words-more = { $time } pe partidă, încă { $increment } s după fiecare tură
web-clock-days-words =
    { $days ->
        [one] o zi pe tură
        [few] { $days } zile pe tură
       *[other] { $days } de zile pe tură
    }
web-minutes = { $minutes } min
web-seconds = { $seconds } s
# What is left on a clock that counts days.
web-left-days = { $number } z
web-left-hours = { $number } h
# For ears.
web-clock-left = timp rămas: { $time }

web-aids = Ajutoare
web-aids-more = Ce arată masa în afară de ce se află pe ea. La fel pentru toți.
web-aids-chosen = { $chosen } din { $all }
web-aids-none = niciunul
aid-remaining = Piese rămase
aid-remaining-more = Ce piese mai sunt de tras și câte din fiecare.
aid-fits = Ce se potrivește unde
aid-fits-more = Pentru fiecare căsuță liberă, piesele care se potrivesc, și căsuțele pe care nimic nu le mai poate umple.
aid-features = Valoarea orașelor și drumurilor
aid-features-more = Ale cui sunt, cât valorează acum și cât vor valora terminate.
aid-fields = Câmpii
aid-fields-more = Câmpiile în culori, cu fermierii lor și orașele pe care le hrănesc.
aid-odds = Șanse
aid-odds-more = Cât de probabil vin piesele care închid un oraș, un drum sau o mănăstire.
aid-bag = Ce e în sac
aid-bag-more = Câți lucrători și câte piese de îndemânare din fiecare fel pot fi în sac și după fiecare paravan.
aid-tiles = Piese care vor veni
aid-tiles-more = Ce piese pot apărea în anotimpurile următoare.
aid-points = Puncte până acum
aid-points-more = Fișa de punctaj a fiecăruia, ca și cum partida s-ar încheia acum, cât e la vedere.
aid-reach = Ce poți face și unde
aid-reach-more = Pentru fiecare piesă, câți lucrători cere o ofertă sau o folosire, ori de ce nu se poate.
aid-hint = Sugestii
aid-hint-more = Cine este la mutare poate întreba un bot puternic care sunt cele mai bune mutări.

web-options = Reguli
web-options-short = cele obișnuite, dacă nu alegi altfel
web-usual = obișnuit
option-farmers-more = Ce aduc la sfârșit fermierii de pe câmpii.
option-small_city-more = Cât valorează cel mai mic oraș terminat.

web-visibility = Cine poate veni
web-visibility-link = Doar cu linkul
web-visibility-link-more = Cine nu are linkul nu găsește masa.
web-visibility-public = Oricine
web-visibility-public-more = Masa apare pe pagina de început. Oricine poate lua un loc liber sau poate privi.
web-title = Titlu
web-title-none = fără titlu
web-new-summary =
    { $game }, { $seats ->
        [one] un jucător
        [few] { $seats } jucători
       *[other] { $seats } de jucători
    }, { $clock }
web-set-table = Pune masa
web-begin = Începe

## Before the game

web-invite = Invită
web-invite-seat = Link pentru locul { $number }
web-invite-more = Fiecare link e pentru o singură persoană. Partida începe singură când s-au așezat toți.
web-invited = Ai primit o invitație.
web-sit = Așază-te
web-sit-as = Așază-te ca { $name }
web-sit-here = Mă așez aici
web-rise = Ridică-te
web-seat-a-bot = Pune aici un bot
web-waiting =
    { $seats ->
        [one] Încă un jucător și începe.
        [few] Încă { $seats } jucători și începe.
       *[other] Încă { $seats } de jucători și începe.
    }
web-remove-table = Strânge masa

## Seats

web-seat-open = Loc liber
web-seat-nobody = Cineva
# The second seat of the same name.
web-name-again = { $name } { $number }
web-seat-awaited = așteaptă pe cineva
web-seat-you = tu
web-seat-bot = bot
web-seat-away = a plecat, joacă un bot
web-seat-here = e aici
web-seat-absent = acum nu e aici
# For ears: it is this seat's turn.
web-seat-acts = e la rând
web-points = puncte
web-points-number =
    { $points ->
        [one] un punct
        [few] { $points } puncte
       *[other] { $points } de puncte
    }
web-winner = câștigător

## Whose turn it is

web-your-turn = E rândul tău
web-turn-of = La rând: { $name }
web-turn-bot = { $name } se gândește
web-turn-luck = O clipă …
web-over = Partida s-a încheiat
web-pass-to = Dă dispozitivul mai departe. Urmează { $name }
web-pass-ready = Eu sunt { $name }
web-asked = { $name } cere să anuleze o mutare.
web-asked-wait = Ai cerut să anulezi o mutare. Ceilalți hotărăsc.
web-asked-other = { $name } a cerut să anuleze o mutare. Ceilalți hotărăsc.
web-asked-withdraw = Lasă, nu mai vreau
web-agree = De acord
web-disagree = Nu
web-away = În locul tău joacă un bot.
web-return = Joc eu mai departe
web-rematch-set = Masa e pusă din nou.
web-rematch-go = La masa nouă

## Beside the board

web-panel = Lângă masă
web-tab-history = Jurnal
web-tab-chat = Discuții
web-tab-notes = Notițe
web-tab-about = Masa
web-history = Ce s-a întâmplat
web-history-none = Încă nu s-a întâmplat nimic.
web-takeback-here = Anulează: { $what }
web-takeback-here-short = Anulează până aici
web-chat = Ce s-a spus
web-chat-none = Încă n-a spus nimeni nimic.
web-chat-say = Spune ceva tuturor
web-chat-send = Trimite
# For ears, after a number.
web-unread = noi
web-notes-more = Doar tu le vezi.
web-notes-none = Planuri, lucruri de ținut minte …
web-notes-writing = Scrii …
web-spectators =
    { $number ->
        [0] Nu privește nimeni.
        [one] Privește o persoană.
        [few] Privesc { $number } persoane.
       *[other] Privesc { $number } de persoane.
    }

# History of what belongs to no game. $name is a player, so that no verb agrees with it.
web-log-left = { $name } a plecat. Joacă mai departe { $bot }.
web-log-timeout = { $name }: timpul s-a terminat. Joacă mai departe { $bot }.
web-log-resigned = { $name } a renunțat. Joacă mai departe { $bot }.
web-log-forgotten = { $name } nu mai este. Joacă mai departe { $bot }.
web-log-return = { $name } a revenit.
web-log-ask = { $name } cere să anuleze o mutare.
web-log-agree = { $name } e de acord.
web-log-refuse = { $name } nu e de acord.
web-log-takeback = { $name } a anulat o mutare.

## What one can do at a table

web-share = Distribuie
web-share-watch = Link pentru privitori
web-share-watch-more = Cine îl are poate privi, dar nu vede secrete.
web-share-replay = Link la partida încheiată
web-takeback = Anulează mutarea
# A private copy of the position, to try things out in.
web-plan = Plănuiește pe o copie
web-hint = Sugestie
web-hint-ask = Cere o sugestie
web-hint-thinking = Un bot puternic gândește pentru tine …
web-hint-none = Aici nu este nimic de sfătuit.
web-hint-ways = Cele mai bune mutări, întâi cea mai bună
# For ears.
web-way = { $name }: { $points } puncte așteptate, { $chance }% șanse de victorie
web-way-points = { $points } puncte
web-way-chance = { $chance }% victorie
web-hand-over = Lasă un bot să joace
web-leave = Pleacă de la masă
web-resign = Renunță la partidă
web-sure-takeback = Ceri să anulezi?
web-sure-takeback-more = De atunci ceilalți au văzut mai mult din joc, așa că sunt întrebați dacă sunt de acord. Boții sunt mereu.
web-sure-takeback-yes = Cer
web-sure-over = Să joace un bot în locul tău?
web-sure-over-more = Poți juca din nou oricând.
web-sure-over-yes = Să joace
web-sure-leave = Pleci de la masă?
web-sure-leave-more = Un bot joacă mai departe în locul tău. Poți reveni și juca mai departe.
web-sure-leave-yes = Plec
web-sure-resign = Renunți la partidă?
web-sure-resign-more = Un bot joacă până la capăt în locul tău, ca ceilalți să poată termina. Nu te mai poți întoarce.
web-sure-resign-yes = Renunț
web-result = Rezultat
web-won =
    { $winners ->
        [one] A câștigat { $names }!
       *[other] Au câștigat împreună { $names }!
    }
web-sheet = Fiecare punct și pentru ce
web-record = Salvează partida
web-replay = Reluare
web-rematch = Încă o dată

## Settings

web-settings = Setări
web-theme = Aspect
web-theme-auto = Automat
web-theme-light = Luminos
web-theme-dark = Întunecat
web-sound = Sunet
web-sound-more = Când e rândul tău, când cineva mută sau vorbește.
web-confirm = Confirmarea mutărilor
web-confirm-more = O mutare pleacă doar după ce o confirmi.
web-motion = Mișcare
web-motion-more = Piesele alunecă, nu sar.
web-settings-kept = Se ține minte doar pe acest dispozitiv.

## Keys

web-keys = Taste
web-key-or = sau
web-key-help = Acest ajutor
web-key-takeback = Anulează ultima mutare
web-key-hint = Cere o sugestie; încă o dată: mutarea următoare
web-key-history = Jurnal
web-key-chat = Discuții
web-key-notes = Notițe
web-key-sound = Sunet pornit sau oprit
key-Ctrl = Ctrl
key-Enter = Enter
key-Escape = Esc
key-Space = Spațiu
key-Tab = Tab

## Games without a face of their own

web-plain-choose = Ce poți face
web-plain-position = Poziția
web-plain-item = { $points }: { $reason }
