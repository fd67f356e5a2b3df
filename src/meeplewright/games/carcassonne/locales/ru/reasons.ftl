### Чем хорош ход: под подсказкой или ходом из разбора.

cc-reason-completes =
    Завершает { $kind ->
        [city] город
        [road] дорогу
       *[cloister] монастырь
    }: { $points ->
        [one] { $points } очко
        [few] { $points } очка
        [many] { $points } очков
       *[other] { $points } очка
    }
cc-reason-completes-shared =
    Завершает { $kind ->
        [city] общий город
        [road] общую дорогу
       *[cloister] общий монастырь
    } ({ $names }): по { $points ->
        [one] { $points } очку
        [few] { $points } очка
        [many] { $points } очков
       *[other] { $points } очка
    } каждому
cc-reason-completes-other =
    Завершает { $kind ->
        [city] чужой город
        [road] чужую дорогу
       *[cloister] чужой монастырь
    } ({ $names }): { $points ->
        [one] { $points } очко
        [few] { $points } очка
        [many] { $points } очков
       *[other] { $points } очка
    }
cc-reason-takes =
    Забирает { $kind ->
        [city] чужой город
        [road] чужую дорогу
       *[field] чужое поле
    } ({ $names })
cc-reason-joins =
    { $kind ->
        [city] Делает чужой город общим
        [road] Делает чужую дорогу общей
       *[field] Делает чужое поле общим
    } ({ $names })
cc-reason-blocks =
    { $kind ->
        [city] Чужой город
        [road] Чужую дорогу
       *[cloister] Чужой монастырь
    } ({ $names }) больше нельзя завершить
cc-reason-hinders =
    К { $kind ->
        [city] чужому городу
        [road] чужой дороге
       *[cloister] чужому монастырю
    } ({ $names }) { $tiles ->
        [one] подойдёт только { $tiles } квадрат
        [few] подойдут только { $tiles } квадрата
        [many] подойдёт только { $tiles } квадратов
       *[other] подойдут только { $tiles } квадрата
    }
cc-reason-returns =
    { $followers ->
        [one] Вернётся { $followers } подданный
        [few] Вернутся { $followers } подданных
        [many] Вернутся { $followers } подданных
       *[other] Вернутся { $followers } подданного
    }
cc-reason-starts =
    Начинает { $kind ->
        [city] город
       *[road] дорогу
    }
cc-reason-claims =
    Занимает { $kind ->
        [city] город
       *[road] дорогу
    } из { $tiles ->
        [one] { $tiles } квадрата
        [few] { $tiles } квадратов
        [many] { $tiles } квадратов
       *[other] { $tiles } квадрата
    }
cc-reason-cloister = Начинает монастырь: { $tiles } из 9 квадратов
cc-reason-field = Занимает поле; завершённых городов: { $cities }
cc-reason-extends =
    { $kind ->
        [city] Расширяет город
        [road] Удлиняет дорогу
       *[cloister] Добавляет квадрат к монастырю
    }: { $points ->
        [one] { $points } очко
        [few] { $points } очка
        [many] { $points } очков
       *[other] { $points } очка
    } (было { $before })
cc-reason-farm = Завершённых городов у крестьян: { $cities }
cc-reason-keeps = Подданных остаётся в запасе: { $followers }
cc-reason-second = Даёт второй квадрат
cc-reason-goods = Приносит жетоны товаров: { $tokens }
cc-reason-spoils =
    { $kind ->
        [city] Чужой город
       *[road] Чужая дорога
    } ({ $names }) принесёт очки только по завершении
cc-reason-raises =
    { $kind ->
        [city] Город
       *[road] Дорога
    } по завершении принесёт больше: минимум { $points ->
        [one] { $points } очко
        [few] { $points } очка
        [many] { $points } очков
       *[other] { $points } очка
    }
cc-reason-builder =
    Строитель { $kind ->
        [city] в городе
       *[road] на дороге
    }: потом даст второй квадрат
cc-reason-pig = Свинья на поле; завершённых городов: { $cities }
cc-reason-grows =
    { $kind ->
        [city] Повышает шансы города
        [road] Повышает шансы дороги
        [cloister] Повышает шансы монастыря
        [field] Усиливает крестьян
        [supply] Больше подданных в запасе
        [figures] Фигурки и товары стоят больше
        [others] Другие могут рассчитывать на меньшее число очков
       *[points] Больше очков, если бы партия закончилась сейчас
    }
cc-reason-above-average =
    { $kind ->
        [city] Для городов лучше среднего хода
        [road] Для дорог лучше среднего хода
        [cloister] Для монастырей лучше среднего хода
        [field] Для крестьян лучше среднего хода
        [supply] В запасе остаётся больше подданных, чем после среднего хода
        [figures] Для фигурок и товаров лучше среднего хода
        [others] Оставляет другим меньше очков, чем средний ход
       *[points] Больше очков, чем после среднего хода
    }
