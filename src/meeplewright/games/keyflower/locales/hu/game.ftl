### Keyflower: szavai, a szabályok indoklásai, eseményei, pontjai, asztala a terminálban.

keyflower = Keyflower

## Miért nem szabályos egy lépés. A szabály száma és kettőspont után áll. $tile egy lapka neve.

why-other-step =
    ez most nem lehetséges; most ez következik: { $step ->
        [draw] véletlen húzás
        [turn] passzolás, licitálás vagy egy lapka használata
        [workers] munkások lehelyezése
        [pay] fizetés
        [choose] egy erőforrás kiválasztása
        [transport] szállítás és fejlesztés
        [boat] hajó választása
        [village] lapkák lehelyezése
        [winter] téllapkák kiválasztása
       *[over] semmi, a játszma véget ért
    }.
setup-batch-compact = a kötegelt motornak csak egyféle mérete van, amelyben minden játszma elfér.
why-tiles-to-lay = még van lehelyezendő lapkád.
why-cannot-pay = ezzel nem fizethetsz: { $with }.
why-not-in-stock =
    itt nem választható { $resource ->
        [wood] fa
        [stone] kő
        [iron] vas
       *[gold] arany
    }.
why-no-step = innen ({ TILE($from) }) ide ({ TILE($to) }) ilyen erőforrás nem vihető egy lépéssel.
why-boat-taken = ezt a hajót már elvitték ({ TILE($boat) }).
why-not-those-tiles = legalább egy téllapkát kell választanod, és csak a sajátjaid közül.
why-no-auction = erre a lapkára nem licitálhatsz ({ TILE($tile) }).
why-too-few-to-bid =
    ehhez a licithez ({ TILE($tile) }) legalább { $needed ->
        [one] egy munkás
       *[other] { $needed } egyszínű munkás
    } kell.
why-too-few-of-colour =
    ide ({ TILE($tile) }) legalább { $needed ->
        [one] egy
       *[other] { $needed }
    } { $colour ->
        [blue] kék
        [red] piros
        [yellow] sárga
       *[green] zöld
    } munkás kell, de nincs ennyi.
why-never-used = ez a lapka ({ TILE($tile) }) nem használható; csak pontot ér, vagy képességet ad.
why-not-in-reach = ez a lapka ({ TILE($tile) }) nincs egyik faluban sem, és árverésen sincs.
why-tile-full = ennyi munkás nem fér el ezen a lapkán ({ TILE($tile) }); egy évszakban legfeljebb hat lehet rajta.
why-no-payment = { TILE($tile) } használatát nem tudod kifizetni.
why-too-few-to-use =
    { TILE($tile) } használatához legalább { $needed ->
        [one] egy munkás kell
       *[other] { $needed } egyszínű munkás kell (vegyesen csak a 4b hajóval)
    }.
why-no-group = erre a lapkára nem licitáltál ({ TILE($tile) }).
why-winning-stays = itt ({ TILE($tile) }) nyerésre áll a licited, ezért nem helyezheted át.
why-group-order = a csoportokat a lapkák sorrendjében add meg; előbb ez jön: { TILE($tile) }.
why-group-does-not-fit = az innen hozott csoport ({ TILE($tile) }) színe vagy létszáma ide nem megfelelő.
why-not-so-many =
    a paravánod mögött nincs { $number ->
        [one] { $colour ->
            [blue] kék
            [red] piros
            [yellow] sárga
           *[green] zöld
        } munkás
       *[other] { $number } { $colour ->
            [blue] kék
            [red] piros
            [yellow] sárga
           *[green] zöld
        } munkás
    }.
why-wrong-colour =
    { $number ->
        [one] egy
       *[other] { $number }
    } { $colour ->
        [blue] kék
        [red] piros
        [yellow] sárga
       *[green] zöld
    } munkás ide nem helyezhető: nem megfelelő a szín.
