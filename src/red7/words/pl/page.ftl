### What only the page says, in Polish.

## The first page

web-lead = 49 kart, siedem zasad i jedno prawo: na koniec swojej tury musisz prowadzić.
web-play-now = Graj teraz
web-levels = Wybór zasad
web-your-games = Twoje gry
web-game-turn = Teraz gra { $name }
web-games-more = { $count ->
    [one] Jeszcze jedna gra
    [few] Jeszcze { $count } gry
   *[many] Jeszcze { $count } gier
}
web-games-fewer = Mniej gier
web-level-basic = Podstawowe
web-level-basic-more = jedna runda, siedem zasad
web-level-advanced = Zaawansowane
web-level-advanced-more = kilka rund na punkty
web-level-expert = Eksperckie
web-level-expert-more = na punkty, z akcjami
web-with-friends = Graj ze znajomymi
web-choose-rules = Zasady i przeciwnicy
web-show-pause = Zatrzymaj grę w tle
web-show-on = Wznów grę w tle
web-name = Twoje imię
web-greeting = Cześć, { $name }!
web-language = Język
web-theme = Wygląd
web-theme-auto = Jak w systemie
web-theme-light = Jasny
web-theme-dark = Ciemny

## A new table

web-option-draw = Dociąganie
web-option-draw-must = Dociąganie obowiązkowe
web-option-match = Punkty
web-option-actions = Akcje
web-clock-left = pozostało { $text }
web-open-table = Otwórz stół

## Before the game

web-start = Rozpocznij grę
web-room = Czekamy na graczy
web-add-bot = Dodaj bota…
web-seat-free = Wolne miejsce
web-bot-level = Bot, siła { $number } z 7

## At the table

web-table = Stół
web-home = Strona główna
web-home-running = Strona główna (gra pozostaje otwarta)
web-tab-turn = Twoja tura
web-help = Pomoc
web-explain = Co oznacza ta zasada?
web-explain-action = Co robi ta karta?
web-menu = Ustawienia
web-close = Zamknij
web-cancel = Anuluj
web-talk = Powiedz coś
web-log = Przebieg gry
web-leave = Odejdź od stołu
web-connecting = Łączenie…
web-lost = Utracono połączenie. Ponawiam…
web-part-missing = Nie udało się wczytać tej części strony.
web-try-again = Spróbuj ponownie
web-restarting = Serwer uruchamia się ponownie. Chwileczkę…
web-bot-for-you = Za ciebie gra bot.
web-seat-back = Wracam na miejsce
web-card = { $colour ->
    [R] czerwona
    [O] pomarańczowa
    [Y] żółta
    [G] zielona
    [B] niebieska
    [I] indygo
   *[V] fioletowa
} { $number }
web-card-hidden = zakryta karta
web-card-known = { web-card }, znana wszystkim
web-known-cards = wszyscy znają: { $cards }
web-card-best = { web-card }, w najlepszym układzie
web-starter = Czerwona karta startowa
web-board = Kto prowadziłby przy każdym kolorze
web-seat-label = { $name } przy stole
web-bot = { $name } (bot)
web-palette-of = Paleta: { $name }
web-your-palette = Twoja paleta
web-your-hand = Twoja ręka
web-hand-count = { $count ->
    [one] jedna karta na ręce
    [few] { $count } karty na ręce
   *[other] { $count } kart na ręce
}
web-sort-number = Sortuj według numerów
web-sort-colour = Sortuj według kolorów
web-deck-known-cards = na wierzchu: { $cards }
web-score-of = punkty: { $count } z { $goal }
web-winning = prowadzi
web-not-winning = nie prowadzi
web-would-win = da prowadzenie
web-would-not-win = jeszcze nie prowadzi
web-out = odpada
web-away = brak przy stole
web-left = poza stołem
web-to-move = ma ruch
web-verdict = { $name } prowadzi.
web-verdict-you = Prowadzisz.
web-verdict-would = Po tym ruchu prowadzi { $name }.
web-verdict-you-would = Po tym ruchu prowadzisz.
web-verdict-nobody = Nikt nie prowadzi.

