### Why the table server says no. Players read these in the browser and in a terminal, programs
### and hosts now and then. A sentence may follow its field and a colon or stand alone, so it
### makes sense without the field, begins small and ends with a full stop.
### Inserted words never take a suffix or an article.

## Finding a table, sitting down

table-unknown = itt nincs semmi: lehet, hogy hibás a cím, vagy az asztal már nincs meg.
table-gone = ezt időközben eltávolították.
table-removed = az asztalt eltávolították.
table-restored = a kiszolgáló visszatért egy mentéshez; az asztal onnan folytatódik.
table-no-seat = ennél az asztalnál nincs { $seat } számú hely.
table-seat-taken = ez a hely már foglalt.
table-seats = a játék { $wanted } játékosnak való, nem { $seats } játékosnak.
table-no-invite = ez a meghívó érvénytelen, vagy már felhasználták.
table-invite-only = ehhez az asztalhoz meghívó kell; kérj egyet a házigazdájától.
table-host-only = ezt csak az asztal házigazdája teheti meg.
table-not-host = ezt csak az asztal házigazdája teheti meg.
table-not-your-seat = ez a hely nem a tiéd.
table-not-yours = ennél az asztalnál egyik hely sem a tiéd.
table-spectator = a nézők csak nézhetik a játékot.
table-too-many-tables = már van { $most } nyitott vagy folyamatban lévő asztalod, több nem lehet.
table-other-rules = ez az asztal a szabályok { $rules }. változatával indult; az itteni változat: { $current }.
table-no-aid = ennél az asztalnál nem használható ez a segítség: „{ $aid }”.
table-hints-busy = most sok tippen gondolkodik a gép; kérj újra egy pillanat múlva.
table-hint-failed = ezúttal nem sikerült tippet adni; kérj újra.
table-no-analysis = ezt az elemzést itt senki sem kérte, vagy már nincs meg.
table-analysis-empty = ebben a jegyzőkönyvben nincs mit elemezni.
table-analysis-failed = az elemzés megszakadt; újra el lehet kezdeni.
table-analyses-busy = most sok játék vár elemzésre; próbáld meg később.
table-clock-range = legalább { $least }, legfeljebb { $most } lehet.

## Before, during and after the game

table-not-started = a játszma még nem kezdődött el.
table-started = a játszma már elkezdődött.
table-over = a játszma véget ért.
table-not-finished = a játszma még nem ért véget.
table-rematch-early = visszavágó csak a játszma vége után lehet.
table-record-early = a napló csak a játszma vége után kérhető.
table-plan = ez egy saját terv, nem olyan játszma, amelyet meg lehetne őrizni vagy ismételni.
table-stale = az állás megváltozott, mióta döntöttél; nézd meg újra.
table-moved-on = közben más történt; nézd meg újra.
table-overtaken = mások többször is megelőztek; próbáld újra.
table-bot-drives = ezen a helyen bot játszik.
table-other-driver = ezen a helyen most más játszik.
table-not-given-up = ezt a helyet nem vette át bot.
table-given-up-for-good = erről a helyről végleg lemondtál.
table-time-left = az órán még van idő.
table-turn-lost = erre a körre elfogyott az időd; akkor ülhetsz vissza, ha a bot befejezte.

## Taking back

table-nothing-to-take-back = ott nincs mit visszavonnod.
table-built-upon = ez nem vonható vissza: későbbi lépések épülnek rá.
table-already-asked = valaki már kért visszavonást.
table-not-asked = most senki sem kér visszavonást.
table-not-asked-you = a válaszodra nincs szükség, vagy már megadtad.

## People

table-no-identity = a kiszolgáló nem ismer téged; válassz nevet, vagy adj meg érvényes tokent.
table-somebody-already = itt már van neved; megváltoztathatod.
table-link = ez a link hibás, már felhasználták, vagy lejárt; készíts újat.
table-muted = ezen a kiszolgálón némítva vagy.
table-webhooks-off = ez a kiszolgáló nem hív webhookokat.
table-webhook-address = ez nem hívható http- vagy https-cím.

