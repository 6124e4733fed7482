### A game in hindsight, in Spanish: read by the page once a review is asked for, for pictures of
### reviews, and by the command.

## Asking for a review

review-start = Analizar la partida
review-about = Cada turno se juzga por lo que el jugador podía saber, y la suerte se separa de la destreza.
review-doing = { $done } turnos de { $total }
review-failed = No se pudo hacer el análisis.

## A turn

review-mark = { $mark ->
    [best] el mejor
    [good] bueno
    [inaccuracy] imprecisión
    [mistake] error
   *[blunder] error grave
}
review-count = { $count } × { review-mark }
review-percent = { $share } %
review-forced = No había otra forma de seguir en la ronda.
review-better = mejor: { $turn } ({ $points })
review-better-by = Mejor por { $points } puntos
review-seen = Con las cartas a la vista
review-seen-better = { $turn } { $best } en lugar de { $mine }.
review-seen-same = Era la mejor jugada.
review-luck-now = Suerte de este momento
review-turning = punto de inflexión
review-next = Error siguiente
review-previous = Error anterior
review-faultless = No hubo ningún error.
review-whose = Errores de
review-everybody = todos
review-worst = el error más caro
review-try = Probar otra jugada
review-raise = Mostrar más
review-lower = Mostrar menos

## The whole game

review-chances = Posibilidades de ganar
review-table = Las posibilidades en una tabla
review-summary = Resumen
review-turning-points = Puntos de inflexión
review-accuracy-name = Precisión
review-result = Resultado
review-luck-name = Suerte
review-own = Errores propios
review-others = Errores ajenos
review-deal = Reparto
review-draws = Robos
review-unseen = Cartas ocultas
review-sum-about = El resultado comparado con una parte igual para todos, en puntos porcentuales.
review-sum = Resultado { $result } = suerte { $luck }, errores propios { $own }, errores ajenos { $others }
review-luck = Suerte: reparto { $deal }, robos { $draw }, cartas ocultas { $unseen }
review-accuracy = Precisión { $share } % ({ $marks })

## Passing it on

review-share = Compartir
review-link = Enlace al análisis
review-png = Imagen (PNG)
review-svg = Imagen (SVG)
