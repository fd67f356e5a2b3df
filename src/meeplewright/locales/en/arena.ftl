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

## The report

arena-title =
    { $game }, { $seats ->
        [one] one seat
       *[other] { $seats } seats
    }, { $deals ->
        [one] one whole deal
       *[other] { $deals } whole deals
    }, seed { $seed }
arena-pair = Pair
arena-margin = Margin
arena-wins = Wins
arena-interval = 95%
arena-fair = Fair share
arena-ahead = Ahead
arena-cross = Row against column
arena-rating = Rating
arena-openskill = openskill
arena-turn = ms a turn
arena-longest = longest
arena-percent = { NUMBER($share, minimumFractionDigits: 1, maximumFractionDigits: 1) }%
arena-results = Results: { $file }
arena-no-ratings = Ratings need the extra “{ $extra }”: pip install meeplewright[{ $extra }]
arena-fault = { $bot } broke the game of deal { $deal } (seed { $seed }, seat { $seat }, entry { $entry }): { $error }
arena-stopped = Stopped. The same command goes on from here.

## What cannot be played

arena-no-bots = there is no bot to play.
arena-no-deals = { $deals } deals cannot be played; one is the least.
arena-not-results = this is not a file of results from the arena.
arena-not-a-result = this is not a result of this match.
arena-other-setting = the file holds a match with “{ $there }”, not with “{ $here }”; name another file.
arena-other-code = the file was begun by another version of the rules or bots ({ $there }, now { $here }); name another file.
