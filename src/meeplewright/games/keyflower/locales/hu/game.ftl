### Keyflower: szavai, a szabályok indoklásai, eseményei, pontjai, asztala a terminálban.

keyflower = Keyflower

## Miért nem szabályos egy lépés. A szabály száma és kettőspont után áll. $tile egy lapka neve.

# $step az, ami most következik.
why-other-step =
    most nem ez a lépés következik, hanem { $step ->
        [draw] húzás
        [turn] egy kör kezdete: passz, licit vagy egy lapka használata
        [workers] a munkások lerakása
        [pay] a használat kifizetése
        [choose] egy erőforrás kiválasztása
        [transport] szállítás és fejlesztés
        [boat] egy hajó kiválasztása
        [village] lapkák lerakása
        [winter] a téli lapkák kiválasztása
       *[over] semmi: vége a játéknak
    }.
why-tiles-to-lay = még van lerakandó lapka.
why-cannot-pay = ezzel itt nem lehet fizetni: { $with }.
why-not-in-stock =
    itt nem kapható { $resource ->
        [wood] fa
        [stone] kő
        [iron] vas
       *[gold] arany
    }.
why-no-step = ilyen erőforrás egy lépésben nem vihető innen: { $from }, ide: { $to }.
why-boat-taken = { $boat }: ez a hajó nem szabad.
why-not-those-tiles = legalább egy saját téli lapkát kell választani, és csak sajátot lehet.
why-no-auction = { $tile }: erre nem lehet licitálni.
why-too-few-to-bid =
    { $tile }: a licithez legalább { $needed ->
        [one] { $needed } munkás
       *[other] { $needed } munkás
    } kell, egy színből.
why-too-few-of-colour =
    { $tile }: legalább { $needed } { $colour ->
        [blue] kék
        [red] piros
        [yellow] sárga
       *[green] zöld
    } munkás kell, és nincs ennyi.
why-never-used = { $tile }: nem használható, csak pontot ér vagy képességet ad.
why-not-in-reach = { $tile }: sem faluban, sem az árverésen nincs.
why-tile-full = { $tile }: ennyi munkás nem fér rá; egy évszakban hat fér el.
why-no-payment = { $tile }: a használatát nem tudnád kifizetni.
why-too-few-to-use =
    { $tile }: a használatához legalább { $needed ->
        [one] { $needed } munkás kell
       *[other] { $needed } munkás kell, egy színből, hacsak a 4b hajó nem engedi keverni őket
    }.
why-no-group = { $tile }: itt nincs licited.
why-winning-stays = { $tile }: itt a te licited vezet, ezért nem mozdítható.
why-group-order = a csoportokat a lapkák sorrendjében kell megnevezni; ez előbb áll: { $tile }.
why-group-does-not-fit = az innen jövő csoport színe vagy száma nem illik ide: { $tile }.
why-not-so-many =
    a paravánod mögött nincs { $number } { $colour ->
        [blue] kék
        [red] piros
        [yellow] sárga
       *[green] zöld
    } munkás.
why-wrong-colour =
    { $colour ->
        [blue] kék
        [red] piros
        [yellow] sárga
       *[green] zöld
    } munkás ide nem rakható, { $number } sem.
why-colour-order =
    vegyes színeknél sorban kell megmondani őket; most ez jön: { $colour ->
        [blue] kék
        [red] piros
        [yellow] sárga
       *[green] zöld
    }, akár 0 is.
why-not-touching = { $tile }: üres helyre, a falud egy lapkája mellé kell kerülnie.
why-no-upgrade-left = ebben a használatban nincs több fejlesztés.
why-not-own-village = { $tile }: nem a te faludban van.
why-not-upgradable = { $tile }: nem fejleszthető, vagy már fejlesztett.
why-cost-not-met = { $tile }: a fejlesztés ára nincs meg; az erőforrásoknak magán a lapkán kell lenniük.
why-not-to-lay = { $tile }: most nem ezt kell lerakni.
why-pick-first = előbb mondd meg, melyik lapkát rakod le.
why-does-not-fit = { $tile }: így nem illik oda; az éleknek egyezniük, az utaknak vagy a víznek csatlakozniuk kell.

## Dolgok, egyedül és számmal

colour-of-blue = kék
colour-of-red = piros
colour-of-yellow = sárga
colour-of-green = zöld
skill-saw = fűrész
skill-pickaxe = csákány
skill-anvil = üllő
resource-wood = fa
resource-stone = kő
resource-iron = vas
resource-gold = arany
resource-any = erőforrás

