### Стол Keyflower в браузере: что произошло, что известно, очки, постоянные распоряжения.

## История

kfs-laid-out = Новые участки: { $tiles }
kfs-winter-dealt =
    { $who ->
        [same] получает зимние участки: { $tiles }
       *[other] { $name } получает зимние участки: { $tiles }
    }
kfs-home =
    { $who ->
        [same] получает участок «{ TILE($tile) }»
       *[other] { $name } получает участок «{ TILE($tile) }»
    }
kfs-lays =
    { $who ->
        [same] размещает участок «{ TILE($tile) }»
       *[other] { $name } размещает участок «{ TILE($tile) }»
    }
kfs-ended =
    Партия окончена. Больше всего очков: { $names }, { $points ->
        [one] { $points } очко
        [few] { $points } очка
        [many] { $points } очков
       *[other] { $points } очка
    }

## Лист очков

kfs-every-point = Подробный счёт: { $name }
kfs-total = Всего
kfs-source-printed = Очки на участках
kfs-source-store = Склады
kfs-source-sets = Наборы
kfs-source-gold = Неиспользованное золото
kfs-source-boat = Корабли
kfs-source-turn_order = Участки порядка хода
kfs-kind-worker = Рабочие
kfs-kind-skill = Инструменты
kfs-kind-resource = Ресурсы
kfs-loose-gold = Неиспользованное золото
kfs-left = Не использовано: { $things }
kfs-best = Каждый рабочий, инструмент и ресурс учитывается один раз. Это лучшее возможное распределение.
kfs-each =
    По { $points ->
        [one] { $points } очку
        [few] { $points } очка
        [many] { $points } очков
       *[other] { $points } очка
    } за каждый набор: { $what }.
kfs-why-less =
    { TILE($place) }: за { $kind ->
        [worker] этих рабочих
        [skill] эти инструменты
       *[resource] эти ресурсы
    } только { $points ->
        [one] { $points } очко
        [few] { $points } очка
        [many] { $points } очков
       *[other] { $points } очка
    }.
kfs-why-level =
    { TILE($place) }: за { $kind ->
        [worker] этих рабочих
        [skill] эти инструменты
       *[resource] эти ресурсы
    } столько же очков.
kfs-why-only =
    Эти { $kind ->
        [worker] рабочие
        [skill] инструменты
       *[resource] ресурсы
    } больше нигде не приносят очков.
kfs-why-short =
    Не хватает { $kind ->
        [worker] рабочих
        [skill] инструментов
       *[resource] ресурсов
    } на один набор.
kfs-why-bare = На участке нет ничего, что здесь приносит очки.
kfs-why-dear =
    Не использовано: эти { $kind ->
        [worker] рабочие
        [skill] инструменты
       *[resource] ресурсы
    } в другом месте приносят не меньше очков.

## Что можно посмотреть

kfs-panels = Сведения
kfs-panel-season = Время года
kfs-panel-hidden = Скрытое
kfs-panel-tiles = Впереди
kfs-panel-points = Очки
kfs-panel-orders = Автоход

kfs-turn-order = Порядок хода
kfs-boat-order = Порядок выбора кораблей
kfs-start-player = начинает время года
kfs-acts = ходит
kfs-passed = пас
kfs-built = готово
kfs-chosen = выбор сделан
kfs-order-tiles = Участки порядка хода
kfs-no-bid = ставок нет
kfs-supply = Запас
kfs-bag-and-pile =
    В мешочке: { $bag ->
        [one] { $bag } рабочий
        [few] { $bag } рабочих
        [many] { $bag } рабочих
       *[other] { $bag } рабочих
    }. В стопке: { $pile ->
        [one] { $pile } инструмент
        [few] { $pile } инструмента
        [many] { $pile } инструментов
       *[other] { $pile } инструмента
    }.
kfs-bag = Мешочек
kfs-pile = Стопка инструментов
kfs-number = Всего
kfs-unseen = Всё скрытое
kfs-hidden-about = 2–5 значит не меньше двух и не больше пяти. Это следует из открытых сведений и из того, что вытянули и заплатили вы.
kfs-hidden-no-aid = За этим столом показывают только общее количество.
kfs-in-hand = у вас на руках
kfs-to-come =
    { $number ->
        [one] { $number } участок
        [few] { $number } участка
        [many] { $number } участков
       *[other] { $number } участка
    }, из них в игре будет { $least }.
kfs-to-come-up-to =
    { $number ->
        [one] { $number } участок
        [few] { $number } участка
        [many] { $number } участков
       *[other] { $number } участка
    }, из них в игре будет от { $least } до { $most }.
kfs-none-to-come = Все участки уже в игре.
kfs-points-about = Счёт, если бы сейчас все спасовали. То, что за чужими ширмами, не учтено; ≥ значит «не меньше».

## Постоянные распоряжения

kfs-order-pass = Пасовать, пока ставку не перебьют
kfs-order-raise = Если ставку на участок «{ TILE($tile) }» перебьют, повышать до
kfs-order-give = Включить
kfs-order-cancel = Отменить
kfs-order-passing = Вы пасуете, пока вашу ставку не перебьют.
kfs-order-raising =
    Если ставку на участок «{ TILE($tile) }» перебьют, она повышается до { $most ->
        [one] { $most } рабочего
        [few] { $most } рабочих
        [many] { $most } рабочих
       *[other] { $most } рабочих
    }; в остальных случаях — пас.
kfs-order-about = Программа ходит за вас, только рабочими из-за вашей ширмы. Автоход прекращается в конце времени года или когда вашу ставку перебили, а повысить её нельзя. Другие игроки о нём не знают.

## Что напечатано на участке

kfs-printed =
    { $points ->
        [one] { $points } очко
        [few] { $points } очка
        [many] { $points } очков
       *[other] { $points } очка
    }
