### The guided first game of each game: what the table tells a newcomer.
### Names of things are those of the games' own catalogues.

guide-name = Guided first game
guide-next = Next
guide-back = What was said before
guide-leave = Leave the lesson
guide-stay = Stay
guide-play-on = Play on
guide-home = Start page
# For ears: what is lit on the table. $x and $y are numbers with a sign.
guide-cell = Lit: column { $x }, row { $y }.

guide-leaving-title = Leave the lesson?
guide-leaving = The game goes on as any other: play it alone from here, or come back to it later from the start page.

# Nothing new to tell. $bot is the rival's name.
guide-rest-title = Your turn
guide-rest = You know what to do here. Play as you like.
guide-wait-title = The turn of { $bot }
guide-wait = A moment, and it is your turn again.

## Before the lesson

guide-first-title = { $game }: a guided first game
guide-first-more = You play against a friendly bot, and the table tells you what to do: one thing after the other, for the first few turns. No rules to read before.
guide-first-leave = You can leave the lesson at any time and play on alone.
guide-first-begin = Begin
# On the start page, under the game.
guide-new-to = New to { $game }?
guide-new-to-go = A guided first game
