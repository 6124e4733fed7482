### What only the page says, in Italian.

## The first page

web-lead = Quarantanove carte, sette regole e una sola legge: alla fine del tuo turno devi essere in vantaggio.
web-play-now = Gioca ora
web-levels = Scelta delle regole
web-your-games = Le tue partite
web-game-turn = Tocca a { $name }
web-games-more = { $count ->
    [one] Un’altra partita
   *[other] Altre { $count } partite
}
web-games-fewer = Meno partite
web-level-basic = Base
web-level-basic-more = un round, sette regole
web-level-advanced = Avanzato
web-level-advanced-more = più round, a punti
web-level-expert = Esperto
web-level-expert-more = a punti, con le azioni
web-with-friends = Gioca con gli amici
web-choose-rules = Regole e avversari
web-show-pause = Metti in pausa la partita sullo sfondo
web-show-on = Riprendi la partita sullo sfondo
web-name = Il tuo nome
web-greeting = Ciao, { $name }!
web-language = Lingua
web-theme = Aspetto
web-theme-auto = Come il sistema
web-theme-light = Chiaro
web-theme-dark = Scuro

## A new table

web-option-draw = Pesca
web-option-draw-must = Pesca obbligatoria
web-option-match = Punti
web-option-actions = Azioni
web-clock-left = tempo rimasto: { $text }
web-open-table = Apri il tavolo

## Before the game

web-start = Inizia la partita
web-room = In attesa dei giocatori
web-add-bot = Aggiungi un bot…
web-seat-free = Posto libero
web-bot-level = Bot, forza { $number } su 7

## At the table

web-table = Tavolo
web-home = Pagina iniziale
web-home-running = Pagina iniziale (la partita resta aperta)
web-tab-turn = Tocca a te
web-help = Aiuto
web-explain = Che cosa significa questa regola?
web-explain-action = Che cosa fa questa carta?
web-menu = Impostazioni
web-close = Chiudi
web-cancel = Annulla
web-talk = Di’ qualcosa
web-log = Cronaca della partita
web-leave = Lascia il tavolo
web-connecting = Connessione…
web-lost = Connessione persa. Nuovo tentativo…
web-part-missing = Non è stato possibile caricare questa parte della pagina.
web-try-again = Riprova
web-restarting = Il server si riavvia. Un momento…
web-bot-for-you = Un bot sta giocando per te.
web-seat-back = Riprendo il mio posto
web-card = { $number } { $colour ->
    [R] rosso
    [O] arancio
    [Y] giallo
    [G] verde
    [B] blu
    [I] indaco
   *[V] violetto
}
web-card-hidden = carta coperta
web-card-known = { web-card }, noto a tutti
web-known-cards = note a tutti: { $cards }
web-card-best = { web-card }, nella combinazione migliore
web-starter = La carta iniziale «Comanda il Rosso»
web-board = Chi sarebbe in vantaggio con ogni colore
web-seat-label = { $name } al tavolo
web-bot = { $name } (bot)
web-palette-of = Tavolozza: { $name }
web-your-palette = La tua tavolozza
web-your-hand = La tua mano
web-hand-count = { $count ->
    [one] una carta in mano
   *[other] { $count } carte in mano
}
web-sort-number = Ordina per numero
web-sort-colour = Ordina per colore
web-deck-known-cards = in cima: { $cards }
web-score-of = punti: { $count } su { $goal }
web-winning = in vantaggio
web-not-winning = non in vantaggio
web-would-win = sarebbe in vantaggio
web-would-not-win = non ancora in vantaggio
web-out = eliminato
web-away = non in linea
web-left = ha lasciato
web-to-move = di turno
web-verdict = { $name } è in vantaggio.
web-verdict-you = Sei in vantaggio.
web-verdict-would = { $name } sarebbe in vantaggio.
web-verdict-you-would = Saresti in vantaggio.
web-verdict-nobody = Nessuno è in vantaggio.

## The reader’s move

web-guide = La tua mossa
web-do-start = Tocca a te: gioca una carta, scartane una, o fai entrambe le cose. Alla fine devi essere in vantaggio.
web-do-only-drop = Tocca a te, ma nessuna delle tue carte ti porta in vantaggio: puoi solo ritirarti.
web-do-end = Finisci il turno, o scarta anche una carta.
web-do-discard = Non sei ancora in vantaggio: scarta ora una carta sul quadro.
web-do-behind = Non sei in vantaggio: scarta una carta sul quadro, o ritirati se niente aiuta.
web-do-one = L’1: scegli una carta da un’altra tavolozza. Va coperta sul mazzo.
web-do-five = Il 5: gioca un’altra carta dalla mano nella tavolozza.
web-do-seven = Il 7: scegli una carta della tua tavolozza, per il quadro o coperta sul mazzo.
web-do-seven-canvas = Il 7: scegli un’altra carta della tua tavolozza. Va sul quadro.
web-do-earned = Lo scarto supera il numero di carte nella tua tavolozza: puoi pescare una carta.
web-do-seven-earned = { web-do-earned }
web-do-earned-must = Lo scarto supera il numero di carte nella tua tavolozza: devi pescare una carta.
web-do-play = La tua mossa è pronta: giocala o annullala.
web-do-play-draws = Stai per pescare una carta. Dopo, non potrai più annullare.
web-do-play-out = È permesso, ma non saresti in vantaggio e per te il round finirebbe.
web-where-to = { web-card }: dove va?
web-looking = Un momento…
web-slow = Il server non ha ancora risposto. La tua mossa è conservata e puoi annullarla.
web-sending = Invio della mossa…
web-do-others-turn = Tocca a { $name }.
web-do-out-of-round = Per te il round è finito: puoi continuare a guardare.
web-do-watching = Stai guardando la partita.
web-do-watching-turn = Stai guardando la partita. Tocca a { $name }.
web-faster = Più veloce
web-to-end = Fino alla fine
web-to-palette = Nella tua tavolozza
web-to-canvas = Sul quadro
web-to-canvas-colour = Sul quadro: { $canvas }
web-to-deck = Sul mazzo
web-result-winning = saresti in vantaggio
web-result-behind = poi scarta una carta
web-result-refused = non si può: perché?
web-result-out = permesso, ma ti elimina
web-result-draws = e peschi una carta
web-result-action = { $number ->
    [1] poi l’azione dell’1
   *[other] poi l’azione del { $number }
}
web-play = Gioca
web-end = Fine del turno
web-draw = Pesca una carta
web-no-draw = Non pescare
web-undo = Annulla mossa
web-drop = Ritirati
web-sure = Confermi?
web-ask-drop = Ti ritiri da questo round? Potrai continuare a guardare.
web-ask-drop-last = { $ends ->
    [game] Ti ritiri? Allora { $name } vince la partita.
   *[round] Ti ritiri? Allora { $name } vince il round.
}
web-ask-out = È permesso, ma non saresti in vantaggio e per te il round finirebbe. Giochi lo stesso?
web-play-anyway = Gioca lo stesso
web-keep-playing = Continua a giocare

## The end of a round or game

web-points = Punti
web-next-round = Prossimo round

## What happened

web-log-won = { $name } vince il round con { $cards } (quadro { $canvas }).{ $count ->
    [0] { "" }
   *[other] { " " }(+{ $count })
}
web-log-you-won = Hai vinto il round con { $cards } (quadro { $canvas }).{ $count ->
    [0] { "" }
   *[other] { " " }(+{ $count })
}
web-log-said = { $name }: «{ $text }»
