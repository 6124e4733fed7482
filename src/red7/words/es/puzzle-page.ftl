### Puzzles on the page, in Spanish.

web-puzzle-all = Acertijos
web-puzzle-open = Acertijo { $id }

## What there is

web-puzzle-today = El acertijo del día
web-puzzle-today-next = El siguiente llega en { $time }.
web-puzzle-solve = Resolverlo
web-puzzle-look = Ver la solución
web-puzzle-series = Serie sin fin
web-puzzle-series-more = Uno tras otro, más o menos a tu nivel.
web-puzzle-rush = Carrera de acertijos
web-puzzle-rush-more = Tantos como puedas en tres minutos. El tercer fallo la termina.
web-puzzle-rush-start = Empezar
web-puzzle-rush-again = Otra vez
web-puzzle-kinds = Por tipo
web-puzzle-kind-stay = Seguir en juego
web-puzzle-kind-sure = Victoria segura
web-puzzle-kind-open = Cartas a la vista
web-puzzle-kind-action = Usar una acción
web-puzzle-kind-deny = Negar los puntos
web-puzzle-kind-best = La mejor jugada

## The reader

web-puzzle-streak = { $count ->
    [0] Todavía ningún día seguido
    [one] Un día seguido
   *[other] { $count } días seguidos
}
web-puzzle-longest = Récord: { $count }
web-puzzle-rating = Tu puntuación: { $points }
web-puzzle-rating-about = Tu puntuación: unos { $points }

## Solving

web-puzzle-task-stay = Solo una jugada te mantiene en la ronda. Encuéntrala.
web-puzzle-task-sure = Encuentra la jugada que gana la ronda, tengan lo que tengan los demás en la mano.
web-puzzle-task-open = { $count ->
    [1] Todas las cartas están a la vista. Encuentra la jugada que gana la ronda.
   *[other] Todas las cartas están a la vista. Encuentra la jugada que lleva a la victoria en { $count } turnos.
}
web-puzzle-task-action = Todas las cartas están a la vista. Solo una acción gana la ronda. Encuentra la jugada.
web-puzzle-task-deny = Todas las cartas están a la vista. No puedes ganar: impide que tu rival llegue a la meta.
web-puzzle-task-best = Encuentra la jugada que gana más a menudo.
web-puzzle-level = Dificultad { $points }
web-puzzle-compose = Compón tu jugada. Sabrás si es correcta cuando la confirmes.
web-puzzle-step = Tu jugada hasta ahora: { $turn }
web-puzzle-player = Jugador { $seat }
web-puzzle-confirm = Confirmar
web-puzzle-show = Ver la solución
web-puzzle-sure = ¿Ver la solución? El acertijo contará como no resuelto.
web-puzzle-right = ¡Correcto!
web-puzzle-wrong = Esa no es la solución. Inténtalo otra vez.
web-puzzle-answer = La solución
web-puzzle-shown = Esta vez sin resolver
web-puzzle-gained = Puntuación { $points }
web-puzzle-yours = Tu jugada { $turn }:
web-puzzle-counts = { $count ->
    [1] Nadie más lo ha intentado todavía.
   *[other] { $solved } de { $count } lo resolvieron a la primera.
}
web-puzzle-next = Siguiente acertijo
web-puzzle-share = Compartir
web-puzzle-shared = Copiado

## A rush

web-puzzle-left = quedan { $time }
web-puzzle-score = { $count ->
    [0] Ninguno resuelto aún
    [one] Uno resuelto
   *[other] { $count } resueltos
}
web-puzzle-misses = Fallos: { $count } de { $most }
web-puzzle-over = La carrera ha terminado
web-puzzle-best = Tu récord: { $count }
web-puzzle-missed = Sin resolver:
