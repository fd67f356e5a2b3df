### Reasons under a hint that every game can have, if the game gives no other.

reason-only = Единственный возможный ход
reason-best = Один из лучших найденных ходов
