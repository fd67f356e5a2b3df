kf-notice-outbid = Je bent overboden op { TILE($tile, form: "with-article") }.