why-colour-order =
    vegyes színeknél egyenként add meg őket; most ez jön: { $colour ->
        [blue] kék
        [red] piros
        [yellow] sárga
       *[green] zöld
    } (0 is lehet).
why-not-touching = ezt a lapkát ({ TILE($tile) }) a faluddal szomszédos, üres helyre kell tenned.
why-no-upgrade-left = ezzel a használattal már nem fejleszthetsz többet.
why-not-own-village = ez a lapka ({ TILE($tile) }) nem a te faludban van.
why-not-upgradable = ez a lapka ({ TILE($tile) }) nem fejleszthető, vagy már fejlesztve van.
why-cost-not-met = { TILE($tile) } fejlesztését nem tudod kifizetni: az erőforrásoknak magán a lapkán kell lenniük.
why-not-to-lay = ezt a lapkát ({ TILE($tile) }) most nem helyezheted le.
why-pick-first = előbb válaszd ki, melyik lapkát helyezed le.
why-does-not-fit = ez a lapka ({ TILE($tile) }) így elforgatva nem illik oda: az éleknek egyezniük kell.

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

amount-blue = { $count } kék
amount-red = { $count } piros
amount-yellow = { $count } sárga
amount-green = { $count } zöld
amount-worker =
    { $count ->
        [one] 1
       *[other] { $count }
    } munkás
amount-skill =
    { $count ->
        [one] 1
       *[other] { $count }
    } jártasság
amount-saw =
    { $count ->
        [one] 1
       *[other] { $count }
    } fűrész
amount-pickaxe =
    { $count ->
        [one] 1
       *[other] { $count }
    } csákány
amount-anvil =
    { $count ->
        [one] 1
       *[other] { $count }
    } üllő
amount-tile =
    { $count ->
        [one] 1
       *[other] { $count }
    } lapka
amount-resource =
    { $count ->
        [one] 1
       *[other] { $count }
    } erőforrás
amount-wood = { $count } fa
amount-stone = { $count } kő
amount-iron = { $count } vas
amount-gold = { $count } arany

season-spring = Tavasz
season-summer = Nyár
season-autumn = Ősz
season-winter = Tél

phase-draw = véletlen húzás
phase-turn = kör
phase-workers = munkások lehelyezése
phase-pay = fizetés
phase-choose = erőforrás választása
phase-transport = szállítás és fejlesztés
phase-boat = hajó választása
phase-village = a falu építése
phase-winter = téllapkák kiválasztása
phase-over = a játék vége

## Mit tudnak a lapkák

unit-neighbour = szomszédos lapka
unit-here = itt lévő { $thing }
unit-river = hajók a folyón
unit-loop = lapka a körbeérő úton
unit-transport = egységnyi szállítási kapacitás
unit-chosen-worker = választott színű munkás
unit-chosen-skill = választott fajtájú jártasság
unit-chosen-resource = választott fajtájú erőforrás

does-gain = ezt adja: { $what }
does-choose = ezek egyikét adja: { $what }
does-pay = ({ $price } fejében)
upgrade-pay = { $price }
does-transport =
    { $steps ->
        [one] egy
       *[other] { $steps }
    } szállítási lépés, { $upgrades ->
        [one] egy
       *[other] { $upgrades }
    } fejlesztés
does-store =
    a játék végén { $points ->
        [one] egy
       *[other] { $points }
    } pont minden itt lévő { $thing } után
does-store-stay =
    a játék végén { $points ->
        [one] egy
       *[other] { $points }
    } pont minden itt lévő { $thing } után; máshol nem ér pontot
does-score =
    a játék végén { $points ->
        [one] egy
       *[other] { $points }
    } pont minden ilyenért: { $what }
