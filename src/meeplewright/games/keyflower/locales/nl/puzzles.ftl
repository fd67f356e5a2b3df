### Puzzels

kfp-have = Je hebt
kfp-places = Hoe vaak levert elke plek punten op?
kfp-workers = Arbeiders
kfp-skills = Vaardigheden
kfp-resources = Grondstoffen
kfp-nothing = niets
kfp-purple = En de paarse arbeider: die telt één keer, als arbeider van een kleur naar keuze, of als vaardigheid of grondstof naar keuze.
kfp-takes-five_workers = 5 arbeiders naar keuze: { $points ->
    [one] { $points } punt
   *[other] { $points } punten
  }
kfp-takes-trio_of_workers = blauw, rood en geel: { $points ->
    [one] { $points } punt
   *[other] { $points } punten
  }
kfp-takes-green_worker = 1 groene arbeider: { $points ->
    [one] { $points } punt
   *[other] { $points } punten
  }
kfp-takes-chosen_worker = 1 arbeider van de kleur die je voor de tegel kiest: { $points ->
    [one] { $points } punt
   *[other] { $points } punten
  }
kfp-takes-any_worker = elke arbeider: { $points ->
    [one] { $points } punt
   *[other] { $points } punten
  }
kfp-takes-five_skills = 5 vaardigheden naar keuze: { $points ->
    [one] { $points } punt
   *[other] { $points } punten
  }
kfp-takes-trio_of_skills = zaag, pikhouweel en aambeeld: { $points ->
    [one] { $points } punt
   *[other] { $points } punten
  }
kfp-takes-chosen_skill = 1 vaardigheid van de soort die je voor de tegel kiest: { $points ->
    [one] { $points } punt
   *[other] { $points } punten
  }
kfp-takes-five_resources = 5 grondstoffen naar keuze: { $points ->
    [one] { $points } punt
   *[other] { $points } punten
  }
kfp-takes-trio_of_resources = hout, steen en ijzer: { $points ->
    [one] { $points } punt
   *[other] { $points } punten
  }
kfp-takes-one_gold = 1 goud: { $points ->
    [one] { $points } punt
   *[other] { $points } punten
  }
kfp-takes-chosen_resource = 1 grondstof van de soort die je voor de tegel kiest: { $points ->
    [one] { $points } punt
   *[other] { $points } punten
  }
kfp-stores-any = per grondstof die hier blijft: { $points ->
    [one] { $points } punt
   *[other] { $points } punten
  }
kfp-stores-wood = per hout dat hier blijft: { $points ->
    [one] { $points } punt
   *[other] { $points } punten
  }
kfp-stores-stone = per steen die hier blijft: { $points ->
    [one] { $points } punt
   *[other] { $points } punten
  }
kfp-stores-iron = per ijzer dat hier blijft: { $points ->
    [one] { $points } punt
   *[other] { $points } punten
  }
kfp-sets = { $tile }: hoe vaak
kfp-stay = { $tile }: hoeveel er blijven
kfp-gold = Goud telt als een grondstof naar keuze. Goud dat nergens anders telt, is 1 punt waard; dat wordt er voor je bij opgeteld.
kfp-total = Zonder ongebruikt goud: { $points ->
    [one] { $points } punt
   *[other] { $points } punten
  }
kfp-answer = Antwoord geven
