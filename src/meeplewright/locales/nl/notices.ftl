notice-turn = Je bent aan de beurt.
notice-over = De partij is afgelopen.
notice-news = Er is nieuws aan je tafel.
notice-mail-text =
    Open de tafel: { $link }

    Je krijgt deze e-mail omdat je erom hebt gevraagd. Stop deze e-mails: { $stop }
notice-confirm-subject = Bevestig je e-mailadres
notice-confirm-text =
    Iemand heeft e-mails over correspondentiepartijen aangevraagd op { $server } en dit adres opgegeven.

    Was jij dat, bevestig dan het adres: { $link }

    Was jij het niet, doe dan niets, of verwijder het adres hier: { $stop }
offline-title = Geen verbinding
offline-lead = Meeplewright kan zijn server niet bereiken.
offline-open = Een tafel die al openstaat, blijft op het scherm en maakt vanzelf opnieuw verbinding.
offline-needs = Voor al het andere is verbinding nodig: zetten, tafels, partijen terugkijken, regels.
offline-games = Je partijen staan veilig op de server. De klokken lopen daar door.
offline-retry = Opnieuw proberen
