# The rules of Carcassonne as players read them. `web/src/games/carcassonne/learn/outline.json` says in
# which order, and which numbers each paragraph answers for.

section-game = A játék röviden
game-aim =
    Két–öt játékos közösen épít egy tájat, kártyáról kártyára: utakat, városokat, kolostorokat és köztük mezőket.
    Az alattvalóidat **útonállóként**, **lovagként**, **szerzetesként** és **parasztként** helyezed el rajta, hogy pontokat
    szerezz. Az nyer, akinek a végén a legtöbb pontja van.
game-box =
    A játékban 72 területkártya van, köztük a kezdőlap. Mindenkinek 8 egyszínű alattvalója van: eggyel az értékelő táblán
    jelzi a pontjait, héttel játszik. A pontszámnak nincs felső határa.
game-setup =
    A kezdőlap képpel felfelé középre kerül, alattvaló nélkül. A többi 71 kártyát képpel lefelé megkeverjük.
    Mindenki 0 ponttal és 7 alattvalóval indul. A kezdőjátékost sorsoljuk; a játék az óramutató járásával egyező irányban halad.

section-turn = A köröd
turn-steps =
    Egy kör három részből áll, ebben a sorrendben:
    - Húzol egy területkártyát, és leteszed.
    - Rátehetsz egy alattvalót.
    - Értékelünk minden utat, várost és kolostort, amelyet a kártya befejezett.
turn-duty =
    Ha a kártya bárhová illik, le kell tenned; nem passzolhatsz, és nem is tarthatod meg. Alattvalót letenni nem kötelező.
    Az értékelés viszont az, akárkinek kedvez.
turn-open = A kihúzott kártyát mindenki látja, és mindenki adhat tanácsot.

section-tile = A területkártya elhelyezése
tile-beside =
    A kártya üres helyre kerül, és legalább egy teljes oldalával egy már lerakott kártyához kell illeszkednie. Nem elég, ha
    csak a sarkuk érintkezik.
tile-fits =
    Minden oldalnak illenie kell a szomszédjához: **város** városhoz, **út** úthoz, **rét** réthez. A kártyának minden
    szomszédjához illenie kell.
    .fits-road = Illik: az út folytatódik, és két oldalán a rét is.
    .fits-city = Illik: lent a város folytatódik, bal oldalon rét találkozik réttel.
    .fits-not = Nem illik: az út rétbe futna.
tile-turning = A kártyát elforgathatod, de nem fordíthatod át.
tile-nowhere =
    Ha a kártya sehová sem illik, akárhogyan forgatod is, kikerül a játékból, és másikat húzol. Ha nincs több húzható kártya, a
    játék azonnal véget ér.

section-follower = Alattvaló elhelyezése
follower-one = Körönként legfeljebb egy alattvalót tehetsz le a készletedből, az éppen letett kártyára.
follower-roles =
    Minden alattvaló egyforma; a helye dönti el a szerepét. Városban **lovag**, úton **útonálló**,
    kolostorban **szerzetes**. Mezőre fektetve **paraszt**.
    .roles = Balra lovag a városban, útonálló az úton és paraszt a mezőn; jobbra szerzetes a kolostorban.
follower-free = Az úton, a városban vagy a mezőn sehol sem lehet alattvaló, bármilyen messze is állna, még a sajátod sem.
    .taken = A városban már áll a piros játékos lovagja. A kék játékos tette le a felső kártyát, és csak parasztot tehet rá.
    .own = A piros játékos tette le a bal oldali kártyát. A város, az út és az alsó sarokban lévő mező szabad; a felső mező nem, mert ott már van saját parasztja.
follower-cloister = Az új kártyán lévő kolostor mindig szabad. Ha most nem teszel rá szerzetest, később már senki sem tehet.
follower-supply =
    Ha minden alattvalód a játéktéren van, csak kártyát teszel le, amíg egy vissza nem tér. Az alattvalók nem mozognak, és nem
    hívhatók vissza; csak értékeléskor térnek vissza (CA 8.1).
