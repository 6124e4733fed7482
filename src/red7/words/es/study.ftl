### Why a turn is good, what is wrong with another, and hints, in Spanish: read by the
### server and the command. “You” is the player whose turn it is. Messages that end
### in -named speak of that player by $name, in words that fit everybody.
###
### To answer a turn is to make one that keeps the answering player in the round. $cards, $better
### and $colours are lists, joined by the messages below or by spaces.

joined-or = { $items } o { $last }
joined-and = { $items } y { $last }

## Why a turn is good

why-lost = Ninguna jugada te mantiene en la ronda.
why-drops = Te retira de la ronda, aunque podrías seguir en ella.
why-hope = { $count ->
    [one] De las { $unseen } cartas no vistas, solo una te mantiene en la ronda si la robas.
   *[other] De las { $unseen } cartas no vistas, { $count } te mantienen en la ronda si las robas.
}
why-hope-all = Robes la carta que robes, puedes seguir en la ronda.
why-hope-none = Ninguna carta que puedas robar te mantiene en la ronda.
why-wins = A nadie más le quedan cartas: la jugada gana la ronda.
why-unanswerable = Nadie puede responder, tenga lo que tenga: la jugada gana la ronda.
why-points = { $count ->
    [one] Vale { $count } punto.
   *[other] Vale { $count } puntos.
}
why-forced = Ninguna otra forma de jugar tus cartas te mantiene en la ronda.
why-only-three = Nadie puede responder, salvo que un 3 robe la carta justa.
why-only = { $threes ->
    [0] Solo se puede responder con { $cards }.
   *[other] Solo se puede responder con { $cards }, salvo que un 3 robe la carta justa.
}
why-two = Ninguna carta basta por sí sola para responder; hacen falta dos.
why-share = Quien juega después solo puede responder con el { $percent } % de las manos posibles.
why-change = Con { $colour } en la pila de reglas nadie puede superarte: para responder hay que cambiar la regla.
why-fewest = { $count ->
    [one] De las { $unseen } cartas no vistas, una basta por sí sola para responder; cualquier otra forma de jugar tus cartas deja más.
   *[other] De las { $unseen } cartas no vistas, { $count } bastan por sí solas para responder; cualquier otra forma de jugar tus cartas deja más.
}
why-count = { $count ->
    [one] De las { $unseen } cartas no vistas, solo una basta por sí sola para responder.
   *[other] De las { $unseen } cartas no vistas, solo { $count } bastan por sí solas para responder.
}
why-last = Es tu última carta: si alguien más sigue en la ronda, termina para ti.
why-keeps-changes = { $held ->
    [one] Te queda una carta, que puede traer un color con el que vas ganando tal como están las áreas de juego.
   *[other] Cartas que te quedan: { $held }; pueden traer un color con el que vas ganando tal como están las áreas de juego: { $count }.
}
why-ahead = { $count ->
    [7] Tal como están las áreas de juego, vas ganando con los siete colores.
   *[other] Tal como están las áreas de juego, vas ganando con { $count } de los siete colores.
}
why-draws = { $held ->
    [one] Te corresponde una carta: así tienes una en la mano.
   *[other] Te corresponde una carta: así tienes { $held } en la mano.
}
why-keeps = { $held ->
    [one] Te queda una carta en la mano.
   *[other] Te quedan { $held } cartas en la mano.
}

## What is wrong with a turn

wrong-out = Te elimina, aunque podrías seguir en la ronda.
wrong-hope = { $count ->
    [0] Ninguna carta que puedas robar te mantiene en la ronda; la mejor jugada lo hace de inmediato.
    [one] De las { $unseen } cartas no vistas, solo una te mantiene en la ronda si la robas; la mejor jugada lo hace de inmediato.
   *[other] De las { $unseen } cartas no vistas, solo { $count } te mantienen en la ronda si las robas; la mejor jugada lo hace de inmediato.
}
wrong-hope-fewer = Cartas no vistas: { $unseen }; las que te mantienen en la ronda si las robas: { $mine }, tras la mejor jugada { $theirs }.
wrong-misses-win = La mejor jugada gana la ronda de inmediato: a nadie más le quedarían cartas.
wrong-misses-unanswerable = La mejor jugada gana la ronda: nadie podría responder, tenga lo que tenga.
wrong-points = Esta también gana, pero vale { $mine } en vez de { $theirs }.
wrong-known = Se sabe que { $seat } tiene { $cards }, y eso basta para responder.
wrong-lets = Con { $colours } en la pila de reglas, quien juega después va ganando con lo que ya tiene delante.
wrong-share = Quien juega después puede responder con el { $mine } % de las manos posibles; a la mejor jugada, con el { $theirs } %.
wrong-count = Cartas no vistas: { $unseen }; las que bastan por sí solas para responder: { $mine }, a la mejor jugada { $theirs }.
wrong-last = Es tu última carta: si alguien más sigue en la ronda, termina para ti.
wrong-gives-colour = Pierdes { $card }, tu única carta en la mano para poner la regla { $colour }, con la que vas ganando tras la mejor jugada.
wrong-gives-even = Pierdes { $card }, tu única carta par.
wrong-gives-low = Pierdes { $card }, tu única carta menor que 4.
wrong-fewer = Cartas que quedan en la mano: { $mine }; tras la mejor jugada, { $theirs }.
wrong-ahead = Tal como están las áreas de juego, vas ganando con { $mine } de los siete colores; tras la mejor jugada, con { $theirs }.
wrong-changes = Cartas en la mano que pueden traer un color con el que vas ganando: { $mine }; tras la mejor jugada, { $theirs }.
wrong-weaker = Con { $colour } en la pila de reglas tienes { $cards }; tras la mejor jugada, { $better }.
wrong-scores = Tal como está todo, vale { $mine } puntos; la mejor jugada, { $theirs }.
wrong-highest = La carta más alta que te queda es { $card }; tras la mejor jugada, { $other }.

## The same, about somebody other than the reader

wrong-out-named = Elimina a { $name }, aunque es posible seguir en la ronda.
wrong-hope-named = { $count ->
    [0] Ninguna carta robada puede mantener a { $name } en la ronda; la mejor jugada lo hace de inmediato.
    [one] De las { $unseen } cartas no vistas, solo una mantiene a { $name } en la ronda si la roba; la mejor jugada lo hace de inmediato.
   *[other] De las { $unseen } cartas no vistas, solo { $count } mantienen a { $name } en la ronda si las roba; la mejor jugada lo hace de inmediato.
}
wrong-hope-fewer-named = Cartas no vistas: { $unseen }; las que mantienen a { $name } en la ronda si las roba: { $mine }, tras la mejor jugada { $theirs }.
wrong-last-named = Es la última carta de { $name }: si alguien más sigue en la ronda, termina para { $name }.
wrong-gives-colour-named = { $name } pierde { $card }, su única carta en la mano para poner la regla { $colour }, con la que va ganando tras la mejor jugada.
wrong-gives-even-named = { $name } pierde { $card }, su única carta par.
wrong-gives-low-named = { $name } pierde { $card }, su única carta menor que 4.
wrong-ahead-named = Tal como están las áreas de juego, { $name } va ganando con { $mine } de los siete colores; tras la mejor jugada, con { $theirs }.
wrong-changes-named = Cartas en la mano que pueden traer un color con el que { $name } va ganando: { $mine }; tras la mejor jugada, { $theirs }.
wrong-weaker-named = Con { $colour } en la pila de reglas, { $name } tiene { $cards }; tras la mejor jugada, { $better }.
wrong-highest-named = La carta más alta que le queda a { $name } es { $card }; tras la mejor jugada, { $other }.

## Hints: a nudge, then the cards, then the turn

hint-out = Ninguna jugada te mantiene en la ronda.
hint-drop = Podrías seguir en la ronda, pero piensa en retirarte.
hint-only = Solo una forma de jugar tus cartas te mantiene en la ronda.
hint-wins = Una de tus jugadas gana la ronda, tengan lo que tengan los demás.
hint-take = La carta que conviene quitar está aquí: { $seat }.
hint-to-canvas = Piensa en llevar una carta a la pila de reglas.
hint-to-deck = Piensa en poner una carta sobre el mazo.
hint-draw = Piensa en robar una carta.
hint-end = Con esto basta: termina aquí tu turno.
hint-action = Piensa en una carta con acción.
hint-earns = Piensa en una carta para la pila de reglas que te dé derecho a robar.
hint-both = Piensa en jugar una carta en tu área y otra en la pila de reglas.
hint-discard = Tal como están las áreas de juego, vas ganando con { $count } de los siete colores: puede bastar una carta en la pila de reglas.
hint-play = Piensa en mantener la regla { $colour } y jugar una carta en tu área de juego.
hint-cards = Fíjate en { $cards }.
hint-turn = Mejor jugada: { $turn } – { $reasons }
