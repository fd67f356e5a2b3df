### De regels van Keyflower in onze eigen woorden, voor wie speelt.

## Het spel in één minuut

section-aim = Het spel in één minuut
aim-game = Vier seizoenen, elk met een veiling. Plaats arbeiders om te bieden op tegels voor je dorp, of om tegels te gebruiken: die van jezelf, die van je buren en zelfs tegels die nog geveild worden. De eerste arbeider bepaalt voor iedereen de kleur van een tegel, en overboden arbeiders kun je elders inzetten. Na de winter wint wie de meeste punten heeft.

## Voorbereiding

section-setup = Voorbereiding
setup-supplies = In het zakje zitten 40 blauwe, 40 rode en 40 gele arbeiders; de 20 groene liggen in de open voorraad. Daar liggen ook de grondstoffen: 48 goud en telkens 24 ijzer, steen en hout. De vaardigheidskaartjes (16 zagen, 16 pikhouwelen en 16 aambeelden) vormen een gedekte stapel.
setup-workers = Iedereen trekt 8 arbeiders uit het zakje en verbergt ze achter het eigen scherm.
setup-homes = Iedereen krijgt een willekeurige thuistegel; daarmee begint het dorp. Wie het laagste nummer heeft, neemt de paarse arbeider en begint de lente.
    .home = Een thuistegel, voor- en achterkant: transportstappen en opwaarderingen voor wie hem gebruikt, en water aan één rand. Op het dak staan de kosten van de opwaardering.
setup-boats = Er is één schip per speler, geladen met arbeiders uit het zakje en met open vaardigheidskaartjes.
    .boat = De Keyflower in de lente, met 7 arbeiders en 1 vaardigheidskaartje.
setup-order = Volgordetegels: 1 bij twee spelers, 2 bij drie, 3 bij vier, 4 bij vijf of zes. Op de tegel met het hoogste nummer is de paarse arbeider afgebeeld.
setup-tiles = Bij twee spelers liggen er 6 lentetegels in het midden, en één meer voor elke extra speler. De rest gaat in de doos.
setup-winter = Iedereen krijgt in het geheim wintertegels: elk 3 bij hoogstens vier spelers, elk 2 bij vijf of zes.
setup-purple = Tot de eindtelling geeft de paarse arbeider alleen de startspeler aan: hij biedt niet, werkt niet en betaalt niet.

## Het begin van een seizoen

section-season = Begin van een seizoen
season-first = Wie de paarse arbeider heeft, begint; daarna gaat de beurt met de klok mee. Nog geen enkele tegel heeft een kleur, en alleen op de schepen staan arbeiders.
season-boats = In de zomer en de herfst worden de schepen opnieuw geladen. Zitten er niet genoeg arbeiders in het zakje, dan krijgen de schepen om beurten telkens één arbeider, tot het zakje leeg is; met vaardigheidskaartjes gaat het net zo. In de winter blijven ze leeg.
season-tiles = In de zomer en de herfst worden er evenveel tegels geveild als in de lente; de rest gaat in de doos. Welke kant van een zomerschip boven ligt, bepaalt het toeval, voor het hele spel.
season-winter = De winter begint met een geheime keuze (KF W1).

## Een beurt

section-turn = Een beurt
turn-choice = In je beurt plaats je arbeiders, allemaal op één plek, of je past.
turn-location = Een plek is jouw kant van één tegel in het midden (een bod) of de bovenkant van één tegel (gebruik). Nooit allebei in één beurt.
turn-whence = Je plaatst minstens één arbeider. Ze komen van achter je scherm, of het zijn hele overboden groepen van jou, of allebei (KF B6).
turn-pass = Je mag altijd passen, ook als je nog arbeiders hebt. Kun je er geen plaatsen, dan moet je passen.
turn-over = Wie heeft gepast, mag in een latere beurt weer arbeiders plaatsen. Het seizoen eindigt als alle spelers na elkaar passen.
turn-boats = Op schepen kun je niet bieden en je kunt ze niet gebruiken.

## Kleuren

