### Analysis of a game: for the terminal, the page that it writes, and the browser.

analysis-title = Analysis
analysis-chance = Chance to win
analysis-points = Expected points
analysis-luck = Luck
analysis-lost = Lost in all
# On average.
analysis-lost-each = Lost a decision
analysis-decisions = Decisions
analysis-turning-points = Turning points
analysis-no-turning-points = There was no great turning point.
analysis-percent = { $value }%
# $points and $chance are numbers, mostly with a sign.
analysis-both = { $points } · { $chance }
analysis-explained = Luck is what the draws gave compared with what was to be expected; lost is what the best moves found would have given more: first in points ahead of the best rival, then in chance to win. A decision is judged by what the player could know.
analysis-effort =
    { $simulations ->
        [one] One simulation
       *[other] { $simulations } simulations
    } for each decision.

analysis-grade-best = best
analysis-grade-good = good
analysis-grade-inaccuracy = inaccuracy
analysis-grade-mistake = mistake
analysis-grade-blunder = blunder

## Each player in short, behind the name

analysis-draws-lucky = The draws were kind.
analysis-draws-even = Luck was even.
analysis-draws-unlucky = The draws were unkind.
analysis-play-sound = Hardly anything could have been played better.
analysis-play-mixed = Some turns could have been played better.
analysis-play-shaky = Many turns could have been played better.
analysis-worst = The costliest decision: entry { $entry }, { $chance }.

## Turning points; $change is a part of a chance to win, with its sign

analysis-by-draw = Entry { $entry }, luck: { $name } { $change }
analysis-by-decision = Entry { $entry }, decision: { $name } { $change }
analysis-drawn = Drawn: { $what }
analysis-played = Played: { $move }
analysis-better = Better: { $move }
