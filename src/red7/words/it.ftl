### Red7 in Italian.
###
### Colours come as letters, R O Y G B I V, and cards as written in the notation, R7.
### $rival is the result of another message here, put in as the subject of a clause.

## Words of the game

colour = { $colour ->
    [R] rosso
    [O] arancio
    [Y] giallo
    [G] verde
    [B] blu
    [I] indaco
   *[V] violetto
}
rule-text = { $colour ->
    [R] vince la carta più alta
    [O] vince chi ha più carte dello stesso numero
    [Y] vince chi ha più carte dello stesso colore
    [G] vince chi ha più carte pari
    [B] vince chi ha più colori diversi
    [I] vince chi ha più carte in scala
   *[V] vince chi ha più carte inferiori a 4
}
number-word = { $count ->
    [0] nessuna
    [1] una
    [2] due
    [3] tre
    [4] quattro
    [5] cinque
    [6] sei
    [7] sette
   *[other] { $count }
}
counted = { $colour ->
    [R] { $count ->
        [0] nessuna carta
        [one] una carta
       *[other] { number-word } carte
    }
    [O] { $count ->
        [0] nessuna carta
        [one] una sola carta dello stesso numero
       *[other] { number-word } carte dello stesso numero
    }
    [Y] { $count ->
        [0] nessuna carta
        [one] una sola carta dello stesso colore
       *[other] { number-word } carte dello stesso colore
    }
    [G] { $count ->
        [0] nessuna carta pari
        [one] una carta pari
       *[other] { number-word } carte pari
    }
    [B] { $count ->
        [0] nessuna carta
        [one] una sola carta di colore diverso
       *[other] { number-word } carte di colori diversi
    }
    [I] { $count ->
        [0] nessuna carta
        [one] una sola carta in scala
       *[other] { number-word } carte in scala
    }
   *[V] { $count ->
        [0] nessuna carta inferiore a 4
        [one] una carta inferiore a 4
       *[other] { number-word } carte inferiori a 4
    }
}
cards-counted = { $count ->
    [one] { $count } carta
   *[other] { $count } carte
}
rival = { $place ->
    [left] il giocatore alla tua sinistra
    [right] il giocatore alla tua destra
    [across] il giocatore di fronte a te
   *[opponent] il tuo avversario
}
you = Tu
nobody = nessuno
label = { $name }: { $value }
separator = { "; " }

## Comparing palettes, inside the reasons below

compare-none = { $colour ->
    [G] Con il quadro verde non hai nessuna carta pari, quindi non puoi essere in testa.
    [V] Con il quadro violetto non hai nessuna carta inferiore a 4, quindi non puoi essere in testa.
   *[other] La tua tavolozza è vuota, quindi non puoi essere in testa.
}
compare-highest = Con il quadro rosso la tua carta più alta è { $top }; { $rival } ha { $their_top }.
compare-fewer = Con il quadro { $canvas } hai { $mine }; { $rival } ne ha { $theirs }.
compare-lower = Con il quadro { $canvas } hai { $mine } (la più alta: { $top }); { $rival } ne ha lo stesso numero (la più alta: { $their_top }).

## Why a step is refused

error-round-over = Il round è finito.
error-turn-over = Questo turno è finito.
error-not-your-turn = Non è il tuo turno: tocca al posto { $seat }.
error-hand-not-known = La mano del posto { $seat }, che è di turno, non è nota per intero.
error-not-in-hand = { $card } non è nella tua mano.
error-played-already = In questo turno hai già giocato una carta nella tavolozza, quindi { $card } resta in mano. Solo un 5 permette di giocarne un’altra.
error-discarded-already = Hai già scartato una carta dalla mano: a parte la carta da pescare, il turno è finito.
error-play-loses = Se giochi { $card } nella tavolozza non puoi finire il turno in testa, qualunque carta scarti. { $comparison }
error-play-action-loses = Se giochi { $card } devi eseguirne l’azione, e dopo non puoi finire il turno in testa.
error-discard-loses = Scartando { $card } non saresti in testa. { $comparison }
error-discard-bound = In un turno con un 1 o un 7 non puoi scartare { $card } e perdere. { $comparison }
error-end-loses = Non puoi finire il turno qui, perché non sei in testa. { $comparison }
error-end-too-early = Non hai ancora fatto nulla: gioca una carta, scartane una o ritirati.
error-drop-late = Puoi ritirarti solo all’inizio del turno, o dopo aver pescato con un 3 una carta che non aiuta.
error-drop-winning = Sei in testa: finisci il turno invece di ritirarti.
error-action-unfinished = { $number ->
    [1] Prima completa l’azione dell’1: prendi una carta da un’altra tavolozza e mettila sul mazzo.
    [3] Prima completa l’azione del 3: pesca una carta.
    [5] Prima completa l’azione del 5: gioca un’altra carta dalla mano.
   *[7] Prima completa l’azione del 7: prendi una carta dalla tua tavolozza.
}
error-draw-first = Prima pesca la carta che ti spetta.
error-draw-not-earned = Ora non hai carte da pescare.
error-draw-unnamed = Per pescare si scrive ! e basta: nessuno sceglie la carta che arriva.
error-draw-disagrees = { $card } non può essere la carta pescata qui.
error-lay-without-action = Solo l’azione di un 1 o di un 7 permette di mettere { $card } sul mazzo.
error-one-own-card = L’1 prende una carta a un altro giocatore, e { $card } è nella tua tavolozza.
error-one-not-there = L’1 prende una carta da un’altra tavolozza, e { $card } non è in nessuna di esse.
error-one-smaller-palette = L’1 prende solo da una tavolozza con almeno tante carte quante la tua (la tua: { $mine }; quella di { $card }: { $theirs }).
error-one-last-card = L’1 non può prendere { $card }, l’unica carta di quella tavolozza.
error-one-loses = Tolta { $card }, non puoi finire il turno in testa. { $comparison }
error-seven-not-there = Il 7 prende una carta dalla tua tavolozza, e { $card } non c’è.
error-seven-itself = In questa edizione il 7 prende un’altra carta, non sé stesso.
error-seven-canvas-only = In questa edizione il 7 mette la sua carta sul quadro; { $card } non può andare sul mazzo.
error-seven-loses = Senza { $card } nella tavolozza non puoi finire il turno in testa. { $comparison }
error-seven-loses-at-once = Il 7 può scartare { $card } solo se così sei subito in testa. { $comparison }

