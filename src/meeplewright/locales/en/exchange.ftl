# Games that come from other programs, and what goes out for research.

command-import = Convert games from other programs to records.
command-import-jcz = Convert a saved JCloisterZone game (.jcz) to a record.
command-import-jcz-more = Versions 4 and 5 are supported: the base game, The River, Inns & Cathedrals, Traders & Builders. Games with other expansions are rejected, and the expansions are listed.
# Help for an argument.
import-saved = The saved game.
# Help for an option.
import-out = Where to write the record. Default: next to the saved game, as .mwr.
import-written = Record written to { $file }
# $field says which message of the saved game is at fault.
import-fault = { $file }: message { $field }: { $why }
jcz-not-json = not JSON.
jcz-expansions = not supported, but used in this game: { $expansions }.
jcz-follower = a follower was placed without a tile in the same turn.
jcz-tile = unknown tile: { $tile }.
jcz-position = expected two integers.
jcz-meeple = unknown figure: { $meeple }.
jcz-elsewhere = the follower is not on the tile just placed.
jcz-location = unknown location on a tile: { $location }.
jcz-fits-nowhere = this tile did not fit anywhere when it was placed.
jcz-player = it was player { $seat }’s turn.
jcz-sets = only one set of base-game tiles is supported; this game has { $count }.
jcz-followers = the base game has 7 followers per player; this game has { $count }.
jcz-start = only games that start with the usual start tile, or with the spring of The River, are supported.
# $set is the name of an option’s value, such as inns_and_cathedrals.
jcz-sets-expansion = only one set of tiles of each expansion is supported; this game has { $count } of { $set }.
# $missing is a list of JCloisterZone’s names, such as “inn, cathedral”.
jcz-without = an expansion is used without a part of its rules, which is not supported: { $missing }.
# $tile is a type of tile, such as RB.
jcz-river = JCloisterZone discarded the river tile { $tile }, but by the rules here it fitted.
jcz-text = invalid Unicode: unpaired surrogate.

# Records as tables
command-dataset = Convert a folder of records to Parquet tables.
command-dataset-more = One folder per game and number of players, one file per table. Columns: see docs/dataset.md.
# Placeholder in --help, in capitals.
meta-tables = TABLES
dataset-folder = Folder with records (.mwr), searched recursively.
dataset-out = Output folder; must be new or empty.
dataset-tables = Tables to write, separated by commas: games, moves, positions, outcomes, views. Default: all except views.
dataset-views = Also write what the player to move could see at every decision (large).
dataset-skip-bad = Report and skip invalid records instead of stopping.
# Before the progress bar.
dataset-reading = { $folder }: records read
dataset-no-table = --tables: unknown table “{ $table }”; choose from: { $tables }.
dataset-no-records = { $folder }: no readable records.
# $trouble is a whole sentence.
dataset-bad-record = { $trouble } Nothing was written; use --skip-bad to skip invalid records.
dataset-no-numbers = { $game } has no action encoding, so it has no positions table.
dataset-left-out =
    { $count ->
        [one] Skipped one invalid record.
       *[other] Skipped { $count } invalid records.
    }
dataset-written =
    { $count ->
        [one] Tables for one record written to { $folder }
       *[other] Tables for { $count } records written to { $folder }
    }

# How fast batches are
command-bench = Run benchmarks on this machine.
command-bench-rules = Benchmark the rules of every game: full random games, and an environment step by step.
command-bench-batch = Benchmark a game’s batched engine: full random games, and one call per action.
command-bench-batch-more = The plain rules engine is measured in the same run for comparison. See docs/batch.md.
# Placeholder in --help, in capitals.
meta-numbers = NUMBERS
bench-option-games = Batch sizes, separated by commas. Default: depends on the device.
bench-option-players = Players per game.
bench-option-seconds = Approximate duration of each measurement, in seconds.
bench-option-compact = Use the compact board size; a few games will not fit.
bench-games = --games: “{ $value }” is not a number from 1 to { $most }.
bench-seconds = --seconds: “{ $value }” must be more than 0 and at most 600.
bench-no-engine = There is no batched engine for { $game }.
bench-measuring =
    Measuring a batch of { $count ->
        [one] one game
       *[other] { $count } games
    } on { $device } …
# Title of the table of results.
bench-title =
    { $game }, { $device }, { $count ->
        [one] one player
       *[other] { $count } players
    }
# Column heading of the table of results.
bench-column-games = batch size
# Column heading of the table of results.
bench-column-playouts = random games/s
# Column heading of the table of results.
bench-column-actions = actions/s with masks
# Column heading of the table of results.
bench-column-seen = with observations
# Column heading of the table of results.
bench-column-choosing = choices/s
# Column heading of the table of results.
bench-column-compiling = compile time, s
# Column heading of the table of results.
bench-column-bytes = bytes/game
# Column heading of the table of results.
bench-column-observation = bytes/observation
# Column of a table: the name of a game.
bench-column-game = game
# Column of a table.
bench-column-steps = steps/s with masks and observations
# Row of the table of results: the plain rules engine, for comparison.
bench-rules-compiled = rules, compiled
# Row of the table of results: the plain rules engine, for comparison.
bench-rules-interpreted = rules, interpreted
# After the table of results.
bench-legend = Actions are random legal actions; “choices/s” is the speed of choosing alone.
