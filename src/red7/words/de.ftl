### Red7 in German.
###
### Colours come as letters, R O Y G B I V, and cards as written in the notation, R7.

## Words of the game

colour = { $colour ->
    [R] Rot
    [O] Orange
    [Y] Gelb
    [G] Grün
    [B] Blau
    [I] Indigo
   *[V] Violett
}
rule-text = { $colour ->
    [R] die höchste Karte gewinnt
    [O] die meisten Karten einer Zahl gewinnen
    [Y] die meisten Karten einer Farbe gewinnen
    [G] die meisten geraden Karten gewinnen
    [B] die meisten verschiedenen Farben gewinnen
    [I] die meisten Karten in Folge gewinnen
   *[V] die meisten Karten unter 4 gewinnen
}
number-word = { $count ->
    [0] keine
    [1] eine
    [2] zwei
    [3] drei
    [4] vier
    [5] fünf
    [6] sechs
    [7] sieben
   *[other] { $count }
}
counted = { $colour ->
    [R] { $count ->
        [one] eine Karte
       *[other] { number-word } Karten
    }
    [O] { $count ->
        [one] nur eine Karte je Zahl
       *[other] { number-word } Karten einer Zahl
    }
    [Y] { $count ->
        [one] nur eine Karte je Farbe
       *[other] { number-word } Karten einer Farbe
    }
    [G] { $count ->
        [0] keine gerade Karte
        [one] eine gerade Karte
       *[other] { number-word } gerade Karten
    }
    [B] { $count ->
        [one] nur eine Farbe
       *[other] { number-word } Karten in verschiedenen Farben
    }
    [I] { $count ->
        [one] nur eine Karte in Folge
       *[other] { number-word } Karten in Folge
    }
   *[V] { $count ->
        [one] eine Karte unter 4
       *[other] { number-word } Karten unter 4
    }
}
cards-counted = { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}
rival = { $place ->
    [left] die Person links von dir
    [right] die Person rechts von dir
    [across] die Person gegenüber
   *[opponent] dein Gegenüber
}
you = Du
nobody = niemand
label = { $name }: { $value }
separator = { "; " }

## Comparing palettes, inside the reasons below

compare-none = { $colour ->
    [G] Bei Grün auf der Leinwand hast du keine gerade Karte, also kannst du nicht führen.
    [V] Bei Violett auf der Leinwand hast du keine Karte unter 4, also kannst du nicht führen.
   *[other] Deine Palette ist leer, also kannst du nicht führen.
}
compare-highest = Bei Rot auf der Leinwand ist deine höchste Karte { $top }; { $rival } hat { $their_top }.
compare-fewer = Bei { $canvas } auf der Leinwand hast du { $mine }; { $rival } hat { $theirs }.
compare-lower = Bei { $canvas } auf der Leinwand hast du { $mine } (höchste: { $top }); { $rival } hat ebenso viele (höchste: { $their_top }).

## Why a step is refused

error-round-over = Die Runde ist vorbei.
error-turn-over = Dieser Zug ist vorbei.
error-not-your-turn = Du bist nicht am Zug: Platz { $seat } ist dran.
error-hand-not-known = Platz { $seat } ist am Zug, aber die Handkarten dort sind nicht vollständig bekannt.
error-not-in-hand = Du hast { $card } nicht auf der Hand.
error-played-already = Du hast in diesem Zug schon eine Karte in deine Palette gespielt, also bleibt { $card } auf der Hand. Nur eine 5 erlaubt dir eine weitere.
error-discarded-already = Du hast schon eine Handkarte abgeworfen: Jetzt kannst du höchstens noch nachziehen.
error-play-loses = Wenn du { $card } in deine Palette spielst, kannst du am Ende des Zuges nicht führen, egal, was du abwirfst. { $comparison }
error-play-action-loses = Spielst du { $card }, musst du auch die Aktion ausführen, und danach kannst du am Ende des Zuges nicht führen.
error-discard-loses = Wenn du { $card } abwirfst, führst du nicht. { $comparison }
error-discard-bound = In einem Zug mit einer 1 oder einer 7 darfst du { $card } nicht abwerfen und verlieren. { $comparison }
error-end-loses = Du kannst den Zug hier nicht beenden, weil du nicht führst. { $comparison }
error-end-too-early = Du hast noch nichts getan: Spiel eine Karte, wirf eine ab oder steig aus.
error-drop-late = Aussteigen kannst du nur zu Beginn deines Zuges oder wenn die mit einer 3 gezogene Karte nicht geholfen hat.
error-drop-winning = Du führst doch: Beende den Zug, statt auszusteigen.
error-action-unfinished = { $number ->
    [1] Führ erst die Aktion der 1 aus: Nimm eine Karte aus einer anderen Palette und leg sie auf den Nachziehstapel.
    [3] Führ erst die Aktion der 3 aus: Zieh eine Karte.
    [5] Führ erst die Aktion der 5 aus: Spiel noch eine Karte von der Hand.
   *[7] Führ erst die Aktion der 7 aus: Nimm eine Karte aus deiner Palette.
}
error-draw-first = Zieh erst die Karte, die du dir verdient hast.
error-draw-not-earned = Du darfst jetzt keine Karte ziehen.
error-draw-unnamed = Gezogen wird mit ! allein: Welche Karte kommt, sucht sich niemand aus.
error-draw-disagrees = { $card } kann hier nicht die gezogene Karte sein.
error-lay-without-action = { $card } kommt nur durch die Aktion einer 1 oder einer 7 auf den Nachziehstapel.
error-one-own-card = Die 1 nimmt eine Karte aus einer fremden Palette, aber { $card } liegt in deiner eigenen.
error-one-not-there = Die 1 nimmt eine Karte aus einer anderen Palette, aber { $card } liegt in keiner davon.
error-one-smaller-palette = Die 1 nimmt nur aus einer Palette mit mindestens so vielen Karten wie deiner: Du hast { $mine }, in der Palette mit { $card } sind es { $theirs }.
error-one-last-card = Die 1 kann { $card } nicht nehmen: Es ist die einzige Karte in dieser Palette.
error-one-loses = Ist { $card } weg, kannst du am Ende des Zuges nicht führen. { $comparison }
error-seven-not-there = Die 7 nimmt eine Karte aus deiner eigenen Palette, aber { $card } liegt nicht dort.
error-seven-itself = In dieser Ausgabe nimmt die 7 eine andere Karte, nicht sich selbst.
error-seven-canvas-only = In dieser Ausgabe legt die 7 ihre Karte auf die Leinwand; { $card } kann nicht auf den Nachziehstapel.
error-seven-loses = Ohne { $card } in deiner Palette kannst du am Ende des Zuges nicht führen. { $comparison }
error-seven-loses-at-once = Die 7 darf { $card } nur abwerfen, wenn du danach sofort führst. { $comparison }

