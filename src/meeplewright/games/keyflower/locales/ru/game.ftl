### Keyflower: слова, причины правил, события, очки, стол в терминале.

keyflower = Keyflower

## Почему действие не по правилам. Следует за номером правила и двоеточием. $tile — участок.

# $step — что нужно делать сейчас.
why-other-step =
    сейчас не этот шаг; сейчас { $step ->
        [draw] что-то вытягивают
        [turn] начинается ход: пас, ставка или использование участка
        [workers] ставят рабочих
        [pay] платят за использование
        [choose] выбирают ресурс
        [transport] перевозят и улучшают
        [boat] выбирают корабль
        [village] кладут участки
        [winter] выбирают зимние участки
       *[over] игра окончена
    }.
why-tiles-to-lay = ещё не все участки выложены.
why-cannot-pay = этим здесь не заплатить: { $with }.
why-not-in-stock =
    здесь нельзя получить { $resource ->
        [wood] дерево
        [stone] камень
        [iron] железо
       *[gold] золото
    }.
why-no-step = такой ресурс нельзя перевезти за один шаг отсюда: { $from }, сюда: { $to }.
why-boat-taken = { $boat }: этот корабль не свободен.
why-not-those-tiles = нужно выбрать хотя бы один из своих зимних участков, и только из своих.
why-no-auction = { $tile }: на этот участок нельзя ставить.
why-too-few-to-bid =
    { $tile }: для ставки нужно не меньше { $needed ->
        [one] { $needed } рабочего
        [few] { $needed } рабочих
       *[many] { $needed } рабочих
    } одного цвета.
why-too-few-of-colour =
    { $tile }: нужно не меньше { $needed } { $colour ->
        [blue] { $needed ->
            [one] синего рабочего
           *[many] синих рабочих
        }
        [red] { $needed ->
            [one] красного рабочего
           *[many] красных рабочих
        }
        [yellow] { $needed ->
            [one] жёлтого рабочего
           *[many] жёлтых рабочих
        }
       *[green] { $needed ->
            [one] зелёного рабочего
           *[many] зелёных рабочих
        }
    }, а столько нет.
why-never-used = { $tile }: использовать нельзя; участок приносит только очки или даёт свойство.
why-not-in-reach = { $tile }: нет ни в деревнях, ни на торгах.
why-tile-full = { $tile }: столько рабочих не поместится; за время года помещается шесть.
why-no-payment = { $tile }: нечем было бы заплатить за использование.
why-too-few-to-use =
    { $tile }: для использования нужно не меньше { $needed ->
        [one] { $needed } рабочего
        [few] { $needed } рабочих, одного цвета, если корабль 4б не позволяет смешивать
       *[many] { $needed } рабочих, одного цвета, если корабль 4б не позволяет смешивать
    }.
why-no-group = { $tile }: здесь нет вашей ставки.
why-winning-stays = { $tile }: ваша ставка здесь выигрывает и остаётся на месте.
why-group-order = группы называют по порядку участков; { $tile } идёт раньше.
why-group-does-not-fit = { $tile }: ваша группа отсюда не подходит по цвету или по числу.
why-not-so-many =
    за вашей ширмой нет { $number } { $colour ->
        [blue] { $number ->
            [one] синего рабочего
           *[many] синих рабочих
        }
        [red] { $number ->
            [one] красного рабочего
           *[many] красных рабочих
        }
        [yellow] { $number ->
            [one] жёлтого рабочего
           *[many] жёлтых рабочих
        }
       *[green] { $number ->
            [one] зелёного рабочего
           *[many] зелёных рабочих
        }
    }.
why-wrong-colour =
    { $colour ->
        [blue] синих
        [red] красных
        [yellow] жёлтых
       *[green] зелёных
    } рабочих сюда ставить нельзя (число: { $number }).
why-colour-order =
    разные цвета называют по очереди; сейчас { $colour ->
        [blue] синий
        [red] красный
        [yellow] жёлтый
       *[green] зелёный
    }, можно и 0.
