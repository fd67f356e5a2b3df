### The tiles of Carcassonne, to look up.

learn-tiles-feature = Что нарисовано
learn-tiles-feature-city = Город
learn-tiles-feature-road = Дорога
learn-tiles-feature-cloister = Монастырь
learn-tiles-feature-pennant = Щит
learn-tiles-count = { $count } из { $all }
# $sides — перечень: «север, восток».
learn-tiles-city = Город: { $sides }
learn-tiles-city-pennant = Город со щитом: { $sides }
learn-tiles-road = Дорога: { $sides }
learn-tiles-cloister = Монастырь посередине
learn-tiles-fields =
    { $count ->
        [0] Полей нет
        [one] { $count } поле
        [few] { $count } поля
       *[many] { $count } полей
    }