## Texts that cannot be read

error-colour-unknown = «{ $text }» non è un colore. I colori sono R O Y G B I V.
error-card-unknown = «{ $text }» non è una carta. Una carta si scrive con la lettera di un colore e un numero da 1 a 7, come R7.
error-card-expected = Alla colonna { $place } ci voleva una carta come R7, non «{ $text }».
error-card-twice = { $card } compare qui due volte (colonna { $place }); ce n’è una sola.
error-step-expected = Alla colonna { $place } ci voleva una mossa, non «{ $text }». Le mosse sono +R7, >R7, ^R7, !, . e ~.
error-edition-unknown = «{ $text }» non è un’edizione. Le regole cominciano con v1.1, v1.2 o v1.3, oppure sono basic, advanced o expert.
error-option-unknown = «{ $text }» non è un’opzione. Le opzioni sono draw, draw!, match e actions.
error-option-twice = L’opzione «{ $text }» si può dare una volta sola, e draw in una sola delle sue due forme.
error-players-number = A Red7 si gioca in 2, 3 o 4, non in «{ $text }».
error-seat-unknown = «{ $text }» qui non è un posto. I posti vanno da 1 a { $players }.
error-position-short = Una posizione ha un colore, il posto di turno, il mazzo e almeno due posti; qui { $fields ->
    [0] non c’è nulla di tutto ciò.
    [one] c’è un solo campo.
   *[other] ci sono solo { $fields } campi.
}
error-position-field = «{ $text }» (colonna { $place }) qui non ci va. Dopo i posti vengono * con le carte uscite e $ con i punteggi, ciascuno al massimo una volta.
error-turn-field = «{ $text }» (colonna { $place }) non può essere il posto di turno.
error-turn-out = Il posto { $seat } (colonna { $place }) è fuori e non può essere di turno.
error-deck-field = «{ $text }» (colonna { $place }) non è un mazzo. Scrivi quante carte, 33; la cima nota, G4?31; oppure l’ordine completo, =G4B2.
error-seat-field = «{ $text }» (colonna { $place }) non è un posto. Scrivi tavolozza / mano, come B5/R7Y2 o B5/?7, oppure x per un giocatore che è fuori.
error-seats-number = Una posizione ha 2, 3 o 4 posti, non { $number }.
error-scores-field = «{ $text }» (colonna { $place }) non indica dei punteggi. Scrivi $ e un numero per ogni posto, come $12,0.
error-too-many-cards = Qui le carte sono { $number }; ce ne sono solo 49.
error-position-incomplete = Per questo bisogna conoscere tutte le mani e l’ordine del mazzo.
error-steps-missing = Dopo il ; (colonna { $place }) ci volevano le mosse del turno.
error-step-refused = La mossa { $place }, { $step }, non è permessa. { $cause }
error-draw-missing = La carta che { $card } fa pescare va scritta: ! e la carta.
error-turn-unfinished = Il turno del posto { $seat } non è finito.
error-turn-refused = Turno { $number }: { $cause }
error-view-not-known = Non si sa che cosa vede il posto { $seat }: la sua mano non è scritta qui.
error-past-missing = Dopo la @ (colonna { $place }) servono il tavolo all’inizio e i turni giocati, separati da virgole.
error-past-turn = «{ $text }» (colonna { $place }) non è un turno giocato. Scrivi il posto e le sue mosse, come in 2 +R7 .
error-past-differs = I turni dopo la @ portano a { $text }, non alla posizione che precede.
error-line-json = Questa riga non è un oggetto JSON.
error-line-field = Il campo «{ $field }» manca o non è quello che dovrebbe: { $kind ->
    [text] ci voleva un testo.
    [texts] ci voleva una lista di testi.
   *[number] ci voleva un numero intero.
}

