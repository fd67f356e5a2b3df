# The rules of Carcassonne as players read them. `web/src/games/carcassonne/learn/outline.json` says in
# which order, and which numbers each paragraph answers for.

section-game = The game in short
game-aim =
    Two to five players build a landscape together, tile by tile: roads, cities, cloisters and the fields between
    them. You send your followers into it to collect points, as **thieves**, **knights**, **monks** and **farmers**.
    Whoever has the most points at the end wins.
game-box =
    There are 72 tiles, one of them the start tile. Each player has 8 followers of one colour: one marks the points on
    the score track, 7 are there to play with. Points have no upper limit.
game-setup =
    The start tile lies face up in the middle, with nobody on it. The other 71 tiles are mixed face down. Everybody begins with 0
    points and 7 followers. The lot decides who begins; then turns go clockwise.

section-turn = Your turn
turn-steps =
    A turn has three steps, in this order:
    - You draw a tile and place it.
    - If you like, you put one follower on it.
    - Every road, city and cloister that the tile has completed is scored.
turn-duty =
    Placing is a duty: you cannot pass or keep a tile that fits somewhere. The follower is your choice. Scoring happens in any case,
    whoever gains by it.
turn-open = Everybody sees the tile that you have drawn, and everybody may give you advice.

section-tile = Placing the tile
tile-beside =
    The tile goes on an empty place and must share at least one whole side with a tile on the table. Touching
    at a corner is not enough.
tile-fits =
    Wherever the new tile touches a neighbour, the land must go on: **city** to city, **road** to road, **field** to field.
    It has to suit all its neighbours at once.
    .fits-road = Fits: the road and the fields on both sides of it go on.
    .fits-city = Fits: the city goes on below, and on the left field meets field.
    .fits-not = Does not fit: the road would run into a field.
tile-turning = You may turn the tile as you like, but not flip it.
tile-nowhere =
    If the tile fits nowhere on the table, however it is turned, it leaves the game and you draw another one. If no tile is
    left to draw, the game ends at once.

section-follower = Putting a follower
follower-one = At most one follower in a turn, out of your own supply, and only on the tile you have just placed.
follower-roles =
    All followers are alike; the place makes the role. In a city it is a **knight**, on a road a **thief**, on a
    cloister a **monk**. As a **farmer** it lies down in a field.
    .roles = On the left a knight in the city, a thief on the road and a farmer in the field; on the right a monk on the cloister.
follower-free =
    The road, city or field that you want to enter must be free: no follower may be anywhere on it, however far away. Your own
    block you like anybody else's.
    .taken = Red’s knight is in the city already. Blue has placed the upper tile and may only put a farmer on it.
    .own = Red has placed the tile on the left. Its city, its road and the field in the corner below are free; the upper field is not, because red’s own farmer lies in it.
follower-cloister = The cloister on a new tile is always free. If you put no monk on it now, nobody can do so later.
follower-supply =
    When all your followers are out, you only place tiles until one comes back. Followers do not move and cannot be called
    back; only scoring sends them home (CA 8.1).
follower-joining =
    Several players come to share a road, city or field when a tile joins parts that were occupied separately. Such a tile may
    always be placed; it just gets no further follower there.

section-complete = When something is complete
complete-road =
    A road is complete when both its ends are closed, by a crossing, a city or a cloister, or when it runs back into itself.
    Houses and bushes beside the road do not end it.
complete-city = A city is complete when its wall is closed all round and there is no gap inside.
    .city-gap = Not complete: the city is open at the top. The tile that closes it is still missing.
complete-cloister = A cloister is complete when all eight places round its tile hold a tile, the corners too.
complete-several =
    One tile may complete several things at once, your own and those of others. All of them are scored.

section-points = Points during the game
points-road = **Road:** 1 point for each tile it runs over.
    .road = Three tiles from the crossing to the cloister: red gets 3 × 1 = 3 points.
    .ring = A closed ring needs no end: red gets 4 × 1 = 4 points.
points-city = **City:** 2 points for each tile and 2 more for each pennant.
    .city = Three tiles and one pennant: red gets 3 × 2 + 1 × 2 = 8 points.
    .small-city = Two tiles are a city too: red gets 2 × 2 = 4 points.
