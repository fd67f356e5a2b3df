### A Keyflower szabályai a magunk szavaival, azoknak, akik játsszák.

## A játék egy percben

section-aim = A játék egy percben
aim-game = Négy évszak, mindegyikben árverés. A munkásokkal licitálsz azokra a lapkákra, amelyekből a falud nő, és munkásokkal használod a lapkákat: a sajátodat, a szomszédokét, sőt azokat is, amelyek még árverés alatt állnak. A szín mindenkit köt, a túllicitált munkások pedig máshol dolgozhatnak. Tél után az nyer, akinek a legtöbb pontja van.

## Előkészületek

section-setup = Előkészületek
setup-supplies = A zsákban 40 kék, 40 piros és 40 sárga munkás van; a 20 zöld nyíltan fekszik. Nyílt a készlet is: 48 arany, valamint 24-24 vas, kő és fa. A jártasságlapkák, 16 fűrész, 16 csákány és 16 üllő, képpel lefelé fekszenek egy pakliban.
setup-workers = Mindenki húz 8 munkást a zsákból, és elrejti a paravánja mögé.
setup-homes = Mindenki kap egy véletlen otthonlapkát, ezzel kezdődik a faluja. Akinek a legkisebb a száma, az veszi el a lila munkást, és kezdi a tavaszt.
    .home = Otthonlapka, az elő- és a hátlapja: lépések és fejlesztés annak, aki használja, az egyik élén pedig víz. A háztető mutatja a fejlesztés árát.
setup-boats = Annyi hajó van, ahány játékos. Rakományuk: munkások a zsákból és képpel felfelé fordított jártasságlapkák.
    .boat = A Keyflower tavasszal, 7 munkással és 1 jártasságlapkával.
setup-order = Forduló sorrend lapkák: két játékosnál 1, háromnál 2, négynél 3, ötnél vagy hatnál 4. A legnagyobb számún látható a lila munkás.
setup-tiles = Középre két játékosnál 6 tavaszi lapka kerül, minden további játékosnál eggyel több. Ami megmarad, visszakerül a dobozba.
setup-winter = Mindenki titokban téli lapkákat kap: négy játékosig 3-at, öt vagy hat játékosnál 2-t.
setup-purple = A végső értékelésig a lila munkás csak jelző: nem licitál, nem dolgozik és nem fizet.

## Az évszak kezdete

section-season = Az évszak kezdete
season-first = Az kezd, akinél a lila munkás van; a sorrend az óramutató járása szerinti. Még egyik lapkának sincs színe, és munkás csak a hajókon áll.
season-boats = Nyáron és ősszel a hajók új rakományt kapnak. Ha a zsákból nem telik mindre, sorban egyesével kapnak munkást, amíg a zsák ki nem ürül; a jártasságlapkáknál ugyanígy. Télen üresek maradnak.
season-tiles = Nyáron és ősszel ugyanannyi lapka kerül középre, mint tavasszal; a többi a dobozba. A nyári hajónak véletlenszerűen az egyik oldala látszik, az egész játékban ugyanaz.
season-winter = A tél titkos választással kezdődik (KF W1).

## Egy kör

section-turn = Egy kör
turn-choice = Amikor te jössz, munkásokat raksz le, mindet egyetlen helyre, vagy passzolsz.
turn-location = A hely vagy egy középső lapka feléd eső oldala (licit), vagy egy lapka teteje (használat). Egy körben sosem mindkettő.
turn-whence = Legalább egy munkást raksz le. Jöhetnek a paravánod mögül, lehetnek egész, vesztésre álló csoportjaid, vagy mindkettő (KF B6).
turn-pass = Passzolni mindig lehet, akkor is, ha maradt munkásod. Ha más nem lehetséges, muszáj.
turn-over = Aki passzolt, később újra lerakhat. Az évszaknak vége, amint egymás után mindenki passzolt.
turn-boats = A hajókra nem lehet licitálni, és használni sem lehet őket.

## Színek

