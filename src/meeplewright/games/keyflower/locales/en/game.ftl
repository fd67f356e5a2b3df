### Keyflower: its words, its rules' reasons, its events, its points, its table in a terminal.

# Name of the game.
keyflower = Keyflower

## Why an action is not legal. Follows the rule's number and a colon. $tile is a tile's name.

# $step is what is to be done now.
why-other-step =
    not possible in this step; now: { $step ->
        [draw] a random draw
        [turn] pass, bid or use a tile
        [workers] place workers
        [pay] pay the cost
        [choose] choose a resource
        [transport] move resources and upgrade tiles
        [boat] choose a boat
        [village] place tiles
        [winter] choose winter tiles
       *[over] the game is over
    }.
setup-batch-compact = the batched engine has one size only, in which every game fits.
why-tiles-to-lay = you still have tiles to place.
why-cannot-pay = you cannot pay with { $with }.
# $resource is wood, stone, iron or gold.
why-not-in-stock =
    no { $resource ->
        [wood] wood
        [stone] stone
        [iron] iron
       *[gold] gold
    } is available here.
why-no-step = nothing like that can be moved in one step from { TILE($from) } to { TILE($to) }.
why-boat-taken = { TILE($boat) } is already taken.
why-not-those-tiles = choose at least one of your winter tiles, and only your own.
why-no-auction = you cannot bid on { TILE($tile) }.
why-too-few-to-bid =
    a bid on { TILE($tile) } takes at least { $needed ->
        [one] one worker
       *[other] { $needed } workers of one colour
    }.
# $colour is blue, red, yellow or green.
why-too-few-of-colour =
    { TILE($tile) } needs at least { $needed } { $colour ->
        [blue] blue
        [red] red
        [yellow] yellow
       *[green] green
    } { $needed ->
        [one] worker
       *[other] workers
    }; you do not have enough.
why-never-used = { TILE($tile) } cannot be used; it only scores points or has a special power.
why-not-in-reach = { TILE($tile) } is neither in a village nor up for auction.
why-tile-full = { TILE($tile) } cannot take that many; it holds at most six workers per season.
why-no-payment = you cannot pay the cost of using { TILE($tile) }.
why-too-few-to-use =
    using { TILE($tile) } takes at least { $needed ->
        [one] one worker
       *[other] { $needed } workers of one colour (mixed only with boat 4b)
    }.
why-no-group = you have no bid on { TILE($tile) }.
why-winning-stays = your bid on { TILE($tile) } is winning, so it cannot move.
why-group-order = list groups in tile order; { TILE($tile) } comes first.
why-group-does-not-fit = your group from { TILE($tile) } does not fit here: wrong colour or wrong number.
why-not-so-many =
    you do not have { $number } { $colour ->
        [blue] blue
        [red] red
        [yellow] yellow
       *[green] green
    } { $number ->
        [one] worker
       *[other] workers
    } behind your screen.
why-wrong-colour =
    you cannot place { $number } { $colour ->
        [blue] blue
        [red] red
        [yellow] yellow
       *[green] green
    } { $number ->
        [one] worker
       *[other] workers
    } here: wrong colour.
why-colour-order =
    with mixed colours, enter them one by one; next is { $colour ->
        [blue] blue
        [red] red
        [yellow] yellow
       *[green] green
    } (0 is allowed).
why-not-touching = { TILE($tile) } must go on an empty cell next to your village.
why-no-upgrade-left = you have no upgrades left in this use.
why-not-own-village = { TILE($tile) } is not in your village.
why-not-upgradable = { TILE($tile) } cannot be upgraded or already has been.
why-cost-not-met = you cannot pay to upgrade { TILE($tile) }: the resources must be on the tile itself.
why-not-to-lay = you cannot place { TILE($tile) } now.
why-pick-first = choose a tile to place first.
why-does-not-fit = { TILE($tile) } does not fit there in this rotation: edges must match.

## Things, alone and counted

