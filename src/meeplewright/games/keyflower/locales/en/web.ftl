### The words of Keyflower's table in the browser. Rulebook terms are those of game.ftl.

# On the start page.
web-pitch-keyflower = Bid for village tiles over four seasons and use them, even your neighbours’. 1–2 hours.

## Parts of the table

# Heading in the auction.
kft-turn-order = Turn order tiles
# A turn order tile where space is short.
kft-order = Order { $number }
# Tab, or button that opens the panel.
kft-tab-auction = Auction
# Tab, or button that opens the panel.
kft-tab-villages = Villages
# Tab, or button that opens the panel.
kft-tab-info = Info
# Heading and name of a region for screen readers.
kft-screen = Behind your screen
# For screen readers: a winter tile in one’s own hand.
kft-hand-tile = { $tile }, winter tile in your hand
# In place of the player’s name.
kft-you = You
# For screen readers: what is said about a tile in the auction. $workers is “3 red”.
kft-bid-wins = { $name }: { $workers }, winning
# For screen readers. $workers is “3 red”.
kft-bid-loses = { $name }: { $workers }, outbid
# For screen readers. $workers is “3 red”.
kft-on-it = On the tile: { $workers }
# For screen readers. $who is “you” or “other”; $name is the player who took the boat.
kft-boat-taken =
    { $who ->
        [you] { $boat }, taken by you
       *[other] { $boat }, taken by { $name }
    }

## What can be done with a tile

# Button.
kft-bid = Bid
# Button.
kft-use = Use
# About a tile, where the number of workers is not shown.
kft-can-bid = You can bid
# About a tile, where the number of workers is not shown.
kft-can-use = You can use it
# About a tile; a colon and the reason can follow.
kft-no-bid = Cannot bid
# About a tile; a colon and the reason can follow.
kft-no-use = Cannot use
# Button; $number is the least number of workers.
kft-bid-with = Bid { $number }+
# Button; $number is the least number of workers.
kft-use-with = Use { $number }+
# About a tile.
kft-bid-from =
    { $number ->
        [one] Bid: at least one worker
       *[other] Bid: at least { $number } workers
    }
# About a tile.
kft-use-from =
    { $number ->
        [one] Use: at least one worker
       *[other] Use: at least { $number } workers
    }
# Button.
kft-take-boat = Take this boat
# Button.
kft-close = Close

## What is to be done now, in one sentence

# Name of the bar under the board for screen readers.
kft-your-move = Your move
kft-hint-turn = Your turn: bid on a tile, use a tile, or pass.
# $season is spring, summer, autumn or winter.
kft-hint-last-pass =
    Everyone else has passed. Choose a tile, or pass to end { $season ->
        [spring] spring
        [summer] summer
        [autumn] autumn
       *[winter] winter
    }.
# $needed is the least number from behind the screen; 0 where an outbid group is enough.
kft-hint-bid =
    Bid on { TILE($tile) }: choose { $needed ->
        [0] more workers of one colour, or none
        [one] one or more workers of one colour
       *[other] { $needed } or more workers of one colour
    }.
kft-hint-use =
    Use { TILE($tile) }: choose { $needed ->
        [0] more workers, or none
        [one] one or more workers
       *[other] { $needed } or more workers
    }.
# With boat 4b colours may be mixed.
kft-hint-mixed = Use { TILE($tile) }: choose workers of any colours.
kft-hint-pay-worker = { TILE($tile) } costs one worker from behind your screen, or a whole outbid group. It goes into the bag.
kft-hint-pay-skill = { TILE($tile) } costs one skill tile.
kft-hint-choose = Choose what to take from { TILE($tile) }.
kft-hint-transport = Move resources and upgrade tiles in your village, then finish.
kft-hint-boat = Choose a boat to take its workers and skill tiles.
kft-hint-boat-winter = Choose a boat: it joins your village and scores at the end.
kft-hint-pick = Choose a new tile to place in your village.
kft-hint-lay = Choose a cell and a rotation.
kft-hint-built = All tiles placed. Make changes if you like, then finish.
kft-hint-winter = Secretly choose at least one winter tile to put up for auction.
# Nothing is left to choose. $what says what the turn does, for example “bid 3 red on the farmer”.
kft-hint-confirm = Your turn: { $what }. Confirm it, or undo.
# Only outbid groups can be placed there.
kft-hint-group-bid = Bid on { TILE($tile) }: choose an outbid group to move there.
# Only outbid groups can be placed there.
kft-hint-group-use = Use { TILE($tile) }: choose an outbid group to move there.
kft-luck = Drawing …
kft-over = The game is over.
# $names are those who decide now; $phase says what about.
kft-waits =
    { $names }: { $phase ->
        [workers] placing workers
        [pay] paying
        [choose] choosing a resource
        [transport] moving resources and upgrading
        [boat] choosing a boat
        [village] building
        [winter] choosing winter tiles
       *[turn] taking a turn
    }.
