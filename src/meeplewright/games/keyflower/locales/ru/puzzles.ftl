### Задачи

kfp-have = У вас есть
kfp-places = Сколько раз принесёт очки каждое место?
kfp-workers = Рабочие
kfp-skills = Инструменты
kfp-resources = Ресурсы
kfp-nothing = ничего
kfp-purple = И фиолетовый рабочий: он учитывается один раз, как рабочий любого цвета, любой инструмент или любой ресурс.
kfp-takes-five_workers = любые 5 рабочих: { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
  }
kfp-takes-trio_of_workers = синий, красный и жёлтый: { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
  }
kfp-takes-green_worker = 1 зелёный рабочий: { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
  }
kfp-takes-chosen_worker = 1 рабочий выбранного для участка цвета: { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
  }
kfp-takes-any_worker = любой рабочий: { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
  }
kfp-takes-five_skills = любые 5 инструментов: { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
  }
kfp-takes-trio_of_skills = пила, кирка и наковальня: { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
  }
kfp-takes-chosen_skill = 1 инструмент выбранного для участка вида: { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
  }
kfp-takes-five_resources = любые 5 ресурсов: { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
  }
kfp-takes-trio_of_resources = дерево, камень и железо: { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
  }
kfp-takes-one_gold = 1 золото: { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
  }
kfp-takes-chosen_resource = 1 ресурс выбранного для участка вида: { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
  }
kfp-stores-any = каждый ресурс, который остаётся здесь: { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
  }
kfp-stores-wood = каждая фишка дерева, которая остаётся здесь: { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
  }
kfp-stores-stone = каждая фишка камня, которая остаётся здесь: { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
  }
kfp-stores-iron = каждая фишка железа, которая остаётся здесь: { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
  }
kfp-sets = { $tile }: сколько раз
kfp-stay = { $tile }: сколько остаётся
kfp-gold = Золото считается любым ресурсом. Золото, не учтённое в другом месте, приносит 1 очко; эти очки прибавятся сами.
kfp-total = Без неиспользованного золота: { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
  }
kfp-answer = Ответить
