### Words that every game shares: why something cannot be read or done.
### A sentence here follows its rule or field and a colon ("seats: …"), so it begins small
### and ends with a full stop.

## A game that cannot be set up

setup-game = nu există niciun joc cu numele „{ $game }”; poți alege: { $games }.
setup-seats =
    jocul este pentru { $least }–{ $most ->
        [one] { $most } jucător
        [few] { $most } jucători
       *[other] { $most } de jucători
    }, nu pentru { $seats }.
setup-option = jocul nu are nicio opțiune cu numele „{ $option }”.
setup-value = „{ $option }” nu poate fi „{ $value }”; poți alege: { $values }.
setup-encoding = jocul { $game } nu are o numerotare a acțiunilor și a observațiilor, așa că programele care învață nu îl pot juca.
setup-bot = nu există niciun bot cu numele „{ $bot }”; poți alege: { $bots }.
setup-bot-setting = din „{ $bot }” nu iese un bot; după „:” nu urmează nimic sau acest bot nu primește nimic.
setup-bot-budget = „{ $bot }” nu spune un buget; după „:” stau simulări sau timp, de exemplu 800, 200ms sau 2s.
setup-bot-game = botul „{ $bot }” nu știe să joace { $game }.
setup-bot-program = „{ $command }” nu este comanda unui program care poate rula aici.
setup-bot-local = botul „{ $bot }” rulează un program de pe acest calculator; doar `simulate` și `arena` îl pornesc.
setup-bot-extra = botul „{ $bot }” are nevoie de extensia „{ $extra }”: pip install 'meeplewright[{ $extra }]'

## Un număr care nu înseamnă nicio acțiune

action-number = aici nu există o acțiune permisă cu numărul { $number }.
action-unnumbered = acțiunea { $action } nu are număr: nu poate apărea în joc.

## Un program care joacă și pierde o mutare

program-not-started = programul nu a putut fi pornit: { $why }.
program-ended = programul s-a încheiat, cu codul de ieșire { $code }.
program-silent = programul nu a răspuns în { $milliseconds } ms.
program-too-long = răspunsul este mai lung de { $most } octeți.
program-nonsense = răspunsul „{ $answer }” nu poate fi citit.
program-other-question = răspunsul ține de altă întrebare.
program-given-up = programul a fost pornit de { $starts } ori și a greșit de fiecare dată.
program-number = nu există acțiunea permisă cu numărul { $number }; sunt { $count }, numărate de la 0.

## JSON that cannot be read

form-missing = acest câmp lipsește.
form-unknown = nu există un asemenea câmp.
form-one-of = e nevoie de exact unul dintre: { $keys }.
form-not-known = „{ $value }” nu este cunoscut; poți alege: { $known }.
# $wanted is object, whole, text or list; $found is the type that stood there.
form-type =
    aici trebuie { $wanted ->
        [object] un obiect
        [whole] un număr întreg
        [list] o listă
        [truth] o valoare logică
       *[text] un text
    }, dar este { $found ->
        [dict] un obiect
        [list] o listă
        [str] un text
        [int] un număr
        [float] un număr cu zecimale
        [bool] o valoare logică
       *[null] gol
    }.
form-differs = nu se potrivește cu restul poziției.
form-event = „{ $event }” nu este un eveniment al acestui joc sau îi lipsește o parte.

## Actions that are no actions

action-no-notation = „{ $text }” nu este o mutare în notația acestui joc.

## Records

record-empty = fișierul este gol.
record-not-utf8 = linia nu este text UTF-8.
record-not-json = linia nu este JSON.
record-too-deep = valorile sunt imbricate pe mai mult de { $levels } de niveluri.
record-number-too-large = numărul „{ $number }” este prea mare.
record-no-number = „{ $number }” nu este un număr în JSON.
record-format = înregistrarea are formatul { $format }, dar se poate citi doar formatul 1.
record-twice = „{ $field }” apare a doua oară.
record-rules = nu există versiunea { $rules } a regulilor; versiunile se numără de la 1.
record-line = linia nu este nici tragere la sorți, nici mutare, nici observație, nici rezultat.
record-after-result = după rezultat pot urma doar observații.
record-seat = „{ $seat }” nu este un loc aici; poți alege: { $known }.
record-time = „{ $time }” nu este un timp în milisecunde.
record-is-finished = partida s-a încheiat și nu mai poate continua.
record-newer-rules = s-a jucat după versiunea { $rules } a regulilor; cea mai nouă cunoscută aici este { $known }.
record-no-entry =
    nu există intrarea { $entry }; înregistrarea are { $entries ->
        [one] o intrare
        [few] { $entries } intrări
       *[other] { $entries } de intrări
    }.
record-impossible-chance = „{ $outcome }” nu se poate întâmpla aici.
record-no-chance = „{ $outcome }” este o tragere la sorți, dar aici trebuie să mute un jucător.
record-result-too-early = există un rezultat, dar partida nu s-a încheiat.
record-result = „{ $field }” nu este ceea ce rezultă din mutări.
record-torn = ultima linie este incompletă: scrierea ei s-a întrerupt.

# Where in a record: $why is one of the sentences above with its rule or field in front.
fault-in-entry = { $file }, intrarea { $entry }: { $why }
fault-in-line = { $file }, linia { $line }: { $why }
# Where no line is at fault; $why stands alone and begins with a capital.
fault-in-file = { $file }: { $why }
# A sentence with its rule number or field: “CA 4.2: pe latura de nord …”.
reason-with-rule = { $rule }: { $why }

## Files

file-missing = { $file }: nu există un asemenea fișier sau dosar.
file-exists = { $file }: există deja și nu se suprascrie.
file-is-folder = { $file }: este un dosar, nu un fișier.
file-not-folder = { $file }: o parte a acestei căi nu este un dosar.
file-forbidden = { $file }: nu ai permisiunea necesară.
file-disk-full = { $file }: nu mai este loc pe disc.
file-in-use = { $file }: o altă partidă scrie în această înregistrare.
file-not-text = { $file }: nu este text UTF-8.
file-trouble = { $file }: mesajul sistemului: „{ $message }”.
# Stands for $file where there is no file, but a terminal or a pipe.
file-output = Ieșirea

## Languages

language-unknown = Limba „{ $language }” nu există; poți alege: { $languages }.

## Pieces of sentences

number = { $value }
quoted = „{ $text }”
