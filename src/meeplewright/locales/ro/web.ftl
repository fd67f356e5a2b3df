### The page in the browser: everything round a game, and nothing of any game itself.

## Everywhere

web-home = Pagina principală
web-close = Închide
web-cancel = Renunță
web-save = Salvează
web-saved = Salvat
web-copy = Copiază
web-copied = Copiat
web-copy-failed = Nu s-a putut copia. Textul este selectat: copiază-l manual.
web-copy-what = Copiază: { $what }
web-loading = Se încarcă…
web-language = Limba
web-help = Scurtături
web-menu = Meniu
web-you = Tu: { $name }
web-lost = Pagina nu a fost găsită
web-lost-more = Poate că linkul este vechi sau incomplet.
web-table-gone = Masa nu există sau a fost ștearsă.
web-connection-lost = nu există conexiune cu serverul.
web-connection-lost-more = Conexiunea s-a întrerupt. Se reconectează… Nu se pierde nimic.

## Who you are

web-name-ask = Alege un nume
web-name-ideas = Arici, Bursuc, Castor, Căprior, Cârtiță, Cerb, Hamster, Iepure, Jder, Lup, Râs, Urs, Veveriță, Vidră, Vulpe, Zimbru
web-me = Tu
web-me-begin = Continuă
web-me-name = Numele tău
web-me-name-more = Îl văd ceilalți jucători. Îl poți schimba oricând.
web-me-device = Folosește alt dispozitiv
web-me-device-more = Deschide un link pe telefon sau pe alt calculator ca să ai și acolo același nume și aceleași mese. Se poate folosi o singură dată, timp de 15 minute.
web-me-device-make = Creează un link
web-me-device-link = Deschide acest link pe celălalt dispozitiv
web-me-device-until = Valabil până la { $time }. Oricine are linkul poate juca în numele tău, deci nu-l da nimănui.
web-me-arrive = Conectezi acest dispozitiv?
web-me-arrive-more = Pe acest dispozitiv vei avea numele și mesele tale.
web-me-arrive-instead = Acest dispozitiv este folosit acum de { $name }. Dacă îl conectezi, aici vor fi numele și mesele tale în locul celor ale acestui jucător.
web-me-arrive-yes = Conectează-l
web-me-moved = Dispozitivul este acum conectat.
web-me-webhook = Anunță-mă când îmi vine rândul
web-me-webhook-more = Serverul apelează această adresă când te așteaptă o partidă prin corespondență. Las-o goală ca să nu primești anunțuri.
web-me-webhook-address = URL webhook
web-me-go = Deconectare sau ștergere
web-me-go-more = Nu există conturi: doar acest dispozitiv te recunoaște. Dacă te deconectezi fără să fi conectat alt dispozitiv, nu-ți mai poți recupera numele și mesele.
web-me-leave = Deconectează acest dispozitiv
web-me-delete = Șterge-mi datele
web-me-delete-sure = Numele, mesajele și notițele tale se șterg definitiv. În partidele în curs, un bot îți ia locul. Partidele încheiate rămân, fără numele tău.
web-me-delete-yes = Șterge definitiv
web-me-deleted = Datele tale au fost șterse.

## The start page

web-welcome = Jocuri de societate online
web-welcome-more = Joacă împotriva boților sau invită-ți prietenii printr-un link. Fără cont, fără instalare.
web-play-now = Joacă acum
web-opponent = Adversar
web-players-range = Jucători: { $range }
web-players-more = Jucători: { $range } (cu { $sets }: { $most })
web-new-table = Masă nouă
web-your-games = Partidele tale
web-finished-games = Partide încheiate
web-open-tables = Mese deschise
web-open-tables-none = Nicio masă deschisă acum. Creează una și va apărea aici.
web-running-tables = În curs
web-running-tables-none = Nicio partidă publică în curs.
web-show-all = Arată-le pe toate ({ $number })
web-replay-file = Deschide o partidă salvată
web-replay-file-more = Parcurge pas cu pas o partidă salvată ca fișier .mwr.
web-replay-open = Deschide un fișier

