# The rules of Carcassonne as players read them. `web/src/games/carcassonne/learn/outline.json` says in
# which order, and which numbers each paragraph answers for.

# Heading on the rules page.
section-game = The game in short
game-aim =
    Two to five players build a map together, tile by tile: roads, cities, cloisters and the fields between
    them. You place your followers on it as **thieves**, **knights**, **monks** and **farmers** to score points.
    The player with the most points at the end wins.
game-box =
    There are 72 tiles, including the start tile. Each player has 8 followers of one colour: one marks the points on
    the score track, 7 are for playing. Points have no upper limit.
game-setup =
    The start tile is placed face up in the middle, with no followers on it. The other 71 tiles are shuffled face down.
    Everyone starts with 0 points and 7 followers. A random player starts; play goes clockwise.

# Heading on the rules page.
section-turn = Your turn
turn-steps =
    A turn has three steps, in this order:
    - Draw a tile and place it.
    - You may place one follower on it.
    - Every road, city and cloister that the tile completed is scored.
turn-duty =
    You must place the tile if it fits anywhere; you cannot pass or keep it. Placing a follower is optional. Scoring is not,
    no matter who benefits.
turn-open = Everyone sees the tile you drew, and everyone may give you advice.

# Heading on the rules page.
section-tile = Placing the tile
tile-beside =
    The tile goes on an empty cell and must share at least one whole side with a tile already placed. Touching
    at a corner is not enough.
tile-fits =
    Every side must match its neighbour: **city** to city, **road** to road, **field** to field. The tile must match all
    its neighbours.
    .fits-road = Fits: the road continues, and so do the fields on both sides of it.
    .fits-city = Fits: the city continues below, and on the left field meets field.
    .fits-not = Does not fit: the road would run into a field.
tile-turning = You may rotate the tile, but not flip it.
tile-nowhere =
    If the tile fits nowhere in any rotation, it is removed from the game and you draw another one. If no tiles are
    left to draw, the game ends immediately.

# Heading on the rules page.
section-follower = Placing a follower
follower-one = You may place at most one follower per turn, from your supply, on the tile you just placed.
follower-roles =
    All followers are alike; their place decides their role. In a city it is a **knight**, on a road a **thief**, in a
    cloister a **monk**. In a field it lies down as a **farmer**.
    .roles = On the left a knight in the city, a thief on the road and a farmer in the field; on the right a monk in the cloister.
follower-free =
    The road, city or field must have no follower anywhere on it, however far away, not even your own.
    .taken = Red’s knight is already in the city. Blue has placed the upper tile and may only place a farmer on it.
    .own = Red has placed the tile on the left. Its city, its road and the field in the lower corner are free; the upper field is not, because it has red’s own farmer.
follower-cloister = The cloister on a new tile is always free. If you do not place a monk on it now, nobody can do so later.
follower-supply =
    When all your followers are on the board, you only place tiles until one returns. Followers do not move and cannot be
    recalled; only scoring returns them (CA 8.1).
follower-joining =
    Players share a road, city or field when a tile connects separately occupied parts. You may always place such a tile,
    but no follower on that feature.

# Heading on the rules page.
section-complete = When a feature is complete
complete-road =
    A road is complete when both ends are closed by a crossing, a city or a cloister, or when it forms a loop.
    Houses and bushes next to the road do not end it.
complete-city = A city is complete when its wall is closed all around and there are no gaps inside.
    .city-gap = Not complete: the city is open at the top. The tile that closes it is missing.
complete-cloister = A cloister is complete when all eight cells around its tile have tiles, including the corners.
complete-several =
    One tile can complete several features, yours and other players’. All of them are scored.

# Heading on the rules page.
section-points = Points during the game
points-road = **Road:** 1 point for each of its tiles.
    .road = Three tiles from the crossing to the cloister: red gets 3 × 1 = 3 points.
    .ring = A closed loop needs no ends: red gets 4 × 1 = 4 points.
points-city = **City:** 2 points for each tile and 2 more for each pennant.
    .city = Three tiles and one pennant: red gets 3 × 2 + 1 × 2 = 8 points.
    .small-city = Two tiles are a city too: red gets 2 × 2 = 4 points.
points-once = A tile counts once for a city or road, even if several parts of the tile belong to it.
points-cloister = **Cloister:** 9 points, 1 for its own tile and 1 for each of the eight tiles around it.
    .cloister = The eighth tile has been placed: blue gets 1 + 8 = 9 points.
points-majority =
    If several followers are on a road or in a city, the player with the most gets the points. Tied players all get full
    points; the others get nothing. Having more followers does not give more points.
    .shared-city = The highlighted tile joins two cities; red and blue have one knight each. Four tiles and one pennant: both get 4 × 2 + 1 × 2 = 10 points. The tile at the lower left counts once.
points-nobody =
    A feature completed without followers scores nothing. If a tile completes several features, each is scored separately.

# Heading on the rules page.
section-home = Followers return
home-back =
    When a road, city or cloister has been scored, all followers on it return to their players, even those that scored nothing. You
    can use yours again from your next turn on, in any role.
home-swift =
    You may place a follower on a feature your tile just completed, if it is free: it scores and returns immediately. You need
    a follower in your supply to do this.
    .swift = The upper tile completes the city. Red places a knight in it, gets 2 × 2 = 4 points and takes the knight back.

# Heading on the rules page.
section-fields = Fields
fields-field =
    A field is a connected area of meadow, bounded by roads, cities and the edge of the map. Meadows connect along the
    sides of tiles, never across a corner or an empty cell. At the end of a road the meadow continues around it.
    .three-fields = Three farmers, three fields: the city and the roads separate them.
fields-joining = A tile can join separate fields, with all the farmers in them.
    .one-field = The highlighted tile joins the three fields into one. Its player may place a monk or a thief on it, but no farmer.
fields-staying =
    Fields are never completed and score nothing during the game. Farmers stay until the end, so place them with care.

# Heading on the rules page.
section-end = End of the game
end-last =
    The game ends after the turn in which the last tile is placed. That turn is played in full, with follower and scoring.
end-unfinished =
    Then all incomplete features are scored. Again the points go to the player with the most followers there.
    - **Road:** 1 point for each tile.
    - **City:** 1 point for each tile and 1 for each pennant.
    - **Cloister:** 1 point for its own tile and 1 for each tile around it.
    .end-road = The road is open at both ends: red gets 3 × 1 = 3 points.
    .end-city = Five tiles, two pennants and a gap: blue has two knights, black has one. Blue gets 5 + 2 = 7 points, black nothing.
    .end-cloister = Four of the eight cells have tiles: yellow gets 1 + 4 = 5 points.
end-winner =
    Farmers score last (CA 11.3). The highest total wins; tied players share the victory.

# Heading on the rules page.
section-farmers = What farmers score
farmers-owner =
    Each field is scored separately. It belongs to the player with the most farmers in it, to all of them if several
    are tied, and to nobody if it has no farmer.
farmers-cities =
    The owner of a field gets 3 points for each **completed** city in it or next to it, large or small, no matter who
    built it. Incomplete cities score nothing.
    .farmer = One completed city next to the field: blue gets 3 points.
    .two-cities = Two completed cities next to the same field: blue gets 2 × 3 = 6 points.
farmers-several =
    A city with several fields around it scores for the owners of all of them. Losing the majority in one field does not
    affect you in another.
    .two-fields = In the large field red has two farmers and yellow has one: red gets 2 × 3 = 6 points, yellow nothing. Blue owns the field below the wide city and gets 3 points for that city.
farmers-once =
    But a city scores only **once** for the same player. So your farmers score 3 points for each different completed city that
    touches one of your fields.
    .once = Both fields are blue’s. The wide city touches both but counts once; with the small one that makes 2 × 3 = 6 points.

# Heading on the rules page.
section-options = Variants
options-options =
    You can choose these when you create a table. The first of each kind is the rule on this page.
    - **Farmers:** 3 points for each city, counted once; or 3 points for each field touching the city; or city by city, 4 points for the player with the most farmers in all fields around it; or no farmers at all.
    - **Two-tile city:** 4 points like any other city, or 2 points.
