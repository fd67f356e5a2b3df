### The tiles of Keyflower, to look up.

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

## The page of all tiles

learn-part-tiles-keyflower = Все участки
learn-part-tiles-more-keyflower = Каждый участок: что даёт, сколько стоит и приносит очков.
learn-tiles-of-keyflower = { keyflower }: все участки
learn-tiles-more-keyflower = Ищите по названию или по тому, что участок даёт. Нажмите, чтобы рассмотреть крупно.
learn-tiles-search-keyflower = Поиск по участкам
learn-tiles-found-keyflower =
    { $count ->
        [0] Такого участка нет.
        [one] { $count } участок
        [few] { $count } участка
       *[many] { $count } участков
    }
learn-tiles-reset-keyflower = Показать все участки
learn-tiles-link-keyflower = Ссылка на этот участок
learn-tiles-previous-keyflower = Предыдущий участок
learn-tiles-next-keyflower = Следующий участок