## Seeds and deals

error-seed-field = «{ $text }» non è un seme. Un seme ha 64 cifre esadecimali.
error-entropy-field = «{ $text }» non è ciò che un giocatore può aggiungere a una distribuzione: fino a 128 cifre esadecimali, due per byte.
error-entropy-number = I giocatori sono { $players }, ma i contributi alla distribuzione sono { $number }.
error-commitment-field = «{ $text }» non è un impegno: ci volevano 64 cifre esadecimali.
error-round-number = «{ $text }» non è il numero di un round.

## Records

error-record-empty = La registrazione è vuota.
error-record-tag = Riga { $place }: «{ $text }» non è un’etichetta. Le etichette stanno in cima e si scrivono come [Rules "v1.2"].
error-record-tag-twice = Riga { $place }: l’etichetta { $text } compare due volte.
error-record-tag-missing = Alla registrazione manca l’etichetta { $text }.
error-record-version = Questa registrazione è in versione «{ $text }»; questo programma legge la versione 1.
error-record-comment = Riga { $place }: un commento sta tra { "{" } e { "}" }, e una delle due manca.
error-record-line = Riga { $place }: «{ $text }» qui non ci va. Un round ha un titolo, la sua distribuzione e i suoi turni, uno per riga, preceduti dal posto. { $cause }
error-record-round = Riga { $place }: «{ $text }» non è il numero del round successivo.
error-record-players = Una registrazione ha 2, 3 o 4 giocatori, lo stesso numero ovunque; qui il numero è { $number }.
error-record-deal-missing = Il round { $number } non ha una distribuzione, e la registrazione non ha un seme.
error-record-deal = Riga { $place }: la distribuzione del round { $number } non si può leggere. { $cause }
error-record-no-deal = Quella scritta come distribuzione del round { $number } non è la distribuzione di un round che comincia qui.
error-record-turn = { $place ->
    [0] Il posto { $seat } non può giocare qui; è il turno del posto { $number }.
   *[other] Riga { $place }: il posto { $seat } non può giocare qui; è il turno del posto { $number }.
}
error-record-step = { $place ->
    [0] La mossa { $number } di un turno non è permessa. { $cause }
   *[other] Riga { $place }, mossa { $number }: non permessa. { $cause }
}
error-record-after-end = { $place ->
    [0] La registrazione continua dopo la fine, o dopo un turno non finito.
   *[other] Riga { $place }: la registrazione continua dopo la fine, o dopo un turno non finito.
}
error-record-result = Secondo la registrazione il risultato è { $text }, ma in realtà è { $expected } (* indica una partita in corso).
error-record-deal-differs = La distribuzione del round { $number } non è quella data dal seme.
error-record-commitment-differs = Il seme non è quello promesso: il suo SHA-256 non è l’impegno.
error-record-entropy-differs = Ciò che il posto { $seat } ha aggiunto non è quanto promesso: il suo SHA-256 non è l’impegno.
error-record-no-seed = La registrazione non contiene un seme, quindi le sue distribuzioni non si possono verificare.
error-record-json = Riga { $place }: questo non è JSON ({ $text }).
error-record-field = { $path }: { $text ->
    [object] ci voleva un oggetto.
    [list] ci voleva una lista.
    [text] ci voleva un testo.
    [number] ci voleva un numero intero.
    [tag] questo nome non si può usare per un’etichetta.
    [nothing] questo qui non ci va.
   *[other] non si riesce a leggere. { $cause }
}

## Matches

error-bot-unknown = Non c’è nessun bot «{ $text }». I bot sono: { $names }.
error-bot-unfit = «{ $text }» non è un bot: gli manca un nome o il metodo choose.
error-match-over = La partita è finita.
error-round-running = Il round non è ancora finito.

## The command line: errors

