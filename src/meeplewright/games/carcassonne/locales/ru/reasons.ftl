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
    } ({ $names }), каждому: { $points ->
        [one] { $points } очко
        [few] { $points } очка
        [many] { $points } очков
       *[other] { $points } очка
    }
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
        [city] Получает долю в чужом городе
        [road] Получает долю чужой дороги
       *[field] Получает долю чужого поля
    } ({ $names })
cc-reason-blocks =
    { $kind ->
        [city] Чужой город
        [road] Чужую дорогу
       *[cloister] Чужой монастырь
    } ({ $names }) больше нельзя завершить
cc-reason-hinders =
    Рядом с { $kind ->
        [city] чужим городом
        [road] чужой дорогой
       *[cloister] чужим монастырём
    } ({ $names }) { $tiles ->
        [one] подойдёт лишь { $tiles } квадрат
        [few] подойдут лишь { $tiles } квадрата
        [many] подойдут лишь { $tiles } квадратов
       *[other] подойдут лишь { $tiles } квадрата
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
    Расширяет { $kind ->
        [city] город
        [road] дорогу
       *[cloister] монастырь
    }: { $points ->
        [one] { $points } очко
        [few] { $points } очка
        [many] { $points } очков
       *[other] { $points } очка
    } (было { $before })
cc-reason-farm = Завершённых городов у крестьян: { $cities }
cc-reason-keeps = Подданных остаётся в запасе: { $followers }
