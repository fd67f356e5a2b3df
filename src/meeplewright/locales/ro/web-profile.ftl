### What somebody has played: profile, archive, ratings.

## Title and links of the page

web-profile = Profil
web-profile-open = Partidele și statisticile tale
web-profile-of = Profilul jucătorului { $name }
web-profile-none = Încă nicio partidă încheiată.
web-profile-gone = Acest profil nu există sau nu este public.
web-profile-counted = Se numără: partidele jucate de la început până la sfârșit. Tutorialele, partidele anulate și cele continuate dintr-o poziție nu se numără.

## Tables and plots

web-profile-games = Partide
web-profile-won = Câștigate
web-profile-share = Câștigate, %
web-profile-game = Joc
web-profile-players = Jucători
web-profile-opponent = Adversar
web-profile-mean = Puncte în medie
web-profile-by-game = Pe jocuri
web-profile-by-seats = După numărul de jucători
web-profile-by-bot = Împotriva boților
web-profile-by-opponent = Împotriva oamenilor
web-profile-sources = De unde vin punctele
web-profile-source = Sursă
web-profile-accuracy = Decizii bune în partidele analizate
web-profile-accuracy-latest = Ultima: { $percent }%
web-profile-rating-history = Ratingul în timp
web-profile-line = De la { $first } la { $last }; minim { $least }, maxim { $most }.
web-profile-streaks = Serii
web-profile-streak-now = Victorii consecutive acum
web-profile-streak-longest = Cele mai multe victorii consecutive
web-profile-streak-days = Cele mai multe zile consecutive cu o partidă

## Privacy and downloads

web-profile-public = Arată profilul meu tuturor
web-profile-public-more = Numele tău apare atunci în clasament, iar pagina primește un link. Altfel o vezi doar tu.
web-profile-link = Linkul profilului tău
web-profile-download = Descarcă toate partidele tale
web-profile-records = Înregistrări (zip)
web-profile-dataset = Set de date (Parquet)

## The archive

web-games = Partidele tale încheiate
web-games-open = Toate partidele încheiate
web-games-filter = Filtrează
web-games-any = Oricare
web-games-result = Rezultat
web-games-result-won = Câștigată
web-games-result-lost = Pierdută
web-games-result-aborted = Anulată
web-games-who = Numele unui adversar
web-games-bot = Bot
web-games-since = De la
web-games-until = Până la
web-games-shortest = Mutări, cel puțin
web-games-longest = Mutări, cel mult
web-games-rated = Doar partide cu rating
web-games-clear = Șterge filtrele
web-games-none = Nicio partidă nu corespunde filtrelor.
web-games-more = Arată mai multe
web-games-moves = mutări: { $moves }
web-games-accuracy = decizii bune: { $percent }%

## Ratings

web-rated = Cu rating
web-rated-more = Rezultatul schimbă ratingurile. Este nevoie de un ceas; nu există sugestii și niciun bot nu joacă în locul tău.
web-rated-options = Cu extensii, partida nu poate fi cu rating.
web-ratings = Clasament
web-ratings-yours = Ratingurile tale
web-ratings-of = Ratinguri
web-ratings-place = Loc
web-ratings-name = Jucător
web-ratings-rating = Rating
web-ratings-anonymous = anonim
web-ratings-you = { $name } (tu)
web-ratings-fixed = fix
web-ratings-about = Contează doar partidele cu rating. Apari aici după destule astfel de partide (cel puțin { $games }) cu destui adversari diferiți (cel puțin { $opponents }), oameni sau boți. Numele apar doar dacă profilul este public.
web-ratings-none = Nimeni nu a jucat încă destule partide cu rating.
web-ratings-only-bots = Niciun om nu a jucat încă destule partide cu rating. În clasament sunt doar boți.
