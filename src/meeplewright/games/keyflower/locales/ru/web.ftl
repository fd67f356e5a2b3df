### Слова стола «Keyflower» в браузере. Понятия игры взяты из game.ftl.

web-pitch-keyflower = Четыре времени года торгуйтесь за участки для деревни и используйте их, даже соседские. 1–2 часа.

## Части стола

kft-turn-order = Участки порядка хода
kft-order = Порядок { $number }
kft-tab-auction = Торги
kft-tab-villages = Деревни
kft-tab-info = Сведения
kft-screen = За вашей ширмой
kft-hand-tile = { $tile }, зимний участок у вас на руках
kft-you = Вы
kft-bid-wins = { $name }: { $workers }, ставка выигрывает
kft-bid-loses = { $name }: { $workers }, ставка перебита
kft-on-it = На участке: { $workers }
kft-boat-taken =
    { $who ->
        [you] { $boat }, корабль взяли вы
       *[other] { $boat }, корабль уже взят: { $name }
    }

## Что можно сделать с участком

kft-bid = Сделать ставку
kft-use = Использовать
kft-can-bid = Можно сделать ставку
kft-can-use = Можно использовать
kft-no-bid = Ставка невозможна
kft-no-use = Использовать нельзя
kft-bid-with = Сделать ставку: { $number }+
kft-use-with = Использовать: { $number }+
kft-bid-from =
    Ставка: не меньше { $number ->
        [one] { $number } рабочего
        [few] { $number } рабочих
        [many] { $number } рабочих
       *[other] { $number } рабочих
    }
kft-use-from =
    Использование: не меньше { $number ->
        [one] { $number } рабочего
        [few] { $number } рабочих
        [many] { $number } рабочих
       *[other] { $number } рабочих
    }
kft-take-boat = Взять этот корабль
kft-close = Закрыть

## Что делать сейчас, одной фразой

kft-your-move = Ваш ход
kft-hint-turn = Ваш ход: сделайте ставку, используйте участок или спасуйте.
kft-hint-last-pass =
    Все остальные спасовали. Выберите участок; если спасуете, { $season ->
        [spring] весна
        [summer] лето
        [autumn] осень
       *[winter] зима
    } закончится.
kft-hint-bid =
    Ставка на участок «{ TILE($tile) }»: выберите { $needed ->
        [0] ещё рабочих одного цвета, если хотите
        [1] одного или нескольких рабочих одного цвета
        [one] не меньше { $needed } рабочего одного цвета
        [few] не меньше { $needed } рабочих одного цвета
        [many] не меньше { $needed } рабочих одного цвета
       *[other] не меньше { $needed } рабочих одного цвета
    }.
kft-hint-use =
    Использование участка «{ TILE($tile) }»: выберите { $needed ->
        [0] ещё рабочих, если хотите
        [1] одного или нескольких рабочих
        [one] не меньше { $needed } рабочего
        [few] не меньше { $needed } рабочих
        [many] не меньше { $needed } рабочих
       *[other] не меньше { $needed } рабочих
    }.
