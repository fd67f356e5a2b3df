# The rules of Carcassonne as players read them. `web/src/games/carcassonne/learn/outline.json` says in
# which order, and which numbers each paragraph answers for.

section-game = Het spel in het kort
game-aim =
    Twee tot vijf spelers bouwen samen een landschap, tegel voor tegel: wegen, steden, kloosters en de weiden
    ertussen. Je zet er je horigen op als **struikrover**, **ridder**, **monnik** of **boer** en scoort zo punten.
    Wie aan het eind de meeste punten heeft, wint.
game-box =
    Er zijn 72 tegels, de starttegel meegerekend. Elke speler heeft 8 horigen in één kleur: één geeft de punten aan op
    het scorespoor, met de andere 7 speel je. Er is geen maximum aan punten.
game-setup =
    De starttegel ligt open in het midden, zonder horigen. De andere 71 tegels worden gedekt geschud. Iedereen begint met 0
    punten en 7 horigen. Het toeval bepaalt wie begint; daarna gaat de beurt met de klok mee.

section-turn = Je beurt
turn-steps =
    Een beurt heeft drie stappen, in deze volgorde:
    - Je trekt een tegel en legt hem aan.
    - Je mag er één horige op zetten.
    - Elke weg, elke stad en elk klooster dat de tegel voltooit, levert punten op.
turn-duty =
    Past de tegel ergens, dan moet je hem aanleggen; passen of bewaren mag niet. Een horige zetten hoeft niet. Punten
    worden altijd geteld, wie er ook beter van wordt.
turn-open = Iedereen ziet de tegel die je hebt getrokken, en iedereen mag je advies geven.

section-tile = De tegel aanleggen
tile-beside =
    De tegel komt op een leeg vakje en moet met minstens één hele zijde aan een gelegde tegel grenzen. Alleen een hoek
    raken is niet genoeg.
tile-fits =
    Elke zijde moet bij de aangrenzende tegel passen: **stad** aan stad, **weg** aan weg, **weide** aan weide. De tegel moet
    op alle aangrenzende tegels aansluiten.
    .fits-road = Past: de weg loopt door, en de weiden aan weerszijden ook.
    .fits-city = Past: onderaan loopt de stad door, en links grenst weide aan weide.
    .fits-not = Past niet: de weg zou op een weide uitkomen.
tile-turning = Je mag de tegel draaien, maar niet omdraaien.
tile-nowhere =
    Past de tegel nergens, hoe je hem ook draait, dan gaat hij uit het spel en trek je een andere. Zijn er geen tegels
    meer om te trekken, dan is het spel meteen afgelopen.

section-follower = Een horige zetten
follower-one = Je mag per beurt hoogstens één horige zetten, uit je voorraad, op de tegel die je net hebt aangelegd.
follower-roles =
    Alle horigen zijn gelijk; de plek bepaalt de rol. In een stad is het een **ridder**, op een weg een **struikrover**, in een
    klooster een **monnik**. Op een weide gaat hij liggen als **boer**.
    .roles = Links een ridder in de stad, een struikrover op de weg en een boer op de weide; rechts een monnik in het klooster.
follower-free =
    Op de weg, in de stad of op de weide mag nog nergens een horige staan, hoe ver weg ook, zelfs geen eigen horige.
    .taken = Rood heeft al een ridder in de stad. Blauw heeft de bovenste tegel aangelegd en mag er alleen een boer op zetten.
    .own = Rood heeft de linkertegel aangelegd. De stad, de weg en de weide in de onderste hoek zijn vrij; de bovenste weide niet, want daar ligt al een boer van rood zelf.
follower-cloister = Het klooster op een nieuwe tegel is altijd vrij. Zet je er nu geen monnik in, dan kan niemand dat later nog doen.
follower-supply =
    Staan al je horigen op het bord, dan leg je alleen tegels aan tot er een terugkomt. Horigen verplaats je niet en je kunt ze
    niet terughalen; ze komen alleen terug als er punten worden geteld (CA 8.1).
