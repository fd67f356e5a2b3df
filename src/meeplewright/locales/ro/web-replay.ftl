### Looking at a finished game again, step by step, and playing on from any step.

rp-title = { $game }: { $names }

## Stepping

rp-controls = Pași
rp-slider = Pasul partidei
rp-turn-of = Tura { $turn } din { $turns }
rp-step-of = Pasul { $step } din { $steps }
rp-first = Mergi la început
rp-turn-back = Tura anterioară
rp-back = Pasul anterior
rp-play = Redă
rp-pause = Pauză
rp-forward = Pasul următor
rp-turn-forward = Tura următoare
rp-last = Mergi la sfârșit
rp-speed = Viteză
rp-speed-times = { $speed }×
rp-copy = Copiază linkul către acest pas
rp-copied = Linkul către acest pas a fost copiat.
rp-copied-file = Linkul către acest pas a fost copiat. Merge numai împreună cu fișierul: trimite-le pe amândouă.
rp-copy-failed = Nu s-a putut copia. Linkul este în bara de adrese.
rp-eyes = Perspectivă
rp-eyes-onlooker = Spectator
rp-eyes-of = { $name }
rp-key-step = Pasul anterior sau cel următor
rp-key-turn = Tura anterioară sau cea următoare
rp-key-ends = Mergi la început sau la sfârșit
rp-key-play = Redare sau pauză
rp-key-copy = Copiază linkul către acest pas
key-Home = Home
key-End = End

## Beside the board

rp-tab-moves = Mutări
rp-tab-points = Puncte
rp-tab-analysis = Analiză
rp-tab-result = Rezultat
rp-result-see = Vezi poziția finală
rp-played-on = De aici s-a continuat într-o partidă nouă.
rp-unfinished = Partida nu a fost terminată.

## Points over time

rp-graph-kind = Arată
rp-graph-scored = Obținute
rp-graph-ended = Dacă s-ar încheia aici
rp-graph-label = Punctele pe parcurs. La sfârșit: { $points }
rp-graph-caption = Punctele după fiecare tură, dacă partida s-ar fi încheiat atunci
rp-graph-seat = { $name } { $points }
rp-graph-at = Tura { $turn }, pasul { $step }
rp-graph-hint = Alege un jucător ca să vezi de unde vin punctele.
rp-graph-larger = Mărește
rp-axis-turns = ture
rp-axis-points = puncte
rp-sources-of = { $name }: puncte după sursă
rp-table = Ca tabel
rp-table-sources = Puncte finale după sursă
rp-table-for = Sursă
rp-table-turns = Ture care au schimbat punctajul
rp-table-turn = Tura
rp-table-go = Mergi la tura

## Analysis

rp-analysis-about = Un bot puternic parcurge toată partida: cine era în avantaj și când, cât de norocoase au fost extragerile și ce mutări ar fi fost mai bune.
rp-analysis-start = Analizează partida
rp-analysis-again = Încearcă din nou
rp-analysis-deeper = Analizează mai profund
rp-analysis-waiting =
    { $ahead ->
        [0] Începe…
        [one] La coadă mai este o partidă înaintea acesteia.
        [few] La coadă mai sunt { $ahead } partide înaintea acesteia.
       *[other] La coadă mai sunt { $ahead } de partide înaintea acesteia.
    }
rp-analysis-running = { $percent }% gata
rp-analysis-away = Poți părăsi pagina. Analiza se salvează și o vede oricine deschide această partidă.
rp-analysis-stop = Oprește
rp-analysis-effort = Profunzime
rp-analysis-effort-quick = Rapidă
rp-analysis-effort-normal = Normală
rp-analysis-effort-deep = Profundă
rp-analysis-effort-more = O analiză mai lungă găsește greșeli mai mici.
rp-analysis-graph = Șansele de victorie pe parcurs. La sfârșit: { $chances }
rp-analysis-table = Șansele de victorie după fiecare tură
rp-analysis-point = Tura { $turn } · { $what }
rp-analysis-better = Mai bine
rp-analysis-played = S-a jucat
rp-analysis-compared = Ce ar fi putut juca { $name }
rp-analysis-before = Înainte de decizie, pe baza a ceea ce putea ști { $name }.
rp-analysis-seats = Pe jucători
rp-analysis-worst = Vezi cea mai mare greșeală

## Playing on

rp-play-on = Continuă de aici
rp-play-on-over = În acest punct partida este deja încheiată.
rp-play-on-more = O masă nouă continuă după pasul { $step } (tura { $turn }). Partida inițială nu se schimbă. Cine joacă?
rp-play-on-was = În locul jucătorului { $name }

## A game from a file

rp-open-more = Partidele se salvează ca fișiere .mwr. Fișierul tău nu rămâne pe server.
rp-open-step = Acest link duce la pasul { $step } al unei partide dintr-un fișier. Deschide aici acel fișier.
rp-open-choose = Alege un fișier
rp-open-drop = sau trage-l oriunde pe această pagină
rp-open-paste = Sau lipește textul
rp-open-text = Textul fișierului
rp-open-look = Deschide
rp-open-failed = Fișierul nu poate fi deschis.
rp-other = Deschide alt fișier
rp-file-large = fișierul are peste { $most } MB, prea mult pentru o partidă.
rp-file-no-text = nu este un fișier text, deci nu conține o partidă.

## What is wrong with a record

rp-fault = Înregistrarea conține o eroare.
rp-fault-step = Pasul { $step }: { $why }
rp-fault-line = Linia { $line }: { $why }
rp-fault-until = Poți vedea tot ce este înainte.
rp-torn = Ultima linie a fișierului este trunchiată. Tot ce este înainte este intact.
rp-older-rules = Jucată cu o versiune mai veche a regulilor; afișată cu versiunea curentă.
rp-again = Încearcă din nou
