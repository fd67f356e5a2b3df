### Looking at a finished game again, step by step, and playing on from any step.

# The tab and the head of the page.
rp-title = { $game }: { $names }

## Stepping

# Name of the row of buttons for screen readers.
rp-controls = Steps
# Name of the slider for screen readers.
rp-slider = Step of the game
# Next to the slider.
rp-turn-of = Turn { $turn } of { $turns }
# Next to the slider.
rp-step-of = Step { $step } of { $steps }
# Button.
rp-first = Go to start
# Button.
rp-turn-back = Previous turn
# Button.
rp-back = Previous step
# Button: play the steps one by one.
rp-play = Play
# Button.
rp-pause = Pause
# Button.
rp-forward = Next step
# Button.
rp-turn-forward = Next turn
# Button.
rp-last = Go to end
# Label of a choice.
rp-speed = Speed
# A speed.
rp-speed-times = { $speed }×
# Button and keyboard shortcut.
rp-copy = Copy link to this step
rp-copied = Link to this step copied.
rp-copied-file = Link to this step copied. It works only together with the file: send both.
rp-copy-failed = Could not copy. The link is in the address bar.
# Label of a choice: as which player to see the game.
rp-eyes = View as
# In the choice “View as”.
rp-eyes-onlooker = Spectator
# In the choice “View as”.
rp-eyes-of = { $name }
# Keyboard shortcuts, after the key.
rp-key-step = Previous or next step
# Keyboard shortcuts, after the key.
rp-key-turn = Previous or next turn
# Keyboard shortcuts, after the key.
rp-key-ends = Go to start or end
# Keyboard shortcuts, after the key.
rp-key-play = Play or pause
# Keyboard shortcuts, after the key.
rp-key-copy = Copy link to this step
# Name of a key on the keyboard.
key-Home = Home
# Name of a key on the keyboard.
key-End = End

## Beside the board

# Tab, and heading of the panel.
rp-tab-moves = Moves
# Tab, and heading of the panel.
rp-tab-points = Points
# Tab, and heading of the panel.
rp-tab-analysis = Analysis
# Tab, and heading of the panel.
rp-tab-result = Result
# Button.
rp-result-see = View final position
# In the list of moves, where the game was continued at a new table.
rp-played-on = Continued as a new game from here.
rp-unfinished = This game was not finished.

## Points over time

# Label of a choice above the graph: which points.
rp-graph-kind = Show
# Choice above the graph: points scored so far.
rp-graph-scored = Scored
# Choice above the graph: points as if the game had ended at this step.
rp-graph-ended = If ended here
# For screen readers: what the graph shows. $points lists the final points.
rp-graph-label = Points over time. At the end: { $points }
# Above the graph in the result of a game.
rp-graph-caption = Points after each turn, if the game had ended there
# Part of “rp-graph-label”.
rp-graph-seat = { $name } { $points }
# Above the numbers for one step.
rp-graph-at = Turn { $turn }, step { $step }
rp-graph-hint = Select a player to see where the points came from.
# Button.
rp-graph-larger = Enlarge
# Axis of a graph.
rp-axis-turns = turns
# Axis of a graph.
rp-axis-points = points
# Heading.
rp-sources-of = { $name }: points by source
# Heading that unfolds the numbers under a graph.
rp-table = As a table
# Title of a table.
rp-table-sources = Final points by source
# Column heading: what the points are for.
rp-table-for = Source
# Title of a table.
rp-table-turns = Turns that changed the score
# Column heading.
rp-table-turn = Turn
# For screen readers, before the number of a turn that can be jumped to.
rp-table-go = Go to turn

## Analysis

rp-analysis-about = A strong bot reviews the whole game: who was ahead when, how lucky the draws were, and which moves would have been better.
# Button.
rp-analysis-start = Analyse this game
# Button.
rp-analysis-again = Try again
# Button.
rp-analysis-deeper = Deeper analysis
# Next to the button “Stop”.
rp-analysis-waiting =
    { $ahead ->
        [0] Starting …
        [one] One game ahead in the queue.
       *[other] { $ahead } games ahead in the queue.
    }
# Next to a progress bar.
rp-analysis-running = { $percent }% done
rp-analysis-away = You can leave this page. The analysis is saved and visible to everyone who views this game.
# Button.
rp-analysis-stop = Stop
# Label of a choice.
rp-analysis-effort = Depth
# A depth of analysis.
rp-analysis-effort-quick = Quick
# A depth of analysis.
rp-analysis-effort-normal = Normal
# A depth of analysis.
rp-analysis-effort-deep = Deep
# A depth of analysis.
rp-analysis-effort-more = Longer analysis finds smaller mistakes.
# For screen readers: what the graph shows.
rp-analysis-graph = Win probability over time. At the end: { $chances }
# Title of a table.
rp-analysis-table = Win probability after each turn
# A turning point in a list.
rp-analysis-point = Turn { $turn } · { $what }
# Label of a move in a comparison.
rp-analysis-better = Better
# Label of a move in a comparison.
rp-analysis-played = Played
# For screen readers: what is compared.
rp-analysis-compared = What { $name } could have played
# Under the win probabilities, while two moves are compared.
rp-analysis-before = Before the decision, judged by what { $name } could know.
# Heading.
rp-analysis-seats = By player
# Button.
rp-analysis-worst = Show biggest mistake

## Playing on

# Button.
rp-play-on = Continue from here
# Tooltip of the disabled button.
rp-play-on-over = The game is over at this point.
rp-play-on-more = A new table continues after step { $step } (turn { $turn }). The original game is not changed. Who plays?
# Above the choice of who takes over the seat of $name.
rp-play-on-was = Replaces { $name }

## A game from a file

rp-open-more = Games are saved as .mwr files. Your file is not stored on the server.
rp-open-step = This link leads to step { $step } of a game that is in a file. Open that file here.
# Button.
rp-open-choose = Choose a file
# After the button “Choose a file”.
rp-open-drop = or drop it anywhere on this page
# Heading that unfolds a text field.
rp-open-paste = Paste text instead
# Label of the text field.
rp-open-text = Text of the file
# Button.
rp-open-look = Open
rp-open-failed = This file cannot be opened.
# Button: open another file.
rp-other = Open another file
rp-file-large = the file is larger than { $most } MB, too large for a game.
rp-file-no-text = this is not a text file, so it contains no game.

## What is wrong with a record

rp-fault = This record has an error.
# Where the error is; $why is a sentence.
rp-fault-step = Step { $step }: { $why }
# Where the error is; $why is a sentence.
rp-fault-line = Line { $line }: { $why }
# Where the error is; $why is a sentence.
rp-fault-until = You can view everything before it.
rp-torn = The last line of the file is cut off. Everything before it is intact.
rp-older-rules = Played with an older version of the rules; shown with the current version.
# Button.
rp-again = Try again
