### Analysis of a game: for the terminal, the page that it writes, and the browser.

analysis-title = Elemzés
analysis-chance = Győzelmi esély
analysis-points = Várható pontszám
analysis-luck = Szerencse
analysis-lost = Összes veszteség
analysis-lost-each = Veszteség döntésenként
analysis-decisions = Döntések
analysis-turning-points = Fordulópontok
analysis-no-turning-points = Nem volt jelentős fordulópont.
analysis-percent = { $value }%
analysis-both = { $points } · { $chance }
analysis-explained = Szerencse: mennyivel voltak jobbak vagy rosszabbak a húzások az átlagosnál. Veszteség: mennyivel többet értek volna a megtalált legjobb lépések, pontban a legjobb ellenfélhez képest és győzelmi esélyben. A döntéseket csak annak alapján értékeljük, amit a játékos tudhatott.
analysis-effort =
    { $simulations ->
        [one] Döntésenként egy szimuláció.
       *[other] Döntésenként { $simulations } szimuláció.
    }

analysis-grade-best = legjobb
analysis-grade-good = jó
analysis-grade-inaccuracy = pontatlanság
analysis-grade-mistake = hiba
analysis-grade-blunder = súlyos hiba

## Each player in short, behind the name

analysis-draws-lucky = Szerencsés húzások.
analysis-draws-even = Átlagos szerencse.
analysis-draws-unlucky = Szerencsétlen húzások.
analysis-play-sound = Szinte hibátlan játék.
analysis-play-mixed = Néhány kör jobb is lehetett volna.
analysis-play-shaky = Sok kör jobb is lehetett volna.
analysis-worst = A legnagyobb hiba: { $entry }. lépés, { $chance }.

## Turning points; $change is a part of a chance to win, with its sign

analysis-by-draw = { $entry }. lépés, húzás: { $name } { $change }
analysis-by-decision = { $entry }. lépés, döntés: { $name } { $change }
analysis-drawn = Húzás: { $what }
analysis-played = Megtett lépés: { $move }
analysis-better = Jobb lépés: { $move }
