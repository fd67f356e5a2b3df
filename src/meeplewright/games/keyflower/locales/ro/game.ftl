### Keyflower: cuvintele, motivele regulilor, întâmplările, punctele, masa din terminal.

keyflower = Keyflower

## De ce o acțiune nu este permisă. Urmează după numărul regulii și două puncte. $tile este o plăcuță.

why-other-step =
    nu este posibil la acest pas; acum: { $step ->
        [draw] o extragere aleatorie
        [turn] pas, ofertă sau folosirea unei plăcuțe
        [workers] așezarea muncitorilor
        [pay] plata costului
        [choose] alegerea unei resurse
        [transport] transport și dezvoltări
        [boat] alegerea unei bărci
        [village] așezarea plăcuțelor
        [winter] alegerea plăcuțelor de iarnă
       *[over] partida s-a încheiat
    }.
setup-batch-compact = motorul pe loturi are o singură mărime, în care încape orice partidă.
why-tiles-to-lay = mai ai plăcuțe de așezat.
why-cannot-pay = nu poți plăti cu { $with }.
why-not-in-stock =
    aici nu se poate lua { $resource ->
        [wood] lemn
        [stone] piatră
        [iron] oțel
       *[gold] aur
    }.
why-no-step = așa ceva nu se poate muta într-un pas de la { TILE($from, form: "bare") } la { TILE($to, form: "bare") }.
why-boat-taken = { TILE($boat) }: barca este deja luată.
why-not-those-tiles = alege cel puțin una dintre plăcuțele tale de iarnă, și numai dintre ale tale.
why-no-auction = nu poți licita pentru { TILE($tile, form: "bare") }.
why-too-few-to-bid =
    o ofertă pentru { TILE($tile, form: "bare") } cere cel puțin { $needed ->
        [one] un muncitor
        [few] { $needed } muncitori de aceeași culoare
       *[other] { $needed } de muncitori de aceeași culoare
    }.
why-too-few-of-colour =
    la { TILE($tile, form: "bare") } este nevoie de cel puțin { $needed ->
        [one] un muncitor { $colour ->
            [blue] albastru
            [red] roșu
            [yellow] galben
           *[green] verde
        }, iar tu nu ai niciunul
        [few] { $needed } muncitori { $colour ->
            [blue] albaștri
            [red] roșii
            [yellow] galbeni
           *[green] verzi
        }, iar tu nu ai atâția
       *[other] { $needed } de muncitori { $colour ->
            [blue] albaștri
            [red] roșii
            [yellow] galbeni
           *[green] verzi
        }, iar tu nu ai atâția
    }.
why-never-used = { TILE($tile) }: plăcuța nu se poate folosi; doar aduce puncte sau are o abilitate specială.
why-not-in-reach = { TILE($tile) } nu se află nici într-un sat, nici la licitație.
why-tile-full = pe { TILE($tile, form: "bare") } nu încap atâția; o plăcuță primește cel mult șase muncitori pe sezon.
why-no-payment = nu poți plăti costul ca să folosești { TILE($tile) }.
why-too-few-to-use =
    ca să folosești { TILE($tile) } îți trebuie cel puțin { $needed ->
        [one] un muncitor
        [few] { $needed } muncitori de aceeași culoare (de culori diferite doar cu barca 4b)
       *[other] { $needed } de muncitori de aceeași culoare (de culori diferite doar cu barca 4b)
    }.
why-no-group = nu ai nicio ofertă pentru { TILE($tile, form: "bare") }.
why-winning-stays = oferta ta pentru { TILE($tile, form: "bare") } este câștigătoare, deci nu poate fi mutată.
why-group-order = grupurile se enumeră în ordinea plăcuțelor; întâi cel de la { TILE($tile, form: "bare") }.
why-group-does-not-fit = grupul tău de la { TILE($tile, form: "bare") } nu se potrivește aici, din cauza culorii sau a numărului.
why-not-so-many =
    nu ai { $number ->
        [one] niciun muncitor { $colour ->
            [blue] albastru
            [red] roșu
            [yellow] galben
           *[green] verde
        }
        [few] { $number } muncitori { $colour ->
            [blue] albaștri
            [red] roșii
            [yellow] galbeni
           *[green] verzi
        }
       *[other] { $number } de muncitori { $colour ->
            [blue] albaștri
            [red] roșii
            [yellow] galbeni
           *[green] verzi
        }
    } în spatele paravanului.
why-wrong-colour =
    nu poți așeza aici { $number ->
        [one]
            un muncitor { $colour ->
                [blue] albastru
                [red] roșu
                [yellow] galben
               *[green] verde
            }
        [few]
            { $number } muncitori { $colour ->
                [blue] albaștri
                [red] roșii
                [yellow] galbeni
               *[green] verzi
            }
       *[other]
            { $number } de muncitori { $colour ->
                [blue] albaștri
                [red] roșii
                [yellow] galbeni
               *[green] verzi
            }
    }: culoarea nu se potrivește.
why-colour-order =
    la culori diferite, dă numerele pe rând; urmează { $colour ->
        [blue] albastru
        [red] roșu
        [yellow] galben
       *[green] verde
    } (poate fi și 0).
why-not-touching = { TILE($tile) } se așază pe un loc gol, lângă satul tău.
why-no-upgrade-left = nu mai ai nicio dezvoltare la această folosire.
why-not-own-village = { TILE($tile) } nu se află în satul tău.
why-not-upgradable = { TILE($tile) }: plăcuța nu se poate dezvolta sau este deja dezvoltată.
why-cost-not-met = nu poți plăti dezvoltarea pentru { TILE($tile, form: "bare") }: resursele trebuie să fie chiar pe plăcuță.
why-not-to-lay = nu poți așeza { TILE($tile) } acum.
why-pick-first = alege întâi o plăcuță de așezat.
why-does-not-fit = { TILE($tile) }: plăcuța nu se potrivește acolo rotită așa; marginile trebuie să corespundă.

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
amount-iron =
    { $count ->
        [one] { $count } oțel
        [few] { $count } oțel
       *[other] { $count } de oțel
    }
amount-gold =
    { $count ->
        [one] { $count } aur
        [few] { $count } aur
       *[other] { $count } de aur
    }

season-spring = Primăvara
season-summer = Vara
season-autumn = Toamna
season-winter = Iarna

phase-draw = extragere aleatorie
phase-turn = tură
phase-workers = așezarea muncitorilor
phase-pay = plata
phase-choose = alegerea unei resurse
phase-transport = transport și dezvoltări
phase-boat = alegerea unei bărci
phase-village = construirea satului
phase-winter = alegerea plăcuțelor de iarnă
phase-over = sfârșitul partidei

## Ce fac plăcuțele

unit-neighbour = plăcuță adiacentă
unit-here = { $thing } pe plăcuță
unit-river = bărci pe râu
unit-loop = plăcuță din bucla de drumuri
unit-transport = unitate de capacitate de transport
unit-chosen-worker = muncitor de o culoare aleasă
unit-chosen-skill = aptitudine de un fel ales
unit-chosen-resource = resursă de un fel ales

does-gain = dă { $what }
does-choose = dă, la alegere: { $what }
does-pay = pentru { $price }
upgrade-pay = pentru { $price }
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
    } pentru fiecare { $thing } de pe plăcuță
does-store-stay =
    la sfârșit { $points ->
        [one] un punct
        [few] { $points } puncte
       *[other] { $points } de puncte
    } pentru fiecare { $thing } de pe plăcuță; în altă parte nu aduce puncte
does-score =
    la sfârșit { $points ->
        [one] un punct
        [few] { $points } puncte
       *[other] { $points } de puncte
    } pentru fiecare: { $what }
does-turn-order = la sfârșit 1 punct pentru fiecare plăcuță adiacentă
does-turn-order-itself = la sfârșit 1 punct pentru fiecare plăcuță adiacentă și 1 pentru plăcuța însăși
does-river = la sfârșit puncte pentru un șir de 1, 2, 3… bărci pe râu: { $points }
does-loop = la sfârșit 1 punct pentru fiecare plăcuță din cea mai bună buclă de drumuri
does-loop-tiles = la sfârșit 1 punct pentru fiecare plăcuță din cea mai bună buclă de drumuri, care nu trece pe o plăcuță de două ori
does-transport-sum = la sfârșit 1 punct pentru fiecare unitate de capacitate de transport din satul tău
does-flip = la sfârșit dezvoltă gratuit o plăcuță
does-nothing = doar puncte
does-carry = aduce { $what }
group-of = grupul de la { TILE($tile, form: "bare") }

