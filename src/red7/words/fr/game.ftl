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
