### The page in the browser: everything round a game, and nothing of any game itself.

## Everywhere

# Link on the logo and on the page “Page not found”.
web-home = Home
# Button.
web-close = Close
# Button.
web-cancel = Cancel
# Button.
web-save = Save
# Shown for a moment after saving.
web-saved = Saved
# Button next to a link.
web-copy = Copy
# In place of “Copy” for a moment.
web-copied = Copied
# Below a link with a button “Copy”.
web-copy-failed = Could not copy. The text is selected: copy it yourself.
# For screen readers: what the button copies.
web-copy-what = Copy: { $what }
# While a page or a list is loading.
web-loading = Loading …
# Label of a choice.
web-language = Language
# Button at the top: opens the list of keyboard shortcuts.
web-help = Shortcuts
# Button, for screen readers.
web-menu = Menu
# For screen readers: link to one’s own page.
web-you = You: { $name }
# Title of a page.
web-lost = Page not found
web-lost-more = The link may be outdated or incomplete.
web-table-gone = This table does not exist or has been deleted.
web-connection-lost = no connection to the server.
web-connection-lost-more = Connection lost. Reconnecting … Nothing is lost.

## Who you are

# Label of the field for one’s name.
web-name-ask = Choose a name
# Names for those who do not want to think of one, separated by commas.
web-name-ideas = Badger, Bear, Beaver, Deer, Dormouse, Fox, Hamster, Hare, Hedgehog, Lynx, Marten, Mole, Otter, Squirrel, Stoat, Wolf
# Title of one’s own page.
web-me = You
# Button after the name was typed.
web-me-begin = Continue
# Label of a field.
web-me-name = Your name
web-me-name-more = Other players see it. You can change it at any time.
# Heading on one’s own page.
web-me-device = Use another device
web-me-device-more = Open a link on your phone or another computer to use the same name and tables there. It works once, for 15 minutes.
# Button.
web-me-device-make = Create link
# Label of the field with the link.
web-me-device-link = Open this link on the other device
web-me-device-until = Valid until { $time }. Anyone with this link can play as you, so keep it private.
# Title of a question, on the new device.
web-me-arrive = Link this device?
web-me-arrive-more = This device will use your name and your tables.
web-me-arrive-instead = This device is currently used by { $name }. If you link it, your name and tables appear here instead of theirs.
# Button.
web-me-arrive-yes = Link device
web-me-moved = This device is now linked.
# Heading on one’s own page.
web-me-webhook = Notify me when it’s my turn
web-me-webhook-more = The server calls this address when a correspondence game is waiting for you. Leave empty to turn it off.
# Label of a field.
web-me-webhook-address = Webhook URL
# Heading on one’s own page.
web-me-go = Sign out or delete
web-me-go-more = There are no accounts: only this device knows you. If you sign out without linking another device, you cannot get your name and tables back.
# Button.
web-me-leave = Sign out on this device
# Button, and title of the question.
web-me-delete = Delete my data
web-me-delete-sure = Your name, chat and notes are deleted permanently. In running games a bot takes your seat. Finished games are kept without your name.
# Button.
web-me-delete-yes = Delete permanently
web-me-deleted = Your data has been deleted.

## The start page

# Large heading on the home page, for newcomers.
web-welcome = Board games online
web-welcome-more = Play against bots, or invite friends with a link. No account, nothing to install.
# Button under a game on the home page.
web-play-now = Play now
# Label of a choice on the home page: the bot of “Play now”.
web-opponent = Opponent
# Under a game on the home page. $range is “2–5”.
web-players-range = Players: { $range }
# The same, if expansions ($sets) allow more players.
web-players-more = Players: { $range } ({ $most } with { $sets })
# Link on the home page, and title of the form.
web-new-table = New table
# Heading on the home page.
web-your-games = Your games
# Heading on the home page.
web-finished-games = Finished games
# Heading on the home page.
web-open-tables = Open tables
web-open-tables-none = No open tables right now. Create one and it will appear here.
# Heading on the home page.
web-running-tables = In progress
web-running-tables-none = No public games in progress.
# Button under a list.
web-show-all = Show all { $number }
# Heading on the home page.
web-replay-file = Open a saved game
web-replay-file-more = Step through a game saved as an .mwr file.
# Button on the home page.
web-replay-open = Open file

