notice-turn = Te következel.
notice-over = A játszma véget ért.
notice-news = Történt valami az asztalodnál.
notice-mail-text =
    Az asztal megnyitása: { $link }

    Azért kaptad ezt az e-mailt, mert kérted. Leiratkozás: { $stop }
notice-confirm-subject = Erősítsd meg az e-mail-címedet
notice-confirm-text =
    Valaki e-mailes értesítést kért levelező játszmákról ({ $server }), és ezt a címet adta meg.

    Ha te voltál, erősítsd meg a címet: { $link }

    Ha nem te voltál, nincs teendőd, vagy itt törölheted a címet: { $stop }
offline-title = Nincs kapcsolat
offline-lead = A Meeplewright nem éri el a szerverét.
offline-open = A már megnyitott asztal a képernyőn marad, és magától újrakapcsolódik.
offline-needs = Minden máshoz kapcsolat kell: a lépésekhez, az asztalokhoz, a visszajátszásokhoz és a szabályokhoz.
offline-games = A játszmáid biztonságban vannak a szerveren. Az órák ott tovább járnak.
offline-retry = Újra
