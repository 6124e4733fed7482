### What only parts that are fetched later say, in Spanish.

## A new table

web-rules = Reglas
web-book = Según el reglamento
web-book-none = Ninguno (elegir edición)
web-seats = Jugadores
web-seat-you = Tú ocupas el primer asiento.
web-seat-person = Jugador humano
web-strengths = Hay bots de siete fuerzas: el 1 es suave, el 7 es muy fuerte.
web-pace = Ritmo de los bots
web-pace-calm = Tranquilo
web-pace-normal = Normal
web-pace-quick = Rápido
web-clock = Reloj
web-clock-none = Sin reloj
web-clock-day = Un día por turno
web-clock-turn = { $count } segundos por turno
web-clock-game = { $count } minutos por jugador, más 5 segundos por turno
web-open = Abierta a todos
web-open-more = La mesa aparece en la página de inicio. Si no, solo entra quien tiene el enlace.
web-spectators-may = Permitir espectadores
web-spectators-more = Los espectadores ven lo que ven todos y, al final, todas las manos.
web-stand-in = Un bot suple a los ausentes
web-stand-in-more = Si alguien falta mucho tiempo, un bot juega hasta que vuelva.
web-hints-may = Se permiten pistas
web-hints-more = En tu turno puedes tomar una pista. Los demás lo ven.
web-rated = Clasificatoria
web-rated-more = Cuenta para la puntuación de todos; todos necesitan una cuenta. Con reloj, sin pistas ni sustitutos. Quien se va abandona todo lo que queda.

## Before the game

web-room-more = { $count ->
    [one] Falta un jugador
   *[other] Faltan { $count } jugadores
}
web-room-yours = Ya estáis todos: puedes empezar
web-room-start = Ya están todos: { $count ->
    [one] { $names } puede empezar
   *[other] { $names } pueden empezar
}
web-invite = Invita a tus amigos
web-only-here = Este enlace solo funciona en este ordenador. Para que entren otros, inicia el servidor con --host 0.0.0.0.
web-share = Compartir el enlace
web-qr = Código QR del enlace
web-ask-name = ¿Cómo deben llamarte los demás?
web-name-keep = Soy yo
web-link = Enlace a esta mesa
web-copy = Copiar el enlace
web-copied = Copiado
web-sit = Sentarme aquí
web-add-bot-seat = Añadir un bot en el asiento { $seat }

## An unknown address

web-nothing-here = Aquí no hay nada
web-nothing-here-more = Puede que la dirección esté incompleta o que la página se haya movido.
web-cannot = No se puede mostrar esta mesa

## Help at the table, in full

help-rule-R = Gana la carta más alta. Un número mayor gana a uno menor; con números iguales, gana el color más cercano al rojo.
help-rule-O = Gana quien tenga más cartas del mismo número. En caso de empate, decide la más alta de esas cartas.
help-rule-Y = Gana quien tenga más cartas del mismo color. En caso de empate, decide la más alta de esas cartas.
help-rule-G = Gana quien tenga más cartas pares; sin cartas pares no vas ganando. En caso de empate, decide la más alta de esas cartas.
help-rule-B = Gana quien tenga más colores distintos; de cada color cuenta una carta. En caso de empate, decide la más alta de esas cartas.
help-rule-I = Gana la escalera más larga; los colores no importan, y cada número cuenta una sola vez. En caso de empate, decide la más alta de esas cartas.
help-rule-V = Gana quien tenga más cartas menores que 4; sin una carta así no vas ganando. En caso de empate, decide la más alta de esas cartas.
help-draw = { $draw ->
    [must] Si juegas en la pila de reglas un número mayor que la cantidad de cartas de tu área de juego, debes robar una carta. Después termina tu turno.
   *[other] Si juegas en la pila de reglas un número mayor que la cantidad de cartas de tu área de juego, puedes robar una carta. Después termina tu turno.
}
help-score = Quien gana una ronda puntúa con las cartas que cuentan según la regla vigente, cada una por su número. Esas cartas no vuelven a repartirse. La partida termina cuando alguien tiene { $goal } puntos o cuando quedan muy pocas cartas para otra ronda; gana la puntuación más alta.
help-turn = Juega una carta en tu área de juego, juega una en la pila de reglas, o haz ambas cosas en ese orden. Si al final de tu turno no vas ganando, o al principio no te quedan cartas, la ronda termina para ti; al principio también puedes retirarte. Gana la ronda quien quede al final.
web-help-turn = Tu turno
web-help-known = Este signo marca las cartas que todos conocen.

