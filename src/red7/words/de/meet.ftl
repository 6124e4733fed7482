### How people find each other, in German: read by the page of finding opponents.

## Looking for opponents

meet-lead = Wähle eine Partie, und du spielst mit Leuten, die dieselbe wollen.
meet-players = { $count } Spieler
meet-looking = Gegner werden gesucht …
meet-others = { $count ->
    [0] Gerade sucht sonst niemand diese Partie.
    [one] Noch eine Person sucht diese Partie.
   *[other] { $count } andere suchen diese Partie.
}
meet-kept = Dein Platz übersteht ein Neuladen und wird dir zehn Minuten freigehalten, wenn du weggehst.
meet-slow = Du musst nicht hier warten. Sobald jemand gefunden ist, steht die Partie bei deinen auf der Startseite.
meet-stop = Suche beenden
meet-bots-offer = Wenn du magst, übernehmen Bots die freien Plätze, und du spielst sofort. Oder warte weiter, das kostet nichts.
meet-bots = Mit Bots spielen
meet-found = Gegner gefunden!
meet-bots-too = { $count ->
    [one] und ein Bot
   *[other] und { $count } Bots
}
meet-ready = bereit
meet-unsure = hat noch nicht geantwortet
meet-accept = Spielen
meet-decline = Nein, danke
meet-for-others = Warten auf die anderen …
meet-begins = Die Partie beginnt gleich …
meet-back = Nicht alle wollten spielen. Du hast den Platz in der Schlange, den du hattest.
meet-missed = Du hast nicht rechtzeitig geantwortet und stehst nicht mehr in der Schlange.
meet-wanted = Andere suchen gerade
meet-people = { $count ->
    [one] eine Person
   *[other] { $count } Personen
}

## Challenges

meet-challenge = Jemanden herausfordern
meet-challenge-more = Fordere jemanden mit Konto namentlich zu einer Partie zu zweit heraus.
meet-challenge-name = Name der Person
meet-challenge-send = Herausfordern
meet-to = Du forderst { $name } heraus
meet-stage = { $stage ->
    [declined] abgelehnt
    [withdrawn] zurückgezogen
    [late] nicht rechtzeitig beantwortet
    [begun] die Partie hat begonnen
   *[open] wartet auf Antwort
}
meet-withdraw = Zurückziehen

## Tables

meet-level = Stufe
meet-live = Partien zum Zuschauen
meet-live-none = Gerade spielt niemand an einem offenen Tisch.
meet-with-clock = Mit Uhr

## Being told

meet-notify = Benachrichtigungen
meet-notify-more = Solange diese Seite irgendwo offen ist, kann dein Browser dir sagen, dass du am Zug bist oder Gegner gefunden sind.
meet-notify-ask = Sag mir Bescheid
meet-notify-on = Dein Browser sagt dir Bescheid.
meet-notify-denied = Dein Browser erlaubt es dieser Seite nicht. Du kannst das in seinen Einstellungen ändern.
meet-notify-insecure = Browser erlauben das nur Seiten mit https, und diese hat keines.
