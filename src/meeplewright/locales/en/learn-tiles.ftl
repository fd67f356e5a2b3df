### Every tile of a game, to look up.

learn-tiles-of =
    { $game ->
        [keyflower] All tiles of { keyflower }
       *[carcassonne] All tiles of { carcassonne }
    }
learn-tiles-more =
    { $game ->
        [keyflower] Search by name or by what a tile does. Press a tile to see it large.
       *[carcassonne] Search by what is on a tile. Press a tile to see it large.
    }
# Other languages have a word of its own for the tiles of each game.
learn-tiles-search =
    { $game ->
       *[other] Search the tiles
    }
learn-tiles-found =
    { $game ->
       *[other] { $count ->
            [0] No tile is like that.
            [one] One tile
           *[other] { $count } tiles
        }
    }
learn-tiles-reset =
    { $game ->
       *[other] Show all tiles
    }
learn-tiles-all = All
learn-tiles-link =
    { $game ->
       *[other] Link to this tile
    }
learn-tiles-previous =
    { $game ->
       *[other] Previous tile
    }
learn-tiles-next =
    { $game ->
       *[other] Next tile
    }
# Before the numbers of rules.
learn-tiles-rules = The rules about it:
