# The rules of Carcassonne as players read them. `web/src/games/carcassonne/learn/outline.json` says in
# which order, and which numbers each paragraph answers for.

section-game = Jocul pe scurt
game-aim =
    Doi până la cinci jucători construiesc împreună un ținut, piesă cu piesă: drumuri, orașe, mănăstiri și câmpiile dintre
    ele. Îți trimiți supușii să adune puncte, ca **tâlhari**, **cavaleri**, **călugări** sau **fermieri**.
    La sfârșit câștigă cine are cele mai multe puncte.
game-box =
    Sunt 72 de piese, una dintre ele fiind piesa de start. Fiecare are 8 supuși de o culoare: unul arată punctele pe pista de
    scor, cu 7 se joacă. Punctele nu au limită.
game-setup =
    Piesa de start stă cu fața în sus la mijloc, fără niciun supus pe ea. Celelalte 71 de piese se amestecă cu fața în jos.
    Toți încep cu 0 puncte și 7 supuși. Sorții hotărăsc cine începe; apoi se joacă în sensul acelor de ceasornic.

section-turn = Rândul tău
turn-steps =
    Un rând are trei pași, în această ordine:
    - Tragi o piesă și o așezi.
    - Dacă vrei, pui pe ea un supus.
    - Se punctează fiecare drum, oraș și mănăstire terminată de piesă.
turn-duty =
    Așezarea este obligatorie: nu poți să pasezi și nici să păstrezi o piesă care se potrivește undeva. Supusul îl pui
    numai dacă vrei. Punctarea are loc oricum, indiferent cui îi folosește.
turn-open = Toți văd piesa pe care ai tras-o și toți îți pot da sfaturi.

section-tile = Așezarea piesei
tile-beside =
    Piesa se pune pe un loc gol și trebuie să aibă cel puțin o latură întreagă comună cu o piesă de pe masă. Nu ajunge să se
    atingă la un colț.
tile-fits =
    Oriunde piesa nouă atinge o vecină, ținutul trebuie să continue: **oraș** lângă oraș, **drum** lângă drum, **câmpie** lângă câmpie.
    Trebuie să se potrivească deodată cu toate vecinele.
    .fits-road = Se potrivește: drumul și câmpiile de pe ambele părți continuă.
    .fits-city = Se potrivește: jos continuă orașul, iar la stânga câmpia întâlnește câmpia.
    .fits-not = Nu se potrivește: drumul ar da într-o câmpie.
tile-turning = Piesa o poți roti cum vrei, dar nu o poți întoarce pe dos.
tile-nowhere =
    Dacă piesa nu se potrivește nicăieri, oricum ai roti-o, iese din joc și tragi alta. Dacă nu mai sunt piese, jocul se
    încheie pe loc.

section-follower = Punerea unui supus
follower-one = Cel mult un supus pe rând, din rezerva ta, și numai pe piesa pe care tocmai ai așezat-o.
follower-roles =
    Toți supușii sunt la fel; locul le dă rolul. În oraș e **cavaler**, pe drum e **tâlhar**, pe mănăstire e **călugăr**.
    Ca **fermier** stă culcat pe câmpie.
    .roles = La stânga un cavaler în oraș, un tâlhar pe drum și un fermier pe câmpie; la dreapta un călugăr pe mănăstire.
follower-free =
    Drumul, orașul sau câmpia unde vrei să pui supusul trebuie să fie liber: niciun supus nu are voie să fie acolo, oricât de
    departe. Ai tăi îți stau în cale la fel ca ai altora.
    .taken = Cavalerul roșu este deja în oraș. Albastru a așezat piesa de sus și poate pune pe ea doar un fermier.
    .own = Roșu a așezat piesa din stânga. Orașul, drumul și câmpia mică de sub cotul drumului sunt libere; câmpia de sus nu, pentru că acolo este deja fermierul lui.
