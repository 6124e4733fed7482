### What the commands that analyse and teach say, in Italian.

## The command `analyse`

analyse-preparing = Preparazione; la primissima volta il motore viene compilato, e ci vuole un po’…
analyse-doing = Il migliore dopo { $worlds ->
    [one] una distribuzione
   *[other] { $worlds } distribuzioni
}: { $turn }
analyse-nothing = Qui nessun turno è permesso.
analyse-turn = Turno
analyse-chance = Probabilità
analyse-open = Carte scoperte
analyse-proven = Certo
analyse-why = Perché { $turn }: { $reasons }
analyse-certain = { $proof ->
    [win] vince
   *[loss] perde
}
analyse-sure = { $mid }%
analyse-between = { $mid }% ({ $low }–{ $high })
analyse-worlds = { $kind ->
    [all] Sono state esaminate tutte le { $count } distribuzioni possibili delle carte nascoste.
   *[some] { $count ->
        [one] È stata esaminata una distribuzione possibile delle carte nascoste.
       *[other] Sono state esaminate { $count } distribuzioni possibili delle carte nascoste.
    }
}

## The command `explore`

explore-welcome = Scrivi mosse per giocarle, oppure help.
explore-unknown = Non c’è un comando «{ $text }». Scrivi help per vederli tutti.
explore-line = Riga { $number }: { $text }
explore-number = Nella lista non c’è il turno { $text }; ne ha { $most }.
explore-whole = Serve un numero intero, non «{ $text }».
explore-set = Scrivi che cosa cambiare, per esempio: set hand 1 R7G4, set palette 2 B5, set canvas G, set deck 20, set away R1, set turn 2, set out 3
explore-move = Scrivi una carta e dove va, per esempio: move R7 hand 1, move R7 palette 2, move R7 canvas, move R7 deck, move R7 away
explore-more = { $count ->
    [one] È possibile un altro turno. Il suo numero segue.
   *[other] Sono possibili altri { $count } turni. I loro numeri seguono.
}
explore-tried = Già provato qui: { $list }
explore-against = Contro { $turn }: { $reasons } Meglio: { $best }
explore-not-against = Nessun fatto parla contro { $turn }, ma l’analisi preferisce { $best }
explore-help =
    +R7 >G4 gioca mosse, di un turno o di più turni; un numero gioca un turno della lista.
    !G4 dice quale carta si pesca. Da una mano nascosta si può giocare ogni carta non vista.
    turns: tutti i turni possibili · analyse [lavoro]: giudicarli · why [turno]: i motivi
    back [numero], forward [variante], top: percorrere l’albero · tree: mostrarlo
    set hand|palette|turn|out POSTO, set canvas|deck|away: cambiare la posizione
    move CARTA hand|palette POSTO, move CARTA canvas|deck|away: mettere altrove una carta
    hide: mostrare e giudicare solo ciò che può sapere chi è di turno · show: tutto
    table: mostrare il tavolo · position: il suo testo · line: tutta la sequenza, da condividere
    rules [sezione]: le regole · help · quit

## The command `stats`

stats-doing = Analisi della partita { $number } di { $games }: turno { $done } di { $total }…
stats-range = { $low }–{ $high }%
stats-no-folder = Non c’è la cartella { $folder }.
stats-no-records = In { $folder } non ci sono registrazioni: nessun file che finisce in .red7 o .json.
stats-none = In { $folder } non c’è nessuna partita finita da contare.
stats-player-unknown = Nessuno di nome «{ $name }» ha finito lì una partita. I nomi sono: { $names }
stats-skipped = { $count ->
    [one] Un file è stato tralasciato:
   *[other] { $count } file sono stati tralasciati:
}

## The command `learn`

learn-unknown = Non c’è una lezione «{ $text }». Le lezioni sono: { $list }
learn-step = Passo { $number } di { $count }
learn-how = Scrivi il tuo turno, per esempio +R7 o +R7 >G4; ? mostra un passo, quit finisce.
learn-next = La lezione è finita. Poi: red7 learn { $name }
learn-last = Era l’ultima lezione.
