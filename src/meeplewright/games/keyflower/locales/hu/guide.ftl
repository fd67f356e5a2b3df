### The guided first game of Keyflower.

guide-keyflower-welcome-title = Üdvözlünk!
guide-keyflower-welcome = Négy évszak alatt te és { $bot } egy-egy falut építetek. A paravánod mögött nyolc munkás van, csak te látod őket. Velük licitálsz új lapkákra, vagy velük használsz lapkákat.
guide-keyflower-bid-title = Licitálj egy lapkára
guide-keyflower-bid = Tavasszal hat lapka kerül árverésre. A lapkát az kapja, akinek az évszak végén a legtöbb munkása áll mellette. Nyisd meg a kiemelt lapkát, és licitálj.
guide-keyflower-bid_workers-title = Mely munkásokkal?
guide-keyflower-bid_workers = Az első licithez elég egy munkás; többet nehezebb túllicitálni. Mindnek azonos színűnek kell lennie.
guide-keyflower-colours-title = Azonos szín
guide-keyflower-colours = Az évszak végéig a kiemelt lapkára már csak ilyen színű munkással lehet licitálni, és használni is csak ilyennel lehet, bárki próbálja is. Ezzel távol tarthatod az ellenfeledet.
guide-keyflower-rival-title = { $bot } lépett
guide-keyflower-rival = Az ellenfeled válasza ki van emelve. Felváltva következtek, körönként egy licittel vagy egy használattal, amíg egymás után mindketten nem passzoltok. A lapkák alatti zöld számok azt mutatják, hány munkás kell a licithez és a használathoz.
guide-keyflower-use-title = Használj egy lapkát
guide-keyflower-use = Tegyél munkást egy lapkára középen, a faludban vagy akár az ellenfeled falujában, és azonnal megkapod, amit a lapka ad. Nyisd meg a kiemelt lapkát, és használd.
guide-keyflower-use_workers-title = Elég egy munkás
guide-keyflower-use_workers = Egy lapka első használatához egy munkás kell, minden későbbihez legalább eggyel több, mint az előzőhöz. Ott maradnak, és az évszak végén a lapka tulajdonosához kerülnek.
guide-keyflower-home-title = Az otthonlapkád
guide-keyflower-home = A faludon kívüli lapkákról kapott erőforrások az otthonlapkádra kerülnek. Ha van rajta egy fa és egy kő, fejlesztheted: átfordítva 5 pontot ér.
guide-keyflower-outbid-title = Túllicitáltak
guide-keyflower-outbid = A kiemelt lapkánál álló munkásaid nem vesztek el. Tegyél oda további munkásokat, hogy újra nyerésre állj, vagy vidd át az egész csoportot egy másik lapkához: licitálj vele, vagy használd vele azt a lapkát. Amikor munkásokat választasz, a csoport mellettük látható.
guide-keyflower-turn_over-title = Szállítás és fejlesztés
guide-keyflower-turn_over = Most erőforrásokat szállíthatsz az utakon, és lapkákat fejleszthetsz. Ha egy lapkán ott van minden erőforrás, ami a fejlesztéséhez kell, nyíl jelenik meg rajta: koppints rá, és a lapka átfordul. Aztán fejezd be.
guide-keyflower-carry-title = Szállíts egy erőforrást
guide-keyflower-carry = Egy lapka csak akkor fejleszthető, ha minden szükséges erőforrás rajta van. Válaszd ki a kiemelt erőforrást itt: { TILE($from) }, majd azt a lapkát, ahová szállítod: { TILE($to) }.
guide-keyflower-flip-title = Fejleszd a lapkát
guide-keyflower-flip = Minden szükséges erőforrás itt van: { TILE($tile) }. Koppints a lapkán a kiemelt nyílra, és a lapka átfordul.
guide-keyflower-finish-title = Fejezd be
guide-keyflower-finish = Itt már nincs több teendőd. Válaszd a „Befejezés” gombot.
guide-keyflower-pass-title = Ennyi volt a tavasz?
guide-keyflower-pass = Ha nem akarsz több munkást lehelyezni, passzolj. Később még lehelyezhetsz; az évszak akkor ér véget, ha egymás után mindketten passzoltok.
guide-keyflower-boat-title = Vége az évszaknak
guide-keyflower-boat = Minden lapka azé, aki a legtöbbet licitálta rá; a vesztes licitek visszakerülnek a paravánok mögé. Most mindenki elvesz egy hajót: megkapod a munkásait és a jártasságlapkáit.
guide-keyflower-village-title = Építsd a faludat
guide-keyflower-village = Helyezd le az elnyert lapkákat: válassz lapkát és egy helyet a falud mellett, és forgasd úgy, hogy út úttal, víz vízzel találkozzon. Aztán fejezd be.
guide-keyflower-winter-title = Gondolj a télre
guide-keyflower-winter = Téllapkáid is vannak, ezeket senki más nem látja. Télen te döntöd el, melyiket bocsátod árverésre. Azért adnak pontot, amit összegyűjtesz, úgyhogy tervezz előre.

