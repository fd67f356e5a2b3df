### Keyflower: cuvintele, motivele regulilor, întâmplările, punctele, masa din terminal.

keyflower = Keyflower

## De ce o acțiune nu este permisă. Urmează după numărul regulii și două puncte. $tile este o plăcuță.

# $step este ce urmează acum.
why-other-step =
    nu acesta este pasul; acum { $step ->
        [draw] se trage la sorți
        [turn] începe o tură: pas, licitație sau folosirea unei plăcuțe
        [workers] se așază muncitori
        [pay] se plătește folosirea
        [choose] se alege o resursă
        [transport] se transportă și se dezvoltă
        [boat] se alege o barcă
        [village] se așază plăcuțe
        [winter] se aleg plăcuțe de iarnă
       *[over] jocul s-a terminat
    }.
why-tiles-to-lay = mai sunt plăcuțe de așezat.
why-cannot-pay = cu aceasta nu se poate plăti: { $with }.
why-not-in-stock =
    aici nu se poate lua { $resource ->
        [wood] lemn
        [stone] piatră
        [iron] oțel
       *[gold] aur
    }.
why-no-step = așa ceva nu poate fi dus într-un pas de la { $from } la { $to }.
why-boat-taken = { $boat }: barca nu este liberă.
why-not-those-tiles = trebuie aleasă cel puțin una dintre plăcuțele tale de iarnă, și numai dintre ale tale.
why-no-auction = { $tile }: aici nu se licitează.
why-too-few-to-bid =
    { $tile }: licitația cere cel puțin { $needed ->
        [one] un muncitor
        [few] { $needed } muncitori
       *[other] { $needed } de muncitori
    } de o singură culoare.
why-too-few-of-colour =
    { $tile }: trebuie cel puțin { $needed ->
        [one] un muncitor
        [few] { $needed } muncitori
       *[other] { $needed } de muncitori
    } de culoare { $colour ->
        [blue] albastră
        [red] roșie
        [yellow] galbenă
       *[green] verde
    }, și nu ai atâția.
why-never-used = { $tile }: nu se folosește; dă doar puncte sau o putere.
why-not-in-reach = { $tile }: nu se află nici într-un sat, nici la licitație.
why-tile-full = { $tile }: nu este loc pentru atâția; încap șase muncitori pe sezon.
why-no-payment = { $tile }: nu ai putea plăti folosirea.
why-too-few-to-use =
    { $tile }: folosirea cere cel puțin { $needed ->
        [one] un muncitor
        [few] { $needed } muncitori, de o singură culoare dacă barca 4b nu te lasă să-i amesteci
       *[other] { $needed } de muncitori, de o singură culoare dacă barca 4b nu te lasă să-i amesteci
    }.
why-no-group = { $tile }: aici nu ai licitat.
why-winning-stays = { $tile }: licitația ta câștigă aici, deci rămâne.
why-group-order = grupurile se numesc în ordinea plăcuțelor; { $tile } vine mai înainte.
why-group-does-not-fit = { $tile }: grupul tău de aici nu se potrivește, prin culoare sau număr.
why-not-so-many =
    în spatele paravanului tău nu se află { $number ->
        [one] niciun muncitor
        [few] { $number } muncitori
       *[other] { $number } de muncitori
    } de culoare { $colour ->
        [blue] albastră
        [red] roșie
        [yellow] galbenă
       *[green] verde
    }.
why-wrong-colour =
    muncitorii de culoare { $colour ->
        [blue] albastră
        [red] roșie
        [yellow] galbenă
       *[green] verde
    } nu pot fi așezați aici, nici măcar { $number }.
why-colour-order =
    culorile amestecate se spun pe rând; acum urmează { $colour ->
        [blue] albastru
        [red] roșu
        [yellow] galben
       *[green] verde
    }, fie și 0.
