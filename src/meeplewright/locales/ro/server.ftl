### Why the table server says no. Players read these in the browser and in a terminal, programs
### and hosts now and then. A sentence may follow its field and a colon or stand alone, so it
### makes sense without the field, begins small and ends with a full stop.

## Finding a table, sitting down

table-unknown = nu s-a găsit: adresa e greșită sau masa a fost ștearsă.
table-gone = conținutul a fost șters.
table-removed = masa a fost ștearsă.
table-restored = serverul a fost restaurat dintr-o copie de siguranță; partida continuă de acolo.
table-no-seat = masa nu are locul { $seat }.
table-seat-taken = locul este deja ocupat.
table-seats =
    jocul este pentru { $wanted ->
        [one] un jucător
        [few] { $wanted } jucători
       *[other] { $wanted } de jucători
    }, nu pentru { $seats }.
table-no-invite = invitația nu este valabilă sau a fost folosită deja.
table-invite-only = la această masă se intră doar cu invitație; cere-i gazdei un link.
table-host-only = numai gazda mesei poate face asta.
table-not-host = numai gazda mesei poate face asta.
table-not-your-seat = locul nu este al tău.
table-not-yours = nu ai niciun loc la această masă.
table-spectator = spectatorii pot doar să privească.
table-too-many-tables =
    ai atins limita de { $most ->
        [one] o masă deschisă sau în curs
        [few] { $most } mese deschise sau în curs
       *[other] { $most } de mese deschise sau în curs
    }.
table-too-many-bot-tables = ai prea multe mese în curs numai cu boți (limita: { $most }); urmărește mai întâi una până la capăt.
table-bot-seconds = „{ $bot }” cere prea mult timp; pe acest server un bot se poate gândi cel mult { $most } s pe tură.
table-bot-simulations = „{ $bot }” cere prea multe simulări; pe acest server limita pe tură este { $most }.
table-other-rules = masa a început cu versiunea { $rules } a regulilor; serverul folosește acum versiunea { $current }.
table-no-aid = ajutorul „{ $aid }” este dezactivat la această masă.
table-hints-busy = sunt prea multe cereri de sugestii; încearcă din nou peste câteva clipe.
table-hints-yours = aștepți deja prea multe sugestii (limita: { $most }); încearcă din nou când este gata una.
table-hint-failed = nu s-a găsit nicio sugestie; încearcă din nou.
table-no-analysis = această analiză nu există.
table-analysis-empty = înregistrarea nu conține nimic de analizat.
table-analysis-failed = analiza a eșuat; o poți porni din nou.
table-analyses-busy = prea multe partide așteaptă deja să fie analizate; încearcă mai târziu.
table-analyses-yours = prea multe dintre analizele tale nu sunt gata (limita: { $most }); încearcă din nou mai târziu.
table-clock-range = valoarea trebuie să fie între { $least } și { $most }.

## Before, during and after the game

table-not-started = partida nu a început încă.
table-started = partida a început deja.
table-over = partida s-a încheiat.
table-not-finished = partida nu s-a încheiat încă.
table-rematch-early = revanșa se poate juca după ce se încheie partida.
table-record-early = înregistrarea este disponibilă după ce se încheie partida.
table-plan = aceasta este o copie de probă privată; nu poate fi nici salvată, nici revăzută.
table-stale = poziția s-a schimbat de când ai ales; verifică din nou.
table-moved-on = poziția tocmai s-a schimbat; verifică din nou.
table-overtaken = de mai multe ori, alte acțiuni au ajuns primele; încearcă din nou.
table-bot-drives = un bot joacă pe acest loc.
table-other-driver = altcineva joacă acum pe acest loc.
table-not-given-up = locul nu a fost predat unui bot.
table-given-up-for-good = ai abandonat partida; nu mai poți juca pe acest loc.
table-time-left = mai este timp pe ceas.
table-turn-lost = timpul tău pentru această tură a expirat; poți reveni după ce o încheie botul.
table-already-lost = ai pierdut deja această partidă; nu mai poți nici reveni, nici abandona.
table-too-late-to-abort = fiecare a jucat deja o tură; partida nu mai poate fi anulată.

## Drafting a turn

table-draft-complete = tura ta este completă; confirm-o sau anulează mai întâi un pas.
table-draft-incomplete = tura ta nu este încă completă.
table-draft-empty = nu ai ales încă nimic în această tură.
table-draft-changed = pașii aleși s-au schimbat, poate pe alt dispozitiv; verifică din nou.

## Taking back

table-nothing-to-take-back = acolo nu ai nicio mutare de anulat.
table-built-upon = mutarea nu se poate anula: de ea depind mutările următoare.
table-already-asked = cineva a cerut deja o anulare.
table-not-asked = nimeni nu cere acum o anulare.
table-not-asked-you = răspunsul tău nu este necesar sau l-ai dat deja.

## People

table-no-identity = serverul nu te recunoaște; alege un nume sau trimite un token valid.
table-somebody-already = ai deja un nume aici; îl poți schimba.
table-link = linkul nu este valabil, a fost folosit sau a expirat; creează altul.
table-muted = mesajele tale sunt blocate pe acest server.
table-chat-closed = la această masă pot scrie numai jucătorii și gazda.
table-webhooks-off = webhookurile sunt dezactivate pe acest server.
table-webhook-address = nu este o adresă http sau https validă.

## The connection

