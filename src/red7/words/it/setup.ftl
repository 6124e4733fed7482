### What only parts that are fetched later say, in Italian.

## A new table

web-rules = Regole
web-book = Secondo il regolamento
web-book-none = Nessuno (scegli l’edizione)
web-seats = Giocatori
web-seat-you = Tu prendi il primo posto.
web-seat-person = Giocatore umano
web-strengths = I bot hanno sette forze: 1 è facile, 7 è molto forte.
web-pace = Ritmo dei bot
web-pace-calm = Calmo
web-pace-normal = Normale
web-pace-quick = Rapido
web-clock = Orologio
web-clock-none = Senza orologio
web-clock-day = Un giorno per turno
web-clock-turn = { $count } secondi per turno
web-clock-game = { $count } minuti per giocatore, più 5 secondi per turno
web-open = Aperto a tutti
web-open-more = Il tavolo compare nella pagina iniziale. Altrimenti entra solo chi ha il link.
web-spectators-may = Spettatori ammessi
web-spectators-more = Gli spettatori vedono ciò che vedono tutti e, alla fine, tutte le mani.
web-stand-in = Un bot sostituisce chi manca
web-stand-in-more = Se qualcuno resta assente a lungo, un bot gioca al suo posto finché non torna.
web-hints-may = Suggerimenti permessi
web-hints-more = Al tuo turno puoi prendere un suggerimento. Gli altri lo vedono.
web-rated = Classificata
web-rated-more = Conta per il punteggio di tutti; tutti devono avere un account. Con orologio, senza suggerimenti né sostituti. Chi va via si ritira dal resto della partita.

## Before the game

web-room-more = { $count ->
    [one] Manca ancora un giocatore
   *[other] Mancano ancora { $count } giocatori
}
web-room-yours = Ci siete tutti: puoi iniziare
web-room-start = Ci sono tutti: { $count ->
    [one] { $names } può iniziare
   *[other] { $names } possono iniziare
}
web-invite = Invita i tuoi amici
web-only-here = Questo link funziona solo su questo computer. Per far entrare altri, avvia il server con --host 0.0.0.0.
web-share = Condividi il link
web-qr = Codice QR del link
web-ask-name = Come devono chiamarti gli altri?
web-name-keep = Sono io
web-link = Link a questo tavolo
web-copy = Copia il link
web-copied = Copiato
web-sit = Siediti qui
web-add-bot-seat = Aggiungi un bot al posto { $seat }

## An unknown address

web-nothing-here = Qui non c’è nulla
web-nothing-here-more = Forse l’indirizzo è incompleto, o la pagina è stata spostata.
web-cannot = Impossibile mostrare questo tavolo

## Help at the table, in full

help-rule-R = Vince la carta più alta. Un numero più alto batte uno più basso; a parità di numero vince il colore più vicino al rosso.
help-rule-O = Vince chi ha più carte con lo stesso numero. In caso di parità decide la più alta di queste carte.
help-rule-Y = Vince chi ha più carte dello stesso colore. In caso di parità decide la più alta di queste carte.
help-rule-G = Vince chi ha più carte pari; senza carte pari non sei in vantaggio. In caso di parità decide la più alta di queste carte.
help-rule-B = Vince chi ha più colori diversi; per ogni colore conta una carta. In caso di parità decide la più alta di queste carte.
help-rule-I = Vince chi ha la scala più lunga; i colori non contano, e ogni numero vale una volta sola. In caso di parità decide la più alta di queste carte.
help-rule-V = Vince chi ha più carte inferiori a 4; senza una carta così non sei in vantaggio. In caso di parità decide la più alta di queste carte.
help-draw = { $draw ->
    [must] Se scarti una carta con un numero più alto di quante carte hai nella tavolozza, devi pescare una carta. Poi il tuo turno finisce.
   *[other] Se scarti una carta con un numero più alto di quante carte hai nella tavolozza, puoi pescare una carta. Poi il tuo turno finisce.
}
help-score = Chi vince un round segna le carte che contano secondo la regola in vigore, ciascuna per il suo numero. Queste carte restano escluse dai round successivi. La partita finisce quando qualcuno ha { $goal } punti o quando restano troppo poche carte per un altro round; vince il punteggio più alto.
help-turn = Gioca una carta nella tavolozza, scartane una sul quadro, o fai entrambe le cose in quest’ordine. Se alla fine del turno non sei in vantaggio, o all’inizio non hai più carte, per te il round è finito; all’inizio puoi anche ritirarti. L’ultimo giocatore rimasto vince il round.
web-help-turn = Il tuo turno
web-help-known = Questo segno indica le carte note a tutti.

