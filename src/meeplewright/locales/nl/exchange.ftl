# Partijen uit andere programma's, en wat er voor onderzoek uitgaat.

command-import = Partijen van andere programma's inlezen als verslag.
command-import-jcz = Lees een bewaarde partij van JCloisterZone (.jcz) van het basisspel en schrijf het verslag.
command-import-jcz-more = Versies 4 en 5 worden gelezen. Wat een uitbreiding gebruikt, wordt geweigerd, met de naam van de uitbreidingen.
import-saved = de bewaarde partij
import-out = waar het verslag komt (standaard: naast de bewaarde partij, als .mwr)
import-written = Het verslag staat in { $file }
import-fault = { $file }: bericht { $field }: { $why }
jcz-not-json = dit is geen JSON.
jcz-expansions = hier kan alleen het basisspel gelezen worden; deze partij gebruikt ook: { $expansions }.
jcz-follower = een horige zonder dat er in deze beurt een tegel is gelegd.
jcz-tile = het basisspel heeft geen tegel met de naam { $tile }.
jcz-position = hier horen twee gehele getallen.
jcz-meeple = het basisspel heeft zo'n figuur niet: { $meeple }.
jcz-elsewhere = de horige staat niet op de tegel die net gelegd is.
jcz-location = zo'n plaats op een tegel is onbekend: { $location }.
jcz-fits-nowhere = deze tegel paste nergens toen hij gelegd werd.
jcz-player = speler { $seat } was aan de beurt.
