### What only the page for exploring says, in French.

## The turn

web-explore-player = Joueur { $seat }
web-explore-turn = Tour
web-explore-to-move = C’est à { $name } de jouer
web-explore-unknown = C’est à { $name } de jouer, mais sa main n’est pas connue. Joue une carte à sa place ou modifie la position.
web-explore-over = La manche est finie.
web-explore-to-palette = Sur la palette
web-explore-end = Finir le tour
web-explore-unseen-card = Jouer une carte non vue
web-explore-which-drawn = Quelle carte est piochée ?
web-explore-any-card = La laisser inconnue

## The analysis

web-explore-analysis = Analyse
web-explore-turns = Coups, le meilleur d’abord
web-explore-looking = Recherche…
web-explore-worlds = { $count } répartitions des cartes
web-explore-worlds-all = les { $count } répartitions des cartes
web-explore-percent = { $count } %
web-explore-chance = Chance : { $mid }, entre { $low } et { $high }.
web-explore-open = ouvert { $share }
web-explore-certain-win = gain certain
web-explore-certain-loss = perte certaine
web-explore-start = Analyser
web-explore-stop = Arrêter l’analyse
web-explore-further = Chercher plus loin
web-explore-play-turn = Jouer ce coup
web-explore-why = Pourquoi ?
web-explore-why-turn = Pourquoi ? { $turn }
web-explore-no-reason = Aucun fait ne plaide ni pour ni contre.

## The lines

web-explore-lines = Variantes
web-explore-lines-none = Joue un coup, puis reviens en arrière et essaies-en un autre : toutes les variantes restent ici.
web-explore-beginning = Position
web-explore-forget = Supprimer
web-explore-first = Au début
web-explore-back = Tour précédent
web-explore-on = Tour suivant
web-explore-last = À la fin de la variante
web-explore-keys = Les flèches gauche et droite reculent et avancent, haut et bas mènent aux autres tours essayés là. Début et Fin mènent au début et à la fin de la variante. Retour arrière annule une étape.

## Opening and sharing

web-explore-link = Lien vers ici
web-explore-copy = Copier la position
web-explore-position = Position en texte
web-explore-open-position = Ouvrir la position
web-explore-impossible = Cette position ne peut pas être montrée
web-explore-fresh = Partir d’une autre position
web-explore-lost = Le serveur n’a pas répondu. Réessaie.

## Editing

web-explore-edit = Modifier la position
web-explore-done = Terminé
web-explore-possible = Cette position est possible.
web-explore-whose-turn = À qui de jouer
web-explore-palette = Palette
web-explore-hand = Main
web-explore-hidden = Cartes cachées en main
web-explore-canvas = Couleur en vigueur
web-explore-to-canvas = Sur la toile
web-explore-gone = Retirées du jeu
web-explore-deck-top = Sur le dessus de la pioche
web-explore-deck-hidden = Cartes cachées de la pioche
web-explore-unseen = Cartes non vues
web-explore-put = Poser ici : { $place }
web-explore-fewer = { $label } : une de moins
web-explore-more = { $label } : une de plus
