### Carcassonne: its words, its rules' reasons, its events, its points.

carcassonne = Каркассон

## Why an action is not legal. Follows the rule's number and a colon.

why-game-over = партия окончена.
why-not-your-turn = сейчас не ход игрока { $seat }.
why-luck-decides = на этом шаге решает случай, а не игрок.
why-tile-is-placed = квадрат уже выложен; поставьте подданного или продолжите без него.
why-other-tile = вытянут квадрат { $hand }, а не { $tile }.
why-no-such-turn = поворот — это 0, 1, 2 или 3 четверти оборота, а не { $turn }.
why-no-neighbour = клетка ({ $x },{ $y }) не примыкает ни к одному квадрату.
why-cell-taken = на клетке ({ $x },{ $y }) уже лежит квадрат.
why-same-turn =
    после поворота на { $turn ->
        [one] { $turn } четверть
        [few] { $turn } четверти
        [many] { $turn } четвертей
       *[other] { $turn } четверти
    } квадрат выглядит так же, как при { $smallest }; укажите { $smallest }.
why-terrain-differs =
    на { $side ->
        [N] северной
        [E] восточной
        [S] южной
       *[W] западной
    } стороне нельзя соединить { $here ->
        [city] город
        [road] дорогу
       *[field] поле
    } { $there ->
        [city] с городом
        [road] с дорогой
        [river] с рекой
       *[field] с полем
    }.
why-place-tile-first = сначала выложите квадрат, потом ставьте подданного.
why-no-such-spot =
    { $on ->
        [city] в этом месте квадрата нет города ({ $at })
        [road] в этом месте квадрата нет дороги ({ $at })
        [field] в этом месте квадрата нет поля ({ $at })
       *[cloister] на этом квадрате нет монастыря
    }.
setup-batch-expansions = пакетный движок играет только в базовую игру, без дополнений.
real-no-expansions = введите партию базовой игры: дополнения здесь не поддерживаются.
why-no-farmers = в этой партии играют без крестьян.
why-no-follower-left = у вас не осталось подданных.
why-same-spot =
    { $at } и { $first } — { $on ->
        [city] один и тот же город
        [road] одна и та же дорога
        [field] одно и то же поле
       *[cloister] один и тот же монастырь
    }; укажите { $first }.
why-occupied =
    { $on ->
        [city] в этом городе
        [road] на этой дороге
        [field] на этом поле
       *[cloister] в этом монастыре
    } уже есть подданный игрока { $seat }, клетка ({ $x },{ $y }).
why-river-end = квадрат реки должен продолжать реку; клетка ({ $x },{ $y }) не у её открытого конца.
why-river-closed = у этой клетки река осталась открытой; квадрат сюда выложить нельзя.
why-u-turn = этот изгиб повернул бы реку в ту же сторону, что и предыдущий.
why-river-meets-land =
    на { $side ->
        [N] северной
        [E] восточной
        [S] южной
       *[W] западной
    } стороне река упёрлась бы в сушу.
why-no-big-left = ваш большой подданный уже на карте.
why-no-builder-left = ваш строитель уже на карте.
why-no-pig-left = ваша свинья уже на карте.
why-builder-needs-follower =
    { $on ->
        [city] в этом городе
       *[road] на этой дороге
    } нет вашего подданного, а без него строителя не ставят.
why-builder-complete =
    { $on ->
        [city] этот город завершён
       *[road] эта дорога завершена
    }; строителю там нечего делать.
why-builder-place =
    строителя ставят на дорогу или в город, а не { $on ->
        [field] на поле
       *[cloister] в монастырь
    }.
why-pig-needs-farmer = на этом поле нет вашего крестьянина, а без него свинью не ставят.
why-pig-place =
    свинью ставят на поле, а не { $on ->
        [city] в город
        [road] на дорогу
       *[cloister] в монастырь
    }.
why-figure-not-in-game =
    в этой партии играют без { $figure ->
        [big] больших подданных
        [builder] строителей
       *[pig] свиней
    }.
action-no-spot =
    { $on ->
        [city] в городе
        [road] на дороге
        [field] на поле
       *[cloister] в монастыре
    } нет места «{ $at }» для подданного.

## Words

