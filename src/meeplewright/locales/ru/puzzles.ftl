## Командная строка

command-puzzles = Создать задачи, проверить их или показать их список.
command-puzzles-make = Найти задачи в партиях ботов или в записях.
command-puzzles-make-more = Задачи добавляются в файл по одной. Если запустить команду снова, она продолжит с того места, где остановилась.
command-puzzles-check = Проверить, что у каждой задачи верное решение.
command-puzzles-check-more = Без файла проверяются задачи, которые поставляются с играми.
command-puzzles-list = Показать, сколько задач поставляется с играми.
meta-kinds = ВИДЫ
puzzles-make-game = Игра.
puzzles-make-out = Файл, в который записать задачи или который нужно дополнить.
puzzles-make-kinds = Только эти виды, через запятую.
puzzles-make-count = Сколько задач этих видов должно быть в файле.
puzzles-make-seed = С одним и тем же зерном боты играют одни и те же партии.
puzzles-make-bots = Боты, которые играют: по одному на каждое место.
puzzles-make-records = Взять вместо этого записи из папки; на это нужно согласие игроков.
puzzles-check-file = Файл с задачами.
puzzles-check-search = Повторить и долгий поиск.
puzzles-list-game = Только эта игра.
puzzles-none = Для этой игры нет задач: { $game }.
puzzles-kind = У этой игры нет вида задач «{ $kind }». Известные виды: { $kinds }.
puzzles-bad = { $file }: { $why }
puzzles-made = { $count }: { $kind } { $id }
puzzles-done = Задач этих видов в файле { $file }: { $count }.
puzzles-checked = Проверено задач: { $count }, из них неверных: { $wrong }.
puzzles-game = игра
puzzles-kind-name = вид
puzzles-count = задачи
puzzles-ratings = рейтинги

## Ошибки файла

puzzle-format = У этой задачи другой формат; известен только формат { $format }.
puzzle-field = Поле «{ $field }» отсутствует, неизвестно или имеет неверный тип (строка { $line }).
puzzle-line = Строка { $line } — не задача.
puzzle-moves = В задаче { $id } не удаётся прочитать шаг { $entry } до позиции.
puzzle-kind = Вида задач «{ $kind }» нет.
puzzle-answer = Решения задачи { $id } не приносят столько очков: { $best }.

## Ошибки сервера

table-no-puzzle = задачи «{ $puzzle }» нет.
table-puzzle-board = задача { $puzzle } решается на карте.
table-puzzle-task = в задаче { $puzzle } не нужно ходить: нужен ответ.

## Страница

pz-title = Задачи
pz-about = Позиции, в которых есть один лучший ход. Найдите его: на рейтинг влияет первая попытка.
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
pz-ask-allocate = Партия окончена. Каждый рабочий, инструмент и ресурс учитывается один раз. Сколько раз принесёт очки каждое место?
pz-ask-win_auction = Лучший ход — ставка. На какой участок и сколькими рабочими?
pz-fresh = Только новые для меня задачи
pz-none = Здесь нет задач.
pz-more = Показать все ({ $count })
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
pz-less = Это не лучший ответ. Не хватает очков: { $less }.
pz-impossible = Того, что у вас есть, на это не хватит.
pz-final = Итоговый счёт: { $scores }.
pz-hint-gap = Отрыв лучшего хода от следующего по силе, в очках: { $gap }.
pz-hint-points = Очки за лучший ответ: { $best }.
pz-hint-first = Первый шаг лучшего хода отмечен на карте буквой A.
pz-solution-is = Это решение. Его можно пройти по шагам.
pz-solution-answer = Это лучший ответ. Очки: { $best }.
pz-best-turn = Это ваш лучший ход.
pz-over = Задача окончена.