follower-joining =
    Spelers delen een weg, stad of weide als een tegel stukken verbindt die apart bezet waren. Zo’n tegel mag je altijd
    aanleggen, maar je mag dan geen horige op dat gebied zetten.

section-complete = Wanneer een gebied voltooid is
complete-road =
    Een weg is voltooid als beide uiteinden zijn afgesloten door een kruising, een stad of een klooster, of als hij een
    rondweg vormt. Huizen en struiken langs de weg sluiten hem niet af.
complete-city = Een stad is voltooid als de muur helemaal rond is en er binnen geen gaten zijn.
    .city-gap = Niet voltooid: de stad is aan de bovenkant open. De tegel die de stad sluit, ontbreekt nog.
complete-cloister = Een klooster is voltooid als op alle acht vakjes eromheen een tegel ligt, ook op de hoeken.
complete-several =
    Eén tegel kan meerdere gebieden tegelijk voltooien, van jou en van andere spelers. Ze leveren allemaal punten op.

section-points = Punten tijdens het spel
points-road = **Weg:** 1 punt voor elke tegel.
    .road = Drie tegels van de kruising tot het klooster: rood krijgt 3 × 1 = 3 punten.
    .ring = Een rondweg heeft geen uiteinden nodig: rood krijgt 4 × 1 = 4 punten.
points-city = **Stad:** 2 punten voor elke tegel en nog 2 voor elk wapenschild.
    .city = Drie tegels en één wapenschild: rood krijgt 3 × 2 + 1 × 2 = 8 punten.
    .small-city = Twee tegels zijn ook een stad: rood krijgt 2 × 2 = 4 punten.
points-once = Een tegel telt één keer voor een stad of weg, ook als er meerdere delen van de tegel bij horen.
points-cloister = **Klooster:** 9 punten: 1 voor de eigen tegel en 1 voor elk van de acht tegels eromheen.
    .cloister = De achtste tegel is gelegd: blauw krijgt 1 + 8 = 9 punten.
points-majority =
    Staan er meerdere horigen op een weg of in een stad, dan gaan de punten naar wie er de meeste heeft. Bij een gelijk aantal krijgen
    die spelers allemaal het volle aantal punten; de anderen krijgen niets. Meer eigen horigen leveren niet meer punten op.
    .shared-city = De gemarkeerde tegel verbindt twee steden; rood en blauw hebben elk één ridder. Vier tegels en één wapenschild: allebei krijgen ze 4 × 2 + 1 × 2 = 10 punten. De tegel linksonder telt één keer.
points-nobody =
    Een gebied dat zonder horigen wordt voltooid, levert niets op. Voltooit een tegel meerdere gebieden, dan wordt elk gebied apart
    geteld.

section-home = Horigen komen terug
home-back =
    Zijn de punten van een weg, stad of klooster geteld, dan gaan alle horigen daar terug naar hun eigenaar, ook de horigen die
    niets hebben opgeleverd. De jouwe kun je vanaf je volgende beurt weer gebruiken, in elke rol.
home-swift =
    Je mag een horige zetten op een gebied dat je tegel net heeft voltooid, als het vrij is: hij levert punten op en komt meteen
    terug. Daar heb je wel een horige in je voorraad voor nodig.
    .swift = De bovenste tegel voltooit de stad. Rood zet er een ridder in, krijgt 2 × 2 = 4 punten en neemt de ridder terug.

section-fields = Weiden
fields-field =
    Een weide is een aaneengesloten stuk gras, begrensd door wegen, steden en de rand van het landschap. Gras loopt door over
    de zijden van tegels, nooit over een hoek of een leeg vakje. Om het einde van een weg loopt het gras heen.
    .three-fields = Drie boeren, drie weiden: de stad en de wegen scheiden ze van elkaar.
fields-joining = Een tegel kan losse weiden verbinden, met alle boeren die er liggen.
    .one-field = De gemarkeerde tegel maakt van de drie weiden één weide. Wie hem heeft aangelegd, mag er een monnik of een struikrover op zetten, maar geen boer.
