# Partide venite din alte programe și ce pleacă spre cercetare.

command-import = Convertește partide din alte programe în înregistrări.
command-import-jcz = Convertește o partidă JCloisterZone salvată (.jcz) într-o înregistrare.
command-import-jcz-more = Sunt acceptate versiunile 4 și 5: jocul de bază, Râul, Hanuri și catedrale, Negustori și constructori. Partidele cu alte extensii sunt refuzate, iar extensiile sunt enumerate.
import-saved = Partida salvată.
import-out = Unde se scrie înregistrarea. Implicit: lângă partida salvată, ca .mwr.
import-written = Înregistrarea a fost scrisă în { $file }
import-fault = { $file }: mesajul { $field }: { $why }
jcz-not-json = nu este JSON.
jcz-expansions = nu se acceptă, dar apare în această partidă: { $expansions }.
jcz-follower = un supus a fost pus fără o piesă așezată în aceeași tură.
jcz-tile = piesă necunoscută: { $tile }.
jcz-position = se așteptau două numere întregi.
jcz-meeple = figurină necunoscută: { $meeple }.
jcz-elsewhere = supusul nu este pe piesa abia așezată.
jcz-location = loc necunoscut pe o piesă: { $location }.
jcz-fits-nowhere = această piesă nu se potrivea nicăieri când a fost așezată.
jcz-player = era rândul jucătorului { $seat }.
jcz-sets = se acceptă un singur set de piese ale jocului de bază; această partidă are { $count }.
jcz-followers = jocul de bază are câte 7 supuși pentru fiecare jucător; această partidă are { $count }.
jcz-start = se acceptă doar partide care încep cu piesa de start obișnuită sau cu izvorul din extensia Râul.
jcz-sets-expansion = se acceptă un singur set de piese din fiecare extensie; această partidă are { $count } din { $set }.
jcz-without = o extensie este folosită fără o parte din regulile ei, ceea ce nu se acceptă: { $missing }.
jcz-river = JCloisterZone a scos din joc piesa de râu { $tile }, dar după regulile de aici se potrivea.
jcz-text = Unicode nevalid: surogat fără pereche.

command-dataset = Convertește un dosar cu înregistrări în tabele Parquet.
command-dataset-more = Câte un dosar pentru fiecare joc și număr de jucători, câte un fișier pentru fiecare tabel. Coloanele: vezi docs/dataset.md.
meta-tables = TABELE
dataset-folder = Dosarul cu înregistrări (.mwr), inclusiv subdosarele.
dataset-out = Dosarul de ieșire; trebuie să fie nou sau gol.
dataset-tables = Tabelele de scris, separate prin virgulă: games, moves, positions, outcomes, views. Implicit: toate în afară de views.
dataset-views = Scrie și ce putea vedea jucătorul la rând la fiecare decizie (ocupă mult spațiu).
dataset-skip-bad = Semnalează și sare peste înregistrările nevalide, în loc să se oprească.
dataset-reading = { $folder }: înregistrări citite
dataset-no-table = --tables: tabel necunoscut „{ $table }”; alege dintre: { $tables }.
dataset-no-records = { $folder }: nicio înregistrare care să poată fi citită.
dataset-bad-record = { $trouble } Nu s-a scris nimic; folosește --skip-bad ca să sari peste înregistrările nevalide.
dataset-no-numbers = { $game } nu are o codificare a acțiunilor, deci nu are tabelul positions.
dataset-left-out =
    { $count ->
        [one] O înregistrare nevalidă a fost omisă.
        [few] { $count } înregistrări nevalide au fost omise.
       *[other] { $count } de înregistrări nevalide au fost omise.
    }
dataset-written =
    { $count ->
        [one] Tabelele pentru o înregistrare au fost scrise în { $folder }
        [few] Tabelele pentru { $count } înregistrări au fost scrise în { $folder }
       *[other] Tabelele pentru { $count } de înregistrări au fost scrise în { $folder }
    }

command-bench = Rulează teste de performanță pe acest calculator.
command-bench-rules = Măsoară viteza regulilor fiecărui joc: partide aleatorii întregi și un mediu, pas cu pas.
command-bench-batch = Măsoară motorul pe loturi al unui joc: partide aleatorii întregi și câte un apel pe acțiune.
command-bench-batch-more = Pentru comparație se măsoară, în aceeași rulare, și motorul de reguli simplu. Vezi docs/batch.md.
meta-numbers = NUMERE
bench-option-games = Mărimile loturilor, separate prin virgulă. Implicit: în funcție de dispozitiv.
bench-option-players = Jucători într-o partidă.
bench-option-seconds = Durata aproximativă a fiecărei măsurători, în secunde.
bench-option-compact = Folosește tabla compactă; câteva partide nu vor încăpea.
bench-games = --games: „{ $value }” nu este un număr de la 1 la { $most }.
bench-seconds = --seconds: „{ $value }” trebuie să fie mai mare decât 0 și cel mult 600.
bench-no-engine = Nu există un motor pe loturi pentru { $game }.
bench-measuring =
    Se măsoară un lot de { $count ->
        [one] o partidă
        [few] { $count } partide
       *[other] { $count } de partide
    } pe { $device }…
bench-title =
    { $game }, { $device }, { $count ->
        [one] { $count } jucător
        [few] { $count } jucători
       *[other] { $count } de jucători
    }
bench-column-games = mărimea lotului
bench-column-playouts = partide aleatorii/s
bench-column-actions = acțiuni/s cu măști
bench-column-seen = cu observații
bench-column-choosing = alegeri/s
bench-column-compiling = timp de compilare, s
bench-column-bytes = octeți/partidă
bench-column-observation = octeți/observație
bench-column-game = joc
bench-column-steps = pași/s cu măști și observații
bench-rules-compiled = reguli compilate
bench-rules-interpreted = reguli interpretate
bench-legend = Acțiunile se aleg la întâmplare dintre cele permise; „alegeri/s” este doar viteza alegerii.
