### Comenzile pentru gazde: `meeplewright serve` și `meeplewright admin`.

meta-address = ADRESĂ
meta-person = PERSOANĂ
meta-table = MASĂ
meta-name = NUME
meta-status = STARE

command-serve = Deschide mese pentru oameni din alte camere și din alte case.
command-serve-more = Fiecare opțiune poate fi și variabilă de mediu: --base-url este MEEPLEWRIGHT_BASE_URL și așa mai departe. docs/hosting.md duce de aici până la o gazdă publică.
serve-database = Unde se păstrează mesele: sqlite:///FIȘIER sau postgresql://…; altfel într-un fișier din dosarul tău de date.
serve-redis = Serverele care împart o bază de date își spun prin acest Redis ce se întâmplă: redis://…
serve-host = La ce adresă a acestui calculator se ascultă; altfel la toate. 127.0.0.1 îi ține pe alții afară.
serve-port = La ce port se ascultă; altfel 8722.
serve-base-url = Adresa pe care o scriu oamenii, când în față stă un proxy: https://games.example
serve-no-open = Nu deschide browserul.

serve-here = Mesele sunt deschise la { $address }
serve-around = Pentru alții din rețeaua ta: { $address }
serve-stop = Ctrl+C le închide. Nimic nu se pierde: fiecare joc continuă de unde era.
serve-no-page = Această instalare nu are o pagină pe care să se joace: instalează un pachet lansat sau construiește pagina din codul sursă cu: make web
serve-port-taken = Portul { $port } este deja folosit: rulează deja un server? Alege altul cu --port.
serve-cannot-listen = Nu se poate asculta la { $host }, portul { $port }: calculatorul nu are această adresă sau ea nu poate fi folosită.
serve-storage-gone = Baza de date nu poate fi atinsă: { $why }
serve-storage-full = Baza de date nu mai are loc: { $why }
serve-storage-busy = Baza de date este ținută de altcineva: { $why }

command-admin = Munca unei gazde: copii de siguranță, mese, oameni. Serverele pot rula mai departe.
command-admin-backup = Scrie toate mesele și toți oamenii într-un singur fișier.
command-admin-restore = Pune la loc ce conține o copie de siguranță, în locul a tot ce este acum.
command-admin-restore-more = Copia unui fel de bază de date poate fi pusă în celălalt. Serverele care rulează observă, iar oamenii revin la mesele lor de atunci.
command-admin-tables = Arată mesele, cele mai noi întâi.
command-admin-remove = Înlătură o masă cu tot ce ține de ea.
command-admin-people = Arată oamenii, cei văzuți ultimii întâi.
command-admin-forget = Șterge o persoană și urmele ei: nume, discuții, notițe, dispozitive.
command-admin-forget-more = Jocurile ei rămân, fără nume; în cele în curs un bot îi ia locul.
command-admin-mute = Nu lăsa o persoană să spună ceva la vreo masă.
admin-backup-file = Fișierul nou, de exemplu tables.mwb.
admin-restore-file = Copia de siguranță.
admin-yes = Nu întreba întâi.
admin-status = Doar mesele deschise (open), în curs (running) sau terminate (finished).
admin-table = Identificatorul mesei, cum îl arată „admin tables”.
admin-person = Identificatorul persoanei, cum îl arată „admin people”.
admin-name = Doar oamenii al căror nume conține aceasta.
admin-mute-off = Lasă persoana să vorbească din nou.

admin-column-id = Identificator
admin-column-game = Joc
admin-column-status = Stare
admin-column-visibility = Vizibilă
admin-column-version = Intrări
admin-column-title = Titlu
admin-column-updated = Ultima schimbare (UTC)
admin-column-name = Nume
admin-column-muted = Fără glas
admin-muted-mark = da
admin-column-seen = Văzută ultima dată (UTC)
admin-none = Nu este nimic de arătat.
admin-backed-up = Totul este păstrat în { $file }
admin-restored = Totul este din nou ca în { $file }
admin-restore-sure = Înlocuiesc tot ce este în baza de date cu ce conține { $file }? (da/nu)
admin-remove-sure = Înlătur masa { $table } pentru totdeauna? (da/nu)
admin-removed = Masa { $table } este înlăturată.
admin-forget-sure = Șterg persoana { $person } și urmele ei pentru totdeauna? (da/nu)
admin-forgotten = Persoana { $person } este uitată.
admin-muted-now = Persoana { $person } nu mai poate vorbi.
admin-unmuted-now = Persoana { $person } poate vorbi din nou.
# Răspunsurile care înseamnă da, cu spații între ele.
admin-yes-words = d da
admin-not-done = Nimic nu s-a schimbat.
admin-no-table = Nu există masa „{ $table }”.
admin-no-person = Nu există persoana „{ $person }”.
usage-choice = { $name }: „{ $value }” nu este una dintre { $known }.
