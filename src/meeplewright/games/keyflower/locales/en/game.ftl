### Keyflower: its words, its rules' reasons, its events, its points, its table in a terminal.

keyflower = Keyflower

## Why an action is not legal. Follows the rule's number and a colon. $tile is a tile's name.

# $step is what is to be done now.
why-other-step =
    that is not the step to take now; now { $step ->
        [draw] something is drawn
        [turn] a turn begins: pass, bid or use a tile
        [workers] workers are placed
        [pay] the use is paid for
        [choose] a resource is chosen
        [transport] resources are carried and tiles upgraded
        [boat] a boat is chosen
        [village] tiles are laid
        [winter] winter tiles are chosen
       *[over] the game is over
    }.
why-tiles-to-lay = there are still tiles to lay.
why-cannot-pay = this cannot be paid with: { $with }.
# $resource is wood, stone, iron or gold.
why-not-in-stock =
    { $resource ->
        [wood] wood
        [stone] stone
        [iron] iron
       *[gold] gold
    } cannot be had here.
why-no-step = nothing of that kind can be carried in one step from { $from } to { $to }.
why-boat-taken = { $boat } is not free.
why-not-those-tiles = at least one of your own winter tiles must be chosen, and only of your own.
why-no-auction = no bids can be made on { $tile }.
why-too-few-to-bid =
    a bid on { $tile } needs at least { $needed ->
        [one] one worker
       *[other] { $needed } workers
    } of one colour.
# $colour is blue, red, yellow or green.
why-too-few-of-colour =
    { $tile } needs at least { $needed } { $colour ->
        [blue] blue
        [red] red
        [yellow] yellow
       *[green] green
    } { $needed ->
        [one] worker
       *[other] workers
    }, and you have not so many.
why-never-used = { $tile } cannot be used; it only counts points or has a power.
why-not-in-reach = { $tile } lies neither in a village nor in the auction.
why-tile-full = there is no room for so many on { $tile }; it holds six workers in a season.
why-no-payment = you could not pay for the use of { $tile }.
why-too-few-to-use =
    a use of { $tile } needs at least { $needed ->
        [one] one worker
       *[other] { $needed } workers, of one colour unless boat 4b lets you mix them
    }.
why-no-group = you have no bid on { $tile }.
why-winning-stays = your bid on { $tile } is winning, so it stays.
why-group-order = groups are named in the order of the tiles; { $tile } comes earlier.
why-group-does-not-fit = your group from { $tile } does not fit here, by colour or by number.
why-not-so-many =
    behind your screen there are not { $number } { $colour ->
        [blue] blue
        [red] red
        [yellow] yellow
       *[green] green
    } { $number ->
        [one] worker
       *[other] workers
    }.
why-wrong-colour =
    { $colour ->
        [blue] blue
        [red] red
        [yellow] yellow
       *[green] green
    } workers cannot be placed here, not even { $number }.
why-colour-order =
    with mixed colours they are named one after the other; now comes { $colour ->
        [blue] blue
        [red] red
        [yellow] yellow
       *[green] green
    }, and it may be 0.
why-not-touching = { $tile } must share an edge with a tile of your village, on an empty cell.
why-no-upgrade-left = no upgrade is left in this use.
why-not-own-village = { $tile } does not lie in your village.
why-not-upgradable = { $tile } cannot be upgraded, or is so already.
why-cost-not-met = the cost of upgrading { $tile } is not met: resources must lie on the tile itself.
why-not-to-lay = { $tile } is not yours to lay now.
why-pick-first = first say which tile is laid.
why-does-not-fit = { $tile } does not fit there so: edges must match, and roads or water connect.

## Things, alone and counted

colour-of-blue = blue
colour-of-red = red
colour-of-yellow = yellow
colour-of-green = green
skill-saw = saw
skill-pickaxe = pickaxe
skill-anvil = anvil
resource-wood = wood
resource-stone = stone
resource-iron = iron
resource-gold = gold
resource-any = resource

