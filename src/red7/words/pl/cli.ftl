### What the command says, in Polish: errors, help and answers.

## Errors

cli-error = Błąd: { $text }
cli-try-help = Spróbuj „{ $command } --help”.
cli-command-unknown = Nie ma polecenia „{ $text }”. Polecenia to { $commands }.
cli-command-missing = Brakuje polecenia. Do wyboru: { $commands }.
cli-option-unknown = Nie ma opcji { $text }.
cli-option-value = Opcja { $text } wymaga wartości.
cli-option-no-value = Opcja { $text } nie przyjmuje wartości.
cli-argument-missing = Brakuje argumentu { $text }.
cli-argument-extra = Argument „{ $text }” jest zbędny.
cli-value-wrong = „{ $value }” to zła wartość dla { $text }. Możliwe: { $choices }.
cli-value-whole = { $text } musi być liczbą całkowitą, a nie „{ $value }”.
cli-file-unreadable = Nie można odczytać pliku { $file }: { $why }.
cli-file-unwritable = Nie można zapisać pliku { $file }: { $why }.
cli-file-not-text = Plik { $file } nie jest tekstem w UTF-8.
cli-file-exists = Plik { $file } już istnieje. Wybierz inną nazwę, żeby niczego nie nadpisać.
cli-output-failed = Nie udało się zapisać wyniku: { $why }.
cli-book-unknown = Nie ma instrukcji „{ $text }”. Instrukcje to { $books }.
cli-lang-unknown = Nie ma języka „{ $text }”. Języki to en, fr, de, it, es i pl.
cli-play-terminal = Stół potrzebuje terminala, w którym można go narysować. Dla potoków i czytników ekranu: red7 play --plain
cli-options-apart = Nie można połączyć { $one } i { $other }.
cli-seats-me = Wpisz siebie raz do --seats jako „me”; albo oglądaj z --watch.
cli-seats-watch = Z --watch grają tylko boty: usuń „me” z --seats.
cli-speed-unknown = „{ $text }” nie jest tempem. Tempa to calm, normal, quick i at-once.
cli-server-unknown = „{ $text }” nie jest adresem serwera. Wygląda on tak: { $example }
cli-book-or-rules = Podaj instrukcję albo zasady, nie jedno i drugie.
cli-out-of-range = { $text } musi być liczbą całkowitą od 1 do { $most }.
cli-line-json = Ten wiersz nie jest obiektem JSON.
cli-line-field = Brakuje pola „{ $field }” albo jest nie takie, jak trzeba: { $kind ->
    [text] powinien to być tekst.
    [texts] powinna to być lista tekstów.
   *[number] powinna to być liczba całkowita.
}

## Help

