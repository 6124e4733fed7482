### Puzzles, in Spanish: read by the command. “You” is the one who solves.


## A puzzle, its question and its answer

puzzle-title = Problema { $id }: { $kind }
puzzle-rules = Reglas { $rules }, dificultad { $difficulty }. Estás en el asiento 1.
puzzle-kind-stay = Seguir en la ronda
puzzle-kind-sure = Ganar con seguridad
puzzle-kind-open = Ganar con cartas abiertas
puzzle-kind-action = Usar la acción
puzzle-kind-deny = Negar los puntos
puzzle-kind-best = La mejor jugada
puzzle-ask-stay = Solo un turno te mantiene en la ronda. ¿Cuál?
puzzle-ask-sure = Solo un turno gana la ronda, tengan lo que tengan los demás. ¿Cuál?
puzzle-ask-open = { $count ->
    [one] Todas las cartas están abiertas. Solo un turno gana la ronda, y de inmediato. ¿Cuál?
   *[other] Todas las cartas están abiertas. Solo un turno gana la ronda, en { $count } de tus turnos como máximo. ¿Cuál?
}
puzzle-ask-action = Todas las cartas están abiertas, también el mazo. Solo un turno gana la ronda, con una acción. ¿Cuál?
puzzle-ask-deny = Todas las cartas están abiertas. No puedes ganar esta ronda, pero un turno impide que el otro llegue a { $goal } puntos. ¿Cuál?
puzzle-ask-best = No conoces la otra mano. Un turno gana claramente más veces que cualquier otro. ¿Cuál?
puzzle-help = Escribe un turno, por ejemplo +R7 >G4 o ~. «answer» muestra la solución, «quit» termina.
puzzle-prompt = Tu turno:
puzzle-right = ¡Correcto!
puzzle-wrong = { $turn } no es la solución.
puzzle-answer = La solución: { $turn }
puzzle-also = Igual de bueno, porque da el mismo resultado: { $turns }
puzzle-because-stay = Todos los demás turnos abandonan la ronda.
puzzle-because-sure = Tras cualquier otro turno, con ciertas cartas los demás pueden impedir que ganes.
puzzle-because-open = { $count ->
    [one] El otro no tiene respuesta.
   *[other] Haga lo que haga el otro, ganas en { $count } turnos como máximo; tras cualquier otro turno hay una respuesta.
}
puzzle-because-action = Sin esta acción, los demás pueden impedir que ganes.
puzzle-denied = { $count ->
    [one] El otro suma entonces como mucho 1 punto y tiene { $total } de { $goal }.
   *[other] El otro suma entonces como mucho { $count } puntos y tiene { $total } de { $goal }.
}
puzzle-because-deny = Tras cualquier otro turno, el otro puede alcanzar la meta.
puzzle-because-best = Con las cartas abiertas gana al menos en 10 de cada 100 repartos posibles más que cualquier otro turno; todos los repartos cuentan igual.
puzzle-explore = Para probarlo: { $command }
puzzle-unknown = No hay ningún problema «{ $text }».

## The table of all puzzles, and making new ones

puzzles-kind = Tipo
puzzles-count = Problemas
puzzles-easiest = El más fácil
puzzles-middle = Medio
puzzles-hardest = El más difícil
puzzles-players = Jugadores restantes
puzzles-total = { $count ->
    [one] { $count } problema.
   *[other] { $count } problemas.
}
puzzles-making = { $done } de { $total } problemas, de { $games } partidas…
puzzles-made = { $count ->
    [one] { $count } problema escrito en { $file }.
   *[other] { $count } problemas escritos en { $file }.
}

## Help

help-puzzle = Un problema para resolver: el de hoy, uno de cierto tipo o uno concreto.
help-puzzle-more = En líneas de texto, lee turnos, uno por línea, y dice si son correctos. Los turnos no permitidos se rechazan con el motivo.
help-puzzles = Todos los problemas incluidos: cuántos hay, una lista para programas, o problemas nuevos.
help-arg-puzzles = «generate» para crear problemas nuevos; sin nada, para ver los que hay
help-opt-puzzle-kind = el tipo del problema
help-opt-puzzle-id = el identificador del problema
help-opt-puzzles-json = escribir los problemas en JSON, uno por línea
help-opt-puzzles-kinds = solo estos tipos, separados por comas
help-opt-puzzles-seed = un número; el mismo número da los mismos problemas
help-opt-puzzles-count = cuántos problemas crear, de cada tipo por turno
help-opt-puzzles-output = el archivo en el que escribirlos
