### The words of Carcassonne's table in the browser. Rulebook terms are those of game.ftl.

# On the start page.
web-pitch-carcassonne = Выкладывайте квадраты, стройте города, дороги и поля и с умом ставьте подданных. Полчаса, от двух до пяти игроков.

## The table, for eyes and ears

cc-board = Стол
cc-tools = Инструменты стола
cc-followers = Подданные на столе
# $tile is the name of a type of tile; $x and $y are numbers with a sign.
cc-tile-at = { $tile }, столбец { $x }, ряд { $y }
# $role is city, road, field or cloister.
cc-follower-at =
    { $name }: { $role ->
        [city] рыцарь в городе
        [road] разбойник на дороге
        [field] крестьянин на поле
       *[cloister] монах в монастыре
    }, столбец { $x }, ряд { $y }
# A cell where the tile fits, and in how many ways.
cc-cell =
    Столбец { $x }, ряд { $y }, { $ways ->
        [one] { $ways } способ
        [few] { $ways } способа
        [many] { $ways } способов
       *[other] { $ways } способа
    }
# The same while the tile is shown there in one of these ways.
cc-cell-turned = Столбец { $x }, ряд { $y }, способ { $way } из { $ways }
# Said while it is turned.
cc-turned = Способ { $way } из { $ways }

## The tile in hand

cc-hand = Квадрат в руке
cc-your-tile = Ваш квадрат
cc-left =
    { $left ->
        [0] Квадратов не осталось
        [one] Остался { $left } квадрат
        [few] Осталось { $left } квадрата
        [many] Осталось { $left } квадратов
       *[other] Осталось { $left } квадрата
    }
# The same in little room.
cc-left-short = ещё { $left }

## What is to be done

cc-your-move = Что делать сейчас
cc-lay-hint = Выберите клетку для квадрата.
cc-turn-hint = Поверните квадрат, как вам нужно.
cc-one-way = Подходит только так.
cc-turn-left = Повернуть налево
cc-turn-right = Повернуть направо
cc-cancel = Выбрать другую клетку
cc-lay = Выложить
cc-follower-hint = Поставить подданного?
cc-follower-none-left = Все ваши подданные уже на столе.
cc-follower-nowhere = На этом квадрате нет места для подданного.
cc-role-city = Рыцарь
cc-role-road = Разбойник
cc-role-field = Крестьянин
cc-role-cloister = Монах
cc-farmer-stays = Крестьянин остаётся на поле до конца игры.
cc-pass = Не ставить
# Advice: the tile in hand on this cell; who stands on it follows.
cc-way-tile = Квадрат на { $cell }
cc-confirm = Готово
cc-end-turn = Закончить ход
cc-take-back = Взять квадрат обратно
# Points: if the game ended now, and when the feature is finished.
cc-worth = сейчас { $now }, в итоге { $finished }+
cc-worth-now = сразу { $now }
cc-worth-field = в конце { $now }
cc-waits-tile = { $name } ищет место для квадрата.
cc-waits-follower = { $name } может поставить подданного.
cc-luck = Берётся новый квадрат.
cc-over = Игра окончена.

## Tools and panels

cc-tiles = Оставшиеся квадраты
cc-fields = Поля и их хозяева
cc-points = Очки
cc-nearer = Ближе
cc-farther = Дальше
cc-fit = Показать весь стол
cc-close = Закрыть
cc-tiles-point = Укажите на пустую клетку или коснитесь её, чтобы увидеть, какие квадраты туда подходят.
cc-tiles-fit =
    { $number ->
        [one] Подходит { $number } квадрат
        [few] Подходит { $number } квадрата
        [many] Подходит { $number } квадратов
       *[other] Подходит { $number } квадрата
    }: столбец { $x }, ряд { $y }.
cc-tiles-none-fit = Ни один оставшийся квадрат не подходит: столбец { $x }, ряд { $y }.
cc-tiles-of = { $left } из { $count }

## A road, city, cloister or field that is looked at

cc-feature-city = Город
cc-feature-road = Дорога
cc-feature-cloister = Монастырь
cc-feature-field = Поле
cc-feature-city-finished = Завершённый город
cc-feature-road-finished = Завершённая дорога
cc-feature-cloister-finished = Завершённый монастырь
cc-size =
    { $tiles ->
        [one] { $tiles } квадрат
        [few] { $tiles } квадрата
        [many] { $tiles } квадратов
       *[other] { $tiles } квадрата
    }
cc-size-city =
    { $tiles ->
        [one] { $tiles } квадрат
        [few] { $tiles } квадрата
        [many] { $tiles } квадратов
       *[other] { $tiles } квадрата
    }, { $pennants ->
        [one] { $pennants } щит
        [few] { $pennants } щита
        [many] { $pennants } щитов
       *[other] { $pennants } щита
    }
