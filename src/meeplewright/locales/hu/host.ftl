### Parancsok házigazdáknak: `meeplewright serve` és `meeplewright admin`.

meta-address = CÍM
meta-person = SZEMÉLY
meta-table = ASZTAL
meta-name = NÉV
meta-status = ÁLLAPOT

command-serve = Asztalokat nyit más szobákban és más házakban játszóknak.
command-serve-more = Minden kapcsoló környezeti változóként is megadható: a --base-url neve MEEPLEWRIGHT_BASE_URL, és így tovább. A docs/hosting.md vezet el innen egy nyilvános kiszolgálóig.
serve-database = Hol őrzi az asztalokat: sqlite:///FÁJL vagy postgresql://…; különben egy fájlban az adatmappádban.
serve-redis = Ha több kiszolgáló osztozik egy adatbázison, ezen a Redisen értesítik egymást: redis://…
serve-host = A gép melyik címén figyeljen; különben mindegyiken. A 127.0.0.1 kizár másokat.
serve-port = Melyik porton figyeljen; különben 8722.
serve-base-url = A cím, amelyet az emberek beírnak, ha proxy áll előtte: https://games.example
serve-no-open = Ne nyissa meg a böngészőt.

serve-here = Az asztalok nyitva: { $address }
serve-around = Mások a hálózatodon: { $address }
serve-stop = A Ctrl+C bezárja őket. Semmi sem vész el: minden játék onnan folytatódik, ahol tartott.
serve-no-page = Ebben a telepítésben nincs oldal, amelyen játszani lehetne: telepíts egy kiadott csomagot, vagy építsd meg az oldalt a forráskód mappájában: make web
serve-port-taken = A { $port } port már foglalt: talán fut már egy kiszolgáló? Másikat a --port kapcsolóval adhatsz meg.
serve-cannot-listen = A { $host } címen, a { $port } porton nem lehet figyelni: nincs ilyen címe a gépnek, vagy nem használható.
serve-storage-gone = Az adatbázis nem érhető el: { $why }
serve-storage-full = Az adatbázisban nincs több hely: { $why }
serve-storage-busy = Az adatbázist más tartja lefoglalva: { $why }

command-admin = A házigazda teendői: mentések, asztalok, emberek. A kiszolgálók közben futhatnak.
command-admin-backup = Minden asztalt és személyt egy fájlba ír.
command-admin-restore = Visszateszi, amit egy mentés tartalmaz, a mostani tartalom helyére.
command-admin-restore-more = Az egyik fajta adatbázis mentése a másikba is visszatölthető. A futó kiszolgálók észreveszik, és az emberek a mentéskori asztalaikhoz térnek vissza.
command-admin-tables = Felsorolja az asztalokat, a legújabbal kezdve.
command-admin-remove = Eltávolít egy asztalt mindennel, ami hozzá tartozik.
command-admin-people = Felsorolja az embereket, az utoljára látottal kezdve.
command-admin-forget = Töröl egy személyt és a nyomait: neveket, csevegést, jegyzeteket, eszközöket.
command-admin-forget-more = A játékai megmaradnak, a neve nélkül; a folyamatban lévőkben bot ül a helyére.
command-admin-mute = Egy személy egyetlen asztalnál se szólhasson.
admin-backup-file = Az új fájl, például tables.mwb.
admin-restore-file = A mentés.
admin-yes = Ne kérdezzen előtte.
admin-status = Csak a nyitott (open), folyamatban lévő (running) vagy befejezett (finished) asztalok.
admin-table = Az asztal azonosítója, ahogy az „admin tables” felsorolja.
admin-person = A személy azonosítója, ahogy az „admin people” felsorolja.
admin-name = Csak azok, akiknek a nevében ez szerepel.
admin-mute-off = A személy újra szólhasson.

admin-column-id = Azonosító
admin-column-game = Játék
admin-column-status = Állapot
admin-column-visibility = Láthatóság
admin-column-version = Bejegyzések
admin-column-title = Cím
admin-column-updated = Utolsó változás (UTC)
admin-column-name = Név
admin-column-muted = Némítva
admin-muted-mark = igen
admin-column-seen = Utoljára itt (UTC)
admin-none = Nincs mit felsorolni.
admin-backed-up = Minden itt van: { $file }
admin-restored = Minden úgy van, ahogy itt állt: { $file }
admin-restore-sure = Lecseréljem az adatbázis teljes tartalmát arra, ami itt van: { $file }? (igen/nem)
admin-remove-sure = Végleg eltávolítsam a(z) { $table } asztalt? (igen/nem)
admin-removed = A(z) { $table } asztal eltávolítva.
admin-forget-sure = Végleg töröljem a(z) { $person } személyt és a nyomait? (igen/nem)
admin-forgotten = A(z) { $person } személy törölve.
admin-muted-now = A(z) { $person } személy némítva.
admin-unmuted-now = A(z) { $person } személy újra szólhat.
# Az igent jelentő válaszok, szóközzel elválasztva.
admin-yes-words = i igen
admin-not-done = Semmi sem változott.
admin-no-table = Nincs „{ $table }” asztal.
admin-no-person = Nincs „{ $person }” személy.
usage-choice = { $name }: „{ $value }” nincs ezek között: { $known }.
