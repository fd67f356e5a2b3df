### De regels van Keyflower in onze eigen woorden, voor wie speelt.

## Het spel in één minuut

section-aim = Het spel in één minuut
aim-game = Vier seizoenen, en in elk een veiling. Met arbeiders bied je op de tegels waarmee je dorp groeit, en met arbeiders gebruik je tegels: die van jezelf, die van je buren en zelfs die nog geveild worden. De kleur bindt iedereen, en een overboden groep mag ergens anders aan het werk. Na de winter wint wie de meeste punten heeft.

## Voorbereiding

section-setup = Voorbereiding
setup-supplies = In de zak zitten 40 blauwe, 40 rode en 40 gele arbeiders; de 20 groene liggen open. Open is ook de voorraad: 48 goud en telkens 24 ijzer, steen en hout. De vaardigheden, 16 zagen, 16 pikhouwelen en 16 aambeelden, vormen een gedekte stapel.
setup-workers = Iedereen trekt 8 arbeiders uit de zak en verbergt ze achter zijn scherm.
setup-homes = Iedereen krijgt door het lot een thuis-tegel; daarmee begint het dorp. Het laagste nummer neemt de paarse arbeider en begint de lente.
    .home = Een thuis-tegel, voor- en achterkant: stappen en opwaardering voor wie hem gebruikt, en water aan één rand. Het dak toont wat opwaarderen kost.
setup-boats = Er is één schip per speler, geladen met arbeiders uit de zak en met open vaardigheden.
    .boat = De Keyflower in de lente, met 7 arbeiders en 1 vaardigheid.
setup-order = Volgorde-tegels: 1 met twee spelers, 2 met drie, 3 met vier, 4 met vijf of zes. Op de hoogste staat de paarse arbeider.
setup-tiles = In het midden liggen met twee spelers 6 lentetegels, en één meer voor elke volgende speler. Wat overblijft gaat in de doos.
setup-winter = Iedereen krijgt in het geheim wintertegels: elk 3 met hoogstens vier spelers, elk 2 met vijf of zes.
setup-purple = Tot de eindtelling is de paarse arbeider alleen een teken: hij biedt niet, werkt niet en betaalt niet.

## Het begin van een seizoen

section-season = Het begin van een seizoen
season-first = Wie de paarse arbeider heeft, begint; daarna gaat het met de klok mee. Nog geen tegel heeft een kleur, en er staan alleen arbeiders op de schepen.
season-boats = In zomer en herfst worden de schepen opnieuw geladen. Is er in de zak niet genoeg, dan krijgen ze op de rij af telkens één arbeider, tot de zak leeg is; met vaardigheden gaat het net zo. In de winter blijven ze leeg.
season-tiles = In zomer en herfst komen er evenveel tegels als in de lente; de andere gaan in de doos. Een zomer-schip toont door het lot een van zijn twee kanten, het hele spel lang.
season-winter = De winter begint met een geheime keuze (KF W1).

## Een beurt

section-turn = Een beurt
turn-choice = In je beurt plaats je arbeiders, allemaal op één plek, of je past.
turn-location = Een plek is jouw kant van één tegel in het midden (een bod) of de bovenkant van één tegel (gebruik). Nooit allebei in één beurt.
turn-whence = Je plaatst minstens één arbeider. Ze komen van achter je scherm, of het zijn hele verliezende groepen van jou, of allebei (KF B6).
turn-pass = Passen mag altijd, ook met arbeiders over. Kan er niets anders, dan moet het.
turn-over = Wie gepast heeft, mag later weer plaatsen. Het seizoen is voorbij zodra iedereen na elkaar gepast heeft.
turn-boats = Op schepen wordt niet geboden en ze worden niet gebruikt.

## Kleuren

