# The rules of Carcassonne as players read them. `web/src/games/carcassonne/learn/outline.json` says in
# which order, and which numbers each paragraph answers for.

section-game = Jocul pe scurt
game-aim = Doi până la cinci jucători construiesc împreună un ținut, piesă cu piesă: drumuri, orașe, mănăstiri și câmpiile dintre ele. Îți pui supușii drept **tâlhari**, **cavaleri**, **călugări** și **fermieri** ca să aduni puncte. La sfârșit câștigă cine are cele mai multe puncte.
game-box = Sunt 72 de piese, cu tot cu piesa de start. Fiecare jucător are 8 supuși de aceeași culoare: unul arată punctele pe pista de punctaj, cu 7 se joacă. Punctele nu au limită.
game-setup = Piesa de start se așază la mijloc cu fața în sus, fără niciun supus pe ea. Celelalte 71 de piese se amestecă cu fața în jos. Toți încep cu 0 puncte și 7 supuși. Începe un jucător ales la întâmplare; se joacă în sensul acelor de ceasornic.

section-turn = Tura ta
turn-steps =
    O tură are trei pași, în această ordine:
    - Tragi o piesă și o așezi.
    - Poți pune pe ea un supus.
    - Se punctează fiecare drum, oraș și mănăstire pe care le-a terminat piesa.
turn-duty = Trebuie să așezi piesa dacă se potrivește undeva; nu poți spune pas și nu o poți păstra. Supusul îl pui numai dacă vrei. Punctarea are loc oricum, indiferent cui îi folosește.
turn-open = Toți văd piesa pe care ai tras-o și oricine îți poate da sfaturi.

section-tile = Așezarea piesei
tile-beside = Piesa se așază pe un loc gol și trebuie să aibă cel puțin o latură întreagă comună cu o piesă de pe tablă. Nu ajunge să se atingă la un colț.
tile-fits = Fiecare latură trebuie să se potrivească cu vecina ei: **oraș** lângă oraș, **drum** lângă drum, **câmpie** lângă câmpie. Piesa trebuie să se potrivească cu toate vecinele.
    .fits-road = Se potrivește: drumul continuă, la fel și câmpiile de o parte și de alta.
    .fits-city = Se potrivește: jos continuă orașul, iar la stânga câmpia întâlnește câmpie.
    .fits-not = Nu se potrivește: drumul ar da într-o câmpie.
tile-turning = Poți roti piesa, dar nu o poți întoarce pe dos.
tile-nowhere = Dacă piesa nu se potrivește nicăieri, oricum ai roti-o, este scoasă din joc și tragi alta. Dacă nu mai sunt piese de tras, partida se încheie imediat.

section-follower = Punerea unui supus
follower-one = Într-o tură poți pune cel mult un supus, din rezerva ta, pe piesa pe care tocmai ai așezat-o.
follower-roles = Toți supușii sunt la fel; locul le dă rolul. În oraș, un supus e **cavaler**, pe drum **tâlhar**, în mănăstire **călugăr**. Pe câmpie stă culcat, ca **fermier**.
    .roles = La stânga, un cavaler în oraș, un tâlhar pe drum și un fermier pe câmpie; la dreapta, un călugăr în mănăstire.
follower-free = Pe acel drum, în acel oraș sau pe acea câmpie nu are voie să fie niciun supus, oricât de departe, nici măcar al tău.
    .taken = Cavalerul roșu este deja în oraș. Albastru a așezat piesa de sus și poate pune pe ea doar un fermier.
    .own = Roșu a așezat piesa din stânga. Orașul, drumul și câmpia din colțul de jos sunt libere; câmpia de sus nu, pentru că acolo este deja propriul lui fermier.
