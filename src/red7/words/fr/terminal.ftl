### Ce que seule la table dans le terminal dit, en français.

## The screen

terminal-board = En tête par couleur
terminal-too-small = Ce terminal compte { $width }×{ $height } caractères ; la table en demande { $least_width }×{ $least_height }. Agrandissez la fenêtre ou réduisez les caractères : rien n’est perdu.
