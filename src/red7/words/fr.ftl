### Red7 in French.
###
### Colours come as letters, R O Y G B I V, and cards as written in the notation, R7.
### $rival is the result of another message here, put in as the subject of a clause.

## Words of the game

colour = { $colour ->
    [R] rouge
    [O] orange
    [Y] jaune
    [G] vert
    [B] bleu
    [I] indigo
   *[V] violet
}
rule-text = { $colour ->
    [R] la carte la plus haute gagne
    [O] le plus de cartes d’un même nombre gagne
    [Y] le plus de cartes d’une même couleur gagne
    [G] le plus de cartes paires gagne
    [B] le plus de couleurs différentes gagne
    [I] le plus de cartes qui se suivent gagne
   *[V] le plus de cartes inférieures à 4 gagne
}
number-word = { $count ->
    [0] aucune
    [1] une
    [2] deux
    [3] trois
    [4] quatre
    [5] cinq
    [6] six
    [7] sept
   *[other] { $count }
}
counted = { $colour ->
    [R] { $count ->
        [0] aucune carte
        [one] une carte
       *[other] { number-word } cartes
    }
    [O] { $count ->
        [0] aucune carte
        [one] une seule carte d’un même nombre
       *[other] { number-word } cartes d’un même nombre
    }
    [Y] { $count ->
        [0] aucune carte
        [one] une seule carte d’une même couleur
       *[other] { number-word } cartes d’une même couleur
    }
    [G] { $count ->
        [0] aucune carte paire
        [one] une carte paire
       *[other] { number-word } cartes paires
    }
    [B] { $count ->
        [0] aucune carte
        [one] une seule carte de couleur différente
       *[other] { number-word } cartes de couleurs différentes
    }
    [I] { $count ->
        [0] aucune carte
        [one] une seule carte à la suite
       *[other] { number-word } cartes à la suite
    }
   *[V] { $count ->
        [0] aucune carte inférieure à 4
        [one] une carte inférieure à 4
       *[other] { number-word } cartes inférieures à 4
    }
}
cards-counted = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
rival = { $place ->
    [left] ton voisin de gauche
    [right] ton voisin de droite
    [across] le joueur d’en face
   *[opponent] ton adversaire
}
you = Toi
nobody = personne
label = { $name } : { $value }
separator = { " ; " }

## Comparing palettes, inside the reasons below

compare-none = { $colour ->
    [G] Avec la toile en vert, tu n’as aucune carte paire : tu ne peux donc pas être en tête.
    [V] Avec la toile en violet, tu n’as aucune carte inférieure à 4 : tu ne peux donc pas être en tête.
   *[other] Ta palette est vide : tu ne peux donc pas être en tête.
}
compare-highest = Avec la toile en rouge, ta carte la plus haute est { $top } ; { $rival } a { $their_top }.
compare-fewer = Avec la toile en { $canvas }, tu as { $mine } ; { $rival } en a { $theirs }.
compare-lower = Avec la toile en { $canvas }, tu as { $mine }, la plus haute étant { $top } ; { $rival } en a autant, la plus haute étant { $their_top }.

## Why a step is refused

error-round-over = La manche est terminée.
error-turn-over = Ce tour est terminé.
error-not-your-turn = Ce n’est pas ton tour : c’est à la place { $seat } de jouer.
error-hand-not-known = La main de la place { $seat }, qui doit jouer, n’est pas entièrement connue.
error-not-in-hand = { $card } n’est pas dans ta main.
error-played-already = Tu as déjà joué une carte dans ta palette ce tour-ci : { $card } reste en main. Seul un 5 permet d’en jouer une autre.
error-discarded-already = Tu as déjà défaussé une carte de ta main : à part la carte à piocher, le tour est fini.
error-play-loses = Si tu joues { $card } dans ta palette, tu ne pourras pas finir ton tour en tête, quelle que soit ta défausse. { $comparison }
error-play-action-loses = Jouer { $card } t’oblige à effectuer son action, et tu ne pourrais alors pas finir ton tour en tête.
error-discard-loses = En défaussant { $card }, tu ne serais pas en tête. { $comparison }
error-discard-bound = Dans un tour avec un 1 ou un 7, tu ne peux pas défausser { $card } et perdre. { $comparison }
error-end-loses = Tu ne peux pas finir ton tour ici : tu n’es pas en tête. { $comparison }
error-end-too-early = Tu n’as encore rien fait : joue une carte, défausses-en une ou abandonne.
error-drop-late = Tu ne peux abandonner qu’au début de ton tour, ou après avoir pioché avec un 3 une carte qui n’aide pas.
error-drop-winning = Tu es en tête : finis ton tour au lieu d’abandonner.
error-action-unfinished = { $number ->
    [1] Termine d’abord l’action du 1 : prends une carte d’une autre palette et pose-la sur la pioche.
    [3] Termine d’abord l’action du 3 : pioche une carte.
    [5] Termine d’abord l’action du 5 : joue une autre carte de ta main.
   *[7] Termine d’abord l’action du 7 : prends une carte de ta palette.
}
error-draw-first = Pioche d’abord la carte à laquelle tu as droit.
error-draw-not-earned = Tu n’as pas de carte à piocher maintenant.
error-draw-unnamed = Piocher s’écrit ! tout court : personne ne choisit la carte qui vient.
error-draw-disagrees = { $card } ne peut pas être la carte piochée ici.
error-lay-without-action = Seule l’action d’un 1 ou d’un 7 permet de poser { $card } sur la pioche.
error-one-own-card = Le 1 prend une carte à un autre joueur, et { $card } est dans ta propre palette.
error-one-not-there = Le 1 prend une carte d’une autre palette, et { $card } n’est dans aucune d’elles.
error-one-smaller-palette = Le 1 ne prend que dans une palette qui a au moins autant de cartes que la tienne (la tienne : { $mine } ; celle de { $card } : { $theirs }).
error-one-last-card = Le 1 ne peut pas prendre { $card }, la seule carte de cette palette.
error-one-loses = Une fois { $card } partie, tu ne pourras pas finir ton tour en tête. { $comparison }
error-seven-not-there = Le 7 prend une carte de ta propre palette, et { $card } n’y est pas.
error-seven-itself = Dans cette édition, le 7 prend une autre carte, pas lui-même.
error-seven-canvas-only = Dans cette édition, le 7 met sa carte sur la toile ; { $card } ne peut pas aller sur la pioche.
error-seven-loses = Sans { $card } dans ta palette, tu ne pourras pas finir ton tour en tête. { $comparison }
error-seven-loses-at-once = Le 7 ne peut défausser { $card } que si tu es aussitôt en tête. { $comparison }

