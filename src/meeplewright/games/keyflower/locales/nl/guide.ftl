### The guided first game of Keyflower.

guide-keyflower-welcome-title = Welkom!
guide-keyflower-welcome = In vier seizoenen bouwen jij en { $bot } elk een dorp. Achter je scherm staan acht arbeiders die alleen jij ziet. Daarmee bied je op nieuwe tegels of gebruik je tegels.
guide-keyflower-bid-title = Bied op een tegel
guide-keyflower-bid = Deze lente worden er zes tegels geveild. Wie aan het eind van het seizoen de meeste arbeiders naast een tegel heeft, krijgt hem. Open de gemarkeerde tegel en bied.
guide-keyflower-bid_workers-title = Welke arbeiders?
guide-keyflower-bid_workers = Voor een eerste bod is één arbeider genoeg; met meer ben je moeilijker te overbieden. Ze moeten allemaal dezelfde kleur hebben.
guide-keyflower-colours-title = Eén kleur per tegel
guide-keyflower-colours = De rest van het seizoen mag iedereen bij de gemarkeerde tegel alleen arbeiders van deze kleur plaatsen, om te bieden of om hem te gebruiken. Zo kun je je tegenstander weghouden.
guide-keyflower-rival-title = { $bot } heeft gespeeld
guide-keyflower-rival = De zet van je tegenstander is gemarkeerd. Jullie spelen om de beurt, telkens met één bod of één gebruik van een tegel, tot jullie na elkaar allebei passen. De groene getallen onder een tegel geven aan hoeveel arbeiders een bod en een gebruik vragen.
guide-keyflower-use-title = Gebruik een tegel
guide-keyflower-use = Plaats arbeiders op een tegel en je krijgt meteen wat hij oplevert. Dat mag in het midden, in je dorp en zelfs in dat van je tegenstander. Open de gemarkeerde tegel en gebruik hem.
guide-keyflower-use_workers-title = Eén arbeider is genoeg
guide-keyflower-use_workers = Het eerste gebruik van een tegel vraagt één arbeider, elk volgend gebruik minstens één meer dan het vorige. Ze blijven staan en gaan aan het eind van het seizoen naar de eigenaar van de tegel.
guide-keyflower-home-title = Je thuistegel
guide-keyflower-home = Grondstoffen van tegels buiten je dorp komen op je thuistegel. Liggen daar één hout en één steen, dan kun je hem opwaarderen: omgedraaid is hij 5 punten waard.
guide-keyflower-outbid-title = Je bent overboden
guide-keyflower-outbid = Je arbeiders bij de gemarkeerde tegel ben je niet kwijt. Zet er arbeiders bij om weer het hoogste bod te hebben, of verplaats de hele groep naar een andere tegel om daarop te bieden of die te gebruiken. Als je arbeiders kiest, staat de groep ernaast.
guide-keyflower-turn_over-title = Vervoeren en opwaarderen
guide-keyflower-turn_over = Nu kun je grondstoffen over wegen vervoeren en tegels opwaarderen. Op een tegel met alle grondstoffen die de opwaardering kost, staat een pijl: tik erop om de tegel om te draaien. Rond daarna af.
guide-keyflower-carry-title = Vervoer een grondstof
guide-keyflower-carry = Je kunt een tegel pas opwaarderen als alle grondstoffen die dat kost erop liggen. Kies de gemarkeerde grondstof op { TILE($from, form: "with-article") } en daarna { TILE($to, form: "with-article") }.
guide-keyflower-flip-title = Waardeer de tegel op
guide-keyflower-flip = Op { TILE($tile, form: "with-article") } liggen alle grondstoffen die de opwaardering kost. Tik op de gemarkeerde pijl om de tegel om te draaien.
guide-keyflower-finish-title = Rond af
guide-keyflower-finish = Er is hier niets meer te doen. Kies “Afronden”.
guide-keyflower-pass-title = Klaar met de lente?
guide-keyflower-pass = Wil je geen arbeiders meer plaatsen, pas dan. Later mag je toch nog arbeiders plaatsen; het seizoen eindigt als jullie na elkaar allebei passen.
guide-keyflower-boat-title = Het seizoen is voorbij
guide-keyflower-boat = Elke tegel gaat naar de hoogste bieder; verloren biedingen gaan terug achter de schermen. Nu neemt iedereen een schip: je krijgt de arbeiders en vaardigheidskaartjes aan boord.
guide-keyflower-village-title = Bouw je dorp
guide-keyflower-village = Leg de tegels die je hebt gewonnen: kies een tegel en een vakje naast je dorp, en draai de tegel zo dat weg op weg en water op water aansluit. Rond daarna af.
guide-keyflower-winter-title = Denk aan de winter
guide-keyflower-winter = Je hebt wintertegels die niemand anders kan zien. In de winter kies je welke je laat veilen. Ze geven punten voor wat je verzamelt, dus denk vooruit.

