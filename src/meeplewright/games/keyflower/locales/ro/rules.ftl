### Regulile jocului Keyflower în cuvintele noastre, pentru cei care joacă.

## Jocul într-un minut

section-aim = Jocul într-un minut
aim-game = Patru sezoane, iar în fiecare o licitație. Cu muncitori licitezi pentru plăcuțele din care îți crește satul și tot cu muncitori folosești plăcuțe: ale tale, ale vecinilor, chiar și cele aflate încă la licitație. Culoarea îi leagă pe toți, iar un grup întrecut poate merge la lucru în altă parte. După iarnă câștigă cine are cele mai multe puncte.

## Pregătirea

section-setup = Pregătirea
setup-supplies = În sac se află 40 de muncitori albaștri, 40 roșii și 40 galbeni; cei 20 verzi stau la vedere. La vedere este și rezerva: 48 de aur și câte 24 de oțel, piatră și lemn. Aptitudinile, 16 fierăstraie, 16 târnăcoape și 16 nicovale, formează un teanc cu fața în jos.
setup-workers = Fiecare trage 8 muncitori din sac și îi ascunde în spatele paravanului.
setup-homes = Fiecare primește la sorți o căsuță, cu care începe satul. Numărul cel mai mic ia muncitorul mov și începe primăvara.
    .home = O căsuță, față și verso: pași și o dezvoltare pentru cine o folosește și apă la o margine. Acoperișul arată cât costă dezvoltarea.
setup-boats = Există câte o barcă pentru fiecare jucător, încărcată cu muncitori din sac și cu aptitudini așezate cu fața în sus.
    .boat = Keyflower primăvara, cu 7 muncitori și 1 aptitudine.
setup-order = Plăcuțele ordinii de joc: 1 în doi jucători, 2 în trei, 3 în patru, 4 în cinci sau șase. Pe cea mai mare se vede muncitorul mov.
setup-tiles = La mijloc se așază, în doi jucători, 6 plăcuțe de primăvară și câte una în plus pentru fiecare jucător următor. Ce rămâne merge în cutie.
setup-winter = Fiecare primește în secret plăcuțe de iarnă: câte 3 până la patru jucători, câte 2 în cinci sau șase.
setup-purple = Până la punctajul final muncitorul mov este doar un semn: nu licitează, nu lucrează și nu plătește.

## Începutul unui sezon

section-season = Începutul unui sezon
season-first = Începe cine are muncitorul mov; se joacă în sensul acelor de ceasornic. Nicio plăcuță nu are încă o culoare, iar muncitori se află doar pe bărci.
season-boats = Vara și toamna bărcile se încarcă din nou. Dacă sacul nu ajunge pentru toate, primesc pe rând câte un muncitor până se golește; la aptitudini la fel. Iarna rămân goale.
season-tiles = Vara și toamna se așază tot atâtea plăcuțe ca primăvara; celelalte merg în cutie. O barcă de vară arată, la sorți, una dintre cele două fețe, aceeași tot jocul.
season-winter = Iarna începe cu o alegere secretă (KF W1).

## O tură

section-turn = O tură
turn-choice = Când îți vine rândul, așezi muncitori, pe toți într-un singur loc, sau spui pas.
turn-location = Un loc este partea ta a unei plăcuțe din mijloc (licitație) sau fața unei plăcuțe (folosire). Niciodată amândouă într-o tură.
turn-whence = Așezi cel puțin un muncitor. Vin din spatele paravanului, sau sunt grupuri întregi de-ale tale care pierd, sau și una, și alta (KF B6).
turn-pass = Pas se poate spune oricând, chiar dacă mai ai muncitori. Dacă nu se poate altceva, trebuie.
turn-over = Cine a spus pas poate așeza din nou mai târziu. Sezonul se încheie imediat ce toți au spus pas unul după altul.
turn-boats = Pe bărci nu se licitează, și nici nu se folosesc.

## Culorile

