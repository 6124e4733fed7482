### Why a turn is good, what is wrong with another, and hints, in German: read by the
### server and the command. “You” is the player whose turn it is. Messages that end
### in -named speak of that player by $name, in words that fit everybody.
###
### To answer a turn is to make one that keeps the answering player in the round. $cards, $better
### and $colours are lists, joined by the messages below or by spaces.

joined-or = { $items } oder { $last }
joined-and = { $items } und { $last }

## Why a turn is good

why-lost = Kein Zug hält dich in der Runde.
why-drops = Du steigst aus, obwohl du in der Runde bleiben könntest.
why-hope = { $count ->
    [one] Von { $unseen } ungesehenen Karten hält dich nur eine in der Runde, wenn du sie ziehst.
   *[other] Von { $unseen } ungesehenen Karten halten dich { $count } in der Runde, wenn du sie ziehst.
}
why-hope-all = Welche Karte du auch ziehst, du kannst in der Runde bleiben.
why-hope-none = Keine Karte, die du ziehen könntest, hält dich in der Runde.
why-wins = Niemand sonst hat noch eine Karte: Der Zug gewinnt die Runde.
why-unanswerable = Mit keiner Hand lässt sich darauf antworten: Der Zug gewinnt die Runde.
why-points = { $count ->
    [one] Das bringt { $count } Punkt.
   *[other] Das bringt { $count } Punkte.
}
why-forced = Nur wenn du deine Karten so spielst, kannst du in der Runde bleiben.
why-only-three = Darauf kann niemand antworten, außer wenn eine 3 die richtige Karte zieht.
why-only = { $threes ->
    [0] Nur mit { $cards } lässt sich darauf antworten.
   *[other] Nur mit { $cards } lässt sich darauf antworten, außer wenn eine 3 die richtige Karte zieht.
}
why-two = Eine einzelne Karte reicht nicht, um darauf zu antworten; es braucht zwei.
why-share = Wer als Nächstes dran ist, kann nur mit { $percent } % der möglichen Handkarten darauf antworten.
why-change = Bei { $colour } kann dich niemand schlagen: Wer antworten will, muss die Farbe wechseln.
why-fewest = { $count ->
    [one] Von { $unseen } ungesehenen Karten reicht eine für sich allein als Antwort; spielst du deine Karten anders, sind es mehr.
   *[other] Von { $unseen } ungesehenen Karten reichen { $count } je für sich als Antwort; spielst du deine Karten anders, sind es mehr.
}
why-count = { $count ->
    [one] Von { $unseen } ungesehenen Karten reicht nur eine für sich allein als Antwort.
   *[other] Von { $unseen } ungesehenen Karten reichen nur { $count } je für sich als Antwort.
}
why-last = Das ist deine letzte Karte: Bleibt noch jemand in der Runde, scheidest du als Nächstes aus.
why-keeps-changes = { $held ->
    [one] Du behältst eine Karte, die eine Farbe bringen kann, bei der du mit diesen Paletten führst.
   *[other] Du behältst { $held } Karten; { $count } davon können eine Farbe bringen, bei der du mit diesen Paletten führst.
}
why-ahead = { $count ->
    [7] Mit diesen Paletten führst du bei allen sieben Farben.
   *[other] Mit diesen Paletten führst du bei { $count } der sieben Farben.
}
why-draws = { $held ->
    [one] Du verdienst dir eine Karte und hast damit eine auf der Hand.
   *[other] Du verdienst dir eine Karte und hast damit { $held } auf der Hand.
}
why-keeps = { $held ->
    [one] Du behältst eine Karte auf der Hand.
   *[other] Du behältst { $held } Karten auf der Hand.
}

## What is wrong with a turn

