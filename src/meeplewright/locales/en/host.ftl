### The commands for hosts: `meeplewright serve` and `meeplewright admin`.

# Placeholder in --help, in capitals.
meta-address = ADDRESS
# Placeholder in --help, in capitals: the id of a user.
meta-person = USER
# Placeholder in --help, in capitals.
meta-table = TABLE
# Placeholder in --help, in capitals.
meta-name = NAME
# Placeholder in --help, in capitals.
meta-status = STATUS

command-serve = Run a game server for players on your network or the internet.
command-serve-more = Every option can also be set as an environment variable, e.g. MEEPLEWRIGHT_BASE_URL for --base-url. For public hosting see docs/hosting.md.
serve-database = Database URL: sqlite:///FILE or postgresql://… Default: a file in your data folder.
serve-redis = Redis URL, needed when several servers share one database: redis://…
serve-host = Address to listen on. Default: all. Use 127.0.0.1 for this machine only.
serve-port = Port to listen on. Default: 8722.
serve-base-url = Public URL when behind a proxy: https://games.example
serve-no-open = Do not open the browser.

# First line when the server has started.
serve-here = Server running at { $address }
# Second line when the server has started.
serve-around = On your network: { $address }
serve-stop = Press Ctrl+C to stop. All games are saved.
serve-no-page = The web interface is not installed: install a released package, or build it in a checkout with: make web
serve-port-taken = Port { $port } is already in use. Is a server already running? Choose another port with --port.
serve-cannot-listen = Cannot listen on { $host }, port { $port }: no such address on this machine, or not permitted.
serve-storage-gone = Cannot reach the database: { $why }
serve-storage-full = The database is out of space: { $why }
serve-storage-busy = The database is locked by another process: { $why }

command-admin = Manage the server: backups, tables, users. Works while servers are running.
command-admin-backup = Back up all tables and users to one file.
command-admin-restore = Restore a backup, replacing all current data.
command-admin-restore-more = A backup can be restored into either kind of database. Running servers pick it up, and players return to their tables as they were.
command-admin-tables = List tables, newest first.
command-admin-remove = Delete a table and everything in it.
command-admin-people = List users, most recently seen first.
command-admin-forget = Delete a user and their data: name, chat, notes, devices.
command-admin-forget-more = Their finished games are kept without the name; in running games a bot takes over.
command-admin-mute = Mute a user at all tables.
admin-backup-file = The new file, e.g. tables.mwb.
admin-restore-file = The backup.
admin-yes = Do not ask for confirmation.
admin-status = Filter by status: open, running or finished.
admin-table = The table’s id, as listed by “admin tables”.
admin-person = The user’s id, as listed by “admin people”.
admin-name = Filter by name: only users whose name contains this.
admin-mute-off = Unmute the user.

# Column heading of `admin tables` or `admin people`.
admin-column-id = ID
# Column heading of `admin tables` or `admin people`.
admin-column-game = Game
# Column heading of `admin tables` or `admin people`.
admin-column-status = Status
# Column heading of `admin tables` or `admin people`.
admin-column-visibility = Visibility
# Column heading of `admin tables` or `admin people`.
admin-column-version = Steps
# Column heading of `admin tables` or `admin people`.
admin-column-title = Title
# Column heading of `admin tables` or `admin people`.
admin-column-updated = Last change (UTC)
# Column heading of `admin tables` or `admin people`.
admin-column-name = Name
# Column heading of `admin tables` or `admin people`.
admin-column-muted = Muted
# In the column “Muted”.
admin-muted-mark = yes
# Column heading of `admin tables` or `admin people`.
admin-column-seen = Last seen (UTC)
admin-none = Nothing to list.
admin-backed-up = Backup written to { $file }
admin-restored = Restored from { $file }
# Prompt; the answers are in “admin-yes-words”.
admin-restore-sure = Replace everything in the database with { $file }? (yes/no)
# Prompt; the answers are in “admin-yes-words”.
admin-remove-sure = Permanently delete table { $table }? (yes/no)
admin-removed = Table { $table } deleted.
# Prompt; the answers are in “admin-yes-words”.
admin-forget-sure = Permanently delete user { $person } and their data? (yes/no)
admin-forgotten = User { $person } deleted.
admin-muted-now = User { $person } muted.
admin-unmuted-now = User { $person } unmuted.
# The answers that mean yes, with spaces between.
admin-yes-words = y yes
admin-not-done = No changes made.
admin-no-table = There is no table “{ $table }”.
admin-no-person = There is no user “{ $person }”.
usage-choice = { $name }: “{ $value }” is not one of { $known }.
