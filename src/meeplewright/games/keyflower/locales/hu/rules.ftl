### A Keyflower szabályai a magunk szavaival, azoknak, akik játsszák.

## A játék egy percben

section-aim = A játék egy percben
aim-game = Négy évszak, mindegyikben árverés. A munkásaiddal lapkákra licitálsz, hogy a faludba kerüljenek, vagy lapkákat használsz: a sajátjaidat, a szomszédaidét, sőt az éppen árverésen lévőket is. Az első munkás mindenki számára meghatározza a lapka színét, a túllicitált munkások pedig máshová mehetnek. Tél után az nyer, akinek a legtöbb pontja van.

## Előkészületek

section-setup = Előkészületek
setup-supplies = A zsákban 40 kék, 40 piros és 40 sárga munkás van; a 20 zöld a nyílt készletben. Ott vannak az erőforrások is: 48 arany, valamint 24-24 vas, kő és fa. A jártasságlapkák (16 fűrész, 16 csákány és 16 üllő) képpel lefelé fordított pakliban vannak.
setup-workers = Minden játékos húz 8 munkást a zsákból, és a paravánja mögé rejti.
setup-homes = Minden játékos véletlenszerűen kap egy otthonlapkát, ezzel kezdődik a faluja. Akié a legkisebb sorszámú lapka, az kapja a lila munkást, és ő kezdi a tavaszt.
    .home = Egy otthonlapka előlapja és hátoldala: szállítási lépések és fejlesztés annak, aki használja, az egyik élén pedig víz. A háztető mutatja a fejlesztés költségét.
setup-boats = Annyi hajó van, ahány játékos, munkásokkal a zsákból és képpel felfelé fordított jártasságlapkákkal megrakva.
    .boat = A Keyflower tavasszal, 7 munkással és 1 jártasságlapkával.
setup-order = Fordulósorrend-lapkák: két játékosnál 1, háromnál 2, négynél 3, ötnél vagy hatnál 4. A legnagyobb sorszámún látható a lila munkás.
setup-tiles = Két játékosnál 6 tavaszlapka kerül középre, minden további játékosnál eggyel több. A többi visszakerül a dobozba.
setup-winter = Minden játékos titokban téllapkákat kap: négy játékosig 3-at, öt vagy hat játékosnál 2-t.
setup-purple = A játék végi pontozásig a lila munkás csak jelző: nem licitál, nem dolgozik, és nem lehet vele fizetni.

## Az évszak kezdete

section-season = Az évszak kezdete
season-first = A lila munkás birtokosa kezd; a játék az óramutató járásával egyező irányban halad. Még egyik lapkának sincs színe, és munkások csak a hajókon vannak.
season-boats = Nyáron és ősszel a hajókat újra feltöltjük. Ha a zsákban nincs elég munkás, sorban egyesével kapnak, amíg a zsák ki nem ürül; a jártasságlapkáknál ugyanígy. Télen üresek maradnak.
season-tiles = Nyáron és ősszel ugyanannyi lapka kerül árverésre, mint tavasszal; a többi a dobozba. A nyári hajónak véletlenszerűen az egyik oldala látszik, az egész játék alatt ugyanaz.
season-winter = A tél titkos választással kezdődik (KF W1).

## Egy kör

section-turn = Egy kör
turn-choice = A körödben munkásokat helyezel le, mindet egyetlen helyszínre, vagy passzolsz.
turn-location = A helyszín vagy egy középen lévő lapka feléd eső oldala (licit), vagy egy lapka teteje (használat). Egy körben sosem lehet mindkettő.
turn-whence = Legalább egy munkást le kell helyezned. Vehetsz munkásokat a paravánod mögül, áthelyezheted egy vagy több túllicitált csoportodat egészben, vagy mindkettőt megteheted (KF B6).
turn-pass = Passzolni mindig lehet, akkor is, ha van még munkásod. Ha egyet sem tudsz lehelyezni, passzolnod kell.
turn-over = Aki passzolt, egy későbbi körében újra lehelyezhet munkásokat. Az évszak akkor ér véget, ha minden játékos egymás után passzol.
turn-boats = A hajókra nem lehet licitálni, és használni sem lehet őket.

## Színek

