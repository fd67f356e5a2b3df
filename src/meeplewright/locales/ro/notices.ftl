notice-turn = E rândul tău.
notice-over = Partida s-a încheiat.
notice-news = Sunt noutăți la masa ta.
notice-mail-text =
    Deschide masa: { $link }

    Primești acest e-mail pentru că l-ai cerut. Oprește aceste e-mailuri: { $stop }
notice-confirm-subject = Confirmă-ți adresa de e-mail
notice-confirm-text =
    Cineva a cerut e-mailuri despre partide prin corespondență la { $server } și a dat această adresă.

    Dacă ai fost tu, confirmă adresa: { $link }

    Dacă nu ai fost tu, nu face nimic sau șterge adresa aici: { $stop }
offline-title = Fără conexiune
offline-lead = Meeplewright nu se poate conecta la server.
offline-open = O masă deja deschisă rămâne pe ecran și se reconectează singură.
offline-needs = Pentru tot restul e nevoie de conexiune: mutări, mese, reluări, reguli.
offline-games = Partidele tale sunt în siguranță pe server. Ceasurile merg mai departe acolo.
offline-retry = Încearcă din nou
