# The rules of Carcassonne as players read them. `web/src/games/carcassonne/learn/outline.json` says in
# which order, and which numbers each paragraph answers for.

section-game = A játék röviden
game-aim =
    Két–öt játékos közösen építi a tájat, kártyáról kártyára: utakat, városokat, kolostorokat és köztük mezőket.
    Az alattvalóidat pontokért küldöd ki: **útonállónak**, **lovagnak**, **szerzetesnek** vagy **parasztnak**.
    A végén az nyer, akinek a legtöbb pontja van.
game-box =
    A játékban 72 területkártya van, egyikük a kezdőkártya. Mindenkinek 8 egyszínű alattvalója van: egy a pontjelzőn
    mutatja a pontokat, 7-tel játszik. A pontszámnak nincs felső határa.
game-setup =
    A kezdőkártya képpel felfelé középen fekszik, és senki sem áll rajta. A többi 71 kártyát lefordítva megkeverjük.
    Mindenki 0 ponttal és 7 alattvalóval indul. Sorsolás dönti el, ki kezd; utána az óramutató járása szerint mentek tovább.

section-turn = A lépésed
turn-steps =
    Egy lépés három részből áll, ebben a sorrendben:
    - Húzol egy területkártyát, és leteszed.
    - Ha akarod, ráteszed egy alattvalódat.
    - Értékelünk minden utat, várost és kolostort, amely a kártyával elkészült.
turn-duty =
    A kártyát kötelező letenni: ha bárhová illik, nem passzolhatsz, és el sem teheted. Alattvalót tenni szabad, de nem
    kell. Az értékelés mindig megtörténik, akárkinek kedvez.
turn-open = A kihúzott kártyát mindenki látja, és mindenki adhat tanácsot.

section-tile = A kártya letétele
tile-beside =
    A kártya üres helyre kerül, és legalább egy teljes oldalával már fekvő kártyához kell csatlakoznia. Az nem elég, ha csak
    a sarkával ér hozzá.
tile-fits =
    Ahol az új kártya egy szomszédjához ér, ott a tájnak folytatódnia kell: **város** városhoz, **út** úthoz, **mező** mezőhöz
    kerül. Minden szomszédjához egyszerre kell illenie.
    .fits-road = Illik: az út és kétoldalt a mező is folytatódik.
    .fits-city = Illik: lent a város folytatódik, balra pedig mező ér mezőhöz.
    .fits-not = Nem illik: az út a mezőbe futna bele.
tile-turning = A kártyát tetszés szerint elforgathatod, de meg nem fordíthatod.
tile-nowhere =
    Ha a kártya sehová sem illik, akárhogyan forgatod, végleg kikerül a játékból, és másikat húzol. Ha nincs több
    kártya, a játék azonnal véget ér.

section-follower = Alattvaló letétele
follower-one = Lépésenként legfeljebb egy alattvalót tehetsz le, a saját készletedből, és csak az éppen letett kártyára.
follower-roles =
    Minden alattvaló egyforma; a helye dönti el, mi lesz belőle. Városban **lovag**, úton **útonálló**,
    kolostoron **szerzetes**. **Parasztként** a mezőre fektetve kerül.
    .roles = Balra lovag a városban, útonálló az úton és paraszt a mezőn, jobbra szerzetes a kolostoron.
follower-free =
    Csak olyan útra, városba vagy mezőre léphetsz, amely szabad: sehol sem lehet rajta alattvaló, akármilyen messze.
    A sajátod éppúgy útban van, mint a másé.
    .taken = A városban már ott a piros lovag. Kék tette le a felső kártyát, de arra csak parasztot tehet.
    .own = Piros tette le a bal oldali kártyát. A városa, az útja és az útkanyar alatti kis mező szabad, a felső mező nem: ott már a saját parasztja fekszik.
follower-cloister = Az új kártyán a kolostor mindig szabad. Ha most nem teszel rá szerzetest, később már senki sem tehet.
follower-supply =
    Ha minden alattvalód kint van, csak kártyát teszel le, amíg valamelyik vissza nem tér. Az alattvalók nem lépnek odébb,
    és nem hívhatók vissza; csak az értékelés küldi haza őket (CA 8.1).
follower-joining =
    Egy út, város vagy mező akkor lesz többeké, ha egy kártya külön-külön elfoglalt részeket köt össze. Ilyen kártyát
    mindig szabad letenni, csak oda nem kerülhet rá újabb alattvaló.

section-complete = Mikor van kész valami?
complete-road =
    Az út akkor kész, ha mindkét végét lezárja egy kereszteződés, egy város vagy egy kolostor, vagy ha önmagába tér vissza.
    Az út menti házak és bokrok nem zárják le.
complete-city = A város akkor kész, ha a fal körbeér, és belül nincs hézag.
    .city-gap = Nincs kész: a város fölül nyitott. Az a kártya, amely lezárja, még hiányzik.
complete-cloister = A kolostor akkor kész, ha a kártyája körül mind a nyolc helyen kártya fekszik, a sarkoknál is.
complete-several =
    Egy kártyával egyszerre több minden is elkészülhet, a tiéd is, másé is. Mindegyiket értékeljük.

section-points = Pontok játék közben
points-road = **Út:** 1 pont minden kártyáért, amelyen áthalad.
    .road = Három kártya a kereszteződéstől a kolostorig: piros 3 × 1 = 3 pontot kap.
    .ring = A körútnak nem kell vége legyen: piros 4 × 1 = 4 pontot kap.
points-city = **Város:** 2 pont minden kártyáért, és még 2 minden címerért.
    .city = Három kártya és egy címer: piros 3 × 2 + 1 × 2 = 8 pontot kap.
    .small-city = Két kártya is város: piros 2 × 2 = 4 pontot kap.
