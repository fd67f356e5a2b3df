### The guided first game of each game: what the table tells a newcomer.
### Names of things are those of the games' own catalogues.

guide-name = Tutorial
guide-next = Înainte
guide-back = Înapoi
guide-leave = Ieși din tutorial
guide-stay = Rămâi
guide-play-on = Continuă partida
guide-home = Pagina principală
guide-cell = Evidențiat: coloana { $x }, rândul { $y }.

guide-leaving-title = Ieși din tutorial?
guide-leaving = Partida continuă ca oricare alta. Joacă mai departe fără ajutor sau revino la ea mai târziu, din pagina principală.

guide-rest-title = E rândul tău
guide-rest = Joacă după cum îți place. Tutorialul continuă imediat ce are ceva nou de explicat.
guide-wait-title = La rând: { $bot }
guide-wait = Imediat e din nou rândul tău.

guide-next-chapter = Capitolul următor
guide-confirm-title = Confirmă tura
guide-confirm = Nimeni nu ți-a văzut încă tura. Confirm-o sau anuleaz-o și alege altceva.
guide-chapters = Capitole
guide-chapter = { $number }. { $title }
guide-chapter-done = Terminat

## Before the lesson

guide-first-title = Tutorial: { $game }
guide-first-more = Joci împotriva unui bot, iar jocul îți arată pas cu pas ce ar face un jucător bun. Poți face oricând altceva. Nu e nevoie să citești regulile înainte.
guide-first-leave = Poți ieși oricând din tutorial și poți continua fără ajutor.
guide-first-begin = Începe
guide-new-to = Nu ai mai jucat { $game }?
guide-new-to-go = Joacă tutorialul