tile-front = Față
tile-back = Dezvoltată
tile-purple = Cu muncitorul mov
tile-plain = Fără muncitorul mov

power-summer_boat_1a = 2 muncitori în plus din sac la alegerea bărcii
power-summer_boat_1b = 1 muncitor verde în plus la alegerea bărcii
power-summer_boat_2a = transport peste câmpuri; marginile pot să nu corespundă
power-summer_boat_2b = dublează transportul, dezvoltările și punctele bărcii Keyflower
power-summer_boat_3a = la dezvoltare orice resursă o poate înlocui pe oricare alta
power-summer_boat_3b = la punctajul final orice resursă o poate înlocui pe oricare alta
power-summer_boat_4a = întrece ofertele altora cu orice culoare
power-summer_boat_4b = folosește cu orice amestec de culori plăcuțele care au deja oferte sau muncitori

info-front = Față: { $does }. Puncte: { $points }
info-upgraded = Dezvoltată: { $does }. Puncte: { $points }
info-cost = Costul dezvoltării: { $cost }
info-no-upgrade = Nu poate fi dezvoltată.
info-never-used = Nu se pot așeza muncitori pe ea.

## Plăcuțe

# bare: după prepoziții, „ofertă pentru Grajd”. Numele cu determinanți („Mina de aur”) rămân articulate.
tile-home_1 = Casa 1
tile-home_2 = Casa 2
tile-home_3 = Casa 3
tile-home_4 = Casa 4
tile-home_5 = Casa 5
tile-home_6 = Casa 6
tile-keywood = Cariera de lemn
tile-keystone_quarry = Cariera de piatră
tile-key_mine = Mina Key
tile-woodcutter = Tăietorul de lemne
tile-quarryman = Carierul
    .bare = Carier
tile-miner = Minerul
    .bare = Miner
tile-workshop = Atelierul
    .bare = Atelier
tile-gold_mine = Mina de aur
tile-stable = Grajdul
    .bare = Grajd
tile-apprentice_hall = Sala ucenicului
tile-alehouse = Berăria
    .bare = Berărie
tile-peddler = Negustorul
    .bare = Negustor
tile-store = Magazinul
    .bare = Magazin
tile-mason = Pietrarul
    .bare = Pietrar
tile-tavern = Taverna
    .bare = Tavernă
tile-hiring_fair = Târgul de angajări
tile-farrier = Potcovarul
    .bare = Potcovar
tile-carpenter = Tâmplarul
    .bare = Tâmplar
tile-smelter = Topitorul
    .bare = Topitor
tile-brewer = Berarul
    .bare = Berar
tile-summer_boat_1 = Barca de vară 1
tile-summer_boat_1a = Barca de vară 1a
tile-summer_boat_1b = Barca de vară 1b
tile-summer_boat_2 = Barca de vară 2
tile-summer_boat_2a = Barca de vară 2a
tile-summer_boat_2b = Barca de vară 2b
tile-summer_boat_3 = Barca de vară 3
tile-summer_boat_3a = Barca de vară 3a
tile-summer_boat_3b = Barca de vară 3b
tile-summer_boat_4 = Barca de vară 4
tile-summer_boat_4a = Barca de vară 4a
tile-summer_boat_4b = Barca de vară 4b
tile-timber_yard = Șantierul forestier
tile-stone_yard = Atelierul de prelucrare a pietrei
tile-blacksmith = Atelierul fierarului
tile-barn = Hambarul
    .bare = Hambar
tile-sawmill = Fabrica de cherestea
tile-sculptor = Sculptorul
    .bare = Sculptor
tile-forge = Forja
    .bare = Forjă
tile-goldsmith = Aurarul
    .bare = Aurar
tile-well = Puțul
    .bare = Puț
tile-wainwright = Rotarul
    .bare = Rotar
tile-fair = Târgul
    .bare = Târg
tile-inn = Hanul
    .bare = Han
tile-apothecary = Farmacia
    .bare = Farmacie
tile-craftsmans_guild = Breasla meșteșugarului
tile-jeweller = Bijutierul
    .bare = Bijutier
tile-key_guild = Breasla Key
tile-key_market = Piața Key
tile-keythedral = Catedrala
    .bare = Catedrală
tile-mercers_guild = Breasla postăvarilor
tile-scholar = Cărturarul
    .bare = Cărturar
