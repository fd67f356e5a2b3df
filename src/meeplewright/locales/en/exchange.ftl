# Games that come from other programs, and what goes out for research.

command-import = Read games of other programs into records.
command-import-jcz = Read a saved game of JCloisterZone (.jcz) of the base game and write its record.
command-import-jcz-more = Versions 4 and 5 are read. What uses an expansion is refused, and the expansions are named.
import-saved = the saved game
import-out = where to write the record (default: beside the saved game, as .mwr)
import-written = The record is written in { $file }
import-fault = { $file }: message { $field }: { $why }
jcz-not-json = this is not JSON.
jcz-expansions = the base game alone can be read here; this game also uses: { $expansions }.
jcz-follower = a follower here without a tile placed before it in the same turn.
jcz-tile = the base game has no tile named { $tile }.
jcz-position = two whole numbers are wanted here.
jcz-meeple = the base game has no such piece: { $meeple }.
jcz-elsewhere = the follower does not stand on the tile that was just placed.
jcz-location = no such place on a tile is known: { $location }.
jcz-fits-nowhere = this tile fitted nowhere when it was laid.
jcz-player = it was the turn of player { $seat }.
jcz-sets = the tiles of the base game can be read here once; in this game they are there { $count } times.
jcz-followers = the base game has 7 followers for each player; in this game it is { $count }.
jcz-start = only games that begin with the start tile of the base game can be read here.
jcz-text = half a letter that cannot be written.

# Records as tables
command-dataset = Turn a folder of records into Parquet tables.
command-dataset-more = One folder for each game and number of players, one file a table. docs/dataset.md says what each column means.
meta-tables = TABLES
dataset-folder = The folder with the records (.mwr); those in folders below it count too.
dataset-out = The folder for the tables; it must be new or empty.
dataset-tables = Which tables, with commas between them: games, moves, positions, outcomes, views. Without this option all but the views.
dataset-views = Also write what the player to move could see, at every decision; this is large.
dataset-skip-bad = Name records that are not sound and leave them out, instead of stopping.
dataset-reading = { $folder }: records read
dataset-no-table = --tables: there is no table “{ $table }”; choose from: { $tables }.
dataset-no-records = { $folder }: there is no record here that could be read.
dataset-bad-record = { $trouble } Nothing was written; --skip-bad leaves such records out.
dataset-no-numbers = { $game } has no numbering of actions, so there are no positions of it.
dataset-left-out =
    { $count ->
        [one] One record is not sound and was left out.
       *[other] { $count } records are not sound and were left out.
    }
dataset-written =
    { $count ->
        [one] The tables of one record are in { $folder }
       *[other] The tables of { $count } records are in { $folder }
    }

# How fast batches are
command-bench = Measure how fast something is on this machine.
command-bench-batch = Benchmark a game's batched engine: full random games, and one call per action.
command-bench-batch-more = Beside it the rules themselves, in the same run. docs/batch.md says what the numbers mean.
meta-numbers = NUMBERS
bench-option-games = How many games at once, with commas between the numbers. Without this option what suits the device.
bench-option-players = How many players a game has.
bench-option-seconds = About how long each number is measured.
bench-option-compact = Tables of the compact size, which a rare game outgrows.
bench-games = --games: “{ $value }” is not a number from 1 to { $most }.
bench-seconds = --seconds: “{ $value }” must be more than 0 and at most 600.
bench-measuring = { $count } games at once on { $device } ...
bench-title = { $device }, { $count } players
bench-column-games = games at once
bench-column-playouts = random games/s
bench-column-actions = actions/s with masks
bench-column-seen = with observations
bench-column-choosing = choices/s
bench-column-compiling = compiling, s
bench-column-bytes = bytes a game
bench-column-observation = bytes of an observation
bench-rules-compiled = rules, compiled
bench-rules-interpreted = rules, interpreted
bench-legend = A turn is two actions: a tile and a follower. Actions are chosen at random from the masks; “choices/s” is what that alone would reach.
