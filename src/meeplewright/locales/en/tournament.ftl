### Tournaments: their pages, and why the server says no.

## The page with all of one’s tournaments

# Heading, title of a page, and link.
web-tournaments = Tournaments
web-tournaments-more = For a club or a group of friends: pairings, results and standings.
# Button on the home page.
web-tournaments-open = Tournaments
# Heading.
web-tournaments-mine = Your tournaments
# Heading of the form.
web-tournament-new = New tournament
# Label of a field.
web-tournament-name = Name of the tournament
# Label of a choice.
web-tournament-format = Format
# Value of the choice “Format”.
web-tournament-format-swiss = Swiss
web-tournament-format-swiss-more = Tables of two. In each round, players with equal points meet; nobody meets the same opponent again if it can be avoided.
# Value of the choice “Format”.
web-tournament-format-robin = Round robin
web-tournament-format-robin-more = Tables of two. Everyone plays against everyone once.
# Value of the choice “Format”.
web-tournament-format-points = Points over rounds
web-tournament-format-points-more = Larger tables. In each round the first of a table gets 12 points, the last none, the others equal steps in between.
# Label of a choice: 3, 4, 5 or 6.
web-tournament-size = Largest number of players at a table
# Label of a field.
web-tournament-rounds = Rounds
# Button.
web-tournament-create = Create tournament

## The page of a tournament

# Instead of the name, if its organiser was deleted.
web-tournament-unnamed = Tournament
# Instead of the name of a player who was deleted.
web-tournament-forgotten = Former player { $number }
# How long the tournament is, before it starts.
web-tournament-length =
    { $rounds ->
        [one] one round
       *[other] { $rounds } rounds
    }
# How far the tournament is.
web-tournament-open = not started
# How far the tournament is.
web-tournament-finished = finished
# How far the tournament is.
web-tournament-round-of = round { $round } of { $rounds }
# Heading, and how many entered.
web-tournament-people =
    { $people ->
        [one] one player
       *[other] { $people } players
    }
web-tournament-nobody = Nobody has joined yet. Send the link to the players.
# Button.
web-tournament-print = Print
web-tournament-entered = You are playing in this tournament.
# Button.
web-tournament-enter = Join tournament
# Button, after withdrawing.
web-tournament-return = Join again
# Button, and title of a dialog.
web-tournament-withdraw = Withdraw
web-tournament-withdraw-more = You will not be paired in the next rounds. Your results stay, and you can join again.
web-tournament-withdraw-other = { $name } will not be paired in the next rounds.
# For screen readers: a button of the organiser.
web-tournament-withdraw-who = Withdraw { $name }
# After the name of a player.
web-tournament-withdrawn = withdrawn
web-tournament-closed = Joining is no longer possible.
# Band at the top of the page.
web-tournament-your-game = Your game of round { $round } has started.
# Button: link to the game.
web-tournament-go = Go to your game
# Label of the field with the link.
web-tournament-link = Link for players
# Heading: what only the organiser sees.
web-tournament-organise = For you as the organiser
# Button.
web-tournament-start = Start round { $round }
web-tournament-start-more = Everyone is paired and gets a seat, and the games start immediately. Clocks wait up to five minutes for each player.
web-tournament-waiting = The next round can start when all tables have a result.
# Next to the disabled button “Start round 1”.
web-tournament-few = At least two players are needed.
# Button, and title of a dialog.
web-tournament-end = End tournament
web-tournament-end-more = No more rounds will be played. The standings become final.
# Button, and title of a dialog.
web-tournament-remove = Delete tournament
web-tournament-remove-more = The tournament and its list of players are deleted.
# Heading.
web-tournament-round = Round { $round }
# Heading of a column: the number of the table.
web-tournament-table = Table
# Heading of a column, for screen readers.
web-tournament-game = Game
# For screen readers: link to a game.
web-tournament-to-table = Go to table { $number }
# Title of a dialog, and a button for screen readers.
web-tournament-decide = Result of table { $number }
# For screen readers: above the possible results.
web-tournament-result = Result
# Value of a choice.
web-tournament-wins = { $name } wins
# Value of a choice.
web-tournament-draw = Draw
# Value of a choice.
web-tournament-both-lose = Both lose
web-tournament-places-more = Give every player a place. After a tie the next place stays empty: 1, 1, 3.
# State of a table.
web-tournament-playing = in play
# What decided a table.
web-tournament-by-resignation = by resignation
# What decided a table.
web-tournament-by-time = on time
# What decided a table.
web-tournament-by-organiser = decided by the organiser
# Instead of an opponent.
web-tournament-by-bye = bye
# State of a table.
web-tournament-by-aborted = aborted: the organiser decides
# State of a table.
web-tournament-by-removed = table deleted: the organiser decides
# Heading.
web-tournament-standings = Standings
# Heading of a column.
web-tournament-rank = Rank
# Heading of a column.
web-tournament-points = Points
# Heading of a column: the points of the opponents without the lowest.
web-tournament-tie-buchholz = Buchholz
# Heading of a column: the points of beaten opponents.
web-tournament-tie-berger = Sonneborn-Berger
# Heading of a column: the games of equal players against each other.
web-tournament-tie-direct = Direct games
# Heading of a column: the points of all games.
web-tournament-tie-game = Game points
# Heading of a column: how far ahead of the best opponent.
web-tournament-tie-margin = Margin

## Why the server says no. Each begins small and ends with a full stop.

table-tournament-unknown = there is no such tournament.
table-tournament-organiser-only = only the organiser can do this.
table-tournament-too-many =
    you have reached the limit of { $most ->
        [one] one tournament in progress
       *[other] { $most } tournaments in progress
    }.
table-tournament-full = the tournament is full (maximum: { $most }).
table-tournament-over = the tournament is over.
table-tournament-started = the tournament has already started.
table-tournament-not-started = the tournament has not started yet.
table-tournament-last-round = the last round has started; joining is no longer possible.
table-tournament-robin-late = this round robin has started, and its plan has no free place.
table-tournament-no-entrant = this tournament has no player { $number }.
table-tournament-round = round { $round } is not the next one; please check again.
table-tournament-not-complete = not every table has a result yet.
table-tournament-too-few = there are too few players for a round.
table-tournament-size =
    the game cannot be played by { $seats ->
        [one] one player
       *[other] { $seats } players
    }.
table-tournament-no-table = this round has no table { $table }.
table-tournament-bye = a bye has no other result.
table-tournament-places =
    expected a place for each of { $players ->
        [one] one player
       *[other] { $players } players
    }, 1 for the best; after a tie the next place stays empty.
