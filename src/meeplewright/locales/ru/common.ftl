### Words that every game shares: why something cannot be read or done.
### A sentence here follows its rule or field and a colon, so it begins small and ends with a
### full stop.

## A game that cannot be set up

setup-game = игры «{ $game }» нет; выберите одну из: { $games }.
setup-seats = игра рассчитана на { $least }–{ $most } игроков, а не на { $seats }.
setup-option = у игры нет параметра «{ $option }».
setup-value = «{ $option }» не может быть «{ $value }»; выберите одно из: { $values }.
setup-encoding = у игры { $game } нет нумерации действий и наблюдений, поэтому обучающиеся программы играть в неё не могут.
setup-bot = бота «{ $bot }» нет; выберите одного из: { $bots }.
setup-bot-setting = бота «{ $bot }» создать не удалось; после двоеточия ничего нет, или этому боту ничего и не нужно.
setup-bot-budget = в «{ $bot }» не указан бюджет; после двоеточия стоит число симуляций или время, например 800, 200ms или 2s.
setup-bot-game = бот «{ $bot }» не умеет играть в { $game }.
setup-bot-program = «{ $command }» — это не команда программы, которую можно здесь запустить.
setup-bot-local = бот «{ $bot }» запускает программу на этой машине; делают это только `simulate` и `arena`.
setup-bot-extra = боту «{ $bot }» нужно дополнение «{ $extra }»: pip install 'meeplewright[{ $extra }]'

## Номер, за которым нет действия

action-number = здесь нет допустимого действия с номером { $number }.
action-unnumbered = у действия { $action } нет номера: в игре оно не встречается.

## Программа, которая играет и теряет ход

program-not-started = программу не удалось запустить: { $why }.
program-ended = программа завершилась с кодом { $code }.
program-silent = программа не ответила за { $milliseconds } мс.
program-too-long = ответ длиннее { $most } байт.
program-nonsense = ответ «{ $answer }» нельзя прочитать.
program-other-question = ответ относится к другому вопросу.
program-given-up = программу запускали { $starts } раза, и каждый раз она ошибалась.
program-number = нет разрешённого действия с номером { $number }; всего их { $count }, счёт от 0.

## JSON that cannot be read

form-missing = этого поля не хватает.
form-unknown = такого поля нет.
form-one-of = нужно ровно одно из: { $keys }.
form-not-known = значение «{ $value }» неизвестно; выберите одно из: { $known }.
# $wanted is object, whole, text or list; $found is the type that stood there.
form-type =
    { $wanted ->
        [object] нужен объект
        [whole] нужно целое число
        [list] нужен список
        [truth] нужно логическое значение
       *[text] нужен текст
    }, а здесь { $found ->
        [dict] объект
        [list] список
        [str] текст
        [int] число
        [float] дробное число
        [bool] логическое значение
       *[null] пусто
    }.
form-differs = это не согласуется с остальной позицией.
form-event = «{ $event }» — не событие этой игры, или в нём чего-то не хватает.

## Actions that are no actions

action-no-notation = «{ $text }» — не ход в нотации этой игры.

## Records

record-empty = файл пуст.
record-not-utf8 = эта строка — не текст UTF-8.
record-not-json = эта строка — не JSON.
record-too-deep = значения вложены глубже чем на { $levels } уровня.
record-number-too-large = число «{ $number }» слишком велико.
record-no-number = «{ $number }» — не число в JSON.
record-format = это запись формата { $format }, а прочитать можно только формат 1.
record-twice = «{ $field }» встречается здесь второй раз.
record-rules = версии правил { $rules } нет; версии считаются с 1.
record-line = эта строка — не исход случая, не ход, не заметка и не результат.
record-after-result = после результата могут идти только заметки.
record-seat = места «{ $seat }» здесь нет; выберите одно из: { $known }.
record-time = «{ $time }» — не время в миллисекундах.
record-is-finished = эта партия закончена, продолжить её нельзя.
record-newer-rules = сыграно по версии правил { $rules }, а самая новая из известных здесь — { $known }.
record-no-entry =
    шага { $entry } нет; в записи { $entries ->
        [one] { $entries } шаг
        [few] { $entries } шага
        [many] { $entries } шагов
       *[other] { $entries } шага
    }.
record-impossible-chance = «{ $outcome }» здесь невозможно.
record-no-chance = «{ $outcome }» — исход случая, а здесь должен ходить игрок.
record-result-too-early = результат есть, но партия не закончена.
record-result = «{ $field }» не сходится со сделанными ходами.
record-torn = последняя строка оборвана: её не успели дописать.

# Where in a record: $why is one of the sentences above with its rule or field in front.
fault-in-entry = { $file }, шаг { $entry }: { $why }
fault-in-line = { $file }, строка { $line }: { $why }
# Where no line is at fault; $why stands alone and begins with a capital.
fault-in-file = { $file }: { $why }
# A sentence with its rule number or field: “CA 4.2: на северной стороне …”.
reason-with-rule = { $rule }: { $why }

## Files

file-missing = { $file }: такого файла или папки нет.
file-exists = { $file }: уже существует и не перезаписывается.
file-is-folder = { $file }: это папка, а не файл.
file-not-folder = { $file }: часть этого пути — не папка.
file-forbidden = { $file }: нет прав доступа.
file-disk-full = { $file }: на диске не осталось места.
file-in-use = { $file }: в эту запись уже пишет другая партия.
file-not-text = { $file }: это не текст UTF-8.
file-trouble = { $file }: система сообщает «{ $message }».
# Stands for $file where there is no file, but a terminal or a pipe.
file-output = Вывод

## Languages

language-unknown = Языка «{ $language }» нет; выберите один из: { $languages }.

## Pieces of sentences

number = { $value }
quoted = «{ $text }»
