### Words that every game shares: why something cannot be read or done.
### A sentence here follows its rule or field and a colon, so it begins small and ends with a
### full stop.

## A game that cannot be set up

setup-game = неизвестная игра «{ $game }»; доступны: { $games }.
setup-seats =
    в игре «{ $game }» от { $least } до { $most ->
        [one] { $most } игрока
        [few] { $most } игроков
        [many] { $most } игроков
       *[other] { $most } игроков
    }, а указано { $seats }.
setup-option = неизвестный параметр игры «{ $option }».
setup-value = параметр «{ $option }» не может иметь значение «{ $value }»; доступны: { $values }.
setup-encoding = для игры «{ $game }» нет кодирования действий, поэтому обучаемые агенты не могут в неё играть.
setup-batch = для игры «{ $game }» нет пакетного движка; доступны: { $known }.
setup-observations = для игры «{ $game }» нет наблюдений вида «{ $kind }»; доступны: { $known }.
setup-parallel = в игре «{ $game }» игроки ходят по одному, поэтому параллельной среды нет; используйте env или raw_env.
setup-bot = неизвестный бот «{ $bot }»; доступны: { $bots }.
setup-bot-setting = бот «{ $bot }» указан неверно: после двоеточия не указана настройка, или у этого бота настроек нет.
setup-bot-budget = для бота «{ $bot }» неверно указан бюджет; после двоеточия задайте число симуляций или время, например 800, 200ms или 2s.
setup-bot-percent = для бота «{ $bot }» неверно указана настройка; после двоеточия задайте процент от 1 до 100.
setup-bot-game = бот «{ $bot }» не умеет играть в «{ $game }».
setup-bot-program = «{ $command }» нельзя запустить здесь как программу.
setup-bot-local = бот «{ $bot }» запускает локальную программу; это возможно только в командах `simulate` и `arena`.
setup-bot-extra = для бота «{ $bot }» нужен дополнительный пакет «{ $extra }»: pip install 'meeplewright[{ $extra }]'
setup-style = неизвестный стиль «{ $style }»; доступны: { $styles }.
setup-style-game = в игре «{ $game }» у ботов нет стилей.
setup-style-bot = у бота «{ $bot }» нет стилей.
setup-effort = неизвестное значение «{ $value }»; доступны { $efforts } или число симуляций от 1 до { $most }.

## Номер, за которым нет действия

action-number = здесь нет допустимого действия с номером { $number }.
action-unnumbered = у действия { $action } нет номера: в игре оно невозможно.

## Программа, которая играет и теряет ход

program-not-started = программу не удалось запустить: { $why }.
program-ended = программа завершилась с кодом { $code }.
program-silent = программа не ответила за { $milliseconds } мс.
program-processor = программа потратила больше { $milliseconds } мс процессорного времени и не ответила.
program-unknown = причина не указана.
program-too-long =
    ответ длиннее { $most ->
        [one] { $most } байта
        [few] { $most } байт
        [many] { $most } байт
       *[other] { $most } байт
    }.
program-nonsense = недопустимый ответ «{ $answer }».
program-other-question = ответ не соответствует запросу.
program-given-up =
    программу запускали { $starts ->
        [one] { $starts } раз
        [few] { $starts } раза
        [many] { $starts } раз
       *[other] { $starts } раза
    }, и каждый раз она завершалась с ошибкой.
program-number = нет допустимого действия с номером { $number }; всего действий { $count }, нумерация с 0.

## JSON that cannot be read

form-missing = это поле отсутствует.
form-unknown = неизвестное поле.
form-one-of = нужно указать ровно одно из: { $keys }.
form-not-known = неизвестное значение «{ $value }»; доступны: { $known }.
form-type =
    ожидается { $wanted ->
        [object] объект
        [whole] целое число
        [list] список
        [truth] логическое значение
       *[text] строка
    }, получено: { $found ->
        [dict] объект
        [list] список
        [str] строка
        [int] целое число
        [float] дробное число
        [bool] логическое значение
       *[null] null
    }.
form-differs = не согласуется с остальной позицией.
form-event = «{ $event }» — не событие этой игры или неполное событие.

## Actions that are no actions

action-no-notation = «{ $text }» — не ход в нотации этой игры.
# $found is the name of a type in Python.
action-no-action = ожидается действие, получено: { $found }.

## Records

record-empty = файл пуст.
record-not-utf8 = строка — не текст в кодировке UTF-8.
record-not-json = строка — не JSON.
record-too-deep =
    вложенность значений больше { $levels ->
        [one] { $levels } уровня
        [few] { $levels } уровней
        [many] { $levels } уровней
       *[other] { $levels } уровней
    }.
record-number-too-large = число «{ $number }» слишком велико.
record-no-number = «{ $number }» — недопустимое число для JSON.
record-format = формат записи { $format } не поддерживается; можно прочитать только формат 1.
record-twice = поле «{ $field }» указано дважды.
record-rules = версии правил { $rules } нет; версии нумеруются с 1.
record-line = строка — не случайный исход, не ход, не комментарий и не результат.
record-after-result = после результата могут идти только комментарии.
record-seat = места «{ $seat }» нет; доступны: { $known }.
record-time = «{ $time }» — не время в миллисекундах.
record-is-finished = эта партия окончена, продолжить её нельзя.
record-newer-rules = партия записана по версии правил { $rules }; здесь поддерживаются версии не новее { $known }.
record-no-entry =
    шага { $entry } нет; в записи { $entries ->
        [one] { $entries } шаг
        [few] { $entries } шага
        [many] { $entries } шагов
       *[other] { $entries } шага
    }.
record-impossible-chance = «{ $outcome }» здесь невозможно.
record-no-chance = «{ $outcome }» — случайный исход, а здесь должен действовать игрок.
record-result-too-early = результат есть, но партия не окончена.
record-result = поле «{ $field }» не соответствует ходам.
record-torn = последняя строка неполная: запись прервалась.

fault-in-entry = { $file }, шаг { $entry }: { $why }
fault-in-line = { $file }, строка { $line }: { $why }
fault-in-file = { $file }: { $why }
reason-with-rule = { $rule }: { $why }

## Files

file-missing = { $file }: нет такого файла или папки.
file-exists = { $file }: уже существует, перезаписано не будет.
file-is-folder = { $file }: это папка, а не файл.
file-not-folder = { $file }: часть этого пути — не папка.
file-forbidden = { $file }: нет прав доступа.
file-disk-full = { $file }: на диске нет места.
file-in-use = { $file }: в эту запись уже пишет другая партия.
file-not-text = { $file }: это не текст в кодировке UTF-8.
file-trouble = { $file }: системная ошибка: { $message }
file-output = Стандартный вывод

## Languages

language-unknown = Неизвестный язык «{ $language }». Доступны: { $languages }.

## Pieces of sentences

number = { $value }
quoted = «{ $text }»

preset-default = по умолчанию (рекомендуется)
