### The guided first game of Carcassonne.

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