section-colours = Színek
colours-first = Minden évszakban az első munkás adja meg a lapka színét, akár mellé, akár rá kerül. Addig a lapka szabad.
colours-same = A lapka mellé és a lapkára csak ilyen színű munkás kerülhet. Szabad lapkára is csak egyszínű munkásokat rakhatsz.
colours-shared = A középső lapkákon a licitekre és a használatra ugyanaz a szín érvényes. A forduló sorrend lapkákra csak licitálni lehet, a faluban fekvőket csak használni.
    .colour = A Kőbányászt már használta egy piros munkás. Ezért a licitek is pirosak.
colours-green = A zöld külön szín. Nem helyettesít mást, és más sem helyettesíti.
colours-everybody = A szín mindenkit köt, a tulajdonost is, és az évszak végéig tart.
colours-lying = Ezt a szabályt csak a 4a és a 4b nyári hajó töri meg. Az ilyen munkásokat le kell fektetni: minden számba beleszámítanak, de színt nem adnak.

## Licitálás

section-bids = Licitálás
bids-where = Minden középső lapkára licitálhatsz, a nyári hajókra, a téli lapkákra és a forduló sorrend lapkákra is, egyszerre akárhányra.
bids-larger = Az első licit legalább egy munkás. Minden licitnek nagyobbnak kell lennie, mint a többieké azon a lapkán, így mindig egy licit vezet, a többi vesztésre áll.
    .bids = Három licit a Favágóra: 1, 2 és 3 munkás. A legnagyobb vezet; aranyszínű a szegélye.
bids-raise = Saját licitedet emelheted: a vezetőt bármennyivel, a vesztésre állót annyival, hogy a legnagyobb legyen. A munkások egy csoporttá válnak.
bids-group = A vesztésre álló csoport elmozdulhat, de csak egészben és csak egy helyre. Ott több csoport és a paraván mögül jövő munkások is összetalálkozhatnak; licitben egy csoporttá válnak. Vesztésre álló csoportodat akár a lapka mellől magára a lapkára is átrakhatod.
    .group = A Kulcsbányánál álló két sárga munkást túllicitálták. Átmehetnek az Istállóhoz, de csak együtt.
bids-whither = A vesztésre álló csoport mehet másik licitbe, használatra, vagy fizetségként a zsákba (KF E6). Ilyenkor az egész csoport egy fizetségnek számít.
bids-winning = A vezető licit marad: egyetlen munkása sem mozoghat, dolgozhat vagy fizethet.
bids-stay = A lapkán álló munkások ott maradnak, és az évszak végéig senki sem kerül vissza a paraván mögé.
bids-part = Egy csoport elmozdítása önmagában nem kör; mindig licit, használat vagy fizetés része.
bids-both = Ugyanarra a lapkára licitálhatsz is, és használhatod is, más-más körben.

## A lapkák használata

section-uses = A lapkák használata
uses-where = Használhatod a saját falud, bárki más faluja és, a telet kivéve, a középen fekvő lapkákat. Az ebben az évszakban elnyert lapka még egyik faluban sincs.
uses-never = Nem állhat munkás nyári hajóra, hajóra, forduló sorrend lapkára, téli lapkára és olyan őszi lapkára, amely csak pontot ér.
uses-more = Egy lapka első használatához az évszakban legalább egy munkás kell, minden továbbihoz legalább eggyel több, mint az előzőhöz. Több is lehet a kelleténél, de nem hoz többet.
uses-six = Egy lapkán egy évszakban legfeljebb hat munkás állhat. Így legfeljebb háromszor használható: 1, 2 és 3 munkással.
    .uses = Használták 1, aztán 2, aztán 3 munkással: hat kék munkás áll a Kulcserdőn, ebben az évszakban már senki sem használhatja.
uses-again = Ugyanazt a lapkát egy későbbi körben újra használhatod. A tulajdonosának sem olcsóbb, és másokat sem zárhat ki.
uses-effect = Minden használat a felül lévő oldal hatását hozza, azonnal és egyszer, akárhány munkás jött.
uses-paid = Ha nem tudod kifizetni, amit a lapka kér, nem használhatod. Olyan használat is szabad, amely semmit sem hoz.
uses-whose = A munkások ott maradnak. Az évszak végén a falu tulajdonosáé, a lapka nyerteséé vagy a zsáké lesznek.

