### Why the table server says no. Players read these in the browser and in a terminal, programs
### and hosts now and then. A sentence may follow its field and a colon or stand alone, so it
### makes sense without the field, begins small and ends with a full stop.

## Finding a table, sitting down

table-unknown = не найдено: возможно, адрес неверен или стол удалён.
table-gone = это уже удалено.
table-removed = стол удалён.
table-restored = сервер восстановлен из резервной копии; партия продолжится с того момента.
table-no-seat = за этим столом нет места { $seat }.
table-seat-taken = это место уже занято.
table-seats =
    игра рассчитана на { $wanted ->
        [one] { $wanted } игрока
        [few] { $wanted } игроков
        [many] { $wanted } игроков
       *[other] { $wanted } игроков
    }, а не на { $seats }.
table-no-invite = приглашение недействительно или уже использовано.
table-invite-only = за этот стол можно сесть только по приглашению; попросите ссылку у создателя стола.
table-host-only = это может сделать только создатель стола.
table-not-host = это может сделать только создатель стола.
table-not-your-seat = это не ваше место.
table-not-yours = за этим столом у вас нет места.
table-spectator = зрители могут только смотреть.
table-too-many-tables =
    достигнут предел: { $most ->
        [one] { $most } стол, открытый или с идущей партией
        [few] { $most } стола, открытых или с идущей партией
        [many] { $most } столов, открытых или с идущей партией
       *[other] { $most } стола, открытых или с идущей партией
    }.
table-too-many-bot-tables = у вас слишком много столов, где играют только боты (предел: { $most }); сначала досмотрите одну партию до конца.
table-bot-seconds = бот «{ $bot }» требует слишком много времени; на этом сервере бот может думать не дольше { $most } с за ход.
table-bot-simulations = бот «{ $bot }» требует слишком много симуляций; на этом сервере их может быть не больше { $most } за ход.
table-other-rules = партия за этим столом начата по версии правил { $rules }; теперь на сервере версия { $current }.
table-no-aid = за этим столом отключено: «{ $aid }».
table-hints-busy = сейчас слишком много запросов подсказок; попробуйте чуть позже.
table-hints-yours = вы уже ждёте слишком много подсказок (предел: { $most }); попробуйте снова, когда одна будет готова.
table-hint-failed = подсказку найти не удалось; попробуйте ещё раз.
table-no-analysis = такого разбора нет.
table-analysis-empty = в этой записи нечего разбирать.
table-analysis-failed = разбор не удался; его можно запустить снова.
table-analyses-busy = очередь на разбор заполнена; попробуйте позже.
table-analyses-yours = слишком много ваших разборов ещё не готово (предел: { $most }); попробуйте позже.
table-clock-range = нужно значение от { $least } до { $most }.

## Before, during and after the game

table-not-started = партия ещё не началась.
table-started = партия уже началась.
table-over = партия окончена.
table-not-finished = партия ещё не окончена.
table-rematch-early = реванш можно начать, когда партия окончена.
table-record-early = запись доступна, когда партия окончена.
table-plan = это личная песочница; её нельзя сохранить или просмотреть заново.
table-stale = пока вы выбирали, позиция изменилась; проверьте ещё раз.
table-moved-on = позиция только что изменилась; проверьте ещё раз.
table-overtaken = другие действия несколько раз опередили ваше; попробуйте ещё раз.
table-bot-drives = на этом месте играет бот.
table-other-driver = на этом месте сейчас играет кто-то другой.
table-not-given-up = это место не передано боту.
table-given-up-for-good = вы сдались и не можете вернуться на это место.
table-time-left = на часах ещё есть время.
table-turn-lost = ваше время на этот ход вышло; вы сможете вернуться, когда бот его закончит.
table-already-lost = вы уже проиграли эту партию; вернуться или сдаться больше нельзя.
table-too-late-to-abort = все уже сделали первый ход; прервать партию больше нельзя.

## Drafting a turn

table-draft-complete = ход уже выбран целиком; подтвердите его или сначала отмените шаг.
table-draft-incomplete = ход ещё не выбран целиком.
table-draft-empty = вы ещё ничего не выбрали на этом ходу.
table-draft-changed = выбранные вами шаги изменились, возможно, на другом устройстве; проверьте ещё раз.

## Taking back

table-nothing-to-take-back = там нет вашего хода, который можно отменить.
table-built-upon = это нельзя отменить: от этого зависят более поздние ходы.
table-already-asked = кто-то уже попросил отменить ход.
table-not-asked = никто не просит отменить ход.
table-not-asked-you = ваш ответ не нужен, или вы уже ответили.

## People

table-no-identity = вы не вошли; выберите имя или укажите действующий токен.
table-somebody-already = у вас здесь уже есть имя; его можно изменить.
table-link = ссылка неверна, использована или устарела; создайте новую.
table-muted = вам запрещено писать в чат на этом сервере.
table-chat-closed = за этим столом могут писать только игроки и создатель стола.
table-webhooks-off = вебхуки на этом сервере отключены.
table-webhook-address = это не адрес http или https.

## The connection

