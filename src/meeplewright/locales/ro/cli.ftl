### The command `meeplewright` in a terminal. Names of commands, options (--seats) and bots stay.

## Help

app-about = Joacă, înregistrează, revezi și simulează jocuri de societate cu reguli exacte.
app-more = Rulează „meeplewright COMANDĂ --help” pentru ajutor la o comandă. Pentru început: meeplewright play { $game }
app-lang = Limba: { $languages }. Implicit: limba sistemului.
app-version = Arată versiunea și iese.
app-help = Arată acest ajutor și iese.

help-usage = Utilizare
help-commands = Comenzi
help-arguments = Argumente
help-options = Opțiuni
help-examples = Exemple
help-game-options = { $game }: valori pentru --option
help-default = Implicit: { $value }.
help-required = Obligatoriu.

meta-command = COMANDĂ
meta-options = [OPȚIUNI]
meta-game = JOC
meta-record = ÎNREGISTRARE
meta-file = FIȘIER
meta-folder = DOSAR
meta-number = NUMĂR
meta-seats = LOCURI
meta-bots = BOȚI
meta-option = NUME=VALOARE
meta-language = LIMBĂ
meta-seed = SEED

command-play = Joacă în terminal cu alți oameni și cu boți.
command-play-more = Partida se salvează pe măsură ce joci; continu-o cu --resume.
play-game = Jocul: { $games }.
play-seats = Jucătorii, separați prin virgulă: numele unei persoane sau un bot ({ $bots }). Dacă nu e clar, adaugă în față „bot:” sau „person:”.
play-option = O opțiune a jocului, de exemplu farmers=none, sau un regulament, de exemplu hungarian. Se poate repeta.
play-record = Unde se salvează înregistrarea. Implicit: dosarul tău de date.
play-resume = Reia partida din această înregistrare.

command-simulate = Simulează multe partide între boți.
command-simulate-more = Același seed dă înregistrări identice octet cu octet, cu oricâte procese.
simulate-seats = Numărul de jucători.
simulate-bots = Boții, separați prin virgulă: unul pentru toate locurile sau câte unul pentru fiecare. Disponibili: { $bots }.
simulate-games = Numărul de partide.
simulate-seed = Orice cuvânt sau număr. Fără seed, fiecare rulare este diferită.
simulate-out = Dosarul pentru 0001.mwr, 0002.mwr etc. Fișierele existente nu se suprascriu niciodată.
simulate-workers = Numărul de procese.

command-replay = Arată o partidă înregistrată în orice punct al ei.
command-replay-more = Pașii sunt mutările și extragerile aleatorii, numerotate de la 1; 0 este poziția de început.
replay-record = Înregistrarea (fișier .mwr).
replay-at = Arată poziția de după acest pas. Implicit: ultimul.
replay-json = Afișează întreaga poziție ca JSON.
replay-seat = Cu --json: doar ce poate ști acest loc (0 este primul loc, „none” un spectator).
replay-svg = Scrie tabla ca SVG în acest fișier („-” pentru ieșirea standard).
replay-if-over = Arată și câte puncte ar avea fiecare dacă partida s-ar încheia acolo.

command-check = Verifică dacă înregistrările sunt complete și toate mutările sunt permise.
command-check-more = Arată primul pas greșit din fiecare înregistrare și regula pe care o încalcă. Codul de ieșire este 2 dacă vreo înregistrare este nevalidă.
check-records = Înregistrările de verificat.

command-notation = Convertește o înregistrare în text ușor de citit sau textul înapoi în înregistrare.
notation-record = Înregistrarea de convertit.
notation-parse = Invers: convertește acest text în înregistrare („-” citește de la intrarea standard).
notation-out = Scrie în acest fișier nou în loc de ieșirea standard.