section-colours = Culorile
colours-first = În fiecare sezon plăcuța ia culoarea primului muncitor care ajunge lângă ea sau pe ea. Până atunci este liberă.
colours-same = Doar muncitori de acea culoare pot veni lângă plăcuță sau pe ea. Și pe o plăcuță liberă așezi muncitori de o singură culoare.
colours-shared = La plăcuțele din mijloc aceeași culoare este valabilă și pentru licitații, și pentru folosire. La plăcuțele ordinii de joc doar se licitează, plăcuțele din sate doar se folosesc.
    .colour = Pietrarul de carieră a fost folosit de un muncitor roșu. De aceea și licitațiile sunt roșii.
colours-green = Verdele este o culoare aparte. Nu ține locul alteia, și nici alta pe al lui.
colours-everybody = Culoarea îi leagă pe toți, și pe proprietar, și ține până la sfârșitul sezonului.
colours-lying = Doar bărcile de vară 4a și 4b încalcă regula. Acești muncitori stau culcați: se numără peste tot, dar nu dau culoare.

## Licitația

section-bids = Licitația
bids-where = Poți licita pentru orice plăcuță din mijloc, și pentru bărci de vară, plăcuțe de iarnă și plăcuțele ordinii de joc, la oricâte deodată.
bids-larger = Prima licitație este de cel puțin un muncitor. Fiecare licitație trebuie să fie mai mare decât a oricui altcuiva pe acea plăcuță; astfel una câștigă mereu, iar celelalte pierd.
    .bids = Trei licitații pentru Tăietorul de lemne: 1, 2 și 3 muncitori. Cea mai mare câștigă; are marginea aurie.
bids-raise = Îți poți mări licitația: pe cea care câștigă cu oricât, pe cea care pierde până devine cea mai mare. Muncitorii devin un singur grup.
bids-group = Un grup care pierde se poate muta, dar numai întreg și într-un singur loc. Acolo se pot aduna mai multe grupuri și muncitori din spatele paravanului; într-o licitație devin un singur grup. Îți poți muta grupul care pierde chiar de lângă plăcuță pe ea.
    .group = Cei doi muncitori galbeni de la Mina Key au fost întrecuți. Pot merge la Grajd, dar numai împreună.
bids-whither = Un grup care pierde merge la altă licitație, la o folosire sau în sac, ca plată (KF E6). Atunci tot grupul se socotește o singură plată.
bids-winning = O licitație care câștigă rămâne: niciun muncitor din ea nu se mută, nu lucrează și nu plătește.
bids-stay = Muncitorii de pe o plăcuță rămân acolo și niciunul nu se întoarce în spatele paravanului înainte de sfârșitul sezonului.
bids-part = Mutarea unui grup nu este o tură în sine; face mereu parte dintr-o licitație, o folosire sau o plată.
bids-both = Poți și să licitezi pentru o plăcuță, și să o folosești, în ture diferite.

## Folosirea plăcuțelor

section-uses = Folosirea plăcuțelor
uses-where = Poți folosi plăcuțe din satul tău, din satul oricui și, în afară de iarnă, din mijloc. O plăcuță câștigată în acest sezon nu se află încă în niciun sat.
uses-never = Niciun muncitor nu poate sta pe bărci de vară, bărci, plăcuțele ordinii de joc, plăcuțe de iarnă sau pe plăcuțele de toamnă care dau doar puncte.
uses-more = Prima folosire a unei plăcuțe într-un sezon cere cel puțin un muncitor; fiecare următoare cu cel puțin unul mai mult decât cea dinainte. Se pot așeza și mai mulți, dar nu aduc nimic în plus.
uses-six = Pe o plăcuță încap șase muncitori pe sezon, nu mai mult. Deci se folosește de cel mult trei ori: cu 1, 2 și 3 muncitori.
    .uses = Folosită cu 1, apoi 2, apoi 3 muncitori: pe Cariera de lemn stau șase albaștri și nimeni nu o mai poate folosi în acest sezon.
uses-again = Poți folosi aceeași plăcuță din nou într-o tură următoare. Proprietarul nu o are mai ieftin și nu poate ține pe nimeni departe.
uses-effect = Fiecare folosire aduce efectul feței de deasupra, pe loc și o dată, oricâți muncitori au venit.
uses-paid = Dacă nu poți plăti ce cere plăcuța, nu o poți folosi. O folosire care nu aduce nimic este permisă.
uses-whose = Muncitorii rămân. La sfârșitul sezonului sunt ai proprietarului satului, ai celui care a câștigat plăcuța sau merg în sac.

