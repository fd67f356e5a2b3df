### The guided first game of Keyflower.

guide-keyflower-welcome-title = Bun venit!
guide-keyflower-welcome = De-a lungul a patru sezoane, tu și { $bot } construiți câte un sat. În spatele paravanului tău sunt opt muncitori pe care îi vezi doar tu. Cu ei licitezi pentru plăcuțe noi sau folosești plăcuțe.
guide-keyflower-bid-title = Licitează pentru o plăcuță
guide-keyflower-bid = În această primăvară sunt șase plăcuțe la licitație. O plăcuță o primește cine are lângă ea cei mai mulți muncitori la sfârșitul sezonului. Deschide plăcuța evidențiată și licitează.
guide-keyflower-bid_workers-title = Ce muncitori?
guide-keyflower-bid_workers = Pentru prima ofertă ajunge un muncitor; cu mai mulți ești mai greu de întrecut. Toți trebuie să aibă aceeași culoare.
guide-keyflower-colours-title = Aceeași culoare pentru toți
guide-keyflower-colours = Până la sfârșitul sezonului, la plăcuța evidențiată oricine poate așeza doar muncitori de această culoare, fie că licitează, fie că o folosește. Așa îți poți ține adversarul departe.
guide-keyflower-rival-title = { $bot } a jucat
guide-keyflower-rival = Răspunsul adversarului e evidențiat. Jucați pe rând, câte o ofertă sau o folosire, până când spuneți amândoi pas unul după altul. Numerele verzi de sub o plăcuță arată câți muncitori cer o ofertă și o folosire.
guide-keyflower-use-title = Folosește o plăcuță
guide-keyflower-use = Așază muncitori pe o plăcuță de la mijloc, din satul tău sau chiar din satul adversarului și primești imediat ce produce. Deschide plăcuța evidențiată și folosește-o.
guide-keyflower-use_workers-title = Ajunge un muncitor
guide-keyflower-use_workers = Prima folosire a unei plăcuțe cere un muncitor; fiecare folosire următoare, cel puțin cu unul mai mult decât cea dinainte. Muncitorii rămân acolo, iar la sfârșitul sezonului îi primește proprietarul plăcuței.
guide-keyflower-home-title = Plăcuța-casă
guide-keyflower-home = Resursele de la plăcuțe din afara satului tău ajung pe plăcuța-casă. Cu un lemn și o piatră pe ea o poți dezvolta: întoarsă, valorează 5 puncte.
guide-keyflower-outbid-title = Oferta ta a fost întrecută
guide-keyflower-outbid = Muncitorii tăi de la plăcuța evidențiată nu sunt pierduți. Adaugă acolo muncitori ca să treci din nou în frunte sau mută tot grupul la altă plăcuță, ca să licitezi pentru ea ori s-o folosești. Când alegi muncitori, grupul e afișat lângă ei.
guide-keyflower-turn_over-title = Transport și dezvoltări
guide-keyflower-turn_over = Acum poți transporta resurse pe drumuri și poți dezvolta plăcuțe. Pe o plăcuță cu toate resursele necesare apare o săgeată: apasă pe ea ca să întorci plăcuța. Apoi încheie.
guide-keyflower-carry-title = Transportă o resursă
guide-keyflower-carry = O plăcuță poate fi dezvoltată doar când toate resursele necesare se află pe ea. Alege resursa evidențiată de pe { TILE($from, form: "bare") }, apoi alege { TILE($to) }.
guide-keyflower-flip-title = Dezvoltă plăcuța
guide-keyflower-flip = Pe { TILE($tile, form: "bare") } se află toate resursele necesare. Apasă pe săgeata evidențiată ca să întorci plăcuța.
guide-keyflower-finish-title = Încheie
guide-keyflower-finish = Nu mai e nimic de făcut aici. Apasă „Încheie”.
guide-keyflower-pass-title = Gata cu primăvara?
guide-keyflower-pass = Dacă nu mai vrei să așezi muncitori, spune pas. Poți așeza din nou mai târziu; sezonul se încheie când spuneți amândoi pas unul după altul.
guide-keyflower-boat-title = Sezonul s-a încheiat
guide-keyflower-boat = Fiecare plăcuță revine celui cu oferta cea mai mare; ofertele pierdute se întorc în spatele paravanelor. Acum fiecare ia o barcă: primești muncitorii și plăcuțele de aptitudini de pe a ta.
guide-keyflower-village-title = Construiește-ți satul
guide-keyflower-village = Așază plăcuțele câștigate: alege o plăcuță și un loc lângă satul tău, apoi rotește-o până când drumul întâlnește drum și apa întâlnește apă. La final, încheie.
guide-keyflower-winter-title = Gândește-te la iarnă
guide-keyflower-winter = Ai plăcuțe de iarnă pe care nu le vede nimeni altcineva. Iarna alegi pe care dintre ele le scoți la licitație. Aduc puncte pentru ce aduni, așa că gândește-te din timp.

