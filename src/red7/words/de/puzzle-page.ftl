### Puzzles on the page, in German.

web-puzzle-all = Rätsel
web-puzzle-open = Rätsel { $id }

## What there is

web-puzzle-today = Rätsel des Tages
web-puzzle-today-next = Das nächste kommt in { $time }.
web-puzzle-solve = Lösen
web-puzzle-look = Lösung ansehen
web-puzzle-series = Endlose Reihe
web-puzzle-series-more = Eins nach dem anderen, etwa so schwer, wie du stark bist.
web-puzzle-rush = Rätselrausch
web-puzzle-rush-more = So viele, wie du in drei Minuten schaffst. Der dritte Fehler beendet den Rausch.
web-puzzle-rush-start = Start
web-puzzle-rush-again = Noch einmal
web-puzzle-kinds = Nach Art
web-puzzle-kind-stay = Im Spiel bleiben
web-puzzle-kind-sure = Sicherer Sieg
web-puzzle-kind-open = Offene Karten
web-puzzle-kind-action = Aktion nutzen
web-puzzle-kind-deny = Punkte verwehren
web-puzzle-kind-best = Der beste Zug

## The reader

web-puzzle-streak = { $count ->
    [0] Noch keine Tage in Folge
    [one] Ein Tag in Folge
   *[other] { $count } Tage in Folge
}
web-puzzle-longest = Längste Folge: { $count }
web-puzzle-rating = Deine Wertung: { $points }
web-puzzle-rating-about = Deine Wertung: etwa { $points }

## Solving

web-puzzle-task-stay = Nur ein Zug hält dich im Spiel. Finde ihn.
web-puzzle-task-sure = Finde den Zug, der die Runde gewinnt, was auch immer die anderen auf der Hand haben.
web-puzzle-task-open = { $count ->
    [1] Alle Karten sind offen. Finde den Zug, der die Runde gewinnt.
   *[other] Alle Karten sind offen. Finde den Zug, der in { $count } eigenen Zügen zum Sieg führt.
}
web-puzzle-task-action = Alle Karten sind offen. Nur eine Aktion gewinnt die Runde. Finde den Zug.
web-puzzle-task-deny = Alle Karten sind offen. Gewinnen kannst du nicht: Halte dein Gegenüber vom Ziel ab.
web-puzzle-task-best = Finde den Zug, der am häufigsten gewinnt.
web-puzzle-level = Schwierigkeit { $points }
web-puzzle-compose = Stelle deinen Zug zusammen. Ob er richtig ist, erfährst du, wenn du ihn bestätigst.
web-puzzle-step = Dein Zug bisher: { $turn }
web-puzzle-player = Spieler { $seat }
web-puzzle-confirm = Bestätigen
web-puzzle-show = Lösung zeigen
web-puzzle-sure = Lösung zeigen? Dann gilt das Rätsel als nicht gelöst.
web-puzzle-right = Richtig!
web-puzzle-wrong = Das ist nicht die Lösung. Versuch es noch einmal.
web-puzzle-answer = Die Lösung
web-puzzle-shown = Diesmal nicht gelöst
web-puzzle-gained = Wertung { $points }
web-puzzle-yours = Dein Zug { $turn }:
web-puzzle-counts = { $count ->
    [1] Sonst hat es noch niemand versucht.
   *[other] { $solved } von { $count } haben es auf Anhieb gelöst.
}
web-puzzle-next = Nächstes Rätsel
web-puzzle-share = Teilen
web-puzzle-shared = Kopiert

## A rush

web-puzzle-left = noch { $time }
web-puzzle-score = { $count ->
    [0] Noch keins gelöst
    [one] Eins gelöst
   *[other] { $count } gelöst
}
web-puzzle-misses = Fehler: { $count } von { $most }
web-puzzle-over = Der Rätselrausch ist vorbei
web-puzzle-best = Dein Rekord: { $count }
web-puzzle-missed = Nicht gelöst:
