### What only the page for exploring says, in Italian.

## The turn

web-explore-player = Giocatore { $seat }
web-explore-turn = Turno
web-explore-to-move = Tocca a { $name }
web-explore-unknown = Tocca a { $name }, ma la sua mano non è nota. Gioca una carta al suo posto o modifica la posizione.
web-explore-over = Il round è finito.
web-explore-to-palette = Nella tavolozza
web-explore-end = Fine del turno
web-explore-unseen-card = Gioca una carta non vista
web-explore-which-drawn = Quale carta viene pescata?
web-explore-any-card = Lasciala ignota

## The analysis

web-explore-analysis = Analisi
web-explore-turns = Mosse, la migliore per prima
web-explore-looking = Ricerca…
web-explore-worlds = { $count } distribuzioni delle carte
web-explore-worlds-all = tutte le { $count } distribuzioni delle carte
web-explore-percent = { $count }%
web-explore-chance = Probabilità { $mid }, fra { $low } e { $high }.
web-explore-open = scoperte { $share }
web-explore-certain-win = vittoria certa
web-explore-certain-loss = sconfitta certa
web-explore-start = Analizza
web-explore-stop = Ferma l’analisi
web-explore-further = Cerca ancora
web-explore-play-turn = Gioca questa mossa
web-explore-why = Perché?
web-explore-why-turn = Perché? { $turn }
web-explore-no-reason = Nessun fatto parla a favore o contro.

## The lines

web-explore-lines = Varianti
web-explore-lines-none = Gioca una mossa, poi torna indietro e provane un’altra: tutte le varianti restano qui.
web-explore-beginning = Posizione
web-explore-forget = Elimina
web-explore-first = All’inizio
web-explore-back = Un turno indietro
web-explore-on = Un turno avanti
web-explore-last = Alla fine della variante
web-explore-keys = Le frecce sinistra e destra vanno indietro e avanti, su e giù portano agli altri turni provati lì. Inizio e Fine portano all’inizio e alla fine della variante. Backspace annulla un passo.

## Opening and sharing

web-explore-link = Link a questo punto
web-explore-copy = Copia la posizione
web-explore-position = Posizione come testo
web-explore-open-position = Apri la posizione
web-explore-impossible = Questa posizione non si può mostrare
web-explore-fresh = Comincia da un’altra posizione
web-explore-lost = Il server non ha risposto. Riprova.

## Editing

web-explore-edit = Modifica la posizione
web-explore-done = Fatto
web-explore-possible = Questa posizione è possibile.
web-explore-whose-turn = Di turno
web-explore-palette = Tavolozza
web-explore-hand = Mano
web-explore-hidden = Carte nascoste in mano
web-explore-canvas = Colore in vigore
web-explore-to-canvas = Sul quadro
web-explore-gone = Tolte dal gioco
web-explore-deck-top = In cima al mazzo
web-explore-deck-hidden = Carte nascoste nel mazzo
web-explore-unseen = Carte non viste
web-explore-put = Mettila qui: { $place }
web-explore-fewer = { $label }: una in meno
web-explore-more = { $label }: una in più