why-not-touching = { $tile }: trebuie așezată pe un loc gol, lângă o plăcuță din satul tău.
why-no-upgrade-left = în această folosire nu mai rămâne nicio dezvoltare.
why-not-own-village = { $tile }: nu se află în satul tău.
why-not-upgradable = { $tile }: nu poate fi dezvoltată, sau este deja.
why-cost-not-met = { $tile }: costul dezvoltării nu este acoperit; resursele trebuie să fie chiar pe plăcuță.
why-not-to-lay = { $tile }: nu aceasta trebuie așezată acum.
why-pick-first = spune mai întâi ce plăcuță așezi.
why-does-not-fit = { $tile }: nu se potrivește acolo așa; marginile trebuie să corespundă, iar drumurile sau apa să se lege.

## Lucruri, singure și numărate

colour-of-blue = albastru
colour-of-red = roșu
colour-of-yellow = galben
colour-of-green = verde
skill-saw = fierăstrău
skill-pickaxe = târnăcop
skill-anvil = nicovală
resource-wood = lemn
resource-stone = piatră
resource-iron = oțel
resource-gold = aur
resource-any = resursă

# Muncitori după culoare: „2 roșii”.
amount-blue =
    { $count ->
        [one] { $count } albastru
        [few] { $count } albaștri
       *[other] { $count } de albaștri
    }
amount-red =
    { $count ->
        [one] { $count } roșu
        [few] { $count } roșii
       *[other] { $count } de roșii
    }
amount-yellow =
    { $count ->
        [one] { $count } galben
        [few] { $count } galbeni
       *[other] { $count } de galbeni
    }
amount-green =
    { $count ->
        [one] { $count } verde
        [few] { $count } verzi
       *[other] { $count } de verzi
    }
amount-worker =
    { $count ->
        [one] { $count } muncitor
        [few] { $count } muncitori
       *[other] { $count } de muncitori
    }
amount-skill =
    { $count ->
        [one] { $count } aptitudine
        [few] { $count } aptitudini
       *[other] { $count } de aptitudini
    }
amount-saw =
    { $count ->
        [one] { $count } fierăstrău
        [few] { $count } fierăstraie
       *[other] { $count } de fierăstraie
    }
amount-pickaxe =
    { $count ->
        [one] { $count } târnăcop
        [few] { $count } târnăcoape
       *[other] { $count } de târnăcoape
    }
amount-anvil =
    { $count ->
        [one] { $count } nicovală
        [few] { $count } nicovale
       *[other] { $count } de nicovale
    }
amount-tile =
    { $count ->
        [one] { $count } plăcuță
        [few] { $count } plăcuțe
       *[other] { $count } de plăcuțe
    }
amount-resource =
    { $count ->
        [one] { $count } resursă
        [few] { $count } resurse
       *[other] { $count } de resurse
    }
amount-wood =
    { $count ->
        [one] { $count } lemn
        [few] { $count } lemne
       *[other] { $count } de lemne
    }
amount-stone =
    { $count ->
        [one] { $count } piatră
        [few] { $count } pietre
       *[other] { $count } de pietre
    }
amount-iron = { $count } oțel
amount-gold = { $count } aur

season-spring = Primăvara
season-summer = Vara
season-autumn = Toamna
season-winter = Iarna

phase-draw = tragere la sorți
phase-turn = o tură
phase-workers = așezarea muncitorilor
phase-pay = plata
phase-choose = alegerea unei resurse
phase-transport = transport și dezvoltare
phase-boat = alegerea unei bărci
phase-village = construirea satului
phase-winter = alegerea plăcuțelor de iarnă
phase-over = sfârșitul

## Ce fac plăcuțele

# Într-un tabel, după puncte și o bară: „1★ / vecin”.
unit-neighbour = vecin în sat
unit-here = { $thing } aici
unit-river = bărci la rând
unit-loop = plăcuță pe ocolul de drumuri
unit-transport = număr de transport
unit-chosen-worker = muncitor de o culoare
unit-chosen-skill = aptitudine de un fel
unit-chosen-resource = resursă de un fel

# În cuvinte.
does-gain = dă { $what }
does-choose = dă una dintre: { $what }
does-pay = pentru { $price }
does-transport =
    { $steps ->
        [one] un pas de transport
        [few] { $steps } pași de transport
       *[other] { $steps } de pași de transport
    }, { $upgrades ->
        [one] o dezvoltare
        [few] { $upgrades } dezvoltări
       *[other] { $upgrades } de dezvoltări
    }
