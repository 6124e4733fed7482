### What only parts that are fetched later say, in French.

## A new table

web-rules = Règles
web-book = Selon le livret
web-book-none = Aucun (choisir l’édition)
web-seats = Joueurs
web-seat-you = Tu prends la première place.
web-seat-person = Joueur humain
web-strengths = Les robots ont sept forces : 1 est facile, 7 est très fort.
web-pace = Rythme des robots
web-pace-calm = Calme
web-pace-normal = Normal
web-pace-quick = Rapide
web-clock = Pendule
web-clock-none = Sans pendule
web-clock-day = Un jour par tour
web-clock-turn = { $count } secondes par tour
web-clock-game = { $count } minutes par joueur, plus 5 secondes par tour
web-open = Ouverte à tous
web-open-more = Elle figure sur la page d’accueil. Sinon, seuls ceux qui ont le lien peuvent venir.
web-spectators-may = Spectateurs admis
web-spectators-more = Les spectateurs voient ce que tout le monde voit et, à la fin, toutes les mains.
web-stand-in = Un robot remplace les absents
web-stand-in-more = Si quelqu’un s’absente longtemps, un robot joue jusqu’à son retour.
web-hints-may = Indices permis
web-hints-more = À ton tour, tu peux prendre un indice. Les autres le voient.
web-rated = Classée
web-rated-more = Compte pour la cote de chacun ; tous ont besoin d’un compte. Avec pendule, sans indices ni remplaçants. Qui s’en va abandonne la suite de la partie.

## Before the game

web-room-more = { $count ->
    [one] On attend encore un joueur
   *[other] On attend encore { $count } joueurs
}
web-room-yours = Tout le monde est là : tu peux commencer
web-room-start = Tout le monde est là : { $count ->
    [one] { $names } peut commencer
   *[other] { $names } peuvent commencer
}
web-invite = Invite tes amis
web-only-here = Ce lien ne marche que sur cet ordinateur. Pour jouer à plusieurs, lance le serveur avec --host 0.0.0.0.
web-share = Partager le lien
web-qr = QR code du lien
web-ask-name = Comment les autres doivent-ils t’appeler ?
web-name-keep = C’est moi
web-link = Lien de cette table
web-copy = Copier le lien
web-copied = Copié
web-sit = S’asseoir ici
web-add-bot-seat = Ajouter un robot à la place { $seat }

## An unknown address

web-nothing-here = Il n’y a rien ici
web-nothing-here-more = L’adresse est peut-être incomplète, ou la page a changé de place.
web-cannot = Impossible d’afficher cette table

## Help at the table, in full

help-rule-R = La carte la plus haute gagne. Le chiffre le plus grand l’emporte ; à chiffre égal, c’est la couleur la plus proche du rouge.
help-rule-O = Qui a le plus de cartes du même chiffre gagne. À égalité, la plus haute de ces cartes décide.
help-rule-Y = Qui a le plus de cartes de la même couleur gagne. À égalité, la plus haute de ces cartes décide.
help-rule-G = Qui a le plus de cartes paires gagne ; sans carte paire, tu n’es pas en tête. À égalité, la plus haute de ces cartes décide.
help-rule-B = Qui a le plus de couleurs différentes gagne ; une carte compte par couleur. À égalité, la plus haute de ces cartes décide.
help-rule-I = Qui a la plus longue suite gagne ; les couleurs n’importent pas, et chaque chiffre ne compte qu’une fois. À égalité, la plus haute de ces cartes décide.
help-rule-V = Qui a le plus de cartes inférieures à 4 gagne ; sans une telle carte, tu n’es pas en tête. À égalité, la plus haute de ces cartes décide.
help-draw = { $draw ->
    [must] Si tu défausses une carte au chiffre supérieur au nombre de cartes de ta palette, tu dois piocher une carte. Ton tour est alors fini.
   *[other] Si tu défausses une carte au chiffre supérieur au nombre de cartes de ta palette, tu peux piocher une carte. Ton tour est alors fini.
}
help-score = Qui gagne une manche marque les cartes qui comptent selon la règle en vigueur, chacune pour son chiffre. Ces cartes ne servent plus dans les manches suivantes. La partie finit quand quelqu’un a { $goal } points, ou quand il reste trop peu de cartes pour une autre manche ; le plus haut score gagne.
help-turn = Joue une carte sur ta palette, défausses-en une sur la toile, ou fais les deux dans cet ordre. Si tu n’es pas en tête à la fin de ton tour, ou si tu n’as plus de cartes au début, tu te fais éliminer ; au début, tu peux aussi abandonner. Qui reste en dernier gagne la manche.
web-help-turn = À toi de jouer
web-help-known = Ce signe marque les cartes que tout le monde connaît.

## Below the first screen

web-new = Tu découvres Red7 ? Apprends en cinq minutes
web-learn = Apprendre
web-puzzles = Énigmes
web-together = À plusieurs
web-together-more = Ouvre une table et envoie le lien à tes amis. Des robots peuvent occuper les places libres.
web-colours = Règles et cartes
web-seven = Sept couleurs, sept règles
web-explore = Explorer
web-open-tables = Tables ouvertes
web-no-tables = Aucune table n’attend de joueurs en ce moment.
web-join = Rejoindre
web-room-free = { $count ->
    [one] une place libre
   *[other] { $count } places libres
}

## Statistics

web-stats = Tes statistiques
web-stats-more = Ton jeu en chiffres : ce que tu gagnes, avec quelle précision, et ce qui te coûte le plus.
web-account = Compte
web-history = Tes parties
web-leaders = Classement
web-people = Joueurs

## The menu of a table

web-spectators = { $count ->
    [one] un spectateur
   *[other] { $count } spectateurs
}
web-sound = Sons
web-at-once = Jouer sans confirmer
web-at-once-more = Un coup complet est joué sans confirmation.
web-piles = Piles de score
web-keys = Clavier
web-keys-text = Tab et les flèches vont de carte en carte ; un chiffre ou la lettre d’une couleur mène à une carte. Entrée la prend ; P la joue sur la palette, C sur la toile, D sur la pioche. E finit le tour ou joue le coup, Retour arrière l’annule. H donne un indice.
web-ask-leave = La partie n’est pas finie. Si tu pars, tu perds ta place.

## Hints

web-hint = Indice
web-hint-nudge = Une piste
web-hint-cards = Quelles cartes ?
web-hint-turn = Le coup entier
web-hint-wait = Recherche du meilleur coup…
web-hint-failed = Aucun indice n’est arrivé.
web-hint-make = Le poser sur la table
web-hints-used = Niveaux d’indice pris : { $count }

## The replay of a game

web-replay-title = Rediffusion
web-replay-turn = Tour
web-replay-at = { $number } sur { $count }
web-replay-first = Au début
web-replay-previous = Tour précédent
web-replay-play = Lire
web-replay-pause = Pause
web-replay-next = Tour suivant
web-replay-last = À la fin
web-replay-pace = Rythme
web-replay-hands = Mains visibles
web-replay-hands-all = Toutes les mains
web-replay-hands-none = Aucune main
web-replay-hands-of = Seulement { $name }
web-replay-hand = Main : { $name }
web-replay-won = a gagné
web-step-palette = Palette
web-step-canvas = Toile
web-step-deck = Pioche
web-step-draw = Piocher
web-step-end = Fin du tour
web-review = Analyse
web-replay-link = Lien vers ce tour
web-replay-json = Partie en JSON
web-replay-keys = Les flèches gauche et droite reculent ou avancent d’un tour, avec Maj d’une étape. Début et Fin mènent au début et à la fin. La barre d’espace lance et arrête la lecture, et H change les mains visibles.

## The end of a round or game

web-end-table = Joueurs, points et cartes restées en main
web-player = Joueur
web-held = Reste en main
web-held-none = rien
web-end-show = Résultat
web-next-soon = La manche suivante commence dans { $count } s.
web-replay = Revoir la partie
web-waits-for = En attente de : { $names }.

## Finding opponents

web-find = Trouver des adversaires
web-find-more = Joue avec des gens de ton niveau, défie quelqu’un ou regarde une partie.
web-watch-now = En cours
web-watch = Regarder
web-challenged = { $name } te défie
web-challenge-yes = Accepter
web-challenge-no = Refuser

## The end of a round

web-end-you-round = Tu gagnes la manche !
web-end-round = { $name } gagne la manche
web-end-you-game = Tu gagnes !
web-end-game = { $name } gagne
web-end-you-match = Tu gagnes la partie !
web-end-match = { $name } gagne la partie
web-end-shared = Victoire partagée : { $names }
web-end-why = Il ne reste que { $name } en jeu. Toile en { $canvas } : { $rule }.
web-end-why-you = Il ne reste que toi en jeu. Toile en { $canvas } : { $rule }.
web-end-rating = Partie classée : ta cote est maintenant de { $points } ({ $change }).
web-rematch = Revanche
web-record = Télécharger la partie

