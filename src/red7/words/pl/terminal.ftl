### What only the table in the terminal says, in Polish.

## The screen

terminal-board = Prowadzi według koloru
terminal-too-small = Ten terminal ma { $width }×{ $height } znaków; stół potrzebuje { $least_width }×{ $least_height }. Powiększ okno albo zmniejsz czcionkę: nic nie przepadnie.
terminal-cards = Karty
terminal-places = Dokąd
terminal-take = Połóż
terminal-quit = Wyjdź
terminal-slower = Wolniej
terminal-speed = Tempo: { $speed }
terminal-paused = pauza
terminal-at-once = od razu
terminal-unsaved = Nie można zapisać gry: czy dysk jest pełny?
terminal-signed-out = Wylogowano cię.
terminal-keys-text = Strzałki w lewo i w prawo przechodzą od karty do karty; cyfra lub litera koloru przeskakuje do jednej z nich. W górę i w dół pokazują, co karta zrobiłaby w każdym miejscu. P przenosi ją do palety, C na płótno, D na stos dociągania, Enter tam, gdzie wskazuje strzałka. E kończy turę lub wykonuje ruch, Backspace go cofa, X wycofuje z rundy. H daje podpowiedź, Ctrl+T zmienia jasny wygląd na ciemny. Myszą da się zrobić to samo.

## Tables on a server

terminal-no-server = Pod adresem { $url } nie odpowiada żaden serwer Red7. Czy adres jest poprawny, a serwer działa?
terminal-new-table = Nowy stół
terminal-to-table = Do stołu
terminal-choose = Wybierz
terminal-invitation = Wklej zaproszenie
terminal-invitation-ask = Link do stołu, taki, jaki ci przysłano:
terminal-invitation-unknown = To nie jest link do stołu na { $url }.

## Games that are kept

terminal-left = Twoja gra jest zapisana. Wróć do niej: red7 play --resume
terminal-resume-none = Nie ma gry, do której można wrócić. Zacznij nową: red7 play
terminal-resume-newer = Grę w pliku { $file } zapisała nowsza wersja Red7. Zaktualizuj Red7, żeby do niej wrócić; nic się z nią nie stanie.
terminal-resume-broken = Gry w pliku { $file } nie da się odczytać. Przenieś plik, a będzie można wrócić do starszej gry.
terminal-resume-used = Gra w pliku { $file } jest otwarta w innym terminalu. Graj dalej tam albo zacznij nową: red7 play
games-none = Nie ma tu zakończonych gier albo żadna nie pasuje.
games-won = wygrana
games-lost = przegrana
games-watched = oglądana
games-exported =
    { $count ->
        [one] Zapisano jedną grę w { $folder }.
        [few] Zapisano { $count } gry w { $folder }.
       *[other] Zapisano { $count } gier w { $folder }.
    }
games-unfinished =
    { $count ->
        [one] Jedna gra jest niedokończona: red7 play --resume
        [few] { $count } gry są niedokończone: red7 play --resume
       *[other] { $count } gier jest niedokończonych: red7 play --resume
    }
games-one-of = „{ $text }” to zła wartość dla { $option }. Możliwe: { $list }.
games-day = „{ $text }” nie jest dniem. Dni zapisuje się tak: 2026-01-31