## Texts that cannot be read

error-colour-unknown = « { $text } » n’est pas une couleur. Les couleurs sont R O Y G B I V.
error-card-unknown = « { $text } » n’est pas une carte. Une carte s’écrit avec la lettre d’une couleur et un nombre de 1 à 7, comme R7.
error-card-expected = À la colonne { $place }, il fallait une carte comme R7, et non « { $text } ».
error-card-twice = { $card } figure deux fois ici (colonne { $place }) ; il n’y en a qu’une.
error-step-expected = À la colonne { $place }, il fallait un coup, et non « { $text } ». Les coups sont +R7, >R7, ^R7, !, . et ~.
error-edition-unknown = « { $text } » n’est pas une édition. Les règles commencent par v1.1, v1.2 ou v1.3, ou sont basic, advanced ou expert.
error-option-unknown = « { $text } » n’est pas une option. Les options sont draw, draw!, match et actions.
error-option-twice = L’option « { $text } » ne peut être donnée qu’une fois, et draw sous une seule de ses deux formes.
error-players-number = Red7 se joue à 2, 3 ou 4, et non à « { $text } ».
error-seat-unknown = « { $text } » n’est pas une place ici. Les places vont de 1 à { $players }.
error-position-short = Une position comporte une couleur, la place qui doit jouer, la pioche et au moins deux places ; il n’y a ici { $fields ->
    [0] rien de tout cela.
    [one] qu’un seul champ.
   *[other] que { $fields } champs.
}
error-position-field = « { $text } » (colonne { $place }) n’a rien à faire ici. Après les places viennent * avec les cartes sorties et $ avec les scores, chacun une fois au plus.
error-turn-field = « { $text } » (colonne { $place }) ne peut pas être la place qui doit jouer.
error-turn-out = La place { $seat } (colonne { $place }) est hors jeu : ce ne peut pas être son tour.
error-deck-field = « { $text } » (colonne { $place }) n’est pas une pioche. Écris le nombre de cartes, 33 ; le dessus connu, G4?31 ; ou l’ordre complet, =G4B2.
error-seat-field = « { $text } » (colonne { $place }) n’est pas une place. Écris palette / main, comme B5/R7Y2 ou B5/?7, ou x pour un joueur hors jeu.
error-seats-number = Une position a 2, 3 ou 4 places, et non { $number }.
error-scores-field = « { $text } » (colonne { $place }) n’indique pas des scores. Écris $ et un nombre par place, comme $12,0.
error-too-many-cards = Cela fait { $number } cartes ; il n’y en a que 49.
error-position-incomplete = Pour cela, il faut connaître toutes les mains et l’ordre de la pioche.
error-steps-missing = Après le ; (colonne { $place }), il fallait les coups du tour.
error-step-refused = Le coup { $place }, { $step }, n’est pas permis. { $cause }
error-draw-missing = La carte que { $card } fait piocher doit être écrite : ! et la carte.
error-turn-unfinished = Le tour de la place { $seat } n’est pas fini.
error-turn-refused = Tour { $number } : { $cause }
error-view-not-known = On ne sait pas ce que voit la place { $seat } : sa main n’est pas écrite ici.
error-past-missing = Après le @ (colonne { $place }), il faut la table du début puis les tours joués, séparés par des virgules.
error-past-turn = « { $text } » (colonne { $place }) n’est pas un tour joué. Écris la place et ses coups, comme dans 2 +R7 .
error-past-differs = Les tours après le @ mènent à { $text }, et non à la position qui précède.
error-line-json = Cette ligne n’est pas un objet JSON.
error-line-field = Le champ « { $field } » manque ou n’est pas ce qu’il faut : { $kind ->
    [text] un texte était attendu.
    [texts] une liste de textes était attendue.
   *[number] un nombre entier était attendu.
}

## Seeds and deals

error-seed-field = « { $text } » n’est pas une graine. Une graine compte 64 chiffres hexadécimaux.
error-entropy-field = « { $text } » n’est pas ce qu’un joueur peut ajouter à une donne : jusqu’à 128 chiffres hexadécimaux, deux par octet.
error-entropy-number = Il y a { $players } joueurs, mais { $number } contributions à la donne.
error-commitment-field = « { $text } » n’est pas un engagement : il fallait 64 chiffres hexadécimaux.
error-round-number = « { $text } » n’est pas un numéro de manche.

## Records

