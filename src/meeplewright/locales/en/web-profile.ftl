### What somebody has played: profile, archive, ratings.

## Title and links of the page

web-profile = Profile
# Link to the profile.
web-profile-open = Your games and statistics
web-profile-of = Profile of { $name }
web-profile-none = No finished games yet.
web-profile-gone = There is no such profile, or it is not public.
web-profile-counted = Counted: games played from start to end. Tutorials, aborted games and games continued from a position are left out.

## Tables and plots

# Head of a column.
web-profile-games = Games
# Head of a column.
web-profile-won = Won
# Head of a column.
web-profile-share = Won, %
# Head of a column.
web-profile-game = Game
# Head of a column: how many.
web-profile-players = Players
# Head of a column.
web-profile-opponent = Opponent
# Head of a column.
web-profile-mean = Average points
web-profile-by-game = By game
web-profile-by-seats = By number of players
web-profile-by-bot = Against bots
web-profile-by-opponent = Against people
web-profile-sources = Where the points come from
# Head of a column.
web-profile-source = Source
web-profile-accuracy = Good decisions in analysed games
web-profile-accuracy-latest = Latest: { $percent }%
web-profile-rating-history = Rating over time
# Text for screen readers: a plot in words.
web-profile-line = From { $first } to { $last }; lowest { $least }, highest { $most }.
web-profile-streaks = Streaks
web-profile-streak-now = Wins in a row now
web-profile-streak-longest = Most wins in a row
web-profile-streak-days = Most days in a row with a game

## Privacy and downloads

# Switch.
web-profile-public = Show my profile to everybody
web-profile-public-more = Your name then appears in the standings, and this page gets a link. Otherwise only you see it.
web-profile-link = Link to your profile
web-profile-download = Download all your games
# Link: download.
web-profile-records = Records (zip)
# Link: download.
web-profile-dataset = Dataset (Parquet)

## The archive

web-games = Your finished games
# Link.
web-games-open = All finished games
# Head of the form, and its button.
web-games-filter = Filter
# A choice: no filter.
web-games-any = Any
web-games-result = Result
web-games-result-won = Won
web-games-result-lost = Lost
web-games-result-aborted = Aborted
web-games-who = Name of an opponent
# Label of a filter: games against this bot.
web-games-bot = Bot
# Label of a date.
web-games-since = From
# Label of a date.
web-games-until = To
web-games-shortest = Moves, at least
web-games-longest = Moves, at most
web-games-rated = Only rated games
# Button: no filters.
web-games-clear = Clear
web-games-none = No games match.
# Button.
web-games-more = Show more
# On a game in a list, between dots.
web-games-moves = moves: { $moves }
# On a game in a list, between dots.
web-games-accuracy = good decisions: { $percent }%

## Ratings

# On a table in a list, and a switch for a new table.
web-rated = Rated
web-rated-more = The result changes the ratings. A rated game needs a clock; there are no hints, and no bot plays for you.
# In place of the switch “Rated”, if an expansion is chosen.
web-rated-options = With expansions a game cannot be rated.
# Title of the page, and a link.
web-ratings = Ratings
web-ratings-yours = Your ratings
# Head on the profile of somebody else.
web-ratings-of = Ratings
# Head of a column.
web-ratings-place = Place
# Head of a column.
web-ratings-name = Player
# Head of a column.
web-ratings-rating = Rating
web-ratings-anonymous = anonymous
web-ratings-you = { $name } (you)
# Instead of a number of games: the rating of a bot.
web-ratings-fixed = fixed
web-ratings-about = Only rated games count. You appear here with enough of them (at least { $games }) against enough different opponents (at least { $opponents }), people or bots. People are named only if their profile is public.
# Instead of the standings.
web-ratings-none = Nobody has played enough rated games yet.
# Above standings that have only bots.
web-ratings-only-bots = No person has played enough rated games yet. The list has only bots.
