### De ce este bună o tură: sub o sugestie sau o mutare din analiză.

kf-reason-outbids = Întrece oferta pentru { TILE($tile, form: "bare") } ({ $names })
kf-reason-worth =
    { TILE($tile) }: aduce acum { $points ->
        [one] 1 punct
        [few] { $points } puncte
       *[other] { $points } de puncte
    }
kf-reason-order =
    { $number ->
        [1] Alege barca înaintea celorlalți
       *[other] Asigură cel puțin locul { $number } la alegerea bărcilor
    }
kf-reason-purple = Aduce muncitorul mov
kf-reason-safe = Nimeni nu are acum destui muncitori ca să întreacă oferta
kf-reason-only = Oferta poate fi întrecută acum doar de { $names }
kf-reason-spare = Muncitori de această culoare rămași pentru mărirea ofertei: { $count }
kf-reason-green = Ceilalți au nevoie de muncitori verzi ca să liciteze pentru { TILE($tile, form: "bare") }
kf-reason-gains =
    { $resource ->
        [wood] Aduce lemn: { $count }
        [stone] Aduce piatră: { $count }
        [iron] Aduce oțel: { $count }
        [gold] Aduce aur: { $count }
       *[mixed] Aduce resurse: { $count }
    }
kf-reason-draws-workers =
    Trage { $count ->
        [one] 1 muncitor
        [few] { $count } muncitori
       *[other] { $count } de muncitori
    }
kf-reason-draws-skills =
    Trage { $count ->
        [one] 1 aptitudine
        [few] { $count } aptitudini
       *[other] { $count } de aptitudini
    }
kf-reason-takes-green =
    Aduce { $count ->
        [one] 1 muncitor verde
        [few] { $count } muncitori verzi
       *[other] { $count } de muncitori verzi
    }
kf-reason-full = Nimeni altcineva nu mai poate folosi { TILE($tile) } în acest sezon
kf-reason-returns = Muncitorii se întorc la sfârșitul sezonului
kf-reason-upgrade =
    Dezvoltare: { TILE($tile) }, { $points ->
        [one] 1 punct
        [few] { $points } puncte
       *[other] { $points } de puncte
    }
kf-reason-stores =
    { TILE($tile) } punctează resursele: { $points ->
        [one] 1 punct
        [few] { $points } puncte
       *[other] { $points } de puncte
    }
kf-reason-ready = { TILE($tile) }: sunt toate resursele pentru dezvoltare
kf-reason-needed = { TILE($tile) }: resursele sunt necesare pentru dezvoltare
kf-reason-ends = Încheie sezonul; plăcuțe câștigate: { $count }
kf-reason-leads = Plăcuțe cu oferta câștigătoare: { $count }
kf-reason-keeps = Muncitori păstrați pentru mai târziu: { $count }
kf-reason-boat-workers = Muncitori pe barcă: { $count }
kf-reason-boat-skills = Aptitudini pe barcă: { $count }
kf-reason-place =
    Aduce aici { $points ->
        [one] 1 punct
        [few] { $points } puncte
       *[other] { $points } de puncte
    }
kf-reason-roads = Drumuri spre plăcuțele adiacente: { $count }
kf-reason-grows =
    { $kind ->
        [workers] Mai mulți muncitori de așezat
        [skills] Mai multe aptitudini
        [resources] Mai multe resurse libere
        [upgrades] Apropie dezvoltările și depozitarea
        [uses] Plăcuțe folositoare în sezoanele următoare
        [hand] Plăcuțele de iarnă din mână aduc mai multe puncte
        [together] Plăcuțe, muncitori și resurse care se potrivesc bine
        [others] Ceilalți se pot aștepta la mai puține puncte
       *[points] Mai multe puncte dacă partida s-ar termina cu acest sezon
    }
kf-reason-above-average =
    { $kind ->
        [workers] Lasă mai mulți muncitori decât tura medie
        [skills] Lasă mai multe aptitudini decât tura medie
        [resources] Lasă mai multe resurse decât tura medie
        [upgrades] Mai bună pentru dezvoltări și depozitare decât tura medie
        [uses] Mai bună pentru sezoanele următoare decât tura medie
        [hand] Mai bună pentru plăcuțele de iarnă din mână decât tura medie
        [together] Totul se potrivește mai bine decât după tura medie
        [others] Lasă celorlalți mai puține puncte decât tura medie
       *[points] Mai multe puncte decât după tura medie
    }
