### What the command says, in German: errors, help and answers.

## Errors

cli-error = Fehler: { $text }
cli-try-help = Versuche es mit „{ $command } --help“.
cli-command-unknown = Den Befehl „{ $text }“ gibt es nicht. Die Befehle sind { $commands }.
cli-command-missing = Es fehlt ein Befehl. Die Befehle sind { $commands }.
cli-option-unknown = Die Option { $text } gibt es nicht.
cli-option-value = Die Option { $text } braucht einen Wert.
cli-option-no-value = Die Option { $text } nimmt keinen Wert an.
cli-argument-missing = { $text } fehlt.
cli-argument-extra = Das Argument „{ $text }“ wird nicht erwartet.
cli-value-wrong = „{ $value }“ ist kein möglicher Wert für { $text }. Möglich: { $choices }.
cli-value-whole = { $text } muss eine ganze Zahl sein, nicht „{ $value }“.
cli-file-unreadable = Die Datei { $file } lässt sich nicht lesen: { $why }.
cli-file-unwritable = Die Datei { $file } lässt sich nicht schreiben: { $why }.
cli-file-not-text = Die Datei { $file } ist kein Text in UTF-8.
cli-file-exists = Die Datei { $file } gibt es schon. Wähle einen anderen Namen, damit nichts überschrieben wird.
cli-output-failed = Die Ausgabe konnte nicht geschrieben werden: { $why }.
cli-book-unknown = Das Regelheft „{ $text }“ gibt es nicht. Die Regelhefte sind { $books }.
cli-lang-unknown = Die Sprache „{ $text }“ gibt es nicht. Die Sprachen sind en, fr, de, it, es und pl.
cli-play-terminal = Der Tisch braucht ein Terminal, um gezeichnet zu werden. Für Pipes und Screenreader gibt es: red7 play --plain
cli-options-apart = { $one } und { $other } lassen sich nicht kombinieren.
cli-seats-me = Setz dich einmal als „me“ in --seats; oder sieh mit --watch zu.
cli-seats-watch = Mit --watch spielen nur Bots: Lass „me“ in --seats weg.
cli-speed-unknown = „{ $text }“ ist kein Tempo. Die Tempi sind calm, normal, quick und at-once.
cli-server-unknown = „{ $text }“ ist keine Adresse eines Servers. Sie sieht so aus: { $example }
cli-book-or-rules = Gib ein Regelheft oder Regeln an, nicht beides.
cli-out-of-range = { $text } muss eine ganze Zahl von 1 bis { $most } sein.
cli-line-json = Diese Zeile ist kein JSON-Objekt.
cli-line-field = Das Feld „{ $field }“ fehlt oder ist falsch: { $kind ->
    [text] Erwartet wird ein Text.
    [texts] Erwartet wird eine Liste von Texten.
   *[number] Erwartet wird eine ganze Zahl.
}

## Help

