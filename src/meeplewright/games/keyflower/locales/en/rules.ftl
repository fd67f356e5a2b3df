### The rules of Keyflower in our own words, for people who play.

## The game in a minute

# Heading on the rules page.
section-aim = The game in a minute
aim-game = Four seasons, each with an auction. Place workers to bid for tiles for your village, or to use tiles: your own, your neighbours’, even those still up for auction. The first worker sets a tile’s colour for everyone, and outbid workers can be sent elsewhere. After winter, the most points wins.

## Set-up

# Heading on the rules page.
section-setup = Setup
setup-supplies = The bag holds 40 blue, 40 red and 40 yellow workers; the 20 green ones are in the open supply. So are the resources: 48 gold and 24 each of iron, stone and wood. The skill tiles (16 saws, 16 pickaxes and 16 anvils) form a face-down pile.
setup-workers = Each player draws 8 workers from the bag and hides them behind their screen.
setup-homes = Each player gets a random home tile and starts the village with it. The player with the lowest number takes the purple worker and starts spring.
    .home = A home tile, front and back: transport steps and upgrades for the player who uses it, and water on one edge. The roof shows the cost of the upgrade.
setup-boats = There is one boat per player, loaded with workers from the bag and with face-up skill tiles.
    .boat = The Keyflower in spring, with 7 workers and 1 skill tile.
setup-order = Turn order tiles: 1 with two players, 2 with three, 3 with four, 4 with five or six. The highest one shows the purple worker.
setup-tiles = With two players, 6 spring tiles are placed in the middle, and one more for each additional player. The rest go to the box.
setup-winter = Each player is secretly dealt winter tiles: 3 each with up to four players, 2 each with five or six.
setup-purple = Until final scoring the purple worker is only a marker: it does not bid, work or pay.

## Start of a season

# Heading on the rules page.
section-season = Start of a season
season-first = The holder of the purple worker starts; play goes clockwise. No tile has a colour yet, and there are workers only on boats.
season-boats = In summer and autumn the boats are refilled. If the bag runs short, they get one worker at a time in order until it is empty; the same goes for skill tiles. In winter they stay empty.
season-tiles = In summer and autumn as many tiles as in spring are put up for auction; the rest go to the box. A summer boat shows one of its two sides, chosen at random, for the whole game.
season-winter = Winter starts with a secret choice (KF W1).

## A turn

# Heading on the rules page.
section-turn = A turn
turn-choice = On your turn, place workers, all in one location, or pass.
turn-location = A location is your side of one tile in the middle (a bid) or the top of one tile (a use). One turn is never both.
turn-whence = Place at least one worker. Workers come from behind your screen, or are whole outbid groups of yours, or both (KF B6).
turn-pass = You may always pass, even with workers left. If you cannot place any, you must pass.
turn-over = A player who has passed may place workers again on a later turn. The season ends when all players pass in a row.
turn-boats = Boats cannot be bid on or used.

## Colours

# Heading on the rules page.
section-colours = Colours
colours-first = In each season a tile takes the colour of the first worker placed at its side or on it. Until then it is free.
colours-same = Only workers of that colour may be placed at the tile or on it. On a free tile all the workers you place must be one colour.
colours-shared = A tile in the middle has one colour for bids and uses. Turn order tiles can only be bid on; tiles in villages can only be used.
    .colour = A red worker has used the Quarryman. So the bids on it must be red as well.
colours-green = Green is a colour of its own. It does not count as any other, and no other counts as green.
colours-everybody = The colour applies to everyone, including the owner, until the end of the season.
colours-lying = Only summer boats 4a and 4b break this rule. Workers that do so are laid down: they count in every number but do not set a colour.

## Bidding

# Heading on the rules page.
section-bids = Bidding
bids-where = You may bid on every tile in the middle, including summer boats, winter tiles and turn order tiles, and on as many as you like.
bids-larger = A first bid is one worker or more. Each bid must be larger than everyone else’s on that tile, so one bid is always winning and the others are outbid.
    .bids = Three bids for the Woodcutter: 1, 2 and 3 workers. The largest is winning; it has a golden edge.
bids-raise = You may raise your own bid: a winning one by any number, an outbid one until it is the largest. The workers become one group.
bids-group = An outbid group may move, but only as a whole and to one place. Several groups and workers from behind your screen may go there together; in a bid they become one group. You may even move your outbid group from the side of a tile onto it.
    .group = The two yellow workers at the Key mine are outbid. They may go to the Stable, but only together.
bids-whither = An outbid group goes to another bid, to a use, or into the bag as payment (KF E6). The whole group then counts as one payment.
bids-winning = A winning bid stays: none of its workers may move, work or pay.
bids-stay = Workers on a tile stay there. No workers return behind a screen before the season ends.
bids-part = Moving an outbid group is not a turn by itself; it is always part of a bid, a use or a payment.
bids-both = You may bid on a tile and use it, on different turns.

## Using tiles

# Heading on the rules page.
section-uses = Using tiles
uses-where = You may use tiles in your own village, in anyone else’s, and in the middle (not in winter). A tile won this season is not in a village yet.
uses-never = Workers cannot be placed on summer boats, boats, turn order tiles, winter tiles, or the autumn tiles that only score.
uses-more = The first use of a tile in a season takes one worker or more; each later use takes at least one more than the use before it. You may place more than needed, but gain nothing by it.
uses-six = A tile holds at most six workers in a season. So it can be used three times at most, with 1, 2 and 3 workers. A first use with three or more workers closes the tile for the season.
    .uses = Used with 1, then 2, then 3 workers: six blue workers are on Keywood, and nobody can use it again this season.
uses-again = You may use the same tile again on a later turn. Owners pay the same and cannot keep others out.
uses-effect = Each use gives the effect of the face-up side immediately and once, no matter how many workers you placed.
uses-paid = If you cannot pay the tile’s cost, you cannot use it. You may use a tile even if it gives you nothing.
uses-whose = The workers stay. At the end of the season they go to the owner of the village, to the winner of the tile, or into the bag.

## What tiles bring

# Heading on the rules page.
section-effects = What tiles do
effects-resources = Resources come from the supply. From a tile in your own village they go on that tile, otherwise on your home tile.
    .produced = Keywood in your own village: its wood is on it.
effects-drawn = Skill tiles are drawn from the pile and workers (the white figure) from the bag, hidden from the other players.
effects-green = Green workers come only from the open supply.
effects-skill = If the cost is a skill, one from behind your screen goes face down to the pile. At the Hiring fair you draw first.
effects-worker = If the cost is a worker, one more worker from behind your screen, besides those you place on the tile, goes into the bag, or a whole outbid group of that colour. At the Tavern you draw first.
effects-choice = If you have a choice, choose from what is left in the supply.
effects-short = If there is not enough, you get what is left and nothing in exchange.
effects-back = Resources you pay return to the supply. Green workers you spend go into the bag.

## Transport and upgrades

# Heading on the rules page.
section-transport = Transport and upgrades
transport-tiles = A home tile, Stable, Farrier or Wainwright, wherever it is, gives you transport steps and upgrades for your own village.
transport-step = A step moves one resource to the next tile, where road meets road. Divide the steps as you like.
    .road = Road meets road between all three tiles. The stone on the home tile reaches Keywood or the Keystone quarry in one step.
transport-order = Steps and upgrades can be taken in any order. Their number is fixed when the use starts, and unused ones are lost.
transport-upgradable = You can upgrade home, spring, summer and autumn tiles in your village, once each, but not summer boats.
transport-price = Resources for the cost must be on the tile itself; skills come from behind your screen and go face down to the pile.
transport-gold = Gold counts as wood, stone or iron. Nothing counts as gold, and no skill counts as another. “Any” accepts every type.
transport-turned = The tile is flipped in place; resources and workers on it stay. From then on everyone who uses it gets the effect of the back.
    .upgrade = The Sawmill. With three wood on it, it is flipped: 10 points instead of 3.

## End of a season

# Heading on the rules page.
section-end = End of a season
end-losing = Losing bids return behind their owners’ screens.
end-unsold = Tiles without a bid go to the box, workers on them into the bag.
end-won = The highest bidder takes the tile and gets the workers on it. The workers of the bid go into the bag. Summer boats have their power from now on.
end-village = Workers in your village go behind your screen, no matter who placed them.
end-boats = The winners of turn order tiles 1, 2, 3 and 4 choose a boat in that order, each once; then the others, clockwise from the new start player. Each player takes all the workers and skill tiles of one boat; in winter the boat itself, and any turn order tiles they won. The winner of the tile with the purple worker becomes start player. If nobody bid on it, the others choose clockwise from the old start player, and then the left neighbour becomes start player. The winning bids go into the bag.
    .order = The winner of turn order tile 1 chooses a boat first. The winner of tile 2, the one with the purple worker, chooses second and starts the next season. The third player takes the remaining boat.
