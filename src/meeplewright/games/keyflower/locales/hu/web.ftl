### A Keyflower asztalának szavai a böngészőben. A szakszavak a game.ftl fájléi.

# On the start page.
web-pitch-keyflower = Licitálj falulapokra négy évszakon át, és használd őket, a szomszédokéit is. Egy-két óra, két–hat játékos.

## Az asztal részei

kft-turn-order = Forduló sorrend lapkák
# A turn order tile in little room.
kft-order = { $number }. sorrend
kft-tab-auction = Árverés
kft-tab-villages = Falvak
kft-tab-info = Adatok
kft-screen = A paravánod mögött
# A winter tile in one's own hand.
kft-hand-tile = { $tile }, téli lapka a kezedben
kft-you = Te
# What a tile of the auction says to ears. $workers is “3 red”.
kft-bid-wins = { $name }: { $workers }, vezet
kft-bid-loses = { $name }: { $workers }, vesztésre áll
kft-on-it = A lapkán: { $workers }
kft-boat-taken = { $boat }, elvitte: { $name }

## Mit lehet tenni egy lapkával

kft-bid = Licit
kft-use = Használat
kft-can-bid = Licitálhatsz rá
kft-can-use = Használhatod
kft-no-bid = Nem licitálhatsz rá
kft-no-use = Nem használhatod
# The least number of workers.
kft-bid-with = Licit: legalább { $number }
kft-use-with = Használat: legalább { $number }
kft-bid-from = A licithez { $number } munkás kell
kft-use-from = A használathoz { $number } munkás kell
kft-take-boat = Ezt a hajót választom
kft-close = Bezárás

## A teendő egy mondatban

kft-your-move = Mi a teendő most
kft-hint-turn = Te jössz: válassz egy lapkát, amelyre licitálsz vagy amelyet használsz, vagy passzolj.
# $season is spring, summer, autumn or winter.
kft-hint-last-pass =
    Mindenki más passzolt. Válassz lapkát, vagy passzolj te is, és vége a { $season ->
        [spring] tavasznak
        [summer] nyárnak
        [autumn] ősznek
       *[winter] télnek
    }.
# $needed is the least number from behind the screen; 0 where a losing group is enough.
kft-hint-bid =
    Licit: { $tile }. Válassz { $needed ->
        [0] még egyszínű munkásokat, ha akarsz
       *[other] legalább { $needed } munkást, mind egy színből
    }.
kft-hint-use =
    Használat: { $tile }. Válassz { $needed ->
        [0] még munkásokat, ha akarsz
       *[other] legalább { $needed } munkást, akik a lapkára állnak
    }.
# With boat 4b colours may be mixed; they are asked for one after the other.
kft-hint-mixed =
    Használat vegyes színekkel: { $tile }. Hány { $colour ->
        [blue] kék
        [red] piros
        [yellow] sárga
       *[green] zöld
    } munkás?
kft-hint-pay-worker = { $tile }: ennek ára van. Fizess egy munkást a paravánod mögül vagy egy egész vesztes csoportot; a zsákba kerül.
kft-hint-pay-skill = { $tile }: ennek ára van. Fizess egy jártasságlapkát.
kft-hint-choose = { $tile }: válaszd ki, mit kapsz.
kft-hint-transport = Szállíts erőforrásokat a faludban, fejlessz lapkákat, aztán fejezd be.
kft-hint-boat = Válassz hajót: munkásai és jártasságai a paravánod mögé kerülnek.
kft-hint-boat-winter = Válassz hajót: a faludba kerül, és a végén pontot ér.
kft-hint-pick = Nő a falud: válaszd ki a következő lerakandó lapkát.
kft-hint-lay = Válaszd ki, hová és hogyan forgatva kerüljön a lapka.
kft-hint-built = Minden lapka a helyén. Változtass, ha akarsz, aztán fejezd be.
kft-hint-winter = Válaszd ki titokban, mely téli lapkáid kerüljenek játékba; legalább egy.
kft-luck = Most húznak valamit.
kft-over = A játéknak vége.
# $names are those who decide now; $phase says what about.
kft-waits =
    { $names }: { $phase ->
        [workers] munkásokat rak le
        [pay] fizet a használatért
        [choose] erőforrást választ
        [transport] szállít és fejleszt
        [boat] hajót választ
        [village] épít
        [winter] téli lapkákat választ
       *[turn] most jön
    }.
# One's own part is done, the others are not ready yet.
kft-done-village = A falud kész. Még épít: { $names }.
kft-done-winter = Választottál. Még választ: { $names }.
kft-pass = Passz
kft-pass-sure =
    Biztosan passz, és vége a { $season ->
        [spring] tavasznak
        [summer] nyárnak
        [autumn] ősznek
       *[winter] télnek
    }
kft-finish = Kész
# What somebody could do, in a hint; $what and $tile as in the history.
kft-way-pay = fizetés: { $what }
kft-way-pay-group = fizetés a csoporttal innen: { $tile }
kft-way-boat = hajó: { $tile }
kft-way-winter = téli lapkák
kft-way-lay = lerakás: { $tile }
kft-undo = Visszavonás
kft-cancel = Vissza

## Munkások, fizetés, választás

kft-workers = A lerakandó munkások
kft-from-screen = A paravánod mögül
kft-losing = Vesztes csoportok, csak egészben:
# $workers is “3 red”.
kft-group = { $workers } innen: { $tile }
kft-choose-workers = Válaszd ki a munkásokat
kft-place-bid = Licit { $number } munkással
# With boat 4b: after these the next colour is asked for.
kft-place-next = Tovább ennyivel: { $number }
kft-place-use = Használat { $number } munkással
kft-choose-one = Válassz egyet
# $worker is “1 red”.
kft-pay-worker = { $worker } a paravánod mögül

## Billentyűk

kft-key-tiles = Lapkáról lapkára
kft-key-bid = Licit a kiválasztott lapkára
kft-key-use = A kiválasztott lapka használata
kft-key-number = Ennyi munkás
kft-key-colour = A következő szín
kft-key-pass = Passz
kft-key-confirm = Választás, jóváhagyás
kft-key-back = Egy lépés vissza
kft-key-undo = Visszavonás

## Változatok annak, aki asztalt nyit

option-counter_bid-more = Egy nyári hajó képessége: a sorrendlapkákon álló licitet is felülmúlhatja-e.
option-cross_mixed_edges-more = A 2a hajóval az éleknek nem kell illeszkedniük; szállítható-e ott is, ahol út mezővel találkozik.
option-first_use-more = Hány munkást tehet le az, aki egy lapkát elsőként használ.
option-loose_gold-more = A 3b hajóval bármely erőforrás bármelyik helyett állhat: a szabadon fekvők is érnek-e akkor annyit, mint az arany.
