### The rulebook in French: read by the page of the rules and the command.

## Around the rules

rulebook-heading = Règles de Red7
rulebook-contents = Sommaire
rulebook-search = Chercher dans les règles
rulebook-found = { $count ->
    [one] Trouvé dans une section
   *[other] Trouvé dans { $count } sections
}
rulebook-found-none = Rien trouvé pour « { $text } »
rulebook-print = Imprimer sur une feuille
rulebook-option = Une option : on n’y joue que si tout le monde est d’accord.

## Examples

rulebook-example = Exemple
rulebook-choose-colour = Choisis une couleur : les cartes qui comptent s’illuminent.
rulebook-choose-turn = Choisis un tour et vois ce qu’il donne.
rulebook-before = Avant le tour
rulebook-allowed = Permis
rulebook-refused = Pas permis
rulebook-why-more = { $name } est en tête, { $count ->
    [one] avec une carte
   *[other] avec { $count } cartes
} contre { $theirs }.
rulebook-why-higher = { $name } est en tête : il y a autant de cartes, et { $top } est plus haute que { $their_top }.
rulebook-why-none = Personne n’est en tête : aucune carte ne compte.
rulebook-scores = Gagner rapporterait { $count ->
    [one] un point
   *[other] { $count } points
}.
rulebook-first = { $name } commence, à gauche de la carte la plus haute, { $card }.
rulebook-wins = { $name } gagne la manche.

## Titles

rulebook-title-cards = Les cartes
rulebook-title-colours = Sept couleurs, sept règles
rulebook-title-winning = Qui est en tête
rulebook-title-setup = Mise en place
rulebook-title-turn = Un tour
rulebook-title-out = Abandonner et gagner
rulebook-title-draw = Piocher des cartes
rulebook-title-points = Jouer aux points
rulebook-title-actions = Actions
rulebook-title-editions = Éditions et livrets
rulebook-title-known = Ce que tous savent
rulebook-title-notation = Écrire cartes et tours
rulebook-title-tables = Aux tables de ce serveur

## The cards

rulebook-cards-all = Il y a 49 cartes : les chiffres de 1 à 7 dans chacune des sept couleurs.
rulebook-cards-order = Le chiffre le plus grand fait la carte la plus haute. À chiffre égal, la couleur décide, dans l’ordre rouge, orange, jaune, vert, bleu, indigo, violet. Deux cartes ne sont donc jamais égales : le 7 rouge est la plus haute, le 1 violet la plus basse.

## Seven colours, seven rules

rulebook-colours-canvas = La carte du dessus de la toile donne la règle en vigueur. Elle dit quelles cartes d’une palette comptent ensemble : ta meilleure combinaison est la plus grande et, à taille égale, celle aux cartes les plus hautes.

## Who is winning

rulebook-winning-most = Tu es en tête si ta meilleure combinaison a plus de cartes que celle de chaque autre joueur encore en jeu. Les joueurs éliminés ne comptent plus.
rulebook-winning-tie = Si deux combinaisons ont autant de cartes, la plus haute de ces cartes décide : d’abord son chiffre, puis sa couleur.
rulebook-winning-none = Sans carte qui compte, tu n’es pas en tête, même si personne d’autre n’en a. Cela arrive avec le vert (aucune carte paire) et le violet (aucune carte inférieure à 4).

## Setting up

rulebook-setup-deal = Red7 se joue à 2, 3 ou 4. Chacun reçoit sept cartes en main et une face visible, début de sa palette ; le reste forme la pioche. La toile commence en rouge.
rulebook-setup-first = Le joueur à gauche de la plus haute carte des palettes commence. On continue vers la gauche.

## A turn

rulebook-turn-may = À ton tour, fais une de ces choses :
rulebook-turn-play = Joue une carte de ta main sur ta palette.
rulebook-turn-discard = Défausse une carte de ta main sur la toile. Sa couleur donne la nouvelle règle.
rulebook-turn-both = Fais les deux, dans cet ordre.
rulebook-turn-drop = Abandonne la manche.
rulebook-turn-end = À la fin de ton tour, tu dois être en tête. Une défausse doit donc te laisser en tête, et tu ne joues une carte sur ta palette que si le tour peut encore bien finir.
rulebook-turn-same = Tu peux défausser une carte de la couleur déjà en vigueur.

## Dropping out and winning

rulebook-out-drop = Tu peux abandonner au début de ton tour ; plus tard, seulement si un 3 t’a fait piocher et que tu n’es toujours pas en tête. Retourne ta main et ta palette : personne ne voit ta main.
rulebook-out-hand = Si ton tour commence et que ta main est vide, tu te fais éliminer.
rulebook-out-last = Qui reste en dernier gagne aussitôt la manche.

## Drawing cards

rulebook-draw-count = On compte la palette après tout ce que tu as joué ce tour-ci. Si la pioche est vide, personne ne pioche.
rulebook-draw-must = Une traduction française rend cette pioche obligatoire ; ici, c’est une option à part.