# Workers by their colour: “2 red”.
amount-blue = { $count } blue
amount-red = { $count } red
amount-yellow = { $count } yellow
amount-green = { $count } green
amount-worker =
    { $count ->
        [one] { $count } worker
       *[other] { $count } workers
    }
amount-skill =
    { $count ->
        [one] { $count } skill
       *[other] { $count } skills
    }
amount-saw =
    { $count ->
        [one] { $count } saw
       *[other] { $count } saws
    }
amount-pickaxe =
    { $count ->
        [one] { $count } pickaxe
       *[other] { $count } pickaxes
    }
amount-anvil =
    { $count ->
        [one] { $count } anvil
       *[other] { $count } anvils
    }
amount-tile =
    { $count ->
        [one] { $count } tile
       *[other] { $count } tiles
    }
amount-resource =
    { $count ->
        [one] { $count } resource
       *[other] { $count } resources
    }
amount-wood = { $count } wood
amount-stone = { $count } stone
amount-iron = { $count } iron
amount-gold = { $count } gold

season-spring = Spring
season-summer = Summer
season-autumn = Autumn
season-winter = Winter

phase-draw = drawing
phase-turn = a turn
phase-workers = placing workers
phase-pay = paying
phase-choose = choosing a resource
phase-transport = transport and upgrades
phase-boat = choosing a boat
phase-village = building the village
phase-winter = choosing winter tiles
phase-over = the end

## What tiles do

# In a table, after points and a stroke: “1★ / neighbour”.
unit-neighbour = neighbour in the village
unit-here = { $thing } here
unit-river = boats in a row
unit-loop = tile in the road loop
unit-transport = transport number
unit-chosen-worker = worker of one colour
unit-chosen-skill = skill of one kind
unit-chosen-resource = resource of one kind

# In words.
does-gain = gives { $what }
does-choose = gives one of: { $what }
does-pay = for { $price }
does-transport =
    { $steps ->
        [one] one transport step
       *[other] { $steps } transport steps
    }, { $upgrades ->
        [one] one upgrade
       *[other] { $upgrades } upgrades
    }
does-store =
    { $points ->
        [one] one point
       *[other] { $points } points
    } at the end for each { $thing } lying here
does-score =
    { $points ->
        [one] one point
       *[other] { $points } points
    } at the end for each: { $what }
does-turn-order = at the end one point for each neighbouring tile in the village
does-river = at the end points for one, two … boats in a row along the river: { $points }
does-loop = at the end one point for each tile on the best closed walk along roads
does-transport-sum = at the end one point for each transport number in the village
does-flip = at the end upgrades one tile for nothing
does-nothing = points only
does-carry = carries { $what }

# Which face of a tile is meant.
tile-front = Front
tile-back = Upgraded
tile-purple = With the purple worker
tile-plain = Without the purple worker

power-summer_boat_1a = 2 more workers from the bag when choosing a boat
power-summer_boat_1b = 1 more green worker when choosing a boat
power-summer_boat_2a = transport over fields; edges need not match
power-summer_boat_2b = doubles transport and upgrades, and Keyflower's points
power-summer_boat_3a = any resource stands for any other when upgrading
power-summer_boat_3b = any resource stands for any other in final scoring
power-summer_boat_4a = outbid others with any colour
power-summer_boat_4b = use tiles bid on or used before with any colours, mixed

info-front = As it lies: { $does }. Points: { $points }
info-upgraded = Upgraded: { $does }. Points: { $points }
info-cost = Upgrading costs: { $cost }
info-no-upgrade = It cannot be upgraded.
info-never-used = No workers are placed on it.

## Tiles

