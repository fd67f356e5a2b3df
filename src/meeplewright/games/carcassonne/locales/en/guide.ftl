### The guided first game of Carcassonne.

# Title of the tutorial panel.
guide-carcassonne-welcome-title = Welcome!
guide-carcassonne-welcome = You and { $bot } build a map together, tile by tile, each for your own points. On your turn, place the tile you drew; then you may put a follower on it.
# Title of the tutorial panel.
guide-carcassonne-tile-title = Place your tile
guide-carcassonne-tile = It must match its neighbours: road to road, city to city, field to field. Choose the highlighted cell, rotate the tile if needed, then place it.
# Title of the tutorial panel.
guide-carcassonne-thief-title = Your first follower
guide-carcassonne-thief = You have seven followers. You may put one on the tile you just placed. Put it on the road as a thief to claim the road.
# Title of the tutorial panel.
guide-carcassonne-rival-title = { $bot } has played
guide-carcassonne-rival = The highlighted tile is your opponent’s reply. Nobody can place a follower on a road, city or field that already has one. But a later tile can join yours to someone else’s; then the player with the most followers scores.
# Title of the tutorial panel.
guide-carcassonne-city-title = Complete a city
guide-carcassonne-city = Your tile can close a city. A city is complete when its wall has no gaps. Place the tile on the highlighted cell.
# Title of the tutorial panel.
guide-carcassonne-knight-title = A knight
guide-carcassonne-knight = Put a follower in the city as a knight. The city is already complete, so it scores immediately and you get the knight back.
# Title of the tutorial panel.
guide-carcassonne-scored_city-title =
    { $points ->
        [one] One point
       *[other] { $points } points
    } for a city
guide-carcassonne-scored_city = A completed city scores 2 points for each tile and 2 more for each pennant. Your knight is back and can be used again.
# Title of the tutorial panel.
guide-carcassonne-scored_road-title =
    { $points ->
        [one] One point
       *[other] { $points } points
    } for a road
guide-carcassonne-scored_road = A completed road scores 1 point for each of its tiles. Your thief is back and can be used again.
# Title of the tutorial panel.
guide-carcassonne-scored_cloister-title =
    { $points ->
        [one] One point
       *[other] { $points } points
    } for a cloister
guide-carcassonne-scored_cloister = It is surrounded by tiles: 1 point for each of them and 1 for the cloister itself. Your monk is back.
# Title of the tutorial panel.
guide-carcassonne-cloister-title = A cloister
guide-carcassonne-cloister = A cloister is complete when all eight cells around it have tiles, no matter who places them. So put it where there are already many tiles, such as the highlighted cell.
# Title of the tutorial panel.
guide-carcassonne-monk-title = A monk
guide-carcassonne-monk = Put a follower in the cloister as a monk: 9 points when it is complete. It takes a while, but nobody can take it from you.
# Title of the tutorial panel.
guide-carcassonne-road-title = Complete your road
guide-carcassonne-road = A road is complete when both ends meet a crossing, a city or a cloister. On the highlighted cell, your tile completes your thief’s road.
# Title of the tutorial panel.
guide-carcassonne-supply-title = Save your followers
guide-carcassonne-supply =
    You have { $supply ->
        [one] one
       *[other] { $supply }
    } of your seven followers left. Followers stay on a feature until it is complete, so keep one or two in reserve.
# Title of the tutorial panel.
guide-carcassonne-farmer-title = Farmers
guide-carcassonne-farmer = A follower in a field is a farmer. It stays until the end of the game and then scores 3 points for each completed city next to its field. One early farmer is worth a lot; don’t place too many.
# Title of the tutorial panel.
guide-carcassonne-aids-title = Help on the board
guide-carcassonne-aids = Hover over or tap a road, city or field to see who owns it and what it is worth. The buttons show the remaining tiles, the fields and the score breakdown.
# Title of the tutorial panel.
guide-carcassonne-end-title = You’re ready
guide-carcassonne-end = After the last tile, farmers score, and incomplete features score a little too. The most points wins. Keep going: you’re on your own now!

# The user did something else than the tutorial suggested.
guide-carcassonne-instead_tile = You placed the tile somewhere else. That is fine: the tutorial continues from there.
# The user did something else than the tutorial suggested.
guide-carcassonne-instead_follower = You decided otherwise about your follower. That is fine: the tutorial continues from there.
