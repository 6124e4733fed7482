### What the command says, in Italian: errors, help and answers.

## Errors

cli-error = Errore: { $text }
cli-try-help = Prova «{ $command } --help».
cli-command-unknown = Non c’è un comando «{ $text }». I comandi sono { $commands }.
cli-command-missing = Manca il comando. I comandi sono { $commands }.
cli-option-unknown = Non c’è un’opzione { $text }.
cli-option-value = L’opzione { $text } richiede un valore.
cli-option-no-value = L’opzione { $text } non prende valori.
cli-argument-missing = Manca { $text }.
cli-argument-extra = L’argomento «{ $text }» è di troppo.
cli-value-wrong = «{ $value }» non va bene per { $text }. Valori possibili: { $choices }.
cli-value-whole = { $text } deve essere un numero intero, non «{ $value }».
cli-file-unreadable = Non si può leggere il file { $file }: { $why }.
cli-file-unwritable = Non si può scrivere il file { $file }: { $why }.
cli-file-not-text = Il file { $file } non è testo in UTF-8.
cli-file-exists = Il file { $file } esiste già. Scegli un altro nome, per non sovrascrivere nulla.
cli-output-failed = Impossibile scrivere l’output: { $why }.
cli-book-unknown = Non c’è un regolamento «{ $text }». I regolamenti sono { $books }.
cli-lang-unknown = Non c’è una lingua «{ $text }». Le lingue sono en, fr, de, it, es e pl.
cli-play-terminal = Il tavolo ha bisogno di un terminale in cui disegnarsi. Per pipe e lettori di schermo c’è: red7 play --plain
cli-options-apart = { $one } e { $other } non si possono combinare.
cli-seats-me = Mettiti una volta in --seats, come «me»; oppure guarda con --watch.
cli-seats-watch = Con --watch giocano solo i bot: togli «me» da --seats.
cli-speed-unknown = «{ $text }» non è una velocità. Le velocità sono calm, normal, quick e at-once.
cli-server-unknown = «{ $text }» non è l’indirizzo di un server. È fatto così: { $example }
cli-book-or-rules = Indica un regolamento o delle regole, non entrambi.
cli-out-of-range = { $text } deve essere un numero intero da 1 a { $most }.
cli-line-json = Questa riga non è un oggetto JSON.
cli-line-field = Il campo «{ $field }» manca o non è quello che dovrebbe: { $kind ->
    [text] ci voleva un testo.
    [texts] ci voleva una lista di testi.
   *[number] ci voleva un numero intero.
}

