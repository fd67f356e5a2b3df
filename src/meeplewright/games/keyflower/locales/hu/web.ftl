### A Keyflower asztalának szavai a böngészőben. A szakszavak a game.ftl fájléi.

web-pitch-keyflower = Licitálj falulapkákra négy évszakon át, és használd őket, akár a szomszédaidét is. 1–2 óra.

## Az asztal részei

kft-turn-order = Fordulósorrend-lapkák
kft-order = Sorrend: { $number }.
kft-tab-auction = Árverés
kft-tab-villages = Falvak
kft-tab-info = Infó
kft-screen = A paravánod mögött
kft-hand-tile = { $tile }, téllapka a kezedben
kft-you = Te
kft-bid-wins = { $name }: { $workers }, nyerésre áll
kft-bid-loses = { $name }: { $workers }, túllicitálva
kft-on-it = A lapkán: { $workers }
kft-boat-taken =
    { $who ->
        [you] { $boat }, te vitted el
       *[other] { $boat }, elvitte: { $name }
    }

## Mit lehet tenni egy lapkával

kft-bid = Licit
kft-use = Használat
kft-can-bid = Licitálhatsz rá
kft-can-use = Használhatod
kft-no-bid = Nem licitálhatsz rá
kft-no-use = Nem használhatod
kft-bid-with = Licit: { $number }+
kft-use-with = Használat: { $number }+
kft-bid-from =
    Licit: legalább { $number ->
        [one] egy
       *[other] { $number }
    } munkás
kft-use-from =
    Használat: legalább { $number ->
        [one] egy
       *[other] { $number }
    } munkás
kft-take-boat = Hajó kiválasztása
kft-close = Bezárás

## A teendő egy mondatban

kft-your-move = A te lépésed
kft-hint-turn = Te következel: licitálj egy lapkára, használj egy lapkát, vagy passzolj.
kft-hint-last-pass =
    Mindenki más passzolt. Válassz egy lapkát, vagy passzolj, és ezzel véget ér { $season ->
        [spring] a tavasz
        [summer] a nyár
        [autumn] az ősz
       *[winter] a tél
    }.
kft-hint-bid =
    Licit ({ TILE($tile) }): válassz { $needed ->
        [0] további egyszínű munkásokat, ha akarsz
        [one] egy vagy több egyszínű munkást
       *[other] legalább { $needed } egyszínű munkást
    }.
kft-hint-use =
    { TILE($tile) } használata: válassz { $needed ->
        [0] további munkásokat, ha akarsz
        [one] egy vagy több munkást
       *[other] legalább { $needed } munkást
    }.
kft-hint-mixed = { TILE($tile) } használata: válassz bármilyen színű munkásokat, akár vegyesen is.
kft-hint-pay-worker = { TILE($tile) } használatáért fizetni kell: egy munkással a paravánod mögül vagy egy egész túllicitált csoporttal. Ez a zsákba kerül.
kft-hint-pay-skill = { TILE($tile) } használatáért egy jártasságlapkával kell fizetni.
kft-hint-choose = { TILE($tile) }: válaszd ki, mit kapsz.
kft-hint-transport = Szállíts erőforrásokat és fejlessz lapkákat a faludban, majd fejezd be.
kft-hint-boat = Válassz egy hajót: megkapod a munkásait és a jártasságlapkáit.
kft-hint-boat-winter = Válassz egy hajót: a faludba kerül, és a játék végén pontot ér.
kft-hint-pick = Válassz egy új lapkát, amelyet lehelyezel a faludba.
kft-hint-lay = Válaszd ki a lapka helyét és irányát.
kft-hint-built = Minden lapka a helyén van. Ha akarsz, még változtathatsz, majd fejezd be.
kft-hint-winter = Válassz ki titokban legalább egy téllapkát, amelyet árverésre bocsátasz.
kft-hint-confirm = A köröd: { $what }. Erősítsd meg, vagy vond vissza.
kft-hint-group-bid = Licit ({ TILE($tile) }): válassz egy túllicitált csoportot, amelyet ide mozgatsz.
kft-hint-group-use = { TILE($tile) } használata: válassz egy túllicitált csoportot, amelyet ide mozgatsz.
kft-luck = Húzás…
kft-over = A játszma véget ért.
kft-waits =
    { $names }: { $phase ->
        [workers] munkások lehelyezése
        [pay] fizetés
        [choose] erőforrás választása
        [transport] szállítás és fejlesztés
        [boat] hajó választása
        [village] építés
        [winter] téllapkák kiválasztása
       *[turn] soron van
    }.
kft-done-village = A falud elkészült. Még építkezik: { $names }.
kft-done-winter = Kiválasztottad a lapkáidat. Még választ: { $names }.
kft-pass = Passz
kft-pass-sure =
    Passzolsz, és véget ér { $season ->
        [spring] a tavasz
        [summer] a nyár
        [autumn] az ősz
       *[winter] a tél
    }?
kft-finish = Befejezés
kft-undo = Visszavonás
kft-cancel = Vissza

## Munkások, fizetés, választás

kft-workers = Lehelyezendő munkások
kft-from-screen = A paravánod mögül
kft-losing = Túllicitált csoportok (csak egyben mozoghatnak):
kft-group = { $workers } innen: { TILE($tile) }
kft-choose-workers = Válassz munkásokat
kft-place-bid =
    Licit { $number ->
        [one] egy
       *[other] { $number }
    } munkással
kft-place-use =
    Használat { $number ->
        [one] egy
       *[other] { $number }
    } munkással
kft-choose-one = Válassz egyet
kft-pay-worker = { $worker } a paravánod mögül

## Billentyűk

kft-key-tiles = Lépkedés a lapkák között
kft-key-bid = Licit a kiválasztott lapkára
kft-key-use = A kiválasztott lapka használata
kft-key-number = A munkások száma
kft-key-colour = Következő szín
kft-key-pass = Passz
kft-key-confirm = Kiválasztás / megerősítés
kft-key-back = Vissza

## Változatok annak, aki asztalt nyit

option-counter_bid-more = A 4a nyári hajóval a fordulósorrend-lapkákon is túl lehet-e licitálni.
option-cross_mixed_edges-more = A 2a nyári hajóval ott is lehet-e szállítani, ahol út mezővel találkozik.
option-first_use-more = Legfeljebb hány munkás helyezhető egy lapkára az első használatakor.
option-loose_gold-more = A 3b nyári hajóval minden fel nem használt erőforrás 1 pontot ér-e, mint az arany.
option-stored_resources-more = A Fatelepen, a Kőfejtőn, a Kovácson vagy a Pajtán lévő erőforrások az ottani pontjuk helyett más lapkánál is beszámíthatók-e.
option-road_loop-more = Mi nem ismétlődhet a Tengeri Bástyával pontozott körbeérő úton.
option-turn_order_tile-more = A fordulósorrend-lapka önmagáért is ér-e 1 pontot.
option-purple_worker-more = Beszámíthatja-e a lila munkást az, aki télen azért kapta meg, mert senki sem licitált rá.
option-key_market-more = Hány pontot ér egy zöld munkás a Kulcspiacon.

## A botok stílusai

style-keyflower-bidder = licitáló
style-keyflower-bidder-more = Sok lapkára licitál.
style-keyflower-saver = takarékos
style-keyflower-saver-more = Munkásokat tart meg későbbre.
style-keyflower-upgrader = fejlesztő
style-keyflower-upgrader-more = Szívesen fejleszt lapkákat.
