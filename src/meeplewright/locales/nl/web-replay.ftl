### Looking at a finished game again, step by step, and playing on from any step.

rp-title = { $game }: { $names }

## Stepping

rp-controls = Stappen
rp-slider = Stap van de partij
rp-turn-of = Beurt { $turn } van { $turns }
rp-step-of = Stap { $step } van { $steps }
rp-first = Naar het begin
rp-turn-back = Vorige beurt
rp-back = Vorige stap
rp-play = Afspelen
rp-pause = Pauzeren
rp-forward = Volgende stap
rp-turn-forward = Volgende beurt
rp-last = Naar het einde
rp-speed = Snelheid
rp-speed-times = { $speed }×
rp-copy = Link naar deze stap kopiëren
rp-copied = De link naar deze stap is gekopieerd.
rp-copied-file = De link naar deze stap is gekopieerd. Hij werkt alleen samen met het bestand: stuur ze allebei.
rp-copy-failed = Kopiëren is niet gelukt. De link staat in de adresbalk.
rp-eyes = Perspectief
rp-eyes-onlooker = Toeschouwer
rp-eyes-of = { $name }
rp-key-step = Vorige of volgende stap
rp-key-turn = Vorige of volgende beurt
rp-key-ends = Naar het begin of het einde
rp-key-play = Afspelen of pauzeren
rp-key-copy = Link naar deze stap kopiëren
key-Home = Home
key-End = End

## Beside the board

rp-tab-moves = Zetten
rp-tab-points = Punten
rp-tab-analysis = Analyse
rp-tab-result = Uitslag
rp-result-see = Eindsituatie bekijken
rp-played-on = Vanaf hier verder gespeeld als nieuwe partij.
rp-unfinished = Deze partij is niet uitgespeeld.

## Points over time

rp-graph-kind = Tonen
rp-graph-scored = Gescoord
rp-graph-ended = Als de partij hier eindigde
rp-graph-label = Punten in de loop van de partij. Aan het eind: { $points }
rp-graph-caption = Punten na elke beurt, als de partij daar was geëindigd
rp-graph-seat = { $name } { $points }
rp-graph-at = Beurt { $turn }, stap { $step }
rp-graph-hint = Kies een speler om te zien waar de punten vandaan komen.
rp-graph-larger = Vergroten
rp-axis-turns = beurten
rp-axis-points = punten
rp-sources-of = { $name }: punten per bron
rp-table = Als tabel
rp-table-sources = Eindstand per bron
rp-table-for = Bron
rp-table-turns = Beurten die de stand veranderden
rp-table-turn = Beurt
rp-table-go = Naar beurt

## Analysis

rp-analysis-about = Een sterke bot loopt de hele partij na: wie wanneer voorstond, hoeveel geluk er was bij het trekken en welke zetten beter waren geweest.
rp-analysis-start = Deze partij analyseren
rp-analysis-again = Opnieuw proberen
rp-analysis-deeper = Grondiger analyseren
rp-analysis-waiting =
    { $ahead ->
        [0] Begint zo …
        [one] Nog één partij voor je in de wachtrij.
       *[other] Nog { $ahead } partijen voor je in de wachtrij.
    }
rp-analysis-running = { $percent }% klaar
rp-analysis-away = Je kunt deze pagina verlaten. De analyse wordt opgeslagen en is zichtbaar voor iedereen die deze partij bekijkt.
rp-analysis-stop = Stoppen
rp-analysis-effort = Diepte
rp-analysis-effort-quick = Snel
rp-analysis-effort-normal = Normaal
rp-analysis-effort-deep = Grondig
rp-analysis-effort-more = Een langere analyse vindt kleinere fouten.
rp-analysis-graph = Winkans in de loop van de partij. Aan het eind: { $chances }
rp-analysis-table = Winkans na elke beurt
rp-analysis-point = Beurt { $turn } · { $what }
rp-analysis-better = Beter
rp-analysis-played = Gespeeld
rp-analysis-compared = Wat { $name } had kunnen spelen
rp-analysis-before = Vóór de keuze, beoordeeld op wat { $name } kon weten.
rp-analysis-seats = Per speler
rp-analysis-worst = Grootste fout bekijken

## Playing on

rp-play-on = Vanaf hier verder spelen
rp-play-on-over = De partij is hier afgelopen.
rp-play-on-more = Een nieuwe tafel gaat verder na stap { $step } (beurt { $turn }). De oorspronkelijke partij verandert niet. Wie speelt er?
rp-play-on-was = In plaats van { $name }

## A game from a file

rp-open-more = Partijen worden opgeslagen als .mwr-bestanden. Je bestand wordt niet op de server opgeslagen.
rp-open-step = Deze link leidt naar stap { $step } van een partij in een bestand. Open dat bestand hier.
rp-open-choose = Bestand kiezen
rp-open-drop = of sleep het naar deze pagina
rp-open-paste = Liever tekst plakken
rp-open-text = Tekst van het bestand
rp-open-look = Openen
rp-open-failed = Dit bestand kan niet worden geopend.
rp-other = Ander bestand openen
rp-file-large = het bestand is groter dan { $most } MB, te groot voor een partij.
rp-file-no-text = dit is geen tekstbestand, dus er zit geen partij in.

## What is wrong with a record

rp-fault = In dit verslag zit een fout.
rp-fault-step = Stap { $step }: { $why }
rp-fault-line = Regel { $line }: { $why }
rp-fault-until = Alles daarvoor kun je bekijken.
rp-torn = De laatste regel van het bestand is afgekapt. Alles daarvoor is in orde.
rp-older-rules = Gespeeld met een oudere versie van de spelregels; getoond met de huidige versie.
rp-again = Opnieuw proberen
