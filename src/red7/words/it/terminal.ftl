### What only the table in the terminal says, in Italian.

## The screen

terminal-board = In testa per colore
terminal-too-small = Questo terminale ha { $width }×{ $height } caratteri; al tavolo ne servono { $least_width }×{ $least_height }. Ingrandisci la finestra o rimpicciolisci i caratteri: nulla va perso.
terminal-cards = Carte
terminal-places = Dove
terminal-take = Metti lì
terminal-quit = Esci
terminal-back = Indietro
terminal-slower = Più piano
terminal-speed = Velocità: { $speed }
terminal-paused = in pausa
terminal-at-once = immediata
terminal-unsaved = La partita non può essere salvata: il disco è pieno?
terminal-signed-out = La tua sessione è stata chiusa.
terminal-keys-text = Le frecce sinistra e destra passano da una carta all’altra; un numero o la lettera di un colore ne raggiunge una. Su e giù mostrano che cosa farebbe la carta in ogni posto. P la gioca nella tavolozza, C sul quadro, D sul mazzo, Invio dove indica la freccia. E finisce il turno o gioca la mossa, Backspace la annulla, X ti ritira dal round. H dà un suggerimento, Ctrl+T passa dal chiaro allo scuro. Anche il mouse fa tutto questo.
