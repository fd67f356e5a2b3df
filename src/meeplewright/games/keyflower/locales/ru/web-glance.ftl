### Что должно быть видно сразу: карточки игроков, конец времени года, сообщения.

## На карточке игрока

kfg-card-visible = на виду: { $workers }
kfg-card-hidden =
    за ширмой: { $workers ->
        [one] { $workers } рабочий
        [few] { $workers } рабочих
        [many] { $workers } рабочих
       *[other] { $workers } рабочих
    } и { $skills ->
        [one] { $skills } инструмент
        [few] { $skills } инструмента
        [many] { $skills } инструментов
       *[other] { $skills } инструмента
    }
kfg-card-order = место в порядке хода: { $number }
kfg-card-passed = пас

## Конец времени года

kfg-ending =
    { $season ->
        [spring] Весна закончилась
        [summer] Лето закончилось
        [autumn] Осень закончилась
       *[winter] Зима закончилась
    }
kfg-ending-won = Выигранные участки
kfg-ending-back = Вернулись за ширмы
kfg-ending-none = Ничего
kfg-ending-chooses = выбор ещё не сделан
kfg-ending-next = После выбора кораблей каждый размещает выигранные участки.

## Сообщения

kfg-outbid = Вашу ставку на участок «{ TILE($tile) }» перебили.
kfg-outbid-by = Ставка игрока { $name }: { $workers }.
kfg-order-ended-pass = Вы больше не пасуете автоматически.
kfg-order-ended-raise = Ваша ставка на участок «{ TILE($tile) }» больше не повышается автоматически.
kfg-order-now = Сейчас ваш ход, поэтому автоход сработает сразу: вы спасуете, если не нужно повышать ставку.
kfg-news = Здесь что-то произошло

## На участках

kfg-worth =
    { $points ->
        [one] С тем, что у вас есть сейчас, принесёт { $points } очко
        [few] С тем, что у вас есть сейчас, принесёт { $points } очка
        [many] С тем, что у вас есть сейчас, принесёт { $points } очков
       *[other] С тем, что у вас есть сейчас, принесёт { $points } очка
    }
kfg-order-boats = В конце времени года тот, кто выиграл этот участок, выбирает корабль; место в очереди: { $number }.
kfg-order-purple = Он же получает фиолетового рабочего и начинает следующее время года.
kfg-as-gold = { $boat }: другие ресурсы считаются золотом.

## Строки истории

kfg-raises =
    { $who ->
        [same] повышает ставку на участок «{ TILE($tile) }», всего: { $total } (+ { $workers })
       *[other] { $name } повышает ставку на участок «{ TILE($tile) }», всего: { $total } (+ { $workers })
    }
kfg-moves =
    { $who ->
        [same] делает ставку на участок «{ TILE($tile) }», всего: { $total } ({ $workers })
       *[other] { $name } делает ставку на участок «{ TILE($tile) }», всего: { $total } ({ $workers })
    }
kfg-gets =
    { $who ->
        [same] получает: { $what }
       *[other] { $name } получает: { $what }
    }
