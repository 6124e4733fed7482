### What only the table in the terminal says, in German.

## The screen

terminal-board = Führung nach Farbe
terminal-too-small = Dieses Terminal hat { $width }×{ $height } Zeichen; der Tisch braucht { $least_width }×{ $least_height }. Mach das Fenster größer oder die Schrift kleiner: Nichts geht verloren.
terminal-cards = Karten
terminal-places = Wohin
terminal-take = Hinlegen
terminal-quit = Beenden
terminal-back = Zurück
terminal-slower = Langsamer
terminal-speed = Tempo: { $speed }
terminal-paused = angehalten
terminal-at-once = sofort
terminal-unsaved = Das Spiel lässt sich nicht speichern: Ist die Platte voll?
terminal-signed-out = Du wurdest abgemeldet.
terminal-keys-text = Die Pfeiltasten links und rechts gehen von Karte zu Karte; eine Zahl oder der Buchstabe einer Farbe springt zu einer. Auf und ab zeigen, was die Karte an jedem Ort bewirken würde. P spielt sie auf die Palette, C auf die Leinwand, D auf den Nachziehstapel, Enter dorthin, wo der Pfeil steht. E beendet den Zug oder spielt ihn aus, Rücktaste nimmt ihn zurück, X steigt aus. H gibt einen Tipp, Strg+T wechselt zwischen hell und dunkel. Mit der Maus geht alles ebenso.
