### The tiles of Carcassonne, to look up.

learn-tiles-feature = Объекты
learn-tiles-feature-city = Город
learn-tiles-feature-road = Дорога
learn-tiles-feature-cloister = Монастырь
learn-tiles-feature-pennant = Щит
learn-tiles-feature-inn = Таверна
learn-tiles-feature-cathedral = Собор
learn-tiles-feature-goods = Товары
learn-tiles-feature-river = Река
learn-tiles-set = Игра
learn-tiles-count = { $count } из { $all }
learn-tiles-city = Город: { $sides }
learn-tiles-city-pennant = Город со щитом: { $sides }
learn-tiles-city-cathedral = Город с собором: { $sides }
learn-tiles-city-goods =
    { $goods ->
        [wine] Город с вином
        [grain] Город с зерном
       *[cloth] Город с тканью
    }: { $sides }
learn-tiles-road = Дорога: { $sides }
learn-tiles-road-inn = Дорога с таверной: { $sides }
learn-tiles-river = Река: { $sides }
learn-tiles-cloister = Монастырь в центре
learn-tiles-fields =
    { $count ->
        [0] Полей нет
        [one] { $count } поле
        [few] { $count } поля
        [many] { $count } полей
       *[other] { $count } поля
    }

## The page of all tiles

learn-part-tiles-carcassonne = Все квадраты
learn-part-tiles-more-carcassonne = Каждый квадрат и сколько таких в игре.
learn-tiles-of-carcassonne = Все квадраты игры «{ carcassonne }»
learn-tiles-more-carcassonne = Ищите по тому, что нарисовано. Выберите квадрат, чтобы увеличить его.
learn-tiles-search-carcassonne = Поиск квадратов
learn-tiles-found-carcassonne =
    { $count ->
        [0] Подходящих квадратов нет.
        [one] { $count } квадрат
        [few] { $count } квадрата
        [many] { $count } квадратов
       *[other] { $count } квадрата
    }
learn-tiles-reset-carcassonne = Показать все квадраты
learn-tiles-link-carcassonne = Ссылка на этот квадрат
learn-tiles-previous-carcassonne = Предыдущий квадрат
learn-tiles-next-carcassonne = Следующий квадрат