follower-joining =
    Több játékos akkor osztozik egy úton, városon vagy mezőn, ha egy kártya külön-külön elfoglalt részeket köt össze. Ilyen
    kártyát mindig letehetsz, de az így összekötött útra, városba vagy mezőre nem tehetsz alattvalót.

section-complete = Mikor kész egy út, város, kolostor?
complete-road =
    Egy út akkor kész, ha mindkét végét kereszteződés, város vagy kolostor zárja le, vagy ha körbeér.
    Az út menti házak és bokrok nem zárják le.
complete-city = Egy város akkor kész, ha a fala körbeér, és belül nincs hézag.
    .city-gap = Nincs kész: a város felül nyitott. Hiányzik a kártya, amely lezárja.
complete-cloister = Egy kolostor akkor kész, ha a kártyája körül mind a nyolc helyen van kártya, a sarkoknál is.
complete-several = Egy kártya egyszerre több utat, várost és kolostort is befejezhet, a tiédet és másokét is. Mindegyiket értékeljük.

section-points = Pontok játék közben
points-road = **Út:** 1 pont minden kártyájáért.
    .road = Három kártya a kereszteződéstől a kolostorig: a piros játékos 3 × 1 = 3 pontot kap.
    .ring = A körbeérő út végek nélkül is kész: a piros játékos 4 × 1 = 4 pontot kap.
points-city = **Város:** 2 pont minden kártyájáért, és további 2 minden címerért.
    .city = Három kártya és egy címer: a piros játékos 3 × 2 + 1 × 2 = 8 pontot kap.
    .small-city = Két kártya is város: a piros játékos 2 × 2 = 4 pontot kap.
points-once = Egy kártya egy városnál vagy útnál csak egyszer számít, akkor is, ha több része is hozzá tartozik.
points-cloister = **Kolostor:** 9 pont, 1 a saját kártyájáért és 1 a körülötte lévő nyolc kártya mindegyikéért.
    .cloister = A nyolcadik kártya is a helyére került: a kék játékos 1 + 8 = 9 pontot kap.
points-majority =
    Ha egy úton vagy egy városban több alattvaló is van, az kapja a pontokat, akinek a legtöbb van ott. Egyenlőség esetén minden
    érintett játékos megkapja az összes pontot; a többiek semmit. Több alattvalóért nem jár több pont.
    .shared-city = A kiemelt kártya két várost köt össze; a piros és a kék játékosnak egy-egy lovagja van. Négy kártya és egy címer: mindketten 4 × 2 + 1 × 2 = 10 pontot kapnak. A bal alsó kártya egyszer számít.
points-nobody =
    Ami alattvaló nélkül készül el, senkinek sem ér pontot. Ha egy kártyával több minden készül el, mindegyiket külön
    értékeljük.

section-home = Az alattvalók visszatérnek
home-back =
    Egy út, város vagy kolostor értékelése után minden ott álló alattvaló visszatér a játékosához, az is, amelyik nem ért pontot.
    A tieidet a következő körödtől újra használhatod, bármilyen szerepben.
home-swift =
    Arra is tehetsz alattvalót, amit a kártyád éppen befejezett, ha szabad: azonnal pontot ér, és visszatér. Ehhez kell, hogy
    legyen alattvaló a készletedben.
    .swift = A felső kártya befejezi a várost. A piros játékos lovagot tesz bele, 2 × 2 = 4 pontot kap, és visszaveszi a lovagot.

section-fields = Mezők
fields-field =
    A mező összefüggő rétekből áll; utak, városok és a táj széle határolják. A rétek a kártyák oldalai mentén kapcsolódnak,
    sarkon vagy üres helyen át soha. Az út végét a rét megkerüli.
    .three-fields = Három paraszt, három mező: a város és az utak elválasztják őket.
fields-joining = Egy kártya különálló mezőket is összeköthet, a rajtuk lévő összes paraszttal együtt.
    .one-field = A kiemelt kártya eggyé köti össze a három mezőt. Aki letette, szerzetest vagy útonállót tehet rá, de parasztot nem.
