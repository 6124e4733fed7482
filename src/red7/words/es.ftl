### Red7 en español.
###
### Los colores llegan como letras, R O Y G B I V, y las cartas como en la notación, R7.
### Los nombres de los colores van en minúscula: ninguna frase empieza por ellos.

## Las palabras del juego

colour = { $colour ->
    [R] rojo
    [O] naranja
    [Y] amarillo
    [G] verde
    [B] celeste
    [I] azul
   *[V] violeta
}
rule-text = { $colour ->
    [R] gana la carta más alta
    [O] gana quien tenga más cartas del mismo número
    [Y] gana quien tenga más cartas del mismo color
    [G] gana quien tenga más cartas pares
    [B] gana quien tenga más colores distintos
    [I] gana la escalera más larga
   *[V] gana quien tenga más cartas menores que 4
}
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
        [one] una sola carta del mismo número
       *[other] { number-word } cartas del mismo número
    }
    [Y] { $count ->
        [0] ninguna carta
        [one] una sola carta del mismo color
       *[other] { number-word } cartas del mismo color
    }
    [G] { $count ->
        [0] ninguna carta par
        [one] una carta par
       *[other] { number-word } cartas pares
    }
    [B] { $count ->
        [0] ninguna carta
        [one] una sola carta de color distinto
       *[other] { number-word } cartas de colores distintos
    }
    [I] { $count ->
        [0] ninguna carta
        [one] una sola carta en escalera
       *[other] { number-word } cartas en escalera
    }
   *[V] { $count ->
        [0] ninguna carta menor que 4
        [one] una carta menor que 4
       *[other] { number-word } cartas menores que 4
    }
}
cards-counted = { $count ->
    [one] { $count } carta
   *[other] { $count } cartas
}
rival = { $place ->
    [left] tu rival de la izquierda
    [right] tu rival de la derecha
    [across] tu rival de enfrente
   *[opponent] tu rival
}
you = Tú
nobody = nadie
label = { $name }: { $value }
separator = { "; " }

## Comparación de áreas de juego, dentro de los motivos de más abajo

compare-none = { $colour ->
    [G] Con verde en la pila de reglas, no tienes ninguna carta par, así que no puedes ir ganando.
    [V] Con violeta en la pila de reglas, no tienes ninguna carta menor que 4, así que no puedes ir ganando.
   *[other] Tu área de juego está vacía, así que no puedes ir ganando.
}
compare-highest = Con rojo en la pila de reglas, tu carta más alta es { $top }; { $rival } tiene { $their_top }.
compare-fewer = Con { $canvas } en la pila de reglas, tienes { $mine }; { $rival } tiene { $theirs }.
compare-lower = Con { $canvas } en la pila de reglas, tienes { $mine }, la más alta { $top }; { $rival } tiene la misma cantidad, pero la más alta es { $their_top }.

## Por qué se rechaza un paso

error-round-over = La ronda ha terminado.
error-turn-over = Este turno ha terminado.
error-not-your-turn = No es tu turno: le toca al asiento { $seat }.
error-hand-not-known = Le toca al asiento { $seat }, pero no se conoce toda su mano.
error-not-in-hand = { $card } no está en tu mano.
error-played-already = Ya has jugado una carta a tu área de juego en este turno, así que { $card } se queda en tu mano. Solo un 5 te deja jugar otra.
error-discarded-already = Ya has descartado una carta de tu mano: en este turno, como mucho, te queda robar.
error-play-loses = Si juegas { $card } a tu área de juego, no podrás terminar el turno ganando, descartes lo que descartes. { $comparison }
error-play-action-loses = Si juegas { $card }, tienes que realizar su acción, y después no podrás terminar el turno ganando.
error-discard-loses = Si descartas { $card }, no irás ganando. { $comparison }
error-discard-bound = En un turno con un 1 o un 7 no puedes descartar { $card } y perder. { $comparison }
error-end-loses = No puedes terminar el turno aquí, porque no vas ganando. { $comparison }
error-end-too-early = Aún no has hecho nada: juega una carta, descarta una o retírate.
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
error-one-own-card = El 1 quita una carta a otro jugador, y { $card } está en tu propia área de juego.
error-one-not-there = El 1 quita una carta de otra área de juego, y { $card } no está en ninguna.
error-one-smaller-palette = El 1 solo quita cartas de un área de juego con al menos tantas como la tuya: la tuya tiene { $mine } y la de { $card } tiene { $theirs }.
error-one-last-card = El 1 no puede quitar { $card }: es la única carta de esa área de juego.
error-one-loses = Si quitas { $card }, no podrás terminar el turno ganando. { $comparison }
error-seven-not-there = El 7 toma una carta de tu propia área de juego, y { $card } no está ahí.
error-seven-itself = En esta edición el 7 toma otra carta, no el propio 7.
error-seven-canvas-only = En esta edición el 7 lleva su carta a la pila de reglas; { $card } no se puede poner sobre el mazo.
error-seven-loses = Sin { $card } en tu área de juego no podrás terminar el turno ganando. { $comparison }
error-seven-loses-at-once = Con el 7 solo puedes descartar { $card } si así vas ganando al instante. { $comparison }