## Mit adnak a lapkák

section-effects = Mit adnak a lapkák
effects-resources = Az erőforrások a készletből jönnek. Ha a lapka a saját faludban van, rákerülnek, különben az otthonlapkádra.
    .produced = Kulcserdő a saját faludban: a fa rajta fekszik.
effects-drawn = A jártasságlapkákat a pakliból, a munkásokat (fehér figura) a zsákból húzod úgy, hogy a többiek ne lássák.
effects-green = Zöld munkás csak a nyílt készletből jön.
effects-skill = Ahol jártasság az ár, ott egy a paravánod mögül képpel lefelé a pakliba kerül. A Munkaerő piacon előbb húzol.
effects-worker = Ahol munkás az ár, ott a lapkára rakottakon felül még egy megy a zsákba a paravánod mögül, vagy egy egész, vesztésre álló csoport abból a színből. A Fogadóban előbb húzol.
effects-choice = Ahol választhatsz, abból válassz, ami van a készletben.
effects-short = Ha valamiből kevés van, azt kapod, ami van, és helyette semmit.
effects-back = A kifizetett erőforrás visszakerül a készletbe. Az elköltött zöld munkás a zsákba megy.

## Szállítás és fejlesztés

section-transport = Szállítás és fejlesztés
transport-tiles = Otthonlapka, Istálló, Patkolókovács vagy Bognár, bárhol fekszik, megadott számú lépést és fejlesztést enged, csak a saját faludban.
transport-step = Egy lépés egy erőforrást visz át a szomszédos lapkára ott, ahol út találkozik úttal. A lépéseket tetszés szerint oszthatod el.
    .road = Mindhárom lapka között út találkozik úttal. A kő az otthonlapkáról egy lépésben a Kulcserdőre vagy a Kulcsfejtőre jut.
transport-order = A lépések és a fejlesztések sorrendje tetszőleges. Számuk a használat kezdetén eldől, és ami kimarad, elvész.
transport-upgradable = Fejleszthetők a falud otthon-, tavaszi, nyári és őszi lapkái, mindegyik egyszer, a nyári hajók kivételével.
transport-price = Az ár erőforrásainak magán a lapkán kell lenniük; a jártasságok a paravánod mögül képpel lefelé a pakliba kerülnek.
transport-gold = Az arany fát, követ vagy vasat helyettesít. Az aranyat semmi sem helyettesíti, és jártasság sem másik jártasságot. A „bármi” mindent elfogad.
transport-turned = A lapkát a helyén fordítod meg; ami rajta fekszik és áll, marad. Ettől kezdve mindenki, aki használja, a hátlap hatását kapja.
    .upgrade = A Fűrészmalom. Ha három fa fekszik rajta, megfordítható: 3 pont helyett 10.

## Az évszak vége

section-end = Az évszak vége
end-losing = A vesztésre álló licitek visszakerülnek tulajdonosuk paravánja mögé.
end-unsold = Amire senki sem licitált, a dobozba kerül, a rajta álló munkások a zsákba.
end-won = Aki a legtöbbet licitálta, elveszi a lapkát, és megkapja a rajta álló munkásokat. A licit munkásai a zsákba mennek. A nyári hajók ereje ettől fogva él.
end-village = A faludban álló munkások a te paravánod mögé kerülnek, bárki rakta is oda őket.
end-boats = Az 1., 2., 3. és 4. forduló sorrend lapka nyertesei ebben a sorrendben választanak hajót, mindenki egyszer; aztán a többiek az új kezdőjátékostól az óramutató járása szerint. Mindenki elveszi egy hajó összes munkását és jártasságát; télen magát a hajót, és az elnyert forduló sorrend lapkákat is. Aki a lila munkást mutató lapkát nyeri, az lesz a kezdőjátékos. Ha arra senki sem licitált, a többiek a régi kezdőjátékostól kezdve választanak, majd a bal szomszédja lesz a kezdőjátékos. A nyertes licitek a zsákba mennek.
    .order = Az 1. forduló sorrend lapka nyertese választ hajót elsőként. A 2. lapkáé, amelyen a lila munkás van, másodikként választ, és ő kezdi a következő évszakot. A harmadik játékosé a megmaradt hajó.
