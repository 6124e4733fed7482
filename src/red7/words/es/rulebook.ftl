### The rulebook in Spanish: read by the page of the rules and the command.

## Around the rules

rulebook-heading = Reglas de Red7
rulebook-contents = Índice
rulebook-search = Buscar en las reglas
rulebook-found = { $count ->
    [one] Encontrado en una sección
   *[other] Encontrado en { $count } secciones
}
rulebook-found-none = No se encontró nada para «{ $text }»
rulebook-print = Imprimir en una hoja
rulebook-option = Una opción: solo se juega si todos están de acuerdo.

## Examples

rulebook-example = Ejemplo
rulebook-choose-colour = Elige un color: se iluminan las cartas que cuentan.
rulebook-choose-turn = Elige un turno y mira en qué acaba.
rulebook-before = Antes del turno
rulebook-allowed = Permitido
rulebook-refused = No permitido
rulebook-why-more = { $name } va ganando, { $count ->
    [one] con una carta
   *[other] con { $count } cartas
} contra { $theirs }.
rulebook-why-higher = { $name } va ganando: hay la misma cantidad de cartas, y { $top } es más alta que { $their_top }.
rulebook-why-none = Nadie va ganando: no cuenta ninguna carta.
rulebook-scores = Ganar daría { $count ->
    [one] un punto
   *[other] { $count } puntos
}.
rulebook-first = Empieza { $name }, a la izquierda de la carta más alta, { $card }.
rulebook-wins = { $name } gana la ronda.

## Titles

rulebook-title-cards = Las cartas
rulebook-title-colours = Siete colores, siete reglas
rulebook-title-winning = Quién va ganando
rulebook-title-setup = Preparación
rulebook-title-turn = Un turno
rulebook-title-out = Retirarse y ganar
rulebook-title-draw = Robar cartas
rulebook-title-points = Jugar a puntos
rulebook-title-actions = Acciones
rulebook-title-editions = Ediciones y reglamentos
rulebook-title-known = Lo que todos saben
rulebook-title-notation = Escribir cartas y turnos
rulebook-title-tables = En las mesas de aquí

## The cards

rulebook-cards-all = Hay 49 cartas: los números del 1 al 7 en cada uno de los siete colores.
rulebook-cards-order = Es más alta la carta de número mayor. Con números iguales decide el color, en el orden rojo, naranja, amarillo, verde, celeste, azul, violeta. Así nunca hay dos cartas iguales: el 7 rojo es la más alta y el 1 violeta la más baja.

## Seven colours, seven rules

rulebook-colours-canvas = La carta superior de la pila de reglas da la regla vigente. Dice qué cartas de un área de juego cuentan juntas: tu mejor combinación es la más grande y, a igual tamaño, la de cartas más altas.

## Who is winning

rulebook-winning-most = Vas ganando si tu mejor combinación tiene más cartas que la de cada uno de los demás que siguen en la ronda. Los jugadores eliminados ya no cuentan.
rulebook-winning-tie = Si dos combinaciones tienen la misma cantidad, decide la más alta de esas cartas: primero su número y luego su color.
rulebook-winning-none = Sin una carta que cuente no vas ganando, aunque nadie más la tenga. Puede pasar con verde (ninguna carta par) y con violeta (ninguna carta menor que 4).

## Setting up

rulebook-setup-deal = Red7 es para 2 a 4 jugadores. Cada uno recibe siete cartas en la mano y una boca arriba, que empieza su área de juego; el resto es el mazo. La pila de reglas empieza en rojo.
rulebook-setup-first = Empieza quien está a la izquierda de la carta más alta de las áreas de juego. Se sigue hacia la izquierda.

## A turn

rulebook-turn-may = En tu turno, haz una de estas cosas:
rulebook-turn-play = Juega una carta de tu mano en tu área de juego.
rulebook-turn-discard = Juega una carta de tu mano en la pila de reglas. Su color da la nueva regla.
rulebook-turn-both = Haz ambas cosas, en ese orden.
rulebook-turn-drop = Retírate de la ronda.
rulebook-turn-end = Al final de tu turno debes ir ganando. Por eso, tras jugar en la pila de reglas debes ir ganando, y solo juegas una carta en tu área de juego si el turno aún puede acabar bien.
rulebook-turn-same = Puedes jugar en la pila de reglas una carta del color ya vigente.

## Dropping out and winning

rulebook-out-drop = Puedes retirarte al principio de tu turno; después, solo si con un 3 has robado una carta y aún no vas ganando. Pon boca abajo tu mano y tu área de juego: nadie ve tu mano.
rulebook-out-hand = Si empieza tu turno y no tienes cartas en la mano, la ronda termina para ti.
rulebook-out-last = Quien queda al final gana la ronda al instante.

## Drawing cards