help-usage = Użycie: { $usage }
help-commands = Polecenia
help-arguments = Argumenty
help-options = Opcje
help-examples = Przykłady
help-default = (domyślnie: { $value })
help-red7 = Red7, gra karciana z siedmioma zasadami: graj, zadawaj pytania, odtwarzaj i sprawdzaj rozegrane gry.
help-red7-more = „{ $command } COMMAND --help” powie więcej o poleceniu.
help-best = Najlepszy układ kart w palecie przy danym kolorze.
help-questions-more = Z argumentem - czyta po jednym obiekcie JSON w wierszu, na przykład { $example }, i na każdy odpowiada w osobnym wierszu.
help-legal = Możliwe kroki osoby, która ma ruch w danej pozycji.
help-analyse = Wszystkie ruchy w pozycji, od najlepszego: szansa wygranej po ruchu i to, co pewne.
help-explore = Próbowanie ruchów od pozycji albo od chwili z gry, z oceną.
help-explore-more = W wierszach tekstu: czyta polecenia, po jednym w wierszu; „help” je wymienia. Jeśli nie pochodzą z terminala, pozycje są pisane jako tekst, a pierwszy odrzucony wiersz kończy program ze statusem 2.
help-learn = Nauka gry na krótkich pozycjach do zagrania.
help-view = Co dane miejsce może wiedzieć o pozycji, także po kilku turach.
help-show = Pozycja jako tabela i kto prowadzi przy każdym kolorze.
help-deal = Rozdanie z ziarna.
help-replay = Zapisana gra, tura po turze.
help-verify = Sprawdzenie zapisu: ziarna, rozdań, każdego kroku i wyniku.
help-verify-more = Kod wyjścia 0: wszystko się zgadza; 1: coś się nie zgadza; 2: zapisu nie można odczytać.
help-convert = Zapis jako tekst lub jako JSON.
help-review = Zakończona gra po fakcie: ocena każdego ruchu, szczęście oddzielone od umiejętności.
help-stats = Jak ktoś gra, na podstawie folderu z zapisami: wygrane, dokładność, kolory, drogie nawyki, szczęście.
help-stats-more = Gry są analizowane raz, a analizy zostają w folderze pamięci podręcznej. Bez --player jest to osoba z największą liczbą gier.
help-rules = Zasady z przykładami; wydania, opcje i drukowane instrukcje.
help-play = Gra z botami albo ludźmi przy stole w terminalu.
help-games = Co rozegrano tutaj lub na serwerze: lista, filtry, eksport.
help-bench = Jak szybko wszystko działa na tym komputerze: skompilowany silnik obok czystego Pythona.
help-warmup = Skompiluj silnik silnych botów teraz, zamiast później w tle.
help-arg-rule = kolor: R O Y G B I V; albo -, aby czytać pytania
help-arg-cards = karty, na przykład R7O4V1
help-arg-position = pozycja, na przykład „R 1 33 B5/R7Y2 V7/?7”
help-arg-position-or-dash = pozycja albo -, aby czytać pytania
help-arg-explore = pozycja, ciąg ruchów jak „v1.2 R 1 33 B5/R7Y2 V7/?7 | +R7 .” albo plik z zapisem gry
help-arg-learn = lekcja; bez niej lista wszystkich
help-arg-record = zapis jako tekst lub JSON; - to standardowe wejście
help-arg-folder = folder z zapisami, także w podfolderach
help-opt-help = pokaż tę pomoc
help-opt-version = pokaż wersję
help-opt-lang = język: en, fr, de, it, es, pl
help-opt-rules = wydanie i opcje, na przykład v1.2+draw+match+actions; albo basic, advanced, expert
help-opt-seat = miejsce, którego widok pokazać; 0 to widz
help-opt-turns = tury rozegrane od tego czasu, oddzielone przecinkami
help-opt-past = dopisz tury, które do tego doprowadziły, tak jak widziano je z tego miejsca
help-opt-players = liczba graczy, od 2 do 4
help-opt-seed = ziarno, 64 cyfry szesnastkowe; bez niego nowe
help-opt-round = numer rundy
help-opt-to = format zapisu: text lub json
help-opt-positions = wypisz tylko pozycję po każdej turze
help-opt-plain = zwykłe wiersze tekstu, wygodne dla czytnika ekranu
help-opt-seats = kto gra, w kolejności tur: ty jako me i boty; na przykład red,green,me
help-opt-watch = oglądaj grę botów między sobą
help-opt-speed = jak szybko grają boty: calm, normal, quick lub at-once
help-opt-resume = wróć do ostatnio przerwanej gry
help-opt-server = graj z ludźmi na serwerze: jego adres albo zaproszenie do stołu
help-opt-token = token konta na tym serwerze
help-opt-code = kod ze strony twojego konta, do zalogowania
help-opt-games-rules = tylko gry według tych zasad: basic, advanced, expert lub zasady takie jak v1.2+draw
help-opt-games-opponent = tylko gry z kimś o tym imieniu albo z botem
help-opt-games-result = tylko gry wygrane lub przegrane: won, lost
help-opt-games-since = tylko gry od tego dnia, na przykład 2026-01-31
help-opt-games-until = tylko gry do tego dnia
help-opt-games-server = zamiast tego twoje gry na tym serwerze
help-opt-games-export = folder, do którego trafią ich zapisy
help-opt-games-json = wypisz listę jako JSON
help-opt-book = drukowana instrukcja, w jej języku: zobacz „red7 rules”
help-opt-with = co dodać do instrukcji: draw, match, actions, połączone znakiem +
help-opt-name = twoje imię
help-opt-my-seat = twoje miejsce
help-opt-json = zapisz liczby jako JSON
help-opt-work = dokładność analizy; 100 trwa około sekundy
help-opt-seconds = zamiast tego analizuj przez tyle sekund
help-opt-explore-turn = ruch z zapisu, po którym zacząć; 0 to rozdanie
help-opt-explore-round = runda, w której liczony jest ten ruch; bez niej ruchy liczone są od początku gry
help-opt-review-work = jak dokładnie oceniać każdy ruch
help-opt-player = imię gracza
help-opt-svg = plik na obraz, jako SVG
help-opt-review-svg = plik na obraz analizy, w formacie SVG
help-opt-review-png = to samo w formacie PNG
help-opt-bot = przeciwnicy, od najsłabszego do najsilniejszego: violet, indigo, blue, green, yellow, orange, red
help-opt-save = plik, do którego po każdej turze trafia zapis gry
help-opt-no-hints = nie dawaj podpowiedzi
help-arena = Turniej botów.
help-arg-bots = nazwy botów, które grają
help-opt-arena-games = ile gier co najmniej rozegrać; każde rozdanie jest grane we wszystkich ustawieniach miejsc
help-opt-arena-workers = ile procesów gra jednocześnie; bez tego po jednym na procesor
help-opt-arena-seed = ziarno: 64 cyfry szesnastkowe albo liczba całkowita; bez niego nowe
help-opt-arena-budget = ile pracy bot może włożyć w jeden krok
help-opt-arena-limit = ile sekund ma bot na odpowiedź, zanim przegra grę
help-opt-arena-out = folder na gry i raport; podany ponownie wznawia turniej
help-opt-arena-json = wypisz wynik jako JSON
help-serve = Uruchom serwer dla graczy w przeglądarce i dla botów.
help-serve-more = Każdą opcję można też podać w środowisku, na przykład { $example }, albo w pliku wskazanym przez --config, jako TOML. Opcje mają pierwszeństwo przed środowiskiem, a środowisko przed plikiem.
help-opt-host = adres nasłuchu; 0.0.0.0 dla wszystkich sieci
help-opt-port = port; 0 oznacza dowolny wolny
help-opt-data = folder na dane; bez niego domyślny folder systemu
help-opt-database = adres URL bazy danych, na przykład sqlite:///gry.db lub postgresql://user@host/red7; bez niego plik w tym folderze
help-opt-processes = ile procesów dzieli port i bazę danych
help-opt-bus = serwery NATS łączące serwery jednej bazy danych na kilku komputerach, oddzielone przecinkami
help-opt-url = adres, pod którym dostępny jest serwer, jeśli stoi przed nim proxy
help-opt-log = poziom dziennika: debug, info, warning, error
help-opt-config = plik z ustawieniami
help-opt-no-browser = nie otwieraj przeglądarki
help-opt-no-warmup = nie kompiluj silnika w tle tam, gdzie jeszcze tego nie zrobiono
help-opt-pace = ile sekund bot odczekuje przed turą
help-opt-hold = ile sekund czeka miejsce gracza, którego nie ma
help-opt-rate = ile wiadomości na sekundę może wysłać gracz; 0 to brak limitu
help-opt-requests = ile zapytań na sekundę z jednego adresu; 0 to brak limitu
help-opt-sockets = ile połączeń może być otwartych z jednego adresu
help-opt-tables = ile stołów z niezakończoną grą może mieć otwartych jeden gracz; jeden adres dziesięć razy tyle; 0 to brak limitu
help-opt-games = w ilu grach jeden gracz może mieć miejsce; 0 to brak limitu
help-opt-new-hours = przez ile godzin gość liczy się jako nowy; 0 to brak limitów dla nowych
help-opt-new-tables = ile stołów z niezakończoną grą może mieć otwartych nowy gość; 0 to tyle co inni
help-opt-new-phrases = ile zwrotów na minutę może powiedzieć nowy gość; 0 to brak limitu
help-opt-study = ile pytań o analizę na minutę może zadać jeden gracz; 0 to brak limitu
help-opt-study-work = ile pracy może wymagać jedno z nich; 0 to brak analiz
help-opt-sign-ins = ile razy na minutę można próbować się zalogować z jednego adresu i na jedno imię; 0 to brak limitu
help-opt-keep = po ilu dniach kończy się gra, do której nikt nie wraca; 0 to nigdy
help-opt-metrics-token = sekret dla programów, które nadzorują serwer z innego komputera
help-opt-traces = kolektor, do którego trafiają ślady, dla OpenTelemetry
help-opt-proxies = ile serwerów proxy stoi z przodu i podaje adresy klientów
help-opt-hosts = inne nazwy, na które odpowiada serwer, oddzielone przecinkami
help-worker = Myśl za boty serwerów na innych komputerach.
help-opt-threads = ile botów myśli jednocześnie; domyślnie jeden na procesor
help-admin = Utwórz kopię zapasową, przywróć, wyeksportuj lub przenieś dane serwera, odbuduj to, co z nich wynika, albo zarządzaj graczami. Tylko na czas przenoszenia trzeba go zatrzymać.
help-arg-task = backup, restore, export, move, recompute (wszystkie oceny) lub rebuild (spis gier, a potem wszystkie oceny); players, ban, unban, rename, close, reports, handle, audit lub names
help-arg-target = plik; dla export folder na wszystkie zapisy; dla move folder lub adres URL, gdzie są dane; poza tym imię lub identyfikator gracza; dla close także identyfikator stołu; dla players część imienia; dla names add lub remove
help-arg-to = dla move folder lub adres URL, dokąd trafią dane; dla rename nowe imię; dla names imię, z * na końcu lub początku zamiast czegokolwiek
help-arg-section = nazwa rozdziału zasad albo all; bez niej to, co można wybrać
help-opt-days = dla ban na ile dni; bez tego na zawsze
help-opt-why = dla ban powód, dla innych gospodarzy i do eksportu gracza
help-opt-kind = dla players tylko jeden rodzaj
help-opt-banned = dla players tylko wykluczeni
help-opt-reported = dla players tylko zgłoszeni