web-title-with = { $game } cu { $names }
web-title-sets = { $game } ({ $sets })
web-plan-title = Copie de probă: { $title }
web-title-turn = E rândul tău: { $title }
web-seats-free =
    { $seats ->
        [one] un loc liber
        [few] { $seats } locuri libere
       *[other] { $seats } de locuri libere
    }
web-card-turn = tura { $turn }
web-card-created = începută: { $when }
web-card-changed = ultima mutare: { $ago }

## A new table

web-game = Joc
web-players = Jucători
web-seats-how-many = Numărul de jucători
web-seat-number = Locul { $number }
web-player-me = Tu
web-player-me-more = Locul tău.
web-player-open = Invitație prin link
web-player-open-more = Primești un link de trimis pentru acest loc. La o masă publică poate intra oricine.
web-player-here = Jucător pe acest dispozitiv
web-player-here-more = Folosiți același ecran. Tabla e ascunsă cât timp treceți dispozitivul de la unul la altul.
web-player-here-name = Numele jucătorului { $number }
web-player-bot = Bot: { $bot }
web-player-level = Bot: { $bot } ({ $level })
level-novice = începător
bot-novice = Vrăbiuța
bot-novice-more = Joacă repede și ratează adesea cea mai bună mutare. Pentru primele partide.
level-casual = amator
bot-casual = Coțofana
bot-casual-more = Joacă chibzuit, dar îi scapă unele mutări bune. Un prim adversar potrivit.
level-club = club
bot-club = Stăncuța
bot-club-more = Compară majoritatea variantelor unei ture, dar nu anticipează. Nivel de club.
level-expert = expert
bot-expert = Corbul
bot-expert-more = Judecă bine variantele unei ture și îi scapă puține. Puternic.
level-master = maestru
bot-master = Bufnița
bot-master-more = Anticipează cel mai mult și judecă cel mai bine poziția. Greu de învins.
bot-random = Bobocul
bot-beginner = Vrăbiuța
bot-hasty = Vrăbiuța
bot-greedy = Coțofana
bot-heuristic = Stăncuța
bot-tutor = Stăncuța
bot-search = Bufnița
bot-champion = Bufnița
web-style-of = Stilul jucătorului { $number }
web-style-choice = Stil: { $style }
web-style-none = echilibrat
web-style-any = oricare
web-style-any-more = Stilul este ales la întâmplare.

web-clock = Ceas
web-clock-none = Fără ceas
web-clock-none-more = Fără limită de timp.
web-clock-game = Pe partidă
web-clock-game-more = Timp total pentru partidă, plus un increment după fiecare tură.
web-clock-move = Pe tură
web-clock-move-more = Același timp pentru fiecare tură.
web-clock-days = Corespondență
web-clock-days-more = Mai multe zile pe tură: joci când îți convine.
web-clock-seconds = Secunde pe tură
web-clock-minutes = Minute pe partidă
web-clock-increment = Increment (secunde pe tură)
web-clock-days-each = Zile pe tură
web-clock-none-words = fără ceas
web-clock-move-words = { $time } pe tură
web-clock-game-words = { $time } pe partidă
web-clock-game-words-more = { $time } + { $increment } s pe tură
web-clock-days-words =
    { $days ->
        [one] o zi pe tură
        [few] { $days } zile pe tură
       *[other] { $days } de zile pe tură
    }
web-minutes = { $minutes } min
web-seconds = { $seconds } s
web-left-days = { $number } z
web-left-hours = { $number } h
web-clock-left = timp rămas: { $time }
web-clock-starts = Ceasul pornește la prima mutare, cel târziu peste { $time }.

