### What only the page says, in Italian.

## The first page

web-lead = Quarantanove carte, sette regole e una legge: alla fine del tuo turno devi essere in testa.
web-play-now = Gioca ora
web-levels = Quali regole
web-level-basic = Base
web-level-basic-more = un round, le sette regole
web-level-advanced = Avanzato
web-level-advanced-more = più round a punti
web-level-expert = Esperto
web-level-expert-more = a punti, le carte dispari agiscono
web-together = Insieme
web-together-more = Apri un tavolo e manda il link agli amici. I posti liberi possono andare ai bot.
web-with-friends = Gioca con gli amici
web-choose-rules = Scegli regole e avversari
web-colours = Le sette regole e tutte le carte
web-colours-more = Il colore sul quadro dice quale regola vale. Le carte valgono per numero, poi per colore, da Rosso a Violetto.
web-open-tables = Tavoli aperti
web-no-tables = Al momento nessun tavolo aspetta giocatori.
web-join = Unisciti
web-name = Il tuo nome
web-greeting = Ciao, { $name }!
web-language = Lingua
web-theme = Aspetto
web-theme-auto = Come il sistema
web-theme-light = Chiaro
web-theme-dark = Scuro
web-sound = Suoni

## A new table

web-rules = Regole
web-book = Come stampate in
web-book-none = Scelgo io l’edizione
web-option-draw = Pescare
web-option-draw-must = Pescare è obbligatorio
web-option-match = Punti
web-option-actions = Azioni
web-seats = Giocatori
web-seat-you = Tu hai il primo posto.
web-seat-person = Una persona
web-clock = Orologio
web-clock-none = Senza orologio
web-clock-turn = { $count } secondi a turno
web-clock-game = { $count } minuti a giocatore e 5 secondi a turno
web-clock-left = ancora { $text }
web-open = Aperto a tutti
web-open-more = Compare nella prima pagina. Altrimenti entra solo chi ha il link.
web-spectators-may = Altri possono guardare
web-spectators-more = Gli spettatori vedono ciò che è pubblico e, alla fine, tutte le mani.
web-stand-in = Un bot per gli assenti
web-stand-in-more = Se un giocatore manca a lungo, un bot gioca finché non torna.
web-open-table = Apri il tavolo

## Before the game

web-start = Inizia la partita
web-room = In attesa dei giocatori
web-link = Il link di questo tavolo
web-copy = Copia il link
web-copied = Copiato
web-sit = Siediti qui
web-add-bot = Aggiungi un bot …
web-add-bot-seat = Aggiungi un bot al posto { $seat }
web-room-free = { $count ->
    [one] un posto libero
   *[other] { $count } posti liberi
}
web-seat-free = Posto libero
web-bot-level = Bot, forza { $number } su 7

## At the table

web-table = Il tavolo
web-home = Alla prima pagina
web-menu = Impostazioni
web-close = Chiudi
web-cancel = Annulla
web-talk = Di’ qualcosa
web-log = Che cosa è successo
web-leave = Lascia il tavolo
web-ask-leave = La partita è in corso. Se esci, rinunci al tuo posto.
web-cannot = Questo tavolo non si può mostrare
web-connecting = Connessione …
web-lost = Connessione persa; riprovo …
web-restarting = Il server si riavvia; un momento …
web-spectators = { $count ->
    [one] uno spettatore
   *[other] { $count } spettatori
}
web-piles = Pile dei punti
web-bot-for-you = Un bot gioca per te.
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
web-card-hidden = una carta coperta
web-card-known = { web-card }, noto a tutti
web-card-best = { web-card }, nella combinazione migliore
web-starter = La carta Rosso iniziale
web-board = Chi sarebbe in testa con ogni colore
web-board-row = { $canvas }: { $rule }. { $name }: { $cards }
web-board-nobody = { $canvas }: { $rule }. Nessuno ha una carta così.
web-seat-label = { $name } al tavolo
web-palette-of = Tavolozza: { $name }
web-your-palette = La tua tavolozza
web-your-hand = La tua mano
web-hand-count = { $count ->
    [one] una carta in mano
   *[other] { $count } carte in mano
}
web-sort-number = Ordina per numero
web-sort-colour = Ordina per colore
web-deck-known = in cima:
web-score-of = { $count } punti su { $goal }
web-winning = in testa
web-not-winning = non in testa
web-would-win = sarebbe in testa
web-would-not-win = non ancora in testa
web-out = eliminato
web-away = assente
web-to-move = di turno
web-verdict = { $name } è in testa con { $cards }.
web-verdict-you = Sei in testa con { $cards }.
web-verdict-would = { $name } sarebbe ancora in testa.
web-verdict-you-would = Saresti in testa.
web-verdict-nobody = Nessuno è in testa.

## The reader’s move

web-guide = La tua mossa
web-do-start = Tocca a te: gioca una carta nella tavolozza, scartane una sul quadro, o entrambe. Alla fine devi essere in testa.
web-do-only-drop = Tocca a te, ma nessuna delle tue carte ti porta in testa: puoi solo ritirarti.
web-do-end = Saresti in testa: finisci il turno, o scarta anche una carta.
web-do-discard = Non sei ancora in testa: scarta ora una carta sul quadro.
web-do-behind = Non sei in testa: scarta una carta sul quadro, o ritirati se niente aiuta.
web-do-one = L’1: scegli una carta da un’altra tavolozza. Va coperta sul mazzo.
web-do-five = Il 5: gioca un’altra carta dalla mano nella tavolozza.
web-do-seven = Il 7: scegli una carta della tua tavolozza. Va sul quadro, o coperta sul mazzo.
web-do-seven-canvas = Il 7: scegli un’altra carta della tua tavolozza. Va sul quadro.
web-do-earned = Hai guadagnato una carta: pescala, o prosegui senza.
web-do-earned-must = Hai guadagnato una carta e devi pescarla.
web-do-confirm = Questa è tutta la tua mossa. Giocala, o riprendila.
web-do-draw-sure = Verrà pescata una carta. Dopo, non si torna indietro.
web-do-out = È permesso, ma non saresti in testa e saresti eliminato.
web-where-to = { web-card }: dove va?
web-looking = Un momento …
web-sending = La tua mossa è in viaggio …
web-thinking = Tocca a { $name }.
web-you-are-out = Sei fuori da questo round e continui a guardare.
web-watching = Stai guardando.
web-watching-turn = Stai guardando. Tocca a { $name }.
web-to-palette = Nella tua tavolozza
web-to-canvas = Sul quadro
web-to-canvas-colour = Sul quadro: { $canvas }
web-to-deck = Sul mazzo
web-result-winning = saresti in testa
web-result-not-yet = non basta ancora: poi scarta
web-result-refused = non si può – perché?
web-result-out = permesso, ma saresti eliminato
web-result-draws = e pesca una carta
web-result-action = poi l’azione del { $number }
web-play = Gioca
web-end = Finisci il turno
web-draw = Pesca una carta
web-no-draw = Senza pescare
web-undo = Riprendi
web-drop = Ritirati
web-sure = Sei sicuro?
web-ask-drop = Ritirarti da questo round? Continuerai a guardare.
web-ask-out = È permesso, ma non saresti in testa e saresti eliminato. Farlo?
web-play-anyway = Gioca lo stesso
web-keep-playing = Continua a giocare
web-at-once = Gioca subito
web-at-once-more = Una mossa completa si gioca senza chiedere.
web-keys = Tastiera
web-keys-text = Tab e frecce vanno di carta in carta, un numero o la lettera di un colore ne trova una. Invio la prende; P la mette nella tavolozza, C sul quadro, D sul mazzo. E finisce il turno o gioca la mossa, Backspace riprende.

## The end of a round or game

web-end-you-round = Vinci il round!
web-end-round = { $name } vince il round
web-end-you-game = Hai vinto!
web-end-game = Vince { $name }
web-end-you-match = Vinci la partita!
web-end-match = { $name } vince la partita
web-end-shared = Vittoria condivisa: { $names }
web-end-why = { $name } è l’ultimo rimasto. Con { $canvas } sul quadro, { $rule }.
web-end-why-you = Sei l’ultimo rimasto. Con { $canvas } sul quadro, { $rule }.
web-end-table = Giocatori, punti e carte in mano
web-player = Giocatore
web-points = Punti
web-held = Ancora in mano
web-held-none = niente
web-end-hide = Guarda il tavolo
web-end-show = Mostra il risultato
web-next-round = Prossimo round
web-next-soon = Il prossimo round comincia tra { $count } s.
web-rematch = Rivincita
web-record = Scarica la partita
web-waits-for = Si aspetta { $names }.

## What happened

web-log-timeout = { $name }: tempo scaduto.
web-log-won = { $name } vince il round con { $canvas }: { $cards }.{ $count ->
    [0] { "" }
   *[other] { " " }(+{ $count })
}
web-log-you-won = Vinci il round con { $canvas }: { $cards }.{ $count ->
    [0] { "" }
   *[other] { " " }(+{ $count })
}
web-log-said = { $name }: «{ $text }»
web-log-seated = { $name } si siede.
web-log-left = Il giocatore al posto { $seat } è andato via.
web-log-taken-yours = { $card } dalla tua tavolozza coperta sul mazzo
web-log-stood-in = Al posto { $seat } gioca un bot.
web-log-resumed = Il server è mancato un momento; la partita continua.
web-log-expired = Per molto tempo non è venuto nessuno: tutti i posti sono di nuovo liberi.
web-log-you-out = Sei eliminato.

## What people say

phrase-hello = Ciao!
phrase-good-luck = Buona fortuna!
phrase-well-played = Ben giocato!
phrase-thanks = Grazie!
phrase-oops = Ops!
phrase-one-moment = Un momento, per favore.
phrase-your-turn = Tocca a te.
phrase-good-game = Bella partita!
phrase-rematch = Un’altra?
phrase-goodbye = Arrivederci!
