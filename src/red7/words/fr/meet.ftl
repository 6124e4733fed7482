### How people find each other, in French: read by the page of finding opponents.

## Looking for opponents

meet-lead = Choisis une partie, et tu joueras avec des gens qui veulent la même.
meet-players = { $count } joueurs
meet-looking = Recherche d’adversaires…
meet-others = { $count ->
    [0] Personne d’autre ne cherche cette partie pour l’instant.
    [one] Une autre personne cherche cette partie.
   *[other] { $count } autres personnes cherchent cette partie.
}
meet-kept = Ta place résiste à un rechargement et t’est gardée dix minutes si tu t’absentes.
meet-slow = Pas besoin d’attendre ici. Dès que quelqu’un est trouvé, la partie est parmi les tiennes sur la page d’accueil.
meet-stop = Arrêter la recherche
meet-bots-offer = Si tu veux, des robots prennent les places libres et tu joues tout de suite. Ou attends encore : ça ne coûte rien.
meet-bots = Jouer avec des robots
meet-found = Adversaires trouvés !
meet-bots-too = { $count ->
    [one] et un robot
   *[other] et { $count } robots
}
meet-ready = d’accord
meet-unsure = n’a pas encore répondu
meet-accept = Jouer
meet-decline = Non merci
meet-for-others = On attend les autres…
meet-begins = La partie va commencer…
meet-back = Tout le monde n’a pas voulu jouer. Tu as gardé ta place dans la file.
meet-missed = Tu n’as pas répondu à temps, tu n’es donc plus dans la file.
meet-wanted = D’autres cherchent
meet-people = { $count ->
    [one] une personne
   *[other] { $count } personnes
}

## Challenges

meet-challenge = Défier quelqu’un
meet-challenge-more = Invite une personne qui a un compte à une partie à deux, par son nom.
meet-challenge-name = Nom de la personne
meet-challenge-send = Défier
meet-to = Tu défies { $name }
meet-stage = { $stage ->
    [declined] refusé
    [withdrawn] retiré
    [late] sans réponse à temps
    [begun] la partie a commencé
   *[open] en attente d’une réponse
}
meet-withdraw = Retirer

## Tables

meet-level = Niveau
meet-live = Parties à regarder
meet-live-none = Personne ne joue à une table ouverte en ce moment.
meet-with-clock = Avec pendule

## Being told

meet-notify = Notifications
meet-notify-more = Tant que cette page est ouverte quelque part, ton navigateur peut te prévenir que c’est à toi ou que des adversaires sont trouvés.
meet-notify-ask = Me prévenir
meet-notify-on = Ton navigateur te préviendra.
meet-notify-denied = Ton navigateur ne le permet pas à cette page. Tu peux changer cela dans ses réglages.
meet-notify-insecure = Les navigateurs ne le permettent qu’aux pages en https, et celle-ci ne l’est pas.