follower-cloister = Mănăstirea de pe o piesă nouă este mereu liberă. Dacă nu pui acum un călugăr, mai târziu nu mai poate nimeni.
follower-supply =
    Când toți supușii tăi sunt plecați, așezi doar piese până se întoarce unul. Supușii nu se mută și nu pot fi chemați
    înapoi; doar punctarea îi trimite acasă (CA 8.1).
follower-joining =
    Mai mulți jucători ajung să împartă un drum, un oraș sau o câmpie când o piesă unește părți ocupate separat. O astfel de
    piesă poate fi așezată oricând, doar că acolo nu se mai pune niciun supus.

section-complete = Când este ceva terminat
complete-road =
    Un drum este terminat când ambele capete sunt închise de o răscruce, un oraș sau o mănăstire, ori când se întoarce în el
    însuși. Casele și tufișurile de pe margine nu îl închid.
complete-city = Un oraș este terminat când zidul îl înconjoară complet și nu are goluri înăuntru.
    .city-gap = Neterminat: orașul este deschis în partea de sus. Piesa care îl închide încă lipsește.
complete-cloister = O mănăstire este terminată când pe toate cele opt locuri din jurul ei se află o piesă, și la colțuri.
complete-several =
    O singură piesă poate termina mai multe lucruri deodată, ale tale și ale altora. Toate se punctează.

section-points = Puncte în timpul jocului
points-road = **Drum:** 1 punct pentru fiecare piesă peste care trece.
    .road = Trei piese de la răscruce la mănăstire: roșu primește 3 × 1 = 3 puncte.
    .ring = Un drum în cerc nu are nevoie de capăt: roșu primește 4 × 1 = 4 puncte.
points-city = **Oraș:** 2 puncte pentru fiecare piesă și încă 2 pentru fiecare blazon.
    .city = Trei piese și un blazon: roșu primește 3 × 2 + 1 × 2 = 8 puncte.
    .small-city = Și două piese fac un oraș: roșu primește 2 × 2 = 4 puncte.
points-once = O piesă se numără o singură dată la un oraș sau la un drum, chiar dacă îi aparțin mai multe părți ale ei.
points-cloister = **Mănăstire:** 9 puncte: 1 pentru piesa ei și câte 1 pentru cele opt piese din jur.
    .cloister = A fost așezată a opta piesă: albastru primește 1 + 8 = 9 puncte.
points-majority =
    Dacă pe un drum sau într-un oraș sunt mai mulți supuși, punctele le ia cine are acolo cei mai mulți. La egalitate, fiecare
    dintre cei aflați în frunte ia toate punctele; ceilalți nu iau nimic. Mai mulți supuși de-ai tăi nu aduc mai multe puncte.
    .shared-city = Piesa încadrată unește două orașe; roșu și albastru au câte un cavaler. Patru piese și un blazon: amândoi primesc 4 × 2 + 1 × 2 = 10 puncte. Piesa din stânga jos se numără o dată.
points-nobody =
    Ce se termină fără niciun supus nu aduce nimănui nimic. Dacă o piesă termină mai multe lucruri, fiecare se punctează separat.

section-home = Supușii se întorc acasă
home-back =
    După ce un drum, un oraș sau o mănăstire a fost punctată, toți supușii de acolo se întorc acasă, și cei care n-au adus
    puncte. Pe ai tăi îi poți folosi din nou de la rândul următor, în orice rol.
home-swift =
    Poți pune un supus și pe ceea ce piesa ta tocmai a terminat, dacă este liber: aduce puncte și se întoarce pe loc. Pentru asta
    trebuie să ai un supus în rezervă.
    .swift = Piesa de sus termină orașul. Roșu pune pe ea un cavaler, primește 2 × 2 = 4 puncte și își ia cavalerul înapoi.

section-fields = Câmpii
fields-field =
    O câmpie este o întindere de iarbă fără întreruperi. O mărginesc drumurile, orașele și marginea ținutului. Iarba continuă peste
    laturile pieselor, niciodată peste un colț sau un loc gol. Câmpia ocolește capătul unui drum.
    .three-fields = Trei fermieri, trei câmpii: orașul și drumurile le despart.
