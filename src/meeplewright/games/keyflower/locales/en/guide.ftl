### The guided first game of Keyflower.

# Title of the tutorial panel.
guide-keyflower-welcome-title = Welcome!
guide-keyflower-welcome = Over four seasons you and { $bot } each build a village. Behind your screen are eight workers that only you can see. With them you bid for new tiles, or use tiles.
# Title of the tutorial panel.
guide-keyflower-bid-title = Bid on a tile
guide-keyflower-bid = Six tiles are up for auction this spring. The player with the most workers next to a tile when the season ends gets it. Open the highlighted tile and bid.
# Title of the tutorial panel.
guide-keyflower-bid_workers-title = Which workers?
guide-keyflower-bid_workers = One worker is enough for a first bid; more are harder to outbid. They must all be the same colour.
# Title of the tutorial panel.
guide-keyflower-colours-title = Match the colour
guide-keyflower-colours = For the rest of the season, only workers of this colour can be placed at the highlighted tile, to bid or to use it, by any player. This can keep your opponent out.
# Title of the tutorial panel.
guide-keyflower-rival-title = { $bot } has played
guide-keyflower-rival = Your opponent’s reply is highlighted. You take turns, one bid or one use at a time, until you both pass in a row. The green numbers below a tile say how many workers a bid and a use need.
# Title of the tutorial panel.
guide-keyflower-use-title = Use a tile
guide-keyflower-use = Put workers on a tile to get what it produces right away: in the middle, in your village, even in your opponent’s. Open the highlighted tile and use it.
# Title of the tutorial panel.
guide-keyflower-use_workers-title = One worker is enough
guide-keyflower-use_workers = The first use of a tile takes one worker; each later use takes at least one more than the last. They stay there, and the tile’s owner gets them at the end of the season.
# Title of the tutorial panel.
guide-keyflower-home-title = Your home tile
guide-keyflower-home = Resources from tiles outside your village go to your home tile. With one wood and one stone on it you can upgrade it: flipped over, it is worth 5 points.
# Title of the tutorial panel.
guide-keyflower-outbid-title = You have been outbid
guide-keyflower-outbid = Your workers on the highlighted tile are not lost. Add workers there to take the lead again, or move the whole group to another tile, to bid on that tile or to use it. When you choose workers, the group is shown next to them.
# Title of the tutorial panel.
guide-keyflower-turn_over-title = Move and upgrade
guide-keyflower-turn_over = Now you can move resources along roads and upgrade tiles. A tile that holds its full cost has an arrow: press it to flip the tile. Then finish.
# Title of the tutorial panel.
guide-keyflower-carry-title = Move a resource
# $from and $to are tiles: where the resource is, and where it is moved.
guide-keyflower-carry = { TILE($to) } must hold its full cost before you can upgrade it. Select the highlighted resource on { TILE($from) }, then select { TILE($to) }.
# Title of the tutorial panel.
guide-keyflower-flip-title = Upgrade the tile
guide-keyflower-flip = { TILE($tile) } holds its full cost. Press the highlighted arrow on it to flip it.
# Title of the tutorial panel.
guide-keyflower-finish-title = Finish
guide-keyflower-finish = Nothing more is left to do here. Press “Finish”.
# Title of the tutorial panel.
guide-keyflower-pass-title = Done for the spring?
guide-keyflower-pass = If you don’t want to place more workers, pass. You can still place workers later; the season ends when you both pass in a row.
# Title of the tutorial panel.
guide-keyflower-boat-title = The season is over
guide-keyflower-boat = Each tile goes to the highest bidder; losing bids return behind the screens. Now everybody takes a boat: you get its workers and skill tiles.
# Title of the tutorial panel.
guide-keyflower-village-title = Build your village
guide-keyflower-village = Place the tiles you won: choose a tile and a cell next to your village, and rotate it so that road meets road and water meets water. Then finish.
# Title of the tutorial panel.
guide-keyflower-winter-title = Plan for winter
guide-keyflower-winter = You hold winter tiles that nobody else can see. In winter you choose which of them to put up for auction. They score for what you collect, so plan ahead.

## The chapters, on the page before the tutorial

# Name of a chapter.
guide-keyflower-chapter_bids-title = Bids
guide-keyflower-chapter_bids = Spring: bid for tiles, outbid your opponent, use tiles and pass.
# Name of a chapter.
guide-keyflower-chapter_villages-title = Villages and transport
guide-keyflower-chapter_villages = Use your own tiles, move resources and upgrade tiles.
# Name of a chapter.
guide-keyflower-chapter_winter-title = Winter
guide-keyflower-chapter_winter = Choose winter tiles, win the right ones, and play to the final score.

## The user did something else than the tutorial suggested; other sentences follow

guide-keyflower-instead_tile = You chose another tile. That is fine: the tutorial continues from there.
guide-keyflower-instead_workers = You placed other workers than suggested. That works too.
guide-keyflower-instead_pass = You passed. That is fine: as long as the season lasts, you can place workers again on your next turn.
guide-keyflower-instead_turn = You did something else. That is fine: the tutorial continues from there.
guide-keyflower-instead_boat = You took another boat. That is fine: every boat has something useful.

## Further parts. $bot is the opponent’s name.

# Title of the tutorial panel.
guide-keyflower-overbid-title = Outbid your opponent
guide-keyflower-overbid = { $bot } leads on the highlighted tile. To win it, bid more workers there than your opponent, in the same colour.
# Title of the tutorial panel.
guide-keyflower-next_bid-title = Bid here
guide-keyflower-next_bid =
    { $gives ->
    [workers] A strong player would bid on the highlighted tile now. It brings workers, and workers are what you bid with.
    [skills] A strong player would bid on the highlighted tile now. It brings skill tiles, which many upgrades cost.
    [resources] A strong player would bid on the highlighted tile now. It brings resources, which many upgrades cost.
    [transport] A strong player would bid on the highlighted tile now. It moves resources to where they are needed and upgrades tiles.
    [order] A strong player would bid on the highlighted tile now. Its winner chooses a boat first.
    [power] A strong player would bid on the highlighted tile now. It has a special power.
   *[points] A strong player would bid on the highlighted tile now. It scores at the end of the game.
    }
# Title of the tutorial panel.
guide-keyflower-next_use-title = Use this tile
guide-keyflower-next_use =
    { $gives ->
    [workers] A strong player would use the highlighted tile now. With more workers you can bid on and use more tiles.
    [skills] A strong player would use the highlighted tile now. Skill tiles pay for upgrades, and some winter tiles score for them.
    [resources] A strong player would use the highlighted tile now. Resources pay for upgrades, and upgraded tiles score.
    [transport] A strong player would use the highlighted tile now. It moves resources to where they are needed and upgrades tiles.
   *[other] A strong player would use the highlighted tile now. Its effect helps your village.
    }
# Title of the tutorial panel.
guide-keyflower-next_pass-title = Pass
guide-keyflower-next_pass = A strong player would pass now: nothing is left that is worth more workers.
# Title of the tutorial panel.
guide-keyflower-next_workers-title = Which workers?
guide-keyflower-next_workers = The highlighted choice is enough. Choose it and continue.
# Title of the tutorial panel.
guide-keyflower-next_move-title = Move and upgrade
guide-keyflower-next_move = The next step is highlighted. When nothing is left to do, finish.
# Title of the tutorial panel.
guide-keyflower-bids_end-title = You know how to bid
guide-keyflower-bids_end = You have bid on tiles, used them and placed your first ones. In the next chapter you use the tiles in your village and move resources. Or keep playing this game to its end.
# Title of the tutorial panel.
guide-keyflower-villages_welcome-title = Your village
guide-keyflower-villages_welcome = Your village has its first tiles. All workers in it and on the tiles you won are now behind your screen, and new tiles are up for auction.
# Title of the tutorial panel.
guide-keyflower-own-title = Use your own tile
guide-keyflower-own = Resources that a tile in your village produces stay on that tile. The workers on it return to you at the end of the season, so they are not lost.
# Title of the tutorial panel.
guide-keyflower-guest-title = Use your opponent’s tile
guide-keyflower-guest = You may use tiles in your opponent’s village too. Resources that they produce go to your home tile, but your opponent gets the workers at the end of the season.
# Title of the tutorial panel.
guide-keyflower-transport-title = Move resources
guide-keyflower-transport = A tile is upgraded with resources that lie on it. The highlighted tile lets you move resources along roads in your village, one tile per step. Use it.
# Title of the tutorial panel.
guide-keyflower-upgrade-title = Upgrade a tile
guide-keyflower-upgrade = Once the resources it costs lie on a tile, it can be flipped: it then gives more, or scores points. The highlighted tile lets you move resources and upgrade. Use it.
# Title of the tutorial panel.
guide-keyflower-skills-title = Skill tiles
guide-keyflower-skills = Saws, pickaxes and anvils are behind your screen. Some upgrades and some uses cost one, and some winter tiles score for them.
# Title of the tutorial panel.
guide-keyflower-villages_end-title = Your village grows
guide-keyflower-villages_end = You can use tiles, move resources and upgrade. The last chapter is about winter, which decides the game. Or keep playing this game to its end.
# Title of the tutorial panel.
guide-keyflower-winter_welcome-title = The last season
guide-keyflower-winter_welcome = Winter tiles score for what you have collected. You and { $bot } each choose secretly which of your own winter tiles go up for auction, at least one.
# Title of the tutorial panel.
guide-keyflower-winter_choice-title = Choose your winter tiles
guide-keyflower-winter_choice = Offer what fits your own village, and keep back what would help { $bot } more. The highlighted choice is what a strong player would make.
# Title of the tutorial panel.
guide-keyflower-winter_tiles-title = The winter auction
guide-keyflower-winter_tiles = Winter tiles can be bid on but not used. Open them to see what they would score for you. Tiles in both villages can still be used.
# Title of the tutorial panel.
guide-keyflower-winter_order-title = Turn order tiles
guide-keyflower-winter_order = The winner of the turn order tile chooses a boat first. In winter both go into the village: boats score points, and the turn order tile 1 point for each tile next to it.
# Title of the tutorial panel.
guide-keyflower-winter_boat-title = Choose your boat
guide-keyflower-winter_boat = Now you take the boat itself into your village. Open the boats to see what they would score for you.
# Title of the tutorial panel.
guide-keyflower-winter_village-title = Build for the last time
guide-keyflower-winter_village = Place everything that you won. A turn order tile scores for its neighbours, so place it among other tiles. Then finish.
# Title of the tutorial panel.
guide-keyflower-winter_end-title = You have played the whole game
guide-keyflower-winter_end = Your workers, skill tiles and resources were put where they score most. The score breakdown shows it line by line.
# Title of the tutorial panel.
guide-keyflower-bring-title = Move an outbid group
guide-keyflower-bring = Workers on a tile where you were outbid are not lost. Choose the highlighted group: the whole group moves to this tile, and no further workers are needed.
# Title of the tutorial panel.
guide-keyflower-next_choice-title = Choose
guide-keyflower-next_choice = The highlighted choice fits the plan best.
