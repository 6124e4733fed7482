### Words of the game in Spanish: read by the page, the server and the command.
###
### Colours come as letters, R O Y G B I V, and cards as written in the notation, R7.

## Colours and their rules

colour = { $colour ->
    [R] rojo
    [O] naranja
    [Y] amarillo
    [G] verde
    [B] celeste
    [I] azul
   *[V] violeta
}
colour-heading = { $colour ->
    [R] Rojo
    [O] Naranja
    [Y] Amarillo
    [G] Verde
    [B] Celeste
    [I] Azul
   *[V] Violeta
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

## Who

you = Tú
nobody = nadie
guest = Invitado
somebody = Alguien
bot-names = Robin,Sam,Kim,Alex
seat-number = Asiento { $seat }

## What happens

label = { $name }: { $value }
separator = { ", " }
steps-joined = { $steps } y { $last }
round-number = Ronda { $number }
round-begins = Ronda { $number }. Empieza { $name }.
round-begins-you = Ronda { $number }. Empiezas tú.
turn-told = { $who ->
    [you] { $steps }.
   *[other] { $name } { $steps }.
}
step-played = { $who ->
    [you] juegas { $card } en tu área de juego
   *[other] juega { $card } en su área de juego
}
step-canvas = { $who ->
    [you] juegas { $card } en la pila de reglas (regla vigente: { $colour })
   *[other] juega { $card } en la pila de reglas (regla vigente: { $colour })
}
step-laid = { $who ->
    [you] pones { $card } boca abajo sobre el mazo
   *[other] pone { $card } boca abajo sobre el mazo
}
step-taken = { $who ->
    [you] pones { $card } del área de juego de { $name } boca abajo sobre el mazo
   *[other] { $whose ->
        [you] pone { $card } de tu área de juego boca abajo sobre el mazo
       *[other] pone { $card } del área de juego de { $name } boca abajo sobre el mazo
    }
}
step-moved = { $who ->
    [you] pasas { $card } de tu área de juego a la pila de reglas (regla vigente: { $colour })
   *[other] pasa { $card } de su área de juego a la pila de reglas (regla vigente: { $colour })
}
step-drew = { $who ->
    [you] robas una carta
   *[other] roba una carta
}
step-drew-known = { $who ->
    [you] robas { $card }
   *[other] roba { $card }
}
step-ended = { $who ->
    [you] terminas tu turno
   *[other] termina su turno
}
step-dropped = { $who ->
    [you] te retiras
   *[other] se retira
}
player-out = { $who ->
    [you] La ronda termina para ti.
   *[other] La ronda termina para { $name }.
}
player-out-cards = { $who ->
    [you] La ronda termina para ti: no te quedan cartas en la mano.
   *[other] La ronda termina para { $name }: no le quedan cartas en la mano.
}
points-won = { $count ->
    [one] Es { $count } punto.
   *[other] Son { $count } puntos.
}
deck-size = Mazo: { $count }
