### Puzzles on the page, in Polish.

web-puzzle-all = Zagadki
web-puzzle-open = Zagadka { $id }

## What there is

web-puzzle-today = Zagadka dnia
web-puzzle-today-next = Następna pojawi się za { $time }.
web-puzzle-solve = Rozwiąż
web-puzzle-look = Zobacz rozwiązanie
web-puzzle-series = Seria bez końca
web-puzzle-series-more = Jedna po drugiej, mniej więcej na twoim poziomie.
web-puzzle-rush = Wyścig z zagadkami
web-puzzle-rush-more = Ile zdążysz w trzy minuty. Trzeci błąd go kończy.
web-puzzle-rush-start = Start
web-puzzle-rush-again = Jeszcze raz
web-puzzle-kinds = Według rodzaju
web-puzzle-kind-stay = Zostań w grze
web-puzzle-kind-sure = Pewna wygrana
web-puzzle-kind-open = Odkryte karty
web-puzzle-kind-action = Użyj akcji
web-puzzle-kind-deny = Nie oddaj punktów
web-puzzle-kind-best = Najlepszy ruch

## The reader

web-puzzle-streak = { $count ->
    [0] Jeszcze ani dnia z rzędu
    [one] Jeden dzień z rzędu
    [few] { $count } dni z rzędu
    [many] { $count } dni z rzędu
   *[other] { $count } dni z rzędu
}
web-puzzle-longest = Rekord: { $count }
web-puzzle-rating = Twoja ocena: { $points }
web-puzzle-rating-about = Twoja ocena: około { $points }

## Solving

web-puzzle-task-stay = Tylko jeden ruch pozwala ci zostać w rundzie. Znajdź go.
web-puzzle-task-sure = Znajdź ruch, który wygrywa rundę, cokolwiek inni mają na ręce.
web-puzzle-task-open = { $count ->
    [1] Wszystkie karty są odkryte. Znajdź ruch, który wygrywa rundę.
   *[other] Wszystkie karty są odkryte. Znajdź ruch, który prowadzi do wygranej w { $count } turach.
}
web-puzzle-task-action = Wszystkie karty są odkryte. Rundę wygrywa tylko akcja. Znajdź ruch.
web-puzzle-task-deny = Wszystkie karty są odkryte. Nie możesz wygrać: nie pozwól rywalowi osiągnąć celu.
web-puzzle-task-best = Znajdź ruch, który wygrywa najczęściej.
web-puzzle-level = Trudność { $points }
web-puzzle-compose = Ułóż swój ruch. Czy jest dobry, dowiesz się po zatwierdzeniu.
web-puzzle-step = Twój ruch do tej pory: { $turn }
web-puzzle-player = Gracz { $seat }
web-puzzle-confirm = Zatwierdź
web-puzzle-show = Pokaż rozwiązanie
web-puzzle-sure = Pokazać rozwiązanie? Zagadka nie będzie zaliczona.
web-puzzle-right = Dobrze!
web-puzzle-wrong = To nie jest rozwiązanie. Spróbuj jeszcze raz.
web-puzzle-answer = Rozwiązanie
web-puzzle-shown = Tym razem bez rozwiązania
web-puzzle-gained = Ocena { $points }
web-puzzle-yours = Twój ruch { $turn }:
web-puzzle-counts = { $count ->
    [1] Nikt inny jeszcze nie próbował.
   *[other] Od razu rozwiązało: { $solved } z { $count }.
}
web-puzzle-next = Następna zagadka
web-puzzle-share = Udostępnij
web-puzzle-shared = Skopiowano

## A rush

web-puzzle-left = zostało { $time }
web-puzzle-score = { $count ->
    [0] Jeszcze nic
    [one] Rozwiązana jedna
    [few] Rozwiązane: { $count }
    [many] Rozwiązane: { $count }
   *[other] Rozwiązane: { $count }
}
web-puzzle-misses = Błędy: { $count } z { $most }
web-puzzle-over = Wyścig skończony
web-puzzle-best = Twój rekord: { $count }
web-puzzle-missed = Nierozwiązane:
