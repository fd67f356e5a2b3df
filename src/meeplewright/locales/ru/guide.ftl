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