help-usage = Aufruf: { $usage }
help-commands = Befehle
help-arguments = Argumente
help-options = Optionen
help-examples = Beispiele
help-default = (Standard: { $value })
help-red7 = Red7, das Kartenspiel mit sieben Regeln: spielen, Fragen stellen, Partien nachspielen und prüfen.
help-red7-more = „{ $command } COMMAND --help“ sagt mehr über einen Befehl.
help-best = Die beste Gruppe einer Palette bei einer Farbe.
help-questions-more = Mit - liest der Befehl ein JSON-Objekt pro Zeile, etwa { $example }, und beantwortet jedes in einer eigenen Zeile.
help-legal = Die möglichen Schritte in einer Stellung für den Platz am Zug.
help-analyse = Alle Züge einer Stellung, der beste zuerst: die Gewinnchance danach und was sicher ist.
help-explore = Von einer Stellung oder einem Moment einer Partie aus Züge ausprobieren und beurteilen lassen.
help-explore-more = Als Textzeilen: liest Befehle, je Zeile einen; „help“ zählt sie auf. Kommen sie nicht von einem Terminal, werden Stellungen als Text geschrieben, und die erste abgelehnte Zeile beendet alles mit Status 2.
help-learn = Das Spiel lernen, indem man kurze Stellungen spielt.
help-view = Was ein Platz von einer Stellung wissen darf, auch nach einigen Zügen.
help-show = Eine Stellung als Tabelle, und wer bei welcher Farbe führt.
help-deal = Eine Kartenverteilung aus einem Startwert.
help-replay = Eine aufgezeichnete Partie, Zug für Zug.
help-verify = Eine Aufzeichnung prüfen: Startwert, Kartenverteilungen, jeden Schritt und das Ergebnis.
help-verify-more = Rückgabewert 0: alles stimmt; 1: etwas stimmt nicht; 2: die Aufzeichnung ist nicht lesbar.
help-convert = Eine Aufzeichnung als Text oder als JSON.
help-review = Eine beendete Partie im Rückblick: jeder Zug beurteilt, Glück und Können getrennt.
help-stats = Wie jemand spielt, aus einem Ordner mit Aufzeichnungen: Siege, Genauigkeit, Farben, teure Gewohnheiten, Glück.
help-stats-more = Partien werden einmal analysiert und die Ergebnisse im Cache-Ordner aufgehoben. Ohne --player geht es um die Person mit den meisten Partien.
help-rules = Die Regeln mit Beispielen; die Ausgaben, die Optionen und die gedruckten Regelhefte.
help-play = Eine Partie gegen Bots oder Leute, an einem Tisch im Terminal.
help-games = Was hier oder auf einem Server gespielt wurde: auflisten, filtern, exportieren.
help-bench = Wie schnell alles auf diesem Rechner läuft, die übersetzte Engine neben reinem Python.
help-warmup = Die Engine der starken Bots jetzt übersetzen statt später im Hintergrund.
help-arg-rule = eine Farbe: R O Y G B I V; oder - für Fragen von der Standardeingabe
help-arg-cards = Karten, etwa R7O4V1
help-arg-position = eine Stellung, etwa „R 1 33 B5/R7Y2 V7/?7“
help-arg-position-or-dash = eine Stellung oder - für Fragen von der Standardeingabe
help-arg-explore = eine Stellung, eine Zugfolge wie „v1.2 R 1 33 B5/R7Y2 V7/?7 | +R7 .“ oder die Datei einer Aufzeichnung
help-arg-learn = die Lektion; ohne sie werden alle aufgezählt
help-arg-record = eine Aufzeichnung als Text oder JSON; - für die Standardeingabe
help-arg-folder = ein Ordner mit Aufzeichnungen, auch in Unterordnern
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
help-opt-to = das Ausgabeformat: text oder json
help-opt-positions = nur die Stellung nach jedem Zug schreiben
help-opt-plain = schlichte Textzeilen, geeignet für Screenreader
help-opt-seats = wer spielt, in Zugreihenfolge: du als me, und Bots; etwa red,green,me
help-opt-watch = zusehen, wie Bots gegeneinander spielen
help-opt-speed = wie schnell Bots spielen: calm, normal, quick oder at-once
help-opt-resume = die zuletzt verlassene Partie fortsetzen
help-opt-server = mit Leuten auf einem Server spielen: seine Adresse oder eine Einladung an einen Tisch
help-opt-token = ein Token eines Kontos auf diesem Server
help-opt-code = ein Code von der Seite deines Kontos dort, zum Anmelden
help-opt-games-rules = nur Partien nach diesen Regeln: basic, advanced, expert oder Regeln wie v1.2+draw
help-opt-games-opponent = nur Partien mit jemandem dieses Namens oder einem Bot
help-opt-games-result = nur gewonnene oder verlorene Partien: won, lost
help-opt-games-since = nur Partien ab diesem Tag, etwa 2026-01-31
help-opt-games-until = nur Partien bis zu diesem Tag
help-opt-games-server = stattdessen deine Partien auf diesem Server
help-opt-games-export = ein Ordner für ihre Aufzeichnungen
help-opt-games-json = die Liste als JSON schreiben
help-opt-book = ein gedrucktes Regelheft in seiner Sprache: siehe „red7 rules“
help-opt-with = was zum Regelheft dazukommt: draw, match, actions, mit + dazwischen
help-opt-name = dein Name
help-opt-my-seat = dein Platz
help-opt-json = die Zahlen als JSON schreiben
help-opt-work = wie gründlich analysiert wird; 100 dauert etwa eine Sekunde
help-opt-seconds = stattdessen so viele Sekunden lang analysieren
help-opt-explore-turn = der Zug der Aufzeichnung, nach dem begonnen wird; 0 für die ausgeteilten Karten
help-opt-explore-round = die Runde, in der dieser Zug gezählt wird; sonst wird vom Beginn der Partie an gezählt
help-opt-review-work = wie gründlich jeder Zug betrachtet wird
help-opt-player = der Name der Person
help-opt-svg = eine Datei für ein Bild, als SVG
help-opt-review-svg = eine Datei für ein Bild der Analyse, als SVG
help-opt-review-png = das gleiche als PNG
help-opt-bot = die Gegner, vom schwächsten zum stärksten: violet, indigo, blue, green, yellow, orange, red
help-opt-save = eine Datei, in die nach jedem Zug die Aufzeichnung geschrieben wird
help-opt-no-hints = keine Tipps geben
help-arena = Ein Turnier zwischen Bots.
help-arg-bots = die Bots, die spielen, mit ihren Namen
help-opt-arena-games = wie viele Partien mindestens; jede Kartenverteilung wird in allen Sitzordnungen gespielt
help-opt-arena-workers = wie viele Prozesse zugleich spielen; sonst einer für jeden Prozessor
help-opt-arena-seed = der Startwert: 64 Hexadezimalziffern oder eine ganze Zahl; sonst ein neuer
help-opt-arena-budget = wie viel Arbeit ein Bot auf einen Schritt verwenden darf
help-opt-arena-limit = nach wie vielen Sekunden ohne Antwort ein Bot die Partie verliert
help-opt-arena-out = ein Ordner für die Partien und den Bericht; noch einmal angegeben, geht das Turnier dort weiter
help-opt-arena-json = das Ergebnis als JSON ausgeben
help-serve = Einen Server für Leute im Browser und für Bots betreiben.
help-serve-more = Jede Option kann auch in der Umgebung stehen, etwa { $example }, und in der mit --config genannten Datei im Format TOML. Die Option zählt mehr als die Umgebung, und diese mehr als die Datei.
help-opt-host = die Adresse, an der gelauscht wird; 0.0.0.0 für alle Netze
help-opt-port = der Port; 0 für irgendeinen freien
help-opt-data = der Ordner für die Daten; ohne Angabe der in diesem System übliche
help-opt-database = die URL der Datenbank, zum Beispiel sqlite:///spiele.db oder postgresql://user@host/red7; ohne sie eine Datei in diesem Ordner
help-opt-processes = wie viele Prozesse sich den Port und die Datenbank teilen
help-opt-bus = die NATS-Server, die Server derselben Datenbank auf mehreren Rechnern verbinden, durch Kommas getrennt
help-opt-url = die Adresse, unter der man den Server erreicht, wenn ein Proxy davorsteht
help-opt-log = was protokolliert wird: debug, info, warning, error
help-opt-config = eine Datei mit Einstellungen
help-opt-no-browser = keinen Browser öffnen
help-opt-no-warmup = die Engine nicht im Hintergrund übersetzen, wo das noch nicht geschehen ist
help-opt-pace = Sekunden, die ein Bot vor einem Zug vergehen lässt
help-opt-hold = wie viele Sekunden der Platz von jemandem freigehalten wird, der weg ist
help-opt-rate = Nachrichten pro Sekunde, die eine Person senden darf; 0 für keine Grenze
help-opt-requests = Anfragen pro Sekunde von einer Adresse; 0 für keine Grenze
help-opt-sockets = offene Verbindungen von einer Adresse
help-opt-tables = wie viele Tische, deren Partien noch nicht vorbei sind, jemand geöffnet haben darf; eine Adresse zehnmal so viele; 0 für keine Grenze
help-opt-games = in wie vielen Partien jemand einen Platz haben darf; 0 für keine Grenze
help-opt-new-hours = wie viele Stunden lang ein Gast als neu gilt; 0 für keine Grenzen für neue Gäste
help-opt-new-tables = wie viele Tische, deren Partien noch nicht vorbei sind, ein neuer Gast geöffnet haben darf; 0 für so viele wie andere
help-opt-new-phrases = wie viele Sätze ein neuer Gast in der Minute sagen darf; 0 für keine Grenze
help-opt-study = wie viele Analysefragen pro Minute jemand stellen darf; 0 für keine Grenze
help-opt-study-work = wie viel Arbeit eine davon machen darf; 0 für gar keine Analysen
help-opt-sign-ins = wie oft pro Minute eine Adresse versuchen darf, sich anzumelden, und alle zusammen für einen Namen; 0 für keine Grenze
help-opt-keep = nach wie vielen Tagen eine Partie endet, zu der niemand zurückkommt; 0 für nie
help-opt-metrics-token = ein Geheimnis für Programme, die den Server von einem anderen Rechner aus überwachen
help-opt-traces = der Collector, an den Traces gehen, für OpenTelemetry
help-opt-proxies = Proxys vor dem Server, die die Adressen der Clients nennen
help-opt-hosts = weitere Namen, unter denen man den Server ansprechen darf, durch Kommas getrennt
help-worker = Für die Bots von Servern auf anderen Rechnern nachdenken.
help-opt-threads = wie viele Bots gleichzeitig nachdenken; normalerweise einer pro Prozessor
help-admin = Die Daten eines Servers sichern, zurückspielen, exportieren oder umziehen, neu aufbauen, was aus ihnen folgt, oder die Leute dort verwalten. Nur beim Umziehen darf er nicht laufen.
help-arg-task = backup, restore, export, move, recompute (alle Wertungen) oder rebuild (das Verzeichnis der Partien, dann alle Wertungen); players, ban, unban, rename, close, reports, handle, audit oder names
help-arg-target = eine Datei; bei export ein Ordner für alle Aufzeichnungen; bei move der Ordner oder die URL, wo die Daten sind; sonst Name oder Kennung eines Spielers; bei close auch die Kennung eines Tisches; bei players ein Teil des Namens; bei names add oder remove
help-arg-to = bei move der Ordner oder die URL, wohin die Daten kommen; bei rename der neue Name; bei names ein Name, mit * an einem Ende für Beliebiges
help-arg-section = der Name eines Abschnitts der Regeln oder all; ohne ihn, was sich wählen lässt
help-opt-days = bei ban für wie viele Tage; sonst für immer
help-opt-why = bei ban der Grund, für andere Betreiber und für den Export des Spielers
help-opt-kind = bei players nur die einer Art
help-opt-banned = bei players nur, wer ausgeschlossen ist
help-opt-reported = bei players nur, wer gemeldet wurde

