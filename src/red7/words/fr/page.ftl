### What only the page says, in French.

## The first page

web-lead = Quarante-neuf cartes, sept règles et une seule loi : à la fin de ton tour, tu dois être en tête.
web-play-now = Jouer maintenant
web-levels = Choix des règles
web-your-games = Tes parties
web-game-turn = Au tour de { $name }
web-games-more = { $count ->
    [one] Une autre partie
   *[other] { $count } autres parties
}
web-games-fewer = Moins de parties
web-level-basic = Base
web-level-basic-more = une manche, sept règles
web-level-advanced = Avancé
web-level-advanced-more = plusieurs manches, aux points
web-level-expert = Expert
web-level-expert-more = aux points, avec actions
web-with-friends = Jouer entre amis
web-choose-rules = Règles et adversaires
web-show-pause = Mettre en pause la partie à l’arrière-plan
web-show-on = Reprendre la partie à l’arrière-plan
web-name = Ton nom
web-greeting = Bonjour, { $name } !
web-language = Langue
web-theme = Apparence
web-theme-auto = Comme le système
web-theme-light = Clair
web-theme-dark = Sombre

## A new table

web-option-draw = Pioche
web-option-draw-must = Pioche obligatoire
web-option-match = Points
web-option-actions = Actions
web-clock-left = temps restant : { $text }
web-open-table = Ouvrir la table

## Before the game

web-start = Commencer la partie
web-room = En attente des joueurs
web-add-bot = Ajouter un robot…
web-seat-free = Place libre
web-bot-level = Robot, force { $number } sur 7

## At the table

web-table = Table
web-home = Accueil
web-home-running = Accueil (ta partie reste ouverte)
web-tab-turn = À toi
web-help = Aide
web-explain = Que signifie cette règle ?
web-explain-action = Que fait cette carte ?
web-menu = Réglages
web-close = Fermer
web-cancel = Annuler
web-talk = Dire quelque chose
web-log = Journal de la partie
web-leave = Quitter la table
web-connecting = Connexion…
web-lost = Connexion perdue. Nouvel essai…
web-part-missing = Cette partie de la page n’a pas pu être chargée.
web-try-again = Réessayer
web-restarting = Le serveur redémarre. Un instant…
web-bot-for-you = Un robot joue pour toi.
web-seat-back = Reprendre ma place
web-card = le { $number } { $colour ->
    [R] rouge
    [O] orange
    [Y] jaune
    [G] vert
    [B] bleu
    [I] indigo
   *[V] violet
}
web-card-hidden = carte face cachée
web-card-known = { web-card }, connu de tous
web-known-cards = connu de tous : { $cards }
web-card-best = { web-card }, dans la meilleure combinaison
web-starter = La carte rouge de départ
web-board = Qui serait en tête avec chaque couleur
web-seat-label = { $name } à la table
web-bot = { $name } (robot)
web-palette-of = Palette : { $name }
web-your-palette = Ta palette
web-your-hand = Ta main
web-hand-count = { $count ->
    [one] une carte en main
   *[other] { $count } cartes en main
}
web-sort-number = Trier par chiffre
web-sort-colour = Trier par couleur
web-deck-known-cards = sur le dessus : { $cards }
web-score-of = score : { $count } sur { $goal }
web-winning = en tête
web-not-winning = pas en tête
web-would-win = serait en tête
web-would-not-win = pas encore en tête
web-out = éliminé
web-away = hors ligne
web-left = a quitté
web-to-move = joue
web-verdict = { $name } est en tête.
web-verdict-you = Tu es en tête.
web-verdict-would = { $name } serait en tête.
web-verdict-you-would = Tu serais en tête.
web-verdict-nobody = Personne n’est en tête.

## The reader’s move

web-guide = Ton coup
web-do-start = À toi : joue une carte, défausse une carte, ou les deux. Finis en tête !
web-do-only-drop = À toi, mais aucune de tes cartes ne te met en tête : tu ne peux qu’abandonner.
web-do-end = Finis ton tour, ou défausse aussi une carte.
web-do-discard = Tu n’es pas encore en tête : défausse maintenant une carte sur la toile.
web-do-behind = Tu n’es pas en tête : défausse une carte sur la toile, ou abandonne.
web-do-one = Le 1 : choisis une carte d’une autre palette. Elle va face cachée sur la pioche.
web-do-five = Le 5 : joue une autre carte de ta main sur ta palette.
web-do-seven = Le 7 : choisis une carte de ta palette, pour la toile ou face cachée sur la pioche.
web-do-seven-canvas = Le 7 : choisis une autre carte de ta palette. Elle va sur la toile.
web-do-earned = Cette défausse dépasse le nombre de cartes de ta palette : tu peux piocher une carte.
web-do-seven-earned = { web-do-earned }
web-do-earned-must = Cette défausse dépasse le nombre de cartes de ta palette : tu dois piocher une carte.
web-do-play = Ton coup est prêt : joue-le ou annule-le.
web-do-play-draws = Tu vas piocher une carte. Ensuite, impossible d’annuler.
web-do-play-out = C’est permis, mais tu ne serais pas en tête et tu te ferais éliminer.
web-where-to = Où va { web-card } ?
web-looking = Un instant…
web-slow = Le serveur n’a pas encore répondu. Ton coup est conservé et tu peux l’annuler.
web-sending = Envoi de ton coup…
web-do-others-turn = C’est à { $name } de jouer.
web-do-out-of-round = Pour toi, la manche est finie : tu peux continuer à regarder.
web-do-watching = Tu regardes la partie.
web-do-watching-turn = Tu regardes la partie. C’est à { $name } de jouer.
web-faster = Plus vite
web-to-end = Jusqu’à la fin
web-to-palette = Sur ta palette
web-to-canvas = Sur la toile
web-to-canvas-colour = Sur la toile : { $canvas }
web-to-deck = Sur la pioche
web-result-winning = tu serais en tête
web-result-behind = puis défausse une carte
web-result-refused = impossible : pourquoi ?
web-result-out = permis, mais éliminatoire
web-result-draws = et tu pioches une carte
web-result-action = puis l’action du { $number }
web-play = Jouer
web-end = Finir mon tour
web-draw = Piocher
web-no-draw = Ne pas piocher
web-undo = Annuler le coup
web-drop = Abandonner
web-sure = Tu confirmes ?
web-ask-drop = Abandonner cette manche ? Tu pourras continuer à regarder.
web-ask-drop-last = { $ends ->
    [game] Abandonner ? { $name } gagne alors la partie.
   *[round] Abandonner ? { $name } gagne alors la manche.
}
web-ask-out = C’est permis, mais tu ne serais pas en tête et tu te ferais éliminer. Jouer quand même ?
web-play-anyway = Jouer quand même
web-keep-playing = Continuer à jouer

## The end of a round or game

web-points = Points
web-next-round = Manche suivante

## What happened

web-log-won = { $name } gagne la manche en { $canvas } avec { $cards }.{ $count ->
    [0] { "" }
   *[other] { " " }(+{ $count })
}
web-log-you-won = Tu gagnes la manche en { $canvas } avec { $cards }.{ $count ->
    [0] { "" }
   *[other] { " " }(+{ $count })
}
web-log-said = { $name } : « { $text } »