command-analyse = Analizează o partidă înregistrată: șansele de victorie pe parcurs, noroc și pricepere, momente decisive.
command-analyse-more = Deciziile se judecă după ce putea ști jucătorul. Aceeași înregistrare și același efort dau același rezultat.
analyse-effort = Efortul pentru fiecare decizie: { $efforts } sau un număr de simulări.
analyse-html = Scrie în acest fișier un raport HTML cu grafic și imagini ale tablei.
meta-effort = EFORT

command-doctor = Arată informații de diagnostic despre această instalare.

json-output = Afișează JSON.

## A command line that cannot be understood

usage-no-command = Comandă necunoscută: „{ $command }”. Disponibile: { $commands }.
usage-no-option = Opțiune necunoscută: „{ $option }”.
usage-no-value = Opțiunea „{ $option }” are nevoie de o valoare.
usage-no-flag-value = Opțiunea „{ $option }” nu acceptă o valoare.
usage-extra = Argument neașteptat: „{ $value }”.
usage-missing = Lipsește { $name }.
usage-not-whole = { $name }: „{ $value }” nu este un număr întreg.
usage-out-of-range = { $name } trebuie să fie cel puțin { $least }, nu { $value }.
usage-option-form = --option: se aștepta NUME=VALOARE, dar s-a primit „{ $value }”.
usage-option-twice = --option: „{ $option }” este dată de două ori.
usage-seat-empty = --seats: un loc nu are nume.
usage-seat-name = --seats: „{ $name }” nu este un nume valid (cel mult 40 de caractere, fără caractere speciale).
usage-bots-number =
    --bots: { $bots ->
        [one] s-a dat un bot
        [few] s-au dat { $bots } boți
       *[other] s-au dat { $bots } de boți
    } pentru { $seats ->
        [one] un loc
        [few] { $seats } locuri
       *[other] { $seats } de locuri
    }; dă unul singur sau câte unul pentru fiecare loc.
usage-no-seat = --seat: nu există locul „{ $seat }”; alege dintre: { $known }.
usage-one-of = { $first } și { $second } nu se pot folosi împreună.
usage-only-with = { $first } se poate folosi doar cu { $second }.
usage-resume-alone = --resume ia toate setările din înregistrare; nu se poate combina cu { $option }.
usage-other-game = Aceasta este o înregistrare a jocului { $game }.
usage-no-table = { $game } nu se poate juca încă în terminal.
usage-no-drawing = Tabla jocului { $game } nu poate fi desenată încă.
usage-same-file = { $file } este chiar înregistrarea, care nu va fi suprascrisă.
usage-wrong = Linie de comandă nevalidă: { $message }
usage-try = Vezi „{ $command } --help”.

## Playing: the table

play-you = Tu
play-new = Partidă nouă de { $game }: { $players }.
play-resumed = Partidă reluată: { $players }.
play-torn = Ultima linie a înregistrării era incompletă și a fost eliminată.
play-kept = Salvată în { $file }
play-how = Scrie ? pentru ajutor, q pentru ieșire.
play-thinking = { $name } se gândește…
play-heading = La rând: { $name } · { $left }
play-left =
    { $count ->
        [0] ultima piesă
        [one] o piesă rămasă
        [few] { $count } piese rămase
       *[other] { $count } de piese rămase
    }
play-heading-second = La rând: { $name }, a doua piesă · { $left }
play-river-left =
    { $count ->
        [one] o piesă de râu rămasă
        [few] { $count } piese de râu rămase
       *[other] { $count } de piese de râu rămase
    }
play-since = De la ultima ta tură:
play-score = { $name } { $points }
play-score-with = { $name } { $points }, { $followers }
play-followers =
    { $count ->
        [one] un supus
        [few] { $count } supuși
       *[other] { $count } de supuși
    }
play-goods = Mărfuri: { $goods }
play-goods-of = { $name } { $goods }
play-now = dacă partida s-ar încheia acum: { $points }
play-hand = Piesa ta: „{ $tile }”
play-more-board = În afara ecranului: { $cells }. Scrie m ca să deplasezi tabla.