# A table without a title: the game, and who else plays.
web-title-with = { $game } with { $names }
# A game with expansions: “Game (Expansion)”. $sets is a list of their names.
web-title-sets = { $game } ({ $sets })
# Title of a private copy of a game.
web-plan-title = Sandbox: { $title }
# In the tab, when it is your turn.
web-title-turn = Your turn: { $title }
# On a table in a list.
web-seats-free =
    { $seats ->
        [one] one open seat
       *[other] { $seats } open seats
    }
# On a table in a list, between dots: the number of the turn.
web-card-turn = turn { $turn }
# On a table in a list, between dots. $when is a date and time.
web-card-created = started { $when }
# On a table in a list, between dots. $ago is “3 minutes ago”, “yesterday” or “now”.
web-card-changed = last move { $ago }

## A new table

# Label of a choice.
web-game = Game
# Heading.
web-players = Players
# Label of a choice.
web-seats-how-many = Number of players
# For screen readers: the choice of who plays this seat.
web-seat-number = Seat { $number }
# Who plays a seat: choice in the new-table form.
web-player-me = You
# Under the choice in the new-table form.
web-player-me-more = Your own seat.
# Who plays a seat: choice in the new-table form.
web-player-open = Invite by link
web-player-open-more = You get a link to send for this seat. At a public table anyone can join.
# Who plays a seat: choice in the new-table form.
web-player-here = Player on this device
web-player-here-more = You share this screen. The board is hidden while you pass the device.
# Label of a field.
web-player-here-name = Name of player { $number }
# Who plays a seat: choice in the new-table form.
web-player-bot = Bot: { $bot }
# Who plays a seat: choice in the new-table form.
web-player-level = Bot: { $bot } ({ $level })
# Strength of a bot, in brackets after its name.
level-novice = novice
# Name of a bot.
bot-novice = Sparrow
# About a bot, under the choice in the new-table form.
bot-novice-more = Plays fast and often misses the best move. For first games.
# Strength of a bot, in brackets after its name.
level-casual = casual
# Name of a bot.
bot-casual = Magpie
# About a bot, under the choice in the new-table form.
bot-casual-more = Makes sensible moves but overlooks some good ones. A good first opponent.
# Strength of a bot, in brackets after its name.
level-club = club
# Name of a bot.
bot-club = Jackdaw
# About a bot, under the choice in the new-table form.
bot-club-more = Compares most possible turns but does not look ahead. Club level.
# Strength of a bot, in brackets after its name.
level-expert = expert
# Name of a bot.
bot-expert = Raven
# About a bot, under the choice in the new-table form.
bot-expert-more = Judges turns well and overlooks few of them. Strong.
# Strength of a bot, in brackets after its name.
level-master = master
# Name of a bot.
bot-master = Owl
# About a bot, under the choice in the new-table form.
bot-master-more = Looks furthest ahead and judges positions best. Hard to beat.
# Bots by their own names: at tables from before there were levels, and in records.
bot-random = Duckling
# Name of a bot.
bot-beginner = Sparrow
# Name of a bot.
bot-hasty = Sparrow
# Name of a bot.
bot-greedy = Magpie
# Name of a bot.
bot-heuristic = Jackdaw
# Name of a bot: the opponent in tutorials.
bot-tutor = Jackdaw
# Name of a bot.
bot-search = Owl
# Name of a bot.
bot-champion = Owl
# For screen readers: the choice of a bot’s style.
web-style-of = Style of player { $number }
# How a bot likes to play: choice in the new-table form. $style is one of those below, or of a game.
web-style-choice = Style: { $style }
# A bot’s style, in “Style: balanced”: it prefers nothing.
web-style-none = balanced
# A bot’s style, in “Style: any”: a random one.
web-style-any = any
# About a style, under the choice in the new-table form.
web-style-any-more = Its style is chosen at random.

# Heading and label.
web-clock = Clock
# Choice under “Clock”.
web-clock-none = No clock
web-clock-none-more = No time limit.
# Choice under “Clock”.
web-clock-game = Per game
web-clock-game-more = Total time for the game, plus an increment after each turn.
# Choice under “Clock”.
web-clock-move = Per turn
# Under the choice of a clock.
web-clock-move-more = The same time for every turn.
# Choice under “Clock”.
web-clock-days = Correspondence
web-clock-days-more = Several days per turn: play when it suits you.
# Label of a field.
web-clock-seconds = Seconds per turn
# Label of a field.
web-clock-minutes = Minutes per game
# Label of a field.
web-clock-increment = Increment (seconds per turn)
# Label of a field.
web-clock-days-each = Days per turn
# In the description of a table, after a comma.
web-clock-none-words = no clock
# In the description of a table, after a comma.
web-clock-move-words = { $time } per turn
# In the description of a table, after a comma.
web-clock-game-words = { $time } per game
# In the description of a table, after a comma.
web-clock-game-words-more = { $time } + { $increment } s per turn
# In the description of a table, after a comma.
web-clock-days-words =
    { $days ->
        [one] one day per turn
       *[other] { $days } days per turn
    }
# Part of the description of a clock.
web-minutes = { $minutes } min
# Part of the description of a clock.
web-seconds = { $seconds } s
# What is left on a clock that counts days.
web-left-days = { $number } d
# What is left on a clock that counts days.
web-left-hours = { $number } h
# For screen readers.
web-clock-left = time left: { $time }
# On a clock at a tournament's table that waits for its player. $time is minutes and seconds, as 4:59.
web-clock-starts = The clock starts with the first move, at the latest in { $time }.

# Heading in the new-table form, and label in the description of a table.
web-aids = Assistance
web-aids-more = Extra information the game shows. The same for everyone.
# Next to the heading: how many are turned on.
web-aids-chosen = { $chosen } of { $all }
# In the description of a table: no assistance is turned on.
web-aids-none = none
# Switch in the new-table form, and in the description of a table.
aid-remaining = Remaining tiles
# Under a switch in the new-table form.
aid-remaining-more = Which tiles are left to draw, and how many of each.
# Switch in the new-table form, and in the description of a table.
aid-fits = Which tiles fit
# Under a switch in the new-table form.
aid-fits-more = For each empty cell, the tiles that fit, and cells that can no longer be filled.
# Switch in the new-table form, and in the description of a table.
aid-features = City and road values
# Under a switch in the new-table form.
aid-features-more = Who owns each feature, its value now, and its value when completed.
# Switch in the new-table form, and in the description of a table.
aid-fields = Fields
# Under a switch in the new-table form.
aid-fields-more = Fields in colour, with their farmers and the cities they supply.
# Switch in the new-table form, and in the description of a table.
aid-odds = Chances
# Under a switch in the new-table form.
aid-odds-more = Chances of drawing the tiles that complete a city, road or cloister.
# Switch in the new-table form, and in the description of a table.
aid-bag = Hidden pieces
# Under a switch in the new-table form.
aid-bag-more = How many workers of each colour can be in the bag, how many skill tiles of each type in the pile, and how many of each behind each screen.
# Switch in the new-table form, and in the description of a table.
aid-tiles = Upcoming tiles
# Under a switch in the new-table form.
aid-tiles-more = Which tiles may appear in later seasons.
# Switch in the new-table form, and in the description of a table.
aid-points = Current score
# Under a switch in the new-table form.
aid-points-more = Everyone’s score if the game ended now, from public information.
# Switch in the new-table form, and in the description of a table.
aid-reach = Available moves
# Under a switch in the new-table form.
aid-reach-more = For each tile, how many workers a bid or use takes, or why it is not possible.
# Switch in the new-table form, and in the description of a table.
aid-hint = Hints
# Under a switch in the new-table form.
aid-hint-more = The player to move can ask a strong bot for the best moves.

# Heading in the new-table form.
web-options = Rules
# Next to the heading “Rules” in the new-table form.
web-options-short = standard unless changed
# After the default value of an option.
web-usual = default
# Label of a choice in the new-table form, before “Hungarian rulebook” and the like.
web-preset = Rules as printed in
# In place of a rulebook, if the options are those of none.
web-preset-own = your own choice
# Under the choice of a rulebook.
web-preset-more = Sets all the options below. Where a rulebook does not say, the default applies.
# Under the name of the option in the new-table form.
option-farmers-more = What farmers score at the end of the game.
# Under the name of the option in the new-table form.
option-small_city-more = What the smallest completed city scores.

# Heading in the new-table form, and label in the description of a table.
web-visibility = Visibility
# Choice under “Visibility”.
web-visibility-link = Link only
web-visibility-link-more = Only people with the link can find the table.
# Choice under “Visibility”.
web-visibility-public = Public
web-visibility-public-more = Listed on the home page. Anyone can join or watch.
# Label of a field: title of the table.
web-title = Title
# Placeholder in the field.
web-title-none = no title
# Next to the button “Create table”; $clock is one of the “web-clock-…-words”.
web-new-summary =
    { $game }, { $seats ->
        [one] one player
       *[other] { $seats } players
    }, { $clock }
# Button of the new-table form, when seats are still open.
web-set-table = Create table
# Button of the new-table form, when the game can start immediately.
web-begin = Start

## Before the game

# Heading above the links.
web-invite = Invite
# Label of the field with the link.
web-invite-seat = Link for seat { $number }
web-invite-more = Each link is for one person. The game starts when all seats are taken.
# Heading in the waiting room, above the button “Join”.
web-invited = You are invited.
# Button.
web-sit = Join
# Button.
web-sit-as = Join as { $name }
# Button at one seat.
web-sit-here = Take this seat
# Button.
web-rise = Leave seat
# Button at one seat.
web-seat-a-bot = Add a bot
# Heading in the waiting room.
web-waiting =
    { $seats ->
        [one] Waiting for one more player.
       *[other] Waiting for { $seats } more players.
    }
# Button.
web-remove-table = Delete table

## Seats

# In place of a name: nobody has taken the seat yet.
web-seat-open = Open seat
# In place of a name that is missing.
web-seat-nobody = Anonymous
# The second seat of the same name.
web-name-again = { $name } { $number }
# Under an open seat.
web-seat-awaited = waiting for a player
# After a name.
web-seat-you = you
# After a name.
web-seat-bot = bot
# After a name: a bot with a style.
web-seat-bot-style = bot · { $style }
# After a name.
web-seat-away = away, bot playing
# After a name.
web-seat-here = online
# After a name.
web-seat-absent = offline
# For screen readers: it is this seat’s turn.
web-seat-acts = to move
# Points of a player, for screen readers and in the final ranking; also points printed on a tile.
web-points-number =
    { $points ->
        [one] one point
       *[other] { $points } points
    }
# For screen readers, after a name.
web-winner = winner

## Whose turn it is

# In the bar, and on a table in a list.
web-your-turn = Your turn
# In the bar.
web-turn-of = { $name } to move
# In the bar.
web-turn-bot = { $name } is thinking
# Under whose turn it is, for someone without a seat.
web-watching = You are watching
# In the bar, while something is drawn.
web-turn-luck = Drawing …
# In the bar, while only bots are left.
web-waits = Paused until a player returns
# In the bar.
web-over = The game is over
# On the cover between two players on one device.
web-pass-to = Pass the device to { $name }
# Button on the cover between two players on one device.
web-pass-ready = I am { $name }
web-asked = { $name } asks to undo a move.
web-asked-wait = You asked to undo a move. Waiting for the others.
web-asked-other = { $name } asked to undo a move. Waiting for the others.
# Button: withdraw one’s own request.
web-asked-withdraw = Withdraw
# Button: answer to a request to undo.
web-agree = Accept
# Button: answer to a request to undo.
web-disagree = Decline
web-away = A bot is playing for you.
# Above the board, to a player who resigned or ran out of time.
web-away-lost = You have lost. A bot plays on for you.
# Above the board, to a player who left a game with bots.
web-away-waits = The game is paused until you return.
# Button: take the seat back from the bot.
web-return = Resume playing
web-rematch-set = A rematch has been created.
# Button.
web-rematch-go = Go to rematch

## Beside the board

# Name of the panel for screen readers.
web-panel = Side panel
# Tab of the side panel.
web-tab-history = Log
# Tab of the side panel.
web-tab-chat = Chat
# Tab of the side panel.
web-tab-notes = Notes
# Tab of the side panel.
web-tab-about = Table
# Heading of the game log.
web-history = Game log
web-history-none = No moves yet.
# For screen readers: button in the game log.
web-takeback-here = Undo: { $what }
# Button in the game log.
web-takeback-here-short = Undo to here
# Heading of the chat.
web-chat = Chat
web-chat-none = No messages yet.
# Placeholder and label of the field.
web-chat-say = Message everyone
# Button.
web-chat-send = Send
# In place of the field, for spectators of a table with a link only.
web-chat-closed = Only the players and the host can write here.
# Switch for the host.
web-chat-open = Spectators can write
# For screen readers: the number of unread messages.
web-unread = new messages: { $count }
web-notes-more = Only you can see these.
# Placeholder in the field for notes.
web-notes-none = Plans, tiles to remember …
# While notes are being saved.
web-notes-writing = Saving …
# In the description of a table.
web-spectators =
    { $number ->
        [0] No spectators
        [one] One spectator
       *[other] { $number } spectators
    }