section-colours = Kleuren
colours-first = In elk seizoen krijgt een tegel de kleur van de eerste arbeider die ernaast of erop komt. Tot dan is hij vrij.
colours-same = Alleen arbeiders van die kleur mogen bij of op de tegel komen. Ook op een vrije tegel plaats je arbeiders van één kleur.
colours-shared = Op een tegel in het midden geldt één kleur voor bieden en gebruiken. Op volgorde-tegels wordt alleen geboden, tegels in dorpen worden alleen gebruikt.
    .colour = Een rode arbeider heeft de Steenhouwer gebruikt. Daarom zijn de biedingen ook rood.
colours-green = Groen is een eigen kleur. Het vervangt geen andere, en geen andere vervangt groen.
colours-everybody = De kleur bindt iedereen, ook de eigenaar, en geldt tot het eind van het seizoen.
colours-lying = Alleen de zomer-schepen 4a en 4b doorbreken deze regel. Zulke arbeiders liggen: ze tellen mee in elk aantal, maar geven geen kleur.

## Bieden

section-bids = Bieden
bids-where = Je mag bieden op elke tegel in het midden, ook op zomer-schepen, wintertegels en volgorde-tegels, en op zoveel als je wilt.
bids-larger = Een eerste bod is één arbeider of meer. Elk bod moet groter zijn dan dat van ieder ander op die tegel; zo wint er altijd één en verliezen de andere.
    .bids = Drie biedingen op de Houthakker: 1, 2 en 3 arbeiders. De grootste wint; die heeft een gouden rand.
bids-raise = Je mag je eigen bod verhogen: een winnend bod met elk aantal, een verliezend bod tot het het grootste is. De arbeiders worden één groep.
bids-group = Een verliezende groep mag weg, maar alleen in zijn geheel en naar één plek. Daar mogen meer groepen en arbeiders van achter het scherm samenkomen; in een bod worden ze één groep. Je mag je verliezende groep zelfs van de rand van een tegel op die tegel zetten.
    .group = De twee gele arbeiders bij de Key-mijn zijn overboden. Ze mogen naar de Stal, maar alleen samen.
bids-whither = Een verliezende groep gaat naar een ander bod, naar gebruik van een tegel, of als betaling in de zak (KF E6). De hele groep telt dan als één betaling.
bids-winning = Een winnend bod blijft staan: geen van zijn arbeiders mag weg, werken of betalen.
bids-stay = Arbeiders op een tegel blijven daar, en niemand komt voor het eind van het seizoen terug achter een scherm.
bids-part = Een groep verplaatsen is op zich geen beurt; het hoort altijd bij een bod, gebruik of betaling.
bids-both = Je mag op een tegel bieden en hem gebruiken, in verschillende beurten.

## Tegels gebruiken

section-uses = Tegels gebruiken
uses-where = Je mag tegels gebruiken in je eigen dorp, in dat van ieder ander en, behalve in de winter, in het midden. Een tegel die dit seizoen gewonnen wordt, ligt nog in geen dorp.
uses-never = Op zomer-schepen, schepen, volgorde-tegels, wintertegels en herfsttegels die alleen punten geven, mag geen arbeider staan.
uses-more = Het eerste gebruik van een tegel in een seizoen vraagt één arbeider of meer; elk volgende minstens één meer dan het vorige. Meer dan nodig mag, maar levert niets extra op.
uses-six = Een tegel draagt zes arbeiders per seizoen, niet meer. Zo wordt hij hoogstens drie keer gebruikt: met 1, 2 en 3 arbeiders.
    .uses = Gebruikt met 1, dan 2, dan 3 arbeiders: er staan zes blauwe op het Key-bos, en dit seizoen kan niemand het meer gebruiken.
uses-again = Dezelfde tegel mag je in een latere beurt weer gebruiken. Voor de eigenaar is hij niet goedkoper, en hij houdt niemand weg.
uses-effect = Elk gebruik geeft het effect van de kant die boven ligt, meteen en één keer, hoeveel arbeiders er ook kwamen.
uses-paid = Kun je niet betalen wat de tegel vraagt, dan kun je hem niet gebruiken. Gebruik dat niets oplevert, mag.
uses-whose = De arbeiders blijven staan. Aan het eind van het seizoen zijn ze van de eigenaar van het dorp, van de winnaar van de tegel, of voor de zak.

