### The page in the browser: everything round a game, and nothing of any game itself.

## Everywhere

web-home = На главную
web-close = Закрыть
web-cancel = Отмена
web-save = Сохранить
web-saved = Сохранено
web-copy = Копировать
web-copied = Скопировано
# For ears: what the button copies.
web-copy-what = Копировать: { $what }
web-loading = Минутку…
web-language = Язык
web-help = Клавиши
web-menu = Меню
# For ears: the way to one's own page.
web-you = Вы: { $name }
web-lost = Здесь ничего нет
web-lost-more = Возможно, ссылка устарела или в ней потерялась буква.
web-table-gone = Этого стола больше нет, или его никогда не было.
web-connection-lost = сейчас нет связи с сервером.
web-connection-lost-more = Связь прервалась. Она восстановится сама; ничего не пропадёт.

## Who you are

web-name-ask = Как к вам обращаться?
# Names for those who do not want to think of one, separated by commas.
web-name-ideas = Барсук, Белка, Бобр, Бурундук, Волк, Выдра, Горностай, Ёж, Заяц, Крот, Куница, Лиса, Лось, Медведь, Олень, Рысь
web-me = Вы
web-me-begin = Это я
web-me-name = Ваше имя
web-me-name-more = Его видят другие за вашими столами. Изменить его можно когда угодно.
web-me-device = И на другом устройстве
web-me-device-more = По ссылке вы перейдёте на телефон или другой компьютер: то же имя, те же столы. Она действует один раз, в течение четверти часа.
web-me-device-make = Создать ссылку
web-me-device-link = Откройте её на другом устройстве
web-me-device-until = Ссылка действует до { $time }. Кто её откроет, станет вами: никому не показывайте.
web-me-arrive = Перейти на это устройство?
web-me-arrive-more = По ссылке это устройство тоже станет вашим, с вашим именем и вашими столами.
web-me-arrive-instead = Сейчас на этом устройстве ваше имя — { $name }. По ссылке здесь будет другой человек.
web-me-arrive-yes = Да, перейти
web-me-moved = Теперь это устройство ваше.
web-me-webhook = Сообщать, когда ваш ход
web-me-webhook-more = Сервер отправляет короткое сообщение по этому адресу, когда вас ждёт партия с днями на ход. Оставьте пустым, если хотите покоя.
web-me-webhook-address = Адрес для сообщений
web-me-go = Уход
web-me-go-more = Учётных записей здесь нет: вас знает только это устройство. Если оно вас забудет, а ссылки вы не создали, вернуть вас не сможет никто.
web-me-leave = Забыть меня на этом устройстве
web-me-delete = Удалить меня отовсюду
web-me-delete-sure = Ваше имя, сообщения и заметки будут удалены навсегда. В идущих партиях ваше место займёт бот. Законченные останутся, но без вашего имени.
web-me-delete-yes = Удалить навсегда
web-me-deleted = Ваши следы удалены.

## The start page

web-welcome = Стол накрыт.
web-welcome-more = Настольные игры за собственным столом: против ботов или с друзьями по ссылке. Без регистрации и установки.
web-play-now = Играть сейчас
web-play-now-more = Играть сейчас: партия против бота, сразу.
web-new-table = Новый стол
web-your-games = Ваши партии
web-finished-games = Законченные партии
web-open-tables = Свободные места
web-open-tables-none = Сейчас ни один стол не ищет игроков. Накройте свой — он появится здесь.
web-running-tables = Сейчас играют
web-running-tables-none = Сейчас ни за одним открытым столом не играют.
web-show-all = Показать все: { $number }
web-replay-file = Партия из файла
web-replay-file-more = Посмотрите шаг за шагом партию, сохранённую в файле .mwr.
web-replay-open = Открыть файл