guide-keyflower-chapter_bids-title = Bieden
guide-keyflower-chapter_bids = Lente: bied op tegels, overbied je tegenstander, gebruik tegels en pas.
guide-keyflower-chapter_villages-title = Dorpen en transport
guide-keyflower-chapter_villages = Gebruik je eigen tegels, vervoer grondstoffen en waardeer tegels op.
guide-keyflower-chapter_winter-title = Winter
guide-keyflower-chapter_winter = Kies wintertegels, win de juiste en speel door tot en met de eindtelling.

guide-keyflower-instead_tile = Je hebt een andere tegel gekozen. Dat is prima: de tutorial gaat vanaf hier verder.
guide-keyflower-instead_workers = Je hebt andere arbeiders geplaatst dan voorgesteld. Dat kan ook.
guide-keyflower-instead_pass = Je hebt gepast. Dat is prima: zolang het seizoen duurt, mag je in je volgende beurt weer arbeiders plaatsen.
guide-keyflower-instead_turn = Je hebt iets anders gedaan. Dat is prima: de tutorial gaat vanaf hier verder.
guide-keyflower-instead_boat = Je hebt een ander schip genomen. Dat is prima: elk schip heeft iets nuttigs.

guide-keyflower-overbid-title = Overbied je tegenstander
guide-keyflower-overbid = { $bot } heeft het hoogste bod op de gemarkeerde tegel. Wil je die tegel winnen, bied dan meer arbeiders dan je tegenstander, in dezelfde kleur.
guide-keyflower-next_bid-title = Bied hier
guide-keyflower-next_bid =
    { $gives ->
    [workers] Een sterke speler zou nu op de gemarkeerde tegel bieden. Die levert arbeiders op, en met arbeiders bied je.
    [skills] Een sterke speler zou nu op de gemarkeerde tegel bieden. Die levert vaardigheidskaartjes op, en die heb je voor veel opwaarderingen nodig.
    [resources] Een sterke speler zou nu op de gemarkeerde tegel bieden. Die levert grondstoffen op, en die heb je voor veel opwaarderingen nodig.
    [transport] Een sterke speler zou nu op de gemarkeerde tegel bieden. Die brengt grondstoffen waar ze nodig zijn en waardeert tegels op.
    [order] Een sterke speler zou nu op de gemarkeerde tegel bieden. Wie die wint, kiest als eerste een schip.
    [power] Een sterke speler zou nu op de gemarkeerde tegel bieden. Die heeft een speciale eigenschap.
   *[points] Een sterke speler zou nu op de gemarkeerde tegel bieden. Die levert aan het eind van het spel punten op.
    }
guide-keyflower-next_use-title = Gebruik deze tegel
guide-keyflower-next_use =
    { $gives ->
    [workers] Een sterke speler zou nu de gemarkeerde tegel gebruiken. Met meer arbeiders kun je op meer tegels bieden en meer tegels gebruiken.
    [skills] Een sterke speler zou nu de gemarkeerde tegel gebruiken. Met vaardigheidskaartjes betaal je opwaarderingen, en sommige wintertegels geven er punten voor.
    [resources] Een sterke speler zou nu de gemarkeerde tegel gebruiken. Met grondstoffen betaal je opwaarderingen, en opgewaardeerde tegels leveren punten op.
    [transport] Een sterke speler zou nu de gemarkeerde tegel gebruiken. Die brengt grondstoffen waar ze nodig zijn en waardeert tegels op.
   *[other] Een sterke speler zou nu de gemarkeerde tegel gebruiken. Het effect is nuttig voor je dorp.
    }
