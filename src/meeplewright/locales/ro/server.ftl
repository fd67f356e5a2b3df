### Why the table server says no. Players read these in the browser and in a terminal, programs
### and hosts now and then. A sentence may follow its field and a colon or stand alone, so it
### makes sense without the field, begins small and ends with a full stop.

## Finding a table, sitting down

table-unknown = aici nu este nimic: poate adresa e greșită sau masa nu mai există.
table-gone = între timp a fost înlăturat.
table-removed = masa a fost înlăturată.
table-restored = serverul a revenit la o copie de siguranță; masa continuă de acolo.
table-no-seat = masa nu are locul { $seat }.
table-seat-taken = locul este deja ocupat.
table-seats =
    jocul este pentru { $wanted ->
        [one] un jucător
        [few] { $wanted } jucători
       *[other] { $wanted } de jucători
    }, nu pentru { $seats }.
table-no-invite = invitația nu este valabilă sau a fost deja folosită.
table-invite-only = la această masă se vine doar cu invitație; cere una gazdei.
table-host-only = numai gazda mesei poate face asta.
table-not-host = numai gazda mesei poate face asta.
table-not-your-seat = locul nu este al tău.
table-not-yours = la această masă niciun loc nu este al tău.
table-spectator = spectatorii pot doar să privească.
table-too-many-tables =
    ai deja { $most ->
        [one] o masă deschisă sau în curs
        [few] { $most } mese deschise sau în curs
       *[other] { $most } de mese deschise sau în curs
    }, mai multe nu se poate.
table-other-rules = masa a început după versiunea { $rules } a regulilor; aici se joacă acum după versiunea { $current }.
table-no-aid = la această masă se joacă fără ajutorul „{ $aid }”.
table-hints-busy = acum se lucrează la multe sugestii; mai cere una peste o clipă.
table-hint-failed = de data aceasta nu s-a găsit nicio sugestie; mai cere o dată.
table-no-analysis = nimeni nu a cerut aici această analiză sau ea nu mai există.
table-analysis-empty = în această înregistrare nu este nimic de analizat.
table-analysis-failed = analiza s-a întrerupt; poate fi începută din nou.
table-analyses-busy = acum multe jocuri așteaptă să fie analizate; încearcă mai târziu.
table-clock-range = valoarea trebuie să fie între { $least } și { $most }.

## Before, during and after the game

table-not-started = partida nu a început încă.
table-started = partida a început deja.
table-over = partida s-a încheiat.
table-not-finished = partida nu s-a încheiat încă.
table-rematch-early = revanșa se poate juca abia după ce se încheie partida.
table-record-early = înregistrarea se poate lua abia după ce se încheie partida.
table-plan = acesta este un plan personal, nu o partidă de păstrat sau de repetat.
table-stale = poziția s-a schimbat de când ai hotărât; mai uită-te o dată.
table-moved-on = între timp s-a întâmplat altceva; mai uită-te o dată.
table-overtaken = alții au fost mai rapizi de câteva ori; încearcă din nou.
table-bot-drives = pe acest loc joacă un bot.
table-other-driver = pe acest loc joacă acum altcineva.
table-not-given-up = locul nu a fost lăsat unui bot.
table-given-up-for-good = ai renunțat definitiv la acest loc.
table-time-left = mai este timp pe ceas.
table-turn-lost = timpul tău pentru această tură s-a terminat; poți reveni după ce o încheie botul.

## Taking back

table-nothing-to-take-back = acolo nu ai nimic de anulat.
table-built-upon = nu se poate anula: mutări de mai târziu depind de asta.
table-already-asked = cineva a cerut deja să anuleze ceva.
table-not-asked = nimeni nu cere acum să anuleze ceva.
table-not-asked-you = răspunsul tău nu este necesar sau l-ai dat deja.

## People

table-no-identity = serverul nu te cunoaște; alege un nume sau dă un token valabil.
table-somebody-already = ai deja un nume aici; îl poți schimba.
table-link = linkul este greșit, folosit deja sau expirat; fă altul.
table-muted = pe acest server nu mai poți vorbi.
table-webhooks-off = acest server nu apelează webhookuri.
table-webhook-address = nu este o adresă http sau https care poate fi apelată.

## The connection