does-turn-order = a játék végén 1 pont minden szomszédos lapka után
does-turn-order-itself = a játék végén 1 pont minden szomszédos lapka után és 1 magáért a lapkáért
does-river = a játék végén pont a folyón sorakozó 1, 2 … hajó után: { $points }
does-loop = a játék végén 1 pont a legjobb körbeérő utad minden lapkája után
does-loop-tiles = a játék végén 1 pont a legjobb körbeérő utad minden lapkája után; az út egy lapkát sem érinthet kétszer
does-transport-sum = a játék végén 1 pont a falud minden egységnyi szállítási kapacitása után
does-flip = a játék végén egy lapkát ingyen fejleszt
does-nothing = csak pontot ér
does-carry = rakománya: { $what }
group-of = csoport innen: { TILE($tile) }

tile-front = Előlap
tile-back = Fejlesztve
tile-purple = Lila munkással
tile-plain = Lila munkás nélkül

power-summer_boat_1a = hajóválasztáskor további 2 munkás a zsákból
power-summer_boat_1b = hajóválasztáskor további 1 zöld munkás
power-summer_boat_2a = szállítás mezőkön át is; az éleknek nem kell egyezniük
power-summer_boat_2b = megduplázza a szállítást, a fejlesztést és a Keyflower hajó pontjait
power-summer_boat_3a = fejlesztéskor bármelyik erőforrás bármelyik másikat helyettesíti
power-summer_boat_3b = a játék végi pontozáskor bármelyik erőforrás bármelyik másikat helyettesíti
power-summer_boat_4a = más színnel is túllicitálhatod a többieket
power-summer_boat_4b = azokat a lapkákat, amelyekre már licitáltak, vagy amelyeken már van munkás, bármilyen színnel, vegyesen is használhatod

info-front = Előlap: { $does }. Pont: { $points }
info-upgraded = Fejlesztve: { $does }. Pont: { $points }
info-cost = A fejlesztés költsége: { $cost }
info-no-upgrade = Nem fejleszthető.
info-never-used = Munkás nem helyezhető rá.

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
tile-hiring_fair = Munkaerőpiac
tile-farrier = Patkolókovács
tile-carpenter = Ács
tile-smelter = Kohász
tile-brewer = Sörfőzde
tile-summer_boat_1 = 1. nyári hajó
tile-summer_boat_1a = 1a nyári hajó
tile-summer_boat_1b = 1b nyári hajó
tile-summer_boat_2 = 2. nyári hajó
tile-summer_boat_2a = 2a nyári hajó
tile-summer_boat_2b = 2b nyári hajó
tile-summer_boat_3 = 3. nyári hajó
tile-summer_boat_3a = 3a nyári hajó
tile-summer_boat_3b = 3b nyári hajó
tile-summer_boat_4 = 4. nyári hajó
tile-summer_boat_4a = 4a nyári hajó
tile-summer_boat_4b = 4b nyári hajó
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
tile-key_guild = Kulcscéh
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
tile-turn_order_tile_1 = 1. fordulósorrend-lapka
tile-turn_order_tile_2 = 2. fordulósorrend-lapka
tile-turn_order_tile_3 = 3. fordulósorrend-lapka
tile-turn_order_tile_4 = 4. fordulósorrend-lapka

## Változatok és értékeik, az „=” után

option-counter_bid = túllicitálás a 4a hajóval
option-counter_bid-village = falulapkákon
option-counter_bid-all = fordulósorrend-lapkákon is
option-cross_mixed_edges = szállítás nem egyező éleken át (2a hajó)
option-cross_mixed_edges-yes = megengedett
option-cross_mixed_edges-no = nem megengedett
option-first_use = egy lapka első használata egy évszakban
option-first_use-6 = legfeljebb 6 munkással
option-first_use-3 = legfeljebb 3 munkással
option-loose_gold = 1 pont a fel nem használt aranyért a 3b hajóval
option-loose_gold-any = bármelyik erőforrásért
option-loose_gold-real = csak aranyért
option-stored_resources = erőforrások a raktárlapkákon
option-stored_resources-release = ott vagy máshol érnek pontot
option-stored_resources-stay = csak ott érnek pontot
option-road_loop = a Tengeri Bástya körbeérő útja
option-road_loop-roads = egy útszakaszon sem halad át kétszer
option-road_loop-tiles = egy lapkát sem érint kétszer
option-turn_order_tile = fordulósorrend-lapkák a játék végén
option-turn_order_tile-adjacent = 1 pont minden szomszédos lapka után
option-turn_order_tile-itself = 1 pont minden szomszédos lapka után és 1 pont önmagáért
option-purple_worker = a lila munkás a játék végén
option-purple_worker-holder = az számíthatja be, akinél van
option-purple_worker-winner = csak az számíthatja be, aki licittel nyerte el
option-key_market = Kulcspiac
option-key_market-2 = 2 pont minden zöld munkásért
option-key_market-3 = 3 pont minden zöld munkásért
preset-hungarian = magyar szabálykönyv
preset-dutch = holland szabálykönyv
preset-romanian = román szabálykönyv
preset-russian = orosz szabálykönyv

