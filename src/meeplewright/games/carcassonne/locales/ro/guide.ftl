### The guided first game of Carcassonne.

guide-carcassonne-welcome-title = Bun venit!
guide-carcassonne-welcome = Tu și { $bot } construiți împreună un ținut, piesă cu piesă, fiecare pentru punctele lui. În tura ta așezi piesa trasă; apoi poți pune pe ea un supus.
guide-carcassonne-tile-title = Așază piesa
guide-carcassonne-tile = Trebuie să se potrivească cu vecinele: drum lângă drum, oraș lângă oraș, câmpie lângă câmpie. Alege locul evidențiat, rotește piesa dacă e nevoie, apoi așaz-o.
guide-carcassonne-thief-title = Primul tău supus
guide-carcassonne-thief = Ai șapte supuși. Poți pune unul pe piesa abia așezată. Pune-l pe drum, drept tâlhar: așa ocupi drumul.
guide-carcassonne-rival-title = { $bot } a jucat
guide-carcassonne-rival = Piesa evidențiată e răspunsul adversarului. Nimeni nu poate pune un supus pe un drum, într-un oraș sau pe o câmpie unde se află deja unul. Dar o piesă așezată mai târziu poate uni ce e al tău cu ce e al altcuiva; atunci punctele le ia cine are mai mulți supuși.
guide-carcassonne-city-title = Termină un oraș
guide-carcassonne-city = Piesa ta poate închide un oraș. Un oraș e terminat când zidul lui nu mai are goluri. Așază piesa pe locul evidențiat.
guide-carcassonne-knight-title = Un cavaler
guide-carcassonne-knight = Pune un supus în oraș, drept cavaler. Orașul e deja terminat, așa că aduce puncte imediat și primești cavalerul înapoi.
guide-carcassonne-scored_city-title =
    { $points ->
        [one] Un punct
        [few] { $points } puncte
       *[other] { $points } de puncte
    } pentru un oraș
guide-carcassonne-scored_city = Un oraș terminat aduce 2 puncte pentru fiecare piesă și încă 2 pentru fiecare blazon. Cavalerul tău s-a întors și poate fi folosit din nou.
guide-carcassonne-scored_road-title =
    { $points ->
        [one] Un punct
        [few] { $points } puncte
       *[other] { $points } de puncte
    } pentru un drum
guide-carcassonne-scored_road = Un drum terminat aduce 1 punct pentru fiecare piesă a lui. Tâlharul tău s-a întors și poate fi folosit din nou.
guide-carcassonne-scored_cloister-title =
    { $points ->
        [one] Un punct
        [few] { $points } puncte
       *[other] { $points } de puncte
    } pentru o mănăstire
guide-carcassonne-scored_cloister = E înconjurată de piese: câte 1 punct pentru fiecare și 1 pentru mănăstirea însăși. Călugărul tău s-a întors.
guide-carcassonne-cloister-title = O mănăstire
guide-carcassonne-cloister = O mănăstire e terminată când toate cele opt locuri din jurul ei au piese, oricine le-ar așeza. Așaz-o deci unde sunt deja multe piese, ca pe locul evidențiat.
guide-carcassonne-monk-title = Un călugăr
guide-carcassonne-monk = Pune un supus în mănăstire, drept călugăr: 9 puncte când e terminată. Durează ceva, dar nimeni nu ți-o poate lua.
guide-carcassonne-road-title = Termină-ți drumul
guide-carcassonne-road = Un drum e terminat când ambele capete ajung la o intersecție, un oraș sau o mănăstire. Pe locul evidențiat, piesa ta termină drumul tâlharului tău.
guide-carcassonne-supply-title = Păstrează câțiva supuși
guide-carcassonne-supply =
    Din cei șapte supuși ai tăi mai ai { $supply ->
        [one] unul
        [few] { $supply }
       *[other] { $supply }
    }. Supușii rămân pe loc până la terminarea drumului, orașului sau mănăstirii, așa că ține unul sau doi în rezervă.
guide-carcassonne-farmer-title = Fermierii
guide-carcassonne-farmer = Un supus pe o câmpie e fermier. Rămâne până la sfârșitul partidei și aduce atunci 3 puncte pentru fiecare oraș terminat de lângă câmpia lui. Un fermier pus devreme valorează mult; nu pune prea mulți.
guide-carcassonne-aids-title = Ajutor pe tablă
guide-carcassonne-aids = Treci cu mouse-ul peste un drum, un oraș sau o câmpie (ori atinge pe ecran) ca să vezi cine e proprietarul și cât valorează. Butoanele arată piesele rămase, câmpiile și punctajul detaliat.
guide-carcassonne-end-title = Acum știi să joci
guide-carcassonne-end = După ultima piesă aduc puncte fermierii; și ce a rămas neterminat mai aduce câteva. Câștigă cine are cele mai multe puncte. Continuă: de acum te descurci!

guide-carcassonne-instead_tile = Ai așezat piesa în altă parte. E în regulă: tutorialul continuă de aici.
guide-carcassonne-instead_follower = Ai hotărât altfel în privința supusului tău. E în regulă: tutorialul continuă de aici.
