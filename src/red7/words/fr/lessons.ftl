### Lessons, in French: read by the server and the command.
###
### Cards, colours and numbers are filled in from the position. No text is longer than three lines on
### a phone. $comparison is a sentence of its own, $rule the rule of a colour in a few words.

## Titles

lesson-title-highest = La carte la plus haute gagne
lesson-title-same = Même chiffre, même couleur
lesson-title-kind = Cartes paires et petites cartes
lesson-title-spread = Couleurs différentes et suites
lesson-title-turn = Ce qu’on fait à son tour
lesson-title-winning = Qui est en tête
lesson-title-ties = Égalités
lesson-title-out = Abandonner
lesson-title-draw = Piocher
lesson-title-score = Marquer des points
lesson-title-act = L’action du { $number }
lesson-title-deny = Priver de points
lesson-title-leave = Abandonner exprès

## What is to be done

lesson-highest-first = Toile en { $canvas } : { $rule }. Joue sur ta palette une carte qui bat { $card }, puis finis ton tour.
lesson-highest-equal = À chiffre égal, la couleur la plus proche du { $first } l’emporte. Fais mieux que { $card }.
lesson-highest-answer = On t’a répondu. Qui n’est pas en tête à la fin de son tour se fait éliminer : fais mieux que { $card }.
lesson-meet = { $heading } : { $rule }. Pour l’instant, toi : { $mine } ; en face : { $theirs }. Prends la tête.
lesson-again = Encore { $canvas }. Toi : { $mine } ; en face : { $theirs }. Prends la tête.
lesson-turn-play = Une façon de rester : joue une carte sur ta palette sans toucher à la toile. Ne fais que cela.
lesson-turn-change = Aucune carte sur ta palette ne suffit. Défausse une carte sur la toile : sa couleur devient la règle.
lesson-turn-both = Cette fois, une seule carte ne suffit pas. Joues-en une sur ta palette, puis défausse une autre carte sur la toile.
lesson-winning-everybody = Il faut battre tous ceux qui restent dans la manche. Toi : { $mine } ; le mieux placé : { $theirs }.
lesson-winning-none = { $comparison } Il t’en faut une.
lesson-winning-under = Regarde toutes les couleurs : avec ces palettes, tu es en tête dans { $count } d’entre elles. Change seulement la règle.
lesson-ties-count = Autant de cartes ? Alors la plus haute de ces cartes décide. Toi : { $mine } ; en face : { $theirs }.
lesson-ties-colour = Si ces plus hautes cartes ont aussi le même chiffre, la couleur la plus proche du { $first } l’emporte. Prends la tête ainsi.
lesson-out-none = Ici, aucun coup ne te met en tête, quoi que tu tentes. Alors tu abandonnes et tu regardes la fin de la manche.
lesson-out-still = Tout semble perdu, mais un seul coup te maintient dans la manche. Trouve-le.
lesson-out-last = Qui commence son tour sans carte se fait éliminer. En face, il n’en reste aucune : reste, et tu gagnes la manche.
lesson-draw-earn = Si ta défausse dépasse le nombre de cartes de ta palette (ici { $held }), tu peux piocher une carte. Fais-le.
lesson-draw-both = La carte que tu joues d’abord compte aussi. Joue une carte, défausse une carte assez haute, et pioche.
lesson-score-win = En face, plus de cartes. Tu marques les cartes qui comptent, chacune pour son chiffre : gagne avec le plus de points possible.
lesson-score-more = La couleur décide quelles cartes comptent. Gagne avec { $count } points.
lesson-act-one = Joué sur ta palette, un { $number } retire une carte d’une palette qui en a au moins autant que la tienne. Sers-t’en.
lesson-act-three = Un { $number } fait piocher une carte aussitôt. Tu peux le jouer même sans être en tête. Sers-t’en.
lesson-act-five = Un { $number } te fait jouer une carte de plus sur ta palette. Sers-t’en.
lesson-act-seven = Un { $number } déplace une carte de ta palette : sur la toile, si tu es alors en tête, ou sur la pioche. Sers-t’en.
lesson-act-again = Sers-toi encore de l’action du { $number }, et finis en tête.
lesson-deny = En face : { $cards } en main, et la manche gagnée quoi que tu fasses. Laisse le moins de points possible.
lesson-leave = En face : { $cards } en main, et bientôt la manche. Abandonner maintenant laisse { $count } points. Laisse-en le moins possible.

## What came of it

lesson-done = Bravo ! Tu es en tête avec { $cards }.
lesson-done-drop = Bravo. À la prochaine manche, tu rejoues.
lesson-done-deny = Bravo ! Points laissés : { $count }.
lesson-miss-play = Tu es en tête, mais tu as aussi défaussé une carte. Cette fois, ne touche pas à la toile.
lesson-miss-change = Tu es en tête, mais tu as joué une carte sur ta palette. Cette fois, change seulement la règle.
lesson-miss-draw = Tu restes dans la manche, mais tu n’as pas pioché.
lesson-miss-act = Tu es en tête, mais sans l’action du { $number }.
lesson-miss-deny = Points laissés : { $mine }. Le moins possible : { $theirs }.