## The reader’s move

web-guide = Twój ruch
web-do-start = Twoja tura: zagraj kartę, odrzuć jedną albo zrób jedno i drugie. Na koniec musisz prowadzić.
web-do-only-drop = Twoja tura, ale żadna z twoich kart nie da prowadzenia: możesz się tylko wycofać.
web-do-end = Zakończ turę albo odrzuć jeszcze kartę.
web-do-discard = Jeszcze nie prowadzisz: odrzuć teraz kartę na płótno.
web-do-behind = Nie prowadzisz: odrzuć kartę na płótno albo się wycofaj.
web-do-one = Jedynka: wybierz kartę z innej palety. Trafi zakryta na stos dociągania.
web-do-five = Piątka: zagraj jeszcze jedną kartę z ręki do palety.
web-do-seven = Siódemka: wybierz kartę ze swojej palety, na płótno albo zakrytą na stos.
web-do-seven-canvas = Siódemka: wybierz inną kartę ze swojej palety. Trafi na płótno.
web-do-earned = Odrzucony numer przewyższa liczbę kart w twojej palecie: możesz dociągnąć kartę.
web-do-seven-earned = { web-do-earned }
web-do-earned-must = Odrzucony numer przewyższa liczbę kart w twojej palecie: musisz dociągnąć kartę.
web-do-play = Ruch gotowy: wykonaj go albo cofnij.
web-do-play-draws = Zaraz dociągniesz kartę. Potem nie da się już nic cofnąć.
web-do-play-out = To dozwolone, ale nie będziesz na prowadzeniu i odpadniesz.
web-where-to = Gdzie położyć { $colour ->
    [R] czerwoną
    [O] pomarańczową
    [Y] żółtą
    [G] zieloną
    [B] niebieską
    [I] indygo
   *[V] fioletową
} { $number }?
web-looking = Chwileczkę…
web-slow = Serwer jeszcze nie odpowiedział. Twój ruch jest zachowany i możesz go cofnąć.
web-sending = Wysyłanie ruchu…
web-do-others-turn = Teraz gra { $name }.
web-do-out-of-round = Odpadasz z tej rundy, ale możesz oglądać dalej.
web-do-watching = Oglądasz grę.
web-do-watching-turn = Oglądasz grę. Teraz gra { $name }.
web-faster = Szybciej
web-to-end = Do końca
web-to-palette = Do swojej palety
web-to-canvas = Na płótno
web-to-canvas-colour = Na płótno: { $canvas }
web-to-deck = Na stos dociągania
web-result-winning = będziesz prowadzić
web-result-behind = potem odrzuć kartę
web-result-refused = nie można – dlaczego?
web-result-out = wolno, ale odpadniesz
web-result-draws = i dociągasz kartę
web-result-action = potem akcja { $number ->
    [1] jedynki
    [5] piątki
   *[7] siódemki
}
web-play = Zagraj
web-end = Zakończ turę
web-draw = Dociągnij kartę
web-no-draw = Nie dociągaj
web-undo = Cofnij ruch
web-drop = Wycofaj się
web-sure = Na pewno?
web-ask-drop = Wycofać się z tej rundy? Możesz oglądać dalej.
web-ask-drop-last = { $ends ->
    [game] Wycofać się? Wtedy { $name } wygrywa grę.
   *[round] Wycofać się? Wtedy { $name } wygrywa rundę.
}
web-ask-out = To dozwolone, ale nie będziesz na prowadzeniu i odpadniesz. Zagrać mimo to?
web-play-anyway = Zagraj mimo to
web-keep-playing = Graj dalej

## The end of a round or game

web-points = Punkty
web-next-round = Następna runda

## What happened

web-log-won = { $name } wygrywa rundę (na płótnie { $canvas }): { $cards }.{ $count ->
    [0] { "" }
   *[other] { " " }(+{ $count })
}
web-log-you-won = Wygrywasz rundę (na płótnie { $canvas }): { $cards }.{ $count ->
    [0] { "" }
   *[other] { " " }(+{ $count })
}
web-log-said = { $name }: „{ $text }”
