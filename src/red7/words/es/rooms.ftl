### What only the rooms of the terminal say, in Spanish: puzzles, lessons, replays, exploring.

help-opt-lines = líneas de texto en lugar de una pantalla, aptas para un lector de pantalla; una tubería las recibe siempre
rooms-type = Escribir pasos
rooms-type-how = Pasos de este turno o de varios, como +R7 >G4. Un jugador cuya mano no se conoce puede jugar cualquier carta que no se haya visto.
rooms-position = Posición
rooms-position-how = Una posición, como «R 1 33 B5/R7V1 V7/?7»: la regla, el asiento al que le toca, el mazo y, de cada jugador, el área de juego y la mano. Antes pueden ir las reglas del juego.
rooms-back = Volver
rooms-unknown = Le toca a { $name }, pero no se conoce su mano. Escribe una carta en su lugar con T.
