### Was nur der Tisch im Terminal sagt, auf Deutsch.

## The screen

terminal-board = Führung nach Farbe
terminal-too-small = Dieses Terminal hat { $width }×{ $height } Zeichen; der Tisch braucht { $least_width }×{ $least_height }. Mach das Fenster größer oder die Schrift kleiner: Nichts geht verloren.
