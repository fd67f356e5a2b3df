### The command `meeplewright` in a terminal. Names of commands, options (--seats) and bots stay.

## Help

app-about = Board games by exact rules: play them here, keep and replay their records, simulate them.
app-more = “meeplewright COMMAND --help” explains a command. To begin: meeplewright play { $game }
app-lang = The language: { $languages }. Otherwise that of the environment.
app-version = Say which version this is.
app-help = Show this help.

help-usage = Usage
help-commands = Commands
help-arguments = Arguments
help-options = Options
help-examples = Examples
# $game is the name of a game.
help-game-options = { $game }: what --option can say
help-default = Default: { $value }.
help-required = Required.

# Placeholders in the help, in capitals.
meta-command = COMMAND
meta-options = [OPTIONS]
meta-game = GAME
meta-record = RECORD
meta-file = FILE
meta-folder = FOLDER
meta-number = NUMBER
meta-seats = SEATS
meta-bots = BOTS
meta-option = NAME=VALUE
meta-language = LANGUAGE
meta-seed = SEED

command-play = Play a game here in the terminal, against people and bots.
command-play-more = The record is written while you play; nothing is lost when you stop, and --resume goes on.
play-game = Which game: { $games }.
play-seats = Who plays, with commas between: a person's name, or a bot ({ $bots }). “bot:” or “person:” in front says which is meant.
play-option = An option of the game, such as farmers=none. May be repeated.
play-record = Where the record is kept; otherwise in your data folder.
play-resume = Go on with this record.

command-simulate = Let bots play many games against each other.
command-simulate-more = The same seed gives the same records, byte for byte, with any number of processes.
simulate-seats = How many players.
simulate-bots = Which bots, with commas between: one for all seats, or one for each. Choose from: { $bots }.
simulate-games = How many games.
simulate-seed = Any word or number; without one every run is different.
simulate-out = The folder for the records 0001.mwr, 0002.mwr …; nothing in it is overwritten.
simulate-processes = How many processes share the work.

command-replay = Show a recorded game at any of its entries.
command-replay-more = Entries are the outcomes of luck and the moves, counted from 1; 0 is before the first.
replay-record = The record, a file that ends in .mwr.
replay-at = After which entry; otherwise after the last.
replay-json = Print the whole position as JSON.
replay-seat = With --json: only what this seat may know (0 is the first seat, “none” a spectator).
replay-svg = Draw the board into this file; “-” prints the drawing.

command-check = Verify records: are they whole, and is every move legal?
command-check-more = The first bad entry of each record is named with the rule it breaks. The exit code is 2 if any record is not sound.
check-records = The records.

command-notation = Write a record as text that people read, or read such text back.
notation-record = The record to write as text.
notation-parse = Read this text instead and give the record; “-” reads what is piped in.
notation-out = Write into this new file instead of printing.

command-analyse = Say what a recorded game teaches: chances over time, luck and skill, turning points.
command-analyse-more = A decision is judged by what its player could know. The same record and effort give the same answer.
analyse-effort = How hard to think about each decision: { $efforts }, or a number of simulations.
analyse-html = Write a page with graph and boards into this file.
meta-effort = EFFORT

command-doctor = Say what is installed here and how it runs.

json-output = Print JSON for a program instead.

## A command line that cannot be understood

usage-no-command = “{ $command }” is not a command; choose from: { $commands }.
usage-no-option = There is no option “{ $option }” here.
usage-no-value = The option “{ $option }” needs a value.
usage-no-flag-value = The option “{ $option }” takes no value.
usage-extra = “{ $value }” is one argument too many.
usage-missing = { $name } is missing.
usage-not-whole = { $name }: “{ $value }” is not a whole number.
usage-out-of-range = { $name }: { $value } is not possible; it must be at least { $least }.
usage-option-form = --option: “{ $value }” must look like NAME=VALUE.
usage-option-twice = --option: “{ $option }” is given twice.
usage-seat-empty = --seats: there is a seat without a name.
usage-seat-name = --seats: “{ $name }” is not a name; a name has at most 40 letters and no special signs.
usage-bots-number =
    --bots: { $bots ->
        [one] one bot is
       *[other] { $bots } bots are
    } named for { $seats ->
        [one] one seat
       *[other] { $seats } seats
    }; name one for all, or one for each.
usage-no-seat = --seat: “{ $seat }” is not a seat here; choose from: { $known }.
usage-one-of = { $first } and { $second } cannot be given together.
usage-only-with = { $first } works only together with { $second }.
usage-resume-alone = --resume takes everything from the record; { $option } cannot be given with it.
usage-other-game = This is a record of { $game }.
usage-no-table = { $game } cannot be played in the terminal yet.
usage-no-drawing = Nobody here can draw { $game }.
usage-same-file = { $file }: this is the record itself, which is not overwritten.
usage-wrong = The command line cannot be understood: { $message }
usage-try = “{ $command } --help” says more.

## Playing: the table

# Stands where names stand, for the only person at the table when nobody was named.
play-you = You
play-new = A new game of { $game }: { $players }.
play-resumed = The game goes on: { $players }.
play-torn = The last line of the record was torn and has been dropped.
play-kept = The record is kept in { $file }
play-how = Type ? for help, q to stop.
play-thinking = { $name } is thinking …
# The line above the board; $left is one of the next.
play-heading = To play: { $name } · { $left }
play-left =
    { $count ->
        [0] the last tile
        [one] one tile left
       *[other] { $count } tiles left
    }
play-since = Since your last turn:
play-score = { $name } { $points }
play-score-with = { $name } { $points }, { $followers }
play-followers =
    { $count ->
        [one] one follower
       *[other] { $count } followers
    }
