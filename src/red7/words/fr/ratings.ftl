### Histories, profiles and leaders, in French: read by the page of ratings.

## Finding one’s way

ratings-more = Plus

## Games

ratings-rules = Règles
ratings-all-rules = Toutes les règles
ratings-result = Résultat
ratings-any = Gagnées et perdues
ratings-won = Gagnée
ratings-lost = Perdue
ratings-opponent = Adversaire
ratings-anybody = Tout le monde
ratings-changed = Cote { $points } ({ $change })
ratings-empty = Pas encore de parties
ratings-empty-more = Toute partie que tu joues jusqu’au bout figure ici.
ratings-no-match = Aucune partie ne correspond.

## Ratings

ratings-since = Ici depuis le { $day }
ratings-program = Un programme joue sous ce nom.
ratings-bot = Un robot de ce serveur. Dès que sa façon de jouer change, c’est une autre version, qui a sa propre cote.
ratings-bot-version = Version
ratings-margin = ± { $margin }
ratings-record = { $count ->
    [one] { $count } partie classée, { $won } gagnée
   *[other] { $count } parties classées, { $won } gagnées
}
ratings-provisional = provisoire
ratings-about = Tout le monde commence à 1500. Le nombre après ± dit à quelle distance la vraie force peut se trouver : elle est en deçà 19 fois sur 20. Une cote est provisoire pendant les dix premières parties classées.
ratings-course = Cote au fil du temps
ratings-plot = { $count ->
    [one] La cote après une partie : { $points } ± { $margin }
   *[other] La cote sur { $count } parties, entre { $low } et { $high } ; maintenant { $points } ± { $margin }
}
ratings-rated = Parties classées
ratings-none = Pas encore de parties classées
ratings-none-more = Pour jouer une cote, active « Classée » en préparant une table.

## Leaders

ratings-place = Rang
ratings-player = Nom
ratings-rating = Cote
ratings-played = Parties
ratings-version = version { $version }
ratings-version-now = version { $version }, celle qui joue maintenant
