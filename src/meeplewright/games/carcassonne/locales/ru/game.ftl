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

## Options and their values, after “=”

option-farmers = крестьяне
option-farmers-per_field_3_once = 3 очка за завершённый город, один раз за город (2-е издание)
option-farmers-per_field_3 = 3 очка за завершённый город с каждого примыкающего поля (3-е издание)
option-farmers-per_city_4 = 4 очка за завершённый город тому, у кого больше крестьян вокруг него (1-е издание)
option-farmers-none = не используются
option-small_city = город из двух квадратов
option-small_city-4 = 4 очка (поздние издания)
option-small_city-2 = 2 очка (ранние издания)

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