# A worker colour alone, also typed by players in the terminal.
colour-of-blue = blue
# A worker colour alone, also typed by players in the terminal.
colour-of-red = red
# A worker colour alone, also typed by players in the terminal.
colour-of-yellow = yellow
# A worker colour alone, also typed by players in the terminal.
colour-of-green = green
# A skill tile alone, in lists and for screen readers.
skill-saw = saw
# A skill tile alone, in lists and for screen readers.
skill-pickaxe = pickaxe
# A skill tile alone, in lists and for screen readers.
skill-anvil = anvil
# A resource alone, in lists and for screen readers.
resource-wood = wood
# A resource alone, in lists and for screen readers.
resource-stone = stone
# A resource alone, in lists and for screen readers.
resource-iron = iron
# A resource alone, in lists and for screen readers.
resource-gold = gold
# A resource alone, in lists and for screen readers.
resource-any = resource

# Workers by their colour: “2 red”.
amount-blue = { $count } blue
# A number of things, also inside other messages: “gives 2 wood”.
amount-red = { $count } red
# A number of things, also inside other messages: “gives 2 wood”.
amount-yellow = { $count } yellow
# A number of things, also inside other messages: “gives 2 wood”.
amount-green = { $count } green
# A number of things, also inside other messages: “gives 2 wood”.
amount-worker =
    { $count ->
        [one] { $count } worker
       *[other] { $count } workers
    }
# A number of things, also inside other messages: “gives 2 wood”.
amount-skill =
    { $count ->
        [one] { $count } skill
       *[other] { $count } skills
    }
# A number of things, also inside other messages: “gives 2 wood”.
amount-saw =
    { $count ->
        [one] { $count } saw
       *[other] { $count } saws
    }
# A number of things, also inside other messages: “gives 2 wood”.
amount-pickaxe =
    { $count ->
        [one] { $count } pickaxe
       *[other] { $count } pickaxes
    }
# A number of things, also inside other messages: “gives 2 wood”.
amount-anvil =
    { $count ->
        [one] { $count } anvil
       *[other] { $count } anvils
    }
# A number of things, also inside other messages: “gives 2 wood”.
amount-tile =
    { $count ->
        [one] { $count } tile
       *[other] { $count } tiles
    }
# A number of things, also inside other messages: “gives 2 wood”.
amount-resource =
    { $count ->
        [one] { $count } resource
       *[other] { $count } resources
    }
# A number of things, also inside other messages: “gives 2 wood”.
amount-wood = { $count } wood
# A number of things, also inside other messages: “gives 2 wood”.
amount-stone = { $count } stone
# A number of things, also inside other messages: “gives 2 wood”.
amount-iron = { $count } iron
# A number of things, also inside other messages: “gives 2 wood”.
amount-gold = { $count } gold

# Name of a season, alone as a heading.
season-spring = Spring
# Name of a season, alone as a heading.
season-summer = Summer
# Name of a season, alone as a heading.
season-autumn = Autumn
# Name of a season, alone as a heading.
season-winter = Winter

# What is going on, in a heading of the terminal and as the name of a panel.
phase-draw = random draw
# What is going on, in a heading of the terminal and as the name of a panel.
phase-turn = turn
# What is going on, in a heading of the terminal and as the name of a panel.
phase-workers = placing workers
# What is going on, in a heading of the terminal and as the name of a panel.
phase-pay = paying
# What is going on, in a heading of the terminal and as the name of a panel.
phase-choose = choosing a resource
# What is going on, in a heading of the terminal and as the name of a panel.
phase-transport = transport and upgrades
# What is going on, in a heading of the terminal and as the name of a panel.
phase-boat = choosing a boat
# What is going on, in a heading of the terminal and as the name of a panel.
phase-village = building the village
# What is going on, in a heading of the terminal and as the name of a panel.
phase-winter = choosing winter tiles
# What is going on, in a heading of the terminal and as the name of a panel.
phase-over = game over

## What tiles do

# In a table, after points and a slash: “1★ / adjacent tile”.
unit-neighbour = adjacent tile
# In a table, after points and a slash.
unit-here = { $thing } here
# In a table, after points and a slash.
unit-river = boats in the river
# In a table, after points and a slash.
unit-loop = tile on the road loop
# In a table, after points and a slash.
unit-transport = unit of transport capacity
# In a table, after points and a slash.
unit-chosen-worker = worker of a chosen colour
# In a table, after points and a slash.
unit-chosen-skill = skill of a chosen type
# In a table, after points and a slash.
unit-chosen-resource = resource of a chosen type

