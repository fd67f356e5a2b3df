### Words that every game shares: why something cannot be read or done.
### A sentence here follows its rule or field and a colon, so it begins small and ends with a
### full stop.

## A game that cannot be set up

setup-game = er is geen spel met de naam “{ $game }”; kies uit: { $games }.
setup-seats = dit spel is voor { $least } tot en met { $most } spelers, niet voor { $seats }.
setup-option = dit spel kent geen optie “{ $option }”.
setup-value = “{ $option }” kan niet “{ $value }” zijn; kies uit: { $values }.
setup-encoding = { $game } heeft geen nummering van acties en waarnemingen; lerende programma’s kunnen het niet spelen.
setup-bot = er is geen bot met de naam “{ $bot }”; kies uit: { $bots }.
setup-bot-setting = van “{ $bot }” is geen bot te maken; na de dubbelepunt staat niets, of deze bot wil er geen.
setup-bot-budget = “{ $bot }” noemt geen budget; na de dubbelepunt staan simulaties of tijd, zoals 800, 200ms of 2s.
setup-bot-game = de bot “{ $bot }” kan { $game } niet spelen.
setup-bot-program = “{ $command }” is geen opdracht van een programma dat hier kan draaien.
setup-bot-local = de bot “{ $bot }” voert een programma op deze machine uit; alleen `simulate` en `arena` starten het.
setup-bot-extra = de bot “{ $bot }” heeft de extra “{ $extra }” nodig: pip install 'meeplewright[{ $extra }]'

## Een nummer dat geen actie aanduidt

action-number = hier is geen toegestane actie met nummer { $number }.
action-unnumbered = de actie { $action } heeft geen nummer: ze kan in het spel niet voorkomen.

## Een programma dat speelt, en een zet verspeelt

program-not-started = het programma kon niet worden gestart: { $why }.
program-ended = het programma is gestopt, met afsluitcode { $code }.
program-silent = het programma heeft niet binnen { $milliseconds } ms geantwoord.
program-too-long = het antwoord is langer dan { $most } bytes.
program-nonsense = het antwoord “{ $answer }” is niet te lezen.
program-other-question = het antwoord hoort bij een andere vraag.
program-given-up = het programma is { $starts } keer gestart en ging elke keer mis.
program-number = er is geen toegestane actie met nummer { $number }; er zijn er { $count }, geteld vanaf 0.

## JSON that cannot be read

form-missing = dit veld ontbreekt.
form-unknown = dit veld bestaat niet.
form-one-of = hier hoort precies één van deze te staan: { $keys }.
form-not-known = “{ $value }” is onbekend; kies uit: { $known }.
# $wanted is object, whole, text or list; $found is the type that stood there.
form-type =
    hier hoort { $wanted ->
        [object] een object
        [whole] een geheel getal
        [list] een lijst
        [truth] waar of onwaar
       *[text] een tekst
    } te staan, maar er staat { $found ->
        [dict] een object
        [list] een lijst
        [str] een tekst
        [int] een getal
        [float] een getal met decimalen
        [bool] waar of onwaar
       *[null] niets
    }.
form-differs = dit klopt niet met de rest van de stelling.
form-event = “{ $event }” is geen gebeurtenis van dit spel, of er ontbreekt iets aan.

## Actions that are no actions

action-no-notation = “{ $text }” is geen zet in de notatie van dit spel.

## Records

record-empty = het bestand is leeg.
record-not-utf8 = deze regel is geen UTF-8-tekst.
record-not-json = deze regel is geen JSON.
record-too-deep = de waarden zijn meer dan { $levels } niveaus diep genest.
record-number-too-large = het getal “{ $number }” is te groot.
record-no-number = “{ $number }” is in JSON geen getal.
record-format = dit verslag heeft formaat { $format }, en alleen formaat 1 is leesbaar.
record-twice = “{ $field }” staat hier voor de tweede keer.
record-rules = versie { $rules } van de spelregels bestaat niet; de versies tellen vanaf 1.
record-line = deze regel is geen uitkomst van het toeval, geen zet, geen opmerking en geen uitslag.
record-after-result = na de uitslag mogen alleen nog opmerkingen komen.
record-seat = “{ $seat }” is hier geen stoel; kies uit: { $known }.
record-time = “{ $time }” is geen tijd in milliseconden.
record-is-finished = deze partij is afgelopen en kan niet verdergaan.
record-newer-rules = dit is gespeeld met versie { $rules } van de spelregels; versie { $known } is de nieuwste die hier bekend is.
record-no-entry =
    stap { $entry } bestaat niet; het verslag telt { $entries ->
        [one] één stap
       *[other] { $entries } stappen
    }.
record-impossible-chance = “{ $outcome }” kan hier niet gebeuren.
record-no-chance = “{ $outcome }” is toeval, maar hier moet een speler iets doen.
record-result-too-early = er staat een uitslag, maar de partij is niet afgelopen.
record-result = “{ $field }” is niet wat de zetten opleveren.
record-torn = de laatste regel is afgebroken: het schrijven werd onderbroken.

# Where in a record: $why is one of the sentences above with its rule or field in front.
fault-in-entry = { $file }, stap { $entry }: { $why }
fault-in-line = { $file }, regel { $line }: { $why }
# Where no line is at fault; $why stands alone and begins with a capital.
fault-in-file = { $file }: { $why }
# A sentence with its rule number or field: “CA 4.2: aan de noordkant …”.
reason-with-rule = { $rule }: { $why }

## Files

file-missing = { $file }: dit bestand of deze map bestaat niet.
file-exists = { $file }: dit bestaat al en wordt niet overschreven.
file-is-folder = { $file }: dit is een map, geen bestand.
file-not-folder = { $file }: een deel van dit pad is geen map.
file-forbidden = { $file }: hiervoor heb je geen rechten.
file-disk-full = { $file }: de schijf is vol.
file-in-use = { $file }: een andere partij schrijft nu in dit verslag.
file-not-text = { $file }: dit is geen UTF-8-tekst.
file-trouble = { $file }: het systeem meldt “{ $message }”.
# Stands for $file where there is no file, but a terminal or a pipe.
file-output = De uitvoer

## Languages

language-unknown = De taal “{ $language }” is er niet; kies uit: { $languages }.

## Pieces of sentences

number = { $value }
quoted = “{ $text }”
