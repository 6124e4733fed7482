### Accounts, in German: what only their page says.

## Guests

account-guest = Du spielst als Gast
account-guest-more = Nur dieser Browser kennt deinen Namen und deine Partien. Mit einem Konto behältst du sie und kannst dich auf jedem Gerät anmelden. Zum Spielen braucht niemand eines.
account-nobody = Hier ist niemand angemeldet
account-name = Name
account-rename = Namen ändern
account-take = Diesen Namen nehmen
account-begin = Ohne Anmeldung einen Namen nehmen
account-keep = Name und Partien behalten

## Ways in

account-ways = Zugänge
account-passkey-make = Passkey erstellen
account-passkey-more = Dein Gerät bewahrt den Passkey auf und fragt nach Fingerabdruck, Gesicht oder PIN. Du musst dir nichts merken.
account-passkey-add = Passkey hinzufügen
account-passkey-none-http = Hier gibt es keine Passkeys, weil diese Seite nicht über https geöffnet ist.
account-passkey-none-address = Hier gibt es keine Passkeys, weil dies eine IP-Adresse ist. Sie brauchen einen Hostnamen, auf diesem Rechner etwa localhost.
account-passkey-none-browser = Hier gibt es keine Passkeys, weil dieser Browser keine kennt.
account-password = Passwort
account-password-new = Neues Passwort
account-password-least = Mindestens { $least } Zeichen
account-password-make = Konto mit Passwort erstellen
account-password-set = Passwort festlegen
account-password-change = Passwort ändern
account-password-has = Ein Passwort ist festgelegt.
account-password-others = Andere Browser werden dabei abgemeldet. Token gelten weiter, bis du sie entfernst; wer sich mit einem Wiederherstellungscode anmeldet, beendet sie alle.
account-used = zuletzt benutzt: { $date }
account-never = nie benutzt
account-remove = Entfernen
account-remove-what = { $name } entfernen

## Signing in

account-sign-in = Anmelden
account-sign-in-behind = Der Gast { $name } bleibt mit allen Partien zurück.
account-sign-in-passkey = Mit einem Passkey anmelden
account-sign-in-password = Mit einem Passwort anmelden
account-sign-in-code = Mit einem Wiederherstellungscode anmelden

## Recovery codes

account-code = Wiederherstellungscode
account-codes = Wiederherstellungscodes
account-codes-once = Schreib diese Codes jetzt auf: Sie werden nicht noch einmal gezeigt. Jeder lässt dich einmal hinein, wenn du alles andere verloren hast.
account-codes-left = { $count ->
    [0] Es ist kein Code übrig.
    [one] Ein Code ist übrig.
   *[other] { $count } Codes sind übrig.
}
account-codes-new = Neue Codes erstellen
account-codes-new-more = Ältere Codes gelten dann nicht mehr.
account-codes-copy = Codes kopieren
account-noted = Ich habe sie gesichert

## Sessions

account-sessions = Angemeldet
account-here = dieser Browser
account-unknown = Unbekannter Browser
account-seen = zuletzt gesehen: { $date }
account-end = Abmelden
account-end-what = { $name } abmelden
account-others = Überall sonst abmelden

## Terminals

account-terminal = Im Terminal
account-terminal-more = Spiele im Terminal unter demselben Namen, mit denselben Partien und Wertungen.
account-terminal-make = Ein Terminal anmelden
account-terminal-type = Gib diesen Code innerhalb von fünf Minuten im Terminal ein. Er gilt nur einmal.
account-terminal-secret = Wer ihn eingibt, ist unter deinem Namen angemeldet: Gib ihn niemandem.
account-terminal-copy = Code kopieren
account-terminal-done = Fertig
account-terminal-over = Der Code gilt nicht mehr.

## Programs

account-programs = Programme
account-programs-more = Dein eigener Bot spielt mit einem Token und ist überall als Bot gekennzeichnet. Mit anderen Token können Programme deine Partien lesen.
account-bot-name = Name des Bots
account-bot-make = Bot erstellen
account-token-name = Zweck des Tokens
account-token-for = Wessen Token
account-token-me = meines
account-token-make = Token erstellen
account-may = Was es darf
account-may-read = ansehen
account-may-play = spielen
account-may-study = analysieren
account-token-once = Kopiere dieses Token jetzt: Es wird nicht noch einmal gezeigt.
account-token-done = Ich habe es kopiert

## Data

account-data = Deine Daten
account-export = Alles herunterladen
account-delete = Konto löschen
account-delete-guest = Mich vergessen
account-sure = Dein Name, dein Konto und deine Bots werden endgültig gelöscht. Deine Partien bleiben, mit einem unbekannten Spieler darin.
account-yes = Endgültig löschen
account-no = Behalten
