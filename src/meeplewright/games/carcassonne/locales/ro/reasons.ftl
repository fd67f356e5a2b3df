### De ce este bună o tură: sub o sugestie sau o mutare din analiză.

cc-reason-completes =
    Termină { $kind ->
        [city] un oraș
        [road] un drum
       *[cloister] o mănăstire
    }: { $points ->
        [one] 1 punct
        [few] { $points } puncte
       *[other] { $points } de puncte
    }
cc-reason-completes-shared =
    Termină { $kind ->
        [city] un oraș împărțit
        [road] un drum împărțit
       *[cloister] o mănăstire împărțită
    } cu { $names }: câte { $points ->
        [one] 1 punct
        [few] { $points } puncte
       *[other] { $points } de puncte
    }
cc-reason-completes-other =
    Termină { $kind ->
        [city] un oraș al altcuiva
        [road] un drum al altcuiva
       *[cloister] o mănăstire a altcuiva
    } ({ $names }): { $points ->
        [one] 1 punct
        [few] { $points } puncte
       *[other] { $points } de puncte
    }
cc-reason-takes =
    Preia { $kind ->
        [city] un oraș al altcuiva
        [road] un drum al altcuiva
       *[field] o câmpie a altcuiva
    } ({ $names })
cc-reason-joins =
    Împarte { $kind ->
        [city] un oraș
        [road] un drum
       *[field] o câmpie
    } cu { $names }
cc-reason-blocks =
    { $kind ->
        [city] Un oraș al altcuiva nu mai poate fi terminat
        [road] Un drum al altcuiva nu mai poate fi terminat
       *[cloister] O mănăstire a altcuiva nu mai poate fi terminată
    } ({ $names })
cc-reason-hinders =
    Lângă { $kind ->
        [city] un oraș al altcuiva
        [road] un drum al altcuiva
       *[cloister] o mănăstire a altcuiva
    } ({ $names }) { $tiles ->
        [one] se mai potrivește doar 1 piesă
        [few] se mai potrivesc doar { $tiles } piese
       *[other] se mai potrivesc doar { $tiles } de piese
    }
cc-reason-returns =
    { $followers ->
        [one] Se întoarce 1 supus
        [few] Se întorc { $followers } supuși
       *[other] Se întorc { $followers } de supuși
    }
cc-reason-starts =
    Începe { $kind ->
        [city] un oraș
       *[road] un drum
    }
cc-reason-claims =
    Ocupă { $kind ->
        [city] un oraș
       *[road] un drum
    } din { $tiles ->
        [one] 1 piesă
        [few] { $tiles } piese
       *[other] { $tiles } de piese
    }
cc-reason-cloister = Începe o mănăstire: { $tiles } din 9 piese
cc-reason-field = Ocupă o câmpie; orașe terminate: { $cities }
cc-reason-extends =
    Extinde { $kind ->
        [city] un oraș
        [road] un drum
       *[cloister] o mănăstire
    }: { $points ->
        [one] 1 punct
        [few] { $points } puncte
       *[other] { $points } de puncte
    } (înainte: { $before })
cc-reason-farm = Orașe terminate pentru fermieri: { $cities }
cc-reason-keeps = Supuși păstrați în rezervă: { $followers }
cc-reason-second = Aduce o a doua piesă
cc-reason-goods =
    Ia { $tokens ->
        [one] 1 jeton de marfă
        [few] { $tokens } jetoane de marfă
       *[other] { $tokens } de jetoane de marfă
    }
cc-reason-spoils =
    { $kind ->
        [city] Un oraș al altcuiva
       *[road] Un drum al altcuiva
    } ({ $names }) aduce puncte doar dacă e terminat
cc-reason-raises =
    { $kind ->
        [city] Un oraș
       *[road] Un drum
    } valorează mai mult la terminare: cel puțin { $points ->
        [one] 1 punct
        [few] { $points } puncte
       *[other] { $points } de puncte
    }
cc-reason-builder =
    Constructor { $kind ->
        [city] într-un oraș
       *[road] pe un drum
    }: mai târziu aduce o a doua piesă
cc-reason-pig = Porc pe o câmpie; orașe terminate: { $cities }
cc-reason-grows =
    { $kind ->
        [city] Îmbunătățește șansele unui oraș
        [road] Îmbunătățește șansele unui drum
        [cloister] Îmbunătățește șansele unei mănăstiri
        [field] Întărește fermierii
        [supply] Mai mulți supuși în rezervă
        [figures] Figurinele și mărfurile valorează mai mult
        [others] Ceilalți se pot aștepta la mai puține puncte
       *[points] Mai multe puncte dacă partida s-ar termina acum
    }
cc-reason-above-average =
    { $kind ->
        [city] Mai bună pentru orașe decât tura medie
        [road] Mai bună pentru drumuri decât tura medie
        [cloister] Mai bună pentru mănăstiri decât tura medie
        [field] Mai bună pentru fermieri decât tura medie
        [supply] Păstrează în rezervă mai mulți supuși decât tura medie
        [figures] Mai bună pentru figurine și mărfuri decât tura medie
        [others] Lasă celorlalți mai puține puncte decât tura medie
       *[points] Mai multe puncte decât după tura medie
    }
