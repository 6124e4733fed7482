### What only the rooms of the terminal say, in French: puzzles, lessons, replays, exploring.

help-opt-lines = des lignes de texte au lieu d’un écran, pour un lecteur d’écran ; un tube en reçoit de toute façon
rooms-type = Saisir des coups
rooms-type-how = Les coups de ce tour ou de plusieurs, comme +R7 >G4. Un joueur dont la main n’est pas connue peut jouer toute carte qui n’a pas été vue.
rooms-position = Position
rooms-position-how = Une position, comme « R 1 33 B5/R7V1 V7/?7 » : la règle, la place dont c’est le tour, la pioche, puis la palette et la main de chaque joueur. Les règles peuvent la précéder.
rooms-back = Retour
rooms-unknown = C’est à { $name } de jouer, mais sa main n’est pas connue. Saisis une carte à sa place avec T.