error-record-empty = L’enregistrement est vide.
error-record-tag = Ligne { $place } : « { $text } » n’est pas une étiquette. Les étiquettes sont au début et s’écrivent comme [Rules "v1.2"].
error-record-tag-twice = Ligne { $place } : l’étiquette { $text } figure deux fois.
error-record-tag-missing = Il manque à l’enregistrement l’étiquette { $text }.
error-record-version = Cet enregistrement est en version « { $text } » ; ce programme lit la version 1.
error-record-comment = Ligne { $place } : un commentaire se met entre { "{" } et { "}" }, et l’un des deux manque.
error-record-line = Ligne { $place } : « { $text } » n’a rien à faire ici. Une manche a un titre, sa donne et ses tours, un par ligne, précédés de la place. { $cause }
error-record-round = Ligne { $place } : « { $text } » n’est pas le numéro de la manche suivante.
error-record-players = Un enregistrement a 2, 3 ou 4 joueurs, le même nombre partout ; ici, il y en a { $number }.
error-record-deal-missing = La manche { $number } n’a pas de donne, et l’enregistrement n’a pas de graine.
error-record-deal = Ligne { $place } : la donne de la manche { $number } est illisible. { $cause }
error-record-no-deal = Ce qui est écrit comme donne de la manche { $number } n’est pas la donne d’une manche qui commence ici.
error-record-turn = { $place ->
    [0] La place { $seat } ne peut pas jouer ici ; c’est le tour de la place { $number }.
   *[other] Ligne { $place } : la place { $seat } ne peut pas jouer ici ; c’est le tour de la place { $number }.
}
error-record-step = { $place ->
    [0] Le coup { $number } d’un tour n’est pas permis. { $cause }
   *[other] Ligne { $place }, coup { $number } : pas permis. { $cause }
}
error-record-after-end = { $place ->
    [0] L’enregistrement continue après la fin, ou après un tour inachevé.
   *[other] Ligne { $place } : l’enregistrement continue après la fin, ou après un tour inachevé.
}
error-record-result = Selon l’enregistrement, le résultat est { $text }, mais en réalité c’est { $expected } (* désigne une partie en cours).
error-record-deal-differs = La donne de la manche { $number } n’est pas celle qui vient de la graine.
error-record-commitment-differs = La graine n’est pas celle qui avait été promise : son SHA-256 n’est pas l’engagement.
error-record-entropy-differs = Ce que la place { $seat } a ajouté n’est pas ce qui avait été promis : son SHA-256 n’est pas l’engagement.
error-record-no-seed = L’enregistrement ne contient pas de graine : ses donnes ne peuvent pas être vérifiées.
error-record-json = Ligne { $place } : ce n’est pas du JSON ({ $text }).
error-record-field = { $path } : { $text ->
    [object] un objet était attendu.
    [list] une liste était attendue.
    [text] un texte était attendu.
    [number] un nombre entier était attendu.
    [tag] ce nom ne peut pas servir d’étiquette.
    [nothing] cela n’a rien à faire ici.
   *[other] c’est illisible. { $cause }
}

## Matches

error-bot-unknown = Il n’y a pas de bot « { $text } ». Les bots sont : { $names }.
error-bot-unfit = « { $text } » n’est pas un bot : il lui manque un nom ou la méthode choose.
error-match-over = La partie est terminée.
error-round-running = La manche n’est pas encore terminée.

## The command line: errors

cli-error = Erreur : { $text }
cli-try-help = Essaie « { $command } --help ».
cli-command-unknown = Il n’y a pas de commande « { $text } ». Les commandes sont { $commands }.
cli-command-missing = Quelle commande ? Au choix : { $commands }.
cli-option-unknown = Il n’y a pas d’option { $text }.
cli-option-value = L’option { $text } demande une valeur.
cli-option-no-value = L’option { $text } ne prend pas de valeur.
cli-argument-missing = Il manque { $text }.
cli-argument-extra = « { $text } » est un argument de trop.
cli-value-wrong = « { $value } » n’est pas possible pour { $text }. Au choix : { $choices }.
cli-value-whole = { $text } doit être un nombre entier, et non « { $value } ».
cli-file-unreadable = Impossible de lire le fichier { $file } : { $why }.
cli-file-unwritable = Impossible d’écrire le fichier { $file } : { $why }.
cli-file-not-text = Le fichier { $file } n’est pas du texte en UTF-8.
cli-file-exists = Le fichier { $file } existe déjà ; choisis un autre nom, pour que rien ne soit perdu.
cli-output-failed = Impossible d’écrire la sortie : { $why }.
cli-book-unknown = Il n’y a pas de livret « { $text } ». Les livrets sont { $books }.
cli-lang-unknown = Il n’y a pas de langue « { $text } ». Les langues sont en, fr, de, it, es et pl.
cli-play-plain = Seul le jeu en texte simple existe pour l’instant : red7 play --plain
cli-book-or-rules = Donne un livret ou des règles, pas les deux.

## The command line: help

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
help-view = Ce qu’une place peut savoir d’une position, après quelques tours.
help-show = Une position vue comme une table, avec qui est en tête pour chaque couleur.
help-deal = Une donne tirée d’une graine.
help-replay = Une partie enregistrée, tour par tour.
help-verify = Vérifier un enregistrement : sa graine, ses donnes, chaque coup et le résultat.
help-verify-more = Code de retour 0 : tout est juste ; 1 : quelque chose ne l’est pas ; 2 : l’enregistrement est illisible.
help-convert = Un enregistrement sous forme de texte ou de JSON.
help-rules = Les éditions, les options et les livrets imprimés.
help-play = Une partie contre des adversaires simples.
help-bench = La vitesse de tout sur cette machine, le moteur compilé à côté de Python pur.
help-warmup = Compiler d’avance le moteur des bots forts, ce qu’ils font sinon en arrière-plan.
help-arg-rule = une couleur : R O Y G B I V ; ou - pour lire des questions
help-arg-cards = des cartes, comme R7O4V1
help-arg-position = une position, comme « R 1 33 B5/R7Y2 V7/?7 »
help-arg-position-or-dash = une position, ou - pour lire des questions
help-arg-record = un enregistrement, en texte ou en JSON ; - pour l’entrée standard
help-opt-help = afficher cette aide
help-opt-version = afficher la version
help-opt-lang = la langue : en, fr, de, it, es, pl
help-opt-rules = édition et options, comme v1.2+draw+match+actions ; ou basic, advanced, expert
help-opt-seat = la place qui regarde ; 0 pour un spectateur
help-opt-turns = les tours joués depuis, séparés par des virgules
help-opt-past = ajouter les tours qui y ont mené, tels que la place les a vus
help-opt-players = le nombre de joueurs, de 2 à 4
help-opt-seed = la graine, 64 chiffres hexadécimaux ; sinon, une nouvelle
help-opt-round = le numéro de la manche
help-opt-to = le format à écrire : text ou json
help-opt-positions = écrire une position après chaque tour, et rien d’autre
help-opt-plain = de simples lignes de texte, adaptées à un lecteur d’écran
help-opt-book = un livret imprimé, dans sa langue : voir « red7 rules »
help-opt-with = ce qu’on ajoute au livret : draw, match, actions, séparés par +
help-opt-name = ton nom
help-opt-my-seat = ta place
help-opt-json = écrire les chiffres en JSON
help-opt-bot = les adversaires, du plus doux au plus fort : violet, indigo, blue, green, yellow, orange, red
help-opt-save = un fichier où l’enregistrement est écrit après chaque tour

