### Words that every game shares: why something cannot be read or done.
### A sentence here follows its rule or field and a colon ("seats: …"), so it begins small
### and ends with a full stop. Inserted words never take a suffix or an article.

## A game that cannot be set up

setup-game = nincs „{ $game }” nevű játék; választható: { $games }.
setup-seats = ezt a játékot ({ $game }) { $least }–{ $most } játékos játszhatja, { $seats } nem.
setup-option = ismeretlen játékbeállítás: „{ $option }”.
setup-value = „{ $option }” értéke nem lehet „{ $value }”; választható: { $values }.
setup-encoding = { $game } lépéseihez nincs kódolás, ezért tanuló programok nem játszhatják.
setup-batch = ehhez a játékhoz ({ $game }) nincs kötegelt motor; választható: { $known }.
setup-observations = ehhez a játékhoz ({ $game }) nincs „{ $kind }” fajtájú megfigyelés; választható: { $known }.
setup-parallel = ebben a játékban ({ $game }) egyszerre csak egy játékos lép, ezért nincs párhuzamos környezet; használd ezt: env vagy raw_env.
setup-bot = nincs „{ $bot }” nevű bot; választható: { $bots }.
setup-bot-setting = érvénytelen bot: „{ $bot }”; a kettőspont után hiányzik a beállítás, vagy ennek a botnak nincs beállítása.
setup-bot-budget = „{ $bot }” kerete érvénytelen; a kettőspont után szimulációk számát vagy időt adj meg, például: 800, 200ms vagy 2s.
setup-bot-percent = „{ $bot }” beállítása érvénytelen; a kettőspont után egy százalékot adj meg 1 és 100 között.
setup-bot-game = ez a bot („{ $bot }”) nem ismeri ezt a játékot: { $game }.
setup-bot-program = „{ $command }” itt nem futtatható program.
setup-bot-local = „{ $bot }” helyi programot futtat; csak a `simulate` és az `arena` indíthatja el.
setup-bot-extra = „{ $bot }” használatához kell egy kiegészítő („{ $extra }”): pip install 'meeplewright[{ $extra }]'
setup-style = nincs „{ $style }” nevű stílus; választható: { $styles }.
setup-style-game = ebben a játékban nincsenek stílusai a botoknak: { $game }.
setup-style-bot = ennek a botnak („{ $bot }”) nincsenek stílusai.
setup-effort = ismeretlen mélység: „{ $value }”; választható: { $efforts }, vagy a szimulációk száma 1 és { $most } között.

## Egy szám, amely nem jelöl lépést

action-number = itt nincs { $number }. számú szabályos lépés.
action-unnumbered = ennek a lépésnek nincs száma, játék közben nem fordulhat elő: { $action }.

## Egy játszó program, amely elveszít egy lépést

program-not-started = a programot nem sikerült elindítani: { $why }.
program-ended = a program kilépett, kilépési kódja { $code }.
program-silent = a program { $milliseconds } ms alatt nem válaszolt.
program-processor = a program több mint { $milliseconds } ms processzoridőt használt, de nem válaszolt.
program-unknown = nincs megadva ok.
program-too-long = a válasz hosszabb { $most } bájtnál.
program-nonsense = érvénytelen válasz: „{ $answer }”.
program-other-question = a válasz nem ehhez a kéréshez tartozik.
program-given-up =
    { $starts ->
        [one] a program az egyetlen indításkor hibásan működött.
       *[other] a program { $starts } indításból egyszer sem működött hibátlanul.
    }
program-number = nincs { $number }. számú szabályos lépés; összesen { $count } van, 0-tól számozva.

## JSON that cannot be read

form-missing = ez a mező hiányzik.
form-unknown = ismeretlen mező.
form-one-of = ezek közül pontosan egy kell: { $keys }.
form-not-known = ismeretlen érték: „{ $value }”; választható: { $known }.
form-type =
    a várt típus { $wanted ->
        [object] objektum
        [whole] egész szám
        [list] lista
        [truth] logikai érték
       *[text] szöveg
    }, a kapott { $found ->
        [dict] objektum
        [list] lista
        [str] szöveg
        [int] egész szám
        [float] törtszám
        [bool] logikai érték
       *[null] null
    }.
form-differs = ellentmond az állás többi részének.
form-event = „{ $event }” nem eseménye ennek a játéknak, vagy hiányos.

## Actions that are no actions

action-no-notation = „{ $text }” ennek a játéknak a jelölésében nem lépés.
# $found is the name of a type in Python.
action-no-action = a várt típus lépés, a kapott { $found }.

## Records

record-empty = a fájl üres.
record-not-utf8 = a sor nem UTF-8 szöveg.
record-not-json = a sor nem JSON.
record-too-deep = az értékek { $levels } szintnél mélyebben vannak egymásba ágyazva.
record-number-too-large = túl nagy szám: „{ $number }”.
record-no-number = „{ $number }” nem érvényes JSON-szám.
record-format = nem támogatott jegyzőkönyv-formátum: { $format }; csak az 1-es formátum olvasható.
record-twice = ismétlődő mező: „{ $field }”.
record-rules = nincs { $rules }. számú szabályverzió; a számozás 1-től indul.
record-line = a sor sem véletlen húzás, sem lépés, sem megjegyzés, sem eredmény.
record-after-result = az eredmény után már csak megjegyzés állhat.
record-seat = nincs ilyen hely: „{ $seat }”; választható: { $known }.
record-time = „{ $time }” nem ezredmásodpercben megadott idő.
record-is-finished = ez a játszma véget ért, nem folytatható.
record-newer-rules = a játszma { $rules }. számú szabályverzióval készült; itt a legújabb támogatott verzió: { $known }.
record-no-entry =
    nincs { $entry }. lépés; a jegyzőkönyvben { $entries ->
        [one] egy
       *[other] { $entries }
    } lépés van.
record-impossible-chance = „{ $outcome }” itt nem fordulhat elő.
record-no-chance = „{ $outcome }” véletlen húzás, de itt egy játékosnak kell lépnie.
record-result-too-early = van eredmény, pedig a játszma még nem ért véget.
record-result = „{ $field }” nem egyezik a lépésekkel.
record-torn = az utolsó sor hiányos: az írás megszakadt.

fault-in-entry = { $file }, { $entry }. lépés: { $why }
fault-in-line = { $file }, { $line }. sor: { $why }
fault-in-file = { $file }: { $why }
reason-with-rule = { $rule }: { $why }

## Files

file-missing = { $file }: nincs ilyen fájl vagy mappa.
file-exists = { $file } már létezik, és nem írjuk felül.
file-is-folder = { $file } mappa, nem fájl.
file-not-folder = { $file }: az útvonal egyik eleme nem mappa.
file-forbidden = { $file }: nincs hozzáférési jogosultság.
file-disk-full = { $file }: nincs több hely a lemezen.
file-in-use = { $file }: ezt a jegyzőkönyvet éppen egy másik játszma írja.
file-not-text = { $file } nem UTF-8 szöveg.
file-trouble = { $file }: rendszerhiba: { $message }
file-output = Szabványos kimenet

## Languages

language-unknown = Ismeretlen nyelv: „{ $language }”. Választható: { $languages }.

## Pieces of sentences

number = { $value }
quoted = „{ $text }”

preset-default = alapértelmezett (ajánlott)