## Answers

show-canvas = Leinwand: { $colour } – { $rule }
show-deck-known = Nachziehstapel: { $count }, obenauf { $cards }
show-to-move = am Zug
show-out = ausgeschieden
show-palette = Palette
show-hand = Hand
show-winning = in Führung
show-under = Wer bei welcher Farbe führt
show-gone = Aus dem Spiel
show-scores = Punkte
show-open = Mögliche Schritte
show-steps = Dieser Zug bisher
show-winner = Platz { $seat } hat die Runde gewonnen.
deal-seed = Startwert
deal-commitment = Festlegung
deal-position = Stellung
replay-round-won = { $name } gewinnt die Runde bei { $colour } und nimmt { $cards }.
replay-won = { $names } { $count ->
    [one] gewinnt die Partie.
   *[other] teilen sich den Sieg.
}
game-running = Die Partie ist noch nicht vorbei.
verify-commitment = Der Startwert ist der zugesagte.
verify-no-commitment = Es ist keine Festlegung aufgezeichnet; der Startwert könnte also nachträglich gewählt worden sein.
verify-deals = { $count ->
    [0] Es gibt keine Kartenverteilung zu prüfen.
    [one] Die eine Kartenverteilung stammt aus dem Startwert.
    [2] Beide Kartenverteilungen stammen aus dem Startwert.
   *[other] Alle { $count } Kartenverteilungen stammen aus dem Startwert.
}
verify-turns = { $count ->
    [0] Es gibt keinen Zug zu prüfen.
    [one] Der eine Zug entspricht den Regeln.
    [2] Beide Züge entsprechen den Regeln.
   *[other] Alle { $count } Züge entsprechen den Regeln.
}
verify-result = Das Ergebnis stimmt: { $names }.
rules-options = Optionen
rules-books = Gedruckte Regelhefte
rules-named = Kurznamen
rules-play-book = So spielst du nach einem gedruckten Regelheft: { $command }
rules-sections = Abschnitte, für red7 rules SECTION
rules-section-unknown = Es gibt keinen Abschnitt „{ $text }“. red7 rules zählt sie auf.
rules-more = Mehr dazu: { $command }

## The server

serve-at = Red7 läuft unter { $url }
serve-stop = Strg+C beendet ihn; Partien gehen nach dem nächsten Start weiter.
serve-bye = Der Server wurde beendet. Nichts ist verloren.
serve-port = Port { $port } an { $host } ist nicht nutzbar: { $why }. Wähle mit --port einen anderen oder 0 für irgendeinen freien.
serve-folder = Der Ordner { $folder } ist für die Daten nicht nutzbar: { $why }. Wähle mit --data einen anderen.
serve-newer = Die Daten in { $folder } stammen von einer neueren Version von red7. Aktualisiere red7 oder wähle mit --data einen anderen Ordner.
serve-data = Die Daten in { $folder } sind nicht nutzbar: { $why }. Spiele mit „red7 admin restore“ eine Sicherung zurück oder wähle mit --data einen anderen Ordner.
serve-in-use = Ein anderer Server verwendet die Daten in { $folder }. Halte ihn zuerst an oder wähle andere Daten.
serve-links = Die Datenbank { $file } hat noch einen Namen (einen harten Link), und was unter dem einen geändert wird, kann unter dem anderen verloren gehen. Entferne alle Namen bis auf einen.
serve-database = „{ $url }“ ist keine Datenbank, die red7 verwenden kann. Gib eine SQLite-Datei an, etwa sqlite:///spiele.db, oder eine PostgreSQL-Datenbank, etwa postgresql://user@host/red7.
serve-driver = PostgreSQL braucht einen Treiber, der nicht installiert ist. Installiere ihn mit: { $install }
serve-unreachable = Die Datenbank { $url } ist nicht nutzbar: { $why }.
serve-bus = „{ $url }“ ist keine Adresse eines NATS-Servers. Schreib sie wie { $example }.
serve-bus-missing = Der Bus braucht Pakete, die nicht installiert sind. Installiere sie mit: { $install }
serve-traces = An „{ $url }“ lassen sich keine Traces schicken. Gib die Adresse eines Collectors ohne Passwort an, etwa { $example }.
serve-traces-missing = Traces brauchen Pakete, die nicht installiert sind. Installiere sie mit: { $install }
serve-secret = Die Datei { $file } ist beschädigt. Lösche sie, dann wird sie neu angelegt; alle müssen danach ihren Namen noch einmal angeben.
worker-runs = Dieser Prozess denkt für Bots nach. Strg+C beendet ihn.
serve-config-wrong = Die Datei { $file } kann nicht gelesen werden: { $why }.
serve-setting-unknown = { $file }: Es gibt keine Einstellung „{ $text }“. Es gibt: { $names }.
serve-value-wrong = „{ $value }“ ist kein möglicher Wert für { $text }.
admin-nothing = In { $folder } sind keine Daten.
admin-saved = Die Daten sind in { $file } gesichert.
admin-restored = Die Daten aus { $file } sind zurückgespielt. Ein laufender Server macht mit ihnen weiter.
admin-kept = Die bisherigen Daten liegen in { $file }.
admin-exported = { $count ->
    [one] Eine Aufzeichnung liegt in { $folder }.
   *[other] { $count } Aufzeichnungen liegen in { $folder }.
}
admin-not-backup = { $file } ist keine Sicherung von red7.
admin-damaged = { $file } ist beschädigt: { $why }. Es wurde nichts geändert.
admin-target-used = In { $target } sind schon Daten. Es wurde nichts geändert.
admin-copy-differs = Die Kopie in { $target } stimmte nicht mit dem Original überein und wurde verworfen.
admin-moving = { $done } von { $total } Zeilen
admin-moved = { $count ->
    [one] Eine Zeile ist kopiert und verglichen.
   *[other] { $count } Zeilen sind kopiert und verglichen.
}
admin-redoing = { $done } von { $total }
admin-recomputed = { $games ->
    [one] Eine Partie ist neu gewertet.
   *[other] { $games } Partien sind neu gewertet.
}
admin-ratings-changed = { $count ->
    [0] Alle Wertungen sind bis zur letzten Stelle wie zuvor.
    [one] Eine Wertung ist jetzt anders.
   *[other] { $count } Wertungen sind jetzt anders.
}
admin-none = Es gibt nichts zu zeigen.
admin-player-unknown = Einen Spieler „{ $player }“ gibt es nicht.
admin-player-several = Mehrere Spieler heißen „{ $player }“. Nenne einen davon mit seiner Kennung: { $ids }
admin-banned = { $name } kann hier bis { $until } nicht spielen.
admin-banned-for-good = { $name } kann hier nicht mehr spielen.
admin-unbanned = { $name } kann hier wieder spielen.
admin-renamed = { $before } heißt jetzt { $name }.
admin-closed = { $count ->
    [0] Kein Tisch war offen.
    [one] Ein Tisch ist geschlossen.
   *[other] { $count } Tische sind geschlossen.
}
admin-report = { $time }  { $reason }: { $name } ({ $player }), gemeldet von { $sender } am Tisch { $table }
admin-handled = { $count ->
    [0] Über { $name } gibt es keine offene Meldung.
    [one] Eine Meldung über { $name } ist erledigt.
   *[other] { $count } Meldungen über { $name } sind erledigt.
}
admin-name-wrong = „{ $word }“ kann nicht auf die Liste. Schreibe ein Wort, mit * an einem Ende für Beliebiges.
admin-name-unknown = „{ $word }“ steht nicht auf der Liste.
admin-name-added = „{ $word }“ wird ab jetzt abgelehnt. Wer schon so heißt, behält den Namen, bis du ihn änderst.
admin-name-removed = „{ $word }“ wird nicht mehr abgelehnt.
admin-note-banned = ausgeschlossen bis { $until }
admin-note-banned-for-good = für immer ausgeschlossen
admin-note-reports = Meldungen: { $count }