section-colours = Színek
colours-first = Egy lapka színét minden évszakban az első munkás határozza meg, akár mellé, akár rá helyezik. Addig a lapka szabad.
colours-same = A lapka mellé és a lapkára csak ilyen színű munkás kerülhet. Szabad lapkánál is csak egyszínű munkásokat helyezhetsz le.
colours-shared = A középen lévő lapkáknál a licitek és a használatok színe ugyanaz. A fordulósorrend-lapkákra csak licitálni lehet, a falvak lapkáit csak használni.
    .colour = Egy piros munkás használta a Kőbányászt. Ezért licitálni is csak pirossal lehet rá.
colours-green = A zöld önálló szín. Nem helyettesít más színt, és más szín sem helyettesíti.
colours-everybody = A szín mindenkire vonatkozik, a tulajdonosra is, az évszak végéig.
colours-lying = Ez alól a szabály alól csak a 4a és a 4b nyári hajó jelent kivételt. Az így lehelyezett, eltérő színű munkásokat elfektetjük: a darabszámba mindig beleszámítanak, de színt nem határoznak meg.

## Licitálás

section-bids = Licitálás
bids-where = Minden középen lévő lapkára licitálhatsz, a nyári hajókra, a téllapkákra és a fordulósorrend-lapkákra is, egyszerre akárhányra.
bids-larger = Az első licit legalább egy munkás. Minden licitnek nagyobbnak kell lennie, mint bárki másé azon a lapkán, így mindig egy licit áll nyerésre, a többit túllicitálták.
    .bids = Három licit a Favágóra: 1, 2 és 3 munkás. A legnagyobb áll nyerésre; arany a szegélye.
bids-raise = A saját licitedet emelheted: a nyerésre állót bármennyivel, a túllicitáltat annyival, hogy a legnagyobb legyen. A munkások egy csoporttá válnak.
bids-group = Egy túllicitált csoport áthelyezhető, de csak egyben és csak egy helyre. Több csoport és a paraván mögül jövő munkások együtt is mehetnek oda; licitnél egy csoporttá válnak. A túllicitált csoportodat akár a lapka mellől magára a lapkára is átteheted.
    .group = A Kulcsbányánál álló két sárga munkást túllicitálták. Átmehetnek az Istállóhoz, de csak együtt.
bids-whither = Egy túllicitált csoport mehet másik licithez, használatra, vagy fizetségként a zsákba (KF E6). Ilyenkor az egész csoport egy fizetségnek számít.
bids-winning = A nyerésre álló licit a helyén marad: egyetlen munkása sem mozoghat, nem dolgozhat, és nem lehet vele fizetni.
bids-stay = A lapkán lévő munkások ott maradnak. Az évszak vége előtt egyetlen munkás sem kerül vissza a paraván mögé.
bids-part = Egy túllicitált csoport áthelyezése önmagában nem kör; mindig licit, használat vagy fizetés része.
bids-both = Egy lapkára licitálhatsz is, és használhatod is, más-más körben.

## A lapkák használata

section-uses = Lapkák használata
uses-where = Használhatod a saját falud lapkáit, bárki más falujának a lapkáit és (a tél kivételével) a középen lévő lapkákat. Az ebben az évszakban elnyert lapka még egyik faluban sincs.
uses-never = Nem helyezhető munkás nyári hajóra, hajóra, fordulósorrend-lapkára, téllapkára és azokra az őszlapkákra, amelyek csak pontot érnek.
uses-more = Egy lapka első használatához egy évszakban legalább egy munkás kell; minden későbbihez legalább eggyel több, mint az előzőhöz. A szükségesnél többet is lehelyezhetsz, de nem kapsz érte többet.
uses-six = Egy lapkán egy évszakban legfeljebb hat munkás lehet. Így legfeljebb háromszor használható, 1, 2 és 3 munkással. Ha az első használat három vagy több munkással történt, a lapka abban az évszakban többet nem használható.
    .uses = Használták 1, majd 2, majd 3 munkással: hat kék munkás van a Kulcserdőn, ebben az évszakban már senki sem használhatja.