## Help at the table

help-action-1 = { $edition ->
    [v11] Prends une carte dans une autre palette qui en a plus d’une, et pose-la face cachée sur la pioche. S’il n’y en a pas, rien ne se passe.
   *[other] Prends une carte dans une autre palette qui a au moins autant de cartes que la tienne, 1 compris, et pose-la face cachée sur la pioche. S’il n’y en a pas, rien ne se passe.
}
help-action-3 = Pioche une carte, s’il en reste. Tu peux jouer un 3 même sans être en tête, dans l’espoir d’une carte qui te sauve.
help-action-5 = Joue une autre carte de ta main sur ta palette et effectue aussi son action. Si tu n’as pas d’autre carte, rien ne se passe.
help-action-7 = { $edition ->
    [v11] Déplace une autre carte de ta palette sur la toile. Tu dois être en tête à la fin de ton tour.
    [v13] Déplace une carte de ta palette, même le 7, sur la toile ou face cachée sur la pioche. Tu dois être en tête à la fin de ton tour.
   *[other] Déplace une carte de ta palette, même le 7, sur la toile ou face cachée sur la pioche. Si elle va sur la toile, tu dois aussitôt être en tête.
}

## What people say

phrase-hello = Bonjour !
phrase-good-luck = Bonne chance !
phrase-well-played = Bien joué !
phrase-thanks = Merci !
phrase-oops = Oups !
phrase-one-moment = Un instant, s’il te plaît.
phrase-your-turn = C’est à toi.
phrase-good-game = Belle partie !
phrase-rematch = On rejoue ?
phrase-goodbye = Au revoir !

## Rarely said at a table

web-over-goal = L’objectif de { $goal } points est atteint.
web-over-cards = Il ne reste pas assez de cartes.
web-log-stood-in = À la place de { $name } : { $bot }.
web-log-resumed = Le serveur s’est interrompu un instant ; la partie continue.
web-log-expired = Personne n’est venu pendant longtemps : toutes les places sont de nouveau libres.
web-log-to-end = { $who ->
    [you] Tu fais jouer la manche jusqu’à la fin.
   *[other] { $name } fait jouer la manche jusqu’à la fin.
}
web-log-faster = { $who ->
    [you] Tu fais jouer les robots plus vite.
   *[other] { $name } fait jouer les robots plus vite.
}
web-log-hinted = { $who ->
    [you] Tu prends un indice ({ $stage }/3).
   *[other] { $name } prend un indice ({ $stage }/3).
}
web-log-rematch = { $who ->
    [you] Tu demandes une revanche.
   *[other] { $name } demande une revanche.
}
web-log-seated = { $who ->
    [you] Tu t’assieds.
   *[other] { $name } s’assied.
}
web-log-left = { $name } a quitté la table.
web-log-timeout = { $who ->
    [you] Ton temps est écoulé.
   *[other] { $name } n’a plus de temps.
}

## What can be chosen

rules-editions = Éditions
rules-v11 = la plus ancienne : un 1 prend une carte dans toute palette qui en a plus d’une ; un 7 met une autre carte sur la toile
rules-v12 = l’édition habituelle
rules-v13 = tu peux défausser sans être ensuite en tête, mais tu te fais alors éliminer ; après un 7, il suffit d’être en tête à la fin du tour
rules-draw = si tu défausses une carte au chiffre supérieur au nombre de cartes de ta palette, tu peux piocher une carte
rules-draw-must = pareil, mais piocher est obligatoire
rules-match = les manches rapportent des points, jusqu’à 40, 35 ou 30 (à 2, 3 ou 4 joueurs)
rules-actions = les cartes impaires ont une action quand on les joue : le 1 retire une carte, le 3 fait piocher, le 5 fait jouer une autre carte, le 7 déplace une de tes cartes
book-en-v12 = Anglais, v1.2
book-en-v12-second = Anglais, v1.2 (second exemplaire)
book-fr-v12 = Français, v1.2
book-de-v12 = Allemand, v1.2
book-it-v12 = Italien, v1.2
book-es-v12 = Espagnol, v1.2 (Bureau de Juegos)
book-es-v13 = Espagnol, v1.3
book-pl = Polonais
book-fr-draw = Français, autre traduction (pioche obligatoire)