guide-keyflower-chapter_bids-title = Licitek
guide-keyflower-chapter_bids = Tavasz: licitálsz a lapkákra, túllicitálod az ellenfeledet, lapkákat használsz és passzolsz.
guide-keyflower-chapter_villages-title = Falvak és szállítás
guide-keyflower-chapter_villages = A saját lapkáidat használod, erőforrásokat szállítasz és lapkákat fejlesztesz.
guide-keyflower-chapter_winter-title = Tél
guide-keyflower-chapter_winter = Téllapkákat választasz, elnyered a megfelelőket, és eljutsz a játék végi pontozásig.

guide-keyflower-instead_tile = Másik lapkát választottál. Nem baj: a bevezető innen folytatódik.
guide-keyflower-instead_workers = Nem a javasolt munkásokat helyezted le. Így is jó.
guide-keyflower-instead_pass = Passzoltál. Nem baj: amíg tart az évszak, a következő körödben újra lehelyezhetsz munkásokat.
guide-keyflower-instead_turn = Mást léptél. Nem baj: a bevezető innen folytatódik.
guide-keyflower-instead_boat = Másik hajót választottál. Nem baj: minden hajón van valami hasznos.

guide-keyflower-overbid-title = Licitáld túl az ellenfeledet
guide-keyflower-overbid = A kiemelt lapkán { $bot } áll nyerésre. Ha el akarod nyerni, licitálj rá több munkással, mint az ellenfeled, ugyanazzal a színnel.
guide-keyflower-next_bid-title = Licitálj ide
guide-keyflower-next_bid =
    { $gives ->
    [workers] Egy erős játékos most a kiemelt lapkára licitálna. A lapka munkásokat ad, licitálni pedig munkásokkal lehet.
    [skills] Egy erős játékos most a kiemelt lapkára licitálna. A lapka jártasságlapkákat ad, ezek sok fejlesztéshez kellenek.
    [resources] Egy erős játékos most a kiemelt lapkára licitálna. A lapka erőforrásokat ad, ezek sok fejlesztéshez kellenek.
    [transport] Egy erős játékos most a kiemelt lapkára licitálna. Ezzel a lapkával oda szállíthatod az erőforrásokat, ahol kellenek, és lapkákat fejleszthetsz.
    [order] Egy erős játékos most a kiemelt lapkára licitálna. Aki elnyeri, elsőként választ hajót.
    [power] Egy erős játékos most a kiemelt lapkára licitálna. A lapka különleges képességet ad.
   *[points] Egy erős játékos most a kiemelt lapkára licitálna. A lapka a játék végén pontot ér.
    }
guide-keyflower-next_use-title = Használd ezt a lapkát
guide-keyflower-next_use =
    { $gives ->
    [workers] Egy erős játékos most a kiemelt lapkát használná. Több munkással több lapkára licitálhatsz, és több lapkát használhatsz.
    [skills] Egy erős játékos most a kiemelt lapkát használná. A jártasságlapkák fejlesztéshez kellenek, és egyes téllapkák pontot adnak értük.
    [resources] Egy erős játékos most a kiemelt lapkát használná. Az erőforrások fejlesztéshez kellenek, és a fejlesztett lapkák pontot érnek.
    [transport] Egy erős játékos most a kiemelt lapkát használná. Ezzel oda szállíthatod az erőforrásokat, ahol kellenek, és lapkákat fejleszthetsz.
   *[other] Egy erős játékos most a kiemelt lapkát használná. A hatása jól jön a faludnak.
    }
