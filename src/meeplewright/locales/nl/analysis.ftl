### Analysis of a game: for the terminal, the page that it writes, and the browser.

analysis-title = Analyse
analysis-chance = Winkans
analysis-points = Verwachte punten
analysis-luck = Geluk
analysis-lost = Totaal verlies
analysis-lost-each = Verlies per keuze
analysis-decisions = Keuzes
analysis-turning-points = Keerpunten
analysis-no-turning-points = Geen grote keerpunten.
analysis-percent = { $value }%
analysis-both = { $points } · { $chance }
analysis-explained = Geluk: wat de trekkingen opleverden ten opzichte van het gemiddelde. Verlies: wat de beste gevonden zetten extra hadden opgeleverd, in punten ten opzichte van de beste tegenstander en in winkans. Keuzes worden alleen beoordeeld op wat de speler kon weten.
analysis-effort =
    { $simulations ->
        [one] Eén simulatie
       *[other] { $simulations } simulaties
    } per keuze.

analysis-grade-best = beste
analysis-grade-good = goed
analysis-grade-inaccuracy = onnauwkeurig
analysis-grade-mistake = fout
analysis-grade-blunder = blunder

## Each player in short, behind the name

analysis-draws-lucky = Gunstige trekkingen.
analysis-draws-even = Gemiddeld geluk.
analysis-draws-unlucky = Ongunstige trekkingen.
analysis-play-sound = Bijna perfect gespeeld.
analysis-play-mixed = Sommige beurten hadden beter gekund.
analysis-play-shaky = Veel beurten hadden beter gekund.
analysis-worst = Grootste fout: stap { $entry }, { $chance }.

## Turning points; $change is a part of a chance to win, with its sign

analysis-by-draw = Stap { $entry }, trekking: { $name } { $change }
analysis-by-decision = Stap { $entry }, keuze: { $name } { $change }
analysis-drawn = Getrokken: { $what }
analysis-played = Gespeeld: { $move }
analysis-better = Beter: { $move }
