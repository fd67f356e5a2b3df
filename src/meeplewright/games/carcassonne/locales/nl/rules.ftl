# The rules of Carcassonne as players read them. `web/src/games/carcassonne/learn/outline.json` says in
# which order, and which numbers each paragraph answers for.

section-game = Het spel in het kort
game-aim =
    Twee tot vijf spelers bouwen samen een landschap, tegel voor tegel: wegen, steden, kloosters en de weiden
    ertussen. Je stuurt je horigen eropuit om punten te halen, als **struikrover**, **ridder**, **monnik** of **boer**.
    Wie aan het eind de meeste punten heeft, wint.
game-box =
    Er zijn 72 tegels; één daarvan is de starttegel. Iedereen heeft 8 horigen in één kleur: één geeft de punten aan op
    het scorespoor, met 7 speel je. Punten hebben geen bovengrens.
game-setup =
    De starttegel ligt open in het midden, zonder horigen. De andere 71 tegels worden gedekt geschud. Iedereen begint met 0
    punten en 7 horigen. Het lot bepaalt wie begint; daarna gaat de beurt met de klok mee.

section-turn = Je beurt
turn-steps =
    Een beurt heeft drie stappen, in deze volgorde:
    - Je trekt een tegel en legt hem aan.
    - Als je wilt, zet je er één horige op.
    - Elke weg, elke stad en elk klooster dat de tegel voltooit, levert punten op.
turn-duty =
    Aanleggen is verplicht: een tegel die ergens past, mag je niet bewaren en je mag niet passen. De horige is een vrije keuze.
    Punten worden altijd geteld, wie er ook beter van wordt.
turn-open = Iedereen ziet de tegel die je hebt getrokken, en iedereen mag je raad geven.

section-tile = De tegel aanleggen
tile-beside =
    De tegel komt op een lege plek en grenst met minstens één hele zijde aan een tegel op tafel. Alleen een hoek raken is
    niet genoeg.
tile-fits =
    Waar de nieuwe tegel een buur raakt, moet het land doorlopen: **stad** aan stad, **weg** aan weg, **weide** aan weide.
    Hij moet bij al zijn buren tegelijk passen.
    .fits-road = Past: de weg en de weiden aan weerszijden lopen door.
    .fits-city = Past: onder loopt de stad door, links raakt weide aan weide.
    .fits-not = Past niet: de weg zou op een weide doodlopen.
tile-turning = Je mag de tegel draaien zoals je wilt, maar niet omkeren.
tile-nowhere =
    Past de tegel nergens op tafel, hoe je hem ook draait, dan verdwijnt hij uit het spel en trek je een andere. Zijn er geen
    tegels meer, dan is het spel meteen afgelopen.

section-follower = Een horige zetten
follower-one = Hoogstens één horige per beurt, uit je eigen voorraad, en alleen op de tegel die je net hebt aangelegd.
follower-roles =
    Alle horigen zijn gelijk; de plek bepaalt de rol. In een stad is het een **ridder**, op een weg een **struikrover**, op een
    klooster een **monnik**. Als **boer** gaat hij op een weide liggen.
    .roles = Links een ridder in de stad, een struikrover op de weg en een boer op de weide; rechts een monnik op het klooster.
follower-free =
    De weg, stad of weide moet vrij zijn: nergens mag er al een horige op staan, hoe ver weg ook. Je eigen horigen
    zitten je net zo goed in de weg als die van een ander.
    .taken = Rood heeft al een ridder in de stad. Blauw heeft de bovenste tegel aangelegd en mag er alleen een boer op zetten.
    .own = Rood heeft de linker tegel aangelegd. De stad, de weg en de kleine weide onder de bocht zijn vrij; de bovenste weide niet, want daar ligt al een boer van rood zelf.
follower-cloister = Het klooster op een nieuwe tegel is altijd vrij. Zet je er nu geen monnik op, dan kan niemand dat later nog.
follower-supply =
    Zijn al je horigen op pad, dan leg je alleen tegels aan tot er een terugkomt. Horigen verplaatsen zich niet en je kunt ze niet
    terugroepen; alleen als er punten zijn geteld, komen ze thuis (CA 8.1).
follower-joining =
    Spelers delen een weg, stad of weide als een tegel delen verbindt die apart bezet waren. Zo’n tegel mag
    altijd worden aangelegd; er komt daar alleen geen horige meer bij.

section-complete = Wanneer is iets voltooid?
complete-road =
    Een weg is voltooid als beide uiteinden gesloten zijn, door een kruising, een stad of een klooster, of als hij in zichzelf
    terugloopt. Huizen en struiken langs de weg sluiten hem niet af.
complete-city = Een stad is voltooid als de muur helemaal rond is en er binnen geen gat zit.
    .city-gap = Niet voltooid: de stad is aan de bovenkant open. De tegel die haar sluit, ontbreekt nog.
complete-cloister = Een klooster is voltooid als op alle acht plekken eromheen een tegel ligt, ook op de hoeken.
complete-several =
    Eén tegel kan meer dingen tegelijk voltooien, van jou en van anderen. Ze tellen allemaal.

section-points = Punten tijdens het spel
points-road = **Weg:** 1 punt voor elke tegel waar hij over loopt.
    .road = Drie tegels van de kruising tot het klooster: rood krijgt 3 × 1 = 3 punten.
    .ring = Een gesloten rondweg heeft geen einde nodig: rood krijgt 4 × 1 = 4 punten.
points-city = **Stad:** 2 punten voor elke tegel en nog 2 voor elk wapen.
    .city = Drie tegels en één wapen: rood krijgt 3 × 2 + 1 × 2 = 8 punten.
    .small-city = Ook twee tegels zijn een stad: rood krijgt 2 × 2 = 4 punten.
