# A notice to a player who is away.
kf-notice-outbid = You were outbid on { TILE($tile) }.
