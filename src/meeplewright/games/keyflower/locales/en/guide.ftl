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
guide-keyflower-rival = Your opponent’s reply is highlighted. You take turns, one bid or one use at a time, until you both pass in a row.
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
guide-keyflower-outbid = Add workers to take the lead again, or move the whole group to another tile to bid on it or use it. You’ll find it next to your workers.
# Title of the tutorial panel.
guide-keyflower-lacking-title = Get the rest
guide-keyflower-lacking = Your home tile needs one more resource. Use the highlighted tile to get it.
# Title of the tutorial panel.
guide-keyflower-upgrade-title = Upgrade your home tile
guide-keyflower-upgrade = The full cost is on it now. Choose your home tile in your village and use it with one worker.
# Title of the tutorial panel.
guide-keyflower-turn_over-title = Move and upgrade
guide-keyflower-turn_over = Now you can move resources along roads and upgrade tiles. Choose a tile that holds its full cost to flip it. Then finish.
# Title of the tutorial panel.
guide-keyflower-pass-title = Done for the spring?
guide-keyflower-pass = If you don’t want to place more workers, pass. You can still place workers later; the season ends when you both pass in a row.
# Title of the tutorial panel.
guide-keyflower-boat-title = Spring is over
guide-keyflower-boat = Each tile goes to the highest bidder; losing bids return behind the screens. Now choose a boat: you get its workers and skill tiles.
# Title of the tutorial panel.
guide-keyflower-village-title = Build your village
guide-keyflower-village = Place the tiles you won: choose a tile and a cell next to your village, and rotate it so that road meets road and water meets water. Then finish.
# Title of the tutorial panel.
guide-keyflower-summer-title = Summer
guide-keyflower-summer = New tiles are up for auction. All workers in your village and on the tiles you won are now behind your screen, no matter who placed them.
# Title of the tutorial panel.
guide-keyflower-winter-title = Plan for winter
guide-keyflower-winter = You hold winter tiles that nobody else can see. In winter you choose which of them to put up for auction. They score for what you collect, so plan ahead.
# Title of the tutorial panel.
guide-keyflower-end-title = You’re ready
guide-keyflower-end = Points come from upgraded tiles, gold, and autumn and winter tiles. Open any tile to see what it does. Keep going: you’re on your own now!
