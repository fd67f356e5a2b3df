### The guided first game of each game: what the table tells a newcomer.
### Names of things are those of the games' own catalogues.

guide-name = Begeleide eerste partij
guide-next = Verder
guide-back = Wat er eerder gezegd is
guide-leave = De les verlaten
guide-stay = Blijven
guide-play-on = Verder spelen
guide-home = Startpagina
# For ears: what is lit on the table. $x and $y are numbers with a sign.
guide-cell = Opgelicht: kolom { $x }, rij { $y }.

guide-leaving-title = De les verlaten?
guide-leaving = De partij gaat verder zoals elke andere: speel haar vanaf hier alleen, of kom er later vanaf de startpagina op terug.

# Nothing new to tell. $bot is the rival's name.
guide-rest-title = Jouw beurt
guide-rest = Dit kun je al. Speel zoals je wilt.
guide-wait-title = Aan de beurt: { $bot }
guide-wait = Een ogenblik, dan ben jij weer aan de beurt.

## Before the lesson

guide-first-title = { $game }: een begeleide eerste partij
guide-first-more = Je speelt tegen een vriendelijke bot, en de tafel zegt je wat je kunt doen: steeds één ding, de eerste paar beurten lang. Vooraf hoef je geen regels te lezen.
guide-first-leave = Je kunt de les altijd verlaten en alleen verder spelen.
guide-first-begin = Beginnen
# On the start page, under the game.
guide-new-to = Is { $game } nieuw voor je?
guide-new-to-go = Een begeleide eerste partij

## Carcassonne

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

## Keyflower

guide-keyflower-welcome-title = Welkom!
guide-keyflower-welcome = In vier seizoenen bouwen jij en { $bot } elk een dorp. Achter je scherm staan acht arbeiders die alleen jij ziet: met hen bied je op nieuwe tegels, en met hen gebruik je tegels.
guide-keyflower-bid-title = Bied op een tegel
guide-keyflower-bid = Deze lente liggen er zes tegels. Wie aan het eind van het seizoen de meeste arbeiders naast een tegel heeft, krijgt hem. Open de opgelichte tegel en bied.
guide-keyflower-bid_workers-title = Welke arbeiders?
guide-keyflower-bid_workers = Voor een eerste bod is één arbeider genoeg; meer zijn moeilijker te overbieden. Ze moeten allemaal dezelfde kleur hebben.
guide-keyflower-colours-title = Kleuren binden
guide-keyflower-colours = Dit seizoen mogen alleen nog arbeiders van deze kleur bij de opgelichte tegel komen, om te bieden of te gebruiken, van wie ook. Zo kun je je rivaal weghouden.
guide-keyflower-rival-title = { $bot } heeft gespeeld
guide-keyflower-rival = Het antwoord is opgelicht. Jullie zijn om de beurt, telkens met één bod of één gebruik, tot niemand meer wil.
guide-keyflower-use-title = Gebruik een tegel
guide-keyflower-use = Arbeiders op een tegel brengen je meteen wat hij geeft: in het midden, in je dorp, zelfs in dat van je rivaal. Open de opgelichte tegel en gebruik hem.
guide-keyflower-use_workers-title = Eén arbeider is genoeg
guide-keyflower-use_workers = Het eerste gebruik van een tegel kost één arbeider, elk volgend gebruik minstens één meer dan het vorige. Ze blijven daar en komen ten slotte bij wie de tegel bezit.
guide-keyflower-home-title = Je thuis-tegel
guide-keyflower-home = Wat tegels buiten je dorp opleveren, komt op je thuis-tegel. Liggen daar één hout en één steen, dan kun je hem opwaarderen: omgedraaid is hij 5 punten waard.
guide-keyflower-outbid-title = Je bent overboden
guide-keyflower-outbid = Zet er arbeiders bij om weer te winnen, of neem de hele verliezende groep mee als je op een andere tegel biedt of er een gebruikt. Je vindt haar naast je arbeiders.
guide-keyflower-lacking-title = Haal de rest
guide-keyflower-lacking = Je thuis-tegel mist nog één grondstof. De opgelichte tegel geeft haar: gebruik hem.
guide-keyflower-upgrade-title = Waardeer je thuis-tegel op
guide-keyflower-upgrade = Alles wat het kost ligt er nu op. Kies je thuis-tegel in je dorp en gebruik hem met één arbeider.
guide-keyflower-turn_over-title = Vervoeren en opwaarderen
guide-keyflower-turn_over = Nu mag je grondstoffen over wegen vervoeren en tegels opwaarderen. Ligt de hele prijs op een tegel, kies hem dan om hem om te draaien. Rond daarna af.
guide-keyflower-pass-title = Genoeg voor de lente?
guide-keyflower-pass = Wil je geen arbeiders meer plaatsen, pas dan. Later mag je nog meedoen; het seizoen eindigt als jullie na elkaar allebei passen.
guide-keyflower-boat-title = De lente is voorbij
guide-keyflower-boat = Elke tegel gaat naar wie het meeste bood; verliezende biedingen keren terug achter de schermen. Kies nu een schip: zijn arbeiders en vaardigheden zijn voor jou.
guide-keyflower-village-title = Bouw je dorp
guide-keyflower-village = Leg de gewonnen tegels: kies een tegel en een vakje naast je dorp, en draai hem tot weg op weg en water op water aansluit. Rond daarna af.
guide-keyflower-summer-title = Zomer
guide-keyflower-summer = Er liggen nieuwe tegels. De arbeiders die in je dorp en op je gewonnen tegels stonden, staan nu achter je scherm, wie ze ook geplaatst had.
guide-keyflower-winter-title = Denk aan de winter
guide-keyflower-winter = Je hebt wintertegels die niemand anders ziet. In de winter kies je welke in het spel komen. Ze geven punten voor wat je verzamelt: houd er rekening mee.
guide-keyflower-end-title = Je weet genoeg
guide-keyflower-end = Opgewaardeerde tegels, goud en de tegels van herfst en winter leveren de punten op. Open een tegel en hij vertelt wat hij doet. Speel verder: de partij is nu van jou!
