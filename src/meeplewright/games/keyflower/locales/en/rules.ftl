### The rules of Keyflower in our own words, for people who play.

## The game in a minute

section-aim = The game in a minute
aim-game = Four seasons, and an auction in each. Workers bid for the tiles that make your village grow, and workers use tiles: your own, your neighbours’, even those still up for auction. Colours bind everybody, and a bid that is outbid may go to work elsewhere. After winter the most points win.

## Set-up

section-setup = Set-up
setup-supplies = The bag holds 40 blue, 40 red and 40 yellow workers; the 20 green ones lie open. Open too is the supply: 48 gold and 24 each of iron, stone and wood. The skill tiles, 16 saws, 16 pickaxes and 16 anvils, form a pile, face down.
setup-workers = Everybody draws 8 workers from the bag and hides them behind the screen.
setup-homes = Everybody gets a home tile by lot and starts the village with it. The lowest number takes the purple worker and begins spring.
    .home = A home tile, front and back: steps and upgrades for whoever uses it, and water at one edge. The roof shows what the upgrade costs.
setup-boats = There is one boat for each player, loaded with workers from the bag and with skill tiles that lie face up.
    .boat = The Keyflower in spring, with 7 workers and 1 skill tile.
setup-order = Turn order tiles: 1 with two players, 2 with three, 3 with four, 4 with five or six. The highest one shows the purple worker.
setup-tiles = In the middle lie 6 spring tiles with two players and one more for each further player. What is left over goes to the box.
setup-winter = Everybody gets winter tiles in secret: 3 each with up to four players, 2 each with five or six.
setup-purple = Until final scoring the purple worker is only a marker: it does not bid, work or pay.

## Start of a season

section-season = Start of a season
season-first = The holder of the purple worker begins; play goes clockwise. No tile has a colour yet, and workers stand on boats and nowhere else.
season-boats = In summer and autumn the boats are loaded anew. If the bag cannot fill them all, they get one worker at a time in their row until it is empty; skill tiles likewise. In winter they stay empty.
season-tiles = In summer and autumn as many tiles as in spring are laid out; the others go to the box. A summer boat shows one of its two sides, by lot, for the whole game.
season-winter = Winter begins with a secret choice (KF W1).

## A turn

section-turn = A turn
turn-choice = On your turn you place workers, all in one location, or you pass.
turn-location = A location is your side of one tile in the middle (a bid) or the top of one tile (a use). One turn is never both.
turn-whence = You place at least one worker. They come from behind your screen, or are whole losing groups of yours, or both (KF B6).
turn-pass = You may always pass, even with workers left. If nothing else is possible, you must.
turn-over = Who has passed may place again when the turn comes round. The season ends as soon as everybody has passed in a row.
turn-boats = Boats are neither bid on nor used.

## Colours

section-colours = Colours
colours-first = In each season a tile takes the colour of the first worker that comes to its side or on it. Until then it is free.
colours-same = Only workers of that colour may come to the tile or on it. On a free tile all the workers you place have one colour.
colours-shared = On a tile in the middle one colour holds for bids and uses alike. Turn order tiles know bids only, tiles in villages uses only.
    .colour = A red worker has used the Quarryman. So the bids on it are red as well.
colours-green = Green is a colour of its own. It stands for no other, and no other stands for it.
colours-everybody = The colour binds everybody, the owner too, and lasts to the end of the season.
colours-lying = Only summer boats 4a and 4b break this rule. Workers that do so are laid down: they count in every number but give no colour.

## Bidding

section-bids = Bidding
bids-where = You may bid on every tile in the middle, summer boats, winter tiles and turn order tiles included, and on as many as you like.
bids-larger = A first bid is one worker or more. Each bid must be larger than everybody else’s on that tile, so one bid always wins and the others are losing.
    .bids = Three bids for the Woodcutter: 1, 2 and 3 workers. The largest wins; it has a golden edge.
bids-raise = You may raise your own bid: a winning one by any number, a losing one until it is the largest. The workers become one group.
bids-group = A losing group may move, but only whole and to one place. Several groups and workers from behind the screen may come together there; in a bid they become one group. You may even move your losing group from the side of a tile onto it.
    .group = The two yellow workers at the Key mine are outbid. They may go to the Stable, but only together.
bids-whither = A losing group goes to another bid, to a use, or into the bag as payment (KF E6). The whole group then counts as one payment.
bids-winning = A winning bid stays: none of its workers may move, work or pay.
bids-stay = Workers on a tile stay there, and none comes back behind a screen before the season ends.
bids-part = Moving a losing group is no turn in itself; it is always part of a bid, a use or a payment.
bids-both = You may bid on a tile and use it, in different turns.

