### The words of Carcassonne's table in the browser. Rulebook terms are those of game.ftl.

web-pitch-carcassonne = Выкладывайте квадраты, стройте города, дороги и поля и занимайте их подданными. 30 минут.

## The table, for eyes and ears

cc-board = Карта
cc-tools = Управление картой
cc-followers = Подданные на карте
cc-tile-at = { $tile }, столбец { $x }, ряд { $y }
cc-follower-at =
    { $name }: { $role ->
        [city] рыцарь в городе
        [road] разбойник на дороге
        [field] крестьянин на поле
       *[cloister] монах в монастыре
    }, столбец { $x }, ряд { $y }
cc-figure-at =
    { $name }: { $figure ->
        [big] большой подданный
        [builder] строитель
       *[pig] свинья
    } { $role ->
        [city] в городе
        [road] на дороге
        [field] на поле
       *[cloister] в монастыре
    }, столбец { $x }, ряд { $y }
cc-cell =
    Столбец { $x }, ряд { $y }, { $ways ->
        [one] { $ways } вариант поворота
        [few] { $ways } варианта поворота
        [many] { $ways } вариантов поворота
       *[other] { $ways } варианта поворота
    }
cc-cell-turned = Столбец { $x }, ряд { $y }, поворот { $way } из { $ways }
cc-cell-second = { $cell }, даёт второй квадрат
cc-river-end = Река продолжается здесь
cc-turned = Поворот { $way } из { $ways }

## The tile in hand

cc-hand = Вытянутый квадрат
cc-your-tile = Ваш квадрат
cc-left =
    { $left ->
        [0] Квадратов не осталось
        [one] Остался { $left } квадрат
        [few] Осталось { $left } квадрата
        [many] Осталось { $left } квадратов
       *[other] Осталось { $left } квадрата
    }
cc-left-short = ещё { $left }
cc-river-left =
    { $left ->
        [0] Последний квадрат реки
        [one] Остался { $left } квадрат реки
        [few] Осталось { $left } квадрата реки
        [many] Осталось { $left } квадратов реки
       *[other] Осталось { $left } квадрата реки
    }
cc-river-left-short = река: ещё { $left }
cc-second-tile = Второй квадрат

cc-supply =
    { $followers ->
        [0] В запасе нет подданных
        [one] В запасе { $followers } подданный
        [few] В запасе { $followers } подданных
        [many] В запасе { $followers } подданных
       *[other] В запасе { $followers } подданных
    }
cc-supply-big =
    { $left ->
        [0] Большой подданный на карте
       *[other] Большой подданный в запасе
    }
cc-supply-builder =
    { $left ->
        [0] Строитель на карте
       *[other] Строитель в запасе
    }
cc-supply-pig =
    { $left ->
        [0] Свинья на карте
       *[other] Свинья в запасе
    }
cc-goods-held =
    { $goods ->
        [wine] Вино
        [grain] Зерно
       *[cloth] Ткань
    }: { $tokens }
cc-goods-most =
    { $goods ->
        [wine] Вино
        [grain] Зерно
       *[cloth] Ткань
    }: { $tokens }, больше всех

## What is to be done