## The command line: answers

show-canvas = Toile : { $colour } – { $rule }
show-deck = Pioche : { $count }
show-deck-known = Pioche : { $count }, sur le dessus { $cards }
show-seat = Place { $seat }
show-to-move = à jouer
show-out = hors jeu
show-palette = Palette
show-hand = Main
show-winning = en tête
show-under = Qui est en tête pour chaque couleur
show-gone = Cartes sorties
show-scores = Scores
show-open = Coups possibles
show-steps = Ce tour jusqu’ici
show-winner = La place { $seat } a gagné la manche.
deal-seed = Graine
deal-commitment = Engagement
deal-position = Position
replay-round = Manche { $number }
replay-round-won = { $name } gagne la manche en { $colour } et prend { $cards }.
replay-won = { $names } { $count ->
    [one] gagne la partie.
   *[other] se partagent la victoire.
}
replay-running = La partie n’est pas terminée.
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
verify-running = La partie n’est pas terminée.
rules-editions = Éditions
rules-options = Options
rules-books = Livrets imprimés
rules-named = Noms des mélanges habituels
rules-v11 = la plus ancienne : un 1 prend dans toute palette de plus d’une carte ; un 7 met une autre carte sur la toile
rules-v12 = l’édition habituelle
rules-v13 = une défausse peut te faire perdre et te mettre hors jeu ; après un 7, il suffit d’être en tête à la fin du tour
rules-draw = défausser un nombre supérieur au nombre de cartes de ta palette permet de piocher une carte
rules-draw-must = pareil, mais piocher est obligatoire
rules-match = les manches rapportent des points, jusqu’à 40, 35 ou 30 (à 2, 3 ou 4 joueurs)
rules-actions = les cartes impaires agissent quand on les joue : le 1 retire une carte, le 3 fait piocher, le 5 fait rejouer, le 7 déplace une de tes cartes
book-en-v12 = Anglais, v1.2
book-en-v12-second = Anglais, v1.2, second exemplaire
book-fr-v12 = Français, v1.2
book-de-v12 = Allemand, v1.2
book-it-v12 = Italien, v1.2
book-es-v12 = Espagnol, v1.2 (Bureau de Juegos)
book-es-v13 = Espagnol, v1.3
book-pl = Polonais
book-fr-draw = Français, l’autre traduction : piocher est obligatoire
rules-play-book = Pour jouer selon un livret : { $command }

## The plain game

play-welcome = Red7. { $players } joueurs, règles { $rules }. Tu occupes la place { $seat } ({ $name }). Tape ? pour l’aide.
play-commitment = La graine des donnes est fixée ; son SHA-256 est { $commitment }
play-round = Manche { $number }. { $name } commence.
play-goal = Objectif : { $goal } points.
play-you-begin = Manche { $number }. Tu commences.
play-canvas = La toile est en { $colour } : { $rule }.
play-line = { $name } : palette { $palette }, { $cards } en main.
play-line-known = { $name } : palette { $palette }, { $cards } en main, dont on connaît { $known }.
play-line-out = { $name } est hors jeu.
play-you = Toi : palette { $palette }, main { $hand }.
play-winning = En tête : { $name } avec { $cards }.
play-winning-nobody = Personne n’est en tête.
play-under = Par couleur : { $list }.
play-deck = Pioche : { $cards }.
play-deck-known = Pioche : { $cards }, sur le dessus { $known }.
play-scores = Scores : { $list }.
play-prompt = À toi de jouer :
play-prompt-one = Le 1 : prends une carte d’une autre palette, ^ et la carte :
play-prompt-five = Le 5 : joue une autre carte, + et la carte :
play-prompt-seven = Le 7 : une carte de ta palette sur la toile, > et la carte, ou sur la pioche, ^ et la carte :
play-prompt-seven-canvas = Le 7 : une autre carte de ta palette sur la toile, > et la carte :
play-prompt-draw = Tu as droit à une carte : ! pour la piocher, . pour finir ton tour :
play-prompt-draw-seven = La défausse du 7 te donne droit à une carte : ! pour la piocher ; ou continue :
play-prompt-draw-must = Tu as droit à une carte et tu dois la piocher avec ! :
play-prompt-end = Défausse une carte, > et la carte, ou finis ton tour avec . :
play-prompt-behind = Tu n’es pas en tête : défausse une carte, > et la carte ; si rien n’y fait, abandonne avec ~ :
play-prompt-discard = Tu n’es pas encore en tête : défausse une carte, > et la carte :
play-drew = Tu as pioché { $card }.
play-confirm-drop = Abandonner cette manche ? Tape o pour oui :
play-confirm-lose = C’est permis, mais tu ne serais pas en tête, donc hors jeu. Le faire quand même ? Tape o pour oui :
play-yes = o oui
play-kept = Rien n’a été fait.
play-undone = C’est annulé : te revoilà au début de ton tour.
play-undo-nothing = Il n’y a rien à annuler.
play-undo-drawn = Une carte a été piochée : on ne peut plus annuler.
play-open = Possible : { $steps }
play-open-losing = Possibles aussi, mais éliminatoires : { $steps }
play-step-played = { $card } dans la palette
play-step-canvas = { $card } sur la toile, qui passe en { $colour }
play-step-laid = { $card } face cachée sur la pioche
play-step-taken = { $card } de la palette de { $name } posée face cachée sur la pioche
play-step-moved = { $card } de la palette sur la toile, couleur en vigueur : { $colour }
play-step-drew = une carte piochée
play-step-drew-known = { $card } piochée
play-step-ended = fin du tour
play-step-dropped = abandon
play-turn = { $name } : { $steps }.
play-out = { $name } est hors jeu.
play-you-out = Tu es hors jeu pour cette manche.
play-round-won = { $name } gagne la manche en { $colour } avec { $cards }.
play-you-won-round = Tu gagnes la manche en { $colour } avec { $cards }.
play-points = { $count ->
    [one] Cela fait { $count } point.
   *[other] Cela fait { $count } points.
}
play-won = { $name } gagne la partie.
play-you-won = Tu gagnes la partie.
play-shared = La victoire est partagée : { $names }.
play-seed = La graine était { $seed }
play-saved = L’enregistrement est dans { $file }. Pour le vérifier : red7 verify { $file }
play-saved-so-far = L’enregistrement jusqu’ici se trouve dans { $file }.
play-bye = Au revoir. La partie n’était pas terminée.
play-help =
    +R7 joue une carte de ta main dans ta palette, >G4 en défausse une sur la toile,
    ^B5 en pose une face cachée sur la pioche, ! pioche, . finit le tour, ~ abandonne.
    Plusieurs coups peuvent tenir sur une ligne : +R7 >G4
    À la fin de ton tour, tu dois être en tête, sinon tu es hors jeu.
    Les autres mots sont : { $open } (ce qui est possible), { $table } (revoir la table),
    { $rules } (les sept règles), { $undo } (retour au début de ton tour), { $quit }.