uses-again = Ugyanazt a lapkát egy későbbi körben újra használhatod. A tulajdonosnak is ugyanannyiba kerül, és másokat nem zárhat ki.
uses-effect = Minden használat a felül lévő oldal hatását adja, azonnal és egyszer, akárhány munkást helyeztél le.
uses-paid = Ha nem tudod kifizetni, amibe a lapka használata kerül, nem használhatod. Olyan lapkát is használhatsz, amely nem ad neked semmit.
uses-whose = A munkások ott maradnak. Az évszak végén a falu tulajdonosához, a lapka nyerteséhez vagy a zsákba kerülnek.

## Mit adnak a lapkák

section-effects = Mit tudnak a lapkák?
effects-resources = Az erőforrások a készletből jönnek. Ha a lapka a saját faludban van, arra a lapkára kerülnek, különben az otthonlapkádra.
    .produced = Kulcserdő a saját faludban: a fája rajta van.
effects-drawn = A jártasságlapkákat a pakliból, a munkásokat (fehér figura) a zsákból húzod úgy, hogy a többiek ne lássák.
effects-green = Zöld munkás csak a nyílt készletből jön.
effects-skill = Ha jártassággal kell fizetni, egy jártasságlapka kerül a paravánod mögül képpel lefelé a pakliba. A Munkaerőpiacnál előbb húzol.
effects-worker = Ha munkással kell fizetni, a lapkára helyezetteken kívül még egy munkás kerül a zsákba a paravánod mögül, vagy egy egész túllicitált csoport abból a színből. A Fogadónál előbb húzol.
effects-choice = Ha választhatsz, abból választasz, ami a készletben maradt.
effects-short = Ha nincs elég, azt kapod, ami maradt, a hiányzó helyett pedig semmit.
effects-back = A kifizetett erőforrások visszakerülnek a készletbe. Az elköltött zöld munkások a zsákba kerülnek.

## Szállítás és fejlesztés

section-transport = Szállítás és fejlesztés
transport-tiles = Egy otthonlapka, az Istálló, a Patkolókovács vagy a Bognár, bárhol is van, szállítási lépéseket és fejlesztéseket ad a saját faludhoz.
transport-step = Egy lépéssel egy erőforrás kerül át a szomszédos lapkára, ahol út találkozik úttal. A lépéseket tetszés szerint oszthatod el.
    .road = Mindhárom lapka között út találkozik úttal. Az otthonlapkán lévő kő egy lépéssel eljut a Kulcserdőre vagy a Kulcsfejtőre.
transport-order = A lépések és a fejlesztések sorrendje tetszőleges. A számuk a használat elején dől el, és ami kimarad, elvész.
transport-upgradable = A faludban lévő otthon-, tavasz-, nyár- és őszlapkákat fejlesztheted, mindegyiket egyszer; a nyári hajókat nem.
transport-price = A költség erőforrásainak magán a lapkán kell lenniük; a jártasságok a paravánod mögül képpel lefelé a pakliba kerülnek.
transport-gold = Az arany fának, kőnek vagy vasnak is számít. Más nem számít aranynak, és egyik jártasság sem számít másiknak. A „bármilyen” minden fajtát elfogad.
transport-turned = A lapkát a helyén fordítod át; a rajta lévő erőforrások és munkások maradnak. Ettől kezdve mindenki, aki használja, a hátoldal hatását kapja.
    .upgrade = A Fűrészmalom. Három fával átfordítható: 3 pont helyett 10.

## Az évszak vége

section-end = Az évszak vége
end-losing = A vesztes licitek visszakerülnek a tulajdonosuk paravánja mögé.
end-unsold = Az a lapka, amelyre nem érkezett licit, a dobozba kerül, a rajta lévő munkások a zsákba.
end-won = A legtöbbet licitáló elveszi a lapkát, és megkapja a rajta lévő munkásokat. A licit munkásai a zsákba kerülnek. A nyári hajók képessége ettől kezdve érvényes.
end-village = A faludban lévő munkások a te paravánod mögé kerülnek, bárki helyezte is le őket.
end-boats = Az 1., 2., 3. és 4. fordulósorrend-lapka nyertesei ebben a sorrendben választanak hajót, mindenki egyszer; utánuk a többiek, az új kezdőjátékostól az óramutató járásával egyező irányban. Mindenki elveszi egy hajó összes munkását és jártasságlapkáját; télen magát a hajót és az elnyert fordulósorrend-lapkákat. A lila munkást ábrázoló lapka nyertese lesz a kezdőjátékos. Ha arra senki sem licitált, a többiek a régi kezdőjátékostól indulva, az óramutató járásával egyező irányban választanak, majd a régi kezdőjátékos bal oldali szomszédja lesz a kezdőjátékos. A nyertes licitek a zsákba kerülnek.
    .order = Az 1. fordulósorrend-lapka nyertese választ hajót elsőként. A 2., a lila munkást ábrázoló lapka nyertese másodikként választ, és ő kezdi a következő évszakot. A harmadik játékos a megmaradt hajót kapja.
