### Puzzles

# Headings.
kfp-have = You have
kfp-places = How often does each place score?
kfp-workers = Workers
kfp-skills = Skills
kfp-resources = Resources
kfp-nothing = nothing
kfp-purple = And the purple worker: it counts once, as a worker of any colour, a skill or a resource of any type.
# What a place takes, and its points.
kfp-takes-five_workers = any 5 workers: { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
kfp-takes-trio_of_workers = blue, red and yellow: { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
kfp-takes-green_worker = 1 green worker: { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
kfp-takes-chosen_worker = 1 worker of the colour that you choose for the tile: { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
kfp-takes-any_worker = any worker: { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
kfp-takes-five_skills = any 5 skills: { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
kfp-takes-trio_of_skills = saw, pickaxe and anvil: { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
kfp-takes-chosen_skill = 1 skill of the type that you choose for the tile: { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
kfp-takes-five_resources = any 5 resources: { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
kfp-takes-trio_of_resources = wood, stone and iron: { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
kfp-takes-one_gold = 1 gold: { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
kfp-takes-chosen_resource = 1 resource of the type that you choose for the tile: { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
# What scores if it stays on a storage tile.
kfp-stores-any = each resource that stays here: { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
kfp-stores-wood = each wood that stays here: { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
kfp-stores-stone = each stone that stays here: { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
kfp-stores-iron = each iron that stays here: { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
# Label of a number. $tile is the name of a place.
kfp-sets = { $tile }: how often
kfp-stay = { $tile }: how many stay
kfp-gold = Gold counts as any resource. Gold that counts nowhere else is worth 1 point; it is added for you.
kfp-total = Without unused gold: { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
# Button.
kfp-answer = Answer