# A table without a title: the game, and who else sits there.
web-title-with = { $game }: { $names }
# A private copy to plan in.
web-plan-title = План: { $title }
# In the tab, when it is your turn.
web-title-turn = Ваш ход: { $title }
web-seats-free =
    { $seats ->
        [one] { $seats } свободное место
        [few] { $seats } свободных места
       *[many] { $seats } свободных мест
    }

## A new table

web-game = Игра
web-players = Игроки
web-seats-how-many = Сколько человек играет?
# For ears: the choice of who sits there.
web-seat-number = Место { $number }
web-player-me = Вы
web-player-me-more = Ваше собственное место.
web-player-open = Кто-то по ссылке
web-player-open-more = Для этого места вы получите ссылку, которую можно кому-нибудь отправить. За открытый стол может сесть любой.
web-player-here = Кто-то рядом с вами
web-player-here-more = Вы играете на одном экране. Пока его передают, стол закрыт.
web-player-here-name = Имя игрока { $number }
web-player-bot = Бот: { $bot }
web-player-level = Бот: { $bot } ({ $level })
level-novice = новичок
bot-novice = Воробей
bot-novice-more = Играет второпях и часто упускает лучший ход. Для первых партий.
level-casual = любитель
bot-casual = Сорока
bot-casual-more = Берёт то, что сейчас блестит ярче всего. Достойный соперник для начала.
level-club = клубный игрок
bot-club = Галка
bot-club-more = Взвешивает все варианты своего хода, но дальше не смотрит. Уровень клуба.
level-expert = эксперт
bot-expert = Ворон
bot-expert-more = Смотрит немного вперёд и учитывает везение. Сильный соперник.
level-master = мастер
bot-master = Сова
bot-master-more = Каждый ход обдумывает целую секунду. Победить её трудно.
# Bots by their own names: at tables from before there were levels, and in records.
bot-random = Утёнок
bot-hasty = Воробей
bot-greedy = Сорока
bot-heuristic = Галка
bot-search = Сова

web-clock = Часы
web-clock-none = Без часов
web-clock-none-more = Каждый думает столько, сколько нужно.
web-clock-game = На партию
web-clock-game-more = Один запас времени на всю партию и ещё немного после каждого хода.
web-clock-move = На ход
web-clock-move-more = На каждый ход поровну времени.
web-clock-days = Дни
web-clock-days-more = Для партий между делом: заглядывайте, когда удобно.
web-clock-seconds = Секунд на ход
web-clock-minutes = Минут на партию
web-clock-increment = Ещё секунд после каждого хода
web-clock-days-each = Дней на ход
web-clock-none-words = без часов
web-clock-move-words = { $time } на ход
web-clock-game-words = { $time } на партию
web-clock-game-words-more = { $time } на партию, ещё { $increment } с после каждого хода
web-clock-days-words =
    { $days ->
        [one] { $days } день на ход
        [few] { $days } дня на ход
       *[many] { $days } дней на ход
    }
web-minutes = { $minutes } мин
web-seconds = { $seconds } с
# What is left on a clock that counts days.
web-left-days = { $number } д
web-left-hours = { $number } ч
# For ears.
web-clock-left = осталось времени: { $time }

web-aids = Подсказки
web-aids-more = Что стол показывает сверх того, что на нём лежит. Для всех одинаково.
web-aids-chosen = { $chosen } из { $all }
web-aids-none = нет
aid-remaining = Оставшиеся квадраты
aid-remaining-more = Какие квадраты ещё не вытянуты и сколько каждого вида.
aid-fits = Что куда подходит
aid-fits-more = Для каждой свободной клетки — подходящие квадраты, а также клетки, которые уже ничем не заполнить.
aid-features = Ценность городов и дорог
aid-features-more = Кто чем владеет, сколько это стоит сейчас и сколько будет стоить в завершённом виде.
aid-fields = Поля
aid-fields-more = Поля в цвете, с крестьянами и городами, которые они кормят.
aid-odds = Шансы
aid-odds-more = Насколько вероятно, что придут квадраты, замыкающие город, дорогу или монастырь.
aid-bag = Что в мешке
aid-bag-more = Сколько рабочих и жетонов навыков каждого вида может быть в мешке и за каждой ширмой.
aid-tiles = Участки впереди
aid-tiles-more = Какие участки могут появиться в следующие времена года.
aid-points = Очки на сейчас
aid-points-more = Счёт каждого, как если бы игра закончилась сейчас, насколько он открыт.
aid-reach = Что где можно
aid-reach-more = Для каждого участка — сколько рабочих нужно для ставки или использования, или почему нельзя.
aid-hint = Советы
aid-hint-more = Тот, чей ход, может спросить у сильного бота, какие ходы лучшие.

