### Analysis of a game: for the terminal, the page that it writes, and the browser.

analysis-title = Analiză
analysis-chance = Șanse de victorie
analysis-points = Puncte așteptate
analysis-luck = Noroc
analysis-lost = Pierdere totală
analysis-lost-each = Pierdere pe decizie
analysis-decisions = Decizii
analysis-turning-points = Momente decisive
analysis-no-turning-points = Niciun moment decisiv.
analysis-percent = { $value }%
analysis-both = { $points } · { $chance }
analysis-explained = Noroc: ce au adus extragerile față de medie. Pierdere: cât ar fi adus în plus cele mai bune mutări găsite, în puncte față de cel mai bun adversar și în șanse de victorie. Deciziile se judecă numai după ce putea ști jucătorul.
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

analysis-draws-lucky = Extrageri favorabile.
analysis-draws-even = Noroc mediu.
analysis-draws-unlucky = Extrageri nefavorabile.
analysis-play-sound = Joc aproape perfect.
analysis-play-mixed = Unele ture puteau fi jucate mai bine.
analysis-play-shaky = Multe ture puteau fi jucate mai bine.
analysis-worst = Cea mai mare greșeală: pasul { $entry }, { $chance }.

## Turning points; $change is a part of a chance to win, with its sign

analysis-by-draw = Pasul { $entry }, extragere: { $name } { $change }
analysis-by-decision = Pasul { $entry }, decizie: { $name } { $change }
analysis-drawn = S-a tras: { $what }
analysis-played = S-a jucat: { $move }
analysis-better = Mai bine: { $move }
