### Quello che dice solo il tavolo nel terminale, in italiano.

## The screen

terminal-board = In testa per colore
terminal-too-small = Questo terminale ha { $width }×{ $height } caratteri; al tavolo ne servono { $least_width }×{ $least_height }. Ingrandisci la finestra o rimpicciolisci i caratteri: nulla va perso.
