### Why the table server says no. Players read these in the browser and in a terminal, programs
### and hosts now and then. A sentence may follow its field and a colon or stand alone, so it
### makes sense without the field, begins small and ends with a full stop.

## Finding a table, sitting down

table-unknown = not found: the address may be wrong, or the table has been removed.
table-gone = this has been removed.
table-removed = the table has been deleted.
table-restored = the server was restored from a backup; the table continues from there.
table-no-seat = this table has no seat { $seat }.
table-seat-taken = this seat is already taken.
table-seats =
    the game takes { $wanted ->
        [one] one player
       *[other] { $wanted } players
    }, not { $seats }.
table-no-invite = this invitation is invalid or has already been used.
table-invite-only = this table is by invitation only; ask its host for a link.
table-host-only = only the table’s host can do this.
table-not-host = only the table’s host can do this.
table-not-your-seat = this seat is not yours.
table-not-yours = you have no seat at this table.
table-spectator = spectators can only watch.
table-too-many-tables =
    you have reached the limit of { $most ->
        [one] one open or running table
       *[other] { $most } open or running tables
    }.
table-too-many-bot-tables = you have too many running tables with bots only (limit: { $most }); watch one to its end first.
table-bot-seconds = “{ $bot }” asks for too much time; on this server a bot may think for at most { $most } s per turn.
table-bot-simulations = “{ $bot }” asks for too many simulations; the limit per turn on this server: { $most }.
table-other-rules = this table was started with rules version { $rules }; this server now uses version { $current }.
table-no-aid = “{ $aid }” is turned off at this table.
table-hints-busy = too many hint requests right now; please try again in a moment.
table-hints-yours = you are already waiting for too many hints (limit: { $most }); please try again when one is ready.
table-hint-failed = no hint found; please try again.
table-no-analysis = there is no such analysis.
table-analysis-empty = there is nothing to analyse in this record.
table-analysis-failed = the analysis failed; you can start it again.
table-analyses-busy = the analysis queue is full; please try again later.
table-analyses-yours = too many of your analyses are not finished (limit: { $most }); please try again later.
table-clock-range = this must be between { $least } and { $most }.

## Before, during and after the game

table-not-started = the game has not started yet.
table-started = the game has already started.
table-over = the game is over.
table-not-finished = the game is not over yet.
table-rematch-early = a rematch is possible when the game is over.
table-record-early = the record is available when the game is over.
table-plan = this is a private sandbox; it cannot be saved or replayed.
table-stale = the position has changed since you chose; please check again.
table-moved-on = the position has just changed; please check again.
table-overtaken = other actions came first several times; please try again.
table-bot-drives = a bot is playing this seat.
table-other-driver = someone else is playing this seat now.
table-not-given-up = this seat has not been handed to a bot.
table-given-up-for-good = you resigned from this seat.
table-time-left = there is still time on the clock.
table-turn-lost = your time for this turn is up; you can return when the bot has finished it.
table-already-lost = you have lost this game; you cannot return or resign any more.
table-too-late-to-abort = everyone has had a turn; the game can no longer be aborted.

## Drafting a turn

table-draft-complete = your turn is complete; confirm it, or undo a step first.
table-draft-incomplete = your turn is not complete yet.
table-draft-empty = you have not chosen anything in this turn yet.
table-draft-changed = the steps you chose have changed, perhaps on another device; please check again.

## Taking back

table-nothing-to-take-back = you have no move to undo there.
table-built-upon = this cannot be undone: later moves depend on it.
table-already-asked = someone has already asked for an undo.
table-not-asked = nobody is asking for an undo.
table-not-asked-you = your answer is not needed, or you have already given it.

## People

table-no-identity = you are not signed in; choose a name or provide a valid token.
table-somebody-already = you already have a name here; you can change it.
table-link = this link is invalid, used or expired; create a new one.
table-muted = you have been muted on this server.
table-chat-closed = only players and the host can write at this table.
table-webhooks-off = webhooks are disabled on this server.
table-webhook-address = this is not a valid http or https address.

## The connection

# $kind is full, gone or busy.
table-storage =
    the game is paused because the database { $kind ->
        [full] is full
        [busy] is busy
       *[gone] cannot be reached
    }; it will resume automatically.
table-closing = the server is shutting down; the game continues when it is back.
table-fault = something went wrong on the server; please try again.
table-too-often =
    too many requests; try again in { $seconds ->
        [one] one second
       *[other] { $seconds } seconds
    }.
table-connections-table = too many people at this table; try again later.
table-connections-person = you have too many tables open; close one first.
table-connections-address = too many connections from your network; try again later.
table-behind = the connection was too slow; please reconnect.
table-hello-first = the first message must be “hello”.
table-hello-late = “hello” did not arrive in time.
table-hello-twice = “hello” has already been sent.
table-not-text = a message must be text, not binary data.
table-message-type = unknown message type.
table-message-too-large =
    a message can be at most { $most ->
        [one] one byte
       *[other] { $most } bytes
    } long.
table-websocket-only = this address supports WebSocket only.

## Requests that cannot be understood

table-no-page = page not found.
table-no-method = method not allowed.
table-malformed = malformed request.
table-host = “{ $host }” is not a name of this server; its operator can set one with --base-url.
table-origin = cross-site requests are not allowed.
table-content-type = expected application/json, got “{ $found }”.
table-too-large =
    a request can be at most { $most ->
        [one] one byte
       *[other] { $most } bytes
    } long.
table-not-utf8 = not valid UTF-8 from byte { $at } on.
table-not-json = not valid JSON from character { $at } on.
table-too-deep =
    values are nested more than { $most ->
        [one] one level
       *[other] { $most } levels
    } deep.
table-number-too-large = number “{ $value }” is too large.
table-not-a-number = “{ $value }” is not a valid JSON number.
table-key-twice = duplicate key “{ $field }”.
table-nul = the text contains a NUL character.
table-half-letter = the text contains an unpaired surrogate.
table-field = invalid value.
table-pattern = invalid format.
table-empty = this must not be empty.
table-direction = this must not contain characters that change the direction of text.
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

## Rated games, profiles, downloads

table-rated-clock = a rated game needs a clock.
table-rated-hints = a rated game has no hints.
table-rated-alone = a rated game needs an opponent.
table-rated-once = in a rated game, each person has one seat.
table-rated-bot = “{ $bot }” cannot play a rated game; these bots can: { $known }.
table-rated-option = a rated game needs the option “{ $option }” to be “{ $value }”: ratings are only for such games.
table-rated-stay = in a rated game, no bot plays for you. You can resign.
table-rated-takeback = in a rated game, you can undo only what nobody has answered yet.
table-no-profile = there is no such profile, or it is not public.
table-no-date = “{ $field }” is not a valid date; expected a date like 2026-11-16.
table-export-nothing = you have no finished games to download.
table-export-no-dataset = this server cannot write datasets.
table-export-failed = the download could not be prepared. Try again later.

## For hosts: settings, the database, backups

table-setting-number = “{ $value }” is not a valid number.
table-setting-range = { $value } is out of range.
table-setting-choice = “{ $value }” is not one of the allowed values.
table-setting-address = “{ $value }” is not a valid address.
table-database-newer = this database was written by a newer version of the program (revision { $revision }).
table-backup-unknown = this is not a readable backup.
table-backup-revision = this backup was made by a newer version of the program (revision { $revision }); install that version first.
table-backup-damaged = the backup is damaged.
table-backup-torn = the backup is incomplete.
