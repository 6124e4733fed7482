### Why a turn is good, what is wrong with another, and hints, in Italian: read by the
### server and the command. “You” is the player whose turn it is. Messages that end
### in -named speak of that player by $name, in words that fit everybody.
###
### To answer a turn is to make one that keeps the answering player in the round. $cards, $better
### and $colours are lists, joined by the messages below or by spaces.

joined-or = { $items } o { $last }
joined-and = { $items } e { $last }

## Why a turn is good

why-lost = Nessuna mossa ti tiene nel round.
why-drops = Lascia il round, anche se potresti restare.
why-hope = { $count ->
    [one] Delle { $unseen } carte non viste, una sola ti tiene nel round se la peschi.
   *[other] Delle { $unseen } carte non viste, { $count } ti tengono nel round se le peschi.
}
why-hope-all = Qualunque carta peschi, puoi restare nel round.
why-hope-none = Nessuna carta che potresti pescare ti tiene nel round.
why-wins = Nessun altro ha ancora carte: la mossa vince il round.
why-unanswerable = Nessuno può rispondere, qualunque carta abbia: la mossa vince il round.
why-points = { $count ->
    [one] Vale { $count } punto.
   *[other] Vale { $count } punti.
}
why-forced = Nessun altro modo di giocare le tue carte ti tiene nel round.
why-only-three = Nessuno può rispondere, a meno che un 3 non faccia pescare la carta giusta.
why-only = { $threes ->
    [0] Si può rispondere solo con { $cards }.
   *[other] Si può rispondere solo con { $cards }, a meno che un 3 non faccia pescare la carta giusta.
}
why-two = Nessuna carta basta da sola per rispondere; ne servono due.
why-share = Chi gioca dopo può rispondere solo con il { $percent }% delle mani possibili.
why-change = Con il quadro { $colour } nessuno può batterti: per rispondere bisogna cambiare colore.
why-fewest = { $count ->
    [one] Delle { $unseen } carte non viste, una basta da sola per rispondere; ogni altro modo di giocare le tue carte ne lascia di più.
   *[other] Delle { $unseen } carte non viste, { $count } bastano da sole per rispondere; ogni altro modo di giocare le tue carte ne lascia di più.
}
why-count = { $count ->
    [one] Delle { $unseen } carte non viste, solo una basta da sola per rispondere.
   *[other] Delle { $unseen } carte non viste, solo { $count } bastano da sole per rispondere.
}
why-last = È la tua ultima carta: se qualcun altro resta nel round, per te finisce.
why-keeps-changes = { $held ->
    [one] Ti resta una carta, che può portare un colore con cui sei in vantaggio con le tavolozze come sono.
   *[other] Carte che ti restano: { $held }; possono portare un colore con cui sei in vantaggio con le tavolozze come sono: { $count }.
}
why-ahead = { $count ->
    [7] Con le tavolozze come sono, sei in vantaggio con tutti e sette i colori.
   *[other] Con le tavolozze come sono, sei in vantaggio con { $count } dei sette colori.
}
why-draws = { $held ->
    [one] Ti spetta una carta: così ne hai una in mano.
   *[other] Ti spetta una carta: così ne hai { $held } in mano.
}
why-keeps = { $held ->
    [one] Ti resta una carta in mano.
   *[other] Ti restano { $held } carte in mano.
}

## What is wrong with a turn

