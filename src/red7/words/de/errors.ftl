### Why something is refused, in German: read by the server and the command.
###
### $rival is the result of another message here, put in as the subject of a clause.

## Counting and comparing palettes

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
       *[other] { number-word } Karten mit derselben Zahl
    }
    [Y] { $count ->
        [one] nur eine Karte je Farbe
       *[other] { number-word } Karten mit derselben Farbe
    }
    [G] { $count ->
        [0] keine gerade Karte
        [one] eine gerade Karte
       *[other] { number-word } gerade Karten
    }
    [B] { $count ->
        [one] nur eine Farbe
       *[other] { number-word } verschiedene Farben
    }
    [I] { $count ->
        [one] nur eine einzelne Karte
       *[other] eine Folge von { number-word } Karten
    }
   *[V] { $count ->
        [one] eine Karte unter 4
       *[other] { number-word } Karten unter 4
    }
}
rival = { $place ->
    [left] die Person links von dir
    [right] die Person rechts von dir
    [across] die Person gegenüber
   *[opponent] dein Gegenüber
}
compare-none = { $colour ->
    [G] Bei Grün auf der Leinwand hast du keine gerade Karte, also kannst du nicht führen.
    [V] Bei Violett auf der Leinwand hast du keine Karte unter 4, also kannst du nicht führen.
   *[other] Deine Palette ist leer, also kannst du nicht führen.
}
compare-highest = Bei Rot auf der Leinwand ist deine höchste Karte { $top }; { $rival } hat { $their_top }.
compare-fewer = Bei { $canvas } auf der Leinwand hast du { $mine }; { $rival } hat { $theirs }.
compare-lower = Bei { $canvas } auf der Leinwand hast du { $mine } (höchste Karte: { $top }); { $rival } hat ebenso viele (höchste Karte: { $their_top }).

## Why a step is refused

error-round-over = Die Runde ist vorbei.
error-turn-over = Dieser Zug ist vorbei.
error-not-your-turn = Du bist nicht am Zug: Platz { $seat } ist dran.
error-hand-not-known = Platz { $seat } ist am Zug, aber die Handkarten dort sind nicht vollständig bekannt.
error-not-in-hand = Du hast { $card } nicht auf der Hand.
error-played-already = Du hast in diesem Zug schon eine Karte auf deine Palette gespielt, also bleibt { $card } auf der Hand.{ $actions ->
    [0] { "" }
   *[other] { " " }Nur eine 5 erlaubt dir eine weitere.
}
error-discarded-already = Du hast schon eine Handkarte auf der Leinwand abgelegt: Jetzt kannst du höchstens noch nachziehen.
error-play-loses = Wenn du { $card } auf deine Palette spielst, kannst du am Ende des Zuges nicht führen, egal, was du ablegst. { $comparison }
error-play-action-loses = Spielst du { $card }, musst du auch die Aktion ausführen, und danach kannst du am Ende des Zuges nicht führen.
error-discard-loses = Wenn du { $card } auf der Leinwand ablegst, führst du nicht. { $comparison }
error-discard-bound = In einem Zug mit einer 1 oder einer 7 darfst du { $card } nicht ablegen, wenn du damit verlierst. { $comparison }
error-end-loses = Du kannst deinen Zug jetzt nicht beenden, weil du nicht führst. { $comparison }
error-end-too-early = Du hast noch nichts getan: Spiele eine Karte, lege eine auf der Leinwand ab oder steige aus.
error-drop-late = Aussteigen kannst du nur zu Beginn deines Zuges oder wenn die mit einer 3 gezogene Karte nicht geholfen hat.
error-drop-winning = Du führst doch: Beende den Zug, statt auszusteigen.
error-action-unfinished = { $number ->
    [1] Führe erst die Aktion der 1 aus: Nimm eine Karte aus einer anderen Palette und lege sie auf den Nachziehstapel.
    [3] Führe erst die Aktion der 3 aus: Ziehe eine Karte.
    [5] Führe erst die Aktion der 5 aus: Spiele noch eine Karte von der Hand.
   *[7] Führe erst die Aktion der 7 aus: Nimm eine Karte aus deiner Palette.
}
error-draw-first = Ziehe erst die Karte, die du dir verdient hast.
error-draw-not-earned = Du darfst jetzt keine Karte ziehen.
error-draw-unnamed = Gezogen wird mit ! allein: Welche Karte kommt, sucht sich niemand aus.
error-draw-disagrees = { $card } kann hier nicht die gezogene Karte sein.
error-lay-without-action = { $card } kommt nur durch die Aktion einer 1 oder einer 7 auf den Nachziehstapel.
error-one-own-card = Die 1 nimmt eine Karte aus einer fremden Palette, aber { $card } liegt in deiner eigenen.
error-one-not-there = Die 1 nimmt eine Karte aus einer anderen Palette, aber { $card } liegt in keiner davon.
error-one-smaller-palette = Die 1 nimmt nur aus einer Palette mit mindestens so vielen Karten wie deiner: Du hast { $mine }, { $rival } hat { $theirs }.
error-one-last-card = Die 1 kann { $card } nicht nehmen: Es ist die einzige Karte in dieser Palette.
error-one-loses = Ist { $card } weg, kannst du am Ende des Zuges nicht führen. { $comparison }
error-seven-not-there = Die 7 nimmt eine Karte aus deiner eigenen Palette, aber { $card } liegt nicht dort.
error-seven-itself = In dieser Ausgabe nimmt die 7 eine andere Karte, nicht sich selbst.
error-seven-canvas-only = In dieser Ausgabe legt die 7 ihre Karte auf die Leinwand; { $card } kann nicht auf den Nachziehstapel.
error-seven-loses = Ohne { $card } in deiner Palette kannst du am Ende des Zuges nicht führen. { $comparison }
error-seven-loses-at-once = Die 7 darf { $card } nur auf der Leinwand ablegen, wenn du danach sofort führst. { $comparison }

