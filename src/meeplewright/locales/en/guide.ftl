### The guided first game of each game: what the table tells a newcomer.
### Names of things are those of the games' own catalogues.

guide-name = Guided first game
guide-next = Next
guide-back = What was said before
guide-leave = Leave the lesson
guide-stay = Stay
guide-play-on = Play on
guide-home = Start page
# For ears: what is lit on the table. $x and $y are numbers with a sign.
guide-cell = Lit: column { $x }, row { $y }.

guide-leaving-title = Leave the lesson?
guide-leaving = The game goes on as any other: play it alone from here, or come back to it later from the start page.

# Nothing new to tell. $bot is the rival's name.
guide-rest-title = Your turn
guide-rest = You know what to do here. Play as you like.
guide-wait-title = The turn of { $bot }
guide-wait = A moment, and it is your turn again.

## Before the lesson

guide-first-title = { $game }: a guided first game
guide-first-more = You play against a friendly bot, and the table tells you what to do: one thing after the other, for the first few turns. No rules to read before.
guide-first-leave = You can leave the lesson at any time and play on alone.
guide-first-begin = Begin
# On the start page, under the game.
guide-new-to = New to { $game }?
guide-new-to-go = A guided first game

## Carcassonne

guide-carcassonne-welcome-title = Welcome!
guide-carcassonne-welcome = You and { $bot } build a land together, tile by tile, each for their own points. A turn is short: lay the tile you drew, then perhaps put a follower on it.
guide-carcassonne-tile-title = Lay your tile
guide-carcassonne-tile = It must continue what is there: road to road, city to city, field to field. Choose the lit cell, turn the tile if you like, then lay it.
guide-carcassonne-thief-title = Your first follower
guide-carcassonne-thief = You have seven followers, and one may go on the tile just laid. Put it on the road as a thief: the road is yours then.
guide-carcassonne-rival-title = { $bot } has played
guide-carcassonne-rival = The lit tile is the answer. Nobody can put a follower on a road, city or field where one stands already: yours are safe.
guide-carcassonne-city-title = Finish a city
guide-carcassonne-city = Your tile can close a city: once its wall has no gap, it is finished. Lay it on the lit cell.
guide-carcassonne-knight-title = A knight
guide-carcassonne-knight = Put a follower in the city as a knight. It is finished already, so it scores at once, and the knight comes straight back to you.
guide-carcassonne-scored_city-title =
    { $points ->
        [one] One point
       *[other] { $points } points
    } for a city
guide-carcassonne-scored_city = A finished city is worth 2 points for each tile, and 2 more for each pennant. Your knight is back and can be used again.
guide-carcassonne-scored_road-title =
    { $points ->
        [one] One point
       *[other] { $points } points
    } for a road
guide-carcassonne-scored_road = A finished road is worth one point for each of its tiles. Your thief is back and can be used again.
guide-carcassonne-scored_cloister-title =
    { $points ->
        [one] One point
       *[other] { $points } points
    } for a cloister
guide-carcassonne-scored_cloister = Tiles lie all round it: one point for each of them and one for the cloister itself. Your monk is back.
guide-carcassonne-cloister-title = A cloister
guide-carcassonne-cloister = A cloister is finished when tiles lie on all eight cells round it, whoever lays them. So lay it where many lie already: the lit cell is good.
guide-carcassonne-monk-title = A monk
guide-carcassonne-monk = Put a follower in the cloister as a monk: 9 points when it is finished. He has to wait a while, but nobody can disturb him.
guide-carcassonne-road-title = Finish your road
guide-carcassonne-road = A road is finished when both its ends meet a crossing, a city or a cloister. On the lit cell your tile finishes the road of your thief.
guide-carcassonne-supply-title = Followers are few
guide-carcassonne-supply =
    { $supply ->
        [one] One of your seven followers is
       *[other] { $supply } of your seven followers are
    } left. Those on something unfinished stay there until it is finished, so keep one or two for a good chance.
