### Words that every game shares: why something cannot be read or done.
### A sentence here follows its rule or field and a colon ("seats: …"), so it begins small
### and ends with a full stop.

## A game that cannot be set up

setup-game = joc necunoscut: „{ $game }”; alege dintre: { $games }.
setup-seats =
    jocul { $game } este pentru { $least }–{ $most ->
        [one] { $most } jucător
        [few] { $most } jucători
       *[other] { $most } de jucători
    }, nu pentru { $seats }.
setup-option = opțiune necunoscută: „{ $option }”.
setup-value = „{ $option }” nu poate fi „{ $value }”; alege dintre: { $values }.
setup-encoding = jocul { $game } nu are o codificare a acțiunilor, așa că agenții care învață nu îl pot juca.
setup-batch = jocul { $game } nu are un motor pe loturi; alege dintre: { $known }.
setup-observations = jocul { $game } nu are observații de tipul „{ $kind }”; alege dintre: { $known }.
setup-parallel = în jocul { $game } jucătorii acționează pe rând, așa că nu există un mediu paralel; folosește env sau raw_env.
setup-bot = bot necunoscut: „{ $bot }”; alege dintre: { $bots }.
setup-bot-setting = bot nevalid „{ $bot }”: după „:” lipsește valoarea sau acest bot nu acceptă una.
setup-bot-budget = „{ $bot }” nu are un buget valid; după „:” indică numărul de simulări sau timpul, de exemplu 800, 200ms sau 2s.
setup-bot-percent = „{ $bot }” nu are o valoare validă; după „:” indică un procent de la 1 la 100.
setup-bot-game = botul „{ $bot }” nu știe să joace { $game }.
setup-bot-program = „{ $command }” nu este un program care să poată fi rulat aici.
setup-bot-local = botul „{ $bot }” rulează un program local; îl pot porni doar `simulate` și `arena`.
setup-bot-extra = botul „{ $bot }” are nevoie de pachetul opțional „{ $extra }”: pip install 'meeplewright[{ $extra }]'
setup-style = stil necunoscut: „{ $style }”; alege dintre: { $styles }.
setup-style-game = boții nu au stiluri în { $game }.
setup-style-bot = botul „{ $bot }” nu are stiluri.
setup-effort = efort necunoscut „{ $value }”; alege dintre { $efforts } sau un număr de simulări de la 1 la { $most }.

## Un număr care nu înseamnă nicio acțiune

action-number = aici nu există nicio acțiune permisă cu numărul { $number }.
action-unnumbered = acțiunea { $action } nu are număr: nu poate apărea într-o partidă.

## Un program care joacă și pierde o mutare

program-not-started = programul nu a putut fi pornit: { $why }.
program-ended = programul s-a încheiat cu codul de ieșire { $code }.
program-silent = programul nu a răspuns în { $milliseconds } ms.
program-processor = programul a folosit mai mult de { $milliseconds } ms de timp de procesor fără să răspundă.
program-unknown = nu s-a dat niciun motiv.
program-too-long =
    răspunsul are mai mult de { $most ->
        [one] un octet
        [few] { $most } octeți
       *[other] { $most } de octeți
    }.
program-nonsense = răspuns nevalid: „{ $answer }”.
program-other-question = răspunsul nu corespunde cererii.
program-given-up =
    programul a fost pornit { $starts ->
        [one] o dată și a eșuat
        [few] de { $starts } ori și a eșuat de fiecare dată
       *[other] de { $starts } de ori și a eșuat de fiecare dată
    }.
program-number = nu există nicio acțiune permisă cu numărul { $number }; { $count ->
        [one] există una singură, cu numărul 0
        [few] sunt { $count }, numerotate de la 0
       *[other] sunt { $count }, numerotate de la 0
    }.

## JSON that cannot be read

form-missing = câmpul lipsește.
form-unknown = câmp necunoscut.
form-one-of = este obligatoriu exact unul dintre: { $keys }.
form-not-known = valoare necunoscută: „{ $value }”; alege dintre: { $known }.
form-type =
    se aștepta { $wanted ->
        [object] un obiect
        [whole] un număr întreg
        [list] o listă
        [truth] o valoare booleană
       *[text] un șir de caractere
    }, dar s-a primit { $found ->
        [dict] un obiect
        [list] o listă
        [str] un șir de caractere
        [int] un număr întreg
        [float] un număr cu zecimale
        [bool] o valoare booleană
       *[null] null
    }.
form-differs = nu se potrivește cu restul poziției.
form-event = „{ $event }” nu este un eveniment al acestui joc sau este incomplet.

## Actions that are no actions

action-no-notation = „{ $text }” nu este o mutare în notația acestui joc.
# $found is the name of a type in Python.
action-no-action = se aștepta o acțiune, dar s-a primit { $found }.

## Records

record-empty = fișierul este gol.
record-not-utf8 = linia nu este text UTF-8.
record-not-json = linia nu este JSON.
record-too-deep =
    valorile sunt imbricate pe mai mult de { $levels ->
        [one] un nivel
        [few] { $levels } niveluri
       *[other] { $levels } de niveluri
    }.
record-number-too-large = numărul „{ $number }” este prea mare.
record-no-number = „{ $number }” nu este un număr JSON valid.
record-format = format de înregistrare neacceptat: { $format }; se poate citi doar formatul 1.
record-twice = câmpul „{ $field }” apare de două ori.
record-rules = nu există versiunea { $rules } a regulilor; versiunile încep de la 1.
record-line = linia nu este nici eveniment aleatoriu, nici mutare, nici comentariu, nici rezultat.
record-after-result = după rezultat pot urma doar comentarii.
record-seat = nu există locul „{ $seat }”; alege dintre: { $known }.
record-time = „{ $time }” nu este un timp în milisecunde.
record-is-finished = partida s-a încheiat și nu mai poate fi continuată.
record-newer-rules = înregistrată cu versiunea { $rules } a regulilor; cea mai nouă acceptată aici este { $known }.
record-no-entry =
    nu există pasul { $entry }; înregistrarea are { $entries ->
        [one] un pas
        [few] { $entries } pași
       *[other] { $entries } de pași
    }.
record-impossible-chance = „{ $outcome }” nu se poate întâmpla aici.
record-no-chance = „{ $outcome }” este un eveniment aleatoriu, dar aici e rândul unui jucător.
record-result-too-early = există un rezultat, dar partida nu s-a încheiat.
record-result = „{ $field }” nu corespunde mutărilor.
record-torn = ultima linie este incompletă: scrierea s-a întrerupt.

fault-in-entry = { $file }, pasul { $entry }: { $why }
fault-in-line = { $file }, linia { $line }: { $why }
fault-in-file = { $file }: { $why }
reason-with-rule = { $rule }: { $why }

## Files

file-missing = { $file }: fișierul sau dosarul nu există.
file-exists = { $file } există deja și nu va fi suprascris.
file-is-folder = { $file } este un dosar, nu un fișier.
file-not-folder = { $file }: o parte a acestei căi nu este un dosar.
file-forbidden = { $file }: acces refuzat.
file-disk-full = { $file }: nu mai este spațiu pe disc.
file-in-use = { $file }: o altă partidă scrie în această înregistrare.
file-not-text = { $file } nu este text UTF-8.
file-trouble = { $file }: eroare de sistem: { $message }
file-output = Ieșirea standard

## Languages

language-unknown = Limbă necunoscută: „{ $language }”. Limbi disponibile: { $languages }.

## Pieces of sentences

number = { $value }
quoted = „{ $text }”

preset-default = implicit (recomandat)
