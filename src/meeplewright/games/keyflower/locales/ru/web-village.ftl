### Keyflower's villages in the browser: looking, building, carrying, turning over; the winter choice.

kfv-villages = Деревни
kfv-all = Все деревни
kfv-own = Ваша деревня
kfv-of = Деревня игрока { $name }
kfv-open = Открыть: { $name }
kfv-built = готово
kfv-builds = строит
kfv-look = Вид
kfv-nearer = Приблизить
kfv-farther = Отдалить
kfv-fit = Показать всю деревню

## What is said of a tile, after its name

kfv-upgraded = улучшен
kfv-usable = можно использовать
kfv-far =
    в { $count ->
        [one] { $count } шаге отсюда
        [few] { $count } шагах отсюда
        [many] { $count } шагах отсюда
       *[other] { $count } шага отсюда
    }

## Building

kfv-to-lay = Участки для размещения
kfv-pick = Выберите участок, который хотите разместить.
kfv-where = { $tile }: выберите клетку.
kfv-lay-hint = { $tile }: поверните участок и положите его.
kfv-lay-one = { $tile }: подходит только один поворот. Положить?
kfv-all-laid = Все участки размещены. Нажмите «Завершить» или снова возьмите участки.
kfv-turn-left = Повернуть влево
kfv-turn-right = Повернуть вправо
kfv-elsewhere = Выбрать другую клетку
kfv-lay = Положить
kfv-river = Этот участок перекроет вашу реку: продолжить её кораблём будет нельзя.
kfv-beside = Рядом: { $tiles }
kfv-cell =
    { $where }, { $ways ->
        [one] { $ways } вариант поворота
        [few] { $ways } варианта поворота
        [many] { $ways } вариантов поворота
       *[other] { $ways } варианта поворота
    }
kfv-cell-turned = { $where }, поворот { $way } из { $ways }
kfv-turned = Поворот { $way } из { $ways }

## Transport and upgrades

kfv-steps-left =
    { $count ->
        [0] шагов не осталось
        [one] остался { $count } шаг
        [few] осталось { $count } шага
        [many] осталось { $count } шагов
       *[other] осталось { $count } шага
    }
kfv-upgrades-left =
    { $count ->
        [0] улучшений не осталось
        [one] осталось { $count } улучшение
        [few] осталось { $count } улучшения
        [many] осталось { $count } улучшений
       *[other] осталось { $count } улучшения
    }
kfv-carry = Выберите ресурс или перетащите его по дорогам.
kfv-carry-where = Выберите, куда перевезти.
kfv-only-upgrade = Можно ещё улучшить участок или нажать «Завершить».
kfv-nothing-left = Больше нечего перевозить и улучшать. Нажмите «Завершить» или «Отменить».
kfv-load = { $what } на участке «{ TILE($tile) }»
kfv-upgrade = Улучшить участок «{ TILE($tile) }»
kfv-price = { $tile }: чем заплатить?
kfv-no-upgrade = Отмена

## The winter choice

kfv-winter = Ваши зимние участки
kfv-winter-hint = Выберите хотя бы один, чтобы выставить на торги. Никто не узнает, чьи они были.
kfv-winter-chosen-count =
    { $count ->
        [0] ничего не выбрано
        [one] выбран { $count } участок
        [few] выбрано { $count } участка
        [many] выбрано { $count } участков
       *[other] выбрано { $count } участка
    }
kfv-winter-done =
    Выставить { $count ->
        [one] { $count } участок
        [few] { $count } участка
        [many] { $count } участков
       *[other] { $count } участка
    }
kfv-winter-kept = Вы сделали выбор. Ваши участки на торгах:
kfv-winter-looking = Все игроки тайно выбирают зимние участки.
kfv-winter-waits = Ещё выбирают: { $names }

## Keys

kfv-key-all = Все деревни или одна
kfv-key-next = Следующая деревня
kfv-key-arrows = Перейти к другому участку или клетке
kfv-key-turn = Повернуть участок
kfv-key-zoom = Приблизить, отдалить, показать всю деревню
kfv-key-pan = Сдвинуть деревню