# Munkások szín szerint: „2 piros”.
amount-blue = { $count } kék
amount-red = { $count } piros
amount-yellow = { $count } sárga
amount-green = { $count } zöld
amount-worker = { $count } munkás
amount-skill = { $count } jártasság
amount-saw = { $count } fűrész
amount-pickaxe = { $count } csákány
amount-anvil = { $count } üllő
amount-tile = { $count } lapka
amount-resource = { $count } erőforrás
amount-wood = { $count } fa
amount-stone = { $count } kő
amount-iron = { $count } vas
amount-gold = { $count } arany

season-spring = Tavasz
season-summer = Nyár
season-autumn = Ősz
season-winter = Tél

phase-draw = húzás
phase-turn = egy kör
phase-workers = munkások lerakása
phase-pay = fizetés
phase-choose = erőforrás választása
phase-transport = szállítás és fejlesztés
phase-boat = hajó választása
phase-village = a falu építése
phase-winter = téli lapkák választása
phase-over = a játék vége

## Mit tudnak a lapkák

# Táblázatban, pontok és perjel után: „1★ / szomszéd”.
unit-neighbour = szomszéd a faluban
unit-here = { $thing } itt
unit-river = hajó egy sorban
unit-loop = lapka az útkörön
unit-transport = szállítási érték
unit-chosen-worker = egy szín munkása
unit-chosen-skill = egyfajta jártasság
unit-chosen-resource = egyfajta erőforrás

# Szavakkal.
does-gain = ezt adja: { $what }
does-choose = ezek egyikét adja: { $what }
does-pay = ezért: { $price }
does-transport = { $steps } szállítási lépés, { $upgrades } fejlesztés
does-store = a végén { $points } pont minden itt fekvő erőforrásért ({ $thing })
does-score = a végén { $points } pont ennyiért: { $what }
does-turn-order = a végén 1 pont minden szomszédos lapkáért a faluban
does-river = a végén pont a folyó mentén sorban álló 1, 2 … hajóért: { $points }
does-loop = a végén 1 pont az utak legjobb zárt körének minden lapkájáért
does-transport-sum = a végén 1 pont a falu minden szállítási értékéért
does-flip = a végén egy lapka ingyen fejleszthető
does-nothing = csak pontot ér
does-carry = rakománya: { $what }

# Melyik oldaláról van szó.
tile-front = Előlap
tile-back = Fejlesztve
tile-purple = A lila munkással
tile-plain = A lila munkás nélkül

power-summer_boat_1a = hajóválasztáskor még 2 munkás a zsákból
power-summer_boat_1b = hajóválasztáskor még 1 zöld munkás
power-summer_boat_2a = szállítás mezőkön át; az éleknek nem kell egyezniük
power-summer_boat_2b = kétszeres szállítás és fejlesztés, a Keyflower pontjai is
power-summer_boat_3a = fejlesztéskor bármely erőforrás bármelyiknek számít
power-summer_boat_3b = a végső értékeléskor bármely erőforrás bármelyiknek számít
power-summer_boat_4a = mások licitje bármely színnel túllicitálható
power-summer_boat_4b = licitált vagy használt lapka bármely színnel, vegyesen is használható

info-front = Alapoldal: { $does }. Pont: { $points }
info-upgraded = Fejlesztve: { $does }. Pont: { $points }
info-cost = A fejlesztés ára: { $cost }
info-no-upgrade = Nem fejleszthető.
info-never-used = Munkás nem rakható rá.

## Lapkák