## Playing for points

rulebook-points-score = Une partie a plusieurs manches. Qui gagne une manche met sa meilleure combinaison selon la règle en vigueur de sa palette sur sa pile de score ; chaque carte vaut son chiffre.
rulebook-points-cards = Le rouge marque une carte, l’orange et le jaune le groupe gagnant, le bleu la plus haute carte de chaque couleur, l’indigo la plus haute de chaque chiffre de la suite, le vert et le violet toutes les cartes qui comptent.
rulebook-points-later = Les cartes marquées ne servent plus ; toutes les autres sont mélangées de nouveau.
rulebook-points-end = La partie finit après une manche où quelqu’un atteint 40 points à 2 joueurs, 35 à 3 ou 30 à 4, ou quand il ne reste pas huit cartes par joueur. Le plus haut score gagne ; à égalité, on partage la victoire.

## Actions

rulebook-actions-must = Si tu joues une carte impaire de ta main sur ta palette, tu dois effectuer son action si tu le peux. La carte distribuée sur ta palette n’en a pas.
rulebook-actions-after = Après toutes les actions, le tour continue : tu peux défausser une carte de ta main ou finir ton tour. Un choix n’est ouvert que si tu peux encore finir ton tour en tête.
rulebook-actions-three = Seul un 3 peut se jouer à tout hasard, tant que la pioche n’est pas vide. Si sa carte n’aide pas, tu abandonnes.

## Editions and books

rulebook-editions-differ = Les livrets imprimés diffèrent sur la défausse, le 1 et le 7.
rulebook-editions-v11 = Un 1 prend dans toute autre palette qui a plus d’une carte. Un 7 déplace une autre carte, sur la toile seulement ; tu dois être en tête à la fin du tour.
rulebook-editions-v12 = Un 1 ne prend que dans une palette qui a au moins autant de cartes que la tienne. Un 7 peut se déplacer lui-même, sur la toile ou sur la pioche ; sur la toile, tu dois aussitôt être en tête.
rulebook-editions-v13 = Comme v1.2, mais après un 7 il suffit d’être en tête à la fin du tour, et sa défausse ne fait pas piocher. Une défausse de ta main peut te faire perdre : la nouvelle couleur reste, et tu te fais éliminer. Ce n’est pas permis dans un tour avec un 1 ou un 7.
rulebook-editions-books = Les livrets anglais, français, allemand et italien suivent v1.2, comme l’un des livrets espagnols ; l’autre suit v1.3. Le livret polonais se joue comme v1.1.
rulebook-editions-named = Base n’a pas d’options. Avancé se joue avec la pioche et aux points, Expert aussi avec les actions.

## What everyone knows

rulebook-known-hidden = Les mains sont secrètes, l’ordre de la pioche aussi. Ce que tu peux faire ne dépend jamais de cartes cachées.
rulebook-known-seen = Tout le monde voit une carte posée sur la pioche et sait qu’elle y est ; quand elle est piochée, tous savent qui l’a. On peut retenir toute carte vue sur une palette ou sur la toile.

## Cards and turns in writing

rulebook-notation-cards = Une carte est la lettre de sa couleur et son chiffre, comme R7. Les lettres sont R O Y G B I V dans toutes les langues.
rulebook-notation-steps = +R7 joue une carte sur la palette, >R7 la met sur la toile, ^R7 sur la pioche. « ! » pioche, « . » finit le tour, « ~ » abandonne.
rulebook-notation-positions = Une position est la couleur en vigueur, la place qui doit jouer, la pioche, puis palette/main de chaque place : R 1 33 B5/R7Y2 V7/?7. Un point d’interrogation et un nombre sont des cartes cachées. Une carte n’est jamais à deux endroits.
rulebook-notation-rules = Les règles sont une édition et ses options : v1.2+draw+match+actions.
rulebook-notation-games = Une partie s’écrit avec ses donnes et tous ses tours : on peut la revoir, la vérifier et l’explorer. Seule une partie terminée peut être analysée.

## At the tables here

rulebook-tables-seats = Prends une place libre pour jouer ; la partie commence quand toutes les places sont prises et que quelqu’un la lance. D’autres peuvent regarder si la table le permet. Qui s’en va rend sa place ; un robot peut continuer.
rulebook-tables-moves = Un tour se joue en entier, ou jusqu’à une pioche : une carte vue ne se remet pas. La manche suivante est distribuée quand la précédente est finie.
rulebook-tables-help = Les robots ont sept forces. Les indices se donnent où la table les permet, l’un après l’autre ; les autres voient que tu en as pris un.
rulebook-tables-deals = Chaque donne est promise d’avance : sa graine est fixée et scellée, les joueurs peuvent y ajouter, et ensuite chacun peut vérifier que rien n’a changé.
rulebook-tables-rated = Les parties classées demandent un compte et une pendule, et se jouent sans indices ni remplaçants ; une personne n’a qu’une place.