# In words.
does-gain = gives { $what }
# What a tile does, alone or after “Front:”; “does-pay” can follow.
does-choose = gives one of: { $what }
# After “gives …”: “gives 1 green for 1 yellow”.
does-pay = for { $price }
# A price to choose, after “upgrade Keywood:” and a number.
upgrade-pay = for { $price }
# What a tile does, alone or after “Front:”.
does-transport =
    { $steps ->
        [one] one transport step
       *[other] { $steps } transport steps
    }, { $upgrades ->
        [one] one upgrade
       *[other] { $upgrades } upgrades
    }
# What a tile does, alone or after “Front:”.
does-store =
    at game end { $points ->
        [one] one point
       *[other] { $points } points
    } per { $thing } on this tile
# What a tile does, alone or after “Front:”.
does-store-stay =
    at game end { $points ->
        [one] one point
       *[other] { $points } points
    } per { $thing } on this tile; it scores nowhere else
# What a tile does, alone or after “Front:”.
does-score =
    at game end { $points ->
        [one] one point
       *[other] { $points } points
    } for each: { $what }
# What a tile does, alone or after “Front:”.
does-turn-order = at game end 1 point per adjacent tile
# What a tile does, alone or after “Front:”.
does-turn-order-itself = at game end 1 point per adjacent tile and 1 for the tile itself
# What a tile does, alone or after “Front:”.
does-river = at game end points for a line of 1, 2 … boats along the river: { $points }
# What a tile does, alone or after “Front:”.
does-loop = at game end 1 point per tile on your best road loop
# What a tile does, alone or after “Front:”.
does-loop-tiles = at game end 1 point per tile on your best road loop, which passes no tile twice
# What a tile does, alone or after “Front:”.
does-transport-sum = at game end 1 point per unit of transport capacity in your village
# What a tile does, alone or after “Front:”.
does-flip = upgrades one tile for free at game end
# What a tile does, alone or after “Front:”.
does-nothing = points only
# What a boat has on it this season.
does-carry = carries { $what }
# A player’s outbid workers on a tile: after “you cannot pay with”, and in “bids with 2 red, the group from Stable”.
group-of = the group from { TILE($tile) }

# Which face of a tile is meant.
tile-front = Front
# Heading above the picture of a tile.
tile-back = Upgraded
# Heading above the picture of a turn order tile.
tile-purple = With the purple worker
# Heading above the picture of a turn order tile.
tile-plain = Without the purple worker

# What a summer boat does, alone or after “Front:”.
power-summer_boat_1a = 2 extra workers from the bag when choosing a boat
# What a summer boat does, alone or after “Front:”.
power-summer_boat_1b = 1 extra green worker when choosing a boat
# What a summer boat does, alone or after “Front:”.
power-summer_boat_2a = transport across fields; edges need not match
# What a summer boat does, alone or after “Front:”.
power-summer_boat_2b = doubles transport, upgrades and the Keyflower boat’s points
# What a summer boat does, alone or after “Front:”.
power-summer_boat_3a = any resource counts as any other when upgrading
# What a summer boat does, alone or after “Front:”.
power-summer_boat_3b = any resource counts as any other in final scoring
# What a summer boat does, alone or after “Front:”.
power-summer_boat_4a = outbid other players with any colour
# What a summer boat does, alone or after “Front:”.
power-summer_boat_4b = use tiles that already have bids or workers with any mix of colours

# One line about a tile.
info-front = Front: { $does }. Points: { $points }
# One line about a tile.
info-upgraded = Upgraded: { $does }. Points: { $points }
# One line about a tile.
info-cost = Upgrade cost: { $cost }
# One line about a tile.
info-no-upgrade = Cannot be upgraded.
# One line about a tile.
info-never-used = Workers cannot be placed on it.

## Tiles

# Messages name a tile by its id: { TILE($tile) }. A language that needs other forms of a name gives them as
# attributes and asks for one: { TILE($tile, form: "bare") }. Without the attribute it is the name itself.
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
tile-summer_boat_1a = Summer boat 1a
tile-summer_boat_1b = Summer boat 1b
tile-summer_boat_2 = Summer boat 2
tile-summer_boat_2a = Summer boat 2a
tile-summer_boat_2b = Summer boat 2b
tile-summer_boat_3 = Summer boat 3
tile-summer_boat_3a = Summer boat 3a
tile-summer_boat_3b = Summer boat 3b
tile-summer_boat_4 = Summer boat 4
tile-summer_boat_4a = Summer boat 4a
tile-summer_boat_4b = Summer boat 4b
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
tile-craftsmans_guild = Craftsman’s guild
tile-jeweller = Jeweller
tile-key_guild = Key guild
tile-key_market = Key market
tile-keythedral = Keythedral
tile-mercers_guild = Mercer’s guild
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

# Name of an option: heading in the new-table form, and in --help after “--option”.
option-counter_bid = outbidding with boat 4a
# A value of the option above it, in the new-table form and in --help.
option-counter_bid-village = on village tiles
# A value of the option above it, in the new-table form and in --help.
option-counter_bid-all = on turn order tiles too
# Name of an option: heading in the new-table form, and in --help after “--option”.
option-cross_mixed_edges = transport across non-matching edges (boat 2a)
# A value of the option above it, in the new-table form and in --help.
option-cross_mixed_edges-yes = allowed
# A value of the option above it, in the new-table form and in --help.
option-cross_mixed_edges-no = not allowed
# Name of an option: heading in the new-table form, and in --help after “--option”.
option-first_use = first use of a tile in a season
# A value of the option above it, in the new-table form and in --help.
option-first_use-6 = up to 6 workers
# A value of the option above it, in the new-table form and in --help.
option-first_use-3 = up to 3 workers
# Name of an option: heading in the new-table form, and in --help after “--option”.
option-loose_gold = 1 point for unused gold with boat 3b
# A value of the option above it, in the new-table form and in --help.
option-loose_gold-any = for any resource
# A value of the option above it, in the new-table form and in --help.
option-loose_gold-real = for gold only
# Name of an option: heading in the new-table form, and in --help after “--option”.
option-stored_resources = resources on storage tiles
# A value of the option above it, in the new-table form and in --help.
option-stored_resources-release = score there or elsewhere
# A value of the option above it, in the new-table form and in --help.
option-stored_resources-stay = score only there
# Name of an option: heading in the new-table form, and in --help after “--option”.
option-road_loop = Sea Bastion’s road loop
# A value of the option above it, in the new-table form and in --help.
option-road_loop-roads = uses no road twice
# A value of the option above it, in the new-table form and in --help.
option-road_loop-tiles = passes no tile twice
# Name of an option: heading in the new-table form, and in --help after “--option”.
option-turn_order_tile = turn order tiles at game end
# A value of the option above it, in the new-table form and in --help.
option-turn_order_tile-adjacent = 1 point per adjacent tile
# A value of the option above it, in the new-table form and in --help.
option-turn_order_tile-itself = 1 point per adjacent tile and 1 for itself
# Name of an option: heading in the new-table form, and in --help after “--option”.
option-purple_worker = purple worker at game end
# A value of the option above it, in the new-table form and in --help.
option-purple_worker-holder = counts for whoever has it
# A value of the option above it, in the new-table form and in --help.
option-purple_worker-winner = counts only if it was won at auction
# Name of an option: heading in the new-table form, and in --help after “--option”.
option-key_market = Key market
# A value of the option above it, in the new-table form and in --help.
option-key_market-2 = 2 points per green worker
# A value of the option above it, in the new-table form and in --help.
option-key_market-3 = 3 points per green worker
# A printed rulebook, after “Rules as printed in” in the new-table form, and in --help.
preset-hungarian = Hungarian rulebook
# A printed rulebook, after “Rules as printed in” in the new-table form, and in --help.
preset-dutch = Dutch rulebook
# A printed rulebook, after “Rules as printed in” in the new-table form, and in --help.
preset-romanian = Romanian rulebook
# A printed rulebook, after “Rules as printed in” in the new-table form, and in --help.
preset-russian = Russian rulebook

## What happened: lines of the log

# Line of the log, or what follows in it after a comma. $who is you or you-again where the reader did it, else other or
# same; with -again and same it follows a comma: “Ann uses Tavern with 2 red, pays 1 saw”.
event-pass =
    { $who ->
        [you] You pass
        [you-again] pass
        [same] passes
       *[other] { $name } passes
    }
