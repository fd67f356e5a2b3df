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
section-river = Expansion: The River
river-box =
    The River has 12 tiles: the **spring**, ten river tiles and the **lake**. They are placed before all other tiles.
river-setup =
    The spring lies face up in the middle, in place of the start tile, and nobody has a figure on it. The ten river tiles are shuffled
    face down, with the lake below them. The start tile is shuffled into the other tiles; as a variant, it is removed from the game.
river-end =
    The players take turns as usual. A river tile must continue the river at its open end, so there is only one cell for it,
    and you choose only the rotation. All its other sides must match their neighbours too.
river-bends =
    Two bends in a row must not turn the same way. With a straight tile between them they may. As a variant, bends always turn
    left and right alternately.
    .river-bend = Fits: the first bend turned left, the second turns right.
    .river-u-turn = Does not fit: two left bends in a row make a U-turn.
river-figures =
    You may place figures on the roads, cities, cloisters and fields of river tiles by the usual rules. Nothing can stand on the river,
    and it scores nothing.
river-nowhere =
    If a river tile fits in no rotation, it is removed from the game and you draw another river tile. If the lake does not
    fit, it is removed too: the river stays open, and no tile can be placed at its end.
river-lake = The lake is drawn last and has a turn of its own. After it, the players draw the other tiles.
river-land =
    The river separates fields, like a road. The meadow continues around the spring and around the lake. On a bridge the road
    crosses the river and separates the fields on both banks; it does not end there. A road ends at a city gate or a cloister
    on a river tile, as always. River tiles count like other tiles.

# Heading on the rules page.
section-inns = Expansion: Inns & Cathedrals
inns-box =
    Inns & Cathedrals has 18 tiles, shuffled into the others, and one **big follower** for each player. Up to six players can play.
inns-big =
    You may place the big follower instead of a follower, by the same rules. For the majority it counts as **two** followers. It
    does not double the points. It returns like any other follower, and as a farmer it stays.
    .big-follower = The highlighted tile joins two cities. Red’s big follower counts as two, blue has one knight: red gets 4 × 2 + 1 × 2 = 10 points, blue nothing.
inns-inn = **Inn:** a completed road with an inn scores 2 points for each tile instead of 1. If it is not completed at the end of the game,
    it scores nothing. A second inn on the same road changes nothing. An inn belongs only to the road next to it.
    .inn-road = Three tiles and an inn: red gets 3 × 2 = 6 points.
inns-cathedral = **Cathedral:** a completed city with a cathedral scores 3 points for each tile and 3 for each pennant. If it is not completed at
    the end of the game, it scores nothing. A second cathedral in the same city changes nothing. For farmers it is a city like any other.
    .cathedral-city = Five tiles and a cathedral: red gets 5 × 3 = 15 points.
inns-spoil = You may add an inn or a cathedral to a road or city of other players, also to spoil it for them.
inns-tiles =
    Some tiles need a closer look. The lake next to an inn is not the river and does not divide the field. Where two roads do not meet, they
    are two roads. A wall that runs to a corner separates the fields on its two sides. A field between cities can be closed all
    round: a farmer can stand there too.

# Heading on the rules page.
section-traders = Expansion: Traders & Builders
traders-box =
    Traders & Builders has 24 tiles, shuffled into the others, and a **builder** and a **pig** for each player. On 20 tiles a city
    shows goods: wine (9), grain (6) or cloth (5). There is a token for each of them.
traders-goods =
    When a city with goods is completed, it scores as usual. Then the player who placed the last tile takes one token for each
    of its goods, even without a follower in the city. A tile that completes two cities gives the goods of both. Goods in a
    city that is never completed give nothing.
    .goods-city = Blue places the highlighted tile. Red has the knight and gets 3 × 2 = 6 points; blue takes one grain.
traders-tokens =
    Everyone can see your tokens, and you keep them until the end of the game. Then the player with the most tokens of a kind gets **10 points**; tied players get 10 points each.
traders-builder =
    You may place your builder instead of a follower, on a road or in a city of the tile you just placed. You must have
    a follower on that road or in that city, and it must not be complete. A builder never stands in a field or cloister. It does not
    count for the majority and scores nothing.
traders-second =
    When you extend or complete the road or city of your builder, you get a **second tile**: after scoring, you draw and place
    another tile, may place a figure on it, and score again. The builder must have been there before. The tiles of other players give you
    nothing, and there is never a third tile.
    .builder-road = Red places the highlighted tile and completes the road: red gets 4 × 1 = 4 points and then a second tile. Follower and builder return.
traders-home =
    The builder returns when its road or city is scored. You may place it again in the second part of the same turn. If no tile is
    left to draw, there is no second tile.
traders-pig =
    You may place your pig instead of a follower, in a field of the tile you just placed where you have a farmer. It stays there until the end
    of the game and does not count for the majority.
traders-pig-points =
    At the end your pig scores 1 point more for each completed city next to its field, if you own that field. So each of these
    cities scores 4 points for you instead of 3. The pigs of other players do not help you.
    .pig-field = Two completed cities and blue’s pig next to blue’s farmer: blue gets 2 × 4 = 8 points.
traders-tiles =
    Some tiles need a closer look. On a bridge two roads cross without meeting, and neither ends. A cottage ends a road like a cloister
    does, and the field continues around it.

# Heading on the rules page.
section-together = Expansions together
together-turn =
    You may use the expansions in any combination. On each tile you place at most one figure: a follower, the big follower, the builder or
    the pig. So a tile never has two figures.
together-rules =
    During the river a second tile is the next river tile. The big follower counts as a follower where a builder or a pig needs one. In one
    city, cathedral, pennants and goods all count, each by its own rule.
together-end = At the end incomplete roads, cities and cloisters are scored, then fields, then goods.

# Heading on the rules page.
section-options = Variants
options-options =
    You can choose these when you create a table. The first of each kind is the rule on this page.
    - **Farmers:** 3 points for each city, counted once; or 3 points for each field touching the city; or city by city, 4 points for the player with the most farmers in all fields around it; or no farmers at all.
    - **Two-tile city:** 4 points like any other city, or 2 points.
