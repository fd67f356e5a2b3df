### `meeplewright arena`: bots meet, and a report says who is better.

## Help

# Placeholder for the value of an option in --help.
meta-bot = BOT
# Placeholder for the value of an option in --help.
meta-workers = NUMBER|ray
# Placeholder for the value of an option in --help.
meta-clock = wall|processor
command-arena = Run matches between bots, with the same deals from every seat, and report which bot is stronger and how certain that is.
command-arena-more = Every deal is played once in each seating of the bots. Results are saved continuously; run the same command again to resume.
arena-bots = Bots to compare: { $bots }. With more bots than seats, every combination plays; with fewer, the last one fills the remaining seats.
arena-deals = Number of deals. Decide before you look at any results.
arena-seed = Any word or number. A different seed gives different deals.
arena-workers = Number of worker processes (default: one per core), or “ray” to use a Ray cluster.
arena-clock = How time budgets are measured: wall-clock time, or CPU time (fairer on a busy machine).
arena-out = Results file. Existing results are continued. Default: a file in your data folder.
arena-records = Folder for the records of all games, as 0001-1.mwr (deal 1, first game) and so on.
arena-extend = Add deals to a match: with a larger --deals, only the missing games are played.
arena-html = Write the report with plots to this HTML file.
arena-audit = Audit instead of measuring: before each decision, re-deal everything the bot cannot see, and fail if its choice changes. Time budgets are simulated: each clock read counts as half a millisecond.

## The report

# Heading of the report.
arena-title =
    { $game }, { $seats ->
        [one] one seat
       *[other] { $seats } seats
    }, { $deals ->
        [one] one complete deal
       *[other] { $deals } complete deals
    }, seed { $seed }
# Title of a table: each pair of bots.
arena-pairs = Pairs
# Title of a table: one row per bot.
arena-every-bot = Every bot
# Heading of a table in the report.
arena-times = Time per turn
# Title of a table: every bot against every other.
arena-cross-title = Cross-table
# Column heading: two bots.
arena-pair = Pair
# Column heading: average difference in points.
arena-margin = Margin
# Column heading: share of games won.
arena-wins = Wins
# Column heading: 95% confidence interval of the share won.
arena-interval = 95%
# Column heading: the share of wins that equal bots would have.
arena-fair = Expected share
# Column heading: share of games in which the first bot of the pair finished ahead of the second.
arena-ahead = Finished ahead
# Corner of the cross-table.
arena-cross = Row against column
# Column heading.
arena-rating = Rating
# Column heading: rating by the openskill package (its name).
arena-openskill = openskill
# Column heading.
arena-simulations = simulations/turn
# Column heading.
arena-turn = ms/turn
# Column heading: longest turn, in milliseconds.
arena-longest = max ms
# A share in a cell of a table.
arena-percent = { NUMBER($share, minimumFractionDigits: 1, maximumFractionDigits: 1) }%
# Last line of the report.
arena-results = Results: { $file }
arena-extended =
    This match was planned with { $first ->
        [one] one deal
       *[other] { $first } deals
    } and extended to { $deals }. An extension that depends on the results makes the intervals too narrow.
arena-records-kept = Records: { $folder }
arena-without-record =
    { $games ->
        [one] One game has no record, because it was played without --records.
       *[other] { $games } games have no record, because they were played without --records.
    }
arena-no-ratings = Ratings need the extra “{ $extra }”: pip install 'meeplewright[{ $extra }]'
arena-fault = { $bot } caused an error in deal { $deal } (seed { $seed }, seat { $seat }, step { $entry }): { $error }
arena-forfeits =
    { $bot } forfeited { $moves ->
        [one] one move
       *[other] { $moves } moves
    } in { $games ->
        [one] one game
       *[other] { $games } games
    }. First reason: { $why }
arena-stopped = Stopped. Run the same command to resume.
# Title of a plot.
arena-plot-scores = Scores
# Title of a plot.
arena-plot-ratings = Ratings with 95% intervals
# Title of a plot.
arena-plot-sources = Points by source
# Axis of a plot.
arena-plot-points = Points
# Axis of a plot: how many seats finished with these points.
arena-plot-seats = Seats
# Axis of a plot.
arena-plot-rating = Rating
# Legend of the plot of points by source.
arena-source-city = cities
# Legend of the plot of points by source.
arena-source-road = roads
# Legend of the plot of points by source.
arena-source-field = fields
# Legend of the plot of points by source.
arena-source-cloister = cloisters
# Legend of the plot of points by source.
arena-source-goods = goods
# Legend of the plot of points by source.
arena-source-printed = printed points
# Legend of the plot of points by source.
arena-source-turn_order = turn order
# Legend of the plot of points by source.
arena-source-transport = transport
# Legend of the plot of points by source.
arena-source-river = river
# Legend of the plot of points by source.
arena-source-loop = road loop
# Legend of the plot of points by source.
arena-source-gold = gold
# Legend of the plot of points by source.
arena-source-store = storage tiles
# Legend of the plot of points by source.
arena-source-sets = sets

## The rating list

# Placeholder in the help.
meta-seat-counts = NUMBER[,NUMBER…]
command-ratings = Make a rating list of all bots and levels, for each game and number of seats.
command-ratings-more = In every deal, each bot meets others of similar strength, from every seat. Results are saved continuously; run the same command again to resume.
ratings-of-games = Games (default: all).
ratings-seats = Numbers of seats, separated by commas; each one gets its own list.
ratings-bots = Bots to rate, from weak to strong, separated by commas. Default: all bots and levels.
ratings-deals = Number of deals per list. Decide before you look at any results.
ratings-out = Folder for the results files. Existing results are continued. Default: your data folder.
ratings-markdown = Write the lists to this Markdown file.
# Title of the table.
ratings-title = Ratings
# Column of a table: the level that a bot plays.
ratings-level = Level
# Column of a table: how many games a bot has played.
ratings-games = Games

## The audit

audit-sound =
    Checked { $decisions ->
        [one] one decision
       *[other] { $decisions } decisions
    } in { $games ->
        [one] one game
       *[other] { $games } games
    }. None changed when hidden information was re-dealt.
audit-difference = { $bot } chose { $choice }, but { $other } after hidden information was re-dealt (deal { $deal }, seed { $seed }, seat { $seat }, after step { $entry }).
audit-record = Game up to that point: { $command }

## What cannot be played

arena-no-bots = no bots given.
arena-no-deals = the number of deals must be at least 1, not { $deals }.
arena-not-results = not an arena results file.
arena-not-a-result = not a result of this match.
arena-other-setting = this file contains a match with “{ $there }”, not “{ $here }”; choose another file.
arena-other-deals = the match in this file has another number of deals: { $there }, not { $here }. Use --extend to add deals, or choose another file.
arena-other-records = this folder contains records that do not belong to this match; choose another folder.
arena-no-processor-time = this system does not report the CPU time of “{ $bot }”. Use --clock wall.
arena-other-code = this file was created with different rules or bots ({ $there }; current: { $here }); choose another file.
