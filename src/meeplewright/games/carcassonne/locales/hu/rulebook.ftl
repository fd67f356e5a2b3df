### Jegyzetek a szabályok mellett: mit írnak más kiadások. A nyomtatott magyar szabálykönyv szerint játszunk.

note-small-city = Így írja a nyomtatott magyar szabálykönyv is. A korai kiadásokban a két kártyából álló város csak 2 pontot ér.
note-farmers = Így írja a nyomtatott magyar szabálykönyv is. A későbbi kiadásokban nincs ilyen korlát: egy város minden vele határos meződért pontot ér.
