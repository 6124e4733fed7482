### Why something is refused, in Spanish: read by the server and the command.
###
### $rival is the result of another message here, put in as the subject of a clause.

## Counting and comparing palettes

number-word = { $count ->
    [0] ninguna
    [1] una
    [2] dos
    [3] tres
    [4] cuatro
    [5] cinco
    [6] seis
    [7] siete
   *[other] { $count }
}
counted = { $colour ->
    [R] { $count ->
        [0] ninguna carta
        [one] una carta
       *[other] { number-word } cartas
    }
    [O] { $count ->
        [0] ninguna carta
        [one] una sola carta por número
       *[other] { number-word } cartas del mismo número
    }
    [Y] { $count ->
        [0] ninguna carta
        [one] una sola carta por color
       *[other] { number-word } cartas del mismo color
    }
    [G] { $count ->
        [0] ninguna carta par
        [one] una carta par
       *[other] { number-word } cartas pares
    }
    [B] { $count ->
        [0] ningún color
        [one] un solo color
       *[other] { number-word } colores distintos
    }
    [I] { $count ->
        [0] ninguna carta
        [one] una sola carta, sin escalera
       *[other] una escalera de { number-word } cartas
    }
   *[V] { $count ->
        [0] ninguna carta menor que 4
        [one] una carta menor que 4
       *[other] { number-word } cartas menores que 4
    }
}
rival = { $place ->
    [left] tu rival de la izquierda
    [right] tu rival de la derecha
    [across] tu rival de enfrente
   *[opponent] tu rival
}
compare-none = { $colour ->
    [G] Con verde en la pila de reglas, no tienes ninguna carta par, así que no puedes ir ganando.
    [V] Con violeta en la pila de reglas, no tienes ninguna carta menor que 4, así que no puedes ir ganando.
   *[other] Tu área de juego está vacía, así que no puedes ir ganando.
}
compare-highest = Con rojo en la pila de reglas, tu carta más alta es { $top }; { $rival } tiene { $their_top }.
compare-fewer = Con { $canvas } en la pila de reglas, tienes { $mine }; { $rival } tiene { $theirs }.
compare-lower = Con { $canvas } en la pila de reglas, tienes { $mine } (carta más alta: { $top }); { $rival } tiene la misma cantidad (carta más alta: { $their_top }).

## Why a step is refused

error-round-over = La ronda ha terminado.
error-turn-over = Este turno ha terminado.
error-not-your-turn = No es tu turno: le toca al asiento { $seat }.
error-hand-not-known = Le toca al asiento { $seat }, pero no se conoce toda su mano.
error-not-in-hand = { $card } no está en tu mano.
error-played-already = Ya has jugado una carta en tu área de juego en este turno, así que { $card } se queda en tu mano.{ $actions ->
    [0] { "" }
   *[other] { " " }Solo un 5 te deja jugar otra.
}
error-discarded-already = Ya has jugado una carta en la pila de reglas: en este turno, como mucho, te queda robar.
error-play-loses = Si juegas { $card } en tu área de juego, no podrás terminar el turno ganando, juegues lo que juegues en la pila de reglas. { $comparison }
error-play-action-loses = Si juegas { $card }, tienes que realizar su acción, y después no podrás terminar el turno ganando.
error-discard-loses = Si juegas { $card } en la pila de reglas, no irás ganando. { $comparison }
error-discard-bound = En un turno con un 1 o un 7 no puedes jugar { $card } en la pila de reglas si así pierdes. { $comparison }
error-end-loses = No puedes terminar el turno ahora, porque no vas ganando. { $comparison }
error-end-too-early = Aún no has hecho nada: juega una carta en tu área de juego o en la pila de reglas, o retírate.
error-drop-late = Solo puedes retirarte al principio de tu turno, o si con un 3 has robado una carta que no te ha servido.
error-drop-winning = Vas ganando: termina el turno en vez de retirarte.
error-action-unfinished = { $number ->
    [1] Primero completa la acción del 1: quita una carta de otra área de juego y ponla sobre el mazo.
    [3] Primero completa la acción del 3: roba una carta.
    [5] Primero completa la acción del 5: juega otra carta de tu mano.
   *[7] Primero completa la acción del 7: toma una carta de tu área de juego.
}
error-draw-first = Primero roba la carta que te corresponde.
error-draw-not-earned = Ahora no te corresponde robar ninguna carta.
error-draw-unnamed = Para robar se escribe ! y nada más: nadie elige qué carta sale.
error-draw-disagrees = { $card } no puede ser la carta que se roba aquí.
error-lay-without-action = { $card } solo se puede poner sobre el mazo con la acción de un 1 o de un 7.
error-one-own-card = El 1 quita una carta a otro jugador, pero { $card } está en tu propia área de juego.
error-one-not-there = El 1 quita una carta de otra área de juego, pero { $card } no está en ninguna.
error-one-smaller-palette = El 1 solo quita cartas de un área de juego con al menos tantas como la tuya: tú tienes { $mine } y { $rival } tiene { $theirs }.
error-one-last-card = El 1 no puede quitar { $card }: es la única carta de esa área de juego.
error-one-loses = Si quitas { $card }, no podrás terminar el turno ganando. { $comparison }
error-seven-not-there = El 7 toma una carta de tu propia área de juego, pero { $card } no está ahí.
error-seven-itself = En esta edición el 7 toma otra carta, no el propio 7.
error-seven-canvas-only = En esta edición el 7 lleva su carta a la pila de reglas; { $card } no se puede poner sobre el mazo.
error-seven-loses = Sin { $card } en tu área de juego no podrás terminar el turno ganando. { $comparison }
error-seven-loses-at-once = Con el 7 solo puedes llevar { $card } a la pila de reglas si así vas ganando al instante. { $comparison }

## Texts that cannot be read

error-colour-unknown = «{ $text }» no es un color. Los colores son R O Y G B I V (rojo, naranja, amarillo, verde, celeste, azul, violeta).
error-card-unknown = «{ $text }» no es una carta. Una carta es la letra de un color y un número del 1 al 7, como R7.
error-card-expected = Columna { $place }: se esperaba una carta como R7, no «{ $text }».
error-card-twice = { $card } aparece aquí dos veces (columna { $place }); solo hay una.
error-step-expected = Columna { $place }: se esperaba un paso, no «{ $text }». Los pasos son +R7, >R7, ^R7, !, . y ~.
error-edition-unknown = «{ $text }» no es una edición. Las reglas empiezan por v1.1, v1.2 o v1.3, o son basic, advanced o expert.
error-option-unknown = «{ $text }» no es una opción. Las opciones son draw, draw!, match y actions.
error-option-twice = La opción «{ $text }» solo se puede dar una vez, y draw solo en una de sus dos formas.
error-players-number = Red7 es para 2, 3 o 4 jugadores, no para «{ $text }».
error-seat-unknown = «{ $text }» no es un asiento de esta mesa. Los asientos van del 1 al { $players }.
error-position-short = Una posición tiene un color, el asiento al que le toca, el mazo y al menos dos asientos; aquí { $fields ->
    [0] no hay nada de eso.
    [one] solo hay un campo.
   *[other] solo hay { $fields } campos.
}
error-position-field = «{ $text }» (columna { $place }) no se esperaba aquí. Después de los asientos van * con las cartas retiradas y $ con las puntuaciones, cada cosa una vez como mucho.
error-turn-field = «{ $text }» (columna { $place }) no es un asiento al que le pueda tocar.
error-turn-out = El asiento { $seat } (columna { $place }) está eliminado y no puede tener el turno.
error-deck-field = «{ $text }» (columna { $place }) no es un mazo. Escribe cuántas cartas hay, 33; las que se conocen de arriba, G4?31; o el orden completo, =G4B2.
error-seat-field = «{ $text }» (columna { $place }) no es un asiento. Escribe área de juego/mano, como en B5/R7Y2 o B5/?7, o x para un jugador eliminado.
error-seats-number = Una posición tiene 2, 3 o 4 asientos, no { $number }.
error-scores-field = «{ $text }» (columna { $place }) no son puntuaciones. Escribe $ y un número por asiento, como en $12,0.
error-too-many-cards = Aquí hay { $number } cartas; solo existen 49.
error-position-incomplete = Para esto hay que conocer todas las manos y el orden del mazo.
error-steps-missing = Después del ; (columna { $place }) se esperaban los pasos del turno.
error-step-refused = El paso { $place }, { $step }, no está permitido. { $cause }
error-draw-missing = Hay que escribir la carta que se roba con { $card }: ! y la carta.
error-turn-unfinished = El turno del asiento { $seat } no está terminado.
error-turn-refused = Turno { $number }: { $cause }
error-view-not-known = No se sabe lo que ve el asiento { $seat }: su mano no está escrita aquí.
error-past-missing = Después de la @ (columna { $place }) se esperaban la mesa al principio y los turnos jugados, separados por comas.
error-past-turn = «{ $text }» (columna { $place }) no es un turno jugado. Escribe el asiento y sus pasos, como en 2 +R7 .
error-past-differs = Los turnos después de la @ llevan a { $text }, no a la posición anterior.

