### Regulile jocului Keyflower în cuvintele noastre, pentru cei care joacă.

## Jocul într-un minut

section-aim = Jocul într-un minut
aim-game = Patru sezoane, fiecare cu o licitație. Așezi muncitori ca să licitezi pentru plăcuțe noi în satul tău sau ca să folosești plăcuțe: ale tale, ale vecinilor, chiar și cele aflate încă la licitație. Primul muncitor stabilește culoarea plăcuței pentru toți, iar muncitorii întrecuți pot fi trimiși în altă parte. După iarnă câștigă cine are cele mai multe puncte.

## Pregătirea

section-setup = Pregătirea
setup-supplies = În sac sunt câte 40 de muncitori albaștri, roșii și galbeni; cei verzi (20) stau în rezerva la vedere. Tot acolo sunt resursele: 48 de resurse de aur și câte 24 de oțel, de piatră și de lemn. Plăcuțele de aptitudini (16 fierăstraie, 16 târnăcoape și 16 nicovale) formează un teanc cu fața în jos.
setup-workers = Fiecare jucător trage 8 muncitori din sac și îi ascunde în spatele paravanului său.
setup-homes = Fiecare jucător primește la întâmplare o plăcuță-casă, cu care își începe satul. Cine are numărul cel mai mic ia muncitorul mov și începe primăvara.
    .home = O plăcuță-casă, față și verso: pași de transport și dezvoltări pentru cine o folosește și apă la o margine. Acoperișul arată costul dezvoltării.
setup-boats = Există câte o barcă pentru fiecare jucător, încărcată cu muncitori din sac și cu plăcuțe de aptitudini cu fața în sus.
    .boat = Keyflower primăvara, cu 7 muncitori și 1 plăcuță de aptitudini.
setup-order = Plăcuțe de ordine: 1 la doi jucători, 2 la trei, 3 la patru, 4 la cinci sau șase. Pe cea cu numărul cel mai mare se vede muncitorul mov.
setup-tiles = La doi jucători se așază la mijloc 6 plăcuțe de primăvară; pentru fiecare jucător în plus, încă una. Restul merge în cutie.
setup-winter = Fiecare jucător primește în secret plăcuțe de iarnă: câte 3 la doi până la patru jucători, câte 2 la cinci sau șase.
setup-purple = Până la punctajul final muncitorul mov este doar un marcaj: nu licitează, nu lucrează și nu plătește.

## Începutul unui sezon

section-season = Începutul unui sezon
season-first = Începe cine are muncitorul mov; se joacă în sensul acelor de ceasornic. Nicio plăcuță nu are încă o culoare, iar muncitori sunt doar pe bărci.
season-boats = Vara și toamna bărcile se încarcă din nou. Dacă în sac nu sunt destui muncitori, bărcile primesc pe rând câte unul până se golește sacul; la fel și cu plăcuțele de aptitudini. Iarna rămân goale.
season-tiles = Vara și toamna se scot la licitație tot atâtea plăcuțe ca primăvara; restul merge în cutie. O barcă de vară arată toată partida aceeași față, aleasă la întâmplare din două.
season-winter = Iarna începe cu o alegere secretă (KF W1).

## O tură

section-turn = O tură
turn-choice = În tura ta așezi muncitori, toți într-un singur loc, sau spui pas.
turn-location = Un loc este latura dinspre tine a unei plăcuțe din mijloc (ofertă) sau partea de deasupra a unei plăcuțe (folosire). Într-o tură faci doar una dintre ele.
turn-whence = Așezi cel puțin un muncitor. Muncitorii vin din spatele paravanului, din grupurile tale întrecute (luate întregi) sau din ambele părți (KF B6).
turn-pass = Poți spune pas oricând, chiar dacă mai ai muncitori. Dacă nu poți așeza niciunul, trebuie să spui pas.
turn-over = Cine a spus pas poate așeza din nou muncitori într-o tură ulterioară. Sezonul se încheie când toți jucătorii spun pas unul după altul.
turn-boats = Bărcile nu pot fi folosite, iar pentru ele nu se licitează.

## Culorile