play-word-open = coups
play-word-table = table
play-word-rules = règles
play-word-undo = annuler
play-word-quit = quitter
play-bot-names = Camille,Sacha,Lou
play-default-name = Invité

## The arena

help-arena = Un tournoi entre bots.
help-arg-bots = les bots qui jouent, par leur nom
help-opt-arena-games = combien de parties au moins ; chaque donne est jouée dans toutes ses répartitions des places
help-opt-arena-workers = combien de processus jouent en même temps ; sinon, un par processeur
help-opt-arena-seed = la graine : 64 chiffres hexadécimaux ou un nombre entier ; sinon, une nouvelle
help-opt-arena-budget = combien de travail un bot peut consacrer à un coup
help-opt-arena-limit = après combien de secondes sans réponse un bot perd la partie
help-opt-arena-out = un dossier pour les parties et le rapport ; donné à nouveau, le tournoi reprend là
help-opt-arena-json = afficher le résultat en JSON
arena-error-few = Il faut au moins deux bots pour un tournoi.
arena-error-twice = Le bot « { $text } » est nommé deux fois.
arena-error-broken = Impossible de charger le bot « { $text } » : { $why }
arena-error-seed = « { $text } » n’est pas une graine. Une graine, c’est 64 chiffres hexadécimaux ou un nombre entier.
arena-error-range = { $text } doit être compris entre { $least } et { $most }, et non { $value }.
arena-error-unwritable = Impossible de lire ou d’écrire { $file } : { $why }.
arena-error-other = Le dossier { $folder } contient un autre tournoi ; ce qui diffère : { $fields }. Choisis un autre dossier.
arena-error-foreign = Le fichier { $file } du dossier { $folder } ne vient pas d’un tournoi et serait écrasé. Choisis un autre dossier.
arena-error-damaged = La ligne { $place } de { $file } est illisible.
arena-error-worker = Un processus qui joue des parties s’est arrêté tout seul (code { $status }).
arena-progress = { $done } parties sur { $total }, { $speed } parties/s, encore { $left }
arena-kept = Interrompu. Les donnes terminées sont dans { $folder } ; la même commande reprend là.
arena-lost = Interrompu. Rien n’est conservé ; avec --out, le tournoi pourrait reprendre plus tard.
arena-report = Rapport : { $file }
arena-decimal-mark = ,
arena-percent = { $number } %
arena-interval = { $low }–{ $high } %
arena-label-games = Parties
arena-label-deals = Donnes
arena-label-players = Joueurs
arena-label-rules = Règles
arena-label-budget = Budget
arena-label-turns = Tours par partie
arena-label-seed = Graine
arena-label-bots = Bots
arena-label-version = Version de red7
arena-bot = Bot
arena-win-rate = Gagné
arena-95 = intervalle à 95 %
arena-rating = Cote
arena-time = ms par coup
arena-time-most = le plus long
arena-faults = Fautes
arena-against = contre
arena-title = Red7 : un tournoi
arena-head-wins = Parties gagnées
arena-about-wins = La part des parties gagnées par chaque bot, avec son intervalle à 95 %. Une victoire partagée compte en partie. La ligne pointillée est ce que gagneraient des bots de même force.
arena-head-cross = Chacun contre chacun
arena-about-cross = Parmi les parties gagnées par l’un des deux, la part gagnée par le bot de gauche, en pour cent.
arena-head-ratings = Cotes
arena-about-ratings = OpenSkill (Plackett–Luce) : tous commencent à 25. Le trait s’étend sur deux écarts types de chaque côté.
arena-head-conduct = Temps et fautes
arena-about-conduct = Un bot qui plante, ne répond pas à temps ou répond par un coup impossible perd cette partie.
arena-no-faults = Aucun bot n’a planté, ne s’est figé ou n’a donné de réponse interdite.
arena-crash = Plantages
arena-stall = Figé
arena-illegal = Interdit
arena-forfeit-crash = { $bot } a planté dans la donne { $deal }, répartition { $rotation } : { $detail }
arena-forfeit-stall = { $bot } n’a pas répondu à temps dans la donne { $deal }, répartition { $rotation }.
arena-forfeit-illegal = { $bot } a donné une réponse interdite dans la donne { $deal }, répartition { $rotation } : { $detail }

