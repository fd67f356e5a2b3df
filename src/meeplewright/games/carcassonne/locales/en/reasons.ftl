### Why a turn is good, under a hint or a move of the analysis. Several follow each other as “A · B”.
### They are about the player whose turn it is, without a name. $names are other players.

# $kind is city, road or cloister, as in all these messages.
cc-reason-completes =
    Completes { $kind ->
        [city] a city
        [road] a road
       *[cloister] a cloister
    }: { $points ->
        [one] 1 point
       *[other] { $points } points
    }
# Several players score.
cc-reason-completes-shared =
    Completes { $kind ->
        [city] a city
        [road] a road
       *[cloister] a cloister
    } shared with { $names }: { $points ->
        [one] 1 point
       *[other] { $points } points
    } each
# Only other players score.
cc-reason-completes-other =
    Completes { $kind ->
        [city] a city
        [road] a road
       *[cloister] a cloister
    } of { $names }: { $points ->
        [one] 1 point
       *[other] { $points } points
    }
# By joining features: the player gets the majority alone. $kind is city, road or field.
cc-reason-takes =
    Takes over { $kind ->
        [city] a city
        [road] a road
       *[field] a field
    } of { $names }
# By joining features: several players have the most followers. $kind is city, road or field.
cc-reason-joins =
    Gets a share of { $kind ->
        [city] a city
        [road] a road
       *[field] a field
    } of { $names }
# No tile is left that fits a cell it needs.
cc-reason-blocks =
    { $kind ->
        [city] A city
        [road] A road
       *[cloister] A cloister
    } of { $names } can no longer be completed
# $tiles: how many remaining tiles fit one of the cells it needs.
cc-reason-hinders =
    Only { $tiles ->
        [one] one tile fits
       *[other] { $tiles } tiles fit
    } next to { $kind ->
        [city] a city
        [road] a road
       *[cloister] a cloister
    } of { $names }
# Followers that return to the supply.
cc-reason-returns =
    { $followers ->
        [one] A follower returns
       *[other] { $followers } followers return
    }
# A follower on a feature of one tile. $kind is city or road.
cc-reason-starts =
    Starts { $kind ->
        [city] a city
       *[road] a road
    }
# A follower on a feature that was unclaimed. $kind is city or road.
cc-reason-claims =
    Claims { $kind ->
        [city] a city
       *[road] a road
    } of { $tiles ->
        [one] one tile
       *[other] { $tiles } tiles
    }
# A monk; $tiles of 9 tiles are there already.
cc-reason-cloister = Starts a cloister: { $tiles } of 9 tiles
# A farmer; $cities: completed cities next to the field, 0 or more.
cc-reason-field = Claims a field; completed cities: { $cities }
# Points if the game ended now, after and before the turn.
cc-reason-extends =
    Extends { $kind ->
        [city] a city
        [road] a road
       *[cloister] a cloister
    }: { $points ->
        [one] 1 point
       *[other] { $points } points
    } (was { $before })
# $cities: completed cities next to the fields of the player’s farmers.
cc-reason-farm = Completed cities for the farmers: { $cities }
# No follower is placed; $followers stay in the supply.
cc-reason-keeps = Followers kept in the supply: { $followers }
# The builder of the player gives a second tile in this turn.
cc-reason-second = Gives a second tile
# Tokens of wine, grain and cloth for a completed city.
cc-reason-goods =
    Takes { $tokens ->
        [one] one token
       *[other] { $tokens } tokens
    }
# An inn or a cathedral: the feature scores nothing unless it is completed. $kind is city or road.
cc-reason-spoils =
    { $kind ->
        [city] A city
       *[road] A road
    } of { $names } scores only if completed
# An inn or a cathedral in a feature of the player. $kind is city or road; $points: at least, when it is completed.
cc-reason-raises =
    { $kind ->
        [city] A city
       *[road] A road
    } is worth more when completed: { $points ->
        [one] at least 1 point
       *[other] at least { $points } points
    }
# The builder is placed. $kind is city or road.
cc-reason-builder =
    Builder { $kind ->
        [city] in a city
       *[road] on a road
    }: second tiles later
# The pig is placed; $cities: completed cities next to its field, 0 or more.
cc-reason-pig = Pig in a field; completed cities: { $cities }
# From the terms of the evaluation, if there is no other reason: $kind contributes more than before the turn.
cc-reason-grows =
    { $kind ->
        [city] Gives a city a better chance
        [road] Gives a road a better chance
        [cloister] Gives a cloister a better chance
        [field] Strengthens the farmers
        [supply] More followers in the supply
        [figures] Figures and goods are worth more
        [others] The others can expect fewer points
       *[points] More points if the game ended now
    }
# The same: $kind contributes more than after the average of all possible turns.
cc-reason-above-average =
    { $kind ->
        [city] Better for cities than the average turn
        [road] Better for roads than the average turn
        [cloister] Better for cloisters than the average turn
        [field] Better for farmers than the average turn
        [supply] Keeps more followers in the supply than the average turn
        [figures] Better for figures and goods than the average turn
        [others] Leaves the others fewer points than the average turn
       *[points] More points than after the average turn
    }
