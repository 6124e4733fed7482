### What only parts that are fetched later say, in Polish.

## A new table

web-rules = Zasady
web-book = Według instrukcji
web-book-none = Własny wybór wydania
web-seats = Gracze
web-seat-you = Zajmujesz pierwsze miejsce.
web-seat-person = Człowiek
web-strengths = Boty mają siedem poziomów siły: 1 jest łagodny, 7 bardzo silny.
web-pace = Tempo botów
web-pace-calm = Spokojne
web-pace-normal = Normalne
web-pace-quick = Szybkie
web-clock = Zegar
web-clock-none = Bez zegara
web-clock-day = Dzień na turę
web-clock-turn = { $count ->
    [few] { $count } sekundy
   *[other] { $count } sekund
    } na turę
web-clock-game = { $count ->
    [few] { $count } minuty
   *[other] { $count } minut
    } na gracza i 5 sekund na turę
web-open = Otwarty dla wszystkich
web-open-more = Stół widać na stronie głównej. Inaczej wejdą tylko ci, którzy mają link.
web-spectators-may = Inni mogą oglądać
web-spectators-more = Widzowie widzą to, co wszyscy, a po zakończeniu gry wszystkie karty.
web-stand-in = Boty zastępują nieobecnych
web-stand-in-more = Gdy ktoś długo nie wraca, aż do powrotu gra za niego bot.
web-hints-may = Podpowiedzi dozwolone
web-hints-more = W swojej turze możesz wziąć podpowiedź. Inni to widzą.
web-rated = Rankingowa
web-rated-more = Liczy się do oceny wszystkich, a każdy potrzebuje konta. Z zegarem, bez podpowiedzi i zastępców. Kto odejdzie, odpada z całej reszty.

## Before the game

web-room-more = { $count ->
    [one] Czekamy jeszcze na jednego gracza
    [few] Czekamy jeszcze na { $count } graczy
   *[many] Czekamy jeszcze na { $count } graczy
}
web-room-yours = Wszyscy są: możesz zacząć
web-room-start = Wszyscy są: { $count ->
    [one] { $names } może zacząć
    [few] { $names } mogą zacząć
   *[many] { $names } mogą zacząć
}
web-invite = Zaproś znajomych
web-only-here = Ten link działa tylko na tym komputerze. Aby inni mogli dołączyć, uruchom serwer z --host 0.0.0.0.
web-share = Udostępnij link
web-qr = Kod QR linku
web-ask-name = Jak mają cię nazywać inni?
web-name-keep = To ja
web-link = Link do tego stołu
web-copy = Kopiuj link
web-copied = Skopiowano
web-sit = Usiądź tutaj
web-add-bot-seat = Dodaj bota na miejsce { $seat }

## An unknown address

web-nothing-here = Nic tu nie ma
web-nothing-here-more = Być może adres jest niepełny albo strona została przeniesiona.
web-cannot = Nie można pokazać tego stołu

## Help at the table, in full

help-rule-R = Wygrywa najwyższa karta. Wyższy numer bije niższy, a przy równych numerach wygrywa kolor bliższy czerwonemu.
help-rule-O = Wygrywa, kto ma najwięcej kart z tym samym numerem. Przy remisie decyduje najwyższa z tych kart.
help-rule-Y = Wygrywa, kto ma najwięcej kart w jednym kolorze. Przy remisie decyduje najwyższa z tych kart.
help-rule-G = Wygrywa, kto ma najwięcej parzystych kart; bez parzystej karty nie prowadzisz. Przy remisie decyduje najwyższa z tych kart.
help-rule-B = Wygrywa, kto ma najwięcej różnych kolorów; z każdego koloru liczy się jedna karta. Przy remisie decyduje najwyższa z tych kart.
help-rule-I = Wygrywa najdłuższy ciąg kart; kolory nie mają znaczenia, a każdy numer liczy się raz. Przy remisie decyduje najwyższa z tych kart.
help-rule-V = Wygrywa, kto ma najwięcej kart poniżej 4; bez takiej karty nie prowadzisz. Przy remisie decyduje najwyższa z tych kart.
help-draw = { $draw ->
    [must] Jeśli odrzucisz kartę o numerze wyższym niż liczba kart w twojej palecie, musisz dociągnąć kartę. Potem twoja tura się kończy.
   *[other] Jeśli odrzucisz kartę o numerze wyższym niż liczba kart w twojej palecie, możesz dociągnąć kartę. Potem twoja tura się kończy.
}
help-score = Kto wygra rundę, dostaje punkty za karty, które liczą się według obowiązującej zasady, każda warta jest tyle, ile jej numer. Te karty nie wracają do gry w następnych rundach. Gra kończy się, gdy ktoś ma { $goal } punktów albo gdy zostało za mało kart na następną rundę; wygrywa najwyższy wynik.
help-turn = Zagraj kartę do palety, odrzuć jedną na płótno albo zrób jedno i drugie w tej kolejności. Jeśli na koniec tury nie prowadzisz albo na początku nie masz już kart, odpadasz; na początku możesz się też wycofać. Kto zostanie ostatni, wygrywa rundę.
web-help-turn = Twoja tura
web-help-known = Ten znak oznacza karty, które wszyscy znają.