play-now = if the game ended now: { $points }
play-hand = Your tile: “{ $tile }”
play-more-board = Not in view: { $cells }. Type m to see more of the board.

play-ask-cell = Where? { $cells }
play-ask-turn = Which way round? { $numbers }, Enter for another cell
play-ask-follower = A follower? { $numbers }, Enter for none
play-no-follower-free = No follower can be placed: all is taken.
play-no-follower-left = No follower can be placed: you have none left.
play-spots = A follower can stand here:

play-what = “{ $text }” is not one of the choices. Type ? for help.
# A Cyrillic letter that is one label by its key and another by its look.
play-which-letter = “{ $text }” can mean { $labels } here; type the Latin letter.
play-nothing-to-undo = There is nothing to take back.
play-undone = Taken back. Tiles already drawn will come again in the same order.
play-stopped = Stopped. To go on: { $command }
play-tiles-left =
    { $count ->
        [one] One tile is still to come:
       *[other] { $count } tiles are still to come:
    }
play-tiles-none = No tile is left to come.
play-tiles-discarded = Out of the game, for they fitted nowhere: { $tiles }
play-scores-none = Nobody has scored yet.

play-help-cell = Type the label of a cell to lay your tile there. Numbers choose how it lies and where a follower stands.
play-help-coordinates = A cell can also be named by its coordinates, such as 1,0 or -2,3: first across, then up.
play-help-notation = Those who like it type the notation: (1,0):D2 lays a tile, city:N puts a follower.
play-help-t = the tiles still to come
play-help-s = the points so far and what they were for
play-help-m = another part of a large board
play-help-u = take back, to your last decision
play-help-q = stop; the record is kept, and you can go on later
play-help-enter = no follower; when asked which way round: another cell
play-help-legend = On the board:
play-legend-city = city
play-legend-pennant = pennant
play-legend-road = road
play-legend-village = village, where roads end
play-legend-field = field
play-legend-cloister = cloister
play-legend-dead = no tile that is left fits here
play-legend-follower = follower: { $name }

## The end, and replay

sheet-title = Final score
sheet-winner = Winner: { $name }!
sheet-winners = Shared win: { $names }!
sheet-total = Total
sheet-player = Player
sheet-for = For
sheet-points = Points
sheet-during = During the game
sheet-final = Final scoring
sheet-nothing = nothing

replay-title = { $game }: { $players }
replay-entry = Entry { $entry } of { $entries }: { $coming }
replay-options = Options: { $options }
replay-to-act = to act: { $name }
replay-luck = luck decides next
replay-in-hand = In hand: “{ $tile }”
replay-over = the game is over
replay-points = Points: { $points }
replay-drawn = The board is drawn in { $file }

## Records checked

check-sound =
    { $count ->
        [one] One record is sound.
       *[other] { $count } records are sound.
    }
check-bad =
    { $count ->
        [one] One record is not sound.
       *[other] { $count } records are not sound.
    }
check-older = { $file }: played by an older version of the rules; it still agrees with today's.

notation-written = Written: { $file }

## Games simulated

simulate-running = { $game }: games played
simulate-count = { $done }/{ $games }
simulate-bot = Bot
simulate-wins = Wins
simulate-shared = Shared wins
simulate-points = Points on average
simulate-mean = { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) }
simulate-done =
    { $games ->
        [one] One game
       *[other] { $games } games
    } in { $seconds } s, { $rate } a second.
simulate-written =
    { $count ->
        [one] One record is in { $folder }
       *[other] { $count } records are in { $folder }
    }
simulate-fault = Game { $number }: { $why }
# $count is how many moves; $why a sentence of its own, from the reasons above.
simulate-forfeits =
    { $bot } forfeited { $count ->
        [one] { $count } move
       *[other] { $count } moves
    }. The first: { $why }
simulate-last-words = It said last: { $said }
simulate-stopped =
    Stopped after { $games ->
        [one] one game
       *[other] { $games } games
    }.

# $feature is a command or an option, $extra the name of an extra.
extra-missing = { $feature } needs packages that are not installed: pip install 'meeplewright[{ $extra }]'

## Doctor

doctor-version = Meeplewright
doctor-python = Python
doctor-rules = Rules
doctor-compiled = compiled: fast
doctor-interpreted = interpreted: slower, but the same game
# Also said by play, simulate, arena and bench, alone on a line.
rules-missing = The rules run interpreted, many times slower: they are not compiled yet. Run: make build
rules-stale = The rules run interpreted, many times slower: the sources changed since they were compiled. Run: make build
rules-pure = The rules run interpreted, many times slower: this installation has no compiled rules
doctor-games = Games
doctor-bots = Bots
doctor-page = Page in the browser
doctor-page-there = here
doctor-page-missing = not in this installation
doctor-extras = Extras
doctor-no-extras = none
doctor-languages = Languages
doctor-language = Language now
doctor-records = Your records
doctor-terminal = Terminal
doctor-size = { $columns } columns and { $lines } rows, { $colours }
doctor-colours =
    { $count ->
        [0] no colours
       *[other] { $count } colours
    }
doctor-encoding = Text encoding
doctor-compiler = C compiler (optional)
doctor-missing = not found

## Hints and analysis

usage-effort = --effort: “{ $value }” is not known; choose from: { $efforts }, or give a number of simulations from 1 to { $most }.
analyse-working = Analysing { $file } …
analyse-written = The page is written in { $file }
hint-thinking = Looking for good moves …
hint-move = Move
play-help-hint = the best few moves, with the points they promise in the end (yours first) and your chance to win
# Where the tile is laid and how: $turns are quarter turns.
move-tile =
    { $turns ->
        [0] { $cell }, unturned
        [one] { $cell }, one quarter turn
       *[other] { $cell }, { $turns } quarter turns
    }
move-no-follower = no follower