## Ce dau plăcuțele

section-effects = Ce dau plăcuțele
effects-resources = Resursele vin din rezervă. Dacă plăcuța este în satul tău, se pun pe ea, altfel pe căsuța ta.
    .produced = Cariera de lemn în satul tău: lemnul se află pe ea.
effects-drawn = Aptitudinile se trag din teanc, iar muncitorii (figura albă) din sac, fără ca ceilalți să vadă.
effects-green = Muncitorii verzi vin numai din rezerva de la vedere.
effects-skill = Unde prețul este o aptitudine, una din spatele paravanului tău merge cu fața în jos în teanc. La Târgul de angajări tragi întâi.
effects-worker = Unde prețul este un muncitor, încă unul pe lângă cei de pe plăcuță merge în sac din spatele paravanului tău, sau un grup întreg de acea culoare, care pierde. La Tavernă tragi întâi.
effects-choice = Unde poți alege, alege din ce mai este în rezervă.
effects-short = Dacă ceva nu ajunge, primești cât este și nimic în loc.
effects-back = Resursele plătite se întorc în rezervă. Muncitorii verzi cheltuiți merg în sac.

## Transport și dezvoltare

section-transport = Transport și dezvoltare
transport-tiles = O căsuță, Grajdul, Potcovarul sau Constructorul de vagoane, oriunde se află, îți dă un număr de pași și de dezvoltări, numai în satul tău.
transport-step = Un pas duce o resursă pe plăcuța vecină, acolo unde drum se leagă de drum. Împarte pașii cum vrei.
    .road = Între toate cele trei plăcuțe drum se leagă de drum. Piatra de pe căsuță ajunge într-un pas la Cariera de lemn sau la Cariera de piatră.
transport-order = Pașii și dezvoltările vin în orice ordine. Numărul lor se stabilește când începe folosirea, iar ce rămâne se pierde.
transport-upgradable = Se pot dezvolta căsuța și plăcuțele de primăvară, vară și toamnă din satul tău, câte o dată fiecare, dar nu bărcile de vară.
transport-price = Resursele din preț trebuie să fie chiar pe plăcuță; aptitudinile vin din spatele paravanului și merg cu fața în jos în teanc.
transport-gold = Aurul ține loc de lemn, piatră sau oțel. Nimic nu ține loc de aur, și nicio aptitudine loc de alta. Unde merge orice, merge orice fel.
transport-turned = Plăcuța se întoarce pe locul ei; ce se află pe ea rămâne. De atunci oricine o folosește primește efectul de pe verso.
    .upgrade = Fabrica de cherestea. Cu trei lemne pe ea, se întoarce: 10 puncte în loc de 3.

## Sfârșitul unui sezon

section-end = Sfârșitul unui sezon
end-losing = Licitațiile care pierd se întorc în spatele paravanelor.
end-unsold = Plăcuțele fără licitație merg în cutie, iar muncitorii de pe ele în sac.
end-won = Cine a licitat cel mai mult ia plăcuța și muncitorii de pe ea. Muncitorii licitați merg în sac. Bărcile de vară își au puterea de acum înainte.
end-village = Muncitorii din satul tău vin în spatele paravanului tău, oricine i-ar fi așezat.
end-boats = Câștigătorii plăcuțelor ordinii de joc 1, 2, 3 și 4 aleg în această ordine o barcă, fiecare o dată; apoi ceilalți, în sensul acelor de ceasornic, de la noul jucător care începe. Fiecare ia toți muncitorii și toate aptitudinile unei bărci; iarna, barca însăși și plăcuțele ordinii de joc câștigate. Cine câștigă plăcuța cu muncitorul mov va începe. Dacă nimeni nu a licitat pentru ea, ceilalți aleg începând de la cel dinainte, iar apoi începe vecinul lui din stânga. Licitațiile câștigătoare merg în sac.
    .order = Câștigătorul plăcuței ordinii de joc 1 alege primul o barcă. Câștigătorul plăcuței 2, cea cu muncitorul mov, alege al doilea și începe sezonul următor. Al treilea jucător ia barca rămasă.