fields-staying =
    Een weide wordt nooit voltooid en levert tijdens het spel niets op. Boeren blijven tot het eind liggen, dus denk goed na
    voor je er een neerlegt.

section-end = Einde van het spel
end-last =
    Het spel eindigt na de beurt waarin de laatste tegel wordt aangelegd. Die beurt wordt helemaal gespeeld, met horige en
    punten.
end-unfinished =
    Daarna worden alle onvoltooide gebieden geteld. Ook nu gaan de punten naar wie er de meeste horigen heeft.
    - **Weg:** 1 punt voor elke tegel.
    - **Stad:** 1 punt voor elke tegel en 1 voor elk wapenschild.
    - **Klooster:** 1 punt voor de eigen tegel en 1 voor elke tegel eromheen.
    .end-road = De weg is aan beide kanten open: rood krijgt 3 × 1 = 3 punten.
    .end-city = Vijf tegels, twee wapenschilden en een gat: blauw heeft twee ridders, zwart één. Blauw krijgt 5 + 2 = 7 punten, zwart niets.
    .end-cloister = Op vier van de acht vakjes ligt een tegel: geel krijgt 1 + 4 = 5 punten.
end-winner =
    Als laatste leveren de boeren punten op (CA 11.3). Wie het hoogste totaal heeft, wint; bij een gelijke stand delen de spelers de
    overwinning.

section-farmers = Wat boeren opleveren
farmers-owner =
    Elke weide wordt apart geteld. De weide is van de speler met de meeste boeren erop, van allemaal als meerdere spelers er
    evenveel hebben, en van niemand als er geen boer ligt.
farmers-cities =
    De eigenaar van een weide krijgt 3 punten voor elke **voltooide** stad die erin ligt of eraan grenst, groot of klein, wie
    die ook gebouwd heeft. Onvoltooide steden leveren niets op.
    .farmer = Eén voltooide stad aan de weide: blauw krijgt 3 punten.
    .two-cities = Twee voltooide steden aan dezelfde weide: blauw krijgt 2 × 3 = 6 punten.
farmers-several =
    Grenzen er meerdere weiden aan een stad, dan krijgen de eigenaars van al die weiden punten. Heb je op de ene weide niet de meeste
    boeren, dan maakt dat voor de andere niets uit.
    .two-fields = Op de grote weide heeft rood twee boeren en geel één: rood krijgt 2 × 3 = 6 punten, geel niets. De weide onder de brede stad is van blauw: blauw krijgt voor die stad 3 punten.
farmers-once =
    Maar een stad telt voor dezelfde speler maar **één keer**. Je boeren leveren dus 3 punten op voor elke voltooide stad die aan
    een of meer weiden van jou grenst.
    .once = Beide weiden zijn van blauw. De brede stad grenst aan allebei, maar telt één keer; met de kleine erbij is dat 2 × 3 = 6 punten.

section-river = Uitbreiding: De Rivier
river-box =
    De Rivier bestaat uit 12 tegels: de **bron**, tien riviertegels en het **meer**. Ze worden vóór alle andere tegels gelegd.
river-setup =
    De bron ligt open in het midden, in plaats van de starttegel, en er staat geen figuur op. De tien riviertegels worden gedekt
    geschud, met het meer eronder. De starttegel wordt door de andere tegels geschud; als variant gaat hij uit het spel.
river-end =
    De spelers spelen zoals altijd om de beurt. Een riviertegel moet de rivier aan het open einde voortzetten. Er is dus maar één vakje
    voor, en je kiest alleen de stand. Ook alle andere zijden moeten bij de aangrenzende tegels passen.
river-bends =
    Twee bochten achter elkaar mogen niet dezelfde kant op gaan. Ligt er een rechte tegel tussen, dan mag dat wel. Als variant gaan
    bochten altijd afwisselend naar links en naar rechts.
    .river-bend = Past: de eerste bocht ging naar links, de tweede gaat naar rechts.
    .river-u-turn = Past niet: twee bochten naar links achter elkaar vormen een U-bocht.