guide-keyflower-next_pass-title = Passzolj
guide-keyflower-next_pass = Egy erős játékos most passzolna: már semmi sem ér meg több munkást.
guide-keyflower-next_workers-title = Mely munkásokkal?
guide-keyflower-next_workers = A kiemelt munkások elegendők. Válaszd ki őket, és folytasd.
guide-keyflower-next_move-title = Szállítás és fejlesztés
guide-keyflower-next_move = A következő lépés ki van emelve. Ha már nincs mit tenni, fejezd be.
guide-keyflower-bids_end-title = Már tudsz licitálni
guide-keyflower-bids_end = Licitáltál, lapkákat használtál, és lehelyezted az elsőket. A következő fejezetben a falud lapkáit használod, és erőforrásokat szállítasz. Vagy játszd végig ezt a játszmát.
guide-keyflower-villages_welcome-title = A falud
guide-keyflower-villages_welcome = Megvannak a falud első lapkái. A faludból és az elnyert lapkákról minden munkás a paravánod mögé került, és már új lapkák vannak árverésen.
guide-keyflower-own-title = Használd a saját lapkádat
guide-keyflower-own = Ha a faludban egy lapka erőforrást ad, az azon a lapkán marad. A rajta álló munkások az évszak végén visszakerülnek hozzád, tehát nem vesznek el.
guide-keyflower-guest-title = Használd az ellenfeled lapkáját
guide-keyflower-guest = Az ellenfeled falujában is használhatsz lapkákat. Az így kapott erőforrások az otthonlapkádra kerülnek, a munkásokat viszont az évszak végén az ellenfeled kapja meg.
guide-keyflower-transport-title = Szállíts erőforrásokat
guide-keyflower-transport = Egy lapkát a rajta fekvő erőforrásokkal lehet fejleszteni. A kiemelt lapkával erőforrásokat szállíthatsz a falud útjain, lépésenként egy lapkával arrébb. Használd.
guide-keyflower-upgrade-title = Fejlessz egy lapkát
guide-keyflower-upgrade = Ha egy lapkán ott van minden erőforrás, ami a fejlesztéséhez kell, át lehet fordítani: onnantól többet ad, vagy pontot ér. A kiemelt lapkával szállíthatsz és fejleszthetsz. Használd.
guide-keyflower-skills-title = Jártasságlapkák
guide-keyflower-skills = A fűrészek, csákányok és üllők a paravánod mögött vannak. Egyes fejlesztésekhez és használatokhoz kell belőlük egy, és egyes téllapkák pontot adnak értük.
guide-keyflower-villages_end-title = Épül a falud
guide-keyflower-villages_end = Már tudsz lapkákat használni, erőforrásokat szállítani és lapkákat fejleszteni. Az utolsó fejezet a télről szól: akkor dől el a játszma. Vagy játszd végig ezt a játszmát.
guide-keyflower-winter_welcome-title = Az utolsó évszak
guide-keyflower-winter_welcome = A téllapkák azért adnak pontot, amit összegyűjtöttél. Te és { $bot } titokban kiválasztjátok, mely saját téllapkáitok kerüljenek árverésre, fejenként legalább egy.
guide-keyflower-winter_choice-title = Válassz téllapkákat
guide-keyflower-winter_choice = Azt bocsásd árverésre, ami a te faludhoz illik, és tartsd vissza, amivel { $bot } menne többre. Egy erős játékos a kiemelteket választaná.
guide-keyflower-winter_tiles-title = A téli árverés
guide-keyflower-winter_tiles = A téllapkákra csak licitálni lehet, használni nem. Nyisd meg őket: látod, hány pontot adnának neked. A két falu lapkáit továbbra is lehet használni.
guide-keyflower-winter_order-title = Fordulósorrend-lapkák
guide-keyflower-winter_order = Aki a fordulósorrend-lapkát elnyeri, elsőként választ hajót. Télen mindkettő a faluba kerül: a hajók pontot érnek, a fordulósorrend-lapka pedig minden szomszédos lapkáért 1 pontot.
guide-keyflower-winter_boat-title = Válassz hajót
guide-keyflower-winter_boat = Most maga a hajó kerül a faludba. Nyisd meg a hajókat: látod, hány pontot adnának neked.
guide-keyflower-winter_village-title = Az utolsó építkezés
guide-keyflower-winter_village = Helyezz le mindent, amit elnyertél. A fordulósorrend-lapka a szomszédaiért ad pontot, ezért más lapkák közé helyezd. Aztán fejezd be.
guide-keyflower-winter_end-title = Végigjátszottad a játszmát
guide-keyflower-winter_end = A munkásaid, jártasságlapkáid és erőforrásaid oda kerültek, ahol a legtöbb pontot érik. A „Pontok részletesen” alatt soronként láthatod.
guide-keyflower-bring-title = Vidd át a túllicitált csoportot
guide-keyflower-bring = Ha egy lapkán túllicitáltak, az ott álló munkásaid nem vesztek el. Válaszd a kiemelt csoportot: az egész csoport átkerül ehhez a lapkához, és nem kell hozzá több munkás.
guide-keyflower-next_choice-title = Válassz
guide-keyflower-next_choice = A kiemelt lehetőség illik a legjobban a tervhez.