## Texts that cannot be read

error-colour-unknown = „{ $text }“ ist keine Farbe. Die Farben sind R O Y G B I V.
error-card-unknown = „{ $text }“ ist keine Karte. Eine Karte ist ein Farbbuchstabe und eine Zahl von 1 bis 7, etwa R7.
error-card-expected = In Spalte { $place } wird eine Karte wie R7 erwartet, nicht „{ $text }“.
error-card-twice = { $card } steht hier zweimal (Spalte { $place }); diese Karte gibt es nur einmal.
error-step-expected = In Spalte { $place } wird ein Schritt erwartet, nicht „{ $text }“. Schritte sind +R7, >R7, ^R7, !, . und ~.
error-edition-unknown = „{ $text }“ ist keine Ausgabe. Regeln beginnen mit v1.1, v1.2 oder v1.3 oder heißen basic, advanced oder expert.
error-option-unknown = „{ $text }“ ist keine Option. Die Optionen sind draw, draw!, match und actions.
error-option-twice = Die Option „{ $text }“ darf nur einmal vorkommen, und draw nur in einer seiner beiden Formen.
error-players-number = Red7 spielt man zu zweit, zu dritt oder zu viert, nicht mit „{ $text }“.
error-seat-unknown = „{ $text }“ ist hier kein Platz. Die Plätze sind 1 bis { $players }.
error-position-short = Eine Stellung besteht aus einer Farbe, dem Platz am Zug, dem Nachziehstapel und mindestens zwei Plätzen; hier { $fields ->
    [0] steht nichts davon.
    [one] steht nur ein Feld.
   *[other] stehen nur { $fields } Felder.
}
error-position-field = „{ $text }“ (Spalte { $place }) gehört nicht hierher. Nach den Plätzen kommen * mit den Karten, die aus dem Spiel sind, und $ mit den Punkten, jedes höchstens einmal.
error-turn-field = „{ $text }“ (Spalte { $place }) ist kein Platz, der am Zug sein könnte.
error-turn-out = Platz { $seat } (Spalte { $place }) ist ausgeschieden und kann nicht am Zug sein.
error-deck-field = „{ $text }“ (Spalte { $place }) ist kein Nachziehstapel. Schreib die Zahl der Karten, 33; die bekannten oben, G4?31; oder die ganze Reihenfolge, =G4B2.
error-seat-field = „{ $text }“ (Spalte { $place }) ist kein Platz. Schreib Palette / Hand, etwa B5/R7Y2 oder B5/?7, oder x, wenn dort jemand ausgeschieden ist.
error-seats-number = Eine Stellung hat 2, 3 oder 4 Plätze, nicht { $number }.
error-scores-field = „{ $text }“ (Spalte { $place }) ist kein Punktestand. Schreib $ und eine Zahl für jeden Platz, etwa $12,0.
error-too-many-cards = Das sind { $number } Karten; es gibt nur 49.
error-position-incomplete = Dafür müssen alle Handkarten und die Reihenfolge des Nachziehstapels bekannt sein.
error-steps-missing = Nach dem ; (Spalte { $place }) werden die Schritte des Zuges erwartet.
error-step-refused = Schritt { $place }, { $step }, ist nicht erlaubt. { $cause }
error-draw-missing = Die mit { $card } gezogene Karte muss angegeben sein: ! und die Karte.
error-turn-unfinished = Der Zug von Platz { $seat } ist nicht zu Ende.
error-turn-refused = Zug { $number }: { $cause }
error-view-not-known = Was Platz { $seat } sieht, ist nicht bekannt: Die Handkarten stehen hier nicht.
error-past-missing = Nach dem @ (Spalte { $place }) werden der Tisch am Anfang und die Züge seither erwartet, durch Kommas getrennt.
error-past-turn = „{ $text }“ (Spalte { $place }) ist kein früherer Zug. Schreib den Platz und seine Schritte, wie in 2 +R7 .
error-past-differs = Die Züge nach dem @ führen zu { $text }, nicht zu der Stellung davor.
error-line-json = Diese Zeile ist kein JSON-Objekt.
error-line-field = Das Feld „{ $field }“ fehlt oder ist nicht, was es sein soll: { $kind ->
    [text] Ein Text wird erwartet.
    [texts] Eine Liste von Texten wird erwartet.
   *[number] Eine ganze Zahl wird erwartet.
}