## Textos que no se pueden leer

error-colour-unknown = «{ $text }» no es un color. Los colores son R O Y G B I V (rojo, naranja, amarillo, verde, celeste, azul, violeta).
error-card-unknown = «{ $text }» no es una carta. Una carta es la letra de un color y un número del 1 al 7, como R7.
error-card-expected = En la columna { $place } se esperaba una carta como R7, no «{ $text }».
error-card-twice = { $card } aparece aquí dos veces (columna { $place }); solo hay una.
error-step-expected = En la columna { $place } se esperaba un paso, no «{ $text }». Los pasos son +R7, >R7, ^R7, !, . y ~.
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
error-position-field = «{ $text }» (columna { $place }) no se esperaba aquí. Después de los asientos van * con las cartas fuera de juego y $ con las puntuaciones, cada cosa una vez como mucho.
error-turn-field = «{ $text }» (columna { $place }) no es un asiento al que le pueda tocar.
error-turn-out = El asiento { $seat } (columna { $place }) está fuera de la ronda y no puede tener el turno.
error-deck-field = «{ $text }» (columna { $place }) no es un mazo. Escribe cuántas cartas hay, 33; las que se conocen de arriba, G4?31; o el orden completo, =G4B2.
error-seat-field = «{ $text }» (columna { $place }) no es un asiento. Escribe área de juego / mano, como en B5/R7Y2 o B5/?7, o x si el jugador está fuera.
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
error-line-json = Esta línea no es un objeto JSON.
error-line-field = El campo «{ $field }» falta o no es lo que debería: { $kind ->
    [text] se esperaba un texto.
    [texts] se esperaba una lista de textos.
   *[number] se esperaba un número entero.
}

## Semillas y repartos

error-seed-field = «{ $text }» no es una semilla. Una semilla son 64 dígitos hexadecimales.
error-entropy-field = «{ $text }» no es algo que un jugador pueda añadir a un reparto: hasta 128 dígitos hexadecimales, dos por cada byte.
error-entropy-number = Hay { $players } jugadores, pero { $number } aportaciones al reparto.
error-commitment-field = «{ $text }» no es un compromiso: se esperaban 64 dígitos hexadecimales.
error-round-number = «{ $text }» no es el número de una ronda.

## Registros

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
error-record-result = El registro da como resultado { $text }, pero el correcto es { $expected } (* indica una partida en curso).
error-record-deal-differs = El reparto de la ronda { $number } no es el que da la semilla.
error-record-commitment-differs = La semilla no es la prometida: su SHA-256 no es el compromiso.
error-record-entropy-differs = Lo que añadió el asiento { $seat } no es lo prometido: su SHA-256 no es el compromiso.
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

## Partidas

error-bot-unknown = No hay ningún bot «{ $text }». Los bots son: { $names }.
error-bot-unfit = «{ $text }» no es un bot: le falta un nombre o el método choose.
error-match-over = La partida ha terminado.
error-round-running = La ronda aún no ha terminado.

## La línea de comandos: errores

