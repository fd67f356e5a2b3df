### De opdrachten voor gastheren: `meeplewright serve` en `meeplewright admin`.

meta-address = ADRES
meta-person = PERSOON
meta-table = TAFEL
meta-name = NAAM
meta-status = STATUS

command-serve = Open tafels voor mensen in andere kamers en andere huizen.
command-serve-more = Elke optie kan ook als omgevingsvariabele: --base-url is MEEPLEWRIGHT_BASE_URL, enzovoort. docs/hosting.md leidt van hier naar een openbare server.
serve-database = Waar de tafels bewaard worden: sqlite:///BESTAND of postgresql://…; anders in een bestand in je gegevensmap.
serve-redis = Servers die een database delen, vertellen elkaar via deze Redis wat er gebeurt: redis://…
serve-host = Op welk adres van deze machine geluisterd wordt; anders op alle. 127.0.0.1 houdt anderen buiten.
serve-port = Op welke poort geluisterd wordt; anders 8722.
serve-base-url = Het adres dat mensen intypen, als er een proxy voor staat: https://games.example
serve-no-open = Open de browser niet.

serve-here = De tafels zijn open op { $address }
serve-around = Voor anderen op je netwerk: { $address }
serve-stop = Ctrl+C sluit ze. Er gaat niets verloren: elk spel gaat verder waar het was.
serve-no-page = Deze installatie heeft geen pagina om op te spelen: installeer een uitgebracht pakket, of bouw de pagina in een checkout met: make web
serve-port-taken = Poort { $port } is al in gebruik: draait er al een server? Kies een andere met --port.
serve-cannot-listen = Luisteren op { $host }, poort { $port }, lukt niet: deze machine heeft dat adres niet, of het mag niet gebruikt worden.
serve-storage-gone = De database is niet te bereiken: { $why }
serve-storage-full = De database heeft geen plaats meer: { $why }
serve-storage-busy = De database wordt door iemand anders vastgehouden: { $why }

command-admin = Het werk van een gastheer: back-ups, tafels, mensen. Servers mogen doordraaien.
command-admin-backup = Schrijf alle tafels en mensen in één bestand.
command-admin-restore = Zet terug wat een back-up bevat, in plaats van alles wat er nu is.
command-admin-restore-more = Een back-up van de ene soort database kan in de andere worden teruggezet. Draaiende servers merken het, en mensen komen terug aan hun tafels zoals die toen waren.
command-admin-tables = Toon de tafels, de nieuwste eerst.
command-admin-remove = Verwijder een tafel met alles wat erbij hoort.
command-admin-people = Toon de mensen, wie het laatst gezien is eerst.
command-admin-forget = Wis een persoon en alle sporen: namen, chat, notities, apparaten.
command-admin-forget-more = Gespeelde spellen blijven, zonder de naam; in lopende neemt een bot de plaats over.
command-admin-mute = Laat een persoon aan geen enkele tafel iets zeggen.
admin-backup-file = Het nieuwe bestand, bijvoorbeeld tables.mwb.
admin-restore-file = De back-up.
admin-yes = Vraag niet eerst.
admin-status = Alleen tafels die open (open), bezig (running) of klaar (finished) zijn.
admin-table = Het kenmerk van de tafel, zoals “admin tables” het toont.
admin-person = Het kenmerk van de persoon, zoals “admin people” het toont.
admin-name = Alleen mensen van wie de naam dit bevat.
admin-mute-off = Laat de persoon weer spreken.

admin-column-id = Kenmerk
admin-column-game = Spel
admin-column-status = Status
admin-column-visibility = Zichtbaar
admin-column-version = Regels
admin-column-title = Titel
admin-column-updated = Laatste wijziging (UTC)
admin-column-name = Naam
admin-column-muted = Gedempt
admin-muted-mark = ja
admin-column-seen = Laatst gezien (UTC)
admin-none = Er valt niets te tonen.
admin-backed-up = Alles staat in { $file }
admin-restored = Alles is weer zoals in { $file }
admin-restore-sure = Alles in de database vervangen door de inhoud van { $file }? (ja/nee)
admin-remove-sure = Tafel { $table } voorgoed verwijderen? (ja/nee)
admin-removed = Tafel { $table } is verwijderd.
admin-forget-sure = Persoon { $person } en alle sporen voorgoed wissen? (ja/nee)
admin-forgotten = Persoon { $person } is vergeten.
admin-muted-now = Persoon { $person } is gedempt.
admin-unmuted-now = Persoon { $person } mag weer spreken.
# De antwoorden die ja betekenen, met spaties ertussen.
admin-yes-words = j ja
admin-not-done = Er is niets veranderd.
admin-no-table = Er is geen tafel “{ $table }”.
admin-no-person = Er is geen persoon “{ $person }”.
usage-choice = { $name }: “{ $value }” is geen van { $known }.