## Help

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
help-analyse = Tutti i turni di una posizione, il migliore per primo: la probabilità di vincere dopo e ciò che è certo.
help-explore = Provare mosse da una posizione o da un momento di una partita, e farle giudicare.
help-explore-more = In righe di testo: legge comandi, uno per riga; «help» li elenca. Se non arrivano da un terminale, le posizioni sono scritte come testo e la prima riga rifiutata fa terminare con stato 2.
help-learn = Imparare il gioco giocando brevi posizioni.
help-view = Che cosa un posto può sapere di una posizione, anche dopo alcuni turni.
help-show = Una posizione vista come un tavolo, e chi è in vantaggio con ogni colore.
help-deal = Una distribuzione ricavata da un seme.
help-replay = Una partita registrata, turno per turno.
help-verify = Verificare una registrazione: il seme, le distribuzioni, ogni mossa e il risultato.
help-verify-more = Stato di uscita 0: tutto è giusto; 1: qualcosa non lo è; 2: la registrazione non si può leggere.
help-convert = Una registrazione come testo o come JSON.
help-review = Una partita finita, rivista: ogni turno giudicato, la fortuna distinta dalla bravura.
help-stats = Come gioca qualcuno, da una cartella di registrazioni: vittorie, precisione, colori, abitudini costose, fortuna.
help-stats-more = Le partite vengono analizzate una volta, e le analisi restano nella cartella della cache. Senza --player è la persona con più partite.
help-rules = Le regole, con esempi; le edizioni, le opzioni e i regolamenti stampati.
help-play = Una partita contro bot o persone, a un tavolo nel terminale.
help-games = Che cosa si è giocato qui o su un server: elencare, filtrare, esportare.
help-bench = Quanto è veloce tutto su questa macchina, il motore compilato accanto a Python puro.
help-warmup = Compilare subito il motore dei bot forti, invece che più tardi in sottofondo.
help-arg-rule = un colore: R O Y G B I V; oppure - per leggere domande
help-arg-cards = carte, come R7O4V1
help-arg-position = una posizione, come «R 1 33 B5/R7Y2 V7/?7»
help-arg-position-or-dash = una posizione, oppure - per leggere domande
help-arg-explore = una posizione, una sequenza come «v1.2 R 1 33 B5/R7Y2 V7/?7 | +R7 .» o il file di una registrazione
help-arg-learn = la lezione; senza, l’elenco di tutte
help-arg-record = una registrazione, come testo o JSON; - per lo standard input
help-arg-folder = una cartella di registrazioni, sottocartelle comprese
help-opt-help = mostrare questo aiuto
help-opt-version = mostrare la versione
help-opt-lang = la lingua: en, fr, de, it, es, pl
help-opt-rules = edizione e opzioni, come v1.2+draw+match+actions; oppure basic, advanced, expert
help-opt-seat = il posto di cui si prende il punto di vista; 0 per uno spettatore
help-opt-turns = i turni giocati da allora, separati da virgole
help-opt-past = aggiungere i turni che hanno portato lì, come li ha visti il posto
help-opt-players = il numero di giocatori, da 2 a 4
help-opt-seed = il seme, 64 cifre esadecimali; se manca, uno nuovo
help-opt-round = il numero del round
help-opt-to = il formato da scrivere: text o json
help-opt-positions = scrivere solo la posizione dopo ogni turno
help-opt-plain = semplici righe di testo, adatte a un lettore di schermo
help-opt-seats = chi gioca, in ordine di turno: tu come me, e i bot; per esempio red,green,me
help-opt-watch = guardare i bot giocare tra loro
help-opt-speed = quanto in fretta giocano i bot: calm, normal, quick o at-once
help-opt-resume = riprendere l’ultima partita lasciata
help-opt-server = giocare con persone su un server: il suo indirizzo, o un invito a un tavolo
help-opt-token = un token di un account su quel server
help-opt-code = un codice dalla pagina del tuo account, per accedere
help-opt-games-rules = solo partite con queste regole: basic, advanced, expert, o regole come v1.2+draw
help-opt-games-opponent = solo partite con qualcuno di questo nome, o un bot
help-opt-games-result = solo partite vinte o perse: won, lost
help-opt-games-since = solo partite da questo giorno, per esempio 2026-01-31
help-opt-games-until = solo partite fino a questo giorno
help-opt-games-server = invece le tue partite su questo server
help-opt-games-export = una cartella in cui scrivere le registrazioni
help-opt-games-json = scrivere l’elenco come JSON
help-opt-book = un regolamento stampato, nella sua lingua: vedi «red7 rules»
help-opt-with = che cosa aggiungere al regolamento: draw, match, actions, separati da +
help-opt-name = il tuo nome
help-opt-my-seat = il tuo posto
help-opt-json = scrivere le cifre in JSON
help-opt-work = quanto a fondo analizzare; 100 richiede circa un secondo
help-opt-seconds = analizzare invece per questo numero di secondi
help-opt-explore-turn = il turno della registrazione dopo il quale cominciare; 0 per la distribuzione
help-opt-explore-round = il round in cui si conta quel turno; altrimenti si conta dall’inizio della partita
help-opt-review-work = quanto a fondo esaminare ogni turno
help-opt-player = il nome di chi gioca
help-opt-svg = un file per un’immagine, in SVG
help-opt-review-svg = un file per un’immagine dell’analisi, in SVG
help-opt-review-png = la stessa in PNG
help-opt-bot = gli avversari, dal più debole al più forte: violet, indigo, blue, green, yellow, orange, red
help-opt-save = un file in cui la registrazione viene scritta dopo ogni turno
help-opt-no-hints = non dare suggerimenti
help-arena = Un torneo tra bot.
help-arg-bots = i nomi dei bot che giocano
help-opt-arena-games = quante partite giocare almeno; ogni distribuzione si gioca con tutte le disposizioni dei posti
help-opt-arena-workers = quanti processi giocano insieme; se manca, uno per processore
help-opt-arena-seed = il seme: 64 cifre esadecimali o un numero intero; se manca, uno nuovo
help-opt-arena-budget = quanto lavoro un bot può dedicare a una mossa
help-opt-arena-limit = quanti secondi ha un bot per rispondere prima di perdere la partita
help-opt-arena-out = una cartella per le partite e il rapporto; indicandola di nuovo, il torneo riprende
help-opt-arena-json = scrivere il risultato come JSON
help-serve = Avviare un server per chi gioca nel browser e per i bot.
help-serve-more = Ogni opzione si può impostare anche nell’ambiente, come { $example }, o nel file indicato con --config, in TOML. Le opzioni prevalgono sull’ambiente, e l’ambiente sul file.
help-opt-host = l’indirizzo su cui ascoltare; 0.0.0.0 per tutte le reti
help-opt-port = la porta; 0 per una qualsiasi libera
help-opt-data = la cartella dei dati; se manca, quella abituale del sistema
help-opt-database = l’URL del database, per esempio sqlite:///partite.db o postgresql://user@host/red7; senza, un file in quella cartella
help-opt-processes = quanti processi condividono la porta e il database
help-opt-bus = i server NATS che collegano i server di uno stesso database su più macchine, separati da virgole
help-opt-url = l’indirizzo con cui si raggiunge il server, se davanti c’è un proxy
help-opt-log = il livello del registro: debug, info, warning, error
help-opt-config = un file di impostazioni
help-opt-no-browser = non aprire il browser
help-opt-no-warmup = non compilare il motore in sottofondo dove non è ancora stato fatto
help-opt-pace = quanti secondi aspetta un bot prima del suo turno
help-opt-hold = per quanti secondi si tiene il posto di chi se n’è andato
help-opt-rate = messaggi al secondo permessi a un giocatore; 0 per nessun limite
help-opt-requests = richieste al secondo da un indirizzo; 0 per nessun limite
help-opt-sockets = connessioni aperte da un indirizzo
help-opt-tables = quanti tavoli con partite non finite può aver aperto un giocatore; un indirizzo dieci volte tanti; 0 per nessun limite
help-opt-games = in quante partite un giocatore può avere un posto; 0 per nessun limite
help-opt-new-hours = per quante ore un ospite conta come nuovo; 0 per nessun limite ai nuovi
help-opt-new-tables = quanti tavoli con partite non finite può avere aperto un nuovo ospite; 0 per quanti gli altri
help-opt-new-phrases = quante frasi può dire al minuto un nuovo ospite; 0 per nessun limite
help-opt-study = quante domande di analisi al minuto può fare un giocatore; 0 per nessun limite
help-opt-study-work = quanto lavoro può richiedere una di esse; 0 per nessuna analisi
help-opt-sign-ins = quanti tentativi di accesso al minuto può fare un indirizzo, e chiunque per uno stesso nome; 0 per nessun limite
help-opt-keep = dopo quanti giorni si chiude una partita a cui nessuno torna; 0 per mai
help-opt-metrics-token = un segreto per i programmi che sorvegliano il server da un’altra macchina
help-opt-traces = il collector a cui inviare le tracce, per OpenTelemetry
help-opt-proxies = quanti proxy ci sono davanti al server e trasmettono gli indirizzi dei client
help-opt-hosts = altri nomi a cui risponde il server, separati da virgole
help-worker = Pensare per i bot di server su altre macchine.
help-opt-threads = quanti bot pensano allo stesso tempo; di norma uno per processore
help-admin = Salvare, ripristinare, esportare o spostare i dati di un server, ricostruire ciò che ne deriva o gestire i suoi giocatori. Deve essere fermo solo per spostarli.
help-arg-task = backup, restore, export, move, recompute (tutti i punteggi) o rebuild (l’indice delle partite, poi tutti i punteggi); players, ban, unban, rename, close, reports, handle, audit o names
help-arg-target = un file; per export, una cartella per tutte le registrazioni; per move, la cartella o l’URL dove sono i dati; altrimenti il nome o l’identificativo di un giocatore; per close, anche l’identificativo di un tavolo; per players, una parte del nome; per names, add o remove
help-arg-to = per move, la cartella o l’URL dove vanno i dati; per rename, il nuovo nome; per names, un nome, con * a un’estremità per qualsiasi cosa
help-arg-section = il nome di una sezione delle regole, o all; senza, che cosa si può scegliere
help-opt-days = per ban, per quanti giorni; altrimenti per sempre
help-opt-why = per ban, il motivo, per gli altri gestori e per l’esportazione del giocatore
help-opt-kind = per players, solo quelli di un tipo
help-opt-banned = per players, solo chi è escluso
help-opt-reported = per players, solo chi è stato segnalato