end-build = Apoi fiecare construiește (KF V1) și începe sezonul următor; după iarnă se numără punctele.

## Construirea satului

section-village = Construirea satului
village-together = Toți construiesc în același timp, fiecare în ce ordine vrea. Orice plăcuță care se potrivește trebuie așezată.
village-beside = O plăcuță se așază pe un loc gol lângă o plăcuță din satul tău, întoarsă cum vrei. Nu este nevoie de drum până la căsuță.
village-edges = Unde două plăcuțe se ating, marginile sunt la fel: drum, câmp sau apă. Apa poate rămâne deschisă.
    .edges = Drum la drum, câmp la câmp, iar barca cu apa ei la apa căsuței.
village-water = La apa căsuței poate sta doar o barcă, cu apa ei spre ea.
village-fixed = O plăcuță așezată nu se mai mută și nu se mai întoarce. Cât timp nu spui că ai terminat, o poți lua înapoi.
village-aside = O plăcuță care nu se potrivește nicăieri se pune deoparte. Este a ta și aduce puncte, dar nu atinge nimic; se așază într-un sezon următor, când se potrivește.
village-free = Cu barca de vară 2a marginile nu trebuie să corespundă, chiar din sezonul în care o câștigi.

## Bărcile de vară

section-powers = Bărcile de vară
powers-whose = Puterea lor este a celui care le-a câștigat și nu cere muncitori. Fiecare arată fața a sau b, deci într-un joc este doar una dintre ele.
powers-one-a = 1a: la alegerea bărcii, încă 2 muncitori din sac.
powers-one-b = 1b: la alegerea bărcii, încă 1 muncitor verde din rezervă.
powers-two-a = 2a: pașii tăi trec și peste margini de câmp, dar nu peste apă, iar plăcuțele tale nu trebuie să se potrivească (KF V7).
powers-two-b = 2b: oriunde folosești o plăcuță, pașii și dezvoltările tale se dublează, la fel și punctele bărcii Keyflower.
powers-three-a = 3a: la dezvoltare orice resursă ține locul oricăreia, și al aurului.
powers-three-b = 3b: la punctajul final orice resursă ține locul oricăreia, și al aurului.
powers-four-a = 4a: când altcineva a licitat cu albastru, roșu sau galben pentru o plăcuță-sat, îl poți întrece cu altă culoare. Nu împotriva verdelui, nu la plăcuțele ordinii de joc și nu lângă o licitație a ta care stă acolo în altă culoare.
    .lying = Doi muncitori albaștri sunt întrecuți de trei roșii, care stau culcați: pentru toți ceilalți Potcovarul rămâne albastru.
powers-lying = Muncitorii tăi stau acolo culcați; pentru toți ceilalți și pentru folosire plăcuța își păstrează culoarea, iar tu poți adăuga numai din culoarea celor culcați. Când toate celelalte licitații au plecat și nimeni nu este pe plăcuță, ai tăi se ridică și îi dau culoarea lor.
powers-four-b = 4b: o plăcuță la care s-a licitat sau care a fost folosită deja o poți folosi cu muncitori de orice culori, și amestecate. Cei de altă culoare stau culcați. Toți se numără la cei șase.

## Iarna

section-winter = Iarna
winter-choice = Mai întâi fiecare alege în secret cel puțin una dintre plăcuțele sale de iarnă. Ele se amestecă și se așază; celelalte merg nevăzute în cutie.
winter-bids = Pentru plăcuțele de iarnă se licitează, dar nu se folosesc. Plăcuțele din sate se folosesc ca de obicei.
winter-boats = Bărcile sunt goale: la sfârșitul iernii se iau chiar bărcile și plăcuțele ordinii de joc.
winter-over = După ultima construire jocul s-a terminat. Contează muncitorii care se află atunci în spatele paravanelor.

## Punctajul final

section-scoring = Punctajul final
scoring-printed = Punctele de pe fața de deasupra, ale fiecărei plăcuțe a ta. Cele de pe verso țin locul celor de pe față.
scoring-order = O plăcuță a ordinii de joc aduce un punct pentru fiecare plăcuță pe care o atinge.
    .order-tile = Această plăcuță a ordinii de joc atinge căsuța și Cariera de piatră: 2 puncte.
scoring-boat = Barca ta. Keyflower: un punct pentru fiecare număr de transport de pe plăcuțele tale. Sea Bastion: unul pentru fiecare plăcuță de pe cel mai bun ocol (KF F9). Sea Breese: 2, 4, 8, 16, 32 pentru una până la cinci bărci pe râu (KF F10). Flipper: 2 și o dezvoltare gratis. Ianvincible: 5. White Wind: unul pentru fiecare muncitor pe care i-l dai.
scoring-items = Fiecare muncitor, aptitudine și resursă aduce puncte cel mult o dată, pe o singură plăcuță, la alegerea ta. O plăcuță de iarnă dă puncte de câte ori o poți umple. Aurul care nu contează altundeva este un punct.
    .items = Farmacia, Breasla meșteșugarului, Piața Key și 8 muncitori albaștri, 3 roșii, 3 galbeni și 1 verde: trei seturi de trei culori aduc 9 puncte, cei cinci albaștri rămași 3, cel verde 2. Împreună 14.
scoring-yards = Șantierul forestier, Atelierul de prelucrare a pietrei, Atelierul fierarului și Hambarul punctează ce se află pe ele. Toate celelalte plăcuțe iau resurse de oriunde din sat, și de pe acestea, dacă renunți acolo la puncte.
scoring-gold = Aurul ține locul oricărei resurse.
scoring-purple = Muncitorul mov contează o dată: ca muncitor de orice culoare, ca orice aptitudine sau ca orice resursă.
scoring-best = Nu trebuie să cauți: pentru fiecare jucător se găsește cea mai bună împărțire.
scoring-walk = Un ocol merge pe drumuri înapoi la locul de plecare și nu ia niciun drum de două ori. O plăcuță contează o dată, chiar dacă treci pe ea de două ori.
    .walk = Două inele care au în comun căsuța: cinci plăcuțe pe ocol, 5 puncte pentru Sea Bastion.
scoring-river = Râul pornește drept de la apa căsuței. Contează bărcile și bărcile de vară aflate pe el fără întrerupere.
    .river = Trei bărci pe râu, sub căsuță: 8 puncte pentru Sea Breese.
scoring-most = Cele mai multe puncte câștigă; la egalitate victoria se împarte.

## Ce este ascuns

section-hidden = Ce este ascuns
hidden-screens = Câți muncitori și câte aptitudini sunt în spatele unui paravan vede oricine; culoarea și felul lor, doar proprietarul.
hidden-winter = Plăcuțele de iarnă din mână sunt secrete, la fel și a cui a fost fiecare. Câte a ales fiecare se știe.
hidden-drawn = Ce se trage din sac și din teanc vede doar cel care trage.
hidden-paid = Unde merge orice aptitudine, ea se plătește cu fața în jos.
hidden-open = Restul este la vedere: satele, licitațiile, bărcile, rezerva, câți sunt în sac și în teanc și ce muncitori se întorc.
hidden-points = În timpul jocului nimeni nu numără puncte; paravanele se deschid la sfârșit.

## Ce se poate stabili la o masă

section-options = Ce se poate stabili la o masă
options-why = Unde regulamentele lasă o întrebare deschisă, cel care pregătește masa poate alege celălalt răspuns.
options-loose = Cu barca de vară 3b orice resursă care nu contează altundeva este un punct, ca aurul; sau doar aurul adevărat.
options-counter = Barca de vară 4a întrece licitații doar la plăcuțe-sat; sau și la plăcuțele ordinii de joc.
options-cross = Cu barca de vară 2a resursele pot trece peste o margine unde se întâlnesc drum și câmp; sau nu.
options-first = Prima folosire a unei plăcuțe poate lua cel mult șase muncitori; sau cel mult trei.
