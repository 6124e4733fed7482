### Puzzles, in French: read by the command. “You” is the one who solves.


## A puzzle, its question and its answer

puzzle-title = Problème { $id } : { $kind }
puzzle-rules = Règles { $rules }, difficulté { $difficulty }. Tu es à la place 1.
puzzle-kind-stay = Rester en jeu
puzzle-kind-sure = Gagner à coup sûr
puzzle-kind-open = Gagner cartes ouvertes
puzzle-kind-action = Utiliser l’action
puzzle-kind-deny = Refuser les points
puzzle-kind-best = Le meilleur coup
puzzle-ask-stay = Un seul tour te maintient dans la manche. Lequel ?
puzzle-ask-sure = Un seul tour gagne la manche, quelles que soient les mains adverses. Lequel ?
puzzle-ask-open = { $count ->
    [one] Toutes les cartes sont ouvertes. Un seul tour gagne la manche, et tout de suite. Lequel ?
   *[other] Toutes les cartes sont ouvertes. Un seul tour gagne la manche, en { $count } de tes tours au plus. Lequel ?
}
puzzle-ask-action = Toutes les cartes sont ouvertes, la pioche aussi. Un seul tour gagne la manche, grâce à une action. Lequel ?
puzzle-ask-deny = Toutes les cartes sont ouvertes. Tu ne peux pas gagner cette manche, mais un tour empêche l’autre d’atteindre { $goal } points. Lequel ?
puzzle-ask-best = Tu ne connais pas l’autre main. Un tour gagne nettement plus souvent que tous les autres. Lequel ?
puzzle-help = Écris un tour, par exemple +R7 >G4 ou ~. « answer » montre la solution, « quit » arrête.
puzzle-prompt = Ton tour :
puzzle-right = Juste !
puzzle-wrong = { $turn } n’est pas la solution.
puzzle-answer = La solution : { $turn }
puzzle-also = Aussi bon, car cela revient au même : { $turns }
puzzle-because-stay = Tous les autres tours quittent la manche.
puzzle-because-sure = Après tout autre tour, certaines cartes des autres peuvent t’empêcher de gagner.
puzzle-because-open = { $count ->
    [one] L’autre ne peut pas y répondre.
   *[other] Quoi que fasse l’autre, tu gagnes en { $count } tours au plus ; après tout autre tour, il existe une réponse.
}
puzzle-because-action = Sans cette action, les autres peuvent t’empêcher de gagner.
puzzle-denied = { $count ->
    [one] L’autre marque alors au plus 1 point et en a { $total } sur { $goal }.
   *[other] L’autre marque alors au plus { $count } points et en a { $total } sur { $goal }.
}
puzzle-because-deny = Après tout autre tour, l’autre peut atteindre l’objectif.
puzzle-because-best = Cartes ouvertes, ce tour gagne dans au moins 10 sur 100 des répartitions possibles de plus que tout autre, toutes comptant autant.
puzzle-explore = Pour l’essayer : { $command }
puzzle-unknown = Il n’y a pas de problème « { $text } ».

## The table of all puzzles, and making new ones

puzzles-kind = Genre
puzzles-count = Problèmes
puzzles-easiest = Le plus facile
puzzles-middle = Moyen
puzzles-hardest = Le plus difficile
puzzles-players = Joueurs restants
puzzles-total = { $count ->
    [one] { $count } problème.
   *[other] { $count } problèmes.
}
puzzles-making = { $done } problèmes sur { $total }, tirés de { $games } parties…
puzzles-made = { $count ->
    [one] { $count } problème écrit dans { $file }.
   *[other] { $count } problèmes écrits dans { $file }.
}

## Help

help-puzzle = Un problème à résoudre : celui du jour, un d’un certain genre ou un bien précis.
help-puzzle-more = En lignes de texte, elle lit des tours, un par ligne, et dit si c’est juste. Un tour interdit est refusé avec la raison.
help-puzzles = Tous les problèmes fournis : combien il y en a, une liste pour les programmes, ou de nouveaux.
help-arg-puzzles = « generate » pour créer de nouveaux problèmes ; rien pour voir ceux qui existent
help-opt-puzzle-kind = le genre du problème
help-opt-puzzle-id = l’identifiant du problème
help-opt-puzzles-json = écrire les problèmes en JSON, un par ligne
help-opt-puzzles-kinds = seulement ces genres, séparés par des virgules
help-opt-puzzles-seed = un nombre ; le même nombre donne les mêmes problèmes
help-opt-puzzles-count = combien de problèmes créer, chaque genre à son tour
help-opt-puzzles-output = le fichier où les écrire