end-build = Ezután mindenki épít (KF V1), és elkezdődik a következő évszak; tél után a játék végi pontozás jön.

## A falu építése

section-village = A falu építése
village-together = Minden játékos egyszerre épít, és a lapkáit tetszőleges sorrendben helyezi le. Minden lapkát le kell helyezni, amely illik.
village-beside = A lapka a falud egyik lapkájával szomszédos, üres helyre kerül, tetszés szerint elforgatva. Nem kell, hogy út kösse össze az otthonlapkával.
village-edges = Ahol két lapka érintkezik, mindkét élnek egyformának kell lennie: út, mező vagy víz. A víz nyitva is maradhat.
    .edges = Út úthoz, mező mezőhöz, és a hajó a vizével az otthonlapka vizéhez.
village-water = Az otthonlapka vizéhez csak hajó helyezhető, a saját vizével felé fordítva.
village-fixed = A lehelyezett lapka később nem mozdítható és nem forgatható el. Az építés befejezéséig visszavonhatod.
village-aside = Az a lapka, amely sehová sem illik, félrekerül. A tiéd, és pontot ér, de semmivel sem érintkezik, és egy későbbi évszakban, amint illik, le kell helyezni.
village-free = A 2a nyári hajóval az éleknek nem kell egyezniük, attól az évszaktól kezdve, amelyben elnyerted.

## Nyári hajók

section-powers = Nyári hajók
powers-whose = A képességük azé, aki elnyerte őket, és nem kell hozzá munkás. Mindegyiknek vagy az a, vagy a b oldala látszik, így egy játszmában a kettőből csak az egyik szerepel.
powers-one-a = 1a: hajóválasztáskor további 2 munkás a zsákból.
powers-one-b = 1b: hajóválasztáskor további 1 zöld munkás a készletből.
powers-two-a = 2a: a lépéseid mezőéleken is átmehetnek, vízen nem, és a lapkáidnak nem kell illeszkedniük (KF V7).
powers-two-b = 2b: a lépéseid és a fejlesztéseid megduplázódnak, bárhol használsz lapkát, és a Keyflower hajó pontjai is.
powers-three-a = 3a: fejlesztéskor bármelyik erőforrás bármelyik másiknak számít, aranynak is.
powers-three-b = 3b: a játék végi pontozáskor bármelyik erőforrás bármelyik másiknak számít, aranynak is.
powers-four-a = 4a: ha egy másik játékos kékkel, pirossal vagy sárgával licitált egy falulapkára, más színnel is túllicitálhatod. Zöld ellen nem, fordulósorrend-lapkán nem, és akkor sem, ha ott már van más színű, álló licited.
    .lying = Két kék munkást három piros licitál túl, ezek fekszenek: a Patkolókovács mindenki más számára kék marad.
powers-lying = Az ottani munkásaid fekszenek; a lapka a többiek számára és a használathoz megtartja a színét, te pedig csak a fekvőkkel azonos színű munkásokat adhatsz hozzájuk. Ha már nincs ott más licit, és a lapkán sincs munkás, a tieid felállnak, és ők határozzák meg a színt.
powers-four-b = 4b: azt a lapkát, amelyre már licitáltak, vagy amelyet már használtak, bármilyen színű munkásokkal használhatod, vegyesen is. Az eltérő színűek fekszenek. Mind beleszámít a hatba.

## Tél

