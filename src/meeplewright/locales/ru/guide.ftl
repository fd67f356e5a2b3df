### The guided first game of each game: what the table tells a newcomer.
### Names of things are those of the games' own catalogues.

guide-name = Первая партия с подсказками
guide-next = Дальше
guide-back = Что было сказано раньше
guide-leave = Выйти из урока
guide-stay = Остаться
guide-play-on = Играть дальше
guide-home = На главную
# For ears: what is lit on the table. $x and $y are numbers with a sign.
guide-cell = Подсвечено: столбец { $x }, ряд { $y }.

guide-leaving-title = Выйти из урока?
guide-leaving = Партия продолжится как обычно: доиграйте её сами или вернитесь к ней позже с главной страницы.

# Nothing new to tell. $bot is the rival's name.
guide-rest-title = Ваш ход
guide-rest = Это вы уже умеете. Играйте, как вам нравится.
guide-wait-title = Сейчас ходит { $bot }
guide-wait = Минутку, и снова ваш ход.

## Before the lesson

guide-first-title = { $game }: первая партия с подсказками
guide-first-more = Вы играете против дружелюбного бота, а стол подсказывает, что делать: по одному шагу, в первые несколько ходов. Читать правила заранее не нужно.
guide-first-leave = Из урока можно выйти в любой момент и играть дальше самостоятельно.
guide-first-begin = Начать
# On the start page, under the game.
guide-new-to = { $game }: играете впервые?
guide-new-to-go = Первая партия с подсказками

## Carcassonne

guide-carcassonne-welcome-title = Добро пожаловать!
guide-carcassonne-welcome = Вы и { $bot } вместе строите страну, квадрат за квадратом, каждый ради своих очков. Ход короткий: выложите вытянутый квадрат, а потом, если хотите, поставьте на него подданного.
guide-carcassonne-tile-title = Выложите квадрат
guide-carcassonne-tile = Он должен продолжать то, что рядом: дорога к дороге, город к городу, поле к полю. Выберите подсвеченную клетку, поверните квадрат, если хотите, и выложите его.
guide-carcassonne-thief-title = Ваш первый подданный
guide-carcassonne-thief = У вас семь подданных, и одного можно поставить на только что выложенный квадрат. Поставьте его на дорогу разбойником: тогда дорога ваша.
guide-carcassonne-rival-title = { $bot }: ход сделан
guide-carcassonne-rival = Ответ подсвечен. На дорогу, в город или на поле, где уже стоит подданный, никто не может поставить другого: ваши в безопасности.
guide-carcassonne-city-title = Завершите город
guide-carcassonne-city = Ваш квадрат может замкнуть город: когда в стене нет разрывов, он завершён. Выложите его на подсвеченную клетку.
guide-carcassonne-knight-title = Рыцарь
guide-carcassonne-knight = Поставьте подданного в город рыцарем. Город уже завершён, так что очки будут сразу, а рыцарь тут же вернётся к вам.
guide-carcassonne-scored_city-title =
    { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    } за город
guide-carcassonne-scored_city = Завершённый город даёт по 2 очка за квадрат и ещё по 2 за каждый щит. Рыцарь вернулся, его можно поставить снова.
guide-carcassonne-scored_road-title =
    { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    } за дорогу
guide-carcassonne-scored_road = Завершённая дорога даёт по очку за каждый свой квадрат. Разбойник вернулся, его можно поставить снова.
guide-carcassonne-scored_cloister-title =
    { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    } за монастырь
guide-carcassonne-scored_cloister = Вокруг него везде лежат квадраты: по очку за каждый и одно за сам монастырь. Монах вернулся.
guide-carcassonne-cloister-title = Монастырь
guide-carcassonne-cloister = Монастырь завершён, когда квадраты лежат на всех восьми клетках вокруг, кто бы их ни выложил. Поэтому ему место там, где их уже много: подсвеченная клетка годится.
guide-carcassonne-monk-title = Монах
guide-carcassonne-monk = Поставьте подданного в монастырь монахом: 9 очков, когда монастырь будет завершён. Придётся подождать, зато монаху никто не помешает.
guide-carcassonne-road-title = Завершите дорогу
guide-carcassonne-road = Дорога завершена, когда оба её конца упираются в перекрёсток, город или монастырь. На подсвеченной клетке ваш квадрат завершит дорогу вашего разбойника.
guide-carcassonne-supply-title = Подданных мало
guide-carcassonne-supply = Из семи подданных у вас в запасе: { $supply }. Кто стоит на незавершённом, останется там до завершения, поэтому приберегите одного-двух для хорошего случая.
guide-carcassonne-farmer-title = Крестьяне
guide-carcassonne-farmer = Подданный на поле — крестьянин. Он остаётся там до конца и тогда приносит по 3 очка за каждый завершённый город у своего поля. Один ранний крестьянин ценен, а много — уже лишнее.
guide-carcassonne-aids-title = Стол помогает
guide-carcassonne-aids = Укажите на дорогу, город или поле или коснитесь их, и увидите, чьи они и сколько стоят. Кнопки показывают оставшиеся квадраты, поля и каждое очко.
guide-carcassonne-end-title = Этого достаточно
guide-carcassonne-end = После последнего квадрата приносят очки крестьяне и немного — всё незавершённое. Побеждает тот, у кого больше очков. Играйте дальше: партия ваша!
