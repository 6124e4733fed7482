### Why something is refused, in French: read by the server and the command.
###
### $rival is the result of another message here, put in as the subject of a clause.

## Counting and comparing palettes

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
        [one] une seule carte par chiffre
       *[other] { number-word } cartes du même chiffre
    }
    [Y] { $count ->
        [0] aucune carte
        [one] une seule carte par couleur
       *[other] { number-word } cartes de la même couleur
    }
    [G] { $count ->
        [0] aucune carte paire
        [one] une carte paire
       *[other] { number-word } cartes paires
    }
    [B] { $count ->
        [0] aucune couleur
        [one] une seule couleur
       *[other] { number-word } couleurs différentes
    }
    [I] { $count ->
        [0] aucune carte
        [one] une seule carte (aucune suite)
       *[other] une suite de { number-word } cartes
    }
   *[V] { $count ->
        [0] aucune carte inférieure à 4
        [one] une carte inférieure à 4
       *[other] { number-word } cartes inférieures à 4
    }
}
rival = { $place ->
    [left] la personne à ta gauche
    [right] la personne à ta droite
    [across] la personne en face de toi
   *[opponent] ton adversaire
}
compare-none = { $colour ->
    [G] Avec la toile en vert, tu n’as aucune carte paire : tu ne peux donc pas être en tête.
    [V] Avec la toile en violet, tu n’as aucune carte inférieure à 4 : tu ne peux donc pas être en tête.
   *[other] Ta palette est vide : tu ne peux donc pas être en tête.
}
compare-highest = Avec la toile en rouge, ta carte la plus haute est { $top } ; { $rival } a { $their_top }.
compare-fewer = Avec la toile en { $canvas }, tu as { $mine } ; { $rival } en a { $theirs }.
compare-lower = Avec la toile en { $canvas }, tu as { $mine } (carte la plus haute : { $top }) ; { $rival } en a autant (carte la plus haute : { $their_top }).

## Why a step is refused

error-round-over = La manche est terminée.
error-turn-over = Ce tour est terminé.
error-not-your-turn = Ce n’est pas ton tour : c’est à la place { $seat } de jouer.
error-hand-not-known = La main de la place { $seat }, qui doit jouer, n’est pas entièrement connue.
error-not-in-hand = { $card } n’est pas dans ta main.
error-played-already = Tu as déjà joué une carte sur ta palette ce tour-ci : { $card } reste en main.{ $actions ->
    [0] { "" }
   *[other] { " " }Seul un 5 permet d’en jouer une autre.
}
error-discarded-already = Tu as déjà défaussé une carte de ta main : il ne te reste plus qu’à piocher, si tu as droit à une carte.
error-play-loses = Si tu joues { $card } sur ta palette, tu ne pourras pas finir ton tour en tête, quelle que soit ta défausse. { $comparison }
error-play-action-loses = Jouer { $card } t’oblige à effectuer son action, et tu ne pourrais alors pas finir ton tour en tête.
error-discard-loses = En défaussant { $card }, tu ne serais pas en tête. { $comparison }
error-discard-bound = Dans un tour avec un 1 ou un 7, tu ne peux pas défausser { $card } si cela te fait perdre. { $comparison }
error-end-loses = Tu ne peux pas finir ton tour maintenant : tu n’es pas en tête. { $comparison }
error-end-too-early = Tu n’as encore rien fait : joue une carte, défausses-en une ou abandonne.
error-drop-late = Tu ne peux abandonner qu’au début de ton tour, ou quand la carte piochée avec un 3 n’a pas aidé.
error-drop-winning = Tu es en tête : finis ton tour au lieu d’abandonner.
error-action-unfinished = { $number ->
    [1] Termine d’abord l’action du 1 : prends une carte d’une autre palette et pose-la sur la pioche.
    [3] Termine d’abord l’action du 3 : pioche une carte.
    [5] Termine d’abord l’action du 5 : joue une autre carte de ta main.
   *[7] Termine d’abord l’action du 7 : prends une carte de ta palette.
}
error-draw-first = Pioche d’abord la carte à laquelle tu as droit.
error-draw-not-earned = Tu n’as pas de carte à piocher maintenant.
error-draw-unnamed = Piocher s’écrit « ! » tout court : personne ne choisit la carte qui vient.
error-draw-disagrees = { $card } ne peut pas être la carte piochée ici.
error-lay-without-action = Seule l’action d’un 1 ou d’un 7 permet de poser { $card } sur la pioche.
error-one-own-card = Le 1 prend une carte à un autre joueur, mais { $card } est dans ta propre palette.
error-one-not-there = Le 1 prend une carte d’une autre palette, mais { $card } n’est dans aucune d’elles.
error-one-smaller-palette = Le 1 ne prend que dans une palette qui a au moins autant de cartes que la tienne : tu en as { $mine }, { $rival } en a { $theirs }.
error-one-last-card = Le 1 ne peut pas prendre { $card }, la seule carte de cette palette.
error-one-loses = Une fois { $card } partie, tu ne pourras pas finir ton tour en tête. { $comparison }
error-seven-not-there = Le 7 prend une carte de ta propre palette, mais { $card } n’y est pas.
error-seven-itself = Dans cette édition, le 7 prend une autre carte, pas lui-même.
error-seven-canvas-only = Dans cette édition, le 7 met sa carte sur la toile ; { $card } ne peut pas aller sur la pioche.
error-seven-loses = Sans { $card } dans ta palette, tu ne pourras pas finir ton tour en tête. { $comparison }
error-seven-loses-at-once = Le 7 ne peut défausser { $card } que si tu es aussitôt en tête. { $comparison }

