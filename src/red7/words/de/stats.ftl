### How a player plays, in German: read by the page of statistics and by the command.

## In numbers

stats-games = { $count ->
    [one] { $count } Partie, gewonnen { $won } (durch Glück allein: { $expected })
   *[other] { $count } Partien, gewonnen { $won } (durch Glück allein: { $expected })
}
stats-accuracy = Genauigkeit im Lauf der Zeit
stats-mean = im Mittel { $share } %
stats-colours = Gewonnene Runden nach Farbe
stats-habits = Teuerste Gewohnheiten, in Punkten je Partie
stats-by = Gewonnene Partien
stats-players = zu { $count ->
    [2] zweit
    [3] dritt
   *[4] viert
}
stats-against = gegen { $name }
stats-balance = Glück und Können, in Punkten je Partie
stats-result = Ergebnis
stats-luck = Glück
stats-luck-kind = { $kind ->
    [deal] davon Kartenverteilung
    [draw] davon Ziehen
   *[unseen] davon verdeckte Karten
}
stats-own = Eigene Fehler
stats-others = Fehler der anderen
stats-made = { $played ->
    [play] Nur gespielt
    [discard] Nur abgelegt
    [both] Gespielt und abgelegt
    [draw] Nachgezogen
    [end] Zug beendet
   *[out] Ausgestiegen
}
stats-better = { $best ->
    [play] nur zu spielen
    [discard] nur abzulegen
    [both] zu spielen und abzulegen
    [draw] nachzuziehen
    [end] den Zug zu beenden
   *[out] auszusteigen
}
stats-habit-kind = { $same ->
    [yes] { stats-made }, aber falsche Karten
   *[no] { stats-made }, statt { stats-better }
}
stats-habit-action = { $way ->
    [missed] Aktion einer { $number } versäumt
   *[used] Aktion einer { $number } unnötig genutzt
}
stats-habit-part = { $part ->
    [early] In den ersten zwei Zügen einer Runde
    [middle] Im dritten und vierten Zug
   *[late] Ab dem fünften Zug
}
stats-habit-theme = { $theme ->
    [out] Ohne Not ausgeschieden
    [hope] Auf eine Karte gehofft
    [win] Einen Sieg verpasst
    [points] Um weniger Punkte gespielt
    [answers] Mehr Antworten gelassen
    [hand] Nützliche Karten verbraucht
    [palette] Schwächere Palette
   *[other] Aus Gründen, die sich später zeigen
}

## The page: all games

stats-empty = Noch keine beendete Partie
stats-empty-more = Spiele eine Partie zu Ende, dann zählt sie hier: was du gewinnst, wie genau du spielst, was dich am meisten kostet.
stats-older = Nur deine neuesten Partien sind gezählt: { $count }.
stats-rules = Nach Regeln
stats-seats = Nach Spielerzahl
stats-opponents = Nach Gegnern
stats-of = { $won } von { $count }
stats-mark = Der Strich zeigt, was durch Glück allein zu gewinnen wäre.
stats-list = Partien
stats-all = Alle { $count } Partien zeigen
stats-won = Gewonnen
stats-lost = Verloren
stats-unreviewed = nicht analysiert

## The page: what reviews tell

stats-percent = { $share } %
stats-plot = Genauigkeit von { $count } Partien, die älteste zuerst: von { $low } % bis { $high } %, im Mittel { $share } %.
stats-each = Jeder Punkt steht für { $count } Partien.
stats-habit-group = { $group ->
    [kind] Art des Zuges
    [action] Aktionen
    [part] Wann in der Runde
   *[theme] Was falsch war
}
stats-faultless = Nichts wurde verschenkt.
stats-habits-about = Mehrere Ansichten derselben Fehler.

## The page: reviewing

stats-left = { $count ->
    [one] Eine Partie ist noch nicht analysiert.
   *[other] { $count } Partien sind noch nicht analysiert.
}
stats-review-about = Genauigkeit, Gewohnheiten und Glück stammen aus Analysen, die jeden Zug beurteilen.
stats-review = Partien analysieren
stats-reviewing = Analysiert: { $done } von { $total }
stats-stop = Anhalten
stats-failed = Nicht alle Partien konnten analysiert werden.