## Mi történt: a napló sorai

event-pass =
    { $who ->
        [you] Passzolsz
        [you-again] passzolsz
        [same] passzol
       *[other] { $name } passzol
    }
event-bid =
    { $who ->
        [you] Erre licitálsz: { TILE($tile) } ({ $workers })
        [you-again] erre licitálsz: { TILE($tile) } ({ $workers })
        [same] erre licitál: { TILE($tile) } ({ $workers })
       *[other] { $name } erre licitál: { TILE($tile) } ({ $workers })
    }
event-use =
    { $who ->
        [you] Ezt használod: { TILE($tile) } ({ $workers })
        [you-again] ezt használod: { TILE($tile) } ({ $workers })
        [same] ezt használja: { TILE($tile) } ({ $workers })
       *[other] { $name } ezt használja: { TILE($tile) } ({ $workers })
    }
event-workers =
    { $who ->
        [you] Munkásokat helyezel le ({ $workers })
        [you-again] munkásokat helyezel le ({ $workers })
        [same] munkásokat helyez le ({ $workers })
       *[other] { $name } munkásokat helyez le ({ $workers })
    }
event-pay =
    { $who ->
        [you] Fizetsz: { $what }
        [you-again] fizetsz: { $what }
        [same] fizet: { $what }
       *[other] { $name } fizet: { $what }
    }
event-pay_group =
    { $who ->
        [you] Csoporttal fizetsz (innen: { TILE($tile) })
        [you-again] csoporttal fizetsz (innen: { TILE($tile) })
        [same] csoporttal fizet (innen: { TILE($tile) })
       *[other] { $name } csoporttal fizet (innen: { TILE($tile) })
    }
event-choose =
    { $who ->
        [you] Ezt választod: { $what }
        [you-again] ezt választod: { $what }
        [same] ezt választja: { $what }
       *[other] { $name } ezt választja: { $what }
    }
event-carry =
    { $who ->
        [you] Szállítasz ({ $what }: { TILE($start) } → { TILE($end) })
        [you-again] szállítasz ({ $what }: { TILE($start) } → { TILE($end) })
        [same] szállít ({ $what }: { TILE($start) } → { TILE($end) })
       *[other] { $name } szállít ({ $what }: { TILE($start) } → { TILE($end) })
    }
event-upgrade =
    { $who ->
        [you] Ezt fejleszted: { TILE($tile) }
        [you-again] ezt fejleszted: { TILE($tile) }
        [same] ezt fejleszti: { TILE($tile) }
       *[other] { $name } ezt fejleszti: { TILE($tile) }
    }
event-boat =
    { $who ->
        [you] Ezt a hajót választod: { TILE($tile) }
        [you-again] ezt a hajót választod: { TILE($tile) }
        [same] ezt a hajót választja: { TILE($tile) }
       *[other] { $name } ezt a hajót választja: { TILE($tile) }
    }
event-lay_at =
    { $who ->
        [you] Ezt helyezed le: { TILE($tile) } → { $cell }
        [you-again] ezt helyezed le: { TILE($tile) } → { $cell }
        [same] ezt helyezi le: { TILE($tile) } → { $cell }
       *[other] { $name } ezt helyezi le: { TILE($tile) } → { $cell }
    }