## Seeds and deals

error-seed-field = „{ $text }“ ist kein Startwert. Ein Startwert besteht aus 64 Hexadezimalziffern.
error-entropy-field = „{ $text }“ kann man einer Kartenverteilung nicht hinzufügen: Erlaubt sind bis zu 128 Hexadezimalziffern, zwei für jedes Byte.
error-entropy-number = Es sind { $players } Spieler, aber { $number } Beiträge zur Verteilung.
error-commitment-field = „{ $text }“ ist keine Festlegung: 64 Hexadezimalziffern werden erwartet.
error-round-number = „{ $text }“ ist keine Rundennummer.

## Records

error-record-empty = Die Aufzeichnung ist leer.
error-record-tag = Zeile { $place }: „{ $text }“ ist kein Kopfeintrag. Kopfeinträge stehen am Anfang und sehen so aus: [Rules "v1.2"].
error-record-tag-twice = Zeile { $place }: Der Kopfeintrag { $text } steht hier zweimal.
error-record-tag-missing = In der Aufzeichnung fehlt der Kopfeintrag { $text }.
error-record-version = Diese Aufzeichnung hat Version „{ $text }“; dieses Programm liest Version 1.
error-record-comment = Zeile { $place }: Ein Kommentar steht zwischen { "{" } und { "}" }, und eines davon fehlt.
error-record-line = Zeile { $place }: „{ $text }“ gehört nicht hierher. Eine Runde hat eine Überschrift, ihre Kartenverteilung und ihre Züge, jeder in einer Zeile mit dem Platz davor. { $cause }
error-record-round = Zeile { $place }: „{ $text }“ ist nicht die Nummer der nächsten Runde.
error-record-players = In einer Aufzeichnung spielen 2, 3 oder 4 Personen, überall gleich viele; hier sind es { $number }.
error-record-deal-missing = Runde { $number } hat keine Kartenverteilung, und die Aufzeichnung hat keinen Startwert.
error-record-deal = Zeile { $place }: Die Verteilung von Runde { $number } ist nicht lesbar. { $cause }
error-record-no-deal = Was als Verteilung von Runde { $number } dasteht, ist nicht der Anfang einer Runde an dieser Stelle.
error-record-turn = { $place ->
    [0] Platz { $seat } kann hier nicht ziehen; Platz { $number } ist dran.
   *[other] Zeile { $place }: Platz { $seat } kann hier nicht ziehen; Platz { $number } ist dran.
}
error-record-step = { $place ->
    [0] Schritt { $number } eines Zuges ist nicht erlaubt. { $cause }
   *[other] Zeile { $place }, Schritt { $number }: nicht erlaubt. { $cause }
}
error-record-after-end = { $place ->
    [0] Die Aufzeichnung geht nach dem Ende oder nach einem unfertigen Zug weiter.
   *[other] Zeile { $place }: Die Aufzeichnung geht nach dem Ende oder nach einem unfertigen Zug weiter.
}
error-record-result = Laut Aufzeichnung hat gewonnen: { $text }. Richtig ist: { $expected } (* steht für eine laufende Partie).
error-record-deal-differs = Die Kartenverteilung von Runde { $number } ist nicht die, die der Startwert ergibt.
error-record-commitment-differs = Der Startwert ist nicht der zugesagte: Sein SHA-256 stimmt nicht mit der Festlegung überein.
error-record-entropy-differs = Was Platz { $seat } hinzugefügt hat, ist nicht das Zugesagte: Sein SHA-256 stimmt nicht mit der Festlegung überein.
error-record-no-seed = Die Aufzeichnung enthält keinen Startwert, also lassen sich ihre Kartenverteilungen nicht prüfen.
error-record-json = Zeile { $place }: Das ist kein JSON ({ $text }).
error-record-field = { $path }: { $text ->
    [object] Ein Objekt wird erwartet.
    [list] Eine Liste wird erwartet.
    [text] Ein Text wird erwartet.
    [number] Eine ganze Zahl wird erwartet.
    [tag] Dieser Name ist für einen Kopfeintrag nicht möglich.
    [nothing] Das gehört nicht hierher.
   *[other] Das ist nicht lesbar. { $cause }
}

## Matches

error-bot-unknown = Es gibt keinen Bot „{ $text }“. Es gibt: { $names }.
error-bot-unfit = „{ $text }“ ist kein Bot: Ihm fehlt ein Name oder die Methode choose.
error-match-over = Das Match ist vorbei.
error-round-running = Die Runde ist noch nicht vorbei.

## The command line: errors

cli-error = Fehler: { $text }
cli-try-help = Versuch es mit „{ $command } --help“.
cli-command-unknown = Den Befehl „{ $text }“ gibt es nicht. Die Befehle sind { $commands }.
cli-command-missing = Welcher Befehl? Es gibt { $commands }.
cli-option-unknown = Die Option { $text } gibt es nicht.
cli-option-value = Die Option { $text } braucht einen Wert.
cli-option-no-value = Die Option { $text } nimmt keinen Wert an.
cli-argument-missing = { $text } fehlt.
cli-argument-extra = „{ $text }“ ist ein Argument zu viel.
cli-value-wrong = „{ $value }“ ist für { $text } nicht möglich. Möglich: { $choices }.
cli-value-whole = { $text } muss eine ganze Zahl sein, nicht „{ $value }“.
cli-file-unreadable = Die Datei { $file } lässt sich nicht lesen: { $why }.
cli-file-unwritable = Die Datei { $file } lässt sich nicht schreiben: { $why }.
cli-file-not-text = Die Datei { $file } ist kein Text in UTF-8.
cli-file-exists = Die Datei { $file } gibt es schon; wähle einen anderen Namen, damit nichts verloren geht.
cli-output-failed = Die Ausgabe konnte nicht geschrieben werden: { $why }.
cli-book-unknown = Das Regelheft „{ $text }“ gibt es nicht. Die Regelhefte sind { $books }.
cli-lang-unknown = Die Sprache „{ $text }“ gibt es nicht. Die Sprachen sind en, fr, de, it, es und pl.
cli-play-plain = Bisher gibt es nur das Spiel in Textzeilen: red7 play --plain
cli-book-or-rules = Gib ein Regelheft oder Regeln an, nicht beides.