# Line of the log; see event-pass. $workers is a list: “2 red, the group from Stable”.
event-bid =
    { $who ->
        [you] You bid on { TILE($tile) } with { $workers }
        [you-again] bid on { TILE($tile) } with { $workers }
        [same] bids on { TILE($tile) } with { $workers }
       *[other] { $name } bids on { TILE($tile) } with { $workers }
    }
# Line of the log; see event-pass. $workers is a list: “2 red, the group from Stable”.
event-use =
    { $who ->
        [you] You use { TILE($tile) } with { $workers }
        [you-again] use { TILE($tile) } with { $workers }
        [same] uses { TILE($tile) } with { $workers }
       *[other] { $name } uses { TILE($tile) } with { $workers }
    }
# Line of the log where its beginning was told before; see event-bid.
event-workers =
    { $who ->
        [you] You place { $workers }
        [you-again] place { $workers }
        [same] places { $workers }
       *[other] { $name } places { $workers }
    }
# Line of the log; see event-pass.
event-pay =
    { $who ->
        [you] You pay { $what }
        [you-again] pay { $what }
        [same] pays { $what }
       *[other] { $name } pays { $what }
    }
# Line of the log; see event-pass.
event-pay_group =
    { $who ->
        [you] You pay with the group from { TILE($tile) }
        [you-again] pay with the group from { TILE($tile) }
        [same] pays with the group from { TILE($tile) }
       *[other] { $name } pays with the group from { TILE($tile) }
    }
# Line of the log; see event-pass.
event-choose =
    { $who ->
        [you] You take { $what }
        [you-again] take { $what }
        [same] takes { $what }
       *[other] { $name } takes { $what }
    }
# Line of the log; see event-pass. $what is a resource.
event-carry =
    { $who ->
        [you] You move { $what } from { TILE($start) } to { TILE($end) }
        [you-again] move { $what } from { TILE($start) } to { TILE($end) }
        [same] moves { $what } from { TILE($start) } to { TILE($end) }
       *[other] { $name } moves { $what } from { TILE($start) } to { TILE($end) }
    }
# Line of the log; see event-pass.
event-upgrade =
    { $who ->
        [you] You upgrade { TILE($tile) }
        [you-again] upgrade { TILE($tile) }
        [same] upgrades { TILE($tile) }
       *[other] { $name } upgrades { TILE($tile) }
    }
# Line of the log; see event-pass.
event-boat =
    { $who ->
        [you] You take { TILE($tile) }
        [you-again] take { TILE($tile) }
        [same] takes { TILE($tile) }
       *[other] { $name } takes { TILE($tile) }
    }
# Line of the log; see event-pass.
event-lay_at =
    { $who ->
        [you] You place { TILE($tile) } at { $cell }
        [you-again] place { TILE($tile) } at { $cell }
        [same] places { TILE($tile) } at { $cell }
       *[other] { $name } places { TILE($tile) } at { $cell }
    }
# Line of the log; see event-pass.
event-winter =
    { $who ->
        [you] You choose winter tiles
        [you-again] choose winter tiles
        [same] chooses winter tiles
       *[other] { $name } chooses winter tiles
    }
# Line of the log; see event-pass.
event-draws =
    { $who ->
        [you] You draw { $what }
        [you-again] draw { $what }
        [same] draws { $what }
       *[other] { $name } draws { $what }
    }
# Line of the log. $who is you or other.
event-took =
    { $who ->
        [you] You move { $what } behind your screen
       *[other] { $name } moves { $what } behind the screen
    }
# Line of the log. $who is you or other.
event-brought =
    { $who ->
        [you] You get { $what } from { TILE($tile) }
       *[other] { $name } gets { $what } from { TILE($tile) }
    }
# Line of the log. $who is you or other.
event-gains =
    { $who ->
        [you] You get { $what } on { TILE($tile) }
       *[other] { $name } gets { $what } on { TILE($tile) }
    }
# Line of the log: an auction was won. $who is you or other.
event-sold =
    { $who ->
        [you] You win { TILE($tile) } for { $price }
       *[other] { $name } wins { TILE($tile) } for { $price }
    }
# Whole line.
event-unsold = No bids, removed from the game: { $tiles }
# $numbers is a list: “Ann 1 tile, Ben 2 tiles”. Nobody learns whose tile is whose.
event-revealed = Winter tiles revealed: { $tiles } (chosen: { $numbers })
# Line of the log at the end of the game: what was behind the player’s screen. $who is you or other.
event-opened =
    { $who ->
        [you] You reveal { $what }
       *[other] { $name } reveals { $what }
    }
