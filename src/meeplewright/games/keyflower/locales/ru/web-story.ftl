### Стол Keyflower в браузере: что произошло, что известно, очки, постоянные распоряжения.

## История

# $tiles is a list of tiles.
kfs-laid-out = Выложено: { $tiles }
kfs-winter-dealt = зимние участки: { $tiles }
# Part of a line that begins with the player's name and a colon.
kfs-lays = выложен участок: { $tile }
kfs-ended =
    Игра окончена. Больше всего очков: { $names }, { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    }

## Лист очков

kfs-every-point = Все очки: { $name }
kfs-total = Всего
kfs-source-printed = На самих участках
kfs-source-store = На складах
kfs-source-sets = Наборы
kfs-source-gold = Свободное золото
kfs-source-boat = Корабли
kfs-source-turn_order = Участки порядка хода
kfs-kind-worker = Рабочие
kfs-kind-skill = Инструменты
kfs-kind-resource = Ресурсы
kfs-loose-gold = Свободное золото
# Things that were counted nowhere.
kfs-left = Осталось: { $things }
kfs-best = Каждый рабочий, инструмент и ресурс считается один раз. Перебраны все способы их распределить: ни один не даёт больше очков.
# $what is one set: “5 workers”, “wood + stone + iron”.
kfs-each =
    { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    } за каждый набор: { $what }.
# $place is a tile or “Loose gold”.
kfs-why-less =
    { $place }: всего { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    } за то же самое.
kfs-why-level = { $place }: ровно столько же за то же самое.
kfs-why-only = Больше нигде они не считаются.
kfs-why-short = Не хватило даже на один набор.
kfs-why-bare = На участке нет ничего, что здесь считается.
kfs-why-dear = Не использовано: нужное для набора даёт в другом месте не меньше.

## Что можно посмотреть

kfs-panels = Справка
kfs-panel-season = Сезон
kfs-panel-hidden = Скрыто
kfs-panel-tiles = Впереди
kfs-panel-points = Очки
kfs-panel-orders = Распоряжения

kfs-turn-order = Порядок ходов
kfs-boat-order = В этом порядке выбирают корабли
kfs-start-player = начинает сезон
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
       *[many] { $bag } рабочих
    }. В стопке: { $pile ->
        [one] { $pile } инструмент
        [few] { $pile } инструмента
       *[many] { $pile } инструментов
    }.
kfs-bag = Мешочек
kfs-pile = Стопка инструментов
kfs-number = Число
kfs-unseen = Всё, чего не видно
kfs-hidden-about = 2–5: не меньше двух, не больше пяти. Это следует из того, что видели все, и из того, что вытянули и заплатили вы сами.
kfs-hidden-no-aid = За этим столом сообщаются только числа.
kfs-in-hand = у вас на руках
# So many tiles will be laid out; $number is how many may be among them.
kfs-to-come = Из этих участков ({ $number }) будет выложено: { $least }.
kfs-to-come-up-to = Из этих участков ({ $number }) будет выложено: от { $least } до { $most }.
kfs-none-to-come = Все участки уже на столе.
kfs-points-about = Если бы сейчас все спасовали и начался подсчёт. То, что за чужими ширмами, не учтено: знак ≥ означает «не меньше».

## Постоянные распоряжения

kfs-order-pass = Пас, пока мою ставку не перебьют
kfs-order-raise = { $tile }: повышать мою ставку, когда её перебьют, самое большее до
kfs-order-give = Оставить распоряжение
kfs-order-cancel = Отменить
kfs-order-passing = Вы пасуете, пока одну из ваших ставок не перебьют.
kfs-order-raising =
    { $tile }: ваша ставка повышается, когда её перебивают, самое большее до { $most ->
        [one] { $most } рабочего
        [few] { $most } рабочих
       *[many] { $most } рабочих
    }; в остальное время вы пасуете.
kfs-order-about = Стол ходит за вас, только рабочими из-за вашей ширмы. Распоряжение кончается вместе с сезоном или когда перебьют ставку, которую повышать нельзя. Никто другой о нём не узнает.

## Что напечатано на участке

kfs-printed =
    { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    }
