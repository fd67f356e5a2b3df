### The guided first game of each game: what the table tells a newcomer.
### Names of things are those of the games' own catalogues.

guide-name = Prima partidă, îndrumată
guide-next = Mai departe
guide-back = Ce s-a spus mai devreme
guide-leave = Ieși din lecție
guide-stay = Rămân
guide-play-on = Joc mai departe
guide-home = Pagina de început
# For ears: what is lit on the table. $x and $y are numbers with a sign.
guide-cell = Evidențiat: coloana { $x }, rândul { $y }.

guide-leaving-title = Ieși din lecție?
guide-leaving = Partida merge mai departe ca oricare alta: joac-o de aici singur sau întoarce-te la ea mai târziu, de pe pagina de început.

# Nothing new to tell. $bot is the rival's name.
guide-rest-title = E rândul tău
guide-rest = Știi deja ce ai de făcut. Joacă așa cum îți place.
guide-wait-title = La rând: { $bot }
guide-wait = O clipă și e din nou rândul tău.

## Before the lesson

guide-first-title = { $game }: prima partidă, îndrumată
guide-first-more = Joci împotriva unui bot prietenos, iar masa îți spune ce să faci: câte un lucru pe rând, în primele ture. Nu trebuie să citești regulile înainte.
guide-first-leave = Poți ieși oricând din lecție ca să joci mai departe singur.
guide-first-begin = Începe
# On the start page, under the game.
guide-new-to = { $game } e un joc nou pentru tine?
guide-new-to-go = Prima partidă, îndrumată

## Carcassonne

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

## Keyflower

guide-keyflower-welcome-title = Bun venit!
guide-keyflower-welcome = În patru sezoane, tu și { $bot } construiți câte un sat. În spatele paravanului tău stau opt muncitori pe care îi vezi doar tu: cu ei licitezi pentru plăcuțe noi și tot cu ei folosești plăcuțe.
guide-keyflower-bid-title = Licitează pentru o plăcuță
guide-keyflower-bid = În primăvara asta sunt șase plăcuțe. Cine are cei mai mulți muncitori lângă o plăcuță la sfârșitul sezonului o primește. Deschide plăcuța evidențiată și licitează.
guide-keyflower-bid_workers-title = Care muncitori?
guide-keyflower-bid_workers = Pentru prima licitație ajunge un muncitor; pe mai mulți e mai greu să-i întreacă cineva. Toți trebuie să aibă aceeași culoare.
guide-keyflower-colours-title = Culoarea îi leagă pe toți
guide-keyflower-colours = De acum, în acest sezon, la plăcuța evidențiată pot veni doar muncitori de această culoare, la licitație sau la folosire, oricine i-ar așeza. Așa îți poți ține rivalul departe.
guide-keyflower-rival-title = { $bot } a jucat
guide-keyflower-rival = Răspunsul e evidențiat. Jucați pe rând, câte o licitație sau o folosire, până când nu mai vrea nimeni.
guide-keyflower-use-title = Folosește o plăcuță
guide-keyflower-use = Muncitorii puși pe o plăcuță îți aduc pe loc ce dă ea: la mijloc, în satul tău, chiar și în satul rivalului. Deschide plăcuța evidențiată și folosește-o.
guide-keyflower-use_workers-title = Ajunge un muncitor
guide-keyflower-use_workers = Prima folosire a unei plăcuțe cere un muncitor, fiecare următoare cel puțin cu unul mai mult decât cea dinainte. Rămân acolo și ajung până la urmă la stăpânul plăcuței.
guide-keyflower-home-title = Căsuța ta
guide-keyflower-home = Ce aduc plăcuțele din afara satului tău ajunge pe căsuță. Cu un lemn și o piatră pe ea o poți dezvolta: întoarsă, aduce 5 puncte.
guide-keyflower-outbid-title = Cineva a licitat mai mult
guide-keyflower-outbid = Adaugă acolo muncitori ca să câștigi din nou, sau ia tot grupul învins cu tine când licitezi pentru altă plăcuță ori folosești una. Îl găsești lângă muncitorii tăi.
guide-keyflower-lacking-title = Adu și restul
guide-keyflower-lacking = Căsuței tale îi mai lipsește o resursă. Plăcuța evidențiată o dă: folosește-o.
guide-keyflower-upgrade-title = Dezvoltă-ți căsuța
guide-keyflower-upgrade = Tot ce costă se află acum pe ea. Alege căsuța din satul tău și folosește-o cu un muncitor.
guide-keyflower-turn_over-title = Transport și dezvoltare
guide-keyflower-turn_over = Acum poți duce resurse pe drumuri și poți dezvolta plăcuțe. Unde tot prețul se află pe o plăcuță, alege plăcuța ca s-o întorci. Apoi încheie.
guide-keyflower-pass-title = Destul pentru primăvară?
guide-keyflower-pass = Dacă nu mai vrei să așezi muncitori, spune pas. Mai târziu poți intra din nou; sezonul se încheie când amândoi spuneți pas unul după altul.
guide-keyflower-boat-title = Primăvara s-a încheiat
guide-keyflower-boat = Fiecare plăcuță merge la cine a licitat cel mai mult; licitațiile învinse se întorc în spatele paravanelor. Acum alege o barcă: muncitorii și aptitudinile ei sunt ale tale.
guide-keyflower-village-title = Construiește-ți satul
guide-keyflower-village = Așază plăcuțele câștigate: alege o plăcuță și un loc lângă satul tău și rotește-o până când drumul se leagă de drum și apa de apă. Apoi încheie.
guide-keyflower-summer-title = Vara
guide-keyflower-summer = Sunt plăcuțe noi. Muncitorii care stăteau în satul tău și pe plăcuțele câștigate sunt acum în spatele paravanului tău, oricine i-ar fi așezat.
guide-keyflower-winter-title = Gândește-te la iarnă
guide-keyflower-winter = Ai plăcuțe de iarnă pe care nu le vede nimeni altcineva. Iarna alegi care dintre ele intră în joc. Aduc puncte pentru ce aduni, așa că ține cont de ele.
guide-keyflower-end-title = Știi destul
guide-keyflower-end = Punctele vin din plăcuțele dezvoltate, din aur și din plăcuțele de toamnă și iarnă. Deschide o plăcuță și îți spune ce face. Joacă mai departe: partida e a ta!
