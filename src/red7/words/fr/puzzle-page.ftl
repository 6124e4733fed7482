### Les énigmes sur la page, en français.

web-puzzle-all = Énigmes
web-puzzle-open = Énigme { $id }

## What there is

web-puzzle-today = L’énigme du jour
web-puzzle-today-next = La suivante arrive dans { $time }.
web-puzzle-solve = La résoudre
web-puzzle-look = Voir la réponse
web-puzzle-series = Série sans fin
web-puzzle-series-more = L’une après l’autre, à peu près à ta force.
web-puzzle-rush = Course aux énigmes
web-puzzle-rush-more = Autant que tu peux en trois minutes. La troisième erreur y met fin.
web-puzzle-rush-start = Commencer
web-puzzle-rush-again = Encore une fois
web-puzzle-kinds = Par genre
web-puzzle-kind-stay = Rester en jeu
web-puzzle-kind-sure = Victoire certaine
web-puzzle-kind-open = Cartes ouvertes
web-puzzle-kind-action = Utiliser une action
web-puzzle-kind-deny = Refuser les points
web-puzzle-kind-best = Le meilleur tour

## The reader

web-puzzle-streak = { $count ->
    [0] Pas encore de jours d’affilée
    [one] Un jour d’affilée
   *[other] { $count } jours d’affilée
}
web-puzzle-longest = Record : { $count }
web-puzzle-rating = Ton classement : { $points }
web-puzzle-rating-about = Ton classement : environ { $points }

## Solving

web-puzzle-task-stay = Un seul tour te garde en jeu. Trouve-le.
web-puzzle-task-sure = Trouve le tour qui gagne la manche, quoi que les autres aient en main.
web-puzzle-task-open = { $count ->
    [1] Toutes les cartes sont ouvertes. Trouve le tour qui gagne la manche.
   *[other] Toutes les cartes sont ouvertes. Trouve le tour qui mène à la victoire en { $count } de tes tours.
}
web-puzzle-task-action = Toutes les cartes sont ouvertes. Seule une action gagne la manche. Trouve le tour.
web-puzzle-task-deny = Toutes les cartes sont ouvertes. Tu ne peux pas gagner : empêche l’autre d’atteindre le but.
web-puzzle-task-best = Trouve le tour qui gagne le plus souvent.
web-puzzle-level = Difficulté { $points }
web-puzzle-compose = Compose ton tour. Tu sauras s’il est juste quand tu le confirmeras.
web-puzzle-step = Ton tour jusqu’ici : { $turn }
web-puzzle-player = Joueur { $seat }
web-puzzle-confirm = Confirmer
web-puzzle-show = Voir la réponse
web-puzzle-sure = Voir la réponse ? L’énigme comptera comme non résolue.
web-puzzle-right = C’est juste !
web-puzzle-wrong = Ce n’est pas la réponse. Essaie encore.
web-puzzle-answer = La réponse
web-puzzle-shown = Pas résolue cette fois
web-puzzle-gained = Classement { $points }
web-puzzle-yours = Ton tour { $turn } :
web-puzzle-counts = { $count ->
    [1] Personne d’autre n’a encore essayé.
   *[other] { $solved } sur { $count } l’ont résolue du premier coup.
}
web-puzzle-next = Énigme suivante
web-puzzle-share = Partager
web-puzzle-shared = Copié

## A rush

web-puzzle-left = { $time } restantes
web-puzzle-score = { $count ->
    [0] Rien de résolu pour l’instant
    [one] Une résolue
   *[other] { $count } résolues
}
web-puzzle-misses = { $count } erreur(s) sur { $most }
web-puzzle-over = La course est finie
web-puzzle-best = Ton record : { $count }
web-puzzle-missed = Manquées :