## Below the first screen

web-new = Pierwszy raz? Naucz się Red7 w pięć minut
web-learn = Nauka
web-puzzles = Zagadki
web-together = Razem
web-together-more = Otwórz stół i wyślij link znajomym. Wolne miejsca mogą zająć boty.
web-colours = Zasady i karty
web-seven = Siedem kolorów, siedem zasad
web-explore = Eksploruj
web-open-tables = Otwarte stoły
web-no-tables = Żaden stół nie czeka teraz na graczy.
web-join = Dołącz
web-room-free = { $count ->
    [one] jedno wolne miejsce
    [few] { $count } wolne miejsca
   *[other] { $count } wolnych miejsc
}

## Statistics

web-stats = Twoje statystyki
web-stats-more = Jak grasz: ile wygrywasz, jak dokładnie i co kosztuje cię najwięcej.
web-account = Konto
web-history = Twoje gry
web-leaders = Ranking
web-people = Ludzie

## The menu of a table

web-spectators = { $count ->
    [one] jeden widz
    [few] { $count } widzów
   *[other] { $count } widzów
}
web-sound = Dźwięki
web-at-once = Graj bez pytania
web-at-once-more = Gotowy ruch jest wykonywany bez pytania.
web-piles = Stosy punktowania
web-keys = Klawiatura
web-keys-text = Tab i strzałki prowadzą od karty do karty; numer lub litera koloru przenosi do karty. Enter ją podnosi; P przenosi ją do palety, C na płótno, D na stos dociągania. E kończy turę lub wykonuje ruch, Backspace go cofa. H daje podpowiedź.
web-ask-leave = Gra jeszcze trwa. Jeśli odejdziesz, stracisz miejsce.

## Hints

web-hint = Podpowiedź
web-hint-nudge = Wskazówka
web-hint-cards = Które karty?
web-hint-turn = Cały ruch
web-hint-wait = Szukam najlepszego ruchu…
web-hint-failed = Podpowiedź nie dotarła.
web-hint-make = Ułóż na stole
web-hints-used = Etapy podpowiedzi: { $count }

## The replay of a game

web-replay-title = Powtórka
web-replay-turn = Tura
web-replay-at = { $number } z { $count }
web-replay-first = Na początek
web-replay-previous = Turę wstecz
web-replay-play = Odtwórz
web-replay-pause = Wstrzymaj
web-replay-next = Turę dalej
web-replay-last = Na koniec
web-replay-pace = Tempo
web-replay-hands = Widoczne karty
web-replay-hands-all = Karty wszystkich
web-replay-hands-none = Niczyje karty
web-replay-hands-of = Tylko { $name }
web-replay-hand = Ręka: { $name }
web-replay-won = wygrywa
web-step-palette = Paleta
web-step-canvas = Płótno
web-step-deck = Stos dociągania
web-step-draw = Dociąganie
web-step-end = Koniec tury
web-review = Analiza
web-replay-link = Link do tej tury
web-replay-json = Zapis w JSON
web-replay-keys = Strzałki w lewo i w prawo cofają lub przesuwają o turę, a z klawiszem Shift o krok. Home i End prowadzą na początek i na koniec. Spacja odtwarza i wstrzymuje, a H zmienia, czyje karty widać.

## The end of a round or game

web-end-table = Gracze, punkty i karty pozostałe na ręce
web-player = Gracz
web-held = Zostało na ręce
web-held-none = nic
web-end-show = Wynik
web-next-soon = Następna runda za { $count } s.
web-replay = Zobacz powtórkę
web-waits-for = Czekamy na graczy: { $names }.

## Finding opponents

web-find = Znajdź przeciwników
web-find-more = Graj z osobami na twoim poziomie, rzuć komuś wyzwanie albo obejrzyj grę.
web-watch-now = Toczy się teraz
web-watch = Oglądaj
web-challenged = { $name } rzuca ci wyzwanie
web-challenge-yes = Przyjmij
web-challenge-no = Odrzuć

## The end of a round

web-end-you-round = Wygrywasz rundę!
web-end-round = { $name } wygrywa rundę
web-end-you-game = Wygrywasz!
web-end-game = Wygrywa { $name }
web-end-you-match = Wygrywasz całą grę!
web-end-match = { $name } wygrywa całą grę
web-end-shared = Wspólna wygrana: { $names }
web-end-why = W grze zostaje tylko { $name }. Na płótnie { $canvas }: { $rule }.
web-end-why-you = W grze zostajesz tylko ty. Na płótnie { $canvas }: { $rule }.
web-end-rating = Gra rankingowa: twoja ocena to teraz { $points } ({ $change }).
web-rematch = Rewanż
web-record = Pobierz zapis