why-not-touching = { $tile }: нужно положить на пустое место рядом с участком вашей деревни.
why-no-upgrade-left = в этом использовании улучшений не осталось.
why-not-own-village = { $tile }: лежит не в вашей деревне.
why-not-upgradable = { $tile }: улучшить нельзя, или уже улучшено.
why-cost-not-met = { $tile }: нечем оплатить улучшение; ресурсы должны лежать на самом участке.
why-not-to-lay = { $tile }: сейчас кладут не этот участок.
why-pick-first = сначала назовите участок, который кладёте.
why-does-not-fit = { $tile }: так сюда не подходит; края должны совпадать, а дороги или вода — соединяться.

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
resource-any = ресурс

# Рабочие по цвету: «2 красных».
amount-blue =
    { $count ->
        [one] { $count } синий
        [few] { $count } синих
       *[many] { $count } синих
    }
amount-red =
    { $count ->
        [one] { $count } красный
        [few] { $count } красных
       *[many] { $count } красных
    }
amount-yellow =
    { $count ->
        [one] { $count } жёлтый
        [few] { $count } жёлтых
       *[many] { $count } жёлтых
    }
amount-green =
    { $count ->
        [one] { $count } зелёный
        [few] { $count } зелёных
       *[many] { $count } зелёных
    }
amount-worker =
    { $count ->
        [one] { $count } рабочий
        [few] { $count } рабочих
       *[many] { $count } рабочих
    }
amount-skill =
    { $count ->
        [one] { $count } инструмент
        [few] { $count } инструмента
       *[many] { $count } инструментов
    }
amount-saw =
    { $count ->
        [one] { $count } пила
        [few] { $count } пилы
       *[many] { $count } пил
    }
amount-pickaxe =
    { $count ->
        [one] { $count } кирка
        [few] { $count } кирки
       *[many] { $count } кирок
    }
amount-anvil =
    { $count ->
        [one] { $count } наковальня
        [few] { $count } наковальни
       *[many] { $count } наковален
    }
amount-tile =
    { $count ->
        [one] { $count } участок
        [few] { $count } участка
       *[many] { $count } участков
    }
amount-resource =
    { $count ->
        [one] { $count } ресурс
        [few] { $count } ресурса
       *[many] { $count } ресурсов
    }
amount-wood =
    { $count ->
        [one] { $count } дерево
        [few] { $count } дерева
       *[many] { $count } дерева
    }
amount-stone =
    { $count ->
        [one] { $count } камень
        [few] { $count } камня
       *[many] { $count } камней
    }
amount-iron =
    { $count ->
        [one] { $count } железо
        [few] { $count } железа
       *[many] { $count } железа
    }
amount-gold =
    { $count ->
        [one] { $count } золото
        [few] { $count } золота
       *[many] { $count } золота
    }

season-spring = Весна
season-summer = Лето
season-autumn = Осень
season-winter = Зима

phase-draw = вытягивание
phase-turn = ход
phase-workers = размещение рабочих
phase-pay = оплата
phase-choose = выбор ресурса
phase-transport = перевозка и улучшения
phase-boat = выбор корабля
phase-village = строительство деревни
phase-winter = выбор зимних участков
phase-over = конец игры

## Что дают участки

# В таблице, после очков и черты: «1★ / сосед».
unit-neighbour = сосед в деревне
unit-here = { $thing } здесь
unit-river = корабли подряд
unit-loop = участок в кольце дорог
unit-transport = число перевозки
unit-chosen-worker = рабочий одного цвета
unit-chosen-skill = инструмент одного вида
unit-chosen-resource = ресурс одного вида

# Словами.
does-gain = даёт: { $what }
does-choose = даёт одно из: { $what }
does-pay = за: { $price }
does-transport =
    { $steps ->
        [one] { $steps } шаг перевозки
        [few] { $steps } шага перевозки
       *[many] { $steps } шагов перевозки
    }, { $upgrades ->
        [one] { $upgrades } улучшение
        [few] { $upgrades } улучшения
       *[many] { $upgrades } улучшений
    }
does-store =
    в конце { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    } за каждую единицу здесь: { $thing }
does-score =
    в конце { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    } за каждый набор: { $what }
does-turn-order = в конце 1 очко за каждый соседний участок в деревне
does-river = в конце очки за один, два … корабля подряд вдоль реки: { $points }
does-loop = в конце 1 очко за каждый участок лучшего замкнутого пути по дорогам
does-transport-sum = в конце 1 очко за каждое число перевозки в деревне
does-flip = в конце бесплатно улучшает один участок
does-nothing = только очки
does-carry = везёт: { $what }

