# Partide venite din alte programe și ce pleacă spre cercetare.

command-import = Citește partide ale altor programe ca înregistrări.
command-import-jcz = Citește o partidă salvată de JCloisterZone (.jcz) din jocul de bază și scrie înregistrarea ei.
command-import-jcz-more = Se citesc versiunile 4 și 5. Ce folosește o extensie este refuzat, iar extensiile sunt numite.
import-saved = partida salvată
import-out = unde se scrie înregistrarea (implicit: lângă partida salvată, ca .mwr)
import-written = Înregistrarea este scrisă în { $file }
import-fault = { $file }: mesajul { $field }: { $why }
jcz-not-json = aceasta nu este JSON.
jcz-expansions = aici se poate citi doar jocul de bază; partida folosește și: { $expansions }.
jcz-follower = un supus fără ca un teren să fi fost așezat înainte în aceeași tură.
jcz-tile = jocul de bază nu are un teren numit { $tile }.
jcz-position = aici trebuie două numere întregi.
jcz-meeple = jocul de bază nu are o astfel de piesă: { $meeple }.
jcz-elsewhere = supusul nu stă pe terenul tocmai așezat.
jcz-location = nu se cunoaște un astfel de loc pe teren: { $location }.
jcz-fits-nowhere = acest teren nu se potrivea nicăieri când a fost așezat.
jcz-player = era rândul jucătorului { $seat }.
