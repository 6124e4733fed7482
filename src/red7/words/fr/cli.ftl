### What the command says, in French: errors, help and answers.

## Errors

cli-error = Erreur : { $text }
cli-try-help = Essaie « { $command } --help ».
cli-command-unknown = Il n’y a pas de commande « { $text } ». Les commandes sont { $commands }.
cli-command-missing = Il manque une commande. Au choix : { $commands }.
cli-option-unknown = Il n’y a pas d’option { $text }.
cli-option-value = L’option { $text } demande une valeur.
cli-option-no-value = L’option { $text } ne prend pas de valeur.
cli-argument-missing = Il manque { $text }.
cli-argument-extra = L’argument « { $text } » est de trop.
cli-value-wrong = « { $value } » n’est pas une valeur possible pour { $text }. Au choix : { $choices }.
cli-value-whole = { $text } doit être un nombre entier, et non « { $value } ».
cli-file-unreadable = Impossible de lire le fichier { $file } : { $why }.
cli-file-unwritable = Impossible d’écrire le fichier { $file } : { $why }.
cli-file-not-text = Le fichier { $file } n’est pas du texte en UTF-8.
cli-file-exists = Le fichier { $file } existe déjà. Choisis un autre nom, pour ne rien écraser.
cli-output-failed = Impossible d’écrire la sortie : { $why }.
cli-book-unknown = Il n’y a pas de livret « { $text } ». Les livrets sont { $books }.
cli-lang-unknown = Il n’y a pas de langue « { $text } ». Les langues sont en, fr, de, it, es et pl.
cli-play-terminal = La table a besoin d’un terminal pour être dessinée. Pour les tubes et les lecteurs d’écran : red7 play --plain
cli-options-apart = { $one } et { $other } ne vont pas ensemble.
cli-seats-me = Place-toi une fois dans --seats, sous le nom « me » ; ou regarde avec --watch.
cli-seats-watch = Avec --watch, seuls des robots jouent : retire « me » de --seats.
cli-speed-unknown = « { $text } » n’est pas une vitesse. Les vitesses sont calm, normal, quick et at-once.
cli-server-unknown = « { $text } » n’est pas l’adresse d’un serveur. Elle ressemble à ceci : { $example }
cli-book-or-rules = Donne un livret ou des règles, pas les deux.
cli-out-of-range = { $text } doit être un nombre entier de 1 à { $most }.
cli-line-json = Cette ligne n’est pas un objet JSON.
cli-line-field = Le champ « { $field } » manque ou n’est pas ce qu’il faut : { $kind ->
    [text] un texte était attendu.
    [texts] une liste de textes était attendue.
   *[number] un nombre entier était attendu.
}

## Help

help-usage = Utilisation : { $usage }
help-commands = Commandes
help-arguments = Arguments
help-options = Options
help-examples = Exemples
help-default = (par défaut : { $value })
help-red7 = Red7, le jeu de cartes aux sept règles : jouer, poser des questions, revoir et vérifier des parties.
help-red7-more = « { $command } COMMAND --help » en dit plus sur une commande.
help-best = La meilleure combinaison de cartes d’une palette pour une couleur.
help-questions-more = Avec -, lit un objet JSON par ligne, comme { $example }, et répond à chacun sur une ligne.
help-legal = Les coups possibles pour le joueur dont c’est le tour dans une position.
help-analyse = Tous les tours possibles d’une position, le meilleur d’abord : la chance de gagner ensuite et ce qui est certain.
help-explore = Essayer des suites à partir d’une position ou d’un moment d’une partie, et les faire juger.
help-explore-more = En lignes de texte : lit des commandes, une par ligne ; « help » les énumère. Si elles ne viennent pas d’un terminal, les positions sont écrites en texte, et la première ligne refusée y met fin avec le code 2.
help-learn = Apprendre le jeu en jouant de courtes positions.
help-view = Ce qu’une place peut savoir d’une position, après d’éventuels tours.
help-show = Une position vue comme une table, et qui est en tête pour chaque couleur.
help-deal = Une donne tirée d’une graine.
help-replay = Une partie enregistrée, tour par tour.
help-verify = Vérifier un enregistrement : sa graine, ses donnes, chaque coup et le résultat.
help-verify-more = Code de retour 0 : tout est juste ; 1 : quelque chose ne l’est pas ; 2 : l’enregistrement est illisible.
help-convert = Un enregistrement sous forme de texte ou de JSON.
help-review = Une partie terminée, revue après coup : chaque tour jugé, la chance distinguée de l’habileté.
help-stats = Comment quelqu’un joue, d’après un dossier d’enregistrements : victoires, précision, couleurs, habitudes coûteuses, chance.
help-stats-more = Les parties sont analysées une fois, et les analyses gardées dans le dossier de cache. Sans --player, il s’agit de la personne qui a le plus de parties.
help-rules = Les règles, avec des exemples ; les éditions, les options et les livrets imprimés.
help-play = Une partie contre des robots ou des gens, à une table dans le terminal.
help-games = Ce qui a été joué ici ou sur un serveur : lister, filtrer, exporter.
help-bench = La vitesse de tout sur cette machine, le moteur compilé face à Python pur.
help-warmup = Compiler dès maintenant le moteur des robots forts, au lieu de le faire plus tard en arrière-plan.
help-arg-rule = une couleur : R O Y G B I V ; ou - pour lire des questions
help-arg-cards = des cartes, comme R7O4V1
help-arg-position = une position, comme « R 1 33 B5/R7Y2 V7/?7 »
help-arg-position-or-dash = une position, ou - pour lire des questions
help-arg-explore = une position, une suite comme « v1.2 R 1 33 B5/R7Y2 V7/?7 | +R7 . » ou le fichier d’un enregistrement
help-arg-learn = la leçon ; sans elle, la liste de toutes
help-arg-record = un enregistrement, en texte ou en JSON ; - pour l’entrée standard
help-arg-folder = un dossier d’enregistrements, sous-dossiers compris
help-opt-help = afficher cette aide
help-opt-version = afficher la version
help-opt-lang = la langue : en, fr, de, it, es, pl
help-opt-rules = édition et options, comme v1.2+draw+match+actions ; ou basic, advanced, expert
help-opt-seat = la place dont on prend le point de vue ; 0 pour un spectateur
help-opt-turns = les tours joués depuis, séparés par des virgules
help-opt-past = ajouter les tours qui y ont mené, tels que la place les a vus
help-opt-players = le nombre de joueurs, de 2 à 4
help-opt-seed = la graine, 64 chiffres hexadécimaux ; sinon, une nouvelle
help-opt-round = le numéro de la manche
help-opt-to = le format à écrire : text ou json
help-opt-positions = écrire seulement la position après chaque tour
help-opt-plain = de simples lignes de texte, pour un lecteur d’écran
help-opt-seats = qui joue, dans l’ordre de jeu : toi sous le nom me, et des robots ; par exemple red,green,me
help-opt-watch = regarder des robots jouer entre eux
help-opt-speed = la vitesse des robots : calm, normal, quick ou at-once
help-opt-resume = reprendre la dernière partie quittée
help-opt-server = jouer avec des gens sur un serveur : son adresse, ou une invitation à une table
help-opt-token = un jeton d’un compte sur ce serveur
help-opt-code = un code de la page de ton compte, pour se connecter
help-opt-games-rules = seulement les parties de ces règles : basic, advanced, expert, ou des règles comme v1.2+draw
help-opt-games-opponent = seulement les parties avec quelqu’un de ce nom, ou un robot
help-opt-games-result = seulement les parties gagnées ou perdues : won, lost
help-opt-games-since = seulement les parties à partir de ce jour, par exemple 2026-01-31
help-opt-games-until = seulement les parties jusqu’à ce jour
help-opt-games-server = plutôt tes parties sur ce serveur
help-opt-games-export = un dossier où écrire leurs enregistrements
help-opt-games-json = écrire la liste en JSON
help-opt-book = un livret imprimé, dans sa langue : voir « red7 rules »
help-opt-with = ce qu’on ajoute au livret : draw, match, actions, séparés par +
help-opt-name = ton nom
help-opt-my-seat = ta place
help-opt-json = écrire les chiffres en JSON
help-opt-work = minutie de l’analyse ; 100 prend environ une seconde
help-opt-seconds = analyser plutôt pendant ce nombre de secondes
help-opt-explore-turn = le tour de l’enregistrement après lequel commencer ; 0 pour la donne
help-opt-explore-round = la manche dans laquelle ce tour est compté ; sinon, les tours sont comptés depuis le début de la partie
help-opt-review-work = minutie de l’examen de chaque tour
help-opt-player = le nom de la personne
help-opt-svg = un fichier pour une image, en SVG
help-opt-review-svg = un fichier pour une image de l’analyse, en SVG
help-opt-review-png = la même en PNG
help-opt-bot = les adversaires, du plus faible au plus fort : violet, indigo, blue, green, yellow, orange, red
help-opt-save = un fichier où l’enregistrement est écrit après chaque tour
help-opt-no-hints = ne donner aucun indice
help-arena = Un tournoi entre robots.
help-arg-bots = les noms des robots qui jouent
help-opt-arena-games = combien de parties jouer au moins ; chaque donne est jouée dans toutes les répartitions des places
help-opt-arena-workers = combien de processus jouent en même temps ; sinon, un par processeur
help-opt-arena-seed = la graine : 64 chiffres hexadécimaux ou un nombre entier ; sinon, une nouvelle
help-opt-arena-budget = combien de travail un robot peut consacrer à un coup
help-opt-arena-limit = combien de secondes un robot a pour répondre avant de perdre la partie
help-opt-arena-out = un dossier pour les parties et le rapport ; le redonner fait reprendre le tournoi
help-opt-arena-json = afficher le résultat en JSON
help-serve = Lancer un serveur pour les navigateurs et pour les robots.
help-serve-more = Chaque option peut aussi être donnée par l’environnement, comme { $example }, ou dans le fichier indiqué par --config, en TOML. Les options l’emportent sur l’environnement, et l’environnement sur le fichier.
help-opt-host = l’adresse d’écoute ; 0.0.0.0 pour tous les réseaux
help-opt-port = le port ; 0 pour n’importe quel port libre
help-opt-data = le dossier des données ; à défaut, celui du système
help-opt-database = l’URL de la base de données, par exemple sqlite:///parties.db ou postgresql://user@host/red7 ; sans elle, un fichier dans ce dossier
help-opt-processes = combien de processus partagent le port et la base de données
help-opt-bus = les serveurs NATS qui relient les serveurs d’une même base sur plusieurs machines, séparés par des virgules
help-opt-url = l’adresse par laquelle on atteint le serveur, s’il est derrière un mandataire
help-opt-log = le niveau du journal : debug, info, warning, error
help-opt-config = un fichier de réglages
help-opt-no-browser = ne pas ouvrir de navigateur
help-opt-no-warmup = ne pas compiler le moteur en arrière-plan là où ce n’est pas encore fait
help-opt-pace = secondes d’attente d’un robot avant son tour
help-opt-hold = secondes pendant lesquelles la place d’un joueur parti lui est gardée
help-opt-rate = messages par seconde permis à un joueur ; 0 pour ne pas limiter
help-opt-requests = demandes par seconde d’une même adresse ; 0 pour ne pas limiter
help-opt-sockets = connexions ouvertes d’une même adresse
help-opt-tables = combien de tables aux parties non terminées un joueur peut avoir ouvertes ; dix fois plus pour une adresse ; 0 pour ne pas limiter
help-opt-games = dans combien de parties un joueur peut avoir une place ; 0 pour ne pas limiter
help-opt-new-hours = pendant combien d’heures un invité compte comme nouveau ; 0 pour ne pas limiter les nouveaux
help-opt-new-tables = combien de tables aux parties non terminées un nouvel invité peut avoir ouvertes ; 0 pour autant que les autres
help-opt-new-phrases = combien de phrases un nouvel invité peut dire par minute ; 0 pour ne pas limiter
help-opt-study = combien de questions d’analyse par minute un joueur peut poser ; 0 pour ne pas limiter
help-opt-study-work = combien de travail l’une d’elles peut demander ; 0 pour aucune analyse
help-opt-sign-ins = combien de tentatives de connexion par minute une adresse peut faire, et chacun pour un même nom ; 0 pour aucune limite
help-opt-keep = après combien de jours une partie où personne ne revient est abandonnée ; 0 pour jamais
help-opt-metrics-token = un secret pour les programmes qui surveillent le serveur depuis une autre machine
help-opt-traces = le collecteur auquel envoyer les traces, pour OpenTelemetry
help-opt-proxies = combien de mandataires se trouvent devant le serveur et transmettent les adresses des clients
help-opt-hosts = autres noms auxquels répond le serveur, séparés par des virgules
help-worker = Réfléchir pour les robots de serveurs sur d’autres machines.
help-opt-threads = combien de robots réfléchissent en même temps ; un par processeur par défaut
help-admin = Sauvegarder, restaurer, exporter ou déplacer les données d’un serveur, refaire ce qui en découle ou gérer ses joueurs. Il ne doit être arrêté que pour un déplacement.
help-arg-task = backup, restore, export, move, recompute (toutes les cotes) ou rebuild (l’index des parties, puis toutes les cotes) ; players, ban, unban, rename, close, reports, handle, audit ou names
help-arg-target = un fichier ; pour export, un dossier pour tous les enregistrements ; pour move, le dossier ou l’URL où sont les données ; sinon le nom ou l’identifiant d’un joueur ; pour close, aussi l’identifiant d’une table ; pour players, une partie d’un nom ; pour names, add ou remove
help-arg-to = pour move, le dossier ou l’URL où vont les données ; pour rename, le nouveau nom ; pour names, un nom, avec * à un bout pour n’importe quoi
help-arg-section = le nom d’une section des règles, ou all ; sans lui, ce que l’on peut choisir
help-opt-days = pour ban, combien de jours ; sinon, pour toujours
help-opt-why = pour ban, la raison, pour les autres hôtes et pour l’export du joueur
help-opt-kind = pour players, seulement ceux d’une sorte
help-opt-banned = pour players, seulement ceux qui sont exclus
help-opt-reported = pour players, seulement ceux qui sont signalés

