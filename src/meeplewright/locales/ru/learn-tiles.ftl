### Все участки или квадраты игры: справочник.

learn-tiles-all = Все
learn-tiles-rules = Правила:
