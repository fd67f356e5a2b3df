### Why the table server says no. Players read these in the browser and in a terminal, programs
### and hosts now and then. A sentence may follow its field and a colon or stand alone, so it
### makes sense without the field, begins small and ends with a full stop.

## Finding a table, sitting down

table-unknown = hier is niets: misschien klopt het adres niet, of bestaat de tafel niet meer.
table-gone = dit is intussen verwijderd.
table-removed = de tafel is verwijderd.
table-restored = de server is teruggezet naar een back-up; de tafel gaat vandaar verder.
table-no-seat = deze tafel heeft geen stoel { $seat }.
table-seat-taken = deze stoel is al bezet.
table-seats =
    dit spel is voor { $wanted ->
        [one] één speler
       *[other] { $wanted } spelers
    }, niet voor { $seats }.
table-no-invite = deze uitnodiging is niet geldig, of al gebruikt.
table-invite-only = aan deze tafel kom je alleen op uitnodiging; vraag er de gastheer om.
table-host-only = dit mag alleen de gastheer van de tafel.
table-not-host = dit mag alleen de gastheer van de tafel.
table-not-your-seat = deze stoel is niet van jou.
table-not-yours = aan deze tafel is geen stoel van jou.
table-spectator = toeschouwers kunnen alleen toekijken.
table-too-many-tables =
    je hebt al { $most ->
        [one] één open of lopende tafel
       *[other] { $most } open of lopende tafels
    }, en meer kunnen het er niet zijn.
table-other-rules = deze tafel is begonnen met versie { $rules } van de spelregels; hier geldt nu versie { $current }.
table-no-aid = deze tafel speelt zonder het hulpmiddel “{ $aid }”.
table-hints-busy = er wordt nu over veel hints nagedacht; vraag het zo meteen nog eens.
table-hint-failed = deze keer is er geen hint gevonden; vraag het nog eens.
table-no-analysis = niemand heeft hier om deze analyse gevraagd, of ze is er niet meer.
table-analysis-empty = in dit verslag valt niets te analyseren.
table-analysis-failed = de analyse is afgebroken; ze kan opnieuw beginnen.
table-analyses-busy = er wachten nu veel spellen op analyse; probeer het later nog eens.
table-clock-range = dit moet tussen { $least } en { $most } liggen.

## Before, during and after the game

table-not-started = de partij is nog niet begonnen.
table-started = de partij is al begonnen.
table-over = de partij is afgelopen.
table-not-finished = de partij is nog niet afgelopen.
table-rematch-early = een revanche kan pas als de partij is afgelopen.
table-record-early = het verslag is er pas als de partij is afgelopen.
table-plan = dit is een eigen plan, geen partij om te bewaren of te herhalen.
table-stale = de stelling is veranderd sinds je koos; kijk opnieuw.
table-moved-on = er gebeurde net iets anders; kijk opnieuw.
table-overtaken = anderen waren je een paar keer te vlug af; probeer het opnieuw.
table-bot-drives = een bot speelt op deze stoel.
table-other-driver = op deze stoel speelt nu iemand anders.
table-not-given-up = deze stoel is niet aan een bot overgelaten.
table-given-up-for-good = je hebt deze stoel voorgoed opgegeven.
table-time-left = er is nog tijd op de klok.
table-turn-lost = je tijd voor deze beurt is om; je kunt terugkomen zodra de bot die heeft afgemaakt.

## Taking back

table-nothing-to-take-back = daar is niets van jou om terug te nemen.
table-built-upon = dit kun je niet terugnemen: latere zetten hangen ervan af.
table-already-asked = er is al gevraagd om iets terug te nemen.
table-not-asked = niemand vraagt nu om iets terug te nemen.
table-not-asked-you = jouw antwoord is niet nodig, of je hebt het al gegeven.

## People

table-no-identity = de server kent je niet; kies een naam of geef een geldig token.
table-somebody-already = je hebt hier al een naam; je kunt hem veranderen.
table-link = deze link klopt niet, is al gebruikt of is verlopen; maak een nieuwe.
table-muted = je bent op deze server gedempt.
table-webhooks-off = deze server roept geen webhooks aan.
table-webhook-address = dit is geen http- of https-adres dat aangeroepen kan worden.