does-store =
    la sfârșit { $points ->
        [one] un punct
        [few] { $points } puncte
       *[other] { $points } de puncte
    } pentru fiecare bucată de aici: { $thing }
does-score =
    la sfârșit { $points ->
        [one] un punct
        [few] { $points } puncte
       *[other] { $points } de puncte
    } pentru fiecare: { $what }
does-turn-order = la sfârșit un punct pentru fiecare plăcuță vecină din sat
does-river = la sfârșit puncte pentru una, două … bărci la rând pe râu: { $points }
does-loop = la sfârșit un punct pentru fiecare plăcuță de pe cel mai bun ocol închis pe drumuri
does-transport-sum = la sfârșit un punct pentru fiecare număr de transport din sat
does-flip = la sfârșit dezvoltă gratis o plăcuță
does-nothing = doar puncte
does-carry = duce { $what }

# Despre care față a plăcuței este vorba.
tile-front = Față
tile-back = Dezvoltată
tile-purple = Cu muncitorul mov
tile-plain = Fără muncitorul mov

power-summer_boat_1a = încă 2 muncitori din sac la alegerea bărcii
power-summer_boat_1b = încă 1 muncitor verde la alegerea bărcii
power-summer_boat_2a = transport peste câmpuri; marginile nu trebuie să corespundă
power-summer_boat_2b = dublează transportul și dezvoltările, și punctele bărcii Keyflower
power-summer_boat_3a = la dezvoltare orice resursă ține locul oricăreia
power-summer_boat_3b = la punctajul final orice resursă ține locul oricăreia
power-summer_boat_4a = întrece licitațiile altora cu orice culoare
power-summer_boat_4b = folosește cu orice culori, amestecate, plăcuțe licitate sau folosite deja

info-front = Așa cum este: { $does }. Puncte: { $points }
info-upgraded = Dezvoltată: { $does }. Puncte: { $points }
info-cost = Dezvoltarea costă: { $cost }
info-no-upgrade = Nu poate fi dezvoltată.
info-never-used = Nu se așază muncitori pe ea.

## Plăcuțe

tile-home_1 = Căsuța 1
tile-home_2 = Căsuța 2
tile-home_3 = Căsuța 3
tile-home_4 = Căsuța 4
tile-home_5 = Căsuța 5
tile-home_6 = Căsuța 6
tile-keywood = Cariera de lemn
tile-keystone_quarry = Cariera de piatră
tile-key_mine = Mina Key
tile-woodcutter = Tăietorul de lemne
tile-quarryman = Pietrarul de carieră
tile-miner = Minerul
tile-workshop = Atelierul
tile-gold_mine = Mina de aur
tile-stable = Grajdul
tile-apprentice_hall = Sala ucenicului
tile-alehouse = Berăria
tile-peddler = Negustorul
tile-store = Magazinul
tile-mason = Pietrarul
tile-tavern = Taverna
tile-hiring_fair = Târgul de angajări
tile-farrier = Potcovarul
tile-carpenter = Tâmplarul
tile-smelter = Topitorul
tile-brewer = Berarul
tile-summer_boat_1 = Barca de vară 1
tile-summer_boat_1a = Barca 1a
tile-summer_boat_1b = Barca 1b
tile-summer_boat_2 = Barca de vară 2
tile-summer_boat_2a = Barca 2a
tile-summer_boat_2b = Barca 2b
tile-summer_boat_3 = Barca de vară 3
tile-summer_boat_3a = Barca 3a
tile-summer_boat_3b = Barca 3b
tile-summer_boat_4 = Barca de vară 4
tile-summer_boat_4a = Barca 4a
tile-summer_boat_4b = Barca 4b
tile-timber_yard = Șantierul forestier
tile-stone_yard = Atelierul de prelucrare a pietrei
tile-blacksmith = Atelierul fierarului
tile-barn = Hambarul
tile-sawmill = Fabrica de cherestea
tile-sculptor = Sculptorul
tile-forge = Forja
tile-goldsmith = Aurarul
tile-well = Puțul
tile-wainwright = Constructorul de vagoane
tile-fair = Târgul
tile-inn = Hanul
tile-apothecary = Farmacia
tile-craftsmans_guild = Breasla meșteșugarului
tile-jeweller = Bijutierul
tile-key_guild = Breasla Key
tile-key_market = Piața Key
tile-keythedral = Catedrala
tile-mercers_guild = Breasla vânzătorului ambulant
tile-scholar = Cărturarul
tile-scribes = Scriitorul
tile-village_hall = Sala satului
tile-watermill = Moara de apă
tile-windmill = Moara de vânt
tile-keyflower = Keyflower
tile-sea_bastion = Sea Bastion
tile-sea_breese = Sea Breese
tile-flipper = Flipper
tile-ianvincible = Ianvincible
tile-white_wind = White Wind
tile-turn_order_tile_1 = Plăcuța ordinii de joc 1
tile-turn_order_tile_2 = Plăcuța ordinii de joc 2
tile-turn_order_tile_3 = Plăcuța ordinii de joc 3
tile-turn_order_tile_4 = Plăcuța ordinii de joc 4

