### Why a turn is good, under a hint or a move of the analysis. Several follow each other as “A · B”.
### They are about the player whose turn it is, without a name. $names are other players.

# $names is the player whose bid was winning.
kf-reason-outbids = Outbids { $names } on { TILE($tile) }
# If the player owned it now.
kf-reason-worth =
    { TILE($tile) } brings { $points ->
        [one] 1 point
       *[other] { $points } points
    } now
# A turn order tile: $number is the player’s place when boats are chosen.
kf-reason-order =
    { $number ->
        [1] Chooses a boat first
       *[other] Chooses a boat no later than number { $number }
    }
kf-reason-purple = Comes with the purple worker
# About a bid: no other player can have enough workers of the right colour.
kf-reason-safe = Nobody has enough workers to outbid this now
# About a bid.
kf-reason-only = Only { $names } can outbid this now
# About a bid: workers of its colour that could be added later.
kf-reason-spare =
    Leaves { $count ->
        [one] 1 worker
       *[other] { $count } workers
    } of this colour to raise with
# The first bid or use decides the colour.
kf-reason-green = Others need green workers to bid on { TILE($tile) }
# $resource is wood, stone, iron, gold, or mixed for several kinds.
kf-reason-gains =
    Brings { $resource ->
        [wood] { $count } wood
        [stone] { $count } stone
        [iron] { $count } iron
        [gold] { $count } gold
       *[mixed] resources ({ $count })
    }
# From the bag.
kf-reason-draws-workers =
    Draws { $count ->
        [one] 1 worker
       *[other] { $count } workers
    }
# From the pile.
kf-reason-draws-skills =
    Draws { $count ->
        [one] 1 skill
       *[other] { $count } skills
    }
# From the supply.
kf-reason-takes-green =
    Brings { $count ->
        [one] 1 green worker
       *[other] { $count } green workers
    }
kf-reason-full = Nobody else can use { TILE($tile) } this season
# About workers on a tile in the player’s own village.
kf-reason-returns = The workers come back at the end of the season
# Printed points of the back, less those of the front.
kf-reason-upgrade =
    Upgrading { TILE($tile) } brings { $points ->
        [one] 1 point
       *[other] { $points } points
    }
# Resources moved to a storage tile.
kf-reason-stores =
    { TILE($tile) } scores the resources: { $points ->
        [one] 1 point
       *[other] { $points } points
    }
# All resources of the cost are on the tile now.
kf-reason-ready = { TILE($tile) } has all resources for its upgrade
# Resources moved to a tile that needs them.
kf-reason-needed = { TILE($tile) } needs the resources for its upgrade
# The last pass. $count can be 0.
kf-reason-ends = Ends the season; tiles won: { $count }
kf-reason-leads = Tiles with the winning bid: { $count }
kf-reason-keeps = Workers kept for later: { $count }
# On the boat.
kf-reason-boat-workers = Workers on the boat: { $count }
# On the boat.
kf-reason-boat-skills = Skills on the boat: { $count }
# A tile placed in the village.
kf-reason-place =
    Brings { $points ->
        [one] 1 point
       *[other] { $points } points
    } in this place
# A tile placed in the village: roads to its neighbours.
kf-reason-roads = Roads to adjacent tiles: { $count }
# From the terms of the evaluation, if there is no other reason: $kind contributes more than before the turn.
kf-reason-grows =
    { $kind ->
        [workers] More workers to place
        [skills] More skills
        [resources] More resources to spare
        [upgrades] Brings upgrades and storage closer
        [uses] Tiles that are of use in later seasons
        [hand] The winter tiles in hand bring more points
        [together] Tiles, workers and resources that go well together
        [others] The others can expect fewer points
       *[points] More points if the game ended with this season
    }
# The same: $kind contributes more than after the average of all possible turns.
kf-reason-above-average =
    { $kind ->
        [workers] Leaves more workers than the average turn
        [skills] Leaves more skills than the average turn
        [resources] Leaves more resources than the average turn
        [upgrades] Better for upgrades and storage than the average turn
        [uses] Better for later seasons than the average turn
        [hand] Better for the winter tiles in hand than the average turn
        [together] Everything goes together better than after the average turn
        [others] Leaves the others fewer points than the average turn
       *[points] More points than after the average turn
    }
