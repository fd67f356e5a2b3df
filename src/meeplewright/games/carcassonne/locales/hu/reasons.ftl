### Miért jó egy kör: a tippek és az elemzés lépései alatt.

cc-reason-completes =
    Befejez { $kind ->
        [city] egy várost
        [road] egy utat
       *[cloister] egy kolostort
    }: { $points } pont
cc-reason-completes-shared =
    Befejez { $kind ->
        [city] egy közös várost
        [road] egy közös utat
       *[cloister] egy közös kolostort
    } ({ $names }): fejenként { $points } pont
cc-reason-completes-other =
    Befejezi { $kind ->
        [city] más városát
        [road] más útját
       *[cloister] más kolostorát
    } ({ $names }): { $points } pont
cc-reason-takes =
    Megszerzi { $kind ->
        [city] más városát
        [road] más útját
       *[field] más mezőjét
    } ({ $names })
cc-reason-joins =
    Közössé teszi { $kind ->
        [city] más városát
        [road] más útját
       *[field] más mezőjét
    } ({ $names })
cc-reason-blocks =
    { $kind ->
        [city] Más városát
        [road] Más útját
       *[cloister] Más kolostorát
    } ({ $names }) már nem lehet befejezni
cc-reason-hinders =
    Már csak { $tiles } kártya illik { $kind ->
        [city] más városa
        [road] más útja
       *[cloister] más kolostora
    } mellé ({ $names })
cc-reason-returns = { $followers } alattvaló visszatér
cc-reason-starts =
    { $kind ->
        [city] Új várost
       *[road] Új utat
    } kezd
cc-reason-claims =
    Elfoglal egy { $tiles } kártyás { $kind ->
        [city] várost
       *[road] utat
    }
cc-reason-cloister = Új kolostor: { $tiles } kártya a 9-ből
cc-reason-field = Elfoglal egy mezőt; kész városok: { $cities }
cc-reason-extends =
    Bővít { $kind ->
        [city] egy várost
        [road] egy utat
       *[cloister] egy kolostort
    }: { $points } pont (eddig { $before })
cc-reason-farm = Kész városok a parasztoknak: { $cities }
cc-reason-keeps = A készletben maradó alattvalók: { $followers }
cc-reason-second = Második kártyát ad
cc-reason-goods = { $tokens } árujelzőt szerez
cc-reason-spoils =
    { $kind ->
        [city] Más városa
       *[road] Más útja
    } ({ $names }) csak akkor ér pontot, ha elkészül
cc-reason-raises =
    { $kind ->
        [city] Egy város
       *[road] Egy út
    } készen többet ér: legalább { $points } pont
cc-reason-builder =
    Építőmester { $kind ->
        [city] egy városban
       *[road] egy úton
    }: később második kártyát ad
cc-reason-pig = Disznó egy mezőn; kész városok: { $cities }
cc-reason-grows =
    { $kind ->
        [city] Egy város esélyei javulnak
        [road] Egy út esélyei javulnak
        [cloister] Egy kolostor esélyei javulnak
        [field] A parasztok helyzete javul
        [supply] Több alattvaló a készletben
        [figures] A figurák és az áruk többet érnek
        [others] A többiek kevesebb pontra számíthatnak
       *[points] Több pont, ha most érne véget a játszma
    }
cc-reason-above-average =
    { $kind ->
        [city] A városoknak jobb, mint egy átlagos kör
        [road] Az utaknak jobb, mint egy átlagos kör
        [cloister] A kolostoroknak jobb, mint egy átlagos kör
        [field] A parasztoknak jobb, mint egy átlagos kör
        [supply] Több alattvaló marad a készletben, mint egy átlagos kör után
        [figures] A figuráknak és az áruknak jobb, mint egy átlagos kör
        [others] A többieknek kevesebb pontot hagy, mint egy átlagos kör
       *[points] Több pont, mint egy átlagos kör után
    }