tile-home_1 = Home 1
tile-home_2 = Home 2
tile-home_3 = Home 3
tile-home_4 = Home 4
tile-home_5 = Home 5
tile-home_6 = Home 6
tile-keywood = Keywood
tile-keystone_quarry = Keystone quarry
tile-key_mine = Key mine
tile-woodcutter = Woodcutter
tile-quarryman = Quarryman
tile-miner = Miner
tile-workshop = Workshop
tile-gold_mine = Gold mine
tile-stable = Stable
tile-apprentice_hall = Apprentice hall
tile-alehouse = Alehouse
tile-peddler = Peddler
tile-store = Store
tile-mason = Mason
tile-tavern = Tavern
tile-hiring_fair = Hiring fair
tile-farrier = Farrier
tile-carpenter = Carpenter
tile-smelter = Smelter
tile-brewer = Brewer
tile-summer_boat_1 = Summer boat 1
tile-summer_boat_1a = Boat 1a
tile-summer_boat_1b = Boat 1b
tile-summer_boat_2 = Summer boat 2
tile-summer_boat_2a = Boat 2a
tile-summer_boat_2b = Boat 2b
tile-summer_boat_3 = Summer boat 3
tile-summer_boat_3a = Boat 3a
tile-summer_boat_3b = Boat 3b
tile-summer_boat_4 = Summer boat 4
tile-summer_boat_4a = Boat 4a
tile-summer_boat_4b = Boat 4b
tile-timber_yard = Timber yard
tile-stone_yard = Stone yard
tile-blacksmith = Blacksmith
tile-barn = Barn
tile-sawmill = Sawmill
tile-sculptor = Sculptor
tile-forge = Forge
tile-goldsmith = Goldsmith
tile-well = Well
tile-wainwright = Wainwright
tile-fair = Fair
tile-inn = Inn
tile-apothecary = Apothecary
tile-craftsmans_guild = Craftsman's guild
tile-jeweller = Jeweller
tile-key_guild = Key guild
tile-key_market = Key market
tile-keythedral = Keythedral
tile-mercers_guild = Mercer's guild
tile-scholar = Scholar
tile-scribes = Scribes
tile-village_hall = Village hall
tile-watermill = Watermill
tile-windmill = Windmill
tile-keyflower = Keyflower
tile-sea_bastion = Sea Bastion
tile-sea_breese = Sea Breese
tile-flipper = Flipper
tile-ianvincible = Ianvincible
tile-white_wind = White Wind
tile-turn_order_tile_1 = Turn order tile 1
tile-turn_order_tile_2 = Turn order tile 2
tile-turn_order_tile_3 = Turn order tile 3
tile-turn_order_tile_4 = Turn order tile 4

## Options and their values, after “=”

option-counter_bid = counter-bids with boat 4a
option-counter_bid-village = on village tiles
option-counter_bid-all = on turn order tiles too
option-cross_mixed_edges = carrying over edges that do not match (boat 2a)
option-cross_mixed_edges-yes = allowed
option-cross_mixed_edges-no = not allowed
option-first_use = the first use of a tile in a season
option-first_use-6 = up to 6 workers
option-first_use-3 = up to 3 workers
option-loose_gold = the point for loose gold with boat 3b
option-loose_gold-any = for any resource
option-loose_gold-real = for gold only

## What happened: parts of a line that begins with the player's name and a colon.

event-pass = passes
event-bid = bid on { $tile }
event-use = use of { $tile }
event-bring = with the group from { $tile }
event-pay = pays { $what }
event-pay_group = pays with the group from { $tile }
event-carry = { $what } from { $start } to { $end }
event-upgrade = upgrade { $tile }
event-boat = takes { $tile }
event-lay = { $tile } at { $cell }
event-winter = has chosen winter tiles
event-draws = draws { $what }
event-took = takes { $what } behind the screen
event-brought = gets { $what } from { $tile }
event-gains = gets { $what } on { $tile }
# Whole lines.
event-sold = { $tile } goes to { $name } for { $price }.
event-unsold = Out of the game, for nobody bid: { $tiles }
# $numbers is a list: “Ann 1 tile, Ben 2 tiles”. Nobody learns whose tile is whose.
event-revealed = Winter tiles laid out: { $tiles } (chosen by { $numbers })
event-opened = had behind the screen: { $what }
event-season = { $season } begins.

## What points are for

item-printed = { $tile }
item-turn_order =
    { $tile }: { $count ->
        [one] one neighbour
       *[other] { $count } neighbours
    }
# $doubled is yes or no.
item-transport =
    { $tile }: transport { $count }{ $doubled ->
        [yes] , doubled
       *[no] {""}
    }