fields-staying =
    A mező sosem készül el, és játék közben nem ér pontot. A parasztok a játék végéig a mezőn maradnak, ezért jól gondold meg,
    mikor teszel le egyet.

section-end = A játék vége
end-last = A játék annak a körnek a végén ér véget, amelyben valaki leteszi az utolsó kártyát. Ezt a kört még végigjátsszuk, alattvalóval és értékeléssel együtt.
end-unfinished =
    Ezután minden befejezetlen utat, várost és kolostort értékelünk. A pontokat most is az kapja, akinek ott a legtöbb alattvalója van.
    - **Út:** 1 pont minden kártyáért.
    - **Város:** 1 pont minden kártyáért és 1 minden címerért.
    - **Kolostor:** 1 pont a saját kártyájáért és 1 minden körülötte lévő kártyáért.
    .end-road = Az út mindkét vége nyitott: a piros játékos 3 × 1 = 3 pontot kap.
    .end-city = Öt kártya, két címer és egy hézag: a kék játékosnak két lovagja van, a feketének egy. A kék játékos 5 + 2 = 7 pontot kap, a fekete semmit.
    .end-cloister = A nyolc helyből négyen van kártya: a sárga játékos 1 + 4 = 5 pontot kap.
end-winner = Utoljára a parasztokat értékeljük (CA 11.3). Az nyer, akinek a legtöbb pontja van; egyenlőség esetén megosztott a győzelem.

section-farmers = Mennyit érnek a parasztok?
farmers-owner =
    Minden mezőt külön értékelünk. Tulajdonosa az, akinek a legtöbb parasztja van rajta; egyenlőség esetén minden érintett játékos
    tulajdonos. Ha nincs rajta paraszt, senkié.
farmers-cities =
    A mező tulajdonosa 3 pontot kap minden olyan **kész** városért, amely a mezőn áll vagy azzal határos, akár kicsi, akár nagy,
    bárki építette is. A befejezetlen városok nem érnek pontot.
    .farmer = Egy kész város a mező mellett: a kék játékos 3 pontot kap.
    .two-cities = Két kész város ugyanazon mező mellett: a kék játékos 2 × 3 = 6 pontot kap.
farmers-several =
    Ha egy város több mezővel is határos, mindegyik mező tulajdonosa kap érte pontot. Ha az egyik mezőn kisebbségben vagy, az nem
    érinti a többi meződet.
    .two-fields = A nagy mezőn a piros játékosnak két parasztja van, a sárgának egy: a piros 2 × 3 = 6 pontot kap, a sárga semmit. A széles város alatti mező a kék játékosé, ő 3 pontot kap ezért a városért.
farmers-once =
    Egy városért azonban ugyanaz a játékos csak **egyszer** kap pontot. A parasztjaid tehát 3 pontot érnek minden különböző kész
    városért, amely valamelyik meződdel határos.
    .once = Mindkét mező a kék játékosé. A széles város mindkettővel határos, de egyszer számít; a kicsivel együtt ez 2 × 3 = 6 pont.

section-river = Kiegészítő: A folyó
river-box =
    A folyó 12 kártyából áll: a **forrásból**, tíz folyókártyából és a **tóból**. Ezeket minden más kártya előtt rakjuk le.
river-setup =
    A forrás képpel felfelé középre kerül, a kezdőlap helyére; senkinek sincs rajta figurája. A tíz folyókártyát képpel lefelé
    megkeverjük, a tó alájuk kerül. A kezdőlapot a többi kártya közé keverjük; az egyik változatban kikerül a játékból.
river-end =
    A körök a szokásos módon zajlanak. A folyókártyának a folyó nyitott végét kell folytatnia, ezért csak egy helyre kerülhet;
    te csak azt választod meg, hogyan forgatod. Minden más oldalának is illenie kell a szomszédjához.
river-bends =
    Két egymás utáni kanyar nem fordulhat ugyanarra. Ha egyenes kártya van köztük, akkor igen. Az egyik változatban a kanyarok
    mindig felváltva fordulnak balra és jobbra.
    .river-bend = Illik: az első kanyar balra fordult, a második jobbra fordul.
    .river-u-turn = Nem illik: két egymás utáni balkanyarral a folyó visszafordulna.
