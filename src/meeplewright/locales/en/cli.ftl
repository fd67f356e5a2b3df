### The command `meeplewright` in a terminal. Names of commands, options (--seats) and bots stay.

## Help

app-about = Play, record, replay and simulate board games with exact rules.
app-more = Run “meeplewright COMMAND --help” for help on a command. To start: meeplewright play { $game }
app-lang = Language: { $languages }. Default: from the environment.
app-version = Show the version and exit.
app-help = Show this help and exit.

# Heading in --help.
help-usage = Usage
# Heading in --help.
help-commands = Commands
# Heading in --help.
help-arguments = Arguments
# Heading in --help.
help-options = Options
# Heading in --help.
help-examples = Examples
# Heading in --help; $game is the name of a game.
help-game-options = { $game }: values for --option
# After the description of an option in --help.
help-default = Default: { $value }.
# After the description of an option in --help.
help-required = Required.

# Placeholders in the help, in capitals.
meta-command = COMMAND
# Placeholder in --help, in capitals.
meta-options = [OPTIONS]
# Placeholder in --help, in capitals.
meta-game = GAME
# Placeholder in --help, in capitals.
meta-record = RECORD
# Placeholder in --help, in capitals.
meta-file = FILE
# Placeholder in --help, in capitals.
meta-folder = FOLDER
# Placeholder in --help, in capitals.
meta-number = NUMBER
# Placeholder in --help, in capitals.
meta-seats = SEATS
# Placeholder in --help, in capitals.
meta-bots = BOTS
# Placeholder in --help, in capitals.
meta-option = NAME=VALUE
# Placeholder in --help, in capitals.
meta-language = LANGUAGE
# Placeholder in --help, in capitals.
meta-seed = SEED

command-play = Play in the terminal against people and bots.
command-play-more = The game is saved as you play; use --resume to continue it.
play-game = The game: { $games }.
play-seats = Players, separated by commas: a person’s name or a bot ({ $bots }). Add “bot:” or “person:” in front if unclear.
play-option = A game option, e.g. farmers=none, or a rulebook, e.g. hungarian. Can be repeated.
play-record = Where to save the record. Default: your data folder.
play-resume = Resume this record.

command-simulate = Simulate many games between bots.
command-simulate-more = The same seed gives byte-identical records for any number of processes.
simulate-seats = Number of players.
simulate-bots = Bots, separated by commas: one for all seats, or one per seat. Available: { $bots }.
simulate-games = Number of games.
simulate-seed = Any word or number. Without a seed every run is different.
simulate-out = Output folder for 0001.mwr, 0002.mwr … Existing files are never overwritten.
simulate-workers = Number of processes.

command-replay = Show a recorded game at any point.
command-replay-more = Steps are moves and random draws, numbered from 1; 0 is the starting position.
replay-record = The record (.mwr file).
replay-at = Show the position after this step. Default: the last.
replay-json = Output the full position as JSON.
replay-seat = With --json: only what this seat can know (0 is the first seat, “none” a spectator).
replay-svg = Write the board as SVG to this file (“-” for standard output).
replay-if-over = Also show everybody’s points if the game ended there.

command-check = Verify that records are complete and every move is legal.
command-check-more = Reports the first bad step of each record and the rule it breaks. Exit code 2 if any record is invalid.
check-records = Records to verify.

command-notation = Convert a record to readable text, or text back to a record.
notation-record = The record to convert.
notation-parse = Convert this text to a record instead (“-” reads standard input).
notation-out = Write to this new file instead of standard output.

command-analyse = Analyse a recorded game: win probability over time, luck and skill, turning points.
command-analyse-more = Decisions are judged on what the player could know. The same record and effort give the same result.
analyse-effort = Effort per decision: { $efforts }, or a number of simulations.
analyse-html = Write an HTML report with graph and boards to this file.
# Placeholder in --help, in capitals.
meta-effort = EFFORT

command-doctor = Show diagnostic information about this installation.

json-output = Output JSON.

## A command line that cannot be understood

