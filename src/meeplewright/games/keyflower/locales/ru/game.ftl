### Keyflower: слова, причины правил, события, очки, стол в терминале.

keyflower = Keyflower

## Почему действие не по правилам. Следует за номером правила и двоеточием. $tile — участок.

why-other-step =
    на этом шаге так нельзя; сейчас: { $step ->
        [draw] случайный выбор
        [turn] пас, ставка или использование участка
        [workers] размещение рабочих
        [pay] оплата
        [choose] выбор ресурса
        [transport] перевозка и улучшение
        [boat] выбор корабля
        [village] размещение участков
        [winter] выбор зимних участков
       *[over] партия окончена
    }.
setup-batch-compact = у пакетного движка только один размер, и в него помещается любая партия.
why-tiles-to-lay = у вас ещё есть неразмещённые участки.
why-cannot-pay = этим заплатить нельзя: { $with }.
why-not-in-stock =
    здесь нельзя взять { $resource ->
        [wood] дерево
        [stone] камень
        [iron] железо
       *[gold] золото
    }.
why-no-step = такой ресурс нельзя перевезти за один шаг с участка «{ TILE($from) }» на участок «{ TILE($to) }».
why-boat-taken = корабль «{ TILE($boat) }» уже взят другим игроком.
why-not-those-tiles = выберите хотя бы один из своих зимних участков, и только из своих.
why-no-auction = на участок «{ TILE($tile) }» нельзя сделать ставку.
why-too-few-to-bid =
    для ставки на участок «{ TILE($tile) }» нужно не меньше { $needed ->
        [1] { $needed } рабочего
        [one] { $needed } рабочего одного цвета
        [few] { $needed } рабочих одного цвета
        [many] { $needed } рабочих одного цвета
       *[other] { $needed } рабочих одного цвета
    }.
why-too-few-of-colour =
    для участка «{ TILE($tile) }» нужно не меньше { $colour ->
        [blue]
            { $needed ->
                [one] { $needed } синего рабочего
                [few] { $needed } синих рабочих
                [many] { $needed } синих рабочих
               *[other] { $needed } синих рабочих
            }
        [red]
            { $needed ->
                [one] { $needed } красного рабочего
                [few] { $needed } красных рабочих
                [many] { $needed } красных рабочих
               *[other] { $needed } красных рабочих
            }
        [yellow]
            { $needed ->
                [one] { $needed } жёлтого рабочего
                [few] { $needed } жёлтых рабочих
                [many] { $needed } жёлтых рабочих
               *[other] { $needed } жёлтых рабочих
            }
       *[green]
            { $needed ->
                [one] { $needed } зелёного рабочего
                [few] { $needed } зелёных рабочих
                [many] { $needed } зелёных рабочих
               *[other] { $needed } зелёных рабочих
            }
    }; столько у вас нет.
why-never-used = участок «{ TILE($tile) }» нельзя использовать: он только приносит очки или обладает особым свойством.
why-not-in-reach = участка «{ TILE($tile) }» нет ни в деревнях, ни на торгах.
why-tile-full = на участке «{ TILE($tile) }» столько не поместится: не больше шести рабочих за время года.
why-no-payment = вам нечем заплатить за использование участка «{ TILE($tile) }».
why-too-few-to-use =
    для использования участка «{ TILE($tile) }» нужно не меньше { $needed ->
        [1] { $needed } рабочего
        [one] { $needed } рабочего одного цвета (разных цветов — только с кораблём 4б)
        [few] { $needed } рабочих одного цвета (разных цветов — только с кораблём 4б)
        [many] { $needed } рабочих одного цвета (разных цветов — только с кораблём 4б)
       *[other] { $needed } рабочих одного цвета (разных цветов — только с кораблём 4б)
    }.
