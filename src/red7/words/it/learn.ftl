### What only the page for learning says, in Italian.

web-learn-title = Impara Red7
web-learn-lead = Brevi posizioni da giocare, un’idea alla volta.
web-learn-step = Passo { $number } di { $count }
web-learn-next = Avanti
web-learn-next-lesson = Lezione seguente
web-learn-retry = Riprova
web-learn-show = Mostrami
web-learn-all = Tutte le lezioni
web-learn-finished = La lezione è finita.
web-learn-violet-more = Ora gioca un round intero. Violetto è il più tranquillo dei bot.
web-learn-violet = Gioca contro Violetto
web-learn-done = fatta
web-learn-here = Comincia qui
web-learn-over = Il corso è finito. Buon gioco!
