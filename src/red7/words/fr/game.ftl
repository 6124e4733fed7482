### Words of the game in French: read by the page, the server and the command.
###
### Colours come as letters, R O Y G B I V, and cards as written in the notation, R7.

## Colours and their rules

colour = { $colour ->
    [R] rouge
    [O] orange
    [Y] jaune
    [G] vert
    [B] bleu
    [I] indigo
   *[V] violet
}
colour-heading = { $colour ->
    [R] Rouge
    [O] Orange
    [Y] Jaune
    [G] Vert
    [B] Bleu
    [I] Indigo
   *[V] Violet
}
rule-text = { $colour ->
    [R] la carte la plus haute gagne
    [O] qui a le plus de cartes du même chiffre gagne
    [Y] qui a le plus de cartes de la même couleur gagne
    [G] qui a le plus de cartes paires gagne
    [B] qui a le plus de couleurs différentes gagne
    [I] qui a la plus longue suite gagne
   *[V] qui a le plus de cartes inférieures à 4 gagne
}

## Who

you = Toi
nobody = personne
guest = Invité
somebody = Quelqu’un
bot-names = Robin,Sam,Kim,Alex
seat-number = Place { $seat }

## What happens

label = { $name } : { $value }
separator = { ", " }
steps-joined = { $steps } et { $last }
round-number = Manche { $number }
round-begins = Manche { $number }. { $name } commence.
round-begins-you = Manche { $number }. Tu commences.
turn-told = { $who ->
    [you] Tu { $steps }.
   *[other] { $name } { $steps }.
}
step-played = { $who ->
    [you] joues { $card } sur ta palette
   *[other] joue { $card } sur sa palette
}
step-canvas = { $who ->
    [you] défausses { $card } sur la toile (qui passe en { $colour })
   *[other] défausse { $card } sur la toile (qui passe en { $colour })
}
step-laid = { $who ->
    [you] poses { $card } face cachée sur la pioche
   *[other] pose { $card } face cachée sur la pioche
}
step-taken = { $who ->
    [you] prends { $card } sur la palette adverse ({ $name }) pour la poser face cachée sur la pioche
   *[other] { $whose ->
        [you] prend { $card } sur ta palette pour la poser face cachée sur la pioche
       *[other] prend { $card } sur la palette adverse ({ $name }) pour la poser face cachée sur la pioche
    }
}
step-moved = { $who ->
    [you] déplaces { $card } de ta palette sur la toile (qui passe en { $colour })
   *[other] déplace { $card } de sa palette sur la toile (qui passe en { $colour })
}
step-drew = { $who ->
    [you] pioches une carte
   *[other] pioche une carte
}
step-drew-known = { $who ->
    [you] pioches { $card }
   *[other] pioche { $card }
}
step-ended = { $who ->
    [you] finis ton tour
   *[other] finit son tour
}
step-dropped = { $who ->
    [you] abandonnes
   *[other] abandonne
}
player-out = { $who ->
    [you] Tu te fais éliminer.
   *[other] { $name } se fait éliminer.
}
player-out-cards = { $who ->
    [you] Tu te fais éliminer : tu n’as plus de cartes en main.
   *[other] { $name } se fait éliminer : plus de cartes en main.
}
points-won = { $count ->
    [one] Cela fait { $count } point.
   *[other] Cela fait { $count } points.
}
deck-size = Pioche : { $count }

## What can be chosen

rules-editions = Éditions
rules-v11 = la plus ancienne : un 1 prend une carte dans toute palette qui en a plus d’une ; un 7 met une autre carte sur la toile
rules-v12 = l’édition habituelle
rules-v13 = une défausse peut te faire perdre et éliminer ; après un 7, il suffit d’être en tête à la fin du tour
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