# Whole line of the log. $season is spring, summer, autumn or winter.
event-season =
    { $season ->
        [spring] Spring starts
        [summer] Summer starts
        [autumn] Autumn starts
       *[winter] Winter starts
    }

## What could be done: in hints and in an analysis

# Part of a hint or an analysis, in a list with commas: what can be done.
way-pass = pass
# Part of a hint or an analysis, in a list with commas: what can be done. $workers is a list: “2 red, the group from Stable”.
way-bid = bid on { TILE($tile) } with { $workers }
# Part of a hint or an analysis, in a list with commas: what can be done.
way-use = use { TILE($tile) } with { $workers }
# Part of a hint or an analysis, in a list with commas: what can be done.
way-workers = place { $workers }
# Part of a hint or an analysis, in a list with commas: what can be done.
way-pay = pay { $what }
# Part of a hint or an analysis, in a list with commas: what can be done.
way-pay_group = pay with the group from { TILE($tile) }
# Part of a hint or an analysis, in a list with commas: what can be done.
way-choose = take { $what }
# Part of a hint or an analysis, in a list with commas: what can be done.
way-carry = move { $what } from { TILE($start) } to { TILE($end) }
# Part of a hint; also before a colon and the prices to choose from.
way-upgrade = upgrade { TILE($tile) }
# Part of a hint or an analysis, in a list with commas: what can be done.
way-boat = take { TILE($tile) }
# Part of a hint or an analysis, in a list with commas: what can be done.
way-lay = place { TILE($tile) }
# Part of a hint or an analysis, in a list with commas: what can be done.
way-lay_at = place { TILE($tile) } at { $cell }
# Part of a hint or an analysis, in a list with commas: what can be done.
way-winter = put up for auction: { $tiles }

## What points are for

# What points are for: printed on this tile.
item-printed = { $tile }
# What points are for, in the score breakdown.
item-turn_order =
    { $tile }: { $count ->
        [one] one adjacent tile
       *[other] { $count } adjacent tiles
    }
# $doubled is yes or no.
item-transport =
    { $tile }: transport capacity { $count }{ $doubled ->
        [yes] , doubled
       *[no] {""}
    }
# What points are for, in the score breakdown.
item-river =
    { $tile }: { $count ->
        [one] one boat
       *[other] { $count } boats
    } in the river
# $tiles is a list of tile names.
item-loop = { $tile }: road loop through { $tiles }
# What points are for, in the score breakdown.
item-gold = unused { $things }
# What points are for: these things on this tile.
item-things = { $tile }: { $things }
# In brackets or after a comma, behind the things that were counted.
item-purple = including the purple worker
# Behind the name of a tile.
item-flipped = upgraded for free
# Behind the adjacent tiles of a turn order tile, in brackets.
item-itself = plus 1 for the tile itself

## The table in a terminal

# Heading of the table.
kf-to-play = Turn: { $name }
# Before the list of players.
kf-order = Turn order:
# Line of the table; $supply is a list: “48 gold, 24 iron”.
kf-supply = Supply: { $supply }
# In the line of the supply.
kf-bag = bag: { $count }
# In the line of the supply.
kf-pile = skill pile: { $count }
# Heading.
kf-boats = Boats
# In place of the workers and skill tiles of a boat.
kf-boat-empty = empty
# Heading.
kf-auction = Auction
# Heading.
kf-your-village = Your village
# Before the player’s workers and skill tiles.
kf-screen = Behind the screen:
# Line of the table.
kf-winter-tiles = Winter tiles: { $tiles }
# In place of a list of workers.
kf-no-workers = no workers
# After a player’s things.
kf-now = score now: { $points }
# Line under a village.
kf-waiting = To place: { $tiles }
# Line under a village.
kf-aside = Cannot be placed: { $tiles }
# After the name of a turn order tile.
kf-with-purple = + purple worker
# In a column: the tile holds six workers.
kf-full = full
# Headings of columns, short.
kf-head-tile = tile
# Column heading, short.
kf-head-does = does
# Column heading, short.
kf-head-upgraded = upgraded
# Column heading, short.
kf-head-cost = upgrade
# Column heading, short.
kf-head-points = pts
# Column heading, short.
kf-head-colour = colour
# Column heading, short.
kf-head-workers = in use
# Column heading, short.
kf-head-bids = bids
# Column heading, short.
kf-head-at = at
# Column heading, short.
kf-head-lying = on it
# Under a village.
kf-legend = { $road } road, { $water } water, thin line: field

