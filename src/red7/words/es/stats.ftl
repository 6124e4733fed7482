### How a player plays, in Spanish: read by the page of statistics and by the command.

## In numbers

stats-games = { $count ->
    [one] { $count } partida, ganadas: { $won } (por pura suerte: { $expected })
   *[other] { $count } partidas, ganadas: { $won } (por pura suerte: { $expected })
}
stats-accuracy = Precisión a lo largo del tiempo
stats-mean = media { $share } %
stats-colours = Rondas ganadas por regla vigente
stats-habits = Hábitos más costosos, en puntos por partida
stats-by = Partidas ganadas
stats-players = { $count } jugadores
stats-against = contra { $name }
stats-balance = Suerte y destreza, en puntos por partida
stats-result = Resultado
stats-luck = Suerte
stats-luck-kind = { $kind ->
    [deal] de ella, el reparto
    [draw] de ella, los robos
   *[unseen] de ella, cartas ocultas
}
stats-own = Errores propios
stats-others = Errores ajenos
stats-made = { $played ->
    [play] Solo en el área
    [discard] Solo en la pila de reglas
    [both] En el área y en la pila
    [draw] Carta robada
    [end] Turno terminado
   *[out] Retirada
}
stats-better = { $best ->
    [play] jugar solo en el área
    [discard] jugar solo en la pila
    [both] jugar en ambas
    [draw] robar
    [end] terminar el turno
   *[out] retirarse
}
stats-habit-kind = { $same ->
    [yes] { stats-made }, pero con otras cartas
   *[no] { stats-made }, en vez de { stats-better }
}
stats-habit-action = { $way ->
    [missed] Acción de un { $number } perdida
   *[used] Acción de un { $number } de más
}
stats-habit-part = { $part ->
    [early] En los dos primeros turnos de una ronda
    [middle] En el tercer y cuarto turno
   *[late] A partir del quinto turno
}
stats-habit-theme = { $theme ->
    [out] Eliminación innecesaria
    [hope] Confiar en una carta
    [win] Victoria desaprovechada
    [points] Jugar por menos puntos
    [answers] Dejar más respuestas
    [hand] Gastar cartas útiles
    [palette] Área de juego más débil
   *[other] Por motivos que se ven después
}

## The page: all games

stats-empty = Aún no hay partidas terminadas
stats-empty-more = Juega una partida hasta el final y contará aquí: lo que ganas, lo bien que juegas, lo que más te cuesta.
stats-older = Solo se cuentan tus partidas más recientes: { $count }.
stats-rules = Por reglas
stats-seats = Por número de jugadores
stats-opponents = Por rival
stats-of = { $won } de { $count }
stats-mark = La raya marca lo que daría la pura suerte.
stats-list = Partidas
stats-all = Mostrar las { $count } partidas
stats-won = Ganada
stats-lost = Perdida
stats-unreviewed = sin analizar

## The page: what reviews tell

stats-percent = { $share } %
stats-plot = Precisión de { $count } partidas, de la más antigua a la más reciente: de { $low } % a { $high } %, media { $share } %.
stats-each = Cada punto reúne { $count } partidas.
stats-habit-group = { $group ->
    [kind] Tipo de turno
    [action] Acciones
    [part] Momento de la ronda
   *[theme] Qué falló
}
stats-faultless = No se ha desperdiciado nada.
stats-habits-about = Varias vistas de los mismos errores.

## The page: reviewing

stats-left = { $count ->
    [one] Queda una partida sin analizar.
   *[other] Quedan { $count } partidas sin analizar.
}
stats-review-about = La precisión, los hábitos y la suerte salen de los análisis, que juzgan cada turno.
stats-review = Analizar mis partidas
stats-reviewing = Analizadas: { $done } de { $total }
stats-stop = Detener
stats-failed = No se han podido analizar todas las partidas.