section-colours = Culori
colours-first = În fiecare sezon plăcuța ia culoarea primului muncitor așezat lângă ea sau pe ea. Până atunci este liberă.
colours-same = Lângă plăcuță sau pe ea se pot așeza doar muncitori de acea culoare. La o plăcuță liberă toți muncitorii pe care îi așezi trebuie să fie de o singură culoare.
colours-shared = O plăcuță din mijloc are o singură culoare pentru oferte și pentru folosire. Pentru plăcuțele de ordine doar se licitează; plăcuțele din sate doar se folosesc.
    .colour = Carierul a fost folosit de un muncitor roșu. De aceea și ofertele pentru el trebuie să fie roșii.
colours-green = Verdele este o culoare aparte: nu înlocuiește alta și nu poate fi înlocuit.
colours-everybody = Culoarea este valabilă pentru toți, inclusiv pentru proprietar, până la sfârșitul sezonului.
colours-lying = Doar bărcile de vară 4a și 4b încalcă această regulă. Muncitorii în cauză se așază culcați: se numără peste tot, dar nu stabilesc o culoare.

## Licitația

section-bids = Licitația
bids-where = Poți licita pentru orice plăcuță din mijloc, inclusiv pentru bărci de vară, plăcuțe de iarnă și plăcuțe de ordine, și pentru oricâte vrei.
bids-larger = Prima ofertă este de cel puțin un muncitor. Fiecare ofertă trebuie să fie mai mare decât a oricărui alt jucător la acea plăcuță; astfel una este mereu câștigătoare, iar celelalte sunt întrecute.
    .bids = Trei oferte pentru Tăietorul de lemne: 1, 2 și 3 muncitori. Cea mai mare câștigă; are un contur auriu.
bids-raise = Îți poți mări propria ofertă: pe cea câștigătoare cu oricât, pe cea întrecută până devine cea mai mare. Muncitorii formează un singur grup.
bids-group = Un grup întrecut se poate muta, dar numai întreg și într-un singur loc. Acolo pot merge împreună mai multe grupuri și muncitori din spatele paravanului; într-o ofertă devin un singur grup. Îți poți muta grupul întrecut și de lângă o plăcuță chiar pe ea.
    .group = Cei doi muncitori galbeni de la Mina Key sunt întrecuți. Pot merge la Grajd, dar numai împreună.
bids-whither = Un grup întrecut merge la altă ofertă, la o folosire sau în sac, ca plată (KF E6). Atunci tot grupul se consideră o singură plată.
bids-winning = O ofertă câștigătoare rămâne pe loc: niciunul dintre muncitorii ei nu se poate muta, nu poate lucra și nu poate plăti.
bids-stay = Muncitorii de pe o plăcuță rămân acolo. Niciun muncitor nu se întoarce în spatele unui paravan înainte de sfârșitul sezonului.
bids-part = Mutarea unui grup întrecut nu este o tură în sine; face mereu parte dintr-o ofertă, o folosire sau o plată.
bids-both = Poți licita pentru o plăcuță și o poți și folosi, în ture diferite.

## Folosirea plăcuțelor

section-uses = Folosirea plăcuțelor
uses-where = Poți folosi plăcuțe din satul tău, din satul oricui și din mijloc (nu iarna). O plăcuță câștigată în acest sezon nu este încă într-un sat.
uses-never = Nu se pot așeza muncitori pe bărci de vară, bărci, plăcuțe de ordine, plăcuțe de iarnă și nici pe plăcuțele de toamnă care doar aduc puncte.
uses-more = Prima folosire a unei plăcuțe într-un sezon cere cel puțin un muncitor; fiecare folosire următoare, cel puțin cu unul mai mult decât cea dinainte. Poți așeza mai mulți decât trebuie, dar nu câștigi nimic prin asta.
uses-six = Pe o plăcuță încap cel mult șase muncitori într-un sezon. Deci se poate folosi de cel mult trei ori, cu 1, 2 și 3 muncitori. O primă folosire cu trei sau mai mulți muncitori închide plăcuța pentru tot sezonul.
    .uses = Folosită cu 1, apoi cu 2, apoi cu 3 muncitori: pe Cariera de lemn sunt șase muncitori albaștri și nimeni nu o mai poate folosi în acest sezon.