spot-city = рыцарь в городе: { $where }
spot-road = разбойник на дороге: { $where }
spot-field = крестьянин на поле: { $where }
spot-cloister = монах в монастыре
spot-field-enclosed = крестьянин на замкнутом поле
spot-big = { $spot } (большой подданный)
spot-builder-city = строитель в городе: { $where }
spot-builder-road = строитель на дороге: { $where }
spot-pig = свинья на поле: { $where }

spot-worth =
    { $now ->
        [one] { $now } очко
        [few] { $now } очка
        [many] { $now } очков
       *[other] { $now } очка
    } сейчас, не меньше { $finished } по завершении
spot-worth-cloister =
    { $now ->
        [one] { $now } очко
        [few] { $now } очка
        [many] { $now } очков
       *[other] { $now } очка
    } сейчас, { $finished } по завершении
spot-worth-complete =
    { $now ->
        [one] { $now } очко
        [few] { $now } очка
        [many] { $now } очков
       *[other] { $now } очка
    } сразу
spot-worth-field =
    { $now ->
        [one] { $now } очко
        [few] { $now } очка
        [many] { $now } очков
       *[other] { $now } очка
    } в конце игры

spot-worth-builder = второй квадрат, если продолжить здесь строить
spot-worth-pig =
    ещё { $now ->
        [one] { $now } очко
        [few] { $now } очка
        [many] { $now } очков
       *[other] { $now } очка
    } в конце игры

figure-big = большой подданный
figure-builder = строитель
figure-pig = свинья

side-N = север
side-E = восток
side-S = юг
side-W = запад

half-NL = север, западная половина
half-NR = север, восточная половина
half-EL = восток, северная половина
half-ER = восток, южная половина
half-SL = юг, восточная половина
half-SR = юг, западная половина
half-WL = запад, южная половина
half-WR = запад, северная половина

colour-0 = красный
colour-1 = синий
colour-2 = жёлтый
colour-3 = фиолетовый
colour-4 = чёрный
colour-5 = бирюзовый

goods-wine = вино
goods-grain = зерно
goods-cloth = ткань

## The 24 types of tile, as they lie unturned

tile-A = монастырь с дорогой
tile-B = монастырь
tile-C = город со всех сторон, щит
tile-D = город, прямая дорога
tile-E = город с одной стороны
tile-F = сквозной город, щит
tile-G = сквозной город
tile-H = два города друг против друга
tile-I = два города на соседних сторонах
tile-J = город, поворот дороги вправо
tile-K = город, поворот дороги влево
tile-L = город, три дороги
tile-M = угловой город, щит
tile-N = угловой город
tile-O = угловой город, щит, поворот дороги
tile-P = угловой город, поворот дороги
tile-Q = город с трёх сторон, щит
tile-R = город с трёх сторон
tile-S = город с трёх сторон, щит, дорога
tile-T = город с трёх сторон, дорога
tile-U = прямая дорога
tile-V = поворот дороги
tile-W = три дороги
tile-X = четыре дороги

## The tiles of The River

tile-RA = исток
tile-RB = река, город, дорога через мост
tile-RC = река между двумя городами
tile-RD = прямая река
tile-RE = изгиб реки, угловой город
tile-RG = изгиб реки
tile-RH = река, монастырь, дорога через мост
tile-RI = изгиб реки, поворот дороги
tile-RK = река, прямая дорога через мост
tile-RL = озеро

## The tiles of Inns & Cathedrals

tile-IA = поворот дороги с таверной
tile-IB = прямая дорога с таверной
tile-IC = три дороги, одна с таверной
tile-ID = монастырь между двумя дорогами
tile-IE = две дороги с поворотами
tile-IF = угловой город, дорога от ворот
tile-IG = город с одной стороны, стена через весь квадрат
tile-IH = четыре города
tile-II = два города друг против друга, две дороги
tile-IJ = город, дорога от ворот
tile-IK = собор, город со всех сторон
tile-IL = угловой город, щит, поворот дороги с таверной
tile-IM = город, поворот дороги с таверной
tile-IN = угловой город, дорога с таверной от ворот
tile-IO = три города
tile-IP = угловой город, щит, второй город
tile-IQ = сквозной город, щит, две дороги

## The tiles of Traders & Builders