## Answers

show-canvas = Quadro: { $colour } – { $rule }
show-deck-known = Mazzo: { $count }, in cima { $cards }
show-to-move = di turno
show-out = eliminato
show-palette = Tavolozza
show-hand = Mano
show-winning = in vantaggio
show-under = Chi è in vantaggio con ogni colore
show-gone = Carte uscite dal gioco
show-scores = Punteggi
show-open = Mosse possibili
show-steps = Questo turno finora
show-winner = Il posto { $seat } ha vinto il round.
deal-seed = Seme
deal-commitment = Impegno
deal-position = Posizione
replay-round-won = { $name } vince il round con il quadro { $colour } e prende { $cards }.
replay-won = { $names } { $count ->
    [one] vince la partita.
   *[other] condividono la vittoria.
}
game-running = La partita non è finita.
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
rules-options = Opzioni
rules-books = Regolamenti stampati
rules-named = Nomi brevi
rules-play-book = Per giocare secondo un regolamento: { $command }
rules-sections = Sezioni, per red7 rules SECTION
rules-section-unknown = Non c’è nessuna sezione «{ $text }». red7 rules le elenca.
rules-more = Per saperne di più: { $command }

## The server

serve-at = Red7 è disponibile su { $url }
serve-stop = Ctrl+C lo ferma; le partite riprendono al prossimo avvio.
serve-bye = Il server si è fermato. Niente è andato perso.
serve-port = La porta { $port } di { $host } non è utilizzabile: { $why }. Scegline un’altra con --port, o 0 per una qualsiasi libera.
serve-folder = La cartella { $folder } non è utilizzabile per i dati: { $why }. Scegline un’altra con --data.
serve-newer = I dati in { $folder } vengono da una versione più recente di red7. Aggiorna red7, o scegli un’altra cartella con --data.
serve-data = I dati in { $folder } non si possono usare: { $why }. Ripristina un backup con «red7 admin restore», o scegli un’altra cartella con --data.
serve-in-use = Un altro server usa i dati in { $folder }. Prima fermalo, o scegli altri dati.
serve-links = Il database { $file } ha anche un altro nome (un hard link), e ciò che cambia sotto uno può andare perso sotto l’altro. Rimuovi tutti i nomi tranne uno.
serve-database = «{ $url }» non è un database utilizzabile. Indica un file SQLite, come sqlite:///partite.db, o un database PostgreSQL, come postgresql://user@host/red7.
serve-driver = PostgreSQL ha bisogno di un driver che non è installato. Installalo con: { $install }
serve-unreachable = Il database { $url } non si può usare: { $why }.
serve-bus = «{ $url }» non è l’indirizzo di un server NATS. Scrivilo come { $example }.
serve-bus-missing = Il bus ha bisogno di pacchetti non installati. Installali con: { $install }
serve-traces = Non si possono inviare tracce a «{ $url }». Indica l’indirizzo di un collector senza password, come { $example }.
serve-traces-missing = Le tracce hanno bisogno di pacchetti non installati. Installali con: { $install }
serve-secret = Il file { $file } è danneggiato. Eliminalo e sarà creato di nuovo; tutti dovranno ridare il proprio nome.
worker-runs = Questo processo pensa per i bot. Ctrl+C lo ferma.
serve-config-wrong = Il file { $file } non si può leggere: { $why }.
serve-setting-unknown = { $file }: non c’è l’impostazione «{ $text }». Le impostazioni sono: { $names }.
serve-value-wrong = «{ $value }» non va bene per { $text }.
admin-nothing = Non ci sono dati in { $folder }.
admin-saved = I dati sono salvati in { $file }.
admin-restored = I dati di { $file } sono ripristinati. Un server in funzione continua con essi.
admin-kept = I dati di prima sono conservati in { $file }.
admin-exported = { $count ->
    [one] Una registrazione è stata scritta in { $folder }.
   *[other] { $count } registrazioni sono state scritte in { $folder }.
}
admin-not-backup = { $file } non è un backup di red7.
admin-damaged = { $file } è danneggiato: { $why }. Non è stato cambiato nulla.
admin-target-used = Ci sono già dati in { $target }. Non è stato cambiato nulla.
admin-copy-differs = La copia in { $target } era diversa dall’originale ed è stata eliminata.
admin-moving = { $done } righe su { $total }
admin-moved = { $count ->
    [one] Una riga è stata copiata e confrontata.
   *[other] { $count } righe sono state copiate e confrontate.
}
admin-redoing = { $done } su { $total }
admin-recomputed = { $games ->
    [one] I punteggi sono stati ricalcolati da una partita.
   *[other] I punteggi sono stati ricalcolati da { $games } partite.
}
admin-ratings-changed = { $count ->
    [0] Tutti i punteggi sono come prima, fino all’ultima cifra.
    [one] Un punteggio è cambiato.
   *[other] { $count } punteggi sono cambiati.
}
admin-none = Non c’è niente da mostrare.
admin-player-unknown = Non c’è nessun giocatore «{ $player }».
admin-player-several = Più giocatori si chiamano «{ $player }». Indicane uno con l’identificativo: { $ids }
admin-banned = { $name } non può giocare qui fino al { $until }.
admin-banned-for-good = { $name } non può più giocare qui.
admin-unbanned = { $name } può giocare di nuovo qui.
admin-renamed = { $before } ora si chiama { $name }.
admin-closed = { $count ->
    [0] Nessun tavolo era aperto.
    [one] Un tavolo è stato chiuso.
   *[other] { $count } tavoli sono stati chiusi.
}
admin-report = { $time }  { $reason }: { $name } ({ $player }), segnalazione di { $sender } al tavolo { $table }
admin-handled = { $count ->
    [0] Non ci sono segnalazioni aperte su { $name }.
    [one] Una segnalazione su { $name } è stata trattata.
   *[other] { $count } segnalazioni su { $name } sono state trattate.
}
admin-name-wrong = «{ $word }» non può stare nella lista. Scrivi una parola, con * a un’estremità per qualsiasi cosa.
admin-name-unknown = «{ $word }» non è nella lista.
admin-name-added = «{ $word }» d’ora in poi è rifiutato. Chi si chiama già così tiene il nome finché non lo cambi tu.
admin-name-removed = «{ $word }» non è più rifiutato.
admin-note-banned = esclusione fino al { $until }
admin-note-banned-for-good = esclusione per sempre
admin-note-reports = segnalazioni: { $count }

