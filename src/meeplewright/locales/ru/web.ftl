### The page in the browser: everything round a game, and nothing of any game itself.

## Everywhere

web-home = На главную
web-close = Закрыть
web-cancel = Отмена
web-save = Сохранить
web-saved = Сохранено
web-copy = Копировать
web-copied = Скопировано
web-copy-failed = Скопировать не удалось. Текст выделен: скопируйте его вручную.
web-copy-what = Копировать: { $what }
web-loading = Загрузка…
web-language = Язык
web-help = Клавиши
web-menu = Меню
web-you = Вы: { $name }
web-lost = Страница не найдена
web-lost-more = Возможно, ссылка устарела или скопирована не полностью.
web-table-gone = Такого стола нет, или он удалён.
web-connection-lost = нет связи с сервером.
web-connection-lost-more = Связь прервалась. Подключаемся снова… Ничего не потеряно.

## Who you are

web-name-ask = Выберите имя
web-name-ideas = Барсук, Белка, Бобр, Бурундук, Волк, Выдра, Горностай, Ёж, Заяц, Крот, Куница, Лиса, Лось, Медведь, Олень, Рысь
web-me = Вы
web-me-begin = Продолжить
web-me-name = Ваше имя
web-me-name-more = Его видят другие игроки. Изменить имя можно в любой момент.
web-me-device = Другое устройство
web-me-device-more = Откройте ссылку на телефоне или другом компьютере: там будут то же имя и те же столы. Ссылка одноразовая и действует 15 минут.
web-me-device-make = Создать ссылку
web-me-device-link = Откройте эту ссылку на другом устройстве
web-me-device-until = Действует до { $time }. По этой ссылке кто угодно сможет играть от вашего имени, поэтому никому её не показывайте.
web-me-arrive = Подключить это устройство?
web-me-arrive-more = На этом устройстве будут ваше имя и ваши столы.
web-me-arrive-instead = Сейчас на этом устройстве играет { $name }. После подключения здесь вместо имени и столов этого игрока будут ваши.
web-me-arrive-yes = Подключить
web-me-moved = Устройство подключено.
web-me-webhook = Уведомлять о моём ходе
web-me-webhook-more = Сервер обращается по этому адресу, когда вашего хода ждут в партии по переписке. Оставьте поле пустым, чтобы отключить уведомления.
web-me-webhook-address = URL вебхука
web-me-go = Выход и удаление
web-me-go-more = Учётных записей нет: вас знает только это устройство. Если выйти, не подключив другое, вернуть имя и столы будет нельзя.
web-me-leave = Выйти на этом устройстве
web-me-delete = Удалить мои данные
web-me-delete-sure = Ваше имя, сообщения и заметки будут удалены навсегда. В идущих партиях ваше место займёт бот. Законченные партии сохранятся без вашего имени.
web-me-delete-yes = Удалить навсегда
web-me-deleted = Ваши данные удалены.

## The start page

web-welcome = Настольные игры онлайн
web-welcome-more = Играйте против ботов или пригласите друзей по ссылке. Без регистрации и установки.
web-play-now = Играть
web-opponent = Соперник
web-players-range = Игроков: { $range }
web-players-more = Игроков: { $range } ({ $most } с дополнением «{ $sets }»)
web-new-table = Новый стол
web-your-games = Ваши партии
web-finished-games = Законченные партии
web-open-tables = Открытые столы
web-open-tables-none = Сейчас открытых столов нет. Создайте свой, и он появится здесь.
web-running-tables = Идут сейчас
web-running-tables-none = Сейчас общедоступных партий нет.
web-show-all = Показать все ({ $number })
web-replay-file = Сохранённая партия
web-replay-file-more = Посмотрите по шагам партию, сохранённую в файле .mwr.
web-replay-open = Открыть файл

web-title-with = { $game }: { $names }
web-title-sets = { $game } ({ $sets })
web-plan-title = Песочница: { $title }
web-title-turn = Ваш ход: { $title }
web-seats-free =
    { $seats ->
        [one] { $seats } свободное место
        [few] { $seats } свободных места
        [many] { $seats } свободных мест
       *[other] { $seats } свободных места
    }
web-card-turn = ход { $turn }
web-card-created = начало: { $when }
web-card-changed = последний ход { $ago }

## A new table

web-game = Игра
web-players = Игроки
web-seats-how-many = Число игроков
web-seat-number = Место { $number }
web-player-me = Вы
web-player-me-more = Это ваше место.
web-player-open = Пригласить по ссылке
web-player-open-more = Вы получите ссылку для этого места. За общедоступный стол может сесть любой.
web-player-here = Игрок на этом устройстве
web-player-here-more = Вы играете на одном экране. Пока устройство передают, стол скрыт.
web-player-here-name = Имя игрока { $number }
web-player-bot = Бот: { $bot }
web-player-level = Бот: { $bot } ({ $level })
level-novice = новичок
bot-novice = Воробей
bot-novice-more = Играет быстро и часто упускает лучший ход. Для первых партий.
level-casual = любитель
bot-casual = Сорока
bot-casual-more = Играет разумно, но упускает часть хороших ходов. Хороший первый соперник.
level-club = клубный игрок
bot-club = Галка
bot-club-more = Сравнивает большинство возможных ходов, но не думает наперёд. Клубный уровень.
level-expert = эксперт
bot-expert = Ворон
bot-expert-more = Хорошо оценивает ходы и мало что упускает. Сильный соперник.
level-master = мастер
bot-master = Сова
bot-master-more = Думает дальше всех наперёд и лучше всех оценивает позицию. Победить трудно.
bot-random = Утёнок
bot-beginner = Воробей
bot-hasty = Воробей
bot-greedy = Сорока
bot-heuristic = Галка
bot-tutor = Галка
bot-search = Сова
bot-champion = Сова
web-style-of = Стиль игрока { $number }
web-style-choice = Стиль: { $style }
web-style-none = сбалансированный
web-style-any = любой
web-style-any-more = Стиль выбирается случайно.

web-clock = Часы
web-clock-none = Без часов
web-clock-none-more = Время не ограничено.
web-clock-game = На партию
web-clock-game-more = Общее время на партию и добавка после каждого хода.
web-clock-move = На ход
web-clock-move-more = Одинаковое время на каждый ход.
web-clock-days = По переписке
web-clock-days-more = Несколько дней на ход: играйте, когда удобно.
web-clock-seconds = Секунд на ход
web-clock-minutes = Минут на партию
web-clock-increment = Добавка (секунд за ход)
web-clock-days-each = Дней на ход
web-clock-none-words = без часов
web-clock-move-words = { $time } на ход
web-clock-game-words = { $time } на партию
web-clock-game-words-more = { $time } + { $increment } с за ход
web-clock-days-words =
    { $days ->
        [one] { $days } день на ход
        [few] { $days } дня на ход
        [many] { $days } дней на ход
       *[other] { $days } дня на ход
    }
web-minutes = { $minutes } мин
web-seconds = { $seconds } с
web-left-days = { $number } дн.
web-left-hours = { $number } ч
web-clock-left = осталось времени: { $time }
web-clock-starts = Часы пойдут с первым ходом, самое позднее через { $time }.

