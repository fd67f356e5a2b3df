### The guided first game of Carcassonne.

guide-carcassonne-welcome-title = Welkom!
guide-carcassonne-welcome = Jij en { $bot } bouwen samen een landschap, tegel voor tegel, ieder voor eigen punten. Een beurt is kort: leg de getrokken tegel en zet er eventueel een horige op.
guide-carcassonne-tile-title = Leg je tegel
guide-carcassonne-tile = Hij moet voortzetten wat er ligt: weg aan weg, stad aan stad, weide aan weide. Kies het opgelichte vakje, draai de tegel als je wilt, en leg hem.
guide-carcassonne-thief-title = Je eerste horige
guide-carcassonne-thief = Je hebt zeven horigen, en één mag op de tegel die je net legde. Zet hem als struikrover op de weg: dan is de weg van jou.
guide-carcassonne-rival-title = { $bot } heeft gespeeld
guide-carcassonne-rival = De opgelichte tegel is het antwoord. Waar al een horige staat, mag niemand er nog een op dezelfde weg, stad of weide zetten: die van jou staan veilig.
guide-carcassonne-city-title = Voltooi een stad
guide-carcassonne-city = Je tegel kan een stad sluiten: zit er geen gat meer in de muur, dan is ze voltooid. Leg hem op het opgelichte vakje.
guide-carcassonne-knight-title = Een ridder
guide-carcassonne-knight = Zet een horige als ridder in de stad. Ze is al voltooid, dus ze telt meteen, en de ridder komt direct bij je terug.
guide-carcassonne-scored_city-title =
    { $points ->
        [one] Eén punt
       *[other] { $points } punten
    } voor een stad
guide-carcassonne-scored_city = Een voltooide stad is 2 punten per tegel waard, en nog 2 voor elk wapen. Je ridder is terug en kan opnieuw worden ingezet.
guide-carcassonne-scored_road-title =
    { $points ->
        [one] Eén punt
       *[other] { $points } punten
    } voor een weg
guide-carcassonne-scored_road = Een voltooide weg is één punt per tegel waard. Je struikrover is terug en kan opnieuw worden ingezet.
guide-carcassonne-scored_cloister-title =
    { $points ->
        [one] Eén punt
       *[other] { $points } punten
    } voor een klooster
guide-carcassonne-scored_cloister = Er liggen tegels helemaal omheen: één punt voor elk daarvan en één voor het klooster zelf. Je monnik is terug.
guide-carcassonne-cloister-title = Een klooster
guide-carcassonne-cloister = Een klooster is voltooid als op alle acht vakjes eromheen tegels liggen, wie ze ook legt. Leg het dus waar er al veel liggen: het opgelichte vakje is goed.
guide-carcassonne-monk-title = Een monnik
guide-carcassonne-monk = Zet een horige als monnik in het klooster: 9 punten als het voltooid is. Hij moet even wachten, maar niemand kan hem storen.
guide-carcassonne-road-title = Voltooi je weg
guide-carcassonne-road = Een weg is voltooid als beide einden uitkomen op een kruising, een stad of een klooster. Op het opgelichte vakje voltooit je tegel de weg van je struikrover.
guide-carcassonne-supply-title = Horigen zijn schaars
guide-carcassonne-supply =
    Je hebt nog { $supply ->
        [one] één van je zeven horigen
       *[other] { $supply } van je zeven horigen
    }. Wie op iets onvoltooids staat, blijft daar tot het voltooid is: houd er dus een of twee over voor een mooie kans.
guide-carcassonne-farmer-title = Boeren
guide-carcassonne-farmer = Een horige op een weide is een boer. Hij blijft daar tot het eind en levert dan 3 punten op voor elke voltooide stad aan zijn weide. Eén vroege boer is veel waard; te veel boeren niet.
guide-carcassonne-aids-title = De tafel helpt je
guide-carcassonne-aids = Wijs een weg, stad of weide aan, of tik erop, en je ziet van wie ze is en wat ze waard is. De knoppen tonen de resterende tegels, de weiden en elk punt.
guide-carcassonne-end-title = Je weet genoeg
guide-carcassonne-end = Na de laatste tegel tellen de boeren, en ook wat onvoltooid is levert nog iets op. De meeste punten winnen. Speel verder: de partij is nu van jou!