## Below the first screen

web-new = Nuovo per te? Impara Red7 in cinque minuti
web-learn = Impara
web-puzzles = Enigmi
web-together = Insieme
web-together-more = Apri un tavolo e manda il link agli amici. I posti liberi possono andare ai bot.
web-colours = Regole e carte
web-seven = Sette colori, sette regole
web-explore = Esplora
web-open-tables = Tavoli aperti
web-no-tables = Al momento nessun tavolo aspetta giocatori.
web-join = Unisciti
web-room-free = { $count ->
    [one] un posto libero
   *[other] { $count } posti liberi
}

## Statistics

web-stats = Le tue statistiche
web-stats-more = Come giochi: quanto vinci, con quale precisione e che cosa ti costa di più.
web-account = Account
web-history = Le tue partite
web-leaders = Classifica
web-people = Persone

## The menu of a table

web-spectators = { $count ->
    [one] uno spettatore
   *[other] { $count } spettatori
}
web-sound = Suoni
web-at-once = Gioca subito
web-at-once-more = Una mossa completa si gioca senza conferma.
web-piles = Pile dei punti
web-keys = Tastiera
web-keys-text = Tab e le frecce vanno di carta in carta; un numero o la lettera di un colore porta a una carta. Invio la prende; P la gioca nella tavolozza, C sul quadro, D sul mazzo. E finisce il turno o gioca la mossa, Backspace la annulla. H dà un suggerimento.
web-ask-leave = La partita è ancora in corso. Se esci, rinunci al tuo posto.

## Hints

web-hint = Suggerimento
web-hint-nudge = Uno spunto
web-hint-cards = Quali carte?
web-hint-turn = La mossa intera
web-hint-wait = Cerco la mossa migliore…
web-hint-failed = Non è arrivato nessun suggerimento.
web-hint-make = Mettila sul tavolo
web-hints-used = Livelli di suggerimento: { $count }

## The replay of a game

web-replay-title = Replay
web-replay-turn = Turno
web-replay-at = { $number } di { $count }
web-replay-first = All’inizio
web-replay-previous = Un turno indietro
web-replay-play = Avvia
web-replay-pause = Pausa
web-replay-next = Un turno avanti
web-replay-last = Alla fine
web-replay-pace = Ritmo
web-replay-hands = Carte visibili
web-replay-hands-all = Tutte le carte
web-replay-hands-none = Nessuna carta
web-replay-hands-of = Solo { $name }
web-replay-hand = In mano: { $name }
web-replay-won = ha vinto
web-step-palette = Tavolozza
web-step-canvas = Quadro
web-step-deck = Mazzo
web-step-draw = Pescare
web-step-end = Fine del turno
web-review = Analisi
web-replay-link = Link a questo turno
web-replay-json = Partita in JSON
web-replay-keys = Le frecce sinistra e destra vanno indietro o avanti di un turno, con Maiusc di un passo. Inizio e Fine portano all’inizio e alla fine. La barra spaziatrice avvia e ferma, e H cambia le carte visibili.

## The end of a round or game

web-end-table = Giocatori, punti e carte rimaste in mano
web-player = Giocatore
web-held = Rimaste in mano
web-held-none = nessuna
web-end-show = Risultato
web-next-soon = Il prossimo round comincia tra { $count } s.
web-replay = Rivedi la partita
web-waits-for = In attesa di { $names }.

## Finding opponents

web-find = Trova avversari
web-find-more = Gioca con persone del tuo livello, sfida qualcuno o guarda una partita.
web-watch-now = In corso adesso
web-watch = Guarda
web-challenged = { $name } ti sfida
web-challenge-yes = Accetta
web-challenge-no = Rifiuta

## The end of a round

web-end-you-round = Hai vinto il round!
web-end-round = { $name } vince il round
web-end-you-game = Hai vinto!
web-end-game = Vince { $name }
web-end-you-match = Hai vinto la partita!
web-end-match = { $name } vince la partita
web-end-shared = Vittoria condivisa: { $names }
web-end-why = In gioco resta solo { $name }. Con il quadro { $canvas } { $rule }.
web-end-why-you = In gioco resti solo tu. Con il quadro { $canvas } { $rule }.
web-end-rating = Partita classificata: il tuo punteggio è ora { $points } ({ $change }).
web-rematch = Rivincita
web-record = Scarica la partita

## Help at the table

help-action-1 = { $edition ->
    [v11] Prendi una carta da un’altra tavolozza con più di una carta e mettila a faccia in giù sul mazzo. Se non ce n’è nessuna, non succede nulla.
   *[other] Prendi una carta da un’altra tavolozza che ha almeno tante carte quante la tua, contando l’1, e mettila a faccia in giù sul mazzo. Se non ce n’è nessuna, non succede nulla.
}
help-action-3 = Pesca una carta, se ce n’è una. Puoi giocare un 3 anche se non sei ancora in vantaggio, sperando in una carta che ti salvi.
help-action-5 = Gioca un’altra carta dalla mano nella tavolozza ed esegui anche la sua azione. Se non hai altre carte, non succede nulla.
help-action-7 = { $edition ->
    [v11] Sposta un’altra carta dalla tua tavolozza sul quadro. Alla fine del turno devi essere in vantaggio.
    [v13] Sposta una carta della tua tavolozza, anche il 7 stesso, sul quadro o a faccia in giù sul mazzo. Alla fine del turno devi essere in vantaggio.
   *[other] Sposta una carta della tua tavolozza, anche il 7 stesso, sul quadro o a faccia in giù sul mazzo. Se va sul quadro, devi essere subito in vantaggio.
}

## What people say

phrase-hello = Ciao!
phrase-good-luck = Buona fortuna!
phrase-well-played = Ben giocato!
phrase-thanks = Grazie!
phrase-oops = Ops!
phrase-one-moment = Un momento, per favore.
phrase-your-turn = Tocca a te.
phrase-good-game = Bella partita!
phrase-rematch = Un’altra partita?
phrase-goodbye = Arrivederci!

## Rarely said at a table

web-over-goal = L’obiettivo di { $goal } punti è stato raggiunto.
web-over-cards = Non restano abbastanza carte.
web-log-stood-in = Al posto di { $name }: { $bot }.
web-log-resumed = Il server si è interrotto per un momento; la partita continua.
web-log-expired = Per molto tempo non è venuto nessuno: tutti i posti sono di nuovo liberi.
web-log-to-end = { $who ->
    [you] Fai giocare il round fino alla fine.
   *[other] { $name } fa giocare il round fino alla fine.
}
web-log-faster = { $who ->
    [you] Fai giocare i bot più in fretta.
   *[other] { $name } fa giocare i bot più in fretta.
}
web-log-hinted = { $who ->
    [you] Prendi un suggerimento ({ $stage }/3).
   *[other] { $name } prende un suggerimento ({ $stage }/3).
}
web-log-rematch = { $who ->
    [you] Chiedi la rivincita.
   *[other] { $name } chiede la rivincita.
}
web-log-seated = { $who ->
    [you] Ti siedi.
   *[other] { $name } si siede.
}
web-log-left = { $name } ha lasciato il tavolo.
web-log-timeout = { $who ->
    [you] Il tuo tempo è scaduto.
   *[other] Il tempo di { $name } è scaduto.
}

## What can be chosen

rules-editions = Edizioni
rules-v11 = la più vecchia: un 1 prende da qualsiasi tavolozza con più di una carta; un 7 mette un’altra carta sul quadro
rules-v12 = l’edizione abituale
rules-v13 = con uno scarto puoi anche perdere, e per te il round è finito; dopo un 7 basta essere in vantaggio alla fine del turno
rules-draw = se scarti una carta con un numero più alto di quante carte hai nella tavolozza, puoi pescare una carta
rules-draw-must = lo stesso, ma pescare è obbligatorio
rules-match = si gioca a punti in più round, fino a 40, 35 o 30 (in 2, 3 o 4 giocatori)
rules-actions = le carte dispari hanno un’azione quando le giochi: l’1 toglie una carta, il 3 fa pescare, il 5 fa giocare un’altra carta, il 7 sposta una tua carta
book-en-v12 = Inglese, v1.2
book-en-v12-second = Inglese, v1.2 (seconda copia)
book-fr-v12 = Francese, v1.2
book-de-v12 = Tedesco, v1.2
book-it-v12 = Italiano, v1.2
book-es-v12 = Spagnolo, v1.2 (Bureau de Juegos)
book-es-v13 = Spagnolo, v1.3
book-pl = Polacco
book-fr-draw = Francese, altra traduzione (pescare è obbligatorio)