## Wat tegels geven

section-effects = Wat tegels geven
effects-resources = Grondstoffen komen uit de voorraad. Ligt de tegel in je eigen dorp, dan komen ze erop, anders op je thuis-tegel.
    .produced = Het Key-bos in je eigen dorp: het hout ligt erop.
effects-drawn = Vaardigheden worden van de stapel getrokken en arbeiders (de witte figuur) uit de zak, zonder dat de anderen het zien.
effects-green = Groene arbeiders komen alleen uit de open voorraad.
effects-skill = Is de prijs een vaardigheid, dan gaat er één van achter je scherm gedekt naar de stapel. Bij de Arbeidersbeurs trek je eerst.
effects-worker = Is de prijs een arbeider, dan gaat er naast die op de tegel nog één van achter je scherm in de zak, of een hele verliezende groep van die kleur. Bij de Taveerne trek je eerst.
effects-choice = Waar je mag kiezen, kies je uit wat er nog is.
effects-short = Komt er iets tekort, dan krijg je wat er is, en niets in plaats van de rest.
effects-back = Betaalde grondstoffen gaan terug naar de voorraad. Groene arbeiders die je uitgeeft gaan in de zak.

## Transport en opwaarderen

section-transport = Transport en opwaarderen
transport-tiles = Een thuis-tegel, Stal, Hoefsmid of Wagenmaker, waar hij ook ligt, geeft een aantal stappen en een aantal opwaarderingen, alleen in je eigen dorp.
transport-step = Een stap brengt één grondstof naar de volgende tegel, waar weg op weg aansluit. Verdeel de stappen zoals je wilt.
    .road = Tussen alle drie de tegels sluit weg op weg aan. De steen op de thuis-tegel komt in één stap op het Key-bos of de Key-steengroeve.
transport-order = Stappen en opwaarderingen mogen in elke volgorde. Hun aantal staat vast als het gebruik begint, en wat je laat liggen is weg.
transport-upgradable = Opwaarderen kun je thuis-, lente-, zomer- en herfsttegels van je dorp, elk één keer, maar geen zomer-schepen.
transport-price = De grondstoffen van de prijs moeten op de tegel zelf liggen; vaardigheden komen van achter je scherm en gaan gedekt naar de stapel.
transport-gold = Goud vervangt hout, steen of ijzer. Niets vervangt goud, en geen vaardigheid vervangt een andere. Waar elke grondstof goed is, telt elke soort.
transport-turned = De tegel wordt omgedraaid waar hij ligt; wat erop ligt en staat, blijft. Vanaf dan krijgt ieder die hem gebruikt het effect van de achterkant.
    .upgrade = De Houtzaagmolen. Met drie hout erop wordt hij omgedraaid: 10 punten in plaats van 3.

## Het eind van een seizoen

section-end = Het eind van een seizoen
end-losing = Verliezende biedingen gaan terug achter het scherm van hun eigenaar.
end-unsold = Tegels zonder bod gaan in de doos, de arbeiders erop in de zak.
end-won = Wie het meest bood, neemt de tegel en krijgt de arbeiders die erop staan. De arbeiders van het bod gaan in de zak. Zomer-schepen werken vanaf nu.
end-village = De arbeiders in jouw dorp komen achter jouw scherm, wie ze ook geplaatst heeft.
end-boats = De winnaars van volgorde-tegels 1, 2, 3 en 4 kiezen in die volgorde een schip, ieder één keer; dan de anderen, met de klok mee vanaf de nieuwe startspeler. Ieder neemt alle arbeiders en vaardigheden van één schip; in de winter het schip zelf, en ook de gewonnen volgorde-tegels. Wie de tegel met de paarse arbeider wint, wordt startspeler. Bood daar niemand op, dan kiezen de anderen vanaf de oude startspeler, en daarna wordt zijn linkerbuur startspeler. De winnende biedingen gaan in de zak.
    .order = De winnaar van volgorde-tegel 1 kiest als eerste een schip. De winnaar van tegel 2, met de paarse arbeider, kiest als tweede en begint het volgende seizoen. De derde speler neemt het schip dat overblijft.
