### What the plain game in the terminal says, in German.

cards-counted = { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}
play-welcome = Red7. { $players } am Tisch, Regeln { $rules }. Du spielst als { $name } auf Platz { $seat }. Tippe ? für Hilfe.
play-commitment = Der Startwert der Kartenverteilungen steht fest; sein SHA-256 ist { $commitment }
play-goal = Ziel: { $goal } Punkte.
play-canvas = Es gilt { $colour }: { $rule }.
play-line = { $name }: Palette { $palette }, { $cards } auf der Hand.
play-line-known = { $name }: Palette { $palette }, { $cards } auf der Hand, bekannt { $known }.
play-line-out = { $name } ist ausgeschieden.
play-you = Du: Palette { $palette }, Hand { $hand }.
play-winning = Gerade in Führung: { $name } mit { $cards }.
play-winning-nobody = Gerade führt niemand.
play-under = In Führung nach Farben: { $list }.
play-deck = Nachziehstapel: { $cards }.
play-deck-known = Nachziehstapel: { $cards }, obenauf { $known }.
play-scores = Punkte: { $list }.
play-prompt-start = Dein Zug:
play-prompt-only-drop = Du bist am Zug, aber mit keiner deiner Karten führst du am Ende: Steige mit ~ aus:
play-prompt-one = Die 1: Nimm eine Karte aus einer anderen Palette, ^ und die Karte:
play-prompt-five = Die 5: Spiele noch eine Karte, + und die Karte:
play-prompt-seven = Die 7: Lege eine Karte aus deiner Palette auf die Leinwand, > und die Karte, oder auf den Nachziehstapel, ^ und die Karte:
play-prompt-seven-canvas = Die 7: Lege eine andere Karte aus deiner Palette auf die Leinwand, > und die Karte:
play-prompt-earned = Du hast dir eine Karte verdient: ! zieht sie, . beendet den Zug:
play-prompt-seven-earned = Die Karte der 7 auf der Leinwand bringt dir eine Karte ein: ! zieht sie; oder mache weiter:
play-prompt-earned-must = Du hast dir eine Karte verdient und musst sie ziehen, !:
play-prompt-end = Lege eine Karte auf der Leinwand ab, > und die Karte, oder beende den Zug mit . :
play-prompt-behind = Du führst nicht: Lege eine Karte auf der Leinwand ab, > und die Karte; wenn nichts hilft, steige mit ~ aus:
play-prompt-discard = Du führst noch nicht: Lege eine Karte auf der Leinwand ab, > und die Karte:
play-drew = Du hast { $card } gezogen.
play-confirm-drop = Aus dieser Runde aussteigen? Tippe j für ja:
play-confirm-lose = Das ist erlaubt, aber du führst dann nicht und scheidest aus. Trotzdem spielen? Tippe j für ja:
play-yes = j ja
play-kept = Es bleibt alles, wie es war.
play-undone = Zurückgenommen: Du bist wieder am Anfang deines Zuges.
play-undo-nothing = Es gibt nichts zurückzunehmen.
play-undo-drawn = Eine Karte ist schon gezogen; das lässt sich nicht zurücknehmen.
play-open = Möglich: { $steps }
play-open-losing = Auch möglich, aber du scheidest aus: { $steps }
play-hints-off = In dieser Partie sind Tipps abgeschaltet.
play-you-out = Du bist in dieser Runde ausgeschieden.
play-round-won = { $name } gewinnt die Runde bei { $colour } mit { $cards }.
play-you-won-round = Du gewinnst die Runde bei { $colour } mit { $cards }!
play-won = { $name } gewinnt die Partie.
play-you-won = Du gewinnst die Partie!
play-shared = Geteilter Sieg: { $names }.
play-seed = Der Startwert war { $seed }
play-saved = Die Aufzeichnung steht in { $file }. Prüfen kannst du sie mit: red7 verify { $file }
play-saved-so-far = Die bisherige Aufzeichnung steht in { $file }.
play-bye = Tschüss! Die Partie ist nicht zu Ende gespielt.
play-help =
    +R7 spielt eine Karte von der Hand auf deine Palette, >G4 legt eine auf der Leinwand ab,
    ^B5 legt eine verdeckt auf den Nachziehstapel, ! zieht, . beendet den Zug, ~ steigt aus.
    In einer Zeile dürfen mehrere Schritte stehen: +R7 >G4
    Am Ende deines Zuges musst du führen, sonst scheidest du aus.
    Weitere Wörter: { $open } (was jetzt möglich ist), { $table } (noch einmal der Tisch),
    { $rules } (die sieben Regeln), { $hint } (ein Tipp; frage noch einmal für mehr),
    { $undo } (zurück zum Anfang deines Zuges), { $quit } (aufhören).
play-word-open = schritte
play-word-table = tisch
play-word-rules = regeln
play-word-hint = tipp
play-word-undo = zurück
play-word-quit = ende