wrong-out = Damit scheidest du aus, obwohl du in der Runde bleiben könntest.
wrong-hope = { $count ->
    [0] Keine Karte, die du ziehen könntest, hält dich in der Runde; der bessere Zug tut es sofort.
    [one] Von { $unseen } ungesehenen Karten hält dich nur eine in der Runde, wenn du sie ziehst; der bessere Zug tut es sofort.
   *[other] Von { $unseen } ungesehenen Karten halten dich nur { $count } in der Runde, wenn du sie ziehst; der bessere Zug tut es sofort.
}
wrong-hope-fewer = Ungesehene Karten: { $unseen }; davon halten dich gezogen in der Runde: { $mine }, nach dem besseren Zug { $theirs }.
wrong-misses-win = Der bessere Zug gewinnt die Runde sofort: Niemand sonst hätte noch eine Karte.
wrong-misses-unanswerable = Der bessere Zug gewinnt die Runde: Mit keiner Hand ließe sich darauf antworten.
wrong-points = Auch dieser Zug gewinnt, bringt aber nur { $mine } statt { $theirs } Punkte.
wrong-known = { $seat } hat bekanntlich { $cards } auf der Hand, und das reicht als Antwort.
wrong-lets = Bei { $colours } auf der Leinwand führt, wer als Nächstes dran ist, mit dem, was schon daliegt.
wrong-share = Wer als Nächstes dran ist, kann mit { $mine } % der möglichen Handkarten antworten, auf den besseren Zug mit { $theirs } %.
wrong-count = Ungesehene Karten: { $unseen }; davon reichen für sich als Antwort: { $mine }, auf den besseren Zug { $theirs }.
wrong-last = Das ist deine letzte Karte: Bleibt noch jemand in der Runde, scheidest du als Nächstes aus.
wrong-gives-colour = Damit gibst du { $card } weg, deine einzige Handkarte für { $colour }; dabei führst du nach dem besseren Zug.
wrong-gives-even = Damit gibst du { $card } weg, deine einzige gerade Karte.
wrong-gives-low = Damit gibst du { $card } weg, deine einzige Karte unter 4.
wrong-fewer = Auf der Hand bleiben: { $mine }; nach dem besseren Zug: { $theirs }.
wrong-ahead = Mit den Paletten danach führst du bei { $mine } der sieben Farben; nach dem besseren Zug bei { $theirs }.
wrong-changes = Handkarten für eine Farbe, bei der du führst: { $mine }; nach dem besseren Zug: { $theirs }.
wrong-weaker = Bei { $colour } zählen für dich { $cards }; nach dem besseren Zug { $better }.
wrong-scores = Nach jetzigem Stand bringt das { $mine } Punkte, der bessere Zug { $theirs }.
wrong-highest = Deine höchste Handkarte ist dann { $card }; nach dem besseren Zug { $other }.

## The same, about somebody other than the reader

wrong-out-named = Damit scheidet { $name } aus, obwohl es möglich ist, in der Runde zu bleiben.
wrong-hope-named = { $count ->
    [0] Keine gezogene Karte kann { $name } in der Runde halten; der bessere Zug tut es sofort.
    [one] Nur eine von { $unseen } ungesehenen Karten hält { $name } in der Runde, wenn sie gezogen wird; der bessere Zug tut es sofort.
   *[other] Nur { $count } von { $unseen } ungesehenen Karten halten { $name } in der Runde, wenn sie gezogen werden; der bessere Zug tut es sofort.
}
wrong-hope-fewer-named = Ungesehene Karten: { $unseen }; gezogen halten davon { $name } in der Runde: { $mine }, nach dem besseren Zug { $theirs }.
wrong-last-named = Das ist die letzte Karte von { $name }: Bleibt noch jemand in der Runde, scheidet { $name } als Nächstes aus.
wrong-gives-colour-named = Damit gibt { $name } die einzige eigene Handkarte für { $colour } weg, { $card }; bei { $colour } führt { $name } nach dem besseren Zug.
wrong-gives-even-named = Damit gibt { $name } die einzige eigene gerade Karte weg, { $card }.
wrong-gives-low-named = Damit gibt { $name } die einzige eigene Karte unter 4 weg, { $card }.
wrong-ahead-named = Mit den Paletten danach führt { $name } bei { $mine } der sieben Farben; nach dem besseren Zug bei { $theirs }.
wrong-changes-named = Handkarten für eine Farbe, bei der { $name } führt: { $mine }; nach dem besseren Zug: { $theirs }.
wrong-weaker-named = Bei { $colour } zählen für { $name } { $cards }; nach dem besseren Zug { $better }.
wrong-highest-named = Die höchste Handkarte von { $name } ist dann { $card }; nach dem besseren Zug { $other }.

## Hints: a nudge, then the cards, then the turn

hint-out = Kein Zug hält dich in der Runde.
hint-drop = Du könntest in der Runde bleiben, aber denke ans Aussteigen.
hint-only = Nur auf eine Art kannst du deine Karten so spielen, dass du in der Runde bleibst.
hint-wins = Einer deiner Züge gewinnt die Runde, was auch immer die anderen auf der Hand haben.
hint-take = Die richtige Karte liegt hier: { $seat }.
hint-to-canvas = Denke daran, eine Karte auf die Leinwand zu legen.
hint-to-deck = Denke daran, eine Karte auf den Nachziehstapel zu legen.
hint-draw = Denke daran, eine Karte zu ziehen.
hint-end = Das reicht schon: Beende deinen Zug.
hint-action = Denke an eine Karte mit einer Aktion.
hint-earns = Denke daran, mit der Leinwand eine Karte zu verdienen.
hint-both = Denke daran, eine Karte zu spielen und eine andere auf der Leinwand abzulegen.
hint-discard = Mit diesen Paletten führst du bei { $count } der sieben Farben: Vielleicht reicht es, eine Karte auf der Leinwand abzulegen.
hint-play = Denke daran, bei { $colour } zu bleiben und eine Karte auf deine Palette zu spielen.
hint-cards = Schau dir { $cards } an.
hint-turn = Bester Zug: { $turn } – { $reasons }
