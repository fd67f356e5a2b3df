### The guided first game of each game: what the table tells a newcomer.
### Names of things are those of the games' own catalogues.

guide-name = Prima partidă, îndrumată
guide-next = Mai departe
guide-back = Ce s-a spus mai devreme
guide-leave = Ieși din lecție
guide-stay = Rămân
guide-play-on = Joc mai departe
guide-home = Pagina de început
# For ears: what is lit on the table. $x and $y are numbers with a sign.
guide-cell = Evidențiat: coloana { $x }, rândul { $y }.

guide-leaving-title = Ieși din lecție?
guide-leaving = Partida merge mai departe ca oricare alta: joac-o de aici singur sau întoarce-te la ea mai târziu, de pe pagina de început.

# Nothing new to tell. $bot is the rival's name.
guide-rest-title = E rândul tău
guide-rest = Știi deja ce ai de făcut. Joacă așa cum îți place.
guide-wait-title = La rând: { $bot }
guide-wait = O clipă și e din nou rândul tău.

## Before the lesson

guide-first-title = { $game }: prima partidă, îndrumată
guide-first-more = Joci împotriva unui bot prietenos, iar masa îți spune ce să faci: câte un lucru pe rând, în primele ture. Nu trebuie să citești regulile înainte.
guide-first-leave = Poți ieși oricând din lecție ca să joci mai departe singur.
guide-first-begin = Începe
# On the start page, under the game.
guide-new-to = { $game } e un joc nou pentru tine?
guide-new-to-go = Prima partidă, îndrumată