guide-keyflower-chapter_bids-title = Licitația
guide-keyflower-chapter_bids = Primăvara: licitezi pentru plăcuțe, îți întreci adversarul, folosești plăcuțe și spui pas.
guide-keyflower-chapter_villages-title = Sate și transport
guide-keyflower-chapter_villages = Îți folosești propriile plăcuțe, transporți resurse și dezvolți plăcuțe.
guide-keyflower-chapter_winter-title = Iarna
guide-keyflower-chapter_winter = Alegi plăcuțe de iarnă, le câștigi pe cele potrivite și joci până la punctajul final.

guide-keyflower-instead_tile = Ai ales altă plăcuță. E în regulă: tutorialul continuă de aici.
guide-keyflower-instead_workers = Ai așezat alți muncitori decât cei propuși. Merge și așa.
guide-keyflower-instead_pass = Ai spus pas. E în regulă: cât timp durează sezonul, poți așeza din nou muncitori în tura următoare.
guide-keyflower-instead_turn = Ai făcut altceva. E în regulă: tutorialul continuă de aici.
guide-keyflower-instead_boat = Ai luat altă barcă. E în regulă: fiecare barcă are ceva folositor.

guide-keyflower-overbid-title = Întrece-ți adversarul
guide-keyflower-overbid = La plăcuța evidențiată conduce { $bot }. Ca s-o câștigi, oferă mai mulți muncitori decât adversarul, de aceeași culoare.
guide-keyflower-next_bid-title = Licitează aici
guide-keyflower-next_bid =
    { $gives ->
    [workers] Un jucător bun ar licita acum pentru plăcuța evidențiată. Aduce muncitori, iar cu muncitori licitezi.
    [skills] Un jucător bun ar licita acum pentru plăcuța evidențiată. Aduce plăcuțe de aptitudini, cu care se plătesc multe dezvoltări.
    [resources] Un jucător bun ar licita acum pentru plăcuța evidențiată. Aduce resurse, cu care se plătesc multe dezvoltări.
    [transport] Un jucător bun ar licita acum pentru plăcuța evidențiată. Cu ea transporți resursele acolo unde e nevoie de ele și dezvolți plăcuțe.
    [order] Un jucător bun ar licita acum pentru plăcuța evidențiată. Cine o câștigă alege primul o barcă.
    [power] Un jucător bun ar licita acum pentru plăcuța evidențiată. Are o abilitate specială.
   *[points] Un jucător bun ar licita acum pentru plăcuța evidențiată. Aduce puncte la sfârșitul partidei.
    }
guide-keyflower-next_use-title = Folosește această plăcuță
guide-keyflower-next_use =
    { $gives ->
    [workers] Un jucător bun ar folosi acum plăcuța evidențiată. Cu mai mulți muncitori poți licita pentru mai multe plăcuțe și poți folosi mai multe.
    [skills] Un jucător bun ar folosi acum plăcuța evidențiată. Cu plăcuțele de aptitudini plătești dezvoltări, iar unele plăcuțe de iarnă aduc puncte pentru ele.
    [resources] Un jucător bun ar folosi acum plăcuța evidențiată. Cu resursele plătești dezvoltări, iar plăcuțele dezvoltate aduc puncte.
    [transport] Un jucător bun ar folosi acum plăcuța evidențiată. Cu ea transporți resursele acolo unde e nevoie de ele și dezvolți plăcuțe.
   *[other] Un jucător bun ar folosi acum plăcuța evidențiată. Efectul ei îți ajută satul.
    }
guide-keyflower-next_pass-title = Spune pas
guide-keyflower-next_pass = Un jucător bun ar spune pas acum: nimic nu mai merită alți muncitori.
guide-keyflower-next_workers-title = Ce muncitori?
guide-keyflower-next_workers = Varianta evidențiată e de ajuns. Alege-o și continuă.
guide-keyflower-next_move-title = Transport și dezvoltări
guide-keyflower-next_move = Pasul următor este evidențiat. Când nu mai e nimic de făcut, încheie.
guide-keyflower-bids_end-title = Știi să licitezi
guide-keyflower-bids_end = Ai licitat, ai folosit plăcuțe și le-ai așezat în sat pe primele. În capitolul următor folosești plăcuțele din satul tău și transporți resurse. Sau joacă partida până la capăt.
guide-keyflower-villages_welcome-title = Satul tău
guide-keyflower-villages_welcome = Satul tău are primele plăcuțe. Toți muncitorii din el și de pe plăcuțele câștigate sunt acum în spatele paravanului tău, iar la licitație sunt plăcuțe noi.
guide-keyflower-own-title = Folosește-ți propria plăcuță
guide-keyflower-own = Resursele produse de o plăcuță din satul tău rămân pe ea. Muncitorii de pe ea se întorc la tine la sfârșitul sezonului, deci nu îi pierzi.
guide-keyflower-guest-title = Folosește plăcuța adversarului
guide-keyflower-guest = Poți folosi și plăcuțe din satul adversarului. Resursele produse de ele ajung pe plăcuța-casă din satul tău, dar muncitorii îi primește adversarul la sfârșitul sezonului.
guide-keyflower-transport-title = Transportă resurse
guide-keyflower-transport = O plăcuță se dezvoltă cu resursele de pe ea. Plăcuța evidențiată îți permite să transporți resurse pe drumurile din satul tău, câte o plăcuță la fiecare pas. Folosește-o.
guide-keyflower-upgrade-title = Dezvoltă o plăcuță
guide-keyflower-upgrade = Când pe o plăcuță se află toate resursele necesare, ea poate fi întoarsă: apoi produce mai mult sau aduce puncte. Plăcuța evidențiată îți permite să transporți și să dezvolți. Folosește-o.
guide-keyflower-skills-title = Plăcuțe de aptitudini
guide-keyflower-skills = Fierăstraiele, târnăcoapele și nicovalele sunt în spatele paravanului tău. Unele dezvoltări și unele folosiri costă câte o astfel de plăcuță, iar unele plăcuțe de iarnă aduc puncte pentru ele.
guide-keyflower-villages_end-title = Satul tău crește
guide-keyflower-villages_end = Știi să folosești plăcuțe, să transporți și să dezvolți. Ultimul capitol e despre iarnă, care decide partida. Sau joacă partida până la capăt.
guide-keyflower-winter_welcome-title = Ultimul sezon
guide-keyflower-winter_welcome = Plăcuțele de iarnă aduc puncte pentru ce ai adunat. Tu și { $bot } alegeți fiecare în secret ce plăcuțe de iarnă proprii scoateți la licitație, cel puțin una.
guide-keyflower-winter_choice-title = Alege-ți plăcuțele de iarnă
guide-keyflower-winter_choice = Scoate la licitație ce se potrivește satului tău și păstrează ce ar fi mai util pentru { $bot }. Un jucător bun ar alege ce este evidențiat.
guide-keyflower-winter_tiles-title = Licitația de iarnă
guide-keyflower-winter_tiles = Pentru plăcuțele de iarnă se poate doar licita; nu pot fi folosite. Deschide-le ca să vezi ce ți-ar aduce. Plăcuțele din ambele sate pot fi folosite în continuare.
guide-keyflower-winter_order-title = Plăcuțe de ordine
guide-keyflower-winter_order = Cine câștigă plăcuța de ordine alege primul o barcă. Iarna amândouă intră în sat: bărcile aduc puncte, iar plăcuța de ordine, câte 1 punct pentru fiecare plăcuță adiacentă.
guide-keyflower-winter_boat-title = Alege-ți barca
guide-keyflower-winter_boat = Acum iei chiar barca în satul tău. Deschide bărcile ca să vezi ce ți-ar aduce.
guide-keyflower-winter_village-title = Construiește pentru ultima oară
guide-keyflower-winter_village = Așază tot ce ai câștigat. O plăcuță de ordine aduce puncte pentru plăcuțele adiacente, așa că așaz-o între alte plăcuțe. Apoi încheie.
guide-keyflower-winter_end-title = Ai jucat toată partida
guide-keyflower-winter_end = Muncitorii, plăcuțele de aptitudini și resursele tale au fost puse acolo unde aduc cele mai multe puncte. Punctajul detaliat arată totul rând cu rând.
guide-keyflower-bring-title = Mută un grup întrecut
guide-keyflower-bring = Muncitorii de la o plăcuță unde oferta ta a fost întrecută nu sunt pierduți. Alege grupul evidențiat: tot grupul se mută la această plăcuță și nu mai sunt necesari alți muncitori.
guide-keyflower-next_choice-title = Alege
guide-keyflower-next_choice = Varianta evidențiată se potrivește cel mai bine planului.