why-no-group = у вас нет ставки на участок «{ TILE($tile) }».
why-winning-stays = ваша ставка на участок «{ TILE($tile) }» выигрывает, переместить её нельзя.
why-group-order = ставки перечисляют в порядке участков; сначала «{ TILE($tile) }».
why-group-does-not-fit = ваша ставка с участка «{ TILE($tile) }» сюда не подходит: не тот цвет или не то число рабочих.
why-not-so-many =
    за вашей ширмой нет { $colour ->
        [blue]
            { $number ->
                [one] { $number } синего рабочего
                [few] { $number } синих рабочих
                [many] { $number } синих рабочих
               *[other] { $number } синих рабочих
            }
        [red]
            { $number ->
                [one] { $number } красного рабочего
                [few] { $number } красных рабочих
                [many] { $number } красных рабочих
               *[other] { $number } красных рабочих
            }
        [yellow]
            { $number ->
                [one] { $number } жёлтого рабочего
                [few] { $number } жёлтых рабочих
                [many] { $number } жёлтых рабочих
               *[other] { $number } жёлтых рабочих
            }
       *[green]
            { $number ->
                [one] { $number } зелёного рабочего
                [few] { $number } зелёных рабочих
                [many] { $number } зелёных рабочих
               *[other] { $number } зелёных рабочих
            }
    }.
why-wrong-colour =
    сюда нельзя поставить { $colour ->
        [blue]
            { $number ->
                [one] { $number } синего рабочего
                [few] { $number } синих рабочих
                [many] { $number } синих рабочих
               *[other] { $number } синих рабочих
            }
        [red]
            { $number ->
                [one] { $number } красного рабочего
                [few] { $number } красных рабочих
                [many] { $number } красных рабочих
               *[other] { $number } красных рабочих
            }
        [yellow]
            { $number ->
                [one] { $number } жёлтого рабочего
                [few] { $number } жёлтых рабочих
                [many] { $number } жёлтых рабочих
               *[other] { $number } жёлтых рабочих
            }
       *[green]
            { $number ->
                [one] { $number } зелёного рабочего
                [few] { $number } зелёных рабочих
                [many] { $number } зелёных рабочих
               *[other] { $number } зелёных рабочих
            }
    }: не тот цвет.
why-colour-order =
    при разных цветах указывайте их по одному; сейчас { $colour ->
        [blue] синий
        [red] красный
        [yellow] жёлтый
       *[green] зелёный
    } (можно 0).
why-not-touching = участок «{ TILE($tile) }» нужно положить на пустую клетку рядом с вашей деревней.
why-no-upgrade-left = при этом использовании улучшений больше не осталось.
why-not-own-village = участка «{ TILE($tile) }» нет в вашей деревне.
why-not-upgradable = участок «{ TILE($tile) }» нельзя улучшить, или он уже улучшен.
why-cost-not-met = нечем оплатить улучшение участка «{ TILE($tile) }»: ресурсы должны лежать на нём самом.
why-not-to-lay = сейчас нельзя положить участок «{ TILE($tile) }».
why-pick-first = сначала выберите участок, который хотите положить.
why-does-not-fit = участок «{ TILE($tile) }» при таком повороте сюда не подходит: края должны совпадать.

## Вещи: по одной и числом

colour-of-blue = синий
colour-of-red = красный
colour-of-yellow = жёлтый
colour-of-green = зелёный
skill-saw = пила
skill-pickaxe = кирка
skill-anvil = наковальня
resource-wood = дерево
resource-stone = камень
resource-iron = железо
resource-gold = золото
resource-any = любой ресурс

amount-blue =
    { $count ->
        [one] { $count } синий
        [few] { $count } синих
        [many] { $count } синих
       *[other] { $count } синих
    }
amount-red =
    { $count ->
        [one] { $count } красный
        [few] { $count } красных
        [many] { $count } красных
       *[other] { $count } красных
    }
amount-yellow =
    { $count ->
        [one] { $count } жёлтый
        [few] { $count } жёлтых
        [many] { $count } жёлтых
       *[other] { $count } жёлтых
    }
amount-green =
    { $count ->
        [one] { $count } зелёный
        [few] { $count } зелёных
        [many] { $count } зелёных
       *[other] { $count } зелёных
    }
amount-worker =
    { $count ->
        [one] { $count } рабочий
        [few] { $count } рабочих
        [many] { $count } рабочих
       *[other] { $count } рабочих
    }
amount-skill =
    { $count ->
        [one] { $count } инструмент
        [few] { $count } инструмента
        [many] { $count } инструментов
       *[other] { $count } инструмента
    }
amount-saw =
    { $count ->
        [one] { $count } пила
        [few] { $count } пилы
        [many] { $count } пил
       *[other] { $count } пилы
    }
amount-pickaxe =
    { $count ->
        [one] { $count } кирка
        [few] { $count } кирки
        [many] { $count } кирок
       *[other] { $count } кирки
    }
amount-anvil =
    { $count ->
        [one] { $count } наковальня
        [few] { $count } наковальни
        [many] { $count } наковален
       *[other] { $count } наковальни
    }
amount-tile =
    { $count ->
        [one] { $count } участок
        [few] { $count } участка
        [many] { $count } участков
       *[other] { $count } участка
    }
amount-resource =
    { $count ->
        [one] { $count } ресурс
        [few] { $count } ресурса
        [many] { $count } ресурсов
       *[other] { $count } ресурса
    }
amount-wood =
    { $count ->
        [one] { $count } дерево
        [few] { $count } дерева
        [many] { $count } дерева
       *[other] { $count } дерева
    }
amount-stone =
    { $count ->
        [one] { $count } камень
        [few] { $count } камня
        [many] { $count } камней
       *[other] { $count } камня
    }
amount-iron =
    { $count ->
        [one] { $count } железо
        [few] { $count } железа
        [many] { $count } железа
       *[other] { $count } железа
    }
amount-gold =
    { $count ->
        [one] { $count } золото
        [few] { $count } золота
        [many] { $count } золота
       *[other] { $count } золота
    }

season-spring = Весна
season-summer = Лето
season-autumn = Осень
season-winter = Зима

phase-draw = случайный выбор
phase-turn = ход
phase-workers = размещение рабочих
phase-pay = оплата
phase-choose = выбор ресурса
phase-transport = перевозка и улучшение
phase-boat = выбор корабля
phase-village = расширение деревни
phase-winter = выбор зимних участков
phase-over = партия окончена

## Что дают участки

unit-neighbour = соседний участок
unit-here = { $thing } здесь
unit-river = корабли на реке
unit-loop = участок в кольце дорог
unit-transport = единица транспортировки
unit-chosen-worker = рабочий выбранного цвета
unit-chosen-skill = инструмент выбранного вида
unit-chosen-resource = ресурс выбранного вида

does-gain = даёт: { $what }
does-choose = даёт одно на выбор: { $what }
does-pay = (плата: { $price })
upgrade-pay = плата: { $price }
does-transport =
    { $steps ->
        [one] { $steps } шаг перевозки
        [few] { $steps } шага перевозки
        [many] { $steps } шагов перевозки
       *[other] { $steps } шага перевозки
    }, { $upgrades ->
        [one] { $upgrades } улучшение
        [few] { $upgrades } улучшения
        [many] { $upgrades } улучшений
       *[other] { $upgrades } улучшения
    }
does-store =
    в конце игры по { $points ->
        [one] { $points } очку
        [few] { $points } очка
        [many] { $points } очков
       *[other] { $points } очка
    } за { $thing } на этом участке
does-store-stay =
    в конце игры по { $points ->
        [one] { $points } очку
        [few] { $points } очка
        [many] { $points } очков
       *[other] { $points } очка
    } за { $thing } на этом участке; в другом месте очков не приносит
does-score =
    в конце игры по { $points ->
        [one] { $points } очку
        [few] { $points } очка
        [many] { $points } очков
       *[other] { $points } очка
    } за каждый набор: { $what }
does-turn-order = в конце игры по 1 очку за каждый соседний участок
does-turn-order-itself = в конце игры по 1 очку за каждый соседний участок и 1 за сам участок
does-river = в конце игры очки за 1, 2 и более кораблей подряд на реке: { $points }
does-loop = в конце игры по 1 очку за каждый участок лучшего кольца дорог
does-loop-tiles = в конце игры по 1 очку за каждый участок лучшего кольца дорог, которое не проходит через один участок дважды
does-transport-sum = в конце игры по 1 очку за каждую единицу транспортировки в вашей деревне
does-flip = в конце игры бесплатно улучшает один участок
does-nothing = только очки
does-carry = на борту: { $what }
group-of = перебитая ставка с участка «{ TILE($tile) }»

tile-front = Лицевая сторона
tile-back = После улучшения
tile-purple = С фиолетовым рабочим
tile-plain = Без фиолетового рабочего