usage-no-command = Unknown command “{ $command }”. Available: { $commands }.
usage-no-option = Unknown option “{ $option }”.
usage-no-value = Option “{ $option }” needs a value.
usage-no-flag-value = Option “{ $option }” takes no value.
usage-extra = Unexpected argument “{ $value }”.
usage-missing = { $name } is missing.
usage-not-whole = { $name }: “{ $value }” is not an integer.
usage-out-of-range = { $name } must be at least { $least }, not { $value }.
usage-option-form = --option: expected NAME=VALUE, got “{ $value }”.
usage-option-twice = --option: “{ $option }” is given twice.
usage-seat-empty = --seats: one seat has no name.
usage-seat-name = --seats: “{ $name }” is not a valid name (at most 40 characters, no special characters).
usage-bots-number =
    --bots: { $bots ->
        [one] one bot
       *[other] { $bots } bots
    } given for { $seats ->
        [one] one seat
       *[other] { $seats } seats
    }; give one, or one per seat.
usage-no-seat = --seat: there is no seat “{ $seat }”; choose from: { $known }.
usage-one-of = { $first } and { $second } cannot be used together.
usage-only-with = { $first } only works with { $second }.
usage-resume-alone = --resume takes all settings from the record; it cannot be combined with { $option }.
usage-other-game = This is a record of { $game }.
usage-no-table = { $game } cannot be played in the terminal yet.
usage-no-drawing = { $game } boards cannot be drawn yet.
usage-same-file = { $file } is the record itself and will not be overwritten.
usage-wrong = Invalid command line: { $message }
usage-try = See “{ $command } --help”.

## Playing: the table

# Used as a name, for the only person at the table when no name was given.
play-you = You
play-new = New game of { $game }: { $players }.
play-resumed = Game resumed: { $players }.
play-torn = The last line of the record was incomplete and has been removed.
play-kept = Saved to { $file }
play-how = Type ? for help, q to quit.
play-thinking = { $name } is thinking …
# The line above the board; $left is the message “play-left”.
play-heading = Turn: { $name } · { $left }
# Part of “play-heading”.
play-left =
    { $count ->
        [0] last tile
        [one] one tile left
       *[other] { $count } tiles left
    }
# The line above the board in the second part of a turn; $left is the message “play-left”.
play-heading-second = Turn: { $name }, second tile · { $left }
# Part of “play-heading”, before “play-left”: tiles of the river that are still to come.
play-river-left =
    { $count ->
        [one] one river tile left
       *[other] { $count } river tiles left
    }
# Above what happened.
play-since = Since your last turn:
# One player in the line of scores.
play-score = { $name } { $points }
# One player in the line of scores; $followers is the message “play-followers”.
play-score-with = { $name } { $points }, { $followers }
# Followers left in a player’s supply.
play-followers =
    { $count ->
        [one] one follower
       *[other] { $count } followers
    }
# Who has which goods; $goods is a list of “play-goods-of”.
play-goods = Goods: { $goods }
# One player’s goods; $goods is a list such as “2 × wine, 1 × cloth”.
play-goods-of = { $name } { $goods }
# After a player’s score.
play-now = if the game ended now: { $points }
# Above the board.
play-hand = Your tile: “{ $tile }”
play-more-board = Off screen: { $cells }. Type m to move the view.

# Prompt.
play-ask-cell = Where? { $cells }
# Prompt.
play-ask-turn = Rotation? { $numbers }, Enter to choose another cell
# Prompt.
play-ask-follower = Follower? { $numbers }, Enter for none
# Prompt, in games with other figures besides followers.
play-ask-figure = Figure? { $numbers }, Enter for none
play-no-follower-free = No follower can be placed: everything is occupied.
play-no-follower-left = No follower can be placed: you have none left.
# Above a numbered list.
play-spots = Free spots for a follower:
# Above a numbered list, in games with other figures besides followers.
play-spots-figures = What you can place here:

play-what = “{ $text }” is not an option. Type ? for help.
# A Cyrillic letter that is one label by its key and another by its look.
play-which-letter = “{ $text }” can mean { $labels } here; type the Latin letter.
play-nothing-to-undo = Nothing to undo.
play-undone = Undone. The same tiles will be drawn again in the same order.
play-stopped = Stopped. To resume: { $command }
# Above the list of remaining tiles.
play-tiles-left =
    { $count ->
        [one] One tile left:
       *[other] { $count } tiles left:
    }
play-tiles-none = No tiles left.
play-tiles-discarded = Discarded, did not fit anywhere: { $tiles }
play-scores-none = Nobody has scored yet.

