### What the plain game in the terminal says, in German.

cards-counted = { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}
play-welcome = Red7. { $players } am Tisch, Regeln { $rules }. Du spielst als { $name } auf Platz { $seat }. Tippe ? für Hilfe.
play-commitment = Der Startwert der Kartenverteilungen steht fest; sein SHA-256 ist { $commitment }
play-goal = Ziel: { $goal } Punkte.
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
play-you-out = Du bist in dieser Runde ausgeschieden.
play-round-won = { $name } gewinnt die Runde unter { $colour } mit { $cards }.
play-you-won-round = Du gewinnst die Runde unter { $colour } mit { $cards }.
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