power-summer_boat_1a = ещё 2 рабочих из мешочка при выборе корабля
power-summer_boat_1b = ещё 1 зелёный рабочий при выборе корабля
power-summer_boat_2a = перевозка через поля; края могут не совпадать
power-summer_boat_2b = удваивает перевозку, улучшения и очки корабля «Кифлауэр»
power-summer_boat_3a = при улучшении любой ресурс заменяет любой другой
power-summer_boat_3b = при финальном подсчёте любой ресурс заменяет любой другой
power-summer_boat_4a = чужие ставки можно перебивать рабочими любого цвета
power-summer_boat_4b = участки, где уже есть ставки или рабочие, можно использовать рабочими любых цветов вперемешку

info-front = Лицевая сторона: { $does }. Очки: { $points }
info-upgraded = После улучшения: { $does }. Очки: { $points }
info-cost = Стоимость улучшения: { $cost }
info-no-upgrade = Улучшить нельзя.
info-never-used = Рабочих сюда ставить нельзя.

## Участки

tile-home_1 = Дом 1
tile-home_2 = Дом 2
tile-home_3 = Дом 3
tile-home_4 = Дом 4
tile-home_5 = Дом 5
tile-home_6 = Дом 6
tile-keywood = Лес
tile-keystone_quarry = Каменоломня
tile-key_mine = Шахта
tile-woodcutter = Лесоруб
tile-quarryman = Каменотёс
tile-miner = Шахтёр
tile-workshop = Мастерская
tile-gold_mine = Золотой прииск
tile-stable = Конюшня
tile-apprentice_hall = Общежитие подмастерьев
tile-alehouse = Пивная
tile-peddler = Странствующий торговец
tile-store = Магазин
tile-mason = Каменщик
tile-tavern = Таверна
tile-hiring_fair = Рынок инструментов
tile-farrier = Коновал
tile-carpenter = Плотник
tile-smelter = Сталевар
tile-brewer = Пивовар
tile-summer_boat_1 = Летний корабль 1
tile-summer_boat_1a = Летний корабль 1а
tile-summer_boat_1b = Летний корабль 1б
tile-summer_boat_2 = Летний корабль 2
tile-summer_boat_2a = Летний корабль 2а
tile-summer_boat_2b = Летний корабль 2б
tile-summer_boat_3 = Летний корабль 3
tile-summer_boat_3a = Летний корабль 3а
tile-summer_boat_3b = Летний корабль 3б
tile-summer_boat_4 = Летний корабль 4
tile-summer_boat_4a = Летний корабль 4а
tile-summer_boat_4b = Летний корабль 4б
tile-timber_yard = Склад древесины
tile-stone_yard = Склад камня
tile-blacksmith = Кузнец
tile-barn = Амбар
tile-sawmill = Лесопилка
tile-sculptor = Скульптор
tile-forge = Кузница
tile-goldsmith = Златодел
tile-well = Колодец
tile-wainwright = Каретная мастерская
tile-fair = Ярмарка
tile-inn = Гостиница
tile-apothecary = Аптекарь
tile-craftsmans_guild = Гильдия мастеров
tile-jeweller = Ювелир
tile-key_guild = Гильдия ключников
tile-key_market = Рынок
tile-keythedral = Кафедральный собор
tile-mercers_guild = Гильдия торговцев
tile-scholar = Учёный
tile-scribes = Гильдия писарей
tile-village_hall = Ратуша
tile-watermill = Водяная мельница
tile-windmill = Ветряная мельница
tile-keyflower = Кифлауэр
tile-sea_bastion = Морская крепость
tile-sea_breese = Морской бриз
tile-flipper = Плавник
tile-ianvincible = Непобедимый
tile-white_wind = Белый ветер
tile-turn_order_tile_1 = Порядок хода 1
tile-turn_order_tile_2 = Порядок хода 2
tile-turn_order_tile_3 = Порядок хода 3
tile-turn_order_tile_4 = Порядок хода 4

## Варианты и их значения, после «=»

