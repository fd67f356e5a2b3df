### Looking at a finished game again, step by step, and playing on from any step.

# The tab and the head of the page.
rp-title = { $game }: { $names }

## Stepping

rp-controls = Stappen
rp-slider = Stap van de partij
rp-turn-of = Beurt { $turn } van { $turns }
rp-step-of = Stap { $step } van { $steps }
rp-first = Naar het begin
rp-turn-back = Een beurt terug
rp-back = Een stap terug
rp-play = Afspelen
rp-pause = Pauze
rp-forward = Een stap vooruit
rp-turn-forward = Een beurt vooruit
rp-last = Naar het einde
rp-speed = Snelheid
rp-speed-times = { $speed }×
rp-copy = Link naar deze stap kopiëren
rp-copied = De link naar deze stap is gekopieerd.
rp-copy-failed = De browser laat het kopiëren niet toe. De link staat in de adresbalk.
rp-eyes = Door wiens ogen
rp-eyes-onlooker = Gezien door een toeschouwer
rp-eyes-of = Gezien door { $name }
rp-key-step = Een stap terug of vooruit
rp-key-turn = Een beurt terug of vooruit
rp-key-ends = Naar het begin of het einde
rp-key-play = Afspelen of pauze
rp-key-copy = Link naar deze stap kopiëren
key-Home = Home
key-End = End

## Beside the board

rp-tab-moves = Zetten
rp-tab-points = Punten
rp-tab-analysis = Analyse
rp-tab-result = Uitslag
rp-result-see = Bekijk het einde op het bord
# In the list, where a game was played on from a step of another one.
rp-played-on = Vanaf hier is er opnieuw verder gespeeld.
rp-unfinished = Deze partij is niet uitgespeeld.

## Points over time

rp-graph-kind = Welke punten
rp-graph-scored = Gescoord
rp-graph-ended = Als het daar eindigde
# For ears: what the picture shows. $points says how it ended for everybody.
rp-graph-label = Punten in de loop van de partij. Aan het einde: { $points }
rp-graph-seat = { $name } { $points }
# The step that the numbers below tell of.
rp-graph-at = Beurt { $turn }, stap { $step }
rp-graph-hint = Wijs een speler aan om te zien waarvoor de punten zijn.
rp-graph-larger = Groter tonen
rp-axis-turns = beurten
rp-sources-of = Waarvoor de punten van { $name } zijn
rp-table = Als tabel
rp-table-sources = Aan het einde, naar waarvoor de punten zijn
rp-table-for = Waarvoor
rp-table-turns = Na elke beurt die iets veranderde
rp-table-turn = Beurt
# For ears, before the number of a turn that can be jumped to.
rp-table-go = Naar beurt

## Analysis

rp-analysis-about = Een sterke bot loopt het hele spel na: wie er wanneer hoe goed voor stond, wat het geluk deed en welke zetten beter waren geweest.
rp-analysis-start = Dit spel analyseren
rp-analysis-again = Opnieuw proberen
rp-analysis-deeper = Grondiger analyseren
rp-analysis-waiting =
    { $ahead ->
        [0] Het begint zo …
        [one] Eerst wordt één ander spel geanalyseerd.
       *[other] Eerst worden { $ahead } andere spellen geanalyseerd.
    }
rp-analysis-running = { $percent }% klaar
rp-analysis-away = Je mag intussen weggaan. De analyse blijft bewaard en is te zien voor iedereen die dit spel bekijkt.
rp-analysis-stop = Stoppen
rp-analysis-effort = Hoe grondig
rp-analysis-effort-quick = Snel
rp-analysis-effort-normal = Gewoon
rp-analysis-effort-deep = Grondig
rp-analysis-effort-more = Hoe langer er wordt nagedacht, hoe fijner de fouten die worden gevonden.
# For ears: what the picture shows.
rp-analysis-graph = Kans op winst in de tijd. Aan het eind: { $chances }
rp-analysis-table = Kans op winst na elke beurt
rp-analysis-point = Beurt { $turn } · { $what }
rp-analysis-better = Beter
rp-analysis-played = Gespeeld
# For ears: what is compared.
rp-analysis-compared = Wat { $name } had kunnen spelen
rp-analysis-seats = Speler voor speler
rp-analysis-worst = De duurste beslissing bekijken

## Playing on

rp-play-on = Vanaf hier verder spelen
rp-play-on-over = De partij is hier afgelopen: er valt niets meer te spelen.
rp-play-on-more = Een nieuwe tafel begint precies hier, na beurt { $turn } (stap { $step }). Deze partij blijft zoals hij is. Wie speelt?
# Above the choice of who plays the seat of $name.
rp-play-on-was = In plaats van { $name }

## A game from a file

rp-open-more = Partijen worden bewaard als .mwr-bestanden. Het jouwe wordt alleen bekeken: het blijft niet op de server.
rp-open-choose = Kies een bestand
rp-open-drop = of sleep het hierheen, waar dan ook op de pagina
rp-open-paste = Liever de tekst plakken
rp-open-text = De tekst van het bestand
rp-open-look = Bekijken
rp-open-failed = Dit kan niet worden bekeken.
rp-other = Ander bestand
rp-file-large = het bestand is groter dan { $most } MB; zo lang is geen partij.
rp-file-no-text = dit is geen tekstbestand, dus er zit geen partij in.

## What is wrong with a record

rp-fault = Er is iets mis met dit verslag.
rp-fault-step = Stap { $step }: { $why }
rp-fault-line = Regel { $line }: { $why }
rp-fault-until = Alles daarvoor kun je bekijken.
rp-torn = De laatste regel van het bestand is afgebroken. Wat ervoor staat, is heel.
rp-older-rules = Dit is gespeeld met een oudere versie van de spelregels en wordt met die van nu getoond.
rp-again = Opnieuw proberen
