### Lessons, in Polish: read by the server and the command.
###
### Cards, colours and numbers are filled in from the position. No text is longer than three lines on
### a phone. $comparison is a sentence of its own, $rule the rule of a colour in a few words.

## Titles

lesson-title-highest = Wygrywa najwyższa karta
lesson-title-same = Ten sam numer, ten sam kolor
lesson-title-kind = Karty parzyste i niskie
lesson-title-spread = Różne kolory i ciągi
lesson-title-turn = Co robi się w turze
lesson-title-winning = Kto prowadzi
lesson-title-ties = Remisy
lesson-title-out = Wycofanie się
lesson-title-draw = Dociąganie kart
lesson-title-score = Punkty
lesson-title-act = Akcja karty z numerem { $number }
lesson-title-deny = Odbieranie punktów
lesson-title-leave = Celowe wycofanie się

## What is to be done

lesson-highest-first = Na płótnie jest { $canvas }: { $rule }. Zagraj do palety kartę wyższą niż { $card }, potem zakończ turę.
lesson-highest-equal = Przy równych numerach wygrywa kolor bliższy temu: { $first }. Przebij { $card }.
lesson-highest-answer = Przeciwnik odpowiedział. Kto nie prowadzi na koniec swojej tury, odpada: przebij { $card }.
lesson-meet = { $heading }: { $rule }. Na razie masz { $mine }, a przeciwnik { $theirs }. Obejmij prowadzenie.
lesson-again = Jeszcze raz { $canvas }: masz { $mine }, a przeciwnik { $theirs }. Obejmij prowadzenie.
lesson-turn-play = Tak możesz zostać w rundzie: zagraj kartę do palety i nie ruszaj płótna. Zrób tylko to.
lesson-turn-change = Żadna karta zagrana do palety nie wystarczy. Odrzuć kartę na płótno: jej kolor to nowa zasada.
lesson-turn-both = Teraz jedna karta nie wystarczy. Zagraj jedną do palety, potem odrzuć drugą na płótno.
lesson-winning-everybody = Trzeba pokonać wszystkich, którzy są jeszcze w rundzie. Masz { $mine }, a najlepsze z pozostałych to { $theirs }.
lesson-winning-none = { $comparison } Zdobądź taką.
lesson-winning-under = Spójrz na wszystkie kolory. Kolory, przy których teraz prowadzisz: { $count }. Zmień tylko zasadę.
lesson-ties-count = Tyle samo? Wtedy decyduje najwyższa z tych kart. Masz { $mine }, a przeciwnik { $theirs }.
lesson-ties-colour = Jeśli i najwyższe karty mają ten sam numer, wygrywa kolor bliższy temu: { $first }. Obejmij tak prowadzenie.
lesson-out-none = Tu żaden ruch nie da ci prowadzenia, czegokolwiek spróbujesz. Wycofujesz się więc i oglądasz resztę rundy.
lesson-out-still = Wygląda to na przegraną, ale dokładnie jeden ruch pozwala ci zostać w rundzie. Znajdź go.
lesson-out-last = Kto zaczyna turę bez kart, odpada. Przeciwnik nie ma już żadnej: zostań, a wygrasz rundę.
lesson-draw-earn = Jeśli odrzucisz kartę o numerze większym niż liczba kart w palecie (teraz { $held }), możesz dociągnąć kartę. Zrób to.
lesson-draw-both = Liczy się też karta zagrana wcześniej. Zagraj kartę, odrzuć wysoką i dociągnij.
lesson-score-win = Przeciwnik nie ma już kart. Punktują karty, które się liczą, każda swoim numerem: wygraj, zdobywając jak najwięcej punktów.
lesson-score-more = Kolor decyduje, które karty się liczą. Wygraj i zdobądź tyle punktów: { $count }.
lesson-act-one = Karta z numerem { $number }, zagrana do palety, zabiera kartę z palety, która ma co najmniej tyle kart co twoja. Użyj jej.
lesson-act-three = Karta z numerem { $number } od razu dociąga kartę. Możesz ją zagrać, nawet jeśli jeszcze nie prowadzisz. Użyj jej.
lesson-act-five = Karta z numerem { $number } pozwala zagrać jeszcze jedną kartę do palety. Użyj jej.
lesson-act-seven = Karta z numerem { $number } przenosi kartę z twojej palety: na płótno, jeśli wtedy prowadzisz, albo na stos dociągania. Użyj jej.
lesson-act-again = Użyj jeszcze raz akcji karty z numerem { $number } i na koniec prowadź.
lesson-deny = Przeciwnik ma na ręce { $cards } i wygra rundę, cokolwiek zrobisz. Zostaw mu jak najmniej punktów.
lesson-leave = Przeciwnik ma na ręce { $cards } i wygra. Punkty, jeśli się teraz wycofasz: { $count }. Zostaw mu jak najmniej.

## What came of it

lesson-done = Dobrze! Prowadzisz, twoje karty: { $cards }.
lesson-done-drop = Dobrze. W następnej rundzie grasz znowu.
lesson-done-deny = Dobrze! Punkty dla przeciwnika: { $count }.
lesson-miss-play = Prowadzisz, ale karta trafiła też na płótno. Tym razem nie ruszaj płótna.
lesson-miss-change = Prowadzisz, ale karta trafiła do palety. Tym razem zmień tylko zasadę.
lesson-miss-draw = Zostajesz w rundzie, ale bez dociągniętej karty.
lesson-miss-act = Prowadzisz, ale bez akcji karty z numerem { $number }.
lesson-miss-deny = Punkty dla przeciwnika: { $mine }. Najmniej możliwych: { $theirs }.