cli-error = Error: { $text }
cli-try-help = Prueba con «{ $command } --help».
cli-command-unknown = No existe el comando «{ $text }». Los comandos son { $commands }.
cli-command-missing = ¿Qué comando? Los comandos son { $commands }.
cli-option-unknown = No existe la opción { $text }.
cli-option-value = La opción { $text } necesita un valor.
cli-option-no-value = La opción { $text } no lleva ningún valor.
cli-argument-missing = Falta { $text }.
cli-argument-extra = Sobra el argumento «{ $text }».
cli-value-wrong = «{ $value }» no vale para { $text }. Valores posibles: { $choices }.
cli-value-whole = { $text } debe ser un número entero, no «{ $value }».
cli-file-unreadable = No se puede leer el archivo { $file }: { $why }.
cli-file-unwritable = No se puede escribir el archivo { $file }: { $why }.
cli-file-not-text = El archivo { $file } no es texto en UTF-8.
cli-file-exists = El archivo { $file } ya existe; elige otro nombre, para que no se pierda nada.
cli-output-failed = No se ha podido escribir la salida: { $why }.
cli-book-unknown = No existe el reglamento «{ $text }». Los reglamentos son { $books }.
cli-lang-unknown = No existe el idioma «{ $text }». Los idiomas son en, fr, de, it, es y pl.
cli-play-plain = Por ahora solo existe el juego en texto simple: red7 play --plain
cli-book-or-rules = Indica un reglamento o unas reglas, no ambas cosas.

## La línea de comandos: ayuda

help-usage = Uso: { $usage }
help-commands = Comandos
help-arguments = Argumentos
help-options = Opciones
help-examples = Ejemplos
help-default = (por defecto: { $value })
help-red7 = Red7, el juego de cartas de las siete reglas: juega, hazle preguntas, y repasa y verifica partidas.
help-red7-more = «{ $command } COMMAND --help» explica un comando con más detalle.
help-best = El mejor conjunto de cartas de un área de juego según un color.
help-questions-more = Con - lee un objeto JSON por línea, como { $example }, y responde a cada uno en su propia línea.
help-legal = Los pasos posibles para quien tiene el turno en una posición.
help-view = Lo que un asiento puede saber de una posición, tras algunos turnos.
help-show = Una posición en forma de tabla, con quién va ganando según cada color.
help-deal = Un reparto a partir de una semilla.
help-replay = Una partida registrada, turno a turno.
help-verify = Comprueba un registro: la semilla, los repartos, cada paso y el resultado.
help-verify-more = Código de salida 0: todo está bien; 1: algo no lo está; 2: no se puede leer el registro.
help-convert = Un registro como texto o como JSON.
help-rules = Las ediciones, las opciones y los reglamentos impresos.
help-play = Una partida contra rivales sencillos.
help-bench = La velocidad de todo en esta máquina, el motor compilado junto a Python puro.
help-warmup = Compilar por adelantado el motor de los bots fuertes, que si no lo hacen en segundo plano.
help-arg-rule = un color: R O Y G B I V (rojo, naranja, amarillo, verde, celeste, azul, violeta); o - para leer preguntas
help-arg-cards = cartas, como en R7O4V1
help-arg-position = una posición, como en «R 1 33 B5/R7Y2 V7/?7»
help-arg-position-or-dash = una posición, o - para leer preguntas
help-arg-record = un registro, como texto o JSON; - para la entrada estándar
help-opt-help = muestra esta ayuda
help-opt-version = muestra la versión
help-opt-lang = el idioma: en, fr, de, it, es, pl
help-opt-rules = edición y opciones, como en v1.2+draw+match+actions; o basic, advanced, expert
help-opt-seat = el asiento que mira; 0 es un espectador
help-opt-turns = los turnos jugados desde entonces, separados por comas
help-opt-past = añadir los turnos que llevaron allí, tal como los vio el asiento
help-opt-players = el número de jugadores, de 2 a 4
help-opt-seed = la semilla, 64 dígitos hexadecimales; si falta, una nueva
help-opt-round = el número de la ronda
help-opt-to = el formato de salida: text o json
help-opt-positions = escribe una posición después de cada turno, y nada más
help-opt-plain = líneas de texto simple, aptas para un lector de pantalla
help-opt-book = un reglamento impreso, en su idioma: consulta «red7 rules»
help-opt-with = lo que se añade al reglamento: draw, match, actions, separados por +
help-opt-name = tu nombre
help-opt-my-seat = tu asiento
help-opt-json = escribir las cifras en JSON
help-opt-bot = los rivales, del más suave al más fuerte: violet, indigo, blue, green, yellow, orange, red
help-opt-save = un archivo en el que se escribe el registro después de cada turno

