### What only the page for exploring says, in Spanish.

## The turn

web-explore-player = Jugador { $seat }
web-explore-turn = Turno
web-explore-to-move = Le toca a { $name }
web-explore-unknown = Le toca a { $name }, pero no se conoce su mano. Juega una carta en su lugar o edita la posición.
web-explore-over = La ronda ha terminado.
web-explore-to-palette = En el área de juego
web-explore-end = Terminar turno
web-explore-unseen-card = Jugar una carta no vista
web-explore-which-drawn = ¿Qué carta se roba?
web-explore-any-card = Dejarla sin saber

## The analysis

web-explore-analysis = Análisis
web-explore-turns = Jugadas, la mejor primero
web-explore-looking = Buscando…
web-explore-worlds = { $count } distribuciones de las cartas
web-explore-worlds-all = las { $count } distribuciones de las cartas
web-explore-percent = { $count } %
web-explore-chance = Probabilidad { $mid }, entre { $low } y { $high }.
web-explore-open = abiertas { $share }
web-explore-certain-win = victoria segura
web-explore-certain-loss = derrota segura
web-explore-start = Analizar
web-explore-stop = Parar el análisis
web-explore-further = Buscar más
web-explore-play-turn = Hacer esta jugada
web-explore-why = ¿Por qué?
web-explore-why-turn = ¿Por qué? { $turn }
web-explore-no-reason = Ningún hecho habla a favor ni en contra.

## The lines

web-explore-lines = Variantes
web-explore-lines-none = Haz una jugada, vuelve atrás y prueba otra: aquí se guardan todas las variantes.
web-explore-beginning = Posición
web-explore-forget = Borrar
web-explore-first = Al principio
web-explore-back = Un turno atrás
web-explore-on = Un turno adelante
web-explore-last = Al final de la variante
web-explore-keys = Las flechas izquierda y derecha van atrás y adelante; arriba y abajo llevan a otros turnos probados allí. Inicio y Fin llevan al principio y al final de la variante. Retroceso deshace un paso.

## Opening and sharing

web-explore-link = Enlace a este punto
web-explore-copy = Copiar la posición
web-explore-position = Posición como texto
web-explore-open-position = Abrir la posición
web-explore-impossible = No se puede mostrar esta posición
web-explore-fresh = Empezar con otra posición
web-explore-lost = El servidor no ha respondido. Inténtalo de nuevo.

## Editing

web-explore-edit = Editar la posición
web-explore-done = Listo
web-explore-possible = Esta posición es posible.
web-explore-whose-turn = Le toca a
web-explore-palette = Área de juego
web-explore-hand = Mano
web-explore-hidden = Cartas ocultas en la mano
web-explore-canvas = Regla vigente
web-explore-to-canvas = En la pila de reglas
web-explore-gone = Fuera del juego
web-explore-deck-top = Encima del mazo
web-explore-deck-hidden = Cartas ocultas del mazo
web-explore-unseen = Cartas no vistas
web-explore-put = Ponerla aquí: { $place }
web-explore-fewer = { $label }: una menos
web-explore-more = { $label }: una más