tile-scribes = Scribii
    .bare = Scribi
tile-village_hall = Sala satului
tile-watermill = Moara de apă
tile-windmill = Moara de vânt
tile-keyflower = Keyflower
tile-sea_bastion = Sea Bastion
tile-sea_breese = Sea Breese
tile-flipper = Flipper
tile-ianvincible = Ianvincible
tile-white_wind = White Wind
tile-turn_order_tile_1 = Plăcuța de ordine 1
tile-turn_order_tile_2 = Plăcuța de ordine 2
tile-turn_order_tile_3 = Plăcuța de ordine 3
tile-turn_order_tile_4 = Plăcuța de ordine 4

## Opțiuni și valorile lor, după „=”

option-counter_bid = întrecerea ofertelor cu barca 4a
option-counter_bid-village = la plăcuțe-sat
option-counter_bid-all = și la plăcuțele de ordine
option-cross_mixed_edges = transport peste margini care nu corespund (barca 2a)
option-cross_mixed_edges-yes = permis
option-cross_mixed_edges-no = nepermis
option-first_use = prima folosire a unei plăcuțe într-un sezon
option-first_use-6 = până la 6 muncitori
option-first_use-3 = până la 3 muncitori
option-loose_gold = 1 punct pentru aurul nefolosit, cu barca 3b
option-loose_gold-any = pentru orice resursă
option-loose_gold-real = doar pentru aur
option-stored_resources = resursele de pe plăcuțele de depozitare
option-stored_resources-release = aduc puncte acolo sau în altă parte
option-stored_resources-stay = aduc puncte doar acolo
option-road_loop = bucla de drumuri pentru Sea Bastion
option-road_loop-roads = nu folosește un drum de două ori
option-road_loop-tiles = nu trece pe o plăcuță de două ori
option-turn_order_tile = plăcuțele de ordine la sfârșit
option-turn_order_tile-adjacent = 1 punct pentru fiecare plăcuță adiacentă
option-turn_order_tile-itself = 1 punct pentru fiecare plăcuță adiacentă și 1 pentru ea însăși
option-purple_worker = muncitorul mov la sfârșit
option-purple_worker-holder = contează pentru cine îl are
option-purple_worker-winner = contează doar pentru cine l-a câștigat la licitație
option-key_market = Piața Key
option-key_market-2 = 2 puncte pentru fiecare muncitor verde
option-key_market-3 = 3 puncte pentru fiecare muncitor verde
preset-hungarian = regulamentul maghiar
preset-dutch = regulamentul olandez
preset-romanian = regulamentul românesc
preset-russian = regulamentul rusesc

## Ce s-a întâmplat: rânduri din jurnal

event-pass =
    { $who ->
        [you] Spui pas
        [you-again] spui pas
        [same] spune pas
       *[other] { $name } spune pas
    }
event-bid =
    { $who ->
        [you] Licitezi pentru { TILE($tile, form: "bare") } cu { $workers }
        [you-again] licitezi pentru { TILE($tile, form: "bare") } cu { $workers }
        [same] licitează pentru { TILE($tile, form: "bare") } cu { $workers }
       *[other] { $name } licitează pentru { TILE($tile, form: "bare") } cu { $workers }
    }
event-use =
    { $who ->
        [you] Folosești { TILE($tile) } cu { $workers }
        [you-again] folosești { TILE($tile) } cu { $workers }
        [same] folosește { TILE($tile) } cu { $workers }
       *[other] { $name } folosește { TILE($tile) } cu { $workers }
    }
event-workers =
    { $who ->
        [you] Așezi { $workers }
        [you-again] așezi { $workers }
        [same] așază { $workers }
       *[other] { $name } așază { $workers }
    }
event-pay =
    { $who ->
        [you] Plătești { $what }
        [you-again] plătești { $what }
        [same] plătește { $what }
       *[other] { $name } plătește { $what }
    }
event-pay_group =
    { $who ->
        [you] Plătești cu grupul de la { TILE($tile, form: "bare") }
        [you-again] plătești cu grupul de la { TILE($tile, form: "bare") }
        [same] plătește cu grupul de la { TILE($tile, form: "bare") }
       *[other] { $name } plătește cu grupul de la { TILE($tile, form: "bare") }
    }