kf-hand-over = { $name }, it is your turn. Press Enter when nobody else is watching.
# Prompt.
kf-ask-turn = { $bid } N bid, { $use } N use, p pass, ? help
# Choice in a numbered list: bid on this tile.
kf-do-bid = bid
# Choice in a numbered list: use this tile.
kf-do-use = use
# Prompt.
kf-which-tile = Which tile? Type { $command } and a number, e.g. { $command } 1.
# Above the question how many workers.
kf-doing-bid = Bidding on { TILE($tile) }.
# Above the question how many workers.
kf-doing-use = Using { TILE($tile) }.
kf-brought = Also placing: { $what }.
# Above a list.
kf-groups = Outbid groups you can bring:
# In the list of outbid groups, after a letter.
kf-group-from = { $what } from { TILE($tile) }
# Prompt.
kf-ask-workers = How many? { $choices }
# Prompt.
kf-ask-more = How many more? { $choices }
# Used for $choices above.
kf-or-group = { $choices }, or a group: { $letters }
# Prompt.
kf-ask-group = Which group? { $letters }
# Prompt.
kf-which-colour = { $number } of which colour? For example: { $example }
# Prompt.
kf-ask-pay = Pay with what? { $numbers }
# Prompt.
kf-ask-choose = Which resource? { $numbers }
# Prompt.
kf-ask-boat = Which boat? { $numbers }
# Prompt.
kf-ask-village = Which tile do you place next? { $numbers }
# Prompt.
kf-ask-winter = Which winter tiles do you put up for auction? { $numbers }
kf-transport =
    { $steps ->
        [0] No steps left
        [one] One step left
       *[other] { $steps } steps left
    }, { $upgrades ->
        [0] no upgrades
        [one] one upgrade
       *[other] { $upgrades } upgrades
    }.
kf-nothing-to-carry = Nothing left to move or upgrade.
# Prompt.
kf-ask-transport = What next? { $numbers }, Enter when done
# Above the cells to choose from.
kf-laying = To place: { $tile }
# Prompt.
kf-ask-cell = Where? { $cells }
# Prompt.
kf-ask-way = { $cell }: rotation? { $numbers }, Enter to choose another cell
# $ways is a list of rotations by number.
kf-closes-river =
    { $ways }: this blocks your river. { $boats ->
        [0] No boat
        [one] Only one boat
       *[other] Only { $boats } boats
    } could then count for { tile-sea_breese }.
# Choice in a numbered list.
kf-finish = done
kf-no-such-tile = There is no tile “{ $text }”. Type a number or a name.
kf-no-such-player = There is no player “{ $text }”. Type a number or a letter.
kf-undone = Undone. The same draws will come again in the same order.
kf-undo-other = The last decision was another player’s; only they can undo it.

# One line of the in-game help, after the key to type.
kf-help-turn = Every face-up tile has a number; b and w next to it show what you can do with it.
# One line of the in-game help, after the key to type.
kf-help-bid = bid on tile 3
# One line of the in-game help, after the key to type.
kf-help-use = use tile 3
# One line of the in-game help, after the key to type.
kf-help-short = the same, with the workers in one line
# One line of the in-game help, after the key to type.
kf-help-pass = pass
# One line of the in-game help, after the key to type.
kf-help-info = what tile 3 does (its name works too)
# One line of the in-game help, after the key to type.
kf-help-village = your village, or player 2’s
# One line of the in-game help, after the key to type.
kf-help-table = show the table again
# One line of the in-game help, after the key to type.
kf-help-undo = undo to your last decision
# One line of the in-game help, after the key to type.
kf-help-notation = You can also type notation: bid:keywood, then workers:2,red.
# One line of the in-game help, after the key to type.
kf-help-signs = { $step }2 = two transport steps, { $upgrade }1 = one upgrade, { $point } = points, ≥3 = workers needed for the next use.
