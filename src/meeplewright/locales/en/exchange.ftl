# Games that come from other programs, and what goes out for research.

command-import = Read games of other programs into records.
command-import-jcz = Read a saved game of JCloisterZone (.jcz) of the base game and write its record.
command-import-jcz-more = Versions 4 and 5 are read. What uses an expansion is refused, and the expansions are named.
import-saved = the saved game
import-out = where to write the record (default: beside the saved game, as .mwr)
import-written = The record is written in { $file }
import-fault = { $file }: message { $field }: { $why }
jcz-not-json = this is not JSON.
jcz-expansions = the base game alone can be read here; this game also uses: { $expansions }.
jcz-follower = a follower here without a tile placed before it in the same turn.
jcz-tile = the base game has no tile named { $tile }.
jcz-position = two whole numbers are wanted here.
jcz-meeple = the base game has no such piece: { $meeple }.
jcz-elsewhere = the follower does not stand on the tile that was just placed.
jcz-location = no such place on a tile is known: { $location }.
jcz-fits-nowhere = this tile fitted nowhere when it was laid.
jcz-player = it was the turn of player { $seat }.
