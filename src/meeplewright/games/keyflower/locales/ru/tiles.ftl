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
