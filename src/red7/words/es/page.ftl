### What only the page says, in Spanish.

## The first page

web-lead = Cuarenta y nueve cartas, siete reglas y una ley: al final de tu turno debes ir ganando.
web-play-now = Jugar ahora
web-levels = Qué reglas
web-level-basic = Básico
web-level-basic-more = una ronda, las siete reglas
web-level-advanced = Avanzado
web-level-advanced-more = varias rondas por puntos
web-level-expert = Experto
web-level-expert-more = por puntos, y las impares actúan
web-together = En compañía
web-together-more = Abre una mesa y envía su enlace a tus amigos. Los asientos libres pueden ser para bots.
web-with-friends = Jugar con amigos
web-choose-rules = Elegir reglas y rivales
web-colours = Las siete reglas y todas las cartas
web-colours-more = El color de la pila de reglas dice qué regla vale. Las cartas se ordenan por número y luego por color, de Rojo a Violeta.
web-open-tables = Mesas abiertas
web-no-tables = Ahora mismo ninguna mesa espera jugadores.
web-join = Unirse
web-name = Tu nombre
web-greeting = ¡Hola, { $name }!
web-language = Idioma
web-theme = Aspecto
web-theme-auto = Como el sistema
web-theme-light = Claro
web-theme-dark = Oscuro
web-sound = Sonidos

## A new table

web-rules = Reglas
web-book = Como se imprimieron en
web-book-none = Elijo yo la edición
web-option-draw = Robar cartas
web-option-draw-must = Robar es obligatorio
web-option-match = Puntos
web-option-actions = Acciones
web-seats = Jugadores
web-seat-you = Tú tienes el primer asiento.
web-seat-person = Una persona
web-clock = Reloj
web-clock-none = Sin reloj
web-clock-turn = { $count } segundos por turno
web-clock-game = { $count } minutos por jugador y 5 segundos por turno
web-clock-left = quedan { $text }
web-open = Abierta a todos
web-open-more = Aparece en la primera página. Si no, solo entra quien tiene el enlace.
web-spectators-may = Otros pueden mirar
web-spectators-more = Los espectadores ven lo público y, al final, todas las manos.
web-stand-in = Un bot para los ausentes
web-stand-in-more = Si un jugador falta mucho tiempo, un bot juega hasta que vuelva.
web-open-table = Abrir la mesa

## Before the game

web-start = Empezar la partida
web-room = Esperando jugadores
web-link = El enlace de esta mesa
web-copy = Copiar el enlace
web-copied = Copiado
web-sit = Sentarse aquí
web-add-bot = Añadir un bot …
web-add-bot-seat = Añadir un bot en el asiento { $seat }
web-room-free = { $count ->
    [one] un asiento libre
   *[other] { $count } asientos libres
}
web-seat-free = Asiento libre
web-bot-level = Bot, fuerza { $number } de 7

## At the table

web-table = La mesa
web-home = A la primera página
web-menu = Ajustes
web-close = Cerrar
web-cancel = Cancelar
web-talk = Decir algo
web-log = Qué ha pasado
web-leave = Dejar la mesa
web-ask-leave = La partida sigue. Si te vas, cedes tu asiento.
web-cannot = Esta mesa no se puede mostrar
web-connecting = Conectando …
web-lost = Conexión perdida; reintentando …
web-restarting = El servidor se reinicia; un momento …
web-spectators = { $count ->
    [one] un espectador
   *[other] { $count } espectadores
}
web-piles = Pilas de puntos
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
web-card-hidden = una carta boca abajo
web-card-known = { web-card }, que todos conocen
web-card-best = { web-card }, en la mejor combinación
web-starter = La carta inicial Rojo
web-board = Quién ganaría con cada color
web-board-row = { $canvas }: { $rule }. { $name }: { $cards }
web-board-nobody = { $canvas }: { $rule }. Nadie tiene una carta así.
web-seat-label = { $name } en la mesa
web-palette-of = Área de juego: { $name }
web-your-palette = Tu área de juego
web-your-hand = Tu mano
web-hand-count = { $count ->
    [one] una carta en la mano
   *[other] { $count } cartas en la mano
}
web-sort-number = Ordenar por número
web-sort-colour = Ordenar por color
web-deck-known = encima:
web-score-of = { $count } de { $goal } puntos
web-winning = va ganando
web-not-winning = no va ganando
web-would-win = iría ganando
web-would-not-win = aún no va ganando
web-out = fuera
web-away = ausente
web-to-move = le toca
web-verdict = { $name } va ganando con { $cards }.
web-verdict-you = Vas ganando con { $cards }.
web-verdict-would = { $name } seguiría ganando.
web-verdict-you-would = Irías ganando.
web-verdict-nobody = Nadie va ganando.

## The reader’s move

web-guide = Tu jugada
web-do-start = Te toca: juega una carta en tu área de juego, descarta una en la pila de reglas, o ambas cosas. Al final debes ir ganando.
web-do-only-drop = Te toca, pero con ninguna de tus cartas irías ganando: solo puedes retirarte.
web-do-end = Irías ganando: termina tu turno o descarta además una carta.
web-do-discard = Aún no vas ganando: descarta ahora una carta en la pila de reglas.
web-do-behind = No vas ganando: descarta una carta en la pila de reglas o retírate si nada ayuda.
web-do-one = El 1: elige una carta de otra área de juego. Va boca abajo sobre el mazo.
web-do-five = El 5: juega otra carta de tu mano en tu área de juego.
web-do-seven = El 7: elige una carta de tu área de juego. Va a la pila de reglas o boca abajo sobre el mazo.
web-do-seven-canvas = El 7: elige otra carta de tu área de juego. Va a la pila de reglas.
web-do-earned = Has ganado una carta: róbala o sigue sin ella.
web-do-earned-must = Has ganado una carta y debes robarla.
web-do-confirm = Esta es toda tu jugada. Juégala o deshazla.
web-do-draw-sure = Se robará una carta. Después no se puede deshacer.
web-do-out = Está permitido, pero no irías ganando y quedarías fuera.
web-where-to = ¿Dónde va { web-card }?
web-looking = Un momento …
web-sending = Tu jugada va en camino …
web-thinking = Le toca a { $name }.
web-you-are-out = Estás fuera de esta ronda y sigues mirando.
web-watching = Estás mirando.
web-watching-turn = Estás mirando. Le toca a { $name }.
web-to-palette = A tu área de juego
web-to-canvas = A la pila de reglas
web-to-canvas-colour = A la pila de reglas: { $canvas }
web-to-deck = Sobre el mazo
web-result-winning = irías ganando
web-result-not-yet = aún no basta: luego descarta
web-result-refused = no se puede – ¿por qué?
web-result-out = permitido, pero quedarías fuera
web-result-draws = y roba una carta
web-result-action = luego la acción del { $number }
web-play = Jugar
web-end = Terminar mi turno
web-draw = Robar una carta
web-no-draw = Sin robar
web-undo = Deshacer
web-drop = Retirarme
web-sure = ¿Seguro?
web-ask-drop = ¿Retirarte de esta ronda? Seguirás mirando.
web-ask-out = Está permitido, pero no irías ganando y quedarías fuera. ¿Hacerlo?
web-play-anyway = Jugar de todos modos
web-keep-playing = Seguir jugando
web-at-once = Jugar al instante
web-at-once-more = Una jugada completa se juega sin preguntar.
web-keys = Teclado
web-keys-text = Tab y flechas van de carta en carta; un número o la letra de un color encuentra una. Intro la toma; P la pone en el área de juego, C en la pila de reglas, D sobre el mazo. E termina el turno o juega, Retroceso deshace.

## The end of a round or game

web-end-you-round = ¡Ganas la ronda!
web-end-round = { $name } gana la ronda
web-end-you-game = ¡Ganas!
web-end-game = Gana { $name }
web-end-you-match = ¡Ganas la partida!
web-end-match = { $name } gana la partida
web-end-shared = Victoria compartida: { $names }
web-end-why = { $name } es quien queda. Con { $canvas } en la pila de reglas, { $rule }.
web-end-why-you = Solo quedas tú. Con { $canvas } en la pila de reglas, { $rule }.
web-end-table = Jugadores, puntos y cartas en mano
web-player = Jugador
web-points = Puntos
web-held = Aún en la mano
web-held-none = nada
web-end-hide = Ver la mesa
web-end-show = Ver el resultado
web-next-round = Siguiente ronda
web-next-soon = La siguiente ronda empieza en { $count } s.
web-rematch = Revancha
web-record = Descargar la partida
web-waits-for = Falta { $names }.

## What happened

web-log-timeout = { $name }: sin tiempo.
web-log-won = { $name } gana la ronda con { $canvas }: { $cards }.{ $count ->
    [0] { "" }
   *[other] { " " }(+{ $count })
}
web-log-you-won = Ganas la ronda con { $canvas }: { $cards }.{ $count ->
    [0] { "" }
   *[other] { " " }(+{ $count })
}
web-log-said = { $name }: «{ $text }»
web-log-seated = { $name } se sienta.
web-log-left = Se ha ido quien ocupaba el asiento { $seat }.
web-log-taken-yours = { $card } de tu área de juego boca abajo sobre el mazo
web-log-stood-in = En el asiento { $seat } juega un bot.
web-log-resumed = El servidor faltó un momento; la partida sigue.
web-log-expired = Durante mucho tiempo no vino nadie; todos los asientos vuelven a estar libres.
web-log-you-out = Quedas fuera.

## What people say

phrase-hello = ¡Hola!
phrase-good-luck = ¡Suerte!
phrase-well-played = ¡Bien jugado!
phrase-thanks = ¡Gracias!
phrase-oops = ¡Uy!
phrase-one-moment = Un momento, por favor.
phrase-your-turn = Te toca.
phrase-good-game = ¡Buena partida!
phrase-rematch = ¿Otra?
phrase-goodbye = ¡Adiós!