## The connection

# $kind is full, gone or busy.
table-storage =
    het spel wacht, want de database { $kind ->
        [full] is vol
        [busy] is bezet
       *[gone] is niet te bereiken
    }; als dat voorbij is, gaat het vanzelf verder.
table-closing = de server sluit af; het spel gaat verder als hij terug is.
table-fault = er ging iets mis op de server; probeer het opnieuw.
table-too-often =
    te veel in korte tijd; probeer het over { $seconds ->
        [one] één seconde
       *[other] { $seconds } seconden
    } opnieuw.
table-connections-table = er zijn te veel mensen aan deze tafel; probeer het later opnieuw.
table-connections-person = je hebt te veel tafels tegelijk open; sluit er eerst een.
table-connections-address = er zijn te veel verbindingen vanaf je netwerk; probeer het later opnieuw.
table-behind = de verbinding was te traag om bij te blijven; maak opnieuw verbinding.
table-hello-first = het eerste bericht moet “hello” zijn.
table-hello-late = “hello” kwam niet op tijd.
table-hello-twice = “hello” is al gezegd.
table-not-text = een bericht moet tekst zijn, geen binaire gegevens.
table-message-type = dit is geen bericht van een bekende soort.
table-message-too-large =
    een bericht mag hoogstens { $most ->
        [one] één byte
       *[other] { $most } bytes
    } lang zijn.
table-websocket-only = dit adres spreekt alleen WebSocket.

## Requests that cannot be understood

table-no-page = deze pagina bestaat niet.
table-no-method = dit adres kent deze methode niet.
table-malformed = het verzoek is niet te begrijpen.
table-host = “{ $host }” is geen naam van deze server; wie hem beheert, kan er een instellen met --base-url.
table-origin = dit komt van een andere site, en alleen de eigen pagina's van deze server mogen dit.
table-content-type = de inhoud moet application/json zijn, niet “{ $found }”.
table-too-large =
    een verzoek mag hoogstens { $most ->
        [one] één byte
       *[other] { $most } bytes
    } lang zijn.
table-not-utf8 = dit is geen UTF-8-tekst, vanaf byte { $at }.
table-not-json = dit is geen JSON, vanaf teken { $at }.
table-too-deep = de waarden zijn meer dan { $most } niveaus diep genest.
table-number-too-large = het getal “{ $value }” is te groot.
table-not-a-number = “{ $value }” is in JSON geen getal.
table-key-twice = “{ $field }” staat hier twee keer.
table-nul = de tekst bevat een NUL-teken.
table-half-letter = de tekst bevat een half teken.
table-field = deze waarde kan hier niet.
table-pattern = dit heeft niet de juiste vorm.
table-empty = dit mag niet leeg zijn.
table-too-long =
    dit mag hoogstens { $most ->
        [one] één teken
       *[other] { $most } tekens
    } lang zijn.
table-too-short =
    dit moet minstens { $least ->
        [one] één teken
       *[other] { $least } tekens
    } lang zijn.
table-too-many = het mogen er hoogstens { $most } zijn.
table-too-few =
    { $least ->
        [one] er is er minstens één
       *[other] er zijn er minstens { $least }
    } nodig.
table-too-small = dit moet minstens { $least } zijn.
table-too-great = dit mag hoogstens { $most } zijn.

## For hosts: settings, the database, backups

table-setting-number = “{ $value }” is geen getal dat hier kan.
table-setting-range = { $value } ligt buiten het bereik.
table-setting-choice = “{ $value }” is hier geen keuze.
table-setting-address = “{ $value }” is geen adres dat hier kan.
table-database-newer = een nieuwere versie van het programma heeft deze database geschreven (revisie { $revision }).
table-backup-unknown = dit is geen back-up die hier te lezen is.
table-backup-revision = deze back-up is door een andere versie van het programma gemaakt (revisie { $revision }).
table-backup-damaged = de back-up is beschadigd.
table-backup-torn = de back-up is afgebroken: het einde ontbreekt.