end-build = Daarna bouwt iedereen (KF V1) en begint het volgende seizoen; na de winter worden de punten geteld.

## Het dorp bouwen

section-village = Het dorp bouwen
village-together = Alle spelers bouwen tegelijk, ieder in de volgorde die hij wil. Elke tegel die past, moet gelegd worden.
village-beside = Een tegel komt op een lege plek naast een tegel van je dorp, gedraaid zoals je wilt. Een weg naar de thuis-tegel is niet nodig.
village-edges = Waar twee tegels elkaar raken, zijn de randen gelijk: weg, veld of water. Water mag open liggen.
    .edges = Weg aan weg, veld aan veld, en het schip met zijn water aan het water van de thuis-tegel.
village-water = Aan het water van de thuis-tegel kan alleen een schip liggen, met zijn eigen water ertegenaan.
village-fixed = Een tegel die ligt, wordt niet meer verplaatst of gedraaid. Tot je zegt dat je klaar bent, mag je hem terugnemen.
village-aside = Een tegel die nergens past, wordt opzij gelegd. Hij is van jou en telt mee, maar raakt niets; past hij in een later seizoen, dan wordt hij alsnog gelegd.
village-free = Met zomer-schip 2a hoeven randen niet te kloppen, al vanaf het seizoen waarin je het wint.

## Zomer-schepen

section-powers = Zomer-schepen
powers-whose = Hun vermogen is van wie ze gewonnen heeft en vraagt geen arbeider. Elk toont kant a of kant b, dus is er in een spel maar één van de twee.
powers-one-a = 1a: bij het kiezen van schepen nog 2 arbeiders uit de zak.
powers-one-b = 1b: bij het kiezen van schepen nog 1 groene arbeider uit de voorraad.
powers-two-a = 2a: je stappen gaan ook over veldranden, niet over water, en je tegels hoeven niet aan te sluiten (KF V7).
powers-two-b = 2b: waar je ook een tegel gebruikt, je stappen en opwaarderingen tellen dubbel, en de punten van de Keyflower ook.
powers-three-a = 3a: bij het opwaarderen telt elke grondstof als elke andere, ook als goud.
powers-three-b = 3b: in de eindtelling telt elke grondstof als elke andere, ook als goud.
powers-four-a = 4a: heeft een ander met blauw, rood of geel op een dorps-tegel geboden, dan mag je dat met een andere kleur overbieden. Niet tegen groen, niet op volgorde-tegels, en niet naast een bod van jou dat daar in een andere kleur staat.
    .lying = Twee blauwe arbeiders worden overboden door drie rode, die liggen: voor alle anderen blijft de Hoefsmid blauw.
powers-lying = Je arbeiders liggen daar; voor alle anderen en voor gebruik houdt de tegel zijn kleur, en jij mag alleen de kleur van de liggende toevoegen. Zijn alle andere biedingen weg en staat er niemand op de tegel, dan gaan de jouwe staan en geven ze hem hun kleur.
powers-four-b = 4b: een tegel met al een bod of gebruik mag je gebruiken met arbeiders van elke kleur, ook gemengd. Die van een andere kleur liggen. Allemaal tellen ze mee voor de zes.

## Winter

section-winter = Winter
winter-choice = Eerst kiest iedereen in het geheim minstens één van zijn wintertegels. Die worden geschud en neergelegd; de andere gaan ongezien in de doos.
winter-bids = Op wintertegels wordt geboden, maar ze worden niet gebruikt. Tegels in dorpen gebruik je zoals altijd.
winter-boats = De schepen zijn leeg: aan het eind van de winter worden de schepen zelf en de volgorde-tegels genomen.
winter-over = Na het laatste bouwen is het spel voorbij. De arbeiders die dan achter de schermen staan, tellen.

