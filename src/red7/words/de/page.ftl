### What only the page says, in German.

## The first page

web-lead = Neunundvierzig Karten, sieben Regeln und ein Gesetz: Am Ende deines Zuges musst du führen.
web-play-now = Jetzt spielen
web-levels = Welche Regeln
web-level-basic = Grundspiel
web-level-basic-more = eine Runde, die sieben Regeln
web-level-advanced = Fortgeschritten
web-level-advanced-more = mehrere Runden um Punkte
web-level-expert = Experte
web-level-expert-more = um Punkte, ungerade Karten wirken
web-together = Gemeinsam
web-together-more = Öffne einen Tisch und schicke seinen Link an Freunde. Freie Plätze können Bots einnehmen.
web-with-friends = Mit Freunden spielen
web-choose-rules = Regeln und Gegner wählen
web-colours = Die sieben Regeln und alle Karten
web-colours-more = Die Farbe auf der Leinwand sagt, welche Regel gilt. Karten zählen nach Zahl, dann nach Farbe, von Rot bis Violett.
web-open-tables = Offene Tische
web-no-tables = Gerade wartet kein Tisch auf Spieler.
web-join = Mitspielen
web-name = Dein Name
web-greeting = Hallo, { $name }!
web-language = Sprache
web-theme = Darstellung
web-theme-auto = Wie das System
web-theme-light = Hell
web-theme-dark = Dunkel
web-sound = Töne

## A new table

web-rules = Regeln
web-book = Wie gedruckt in
web-book-none = Die Ausgabe selbst wählen
web-option-draw = Nachziehen
web-option-draw-must = Nachziehen ist Pflicht
web-option-match = Punkte
web-option-actions = Aktionen
web-seats = Spieler
web-seat-you = Du hast den ersten Platz.
web-seat-person = Ein Mensch
web-clock = Uhr
web-clock-none = Keine Uhr
web-clock-turn = { $count } Sekunden je Zug
web-clock-game = { $count } Minuten je Spieler und 5 Sekunden je Zug
web-clock-left = noch { $text }
web-open = Offen für alle
web-open-more = Er steht auf der ersten Seite. Sonst kommt nur, wer den Link hat.
web-spectators-may = Andere dürfen zuschauen
web-spectators-more = Zuschauer sehen, was offen liegt, und nach dem Ende alle Karten.
web-stand-in = Ein Bot für Abwesende
web-stand-in-more = Bleibt jemand lange weg, spielt ein Bot weiter, bis er wiederkommt.
web-open-table = Tisch öffnen

## Before the game

web-start = Spiel beginnen
web-room = Warten auf Spieler
web-link = Der Link zu diesem Tisch
web-copy = Link kopieren
web-copied = Kopiert
web-sit = Hier sitzen
web-add-bot = Bot dazusetzen …
web-add-bot-seat = Bot auf Platz { $seat } setzen
web-room-free = { $count ->
    [one] ein Platz frei
   *[other] { $count } Plätze frei
}
web-seat-free = Freier Platz
web-bot-level = Bot, Stärke { $number } von 7

## At the table

web-table = Der Tisch
web-home = Zur ersten Seite
web-menu = Einstellungen
web-close = Schließen
web-cancel = Abbrechen
web-talk = Etwas sagen
web-log = Was geschah
web-leave = Tisch verlassen
web-ask-leave = Das Spiel läuft noch. Wenn du gehst, gibst du deinen Platz auf.
web-cannot = Dieser Tisch kann nicht gezeigt werden
web-connecting = Verbinden …
web-lost = Verbindung verloren; neuer Versuch …
web-restarting = Der Server startet neu; gleich geht es weiter …
web-spectators = { $count ->
    [one] ein Zuschauer
   *[other] { $count } Zuschauer
}
web-piles = Punktestapel
web-bot-for-you = Ein Bot spielt für dich.
web-seat-back = Meinen Platz wieder einnehmen
web-card = { $colour ->
    [R] Rot
    [O] Orange
    [Y] Gelb
    [G] Grün
    [B] Blau
    [I] Indigo
   *[V] Violett
} { $number }
web-card-hidden = eine verdeckte Karte
web-card-known = { web-card }, allen bekannt
web-card-best = { web-card }, in der besten Gruppe
web-starter = Die rote Startkarte
web-board = Wer bei welcher Farbe führen würde
web-board-row = { $canvas }: { $rule }. { $name }: { $cards }
web-board-nobody = { $canvas }: { $rule }. Niemand hat eine solche Karte.
web-seat-label = { $name } am Tisch
web-palette-of = Palette: { $name }
web-your-palette = Deine Palette
web-your-hand = Deine Hand
web-hand-count = { $count ->
    [one] eine Karte auf der Hand
   *[other] { $count } Karten auf der Hand
}
web-sort-number = Nach Zahl sortieren
web-sort-colour = Nach Farbe sortieren
web-deck-known = oben:
web-score-of = { $count } von { $goal } Punkten
web-winning = führt
web-not-winning = führt nicht
web-would-win = würde führen
web-would-not-win = führt noch nicht
web-out = ausgeschieden
web-away = abwesend
web-to-move = am Zug
web-verdict = { $name } führt mit { $cards }.
web-verdict-you = Du führst mit { $cards }.
web-verdict-would = { $name } würde immer noch führen.
web-verdict-you-would = Du würdest führen.
web-verdict-nobody = Niemand führt.

## The reader’s move