## The kernels

warmup-doing = Compilazione: { $name }
warmup-done = Pronto.
bench-doing = Misura in corso, una ventina di secondi…
bench-playouts = { $name }: { $rate } partite al secondo; Python puro { $python } ({ $ratio })
bench-rest = Il resto: { $figures }
help-dataset = Scrivere partite tra bot in file Parquet, per l’apprendimento.
help-dataset-more = Serve PyArrow: { $command }. La cartella contiene anche una scheda che descrive i file. Le stesse opzioni danno gli stessi file.
help-opt-dataset-out = la cartella per i file
help-opt-dataset-games = quante partite giocare; ogni distribuzione è giocata in tutte le rotazioni dei posti
help-opt-dataset-seed = un numero intero che decide tutto il caso
dataset-out-missing = Indica una cartella per i file con --out.
dataset-no-pyarrow = Gli insiemi di dati richiedono PyArrow. Installalo con: { $command }
dataset-lost = Interrotto. Non è stato scritto nulla.
dataset-done = { $games } partite con { $steps } passi sono in { $folder }.
help-train = Addestrare la rete facendola giocare contro sé stessa.
help-train-more = Serve JAX: { $command }. L’addestramento si può interrompere e riprendere da qualsiasi salvataggio. La cartella contiene anche le curve, come tabella e come immagine.
help-opt-train-out = la cartella per i salvataggi e le curve
help-opt-train-resume = la cartella di un salvataggio precedente da cui riprendere
help-opt-train-minutes = quanti minuti dura l’addestramento
help-opt-train-games = quante partite si giocano insieme
help-opt-train-width = il numero di unità dello strato più largo
help-opt-train-horizon = la durata prevista in milioni di passi, lungo la quale il tasso di apprendimento diminuisce
help-opt-train-rules = addestrare solo per queste regole
help-opt-train-players = addestrare solo per questo numero di giocatori
help-opt-train-against = imparare solo a battere i pesi di questo file
help-opt-train-seed = un numero intero che determina ogni caso
train-out-missing = Indica con --out una cartella per i salvataggi.
train-range = { $option } deve essere un numero intero da 1 a { $most }.
train-eights = --games e --width devono essere multipli di 8.
train-players = --players deve essere 2, 3 o 4.
train-nothing-there = Non c’è niente in { $path }.
train-no-jax = L’addestramento richiede JAX. Installalo con: { $command }
train-failed = L’addestramento non può cominciare: { $why }
train-line = { $minutes } min · { $steps } milioni di passi · { $speed } passi/s · entropia { $entropy } · vittorie contro la versione più vecchia con 2 / 3 / 4 giocatori: { $shares }%
train-done = Il salvataggio e le curve sono in { $folder }.
train-curve-past = Vittorie contro le versioni passate
train-curve-oldest = Vittorie contro la versione più vecchia
train-curve-losses = Perdite
train-curve-entropy = Entropia
train-curve-past-2 = 2 giocatori
train-curve-past-3 = 3 giocatori
train-curve-past-4 = 4 giocatori
train-curve-oldest-2 = 2 giocatori
train-curve-oldest-3 = 3 giocatori
train-curve-oldest-4 = 4 giocatori
train-curve-value = probabilità di vittoria
train-curve-critic = critico
train-curve-belief = carte nascoste
train-curve-steps = milioni di passi