## La línea de comandos: respuestas

show-canvas = Pila de reglas: { $colour } – { $rule }
show-deck = Mazo: { $count }
show-deck-known = Mazo: { $count }, encima { $cards }
show-seat = Asiento { $seat }
show-to-move = en turno
show-out = fuera
show-palette = Área de juego
show-hand = Mano
show-winning = va ganando
show-under = Quién va ganando según cada color
show-gone = Fuera de juego
show-scores = Puntuaciones
show-open = Pasos posibles
show-steps = Este turno hasta ahora
show-winner = El asiento { $seat } ha ganado la ronda.
deal-seed = Semilla
deal-commitment = Compromiso
deal-position = Posición
replay-round = Ronda { $number }
replay-round-won = Gana la ronda: { $name } (manda el { $colour }). Cartas ganadas: { $cards }.
replay-won = { $count ->
    [one] Gana la partida: { $names }.
   *[other] Comparten la victoria: { $names }.
}
replay-running = La partida no ha terminado.
verify-commitment = La semilla es la que se prometió.
verify-no-commitment = No hay ningún compromiso registrado, así que la semilla pudo elegirse después.
verify-deals = { $count ->
    [0] No hay repartos que comprobar.
    [one] El único reparto sale de la semilla.
   *[other] Los { $count } repartos salen de la semilla.
}
verify-turns = { $count ->
    [0] No hay turnos que comprobar.
    [one] El único turno es válido.
   *[other] Los { $count } turnos son válidos.
}
verify-result = El resultado es correcto: { $names }.
verify-running = La partida no ha terminado.
rules-editions = Ediciones
rules-options = Opciones
rules-books = Reglamentos impresos
rules-named = Nombres de las combinaciones habituales
rules-v11 = la más antigua: un 1 quita una carta de cualquier área de juego que tenga más de una; un 7 lleva otra carta a la pila de reglas
rules-v12 = la habitual
rules-v13 = un descarte puede hacerte perder y dejarte fuera; con un 7 basta con ir ganando al final del turno
rules-draw = si descartas un número mayor que la cantidad de cartas de tu área de juego, puedes robar una carta del mazo
rules-draw-must = lo mismo, pero robar es obligatorio
rules-match = las rondas se juegan a puntos, hasta 40, 35 o 30 con 2, 3 o 4 jugadores
rules-actions = las cartas impares actúan al jugarlas: el 1 quita una carta, el 3 roba, el 5 juega otra, el 7 mueve una carta tuya
book-en-v12 = inglés, v1.2
book-en-v12-second = inglés, v1.2, segundo ejemplar
book-fr-v12 = francés, v1.2
book-de-v12 = alemán, v1.2
book-it-v12 = italiano, v1.2
book-es-v12 = español, v1.2 (Bureau de Juegos)
book-es-v13 = español, v1.3
book-pl = polaco
book-fr-draw = francés, la otra traducción: robar es obligatorio
rules-play-book = Para jugar con uno tal como está impreso: { $command }

## El juego en texto simple