points-once = Egy kártya egyszer számít egy városnál vagy útnál, akkor is, ha több része is hozzá tartozik.
points-cloister = **Kolostor:** 9 pont: 1 a saját kártyájáért és 1 a körülötte fekvő nyolc kártya mindegyikéért.
    .cloister = A nyolcadik kártya is a helyén van: kék 1 + 8 = 9 pontot kap.
points-majority =
    Ha egy úton vagy városban több alattvaló áll, az kapja a pontokat, akinek a legtöbb van ott. Ha többen is a legtöbbel
    vannak jelen, mindegyikük megkapja az összes pontot, a többiek semmit. Attól, hogy több alattvalód van ott, nem kapsz
    többet.
    .shared-city = A keretezett kártya két várost köt össze; pirosnak és kéknek egy-egy lovagja van. Négy kártya és egy címer: mindketten 4 × 2 + 1 × 2 = 10 pontot kapnak. A bal alsó kártya egyszer számít.
points-nobody =
    Ami alattvaló nélkül készül el, az senkinek sem hoz semmit. Ha egy kártyával több minden elkészül, mindegyiket külön
    értékeljük.

section-home = Az alattvalók hazatérnek
home-back =
    Az út, város vagy kolostor értékelése után minden alattvaló hazatér róla, az is, amelyik nem hozott pontot.
    A tieidet a következő lépésedtől újra használhatod, bármilyen szerepben.
home-swift =
    Arra is tehetsz alattvalót, ami a kártyáddal éppen elkészült, ha szabad: pontot hoz, és mindjárt haza is tér. Ehhez
    kell, hogy legyen alattvaló a készletedben.
    .swift = A felső kártyával elkészül a város. Piros lovagot tesz rá, 2 × 2 = 4 pontot kap, és visszaveszi a lovagot.

section-fields = Mezők
fields-field =
    A mező összefüggő rét. Utak, városok és a táj széle határolják. A rétek a kártyák oldalai mentén érnek össze, sarkon vagy
    üres helyen át soha. Az út végét a rét megkerüli.
    .three-fields = Három paraszt, három mező: a város és az utak elválasztják őket.
fields-joining = Egy kártya összeköthet különálló mezőket, a rajtuk fekvő összes paraszttal.
    .one-field = A keretezett kártya a háromból egy mezőt csinál. Aki letette, szerzetest vagy útonállót tehet rá, de parasztot nem.
fields-staying =
    A mező sosem készül el, és játék közben nem hoz pontot. A paraszt a játék végéig ott marad, sosem tér haza,
    úgyhogy gondold meg, mikor fektetsz le egyet.

section-end = A játék vége
end-last =
    Az a lépés az utolsó, amelyben az utolsó kártya lekerül. Ezt végig lejátsszuk, alattvalóval és értékeléssel együtt.
end-unfinished =
    Ezután minden befejezetlen dolgot értékelünk. A pontokat most is az kapja, akinek ott a legtöbb alattvalója van.
    - **Út:** 1 pont minden kártyáért.
    - **Város:** 1 pont minden kártyáért és 1 minden címerért.
    - **Kolostor:** 1 pont a saját kártyájáért és 1 minden körülötte fekvő kártyáért.
    .end-road = Az út mindkét vége nyitott: piros 3 × 1 = 3 pontot kap.
    .end-city = Öt kártya, két címer és egy hézag: kéknek két lovagja van, feketének egy. Kék 5 + 2 = 7 pontot kap, fekete semmit.
    .end-cloister = A nyolc helyből négyen van kártya: sárga 1 + 4 = 5 pontot kap.
end-winner =
    Utoljára a parasztok jönnek (CA 11.3). Ezután a legmagasabb pontszám nyer. Ha többen állnak az élen, közösen nyernek.

section-farmers = Mit hoznak a parasztok?
farmers-owner =
    Minden mezőt külön nézünk. Azé, akinek a legtöbb parasztja van rajta; ha többeknek van ugyanannyi, mindegyiküké; ha
    nincs rajta paraszt, senkié.
farmers-cities =
    A mező gazdája 3 pontot kap minden **kész** városért, amely a mezőn fekszik vagy határos vele, akár kicsi, akár nagy,
    akárki építette. A befejezetlen város nem hoz semmit.
    .farmer = Egy kész város a mező mellett: kék 3 pontot kap.
    .two-cities = Két kész város ugyanannál a mezőnél: kék 2 × 3 = 6 pontot kap.
farmers-several =
    Ha egy várost több mező vesz körül, mindegyik mező gazdája kap érte pontot. Ha az egyik mezőn kisebbségben vagy, a
    másikon attól még semmit sem veszítesz.
    .two-fields = A nagy mezőn pirosnak két parasztja van, sárgának egy: piros 2 × 3 = 6 pontot kap, sárga semmit. A széles város alatti mező kéké, azért a városért 3 pontot kap.
farmers-once =
    Egy város azonban ugyanannak a játékosnak csak **egyszer** fizet. A parasztjaid tehát 3 pontot hoznak minden olyan
    különböző kész városért, amely valamelyik meződdel érintkezik.
    .once = Mindkét mező kéké. A széles város mindkettővel határos, de egyszer számít; a kicsivel együtt ez 2 × 3 = 6 pont.

section-options = Más játékmódok
options-options =
    Ezek közül új asztalnál lehet választani. Mindig az első az, amit ez az oldal leír.
    - **Parasztok:** 3 pont minden városért, egy városért csak egyszer; vagy 3 pont a várossal határos minden mező után; vagy városonként 4 pont annak, akinek a legtöbb parasztja van a körülötte lévő összes mezőn; vagy nincsenek parasztok.
    - **Kétkártyás város:** 4 pont, mint bármelyik másik városnál, vagy 2 pont.