end-build = Ezután mindenki épít (KF V1), és kezdődik a következő évszak; tél után a pontszámítás.

## A falu építése

section-village = A falu építése
village-together = Mindenki egyszerre épít, tetszőleges sorrendben. Minden lapkát le kell rakni, amelyik illik.
village-beside = A lapka üres helyre, a falud egyik lapkája mellé kerül, tetszés szerint elforgatva. Nem kell, hogy út kösse az otthonlapkához.
village-edges = Ahol két lapka érintkezik, a két él egyforma: út, mező vagy víz. A víz szabadon is maradhat.
    .edges = Út az úthoz, mező a mezőhöz, a hajó pedig a vizével az otthonlapka vizéhez.
village-water = Az otthonlapka vizéhez csak hajó kerülhet, a saját vizével.
village-fixed = A lerakott lapka többé nem mozdul és nem fordul. Amíg nem mondod, hogy kész, visszaveheted.
village-aside = Amelyik lapka sehova sem illik, azt félre kell tenni. A tiéd, és pontot ér, de semmivel sem érintkezik; amint egy későbbi évszakban illik, le kell rakni.
village-free = A 2a nyári hajóval az éleknek nem kell egyezniük, már abban az évszakban sem, amelyikben elnyerted.

## Nyári hajók

section-powers = Nyári hajók
powers-whose = Erejük azé, aki elnyerte őket, és nem kell hozzá munkás. Mindegyiknek az a vagy a b oldala látszik, így egy játékban csak az egyik van jelen.
powers-one-a = 1a: hajóválasztáskor még 2 munkás a zsákból.
powers-one-b = 1b: hajóválasztáskor még 1 zöld munkás a készletből.
powers-two-a = 2a: lépéseid mezős éleken is átmehetnek, vízen nem, és a lapkáidnak nem kell illeszkedniük (KF V7).
powers-two-b = 2b: bárhol használsz lapkát, kétszer annyi lépésed és fejlesztésed van, és a Keyflower pontjai is kétszeresek.
powers-three-a = 3a: fejlesztéskor bármely erőforrás bármelyiknek számít, aranynak is.
powers-three-b = 3b: a végső értékeléskor bármely erőforrás bármelyiknek számít, aranynak is.
powers-four-a = 4a: ha valaki más kékkel, pirossal vagy sárgával licitált egy falulapkára, más színnel is túllicitálhatod. Zöld ellen nem, forduló sorrend lapkán nem, és olyan licited mellett sem, amely más színben áll ott.
    .lying = A két kék munkást három piros licitálja túl; ezek fekszenek, mert a Patkolókovács mindenki másnak kék marad.
powers-lying = Ott a munkásaid fekszenek; a lapka a többieknek és a használathoz megtartja a színét, te pedig csak a fekvők színéből adhatsz hozzá. Ha minden más licit eltávozott, és a lapkán sem áll senki, a tieid felállnak, és övék lesz a lapka színe.
powers-four-b = 4b: azt a lapkát, amelyen már van licit vagy használat, bármilyen színű munkásokkal használhatod, vegyesen is. A más színűek fekszenek. Mind beleszámít a hatba.

## Tél

section-winter = Tél
winter-choice = Először mindenki titokban kiválaszt legalább egyet a téli lapkái közül. Ezek összekeverve középre kerülnek; a többi látatlanban a dobozba.
winter-bids = A téli lapkákra licitálni lehet, használni nem. A falvak lapkáit használhatjátok, mint mindig.
winter-boats = A hajók üresek: a tél végén magukat a hajókat és a forduló sorrend lapkákat viszitek el.
winter-over = Az utolsó építés után vége a játéknak. Az akkor paraván mögött lévő munkások számítanak.

## Végső értékelés