river-figures =
    A folyókártyák útjaira, városaiba, kolostoraiba és mezőire a szokásos szabályok szerint tehetsz figurát. A folyón semmi sem
    állhat, és a folyó nem ér pontot.
river-nowhere =
    Ha egy folyókártya nem illik, akárhogyan forgatod is, kikerül a játékból, és másik folyókártyát húzol. Ha a tó nem illik, az is
    kikerül: a folyó vége nyitva marad, és oda már nem kerülhet kártya.
river-lake = A tavat utoljára húzzuk, külön körben. Utána a többi kártyából húzunk.
river-land =
    A folyó ugyanúgy elválasztja a mezőket, mint az út. A forrást és a tavat a rét megkerüli. A hídon az út átvezet a folyón, és
    mindkét parton elválasztja a mezőket; ott nem ér véget. Városkapunál vagy kolostornál az út a folyókártyákon is véget ér, mint
    mindig. A folyókártyák ugyanúgy számítanak, mint a többi kártya.

section-inns = Kiegészítő: Fogadók és katedrálisok
inns-box =
    A Fogadók és katedrálisok 18 kártyáját a többi közé keverjük. Minden játékos kap egy **nagy alattvalót** is. Legfeljebb hatan
    játszhattok.
inns-big =
    A nagy alattvalót egy alattvaló helyett teheted le, ugyanazon szabályok szerint. A többség megállapításakor **két** alattvalónak
    számít. A pontokat nem duplázza meg. Ugyanúgy visszatér, mint a többi alattvaló, parasztként pedig a mezőn marad.
    .big-follower = A kiemelt kártya két várost köt össze. A piros játékos nagy alattvalója kettőnek számít, a kék játékosnak egy lovagja van: a piros 4 × 2 + 1 × 2 = 10 pontot kap, a kék semmit.
inns-inn = **Fogadó:** ha egy kész út mellett fogadó áll, minden kártyájáért 1 helyett 2 pont jár. Ha az út a játék végéig nem készül el,
    semmit sem ér. Ugyanannál az útnál egy második fogadó nem változtat semmin. A fogadó csak ahhoz az úthoz tartozik, amely mellett
    áll.
    .inn-road = Három kártya és egy fogadó: a piros játékos 3 × 2 = 6 pontot kap.
inns-cathedral = **Katedrális:** ha egy kész városban katedrális áll, 3 pont jár minden kártyájáért és 3 minden címerért. Ha a város a játék végéig
    nem készül el, semmit sem ér. Ugyanabban a városban egy második katedrális nem változtat semmin. A parasztoknak ez is ugyanolyan
    város, mint a többi.
    .cathedral-city = Öt kártya és egy katedrális: a piros játékos 5 × 3 = 15 pontot kap.
inns-spoil = Más játékosok útjához vagy városához is hozzátehetsz egy fogadót vagy katedrálist, akár azért is, hogy keresztbe tegyél nekik.
inns-tiles =
    Néhány kártyát érdemes alaposabban megnézni. A fogadó melletti tó nem a folyó része, és nem osztja ketté a mezőt. Ha két út nem
    találkozik, az két külön út. Ha egy fal a kártya sarkáig fut, elválasztja a két oldalán lévő mezőket. A városok közötti mező
    teljesen körülzárt is lehet: ott is állhat paraszt.

section-traders = Kiegészítő: Kereskedők és építőmesterek
traders-box =
    A Kereskedők és építőmesterek 24 kártyáját a többi közé keverjük. Minden játékos kap egy **építőmestert** és egy **disznót** is. Húsz
    kártya városrészén áru látható: 9 bor, 6 gabona és 5 szövet. Mindegyikhez tartozik egy árujelző.
