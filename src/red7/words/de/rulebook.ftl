### The rulebook in German: read by the page of the rules and the command.

## Around the rules

rulebook-heading = Regeln von Red7
rulebook-contents = Inhalt
rulebook-search = In den Regeln suchen
rulebook-found = { $count ->
    [one] In einem Abschnitt gefunden
   *[other] In { $count } Abschnitten gefunden
}
rulebook-found-none = Nichts gefunden zu „{ $text }“
rulebook-print = Auf ein Blatt drucken
rulebook-option = Eine Option: Sie wird nur gespielt, wenn alle einverstanden sind.

## Examples

rulebook-example = Beispiel
rulebook-choose-colour = Wähle eine Farbe: Die Karten, die zählen, leuchten auf.
rulebook-choose-turn = Wähle einen Zug und sieh, was daraus wird.
rulebook-before = Vor dem Zug
rulebook-allowed = Erlaubt
rulebook-refused = Nicht erlaubt
rulebook-why-more = { $name } führt, { $count ->
    [one] mit einer Karte
   *[other] mit { $count } Karten
} gegen { $theirs }.
rulebook-why-higher = { $name } führt: Es sind gleich viele Karten, und { $top } ist höher als { $their_top }.
rulebook-why-none = Niemand führt: Keine Karte zählt.
rulebook-scores = Ein Sieg brächte { $count ->
    [one] einen Punkt
   *[other] { $count } Punkte
}.
rulebook-first = { $name } beginnt, links von der höchsten Karte, { $card }.
rulebook-wins = { $name } gewinnt die Runde.

## Titles

rulebook-title-cards = Die Karten
rulebook-title-colours = Sieben Farben, sieben Regeln
rulebook-title-winning = Wer führt
rulebook-title-setup = Vorbereitung
rulebook-title-turn = Der Zug
rulebook-title-out = Aussteigen und gewinnen
rulebook-title-draw = Karten nachziehen
rulebook-title-points = Um Punkte spielen
rulebook-title-actions = Aktionen
rulebook-title-editions = Ausgaben und Regelhefte
rulebook-title-known = Was alle wissen
rulebook-title-notation = Karten und Züge schreiben
rulebook-title-tables = An den Tischen hier

## The cards

rulebook-cards-all = Es gibt 49 Karten: die Zahlen 1 bis 7 in jeder von sieben Farben.
rulebook-cards-order = Die höhere Zahl ist die höhere Karte. Bei gleicher Zahl entscheidet die Farbe, in der Reihenfolge Rot, Orange, Gelb, Grün, Blau, Indigo, Violett. So sind nie zwei Karten gleich: Die rote 7 ist die höchste, die violette 1 die niedrigste.

## Seven colours, seven rules

rulebook-colours-canvas = Die oberste Karte der Leinwand gibt die geltende Regel an. Sie sagt, welche Karten einer Palette zusammen zählen: Deine beste Gruppe ist die größte solche Gruppe, unter gleich großen die mit den höchsten Karten.

## Who is winning

rulebook-winning-most = Du führst, wenn deine beste Gruppe mehr Karten hat als die aller anderen, die noch im Spiel sind. Wer ausgeschieden ist, zählt nicht mehr.
rulebook-winning-tie = Sind zwei beste Gruppen gleich groß, entscheidet die höchste Karte darin: zuerst ihre Zahl, dann ihre Farbe.
rulebook-winning-none = Ohne eine Karte, die zählt, führst du nicht, auch wenn sonst niemand eine hat. Das kommt bei Grün (keine gerade Karte) und Violett (keine Karte unter 4) vor.

## Setting up

rulebook-setup-deal = Red7 ist für 2 bis 4 Personen. Alle bekommen sieben Karten auf die Hand und eine offen als Anfang der Palette; der Rest ist der Nachziehstapel. Auf der Leinwand liegt zu Beginn Rot.
rulebook-setup-first = Wer links von der höchsten Palettenkarte sitzt, beginnt. Weiter geht es nach links.

## A turn

rulebook-turn-may = In deinem Zug tust du eines davon:
rulebook-turn-play = Spiele eine Karte von der Hand auf deine Palette.
rulebook-turn-discard = Lege eine Karte von der Hand auf der Leinwand ab. Ihre Farbe gibt die neue Regel an.
rulebook-turn-both = Tu beides, in dieser Reihenfolge.
rulebook-turn-drop = Steige aus der Runde aus.
rulebook-turn-end = Am Ende deines Zuges musst du führen. Daher musst du nach dem Ablegen auf der Leinwand führen, und eine Karte spielst du nur auf deine Palette, wenn der Zug noch gut enden kann.
rulebook-turn-same = Du darfst auch eine Karte der Farbe ablegen, die schon gilt.

## Dropping out and winning

rulebook-out-drop = Aussteigen darfst du zu Beginn deines Zuges; später nur, wenn du mit einer 3 eine Karte gezogen hast und noch nicht führst. Drehe Hand und Palette um: Deine Handkarten sieht niemand.
rulebook-out-hand = Beginnt dein Zug und deine Hand ist leer, scheidest du aus.
rulebook-out-last = Wer als Letztes übrig ist, gewinnt die Runde sofort.

## Drawing cards

rulebook-draw-count = Die Palette wird gezählt, nachdem du in diesem Zug alles gespielt hast. Ist der Nachziehstapel leer, zieht niemand.
rulebook-draw-must = Eine französische Übersetzung macht das Nachziehen zur Pflicht; hier ist das eine eigene Option.

## Playing for points