event-winter =
    { $who ->
        [you] Kiválasztottad a téllapkákat
        [you-again] kiválasztottad a téllapkákat
        [same] kiválasztotta a téllapkákat
       *[other] { $name } kiválasztotta a téllapkákat
    }
event-draws =
    { $who ->
        [you] Húzol: { $what }
        [you-again] húzol: { $what }
        [same] húz: { $what }
       *[other] { $name } húz: { $what }
    }
event-took =
    { $who ->
        [you] A paravánod mögé kerül: { $what }
       *[other] { $name } paravánja mögé kerül: { $what }
    }
event-brought =
    { $who ->
        [you] Kapsz: { $what } (innen: { TILE($tile) })
       *[other] { $name } kap: { $what } (innen: { TILE($tile) })
    }
event-gains =
    { $who ->
        [you] Kapsz: { $what } (ide: { TILE($tile) })
       *[other] { $name } kap: { $what } (ide: { TILE($tile) })
    }
event-sold =
    { $who ->
        [you] Ezt nyered el: { TILE($tile) } ({ $price })
       *[other] { $name } ezt nyeri el: { TILE($tile) } ({ $price })
    }
event-unsold = Nem érkezett licit, kikerül a játékból: { $tiles }
event-revealed = Felfedett téllapkák: { $tiles } (ki hányat választott: { $numbers })
event-opened =
    { $who ->
        [you] A paravánod mögött volt: { $what }
       *[other] { $name } paravánja mögött volt: { $what }
    }
event-season =
    { $season ->
        [spring] Elkezdődik a tavasz
        [summer] Elkezdődik a nyár
        [autumn] Elkezdődik az ősz
       *[winter] Elkezdődik a tél
    }

## Mit lehet tenni: tippekben és elemzésben

way-pass = passz
way-bid = licit: { TILE($tile) } ({ $workers })
way-use = { TILE($tile) } használata ({ $workers })
way-workers = munkások: { $workers }
way-pay = fizetés ({ $what })
way-pay_group = fizetés csoporttal (innen: { TILE($tile) })
way-choose = választás: { $what }
way-carry = szállítás ({ $what }: { TILE($start) } → { TILE($end) })
way-upgrade = { TILE($tile) } fejlesztése
way-boat = hajóválasztás ({ TILE($tile) })
way-lay = { TILE($tile) } lehelyezése
way-lay_at = { TILE($tile) } lehelyezése ide: { $cell }
way-winter = téllapkák az árverésre: { $tiles }

## Mire jár a pont

item-printed = { $tile }
item-turn_order =
    { $tile }: { $count ->
        [one] egy
       *[other] { $count }
    } szomszédos lapka
item-transport =
    { $tile }: szállítási kapacitás ({ $count }){ $doubled ->
        [yes] , megduplázva
       *[no] { "" }
    }
item-river =
    { $tile }: { $count ->
        [one] egy
       *[other] { $count }
    } hajó a folyón
item-loop = { $tile }: körbeérő út ({ $tiles })
item-gold = fel nem használt: { $things }
item-things = { $tile }: { $things }
item-purple = köztük a lila munkás
item-flipped = ingyen fejlesztve
item-itself = plusz 1 pont magáért a lapkáért

## Az asztal a terminálban

kf-to-play = Soron: { $name }
kf-order = Sorrend:
kf-supply = Készlet: { $supply }
kf-bag = zsák: { $count }
kf-pile = jártasságpakli: { $count }
kf-boats = Hajók
kf-boat-empty = üres
kf-auction = Árverés
kf-your-village = A falud
kf-screen = A paraván mögött:
kf-winter-tiles = Téllapkák: { $tiles }
kf-no-workers = nincs munkás
kf-now = pontszám most: { $points }
kf-waiting = Lehelyezendő: { $tiles }
kf-aside = Nem helyezhető le: { $tiles }
kf-with-purple = + lila munkás
kf-full = tele
kf-head-tile = lapka
kf-head-does = hatás
kf-head-upgraded = fejlesztve
kf-head-cost = költség
kf-head-points = pont
kf-head-colour = szín
kf-head-workers = munkás
kf-head-bids = licit
kf-head-at = hely
kf-head-lying = rajta
kf-legend = { $road } út, { $water } víz, vékony vonal: mező