option-counter_bid = перебивание ставок с кораблём 4а
option-counter_bid-village = на участках деревни
option-counter_bid-all = и на участках порядка хода
option-cross_mixed_edges = перевозка через несовпадающие края (корабль 2а)
option-cross_mixed_edges-yes = разрешена
option-cross_mixed_edges-no = запрещена
option-first_use = первое использование участка за время года
option-first_use-6 = до 6 рабочих
option-first_use-3 = до 3 рабочих
option-loose_gold = 1 очко за неиспользованный ресурс с кораблём 3б
option-loose_gold-any = за любой ресурс
option-loose_gold-real = только за золото
option-stored_resources = ресурсы на складах
option-stored_resources-release = приносят очки там или в другом месте
option-stored_resources-stay = приносят очки только там
option-road_loop = кольцо дорог для «Морской крепости»
option-road_loop-roads = не проходит по одной дороге дважды
option-road_loop-tiles = не проходит через один участок дважды
option-turn_order_tile = участки порядка хода в конце игры
option-turn_order_tile-adjacent = 1 очко за каждый соседний участок
option-turn_order_tile-itself = 1 очко за каждый соседний участок и 1 за сам участок
option-purple_worker = фиолетовый рабочий в конце игры
option-purple_worker-holder = учитывается у того, у кого он есть
option-purple_worker-winner = учитывается, только если выигран на торгах
option-key_market = «Рынок»
option-key_market-2 = 2 очка за зелёного рабочего
option-key_market-3 = 3 очка за зелёного рабочего
preset-hungarian = венгерские правила
preset-dutch = голландские правила
preset-romanian = румынские правила
preset-russian = русские правила

## Что произошло: строки журнала

event-pass =
    { $who ->
        [you] Вы пасуете
        [you-again] пасуете
        [same] пасует
       *[other] { $name } пасует
    }
event-bid =
    { $who ->
        [you] Вы делаете ставку на участок «{ TILE($tile) }» ({ $workers })
        [you-again] делаете ставку на участок «{ TILE($tile) }» ({ $workers })
        [same] делает ставку на участок «{ TILE($tile) }» ({ $workers })
       *[other] { $name } делает ставку на участок «{ TILE($tile) }» ({ $workers })
    }
event-use =
    { $who ->
        [you] Вы используете участок «{ TILE($tile) }» ({ $workers })
        [you-again] используете участок «{ TILE($tile) }» ({ $workers })
        [same] использует участок «{ TILE($tile) }» ({ $workers })
       *[other] { $name } использует участок «{ TILE($tile) }» ({ $workers })
    }
event-workers =
    { $who ->
        [you] Вы ставите рабочих ({ $workers })
        [you-again] ставите рабочих ({ $workers })
        [same] ставит рабочих ({ $workers })
       *[other] { $name } ставит рабочих ({ $workers })
    }
event-pay =
    { $who ->
        [you] Вы платите: { $what }
        [you-again] платите: { $what }
        [same] платит: { $what }
       *[other] { $name } платит: { $what }
    }
event-pay_group =
    { $who ->
        [you] Вы платите перебитой ставкой с участка «{ TILE($tile) }»
        [you-again] платите перебитой ставкой с участка «{ TILE($tile) }»
        [same] платит перебитой ставкой с участка «{ TILE($tile) }»
       *[other] { $name } платит перебитой ставкой с участка «{ TILE($tile) }»
    }
event-choose =
    { $who ->
        [you] Вы берёте { $what }
        [you-again] берёте { $what }
        [same] берёт { $what }
       *[other] { $name } берёт { $what }
    }
event-carry =
    { $who ->
        [you] Вы перевозите { $what } с участка «{ TILE($start) }» на участок «{ TILE($end) }»
        [you-again] перевозите { $what } с участка «{ TILE($start) }» на участок «{ TILE($end) }»
        [same] перевозит { $what } с участка «{ TILE($start) }» на участок «{ TILE($end) }»
       *[other] { $name } перевозит { $what } с участка «{ TILE($start) }» на участок «{ TILE($end) }»
    }
event-upgrade =
    { $who ->
        [you] Вы улучшаете участок «{ TILE($tile) }»
        [you-again] улучшаете участок «{ TILE($tile) }»
        [same] улучшает участок «{ TILE($tile) }»
       *[other] { $name } улучшает участок «{ TILE($tile) }»
    }
event-boat =
    { $who ->
        [you] Вы берёте корабль «{ TILE($tile) }»
        [you-again] берёте корабль «{ TILE($tile) }»
        [same] берёт корабль «{ TILE($tile) }»
       *[other] { $name } берёт корабль «{ TILE($tile) }»
    }