play-ask-cell = Unde? { $cells }
play-ask-turn = Ce orientare? { $numbers }, Enter pentru alt loc
play-ask-follower = Supus? { $numbers }, Enter pentru niciunul
play-ask-figure = Figurină? { $numbers }, Enter pentru niciuna
play-no-follower-free = Nu se poate pune niciun supus: totul este ocupat.
play-no-follower-left = Nu se poate pune niciun supus: nu mai ai.
play-spots = Locuri libere pentru un supus:
play-spots-figures = Ce poți pune aici:

play-what = „{ $text }” nu este o opțiune. Scrie ? pentru ajutor.
play-which-letter = „{ $text }” poate însemna aici { $labels }; scrie litera latină.
play-nothing-to-undo = Nimic de anulat.
play-undone = Anulat. Aceleași piese vor fi trase din nou, în aceeași ordine.
play-stopped = Oprit. Pentru reluare: { $command }
play-tiles-left =
    { $count ->
        [one] O piesă rămasă:
        [few] { $count } piese rămase:
       *[other] { $count } de piese rămase:
    }
play-tiles-none = Nicio piesă rămasă.
play-tiles-discarded = Scoase din joc, nu se potriveau nicăieri: { $tiles }
play-scores-none = Nimeni nu are încă puncte.

play-help-cell = Scrie eticheta unui loc ca să așezi piesa acolo. Cu numere alegi orientarea piesei și locul supusului.
play-help-coordinates = Poți scrie și coordonatele unui loc, de exemplu 1,0 sau -2,3: întâi pe orizontală, apoi în sus.
play-help-notation = Poți scrie și în notație: (1,0):D2 așază o piesă, city:N pune un supus.
play-help-figures = În notație, big:city:N este un supus mare, builder:road:E un constructor, pig:field:NL un porc.
play-help-t = piesele rămase
play-help-s = punctele de până acum și de unde vin
play-help-m = arată altă parte a unei table mari
play-help-u = anulează până la ultima ta decizie
play-help-q = ieșire; partida se salvează și poate fi reluată
play-help-enter = niciun supus; la alegerea orientării: alt loc
play-help-legend = Pe tablă:
play-legend-city = oraș
play-legend-pennant = blazon
play-legend-road = drum
play-legend-village = sat, unde se termină drumurile
play-legend-field = câmpie
play-legend-cloister = mănăstire
play-legend-river = râu
play-legend-inn = han
play-legend-cathedral = catedrală
play-legend-wine = vin
play-legend-grain = grâu
play-legend-cloth = postav
play-legend-big = supus mare
play-legend-builder = constructor
play-legend-pig = porc
play-legend-dead = aici nu se potrivește nicio piesă rămasă
play-legend-follower = supus: { $name }

## The end, and replay

sheet-title = Punctaj final
sheet-winner = Câștigător: { $name }!
sheet-winners = Egalitate: { $names }!
sheet-total = Total
sheet-player = Jucător
sheet-for = Sursă
sheet-points = Puncte
sheet-during = În timpul partidei
sheet-final = La sfârșitul partidei
sheet-nothing = nimic

replay-title = { $game }: { $players }
replay-entry = Pasul { $entry } din { $entries }: { $coming }
replay-options = Opțiuni: { $options }
replay-to-act = la rând: { $name }
replay-luck = urmează o extragere aleatorie
replay-in-hand = Piesa trasă: „{ $tile }”
replay-over = partida s-a încheiat
replay-points = Puncte: { $points }
replay-points-now = Puncte dacă partida s-ar încheia aici: { $points }
replay-ended-resignation = Încheiată prin abandon. Câștigător: { $names }
replay-ended-time = Încheiată prin depășirea timpului. Câștigător: { $names }
replay-ended-aborted = Partida a fost anulată.
replay-ended-points = Câștigător: { $names }. Fără drept la victorie, după abandon sau depășirea timpului: { $lost }
replay-drawn = Tabla a fost scrisă în { $file }

