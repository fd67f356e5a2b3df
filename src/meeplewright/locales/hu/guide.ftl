### The guided first game of each game: what the table tells a newcomer.
### Names of things are those of the games' own catalogues.

guide-name = Vezetett első játszma
guide-next = Tovább
guide-back = Ami eddig elhangzott
guide-leave = Kilépés a leckéből
guide-stay = Maradok
guide-play-on = Játszom tovább
guide-home = Kezdőlap
# For ears: what is lit on the table. $x and $y are numbers with a sign.
guide-cell = Kiemelve: { $x }. oszlop, { $y }. sor.

guide-leaving-title = Kilépsz a leckéből?
guide-leaving = A játszma megy tovább, mint bármelyik másik: játszd végig egyedül, vagy térj vissza hozzá később a kezdőlapról.

# Nothing new to tell. $bot is the rival's name.
guide-rest-title = Te jössz
guide-rest = Ezt már tudod. Játssz, ahogy kedved tartja.
guide-wait-title = Soron van: { $bot }
guide-wait = Egy pillanat, és újra te jössz.

## Before the lesson

guide-first-title = { $game }: vezetett első játszma
guide-first-more = Egy barátságos bot ellen játszol, és az asztal megmondja, mit tegyél: egyszerre egy dolgot, az első néhány körben. Szabályt előtte nem kell olvasnod.
guide-first-leave = A leckéből bármikor kiléphetsz, és játszhatsz tovább egyedül.
guide-first-begin = Kezdjük
# On the start page, under the game.
guide-new-to = { $game }: most ismerkedsz vele?
guide-new-to-go = Vezetett első játszma
