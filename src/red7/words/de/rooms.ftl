### What only the rooms of the terminal say, in German: puzzles, lessons, replays, exploring.

help-opt-lines = Textzeilen statt eines Bildschirms, geeignet für Screenreader; eine Pipe bekommt sie ohnehin
rooms-type = Schritte eintippen
rooms-type-how = Schritte dieses Zuges oder mehrerer, wie +R7 >G4. Wessen Hand nicht bekannt ist, kann jede Karte spielen, die noch nicht zu sehen war.
rooms-position = Stellung
rooms-position-how = Eine Stellung wie „R 1 33 B5/R7V1 V7/?7“: die Regel, der Platz am Zug, der Stapel, dann Palette und Hand jedes Spielers. Davor können die Spielregeln stehen.
rooms-back = Zurück
rooms-unknown = { $name } ist am Zug, aber die Hand ist nicht bekannt. Tippe mit T eine Karte für diesen Spieler ein.
