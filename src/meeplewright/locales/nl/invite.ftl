# Uitnodigingen.

table-offer-twice = deze persoon heeft al een plaats of een uitnodiging aan deze tafel.
table-offers-many = je hebt deze persoon al voor meerdere tafels uitgenodigd; wacht op antwoord.
table-not-met = niet gevonden: je hebt niet met deze persoon gespeeld, of de gegevens zijn gewist.
table-no-offer = voor deze plaats is niemand uitgenodigd.
table-qr-link = verwacht: een link van deze server naar een tafel, een toernooi of een partij om terug te kijken, of om een ander apparaat te koppelen.
table-pictures-busy = er worden nu te veel afbeeldingen getekend; probeer het zo meteen opnieuw.

preview-running = Bezig
preview-finished = Afgelopen

web-qr = QR-code
web-qr-what = QR-code: { $what }
web-share-what = Delen: { $what }
web-link-only-here = Deze link werkt alleen op deze computer. Wil je een link die ook voor anderen werkt, open deze pagina dan op het adres dat de server toont bij “Op je netwerk”.

web-offers = Uitnodigingen
web-offer-decline = Afwijzen
web-offer-withdraw = Uitnodiging intrekken
web-seat-offered = uitgenodigd
web-seat-reserved = Gereserveerde plaats

web-recent = Mensen met wie je hebt gespeeld
web-recent-more = Ze zien de uitnodiging op hun startpagina. Tot ze antwoorden, kan niemand anders de plaats innemen.
web-recent-invite = Uitnodigen: { $name }
