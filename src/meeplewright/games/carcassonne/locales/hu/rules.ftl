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

section-options = Változatok
options-options =
    Ezek közül az asztal létrehozásakor választhatsz. Mindenhol az első az, amit ez az oldal leír.
    - **Parasztok:** 3 pont minden városért, városonként egyszer; vagy 3 pont minden mező után, amely a várossal határos; vagy városonként 4 pont annak, akinek a legtöbb parasztja van a várost körülvevő összes mezőn; vagy egyáltalán nincsenek parasztok.
    - **Kétkártyás város:** 4 pont, mint bármelyik másik városért, vagy 2 pont.