play-welcome = Red7. { $players } jugadores, reglas { $rules }. Juegas como { $name } en el asiento { $seat }. Escribe ? para ver la ayuda.
play-commitment = La semilla de los repartos ya está fijada; su SHA-256 es { $commitment }
play-round = Ronda { $number }. Empieza { $name }.
play-goal = Meta: { $goal } puntos.
play-you-begin = Ronda { $number }. Empiezas tú.
play-canvas = Manda el { $colour }: { $rule }.
play-line = { $name }: área de juego { $palette }, { $cards } en la mano.
play-line-known = { $name }: área de juego { $palette }, { $cards } en la mano, se conoce: { $known }.
play-line-out = { $name } está fuera.
play-you = Tú: área de juego { $palette }, mano { $hand }.
play-winning = En cabeza: { $name } con { $cards }.
play-winning-nobody = Ahora no va ganando nadie.
play-under = Por color: { $list }.
play-deck = Mazo: { $cards }.
play-deck-known = Mazo: { $cards }, encima { $known }.
play-scores = Puntuaciones: { $list }.
play-prompt = Tu jugada:
play-prompt-one = El 1: quita una carta de otra área de juego, ^ y la carta:
play-prompt-five = El 5: juega otra carta, + y la carta:
play-prompt-seven = El 7: lleva una carta de tu área de juego a la pila de reglas, > y la carta, o ponla sobre el mazo, ^ y la carta:
play-prompt-seven-canvas = El 7: lleva otra carta de tu área de juego a la pila de reglas, > y la carta:
play-prompt-draw = Te corresponde una carta: róbala con ! o termina el turno con . :
play-prompt-draw-seven = Por el descarte del 7 te corresponde una carta: róbala con ! o sigue jugando:
play-prompt-draw-must = Te corresponde una carta y tienes que robarla con ! :
play-prompt-end = Descarta una carta, > y la carta, o termina el turno con . :
play-prompt-behind = No vas ganando: descarta una carta, > y la carta; si nada te sirve, retírate con ~ :
play-prompt-discard = Aún no vas ganando: descarta una carta, > y la carta:
play-drew = Has robado { $card }.
play-confirm-drop = ¿Te retiras de esta ronda? Escribe s para decir que sí:
play-confirm-lose = Está permitido, pero no irías ganando y quedarías fuera. ¿Lo haces? Escribe s para decir que sí:
play-yes = s si sí
play-kept = No se ha hecho nada.
play-undone = Deshecho: vuelves al principio de tu turno.
play-undo-nothing = No hay nada que deshacer.
play-undo-drawn = Ya se ha robado una carta: eso no se puede deshacer.
play-open = Puedes elegir: { $steps }
play-open-losing = También posibles, pero quedarías fuera: { $steps }
play-step-played = { $card } al área de juego
play-step-canvas = { $card } a la pila de reglas, manda el { $colour }
play-step-laid = { $card } boca abajo sobre el mazo
play-step-taken = { $card } del área de juego de { $name } boca abajo sobre el mazo
play-step-moved = { $card } del área de juego a la pila de reglas, manda el color { $colour }
play-step-drew = roba una carta
play-step-drew-known = roba { $card }
play-step-ended = termina el turno
play-step-dropped = se retira
play-turn = { $name }: { $steps }.
play-out = { $name } queda fuera.
play-you-out = Quedas fuera de esta ronda.
play-round-won = { $name } gana la ronda con { $cards } (manda el { $colour }).
play-you-won-round = ¡Ganas la ronda con { $cards } (manda el { $colour })!
play-points = { $count ->
    [one] Es { $count } punto.
   *[other] Son { $count } puntos.
}
play-won = { $name } gana la partida.
play-you-won = ¡Ganas la partida!
play-shared = Victoria compartida: { $names }.
play-seed = La semilla era { $seed }
play-saved = El registro está en { $file }. Compruébalo con: red7 verify { $file }
play-saved-so-far = La partida hasta ahora está en { $file }.
play-bye = ¡Hasta luego! La partida queda sin terminar.
play-help =
    +R7 juega una carta de tu mano a tu área de juego, >G4 descarta una a la pila de reglas,
    ^B5 pone una boca abajo sobre el mazo, ! roba, . termina el turno, ~ te retira.
    Puedes escribir varios pasos en una línea: +R7 >G4
    Al final de tu turno tienes que ir ganando, o quedas fuera.
    Las demás palabras son: { $open } (lo que puedes hacer ahora), { $table } (otra vez la mesa),
    { $rules } (las siete reglas), { $undo } (volver al principio de tu turno), { $quit }.
play-word-open = jugadas
play-word-table = mesa
play-word-rules = reglas
play-word-undo = deshacer
play-word-quit = salir
play-bot-names = Álex,Cris,Dani
play-default-name = Visitante

## The arena

