### How a player plays, in French: read by the page of statistics and by the command.

## In numbers

stats-games = { $count ->
    [one] { $count } partie, gagnées : { $won } (par pur hasard : { $expected })
   *[other] { $count } parties, gagnées : { $won } (par pur hasard : { $expected })
}
stats-accuracy = Précision au fil du temps
stats-mean = moyenne { $share } %
stats-colours = Manches gagnées, selon la couleur
stats-habits = Habitudes les plus coûteuses, en points par partie
stats-by = Parties gagnées
stats-players = { $count } joueurs
stats-against = contre { $name }
stats-balance = Chance et habileté, en points par partie
stats-result = Résultat
stats-luck = Chance
stats-luck-kind = { $kind ->
    [deal] dont la donne
    [draw] dont les pioches
   *[unseen] dont les cartes cachées
}
stats-own = Propres erreurs
stats-others = Erreurs des autres
stats-made = { $played ->
    [play] Seulement joué
    [discard] Seulement défaussé
    [both] Joué et défaussé
    [draw] Pioché
    [end] Fini le tour
   *[out] Abandonné
}
stats-better = { $best ->
    [play] seulement jouer
    [discard] seulement défausser
    [both] jouer et défausser
    [draw] piocher
    [end] finir le tour
   *[out] abandonner
}
stats-habit-kind = { $same ->
    [yes] { stats-made }, mais pas les bonnes cartes
   *[no] { stats-made }, au lieu de { stats-better }
}
stats-habit-action = { $way ->
    [missed] Action d’un { $number } manquée
   *[used] Action d’un { $number } de trop
}
stats-habit-part = { $part ->
    [early] Aux deux premiers tours d’une manche
    [middle] Aux troisième et quatrième tours
   *[late] À partir du cinquième tour
}
stats-habit-theme = { $theme ->
    [out] Élimination évitable
    [hope] Espéré une carte
    [win] Manqué une victoire
    [points] Joué pour moins de points
    [answers] Laissé plus de réponses
    [hand] Dépensé des cartes utiles
    [palette] Laissé une palette plus faible
   *[other] Pour des raisons visibles plus tard
}

## The page: all games

stats-empty = Pas encore de partie terminée
stats-empty-more = Joue une partie jusqu’au bout et elle comptera ici : tes victoires, la qualité de ton jeu, ce qui te coûte le plus.
stats-older = Seules tes parties les plus récentes sont comptées : { $count }.
stats-rules = Selon les règles
stats-seats = Selon le nombre de joueurs
stats-opponents = Selon l’adversaire
stats-of = { $won } sur { $count }
stats-mark = Le trait marque ce que le pur hasard ferait gagner.
stats-list = Parties
stats-all = Montrer les { $count } parties
stats-won = Gagnée
stats-lost = Perdue
stats-unreviewed = pas analysée

## The page: what reviews tell

stats-percent = { $share } %
stats-plot = Précision de { $count } parties, de la plus ancienne à la plus récente : de { $low } % à { $high } %, moyenne { $share } %.
stats-each = Chaque point réunit { $count } parties.
stats-habit-group = { $group ->
    [kind] Type de tour
    [action] Actions
    [part] Moment de la manche
   *[theme] Ce qui n’allait pas
}
stats-faultless = Rien n’a été gaspillé.
stats-habits-about = Plusieurs vues des mêmes erreurs.

## The page: reviewing

stats-left = { $count ->
    [one] Une partie n’a pas encore été analysée.
   *[other] { $count } parties n’ont pas encore été analysées.
}
stats-review-about = La précision, les habitudes et la chance viennent des analyses, qui jugent chaque tour.
stats-review = Analyser mes parties
stats-reviewing = Analysées : { $done } sur { $total }
stats-stop = Arrêter
stats-failed = Toutes les parties n’ont pas pu être analysées.
