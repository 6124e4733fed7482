### What only the table in the terminal says, in Spanish.

## The screen

terminal-board = Va ganando por color
terminal-too-small = Este terminal tiene { $width }×{ $height } caracteres; la mesa necesita { $least_width }×{ $least_height }. Agranda la ventana o reduce la letra: no se pierde nada.
terminal-cards = Cartas
terminal-places = Adónde
terminal-take = Ponerla ahí
terminal-quit = Salir
terminal-back = Volver
terminal-slower = Más lento
terminal-speed = Velocidad: { $speed }
terminal-paused = en pausa
terminal-at-once = inmediata
terminal-unsaved = La partida no se puede guardar: ¿está lleno el disco?
terminal-signed-out = Se ha cerrado tu sesión.
terminal-keys-text = Las flechas izquierda y derecha pasan de carta en carta; un número o la letra de un color salta a una. Arriba y abajo muestran qué haría la carta en cada lugar. P la juega en el área de juego, C en la pila de reglas, D sobre el mazo, Intro donde señala la flecha. E termina el turno o hace la jugada, Retroceso la deshace, X te retira de la ronda. H da una pista, Ctrl+T cambia entre claro y oscuro. Con el ratón también se puede todo.