## Below the first screen

web-new = ¿Primera vez? Aprende Red7 en cinco minutos
web-learn = Aprender
web-puzzles = Acertijos
web-together = En compañía
web-together-more = Abre una mesa y envía el enlace a tus amigos. Los bots pueden ocupar los asientos libres.
web-colours = Reglas y cartas
web-seven = Siete colores, siete reglas
web-explore = Explorar
web-open-tables = Mesas abiertas
web-no-tables = Ahora mismo ninguna mesa espera jugadores.
web-join = Unirse
web-room-free = { $count ->
    [one] un asiento libre
   *[other] { $count } asientos libres
}

## Statistics

web-stats = Tus estadísticas
web-stats-more = Cómo juegas: lo que ganas, con qué precisión y lo que más te cuesta.
web-account = Cuenta
web-history = Tus partidas
web-leaders = Clasificación
web-people = Personas

## The menu of a table

web-spectators = { $count ->
    [one] un espectador
   *[other] { $count } espectadores
}
web-sound = Sonidos
web-at-once = Jugar sin confirmar
web-at-once-more = Una jugada completa se juega sin preguntar.
web-piles = Pilas de puntuación
web-keys = Teclado
web-keys-text = Tab y las flechas van de carta en carta; un número o la letra de un color lleva a una carta. Intro la toma; P la juega en el área de juego, C en la pila de reglas, D sobre el mazo. E termina el turno o hace la jugada, Retroceso la deshace. H da una pista.
web-ask-leave = La partida aún no ha terminado. Si te vas, pierdes tu asiento.

## Hints

web-hint = Pista
web-hint-nudge = Una idea
web-hint-cards = ¿Qué cartas?
web-hint-turn = La jugada entera
web-hint-wait = Buscando la mejor jugada…
web-hint-failed = No ha llegado ninguna pista.
web-hint-make = Ponerla en la mesa
web-hints-used = Niveles de pistas: { $count }

## The replay of a game

web-replay-title = Repetición
web-replay-turn = Turno
web-replay-at = { $number } de { $count }
web-replay-first = Al principio
web-replay-previous = Un turno atrás
web-replay-play = Reproducir
web-replay-pause = Pausar
web-replay-next = Un turno adelante
web-replay-last = Al final
web-replay-pace = Ritmo
web-replay-hands = Manos visibles
web-replay-hands-all = Todas las manos
web-replay-hands-none = Ninguna mano
web-replay-hands-of = Solo { $name }
web-replay-hand = Mano: { $name }
web-replay-won = ha ganado
web-step-palette = Área de juego
web-step-canvas = Pila de reglas
web-step-deck = Mazo
web-step-draw = Robar
web-step-end = Fin del turno
web-review = Análisis
web-replay-link = Enlace a este turno
web-replay-json = Partida en JSON
web-replay-keys = Las flechas izquierda y derecha van un turno atrás o adelante; con Mayús, un paso. Inicio y Fin llevan al principio y al final. La barra espaciadora reproduce y pausa, y H cambia las manos visibles.

## The end of a round or game

web-end-table = Jugadores, puntos y cartas que quedan en la mano
web-player = Jugador
web-held = Quedan en la mano
web-held-none = ninguna
web-end-show = Resultado
web-next-soon = La siguiente ronda empieza en { $count } s.
web-replay = Ver la repetición
web-waits-for = Esperando a { $names }.

## Finding opponents

web-find = Buscar rivales
web-find-more = Juega con gente de tu nivel, desafía a alguien o mira una partida.
web-watch-now = Se juega ahora mismo
web-watch = Ver
web-challenged = { $name } te desafía
web-challenge-yes = Aceptar
web-challenge-no = Rechazar

## The end of a round

web-end-you-round = ¡Has ganado la ronda!
web-end-round = { $name } gana la ronda
web-end-you-game = ¡Has ganado!
web-end-game = Gana { $name }
web-end-you-match = ¡Has ganado la partida!
web-end-match = { $name } gana la partida
web-end-shared = Victoria compartida: { $names }
web-end-why = Solo queda { $name }. Con { $canvas } en la pila de reglas, { $rule }.
web-end-why-you = Solo quedas tú. Con { $canvas } en la pila de reglas, { $rule }.
web-end-rating = Partida clasificatoria: tu puntuación es ahora { $points } ({ $change }).
web-rematch = Revancha
web-record = Descargar la partida