item-river =
    { $tile }: { $count ->
        [one] one boat
       *[other] { $count } boats
    } in a row
item-loop = { $tile }: road loop { $tiles }
item-gold = { $things } on no tile that scores
item-things = { $tile }: { $things }
item-purple = the purple worker among them
item-flipped = upgraded for nothing

## The table in a terminal

kf-to-play = { $name } to play
kf-order = Order:
kf-supply = Supply: { $supply }
kf-bag = bag: { $count }
kf-pile = skill pile: { $count }
kf-boats = Boats
kf-boat-empty = empty
kf-auction = Auction
kf-your-village = Your village
kf-screen = Behind the screen:
kf-winter-tiles = Winter tiles: { $tiles }
kf-no-workers = no workers
kf-now = worth { $points } now
kf-waiting = To be laid: { $tiles }
kf-aside = Fits nowhere: { $tiles }
kf-with-purple = + purple worker
kf-full = full
# Headings of columns, short.
kf-head-tile = tile
kf-head-does = does
kf-head-upgraded = upgraded
kf-head-cost = upgrade
kf-head-points = pts
kf-head-colour = colour
kf-head-workers = in use
kf-head-bids = bids
kf-head-at = at
kf-head-lying = on it
kf-legend = { $road } road, { $water } water, thin lines: field

kf-hand-over = { $name }, it is your turn. Press Enter when nobody else is looking.
kf-ask-turn = { $bid } N bid, { $use } N use, p pass, ? help
kf-do-bid = bid on it
kf-do-use = use it
kf-which-tile = On which tile? Type { $command } and its number, such as { $command } 1.
kf-doing-bid = Bid on { $tile }.
kf-doing-use = Use of { $tile }.
kf-brought = Coming along: { $what }.
kf-groups = Losing groups that may come along:
kf-group-from = { $what } from { $tile }
kf-ask-workers = How many? { $choices }
kf-ask-more = How many more? { $choices }
# Stands for $choices above.
kf-or-group = { $choices }, or a group: { $letters }
kf-ask-group = Which group? { $letters }
kf-which-colour = { $number } of which colour? Type for instance: { $example }
kf-ask-pay = Pay with what? { $numbers }
kf-ask-choose = Which resource? { $numbers }
kf-ask-boat = Which boat? { $numbers }
kf-ask-village = Which tile is laid next? { $numbers }
kf-ask-winter = Which winter tiles come into the game? { $numbers }
kf-transport =
    { $steps ->
        [0] No step left
        [one] One step left
       *[other] { $steps } steps left
    }, { $upgrades ->
        [0] no upgrade
        [one] one upgrade
       *[other] { $upgrades } upgrades
    }.
kf-nothing-to-carry = No more can be carried or upgraded now.
kf-ask-transport = What next? { $numbers }, Enter when done
kf-laying = To be laid: { $tile }
kf-ask-cell = Where? { $cells }
kf-ask-way = { $cell }, which way round? { $numbers }, Enter for another cell
kf-closes-river =
    { $ways }: this would close the river at your home. { $boats ->
        [0] No boat
        [one] Only one boat
       *[other] Only { $boats } boats
    } could then lie in its row, which { tile-sea_breese } scores.
kf-finish = done
kf-no-such-tile = There is no tile “{ $text }”. Type its number or its name.
kf-no-such-player = There is no player “{ $text }”. Type a number or a letter.
kf-undone = Taken back. What was drawn will come again in the same order.
kf-undo-other = The last decision was another player's; only they could take it back.

kf-help-turn = Every tile that lies open has a number; b and w beside it say what you can do with it.
kf-help-bid = bid on tile 3
kf-help-use = use tile 3 with workers
kf-help-short = the same with the workers at once
kf-help-pass = pass
kf-help-info = what tile 3 does; a name does as well
kf-help-village = your village, or that of player 2
kf-help-table = show the table again
kf-help-undo = take back, to your last decision
kf-help-notation = Those who like it type the notation: bid:keywood, then workers:2,red.
kf-help-signs = { $step }2 two transport steps, { $upgrade }1 one upgrade, { $point } points, ≥3 so many workers for the next use.
