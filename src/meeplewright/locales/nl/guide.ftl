### The guided first game of each game: what the table tells a newcomer.
### Names of things are those of the games' own catalogues.

guide-name = Tutorial
guide-next = Volgende
guide-back = Vorige
guide-leave = Tutorial stoppen
guide-stay = Blijven
guide-play-on = Verder spelen
guide-home = Startpagina
guide-cell = Gemarkeerd: kolom { $x }, rij { $y }.

guide-leaving-title = Tutorial stoppen?
guide-leaving = De partij gaat gewoon door. Speel zonder hulp verder, of ga er later via de startpagina mee verder.

guide-rest-title = Jouw beurt
guide-rest = Speel wat je wilt. De tutorial gaat verder zodra er iets nieuws uit te leggen is.
guide-wait-title = { $bot } is aan de beurt
guide-wait = Zo meteen ben jij weer aan de beurt.

guide-next-chapter = Volgend hoofdstuk
guide-confirm-title = Bevestig je beurt
guide-confirm = Nog niemand heeft je beurt gezien. Bevestig hem, of neem je keuzes terug en kies iets anders.
guide-chapters = Hoofdstukken
guide-chapter = { $number }. { $title }
guide-chapter-done = Voltooid

## Before the lesson

guide-first-title = Tutorial { $game }
guide-first-more = Je speelt tegen een bot en het spel vertelt je stap voor stap wat een sterke speler zou doen. Je mag altijd iets anders doen. Je hoeft vooraf geen regels te lezen.
guide-first-leave = Je kunt de tutorial altijd stoppen en zonder hulp verder spelen.
guide-first-begin = Beginnen
guide-new-to = Is { $game } nieuw voor je?
guide-new-to-go = Speel de tutorial
