## Командная строка

command-puzzles = создание, проверка и список задач
command-puzzles-make = поиск задач в партиях ботов или в записях
command-puzzles-make-more = Задачи добавляются в файл по одной. Если запустить команду снова, она продолжит с того места, где остановилась.
command-puzzles-check = проверка, что у каждой задачи верное решение
command-puzzles-check-more = Без файла проверяются задачи, которые поставляются с играми.
command-puzzles-list = сколько задач поставляется с играми
meta-kinds = ВИДЫ
puzzles-make-game = игра
puzzles-make-out = файл для записи или продолжения
puzzles-make-kinds = только эти виды, через запятую
puzzles-make-count = сколько задач этих видов должно быть в файле
puzzles-make-seed = с одинаковым зерном боты играют одинаковые партии
puzzles-make-bots = боты, которые играют, по одному на место
puzzles-make-records = вместо этого папка с записями; их игроки должны быть согласны
puzzles-check-file = файл с задачами
puzzles-check-search = повторить и долгий поиск
puzzles-list-game = только эта игра
puzzles-none = Для этой игры нет задач: { $game }.
puzzles-kind = У этой игры нет вида задач «{ $kind }». Известные виды: { $kinds }.
puzzles-bad = { $file }: { $why }
puzzles-made = { $count }: { $kind } { $id }
puzzles-done = Задач этих видов в файле { $file }: { $count }.
puzzles-checked = Проверено задач: { $count }, из них неверных: { $wrong }.
puzzles-game = игра
puzzles-kind-name = вид
puzzles-count = задач
puzzles-ratings = рейтинги

## Ошибки файла

puzzle-format = У этой задачи другой формат; известен только формат { $format }.
puzzle-field = Поле «{ $field }» отсутствует, неизвестно или имеет неверный тип (строка { $line }).
puzzle-line = Строка { $line } – не задача.
puzzle-moves = В задаче { $id } не читается запись { $entry } перед позицией.
puzzle-kind = Нет вида задач «{ $kind }».
puzzle-answer = Решения задачи { $id } не дают { $best } очков.

## Ошибки сервера

table-no-puzzle = нет задачи «{ $puzzle }».
table-puzzle-board = задача { $puzzle } решается на поле.
table-puzzle-task = в задаче { $puzzle } не нужно ходить: нужен ответ.

## Страница

pz-title = Задачи
pz-about = Позиции, в которых есть один лучший ход. Найдите его: в рейтинг идёт первая попытка.
pz-open = Решать задачи
pz-today = Задача дня
pz-all = Все задачи
pz-your-rating = Ваш рейтинг: { $rating }
pz-rating-after = Ваш рейтинг: { $rating } ({ $change })
pz-your-results = Решено: { $solved } из { $tried }. Хранится только в этом браузере.
pz-rating = Рейтинг { $rating }
pz-kind = Вид
pz-kind-all = Все виды
pz-kind-last_two = Последние два квадрата
pz-kind-close_city = Завершите город
pz-kind-find_turn = Найдите ход
pz-kind-allocate = Распределите всё
pz-kind-win_auction = Выиграйте торги
pz-ask-last_two = У вас один квадрат, последний получит соперник. Какой ход даст лучший итог, что бы ни сделал соперник?
pz-ask-close_city = Этим ходом можно завершить город. Найдите лучший ход.
pz-ask-find_turn = Один ход явно лучше всех остальных. Найдите его.
pz-ask-allocate = Партия окончена. Каждый рабочий, инструмент и ресурс считается один раз. Сколько раз принесёт очки каждое место?
pz-ask-win_auction = Лучший ход – ставка. На какой участок и сколькими рабочими?
pz-fresh = Только задачи, которые я ещё не решал(а)
pz-none = Здесь нет задач.
pz-more = Показать все { $count }
pz-you = Вы
pz-opponent = Соперник
pz-solved = решена
pz-failed = не решена
pz-question = Вопрос
pz-hint = Подсказка
pz-solution = Показать решение
pz-again = Ещё раз
pz-next = Следующая задача
pz-step-back = На шаг назад
pz-step-forward = Следующий шаг
pz-step = { $step } из { $steps }
pz-hint-cost = С подсказкой задача не считается решённой.
pz-right = Верно!
pz-right-hinted = Верно, но с подсказкой: задача не считается решённой.
pz-wrong = Это не лучший ход.
pz-less = Не лучший ответ: он хуже на столько очков: { $less }.
pz-impossible = На это не хватает того, что у вас есть.
pz-hint-gap = Лучший ход лучше следующего на столько очков: { $gap }.
pz-hint-points = Лучший ответ приносит столько очков: { $best }.
pz-hint-first = Первый шаг лучшего хода отмечен на поле буквой A.
pz-solution-is = Это решение. Его можно пройти по шагам.
pz-solution-answer = Это лучший ответ. Очки: { $best }.
pz-best-turn = Это ваш лучший ход.
pz-over = Задача окончена.
