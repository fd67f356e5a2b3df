### `meeplewright arena`: bots meet, and a report says who is better.

## Help

meta-bot = БОТ
meta-workers = ЧИСЛО|ray
meta-clock = wall|processor
command-arena = Провести матчи между ботами: одни и те же раздачи разыгрываются с каждого места. Отчёт показывает, какой бот сильнее и насколько это достоверно.
command-arena-more = Каждая раздача разыгрывается по одному разу в каждой рассадке ботов. Результаты сохраняются по ходу; чтобы продолжить, запустите ту же команду.
arena-bots = Какие боты сравниваются: { $bots }. Если ботов больше, чем мест, играют все сочетания; если меньше, последний занимает оставшиеся места.
arena-deals = Число раздач. Выберите его до того, как увидите результаты.
arena-seed = Любое слово или число. Другое зерно даёт другие раздачи.
arena-workers = Число процессов (по умолчанию по одному на ядро) или «ray» для кластера Ray.
arena-clock = Как измеряется время на ход: по часам или по процессорному времени (честнее на загруженном компьютере).
arena-out = Файл результатов. Имеющиеся результаты дополняются. По умолчанию: файл в вашей папке данных.
arena-records = Папка для записей всех партий: 0001-1.mwr (раздача 1, первая партия) и так далее.
arena-extend = Добавить раздачи в матч: при большем --deals играются только недостающие партии.
arena-html = Сохранить отчёт с графиками в этот файл HTML.
arena-audit = Не измерять, а проверять: перед каждым решением заново раздавать всё, чего бот не видит, и сообщать об ошибке, если его выбор изменится. Время моделируется: каждое обращение к часам считается за полмиллисекунды.

## The report

arena-title =
    { $game }, { $seats ->
        [one] { $seats } место
        [few] { $seats } места
        [many] { $seats } мест
       *[other] { $seats } места
    }, { $deals ->
        [one] { $deals } полная раздача
        [few] { $deals } полные раздачи
        [many] { $deals } полных раздач
       *[other] { $deals } полной раздачи
    }, зерно { $seed }
arena-pairs = Пары
arena-every-bot = Все боты
arena-times = Время на ход
arena-cross-title = Таблица встреч
arena-pair = Пара
arena-margin = Разница
arena-wins = Победы
arena-interval = 95 %
arena-fair = Доля при равенстве
arena-ahead = Выше соперника
arena-cross = Строка против столбца
arena-rating = Рейтинг
arena-openskill = openskill
arena-simulations = симуляций/ход
arena-turn = мс/ход
arena-longest = макс. мс
arena-percent = { NUMBER($share, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
arena-results = Результаты: { $file }
arena-extended = Раздач в матче: по плану { $first }, после продления { $deals }. Если продление зависело от результатов, интервалы слишком узкие.
arena-records-kept = Записи: { $folder }
arena-without-record = Партий без записи (сыграны без --records): { $games }.
arena-no-ratings = Для рейтингов нужен дополнительный пакет «{ $extra }»: pip install 'meeplewright[{ $extra }]'
arena-fault = Ошибка бота { $bot } в раздаче { $deal } (зерно { $seed }, место { $seat }, шаг { $entry }): { $error }
arena-forfeits =
    { $bot }: { $moves ->
        [one] не засчитан { $moves } ход
        [few] не засчитано { $moves } хода
        [many] не засчитано { $moves } ходов
       *[other] не засчитано { $moves } хода
    } (партий: { $games }). Первая причина: { $why }
arena-stopped = Остановлено. Чтобы продолжить, запустите ту же команду.
arena-plot-scores = Счёт
arena-plot-ratings = Рейтинги с интервалами 95 %
arena-plot-sources = За что получены очки
arena-plot-points = Очки
arena-plot-seats = Число результатов
arena-plot-rating = Рейтинг
arena-source-city = города
arena-source-road = дороги
arena-source-field = поля
arena-source-cloister = монастыри
arena-source-goods = товары
arena-source-printed = очки на участках
arena-source-turn_order = порядок хода
arena-source-transport = перевозка
arena-source-river = река
arena-source-loop = кольцо дорог
arena-source-gold = золото
arena-source-store = склады
arena-source-sets = наборы

## The rating list

meta-seat-counts = ЧИСЛО[,ЧИСЛО…]
command-ratings = Составить рейтинговый список всех ботов и уровней для каждой игры и каждого числа мест.
command-ratings-more = В каждой раздаче каждый бот играет с каждого места против ботов близкой силы. Результаты сохраняются по ходу; чтобы продолжить, запустите ту же команду.
ratings-of-games = Игры (по умолчанию все).
ratings-seats = Число мест, можно несколько через запятую; для каждого составляется свой список.
ratings-bots = Боты для рейтинга, от слабых к сильным, через запятую. По умолчанию: все боты и уровни.
ratings-deals = Число раздач на список. Выберите его до того, как увидите результаты.
ratings-out = Папка для файлов результатов. Имеющиеся результаты дополняются. По умолчанию: ваша папка данных.
ratings-markdown = Сохранить списки в этот файл Markdown.
ratings-title = Рейтинги
ratings-level = Уровень
ratings-games = Партии

## The audit

audit-sound =
    Проверено: { $decisions ->
        [one] { $decisions } решение
        [few] { $decisions } решения
        [many] { $decisions } решений
       *[other] { $decisions } решения
    }, { $games ->
        [one] { $games } партия
        [few] { $games } партии
        [many] { $games } партий
       *[other] { $games } партии
    }. При новой раздаче скрытых сведений ни одно решение не изменилось.
audit-difference = { $bot }: выбор { $choice }, а после новой раздачи скрытых сведений — { $other } (раздача { $deal }, зерно { $seed }, место { $seat }, после шага { $entry }).
audit-record = Партия до этого места: { $command }

## What cannot be played

arena-no-bots = не указано ни одного бота.
arena-no-deals = число раздач должно быть не меньше 1, а указано { $deals }.
arena-not-results = это не файл результатов арены.
arena-not-a-result = это не результат этого матча.
arena-other-setting = в этом файле матч с «{ $there }», а не с «{ $here }»; выберите другой файл.
arena-other-deals = в этом файле матч с другим числом раздач: { $there }, а не { $here }. Продлите матч с --extend или выберите другой файл.
arena-other-records = в этой папке есть записи, которые не относятся к этому матчу; выберите другую папку.
arena-no-processor-time = эта система не сообщает процессорное время бота «{ $bot }». Используйте --clock wall.
arena-other-code = этот файл создан с другой версией правил или ботов ({ $there }; сейчас { $here }); выберите другой файл.