web-options = Правила
web-options-short = обычные, если не выбрать другие
web-usual = обычно
option-farmers-more = Что приносят в конце крестьяне на полях.
option-small_city-more = Сколько стоит самый маленький завершённый город.

web-visibility = Кто может прийти
web-visibility-link = Только по ссылке
web-visibility-link-more = Без ссылки стол не найти.
web-visibility-public = Кто угодно
web-visibility-public-more = Стол виден на главной странице. Любой может занять свободное место или смотреть.
web-title = Название
web-title-none = без названия
web-new-summary =
    { $game }, { $seats ->
        [one] { $seats } игрок
        [few] { $seats } игрока
       *[many] { $seats } игроков
    }, { $clock }
web-set-table = Накрыть стол
web-begin = Начать

## Before the game

web-invite = Пригласить
web-invite-seat = Ссылка для места { $number }
web-invite-more = Каждая ссылка — для одного человека. Партия начнётся сама, когда все сядут.
web-invited = Вас пригласили.
web-sit = Сесть за стол
web-sit-as = Сесть под именем { $name }
web-sit-here = Сесть сюда
web-rise = Встать
web-seat-a-bot = Посадить бота
web-waiting =
    { $seats ->
        [one] Ещё { $seats } игрок — и начинаем.
        [few] Ещё { $seats } игрока — и начинаем.
       *[many] Ещё { $seats } игроков — и начинаем.
    }
web-remove-table = Убрать стол

## Seats

web-seat-open = Свободное место
web-seat-nobody = Кто-то
# The second seat of the same name.
web-name-again = { $name } { $number }
web-seat-awaited = ждёт кого-нибудь
web-seat-you = вы
web-seat-bot = бот
web-seat-away = нет за столом, играет бот
web-seat-here = здесь
web-seat-absent = сейчас не здесь
# For ears: it is this seat's turn.
web-seat-acts = ходит
web-points = очков
web-points-number =
    { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    }
web-winner = победитель

## Whose turn it is

web-your-turn = Ваш ход
web-turn-of = Ходит { $name }
web-turn-bot = { $name } думает
web-turn-luck = Минутку…
web-over = Партия окончена
web-pass-to = Передайте устройство. Теперь играет { $name }
web-pass-ready = Играет { $name }
web-asked = { $name } просит отменить ход.
web-asked-wait = Вы попросили отменить ход. Решают остальные.
web-asked-other = { $name } просит отменить ход. Решают остальные.
web-asked-withdraw = Не надо
web-agree = Согласиться
web-disagree = Нет
web-away = За вас играет бот.
web-return = Вернуться в игру
web-rematch-set = Стол снова накрыт.
web-rematch-go = К новому столу

## Beside the board

web-panel = Рядом со столом
web-tab-history = Ходы
web-tab-chat = Чат
web-tab-notes = Заметки
web-tab-about = Стол
web-history = Что произошло
web-history-none = Пока ничего не произошло.
web-takeback-here = Отменить: { $what }
web-takeback-here-short = Отменить до этого места
web-chat = Что сказано
web-chat-none = Пока никто ничего не сказал.
web-chat-say = Сообщение для всех
web-chat-send = Отправить
# For ears, after a number.
web-unread = новых
web-notes-more = Это видите только вы.
web-notes-none = Планы, что запомнить…
web-notes-writing = Вы пишете…
web-spectators =
    { $number ->
        [0] Никто не смотрит.
        [one] Смотрит { $number } человек.
        [few] Смотрят { $number } человека.
       *[many] Смотрят { $number } человек.
    }

