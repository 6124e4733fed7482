### Puzzles, in Spanish: read by the command. “You” is the one who solves.


## A puzzle, its question and its answer

puzzle-title = Acertijo { $id }: { $kind }
puzzle-rules = Reglas { $rules }, dificultad { $difficulty }. Estás en el asiento 1.
puzzle-kind-stay = Seguir en la ronda
puzzle-kind-sure = Ganar con seguridad
puzzle-kind-open = Ganar con las cartas a la vista
puzzle-kind-action = Usar la acción
puzzle-kind-deny = Negar los puntos
puzzle-kind-best = La mejor jugada
puzzle-ask-stay = Solo una jugada te mantiene en la ronda. ¿Cuál?
puzzle-ask-sure = Solo una jugada gana la ronda, tengan lo que tengan los demás. ¿Cuál?
puzzle-ask-open = { $count ->
    [one] Todas las cartas están a la vista. Solo una jugada gana la ronda, y de inmediato. ¿Cuál?
   *[other] Todas las cartas están a la vista. Solo una jugada gana la ronda, en { $count } de tus turnos como máximo. ¿Cuál?
}
puzzle-ask-action = Todas las cartas están a la vista, también el mazo. Solo una jugada gana la ronda, con una acción. ¿Cuál?
puzzle-ask-deny = Todas las cartas están a la vista. No puedes ganar esta ronda, pero una jugada impide que tu rival llegue a { $goal } puntos. ¿Cuál?
puzzle-ask-best = No conoces la otra mano. Una jugada gana claramente más veces que cualquier otra. ¿Cuál?
puzzle-help = Escribe una jugada, por ejemplo +R7 >G4 o ~. «answer» muestra la solución, «quit» termina.
puzzle-prompt = Tu jugada:
puzzle-right = ¡Correcto!
puzzle-wrong = { $turn } no es la solución.
puzzle-answer = La solución: { $turn }
puzzle-also = Igual de buena, porque da el mismo resultado: { $turns }
puzzle-because-stay = Con cualquier otra jugada abandonas la ronda.
puzzle-because-sure = Tras cualquier otra jugada, con ciertas cartas los demás pueden impedir que ganes.
puzzle-because-open = { $count ->
    [one] Tu rival no tiene respuesta.
   *[other] Haga lo que haga tu rival, ganas en { $count } turnos como máximo; tras cualquier otra jugada hay una respuesta.
}
puzzle-because-action = Sin esta acción, los demás pueden impedir que ganes.
puzzle-denied = { $count ->
    [one] Tu rival suma entonces como mucho 1 punto y tiene { $total } de { $goal }.
   *[other] Tu rival suma entonces como mucho { $count } puntos y tiene { $total } de { $goal }.
}
puzzle-because-deny = Tras cualquier otra jugada, tu rival puede alcanzar la meta.
puzzle-because-best = Con las cartas a la vista gana en al menos 10 de cada 100 repartos posibles más que cualquier otra jugada; todos los repartos cuentan igual.
puzzle-explore = Para probarlo: { $command }
puzzle-unknown = No hay ningún acertijo «{ $text }».

## The table of all puzzles, and making new ones

puzzles-kind = Tipo
puzzles-count = Acertijos
puzzles-easiest = El más fácil
puzzles-middle = Medio
puzzles-hardest = El más difícil
puzzles-players = Jugadores restantes
puzzles-total = { $count ->
    [one] { $count } acertijo.
   *[other] { $count } acertijos.
}
puzzles-making = { $done } de { $total } acertijos, de { $games } partidas…
puzzles-made = { $count ->
    [one] { $count } acertijo escrito en { $file }.
   *[other] { $count } acertijos escritos en { $file }.
}

## Help

help-puzzle = Un acertijo para resolver: el de hoy, uno de cierto tipo o uno concreto.
help-puzzle-more = En líneas de texto: lee jugadas, una por línea, y dice si son correctas. Las jugadas no permitidas se rechazan con el motivo.
help-puzzles = Todos los acertijos incluidos: cuántos hay, una lista para programas, o acertijos nuevos.
help-arg-puzzles = «generate» para crear acertijos nuevos; sin nada, para ver los que hay
help-opt-puzzle-kind = el tipo del acertijo
help-opt-puzzle-id = el identificador del acertijo
help-opt-puzzles-json = escribir los acertijos en JSON, uno por línea
help-opt-puzzles-kinds = solo estos tipos, separados por comas
help-opt-puzzles-seed = un número; el mismo número da los mismos acertijos
help-opt-puzzles-count = cuántos acertijos crear, de cada tipo por turno
help-opt-puzzles-output = el archivo en el que escribirlos