## Opțiuni și valorile lor, după „=”

option-counter_bid = întrecerea licitațiilor cu barca 4a
option-counter_bid-village = la plăcuțe-sat
option-counter_bid-all = și la plăcuțele ordinii de joc
option-cross_mixed_edges = transport peste margini care nu corespund (barca 2a)
option-cross_mixed_edges-yes = permis
option-cross_mixed_edges-no = interzis
option-first_use = prima folosire a unei plăcuțe într-un sezon
option-first_use-6 = până la 6 muncitori
option-first_use-3 = până la 3 muncitori
option-loose_gold = punctul pentru aurul nefolosit, cu barca 3b
option-loose_gold-any = pentru orice resursă
option-loose_gold-real = doar pentru aur

## Ce s-a întâmplat: părți ale unui rând care începe cu numele jucătorului și două puncte.

event-pass = pas
event-bid = licitație la { $tile }
event-use = folosire: { $tile }
event-bring = cu grupul de la { $tile }
event-pay = plătește { $what }
event-pay_group = plătește cu grupul de la { $tile }
event-carry = { $what } de la { $start } la { $end }
event-upgrade = dezvoltare: { $tile }
event-boat = ia { $tile }
event-lay = { $tile } la { $cell }
event-winter = a ales plăcuțele de iarnă
event-draws = trage { $what }
event-took = ia în spatele paravanului { $what }
event-brought = primește { $what } ({ $tile })
event-gains = primește { $what } ({ $tile })
# Rânduri întregi.
event-sold = { $tile } îi revine lui { $name } pentru { $price }.
event-unsold = Nimeni nu a licitat, ies din joc: { $tiles }
event-revealed = Plăcuțe de iarnă puse pe masă: { $tiles } (cine câte a ales: { $numbers })
event-opened = avea în spatele paravanului: { $what }
event-season = Începe sezonul: { $season }.

## Pentru ce sunt punctele

item-printed = { $tile }
item-turn_order =
    { $tile }: { $count ->
        [one] un vecin
        [few] { $count } vecini
       *[other] { $count } de vecini
    }
# $doubled este yes sau no.
item-transport =
    { $tile }: transport { $count }{ $doubled ->
        [yes] , dublat
       *[no] {""}
    }
item-river =
    { $tile }: { $count ->
        [one] o barcă
        [few] { $count } bărci
       *[other] { $count } de bărci
    } la rând
item-loop = { $tile }: ocol de drumuri { $tiles }
item-gold = { $things } în afara plăcuțelor care punctează
item-things = { $tile }: { $things }
item-purple = cu muncitorul mov
item-flipped = dezvoltată gratis

## Masa din terminal

kf-to-play = { $name } la rând
kf-order = Ordinea:
kf-supply = Rezerva: { $supply }
kf-bag = sac: { $count }
kf-pile = teancul de aptitudini: { $count }
kf-boats = Bărci
kf-boat-empty = goală
kf-auction = Licitație
kf-your-village = Satul tău
kf-screen = În spatele paravanului:
kf-winter-tiles = Plăcuțe de iarnă: { $tiles }
kf-no-workers = niciun muncitor
kf-now =
    acum valorează { $points ->
        [one] un punct
        [few] { $points } puncte
       *[other] { $points } de puncte
    }
