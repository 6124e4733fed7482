### What only the table in the terminal says, in French.

## The screen

terminal-board = En tête par couleur
terminal-too-small = Ce terminal compte { $width }×{ $height } caractères ; la table en demande { $least_width }×{ $least_height }. Agrandis la fenêtre ou réduis les caractères : rien n’est perdu.
terminal-cards = Cartes
terminal-places = Où
terminal-take = Poser
terminal-quit = Quitter
terminal-back = Retour
terminal-slower = Plus lent
terminal-speed = Vitesse : { $speed }
terminal-paused = en pause
terminal-at-once = immédiate
terminal-unsaved = Impossible d’enregistrer la partie : le disque est-il plein ?
terminal-signed-out = Tu as été déconnecté du compte.
terminal-keys-text = Les flèches gauche et droite vont de carte en carte ; un chiffre ou la lettre d’une couleur y mène directement. Haut et bas montrent ce que ferait la carte à chaque endroit. P la joue sur la palette, C sur la toile, D sur la pioche, Entrée là où pointe la flèche. E finit le tour ou joue le coup, Retour arrière le reprend, X abandonne. H donne un indice, Ctrl+T passe du clair au sombre. La souris fait tout cela aussi.
