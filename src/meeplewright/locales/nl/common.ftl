### Words that every game shares: why something cannot be read or done.
### A sentence here follows its rule or field and a colon, so it begins small and ends with a
### full stop.

## A game that cannot be set up

setup-game = onbekend spel “{ $game }”; kies uit: { $games }.
setup-seats =
    { $game } is voor { $least } tot en met { $most ->
        [one] één speler
       *[other] { $most } spelers
    }, niet voor { $seats }.
setup-option = onbekende speloptie “{ $option }”.
setup-value = “{ $option }” kan niet “{ $value }” zijn; kies uit: { $values }.
setup-encoding = { $game } heeft geen actiecodering, dus lerende programma’s kunnen het niet spelen.
setup-batch = { $game } heeft geen batch-engine; kies uit: { $known }.
setup-observations = { $game } heeft geen waarnemingen van de soort “{ $kind }”; kies uit: { $known }.
setup-parallel = in { $game } is er steeds één speler aan de beurt, dus er is geen parallelle omgeving; gebruik env of raw_env.
setup-bot = onbekende bot “{ $bot }”; kies uit: { $bots }.
setup-bot-setting = ongeldige bot “{ $bot }”: na de dubbele punt ontbreekt de instelling, of deze bot heeft er geen.
setup-bot-budget = “{ $bot }” heeft geen geldig budget; geef na de dubbele punt simulaties of tijd op, zoals 800, 200ms of 2s.
setup-bot-percent = “{ $bot }” heeft geen geldige instelling; geef na de dubbele punt een percentage op van 1 tot en met 100.
setup-bot-game = de bot “{ $bot }” kan { $game } niet spelen.
setup-bot-program = “{ $command }” is geen programma dat hier kan draaien.
setup-bot-local = de bot “{ $bot }” voert een lokaal programma uit; alleen `simulate` en `arena` kunnen hem starten.
setup-bot-extra = de bot “{ $bot }” heeft de extra “{ $extra }” nodig: pip install 'meeplewright[{ $extra }]'
setup-style = onbekende stijl “{ $style }”; kies uit: { $styles }.
setup-style-game = bots hebben geen stijlen in { $game }.
setup-style-bot = de bot “{ $bot }” heeft geen stijlen.
setup-effort = onbekende diepte “{ $value }”; kies uit { $efforts }, of geef een aantal simulaties op van 1 tot en met { $most }.

## Een nummer dat geen actie aanduidt

action-number = er is hier geen toegestane actie met nummer { $number }.
action-unnumbered = de actie { $action } heeft geen nummer: die kan in het spel niet voorkomen.

## Een programma dat speelt, en een zet verspeelt

program-not-started = het programma kon niet worden gestart: { $why }.
program-ended = het programma is gestopt met afsluitcode { $code }.
program-silent = het programma heeft niet binnen { $milliseconds } ms geantwoord.
program-processor = het programma heeft meer dan { $milliseconds } ms processortijd gebruikt zonder te antwoorden.
program-unknown = er is geen reden opgegeven.
program-too-long =
    het antwoord is langer dan { $most ->
        [one] één byte
       *[other] { $most } bytes
    }.
program-nonsense = ongeldig antwoord “{ $answer }”.
program-other-question = het antwoord hoort niet bij de vraag.
program-given-up =
    het programma is { $starts ->
        [one] één keer gestart en dat ging mis.
       *[other] { $starts } keer gestart en het ging elke keer mis.
    }
program-number = er is geen toegestane actie met nummer { $number }; { $count ->
        [one] er is er één, met nummer 0
       *[other] er zijn er { $count }, genummerd vanaf 0
    }.

## JSON that cannot be read

form-missing = dit veld ontbreekt.
form-unknown = onbekend veld.
form-one-of = precies één van deze velden is verplicht: { $keys }.
form-not-known = onbekende waarde “{ $value }”; kies uit: { $known }.
form-type =
    verwacht: { $wanted ->
        [object] een object
        [whole] een geheel getal
        [list] een lijst
        [truth] een boolean
       *[text] een string
    }, gevonden: { $found ->
        [dict] een object
        [list] een lijst
        [str] een string
        [int] een geheel getal
        [float] een getal met decimalen
        [bool] een boolean
       *[null] null
    }.
form-differs = dit klopt niet met de rest van de spelsituatie.
form-event = “{ $event }” is geen gebeurtenis van dit spel, of is onvolledig.

## Actions that are no actions

action-no-notation = “{ $text }” is geen zet in de notatie van dit spel.
# $found is the name of a type in Python.
action-no-action = verwacht: een actie, gevonden: { $found }.

## Records

record-empty = het bestand is leeg.
record-not-utf8 = de regel is geen UTF-8-tekst.
record-not-json = de regel is geen JSON.
record-too-deep =
    de waarden zijn meer dan { $levels ->
        [one] één niveau
       *[other] { $levels } niveaus
    } diep genest.
record-number-too-large = het getal “{ $number }” is te groot.
record-no-number = “{ $number }” is geen geldig JSON-getal.
record-format = verslagformaat { $format } wordt niet ondersteund; alleen formaat 1 is leesbaar.
record-twice = het veld “{ $field }” staat er twee keer.
record-rules = versie { $rules } van de spelregels bestaat niet; de versies beginnen bij 1.
record-line = de regel is geen trekking, zet, opmerking of uitslag.
record-after-result = na de uitslag mogen alleen nog opmerkingen komen.
record-seat = er is geen plaats “{ $seat }”; kies uit: { $known }.
record-time = “{ $time }” is geen tijd in milliseconden.
record-is-finished = deze partij is afgelopen en kan niet worden voortgezet.
record-newer-rules = gespeeld met versie { $rules } van de spelregels; de nieuwste die hier wordt ondersteund is { $known }.
record-no-entry =
    stap { $entry } bestaat niet; het verslag heeft { $entries ->
        [one] één stap
       *[other] { $entries } stappen
    }.
record-impossible-chance = “{ $outcome }” kan hier niet voorkomen.
record-no-chance = “{ $outcome }” is een trekking, maar hier is een speler aan de beurt.
record-result-too-early = er staat een uitslag, maar de partij is niet afgelopen.
record-result = “{ $field }” klopt niet met de zetten.
record-torn = de laatste regel is onvolledig: het schrijven is onderbroken.

fault-in-entry = { $file }, stap { $entry }: { $why }
fault-in-line = { $file }, regel { $line }: { $why }
fault-in-file = { $file }: { $why }
reason-with-rule = { $rule }: { $why }

## Files

file-missing = { $file }: dit bestand of deze map bestaat niet.
file-exists = { $file } bestaat al en wordt niet overschreven.
file-is-folder = { $file } is een map, geen bestand.
file-not-folder = { $file }: een deel van dit pad is geen map.
file-forbidden = { $file }: geen toegang.
file-disk-full = { $file }: de schijf is vol.
file-in-use = { $file }: een andere partij schrijft nu in dit verslag.
file-not-text = { $file } is geen UTF-8-tekst.
file-trouble = { $file }: systeemfout: { $message }
file-output = Standaarduitvoer

## Languages

language-unknown = Onbekende taal “{ $language }”. Beschikbaar: { $languages }.

## Pieces of sentences

number = { $value }
quoted = “{ $text }”

preset-default = standaard (aanbevolen)