# Lines of the game log that belong to no game. $name is a player, so that no verb agrees with it.
web-log-left = { $name } left. { $bot } takes over.
# Line of the game log.
web-log-timeout = { $name } ran out of time. { $bot } takes over.
# Line of the game log.
web-log-resigned = { $name } resigned. { $bot } takes over.
# Line of the game log.
web-log-forgotten = { $name } deleted their data. { $bot } takes over.
# Line of the game log.
web-log-return = { $name } is back.
# Line of the game log.
web-log-ask = { $name } asks to undo a move.
# Line of the game log.
web-log-agree = { $name } accepts.
# Line of the game log.
web-log-refuse = { $name } declines.
# Line of the game log.
web-log-takeback = { $name } undid a move.
# Line of the game log.
web-log-end-resignation = { $name } resigned.
# Line of the game log.
web-log-end-time = { $name } ran out of time.
# Line of the game log.
web-log-end-aborted = The game was aborted.

## What one can do at a table

# Button and title of a dialog.
web-share = Share
# Label of a field with a link.
web-share-watch = Spectator link
web-share-watch-more = Anyone with this link can watch. Hidden information stays hidden.
# Label of a field with a link.
web-share-replay = Replay link
# In the menu of a table.
web-takeback = Undo
# In the menu of a table: a private copy of the position, to try things out in.
web-plan = Try it out (sandbox)
# Link in a sandbox: to the real table.
web-plan-back = Back to the game
# Button.
web-hint = Hint
# Tooltip of the button “Hint”.
web-hint-ask = Ask for a hint
web-hint-thinking = A strong bot is thinking …
web-hint-none = No hint available.
# Name of the list of hints for screen readers.
web-hint-ways = Best moves first
# Button: play the selected hint; the player still has to confirm the turn.
web-hint-apply = Play this
# Button at the end of a turn, in every game.
web-confirm-turn = Confirm turn
# What to do when nothing is left to choose in a turn.
web-confirm-hint = Confirm your turn, or undo.
# On a hint. $name is the move; $chance is written already, as it may be “<1”.
web-way =
    { $name }: { $points ->
        [one] { $points } point
       *[other] { $points } points
    } expected, { $chance }% to win
# On a hint: points expected for oneself; in an analysis with a sign, as “+2.3 points”.
web-way-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
# On a hint.
web-way-chance = { $chance }% to win
# In the menu of a table.
web-hand-over = Hand over to a bot
# In the menu, button above the table, and keyboard shortcuts after the key.
web-again = Show the last moves again
web-again-shown = The last moves are shown again.
# Button: stop showing the last moves again.
web-again-stop = Stop
# Button beside “… is thinking”, and keyboard shortcuts after the key: do not wait before bots’ moves.
web-bots-now = Show bots’ moves now
# In the menu of a table.
web-leave = Leave table
# In the menu of a table, in the first round.
web-abort = Abort game
# In the menu of a table.
web-resign = Resign
# Title of a question.
web-sure-takeback = Ask to undo?
web-sure-takeback-more = Others have seen more of the game since then, so they must agree. Bots always agree.
# Button in a question.
web-sure-takeback-yes = Ask
# Title of a question, at a table of bots. $turns: how many turns of the player are lost, 2 or more.
web-sure-turns =
    { $turns ->
        [one] Undo 1 turn?
       *[other] Undo { $turns } turns?
    }
web-sure-turns-more = You lose these turns, and everything that the bots did since then.
# Button in a question.
web-sure-turns-yes = Undo
# Title of a question.
web-sure-over = Hand over to a bot?
web-sure-over-more = You can take over again at any time. If only bots are left, the game waits for you.
# Button in a question.
web-sure-over-yes = Hand over
# Title of a question.
web-sure-leave = Leave the table?
web-sure-leave-more = A bot takes over. You can come back at any time. If only bots are left, the game waits for you.
# Button in a question.
web-sure-leave-yes = Leave
# Title of a question.
web-sure-abort = Abort the game?
web-sure-abort-more = The game ends for everyone, without a winner. This is possible until everyone has had a turn.
# Button in a question.
web-sure-abort-yes = Abort
# Title of a question.
web-sure-resign = Resign?
# $players: how many can still win, with the one who resigns.
web-sure-resign-more =
    { $players ->
        [2] You lose, and the game ends.
       *[other] You lose the game. A bot plays on for you; you cannot come back.
    }
# Button in a question.
web-sure-resign-yes = Resign
# In the menu, and title of a dialog.
web-result = Result
# Title of the result, to the winner. $margin: points ahead of the second.
web-end-won-points =
    You won by { $margin ->
        [one] one point
       *[other] { $margin } points
    }