section-colours = Kleuren
colours-first = In elk seizoen krijgt een tegel de kleur van de eerste arbeider die ernaast of erop komt. Tot dan is de tegel vrij.
colours-same = Alleen arbeiders van die kleur mogen bij of op de tegel komen. Ook op een vrije tegel moeten alle arbeiders die je plaatst dezelfde kleur hebben.
colours-shared = Een tegel in het midden heeft één kleur voor bieden en gebruiken. Op volgordetegels kun je alleen bieden; tegels in dorpen kun je alleen gebruiken.
    .colour = Een rode arbeider heeft de Steenhouwer gebruikt. Daarom moeten de biedingen ook rood zijn.
colours-green = Groen is een kleur op zich. Groen telt niet als een andere kleur, en geen andere kleur telt als groen.
colours-everybody = De kleur geldt voor iedereen, ook voor de eigenaar, tot het eind van het seizoen.
colours-lying = Alleen de zomerschepen 4a en 4b doorbreken deze regel. Arbeiders die dat doen, worden neergelegd: ze tellen mee in elk aantal, maar bepalen geen kleur.

## Bieden

section-bids = Bieden
bids-where = Je mag bieden op elke tegel in het midden, ook op zomerschepen, wintertegels en volgordetegels, en op zoveel tegels als je wilt.
bids-larger = Een eerste bod is één arbeider of meer. Elk bod moet hoger zijn dan alle andere op die tegel, dus één bod is altijd het winnende en de andere zijn overboden.
    .bids = Drie biedingen op de Houthakker: 1, 2 en 3 arbeiders. De hoogste is de winnende; die heeft een gouden rand.
bids-raise = Je mag je eigen bod verhogen: een winnend bod met een willekeurig aantal, een overboden bod tot het weer het hoogste is. De arbeiders worden één groep.
bids-group = Een overboden groep mag je verplaatsen, maar alleen als geheel en naar één plek. Daar mogen meerdere groepen en arbeiders van achter je scherm samenkomen; in een bod worden ze één groep. Je mag je overboden groep zelfs van jouw kant van een tegel naar de tegel zelf verplaatsen.
    .group = De twee gele arbeiders bij de Key-mijn zijn overboden. Ze mogen naar de Stal, maar alleen samen.
bids-whither = Een overboden groep gaat naar een ander bod, naar een tegel om die te gebruiken, of als betaling in het zakje (KF E6). De hele groep telt dan als één betaling.
bids-winning = Een winnend bod blijft staan: die arbeiders mag je niet verplaatsen, niet op een tegel gebruiken en niet als betaling afgeven.
bids-stay = Arbeiders op een tegel blijven daar. Vóór het eind van het seizoen gaan er geen arbeiders terug achter een scherm.
bids-part = Een overboden groep verplaatsen is op zich geen beurt; het hoort altijd bij een bod, een gebruik of een betaling.
bids-both = Je mag op een tegel bieden en hem gebruiken, in verschillende beurten.

## Tegels gebruiken

section-uses = Tegels gebruiken
uses-where = Je mag tegels gebruiken in je eigen dorp, in dat van een ander en in het midden (niet in de winter). Een tegel die dit seizoen gewonnen wordt, ligt nog niet in een dorp.
uses-never = Op zomerschepen, schepen, volgordetegels, wintertegels en de herfsttegels die alleen punten geven, kun je geen arbeiders plaatsen.
uses-more = Het eerste gebruik van een tegel in een seizoen vraagt één arbeider of meer; elk volgend gebruik minstens één meer dan het vorige. Meer plaatsen dan nodig mag, maar levert niets extra’s op.
uses-six = Op een tegel passen per seizoen hoogstens zes arbeiders. Hij kan dus hoogstens drie keer gebruikt worden, met 1, 2 en 3 arbeiders. Een eerste gebruik met drie of meer arbeiders sluit de tegel voor de rest van het seizoen.
    .uses = Gebruikt met 1, dan 2, dan 3 arbeiders: er staan zes blauwe arbeiders op het Key-bos, en niemand kan het dit seizoen nog gebruiken.
uses-again = Je mag dezelfde tegel in een latere beurt opnieuw gebruiken. De eigenaar betaalt evenveel en kan anderen niet tegenhouden.
uses-effect = Elk gebruik geeft meteen en één keer het effect van de kant die boven ligt, hoeveel arbeiders je ook plaatst.
uses-paid = Kun je de kosten van de tegel niet betalen, dan kun je hem niet gebruiken. Een tegel gebruiken zonder dat het je iets oplevert, mag wel.
uses-whose = De arbeiders blijven staan. Aan het eind van het seizoen gaan ze naar de eigenaar van het dorp, naar de winnaar van de tegel, of in het zakje.

## Wat tegels geven

section-effects = Wat tegels doen
effects-resources = Grondstoffen komen uit de voorraad. Ligt de tegel in je eigen dorp, dan komen ze op die tegel, anders op je thuistegel.
    .produced = Het Key-bos in je eigen dorp: het hout ligt erop.
effects-drawn = Vaardigheidskaartjes trek je van de stapel en arbeiders (de witte figuur) uit het zakje, zonder dat de anderen het zien.
effects-green = Groene arbeiders komen alleen uit de open voorraad.
effects-skill = Kost het gebruik een vaardigheidskaartje, dan gaat er één van achter je scherm gedekt terug naar de stapel. Bij de Arbeidersbeurs trek je eerst.
effects-worker = Kost het gebruik een arbeider, dan gaat er, naast de arbeiders die je op de tegel plaatst, nog één van achter je scherm in het zakje, of een hele overboden groep van die kleur. Bij de Taveerne trek je eerst.
effects-choice = Heb je een keuze, dan kies je uit wat er nog in de voorraad is.
effects-short = Is er niet genoeg, dan krijg je alleen wat er nog is.
effects-back = Betaalde grondstoffen gaan terug naar de voorraad. Groene arbeiders die je uitgeeft, gaan in het zakje.

## Transport en opwaarderen

section-transport = Transport en opwaarderen
transport-tiles = Een thuistegel, Stal, Hoefsmid of Wagenmaker, waar die ook ligt, geeft je transportstappen en opwaarderingen voor je eigen dorp.
transport-step = Met een stap gaat één grondstof naar de volgende tegel, waar weg op weg aansluit. Verdeel de stappen zoals je wilt.
    .road = Tussen alle drie de tegels sluit weg op weg aan. De steen op de thuistegel komt in één stap op het Key-bos of de Key-steengroeve.
transport-order = Stappen en opwaarderingen mogen in elke volgorde. Hun aantal staat vast als het gebruik begint, en wat je niet gebruikt, vervalt.
transport-upgradable = Je kunt thuis-, lente-, zomer- en herfsttegels in je dorp opwaarderen, elk één keer, maar geen zomerschepen.
transport-price = De grondstoffen voor de kosten moeten op de tegel zelf liggen; vaardigheidskaartjes komen van achter je scherm en gaan gedekt terug naar de stapel.
transport-gold = Goud telt als hout, steen of ijzer. Niets telt als goud, en geen vaardigheid telt als een andere. Waar “grondstof” of “vaardigheid” staat, is elke soort goed.
transport-turned = De tegel wordt omgedraaid waar hij ligt; grondstoffen en arbeiders erop blijven. Vanaf dan krijgt iedereen die hem gebruikt het effect van de achterkant.
    .upgrade = De Houtzaagmolen. Met drie hout erop wordt hij omgedraaid: 10 punten in plaats van 3.

## Het eind van een seizoen

