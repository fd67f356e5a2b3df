### The guided first game of each game: what the table tells a newcomer.
### Names of things are those of the games' own catalogues.

guide-name = Vezetett első játszma
guide-next = Tovább
guide-back = Ami eddig elhangzott
guide-leave = Kilépés a leckéből
guide-stay = Maradok
guide-play-on = Játszom tovább
guide-home = Kezdőlap
# For ears: what is lit on the table. $x and $y are numbers with a sign.
guide-cell = Kiemelve: { $x }. oszlop, { $y }. sor.

guide-leaving-title = Kilépsz a leckéből?
guide-leaving = A játszma megy tovább, mint bármelyik másik: játszd végig egyedül, vagy térj vissza hozzá később a kezdőlapról.

# Nothing new to tell. $bot is the rival's name.
guide-rest-title = Te jössz
guide-rest = Ezt már tudod. Játssz, ahogy kedved tartja.
guide-wait-title = Soron van: { $bot }
guide-wait = Egy pillanat, és újra te jössz.

## Before the lesson

guide-first-title = { $game }: vezetett első játszma
guide-first-more = Egy barátságos bot ellen játszol, és az asztal megmondja, mit tegyél: egyszerre egy dolgot, az első néhány körben. Szabályt előtte nem kell olvasnod.
guide-first-leave = A leckéből bármikor kiléphetsz, és játszhatsz tovább egyedül.
guide-first-begin = Kezdjük
# On the start page, under the game.
guide-new-to = { $game }: most ismerkedsz vele?
guide-new-to-go = Vezetett első játszma

## Carcassonne

guide-carcassonne-welcome-title = Üdv!
guide-carcassonne-welcome = Közösen építetek egy vidéket, te és { $bot }, kártyáról kártyára, mindenki a maga pontjaiért. Egy kör rövid: leteszed a húzott kártyát, aztán ha akarsz, alattvalót teszel rá.
guide-carcassonne-tile-title = Tedd le a kártyád
guide-carcassonne-tile = Folytatnia kell, ami mellette van: utat út, várost város, mezőt mező. Válaszd a kiemelt helyet, forgasd a kártyát, ha akarod, majd tedd le.
guide-carcassonne-thief-title = Az első alattvalód
guide-carcassonne-thief = Hét alattvalód van, egyet a most letett kártyára állíthatsz. Tedd az útra útonállónak: onnantól tiéd az út.
guide-carcassonne-rival-title = { $bot } is lépett
guide-carcassonne-rival = A kiemelt kártya a válasza. Ahol már áll alattvaló, arra az útra, városba vagy mezőre más nem tehet: a tieid biztonságban vannak.
guide-carcassonne-city-title = Fejezz be egy várost
guide-carcassonne-city = A kártyáddal bezárhatsz egy várost: ha a falán nincs rés, kész. Tedd a kiemelt helyre.
guide-carcassonne-knight-title = Egy lovag
guide-carcassonne-knight = Tegyél alattvalót a városba lovagnak. A város már kész, ezért azonnal pontot ér, a lovag pedig rögtön visszatér hozzád.
guide-carcassonne-scored_city-title = { $points } pont egy városért
guide-carcassonne-scored_city = A kész város kártyánként 2 pontot ér, és minden címerért még 2-t. A lovagod visszatért, újra bevetheted.
guide-carcassonne-scored_road-title = { $points } pont egy útért
guide-carcassonne-scored_road = A kész út kártyánként egy pontot ér. Az útonállód visszatért, újra bevetheted.
guide-carcassonne-scored_cloister-title = { $points } pont egy kolostorért
guide-carcassonne-scored_cloister = Körben mindenütt kártya fekszik: mindegyikért egy pont jár, és egy magáért a kolostorért. A szerzetesed visszatért.
guide-carcassonne-cloister-title = Egy kolostor
guide-carcassonne-cloister = A kolostor akkor kész, ha körülötte mind a nyolc helyen kártya fekszik, akárki teszi oda. Ezért oda jó, ahol már sok van: a kiemelt hely megfelel.
guide-carcassonne-monk-title = Egy szerzetes
guide-carcassonne-monk = Tegyél alattvalót a kolostorba szerzetesnek: 9 pont, amikor elkészül. Várnia kell egy ideig, de senki sem zavarhatja.
guide-carcassonne-road-title = Fejezd be az utad
guide-carcassonne-road = Az út akkor kész, ha mindkét vége elágazáshoz, városhoz vagy kolostorhoz ér. A kiemelt helyen a kártyád befejezi az útonállód útját.
guide-carcassonne-supply-title = Kevés az alattvaló
guide-carcassonne-supply = A hét alattvalódból { $supply } maradt. Aki befejezetlen dolgon áll, ott marad, amíg az el nem készül, ezért egyet-kettőt tarts meg egy jó alkalomra.
guide-carcassonne-farmer-title = Parasztok
guide-carcassonne-farmer = A mezőre tett alattvaló paraszt. Ott marad a végéig, és akkor a mezője mellett minden kész városért 3 pontot hoz. Egy korai paraszt sokat ér, a sok már túl sok.
guide-carcassonne-aids-title = Az asztal segít
guide-carcassonne-aids = Mutass egy útra, városra vagy mezőre, vagy koppints rá, és látod, kié és mennyit ér. A gombok a hátralévő kártyákat, a mezőket és minden pontot megmutatnak.
guide-carcassonne-end-title = Ennyi elég
guide-carcassonne-end = Az utolsó kártya után a parasztok is pontot érnek, és egy kicsit az is, ami befejezetlen. A legtöbb pont nyer. Játssz tovább: ez már a te játszmád!

