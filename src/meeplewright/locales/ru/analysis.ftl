### Analysis of a game: for the terminal, the page that it writes, and the browser.

analysis-title = Разбор
analysis-chance = Шанс на победу
analysis-points = Ожидаемые очки
analysis-luck = Удача
analysis-lost = Потеряно всего
# On average.
analysis-lost-each = Потеряно за решение
analysis-decisions = Решения
analysis-turning-points = Переломные моменты
analysis-no-turning-points = Больших переломов не было.
analysis-percent = { $value } %
# $points and $chance are numbers, mostly with a sign.
analysis-both = { $points } · { $chance }
analysis-explained = Удача — это то, что дал случай по сравнению с ожидаемым; потеряно — то, что сверх сыгранного дали бы лучшие найденные ходы: сначала в очках относительно лучшего соперника, затем в шансе на победу. Решение оценивается по тому, что игрок мог знать.
analysis-effort =
    { $simulations ->
        [one] { $simulations } просчёт
        [few] { $simulations } просчёта
       *[many] { $simulations } просчётов
    } на каждое решение.

analysis-grade-best = лучший ход
analysis-grade-good = хороший ход
analysis-grade-inaccuracy = неточность
analysis-grade-mistake = ошибка
analysis-grade-blunder = грубая ошибка

## Each player in short, behind the name

analysis-draws-lucky = Случай был благосклонен.
analysis-draws-even = Удача была ровной.
analysis-draws-unlucky = Случай был против.
analysis-play-sound = Почти ничего нельзя было сыграть лучше.
analysis-play-mixed = Некоторые ходы можно было сделать лучше.
analysis-play-shaky = Многие ходы можно было сделать лучше.
analysis-worst = Самое дорогое решение: шаг { $entry }, { $chance }.

## Turning points; $change is a part of a chance to win, with its sign

analysis-by-draw = Шаг { $entry }, случай: { $name } { $change }
analysis-by-decision = Шаг { $entry }, решение: { $name } { $change }
analysis-drawn = Выпало: { $what }
analysis-played = Сыграно: { $move }
analysis-better = Лучше: { $move }
