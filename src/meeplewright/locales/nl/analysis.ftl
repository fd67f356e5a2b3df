### Analysis of a game: for the terminal, the page that it writes, and the browser.

analysis-title = Analyse
analysis-chance = Kans om te winnen
analysis-points = Verwachte punten
analysis-luck = Geluk
analysis-lost = Verloren in totaal
# On average.
analysis-lost-each = Verloren per keuze
analysis-decisions = Keuzes
analysis-turning-points = Keerpunten
analysis-no-turning-points = Er was geen groot keerpunt.
analysis-percent = { $value }%
# $points and $chance are numbers, mostly with a sign.
analysis-both = { $points } · { $chance }
analysis-explained = Geluk is wat het toeval gaf vergeleken met wat te verwachten was; verloren is wat de beste gevonden zetten meer hadden opgeleverd: eerst in punten voorsprong op de beste tegenstander, dan in kans om te winnen. Een keuze wordt beoordeeld naar wat de speler kon weten.
analysis-effort =
    { $simulations ->
        [one] Eén simulatie
       *[other] { $simulations } simulaties
    } voor elke keuze.

analysis-grade-best = beste
analysis-grade-good = goed
analysis-grade-inaccuracy = onnauwkeurig
analysis-grade-mistake = fout
analysis-grade-blunder = blunder

## Each player in short, behind the name

analysis-draws-lucky = Het toeval zat mee.
analysis-draws-even = Geluk en pech hielden elkaar in evenwicht.
analysis-draws-unlucky = Het toeval zat tegen.
analysis-play-sound = Er kon bijna niets beter.
analysis-play-mixed = Sommige beurten konden beter.
analysis-play-shaky = Veel beurten konden beter.
analysis-worst = De duurste keuze: stap { $entry }, { $chance }.

## Turning points; $change is a part of a chance to win, with its sign

analysis-by-draw = Stap { $entry }, geluk: { $name } { $change }
analysis-by-decision = Stap { $entry }, keuze: { $name } { $change }
analysis-drawn = Getrokken: { $what }
analysis-played = Gespeeld: { $move }
analysis-better = Beter: { $move }
