### Looking at a finished game again, step by step, and playing on from any step.

# The tab and the head of the page.
rp-title = { $game }: { $names }

## Stepping

rp-controls = Pași
rp-slider = Pasul partidei
rp-turn-of = Tura { $turn } din { $turns }
rp-step-of = Pasul { $step } din { $steps }
rp-first = La început
rp-turn-back = O tură înapoi
rp-back = Un pas înapoi
rp-play = Redă
rp-pause = Pauză
rp-forward = Un pas înainte
rp-turn-forward = O tură înainte
rp-last = La sfârșit
rp-speed = Viteză
rp-speed-times = { $speed }×
rp-copy = Copiază linkul acestui pas
rp-copied = Linkul acestui pas a fost copiat.
rp-copy-failed = Browserul nu permite copierea. Linkul se află în bara de adrese.
rp-eyes = Prin ochii cui
rp-eyes-onlooker = Văzut de un privitor
rp-eyes-of = Văzut de { $name }
rp-key-step = Un pas înapoi sau înainte
rp-key-turn = O tură înapoi sau înainte
rp-key-ends = La început sau la sfârșit
rp-key-play = Redare sau pauză
rp-key-copy = Copiază linkul acestui pas
key-Home = Home
key-End = End

## Beside the board

rp-tab-moves = Mutări
rp-tab-points = Puncte
rp-tab-analysis = Analiză
rp-tab-result = Rezultat
rp-result-see = Vezi sfârșitul pe tablă
# In the list, where a game was played on from a step of another one.
rp-played-on = De aici s-a jucat mai departe altfel.
rp-unfinished = Partida nu a fost jucată până la capăt.

## Points over time

rp-graph-kind = Care puncte
rp-graph-scored = Obținute
rp-graph-ended = Dacă s-ar încheia
# For ears: what the picture shows. $points says how it ended for everybody.
rp-graph-label = Punctele pe parcurs. La sfârșit: { $points }
rp-graph-seat = { $name } { $points }
# The step that the numbers below tell of.
rp-graph-at = Tura { $turn }, pasul { $step }
rp-graph-hint = Indică un jucător ca să vezi pentru ce sunt punctele.
rp-graph-larger = Arată mai mare
rp-axis-turns = ture
rp-sources-of = Pentru ce sunt punctele jucătorului { $name }
rp-table = Ca tabel
rp-table-sources = La sfârșit, după motivul punctelor
rp-table-for = Pentru
rp-table-turns = După fiecare tură care a schimbat ceva
rp-table-turn = Tura
# For ears, before the number of a turn that can be jumped to.
rp-table-go = Mergi la tura

## Analysis

rp-analysis-about = Un bot puternic parcurge tot jocul: cine cât de bine stătea și când, ce a făcut norocul și ce mutări ar fi fost mai bune.
rp-analysis-start = Analizează jocul
rp-analysis-again = Încearcă din nou
rp-analysis-deeper = Analizează mai temeinic
rp-analysis-waiting =
    { $ahead ->
        [0] Începe imediat …
        [one] Întâi se analizează un alt joc.
        [few] Întâi se analizează alte { $ahead } jocuri.
       *[other] Întâi se analizează alte { $ahead } de jocuri.
    }
rp-analysis-running = { $percent }% gata
rp-analysis-away = Între timp poți pleca. Analiza se păstrează și o văd toți cei care privesc acest joc.
rp-analysis-stop = Oprește
rp-analysis-effort = Cât de temeinic
rp-analysis-effort-quick = Rapid
rp-analysis-effort-normal = Obișnuit
rp-analysis-effort-deep = Temeinic
rp-analysis-effort-more = Cu cât se gândește mai mult, cu atât găsește greșeli mai fine.
# For ears: what the picture shows.
rp-analysis-graph = Șansele de victorie în timp. La sfârșit: { $chances }
rp-analysis-table = Șansele de victorie după fiecare tură
rp-analysis-point = Tura { $turn } · { $what }
rp-analysis-better = Mai bine
rp-analysis-played = Jucat
# For ears: what is compared.
rp-analysis-compared = Ce ar fi putut juca { $name }
rp-analysis-seats = Jucător cu jucător
rp-analysis-worst = Vezi decizia cea mai scumpă

## Playing on

rp-play-on = Joacă mai departe de aici
rp-play-on-over = Aici partida s-a încheiat: nu mai este nimic de jucat.
rp-play-on-more = O masă nouă începe exact de aici, după tura { $turn } (pasul { $step }). Partida aceasta rămâne cum este. Cine joacă?
# Above the choice of who plays the seat of $name.
rp-play-on-was = În locul jucătorului { $name }

## A game from a file

rp-open-more = Partidele se salvează în fișiere .mwr. Al tău este doar privit: nu rămâne pe server.
rp-open-choose = Alege un fișier
rp-open-drop = sau trage-l aici, oriunde pe pagină
rp-open-paste = Lipește mai bine textul
rp-open-text = Textul fișierului
rp-open-look = Privește
rp-open-failed = Acest fișier nu poate fi privit.
rp-other = Alt fișier
rp-file-large = fișierul are mai mult de { $most } MB; nicio partidă nu este atât de lungă.
rp-file-no-text = acesta nu este un fișier text, deci nu conține o partidă.

## What is wrong with a record

rp-fault = Ceva nu este în regulă cu această înregistrare.
rp-fault-step = Pasul { $step }: { $why }
rp-fault-line = Linia { $line }: { $why }
rp-fault-until = Poți privi tot ce este înainte.
rp-torn = Ultima linie a fișierului este incompletă. Ce stă înainte este întreg.
rp-older-rules = S-a jucat după o versiune mai veche a regulilor și se arată după cea de azi.
rp-again = Încearcă din nou