tile-home_1 = Ház 1
tile-home_2 = Ház 2
tile-home_3 = Ház 3
tile-home_4 = Ház 4
tile-home_5 = Ház 5
tile-home_6 = Ház 6
tile-keywood = Kulcserdő
tile-keystone_quarry = Kulcsfejtő
tile-key_mine = Kulcsbánya
tile-woodcutter = Favágó
tile-quarryman = Kőbányász
tile-miner = Bányász
tile-workshop = Műhely
tile-gold_mine = Aranybánya
tile-stable = Istálló
tile-apprentice_hall = Tanoncképző
tile-alehouse = Sörcsarnok
tile-peddler = Házaló
tile-store = Kereskedés
tile-mason = Kőműves
tile-tavern = Fogadó
tile-hiring_fair = Munkaerő piac
tile-farrier = Patkolókovács
tile-carpenter = Ács
tile-smelter = Kohász
tile-brewer = Sörfőzde
tile-summer_boat_1 = Nyári hajó 1
tile-summer_boat_1a = 1a hajó
tile-summer_boat_1b = 1b hajó
tile-summer_boat_2 = Nyári hajó 2
tile-summer_boat_2a = 2a hajó
tile-summer_boat_2b = 2b hajó
tile-summer_boat_3 = Nyári hajó 3
tile-summer_boat_3a = 3a hajó
tile-summer_boat_3b = 3b hajó
tile-summer_boat_4 = Nyári hajó 4
tile-summer_boat_4a = 4a hajó
tile-summer_boat_4b = 4b hajó
tile-timber_yard = Fatelep
tile-stone_yard = Kőfejtő
tile-blacksmith = Kovács
tile-barn = Pajta
tile-sawmill = Fűrészmalom
tile-sculptor = Szobrász
tile-forge = Kohó
tile-goldsmith = Aranyműves
tile-well = Kút
tile-wainwright = Bognár
tile-fair = Vásár
tile-inn = Kocsma
tile-apothecary = Patika
tile-craftsmans_guild = Kézművesek céhe
tile-jeweller = Ékszerész
tile-key_guild = Kulcs céh
tile-key_market = Kulcspiac
tile-keythedral = Kulcstedrális
tile-mercers_guild = Selyemkereskedők céhe
tile-scholar = Tudós
tile-scribes = Írnok
tile-village_hall = Faluház
tile-watermill = Vízimalom
tile-windmill = Szélmalom
tile-keyflower = Keyflower
tile-sea_bastion = Tengeri Bástya
tile-sea_breese = Tengeri Fuvallat
tile-flipper = Flipper
tile-ianvincible = Ianvincible
tile-white_wind = Fehér Szél
tile-turn_order_tile_1 = Forduló sorrend lapka 1
tile-turn_order_tile_2 = Forduló sorrend lapka 2
tile-turn_order_tile_3 = Forduló sorrend lapka 3
tile-turn_order_tile_4 = Forduló sorrend lapka 4

## Változatok és értékeik, az „=” után

option-counter_bid = túllicitálás a 4a hajóval
option-counter_bid-village = falulapkákra
option-counter_bid-all = forduló sorrend lapkákra is
option-cross_mixed_edges = szállítás nem egyező éleken át (2a hajó)
option-cross_mixed_edges-yes = szabad
option-cross_mixed_edges-no = tilos
option-first_use = egy lapka első használata az évszakban
option-first_use-6 = legfeljebb 6 munkás
option-first_use-3 = legfeljebb 3 munkás
option-loose_gold = a fel nem használt arany pontja a 3b hajóval
option-loose_gold-any = bármely erőforrásért
option-loose_gold-real = csak aranyért

## Mi történt: sorok részei a játékos neve és kettőspont után.

event-pass = passz
event-bid = licit: { $tile }
event-use = használat: { $tile }
event-bring = csoport innen: { $tile }
event-pay = fizet: { $what }
event-pay_group = fizet a csoporttal innen: { $tile }
event-carry = { $what }: { $start } → { $end }
event-upgrade = fejlesztés: { $tile }
event-boat = hajó: { $tile }
event-lay = { $tile }, hely: { $cell }
event-winter = kiválasztotta a téli lapkáit
event-draws = húz: { $what }
event-took = a paraván mögé kerül: { $what }
event-brought = kap: { $what } ({ $tile })
event-gains = kap: { $what } ({ $tile })
# Egész sorok.
event-sold = { $tile }: { $name } nyerte, ára { $price }.
event-unsold = Nem kellett senkinek, kikerül a játékból: { $tiles }
event-revealed = Kirakott téli lapkák: { $tiles } (ki hányat választott: { $numbers })
event-opened = a paraván mögött volt: { $what }
event-season = Új évszak: { $season }.

## Mire jár a pont

item-printed = { $tile }
item-turn_order = { $tile }: { $count } szomszéd
# $doubled: yes vagy no.
item-transport =
    { $tile }: szállítás { $count }{ $doubled ->
        [yes] , kétszer
       *[no] {""}
    }
item-river = { $tile }: { $count } hajó egy sorban
item-loop = { $tile }: útkör { $tiles }
item-gold = { $things }, pontozó lapkán kívül
item-things = { $tile }: { $things }
item-purple = köztük a lila munkás
item-flipped = ingyen fejlesztve

## Az asztal a terminálban