# History of what belongs to no game. $name is a player, so that no verb agrees with it.
web-log-left = { $name } уходит. Дальше играет { $bot }.
web-log-timeout = { $name }: время вышло. Дальше играет { $bot }.
web-log-resigned = { $name } сдаётся. Дальше играет { $bot }.
web-log-forgotten = { $name }: больше не играет. Дальше играет { $bot }.
web-log-return = { $name } снова за столом.
web-log-ask = { $name } просит отменить ход.
web-log-agree = { $name } не возражает.
web-log-refuse = { $name } возражает.
web-log-takeback = { $name } отменяет ход.

## What one can do at a table

web-share = Поделиться
web-share-watch = Ссылка для зрителей
web-share-watch-more = По ней можно смотреть; секретов зритель не увидит.
web-share-replay = Ссылка на законченную партию
web-takeback = Отменить ход
# A private copy of the position, to try things out in.
web-plan = Обдумать на копии
web-hint = Совет
web-hint-ask = Попросить совет
web-hint-thinking = Сильный бот думает за вас …
web-hint-none = Здесь нечего советовать.
web-hint-ways = Лучшие ходы, сначала самый лучший
# For ears.
web-way = { $name }: ожидается очков: { $points }, шанс на победу { $chance }%
web-way-points = очки: { $points }
web-way-chance = { $chance }% на победу
web-hand-over = Пусть играет бот
web-leave = Уйти из-за стола
web-resign = Сдаться
web-sure-takeback = Попросить об отмене?
web-sure-takeback-more = С тех пор другие увидели больше, поэтому их спросят, согласны ли они. Боты согласны всегда.
web-sure-takeback-yes = Попросить
web-sure-over = Пусть за вас играет бот?
web-sure-over-more = Вернуться к игре можно в любой момент.
web-sure-over-yes = Пусть играет
web-sure-leave = Уйти из-за стола?
web-sure-leave-more = Дальше за вас сыграет бот. Вы сможете вернуться и продолжить.
web-sure-leave-yes = Уйти
web-sure-resign = Сдаться?
web-sure-resign-more = Бот доиграет за вас, чтобы остальные могли закончить. Вернуться на место будет нельзя.
web-sure-resign-yes = Сдаться
web-result = Итог
web-won =
    { $winners ->
        [one] Победитель: { $names }!
       *[other] Победители: { $names }!
    }
web-sheet = Каждое очко и за что оно
web-record = Сохранить партию
web-replay = Просмотр
web-rematch = Ещё раз

## Settings

web-settings = Настройки
web-theme = Оформление
web-theme-auto = Как в системе
web-theme-light = Светлое
web-theme-dark = Тёмное
web-sound = Звук
web-sound-more = Когда ваш ход, когда кто-то ходит или пишет.
web-confirm = Подтверждать ходы
web-confirm-more = Ход отправляется только после подтверждения.
web-motion = Движение
web-motion-more = Фигуры скользят, а не прыгают.
web-settings-kept = Запоминается только на этом устройстве.

## Keys

web-keys = Клавиши
web-key-or = или
web-key-help = Эта справка
web-key-takeback = Отменить последний ход
web-key-hint = Попросить совет; ещё раз — следующий ход
web-key-history = Ходы
web-key-chat = Чат
web-key-notes = Заметки
web-key-sound = Включить или выключить звук
key-Ctrl = Ctrl
key-Enter = Enter
key-Escape = Esc
key-Space = Пробел
key-Tab = Tab

## Games without a face of their own

web-plain-choose = Что вы можете сделать
web-plain-position = Позиция
web-plain-item = { $points }: { $reason }
