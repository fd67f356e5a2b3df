### Keyflower's table in the browser: what happened, what is known, points, standing orders.

## The history

# $tiles is a list of tiles.
kfs-laid-out = Laid out: { $tiles }
kfs-winter-dealt = winter tiles: { $tiles }
# Part of a line that begins with the player's name and a colon.
kfs-lays = lays { $tile }
kfs-ended =
    The game is over. Most points: { $names }, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }

## The score sheet

kfs-every-point = Every point of { $name }
kfs-total = Total
kfs-source-printed = Printed on tiles
kfs-source-store = On storage tiles
kfs-source-sets = Sets
kfs-source-gold = Loose gold
kfs-source-boat = Boats
kfs-source-turn_order = Turn order tiles
kfs-kind-worker = Workers
kfs-kind-skill = Skills
kfs-kind-resource = Resources
kfs-loose-gold = Loose gold
# Things that were counted nowhere.
kfs-left = Left over: { $things }
kfs-best = Every worker, skill and resource counts once. All ways to divide them were tried: none brings more points than this one.
# $what is one set: “5 workers”, “wood + stone + iron”.
kfs-each =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    } for each: { $what }.
# $place is a tile or “Loose gold”.
kfs-why-less =
    { $place } would bring only { $points ->
        [one] { $points } point
       *[other] { $points } points
    } for them.
kfs-why-level = { $place } would bring just as much for them.
kfs-why-only = Nothing else counts them.
kfs-why-short = There was not enough for a single one.
kfs-why-bare = Nothing that counts here lies on it.
kfs-why-dear = Unused: what it needs brings at least as much elsewhere.

## What can be looked up

kfs-panels = Look up
kfs-panel-season = Season
kfs-panel-hidden = Hidden
kfs-panel-tiles = To come
kfs-panel-points = Points
kfs-panel-orders = Orders

kfs-turn-order = Order of turns
kfs-boat-order = Boats are chosen in this order
kfs-start-player = starts the season
kfs-acts = to act
kfs-passed = has passed
kfs-built = is done
kfs-chosen = has chosen
kfs-order-tiles = Turn order tiles
kfs-no-bid = no bid
kfs-supply = Supply
kfs-bag-and-pile =
    In the bag: { $bag ->
        [one] { $bag } worker
       *[other] { $bag } workers
    }. In the pile: { $pile ->
        [one] { $pile } skill
       *[other] { $pile } skills
    }.
kfs-bag = Bag
kfs-pile = Skill pile
kfs-number = Number
kfs-unseen = All out of sight
kfs-hidden-about = 2–5: at least two, at most five. This follows from what was to be seen by all, and from what you drew and paid yourself.
kfs-hidden-no-aid = At this table only the numbers are told.
kfs-in-hand = in your hand
# So many tiles will be laid out; $number is how many may be among them.
kfs-to-come = { $least } of these { $number } will be laid out.
kfs-to-come-up-to = { $least } to { $most } of these { $number } will be laid out.
kfs-none-to-come = All tiles are on the table.
kfs-points-about = If all passed now and the game were scored. What is behind other screens is not counted: ≥ means at least so many.

## Standing orders

kfs-order-pass = Pass until I am outbid
kfs-order-raise = Raise my bid on { $tile } whenever it is beaten, to at most
kfs-order-give = Leave this order
kfs-order-cancel = Cancel
kfs-order-passing = You pass until one of your bids is beaten.
kfs-order-raising =
    Your bid on { $tile } is raised whenever it is beaten, to at most { $most ->
        [one] { $most } worker
       *[other] { $most } workers
    }; otherwise you pass.
kfs-order-about = The table plays it for you, with workers from behind your screen only. It ends with the season, or when a bid is beaten that it may not raise. Nobody else is told.

## What is printed on a tile

kfs-printed =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