uses-again = Poți folosi aceeași plăcuță din nou într-o tură ulterioară. Proprietarul plătește la fel și nu îi poate opri pe ceilalți.
uses-effect = Fiecare folosire dă efectul feței de deasupra, imediat și o singură dată, oricâți muncitori ai așezat.
uses-paid = Dacă nu poți plăti costul plăcuței, nu o poți folosi. Poți folosi o plăcuță chiar dacă nu îți aduce nimic.
uses-whose = Muncitorii rămân. La sfârșitul sezonului merg la proprietarul satului, la câștigătorul plăcuței sau în sac.

## Ce dau plăcuțele

section-effects = Ce fac plăcuțele
effects-resources = Resursele vin din rezervă. De la o plăcuță din satul tău se pun pe acea plăcuță, altfel pe plăcuța-casă.
    .produced = Cariera de lemn în propriul sat: lemnul ei se află pe ea.
effects-drawn = Plăcuțele de aptitudini se trag din teanc, iar muncitorii (figura albă) din sac, fără ca ceilalți jucători să vadă.
effects-green = Muncitorii verzi vin numai din rezerva la vedere.
effects-skill = Dacă se plătește cu o aptitudine, una din spatele paravanului tău merge cu fața în jos în teanc. La Târgul de angajări tragi întâi.
effects-worker = Dacă se plătește cu un muncitor, merge în sac încă unul din spatele paravanului tău, pe lângă cei așezați pe plăcuță, sau un grup întrecut întreg de acea culoare. La Tavernă tragi întâi.
effects-choice = Dacă poți alege, alegi din ce a rămas în rezervă.
effects-short = Dacă nu ajunge, primești doar cât a rămas și nimic în schimb.
effects-back = Resursele plătite se întorc în rezervă. Muncitorii verzi cheltuiți merg în sac.

## Transport și dezvoltare

section-transport = Transport și dezvoltări
transport-tiles = O plăcuță-casă, Grajdul, Potcovarul sau Rotarul, oriunde s-ar afla, îți dau pași de transport și dezvoltări pentru satul tău.
transport-step = Un pas mută o resursă pe plăcuța următoare, acolo unde drumul întâlnește drum. Împarte pașii cum vrei.
    .road = Între toate cele trei plăcuțe drumul întâlnește drum. Piatra de pe plăcuța-casă ajunge într-un pas la Cariera de lemn sau la Cariera de piatră.
transport-order = Pașii și dezvoltările se pot face în orice ordine. Numărul lor se stabilește la începutul folosirii, iar cele nefolosite se pierd.
transport-upgradable = Poți dezvolta plăcuța-casă și plăcuțele de primăvară, de vară și de toamnă din satul tău, fiecare o singură dată, dar nu și bărcile de vară.
transport-price = Resursele din cost trebuie să fie chiar pe plăcuță; aptitudinile vin din spatele paravanului tău și merg cu fața în jos în teanc.
transport-gold = Aurul poate înlocui lemnul, piatra sau oțelul. Nimic nu poate înlocui aurul și nicio aptitudine nu o înlocuiește pe alta. „Orice” înseamnă că se acceptă orice fel de resursă, respectiv de aptitudine.
transport-turned = Plăcuța se întoarce pe locul ei; resursele și muncitorii de pe ea rămân. De atunci oricine o folosește primește efectul de pe verso.
    .upgrade = Fabrica de cherestea. Cu trei lemne pe ea, se întoarce: 10 puncte în loc de 3.

## Sfârșitul unui sezon

section-end = Sfârșitul unui sezon
end-losing = Ofertele pierdute se întorc în spatele paravanelor celor care le-au făcut.
end-unsold = Plăcuțele fără ofertă merg în cutie, iar muncitorii de pe ele în sac.
end-won = Cine are oferta cea mai mare ia plăcuța și primește muncitorii de pe ea. Muncitorii din ofertă merg în sac. Abilitatea bărcilor de vară este valabilă de acum înainte.
end-village = Muncitorii din satul tău merg în spatele paravanului tău, oricine i-ar fi așezat.
end-boats = Câștigătorii plăcuțelor de ordine 1, 2, 3 și 4 aleg o barcă în această ordine, fiecare o singură dată; apoi ceilalți, în sensul acelor de ceasornic, începând cu noul prim jucător. Fiecare ia toți muncitorii și toate plăcuțele de aptitudini de pe o barcă; iarna, barca însăși și plăcuțele de ordine câștigate. Câștigătorul plăcuței cu muncitorul mov devine primul jucător. Dacă nimeni nu a licitat pentru ea, ceilalți aleg în sensul acelor de ceasornic începând cu vechiul prim jucător, iar apoi vecinul lui din stânga devine primul jucător. Ofertele câștigătoare merg în sac.
    .order = Câștigătorul plăcuței de ordine 1 alege primul o barcă. Câștigătorul plăcuței 2, cea cu muncitorul mov, alege al doilea și începe sezonul următor. Al treilea jucător ia barca rămasă.
