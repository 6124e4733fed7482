### The rulebook in Italian: read by the page of the rules and the command.

## Around the rules

rulebook-heading = Regole di Red7
rulebook-contents = Indice
rulebook-search = Cerca nelle regole
rulebook-found = { $count ->
    [one] Trovato in una sezione
   *[other] Trovato in { $count } sezioni
}
rulebook-found-none = Nessun risultato per «{ $text }»
rulebook-print = Stampa su un foglio
rulebook-option = Un’opzione: si gioca solo se tutti sono d’accordo.

## Examples

rulebook-example = Esempio
rulebook-choose-colour = Scegli un colore: le carte che contano si illuminano.
rulebook-choose-turn = Scegli un turno e guarda che cosa ne viene.
rulebook-before = Prima del turno
rulebook-allowed = Permesso
rulebook-refused = Non permesso
rulebook-why-more = { $name } è in vantaggio, { $count ->
    [one] con una carta
   *[other] con { $count } carte
} contro { $theirs }.
rulebook-why-higher = { $name } è in vantaggio: le carte sono altrettante, e { $top } è più alta di { $their_top }.
rulebook-why-none = Nessuno è in vantaggio: non conta nessuna carta.
rulebook-scores = Una vittoria varrebbe { $count ->
    [one] un punto
   *[other] { $count } punti
}.
rulebook-first = Comincia { $name }, a sinistra della carta più alta, { $card }.
rulebook-wins = { $name } vince il round.

## Titles

rulebook-title-cards = Le carte
rulebook-title-colours = Sette colori, sette regole
rulebook-title-winning = Chi è in vantaggio
rulebook-title-setup = Preparazione
rulebook-title-turn = Un turno
rulebook-title-out = Ritirarsi e vincere
rulebook-title-draw = Pescare carte
rulebook-title-points = Giocare a punti
rulebook-title-actions = Azioni
rulebook-title-editions = Edizioni e regolamenti
rulebook-title-known = Che cosa sanno tutti
rulebook-title-notation = Scrivere carte e turni
rulebook-title-tables = Ai tavoli di qui

## The cards

rulebook-cards-all = Ci sono 49 carte: i numeri da 1 a 7 in ognuno dei sette colori.
rulebook-cards-order = È più alta la carta con il numero più alto. A parità di numero decide il colore, nell’ordine rosso, arancio, giallo, verde, blu, indaco, violetto. Così due carte non sono mai pari: il 7 rosso è la più alta, l’1 violetto la più bassa.

## Seven colours, seven rules

rulebook-colours-canvas = La carta in cima al quadro dà la regola in vigore. Dice quali carte di una tavolozza contano insieme: la tua combinazione migliore è la più grande e, a parità, quella con le carte più alte.

## Who is winning

rulebook-winning-most = Sei in vantaggio se la tua combinazione migliore ha più carte di quella di ogni altro giocatore ancora in gioco. I giocatori eliminati non contano più.
rulebook-winning-tie = Se due combinazioni hanno altrettante carte, decide la più alta di queste carte: prima il numero, poi il colore.
rulebook-winning-none = Senza una carta che conta non sei in vantaggio, anche se non ne ha nessuno. Può capitare con il verde (nessuna carta pari) e il violetto (nessuna carta inferiore a 4).

## Setting up

rulebook-setup-deal = Red7 si gioca in 2, 3 o 4. Ognuno riceve sette carte in mano e una scoperta, inizio della sua tavolozza; il resto è il mazzo. Il quadro comincia rosso.
rulebook-setup-first = Comincia chi siede a sinistra della carta più alta tra le tavolozze. Si prosegue verso sinistra.

## A turn

rulebook-turn-may = Nel tuo turno fai una di queste cose:
rulebook-turn-play = Gioca una carta dalla mano nella tua tavolozza.
rulebook-turn-discard = Scarta una carta dalla mano sul quadro. Il suo colore dà la nuova regola.
rulebook-turn-both = Fai entrambe le cose, in quest’ordine.
rulebook-turn-drop = Ritirati dal round.
rulebook-turn-end = Alla fine del turno devi essere in vantaggio. Perciò uno scarto deve lasciarti in vantaggio, e giochi una carta nella tavolozza solo se il turno può ancora finire bene.
rulebook-turn-same = Puoi scartare una carta del colore già in vigore.

## Dropping out and winning

rulebook-out-drop = Puoi ritirarti all’inizio del turno; dopo, solo se un 3 ti ha fatto pescare e ancora non sei in vantaggio. Copri mano e tavolozza: nessuno vede la tua mano.
rulebook-out-hand = Se il tuo turno comincia e la tua mano è vuota, per te il round finisce.
rulebook-out-last = L’ultimo giocatore rimasto vince subito il round.

## Drawing cards

rulebook-draw-count = La tavolozza si conta dopo tutto ciò che hai giocato in questo turno. Se il mazzo è vuoto, nessuno pesca.
rulebook-draw-must = Una traduzione francese rende obbligatoria questa pesca; qui è un’opzione a sé.

## Playing for points

rulebook-points-score = Una partita ha più round. Chi vince un round mette la combinazione migliore, secondo la regola in vigore, dalla tavolozza nella pila dei punti; ogni carta vale il suo numero.
rulebook-points-cards = Il rosso segna una carta, l’arancio e il giallo il gruppo vincente, il blu la carta più alta di ogni colore, l’indaco la più alta di ogni numero della scala, il verde e il violetto tutte le carte che contano.
rulebook-points-later = Le carte segnate restano escluse dai round successivi; tutte le altre si rimescolano.
rulebook-points-end = La partita finisce dopo un round in cui qualcuno ha raggiunto 40 punti in 2 giocatori, 35 in 3 o 30 in 4, o quando non restano otto carte a testa. Vince il punteggio più alto; a parità si divide la vittoria.

## Actions

rulebook-actions-must = Se giochi una carta dispari dalla mano nella tavolozza, devi eseguirne l’azione, se puoi. La carta distribuita nella tavolozza non ne ha.
rulebook-actions-after = Dopo tutte le azioni il turno continua: puoi scartare una carta dalla mano o finire il turno. Una scelta è possibile solo se puoi ancora finire il turno in vantaggio.
rulebook-actions-three = Solo un 3 si può giocare sperando, finché il mazzo non è vuoto. Se la sua carta non aiuta, ti ritiri.

## Editions and books

rulebook-editions-differ = I regolamenti stampati differiscono per lo scarto, l’1 e il 7.
rulebook-editions-v11 = Un 1 prende da ogni altra tavolozza con più di una carta. Un 7 sposta un’altra carta, solo sul quadro; devi essere in vantaggio alla fine del turno.
rulebook-editions-v12 = Un 1 prende solo da una tavolozza con almeno tante carte quante la tua. Un 7 può spostare anche sé stesso, sul quadro o sul mazzo; sul quadro devi essere subito in vantaggio.
rulebook-editions-v13 = Come v1.2, ma dopo un 7 basta essere in vantaggio alla fine del turno, e il suo scarto non fa pescare. Con uno scarto dalla mano puoi anche perdere: il nuovo colore resta, e per te il round è finito. In un turno con un 1 o un 7 non è permesso.
rulebook-editions-books = I regolamenti inglese, francese, tedesco e italiano seguono v1.2, come uno dei due spagnoli; l’altro segue v1.3. Quello polacco si gioca come v1.1.
rulebook-editions-named = Base non ha opzioni. Avanzato si gioca con la pesca e a punti, Esperto anche con le azioni.

## What everyone knows

rulebook-known-hidden = Le mani sono segrete, e così l’ordine del mazzo. Ciò che puoi fare non dipende mai da carte nascoste.
rulebook-known-seen = Tutti vedono una carta messa sul mazzo e sanno che è lì; quando viene pescata, tutti sanno chi l’ha. Si può ricordare ogni carta vista in una tavolozza o sul quadro.

## Cards and turns in writing

rulebook-notation-cards = Una carta è la lettera del suo colore e il suo numero, come R7. Le lettere sono R O Y G B I V in ogni lingua.
rulebook-notation-steps = +R7 gioca una carta nella tavolozza, >R7 la porta sul quadro, ^R7 sul mazzo. ! pesca, . finisce il turno, ~ si ritira.
rulebook-notation-positions = Una posizione è il colore in vigore, il posto di turno, il mazzo e tavolozza/mano di ogni posto: R 1 33 B5/R7Y2 V7/?7. Un punto interrogativo con un numero sta per carte nascoste. Nessuna carta può essere in due posti.
rulebook-notation-rules = Le regole sono un’edizione con le sue opzioni: v1.2+draw+match+actions.
rulebook-notation-games = Una partita si scrive con le sue distribuzioni e tutti i suoi turni: così si può rivedere, verificare ed esplorare. Solo una partita finita si può analizzare.

## At the tables here

rulebook-tables-seats = Prendi un posto libero per giocare; la partita comincia quando tutti i posti sono occupati e qualcuno la avvia. Altri possono guardare, se il tavolo lo permette. Chi va via lascia il posto; un bot può continuare.
rulebook-tables-moves = Un turno si gioca per intero, o fino a una pesca: una carta vista non si rimette a posto. Il round successivo si distribuisce quando il precedente è finito.
rulebook-tables-help = I bot hanno sette forze. I suggerimenti si danno dove il tavolo li permette, uno dopo l’altro; gli altri vedono che ne hai preso uno.
rulebook-tables-deals = Ogni distribuzione è promessa prima: il suo seme è fissato e sigillato, i giocatori possono aggiungervi qualcosa, e dopo ognuno può verificare che nulla è cambiato.
rulebook-tables-rated = Le partite classificate richiedono un account e un orologio, e si giocano senza suggerimenti né sostituti; una persona può avere un solo posto.
