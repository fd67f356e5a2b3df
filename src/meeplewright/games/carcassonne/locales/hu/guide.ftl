### The guided first game of Carcassonne.

guide-carcassonne-welcome-title = Üdvözlünk!
guide-carcassonne-welcome = Te és { $bot } közösen építetek egy tájat, kártyáról kártyára, de mindenki a saját pontjait gyűjti. A körödben leteszed a húzott területkártyát, aztán rátehetsz egy alattvalót.
guide-carcassonne-tile-title = Tedd le a kártyádat
guide-carcassonne-tile = Illenie kell a szomszédaihoz: út úthoz, város városhoz, rét réthez. Válaszd a kiemelt helyet, forgasd el a kártyát, ha kell, majd tedd le.
guide-carcassonne-thief-title = Az első alattvalód
guide-carcassonne-thief = Hét alattvalód van. Egyet rátehetsz az éppen letett kártyára. Állítsd az útra útonállóként, és tiéd az út.
guide-carcassonne-rival-title = { $bot } lépett
guide-carcassonne-rival = A kiemelt kártya az ellenfeled válasza. Olyan útra, városba vagy mezőre, ahol már áll alattvaló, senki sem tehet újabbat. Egy későbbi kártya viszont összekötheti a tiédet a máséval; akkor az kap pontot, akinek ott több alattvalója van.
guide-carcassonne-city-title = Fejezz be egy várost
guide-carcassonne-city = A kártyáddal lezárhatsz egy várost. A város akkor kész, ha a falán nincs hézag. Tedd a kártyát a kiemelt helyre.
guide-carcassonne-knight-title = Lovag
guide-carcassonne-knight = Tegyél egy alattvalót a városba lovagként. A város már kész, ezért azonnal pontot ér, és a lovagot vissza is kapod.
guide-carcassonne-scored_city-title =
    { $points ->
        [one] Egy
       *[other] { $points }
    } pont egy városért
guide-carcassonne-scored_city = A kész város kártyánként 2 pontot ér, és minden címerért további 2-t. A lovagod visszatért, újra leteheted.
guide-carcassonne-scored_road-title =
    { $points ->
        [one] Egy
       *[other] { $points }
    } pont egy útért
guide-carcassonne-scored_road = A kész út kártyánként 1 pontot ér. Az útonállód visszatért, újra leteheted.
guide-carcassonne-scored_cloister-title =
    { $points ->
        [one] Egy
       *[other] { $points }
    } pont egy kolostorért
guide-carcassonne-scored_cloister = Körben mindenütt kártya van: mindegyikért 1 pont jár, és 1 magáért a kolostorért. A szerzetesed visszatért.
guide-carcassonne-cloister-title = Kolostor
guide-carcassonne-cloister = A kolostor akkor kész, ha körülötte mind a nyolc helyen kártya van, mindegy, ki tette oda. Ezért olyan helyre tedd, ahol már sok kártya van: ilyen a kiemelt hely.
guide-carcassonne-monk-title = Szerzetes
guide-carcassonne-monk = Tegyél egy alattvalót a kolostorba szerzetesként: 9 pontot ér, amikor elkészül. Beletelik egy kis időbe, de senki sem veheti el tőled.
guide-carcassonne-road-title = Fejezd be az utadat
guide-carcassonne-road = Az út akkor kész, ha mindkét vége kereszteződéshez, városhoz vagy kolostorhoz ér. A kiemelt helyen a kártyád befejezi az útonállód útját.
guide-carcassonne-supply-title = Takarékoskodj az alattvalóiddal
guide-carcassonne-supply =
    A hét alattvalódból { $supply ->
        [one] egy
       *[other] { $supply }
    } maradt. Az alattvaló ott marad, amíg az út, a város vagy a kolostor el nem készül, ezért egyet-kettőt mindig tartalékolj.
guide-carcassonne-farmer-title = Parasztok
guide-carcassonne-farmer = A mezőre tett alattvaló paraszt lesz. A játék végéig ott marad, és akkor 3 pontot ér minden kész városért, amely a mezőjével határos. Egy korai paraszt sokat ér, de ne tegyél le túl sokat.
guide-carcassonne-aids-title = Segítség a játéktéren
guide-carcassonne-aids = Mutass egy útra, városra vagy mezőre, vagy koppints rá, és látod, kié és mennyit ér. A gombok megmutatják a hátralévő kártyákat, a mezőket és a pontok részleteit.
guide-carcassonne-end-title = Készen állsz
guide-carcassonne-end = Az utolsó kártya után a parasztok is pontot érnek, és valamennyit az is ér, ami befejezetlen maradt. Az nyer, akinek a legtöbb pontja van. Innentől önállóan játszol: hajrá!

guide-carcassonne-instead_tile = Máshová tetted a kártyát. Nem baj: a bevezető innen folytatódik.
guide-carcassonne-instead_follower = Az alattvalódról másként döntöttél. Nem baj: a bevezető innen folytatódik.
