## Linia de comandă

command-puzzles = Creează, verifică și afișează probleme.
command-puzzles-make = Caută probleme în partidele boților sau în înregistrări.
command-puzzles-make-more = Problemele se adaugă în fișier una câte una. Dacă rulezi comanda din nou, continuă de unde s-a oprit.
command-puzzles-check = Verifică dacă soluția dată pentru fiecare problemă este corectă.
command-puzzles-check-more = Fără fișier, se verifică problemele incluse în jocuri.
command-puzzles-list = Câte probleme sunt incluse în jocuri.
meta-kinds = TIPURI
puzzles-make-game = Jocul.
puzzles-make-out = Fișierul în care se scrie sau care se continuă.
puzzles-make-kinds = Numai aceste tipuri, separate prin virgule.
puzzles-make-count = Câte probleme de aceste tipuri să aibă fișierul.
puzzles-make-seed = Cu același seed, boții joacă aceleași partide.
puzzles-make-bots = Boții care joacă, câte unul pentru fiecare loc.
puzzles-make-records = Un dosar cu înregistrări, în locul partidelor boților; jucătorii trebuie să-și fi dat acordul.
puzzles-check-file = Un fișier cu probleme.
puzzles-check-search = Repetă și căutările lungi.
puzzles-list-game = Numai acest joc.
puzzles-none = Pentru { $game } nu există probleme de rezolvat.
puzzles-kind = „{ $kind }” nu este un tip de problemă al acestui joc. Tipuri cunoscute: { $kinds }.
puzzles-bad = { $file }: { $why }
puzzles-made = { $count }: { $kind } { $id }
puzzles-done = Probleme de aceste tipuri în { $file }: { $count }.
puzzles-checked = Probleme verificate: { $count }; greșite: { $wrong }.
puzzles-game = joc
puzzles-kind-name = tip
puzzles-count = probleme
puzzles-ratings = ratinguri

## Erori ale unui fișier

puzzle-format = Această problemă are alt format; este cunoscut numai formatul { $format }.
puzzle-field = Câmpul „{ $field }” lipsește, este necunoscut sau are un tip greșit (linia { $line }).
puzzle-line = Linia { $line } nu este o problemă.
puzzle-moves = În problema { $id }, pasul { $entry } dinaintea poziției nu poate fi citit.
puzzle-kind = Nu există tipul de problemă „{ $kind }”.
puzzle-answer = Soluțiile problemei { $id } nu au valoarea indicată: { $best }.

## Erori ale serverului

table-no-puzzle = nu există problema „{ $puzzle }”.
table-puzzle-board = problema { $puzzle } se rezolvă pe tablă.
table-puzzle-task = în problema { $puzzle } nu se joacă nimic: este nevoie de un răspuns.

## Pagina

pz-title = Probleme
pz-about = Poziții cu o singură tură optimă. Găsește-o: prima încercare contează pentru ratingul tău.
pz-open = Rezolvă probleme
pz-today = Problema zilei
pz-all = Toate problemele
pz-your-rating = Ratingul tău: { $rating }
pz-rating-after = Ratingul tău: { $rating } ({ $change })
pz-your-results = Rezolvate: { $solved } din { $tried }. Se păstrează numai în acest browser.
pz-rating = Rating: { $rating }
pz-kind = Tip
pz-kind-all = Toate tipurile
pz-kind-last_two = Ultimele două piese
pz-kind-close_city = Termină orașul
pz-kind-find_turn = Găsește tura
pz-kind-allocate = Repartizează tot
pz-kind-win_auction = Câștigă licitația
pz-ask-last_two = Tu ai o piesă, iar adversarul primește ultima piesă. Ce tură dă cel mai bun rezultat, orice ar face adversarul?
pz-ask-close_city = În această tură se poate termina un oraș. Găsește cea mai bună tură.
pz-ask-find_turn = O tură este clar mai bună decât toate celelalte. Găsește-o.
pz-ask-allocate = Partida s-a încheiat. Fiecare muncitor, aptitudine și resursă contează o singură dată. De câte ori punctează fiecare loc?
pz-ask-win_auction = Cea mai bună tură este o ofertă. Pentru ce plăcuță și cu câți muncitori?
pz-fresh = Numai problemele pe care nu le-am încercat
pz-none = Aici nu sunt probleme de rezolvat.
pz-more = Arată-le pe toate ({ $count })
pz-you = Tu
pz-opponent = Adversar
pz-solved = rezolvată
pz-failed = nerezolvată
pz-question = Întrebare
pz-hint = Cere o sugestie
pz-solution = Arată soluția
pz-again = Încearcă din nou
pz-next = Problema următoare
pz-step-back = Un pas înapoi
pz-step-forward = Pasul următor
pz-step = { $step } din { $steps }
pz-hint-cost = Cu o sugestie, problema nu contează ca rezolvată.
pz-right = Corect!
pz-right-hinted = Corect, dar cu o sugestie: nu contează ca rezolvată.
pz-wrong = Nu este cea mai bună tură.
pz-less = Nu este cel mai bun răspuns. Puncte lipsă: { $less }.
pz-impossible = Ce ai nu ajunge pentru asta.
pz-final = Punctaj final: { $scores }.
pz-hint-gap = Diferența de puncte dintre cea mai bună tură și următoarea ca valoare: { $gap }.
pz-hint-points = Punctele aduse de cel mai bun răspuns: { $best }.
pz-hint-first = Primul pas al celei mai bune ture e marcat pe tablă cu A.
pz-solution-is = Aceasta este soluția. O poți parcurge pas cu pas.
pz-solution-answer = Acesta e cel mai bun răspuns. Puncte: { $best }.
pz-best-turn = Aceasta este cea mai bună tură a ta.
pz-over = Problema s-a încheiat.
