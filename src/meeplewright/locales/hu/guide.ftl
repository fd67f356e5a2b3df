### The guided first game of each game: what the table tells a newcomer.
### Names of things are those of the games' own catalogues.

guide-name = Bevezető játszma
guide-next = Tovább
guide-back = Vissza
guide-leave = Kilépés a bevezetőből
guide-stay = Mégse
guide-play-on = Játék folytatása
guide-home = Főoldal
guide-cell = Kiemelve – oszlop: { $x }, sor: { $y }.

guide-leaving-title = Kilépsz a bevezetőből?
guide-leaving = A játszma úgy folytatódik, mint bármelyik másik. Játssz tovább önállóan, vagy térj vissza hozzá később a főoldalról.

guide-rest-title = Te következel
guide-rest = Már tudod, mit kell tenned. Játssz úgy, ahogy jónak látod.
guide-wait-title = { $bot } következik
guide-wait = Egy pillanat, és újra te következel.

## Before the lesson

guide-first-title = { $game } – bevezető játszma
guide-first-more = Könnyű bot ellen játszol, és az első néhány körben a program lépésről lépésre elmondja, mit tegyél. Előtte nem kell elolvasnod a szabályokat.
guide-first-leave = A bevezetőből bármikor kiléphetsz, és önállóan is továbbjátszhatsz.
guide-first-begin = Indítás
guide-new-to = { $game }: még nem ismered?
guide-new-to-go = Bevezető játszma
