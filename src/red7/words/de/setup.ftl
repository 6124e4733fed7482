### What only parts that are fetched later say, in German.

## A new table

web-rules = Regeln
web-book = Nach dem Regelheft
web-book-none = Keins (Ausgabe selbst wählen)
web-seats = Spieler
web-seat-you = Du nimmst den ersten Platz.
web-seat-person = Ein Mensch
web-strengths = Bots gibt es in sieben Stärken: 1 ist sanft, 7 sehr stark.
web-pace = Tempo der Bots
web-pace-calm = Ruhig
web-pace-normal = Normal
web-pace-quick = Flott
web-clock = Uhr
web-clock-none = Keine Uhr
web-clock-day = Ein Tag pro Zug
web-clock-turn = { $count } Sekunden pro Zug
web-clock-game = { $count } Minuten pro Person, dazu 5 Sekunden pro Zug
web-open = Offen für alle
web-open-more = Der Tisch steht auf der Startseite. Sonst kann nur mitspielen, wer den Link hat.
web-spectators-may = Zuschauer erlaubt
web-spectators-more = Zuschauer sehen, was alle sehen, und nach dem Ende alle Handkarten.
web-stand-in = Bots vertreten Abwesende
web-stand-in-more = Bleibt jemand lange weg, spielt ein Bot weiter, bis die Person zurück ist.
web-hints-may = Tipps erlaubt
web-hints-more = Wenn du am Zug bist, kannst du einen Tipp nehmen. Die anderen sehen das.
web-rated = Gewertet
web-rated-more = Zählt für die Wertung aller; dafür brauchen alle ein Konto. Mit Uhr, ohne Tipps und Vertretung. Wer geht, scheidet für den Rest der Partie aus.

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
web-cannot = Dieser Tisch lässt sich nicht anzeigen

## Help at the table, in full

help-rule-R = Die höchste Karte gewinnt. Eine höhere Zahl schlägt eine niedrigere; bei gleicher Zahl gewinnt die Farbe, die näher an Rot liegt.
help-rule-O = Die meisten Karten mit derselben Zahl gewinnen. Bei Gleichstand entscheidet die höchste dieser Karten.
help-rule-Y = Die meisten Karten mit derselben Farbe gewinnen. Bei Gleichstand entscheidet die höchste dieser Karten.
help-rule-G = Die meisten geraden Karten gewinnen; ohne gerade Karte führst du nicht. Bei Gleichstand entscheidet die höchste dieser Karten.
help-rule-B = Die meisten verschiedenen Farben gewinnen; von jeder Farbe zählt eine Karte. Bei Gleichstand entscheidet die höchste dieser Karten.
help-rule-I = Die längste Zahlenfolge gewinnt; Farben spielen keine Rolle, und jede Zahl zählt nur einmal. Bei Gleichstand entscheidet die höchste dieser Karten.
help-rule-V = Die meisten Karten unter 4 gewinnen; ohne eine solche Karte führst du nicht. Bei Gleichstand entscheidet die höchste dieser Karten.
help-draw = { $draw ->
    [must] Legst du eine Karte ab, deren Zahl höher ist als die Kartenzahl deiner Palette, musst du eine Karte nachziehen. Danach ist dein Zug zu Ende.
   *[other] Legst du eine Karte ab, deren Zahl höher ist als die Kartenzahl deiner Palette, darfst du eine Karte nachziehen. Danach ist dein Zug zu Ende.
}
help-score = Wer eine Runde gewinnt, punktet mit den Karten, die nach der geltenden Regel zählen, jede mit ihrer Zahl. Diese Karten sind in späteren Runden nicht mehr dabei. Die Partie endet, wenn jemand { $goal } Punkte hat oder zu wenige Karten für eine weitere Runde übrig sind; die meisten Punkte gewinnen.
help-turn = Spiele eine Karte auf deine Palette, lege eine auf der Leinwand ab oder tu beides in dieser Reihenfolge. Führst du am Ende deines Zuges nicht oder hast du am Anfang keine Karten mehr, scheidest du aus; am Anfang darfst du auch aussteigen. Wer als Letztes übrig ist, gewinnt die Runde.
web-help-turn = Dein Zug
web-help-known = Dieses Zeichen steht bei Karten, die alle kennen.

## Below the first screen

web-new = Neu bei Red7? Lerne es in fünf Minuten
web-learn = Lernen
web-puzzles = Rätsel
web-together = Gemeinsam
web-together-more = Öffne einen Tisch und schicke den Link an deine Freunde. Freie Plätze können Bots einnehmen.
web-colours = Regeln und Karten
web-seven = Sieben Farben, sieben Regeln
web-explore = Erkunden
web-open-tables = Offene Tische
web-no-tables = Gerade wartet kein Tisch auf Mitspieler.
web-join = Mitspielen
web-room-free = { $count ->
    [one] ein Platz frei
   *[other] { $count } Plätze frei
}

## Statistics

web-stats = Deine Statistik
web-stats-more = Wie du spielst: was du gewinnst, wie genau, und was dich am meisten kostet.
web-account = Konto
web-history = Deine Partien
web-leaders = Rangliste
web-people = Leute

## The menu of a table

web-spectators = { $count ->
    [one] ein Zuschauer
   *[other] { $count } Zuschauer
}
web-sound = Töne
web-at-once = Sofort spielen
web-at-once-more = Ein vollständiger Zug wird ohne Nachfrage gespielt.
web-piles = Wertungsstapel
web-keys = Tastatur
web-keys-text = Tab und Pfeiltasten führen von Karte zu Karte; eine Zahl oder der Buchstabe einer Farbe springt zu einer Karte. Enter nimmt sie auf; P spielt sie auf die Palette, C auf die Leinwand, D auf den Nachziehstapel. E beendet oder spielt den Zug, die Rücktaste nimmt ihn zurück. H gibt einen Tipp.
web-ask-leave = Die Partie läuft noch. Wenn du gehst, gibst du deinen Platz auf.

## Hints

web-hint = Tipp
web-hint-nudge = Ein Wink
web-hint-cards = Welche Karten?
web-hint-turn = Der ganze Zug
web-hint-wait = Der beste Zug wird gesucht …
web-hint-failed = Es kam kein Tipp.
web-hint-make = Auf den Tisch legen
web-hints-used = Tipps (Stufen): { $count }

## The replay of a game

web-replay-title = Wiederholung
web-replay-turn = Zug
web-replay-at = { $number } von { $count }
web-replay-first = Zum Anfang
web-replay-previous = Einen Zug zurück
web-replay-play = Abspielen
web-replay-pause = Anhalten
web-replay-next = Einen Zug weiter
web-replay-last = Zum Ende
web-replay-pace = Tempo
web-replay-hands = Sichtbare Hände
web-replay-hands-all = Alle Hände
web-replay-hands-none = Keine Hände
web-replay-hands-of = Nur { $name }
web-replay-hand = Hand: { $name }
web-replay-won = hat gewonnen
web-step-palette = Palette
web-step-canvas = Leinwand
web-step-deck = Nachziehstapel
web-step-draw = Ziehen
web-step-end = Zugende
web-review = Analyse
web-replay-link = Link zu diesem Zug
web-replay-json = Partie als JSON
web-replay-keys = Die Pfeiltasten links und rechts gehen einen Zug zurück oder weiter, mit Umschalt einen Schritt. Pos1 und Ende führen zum Anfang und zum Ende. Die Leertaste spielt ab und hält an, und H wechselt die sichtbaren Hände.

## The end of a round or game

web-end-table = Spieler, Punkte und übrige Handkarten
web-player = Spieler
web-held = Noch auf der Hand
web-held-none = nichts
web-end-show = Ergebnis
web-next-soon = Die nächste Runde beginnt in { $count } s.
web-replay = Partie ansehen
web-waits-for = Warten auf { $names }.

## Finding opponents

web-find = Gegner finden
web-find-more = Spiele mit Leuten deiner Stärke, fordere jemanden heraus oder schau zu.
web-watch-now = Läuft gerade
web-watch = Zuschauen
web-challenged = { $name } fordert dich heraus
web-challenge-yes = Annehmen
web-challenge-no = Ablehnen

## The end of a round

web-end-you-round = Du gewinnst die Runde!
web-end-round = { $name } gewinnt die Runde
web-end-you-game = Du gewinnst!
web-end-game = { $name } gewinnt
web-end-you-match = Du gewinnst die Partie!
web-end-match = { $name } gewinnt die Partie
web-end-shared = Geteilter Sieg: { $names }
web-end-why = Nur { $name } ist noch im Spiel. Bei { $canvas }: { $rule }.
web-end-why-you = Nur du bist noch im Spiel. Bei { $canvas }: { $rule }.
web-end-rating = Gewertete Partie: Deine Wertung ist jetzt { $points } ({ $change }).
web-rematch = Revanche
web-record = Partie herunterladen

## Help at the table