web-guide = Dein Zug
web-do-start = Du bist am Zug: Lege eine Karte in deine Palette, wirf eine auf die Leinwand ab, oder beides. Am Ende musst du führen.
web-do-only-drop = Du bist am Zug, aber mit keiner deiner Karten würdest du führen: Du kannst nur aussteigen.
web-do-end = Du würdest führen: Beende deinen Zug oder wirf noch eine Karte ab.
web-do-discard = Du führst noch nicht: Wirf jetzt eine Karte auf die Leinwand ab.
web-do-behind = Du führst nicht: Wirf eine Karte auf die Leinwand ab, oder steige aus, wenn nichts hilft.
web-do-one = Die 1: Wähle eine Karte aus einer anderen Palette. Sie kommt verdeckt auf den Nachziehstapel.
web-do-five = Die 5: Lege noch eine Karte aus der Hand in deine Palette.
web-do-seven = Die 7: Wähle eine Karte deiner Palette. Sie kommt auf die Leinwand oder verdeckt auf den Nachziehstapel.
web-do-seven-canvas = Die 7: Wähle eine andere Karte deiner Palette. Sie kommt auf die Leinwand.
web-do-earned = Du hast dir eine Karte verdient: Ziehe sie, oder mach ohne weiter.
web-do-earned-must = Du hast dir eine Karte verdient und musst sie ziehen.
web-do-confirm = Das ist dein ganzer Zug. Spiele ihn, oder nimm ihn zurück.
web-do-draw-sure = Es wird eine Karte gezogen. Danach kannst du nichts mehr zurücknehmen.
web-do-out = Das ist erlaubt, aber du würdest nicht führen und wärst ausgeschieden.
web-where-to = Wohin mit { web-card }?
web-looking = Einen Moment …
web-sending = Dein Zug ist unterwegs …
web-thinking = { $name } ist am Zug.
web-you-are-out = Du bist aus dieser Runde ausgeschieden und schaust weiter zu.
web-watching = Du schaust zu.
web-watching-turn = Du schaust zu. { $name } ist am Zug.
web-to-palette = In deine Palette
web-to-canvas = Auf die Leinwand
web-to-canvas-colour = Auf die Leinwand: { $canvas }
web-to-deck = Auf den Nachziehstapel
web-result-winning = du würdest führen
web-result-not-yet = noch nicht vorn: danach abwerfen
web-result-refused = nicht möglich – warum?
web-result-out = erlaubt, aber du wärst raus
web-result-draws = und zieht eine Karte
web-result-action = dann die Aktion der { $number }
web-play = Spielen
web-end = Zug beenden
web-draw = Karte ziehen
web-no-draw = Ohne zu ziehen
web-undo = Zurücknehmen
web-drop = Aussteigen
web-sure = Bist du sicher?
web-ask-drop = Aus dieser Runde aussteigen? Du schaust dann weiter zu.
web-ask-out = Das ist erlaubt, aber du würdest nicht führen und wärst ausgeschieden. Trotzdem?
web-play-anyway = Trotzdem spielen
web-keep-playing = Weiterspielen
web-at-once = Sofort spielen
web-at-once-more = Ein vollständiger Zug wird ohne Nachfrage gespielt.
web-keys = Tastatur
web-keys-text = Tab und Pfeile führen von Karte zu Karte, eine Zahl oder der Buchstabe einer Farbe findet eine. Enter nimmt sie auf; P legt sie in die Palette, C auf die Leinwand, D auf den Nachziehstapel. E beendet oder spielt den Zug, die Rücktaste nimmt zurück.

## The end of a round or game

web-end-you-round = Du gewinnst die Runde!
web-end-round = { $name } gewinnt die Runde
web-end-you-game = Du gewinnst!
web-end-game = { $name } gewinnt
web-end-you-match = Du gewinnst die Partie!
web-end-match = { $name } gewinnt die Partie
web-end-shared = Der Sieg ist geteilt: { $names }
web-end-why = { $name } blieb als Letzter übrig. Mit { $canvas } auf der Leinwand: { $rule }.
web-end-why-you = Du bliebst als Letzter übrig. Mit { $canvas } auf der Leinwand: { $rule }.
web-end-table = Spieler, Punkte und Handkarten
web-player = Spieler
web-points = Punkte
web-held = Noch auf der Hand
web-held-none = nichts
web-end-hide = Tisch ansehen
web-end-show = Ergebnis zeigen
web-next-round = Nächste Runde
web-next-soon = Die nächste Runde beginnt in { $count } s.
web-rematch = Revanche
web-record = Aufzeichnung laden
web-waits-for = Wir warten auf { $names }.

## What happened

web-log-timeout = { $name }: Zeit abgelaufen.
web-log-won = { $name } gewinnt die Runde bei { $canvas } mit { $cards }.{ $count ->
    [0] { "" }
   *[other] { " " }(+{ $count })
}
web-log-you-won = Du gewinnst die Runde bei { $canvas } mit { $cards }.{ $count ->
    [0] { "" }
   *[other] { " " }(+{ $count })
}
web-log-said = { $name }: „{ $text }“
web-log-seated = { $name } setzt sich.
web-log-left = Der Spieler auf Platz { $seat } ist gegangen.
web-log-taken-yours = { $card } aus deiner Palette verdeckt auf den Nachziehstapel
web-log-stood-in = Auf Platz { $seat } spielt ein Bot weiter.
web-log-resumed = Der Server war kurz weg; das Spiel geht weiter.
web-log-expired = Lange kam niemand; alle Plätze sind wieder frei.
web-log-you-out = Du bist ausgeschieden.

## What people say

phrase-hello = Hallo!
phrase-good-luck = Viel Glück!
phrase-well-played = Gut gespielt!
phrase-thanks = Danke!
phrase-oops = Hoppla!
phrase-one-moment = Einen Moment, bitte.
phrase-your-turn = Du bist dran.
phrase-good-game = Schönes Spiel!
phrase-rematch = Noch eins?
phrase-goodbye = Tschüss!