follower-cloister = Mănăstirea de pe o piesă nouă este mereu liberă. Dacă nu pui acum un călugăr în ea, mai târziu nu mai poate nimeni.
follower-supply = Când toți supușii tăi sunt pe tablă, doar așezi piese până se întoarce unul. Supușii nu se mută și nu pot fi retrași; se întorc numai la punctare (CA 8.1).
follower-joining = Mai mulți jucători împart un drum, un oraș sau o câmpie când o piesă unește părți ocupate separat. O astfel de piesă se poate așeza oricând, dar fără a pune un supus acolo.

section-complete = Ce înseamnă „terminat”
complete-road = Un drum este terminat când ambele capete sunt închise de o intersecție, un oraș sau o mănăstire ori când formează o buclă. Casele și tufișurile de lângă drum nu îl închid.
complete-city = Un oraș este terminat când zidul lui e închis de jur împrejur și înăuntru nu sunt goluri.
    .city-gap = Neterminat: orașul este deschis în partea de sus. Lipsește piesa care îl închide.
complete-cloister = O mănăstire este terminată când toate cele opt locuri din jurul piesei ei au piese, inclusiv la colțuri.
complete-several = O singură piesă poate termina mai multe drumuri, orașe și mănăstiri, ale tale și ale altora. Toate se punctează.

section-points = Puncte în timpul partidei
points-road = **Drum:** 1 punct pentru fiecare piesă a lui.
    .road = Trei piese de la intersecție la mănăstire: roșu primește 3 × 1 = 3 puncte.
    .ring = O buclă închisă nu are nevoie de capete: roșu primește 4 × 1 = 4 puncte.
points-city = **Oraș:** 2 puncte pentru fiecare piesă și încă 2 pentru fiecare blazon.
    .city = Trei piese și un blazon: roșu primește 3 × 2 + 1 × 2 = 8 puncte.
    .small-city = Și două piese fac un oraș: roșu primește 2 × 2 = 4 puncte.
points-once = La un oraș sau la un drum o piesă se numără o singură dată, chiar dacă mai multe părți ale ei îi aparțin.
points-cloister = **Mănăstire:** 9 puncte: 1 pentru piesa ei și câte 1 pentru fiecare dintre cele opt piese din jur.
    .cloister = A fost așezată a opta piesă: albastru primește 1 + 8 = 9 puncte.
points-majority = Dacă pe un drum sau într-un oraș sunt mai mulți supuși, punctele le ia jucătorul cu cei mai mulți. La egalitate, fiecare primește toate punctele; ceilalți nu primesc nimic. Mai mulți supuși nu înseamnă mai multe puncte.
    .shared-city = Piesa evidențiată unește două orașe; roșu și albastru au câte un cavaler. Patru piese și un blazon: amândoi primesc 4 × 2 + 1 × 2 = 10 puncte. Piesa din stânga jos se numără o dată.
points-nobody = Ce se termină fără niciun supus nu aduce puncte. Dacă o piesă termină mai multe drumuri, orașe sau mănăstiri, fiecare se punctează separat.

section-home = Supușii se întorc
home-back = După ce un drum, un oraș sau o mănăstire aduce puncte, toți supușii de acolo se întorc la jucătorii lor, chiar și cei care nu au adus nimic. Pe ai tăi îi poți folosi din nou de la tura următoare, în orice rol.
home-swift = Dacă piesa ta tocmai a terminat un drum, un oraș sau o mănăstire fără supuși, poți pune acolo unul: aduce puncte și se întoarce imediat. Pentru asta îți trebuie un supus în rezervă.
    .swift = Piesa de sus termină orașul. Roșu pune un cavaler în el, primește 2 × 2 = 4 puncte și își ia cavalerul înapoi.

section-fields = Câmpii
fields-field = O câmpie este o întindere neîntreruptă de iarbă, mărginită de drumuri, orașe și marginea ținutului. Iarba continuă peste laturile pieselor, niciodată peste un colț sau un loc gol. La capătul unui drum, câmpia îl ocolește.
    .three-fields = Trei fermieri, trei câmpii: orașul și drumurile le despart.