help-action-1 = { $edition ->
    [v11] Nimm eine Karte aus einer anderen Palette, die mehr als eine Karte hat, und lege sie verdeckt auf den Nachziehstapel. Gibt es keine solche Palette, geschieht nichts.
   *[other] Nimm eine Karte aus einer anderen Palette, die mindestens so viele Karten hat wie deine samt der 1, und lege sie verdeckt auf den Nachziehstapel. Gibt es keine solche Palette, geschieht nichts.
}
help-action-3 = Ziehe eine Karte, falls noch eine da ist. Eine 3 darfst du auch spielen, wenn du noch nicht führst, in der Hoffnung auf eine rettende Karte.
help-action-5 = Spiele noch eine Karte aus der Hand auf deine Palette und führe auch ihre Aktion aus. Hast du keine Karte mehr, geschieht nichts.
help-action-7 = { $edition ->
    [v11] Lege eine andere Karte aus deiner Palette auf die Leinwand. Am Ende deines Zuges musst du führen.
    [v13] Lege eine Karte aus deiner Palette, auch die 7 selbst, auf die Leinwand oder verdeckt auf den Nachziehstapel. Am Ende deines Zuges musst du führen.
   *[other] Lege eine Karte aus deiner Palette, auch die 7 selbst, auf die Leinwand oder verdeckt auf den Nachziehstapel. Kommt sie auf die Leinwand, musst du sofort führen.
}

## What people say

phrase-hello = Hallo!
phrase-good-luck = Viel Glück!
phrase-well-played = Gut gespielt!
phrase-thanks = Danke!
phrase-oops = Hoppla!
phrase-one-moment = Einen Moment, bitte.
phrase-your-turn = Du bist dran.
phrase-good-game = Schöne Partie!
phrase-rematch = Noch eine Partie?
phrase-goodbye = Tschüss!

## Rarely said at a table

web-over-goal = Das Ziel von { $goal } Punkten ist erreicht.
web-over-cards = Es sind zu wenige Karten übrig.
web-log-stood-in = Für { $name } spielt: { $bot }.
web-log-resumed = Der Server war kurz nicht erreichbar; die Partie geht weiter.
web-log-expired = Lange ist niemand gekommen; alle Plätze sind wieder frei.
web-log-to-end = { $who ->
    [you] Du lässt die Runde zu Ende spielen.
   *[other] { $name } lässt die Runde zu Ende spielen.
}
web-log-faster = { $who ->
    [you] Du lässt die Bots schneller spielen.
   *[other] { $name } lässt die Bots schneller spielen.
}
web-log-hinted = { $who ->
    [you] Du nimmst einen Tipp ({ $stage }/3).
   *[other] { $name } nimmt einen Tipp ({ $stage }/3).
}
web-log-rematch = { $who ->
    [you] Du willst eine Revanche.
   *[other] { $name } will eine Revanche.
}
web-log-seated = { $who ->
    [you] Du setzt dich.
   *[other] { $name } setzt sich.
}
web-log-left = { $name } hat den Tisch verlassen.
web-log-timeout = { $who ->
    [you] Deine Zeit ist abgelaufen.
   *[other] { $name } hat keine Zeit mehr.
}

## What can be chosen

rules-editions = Ausgaben
rules-v11 = die älteste: eine 1 nimmt aus jeder Palette mit mehr als einer Karte; eine 7 legt eine andere Karte auf die Leinwand
rules-v12 = die übliche Ausgabe
rules-v13 = beim Ablegen auf der Leinwand darfst du auch verlieren und scheidest dann aus; nach einer 7 genügt es, am Ende des Zuges zu führen
rules-draw = ist eine abgelegte Karte höher als die Kartenzahl deiner Palette, darfst du eine Karte nachziehen
rules-draw-must = ebenso, aber Nachziehen ist Pflicht
rules-match = gespielt wird in Runden um Punkte, bis 40, 35 oder 30 zu zweit, zu dritt oder zu viert
rules-actions = ungerade Karten lösen beim Ausspielen Aktionen aus: die 1 nimmt eine Karte weg, die 3 zieht eine, die 5 spielt noch eine aus, die 7 bewegt eine eigene
book-en-v12 = Englisch, v1.2
book-en-v12-second = Englisch, v1.2 (zweites Exemplar)
book-fr-v12 = Französisch, v1.2
book-de-v12 = Deutsch, v1.2
book-it-v12 = Italienisch, v1.2
book-es-v12 = Spanisch, v1.2 (Bureau de Juegos)
book-es-v13 = Spanisch, v1.3
book-pl = Polnisch
book-fr-draw = Französisch, andere Übersetzung (Nachziehen ist Pflicht)
