# Meghívások.

table-offer-twice = ennek a játékosnak már van helye vagy meghívója ennél az asztalnál.
table-offers-many = ezt a játékost már több asztalhoz is meghívtad; várd meg, amíg válaszol.
table-not-met = nem található: nem játszottál még vele, vagy törölte az adatait.
table-no-offer = erre a helyre senki nincs meghívva.
table-qr-link = olyan link kell, amely ezen a szerveren egy asztalra, versenyre, visszajátszásra vagy másik eszközre mutat.
table-pictures-busy = most túl sok kép készül; próbáld újra egy pillanat múlva.

preview-running = Folyamatban
preview-finished = Befejeződött

web-qr = QR-kód
web-qr-what = QR-kód: { $what }
web-share-what = Megosztás: { $what }
web-link-only-here = Ez a link csak ezen a számítógépen működik. Másoknak is működő linkhez nyisd meg ezt az oldalt azon a címen, amelyet a szerver „A helyi hálózaton” felirat után mutat.

web-offers = Meghívók
web-offer-decline = Elutasítás
web-offer-withdraw = Meghívás visszavonása
web-seat-offered = meghívva
web-seat-reserved = Fenntartott hely

web-recent = Akikkel játszottál
web-recent-more = A meghívót a kezdőlapjukon látják. Amíg nem válaszolnak, más nem foglalhatja el a helyet.
web-recent-invite = Meghívás: { $name }
