### Tournaments: their pages, and why the server says no.

## The page with all of one’s tournaments

web-tournaments = Турниры
web-tournaments-more = Для клуба или компании друзей: жеребьёвка, результаты и таблица.
web-tournaments-open = Турниры
web-tournaments-mine = Ваши турниры
web-tournament-new = Новый турнир
web-tournament-name = Название турнира
web-tournament-format = Система
web-tournament-format-swiss = Швейцарская
web-tournament-format-swiss-more = Столы на двоих. В каждом туре встречаются игроки с равным числом очков; повторных встреч нет, если их можно избежать.
web-tournament-format-robin = Круговая
web-tournament-format-robin-more = Столы на двоих. Каждый играет с каждым один раз.
web-tournament-format-points = По местам
web-tournament-format-points-more = Большие столы. В каждом туре первое место за столом приносит 12 очков, последнее — ни одного, остальные — очки с равным шагом между ними.
web-tournament-size = Наибольшее число игроков за столом
web-tournament-rounds = Число туров
web-tournament-create = Создать турнир

## The page of a tournament

web-tournament-unnamed = Турнир
web-tournament-forgotten = Бывший игрок { $number }
web-tournament-length =
    { $rounds ->
        [one] { $rounds } тур
        [few] { $rounds } тура
        [many] { $rounds } туров
       *[other] { $rounds } тура
    }
web-tournament-open = ещё не начат
web-tournament-finished = завершён
web-tournament-round-of = тур { $round } из { $rounds }
web-tournament-people =
    { $people ->
        [one] { $people } игрок
        [few] { $people } игрока
        [many] { $people } игроков
       *[other] { $people } игрока
    }
web-tournament-nobody = Пока никто не записался. Отправьте ссылку игрокам.
web-tournament-print = Печать
web-tournament-entered = Вы участвуете в этом турнире.
web-tournament-enter = Участвовать
web-tournament-return = Участвовать снова
web-tournament-withdraw = Выбыть
web-tournament-withdraw-more = В следующих турах вы не будете участвовать. Ваши результаты останутся, и вы сможете вернуться.
web-tournament-withdraw-other = { $name } не будет участвовать в следующих турах.
web-tournament-withdraw-who = Исключить: { $name }
web-tournament-withdrawn = больше не участвует
web-tournament-closed = Записаться уже нельзя.
web-tournament-your-game = Ваша партия в туре { $round } началась.
web-tournament-go = Перейти к партии
web-tournament-link = Ссылка для игроков
web-tournament-organise = Организатору
web-tournament-start = Начать тур { $round }
web-tournament-start-more = Каждый получит соперников и место, и партии сразу начнутся. Часы ждут каждого игрока не дольше пяти минут.
web-tournament-waiting = Следующий тур можно начать, когда будут результаты за всеми столами.
web-tournament-few = Нужны хотя бы два игрока.
web-tournament-end = Завершить турнир
web-tournament-end-more = Больше туров не будет. Таблица станет окончательной.
web-tournament-remove = Удалить турнир
web-tournament-remove-more = Турнир и список игроков будут удалены.
web-tournament-round = Тур { $round }
web-tournament-table = Стол
web-tournament-game = Партия
web-tournament-to-table = Перейти к столу { $number }
web-tournament-decide = Результат за столом { $number }
web-tournament-result = Результат
web-tournament-wins = Победитель: { $name }
web-tournament-draw = Ничья
web-tournament-both-lose = Проиграли оба
web-tournament-places-more = Укажите место каждого игрока. После равных мест следующее пропускается: 1, 1, 3.
web-tournament-playing = идёт партия
web-tournament-by-resignation = сдача
web-tournament-by-time = по времени
web-tournament-by-organiser = решение организатора
web-tournament-by-bye = свободный тур
web-tournament-by-aborted = прервана: решает организатор
web-tournament-by-removed = стол удалён: решает организатор
web-tournament-standings = Таблица
web-tournament-rank = Место
web-tournament-points = Очки
web-tournament-tie-buchholz = Бухгольц
web-tournament-tie-berger = Бергер
web-tournament-tie-direct = Личные встречи
web-tournament-tie-game = Очки в партиях
web-tournament-tie-margin = Разница

## Why the server says no. Each begins small and ends with a full stop.

table-tournament-unknown = такого турнира нет.
table-tournament-organiser-only = это может сделать только организатор.
table-tournament-too-many =
    достигнут предел: { $most ->
        [one] { $most } турнир
        [few] { $most } турнира
        [many] { $most } турниров
       *[other] { $most } турнира
    } одновременно.
table-tournament-full = мест в турнире больше нет (предел: { $most }).
table-tournament-over = турнир завершён.
table-tournament-started = турнир уже начался.
table-tournament-not-started = турнир ещё не начался.
table-tournament-last-round = последний тур начался; записаться уже нельзя.
table-tournament-robin-late = круговой турнир начался, и свободного места в расписании нет.
table-tournament-no-entrant = в этом турнире нет игрока с номером { $number }.
table-tournament-round = тур { $round } — не следующий; проверьте ещё раз.
table-tournament-not-complete = ещё не за всеми столами есть результат.
table-tournament-too-few = слишком мало игроков для тура.
table-tournament-size =
    в эту игру нельзя играть, если за столом { $seats ->
        [one] { $seats } игрок
        [few] { $seats } игрока
        [many] { $seats } игроков
       *[other] { $seats } игрока
    }.
table-tournament-no-table = в этом туре нет стола { $table }.
table-tournament-bye = у свободного тура не может быть другого результата.
table-tournament-places =
    нужно место каждого игрока (за столом { $players ->
        [one] { $players } игрок
        [few] { $players } игрока
        [many] { $players } игроков
       *[other] { $players } игрока
    }): 1 — лучшее; после равных мест следующее пропускается.
