### Cuvintele mesei de Keyflower în browser. Termenii jocului sunt cei din game.ftl.

# On the start page.
web-pitch-keyflower = Licitează pentru piese de sat de-a lungul a patru anotimpuri și folosește-le, chiar și pe ale vecinilor. O oră sau două, doi până la șase jucători.

## Părțile mesei

kft-turn-order = Plăcuțele ordinii de joc
# A turn order tile in little room.
kft-order = Ordinea { $number }
kft-tab-auction = Licitație
kft-tab-villages = Sate
kft-tab-info = Date
kft-screen = În spatele paravanului tău
# A winter tile in one's own hand.
kft-hand-tile = { $tile }, plăcuță de iarnă din mâna ta
kft-you = Tu
# What a tile of the auction says to ears. $workers is “3 red”.
kft-bid-wins = { $name }: { $workers }, câștigă
kft-bid-loses = { $name }: { $workers }, pierde
kft-on-it = Pe plăcuță: { $workers }
kft-boat-taken = { $boat }, luată de { $name }

## Ce se poate face cu o plăcuță

kft-bid = Licitează
kft-use = Folosește
kft-can-bid = Poți licita
kft-can-use = O poți folosi
kft-no-bid = Nu poți licita
kft-no-use = Nu o poți folosi
# The least number of workers.
kft-bid-with = Licitează cu cel puțin { $number }
kft-use-with = Folosește cu cel puțin { $number }
kft-bid-from =
    { $number ->
        [one] Licitația cere un muncitor
        [few] Licitația cere { $number } muncitori
       *[other] Licitația cere { $number } de muncitori
    }
kft-use-from =
    { $number ->
        [one] Folosirea cere un muncitor
        [few] Folosirea cere { $number } muncitori
       *[other] Folosirea cere { $number } de muncitori
    }
kft-take-boat = Ia această barcă
kft-close = Închide

## Ce este de făcut acum, într-o propoziție

kft-your-move = Ce este de făcut acum
kft-hint-turn = E rândul tău: alege o plăcuță pe care să licitezi sau pe care s-o folosești, ori spune pas.
# $season is spring, summer, autumn or winter.
kft-hint-last-pass =
    Toți ceilalți au spus pas. Alege o plăcuță sau spune și tu pas, iar { $season ->
        [spring] primăvara
        [summer] vara
        [autumn] toamna
       *[winter] iarna
    } se încheie.
# $needed is the least number from behind the screen; 0 where a losing group is enough.
kft-hint-bid =
    Licitație la { $tile }: alege { $needed ->
        [0] încă muncitori de o culoare, sau niciunul
        [one] cel puțin un muncitor, toți de o culoare
        [few] cel puțin { $needed } muncitori, toți de o culoare
       *[other] cel puțin { $needed } de muncitori, toți de o culoare
    }.
kft-hint-use =
    Folosire: { $tile }. Alege { $needed ->
        [0] încă muncitori, sau niciunul
        [one] cel puțin un muncitor
        [few] cel puțin { $needed } muncitori
       *[other] cel puțin { $needed } de muncitori
    } care să stea pe ea.
# With boat 4b colours may be mixed; they are asked for one after the other.
kft-hint-mixed =
    Folosire cu culori amestecate: { $tile }. Câți muncitori { $colour ->
        [blue] albaștri
        [red] roșii
        [yellow] galbeni
       *[green] verzi
    }?
kft-hint-pay-worker = { $tile } are un preț: plătește un muncitor din spatele paravanului sau un grup învins întreg. Merge în sac.
kft-hint-pay-skill = { $tile } are un preț: plătește o aptitudine.
kft-hint-choose = { $tile }: alege ce primești.
kft-hint-transport = Transportă resurse prin sat, dezvoltă plăcuțe, apoi încheie.
kft-hint-boat = Alege o barcă: muncitorii și aptitudinile ei vin în spatele paravanului tău.
kft-hint-boat-winter = Alege o barcă: intră în satul tău și aduce puncte la sfârșit.
kft-hint-pick = Satul tău crește: alege o plăcuță nouă de așezat.
kft-hint-lay = Alege unde stă plăcuța și cum este rotită.
kft-hint-built = Toate plăcuțele sunt așezate. Schimbă ce vrei, apoi încheie.
kft-hint-winter = Alege în secret care dintre plăcuțele tale de iarnă intră în joc, cel puțin una.
kft-luck = Se trage ceva la sorți.
kft-over = Partida s-a încheiat.
# $names are those who decide now; $phase says what about.
kft-waits =
    { $names }: { $phase ->
        [workers] așezarea muncitorilor
        [pay] plata folosirii
        [choose] alegerea unei resurse
        [transport] transport și dezvoltare
        [boat] alegerea unei bărci
        [village] construirea satului
        [winter] alegerea plăcuțelor de iarnă
       *[turn] la rând acum
    }.
# One's own part is done, the others are not ready yet.
kft-done-village = Satul tău este gata. Mai construiesc: { $names }.
kft-done-winter = Ai ales. Mai aleg: { $names }.
kft-pass = Pas
kft-pass-sure =
    Sigur pas: se încheie { $season ->
        [spring] primăvara
        [summer] vara
        [autumn] toamna
       *[winter] iarna
    }
kft-finish = Încheie
# What somebody could do, in a hint; $what and $tile as in the history.
kft-way-pay = plată: { $what }
kft-way-pay-group = plată cu grupul de la { $tile }
kft-way-boat = barcă: { $tile }
kft-way-winter = plăcuțe de iarnă
kft-way-lay = așezare: { $tile }
kft-undo = Ia înapoi
kft-cancel = Înapoi

## Muncitori, plăți, alegeri

kft-workers = Muncitorii de așezat
kft-from-screen = Din spatele paravanului tău
kft-losing = Grupuri învinse, numai întregi:
# $workers is “3 red”.
kft-group = { $workers } de la { $tile }
kft-choose-workers = Alege muncitorii
kft-place-bid =
    { $number ->
        [one] Licitează cu un muncitor
        [few] Licitează cu { $number } muncitori
       *[other] Licitează cu { $number } de muncitori
    }
# With boat 4b: after these the next colour is asked for.
kft-place-next = Mai departe cu { $number }
kft-place-use =
    { $number ->
        [one] Folosește cu un muncitor
        [few] Folosește cu { $number } muncitori
       *[other] Folosește cu { $number } de muncitori
    }
kft-choose-one = Alege una
# $worker is “1 red”.
kft-pay-worker = { $worker } din spatele paravanului

## Taste

kft-key-tiles = Din plăcuță în plăcuță
kft-key-bid = Licitează pe plăcuța aleasă
kft-key-use = Folosește plăcuța aleasă
kft-key-number = Atâția muncitori
kft-key-colour = Culoarea următoare
kft-key-pass = Pas
kft-key-confirm = Alege, confirmă
kft-key-back = Un pas înapoi
kft-key-undo = Ia înapoi

## Variante, pentru cine deschide o masă

option-counter_bid-more = Puterea unei bărci de vară: dacă întrece și licitațiile de pe plăcuțele ordinii de joc.
option-cross_mixed_edges-more = Cu barca 2a marginile nu trebuie să se potrivească; dacă se poate transporta și unde un drum atinge un câmp.
option-first_use-more = Câți muncitori poate așeza primul care folosește o plăcuță.
option-loose_gold-more = Cu barca 3b orice resursă ține locul alteia: dacă fiecare resursă liberă aduce atunci punctul aurului.