## Texts that cannot be read

error-colour-unknown = „{ $text }“ ist keine Farbe. Die Farben sind R O Y G B I V.
error-card-unknown = „{ $text }“ ist keine Karte. Eine Karte ist ein Farbbuchstabe und eine Zahl von 1 bis 7, etwa R7.
error-card-expected = Spalte { $place }: Erwartet wird eine Karte wie R7, nicht „{ $text }“.
error-card-twice = { $card } steht hier zweimal (Spalte { $place }); diese Karte gibt es nur einmal.
error-step-expected = Spalte { $place }: Erwartet wird ein Schritt, nicht „{ $text }“. Schritte sind +R7, >R7, ^R7, !, . und ~.
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
error-deck-field = „{ $text }“ (Spalte { $place }) ist kein Nachziehstapel. Schreibe die Zahl der Karten, 33; die bekannten oben, G4?31; oder die ganze Reihenfolge, =G4B2.
error-seat-field = „{ $text }“ (Spalte { $place }) ist kein Platz. Schreibe Palette/Hand, etwa B5/R7Y2 oder B5/?7, oder x, wenn dort jemand ausgeschieden ist.
error-seats-number = Eine Stellung hat 2, 3 oder 4 Plätze, nicht { $number }.
error-scores-field = „{ $text }“ (Spalte { $place }) ist kein Punktestand. Schreibe $ und eine Zahl für jeden Platz, etwa $12,0.
error-too-many-cards = Das sind { $number } Karten; es gibt nur 49.
error-position-incomplete = Dafür müssen alle Handkarten und die Reihenfolge des Nachziehstapels bekannt sein.
error-steps-missing = Nach dem ; (Spalte { $place }) werden die Schritte des Zuges erwartet.
error-step-refused = Schritt { $place }, { $step }, ist nicht erlaubt. { $cause }
error-draw-missing = Die mit { $card } gezogene Karte muss angegeben sein: ! und die Karte.
error-turn-unfinished = Der Zug von Platz { $seat } ist nicht zu Ende.
error-turn-refused = Zug { $number }: { $cause }
error-view-not-known = Was Platz { $seat } sieht, ist nicht bekannt: Die Handkarten stehen hier nicht.
error-past-missing = Nach dem @ (Spalte { $place }) werden der Tisch am Anfang und die Züge seither erwartet, durch Kommas getrennt.
error-past-turn = „{ $text }“ (Spalte { $place }) ist kein früherer Zug. Schreibe den Platz und seine Schritte, wie in 2 +R7 .
error-past-differs = Die Züge nach dem @ führen zu { $text }, nicht zu der Stellung davor.

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
error-review-unfinished = Nur eine beendete Partie mit allen Karten kann analysiert werden.
error-record-result = Laut Aufzeichnung ist das Ergebnis { $text }, richtig ist aber { $expected } (* steht für eine laufende Partie).
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

