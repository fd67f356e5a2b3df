### Words that every game shares: why something cannot be read or done.
### A sentence here follows its rule or field and a colon ("seats: …"), so it begins small
### (unless the language wants otherwise) and ends with a full stop.

## A game that cannot be set up

setup-game = there is no game called “{ $game }”; choose from: { $games }.
setup-seats = the game is for { $least } to { $most } players, not for { $seats }.
setup-option = the game has no option called “{ $option }”.
setup-value = “{ $option }” cannot be “{ $value }”; choose from: { $values }.
setup-encoding = { $game } has no numbering of actions and observations, so programs that learn cannot play it.
setup-bot = there is no bot called “{ $bot }”; choose from: { $bots }.
setup-bot-setting = the bot cannot be made from “{ $bot }”; nothing follows the colon, or this bot wants none.
setup-bot-budget = “{ $bot }” says no budget; behind the colon stand simulations or time, such as 800, 200ms or 2s.
setup-bot-game = the bot “{ $bot }” does not know how to play { $game }.
setup-bot-program = “{ $command }” is not the command of a program that can be run here.
setup-bot-local = the bot “{ $bot }” runs a program of this machine; only `simulate` and `arena` start it.
setup-bot-extra = the bot “{ $bot }” needs the extra “{ $extra }”: pip install 'meeplewright[{ $extra }]'

## A number that stands for no action

action-number = there is no legal action with the number { $number } here.
action-unnumbered = the action { $action } has no number: it cannot come up in play.

## A program that plays, and forfeits a move

program-not-started = the program could not be started: { $why }.
program-ended = the program ended, with exit code { $code }.
program-silent = the program did not answer within { $milliseconds } ms.
program-too-long = the answer is longer than { $most } bytes.
program-nonsense = the answer “{ $answer }” cannot be read.
program-other-question = the answer belongs to another question.
program-given-up = the program was started { $starts } times and failed every time.
program-number = there is no legal action number { $number }; there are { $count }, counted from 0.

## JSON that cannot be read

form-missing = this field is missing.
form-unknown = there is no such field.
form-one-of = exactly one of these is wanted: { $keys }.
form-not-known = “{ $value }” is not known; choose from: { $known }.
# $wanted is object, whole, text or list; $found is the type that stood there.
form-type =
    { $wanted ->
        [object] an object is wanted
        [whole] a whole number is wanted
        [list] a list is wanted
        [truth] true or false is wanted
       *[text] a text is wanted
    }, but there is { $found ->
        [dict] an object
        [list] a list
        [str] a text
        [int] a number
        [float] a number with a fraction
        [bool] true or false
       *[null] nothing
    }.
form-differs = this does not agree with the rest of the position.
form-event = “{ $event }” is not an event of this game, or a part of it is missing.

## Actions that are no actions

action-no-notation = “{ $text }” is not a move in the notation of this game.

## Records

record-empty = the file is empty.
record-not-utf8 = the line is not UTF-8 text.
record-not-json = the line is not JSON.
record-too-deep = values are nested more than { $levels } deep.
record-number-too-large = “{ $number }” is too large a number.
record-no-number = “{ $number }” is not a number in JSON.
record-format = this is a record of format { $format }, and only format 1 can be read.
record-twice = “{ $field }” stands here for the second time.
record-rules = there is no version { $rules } of the rules; versions are counted from 1.
record-line = the line is neither an outcome of luck nor a move, a remark or the result.
record-after-result = nothing but remarks may follow the result.
record-seat = “{ $seat }” is not a seat here; choose from: { $known }.
record-time = “{ $time }” is not a time in milliseconds.
record-is-finished = this game is finished, so it cannot go on.
record-newer-rules = this was played by version { $rules } of the rules; version { $known } is the newest known here.
record-no-entry =
    there is no entry { $entry }; the record has { $entries ->
        [one] one entry
       *[other] { $entries } entries
    }.
record-impossible-chance = “{ $outcome }” cannot happen here.
record-no-chance = “{ $outcome }” is luck, but a player must act here.
record-result-too-early = there is a result, but the game is not over.
record-result = “{ $field }” is not what the moves lead to.
record-torn = the last line is torn: it was cut off while it was written.

# Where in a record: $why is one of the sentences above with its rule or field in front.
fault-in-entry = { $file }, entry { $entry }: { $why }
fault-in-line = { $file }, line { $line }: { $why }
# Where no line is at fault; $why stands alone and begins with a capital.
fault-in-file = { $file }: { $why }
# A sentence with its rule number or field: “CA 4.2: the north side …”.
reason-with-rule = { $rule }: { $why }

## Files

file-missing = { $file }: there is no such file or folder.
file-exists = { $file }: this exists already and is not overwritten.
file-is-folder = { $file }: this is a folder, not a file.
file-not-folder = { $file }: a part of this path is not a folder.
file-forbidden = { $file }: you have no permission for this.
file-disk-full = { $file }: there is no room left on the disk.
file-in-use = { $file }: another game is writing to this record.
file-not-text = { $file }: this is not UTF-8 text.
file-trouble = { $file }: the system says “{ $message }”.
# Stands for $file where there is no file, but a terminal or a pipe.
file-output = Standard output

## Languages

language-unknown = There is no language “{ $language }”; choose from: { $languages }.

## Pieces of sentences

number = { $value }
quoted = “{ $text }”