## The kernels

warmup-doing = Compilation : { $name }
warmup-done = Prêt.
bench-doing = Mesure en cours, une vingtaine de secondes…
bench-playouts = { $name } : { $rate } parties par seconde ; Python pur { $python } ({ $ratio })
bench-rest = Le reste : { $figures }

## The browser

web-lead = Quarante-neuf cartes, sept règles et une loi : à la fin de ton tour, tu dois être en tête.
web-play-now = Jouer maintenant
web-levels = Quelles règles
web-level-basic = Base
web-level-basic-more = une manche, les sept règles
web-level-advanced = Avancé
web-level-advanced-more = plusieurs manches, aux points
web-level-expert = Expert
web-level-expert-more = aux points, les cartes impaires agissent
web-together = Ensemble
web-together-more = Ouvre une table et envoie son lien à tes amis. Les places libres peuvent aller à des robots.
web-with-friends = Jouer entre amis
web-choose-rules = Choisir règles et adversaires
web-colours = Les sept règles et toutes les cartes
web-colours-more = La couleur sur la toile dit quelle règle s’applique. Les cartes se classent par nombre, puis par couleur, de Rouge à Violet.
web-open-tables = Tables ouvertes
web-no-tables = Aucune table n’attend de joueurs en ce moment.
web-join = Rejoindre
web-you-here = Toi
web-name = Ton nom
web-greeting = Bonjour, { $name } !
web-guest = Invité
web-language = Langue
web-theme = Apparence
web-theme-auto = Comme le système
web-theme-light = Clair
web-theme-dark = Sombre
web-sound = Sons
web-rules = Règles
web-book = Telles qu’imprimées dans
web-book-none = Choisir l’édition moi-même
web-option-draw = Piocher
web-option-draw-must = Pioche obligatoire
web-option-match = Points
web-option-actions = Actions
web-seats = Joueurs
web-seat-you = Tu as la première place.
web-seat-number = Place { $seat }
web-seat-person = Une personne
web-table-more = La table
web-clock = Pendule
web-clock-none = Sans pendule
web-clock-turn = { $count } secondes par tour
web-clock-game = { $count } minutes par joueur, et 5 secondes par tour
web-clock-left = encore { $text }
web-open = Ouverte à tous
web-open-more = Elle figure sur la première page. Sinon, seuls ceux qui ont le lien peuvent venir.
web-spectators-may = D’autres peuvent regarder
web-spectators-more = Les spectateurs voient ce qui est public, et toutes les mains à la fin.
web-stand-in = Un robot pour les absents
web-stand-in-more = Si un joueur reste longtemps absent, un robot joue jusqu’à son retour.
web-open-table = Ouvrir la table
web-start = Commencer la partie
web-room = En attente des joueurs
web-link = Le lien de cette table
web-copy = Copier le lien
web-copied = Copié
web-sit = S’asseoir ici
web-add-bot = Ajouter un robot …
web-add-bot-seat = Ajouter un robot à la place { $seat }
web-room-free = { $count ->
        [one] une place libre
       *[other] { $count } places libres
    }
web-seat-free = Place libre
web-somebody = Quelqu’un
web-bot-names = Robin,Camille,Sacha,Alex
web-bot-level = Robot, force { $number } sur 7
web-table = La table
web-home = Vers la première page
web-menu = Réglages
web-close = Fermer
web-cancel = Annuler
web-talk = Dire quelque chose
web-log = Ce qui s’est passé
web-leave = Quitter la table
web-ask-leave = La partie n’est pas finie. Si tu pars, tu cèdes ta place.
web-cannot = Impossible d’afficher cette table
web-connecting = Connexion …
web-lost = Connexion perdue ; nouvel essai …
web-restarting = Le serveur redémarre ; un instant …
web-spectators = { $count ->
        [one] un spectateur
       *[other] { $count } spectateurs
    }
web-round = Manche { $number }
web-piles = Piles de points
web-bot-for-you = Un robot joue pour toi.
web-seat-back = Reprendre ma place
web-card = { $canvas } { $number }
web-card-hidden = une carte face cachée
web-card-known = { $card }, connue de tous
web-card-best = { $card }, dans le meilleur ensemble
web-starter = La carte Rouge de départ
web-board = Qui serait en tête avec chaque couleur
web-board-row = { $canvas } : { $rule }. { $name } : { $cards }
web-board-nobody = { $canvas } : { $rule }. Personne n’a une telle carte.
web-seat-label = { $name } à la table
web-palette-of = Palette : { $name }
web-your-palette = Ta palette
web-your-hand = Ta main
web-hand-count = { $count ->
        [one] une carte en main
       *[other] { $count } cartes en main
    }
