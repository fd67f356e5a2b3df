### Jegyzetek a szabályok mellett: miben tér el a nyomtatott magyar szabálykönyv.

note-D2 = A nyomtatott magyar szabálykönyv a Keyflower leírásában azt írja, hogy a hajó pontjait a 2a nyári hajó duplázza meg. Nálunk a 2b duplázza meg, ahogy a könyv a 2b hajónál maga is írja.
note-D6 = A nyomtatott magyar szabálykönyv csak annyit ír, hogy a túllicitált munkások máshová mehetnek. A másik három könyv szerint fizetni is lehet velük, de csak egyben; nálunk is így van.
note-D9 = A nyomtatott magyar szabálykönyv a részletes leírásban magáért a fordulósorrend-lapkáért is ad 1 pontot. Nálunk csak a szomszédos lapkák számítanak, ahogy a könyv jelmagyarázatában és a másik három könyvben.
note-D10 = A nyomtatott magyar szabálykönyv szerint az számíthatja be a lila munkást, aki elnyerte. Nálunk az, akinél a játék végén van, ahogy a holland és a román könyvben. A magyar könyv szerint télen akkor is továbbkerül, ha senki sem licitált rá; ennek csak így van értelme.
note-D12 = A nyomtatott magyar szabálykönyv több téllapkánál csak azokat a munkásokat említi, akiket te magad helyeztél a faludba. Nálunk a faludban lévő összes munkás a tiéd, ahogy a könyv az évszak végénél írja.
note-D17 = A nyomtatott magyar szabálykönyv a fordulósorrend-lapkák leírásában csak a tavaszt és a nyarat említi. Nálunk ősszel is ezek döntik el, ki mikor választ hajót, ahogy a könyv az évszak végénél írja.
note-D19 = A nyomtatott magyar szabálykönyv nem írja, hogy a jártasságlapkák a hajókon képpel felfelé vannak. A holland és a román könyv igen; csak így lehet a hajók között választani.
note-D32 = A nyomtatott magyar szabálykönyv a 4b leírásának végén azt írja, hogy licit nélküli lapkán nem alkalmazható. Nálunk egy korábbi használat is elég, ahogy a leírás elején, valamint az orosz és a holland könyvben.
note-D33 = A nyomtatott magyar szabálykönyv szerint az álló munkások színe csak azt köti, aki használja a lapkát. Nálunk azt is, aki licitál rá, ahogy az orosz és a holland könyvben.
note-D34 = A nyomtatott magyar szabálykönyv csak a nyerésre álló licit emelését említi. Nálunk a túllicitáltat is emelheted, ha ezzel a legnagyobb lesz, ahogy a másik három könyvben.
note-D35 = A nyomtatott magyar szabálykönyv egy helyen azt írja, hogy az árverésen lévő lapka színét csak akkor kell követni, ha lehetséges. Nálunk mindig követni kell, ahogy a könyv összefoglalójában és a másik három könyvben.
note-D37 = A nyomtatott magyar szabálykönyv nem mondja ki, hogy a lapkán lévő munkások ott maradnak; csak annyit ír, hogy munkást a paravánod mögül vagy vesztésre álló licitről vehetsz el. Az orosz könyv kimondja.
note-D40 = A nyomtatott magyar szabálykönyv szerint a Tengeri Fuvallat nem helyezhető le, ha az otthonlapka vizét elzártad. Nálunk máshová kerül, ha valahová illeszkedik, és csak a folyóért járó pontok vesznek el, ahogy a másik három könyvben.
note-D43 = A nyomtatott magyar szabálykönyv főszövege szerint a raktárlapkákon lévő erőforrás sosem számít máshol. Nálunk lemondhatsz az ottani pontjáról, és máshol beszámíthatod: a raktárlapkák leírása mind a négy könyvben csak azt zárja ki, ami ott már pontot ért.
note-D49 = A nyomtatott szabálykönyvek szerint egyenlőség esetén még egy játszma dönt. Nálunk megosztott a győzelem.
