### The command `meeplewright` in a terminal. Names of commands, options (--seats) and bots stay.

## Help

app-about = Настольные игры по точным правилам: играйте, записывайте, просматривайте и моделируйте партии.
app-more = «meeplewright КОМАНДА --help» — справка по команде. Для начала: meeplewright play { $game }
app-lang = Язык: { $languages }. По умолчанию: из окружения.
app-version = Показать версию и выйти.
app-help = Показать эту справку и выйти.

help-usage = Использование
help-commands = Команды
help-arguments = Аргументы
help-options = Параметры
help-examples = Примеры
help-game-options = { $game }: значения для --option
help-default = По умолчанию: { $value }.
help-required = Обязательно.

meta-command = КОМАНДА
meta-options = [ПАРАМЕТРЫ]
meta-game = ИГРА
meta-record = ЗАПИСЬ
meta-file = ФАЙЛ
meta-folder = ПАПКА
meta-number = ЧИСЛО
meta-seats = МЕСТА
meta-bots = БОТЫ
meta-option = ИМЯ=ЗНАЧЕНИЕ
meta-language = ЯЗЫК
meta-seed = ЗЕРНО

command-play = Играть в терминале с людьми и ботами.
command-play-more = Партия сохраняется по ходу игры; чтобы продолжить её, укажите --resume.
play-game = Игра: { $games }.
play-seats = Игроки через запятую: имя человека или бот ({ $bots }). Если непонятно, бот это или человек, добавьте впереди «bot:» или «person:».
play-option = Параметр игры, например farmers=none, или книга правил, например hungarian. Можно указать несколько раз.
play-record = Куда сохранять запись. По умолчанию: в вашу папку данных.
play-resume = Продолжить партию из этой записи.

command-simulate = Провести много партий между ботами.
command-simulate-more = Одно и то же зерно даёт побайтно одинаковые записи при любом числе процессов.
simulate-seats = Число игроков.
simulate-bots = Боты через запятую: один на все места или по одному на каждое. Доступны: { $bots }.
simulate-games = Число партий.
simulate-seed = Любое слово или число. Без зерна каждый запуск будет другим.
simulate-out = Папка для записей 0001.mwr, 0002.mwr… Существующие файлы не перезаписываются.
simulate-workers = Число процессов.

command-replay = Показать записанную партию на любом шаге.
command-replay-more = Шаги — это ходы и случайные исходы, нумерация с 1; 0 — начальная позиция.
replay-record = Запись (файл .mwr).
replay-at = Показать позицию после этого шага. По умолчанию: последнего.
replay-json = Вывести полную позицию в формате JSON.
replay-seat = Вместе с --json: только то, что может знать игрок на этом месте (0 — первое место, «none» — зритель).
replay-svg = Сохранить карту в этот файл SVG («-» — стандартный вывод).
replay-if-over = Показать и очки каждого игрока, как если бы партия закончилась на этом шаге.

command-check = Проверить, что записи полны и все ходы допустимы.
command-check-more = Для каждой записи называет первый неверный шаг и нарушенное правило. Код выхода 2, если хотя бы одна запись неверна.
check-records = Записи для проверки.

command-notation = Преобразовать запись в читаемый текст или текст обратно в запись.
notation-record = Запись для преобразования.
notation-parse = Преобразовать этот текст в запись («-» — стандартный ввод).
notation-out = Сохранить в этот новый файл вместо стандартного вывода.

command-analyse = Разобрать записанную партию: вероятность победы по ходу игры, везение и мастерство, переломные моменты.
command-analyse-more = Решения оцениваются по тому, что игрок мог знать. Одна и та же запись при одной и той же глубине разбора даёт один и тот же результат.
analyse-effort = Глубина разбора каждого решения: { $efforts } или число симуляций.
analyse-html = Сохранить отчёт HTML с графиком и картами в этот файл.
meta-effort = ГЛУБИНА

command-doctor = Показать сведения об этой установке для диагностики.

json-output = Вывести JSON.

## A command line that cannot be understood

usage-no-command = Неизвестная команда «{ $command }». Доступны: { $commands }.
usage-no-option = Неизвестный параметр «{ $option }».
usage-no-value = Для параметра «{ $option }» нужно значение.
usage-no-flag-value = Параметр «{ $option }» не принимает значения.
usage-extra = Лишний аргумент «{ $value }».
usage-missing = Не указано: { $name }.
usage-not-whole = { $name }: «{ $value }» — не целое число.
usage-out-of-range = { $name }: значение должно быть не меньше { $least }, а указано { $value }.
usage-option-form = --option: ожидается ИМЯ=ЗНАЧЕНИЕ, получено «{ $value }».
usage-option-twice = --option: параметр «{ $option }» указан дважды.
usage-seat-empty = --seats: у одного из мест нет имени.
usage-seat-name = --seats: «{ $name }» — недопустимое имя (не больше 40 символов, без специальных знаков).
usage-bots-number =
    --bots: { $bots ->
        [one] { $bots } бот
        [few] { $bots } бота
        [many] { $bots } ботов
       *[other] { $bots } бота
    } на { $seats ->
        [one] { $seats } место
        [few] { $seats } места
        [many] { $seats } мест
       *[other] { $seats } места
    }; укажите одного или по одному на каждое место.
usage-no-seat = --seat: места «{ $seat }» нет; доступны: { $known }.
usage-one-of = { $first } и { $second } нельзя указать вместе.
usage-only-with = { $first } работает только вместе с { $second }.
usage-resume-alone = --resume берёт все настройки из записи; его нельзя указать вместе с { $option }.
usage-other-game = Это запись другой игры: { $game }.
usage-no-table = Играть в «{ $game }» в терминале пока нельзя.
usage-no-drawing = Нарисовать карту для игры «{ $game }» пока нельзя.
usage-same-file = { $file }: это сама запись, она не будет перезаписана.
usage-wrong = Неверная командная строка: { $message }
usage-try = См. «{ $command } --help».

## Playing: the table

play-you = Вы
play-new = Новая партия в «{ $game }»: { $players }.
play-resumed = Партия продолжается: { $players }.
play-torn = Последняя строка записи была неполной и удалена.
play-kept = Запись: { $file }
play-how = Введите ? для справки, q для выхода.
play-thinking = { $name } думает…
play-heading = Ход: { $name } · { $left }
play-left =
    { $count ->
        [0] последний квадрат
        [one] остался { $count } квадрат
        [few] осталось { $count } квадрата
        [many] осталось { $count } квадратов
       *[other] осталось { $count } квадрата
    }
play-heading-second = Ход: { $name }, второй квадрат · { $left }
play-river-left =
    { $count ->
        [one] остался { $count } квадрат реки
        [few] осталось { $count } квадрата реки
        [many] осталось { $count } квадратов реки
       *[other] осталось { $count } квадрата реки
    }
play-since = После вашего прошлого хода:
play-score = { $name } { $points }
play-score-with = { $name } { $points }, { $followers }
play-followers =
    { $count ->
        [one] { $count } подданный
        [few] { $count } подданных
        [many] { $count } подданных
       *[other] { $count } подданных
    }
play-goods = Товары: { $goods }
play-goods-of = { $name } { $goods }
play-now = если закончить сейчас: { $points }
play-hand = Ваш квадрат: «{ $tile }»
play-more-board = За пределами экрана: { $cells }. Введите m, чтобы сдвинуть карту.

play-ask-cell = Куда? { $cells }
play-ask-turn = Какой поворот? { $numbers }, Enter — другая клетка
play-ask-follower = Подданный? { $numbers }, Enter — без подданного
play-ask-figure = Фигурка? { $numbers }, Enter — без фигурки
play-no-follower-free = Подданного поставить нельзя: всё занято.
play-no-follower-left = Подданного поставить нельзя: у вас их не осталось.
play-spots = Свободные места для подданного:
play-spots-figures = Что можно поставить здесь:

play-what = Варианта «{ $text }» нет. Введите ? для справки.
play-which-letter = «{ $text }» здесь может означать { $labels }; введите латинскую букву.
play-nothing-to-undo = Отменять нечего.
play-undone = Отменено. Те же квадраты придут снова в том же порядке.
play-stopped = Игра прервана. Чтобы продолжить: { $command }
play-tiles-left =
    { $count ->
        [one] Остался { $count } квадрат:
        [few] Осталось { $count } квадрата:
        [many] Осталось { $count } квадратов:
       *[other] Осталось { $count } квадрата:
    }
play-tiles-none = Квадратов не осталось.
play-tiles-discarded = Сброшены, никуда не подошли: { $tiles }
play-scores-none = Очков пока ни у кого нет.

play-help-cell = Введите обозначение клетки, чтобы выложить на неё квадрат. Числами выбирают поворот и место подданного.
play-help-coordinates = Клетку можно указать и координатами, например 1,0 или -2,3: сначала по горизонтали, потом по вертикали.
play-help-notation = Можно вводить и нотацию: (1,0):D2 — выложить квадрат, city:N — поставить подданного.
play-help-figures = В нотации big:city:N — большой подданный, builder:road:E — строитель, pig:field:NL — свинья.
play-help-t = оставшиеся квадраты
play-help-s = набранные очки и за что они получены
play-help-m = показать другую часть большой карты
play-help-u = отменить и вернуться к прошлому решению
play-help-q = выйти; партия сохранится, её можно продолжить
play-help-enter = без подданного; при выборе поворота — другая клетка
play-help-legend = На карте:
play-legend-city = город
play-legend-pennant = щит
play-legend-road = дорога
play-legend-village = деревня, здесь дороги кончаются
play-legend-field = поле
play-legend-cloister = монастырь
play-legend-river = река
play-legend-inn = таверна
play-legend-cathedral = собор
play-legend-wine = вино
play-legend-grain = зерно
play-legend-cloth = ткань
play-legend-big = большой подданный
play-legend-builder = строитель
play-legend-pig = свинья
play-legend-dead = сюда не подходит ни один оставшийся квадрат
play-legend-follower = подданный: { $name }

## The end, and replay