event-lay_at =
    { $who ->
        [you] Вы размещаете участок «{ TILE($tile) }» на клетке { $cell }
        [you-again] размещаете участок «{ TILE($tile) }» на клетке { $cell }
        [same] размещает участок «{ TILE($tile) }» на клетке { $cell }
       *[other] { $name } размещает участок «{ TILE($tile) }» на клетке { $cell }
    }
event-winter =
    { $who ->
        [you] Вы выбираете зимние участки
        [you-again] выбираете зимние участки
        [same] выбирает зимние участки
       *[other] { $name } выбирает зимние участки
    }
event-draws =
    { $who ->
        [you] Вы вытягиваете: { $what }
        [you-again] вытягиваете: { $what }
        [same] вытягивает: { $what }
       *[other] { $name } вытягивает: { $what }
    }
event-took =
    { $who ->
        [you] Вы убираете за ширму: { $what }
       *[other] { $name } убирает за ширму: { $what }
    }
event-brought =
    { $who ->
        [you] Вы получаете благодаря участку «{ TILE($tile) }»: { $what }
       *[other] { $name } получает благодаря участку «{ TILE($tile) }»: { $what }
    }
event-gains =
    { $who ->
        [you] Вы получаете на участок «{ TILE($tile) }»: { $what }
       *[other] { $name } получает на участок «{ TILE($tile) }»: { $what }
    }
event-sold =
    { $who ->
        [you] Вы выигрываете участок «{ TILE($tile) }», ставка: { $price }
       *[other] { $name } выигрывает участок «{ TILE($tile) }», ставка: { $price }
    }
event-unsold = Без ставок, убраны в коробку: { $tiles }
event-revealed = Зимние участки на торгах: { $tiles } (выбрано: { $numbers })
event-opened =
    { $who ->
        [you] Вы открываете ширму: { $what }
       *[other] { $name } открывает ширму: { $what }
    }
event-season =
    { $season ->
        [spring] Наступила весна
        [summer] Наступило лето
        [autumn] Наступила осень
       *[winter] Наступила зима
    }

## Что можно сделать: в подсказках и анализе

way-pass = спасовать
way-bid = сделать ставку на участок «{ TILE($tile) }» ({ $workers })
way-use = использовать участок «{ TILE($tile) }» ({ $workers })
way-workers = поставить рабочих ({ $workers })
way-pay = заплатить: { $what }
way-pay_group = заплатить перебитой ставкой с участка «{ TILE($tile) }»
way-choose = взять { $what }
way-carry = перевезти { $what } с участка «{ TILE($start) }» на участок «{ TILE($end) }»
way-upgrade = улучшить участок «{ TILE($tile) }»
way-boat = взять корабль «{ TILE($tile) }»
way-lay = разместить участок «{ TILE($tile) }»
way-lay_at = разместить участок «{ TILE($tile) }» на клетке { $cell }
way-winter = выставить на торги: { $tiles }

## За что очки

item-printed = { $tile }
item-turn_order =
    { $tile }: { $count ->
        [one] { $count } соседний участок
        [few] { $count } соседних участка
        [many] { $count } соседних участков
       *[other] { $count } соседних участка
    }
item-transport =
    { $tile }: { $count ->
        [one] { $count } единица транспортировки
        [few] { $count } единицы транспортировки
        [many] { $count } единиц транспортировки
       *[other] { $count } единицы транспортировки
    }{ $doubled ->
        [yes] , удвоено
       *[no] { "" }
    }
item-river =
    { $tile }: { $count ->
        [one] { $count } корабль
        [few] { $count } корабля
        [many] { $count } кораблей
       *[other] { $count } корабля
    } на реке
item-loop = { $tile }: кольцо дорог ({ $tiles })
item-gold = не использовано: { $things }
item-things = { $tile }: { $things }
item-purple = включая фиолетового рабочего
item-flipped = улучшен бесплатно
item-itself = и 1 за сам участок

## Стол в терминале

