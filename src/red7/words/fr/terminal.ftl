### What only the table in the terminal says, in French.

## The screen

terminal-board = En tête par couleur
terminal-too-small = Ce terminal compte { $width }×{ $height } caractères ; la table en demande { $least_width }×{ $least_height }. Agrandis la fenêtre ou réduis les caractères : rien n’est perdu.
terminal-cards = Cartes
terminal-places = Où
terminal-take = Poser
terminal-quit = Quitter
terminal-slower = Plus lent
terminal-speed = Vitesse : { $speed }
terminal-paused = en pause
terminal-at-once = immédiate
terminal-unsaved = Impossible d’enregistrer la partie : le disque est-il plein ?
terminal-signed-out = Ta session a été fermée.
terminal-keys-text = Les flèches gauche et droite vont de carte en carte ; un chiffre ou la lettre d’une couleur y mène directement. Haut et bas montrent ce que ferait la carte à chaque endroit. P la joue sur la palette, C sur la toile, D sur la pioche, Entrée là où pointe la flèche. E finit le tour ou joue le coup, Retour arrière le reprend, X abandonne. H donne un indice, Ctrl+T passe du clair au sombre. La souris fait tout cela aussi.

## Tables on a server

terminal-no-server = Aucun serveur Red7 ne répond à l’adresse { $url }. L’adresse est-elle juste et le serveur en marche ?
terminal-new-table = Ouvrir une table
terminal-to-table = Aller à la table
terminal-choose = Choisir
terminal-invitation = Coller une invitation
terminal-invitation-ask = Le lien vers une table, tel que tu l’as reçu :
terminal-invitation-unknown = Ce n’est pas un lien vers une table de { $url }.

## Games that are kept

terminal-left = Ta partie est conservée. Pour la reprendre : red7 play --resume
terminal-resume-none = Il n’y a pas de partie à reprendre. Commences-en une : red7 play
terminal-resume-newer = La partie dans { $file } vient d’une version plus récente de Red7. Mets Red7 à jour pour la reprendre ; elle reste telle quelle.
terminal-resume-broken = La partie dans { $file } est illisible. Déplace ce fichier pour reprendre une partie plus ancienne.
terminal-resume-used = La partie dans { $file } est ouverte dans un autre terminal. Continue là-bas, ou commences-en une autre : red7 play
games-none = Aucune partie terminée n’est conservée ici, ou aucune ne convient.
games-won = gagnée
games-lost = perdue
games-watched = regardée
games-exported =
    { $count ->
        [one] { $count } enregistrement a été écrit dans { $folder }.
       *[other] { $count } enregistrements ont été écrits dans { $folder }.
    }
games-unfinished =
    { $count ->
        [one] { $count } partie n’est pas terminée : red7 play --resume
       *[other] { $count } parties ne sont pas terminées : red7 play --resume
    }
games-one-of = « { $text } » n’est pas une valeur possible pour { $option }. Au choix : { $list }.
games-day = « { $text } » n’est pas un jour. Les jours s’écrivent ainsi : 2026-01-31
