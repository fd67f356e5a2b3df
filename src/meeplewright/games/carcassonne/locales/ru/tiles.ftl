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

## The page of all tiles

learn-part-tiles-carcassonne = Все квадраты
learn-part-tiles-more-carcassonne = Каждый квадрат и сколько таких в игре.
learn-tiles-of-carcassonne = { carcassonne }: все квадраты
learn-tiles-more-carcassonne = Ищите по тому, что на квадрате нарисовано. Нажмите, чтобы рассмотреть крупно.
learn-tiles-search-carcassonne = Поиск по квадратам
learn-tiles-found-carcassonne =
    { $count ->
        [0] Такого квадрата нет.
        [one] { $count } квадрат
        [few] { $count } квадрата
       *[many] { $count } квадратов
    }
learn-tiles-reset-carcassonne = Показать все квадраты
learn-tiles-link-carcassonne = Ссылка на этот квадрат
learn-tiles-previous-carcassonne = Предыдущий квадрат
learn-tiles-next-carcassonne = Следующий квадрат