river-figures =
    Je mag volgens de gewone regels figuren zetten op de wegen en weiden en in de steden en kloosters van riviertegels. Op de rivier
    zelf kan niets staan, en de rivier levert niets op.
river-nowhere =
    Past een riviertegel in geen enkele stand, dan gaat hij uit het spel en trek je een andere riviertegel. Past het meer niet, dan
    gaat ook dat uit het spel: de rivier blijft open, en op het vakje aan het open einde kan geen tegel worden gelegd.
river-lake = Het meer wordt als laatste getrokken en heeft een eigen beurt. Daarna trekken de spelers de andere tegels.
river-land =
    De rivier scheidt weiden van elkaar, net als een weg. Het gras loopt om de bron en om het meer heen. Op een brug steekt de weg de
    rivier over en scheidt hij de weiden op beide oevers; hij eindigt daar niet. Bij een stadspoort of een klooster op een
    riviertegel eindigt een weg, zoals altijd. Riviertegels tellen net als andere tegels.

section-inns = Uitbreiding: Herbergen en Kathedralen
inns-box =
    Herbergen en Kathedralen heeft 18 tegels, die door de andere worden geschud, en één **grote horige** voor elke speler. Er
    kunnen maximaal zes spelers meedoen.
inns-big =
    Je mag de grote horige zetten in plaats van een horige, volgens dezelfde regels. Bij de vraag wie de meeste horigen heeft, telt
    hij als **twee** horigen. De punten verdubbelt hij niet. Hij komt terug zoals elke andere horige, en als boer blijft hij liggen.
    .big-follower = De gemarkeerde tegel verbindt twee steden. De grote horige van rood telt als twee, blauw heeft één ridder: rood krijgt 4 × 2 + 1 × 2 = 10 punten, blauw niets.
inns-inn = **Herberg:** een voltooide weg met een herberg levert 2 punten op voor elke tegel in plaats van 1. Is de weg aan het eind
    van het spel niet voltooid, dan levert hij niets op. Een tweede herberg aan dezelfde weg verandert niets. Een herberg hoort alleen
    bij de weg waar hij aan ligt.
    .inn-road = Drie tegels en een herberg: rood krijgt 3 × 2 = 6 punten.
inns-cathedral = **Kathedraal:** een voltooide stad met een kathedraal levert 3 punten op voor elke tegel en 3 voor elk wapenschild. Is de
    stad aan het eind van het spel niet voltooid, dan levert die niets op. Een tweede kathedraal in dezelfde stad verandert niets.
    Voor boeren is het een stad als elke andere.
    .cathedral-city = Vijf tegels en een kathedraal: rood krijgt 5 × 3 = 15 punten.
inns-spoil =
    Je mag een herberg of kathedraal toevoegen aan een weg of stad van andere spelers, ook om hen dwars te zitten.
inns-tiles =
    Kijk bij sommige tegels extra goed. Het meertje naast een herberg is niet de rivier en verdeelt de weide niet. Waar twee wegen
    elkaar niet raken, zijn het twee aparte wegen. Een muur die tot in een hoek loopt, scheidt de weiden aan weerszijden. Een weide tussen
    steden kan helemaal ingesloten zijn: ook daar kan een boer liggen.

section-traders = Uitbreiding: Kooplieden en Bouwmeesters
traders-box =
    Kooplieden en Bouwmeesters heeft 24 tegels, die door de andere worden geschud, en een **bouwmeester** en een **varken** voor elke
    speler. Op 20 tegels staan goederen in een stad: 9 keer wijn, 6 keer graan en 5 keer laken. Voor elk daarvan is er een fiche.