web-aids = Помощь игрокам
web-aids-more = Дополнительные сведения, которые показывает игра. Они одинаковы для всех.
web-aids-chosen = { $chosen } из { $all }
web-aids-none = нет
aid-remaining = Оставшиеся квадраты
aid-remaining-more = Какие квадраты ещё не вытянуты и сколько каждого вида.
aid-fits = Что куда подходит
aid-fits-more = Какие квадраты подходят на каждую пустую клетку и какие клетки уже нельзя заполнить.
aid-features = Ценность городов и дорог
aid-features-more = Кому принадлежит каждый объект, сколько очков он даёт сейчас и сколько — по завершении.
aid-fields = Поля
aid-fields-more = Поля выделены цветом, с крестьянами и городами, за которые те приносят очки.
aid-odds = Шансы
aid-odds-more = Вероятность вытянуть квадраты, которые завершат город, дорогу или монастырь.
aid-bag = Скрытые фишки
aid-bag-more = Сколько рабочих каждого цвета может быть в мешочке, сколько инструментов каждого вида — в стопке и сколько тех и других — за каждой ширмой.
aid-tiles = Будущие участки
aid-tiles-more = Какие участки могут появиться в следующие времена года.
aid-points = Очки на данный момент
aid-points-more = Счёт каждого игрока по открытым сведениям, если бы игра закончилась сейчас.
aid-reach = Доступные действия
aid-reach-more = Для каждого участка: сколько рабочих нужно для ставки или использования либо почему это невозможно.
aid-hint = Подсказки
aid-hint-more = В свой ход можно спросить у сильного бота, какие ходы лучшие.

web-options = Правила
web-options-short = стандартные, если не изменить
web-usual = по умолчанию
web-preset = Книга правил
web-preset-own = свой выбор
web-preset-more = Задаёт все правила ниже. Если в книге правил о чём-то не сказано, действует правило по умолчанию.
option-farmers-more = Сколько очков приносят крестьяне в конце игры.
option-small_city-more = Сколько очков приносит самый маленький завершённый город.

web-visibility = Доступ
web-visibility-link = Только по ссылке
web-visibility-link-more = Стол найдут только те, у кого есть ссылка.
web-visibility-public = Общедоступный
web-visibility-public-more = Стол виден на главной странице. Любой может сесть за него или смотреть.
web-title = Название
web-title-none = без названия
web-new-summary =
    { $game }, { $seats ->
        [one] { $seats } игрок
        [few] { $seats } игрока
        [many] { $seats } игроков
       *[other] { $seats } игрока
    }, { $clock }
web-set-table = Создать стол
web-begin = Начать

## Before the game

web-invite = Пригласить
web-invite-seat = Ссылка для места { $number }
web-invite-more = Каждая ссылка — для одного человека. Партия начнётся, когда все места будут заняты.
web-invited = Вас пригласили.
web-sit = Присоединиться
web-sit-as = Играть как { $name }
web-sit-here = Занять место
web-rise = Освободить место
web-seat-a-bot = Добавить бота
web-waiting =
    { $seats ->
        [one] Нужен ещё { $seats } игрок.
        [few] Нужны ещё { $seats } игрока.
        [many] Нужно ещё { $seats } игроков.
       *[other] Нужны ещё { $seats } игрока.
    }
web-remove-table = Удалить стол

## Seats

web-seat-open = Свободное место
web-seat-nobody = Аноним
web-name-again = { $name } { $number }
web-seat-awaited = ждём игрока
web-seat-you = вы
web-seat-bot = бот
web-seat-bot-style = бот · { $style }
web-seat-away = нет на месте, играет бот
web-seat-here = в сети
web-seat-absent = не в сети
web-seat-acts = ходит
web-points-number =
    { $points ->
        [one] { $points } очко
        [few] { $points } очка
        [many] { $points } очков
       *[other] { $points } очка
    }
web-winner = победитель

## Whose turn it is

web-your-turn = Ваш ход
web-turn-of = Ходит { $name }
web-turn-bot = { $name } думает
web-watching = Вы зритель
web-turn-luck = Случайный выбор…
web-waits = Партия ждёт возвращения игрока
web-over = Партия окончена
web-pass-to = Передайте устройство. Теперь играет { $name }
web-pass-ready = Я — { $name }
web-asked = { $name } просит отменить ход.
web-asked-wait = Вы попросили отменить ход. Ждём ответа остальных.
web-asked-other = { $name } просит отменить ход. Ждём ответа остальных.
web-asked-withdraw = Отозвать
web-agree = Принять
web-disagree = Отклонить
web-away = За вас играет бот.
web-away-lost = Вы проиграли. Дальше за вас играет бот.
web-away-waits = Партия ждёт вашего возвращения.
web-return = Вернуться в игру
web-rematch-set = Создан стол для реванша.
web-rematch-go = Перейти к реваншу