# О какой стороне участка речь.
tile-front = Лицевая сторона
tile-back = После улучшения
tile-purple = С фиолетовым рабочим
tile-plain = Без фиолетового рабочего

power-summer_boat_1a = ещё 2 рабочих из мешочка при выборе корабля
power-summer_boat_1b = ещё 1 зелёный рабочий при выборе корабля
power-summer_boat_2a = перевозка через поля; края могут не совпадать
power-summer_boat_2b = удваивает перевозку и улучшения, и очки корабля Кифлауэр
power-summer_boat_3a = при улучшении любой ресурс заменяет любой другой
power-summer_boat_3b = при подсчёте очков любой ресурс заменяет любой другой
power-summer_boat_4a = чужие ставки можно перебить любым цветом
power-summer_boat_4b = участки со ставкой или рабочими можно использовать любыми цветами вперемешку

info-front = Как лежит: { $does }. Очки: { $points }
info-upgraded = После улучшения: { $does }. Очки: { $points }
info-cost = Улучшение стоит: { $cost }
info-no-upgrade = Улучшить нельзя.
info-never-used = Рабочих сюда не ставят.

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
tile-quarryman = Каменотес
tile-miner = Шахтер
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
tile-summer_boat_1a = Корабль 1а
tile-summer_boat_1b = Корабль 1б
tile-summer_boat_2 = Летний корабль 2
tile-summer_boat_2a = Корабль 2а
tile-summer_boat_2b = Корабль 2б
tile-summer_boat_3 = Летний корабль 3
tile-summer_boat_3a = Корабль 3а
tile-summer_boat_3b = Корабль 3б
tile-summer_boat_4 = Летний корабль 4
tile-summer_boat_4a = Корабль 4а
tile-summer_boat_4b = Корабль 4б
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
tile-scholar = Ученый
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
tile-turn_order_tile_1 = Участок порядка хода 1
tile-turn_order_tile_2 = Участок порядка хода 2
tile-turn_order_tile_3 = Участок порядка хода 3
tile-turn_order_tile_4 = Участок порядка хода 4

## Варианты и их значения, после «=»

option-counter_bid = перебивать ставки с кораблём 4а
option-counter_bid-village = на участках деревни
option-counter_bid-all = и на участках порядка хода
option-cross_mixed_edges = перевозка через несовпадающие края (корабль 2а)
option-cross_mixed_edges-yes = можно
option-cross_mixed_edges-no = нельзя
option-first_use = первое использование участка за время года
option-first_use-6 = до 6 рабочих
option-first_use-3 = до 3 рабочих
option-loose_gold = очко за неиспользованное золото с кораблём 3б
option-loose_gold-any = за любой ресурс
option-loose_gold-real = только за золото

## Что произошло: части строки, которая начинается с имени игрока и двоеточия.

event-pass = пас
event-bid = ставка: { $tile }
event-use = использование: { $tile }
event-bring = с группой отсюда: { $tile }
event-pay = плата: { $what }
event-pay_group = плата группой отсюда: { $tile }
event-carry = { $what }: { $start } → { $end }
event-upgrade = улучшение: { $tile }
event-boat = корабль: { $tile }
event-lay = { $tile } на { $cell }
event-winter = зимние участки выбраны
event-draws = вытянуто: { $what }
event-took = за ширму: { $what }
event-brought = получено: { $what } ({ $tile })
event-gains = получено: { $what } ({ $tile })
# Целые строки.
event-sold = { $tile } — { $name }, цена: { $price }.
event-unsold = Никто не ставил, уходят из игры: { $tiles }
event-revealed = Выложены зимние участки: { $tiles } (кто сколько выбрал: { $numbers })
event-opened = за ширмой было: { $what }
event-season = Новое время года: { $season }.

## За что очки

item-printed = { $tile }
item-turn_order =
    { $tile }: { $count ->
        [one] { $count } сосед
        [few] { $count } соседа
       *[many] { $count } соседей
    }
# $doubled — yes или no.
item-transport =
    { $tile }: перевозка { $count }{ $doubled ->
        [yes] , дважды
       *[no] {""}
    }
item-river =
    { $tile }: { $count ->
        [one] { $count } корабль
        [few] { $count } корабля
       *[many] { $count } кораблей
    } подряд