## Using tiles

section-uses = Using tiles
uses-where = You may use tiles in your own village, in anybody else’s, and in the middle, except in winter. A tile won this season is in no village yet.
uses-never = No worker may stand on summer boats, boats, turn order tiles, winter tiles, or the autumn tiles that only score.
uses-more = The first use of a tile in a season takes one worker or more; every further use at least one more than the use before it. More than needed are allowed but gain nothing.
uses-six = A tile holds six workers in a season, no more. So it is used three times at most, with 1, 2 and 3 workers.
    .uses = Used with 1, then 2, then 3 workers: six blue workers stand on Keywood, and nobody can use it any more this season.
uses-again = You may use the same tile again in a later turn. Owning it makes it no cheaper and keeps nobody away.
uses-effect = Each use brings the effect of the side that is up, at once and once, however many workers came.
uses-paid = If you cannot pay what the tile asks for, you cannot use it. A use that brings nothing is allowed.
uses-whose = The workers stay. At the end of the season they belong to the owner of the village, to the winner of the tile, or to the bag.

## What tiles bring

section-effects = What tiles bring
effects-resources = Resources come from the supply. On a tile of your own village they are put on it, otherwise on your home tile.
    .produced = Keywood in your own village: its wood lies on it.
effects-drawn = Skill tiles are drawn from the pile and workers (the white figure) from the bag, unseen by the others.
effects-green = Green workers come from the open supply only.
effects-skill = Where a skill is the price, one from behind your screen goes face down to the pile. At the Hiring fair you draw first.
effects-worker = Where a worker is the price, one more than those on the tile, from behind your screen, goes into the bag, or a whole losing group of that colour. At the Tavern you draw first.
effects-choice = Where you have a choice, choose from what is in stock.
effects-short = When something runs short, you get what is there and nothing instead.
effects-back = Resources you pay return to the supply. Green workers you spend go into the bag.

## Transport and upgrades

section-transport = Transport and upgrades
transport-tiles = A home, Stable, Farrier or Wainwright, wherever it lies, lets you make so many steps and so many upgrades, in your own village only.
transport-step = A step carries one resource to the next tile, where road meets road. Divide the steps as you like.
    .road = Road meets road between all three tiles. The stone on the home reaches Keywood or the Keystone quarry in one step.
transport-order = Steps and upgrades come in any order. Their number is fixed when the use begins, and what you leave is lost.
transport-upgradable = Upgrade home, spring, summer and autumn tiles of your village, once each, but not summer boats.
transport-price = Resources of the price must lie on the tile itself; skills come from behind your screen and go face down to the pile.
transport-gold = Gold stands for wood, stone or iron. Nothing stands for gold, and no skill stands for another. “Any” takes every kind.
transport-turned = The tile is turned over where it lies; what lies and stands on it stays. From then on everybody who uses it gets the effect of the back.
    .upgrade = The Sawmill. With three wood lying on it, it is turned over: 10 points instead of 3.

## End of a season

section-end = End of a season
end-losing = Losing bids go back behind their owners’ screens.
end-unsold = Tiles without a bid go to the box, workers on them into the bag.
end-won = Whoever bid most takes the tile and gets the workers on it. The workers of the bid go into the bag. Summer boats have their power from now on.
end-village = Workers in your village come behind your screen, whoever placed them.
end-boats = The winners of turn order tiles 1, 2, 3 and 4 choose a boat in that order, each once; then the others, clockwise from the new start player. Each takes all the workers and skills of one boat; in winter the boat itself, and the turn order tiles won as well. Whoever wins the tile with the purple worker becomes start player. If nobody bid on it, the others choose from the old start player on, and then the left neighbour becomes start player. The winning bids go into the bag.
    .order = The winner of turn order tile 1 chooses a boat first. The winner of tile 2, the one with the purple worker, chooses second and starts the next season. The third player takes the boat that is left.
end-build = Then everybody builds (KF V1), and the next season begins; after winter the points are counted.

## Building the village

section-village = Building the village
village-together = All players build at the same time, each in any order. Every tile that fits must be laid.
village-beside = A tile goes on an empty cell beside a tile of your village, turned as you like. It need not be joined to the home by road.
village-edges = Where two tiles touch, both edges are the same: road, field or water. Water may lie open.
    .edges = Road to road, field to field, and the boat with its water to the water of the home.
village-water = At the water of the home only a boat can lie, with its own water to it.
village-fixed = A tile that lies is not moved or turned any more. Until you say you are done you may take it back.
village-aside = A tile that fits nowhere is set aside. It is yours and scores, but touches nothing, and is laid in a later season once it fits.
village-free = With summer boat 2a edges need not match, from the season in which you won it.

