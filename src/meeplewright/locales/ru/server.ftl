### Why the table server says no. Players read these in the browser and in a terminal, programs
### and hosts now and then. A sentence may follow its field and a colon or stand alone, so it
### makes sense without the field, begins small and ends with a full stop.

## Finding a table, sitting down

table-unknown = здесь ничего нет: возможно, адрес неверен или стола больше нет.
table-gone = тем временем это удалили.
table-removed = стол удалён.
table-restored = сервер вернулся к резервной копии; стол продолжится с того места.
table-no-seat = за этим столом нет места { $seat }.
table-seat-taken = это место уже занято.
table-seats =
    игра рассчитана на { $wanted ->
        [one] { $wanted } игрока
       *[other] { $wanted } игроков
    }, а не на { $seats }.
table-no-invite = это приглашение недействительно или уже использовано.
table-invite-only = за этот стол садятся только по приглашению; попросите его у хозяина стола.
table-host-only = это может сделать только хозяин стола.
table-not-host = это может сделать только хозяин стола.
table-not-your-seat = это не ваше место.
table-not-yours = за этим столом у вас нет места.
table-spectator = зрители могут только смотреть.
table-too-many-tables =
    у вас уже { $most ->
        [one] { $most } открытый или идущий стол
        [few] { $most } открытых или идущих стола
       *[other] { $most } открытых или идущих столов
    }, больше нельзя.
table-other-rules = этот стол начат по версии правил { $rules }, а здесь теперь играют по версии { $current }.
table-no-aid = за этим столом играют без подсказки «{ $aid }».
table-hints-busy = сейчас обдумывается много советов; попросите ещё раз чуть позже.
table-hint-failed = на этот раз совет найти не удалось; попросите ещё раз.
table-no-analysis = этого разбора здесь никто не просил, или его больше нет.
table-analysis-empty = в этой записи нечего разбирать.
table-analysis-failed = разбор прервался; его можно начать заново.
table-analyses-busy = сейчас разбора ждёт много партий; попробуйте позже.
table-clock-range = нужно значение от { $least } до { $most }.

## Before, during and after the game

table-not-started = партия ещё не началась.
table-started = партия уже началась.
table-over = партия закончена.
table-not-finished = партия ещё не закончена.
table-rematch-early = реванш возможен, когда партия закончена.
table-record-early = запись можно получить, когда партия закончена.
table-plan = это личный план, а не партия, которую можно сохранить или повторить.
table-stale = позиция изменилась, пока вы решали; посмотрите ещё раз.
table-moved-on = тем временем произошло что-то другое; посмотрите ещё раз.
table-overtaken = другие несколько раз вас опередили; попробуйте ещё раз.
table-bot-drives = на этом месте играет бот.
table-other-driver = на этом месте теперь играет кто-то другой.
table-not-given-up = это место не передано боту.
table-given-up-for-good = вы окончательно отказались от этого места.
table-time-left = на часах ещё есть время.
table-turn-lost = ваше время на этот ход вышло; вы сможете вернуться, когда бот его закончит.

## Taking back

table-nothing-to-take-back = там нет ничего вашего, что можно отменить.
table-built-upon = это нельзя отменить: от этого зависят более поздние ходы.
table-already-asked = кто-то уже попросил об отмене.
table-not-asked = сейчас никто не просит об отмене.
table-not-asked-you = ваш ответ не нужен, или вы его уже дали.

## People

table-no-identity = сервер вас не знает; выберите имя или укажите действующий токен.
table-somebody-already = у вас здесь уже есть имя; его можно изменить.
table-link = ссылка неверна, уже использована или устарела; создайте новую.
table-muted = на этом сервере вы лишены голоса.
table-webhooks-off = этот сервер не вызывает вебхуки.
table-webhook-address = это не адрес http или https, который можно вызвать.

## The connection

# $kind is full, gone or busy.
table-storage =
    игра ждёт: { $kind ->
        [full] в базе данных не осталось места
        [busy] база данных занята
       *[gone] база данных недоступна
    }; потом всё продолжится само.
table-closing = сервер закрывается; игра продолжится, когда он вернётся.
table-fault = на сервере что-то пошло не так; попробуйте ещё раз.
table-too-often =
    слишком часто; попробуйте снова через { $seconds ->
        [one] { $seconds } секунду
        [few] { $seconds } секунды
       *[other] { $seconds } секунд
    }.
table-connections-table = за этим столом слишком много людей; попробуйте позже.
table-connections-person = у вас открыто слишком много столов сразу; сначала закройте один.
table-connections-address = из вашей сети слишком много соединений; попробуйте позже.
table-behind = соединение было слишком медленным и отстало; подключитесь снова.
table-hello-first = первым сообщением должно быть «hello».
table-hello-late = «hello» не пришло вовремя.
table-hello-twice = «hello» уже было.
table-not-text = сообщение должно быть текстом, а не двоичными данными.
table-message-type = это сообщение неизвестного вида.
table-message-too-large =
    сообщение слишком большое; можно не больше { $most ->
        [one] { $most } байта
       *[other] { $most } байт
    }.
table-websocket-only = по этому адресу говорят только через WebSocket.

## Requests that cannot be understood

table-no-page = такой страницы нет.
table-no-method = по этому адресу такого метода нет.
table-malformed = запрос непонятен.
table-host = «{ $host }» — не имя этого сервера; тот, кто им управляет, может задать имя через --base-url.
table-origin = запрос пришёл с другого сайта, а это можно только со страниц этого сервера.
table-content-type = содержимое должно быть application/json, а не «{ $found }».
table-too-large =
    запрос слишком большой; можно не больше { $most ->
        [one] { $most } байта
       *[other] { $most } байт
    }.
table-not-utf8 = это не текст UTF-8, начиная с байта { $at }.
table-not-json = это не JSON, начиная с символа { $at }.
table-too-deep =
    значения вложены глубже чем на { $most ->
        [one] { $most } уровень
        [few] { $most } уровня
       *[other] { $most } уровней
    }.
table-number-too-large = число «{ $value }» слишком велико.
table-not-a-number = «{ $value }» — не число в JSON.
table-key-twice = «{ $field }» встречается здесь дважды.
table-nul = в тексте есть символ NUL.
table-half-letter = в тексте есть половина символа.
table-field = такое значение здесь невозможно.
table-pattern = это записано не в том виде.
table-empty = здесь не должно быть пусто.
table-too-long =
    слишком длинно; можно не больше { $most ->
        [one] { $most } символа
       *[other] { $most } символов
    }.
table-too-short =
    слишком коротко; нужно не меньше { $least ->
        [one] { $least } символа
       *[other] { $least } символов
    }.
table-too-many = слишком много; можно не больше { $most }.
table-too-few = слишком мало; нужно не меньше { $least }.
table-too-small = нужно не меньше { $least }.
table-too-great = нужно не больше { $most }.

## For hosts: settings, the database, backups

table-setting-number = «{ $value }» — не число, которое здесь подходит.
table-setting-range = значение { $value } недопустимо.
table-setting-choice = «{ $value }» выбрать нельзя.
table-setting-address = «{ $value }» — не адрес, который здесь подходит.
table-database-newer = эту базу данных записала более новая версия программы (ревизия { $revision }).
table-backup-unknown = это не резервная копия, которую здесь можно прочитать.
table-backup-revision = эту резервную копию сделала другая версия программы (ревизия { $revision }).
table-backup-damaged = резервная копия повреждена.
table-backup-torn = резервная копия оборвана: её конца нет.
