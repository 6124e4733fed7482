### Ce que seules disent les salles du terminal, en français : énigmes, leçons, relecture, exploration.

help-opt-lines = des lignes de texte au lieu d’un écran, pour un lecteur d’écran ; un tube en reçoit de toute façon
