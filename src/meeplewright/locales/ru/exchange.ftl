# Партии из других программ и то, что уходит исследователям.

command-import = Преобразовать партии из других программ в записи.
command-import-jcz = Преобразовать сохранённую партию JCloisterZone (.jcz) в запись.
command-import-jcz-more = Поддерживаются версии 4 и 5: базовая игра и дополнения «Река», «Таверны и соборы», «Купцы и строители». Партии с другими дополнениями отклоняются с указанием этих дополнений.
import-saved = Сохранённая партия.
import-out = Куда сохранить запись. По умолчанию: рядом с сохранённой партией, с расширением .mwr.
import-written = Запись сохранена: { $file }
import-fault = { $file }: сообщение { $field }: { $why }
jcz-not-json = не JSON.
jcz-expansions = в этой партии есть то, что не поддерживается: { $expansions }.
jcz-follower = подданный поставлен, но квадрат в этот ход не выложен.
jcz-tile = неизвестный квадрат: { $tile }.
jcz-position = ожидаются два целых числа.
jcz-meeple = неизвестная фигурка: { $meeple }.
jcz-elsewhere = подданный стоит не на только что выложенном квадрате.
jcz-location = неизвестное место на квадрате: { $location }.
jcz-fits-nowhere = этот квадрат никуда не подходил, когда его выложили.
jcz-player = был ход игрока { $seat }.
jcz-sets = поддерживается только один набор квадратов базовой игры; в этой партии наборов: { $count }.
jcz-followers = в базовой игре у каждого игрока 7 подданных; в этой партии: { $count }.
jcz-start = поддерживаются только партии, которые начинаются с обычного стартового квадрата или с истока из «Реки».
jcz-sets-expansion = поддерживается только один набор квадратов каждого дополнения; в этой партии наборов { $set }: { $count }.
jcz-without = дополнение используется без части своих правил, а это не поддерживается: { $missing }.
jcz-river = в JCloisterZone квадрат реки «{ $tile }» сброшен, но по здешним правилам он подходил.
jcz-text = недопустимый Unicode: непарный суррогат.

command-dataset = Преобразовать папку с записями в таблицы Parquet.
command-dataset-more = Отдельная папка для каждой игры и числа игроков, по файлу на таблицу. Столбцы описаны в docs/dataset.md.
meta-tables = ТАБЛИЦЫ
dataset-folder = Папка с записями (.mwr), вместе с вложенными папками.
dataset-out = Папка для таблиц; должна быть новой или пустой.
dataset-tables = Какие таблицы записать, через запятую: games, moves, positions, outcomes, views. По умолчанию все, кроме views.
dataset-views = Записать и то, что при каждом решении мог видеть игрок, чей ход (занимает много места).
dataset-skip-bad = Сообщать о неверных записях и пропускать их, не останавливаясь.
dataset-reading = { $folder }: прочитано записей
dataset-no-table = --tables: неизвестная таблица «{ $table }»; доступны: { $tables }.
dataset-no-records = { $folder }: нет записей, которые можно прочитать.
dataset-bad-record = { $trouble } Ничего не записано; чтобы пропускать неверные записи, укажите --skip-bad.
dataset-no-numbers = Для игры «{ $game }» нет кодирования действий, поэтому нет и таблицы positions.
dataset-left-out =
    { $count ->
        [one] Пропущена { $count } неверная запись.
        [few] Пропущены { $count } неверные записи.
        [many] Пропущено { $count } неверных записей.
       *[other] Пропущено { $count } неверной записи.
    }
dataset-written =
    { $count ->
        [one] Таблицы по { $count } записи сохранены: { $folder }
        [few] Таблицы по { $count } записям сохранены: { $folder }
        [many] Таблицы по { $count } записям сохранены: { $folder }
       *[other] Таблицы по { $count } записи сохранены: { $folder }
    }

command-bench = Измерить производительность на этом компьютере.
command-bench-rules = Измерить скорость правил каждой игры: целые случайные партии и пошаговая работа среды.
command-bench-batch = Измерить скорость пакетного движка игры: целые случайные партии и по одному вызову на действие.
command-bench-batch-more = Для сравнения в том же запуске измеряется обычный движок правил. См. docs/batch.md.
meta-numbers = ЧИСЛА
bench-option-games = Размеры пакетов через запятую. По умолчанию: зависит от устройства.
bench-option-players = Число игроков в партии.
bench-option-seconds = Примерная длительность каждого измерения в секундах.
bench-option-compact = Использовать карту уменьшенного размера; некоторые партии на ней не поместятся.
bench-games = --games: «{ $value }» — не число от 1 до { $most }.
bench-seconds = --seconds: значение «{ $value }» должно быть больше 0 и не больше 600.
bench-no-engine = Для игры { $game } нет пакетного движка.
bench-measuring =
    Измеряем пакет: { $count ->
        [one] { $count } партия
        [few] { $count } партии
        [many] { $count } партий
       *[other] { $count } партии
    }, { $device }…
bench-title =
    { $game }, { $device }, { $count ->
        [one] { $count } игрок
        [few] { $count } игрока
        [many] { $count } игроков
       *[other] { $count } игрока
    }
bench-column-games = размер пакета
bench-column-playouts = случайных партий/с
bench-column-actions = действий/с с масками
bench-column-seen = с наблюдениями
bench-column-choosing = выборов/с
bench-column-compiling = компиляция, с
bench-column-bytes = байт/партия
bench-column-observation = байт/наблюдение
bench-column-game = игра
bench-column-steps = шагов/с с масками и наблюдениями
bench-rules-compiled = правила, скомпилированные
bench-rules-interpreted = правила, интерпретируемые
bench-legend = Действия выбираются случайно из допустимых; «выборов/с» — скорость одного только выбора.