traders-goods =
    Wordt een stad met goederen voltooid, dan levert die zoals altijd punten op. Daarna neemt de speler die de laatste tegel heeft gelegd
    één fiche voor elk van de goederen in de stad, ook zonder horige in die stad. Een tegel die twee steden voltooit, geeft de goederen
    van allebei. Goederen in een stad die nooit voltooid wordt, leveren niets op.
    .goods-city = Blauw legt de gemarkeerde tegel. De ridder is van rood, dus rood krijgt 3 × 2 = 6 punten; blauw neemt één fiche met graan.
traders-tokens =
    Iedereen kan je fiches zien, en je houdt ze tot het eind van het spel. Dan krijgt per soort de speler met de meeste
    fiches **10 punten**; bij een gelijk aantal krijgen die spelers elk 10 punten.
traders-builder =
    Je mag je bouwmeester zetten in plaats van een horige, op een weg of in een stad van de tegel die je net hebt aangelegd. Je moet een
    horige op die weg of in die stad hebben, en de weg of stad mag niet voltooid zijn. Een bouwmeester staat nooit op een weide of in
    een klooster. Hij telt niet mee bij de vraag wie de meeste horigen heeft, en levert geen punten op.
traders-second =
    Breid je de weg of stad van je bouwmeester uit of voltooi je die, dan krijg je een **tweede tegel**: na het tellen van de
    punten trek je nog een tegel en leg je die aan, mag je er een figuur op zetten en worden er opnieuw punten geteld. De bouwmeester
    moet er al hebben gestaan. De tegels van andere spelers geven je niets, en een derde tegel is er nooit.
    .builder-road = Rood legt de gemarkeerde tegel en voltooit de weg: rood krijgt 4 × 1 = 4 punten en daarna een tweede tegel. Horige en bouwmeester komen terug.
traders-home =
    De bouwmeester komt terug als de punten van zijn weg of stad zijn geteld. In het tweede deel van dezelfde beurt mag je hem weer
    zetten. Is er geen tegel meer om te trekken, dan is er geen tweede tegel.
traders-pig =
    Je mag je varken zetten in plaats van een horige, op een weide van de tegel die je net hebt aangelegd, als je op die weide
    een boer hebt. Het blijft daar tot het eind van het spel en telt niet mee bij de vraag wie de meeste boeren heeft.
traders-pig-points =
    Aan het eind levert je varken 1 punt extra op voor elke voltooide stad aan zijn weide, als die weide van jou is. Elk van die steden
    levert je dus 4 punten op in plaats van 3. De varkens van andere spelers helpen je niet.
    .pig-field = Twee voltooide steden, en het varken van blauw naast de boer van blauw: blauw krijgt 2 × 4 = 8 punten.
traders-tiles =
    Kijk bij sommige tegels extra goed. Bij een brug kruisen twee wegen elkaar zonder elkaar te raken, en geen van beide eindigt daar.
    Een huisje sluit een weg af, net als een klooster, en de weide loopt eromheen.

section-together = Uitbreidingen samen
together-turn =
    Je mag de uitbreidingen in elke combinatie gebruiken. Op elke tegel zet je hoogstens één figuur: een horige, de grote horige, de
    bouwmeester of het varken. Op een tegel staan dus nooit twee figuren.
together-rules =
    Zolang de rivier nog wordt gelegd, is een tweede tegel de volgende riviertegel. De grote horige geldt als horige waar een
    bouwmeester of een varken er een nodig heeft. In één stad tellen kathedraal, wapenschilden en goederen allemaal, elk volgens de eigen regel.
together-end = Aan het eind worden onvoltooide wegen, steden en kloosters geteld, daarna de weiden en daarna de goederen.

section-options = Varianten
options-options =
    Hieruit kun je kiezen als je een tafel aanmaakt. De eerste is telkens de regel van deze pagina.
    - **Boeren:** 3 punten voor elke stad, één keer geteld; of 3 punten voor elke weide aan de stad; of stad voor stad 4 punten voor wie de meeste boeren heeft op alle weiden eromheen; of helemaal geen boeren.
    - **Stad van twee tegels:** 4 punten zoals elke andere stad, of 2 punten.