section-winter = Tél
winter-choice = Először minden játékos titokban kiválaszt legalább egyet a téllapkái közül. Ezeket megkeverjük, és árverésre kerülnek; a többi látatlanban a dobozba.
winter-bids = A téllapkákra licitálni lehet, használni nem. A falvak lapkái a szokásos módon használhatók.
winter-boats = A hajók üresek: a tél végén a játékosok magukat a hajókat és a fordulósorrend-lapkákat veszik el.
winter-over = A játék az utolsó falu felépítése után ér véget. Az ekkor a paravánok mögött lévő munkások számítanak.

## Végső értékelés

section-scoring = Játék végi pontozás
scoring-printed = Minden lapkádért a felül lévő oldalára nyomtatott pont jár. A hátoldal az előlap helyett számít.
scoring-order = A fordulósorrend-lapka 1 pontot ér minden lapkáért, amellyel érintkezik.
    .order-tile = Ez a fordulósorrend-lapka az otthonlapkával és a Kulcsfejtővel érintkezik: 2 pont.
scoring-boat = A hajód. Keyflower: 1 pont minden egységnyi szállítási kapacitásért, vagyis a lapkáid felül lévő oldalán látható szállítási számok összege. Tengeri Bástya: 1 pont a legjobb körbeérő utad minden lapkájáért (KF F9). Tengeri Fuvallat: 2, 4, 8, 16, 32 pont a folyón lévő egy–öt hajóért (KF F10). Flipper: 2 pont és egy ingyenes fejlesztés. Ianvincible: 5 pont. Fehér Szél: 1 pont minden itt beszámított munkásért.
scoring-items = Minden munkás, jártasság és erőforrás legfeljebb egyszer ér pontot, egyetlen, általad választott lapkán. Egy téllapka annyiszor ér pontot, ahányszor teljesíteni tudod. A máshol be nem számított arany 1 pontot ér.
    .items = Patika, Kézművesek céhe, Kulcspiac, valamint 8 kék, 3 piros, 3 sárga és 1 zöld munkás: három háromszínű csoport 9 pontot ér, a maradék öt kék 3-at, a zöld 2-t. Összesen 14.
scoring-winter = Mire adnak pontot a téllapkák, és alkalmanként mennyit:
scoring-yards = A raktárlapkák (Fatelep, Kőfejtő, Kovács és Pajta) azért adnak pontot, ami rajtuk van. Minden más lapkánál a falu bármelyik részén lévő erőforrás számít, a raktárlapkákon lévő is, ha ott lemondasz a pontjáról.
scoring-gold = Az arany bármelyik erőforrásnak számít.
scoring-purple = A lila munkás egyszer számít: bármilyen színű munkásként, bármilyen fajtájú jártasságként vagy bármilyen fajtájú erőforrásként. Erőforrásként valamelyik raktárlapkádra is kerülhet, szállítás nélkül.
scoring-best = Nem kell kiszámolnod: a program minden játékosnak megkeresi a legjobb elosztást.
scoring-walk = A körbeérő út az utakon visszaér a kiindulópontjára anélkül, hogy egy útszakaszon kétszer haladna át. Minden lapka egyszer számít, akkor is, ha az út kétszer érinti.
    .walk = Két hurok, közös lapkájuk az otthonlapka: öt lapka a körbeérő úton, 5 pont a Tengeri Bástyáért.
scoring-river = A folyó az otthonlapka vizétől egyenesen halad tovább. A rajta hézag nélkül sorakozó hajók és nyári hajók számítanak.
    .river = Három hajó a folyón az otthonlapka alatt: 8 pont a Tengeri Fuvallatért.
scoring-most = Az nyer, akinek a legtöbb pontja van; egyenlőség esetén megosztott a győzelem.

## Jelek a lapkákon

section-icons = Jelek a lapkákon
icons-things = Munkások, jártasságok és erőforrások:
    .icon-worker = Bármilyen színű munkás. Ha kapod, a zsákból húzod.
    .icon-workers = Kék, piros, sárga és zöld munkás. Minden színnek saját kalapja és jele van.
    .icon-purple = A lila munkás. Fordulósorrend-lapkán: aki elnyeri a lapkát, kezdőjátékos lesz.
    .icon-skill = Bármilyen jártasság. Ha kapod, a pakliból húzod.
    .icon-skills = Fűrész, csákány és üllő.
    .icon-resource = Bármilyen erőforrás.
    .icon-resources = Fa, kő, vas és arany.
    .icon-alike = Egyforma munkások, jártasságok vagy erőforrások; a fajtát te választod.
