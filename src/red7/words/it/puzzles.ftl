### Puzzles, in Italian: read by the command. “You” is the one who solves.


## A puzzle, its question and its answer

puzzle-title = Problema { $id }: { $kind }
puzzle-rules = Regole { $rules }, difficoltà { $difficulty }. Tu sei al posto 1.
puzzle-kind-stay = Restare nel round
puzzle-kind-sure = Vittoria certa
puzzle-kind-open = Vincere a carte scoperte
puzzle-kind-action = Usare l’azione
puzzle-kind-deny = Negare i punti
puzzle-kind-best = La mossa migliore
puzzle-ask-stay = Un solo turno ti tiene nel round. Quale?
puzzle-ask-sure = Un solo turno vince il round, qualunque carta abbiano gli altri. Quale?
puzzle-ask-open = { $count ->
    [one] Tutte le carte sono scoperte. Un solo turno vince il round, e subito. Quale?
   *[other] Tutte le carte sono scoperte. Un solo turno vince il round, al massimo in { $count } dei tuoi turni. Quale?
}
puzzle-ask-action = Tutte le carte sono scoperte, anche il mazzo. Un solo turno vince il round, con un’azione. Quale?
puzzle-ask-deny = Tutte le carte sono scoperte. Non puoi vincere questo round, ma un turno impedisce all’altro di raggiungere { $goal } punti. Quale?
puzzle-ask-best = Non conosci l’altra mano. Un turno vince nettamente più spesso di ogni altro. Quale?
puzzle-help = Scrivi un turno, per esempio +R7 >G4 o ~. «answer» mostra la soluzione, «quit» termina.
puzzle-prompt = Il tuo turno:
puzzle-right = Giusto!
puzzle-wrong = { $turn } non è la soluzione.
puzzle-answer = La soluzione: { $turn }
puzzle-also = Altrettanto buono, perché porta allo stesso risultato: { $turns }
puzzle-because-stay = Tutti gli altri turni lasciano il round.
puzzle-because-sure = Dopo ogni altro turno, con certe carte gli altri possono impedirti di vincere.
puzzle-because-open = { $count ->
    [one] L’altro non può rispondere.
   *[other] Qualunque cosa faccia l’altro, vinci al massimo in { $count } turni; dopo ogni altro turno c’è una risposta.
}
puzzle-because-action = Senza questa azione, gli altri possono impedirti di vincere.
puzzle-denied = { $count ->
    [one] L’altro segna allora al massimo 1 punto e ne ha { $total } su { $goal }.
   *[other] L’altro segna allora al massimo { $count } punti e ne ha { $total } su { $goal }.
}
puzzle-because-deny = Dopo ogni altro turno, l’altro può raggiungere l’obiettivo.
puzzle-because-best = A carte scoperte vince almeno in 10 su 100 delle distribuzioni possibili in più di ogni altro turno, e tutte contano allo stesso modo.
puzzle-explore = Per provare: { $command }
puzzle-unknown = Non c’è nessun problema «{ $text }».

## The table of all puzzles, and making new ones

puzzles-kind = Tipo
puzzles-count = Problemi
puzzles-easiest = Il più facile
puzzles-middle = Medio
puzzles-hardest = Il più difficile
puzzles-players = Giocatori rimasti
puzzles-total = { $count ->
    [one] { $count } problema.
   *[other] { $count } problemi.
}
puzzles-making = { $done } problemi su { $total }, da { $games } partite…
puzzles-made = { $count ->
    [one] { $count } problema scritto in { $file }.
   *[other] { $count } problemi scritti in { $file }.
}

## Help

help-puzzle = Un problema da risolvere: quello di oggi, uno di un certo tipo o uno preciso.
help-puzzle-more = In righe di testo, legge turni, uno per riga, e dice se sono giusti. I turni non permessi sono rifiutati con il motivo.
help-puzzles = Tutti i problemi inclusi: quanti sono, una lista per i programmi, o nuovi problemi.
help-arg-puzzles = «generate» per creare nuovi problemi; senza, per vedere quelli che ci sono
help-opt-puzzle-kind = il tipo del problema
help-opt-puzzle-id = l’identificativo del problema
help-opt-puzzles-json = scrivere i problemi in JSON, uno per riga
help-opt-puzzles-kinds = solo questi tipi, separati da virgole
help-opt-puzzles-seed = un numero; lo stesso numero dà gli stessi problemi
help-opt-puzzles-count = quanti problemi creare, di ogni tipo a turno
help-opt-puzzles-output = il file in cui scriverli