points-once = A tile counts once for a city or a road, even if several parts of it belong to it.
points-cloister = **Cloister:** 9 points, 1 for its own tile and 1 for each of the eight tiles round it.
    .cloister = The eighth tile has been placed: blue gets 1 + 8 = 9 points.
points-majority =
    If there are several followers on a road or in a city, whoever has the most gets the points. Players level for most all
    get the full points; the others get nothing. More followers of yours do not make more points.
    .shared-city = The framed tile joins two cities; red and blue have one knight each. Four tiles and one pennant: both get 4 × 2 + 1 × 2 = 10 points. The tile at the lower left counts once.
points-nobody =
    What is completed without a follower on it brings nobody anything. If a tile completes several things, each is scored by itself.

section-home = Followers come home
home-back =
    When a road, city or cloister has been scored, all followers on it go home, also those that got no points. You
    can use yours again from your next turn on, in any role.
home-swift =
    You may put a follower on what your tile has just completed, if it is free: it scores and comes home at once. You need
    a follower in your supply for that.
    .swift = The upper tile completes the city. Red puts a knight on it, gets 2 × 2 = 4 points and takes the knight back.

section-fields = Fields
fields-field =
    A field is a connected stretch of meadow. Roads, cities and the edge of the landscape bound it. Meadows connect along the
    sides of tiles, never across a corner or an empty place. At the end of a road the meadow goes round it.
    .three-fields = Three farmers, three fields: the city and the roads keep them apart.
fields-joining = A tile can join fields that were apart, with all the farmers in them.
    .one-field = The framed tile makes one field of the three. Whoever placed it may put a monk or a thief on it, but no farmer.
fields-staying =
    Fields are never complete and bring nothing during the game. Farmers stay in them to the end and never come home, so
    think before you lie down.

section-end = The end
end-last =
    The turn in which the last tile is placed is the last one. It is played in full, with follower and scoring.
end-unfinished =
    Then everything unfinished is scored. Again the points go to whoever has the most followers there.
    - **Road:** 1 point for each tile.
    - **City:** 1 point for each tile and 1 for each pennant.
    - **Cloister:** 1 point for its own tile and 1 for each tile round it.
    .end-road = The road is open at both ends: red gets 3 × 1 = 3 points.
    .end-city = Five tiles, two pennants and a gap: blue has two knights, black has one. Blue gets 5 + 2 = 7 points, black nothing.
    .end-cloister = Four of the eight places are filled: yellow gets 1 + 4 = 5 points.
end-winner =
    Last come the farmers (CA 11.3). Then the highest total wins. Players level at the top share the win.

section-farmers = What farmers bring
farmers-owner =
    Each field is looked at by itself. It belongs to whoever has the most farmers in it, to all of them if several
    are level, to nobody if it has no farmer.
farmers-cities =
    The owner of a field gets 3 points for each **completed** city that lies in it or borders on it, large or small, whoever
    built it. Unfinished cities bring nothing.
    .farmer = One completed city at the field: blue gets 3 points.
    .two-cities = Two completed cities at the same field: blue gets 2 × 3 = 6 points.
farmers-several =
    A city with several fields round it pays the owners of all of them. If you are outnumbered in one field, you lose
    nothing in another.
    .two-fields = In the large field red has two farmers and yellow has one: red gets 2 × 3 = 6 points, yellow nothing. Blue owns the field below the wide city and gets 3 points for that city.
farmers-once =
    But a city pays the same player only **once**. So your farmers bring 3 points for each different completed city that
    touches a field of yours.
    .once = Both fields are blue’s. The wide city touches both, but counts once; with the small one that makes 2 × 3 = 6 points.

section-options = Other ways to play
options-options =
    These can be chosen for a new table. The first of each kind is the rule of this page.
    - **Farmers:** 3 points for each city, once for the city; or 3 points for every field at the city; or city by city, 4 points to whoever has the most farmers in all fields round it; or no farmers at all.
    - **City of two tiles:** 4 points like any other city, or 2 points.