## Answers

show-canvas = Płótno: { $colour } – { $rule }
show-deck-known = Stos dociągania: { $count }, na wierzchu { $cards }
show-to-move = ma ruch
show-out = poza rundą
show-palette = Paleta
show-hand = Ręka
show-winning = na prowadzeniu
show-under = Kto prowadzi przy każdym kolorze
show-gone = Poza grą
show-scores = Punkty
show-open = Możliwe kroki
show-steps = Ta tura do tej pory
show-winner = Miejsce { $seat } wygrało rundę.
deal-seed = Ziarno
deal-commitment = Zobowiązanie
deal-position = Pozycja
replay-round-won = { $name } wygrywa rundę (na płótnie { $colour }) i zabiera { $cards }.
replay-won = { $names } { $count ->
    [one] wygrywa grę.
   *[other] dzielą się zwycięstwem.
}
game-running = Gra jeszcze trwa.
verify-commitment = To jest obiecane ziarno.
verify-no-commitment = W zapisie nie ma zobowiązania, więc ziarno mogło zostać wybrane później.
verify-deals = { $count ->
    [0] Nie ma rozdań do sprawdzenia.
    [one] Jedyne rozdanie pochodzi z ziarna.
    [2] Oba rozdania pochodzą z ziarna.
    [few] Wszystkie { $count } rozdania pochodzą z ziarna.
    [many] Wszystkie { $count } rozdań pochodzi z ziarna.
   *[other] Wszystkie { $count } rozdania pochodzą z ziarna.
}
verify-turns = { $count ->
    [0] Nie ma tur do sprawdzenia.
    [one] Jedyna tura jest zgodna z zasadami.
    [2] Obie tury są zgodne z zasadami.
    [few] Wszystkie { $count } tury są zgodne z zasadami.
    [many] Wszystkie { $count } tur jest zgodnych z zasadami.
   *[other] Wszystkie { $count } tury są zgodne z zasadami.
}
verify-result = Wynik się zgadza: { $names }.
rules-options = Opcje
rules-books = Drukowane instrukcje
rules-named = Krótkie nazwy
rules-play-book = Gra według drukowanej instrukcji: { $command }
rules-sections = Rozdziały, dla red7 rules SECTION
rules-section-unknown = Nie ma rozdziału „{ $text }”. Wylicza je red7 rules.
rules-more = Więcej o tym: { $command }

