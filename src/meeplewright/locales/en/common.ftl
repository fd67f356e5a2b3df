### Words that every game shares: why something cannot be read or done.
### A sentence here follows its rule or field and a colon ("seats: …"), so it begins small
### (unless the language wants otherwise) and ends with a full stop.

## A game that cannot be set up

setup-game = unknown game “{ $game }”; choose from: { $games }.
setup-seats =
    { $game } has { $least } to { $most ->
        [one] 1 seat
       *[other] { $most } seats
    }, not { $seats }.
setup-option = unknown game option “{ $option }”.
setup-value = “{ $option }” cannot be “{ $value }”; choose from: { $values }.
setup-encoding = { $game } has no action encoding, so learning agents cannot play it.
setup-batch = { $game } has no batched engine; choose from: { $known }.
setup-observations = { $game } has no observations of the kind “{ $kind }”; choose from: { $known }.
setup-parallel = in { $game } one seat acts at a time, so there is no parallel environment; use env or raw_env.
setup-bot = unknown bot “{ $bot }”; choose from: { $bots }.
setup-bot-setting = invalid bot “{ $bot }”: the setting after the colon is missing, or this bot takes none.
setup-bot-budget = “{ $bot }” has no valid budget; after the colon give simulations or time, such as 800, 200ms or 2s.
setup-bot-percent = “{ $bot }” has no valid setting; after the colon give a percentage from 1 to 100.
setup-bot-game = the bot “{ $bot }” cannot play { $game }.
setup-bot-program = “{ $command }” is not a program that can be run here.
setup-bot-local = the bot “{ $bot }” runs a local program; only `simulate` and `arena` can start it.
setup-bot-extra = the bot “{ $bot }” needs the extra “{ $extra }”: pip install 'meeplewright[{ $extra }]'
setup-style = unknown style “{ $style }”; choose from: { $styles }.
setup-style-game = bots have no styles in { $game }.
setup-style-bot = the bot “{ $bot }” has no styles.
setup-effort = unknown effort “{ $value }”; choose from { $efforts }, or a number of simulations from 1 to { $most }.

## A number that stands for no action

action-number = there is no legal action number { $number } here.
action-unnumbered = the action { $action } has no number: it cannot occur in a game.

## A program that plays, and forfeits a move

program-not-started = the program could not be started: { $why }.
program-ended = the program exited with code { $code }.
program-silent = the program did not respond within { $milliseconds } ms.
program-processor = the program used more than { $milliseconds } ms of CPU time without responding.
program-unknown = no reason was given.
program-too-long =
    the answer is longer than { $most ->
        [one] one byte
       *[other] { $most } bytes
    }.
program-nonsense = invalid answer “{ $answer }”.
program-other-question = the answer does not match the request.
program-given-up =
    the program was started { $starts ->
        [one] once and failed.
       *[other] { $starts } times and failed every time.
    }
program-number =
    there is no legal action number { $number }: there { $count ->
        [one] is one action
       *[other] are { $count } actions
    }, numbered from 0.

## JSON that cannot be read

form-missing = this field is missing.
form-unknown = unknown field.
form-one-of = exactly one of these is required: { $keys }.
form-not-known = unknown value “{ $value }”; choose from: { $known }.
# $wanted is object, whole, list, truth or text; $found is the type that was there.
form-type =
    expected { $wanted ->
        [object] an object
        [whole] an integer
        [list] a list
        [truth] a boolean
       *[text] a string
    }, got { $found ->
        [dict] an object
        [list] a list
        [str] a string
        [int] an integer
        [float] a number with a fraction
        [bool] a boolean
       *[null] null
    }.
form-differs = inconsistent with the rest of the position.
form-event = “{ $event }” is not an event of this game, or is incomplete.

## Actions that are no actions

action-no-notation = “{ $text }” is not a move in the notation of this game.
# $found is the name of a type in Python.
action-no-action = expected an action, got { $found }.

## Records

record-empty = the file is empty.
record-not-utf8 = the line is not UTF-8 text.
record-not-json = the line is not JSON.
record-too-deep =
    values are nested more than { $levels ->
        [one] one level
       *[other] { $levels } levels
    } deep.
record-number-too-large = number “{ $number }” is too large.
record-no-number = “{ $number }” is not a valid JSON number.
record-format = unsupported record format { $format }; only format 1 can be read.
record-twice = duplicate field “{ $field }”.
record-rules = there is no rules version { $rules }; versions start at 1.
record-line = the line is not a random outcome, move, comment or result.
record-after-result = only comments may follow the result.
record-seat = there is no seat “{ $seat }”; choose from: { $known }.
record-time = “{ $time }” is not a time in milliseconds.
record-is-finished = this game is over and cannot be continued.
record-newer-rules = recorded with rules version { $rules }; the newest supported here is { $known }.
record-no-entry =
    there is no step { $entry }; the record has { $entries ->
        [one] one step
       *[other] { $entries } steps
    }.
record-impossible-chance = “{ $outcome }” cannot happen here.
record-no-chance = “{ $outcome }” is a random outcome, but a player must act here.
record-result-too-early = there is a result, but the game is not over.
record-result = “{ $field }” does not match the moves.
record-torn = the last line is incomplete: writing was interrupted.

# Where in a record: $why is one of the sentences above with its rule or field in front.
fault-in-entry = { $file }, step { $entry }: { $why }
fault-in-line = { $file }, line { $line }: { $why }
# Where no line is at fault; $why is a sentence of its own and begins with a capital.
fault-in-file = { $file }: { $why }
# A sentence with its rule number or field: “CA 4.2: the north side …”.
reason-with-rule = { $rule }: { $why }

## Files

file-missing = { $file }: no such file or folder.
file-exists = { $file } already exists and will not be overwritten.
file-is-folder = { $file } is a folder, not a file.
file-not-folder = { $file }: part of this path is not a folder.
file-forbidden = { $file }: permission denied.
file-disk-full = { $file }: no space left on the disk.
file-in-use = { $file }: another game is writing to this record.
file-not-text = { $file } is not UTF-8 text.
file-trouble = { $file }: system error: { $message }
# Used for $file when the output is a terminal or a pipe.
file-output = Standard output

## Languages

language-unknown = Unknown language “{ $language }”. Available: { $languages }.

## Pieces of sentences

# A number alone, formatted for the language.
number = { $value }
# A name or text in quotation marks.
quoted = “{ $text }”

# All default options of a game: in the new-table form, and in --help.
preset-default = default (recommended)
