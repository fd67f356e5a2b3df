### The page in the browser: everything round a game, and nothing of any game itself.

## Everywhere

web-home = To the start page
web-close = Close
web-cancel = Cancel
web-save = Save
web-saved = Saved
web-copy = Copy
web-copied = Copied
# For ears: what the button copies.
web-copy-what = Copy: { $what }
web-loading = One moment …
web-language = Language
web-help = Keys
web-menu = Menu
# For ears: the way to one's own page.
web-you = You: { $name }
web-lost = There is nothing here
web-lost-more = Perhaps the link is old, or a letter went missing on the way.
web-table-gone = This table is gone, or it was never here.
web-connection-lost = there is no connection to the server just now.
web-connection-lost-more = The connection is lost. It comes back by itself; nothing is missing.

## Who you are

web-name-ask = What shall the others call you?
# Names for those who do not want to think of one, separated by commas.
web-name-ideas = Badger, Bear, Beaver, Deer, Dormouse, Fox, Hamster, Hare, Hedgehog, Lynx, Marten, Mole, Otter, Squirrel, Stoat, Wolf
web-me = You
web-me-begin = That is me
web-me-name = Your name
web-me-name-more = The others at your tables see it. You can change it at any time.
web-me-device = On another device too
web-me-device-more = A link takes you to your phone or another computer: the same name, the same tables. It works once, for a quarter of an hour.
web-me-device-make = Make a link
web-me-device-link = Open this on the other device
web-me-device-until = It works until { $time }. Whoever has it is you: show it to nobody.
web-me-arrive = Move in on this device?
web-me-arrive-more = The link makes this device yours too, with your name and your tables.
web-me-arrive-instead = On this device you are { $name } now. The link makes it somebody else’s instead.
web-me-arrive-yes = Yes, move in
web-me-moved = This device is yours now.
web-me-webhook = Be called when it is your turn
web-me-webhook-more = The server sends a short message to this address whenever a game with days for each turn waits for you. Leave it empty for peace.
web-me-webhook-address = Address to call
web-me-go = Leaving
web-me-go-more = There is no account here, only this device that knows you. If it forgets you, and you made no link, nobody can bring you back.
web-me-leave = Forget me on this device
web-me-delete = Delete me everywhere
web-me-delete-sure = Your name, chat and notes are deleted for good. In games that are being played a bot takes your seat. Finished games stay, without your name.
web-me-delete-yes = Delete me for good
web-me-deleted = Every trace of you is deleted.

## The start page

web-welcome = The table is set.
web-welcome-more = Board games at a table of your own: against bots, or with friends who get a link. No account, nothing to install.
web-play-now = Play now
web-play-now-more = Play now: a game against a bot, at once.
web-new-table = New table
web-your-games = Your games
web-finished-games = Finished games
web-open-tables = Free seats
web-open-tables-none = No table is looking for players just now. Set one up, and it will stand here.
web-running-tables = Being played
web-running-tables-none = No public table is being played just now.
web-show-all = Show all { $number }
web-replay-file = A game from a file
web-replay-file-more = Look at a game that was saved as an .mwr file, step by step.
web-replay-open = Open a file

# A table without a title: the game, and who else sits there.
web-title-with = { $game } with { $names }
# A private copy to plan in.
web-plan-title = Plan: { $title }
# In the tab, when it is your turn.
web-title-turn = Your turn: { $title }
web-seats-free =
    { $seats ->
        [one] one free seat
       *[other] { $seats } free seats
    }

## A new table

web-game = Game
web-players = Players
web-seats-how-many = How many play?
# For ears: the choice of who sits there.
web-seat-number = Seat { $number }
web-player-me = You
web-player-me-more = Your own seat.
web-player-open = Somebody with a link
web-player-open-more = You get a link for this seat to send to somebody. At a public table anybody may sit down.
web-player-here = Somebody here with you
web-player-here-more = You share this screen. The table is covered while you pass it on.
web-player-here-name = Name of player { $number }
web-player-bot = Bot: { $bot }
web-player-level = Bot: { $bot } ({ $level })
level-novice = novice
bot-novice = Sparrow
bot-novice-more = Plays in a hurry and often misses the best move. For first games.
level-casual = casual
bot-casual = Magpie
bot-casual-more = Takes whatever glitters most just now. A fair opponent to begin with.
level-club = club
bot-club = Jackdaw
bot-club-more = Weighs every way to play its turn, but no further. A club player.
level-expert = expert
bot-expert = Raven
bot-expert-more = Looks a little ahead, luck included. Strong.
level-master = master
bot-master = Owl
bot-master-more = Thinks ahead for a second each turn. Hard to beat.
# Bots by their own names: at tables from before there were levels, and in records.
bot-random = Duckling
bot-hasty = Sparrow
bot-greedy = Magpie
bot-heuristic = Jackdaw
bot-search = Owl