## Seeds and deals

error-seed-field = «{ $text }» no es una semilla. Una semilla son 64 dígitos hexadecimales.
error-entropy-field = «{ $text }» no es algo que un jugador pueda añadir a un reparto: hasta 128 dígitos hexadecimales, dos por cada byte.
error-entropy-number = Hay { $players } jugadores, pero { $number } aportaciones al reparto.
error-commitment-field = «{ $text }» no es un compromiso: se esperaban 64 dígitos hexadecimales.
error-round-number = «{ $text }» no es el número de una ronda.

## Records

error-record-empty = El registro está vacío.
error-record-tag = Línea { $place }: «{ $text }» no es una etiqueta. Las etiquetas van al principio y son como [Rules "v1.2"].
error-record-tag-twice = Línea { $place }: la etiqueta { $text } aparece aquí dos veces.
error-record-tag-missing = Al registro le falta la etiqueta { $text }.
error-record-version = Este registro es de la versión «{ $text }»; este programa lee la versión 1.
error-record-comment = Línea { $place }: un comentario va entre { "{" } y { "}" }, y falta uno de los dos.
error-record-line = Línea { $place }: «{ $text }» no se esperaba. Una ronda tiene un encabezado, su reparto y sus turnos, uno por línea y con el asiento delante. { $cause }
error-record-round = Línea { $place }: «{ $text }» no es el número de la ronda siguiente.
error-record-players = Un registro tiene 2, 3 o 4 jugadores, el mismo número en todas partes; aquí hay { $number }.
error-record-deal-missing = La ronda { $number } no tiene reparto, y el registro no tiene semilla.
error-record-deal = Línea { $place }: no se puede leer el reparto de la ronda { $number }. { $cause }
error-record-no-deal = Lo que figura como reparto de la ronda { $number } no es el reparto de una ronda que empieza aquí.
error-record-turn = { $place ->
    [0] El asiento { $seat } no puede jugar aquí; es el turno del asiento { $number }.
   *[other] Línea { $place }: el asiento { $seat } no puede jugar aquí; es el turno del asiento { $number }.
}
error-record-step = { $place ->
    [0] El paso { $number } de un turno no está permitido. { $cause }
   *[other] Línea { $place }, paso { $number }: no está permitido. { $cause }
}
error-record-after-end = { $place ->
    [0] El registro continúa después del final, o después de un turno sin terminar.
   *[other] Línea { $place }: el registro continúa después del final, o después de un turno sin terminar.
}
error-review-unfinished = Solo se puede analizar una partida terminada con todas sus cartas.
error-record-result = El registro da como resultado { $text }, pero el correcto es { $expected } (* indica una partida en curso).
error-record-deal-differs = El reparto de la ronda { $number } no es el que da la semilla.
error-record-commitment-differs = La semilla no es la prometida: su SHA-256 no coincide con el compromiso.
error-record-entropy-differs = Lo que añadió el asiento { $seat } no es lo prometido: su SHA-256 no coincide con el compromiso.
error-record-no-seed = El registro no contiene ninguna semilla, así que sus repartos no se pueden verificar.
error-record-json = Línea { $place }: esto no es JSON ({ $text }).
error-record-field = { $path }: { $text ->
    [object] se esperaba un objeto.
    [list] se esperaba una lista.
    [text] se esperaba un texto.
    [number] se esperaba un número entero.
    [tag] este nombre no se puede usar para una etiqueta.
    [nothing] esto no se esperaba.
   *[other] esto no se puede leer. { $cause }
}

## Exploring

error-edit-begun = Hay un turno en curso. Termínalo o vuelve atrás antes de cambiar cartas.
error-edit-impossible = La posición «{ $text }» no puede existir. { $cause }
error-edit-elsewhere = { $where ->
    [hand] { $card } ya está en la mano del asiento { $seat }.
    [palette] { $card } ya está en el área de juego del asiento { $seat }.
   *[deck] { $card } ya está en el mazo.
}
error-edit-held = { $card } tiene que estar en una mano que no se conoce del todo. Llévala primero a esa mano.
error-explore-top = Esta es la primera posición.
error-explore-end = Después de esta posición no se ha probado nada.
error-explore-variation = Aquí no hay variante { $number }; hay { $most }.
error-explore-round = No hay ronda { $number }; el registro tiene { $most }.
error-explore-turn = No hay turno { $number }; hay { $most }.

## Matches

