### Puzzles, in French: read by the command. “You” is the one who solves.


## A puzzle, its question and its answer

puzzle-title = Énigme { $id } : { $kind }
puzzle-rules = Règles { $rules }, difficulté { $difficulty }. Tu es à la place 1.
puzzle-kind-stay = Rester en jeu
puzzle-kind-sure = Gagner à coup sûr
puzzle-kind-open = Gagner cartes sur table
puzzle-kind-action = Utiliser l’action
puzzle-kind-deny = Priver de points
puzzle-kind-best = Le meilleur coup
puzzle-ask-stay = Un seul coup te garde dans la manche. Lequel ?
puzzle-ask-sure = Un seul coup gagne la manche, quelles que soient les mains adverses. Lequel ?
puzzle-ask-open = { $count ->
    [one] Toutes les cartes sont visibles. Un seul coup gagne la manche, et tout de suite. Lequel ?
   *[other] Toutes les cartes sont visibles. Un seul coup gagne la manche, en { $count } de tes tours au plus. Lequel ?
}
puzzle-ask-action = Toutes les cartes sont visibles, la pioche aussi. Un seul coup gagne la manche, grâce à une action. Lequel ?
puzzle-ask-deny = Toutes les cartes sont visibles. Tu ne peux pas gagner cette manche, mais un coup empêche ton adversaire d’atteindre { $goal } points. Lequel ?
puzzle-ask-best = Tu ne connais pas l’autre main. Un coup gagne nettement plus souvent que tous les autres. Lequel ?
puzzle-help = Écris un coup, par exemple +R7 >G4 ou ~. « answer » montre la solution, « quit » arrête.
puzzle-prompt = Ton coup :
puzzle-right = C’est juste !
puzzle-wrong = { $turn } n’est pas la solution.
puzzle-answer = La solution : { $turn }
puzzle-also = Aussi bon, car cela revient au même : { $turns }
puzzle-because-stay = Tous les autres coups quittent la manche.
puzzle-because-sure = Après tout autre coup, certaines cartes des autres peuvent t’empêcher de gagner.
puzzle-because-open = { $count ->
    [one] Ton adversaire ne peut pas y répondre.
   *[other] Quoi que fasse ton adversaire, tu gagnes en { $count } tours au plus ; après tout autre coup, il existe une réponse.
}
puzzle-because-action = Sans cette action, les autres peuvent t’empêcher de gagner.
puzzle-denied = { $count ->
    [one] Ton adversaire marque alors au plus 1 point et en a { $total } sur { $goal }.
   *[other] Ton adversaire marque alors au plus { $count } points et en a { $total } sur { $goal }.
}
puzzle-because-deny = Après tout autre coup, ton adversaire peut atteindre l’objectif.
puzzle-because-best = Cartes sur table, il gagne dans au moins 10 répartitions possibles sur 100 de plus que tout autre coup, toutes comptant autant.
puzzle-explore = Pour l’essayer : { $command }
puzzle-unknown = Il n’y a pas d’énigme « { $text } ».

## The table of all puzzles, and making new ones

puzzles-kind = Genre
puzzles-count = Énigmes
puzzles-easiest = La plus facile
puzzles-middle = Moyenne
puzzles-hardest = La plus difficile
puzzles-players = Joueurs restants
puzzles-total = { $count ->
    [one] { $count } énigme.
   *[other] { $count } énigmes.
}
puzzles-making = { $done } énigmes sur { $total }, tirées de { $games } parties…
puzzles-made = { $count ->
    [one] { $count } énigme écrite dans { $file }.
   *[other] { $count } énigmes écrites dans { $file }.
}

## Help

help-puzzle = Une énigme à résoudre : celle du jour, une d’un certain genre ou une bien précise.
help-puzzle-more = En lignes de texte : lit des coups, un par ligne, et dit si c’est juste. Un coup interdit est refusé avec la raison.
help-puzzles = Toutes les énigmes fournies : combien il y en a, une liste pour les programmes, ou de nouvelles.
help-arg-puzzles = « generate » pour créer de nouvelles énigmes ; rien pour voir celles qui existent
help-opt-puzzle-kind = le genre de l’énigme
help-opt-puzzle-id = l’identifiant de l’énigme
help-opt-puzzles-json = écrire les énigmes en JSON, une par ligne
help-opt-puzzles-kinds = seulement ces genres, séparés par des virgules
help-opt-puzzles-seed = un nombre ; le même nombre donne les mêmes énigmes
help-opt-puzzles-count = combien d’énigmes créer, chaque genre à son tour
help-opt-puzzles-output = le fichier où les écrire
