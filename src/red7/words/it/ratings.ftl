### Histories, profiles and leaders, in Italian: read by the page of ratings.

## Finding one’s way

ratings-more = Altro

## Games

ratings-rules = Regole
ratings-all-rules = Tutte le regole
ratings-result = Risultato
ratings-any = Vinte e perse
ratings-won = Vinta
ratings-lost = Persa
ratings-opponent = Avversario
ratings-anybody = Chiunque
ratings-changed = Punteggio { $points } ({ $change })
ratings-empty = Ancora nessuna partita
ratings-empty-more = Qui compare ogni partita che giochi fino alla fine.
ratings-no-match = Nessuna partita corrisponde.

## Ratings

ratings-since = Qui dal { $day }
ratings-program = Con questo nome gioca un programma.
ratings-bot = Un bot di questo server. Se cambia modo di giocare, diventa un’altra versione, con un punteggio proprio.
ratings-bot-version = Versione
ratings-margin = ± { $margin }
ratings-record = { $count ->
    [one] { $count } partita classificata, vinte: { $won }
   *[other] { $count } partite classificate, vinte: { $won }
}
ratings-provisional = provvisorio
ratings-about = Tutti cominciano da 1500. Il numero dopo ± dice quanto può essere lontana la vera forza: 19 volte su 20 è entro quel margine. Nelle prime dieci partite classificate un punteggio è provvisorio.
ratings-course = Punteggio nel tempo
ratings-plot = { $count ->
    [one] Il punteggio dopo una partita: { $points } ± { $margin }
   *[other] Il punteggio in { $count } partite, tra { $low } e { $high }; ora { $points } ± { $margin }
}
ratings-rated = Partite classificate
ratings-none = Ancora nessuna partita classificata
ratings-none-more = Per giocare per un punteggio, attiva «Classificata» quando prepari un tavolo.

## Leaders

ratings-place = Posto
ratings-player = Nome
ratings-rating = Punteggio
ratings-played = Partite
ratings-version = versione { $version }
ratings-version-now = versione { $version }, quella che gioca ora
