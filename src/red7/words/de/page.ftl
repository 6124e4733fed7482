### What only the page says, in German.

## The first page

web-lead = Neunundvierzig Karten, sieben Regeln und ein Gesetz: Am Ende deines Zuges musst du führen.
web-play-now = Jetzt spielen
web-levels = Regeln wählen
web-your-games = Deine Partien
web-game-turn = { $name } ist am Zug
web-games-more = { $count ->
    [one] Eine weitere Partie
   *[other] { $count } weitere Partien
}
web-games-fewer = Weniger Partien
web-level-basic = Grundspiel
web-level-basic-more = eine Runde, sieben Regeln
web-level-advanced = Fortgeschritten
web-level-advanced-more = mehrere Runden um Punkte
web-level-expert = Experte
web-level-expert-more = um Punkte, mit Aktionen
web-with-friends = Mit Freunden spielen
web-choose-rules = Regeln und Gegner
web-show-pause = Die Partie im Hintergrund anhalten
web-show-on = Die Partie im Hintergrund fortsetzen
web-name = Dein Name
web-greeting = Hallo, { $name }!
web-language = Sprache
web-theme = Darstellung
web-theme-auto = Wie das System
web-theme-light = Hell
web-theme-dark = Dunkel

## A new table

web-option-draw = Nachziehen
web-option-draw-must = Nachziehen ist Pflicht
web-option-match = Punkte
web-option-actions = Aktionen
web-clock-left = noch { $text }
web-open-table = Tisch öffnen

## Before the game

web-start = Partie beginnen
web-room = Warten auf Mitspieler
web-add-bot = Bot setzen …
web-seat-free = Freier Platz
web-bot-level = Bot, Stärke { $number } von 7

## At the table

web-table = Tisch
web-home = Zur Startseite
web-home-running = Zur Startseite (deine Partie bleibt offen)
web-tab-turn = Du bist am Zug
web-help = Hilfe
web-explain = Was bedeutet diese Regel?
web-explain-action = Was bewirkt diese Karte?
web-menu = Einstellungen
web-close = Schließen
web-cancel = Abbrechen
web-talk = Etwas sagen
web-log = Spielverlauf
web-leave = Tisch verlassen
web-connecting = Verbinden …
web-lost = Verbindung verloren. Neuer Versuch …
web-part-missing = Dieser Teil der Seite konnte nicht geladen werden.
web-try-again = Erneut versuchen
web-restarting = Der Server startet neu. Gleich geht es weiter …
web-bot-for-you = Ein Bot spielt für dich.
web-seat-back = Selbst weiterspielen
web-card = { $colour ->
    [R] Rot
    [O] Orange
    [Y] Gelb
    [G] Grün
    [B] Blau
    [I] Indigo
   *[V] Violett
} { $number }
web-card-hidden = verdeckte Karte
web-card-known = { web-card }, allen bekannt
web-known-cards = alle wissen: { $cards }
web-card-best = { web-card }, in der besten Gruppe
web-starter = Die rote Startkarte
web-board = Wer bei welcher Farbe führen würde
web-seat-label = { $name } am Tisch
web-bot = { $name } (Bot)
web-palette-of = Palette: { $name }
web-your-palette = Deine Palette
web-your-hand = Deine Hand
web-hand-count = { $count ->
    [one] eine Karte auf der Hand
   *[other] { $count } Karten auf der Hand
}
web-sort-number = Nach Zahl sortieren
web-sort-colour = Nach Farbe sortieren
web-deck-known-cards = obenauf: { $cards }
web-score-of = { $count } von { $goal } Punkten
web-winning = führt
web-not-winning = führt nicht
web-would-win = würde führen
web-would-not-win = führt noch nicht
web-out = ausgeschieden
web-away = abwesend
web-left = gegangen
web-to-move = am Zug
web-verdict = { $name } führt.
web-verdict-you = Du führst.
web-verdict-would = Damit führt { $name }.
web-verdict-you-would = Damit führst du.
web-verdict-nobody = Niemand führt.

## The reader’s move

web-guide = Dein Zug
web-do-start = Dein Zug: Spiele eine Karte, lege eine ab oder tu beides. Am Ende musst du führen.
web-do-only-drop = Dein Zug, aber keine deiner Karten bringt dich in Führung: Du kannst nur aussteigen.
web-do-end = Beende deinen Zug oder lege noch eine Karte auf der Leinwand ab.
web-do-discard = Du führst noch nicht: Lege jetzt eine Karte auf der Leinwand ab.
web-do-behind = Du führst nicht: Lege eine Karte auf der Leinwand ab oder steige aus.
web-do-one = Die 1: Wähle eine Karte einer anderen Palette, verdeckt auf den Nachziehstapel.
web-do-five = Die 5: Spiele noch eine Karte aus der Hand auf deine Palette.
web-do-seven = Die 7: Wähle eine Karte deiner Palette, für die Leinwand oder verdeckt auf den Stapel.
web-do-seven-canvas = Die 7: Wähle eine andere Karte aus deiner Palette. Sie kommt auf die Leinwand.
web-do-earned = Die abgelegte Zahl ist höher als die Kartenzahl deiner Palette: Du darfst eine Karte ziehen.
web-do-seven-earned = { web-do-earned }
web-do-earned-must = Die abgelegte Zahl ist höher als die Kartenzahl deiner Palette: Du musst eine Karte ziehen.
web-do-play = Dein Zug ist fertig: Spiele ihn oder nimm ihn zurück.
web-do-play-draws = Du ziehst gleich eine Karte. Danach kannst du nichts mehr zurücknehmen.
web-do-play-out = Das ist erlaubt, aber du führst dann nicht und scheidest aus.
web-where-to = Wohin mit { web-card }?
web-looking = Einen Moment …
web-slow = Der Server hat noch nicht geantwortet. Dein Zug bleibt erhalten, und du kannst ihn zurücknehmen.
web-sending = Dein Zug wird gesendet …
web-do-others-turn = { $name } ist am Zug.
web-do-out-of-round = Du bist in dieser Runde ausgeschieden, kannst aber weiter zuschauen.
web-do-watching = Du schaust zu.
web-do-watching-turn = Du schaust zu. { $name } ist am Zug.
web-faster = Schneller
web-to-end = Bis zum Ende
web-to-palette = Auf deine Palette
web-to-canvas = Auf die Leinwand
web-to-canvas-colour = Auf die Leinwand: { $canvas }
web-to-deck = Auf den Nachziehstapel
web-result-winning = damit führst du
web-result-behind = dann noch ablegen
web-result-refused = nicht möglich – warum?
web-result-out = erlaubt, aber du scheidest aus
web-result-draws = und du ziehst eine Karte
web-result-action = dann die Aktion der { $number }
web-play = Spielen
web-end = Zug beenden
web-draw = Karte ziehen
web-no-draw = Nicht ziehen
web-undo = Zurücknehmen
web-drop = Aussteigen
web-sure = Bist du sicher?
web-ask-drop = Aus dieser Runde aussteigen? Du kannst weiter zuschauen.
web-ask-drop-last = { $ends ->
    [game] Aussteigen? Dann gewinnt { $name } die Partie.
   *[round] Aussteigen? Dann gewinnt { $name } die Runde.
}
web-ask-out = Das ist erlaubt, aber du führst dann nicht und scheidest aus. Trotzdem spielen?
web-play-anyway = Trotzdem spielen
web-keep-playing = Weiterspielen

## The end of a round or game

web-points = Punkte
web-next-round = Nächste Runde

## What happened

web-log-won = { $name } gewinnt die Runde bei { $canvas } mit { $cards }.{ $count ->
    [0] { "" }
   *[other] { " " }(+{ $count })
}
web-log-you-won = Du gewinnst die Runde bei { $canvas } mit { $cards }.{ $count ->
    [0] { "" }
   *[other] { " " }(+{ $count })
}
web-log-said = { $name }: „{ $text }“
