### Histories, profiles and leaders, in Polish: read by the page of ratings.

## Finding one’s way

ratings-more = Więcej

## Games

ratings-rules = Zasady
ratings-all-rules = Wszystkie zasady
ratings-result = Wynik
ratings-any = Wygrane i przegrane
ratings-won = Wygrana
ratings-lost = Przegrana
ratings-opponent = Przeciwnik
ratings-anybody = Każdy
ratings-changed = Ocena { $points } ({ $change })
ratings-empty = Nie ma jeszcze gier
ratings-empty-more = Tu pojawi się każda gra, którą rozegrasz do końca.
ratings-no-match = Nie ma takiej gry.

## Ratings

ratings-since = Tutaj od { $day }
ratings-program = Pod tym imieniem gra program.
ratings-bot = Bot tego serwera. Gdy zaczyna grać inaczej, staje się inną wersją, która ma własną ocenę.
ratings-bot-version = Wersja
ratings-margin = ± { $margin }
ratings-record = { $count ->
    [one] { $count } gra rankingowa, wygrane: { $won }
    [few] { $count } gry rankingowe, wygrane: { $won }
   *[other] { $count } gier rankingowych, wygrane: { $won }
}
ratings-provisional = tymczasowa
ratings-about = Wszyscy zaczynają od 1500. Liczba po ± mówi, jak daleko może być prawdziwa siła gry: w 19 przypadkach na 20 mieści się w tych granicach. Przez pierwsze dziesięć gier rankingowych ocena jest tymczasowa.
ratings-course = Ocena w czasie
ratings-plot = { $count ->
    [one] Ocena po jednej grze: { $points } ± { $margin }
    [few] Ocena w ciągu { $count } gier, między { $low } a { $high }; teraz { $points } ± { $margin }
   *[other] Ocena w ciągu { $count } gier, między { $low } a { $high }; teraz { $points } ± { $margin }
}
ratings-rated = Gry rankingowe
ratings-none = Nie ma jeszcze gier rankingowych
ratings-none-more = Aby grać o ocenę, włącz „Rankingowa” przy przygotowaniu stołu.

## Leaders

ratings-place = Miejsce
ratings-player = Imię
ratings-rating = Ocena
ratings-played = Gry
ratings-version = wersja { $version }
ratings-version-now = wersja { $version }, która gra teraz
