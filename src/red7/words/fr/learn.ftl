### What only the page for learning says, in French.

web-learn-title = Apprendre Red7
web-learn-lead = De courtes positions à jouer, une idée à la fois.
web-learn-step = Étape { $number } sur { $count }
web-learn-next = Suite
web-learn-next-lesson = Leçon suivante
web-learn-retry = Réessayer
web-learn-show = Montrer
web-learn-all = Toutes les leçons
web-learn-finished = La leçon est finie.
web-learn-violet-more = Joue maintenant une manche entière. Violet est le plus doux des robots.
web-learn-violet = Jouer contre Violet
web-learn-done = faite
web-learn-here = Commence ici
web-learn-over = C’était tout le cours. Bon jeu !
