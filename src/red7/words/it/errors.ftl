### Why something is refused, in Italian: read by the server and the command.
###
### $rival is the result of another message here, put in as the subject of a clause.

## Counting and comparing palettes

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
        [one] una sola carta per numero
       *[other] { number-word } carte con lo stesso numero
    }
    [Y] { $count ->
        [0] nessuna carta
        [one] una sola carta per colore
       *[other] { number-word } carte dello stesso colore
    }
    [G] { $count ->
        [0] nessuna carta pari
        [one] una carta pari
       *[other] { number-word } carte pari
    }
    [B] { $count ->
        [0] nessun colore
        [one] un solo colore
       *[other] { number-word } colori diversi
    }
    [I] { $count ->
        [0] nessuna carta
        [one] una sola carta (nessuna scala)
       *[other] una scala di { number-word } carte
    }
   *[V] { $count ->
        [0] nessuna carta inferiore a 4
        [one] una carta inferiore a 4
       *[other] { number-word } carte inferiori a 4
    }
}
rival = { $place ->
    [left] chi siede alla tua sinistra
    [right] chi siede alla tua destra
    [across] chi siede di fronte a te
   *[opponent] chi gioca contro di te
}
compare-none = { $colour ->
    [G] Con il quadro verde non hai nessuna carta pari, quindi non puoi essere in vantaggio.
    [V] Con il quadro violetto non hai nessuna carta inferiore a 4, quindi non puoi essere in vantaggio.
   *[other] La tua tavolozza è vuota, quindi non puoi essere in vantaggio.
}
compare-highest = Con il quadro rosso la tua carta più alta è { $top }; { $rival } ha { $their_top }.
compare-fewer = Con il quadro { $canvas } hai { $mine }; { $rival } ne ha { $theirs }.
compare-lower = Con il quadro { $canvas } hai { $mine } (carta più alta: { $top }); { $rival } è alla pari (carta più alta: { $their_top }).

## Why a step is refused

error-round-over = Il round è finito.
error-turn-over = Questo turno è finito.
error-not-your-turn = Non è il tuo turno: tocca al posto { $seat }.
error-hand-not-known = La mano del posto { $seat }, che è di turno, non è nota per intero.
error-not-in-hand = { $card } non è nella tua mano.
error-played-already = In questo turno hai già giocato una carta nella tavolozza, quindi { $card } resta in mano.{ $actions ->
    [0] { "" }
   *[other] { " " }Solo un 5 permette di giocarne un’altra.
}
error-discarded-already = Hai già scartato una carta dalla mano: puoi ancora solo pescare, se ti spetta una carta.
error-play-loses = Se giochi { $card } nella tavolozza non puoi finire il turno in vantaggio, qualunque carta scarti. { $comparison }
error-play-action-loses = Se giochi { $card } devi eseguirne l’azione, e dopo non puoi finire il turno in vantaggio.
error-discard-loses = Scartando { $card } non saresti in vantaggio. { $comparison }
error-discard-bound = In un turno con un 1 o un 7 non puoi scartare { $card } se così perdi. { $comparison }
error-end-loses = Non puoi finire il turno adesso, perché non sei in vantaggio. { $comparison }
error-end-too-early = Non hai ancora fatto nulla: gioca una carta, scartane una o ritirati.
error-drop-late = Puoi ritirarti solo all’inizio del turno, o se la carta pescata con un 3 non ti ha aiutato.
error-drop-winning = Sei in vantaggio: finisci il turno invece di ritirarti.
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
error-one-own-card = L’1 prende una carta a un altro giocatore, ma { $card } è nella tua tavolozza.
error-one-not-there = L’1 prende una carta da un’altra tavolozza, ma { $card } non è in nessuna di esse.
error-one-smaller-palette = L’1 prende solo da una tavolozza con almeno tante carte quante la tua: tu ne hai { $mine }, { $rival } ne ha { $theirs }.
error-one-last-card = L’1 non può prendere { $card }, l’unica carta di quella tavolozza.
error-one-loses = Senza { $card } in quella tavolozza non puoi finire il turno in vantaggio. { $comparison }
error-seven-not-there = Il 7 prende una carta dalla tua tavolozza, ma { $card } non c’è.
error-seven-itself = In questa edizione il 7 prende un’altra carta, non sé stesso.
error-seven-canvas-only = In questa edizione il 7 mette la sua carta sul quadro; { $card } non può andare sul mazzo.
error-seven-loses = Senza { $card } nella tavolozza non puoi finire il turno in vantaggio. { $comparison }
error-seven-loses-at-once = Il 7 può scartare { $card } solo se così sei subito in vantaggio. { $comparison }

