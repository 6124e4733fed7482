### What only the page says, in Spanish.

## The first page

web-lead = Cuarenta y nueve cartas, siete reglas y una sola ley: al final de tu turno debes ir ganando.
web-play-now = Jugar ahora
web-levels = Elegir las reglas
web-your-games = Tus partidas
web-game-turn = Le toca a { $name }
web-games-more = { $count ->
    [one] Otra partida
   *[other] Otras { $count } partidas
}
web-games-fewer = Menos partidas
web-level-basic = Básico
web-level-basic-more = una ronda, siete reglas
web-level-advanced = Avanzado
web-level-advanced-more = varias rondas, por puntos
web-level-expert = Experto
web-level-expert-more = por puntos, con acciones
web-with-friends = Jugar con amigos
web-choose-rules = Reglas y rivales
web-show-pause = Pausar la partida de fondo
web-show-on = Reanudar la partida de fondo
web-name = Tu nombre
web-greeting = ¡Hola, { $name }!
web-language = Idioma
web-theme = Aspecto
web-theme-auto = Como el sistema
web-theme-light = Claro
web-theme-dark = Oscuro

## A new table

web-option-draw = Robar
web-option-draw-must = Robo obligatorio
web-option-match = Puntos
web-option-actions = Acciones
web-clock-left = tiempo restante: { $text }
web-open-table = Abrir la mesa

## Before the game

web-start = Empezar la partida
web-room = Esperando jugadores
web-add-bot = Añadir un bot…
web-seat-free = Asiento libre
web-bot-level = Bot, fuerza { $number } de 7

## At the table

web-table = Mesa
web-home = Página de inicio
web-home-running = Página de inicio (la partida sigue abierta)
web-tab-turn = Te toca
web-help = Ayuda
web-explain = ¿Qué significa esta regla?
web-explain-action = ¿Qué hace esta carta?
web-menu = Ajustes
web-close = Cerrar
web-cancel = Cancelar
web-talk = Decir algo
web-log = Historial de la partida
web-leave = Dejar la mesa
web-connecting = Conectando…
web-lost = Conexión perdida. Reintentando…
web-part-missing = No se ha podido cargar esta parte de la página.
web-try-again = Reintentar
web-restarting = El servidor se está reiniciando. Un momento…
web-bot-for-you = Un bot juega por ti.
web-seat-back = Recuperar mi asiento
web-card = el { $number } { $colour ->
    [R] rojo
    [O] naranja
    [Y] amarillo
    [G] verde
    [B] celeste
    [I] azul
   *[V] violeta
}
web-card-hidden = carta boca abajo
web-card-known = { web-card }, que todos conocen
web-known-cards = todos conocen: { $cards }
web-card-best = { web-card }, en la mejor combinación
web-starter = La carta inicial (rojo)
web-board = Quién iría ganando con cada color
web-seat-label = { $name } en la mesa
web-bot = { $name } (bot)
web-palette-of = Área de juego: { $name }
web-your-palette = Tu área de juego
web-your-hand = Tu mano
web-hand-count = { $count ->
    [one] una carta en la mano
   *[other] { $count } cartas en la mano
}
web-sort-number = Ordenar por número
web-sort-colour = Ordenar por color
web-deck-known-cards = encima: { $cards }
web-score-of = puntos: { $count } de { $goal }
web-winning = va ganando
web-not-winning = no va ganando
web-would-win = iría ganando
web-would-not-win = aún no va ganando
web-out = eliminado
web-away = sin conexión
web-left = se fue
web-to-move = le toca
web-verdict = { $name } va ganando.
web-verdict-you = Vas ganando.
web-verdict-would = { $name } iría ganando.
web-verdict-you-would = Irías ganando.
web-verdict-nobody = Nadie va ganando.

## The reader’s move

web-guide = Tu jugada
web-do-start = Te toca: juega en tu área, en la pila de reglas, o en ambas. Al final debes ir ganando.
web-do-only-drop = Te toca, pero con ninguna de tus cartas irías ganando: solo puedes retirarte.
web-do-end = Termina tu turno o juega además una carta en la pila de reglas.
web-do-discard = Aún no vas ganando: juega ahora una carta en la pila de reglas.
web-do-behind = No vas ganando: juega una carta en la pila de reglas, o retírate si nada te sirve.
web-do-one = El 1: elige una carta de otra área de juego. Va boca abajo sobre el mazo.
web-do-five = El 5: juega otra carta de tu mano en tu área de juego.
web-do-seven = El 7: elige una carta de tu área de juego, para la pila de reglas o el mazo, boca abajo.
web-do-seven-canvas = El 7: elige otra carta de tu área de juego. Va a la pila de reglas.
web-do-earned = Es un número mayor que la cantidad de cartas de tu área de juego: puedes robar una carta.
web-do-seven-earned = { web-do-earned }
web-do-earned-must = Es un número mayor que la cantidad de cartas de tu área de juego: debes robar una carta.
web-do-play = Tu jugada está lista: juégala o deshazla.
web-do-play-draws = Vas a robar una carta. Después ya no podrás deshacer.
web-do-play-out = Está permitido, pero no irías ganando y la ronda terminaría para ti.
web-where-to = ¿Dónde va { web-card }?
web-looking = Un momento…
web-slow = El servidor aún no ha respondido. Tu jugada se conserva y puedes deshacerla.
web-sending = Enviando tu jugada…
web-do-others-turn = Le toca a { $name }.
web-do-out-of-round = La ronda ha terminado para ti: puedes seguir mirando.
web-do-watching = Estás mirando la partida.
web-do-watching-turn = Estás mirando la partida. Le toca a { $name }.
web-faster = Más rápido
web-to-end = Hasta el final
web-to-palette = En tu área de juego
web-to-canvas = En la pila de reglas
web-to-canvas-colour = Nueva regla: { $canvas }
web-to-deck = Sobre el mazo
web-result-winning = irías ganando
web-result-behind = falta cambiar la regla
web-result-refused = no se puede: ¿por qué?
web-result-out = permitido, pero te elimina
web-result-draws = y robas una carta
web-result-action = luego la acción del { $number }
web-play = Jugar
web-end = Terminar turno
web-draw = Robar carta
web-no-draw = No robar
web-undo = Deshacer
web-drop = Retirarme
web-sure = ¿Confirmas?
web-ask-drop = ¿Te retiras de esta ronda? Podrás seguir mirando.
web-ask-drop-last = { $ends ->
    [game] ¿Te retiras? Entonces { $name } gana la partida.
   *[round] ¿Te retiras? Entonces { $name } gana la ronda.
}
web-ask-out = Está permitido, pero no irías ganando y la ronda terminaría para ti. ¿Jugar de todos modos?
web-play-anyway = Jugar de todos modos
web-keep-playing = Seguir jugando

## The end of a round or game

web-points = Puntos
web-next-round = Siguiente ronda

## What happened

web-log-won = { $name } gana la ronda con { $cards } (regla vigente: { $canvas }).{ $count ->
    [0] { "" }
   *[other] { " " }(+{ $count })
}
web-log-you-won = Has ganado la ronda con { $cards } (regla vigente: { $canvas }).{ $count ->
    [0] { "" }
   *[other] { " " }(+{ $count })
}
web-log-said = { $name }: «{ $text }»
