ccs-lay = Kártya letétele ide: ({ $x },{ $y })
ccs-tile-at = { $cell }: { $tile }
ccs-remove = Kártya eltávolítása
ccs-whose = Kinek az alattvalója
ccs-where = Hol áll az alattvaló
ccs-spot = { $role } ({ $side })
ccs-start = Válassz egy kártyát, majd koppints arra a helyre, ahol fekszik.
ccs-where-lay = Koppints arra a helyre, ahol a kártya fekszik.
ccs-base-only = Itt csak az alapjátékot lehet pontozni, a kiegészítőit nem.
ccs-shelf = Kártyák
ccs-points = Pontok az értékelő táblán
ccs-points-more = A játszma közben szerzett pontok.
ccs-entered = Megadott kártyák: { $count }
ccs-before = Értékelő tábla
ccs-fields = Mezők
ccs-field-at = Mező itt: { $cell }
ccs-majority =
    { $count ->
        [one] a legtöbb alattvaló: { $names }
       *[other] a legtöbb alattvaló (egyenlőség): { $names }
    }
ccs-complete = Kész városok: { $cities }.
ccs-complete-none = Nincs kész város.
ccs-not-complete = Befejezetlen városok: { $cities }.
ccs-incomplete = Befejezetlen utak, városok és kolostorok: { $count }
ccs-open-city = Város itt: { $cell }, kártyák: { $tiles }
ccs-open-road = Út itt: { $cell }, kártyák: { $tiles }
ccs-open-cloister = Kolostor itt: { $cell }
ccs-nobody = gazdátlan
real-points = a pontszám nem lehet negatív vagy nagyobb ennél: { $most }.
real-too-many-tiles = túl sok kártya; a játékban ennyi van: { $most }.
real-too-many = kártya itt: ({ $x },{ $y }); nincs ennyi { $tile } típusú kártya, a játékban ennyi van: { $most }.
real-cell-taken = több kártya van ugyanitt: ({ $x },{ $y }).
real-unconnected = az itt lévő kártya nem szomszédos a többivel: ({ $x },{ $y }).
real-terrain-differs =
    kártya itt: ({ $x },{ $y }); { $side ->
        [N] az északi
        [E] a keleti
        [S] a déli
       *[W] a nyugati
    } oldalán { $here ->
        [city] város
        [road] út
       *[field] rét
    } kerül { $there ->
        [city] város
        [road] út
       *[field] rét
    } mellé.
real-no-tile = nincs kártya az itt lévő alattvaló alatt: ({ $x },{ $y }).
real-two-followers = ezen a kártyán több alattvaló van: ({ $x },{ $y }); alattvalót csak az tehet rá, aki a kártyát letette.
real-followers = { $seat }. játékos: túl sok alattvaló van a játéktéren (az utolsó itt: ({ $x },{ $y })); legfeljebb ennyi lehet: { $most }.
real-no-spot =
    ezen a kártyán { $on ->
        [city] ott nincs város
        [road] ott nincs út
        [field] ott nincs rét
       *[cloister] nincs kolostor
    }: ({ $x },{ $y }).
real-no-farmers = ez az alattvaló paraszt: ({ $x },{ $y }), de ebben a játszmában nincsenek parasztok.