## Texts that cannot be read

error-colour-unknown = «{ $text }» non è un colore. I colori sono R O Y G B I V.
error-card-unknown = «{ $text }» non è una carta. Una carta si scrive con la lettera di un colore e un numero da 1 a 7, come R7.
error-card-expected = Colonna { $place }: ci voleva una carta come R7, non «{ $text }».
error-card-twice = { $card } compare qui due volte (colonna { $place }); ce n’è una sola.
error-step-expected = Colonna { $place }: ci voleva una mossa, non «{ $text }». Le mosse sono +R7, >R7, ^R7, !, . e ~.
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
error-position-field = «{ $text }» (colonna { $place }) qui non ci va. Dopo i posti vengono * con le carte uscite dal gioco e $ con i punteggi, ciascuno al massimo una volta.
error-turn-field = «{ $text }» (colonna { $place }) non può essere il posto di turno.
error-turn-out = Il posto { $seat } (colonna { $place }) è eliminato e non può essere di turno.
error-deck-field = «{ $text }» (colonna { $place }) non è un mazzo. Scrivi quante carte, 33; la cima nota, G4?31; oppure l’ordine completo, =G4B2.
error-seat-field = «{ $text }» (colonna { $place }) non è un posto. Scrivi tavolozza/mano, come B5/R7Y2 o B5/?7, oppure x per un giocatore eliminato.
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
error-review-unfinished = Si può analizzare solo una partita finita con tutte le carte.
error-record-result = Secondo la registrazione il risultato è { $text }, ma in realtà è { $expected } (* indica una partita in corso).
error-record-deal-differs = La distribuzione del round { $number } non è quella data dal seme.
error-record-commitment-differs = Il seme non è quello promesso: il suo SHA-256 non corrisponde all’impegno.
error-record-entropy-differs = Ciò che il posto { $seat } ha aggiunto non è quanto promesso: il suo SHA-256 non corrisponde all’impegno.
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

## Exploring

error-edit-begun = C’è un turno in corso. Finiscilo o torna indietro prima di cambiare le carte.
error-edit-impossible = La posizione «{ $text }» non può esistere. { $cause }
error-edit-elsewhere = { $where ->
    [hand] { $card } è già nella mano del posto { $seat }.
    [palette] { $card } è già nella tavolozza del posto { $seat }.
   *[deck] { $card } è già nel mazzo.
}
error-edit-held = { $card } è per forza in una mano non del tutto nota. Spostala prima in quella mano.
error-explore-top = Questa è la prima posizione.
error-explore-end = Dopo questa posizione non è stato provato nulla.
error-explore-variation = Qui non c’è la variante { $number }; ce ne sono { $most }.
error-explore-round = Non c’è il round { $number }; la registrazione ne ha { $most }.
error-explore-turn = Non c’è il turno { $number }; ce ne sono { $most }.

## Matches

error-bot-unknown = Non c’è nessun bot «{ $text }». I bot sono: { $names }.
error-bot-unfit = «{ $text }» non è un bot: gli manca un nome o il metodo choose.
error-match-over = La partita è finita.
error-round-running = Il round non è ancora finito.