kf-to-play = { $name } következik
kf-order = Sorrend:
kf-supply = Készlet: { $supply }
kf-bag = zsák: { $count }
kf-pile = jártasságok: { $count }
kf-boats = Hajók
kf-boat-empty = üres
kf-auction = Árverés
kf-your-village = A falud
kf-screen = A paraván mögött:
kf-winter-tiles = Téli lapkák: { $tiles }
kf-no-workers = nincs munkás
kf-now = most { $points } pontot ér
kf-waiting = Lerakandó: { $tiles }
kf-aside = Sehova sem illik: { $tiles }
kf-with-purple = + lila munkás
kf-full = tele
# Oszlopok feje, röviden.
kf-head-tile = lapka
kf-head-does = hatás
kf-head-upgraded = fejlesztve
kf-head-cost = ár
kf-head-points = pont
kf-head-colour = szín
kf-head-workers = rajta
kf-head-bids = licit
kf-head-at = hely
kf-head-lying = készlet
kf-legend = { $road } út, { $water } víz, vékony vonal: mező

kf-hand-over = { $name }, te jössz. Nyomj Entert, ha más nem látja a képernyőt.
kf-ask-turn = { $bid } N licit, { $use } N használat, p passz, ? súgó
kf-do-bid = licit rá
kf-do-use = használat
kf-which-tile = Melyik lapkára? Írd be: { $command } és a száma, például { $command } 1.
kf-doing-bid = Licit: { $tile }.
kf-doing-use = Használat: { $tile }.
kf-brought = Velük jön: { $what }.
kf-groups = Vesztes csoportok, amelyek jöhetnek:
kf-group-from = { $what } innen: { $tile }
kf-ask-workers = Hány? { $choices }
kf-ask-more = Még hány? { $choices }
kf-or-group = { $choices }, vagy egy csoport: { $letters }
kf-ask-group = Melyik csoport? { $letters }
kf-which-colour = { $number } milyen színű? Írd be például: { $example }
kf-ask-pay = Mivel fizetsz? { $numbers }
kf-ask-choose = Melyik erőforrás? { $numbers }
kf-ask-boat = Melyik hajó? { $numbers }
kf-ask-village = Melyik lapka jön most? { $numbers }
kf-ask-winter = Mely téli lapkák kerüljenek játékba? { $numbers }
kf-transport =
    { $steps ->
        [0] Nincs több lépés
       *[other] Még { $steps } lépés
    }, { $upgrades ->
        [0] fejlesztés nincs
       *[other] { $upgrades } fejlesztés
    }.
kf-nothing-to-carry = Most nincs több szállítani- vagy fejlesztenivaló.
kf-ask-transport = Mi következzen? { $numbers }, Enter: kész
kf-laying = Lerakandó: { $tile }
kf-ask-cell = Hova? { $cells }
kf-ask-way = { $cell }, hogyan forgatva? { $numbers }, Enter: másik hely
kf-closes-river =
    { $ways }: ez elzárná a folyót az otthonlapkádnál. { $boats ->
        [0] Utána egy hajó sem kerülhetne
       *[other] Utána csak { $boats } hajó kerülhetne
    } a sorába, amelyért { tile-sea_breese } pontot ad.
kf-finish = kész
kf-no-such-tile = Nincs ilyen lapka: „{ $text }”. A számát vagy a nevét írd be.
kf-no-such-player = Nincs ilyen játékos: „{ $text }”. Számot vagy betűt írj.
kf-undone = Visszavonva. A kihúzottak ugyanabban a sorrendben jönnek újra.
kf-undo-other = Az utolsó döntés másé volt; csak ő vonhatná vissza.

kf-help-turn = Minden nyílt lapkának száma van; a mellette álló b és w mondja meg, mit tehetsz vele.
kf-help-bid = licit a 3. lapkára
kf-help-use = a 3. lapka használata munkásokkal
kf-help-short = ugyanez rögtön a munkásokkal
kf-help-pass = passz
kf-help-info = mit tud a 3. lapka; a neve is jó
kf-help-village = a falud, vagy a 2. játékosé
kf-help-table = az asztal újra
kf-help-undo = visszavonás az előző döntésedig
kf-help-notation = Aki szereti, jelöléssel is írhat: bid:keywood, azután workers:2,red.
kf-help-signs = { $step }2 két szállítási lépés, { $upgrade }1 egy fejlesztés, { $point } pont, ≥3 ennyi munkás kell a következő használathoz.
