### Keyflower's villages in the browser: looking, building, carrying, turning over; the winter choice.

kfv-villages = Деревни
kfv-all = Все деревни
kfv-own = Ваша деревня
kfv-of = Деревня: { $name }
# $name is “Your village” or “Village of Ann”.
kfv-open = { $name }: посмотреть вблизи
kfv-built = готово
kfv-builds = строит
kfv-look = Вид
kfv-nearer = Ближе
kfv-farther = Дальше
kfv-fit = Показать всю деревню

## What is said of a tile, after its name

kfv-upgraded = улучшено
kfv-usable = можно использовать
kfv-far =
    { $count ->
        [one] в { $count } шаге
        [few] в { $count } шагах
       *[many] в { $count } шагах
    }

## Building

kfv-to-lay = Участки, которые нужно выложить
kfv-pick = Выберите участок, который выложите следующим.
kfv-where = { $tile }: выберите место.
kfv-lay-hint = { $tile }: поверните участок, как вам нужно, и выложите.
kfv-lay-one = { $tile }: сюда подходит только так. Выложить?
kfv-all-laid = Всё выложено. Завершите или возьмите участки обратно.
kfv-turn-left = Повернуть налево
kfv-turn-right = Повернуть направо
kfv-elsewhere = Выбрать другое место
kfv-lay = Выложить
kfv-river = Здесь этот участок перекроет реку вашего дома: ни один корабль уже не сможет её продолжить.
# $tiles is a list of tiles.
kfv-beside = Рядом: { $tiles }
# $where is the line above; $ways is how many turns fit.
kfv-cell =
    { $where }, { $ways ->
        [one] { $ways } способ
        [few] { $ways } способа
       *[many] { $ways } способов
    }
kfv-cell-turned = { $where }, способ { $way } из { $ways }
kfv-turned = Способ { $way } из { $ways }

## Transport and upgrades

kfv-steps-left =
    { $count ->
        [0] шагов не осталось
        [one] остался { $count } шаг
        [few] осталось { $count } шага
       *[many] осталось { $count } шагов
    }
kfv-upgrades-left =
    { $count ->
        [0] улучшений не осталось
        [one] осталось { $count } улучшение
        [few] осталось { $count } улучшения
       *[many] осталось { $count } улучшений
    }
kfv-carry = Возьмите ресурс или перетащите его по дорогам.
kfv-carry-where = Выберите, куда везти.
kfv-only-upgrade = Ещё можно улучшить участок или завершить.
kfv-nothing-left = Больше нечего везти и улучшать. Завершите или верните что-нибудь назад.
# $what is “2 wood”.
kfv-load = { $what }, { $tile }
kfv-upgrade = Улучшить: { $tile }
kfv-price = { $tile }: чем платите?
kfv-no-upgrade = Не улучшать

## The winter choice

kfv-winter = Ваши зимние участки
kfv-winter-hint = Выберите, какие из них войдут в игру: хотя бы один. Никто не узнает, чьи они были.
kfv-winter-chosen-count =
    { $count ->
        [0] ничего не выбрано
        [one] выбран { $count } участок
        [few] выбрано { $count } участка
       *[many] выбрано { $count } участков
    }
kfv-winter-done =
    { $count ->
        [one] Ввести в игру { $count } участок
        [few] Ввести в игру { $count } участка
       *[many] Ввести в игру { $count } участков
    }
kfv-winter-kept = Выбор сделан. В игру войдут эти ваши участки:
kfv-winter-looking = Все тайно выбирают зимние участки.
kfv-winter-waits = Ещё выбирают: { $names }

## Keys

kfv-key-all = Все деревни или одна
kfv-key-next = Следующая деревня
kfv-key-arrows = От участка к участку, с места на место
kfv-key-turn = Повернуть участок
kfv-key-zoom = Ближе, дальше, вся деревня
kfv-key-pan = Двигать деревню
