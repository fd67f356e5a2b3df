### Why the table server says no. Players read these in the browser and in a terminal, programs
### and hosts now and then. A sentence may follow its field and a colon or stand alone, so it
### makes sense without the field, begins small and ends with a full stop.

## Finding a table, sitting down

table-unknown = nothing is here: the address may be wrong, or the table may be gone.
table-gone = this was removed in the meantime.
table-removed = the table was removed.
table-restored = the server went back to a backup; the table goes on from there.
table-no-seat = this table has no seat { $seat }.
table-seat-taken = this seat is already taken.
table-seats =
    the game is for { $wanted ->
        [one] one player
       *[other] { $wanted } players
    }, not for { $seats }.
table-no-invite = this invitation is not valid, or it has been used already.
table-invite-only = this table is by invitation only; ask its host for one.
table-host-only = only the host of the table may do this.
table-not-host = only the host of the table may do this.
table-not-your-seat = this seat is not yours.
table-not-yours = no seat at this table is yours.
table-spectator = spectators can only look on.
table-too-many-tables =
    you already have { $most ->
        [one] one open or running table
       *[other] { $most } open or running tables
    }, and there can be no more.
table-other-rules = this table was begun with version { $rules } of the rules; version { $current } is played here now.
table-no-aid = this table does without the aid “{ $aid }”.
table-hints-busy = many hints are being thought about just now; please ask again in a moment.
table-hint-failed = no hint could be found this time; please ask again.
table-no-analysis = nobody has asked for this analysis here, or it is gone.
table-analysis-empty = there is nothing to analyse in this record.
table-analysis-failed = the analysis broke off; it can be begun again.
table-analyses-busy = many games are waiting to be analysed just now; please try again later.
table-clock-range = this must be between { $least } and { $most }.

## Before, during and after the game

table-not-started = the game has not begun yet.
table-started = the game has already begun.
table-over = the game is over.
table-not-finished = the game is not over yet.
table-rematch-early = a rematch is possible when the game is over.
table-record-early = the record can be had when the game is over.
table-plan = this is a private plan, not a game to keep or to repeat.
table-stale = the table has moved on since you decided; look again.
table-moved-on = something else happened first; look again.
table-overtaken = others were faster several times over; please try again.
table-bot-drives = a bot is playing this seat.
table-other-driver = somebody else is playing this seat now.
table-not-given-up = this seat has not been left to a bot.
table-given-up-for-good = you gave this seat up for good.
table-time-left = there is still time on the clock.
table-turn-lost = your time for this turn is up; you can come back when the bot has ended it.

## Taking back

table-nothing-to-take-back = there is nothing of yours to take back there.
table-built-upon = this cannot be taken back: later moves depend on it.
table-already-asked = somebody has already asked to take something back.
table-not-asked = nobody is asking to take anything back.
table-not-asked-you = your answer is not needed, or you have given it already.

## People

table-no-identity = the server does not know you; choose a name or give a valid token.
table-somebody-already = you already have a name here; you can change it.
table-link = this link is wrong, used up or too old; make a new one.
table-muted = you have been muted on this server.
table-webhooks-off = this server calls no webhooks.
table-webhook-address = this is not an http or https address that can be called.

## The connection

# $kind is full, gone or busy.
table-storage =
    the game waits, for the database { $kind ->
        [full] has no room left
        [busy] is busy
       *[gone] cannot be reached
    }; when that is over, it goes on by itself.
table-closing = the server is closing; the game goes on when it is back.
table-fault = something went wrong on the server; please try again.
table-too-often =
    too much in a short time; try again in { $seconds ->
        [one] one second
       *[other] { $seconds } seconds
    }.
table-connections-table = there are too many people at this table; try again later.
table-connections-person = you have too many tables open at once; close one first.
table-connections-address = there are too many connections from your network; try again later.
table-behind = the connection was too slow to keep up; connect again.
table-hello-first = the first message must be “hello”.
table-hello-late = “hello” did not come in time.
table-hello-twice = “hello” has been said already.
table-not-text = a message must be text, not binary data.
table-message-type = this is not a message of a known type.
table-message-too-large =
    a message can be at most { $most ->
        [one] one byte
       *[other] { $most } bytes
    } long.
table-websocket-only = this address speaks WebSocket only.

## Requests that cannot be understood

table-no-page = there is no such page.
table-no-method = this address does not know this method.
table-malformed = the request cannot be understood.
table-host = “{ $host }” is not a name of this server; whoever runs it can set one with --base-url.
table-origin = this comes from another site, and only this server's own pages may do it.
table-content-type = the content must be application/json, not “{ $found }”.
table-too-large =
    a request can be at most { $most ->
        [one] one byte
       *[other] { $most } bytes
    } long.
table-not-utf8 = this is not UTF-8 text, from byte { $at } on.
table-not-json = this is not JSON, from character { $at } on.
table-too-deep = values are nested more than { $most } deep.
table-number-too-large = “{ $value }” is too large a number.
table-not-a-number = “{ $value }” is not a number in JSON.
table-key-twice = “{ $field }” stands here twice.
table-nul = the text contains a NUL character.
table-half-letter = the text contains half a character.
table-field = this value is not possible here.
table-pattern = this does not have the right form.
table-empty = this must not be empty.
table-too-long =
    this can be at most { $most ->
        [one] one character
       *[other] { $most } characters
    } long.
table-too-short =
    this must be at least { $least ->
        [one] one character
       *[other] { $least } characters
    } long.
table-too-many = there can be at most { $most } of these.
table-too-few =
    at least { $least ->
        [one] one of these is
       *[other] { $least } of these are
    } needed.
table-too-small = this must be at least { $least }.
table-too-great = this must be at most { $most }.

## For hosts: settings, the database, backups

table-setting-number = “{ $value }” is not a number that can be used here.
table-setting-range = { $value } is out of range.
table-setting-choice = “{ $value }” is not one of the choices.
table-setting-address = “{ $value }” is not an address that can be used here.
table-database-newer = a newer version of the program has written this database (revision { $revision }).
table-backup-unknown = this is not a backup that can be read here.
table-backup-revision = this backup was made by another version of the program (revision { $revision }).
table-backup-damaged = the backup is damaged.
table-backup-torn = the backup is torn: its end is missing.
