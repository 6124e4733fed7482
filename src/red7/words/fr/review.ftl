### A game in hindsight, in French: read by the page once a review is asked for, for pictures of
### reviews, and by the command.

## Asking for a review

review-start = Analyser la partie
review-about = Chaque tour est jugé selon ce que son joueur pouvait savoir, et la chance est distinguée de l’habileté.
review-doing = { $done } tours sur { $total }
review-failed = L’analyse n’a pas pu être faite.

## A turn

review-mark = { $mark ->
    [best] meilleur
    [good] bon
    [inaccuracy] imprécision
    [mistake] erreur
   *[blunder] gaffe
}
review-count = { $count } × { review-mark }
review-percent = { $share } %
review-forced = Il n’y avait pas d’autre façon de rester en jeu.
review-better = mieux : { $turn } ({ $points })
review-better-by = Mieux de { $points } points
review-seen = Toutes cartes visibles
review-seen-better = { $turn } { $best } au lieu de { $mine }.
review-seen-same = C’était le meilleur coup.
review-luck-now = Chance à ce moment
review-turning = tournant
review-next = Erreur suivante
review-previous = Erreur précédente
review-faultless = Aucune erreur n’a été commise.
review-whose = Erreurs de
review-everybody = tout le monde
review-worst = l’erreur la plus coûteuse
review-try = Essayer un autre coup
review-raise = En voir plus
review-lower = En voir moins

## The whole game

review-chances = Chances de gagner
review-table = Les chances en tableau
review-summary = Bilan
review-turning-points = Tournants
review-accuracy-name = Précision
review-result = Résultat
review-luck-name = Chance
review-own = Propres erreurs
review-others = Erreurs des autres
review-deal = Donne
review-draws = Pioches
review-unseen = Cartes cachées
review-sum-about = Le résultat comparé à une part égale, en points de pourcentage.
review-sum = Résultat { $result } = chance { $luck }, propres erreurs { $own }, erreurs des autres { $others }
review-luck = Chance : donne { $deal }, pioches { $draw }, cartes cachées { $unseen }
review-accuracy = Précision { $share } % ({ $marks })

## Passing it on

review-share = Partager
review-link = Lien vers l’analyse
review-png = Image (PNG)
review-svg = Image (SVG)
