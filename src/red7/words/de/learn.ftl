### What only the page for learning says, in German.

web-learn-title = Red7 lernen
web-learn-lead = Kurze Stellungen zum Spielen, jede mit einem Gedanken.
web-learn-step = Schritt { $number } von { $count }
web-learn-next = Weiter
web-learn-next-lesson = Nächste Lektion
web-learn-retry = Noch einmal
web-learn-show = Zeig es mir
web-learn-all = Alle Lektionen
web-learn-finished = Das war die Lektion.
web-learn-violet-more = Spiele jetzt eine ganze Runde. Violett ist der sanfteste der Bots.
web-learn-violet = Gegen Violett spielen
web-learn-done = fertig
web-learn-here = Hier beginnen
web-learn-over = Das war der ganze Kurs. Viel Spaß beim Spielen!
