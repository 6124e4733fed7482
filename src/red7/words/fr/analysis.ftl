### What the commands that analyse and teach say, in French.

## The command `analyse`

analyse-preparing = Préparation ; la toute première fois, le moteur est compilé, ce qui prend un moment…
analyse-doing = Meilleur tour après { $worlds ->
    [one] une répartition
   *[other] { $worlds } répartitions
} : { $turn }
analyse-nothing = Aucun tour n’est permis ici.
analyse-turn = Tour
analyse-chance = Chance
analyse-open = Cartes visibles
analyse-proven = Certain
analyse-why = Pourquoi { $turn } : { $reasons }
analyse-certain = { $proof ->
    [win] gagne
   *[loss] perd
}
analyse-sure = { $mid } %
analyse-between = { $mid } % ({ $low }–{ $high })
analyse-worlds = { $kind ->
    [all] Les { $count } répartitions possibles des cartes cachées ont toutes été examinées.
   *[some] { $count ->
        [one] Une répartition possible des cartes cachées a été examinée.
       *[other] { $count } répartitions possibles des cartes cachées ont été examinées.
    }
}

## The command `explore`

explore-welcome = Tape des coups pour les jouer, ou help.
explore-unknown = Il n’y a pas de commande « { $text } ». Tape help pour les voir toutes.
explore-line = Ligne { $number } : { $text }
explore-number = Il n’y a pas de tour { $text } dans la liste, qui en compte { $most }.
explore-whole = Il faut un nombre entier, et non « { $text } ».
explore-set = Écris ce qu’il faut changer, par exemple : set hand 1 R7G4, set palette 2 B5, set canvas G, set deck 20, set away R1, set turn 2, set out 3
explore-move = Écris une carte et où elle va, par exemple : move R7 hand 1, move R7 palette 2, move R7 canvas, move R7 deck, move R7 away
explore-more = { $count ->
    [one] Un autre tour est possible. Son numéro suit.
   *[other] { $count } autres tours sont possibles. Leurs numéros suivent.
}
explore-tried = Déjà essayé ici : { $list }
explore-against = Contre { $turn } : { $reasons } Mieux : { $best }
explore-not-against = Aucun fait ne plaide contre { $turn }, mais l’analyse préfère { $best }
explore-help =
    +R7 >G4 joue des coups, d’un tour ou de plusieurs ; un numéro joue un tour de la liste.
    !G4 dit quelle carte est piochée. D’une main cachée, on peut jouer toute carte non vue.
    turns : tous les tours possibles · analyse [effort] : les juger · why [tour] : les raisons
    back [nombre], forward [variante], top : parcourir l’arbre · tree : le montrer
    set hand|palette|turn|out PLACE, set canvas|deck|away : changer la position
    move CARTE hand|palette PLACE, move CARTE canvas|deck|away : mettre une carte ailleurs
    hide : ne montrer et ne juger que ce que peut savoir qui doit jouer · show : tout
    table : montrer la table · position : son texte · line : toute la suite, à partager
    rules [section] : les règles · help · quit

## The command `stats`

stats-doing = Analyse de la partie { $number } sur { $games } : tour { $done } sur { $total }…
stats-range = { $low }–{ $high } %
stats-no-folder = Il n’y a pas de dossier { $folder }.
stats-no-records = Il n’y a pas d’enregistrement dans { $folder } : aucun fichier en .red7 ou .json.
stats-none = Il n’y a dans { $folder } aucune partie terminée à compter.
stats-player-unknown = Personne du nom de « { $name } » n’y a terminé de partie. Les noms sont : { $names }
stats-skipped = { $count ->
    [one] Un fichier a été laissé de côté :
   *[other] { $count } fichiers ont été laissés de côté :
}

## The command `learn`

learn-unknown = Il n’y a pas de leçon « { $text } ». Les leçons : { $list }
learn-step = Étape { $number } sur { $count }
learn-how = Écris ton tour, par exemple +R7 ou +R7 >G4 ; ? montre un pas, quit arrête.
learn-next = La leçon est finie. Ensuite : red7 learn { $name }
learn-last = C’était la dernière leçon.
