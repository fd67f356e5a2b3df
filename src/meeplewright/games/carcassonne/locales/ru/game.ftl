### Carcassonne: its words, its rules' reasons, its events, its points.

carcassonne = Каркассон

## Why an action is not legal. Follows the rule's number and a colon.

why-game-over = игра окончена.
why-not-your-turn = сейчас не ход игрока { $seat }.
why-luck-decides = здесь решает случай, а не игрок.
why-tile-is-placed = квадрат уже выложен; теперь очередь подданного.
why-other-tile = в руке квадрат { $hand }, а не { $tile }.
why-no-such-turn = квадрат поворачивают на 0, 1, 2 или 3 четверти оборота, а не на { $turn }.
why-no-neighbour = клетка ({ $x },{ $y }) не граничит стороной ни с одним квадратом.
why-cell-taken = на клетке ({ $x },{ $y }) уже лежит квадрат.
why-same-turn =
    после { $turn ->
        [one] { $turn } четверти
       *[other] { $turn } четвертей
    } оборота квадрат лежит так же, как после { $smallest }.
# $side is N, E, S or W; $here and $there are city, road or field.
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
# $on is city, road, field or cloister; $at is a side or half-edge such as N or NL.
why-no-such-spot =
    на этом квадрате { $on ->
        [city] там нет города ({ $at })
        [road] там нет дороги ({ $at })
        [field] там нет поля ({ $at })
       *[cloister] нет монастыря
    }.
why-no-farmers = в этой партии играют без крестьян.
why-no-follower-left = у вас не осталось подданных.
why-same-spot = { $at } и { $first } — { $on ->
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
    } уже стоит подданный игрока { $seat }, клетка ({ $x },{ $y }).
action-no-spot =
    { $on ->
        [city] в городе
        [road] на дороге
        [field] на поле
       *[cloister] в монастыре
    } нет места «{ $at }» для подданного.

## Words

# Where a follower stands. $where is one or more of the sides or places below.
spot-city = рыцарь в городе: { $where }
spot-road = разбойник на дороге: { $where }
spot-field = крестьянин на поле: { $where }
spot-cloister = монах в монастыре

# What a follower there would bring: $now if the game ended, $finished when the feature is finished.
spot-worth = очки: сейчас { $now }, по завершении от { $finished }
spot-worth-complete = очки: сразу { $now }
spot-worth-field = очки: в конце { $now }

side-N = север
side-E = восток
side-S = юг
side-W = запад

# The half of a side.
half-NL = север, ближе к западу
half-NR = север, ближе к востоку
half-EL = восток, ближе к северу
half-ER = восток, ближе к югу
half-SL = юг, ближе к востоку
half-SR = юг, ближе к западу
half-WL = запад, ближе к югу
half-WR = запад, ближе к северу

# Seats by number; the same colours as in the drawn board.
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
tile-H = два города друг напротив друга
tile-I = два города по соседству
tile-J = город, дорога с поворотом направо
tile-K = город, дорога с поворотом налево
tile-L = город, три дороги
tile-M = угловой город, щит
tile-N = угловой город
tile-O = угловой город, щит, дорога с поворотом
tile-P = угловой город, дорога с поворотом
tile-Q = город с трёх сторон, щит
tile-R = город с трёх сторон
tile-S = город с трёх сторон, щит, дорога
tile-T = город с трёх сторон, дорога
tile-U = прямая дорога
tile-V = дорога с поворотом
tile-W = три дороги
tile-X = четыре дороги

## Options and their values, after “=”

option-farmers = крестьяне
option-farmers-per_field_3_once = 3 очка за каждый завершённый город, не больше раза за город
option-farmers-per_field_3 = 3 очка за каждый завершённый город, с каждого поля возле него
option-farmers-per_city_4 = 4 очка за каждый завершённый город тому, у кого вокруг него больше всего крестьян
option-farmers-none = нет
option-small_city = город из двух квадратов
option-small_city-4 = 4 очка
option-small_city-2 = 2 очка

## What happened. $name is a player, or “you”, so that no verb agrees with it.

event-started = Первый игрок: { $name }
event-tile_discarded = Квадрат «{ $tile }» никуда не подходит и выходит из игры.
event-tile_placed = { $name }, { $cell }: «{ $tile }»
event-tile_placed-with =
    { $name }, { $cell }: «{ $tile }», { $role ->
        [city] рыцарь в городе
        [road] разбойник на дороге
        [field] крестьянин на поле
       *[cloister] монах в монастыре
    }
event-scored =
    { $names }: { $points ->
        [one] +{ $points } очко
        [few] +{ $points } очка
        [many] +{ $points } очков
       *[other] +{ $points } очка
    }, { $item }

## What points are for. $cell is a tile of it, such as (0,1).

item-city =
    завершённый город на { $cell }, { $tiles ->
        [one] { $tiles } квадрат
        [few] { $tiles } квадрата
        [many] { $tiles } квадратов
       *[other] { $tiles } квадрата
    }{ $pennants ->
        [0] {""}
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
        [0] {""}
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
# $city is a tile of the finished city, $farmer the tile of the farmer.
item-field = поле крестьянина на { $farmer }: город на { $city }