kf-waiting = De așezat: { $tiles }
kf-aside = Nu se potrivește nicăieri: { $tiles }
kf-with-purple = + muncitorul mov
kf-full = plin
# Capete de coloană, scurte.
kf-head-tile = plăcuță
kf-head-does = efect
kf-head-upgraded = dezvoltată
kf-head-cost = cost
kf-head-points = pct
kf-head-colour = culoare
kf-head-workers = folosit
kf-head-bids = licitații
kf-head-at = loc
kf-head-lying = pe ea
kf-legend = { $road } drum, { $water } apă, linii subțiri: câmp

kf-hand-over = { $name }, este rândul tău. Apasă Enter când nu se uită nimeni altcineva.
kf-ask-turn = { $bid } N licitație, { $use } N folosire, p pas, ? ajutor
kf-do-bid = licitează
kf-do-use = folosește
kf-which-tile = La ce plăcuță? Scrie { $command } și numărul ei, de exemplu { $command } 1.
kf-doing-bid = Licitație: { $tile }.
kf-doing-use = Folosire: { $tile }.
kf-brought = Vin împreună: { $what }.
kf-groups = Grupuri învinse care pot veni:
kf-group-from = { $what } de la { $tile }
kf-ask-workers = Câți? { $choices }
kf-ask-more = Câți în plus? { $choices }
kf-or-group = { $choices }, sau un grup: { $letters }
kf-ask-group = Ce grup? { $letters }
kf-which-colour = { $number } de ce culoare? Scrie de exemplu: { $example }
kf-ask-pay = Cu ce plătești? { $numbers }
kf-ask-choose = Ce resursă? { $numbers }
kf-ask-boat = Ce barcă? { $numbers }
kf-ask-village = Ce plăcuță așezi acum? { $numbers }
kf-ask-winter = Ce plăcuțe de iarnă intră în joc? { $numbers }
kf-transport =
    { $steps ->
        [0] Niciun pas rămas
        [one] Un pas rămas
        [few] { $steps } pași rămași
       *[other] { $steps } de pași rămași
    }, { $upgrades ->
        [0] nicio dezvoltare
        [one] o dezvoltare
        [few] { $upgrades } dezvoltări
       *[other] { $upgrades } de dezvoltări
    }.
kf-nothing-to-carry = Acum nu mai este nimic de transportat sau de dezvoltat.
kf-ask-transport = Ce urmează? { $numbers }, Enter când ai terminat
kf-laying = De așezat: { $tile }
kf-ask-cell = Unde? { $cells }
kf-ask-way = { $cell }, cum rotită? { $numbers }, Enter pentru alt loc
kf-closes-river =
    { $ways }: așa s-ar închide râul de lângă casa ta. { $boats ->
        [0] Nicio barcă nu ar încăpea
        [one] Doar o barcă ar încăpea
        [few] Doar { $boats } bărci ar încăpea
       *[other] Doar { $boats } de bărci ar încăpea
    } în șirul pentru care { tile-sea_breese } dă puncte.
kf-finish = gata
kf-no-such-tile = Nu există plăcuța „{ $text }”. Scrie numărul sau numele ei.
kf-no-such-player = Nu există jucătorul „{ $text }”. Scrie un număr sau o literă.
kf-undone = Anulat. Ce s-a tras la sorți va veni din nou în aceeași ordine.
kf-undo-other = Ultima decizie a fost a altui jucător; numai el o poate anula.

kf-help-turn = Fiecare plăcuță la vedere are un număr; b și w de lângă el spun ce poți face cu ea.
kf-help-bid = licitează la plăcuța 3
kf-help-use = folosește plăcuța 3 cu muncitori
kf-help-short = la fel, deodată cu muncitorii
kf-help-pass = pas
kf-help-info = ce face plăcuța 3; merge și numele
kf-help-village = satul tău sau al jucătorului 2
kf-help-table = arată masa din nou
kf-help-undo = anulează până la ultima ta decizie
kf-help-notation = Cine preferă scrie notația: bid:keywood, apoi workers:2,red.
kf-help-signs = { $step }2 doi pași de transport, { $upgrade }1 o dezvoltare, { $point } puncte, ≥3 atâția muncitori pentru folosirea următoare.