traders-goods =
    Ha elkészül egy város, amelyben áru van, a szokásos módon értékeljük. Ezután az, aki az utolsó kártyát letette, minden ott lévő
    áruért kap egy árujelzőt, akkor is, ha nincs alattvalója a városban. Ha egy kártya két várost fejez be, mindkettő árui járnak érte.
    Ha egy város sosem készül el, az áruiért nem jár semmi.
    .goods-city = A kék játékos teszi le a kiemelt kártyát. A lovag a piros játékosé, ő 3 × 2 = 6 pontot kap; a kék játékos egy gabonát kap.
traders-tokens =
    Az árujelzőidet mindenki látja, és a játék végéig megtartod őket. Akkor minden árufajtánál az kap **10 pontot**, akinek abból a
    legtöbb árujelzője van; egyenlőség esetén minden érintett játékos 10 pontot kap.
traders-builder =
    Az építőmesteredet egy alattvaló helyett teheted le, az éppen letett kártya egyik útjára vagy városába. Azon az úton vagy abban a
    városban kell lennie alattvalódnak, és az út vagy a város még nem lehet kész. Az építőmester sosem áll mezőn vagy kolostorban. A
    többség megállapításakor nem számít, és nem ér pontot.
traders-second =
    Ha bővíted vagy befejezed az építőmestered útját vagy városát, **második kártyát** kapsz: az értékelés után még egy kártyát húzol
    és leteszel, tehetsz rá figurát, majd újra értékelünk. Az építőmesternek már korábban ott kellett állnia. A többi játékos
    kártyáiért nem jár neked semmi, és harmadik kártya sosincs.
    .builder-road = A piros játékos leteszi a kiemelt kártyát, és befejezi az utat: 4 × 1 = 4 pontot kap, majd egy második kártyát. Az alattvaló és az építőmester visszatér.
traders-home =
    Az építőmester visszatér, amikor az útját vagy a városát értékeljük. Ugyanannak a körnek a második részében újra leteheted. Ha
    nincs több húzható kártya, második kártya sincs.
traders-pig =
    A disznódat egy alattvaló helyett teheted le, az éppen letett kártya olyan mezőjére, ahol van parasztod. A játék végéig ott marad,
    és a többség megállapításakor nem számít.
traders-pig-points =
    A játék végén a disznód további 1 pontot ér minden kész városért, amely a mezőjével határos, ha te vagy a mező tulajdonosa.
    Így ezek a városok egyenként 3 helyett 4 pontot érnek neked. A többi játékos disznói neked nem segítenek.
    .pig-field = Két kész város, és a kék játékos parasztja mellett ott a disznója: a kék játékos 2 × 4 = 8 pontot kap.
traders-tiles =
    Néhány kártyát érdemes alaposabban megnézni. A hídnál az egyik út a másik fölött halad át: nem találkoznak, és egyik sem ér
    véget. A kunyhó ugyanúgy lezárja az utat, mint a kolostor, a rét pedig megkerüli.

section-together = Kiegészítők együtt
together-turn =
    A kiegészítőket tetszés szerint kombinálhatod. Egy kártyára legfeljebb egy figurát teszel: egy alattvalót, a nagy alattvalót, az
    építőmestert vagy a disznót. Így egy kártyán sosem áll két figura.
together-rules =
    A folyó építése közben a második kártya a következő folyókártya. Ahol az építőmesterhez vagy a disznóhoz alattvaló kell, ott a
    nagy alattvaló is megfelel. Egy városban a katedrális, a címerek és az áruk mind számítanak, mindegyik a saját szabálya szerint.
together-end = A játék végén a befejezetlen utakat, városokat és kolostorokat értékeljük, aztán a mezőket, végül az árukat.

section-options = Változatok
options-options =
    Ezek közül az asztal létrehozásakor választhatsz. Mindenhol az első az, amit ez az oldal leír.
    - **Parasztok:** 3 pont minden városért, városonként egyszer; vagy 3 pont minden mező után, amely a várossal határos; vagy városonként 4 pont annak, akinek a legtöbb parasztja van a várost körülvevő összes mezőn; vagy egyáltalán nincsenek parasztok.
    - **Kétkártyás város:** 4 pont, mint bármelyik másik városért, vagy 2 pont.