kft-hint-mixed = Использование участка «{ TILE($tile) }»: выберите рабочих любых цветов.
kft-hint-pay-worker = Заплатите за использование участка «{ TILE($tile) }» одним рабочим из-за ширмы или целой перебитой ставкой. Плату кладут в мешочек.
kft-hint-pay-skill = Заплатите за использование участка «{ TILE($tile) }» одним инструментом.
kft-hint-choose = Выберите, что взять с участка «{ TILE($tile) }».
kft-hint-transport = Перевозите ресурсы и улучшайте участки в своей деревне, затем нажмите «Завершить».
kft-hint-boat = Выберите корабль: вы получите его рабочих и инструменты.
kft-hint-boat-winter = Выберите корабль: он войдёт в вашу деревню и принесёт очки в конце игры.
kft-hint-pick = Выберите новый участок, чтобы разместить его в деревне.
kft-hint-lay = Выберите клетку и поворот.
kft-hint-built = Все участки размещены. Если нужно, измените что-нибудь, затем нажмите «Завершить».
kft-hint-winter = Тайно выберите хотя бы один зимний участок, чтобы выставить его на торги.
kft-hint-confirm = Ваш ход: { $what }. Подтвердите его или отмените.
kft-hint-group-bid = Ставка на участок «{ TILE($tile) }»: выберите перебитую ставку, рабочие которой перейдут сюда.
kft-hint-group-use = Использование участка «{ TILE($tile) }»: выберите перебитую ставку, рабочие которой перейдут сюда.
kft-luck = Случайный выбор…
kft-over = Партия окончена.
kft-waits =
    { $names }: { $phase ->
        [workers] размещение рабочих
        [pay] оплата
        [choose] выбор ресурса
        [transport] перевозка и улучшение
        [boat] выбор корабля
        [village] расширение деревни
        [winter] выбор зимних участков
       *[turn] ход
    }.
kft-done-village = Ваша деревня готова. Ещё строят: { $names }.
kft-done-winter = Вы сделали выбор. Ещё выбирают зимние участки: { $names }.
kft-pass = Пас
kft-pass-sure =
    Спасовать и закончить { $season ->
        [spring] весну
        [summer] лето
        [autumn] осень
       *[winter] зиму
    }?
kft-finish = Завершить
kft-undo = Отменить
kft-cancel = Назад

## Рабочие, оплата, выбор

kft-workers = Рабочие для размещения
kft-from-screen = Из-за вашей ширмы
kft-losing = Перебитые ставки (только целиком):
kft-group = { $workers } с участка «{ TILE($tile) }»
kft-choose-workers = Выберите рабочих
kft-place-bid =
    Сделать ставку: { $number ->
        [one] { $number } рабочий
        [few] { $number } рабочих
        [many] { $number } рабочих
       *[other] { $number } рабочих
    }
kft-place-use =
    Использовать: { $number ->
        [one] { $number } рабочий
        [few] { $number } рабочих
        [many] { $number } рабочих
       *[other] { $number } рабочих
    }
kft-choose-one = Выберите одно
kft-pay-worker = { $worker } из-за ширмы

## Клавиши

kft-key-tiles = Перейти к другому участку
kft-key-bid = Сделать ставку на выбранный участок
kft-key-use = Использовать выбранный участок
kft-key-number = Число рабочих
kft-key-colour = Следующий цвет
kft-key-pass = Пас
kft-key-confirm = Выбрать, подтвердить
kft-key-back = Назад

## Варианты для того, кто открывает стол

option-counter_bid-more = Может ли летний корабль 4а перебивать ставки и на участках порядка хода.
option-cross_mixed_edges-more = Можно ли с летним кораблём 2а перевозить ресурсы и там, где дорога упирается в поле.
option-first_use-more = Наибольшее число рабочих при первом использовании участка.
option-loose_gold-more = Приносит ли с летним кораблём 3б каждый неиспользованный ресурс 1 очко, как золото.
option-stored_resources-more = Можно ли учесть ресурсы со «Склада древесины», «Склада камня», «Кузнеца» или «Амбара» на других участках.
option-road_loop-more = Что не может повторяться в кольце дорог, за которое приносит очки «Морская крепость».
option-turn_order_tile-more = Приносит ли участок порядка хода 1 очко и за себя.
option-purple_worker-more = Учитывается ли фиолетовый рабочий у того, кто получил его зимой, потому что на него никто не сделал ставку.
option-key_market-more = Сколько очков приносит зелёный рабочий на «Рынке».

## Стили ботов

style-keyflower-bidder = напористый
style-keyflower-bidder-more = Делает ставки на многие участки.
style-keyflower-saver = бережливый
style-keyflower-saver-more = Бережёт рабочих на потом.
style-keyflower-upgrader = мастеровой
style-keyflower-upgrader-more = Любит улучшать участки.