## The command line: help

help-usage = Aufruf: { $usage }
help-commands = Befehle
help-arguments = Argumente
help-options = Optionen
help-examples = Beispiele
help-default = (Standard: { $value })
help-red7 = Red7, das Kartenspiel mit sieben Regeln: spielen, Fragen stellen, Partien nachspielen und prüfen.
help-red7-more = „{ $command } COMMAND --help“ sagt mehr über einen Befehl.
help-best = Die besten Karten einer Palette unter einer Farbe.
help-questions-more = Mit - liest der Befehl ein JSON-Objekt pro Zeile, etwa { $example }, und beantwortet jedes in einer eigenen Zeile.
help-legal = Die möglichen Schritte in einer Stellung für den Platz am Zug.
help-view = Was ein Platz nach einigen Zügen von einer Stellung wissen darf.
help-show = Eine Stellung als Tabelle, und wer unter jeder Farbe führt.
help-deal = Eine Kartenverteilung aus einem Startwert.
help-replay = Eine aufgezeichnete Partie, Zug für Zug.
help-verify = Eine Aufzeichnung prüfen: Startwert, Kartenverteilungen, jeden Schritt und das Ergebnis.
help-verify-more = Rückgabewert 0: alles stimmt; 1: etwas stimmt nicht; 2: die Aufzeichnung ist nicht lesbar.
help-convert = Eine Aufzeichnung als Text oder als JSON.
help-rules = Die Ausgaben, die Optionen und die gedruckten Regelhefte.
help-play = Eine Partie gegen einfache Computergegner.
help-bench = Wie schnell alles auf diesem Rechner ist, der übersetzte Motor neben reinem Python.
help-warmup = Den Motor der starken Bots im Voraus übersetzen; sonst geschieht es im Hintergrund.
help-arg-rule = eine Farbe: R O Y G B I V; oder - für Fragen von der Standardeingabe
help-arg-cards = Karten, etwa R7O4V1
help-arg-position = eine Stellung, etwa „R 1 33 B5/R7Y2 V7/?7“
help-arg-position-or-dash = eine Stellung oder - für Fragen von der Standardeingabe
help-arg-record = eine Aufzeichnung als Text oder JSON; - für die Standardeingabe
help-opt-help = diese Hilfe anzeigen
help-opt-version = die Version anzeigen
help-opt-lang = die Sprache: en, fr, de, it, es, pl
help-opt-rules = Ausgabe und Optionen, etwa v1.2+draw+match+actions; oder basic, advanced, expert
help-opt-seat = aus Sicht welches Platzes; 0 ist die Zuschauersicht
help-opt-turns = die Züge seitdem, durch Kommas getrennt
help-opt-past = die Züge bis dahin dazuschreiben, wie der Platz sie gesehen hat
help-opt-players = wie viele mitspielen, 2 bis 4
help-opt-seed = der Startwert, 64 Hexadezimalziffern; sonst ein neuer
help-opt-round = die Nummer der Runde
help-opt-to = die Form, in der geschrieben wird: text oder json
help-opt-positions = nach jedem Zug die Stellung schreiben, sonst nichts
help-opt-plain = schlichte Textzeilen, geeignet für Screenreader
help-opt-book = ein gedrucktes Regelheft in seiner Sprache: siehe „red7 rules“
help-opt-with = was zum Regelheft dazukommt: draw, match, actions, mit + dazwischen
help-opt-name = dein Name
help-opt-my-seat = dein Platz
help-opt-json = die Zahlen als JSON schreiben
help-opt-bot = die Gegner, vom sanftesten zum stärksten: violet, indigo, blue, green, yellow, orange, red
help-opt-save = eine Datei, in die nach jedem Zug die Aufzeichnung geschrieben wird

## The command line: answers

