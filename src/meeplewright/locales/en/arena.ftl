### `meeplewright arena`: bots meet, and a report says who is better.

## Help

meta-bot = BOT
meta-workers = NUMBER|ray
meta-clock = wall|processor
command-arena = Let bots meet on the same deals from every seat, and say which is better and how sure that is.
command-arena-more = Every deal is played in every rotation of the bots. The results are kept while it plays: after a kill the same command goes on where it stopped.
arena-bots = Which bots: { $bots }. More than there are seats: every choice of them meets. Fewer: the last one fills the seats that are left.
arena-deals = How many deals. Fix it before you look at results.
arena-seed = Any word or number: another one gives fresh deals.
arena-workers = How many processes play, otherwise one for each core; “ray” plays on a Ray cluster.
arena-clock = What a second of a bot's budget is: time on the wall, or time of the processor, which is fairer on a busy machine.
arena-out = The file for the results, which goes on with them where there are some; otherwise one in your data folder.
arena-html = Write the report with plots as one HTML page into this file.
arena-audit = Do not measure: deal everything anew that a bot cannot see before each of its decisions, and fail if it chooses differently. Budgets in time are counted in looks at the clock, half a millisecond each.

## The report

arena-title =
    { $game }, { $seats ->
        [one] one seat
       *[other] { $seats } seats
    }, { $deals ->
        [one] one whole deal
       *[other] { $deals } whole deals
    }, seed { $seed }
arena-pairs = Pairs
arena-every-bot = Every bot
arena-cross-title = Cross-table
arena-pair = Pair
arena-margin = Margin
arena-wins = Wins
arena-interval = 95%
arena-fair = Fair share
arena-ahead = Ahead
arena-cross = Row against column
arena-rating = Rating
arena-openskill = openskill
arena-simulations = simulations a turn
arena-turn = ms a turn
arena-longest = longest
arena-percent = { NUMBER($share, minimumFractionDigits: 1, maximumFractionDigits: 1) }%
arena-results = Results: { $file }
arena-no-ratings = Ratings need the extra “{ $extra }”: pip install 'meeplewright[{ $extra }]'
arena-fault = { $bot } broke the game of deal { $deal } (seed { $seed }, seat { $seat }, entry { $entry }): { $error }
arena-forfeits =
    { $bot } forfeited { $moves ->
        [one] one move
       *[other] { $moves } moves
    }. The first: { $why }
arena-stopped = Stopped. The same command goes on from here.
arena-plot-scores = Scores
arena-plot-ratings = Ratings with 95% intervals
arena-plot-sources = What the points are for
arena-plot-points = Points
arena-plot-seats = Seats
arena-plot-rating = Rating
arena-source-city = cities
arena-source-road = roads
arena-source-field = fields
arena-source-cloister = cloisters
arena-source-printed = printed on tiles
arena-source-turn_order = turn order
arena-source-transport = transport
arena-source-river = river
arena-source-loop = road loop
arena-source-gold = gold
arena-source-store = stores
arena-source-sets = sets

## The audit

audit-sound =
    Asked for twice: { $decisions ->
        [one] one decision
       *[other] { $decisions } decisions
    } in { $games ->
        [one] one game
       *[other] { $games } games
    }. None changed when all unseen was dealt anew.
audit-difference = { $bot } chose { $choice }, but { $other } when all that it cannot see was dealt anew (deal { $deal }, seed { $seed }, seat { $seat }, after entry { $entry }).
audit-record = The game up to there: { $command }

## What cannot be played

arena-no-bots = there is no bot to play.
arena-no-deals = { $deals } deals cannot be played; one is the least.
arena-not-results = this is not a file of results from the arena.
arena-not-a-result = this is not a result of this match.
arena-other-setting = the file holds a match with “{ $there }”, not with “{ $here }”; name another file.
arena-other-code = the file was begun by another version of the rules or bots ({ $there }, now { $here }); name another file.