end-build = Then everyone builds (KF V1), and the next season starts; after winter comes final scoring.

## Building the village

# Heading on the rules page.
section-village = Building the village
village-together = All players build at the same time, each in any order. Every tile that fits must be placed.
village-beside = A tile goes on an empty cell next to a tile of your village, in any rotation. It need not be connected to the home tile by road.
village-edges = Where two tiles touch, both edges must be the same: road, field or water. Water may be left open.
    .edges = Road to road, field to field, and the boat with its water to the water of the home tile.
village-water = Only a boat can be placed at the water of the home tile, with its own water facing it.
village-fixed = A placed tile cannot be moved or rotated later. You can undo until you finish building.
village-aside = A tile that fits nowhere is set aside. It is yours and scores, but touches nothing, and must be placed in a later season once it fits.
village-free = With summer boat 2a edges need not match, from the season in which you won it.

## Summer boats

# Heading on the rules page.
section-powers = Summer boats
powers-whose = Their power belongs to the player who won them and needs no worker. Each shows side a or b, so only one of the two is in a game.
powers-one-a = 1a: when boats are chosen, 2 extra workers from the bag.
powers-one-b = 1b: when boats are chosen, 1 extra green worker from the supply.
powers-two-a = 2a: your steps can also cross field edges, but not water, and your tiles need not match (KF V7).
powers-two-b = 2b: your steps and upgrades are doubled wherever you use a tile, and so are the points of the Keyflower boat.
powers-three-a = 3a: when you upgrade, any resource counts as any other, including gold.
powers-three-b = 3b: in final scoring any resource counts as any other, including gold.
powers-four-a = 4a: if another player has a bid in blue, red or yellow on a village tile, you may outbid it with another colour. Not against green, not on turn order tiles, and not if you already have a standing bid in another colour there.
    .lying = Two blue workers are outbid by three red ones, which are lying: the Farrier stays blue for everyone else.
powers-lying = Your workers there lie; the tile keeps its colour for all others and for uses, and you may add only workers of the lying colour. When all other bids have left and nobody is on the tile, yours stand up and set its colour.
powers-four-b = 4b: you may use a tile that already has a bid or a use with workers of any colours, even mixed. Those of another colour lie. All count towards six.

## Winter

# Heading on the rules page.
section-winter = Winter
winter-choice = First each player secretly chooses at least one of their winter tiles. These are shuffled and put up for auction; the others go to the box unseen.
winter-bids = Winter tiles can be bid on but not used. Tiles in villages can be used as always.
winter-boats = The boats are empty: at the end of winter players take the boats themselves and the turn order tiles.
winter-over = The game ends after the last village is built. The workers then behind the screens count.

## Final scoring

# Heading on the rules page.
section-scoring = Final scoring
scoring-printed = You score the points printed on the face-up side of every tile you own. The back replaces the front.
scoring-order = A turn order tile scores 1 point for each tile that touches it.
    .order-tile = This turn order tile touches the home tile and the Keystone quarry: 2 points.
scoring-boat = Your boat. Keyflower: 1 point per unit of transport capacity, that is, the sum of the transport numbers on the face-up sides of your tiles. Sea Bastion: 1 point for each tile on your best road loop (KF F9). Sea Breese: 2, 4, 8, 16, 32 points for one to five boats in the river (KF F10). Flipper: 2 points, and one upgrade for free. Ianvincible: 5 points. White Wind: 1 point for each worker counted on it.
scoring-items = Each worker, skill and resource scores at most once, on one tile of your choice. A winter tile scores as often as you can fill it. Gold that scores nowhere else is worth 1 point.
    .items = Apothecary, Craftsman’s guild, Key market, and 8 blue, 3 red, 3 yellow and 1 green worker: three sets of three colours score 9 points, the five remaining blue ones 3, the green one 2. Together 14.
