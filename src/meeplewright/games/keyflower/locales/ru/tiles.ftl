### The tiles of Keyflower, to look up.

learn-tiles-season = Время года
learn-tiles-group-home = Домашние
learn-tiles-group-boat = Корабли
learn-tiles-group-turn_order = Порядок хода
learn-tiles-effect = Свойство
learn-tiles-effect-resources = Ресурсы
learn-tiles-effect-workers = Рабочие
learn-tiles-effect-skills = Инструменты
learn-tiles-effect-transport = Перевозка
learn-tiles-effect-power = Особое свойство
learn-tiles-effect-points = Очки в конце игры
learn-tiles-single = Один экземпляр.
learn-tiles-from = Используется, если игроков не меньше { $players }.
learn-tiles-edges = Края: { $edges }
learn-tiles-edge-R = { $count } × дорога
learn-tiles-edge-F = { $count } × поле
learn-tiles-edge-W = { $count } × вода

## The page of all tiles

learn-part-tiles-keyflower = Все участки
learn-part-tiles-more-keyflower = Каждый участок: свойство, стоимость и очки.
learn-tiles-of-keyflower = Все участки игры «{ keyflower }»
learn-tiles-more-keyflower = Ищите по названию или свойству. Выберите участок, чтобы увеличить его.
learn-tiles-search-keyflower = Поиск участков
learn-tiles-found-keyflower =
    { $count ->
        [0] Подходящих участков нет.
        [one] { $count } участок
        [few] { $count } участка
        [many] { $count } участков
       *[other] { $count } участка
    }
learn-tiles-reset-keyflower = Показать все участки
learn-tiles-link-keyflower = Ссылка на этот участок
learn-tiles-previous-keyflower = Предыдущий участок
learn-tiles-next-keyflower = Следующий участок