cc-your-move = Ваш ход
cc-lay-hint = Выберите клетку для квадрата.
cc-river-hint = Продолжите реку своим квадратом.
cc-second-hint = Ваш строитель даёт вам второй квадрат. Выберите для него клетку.
cc-turn-hint = Поверните квадрат и выложите его.
cc-one-way = Подходит только один поворот.
cc-turn-left = Повернуть влево
cc-turn-right = Повернуть вправо
cc-cancel = Выбрать другую клетку
cc-lay = Выложить
cc-follower-hint = Поставить подданного?
cc-follower-none-left = У вас не осталось подданных.
cc-follower-nowhere = Здесь нет свободного места для подданного.
cc-figure-hint = Поставить фигурку?
cc-figure-nowhere = Сюда нельзя поставить ни одну фигурку.
cc-figures = Выбор фигурки
cc-figure-follower = Подданный
cc-figure-big = Большой подданный
cc-figure-builder = Строитель
cc-figure-pig = Свинья
cc-figure-choice = { $figure }, в запасе: { $left }
cc-role-city = Рыцарь
cc-role-road = Разбойник
cc-role-field = Крестьянин
cc-role-cloister = Монах
cc-spot-city = В город
cc-spot-road = На дорогу
cc-spot-field = На поле
cc-farmer-stays = Крестьянин остаётся на поле до конца игры.
cc-pig-stays = Свинья остаётся на поле до конца игры.
cc-second-due = После этого квадрата вы получите второй.
cc-second-cells = На клетках со строителем вы продолжаете его дорогу или город и получаете второй квадрат.
cc-second-here = Квадрат здесь продолжит дорогу или город вашего строителя: вы получите второй квадрат.
cc-pass = Без подданного
cc-pass-figure = Без фигурки
cc-way-tile = Квадрат на { $cell }
cc-take-back = Отменить
cc-worth = сейчас { $now }, по завершении { $finished }+
cc-worth-cloister = сейчас { $now }, по завершении { $finished }
cc-worth-now = сразу { $now }
cc-worth-field = в конце { $now }
cc-worth-builder = второй квадрат, если продолжить здесь строить
cc-worth-pig = ещё одно очко за каждый завершённый город
cc-waits-tile = { $name } выкладывает квадрат.
cc-waits-second = { $name } выкладывает второй квадрат.
cc-waits-follower = { $name } может поставить подданного.
cc-luck = Вытягиваем квадрат…
cc-over = Партия окончена.

## Tools and panels

cc-tiles = Оставшиеся квадраты
cc-fields = Поля
cc-points = Очки
cc-nearer = Приблизить
cc-farther = Отдалить
cc-fit = Показать всю карту
cc-close = Закрыть
cc-tiles-point = Наведите курсор на пустую клетку или коснитесь её, чтобы увидеть, какие квадраты подходят.
cc-tiles-fit =
    Столбец { $x }, ряд { $y }: { $number ->
        [one] подходит { $number } квадрат
        [few] подходят { $number } квадрата
        [many] подходит { $number } квадратов
       *[other] подходят { $number } квадрата
    }.
cc-tiles-none-fit = Столбец { $x }, ряд { $y }: ни один оставшийся квадрат не подходит.
cc-tiles-of = { $left } из { $count }
cc-set-base = Базовая игра

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
cc-size-cloister = { $tiles } из 9 квадратов
cc-size-field =
    { $cities ->
        [0] нет городов
        [one] { $cities } город
        [few] { $cities } города
        [many] { $cities } городов
       *[other] { $cities } города
    }, завершено: { $complete }
cc-nobodys = Никому не принадлежит
cc-weight =
    считается за { $followers ->
        [one] { $followers } подданного
        [few] { $followers } подданных
        [many] { $followers } подданных
       *[other] { $followers } подданных
    }
cc-inn = Таверна: 2 очка за квадрат; если дорога не завершена — 0
cc-cathedral = Собор: 3 очка за квадрат и за щит; если город не завершён — 0
cc-goods-in = Товары: { $goods }
cc-builder-of = Строитель: { $name }
cc-pig-of = Свинья: { $name }
cc-pig-counted = ещё одно очко за каждый завершённый город, учтено ниже
cc-pig-idle = не приносит очков, пока у других здесь больше крестьян
cc-worth-if-ended = Если игра закончится сейчас
cc-worth-if-finished = По завершении не меньше
cc-worth-if-finished-cloister = По завершении
cc-worth-was = Очки
cc-worth-at-end = За завершённые города
cc-worth-at-end-pig = За завершённые города, со свиньёй
cc-worth-pig-of = Со свиньёй ({ $names })
cc-worth-all-cities = Если завершить все города

## How likely it is finished

cc-odds-percent = { $percent } %
cc-odds-below-one = меньше 1 %
cc-odds-above-ninety-nine = больше 99 %
cc-odds-round =
    Шанс завершить { $kind ->
        [city] этот город
        [cloister] этот монастырь
       *[road] эту дорогу
    } за один круг: { $chance }
cc-odds-never =
    { $kind ->
        [city] Этот город
        [cloister] Этот монастырь
       *[road] Эту дорогу
    } нельзя завершить оставшимися квадратами.
cc-odds-far =
    { $kind ->
        [city] Этому городу
        [cloister] Этому монастырю
       *[road] Этой дороге
    } ещё далеко до завершения: нужно заполнить { $cells ->
        [one] { $cells } клетку
        [few] { $cells } клетки
        [many] { $cells } клеток
       *[other] { $cells } клетки
    }.