# A cloister and the tiles round it, 9 when it is finished.
cc-size-cloister = { $tiles } из 9 квадратов
cc-size-field =
    { $cities ->
        [0] городов нет
        [one] { $cities } город
        [few] { $cities } города
        [many] { $cities } городов
       *[other] { $cities } города
    }, завершено: { $complete }
cc-nobodys = Ничьё
cc-worth-if-ended = Если бы игра кончилась
cc-worth-if-finished = По завершении, от
cc-worth-was = Стоит
cc-worth-at-end = За завершённые города
cc-worth-all-cities = Со всеми городами

## How likely it is finished

cc-odds-percent = { $percent } %
cc-odds-below-one = меньше 1 %
cc-odds-above-ninety-nine = больше 99 %
cc-odds-round = Можно завершить за круг: { $chance }
cc-odds-never = Ни один оставшийся квадрат не завершит это.
cc-odds-far =
    Далеко до завершения: { $cells ->
        [one] { $cells } открытая клетка
        [few] { $cells } открытые клетки
        [many] { $cells } открытых клеток
       *[other] { $cells } открытой клетки
    }.
cc-odds-seats = Вытянет нужные квадраты до конца:

## Points

cc-total = Всего
cc-no-points = Очков пока ни у кого нет.
cc-every-point = { $name }: каждое очко
cc-source-city = Города
cc-source-road = Дороги
cc-source-cloister = Монастыри
cc-source-field = Поля
# Sums: “3 tiles × 2 + 1 pennant × 2 = 8”.
cc-sum-tiles =
    { $tiles ->
        [one] { $tiles } квадрат
        [few] { $tiles } квадрата
        [many] { $tiles } квадратов
       *[other] { $tiles } квадрата
    } × 1 = { $points }
cc-sum-city =
    { $tiles ->
        [one] { $tiles } квадрат
        [few] { $tiles } квадрата
        [many] { $tiles } квадратов
       *[other] { $tiles } квадрата
    } × { $each }{ $pennants ->
        [0] {""}
        [one] {" "}+ { $pennants } щит × { $each }
        [few] {" "}+ { $pennants } щита × { $each }
        [many] {" "}+ { $pennants } щитов × { $each }
       *[other] {" "}+ { $pennants } щита × { $each }
    } = { $points }
cc-sum-city-single =
    { $tiles ->
        [one] { $tiles } квадрат
        [few] { $tiles } квадрата
        [many] { $tiles } квадратов
       *[other] { $tiles } квадрата
    } × 1{ $pennants ->
        [0] {""}
        [one] {" "}+ { $pennants } щит × 1
        [few] {" "}+ { $pennants } щита × 1
        [many] {" "}+ { $pennants } щитов × 1
       *[other] {" "}+ { $pennants } щита × 1
    } = { $points }
cc-sum-field =
    { $cities ->
        [one] { $cities } город
        [few] { $cities } города
        [many] { $cities } городов
       *[other] { $cities } города
    } × { $each } = { $points }
# Several cities that one field feeds. $farmer is the cell of the farmer.
cc-item-field =
    поле крестьянина на { $farmer }: { $cities ->
        [one] { $cities } город
        [few] { $cities } города
        [many] { $cities } городов
       *[other] { $cities } города
    }
cc-gained =
    { $names }: { $points ->
        [one] +{ $points } очко
        [few] +{ $points } очка
        [many] +{ $points } очков
       *[other] +{ $points } очка
    }

## The history. $name is a player, or “you”, so that no verb agrees with it.

cc-event-follower =
    { $name }: { $role ->
        [city] рыцарь в городе
        [road] разбойник на дороге
        [field] крестьянин на поле
       *[cloister] монах в монастыре
    }
cc-event-ended =
    Игра окончена. Больше всех очков: { $names }, { $points ->
        [one] { $points } очко
        [few] { $points } очка
        [many] { $points } очков
       *[other] { $points } очка
    }

## Keys

cc-key-cells = От клетки к клетке
cc-key-turn = Повернуть квадрат
cc-key-stand = Выбрать место для подданного
cc-key-pass = Не ставить подданного
cc-key-confirm = Выбрать, подтвердить
cc-key-back = На шаг назад
cc-key-undo = Вернуть ход
cc-key-look = Дороги, города, монастыри и поля по очереди: сколько стоят и чьи
cc-key-tiles = Оставшиеся квадраты и куда они подходят
cc-key-fields = Поля и их хозяева
cc-key-points = Очки и за что они
cc-key-zoom = Ближе, дальше, весь стол
cc-key-pan = Двигать стол
