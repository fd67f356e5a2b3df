### Tournaments: their pages, and why the server says no.

## The page with all of one’s tournaments

web-tournaments = Toernooien
web-tournaments-more = Voor een club of een groep vrienden: indeling, uitslagen en klassement.
web-tournaments-open = Toernooien
web-tournaments-mine = Jouw toernooien
web-tournament-new = Nieuw toernooi
web-tournament-name = Naam van het toernooi
web-tournament-format = Speelwijze
web-tournament-format-swiss = Zwitsers systeem
web-tournament-format-swiss-more = Tafels van twee. Elke ronde spelen spelers met evenveel punten tegen elkaar; niemand krijgt dezelfde tegenstander nog eens als het anders kan.
web-tournament-format-robin = Iedereen tegen iedereen
web-tournament-format-robin-more = Tafels van twee. Iedereen speelt één keer tegen iedereen.
web-tournament-format-points = Punten per ronde
web-tournament-format-points-more = Grotere tafels. Elke ronde krijgt de eerste van een tafel 12 punten en de laatste geen; de anderen zitten daar in gelijke stappen tussen.
web-tournament-size = Maximumaantal spelers per tafel
web-tournament-rounds = Rondes
web-tournament-create = Toernooi aanmaken

## The page of a tournament

web-tournament-unnamed = Toernooi
web-tournament-forgotten = Vroegere speler { $number }
web-tournament-length =
    { $rounds ->
        [one] één ronde
       *[other] { $rounds } rondes
    }
web-tournament-open = nog niet begonnen
web-tournament-finished = afgelopen
web-tournament-round-of = ronde { $round } van { $rounds }
web-tournament-people =
    { $people ->
        [one] één speler
       *[other] { $people } spelers
    }
web-tournament-nobody = Er doet nog niemand mee. Stuur de link naar de spelers.
web-tournament-print = Afdrukken
web-tournament-entered = Je doet mee aan dit toernooi.
web-tournament-enter = Meedoen
web-tournament-return = Weer meedoen
web-tournament-withdraw = Terugtrekken
web-tournament-withdraw-more = Je wordt in de volgende rondes niet ingedeeld. Je uitslagen blijven staan, en je kunt weer meedoen.
web-tournament-withdraw-other = { $name } wordt in de volgende rondes niet ingedeeld.
web-tournament-withdraw-who = Terugtrekken: { $name }
web-tournament-withdrawn = teruggetrokken
web-tournament-closed = Meedoen kan niet meer.
web-tournament-your-game = Je partij van ronde { $round } is begonnen.
web-tournament-go = Naar je partij
web-tournament-link = Link voor spelers
web-tournament-organise = Voor jou als organisator
web-tournament-start = Ronde { $round } starten
web-tournament-start-more = Iedereen wordt ingedeeld en krijgt een plaats, en de partijen beginnen meteen. De klokken wachten hoogstens vijf minuten op elke speler.
web-tournament-waiting = De volgende ronde kan beginnen als alle tafels een uitslag hebben.
web-tournament-few = Er zijn minstens twee spelers nodig.
web-tournament-end = Toernooi beëindigen
web-tournament-end-more = Er volgen geen rondes meer. Het klassement is dan definitief.
web-tournament-remove = Toernooi verwijderen
web-tournament-remove-more = Het toernooi en de lijst met spelers worden verwijderd.
web-tournament-round = Ronde { $round }
web-tournament-table = Tafel
web-tournament-game = Partij
web-tournament-to-table = Naar tafel { $number }
web-tournament-decide = Uitslag van tafel { $number }
web-tournament-result = Uitslag
web-tournament-wins = { $name } wint
web-tournament-draw = Gelijkspel
web-tournament-both-lose = Beiden verliezen
web-tournament-places-more = Geef elke speler een rang. Na een gelijke rang blijft de volgende leeg: 1, 1, 3.
web-tournament-playing = bezig
web-tournament-by-resignation = door opgave
web-tournament-by-time = door tijdsoverschrijding
web-tournament-by-organiser = bepaald door de organisator
web-tournament-by-bye = vrije ronde
web-tournament-by-aborted = afgebroken: de organisator bepaalt de uitslag
web-tournament-by-removed = tafel verwijderd: de organisator bepaalt de uitslag
web-tournament-standings = Klassement
web-tournament-rank = Rang
web-tournament-points = Punten
web-tournament-tie-buchholz = Weerstandspunten
web-tournament-tie-berger = SB-punten
web-tournament-tie-direct = Onderling resultaat
web-tournament-tie-game = Spelpunten
web-tournament-tie-margin = Puntenverschil

## Why the server says no. Each begins small and ends with a full stop.

table-tournament-unknown = dit toernooi bestaat niet.
table-tournament-organiser-only = alleen de organisator mag dit.
table-tournament-too-many =
    je hebt het maximum bereikt: { $most ->
        [one] één toernooi
       *[other] { $most } toernooien
    } tegelijk.
table-tournament-full = het toernooi is vol (maximum: { $most }).
table-tournament-over = het toernooi is afgelopen.
table-tournament-started = het toernooi is al begonnen.
table-tournament-not-started = het toernooi is nog niet begonnen.
table-tournament-last-round = de laatste ronde is begonnen; meedoen kan niet meer.
table-tournament-robin-late = dit toernooi is begonnen, en in het schema is geen plaats vrij.
table-tournament-no-entrant = dit toernooi heeft geen speler { $number }.
table-tournament-round = ronde { $round } is niet de volgende ronde; kijk opnieuw.
table-tournament-not-complete = nog niet elke tafel heeft een uitslag.
table-tournament-too-few = er zijn te weinig spelers voor een ronde.
table-tournament-size =
    dit spel kan niet met { $seats ->
        [one] één speler
       *[other] { $seats } spelers
    } worden gespeeld.
table-tournament-no-table = deze ronde heeft geen tafel { $table }.
table-tournament-bye = een vrije ronde heeft geen andere uitslag.
table-tournament-places =
    verwacht: een rang voor { $players ->
        [one] één speler
       *[other] elk van de { $players } spelers
    }, 1 voor de beste; na een gelijke rang blijft de volgende leeg.
