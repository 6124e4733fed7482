### What only the page for exploring says, in Polish.

## The turn

web-explore-player = Gracz { $seat }
web-explore-turn = Tura
web-explore-to-move = Teraz gra { $name }
web-explore-unknown = Teraz gra { $name }, ale karty na ręce nie są znane. Zagraj kartę za tę osobę albo zmień pozycję.
web-explore-over = Runda się skończyła.
web-explore-to-palette = Do palety
web-explore-end = Zakończ turę
web-explore-unseen-card = Zagraj nieznaną kartę
web-explore-which-drawn = Która karta zostaje dociągnięta?
web-explore-any-card = Zostaw nieznaną

## The analysis

web-explore-analysis = Analiza
web-explore-turns = Ruchy, najlepszy na początku
web-explore-looking = Szukam…
web-explore-worlds = liczba układów kart: { $count }
web-explore-worlds-all = wszystkie układy kart: { $count }
web-explore-percent = { $count }%
web-explore-chance = Szansa { $mid }, między { $low } a { $high }.
web-explore-open = odkryte { $share }
web-explore-certain-win = pewna wygrana
web-explore-certain-loss = pewna przegrana
web-explore-start = Analizuj
web-explore-stop = Zatrzymaj analizę
web-explore-further = Szukaj dalej
web-explore-play-turn = Zagraj ten ruch
web-explore-why = Dlaczego?
web-explore-why-turn = Dlaczego? { $turn }
web-explore-no-reason = Żaden fakt nie przemawia za ani przeciw.

## The lines

web-explore-lines = Warianty
web-explore-lines-none = Zagraj turę, cofnij się i spróbuj innej: tu zostają wszystkie warianty.
web-explore-beginning = Pozycja
web-explore-forget = Usuń
web-explore-first = Na początek
web-explore-back = Turę wstecz
web-explore-on = Turę dalej
web-explore-last = Na koniec wariantu
web-explore-keys = Strzałki w lewo i w prawo prowadzą wstecz i dalej, w górę i w dół do innych wypróbowanych tam ruchów. Home i End prowadzą na początek i na koniec wariantu. Backspace cofa krok.

## Opening and sharing

web-explore-link = Link do tego miejsca
web-explore-copy = Kopiuj pozycję
web-explore-position = Pozycja jako tekst
web-explore-open-position = Otwórz pozycję
web-explore-impossible = Tej pozycji nie można pokazać
web-explore-fresh = Zacznij od innej pozycji
web-explore-lost = Serwer nie odpowiedział. Spróbuj ponownie.

## Editing

web-explore-edit = Zmień pozycję
web-explore-done = Gotowe
web-explore-possible = Ta pozycja jest możliwa.
web-explore-whose-turn = Kto gra
web-explore-palette = Paleta
web-explore-hand = Ręka
web-explore-hidden = Zakryte karty na ręce
web-explore-canvas = Obowiązujący kolor
web-explore-to-canvas = Na płótno
web-explore-gone = Poza grą
web-explore-deck-top = Na wierzchu stosu dociągania
web-explore-deck-hidden = Zakryte karty w stosie dociągania
web-explore-unseen = Nieznane karty
web-explore-put = Połóż tutaj: { $place }
web-explore-fewer = { $label }: o jedną mniej
web-explore-more = { $label }: o jedną więcej
