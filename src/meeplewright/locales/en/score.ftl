### Counting a game that is played with real pieces.

# Title of the page and of links to it; before a colon and the game’s name.
score-title = Score a real game
score-about = Playing at a real table? Enter the end of the game and see everyone’s points, with every reason.
# Above a choice of numbers.
score-players = Players
# Stands for a name: “Player 2”.
score-player = Player { $number }
# Button.
score-count = Count the points
# Heading.
score-result = Final score
# $names is a list of $count players.
score-winners =
    { $count ->
        [one] Winner: { $names }
       *[other] Winners: { $names }
    }
# Label of a link that can be copied.
score-link = Link to this position
score-link-more = The link contains the whole position. Nothing is stored on the server.
score-code-damaged = The link is incomplete or was changed, so its position cannot be shown. Copy the whole link again. Nothing you have entered is lost.
score-code-newer = This link was made by a newer version of the page. Reload the page, or ask for the position again.
# Label of a search field.
score-search = Search tiles
# Below the search field.
score-found = Found: { $count }
# For screen readers. $tile describes a type of tile.
score-tile-left = { $tile } – left: { $count }
# Button for screen readers. $what is what is counted: “red”, “wood”, a player.
score-less = Fewer: { $what }
# Button for screen readers. $what is what is counted: “red”, “wood”, a player.
score-more = More: { $what }
real-by-seat = every player needs a value here; number of players: { $seats }.
real-no-seat = there is no such player; number of players: { $seats }.
table-no-real-table = real games of “{ $game }” cannot be scored here.
