### Why the table server says no. Players read these in the browser and in a terminal, programs
### and hosts now and then. A sentence may follow its field and a colon or stand alone, so it
### makes sense without the field, begins small and ends with a full stop.
### Inserted words never take a suffix or an article.

## Finding a table, sitting down

table-unknown = nem található: lehet, hogy hibás a cím, vagy az asztalt már törölték.
table-gone = ezt már törölték.
table-removed = az asztalt törölték.
table-restored = a szervert biztonsági mentésből állították vissza; az asztal onnan folytatódik.
table-no-seat = ennél az asztalnál nincs { $seat }. hely.
table-seat-taken = ez a hely már foglalt.
table-seats =
    a játékhoz { $wanted ->
        [one] egy
       *[other] { $wanted }
    } játékos kell, nem { $seats }.
table-no-invite = ez a meghívó érvénytelen, vagy már felhasználták.
table-invite-only = ehhez az asztalhoz meghívó kell; kérj linket a házigazdától.
table-host-only = ezt csak az asztal házigazdája teheti meg.
table-not-host = ezt csak az asztal házigazdája teheti meg.
table-not-your-seat = ez a hely nem a tiéd.
table-not-yours = ennél az asztalnál nincs helyed.
table-spectator = nézőként csak figyelheted a játékot.
table-too-many-tables =
    egyszerre legfeljebb { $most ->
        [one] egy
       *[other] { $most }
    } nyitott vagy folyamatban lévő asztalod lehet.
table-too-many-bot-tables = túl sok olyan folyamatban lévő asztalod van, ahol csak botok játszanak (korlát: { $most }); előbb nézd végig az egyiket.
table-bot-seconds = „{ $bot }” túl sok időt kér; ezen a szerveren egy bot körönként legfeljebb { $most } másodpercig gondolkodhat.
table-bot-simulations = „{ $bot }” túl sok szimulációt kér; ezen a szerveren a korlát körönként: { $most }.
table-other-rules = ez az asztal { $rules }. számú szabályverzióval indult; a szerver mostani verziója: { $current }.
table-no-aid = ennél az asztalnál ki van kapcsolva: „{ $aid }”.
table-hints-busy = most túl sokan kérnek tippet; próbáld újra egy pillanat múlva.
table-hints-yours = már túl sok tippre vársz (korlát: { $most }); próbáld újra, ha elkészült az egyik.
table-hint-failed = nem sikerült tippet adni; próbáld újra.
table-no-analysis = nincs ilyen elemzés.
table-analysis-empty = ebben a jegyzőkönyvben nincs mit elemezni.
table-analysis-failed = az elemzés nem sikerült; újraindíthatod.
table-analyses-busy = az elemzési sor megtelt; próbáld újra később.
table-analyses-yours = túl sok befejezetlen elemzésed van (korlát: { $most }); próbáld újra később.
table-clock-range = legalább { $least }, legfeljebb { $most } lehet.

## Before, during and after the game

table-not-started = a játszma még nem kezdődött el.
table-started = a játszma már elkezdődött.
table-over = a játszma véget ért.
table-not-finished = a játszma még nem ért véget.
table-rematch-early = visszavágó csak a játszma vége után lehet.
table-record-early = a jegyzőkönyv csak a játszma vége után kérhető le.
table-plan = ez egy privát próbaasztal; nem menthető és nem játszható vissza.
table-stale = az állás megváltozott, mióta döntöttél; nézd meg újra.
table-moved-on = az állás éppen megváltozott; nézd meg újra.
table-overtaken = mások többször is megelőztek; próbáld újra.
table-bot-drives = ezen a helyen bot játszik.
table-other-driver = ezen a helyen most más játszik.
table-not-given-up = ezt a helyet nem vette át bot.
table-given-up-for-good = ezen a helyen már feladtad a játszmát.
table-time-left = az órán még van idő.
table-turn-lost = erre a körre lejárt az időd; akkor térhetsz vissza, ha a bot befejezte a kört.
table-already-lost = ezt a játszmát már elvesztetted; nem térhetsz vissza, és nem is adhatod fel.
table-too-late-to-abort = mindenki sorra került; a játszmát már nem lehet megszakítani.

## Drafting a turn

table-draft-complete = ebben a körben már mindent kiválasztottál; erősítsd meg, vagy előbb vonj vissza egy lépést.
table-draft-incomplete = ebben a körben még nem választottál ki mindent.
table-draft-empty = ebben a körben még nem választottál semmit.
table-draft-changed = a kiválasztott lépéseid megváltoztak, talán egy másik eszközön; nézd meg újra.

## Taking back

table-nothing-to-take-back = ott nincs visszavonható lépésed.
table-built-upon = ez nem vonható vissza: későbbi lépések épülnek rá.
table-already-asked = valaki már kért visszavonást.
table-not-asked = most senki sem kér visszavonást.
table-not-asked-you = a válaszodra nincs szükség, vagy már válaszoltál.

## People

table-no-identity = nem vagy bejelentkezve; válassz nevet, vagy adj meg érvényes tokent.
table-somebody-already = itt már van neved; megváltoztathatod.
table-link = ez a link érvénytelen, már felhasználták, vagy lejárt; készíts újat.
table-muted = ezen a szerveren némítva vagy.
table-chat-closed = ennél az asztalnál csak a játékosok és a házigazda írhatnak.
table-webhooks-off = ezen a szerveren ki vannak kapcsolva a webhookok.
table-webhook-address = ez nem érvényes http- vagy https-cím.

## The connection

table-storage =
    a játszma szünetel, mert az adatbázis { $kind ->
        [full] megtelt
        [busy] foglalt
       *[gone] nem érhető el
    }; magától folytatódik majd.
table-closing = a szerver leáll; ha újraindul, a játszma folytatódik.
table-fault = hiba történt a szerveren; próbáld újra.
table-too-often =
    túl sok kérés; próbáld újra { $seconds ->
        [one] egy
       *[other] { $seconds }
    } másodperc múlva.
table-connections-table = túl sokan vannak ennél az asztalnál; próbáld újra később.
table-connections-person = túl sok asztalt nyitottál meg; előbb zárj be egyet.
table-connections-address = túl sok kapcsolat érkezik a hálózatodról; próbáld újra később.
table-behind = a kapcsolat túl lassú volt; kapcsolódj újra.
table-hello-first = az első üzenet csak „hello” lehet.
table-hello-late = a „hello” üzenet nem érkezett meg időben.
table-hello-twice = a „hello” üzenetet már elküldted.
table-not-text = az üzenet csak szöveg lehet, bináris adat nem.
table-message-type = ismeretlen üzenettípus.
table-message-too-large =
    az üzenet legfeljebb { $most ->
        [one] egy
       *[other] { $most }
    } bájt hosszú lehet.
table-websocket-only = ez a cím csak WebSocketet támogat.

## Requests that cannot be understood

table-no-page = az oldal nem található.
table-no-method = ez a metódus itt nem megengedett.
table-malformed = hibás kérés.
table-host = „{ $host }” nem neve ennek a szervernek; az üzemeltető a --base-url kapcsolóval adhat meg nevet.
table-origin = más webhelyről érkező kérés nem megengedett.
table-content-type = a várt típus application/json, a kapott „{ $found }”.
table-too-large =
    a kérés legfeljebb { $most ->
        [one] egy
       *[other] { $most }
    } bájt hosszú lehet.
table-not-utf8 = nem érvényes UTF-8; a hiba helye (bájt): { $at }.
table-not-json = nem érvényes JSON; a hiba helye (karakter): { $at }.
table-too-deep = az értékek { $most } szintnél mélyebben vannak egymásba ágyazva.
table-number-too-large = túl nagy szám: „{ $value }”.
table-not-a-number = „{ $value }” nem érvényes JSON-szám.
table-key-twice = ismétlődő kulcs: „{ $field }”.
table-nul = a szövegben NUL karakter van.
table-half-letter = a szövegben pár nélküli helyettesítő kódegység van.
table-field = érvénytelen érték.
table-pattern = érvénytelen formátum.
table-empty = nem lehet üres.
table-direction = nem lehet benne olyan karakter, amely megváltoztatja a szöveg irányát.
table-too-long =
    legfeljebb { $most ->
        [one] egy
       *[other] { $most }
    } karakter hosszú lehet.
table-too-short =
    legalább { $least ->
        [one] egy
       *[other] { $least }
    } karakter hosszú legyen.
table-too-many = ebből legfeljebb { $most } lehet.
table-too-few =
    ebből legalább { $least ->
        [one] egy
       *[other] { $least }
    } kell.
table-too-small = legalább { $least } legyen.
table-too-great = legfeljebb { $most } lehet.

## Rated games, profiles, downloads

table-rated-clock = a pontszámító játszmához óra kell.
table-rated-hints = a pontszámító játszmában nincs tipp.
table-rated-alone = a pontszámító játszmához ellenfél kell.
table-rated-once = pontszámító játszmában mindenkinek csak egy helye lehet.
table-rated-bot = „{ $bot }” nem játszhat pontszámító játszmát; ezek a botok igen: { $known }.
table-rated-option = pontszámító játszmához ez a beállítás kell: { $option } = { $value }. Az értékszámok csak ilyen játszmákra vonatkoznak.
table-rated-stay = pontszámító játszmában nem játszhat helyetted bot. Feladhatod a játszmát.
table-rated-takeback = pontszámító játszmában csak azt vonhatod vissza, amire még senki sem válaszolt.
table-no-profile = nincs ilyen profil, vagy nem nyilvános.
table-no-date = érvénytelen dátum: „{ $field }”; a várt alak például: 2026-11-16.
table-export-nothing = nincs letölthető befejezett játszmád.
table-export-no-dataset = ez a szerver nem tud adathalmazt készíteni.
table-export-failed = a letöltést nem sikerült előkészíteni. Próbáld újra később.

## For hosts: settings, the database, backups

table-setting-number = „{ $value }” nem érvényes szám.
table-setting-range = az érték kívül esik a megengedett tartományon: { $value }.
table-setting-choice = „{ $value }” nem választható.
table-setting-address = „{ $value }” nem érvényes cím.
table-database-newer = ezt az adatbázist a program újabb változata írta (revízió: { $revision }).
table-backup-unknown = ez nem olvasható biztonsági mentés.
table-backup-revision = ezt a biztonsági mentést a program újabb változata készítette (revízió: { $revision }); előbb azt a változatot telepítsd.
table-backup-damaged = a biztonsági mentés sérült.
table-backup-torn = a biztonsági mentés hiányos.
