### What the plain game in the terminal says, in Italian.

cards-counted = { $count ->
    [one] { $count } carta
   *[other] { $count } carte
}
play-welcome = Red7. { $players } giocatori, regole { $rules }. Sei al posto { $seat } ({ $name }). Scrivi ? per l’aiuto.
play-commitment = Il seme delle distribuzioni è fissato; il suo SHA-256 è { $commitment }
play-goal = Obiettivo: { $goal } punti.
play-canvas = Il quadro è { $colour }: { $rule }.
play-line = { $name }: tavolozza { $palette }, { $cards } in mano.
play-line-known = { $name }: tavolozza { $palette }, { $cards } in mano (note: { $known }).
play-line-out = { $name }: fine del round.
play-you = Tu: tavolozza { $palette }, mano { $hand }.
play-winning = In vantaggio ora: { $name } con { $cards }.
play-winning-nobody = Ora nessuno è in vantaggio.
play-under = In vantaggio per colore: { $list }.
play-deck = Mazzo: { $cards }.
play-deck-known = Mazzo: { $cards }, in cima { $known }.
play-scores = Punteggi: { $list }.
play-prompt-start = Tocca a te:
play-prompt-only-drop = Tocca a te, ma nessuna delle tue carte ti porta in vantaggio: ritirati con ~ :
play-prompt-one = L’1: prendi una carta da un’altra tavolozza, ^ e la carta:
play-prompt-five = Il 5: gioca un’altra carta, + e la carta:
play-prompt-seven = Il 7: una carta della tua tavolozza sul quadro, > e la carta, o sul mazzo, ^ e la carta:
play-prompt-seven-canvas = Il 7: un’altra carta della tua tavolozza sul quadro, > e la carta:
play-prompt-earned = Ti spetta una carta: ! per pescarla, . per finire il turno:
play-prompt-seven-earned = Lo scarto del 7 ti dà diritto a una carta: ! per pescarla; oppure continua:
play-prompt-earned-must = Ti spetta una carta e devi pescarla con !:
play-prompt-end = Scarta una carta, > e la carta, o finisci il turno con . :
play-prompt-behind = Non sei in vantaggio: scarta una carta, > e la carta; se niente aiuta, ritirati con ~ :
play-prompt-discard = Non sei ancora in vantaggio: scarta una carta, > e la carta:
play-drew = Hai pescato { $card }.
play-confirm-drop = Vuoi ritirarti da questo round? Scrivi s per sì:
play-confirm-lose = È permesso, ma non saresti in vantaggio e per te il round finirebbe. Giochi lo stesso? Scrivi s per sì:
play-yes = s sì si
play-kept = Non è stato fatto nulla.
play-undone = Annullato: sei di nuovo all’inizio del turno.
play-undo-nothing = Non c’è nulla da annullare.
play-undo-drawn = È stata pescata una carta: non si può più annullare.
play-open = Possibili: { $steps }
play-open-losing = Possibili anche, ma ti eliminano: { $steps }
play-hints-off = In questa partita i suggerimenti sono disattivati.
play-you-out = Per te il round è finito.
play-round-won = { $name } vince il round con { $cards } (quadro { $colour }).
play-you-won-round = Hai vinto il round con { $cards } (quadro { $colour })!
play-won = { $name } vince la partita.
play-you-won = Hai vinto la partita!
play-shared = Vittoria condivisa: { $names }.
play-seed = Il seme era { $seed }
play-saved = La registrazione è in { $file }. Per verificarla: red7 verify { $file }
play-saved-so-far = La registrazione fin qui è in { $file }.
play-bye = Ciao! La partita non è finita.
play-help =
    +R7 gioca una carta dalla mano nella tavolozza, >G4 ne scarta una sul quadro,
    ^B5 ne mette una coperta sul mazzo, ! pesca, . finisce il turno, ~ ti ritira dal round.
    Puoi scrivere più mosse su una riga: +R7 >G4
    Alla fine del tuo turno devi essere in vantaggio, altrimenti per te il round finisce.
    Altre parole: { $open } (che cosa si può fare ora), { $table } (di nuovo il tavolo),
    { $rules } (le sette regole), { $hint } (un suggerimento; chiedi di nuovo per saperne di più),
    { $undo } (torna all’inizio del turno), { $quit }.
play-word-open = mosse
play-word-table = tavolo
play-word-rules = regole
play-word-hint = suggerimento
play-word-undo = annulla
play-word-quit = esci
