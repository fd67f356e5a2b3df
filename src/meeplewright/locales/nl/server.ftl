### Why the table server says no. Players read these in the browser and in a terminal, programs
### and hosts now and then. A sentence may follow its field and a colon or stand alone, so it
### makes sense without the field, begins small and ends with a full stop.

## Finding a table, sitting down

table-unknown = niet gevonden: misschien klopt het adres niet, of is de tafel verwijderd.
table-gone = dit is verwijderd.
table-removed = de tafel is verwijderd.
table-restored = de server is hersteld vanuit een back-up; de tafel gaat vanaf daar verder.
table-no-seat = deze tafel heeft geen plaats { $seat }.
table-seat-taken = deze plaats is al bezet.
table-seats =
    dit spel is voor { $wanted ->
        [one] één speler
       *[other] { $wanted } spelers
    }, niet voor { $seats }.
table-no-invite = deze uitnodiging is ongeldig of al gebruikt.
table-invite-only = deze tafel is alleen op uitnodiging; vraag de host om een link.
table-host-only = alleen de host van de tafel mag dit.
table-not-host = alleen de host van de tafel mag dit.
table-not-your-seat = deze plaats is niet van jou.
table-not-yours = je hebt geen plaats aan deze tafel.
table-spectator = toeschouwers kunnen alleen toekijken.
table-too-many-tables =
    je hebt het maximum van { $most ->
        [one] één open of lopende tafel
       *[other] { $most } open of lopende tafels
    } bereikt.
table-too-many-bot-tables = je hebt te veel lopende tafels met alleen bots (maximum: { $most }); bekijk er eerst een tot het einde.
table-bot-seconds = “{ $bot }” vraagt te veel tijd; op deze server mag een bot hoogstens { $most } s per beurt nadenken.
table-bot-simulations = “{ $bot }” vraagt te veel simulaties; maximum per beurt op deze server: { $most }.
table-other-rules = deze tafel is begonnen met versie { $rules } van de spelregels; deze server gebruikt nu versie { $current }.
table-no-aid = “{ $aid }” staat aan deze tafel uit.
table-hints-busy = er worden nu te veel hints gevraagd; probeer het zo meteen opnieuw.
table-hints-yours = je wacht al op te veel hints (maximum: { $most }); probeer het opnieuw als er een klaar is.
table-hint-failed = geen hint gevonden; probeer het opnieuw.
table-no-analysis = deze analyse bestaat niet.
table-analysis-empty = in dit verslag valt niets te analyseren.
table-analysis-failed = de analyse is mislukt; je kunt die opnieuw starten.
table-analyses-busy = de wachtrij voor analyses is vol; probeer het later opnieuw.
table-analyses-yours = te veel van je analyses zijn nog niet klaar (maximum: { $most }); probeer het later opnieuw.
table-clock-range = dit moet tussen { $least } en { $most } liggen.

## Before, during and after the game

table-not-started = de partij is nog niet begonnen.
table-started = de partij is al begonnen.
table-over = de partij is afgelopen.
table-not-finished = de partij is nog niet afgelopen.
table-rematch-early = een revanche kan pas als de partij is afgelopen.
table-record-early = het verslag is beschikbaar als de partij is afgelopen.
table-plan = dit is je eigen oefenkopie; die kun je niet opslaan of terugkijken.
table-stale = de situatie is veranderd sinds je koos; kijk opnieuw.
table-moved-on = de situatie is net veranderd; kijk opnieuw.
table-overtaken = andere acties waren je een paar keer voor; probeer het opnieuw.
table-bot-drives = een bot speelt nu op deze plaats.
table-other-driver = iemand anders speelt nu op deze plaats.
table-not-given-up = deze plaats is niet aan een bot overgelaten.
table-given-up-for-good = je hebt deze partij opgegeven.
table-time-left = er is nog tijd op de klok.
table-turn-lost = je tijd voor deze beurt is om; je kunt terugkomen als de bot de beurt heeft afgemaakt.
table-already-lost = je hebt deze partij al verloren; terugkomen of opgeven kan niet meer.
table-too-late-to-abort = iedereen is aan de beurt geweest; de partij kan niet meer worden afgebroken.

## Drafting a turn

table-draft-complete = je beurt is compleet; bevestig hem, of neem eerst iets terug.
table-draft-incomplete = je beurt is nog niet compleet.
table-draft-empty = je hebt deze beurt nog niets gekozen.
table-draft-changed = je gekozen stappen zijn veranderd, misschien op een ander apparaat; kijk opnieuw.

## Taking back

table-nothing-to-take-back = je hebt daar geen zet om terug te nemen.
table-built-upon = dit kun je niet terugnemen: latere zetten hangen ervan af.
table-already-asked = iemand heeft al gevraagd of een zet teruggenomen mag worden.
table-not-asked = niemand vraagt of een zet teruggenomen mag worden.
table-not-asked-you = jouw antwoord is niet nodig, of je hebt het al gegeven.

## People

