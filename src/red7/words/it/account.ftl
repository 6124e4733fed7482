### Accounts, in Italian: what only their page says.

## Guests

account-guest = Stai giocando come ospite
account-guest-more = Solo questo browser conosce il tuo nome e le tue partite. Con un account li conservi e accedi da qualsiasi dispositivo. Per giocare non serve.
account-nobody = Nessuno ha effettuato l’accesso qui
account-name = Nome
account-rename = Cambia nome
account-take = Prendi questo nome
account-begin = Scegli un nome senza accedere
account-keep = Conserva nome e partite

## Ways in

account-ways = Modi di entrare
account-passkey-make = Crea una passkey
account-passkey-more = Il tuo dispositivo conserva la passkey e chiede l’impronta, il viso o un PIN. Non c’è niente da ricordare.
account-passkey-add = Aggiungi una passkey
account-passkey-none-http = Qui le passkey non ci sono, perché questa pagina non è aperta con https.
account-passkey-none-address = Qui le passkey non ci sono, perché questo è un indirizzo IP. Serve un nome host, come localhost su questo computer.
account-passkey-none-browser = Qui le passkey non ci sono, perché questo browser non le supporta.
account-password = Password
account-password-new = Nuova password
account-password-least = Almeno { $least } caratteri
account-password-make = Crea un account con una password
account-password-set = Imposta la password
account-password-change = Cambia password
account-password-has = Una password è impostata.
account-password-others = Gli altri browser vengono disconnessi. I token restano validi finché non li rimuovi; accedere con un codice di recupero li annulla tutti.
account-used = usata il { $date }
account-never = mai usata
account-remove = Rimuovi
account-remove-what = Rimuovi { $name }

## Signing in

account-sign-in = Accedi
account-sign-in-behind = L’ospite { $name } e le sue partite restano qui.
account-sign-in-passkey = Accedi con una passkey
account-sign-in-password = Accedi con una password
account-sign-in-code = Accedi con un codice di recupero

## Recovery codes

account-code = Codice di recupero
account-codes = Codici di recupero
account-codes-once = Annota adesso questi codici: non saranno più mostrati. Ognuno ti fa entrare una volta, se hai perso tutto il resto.
account-codes-left = { $count ->
    [0] Non resta nessun codice.
    [one] Resta un codice.
   *[other] Restano { $count } codici.
}
account-codes-new = Crea nuovi codici
account-codes-new-more = I vecchi codici non valgono più.
account-codes-copy = Copia i codici
account-noted = Li ho salvati

## Sessions

account-sessions = Accessi
account-here = questo browser
account-unknown = Browser sconosciuto
account-seen = visto il { $date }
account-end = Esci
account-end-what = Esci da { $name }
account-others = Esci da tutti gli altri

## Terminals

account-terminal = Nel terminale
account-terminal-more = Gioca nel terminale con lo stesso nome, le stesse partite e gli stessi punteggi.
account-terminal-make = Accedi da un terminale
account-terminal-type = Scrivi questo codice nel terminale entro cinque minuti. Vale una volta sola.
account-terminal-secret = Chi lo scrive entra al posto tuo: non darlo a nessuno.
account-terminal-copy = Copia il codice
account-terminal-done = Fatto
account-terminal-over = Il codice non è più valido.

## Programs

account-programs = Programmi
account-programs-more = Un tuo bot gioca con un token ed è segnato ovunque come bot. Altri token permettono ai programmi di leggere le tue partite.
account-bot-name = Nome del bot
account-bot-make = Crea un bot
account-token-name = A che cosa serve il token
account-token-for = Di chi è il token
account-token-me = mio
account-token-make = Crea un token
account-may = Che cosa può fare
account-may-read = guardare
account-may-play = giocare
account-may-study = analizzare
account-token-once = Copia adesso questo token: non sarà più mostrato.
account-token-done = L’ho copiato

## Data

account-data = I tuoi dati
account-export = Scarica tutto
account-delete = Elimina l’account
account-delete-guest = Dimenticami
account-sure = Il tuo nome, il tuo account e i tuoi bot vengono eliminati per sempre. Le tue partite restano, con un giocatore sconosciuto.
account-yes = Elimina per sempre
account-no = Conserva
