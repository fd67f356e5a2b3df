### Keyflower's table in the browser: what happened, what is known, points, standing orders.

## The history

# $tiles is a list of tiles.
kfs-laid-out = New tiles: { $tiles }
# Line of the log, or what follows in it after a comma. $who is other or same, as in event-pass.
kfs-winter-dealt =
    { $who ->
        [same] gets winter tiles: { $tiles }
       *[other] { $name } gets winter tiles: { $tiles }
    }
# Line of the log, or what follows in it after a comma. $who is other or same, as in event-pass.
kfs-home =
    { $who ->
        [same] gets { TILE($tile) }
       *[other] { $name } gets { TILE($tile) }
    }
# Line of the log, or what follows in it after a comma. $who is other or same, as in event-pass.
kfs-lays =
    { $who ->
        [same] places { TILE($tile) }
       *[other] { $name } places { TILE($tile) }
    }
# Last line of the game log.
kfs-ended =
    The game is over. Most points: { $names }, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }

## The score sheet

# Title: all points of one player.
kfs-every-point = { $name }: score breakdown
# Last row of the score breakdown.
kfs-total = Total
# Row of the score breakdown.
kfs-source-printed = Printed points
# Row of the score breakdown.
kfs-source-store = Storage tiles
# Row of the score breakdown.
kfs-source-sets = Sets
# Row of the score breakdown.
kfs-source-gold = Unused gold
# Row of the score breakdown.
kfs-source-boat = Boats
# Row of the score breakdown.
kfs-source-turn_order = Turn order tiles
# Heading in the score breakdown and in the panel of hidden things.
kfs-kind-worker = Workers
# Heading in the score breakdown and in the panel of hidden things.
kfs-kind-skill = Skills
# Heading in the score breakdown and in the panel of hidden things.
kfs-kind-resource = Resources
# In place of a tile’s name: gold that counts on no tile.
kfs-loose-gold = Unused gold
# Things that were counted nowhere.
kfs-left = Unused: { $things }
kfs-best = Each worker, skill and resource counts once. This is the best possible allocation.
# $what is one set: “5 workers”, “wood + stone + iron”.
kfs-each =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    } for each: { $what }.
# After “5 points for each: …”. $kind is worker, skill or resource.
# $place is a tile or “Unused gold”.
kfs-why-less =
    { TILE($place) } would score only { $points ->
        [one] { $points } point
       *[other] { $points } points
    } for these { $kind ->
        [worker] workers
        [skill] skills
       *[resource] resources
    }.
# After “5 points for each: …”. $kind is worker, skill or resource.
# $place is a tile or “Unused gold”.
kfs-why-level =
    { TILE($place) } would score the same for these { $kind ->
        [worker] workers
        [skill] skills
       *[resource] resources
    }.
# After “5 points for each: …”. $kind is worker, skill or resource.
kfs-why-only =
    These { $kind ->
        [worker] workers
        [skill] skills
       *[resource] resources
    } score nowhere else.
# After “5 points for each: …”. $kind is worker, skill or resource.
kfs-why-short =
    Not enough { $kind ->
        [worker] workers
        [skill] skills
       *[resource] resources
    } for one set.
kfs-why-bare = Nothing on it scores here.
# After “5 points for each: …”. $kind is worker, skill or resource.
kfs-why-dear =
    Not used: these { $kind ->
        [worker] workers
        [skill] skills
       *[resource] resources
    } score at least as much elsewhere.

## What can be looked up

# Name of the info panel’s tabs for screen readers.
kfs-panels = Info
# Tab of the info panel.
kfs-panel-season = Season
# Tab of the info panel.
kfs-panel-hidden = Hidden
# Tab of the info panel.
kfs-panel-tiles = Upcoming
# Tab of the info panel.
kfs-panel-points = Points
# Tab of the info panel.
kfs-panel-orders = Auto-play

# Heading above the list of players.
kfs-turn-order = Turn order
# Heading above the list of players.
kfs-boat-order = Order for choosing boats
# For screen readers and as a tooltip, on the purple worker next to a name.
kfs-start-player = starts the season
# After a player’s name: what the player is doing.
kfs-acts = to move
# After a player’s name: what the player is doing.
kfs-passed = has passed
# After a player’s name: what the player is doing.
kfs-built = done
# After a player’s name: what the player is doing.
kfs-chosen = has chosen
# Heading.
kfs-order-tiles = Turn order tiles
# After the name of a turn order tile.
kfs-no-bid = no bids
# Heading.
kfs-supply = Supply
kfs-bag-and-pile =
    In the bag: { $bag ->
        [one] { $bag } worker
       *[other] { $bag } workers
    }. In the pile: { $pile ->
        [one] { $pile } skill
       *[other] { $pile } skills
    }.
# Row of a table.
kfs-bag = Bag
# Row of a table.
kfs-pile = Skill pile
# Column heading: how many in all.
kfs-number = Total
# Last row of a table: everything this player cannot see, together.
kfs-unseen = All hidden
kfs-hidden-about = 2–5 means at least two and at most five. Worked out from public information and from what you drew and paid.
kfs-hidden-no-aid = Only totals are shown at this table.
# Under a winter tile.
kfs-in-hand = in your hand
# How many tiles will be in play; $number is how many may be among them.
kfs-to-come = { $least } of these { $number } will be in play.
kfs-to-come-up-to = { $least } to { $most } of these { $number } will be in play.
kfs-none-to-come = All tiles are in play.
kfs-points-about = Score if everyone passed now. Items behind other players’ screens are not counted; ≥ means at least.

## Standing orders

# Button.
kfs-order-pass = Pass until I am outbid
# Label before a number field and the button “Set”.
kfs-order-raise = If outbid on { TILE($tile) }, raise my bid up to
# Button after the number field.
kfs-order-give = Set
# Button.
kfs-order-cancel = Cancel
kfs-order-passing = Passing until you are outbid.
kfs-order-raising =
    If outbid on { TILE($tile) }, your bid is raised up to { $most ->
        [one] { $most } worker
       *[other] { $most } workers
    }; otherwise you pass.
kfs-order-about = Played automatically, only with workers from behind your screen. Ends with the season, or when you are outbid and it cannot raise. Hidden from other players.

## What is printed on a tile

# On the card of a tile.
kfs-printed =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