cc-odds-seats = Шанс вытянуть нужные квадраты до конца игры:

## Points

cc-total = Всего
cc-no-points = Очков пока ни у кого нет.
cc-every-point = { $name }: подробный счёт
cc-source-city = Города
cc-source-road = Дороги
cc-source-cloister = Монастыри
cc-source-field = Поля
cc-source-goods = Товары
cc-sum-tiles =
    { $tiles ->
        [one] { $tiles } квадрат
        [few] { $tiles } квадрата
        [many] { $tiles } квадратов
       *[other] { $tiles } квадрата
    } × 1 = { $points }
cc-sum-inn =
    { $tiles ->
        [one] { $tiles } квадрат
        [few] { $tiles } квадрата
        [many] { $tiles } квадратов
       *[other] { $tiles } квадрата
    } × { $each } = { $points }
cc-sum-nothing = не завершено = 0
cc-sum-goods =
    { $tokens ->
        [one] { $tokens } жетон
        [few] { $tokens } жетона
        [many] { $tokens } жетонов
       *[other] { $tokens } жетона
    }, больше всех = { $points }
cc-sum-city =
    { $tiles ->
        [one] { $tiles } квадрат
        [few] { $tiles } квадрата
        [many] { $tiles } квадратов
       *[other] { $tiles } квадрата
    } × { $each }{ $pennants ->
        [0] { "" }
        [one] { " " }+ { $pennants } щит × { $each }
        [few] { " " }+ { $pennants } щита × { $each }
        [many] { " " }+ { $pennants } щитов × { $each }
       *[other] { " " }+ { $pennants } щита × { $each }
    } = { $points }
cc-sum-city-single =
    { $tiles ->
        [one] { $tiles } квадрат
        [few] { $tiles } квадрата
        [many] { $tiles } квадратов
       *[other] { $tiles } квадрата
    } × 1{ $pennants ->
        [0] { "" }
        [one] { " " }+ { $pennants } щит × 1
        [few] { " " }+ { $pennants } щита × 1
        [many] { " " }+ { $pennants } щитов × 1
       *[other] { " " }+ { $pennants } щита × 1
    } = { $points }
cc-sum-field =
    { $cities ->
        [one] { $cities } город
        [few] { $cities } города
        [many] { $cities } городов
       *[other] { $cities } города
    } × { $each } = { $points }
cc-item-field =
    крестьянин на { $farmer }: { $cities ->
        [one] { $cities } город
        [few] { $cities } города
        [many] { $cities } городов
       *[other] { $cities } города
    }
cc-item-pig =
    свинья на поле { $farmer }: { $cities ->
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

## The history

cc-event-follower =
    { $name } ставит { $role ->
        [city] рыцаря в город
        [road] разбойника на дорогу
        [field] крестьянина на поле
       *[cloister] монаха в монастырь
    }
cc-event-figure =
    { $name } ставит { $figure ->
        [big] большого подданного
        [builder] строителя
       *[pig] свинью
    } { $role ->
        [city] в город
        [road] на дорогу
        [field] на поле
       *[cloister] в монастырь
    }
cc-event-ended =
    Партия окончена. Больше всего очков: { $names }, { $points ->
        [one] { $points } очко
        [few] { $points } очка
        [many] { $points } очков
       *[other] { $points } очка
    }

## Keys

cc-key-cells = Перейти к другой клетке
cc-key-turn = Повернуть квадрат
cc-key-stand = Выбрать место для подданного
cc-key-figure = Выбрать другую фигурку
cc-key-pass = Без подданного
cc-key-confirm = Выбрать, подтвердить
cc-key-back = Назад
cc-key-look = Дороги, города, монастыри и поля по очереди: ценность и владелец
cc-key-tiles = Оставшиеся квадраты и какие из них подходят
cc-key-fields = Поля
cc-key-points = Подробный счёт
cc-key-zoom = Приблизить, отдалить, показать всю карту
cc-key-pan = Сдвинуть карту

## Стили ботов

style-carcassonne-knight = рыцарь
style-carcassonne-knight-more = Любит города и присоединяется к вашим.
style-carcassonne-farmer = крестьянин
style-carcassonne-farmer-more = Рано и часто ставит крестьян.
style-carcassonne-saver = бережливый
style-carcassonne-saver-more = Держит подданных в запасе.