web-sort-number = Trier par nombre
web-sort-colour = Trier par couleur
web-deck = Pioche : { $count }
web-deck-known = dessus :
web-score-of = { $count } points sur { $goal }
web-winning = en tête
web-not-winning = pas en tête
web-would-win = serait en tête
web-would-not-win = pas encore en tête
web-out = éliminé
web-away = absent
web-to-move = joue
web-verdict = { $name } est en tête avec { $cards }.
web-verdict-you = Tu es en tête avec { $cards }.
web-verdict-would = { $name } serait toujours en tête.
web-verdict-you-would = Tu serais en tête.
web-verdict-nobody = Personne n’est en tête.
web-guide = Ton coup
web-do-start = À toi : pose une carte dans ta palette, défausses-en une sur la toile, ou les deux. À la fin, tu dois être en tête.
web-do-only-drop = À toi, mais aucune de tes cartes ne te met en tête : tu ne peux qu’abandonner.
web-do-end = Tu serais en tête : finis ton tour, ou défausse aussi une carte.
web-do-discard = Tu n’es pas encore en tête : défausse maintenant une carte sur la toile.
web-do-behind = Tu n’es pas en tête : défausse une carte sur la toile, ou abandonne si rien n’y fait.
web-do-one = Le 1 : choisis une carte d’une autre palette. Elle va face cachée sur la pioche.
web-do-five = Le 5 : pose une autre carte de ta main dans ta palette.
web-do-seven = Le 7 : choisis une carte de ta palette. Elle va sur la toile, ou face cachée sur la pioche.
web-do-seven-canvas = Le 7 : choisis une autre carte de ta palette. Elle va sur la toile.
web-do-earned = Tu as droit à une carte : pioche-la, ou continue sans.
web-do-earned-must = Tu as droit à une carte et tu dois la piocher.
web-do-confirm = Voilà tout ton coup. Joue-le, ou reprends-le.
web-do-draw-sure = Une carte sera piochée. Ensuite, impossible de revenir en arrière.
web-do-out = C’est permis, mais tu ne serais pas en tête et tu serais éliminé.
web-where-to = Où va { $card } ?
web-looking = Un instant …
web-sending = Ton coup est en route …
web-thinking = C’est à { $name }.
web-you-are-out = Tu es éliminé de cette manche et tu continues à regarder.
web-watching = Tu regardes.
web-watching-turn = Tu regardes. C’est à { $name }.
web-to-palette = Dans ta palette
web-to-canvas = Sur la toile
web-to-canvas-colour = Sur la toile : { $canvas }
web-to-deck = Sur la pioche
web-result-winning = tu serais en tête
web-result-not-yet = pas encore en tête : défausse ensuite
web-result-refused = impossible – pourquoi ?
web-result-out = permis, mais tu serais éliminé
web-result-draws = et pioche une carte
web-result-action = puis l’action du { $number }
web-play = Jouer
web-end = Finir mon tour
web-draw = Piocher une carte
web-no-draw = Sans piocher
web-undo = Reprendre
web-drop = Abandonner
web-sure = Vraiment ?
web-ask-drop = Abandonner cette manche ? Tu continueras à regarder.
web-ask-out = C’est permis, mais tu ne serais pas en tête et tu serais éliminé. Le faire ?
web-play-anyway = Jouer quand même
web-keep-playing = Continuer à jouer
web-at-once = Jouer aussitôt
web-at-once-more = Un coup complet est joué sans demander.
web-keys = Clavier
web-keys-text = Tab et les flèches vont de carte en carte, un nombre ou la lettre d’une couleur en trouve une. Entrée la prend ; P la met dans la palette, C sur la toile, D sur la pioche. E finit le tour ou joue le coup, Retour arrière reprend.
web-end-you-round = Tu gagnes la manche !
web-end-round = { $name } gagne la manche
web-end-you-game = Tu gagnes !
web-end-game = { $name } gagne
web-end-you-match = Tu gagnes la partie !
web-end-match = { $name } gagne la partie
web-end-shared = Victoire partagée : { $names }
web-end-why = { $name } est le dernier en jeu. Avec { $canvas } sur la toile, { $rule }.
web-end-why-you = Tu es le dernier en jeu. Avec { $canvas } sur la toile, { $rule }.
web-end-points = { $count ->
        [one] Cela fait { $count } point.
       *[other] Cela fait { $count } points.
    }
web-end-table = Joueurs, points et cartes en main
web-player = Joueur
web-points = Points
web-held = Encore en main
web-held-none = rien
web-end-hide = Voir la table
web-end-show = Voir le résultat
web-next-round = Manche suivante
web-next-soon = La manche suivante commence dans { $count } s.
web-rematch = Revanche
web-record = Télécharger la partie
web-waits-for = On attend { $names }.
web-log-turn = { $name } : { $steps }.
web-log-out = { $name } est éliminé.
web-log-you-out = Tu es éliminé.
web-log-timeout = { $name } : temps écoulé.
web-log-dealt = Manche { $number }. { $name } commence.
web-log-dealt-you = Manche { $number }. Tu commences.
web-log-won = { $name } gagne la manche avec { $canvas } : { $cards }.{ $count ->
        [0] { "" }
       *[other] { " " }(+{ $count })
    }
web-log-you-won = Tu gagnes la manche avec { $canvas } : { $cards }.{ $count ->
        [0] { "" }
       *[other] { " " }(+{ $count })
    }
web-log-said = { $name } : « { $text } »
web-log-seated = { $name } s’assied.
web-log-left = Le joueur de la place { $seat } est parti.
web-log-taken-yours = { $card } de ta palette posée face cachée sur la pioche
web-log-stood-in = Un robot joue à la place { $seat }.
web-not-built = La page n’est pas encore construite. Lance : make web
web-log-resumed = Le serveur s’est absenté un instant ; la partie continue.
web-log-expired = Personne n’est venu pendant longtemps : toutes les places sont de nouveau libres.

## Tables

