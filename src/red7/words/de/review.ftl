### A game in hindsight, in German: read by the page once a review is asked for, for pictures of
### reviews, and by the command.

## Asking for a review

review-start = Partie analysieren
review-about = Jeder Zug wird danach beurteilt, was man wissen konnte, und Glück wird von Können getrennt.
review-doing = { $done } von { $total } Zügen
review-failed = Die Analyse ist nicht gelungen.

## A turn

review-mark = { $mark ->
    [best] bester
    [good] gut
    [inaccuracy] ungenau
    [mistake] Fehler
   *[blunder] grober Fehler
}
review-count = { $count } × { review-mark }
review-percent = { $share } %
review-forced = Es gab keinen anderen Weg, im Spiel zu bleiben.
review-better = besser: { $turn } ({ $points })
review-better-by = Besser um { $points } Punkte
review-seen = Bei offenen Karten
review-seen-better = { $turn } { $best } statt { $mine }.
review-seen-same = Das war der beste Zug.
review-luck-now = Glück in diesem Moment
review-turning = Wendepunkt
review-next = Nächster Fehler
review-previous = Voriger Fehler
review-faultless = Es wurde kein Fehler gemacht.
review-whose = Fehler von
review-everybody = allen
review-worst = der teuerste Fehler
review-try = Anderen Zug probieren
review-raise = Mehr zeigen
review-lower = Weniger zeigen

## The whole game

review-chances = Gewinnchancen
review-table = Die Chancen als Tabelle
review-summary = Überblick
review-turning-points = Wendepunkte
review-accuracy-name = Genauigkeit
review-result = Ergebnis
review-luck-name = Glück
review-own = Eigene Fehler
review-others = Fehler der anderen
review-deal = Kartenverteilung
review-draws = Ziehen
review-unseen = Verdeckte Karten
review-sum-about = Das Ergebnis im Vergleich zu einem gleichen Anteil, in Prozentpunkten.
review-sum = Ergebnis { $result } = Glück { $luck }, eigene Fehler { $own }, Fehler der anderen { $others }
review-luck = Glück: Kartenverteilung { $deal }, Ziehen { $draw }, verdeckte Karten { $unseen }
review-accuracy = Genauigkeit { $share } % ({ $marks })

## Passing it on

review-share = Teilen
review-link = Link zur Analyse
review-png = Bild (PNG)
review-svg = Bild (SVG)