# Title of the result, to the winner, where points did not decide.
web-end-won-plain = You won
# Title of the result, to the winner.
web-end-won-resignation = You won by resignation
# Title of the result, to the winner: the opponent’s time ran out.
web-end-won-time = You won on time
# Title of the result, to a loser. $margin: points behind the winner.
web-end-lost-points =
    You lost by { $margin ->
        [one] one point
       *[other] { $margin } points
    }
# Title of the result, to a loser, where points did not decide.
web-end-lost-plain = You lost
# Title of the result, to the one who resigned.
web-end-lost-resignation = You lost by resignation
# Title of the result, to the one whose time ran out.
web-end-lost-time = You lost on time
# Title of the result, to one of several winners.
web-end-shared = You share the victory
# Title of the result, to spectators. $names is the winner, $margin points ahead of the second.
web-end-named-points =
    { $names } won by { $margin ->
        [one] one point
       *[other] { $margin } points
    }
# Title of the result, to spectators, where points did not decide.
web-end-named-plain = { $names } won
# Title of the result, to spectators. $names are the winners.
web-end-named-shared = { $names } share the victory
# Title of the result, to spectators.
web-end-named-resignation = { $names } won by resignation
# Title of the result, to spectators.
web-end-named-time = { $names } won on time
# Title of the result.
web-end-aborted = The game was aborted
# In the result, below the points, if somebody resigned or ran out of time.
web-end-early = Points if the game had ended there, with the final count.
# In lists of games, how a game ended. Part of a line: “by resignation · yesterday”.
web-end-by-resignation = by resignation
# In lists of games, how a game ended. Part of a line: “on time · yesterday”.
web-end-by-time = on time
# In lists of games, how a game ended. Part of a line: “aborted · yesterday”.
web-end-by-aborted = aborted
# Title of the final count over the board.
web-count = Final count
# Button: do not show the rest of the final count.
web-count-skip = Skip
# Heading: all points.
web-sheet = Score breakdown
# Button: save the record of the game as a file.
web-record = Download game
# Button: view the game step by step.
web-replay = Replay
# Button.
web-rematch = Rematch

## Settings

# In the menu, and title of a dialog.
web-settings = Settings
# In the settings.
web-theme = Appearance
# In the settings.
web-theme-auto = Automatic
# In the settings.
web-theme-light = Light
# In the settings.
web-theme-dark = Dark
# Switch in the settings.
web-sound = Sound
web-sound-more = On your turn, and when someone moves or chats.
# Switch in the settings.
web-confirm = Confirm moves
web-confirm-more = Moves are sent only after you confirm them.
# Heading in the settings, above the three speeds.
web-motion = Animations
# In the settings: animations are off.
web-motion-off = Off
# In the settings: speed of animations.
web-motion-normal = Normal
# In the settings: speed of animations.
web-motion-slow = Slow
# Heading in the settings, above the three ways.
web-bots = Bot moves
# In the settings: bots’ moves appear without a pause between them.
web-bots-instant = All at once
# In the settings: how fast bots’ moves are shown one after the other.
web-bots-normal = Normal
# In the settings: how fast bots’ moves are shown one after the other.
web-bots-slow = Slowly
web-settings-kept = Saved on this device only.

## Keys

# In the menu, and title of a dialog.
web-keys = Keyboard shortcuts
# Between two keys.
web-key-or = or
# Keyboard shortcuts, after the key.
web-key-help = This help
# Keyboard shortcuts, after the key.
web-key-takeback = Undo the last move
# Keyboard shortcuts, after the key.
web-key-hint = Ask for a hint; press again for the next one
# Keyboard shortcuts, after the key.
web-key-history = Game log
# Keyboard shortcuts, after the key.
web-key-chat = Chat
# Keyboard shortcuts, after the key.
web-key-notes = Notes
# Keyboard shortcuts, after the key.
web-key-sound = Toggle sound
# Name of a key on the keyboard.
key-Ctrl = Ctrl
# Name of a key on the keyboard.
key-Enter = Enter
# Name of a key on the keyboard.
key-Escape = Esc
# Name of a key on the keyboard.
key-Space = Space
# Name of a key on the keyboard.
key-Tab = Tab

## Games without a face of their own

# Heading above a list of moves, for games without their own board.
web-plain-choose = Available moves
# Heading, for games without their own board.
web-plain-position = Position
# For games without their own board.
web-plain-item = { $points }: { $reason }