## The server

serve-at = Red7 działa pod adresem { $url }
serve-stop = Ctrl+C zatrzymuje serwer; gry toczą się dalej po następnym uruchomieniu.
serve-bye = Serwer został zatrzymany. Nic nie przepadło.
serve-port = Nie można użyć portu { $port } pod { $host }: { $why }. Wybierz inny przez --port albo 0, czyli dowolny wolny.
serve-folder = Nie można użyć folderu { $folder } na dane: { $why }. Wybierz inny przez --data.
serve-newer = Dane w { $folder } pochodzą z nowszej wersji red7. Zaktualizuj red7 albo wybierz inny folder przez --data.
serve-data = Danych w { $folder } nie można użyć: { $why }. Przywróć kopię poleceniem „red7 admin restore” albo wybierz inny folder opcją --data.
serve-in-use = Danych w { $folder } używa inny serwer. Najpierw go zatrzymaj albo wybierz inne dane.
serve-links = Baza danych { $file } ma jeszcze inną nazwę (twarde dowiązanie), a zmiany zapisane pod jedną mogą przepaść pod drugą. Usuń wszystkie nazwy oprócz jednej.
serve-database = „{ $url }” nie jest bazą danych, której red7 może użyć. Podaj plik SQLite, na przykład sqlite:///gry.db, albo bazę PostgreSQL, na przykład postgresql://user@host/red7.
serve-driver = PostgreSQL wymaga sterownika, który nie jest zainstalowany. Zainstaluj go poleceniem: { $install }
serve-unreachable = Nie można użyć bazy danych { $url }: { $why }.
serve-bus = „{ $url }” nie jest adresem serwera NATS. Zapisz go tak: { $example }.
serve-bus-missing = Magistrala wymaga pakietów, które nie są zainstalowane. Zainstaluj je: { $install }
serve-traces = Nie można wysyłać śladów do „{ $url }”. Podaj adres kolektora bez hasła, na przykład { $example }.
serve-traces-missing = Ślady wymagają pakietów, które nie są zainstalowane. Zainstaluj je: { $install }
serve-secret = Plik { $file } jest uszkodzony. Usuń go, a powstanie na nowo; wszyscy będą potem musieli podać imię jeszcze raz.
worker-runs = Ten proces myśli za boty. Ctrl+C go zatrzymuje.
serve-config-wrong = Nie można odczytać pliku { $file }: { $why }.
serve-setting-unknown = { $file }: nie ma ustawienia „{ $text }”. Ustawienia to: { $names }.
serve-value-wrong = „{ $value }” to zła wartość dla { $text }.
admin-nothing = W { $folder } nie ma danych.
admin-saved = Dane zapisano w { $file }.
admin-restored = Przywrócono dane z { $file }. Działający serwer używa ich dalej.
admin-kept = Poprzednie dane są w { $file }.
admin-exported = { $count ->
    [one] W { $folder } zapisano jedną grę.
    [few] W { $folder } zapisano { $count } gry.
   *[other] W { $folder } zapisano { $count } gier.
}
admin-not-backup = { $file } nie jest kopią zapasową red7.
admin-damaged = { $file } jest uszkodzony: { $why }. Nic nie zmieniono.
admin-target-used = W { $target } są już dane. Nic nie zmieniono.
admin-copy-differs = Kopia w { $target } różniła się od oryginału i została odrzucona.
admin-moving = { $done } z { $total } wierszy
admin-moved = { $count ->
    [one] Skopiowano i porównano jeden wiersz.
    [few] Skopiowano i porównano { $count } wiersze.
   *[other] Skopiowano i porównano { $count } wierszy.
}
admin-redoing = { $done } z { $total }
admin-recomputed = { $games ->
    [one] Jedną grę oceniono od nowa.
    [few] Od nowa oceniono { $games } gry.
   *[other] Od nowa oceniono { $games } gier.
}
admin-ratings-changed = { $count ->
    [0] Wszystkie oceny są takie jak przedtem, co do ostatniej cyfry.
    [one] Jedna ocena jest teraz inna.
    [few] { $count } oceny są teraz inne.
   *[other] { $count } ocen jest teraz innych.
}
admin-none = Nie ma nic do pokazania.
admin-player-unknown = Nie ma gracza „{ $player }”.
admin-player-several = Kilku graczy nosi imię „{ $player }”. Wskaż jednego identyfikatorem: { $ids }
admin-banned = { $name } nie może tu grać do { $until }.
admin-banned-for-good = { $name } nie może już tu grać.
admin-unbanned = { $name } znów może tu grać.
admin-renamed = { $before } nosi teraz imię { $name }.
admin-closed = Liczba zamkniętych stołów: { $count }.
admin-report = { $time }  { $reason }: { $name } ({ $player }), zgłasza { $sender }, stół { $table }
admin-handled = Liczba załatwionych zgłoszeń dotyczących gracza { $name }: { $count }.
admin-name-wrong = „{ $word }” nie może być na liście. Napisz słowo, z * na końcu lub początku zamiast czegokolwiek.
admin-name-unknown = „{ $word }” nie ma na liście.
admin-name-added = „{ $word }” będzie odtąd odrzucane. Kto już tak się nazywa, zachowuje imię, dopóki go nie zmienisz.
admin-name-removed = „{ $word }” nie jest już odrzucane.
admin-note-banned = wykluczenie do { $until }
admin-note-banned-for-good = wykluczenie na zawsze
admin-note-reports = zgłoszenia: { $count }

