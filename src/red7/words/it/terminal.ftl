### What only the table in the terminal says, in Italian.

## The screen

terminal-board = In vantaggio per colore
terminal-too-small = Questo terminale ha { $width }×{ $height } caratteri; al tavolo ne servono { $least_width }×{ $least_height }. Ingrandisci la finestra o rimpicciolisci i caratteri: nulla va perso.
terminal-cards = Carte
terminal-places = Dove
terminal-take = Metti lì
terminal-quit = Esci
terminal-slower = Più piano
terminal-speed = Velocità: { $speed }
terminal-paused = in pausa
terminal-at-once = immediata
terminal-unsaved = La partita non può essere salvata: il disco è pieno?
terminal-signed-out = La tua sessione è stata chiusa.
terminal-keys-text = Le frecce sinistra e destra passano da una carta all’altra; un numero o la lettera di un colore ne raggiunge una. Su e giù mostrano che cosa farebbe la carta in ogni posto. P la gioca nella tavolozza, C sul quadro, D sul mazzo, Invio dove indica la freccia. E finisce il turno o gioca la mossa, Backspace la annulla, X ti ritira dal round. H dà un suggerimento, Ctrl+T passa dal chiaro allo scuro. Anche il mouse fa tutto questo.

## Tables on a server

terminal-no-server = Nessun server Red7 risponde a { $url }. L’indirizzo è giusto e il server è acceso?
terminal-new-table = Apri un tavolo
terminal-to-table = Vai al tavolo
terminal-choose = Scegli
terminal-invitation = Incolla un invito
terminal-invitation-ask = Il link a un tavolo, come l’hai ricevuto:
terminal-invitation-unknown = Questo non è un link a un tavolo di { $url }.

## Games that are kept

terminal-left = La tua partita è conservata. Per riprenderla: red7 play --resume
terminal-resume-none = Non c’è nessuna partita da riprendere. Cominciane una: red7 play
terminal-resume-newer = La partita in { $file } è stata salvata da una versione più recente di Red7. Aggiorna Red7 per riprenderla; resta così com’è.
terminal-resume-broken = La partita in { $file } non si può leggere. Sposta il file per riprendere una partita precedente.
terminal-resume-used = La partita in { $file } è aperta in un altro terminale. Continua lì o cominciane un’altra: red7 play
games-none = Qui non è conservata nessuna partita finita, o nessuna corrisponde.
games-won = vinta
games-lost = persa
games-watched = guardata
games-exported =
    { $count ->
        [one] Una registrazione è stata scritta in { $folder }.
       *[other] { $count } registrazioni sono state scritte in { $folder }.
    }
games-unfinished =
    { $count ->
        [one] Una partita non è finita: red7 play --resume
       *[other] { $count } partite non sono finite: red7 play --resume
    }
games-one-of = «{ $text }» non va bene per { $option }. Valori possibili: { $list }.
games-day = «{ $text }» non è un giorno. I giorni si scrivono così: 2026-01-31
