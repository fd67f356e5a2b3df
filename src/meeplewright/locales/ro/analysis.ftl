### Analysis of a game: for the terminal, the page that it writes, and the browser.

analysis-title = Analiză
analysis-chance = Șansa de câștig
analysis-points = Puncte așteptate
analysis-luck = Noroc
analysis-lost = Pierdut în total
# On average.
analysis-lost-each = Pierdut pe decizie
analysis-decisions = Decizii
analysis-turning-points = Momente de cotitură
analysis-no-turning-points = Nu a fost niciun mare moment de cotitură.
analysis-percent = { $value }%
# $points and $chance are numbers, mostly with a sign.
analysis-both = { $points } · { $chance }
analysis-explained = Norocul este ce au dat tragerile față de ce era de așteptat; pierdut este ce ar fi adus în plus cele mai bune mutări găsite: întâi în puncte față de cel mai bun adversar, apoi în șansă de câștig. O decizie se judecă după ce putea ști jucătorul.
analysis-effort =
    { $simulations ->
        [one] O simulare
        [few] { $simulations } simulări
       *[other] { $simulations } de simulări
    } pentru fiecare decizie.

analysis-grade-best = cea mai bună
analysis-grade-good = bună
analysis-grade-inaccuracy = imprecizie
analysis-grade-mistake = greșeală
analysis-grade-blunder = greșeală gravă

## Each player in short, behind the name

analysis-draws-lucky = Tragerile au fost favorabile.
analysis-draws-even = Norocul a fost echilibrat.
analysis-draws-unlucky = Tragerile au fost nefavorabile.
analysis-play-sound = Aproape nimic nu se putea juca mai bine.
analysis-play-mixed = Unele ture se puteau juca mai bine.
analysis-play-shaky = Multe ture se puteau juca mai bine.
analysis-worst = Decizia cea mai costisitoare: intrarea { $entry }, { $chance }.

## Turning points; $change is a part of a chance to win, with its sign

analysis-by-draw = Intrarea { $entry }, noroc: { $name } { $change }
analysis-by-decision = Intrarea { $entry }, decizie: { $name } { $change }
analysis-drawn = Tras: { $what }
analysis-played = Jucat: { $move }
analysis-better = Mai bine: { $move }
