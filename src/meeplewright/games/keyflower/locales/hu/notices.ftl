kf-notice-outbid = Túllicitáltak ezen a lapkán: { TILE($tile) }.