show-canvas = Leinwand: { $colour } – { $rule }
show-deck = Nachziehstapel: { $count }
show-deck-known = Nachziehstapel: { $count }, obenauf { $cards }
show-seat = Platz { $seat }
show-to-move = am Zug
show-out = ausgeschieden
show-palette = Palette
show-hand = Hand
show-winning = in Führung
show-under = Wer unter jeder Farbe führt
show-gone = Aus dem Spiel
show-scores = Punkte
show-open = Mögliche Schritte
show-steps = Dieser Zug bisher
show-winner = Platz { $seat } hat die Runde gewonnen.
deal-seed = Startwert
deal-commitment = Festlegung
deal-position = Stellung
replay-round = Runde { $number }
replay-round-won = { $name } gewinnt die Runde unter { $colour } und nimmt { $cards }.
replay-won = { $names } { $count ->
    [one] gewinnt die Partie.
   *[other] teilen sich den Sieg.
}
replay-running = Die Partie ist noch nicht vorbei.
verify-commitment = Der Startwert ist der zugesagte.
verify-no-commitment = Es ist keine Festlegung aufgezeichnet; der Startwert könnte also nachträglich gewählt worden sein.
verify-deals = { $count ->
    [0] Es gibt noch keine Kartenverteilung.
    [one] Die eine Kartenverteilung stammt aus dem Startwert.
    [2] Beide Kartenverteilungen stammen aus dem Startwert.
   *[other] Alle { $count } Kartenverteilungen stammen aus dem Startwert.
}
verify-turns = { $count ->
    [0] Es gibt noch keinen Zug.
    [one] Der eine Zug entspricht den Regeln.
    [2] Beide Züge entsprechen den Regeln.
   *[other] Alle { $count } Züge entsprechen den Regeln.
}
verify-result = Das Ergebnis stimmt: { $names }.
verify-running = Die Partie ist noch nicht vorbei.
rules-editions = Ausgaben
rules-options = Optionen
rules-books = Gedruckte Regelhefte
rules-named = Namen für die üblichen Mischungen
rules-v11 = die älteste: eine 1 nimmt aus jeder Palette mit mehr als einer Karte; eine 7 legt eine andere Karte auf die Leinwand
rules-v12 = die übliche
rules-v13 = ein Abwurf darf verlieren, und du scheidest aus; bei einer 7 genügt es, am Ende des Zuges zu führen
rules-draw = ein Abwurf, der höher ist als die Kartenzahl deiner Palette, kann dir eine Karte vom Nachziehstapel einbringen
rules-draw-must = ebenso, aber die Karte muss gezogen werden
rules-match = gespielt wird in Runden um Punkte, bis 40, 35 oder 30 zu zweit, zu dritt oder zu viert
rules-actions = ungerade Karten wirken beim Ausspielen: 1 nimmt eine Karte weg, 3 zieht, 5 spielt noch eine, 7 bewegt eine eigene Karte
book-en-v12 = Englisch, v1.2
book-en-v12-second = Englisch, v1.2, zweites Exemplar
book-fr-v12 = Französisch, v1.2
book-de-v12 = Deutsch, v1.2
book-it-v12 = Italienisch, v1.2
book-es-v12 = Spanisch, v1.2 (Bureau de Juegos)
book-es-v13 = Spanisch, v1.3
book-pl = Polnisch
book-fr-draw = Französisch, die andere Übersetzung: Nachziehen ist Pflicht
rules-play-book = So spielst du nach einem gedruckten Regelheft: { $command }

## The plain game

play-welcome = Red7. { $players } am Tisch, Regeln { $rules }. Du spielst als { $name } auf Platz { $seat }. Tippe ? für Hilfe.
play-commitment = Der Startwert der Kartenverteilungen steht fest; sein SHA-256 ist { $commitment }
play-round = Runde { $number }. { $name } beginnt.
play-goal = Ziel: { $goal } Punkte.
play-you-begin = Runde { $number }. Du beginnst.
play-canvas = Es gilt { $colour } – { $rule }.
play-line = { $name }: Palette { $palette }, { $cards } auf der Hand.
play-line-known = { $name }: Palette { $palette }, { $cards } auf der Hand, bekannt { $known }.
play-line-out = { $name } ist ausgeschieden.
play-you = Du: Palette { $palette }, Hand { $hand }.
play-winning = Gerade in Führung: { $name } mit { $cards }.
play-winning-nobody = Gerade führt niemand.
play-under = Nach Farben: { $list }.
play-deck = Nachziehstapel: { $cards }.
play-deck-known = Nachziehstapel: { $cards }, obenauf { $known }.
play-scores = Punkte: { $list }.
play-prompt = Dein Zug:
play-prompt-one = Die 1: Nimm eine Karte aus einer anderen Palette, ^ und die Karte:
play-prompt-five = Die 5: Spiel noch eine Karte, + und die Karte:
play-prompt-seven = Die 7: Leg eine Karte deiner Palette auf die Leinwand, > und die Karte, oder auf den Nachziehstapel, ^ und die Karte:
play-prompt-seven-canvas = Die 7: Leg eine andere Karte deiner Palette auf die Leinwand, > und die Karte:
play-prompt-draw = Du hast dir eine Karte verdient: ! zieht sie, . beendet den Zug:
play-prompt-draw-seven = Der Abwurf der 7 bringt dir eine Karte: ! zieht sie; oder mach weiter:
play-prompt-draw-must = Du hast dir eine Karte verdient und musst sie ziehen, !:
play-prompt-end = Wirf eine Karte ab, > und die Karte, oder beende den Zug mit . :
play-prompt-behind = Du führst nicht: Wirf eine Karte ab, > und die Karte; wenn nichts hilft, steig aus mit ~ :
play-prompt-discard = Du führst noch nicht: Wirf eine Karte ab, > und die Karte:
play-drew = Du hast { $card } gezogen.
play-confirm-drop = Aus dieser Runde aussteigen? Tippe j für ja:
play-confirm-lose = Das ist erlaubt, aber du würdest nicht führen und wärst ausgeschieden. Trotzdem? Tippe j für ja:
play-yes = j ja
play-kept = Es bleibt alles, wie es war.
play-undone = Zurückgenommen: Du bist wieder am Anfang deines Zuges.
play-undo-nothing = Es gibt nichts zurückzunehmen.
play-undo-drawn = Eine Karte ist schon gezogen: Das lässt sich nicht zurücknehmen.
play-open = Möglich: { $steps }
play-open-losing = Auch möglich, aber du wärst raus: { $steps }
play-step-played = { $card } in die Palette
play-step-canvas = { $card } auf die Leinwand, jetzt gilt { $colour }
play-step-laid = { $card } verdeckt auf den Nachziehstapel
play-step-taken = { $card } aus der Palette von { $name } verdeckt auf den Nachziehstapel
play-step-moved = { $card } aus der Palette auf die Leinwand, es gilt { $colour }
play-step-drew = eine Karte gezogen
play-step-drew-known = { $card } gezogen
play-step-ended = Zug beendet
play-step-dropped = ausgestiegen
play-turn = { $name }: { $steps }.
play-out = { $name } scheidet aus.
play-you-out = Du bist in dieser Runde ausgeschieden.
play-round-won = { $name } gewinnt die Runde unter { $colour } mit { $cards }.
play-you-won-round = Du gewinnst die Runde unter { $colour } mit { $cards }.
play-points = { $count ->
    [one] Das ist { $count } Punkt.
   *[other] Das sind { $count } Punkte.
}
play-won = { $name } gewinnt die Partie.
play-you-won = Du gewinnst die Partie.
play-shared = Der Sieg wird geteilt: { $names }.
play-seed = Der Startwert war { $seed }
play-saved = Die Aufzeichnung steht in { $file }. Prüfen kannst du sie mit: red7 verify { $file }
play-saved-so-far = Die bisherige Aufzeichnung steht in { $file }.
play-bye = Tschüss! Die Partie wurde nicht zu Ende gespielt.
play-help =
    +R7 spielt eine Karte von der Hand in deine Palette, >G4 wirft eine auf die Leinwand ab,
    ^B5 legt eine verdeckt auf den Nachziehstapel, ! zieht, . beendet den Zug, ~ steigt aus.
    In einer Zeile dürfen mehrere Schritte stehen: +R7 >G4
    Am Ende deines Zuges musst du führen, sonst scheidest du aus.
    Die übrigen Wörter sind: { $open } (was jetzt möglich ist), { $table } (noch einmal der Tisch),
    { $rules } (die sieben Regeln), { $undo } (zurück zum Anfang deines Zuges), { $quit } (aufhören).