fields-joining = O piesă poate uni câmpii separate, cu toți fermierii de pe ele.
    .one-field = Piesa evidențiată face din cele trei câmpii una singură. Cine a așezat-o poate pune pe ea un călugăr sau un tâlhar, dar nu un fermier.
fields-staying = Câmpiile nu se termină niciodată și nu aduc nimic în timpul partidei. Fermierii rămân până la sfârșit, așa că gândește-te bine înainte să-i pui.

section-end = Sfârșitul partidei
end-last = Partida se încheie după tura în care se așază ultima piesă. Tura se joacă până la capăt, cu supus și cu punctare.
end-unfinished =
    Apoi se punctează tot ce a rămas neterminat. Și acum punctele le ia jucătorul cu cei mai mulți supuși acolo.
    - **Drum:** 1 punct pentru fiecare piesă.
    - **Oraș:** 1 punct pentru fiecare piesă și 1 pentru fiecare blazon.
    - **Mănăstire:** 1 punct pentru piesa ei și 1 pentru fiecare piesă din jur.
    .end-road = Drumul este deschis la ambele capete: roșu primește 3 × 1 = 3 puncte.
    .end-city = Cinci piese, două blazoane și un gol: albastru are doi cavaleri, negru unul. Albastru primește 5 + 2 = 7 puncte, negru nimic.
    .end-cloister = Patru din cele opt locuri au piese: galben primește 1 + 4 = 5 puncte.
end-winner = La urmă se punctează fermierii (CA 11.3). Câștigă cine are cel mai mare total; la egalitate victoria se împarte.

section-farmers = Ce aduc fermierii
farmers-owner = Fiecare câmpie se punctează separat. Este a jucătorului cu cei mai mulți fermieri pe ea, a tuturor celor aflați la egalitate sau a nimănui, dacă nu are niciun fermier.
farmers-cities = Proprietarul unei câmpii primește 3 puncte pentru fiecare oraș **terminat** de pe ea sau de lângă ea, mare sau mic, oricine l-ar fi construit. Orașele neterminate nu aduc nimic.
    .farmer = Un oraș terminat lângă câmpie: albastru primește 3 puncte.
    .two-cities = Două orașe terminate lângă aceeași câmpie: albastru primește 2 × 3 = 6 puncte.
farmers-several = Un oraș cu mai multe câmpii în jur aduce puncte proprietarilor tuturor acestora. Dacă pierzi majoritatea pe o câmpie, pe alta nu pierzi nimic.
    .two-fields = Pe câmpia mare roșu are doi fermieri, iar galben unul: roșu primește 2 × 3 = 6 puncte, galben nimic. Câmpia de sub orașul lat este a jucătorului albastru, care primește 3 puncte pentru acel oraș.
farmers-once = Dar un oraș îi aduce puncte aceluiași jucător o **singură dată**. Așadar, fermierii tăi aduc câte 3 puncte pentru fiecare oraș terminat care atinge cel puțin una dintre câmpiile tale.
    .once = Ambele câmpii sunt ale jucătorului albastru. Orașul lat le atinge pe amândouă, dar se numără o dată; cu cel mic fac 2 × 3 = 6 puncte.

section-river = Extensie: Râul
river-box = Extensia Râul are 12 piese: **izvorul**, zece piese de râu și **lacul**. Ele se așază înaintea tuturor celorlalte piese.
river-setup = Izvorul se așază la mijloc cu fața în sus, în locul piesei de start, și nimeni nu are vreo figurină pe el. Cele zece piese de râu se amestecă cu fața în jos, iar lacul se pune sub ele. Piesa de start se amestecă printre celelalte piese; ca variantă, este scoasă din joc.
river-end = Jucătorii joacă pe rând, ca de obicei. O piesă de râu trebuie să continue râul la capătul lui deschis, așa că există un singur loc pentru ea, iar tu alegi doar orientarea. Și toate celelalte laturi ale ei trebuie să se potrivească cu vecinele lor.
river-bends = Râul nu poate coti de două ori la rând în aceeași parte. Dacă între cele două coturi este o piesă cu râu drept, poate. Ca variantă, râul cotește mereu alternativ la stânga și la dreapta.
    .river-bend = Se potrivește: râul a cotit întâi la stânga, apoi cotește la dreapta.
    .river-u-turn = Nu se potrivește: două coturi la rând spre stânga întorc râul din drum.