sheet-title = Итоговый счёт
sheet-winner = Победитель: { $name }!
sheet-winners = Победу делят: { $names }!
sheet-total = Всего
sheet-player = Игрок
sheet-for = За что
sheet-points = Очки
sheet-during = Во время игры
sheet-final = Финальный подсчёт
sheet-nothing = ничего

replay-title = { $game }: { $players }
replay-entry = Шаг { $entry } из { $entries }: { $coming }
replay-options = Параметры: { $options }
replay-to-act = ход: { $name }
replay-luck = дальше: случайный исход
replay-in-hand = Вытянутый квадрат: «{ $tile }»
replay-over = партия окончена
replay-points = Очки: { $points }
replay-points-now = Очки, если бы партия закончилась здесь: { $points }
replay-ended-resignation = Партия закончилась сдачей. Победитель: { $names }
replay-ended-time = Партия закончилась: время вышло. Победитель: { $names }
replay-ended-aborted = Партия прервана.
replay-ended-points = Победитель: { $names }. Без права на победу (сдача или просрочка времени): { $lost }
replay-drawn = Карта сохранена: { $file }

## Records checked

check-sound =
    { $count ->
        [one] { $count } верная запись.
        [few] { $count } верные записи.
        [many] { $count } верных записей.
       *[other] { $count } верной записи.
    }
check-bad =
    { $count ->
        [one] { $count } неверная запись.
        [few] { $count } неверные записи.
        [many] { $count } неверных записей.
       *[other] { $count } неверной записи.
    }
check-older = { $file }: записано по старой версии правил; запись по-прежнему верна.

notation-written = Сохранено: { $file }

## Games simulated

simulate-running = { $game }: сыграно партий
simulate-count = { $done }/{ $games }
simulate-bot = Бот
simulate-wins = Победы
simulate-shared = Ничьи
simulate-points = Средний счёт
simulate-mean = { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) }
simulate-done =
    { $games ->
        [one] { $games } партия
        [few] { $games } партии
        [many] { $games } партий
       *[other] { $games } партии
    } за { $seconds } с ({ $rate }/с).
simulate-written =
    { $count ->
        [one] Сохранена { $count } запись: { $folder }
        [few] Сохранено { $count } записи: { $folder }
        [many] Сохранено { $count } записей: { $folder }
       *[other] Сохранено { $count } записи: { $folder }
    }
simulate-fault = Партия { $number }: { $why }
simulate-forfeits =
    { $bot }: { $count ->
        [one] не засчитан { $count } ход
        [few] не засчитано { $count } хода
        [many] не засчитано { $count } ходов
       *[other] не засчитано { $count } хода
    }. Первая причина: { $why }
simulate-last-words = Последнее, что вывела программа: { $said }
simulate-stopped =
    Остановлено после { $games ->
        [one] { $games } партии
        [few] { $games } партий
        [many] { $games } партий
       *[other] { $games } партий
    }.

extra-missing = { $feature }: нужные пакеты не установлены: pip install 'meeplewright[{ $extra }]'

## Doctor

doctor-version = Meeplewright
doctor-python = Python
doctor-rules = Правила
doctor-compiled = скомпилированы (быстро)
doctor-interpreted = интерпретируются (медленнее)
rules-missing = Правила ещё не скомпилированы и работают во много раз медленнее. Выполните: make build
rules-stale = После компиляции правил исходный код изменился, поэтому они работают во много раз медленнее. Выполните: make build
rules-pure = В этой установке нет скомпилированных правил, поэтому они работают во много раз медленнее.
doctor-games = Игры
doctor-bots = Боты
doctor-page = Веб-интерфейс
doctor-page-there = установлен
doctor-page-missing = не установлен
doctor-extras = Дополнительные пакеты
doctor-no-extras = нет
doctor-languages = Языки
doctor-language = Текущий язык
doctor-records = Ваши записи
doctor-terminal = Терминал
doctor-size =
    { $columns ->
        [one] { $columns } столбец
        [few] { $columns } столбца
        [many] { $columns } столбцов
       *[other] { $columns } столбца
    }, { $lines ->
        [one] { $lines } строка
        [few] { $lines } строки
        [many] { $lines } строк
       *[other] { $lines } строки
    }, { $colours }
doctor-colours =
    { $count ->
        [0] без цветов
        [one] { $count } цвет
        [few] { $count } цвета
        [many] { $count } цветов
       *[other] { $count } цвета
    }
doctor-encoding = Кодировка текста
doctor-compiler = Компилятор C (необязателен)
doctor-missing = не найден

## Hints and analysis

analyse-working = Разбираем { $file }…
analyse-written = Отчёт сохранён: { $file }
hint-thinking = Ищем хорошие ходы…
hint-move = Ход
play-help-hint = лучшие ходы с ожидаемым итоговым счётом (сначала ваш) и вероятностью победы
move-tile =
    { $turns ->
        [0] { $cell }, без поворота
        [1] { $cell }, поворот на 90°
        [2] { $cell }, поворот на 180°
       *[other] { $cell }, поворот на 270°
    }
move-no-follower = без подданного