guide-carcassonne-farmer-title = Farmers
guide-carcassonne-farmer = A follower in a field is a farmer. He stays there until the end and then brings 3 points for every finished city at his field. One early farmer is worth a lot; many are too many.
guide-carcassonne-aids-title = The table helps you
guide-carcassonne-aids = Point at a road, city or field, or tap it, and you see whose it is and what it is worth. The buttons show the tiles left, the fields, and every point.
guide-carcassonne-end-title = You know enough
guide-carcassonne-end = When the last tile is laid, farmers score, and what is unfinished brings a little too. Most points win. Play on: the game is yours now!

## Keyflower

guide-keyflower-welcome-title = Welcome!
guide-keyflower-welcome = In four seasons you and { $bot } build a village each. Behind your screen stand eight workers that only you see: with them you bid for new tiles, and you use tiles.
guide-keyflower-bid-title = Bid on a tile
guide-keyflower-bid = Six tiles are offered this spring. Whoever has most workers beside a tile when the season ends gets it. Open the lit tile and bid.
guide-keyflower-bid_workers-title = Which workers?
guide-keyflower-bid_workers = One worker is enough for a first bid; more are harder to outbid. They must all have the same colour.
guide-keyflower-colours-title = Colours bind
guide-keyflower-colours = From now on only workers of this colour may come to the lit tile this season, to bid or to use it, whoever places them. That can keep your rival away.
guide-keyflower-rival-title = { $bot } has played
guide-keyflower-rival = The answer is lit. You take turns, with one bid or one use at a time, until nobody wants to go on.
guide-keyflower-use-title = Use a tile
guide-keyflower-use = Workers on a tile bring you at once what it gives: in the middle, in your village, even in your rival’s. Open the lit tile and use it.
guide-keyflower-use_workers-title = One worker will do
guide-keyflower-use_workers = The first use of a tile takes one worker, each later use at least one more than the one before. They stay there and end up with whoever owns the tile.
guide-keyflower-home-title = Your home tile
guide-keyflower-home = What tiles outside your village bring lies on your home tile. With one wood and one stone on it you can upgrade it: turned over it is worth 5 points.
guide-keyflower-outbid-title = You are outbid
guide-keyflower-outbid = Add workers there to lead again, or take the whole losing group along when you bid on or use another tile. You find it beside your workers.
guide-keyflower-lacking-title = Fetch the rest
guide-keyflower-lacking = Your home tile lacks one more resource. The lit tile gives it: use it.
guide-keyflower-upgrade-title = Upgrade your home tile
guide-keyflower-upgrade = All it costs lies on it now. Choose your home tile in your village and use it with one worker.
guide-keyflower-turn_over-title = Carry and upgrade
guide-keyflower-turn_over = Now you may carry resources along roads and upgrade tiles. Where the whole cost lies on a tile, choose the tile to turn it over. Then finish.
guide-keyflower-pass-title = Enough for the spring?
guide-keyflower-pass = If you want to place no more workers, pass. You may still come back in later; the season ends when both of you pass one after the other.
guide-keyflower-boat-title = The spring is over
guide-keyflower-boat = Every tile goes to whoever bid most; losing bids return behind the screens. Now choose a boat: its workers and skills are yours.
guide-keyflower-village-title = Build your village
guide-keyflower-village = Lay the tiles you won: choose a tile and a cell beside your village, and turn it until road meets road and water meets water. Then finish.
guide-keyflower-summer-title = Summer
guide-keyflower-summer = New tiles are offered. The workers that stood in your village and on the tiles you won are behind your screen now, whoever placed them.
guide-keyflower-winter-title = Think of the winter
guide-keyflower-winter = You hold winter tiles that nobody else sees. In winter you choose which of them are offered. They bring points for what you gather, so plan for them.
guide-keyflower-end-title = You know enough
guide-keyflower-end = Upgraded tiles, gold, and the tiles of autumn and winter bring the points. Any tile tells you what it does when you open it. Play on: the game is yours now!
