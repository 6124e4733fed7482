### Accounts, in French: what only their page says.

## Guests

account-guest = Tu joues en invité
account-guest-more = Seul ce navigateur connaît ton nom et tes parties. Avec un compte, tu les gardes et tu te connectes sur n’importe quel appareil. Personne n’en a besoin pour jouer.
account-nobody = Personne n’est connecté ici
account-name = Nom
account-rename = Changer de nom
account-take = Prendre ce nom
account-begin = Prendre un nom sans se connecter
account-keep = Garder ton nom et tes parties

## Ways in

account-ways = Accès
account-passkey-make = Créer une clé d’accès
account-passkey-more = Ton appareil garde la clé et demande ton empreinte, ton visage ou un code. Il n’y a rien à retenir.
account-passkey-add = Ajouter une clé d’accès
account-passkey-none-http = Pas de clés d’accès ici : cette page n’est pas ouverte en https.
account-passkey-none-address = Pas de clés d’accès ici : c’est une adresse IP. Il leur faut un nom d’hôte, comme localhost sur cette machine.
account-passkey-none-browser = Pas de clés d’accès ici : ce navigateur ne les prend pas en charge.
account-password = Mot de passe
account-password-new = Nouveau mot de passe
account-password-least = Au moins { $least } caractères
account-password-make = Créer un compte avec un mot de passe
account-password-set = Définir le mot de passe
account-password-change = Changer de mot de passe
account-password-has = Un mot de passe est défini.
account-password-others = Les autres navigateurs sont alors déconnectés. Les jetons restent valables jusqu’à ce que tu les supprimes ; se connecter avec un code de secours les annule tous.
account-used = dernière utilisation : { $date }
account-never = jamais utilisé
account-remove = Supprimer
account-remove-what = Supprimer { $name }

## Signing in

account-sign-in = Se connecter
account-sign-in-behind = L’invité { $name } et ses parties restent ici.
account-sign-in-passkey = Se connecter avec une clé d’accès
account-sign-in-password = Se connecter avec un mot de passe
account-sign-in-code = Se connecter avec un code de secours

## Recovery codes

account-code = Code de secours
account-codes = Codes de secours
account-codes-once = Note ces codes maintenant : ils ne seront plus affichés. Chacun te laisse entrer une fois si tu as perdu tout le reste.
account-codes-left = { $count ->
    [0] Il ne reste aucun code.
    [one] Il reste un code.
   *[other] Il reste { $count } codes.
}
account-codes-new = Créer de nouveaux codes
account-codes-new-more = Les anciens codes ne valent alors plus rien.
account-codes-copy = Copier les codes
account-noted = Je les ai conservés

## Sessions

account-sessions = Connexions
account-here = ce navigateur
account-unknown = Navigateur inconnu
account-seen = vu le { $date }
account-end = Déconnecter
account-end-what = Déconnecter { $name }
account-others = Déconnecter partout ailleurs

## Terminals

account-terminal = Dans le terminal
account-terminal-more = Joue dans le terminal sous le même nom, avec les mêmes parties et les mêmes cotes.
account-terminal-make = Connecter un terminal
account-terminal-type = Saisis ce code dans le terminal dans les cinq minutes. Il ne sert qu’une fois.
account-terminal-secret = Qui le saisit est connecté à ta place : ne le donne à personne.
account-terminal-copy = Copier le code
account-terminal-done = Terminé
account-terminal-over = Ce code n’est plus valable.

## Programs

account-programs = Programmes
account-programs-more = Un robot à toi joue avec un jeton et est partout signalé comme robot. D’autres jetons permettent à des programmes de lire tes parties.
account-bot-name = Nom du robot
account-bot-make = Créer un robot
account-token-name = À quoi sert le jeton
account-token-for = À qui est le jeton
account-token-me = à moi
account-token-make = Créer un jeton
account-may = Ce qu’il permet
account-may-read = regarder
account-may-play = jouer
account-may-study = analyser
account-token-once = Copie ce jeton maintenant : il ne sera plus affiché.
account-token-done = Je l’ai copié

## Data

account-data = Tes données
account-export = Tout télécharger
account-delete = Supprimer le compte
account-delete-guest = M’oublier
account-sure = Ton nom, ton compte et tes robots sont supprimés pour toujours. Tes parties restent, avec un joueur inconnu.
account-yes = Supprimer pour toujours
account-no = Garder
