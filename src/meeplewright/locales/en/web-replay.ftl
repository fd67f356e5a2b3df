### Looking at a finished game again, step by step, and playing on from any step.

# The tab and the head of the page.
rp-title = { $game }: { $names }

## Stepping

rp-controls = Steps
rp-slider = Step of the game
rp-turn-of = Turn { $turn } of { $turns }
rp-step-of = Step { $step } of { $steps }
rp-first = To the beginning
rp-turn-back = One turn back
rp-back = One step back
rp-play = Play
rp-pause = Pause
rp-forward = One step forward
rp-turn-forward = One turn forward
rp-last = To the end
rp-speed = Speed
rp-speed-times = { $speed }×
rp-copy = Copy the link to this step
rp-copied = The link to this step is copied.
rp-copy-failed = The browser does not let it be copied. The link stands in the address bar.
rp-eyes = Whose eyes to look through
rp-eyes-onlooker = Seen by an onlooker
rp-eyes-of = Seen by { $name }
rp-key-step = One step back or forward
rp-key-turn = One turn back or forward
rp-key-ends = To the beginning or the end
rp-key-play = Play or pause
rp-key-copy = Copy the link to this step
key-Home = Home
key-End = End

## Beside the board

rp-tab-moves = Moves
rp-tab-points = Points
rp-tab-analysis = Analysis
rp-tab-result = Result
rp-result-see = See the end on the board
# In the list, where a game was played on from a step of another one.
rp-played-on = From here on it was played anew.
rp-unfinished = This game was not played to its end.

## Points over time

rp-graph-kind = Which points
rp-graph-scored = Scored
rp-graph-ended = If it ended there
# For ears: what the picture shows. $points says how it ended for everybody.
rp-graph-label = Points over time. At the end: { $points }
rp-graph-seat = { $name } { $points }
# The step that the numbers below tell of.
rp-graph-at = Turn { $turn }, step { $step }
rp-graph-hint = Point at a player to see what the points are for.
rp-graph-larger = Show it larger
rp-axis-turns = turns
rp-sources-of = What the points of { $name } are for
rp-table = As a table
rp-table-sources = At the end, by what the points are for
rp-table-for = For
rp-table-turns = After every turn that changed something
rp-table-turn = Turn
# For ears, before the number of a turn that can be jumped to.
rp-table-go = Go to turn

## Analysis

rp-analysis-about = A strong bot goes through the whole game: who stood how well when, what luck did, and which moves would have been better.
rp-analysis-start = Analyse this game
rp-analysis-again = Try again
rp-analysis-deeper = Analyse more thoroughly
rp-analysis-waiting =
    { $ahead ->
        [0] It begins in a moment …
        [one] One other game is analysed first.
       *[other] { $ahead } other games are analysed first.
    }
rp-analysis-running = { $percent }% done
rp-analysis-away = You may go away meanwhile. The analysis is kept and shared with all who look at this game.
rp-analysis-stop = Stop
rp-analysis-effort = How thoroughly
rp-analysis-effort-quick = Quick
rp-analysis-effort-normal = Normal
rp-analysis-effort-deep = Thorough
rp-analysis-effort-more = The longer it thinks, the finer are the mistakes it finds.
# For ears: what the picture shows.
rp-analysis-graph = Chance to win over time. At the end: { $chances }
rp-analysis-table = Chance to win after every turn
rp-analysis-point = Turn { $turn } · { $what }
rp-analysis-better = Better
rp-analysis-played = Played
# For ears: what is compared.
rp-analysis-compared = What { $name } could have played
rp-analysis-seats = Player by player
rp-analysis-worst = See the costliest decision

## Playing on

rp-play-on = Play on from here
rp-play-on-over = The game is over here: there is nothing left to play.
rp-play-on-more = A new table begins exactly here, after turn { $turn } (step { $step }). This game stays as it is. Who plays?
# Above the choice of who plays the seat of $name.
rp-play-on-was = In place of { $name }

## A game from a file

rp-open-more = Games are saved as .mwr files. Yours is only looked at: it is not kept on the server.
rp-open-choose = Choose a file
rp-open-drop = or drop it here, anywhere on the page
rp-open-paste = Paste its text instead
rp-open-text = The text of the file
rp-open-look = Look at it
rp-open-failed = This cannot be looked at.
rp-other = Another file
rp-file-large = the file is larger than { $most } MB; no game is so long.
rp-file-no-text = this is not a text file, so there is no game in it.

## What is wrong with a record

rp-fault = Something is wrong with this record.
rp-fault-step = Step { $step }: { $why }
rp-fault-line = Line { $line }: { $why }
rp-fault-until = You can look at everything before that.
rp-torn = The file is cut off in its last line. What stands before it is whole.
rp-older-rules = This was played by an older version of the rules and is shown by today’s.
rp-again = Try again
