# Más programokból érkező játszmák, és ami kutatóknak megy tovább.

command-import = Más programok játszmáinak átalakítása jegyzőkönyvvé.
command-import-jcz = Mentett JCloisterZone-játszma (.jcz) átalakítása jegyzőkönyvvé.
command-import-jcz-more = A 4-es és az 5-ös verziót támogatja, ezekkel: alapjáték, A folyó, Fogadók és katedrálisok, Kereskedők és építőmesterek. A más kiegészítőkkel játszott játszmákat elutasítja, és felsorolja a kiegészítőket.
import-saved = A mentett játszma.
import-out = Hová kerüljön a jegyzőkönyv. Alapértelmezés: a mentett játszma mellé, .mwr kiterjesztéssel.
import-written = Jegyzőkönyv elmentve: { $file }
import-fault = { $file }, üzenet ({ $field }): { $why }
jcz-not-json = nem JSON.
jcz-expansions = ez a játszma olyasmit is használ, ami nem támogatott: { $expansions }.
jcz-follower = alattvalót letettek, de ugyanabban a körben területkártyát nem.
jcz-tile = ismeretlen területkártya: { $tile }.
jcz-position = két egész számnak kell itt állnia.
jcz-meeple = ismeretlen figura: { $meeple }.
jcz-elsewhere = az alattvaló nem az éppen letett területkártyán áll.
jcz-location = ismeretlen hely a területkártyán: { $location }.
jcz-fits-nowhere = ez a területkártya sehová sem illett, amikor letették.
jcz-player =
    { $seat ->
        [1] az 1.
        [5] az 5.
       *[other] a { $seat }.
    } játékos következett.
jcz-sets = az alapjáték területkártyáiból csak egy készlet támogatott; ebben a játszmában { $count } van.
jcz-followers = az alapjátékban játékosonként 7 alattvaló van; ebben a játszmában { $count }.
jcz-start = csak olyan játszma támogatott, amely a szokásos kezdőlappal vagy A folyó forrásával indul.
jcz-sets-expansion = kiegészítőnként csak egy készlet területkártya támogatott; ebben a játszmában { $count } van ebből: { $set }.
jcz-without = a játszma egy kiegészítőt a szabályai egy része nélkül használ, ez nem támogatott: { $missing }.
jcz-river = a JCloisterZone kivette a játékból ezt a folyókártyát, pedig az itteni szabályok szerint illett: { $tile }.
jcz-text = érvénytelen Unicode: pár nélküli helyettesítő kódegység.

command-dataset = Egy mappa jegyzőkönyveinek átalakítása Parquet-táblákká.
command-dataset-more = Játékonként és játékosszámonként egy mappa, táblánként egy fájl. Az oszlopokról: docs/dataset.md.
meta-tables = TÁBLÁK
dataset-folder = A jegyzőkönyvek (.mwr) mappája, az almappákkal együtt.
dataset-out = Kimeneti mappa; új vagy üres legyen.
dataset-tables = A kiírandó táblák vesszővel elválasztva: games, moves, positions, outcomes, views. Alapértelmezés: a views kivételével mind.
dataset-views = Azt is kiírja, mit láthatott a soron lévő játékos az egyes döntéseknél (nagy méretű).
dataset-skip-bad = Az érvénytelen jegyzőkönyveket jelzi és kihagyja, nem áll le miattuk.
dataset-reading = { $folder }: beolvasott jegyzőkönyvek
dataset-no-table = --tables: ismeretlen tábla: „{ $table }”; választható: { $tables }.
dataset-no-records = { $folder }: nincs olvasható jegyzőkönyv.
dataset-bad-record = { $trouble } Semmi sem készült el; az érvénytelen jegyzőkönyvek kihagyásához add meg a --skip-bad kapcsolót.
dataset-no-numbers = { $game } lépéseihez nincs kódolás, ezért positions tábla sincs.
dataset-left-out =
    { $count ->
        [one] Egy érvénytelen jegyzőkönyv kimaradt.
       *[other] { $count } érvénytelen jegyzőkönyv kimaradt.
    }
dataset-written =
    { $count ->
        [one] Egy jegyzőkönyv táblái elmentve: { $folder }
       *[other] { $count } jegyzőkönyv táblái elmentve: { $folder }
    }

command-bench = Sebességmérések ezen a gépen.
command-bench-rules = Minden játék szabálymotorjának mérése: teljes véletlen játszmák, és egy környezet lépésenként.
command-bench-batch = Egy játék kötegelt motorjának mérése: teljes véletlen játszmák, és akciónként egy hívás.
command-bench-batch-more = Összehasonlításul ugyanabban a futásban az egyszerű szabálymotort is megméri. Lásd: docs/batch.md.
meta-numbers = SZÁMOK
bench-option-games = Kötegméretek vesszővel elválasztva. Alapértelmezés: az eszköztől függ.
bench-option-players = Játékosok száma játszmánként.
bench-option-seconds = Egy-egy mérés hozzávetőleges ideje másodpercben.
bench-option-compact = Kisebb játéktér használata; néhány játszma nem fér el rajta.
bench-games = --games: „{ $value }” nem 1 és { $most } közötti szám.
bench-seconds = --seconds: „{ $value }” nem megfelelő; 0-nál nagyobb, legfeljebb 600 lehet.
bench-no-engine = Ehhez a játékhoz nincs kötegelt motor: { $game }.
bench-measuring = Mérés: { $count } játszma egy kötegben, { $device } …
bench-title = { $game }, { $device }, { $count } játékos
bench-column-games = kötegméret
bench-column-playouts = véletlen játszma/s
bench-column-actions = akció/s maszkkal
bench-column-seen = megfigyeléssel
bench-column-choosing = választás/s
bench-column-compiling = fordítási idő, s
bench-column-bytes = bájt/játszma
bench-column-observation = bájt/megfigyelés
bench-column-game = játék
bench-column-steps = lépés/s maszkkal és megfigyeléssel
bench-rules-compiled = szabálymotor, lefordítva
bench-rules-interpreted = szabálymotor, értelmezve
bench-legend = Az akciók véletlen szabályos akciók; a „választás/s” magának a választásnak a sebessége.
