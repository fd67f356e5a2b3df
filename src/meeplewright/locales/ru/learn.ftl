# Learning to play: what the pages say round the rules. The rules themselves are in each game's `rules.ftl`.

learn-title = Научиться играть
learn-title-more = Первая партия с подсказками, правила с картинками и всё, что есть в коробке.
# The way here, from the top of every page.
learn-open = Обучение
learn-part-first = Первая партия
learn-part-first-more = Стол подсказывает, что делать, а соперник дружелюбен.
learn-part-rules = Правила
learn-part-rules-more = Коротко и полностью, с картинками и примерами.
learn-rules-of = { $game }: правила
# A rule by its number: “Rule CA 4.2”.
learn-rule = Правило { $rule }
learn-all-rules = Все правила
learn-contents = Содержание
learn-search = Искать в правилах
learn-found =
    { $count ->
        [0] Такого нет ни в одном абзаце.
        [one] Нашлось в { $count } абзаце.
        [few] Нашлось в { $count } абзацах.
        [many] Нашлось в { $count } абзацах.
       *[other] Нашлось в { $count } абзаца.
    }
learn-found-none = Попробуйте другое слово или покороче.
