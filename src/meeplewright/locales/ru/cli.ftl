### The command `meeplewright` in a terminal. Names of commands, options (--seats) and bots stay.

## Help

app-about = Настольные игры по точным правилам: играйте здесь, храните и просматривайте записи партий, запускайте симуляции.
app-more = «meeplewright КОМАНДА --help» — справка по команде. Для начала: meeplewright play { $game }
app-lang = Язык: { $languages }. По умолчанию — язык окружения.
app-version = Показать версию программы.
app-help = Показать эту справку.

help-usage = Использование
help-commands = Команды
help-arguments = Аргументы
help-options = Параметры
help-examples = Примеры
# $game is the name of a game.
help-game-options = { $game }: что можно указать в --option
help-default = По умолчанию: { $value }.
help-required = Обязательно.

# Placeholders in the help, in capitals.
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

command-play = Сыграть здесь, в терминале, с людьми и ботами.
command-play-more = Запись ведётся по ходу игры: если прерваться, ничего не пропадёт, а --resume продолжит партию.
play-game = Какая игра: { $games }.
play-seats = Кто играет, через запятую: имя человека или бот ({ $bots }). «bot:» или «person:» перед именем уточняет, кто это.
play-option = Параметр игры, например farmers=none. Можно указать несколько раз.
play-record = Куда писать запись; по умолчанию — в вашу папку данных.
play-resume = Продолжить партию из этой записи.

command-simulate = Сыграть много партий между ботами.
command-simulate-more = Одно и то же зерно даёт одни и те же записи, байт в байт, при любом числе процессов.
simulate-seats = Сколько игроков.
simulate-bots = Какие боты, через запятую: один на все места или по одному на каждое. На выбор: { $bots }.
simulate-games = Сколько партий.
simulate-seed = Любое слово или число; без него каждый запуск идёт по-своему.
simulate-out = Папка для записей 0001.mwr, 0002.mwr …; ничего в ней не перезаписывается.
simulate-processes = На сколько процессов разделить работу.

command-replay = Показать записанную партию на любом её шаге.
command-replay-more = Шаги — это исходы случая и ходы, считая с 1; 0 — до первого шага.
replay-record = Запись, файл с расширением .mwr.
replay-at = После какого шага; по умолчанию — после последнего.
replay-json = Вывести всю позицию в виде JSON.
replay-seat = Вместе с --json: только то, что известно этому месту (0 — первое место, «none» — зритель).
replay-svg = Нарисовать карту в этот файл; «-» выводит рисунок в стандартный вывод.

command-check = Проверить записи: целы ли они и все ли ходы по правилам.
command-check-more = Для каждой записи называется первый неверный шаг и нарушенное правило. Если хоть одна запись неверна, код выхода — 2.
check-records = Записи для проверки.

command-notation = Вывести запись понятным текстом или прочитать такой текст обратно.
notation-record = Запись, которую нужно вывести текстом.
notation-parse = Прочитать этот текст и выдать запись; «-» читает стандартный ввод.
notation-out = Записать в этот новый файл, а не на экран.

command-analyse = Сказать, чему учит записанная партия: шансы по ходу игры, удача и умение, переломные моменты.
command-analyse-more = Решение оценивается по тому, что мог знать игрок. Та же запись и то же усердие дают тот же ответ.
analyse-effort = Сколько думать над каждым решением: { $efforts } или число просчётов.
analyse-html = Записать в этот файл страницу с графиком и картами.
meta-effort = УСЕРДИЕ

command-doctor = Показать, что здесь установлено и как работает.

json-output = Вывести JSON для программы.

## A command line that cannot be understood

usage-no-command = Команды «{ $command }» нет; выберите одну из: { $commands }.
usage-no-option = Параметра «{ $option }» здесь нет.
usage-no-value = Параметру «{ $option }» нужно значение.
usage-no-flag-value = У параметра «{ $option }» не бывает значения.
usage-extra = Лишний аргумент: «{ $value }».
usage-missing = Не указано: { $name }.
usage-not-whole = { $name }: «{ $value }» — не целое число.
usage-out-of-range = { $name }: { $value } не подходит, нужно не меньше { $least }.
usage-option-form = --option: вместо «{ $value }» нужно ИМЯ=ЗНАЧЕНИЕ.
usage-option-twice = --option: «{ $option }» указано дважды.
usage-seat-empty = --seats: у одного из мест нет имени.
usage-seat-name = --seats: «{ $name }» — не имя; в имени не больше 40 букв и нет особых знаков.
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
    }; назовите одного на всех или по одному на каждое.
usage-no-seat = --seat: места «{ $seat }» здесь нет; выберите одно из: { $known }.
usage-one-of = { $first } и { $second } нельзя указать вместе.
usage-only-with = { $first } работает только вместе с { $second }.
usage-resume-alone = --resume берёт всё из записи; { $option } вместе с ним указать нельзя.
usage-other-game = В этой записи другая игра: { $game }.
usage-no-table = { $game }: в терминале в эту игру пока не сыграть.
usage-no-drawing = { $game }: эту игру здесь нечем нарисовать.
usage-same-file = { $file }: это сама запись, она не перезаписывается.
usage-wrong = Командную строку не удалось понять: { $message }
usage-try = Подробнее: «{ $command } --help».

## Playing: the table

# Stands where names stand, for the only person at the table when nobody was named.
play-you = Вы
play-new = Новая партия, { $game }: { $players }.
play-resumed = Партия продолжается: { $players }.
play-torn = Последняя строка записи была оборвана и отброшена.
play-kept = Запись партии: { $file }
play-how = Введите ? для справки, q для выхода.
play-thinking = { $name } думает …
# The line above the board; $left is one of the next.
play-heading = Ход: { $name } · { $left }
play-left =
    { $count ->
        [0] последний квадрат
        [one] остался { $count } квадрат
        [few] осталось { $count } квадрата
        [many] осталось { $count } квадратов
       *[other] осталось { $count } квадрата
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
play-now = если закончить сейчас: { $points }
play-hand = Ваш квадрат: «{ $tile }»
play-more-board = Не видно на экране: { $cells }. Введите m, чтобы увидеть другую часть карты.

play-ask-cell = Куда? { $cells }
play-ask-turn = Как повернуть? { $numbers }, Enter — другая клетка
play-ask-follower = Подданный? { $numbers }, Enter — не ставить
play-no-follower-free = Подданного поставить нельзя: всё занято.
play-no-follower-left = Подданного поставить нельзя: у вас их не осталось.
play-spots = Куда можно поставить подданного:

play-what = «{ $text }» — такого варианта нет. Введите ? для справки.
# A Cyrillic letter that is one label by its key and another by its look.
play-which-letter = «{ $text }» здесь может значить { $labels }; введите латинскую букву.
play-nothing-to-undo = Отменять нечего.
play-undone = Отменено. Уже вытянутые квадраты придут снова в том же порядке.
play-stopped = Игра прервана. Чтобы продолжить: { $command }
play-tiles-left =
    Осталось вытянуть { $count ->
        [one] { $count } квадрат
        [few] { $count } квадрата
        [many] { $count } квадратов
       *[other] { $count } квадрата
    }:
play-tiles-none = Квадратов больше не осталось.
play-tiles-discarded = Вышли из игры, потому что никуда не подошли: { $tiles }
play-scores-none = Очков пока нет ни у кого.

play-help-cell = Введите обозначение клетки, чтобы выложить на неё квадрат. Числами выбирают поворот квадрата и место подданного.
play-help-coordinates = Клетку можно назвать и по координатам, например 1,0 или -2,3: сначала вбок, потом вверх.
play-help-notation = Можно вводить и нотацию: (1,0):D2 выкладывает квадрат, city:N ставит подданного.
play-help-t = какие квадраты ещё остались
play-help-s = набранные очки и за что они получены
play-help-m = другая часть большой карты
play-help-u = отменить, вернуться к прошлому решению
play-help-q = выйти; запись сохранится, партию можно продолжить позже
play-help-enter = не ставить подданного; при выборе поворота — другая клетка
play-help-legend = На карте:
play-legend-city = город
play-legend-pennant = щит
play-legend-road = дорога
play-legend-village = деревня, конец дорог
play-legend-field = поле
play-legend-cloister = монастырь
play-legend-dead = сюда не подойдёт ни один из оставшихся квадратов
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
sheet-final = Подсчёт в конце игры
sheet-nothing = ничего

replay-title = { $game }: { $players }
replay-entry = Шаг { $entry } из { $entries }: { $coming }
replay-options = Параметры: { $options }
replay-to-act = на очереди: { $name }
replay-luck = дальше решает случай
replay-in-hand = В руке: «{ $tile }»
replay-over = игра окончена
replay-points = Очки: { $points }
replay-drawn = Карта нарисована в { $file }

## Records checked

check-sound =
    { $count ->
        [one] { $count } запись в порядке.
        [few] { $count } записи в порядке.
        [many] { $count } записей в порядке.
       *[other] { $count } записи в порядке.
    }
check-bad =
    { $count ->
        [one] { $count } запись с ошибкой.
        [few] { $count } записи с ошибками.
        [many] { $count } записей с ошибками.
       *[other] { $count } записи с ошибками.
    }
check-older = { $file }: сыграно по старой версии правил, но с нынешней сходится.

notation-written = Записано: { $file }

## Games simulated

simulate-running = { $game }: сыграно партий
simulate-count = { $done }/{ $games }
simulate-bot = Бот
simulate-wins = Победы
simulate-shared = Общие победы
simulate-points = Очки в среднем
simulate-mean = { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) }
simulate-done =
    { $games ->
        [one] { $games } партия
        [few] { $games } партии
        [many] { $games } партий
       *[other] { $games } партии
    } за { $seconds } с, { $rate } в секунду.
