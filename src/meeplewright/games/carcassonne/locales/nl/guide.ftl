### The guided first game of Carcassonne.

guide-carcassonne-welcome-title = Welkom!
guide-carcassonne-welcome = Jij en { $bot } bouwen samen een landschap, tegel voor tegel, ieder voor eigen punten. In je beurt leg je de tegel die je hebt getrokken; daarna mag je er een horige op zetten.
guide-carcassonne-tile-title = Leg je tegel
guide-carcassonne-tile = De tegel moet aansluiten: weg aan weg, stad aan stad, weide aan weide. Kies het gemarkeerde vakje, draai de tegel als dat nodig is en leg hem neer.
guide-carcassonne-thief-title = Je eerste horige
guide-carcassonne-thief = Je hebt zeven horigen. Je mag er een op de tegel zetten die je net hebt gelegd. Zet hem als struikrover op de weg: dan is de weg van jou.
guide-carcassonne-rival-title = { $bot } heeft gespeeld
guide-carcassonne-rival = De gemarkeerde tegel is de zet van je tegenstander. Staat er op een weg, in een stad of op een weide al een horige, dan mag niemand er een bij zetten. Maar een latere tegel kan jouw gebied met dat van een ander verbinden; dan gaan de punten naar wie er de meeste horigen heeft.
guide-carcassonne-city-title = Voltooi een stad
guide-carcassonne-city = Je tegel kan een stad sluiten. Een stad is voltooid als er geen gat meer in de muur zit. Leg de tegel op het gemarkeerde vakje.
guide-carcassonne-knight-title = Een ridder
guide-carcassonne-knight = Zet een horige als ridder in de stad. Die is al voltooid, dus je krijgt meteen punten en je ridder komt terug.
guide-carcassonne-scored_city-title =
    { $points ->
        [one] Eén punt
       *[other] { $points } punten
    } voor een stad
guide-carcassonne-scored_city = Een voltooide stad levert 2 punten op voor elke tegel en nog 2 voor elk wapenschild. Je ridder is terug en kan opnieuw worden ingezet.
guide-carcassonne-scored_road-title =
    { $points ->
        [one] Eén punt
       *[other] { $points } punten
    } voor een weg
guide-carcassonne-scored_road = Een voltooide weg levert 1 punt op voor elke tegel. Je struikrover is terug en kan opnieuw worden ingezet.
guide-carcassonne-scored_cloister-title =
    { $points ->
        [one] Eén punt
       *[other] { $points } punten
    } voor een klooster
guide-carcassonne-scored_cloister = Het is helemaal omringd door tegels: 1 punt voor elk daarvan en 1 voor het klooster zelf. Je monnik is terug.
guide-carcassonne-cloister-title = Een klooster
guide-carcassonne-cloister = Een klooster is voltooid als er op alle acht vakjes eromheen een tegel ligt, wie ze ook legt. Leg het dus waar al veel tegels liggen, zoals op het gemarkeerde vakje.
guide-carcassonne-monk-title = Een monnik
guide-carcassonne-monk = Zet een horige als monnik in het klooster: 9 punten als het voltooid is. Dat duurt even, maar niemand kan het je afpakken.
guide-carcassonne-road-title = Voltooi je weg
guide-carcassonne-road = Een weg is voltooid als beide uiteinden uitkomen op een kruising, een stad of een klooster. Op het gemarkeerde vakje voltooit je tegel de weg van je struikrover.
guide-carcassonne-supply-title = Wees zuinig met horigen
guide-carcassonne-supply =
    Je hebt nog { $supply ->
        [one] één
       *[other] { $supply }
    } van je zeven horigen. Een horige blijft staan tot zijn gebied voltooid is, dus houd er een of twee achter de hand.
guide-carcassonne-farmer-title = Boeren
guide-carcassonne-farmer = Een horige op een weide is een boer. Hij blijft daar tot het eind van het spel en levert dan 3 punten op voor elke voltooide stad aan zijn weide. Eén vroege boer is veel waard; zet er niet te veel.
guide-carcassonne-aids-title = Hulp op het bord
guide-carcassonne-aids = Wijs een weg, stad of weide aan of tik erop om te zien van wie die is en wat die waard is. De knoppen tonen de resterende tegels, de weiden en het puntenoverzicht.
guide-carcassonne-end-title = Je bent er klaar voor
guide-carcassonne-end = Na de laatste tegel leveren de boeren punten op, en onvoltooide gebieden ook nog een paar. Wie de meeste punten heeft, wint. Speel verder: nu kun je het zelf!

guide-carcassonne-instead_tile = Je hebt de tegel ergens anders gelegd. Dat is prima: de tutorial gaat vanaf hier verder.
guide-carcassonne-instead_follower = Je hebt iets anders met je horige gedaan. Dat is prima: de tutorial gaat vanaf hier verder.
