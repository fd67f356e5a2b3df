ccs-lay = Tegel leggen op ({ $x },{ $y })
ccs-tile-at = { $cell }: { $tile }
ccs-remove = Tegel weghalen
ccs-whose = Van wie de horige is
ccs-where = Waar de horige staat
ccs-spot = { $role } ({ $side })
ccs-start = Kies een tegel en tik dan op het vakje waar die ligt.
ccs-where-lay = Tik op het vakje waar de tegel ligt.
ccs-base-only = Hier kun je alleen het basisspel tellen, zonder uitbreidingen.
ccs-shelf = Tegels
ccs-points = Punten op het scorespoor
ccs-points-more = De punten die tijdens de partij zijn gescoord.
ccs-entered = Ingevoerde tegels: { $count }
ccs-before = Scorespoor
ccs-fields = Weiden
ccs-field-at = Weide op { $cell }
ccs-majority =
    { $count ->
        [one] de meeste horigen: { $names }
       *[other] de meeste horigen (gelijk): { $names }
    }
ccs-complete = Voltooide steden: { $cities }.
ccs-complete-none = Geen voltooide stad.
ccs-not-complete = Onvoltooide steden: { $cities }.
ccs-incomplete = Onvoltooide wegen, steden en kloosters: { $count }
ccs-open-city = Stad op { $cell }, tegels: { $tiles }
ccs-open-road = Weg op { $cell }, tegels: { $tiles }
ccs-open-cloister = Klooster op { $cell }
ccs-nobody = van niemand
real-points = de punten kunnen niet negatief zijn en niet meer dan { $most }.
real-too-many-tiles = te veel tegels; aantal in het spel: { $most }.
real-too-many = tegel op ({ $x },{ $y }): zoveel tegels van type { $tile } zijn er niet; aantal in het spel: { $most }.
real-cell-taken = er liggen meerdere tegels op ({ $x },{ $y }).
real-unconnected = de tegel op ({ $x },{ $y }) grenst niet aan de andere tegels.
real-terrain-differs =
    tegel op ({ $x },{ $y }): aan de { $side ->
        [N] noordkant
        [E] oostkant
        [S] zuidkant
       *[W] westkant
    } ligt { $here ->
        [city] stad
        [road] weg
       *[field] weide
    } tegen { $there ->
        [city] stad
        [road] weg
       *[field] weide
    }.
real-no-tile = er ligt geen tegel onder de horige op ({ $x },{ $y }).
real-two-followers = op de tegel op ({ $x },{ $y }) staan meerdere horigen; alleen wie de tegel legt, mag er een horige op zetten.
real-followers = speler { $seat } heeft te veel horigen op het bord (de laatste op ({ $x },{ $y })); het maximum is { $most }.
real-no-spot =
    de tegel op ({ $x },{ $y }) heeft { $on ->
        [city] daar geen stad
        [road] daar geen weg
        [field] daar geen weide
       *[cloister] geen klooster
    }.
real-no-farmers = de horige op ({ $x },{ $y }) is een boer, maar deze partij wordt zonder boeren gespeeld.