## Answers

show-canvas = Toile : { $colour } – { $rule }
show-deck-known = Pioche : { $count }, sur le dessus { $cards }
show-to-move = doit jouer
show-out = éliminé
show-palette = Palette
show-hand = Main
show-winning = en tête
show-under = Qui est en tête avec chaque couleur
show-gone = Cartes sorties du jeu
show-scores = Scores
show-open = Coups possibles
show-steps = Ce tour jusqu’ici
show-winner = La place { $seat } a gagné la manche.
deal-seed = Graine
deal-commitment = Engagement
deal-position = Position
replay-round-won = { $name } gagne la manche en { $colour } et prend { $cards }.
replay-won = { $names } { $count ->
    [one] gagne la partie.
   *[other] se partagent la victoire.
}
game-running = La partie n’est pas terminée.
verify-commitment = La graine est bien celle qui avait été promise.
verify-no-commitment = Aucun engagement n’est enregistré : la graine a pu être choisie après coup.
verify-deals = { $count ->
    [0] Aucune donne à vérifier.
    [one] La seule donne vient bien de la graine.
   *[other] Les { $count } donnes viennent toutes de la graine.
}
verify-turns = { $count ->
    [0] Aucun tour à vérifier.
    [one] Le seul tour est permis.
   *[other] Les { $count } tours sont tous permis.
}
verify-result = Le résultat est juste : { $names }.
rules-options = Options
rules-books = Livrets imprimés
rules-named = Noms courts
rules-play-book = Pour jouer selon un livret : { $command }
rules-sections = Sections, pour red7 rules SECTION
rules-section-unknown = Il n’y a pas de section « { $text } ». red7 rules les énumère.
rules-more = En savoir plus : { $command }

## The server

serve-at = Red7 tourne à l’adresse { $url }
serve-stop = Ctrl+C pour l’arrêter ; les parties reprennent au prochain démarrage.
serve-bye = Le serveur est arrêté. Rien n’est perdu.
serve-port = Le port { $port } de { $host } n’est pas utilisable : { $why }. Choisis-en un autre avec --port, ou 0 pour n’importe quel port libre.
serve-folder = Le dossier { $folder } ne peut pas servir aux données : { $why }. Choisis-en un autre avec --data.
serve-newer = Les données de { $folder } viennent d’une version plus récente de red7. Mets red7 à jour, ou choisis un autre dossier avec --data.
serve-data = Les données dans { $folder } sont inutilisables : { $why }. Restaure une sauvegarde avec « red7 admin restore », ou choisis un autre dossier avec --data.
serve-in-use = Un autre serveur utilise les données de { $folder }. Arrête-le d’abord, ou choisis d’autres données.
serve-links = La base de données { $file } a encore un autre nom (un lien physique), et ce qui est changé sous l’un peut se perdre sous l’autre. Supprime tous les noms sauf un.
serve-database = « { $url } » n’est pas une base de données utilisable. Indique un fichier SQLite, comme sqlite:///parties.db, ou une base PostgreSQL, comme postgresql://user@host/red7.
serve-driver = PostgreSQL a besoin d’un pilote qui n’est pas installé. Installe-le avec : { $install }
serve-unreachable = La base de données { $url } est inutilisable : { $why }.
serve-bus = « { $url } » n’est pas l’adresse d’un serveur NATS. Écris-la comme { $example }.
serve-bus-missing = Le bus a besoin de paquets qui ne sont pas installés. Installe-les avec : { $install }
serve-traces = Impossible d’envoyer des traces à « { $url } ». Donne l’adresse d’un collecteur sans mot de passe, comme { $example }.
serve-traces-missing = Les traces ont besoin de paquets qui ne sont pas installés. Installe-les avec : { $install }
serve-secret = Le fichier { $file } est endommagé. Supprime-le et il sera refait ; chacun devra alors redonner son nom.
worker-runs = Ce processus réfléchit pour les robots. Ctrl+C l’arrête.
serve-config-wrong = Le fichier { $file } ne peut pas être lu : { $why }.
serve-setting-unknown = { $file } : il n’y a pas de réglage « { $text } ». Les réglages sont : { $names }.
serve-value-wrong = « { $value } » n’est pas une valeur possible pour { $text }.
admin-nothing = Il n’y a pas de données dans { $folder }.
admin-saved = Les données sont sauvegardées dans { $file }.
admin-restored = Les données de { $file } sont restaurées. Un serveur en marche continue avec elles.
admin-kept = Les données d’avant sont gardées dans { $file }.
admin-exported = { $count ->
    [one] Un enregistrement a été écrit dans { $folder }.
   *[other] { $count } enregistrements ont été écrits dans { $folder }.
}
admin-not-backup = { $file } n’est pas une sauvegarde de red7.
admin-damaged = { $file } est endommagé : { $why }. Rien n’a été modifié.
admin-target-used = Il y a déjà des données dans { $target }. Rien n’a été modifié.
admin-copy-differs = La copie dans { $target } différait de l’original ; elle a été abandonnée.
admin-moving = { $done } lignes sur { $total }
admin-moved = { $count ->
    [one] Une ligne a été copiée et comparée.
   *[other] { $count } lignes ont été copiées et comparées.
}
admin-redoing = { $done } sur { $total }
admin-recomputed = { $games ->
    [one] Les cotes sont recalculées à partir d’une partie.
   *[other] Les cotes sont recalculées à partir de { $games } parties.
}
admin-ratings-changed = { $count ->
    [0] Toutes les cotes sont les mêmes qu’avant, au dernier chiffre près.
    [one] Une cote a changé.
   *[other] { $count } cotes ont changé.
}
admin-none = Il n’y a rien à montrer.
admin-player-unknown = Il n’y a pas de joueur « { $player } ».
admin-player-several = Plusieurs joueurs s’appellent « { $player } ». Désigne l’un d’eux par son identifiant : { $ids }
admin-banned = { $name } ne peut pas jouer ici jusqu’au { $until }.
admin-banned-for-good = { $name } ne peut plus jouer ici.
admin-unbanned = { $name } peut de nouveau jouer ici.
admin-renamed = { $before } s’appelle maintenant { $name }.
admin-closed = { $count ->
    [0] Aucune table n’était ouverte.
    [one] Une table a été fermée.
   *[other] { $count } tables ont été fermées.
}
admin-report = { $time }  { $reason } : { $name } ({ $player }), signalé par { $sender } à la table { $table }
admin-handled = { $count ->
    [0] Il n’y a pas de signalement à traiter sur { $name }.
    [one] Un signalement sur { $name } est traité.
   *[other] { $count } signalements sur { $name } sont traités.
}
admin-name-wrong = « { $word } » ne peut pas figurer sur la liste. Écris un mot, avec * à un bout pour n’importe quoi.
admin-name-unknown = « { $word } » n’est pas sur la liste.
admin-name-added = « { $word } » est désormais refusé. Ceux qui s’appellent déjà ainsi gardent leur nom jusqu’à ce que tu les renommes.
admin-name-removed = « { $word } » n’est plus refusé.
admin-note-banned = exclu jusqu’au { $until }
admin-note-banned-for-good = exclu pour toujours
admin-note-reports = signalements : { $count }

