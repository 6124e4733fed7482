### Puzzles on the page, in French.

web-puzzle-all = Énigmes
web-puzzle-open = Énigme { $id }

## What there is

web-puzzle-today = L’énigme du jour
web-puzzle-today-next = La suivante arrive dans { $time }.
web-puzzle-solve = Résoudre
web-puzzle-look = Voir la solution
web-puzzle-series = Série sans fin
web-puzzle-series-more = L’une après l’autre, à peu près à ta force.
web-puzzle-rush = Course aux énigmes
web-puzzle-rush-more = Autant que tu peux en trois minutes. La troisième erreur y met fin.
web-puzzle-rush-start = Commencer
web-puzzle-rush-again = Encore une fois
web-puzzle-kinds = Par genre
web-puzzle-kind-stay = Rester en jeu
web-puzzle-kind-sure = Victoire certaine
web-puzzle-kind-open = Cartes sur table
web-puzzle-kind-action = Utiliser une action
web-puzzle-kind-deny = Priver de points
web-puzzle-kind-best = Le meilleur coup

## The reader

web-puzzle-streak = { $count ->
    [0] Pas encore de jours d’affilée
    [one] Un jour d’affilée
   *[other] { $count } jours d’affilée
}
web-puzzle-longest = Record : { $count }
web-puzzle-rating = Ta cote : { $points }
web-puzzle-rating-about = Ta cote : environ { $points }

## Solving

web-puzzle-task-stay = Un seul coup te garde dans la manche. Trouve-le.
web-puzzle-task-sure = Trouve le coup qui gagne la manche, quoi que les autres aient en main.
web-puzzle-task-open = { $count ->
    [1] Toutes les cartes sont visibles. Trouve le coup qui gagne la manche.
   *[other] Toutes les cartes sont visibles. Trouve le coup qui mène à la victoire en { $count } tours.
}
web-puzzle-task-action = Toutes les cartes sont visibles. Seule une action gagne la manche. Trouve le coup.
web-puzzle-task-deny = Toutes les cartes sont visibles. Tu ne peux pas gagner : empêche ton adversaire d’atteindre l’objectif.
web-puzzle-task-best = Trouve le coup qui gagne le plus souvent.
web-puzzle-level = Difficulté { $points }
web-puzzle-compose = Compose ton coup. Tu sauras s’il est juste en le confirmant.
web-puzzle-step = Ton coup jusqu’ici : { $turn }
web-puzzle-player = Joueur { $seat }
web-puzzle-confirm = Confirmer
web-puzzle-show = Voir la solution
web-puzzle-sure = Voir la solution ? L’énigme comptera comme non résolue.
web-puzzle-right = C’est juste !
web-puzzle-wrong = Ce n’est pas la solution. Essaie encore.
web-puzzle-answer = La solution
web-puzzle-shown = Pas résolue cette fois
web-puzzle-gained = Cote { $points }
web-puzzle-yours = Ton coup { $turn } :
web-puzzle-counts = { $count ->
    [1] Personne d’autre n’a encore essayé.
   *[other] { $solved } sur { $count } l’ont résolue du premier coup.
}
web-puzzle-next = Énigme suivante
web-puzzle-share = Partager
web-puzzle-shared = Copié

## A rush

web-puzzle-left = reste { $time }
web-puzzle-score = { $count ->
    [0] Rien de résolu pour l’instant
    [one] Une résolue
   *[other] { $count } résolues
}
web-puzzle-misses = { $count ->
    [one] { $count } erreur sur { $most }
   *[other] { $count } erreurs sur { $most }
}
web-puzzle-over = La course est finie
web-puzzle-best = Ton record : { $count }
web-puzzle-missed = Manquées :
