### Words that every game shares: why something cannot be read or done.
### A sentence here follows its rule or field and a colon ("seats: …"), so it begins small
### and ends with a full stop. Inserted words never take a suffix or an article.

## A game that cannot be set up

setup-game = nincs „{ $game }” nevű játék; választható: { $games }.
setup-seats = a játék { $least }–{ $most } játékosnak való, nem { $seats } játékosnak.
setup-option = a játéknak nincs „{ $option }” nevű beállítása.
setup-value = „{ $option }” értéke nem lehet „{ $value }”; választható: { $values }.
setup-encoding = ennek a játéknak nincs számozása a lépésekhez és a megfigyelésekhez, ezért tanuló programok nem játszhatják: { $game }.
setup-bot = nincs „{ $bot }” nevű bot; választható: { $bots }.
setup-bot-setting = ebből nem lesz bot: „{ $bot }”; a kettőspont után nem áll semmi, vagy ennél a botnál nem is állhat.
setup-bot-budget = „{ $bot }” nem ad meg keretet; a kettőspont után a szimulációk száma vagy idő áll, például 800, 200ms vagy 2s.
setup-bot-game = a(z) „{ $bot }” bot nem tudja, hogyan kell ezt játszani: { $game }.
setup-bot-program = „{ $command }”: ez nem egy itt futtatható program parancsa.
setup-bot-local = a(z) „{ $bot }” bot e gép egyik programját futtatja; csak a `simulate` és az `arena` indítja el.
setup-bot-extra = a(z) „{ $bot }” bothoz a(z) „{ $extra }” kiegészítés kell: pip install 'meeplewright[{ $extra }]'

## Egy szám, amely nem jelöl lépést

action-number = itt nincs { $number } számú szabályos lépés.
action-unnumbered = a(z) { $action } lépésnek nincs száma: játék közben nem fordulhat elő.

## Egy játszó program, amely elveszít egy lépést

program-not-started = a programot nem sikerült elindítani: { $why }.
program-ended = a program véget ért, kilépési kódja { $code }.
program-silent = a program nem válaszolt { $milliseconds } ms alatt.
program-too-long = a válasz hosszabb, mint { $most } bájt.
program-nonsense = a(z) „{ $answer }” válasz nem olvasható.
program-other-question = a válasz egy másik kérdéshez tartozik.
program-given-up = a program { $starts } indítás után is mindannyiszor hibázott.
program-number = nincs { $number } sorszámú szabályos lépés; { $count } van, 0-tól számozva.

## JSON that cannot be read

form-missing = ez a mező hiányzik.
form-unknown = nincs ilyen mező.
form-one-of = ezek közül pontosan egy kell: { $keys }.
form-not-known = ismeretlen érték: „{ $value }”; választható: { $known }.
# $wanted is object, whole, text or list; $found is the type that stood there.
form-type =
    ide { $wanted ->
        [object] objektum
        [whole] egész szám
        [list] lista
        [truth] igaz vagy hamis érték
       *[text] szöveg
    } kell, de { $found ->
        [dict] objektum áll itt
        [list] lista áll itt
        [str] szöveg áll itt
        [int] szám áll itt
        [float] törtszám áll itt
        [bool] igaz vagy hamis érték áll itt
       *[null] nem áll itt semmi
    }.
form-differs = ez nem egyezik az állás többi részével.
form-event = „{ $event }” nem eseménye ennek a játéknak, vagy hiányzik egy része.

## Actions that are no actions

action-no-notation = „{ $text }” nem lépés ennek a játéknak a jelölésében.

## Records

record-empty = a fájl üres.
record-not-utf8 = a sor nem UTF-8 szöveg.
record-not-json = a sor nem JSON.
record-too-deep = az értékek { $levels } szintnél mélyebben vannak egymásba ágyazva.
record-number-too-large = túl nagy szám: „{ $number }”.
record-no-number = „{ $number }” a JSON-ban nem szám.
record-format = a napló formátuma { $format }, pedig csak az 1-es formátum olvasható.
record-twice = „{ $field }” másodszor szerepel.
record-rules = nincs ilyen szabályváltozat: { $rules }; a számozás 1-től indul.
record-line = a sor nem sorsolás, nem lépés, nem megjegyzés és nem is eredmény.
record-after-result = az eredmény után már csak megjegyzés állhat.
record-seat = „{ $seat }” itt nem hely; választható: { $known }.
record-time = „{ $time }” nem ezredmásodpercben megadott idő.
record-is-finished = ez a játszma véget ért, nem folytatható.
record-newer-rules = ehhez a szabályok { $rules }. változata kell; a legújabb itt ismert változat: { $known }.
record-no-entry = nincs { $entry }. bejegyzés; a naplóban { $entries } bejegyzés van.
record-impossible-chance = „{ $outcome }” itt nem jöhet ki.
record-no-chance = „{ $outcome }” sorsolás, de itt egy játékosnak kell lépnie.
record-result-too-early = van eredmény, pedig a játéknak még nincs vége.
record-result = „{ $field }”: a lépésekből nem ez adódik.
record-torn = az utolsó sor csonka: írás közben megszakadt.

# Where in a record: $why is one of the sentences above with its rule or field in front.
fault-in-entry = { $file }, { $entry }. bejegyzés: { $why }
fault-in-line = { $file }, { $line }. sor: { $why }
# Where no line is at fault; $why stands alone and begins with a capital.
fault-in-file = { $file }: { $why }
# A sentence with its rule number or field: “CA 4.2: az északi oldalon …”.
reason-with-rule = { $rule }: { $why }

## Files

file-missing = { $file }: nincs ilyen fájl vagy mappa.
file-exists = { $file }: már létezik, és nem írjuk felül.
file-is-folder = { $file }: ez mappa, nem fájl.
file-not-folder = { $file }: az útvonal egyik eleme nem mappa.
file-forbidden = { $file }: ehhez nincs jogosultságod.
file-disk-full = { $file }: nincs több hely a lemezen.
file-in-use = { $file }: ezt a naplót most egy másik játszma írja.
file-not-text = { $file }: ez nem UTF-8 szöveg.
file-trouble = { $file }: a rendszer üzenete: „{ $message }”.
# Stands for $file where there is no file, but a terminal or a pipe.
file-output = A kimenet

## Languages

language-unknown = Nincs „{ $language }” nyelv; választható: { $languages }.

## Pieces of sentences

number = { $value }
quoted = „{ $text }”
