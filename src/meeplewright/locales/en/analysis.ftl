### Analysis of a game: for the terminal, the page that it writes, and the browser.

# Heading of the analysis report.
analysis-title = Analysis
# Column heading and title of a graph.
analysis-chance = Win probability
# Column heading: final points that a move is expected to lead to.
analysis-points = Expected points
# Column heading and label, with points and win probability after it.
analysis-luck = Luck
# Column heading and label, with points after it.
analysis-lost = Total loss
# Column heading and label: the average over all decisions.
analysis-lost-each = Loss per decision
# Column heading: how many decisions the player made.
analysis-decisions = Decisions
# Heading above the list of the moments that changed the chances most.
analysis-turning-points = Turning points
analysis-no-turning-points = No major turning points.
# A share in percent; $value is a number already formatted.
analysis-percent = { $value }%
# $points and $chance are numbers, mostly with a sign.
analysis-both = { $points } · { $chance }
analysis-explained = Luck: how the draws compared with the average. Loss: how much more the best moves found would have gained, in points relative to the best opponent and in win probability. Decisions are judged only on what the player could know.
analysis-effort =
    { $simulations ->
        [one] One simulation
       *[other] { $simulations } simulations
    } per decision.

# Grade of a decision: column heading, and label before a number.
analysis-grade-best = best
# Grade of a decision: column heading, and label before a number.
analysis-grade-good = good
# Grade of a decision: column heading, and label before a number.
analysis-grade-inaccuracy = inaccuracy
# Grade of a decision: column heading, and label before a number.
analysis-grade-mistake = mistake
# Grade of a decision: column heading, and label before a number.
analysis-grade-blunder = blunder

## Each player in short, behind the name

# Sentence about a player’s luck.
analysis-draws-lucky = Lucky draws.
# Sentence about a player’s luck.
analysis-draws-even = Average luck.
# Sentence about a player’s luck.
analysis-draws-unlucky = Unlucky draws.
# Sentence about a player’s moves.
analysis-play-sound = Near-perfect play.
# Sentence about a player’s moves.
analysis-play-mixed = Some turns could have been better.
# Sentence about a player’s moves.
analysis-play-shaky = Many turns could have been better.
# $chance is a change of the win probability, with its sign.
analysis-worst = Biggest mistake: step { $entry }, { $chance }.

## Turning points; $change is a part of a chance to win, with its sign

# Title of a turning point.
analysis-by-draw = Step { $entry }, draw: { $name } { $change }
# Title of a turning point.
analysis-by-decision = Step { $entry }, decision: { $name } { $change }
# Under a turning point.
analysis-drawn = Drawn: { $what }
# Under a turning point; $move is a move in words.
analysis-played = Played: { $move }
# Under a turning point; $move is a move in words.
analysis-better = Better: { $move }