play-word-open = schritte
play-word-table = tisch
play-word-rules = regeln
play-word-undo = zurück
play-word-quit = ende
play-bot-names = Robin,Toni,Kim
play-default-name = Gast

## The arena

help-arena = Ein Turnier zwischen Bots.
help-arg-bots = die Bots, die spielen, mit ihren Namen
help-opt-arena-games = wie viele Partien mindestens; jede Kartenverteilung wird in allen Sitzordnungen gespielt
help-opt-arena-workers = wie viele Prozesse zugleich spielen; sonst einer für jeden Prozessor
help-opt-arena-seed = der Startwert: 64 Hexadezimalziffern oder eine ganze Zahl; sonst ein neuer
help-opt-arena-budget = wie viel Arbeit ein Bot auf einen Schritt verwenden darf
help-opt-arena-limit = nach wie vielen Sekunden ohne Antwort ein Bot die Partie verliert
help-opt-arena-out = ein Ordner für die Partien und den Bericht; noch einmal angegeben, geht das Turnier dort weiter
help-opt-arena-json = das Ergebnis als JSON ausgeben
arena-error-few = Ein Turnier braucht mindestens zwei Bots.
arena-error-twice = Der Bot „{ $text }“ ist zweimal genannt.
arena-error-broken = Der Bot „{ $text }“ lässt sich nicht laden: { $why }
arena-error-seed = „{ $text }“ ist kein Startwert. Ein Startwert hat 64 Hexadezimalziffern oder ist eine ganze Zahl.
arena-error-range = { $text } muss zwischen { $least } und { $most } liegen, nicht bei { $value }.
arena-error-unwritable = { $file } lässt sich nicht lesen oder schreiben: { $why }.
arena-error-other = Im Ordner { $folder } liegt ein anderes Turnier; es unterscheidet sich in: { $fields }. Wähle einen anderen Ordner.
arena-error-foreign = Die Datei { $file } im Ordner { $folder } stammt nicht von einem Turnier und würde überschrieben. Wähle einen anderen Ordner.
arena-error-damaged = Zeile { $place } von { $file } ist nicht lesbar.
arena-error-worker = Ein Prozess, der Partien spielt, hat sich von selbst beendet (Status { $status }).
arena-progress = { $done } von { $total } Partien, { $speed } Partien/s, noch { $left }
arena-kept = Unterbrochen. Die fertigen Kartenverteilungen liegen in { $folder }; derselbe Befehl macht dort weiter.
arena-lost = Unterbrochen. Nichts bleibt erhalten; mit --out könnte das Turnier später weitergehen.
arena-report = Bericht: { $file }
arena-decimal-mark = ,
arena-percent = { $number } %
arena-interval = { $low }–{ $high } %
arena-label-games = Partien
arena-label-deals = Kartenverteilungen
arena-label-players = Plätze
arena-label-rules = Regeln
arena-label-budget = Arbeit je Schritt
arena-label-turns = Züge je Partie
arena-label-seed = Startwert
arena-label-bots = Bots
arena-label-version = Version von red7
arena-bot = Bot
arena-win-rate = Gewonnen
arena-95 = 95-%-Bereich
arena-rating = Wertung
arena-time = ms je Schritt
arena-time-most = längster
arena-faults = Fehler
arena-against = gegen
arena-title = Red7: ein Turnier
arena-head-wins = Gewonnene Partien
arena-about-wins = Der Anteil der Partien, die jeder Bot gewonnen hat, mit seinem 95-%-Bereich. Ein geteilter Sieg zählt anteilig. Die gestrichelte Linie ist, was gleich starke Bots gewinnen würden.
arena-head-cross = Jeder gegen jeden
arena-about-cross = Von den Partien, die einer der beiden gewann, der Anteil des Bots links, in Prozent.
arena-head-ratings = Wertungen
arena-about-ratings = OpenSkill (Plackett–Luce): Alle beginnen bei 25. Der Strich reicht zwei Standardabweichungen nach jeder Seite.
arena-head-conduct = Zeit und Fehler
arena-about-conduct = Ein Bot, der abstürzt, nicht rechtzeitig antwortet oder einen Schritt nennt, der nicht möglich ist, verliert die Partie.
arena-no-faults = Kein Bot ist abgestürzt, stecken geblieben oder hat eine unerlaubte Antwort gegeben.
arena-crash = Abgestürzt
arena-stall = Stecken geblieben
arena-illegal = Unerlaubt
arena-forfeit-crash = { $bot } ist in Kartenverteilung { $deal }, Sitzordnung { $rotation } abgestürzt: { $detail }
arena-forfeit-stall = { $bot } hat in Kartenverteilung { $deal }, Sitzordnung { $rotation } nicht rechtzeitig geantwortet.
arena-forfeit-illegal = { $bot } hat in Kartenverteilung { $deal }, Sitzordnung { $rotation } eine unerlaubte Antwort gegeben: { $detail }