fields-joining = O piesă poate uni câmpii despărțite, cu toți fermierii de pe ele.
    .one-field = Piesa încadrată face din cele trei o singură câmpie. Cine a așezat-o poate pune pe ea un călugăr sau un tâlhar, dar nu un fermier.
fields-staying =
    O câmpie nu se termină niciodată și nu aduce nimic în timpul jocului. Fermierii rămân acolo până la sfârșit și nu se mai
    întorc, așa că gândește-te bine înainte.

section-end = Sfârșitul
end-last =
    Rândul în care se așază ultima piesă este ultimul. Se joacă până la capăt, cu supus și cu punctare.
end-unfinished =
    Apoi se punctează tot ce a rămas neterminat. Și acum punctele le ia cine are acolo cei mai mulți supuși.
    - **Drum:** 1 punct pentru fiecare piesă.
    - **Oraș:** 1 punct pentru fiecare piesă și 1 pentru fiecare blazon.
    - **Mănăstire:** 1 punct pentru piesa ei și 1 pentru fiecare piesă din jur.
    .end-road = Drumul este deschis la ambele capete: roșu primește 3 × 1 = 3 puncte.
    .end-city = Cinci piese, două blazoane și un gol: albastru are doi cavaleri, negru unul. Albastru primește 5 + 2 = 7 puncte, negru nimic.
    .end-cloister = Patru din cele opt locuri sunt ocupate: galben primește 1 + 4 = 5 puncte.
end-winner =
    La urmă vin fermierii (CA 11.3). Apoi câștigă cel mai mare total. Cei aflați la egalitate în frunte câștigă împreună.

section-farmers = Ce aduc fermierii
farmers-owner =
    Fiecare câmpie se privește separat. Este a celui care are cei mai mulți fermieri pe ea, a tuturor dacă sunt la egalitate, a
    nimănui dacă nu are niciun fermier.
farmers-cities =
    Stăpânul unei câmpii primește 3 puncte pentru fiecare oraș **terminat** care se află pe ea sau la marginea ei, mare sau mic,
    oricine l-ar fi construit. Orașele neterminate nu aduc nimic.
    .farmer = Un oraș terminat lângă câmpie: albastru primește 3 puncte.
    .two-cities = Două orașe terminate lângă aceeași câmpie: albastru primește 2 × 3 = 6 puncte.
farmers-several =
    Un oraș cu mai multe câmpii în jur îi plătește pe stăpânii tuturor. Dacă pe o câmpie ești în minoritate, pe alta nu pierzi
    nimic.
    .two-fields = Pe câmpia mare roșu are doi fermieri și galben unul: roșu primește 2 × 3 = 6 puncte, galben nimic. Câmpia de sub orașul lat este a lui albastru, care primește 3 puncte pentru acel oraș.
farmers-once =
    Dar un oraș îl plătește pe același jucător o **singură dată**. Așadar fermierii tăi aduc câte 3 puncte pentru fiecare oraș
    terminat diferit care atinge o câmpie a ta.
    .once = Ambele câmpii sunt ale lui albastru. Orașul lat le atinge pe amândouă, dar se numără o dată; cu cel mic fac 2 × 3 = 6 puncte.

section-options = Alte feluri de a juca
options-options =
    Acestea se pot alege pentru o masă nouă. Prima variantă este de fiecare dată regula de pe această pagină.
    - **Fermieri:** 3 puncte pentru fiecare oraș, o singură dată pe oraș; sau 3 puncte pentru fiecare câmpie de lângă oraș; sau, oraș cu oraș, 4 puncte celui cu cei mai mulți fermieri pe toate câmpiile din jur; sau fără fermieri.
    - **Oraș din două piese:** 4 puncte ca orice oraș, sau 2 puncte.