# One's own part is done, the others are not ready yet.
kft-done-village = Your village is built. Still building: { $names }.
kft-done-winter = You have chosen. Still choosing winter tiles: { $names }.
# Button, and part of a hint.
kft-pass = Pass
# Button, when passing once more ends the season.
kft-pass-sure =
    Pass and end { $season ->
        [spring] spring
        [summer] summer
        [autumn] autumn
       *[winter] winter
    }?
# Button, and part of a hint: nothing more to do here.
kft-finish = Finish
# Button.
kft-undo = Undo
# Button: leave the choice of workers or payment.
kft-cancel = Back

## Workers, payments, choices

# Name of a region for screen readers.
kft-workers = Workers to place
# Heading above the workers of each colour.
kft-from-screen = From behind your screen
# Heading above the groups that can be moved.
kft-losing = Outbid groups (move as a whole):
# $workers is “3 red”.
kft-group = { $workers } from { TILE($tile) }
# On the disabled button until workers are chosen.
kft-choose-workers = Choose workers
# Button.
kft-place-bid =
    { $number ->
        [one] Bid with one worker
       *[other] Bid with { $number } workers
    }
# Button.
kft-place-use =
    { $number ->
        [one] Use with one worker
       *[other] Use with { $number } workers
    }
# Heading above several payments or resources.
kft-choose-one = Choose one
# $worker is “1 red”.
kft-pay-worker = { $worker } from behind your screen

## Keys

# Keyboard shortcuts, after the key.
kft-key-tiles = Move between tiles
# Keyboard shortcuts, after the key.
kft-key-bid = Bid on the selected tile
# Keyboard shortcuts, after the key.
kft-key-use = Use the selected tile
# Keyboard shortcuts, after the key.
kft-key-number = Number of workers
# Keyboard shortcuts, after the key.
kft-key-colour = Next colour
# Keyboard shortcuts, after the key.
kft-key-pass = Pass
# Keyboard shortcuts, after the key.
kft-key-confirm = Select / confirm
# Keyboard shortcuts, after the key.
kft-key-back = Back

## Options, for whoever opens a table

# Under the name of the option in the new-table form.
option-counter_bid-more = Whether summer boat 4a can also outbid on turn order tiles.
# Under the name of the option in the new-table form.
option-cross_mixed_edges-more = Whether summer boat 2a also lets resources cross where a road meets a field.
# Under the name of the option in the new-table form.
option-first_use-more = Maximum number of workers for the first use of a tile.
# Under the name of the option in the new-table form.
option-loose_gold-more = Whether summer boat 3b makes every unused resource worth 1 point, like gold.
# Under the name of the option in the new-table form.
option-stored_resources-more = Whether resources on a Timber yard, Stone yard, Blacksmith or Barn may score on other tiles instead.
# Under the name of the option in the new-table form.
option-road_loop-more = What the road loop that the Sea Bastion scores may not repeat.
# Under the name of the option in the new-table form.
option-turn_order_tile-more = Whether a turn order tile also scores a point for itself.
# Under the name of the option in the new-table form.
option-purple_worker-more = Whether the purple worker counts for a player who got it in winter because nobody bid on it.
# Under the name of the option in the new-table form.
option-key_market-more = What a green worker scores at the Key market.

## Styles of bots

# A bot’s style, in “Style: …” and after its name.
style-keyflower-bidder = bidder
# About a style, under the choice in the new-table form.
style-keyflower-bidder-more = Bids on many tiles.
# A bot’s style, in “Style: …” and after its name.
style-keyflower-saver = saver
# About a style, under the choice in the new-table form.
style-keyflower-saver-more = Keeps workers for later.
# A bot’s style, in “Style: …” and after its name.
style-keyflower-upgrader = upgrader
# About a style, under the choice in the new-table form.
style-keyflower-upgrader-more = Likes to upgrade tiles.