table-storage =
    игра приостановлена: база данных { $kind ->
        [full] заполнена
        [busy] занята
       *[gone] недоступна
    }; игра возобновится автоматически.
table-closing = сервер выключается; игра продолжится, когда он снова заработает.
table-fault = на сервере произошла ошибка; попробуйте ещё раз.
table-too-often =
    слишком много запросов; повторите через { $seconds ->
        [one] { $seconds } секунду
        [few] { $seconds } секунды
        [many] { $seconds } секунд
       *[other] { $seconds } секунды
    }.
table-connections-table = за этим столом слишком много людей; попробуйте позже.
table-connections-person = у вас открыто слишком много столов; сначала закройте один.
table-connections-address = слишком много подключений из вашей сети; попробуйте позже.
table-behind = соединение было слишком медленным; подключитесь снова.
table-hello-first = первым сообщением должно быть «hello».
table-hello-late = сообщение «hello» не пришло вовремя.
table-hello-twice = сообщение «hello» уже отправлено.
table-not-text = сообщение должно быть текстом, а не двоичными данными.
table-message-type = неизвестный тип сообщения.
table-message-too-large =
    размер сообщения — не больше { $most ->
        [one] { $most } байта
        [few] { $most } байт
        [many] { $most } байт
       *[other] { $most } байт
    }.
table-websocket-only = этот адрес поддерживает только WebSocket.

## Requests that cannot be understood

table-no-page = страница не найдена.
table-no-method = метод не поддерживается.
table-malformed = некорректный запрос.
table-host = «{ $host }» — не имя этого сервера; администратор может задать его через --base-url.
table-origin = запросы с других сайтов запрещены.
table-content-type = ожидается application/json, получено «{ $found }».
table-too-large =
    размер запроса — не больше { $most ->
        [one] { $most } байта
        [few] { $most } байт
        [many] { $most } байт
       *[other] { $most } байт
    }.
table-not-utf8 = не UTF-8 начиная с байта { $at }.
table-not-json = не JSON начиная с символа { $at }.
table-too-deep =
    вложенность значений больше { $most ->
        [one] { $most } уровня
        [few] { $most } уровней
        [many] { $most } уровней
       *[other] { $most } уровней
    }.
table-number-too-large = число «{ $value }» слишком велико.
table-not-a-number = «{ $value }» — недопустимое число для JSON.
table-key-twice = ключ «{ $field }» указан дважды.
table-nul = в тексте есть символ NUL.
table-half-letter = в тексте есть непарный суррогат.
table-field = недопустимое значение.
table-pattern = неверный формат.
table-empty = значение не должно быть пустым.
table-direction = здесь не должно быть символов, меняющих направление текста.
table-too-long =
    длина — не больше { $most ->
        [one] { $most } символа
        [few] { $most } символов
        [many] { $most } символов
       *[other] { $most } символов
    }.
table-too-short =
    длина — не меньше { $least ->
        [one] { $least } символа
        [few] { $least } символов
        [many] { $least } символов
       *[other] { $least } символов
    }.
table-too-many =
    можно не больше { $most ->
        [one] { $most } элемента
        [few] { $most } элементов
        [many] { $most } элементов
       *[other] { $most } элементов
    }.
table-too-few =
    нужно не меньше { $least ->
        [one] { $least } элемента
        [few] { $least } элементов
        [many] { $least } элементов
       *[other] { $least } элементов
    }.
table-too-small = значение должно быть не меньше { $least }.
table-too-great = значение должно быть не больше { $most }.

## Rated games, profiles, downloads

table-rated-clock = для рейтинговой партии нужны часы.
table-rated-hints = в рейтинговой партии нет подсказок.
table-rated-alone = для рейтинговой партии нужен соперник.
table-rated-once = в рейтинговой партии у каждого одно место.
table-rated-bot = бот «{ $bot }» не может играть в рейтинговой партии; могут: { $known }.
table-rated-option = в рейтинговой партии параметр «{ $option }» может быть только «{ $value }»: рейтинг считается только для таких партий.
table-rated-stay = в рейтинговой партии бот за вас не играет. Вы можете сдаться.
table-rated-takeback = в рейтинговой партии можно отменить только то, на что ещё никто не ответил.
table-no-profile = такого профиля нет, или он закрыт.
table-no-date = «{ $field }» — неверная дата; нужна дата вида 2026-11-16.
table-export-nothing = у вас нет законченных партий для скачивания.
table-export-no-dataset = этот сервер не умеет записывать наборы данных.
table-export-failed = не удалось подготовить файл. Попробуйте позже.

## For hosts: settings, the database, backups

table-setting-number = «{ $value }» — недопустимое число.
table-setting-range = { $value }: значение вне допустимого диапазона.
table-setting-choice = «{ $value }» — недопустимое значение.
table-setting-address = «{ $value }» — недопустимый адрес.
table-database-newer = эта база данных записана более новой версией программы (ревизия { $revision }).
table-backup-unknown = это не резервная копия, или её нельзя прочитать.
table-backup-revision = эта резервная копия сделана более новой версией программы (ревизия { $revision }); сначала установите эту версию.
table-backup-damaged = резервная копия повреждена.
table-backup-torn = резервная копия неполная.
