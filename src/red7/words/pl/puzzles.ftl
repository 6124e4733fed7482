### Puzzles, in Polish: read by the command. “You” is the one who solves.


## A puzzle, its question and its answer

puzzle-title = Zagadka { $id }: { $kind }
puzzle-rules = Zasady { $rules }, trudność { $difficulty }. Zajmujesz miejsce 1.
puzzle-kind-stay = Zostań w rundzie
puzzle-kind-sure = Pewna wygrana
puzzle-kind-open = Wygrana przy odkrytych kartach
puzzle-kind-action = Użyj akcji
puzzle-kind-deny = Nie oddaj punktów
puzzle-kind-best = Najlepszy ruch
puzzle-ask-stay = Tylko jeden ruch pozwala ci zostać w rundzie. Który?
puzzle-ask-sure = Tylko jeden ruch wygrywa rundę, cokolwiek inni mają na ręce. Który?
puzzle-ask-open = { $count ->
    [one] Wszystkie karty są odkryte. Tylko jeden ruch wygrywa rundę, i to od razu. Który?
    [few] Wszystkie karty są odkryte. Tylko jeden ruch wygrywa rundę, najwyżej w { $count } twoich turach. Który?
   *[other] Wszystkie karty są odkryte. Tylko jeden ruch wygrywa rundę, najwyżej w { $count } twoich turach. Który?
}
puzzle-ask-action = Wszystkie karty są odkryte, także stos dociągania. Tylko jeden ruch wygrywa rundę, dzięki akcji. Który?
puzzle-ask-deny = Wszystkie karty są odkryte. Nie możesz wygrać tej rundy, ale jeden ruch nie pozwala rywalowi zdobyć { $goal } punktów. Który?
puzzle-ask-best = Nie znasz drugiej ręki. Jeden ruch wygrywa wyraźnie częściej niż każdy inny. Który?
puzzle-help = Napisz ruch, na przykład +R7 >G4 albo ~. „answer” pokazuje rozwiązanie, „quit” kończy.
puzzle-prompt = Twój ruch:
puzzle-right = Dobrze!
puzzle-wrong = { $turn } to nie jest rozwiązanie.
puzzle-answer = Rozwiązanie: { $turn }
puzzle-also = Równie dobre, bo prowadzi do tego samego: { $turns }
puzzle-because-stay = Wszystkie inne ruchy oznaczają opuszczenie rundy.
puzzle-because-sure = Po każdym innym ruchu są karty, z którymi inni mogą nie dopuścić do twojej wygranej.
puzzle-because-open = { $count ->
    [one] Rywal nie ma na to odpowiedzi.
    [few] Cokolwiek zrobi rywal, wygrywasz najwyżej w { $count } turach; po każdym innym ruchu istnieje odpowiedź.
   *[other] Cokolwiek zrobi rywal, wygrywasz najwyżej w { $count } turach; po każdym innym ruchu istnieje odpowiedź.
}
puzzle-because-action = Bez tej akcji inni mogą nie dopuścić do twojej wygranej.
puzzle-denied = { $count ->
    [one] Rywal zdobywa wtedy najwyżej 1 punkt i ma { $total } z { $goal }.
    [few] Rywal zdobywa wtedy najwyżej { $count } punkty i ma { $total } z { $goal }.
   *[many] Rywal zdobywa wtedy najwyżej { $count } punktów i ma { $total } z { $goal }.
}
puzzle-because-deny = Po każdym innym ruchu rywal może osiągnąć cel.
puzzle-because-best = Przy odkrytych kartach wygrywa w co najmniej 10 na 100 możliwych układów więcej niż każdy inny ruch; wszystkie układy liczą się tak samo.
puzzle-explore = Wypróbuj: { $command }
puzzle-unknown = Nie ma zagadki „{ $text }”.

## The table of all puzzles, and making new ones

puzzles-kind = Rodzaj
puzzles-count = Zagadki
puzzles-easiest = Najłatwiejsza
puzzles-middle = Środkowa
puzzles-hardest = Najtrudniejsza
puzzles-players = Graczy w rundzie
puzzles-total = { $count ->
    [one] { $count } zagadka.
    [few] { $count } zagadki.
   *[other] { $count } zagadek.
}
puzzles-making = { $done } z { $total } zagadek, z { $games } gier…
puzzles-made = { $count ->
    [one] Zapisano { $count } zagadkę w { $file }.
    [few] Zapisano { $count } zagadki w { $file }.
   *[other] Zapisano { $count } zagadek w { $file }.
}

## Help

help-puzzle = Zagadka do rozwiązania: dzisiejsza, wybranego rodzaju albo konkretna.
help-puzzle-more = W wierszach tekstu: czyta ruchy, po jednym w wierszu, i mówi, czy są dobre. Niedozwolony ruch jest odrzucany z podaniem powodu.
help-puzzles = Wszystkie dołączone zagadki: ile ich jest, lista dla programów albo nowe zagadki.
help-arg-puzzles = „generate”, by utworzyć nowe zagadki; bez tego widać te, które są
help-opt-puzzle-kind = rodzaj zagadki
help-opt-puzzle-id = identyfikator zagadki
help-opt-puzzles-json = zapisz zagadki jako JSON, po jednej w wierszu
help-opt-puzzles-kinds = tylko te rodzaje, oddzielone przecinkami
help-opt-puzzles-seed = liczba; ta sama liczba daje te same zagadki
help-opt-puzzles-count = ile zagadek utworzyć, po kolei każdego rodzaju
help-opt-puzzles-output = plik, w którym mają być zapisane