table-no-identity = je bent niet aangemeld; kies een naam of geef een geldig token op.
table-somebody-already = je hebt hier al een naam; die kun je wijzigen.
table-link = deze link is ongeldig, gebruikt of verlopen; maak een nieuwe.
table-muted = je bent op deze server gedempt.
table-chat-closed = aan deze tafel kunnen alleen de spelers en de host schrijven.
table-webhooks-off = webhooks staan op deze server uit.
table-webhook-address = dit is geen geldig http- of https-adres.

## The connection

table-storage =
    de partij is onderbroken omdat de database { $kind ->
        [full] vol is
        [busy] bezet is
       *[gone] niet bereikbaar is
    }; zodra dat is opgelost, gaat de partij vanzelf verder.
table-closing = de server wordt afgesloten; de partij gaat verder als de server terug is.
table-fault = er ging iets mis op de server; probeer het opnieuw.
table-too-often =
    te veel verzoeken; probeer het over { $seconds ->
        [one] één seconde
       *[other] { $seconds } seconden
    } opnieuw.
table-connections-table = er zijn te veel mensen aan deze tafel; probeer het later opnieuw.
table-connections-person = je hebt te veel tafels open; sluit er eerst een.
table-connections-address = er zijn te veel verbindingen vanaf je netwerk; probeer het later opnieuw.
table-behind = de verbinding was te traag; maak opnieuw verbinding.
table-hello-first = het eerste bericht moet “hello” zijn.
table-hello-late = “hello” kwam niet op tijd.
table-hello-twice = “hello” is al verstuurd.
table-not-text = een bericht moet tekst zijn, geen binaire gegevens.
table-message-type = onbekend berichttype.
table-message-too-large =
    een bericht mag hoogstens { $most ->
        [one] één byte
       *[other] { $most } bytes
    } lang zijn.
table-websocket-only = dit adres ondersteunt alleen WebSocket.

## Requests that cannot be understood

table-no-page = pagina niet gevonden.
table-no-method = deze methode is hier niet toegestaan.
table-malformed = ongeldig verzoek.
table-host = “{ $host }” is geen naam van deze server; de beheerder kan er een instellen met --base-url.
table-origin = verzoeken vanaf een andere site zijn niet toegestaan.
table-content-type = verwacht: application/json, gevonden: “{ $found }”.
table-too-large =
    een verzoek mag hoogstens { $most ->
        [one] één byte
       *[other] { $most } bytes
    } lang zijn.
table-not-utf8 = geen geldige UTF-8 vanaf byte { $at }.
table-not-json = geen geldige JSON vanaf teken { $at }.
table-too-deep =
    de waarden zijn meer dan { $most ->
        [one] één niveau
       *[other] { $most } niveaus
    } diep genest.
table-number-too-large = het getal “{ $value }” is te groot.
table-not-a-number = “{ $value }” is geen geldig JSON-getal.
table-key-twice = de sleutel “{ $field }” staat er twee keer.
table-nul = de tekst bevat een NUL-teken.
table-half-letter = de tekst bevat ongeldige Unicode (half surrogaatpaar).
table-field = ongeldige waarde.
table-pattern = ongeldige indeling.
table-empty = dit mag niet leeg zijn.
table-direction = dit mag geen tekens bevatten die de schrijfrichting veranderen.
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

## Rated games, profiles, downloads

table-rated-clock = een partij voor de rating heeft een klok nodig.
table-rated-hints = in een partij voor de rating zijn er geen hints.
table-rated-alone = een partij voor de rating heeft een tegenstander nodig.
table-rated-once = in een partij voor de rating heeft iedereen één plaats.
table-rated-bot = “{ $bot }” kan niet meedoen aan een partij voor de rating; deze bots wel: { $known }.
table-rated-option = in een partij voor de rating is de optie “{ $option }” altijd “{ $value }”: ratings gelden alleen voor zulke partijen.
table-rated-stay = in een partij voor de rating speelt geen bot voor je. Je kunt opgeven.
table-rated-takeback = in een partij voor de rating kun je een zet alleen terugnemen zolang niemand erop heeft gereageerd.
table-no-profile = dit profiel bestaat niet of is niet openbaar.
table-no-date = “{ $field }” is geen geldige datum; verwacht: een datum zoals 2026-11-16.
table-export-nothing = je hebt geen afgelopen partijen om te downloaden.
table-export-no-dataset = deze server kan geen datasets schrijven.
table-export-failed = de download kon niet worden gemaakt. Probeer het later opnieuw.

## For hosts: settings, the database, backups

table-setting-number = “{ $value }” is geen geldig getal.
table-setting-range = { $value } ligt buiten het toegestane bereik.
table-setting-choice = “{ $value }” is geen toegestane waarde.
table-setting-address = “{ $value }” is geen geldig adres.
table-database-newer = deze database is geschreven door een nieuwere versie van het programma (revisie { $revision }).
table-backup-unknown = dit is geen leesbare back-up.
table-backup-revision = deze back-up is gemaakt door een nieuwere versie van het programma (revisie { $revision }); installeer eerst die versie.
table-backup-damaged = de back-up is beschadigd.
table-backup-torn = de back-up is onvolledig.