table-storage =
    partida este în pauză, fiindcă baza de date { $kind ->
        [full] este plină
        [busy] este ocupată
       *[gone] nu poate fi accesată
    }; se reia automat.
table-closing = serverul se oprește; partida continuă după repornirea lui.
table-fault = a apărut o eroare pe server; încearcă din nou.
table-too-often =
    prea multe cereri; încearcă din nou peste { $seconds ->
        [one] o secundă
        [few] { $seconds } secunde
       *[other] { $seconds } de secunde
    }.
table-connections-table = sunt prea multe persoane la această masă; încearcă mai târziu.
table-connections-person = ai prea multe mese deschise; închide întâi una.
table-connections-address = sunt prea multe conexiuni din rețeaua ta; încearcă mai târziu.
table-behind = conexiunea a fost prea lentă; reconectează-te.
table-hello-first = primul mesaj trebuie să fie „hello”.
table-hello-late = mesajul „hello” nu a sosit la timp.
table-hello-twice = mesajul „hello” a fost trimis deja.
table-not-text = un mesaj trebuie să fie text, nu date binare.
table-message-type = tip de mesaj necunoscut.
table-message-too-large =
    un mesaj poate avea cel mult { $most ->
        [one] un octet
        [few] { $most } octeți
       *[other] { $most } de octeți
    }.
table-websocket-only = această adresă acceptă doar WebSocket.

## Requests that cannot be understood

table-no-page = pagina nu a fost găsită.
table-no-method = metodă nepermisă.
table-malformed = cerere formulată greșit.
table-host = „{ $host }” nu este un nume al acestui server; administratorul poate stabili unul cu --base-url.
table-origin = cererile de pe alte site-uri nu sunt permise.
table-content-type = se aștepta application/json, dar s-a primit „{ $found }”.
table-too-large =
    o cerere poate avea cel mult { $most ->
        [one] un octet
        [few] { $most } octeți
       *[other] { $most } de octeți
    }.
table-not-utf8 = nu este UTF-8 valid începând cu octetul { $at }.
table-not-json = nu este JSON valid începând cu caracterul { $at }.
table-too-deep =
    valorile sunt imbricate pe mai mult de { $most ->
        [one] un nivel
        [few] { $most } niveluri
       *[other] { $most } de niveluri
    }.
table-number-too-large = numărul „{ $value }” este prea mare.
table-not-a-number = „{ $value }” nu este un număr JSON valid.
table-key-twice = cheia „{ $field }” apare de două ori.
table-nul = textul conține un caracter NUL.
table-half-letter = textul conține un caracter Unicode nevalid (surogat fără pereche).
table-field = valoare nevalidă.
table-pattern = format nevalid.
table-empty = nu poate fi gol.
table-direction = nu poate conține caractere care schimbă direcția textului.
table-too-long =
    { $most ->
        [one] este permis cel mult un caracter
        [few] sunt permise cel mult { $most } caractere
       *[other] sunt permise cel mult { $most } de caractere
    }.
table-too-short =
    { $least ->
        [one] este necesar cel puțin un caracter
        [few] sunt necesare cel puțin { $least } caractere
       *[other] sunt necesare cel puțin { $least } de caractere
    }.
table-too-many = pot fi cel mult { $most }.
table-too-few =
    { $least ->
        [one] este necesar cel puțin unul
        [few] sunt necesare cel puțin { $least }
       *[other] sunt necesare cel puțin { $least }
    }.
table-too-small = valoarea trebuie să fie de cel puțin { $least }.
table-too-great = valoarea trebuie să fie de cel mult { $most }.

## Rated games, profiles, downloads

table-rated-clock = o partidă cu rating are nevoie de un ceas.
table-rated-hints = într-o partidă cu rating nu există sugestii.
table-rated-alone = o partidă cu rating are nevoie de un adversar.
table-rated-once = într-o partidă cu rating, fiecare are un singur loc.
table-rated-bot = „{ $bot }” nu poate juca o partidă cu rating; acești boți pot: { $known }.
table-rated-option = într-o partidă cu rating, opțiunea „{ $option }” trebuie să fie „{ $value }”: ratingul se referă doar la astfel de partide.
table-rated-stay = într-o partidă cu rating, niciun bot nu joacă în locul tău. Poți abandona.
table-rated-takeback = într-o partidă cu rating, poți anula doar mutările la care nu a răspuns încă nimeni.
table-no-profile = acest profil nu există sau nu este public.
table-no-date = „{ $field }” nu este o dată validă; se așteaptă o dată de forma 2026-11-16.
table-export-nothing = nu ai partide încheiate de descărcat.
table-export-no-dataset = acest server nu poate crea seturi de date.
table-export-failed = descărcarea nu a putut fi pregătită. Încearcă din nou mai târziu.

## For hosts: settings, the database, backups

table-setting-number = „{ $value }” nu este un număr valid.
table-setting-range = { $value } este în afara limitelor.
table-setting-choice = „{ $value }” nu este una dintre valorile permise.
table-setting-address = „{ $value }” nu este o adresă validă.
table-database-newer = baza de date a fost scrisă de o versiune mai nouă a programului (revizia { $revision }).
table-backup-unknown = nu este o copie de siguranță care să poată fi citită.
table-backup-revision = copia de siguranță a fost făcută de o versiune mai nouă a programului (revizia { $revision }); instalează mai întâi acea versiune.
table-backup-damaged = copia de siguranță este deteriorată.
table-backup-torn = copia de siguranță este incompletă.