item-loop = { $tile }: кольцо дорог { $tiles }
item-gold = { $things } вне участков с очками
item-things = { $tile }: { $things }
item-purple = вместе с фиолетовым рабочим
item-flipped = улучшено бесплатно

## Стол в терминале

kf-to-play = ход: { $name }
kf-order = Порядок:
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
kf-now =
    сейчас { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    }
kf-waiting = Осталось выложить: { $tiles }
kf-aside = Никуда не подходит: { $tiles }
kf-with-purple = + фиолетовый рабочий
kf-full = полон
# Заголовки столбцов, коротко.
kf-head-tile = участок
kf-head-does = даёт
kf-head-upgraded = улучшенный
kf-head-cost = цена
kf-head-points = очки
kf-head-colour = цвет
kf-head-workers = занято
kf-head-bids = ставки
kf-head-at = место
kf-head-lying = лежит
kf-legend = { $road } дорога, { $water } вода, тонкая черта: поле

kf-hand-over = { $name }, ваш ход. Нажмите Enter, когда никто другой не смотрит.
kf-ask-turn = { $bid } N ставка, { $use } N использование, p пас, ? справка
kf-do-bid = сделать ставку
kf-do-use = использовать
kf-which-tile = На какой участок? Введите { $command } и его номер, например { $command } 1.
kf-doing-bid = Ставка: { $tile }.
kf-doing-use = Использование: { $tile }.
kf-brought = Идут вместе: { $what }.
kf-groups = Проигрывающие группы, которые могут перейти:
kf-group-from = { $what } отсюда: { $tile }
kf-ask-workers = Сколько? { $choices }
kf-ask-more = Сколько ещё? { $choices }
kf-or-group = { $choices }, или группа: { $letters }
kf-ask-group = Какая группа? { $letters }
kf-which-colour = { $number } — какого цвета? Введите, например: { $example }
kf-ask-pay = Чем платите? { $numbers }
kf-ask-choose = Какой ресурс? { $numbers }
kf-ask-boat = Какой корабль? { $numbers }
kf-ask-village = Какой участок кладёте? { $numbers }
kf-ask-winter = Какие зимние участки войдут в игру? { $numbers }
kf-transport =
    { $steps ->
        [0] Шагов не осталось
        [one] Остался { $steps } шаг
        [few] Осталось { $steps } шага
       *[many] Осталось { $steps } шагов
    }, { $upgrades ->
        [0] улучшений нет
        [one] { $upgrades } улучшение
        [few] { $upgrades } улучшения
       *[many] { $upgrades } улучшений
    }.
kf-nothing-to-carry = Больше нечего перевозить и улучшать.
kf-ask-transport = Что дальше? { $numbers }, Enter — готово
kf-laying = Кладём: { $tile }
kf-ask-cell = Куда? { $cells }
kf-ask-way = { $cell }, как повернуть? { $numbers }, Enter — другое место
kf-closes-river =
    { $ways }: это закроет реку у вашего дома. В ряд, за который даёт очки «{ tile-sea_breese }», { $boats ->
        [0] не войдёт ни один корабль
        [one] войдёт только { $boats } корабль
        [few] войдёт только { $boats } корабля
       *[many] войдёт только { $boats } кораблей
    }.
kf-finish = готово
kf-no-such-tile = Нет участка «{ $text }». Введите номер или название.
kf-no-such-player = Нет игрока «{ $text }». Введите номер или букву.
kf-undone = Отменено. Вытянутое придёт снова в том же порядке.
kf-undo-other = Последнее решение принимал другой игрок; отменить его может только он.

kf-help-turn = У каждого открытого участка есть номер; b и w рядом говорят, что с ним можно сделать.
kf-help-bid = поставить на участок 3
kf-help-use = использовать участок 3
kf-help-short = то же, сразу с рабочими
kf-help-pass = пас
kf-help-info = что даёт участок 3; можно и название
kf-help-village = ваша деревня или деревня игрока 2
kf-help-table = показать стол ещё раз
kf-help-undo = отменить, вернуться к прошлому решению
kf-help-notation = Кто любит, пишет нотацией: bid:keywood, затем workers:2,red.
kf-help-signs = { $step }2 два шага перевозки, { $upgrade }1 одно улучшение, { $point } очки, ≥3 столько рабочих для следующего использования.