help-arena = Un torneo entre bots.
help-arg-bots = los bots que juegan, por su nombre
help-opt-arena-games = cuántas partidas como mínimo; cada reparto se juega con todas las colocaciones
help-opt-arena-workers = cuántos procesos juegan a la vez; si falta, uno por procesador
help-opt-arena-seed = la semilla: 64 dígitos hexadecimales o un número entero; si falta, una nueva
help-opt-arena-budget = cuánto trabajo puede dedicar un bot a un paso
help-opt-arena-limit = tras cuántos segundos sin respuesta pierde un bot la partida
help-opt-arena-out = una carpeta para las partidas y el informe; si se da otra vez, el torneo sigue desde ahí
help-opt-arena-json = escribir el resultado como JSON
arena-error-few = Un torneo necesita al menos dos bots.
arena-error-twice = El bot «{ $text }» aparece dos veces.
arena-error-broken = No se puede cargar el bot «{ $text }»: { $why }
arena-error-seed = «{ $text }» no es una semilla. Una semilla son 64 dígitos hexadecimales o un número entero.
arena-error-range = { $text } debe estar entre { $least } y { $most }, no { $value }.
arena-error-unwritable = No se puede leer ni escribir { $file }: { $why }.
arena-error-other = La carpeta { $folder } contiene otro torneo; lo que difiere: { $fields }. Elige otra carpeta.
arena-error-foreign = El archivo { $file } de la carpeta { $folder } no es de un torneo y se sobrescribiría. Elige otra carpeta.
arena-error-damaged = La línea { $place } de { $file } no se puede leer.
arena-error-worker = Un proceso que juega partidas terminó por sí solo (estado { $status }).
arena-progress = { $done } de { $total } partidas, { $speed } partidas/s, quedan { $left }
arena-kept = Interrumpido. Los repartos terminados están en { $folder }; la misma orden sigue desde ahí.
arena-lost = Interrumpido. No se conserva nada; con --out el torneo podría seguir más tarde.
arena-report = Informe: { $file }
arena-decimal-mark = ,
arena-percent = { $number } %
arena-interval = { $low }–{ $high } %
arena-label-games = Partidas
arena-label-deals = Repartos
arena-label-players = Jugadores
arena-label-rules = Reglas
arena-label-budget = Trabajo por paso
arena-label-turns = Turnos por partida
arena-label-seed = Semilla
arena-label-bots = Bots
arena-label-version = Versión de red7
arena-bot = Bot
arena-win-rate = Ganadas
arena-95 = intervalo del 95 %
arena-rating = Puntuación
arena-time = ms por paso
arena-time-most = el más largo
arena-faults = Faltas
arena-against = contra
arena-title = Red7: un torneo
arena-head-wins = Partidas ganadas
arena-about-wins = La parte de las partidas que ganó cada bot, con su intervalo del 95 %. Una victoria compartida cuenta en parte. La línea discontinua es lo que ganarían bots de igual fuerza.
arena-head-cross = Todos contra todos
arena-about-cross = De las partidas que ganó uno de los dos, la parte que ganó el bot de la izquierda, en porcentaje.
arena-head-ratings = Puntuaciones
arena-about-ratings = OpenSkill (Plackett–Luce): todos empiezan en 25. La línea abarca dos desviaciones típicas a cada lado.
arena-head-conduct = Tiempo y faltas
arena-about-conduct = Un bot que falla, no responde a tiempo o responde con un paso que no es posible pierde esa partida.
arena-no-faults = Ningún bot falló, se quedó parado ni dio una respuesta no permitida.
arena-crash = Fallos
arena-stall = Paradas
arena-illegal = No permitidas
arena-forfeit-crash = { $bot } falló en el reparto { $deal }, colocación { $rotation }: { $detail }
arena-forfeit-stall = { $bot } no respondió a tiempo en el reparto { $deal }, colocación { $rotation }.
arena-forfeit-illegal = { $bot } dio una respuesta no permitida en el reparto { $deal }, colocación { $rotation }: { $detail }

## The kernels

warmup-doing = Compilando: { $name }
warmup-done = Listo.
bench-doing = Midiendo, unos veinte segundos…
bench-playouts = { $name }: { $rate } partidas por segundo; Python puro { $python } ({ $ratio })
bench-rest = Lo demás: { $figures }

