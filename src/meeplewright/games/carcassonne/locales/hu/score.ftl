ccs-lay = Kártya letétele ide: ({ $x },{ $y })
ccs-tile-at = { $cell }: { $tile }
ccs-remove = Kártya eltávolítása
ccs-whose = Kinek az alattvalója
ccs-where = Hol áll az alattvaló
ccs-spot = { $role } ({ $side })
ccs-start = Válassz egy kártyát, majd koppints a helyre, ahol fekszik.
ccs-where-lay = Koppints a helyre, ahol a kártya fekszik.
ccs-shelf = Kártyák
ccs-points = Pontok a pontozótáblán
ccs-points-more = A játszma közben szerzett pontok.
ccs-entered = Megadott kártyák: { $count }
ccs-before = Pontozótábla
ccs-fields = Mezők
ccs-field-at = Mező itt: { $cell }
ccs-majority =
    { $count ->
        [one] a legtöbb alattvaló: { $names }
       *[other] a legtöbb alattvaló (egyenlő): { $names }
    }
ccs-complete = Kész városok: { $cities }.
ccs-complete-none = Nincs kész város.
ccs-not-complete = Befejezetlen városok: { $cities }.
ccs-incomplete = Befejezetlen utak, városok és kolostorok: { $count }
ccs-open-city = Város itt: { $cell }, kártyák: { $tiles }
ccs-open-road = Út itt: { $cell }, kártyák: { $tiles }
ccs-open-cloister = Kolostor itt: { $cell }
ccs-nobody = gazdátlan
real-points = a pontszám nem lehet negatív, sem több ennél: { $most }.
real-too-many-tiles = túl sok kártya; a játékban ennyi van: { $most }.
real-too-many = kártya itt: ({ $x },{ $y }): nincs ennyi { $tile } típusú kártya; a játékban ennyi van: { $most }.
real-cell-taken = több kártya van ugyanitt: ({ $x },{ $y }).
real-unconnected = a kártya itt: ({ $x },{ $y }) nem szomszédos a többivel.
real-terrain-differs =
    kártya itt: ({ $x },{ $y }): { $side ->
        [N] északi
        [E] keleti
        [S] déli
       *[W] nyugati
    } oldalán nem illik össze: { $here ->
        [city] város
        [road] út
       *[field] mező
    } – { $there ->
        [city] város
        [road] út
       *[field] mező
    }.
real-no-tile = nincs kártya az alattvaló alatt itt: ({ $x },{ $y }).
real-two-followers = több alattvaló van a kártyán itt: ({ $x },{ $y }); csak az tehet rá alattvalót, aki a kártyát letette.
real-followers = túl sok alattvalója van a játéktéren ennek a játékosnak: { $seat } (az utolsó itt: ({ $x },{ $y })); legfeljebb ennyi lehet: { $most }.
real-no-spot =
    a kártyán itt: ({ $x },{ $y }) { $on ->
        [city] nincs ott város
        [road] nincs ott út
        [field] nincs ott mező
       *[cloister] nincs kolostor
    }.
real-no-farmers = az alattvaló itt: ({ $x },{ $y }) paraszt, de ez a játszma parasztok nélküli.