simulate-written =
    { $count ->
        [one] { $count } запись
        [few] { $count } записи
        [many] { $count } записей
       *[other] { $count } записи
    } в папке { $folder }
simulate-fault = Партия { $number }: { $why }
# $count is how many moves; $why a sentence of its own, from the reasons above.
simulate-forfeits =
    { $bot }: { $count ->
        [one] потерян { $count } ход
        [few] потеряно { $count } хода
       *[many] потеряно { $count } ходов
    }. Первый: { $why }
simulate-last-words = Последнее сообщение: { $said }
simulate-stopped = Прервано. Сыграно партий: { $games }.

# $feature is a command or an option, $extra the name of an extra.
extra-missing = { $feature }: нужные пакеты не установлены, установите их так: pip install 'meeplewright[{ $extra }]'

## Doctor

doctor-version = Meeplewright
doctor-python = Python
doctor-rules = Правила
doctor-compiled = скомпилированы: быстро
doctor-interpreted = интерпретируются: медленнее, но игра та же
# Also said by play, simulate, arena and bench, alone on a line.
rules-missing = Правила интерпретируются, во много раз медленнее: они ещё не скомпилированы. Выполните: make build
rules-stale = Правила интерпретируются, во много раз медленнее: исходный код изменился после компиляции. Выполните: make build
rules-pure = Правила интерпретируются, во много раз медленнее: в этой установке нет скомпилированных правил
doctor-games = Игры
doctor-bots = Боты
doctor-page = Страница в браузере
doctor-page-there = есть
doctor-page-missing = нет в этой установке
doctor-extras = Дополнения
doctor-no-extras = нет
doctor-languages = Языки
doctor-language = Сейчас язык
doctor-records = Ваши записи
doctor-terminal = Терминал
doctor-size = столбцов: { $columns }, строк: { $lines }, { $colours }
doctor-colours =
    { $count ->
        [0] без цвета
        [one] { $count } цвет
        [few] { $count } цвета
        [many] { $count } цветов
       *[other] { $count } цвета
    }
doctor-encoding = Кодировка текста
doctor-compiler = Компилятор C (необязателен)
doctor-missing = не найден

## Hints and analysis

usage-effort = --effort: «{ $value }» неизвестно; выберите: { $efforts } или укажите число просчётов от 1 до { $most }.
analyse-working = Разбор: { $file } …
analyse-written = Страница записана в { $file }
hint-thinking = Ищем хорошие ходы …
hint-move = Ход
play-help-hint = лучшие ходы: какие очки они обещают в конце (сначала ваши) и ваш шанс на победу
# Where the tile is laid and how: $turns are quarter turns.
move-tile =
    { $turns ->
        [0] { $cell }, без поворота
        [1] { $cell }, четверть оборота
       *[other] { $cell }, четвертей оборота: { $turns }
    }
move-no-follower = без подданного
