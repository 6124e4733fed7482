### Lessons, in Italian: read by the server and the command.
###
### Cards, colours and numbers are filled in from the position. No text is longer than three lines on
### a phone. $comparison is a sentence of its own, $rule the rule of a colour in a few words.

## Titles

lesson-title-highest = Vince la carta più alta
lesson-title-same = Stesso numero, stesso colore
lesson-title-kind = Carte pari e carte basse
lesson-title-spread = Colori diversi e scale
lesson-title-turn = Che cosa si fa nel turno
lesson-title-winning = Chi è in vantaggio
lesson-title-ties = Parità
lesson-title-out = Ritirarsi
lesson-title-draw = Pescare carte
lesson-title-score = Fare punti
lesson-title-act = L’azione del numero { $number }
lesson-title-deny = Negare punti
lesson-title-leave = Ritirarsi apposta

## What is to be done

lesson-highest-first = Sul quadro c’è il { $canvas }: { $rule }. Gioca nella tavolozza una carta che batta { $card }, poi finisci il turno.
lesson-highest-equal = A parità di numero vince il colore più vicino al { $first }. Batti { $card }.
lesson-highest-answer = Ti hanno risposto. Chi alla fine del suo turno non è in vantaggio è eliminato: batti { $card }.
lesson-meet = { $heading }: { $rule }. Finora tu hai { $mine }, l’avversario { $theirs }. Vai in vantaggio.
lesson-again = Ancora { $canvas }: tu hai { $mine }, l’avversario { $theirs }. Vai in vantaggio.
lesson-turn-play = Un modo per restare: gioca una carta nella tavolozza e lascia stare il quadro. Fai solo questo.
lesson-turn-change = Nessuna carta per la tavolozza basta. Scartane una sul quadro: il suo colore è la nuova regola.
lesson-turn-both = Ora una carta sola non basta. Giocane una nella tavolozza, poi scartane un’altra sul quadro.
lesson-winning-everybody = Devi battere tutti quelli ancora nel round. Tu hai { $mine }, il più forte di loro { $theirs }.
lesson-winning-none = { $comparison } Procuratene una.
lesson-winning-under = Guarda tutti i colori: con queste tavolozze sei in vantaggio con { $count } di essi. Cambia solo la regola.
lesson-ties-count = Altrettante carte? Allora decide la più alta di queste. Tu hai { $mine }, l’avversario { $theirs }.
lesson-ties-colour = Se anche le carte più alte hanno lo stesso numero, vince il colore più vicino al { $first }. Vai in vantaggio così.
lesson-out-none = Qui nessuna mossa ti lascia in vantaggio, qualunque cosa provi. Allora ti ritiri e guardi la fine del round.
lesson-out-still = Sembra persa, ma una sola mossa ti tiene nel round. Trovala.
lesson-out-last = Chi inizia il turno senza carte è eliminato. L’avversario non ne ha più: resta, e vinci il round.
lesson-draw-earn = Se scarti una carta più alta del numero di carte nella tua tavolozza (ora { $held }), puoi pescarne una. Fallo.
lesson-draw-both = Conta anche la carta che giochi prima. Gioca una carta, scartane una alta e pesca.
lesson-score-win = L’avversario non ha più carte. Segni le carte che contano, ciascuna per il suo numero: vinci con più punti che puoi.
lesson-score-more = Il colore decide quali carte contano. Vinci con { $count } punti.
lesson-act-one = Giocato nella tavolozza, il numero { $number } toglie una carta a una tavolozza che ne ha almeno quante la tua. Usalo.
lesson-act-three = Il numero { $number } fa pescare subito una carta. Puoi giocarlo anche se non sei in vantaggio. Usalo.
lesson-act-five = Il numero { $number } ti fa giocare un’altra carta nella tavolozza. Usalo.
lesson-act-seven = Il numero { $number } sposta una carta della tua tavolozza: sul quadro, se così sei in vantaggio, o sul mazzo. Usalo.
lesson-act-again = Usa di nuovo l’azione del numero { $number } e finisci in vantaggio.
lesson-deny = L’avversario ha in mano { $cards } e vince il round comunque. Lascia meno punti che puoi.
lesson-leave = L’avversario ha in mano { $cards } e vincerà. Ritirarti ora lascia { $count } punti. Lasciane meno che puoi.

## What came of it

lesson-done = Esatto! Sei in vantaggio con { $cards }.
lesson-done-drop = Esatto. Nel prossimo round giochi di nuovo.
lesson-done-deny = Esatto! Punti lasciati all’avversario: { $count }.
lesson-miss-play = Sei in vantaggio, ma hai anche scartato una carta. Stavolta lascia stare il quadro.
lesson-miss-change = Sei in vantaggio, ma hai giocato una carta nella tavolozza. Stavolta cambia solo la regola.
lesson-miss-draw = Resti nel round, ma non hai pescato.
lesson-miss-act = Sei in vantaggio, ma senza l’azione del numero { $number }.
lesson-miss-deny = Punti lasciati all’avversario: { $mine }. Il minimo possibile: { $theirs }.