section-end = Einde van een seizoen
end-losing = Verloren biedingen gaan terug achter het scherm van hun eigenaar.
end-unsold = Tegels zonder bod gaan in de doos, de arbeiders erop in het zakje.
end-won = De hoogste bieder neemt de tegel en krijgt de arbeiders die erop staan. De arbeiders van het bod gaan in het zakje. De speciale eigenschap van een zomerschip geldt vanaf nu.
end-village = De arbeiders in jouw dorp gaan achter jouw scherm, wie ze ook heeft geplaatst.
end-boats = De winnaars van de volgordetegels 1, 2, 3 en 4 kiezen in die volgorde een schip, ieder één keer; daarna de anderen, met de klok mee vanaf de nieuwe startspeler. Iedereen neemt alle arbeiders en vaardigheidskaartjes van één schip; in de winter het schip zelf, en ook de gewonnen volgordetegels. Wie de tegel met de paarse arbeider wint, wordt startspeler. Heeft niemand daarop geboden, dan kiezen de anderen met de klok mee vanaf de oude startspeler, en daarna wordt diens linkerbuur startspeler. De winnende biedingen gaan in het zakje.
    .order = De winnaar van volgordetegel 1 kiest als eerste een schip. De winnaar van tegel 2, met de paarse arbeider, kiest als tweede en begint het volgende seizoen. De derde speler neemt het schip dat overblijft.
end-build = Daarna bouwt iedereen (KF V1) en begint het volgende seizoen; na de winter volgt de eindtelling.

## Het dorp bouwen

section-village = Het dorp bouwen
village-together = Alle spelers bouwen tegelijk, ieder in een volgorde naar keuze. Elke tegel die past, moet gelegd worden.
village-beside = Een tegel komt op een leeg vakje naast een tegel van je dorp, gedraaid zoals je wilt. Een weg naar de thuistegel is niet nodig.
village-edges = Waar twee tegels elkaar raken, moeten beide randen hetzelfde zijn: weg, veld of water. Water mag open blijven.
    .edges = Weg aan weg, veld aan veld, en het schip met zijn water aan het water van de thuistegel.
village-water = Aan het water van de thuistegel kan alleen een schip liggen, met het eigen water ertegenaan.
village-fixed = Een gelegde tegel mag je later niet meer verplaatsen of draaien. Zolang je het bouwen niet hebt afgerond, kun je hem terugnemen.
village-aside = Een tegel die nergens past, wordt opzijgelegd. Hij is van jou en levert punten op, maar grenst nergens aan; past hij in een later seizoen wel, dan moet je hem alsnog leggen.
village-free = Met zomerschip 2a hoeven randen niet te passen, al vanaf het seizoen waarin je het wint.

## Zomer-schepen

section-powers = Zomerschepen
powers-whose = De speciale eigenschap is voor de speler die het schip heeft gewonnen en vraagt geen arbeider. Elk zomerschip toont kant a of kant b, dus er is maar één van de twee in het spel.
powers-one-a = 1a: bij het kiezen van schepen 2 extra arbeiders uit het zakje.
powers-one-b = 1b: bij het kiezen van schepen 1 extra groene arbeider uit de voorraad.
powers-two-a = 2a: je stappen mogen ook over veldranden gaan, niet over water, en je tegels hoeven niet te passen (KF V7).
powers-two-b = 2b: waar je ook een tegel gebruikt, je stappen en opwaarderingen worden verdubbeld, en de punten van het schip Keyflower ook.
powers-three-a = 3a: bij het opwaarderen telt elke grondstof als elke andere, ook als goud.
powers-three-b = 3b: in de eindtelling telt elke grondstof als elke andere, ook als goud.
powers-four-a = 4a: heeft een andere speler met blauw, rood of geel op een dorpstegel geboden, dan mag je dat bod met een andere kleur overbieden. Niet tegen groen, niet op volgordetegels, en niet als je daar al een bod in een andere kleur hebt staan.
    .lying = Twee blauwe arbeiders worden overboden door drie rode, die liggen: voor alle anderen blijft de Hoefsmid blauw.
powers-lying = Je arbeiders liggen daar; voor alle anderen en voor gebruik houdt de tegel zijn kleur, en jij mag alleen arbeiders van de liggende kleur toevoegen. Zijn alle andere biedingen weg en staat er niemand op de tegel, dan gaan jouw arbeiders staan en bepalen ze de kleur.
powers-four-b = 4b: een tegel waarop al geboden is of die al gebruikt is, mag je gebruiken met arbeiders van elke kleur, ook gemengd. Arbeiders van een andere kleur liggen. Ze tellen allemaal mee voor het maximum van zes.

## Winter

section-winter = Winter
winter-choice = Eerst kiest iedereen in het geheim minstens één eigen wintertegel. Die tegels worden geschud en geveild; de andere gaan ongezien in de doos.
winter-bids = Op wintertegels kun je bieden, maar je kunt ze niet gebruiken. Tegels in dorpen gebruik je zoals altijd.
winter-boats = De schepen zijn leeg: aan het eind van de winter nemen de spelers de schepen zelf en de volgordetegels.
winter-over = Het spel eindigt als het laatste dorp gebouwd is. De arbeiders die dan achter de schermen staan, tellen mee.

## De eindtelling

section-scoring = Eindtelling
scoring-printed = Je krijgt de punten die op de bovenliggende kant van al je tegels staan. De achterkant vervangt de voorkant.
scoring-order = Een volgordetegel levert 1 punt op voor elke tegel die eraan grenst.
    .order-tile = Deze volgordetegel grenst aan de thuistegel en de Key-steengroeve: 2 punten.
scoring-boat = Je schip. Keyflower: 1 punt per eenheid transportcapaciteit, dus de som van de transportgetallen op de bovenliggende kant van je tegels. Sea Bastion: 1 punt voor elke tegel op je beste rondweg (KF F9). Sea Breese: 2, 4, 8, 16, 32 punten voor één tot vijf schepen in de rivier (KF F10). Flipper: 2 punten, en één gratis opwaardering. Ianvincible: 5 punten. White Wind: 1 punt voor elke arbeider die daar meetelt.
scoring-items = Elke arbeider, elke vaardigheid en elke grondstof telt hoogstens één keer, op één tegel naar keuze. Een wintertegel telt zo vaak als je hem kunt vullen. Goud dat nergens anders telt, is 1 punt waard.
    .items = Apotheek, Handwerkersgilde, Key-markt, en 8 blauwe, 3 rode, 3 gele en 1 groene arbeider: drie sets van drie kleuren geven 9 punten, de vijf overige blauwe 3, de groene 2. Samen 14.
scoring-winter = Waarvoor elke wintertegel punten oplevert, en hoeveel per keer:
scoring-yards = De opslagtegels (Houtopslag, Steenopslag, Smid en Schuur) geven punten voor wat erop ligt. Voor alle andere tegels tellen grondstoffen mee waar ze ook in het dorp liggen, zelfs op opslagtegels als je de punten daar opgeeft.
scoring-gold = Goud telt als een grondstof naar keuze.
scoring-purple = De paarse arbeider telt één keer: als arbeider van een kleur naar keuze, of als vaardigheid of grondstof van een soort naar keuze. Als grondstof mag hij ook op een van je opslagtegels, zonder transport.
scoring-best = Je hoeft het niet uit te rekenen: het programma vindt voor elke speler de beste verdeling.
scoring-walk = Een rondweg loopt over wegen terug naar het begin zonder een weg twee keer te gebruiken. Elke tegel telt één keer, ook als de rondweg er twee keer langskomt.
    .walk = Twee kleine rondwegen die de thuistegel delen, zijn samen één rondweg: vijf tegels, 5 punten voor de Sea Bastion.
scoring-river = De rivier loopt vanaf het water van de thuistegel rechtdoor. Schepen en zomerschepen die er aaneengesloten in liggen, tellen mee.
    .river = Drie schepen in de rivier onder de thuistegel: 8 punten voor de Sea Breese.
scoring-most = Wie de meeste punten heeft, wint; bij een gelijke stand delen de spelers de overwinning.

## Symbolen op de tegels

section-icons = Symbolen op de tegels
icons-things = Arbeiders, vaardigheden en grondstoffen:
    .icon-worker = Een arbeider van welke kleur ook. Krijg je er een, dan trek je hem uit het zakje.
    .icon-workers = Blauwe, rode, gele en groene arbeider. Elke kleur heeft een eigen hoed en teken.
    .icon-purple = De paarse arbeider. Op een volgordetegel: wie de tegel wint, wordt startspeler.
    .icon-skill = Een vaardigheid van welke soort ook. Krijg je er een, dan trek je die van de stapel.
    .icon-skills = Zaag, pikhouweel en aambeeld.
    .icon-resource = Een grondstof van welke soort ook.
    .icon-resources = Hout, steen, ijzer en goud.
    .icon-alike = Arbeiders, vaardigheden of grondstoffen van één soort naar keuze.