tile-TA = город, дорога от ворот вправо
tile-TB = две дороги, одна по мосту над другой
tile-TC = город, две дороги у моста
tile-TD = угловой город, зерно, второй город, дорога
tile-TE = сквозной город, зерно, дорога
tile-TF = угловой город, зерно, дорога
tile-TG = угловой город, зерно
tile-TH = город с трёх сторон, зерно
tile-TI = угловой город, зерно, дорога, стена через весь квадрат
tile-TJ = монастырь с тремя дорогами
tile-TK = угловой город, ткань, дорога
tile-TL = угловой город, ткань, второй город, дорога
tile-TM = угловой город, ткань, ещё два города
tile-TN = сквозной город, ткань, второй город
tile-TO = угловой город, ткань, две дороги, стена через весь квадрат
tile-TP = сквозной город, вино, второй город
tile-TQ = сквозной город, вино
tile-TR = сквозной город, вино, две дороги
tile-TS = сквозной город, вино, дорога
tile-TT = угловой город, вино
tile-TU = угловой город, вино, две дороги
tile-TV = город с трёх сторон, вино, дорога
tile-TW = угловой город, вино, дорога, стена через весь квадрат
tile-TX = два угловых города, вино

## Options and their values, after “=”

option-farmers = крестьяне
option-farmers-per_field_3_once = 3 очка за завершённый город, один раз за город (2-е издание)
option-farmers-per_field_3 = 3 очка за завершённый город с каждого примыкающего поля (3-е издание)
option-farmers-per_city_4 = 4 очка за завершённый город тому, у кого больше крестьян вокруг него (1-е издание)
option-farmers-none = не используются
option-small_city = город из двух квадратов
option-small_city-4 = 4 очка (поздние издания)
option-small_city-2 = 2 очка (ранние издания)
option-expansions = дополнения
option-expansions-none = нет
option-expansions-river = Река
option-expansions-inns_and_cathedrals = Таверны и соборы
option-expansions-traders_and_builders = Купцы и строители
option-expansions-river-inns_and_cathedrals = Река, Таверны и соборы
option-expansions-river-traders_and_builders = Река, Купцы и строители
option-expansions-inns_and_cathedrals-traders_and_builders = Таверны и соборы, Купцы и строители
option-expansions-river-inns_and_cathedrals-traders_and_builders = Река, Таверны и соборы, Купцы и строители
option-expansions-river-more = 12 квадратов. Игра начинается с реки, которая разделяет поля.
option-expansions-inns_and_cathedrals-more = 18 квадратов и по одному большому подданному у каждого игрока. Дорога с таверной и город с собором приносят больше очков, но если их не завершить — ничего. До 6 игроков.
option-expansions-traders_and_builders-more = 24 квадрата, строитель и свинья у каждого игрока. Строитель даёт второй квадрат за ход, свинья — больше очков за поле, а товары из городов — очки в конце игры.
option-river_start_tile = стартовый квадрат в партии с рекой
option-river_start_tile-in_stock = перемешивают с остальными
option-river_start_tile-out = убирают из игры
option-river_turns = изгибы реки
option-river_turns-no_u_turn = два изгиба подряд не должны поворачивать в одну сторону
option-river_turns-alternate = изгибы поворачивают поочерёдно влево и вправо

## What happened

event-started =
    { $who ->
        [you] Вы начинаете
       *[other] { $name } начинает
    }
event-tile_discarded = Квадрат «{ $tile }» никуда не подходит и сбрасывается.
event-tile_placed =
    { $who ->
        [you] Вы выкладываете квадрат «{ $tile }» на { $cell }
       *[other] { $name } выкладывает квадрат «{ $tile }» на { $cell }
    }
event-tile_placed-with =
    { $who ->
        [you] Вы выкладываете квадрат «{ $tile }» на { $cell } и ставите { $role ->
            [city] рыцаря в город
            [road] разбойника на дорогу
            [field] крестьянина на поле
           *[cloister] монаха в монастырь
        }
       *[other] { $name } выкладывает квадрат «{ $tile }» на { $cell } и ставит { $role ->
            [city] рыцаря в город
            [road] разбойника на дорогу
            [field] крестьянина на поле
           *[cloister] монаха в монастырь
        }
    }