web-clock = Clock
web-clock-none = No clock
web-clock-none-more = Everybody takes the time they need.
web-clock-game = For the game
web-clock-game-more = One supply of time for the whole game, and a little more after each turn.
web-clock-move = For each turn
web-clock-move-more = The same time for every turn.
web-clock-days = Days
web-clock-days-more = For games beside your daily life: look in when it suits you.
web-clock-seconds = Seconds for each turn
web-clock-minutes = Minutes for the game
web-clock-increment = More seconds after each turn
web-clock-days-each = Days for each turn
web-clock-none-words = no clock
web-clock-move-words = { $time } for each turn
web-clock-game-words = { $time } for the game
web-clock-game-words-more = { $time } for the game, { $increment } s more after each turn
web-clock-days-words =
    { $days ->
        [one] one day for each turn
       *[other] { $days } days for each turn
    }
web-minutes = { $minutes } min
web-seconds = { $seconds } s
# What is left on a clock that counts days.
web-left-days = { $number } d
web-left-hours = { $number } h
# For ears.
web-clock-left = time left: { $time }

web-aids = Aids
web-aids-more = What the table shows beyond the pieces that lie there. It is the same for everybody.
web-aids-chosen = { $chosen } of { $all }
web-aids-none = none
aid-remaining = Tiles to come
aid-remaining-more = Which tiles are still to be drawn, and how many of each.
aid-fits = What fits where
aid-fits-more = For every free cell the tiles that would fit it, and the cells that nothing can fill any more.
aid-features = Worth of cities and roads
aid-features-more = Who owns what, what it is worth now, and what it will be worth when it is finished.
aid-fields = Fields
aid-fields-more = The fields in colour, with their farmers and the cities that they feed.
aid-odds = Odds
aid-odds-more = How likely the tiles will come that close a city, a road or a cloister.
aid-bag = What is in the bag
aid-bag-more = How many workers and skill tiles of each kind can be in the bag, and behind each screen.
aid-tiles = Tiles to come
aid-tiles-more = Which tiles may turn up in the seasons to come.
aid-points = Points so far
aid-points-more = Everybody’s score sheet as if the game ended now, as far as it lies open.
aid-reach = What you can do where
aid-reach-more = For every tile how many workers a bid or a use takes, or why it cannot be.
aid-hint = Hints
aid-hint-more = Whoever is to move may ask a strong bot for the best few moves.

web-options = Rules
web-options-short = as usual, unless you choose otherwise
web-usual = as usual
option-farmers-more = What farmers on the fields score at the end.
option-small_city-more = What the smallest finished city is worth.

web-visibility = Who may come
web-visibility-link = Only with the link
web-visibility-link-more = Nobody finds the table who does not have its link.
web-visibility-public = Everybody
web-visibility-public-more = The table stands on the start page. Anybody may take a free seat, or look on.
web-title = Title
web-title-none = no title
web-new-summary =
    { $game }, { $seats ->
        [one] one player
       *[other] { $seats } players
    }, { $clock }
web-set-table = Set the table
web-begin = Begin

## Before the game

web-invite = Invite
web-invite-seat = Link for seat { $number }
web-invite-more = Each link is for one person. The game begins by itself when everybody sits.
web-invited = You are invited.
web-sit = Sit down
web-sit-as = Sit down as { $name }
web-sit-here = Sit here
web-rise = Get up
web-seat-a-bot = Let a bot sit here
web-waiting =
    { $seats ->
        [one] One more player, and it begins.
       *[other] { $seats } more players, and it begins.
    }
web-remove-table = Clear the table

## Seats

web-seat-open = Free seat
web-seat-nobody = Somebody
# The second seat of the same name.
web-name-again = { $name } { $number }
web-seat-awaited = waits for somebody
web-seat-you = you
web-seat-bot = bot
web-seat-away = away, a bot plays
web-seat-here = here
web-seat-absent = not here just now
# For ears: it is this seat's turn.
web-seat-acts = to move
web-points = points
web-points-number =
    { $points ->
        [one] one point
       *[other] { $points } points
    }
web-winner = winner

## Whose turn it is