kf-hand-over = { $name }, te következel. Nyomj Entert, ha senki más nem látja a képernyőt.
kf-ask-turn = { $bid } N licit, { $use } N használat, p passz, ? súgó
kf-do-bid = licit
kf-do-use = használat
kf-which-tile = Melyik lapka? Írd be: { $command } és egy szám, például { $command } 1.
kf-doing-bid = Licitálás ({ TILE($tile) }).
kf-doing-use = { TILE($tile) } használata.
kf-brought = Ide kerül még: { $what }.
kf-groups = Túllicitált csoportok, amelyeket áthozhatsz:
kf-group-from = { $what } innen: { TILE($tile) }
kf-ask-workers = Hány munkás? { $choices }
kf-ask-more = Még hány? { $choices }
kf-or-group = { $choices }, vagy egy csoport: { $letters }
kf-ask-group = Melyik csoport? { $letters }
kf-which-colour = { $number } munkás, de milyen színű? Például: { $example }
kf-ask-pay = Mivel fizetsz? { $numbers }
kf-ask-choose = Melyik erőforrás? { $numbers }
kf-ask-boat = Melyik hajó? { $numbers }
kf-ask-village = Melyik lapkát helyezed le most? { $numbers }
kf-ask-winter = Mely téllapkákat bocsátod árverésre? { $numbers }
kf-transport =
    { $steps ->
        [0] Nincs több lépés
        [one] Még egy lépés
       *[other] Még { $steps } lépés
    }, { $upgrades ->
        [0] nincs több fejlesztés
        [one] egy fejlesztés
       *[other] { $upgrades } fejlesztés
    }.
kf-nothing-to-carry = Nincs több szállítani- vagy fejlesztenivaló.
kf-ask-transport = Mi következzen? { $numbers }, Enter: kész
kf-laying = Lehelyezendő: { $tile }
kf-ask-cell = Hová? { $cells }
kf-ask-way = { $cell }: hogyan forgatva? { $numbers }, Enter: másik hely
kf-closes-river =
    { $ways }: ez elzárja a folyódat. { $boats ->
        [0] Egyetlen hajó sem
        [one] Csak egy hajó
       *[other] Csak { $boats } hajó
    } számíthatna utána a Tengeri Fuvallatnál.
kf-finish = kész
kf-no-such-tile = Nincs ilyen lapka: „{ $text }”. Írj be egy számot vagy egy nevet.
kf-no-such-player = Nincs ilyen játékos: „{ $text }”. Írj be egy számot vagy egy betűt.
kf-undone = Visszavonva. A húzások ugyanabban a sorrendben ismétlődnek.
kf-undo-other = Az utolsó döntés egy másik játékosé volt; csak ő vonhatja vissza.

kf-help-turn = Minden képpel felfelé lévő lapkának száma van; a mellette álló b és w mutatja, mit tehetsz vele.
kf-help-bid = licit a 3. lapkára
kf-help-use = a 3. lapka használata
kf-help-short = ugyanez egy sorban, munkásokkal együtt
kf-help-pass = passz
kf-help-info = mit tud a 3. lapka (a neve is jó)
kf-help-village = a te falud vagy a 2. játékosé
kf-help-table = az asztal újbóli kiírása
kf-help-undo = visszavonás az utolsó döntésedig
kf-help-notation = A lépést jelöléssel is megadhatod: bid:keywood, majd workers:2,red.
kf-help-signs = { $step }2 = két szállítási lépés, { $upgrade }1 = egy fejlesztés, { $point } = pont, ≥3 = ennyi munkás kell a következő használathoz.
