### Words of the game in Italian: read by the page, the server and the command.
###
### Colours come as letters, R O Y G B I V, and cards as written in the notation, R7.

## Colours and their rules

colour = { $colour ->
    [R] rosso
    [O] arancio
    [Y] giallo
    [G] verde
    [B] blu
    [I] indaco
   *[V] violetto
}
colour-heading = { $colour ->
    [R] Rosso
    [O] Arancio
    [Y] Giallo
    [G] Verde
    [B] Blu
    [I] Indaco
   *[V] Violetto
}
rule-text = { $colour ->
    [R] vince la carta più alta
    [O] vince chi ha più carte con lo stesso numero
    [Y] vince chi ha più carte dello stesso colore
    [G] vince chi ha più carte pari
    [B] vince chi ha più colori diversi
    [I] vince chi ha la scala più lunga
   *[V] vince chi ha più carte inferiori a 4
}

## Who

you = Tu
nobody = nessuno
guest = Ospite
somebody = Qualcuno
bot-names = Robin,Sam,Kim,Alex
seat-number = Posto { $seat }

## What happens

label = { $name }: { $value }
separator = { ", " }
steps-joined = { $steps } e { $last }
round-number = Round { $number }
round-begins = Round { $number }. Comincia { $name }.
round-begins-you = Round { $number }. Cominci tu.
turn-told = { $who ->
    [you] { $steps }.
   *[other] { $name } { $steps }.
}
step-played = { $who ->
    [you] giochi { $card } nella tua tavolozza
   *[other] gioca { $card } nella sua tavolozza
}
step-canvas = { $who ->
    [you] scarti { $card } sul quadro (che diventa { $colour })
   *[other] scarta { $card } sul quadro (che diventa { $colour })
}
step-laid = { $who ->
    [you] metti { $card } a faccia in giù sul mazzo
   *[other] mette { $card } a faccia in giù sul mazzo
}
step-taken = { $who ->
    [you] sposti { $card } dalla tavolozza di { $name } a faccia in giù sul mazzo
   *[other] { $whose ->
        [you] sposta { $card } dalla tua tavolozza a faccia in giù sul mazzo
       *[other] sposta { $card } dalla tavolozza di { $name } a faccia in giù sul mazzo
    }
}
step-moved = { $who ->
    [you] sposti { $card } dalla tua tavolozza sul quadro (che diventa { $colour })
   *[other] sposta { $card } dalla sua tavolozza sul quadro (che diventa { $colour })
}
step-drew = { $who ->
    [you] peschi una carta
   *[other] pesca una carta
}
step-drew-known = { $who ->
    [you] peschi { $card }
   *[other] pesca { $card }
}
step-ended = { $who ->
    [you] termini il turno
   *[other] termina il turno
}
step-dropped = { $who ->
    [you] ti ritiri
   *[other] si ritira
}
player-out = { $who ->
    [you] Per te il round è finito.
   *[other] Per { $name } il round è finito.
}
player-out-cards = { $who ->
    [you] Per te il round è finito: non hai più carte in mano.
   *[other] Per { $name } il round è finito: non ha più carte in mano.
}
points-won = { $count ->
    [one] È { $count } punto.
   *[other] Sono { $count } punti.
}
deck-size = Mazzo: { $count }

## What can be chosen

rules-editions = Edizioni
rules-v11 = la più vecchia: un 1 prende da qualsiasi tavolozza con più di una carta; un 7 mette un’altra carta sul quadro
rules-v12 = l’edizione abituale
rules-v13 = con uno scarto puoi anche perdere, e per te il round è finito; dopo un 7 basta essere in vantaggio alla fine del turno
rules-draw = se scarti una carta con un numero più alto di quante carte hai nella tavolozza, puoi pescare una carta
rules-draw-must = lo stesso, ma pescare è obbligatorio
rules-match = si gioca a punti in più round, fino a 40, 35 o 30 (in 2, 3 o 4 giocatori)
rules-actions = le carte dispari hanno un’azione quando le giochi: l’1 toglie una carta, il 3 fa pescare, il 5 fa giocare un’altra carta, il 7 sposta una tua carta
book-en-v12 = Inglese, v1.2
book-en-v12-second = Inglese, v1.2 (seconda copia)
book-fr-v12 = Francese, v1.2
book-de-v12 = Tedesco, v1.2
book-it-v12 = Italiano, v1.2
book-es-v12 = Spagnolo, v1.2 (Bureau de Juegos)
book-es-v13 = Spagnolo, v1.3
book-pl = Polacco
book-fr-draw = Francese, altra traduzione (pescare è obbligatorio)
