### Notities bij de spelregels: waar het gedrukte Nederlandse spelregelboek iets anders zegt.

note-D7 = Volgens het gedrukte Nederlandse boek liggen de grondstoffen voor een opwaardering op de thuistegel. Wij leggen ze op de tegel zelf, zoals in de drie andere boeken; anders hoefde je nooit iets te vervoeren.
note-D11 = Volgens het gedrukte Nederlandse boek komt de groene arbeider van schip 1b uit het zakje. Bij ons komt hij uit de voorraad, zoals in het Hongaarse en het Russische boek: in het zakje naar groen zoeken mag in geen van de boeken.
note-D12 = In de hoofdtekst van het gedrukte Nederlandse boek krijg je alleen de arbeiders terug die je zelf in je dorp hebt geplaatst. Bij ons zijn alle arbeiders in je dorp van jou, zoals in de samenvatting van het boek en in het Hongaarse en het Russische boek.
note-D13 = In de hoofdtekst van het gedrukte Nederlandse boek gaan alle arbeiders bij een gewonnen tegel in het zakje. Bij ons alleen die van het winnende bod, zoals in de samenvatting van het boek; de arbeiders op de tegel heb je net gekregen.
note-D15 = Het gedrukte Nederlandse boek laat de overige spelers vanaf de startspeler kiezen en zegt niet welke. Bij ons is dat de nieuwe, die de paarse arbeider net heeft gekregen, zoals in het Hongaarse en het Russische boek.
note-D17 = Het gedrukte Nederlandse boek noemt bij de uitleg van de volgordetegels alleen de zomer en de herfst. Bij ons bepalen ze ook in de lente wie wanneer een schip kiest, zoals het boek bij het einde van een seizoen zelf zegt.
note-D18 = In de tekst van het gedrukte Nederlandse boek zijn er evenveel volgordetegels als schepen. Wij volgen de tabel in hetzelfde boek; er bestaan maar vier volgordetegels.
note-D25 = Het gedrukte Nederlandse boek noemt de zaagmolen als tegel waarvoor opgeslagen grondstoffen niet nog eens tellen. Bedoeld is de Windmolen, zoals in de drie andere boeken; voor de Houtzaagmolen tellen geen grondstoffen.
note-D37 = Het gedrukte Nederlandse boek zegt niet met zoveel woorden dat arbeiders op een tegel blijven staan; het noemt alleen verloren biedingen als plek waar je arbeiders vandaan haalt. Het Russische boek zegt het wel.
note-D39 = Volgens het gedrukte Nederlandse boek kun je de schepen van de zomer en de winter niet opwaarderen. Bedoeld zijn de zomerschepen en alle wintertegels, zoals in de drie andere boeken.
note-D41 = Volgens het gedrukte Nederlandse boek mag je arbeiders van een gewonnen veiling niet bij het dorp weghalen. Bedoeld is een bod dat op dat moment wint: het blijft staan, zoals in de drie andere boeken.
note-D49 = Volgens de gedrukte boeken speel je bij een gelijke stand nog een partij. Bij ons delen de spelers de overwinning.
