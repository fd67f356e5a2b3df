kf-notice-outbid = Вашу ставку на участок «{ TILE($tile) }» перебили.
