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