cli-error = Errore: { $text }
cli-try-help = Prova «{ $command } --help».
cli-command-unknown = Non c’è un comando «{ $text }». I comandi sono { $commands }.
cli-command-missing = Quale comando? Puoi scegliere tra { $commands }.
cli-option-unknown = Non c’è un’opzione { $text }.
cli-option-value = L’opzione { $text } richiede un valore.
cli-option-no-value = L’opzione { $text } non prende valori.
cli-argument-missing = Manca { $text }.
cli-argument-extra = «{ $text }» è un argomento di troppo.
cli-value-wrong = «{ $value }» non va bene per { $text }. Valori possibili: { $choices }.
cli-value-whole = { $text } deve essere un numero intero, non «{ $value }».
cli-file-unreadable = Non si può leggere il file { $file }: { $why }.
cli-file-unwritable = Non si può scrivere il file { $file }: { $why }.
cli-file-not-text = Il file { $file } non è testo in UTF-8.
cli-file-exists = Il file { $file } esiste già; scegli un altro nome, così nulla va perso.
cli-output-failed = Impossibile scrivere l’output: { $why }.
cli-book-unknown = Non c’è un regolamento «{ $text }». I regolamenti sono { $books }.
cli-lang-unknown = Non c’è una lingua «{ $text }». Le lingue sono en, fr, de, it, es e pl.
cli-play-plain = Per ora esiste solo il gioco in testo semplice: red7 play --plain
cli-book-or-rules = Indica un regolamento o delle regole, non entrambi.

## The command line: help

help-usage = Uso: { $usage }
help-commands = Comandi
help-arguments = Argomenti
help-options = Opzioni
help-examples = Esempi
help-default = (predefinito: { $value })
help-red7 = Red7, il gioco di carte dalle sette regole: giocare, fare domande, rivedere e verificare partite.
help-red7-more = «{ $command } COMMAND --help» dice di più su un comando.
help-best = La migliore combinazione di carte di una tavolozza con un dato colore.
help-questions-more = Con - legge un oggetto JSON per riga, come { $example }, e risponde a ciascuno su una riga.
help-legal = Le mosse possibili per il giocatore di turno in una posizione.
help-view = Che cosa un posto può sapere di una posizione, dopo alcuni turni.
help-show = Una posizione vista come un tavolo, con chi è in testa con ciascun colore.
help-deal = Una distribuzione ricavata da un seme.
help-replay = Una partita registrata, turno per turno.
help-verify = Verificare una registrazione: il seme, le distribuzioni, ogni mossa e il risultato.
help-verify-more = Stato di uscita 0: tutto è giusto; 1: qualcosa non lo è; 2: la registrazione non si può leggere.
help-convert = Una registrazione come testo o come JSON.
help-rules = Le edizioni, le opzioni e i regolamenti stampati.
help-play = Una partita contro avversari semplici.
help-bench = Quanto è veloce tutto su questa macchina, il motore compilato accanto a Python puro.
help-warmup = Compilare in anticipo il motore dei bot forti, che altrimenti lo fanno in sottofondo.
help-arg-rule = un colore: R O Y G B I V; oppure - per leggere domande
help-arg-cards = carte, come R7O4V1
help-arg-position = una posizione, come «R 1 33 B5/R7Y2 V7/?7»
help-arg-position-or-dash = una posizione, oppure - per leggere domande
help-arg-record = una registrazione, come testo o JSON; - per lo standard input
help-opt-help = mostra questo aiuto
help-opt-version = mostra la versione
help-opt-lang = la lingua: en, fr, de, it, es, pl
help-opt-rules = edizione e opzioni, come v1.2+draw+match+actions; oppure basic, advanced, expert
help-opt-seat = il posto che guarda; 0 è uno spettatore
help-opt-turns = i turni giocati da allora, separati da virgole
help-opt-past = aggiungere i turni che hanno portato lì, come li ha visti il posto
help-opt-players = il numero di giocatori, da 2 a 4
help-opt-seed = il seme, 64 cifre esadecimali; se manca, uno nuovo
help-opt-round = il numero del round
help-opt-to = il formato da scrivere: text o json
help-opt-positions = scrive una posizione dopo ogni turno, e nient’altro
help-opt-plain = semplici righe di testo, adatte a un lettore di schermo
help-opt-book = un regolamento stampato, nella sua lingua: vedi «red7 rules»
help-opt-with = che cosa aggiungere al regolamento: draw, match, actions, separati da +
help-opt-name = il tuo nome
help-opt-my-seat = il tuo posto
help-opt-json = scrivere le cifre in JSON
help-opt-bot = gli avversari, dal più mite al più forte: violet, indigo, blue, green, yellow, orange, red
help-opt-save = un file in cui la registrazione viene scritta dopo ogni turno

## The command line: answers

