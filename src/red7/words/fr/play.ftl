### What the plain game in the terminal says, in French.

cards-counted = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
play-welcome = Red7. { $players } joueurs, règles { $rules }. Tu occupes la place { $seat } ({ $name }). Tape « ? » pour l’aide.
play-commitment = La graine des donnes est fixée ; son SHA-256 est { $commitment }
play-goal = Objectif : { $goal } points.
play-canvas = La toile est en { $colour } : { $rule }.
play-line = { $name } : palette { $palette }, { $cards } en main.
play-line-known = { $name } : palette { $palette }, { $cards } en main, dont on connaît { $known }.
play-line-out = { $name } ne joue plus cette manche.
play-you = Toi : palette { $palette }, main { $hand }.
play-winning = En tête : { $name } avec { $cards }.
play-winning-nobody = Personne n’est en tête.
play-under = En tête par couleur : { $list }.
play-deck = Pioche : { $cards }.
play-deck-known = Pioche : { $cards }, sur le dessus { $known }.
play-scores = Scores : { $list }.
play-prompt-start = À toi de jouer :
play-prompt-only-drop = À toi, mais aucune de tes cartes ne te met en tête : abandonne avec « ~ » :
play-prompt-one = Le 1 : prends une carte d’une autre palette, ^ et la carte :
play-prompt-five = Le 5 : joue une autre carte, + et la carte :
play-prompt-seven = Le 7 : une carte de ta palette sur la toile, > et la carte, ou sur la pioche, ^ et la carte :
play-prompt-seven-canvas = Le 7 : une autre carte de ta palette sur la toile, > et la carte :
play-prompt-earned = Tu as droit à une carte : « ! » pour la piocher, « . » pour finir ton tour :
play-prompt-seven-earned = La défausse du 7 te donne droit à une carte : « ! » pour la piocher ; ou continue :
play-prompt-earned-must = Tu as droit à une carte et tu dois la piocher avec « ! » :
play-prompt-end = Défausse une carte, > et la carte, ou finis ton tour avec « . » :
play-prompt-behind = Tu n’es pas en tête : défausse une carte, > et la carte ; si rien n’y fait, abandonne avec « ~ » :
play-prompt-discard = Tu n’es pas encore en tête : défausse une carte, > et la carte :
play-drew = Tu as pioché { $card }.
play-confirm-drop = Abandonner cette manche ? Tape o pour oui :
play-confirm-lose = C’est permis, mais tu ne serais pas en tête et tu te ferais éliminer. Jouer quand même ? Tape o pour oui :
play-yes = o oui
play-kept = Rien n’a été fait.
play-undone = Coup annulé : te revoilà au début de ton tour.
play-undo-nothing = Il n’y a rien à annuler.
play-undo-drawn = Une carte a été piochée : on ne peut plus annuler.
play-open = Possibles : { $steps }
play-open-losing = Possibles aussi, mais éliminatoires : { $steps }
play-hints-off = Les indices sont désactivés dans cette partie.
play-you-out = Pour toi, la manche est finie.
play-round-won = { $name } gagne la manche en { $colour } avec { $cards }.
play-you-won-round = Tu gagnes la manche en { $colour } avec { $cards } !
play-won = { $name } gagne la partie.
play-you-won = Tu gagnes la partie !
play-shared = Victoire partagée : { $names }.
play-seed = La graine était { $seed }
play-saved = L’enregistrement est dans { $file }. Pour le vérifier : red7 verify { $file }
play-saved-so-far = L’enregistrement jusqu’ici se trouve dans { $file }.
play-bye = Au revoir. La partie n’est pas terminée.
play-help =
    +R7 joue une carte de ta main sur ta palette, >G4 en défausse une sur la toile,
    ^B5 en pose une face cachée sur la pioche, « ! » pioche, « . » finit le tour,
    « ~ » abandonne. On peut écrire plusieurs coups sur une ligne : +R7 >G4
    À la fin de ton tour, tu dois être en tête, sinon tu te fais éliminer.
    Autres mots : { $open } (ce qui est possible), { $table } (revoir la table),
    { $rules } (les sept règles), { $hint } (un indice ; redemande pour en savoir plus),
    { $undo } (retour au début de ton tour), { $quit }.
play-word-open = coups
play-word-table = table
play-word-rules = règles
play-word-hint = indice
play-word-undo = annuler
play-word-quit = quitter
