### The guided first game of each game: what the table tells a newcomer.
### Names of things are those of the games' own catalogues.

# Name of the tutorial panel, for screen readers.
guide-name = Tutorial
# Button in the tutorial panel: the next hint.
guide-next = Next
# Button in the tutorial panel: the previous hint.
guide-back = Back
# Button in the tutorial panel.
guide-leave = Exit tutorial
# Button that closes the question “Exit the tutorial?”.
guide-stay = Stay
# Button at the end of the tutorial.
guide-play-on = Keep playing
# Button at the end of the tutorial: to the home page.
guide-home = Home
# For screen readers: what is highlighted on the board. $x and $y are numbers with a sign.
guide-cell = Highlighted: column { $x }, row { $y }.

# Title of the question.
guide-leaving-title = Exit the tutorial?
guide-leaving = The game continues like any other. Keep playing on your own, or come back to it later from the home page.

# Nothing new to tell. $bot is the rival's name.
guide-rest-title = Your turn
guide-rest = Play what you like. The tutorial continues as soon as there is something new to explain.
# $bot is the opponent’s name.
guide-wait-title = { $bot }’s turn
guide-wait = It will be your turn again in a moment.

# Button at the end of a chapter.
guide-next-chapter = Next chapter
# Title of the tutorial panel when the whole turn is chosen.
guide-confirm-title = Confirm your turn
guide-confirm = Nobody has seen your turn yet. Confirm it, or undo it and choose something else.
# For screen readers: name of the choice of a chapter.
guide-chapters = Chapters
# A chapter in the list. $title is its name.
guide-chapter = { $number }. { $title }
# Beside a chapter in the list that was played to its end.
guide-chapter-done = Completed

## Before the lesson

# Title of the page before the tutorial.
guide-first-title = { $game } tutorial
guide-first-more = Play against a bot while the game tells you, step by step, what a strong player would do. You can always do something else. No need to read the rules first.
guide-first-leave = You can exit the tutorial at any time and keep playing on your own.
# Button that starts the tutorial.
guide-first-begin = Start
# On the start page, under the game.
guide-new-to = New to { $game }?
# Link on the home page, after the question whether the game is new to you.
guide-new-to-go = Play the tutorial