# $kind is full, gone or busy.
table-storage =
    jocul așteaptă, fiindcă baza de date { $kind ->
        [full] nu mai are loc
        [busy] este ocupată
       *[gone] nu poate fi atinsă
    }; când trece, continuă de la sine.
table-closing = serverul se închide; jocul continuă când revine.
table-fault = ceva nu a mers pe server; încearcă din nou.
table-too-often =
    prea mult într-un timp scurt; încearcă din nou peste { $seconds ->
        [one] o secundă
        [few] { $seconds } secunde
       *[other] { $seconds } de secunde
    }.
table-connections-table = sunt prea mulți oameni la această masă; încearcă mai târziu.
table-connections-person = ai prea multe mese deschise deodată; închide întâi una.
table-connections-address = sunt prea multe conexiuni din rețeaua ta; încearcă mai târziu.
table-behind = conexiunea a fost prea lentă și a rămas în urmă; conectează-te din nou.
table-hello-first = primul mesaj trebuie să fie „hello”.
table-hello-late = mesajul „hello” nu a venit la timp.
table-hello-twice = mesajul „hello” a fost trimis deja.
table-not-text = un mesaj trebuie să fie text, nu date binare.
table-message-type = nu este un mesaj de un fel cunoscut.
table-message-too-large =
    mesajul este prea mare; se acceptă cel mult { $most ->
        [one] un octet
        [few] { $most } octeți
       *[other] { $most } de octeți
    }.
table-websocket-only = această adresă vorbește doar WebSocket.

## Requests that cannot be understood

table-no-page = nu există o asemenea pagină.
table-no-method = această adresă nu cunoaște metoda.
table-malformed = cererea nu poate fi înțeleasă.
table-host = „{ $host }” nu este un nume al acestui server; cine îl administrează poate stabili unul cu --base-url.
table-origin = vine de pe alt site, iar asta pot face doar paginile acestui server.
table-content-type = conținutul trebuie să fie application/json, nu „{ $found }”.
table-too-large =
    cererea este prea mare; se acceptă cel mult { $most ->
        [one] un octet
        [few] { $most } octeți
       *[other] { $most } de octeți
    }.
table-not-utf8 = nu este text UTF-8, începând cu octetul { $at }.
table-not-json = nu este JSON, începând cu caracterul { $at }.
table-too-deep =
    valorile sunt imbricate pe mai mult de { $most ->
        [one] un nivel
        [few] { $most } niveluri
       *[other] { $most } de niveluri
    }.
table-number-too-large = numărul „{ $value }” este prea mare.
table-not-a-number = „{ $value }” nu este un număr în JSON.
table-key-twice = „{ $field }” apare de două ori.
table-nul = textul conține un caracter NUL.
table-half-letter = textul conține o jumătate de caracter.
table-field = această valoare nu este posibilă aici.
table-pattern = nu are forma potrivită.
table-empty = nu poate fi gol.
table-too-long =
    este prea lung; se acceptă cel mult { $most ->
        [one] un caracter
        [few] { $most } caractere
       *[other] { $most } de caractere
    }.
table-too-short =
    este prea scurt; trebuie cel puțin { $least ->
        [one] un caracter
        [few] { $least } caractere
       *[other] { $least } de caractere
    }.
table-too-many = sunt prea multe: pot fi cel mult { $most }.
table-too-few = sunt prea puține: trebuie cel puțin { $least }.
table-too-small = valoarea trebuie să fie cel puțin { $least }.
table-too-great = valoarea trebuie să fie cel mult { $most }.

## For hosts: settings, the database, backups

table-setting-number = „{ $value }” nu este un număr potrivit aici.
table-setting-range = valoarea { $value } nu este permisă.
table-setting-choice = „{ $value }” nu se poate alege.
table-setting-address = „{ $value }” nu este o adresă potrivită aici.
table-database-newer = o versiune mai nouă a programului a scris această bază de date (revizia { $revision }).
table-backup-unknown = nu este o copie de siguranță care se poate citi aici.
table-backup-revision = copia de siguranță a fost făcută de altă versiune a programului (revizia { $revision }).
table-backup-damaged = copia de siguranță este deteriorată.
table-backup-torn = copia de siguranță este incompletă: îi lipsește sfârșitul.
