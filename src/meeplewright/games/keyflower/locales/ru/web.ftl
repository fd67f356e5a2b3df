### Слова стола «Keyflower» в браузере. Понятия игры взяты из game.ftl.

# On the start page.
web-pitch-keyflower = Четыре времени года торгуйтесь за участки деревни и пользуйтесь ими, в том числе соседскими. Час или два, от двух до шести игроков.

## Части стола

kft-turn-order = Участки порядка хода
# A turn order tile in little room.
kft-order = Порядок { $number }
kft-tab-auction = Торги
kft-tab-villages = Деревни
kft-tab-info = Сведения
kft-screen = За вашей ширмой
# A winter tile in one's own hand.
kft-hand-tile = { $tile }, зимний участок у вас на руках
kft-you = Вы
# What a tile of the auction says to ears. $workers is “3 red”.
kft-bid-wins = { $name }: { $workers }, выигрывает
kft-bid-loses = { $name }: { $workers }, проигрывает
kft-on-it = На участке: { $workers }
kft-boat-taken = { $boat }, корабль выбран: { $name }

## Что можно сделать с участком

kft-bid = Ставка
kft-use = Использование
kft-can-bid = Можно сделать ставку
kft-can-use = Можно использовать
kft-no-bid = Ставка невозможна
kft-no-use = Использовать нельзя
# The least number of workers.
kft-bid-with = Ставка: от { $number }
kft-use-with = Использовать: от { $number }
kft-bid-from =
    { $number ->
        [one] Для ставки нужен { $number } рабочий
        [few] Для ставки нужно { $number } рабочих
       *[many] Для ставки нужно { $number } рабочих
    }
kft-use-from =
    { $number ->
        [one] Для использования нужен { $number } рабочий
        [few] Для использования нужно { $number } рабочих
       *[many] Для использования нужно { $number } рабочих
    }
kft-take-boat = Взять этот корабль
kft-close = Закрыть

## Что делать сейчас, одной фразой

kft-your-move = Что делать сейчас
kft-hint-turn = Ваш ход: выберите участок для ставки или использования либо пасуйте.
# $season is spring, summer, autumn or winter.
kft-hint-last-pass =
    Все остальные спасовали. Выберите участок или тоже пасуйте, и { $season ->
        [spring] весна
        [summer] лето
        [autumn] осень
       *[winter] зима
    } закончится.
# $needed is the least number from behind the screen; 0 where a losing group is enough.
kft-hint-bid =
    Ставка, { $tile }: выберите { $needed ->
        [0] ещё рабочих одного цвета или никого
        [one] не меньше { $needed } рабочего, все одного цвета
        [few] не меньше { $needed } рабочих, все одного цвета
       *[many] не меньше { $needed } рабочих, все одного цвета
    }.
kft-hint-use =
    Использование, { $tile }: выберите { $needed ->
        [0] ещё рабочих или никого
        [one] не меньше { $needed } рабочего
        [few] не меньше { $needed } рабочих
       *[many] не меньше { $needed } рабочих
    }, чтобы поставить на участок.
# With boat 4b colours may be mixed; they are asked for one after the other.
kft-hint-mixed =
    Использование с разными цветами, { $tile }: сколько { $colour ->
        [blue] синих
        [red] красных
        [yellow] жёлтых
       *[green] зелёных
    } рабочих?
kft-hint-pay-worker = { $tile }: есть цена. Отдайте одного рабочего из-за ширмы или целую проигрывающую группу; они уйдут в мешок.
kft-hint-pay-skill = { $tile }: есть цена. Отдайте один инструмент.
kft-hint-choose = { $tile }: выберите, что получить.
kft-hint-transport = Перевозите ресурсы по деревне, улучшайте участки, затем завершите.
kft-hint-boat = Выберите корабль: его рабочие и инструменты окажутся за вашей ширмой.
kft-hint-boat-winter = Выберите корабль: он встанет в вашей деревне и принесёт очки в конце.
kft-hint-pick = Деревня растёт: выберите новый участок, чтобы выложить его.
kft-hint-lay = Выберите, где и как лежит участок.
kft-hint-built = Все участки выложены. Измените, что хотите, и завершите.
kft-hint-winter = Тайно выберите, какие из ваших зимних участков войдут в игру, хотя бы один.
kft-luck = Что-то вытягивают наугад.
kft-over = Игра окончена.
# $names are those who decide now; $phase says what about.
kft-waits =
    { $names }: { $phase ->
        [workers] размещение рабочих
        [pay] оплата использования
        [choose] выбор ресурса
        [transport] перевозка и улучшения
        [boat] выбор корабля
        [village] строительство деревни
        [winter] выбор зимних участков
       *[turn] сейчас ходит
    }.
# One's own part is done, the others are not ready yet.
kft-done-village = Ваша деревня построена. Ещё строят: { $names }.
kft-done-winter = Вы выбрали. Ещё выбирают: { $names }.
kft-pass = Пас
kft-pass-sure =
    Точно пас: закончится { $season ->
        [spring] весна
        [summer] лето
        [autumn] осень
       *[winter] зима
    }
kft-finish = Завершить
# What somebody could do, in a hint; $what and $tile as in the history.
kft-way-pay = плата: { $what }
kft-way-pay-group = плата группой отсюда: { $tile }
kft-way-boat = корабль: { $tile }
kft-way-winter = зимние участки
kft-way-lay = выложить: { $tile }
kft-undo = Вернуть
kft-cancel = Назад

## Рабочие, оплата, выбор

kft-workers = Рабочие для размещения
kft-from-screen = Из-за вашей ширмы
kft-losing = Проигрывающие группы, только целиком:
# $workers is “3 red”.
kft-group = { $workers } отсюда: { $tile }
kft-choose-workers = Выберите рабочих
kft-place-bid =
    { $number ->
        [one] Поставить { $number } рабочего
        [few] Поставить { $number } рабочих
       *[many] Поставить { $number } рабочих
    }
# With boat 4b: after these the next colour is asked for.
kft-place-next = Дальше: { $number }
kft-place-use =
    { $number ->
        [one] Использовать: { $number } рабочий
        [few] Использовать: { $number } рабочих
       *[many] Использовать: { $number } рабочих
    }
kft-choose-one = Выберите одно
# $worker is “1 red”.
kft-pay-worker = { $worker } из-за ширмы

## Клавиши

kft-key-tiles = От участка к участку
kft-key-bid = Ставка на выбранный участок
kft-key-use = Использовать выбранный участок
kft-key-number = Столько рабочих
kft-key-colour = Следующий цвет
kft-key-pass = Пас
kft-key-confirm = Выбрать, подтвердить
kft-key-back = На шаг назад
kft-key-undo = Вернуть ход

## Варианты для того, кто открывает стол

option-counter_bid-more = Свойство одного летнего корабля: перебивает ли он ставки и на участках порядка хода.
option-cross_mixed_edges-more = С кораблём 2a края могут не совпадать; можно ли перевозить и там, где дорога упирается в поле.
option-first_use-more = Сколько рабочих может поставить тот, кто использует участок первым.
option-loose_gold-more = С кораблём 3b любой ресурс заменяет любой другой: приносит ли тогда каждый лежащий отдельно очко, как золото.
