### Ciò che dicono solo le stanze del terminale, in italiano: rompicapi, lezioni, partite riviste, prove.

help-opt-lines = righe di testo invece di una schermata, adatte a un lettore di schermo; una pipe le riceve comunque
