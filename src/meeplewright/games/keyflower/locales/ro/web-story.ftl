### Masa Keyflower în browser: ce s-a întâmplat, ce se știe, puncte, dispoziții permanente.

## Istoricul

# $tiles is a list of tiles.
kfs-laid-out = Pe masă: { $tiles }
kfs-winter-dealt = plăcuțe de iarnă: { $tiles }
# Part of a line that begins with the player's name and a colon.
kfs-lays = așază { $tile }
kfs-ended =
    Jocul s-a terminat. Cele mai multe puncte: { $names }, { $points ->
        [one] { $points } punct
        [few] { $points } puncte
       *[other] { $points } de puncte
    }

## Foaia de scor

kfs-every-point = Fiecare punct: { $name }
kfs-total = Total
kfs-source-printed = Tipărite pe plăcuțe
kfs-source-store = Pe plăcuțe de depozit
kfs-source-sets = Seturi
kfs-source-gold = Aur liber
kfs-source-boat = Bărci
kfs-source-turn_order = Plăcuțele ordinii de joc
kfs-kind-worker = Muncitori
kfs-kind-skill = Aptitudini
kfs-kind-resource = Resurse
kfs-loose-gold = Aur liber
# Things that were counted nowhere.
kfs-left = Rămase: { $things }
kfs-best = Fiecare muncitor, aptitudine și resursă contează o singură dată. Au fost încercate toate împărțirile: niciuna nu aduce mai multe puncte decât aceasta.
# $what is one set: “5 workers”, “wood + stone + iron”.
kfs-each =
    { $points ->
        [one] { $points } punct
        [few] { $points } puncte
       *[other] { $points } de puncte
    } pentru fiecare: { $what }.
# $place is a tile or “Loose gold”.
kfs-why-less =
    { $place } ar aduce doar { $points ->
        [one] { $points } punct
        [few] { $points } puncte
       *[other] { $points } de puncte
    } pentru ele.
kfs-why-level = { $place } ar aduce tot atât pentru ele.
kfs-why-only = Nimic altceva nu le punctează.
kfs-why-short = Nu a fost destul nici măcar pentru unul.
kfs-why-bare = Nu se află pe ea nimic ce se punctează aici.
kfs-why-dear = Nefolosită: ce îi trebuie aduce cel puțin la fel de mult în altă parte.

## Ce se poate consulta

kfs-panels = Consultă
kfs-panel-season = Anotimp
kfs-panel-hidden = Ascuns
kfs-panel-tiles = Urmează
kfs-panel-points = Puncte
kfs-panel-orders = Dispoziții

kfs-turn-order = Ordinea la mutare
kfs-boat-order = Bărcile se aleg în această ordine
kfs-start-player = începe anotimpul
kfs-acts = e la rând
kfs-passed = a spus pas
kfs-built = a terminat
kfs-chosen = a ales
kfs-order-tiles = Plăcuțele ordinii de joc
kfs-no-bid = nicio licitație
kfs-supply = Rezerva
kfs-bag-and-pile =
    În sac: { $bag ->
        [one] { $bag } muncitor
        [few] { $bag } muncitori
       *[other] { $bag } de muncitori
    }. În teanc: { $pile ->
        [one] { $pile } aptitudine
        [few] { $pile } aptitudini
       *[other] { $pile } de aptitudini
    }.
kfs-bag = Sac
kfs-pile = Teancul de aptitudini
kfs-number = Număr
kfs-unseen = Tot ce nu se vede
kfs-hidden-about = 2–5: cel puțin două, cel mult cinci. Asta rezultă din ce au văzut toți și din ce ai tras și ai plătit tu.
kfs-hidden-no-aid = La această masă se spun doar numerele.
kfs-in-hand = în mâna ta
# So many tiles will be laid out; $number is how many may be among them.
kfs-to-come = Din acestea { $number } vor veni pe masă { $least }.
kfs-to-come-up-to = Din acestea { $number } vor veni pe masă între { $least } și { $most }.
kfs-none-to-come = Toate plăcuțele sunt pe masă.
kfs-points-about = Dacă toți ar spune pas acum și s-ar număra punctele. Ce este în spatele altor paravane nu se numără: ≥ înseamnă cel puțin atât.

## Dispoziții permanente

kfs-order-pass = Pas până când sunt depășit
kfs-order-raise = Mărește licitația mea la { $tile } ori de câte ori este depășită, cel mult până la
kfs-order-give = Lasă această dispoziție
kfs-order-cancel = Anulează
kfs-order-passing = Spui pas până când una dintre licitațiile tale este depășită.
kfs-order-raising =
    Licitația ta la { $tile } este mărită ori de câte ori este depășită, cel mult până la { $most ->
        [one] { $most } muncitor
        [few] { $most } muncitori
       *[other] { $most } de muncitori
    }; altfel spui pas.
kfs-order-about = Masa joacă în locul tău, doar cu muncitori din spatele paravanului tău. Se încheie odată cu anotimpul sau când este depășită o licitație pe care nu o poate mări. Nimeni altcineva nu află.

## Ce este tipărit pe o plăcuță

kfs-printed =
    { $points ->
        [one] { $points } punct
        [few] { $points } puncte
       *[other] { $points } de puncte
    }