rulebook-draw-count = El área de juego se cuenta después de todo lo que has jugado en este turno. Si no quedan cartas que robar, nadie roba.
rulebook-draw-must = Una traducción francesa hace obligatorio robar; aquí es una opción aparte.

## Playing for points

rulebook-points-score = Una partida tiene varias rondas. Quien gana una ronda pasa su mejor combinación según la regla vigente de su área de juego a su pila de puntuación; cada carta vale su número.
rulebook-points-cards = El rojo puntúa una carta; el naranja y el amarillo, el grupo ganador; el celeste, la carta más alta de cada color; el azul, la más alta de cada número de la escalera; el verde y el violeta, todas las que cuentan.
rulebook-points-later = Las cartas puntuadas no vuelven a repartirse; todas las demás se barajan de nuevo.
rulebook-points-end = La partida termina tras una ronda en la que alguien ha llegado a 40 puntos con 2 jugadores, 35 con 3 o 30 con 4, o cuando no quedan ocho cartas para cada uno. Gana la puntuación más alta; si hay empate, se comparte la victoria.

## Actions

rulebook-actions-must = Si juegas una carta impar de tu mano en tu área de juego, debes realizar su acción si puedes. La carta repartida al empezar no la tiene.
rulebook-actions-after = Tras todas las acciones el turno sigue: puedes jugar una carta de tu mano en la pila de reglas o terminar el turno. Solo puedes elegir lo que aún te deja terminar el turno ganando.
rulebook-actions-three = Solo un 3 se puede jugar con esperanza, mientras queden cartas que robar. Si su carta no ayuda, te retiras.

## Editions and books

rulebook-editions-differ = Los reglamentos impresos difieren en la pila de reglas, el 1 y el 7.
rulebook-editions-v11 = Un 1 quita una carta de cualquier otra área de juego que tenga más de una. Un 7 mueve otra carta, solo a la pila de reglas; debes ir ganando al final del turno.
rulebook-editions-v12 = Un 1 solo quita de un área de juego con al menos tantas cartas como la tuya. Un 7 puede moverse incluso a sí mismo, a la pila de reglas o sobre el mazo; en la pila de reglas debes ir ganando al instante.
rulebook-editions-v13 = Como v1.2, pero con un 7 basta con ir ganando al final del turno, y su carta no da derecho a robar. Al jugar una carta de tu mano en la pila de reglas también puedes perder: el nuevo color queda vigente y la ronda termina para ti. No se permite en un turno con un 1 o un 7.
rulebook-editions-books = Los reglamentos inglés, francés, alemán e italiano siguen v1.2, como uno de los españoles; el otro sigue v1.3. El polaco se juega como v1.1.
rulebook-editions-named = Básico no tiene opciones. Avanzado se juega robando y a puntos; Experto, además con acciones.

## What everyone knows

rulebook-known-hidden = Las manos son secretas, y también el orden del mazo. Lo que puedes hacer nunca depende de cartas ocultas.
rulebook-known-seen = Todos ven una carta que se pone sobre el mazo y saben que está ahí; cuando alguien la roba, todos saben quién la tiene. Se puede recordar toda carta vista en un área de juego o en la pila de reglas.

## Cards and turns in writing

rulebook-notation-cards = Una carta es la letra de su color y su número, como R7. Las letras son R O Y G B I V en todos los idiomas.
rulebook-notation-steps = +R7 juega una carta en el área de juego, >R7 la lleva a la pila de reglas, ^R7 la pone sobre el mazo. ! roba, . termina el turno, ~ se retira.
rulebook-notation-positions = Una posición es el color vigente, el asiento que juega, el mazo y área/mano de cada asiento: R 1 33 B5/R7Y2 V7/?7. Un signo de interrogación con un número son cartas ocultas. Ninguna carta puede estar en dos lugares.
rulebook-notation-rules = Las reglas son una edición con sus opciones: v1.2+draw+match+actions.
rulebook-notation-games = Una partida se escribe con sus repartos y todos sus turnos: así se puede reproducir, comprobar y explorar. Solo se puede analizar una partida terminada.

## At the tables here

rulebook-tables-seats = Ocupa un asiento libre para jugar; la partida empieza cuando todos los asientos están ocupados y alguien la inicia. Otros pueden mirar si la mesa lo permite. Quien se va deja su asiento; un bot puede seguir.
rulebook-tables-moves = Un turno se juega entero, o hasta robar: una carta vista no se devuelve. La ronda siguiente se reparte cuando termina la anterior.
rulebook-tables-help = Hay bots de siete fuerzas. Las pistas se dan donde la mesa las permite, una tras otra; los demás ven que has tomado una.
rulebook-tables-deals = Cada reparto se promete antes: su semilla está fijada y sellada, los jugadores pueden añadirle algo, y después cualquiera puede comprobar que nada ha cambiado.
rulebook-tables-rated = Las partidas clasificatorias piden una cuenta y un reloj, y se juegan sin pistas ni sustitutos; una persona solo puede tener un asiento.
