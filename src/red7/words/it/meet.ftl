### How people find each other, in Italian: read by the page of finding opponents.

## Looking for opponents

meet-lead = Scegli una partita e giocherai con chi vuole la stessa.
meet-players = { $count } giocatori
meet-looking = Ricerca di avversari…
meet-others = { $count ->
    [0] Al momento nessun altro cerca questa partita.
    [one] Un’altra persona cerca questa partita.
   *[other] Altre { $count } persone cercano questa partita.
}
meet-kept = Il tuo posto resta anche se ricarichi la pagina, e per dieci minuti se te ne vai.
meet-slow = Non serve aspettare qui. Appena si trova qualcuno, la partita è tra le tue nella pagina iniziale.
meet-stop = Smetti di cercare
meet-bots-offer = Se vuoi, i bot prendono i posti liberi e giochi subito. Oppure aspetta ancora: non costa nulla.
meet-bots = Gioca con i bot
meet-found = Avversari trovati!
meet-bots-too = { $count ->
    [one] e un bot
   *[other] e { $count } bot
}
meet-ready = d’accordo
meet-unsure = non ha ancora risposto
meet-accept = Gioca
meet-decline = No, grazie
meet-for-others = Si aspettano gli altri…
meet-begins = La partita sta per cominciare…
meet-back = Non tutti volevano giocare. Hai ancora il posto in coda che avevi.
meet-missed = Non hai risposto in tempo, quindi non sei più in coda.
meet-wanted = Altri cercano
meet-people = { $count ->
    [one] una persona
   *[other] { $count } persone
}

## Challenges

meet-challenge = Sfida qualcuno
meet-challenge-more = Invita per nome una persona con un account a una partita in due.
meet-challenge-name = Nome della persona
meet-challenge-send = Sfida
meet-to = Sfidi { $name }
meet-stage = { $stage ->
    [declined] rifiutata
    [withdrawn] ritirata
    [late] senza risposta in tempo
    [begun] la partita è cominciata
   *[open] in attesa di risposta
}
meet-withdraw = Ritira

## Tables

meet-level = Livello
meet-live = Partite da guardare
meet-live-none = Al momento nessuno gioca a un tavolo aperto.
meet-with-clock = Con orologio

## Being told

meet-notify = Notifiche
meet-notify-more = Finché questa pagina è aperta da qualche parte, il browser può avvisarti che tocca a te o che ci sono avversari.
meet-notify-ask = Avvisami
meet-notify-on = Il browser ti avviserà.
meet-notify-denied = Il browser non lo permette a questa pagina. Puoi cambiarlo nelle sue impostazioni.
meet-notify-insecure = I browser lo permettono solo alle pagine con https, e questa non lo usa.