## The kernels

warmup-doing = Compilation : { $name }
warmup-done = Prêt.
bench-doing = Mesure en cours, une vingtaine de secondes…
bench-playouts = { $name } : { $rate } parties par seconde ; Python pur { $python } ({ $ratio })
bench-rest = Le reste : { $figures }
help-dataset = Écrire des parties entre robots dans des fichiers Parquet, pour l’apprentissage.
help-dataset-more = PyArrow est nécessaire : { $command }. Le dossier contient aussi une fiche qui décrit les fichiers. Les mêmes options donnent les mêmes fichiers.
help-opt-dataset-out = le dossier pour les fichiers
help-opt-dataset-games = combien de parties jouer ; chaque donne est jouée dans toutes les rotations des places
help-opt-dataset-seed = un nombre entier qui décide de tous les hasards
dataset-out-missing = Indique un dossier pour les fichiers avec --out.
dataset-no-pyarrow = Les jeux de données ont besoin de PyArrow. Installe-le avec : { $command }
dataset-lost = Interrompu. Rien n’a été écrit.
dataset-done = { $games } parties avec { $steps } étapes se trouvent dans { $folder }.
help-train = Entraîner le réseau en le faisant jouer contre lui-même.
help-train-more = Il faut JAX : { $command }. L’entraînement peut être interrompu, puis repris à partir de n’importe quelle sauvegarde. Le dossier contient aussi les courbes, sous forme de tableau et d’image.
help-opt-train-out = le dossier des sauvegardes et des courbes
help-opt-train-resume = le dossier d’une sauvegarde antérieure à partir de laquelle continuer
help-opt-train-minutes = la durée de l’entraînement, en minutes
help-opt-train-games = le nombre de parties simultanées
help-opt-train-width = le nombre d’unités de la couche la plus large
help-opt-train-horizon = la longueur prévue, en millions d’étapes, sur laquelle le taux d’apprentissage diminue
help-opt-train-rules = s’entraîner pour ces règles seulement
help-opt-train-players = s’entraîner pour ce nombre de joueurs seulement
help-opt-train-against = apprendre seulement à battre les poids de ce fichier
help-opt-train-seed = un nombre entier qui détermine tous les hasards
train-out-missing = Indique un dossier pour les sauvegardes avec --out.
train-range = { $option } doit être un nombre entier de 1 à { $most }.
train-eights = --games et --width doivent être des multiples de 8.
train-players = --players doit valoir 2, 3 ou 4.
train-nothing-there = Il n’y a rien à cet endroit : { $path }
train-no-jax = L’entraînement a besoin de JAX. Installe-le avec : { $command }
train-failed = L’entraînement ne peut pas commencer : { $why }
train-line = { $minutes } min · { $steps } millions d’étapes · { $speed } étapes/s · entropie { $entropy } · victoires contre la plus ancienne version à 2 / 3 / 4 joueurs : { $shares } %
train-done = La sauvegarde et les courbes sont dans { $folder }.
train-curve-past = Victoires contre les versions passées
train-curve-oldest = Victoires contre la plus ancienne version
train-curve-losses = Pertes
train-curve-entropy = Entropie
train-curve-past-2 = 2 joueurs
train-curve-past-3 = 3 joueurs
train-curve-past-4 = 4 joueurs
train-curve-oldest-2 = 2 joueurs
train-curve-oldest-3 = 3 joueurs
train-curve-oldest-4 = 4 joueurs
train-curve-value = chances de gagner
train-curve-critic = critique
train-curve-belief = cartes cachées
train-curve-steps = millions d’étapes
