### Miért jó egy kör: a tippek és az elemzés lépései alatt.

kf-reason-outbids = Túllicitálja ezen a lapkán ({ TILE($tile) }): { $names }
kf-reason-worth = { TILE($tile) } most { $points } pontot ér
kf-reason-order =
    { $number ->
        [1] Elsőként választ hajót
       *[other] Legkésőbb { $number }. a hajóválasztás sorrendjében
    }
kf-reason-purple = Vele jár a lila munkás
kf-reason-safe = Most senkinek sincs elég munkása, hogy túllicitálja
kf-reason-only = Most csak { $names } licitálhatja túl
kf-reason-spare = Emelésre ebből a színből még marad: { $count } munkás
kf-reason-green = Másnak zöld munkás kell a licithez ({ TILE($tile) })
kf-reason-gains =
    { $resource ->
        [wood] { $count } fát
        [stone] { $count } követ
        [iron] { $count } vasat
        [gold] { $count } aranyat
       *[mixed] { $count } erőforrást
    } kap
kf-reason-draws-workers = { $count } munkást húz
kf-reason-draws-skills = { $count } jártasságot húz
kf-reason-takes-green = { $count } zöld munkást kap
kf-reason-full = { TILE($tile) } ebben az évszakban már nem használható
kf-reason-returns = A munkások az évszak végén visszatérnek
kf-reason-upgrade = { TILE($tile) } fejlesztése: { $points } pont
kf-reason-stores = Az erőforrásokért jár ({ TILE($tile) }): { $points } pont
kf-reason-ready = { TILE($tile) }: minden erőforrás megvan a fejlesztéshez
kf-reason-needed = { TILE($tile) } fejlesztéséhez kellenek ezek az erőforrások
kf-reason-ends = Véget ér az évszak; elnyert lapkák: { $count }
kf-reason-leads = Lapkák nyerésre álló licittel: { $count }
kf-reason-keeps = Későbbre megmaradó munkások: { $count }
kf-reason-boat-workers = Munkások a hajón: { $count }
kf-reason-boat-skills = Jártasságok a hajón: { $count }
kf-reason-place = Ezen a helyen: { $points } pont
kf-reason-roads = Utak a szomszédos lapkákhoz: { $count }
kf-reason-grows =
    { $kind ->
        [workers] Több lehelyezhető munkás
        [skills] Több jártasság
        [resources] Több szabad erőforrás
        [upgrades] Közelebb hozza a fejlesztéseket és a raktározást
        [uses] A későbbi évszakokban hasznos lapkák
        [hand] A kézben lévő téllapkák többet érnek
        [together] Jól összeillő lapkák, munkások és erőforrások
        [others] A többiek kevesebb pontra számíthatnak
       *[points] Több pont, ha ezzel az évszakkal érne véget a játszma
    }
kf-reason-above-average =
    { $kind ->
        [workers] Több munkás marad, mint egy átlagos kör után
        [skills] Több jártasság marad, mint egy átlagos kör után
        [resources] Több erőforrás marad, mint egy átlagos kör után
        [upgrades] A fejlesztéseknek és a raktározásnak jobb, mint egy átlagos kör
        [uses] A későbbi évszakokra jobb, mint egy átlagos kör
        [hand] A kézben lévő téllapkáknak jobb, mint egy átlagos kör
        [together] Minden jobban összeillik, mint egy átlagos kör után
        [others] A többieknek kevesebb pontot hagy, mint egy átlagos kör
       *[points] Több pont, mint egy átlagos kör után
    }