show-canvas = Quadro: { $colour } – { $rule }
show-deck = Mazzo: { $count }
show-deck-known = Mazzo: { $count }, in cima { $cards }
show-seat = Posto { $seat }
show-to-move = di turno
show-out = fuori
show-palette = Tavolozza
show-hand = Mano
show-winning = in testa
show-under = Chi è in testa con ciascun colore
show-gone = Carte uscite
show-scores = Punteggi
show-open = Mosse possibili
show-steps = Questo turno finora
show-winner = Il posto { $seat } ha vinto il round.
deal-seed = Seme
deal-commitment = Impegno
deal-position = Posizione
replay-round = Round { $number }
replay-round-won = { $name } vince il round con il quadro { $colour } e prende { $cards }.
replay-won = { $names } { $count ->
    [one] vince la partita.
   *[other] condividono la vittoria.
}
replay-running = La partita non è finita.
verify-commitment = Il seme è proprio quello promesso.
verify-no-commitment = Non è registrato nessun impegno: il seme potrebbe essere stato scelto dopo.
verify-deals = { $count ->
    [0] Nessuna distribuzione da verificare.
    [one] L’unica distribuzione viene dal seme.
   *[other] Le { $count } distribuzioni vengono tutte dal seme.
}
verify-turns = { $count ->
    [0] Nessun turno da verificare.
    [one] L’unico turno è regolare.
   *[other] I { $count } turni sono tutti regolari.
}
verify-result = Il risultato è giusto: { $names }.
verify-running = La partita non è finita.
rules-editions = Edizioni
rules-options = Opzioni
rules-books = Regolamenti stampati
rules-named = Nomi delle combinazioni abituali
rules-v11 = la più vecchia: un 1 prende da qualsiasi tavolozza con più di una carta; un 7 mette un’altra carta sul quadro
rules-v12 = quella abituale
rules-v13 = uno scarto può farti perdere e mandarti fuori; dopo un 7 basta essere in testa alla fine del turno
rules-draw = scartare un numero più alto di quante carte hai nella tavolozza ti permette di pescare una carta
rules-draw-must = lo stesso, ma pescare è obbligatorio
rules-match = si gioca a punti in più round, fino a 40, 35 o 30 (in 2, 3 o 4 giocatori)
rules-actions = le carte dispari agiscono quando le giochi: l’1 toglie una carta, il 3 fa pescare, il 5 fa giocare ancora, il 7 sposta una tua carta
book-en-v12 = Inglese, v1.2
book-en-v12-second = Inglese, v1.2, seconda copia
book-fr-v12 = Francese, v1.2
book-de-v12 = Tedesco, v1.2
book-it-v12 = Italiano, v1.2
book-es-v12 = Spagnolo, v1.2 (Bureau de Juegos)
book-es-v13 = Spagnolo, v1.3
book-pl = Polacco
book-fr-draw = Francese, l’altra traduzione: pescare è obbligatorio
rules-play-book = Per giocare secondo un regolamento: { $command }

## The plain game

play-welcome = Red7. { $players } giocatori, regole { $rules }. Sei al posto { $seat } ({ $name }). Scrivi ? per l’aiuto.
play-commitment = Il seme delle distribuzioni è fissato; il suo SHA-256 è { $commitment }
play-round = Round { $number }. Comincia { $name }.
play-goal = Obiettivo: { $goal } punti.
play-you-begin = Round { $number }. Cominci tu.
play-canvas = Il quadro è { $colour }: { $rule }.
play-line = { $name }: tavolozza { $palette }, { $cards } in mano.
play-line-known = { $name }: tavolozza { $palette }, { $cards } in mano (note: { $known }).
play-line-out = { $name } è fuori.
play-you = Tu: tavolozza { $palette }, mano { $hand }.
play-winning = In testa ora: { $name } con { $cards }.
play-winning-nobody = Ora non è in testa nessuno.
play-under = Per colore: { $list }.
play-deck = Mazzo: { $cards }.
play-deck-known = Mazzo: { $cards }, in cima { $known }.
play-scores = Punteggi: { $list }.
play-prompt = Tocca a te:
play-prompt-one = L’1: prendi una carta da un’altra tavolozza, ^ e la carta:
play-prompt-five = Il 5: gioca un’altra carta, + e la carta:
play-prompt-seven = Il 7: una carta della tua tavolozza sul quadro, > e la carta, o sul mazzo, ^ e la carta:
play-prompt-seven-canvas = Il 7: un’altra carta della tua tavolozza sul quadro, > e la carta:
play-prompt-draw = Ti spetta una carta: ! per pescarla, . per finire il turno:
play-prompt-draw-seven = Lo scarto del 7 ti dà diritto a una carta: ! per pescarla; oppure continua:
play-prompt-draw-must = Ti spetta una carta e devi pescarla con ! :
play-prompt-end = Scarta una carta, > e la carta, o finisci il turno con . :
play-prompt-behind = Non sei in testa: scarta una carta, > e la carta; se niente aiuta, ritirati con ~ :
play-prompt-discard = Non sei ancora in testa: scarta una carta, > e la carta:
play-drew = Hai pescato { $card }.
play-confirm-drop = Vuoi ritirarti da questo round? Scrivi s per sì:
play-confirm-lose = È permesso, ma non saresti in testa e saresti fuori. Lo fai lo stesso? Scrivi s per sì:
play-yes = s sì si
play-kept = Non è stato fatto nulla.
play-undone = Annullato: sei di nuovo all’inizio del turno.
play-undo-nothing = Non c’è nulla da annullare.
play-undo-drawn = È stata pescata una carta: non si può più annullare.
play-open = Possibili: { $steps }
play-open-losing = Possibili anche, ma saresti fuori: { $steps }
play-step-played = { $card } nella tavolozza
play-step-canvas = { $card } sul quadro, che diventa { $colour }
play-step-laid = { $card } coperta sul mazzo
play-step-taken = { $card } dalla tavolozza di { $name } coperta sul mazzo
play-step-moved = { $card } dalla tavolozza sul quadro, colore in vigore: { $colour }
play-step-drew = una carta pescata
play-step-drew-known = { $card } pescata
play-step-ended = fine del turno
play-step-dropped = ritiro
play-turn = { $name }: { $steps }.
play-out = { $name } è fuori.
play-you-out = Sei fuori da questo round.
play-round-won = { $name } vince il round con { $cards } (quadro { $colour }).
play-you-won-round = Vinci il round con { $cards } (quadro { $colour }).
play-points = { $count ->
    [one] Fa { $count } punto.
   *[other] Fanno { $count } punti.
}
play-won = { $name } vince la partita.
play-you-won = Vinci la partita.
play-shared = La vittoria è condivisa: { $names }.
play-seed = Il seme era { $seed }
play-saved = La registrazione è in { $file }. Per verificarla: red7 verify { $file }
play-saved-so-far = La registrazione fin qui è in { $file }.
play-bye = Ciao! La partita non era finita.
play-help =
    +R7 gioca una carta dalla mano nella tavolozza, >G4 ne scarta una sul quadro,
    ^B5 ne mette una coperta sul mazzo, ! pesca, . finisce il turno, ~ si ritira.
    Più mosse possono stare su una riga: +R7 >G4
    Alla fine del tuo turno devi essere in testa, altrimenti sei fuori.
    Le altre parole sono: { $open } (che cosa si può fare ora), { $table } (di nuovo il tavolo),
    { $rules } (le sette regole), { $undo } (torna all’inizio del turno), { $quit }.
play-word-open = mosse
play-word-table = tavolo
play-word-rules = regole
play-word-undo = annulla
play-word-quit = esci
play-bot-names = Andrea,Luca,Sofia
play-default-name = Ospite

## The arena

help-arena = Un torneo tra bot.
help-arg-bots = i bot che giocano, con i loro nomi
help-opt-arena-games = quante partite almeno; ogni distribuzione si gioca con tutte le disposizioni dei posti
help-opt-arena-workers = quanti processi giocano insieme; se manca, uno per processore
help-opt-arena-seed = il seme: 64 cifre esadecimali o un numero intero; se manca, uno nuovo
help-opt-arena-budget = quanto lavoro un bot può dedicare a una mossa
help-opt-arena-limit = dopo quanti secondi senza risposta un bot perde la partita
help-opt-arena-out = una cartella per le partite e il rapporto; se la si indica di nuovo, il torneo riprende da lì
help-opt-arena-json = scrivere il risultato come JSON
arena-error-few = Per un torneo servono almeno due bot.
arena-error-twice = Il bot «{ $text }» è indicato due volte.
arena-error-broken = Non si può caricare il bot «{ $text }»: { $why }
arena-error-seed = «{ $text }» non è un seme. Un seme è fatto di 64 cifre esadecimali o è un numero intero.
arena-error-range = { $text } deve essere compreso tra { $least } e { $most }, non { $value }.
arena-error-unwritable = Non si può leggere o scrivere { $file }: { $why }.
arena-error-other = La cartella { $folder } contiene un altro torneo; che cosa è diverso: { $fields }. Scegli un’altra cartella.
arena-error-foreign = Il file { $file } nella cartella { $folder } non viene da un torneo e sarebbe sovrascritto. Scegli un’altra cartella.
arena-error-damaged = La riga { $place } di { $file } non si può leggere.
arena-error-worker = Un processo che gioca le partite si è chiuso da solo (stato { $status }).
arena-progress = { $done } partite su { $total }, { $speed } partite/s, mancano { $left }
arena-kept = Interrotto. Le distribuzioni finite sono in { $folder }; lo stesso comando riprende da lì.
arena-lost = Interrotto. Non resta nulla; con --out il torneo potrebbe riprendere più tardi.
arena-report = Rapporto: { $file }
arena-decimal-mark = ,
arena-percent = { $number }%
arena-interval = { $low }–{ $high }%
arena-label-games = Partite
arena-label-deals = Distribuzioni
arena-label-players = Giocatori
arena-label-rules = Regole
arena-label-budget = Lavoro per mossa
arena-label-turns = Turni a partita
arena-label-seed = Seme
arena-label-bots = Bot
arena-label-version = Versione di red7
arena-bot = Bot
arena-win-rate = Vinte
arena-95 = intervallo al 95%
arena-rating = Punteggio
arena-time = ms a mossa
arena-time-most = la più lunga
arena-faults = Falli
arena-against = contro
arena-title = Red7: un torneo
arena-head-wins = Partite vinte
arena-about-wins = La quota di partite vinte da ogni bot, con il suo intervallo al 95%. Una vittoria condivisa conta in parte. La linea tratteggiata è quanto vincerebbero bot di pari forza.
arena-head-cross = Tutti contro tutti
arena-about-cross = Delle partite vinte da uno dei due, la quota vinta dal bot a sinistra, in percentuale.
arena-head-ratings = Punteggi
arena-about-ratings = OpenSkill (Plackett–Luce): tutti partono da 25. La linea copre due deviazioni standard per parte.
arena-head-conduct = Tempi e falli
arena-about-conduct = Un bot che va in errore, non risponde in tempo o risponde con una mossa non permessa perde quella partita.
arena-no-faults = Nessun bot è andato in errore, si è bloccato o ha dato una risposta non permessa.
arena-crash = Errori
arena-stall = Blocchi
arena-illegal = Non permesse
arena-forfeit-crash = { $bot } è andato in errore nella distribuzione { $deal }, disposizione { $rotation }: { $detail }
arena-forfeit-stall = { $bot } non ha risposto in tempo nella distribuzione { $deal }, disposizione { $rotation }.
arena-forfeit-illegal = { $bot } ha dato una risposta non permessa nella distribuzione { $deal }, disposizione { $rotation }: { $detail }

