### Why a turn is good, what is wrong with another, and hints, in French: read by the
### server and the command. “You” is the player whose turn it is. Messages that end
### in -named speak of that player by $name, in words that fit everybody.
###
### To answer a turn is to make one that keeps the answering player in the round. $cards, $better
### and $colours are lists, joined by the messages below or by spaces.

joined-or = { $items } ou { $last }
joined-and = { $items } et { $last }

## Why a turn is good

why-lost = Aucun coup ne te maintient dans la manche.
why-drops = Ce coup quitte la manche, alors que tu pourrais y rester.
why-hope = { $count ->
    [one] Des { $unseen } cartes non vues, une seule te maintient dans la manche si tu la pioches.
   *[other] Des { $unseen } cartes non vues, { $count } te maintiennent dans la manche si tu les pioches.
}
why-hope-all = Quelle que soit la carte piochée, tu peux rester dans la manche.
why-hope-none = Aucune carte piochée ne peut te maintenir dans la manche.
why-wins = Plus personne d’autre n’a de carte : ce coup gagne la manche.
why-unanswerable = Personne ne peut y répondre, quelle que soit sa main : ce coup gagne la manche.
why-points = { $count ->
    [one] Cela fait { $count } point.
   *[other] Cela fait { $count } points.
}
why-forced = Aucune autre façon de jouer tes cartes ne te maintient dans la manche.
why-only-three = Personne ne peut y répondre, sauf si un 3 fait piocher la bonne carte.
why-only = { $threes ->
    [0] On ne peut y répondre qu’avec { $cards }.
   *[other] On ne peut y répondre qu’avec { $cards }, sauf si un 3 fait piocher la bonne carte.
}
why-two = Aucune carte ne suffit à elle seule pour y répondre ; il en faut deux.
why-share = La personne suivante ne peut y répondre qu’avec { $percent } % des mains possibles.
why-change = Personne ne peut te battre avec la toile en { $colour } : pour répondre, il faut changer de couleur.
why-fewest = { $count ->
    [one] Des { $unseen } cartes non vues, une seule suffit à elle seule pour y répondre ; toute autre façon de jouer tes cartes en laisse plus.
   *[other] Des { $unseen } cartes non vues, { $count } suffisent chacune pour y répondre ; toute autre façon de jouer tes cartes en laisse plus.
}
why-count = { $count ->
    [one] Des { $unseen } cartes non vues, une seule suffit à elle seule pour y répondre.
   *[other] Des { $unseen } cartes non vues, seules { $count } suffisent chacune pour y répondre.
}
why-last = C’est ta dernière carte : si quelqu’un d’autre reste dans la manche, tu te feras éliminer.
why-keeps-changes = { $held ->
    [one] Tu gardes une carte, qui peut amener une couleur où tu es en tête avec les palettes telles quelles.
   *[other] Cartes gardées : { $held }, dont { $count } pouvant amener une couleur où tu es en tête avec les palettes telles quelles.
}
why-ahead = { $count ->
    [7] Avec les palettes telles quelles, tu es en tête dans les sept couleurs.
   *[other] Avec les palettes telles quelles, tu es en tête dans { $count } des sept couleurs.
}
why-draws = { $held ->
    [one] Tu as droit à une carte, ce qui t’en fait une en main.
   *[other] Tu as droit à une carte, ce qui t’en fait { $held } en main.
}
why-keeps = { $held ->
    [one] Tu gardes une carte en main.
   *[other] Tu gardes { $held } cartes en main.
}

## What is wrong with a turn