## The kernels

warmup-doing = Übersetzen: { $name }
warmup-done = Bereit.
bench-doing = Es wird gemessen, etwa zwanzig Sekunden …
bench-playouts = { $name }: { $rate } Partien je Sekunde; reines Python { $python } ({ $ratio })
bench-rest = Das Übrige: { $figures }

## The browser

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
web-you-here = Du
web-name = Dein Name
web-greeting = Hallo, { $name }!
web-guest = Gast
web-language = Sprache
web-theme = Darstellung
web-theme-auto = Wie das System
web-theme-light = Hell
web-theme-dark = Dunkel
web-sound = Töne
web-rules = Regeln
web-book = Wie gedruckt in
web-book-none = Die Ausgabe selbst wählen
web-option-draw = Nachziehen
web-option-draw-must = Nachziehen ist Pflicht
web-option-match = Punkte
web-option-actions = Aktionen
web-seats = Spieler
web-seat-you = Du hast den ersten Platz.
web-seat-number = Platz { $seat }
web-seat-person = Ein Mensch
web-table-more = Der Tisch
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
web-somebody = Jemand
web-bot-names = Robin,Kim,Toni,Alex
web-bot-level = Bot, Stärke { $number } von 7
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
web-round = Runde { $number }
web-piles = Punktestapel
web-bot-for-you = Ein Bot spielt für dich.
web-seat-back = Meinen Platz wieder einnehmen
web-card = { $canvas } { $number }
web-card-hidden = eine verdeckte Karte
web-card-known = { $card }, allen bekannt
web-card-best = { $card }, in der besten Gruppe
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
web-deck = Nachziehstapel: { $count }
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
web-where-to = Wohin mit { $card }?
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
web-end-you-round = Du gewinnst die Runde!
web-end-round = { $name } gewinnt die Runde
web-end-you-game = Du gewinnst!
web-end-game = { $name } gewinnt
web-end-you-match = Du gewinnst die Partie!
web-end-match = { $name } gewinnt die Partie
web-end-shared = Der Sieg ist geteilt: { $names }
web-end-why = { $name } blieb als Letzter übrig. Mit { $canvas } auf der Leinwand: { $rule }.
web-end-why-you = Du bliebst als Letzter übrig. Mit { $canvas } auf der Leinwand: { $rule }.
web-end-points = { $count ->
        [one] Das ist { $count } Punkt.
       *[other] Das sind { $count } Punkte.
    }
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
web-log-turn = { $name }: { $steps }.
web-log-out = { $name } ist ausgeschieden.
web-log-you-out = Du bist ausgeschieden.
web-log-timeout = { $name }: Zeit abgelaufen.
web-log-dealt = Runde { $number }. { $name } beginnt.
web-log-dealt-you = Runde { $number }. Du beginnst.
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
web-not-built = Die Seite ist noch nicht gebaut. Starte: make web
web-log-resumed = Der Server war kurz weg; das Spiel geht weiter.
web-log-expired = Lange kam niemand; alle Plätze sind wieder frei.

## Tables

