### What somebody has played: profile, archive, ratings.

## Title and links of the page

web-profile = Profiel
web-profile-open = Je partijen en statistieken
web-profile-of = Profiel van { $name }
web-profile-none = Nog geen afgelopen partijen.
web-profile-gone = Dit profiel bestaat niet of is niet openbaar.
web-profile-counted = Geteld: partijen die van begin tot eind zijn gespeeld. Tutorials, afgebroken partijen en partijen die vanuit een spelsituatie zijn voortgezet, tellen niet mee.

## Tables and plots

web-profile-games = Partijen
web-profile-won = Gewonnen
web-profile-share = Gewonnen, %
web-profile-game = Spel
web-profile-players = Spelers
web-profile-opponent = Tegenstander
web-profile-mean = Gemiddelde score
web-profile-by-game = Per spel
web-profile-by-seats = Per aantal spelers
web-profile-by-bot = Tegen bots
web-profile-by-opponent = Tegen mensen
web-profile-sources = Waar de punten vandaan komen
web-profile-source = Bron
web-profile-accuracy = Goede keuzes in geanalyseerde partijen
web-profile-accuracy-latest = Laatste: { $percent }%
web-profile-rating-history = Ratingverloop
web-profile-line = Van { $first } naar { $last }; laagste { $least }, hoogste { $most }.
web-profile-streaks = Reeksen
web-profile-streak-now = Huidige zegereeks
web-profile-streak-longest = Langste zegereeks
web-profile-streak-days = Meeste dagen op rij met een partij

## Privacy and downloads

web-profile-public = Mijn profiel aan iedereen tonen
web-profile-public-more = Je naam staat dan in de ranglijst en deze pagina krijgt een link. Anders ben jij de enige die de pagina kan zien.
web-profile-link = Link naar je profiel
web-profile-download = Al je partijen downloaden
web-profile-records = Verslagen (zip)
web-profile-dataset = Dataset (Parquet)

## The archive

web-games = Je afgelopen partijen
web-games-open = Alle afgelopen partijen
web-games-filter = Filteren
web-games-any = Alle
web-games-result = Uitslag
web-games-result-won = Gewonnen
web-games-result-lost = Verloren
web-games-result-aborted = Afgebroken
web-games-who = Naam van een tegenstander
web-games-bot = Bot
web-games-since = Vanaf
web-games-until = Tot en met
web-games-shortest = Zetten, minstens
web-games-longest = Zetten, hoogstens
web-games-rated = Alleen partijen voor de rating
web-games-clear = Filters wissen
web-games-none = Geen partijen gevonden.
web-games-more = Meer tonen
web-games-moves = zetten: { $moves }
web-games-accuracy = goede keuzes: { $percent }%

## Ratings

web-rated = Voor de rating
web-rated-more = De uitslag verandert de ratings. Er is een klok nodig; er zijn geen hints en er speelt geen bot voor je.
web-rated-options = Met uitbreidingen kan een partij niet voor de rating zijn.
web-ratings = Ranglijst
web-ratings-yours = Je ratings
web-ratings-of = Ratings
web-ratings-place = Rang
web-ratings-name = Speler
web-ratings-rating = Rating
web-ratings-anonymous = anoniem
web-ratings-you = { $name } (jij)
web-ratings-fixed = vast
web-ratings-about = Alleen partijen voor de rating tellen. Je komt in de lijst na genoeg van die partijen (minstens { $games }) tegen genoeg verschillende tegenstanders (minstens { $opponents }), mensen of bots. Van mensen staat de naam er alleen bij als hun profiel openbaar is.
web-ratings-none = Nog niemand heeft genoeg partijen voor de rating gespeeld.
web-ratings-only-bots = Nog niemand heeft genoeg partijen voor de rating gespeeld. In de lijst staan alleen bots.