# One line of the in-game help, after the key to type.
play-help-cell = Type a cell’s label to place your tile there. Numbers choose the rotation and the follower’s spot.
# One line of the in-game help, after the key to type.
play-help-coordinates = You can also type a cell’s coordinates, e.g. 1,0 or -2,3: first across, then up.
# One line of the in-game help, after the key to type.
play-help-notation = You can also type notation: (1,0):D2 places a tile, city:N places a follower.
# One line of the in-game help, in games with other figures besides followers.
play-help-figures = In notation, big:city:N is a big follower, builder:road:E a builder, pig:field:NL a pig.
# One line of the in-game help, after the key to type.
play-help-t = remaining tiles
# One line of the in-game help, after the key to type.
play-help-s = points so far, and where they came from
# One line of the in-game help, after the key to type.
play-help-m = show another part of a large board
# One line of the in-game help, after the key to type.
play-help-u = undo to your last decision
# One line of the in-game help, after the key to type.
play-help-q = quit; the game is saved and can be resumed
# One line of the in-game help, after the key to type.
play-help-enter = no follower; at the rotation prompt: another cell
# Heading above the legend.
play-help-legend = On the board:
# Legend under the board in the in-game help.
play-legend-city = city
# Legend under the board in the in-game help.
play-legend-pennant = pennant
# Legend under the board in the in-game help.
play-legend-road = road
# Legend under the board in the in-game help.
play-legend-village = village, where roads end
# Legend under the board in the in-game help.
play-legend-field = field
# Legend under the board in the in-game help.
play-legend-cloister = cloister
# Legend under the board in the in-game help.
play-legend-river = river
# Legend under the board in the in-game help.
play-legend-inn = inn
# Legend under the board in the in-game help.
play-legend-cathedral = cathedral
# Legend under the board in the in-game help: a goods symbol in a city.
play-legend-wine = wine
# Legend under the board in the in-game help: a goods symbol in a city.
play-legend-grain = grain
# Legend under the board in the in-game help: a goods symbol in a city.
play-legend-cloth = cloth
# Legend under the board in the in-game help.
play-legend-big = big follower
# Legend under the board in the in-game help.
play-legend-builder = builder
# Legend under the board in the in-game help.
play-legend-pig = pig
# Legend under the board in the in-game help.
play-legend-dead = no remaining tile fits here
# Legend under the board in the in-game help.
play-legend-follower = follower: { $name }

## The end, and replay

# The table of final scores: title, column headings, parts.
sheet-title = Final score
# The table of final scores: title, column headings, parts.
sheet-winner = Winner: { $name }!
# The table of final scores: title, column headings, parts.
sheet-winners = Tie: { $names }!
# The table of final scores: title, column headings, parts.
sheet-total = Total
# The table of final scores: title, column headings, parts.
sheet-player = Player
# Column heading: what the points are for.
sheet-for = Source
# The table of final scores: title, column headings, parts.
sheet-points = Points
# The table of final scores: title, column headings, parts.
sheet-during = During the game
# The table of final scores: title, column headings, parts.
sheet-final = Final scoring
# The table of final scores: title, column headings, parts.
sheet-nothing = nothing

# First line of a replay.
replay-title = { $game }: { $players }
# $coming is one of the next messages: whose turn it is, a random draw, or the end.
replay-entry = Step { $entry } of { $entries }: { $coming }
# Under the first line of a replay.
replay-options = Options: { $options }
# Part of “replay-entry” after the colon.
replay-to-act = turn: { $name }
# Part of “replay-entry” after the colon.
replay-luck = next: random draw
replay-in-hand = Drawn tile: “{ $tile }”
# Part of “replay-entry” after the colon.
replay-over = the game is over
# Under the board.
replay-points = Points: { $points }
# Below the board, with --points.
replay-points-now = Points if the game ended here: { $points }
# Below the board: how the game ended at its table. $names are the winners.
replay-ended-resignation = Ended by resignation. Winner: { $names }
# Below the board: how the game ended at its table. $names are the winners.
replay-ended-time = Ended on time. Winner: { $names }
replay-ended-aborted = The game was aborted.
# Below the board: $lost are the players who could not win any more.
replay-ended-points = Won by { $names }. Resigned or out of time, so could not win: { $lost }
replay-drawn = Board written to { $file }

## Records checked

check-sound =
    { $count ->
        [one] One valid record.
       *[other] { $count } valid records.
    }
check-bad =
    { $count ->
        [one] One invalid record.
       *[other] { $count } invalid records.
    }