section-scoring = Végső értékelés
scoring-printed = A felül lévő oldal pontjai minden lapkádról. A hátlap az előlap helyett számít.
scoring-order = A forduló sorrend lapka 1 pontot ad minden lapkáért, amellyel érintkezik.
    .order-tile = Ez a forduló sorrend lapka az otthonlapkával és a Kulcsfejtővel érintkezik: 2 pont.
scoring-boat = A hajód. Keyflower: 1 pont a lapkáid minden szállítási értékéért. Tengeri Bástya: 1 pont a legjobb körséta (KF F9) minden lapkájáért. Tengeri Fuvallat: 2, 4, 8, 16, 32 pont egy, két … öt hajóért a folyóban (KF F10). Flipper: 2 pont és egy ingyenes fejlesztés. Ianvincible: 5 pont. Fehér Szél: 1 pont minden munkásért, akit neki adsz.
scoring-items = Minden munkás, jártasság és erőforrás legfeljebb egyszer ér pontot, egyetlen lapkán, amelyet te választasz. Egy téli lapka annyiszor ad pontot, ahányszor meg tudod tölteni. Az arany, amely máshol nem számít, 1 pont.
    .items = Patika, Kézművesek céhe, Kulcspiac, hozzá 8 kék, 3 piros, 3 sárga és 1 zöld munkás: három háromszínű készlet 9 pont, a maradék öt kék 3, a zöld 2. Együtt 14.
scoring-yards = A Fatelep, a Kőfejtő, a Kovács és a Pajta azért ad pontot, ami rajta fekszik. Minden más lapkához a falu bármely pontjáról jöhet erőforrás, ezekről is, ha ott lemondasz a pontjukról.
scoring-gold = Az arany bármely erőforrásnak számít.
scoring-purple = A lila munkás egyszer számít: bármilyen színű munkásnak, bármelyik jártasságnak vagy erőforrásnak.
scoring-best = Nem kell keresgélned: a program mindenkinek a legjobb elosztást számolja.
scoring-walk = A körséta utakon visz vissza oda, ahonnan indult, és egyetlen úton sem megy kétszer. Egy lapka egyszer számít, akkor is, ha kétszer mész át rajta.
    .walk = Két kör, amelyek közös lapkája az otthon: öt lapka a sétán, 5 pont a Tengeri Bástyáért.
scoring-river = A folyó az otthonlapka vizétől egyenesen halad tovább. A benne hézag nélkül fekvő hajók és nyári hajók számítanak.
    .river = Három hajó a folyóban az otthonlapka alatt: 8 pont a Tengeri Fuvallatért.
scoring-most = A legtöbb pont nyer; egyenlőségnél közös a győzelem.

## Mi titkos

section-hidden = Mi titkos
hidden-screens = Hány munkás és jártasság van egy paraván mögött, azt mindenki látja; a színüket és fajtájukat csak a tulajdonos.
hidden-winter = A kézben lévő téli lapkák titkosak, és az is, melyik kié volt. Hogy ki hányat választott, azt tudni lehet.
hidden-drawn = Amit a zsákból és a pakliból húznak, csak az látja, aki húzza.
hidden-paid = Ahol bármelyik jártasság jó, ott képpel lefelé fizeted.
hidden-open = Minden más nyílt: a falvak, a licitek, a hajók, a készlet, a zsák és a pakli darabszáma, és hogy mely munkások térnek vissza.
hidden-points = Játék közben senki sem számol pontot; a paravánok a végén nyílnak meg.

## Amiben egy asztal megegyezhet

section-options = Amiben egy asztal megegyezhet
options-why = Ahol a szabálykönyvek nyitva hagynak egy kérdést, az asztal gazdája a másik választ is választhatja.
options-loose = A 3b nyári hajóval minden erőforrás, amely máshol nem számít, 1 pontot ér, mint az arany; vagy csak az igazi arany.
options-counter = A 4a nyári hajó csak falulapkákon licitál túl; vagy forduló sorrend lapkákon is.
options-cross = A 2a nyári hajóval olyan élen is lehet szállítani, ahol út és mező találkozik; vagy nem.
options-first = Egy lapka első használatához legfeljebb hat munkás rakható; vagy legfeljebb három.
