# Invitații.

table-offer-twice = această persoană are deja un loc sau o invitație la această masă.
table-offers-many = ai invitat deja această persoană la mai multe mese; așteaptă un răspuns.
table-not-met = nu s-a găsit: nu ai jucat cu această persoană sau aceasta și-a șters datele.
table-no-offer = nimeni nu este invitat pe acest loc.
table-qr-link = este nevoie de un link al acestui server către o masă, un turneu, o reluare sau alt dispozitiv.
table-pictures-busy = acum se generează prea multe imagini; încearcă din nou peste câteva clipe.

preview-running = În curs
preview-finished = Încheiată

web-qr = Cod QR
web-qr-what = Cod QR: { $what }
web-share-what = Distribuie: { $what }
web-link-only-here = Acest link funcționează doar pe acest calculator. Pentru un link care merge și la alții, deschide pagina la adresa pe care serverul o afișează după „În rețeaua ta”.

web-offers = Invitații
web-offer-decline = Refuză
web-offer-withdraw = Retrage invitația
web-seat-offered = invitație trimisă
web-seat-reserved = Loc rezervat

web-recent = Persoane cu care ai jucat
web-recent-more = Persoana invitată vede invitația pe pagina principală. Până răspunde, nimeni altcineva nu poate ocupa locul.
web-recent-invite = Invită: { $name }
