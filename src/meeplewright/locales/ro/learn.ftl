# Learning to play: what the pages say round the rules. The rules themselves are in each game's `rules.ftl`.

learn-title = Învață să joci
learn-title-more = Tutorial, reguli ilustrate, toate piesele și toate plăcuțele.
learn-open = Învață
learn-part-first = Tutorial
learn-part-first-more = Înveți jucând împotriva unui bot.
learn-part-rules = Reguli
learn-part-rules-more = Pe scurt și complet, cu imagini și exemple.
learn-rules-of = Regulile jocului { $game }
learn-rule = Regula { $rule }
learn-all-rules = Toate regulile
learn-note = Notă despre regulamentele tipărite
learn-note-choice = Poți alege cealaltă regulă când creezi o masă.
learn-contents = Cuprins
learn-search = Caută în reguli
learn-found =
    { $count ->
        [0] Niciun rezultat.
        [one] Un rezultat.
        [few] { $count } rezultate.
       *[other] { $count } de rezultate.
    }
learn-found-none = Încearcă alt cuvânt sau unul mai scurt.