river-figures = Poți pune figurine pe drumurile și câmpiile pieselor de râu, în orașele și mănăstirile lor, după regulile obișnuite. Pe râu nu poate sta nimic, iar râul nu aduce puncte.
river-nowhere = Dacă o piesă de râu nu se potrivește în nicio orientare, este scoasă din joc și tragi altă piesă de râu. Dacă lacul nu se potrivește, este scos și el: râul rămâne deschis, iar la capătul lui nu se poate așeza nicio piesă.
river-lake = Lacul se trage ultimul, într-o tură separată. După el, jucătorii trag celelalte piese.
river-land = Râul desparte câmpiile, ca un drum. Câmpia continuă în jurul izvorului și în jurul lacului. Pe un pod, drumul trece peste râu și desparte câmpiile pe ambele maluri; nu se termină acolo. Pe piesele de râu, un drum se termină la poarta unui oraș sau la o mănăstire, ca întotdeauna. Piesele de râu se numără ca orice altă piesă.

section-inns = Extensie: Hanuri și catedrale
inns-box = Extensia Hanuri și catedrale are 18 piese, amestecate printre celelalte, și câte un **supus mare** pentru fiecare jucător. Pot juca până la șase jucători.
inns-big = Poți pune supusul mare în locul unui supus, după aceleași reguli. La stabilirea majorității contează cât **doi** supuși. Nu dublează punctele. Se întoarce ca orice alt supus, iar ca fermier rămâne pe câmpie.
    .big-follower = Piesa evidențiată unește două orașe. Supusul mare al jucătorului roșu contează cât doi, albastru are un cavaler: roșu primește 4 × 2 + 1 × 2 = 10 puncte, albastru nimic.
inns-inn = **Han:** un drum terminat cu han aduce 2 puncte pentru fiecare piesă în loc de 1. Dacă nu este terminat la sfârșitul partidei, nu aduce nimic. Un al doilea han pe același drum nu schimbă nimic. Un han ține doar de drumul de lângă el.
    .inn-road = Trei piese și un han: roșu primește 3 × 2 = 6 puncte.
inns-cathedral = **Catedrală:** un oraș terminat cu catedrală aduce 3 puncte pentru fiecare piesă și 3 pentru fiecare blazon. Dacă nu este terminat la sfârșitul partidei, nu aduce nimic. O a doua catedrală în același oraș nu schimbă nimic. Pentru fermieri este un oraș ca oricare altul.
    .cathedral-city = Cinci piese și o catedrală: roșu primește 5 × 3 = 15 puncte.
inns-spoil = Poți adăuga un han sau o catedrală la un drum sau la un oraș al altor jucători, inclusiv ca să le strici planurile.
inns-tiles = La unele piese trebuie să te uiți mai atent. Lacul de lângă un han nu face parte din râu și nu împarte câmpia. Dacă două drumuri nu se întâlnesc, sunt două drumuri separate. Un zid care merge până la un colț desparte câmpiile de o parte și de alta a lui. O câmpie dintre orașe poate fi închisă de jur împrejur: și acolo poate sta un fermier.

section-traders = Extensie: Negustori și constructori
traders-box = Extensia Negustori și constructori are 24 de piese, amestecate printre celelalte, și câte un **constructor** și un **porc** pentru fiecare jucător. Pe 20 de piese, într-un oraș apare o marfă: vin (9), grâu (6) sau postav (5). Pentru fiecare există un jeton.
traders-goods = Când se termină un oraș cu mărfuri, se punctează ca de obicei. Apoi jucătorul care a așezat ultima piesă ia câte un jeton pentru fiecare marfă din oraș, chiar dacă nu are niciun supus acolo. O piesă care termină două orașe dă mărfurile din amândouă. Mărfurile dintr-un oraș care rămâne neterminat nu aduc nimic.
    .goods-city = Albastru așază piesa evidențiată. Roșu are cavalerul și primește 3 × 2 = 6 puncte; albastru ia un jeton cu grâu.
