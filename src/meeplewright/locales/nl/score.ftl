score-title = Echte partij tellen
score-about = Speel je aan een echte tafel? Voer het einde van de partij in en zie ieders punten, met uitleg.
score-players = Spelers
score-player = Speler { $number }
score-count = Punten tellen
score-result = Eindstand
score-winners =
    { $count ->
        [one] Winnaar: { $names }
       *[other] Winnaars: { $names }
    }
score-link = Link naar deze stand
score-link-more = De link bevat de hele stand. Op de server wordt niets bewaard.
score-code-damaged = De link is onvolledig of gewijzigd, dus de stand kan niet worden getoond. Kopieer de hele link opnieuw. Wat je hebt ingevoerd, is niet verloren.
score-code-newer = Deze link is gemaakt met een nieuwere versie van de pagina. Laad de pagina opnieuw of vraag de stand nog eens.
score-search = Tegels zoeken
score-found = Gevonden: { $count }
score-tile-left = { $tile } – over: { $count }
score-less = Minder: { $what }
score-more = Meer: { $what }
real-by-seat = elke speler heeft hier een waarde nodig; aantal spelers: { $seats }.
real-no-seat = die speler is er niet; aantal spelers: { $seats }.
table-no-real-table = echte partijen van “{ $game }” kunnen hier niet worden geteld.
