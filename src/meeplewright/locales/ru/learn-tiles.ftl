### Все участки или квадраты игры: справочник.

learn-tiles-of =
    { $game ->
        [keyflower] { keyflower }: все участки
       *[carcassonne] { carcassonne }: все квадраты
    }
learn-tiles-more =
    { $game ->
        [keyflower] Ищите по названию или по тому, что участок даёт. Нажмите, чтобы рассмотреть крупно.
       *[carcassonne] Ищите по тому, что на квадрате нарисовано. Нажмите, чтобы рассмотреть крупно.
    }
learn-tiles-search =
    { $game ->
        [keyflower] Поиск по участкам
       *[carcassonne] Поиск по квадратам
    }
learn-tiles-found =
    { $game ->
        [keyflower] { $count ->
             [0] Такого участка нет.
             [one] { $count } участок
             [few] { $count } участка
            *[many] { $count } участков
        }
       *[carcassonne] { $count ->
             [0] Такого квадрата нет.
             [one] { $count } квадрат
             [few] { $count } квадрата
            *[many] { $count } квадратов
        }
    }
learn-tiles-reset =
    { $game ->
        [keyflower] Показать все участки
       *[carcassonne] Показать все квадраты
    }
learn-tiles-all = Все
learn-tiles-link =
    { $game ->
        [keyflower] Ссылка на этот участок
       *[carcassonne] Ссылка на этот квадрат
    }
learn-tiles-previous =
    { $game ->
        [keyflower] Предыдущий участок
       *[carcassonne] Предыдущий квадрат
    }
learn-tiles-next =
    { $game ->
        [keyflower] Следующий участок
       *[carcassonne] Следующий квадрат
    }
# Перед номерами правил.
learn-tiles-rules = Правила об этом:

## Keyflower

learn-tiles-season = Время года
learn-tiles-group-home = Домашние
learn-tiles-group-boat = Корабли
learn-tiles-group-turn_order = Порядок хода
learn-tiles-effect = Что даёт
learn-tiles-effect-resources = Ресурсы
learn-tiles-effect-workers = Рабочие
learn-tiles-effect-skills = Инструменты
learn-tiles-effect-transport = Перевозка
learn-tiles-effect-power = Свойство
learn-tiles-effect-points = Очки в конце
learn-tiles-single = Есть только один.
# $players: наименьшее число игроков, при котором он в игре.
learn-tiles-from = В игре, если игроков не меньше { $players }.
# Что на краях: «Края: 4 × дорога, 2 × поле».
learn-tiles-edges = Края: { $edges }
learn-tiles-edge-R = { $count } × дорога
learn-tiles-edge-F = { $count } × поле
learn-tiles-edge-W = { $count } × вода

## Carcassonne

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