points-once = Een tegel telt één keer voor een stad of weg, ook als meer delen ervan erbij horen.
points-cloister = **Klooster:** 9 punten: 1 voor de eigen tegel en 1 voor elk van de acht tegels eromheen.
    .cloister = De achtste tegel ligt er: blauw krijgt 1 + 8 = 9 punten.
points-majority =
    Staan er meer horigen op een weg of in een stad, dan krijgt wie er de meeste heeft de punten. Hebben meer spelers er evenveel,
    dan krijgen zij allemaal alle punten; de anderen krijgen niets. Met meer horigen van jezelf krijg je niet meer punten.
    .shared-city = De omlijnde tegel verbindt twee steden; rood en blauw hebben elk één ridder. Vier tegels en één wapen: allebei krijgen ze 4 × 2 + 1 × 2 = 10 punten. De tegel linksonder telt één keer.
points-nobody =
    Wat zonder horige wordt voltooid, levert niemand iets op. Voltooit een tegel meer dingen, dan wordt elk apart geteld.

section-home = Horigen komen thuis
home-back =
    Zijn de punten van een weg, stad of klooster geteld, dan gaan alle horigen daarvan naar huis, ook die niets hebben
    gekregen. De jouwe kun je vanaf je volgende beurt weer gebruiken, in elke rol.
home-swift =
    Je mag een horige zetten op wat je tegel net heeft voltooid, als het vrij is: hij levert punten op en komt meteen thuis. Daar heb
    je wel een horige in je voorraad voor nodig.
    .swift = De bovenste tegel voltooit de stad. Rood zet er een ridder op, krijgt 2 × 2 = 4 punten en neemt de ridder terug.

section-fields = Weiden
fields-field =
    Een weide is een aaneengesloten stuk gras. Wegen, steden en de rand van het landschap begrenzen haar. Gras loopt door langs de
    zijden van tegels, nooit over een hoek of een lege plek. Om het eind van een weg loopt de weide heen.
    .three-fields = Drie boeren, drie weiden: de stad en de wegen houden ze gescheiden.
fields-joining = Een tegel kan losse weiden verbinden, met alle boeren die er liggen.
    .one-field = De omlijnde tegel maakt van de drie één weide. Wie hem aanlegde, mag er een monnik of een struikrover op zetten, maar geen boer.
fields-staying =
    Een weide is nooit voltooid en levert tijdens het spel niets op. Boeren blijven er tot het eind en komen nooit thuis,
    dus denk goed na voor je er een neerlegt.

section-end = Het einde
end-last =
    De beurt waarin de laatste tegel wordt aangelegd, is de laatste. Die wordt helemaal gespeeld, met horige en punten.
end-unfinished =
    Daarna telt alles wat onvoltooid is. Ook nu gaan de punten naar wie er de meeste horigen heeft.
    - **Weg:** 1 punt voor elke tegel.
    - **Stad:** 1 punt voor elke tegel en 1 voor elk wapen.
    - **Klooster:** 1 punt voor de eigen tegel en 1 voor elke tegel eromheen.
    .end-road = De weg is aan beide kanten open: rood krijgt 3 × 1 = 3 punten.
    .end-city = Vijf tegels, twee wapens en een gat: blauw heeft twee ridders, zwart één. Blauw krijgt 5 + 2 = 7 punten, zwart niets.
    .end-cloister = Vier van de acht plekken zijn gevuld: geel krijgt 1 + 4 = 5 punten.
end-winner =
    Als laatste komen de boeren (CA 11.3). Dan wint het hoogste totaal. Wie samen bovenaan staan, delen de winst.

section-farmers = Wat boeren opleveren
farmers-owner =
    Elke weide wordt apart bekeken. Ze is van wie er de meeste boeren heeft, van allemaal als er meer spelers evenveel hebben,
    van niemand als er geen boer is.
farmers-cities =
    De eigenaar van een weide krijgt 3 punten voor elke **voltooide** stad die erin ligt of eraan grenst, groot of klein, wie
    haar ook bouwde. Onvoltooide steden leveren niets op.
    .farmer = Eén voltooide stad aan de weide: blauw krijgt 3 punten.
    .two-cities = Twee voltooide steden aan dezelfde weide: blauw krijgt 2 × 3 = 6 punten.
farmers-several =
    Liggen er meer weiden om een stad, dan betaalt ze de eigenaars van allemaal. Ben je op de ene weide in de minderheid, dan
    verlies je op de andere niets.
    .two-fields = Op de grote weide heeft rood twee boeren en geel één: rood krijgt 2 × 3 = 6 punten, geel niets. De weide onder de brede stad is van blauw, dat voor die stad 3 punten krijgt.
farmers-once =
    Maar een stad betaalt dezelfde speler maar **één keer**. Je boeren leveren dus 3 punten op voor elke verschillende voltooide
    stad die aan een weide van jou grenst.
    .once = Beide weiden zijn van blauw. De brede stad grenst aan allebei, maar telt één keer; met de kleine erbij is dat 2 × 3 = 6 punten.

section-options = Andere manieren om te spelen
options-options =
    Hieruit kun je kiezen bij een nieuwe tafel. De eerste is telkens de regel van deze pagina.
    - **Boeren:** 3 punten voor elke stad, één keer per stad; of 3 punten voor elke weide aan de stad; of stad voor stad 4 punten voor wie de meeste boeren heeft op alle weiden eromheen; of helemaal geen boeren.
    - **Stad van twee tegels:** 4 punten zoals elke andere stad, of 2 punten.
