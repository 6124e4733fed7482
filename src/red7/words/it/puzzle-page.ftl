### Puzzles on the page, in Italian.

web-puzzle-all = Enigmi
web-puzzle-open = Enigma { $id }

## What there is

web-puzzle-today = L’enigma del giorno
web-puzzle-today-next = Il prossimo arriva tra { $time }.
web-puzzle-solve = Risolvilo
web-puzzle-look = Guarda la soluzione
web-puzzle-series = Serie infinita
web-puzzle-series-more = Uno dopo l’altro, più o meno alla tua altezza.
web-puzzle-rush = Corsa agli enigmi
web-puzzle-rush-more = Quanti più puoi in tre minuti. Il terzo errore la chiude.
web-puzzle-rush-start = Inizia
web-puzzle-rush-again = Ancora una volta
web-puzzle-kinds = Per tipo
web-puzzle-kind-stay = Restare in gioco
web-puzzle-kind-sure = Vittoria certa
web-puzzle-kind-open = Carte scoperte
web-puzzle-kind-action = Usare un’azione
web-puzzle-kind-deny = Negare i punti
web-puzzle-kind-best = La mossa migliore

## The reader

web-puzzle-streak = { $count ->
    [0] Ancora nessun giorno di fila
    [one] Un giorno di fila
   *[other] { $count } giorni di fila
}
web-puzzle-longest = Record: { $count }
web-puzzle-rating = Il tuo punteggio: { $points }
web-puzzle-rating-about = Il tuo punteggio: circa { $points }

## Solving

web-puzzle-task-stay = Una sola mossa ti tiene nel round. Trovala.
web-puzzle-task-sure = Trova la mossa che vince il round, qualunque carta abbiano in mano gli altri.
web-puzzle-task-open = { $count ->
    [1] Tutte le carte sono scoperte. Trova la mossa che vince il round.
   *[other] Tutte le carte sono scoperte. Trova la mossa che porta alla vittoria in { $count } turni.
}
web-puzzle-task-action = Tutte le carte sono scoperte. Solo un’azione vince il round. Trova la mossa.
web-puzzle-task-deny = Tutte le carte sono scoperte. Non puoi vincere: impedisci all’avversario di raggiungere l’obiettivo.
web-puzzle-task-best = Trova la mossa che vince più spesso.
web-puzzle-level = Difficoltà { $points }
web-puzzle-compose = Componi la tua mossa. Saprai se è giusta quando la confermi.
web-puzzle-step = La tua mossa finora: { $turn }
web-puzzle-player = Giocatore { $seat }
web-puzzle-confirm = Conferma
web-puzzle-show = Mostra la soluzione
web-puzzle-sure = Mostrare la soluzione? L’enigma conterà come non risolto.
web-puzzle-right = Giusto!
web-puzzle-wrong = Non è la soluzione. Riprova.
web-puzzle-answer = La soluzione
web-puzzle-shown = Questa volta non risolto
web-puzzle-gained = Punteggio { $points }
web-puzzle-yours = La tua mossa { $turn }:
web-puzzle-counts = { $count ->
    [1] Nessun altro ci ha ancora provato.
   *[other] { $solved } su { $count } l’hanno risolto al primo colpo.
}
web-puzzle-next = Enigma successivo
web-puzzle-share = Condividi
web-puzzle-shared = Copiato

## A rush

web-puzzle-left = ancora { $time }
web-puzzle-score = { $count ->
    [0] Ancora nessuno risolto
    [one] Uno risolto
   *[other] { $count } risolti
}
web-puzzle-misses = Errori: { $count } su { $most }
web-puzzle-over = La corsa è finita
web-puzzle-best = Il tuo record: { $count }
web-puzzle-missed = Non risolti:
