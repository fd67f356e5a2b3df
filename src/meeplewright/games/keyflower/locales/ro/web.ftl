### Cuvintele mesei de Keyflower în browser. Termenii jocului sunt cei din game.ftl.

web-pitch-keyflower = Licitează pentru plăcuțe-sat de-a lungul a patru sezoane și folosește-le, chiar și pe ale vecinilor. 1–2 ore.

## Părțile mesei

kft-turn-order = Plăcuțe de ordine
kft-order = Ordine { $number }
kft-tab-auction = Licitație
kft-tab-villages = Sate
kft-tab-info = Info
kft-screen = În spatele paravanului tău
kft-hand-tile = { $tile }, plăcuță de iarnă în mâna ta
kft-you = Tu
kft-bid-wins = { $name }: { $workers }, oferta câștigătoare
kft-bid-loses = { $name }: { $workers }, ofertă întrecută
kft-on-it = Pe plăcuță: { $workers }
kft-boat-taken =
    { $who ->
        [you] { $boat }, luată de tine
       *[other] { $boat }, luată de { $name }
    }

## Ce se poate face cu o plăcuță

kft-bid = Licitează
kft-use = Folosește
kft-can-bid = Poți licita
kft-can-use = O poți folosi
kft-no-bid = Nu poți licita
kft-no-use = Nu o poți folosi
kft-bid-with = Licitează { $number }+
kft-use-with = Folosește { $number }+
kft-bid-from =
    Ofertă: cel puțin { $number ->
        [one] un muncitor
        [few] { $number } muncitori
       *[other] { $number } de muncitori
    }
kft-use-from =
    Folosire: cel puțin { $number ->
        [one] un muncitor
        [few] { $number } muncitori
       *[other] { $number } de muncitori
    }
kft-take-boat = Ia această barcă
kft-close = Închide

## Ce este de făcut acum, într-o propoziție

kft-your-move = Mutarea ta
kft-hint-turn = E rândul tău: licitează pentru o plăcuță, folosește una sau spune pas.
kft-hint-last-pass =
    Toți ceilalți au spus pas. Alege o plăcuță sau spune și tu pas, iar { $season ->
        [spring] primăvara
        [summer] vara
        [autumn] toamna
       *[winter] iarna
    } se încheie.
kft-hint-bid =
    Licitezi pentru { TILE($tile, form: "bare") }: { $needed ->
        [0] poți adăuga muncitori de aceeași culoare
        [one] alege unul sau mai mulți muncitori de aceeași culoare
        [few] alege cel puțin { $needed } muncitori de aceeași culoare
       *[other] alege cel puțin { $needed } de muncitori de aceeași culoare
    }.
kft-hint-use =
    Folosești { TILE($tile) }: { $needed ->
        [0] poți adăuga muncitori
        [one] alege cel puțin un muncitor
        [few] alege cel puțin { $needed } muncitori
       *[other] alege cel puțin { $needed } de muncitori
    }.
kft-hint-mixed = Folosești { TILE($tile) }: alege muncitori de orice culori.
kft-hint-pay-worker = { TILE($tile) } cere ca plată un muncitor din spatele paravanului tău sau un grup întrecut întreg. Plata merge în sac.
kft-hint-pay-skill = { TILE($tile) } cere ca plată o plăcuță de aptitudini.
kft-hint-choose = Alege ce primești de la { TILE($tile, form: "bare") }.
kft-hint-transport = Transportă resurse și dezvoltă plăcuțe în satul tău, apoi încheie.
kft-hint-boat = Alege o barcă: primești muncitorii și aptitudinile de pe ea.
kft-hint-boat-winter = Alege o barcă: intră în satul tău și aduce puncte la sfârșit.
kft-hint-pick = Alege o plăcuță nouă de așezat în sat.
kft-hint-lay = Alege un loc și o orientare.
kft-hint-built = Toate plăcuțele sunt așezate. Schimbă ce vrei, apoi încheie.
kft-hint-winter = Alege în secret cel puțin o plăcuță de iarnă pe care s-o scoți la licitație.
kft-hint-confirm = Tura ta: { $what }. Confirmă sau anulează.
kft-hint-group-bid = Licitezi pentru { TILE($tile, form: "bare") }: alege un grup întrecut pe care să-l muți aici.
kft-hint-group-use = Folosești { TILE($tile) }: alege un grup întrecut pe care să-l muți aici.
kft-luck = Se extrage…
kft-over = Partida s-a încheiat.
kft-waits =
    { $names }: { $phase ->
        [workers] așezarea muncitorilor
        [pay] plata
        [choose] alegerea unei resurse
        [transport] transport și dezvoltări
        [boat] alegerea unei bărci
        [village] construirea satului
        [winter] alegerea plăcuțelor de iarnă
       *[turn] la rând
    }.
kft-done-village = Satul tău este gata. Se mai așteaptă: { $names }.
kft-done-winter = Ai ales. Se mai așteaptă alegerea plăcuțelor de iarnă: { $names }.
kft-pass = Pas
kft-pass-sure =
    Pas? Se încheie { $season ->
        [spring] primăvara
        [summer] vara
        [autumn] toamna
       *[winter] iarna
    }
kft-finish = Încheie
kft-undo = Anulează
kft-cancel = Înapoi

## Muncitori, plăți, alegeri

kft-workers = Muncitorii de așezat
kft-from-screen = Din spatele paravanului tău
kft-losing = Grupuri întrecute (se mută doar întregi):
kft-group = { $workers } de la { TILE($tile, form: "bare") }
kft-choose-workers = Alege muncitorii
kft-place-bid =
    { $number ->
        [one] Licitează cu un muncitor
        [few] Licitează cu { $number } muncitori
       *[other] Licitează cu { $number } de muncitori
    }
kft-place-use =
    { $number ->
        [one] Folosește cu un muncitor
        [few] Folosește cu { $number } muncitori
       *[other] Folosește cu { $number } de muncitori
    }
kft-choose-one = Alege
kft-pay-worker = { $worker } din spatele paravanului tău

## Taste

kft-key-tiles = Treci de la o plăcuță la alta
kft-key-bid = Licitează pentru plăcuța aleasă
kft-key-use = Folosește plăcuța aleasă
kft-key-number = Numărul de muncitori
kft-key-colour = Culoarea următoare
kft-key-pass = Pas
kft-key-confirm = Alege / confirmă
kft-key-back = Înapoi

## Variante, pentru cine deschide o masă

option-counter_bid-more = Stabilește dacă barca de vară 4a poate întrece oferte și la plăcuțele de ordine.
option-cross_mixed_edges-more = Stabilește dacă barca de vară 2a lasă resursele să treacă și pe unde un drum întâlnește un câmp.
option-first_use-more = Numărul maxim de muncitori la prima folosire a unei plăcuțe.
option-loose_gold-more = Stabilește dacă, cu barca de vară 3b, fiecare resursă nefolosită valorează 1 punct, ca aurul.
option-stored_resources-more = Stabilește dacă resursele de pe Șantierul forestier, Atelierul de prelucrare a pietrei, Atelierul fierarului sau Hambar pot fi punctate la alte plăcuțe.
option-road_loop-more = Ce nu are voie să repete bucla de drumuri punctată de Sea Bastion.
option-turn_order_tile-more = Stabilește dacă o plăcuță de ordine aduce 1 punct și pentru ea însăși.
option-purple_worker-more = Stabilește dacă muncitorul mov contează pentru cine l-a primit iarna fiindcă nimeni nu a licitat pentru el.
option-key_market-more = Câte puncte aduce un muncitor verde la Piața Key.

## Stilurile boților

style-keyflower-bidder = licitator
style-keyflower-bidder-more = Licitează pentru multe plăcuțe.
style-keyflower-saver = econom
style-keyflower-saver-more = Păstrează muncitori pentru mai târziu.
style-keyflower-upgrader = dezvoltator
style-keyflower-upgrader-more = Îi place să dezvolte plăcuțe.
