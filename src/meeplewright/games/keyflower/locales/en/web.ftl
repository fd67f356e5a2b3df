### The words of Keyflower's table in the browser. Rulebook terms are those of game.ftl.

# On the start page.
web-pitch-keyflower = Bid for village tiles through four seasons, and use them, your neighbours’ too. One or two hours, two to six players.

## Parts of the table

kft-turn-order = Turn order tiles
# A turn order tile in little room.
kft-order = Order { $number }
kft-tab-auction = Auction
kft-tab-villages = Villages
kft-tab-info = Info
kft-screen = Behind your screen
# A winter tile in one's own hand.
kft-hand-tile = { $tile }, a winter tile in your hand
kft-you = You
# What a tile of the auction says to ears. $workers is “3 red”.
kft-bid-wins = { $name }: { $workers }, winning
kft-bid-loses = { $name }: { $workers }, losing
kft-on-it = On the tile: { $workers }
kft-boat-taken = { $boat }, taken by { $name }

## What can be done with a tile

kft-bid = Bid
kft-use = Use
kft-can-bid = You can bid
kft-can-use = You can use it
kft-no-bid = No bid possible
kft-no-use = No use possible
# The least number of workers.
kft-bid-with = Bid with { $number } or more
kft-use-with = Use with { $number } or more
kft-bid-from =
    { $number ->
        [one] A bid needs one worker
       *[other] A bid needs { $number } workers
    }
kft-use-from =
    { $number ->
        [one] A use needs one worker
       *[other] A use needs { $number } workers
    }
kft-take-boat = Take this boat
kft-close = Close

## What is to be done now, in one sentence

kft-your-move = What to do now
kft-hint-turn = Your turn: choose a tile to bid on or to use, or pass.
# $season is spring, summer, autumn or winter.
kft-hint-last-pass =
    All others have passed. Choose a tile, or pass too and { $season ->
        [spring] spring
        [summer] summer
        [autumn] autumn
       *[winter] winter
    } ends.
# $needed is the least number from behind the screen; 0 where a losing group is enough.
kft-hint-bid =
    Bid on { $tile }: choose { $needed ->
        [0] more workers of one colour, or none
        [one] one worker or more, all of one colour
       *[other] { $needed } workers or more, all of one colour
    }.
kft-hint-use =
    Use of { $tile }: choose { $needed ->
        [0] more workers, or none
        [one] one worker or more
       *[other] { $needed } workers or more
    } to stand on it.
# With boat 4b colours may be mixed; they are asked for one after the other.
kft-hint-mixed =
    Use of { $tile }, colours mixed: how many { $colour ->
        [blue] blue
        [red] red
        [yellow] yellow
       *[green] green
    } workers?
kft-hint-pay-worker = { $tile } has its price: pay one worker from behind your screen, or a whole losing group. It goes into the bag.
kft-hint-pay-skill = { $tile } has its price: pay one skill tile.
kft-hint-choose = Choose what { $tile } gives you.
kft-hint-transport = Carry resources through your village and upgrade tiles, then finish.
kft-hint-boat = Choose a boat: its workers and skills come behind your screen.
kft-hint-boat-winter = Choose a boat: it joins your village and scores at the end.
kft-hint-pick = Your village grows: choose a new tile to lay.
kft-hint-lay = Choose where the tile lies, and how it is turned.
kft-hint-built = All tiles are laid. Change what you like, then finish.
kft-hint-winter = Choose in secret which of your winter tiles come into the game, at least one.
kft-luck = Something is being drawn.
kft-over = The game is over.
# $names are those who decide now; $phase says what about.
kft-waits =
    { $names }: { $phase ->
        [workers] placing workers
        [pay] paying for a use
        [choose] choosing a resource
        [transport] carrying and upgrading
        [boat] choosing a boat
        [village] building
        [winter] choosing winter tiles
       *[turn] taking a turn
    }.
# One's own part is done, the others are not ready yet.
kft-done-village = Your village is built. Still building: { $names }.
kft-done-winter = You have chosen. Still choosing winter tiles: { $names }.
kft-pass = Pass
kft-pass-sure =
    Really pass and end { $season ->
        [spring] spring
        [summer] summer
        [autumn] autumn
       *[winter] winter
    }
kft-finish = Finish
# What somebody could do, in a hint; $what and $tile as in the history.
kft-way-pay = pay { $what }
kft-way-pay-group = pay with the group from { $tile }
kft-way-boat = take { $tile }
kft-way-winter = winter tiles
kft-way-lay = lay { $tile }
kft-undo = Take back
kft-cancel = Back

## Workers, payments, choices

kft-workers = The workers to place
kft-from-screen = From behind your screen
kft-losing = Losing groups, moved whole:
# $workers is “3 red”.
kft-group = { $workers } from { $tile }
kft-choose-workers = Choose the workers
kft-place-bid =
    { $number ->
        [one] Bid with one worker
       *[other] Bid with { $number } workers
    }
# With boat 4b: after these the next colour is asked for.
kft-place-next = Go on with { $number }
kft-place-use =
    { $number ->
        [one] Use with one worker
       *[other] Use with { $number } workers
    }
kft-choose-one = Choose one
# $worker is “1 red”.
kft-pay-worker = { $worker } from behind your screen

## Keys

kft-key-tiles = From tile to tile
kft-key-bid = Bid on the chosen tile
kft-key-use = Use the chosen tile
kft-key-number = So many workers
kft-key-colour = The next colour
kft-key-pass = Pass
kft-key-confirm = Choose, confirm
kft-key-back = One step back
kft-key-undo = Take back

## Options, for whoever opens a table

option-counter_bid-more = The power of one summer boat: whether it also beats bids on turn order tiles.
option-cross_mixed_edges-more = With boat 2a edges need not match; whether resources may also pass where a road meets a field.
option-first_use-more = How many workers may be placed by the first who uses a tile.
option-loose_gold-more = With boat 3b any resource stands for any other: whether each loose one is then worth the point of gold.