web-aids = Ajutoare
web-aids-more = Informații în plus pe care le arată jocul. Aceleași pentru toți.
web-aids-chosen = { $chosen } din { $all }
web-aids-none = niciunul
aid-remaining = Piese rămase
aid-remaining-more = Ce piese mai sunt de tras și câte din fiecare fel.
aid-fits = Ce piese se potrivesc
aid-fits-more = Pentru fiecare loc gol, piesele care se potrivesc, plus locurile care nu mai pot fi completate.
aid-features = Valoarea orașelor și a drumurilor
aid-features-more = Ale cui sunt, cât valorează acum și cât vor valora la terminare.
aid-fields = Câmpii
aid-fields-more = Câmpiile colorate, cu fermierii lor și orașele pe care le aprovizionează.
aid-odds = Șanse
aid-odds-more = Șansele de a trage piesele care termină un oraș, un drum sau o mănăstire.
aid-bag = Ce este ascuns
aid-bag-more = Câți muncitori de fiecare culoare pot fi în sac, câte plăcuțe de aptitudini de fiecare fel în teanc și câți muncitori și câte plăcuțe de fiecare fel în spatele fiecărui paravan.
aid-tiles = Plăcuțe care urmează
aid-tiles-more = Ce plăcuțe pot apărea în sezoanele următoare.
aid-points = Punctaj curent
aid-points-more = Punctajul fiecăruia dacă partida s-ar încheia acum, după informațiile publice.
aid-reach = Acțiuni posibile
aid-reach-more = Pentru fiecare plăcuță, câți muncitori cere o ofertă sau o folosire, ori de ce nu se poate.
aid-hint = Sugestii
aid-hint-more = Jucătorul la rând îi poate cere unui bot puternic cele mai bune mutări.

web-options = Reguli
web-options-short = standard, dacă nu le schimbi
web-usual = implicit
web-preset = Regulament
web-preset-own = alegere proprie
web-preset-more = Stabilește toate opțiunile de mai jos. Unde un regulament nu spune nimic, rămâne valoarea implicită.
option-farmers-more = Câte puncte aduc fermierii la sfârșitul partidei.
option-small_city-more = Câte puncte aduce cel mai mic oraș terminat.

web-visibility = Vizibilitate
web-visibility-link = Doar prin link
web-visibility-link-more = Doar cine are linkul găsește masa.
web-visibility-public = Publică
web-visibility-public-more = Apare pe pagina principală. Oricine poate intra sau privi.
web-title = Titlu
web-title-none = fără titlu
web-new-summary =
    { $game }, { $seats ->
        [one] un jucător
        [few] { $seats } jucători
       *[other] { $seats } de jucători
    }, { $clock }
web-set-table = Creează masa
web-begin = Începe

## Before the game

web-invite = Invită
web-invite-seat = Link pentru locul { $number }
web-invite-more = Fiecare link e pentru o singură persoană. Partida începe când toate locurile sunt ocupate.
web-invited = Ai primit o invitație.
web-sit = Intră la masă
web-sit-as = Intră ca { $name }
web-sit-here = Ocupă locul
web-rise = Eliberează locul
web-seat-a-bot = Adaugă un bot
web-waiting =
    { $seats ->
        [one] Se așteaptă încă un jucător.
        [few] Se așteaptă încă { $seats } jucători.
       *[other] Se așteaptă încă { $seats } de jucători.
    }
web-remove-table = Șterge masa

## Seats

web-seat-open = Loc liber
web-seat-nobody = Anonim
web-name-again = { $name } { $number }
web-seat-awaited = așteaptă un jucător
web-seat-you = tu
web-seat-bot = bot
web-seat-bot-style = bot · { $style }
web-seat-away = a plecat, joacă un bot
web-seat-here = online
web-seat-absent = offline
web-seat-acts = e la rând
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
web-watching = Ești spectator
web-turn-luck = Se extrage…
web-waits = În pauză până revine un jucător
web-over = Partida s-a încheiat
web-pass-to = Dă dispozitivul mai departe: { $name }
web-pass-ready = Eu sunt { $name }
web-asked = { $name } cere să anuleze o mutare.
web-asked-wait = Ai cerut să anulezi o mutare. Se așteaptă răspunsul celorlalți.
web-asked-other = { $name } a cerut să anuleze o mutare. Se așteaptă răspunsul celorlalți.
web-asked-withdraw = Retrage cererea
web-agree = Acceptă
web-disagree = Refuză
web-away = În locul tău joacă un bot.
web-away-lost = Ai pierdut. Un bot joacă în continuare în locul tău.
web-away-waits = Partida este în pauză până revii.
web-return = Reia jocul
web-rematch-set = S-a creat o revanșă.
web-rematch-go = Mergi la revanșă