event-choose =
    { $who ->
        [you] Iei { $what }
        [you-again] iei { $what }
        [same] ia { $what }
       *[other] { $name } ia { $what }
    }
event-carry =
    { $who ->
        [you] Muți { $what } de la { TILE($start, form: "bare") } la { TILE($end, form: "bare") }
        [you-again] muți { $what } de la { TILE($start, form: "bare") } la { TILE($end, form: "bare") }
        [same] mută { $what } de la { TILE($start, form: "bare") } la { TILE($end, form: "bare") }
       *[other] { $name } mută { $what } de la { TILE($start, form: "bare") } la { TILE($end, form: "bare") }
    }
event-upgrade =
    { $who ->
        [you] Dezvolți { TILE($tile) }
        [you-again] dezvolți { TILE($tile) }
        [same] dezvoltă { TILE($tile) }
       *[other] { $name } dezvoltă { TILE($tile) }
    }
event-boat =
    { $who ->
        [you] Iei barca { TILE($tile) }
        [you-again] iei barca { TILE($tile) }
        [same] ia barca { TILE($tile) }
       *[other] { $name } ia barca { TILE($tile) }
    }
event-lay_at =
    { $who ->
        [you] Așezi { TILE($tile) } la { $cell }
        [you-again] așezi { TILE($tile) } la { $cell }
        [same] așază { TILE($tile) } la { $cell }
       *[other] { $name } așază { TILE($tile) } la { $cell }
    }
event-winter =
    { $who ->
        [you] Ai ales plăcuțele de iarnă
        [you-again] ai ales plăcuțele de iarnă
        [same] a ales plăcuțele de iarnă
       *[other] { $name } a ales plăcuțele de iarnă
    }
event-draws =
    { $who ->
        [you] Tragi { $what }
        [you-again] tragi { $what }
        [same] trage { $what }
       *[other] { $name } trage { $what }
    }
event-took =
    { $who ->
        [you] Pui { $what } în spatele paravanului
       *[other] { $name } pune { $what } în spatele paravanului
    }
event-brought =
    { $who ->
        [you] Primești { $what } de la { TILE($tile, form: "bare") }
       *[other] { $name } primește { $what } de la { TILE($tile, form: "bare") }
    }
event-gains =
    { $who ->
        [you] Primești { $what } pe { TILE($tile, form: "bare") }
       *[other] { $name } primește { $what } pe { TILE($tile, form: "bare") }
    }
event-sold =
    { $who ->
        [you] Câștigi { TILE($tile) } cu { $price }
       *[other] { $name } câștigă { TILE($tile) } cu { $price }
    }
event-unsold = Fără oferte, scoase din joc: { $tiles }
event-revealed = Plăcuțe de iarnă dezvăluite: { $tiles } (alese: { $numbers })
event-opened =
    { $who ->
        [you] Dezvălui { $what }
       *[other] { $name } dezvăluie { $what }
    }
event-season =
    { $season ->
        [spring] Începe primăvara
        [summer] Începe vara
        [autumn] Începe toamna
       *[winter] Începe iarna
    }

## Ce se poate face: în sugestii și analize

way-pass = pas
way-bid = ofertă pentru { TILE($tile, form: "bare") } cu { $workers }
way-use = folosire: { TILE($tile) } cu { $workers }
way-workers = muncitori: { $workers }
way-pay = plată: { $what }
way-pay_group = plată cu grupul de la { TILE($tile, form: "bare") }
way-choose = alegere: { $what }
way-carry = transport: { $what } de la { TILE($start, form: "bare") } la { TILE($end, form: "bare") }
way-upgrade = dezvoltare: { TILE($tile) }
way-boat = barcă: { TILE($tile) }
way-lay = așezare: { TILE($tile) }
way-lay_at = așezare: { TILE($tile) } la { $cell }
way-winter = plăcuțe de iarnă la licitație: { $tiles }

## Pentru ce sunt punctele

item-printed = { $tile }
item-turn_order =
    { $tile }: { $count ->
        [one] o plăcuță adiacentă
        [few] { $count } plăcuțe adiacente
       *[other] { $count } de plăcuțe adiacente
    }
item-transport =
    { $tile }: capacitate de transport { $count }{ $doubled ->
        [yes] , dublată
       *[no] {""}
    }
item-river =
    { $tile }: { $count ->
        [one] o barcă
        [few] { $count } bărci
       *[other] { $count } de bărci
    } pe râu
