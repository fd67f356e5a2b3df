### The words of Carcassonne's table in the browser. Rulebook terms are those of game.ftl.

# On the start page.
web-pitch-carcassonne = Tegyél le területkártyákat, építs várost, utat, mezőt, és állítsd jó helyre az alattvalóidat. Fél óra, két–öt játékos.

## The table, for eyes and ears

cc-board = Az asztal
cc-tools = Az asztal eszközei
cc-followers = Alattvalók az asztalon
# $tile is the name of a type of tile; $x and $y are numbers with a sign.
cc-tile-at = { $tile }, { $x }. oszlop, { $y }. sor
# $role is city, road, field or cloister.
cc-follower-at =
    { $name }: { $role ->
        [city] lovag a városban
        [road] útonálló az úton
        [field] paraszt a mezőn
       *[cloister] szerzetes a kolostorban
    }, { $x }. oszlop, { $y }. sor
# A cell where the tile fits, and in how many ways.
cc-cell = { $x }. oszlop, { $y }. sor, { $ways }-féleképpen
# The same while the tile is shown there in one of these ways.
cc-cell-turned = { $x }. oszlop, { $y }. sor, { $way }. állás, összesen { $ways }
# Said while it is turned.
cc-turned = { $way }. állás, összesen { $ways }

## The tile in hand

cc-hand = A húzott területkártya
cc-your-tile = A te kártyád
cc-left =
    { $left ->
        [0] Nincs több kártya
       *[other] Még { $left } kártya
    }
# The same in little room.
cc-left-short = még { $left }

## What is to be done

cc-your-move = Mi a teendő most
cc-lay-hint = Válassz helyet a kártyádnak.
cc-turn-hint = Forgasd, amíg jó nem lesz.
cc-one-way = Csak így illik ide.
cc-turn-left = Forgatás balra
cc-turn-right = Forgatás jobbra
cc-cancel = Másik hely
cc-lay = Leteszem
cc-follower-hint = Teszel rá alattvalót?
cc-follower-none-left = Minden alattvalód az asztalon van.
cc-follower-nowhere = Ezen a kártyán nincs hely alattvalónak.
cc-role-city = Lovag
cc-role-road = Útonálló
cc-role-field = Paraszt
cc-role-cloister = Szerzetes
cc-farmer-stays = A paraszt a játék végéig a mezőn marad.
cc-pass = Nem teszek
# Advice: the tile in hand on this cell; who stands on it follows.
cc-way-tile = A kártya ide: { $cell }
cc-confirm = Rendben
cc-end-turn = Kör vége
cc-take-back = A kártya visszavétele
# Points: if the game ended now, and when the feature is finished.
cc-worth = most { $now }, készen { $finished }+
cc-worth-now = azonnal { $now }
cc-worth-field = a végén { $now }
cc-waits-tile = { $name } helyet keres a kártyának.
cc-waits-follower = { $name } alattvalót tehet a kártyára.
cc-luck = Most húznak egy kártyát.
cc-over = A játéknak vége.

## Tools and panels

cc-tiles = Hátralévő kártyák
cc-fields = Mezők és gazdáik
cc-points = Pontok
cc-nearer = Közelebb
cc-farther = Távolabb
cc-fit = Az egész asztal
cc-close = Bezárás
cc-tiles-point = Mutass egy üres helyre, vagy koppints rá, és látod, mely kártyák illenek oda.
cc-tiles-fit = { $number } kártya illik ide: { $x }. oszlop, { $y }. sor.
cc-tiles-none-fit = Egyetlen hátralévő kártya sem illik ide: { $x }. oszlop, { $y }. sor.
cc-tiles-of = { $left }, összesen { $count }

## A road, city, cloister or field that is looked at

cc-feature-city = Város
cc-feature-road = Út
cc-feature-cloister = Kolostor
cc-feature-field = Mező
cc-feature-city-finished = Kész város
cc-feature-road-finished = Kész út
cc-feature-cloister-finished = Kész kolostor
cc-size = { $tiles } kártya
cc-size-city = { $tiles } kártya, { $pennants } címer
# A cloister and the tiles round it, 9 when it is finished.
cc-size-cloister = { $tiles } kártya a 9-ből
cc-size-field =
    { $cities ->
        [0] nincs város
       *[other] { $cities } város
    }, kész: { $complete }
cc-nobodys = Senkié
cc-worth-if-ended = Ha most vége lenne
cc-worth-if-finished = Készen legalább
cc-worth-was = Értéke
cc-worth-at-end = A kész városokért
cc-worth-all-cities = Minden városával

## How likely it is finished

cc-odds-percent = { $percent }%
cc-odds-below-one = 1% alatt
cc-odds-above-ninety-nine = 99% fölött
cc-odds-round = Egy körön belül befejezhető: { $chance }
cc-odds-never = Egyetlen hátralévő kártya sem fejezheti be.
cc-odds-far = Messze van a befejezéstől: { $cells } nyitott hely.
cc-odds-seats = A végéig kihúzza a hiányzó kártyákat:

## Points

cc-total = Összesen
cc-no-points = Még senki sem kapott pontot.
cc-every-point = { $name }: minden pont
cc-source-city = Városok
cc-source-road = Utak
cc-source-cloister = Kolostorok
cc-source-field = Mezők
# Sums: “3 tiles × 2 + 1 pennant × 2 = 8”.
cc-sum-tiles = { $tiles } kártya × 1 = { $points }
cc-sum-city =
    { $tiles } kártya × { $each }{ $pennants ->
        [0] {""}
       *[other] {" "}+ { $pennants } címer × { $each }
    } = { $points }
cc-sum-city-single =
    { $tiles } kártya × 1{ $pennants ->
        [0] {""}
       *[other] {" "}+ { $pennants } címer × 1
    } = { $points }
cc-sum-field = { $cities } város × { $each } = { $points }
# Several cities that one field feeds. $farmer is the cell of the farmer.
cc-item-field = mező, paraszt: { $farmer }, { $cities } város
cc-gained = { $names }: +{ $points } pont

## The history. $name is a player, or “you”, so that no verb agrees with it.

cc-event-follower =
    { $name }: { $role ->
        [city] lovag a városba
        [road] útonálló az útra
        [field] paraszt a mezőre
       *[cloister] szerzetes a kolostorba
    }
cc-event-ended = A játéknak vége. A legtöbb pont: { $names }, { $points } pont

## Keys

cc-key-cells = Helyről helyre
cc-key-turn = A kártya forgatása
cc-key-stand = Hely választása az alattvalónak
cc-key-pass = Nincs alattvaló
cc-key-confirm = Választás, jóváhagyás
cc-key-back = Egy lépés vissza
cc-key-undo = Visszavonás
cc-key-look = Utak, városok, kolostorok és mezők sorban: mennyit érnek, és kié
cc-key-tiles = Hátralévő kártyák, és melyik hová illik
cc-key-fields = Mezők és gazdáik
cc-key-points = Pontok, és mire jártak
cc-key-zoom = Közelebb, távolabb, az egész asztal
cc-key-pan = Az asztal mozgatása