wrong-out = Ce coup t’élimine, alors que tu pourrais rester dans la manche.
wrong-hope = { $count ->
    [0] Aucune carte piochée ne peut te maintenir dans la manche ; le meilleur coup le fait d’emblée.
    [one] Des { $unseen } cartes non vues, une seule te maintient dans la manche si tu la pioches ; le meilleur coup le fait d’emblée.
   *[other] Des { $unseen } cartes non vues, seules { $count } te maintiennent dans la manche si tu les pioches ; le meilleur coup le fait d’emblée.
}
wrong-hope-fewer = Cartes non vues : { $unseen }, dont { $mine } te maintenant dans la manche une fois piochées ; après le meilleur coup, { $theirs }.
wrong-misses-win = Le meilleur coup gagne tout de suite la manche : plus personne d’autre n’aurait de carte.
wrong-misses-unanswerable = Le meilleur coup gagne la manche : personne ne pourrait y répondre, quelle que soit sa main.
wrong-points = Ce coup gagne aussi, mais rapporte { $mine } au lieu de { $theirs }.
wrong-known = { $seat } : on sait que { $cards } est en main, ce qui suffit pour y répondre.
wrong-lets = Avec la toile en { $colours }, la personne suivante est en tête avec ce qui est déjà là.
wrong-share = La personne suivante peut y répondre avec { $mine } % des mains possibles, au meilleur coup avec { $theirs } %.
wrong-count = Cartes non vues : { $unseen }, dont { $mine } suffisant chacune pour y répondre ; pour répondre au meilleur coup, { $theirs }.
wrong-last = C’est ta dernière carte : si quelqu’un d’autre reste dans la manche, tu te feras éliminer.
wrong-gives-colour = Tu perds { $card }, ta seule carte en main pour mettre la toile en { $colour }, où tu es en tête après le meilleur coup.
wrong-gives-even = Tu perds { $card }, ta seule carte paire.
wrong-gives-low = Tu perds { $card }, ta seule carte inférieure à 4.
wrong-fewer = Cartes restant en main : { $mine } ; après le meilleur coup, { $theirs }.
wrong-ahead = Avec les palettes telles quelles, tu es en tête dans { $mine } des sept couleurs ; après le meilleur coup, dans { $theirs }.
wrong-changes = Cartes en main pouvant amener une couleur où tu es en tête : { $mine } ; après le meilleur coup, { $theirs }.
wrong-weaker = Avec la toile en { $colour }, tu as { $cards } ; après le meilleur coup, { $better }.
wrong-scores = En l’état, ce coup vaut { $mine } points, le meilleur { $theirs }.
wrong-highest = Ta carte gardée la plus haute est { $card } ; après le meilleur coup, { $other }.

## The same, about somebody other than the reader

wrong-out-named = Ce coup élimine { $name }, alors qu’il est possible de rester dans la manche.
wrong-hope-named = { $count ->
    [0] Aucune carte piochée ne peut maintenir { $name } dans la manche ; le meilleur coup le fait d’emblée.
    [one] Des { $unseen } cartes non vues, une seule maintient { $name } dans la manche une fois piochée ; le meilleur coup le fait d’emblée.
   *[other] Des { $unseen } cartes non vues, seules { $count } maintiennent { $name } dans la manche une fois piochées ; le meilleur coup le fait d’emblée.
}
wrong-hope-fewer-named = Cartes non vues : { $unseen }, dont { $mine } maintenant { $name } dans la manche une fois piochées ; après le meilleur coup, { $theirs }.
wrong-last-named = Pour { $name }, c’est la dernière carte : si quelqu’un d’autre reste dans la manche, { $name } se fera éliminer.
wrong-gives-colour-named = { $name } perd { $card }, sa seule carte en main pour mettre la toile en { $colour }, où { $name } est en tête après le meilleur coup.
wrong-gives-even-named = { $name } perd { $card }, sa seule carte paire.
wrong-gives-low-named = { $name } perd { $card }, sa seule carte inférieure à 4.
wrong-ahead-named = Avec les palettes telles quelles, { $name } est en tête dans { $mine } des sept couleurs ; après le meilleur coup, dans { $theirs }.
wrong-changes-named = Cartes en main pouvant amener une couleur où { $name } est en tête : { $mine } ; après le meilleur coup, { $theirs }.
wrong-weaker-named = Avec la toile en { $colour }, { $name } a { $cards } ; après le meilleur coup, { $better }.
wrong-highest-named = La carte la plus haute que garde { $name } est { $card } ; après le meilleur coup, { $other }.

## Hints: a nudge, then the cards, then the turn

hint-out = Aucun coup ne te maintient dans la manche.
hint-drop = Tu pourrais rester dans la manche, mais songe à l’abandonner.
hint-only = Une seule façon de jouer tes cartes te maintient dans la manche.
hint-wins = L’un de tes coups gagne la manche, quelles que soient les mains adverses.
hint-take = La carte à prendre se trouve ici : { $seat }.
hint-to-canvas = Pense à déplacer une carte sur la toile.
hint-to-deck = Pense à déplacer une carte sur la pioche.
hint-draw = Pense à piocher une carte.
hint-end = Tu en as fait assez : finis ton tour ici.
hint-action = Pense à une carte avec une action.
hint-earns = Pense à une défausse qui te donne droit à une carte.
hint-both = Pense à jouer une carte et à en défausser une autre.
hint-discard = Avec les palettes telles quelles, tu es en tête dans { $count } des sept couleurs : une défausse peut suffire.
hint-play = Pense à garder la toile en { $colour } et à jouer une carte sur ta palette.
hint-cards = Regarde { $cards }.
hint-turn = Meilleur coup : { $turn } – { $reasons }
