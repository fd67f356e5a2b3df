### Analysis of a game: for the terminal, the page that it writes, and the browser.

analysis-title = Разбор
analysis-chance = Вероятность победы
analysis-points = Ожидаемые очки
analysis-luck = Везение
analysis-lost = Общие потери
analysis-lost-each = Потери на решение
analysis-decisions = Решения
analysis-turning-points = Переломные моменты
analysis-no-turning-points = Больших переломов не было.
analysis-percent = { $value } %
analysis-both = { $points } · { $chance }
analysis-explained = Везение: насколько случайные исходы были лучше или хуже среднего. Потери: сколько ещё дали бы лучшие найденные ходы, в очках относительно лучшего соперника и в вероятности победы. Решения оцениваются только по тому, что игрок мог знать.
analysis-effort =
    { $simulations ->
        [one] { $simulations } симуляция
        [few] { $simulations } симуляции
        [many] { $simulations } симуляций
       *[other] { $simulations } симуляции
    } на решение.

analysis-grade-best = лучший ход
analysis-grade-good = хороший ход
analysis-grade-inaccuracy = неточность
analysis-grade-mistake = ошибка
analysis-grade-blunder = грубая ошибка

## Each player in short, behind the name

analysis-draws-lucky = Везло.
analysis-draws-even = Везло в меру.
analysis-draws-unlucky = Не везло.
analysis-play-sound = Игра почти без ошибок.
analysis-play-mixed = Некоторые ходы могли быть лучше.
analysis-play-shaky = Многие ходы могли быть лучше.
analysis-worst = Главная ошибка: шаг { $entry }, { $chance }.

## Turning points; $change is a part of a chance to win, with its sign

analysis-by-draw = Шаг { $entry }, случайный исход: { $name } { $change }
analysis-by-decision = Шаг { $entry }, решение: { $name } { $change }
analysis-drawn = Выпало: { $what }
analysis-played = Сыграно: { $move }
analysis-better = Лучше: { $move }