traders-tokens = Jetoanele tale sunt la vedere și le păstrezi până la sfârșitul partidei. Atunci, la fiecare fel de marfă, jucătorul cu cele mai multe jetoane primește **10 puncte**; la egalitate, fiecare primește 10 puncte.
traders-builder = Poți pune constructorul în locul unui supus, pe un drum sau într-un oraș de pe piesa pe care tocmai ai așezat-o. Trebuie să ai un supus pe acel drum sau în acel oraș, iar drumul sau orașul să nu fie terminat. Un constructor nu stă niciodată pe o câmpie sau într-o mănăstire. Nu se numără la stabilirea majorității și nu aduce puncte.
traders-second = Când extinzi sau termini drumul sau orașul constructorului tău, primești o **a doua piesă**: după punctare tragi și așezi încă o piesă, poți pune o figurină pe ea și se punctează din nou. Constructorul trebuie să fi fost acolo dinainte. Piesele altor jucători nu îți dau nimic, iar o a treia piesă nu primești niciodată.
    .builder-road = Roșu așază piesa evidențiată și termină drumul: primește 4 × 1 = 4 puncte, apoi o a doua piesă. Supusul și constructorul se întorc.
traders-home = Constructorul se întoarce când i se punctează drumul sau orașul. Îl poți pune din nou în a doua parte a aceleiași ture. Dacă nu mai sunt piese de tras, nu mai primești a doua piesă.
traders-pig = Poți pune porcul în locul unui supus, pe o câmpie de pe piesa pe care tocmai ai așezat-o, dacă ai un fermier pe acea câmpie. Rămâne acolo până la sfârșitul partidei și nu se numără la stabilirea majorității.
traders-pig-points = La sfârșit, porcul tău aduce încă 1 punct pentru fiecare oraș terminat de lângă câmpia lui, dacă acea câmpie este a ta. Așadar, fiecare dintre aceste orașe îți aduce 4 puncte în loc de 3. Porcii altor jucători nu te ajută.
    .pig-field = Două orașe terminate și porcul albastru lângă fermierul albastru: albastru primește 2 × 4 = 8 puncte.
traders-tiles = La unele piese trebuie să te uiți mai atent. La un pod, două drumuri se încrucișează fără să se unească și niciunul nu se termină. O colibă închide un drum la fel ca o mănăstire, iar câmpia continuă în jurul ei.

section-together = Mai multe extensii împreună
together-turn = Poți folosi extensiile în orice combinație. Pe fiecare piesă pui cel mult o figurină: un supus, supusul mare, constructorul sau porcul. Astfel, pe o piesă nu sunt niciodată două figurine.
together-rules = Cât timp se construiește râul, a doua piesă este următoarea piesă de râu. Supusul mare contează ca supus acolo unde constructorul sau porcul are nevoie de unul. Într-un oraș, catedrala, blazoanele și mărfurile contează toate, fiecare după regula ei.
together-end = La sfârșit se punctează drumurile, orașele și mănăstirile neterminate, apoi câmpiile, apoi mărfurile.

section-options = Variante
options-options =
    Le poți alege când creezi o masă. Prima din fiecare fel este regula de pe această pagină.
    - **Fermieri:** 3 puncte pentru fiecare oraș, numărat o singură dată; sau 3 puncte pentru fiecare câmpie care atinge orașul; sau, oraș cu oraș, 4 puncte pentru jucătorul cu cei mai mulți fermieri pe toate câmpiile din jurul lui; sau fără fermieri.
    - **Oraș din două piese:** 4 puncte, ca orice oraș, sau 2 puncte.
