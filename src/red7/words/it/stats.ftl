### How a player plays, in Italian: read by the page of statistics and by the command.

## In numbers

stats-games = { $count ->
    [one] { $count } partita, vinte: { $won } (per pura fortuna: { $expected })
   *[other] { $count } partite, vinte: { $won } (per pura fortuna: { $expected })
}
stats-accuracy = Precisione nel tempo
stats-mean = media { $share }%
stats-colours = Round vinti per colore del quadro
stats-habits = Abitudini più costose, in punti a partita
stats-by = Partite vinte
stats-players = { $count } giocatori
stats-against = contro { $name }
stats-balance = Fortuna e bravura, in punti a partita
stats-result = Risultato
stats-luck = Fortuna
stats-luck-kind = { $kind ->
    [deal] di cui distribuzione
    [draw] di cui pescate
   *[unseen] di cui carte nascoste
}
stats-own = Errori propri
stats-others = Errori altrui
stats-made = { $played ->
    [play] Solo giocato
    [discard] Solo scartato
    [both] Giocato e scartato
    [draw] Pescato
    [end] Finito il turno
   *[out] Ritiro
}
stats-better = { $best ->
    [play] solo giocare
    [discard] solo scartare
    [both] giocare e scartare
    [draw] pescare
    [end] finire il turno
   *[out] ritirarsi
}
stats-habit-kind = { $same ->
    [yes] { stats-made }, ma con le carte sbagliate
   *[no] { stats-made }, invece di { stats-better }
}
stats-habit-action = { $way ->
    [missed] Azione di un { $number } mancata
   *[used] Azione di un { $number } di troppo
}
stats-habit-part = { $part ->
    [early] Nei primi due turni di un round
    [middle] Nel terzo e quarto turno
   *[late] Dal quinto turno in poi
}
stats-habit-theme = { $theme ->
    [out] Eliminazione evitabile
    [hope] Sperato in una carta
    [win] Mancata una vittoria
    [points] Giocato per meno punti
    [answers] Lasciate più risposte
    [hand] Spese carte ancora utili
    [palette] Tavolozza più debole
   *[other] Per motivi che si vedono dopo
}

## The page: all games

stats-empty = Ancora nessuna partita finita
stats-empty-more = Gioca una partita fino in fondo e sarà contata qui: quanto vinci, come giochi, che cosa ti costa di più.
stats-older = Sono contate solo le tue partite più recenti: { $count }.
stats-rules = Per regole
stats-seats = Per numero di giocatori
stats-opponents = Per avversario
stats-of = { $won } su { $count }
stats-mark = Il tratto indica quanto si vincerebbe per pura fortuna.
stats-list = Partite
stats-all = Mostra tutte le { $count } partite
stats-won = Vinta
stats-lost = Persa
stats-unreviewed = non analizzata

## The page: what reviews tell

stats-percent = { $share }%
stats-plot = Precisione di { $count } partite, dalla più vecchia: da { $low }% a { $high }%, media { $share }%.
stats-each = Ogni punto riunisce { $count } partite.
stats-habit-group = { $group ->
    [kind] Tipo di turno
    [action] Azioni
    [part] Momento del round
   *[theme] Che cosa non andava
}
stats-faultless = Niente è andato sprecato.
stats-habits-about = Diverse viste degli stessi errori.

## The page: reviewing

stats-left = { $count ->
    [one] Una partita non è ancora analizzata.
   *[other] { $count } partite non sono ancora analizzate.
}
stats-review-about = Precisione, abitudini e fortuna vengono dalle analisi, che giudicano ogni turno.
stats-review = Analizza le partite
stats-reviewing = Analizzate: { $done } su { $total }
stats-stop = Ferma
stats-failed = Non è stato possibile analizzare tutte le partite.