## Exploring

error-edit-begun = Ein Zug ist im Gange. Beende ihn oder gehe zurück, bevor du Karten änderst.
error-edit-impossible = Die Stellung „{ $text }“ kann es nicht geben. { $cause }
error-edit-elsewhere = { $where ->
    [hand] { $card } ist schon auf der Hand von Platz { $seat }.
    [palette] { $card } liegt schon in der Palette von Platz { $seat }.
   *[deck] { $card } ist schon im Nachziehstapel.
}
error-edit-held = { $card } muss auf einer Hand sein, die nicht ganz bekannt ist. Lege die Karte zuerst auf diese Hand.
error-explore-top = Das ist die erste Stellung.
error-explore-end = Nach dieser Stellung wurde noch nichts versucht.
error-explore-variation = Eine Variante { $number } gibt es hier nicht; es gibt { $most }.
error-explore-round = Eine Runde { $number } gibt es nicht; die Aufzeichnung hat { $most }.
error-explore-turn = Einen Zug { $number } gibt es nicht; es gibt { $most }.

## Matches

error-bot-unknown = Es gibt keinen Bot „{ $text }“. Es gibt: { $names }.
error-bot-unfit = „{ $text }“ ist kein Bot: Ihm fehlt ein Name oder die Methode choose.
error-match-over = Die Partie ist vorbei.
error-round-running = Die Runde ist noch nicht vorbei.

## Tables and the server