error-bot-unknown = No hay ningún bot «{ $text }». Los bots son: { $names }.
error-bot-unfit = «{ $text }» no es un bot: le falta un nombre o el método choose.
error-match-over = La partida ha terminado.
error-round-running = La ronda aún no ha terminado.

## Tables and the server

table-unknown = Esa mesa no existe.
table-no-spectators = En esta mesa no se admiten espectadores.
table-not-seated = No tienes asiento en esta mesa.
table-seated-already = Ya tienes el asiento { $seat }.
table-seat-taken = El asiento { $seat } no está libre.
table-seat-none = No hay ningún asiento libre en esta mesa.
table-seats-free = { $count ->
    [one] Queda un asiento libre.
   *[other] Quedan { $count } asientos libres.
}
table-not-waiting = La partida ya ha empezado.
table-not-running = En esta mesa no se está jugando ninguna ronda.
table-away = Un bot juega por ti. Recupera primero tu asiento.
table-not-paused = La siguiente ronda no se puede repartir ahora.
table-not-over = La partida aún no ha terminado.
table-not-entropy = Ahora no se espera entropía de ti.
table-entropy-promised = Ya has prometido entropía.
table-entropy-differs = Esta no es la entropía que prometiste.
table-entropy-early = Pide primero la revancha: solo entonces queda fijada la siguiente semilla.
table-steps-after-draw = Antes de { $step } se roba una carta: mírala primero y luego sigue.
table-steps-unfinished = Con estos pasos el turno no está completo: termínalo, o detente al robar una carta.
table-agreed-already = Ya has aceptado.
table-hurry-people = Todavía hay personas jugando esta ronda: el ritmo no cambia.
table-hurry-already = Los bots ya se dan prisa.
table-hints-off = En esta mesa no hay pistas.
table-hint-had = Ya has recibido esta pista.
table-bot-not-wanted = Ningún bot puede ocupar el asiento { $seat } ahora.
table-rated-setup = Una mesa clasificatoria tiene reloj y un asiento para una persona, pero ni pistas ni sustituto.
table-rated-account = Las partidas clasificatorias son para quien tiene una cuenta.
table-rated-bot = En una partida clasificatoria, ningún bot sigue jugando por quien se ha ido.
table-rated-quiet = Durante una partida clasificatoria, quienes solo miran no dicen nada.
table-rated-yourself = En una mesa clasificatoria, quien juega cuenta con todos sus bots como una sola persona, que solo puede tener un asiento.
table-rated-often = Hoy ya habéis jugado { $most } partidas clasificatorias entre vosotros. Seguid con partidas no clasificatorias o volved mañana.
table-full = Esta mesa lleva demasiado tiempo en uso; abre una nueva.
table-closed = El anfitrión de este servidor ha cerrado esta mesa.
table-id-used = Este identificador ya se usó para otra cosa; elige otro.
table-message-wrong = El mensaje no se entiende: { $why }
table-message-first = El primer mensaje debe ser hello.
table-version-wrong = Este servidor habla la versión { $version } del protocolo. Recarga la página o actualiza el programa.
table-too-many = Demasiadas peticiones. Espera un momento.
table-too-large = Es demasiado grande: el límite es de { $most } bytes.
table-length-twice = Una petición no puede llevar a la vez Content-Length y Transfer-Encoding.
table-handshake-wrong = Esto no es un saludo de WebSocket que el servidor entienda.
table-watching-too-many = Se pueden seguir como mucho { $most } mesas a la vez.
table-tables-too-many = Has abierto { $most } mesas cuyas partidas no han terminado. Por ahora no puedes abrir más.
table-address-too-many = Desde tu red se han abierto { $most } mesas cuyas partidas no han terminado. Por ahora no se pueden abrir más.
table-games-too-many = Ya tienes un asiento en { $most } partidas. Termina o deja antes una de ellas.
table-study-too-many = Has pedido muchos análisis en poco tiempo. Espera un momento.
table-study-own-game = Estás jugando esta misma posición, así que no se analiza para ti. Si se permiten pistas, pídelas en la mesa.
table-study-off = Este servidor no hace análisis.
table-study-too-large = En esta posición hay más de { $most } turnos posibles, demasiados para un análisis.
study-prepares = El servidor prepara sus análisis por primera vez. Tarda unos dos minutos, y solo esta vez.
table-origin-wrong = La petición viene de otra web, así que no se ha hecho nada.
table-host-wrong = Este servidor no responde a ese nombre. Quien lo gestiona puede permitirlo con --hosts.
table-too-slow = La petición tardó demasiado en llegar.
table-sign-in = Elige primero un nombre.
table-meeting-agreed = Ya no puedes irte: todos han aceptado y la partida está a punto de empezar.
table-meeting-begun = La partida ya ha empezado, en la mesa { $table }.
table-bots-later = Los bots ocupan los asientos libres solo tras { $seconds } segundos de espera, y solo en partidas que se juegan en el momento.
table-offer-unknown = Esta partida ya no se ofrece.
table-offer-over = Es demasiado tarde para responder.
table-person-unknown = Nadie con una cuenta tiene ese nombre.
table-challenge-self = No puedes desafiarte.
table-challenge-own = Este desafío es tuyo: tiene que aceptarlo la otra persona.
table-challenges-too-many = { $most } de tus desafíos siguen sin respuesta. Espera una respuesta o retira uno.
table-challenges-often = Lanzas demasiados desafíos a la vez. Espera unos segundos.
table-name-blank = Un nombre necesita al menos una letra, una cifra o un emoji.
table-name-direction = Este nombre contiene un signo invisible que cambia la dirección del texto. Escríbelo sin ese signo: los nombres que se leen de derecha a izquierda no lo necesitan.
table-name-hidden = Este nombre contiene un carácter invisible o desconocido. Escríbelo sin ese carácter.
table-name-large = Este nombre ocupa demasiado. Usa menos emojis o acentos.
table-name-long = Un nombre tiene como máximo { $most } caracteres.
table-name-marks = Una letra lleva como máximo { $most } acentos distintos, y un nombre no empieza con un acento.
table-name-taken = Este nombre ya está en uso, o se parece a uno que lo está. Elige otro.
table-sign-in-wrong = No es correcto. Revisa lo que has escrito, o inicia sesión de otra forma.
table-sign-in-too-many = Demasiados intentos. Espera un minuto, o usa una llave de acceso o un código de recuperación.
table-account-needed = Para esto hace falta una cuenta.
table-account-changed = Mientras tanto ha cambiado algo. Recarga la página e inténtalo de nuevo.
table-account-full = Ya hay { $most } y no puede haber más. Quita antes alguno.
table-account-last = Es el último acceso a tu cuenta. Añade antes otro.
table-account-nothing = Eso ya no está en tu cuenta.
table-passkey-host = En esta dirección no hay llaves de acceso. Hace falta un servidor con nombre, al que se llegue por https, o localhost.
table-passkey-late = Se ha tardado demasiado. Inténtalo de nuevo.
table-passkey-wrong = Esta llave de acceso no se puede usar aquí.
table-password-obvious = Es la contraseña que cualquiera probaría primero. Elige otra.
table-password-short = Una contraseña tiene al menos { $least } caracteres.
table-token-may-not = Este token no se hizo para eso ({ $what }).
table-name-refused = Este nombre no es bienvenido aquí. Elige otro, por favor.
table-banned = Ya no puedes jugar en este servidor. Así lo ha decidido su anfitrión.
table-banned-until = No puedes jugar en este servidor hasta el { $until }. Así lo ha decidido su anfitrión.
table-kept-apart = No puedes sentarte a esta mesa.
table-phrases-too-many = Quien acaba de llegar puede decir como máximo { $most } frases por minuto. Espera un momento.
table-player-unknown = Este jugador no existe, o quiere que se le olvide.
table-player-self = Eres tú.
table-ties-too-many = Ya lo has hecho con { $most } personas. Termínalo antes con una de ellas.
table-reports-too-many = Hoy has denunciado a { $most } personas. Continúa mañana, por favor.
table-record-unknown = Ese registro no existe.
table-puzzle-in-rush = Este acertijo forma parte de tu carrera. Resuélvelo allí o vuelve cuando la carrera haya terminado.
table-puzzle-unknown = Este acertijo no existe.
table-puzzle-unsolved = Primero resuelve el acertijo o pide la solución.
table-rush-none = No has empezado ninguna carrera.
table-review-unknown = Esta partida todavía no se ha analizado.
table-record-running = El registro estará disponible cuando termine la partida.
table-page-unknown = No hay nada en esta dirección.
table-method-wrong = Eso no se puede hacer en esta dirección.
table-store-full = El servidor no puede guardar nada ahora mismo, así que no se ha hecho nada. Vuelve a intentarlo en un momento.
table-store-lost = El servidor ha perdido el contacto con sus datos y no sabe si esto se ha hecho. Vuelve a intentarlo en un momento; nada se hace dos veces.
table-stopping = El servidor se está deteniendo, así que no se ha hecho nada. Vuelve a intentarlo en un momento.
table-trouble = Algo ha fallado en el servidor; no se ha hecho nada.
table-not-built = La página aún no está construida. Ejecuta: make web