## De eindtelling

section-scoring = De eindtelling
scoring-printed = De punten op de kant die boven ligt, van elke tegel van jou. De achterkant vervangt de voorkant.
scoring-order = Een volgorde-tegel geeft één punt voor elke tegel die hem raakt.
    .order-tile = Deze volgorde-tegel raakt de thuis-tegel en de Key-steengroeve: 2 punten.
scoring-boat = Je schip. Keyflower: één punt voor elk transportgetal op je tegels. Sea Bastion: één voor elke tegel op je beste rondwandeling (KF F9). Sea Breese: 2, 4, 8, 16, 32 voor één tot vijf schepen in de rivier (KF F10). Flipper: 2, en één gratis opwaardering. Ianvincible: 5. White Wind: één voor elke arbeider die je eraan geeft.
scoring-items = Elke arbeider, elke vaardigheid en elke grondstof telt hoogstens één keer, op één tegel naar keuze. Een wintertegel telt zo vaak als je hem kunt vullen. Goud dat nergens anders telt, is één punt.
    .items = Apotheek, Handwerkersgilde, Key-markt, en 8 blauwe, 3 rode, 3 gele en 1 groene arbeider: drie sets van drie kleuren geven 9 punten, de vijf blauwe die overblijven 3, de groene 2. Samen 14.
scoring-yards = Houtopslag, Steenopslag, Smid en Schuur tellen wat erop ligt. Alle andere tegels nemen grondstoffen van waar ook in het dorp, ook van deze vier als je daar de punten opgeeft.
scoring-gold = Goud telt als elke grondstof.
scoring-purple = De paarse arbeider telt één keer, als arbeider van een kleur, als vaardigheid of als grondstof naar keuze.
scoring-best = Zoeken hoef je niet: voor iedere speler wordt de beste verdeling gevonden.
scoring-walk = Een rondwandeling gaat over wegen terug naar het begin en neemt geen weg twee keer. Een tegel telt één keer, ook als je er twee keer langskomt.
    .walk = Twee kringen die de thuis-tegel delen: vijf tegels op de wandeling, 5 punten voor de Sea Bastion.
scoring-river = De rivier loopt vanaf het water van de thuis-tegel rechtdoor. Schepen en zomer-schepen die er zonder gat in liggen, tellen.
    .river = Drie schepen in de rivier onder de thuis-tegel: 8 punten voor de Sea Breese.
scoring-most = De meeste punten winnen; wie gelijk staat, deelt de winst.

## Wat geheim is

section-hidden = Wat geheim is
hidden-screens = Hoeveel arbeiders en vaardigheden achter een scherm zijn, ziet iedereen; van welke kleur en soort alleen de eigenaar.
hidden-winter = Wintertegels in de hand zijn geheim, en ook van wie welke was. Hoeveel ieder er koos, is bekend.
hidden-drawn = Wat uit de zak en van de stapel getrokken wordt, ziet alleen wie het trekt.
hidden-paid = Waar elke vaardigheid goed is, betaal je gedekt.
hidden-open = Al het andere is open: dorpen, biedingen, schepen, de voorraad, de aantallen in zak en stapel, en welke arbeiders terugkomen.
hidden-points = Tijdens het spel telt niemand punten; de schermen gaan aan het eind open.

## Wat een tafel kan afspreken

section-options = Wat een tafel kan afspreken
options-why = Waar de spelregels een vraag openlaten, mag wie de tafel klaarzet het andere antwoord kiezen.
options-loose = Met zomer-schip 3b is elke grondstof die nergens anders telt één punt, zoals goud; of alleen echt goud.
options-counter = Met zomer-schip 4a overbied je alleen op dorps-tegels; of ook op volgorde-tegels.
options-cross = Met zomer-schip 2a mag een grondstof over een rand waar weg en veld elkaar raken; of niet.
options-first = Het eerste gebruik van een tegel mag met hoogstens zes arbeiders; of hoogstens drie.
