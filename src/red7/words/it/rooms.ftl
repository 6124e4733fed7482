### What only the rooms of the terminal say, in Italian: puzzles, lessons, replays, exploring.

help-opt-lines = righe di testo invece di una schermata, adatte a un lettore di schermo; una pipe le riceve comunque
rooms-type = Scrivi le mosse
rooms-type-how = Mosse di questo turno o di più turni, come +R7 >G4. Un giocatore di cui non si conosce la mano può giocare qualsiasi carta non ancora vista.
rooms-position = Posizione
rooms-position-how = Una posizione, come «R 1 33 B5/R7V1 V7/?7»: la regola, il posto di turno, il mazzo, poi tavolozza e mano di ogni giocatore. Prima possono stare le regole del gioco.
rooms-back = Indietro
rooms-unknown = Tocca a { $name }, ma la sua mano non è nota. Scrivi una carta al suo posto con T.
