### What only the table in the terminal says, in German.

## The screen

terminal-board = Führung nach Farbe
terminal-too-small = Dieses Terminal hat { $width }×{ $height } Zeichen; der Tisch braucht { $least_width }×{ $least_height }. Mach das Fenster größer oder die Schrift kleiner: Nichts geht verloren.
terminal-cards = Karten
terminal-places = Wohin
terminal-take = Hinlegen
terminal-quit = Beenden
terminal-slower = Langsamer
terminal-speed = Tempo: { $speed }
terminal-paused = angehalten
terminal-at-once = sofort
terminal-unsaved = Die Partie lässt sich nicht speichern: Ist die Platte voll?
terminal-signed-out = Du wurdest abgemeldet.
terminal-keys-text = Die Pfeiltasten links und rechts gehen von Karte zu Karte; eine Zahl oder der Buchstabe einer Farbe springt zu einer. Auf und ab zeigen, was die Karte an jedem Ort bewirken würde. P spielt sie auf die Palette, C auf die Leinwand, D auf den Nachziehstapel, Enter dorthin, wo der Pfeil steht. E beendet den Zug oder spielt ihn aus, Rücktaste nimmt ihn zurück, X steigt aus. H gibt einen Tipp, Strg+T wechselt zwischen hell und dunkel. Mit der Maus geht alles ebenso.

## Tables on a server

terminal-no-server = Unter { $url } antwortet kein Red7-Server. Stimmt die Adresse, und läuft der Server?
terminal-new-table = Neuer Tisch
terminal-to-table = Zum Tisch
terminal-choose = Auswählen
terminal-invitation = Einladung einfügen
terminal-invitation-ask = Der Link zu einem Tisch, wie du ihn bekommen hast:
terminal-invitation-unknown = Das ist kein Link zu einem Tisch auf { $url }.

## Games that are kept

terminal-left = Deine Partie ist gespeichert. Weiter geht es mit: red7 play --resume
terminal-resume-none = Es gibt keine Partie, die sich fortsetzen ließe. Beginne eine: red7 play
terminal-resume-newer = Die Partie in { $file } hat eine neuere Version von Red7 gespeichert. Aktualisiere Red7, um weiterzuspielen; sie bleibt, wie sie ist.
terminal-resume-broken = Die Partie in { $file } ist nicht lesbar. Verschiebe die Datei, dann lässt sich eine ältere fortsetzen.
terminal-resume-used = Die Partie in { $file } ist in einem anderen Terminal geöffnet. Spiele dort weiter oder beginne eine neue: red7 play
games-none = Hier sind keine beendeten Partien aufbewahrt, oder keine passt.
games-won = gewonnen
games-lost = verloren
games-watched = zugesehen
games-exported =
    { $count ->
        [one] Eine Aufzeichnung wurde nach { $folder } geschrieben.
       *[other] { $count } Aufzeichnungen wurden nach { $folder } geschrieben.
    }
games-unfinished =
    { $count ->
        [one] Eine Partie ist nicht beendet: red7 play --resume
       *[other] { $count } Partien sind nicht beendet: red7 play --resume
    }
games-one-of = „{ $text }“ ist kein möglicher Wert für { $option }. Möglich: { $list }.
games-day = „{ $text }“ ist kein Tag. Tage schreibt man so: 2026-01-31
