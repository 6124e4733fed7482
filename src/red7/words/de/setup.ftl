### What the page says where no game is being played, in German: fetched when it is needed.

## A new table

web-rules = Regeln
web-book = Nach dem Regelheft
web-book-none = Keins (Ausgabe selbst wählen)
web-seats = Spieler
web-seat-you = Du nimmst den ersten Platz.
web-seat-person = Ein Mensch
web-strengths = Bots gibt es in sieben Stärken: 1 ist sanft, 7 sehr stark.
web-clock = Uhr
web-clock-none = Keine Uhr
web-clock-turn = { $count } Sekunden pro Zug
web-clock-game = { $count } Minuten pro Person, dazu 5 Sekunden pro Zug
web-open = Offen für alle
web-open-more = Der Tisch steht auf der Startseite. Sonst kann nur mitspielen, wer den Link hat.
web-spectators-may = Zuschauer erlaubt
web-spectators-more = Zuschauer sehen, was alle sehen, und nach dem Ende alle Handkarten.
web-stand-in = Bots vertreten Abwesende
web-stand-in-more = Bleibt jemand lange weg, spielt ein Bot weiter, bis die Person zurück ist.

## Before the game

web-room-more = { $count ->
    [one] Es fehlt noch ein Mitspieler
   *[other] Es fehlen noch { $count } Mitspieler
}
web-room-yours = Alle sind da: Du kannst beginnen
web-room-start = Alle sind da: { $count ->
    [one] { $names } kann beginnen
   *[other] { $names } können beginnen
}
web-invite = Lade deine Freunde ein
web-only-here = Dieser Link geht nur auf diesem Computer. Damit andere mitspielen können, starte den Server mit --host 0.0.0.0.
web-share = Link teilen
web-qr = QR-Code des Links
web-ask-name = Wie sollen die anderen dich nennen?
web-name-keep = Das bin ich
web-link = Link zu diesem Tisch
web-copy = Link kopieren
web-copied = Kopiert
web-sit = Hier Platz nehmen
web-add-bot-seat = Bot auf Platz { $seat } setzen

## An unknown address

web-nothing-here = Hier ist nichts
web-nothing-here-more = Vielleicht ist die Adresse unvollständig, oder die Seite ist umgezogen.