## The kernels

warmup-doing = Compilazione: { $name }
warmup-done = Pronto.
bench-doing = Misura in corso, una ventina di secondi…
bench-playouts = { $name }: { $rate } partite al secondo; Python puro { $python } ({ $ratio })
bench-rest = Il resto: { $figures }

## The browser

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
web-you-here = Tu
web-name = Il tuo nome
web-greeting = Ciao, { $name }!
web-guest = Ospite
web-language = Lingua
web-theme = Aspetto
web-theme-auto = Come il sistema
web-theme-light = Chiaro
web-theme-dark = Scuro
web-sound = Suoni
web-rules = Regole
web-book = Come stampate in
web-book-none = Scelgo io l’edizione
web-option-draw = Pescare
web-option-draw-must = Pescare è obbligatorio
web-option-match = Punti
web-option-actions = Azioni
web-seats = Giocatori
web-seat-you = Tu hai il primo posto.
web-seat-number = Posto { $seat }
web-seat-person = Una persona
web-table-more = Il tavolo
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
web-somebody = Qualcuno
web-bot-names = Andrea,Sasha,Robin,Alex
web-bot-level = Bot, forza { $number } su 7
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
web-round = Round { $number }
web-piles = Pile dei punti
web-bot-for-you = Un bot gioca per te.
web-seat-back = Riprendo il mio posto
web-card = { $canvas } { $number }
web-card-hidden = una carta coperta
web-card-known = { $card }, nota a tutti
web-card-best = { $card }, nel gruppo migliore
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
web-deck = Mazzo: { $count }
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
web-where-to = Dove va { $card }?
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
web-end-you-round = Vinci il round!
web-end-round = { $name } vince il round
web-end-you-game = Hai vinto!
web-end-game = Vince { $name }
web-end-you-match = Vinci la partita!
web-end-match = { $name } vince la partita
web-end-shared = Vittoria condivisa: { $names }
web-end-why = { $name } è l’ultimo rimasto. Con { $canvas } sul quadro, { $rule }.
web-end-why-you = Sei l’ultimo rimasto. Con { $canvas } sul quadro, { $rule }.
web-end-points = { $count ->
        [one] Vale { $count } punto.
       *[other] Vale { $count } punti.
    }
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
web-log-turn = { $name }: { $steps }.
web-log-out = { $name } è eliminato.
web-log-you-out = Sei eliminato.
web-log-timeout = { $name }: tempo scaduto.
web-log-dealt = Round { $number }. Comincia { $name }.
web-log-dealt-you = Round { $number }. Cominci tu.
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
web-not-built = La pagina non è ancora costruita. Esegui: make web
web-log-resumed = Il server è mancato un momento; la partita continua.
web-log-expired = Per molto tempo non è venuto nessuno: tutti i posti sono di nuovo liberi.

## Tables

