# Learning to play: what the pages say round the rules. The rules themselves are in each game's `rules.ftl`.

learn-title = Învață să joci
learn-title-more = O primă partidă cu ajutor, regulile cu imagini și toate piesele la un loc.
# The way here, from the top of every page.
learn-open = Învață
learn-part-first = Prima partidă
learn-part-first-more = Masa îți spune ce ai de făcut, împotriva unui adversar prietenos.
learn-part-rules = Regulile
learn-part-rules-more = Pe scurt și complet, cu imagini și exemple.
learn-rules-of = Regulile jocului { $game }
# A rule by its number: “Rule CA 4.2”.
learn-rule = Regula { $rule }
learn-all-rules = Toate regulile
learn-contents = Cuprins
learn-search = Caută în reguli
learn-found =
    { $count ->
        [0] Nu apare în niciun paragraf.
        [one] Apare într-un paragraf.
        [few] Apare în { $count } paragrafe.
       *[other] Apare în { $count } de paragrafe.
    }
learn-found-none = Încearcă alt cuvânt sau unul mai scurt.
