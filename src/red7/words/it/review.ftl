### A game in hindsight, in Italian: read by the page once a review is asked for, for pictures of
### reviews, and by the command.

## Asking for a review

review-start = Analizza la partita
review-about = Ogni turno è giudicato in base a ciò che il giocatore poteva sapere, e la fortuna è distinta dalla bravura.
review-doing = { $done } turni su { $total }
review-failed = Non è stato possibile fare l’analisi.

## A turn

review-mark = { $mark ->
    [best] migliore
    [good] buono
    [inaccuracy] imprecisione
    [mistake] errore
   *[blunder] errore grave
}
review-count = { $count } × { review-mark }
review-percent = { $share }%
review-forced = Non c’era altro modo di restare in gioco.
review-better = meglio: { $turn } ({ $points })
review-better-by = Meglio di { $points } punti
review-seen = A carte scoperte
review-seen-better = { $turn } { $best } invece di { $mine }.
review-seen-same = Era la mossa migliore.
review-luck-now = Fortuna in questo momento
review-turning = svolta
review-next = Errore successivo
review-previous = Errore precedente
review-faultless = Non sono stati commessi errori.
review-whose = Errori di
review-everybody = tutti
review-worst = l’errore più costoso
review-try = Prova un’altra mossa
review-raise = Mostra di più
review-lower = Mostra meno

## The whole game

review-chances = Probabilità di vittoria
review-table = Le probabilità in una tabella
review-summary = Riepilogo
review-turning-points = Svolte
review-accuracy-name = Precisione
review-result = Risultato
review-luck-name = Fortuna
review-own = Errori propri
review-others = Errori altrui
review-deal = Distribuzione
review-draws = Pescate
review-unseen = Carte nascoste
review-sum-about = Il risultato rispetto a una parte uguale per tutti, in punti percentuali.
review-sum = Risultato { $result } = fortuna { $luck }, errori propri { $own }, errori altrui { $others }
review-luck = Fortuna: distribuzione { $deal }, pescate { $draw }, carte nascoste { $unseen }
review-accuracy = Precisione { $share }% ({ $marks })

## Passing it on

review-share = Condividi
review-link = Link all’analisi
review-png = Immagine (PNG)
review-svg = Immagine (SVG)
