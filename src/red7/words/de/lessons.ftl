### Lessons, in German: read by the server and the command.
###
### Cards, colours and numbers are filled in from the position. No text is longer than three lines on
### a phone. $comparison is a sentence of its own, $rule the rule of a colour in a few words.

## Titles

lesson-title-highest = Die höchste Karte gewinnt
lesson-title-same = Gleiche Zahl, gleiche Farbe
lesson-title-kind = Gerade und niedrige Karten
lesson-title-spread = Verschiedene Farben und Zahlenfolgen
lesson-title-turn = Was ein Zug ist
lesson-title-winning = Wer führt
lesson-title-ties = Gleichstand
lesson-title-out = Aussteigen
lesson-title-draw = Karten ziehen
lesson-title-score = Punkte sammeln
lesson-title-act = Die Aktion der { $number }
lesson-title-deny = Punkte verwehren
lesson-title-leave = Mit Absicht aussteigen

## What is to be done

lesson-highest-first = Mit { $canvas } auf der Leinwand gilt: { $rule }. Spiele eine Karte über { $card } auf deine Palette und beende den Zug.
lesson-highest-equal = Bei gleicher Zahl gewinnt die Farbe, die näher an { $first } liegt. Schlage { $card }.
lesson-highest-answer = Dein Gegenüber hat geantwortet. Wer am Ende des eigenen Zuges nicht führt, scheidet aus: Schlage { $card }.
lesson-meet = { $heading }: { $rule }. Bisher hast du { $mine }, dein Gegenüber { $theirs }. Geh in Führung.
lesson-again = Noch einmal { $canvas }: Du hast { $mine }, dein Gegenüber { $theirs }. Geh in Führung.
lesson-turn-play = So bleibst du im Spiel: Spiele eine Karte auf deine Palette und lass die Leinwand, wie sie ist. Tu nur das.
lesson-turn-change = Keine Karte für die Palette reicht jetzt. Lege stattdessen eine auf der Leinwand ab: Ihre Farbe ist die neue Regel.
lesson-turn-both = Jetzt reicht eine Karte allein nicht. Spiele eine auf deine Palette, dann lege eine andere auf der Leinwand ab.
lesson-winning-everybody = Du musst alle schlagen, die noch im Spiel sind. Du hast { $mine }, am stärksten ist { $theirs }.
lesson-winning-none = { $comparison } Hol dir eine.
lesson-winning-under = Sieh dir alle Farben an: Mit diesen Paletten führst du bei { $count } davon. Ändere nur die Regel.
lesson-ties-count = Gleich viele? Dann entscheidet die höchste dieser Karten. Du hast { $mine }, dein Gegenüber { $theirs }.
lesson-ties-colour = Haben auch die höchsten Karten dieselbe Zahl, gewinnt die Farbe näher an { $first }. Geh so in Führung.
lesson-out-none = Hier führst du nach keinem Zug, was du auch versuchst. Also steigst du aus und schaust bis zum Ende der Runde zu.
lesson-out-still = Es sieht verloren aus, aber genau ein Zug hält dich in der Runde. Finde ihn.
lesson-out-last = Wer den Zug ohne Karten beginnt, scheidet aus. Dein Gegenüber hat keine mehr: Bleib drin, und du gewinnst die Runde.
lesson-draw-earn = Ist die abgelegte Karte höher als die Kartenzahl deiner Palette (jetzt { $held }), darfst du eine ziehen. Tu das.
lesson-draw-both = Was du zuerst spielst, zählt mit. Spiele eine Karte, lege eine hohe ab und ziehe.
lesson-score-win = Dein Gegenüber hat keine Karten mehr. Was zählt, bringt Punkte, jede Karte ihre Zahl: Gewinne mit möglichst vielen.
lesson-score-more = Die Farbe entscheidet, welche Karten zählen. Gewinne mit { $count } Punkten.
lesson-act-one = Auf deine Palette gespielt, nimmt eine { $number } eine Karte aus einer Palette, die mindestens so groß ist wie deine. Nutze sie.
lesson-act-three = Eine { $number } zieht sofort eine Karte. Du darfst sie spielen, auch wenn du noch nicht führst. Nutze sie.
lesson-act-five = Mit einer { $number } spielst du noch eine Karte auf deine Palette. Nutze sie.
lesson-act-seven = Eine { $number } bewegt eine Karte deiner Palette: auf die Leinwand, wenn du dann führst, oder auf den Nachziehstapel. Nutze sie.
lesson-act-again = Nutze noch einmal die Aktion der { $number }, und führe am Ende.
lesson-deny = Dein Gegenüber hält { $cards } und gewinnt die Runde, was du auch tust. Lass möglichst wenige Punkte.
lesson-leave = Dein Gegenüber hält { $cards } und wird gewinnen. Steigst du jetzt aus, sind es { $count } Punkte. Lass so wenige wie möglich.

## What came of it

lesson-done = Richtig! Du führst mit { $cards }.
lesson-done-drop = Richtig. In der nächsten Runde spielst du wieder mit.
lesson-done-deny = Richtig! Punkte für dein Gegenüber: { $count }.
lesson-miss-play = Du führst, hast aber auch eine Karte abgelegt. Lass die Leinwand diesmal, wie sie ist.
lesson-miss-change = Du führst, hast aber eine Karte auf deine Palette gespielt. Ändere diesmal nur die Regel.
lesson-miss-draw = Du bleibst drin, hast aber keine Karte gezogen.
lesson-miss-act = Du führst, aber ohne die Aktion der { $number }.
lesson-miss-deny = Punkte für dein Gegenüber: { $mine }. Am wenigsten wären { $theirs }.
