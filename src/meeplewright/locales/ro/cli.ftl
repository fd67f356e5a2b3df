### The command `meeplewright` in a terminal. Names of commands, options (--seats) and bots stay.

## Help

app-about = Jocuri de societate după reguli exacte: joacă aici, păstrează și redă partide, fă simulări.
app-more = „meeplewright COMANDĂ --help” explică o comandă. Pentru început: meeplewright play { $game }
app-lang = Limba: { $languages }. Altfel, cea a sistemului.
app-version = Arată versiunea.
app-help = Arată acest ajutor.

help-usage = Utilizare
help-commands = Comenzi
help-arguments = Argumente
help-options = Opțiuni
help-examples = Exemple
# $game is the name of a game.
help-game-options = { $game }: ce poate urma după --option
help-default = Implicit: { $value }.
help-required = Obligatoriu.

# Placeholders in the help, in capitals.
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
meta-seed = SĂMÂNȚĂ

command-play = Joacă aici, în terminal, împotriva oamenilor și a boților.
command-play-more = Înregistrarea se scrie în timp ce joci; dacă te oprești nu se pierde nimic, iar --resume continuă.
play-game = Care joc: { $games }.
play-seats = Cine joacă, cu virgule între nume: numele unui om sau un bot ({ $bots }). La nevoie pune în față „bot:” sau „person:”.
play-option = O opțiune a jocului, de exemplu farmers=none. Se poate repeta.
play-record = Unde se păstrează înregistrarea; dacă lipsește, în dosarul tău de date.
play-resume = Continuă această înregistrare.

command-simulate = Pune boții să joace multe partide între ei.
command-simulate-more = Aceeași sămânță dă aceleași înregistrări, octet cu octet, cu oricâte procese.
simulate-seats = Câți jucători.
simulate-bots = Care boți, cu virgule între ei: unul pentru toate locurile sau câte unul pentru fiecare. Poți alege: { $bots }.
simulate-games = Câte partide.
simulate-seed = Orice cuvânt sau număr; fără el, fiecare rulare este alta.
simulate-out = Dosarul pentru înregistrările 0001.mwr, 0002.mwr …; nimic din el nu se suprascrie.
simulate-processes = Câte procese împart munca.

command-replay = Arată o partidă înregistrată la oricare dintre intrările ei.
command-replay-more = Intrările sunt tragerile la sorți și mutările, numărate de la 1; 0 este înainte de prima.
replay-record = Înregistrarea, un fișier care se termină în .mwr.
replay-at = După care intrare; dacă lipsește, după ultima.
replay-json = Afișează întreaga poziție ca JSON.
replay-seat = Cu --json: doar ce poate ști acest loc (0 este primul loc, „none” un spectator).
replay-svg = Desenează tabla în acest fișier; „-” afișează desenul.

command-check = Verifică înregistrări: sunt întregi și este legală fiecare mutare?
command-check-more = Prima intrare greșită din fiecare înregistrare este numită, cu regula pe care o încalcă. Codul de ieșire este 2 dacă vreo înregistrare are greșeli.
check-records = Înregistrările.

command-notation = Scrie o înregistrare ca text ușor de citit sau citește înapoi un asemenea text.
notation-record = Înregistrarea care se scrie ca text.
notation-parse = Citește în schimb acest text și dă înregistrarea; „-” citește de la intrare.
notation-out = Scrie în acest fișier nou în loc să afișeze.

command-analyse = Spune ce învață o partidă înregistrată: șansele în timp, noroc și pricepere, momente de cotitură.
command-analyse-more = O decizie se judecă după ce putea ști jucătorul ei. Aceeași înregistrare și același efort dau același răspuns.
analyse-effort = Cât să se gândească la fiecare decizie: { $efforts }, sau un număr de simulări.
analyse-html = Scrie în acest fișier o pagină cu grafic și table.
meta-effort = EFORT

command-doctor = Spune ce este instalat aici și cum rulează.

json-output = Afișează în schimb JSON, pentru un program.

## A command line that cannot be understood

usage-no-command = „{ $command }” nu este o comandă; poți alege: { $commands }.
usage-no-option = Aici nu există opțiunea „{ $option }”.
usage-no-value = Opțiunea „{ $option }” are nevoie de o valoare.
usage-no-flag-value = Opțiunea „{ $option }” nu primește nicio valoare.
usage-extra = „{ $value }” este un argument în plus.
usage-missing = Lipsește: { $name }.
usage-not-whole = { $name }: „{ $value }” nu este un număr întreg.
usage-out-of-range = { $name }: { $value } nu se poate; trebuie să fie cel puțin { $least }.
usage-option-form = --option: „{ $value }” trebuie să aibă forma NUME=VALOARE.
usage-option-twice = --option: „{ $option }” apare de două ori.
usage-seat-empty = --seats: un loc nu are nume.
usage-seat-name = --seats: „{ $name }” nu este un nume; un nume are cel mult 40 de litere, fără semne speciale.
usage-bots-number =
    --bots: { $bots ->
        [one] este numit un bot
        [few] sunt numiți { $bots } boți
       *[other] sunt numiți { $bots } de boți
    } pentru { $seats ->
        [one] un loc
        [few] { $seats } locuri
       *[other] { $seats } de locuri
    }; numește unul pentru toate sau câte unul pentru fiecare.
usage-no-seat = --seat: „{ $seat }” nu este un loc aici; poți alege: { $known }.
usage-one-of = { $first } și { $second } nu se pot da împreună.
usage-only-with = { $first } merge doar împreună cu { $second }.
usage-resume-alone = --resume ia totul din înregistrare; { $option } nu se mai poate da.
usage-other-game = Aceasta este o înregistrare de { $game }.
usage-no-table = { $game } nu se poate juca încă în terminal.
usage-no-drawing = Pentru { $game } nu există încă desen.
usage-same-file = { $file }: este chiar înregistrarea, care nu se suprascrie.
usage-wrong = Linia de comandă nu poate fi înțeleasă: { $message }
usage-try = „{ $command } --help” spune mai multe.

## Playing: the table

# Stands where names stand, for the only person at the table when nobody was named.
play-you = Tu
play-new = O partidă nouă de { $game }: { $players }.
play-resumed = Partida continuă: { $players }.
play-torn = Ultima linie a înregistrării era incompletă și a fost eliminată.
play-kept = Înregistrarea se află în { $file }
play-how = Scrie ? pentru ajutor, q pentru oprire.
play-thinking = { $name } se gândește …
# The line above the board; $left is one of the next.
play-heading = La rând: { $name } · { $left }
play-left =
    { $count ->
        [0] ultima piesă
        [one] încă o piesă
        [few] încă { $count } piese
       *[other] încă { $count } de piese
    }
play-since = De la ultima ta mutare:
play-score = { $name } { $points }
play-score-with = { $name } { $points }, { $followers }
play-followers =
    { $count ->
        [one] un supus
        [few] { $count } supuși
       *[other] { $count } de supuși
    }
play-now = dacă s-ar încheia acum: { $points }
play-hand = Piesa ta: „{ $tile }”
play-more-board = În afara ecranului: { $cells }. Scrie m ca să vezi altă parte a tablei.

play-ask-cell = Unde? { $cells }
play-ask-turn = În ce poziție? { $numbers }, Enter pentru altă căsuță
play-ask-follower = Un supus? { $numbers }, Enter pentru niciunul
play-no-follower-free = Nu se poate pune niciun supus: totul este ocupat.
play-no-follower-left = Nu se poate pune niciun supus: nu mai ai.
play-spots = Un supus poate sta aici:

play-what = „{ $text }” nu este printre variante. Scrie ? pentru ajutor.
# A Cyrillic letter that is one label by its key and another by its look.
play-which-letter = „{ $text }” poate însemna aici { $labels }; scrie litera latină.
play-nothing-to-undo = Nu este nimic de anulat.
play-undone = Anulat. Piesele deja trase vor veni din nou, în aceeași ordine.
play-stopped = Oprit. Ca să continui: { $command }
play-tiles-left =
    { $count ->
        [one] Mai urmează o piesă:
        [few] Mai urmează { $count } piese:
       *[other] Mai urmează { $count } de piese:
    }
play-tiles-none = Nu mai urmează nicio piesă.
play-tiles-discarded = Scoase din joc, fiindcă nu s-au potrivit nicăieri: { $tiles }
play-scores-none = Nimeni nu are încă puncte.

play-help-cell = Scrie eticheta unei căsuțe ca să așezi piesa acolo. Cu numere alegi cum stă piesa și unde stă un supus.
play-help-coordinates = O căsuță se poate numi și prin coordonate, de exemplu 1,0 sau -2,3: întâi spre dreapta, apoi în sus.
play-help-notation = Cine preferă poate scrie notația: (1,0):D2 așază o piesă, city:N pune un supus.
play-help-t = piesele care mai urmează
play-help-s = punctele de până acum și pentru ce au fost
play-help-m = altă parte a unei table mari
play-help-u = anulare, până la ultima ta decizie
play-help-q = oprire; înregistrarea rămâne și poți continua mai târziu
play-help-enter = niciun supus; la alegerea poziției: altă căsuță
play-help-legend = Pe tablă:
play-legend-city = oraș
play-legend-pennant = blazon
play-legend-road = drum
play-legend-village = sat, unde se termină drumurile
play-legend-field = câmpie
play-legend-cloister = mănăstire
play-legend-dead = aici nu se potrivește nicio piesă rămasă
play-legend-follower = supus: { $name }

## The end, and replay

sheet-title = Punctajul final
sheet-winner = Câștigător: { $name }!
sheet-winners = Victorie împărțită: { $names }!
sheet-total = Total
sheet-player = Jucător
sheet-for = Pentru
sheet-points = Puncte
sheet-during = În timpul partidei
sheet-final = Evaluarea finală
sheet-nothing = nimic

replay-title = { $game }: { $players }
replay-entry = Intrarea { $entry } din { $entries }: { $coming }
replay-options = Opțiuni: { $options }
replay-to-act = la rând: { $name }
replay-luck = urmează o tragere la sorți
replay-in-hand = Piesa trasă: „{ $tile }”
replay-over = partida s-a încheiat
replay-points = Puncte: { $points }
replay-drawn = Tabla este desenată în { $file }

## Records checked

check-sound =
    { $count ->
        [one] O înregistrare este corectă.
        [few] { $count } înregistrări sunt corecte.
       *[other] { $count } de înregistrări sunt corecte.
    }
check-bad =
    { $count ->
        [one] O înregistrare are greșeli.
        [few] { $count } înregistrări au greșeli.
       *[other] { $count } de înregistrări au greșeli.
    }
check-older = { $file }: jucată după o versiune mai veche a regulilor, dar corectă și după cea de azi.

notation-written = Scris: { $file }

## Games simulated

simulate-running = { $game }: partide jucate
simulate-count = { $done }/{ $games }
simulate-bot = Bot
simulate-wins = Victorii
simulate-shared = Victorii împărțite
simulate-points = Puncte în medie
simulate-mean = { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) }
simulate-done =
    { $games ->
        [one] O partidă
        [few] { $games } partide
       *[other] { $games } de partide
    } în { $seconds } s, { $rate } pe secundă.
simulate-written =
    { $count ->
        [one] O înregistrare se află în { $folder }
        [few] { $count } înregistrări se află în { $folder }
       *[other] { $count } de înregistrări se află în { $folder }
    }
simulate-fault = Partida { $number }: { $why }
# $count is how many moves; $why a sentence of its own, from the reasons above.
simulate-forfeits =
    { $bot } a pierdut { $count ->
        [one] { $count } mutare
        [few] { $count } mutări
       *[other] { $count } de mutări
    }. Prima: { $why }
simulate-last-words = Ultimul mesaj: { $said }
simulate-stopped =
    Oprit după { $games ->
        [one] o partidă
        [few] { $games } partide
       *[other] { $games } de partide
    }.

# $feature is a command or an option, $extra the name of an extra.
extra-missing = { $feature } are nevoie de pachete care nu sunt instalate: pip install 'meeplewright[{ $extra }]'

## Doctor

doctor-version = Meeplewright
doctor-python = Python
doctor-rules = Reguli
doctor-compiled = compilate: rapide
doctor-interpreted = interpretate: mai lente, dar același joc
# Also said by play, simulate, arena and bench, alone on a line.
rules-missing = Regulile rulează interpretate, de multe ori mai lente: nu sunt încă compilate. Rulează: make build
rules-stale = Regulile rulează interpretate, de multe ori mai lente: codul sursă s-a schimbat de la compilare. Rulează: make build
rules-pure = Regulile rulează interpretate, de multe ori mai lente: această instalare nu are reguli compilate
doctor-games = Jocuri
doctor-bots = Boți
doctor-page = Pagina din browser
doctor-page-there = există
doctor-page-missing = lipsește din această instalare
doctor-extras = Suplimente
doctor-no-extras = niciunul
doctor-languages = Limbi
doctor-language = Limba de acum
doctor-records = Înregistrările tale
doctor-terminal = Terminal
doctor-size =
    { $columns ->
        [one] o coloană
        [few] { $columns } coloane
       *[other] { $columns } de coloane
    } și { $lines ->
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
doctor-encoding = Codarea textului
doctor-compiler = Compilator C (opțional)
doctor-missing = negăsit

## Hints and analysis

usage-effort = --effort: „{ $value }” nu este cunoscut; alege dintre: { $efforts }, sau dă un număr de simulări de la 1 la { $most }.
analyse-working = Se analizează { $file } …
analyse-written = Pagina este scrisă în { $file }
hint-thinking = Se caută mutări bune …
hint-move = Mutare
play-help-hint = cele mai bune câteva mutări, cu punctele pe care le promit la sfârșit (întâi ale tale) și șansa ta de câștig
# Where the tile is laid and how: $turns are quarter turns.
move-tile =
    { $turns ->
        [0] { $cell }, nerotit
        [one] { $cell }, un sfert de rotație
       *[other] { $cell }, { $turns } sferturi de rotație
    }
move-no-follower = niciun supus
