### What the commands that analyse and teach say, in Spanish.

## The command `analyse`

analyse-preparing = Preparando; la primera vez se compila el motor, y eso tarda un poco…
analyse-doing = El mejor tras { $worlds ->
    [one] una distribución
   *[other] { $worlds } distribuciones
}: { $turn }
analyse-nothing = Aquí no hay ningún turno permitido.
analyse-turn = Turno
analyse-chance = Probabilidad
analyse-open = Cartas a la vista
analyse-proven = Seguro
analyse-why = Por qué { $turn }: { $reasons }
analyse-certain = { $proof ->
    [win] gana
   *[loss] pierde
}
analyse-sure = { $mid } %
analyse-between = { $mid } % ({ $low }–{ $high })
analyse-worlds = { $kind ->
    [all] Se examinaron las { $count } distribuciones posibles de las cartas ocultas.
   *[some] { $count ->
        [one] Se examinó una distribución posible de las cartas ocultas.
       *[other] Se examinaron { $count } distribuciones posibles de las cartas ocultas.
    }
}

## The command `explore`

explore-welcome = Escribe pasos para jugarlos, o help.
explore-unknown = No existe el comando «{ $text }». Escribe help para verlos todos.
explore-line = Línea { $number }: { $text }
explore-number = No hay turno { $text } en la lista, que tiene { $most }.
explore-whole = Hace falta un número entero, no «{ $text }».
explore-set = Escribe qué cambiar, por ejemplo: set hand 1 R7G4, set palette 2 B5, set canvas G, set deck 20, set away R1, set turn 2, set out 3
explore-move = Escribe una carta y adónde va, por ejemplo: move R7 hand 1, move R7 palette 2, move R7 canvas, move R7 deck, move R7 away
explore-more = { $count ->
    [one] Hay un turno más. Su número continúa la lista.
   *[other] Hay { $count } turnos más. Sus números continúan la lista.
}
explore-tried = Ya probado aquí: { $list }
explore-against = Contra { $turn }: { $reasons } Mejor: { $best }
explore-not-against = Ningún hecho habla en contra de { $turn }, pero el análisis prefiere { $best }
explore-help =
    +R7 >G4 juega pasos, de un turno o de varios; un número juega un turno de la lista.
    !G4 dice qué carta se roba. De una mano oculta se puede jugar cualquier carta no vista.
    turns: todos los turnos posibles · analyse [trabajo]: juzgarlos · why [turno]: los motivos
    back [número], forward [variante], top: recorrer el árbol · tree: mostrarlo
    set hand|palette|turn|out ASIENTO, set canvas|deck|away: cambiar la posición
    move CARTA hand|palette ASIENTO, move CARTA canvas|deck|away: poner una carta en otro lugar
    hide: mostrar y juzgar solo lo que puede saber a quien le toca · show: todo
    table: mostrar la mesa · position: su texto · line: toda la secuencia, para compartir
    rules [sección]: las reglas · help · quit

## The command `stats`

stats-doing = Analizando la partida { $number } de { $games }: turno { $done } de { $total }…
stats-range = { $low }–{ $high } %
stats-no-folder = No existe la carpeta { $folder }.
stats-no-records = En { $folder } no hay registros: ningún archivo que termine en .red7 o .json.
stats-none = En { $folder } no hay ninguna partida terminada que se pueda contar.
stats-player-unknown = Nadie llamado «{ $name }» ha terminado allí una partida. Los nombres son: { $names }
stats-skipped = { $count ->
    [one] Se ha omitido un archivo:
   *[other] Se han omitido { $count } archivos:
}

## The command `learn`

learn-unknown = No hay ninguna lección «{ $text }». Las lecciones son: { $list }
learn-step = Paso { $number } de { $count }
learn-how = Escribe tu turno, por ejemplo +R7 o +R7 >G4; ? muestra un paso, quit termina.
learn-next = La lección ha terminado. Después: red7 learn { $name }
learn-last = Era la última lección.
