### What the commands that analyse and teach say, in German.

## The command `analyse`

analyse-preparing = Vorbereitung; beim allerersten Mal wird die Engine übersetzt, das dauert etwas …
analyse-doing = Bester Zug nach { $worlds ->
    [one] einer Verteilung
   *[other] { $worlds } Verteilungen
}: { $turn }
analyse-nothing = Hier ist kein Zug erlaubt.
analyse-turn = Zug
analyse-chance = Chance
analyse-open = Offene Karten
analyse-proven = Sicher
analyse-why = Warum { $turn }: { $reasons }
analyse-certain = { $proof ->
    [win] gewinnt
   *[loss] verliert
}
analyse-sure = { $mid } %
analyse-between = { $mid } % ({ $low }–{ $high })
analyse-worlds = { $kind ->
    [all] Alle { $count } möglichen Verteilungen der verdeckten Karten wurden betrachtet.
   *[some] { $count ->
        [one] Eine mögliche Verteilung der verdeckten Karten wurde betrachtet.
       *[other] { $count } mögliche Verteilungen der verdeckten Karten wurden betrachtet.
    }
}

## The command `explore`

explore-welcome = Tippe Schritte, um sie zu spielen, oder help.
explore-unknown = Den Befehl „{ $text }“ gibt es nicht. Mit help siehst du alle.
explore-line = Zeile { $number }: { $text }
explore-number = Einen Zug { $text } gibt es in der Liste nicht; sie hat { $most }.
explore-whole = Hier muss eine ganze Zahl stehen, nicht „{ $text }“.
explore-set = Schreibe, was sich ändern soll, etwa: set hand 1 R7G4, set palette 2 B5, set canvas G, set deck 20, set away R1, set turn 2, set out 3
explore-move = Schreibe eine Karte und wohin sie kommt, etwa: move R7 hand 1, move R7 palette 2, move R7 canvas, move R7 deck, move R7 away
explore-more = { $count ->
    [one] Ein weiterer Zug ist möglich. Seine Nummer zählt weiter.
   *[other] { $count } weitere Züge sind möglich. Ihre Nummern zählen weiter.
}
explore-tried = Hier schon versucht: { $list }
explore-against = Gegen { $turn }: { $reasons } Besser: { $best }
explore-not-against = Keine Tatsache spricht gegen { $turn }, doch die Analyse zieht { $best } vor
explore-help =
    +R7 >G4 macht Schritte eines Zuges oder mehrerer; eine Nummer macht einen Zug der Liste.
    !G4 sagt, welche Karte gezogen wird. Aus verdeckter Hand geht jede ungesehene Karte.
    turns: alle möglichen Züge · analyse [Aufwand]: sie beurteilen · why [Zug]: die Gründe
    back [Anzahl], forward [Variante], top: durch den Baum gehen · tree: ihn zeigen
    set hand|palette|turn|out PLATZ, set canvas|deck|away: die Stellung ändern
    move KARTE hand|palette PLATZ, move KARTE canvas|deck|away: eine Karte woandershin legen
    hide: nur zeigen und beurteilen, was wissen kann, wer am Zug ist · show: alles
    table: den Tisch zeigen · position: sein Text · line: die ganze Zugfolge zum Teilen
    rules [Abschnitt]: die Regeln · help · quit

## The command `stats`

stats-doing = Analyse der Partie { $number } von { $games }: Zug { $done } von { $total } …
stats-range = { $low }–{ $high } %
stats-no-folder = Den Ordner { $folder } gibt es nicht.
stats-no-records = In { $folder } sind keine Aufzeichnungen: keine Dateien mit .red7 oder .json am Ende.
stats-none = In { $folder } ist keine beendete Partie, die gezählt werden kann.
stats-player-unknown = Niemand namens „{ $name }“ hat dort eine Partie beendet. Namen dort: { $names }
stats-skipped = { $count ->
    [one] Eine Datei wurde ausgelassen:
   *[other] { $count } Dateien wurden ausgelassen:
}

## The command `learn`

learn-unknown = Die Lektion „{ $text }“ gibt es nicht. Die Lektionen sind: { $list }
learn-step = Schritt { $number } von { $count }
learn-how = Schreibe deinen Zug, etwa +R7 oder +R7 >G4; ? zeigt einen Schritt, quit hört auf.
learn-next = Das war die Lektion. Weiter mit: red7 learn { $name }
learn-last = Das war die letzte Lektion.