table-unknown = Diesen Tisch gibt es nicht.
table-no-spectators = An diesem Tisch sind keine Zuschauer erlaubt.
table-not-seated = Du hast an diesem Tisch keinen Platz.
table-seated-already = Du hast schon Platz { $seat }.
table-seat-taken = Platz { $seat } ist nicht frei.
table-seat-none = An diesem Tisch ist kein Platz frei.
table-seats-free = { $count ->
    [one] Ein Platz ist noch frei.
   *[other] { $count } Plätze sind noch frei.
}
table-not-waiting = Die Partie hat schon begonnen.
table-not-running = An diesem Tisch wird gerade keine Runde gespielt.
table-away = Ein Bot spielt für dich. Nimm zuerst deinen Platz wieder ein.
table-not-paused = Die nächste Runde kann jetzt nicht gegeben werden.
table-not-over = Die Partie ist noch nicht vorbei.
table-not-entropy = Von dir wird jetzt keine Entropie erwartet.
table-entropy-promised = Du hast schon Entropie zugesagt.
table-entropy-differs = Das ist nicht die Entropie, die du zugesagt hast.
table-entropy-early = Bitte zuerst um eine Revanche: Erst dann steht der nächste Startwert fest.
table-steps-after-draw = Vor { $step } wird eine Karte gezogen: Sieh sie dir erst an, dann geht es weiter.
table-steps-unfinished = Mit diesen Schritten ist der Zug nicht fertig: Beende ihn oder gehe bis zum Ziehen einer Karte.
table-agreed-already = Du hast schon zugestimmt.
table-hurry-people = In dieser Runde spielen noch Menschen mit; das Tempo bleibt, wie es ist.
table-hurry-already = Die Bots beeilen sich schon.
table-hints-off = An diesem Tisch gibt es keine Tipps.
table-hint-had = Diesen Tipp hast du schon bekommen.
table-bot-not-wanted = Platz { $seat } kann jetzt kein Bot übernehmen.
table-rated-setup = An einem gewerteten Tisch gibt es eine Uhr und einen Platz für einen Menschen, aber weder Tipps noch eine Vertretung.
table-rated-account = Gewertete Partien sind für alle, die ein Konto haben.
table-rated-bot = In einer gewerteten Partie spielt kein Bot für jemanden weiter, der gegangen ist.
table-rated-quiet = Solange eine gewertete Partie läuft, schweigen alle, die nur zusehen.
table-rated-yourself = An einem gewerteten Tisch zählen alle mit ihren Bots als eine Person, die nur einen Platz haben kann.
table-rated-often = Ihr habt heute schon { $most } gewertete Partien miteinander gespielt. Spielt ohne Wertung weiter oder morgen wieder gewertet.
table-full = Dieser Tisch ist schon zu lange in Gebrauch; öffne einen neuen.
table-closed = Der Betreiber dieses Servers hat diesen Tisch geschlossen.
table-id-used = Diese Kennung steht schon für etwas anderes; wähle eine andere.
table-message-wrong = Die Nachricht ist nicht zu verstehen: { $why }
table-message-first = Die erste Nachricht muss hello sein.
table-version-wrong = Dieser Server spricht Version { $version } des Protokolls. Lade die Seite neu oder aktualisiere das Programm.
table-too-many = Zu viele Anfragen. Warte einen Augenblick.
table-too-large = Das ist zu groß: Höchstens { $most } Bytes werden gelesen.
table-length-twice = Eine Anfrage darf nicht zugleich Content-Length und Transfer-Encoding haben.
table-handshake-wrong = Das ist kein Handschlag für einen WebSocket, den der Server versteht.
table-watching-too-many = Höchstens { $most } Tische lassen sich zugleich verfolgen.
table-tables-too-many = Du hast { $most } Tische geöffnet, deren Partien noch nicht vorbei sind. Vorerst kannst du keine weiteren öffnen.
table-address-too-many = Aus deinem Netz wurden { $most } Tische geöffnet, deren Partien noch nicht vorbei sind. Vorerst lassen sich keine weiteren öffnen.
table-games-too-many = Du hast schon in { $most } Partien einen Platz. Beende oder verlasse erst eine davon.
table-study-too-many = Du hast in kurzer Zeit viele Analysen verlangt. Warte einen Augenblick.
table-study-own-game = Genau diese Stellung spielst du gerade; deshalb wird sie für dich nicht analysiert. Sind Tipps erlaubt, gibt es sie am Tisch.
table-study-off = Dieser Server analysiert nicht.
table-study-too-large = In dieser Stellung gibt es mehr als { $most } mögliche Züge, zu viele für eine Analyse.
study-prepares = Der Server bereitet seine Analyse zum ersten Mal vor. Das dauert etwa zwei Minuten und ist nur dieses eine Mal nötig.
table-origin-wrong = Die Anfrage kam von einer anderen Website; es wurde nichts getan.
table-host-wrong = Unter diesem Namen ist der Server nicht zu erreichen. Wer ihn betreibt, kann den Namen mit --hosts erlauben.
table-too-slow = Die Anfrage hat zu lange gebraucht.
table-sign-in = Wähle zuerst einen Namen.
table-meeting-agreed = Jetzt kannst du nicht mehr weg: Alle haben zugesagt, die Partie beginnt gleich.
table-meeting-begun = Die Partie hat schon begonnen, am Tisch { $table }.
table-bots-later = Bots nehmen freie Plätze erst nach { $seconds } Sekunden Wartezeit ein, und nur in Partien, die sofort gespielt werden.
table-offer-unknown = Diese Partie wird nicht mehr angeboten.
table-offer-over = Für eine Antwort ist es zu spät.
table-person-unknown = Niemand mit einem Konto heißt so.
table-challenge-self = Du kannst dich nicht selbst herausfordern.
table-challenge-own = Das ist deine eigene Herausforderung: Annehmen muss sie die andere Person.
table-challenges-too-many = { $most } deiner Herausforderungen sind noch offen. Warte auf eine Antwort oder zieh eine zurück.
table-challenges-often = Du forderst zu schnell hintereinander heraus. Warte ein paar Sekunden.
table-name-blank = Ein Name braucht mindestens einen Buchstaben, eine Ziffer oder ein Emoji.
table-name-direction = Dieser Name enthält ein unsichtbares Zeichen, das die Schreibrichtung ändert. Gib ihn ohne dieses Zeichen ein; Namen, die von rechts nach links geschrieben werden, brauchen keines.
table-name-hidden = Dieser Name enthält ein unsichtbares oder unbekanntes Zeichen. Gib ihn ohne dieses Zeichen ein.
table-name-large = Dieser Name braucht zu viel Platz. Nimm weniger Emojis oder Akzente.
table-name-long = Ein Name hat höchstens { $most } Zeichen.
table-name-marks = Ein Buchstabe trägt höchstens { $most } verschiedene Akzente, und ein Name beginnt nicht mit einem Akzent.
table-name-taken = Dieser Name ist vergeben oder sieht einem vergebenen ähnlich. Wähle einen anderen.
table-sign-in-wrong = Das stimmt nicht. Prüfe deine Eingabe oder melde dich auf einem anderen Weg an.
table-sign-in-too-many = Zu viele Versuche. Warte eine Minute oder nimm einen Passkey oder einen Wiederherstellungscode.
table-account-needed = Dafür brauchst du ein Konto.
table-account-changed = Inzwischen hat sich etwas geändert. Lade die Seite neu und versuche es noch einmal.
table-account-full = Es gibt schon { $most }, mehr sind nicht möglich. Entferne zuerst etwas.
table-account-last = Das ist der letzte Zugang zu deinem Konto. Füge zuerst einen anderen hinzu.
table-account-nothing = Das gibt es in deinem Konto nicht mehr.
table-passkey-host = An dieser Adresse gibt es keine Passkeys. Sie brauchen einen Server mit einem Namen, der über https erreicht wird, oder localhost.
table-passkey-late = Das hat zu lange gedauert. Versuche es noch einmal.
table-passkey-wrong = Dieser Passkey lässt sich hier nicht verwenden.
table-password-obvious = Dieses Passwort würde jeder zuerst versuchen. Wähle ein anderes.
table-password-short = Ein Passwort hat mindestens { $least } Zeichen.
table-token-may-not = Dafür wurde dieses Token nicht gemacht ({ $what }).
table-name-refused = Dieser Name ist hier nicht erwünscht. Wähle bitte einen anderen.
table-banned = Du kannst auf diesem Server nicht mehr spielen. Das hat sein Betreiber entschieden.
table-banned-until = Du kannst auf diesem Server bis { $until } nicht spielen. Das hat sein Betreiber entschieden.
table-kept-apart = An diesen Tisch kannst du dich nicht setzen.
table-phrases-too-many = Wer neu zu Gast ist, kann höchstens { $most } Sätze in der Minute sagen. Warte einen Augenblick.
table-player-unknown = Diesen Spieler gibt es nicht, oder er möchte vergessen werden.
table-player-self = Das bist du selbst.
table-ties-too-many = Das gilt schon für { $most } Personen. Beende es erst für eine von ihnen.
table-reports-too-many = Du hast heute { $most } Personen gemeldet. Mach bitte morgen weiter.
table-record-unknown = Diese Aufzeichnung gibt es nicht.
table-puzzle-in-rush = Dieses Rätsel gehört zu deinem Rätselrausch. Löse es dort oder komm wieder, wenn er vorbei ist.
table-puzzle-unknown = Dieses Rätsel gibt es nicht.
table-puzzle-unsolved = Löse erst das Rätsel oder lass dir die Lösung zeigen.
table-rush-none = Du hast keinen Rätselrausch begonnen.
table-review-unknown = Diese Partie wurde noch nicht analysiert.
table-record-running = Die Aufzeichnung gibt es, sobald die Partie vorbei ist.
table-page-unknown = Unter dieser Adresse gibt es nichts.
table-method-wrong = Das geht unter dieser Adresse nicht.
table-store-full = Der Server kann gerade nichts speichern, also wurde nichts getan. Versuche es gleich noch einmal.
table-store-lost = Der Server hat die Verbindung zu seinen Daten verloren und weiß nicht, ob dies getan wurde. Versuche es gleich noch einmal; nichts wird doppelt getan.
table-stopping = Der Server hält gerade an, also wurde nichts getan. Versuche es gleich noch einmal.
table-trouble = Auf dem Server ist etwas schiefgegangen; es wurde nichts getan.
table-not-built = Die Seite ist noch nicht gebaut. Führe aus: make web
