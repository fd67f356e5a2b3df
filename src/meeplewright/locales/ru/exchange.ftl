# Партии из других программ и то, что уходит исследователям.

command-import = Читать партии других программ и делать из них записи.
command-import-jcz = Прочитать сохранённую партию JCloisterZone (.jcz) базовой игры и написать её запись.
command-import-jcz-more = Читаются версии 4 и 5. Партии с дополнениями не принимаются, и дополнения называются.
import-saved = сохранённая партия
import-out = куда писать запись (обычно рядом с сохранённой партией, .mwr)
import-written = Запись сохранена в { $file }
import-fault = { $file }: сообщение { $field }: { $why }
jcz-not-json = это не JSON.
jcz-expansions = здесь читается только базовая игра; в этой партии есть ещё: { $expansions }.
jcz-follower = подданный до того, как в этом ходу положен квадрат.
jcz-tile = в базовой игре нет квадрата { $tile }.
jcz-position = здесь нужны два целых числа.
jcz-meeple = в базовой игре нет такой фигуры: { $meeple }.
jcz-elsewhere = подданный стоит не на только что положенном квадрате.
jcz-location = такое место на квадрате неизвестно: { $location }.
jcz-fits-nowhere = этот квадрат никуда не подходил, когда его положили.
jcz-player = был ход игрока { $seat }.
jcz-sets = квадраты базовой игры могут быть здесь только один раз; в этой партии наборов: { $count }.
jcz-followers = в базовой игре у каждого игрока 7 подданных; в этой партии: { $count }.
jcz-start = здесь читаются только партии, которые начинаются со стартового квадрата базовой игры.
jcz-text = половина буквы, которую нельзя записать.

# Записи в виде таблиц
command-dataset = Сделать из папки с записями таблицы Parquet.
command-dataset-more = Отдельная папка для каждой игры и числа игроков, по файлу на таблицу. Что значит каждый столбец, сказано в docs/dataset.md.
meta-tables = ТАБЛИЦЫ
dataset-folder = Папка с записями (.mwr); записи во вложенных папках тоже читаются.
dataset-out = Папка для таблиц; она должна быть новой или пустой.
dataset-tables = Какие таблицы, через запятую: games, moves, positions, outcomes, views. Без этой опции все, кроме views.
dataset-views = Записать и то, что при каждом решении мог видеть игрок, чей ход; это занимает много места.
dataset-skip-bad = Назвать записи с ошибками и пропустить их, а не останавливаться.
dataset-reading = { $folder }: прочитано записей
dataset-no-table = --tables: нет таблицы «{ $table }»; можно выбрать: { $tables }.
dataset-no-records = { $folder }: здесь нет записи, которую удалось бы прочитать.
dataset-bad-record = { $trouble } Ничего не записано; с --skip-bad такие записи пропускаются.
dataset-no-numbers = { $game }: действия этой игры не пронумерованы, поэтому таблицы positions для неё нет.
dataset-left-out =
    { $count ->
        [one] Пропущена { $count } запись с ошибкой.
        [few] Пропущены { $count } записи с ошибками.
        [many] Пропущено { $count } записей с ошибками.
       *[other] Пропущено { $count } записи с ошибками.
    }
dataset-written =
    { $count ->
        [one] Таблицы { $count } записи находятся в папке { $folder }
       *[other] Таблицы { $count } записей находятся в папке { $folder }
    }

# Насколько быстры пакеты
command-bench = Измерить, насколько что-то быстро на этой машине.
command-bench-batch = Измерить пакетный движок игры: целые случайные партии и один вызов на действие.
command-bench-batch-more = Рядом, в том же запуске, сами правила. Что значат числа, говорит docs/batch.md.
meta-numbers = ЧИСЛА
bench-option-games = Сколько партий сразу; числа через запятую. Без этого параметра столько, сколько подходит устройству.
bench-option-players = Сколько игроков в партии.
bench-option-seconds = Примерно сколько времени измеряется каждое число.
bench-option-compact = Столы малого размера, из которых редкая партия вырастает.
bench-games = --games: «{ $value }» не число от 1 до { $most }.
bench-seconds = --seconds: «{ $value }» должно быть больше 0 и не больше 600.
bench-measuring = Партий сразу: { $count }, { $device } ...
bench-title = { $device }, игроков: { $count }
bench-column-games = партий сразу
bench-column-playouts = случайных партий/с
bench-column-actions = действий/с с масками
bench-column-seen = и с наблюдениями
bench-column-choosing = выборов/с
bench-column-compiling = компиляция, с
bench-column-bytes = байт на партию
bench-column-observation = байт в наблюдении
bench-rules-compiled = правила, скомпилированные
bench-rules-interpreted = правила, интерпретируемые
bench-legend = Ход — это два действия: квадрат и подданный. Действия выбираются случайно из масок; «выборов/с» — сколько дал бы один только выбор.
