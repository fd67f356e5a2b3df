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