## Texts that cannot be read

error-colour-unknown = « { $text } » n’est pas une couleur. Les couleurs sont R O Y G B I V.
error-card-unknown = « { $text } » n’est pas une carte. Une carte s’écrit avec la lettre d’une couleur et un chiffre de 1 à 7, comme R7.
error-card-expected = Colonne { $place } : il fallait une carte comme R7, et non « { $text } ».
error-card-twice = { $card } figure deux fois ici (colonne { $place }) ; il n’y en a qu’une.
error-step-expected = Colonne { $place } : il fallait un coup, et non « { $text } ». Les coups sont +R7, >R7, ^R7, « ! », « . » et « ~ ».
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
error-position-field = « { $text } » (colonne { $place }) n’a rien à faire ici. Après les places viennent * avec les cartes sorties du jeu et $ avec les scores, chacun une fois au plus.
error-turn-field = « { $text } » (colonne { $place }) ne peut pas être la place qui doit jouer.
error-turn-out = La place { $seat } (colonne { $place }) est éliminée : ce ne peut pas être son tour.
error-deck-field = « { $text } » (colonne { $place }) n’est pas une pioche. Écris le nombre de cartes, 33 ; les cartes connues du dessus, G4?31 ; ou l’ordre complet, =G4B2.
error-seat-field = « { $text } » (colonne { $place }) n’est pas une place. Écris palette/main, comme B5/R7Y2 ou B5/?7, ou x pour un joueur éliminé.
error-seats-number = Une position a 2, 3 ou 4 places, et non { $number }.
error-scores-field = « { $text } » (colonne { $place }) n’est pas une liste de scores. Écris $ et un nombre par place, comme $12,0.
error-too-many-cards = Cela fait { $number } cartes ; il n’y en a que 49.
error-position-incomplete = Pour cela, il faut connaître toutes les mains et l’ordre de la pioche.
error-steps-missing = Après « ; » (colonne { $place }), il fallait les coups du tour.
error-step-refused = Le coup { $place }, { $step }, n’est pas permis. { $cause }
error-draw-missing = La carte que { $card } fait piocher doit être écrite : « ! » et la carte.
error-turn-unfinished = Le tour de la place { $seat } n’est pas fini.
error-turn-refused = Tour { $number } : { $cause }
error-view-not-known = On ne sait pas ce que voit la place { $seat } : sa main n’est pas écrite ici.
error-past-missing = Après le @ (colonne { $place }), il faut la table du début puis les tours joués, séparés par des virgules.
error-past-turn = « { $text } » (colonne { $place }) n’est pas un tour joué. Écris la place et ses coups, comme dans 2 +R7 .
error-past-differs = Les tours après le @ mènent à { $text }, et non à la position qui précède.

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
error-record-deal = Ligne { $place } : la donne de la manche { $number } est illisible. { $cause }
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
error-review-unfinished = Seule une partie terminée dont toutes les cartes sont connues peut être analysée.
error-record-result = Selon l’enregistrement, le résultat est { $text }, mais en réalité c’est { $expected } (* désigne une partie en cours).
error-record-deal-differs = La donne de la manche { $number } n’est pas celle qui vient de la graine.
error-record-commitment-differs = La graine n’est pas celle qui avait été promise : son SHA-256 ne correspond pas à l’engagement.
error-record-entropy-differs = Ce que la place { $seat } a ajouté n’est pas ce qui avait été promis : son SHA-256 ne correspond pas à l’engagement.
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

## Exploring

error-edit-begun = Un tour est en cours. Finis-le ou reviens en arrière avant de changer des cartes.
error-edit-impossible = La position « { $text } » ne peut pas exister. { $cause }
error-edit-elsewhere = { $where ->
    [hand] { $card } est déjà dans la main de la place { $seat }.
    [palette] { $card } est déjà sur la palette de la place { $seat }.
   *[deck] { $card } est déjà dans la pioche.
}
error-edit-held = { $card } est forcément dans une main qui n’est pas entièrement connue. Déplace-la d’abord dans cette main.
error-explore-top = C’est la première position.
error-explore-end = Rien n’a été essayé après cette position.
error-explore-variation = Il n’y a pas ici de variante { $number } ; il y en a { $most }.
error-explore-round = Il n’y a pas de manche { $number } ; l’enregistrement en compte { $most }.
error-explore-turn = Il n’y a pas de tour { $number } ; il y en a { $most }.

## Matches

error-bot-unknown = Il n’y a pas de robot « { $text } ». Les robots sont : { $names }.
error-bot-unfit = « { $text } » n’est pas un robot : il lui manque un nom ou la méthode choose.
error-match-over = La partie est terminée.
error-round-running = La manche n’est pas encore terminée.

## Tables and the server

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
table-away = Un robot joue pour toi. Reprends d’abord ta place.
table-not-paused = La manche suivante ne peut pas être distribuée maintenant.
table-not-over = La partie n’est pas encore terminée.
table-not-entropy = Aucune entropie n’est attendue de toi maintenant.
table-entropy-promised = Tu as déjà promis de l’entropie.
table-entropy-differs = Ce n’est pas l’entropie que tu as promise.
table-entropy-early = Demande d’abord une revanche : la graine suivante n’est fixée qu’à ce moment-là.
table-steps-after-draw = Il faut piocher une carte avant { $step } : regarde-la d’abord, puis continue.
table-steps-unfinished = Ces coups ne terminent pas le tour : finis-le, ou arrête-toi à une pioche.
table-agreed-already = Tu as déjà donné ton accord.
table-hurry-people = D’autres personnes jouent encore cette manche : le rythme ne change pas.
table-hurry-already = Les robots se dépêchent déjà.
table-hints-off = Il n’y a pas d’indices à cette table.
table-hint-had = Tu as déjà reçu cet indice.
table-bot-not-wanted = Aucun robot ne peut prendre la place { $seat } maintenant.
table-rated-setup = Une table classée a une pendule et une place pour une personne, mais ni indices ni remplaçant.
table-rated-account = Les parties classées sont réservées à qui a un compte.
table-rated-bot = Dans une partie classée, aucun robot ne continue à la place de quelqu’un qui est parti.
table-rated-quiet = Pendant une partie classée, ceux qui ne font que regarder se taisent.
table-rated-yourself = À une table classée, chacun compte avec tous ses robots comme une seule personne, qui n’a droit qu’à une place.
table-rated-often = Vous avez déjà joué { $most } parties classées ensemble aujourd’hui. Continuez par des parties non classées, ou revenez demain.
table-full = Cette table sert depuis trop longtemps ; ouvre-en une nouvelle.
table-closed = L’hôte de ce serveur a fermé cette table.
table-id-used = Cet identifiant a déjà servi à autre chose ; prends-en un autre.
table-message-wrong = Le message est incompréhensible : { $why }
table-message-first = Le premier message doit être hello.
table-version-wrong = Ce serveur parle la version { $version } du protocole. Recharge la page ou mets le programme à jour.
table-too-many = Trop de demandes. Attends un instant.
table-too-large = C’est trop grand : la limite est de { $most } octets.
table-length-twice = Une requête ne peut pas avoir à la fois Content-Length et Transfer-Encoding.
table-handshake-wrong = Ce n’est pas une poignée de main WebSocket que le serveur comprenne.
table-watching-too-many = On peut suivre au plus { $most } tables à la fois.
table-tables-too-many = Tu as ouvert { $most } tables dont les parties ne sont pas terminées. Tu ne peux pas en ouvrir d’autres pour l’instant.
table-address-too-many = { $most } tables dont les parties ne sont pas terminées ont été ouvertes depuis ton réseau. On ne peut pas en ouvrir d’autres pour l’instant.
table-games-too-many = Tu as déjà une place dans { $most } parties. Termine ou quitte d’abord l’une d’elles.
table-study-too-many = Tu as demandé beaucoup d’analyses en peu de temps. Attends un instant.
table-study-own-game = Tu joues cette position même : elle n’est donc pas analysée pour toi. Si les indices sont permis, demande-les à la table.
table-study-off = Ce serveur ne fait pas d’analyses.
table-study-too-large = Cette position offre plus de { $most } tours possibles, trop pour une analyse.
study-prepares = Le serveur prépare ses analyses pour la première fois. Cela prend environ deux minutes, et cette fois-ci seulement.
table-origin-wrong = La demande vient d’un autre site ; rien n’a été fait.
table-host-wrong = Ce serveur ne répond pas à ce nom. La personne qui le gère peut l’autoriser avec --hosts.
table-too-slow = La demande a mis trop de temps à arriver.
table-sign-in = Choisis d’abord un nom.
table-meeting-agreed = Tu ne peux plus partir : tout le monde a accepté et la partie va commencer.
table-meeting-begun = La partie a déjà commencé, à la table { $table }.
table-bots-later = Les robots ne prennent les places libres qu’après { $seconds } secondes d’attente, et seulement dans les parties jouées tout de suite.
table-offer-unknown = Cette partie n’est plus proposée.
table-offer-over = Il est trop tard pour répondre.
table-person-unknown = Personne n’a de compte à ce nom.
table-challenge-self = Tu ne peux pas te défier toi-même.
table-challenge-own = Ce défi est le tien : c’est à l’autre personne de l’accepter.
table-challenges-too-many = { $most } de tes défis sont sans réponse. Attends une réponse ou retires-en un.
table-challenges-often = Tu lances trop de défis à la fois. Attends quelques secondes.
table-name-blank = Un nom comporte au moins une lettre, un chiffre ou un emoji.
table-name-direction = Ce nom contient un signe invisible qui change le sens de l’écriture. Saisis-le sans ce signe : les noms écrits de droite à gauche n’en ont pas besoin.
table-name-hidden = Ce nom contient un caractère invisible ou inconnu. Saisis-le sans ce caractère.
table-name-large = Ce nom prend trop de place. Utilise moins d’emojis ou d’accents.
table-name-long = Un nom compte au plus { $most } caractères.
table-name-marks = Une lettre porte au plus { $most } accents différents, et un nom ne commence pas par un accent.
table-name-taken = Ce nom est déjà pris, ou ressemble à un nom déjà pris. Choisis-en un autre.
table-sign-in-wrong = Ce n’est pas correct. Vérifie ta saisie, ou connecte-toi d’une autre façon.
table-sign-in-too-many = Trop de tentatives. Attends une minute, ou utilise une clé d’accès ou un code de secours.
table-account-needed = Il faut un compte pour cela.
table-account-changed = Quelque chose a changé entre-temps. Recharge la page et réessaie.
table-account-full = Il y en a déjà { $most }, et il ne peut pas y en avoir plus. Supprimes-en un d’abord.
table-account-last = C’est le dernier accès à ton compte. Ajoutes-en d’abord un autre.
table-account-nothing = Cela ne fait plus partie de ton compte.
table-passkey-host = Il n’y a pas de clés d’accès à cette adresse. Il leur faut un serveur qui porte un nom, joint en https, ou localhost.
table-passkey-late = Cela a pris trop de temps. Réessaie.
table-passkey-wrong = Cette clé d’accès ne peut pas servir ici.
table-password-obvious = Tout le monde essaierait d’abord ce mot de passe. Choisis-en un autre.
table-password-short = Un mot de passe compte au moins { $least } caractères.
table-token-may-not = Ce jeton n’est pas fait pour cela ({ $what }).
table-name-refused = Ce nom n’est pas le bienvenu ici. Choisis-en un autre, s’il te plaît.
table-banned = Tu ne peux plus jouer sur ce serveur. Son hôte en a décidé ainsi.
table-banned-until = Tu ne peux pas jouer sur ce serveur jusqu’au { $until }. Son hôte en a décidé ainsi.
table-kept-apart = Tu ne peux pas t’asseoir à cette table.
table-phrases-too-many = En arrivant, tu peux dire au plus { $most } phrases par minute. Attends un instant.
table-player-unknown = Ce joueur n’existe pas, ou souhaite être oublié.
table-player-self = C’est toi.
table-ties-too-many = Tu l’as déjà fait pour { $most } personnes. Mets-y d’abord fin pour l’une d’elles.
table-reports-too-many = Tu as signalé { $most } personnes aujourd’hui. Continue demain, s’il te plaît.
table-record-unknown = Cet enregistrement n’existe pas.
table-puzzle-in-rush = Cette énigme fait partie de ta course. Résous-la dans la course, ou reviens quand celle-ci sera finie.
table-puzzle-unknown = Cette énigme n’existe pas.
table-puzzle-unsolved = Résous d’abord l’énigme, ou demande la solution.
table-rush-none = Tu n’as pas commencé de course.
table-review-unknown = Cette partie n’a pas encore été analysée.
table-record-running = L’enregistrement sera disponible à la fin de la partie.
table-page-unknown = Il n’y a rien à cette adresse.
table-method-wrong = Cela n’est pas possible à cette adresse.
table-store-full = Le serveur ne peut rien écrire pour l’instant ; rien n’a été fait. Réessaie dans un moment.
table-store-lost = Le serveur a perdu le contact avec ses données et ne sait pas si cela a été fait. Réessaie dans un moment ; rien n’est fait deux fois.
table-stopping = Le serveur s’arrête ; rien n’a été fait. Réessaie dans un moment.
table-trouble = Une erreur est survenue sur le serveur ; rien n’a été fait.
table-not-built = La page n’est pas encore construite. Lance : make web
