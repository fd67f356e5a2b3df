score-title = Punctajul unei partide reale
score-about = Joci la o masă adevărată? Introdu poziția de la sfârșitul partidei și vezi punctele fiecăruia, cu toate explicațiile.
score-players = Jucători
score-player = Jucătorul { $number }
score-count = Numără punctele
score-result = Punctajul final
score-winners =
    { $count ->
        [one] Câștigător: { $names }
       *[other] Câștigători: { $names }
    }
score-link = Link către această poziție
score-link-more = Linkul conține toată poziția. Pe server nu se păstrează nimic.
score-code-damaged = Linkul este incomplet sau modificat, așa că poziția nu poate fi afișată. Copiază din nou tot linkul. Nu s-a pierdut nimic din ce ai introdus.
score-code-newer = Linkul a fost creat de o versiune mai nouă a paginii. Reîncarcă pagina sau cere din nou poziția.
score-search = Caută
score-found = Găsite: { $count }
score-tile-left = { $tile } – rămase: { $count }
score-less = Mai puțin: { $what }
score-more = Mai mult: { $what }
real-by-seat = fiecare jucător trebuie să aibă aici o valoare; numărul de jucători: { $seats }.
real-no-seat = nu există acest jucător; numărul de jucători: { $seats }.
table-no-real-table = aici nu se poate calcula punctajul partidelor reale de „{ $game }”.
