# Partide venite din alte programe și ce pleacă spre cercetare.

command-import = Citește partide ale altor programe ca înregistrări.
command-import-jcz = Citește o partidă salvată de JCloisterZone (.jcz) din jocul de bază și scrie înregistrarea ei.
command-import-jcz-more = Se citesc versiunile 4 și 5. Ce folosește o extensie este refuzat, iar extensiile sunt numite.
import-saved = partida salvată
import-out = unde se scrie înregistrarea (implicit: lângă partida salvată, ca .mwr)
import-written = Înregistrarea este scrisă în { $file }
import-fault = { $file }: mesajul { $field }: { $why }
jcz-not-json = aceasta nu este JSON.
jcz-expansions = aici se poate citi doar jocul de bază; partida folosește și: { $expansions }.
jcz-follower = un supus fără ca un teren să fi fost așezat înainte în aceeași tură.
jcz-tile = jocul de bază nu are un teren numit { $tile }.
jcz-position = aici trebuie două numere întregi.
jcz-meeple = jocul de bază nu are o astfel de piesă: { $meeple }.
jcz-elsewhere = supusul nu stă pe terenul tocmai așezat.
jcz-location = nu se cunoaște un astfel de loc pe teren: { $location }.
jcz-fits-nowhere = acest teren nu se potrivea nicăieri când a fost așezat.
jcz-player = era rândul jucătorului { $seat }.
jcz-sets = aici terenurile jocului de bază pot fi o singură dată; în această partidă sunt de { $count } ori.
jcz-followers = în jocul de bază fiecare jucător are 7 supuși; în această partidă numărul lor este { $count }.
jcz-start = aici se pot citi doar partide care încep cu terenul de început al jocului de bază.
jcz-text = o jumătate de literă care nu se poate scrie.

# Înregistrări ca tabele
command-dataset = Face tabele Parquet dintr-un dosar cu înregistrări.
command-dataset-more = Câte un dosar pentru fiecare joc și număr de jucători, câte un fișier pentru fiecare tabel. docs/dataset.md spune ce înseamnă fiecare coloană.
meta-tables = TABELE
dataset-folder = Dosarul cu înregistrările (.mwr); contează și cele din dosarele de sub el.
dataset-out = Dosarul pentru tabele; trebuie să fie nou sau gol.
dataset-tables = Ce tabele, cu virgule între ele: games, moves, positions, outcomes, views. Fără această opțiune toate în afară de views.
dataset-views = Scrie și ce putea vedea la fiecare decizie jucătorul la mutare; ocupă mult loc.
dataset-skip-bad = Numește înregistrările cu greșeli și le lasă deoparte, în loc să se oprească.
dataset-reading = { $folder }: înregistrări citite
dataset-no-table = --tables: nu există tabelul „{ $table }”; alege dintre: { $tables }.
dataset-no-records = { $folder }: aici nu este nicio înregistrare care să poată fi citită.
dataset-bad-record = { $trouble } Nu s-a scris nimic; --skip-bad lasă deoparte astfel de înregistrări.
dataset-no-numbers = { $game } nu are o numerotare a mutărilor, deci nu există poziții (positions) ale lui.
dataset-left-out =
    { $count ->
        [one] O înregistrare cu greșeli a fost lăsată deoparte.
        [few] { $count } înregistrări cu greșeli au fost lăsate deoparte.
       *[other] { $count } de înregistrări cu greșeli au fost lăsate deoparte.
    }
dataset-written =
    { $count ->
        [one] Tabelele unei înregistrări se află în { $folder }
        [few] Tabelele a { $count } înregistrări se află în { $folder }
       *[other] Tabelele a { $count } de înregistrări se află în { $folder }
    }

# Cât de repede merg loturile
command-bench = Măsoară cât de repede merge ceva pe acest calculator.
command-bench-batch = Măsoară motorul pe loturi al unui joc: partide întregi la întâmplare și câte un apel pe acțiune.
command-bench-batch-more = Alături, în aceeași rulare, chiar regulile. docs/batch.md spune ce înseamnă numerele.
meta-numbers = NUMERE
bench-option-games = Câte jocuri deodată, cu virgule între numere. Fără această opțiune, cât se potrivește dispozitivului.
bench-option-players = Câți jucători are un joc.
bench-option-seconds = Cam cât timp se măsoară fiecare număr.
bench-option-compact = Mese de mărimea mică, pe care un joc rar o depășește.
bench-games = --games: „{ $value }” nu este un număr de la 1 la { $most }.
bench-seconds = --seconds: „{ $value }” trebuie să fie mai mult decât 0 și cel mult 600.
bench-measuring = { $count } jocuri deodată pe { $device } ...
bench-title = { $device }, { $count } jucători
bench-column-games = jocuri deodată
bench-column-playouts = jocuri la întâmplare/s
bench-column-actions = acțiuni/s cu măști
bench-column-seen = cu observații
bench-column-choosing = alegeri/s
bench-column-compiling = compilare, s
bench-column-bytes = octeți pe joc
bench-column-observation = octeți pe observație
bench-rules-compiled = regulile, compilate
bench-rules-interpreted = regulile, interpretate
bench-legend = O tură are două acțiuni: o piesă și un supus. Acțiunile se aleg la întâmplare din măști; „alegeri/s” este cât ar atinge numai alegerea.
