### Looking at a finished game again, step by step, and playing on from any step.

# The tab and the head of the page.
rp-title = { $game }: { $names }

## Stepping

rp-controls = Шаги
rp-slider = Шаг партии
rp-turn-of = Ход { $turn } из { $turns }
rp-step-of = Шаг { $step } из { $steps }
rp-first = В начало
rp-turn-back = На ход назад
rp-back = На шаг назад
rp-play = Показывать
rp-pause = Пауза
rp-forward = На шаг вперёд
rp-turn-forward = На ход вперёд
rp-last = В конец
rp-speed = Скорость
rp-speed-times = { $speed }×
rp-copy = Скопировать ссылку на этот шаг
rp-copied = Ссылка на этот шаг скопирована.
rp-copy-failed = Браузер не даёт скопировать. Ссылка стоит в адресной строке.
rp-eyes = Чьими глазами смотреть
rp-eyes-onlooker = Так видит зритель
rp-eyes-of = Так видит { $name }
rp-key-step = На шаг назад или вперёд
rp-key-turn = На ход назад или вперёд
rp-key-ends = В начало или в конец
rp-key-play = Показывать или остановить
rp-key-copy = Скопировать ссылку на этот шаг
key-Home = Home
key-End = End

## Beside the board

rp-tab-moves = Ходы
rp-tab-points = Очки
rp-tab-analysis = Разбор
rp-tab-result = Итог
rp-result-see = Показать конец на столе
# In the list, where a game was played on from a step of another one.
rp-played-on = Отсюда партию играли заново.
rp-unfinished = Эта партия не доиграна.

## Points over time

rp-graph-kind = Какие очки
rp-graph-scored = Набрано
rp-graph-ended = Будь это конец
# For ears: what the picture shows. $points says how it ended for everybody.
rp-graph-label = Очки по ходу партии. В конце: { $points }
rp-graph-seat = { $name } { $points }
# The step that the numbers below tell of.
rp-graph-at = Ход { $turn }, шаг { $step }
rp-graph-hint = Наведите на игрока, чтобы увидеть, за что его очки.
rp-graph-larger = Показать крупнее
rp-axis-turns = ходы
rp-sources-of = За что очки: { $name }
rp-table = Таблицей
rp-table-sources = В конце: за что получены очки
rp-table-for = За что
rp-table-turns = После каждого хода, который что-то изменил
rp-table-turn = Ход
# For ears, before the number of a turn that can be jumped to.
rp-table-go = К ходу

## Analysis

rp-analysis-about = Сильный бот проходит всю партию: у кого когда какие были шансы, что решило везение и какие ходы были бы лучше.
rp-analysis-start = Разобрать партию
rp-analysis-again = Попробовать снова
rp-analysis-deeper = Разобрать тщательнее
rp-analysis-waiting =
    { $ahead ->
        [0] Сейчас начнётся …
        [one] Сначала разбирается ещё { $ahead } партия.
        [few] Сначала разбираются ещё { $ahead } партии.
       *[many] Сначала разбирается ещё { $ahead } партий.
    }
rp-analysis-running = готово { $percent }%
rp-analysis-away = Можно пока уйти. Разбор сохранится, и его увидят все, кто смотрит эту партию.
rp-analysis-stop = Остановить
rp-analysis-effort = Насколько тщательно
rp-analysis-effort-quick = Быстро
rp-analysis-effort-normal = Обычно
rp-analysis-effort-deep = Тщательно
rp-analysis-effort-more = Чем дольше он думает, тем более тонкие ошибки находит.
# For ears: what the picture shows.
rp-analysis-graph = Шансы на победу во времени. В конце: { $chances }
rp-analysis-table = Шансы на победу после каждого хода
rp-analysis-point = Ход { $turn } · { $what }
rp-analysis-better = Лучше
rp-analysis-played = Сыграно
# For ears: what is compared.
rp-analysis-compared = Как можно было сыграть: { $name }
rp-analysis-seats = По игрокам
rp-analysis-worst = Показать самое дорогое решение

## Playing on

rp-play-on = Играть дальше отсюда
rp-play-on-over = Здесь партия окончена: играть больше нечего.
rp-play-on-more = Новый стол начнётся точно отсюда, после хода { $turn } (шаг { $step }). Эта партия останется как есть. Кто играет?
# Above the choice of who plays the seat of $name.
rp-play-on-was = Вместо игрока { $name }

## A game from a file

rp-open-more = Партии сохраняются в файлах .mwr. Ваш файл только просматривается: на сервере он не остаётся.
rp-open-choose = Выбрать файл
rp-open-drop = или перетащите его сюда, в любое место страницы
rp-open-paste = Вставить текст вместо файла
rp-open-text = Текст файла
rp-open-look = Смотреть
rp-open-failed = Это нельзя посмотреть.
rp-other = Другой файл
rp-file-large = файл больше { $most } МБ; таких длинных партий не бывает.
rp-file-no-text = это не текстовый файл, партии в нём нет.

## What is wrong with a record

rp-fault = С этой записью что-то не так.
rp-fault-step = Шаг { $step }: { $why }
rp-fault-line = Строка { $line }: { $why }
rp-fault-until = Всё, что раньше, можно посмотреть.
rp-torn = Последняя строка файла оборвана. Всё, что перед ней, цело.
rp-older-rules = Сыграно по более старой версии правил; показано по нынешней.
rp-again = Попробовать ещё раз