## Beside the board

web-panel = Panou lateral
web-tab-history = Istoric
web-tab-chat = Chat
web-tab-notes = Notițe
web-tab-about = Masa
web-history = Istoricul partidei
web-history-none = Încă nicio mutare.
web-takeback-here = Anulează: { $what }
web-takeback-here-short = Anulează până aici
web-chat = Chat
web-chat-none = Încă niciun mesaj.
web-chat-say = Mesaj pentru toți
web-chat-send = Trimite
web-chat-closed = Aici pot scrie doar jucătorii și gazda.
web-chat-open = Pot scrie și spectatorii
web-unread = mesaje noi: { $count }
web-notes-more = Doar tu le vezi.
web-notes-none = Planuri, lucruri de ținut minte…
web-notes-writing = Se salvează…
web-spectators =
    { $number ->
        [0] Niciun spectator
        [one] Un spectator
        [few] { $number } spectatori
       *[other] { $number } de spectatori
    }

web-log-left = { $name } a plecat. { $bot } preia locul.
web-log-timeout = { $name } a depășit timpul. { $bot } preia locul.
web-log-resigned = { $name } a abandonat. { $bot } preia locul.
web-log-forgotten = { $name } și-a șters datele. { $bot } preia locul.
web-log-return = { $name } a revenit.
web-log-ask = { $name } cere să anuleze o mutare.
web-log-agree = { $name } acceptă.
web-log-refuse = { $name } refuză.
web-log-takeback = { $name } a anulat o mutare.
web-log-end-resignation = { $name } a abandonat.
web-log-end-time = { $name } a depășit timpul.
web-log-end-aborted = Partida a fost anulată.

## What one can do at a table

web-share = Distribuie
web-share-watch = Link pentru spectatori
web-share-watch-more = Oricine are linkul poate privi. Informațiile ascunse rămân ascunse.
web-share-replay = Link către reluare
web-takeback = Anulează mutarea
web-plan = Încearcă pe o copie
web-plan-back = Înapoi la partidă
web-hint = Sugestie
web-hint-ask = Cere o sugestie
web-hint-thinking = Un bot puternic se gândește…
web-hint-none = Nicio sugestie disponibilă.
web-hint-ways = Mutări, începând cu cea mai bună
web-hint-apply = Joacă așa
web-confirm-turn = Confirmă tura
web-confirm-hint = Confirmă tura sau anulează.
web-way =
    { $name }: { $points ->
        [one] { $points } punct așteptat
        [few] { $points } puncte așteptate
       *[other] { $points } de puncte așteptate
    }, { $chance }% șanse de victorie
web-way-points =
    { $points ->
        [one] { $points } punct
        [few] { $points } puncte
       *[other] { $points } de puncte
    }
web-way-chance = { $chance }% șanse
web-hand-over = Predă locul unui bot
web-again = Arată din nou ultimele mutări
web-again-shown = Se arată din nou ultimele mutări.
web-again-stop = Oprește
web-bots-now = Arată acum mutările boților
web-leave = Pleacă de la masă
web-abort = Anulează partida
web-resign = Abandonează
web-sure-takeback = Ceri anularea?
web-sure-takeback-more = De atunci ceilalți au văzut mai mult din partidă, așa că trebuie să fie de acord. Boții acceptă întotdeauna.
web-sure-takeback-yes = Trimite cererea
web-sure-turns =
    { $turns ->
        [one] Anulezi 1 tură?
        [few] Anulezi { $turns } ture?
       *[other] Anulezi { $turns } de ture?
    }
