### Puzzles, in German: read by the command. “You” is the one who solves.


## A puzzle, its question and its answer

puzzle-title = Rätsel { $id }: { $kind }
puzzle-rules = Regeln { $rules }, Schwierigkeit { $difficulty }. Du sitzt auf Platz 1.
puzzle-kind-stay = Im Spiel bleiben
puzzle-kind-sure = Sicher gewinnen
puzzle-kind-open = Mit offenen Karten gewinnen
puzzle-kind-action = Die Aktion nutzen
puzzle-kind-deny = Punkte verwehren
puzzle-kind-best = Der beste Zug
puzzle-ask-stay = Nur ein Zug hält dich in der Runde. Welcher?
puzzle-ask-sure = Nur ein Zug gewinnt die Runde, was auch immer die anderen auf der Hand haben. Welcher?
puzzle-ask-open = { $count ->
    [one] Alle Karten sind offen. Nur ein Zug gewinnt die Runde, und zwar sofort. Welcher?
   *[other] Alle Karten sind offen. Nur ein Zug gewinnt die Runde, in höchstens { $count } deiner Züge. Welcher?
}
puzzle-ask-action = Alle Karten sind offen, auch der Nachziehstapel. Nur ein Zug gewinnt die Runde, mit einer Aktion. Welcher?
puzzle-ask-deny = Alle Karten sind offen. Diese Runde kannst du nicht gewinnen, aber ein Zug verhindert, dass dein Gegenüber { $goal } Punkte erreicht. Welcher?
puzzle-ask-best = Du kennst die andere Hand nicht. Ein Zug gewinnt deutlich öfter als jeder andere. Welcher?
puzzle-help = Schreibe einen Zug, etwa +R7 >G4 oder ~. „answer“ zeigt die Lösung, „quit“ beendet.
puzzle-prompt = Dein Zug:
puzzle-right = Richtig!
puzzle-wrong = { $turn } ist nicht die Lösung.
puzzle-answer = Die Lösung: { $turn }
puzzle-also = Ebenso gut, weil es auf dasselbe hinausläuft: { $turns }
puzzle-because-stay = Mit jedem anderen Zug scheidest du aus.
puzzle-because-sure = Nach jedem anderen Zug gibt es Karten, mit denen die anderen deinen Sieg verhindern können.
puzzle-because-open = { $count ->
    [one] Dein Gegenüber hat keine Antwort darauf.
   *[other] Was auch immer dein Gegenüber tut, du gewinnst in höchstens { $count } Zügen; nach jedem anderen Zug gibt es eine Antwort.
}
puzzle-because-action = Ohne diese Aktion können die anderen deinen Sieg verhindern.
puzzle-denied = { $count ->
    [one] Dein Gegenüber holt dann höchstens 1 Punkt und hat { $total } von { $goal }.
   *[other] Dein Gegenüber holt dann höchstens { $count } Punkte und hat { $total } von { $goal }.
}
puzzle-because-deny = Nach jedem anderen Zug kann dein Gegenüber das Ziel erreichen.
puzzle-because-best = Mit offenen Karten gewinnt er bei mindestens 10 von 100 möglichen Verteilungen mehr als jeder andere Zug; alle Verteilungen zählen gleich.
puzzle-explore = Zum Ausprobieren: { $command }
puzzle-unknown = Es gibt kein Rätsel „{ $text }“.

## The table of all puzzles, and making new ones

puzzles-kind = Art
puzzles-count = Rätsel
puzzles-easiest = Leichtestes
puzzles-middle = Mittleres
puzzles-hardest = Schwerstes
puzzles-players = Spieler in der Runde
puzzles-total = { $count ->
    [one] { $count } Rätsel.
   *[other] { $count } Rätsel.
}
puzzles-making = { $done } von { $total } Rätseln, aus { $games } Partien …
puzzles-made = { $count ->
    [one] { $count } Rätsel in { $file } geschrieben.
   *[other] { $count } Rätsel in { $file } geschrieben.
}

## Help

help-puzzle = Ein Rätsel zum Lösen: das des Tages, eines einer Art oder ein bestimmtes.
help-puzzle-more = Als Textzeilen: liest Züge, je Zeile einen, und sagt, ob sie richtig sind. Verbotene Züge werden mit dem Grund abgelehnt.
help-puzzles = Alle mitgelieferten Rätsel: wie viele es gibt, eine Liste für Programme, oder neue.
help-arg-puzzles = „generate“, um neue Rätsel zu machen; weggelassen, um die vorhandenen zu sehen
help-opt-puzzle-kind = die Art des Rätsels
help-opt-puzzle-id = die Kennung des Rätsels
help-opt-puzzles-json = die Rätsel als JSON schreiben, eines je Zeile
help-opt-puzzles-kinds = nur diese Arten, durch Kommas getrennt
help-opt-puzzles-seed = eine Zahl; dieselbe Zahl ergibt dieselben Rätsel
help-opt-puzzles-count = wie viele Rätsel gemacht werden, von jeder Art der Reihe nach
help-opt-puzzles-output = die Datei, in die sie geschrieben werden