icons-effects = Gebruiken en opwaarderen:
    .icon-brings = Wat links staat, betaal of heb je; wat rechts staat, krijg je.
    .icon-or = Een van deze, naar keuze.
    .icon-cart = Zoveel transportstappen als het getal aangeeft.
    .icon-upgrade = Eén opwaardering. Twee pijlen: twee opwaarderingen.
    .icon-cost = Wat het kost om de tegel op te waarderen.
icons-points = Punten:
    .icon-seal = Zoveel punten als het getal aangeeft: voor de tegel zelf of voor elke set.
    .icon-tray = Alleen wat op deze tegel ligt, telt.
    .icon-adjacent = Voor elke aangrenzende tegel.
    .icon-loop = Voor elke tegel op je beste rondweg (KF F9).
    .icon-river = Voor de schepen in de rivier (KF F10).
icons-powers = Zomerschepen:
    .icon-boat = Bij het kiezen van een schip krijg je dit erbij.
    .icon-fields = Grondstoffen mogen over velden.
    .icon-edges = Randen hoeven niet te passen.
    .icon-equals = Ze mogen elkaar vervangen.
    .icon-bid = Biedingen op een tegel.
    .icon-use = Gebruik van een tegel.
    .icon-lying = Een liggende arbeider: die doorbreekt de kleurregel (KF C7).
icons-signs = In de hoek van een tegel:
    .icon-seasons = Lente, zomer, herfst en winter: het seizoen van de tegel. Op schepen: wanneer het effect geldt.
    .icon-home = Een thuistegel met zijn nummer.

## Wat geheim is

section-hidden = Wat verborgen is
hidden-screens = Iedereen ziet hoeveel arbeiders en vaardigheidskaartjes achter een scherm liggen; alleen de eigenaar ziet de kleuren en soorten.
hidden-winter = Wintertegels in de hand zijn geheim, en ook wie welke heeft gekozen. Hoeveel iedereen er koos, is openbaar.
hidden-drawn = Wat uit het zakje of van de stapel getrokken wordt, ziet alleen de speler die trekt.
hidden-paid = Een vaardigheidskaartje dat je betaalt waar elke soort goed is, blijft gedekt.
hidden-open = Al het andere is openbaar: dorpen, biedingen, schepen, de voorraad, de aantallen in zakje en stapel, en welke arbeiders terugkomen.
hidden-points = Tijdens het spel worden geen punten geteld; de schermen gaan aan het eind open.

## Wat een tafel kan afspreken

section-options = Varianten
options-why = Waar de spelregels een vraag openlaten of verschillen, mag wie de tafel aanmaakt het andere antwoord kiezen, of alle antwoorden van één gedrukte uitgave.
options-loose = Met zomerschip 3b is elke grondstof die nergens anders telt 1 punt waard, net als goud; of alleen echt goud.
options-counter = Met zomerschip 4a mag je met een andere kleur overbieden, maar alleen op dorpstegels; of ook op volgordetegels.
options-cross = Met zomerschip 2a mogen grondstoffen over een rand waar weg en veld elkaar raken; of niet.
options-first = Het eerste gebruik van een tegel mag met hoogstens zes arbeiders; of met hoogstens drie.
options-stored = Een grondstof op een opslagtegel levert daar of elders punten op; of alleen daar.
options-walk = De rondweg van de Sea Bastion mag geen weg twee keer gebruiken; of ook niet twee keer langs dezelfde tegel komen.
options-order = Een volgordetegel levert 1 punt op voor elke tegel die eraan grenst; of daarnaast nog 1 voor de tegel zelf.
options-purple = De paarse arbeider telt voor wie hem aan het eind heeft; of alleen voor wie hem met een bod heeft gewonnen. Dan telt hij voor niemand als er in de winter niemand op bood.
options-market = De Key-markt levert 2 punten op voor elke groene arbeider; of 3.
