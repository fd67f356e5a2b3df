# Más programokból érkező játszmák, és ami kutatóknak megy tovább.

command-import = Más programok játszmáinak beolvasása naplóba.
command-import-jcz = A JCloisterZone alapjátékos mentett játszmájának (.jcz) beolvasása és naplójának megírása.
command-import-jcz-more = A 4-es és 5-ös változatot olvassa. Ami kiegészítőt használ, azt visszautasítja, és megnevezi a kiegészítőket.
import-saved = a mentett játszma
import-out = hová kerüljön a napló (alapesetben a mentés mellé, .mwr néven)
import-written = A napló helye: { $file }
import-fault = { $file }: { $field } üzenet: { $why }
jcz-not-json = ez nem JSON.
jcz-expansions = itt csak az alapjáték olvasható be; ez a játszma ezt is használja: { $expansions }.
jcz-follower = alattvaló, mielőtt ebben a körben lapka került volna le.
jcz-tile = az alapjátékban nincs ilyen lapka: { $tile }.
jcz-position = ide két egész szám kell.
jcz-meeple = az alapjátékban nincs ilyen figura: { $meeple }.
jcz-elsewhere = az alattvaló nem az éppen letett lapkán áll.
jcz-location = ismeretlen hely a lapkán: { $location }.
jcz-fits-nowhere = ez a lapka sehová sem illett, amikor letették.
jcz-player = { $seat }. játékos következett.