## Beside the board

web-panel = Боковая панель
web-tab-history = Журнал
web-tab-chat = Чат
web-tab-notes = Заметки
web-tab-about = Стол
web-history = Журнал партии
web-history-none = Ходов пока нет.
web-takeback-here = Отменить: { $what }
web-takeback-here-short = Отменить до этого места
web-chat = Чат
web-chat-none = Сообщений пока нет.
web-chat-say = Сообщение для всех
web-chat-send = Отправить
web-chat-closed = Здесь могут писать только игроки и создатель стола.
web-chat-open = Зрители могут писать
web-unread = новых сообщений: { $count }
web-notes-more = Их видите только вы.
web-notes-none = Планы, что запомнить…
web-notes-writing = Сохранение…
web-spectators =
    { $number ->
        [0] Зрителей нет
        [one] { $number } зритель
        [few] { $number } зрителя
        [many] { $number } зрителей
       *[other] { $number } зрителя
    }

web-log-left = { $name } уходит из-за стола. Дальше играет { $bot }.
web-log-timeout = { $name }: время вышло. Дальше играет { $bot }.
web-log-resigned = { $name } сдаётся. Дальше играет { $bot }.
web-log-forgotten = { $name } удаляет свои данные. Дальше играет { $bot }.
web-log-return = { $name } снова в игре.
web-log-ask = { $name } просит отменить ход.
web-log-agree = { $name } соглашается.
web-log-refuse = { $name } не соглашается.
web-log-takeback = { $name } отменяет ход.
web-log-end-resignation = { $name } сдаётся.
web-log-end-time = { $name }: время вышло.
web-log-end-aborted = Партия прервана.

## What one can do at a table

web-share = Поделиться
web-share-watch = Ссылка для зрителей
web-share-watch-more = По этой ссылке любой сможет смотреть партию. Скрытые сведения останутся скрытыми.
web-share-replay = Ссылка на просмотр партии
web-takeback = Отменить ход
web-plan = Попробовать в песочнице
web-plan-back = Вернуться к партии
web-hint = Подсказка
web-hint-ask = Подсказка: показать
web-hint-thinking = Сильный бот думает…
web-hint-none = Подсказки нет.
web-hint-ways = Лучшие ходы, начиная с самого сильного
web-hint-apply = Сыграть так
web-confirm-turn = Подтвердить ход
web-confirm-hint = Подтвердите ход или отмените его.
web-way =
    { $name }: в среднем { $points ->
        [one] { $points } очко
        [few] { $points } очка
        [many] { $points } очков
       *[other] { $points } очка
    }, вероятность победы { $chance } %
web-way-points =
    { $points ->
        [one] { $points } очко
        [few] { $points } очка
        [many] { $points } очков
       *[other] { $points } очка
    }
web-way-chance = победа: { $chance } %
web-hand-over = Передать игру боту
web-again = Показать последние ходы ещё раз
web-again-shown = Последние ходы показываются ещё раз.
web-again-stop = Остановить
web-bots-now = Показать ходы ботов сразу
web-leave = Уйти из-за стола
web-abort = Прервать партию
web-resign = Сдаться
web-sure-takeback = Попросить отменить ход?
web-sure-takeback-more = С тех пор другие игроки узнали больше, поэтому нужно их согласие. Боты всегда согласны.
web-sure-takeback-yes = Попросить
web-sure-turns =
    { $turns ->
        [one] Отменить { $turns } ход?
        [few] Отменить { $turns } хода?
       *[many] Отменить { $turns } ходов?
    }
