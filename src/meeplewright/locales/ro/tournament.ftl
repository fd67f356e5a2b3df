### Tournaments: their pages, and why the server says no.

## The page with all of one’s tournaments

web-tournaments = Turnee
web-tournaments-more = Pentru un club sau un grup de prieteni: perechi, rezultate și clasament.
web-tournaments-open = Turnee
web-tournaments-mine = Turneele tale
web-tournament-new = Turneu nou
web-tournament-name = Numele turneului
web-tournament-format = Sistem
web-tournament-format-swiss = Sistem elvețian
web-tournament-format-swiss-more = Mese de doi jucători. În fiecare rundă se întâlnesc jucători cu puncte egale; pe cât posibil, nimeni nu joacă de două ori cu același adversar.
web-tournament-format-robin = Fiecare cu fiecare
web-tournament-format-robin-more = Mese de doi jucători. Fiecare joacă o dată cu fiecare.
web-tournament-format-points = Puncte cumulate pe runde
web-tournament-format-points-more = Mese mai mari. În fiecare rundă, primul de la masă primește 12 puncte, ultimul niciunul, iar ceilalți primesc puncte între aceste valori, la intervale egale.
web-tournament-size = Numărul maxim de jucători la o masă
web-tournament-rounds = Runde
web-tournament-create = Creează turneul

## The page of a tournament

web-tournament-unnamed = Turneu
web-tournament-forgotten = Fost jucător { $number }
web-tournament-length =
    { $rounds ->
        [one] o rundă
        [few] { $rounds } runde
       *[other] { $rounds } de runde
    }
web-tournament-open = neînceput
web-tournament-finished = încheiat
web-tournament-round-of = runda { $round } din { $rounds }
web-tournament-people =
    { $people ->
        [one] un jucător
        [few] { $people } jucători
       *[other] { $people } de jucători
    }
web-tournament-nobody = Nu s-a înscris nimeni încă. Trimite linkul jucătorilor.
web-tournament-print = Tipărește
web-tournament-entered = Participi la acest turneu.
web-tournament-enter = Înscrie-te
web-tournament-return = Înscrie-te din nou
web-tournament-withdraw = Retrage-te
web-tournament-withdraw-more = Nu vei mai avea adversari în rundele următoare. Rezultatele tale rămân și te poți înscrie din nou.
web-tournament-withdraw-other = { $name } nu va mai avea adversari în rundele următoare.
web-tournament-withdraw-who = Retrage: { $name }
web-tournament-withdrawn = s-a retras
web-tournament-closed = Nu mai este posibilă înscrierea.
web-tournament-your-game = Partida ta din runda { $round } a început.
web-tournament-go = Mergi la partida ta
web-tournament-link = Link pentru jucători
web-tournament-organise = Pentru tine ca organizator
web-tournament-start = Începe runda { $round }
web-tournament-start-more = Fiecare primește adversari și un loc la masă, iar partidele încep imediat. Ceasul îl așteaptă pe fiecare jucător cel mult cinci minute.
web-tournament-waiting = Runda următoare poate începe când toate mesele au un rezultat.
web-tournament-few = Este nevoie de cel puțin doi jucători.
web-tournament-end = Încheie turneul
web-tournament-end-more = Nu se mai joacă alte runde. Clasamentul devine final.
web-tournament-remove = Șterge turneul
web-tournament-remove-more = Turneul și lista jucătorilor se șterg.
web-tournament-round = Runda { $round }
web-tournament-table = Masa
web-tournament-game = Partida
web-tournament-to-table = Mergi la masa { $number }
web-tournament-decide = Rezultatul mesei { $number }
web-tournament-result = Rezultat
web-tournament-wins = Câștigă { $name }
web-tournament-draw = Egalitate
web-tournament-both-lose = Pierd amândoi
web-tournament-places-more = Dă-i fiecărui jucător un loc în clasamentul mesei. După o egalitate, locul următor rămâne liber: 1, 1, 3.
web-tournament-playing = în curs
web-tournament-by-resignation = prin abandon
web-tournament-by-time = prin depășirea timpului
web-tournament-by-organiser = decis de organizator
web-tournament-by-bye = rundă liberă
web-tournament-by-aborted = anulată: decide organizatorul
web-tournament-by-removed = masă ștearsă: decide organizatorul
web-tournament-standings = Clasament
web-tournament-rank = Loc
web-tournament-points = Puncte
web-tournament-tie-buchholz = Coeficient Buchholz
web-tournament-tie-berger = Coeficient Berger
web-tournament-tie-direct = Întâlniri directe
web-tournament-tie-game = Puncte din partide
web-tournament-tie-margin = Diferență

## Why the server says no. Each begins small and ends with a full stop.

table-tournament-unknown = turneul nu există.
table-tournament-organiser-only = numai organizatorul poate face asta.
table-tournament-too-many =
    ai atins limita de { $most ->
        [one] un turneu în curs
        [few] { $most } turnee în curs
       *[other] { $most } de turnee în curs
    }.
table-tournament-full = turneul este plin (maximum: { $most }).
table-tournament-over = turneul s-a încheiat.
table-tournament-started = turneul a început deja.
table-tournament-not-started = turneul nu a început încă.
table-tournament-last-round = ultima rundă a început; nu mai este posibilă înscrierea.
table-tournament-robin-late = turneul „fiecare cu fiecare” a început, iar în programul lui nu mai este niciun loc liber.
table-tournament-no-entrant = turneul nu are jucătorul { $number }.
table-tournament-round = runda { $round } nu este cea următoare; verifică din nou.
table-tournament-not-complete = nu toate mesele au un rezultat.
table-tournament-too-few = sunt prea puțini jucători pentru o rundă.
table-tournament-size =
    jocul nu se poate juca cu { $seats ->
        [one] un jucător
        [few] { $seats } jucători
       *[other] { $seats } de jucători
    }.
table-tournament-no-table = runda nu are masa { $table }.
table-tournament-bye = o rundă liberă nu are alt rezultat.
table-tournament-places =
    se așteaptă un loc în clasamentul mesei pentru { $players ->
        [one] un jucător
        [few] fiecare dintre cei { $players } jucători
       *[other] fiecare dintre cei { $players } de jucători
    }, 1 pentru cel mai bun; după o egalitate, locul următor rămâne liber.