## Records checked

check-sound =
    { $count ->
        [one] O înregistrare validă.
        [few] { $count } înregistrări valide.
       *[other] { $count } de înregistrări valide.
    }
check-bad =
    { $count ->
        [one] O înregistrare nevalidă.
        [few] { $count } înregistrări nevalide.
       *[other] { $count } de înregistrări nevalide.
    }
check-older = { $file }: înregistrată cu o versiune mai veche a regulilor; rămâne validă.

notation-written = Scris în { $file }

## Games simulated

simulate-running = { $game }: partide jucate
simulate-count = { $done }/{ $games }
simulate-bot = Bot
simulate-wins = Victorii
simulate-shared = Egalități
simulate-points = Punctaj mediu
simulate-mean = { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) }
simulate-done =
    { $games ->
        [one] O partidă
        [few] { $games } partide
       *[other] { $games } de partide
    } în { $seconds } s ({ $rate }/s).
simulate-written =
    { $count ->
        [one] O înregistrare a fost scrisă în { $folder }
        [few] { $count } înregistrări au fost scrise în { $folder }
       *[other] { $count } de înregistrări au fost scrise în { $folder }
    }
simulate-fault = Partida { $number }: { $why }
simulate-forfeits =
    { $bot } a pierdut dreptul la { $count ->
        [one] { $count } mutare
        [few] { $count } mutări
       *[other] { $count } de mutări
    }. Primul motiv: { $why }
simulate-last-words = Ultimul text scris de program: { $said }
simulate-stopped =
    Oprit după { $games ->
        [one] o partidă
        [few] { $games } partide
       *[other] { $games } de partide
    }.

extra-missing = { $feature } are nevoie de pachete care nu sunt instalate: pip install 'meeplewright[{ $extra }]'

## Doctor

doctor-version = Meeplewright
doctor-python = Python
doctor-rules = Reguli
doctor-compiled = compilate (rapide)
doctor-interpreted = interpretate (mai lente)
rules-missing = Regulile nu sunt încă compilate și rulează mult mai lent. Rulează: make build
rules-stale = Codul sursă s-a schimbat de la compilarea regulilor, așa că acestea rulează mult mai lent. Rulează: make build
rules-pure = În această instalare regulile nu sunt compilate, așa că rulează mult mai lent.
doctor-games = Jocuri
doctor-bots = Boți
doctor-page = Interfața web
doctor-page-there = instalată
doctor-page-missing = neinstalată
doctor-extras = Pachete opționale
doctor-no-extras = niciunul
doctor-languages = Limbi
doctor-language = Limba curentă
doctor-records = Înregistrările tale
doctor-terminal = Terminal
doctor-size =
    { $columns ->
        [one] o coloană
        [few] { $columns } coloane
       *[other] { $columns } de coloane
    }, { $lines ->
        [one] un rând
        [few] { $lines } rânduri
       *[other] { $lines } de rânduri
    }, { $colours }
doctor-colours =
    { $count ->
        [0] fără culori
        [one] o culoare
        [few] { $count } culori
       *[other] { $count } de culori
    }
doctor-encoding = Codificarea textului
doctor-compiler = Compilator C (opțional)
doctor-missing = negăsit

## Hints and analysis

analyse-working = Se analizează { $file }…
analyse-written = Raportul a fost scris în { $file }
hint-thinking = Se caută mutări bune…
hint-move = Mutare
play-help-hint = cele mai bune mutări, cu punctajele finale așteptate (întâi al tău) și șansele de victorie
move-tile =
    { $turns ->
        [0] { $cell }, nerotită
        [1] { $cell }, rotită cu 90°
        [2] { $cell }, rotită cu 180°
       *[other] { $cell }, rotită cu 270°
    }
move-no-follower = fără supus