table-unknown = Questo tavolo non esiste.
table-no-spectators = A questo tavolo non sono ammessi spettatori.
table-not-seated = Non hai un posto a questo tavolo.
table-seated-already = Hai già il posto { $seat }.
table-seat-taken = Il posto { $seat } non è libero.
table-seat-none = A questo tavolo non ci sono posti liberi.
table-seats-free = { $count ->
    [one] Un posto è ancora libero.
   *[other] { $count } posti sono ancora liberi.
}
table-not-waiting = La partita è già cominciata.
table-not-running = A questo tavolo non è in corso nessuna mano.
table-not-paused = La mano successiva non può essere distribuita adesso.
table-not-over = La partita non è ancora finita.
table-not-entropy = Da te non si attende entropia adesso.
table-entropy-promised = Hai già promesso dell’entropia.
table-entropy-differs = Questa non è l’entropia che avevi promesso.
table-entropy-early = Chiedi prima la rivincita: solo allora il prossimo seme è fissato.
table-steps-after-draw = Prima di { $step } si pesca una carta: guardala, poi continua.
table-steps-unfinished = Con questi passi il turno non è finito: concludilo, o arriva fino a una pescata.
table-agreed-already = Hai già accettato.
table-bot-not-wanted = Nessun bot può prendere il posto { $seat } adesso.
table-full = Questo tavolo è stato usato troppo a lungo; aprine uno nuovo.
table-message-wrong = Il messaggio non è comprensibile: { $why }
table-message-first = Il primo messaggio deve essere hello.
table-version-wrong = Questo server parla la versione { $version } del protocollo. Ricarica la pagina o aggiorna il programma.
table-too-many = Troppe richieste. Aspetta un momento.
table-too-large = È troppo grande: si leggono al massimo { $most } byte.
table-watching-too-many = Si possono seguire al massimo { $most } tavoli alla volta.
table-origin-wrong = Lo ha chiesto un altro sito, quindi non è stato fatto.
table-host-wrong = Questo server non risponde a quel nome. Chi lo gestisce può permetterlo con --hosts.
table-too-slow = La richiesta non è arrivata alla fine.
table-sign-in = Scegli prima un nome.
table-name-wrong = Un nome ha da 1 a { $most } caratteri visibili.
table-record-unknown = Questa registrazione non esiste.
table-record-running = La registrazione sarà disponibile a partita finita.
table-page-unknown = A questo indirizzo non c’è nulla.
table-method-wrong = A questo indirizzo non si può fare.
table-store-full = Il server ora non riesce a scrivere, quindi non è stato fatto nulla. Riprova tra poco.
table-trouble = Qualcosa è andato storto sul server; non è stato fatto nulla.
table-deleted-player = Qualcuno
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

## The server

help-serve = Offrire partite nel browser e ai bot.
help-serve-more = Ogni opzione può stare anche nell’ambiente, come { $example }, e nel file indicato con --config, nel formato TOML. L’opzione conta più dell’ambiente, e questo più del file.
help-opt-host = l’indirizzo su cui ascoltare; 0.0.0.0 per tutte le reti
help-opt-port = la porta; 0 per una qualsiasi libera
help-opt-data = la cartella dei dati; se manca, quella abituale del sistema
help-opt-url = l’indirizzo con cui si raggiunge il server, se davanti c’è un proxy
help-opt-log = che cosa si registra: debug, info, warning, error
help-opt-config = un file di impostazioni
help-opt-no-browser = non aprire il browser
help-opt-pace = secondi che un bot lascia passare prima di un turno
help-opt-hold = secondi per cui si tiene il posto di chi se n’è andato
help-opt-rate = messaggi al secondo permessi a un giocatore; 0 per nessun limite
help-opt-requests = richieste al secondo da un indirizzo; 0 per nessun limite
help-opt-sockets = connessioni aperte da un indirizzo
help-opt-proxies = proxy davanti al server, che indicano gli indirizzi dei client
help-opt-hosts = altri nomi con cui si può raggiungere il server, separati da virgole
serve-at = Red7 è disponibile su { $url }
serve-stop = Ctrl+C lo ferma; le partite riprendono al prossimo avvio.
serve-bye = Il server si è fermato. Niente è perduto.
serve-port = La porta { $port } di { $host } non è utilizzabile: { $why }. Scegline un’altra con --port, o 0 per una qualsiasi libera.
serve-folder = La cartella { $folder } non è utilizzabile per i dati: { $why }. Scegline un’altra con --data.
serve-newer = I dati in { $folder } vengono da una versione più recente di red7. Aggiorna red7, o scegli un’altra cartella con --data.
serve-data = I dati in { $folder } non si possono usare: { $why }. Ripristina un backup con «red7 admin restore», o scegli un’altra cartella con --data.
serve-secret = Il file { $file } è danneggiato. Eliminalo e sarà creato di nuovo; tutti dovranno ridare il proprio nome.
serve-config-wrong = Il file { $file } non si può leggere: { $why }.
serve-setting-unknown = { $file }: non c’è l’impostazione «{ $text }». Le impostazioni sono: { $names }.
serve-value-wrong = «{ $value }» non è possibile per { $text }.
help-admin = Salvare, ripristinare o esportare i dati di un server, che sia in funzione o no.
help-arg-task = backup, restore o export
help-arg-target = un file; per export, una cartella per tutte le registrazioni
admin-nothing = Non ci sono dati in { $folder }.
admin-saved = I dati sono salvati in { $file }.
admin-restored = I dati di { $file } sono ripristinati. Un server in funzione continua con essi.
admin-exported = { $count ->
    [one] In { $folder } c’è una registrazione.
   *[other] In { $folder } ci sono { $count } registrazioni.
}
admin-not-backup = { $file } non è un salvataggio di red7.
