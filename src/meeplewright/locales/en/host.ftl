### The commands for hosts: `meeplewright serve` and `meeplewright admin`.

meta-address = ADDRESS
meta-person = PERSON
meta-table = TABLE
meta-name = NAME
meta-status = STATUS

command-serve = Open tables for people in other rooms and other houses.
command-serve-more = Every option can also be set as an environment variable: --base-url is MEEPLEWRIGHT_BASE_URL, and so on. docs/hosting.md leads from here to a public host.
serve-database = Where tables are kept: sqlite:///FILE or postgresql://…; otherwise a file in your data folder.
serve-redis = Several servers on one database tell each other what happens over this Redis: redis://…
serve-host = At which address of this machine to listen; otherwise at all of them. 127.0.0.1 keeps others out.
serve-port = At which port to listen; otherwise 8722.
serve-base-url = The address people type, where a proxy stands in front: https://games.example
serve-no-open = Do not open the browser.

serve-here = The tables are open at { $address }
serve-around = For others on your network: { $address }
serve-stop = Ctrl+C closes them. Nothing is lost: every game goes on where it was.
serve-no-page = This installation has no page to play on: install a released package, or build the page in a checkout with: make web
serve-port-taken = Port { $port } is already in use: is a server running already? Choose another one with --port.
serve-cannot-listen = It is not possible to listen at { $host }, port { $port }: this machine has no such address, or it may not be used.
serve-storage-gone = The database cannot be reached: { $why }
serve-storage-full = The database has no room left: { $why }
serve-storage-busy = The database is held by somebody else: { $why }

command-admin = A host's work: backups, tables, people. Servers may go on running.
command-admin-backup = Write all tables and people into one file.
command-admin-restore = Put back what a backup holds, in place of all that is there now.
command-admin-restore-more = A backup of one kind of database can be restored into the other. Running servers notice, and people come back to their tables as they were.
command-admin-tables = List tables, newest first.
command-admin-remove = Remove a table with all that belongs to it.
command-admin-people = List people, those seen last first.
command-admin-forget = Delete a person and their traces: names, chat, notes, devices.
command-admin-forget-more = Games they played stay, without their name; in running ones a bot takes the seat.
command-admin-mute = Let a person say nothing at any table.
admin-backup-file = The new file, for example tables.mwb.
admin-restore-file = The backup.
admin-yes = Do not ask first.
admin-status = Only tables that are open, running or finished.
admin-table = The table's id, as “admin tables” lists it.
admin-person = The person's id, as “admin people” lists it.
admin-name = Only people whose name contains this.
admin-mute-off = Let the person speak again.

admin-column-id = Id
admin-column-game = Game
admin-column-status = Status
admin-column-visibility = Seen by
admin-column-version = Entries
admin-column-title = Title
admin-column-updated = Last change (UTC)
admin-column-name = Name
admin-column-muted = Muted
admin-muted-mark = yes
admin-column-seen = Last seen (UTC)
admin-none = There is nothing to list.
admin-backed-up = All is kept in { $file }
admin-restored = All is back as in { $file }
admin-restore-sure = Replace everything in the database by what { $file } holds? (yes/no)
admin-remove-sure = Remove table { $table } for good? (yes/no)
admin-removed = Table { $table } is removed.
admin-forget-sure = Delete person { $person } and their traces for good? (yes/no)
admin-forgotten = Person { $person } is forgotten.
admin-muted-now = Person { $person } is muted.
admin-unmuted-now = Person { $person } may speak again.
# The answers that mean yes, with spaces between.
admin-yes-words = y yes
admin-not-done = Nothing was changed.
admin-no-table = There is no table “{ $table }”.
admin-no-person = There is no person “{ $person }”.
usage-choice = { $name }: “{ $value }” is not one of { $known }.
