### `meeplewright arena`: bots meet, and a report says who is better.

## Help

meta-bot = БОТ
meta-workers = ЧИСЛО|ray
meta-clock = wall|processor
command-arena = Боты встречаются на одних и тех же раздачах с каждого места: кто лучше и насколько это надёжно.
command-arena-more = Каждая раздача играется во всех круговых рассадках ботов. Результаты сохраняются по ходу: после остановки та же команда продолжит с того же места.
arena-bots = Какие боты: { $bots }. Если их больше, чем мест, встречаются все сочетания. Если меньше, последний занимает оставшиеся места.
arena-deals = Сколько раздач. Решите это до того, как увидите результаты.
arena-seed = Любое слово или число: другое даёт новые раздачи.
arena-workers = Сколько процессов играет, иначе по одному на ядро; «ray» играет на кластере Ray.
arena-clock = Что такое секунда из времени бота: время на часах или время процессора, что честнее на занятой машине.
arena-out = Файл для результатов; если они там уже есть, игра продолжится с ними. Иначе файл в вашей папке данных.
arena-html = Записать отчёт с графиками в этот файл одной страницей HTML.
arena-audit = Не измерять: перед каждым решением заново раздавать всё, чего бот не видит, и сообщить об ошибке, если он выберет иначе. Время бота считается во взглядах на часы, по половине миллисекунды.

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
arena-cross-title = Перекрёстная таблица
arena-pair = Пара
arena-margin = Разница
arena-wins = Победы
arena-interval = 95%
arena-fair = Равная доля
arena-ahead = Впереди
arena-cross = Строка против столбца
arena-rating = Рейтинг
arena-openskill = openskill
arena-simulations = симуляций на ход
arena-turn = мс на ход
arena-longest = дольше всего
arena-percent = { NUMBER($share, minimumFractionDigits: 1, maximumFractionDigits: 1) }%
arena-results = Результаты: { $file }
arena-no-ratings = Для рейтингов нужно дополнение «{ $extra }»: pip install 'meeplewright[{ $extra }]'
arena-fault = { $bot } сорвал партию раздачи { $deal } (зерно { $seed }, место { $seat }, запись { $entry }): { $error }
arena-forfeits =
    { $bot } потерял { $moves ->
        [one] { $moves } ход
        [few] { $moves } хода
        [many] { $moves } ходов
       *[other] { $moves } хода
    }. Первый: { $why }
arena-stopped = Остановлено. Та же команда продолжит отсюда.
arena-plot-scores = Счёт
arena-plot-ratings = Рейтинги с 95%-интервалами
arena-plot-sources = За что получены очки
arena-plot-points = Очки
arena-plot-seats = Места
arena-plot-rating = Рейтинг
arena-source-city = города
arena-source-road = дороги
arena-source-field = поля
arena-source-cloister = монастыри
arena-source-printed = напечатано на тайлах
arena-source-turn_order = очерёдность
arena-source-transport = перевозка
arena-source-river = река
arena-source-loop = кольцо дорог
arena-source-gold = золото
arena-source-store = склады
arena-source-sets = наборы

## The audit

audit-sound =
    { $decisions ->
        [one] { $decisions } решение запрошено
        [few] { $decisions } решения запрошены
        [many] { $decisions } решений запрошено
       *[other] { $decisions } решения запрошены
    } дважды, { $games ->
        [one] { $games } партия
        [few] { $games } партии
        [many] { $games } партий
       *[other] { $games } партии
    }: ничего не изменилось, когда всё невидимое раздали заново.
audit-difference = { $bot } выбрал { $choice }, но { $other }, когда всё, чего он не видит, раздали заново (раздача { $deal }, зерно { $seed }, место { $seat }, после записи { $entry }).
audit-record = Партия до этого места: { $command }

## What cannot be played

arena-no-bots = нет ни одного бота.
arena-no-deals = { $deals } раздач сыграть нельзя; нужна хотя бы одна.
arena-not-results = это не файл результатов арены.
arena-not-a-result = это не результат этого матча.
arena-other-setting = в файле матч, где это «{ $there }», а не «{ $here }»; назовите другой файл.
arena-other-code = файл начат другой версией правил или ботов ({ $there }, теперь { $here }); назовите другой файл.
