# Learning to play: what the pages say round the rules. The rules themselves are in each game's `rules.ftl`.

learn-title = Как играть
learn-title-more = Учебная партия, правила с картинками, все квадраты и участки.
learn-open = Обучение
learn-part-first = Учебная партия
learn-part-first-more = Учитесь, играя с ботом.
learn-part-rules = Правила
learn-part-rules-more = Коротко и полностью, с картинками и примерами.
learn-rules-of = Правила игры «{ $game }»
learn-rule = Правило { $rule }
learn-all-rules = Все правила
learn-note = О печатных правилах
learn-note-choice = Другое правило можно выбрать при создании стола.
learn-contents = Содержание
learn-search = Поиск по правилам
learn-found =
    { $count ->
        [0] Ничего не найдено.
        [one] { $count } совпадение.
        [few] { $count } совпадения.
        [many] { $count } совпадений.
       *[other] { $count } совпадения.
    }
learn-found-none = Попробуйте другое или более короткое слово.