wrong-out = Ti elimina, anche se potresti restare nel round.
wrong-hope = { $count ->
    [0] Nessuna carta che potresti pescare ti tiene nel round; la mossa migliore lo fa subito.
    [one] Delle { $unseen } carte non viste, una sola ti tiene nel round se la peschi; la mossa migliore lo fa subito.
   *[other] Delle { $unseen } carte non viste, solo { $count } ti tengono nel round se le peschi; la mossa migliore lo fa subito.
}
wrong-hope-fewer = Carte non viste: { $unseen }; quelle che pescate ti tengono nel round: { $mine }, dopo la mossa migliore { $theirs }.
wrong-misses-win = La mossa migliore vince subito il round: nessun altro avrebbe ancora carte.
wrong-misses-unanswerable = La mossa migliore vince il round: nessuno potrebbe rispondere, qualunque carta abbia.
wrong-points = Vince anche questa, ma vale { $mine } invece di { $theirs }.
wrong-known = Si sa che { $seat } ha in mano { $cards }, e questo basta per rispondere.
wrong-lets = Con il quadro { $colours }, chi gioca dopo è in vantaggio con quello che ha già davanti.
wrong-share = Chi gioca dopo può rispondere con il { $mine }% delle mani possibili, alla mossa migliore con il { $theirs }%.
wrong-count = Carte non viste: { $unseen }; quelle che bastano da sole per rispondere: { $mine }, alla mossa migliore { $theirs }.
wrong-last = È la tua ultima carta: se qualcun altro resta nel round, per te finisce.
wrong-gives-colour = Perdi { $card }, la tua unica carta in mano per avere il quadro { $colour }, con cui sei in vantaggio dopo la mossa migliore.
wrong-gives-even = Perdi { $card }, la tua unica carta pari.
wrong-gives-low = Perdi { $card }, la tua unica carta inferiore a 4.
wrong-fewer = Carte che restano in mano: { $mine }; dopo la mossa migliore { $theirs }.
wrong-ahead = Con le tavolozze come sono, sei in vantaggio con { $mine } dei sette colori; dopo la mossa migliore con { $theirs }.
wrong-changes = Carte in mano che possono portare un colore con cui sei in vantaggio: { $mine }; dopo la mossa migliore { $theirs }.
wrong-weaker = Con il quadro { $colour } hai { $cards }; dopo la mossa migliore { $better }.
wrong-scores = Allo stato attuale vale { $mine } punti, la mossa migliore { $theirs }.
wrong-highest = La carta più alta che ti resta è { $card }; dopo la mossa migliore { $other }.

## The same, about somebody other than the reader

wrong-out-named = Elimina { $name }, anche se è possibile restare nel round.
wrong-hope-named = { $count ->
    [0] Nessuna carta pescata può tenere { $name } nel round; la mossa migliore lo fa subito.
    [one] Delle { $unseen } carte non viste, una sola tiene { $name } nel round se viene pescata; la mossa migliore lo fa subito.
   *[other] Delle { $unseen } carte non viste, solo { $count } tengono { $name } nel round se vengono pescate; la mossa migliore lo fa subito.
}
wrong-hope-fewer-named = Carte non viste: { $unseen }; quelle che pescate tengono { $name } nel round: { $mine }, dopo la mossa migliore { $theirs }.
wrong-last-named = È l’ultima carta di { $name }: se qualcun altro resta nel round, per { $name } finisce.
wrong-gives-colour-named = { $name } perde { $card }, la sua unica carta in mano per avere il quadro { $colour }, con cui è in vantaggio dopo la mossa migliore.
wrong-gives-even-named = { $name } perde { $card }, la sua unica carta pari.
wrong-gives-low-named = { $name } perde { $card }, la sua unica carta inferiore a 4.
wrong-ahead-named = Con le tavolozze come sono, { $name } è in vantaggio con { $mine } dei sette colori; dopo la mossa migliore con { $theirs }.
wrong-changes-named = Carte in mano che possono portare un colore con cui { $name } è in vantaggio: { $mine }; dopo la mossa migliore { $theirs }.
wrong-weaker-named = Con il quadro { $colour }, { $name } ha { $cards }; dopo la mossa migliore { $better }.
wrong-highest-named = La carta più alta in mano di { $name } è poi { $card }; dopo la mossa migliore { $other }.

## Hints: a nudge, then the cards, then the turn

hint-out = Nessuna mossa ti tiene nel round.
hint-drop = Potresti restare nel round, ma pensa a ritirarti.
hint-only = Un solo modo di giocare le tue carte ti tiene nel round.
hint-wins = Una delle tue mosse vince il round, qualunque carta abbiano gli altri.
hint-take = La carta da prendere è qui: { $seat }.
hint-to-canvas = Pensa a spostare una carta sul quadro.
hint-to-deck = Pensa a spostare una carta sul mazzo.
hint-draw = Pensa a pescare una carta.
hint-end = Basta così: finisci qui il turno.
hint-action = Pensa a una carta con un’azione.
hint-earns = Pensa a uno scarto che ti dia diritto a una carta.
hint-both = Pensa a giocare una carta e a scartarne un’altra.
hint-discard = Con le tavolozze come sono, sei in vantaggio con { $count } dei sette colori: può bastare uno scarto.
hint-play = Pensa a lasciare il quadro { $colour } e a giocare una carta nella tavolozza.
hint-cards = Guarda { $cards }.
hint-turn = Mossa migliore: { $turn } – { $reasons }
