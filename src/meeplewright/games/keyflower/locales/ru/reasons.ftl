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
       *[other] Выбор корабля: место в очереди не ниже { $number }
    }
kf-reason-purple = Вместе с фиолетовым рабочим
kf-reason-safe = Сейчас ни у кого не хватит рабочих, чтобы перебить эту ставку
kf-reason-only = Сейчас эту ставку в силах перебить только { $names }
kf-reason-spare = Остаётся рабочих этого цвета для повышения ставки: { $count }
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
    Участок «{ TILE($tile) }» принесёт за эти ресурсы { $points ->
        [one] { $points } очко
        [few] { $points } очка
        [many] { $points } очков
       *[other] { $points } очка
    }
kf-reason-ready = На участке «{ TILE($tile) }» есть все ресурсы для улучшения
kf-reason-needed = Эти ресурсы нужны для улучшения участка «{ TILE($tile) }»
kf-reason-ends = Завершает время года; выиграно участков: { $count }
kf-reason-leads = Участков с выигрывающей ставкой: { $count }
kf-reason-keeps = Рабочих остаётся на потом: { $count }
kf-reason-boat-workers = Рабочих на корабле: { $count }
kf-reason-boat-skills = Инструментов на корабле: { $count }
kf-reason-place =
    На этом месте принесёт { $points ->
        [one] { $points } очко
        [few] { $points } очка
        [many] { $points } очков
       *[other] { $points } очка
    }
kf-reason-roads = Дорог к соседним участкам: { $count }
kf-reason-grows =
    { $kind ->
        [workers] Больше рабочих, которых можно поставить
        [skills] Больше инструментов
        [resources] Больше свободных ресурсов
        [upgrades] Приближает улучшения и заполнение складов
        [uses] Участки, полезные в следующие времена года
        [hand] Зимние участки в руке приносят больше очков
        [together] Участки, рабочие и ресурсы хорошо сочетаются
        [others] Другие могут рассчитывать на меньшее число очков
       *[points] Больше очков, если бы партия закончилась с этим временем года
    }
kf-reason-above-average =
    { $kind ->
        [workers] Остаётся больше рабочих, чем после среднего хода
        [skills] Остаётся больше инструментов, чем после среднего хода
        [resources] Остаётся больше ресурсов, чем после среднего хода
        [upgrades] Для улучшений и складов лучше среднего хода
        [uses] Для следующих времён года лучше среднего хода
        [hand] Для зимних участков в руке лучше среднего хода
        [together] Всё сочетается лучше, чем после среднего хода
        [others] Оставляет другим меньше очков, чем средний ход
       *[points] Больше очков, чем после среднего хода
    }