## The connection

# $kind is full, gone or busy.
table-storage =
    a játék vár, mert az adatbázis { $kind ->
        [full] megtelt
        [busy] foglalt
       *[gone] nem érhető el
    }; ha ez elmúlt, magától folytatódik.
table-closing = a kiszolgáló leáll; ha újra elindul, a játék folytatódik.
table-fault = hiba történt a kiszolgálón; próbáld újra.
table-too-often = túl sok rövid idő alatt; próbáld újra { $seconds } másodperc múlva.
table-connections-table = túl sokan vannak ennél az asztalnál; próbáld később.
table-connections-person = túl sok asztalt nyitottál meg egyszerre; előbb zárj be egyet.
table-connections-address = túl sok kapcsolat érkezik a hálózatodból; próbáld később.
table-behind = a kapcsolat túl lassú volt, lemaradt; kapcsolódj újra.
table-hello-first = az első üzenetnek „hello” üzenetnek kell lennie.
table-hello-late = a „hello” üzenet nem jött meg időben.
table-hello-twice = „hello” üzenet már volt.
table-not-text = az üzenet csak szöveg lehet, bináris adat nem.
table-message-type = ez nem ismert fajtájú üzenet.
table-message-too-large = túl nagy az üzenet; legfeljebb { $most } bájt lehet.
table-websocket-only = ez a cím csak WebSocket-kapcsolatot fogad.

## Requests that cannot be understood

table-no-page = nincs ilyen oldal.
table-no-method = ez a cím nem ismeri ezt a műveletet.
table-malformed = a kérés nem érthető.
table-host = „{ $host }” nem neve ennek a kiszolgálónak; az üzemeltetője a --base-url kapcsolóval adhat meg nevet.
table-origin = ez egy másik webhelyről jött, pedig csak a kiszolgáló saját oldalairól lehet.
table-content-type = a tartalom csak application/json lehet, nem „{ $found }”.
table-too-large = túl nagy a kérés; legfeljebb { $most } bájt lehet.
table-not-utf8 = ez nem UTF-8 szöveg; a hiba helye (bájt): { $at }.
table-not-json = ez nem JSON; a hiba helye (karakter): { $at }.
table-too-deep = az értékek { $most } szintnél mélyebben vannak egymásba ágyazva.
table-number-too-large = túl nagy szám: „{ $value }”.
table-not-a-number = „{ $value }” a JSON-ban nem szám.
table-key-twice = „{ $field }” kétszer szerepel.
table-nul = a szövegben NUL karakter van.
table-half-letter = a szövegben egy fél karakter van.
table-field = ez az érték itt nem lehetséges.
table-pattern = ennek nem megfelelő az alakja.
table-empty = ez nem lehet üres.
table-too-long = ez túl hosszú; legfeljebb { $most } karakter lehet.
table-too-short = ez túl rövid; legalább { $least } karakter kell.
table-too-many = ez túl sok; legfeljebb { $most } lehet.
table-too-few = ez túl kevés; legalább { $least } kell.
table-too-small = nem lehet kisebb, mint { $least }.
table-too-great = nem lehet nagyobb, mint { $most }.

## For hosts: settings, the database, backups

table-setting-number = „{ $value }” itt nem használható szám.
table-setting-range = ez az érték nem megengedett: { $value }.
table-setting-choice = „{ $value }” nem választható.
table-setting-address = „{ $value }” itt nem használható cím.
table-database-newer = ezt az adatbázist a program egy újabb változata írta (változat: { $revision }).
table-backup-unknown = ez nem olyan mentés, amely itt olvasható.
table-backup-revision = ezt a mentést a program egy másik változata készítette (változat: { $revision }).
table-backup-damaged = a mentés sérült.
table-backup-torn = a mentés csonka: hiányzik a vége.
