### Ciò che dicono solo le stanze del terminale, in italiano: enigmi, lezioni, partite riviste, prove.

help-opt-lines = righe di testo invece di una schermata, adatte a un lettore di schermo; una pipe le riceve comunque
rooms-type = Scrivi le mosse
rooms-type-how = Mosse di questo turno o di più turni, come +R7 >G4. Un giocatore di cui non si conosce la mano può giocare qualsiasi carta non ancora vista.
rooms-back = Indietro
rooms-unknown = Tocca a { $name }, ma la sua mano non è nota. Scrivi una carta al suo posto con T.