scoring-winter = What each winter tile counts, and the points it gives each time:
scoring-yards = The storage tiles (Timber yard, Stone yard, Blacksmith and Barn) score what is on them. All other tiles count resources anywhere in the village, even on storage tiles if you give up their points there.
scoring-gold = Gold counts as any resource.
scoring-purple = The purple worker counts once, as a worker of any colour, a skill of any type or a resource of any type. As a resource it may also go on one of your storage tiles, without transport.
scoring-best = You need not work it out: the game finds the best allocation for every player.
scoring-walk = A loop follows roads back to its start without using a road twice. Each tile counts once, even if the loop passes it twice.
    .walk = Two loops that share the home tile: five tiles on the loop, 5 points for the Sea Bastion.
scoring-river = The river runs straight on from the water of the home tile. Boats and summer boats in it count, without a gap.
    .river = Three boats in the river below the home tile: 8 points for the Sea Breese.
scoring-most = The most points wins; tied players share the victory.

## Icons on the tiles

# Heading on the rules page.
section-icons = Icons on the tiles
icons-things = Workers, skills and resources:
    .icon-worker = A worker of any colour. If you get one, you draw it from the bag.
    .icon-workers = Blue, red, yellow and green worker. Each colour has its own hat and mark.
    .icon-purple = The purple worker. On a turn order tile: the player who wins it becomes start player.
    .icon-skill = A skill of any type. If you get one, you draw it from the pile.
    .icon-skills = Saw, pickaxe and anvil.
    .icon-resource = A resource of any type.
    .icon-resources = Wood, stone, iron and gold.
    .icon-alike = Workers, skills or resources of one type of your choice.
icons-effects = Using and upgrading:
    .icon-brings = You pay or have what is on the left; you get what is on the right.
    .icon-or = One of these, your choice.
    .icon-cart = As many transport steps as the number says.
    .icon-upgrade = One upgrade. Two arrows: two upgrades.
    .icon-cost = What it costs to upgrade the tile.
icons-points = Points:
    .icon-seal = As many points as the number says: for the tile itself, or for each set.
    .icon-tray = Only what is on this tile counts.
    .icon-adjacent = For each adjacent tile.
    .icon-loop = For each tile on your best road loop (KF F9).
    .icon-river = For the boats in the river (KF F10).
icons-powers = Summer boats:
    .icon-boat = When you choose a boat, you also get this.
    .icon-fields = Resources may cross fields.
    .icon-edges = Edges need not match.
    .icon-equals = Each counts as the other.
    .icon-bid = Bids on a tile.
    .icon-use = Use of a tile.
    .icon-lying = A lying worker: it breaks the colour rule (KF C7).
icons-signs = In the corner of a tile:
    .icon-seasons = Spring, summer, autumn and winter: the season of the tile. On boats: when the effect applies.
    .icon-home = A home tile, with its number.

## What is hidden

# Heading on the rules page.
section-hidden = What is hidden
hidden-screens = Everyone sees how many workers and skills are behind a screen; only its owner sees their colours and types.
hidden-winter = Winter tiles in hand are secret, and so is who chose which. How many each player chose is public.
hidden-drawn = Only the player who draws from the bag or the pile sees what was drawn.
hidden-paid = A skill paid where any type is accepted goes face down.
hidden-open = Everything else is public: villages, bids, boats, the supply, the numbers in bag and pile, and which workers return.
hidden-points = Points are not counted during the game; the screens are opened at the end.

## What a table may agree on

# Heading on the rules page.
section-options = Variants
options-why = Where the rulebooks leave a question open or differ, the player who creates the table may choose the other answer, or all the answers of one printed rulebook.
options-loose = With summer boat 3b every resource that scores nowhere else is worth 1 point, like gold; or only real gold.
options-counter = Summer boat 4a can outbid on village tiles only; or on turn order tiles too.
options-cross = With summer boat 2a resources may cross an edge where road meets field; or not.
options-first = The first use of a tile may take up to six workers; or up to three.
options-stored = A resource on a storage tile scores there or elsewhere; or only there.
options-walk = Sea Bastion’s road loop may not use a road twice; or not even pass a tile twice.
options-order = A turn order tile scores 1 point for each tile that touches it; or 1 more for itself.
options-purple = The purple worker counts for whoever has it at the end; or only for a player who won it at auction. Then it counts for nobody if nobody bid on it in winter.
options-market = The Key market gives 2 points for each green worker; or 3.