web-your-turn = Your turn
web-turn-of = { $name } to move
web-turn-bot = { $name } is thinking
web-turn-luck = One moment …
web-over = The game is over
web-pass-to = Pass the device to { $name }
web-pass-ready = I am { $name }
web-asked = { $name } asks to take a move back.
web-asked-wait = You asked to take a move back. The others are being asked.
web-asked-other = { $name } asked to take a move back. The others are being asked.
web-asked-withdraw = Never mind
web-agree = Agree
web-disagree = No
web-away = A bot plays for you.
web-return = Play on myself
web-rematch-set = The table is set again.
web-rematch-go = To the new table

## Beside the board

web-panel = Beside the board
web-tab-history = History
web-tab-chat = Chat
web-tab-notes = Notes
web-tab-about = Table
web-history = What happened
web-history-none = Nothing has happened yet.
web-takeback-here = Take back: { $what }
web-takeback-here-short = Take back to here
web-chat = What was said
web-chat-none = Nobody has said anything yet.
web-chat-say = Say something to everybody
web-chat-send = Send
# For ears, after a number.
web-unread = new
web-notes-more = Only you see these.
web-notes-none = Plans, tiles to remember …
web-notes-writing = Writing …
web-spectators =
    { $number ->
        [0] Nobody looks on.
        [one] One person looks on.
       *[other] { $number } people look on.
    }

# History of what belongs to no game. $name is a player, so that no verb agrees with it.
web-log-left = { $name } left. { $bot } plays on.
web-log-timeout = { $name } ran out of time. { $bot } plays on.
web-log-resigned = { $name } resigned. { $bot } plays on.
web-log-forgotten = { $name } is gone. { $bot } plays on.
web-log-return = { $name } is back.
web-log-ask = { $name } asks to take a move back.
web-log-agree = { $name } agrees.
web-log-refuse = { $name } does not agree.
web-log-takeback = { $name } took a move back.

## What one can do at a table

web-share = Share
web-share-watch = Link to look on
web-share-watch-more = Whoever has it may look on, and sees no secrets.
web-share-replay = Link to the finished game
web-takeback = Take back
# A private copy of the position, to try things out in.
web-plan = Plan on a copy
web-hint = Hint
web-hint-ask = Ask for a hint
web-hint-thinking = A strong bot is thinking for you …
web-hint-none = There is nothing to advise here.
web-hint-ways = The best moves, best first
# For ears.
web-way = { $name }: { $points } points expected, { $chance }% to win
web-way-points = { $points } points
web-way-chance = { $chance }% to win
web-hand-over = Let a bot play
web-leave = Leave the table
web-resign = Resign
web-sure-takeback = Ask to take it back?
web-sure-takeback-more = Others have seen more of the game since, so they are asked whether they agree. Bots always do.
web-sure-takeback-yes = Ask
web-sure-over = Let a bot play for you?
web-sure-over-more = You can play on yourself whenever you like.
web-sure-over-yes = Let it play
web-sure-leave = Leave the table?
web-sure-leave-more = A bot plays on in your place. You can come back and play on yourself.
web-sure-leave-yes = Leave
web-sure-resign = Resign?
web-sure-resign-more = A bot plays your seat to the end, so that the others can finish. You cannot come back to it.
web-sure-resign-yes = Resign
web-result = Result
web-won =
    { $winners ->
        [one] { $names } wins!
       *[other] { $names } share the win!
    }
web-sheet = Every point and what it is for
web-record = Save the game
web-replay = Replay
web-rematch = Play again

## Settings

web-settings = Settings
web-theme = Appearance
web-theme-auto = Automatic
web-theme-light = Light
web-theme-dark = Dark
web-sound = Sound
web-sound-more = When it is your turn, when somebody moves or speaks.
web-confirm = Confirm moves
web-confirm-more = A move is sent only when you confirm it.
web-motion = Motion
web-motion-more = Pieces glide instead of jumping.
web-settings-kept = Kept on this device only.

## Keys

web-keys = Keys
web-key-or = or
web-key-help = This help
web-key-takeback = Take the last move back
web-key-hint = Ask for a hint; once more: look at the next move
web-key-history = History
web-key-chat = Chat
web-key-notes = Notes
web-key-sound = Sound on or off
key-Ctrl = Ctrl
key-Enter = Enter
key-Escape = Esc
key-Space = Space
key-Tab = Tab

## Games without a face of their own

web-plain-choose = What you may do
web-plain-position = The position
web-plain-item = { $points }: { $reason }