icons-effects = Használat és fejlesztés:
    .icon-brings = Ami bal oldalt van, azzal fizetsz, vagy azzal kell rendelkezned; ami jobb oldalt van, azt kapod.
    .icon-or = Ezek egyike, te választasz.
    .icon-cart = Annyi szállítási lépés, amennyit a szám mutat.
    .icon-upgrade = Egy fejlesztés. Két nyíl: két fejlesztés.
    .icon-cost = Ennyibe kerül a lapka fejlesztése.
icons-points = Pontok:
    .icon-seal = Annyi pont, amennyit a szám mutat: magáért a lapkáért vagy minden teljesített csoportért.
    .icon-tray = Csak az számít, ami ezen a lapkán van.
    .icon-adjacent = Minden szomszédos lapkáért.
    .icon-loop = A legjobb körbeérő utad minden lapkájáért (KF F9).
    .icon-river = A folyón lévő hajókért (KF F10).
icons-powers = Nyári hajók:
    .icon-boat = Hajóválasztáskor ezt is megkapod.
    .icon-fields = Az erőforrások mezőkön is átmehetnek.
    .icon-edges = Az éleknek nem kell egyezniük.
    .icon-equals = Bármelyik helyettesíti a másikat.
    .icon-bid = Licitek egy lapkára.
    .icon-use = Egy lapka használata.
    .icon-lying = A színszabálytól eltérő munkás fekszik (KF C7).
icons-signs = A lapka sarkában:
    .icon-seasons = Tavasz, nyár, ősz és tél: a lapka évszaka. A hajókon: mikor érvényes a hatás.
    .icon-home = Otthonlapka a sorszámával.

## Mi titkos

section-hidden = Mi rejtett?
hidden-screens = Azt mindenki látja, hány munkás és jártasság van egy paraván mögött; a színüket és a fajtájukat csak a tulajdonosuk.
hidden-winter = A kézben lévő téllapkák titkosak, és az is, ki melyiket választotta. Az nyilvános, hogy ki hányat választott.
hidden-drawn = Amit a zsákból vagy a pakliból húznak, csak az látja, aki húzta.
hidden-paid = Ahol bármilyen jártassággal lehet fizetni, ott a kifizetett jártasságlapka képpel lefelé kerül a pakliba.
hidden-open = Minden más nyilvános: a falvak, a licitek, a hajók, a készlet, hogy mennyi van a zsákban és a pakliban, és hogy mely munkások térnek vissza.
hidden-points = Játék közben nem számolunk pontot; a végén felfedjük, mi van a paravánok mögött.

## Amiben egy asztal megegyezhet

section-options = Változatok
options-why = Ahol a szabálykönyvek nyitva hagynak egy kérdést, vagy eltérnek egymástól, az asztal létrehozója a másik megoldást vagy egy nyomtatott szabálykönyv összes megoldását is választhatja.
options-loose = A 3b nyári hajóval minden máshol be nem számított erőforrás 1 pontot ér, mint az arany; vagy csak az igazi arany.
options-counter = A 4a nyári hajóval csak falulapkákon lehet túllicitálni; vagy fordulósorrend-lapkákon is.
options-cross = A 2a nyári hajóval olyan élen is lehet szállítani, ahol út találkozik mezővel; vagy nem.
options-first = Egy lapkára az első használatakor legfeljebb hat munkás helyezhető; vagy legfeljebb három.
options-stored = A raktárlapkán lévő erőforrás ott vagy máshol ér pontot; vagy csak ott.
options-walk = A Tengeri Bástya körbeérő útja egy útszakaszon sem haladhat át kétszer; vagy egy lapkát sem érinthet kétszer.
options-order = A fordulósorrend-lapka 1 pontot ér minden lapkáért, amellyel érintkezik; vagy még 1-et önmagáért.
options-purple = A lila munkást az számíthatja be, akinél a játék végén van; vagy csak az, aki licittel nyerte el. Ekkor senki sem számíthatja be, ha télen senki sem licitált rá.
options-market = A Kulcspiac 2 pontot ad minden zöld munkásért; vagy 3-at.
