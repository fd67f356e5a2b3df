### What somebody has played: profile, archive, ratings.

## Title and links of the page

web-profile = Profiel
web-profile-open = Je partijen en statistieken
web-profile-of = Profiel van { $name }
web-profile-none = Nog geen afgelopen partijen.
web-profile-gone = Dit profiel bestaat niet of is niet openbaar.
web-profile-counted = Geteld: partijen van begin tot eind. Lessen, afgebroken partijen en partijen die halverwege begonnen tellen niet mee.

## Tables and plots

web-profile-games = Partijen
web-profile-won = Gewonnen
web-profile-share = Gewonnen, %
web-profile-game = Spel
web-profile-players = Spelers
web-profile-opponent = Tegenstander
web-profile-mean = Gemiddelde punten
web-profile-by-game = Per spel
web-profile-by-seats = Per aantal spelers
web-profile-by-bot = Tegen bots
web-profile-by-opponent = Tegen mensen
web-profile-sources = Waar de punten vandaan komen
web-profile-source = Bron
web-profile-accuracy = Goede keuzes in geanalyseerde partijen
web-profile-accuracy-latest = Laatste: { $percent }%
web-profile-rating-history = Rating in de tijd
web-profile-line = Van { $first } naar { $last }; laagste { $least }, hoogste { $most }.
web-profile-streaks = Reeksen
web-profile-streak-now = Overwinningen op rij nu
web-profile-streak-longest = Meeste overwinningen op rij
web-profile-streak-days = Meeste dagen op rij met een partij

## Privacy and downloads

web-profile-public = Mijn profiel aan iedereen tonen
web-profile-public-more = Je naam staat dan in de ranglijst en deze pagina krijgt een link. Anders zie alleen jij haar.
web-profile-link = Link naar je profiel
web-profile-download = Al je partijen downloaden
web-profile-records = Partijbestanden (zip)
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
web-games-since = Vanaf
web-games-until = Tot en met
web-games-shortest = Zetten, minstens
web-games-longest = Zetten, hoogstens
web-games-rated = Alleen partijen voor de rating
web-games-clear = Wissen
web-games-none = Geen partijen gevonden.
web-games-more = Meer tonen
web-games-moves = zetten: { $moves }
web-games-accuracy = goede keuzes: { $percent }%

## Ratings

web-rated = Voor de rating
web-rated-more = De uitslag verandert de ratings. Er is een klok nodig; er zijn geen hints en geen bot speelt voor je.
web-ratings = Ranglijst
web-ratings-yours = Je ratings
web-ratings-of = Ratings
web-ratings-place = Plaats
web-ratings-name = Speler
web-ratings-rating = Rating
web-ratings-anonymous = anoniem
web-ratings-you = { $name } (jij)
web-ratings-fixed = vast
web-ratings-about = Alleen partijen voor de rating tellen. Je staat hier na genoeg van zulke partijen (minstens { $games }) tegen genoeg verschillende tegenstanders (minstens { $opponents }), mensen of bots. Namen staan er alleen bij een openbaar profiel.
web-ratings-none = Niemand heeft nog genoeg partijen voor de rating gespeeld.
