### Words of the game in German: read by the page, the server and the command.
###
### Colours come as letters, R O Y G B I V, and cards as written in the notation, R7.

## Colours and their rules

colour = { $colour ->
    [R] Rot
    [O] Orange
    [Y] Gelb
    [G] Grün
    [B] Blau
    [I] Indigo
   *[V] Violett
}
colour-heading = { colour }
rule-text = { $colour ->
    [R] die höchste Karte gewinnt
    [O] die meisten Karten mit derselben Zahl gewinnen
    [Y] die meisten Karten mit derselben Farbe gewinnen
    [G] die meisten geraden Karten gewinnen
    [B] die meisten verschiedenen Farben gewinnen
    [I] die längste Zahlenfolge gewinnt
   *[V] die meisten Karten unter 4 gewinnen
}

## Who

you = Du
nobody = niemand
guest = Gast
somebody = Jemand
bot-names = Robin,Sam,Kim,Alex
seat-number = Platz { $seat }

## What happens

label = { $name }: { $value }
separator = { ", " }
steps-joined = { $steps } und { $last }
round-number = Runde { $number }
round-begins = Runde { $number }. { $name } beginnt.
round-begins-you = Runde { $number }. Du beginnst.
turn-told = { $who ->
    [you] Du { $steps }.
   *[other] { $name } { $steps }.
}
step-played = { $who ->
    [you] spielst { $card } auf deine Palette
   *[other] spielt { $card } auf die Palette
}
step-canvas = { $who ->
    [you] legst { $card } auf der Leinwand ab (jetzt gilt { $colour })
   *[other] legt { $card } auf der Leinwand ab (jetzt gilt { $colour })
}
step-laid = { $who ->
    [you] legst { $card } verdeckt auf den Nachziehstapel
   *[other] legt { $card } verdeckt auf den Nachziehstapel
}
step-taken = { $who ->
    [you] legst { $card } aus der Palette von { $name } verdeckt auf den Nachziehstapel
   *[other] { $whose ->
        [you] legt { $card } aus deiner Palette verdeckt auf den Nachziehstapel
       *[other] legt { $card } aus der Palette von { $name } verdeckt auf den Nachziehstapel
    }
}
step-moved = { $who ->
    [you] legst { $card } aus deiner Palette auf die Leinwand (jetzt gilt { $colour })
   *[other] legt { $card } aus der Palette auf die Leinwand (jetzt gilt { $colour })
}
step-drew = { $who ->
    [you] ziehst eine Karte
   *[other] zieht eine Karte
}
step-drew-known = { $who ->
    [you] ziehst { $card }
   *[other] zieht { $card }
}
step-ended = { $who ->
    [you] beendest deinen Zug
   *[other] beendet den Zug
}
step-dropped = { $who ->
    [you] steigst aus
   *[other] steigt aus
}
player-out = { $who ->
    [you] Du scheidest aus.
   *[other] { $name } scheidet aus.
}
player-out-cards = { $who ->
    [you] Du scheidest aus: keine Karten mehr auf der Hand.
   *[other] { $name } scheidet aus: keine Karten mehr auf der Hand.
}
points-won = { $count ->
    [one] Das ist { $count } Punkt.
   *[other] Das sind { $count } Punkte.
}
deck-size = Nachziehstapel: { $count }