kf-to-play = Ход: { $name }
kf-order = Порядок хода:
kf-supply = Запас: { $supply }
kf-bag = мешочек: { $count }
kf-pile = стопка инструментов: { $count }
kf-boats = Корабли
kf-boat-empty = пусто
kf-auction = Торги
kf-your-village = Ваша деревня
kf-screen = За ширмой:
kf-winter-tiles = Зимние участки: { $tiles }
kf-no-workers = рабочих нет
kf-now = очки сейчас: { $points }
kf-waiting = Нужно разместить: { $tiles }
kf-aside = Нельзя разместить: { $tiles }
kf-with-purple = + фиолетовый рабочий
kf-full = полон
kf-head-tile = участок
kf-head-does = даёт
kf-head-upgraded = улучшенный
kf-head-cost = улучшение
kf-head-points = очки
kf-head-colour = цвет
kf-head-workers = занято
kf-head-bids = ставки
kf-head-at = клетка
kf-head-lying = на нём
kf-legend = { $road } дорога, { $water } вода, тонкая линия — поле

kf-hand-over = { $name }, ваш ход. Нажмите Enter, когда никто другой не смотрит.
kf-ask-turn = { $bid } N — ставка, { $use } N — использование, p — пас, ? — справка
kf-do-bid = сделать ставку
kf-do-use = использовать
kf-which-tile = Какой участок? Введите { $command } и номер, например { $command } 1.
kf-doing-bid = Ставка на участок «{ TILE($tile) }».
kf-doing-use = Использование участка «{ TILE($tile) }».
kf-brought = Вместе с ними: { $what }.
kf-groups = Перебитые ставки, которые можно переместить:
kf-group-from = { $what } с участка «{ TILE($tile) }»
kf-ask-workers = Сколько? { $choices }
kf-ask-more = Сколько ещё? { $choices }
kf-or-group = { $choices } или ставка: { $letters }
kf-ask-group = Какая ставка? { $letters }
kf-which-colour = { $number } — какого цвета? Например: { $example }
kf-ask-pay = Чем заплатить? { $numbers }
kf-ask-choose = Какой ресурс? { $numbers }
kf-ask-boat = Какой корабль? { $numbers }
kf-ask-village = Какой участок разместить? { $numbers }
kf-ask-winter = Какие зимние участки выставить на торги? { $numbers }
kf-transport =
    { $steps ->
        [0] Шагов не осталось
        [one] Остался { $steps } шаг
        [few] Осталось { $steps } шага
        [many] Осталось { $steps } шагов
       *[other] Осталось { $steps } шага
    }, { $upgrades ->
        [0] улучшений нет
        [one] { $upgrades } улучшение
        [few] { $upgrades } улучшения
        [many] { $upgrades } улучшений
       *[other] { $upgrades } улучшения
    }.
kf-nothing-to-carry = Больше нечего перевозить и улучшать.
kf-ask-transport = Что дальше? { $numbers }, Enter — готово
kf-laying = Разместить: { $tile }
kf-ask-cell = Куда? { $cells }
kf-ask-way = { $cell }: какой поворот? { $numbers }, Enter — другая клетка
kf-closes-river =
    { $ways }: так вы перекроете реку. Для корабля «{ tile-sea_breese }» тогда { $boats ->
        [0] не будет учтён ни один корабль
        [one] будет учтён только { $boats } корабль
        [few] будет учтено только { $boats } корабля
        [many] будет учтено только { $boats } кораблей
       *[other] будет учтено только { $boats } корабля
    }.
kf-finish = готово
kf-no-such-tile = Участка «{ $text }» нет. Введите номер или название.
kf-no-such-player = Игрока «{ $text }» нет. Введите номер или букву.
kf-undone = Отменено. Случайные исходы повторятся в том же порядке.
kf-undo-other = Последнее решение принял другой игрок; отменить его может только он.

kf-help-turn = У каждого открытого участка есть номер; буквы b и w рядом показывают, что с ним можно сделать.
kf-help-bid = сделать ставку на участок 3
kf-help-use = использовать участок 3
kf-help-short = то же самое сразу с рабочими
kf-help-pass = пас
kf-help-info = что даёт участок 3 (можно ввести и название)
kf-help-village = ваша деревня или деревня игрока 2
kf-help-table = показать стол ещё раз
kf-help-undo = отменить и вернуться к прошлому решению
kf-help-notation = Можно вводить и нотацию: bid:keywood, затем workers:2,red.
kf-help-signs = { $step }2 — два шага перевозки, { $upgrade }1 — одно улучшение, { $point } — очки, ≥3 — сколько рабочих нужно для следующего использования.