## Help at the table

help-action-1 = { $edition ->
    [v11] Toma una carta de otra área de juego que tenga más de una y ponla boca abajo sobre el mazo. Si no hay ninguna, no pasa nada.
   *[other] Toma una carta de otra área de juego que tenga al menos tantas cartas como la tuya, contando el 1, y ponla boca abajo sobre el mazo. Si no hay ninguna, no pasa nada.
}
help-action-3 = Roba una carta, si queda alguna. Puedes jugar un 3 aunque aún no vayas ganando, con la esperanza de una carta que te salve.
help-action-5 = Juega otra carta de tu mano en tu área de juego y realiza también su acción. Si no tienes más cartas, no pasa nada.
help-action-7 = { $edition ->
    [v11] Pasa otra carta de tu área de juego a la pila de reglas. Debes ir ganando al final de tu turno.
    [v13] Pasa una carta de tu área de juego, incluso el propio 7, a la pila de reglas o boca abajo sobre el mazo. Debes ir ganando al final de tu turno.
   *[other] Pasa una carta de tu área de juego, incluso el propio 7, a la pila de reglas o boca abajo sobre el mazo. Si va a la pila de reglas, debes ir ganando en ese momento.
}

## What people say

phrase-hello = ¡Hola!
phrase-good-luck = ¡Suerte!
phrase-well-played = ¡Bien jugado!
phrase-thanks = ¡Gracias!
phrase-oops = ¡Uy!
phrase-one-moment = Un momento, por favor.
phrase-your-turn = Te toca.
phrase-good-game = ¡Buena partida!
phrase-rematch = ¿Otra partida?
phrase-goodbye = ¡Adiós!

## Rarely said at a table

web-over-goal = Se ha alcanzado la meta de { $goal } puntos.
web-over-cards = No quedan suficientes cartas.
web-log-stood-in = En lugar de { $name }: { $bot }.
web-log-resumed = El servidor estuvo caído un momento; la partida continúa.
web-log-expired = Durante mucho tiempo no vino nadie; todos los asientos vuelven a estar libres.
web-log-to-end = { $who ->
    [you] Haces que la ronda se juegue hasta el final.
   *[other] { $name } hace que la ronda se juegue hasta el final.
}
web-log-faster = { $who ->
    [you] Haces que los bots jueguen más rápido.
   *[other] { $name } hace que los bots jueguen más rápido.
}
web-log-hinted = { $who ->
    [you] Tomas una pista ({ $stage }/3).
   *[other] { $name } toma una pista ({ $stage }/3).
}
web-log-rematch = { $who ->
    [you] Pides la revancha.
   *[other] { $name } pide la revancha.
}
web-log-seated = { $who ->
    [you] Te sientas.
   *[other] { $name } se sienta.
}
web-log-left = { $name } ha dejado la mesa.
web-log-timeout = { $who ->
    [you] Se te acabó el tiempo.
   *[other] A { $name } se le acabó el tiempo.
}

## What can be chosen

rules-editions = Ediciones
rules-v11 = la más antigua: un 1 quita una carta de cualquier área de juego que tenga más de una; un 7 lleva otra carta a la pila de reglas
rules-v12 = la edición habitual
rules-v13 = al jugar una carta en la pila de reglas también puedes perder, y la ronda termina para ti; con un 7 basta con ir ganando al final del turno
rules-draw = si juegas en la pila de reglas un número mayor que la cantidad de cartas de tu área de juego, puedes robar una carta
rules-draw-must = lo mismo, pero robar es obligatorio
rules-match = las rondas se juegan a puntos, hasta 40, 35 o 30 con 2, 3 o 4 jugadores
rules-actions = las cartas impares tienen una acción al jugarlas: el 1 quita una carta, el 3 roba, el 5 juega otra carta, el 7 mueve una carta tuya
book-en-v12 = Inglés, v1.2
book-en-v12-second = Inglés, v1.2 (segundo ejemplar)
book-fr-v12 = Francés, v1.2
book-de-v12 = Alemán, v1.2
book-it-v12 = Italiano, v1.2
book-es-v12 = Español, v1.2 (Bureau de Juegos)
book-es-v13 = Español, v1.3
book-pl = Polaco
book-fr-draw = Francés, otra traducción (robar es obligatorio)