end-build = Apoi toți construiesc (KF V1) și începe sezonul următor; după iarnă urmează punctajul final.

## Construirea satului

section-village = Construirea satului
village-together = Toți jucătorii construiesc în același timp, fiecare în ce ordine vrea. Orice plăcuță care se potrivește trebuie așezată.
village-beside = O plăcuță se așază pe un loc gol lângă o plăcuță din satul tău, rotită cum vrei. Nu e nevoie să fie legată prin drum de plăcuța-casă.
village-edges = Unde două plăcuțe se ating, ambele margini trebuie să fie la fel: drum, câmp sau apă. Apa poate rămâne deschisă.
    .edges = Drum la drum, câmp la câmp, iar barca, cu apa ei, la apa plăcuței-casă.
village-water = La apa plăcuței-casă se poate așeza doar o barcă, cu apa ei îndreptată într-acolo.
village-fixed = O plăcuță așezată nu mai poate fi mutată sau rotită. Poți anula până când închei construirea.
village-aside = O plăcuță care nu se potrivește nicăieri se pune deoparte. Este a ta și aduce puncte, dar nu atinge nimic; trebuie așezată într-un sezon ulterior, de îndată ce se potrivește.
village-free = Cu barca de vară 2a marginile pot să nu corespundă, începând din sezonul în care ai câștigat-o.

## Bărcile de vară

section-powers = Bărci de vară
powers-whose = Abilitatea unei bărci este a celui care a câștigat-o și nu cere niciun muncitor. Fiecare arată fața a sau b, deci într-o partidă apare doar una dintre ele.
powers-one-a = 1a: la alegerea bărcilor, 2 muncitori în plus din sac.
powers-one-b = 1b: la alegerea bărcilor, 1 muncitor verde în plus din rezervă.
powers-two-a = 2a: pașii tăi pot trece și peste margini de câmp, dar nu peste apă, iar plăcuțele tale pot să nu se potrivească (KF V7).
powers-two-b = 2b: pașii și dezvoltările tale se dublează oriunde folosești o plăcuță, la fel și punctele bărcii Keyflower.
powers-three-a = 3a: la dezvoltare orice resursă o poate înlocui pe oricare alta, inclusiv aurul.
powers-three-b = 3b: la punctajul final orice resursă o poate înlocui pe oricare alta, inclusiv aurul.
powers-four-a = 4a: dacă alt jucător are o ofertă albastră, roșie sau galbenă pentru o plăcuță-sat, o poți întrece cu altă culoare. Nu împotriva verdelui, nu la plăcuțele de ordine și nu dacă ai deja acolo o ofertă de altă culoare, cu muncitori în picioare.
    .lying = Doi muncitori albaștri sunt întrecuți de trei roșii, care stau culcați: pentru toți ceilalți Potcovarul rămâne albastru.
powers-lying = Muncitorii tăi stau acolo culcați; plăcuța își păstrează culoarea pentru toți ceilalți și pentru folosire, iar tu poți adăuga numai muncitori de culoarea celor culcați. Când toate celelalte oferte au plecat și pe plăcuță nu este nimeni, ai tăi se ridică în picioare și îi stabilesc culoarea.
powers-four-b = 4b: poți folosi cu muncitori de orice culori, chiar amestecate, o plăcuță care are deja o ofertă sau o folosire. Cei de altă culoare stau culcați. Toți se numără la cei șase.

## Iarna

