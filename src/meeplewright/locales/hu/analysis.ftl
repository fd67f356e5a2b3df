### Analysis of a game: for the terminal, the page that it writes, and the browser.

analysis-title = Elemzés
analysis-chance = Győzelmi esély
analysis-points = Várható pont
analysis-luck = Szerencse
analysis-lost = Veszteség összesen
# On average.
analysis-lost-each = Veszteség döntésenként
analysis-decisions = Döntések
analysis-turning-points = Fordulópontok
analysis-no-turning-points = Nem volt nagy fordulópont.
analysis-percent = { $value }%
# $points and $chance are numbers, mostly with a sign.
analysis-both = { $points } · { $chance }
analysis-explained = A szerencse az, amit a húzások a várhatóhoz képest adtak; a veszteség az, amennyivel többet adtak volna a talált legjobb lépések: előbb pontban a legjobb ellenféllel szemben, aztán győzelmi esélyben. Egy döntést az alapján ítélünk meg, amit a játékos tudhatott.
analysis-effort =
    { $simulations ->
        [one] Döntésenként egy szimuláció.
       *[other] Döntésenként { $simulations } szimuláció.
    }

analysis-grade-best = legjobb
analysis-grade-good = jó
analysis-grade-inaccuracy = pontatlan
analysis-grade-mistake = hiba
analysis-grade-blunder = súlyos hiba

## Each player in short, behind the name

analysis-draws-lucky = A húzások kedveztek.
analysis-draws-even = A szerencse kiegyenlített volt.
analysis-draws-unlucky = A húzások nem kedveztek.
analysis-play-sound = Alig lehetett volna valamit jobban játszani.
analysis-play-mixed = Néhány kört jobban is lehetett volna játszani.
analysis-play-shaky = Sok kört lehetett volna jobban játszani.
analysis-worst = A legtöbbe került döntés: { $entry }. bejegyzés, { $chance }.

## Turning points; $change is a part of a chance to win, with its sign

analysis-by-draw = { $entry }. bejegyzés, szerencse: { $name } { $change }
analysis-by-decision = { $entry }. bejegyzés, döntés: { $name } { $change }
analysis-drawn = Húzás: { $what }
analysis-played = Ami történt: { $move }
analysis-better = Jobb lett volna: { $move }
