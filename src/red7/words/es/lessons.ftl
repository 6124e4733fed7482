### Lessons, in Spanish: read by the server and the command.
###
### Cards, colours and numbers are filled in from the position. No text is longer than three lines on
### a phone. $comparison is a sentence of its own, $rule the rule of a colour in a few words.

## Titles

lesson-title-highest = Gana la carta más alta
lesson-title-same = Mismo número, mismo color
lesson-title-kind = Cartas pares y cartas bajas
lesson-title-spread = Colores distintos y escaleras
lesson-title-turn = Qué se hace en un turno
lesson-title-winning = Quién va ganando
lesson-title-ties = Empates
lesson-title-out = Retirarse
lesson-title-draw = Robar cartas
lesson-title-score = Conseguir puntos
lesson-title-act = La acción del { $number }
lesson-title-deny = Negar puntos
lesson-title-leave = Retirarse a propósito

## What is to be done

lesson-highest-first = Regla vigente, { $canvas }: { $rule }. Juega en tu área de juego una carta que supere { $card } y termina tu turno.
lesson-highest-equal = Con números iguales gana el color más cercano al { $first }. Supera { $card }.
lesson-highest-answer = Te han respondido. Quien no va ganando al final de su turno queda eliminado: supera { $card }.
lesson-meet = { $heading }: { $rule }. Por ahora tienes { $mine } y tu rival { $theirs }. Ponte por delante.
lesson-again = Otra vez { $canvas }: tienes { $mine } y tu rival { $theirs }. Ponte por delante.
lesson-turn-play = Una forma de seguir: juega una carta en tu área de juego y no toques la pila de reglas. Haz solo eso.
lesson-turn-change = Ninguna carta en tu área de juego basta. Juega una en la pila de reglas: su color es la nueva regla.
lesson-turn-both = Ahora una sola carta no basta. Juega una en tu área de juego y luego otra en la pila de reglas.
lesson-winning-everybody = Debes superar a todos los que siguen en la ronda. Tienes { $mine }; lo mejor de los demás es { $theirs }.
lesson-winning-none = { $comparison } Consigue una.
lesson-winning-under = Mira todos los colores: tal como están las áreas de juego, vas ganando con { $count } de ellos. Cambia solo la regla.
lesson-ties-count = ¿La misma cantidad? Entonces decide la más alta de esas cartas. Tienes { $mine } y tu rival { $theirs }.
lesson-ties-colour = Si las más altas también tienen el mismo número, gana el color más cercano al { $first }. Ponte así por delante.
lesson-out-none = Aquí ninguna jugada te deja ganando, pruebes lo que pruebes. Entonces te retiras y miras el resto de la ronda.
lesson-out-still = Parece perdida, pero una sola jugada te mantiene en la ronda. Encuéntrala.
lesson-out-last = Quien empieza su turno sin cartas queda eliminado. Tu rival no tiene ninguna: sigue, y ganas la ronda.
lesson-draw-earn = Si juegas en la pila de reglas un número mayor que las cartas de tu área (ahora { $held }), puedes robar una. Hazlo.
lesson-draw-both = Lo que juegas primero también cuenta. Juega una carta, otra más alta en la pila de reglas, y roba.
lesson-score-win = A tu rival no le quedan cartas. Puntúas las cartas que cuentan, cada una por su número: gana con todos los puntos que puedas.
lesson-score-more = El color decide qué cartas cuentan. Gana con { $count } puntos.
lesson-act-one = Jugado en tu área de juego, un { $number } quita una carta de un área con al menos tantas como la tuya. Úsalo.
lesson-act-three = Un { $number } te hace robar una carta enseguida. Puedes jugarlo aunque no vayas ganando. Úsalo.
lesson-act-five = Un { $number } te deja jugar una carta más en tu área de juego. Úsalo.
lesson-act-seven = Un { $number } mueve una carta de tu área: a la pila de reglas, si así vas ganando, o sobre el mazo. Úsalo.
lesson-act-again = Usa otra vez la acción del { $number } y termina ganando.
lesson-deny = Tu rival tiene { $cards } y gana la ronda hagas lo que hagas. Déjale los menos puntos que puedas.
lesson-leave = Tu rival tiene { $cards } y va a ganar. Retirarte ahora le deja { $count } puntos. Déjale los menos que puedas.

## What came of it

lesson-done = ¡Bien! Vas ganando con { $cards }.
lesson-done-drop = Bien. En la próxima ronda vuelves a jugar.
lesson-done-deny = ¡Bien! Puntos para tu rival: { $count }.
lesson-miss-play = Vas ganando, pero has jugado también en la pila de reglas. Esta vez no la toques.
lesson-miss-change = Vas ganando, pero has jugado una carta en tu área de juego. Esta vez cambia solo la regla.
lesson-miss-draw = Sigues en la ronda, pero no has robado.
lesson-miss-act = Vas ganando, pero sin la acción del { $number }.
lesson-miss-deny = Puntos para tu rival: { $mine }. El mínimo posible: { $theirs }.