rulebook-points-score = Eine Partie hat mehrere Runden. Wer eine Runde gewinnt, legt die beste Gruppe nach der geltenden Regel aus der Palette auf den Wertungsstapel; jede Karte zählt so viel wie ihre Zahl.
rulebook-points-cards = Rot wertet eine Karte, Orange und Gelb die siegreiche Gruppe, Blau die höchste Karte jeder Farbe, Indigo die höchste Karte jeder Zahl der Zahlenfolge, Grün und Violett alle Karten, die zählen.
rulebook-points-later = Gewertete Karten bleiben in späteren Runden draußen; alle anderen werden neu gemischt.
rulebook-points-end = Die Partie endet nach einer Runde, in der jemand 40 Punkte zu zweit, 35 zu dritt oder 30 zu viert erreicht hat, oder wenn nicht mehr acht Karten für alle da sind. Die höchste Punktzahl gewinnt; bei Gleichstand wird der Sieg geteilt.

## Actions

rulebook-actions-must = Spielst du eine ungerade Karte von der Hand auf deine Palette, musst du ihre Aktion ausführen, wenn du kannst. Die anfangs ausgeteilte Palettenkarte hat keine.
rulebook-actions-after = Nach allen Aktionen geht der Zug weiter: Du darfst eine Karte von der Hand auf der Leinwand ablegen oder den Zug beenden. Eine Wahl steht dir nur offen, wenn du am Ende des Zuges noch führen kannst.
rulebook-actions-three = Nur eine 3 darfst du auf gut Glück spielen, solange der Nachziehstapel nicht leer ist. Hilft ihre Karte nicht, steigst du aus.

## Editions and books

rulebook-editions-differ = Gedruckte Regelhefte unterscheiden sich beim Ablegen, bei der 1 und bei der 7.
rulebook-editions-v11 = Eine 1 nimmt aus jeder anderen Palette mit mehr als einer Karte. Eine 7 bewegt eine andere Karte, nur auf die Leinwand; du musst am Ende des Zuges führen.
rulebook-editions-v12 = Eine 1 nimmt nur aus einer Palette mit mindestens so vielen Karten wie deiner. Eine 7 darf auch sich selbst bewegen, auf die Leinwand oder den Nachziehstapel; auf der Leinwand musst du sofort führen.
rulebook-editions-v13 = Wie v1.2, doch nach einer 7 genügt es, am Ende des Zuges zu führen, und ihr Ablegen bringt keine Karte. Legst du eine Handkarte ab, darfst du auch verlieren: Die neue Farbe gilt, und du scheidest aus. In einem Zug mit einer 1 oder 7 ist das nicht erlaubt.
rulebook-editions-books = Das englische, französische, deutsche und italienische Regelheft drucken v1.2, ebenso ein spanisches; das andere druckt v1.3. Das polnische spielt wie v1.1.
rulebook-editions-named = Das Grundspiel hat keine Optionen. Fortgeschritten spielt man mit Nachziehen und um Punkte, Experte dazu mit Aktionen.

## What everyone knows

rulebook-known-hidden = Handkarten sind geheim, ebenso die Reihenfolge des Nachziehstapels. Was du tun darfst, hängt nie von verdeckten Karten ab.
rulebook-known-seen = Alle sehen eine Karte, die auf den Nachziehstapel gelegt wird, und wissen, dass sie dort liegt; wird sie gezogen, wissen alle, wer sie hat. Eine Karte, die einmal in einer Palette oder auf der Leinwand lag, darf man sich merken.

## Cards and turns in writing

rulebook-notation-cards = Eine Karte ist der Buchstabe ihrer Farbe und ihre Zahl, etwa R7. Die Buchstaben sind in jeder Sprache R O Y G B I V.
rulebook-notation-steps = +R7 spielt eine Karte auf die Palette, >R7 bringt sie auf die Leinwand, ^R7 auf den Nachziehstapel. ! zieht, . beendet den Zug, ~ steigt aus.
rulebook-notation-positions = Eine Stellung ist die geltende Farbe, der Platz am Zug, der Nachziehstapel und für jeden Platz Palette/Hand: R 1 33 B5/R7Y2 V7/?7. Ein Fragezeichen mit einer Zahl steht für verdeckte Karten. Keine Karte kann an zwei Orten sein.
rulebook-notation-rules = Regeln sind eine Ausgabe mit ihren Optionen: v1.2+draw+match+actions.
rulebook-notation-games = Eine Partie wird mit ihren Kartenverteilungen und allen Zügen aufgeschrieben; so kann man sie nachspielen, prüfen und erkunden. Nur eine beendete Partie kann analysiert werden.

## At the tables here

rulebook-tables-seats = Nimm einen freien Platz, um mitzuspielen; die Partie beginnt, wenn alle Plätze besetzt sind und jemand sie startet. Andere dürfen zusehen, wenn der Tisch es erlaubt. Wer geht, gibt den Platz auf; ein Bot kann weiterspielen.
rulebook-tables-moves = Ein Zug wird als Ganzes gemacht oder bis zum Ziehen einer Karte: Eine gesehene Karte kommt nicht zurück. Die nächste Runde wird ausgeteilt, wenn die vorige vorbei ist.
rulebook-tables-help = Bots gibt es in sieben Stärken. Tipps gibt es, wo der Tisch sie erlaubt, einen nach dem anderen; die anderen sehen, dass du einen genommen hast.
rulebook-tables-deals = Jede Kartenverteilung wird vorher versprochen: Ihr Startwert steht fest und ist versiegelt, alle dürfen etwas beitragen, und danach kann jeder prüfen, dass nichts verändert wurde.
rulebook-tables-rated = Gewertete Partien brauchen Konten und eine Uhr und werden ohne Tipps und Vertretung gespielt; eine Person kann nur einen Platz haben.
