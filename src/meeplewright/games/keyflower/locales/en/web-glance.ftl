### What must be seen at a glance: players' cards, the end of a season, notices.

## On a player's card

# For screen readers and as a tooltip, in a list. $workers is “2 red, 1 blue”.
kfg-card-visible = in view: { $workers }
# For screen readers and as a tooltip, in a list.
kfg-card-hidden =
    behind the screen: { $workers ->
        [one] { $workers } worker
       *[other] { $workers } workers
    } and { $skills ->
        [one] { $skills } skill
       *[other] { $skills } skills
    }
# For screen readers and as a tooltip, in a list.
kfg-card-order = place { $number } in the turn order
# Very short, on a card: this player has passed.
kfg-card-passed = passed

## The end of a season

# Heading.
kfg-ending =
    { $season ->
        [spring] Spring is over
        [summer] Summer is over
        [autumn] Autumn is over
       *[winter] Winter is over
    }
# Heading above a list of tiles and their winners.
kfg-ending-won = Tiles won
# Heading above a list of players and workers.
kfg-ending-back = Back behind the screens
# In place of a list without entries.
kfg-ending-none = Nothing
# After a player's name, in place of a boat.
kfg-ending-chooses = has not chosen yet
kfg-ending-next = After the boats, everyone places the tiles they won.

## Notices

kfg-outbid = You were outbid on { TILE($tile) }.
# After kfg-outbid. $workers is “3 red”.
kfg-outbid-by = { $name } has bid { $workers }.
kfg-order-ended-pass = You no longer pass automatically.
kfg-order-ended-raise = Your bid on { TILE($tile) } is no longer raised automatically.
# Above the buttons that give standing orders.
kfg-order-now = It is your turn: auto-play starts at once. You pass unless a bid has to be raised.
# For screen readers, after the name of a tab.
kfg-news = Something happened here

## On tiles

# Under a winter tile in one’s own hand.
kfg-worth =
    { $points ->
        [one] Worth { $points } point with what you have now
       *[other] Worth { $points } points with what you have now
    }
# What a turn order tile is for. $number is its number.
kfg-order-boats = At the end of the season its winner is number { $number } to choose a boat.
# After kfg-order-boats.
kfg-order-purple = The winner also gets the purple worker and starts the next season.
# $boat is the name of a summer boat.
kfg-as-gold = { $boat }: other resources count as gold.

## Lines of the log

# Line of the log, or what follows in it after a comma. $who is other or same, as in event-pass. $total is “3 yellow”; $workers are those added.
kfg-raises =
    { $who ->
        [same] raises the bid on { TILE($tile) } to { $total } (+ { $workers })
       *[other] { $name } raises the bid on { TILE($tile) } to { $total } (+ { $workers })
    }
# Line of the log, as kfg-raises; $workers are all of them: “1 red, the group from Stable”.
kfg-moves =
    { $who ->
        [same] bids { $total } on { TILE($tile) } ({ $workers })
       *[other] { $name } bids { $total } on { TILE($tile) } ({ $workers })
    }
# Line of the log, as kfg-raises. $what is “2 wood”.
kfg-gets =
    { $who ->
        [same] gets { $what }
       *[other] { $name } gets { $what }
    }
