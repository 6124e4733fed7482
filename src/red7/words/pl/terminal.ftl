### What only the table in the terminal says, in Polish.

## The screen

terminal-board = Prowadzi według koloru
terminal-too-small = Ten terminal ma { $width }×{ $height } znaków; stół potrzebuje { $least_width }×{ $least_height }. Powiększ okno albo zmniejsz czcionkę: nic nie przepadnie.
terminal-cards = Karty
terminal-places = Dokąd
terminal-take = Połóż
terminal-quit = Wyjdź
terminal-back = Wróć
terminal-slower = Wolniej
terminal-speed = Tempo: { $speed }
terminal-paused = pauza
terminal-at-once = od razu
terminal-unsaved = Nie można zapisać gry: czy dysk jest pełny?
terminal-signed-out = Wylogowano cię.
terminal-keys-text = Strzałki w lewo i w prawo przechodzą od karty do karty; cyfra lub litera koloru przeskakuje do jednej z nich. W górę i w dół pokazują, co karta zrobiłaby w każdym miejscu. P przenosi ją do palety, C na płótno, D na stos dociągania, Enter tam, gdzie wskazuje strzałka. E kończy turę lub wykonuje ruch, Backspace go cofa, X wycofuje z rundy. H daje podpowiedź, Ctrl+T zmienia jasny wygląd na ciemny. Myszą da się zrobić to samo.
