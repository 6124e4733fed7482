### Puzzles, in Italian: read by the command. “You” is the one who solves.


## A puzzle, its question and its answer

puzzle-title = Enigma { $id }: { $kind }
puzzle-rules = Regole { $rules }, difficoltà { $difficulty }. Tu sei al posto 1.
puzzle-kind-stay = Restare nel round
puzzle-kind-sure = Vittoria certa
puzzle-kind-open = Vincere a carte scoperte
puzzle-kind-action = Usare l’azione
puzzle-kind-deny = Negare i punti
puzzle-kind-best = La mossa migliore
puzzle-ask-stay = Una sola mossa ti tiene nel round. Quale?
puzzle-ask-sure = Una sola mossa vince il round, qualunque carta abbiano in mano gli altri. Quale?
puzzle-ask-open = { $count ->
    [one] Tutte le carte sono scoperte. Una sola mossa vince il round, e subito. Quale?
   *[other] Tutte le carte sono scoperte. Una sola mossa vince il round, in { $count } dei tuoi turni al massimo. Quale?
}
puzzle-ask-action = Tutte le carte sono scoperte, anche il mazzo. Una sola mossa vince il round, con un’azione. Quale?
puzzle-ask-deny = Tutte le carte sono scoperte. Non puoi vincere questo round, ma una mossa impedisce all’avversario di raggiungere { $goal } punti. Quale?
puzzle-ask-best = Non conosci l’altra mano. Una mossa vince nettamente più spesso di ogni altra. Quale?
puzzle-help = Scrivi una mossa, per esempio +R7 >G4 o ~. «answer» mostra la soluzione, «quit» termina.
puzzle-prompt = La tua mossa:
puzzle-right = Giusto!
puzzle-wrong = { $turn } non è la soluzione.
puzzle-answer = La soluzione: { $turn }
puzzle-also = Altrettanto buona, perché porta allo stesso risultato: { $turns }
puzzle-because-stay = Con ogni altra mossa lasci il round.
puzzle-because-sure = Dopo ogni altra mossa, con certe carte gli altri possono impedirti di vincere.
puzzle-because-open = { $count ->
    [one] L’avversario non può rispondere.
   *[other] Qualunque cosa faccia l’avversario, vinci in { $count } turni al massimo; dopo ogni altra mossa c’è una risposta.
}
puzzle-because-action = Senza questa azione, gli altri possono impedirti di vincere.
puzzle-denied = { $count ->
    [one] L’avversario segna allora al massimo 1 punto e ne ha { $total } su { $goal }.
   *[other] L’avversario segna allora al massimo { $count } punti e ne ha { $total } su { $goal }.
}
puzzle-because-deny = Dopo ogni altra mossa, l’avversario può raggiungere l’obiettivo.
puzzle-because-best = A carte scoperte vince in almeno 10 distribuzioni possibili su 100 più di ogni altra mossa, e tutte contano allo stesso modo.
puzzle-explore = Per provare: { $command }
puzzle-unknown = Non c’è nessun enigma «{ $text }».

## The table of all puzzles, and making new ones

puzzles-kind = Tipo
puzzles-count = Enigmi
puzzles-easiest = Il più facile
puzzles-middle = Medio
puzzles-hardest = Il più difficile
puzzles-players = Giocatori rimasti
puzzles-total = { $count ->
    [one] { $count } enigma.
   *[other] { $count } enigmi.
}
puzzles-making = { $done } enigmi su { $total }, da { $games } partite…
puzzles-made = { $count ->
    [one] { $count } enigma scritto in { $file }.
   *[other] { $count } enigmi scritti in { $file }.
}

## Help

help-puzzle = Un enigma da risolvere: quello di oggi, uno di un certo tipo o uno preciso.
help-puzzle-more = In righe di testo: legge mosse, una per riga, e dice se sono giuste. Le mosse non permesse sono rifiutate con il motivo.
help-puzzles = Tutti gli enigmi inclusi: quanti sono, una lista per i programmi, o nuovi enigmi.
help-arg-puzzles = «generate» per creare nuovi enigmi; senza, per vedere quelli che ci sono
help-opt-puzzle-kind = il tipo dell’enigma
help-opt-puzzle-id = l’identificativo dell’enigma
help-opt-puzzles-json = scrivere gli enigmi in JSON, uno per riga
help-opt-puzzles-kinds = solo questi tipi, separati da virgole
help-opt-puzzles-seed = un numero; lo stesso numero dà gli stessi enigmi
help-opt-puzzles-count = quanti enigmi creare, di ogni tipo a turno
help-opt-puzzles-output = il file in cui scriverli
