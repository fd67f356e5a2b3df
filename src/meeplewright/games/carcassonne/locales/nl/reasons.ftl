### Waarom een beurt goed is: onder een hint of een zet van de analyse.

cc-reason-completes =
    Voltooit { $kind ->
        [city] een stad
        [road] een weg
       *[cloister] een klooster
    }: { $points ->
        [one] 1 punt
       *[other] { $points } punten
    }
cc-reason-completes-shared =
    Voltooit { $kind ->
        [city] een stad
        [road] een weg
       *[cloister] een klooster
    }, gedeeld met { $names }: elk { $points ->
        [one] 1 punt
       *[other] { $points } punten
    }
cc-reason-completes-other =
    Voltooit { $kind ->
        [city] een stad
        [road] een weg
       *[cloister] een klooster
    } van { $names }: { $points ->
        [one] 1 punt
       *[other] { $points } punten
    }
cc-reason-takes =
    Neemt { $kind ->
        [city] een stad
        [road] een weg
       *[field] een weide
    } over van { $names }
cc-reason-joins =
    Krijgt een aandeel in { $kind ->
        [city] een stad
        [road] een weg
       *[field] een weide
    } van { $names }
cc-reason-blocks =
    { $kind ->
        [city] Een stad
        [road] Een weg
       *[cloister] Een klooster
    } van { $names } kan niet meer voltooid worden
cc-reason-hinders =
    Naast { $kind ->
        [city] een stad
        [road] een weg
       *[cloister] een klooster
    } van { $names } { $tiles ->
        [one] past nog maar 1 tegel
       *[other] passen nog maar { $tiles } tegels
    }
cc-reason-returns =
    { $followers ->
        [one] 1 horige komt terug
       *[other] { $followers } horigen komen terug
    }
cc-reason-starts =
    Begint aan { $kind ->
        [city] een stad
       *[road] een weg
    }
cc-reason-claims =
    Bezet { $kind ->
        [city] een stad
       *[road] een weg
    } van { $tiles ->
        [one] 1 tegel
       *[other] { $tiles } tegels
    }
cc-reason-cloister = Begint aan een klooster: { $tiles } van 9 tegels
cc-reason-field = Bezet een weide; voltooide steden: { $cities }
cc-reason-extends =
    Breidt { $kind ->
        [city] een stad
        [road] een weg
       *[cloister] een klooster
    } uit: { $points ->
        [one] 1 punt
       *[other] { $points } punten
    } (was { $before })
cc-reason-farm = Voltooide steden voor de boeren: { $cities }
cc-reason-keeps = Horigen die in de voorraad blijven: { $followers }
cc-reason-second = Geeft een tweede tegel
cc-reason-goods =
    Levert { $tokens ->
        [one] 1 goederenfiche
       *[other] { $tokens } goederenfiches
    } op
cc-reason-spoils =
    { $kind ->
        [city] Een stad
       *[road] Een weg
    } van { $names } levert alleen nog punten op als die voltooid wordt
cc-reason-raises =
    { $kind ->
        [city] Een stad
       *[road] Een weg
    } is voltooid meer waard: minstens { $points ->
        [one] 1 punt
       *[other] { $points } punten
    }
cc-reason-builder =
    Bouwmeester { $kind ->
        [city] in een stad
       *[road] op een weg
    }: later een tweede tegel
cc-reason-pig = Varken op een weide; voltooide steden: { $cities }
cc-reason-grows =
    { $kind ->
        [city] Geeft een stad een betere kans
        [road] Geeft een weg een betere kans
        [cloister] Geeft een klooster een betere kans
        [field] Versterkt de boeren
        [supply] Meer horigen in de voorraad
        [figures] Figuren en goederen zijn meer waard
        [others] De anderen kunnen minder punten verwachten
       *[points] Meer punten als de partij nu zou eindigen
    }
cc-reason-above-average =
    { $kind ->
        [city] Beter voor steden dan de gemiddelde beurt
        [road] Beter voor wegen dan de gemiddelde beurt
        [cloister] Beter voor kloosters dan de gemiddelde beurt
        [field] Beter voor boeren dan de gemiddelde beurt
        [supply] Houdt meer horigen in de voorraad dan de gemiddelde beurt
        [figures] Beter voor figuren en goederen dan de gemiddelde beurt
        [others] Laat de anderen minder punten dan de gemiddelde beurt
       *[points] Meer punten dan na de gemiddelde beurt
    }