## The kernels

warmup-doing = Kompilacja: { $name }
warmup-done = Gotowe.
bench-doing = Pomiar potrwa około dwudziestu sekund…
bench-playouts = { $name }: { $rate } gier na sekundę; czysty Python { $python } ({ $ratio })
bench-rest = Reszta: { $figures }
help-dataset = Zapisywanie gier botów w plikach Parquet, do nauki.
help-dataset-more = Potrzebny jest PyArrow: { $command }. Folder zawiera też kartę z opisem plików. Te same opcje dają te same pliki.
help-opt-dataset-out = folder na pliki
help-opt-dataset-games = ile gier rozegrać; każde rozdanie jest rozgrywane we wszystkich obrotach miejsc
help-opt-dataset-seed = liczba całkowita, która decyduje o wszystkich losowaniach
dataset-out-missing = Podaj folder na pliki za pomocą --out.
dataset-no-pyarrow = Zbiory danych wymagają PyArrow. Zainstaluj go poleceniem: { $command }
dataset-lost = Przerwano. Nic nie zapisano.
dataset-done = Liczba gier: { $games }, kroków: { $steps }, w folderze { $folder }.
help-train = Ucz sieć, każąc jej grać z samą sobą.
help-train-more = Potrzebny jest JAX: { $command }. Naukę można przerwać i wznowić od dowolnego zapisu. W folderze są też krzywe, jako tabela i jako obraz.
help-opt-train-out = folder na zapisy i krzywe
help-opt-train-resume = folder wcześniejszego zapisu, od którego nauka ma iść dalej
help-opt-train-minutes = ile minut trwa nauka
help-opt-train-games = ile gier toczy się naraz
help-opt-train-width = liczba jednostek w najszerszej warstwie
help-opt-train-horizon = planowana długość w milionach kroków, na której maleje tempo uczenia
help-opt-train-rules = ucz tylko tych zasad
help-opt-train-players = ucz tylko dla tej liczby graczy
help-opt-train-against = ucz tylko wygrywać z wagami z tego pliku
help-opt-train-seed = liczba całkowita, która wyznacza wszystkie losowania
train-out-missing = Podaj przez --out folder na zapisy.
train-range = { $option } musi być liczbą całkowitą od 1 do { $most }.
train-eights = --games i --width muszą być wielokrotnościami 8.
train-players = --players musi wynosić 2, 3 lub 4.
train-nothing-there = Niczego tu nie ma: { $path }
train-no-jax = Do nauki potrzebny jest JAX. Zainstaluj go poleceniem: { $command }
train-failed = Nauka nie może się zacząć: { $why }
train-line = { $minutes } min · { $steps } mln kroków · { $speed } kroków/s · entropia { $entropy } · wygrane z najstarszą wersją przy 2 / 3 / 4 graczach: { $shares }%
train-done = Zapis i krzywe są w folderze { $folder }.
train-curve-past = Wygrane z dawnymi wersjami
train-curve-oldest = Wygrane z najstarszą wersją
train-curve-losses = Straty
train-curve-entropy = Entropia
train-curve-past-2 = 2 graczy
train-curve-past-3 = 3 graczy
train-curve-past-4 = 4 graczy
train-curve-oldest-2 = 2 graczy
train-curve-oldest-3 = 3 graczy
train-curve-oldest-4 = 4 graczy
train-curve-value = szanse wygranej
train-curve-critic = krytyk
train-curve-belief = ukryte karty
train-curve-steps = mln kroków