guide-keyflower-next_pass-title = Passen
guide-keyflower-next_pass = Een sterke speler zou nu passen: er valt niets meer te halen dat extra arbeiders waard is.
guide-keyflower-next_workers-title = Welke arbeiders?
guide-keyflower-next_workers = De gemarkeerde keuze is genoeg. Kies die en ga verder.
guide-keyflower-next_move-title = Vervoeren en opwaarderen
guide-keyflower-next_move = De volgende stap is gemarkeerd. Is er niets meer te doen, rond dan af.
guide-keyflower-bids_end-title = Je weet nu hoe je biedt
guide-keyflower-bids_end = Je hebt geboden, tegels gebruikt en je eerste tegels gelegd. In het volgende hoofdstuk gebruik je de tegels in je dorp en vervoer je grondstoffen. Of speel deze partij uit.
guide-keyflower-villages_welcome-title = Je dorp
guide-keyflower-villages_welcome = Je dorp heeft zijn eerste tegels. Alle arbeiders in je dorp en op de tegels die je hebt gewonnen, staan nu achter je scherm, en er worden nieuwe tegels geveild.
guide-keyflower-own-title = Gebruik je eigen tegel
guide-keyflower-own = De grondstoffen die een tegel in je dorp oplevert, blijven op die tegel liggen. De arbeiders erop krijg je aan het eind van het seizoen terug, dus je raakt ze niet kwijt.
guide-keyflower-guest-title = Gebruik een tegel van je tegenstander
guide-keyflower-guest = Je mag ook tegels in het dorp van je tegenstander gebruiken. De grondstoffen die ze opleveren, komen op je thuistegel, maar je tegenstander krijgt de arbeiders aan het eind van het seizoen.
guide-keyflower-transport-title = Vervoer grondstoffen
guide-keyflower-transport = Een tegel waardeer je op met grondstoffen die erop liggen. Met de gemarkeerde tegel vervoer je grondstoffen over de wegen in je dorp, per stap één tegel ver. Gebruik hem.
guide-keyflower-upgrade-title = Waardeer een tegel op
guide-keyflower-upgrade = Liggen op een tegel alle grondstoffen die de opwaardering kost, dan kun je hem omdraaien: daarna levert hij meer op of is hij punten waard. Met de gemarkeerde tegel kun je vervoeren en opwaarderen. Gebruik hem.
guide-keyflower-skills-title = Vaardigheidskaartjes
guide-keyflower-skills = Zagen, pikhouwelen en aambeelden liggen achter je scherm. Sommige opwaarderingen en het gebruik van sommige tegels kosten er één, en sommige wintertegels geven er punten voor.
guide-keyflower-villages_end-title = Je dorp groeit
guide-keyflower-villages_end = Je kunt nu tegels gebruiken, grondstoffen vervoeren en tegels opwaarderen. Het laatste hoofdstuk gaat over de winter, die de partij beslist. Of speel deze partij uit.
guide-keyflower-winter_welcome-title = Het laatste seizoen
guide-keyflower-winter_welcome = Wintertegels geven punten voor wat je hebt verzameld. Jij en { $bot } kiezen elk in het geheim welke van jullie eigen wintertegels worden geveild, minstens één.
guide-keyflower-winter_choice-title = Kies je wintertegels
guide-keyflower-winter_choice = Laat veilen wat bij je eigen dorp past en houd achter waar { $bot } meer aan heeft. De gemarkeerde keuze is die van een sterke speler.
guide-keyflower-winter_tiles-title = De winterveiling
guide-keyflower-winter_tiles = Op wintertegels kun je alleen bieden; gebruiken kan niet. Open ze om te zien wat ze jou opleveren. Tegels in beide dorpen kun je nog steeds gebruiken.
guide-keyflower-winter_order-title = Volgordetegels
guide-keyflower-winter_order = Wie de volgordetegel wint, kiest als eerste een schip. In de winter komen beide in het dorp: schepen leveren punten op, en de volgordetegel 1 punt voor elke tegel ernaast.
guide-keyflower-winter_boat-title = Kies je schip
guide-keyflower-winter_boat = Nu neem je het schip zelf op in je dorp. Open de schepen om te zien wat ze jou opleveren.
guide-keyflower-winter_village-title = Bouw voor de laatste keer
guide-keyflower-winter_village = Leg alles wat je hebt gewonnen. Een volgordetegel geeft punten voor de tegels ernaast, dus leg hem tussen andere tegels. Rond daarna af.
guide-keyflower-winter_end-title = Je hebt de hele partij gespeeld
guide-keyflower-winter_end = Je arbeiders, vaardigheidskaartjes en grondstoffen zijn ingezet waar ze de meeste punten opleveren. Het puntenoverzicht toont het regel voor regel.
guide-keyflower-bring-title = Verplaats een overboden groep
guide-keyflower-bring = Arbeiders bij een tegel waar je bent overboden, ben je niet kwijt. Kies de gemarkeerde groep: de hele groep gaat naar deze tegel, en meer arbeiders zijn niet nodig.
guide-keyflower-next_choice-title = Kies
guide-keyflower-next_choice = De gemarkeerde keuze past het best bij het plan.
