### The guided first game of each game: what the table tells a newcomer.
### Names of things are those of the games' own catalogues.

guide-name = Begeleide eerste partij
guide-next = Verder
guide-back = Wat er eerder gezegd is
guide-leave = De les verlaten
guide-stay = Blijven
guide-play-on = Verder spelen
guide-home = Startpagina
# For ears: what is lit on the table. $x and $y are numbers with a sign.
guide-cell = Opgelicht: kolom { $x }, rij { $y }.

guide-leaving-title = De les verlaten?
guide-leaving = De partij gaat verder zoals elke andere: speel haar vanaf hier alleen, of kom er later vanaf de startpagina op terug.

# Nothing new to tell. $bot is the rival's name.
guide-rest-title = Jouw beurt
guide-rest = Dit kun je al. Speel zoals je wilt.
guide-wait-title = Aan de beurt: { $bot }
guide-wait = Een ogenblik, dan ben jij weer aan de beurt.

## Before the lesson

guide-first-title = { $game }: een begeleide eerste partij
guide-first-more = Je speelt tegen een vriendelijke bot, en de tafel zegt je wat je kunt doen: steeds één ding, de eerste paar beurten lang. Vooraf hoef je geen regels te lezen.
guide-first-leave = Je kunt de les altijd verlaten en alleen verder spelen.
guide-first-begin = Beginnen
# On the start page, under the game.
guide-new-to = Is { $game } nieuw voor je?
guide-new-to-go = Een begeleide eerste partij
