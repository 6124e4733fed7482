### How a player plays, in Polish: read by the page of statistics and by the command.

## In numbers

stats-games = Gry: { $count }, wygrane: { $won } (przez samo szczęście: { $expected })
stats-accuracy = Dokładność w czasie
stats-mean = średnio { $share }%
stats-colours = Wygrane rundy według koloru na płótnie
stats-habits = Najdroższe nawyki, w punktach na grę
stats-by = Wygrane gry
stats-players = liczba graczy: { $count }
stats-against = przeciwko: { $name }
stats-balance = Szczęście i umiejętności, w punktach na grę
stats-result = Wynik
stats-luck = Szczęście
stats-luck-kind = { $kind ->
    [deal] z tego rozdanie
    [draw] z tego dociąganie
   *[unseen] z tego ukryte karty
}
stats-own = Własne błędy
stats-others = Błędy innych
stats-made = { $played ->
    [play] Tylko zagranie
    [discard] Tylko odrzucenie
    [both] Zagranie i odrzucenie
    [draw] Dociągnięcie
    [end] Koniec tury
   *[out] Wycofanie się
}
stats-better = { $best ->
    [play] samego zagrania
    [discard] samego odrzucenia
    [both] zagrania i odrzucenia
    [draw] dociągnięcia
    [end] końca tury
   *[out] wycofania się
}
stats-habit-kind = { $same ->
    [yes] { stats-made }, ale złe karty
   *[no] { stats-made } zamiast { stats-better }
}
stats-habit-action = { $way ->
    [missed] Pominięta akcja, karta { $number }
   *[used] Zbędna akcja, karta { $number }
}
stats-habit-part = { $part ->
    [early] W pierwszych dwóch turach rundy
    [middle] W trzeciej i czwartej turze
   *[late] Od piątej tury
}
stats-habit-theme = { $theme ->
    [out] Odpadnięcie bez potrzeby
    [hope] Liczenie na kartę
    [win] Niewykorzystana wygrana
    [points] Gra o mniej punktów
    [answers] Więcej odpowiedzi dla innych
    [hand] Strata przydatnych kart
    [palette] Słabsza paleta
   *[other] Z powodów widocznych później
}

## The page: all games

stats-empty = Nie ma jeszcze skończonej gry
stats-empty-more = Rozegraj grę do końca, a zostanie tu policzona: ile wygrywasz, jak dokładnie grasz, co kosztuje cię najwięcej.
stats-older = Policzone są tylko najnowsze gry: { $count }.
stats-rules = Według zasad
stats-seats = Według liczby graczy
stats-opponents = Według przeciwników
stats-of = { $won } z { $count }
stats-mark = Kreska pokazuje, ile dałoby samo szczęście.
stats-list = Gry
stats-all = Pokaż wszystkie gry ({ $count })
stats-won = Wygrana
stats-lost = Przegrana
stats-unreviewed = bez analizy

## The page: what reviews tell

stats-percent = { $share }%
stats-plot = Dokładność w grach ({ $count }), od najstarszej: od { $low }% do { $high }%, średnio { $share }%.
stats-each = Gier na każdy punkt wykresu: { $count }.
stats-habit-group = { $group ->
    [kind] Rodzaj tury
    [action] Akcje
    [part] Kiedy w rundzie
   *[theme] Co było nie tak
}
stats-faultless = Nic się nie zmarnowało.
stats-habits-about = Różne spojrzenia na te same błędy.

## The page: reviewing

stats-left = { $count ->
    [one] Jedna gra nie ma jeszcze analizy.
    [few] { $count } gry nie mają jeszcze analizy.
   *[many] { $count } gier nie ma jeszcze analizy.
}
stats-review-about = Dokładność, nawyki i szczęście pochodzą z analiz, w których oceniana jest każda tura.
stats-review = Przeanalizuj gry
stats-reviewing = Przeanalizowane: { $done } z { $total }
stats-stop = Zatrzymaj
stats-failed = Nie wszystkie gry udało się przeanalizować.
