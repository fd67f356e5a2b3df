score-title = Punten tellen bij een echte partij
score-about = Speel je aan een echte tafel? Voer de eindsituatie in en zie ieders punten, met uitleg bij elk onderdeel.
score-players = Spelers
score-player = Speler { $number }
score-count = Punten tellen
score-result = Eindstand
score-winners =
    { $count ->
        [one] Winnaar: { $names }
       *[other] Winnaars: { $names }
    }
score-link = Link naar deze spelsituatie
score-link-more = De link bevat de hele spelsituatie. Op de server wordt niets bewaard.
score-code-damaged = De link is onvolledig of gewijzigd, dus de spelsituatie kan niet worden getoond. Kopieer de hele link opnieuw. Wat je al had ingevoerd, ben je niet kwijt.
score-code-newer = Deze link is gemaakt met een nieuwere versie van de pagina. Laad de pagina opnieuw, of vraag opnieuw om de spelsituatie.
score-search = Tegels zoeken
score-found = Gevonden: { $count }
score-tile-left = { $tile } – over: { $count }
score-less = Minder: { $what }
score-more = Meer: { $what }
real-by-seat = hier moet voor elke speler een waarde staan; aantal spelers: { $seats }.
real-no-seat = deze speler bestaat niet; aantal spelers: { $seats }.
table-no-real-table = de punten van een echte partij “{ $game }” kunnen hier niet worden geteld.
