### What somebody has played: profile, archive, ratings.

## Title and links of the page

web-profile = Profil
web-profile-open = Játszmáid és statisztikáid
web-profile-of = { $name } profilja
web-profile-none = Még nincs befejezett játszma.
web-profile-gone = Nincs ilyen profil, vagy nem nyilvános.
web-profile-counted = Csak az elejétől a végéig játszott játszmák számítanak. A bevezető, a megszakított és az egy állásból folytatott játszmák kimaradnak.

## Tables and plots

web-profile-games = Játszmák
web-profile-won = Megnyert
web-profile-share = Megnyert, %
web-profile-game = Játék
web-profile-players = Játékosok
web-profile-opponent = Ellenfél
web-profile-mean = Átlagpontszám
web-profile-by-game = Játékonként
web-profile-by-seats = A játékosok száma szerint
web-profile-by-bot = Botok ellen
web-profile-by-opponent = Emberek ellen
web-profile-sources = Miből származnak a pontok
web-profile-source = Forrás
web-profile-accuracy = Jó döntések az elemzett játszmákban
web-profile-accuracy-latest = Legutóbb: { $percent }%
web-profile-rating-history = Az értékszám alakulása
web-profile-line = Az elején { $first }, a végén { $last }; legkisebb: { $least }, legnagyobb: { $most }.
web-profile-streaks = Sorozatok
web-profile-streak-now = Jelenlegi győzelmi sorozat
web-profile-streak-longest = Leghosszabb győzelmi sorozat
web-profile-streak-days = Legtöbb játéknap egymás után

## Privacy and downloads

web-profile-public = A profilomat mindenki láthatja
web-profile-public-more = Ekkor a neved megjelenik a ranglistán, és ehhez az oldalhoz kapsz egy linket. Különben csak te látod.
web-profile-link = A profilod linkje
web-profile-download = Összes játszmád letöltése
web-profile-records = Jegyzőkönyvek (zip)
web-profile-dataset = Adathalmaz (Parquet)

## The archive

web-games = Befejezett játszmáid
web-games-open = Összes befejezett játszma
web-games-filter = Szűrés
web-games-any = Összes
web-games-result = Eredmény
web-games-result-won = Megnyert
web-games-result-lost = Elvesztett
web-games-result-aborted = Megszakított
web-games-who = Ellenfél neve
web-games-bot = Bot
web-games-since = Ettől
web-games-until = Eddig
web-games-shortest = Legalább ennyi lépés
web-games-longest = Legfeljebb ennyi lépés
web-games-rated = Csak pontszámító játszmák
web-games-clear = Szűrés törlése
web-games-none = Nincs ilyen játszma.
web-games-more = Továbbiak
web-games-moves = lépések: { $moves }
web-games-accuracy = jó döntések: { $percent }%

## Ratings

web-rated = Pontszámító
web-rated-more = Az eredmény megváltoztatja az értékszámokat. Óra kell hozzá; nincs tipp, és nem játszik helyetted bot.
web-rated-options = Kiegészítőkkel a játszma nem lehet pontszámító.
web-ratings = Ranglista
web-ratings-yours = Értékszámaid
web-ratings-of = Értékszámok
web-ratings-place = Helyezés
web-ratings-name = Játékos
web-ratings-rating = Értékszám
web-ratings-anonymous = névtelen
web-ratings-you = { $name } (te)
web-ratings-fixed = rögzített
web-ratings-about = Csak a pontszámító játszmák számítanak. Akkor jelensz meg itt, ha elég ilyet játszottál (legalább: { $games }), és elég sok különböző ellenféllel (legalább: { $opponents }), emberrel vagy bottal. Emberek neve csak akkor látszik, ha a profiljuk nyilvános.
web-ratings-none = Még senki sem játszott elég pontszámító játszmát.
web-ratings-only-bots = Még egyetlen ember sem játszott elég pontszámító játszmát. A listán csak botok szerepelnek.