## The browser

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
web-you-here = Tú
web-name = Tu nombre
web-greeting = ¡Hola, { $name }!
web-guest = Invitado
web-language = Idioma
web-theme = Aspecto
web-theme-auto = Como el sistema
web-theme-light = Claro
web-theme-dark = Oscuro
web-sound = Sonidos
web-rules = Reglas
web-book = Como se imprimieron en
web-book-none = Elijo yo la edición
web-option-draw = Robar cartas
web-option-draw-must = Robar es obligatorio
web-option-match = Puntos
web-option-actions = Acciones
web-seats = Jugadores
web-seat-you = Tú tienes el primer asiento.
web-seat-number = Asiento { $seat }
web-seat-person = Una persona
web-table-more = La mesa
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
web-somebody = Alguien
web-bot-names = Robin,Álex,Sam,Ariel
web-bot-level = Bot, fuerza { $number } de 7
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
web-round = Ronda { $number }
web-piles = Pilas de puntos
web-bot-for-you = Un bot juega por ti.
web-seat-back = Recuperar mi asiento
web-card = { $canvas } { $number }
web-card-hidden = una carta boca abajo
web-card-known = { $card }, conocida por todos
web-card-best = { $card }, en el mejor grupo
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
web-deck = Mazo: { $count }
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
web-where-to = ¿Adónde va { $card }?
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
web-end-you-round = ¡Ganas la ronda!
web-end-round = { $name } gana la ronda
web-end-you-game = ¡Ganas!
web-end-game = Gana { $name }
web-end-you-match = ¡Ganas la partida!
web-end-match = { $name } gana la partida
web-end-shared = Victoria compartida: { $names }
web-end-why = { $name } es quien queda. Con { $canvas } en la pila de reglas, { $rule }.
web-end-why-you = Solo quedas tú. Con { $canvas } en la pila de reglas, { $rule }.
web-end-points = { $count ->
        [one] Es { $count } punto.
       *[other] Son { $count } puntos.
    }
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
web-log-turn = { $name }: { $steps }.
web-log-out = { $name } queda fuera.
web-log-you-out = Quedas fuera.
web-log-timeout = { $name }: sin tiempo.
web-log-dealt = Ronda { $number }. Empieza { $name }.
web-log-dealt-you = Ronda { $number }. Empiezas tú.
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
web-not-built = La página aún no está construida. Ejecuta: make web
web-log-resumed = El servidor faltó un momento; la partida sigue.
web-log-expired = Durante mucho tiempo no vino nadie; todos los asientos vuelven a estar libres.

## Tables

table-unknown = Esa mesa no existe.
table-no-spectators = En esta mesa no se admiten espectadores.
table-not-seated = No tienes sitio en esta mesa.
table-seated-already = Ya tienes el sitio { $seat }.
table-seat-taken = El sitio { $seat } no está libre.
table-seat-none = No hay ningún sitio libre en esta mesa.
table-seats-free = { $count ->
    [one] Queda un sitio libre.
   *[other] Quedan { $count } sitios libres.
}
table-not-waiting = La partida ya ha empezado.
table-not-running = En esta mesa no se está jugando ninguna ronda.
table-not-paused = La siguiente ronda no se puede repartir ahora.
table-not-over = La partida aún no ha terminado.
table-not-entropy = Ahora no se espera entropía de ti.
table-entropy-promised = Ya has prometido entropía.
table-entropy-differs = Esta no es la entropía que prometiste.
table-entropy-early = Pide primero la revancha: solo entonces queda fijada la siguiente semilla.
table-steps-after-draw = Antes de { $step } se roba una carta: mírala primero y luego sigue.
table-steps-unfinished = Con estos pasos el turno no está completo: termínalo, o llega hasta robar una carta.
table-agreed-already = Ya has aceptado.
table-bot-not-wanted = Ningún bot puede ocupar el sitio { $seat } ahora.
table-full = Esta mesa se ha usado demasiado tiempo; abre una nueva.
table-message-wrong = El mensaje no se entiende: { $why }
table-message-first = El primer mensaje debe ser hello.
table-version-wrong = Este servidor habla la versión { $version } del protocolo. Recarga la página o actualiza el programa.
table-too-many = Demasiadas peticiones. Espera un momento.
table-too-large = Es demasiado grande: se leen como mucho { $most } bytes.
table-watching-too-many = Se pueden seguir como mucho { $most } mesas a la vez.
table-origin-wrong = Lo ha pedido otro sitio, así que no se ha hecho.
table-host-wrong = Este servidor no responde a ese nombre. Quien lo gestiona puede permitirlo con --hosts.
table-too-slow = La petición no llegó a su fin.
table-sign-in = Elige primero un nombre.
table-name-wrong = Un nombre tiene de 1 a { $most } caracteres visibles.
table-record-unknown = Ese registro no existe.
table-record-running = El registro estará disponible cuando termine la partida.
table-page-unknown = No hay nada en esta dirección.
table-method-wrong = Eso no se puede hacer en esta dirección.
table-store-full = El servidor no puede escribir ahora mismo, así que no se ha hecho nada. Vuelve a intentarlo en un momento.
table-trouble = Algo ha fallado en el servidor; no se ha hecho nada.
table-deleted-player = Alguien
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

