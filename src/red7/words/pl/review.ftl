### A game in hindsight, in Polish: read by the page once a review is asked for, for pictures of
### reviews, and by the command.

## Asking for a review

review-start = Przeanalizuj grę
review-about = Każdy ruch oceniany jest według tego, co gracz mógł wiedzieć, a szczęście jest oddzielone od umiejętności.
review-doing = Ruchy: { $done } z { $total }
review-failed = Nie udało się zrobić analizy.

## A turn

review-mark = { $mark ->
    [best] najlepszy
    [good] dobry
    [inaccuracy] niedokładność
    [mistake] błąd
   *[blunder] gruby błąd
}
review-count = { $count } × { review-mark }
review-percent = { $share }%
review-forced = Nie było innego sposobu, by zostać w grze.
review-better = lepiej: { $turn } ({ $points })
review-better-by = Lepiej o { $points } pkt
review-seen = Przy odkrytych kartach
review-seen-better = { $turn } { $best } zamiast { $mine }.
review-seen-same = To był najlepszy ruch.
review-luck-now = Szczęście w tej chwili
review-turning = punkt zwrotny
review-next = Następny błąd
review-previous = Poprzedni błąd
review-faultless = Nie popełniono żadnego błędu.
review-whose = Błędy
review-everybody = wszystkich
review-worst = najdroższy błąd
review-try = Spróbuj innego ruchu
review-raise = Pokaż więcej
review-lower = Pokaż mniej

## The whole game

review-chances = Szanse na wygraną
review-table = Szanse w tabeli
review-summary = Podsumowanie
review-turning-points = Punkty zwrotne
review-accuracy-name = Dokładność
review-result = Wynik
review-luck-name = Szczęście
review-own = Własne błędy
review-others = Błędy innych
review-deal = Rozdanie
review-draws = Dociąganie
review-unseen = Ukryte karty
review-sum-about = Wynik w porównaniu z równym udziałem, w punktach procentowych.
review-sum = Wynik { $result } = szczęście { $luck }, własne błędy { $own }, błędy innych { $others }
review-luck = Szczęście: rozdanie { $deal }, dociąganie { $draw }, ukryte karty { $unseen }
review-accuracy = Dokładność { $share }% ({ $marks })

## Passing it on

review-share = Udostępnij
review-link = Link do analizy
review-png = Obraz (PNG)
review-svg = Obraz (SVG)