check-older = { $file }: recorded with an older version of the rules; still valid.

notation-written = Written to { $file }

## Games simulated

# Before the progress bar.
simulate-running = { $game }: games played
# At the end of the progress bar.
simulate-count = { $done }/{ $games }
# Column heading.
simulate-bot = Bot
# Column heading.
simulate-wins = Wins
# Column heading.
simulate-shared = Ties
# Column heading.
simulate-points = Average score
# A cell of the table.
simulate-mean = { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) }
simulate-done =
    { $games ->
        [one] One game
       *[other] { $games } games
    } in { $seconds } s ({ $rate }/s).
simulate-written =
    { $count ->
        [one] One record written to { $folder }
       *[other] { $count } records written to { $folder }
    }
simulate-fault = Game { $number }: { $why }
# $count is how many moves; $why a sentence of its own, from the reasons above.
simulate-forfeits =
    { $bot } forfeited { $count ->
        [one] { $count } move
       *[other] { $count } moves
    }. First reason: { $why }
simulate-last-words = Last output: { $said }
simulate-stopped =
    Stopped after { $games ->
        [one] one game
       *[other] { $games } games
    }.

# $feature is a command or an option, $extra the name of an extra.
extra-missing = { $feature } needs packages that are not installed: pip install 'meeplewright[{ $extra }]'

## Doctor

# `meeplewright doctor`: label or value in a two-column table.
doctor-version = Meeplewright
# `meeplewright doctor`: label or value in a two-column table.
doctor-python = Python
# `meeplewright doctor`: label or value in a two-column table.
doctor-rules = Rules
# `meeplewright doctor`: label or value in a two-column table.
doctor-compiled = compiled (fast)
# `meeplewright doctor`: label or value in a two-column table.
doctor-interpreted = interpreted (slower)
# Also printed by play, simulate, arena and bench, alone on a line.
rules-missing = The rules are not compiled yet and run many times slower. Run: make build
rules-stale = The sources have changed since the rules were compiled, so they run many times slower. Run: make build
rules-pure = This installation has no compiled rules, so they run many times slower.
# `meeplewright doctor`: label or value in a two-column table.
doctor-games = Games
# `meeplewright doctor`: label or value in a two-column table.
doctor-bots = Bots
# `meeplewright doctor`: label or value in a two-column table.
doctor-page = Web interface
# `meeplewright doctor`: label or value in a two-column table.
doctor-page-there = installed
# `meeplewright doctor`: label or value in a two-column table.
doctor-page-missing = not installed
# `meeplewright doctor`: label or value in a two-column table.
doctor-extras = Extras
# `meeplewright doctor`: label or value in a two-column table.
doctor-no-extras = none
# `meeplewright doctor`: label or value in a two-column table.
doctor-languages = Languages
# `meeplewright doctor`: label or value in a two-column table.
doctor-language = Current language
# `meeplewright doctor`: label or value in a two-column table.
doctor-records = Your records
# `meeplewright doctor`: label or value in a two-column table.
doctor-terminal = Terminal
# `meeplewright doctor`: label or value in a two-column table.
doctor-size =
    { $columns ->
        [one] one column
       *[other] { $columns } columns
    }, { $lines ->
        [one] one row
       *[other] { $lines } rows
    }, { $colours }
# `meeplewright doctor`: label or value in a two-column table.
doctor-colours =
    { $count ->
        [0] no colours
        [one] one colour
       *[other] { $count } colours
    }
# `meeplewright doctor`: label or value in a two-column table.
doctor-encoding = Text encoding
# `meeplewright doctor`: label or value in a two-column table.
doctor-compiler = C compiler (optional)
# `meeplewright doctor`: label or value in a two-column table.
doctor-missing = not found

## Hints and analysis

analyse-working = Analysing { $file } …
analyse-written = Report written to { $file }
hint-thinking = Searching for good moves …
# Column heading of the list of hints.
hint-move = Move
# One line of the in-game help, after the key to type.
play-help-hint = best moves, with expected final scores (yours first) and win probability
# Part of a move in a list of hints: where the tile goes; $turns is its number of quarter turns, 0 to 3.
move-tile =
    { $turns ->
        [0] { $cell }, not rotated
        [1] { $cell }, rotated 90°
        [2] { $cell }, rotated 180°
       *[other] { $cell }, rotated 270°
    }
# Part of a move in a list of hints, after the tile.
move-no-follower = no follower