## Help at the table

help-action-1 = { $edition ->
    [v11] Weź kartę z innej palety, w której jest więcej niż jedna karta, i połóż ją zakrytą na stos dociągania. Jeśli takiej palety nie ma, nic się nie dzieje.
   *[other] Weź kartę z innej palety, w której jest co najmniej tyle kart co w twojej razem z jedynką, i połóż ją zakrytą na stos dociągania. Jeśli takiej palety nie ma, nic się nie dzieje.
}
help-action-3 = Dociągnij kartę, jeśli jakaś została. Trójkę możesz zagrać, nawet gdy jeszcze nie prowadzisz, w nadziei na kartę, która cię uratuje.
help-action-5 = Zagraj jeszcze jedną kartę z ręki do palety i wykonaj także jej akcję. Jeśli nie masz więcej kart, nic się nie dzieje.
help-action-7 = { $edition ->
    [v11] Przenieś inną kartę ze swojej palety na płótno. Na koniec tury musisz prowadzić.
    [v13] Przenieś kartę ze swojej palety, nawet tę siódemkę, na płótno albo zakrytą na stos dociągania. Na koniec tury musisz prowadzić.
   *[other] Przenieś kartę ze swojej palety, nawet tę siódemkę, na płótno albo zakrytą na stos dociągania. Jeśli trafi na płótno, musisz od razu prowadzić.
}

## What people say

phrase-hello = Cześć!
phrase-good-luck = Powodzenia!
phrase-well-played = Dobre zagranie!
phrase-thanks = Dziękuję!
phrase-oops = Ojej!
phrase-one-moment = Chwileczkę, proszę.
phrase-your-turn = Twoja kolej.
phrase-good-game = Dobra gra!
phrase-rematch = Jeszcze jedna gra?
phrase-goodbye = Do widzenia!

## Rarely said at a table

web-over-goal = Osiągnięto cel: { $goal } punktów.
web-over-cards = Zostało za mało kart.
web-log-stood-in = { $name }: gra { $bot }.
web-log-resumed = Serwer przez chwilę nie działał; gra toczy się dalej.
web-log-expired = Długo nikt nie przychodził; wszystkie miejsca są znów wolne.
web-log-to-end = { $who ->
    [you] Rozgrywasz rundę do końca.
   *[other] { $name } rozgrywa rundę do końca.
}
web-log-faster = { $who ->
    [you] Przyspieszasz grę botów.
   *[other] { $name } przyspiesza grę botów.
}
web-log-hinted = { $who ->
    [you] Bierzesz podpowiedź ({ $stage }/3).
   *[other] { $name } bierze podpowiedź ({ $stage }/3).
}
web-log-rematch = { $who ->
    [you] Prosisz o rewanż.
   *[other] { $name } prosi o rewanż.
}
web-log-seated = { $who ->
    [you] Zajmujesz miejsce.
   *[other] { $name } zajmuje miejsce.
}
web-log-left = { $name } odchodzi od stołu.
web-log-timeout = { $who ->
    [you] Twój czas się skończył.
   *[other] Czas gracza { $name } się skończył.
}

## What can be chosen

rules-editions = Wydania
rules-v11 = najstarsze: jedynka zabiera z każdej palety, w której jest więcej niż jedna karta; siódemka przenosi inną kartę na płótno
rules-v12 = najczęściej używane wydanie
rules-v13 = odrzucając kartę, możesz też przegrać i wtedy odpadasz; przy siódemce wystarczy prowadzić na koniec tury
rules-draw = jeśli odrzucisz kartę o numerze wyższym niż liczba kart w twojej palecie, możesz dociągnąć kartę
rules-draw-must = to samo, ale kartę trzeba dociągnąć
rules-match = gra się rundami na punkty: do 40, 35 lub 30 przy 2, 3 lub 4 osobach
rules-actions = nieparzyste karty mają akcje, gdy je zagrasz: jedynka zabiera kartę, trójka dociąga, piątka pozwala zagrać jeszcze jedną, siódemka przenosi twoją kartę
book-en-v12 = Angielska, v1.2
book-en-v12-second = Angielska, v1.2 (drugi egzemplarz)
book-fr-v12 = Francuska, v1.2
book-de-v12 = Niemiecka, v1.2
book-it-v12 = Włoska, v1.2
book-es-v12 = Hiszpańska, v1.2 (Bureau de Juegos)
book-es-v13 = Hiszpańska, v1.3
book-pl = Polska
book-fr-draw = Francuska, inne tłumaczenie (dociąganie obowiązkowe)
