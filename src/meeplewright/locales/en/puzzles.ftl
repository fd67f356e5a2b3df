## The command line

command-puzzles = Make, check and list puzzles.
command-puzzles-make = Find puzzles in games of bots, or in records.
command-puzzles-make-more = Puzzles are added to the file one by one. If you run the command again, it continues where it stopped.
command-puzzles-check = Check that every puzzle has the answer that it claims.
command-puzzles-check-more = Without a file, the puzzles that come with the games are checked.
command-puzzles-list = How many puzzles come with the games.
meta-kinds = KINDS
puzzles-make-game = The game.
puzzles-make-out = The file to write to, or to continue.
puzzles-make-kinds = Only these kinds, separated by commas.
puzzles-make-count = How many puzzles of these kinds the file should have.
puzzles-make-seed = With the same seed, bots play the same games.
puzzles-make-bots = The bots that play, one for each seat.
puzzles-make-records = A folder of records to use instead; its players must have agreed.
puzzles-check-file = A file of puzzles.
puzzles-check-search = Also repeat the long searches.
puzzles-list-game = Only this game.
puzzles-none = { $game } has no puzzles.
puzzles-kind = “{ $kind }” is not a kind of puzzle of this game. Known kinds: { $kinds }.
puzzles-bad = { $file }: { $why }
puzzles-made = { $count }: { $kind } { $id }
puzzles-done = Puzzles of these kinds in { $file }: { $count }.
puzzles-checked = Puzzles checked: { $count }; wrong: { $wrong }.
puzzles-game = game
puzzles-kind-name = kind
puzzles-count = puzzles
puzzles-ratings = ratings

## Faults of a file

puzzle-format = This puzzle has another format; only format { $format } is known.
puzzle-field = The field “{ $field }” is missing, unknown or of the wrong type (line { $line }).
puzzle-line = Line { $line } is not a puzzle.
puzzle-moves = In puzzle { $id }, step { $entry } before the position cannot be read.
puzzle-kind = There is no kind of puzzle “{ $kind }”.
puzzle-answer = The answers of puzzle { $id } are not worth { $best }.

## Errors of the server

table-no-puzzle = there is no puzzle “{ $puzzle }”.
table-puzzle-board = puzzle { $puzzle } is solved on the board.
table-puzzle-task = nothing is played in puzzle { $puzzle }: it needs an answer.

## The page

# Title of the page.
pz-title = Puzzles
pz-about = Positions with one best turn. Find it: your first attempt counts for your rating.
# Link on the home page.
pz-open = Solve puzzles
# Heading above one link for each game.
pz-today = Puzzle of the day
# Heading above the list of all puzzles.
pz-all = All puzzles
pz-your-rating = Your rating: { $rating }
# $change is by how much an attempt changed the rating, with its sign.
pz-rating-after = Your rating: { $rating } ({ $change })
pz-your-results = Solved: { $solved } of { $tried }. Kept in this browser only.
# The rating of a puzzle: how hard it is.
pz-rating = Rating { $rating }
# Label of a choice.
pz-kind = Kind
pz-kind-all = All kinds
pz-kind-last_two = The last two tiles
pz-kind-close_city = Complete the city
pz-kind-find_turn = Find the turn
pz-kind-allocate = Allocate everything
pz-kind-win_auction = Win the auction
pz-ask-last_two = You have one tile, your opponent gets the last one. Which turn gives the best result, whatever your opponent does?
pz-ask-close_city = A city can be completed this turn. Find the best turn.
pz-ask-find_turn = One turn is clearly better than all others. Find it.
pz-ask-allocate = The game is over. Each worker, skill and resource counts once. How often does each place score?
pz-ask-win_auction = The best turn is a bid. On which tile, and with how many workers?
# Label of a switch.
pz-fresh = Only puzzles that I have not tried
pz-none = No puzzles here.
pz-more = Show all { $count }
# Name of the seat of the person who solves the puzzle.
pz-you = You
# Name of the other seat in a puzzle of two.
pz-opponent = Opponent
pz-solved = solved
pz-failed = not solved
# Title of the part that says what to do.
pz-question = Question
# Buttons.
pz-hint = Hint
pz-solution = Show the solution
pz-again = Try again
pz-next = Next puzzle
pz-step-back = One step back
pz-step-forward = Next step
pz-step = { $step } of { $steps }
# Above the button for a hint.
pz-hint-cost = With a hint, the puzzle does not count as solved.
pz-right = Right!
pz-right-hinted = Right, but with a hint: it does not count as solved.
pz-wrong = Not the best turn.
# $less is a number of points, possibly with a fraction.
pz-less = Not the best. Points missing: { $less }.
pz-impossible = You do not have enough for that.
# After a puzzle that ends the game. $scores is each player with their points: “You 54 and Opponent 49”.
pz-final = Final score: { $scores }.
# $gap is a number of points, possibly with a fraction.
pz-hint-gap = The best turn is better than the next best one by this many points: { $gap }.
pz-hint-points = The best answer is worth { $best } { $best ->
        [one] point
       *[other] points
    }.
pz-hint-first = The first step of the best turn is marked A on the board.
pz-solution-is = This is the solution. You can go through it step by step.
pz-solution-answer = This is the best answer: { $best } { $best ->
        [one] point
       *[other] points
    }.
# Below the board, while the steps of the solution are shown.
pz-best-turn = This is your best turn.
# Below the board, at the end.
pz-over = The puzzle is over.