section-winter = Iarna
winter-choice = Întâi fiecare jucător alege în secret cel puțin una dintre plăcuțele sale de iarnă. Acestea se amestecă și se scot la licitație; celelalte merg în cutie fără să fie văzute.
winter-bids = Pentru plăcuțele de iarnă se poate licita, dar ele nu pot fi folosite. Plăcuțele din sate se folosesc ca de obicei.
winter-boats = Bărcile sunt goale: la sfârșitul iernii jucătorii iau chiar bărcile și plăcuțele de ordine.
winter-over = Partida se încheie după ce este construit ultimul sat. Contează muncitorii aflați atunci în spatele paravanelor.

## Punctajul final

section-scoring = Punctajul final
scoring-printed = Primești punctele tipărite pe partea vizibilă a fiecărei plăcuțe a ta. Punctele de pe verso le înlocuiesc pe cele de pe față.
scoring-order = O plăcuță de ordine aduce 1 punct pentru fiecare plăcuță care o atinge.
    .order-tile = Această plăcuță de ordine atinge plăcuța-casă și Cariera de piatră: 2 puncte.
scoring-boat = Barca ta. Keyflower: 1 punct pentru fiecare unitate de capacitate de transport, adică suma numerelor de transport de pe fețele de deasupra ale plăcuțelor tale. Sea Bastion: 1 punct pentru fiecare plăcuță din cea mai bună buclă de drumuri a ta (KF F9). Sea Breese: 2, 4, 8, 16, 32 de puncte pentru una până la cinci bărci pe râu (KF F10). Flipper: 2 puncte și o dezvoltare gratuită. Ianvincible: 5 puncte. White Wind: 1 punct pentru fiecare muncitor numărat pe ea.
scoring-items = Fiecare muncitor, aptitudine și resursă aduce puncte cel mult o dată, pe o singură plăcuță, la alegerea ta. O plăcuță de iarnă aduce puncte de câte ori o poți completa. Aurul care nu aduce puncte în altă parte valorează 1 punct.
    .items = Farmacia, Breasla meșteșugarului, Piața Key și 8 muncitori albaștri, 3 roșii, 3 galbeni și 1 verde: trei seturi de trei culori aduc 9 puncte, cei cinci albaștri rămași 3, cel verde 2. Împreună 14.
scoring-winter = Pentru ce aduc puncte plăcuțele de iarnă și câte puncte dau de fiecare dată:
scoring-yards = Plăcuțele de depozitare (Șantierul forestier, Atelierul de prelucrare a pietrei, Atelierul fierarului și Hambarul) punctează ce se află pe ele. Toate celelalte plăcuțe numără resursele de oriunde din sat, chiar și de pe plăcuțele de depozitare, dacă renunți la punctele lor de acolo.
scoring-gold = Aurul poate înlocui orice resursă.
scoring-purple = Muncitorul mov contează o dată, ca muncitor de orice culoare, ca aptitudine de orice fel sau ca resursă de orice fel. Ca resursă poate fi pus și pe una dintre plăcuțele tale de depozitare, fără transport.
scoring-best = Nu e nevoie să calculezi: jocul găsește cea mai bună repartizare pentru fiecare jucător.
scoring-walk = O buclă urmează drumurile înapoi la punctul de plecare fără să folosească un drum de două ori. Fiecare plăcuță contează o dată, chiar dacă bucla trece pe ea de două ori.
    .walk = Două bucle care au în comun plăcuța-casă: cinci plăcuțe, 5 puncte pentru Sea Bastion.
scoring-river = Râul pornește în linie dreaptă de la apa plăcuței-casă. Contează bărcile și bărcile de vară aflate pe el fără întrerupere.
    .river = Trei bărci pe râu, sub plăcuța-casă: 8 puncte pentru Sea Breese.
scoring-most = Câștigă cine are cele mai multe puncte; la egalitate victoria se împarte.

## Simbolurile de pe plăcuțe

section-icons = Simbolurile de pe plăcuțe
icons-things = Muncitori, aptitudini și resurse:
    .icon-worker = Un muncitor de orice culoare. Dacă primești unul, îl tragi din sac.
    .icon-workers = Muncitor albastru, roșu, galben și verde. Fiecare culoare are pălăria și semnul ei.
    .icon-purple = Muncitorul mov. Pe o plăcuță de ordine: cine o câștigă devine primul jucător.
    .icon-skill = O aptitudine de orice fel. Dacă primești una, o tragi din teanc.
    .icon-skills = Fierăstrău, târnăcop și nicovală.
    .icon-resource = O resursă de orice fel.
    .icon-resources = Lemn, piatră, oțel și aur.
    .icon-alike = Muncitori, aptitudini sau resurse de același fel, la alegerea ta.
