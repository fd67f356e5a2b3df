# Más programokból érkező játszmák, és ami kutatóknak megy tovább.

command-import = Más programok játszmáinak beolvasása naplóba.
command-import-jcz = A JCloisterZone alapjátékos mentett játszmájának (.jcz) beolvasása és naplójának megírása.
command-import-jcz-more = A 4-es és 5-ös változatot olvassa. Ami kiegészítőt használ, azt visszautasítja, és megnevezi a kiegészítőket.
import-saved = a mentett játszma
import-out = hová kerüljön a napló (alapesetben a mentés mellé, .mwr néven)
import-written = A napló helye: { $file }
import-fault = { $file }: { $field } üzenet: { $why }
jcz-not-json = ez nem JSON.
jcz-expansions = itt csak az alapjáték olvasható be; ez a játszma ezt is használja: { $expansions }.
jcz-follower = alattvaló, mielőtt ebben a körben lapka került volna le.
jcz-tile = az alapjátékban nincs ilyen lapka: { $tile }.
jcz-position = ide két egész szám kell.
jcz-meeple = az alapjátékban nincs ilyen figura: { $meeple }.
jcz-elsewhere = az alattvaló nem az éppen letett lapkán áll.
jcz-location = ismeretlen hely a lapkán: { $location }.
jcz-fits-nowhere = ez a lapka sehová sem illett, amikor letették.
jcz-player = { $seat }. játékos következett.
jcz-sets = itt az alapjáték lapkái csak egyszer szerepelhetnek; ebben a játszmában ennyiszer: { $count }.
jcz-followers = az alapjátékban minden játékosnak 7 alattvalója van; ebben a játszmában ennyi: { $count }.
jcz-start = itt csak olyan játszma olvasható be, amely az alapjáték kezdőlapkájával indul.
jcz-text = fél betű, amely nem írható le.

# Naplókból táblázatok
command-dataset = Egy mappa naplóiból Parquet-táblázatokat készít.
command-dataset-more = Minden játéknak és játékosszámnak külön mappája van, benne táblázatonként egy fájl. Az oszlopok jelentését a docs/dataset.md írja le.
meta-tables = TÁBLÁZATOK
dataset-folder = A naplók (.mwr) mappája; az alatta lévő mappák naplói is számítanak.
dataset-out = A táblázatok mappája; újnak vagy üresnek kell lennie.
dataset-tables = Mely táblázatok készüljenek, vesszővel elválasztva: games, moves, positions, outcomes, views. Enélkül mind, a nézetek (views) kivételével.
dataset-views = Írja ki azt is, mit láthatott minden döntésnél a soron lévő játékos; ez nagy.
dataset-skip-bad = A hibás naplókat megnevezi és kihagyja, ahelyett hogy megállna.
dataset-reading = { $folder }: beolvasott naplók
dataset-no-table = --tables: nincs „{ $table }” nevű táblázat; választható: { $tables }.
dataset-no-records = { $folder }: nincs itt olvasható napló.
dataset-bad-record = { $trouble } Semmi sem készült el; a --skip-bad kihagyja az ilyen naplókat.
dataset-no-numbers = { $game }: ennek a játéknak nincsenek számozva a lépései, ezért állások (positions) sincsenek hozzá.
dataset-left-out =
    { $count ->
        [one] Egy hibás napló kimaradt.
       *[other] { $count } hibás napló kimaradt.
    }
dataset-written = { $count } napló táblázatai ebben a mappában: { $folder }

# Milyen gyorsak a kötegek
command-bench = Megméri, milyen gyors valami ezen a gépen.
command-bench-batch = Egy játék kötegelt motorját méri: teljes véletlen játszmák, és lépésenként egy hívás.
command-bench-batch-more = Mellette, ugyanabban a futásban, maguk a szabályok. A számok jelentését a docs/batch.md írja le.
meta-numbers = SZÁMOK
bench-option-games = Hány játszma egyszerre; a számok közé vessző kerül. Enélkül annyi, amennyi az eszközhöz illik.
bench-option-players = Hány játékos játszik egy játszmában.
bench-option-seconds = Körülbelül meddig tart egy-egy szám mérése.
bench-option-compact = Kis méretű asztalok, amelyeket egy-egy ritka játszma kinő.
bench-games = --games: „{ $value }” nem 1 és { $most } közötti szám.
bench-seconds = --seconds: „{ $value }” helyett 0-nál több, legfeljebb 600 kell.
bench-measuring = { $count } játszma egyszerre, { $device } ...
bench-title = { $device }, { $count } játékos
bench-column-games = játszma egyszerre
bench-column-playouts = véletlen játszma/s
bench-column-actions = lépés/s, maszkkal
bench-column-seen = megfigyeléssel is
bench-column-choosing = választás/s
bench-column-compiling = fordítás, s
bench-column-bytes = bájt játszmánként
bench-column-observation = egy megfigyelés bájtjai
bench-rules-compiled = szabályok, lefordítva
bench-rules-interpreted = szabályok, értelmezve
bench-legend = Egy forduló két lépés: egy területkártya és egy alattvaló. A lépéseket a maszkokból véletlenül választja; a „választás/s” az, amit ez egymaga elérne.
