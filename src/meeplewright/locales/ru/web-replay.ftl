### Looking at a finished game again, step by step, and playing on from any step.

rp-title = { $game }: { $names }

## Stepping

rp-controls = Шаги
rp-slider = Шаг партии
rp-turn-of = Ход { $turn } из { $turns }
rp-step-of = Шаг { $step } из { $steps }
rp-first = В начало
rp-turn-back = Предыдущий ход
rp-back = Предыдущий шаг
rp-play = Воспроизвести
rp-pause = Пауза
rp-forward = Следующий шаг
rp-turn-forward = Следующий ход
rp-last = В конец
rp-speed = Скорость
rp-speed-times = { $speed }×
rp-copy = Скопировать ссылку на этот шаг
rp-copied = Ссылка на этот шаг скопирована.
rp-copied-file = Ссылка на этот шаг скопирована. Она работает только вместе с файлом: отправьте и то и другое.
rp-copy-failed = Скопировать не удалось. Ссылка — в адресной строке.
rp-eyes = Смотреть как
rp-eyes-onlooker = Зритель
rp-eyes-of = { $name }
rp-key-step = Предыдущий или следующий шаг
rp-key-turn = Предыдущий или следующий ход
rp-key-ends = В начало или в конец
rp-key-play = Воспроизведение или пауза
rp-key-copy = Скопировать ссылку на этот шаг
key-Home = Home
key-End = End

## Beside the board

rp-tab-moves = Ходы
rp-tab-points = Очки
rp-tab-analysis = Разбор
rp-tab-result = Итог
rp-result-see = Показать финальную позицию
rp-played-on = С этого места игра продолжена как новая партия.
rp-unfinished = Эта партия не доиграна.

## Points over time

rp-graph-kind = Показать
rp-graph-scored = Набрано
rp-graph-ended = Если закончить здесь
rp-graph-label = Очки по ходу партии. В конце: { $points }
rp-graph-caption = Очки после каждого хода, если бы партия закончилась на нём
rp-graph-seat = { $name } { $points }
rp-graph-at = Ход { $turn }, шаг { $step }
rp-graph-hint = Выберите игрока, чтобы увидеть, за что получены очки.
rp-graph-larger = Увеличить
rp-axis-turns = ходы
rp-axis-points = очки
rp-sources-of = { $name }: за что получены очки
rp-table = В виде таблицы
rp-table-sources = За что получены очки к концу партии
rp-table-for = За что
rp-table-turns = Ходы, изменившие счёт
rp-table-turn = Ход
rp-table-go = Перейти к ходу

## Analysis

rp-analysis-about = Сильный бот разбирает всю партию: кто и когда был впереди, кому везло и какие ходы были бы лучше.
rp-analysis-start = Разобрать партию
rp-analysis-again = Попробовать ещё раз
rp-analysis-deeper = Разобрать глубже
rp-analysis-waiting =
    { $ahead ->
        [0] Начинаем…
        [one] Перед вами в очереди { $ahead } партия.
        [few] Перед вами в очереди { $ahead } партии.
        [many] Перед вами в очереди { $ahead } партий.
       *[other] Перед вами в очереди { $ahead } партии.
    }
rp-analysis-running = Готово { $percent } %
rp-analysis-away = Страницу можно закрыть. Разбор сохранится, и его увидят все, кто откроет эту партию.
rp-analysis-stop = Остановить
rp-analysis-effort = Глубина разбора
rp-analysis-effort-quick = Быстрый
rp-analysis-effort-normal = Стандартный
rp-analysis-effort-deep = Глубокий
rp-analysis-effort-more = Долгий разбор находит и мелкие ошибки.
rp-analysis-graph = Вероятность победы по ходу партии. В конце: { $chances }
rp-analysis-table = Вероятность победы после каждого хода
rp-analysis-point = Ход { $turn } · { $what }
rp-analysis-better = Лучше
rp-analysis-played = Сыграно
rp-analysis-compared = Как можно было сыграть: { $name }
rp-analysis-before = Оценка до решения: только по тому, что мог знать игрок { $name }.
rp-analysis-seats = По игрокам
rp-analysis-worst = Показать главную ошибку

## Playing on

rp-play-on = Продолжить отсюда
rp-play-on-over = Здесь партия уже окончена.
rp-play-on-more = Партия продолжится за новым столом после шага { $step } (ход { $turn }). Исходная партия не изменится. Кто играет?
rp-play-on-was = Вместо игрока { $name }

## A game from a file

rp-open-more = Партии сохраняются в файлах .mwr. Ваш файл на сервере не сохраняется.
rp-open-step = Эта ссылка ведёт к шагу { $step }, но сама партия — в файле. Откройте этот файл здесь.
rp-open-choose = Выбрать файл
rp-open-drop = или перетащите его на эту страницу
rp-open-paste = Вставить текст
rp-open-text = Текст файла
rp-open-look = Открыть
rp-open-failed = Этот файл не удалось открыть.
rp-other = Открыть другой файл
rp-file-large = файл больше { $most } МБ — это слишком много для партии.
rp-file-no-text = это не текстовый файл, партии в нём нет.

## What is wrong with a record

rp-fault = В этой записи есть ошибка.
rp-fault-step = Шаг { $step }: { $why }
rp-fault-line = Строка { $line }: { $why }
rp-fault-until = Всё до этого места можно посмотреть.
rp-torn = Последняя строка файла оборвана. Всё, что перед ней, цело.
rp-older-rules = Сыграно по старой версии правил, показано по текущей.
rp-again = Попробовать ещё раз
