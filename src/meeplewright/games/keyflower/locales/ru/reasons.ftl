### Чем хорош ход: под подсказкой или ходом из разбора.

kf-reason-outbids = Перебивает ставку на участок «{ TILE($tile) }» ({ $names })
kf-reason-worth =
    Участок «{ TILE($tile) }» сейчас приносит { $points ->
        [one] { $points } очко
        [few] { $points } очка
        [many] { $points } очков
       *[other] { $points } очка
    }
kf-reason-order =
    { $number ->
        [1] Первый выбор корабля
       *[other] Место при выборе корабля не ниже: { $number }
    }
kf-reason-purple = Вместе с фиолетовым рабочим
kf-reason-safe = Сейчас ни у кого не хватит рабочих, чтобы перебить ставку
kf-reason-only = Сейчас перебить ставку могут только: { $names }
kf-reason-spare = Рабочих этого цвета остаётся, чтобы повысить ставку: { $count }
kf-reason-green = Другим для ставки на участок «{ TILE($tile) }» нужны зелёные рабочие
kf-reason-gains =
    { $resource ->
        [wood] Даёт дерево: { $count }
        [stone] Даёт камень: { $count }
        [iron] Даёт железо: { $count }
        [gold] Даёт золото: { $count }
       *[mixed] Даёт ресурсы: { $count }
    }
kf-reason-draws-workers = Рабочих из мешочка: { $count }
kf-reason-draws-skills = Инструментов из стопки: { $count }
kf-reason-takes-green = Зелёных рабочих из запаса: { $count }
kf-reason-full = Больше никто не сможет использовать участок «{ TILE($tile) }» в это время года
kf-reason-returns = Рабочие вернутся в конце времени года
kf-reason-upgrade =
    Улучшение участка «{ TILE($tile) }»: { $points ->
        [one] { $points } очко
        [few] { $points } очка
        [many] { $points } очков
       *[other] { $points } очка
    }
kf-reason-stores =
    Участок «{ TILE($tile) }» засчитает ресурсы: { $points ->
        [one] { $points } очко
        [few] { $points } очка
        [many] { $points } очков
       *[other] { $points } очка
    }
kf-reason-ready = На участке «{ TILE($tile) }» есть все ресурсы для улучшения
kf-reason-needed = Ресурсы нужны участку «{ TILE($tile) }» для улучшения
kf-reason-ends = Завершает время года; выиграно участков: { $count }
kf-reason-leads = Участков с выигрывающей ставкой: { $count }
kf-reason-keeps = Рабочих остаётся на потом: { $count }
kf-reason-boat-workers = Рабочих на корабле: { $count }
kf-reason-boat-skills = Инструментов на корабле: { $count }
kf-reason-place =
    На этом месте: { $points ->
        [one] { $points } очко
        [few] { $points } очка
        [many] { $points } очков
       *[other] { $points } очка
    }
kf-reason-roads = Дорог к соседним участкам: { $count }