item-loop = { $tile }: buclă de drumuri ({ $tiles })
item-gold = resurse nefolosite: { $things }
item-things = { $tile }: { $things }
item-purple = inclusiv muncitorul mov
item-flipped = dezvoltată gratuit
item-itself = plus 1 pentru plăcuța însăși

## Masa din terminal

kf-to-play = La rând: { $name }
kf-order = Ordinea de joc:
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
kf-now = punctaj acum: { $points }
kf-waiting = De așezat: { $tiles }
kf-aside = Nu se pot așeza: { $tiles }
kf-with-purple = + muncitorul mov
kf-full = plină
kf-head-tile = plăcuță
kf-head-does = efect
kf-head-upgraded = dezvoltată
kf-head-cost = dezvoltare
kf-head-points = pct
kf-head-colour = culoare
kf-head-workers = muncitori
kf-head-bids = oferte
kf-head-at = loc
kf-head-lying = pe ea
kf-legend = { $road } drum, { $water } apă, linii subțiri: câmp

kf-hand-over = { $name }, e rândul tău. Apasă Enter când nu se mai uită nimeni.
kf-ask-turn = { $bid } N ofertă, { $use } N folosire, p pas, ? ajutor
kf-do-bid = licitează
kf-do-use = folosește
kf-which-tile = Ce plăcuță? Scrie { $command } și un număr, de exemplu { $command } 1.
kf-doing-bid = Licitezi pentru { TILE($tile, form: "bare") }.
kf-doing-use = Folosești { TILE($tile) }.
kf-brought = Se adaugă: { $what }.
kf-groups = Grupuri întrecute pe care le poți aduce:
kf-group-from = { $what } de la { TILE($tile, form: "bare") }
kf-ask-workers = Câți? { $choices }
kf-ask-more = Câți în plus? { $choices }
kf-or-group = { $choices } sau un grup: { $letters }
kf-ask-group = Ce grup? { $letters }
kf-which-colour = { $number } de ce culoare? De exemplu: { $example }
kf-ask-pay = Cu ce plătești? { $numbers }
kf-ask-choose = Ce resursă? { $numbers }
kf-ask-boat = Ce barcă? { $numbers }
kf-ask-village = Ce plăcuță așezi acum? { $numbers }
kf-ask-winter = Ce plăcuțe de iarnă scoți la licitație? { $numbers }
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
kf-nothing-to-carry = Nu mai e nimic de mutat sau de dezvoltat.
kf-ask-transport = Ce urmează? { $numbers }, Enter când ai terminat
kf-laying = De așezat: { $tile }
kf-ask-cell = Unde? { $cells }
kf-ask-way = { $cell }: ce orientare? { $numbers }, Enter pentru alt loc
kf-closes-river =
    { $ways }: așa ți se blochează râul. { $boats ->
        [0] Nicio barcă nu ar mai putea conta
        [one] Doar o barcă ar mai putea conta
        [few] Doar { $boats } bărci ar mai putea conta
       *[other] Doar { $boats } de bărci ar mai putea conta
    } pentru { tile-sea_breese }.
kf-finish = gata
kf-no-such-tile = Nu există plăcuța „{ $text }”. Scrie un număr sau un nume.
kf-no-such-player = Nu există jucătorul „{ $text }”. Scrie un număr sau o literă.
kf-undone = Anulat. Aceleași extrageri vor veni din nou, în aceeași ordine.
kf-undo-other = Ultima decizie a fost a altui jucător; numai acesta o poate anula.

kf-help-turn = Fiecare plăcuță la vedere are un număr; b și w de lângă el arată ce poți face cu ea.
kf-help-bid = fă o ofertă pentru plăcuța 3
kf-help-use = folosește plăcuța 3
kf-help-short = la fel, cu muncitorii pe aceeași linie
kf-help-pass = pas
kf-help-info = ce face plăcuța 3 (merge și numele)
kf-help-village = satul tău sau al jucătorului 2
kf-help-table = arată masa din nou
kf-help-undo = anulează până la ultima ta decizie
kf-help-notation = Poți scrie și în notație: bid:keywood, apoi workers:2,red.
kf-help-signs = { $step }2 = doi pași de transport, { $upgrade }1 = o dezvoltare, { $point } = puncte, ≥3 = muncitori necesari pentru folosirea următoare.
