### Probleme

kfp-have = Ai
kfp-places = De câte ori punctează fiecare loc?
kfp-workers = Muncitori
kfp-skills = Aptitudini
kfp-resources = Resurse
kfp-nothing = nimic
kfp-purple = Și muncitorul mov: contează o dată, ca muncitor de orice culoare, ca aptitudine sau ca resursă de orice fel.
kfp-takes-five_workers = oricare 5 muncitori: { $points ->
    [one] { $points } punct
    [few] { $points } puncte
   *[other] { $points } de puncte
  }
kfp-takes-trio_of_workers = albastru, roșu și galben: { $points ->
    [one] { $points } punct
    [few] { $points } puncte
   *[other] { $points } de puncte
  }
kfp-takes-green_worker = 1 muncitor verde: { $points ->
    [one] { $points } punct
    [few] { $points } puncte
   *[other] { $points } de puncte
  }
kfp-takes-chosen_worker = 1 muncitor de culoarea aleasă pentru plăcuță: { $points ->
    [one] { $points } punct
    [few] { $points } puncte
   *[other] { $points } de puncte
  }
kfp-takes-any_worker = orice muncitor: { $points ->
    [one] { $points } punct
    [few] { $points } puncte
   *[other] { $points } de puncte
  }
kfp-takes-five_skills = oricare 5 aptitudini: { $points ->
    [one] { $points } punct
    [few] { $points } puncte
   *[other] { $points } de puncte
  }
kfp-takes-trio_of_skills = fierăstrău, târnăcop și nicovală: { $points ->
    [one] { $points } punct
    [few] { $points } puncte
   *[other] { $points } de puncte
  }
kfp-takes-chosen_skill = 1 aptitudine de felul ales pentru plăcuță: { $points ->
    [one] { $points } punct
    [few] { $points } puncte
   *[other] { $points } de puncte
  }
kfp-takes-five_resources = oricare 5 resurse: { $points ->
    [one] { $points } punct
    [few] { $points } puncte
   *[other] { $points } de puncte
  }
kfp-takes-trio_of_resources = lemn, piatră și oțel: { $points ->
    [one] { $points } punct
    [few] { $points } puncte
   *[other] { $points } de puncte
  }
kfp-takes-one_gold = 1 aur: { $points ->
    [one] { $points } punct
    [few] { $points } puncte
   *[other] { $points } de puncte
  }
kfp-takes-chosen_resource = 1 resursă de felul ales pentru plăcuță: { $points ->
    [one] { $points } punct
    [few] { $points } puncte
   *[other] { $points } de puncte
  }
kfp-stores-any = fiecare resursă care rămâne aici: { $points ->
    [one] { $points } punct
    [few] { $points } puncte
   *[other] { $points } de puncte
  }
kfp-stores-wood = fiecare lemn care rămâne aici: { $points ->
    [one] { $points } punct
    [few] { $points } puncte
   *[other] { $points } de puncte
  }
kfp-stores-stone = fiecare piatră care rămâne aici: { $points ->
    [one] { $points } punct
    [few] { $points } puncte
   *[other] { $points } de puncte
  }
kfp-stores-iron = fiecare oțel care rămâne aici: { $points ->
    [one] { $points } punct
    [few] { $points } puncte
   *[other] { $points } de puncte
  }
kfp-sets = { $tile }: de câte ori
kfp-stay = { $tile }: câte rămân
kfp-gold = Aurul poate înlocui orice resursă. Fiecare aur nefolosit în altă parte valorează 1 punct; acesta se adaugă automat.
kfp-total = Fără aurul nefolosit: { $points ->
    [one] { $points } punct
    [few] { $points } puncte
   *[other] { $points } de puncte
  }
kfp-answer = Răspunde
