### What only the rooms of the terminal say, in Polish: puzzles, lessons, replays, exploring.

help-opt-lines = wiersze tekstu zamiast ekranu, wygodne dla czytnika ekranu; potok i tak je dostaje
rooms-type = Wpisz kroki
rooms-type-how = Kroki tej tury lub kilku, na przykład +R7 >G4. Gracz, którego ręka nie jest znana, może zagrać dowolną kartę, której jeszcze nie widziano.
rooms-position = Pozycja
rooms-position-how = Pozycja, na przykład „R 1 33 B5/R7V1 V7/?7”: zasada, miejsce gracza na ruchu, stos dociągania, a potem paleta i ręka każdego gracza. Przed nią mogą stać zasady gry.
rooms-back = Wróć
rooms-unknown = Teraz gra { $name }, ale karty na ręce nie są znane. Wpisz kartę za tę osobę klawiszem T.
