### Masa Keyflower în browser: ce s-a întâmplat, ce se știe, puncte, dispoziții permanente.

## Istoricul

kfs-laid-out = Plăcuțe noi: { $tiles }
kfs-winter-dealt =
    { $who ->
        [same] primește plăcuțe de iarnă: { $tiles }
       *[other] { $name } primește plăcuțe de iarnă: { $tiles }
    }
kfs-home =
    { $who ->
        [same] primește { TILE($tile) }
       *[other] { $name } primește { TILE($tile) }
    }
kfs-lays =
    { $who ->
        [same] așază { TILE($tile) }
       *[other] { $name } așază { TILE($tile) }
    }
kfs-ended =
    Partida s-a încheiat. Cele mai multe puncte: { $names }, { $points ->
        [one] { $points } punct
        [few] { $points } puncte
       *[other] { $points } de puncte
    }

## Foaia de scor

kfs-every-point = Punctaj detaliat: { $name }
kfs-total = Total
kfs-source-printed = Puncte tipărite
kfs-source-store = Plăcuțe de depozitare
kfs-source-sets = Seturi
kfs-source-gold = Aur nefolosit
kfs-source-boat = Bărci
kfs-source-turn_order = Plăcuțe de ordine
kfs-kind-worker = Muncitori
kfs-kind-skill = Aptitudini
kfs-kind-resource = Resurse
kfs-loose-gold = Aurul nefolosit
kfs-left = Nefolosite: { $things }
kfs-best = Fiecare muncitor, aptitudine și resursă contează o singură dată. Aceasta este cea mai bună repartizare posibilă.
kfs-each =
    { $points ->
        [one] { $points } punct
        [few] { $points } puncte
       *[other] { $points } de puncte
    } pentru fiecare: { $what }.
kfs-why-less =
    { TILE($place) } ar aduce doar { $points ->
        [one] { $points } punct
        [few] { $points } puncte
       *[other] { $points } de puncte
    } pentru { $kind ->
        [worker] acești muncitori
        [skill] aceste aptitudini
       *[resource] aceste resurse
    }.
kfs-why-level =
    { TILE($place) } ar aduce la fel de mult pentru { $kind ->
        [worker] acești muncitori
        [skill] aceste aptitudini
       *[resource] aceste resurse
    }.
kfs-why-only =
    { $kind ->
        [worker] Acești muncitori
        [skill] Aceste aptitudini
       *[resource] Aceste resurse
    } nu aduc puncte în altă parte.
kfs-why-short =
    Nu sunt { $kind ->
        [worker] destui muncitori
        [skill] destule aptitudini
       *[resource] destule resurse
    } pentru un set.
kfs-why-bare = Nimic de pe ea nu aduce puncte aici.
kfs-why-dear =
    Nefolosită: { $kind ->
        [worker] acești muncitori
        [skill] aceste aptitudini
       *[resource] aceste resurse
    } aduc cel puțin la fel de mult în altă parte.

## Ce se poate consulta

kfs-panels = Info
kfs-panel-season = Sezon
kfs-panel-hidden = Ascuns
kfs-panel-tiles = Urmează
kfs-panel-points = Puncte
kfs-panel-orders = Automat

kfs-turn-order = Ordinea de joc
kfs-boat-order = Ordinea de alegere a bărcilor
kfs-start-player = începe sezonul
kfs-acts = e la rând
kfs-passed = a spus pas
kfs-built = gata
kfs-chosen = a ales
kfs-order-tiles = Plăcuțe de ordine
kfs-no-bid = nicio ofertă
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
kfs-number = Total
kfs-unseen = Tot ce este ascuns
kfs-hidden-about = 2–5 înseamnă cel puțin 2 și cel mult 5. Dedus din informațiile publice și din ce ai tras și ai plătit tu.
kfs-hidden-no-aid = La această masă se arată doar totalurile.
kfs-in-hand = în mâna ta
kfs-to-come =
    Vor intra în joc: { $least } din { $number ->
        [one] { $number } plăcuță
        [few] aceste { $number } plăcuțe
       *[other] aceste { $number } de plăcuțe
    }.
kfs-to-come-up-to =
    Vor intra în joc: { $least }–{ $most } din { $number ->
        [one] { $number } plăcuță
        [few] aceste { $number } plăcuțe
       *[other] aceste { $number } de plăcuțe
    }.
kfs-none-to-come = Toate plăcuțele sunt în joc.
kfs-points-about = Punctajul dacă toți ar spune pas acum. Ce este în spatele paravanelor celorlalți nu se numără; ≥ înseamnă cel puțin.

## Dispoziții permanente

kfs-order-pass = Pas până îmi este întrecută o ofertă
kfs-order-raise = Dacă oferta mea pentru { TILE($tile, form: "bare") } este întrecută, mărește-o până la
kfs-order-give = Activează
kfs-order-cancel = Oprește
kfs-order-passing = Spui pas până când îți este întrecută o ofertă.
kfs-order-raising =
    Dacă oferta ta pentru { TILE($tile, form: "bare") } este întrecută, se mărește până la { $most ->
        [one] { $most } muncitor
        [few] { $most } muncitori
       *[other] { $most } de muncitori
    }; altfel spui pas.
kfs-order-about = Se joacă automat, doar cu muncitori din spatele paravanului tău. Se încheie odată cu sezonul sau când o ofertă întrecută nu mai poate fi mărită. Ceilalți nu văd asta.

## Ce este tipărit pe o plăcuță

kfs-printed =
    { $points ->
        [one] { $points } punct
        [few] { $points } puncte
       *[other] { $points } de puncte
    }