## Tables and the server

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
table-not-running = A questo tavolo non è in corso nessun round.
table-away = Un bot sta giocando per te. Riprendi prima il tuo posto.
table-not-paused = Il round successivo non può essere distribuito adesso.
table-not-over = La partita non è ancora finita.
table-not-entropy = Adesso non ti viene chiesta entropia.
table-entropy-promised = Hai già promesso dell’entropia.
table-entropy-differs = Questa non è l’entropia che avevi promesso.
table-entropy-early = Chiedi prima la rivincita: solo allora viene fissato il prossimo seme.
table-steps-after-draw = Prima di { $step } si pesca una carta: guardala, poi continua.
table-steps-unfinished = Con queste mosse il turno non è finito: concludilo, o fermati a una pescata.
table-agreed-already = Hai già accettato.
table-hurry-people = In questo round giocano ancora delle persone: il ritmo resta com’è.
table-hurry-already = I bot si stanno già sbrigando.
table-hints-off = A questo tavolo non ci sono suggerimenti.
table-hint-had = Hai già ricevuto questo suggerimento.
table-bot-not-wanted = Nessun bot può prendere il posto { $seat } adesso.
table-rated-setup = Un tavolo classificato ha un orologio e un posto per una persona, ma niente suggerimenti né sostituto.
table-rated-account = Le partite classificate sono per chi ha un account.
table-rated-bot = In una partita classificata nessun bot continua al posto di chi è andato via.
table-rated-quiet = Durante una partita classificata chi guarda soltanto non dice nulla.
table-rated-yourself = A un tavolo classificato, chi gioca conta con tutti i suoi bot come una sola persona, che può avere un solo posto.
table-rated-often = Oggi avete già giocato { $most } partite classificate tra voi. Continuate con partite non classificate, o tornate domani.
table-full = Questo tavolo è in uso da troppo tempo; aprine uno nuovo.
table-closed = Chi gestisce questo server ha chiuso questo tavolo.
table-id-used = Questo identificativo è già stato usato per altro; scegline un altro.
table-message-wrong = Il messaggio non è comprensibile: { $why }
table-message-first = Il primo messaggio deve essere hello.
table-version-wrong = Questo server parla la versione { $version } del protocollo. Ricarica la pagina o aggiorna il programma.
table-too-many = Troppe richieste. Aspetta un momento.
table-too-large = È troppo grande: il limite è di { $most } byte.
table-length-twice = Una richiesta non può avere insieme Content-Length e Transfer-Encoding.
table-handshake-wrong = Questo non è un handshake WebSocket che il server capisca.
table-watching-too-many = Si possono seguire al massimo { $most } tavoli alla volta.
table-tables-too-many = Hai aperto { $most } tavoli le cui partite non sono finite. Per ora non puoi aprirne altri.
table-address-too-many = Dalla tua rete sono stati aperti { $most } tavoli le cui partite non sono finite. Per ora non se ne possono aprire altri.
table-games-too-many = Hai già un posto in { $most } partite. Prima finiscine o lasciane una.
table-study-too-many = Hai chiesto molte analisi in poco tempo. Aspetta un momento.
table-study-own-game = Stai giocando proprio questa posizione, quindi non viene analizzata per te. Se i suggerimenti sono ammessi, chiedili al tavolo.
table-study-off = Questo server non fa analisi.
table-study-too-large = In questa posizione ci sono più di { $most } turni possibili, troppi per un’analisi.
study-prepares = Il server prepara le analisi per la prima volta. Ci vogliono circa due minuti, e solo questa volta.
table-origin-wrong = La richiesta viene da un altro sito: non è stato fatto nulla.
table-host-wrong = Questo server non risponde a quel nome. Chi lo gestisce può permetterlo con --hosts.
table-too-slow = La richiesta ci ha messo troppo ad arrivare.
table-sign-in = Scegli prima un nome.
table-meeting-agreed = Ora non puoi più andartene: tutti hanno accettato e la partita sta per cominciare.
table-meeting-begun = La partita è già cominciata, al tavolo { $table }.
table-bots-later = I bot occupano i posti liberi solo dopo { $seconds } secondi di attesa, e solo nelle partite che si giocano subito.
table-offer-unknown = Questa partita non è più disponibile.
table-offer-over = È troppo tardi per rispondere.
table-person-unknown = Nessuno con un account ha questo nome.
table-challenge-self = Non puoi lanciare una sfida a te.
table-challenge-own = Questa sfida è tua: deve accettarla l’altra persona.
table-challenges-too-many = { $most } delle tue sfide sono senza risposta. Aspetta una risposta o ritirane una.
table-challenges-often = Lanci troppe sfide tutte insieme. Aspetta qualche secondo.
table-name-blank = Un nome ha almeno una lettera, una cifra o un’emoji.
table-name-direction = Questo nome contiene un segno invisibile che cambia la direzione del testo. Scrivilo senza quel segno: i nomi che si leggono da destra a sinistra non ne hanno bisogno.
table-name-hidden = Questo nome contiene un carattere invisibile o sconosciuto. Scrivilo senza quel carattere.
table-name-large = Questo nome occupa troppo spazio. Usa meno emoji o accenti.
table-name-long = Un nome ha al massimo { $most } caratteri.
table-name-marks = Una lettera porta al massimo { $most } accenti diversi, e un nome non inizia con un accento.
table-name-taken = Questo nome è già preso, o somiglia a uno già preso. Scegline un altro.
table-sign-in-wrong = Non è corretto. Controlla quello che hai scritto, o accedi in un altro modo.
table-sign-in-too-many = Troppi tentativi. Aspetta un minuto, o usa una passkey o un codice di recupero.
table-account-needed = Per questo serve un account.
table-account-changed = Nel frattempo è cambiato qualcosa. Ricarica la pagina e riprova.
table-account-full = Ce ne sono già { $most }, e non possono essere di più. Togline prima uno.
table-account-last = È l’ultimo modo di entrare nel tuo account. Aggiungine prima un altro.
table-account-nothing = Nel tuo account non c’è più.
table-passkey-host = A questo indirizzo non ci sono passkey. Serve un server con un nome, raggiunto con https, oppure localhost.
table-passkey-late = Ci è voluto troppo tempo. Riprova.
table-passkey-wrong = Questa passkey non si può usare qui.
table-password-obvious = È la password che tutti proverebbero per prima. Scegline un’altra.
table-password-short = Una password ha almeno { $least } caratteri.
table-token-may-not = Questo token non è fatto per questo ({ $what }).
table-name-refused = Questo nome qui non è gradito. Scegline un altro, per favore.
table-banned = Non puoi più giocare su questo server. Lo ha deciso chi lo gestisce.
table-banned-until = Non puoi giocare su questo server fino al { $until }. Lo ha deciso chi lo gestisce.
table-kept-apart = Non puoi sederti a questo tavolo.
table-phrases-too-many = Chi è appena arrivato può dire al massimo { $most } frasi al minuto. Aspetta un momento.
table-player-unknown = Questo giocatore non esiste, o vuole essere dimenticato.
table-player-self = Sei tu.
table-ties-too-many = Lo hai già fatto per { $most } persone. Prima annullalo per una di loro.
table-reports-too-many = Oggi hai segnalato { $most } persone. Continua domani, per favore.
table-record-unknown = Questa registrazione non esiste.
table-puzzle-in-rush = Questo enigma fa parte della tua corsa. Risolvilo lì o torna quando la corsa è finita.
table-puzzle-unknown = Questo enigma non esiste.
table-puzzle-unsolved = Prima risolvi l’enigma o chiedi la soluzione.
table-rush-none = Non hai iniziato nessuna corsa.
table-review-unknown = Questa partita non è ancora stata analizzata.
table-record-running = La registrazione sarà disponibile a partita finita.
table-page-unknown = A questo indirizzo non c’è nulla.
table-method-wrong = A questo indirizzo non è possibile.
table-store-full = Il server ora non riesce a salvare, quindi non è stato fatto nulla. Riprova tra poco.
table-store-lost = Il server ha perso il contatto con i suoi dati e non sa se questo è stato fatto. Riprova tra poco: nulla viene fatto due volte.
table-stopping = Il server si sta fermando, quindi non è stato fatto nulla. Riprova tra poco.
table-trouble = Qualcosa è andato storto sul server; non è stato fatto nulla.
table-not-built = La pagina non è ancora stata costruita. Esegui: make web
