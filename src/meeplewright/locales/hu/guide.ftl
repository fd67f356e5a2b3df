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
guide-rest = Játssz úgy, ahogy jónak látod. A bevezető folytatódik, amint valami újat kell elmagyarázni.
guide-wait-title = { $bot } következik
guide-wait = Egy pillanat, és újra te következel.

guide-next-chapter = Következő fejezet
guide-confirm-title = Erősítsd meg a körödet
guide-confirm = A körödet még senki sem látta. Erősítsd meg, vagy vond vissza, és válassz mást.
guide-chapters = Fejezetek
guide-chapter = { $number }. { $title }
guide-chapter-done = Kész

## Before the lesson

guide-first-title = { $game } – bevezető játszma
guide-first-more = Bot ellen játszol, és a program lépésről lépésre elmondja, mit tenne egy erős játékos. Bármikor dönthetsz másként. Előtte nem kell elolvasnod a szabályokat.
guide-first-leave = A bevezetőből bármikor kiléphetsz, és önállóan is továbbjátszhatsz.
guide-first-begin = Indítás
guide-new-to = { $game }: még nem ismered?
guide-new-to-go = Bevezető játszma