table-unknown = Diesen Tisch gibt es nicht.
table-no-spectators = An diesem Tisch darf niemand zuschauen.
table-not-seated = Du hast an diesem Tisch keinen Platz.
table-seated-already = Du hast schon Platz { $seat }.
table-seat-taken = Platz { $seat } ist nicht frei.
table-seat-none = An diesem Tisch ist kein Platz frei.
table-seats-free = { $count ->
    [one] Ein Platz ist noch frei.
   *[other] { $count } Plätze sind noch frei.
}
table-not-waiting = Das Spiel hat schon begonnen.
table-not-running = An diesem Tisch wird gerade keine Runde gespielt.
table-not-paused = Die nächste Runde kann jetzt nicht gegeben werden.
table-not-over = Das Spiel ist noch nicht vorbei.
table-not-entropy = Von dir wird jetzt keine Entropie erwartet.
table-entropy-promised = Du hast schon Entropie zugesagt.
table-entropy-differs = Das ist nicht die Entropie, die du zugesagt hast.
table-entropy-early = Bitte zuerst um eine Revanche: Erst dann steht der nächste Startwert fest.
table-steps-after-draw = Vor { $step } wird eine Karte gezogen: Sieh sie dir erst an, dann geht es weiter.
table-steps-unfinished = Mit diesen Schritten ist der Zug nicht fertig: Beende ihn, oder geh bis zum Ziehen einer Karte.
table-agreed-already = Du hast schon zugestimmt.
table-bot-not-wanted = Platz { $seat } kann jetzt kein Bot übernehmen.
table-full = An diesem Tisch wurde schon zu lange gespielt; eröffne einen neuen.
table-message-wrong = Die Nachricht ist nicht zu verstehen: { $why }
table-message-first = Die erste Nachricht muss hello sein.
table-version-wrong = Dieser Server spricht Version { $version } des Protokolls. Lade die Seite neu oder aktualisiere das Programm.
table-too-many = Zu viele Anfragen. Warte einen Augenblick.
table-too-large = Das ist zu groß: Höchstens { $most } Bytes werden gelesen.
table-watching-too-many = Höchstens { $most } Tische lassen sich zugleich verfolgen.
table-origin-wrong = Eine andere Website hat das verlangt; es wurde nicht getan.
table-host-wrong = Unter diesem Namen ist der Server nicht zu erreichen. Wer ihn betreibt, kann den Namen mit --hosts erlauben.
table-too-slow = Die Anfrage kam nicht zu ihrem Ende.
table-sign-in = Wähl zuerst einen Namen.
table-name-wrong = Ein Name hat 1 bis { $most } sichtbare Zeichen.
table-record-unknown = Diese Aufzeichnung gibt es nicht.
table-record-running = Die Aufzeichnung gibt es, wenn das Spiel vorbei ist.
table-page-unknown = Unter dieser Adresse gibt es nichts.
table-method-wrong = Das geht unter dieser Adresse nicht.
table-store-full = Der Server kann gerade nicht schreiben, also wurde nichts getan. Versuch es gleich noch einmal.
table-trouble = Auf dem Server ist etwas schiefgegangen; es wurde nichts getan.
table-deleted-player = Jemand
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

## The server

help-serve = Spiele im Browser und für Bots anbieten.
help-serve-more = Jede Option kann auch in der Umgebung stehen, etwa { $example }, und in der mit --config genannten Datei im Format TOML. Die Option zählt mehr als die Umgebung, und diese mehr als die Datei.
help-opt-host = die Adresse, an der gelauscht wird; 0.0.0.0 für alle Netze
help-opt-port = der Port; 0 für irgendeinen freien
help-opt-data = der Ordner für die Daten; ohne Angabe der in diesem System übliche
help-opt-url = die Adresse, unter der man den Server erreicht, wenn ein Proxy davorsteht
help-opt-log = was protokolliert wird: debug, info, warning, error
help-opt-config = eine Datei mit Einstellungen
help-opt-no-browser = keinen Browser öffnen
help-opt-pace = Sekunden, die ein Bot vor einem Zug vergehen lässt
help-opt-hold = Sekunden, die der Platz von jemandem frei bleibt, der weg ist
help-opt-rate = Nachrichten pro Sekunde, die eine Person senden darf; 0 für keine Grenze
help-opt-requests = Anfragen pro Sekunde von einer Adresse; 0 für keine Grenze
help-opt-sockets = offene Verbindungen von einer Adresse
help-opt-proxies = Proxys vor dem Server, die die Adressen der Clients nennen
help-opt-hosts = weitere Namen, unter denen man den Server ansprechen darf, mit Kommas getrennt
serve-at = Red7 läuft unter { $url }
serve-stop = Strg+C beendet ihn; Spiele gehen nach dem nächsten Start weiter.
serve-bye = Der Server wurde beendet. Nichts ist verloren.
serve-port = Port { $port } an { $host } ist nicht nutzbar: { $why }. Wähl mit --port einen anderen, oder 0 für irgendeinen freien.
serve-folder = Der Ordner { $folder } ist für die Daten nicht nutzbar: { $why }. Wähl mit --data einen anderen.
serve-newer = Die Daten in { $folder } stammen von einer neueren Version von red7. Aktualisiere red7, oder wähl mit --data einen anderen Ordner.
serve-data = Die Daten in { $folder } sind nicht nutzbar: { $why }. Spiel mit „red7 admin restore“ eine Sicherung zurück, oder wähl mit --data einen anderen Ordner.
serve-secret = Die Datei { $file } ist beschädigt. Lösch sie, dann wird sie neu angelegt; alle müssen danach ihren Namen noch einmal angeben.
serve-config-wrong = Die Datei { $file } kann nicht gelesen werden: { $why }.
serve-setting-unknown = { $file }: Es gibt keine Einstellung „{ $text }“. Es gibt: { $names }.
serve-value-wrong = „{ $value }“ ist für { $text } nicht möglich.
help-admin = Daten eines Servers sichern, zurückspielen oder ausgeben, ob er läuft oder nicht.
help-arg-task = backup, restore oder export
help-arg-target = eine Datei; bei export ein Ordner für alle Aufzeichnungen
admin-nothing = In { $folder } sind keine Daten.
admin-saved = Die Daten sind in { $file } gesichert.
admin-restored = Die Daten aus { $file } sind zurückgespielt. Ein laufender Server macht mit ihnen weiter.
admin-exported = { $count ->
    [one] Eine Aufzeichnung liegt in { $folder }.
   *[other] { $count } Aufzeichnungen liegen in { $folder }.
}
admin-not-backup = { $file } ist keine Sicherung von red7.