table-unknown = Cette table n’existe pas.
table-no-spectators = Cette table n’admet pas de spectateurs.
table-not-seated = Tu n’as pas de place à cette table.
table-seated-already = Tu as déjà la place { $seat }.
table-seat-taken = La place { $seat } n’est pas libre.
table-seat-none = Aucune place n’est libre à cette table.
table-seats-free = { $count ->
    [one] Une place est encore libre.
   *[other] { $count } places sont encore libres.
}
table-not-waiting = La partie a déjà commencé.
table-not-running = Aucune manche n’est en cours à cette table.
table-not-paused = La manche suivante ne peut pas être distribuée maintenant.
table-not-over = La partie n’est pas encore terminée.
table-not-entropy = Aucune entropie n’est attendue de toi maintenant.
table-entropy-promised = Tu as déjà promis de l’entropie.
table-entropy-differs = Ce n’est pas l’entropie que tu as promise.
table-entropy-early = Demande d’abord une revanche : ce n’est qu’alors que la graine suivante est fixée.
table-steps-after-draw = Il faut piocher une carte avant { $step } : regarde-la d’abord, puis continue.
table-steps-unfinished = Le tour n’est pas terminé avec ces actions : termine-le, ou va jusqu’à une pioche.
table-agreed-already = Tu as déjà donné ton accord.
table-bot-not-wanted = Aucun bot ne peut prendre la place { $seat } maintenant.
table-full = Cette table a trop servi ; ouvre-en une nouvelle.
table-message-wrong = Le message est incompréhensible : { $why }
table-message-first = Le premier message doit être hello.
table-version-wrong = Ce serveur parle la version { $version } du protocole. Recharge la page ou mets le programme à jour.
table-too-many = Trop de demandes. Attends un instant.
table-too-large = C’est trop grand : au plus { $most } octets sont lus.
table-watching-too-many = On peut suivre au plus { $most } tables à la fois.
table-origin-wrong = C’est un autre site qui l’a demandé ; rien n’a été fait.
table-host-wrong = Ce serveur ne répond pas à ce nom. La personne qui le gère peut l’autoriser avec --hosts.
table-too-slow = La demande n’est pas arrivée jusqu’au bout.
table-sign-in = Choisis d’abord un nom.
table-name-wrong = Un nom compte de 1 à { $most } caractères visibles.
table-record-unknown = Cet enregistrement n’existe pas.
table-record-running = L’enregistrement sera disponible à la fin de la partie.
table-page-unknown = Il n’y a rien à cette adresse.
table-method-wrong = Cela ne se fait pas à cette adresse.
table-store-full = Le serveur ne peut rien écrire pour l’instant ; rien n’a été fait. Réessaie dans un moment.
table-trouble = Une erreur est survenue sur le serveur ; rien n’a été fait.
table-deleted-player = Quelqu’un
phrase-hello = Bonjour !
phrase-good-luck = Bonne chance !
phrase-well-played = Bien joué !
phrase-thanks = Merci !
phrase-oops = Oups !
phrase-one-moment = Un instant, s’il te plaît.
phrase-your-turn = C’est à toi.
phrase-good-game = Belle partie !
phrase-rematch = Une autre ?
phrase-goodbye = Au revoir !

## The server

help-serve = Servir des parties dans le navigateur et aux bots.
help-serve-more = Chaque option peut aussi être donnée par l’environnement, comme { $example }, et dans le fichier nommé par --config, au format TOML. L’option l’emporte sur l’environnement, et celui-ci sur le fichier.
help-opt-host = l’adresse d’écoute ; 0.0.0.0 pour tous les réseaux
help-opt-port = le port ; 0 pour n’importe quel port libre
help-opt-data = le dossier des données ; à défaut, celui du système
help-opt-url = l’adresse par laquelle on atteint le serveur, s’il y a un mandataire devant lui
help-opt-log = ce qui est journalisé : debug, info, warning, error
help-opt-config = un fichier de réglages
help-opt-no-browser = ne pas ouvrir de navigateur
help-opt-pace = secondes qu’un bot laisse passer avant un tour
help-opt-hold = secondes pendant lesquelles on garde la place d’un joueur parti
help-opt-rate = messages par seconde permis à un joueur ; 0 pour ne pas limiter
help-opt-requests = demandes par seconde d’une même adresse ; 0 pour ne pas limiter
help-opt-sockets = connexions ouvertes d’une même adresse
help-opt-proxies = mandataires devant le serveur, qui indiquent les adresses des clients
help-opt-hosts = autres noms par lesquels on peut atteindre le serveur, séparés par des virgules
serve-at = Red7 est servi à l’adresse { $url }
serve-stop = Ctrl+C l’arrête ; les parties reprennent au prochain démarrage.
serve-bye = Le serveur est arrêté. Rien n’est perdu.
serve-port = Le port { $port } de { $host } n’est pas utilisable : { $why }. Choisis-en un autre avec --port, ou 0 pour n’importe quel port libre.
serve-folder = Le dossier { $folder } ne peut pas servir aux données : { $why }. Choisis-en un autre avec --data.
serve-newer = Les données de { $folder } viennent d’une version plus récente de red7. Mets red7 à jour, ou choisis un autre dossier avec --data.
serve-data = Les données dans { $folder } sont inutilisables : { $why }. Remets une sauvegarde avec « red7 admin restore », ou choisis un autre dossier avec --data.
serve-secret = Le fichier { $file } est endommagé. Supprime-le et il sera refait ; chacun devra alors redonner son nom.
serve-config-wrong = Le fichier { $file } ne peut pas être lu : { $why }.
serve-setting-unknown = { $file } : il n’y a pas de réglage « { $text } ». Les réglages sont : { $names }.
serve-value-wrong = « { $value } » n’est pas possible pour { $text }.
help-admin = Sauvegarder, restaurer ou exporter les données d’un serveur, qu’il tourne ou non.
help-arg-task = backup, restore ou export
help-arg-target = un fichier ; pour export, un dossier pour tous les enregistrements
admin-nothing = Il n’y a pas de données dans { $folder }.
admin-saved = Les données sont sauvegardées dans { $file }.
admin-restored = Les données de { $file } sont restaurées. Un serveur en marche continue avec elles.
admin-exported = { $count ->
    [one] Il y a un enregistrement dans { $folder }.
   *[other] Il y a { $count } enregistrements dans { $folder }.
}
admin-not-backup = { $file } n’est pas une sauvegarde de red7.