web-sure-turns-more = Эти ходы пропадут, как и всё, что с тех пор сделали боты.
web-sure-turns-yes = Отменить
web-sure-over = Передать игру боту?
web-sure-over-more = Вернуться в игру можно в любой момент. Если останутся только боты, партия вас подождёт.
web-sure-over-yes = Передать
web-sure-leave = Уйти из-за стола?
web-sure-leave-more = Дальше за вас будет играть бот. Вернуться можно в любой момент. Если останутся только боты, партия вас подождёт.
web-sure-leave-yes = Уйти
web-sure-abort = Прервать партию?
web-sure-abort-more = Партия закончится для всех, без победителя. Это возможно, пока не все сделали первый ход.
web-sure-abort-yes = Прервать
web-sure-resign = Сдаться?
web-sure-resign-more =
    { $players ->
        [2] Вы проиграете, и партия закончится.
       *[other] Вы проиграете партию. Дальше за вас будет играть бот; вернуться будет нельзя.
    }
web-sure-resign-yes = Сдаться
web-result = Итог
web-end-won-points =
    Вы выиграли с перевесом в { $margin ->
        [one] { $margin } очко
        [few] { $margin } очка
        [many] { $margin } очков
       *[other] { $margin } очка
    }
web-end-won-plain = Вы выиграли
web-end-won-resignation = Вы выиграли: соперник сдался
web-end-won-time = Вы выиграли: у соперника вышло время
web-end-lost-points =
    Вы проиграли с разницей в { $margin ->
        [one] { $margin } очко
        [few] { $margin } очка
        [many] { $margin } очков
       *[other] { $margin } очка
    }
web-end-lost-plain = Вы проиграли
web-end-lost-resignation = Вы сдались и проиграли
web-end-lost-time = Вы проиграли: время вышло
web-end-shared = Вы разделили победу
web-end-named-points =
    Победитель: { $names }, перевес: { $margin ->
        [one] { $margin } очко
        [few] { $margin } очка
        [many] { $margin } очков
       *[other] { $margin } очка
    }
web-end-named-plain = Победитель: { $names }
web-end-named-shared = Победу делят: { $names }
web-end-named-resignation = Победитель: { $names } (соперник сдался)
web-end-named-time = Победитель: { $names } (у соперника вышло время)
web-end-aborted = Партия прервана
web-end-early = Очки, если бы партия закончилась здесь, с итоговым подсчётом.
web-end-by-resignation = сдача
web-end-by-time = по времени
web-end-by-aborted = прервана
web-count = Итоговый подсчёт
web-count-skip = Пропустить
web-sheet = Подробный счёт
web-record = Скачать партию
web-replay = Просмотр
web-rematch = Реванш

## Settings

web-settings = Настройки
web-theme = Оформление
web-theme-auto = Как в системе
web-theme-light = Светлое
web-theme-dark = Тёмное
web-sound = Звук
web-sound-more = Когда наступает ваш ход, кто-то ходит или пишет в чат.
web-confirm = Подтверждать ходы
web-confirm-more = Ход отправляется только после подтверждения.
web-motion = Анимация
web-motion-off = Выключена
web-motion-normal = Обычная
web-motion-slow = Медленная
web-bots = Ходы ботов
web-bots-instant = Все сразу
web-bots-normal = В обычном темпе
web-bots-slow = Медленно
web-settings-kept = Сохраняется только на этом устройстве.

## Keys

web-keys = Горячие клавиши
web-key-or = или
web-key-help = Эта справка
web-key-takeback = Отменить последний ход
web-key-hint = Попросить подсказку; ещё раз — следующая
web-key-history = Журнал партии
web-key-chat = Чат
web-key-notes = Заметки
web-key-sound = Включить или выключить звук
key-Ctrl = Ctrl
key-Enter = Enter
key-Escape = Esc
key-Space = Пробел
key-Tab = Tab

## Games without a face of their own

web-plain-choose = Доступные действия
web-plain-position = Позиция
web-plain-item = { $points }: { $reason }
