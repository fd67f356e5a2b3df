ccs-lay = Așază piesa la ({ $x },{ $y })
ccs-tile-at = { $cell }: { $tile }
ccs-remove = Elimină piesa
ccs-whose = Al cui supus
ccs-where = Unde stă supusul
ccs-spot = { $role } ({ $side })
ccs-start = Alege o piesă, apoi atinge locul unde se află.
ccs-where-lay = Atinge locul unde se află piesa.
ccs-base-only = Aici se poate puncta doar jocul de bază, nu și extensiile lui.
ccs-shelf = Piese
ccs-points = Puncte pe pista de punctaj
ccs-points-more = Punctele obținute în timpul partidei.
ccs-entered = Piese introduse: { $count }
ccs-before = Pista de punctaj
ccs-fields = Câmpii
ccs-field-at = Câmpia de la { $cell }
ccs-majority =
    { $count ->
        [one] cei mai mulți supuși: { $names }
       *[other] cei mai mulți supuși (egalitate): { $names }
    }
ccs-complete = Orașe terminate: { $cities }.
ccs-complete-none = Niciun oraș terminat.
ccs-not-complete = Orașe neterminate: { $cities }.
ccs-incomplete = Drumuri, orașe și mănăstiri neterminate: { $count }
ccs-open-city = Orașul de la { $cell }, piese: { $tiles }
ccs-open-road = Drumul de la { $cell }, piese: { $tiles }
ccs-open-cloister = Mănăstirea de la { $cell }
ccs-nobody = fără supuși
real-points = punctele nu pot fi nici negative, nici mai multe de { $most }.
real-too-many-tiles = prea multe piese; în joc sunt: { $most }.
real-too-many = piesa de la ({ $x },{ $y }): nu există atâtea piese de tip { $tile }; în joc sunt: { $most }.
real-cell-taken = la ({ $x },{ $y }) sunt mai multe piese.
real-unconnected = piesa de la ({ $x },{ $y }) nu este adiacentă cu celelalte.
real-terrain-differs =
    piesa de la ({ $x },{ $y }): pe latura de { $side ->
        [N] nord
        [E] est
        [S] sud
       *[W] vest
    } nu se potrivesc: { $here ->
        [city] oraș
        [road] drum
       *[field] câmpie
    } – { $there ->
        [city] oraș
        [road] drum
       *[field] câmpie
    }.
real-no-tile = sub supusul de la ({ $x },{ $y }) nu este nicio piesă.
real-two-followers = pe piesa de la ({ $x },{ $y }) sunt mai mulți supuși; doar cine așază piesa poate pune un supus pe ea.
real-followers = jucătorul { $seat } are prea mulți supuși pe tablă (ultimul la ({ $x },{ $y })); maximul este { $most }.
real-no-spot =
    piesa de la ({ $x },{ $y }) nu are { $on ->
        [city] oraș acolo
        [road] drum acolo
        [field] câmpie acolo
       *[cloister] mănăstire
    }.
real-no-farmers = supusul de la ({ $x },{ $y }) este fermier, dar partida se joacă fără fermieri.
