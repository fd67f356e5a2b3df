### Waarom een beurt goed is: onder een hint of een zet van de analyse.

kf-reason-outbids = Overbiedt { $names } op { TILE($tile, form: "with-article") }
kf-reason-worth =
    { TILE($tile, form: "with-article") } levert nu { $points ->
        [one] 1 punt
       *[other] { $points } punten
    } op
kf-reason-order =
    { $number ->
        [1] Kiest als eerste een schip
       *[other] Kiest een schip, uiterlijk als nummer { $number }
    }
kf-reason-purple = Met de paarse arbeider
kf-reason-safe = Niemand heeft nu genoeg arbeiders om dit bod te overbieden
kf-reason-only = Nu alleen te overbieden door { $names }
kf-reason-spare = Nog over in deze kleur om te verhogen: { $count }
kf-reason-green = Anderen hebben groene arbeiders nodig om te bieden op { TILE($tile, form: "with-article") }
kf-reason-gains =
    Levert op: { $resource ->
        [wood] { $count } hout
        [stone] { $count } steen
        [iron] { $count } ijzer
        [gold] { $count } goud
       *[mixed] grondstoffen ({ $count })
    }
kf-reason-draws-workers =
    Trekt { $count ->
        [one] 1 arbeider
       *[other] { $count } arbeiders
    }
kf-reason-draws-skills =
    Trekt { $count ->
        [one] 1 vaardigheid
       *[other] { $count } vaardigheden
    }
kf-reason-takes-green =
    Levert { $count ->
        [one] 1 groene arbeider
       *[other] { $count } groene arbeiders
    } op
kf-reason-full = Niemand anders kan { TILE($tile, form: "with-article") } dit seizoen nog gebruiken
kf-reason-returns = De arbeiders komen aan het eind van het seizoen terug
kf-reason-upgrade =
    { TILE($tile, form: "with-article") } opwaarderen: { $points ->
        [one] 1 punt
       *[other] { $points } punten
    }
kf-reason-stores =
    De grondstoffen zijn op { TILE($tile, form: "with-article") } { $points ->
        [one] 1 punt
       *[other] { $points } punten
    } waard
kf-reason-ready = { TILE($tile, form: "with-article") } heeft alle grondstoffen voor de opwaardering
kf-reason-needed = { TILE($tile, form: "with-article") } heeft de grondstoffen nodig voor de opwaardering
kf-reason-ends = Beëindigt het seizoen; gewonnen tegels: { $count }
kf-reason-leads = Tegels met het winnende bod: { $count }
kf-reason-keeps = Arbeiders bewaard voor later: { $count }
kf-reason-boat-workers = Arbeiders op het schip: { $count }
kf-reason-boat-skills = Vaardigheden op het schip: { $count }
kf-reason-place =
    Levert hier { $points ->
        [one] 1 punt
       *[other] { $points } punten
    } op
kf-reason-roads = Wegen naar aangrenzende tegels: { $count }
kf-reason-grows =
    { $kind ->
        [workers] Meer arbeiders om te plaatsen
        [skills] Meer vaardigheden
        [resources] Meer grondstoffen over
        [upgrades] Brengt opwaarderingen en opslag dichterbij
        [uses] Tegels die in latere seizoenen van nut zijn
        [hand] De wintertegels in de hand leveren meer punten op
        [together] Tegels, arbeiders en grondstoffen die goed samengaan
        [others] De anderen kunnen minder punten verwachten
       *[points] Meer punten als de partij met dit seizoen zou eindigen
    }
kf-reason-above-average =
    { $kind ->
        [workers] Laat meer arbeiders over dan de gemiddelde beurt
        [skills] Laat meer vaardigheden over dan de gemiddelde beurt
        [resources] Laat meer grondstoffen over dan de gemiddelde beurt
        [upgrades] Beter voor opwaarderingen en opslag dan de gemiddelde beurt
        [uses] Beter voor latere seizoenen dan de gemiddelde beurt
        [hand] Beter voor de wintertegels in de hand dan de gemiddelde beurt
        [together] Alles gaat beter samen dan na de gemiddelde beurt
        [others] Laat de anderen minder punten dan de gemiddelde beurt
       *[points] Meer punten dan na de gemiddelde beurt
    }