icons-effects = Folosire și dezvoltare:
    .icon-brings = Plătești sau ai ce este în stânga; primești ce este în dreapta.
    .icon-or = Una dintre ele, la alegere.
    .icon-cart = Atâția pași de transport câți arată numărul.
    .icon-upgrade = O dezvoltare. Două săgeți: două dezvoltări.
    .icon-cost = Cât costă dezvoltarea plăcuței.
icons-points = Puncte:
    .icon-seal = Atâtea puncte câte arată numărul: pentru plăcuța însăși sau pentru fiecare set.
    .icon-tray = Contează doar ce se află pe această plăcuță.
    .icon-adjacent = Pentru fiecare plăcuță adiacentă.
    .icon-loop = Pentru fiecare plăcuță din cea mai bună buclă de drumuri a ta (KF F9).
    .icon-river = Pentru bărcile de pe râu (KF F10).
icons-powers = Bărci de vară:
    .icon-boat = La alegerea bărcii primești și asta.
    .icon-fields = Resursele pot trece peste câmpuri.
    .icon-edges = Marginile pot să nu se potrivească.
    .icon-equals = Se pot înlocui una pe alta.
    .icon-bid = Oferte pentru o plăcuță.
    .icon-use = Folosirea unei plăcuțe.
    .icon-lying = Un muncitor care încalcă regula culorii stă culcat (KF C7).
icons-signs = În colțul unei plăcuțe:
    .icon-seasons = Primăvara, vara, toamna și iarna: sezonul plăcuței. Pe bărci: când se aplică efectul.
    .icon-home = O plăcuță-casă, cu numărul ei.

## Ce este ascuns

section-hidden = Ce este ascuns
hidden-screens = Toți văd câți muncitori și câte aptitudini sunt în spatele unui paravan; culorile și felurile lor le vede doar proprietarul.
hidden-winter = Plăcuțele de iarnă din mână sunt secrete, la fel și cine ce a ales. Câte a ales fiecare este public.
hidden-drawn = Doar cine trage din sac sau din teanc vede ce a tras.
hidden-paid = O aptitudine plătită acolo unde se acceptă orice fel se pune cu fața în jos.
hidden-open = Restul este public: satele, ofertele, bărcile, rezerva, numărul de muncitori din sac și de plăcuțe din teanc și ce muncitori se întorc.
hidden-points = Punctele nu se numără în timpul partidei; paravanele se deschid la sfârșit.

## Ce se poate stabili la o masă

section-options = Variante
options-why = Unde regulamentele lasă o întrebare deschisă sau diferă, cine creează masa poate alege celălalt răspuns sau toate răspunsurile unui regulament tipărit.
options-loose = Cu barca de vară 3b fiecare resursă care nu aduce puncte în altă parte valorează 1 punct, ca aurul; sau numai aurul adevărat.
options-counter = Barca de vară 4a poate întrece oferte doar la plăcuțe-sat; sau și la plăcuțe de ordine.
options-cross = Cu barca de vară 2a resursele pot trece peste o margine unde drumul întâlnește câmp; sau nu.
options-first = La prima folosire a unei plăcuțe se pot așeza până la șase muncitori; sau până la trei.
options-stored = O resursă de pe o plăcuță de depozitare aduce puncte acolo sau în altă parte; sau doar acolo.
options-walk = Bucla de drumuri pentru Sea Bastion nu poate folosi un drum de două ori; sau nu poate nici să treacă de două ori pe aceeași plăcuță.
options-order = O plăcuță de ordine aduce 1 punct pentru fiecare plăcuță care o atinge; sau încă 1 pentru ea însăși.
options-purple = Muncitorul mov contează pentru cine îl are la sfârșit; sau doar pentru cine l-a câștigat la licitație. Atunci nu contează pentru nimeni dacă iarna nu a licitat nimeni pentru el.
options-market = Piața Key aduce 2 puncte pentru fiecare muncitor verde; sau 3.
