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
arena-pair = Пара
arena-margin = Разница
arena-wins = Победы
arena-interval = 95%
arena-fair = Равная доля
arena-ahead = Впереди
arena-cross = Строка против столбца
arena-rating = Рейтинг
arena-openskill = openskill
arena-turn = мс на ход
arena-longest = дольше всего
arena-percent = { NUMBER($share, minimumFractionDigits: 1, maximumFractionDigits: 1) }%
arena-results = Результаты: { $file }
arena-no-ratings = Для рейтингов нужно дополнение «{ $extra }»: pip install meeplewright[{ $extra }]
arena-fault = { $bot } сорвал партию раздачи { $deal } (зерно { $seed }, место { $seat }, запись { $entry }): { $error }
arena-stopped = Остановлено. Та же команда продолжит отсюда.

## What cannot be played

arena-no-bots = нет ни одного бота.
arena-no-deals = { $deals } раздач сыграть нельзя; нужна хотя бы одна.
arena-not-results = это не файл результатов арены.
arena-not-a-result = это не результат этого матча.
arena-other-setting = в файле матч, где это «{ $there }», а не «{ $here }»; назовите другой файл.
arena-other-code = файл начат другой версией правил или ботов ({ $there }, теперь { $here }); назовите другой файл.
