### The guided first game of each game: what the table tells a newcomer.
### Names of things are those of the games' own catalogues.

guide-name = Учебная партия
guide-next = Дальше
guide-back = Назад
guide-leave = Прервать обучение
guide-stay = Остаться
guide-play-on = Играть дальше
guide-home = На главную
guide-cell = Подсвечено: столбец { $x }, ряд { $y }.

guide-leaving-title = Прервать обучение?
guide-leaving = Партия продолжится как обычная. Доиграйте её сами или вернитесь к ней позже с главной страницы.

guide-rest-title = Ваш ход
guide-rest = Играйте как хотите. Обучение продолжится, как только будет что объяснить.
guide-wait-title = Ходит { $bot }
guide-wait = Скоро снова будет ваш ход.

guide-next-chapter = Следующая глава
guide-confirm-title = Подтвердите ход
guide-confirm = Вашего хода ещё никто не видел. Подтвердите его или отмените и выберите другой.
guide-chapters = Главы
guide-chapter = { $number }. { $title }
guide-chapter-done = Пройдена

## Before the lesson

guide-first-title = Учебная партия: { $game }
guide-first-more = Вы играете против бота, а игра шаг за шагом подсказывает, что сделал бы сильный игрок. Всегда можно поступить иначе. Читать правила заранее не нужно.
guide-first-leave = Обучение можно прервать в любой момент и играть дальше самостоятельно.
guide-first-begin = Начать
guide-new-to = Впервые играете в «{ $game }»?
guide-new-to-go = Сыграйте учебную партию