## The kernels

warmup-doing = Übersetzen: { $name }
warmup-done = Bereit.
bench-doing = Es wird gemessen, etwa zwanzig Sekunden …
bench-playouts = { $name }: { $rate } Partien je Sekunde; reines Python { $python } ({ $ratio })
bench-rest = Das Übrige: { $figures }
help-dataset = Partien zwischen Bots als Parquet-Dateien schreiben, zum Lernen.
help-dataset-more = Dafür wird PyArrow gebraucht: { $command }. Der Ordner enthält auch ein Blatt, das die Dateien beschreibt. Gleiche Optionen ergeben gleiche Dateien.
help-opt-dataset-out = der Ordner für die Dateien
help-opt-dataset-games = wie viele Partien gespielt werden; jede Kartenverteilung wird in allen Drehungen der Plätze gespielt
help-opt-dataset-seed = eine ganze Zahl, die allen Zufall bestimmt
dataset-out-missing = Gib mit --out einen Ordner für die Dateien an.
dataset-no-pyarrow = Datensätze brauchen PyArrow. So wird es installiert: { $command }
dataset-lost = Unterbrochen. Es wurde nichts geschrieben.
dataset-done = { $games } Partien mit { $steps } Schritten sind in { $folder }.
help-train = Das Netz lernen lassen, indem es gegen sich selbst spielt.
help-train-more = Dafür wird JAX gebraucht: { $command }. Das Training lässt sich jederzeit unterbrechen und von jedem Sicherungsstand aus fortsetzen. Im Ordner liegen auch die Kurven, als Tabelle und als Bild.
help-opt-train-out = der Ordner für Sicherungsstände und Kurven
help-opt-train-resume = der Ordner eines früheren Sicherungsstands, von dem aus es weitergeht
help-opt-train-minutes = wie viele Minuten trainiert wird
help-opt-train-games = wie viele Partien gleichzeitig laufen
help-opt-train-width = die Zahl der Einheiten in der breitesten Schicht
help-opt-train-horizon = die geplante Länge in Millionen Schritten, über die die Lernrate sinkt
help-opt-train-rules = nur für diese Regeln trainieren
help-opt-train-players = nur für diese Spielerzahl trainieren
help-opt-train-against = nur lernen, die Gewichte in dieser Datei zu schlagen
help-opt-train-seed = eine ganze Zahl, die allen Zufall bestimmt
train-out-missing = Gib mit --out einen Ordner für die Sicherungsstände an.
train-range = { $option } muss eine ganze Zahl von 1 bis { $most } sein.
train-eights = --games und --width müssen durch 8 teilbar sein.
train-players = --players muss 2, 3 oder 4 sein.
train-nothing-there = Unter { $path } ist nichts.
train-no-jax = Das Training braucht JAX. Installiere es mit: { $command }
train-failed = Das Training kann nicht beginnen: { $why }
train-line = { $minutes } min · { $steps } Millionen Schritte · { $speed } Schritte/s · Entropie { $entropy } · Siege gegen das älteste frühere Ich zu zweit / dritt / viert: { $shares } %
train-done = Sicherungsstand und Kurven liegen in { $folder }.
train-curve-past = Siege gegen frühere Ichs
train-curve-oldest = Siege gegen das älteste frühere Ich
train-curve-losses = Verluste
train-curve-entropy = Entropie
train-curve-past-2 = zu zweit
train-curve-past-3 = zu dritt
train-curve-past-4 = zu viert
train-curve-oldest-2 = zu zweit
train-curve-oldest-3 = zu dritt
train-curve-oldest-4 = zu viert
train-curve-value = Gewinnchancen
train-curve-critic = Kritiker
train-curve-belief = verdeckte Karten
train-curve-steps = Millionen Schritte