event-tile_placed-figure =
    { $who ->
        [you] Вы выкладываете квадрат «{ $tile }» на { $cell } и ставите { $figure ->
            [big] большого подданного
            [builder] строителя
           *[pig] свинью
        }
       *[other] { $name } выкладывает квадрат «{ $tile }» на { $cell } и ставит { $figure ->
            [big] большого подданного
            [builder] строителя
           *[pig] свинью
        }
    }
event-goods_taken =
    { $who ->
        [you] Вы берёте
       *[other] { $name } берёт
    } товары: { $goods }
event-second_tile =
    { $who ->
        [you] Ваш строитель даёт вам второй квадрат
       *[other] { $name } получает второй квадрат благодаря строителю
    }
event-scored =
    { $who ->
        [you] Вы получаете { $points ->
            [one] { $points } очко
            [few] { $points } очка
            [many] { $points } очков
           *[other] { $points } очка
        }
        [several] { $names } получают по { $points ->
            [one] { $points } очку
            [few] { $points } очка
            [many] { $points } очков
           *[other] { $points } очка
        }
        [you-several] { $names } получаете по { $points ->
            [one] { $points } очку
            [few] { $points } очка
            [many] { $points } очков
           *[other] { $points } очка
        }
       *[other] { $names } получает { $points ->
            [one] { $points } очко
            [few] { $points } очка
            [many] { $points } очков
           *[other] { $points } очка
        }
    }: { $item }

## What points are for. $cell is a tile of it, such as (0,1).

item-city =
    завершённый город на { $cell }, { $tiles ->
        [one] { $tiles } квадрат
        [few] { $tiles } квадрата
        [many] { $tiles } квадратов
       *[other] { $tiles } квадрата
    }{ $pennants ->
        [0] { "" }
        [one] , { $pennants } щит
        [few] , { $pennants } щита
        [many] , { $pennants } щитов
       *[other] , { $pennants } щита
    }
item-city-open =
    незавершённый город на { $cell }, { $tiles ->
        [one] { $tiles } квадрат
        [few] { $tiles } квадрата
        [many] { $tiles } квадратов
       *[other] { $tiles } квадрата
    }{ $pennants ->
        [0] { "" }
        [one] , { $pennants } щит
        [few] , { $pennants } щита
        [many] , { $pennants } щитов
       *[other] , { $pennants } щита
    }
item-road =
    завершённая дорога на { $cell }, { $tiles ->
        [one] { $tiles } квадрат
        [few] { $tiles } квадрата
        [many] { $tiles } квадратов
       *[other] { $tiles } квадрата
    }
item-road-open =
    незавершённая дорога на { $cell }, { $tiles ->
        [one] { $tiles } квадрат
        [few] { $tiles } квадрата
        [many] { $tiles } квадратов
       *[other] { $tiles } квадрата
    }
item-cloister = завершённый монастырь на { $cell }
item-cloister-open =
    незавершённый монастырь на { $cell }, { $tiles ->
        [one] { $tiles } квадрат
        [few] { $tiles } квадрата
        [many] { $tiles } квадратов
       *[other] { $tiles } квадрата
    }
item-field = крестьянин на { $farmer }: город на { $city }
item-pig = свинья на поле { $farmer }: город на { $city }
item-city-cathedral =
    завершённый город с собором на { $cell }, { $tiles ->
        [one] { $tiles } квадрат
        [few] { $tiles } квадрата
        [many] { $tiles } квадратов
       *[other] { $tiles } квадрата
    }{ $pennants ->
        [0] { "" }
        [one] , { $pennants } щит
        [few] , { $pennants } щита
        [many] , { $pennants } щитов
       *[other] , { $pennants } щита
    }
item-city-cathedral-open = незавершённый город с собором на { $cell }
item-road-inn =
    завершённая дорога с таверной на { $cell }, { $tiles ->
        [one] { $tiles } квадрат
        [few] { $tiles } квадрата
        [many] { $tiles } квадратов
       *[other] { $tiles } квадрата
    }
item-road-inn-open = незавершённая дорога с таверной на { $cell }
item-goods =
    больше всего { $goods ->
        [wine] вина
        [grain] зерна
       *[cloth] ткани
    }, { $tokens ->
        [one] { $tokens } жетон
        [few] { $tokens } жетона
        [many] { $tokens } жетонов
       *[other] { $tokens } жетона
    }
