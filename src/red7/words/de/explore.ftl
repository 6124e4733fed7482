### What only the page for exploring says, in German.

## The turn

web-explore-player = Spieler { $seat }
web-explore-turn = Zug
web-explore-to-move = { $name } ist am Zug
web-explore-unknown = { $name } ist am Zug, aber die Hand ist nicht bekannt. Spiele eine Karte für diesen Spieler oder bearbeite die Stellung.
web-explore-over = Die Runde ist vorbei.
web-explore-to-palette = Auf die Palette
web-explore-end = Zug beenden
web-explore-unseen-card = Ungesehene Karte
web-explore-which-drawn = Welche Karte wird gezogen?
web-explore-any-card = Offenlassen

## The analysis

web-explore-analysis = Analyse
web-explore-turns = Züge, der beste zuerst
web-explore-looking = Sucht …
web-explore-worlds = { $count } Verteilungen der Karten
web-explore-worlds-all = alle { $count } Verteilungen der Karten
web-explore-percent = { $count } %
web-explore-chance = Chance { $mid }, zwischen { $low } und { $high }.
web-explore-open = offen { $share }
web-explore-certain-win = sicher gewonnen
web-explore-certain-loss = sicher verloren
web-explore-start = Analysieren
web-explore-stop = Analyse anhalten
web-explore-further = Weitersuchen
web-explore-play-turn = Diesen Zug spielen
web-explore-why = Warum?
web-explore-why-turn = Warum? { $turn }
web-explore-no-reason = Keine Tatsache spricht dafür oder dagegen.

## The lines

web-explore-lines = Varianten
web-explore-lines-none = Spiele einen Zug, geh zurück und versuche einen anderen: Hier bleiben alle Varianten erhalten.
web-explore-beginning = Stellung
web-explore-forget = Löschen
web-explore-first = Zum Anfang
web-explore-back = Einen Zug zurück
web-explore-on = Einen Zug weiter
web-explore-last = Zum Ende der Variante
web-explore-keys = Die Pfeiltasten links und rechts gehen zurück und weiter, hinauf und hinunter zu anderen Zügen, die dort versucht wurden. Pos1 und Ende führen zum Anfang und zum Ende der Variante. Die Rücktaste nimmt einen Schritt zurück.

## Opening and sharing

web-explore-link = Link hierher
web-explore-copy = Stellung kopieren
web-explore-position = Stellung als Text
web-explore-open-position = Stellung öffnen
web-explore-impossible = Diese Stellung lässt sich nicht zeigen
web-explore-fresh = Mit einer anderen Stellung beginnen
web-explore-lost = Der Server hat nicht geantwortet. Versuche es noch einmal.

## Editing

web-explore-edit = Stellung bearbeiten
web-explore-done = Fertig
web-explore-possible = Diese Stellung ist möglich.
web-explore-whose-turn = Am Zug
web-explore-palette = Palette
web-explore-hand = Hand
web-explore-hidden = Verdeckte Handkarten
web-explore-canvas = Geltende Farbe
web-explore-to-canvas = Auf die Leinwand
web-explore-gone = Aus dem Spiel
web-explore-deck-top = Oben auf dem Nachziehstapel
web-explore-deck-hidden = Verdeckte Karten im Nachziehstapel
web-explore-unseen = Ungesehene Karten
web-explore-put = Hierhin: { $place }
web-explore-fewer = { $label }: eins weniger
web-explore-more = { $label }: eins mehr
