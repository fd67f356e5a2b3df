# Meghívások.

table-offer-twice = ennek a játékosnak ennél az asztalnál már van helye vagy meghívója.
table-offers-many = ezt a játékost már több asztalhoz is meghívtad; várd meg, amíg válaszol.
table-not-met = nem található: nem játszottál még vele, vagy törölte az adatait.
table-no-offer = erre a helyre senki nincs meghívva.
table-qr-link = olyan link kell, amely ezen a szerveren egy asztalra, versenyre, visszajátszásra vagy másik eszközre mutat.
table-pictures-busy = most túl sok kép készül; próbáld újra egy pillanat múlva.

preview-running = Folyamatban
preview-finished = Véget ért

web-qr = QR-kód
web-qr-what = QR-kód: { $what }
web-share-what = Megosztás: { $what }
web-link-only-here = Ez a link csak ezen a számítógépen működik. Ha olyan linket szeretnél, amely másoknál is működik, nyisd meg ezt az oldalt azon a címen, amelyet a szerver „A helyi hálózaton” felirat után mutat.

web-offers = Meghívók
web-offer-decline = Elutasítás
web-offer-withdraw = Meghívó visszavonása
web-seat-offered = meghívva
web-seat-reserved = Fenntartott hely

web-recent = Akikkel már játszottál
web-recent-more = A meghívót a főoldalon látják. Amíg nem válaszolnak, más nem foglalhatja el a helyet.
web-recent-invite = Meghívás: { $name }
