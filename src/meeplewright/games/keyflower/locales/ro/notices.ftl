kf-notice-outbid = Oferta ta pentru { TILE($tile, form: "bare") } a fost întrecută.