web-sure-turns-more = Pierzi aceste ture și tot ce au făcut boții de atunci.
web-sure-turns-yes = Anulează
web-sure-over = Predai locul unui bot?
web-sure-over-more = Poți reveni oricând. Dacă rămân doar boți, partida te așteaptă.
web-sure-over-yes = Predă locul
web-sure-leave = Pleci de la masă?
web-sure-leave-more = Un bot joacă în continuare în locul tău. Poți reveni oricând. Dacă rămân doar boți, partida te așteaptă.
web-sure-leave-yes = Pleacă
web-sure-abort = Anulezi partida?
web-sure-abort-more = Partida se încheie pentru toți, fără câștigător. Se poate până când fiecare a jucat o tură.
web-sure-abort-yes = Anulează partida
web-sure-resign = Abandonezi partida?
web-sure-resign-more =
    { $players ->
        [2] Pierzi, iar partida se încheie.
       *[other] Pierzi partida. Un bot joacă în continuare în locul tău; nu mai poți reveni.
    }
web-sure-resign-yes = Abandonează
web-result = Rezultat
web-end-won-points =
    Ai câștigat la o diferență de { $margin ->
        [one] un punct
        [few] { $margin } puncte
       *[other] { $margin } de puncte
    }
web-end-won-plain = Ai câștigat
web-end-won-resignation = Ai câștigat: adversarul a abandonat
web-end-won-time = Ai câștigat: adversarul a depășit timpul
web-end-lost-points =
    Ai pierdut la o diferență de { $margin ->
        [one] un punct
        [few] { $margin } puncte
       *[other] { $margin } de puncte
    }
web-end-lost-plain = Ai pierdut
web-end-lost-resignation = Ai pierdut prin abandon
web-end-lost-time = Ai pierdut: ai depășit timpul
web-end-shared = Împarți victoria
web-end-named-points =
    Câștigă { $names } la o diferență de { $margin ->
        [one] un punct
        [few] { $margin } puncte
       *[other] { $margin } de puncte
    }
web-end-named-plain = Câștigă { $names }
web-end-named-shared = Victoria se împarte: { $names }
web-end-named-resignation = Câștigă { $names } prin abandonul adversarului
web-end-named-time = Câștigă { $names }: adversarul a depășit timpul
web-end-aborted = Partida a fost anulată
web-end-early = Punctele dacă partida s-ar fi încheiat atunci, cu numărătoarea finală.
web-end-by-resignation = prin abandon
web-end-by-time = prin depășirea timpului
web-end-by-aborted = anulată
web-count = Numărătoarea finală
web-count-skip = Sari peste
web-sheet = Punctaj detaliat
web-record = Descarcă partida
web-replay = Revezi partida
web-rematch = Revanșă

## Settings

web-settings = Setări
web-theme = Temă
web-theme-auto = Automată
web-theme-light = Luminoasă
web-theme-dark = Întunecată
web-sound = Sunet
web-sound-more = Când e rândul tău și când cineva mută sau scrie.
web-confirm = Confirmă mutările
web-confirm-more = Mutarea se trimite abia după ce o confirmi.
web-motion = Animații
web-motion-off = Oprite
web-motion-normal = Normale
web-motion-slow = Lente
web-bots = Mutările boților
web-bots-instant = Toate deodată
web-bots-normal = În ritm normal
web-bots-slow = În ritm lent
web-settings-kept = Salvate doar pe acest dispozitiv.

## Keys

web-keys = Scurtături de la tastatură
web-key-or = sau
web-key-help = Acest ajutor
web-key-takeback = Anulează ultima mutare
web-key-hint = Cere o sugestie; apasă din nou pentru următoarea
web-key-history = Istoricul partidei
web-key-chat = Chat
web-key-notes = Notițe
web-key-sound = Pornește sau oprește sunetul
key-Ctrl = Ctrl
key-Enter = Enter
key-Escape = Esc
key-Space = Spațiu
key-Tab = Tab

## Games without a face of their own

web-plain-choose = Acțiuni posibile
web-plain-position = Poziția
web-plain-item = { $points }: { $reason }