## The server

help-serve = Ofrecer partidas en el navegador y a bots.
help-serve-more = Cada opción puede darse también en el entorno, como { $example }, y en el archivo indicado con --config, en formato TOML. La opción cuenta más que el entorno, y este más que el archivo.
help-opt-host = la dirección en la que escuchar; 0.0.0.0 para todas las redes
help-opt-port = el puerto; 0 para cualquiera que esté libre
help-opt-data = la carpeta de los datos; si falta, la habitual del sistema
help-opt-url = la dirección por la que se llega al servidor, si hay un proxy delante
help-opt-log = qué se registra: debug, info, warning, error
help-opt-config = un archivo de ajustes
help-opt-no-browser = no abrir el navegador
help-opt-pace = segundos que un bot deja pasar antes de un turno
help-opt-hold = segundos que se guarda el sitio de quien se ha ido
help-opt-rate = mensajes por segundo permitidos a un jugador; 0 para no limitar
help-opt-requests = peticiones por segundo de una dirección; 0 para no limitar
help-opt-sockets = conexiones abiertas de una dirección
help-opt-proxies = proxies delante del servidor, que indican las direcciones de los clientes
help-opt-hosts = otros nombres por los que se puede llegar al servidor, separados por comas
serve-at = Red7 está disponible en { $url }
serve-stop = Ctrl+C lo detiene; las partidas siguen tras el próximo inicio.
serve-bye = El servidor se ha detenido. No se ha perdido nada.
serve-port = El puerto { $port } de { $host } no se puede usar: { $why }. Elige otro con --port, o 0 para cualquiera que esté libre.
serve-folder = La carpeta { $folder } no sirve para los datos: { $why }. Elige otra con --data.
serve-newer = Los datos de { $folder } vienen de una versión más nueva de red7. Actualiza red7, o elige otra carpeta con --data.
serve-data = Los datos de { $folder } no se pueden usar: { $why }. Restaura una copia con «red7 admin restore», o elige otra carpeta con --data.
serve-secret = El archivo { $file } está dañado. Bórralo y se creará de nuevo; después todos tendrán que volver a dar su nombre.
serve-config-wrong = El archivo { $file } no se puede leer: { $why }.
serve-setting-unknown = { $file }: no existe el ajuste «{ $text }». Los ajustes son: { $names }.
serve-value-wrong = «{ $value }» no es posible para { $text }.
help-admin = Guardar, restaurar o exportar los datos de un servidor, esté en marcha o no.
help-arg-task = backup, restore o export
help-arg-target = un archivo; para export, una carpeta para todos los registros
admin-nothing = No hay datos en { $folder }.
admin-saved = Los datos están guardados en { $file }.
admin-restored = Los datos de { $file } están restaurados. Un servidor en marcha sigue con ellos.
admin-exported = { $count ->
    [one] Hay un registro en { $folder }.
   *[other] Hay { $count } registros en { $folder }.
}
admin-not-backup = { $file } no es una copia de red7.