## Summer boats

section-powers = Summer boats
powers-whose = Their power belongs to whoever won them and needs no worker. Each shows side a or b, so only one of the two is in a game.
powers-one-a = 1a: when boats are chosen, 2 more workers from the bag.
powers-one-b = 1b: when boats are chosen, 1 more green worker from the supply.
powers-two-a = 2a: your steps cross field edges too, though not water, and your tiles need not match (KF V7).
powers-two-b = 2b: your steps and upgrades are doubled wherever you use a tile, and so are the points of the Keyflower.
powers-three-a = 3a: when you upgrade, any resource stands for any other, gold too.
powers-three-b = 3b: in final scoring any resource stands for any other, gold too.
powers-four-a = 4a: when somebody else has a bid in blue, red or yellow on a village tile, you may outbid it with another colour. Not against green, not on turn order tiles, and not beside a bid of yours that stands in another colour.
    .lying = Two blue workers are outbid by three red ones, which lie: the Farrier stays blue for everybody else.
powers-lying = Your workers there lie; the tile keeps its colour for all others and for uses, and you may add workers of the lying colour only. When all other bids have left and nobody is on the tile, yours stand up and give it their colour.
powers-four-b = 4b: you may use a tile that has a bid or a use already with workers of any colours, mixed too. Those of another colour lie. All count towards six.

## Winter

section-winter = Winter
winter-choice = First everybody secretly chooses at least one of their winter tiles. They are mixed and laid out; the others go to the box unseen.
winter-bids = Winter tiles are bid on but not used. Tiles in villages are used as always.
winter-boats = The boats carry nothing: at the end of winter the boats themselves and the turn order tiles are taken.
winter-over = After the last building the game is over. The workers behind the screens then count.

## Final scoring

section-scoring = Final scoring
scoring-printed = The points printed on the side that is up, of every tile you own. The back replaces the front.
scoring-order = A turn order tile brings one point for each tile that touches it.
    .order-tile = This turn order tile touches the home and the Keystone quarry: 2 points.
scoring-boat = Your boat. Keyflower: one point for each transport number on your tiles. Sea Bastion: one for each tile on your best round walk (KF F9). Sea Breese: 2, 4, 8, 16, 32 for one to five boats in the river (KF F10). Flipper: 2, and one upgrade for nothing. Ianvincible: 5. White Wind: one for each worker given to it.
scoring-items = Every worker, every skill and every resource scores once at most, on one tile of your choice. A winter tile scores as often as you can fill it. Gold that scores nowhere else is one point.
    .items = Apothecary, Craftsman’s guild, Key market, and 8 blue, 3 red, 3 yellow and 1 green worker: three sets of three colours bring 9 points, the five blue ones left 3, the green one 2. Together 14.
scoring-yards = Timber yard, Stone yard, Blacksmith and Barn score what lies on them. All other tiles take resources from anywhere in the village, from those yards too if you give up their points there.
scoring-gold = Gold counts as any resource.
scoring-purple = The purple worker counts once, as a worker of any colour, a skill or a resource of any kind.
scoring-best = You need not search: the best way to divide everything is found for every player.
scoring-walk = A round walk follows roads back to where it began and takes no road twice. A tile counts once, even when you pass it twice.
    .walk = Two rings that share the home: five tiles on the walk, 5 points for the Sea Bastion.
scoring-river = The river runs straight on from the water of the home. Boats and summer boats in it count, without a gap.
    .river = Three boats in the river below the home: 8 points for the Sea Breese.
scoring-most = Most points win; whoever is level shares the win.

## What is hidden

section-hidden = What is hidden
hidden-screens = How many workers and skills are behind a screen everybody sees; of which colour and kind only its owner.
hidden-winter = Winter tiles in hand are secret, and so is whose was which. How many each player chose is known.
hidden-drawn = What is drawn from the bag and the pile, only the player who draws it sees.
hidden-paid = A skill paid where any will do goes face down.
hidden-open = All else is open: villages, bids, boats, the supply, the numbers in bag and pile, and which workers come back.
hidden-points = Nobody counts points during the game; the screens open at the end.

## What a table may agree on

section-options = What a table may agree on
options-why = Where the rulebooks leave a question open, the one who sets up the table may choose the other answer.
options-loose = With summer boat 3b every resource that scores nowhere else is one point, as gold is; or only real gold.
options-counter = Summer boat 4a outbids on village tiles only; or on turn order tiles too.
options-cross = With summer boat 2a resources may cross an edge where road meets field; or not.
options-first = The first use of a tile may take up to six workers; or up to three.
