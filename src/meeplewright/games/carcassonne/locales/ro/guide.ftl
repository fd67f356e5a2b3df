### The guided first game of Carcassonne.

guide-carcassonne-welcome-title = Bun venit!
guide-carcassonne-welcome = Tu și { $bot } construiți împreună un ținut, piesă cu piesă, fiecare pentru punctele lui. O tură e scurtă: așezi piesa trasă, apoi poți pune pe ea un supus.
guide-carcassonne-tile-title = Așază piesa
guide-carcassonne-tile = Trebuie să continue ce e alături: drum lângă drum, oraș lângă oraș, câmpie lângă câmpie. Alege căsuța evidențiată, rotește piesa dacă vrei, apoi așaz-o.
guide-carcassonne-thief-title = Primul tău supus
guide-carcassonne-thief = Ai șapte supuși, iar unul poate sta pe piesa tocmai așezată. Pune-l pe drum ca tâlhar: de atunci drumul e al tău.
guide-carcassonne-rival-title = { $bot } a jucat
guide-carcassonne-rival = Piesa evidențiată e răspunsul. Pe un drum, într-un oraș sau pe o câmpie unde stă deja un supus nu mai poate pune nimeni altul: ai tăi sunt în siguranță.
guide-carcassonne-city-title = Termină un oraș
guide-carcassonne-city = Piesa ta poate închide un oraș: când zidul nu mai are nicio spărtură, e terminat. Așaz-o în căsuța evidențiată.
guide-carcassonne-knight-title = Un cavaler
guide-carcassonne-knight = Pune un supus în oraș ca cavaler. Orașul e deja terminat, așa că aduce puncte pe loc, iar cavalerul se întoarce imediat la tine.
guide-carcassonne-scored_city-title =
    { $points ->
        [one] Un punct
        [few] { $points } puncte
       *[other] { $points } de puncte
    } pentru un oraș
guide-carcassonne-scored_city = Un oraș terminat aduce câte 2 puncte de piesă și încă 2 pentru fiecare blazon. Cavalerul tău s-a întors și poate fi folosit din nou.
guide-carcassonne-scored_road-title =
    { $points ->
        [one] Un punct
        [few] { $points } puncte
       *[other] { $points } de puncte
    } pentru un drum
guide-carcassonne-scored_road = Un drum terminat aduce un punct pentru fiecare piesă a lui. Tâlharul tău s-a întors și poate fi folosit din nou.
guide-carcassonne-scored_cloister-title =
    { $points ->
        [one] Un punct
        [few] { $points } puncte
       *[other] { $points } de puncte
    } pentru o mănăstire
guide-carcassonne-scored_cloister = De jur împrejur sunt piese: câte un punct pentru fiecare și unul pentru mănăstire. Călugărul tău s-a întors.
guide-carcassonne-cloister-title = O mănăstire
guide-carcassonne-cloister = O mănăstire e terminată când în toate cele opt căsuțe din jur sunt piese, oricine le-ar așeza. Așaz-o deci unde sunt deja multe: căsuța evidențiată e bună.
guide-carcassonne-monk-title = Un călugăr
guide-carcassonne-monk = Pune un supus în mănăstire ca călugăr: 9 puncte când e terminată. Are de așteptat o vreme, dar nimeni nu-l poate deranja.
guide-carcassonne-road-title = Termină-ți drumul
guide-carcassonne-road = Un drum e terminat când ambele capete ajung la o răscruce, un oraș sau o mănăstire. În căsuța evidențiată, piesa ta termină drumul tâlharului tău.
guide-carcassonne-supply-title = Supușii sunt puțini
guide-carcassonne-supply = Din cei șapte supuși ai tăi mai ai { $supply }. Cei de pe ceva neterminat rămân acolo până se termină, așa că păstrează unul sau doi pentru o ocazie bună.
guide-carcassonne-farmer-title = Fermierii
guide-carcassonne-farmer = Un supus pe o câmpie e fermier. Rămâne acolo până la sfârșit și atunci aduce 3 puncte pentru fiecare oraș terminat de lângă câmpia lui. Un fermier pus devreme e valoros; prea mulți strică.
guide-carcassonne-aids-title = Masa te ajută
guide-carcassonne-aids = Arată spre un drum, un oraș sau o câmpie, sau atinge-le, și vezi ale cui sunt și cât valorează. Butoanele arată piesele rămase, câmpiile și fiecare punct.
guide-carcassonne-end-title = Știi destul
guide-carcassonne-end = După ultima piesă aduc puncte fermierii și, puțin, ce a rămas neterminat. Cele mai multe puncte câștigă. Joacă mai departe: partida e a ta!