## Keyflower

guide-keyflower-welcome-title = Üdv!
guide-keyflower-welcome = Négy évszak alatt mindketten egy-egy falut építetek, te és { $bot }. A paravánod mögött nyolc munkás áll, csak te látod őket: velük licitálsz új lapkákra, és velük használod a lapkákat.
guide-keyflower-bid-title = Licitálj egy lapkára
guide-keyflower-bid = Tavasszal hat lapka van középen. Az évszak végén azé a lapka, akinek a legtöbb munkása áll mellette. Nyisd meg a kiemelt lapkát, és licitálj.
guide-keyflower-bid_workers-title = Melyik munkások?
guide-keyflower-bid_workers = Az első licithez elég egy munkás; többet nehezebb túllicitálni. Mindnek azonos színűnek kell lennie.
guide-keyflower-colours-title = A szín köt
guide-keyflower-colours = Ebben az évszakban a kiemelt lapkához innentől csak ilyen színű munkás jöhet, licitálni és használni is, bárki rakja oda. Ezzel távol is tarthatod a riválisod.
guide-keyflower-rival-title = { $bot } is lépett
guide-keyflower-rival = A válasza ki van emelve. Felváltva jöttök, egyszerre egy licit vagy egy használat, amíg valaki még szeretne.
guide-keyflower-use-title = Használj egy lapkát
guide-keyflower-use = A lapkára tett munkások azonnal meghozzák, amit a lapka ad: középen, a faludban, sőt az ellenfél falujában is. Nyisd meg a kiemelt lapkát, és használd.
guide-keyflower-use_workers-title = Elég egy munkás
guide-keyflower-use_workers = Egy lapka első használatához egy munkás kell, minden későbbihez legalább eggyel több, mint az előzőhöz. Ott maradnak, és végül a lapka gazdájához kerülnek.
guide-keyflower-home-title = Az otthonlapkád
guide-keyflower-home = Amit a faludon kívüli lapkák adnak, az otthonlapkádra kerül. Ha van rajta egy fa és egy kő, fejlesztheted: megfordítva 5 pontot ér.
guide-keyflower-outbid-title = Túllicitáltak
guide-keyflower-outbid = Tegyél oda még munkást, hogy újra te vezess, vagy vidd magaddal az egész vesztes csoportot, amikor másik lapkára licitálsz vagy másikat használsz. A munkásaid mellett találod.
guide-keyflower-lacking-title = Hozd el a maradékot
guide-keyflower-lacking = Az otthonlapkádhoz még egy erőforrás hiányzik. A kiemelt lapka megadja: használd.
guide-keyflower-upgrade-title = Fejleszd az otthonlapkád
guide-keyflower-upgrade = Minden rajta van, amibe kerül. Válaszd ki a faludban az otthonlapkád, és használd egy munkással.
guide-keyflower-turn_over-title = Szállítás és fejlesztés
guide-keyflower-turn_over = Most utakon szállíthatsz erőforrásokat, és fejleszthetsz lapkákat. Ahol a teljes ár a lapkán fekszik, válaszd a lapkát, hogy megfordítsd. Aztán fejezd be.
guide-keyflower-pass-title = Elég tavaszra?
guide-keyflower-pass = Ha nem akarsz több munkást lerakni, passzolj. Később még visszaszállhatsz; az évszaknak akkor van vége, ha egymás után mindketten passzoltok.
guide-keyflower-boat-title = Vége a tavasznak
guide-keyflower-boat = Minden lapka azé, aki a legtöbbet licitálta; a vesztes licitek visszatérnek a paravánok mögé. Most válassz hajót: a munkásai és a jártasságai a tieid.
guide-keyflower-village-title = Építsd a falud
guide-keyflower-village = Rakd le a megnyert lapkákat: válassz lapkát és egy helyet a falud mellett, és forgasd, amíg út úttal, víz vízzel nem találkozik. Aztán fejezd be.
guide-keyflower-summer-title = Nyár
guide-keyflower-summer = Új lapkák vannak középen. A faludban és a megnyert lapkákon álló munkások most a paravánod mögött vannak, bárki rakta is le őket.
guide-keyflower-winter-title = Gondolj a télre
guide-keyflower-winter = Téli lapkáid is vannak, más nem látja őket. Télen te döntöd el, melyik kerül játékba. Azért adnak pontot, amit összegyűjtesz, úgyhogy tervezz velük.
guide-keyflower-end-title = Ennyi elég
guide-keyflower-end = A fejlesztett lapkák, az arany, az őszi és a téli lapkák hozzák a pontokat. Ha megnyitsz egy lapkát, elmondja, mit tud. Játssz tovább: ez már a te játszmád!
