### Words of the game in Polish: read by the page, the server and the command.
###
### Colours come as letters, R O Y G B I V, and cards as written in the notation, R7.

## Colours and their rules

colour = { $colour ->
    [R] czerwony
    [O] pomarańczowy
    [Y] żółty
    [G] zielony
    [B] niebieski
    [I] indygo
   *[V] fioletowy
}
colour-heading = { $colour ->
    [R] Czerwony
    [O] Pomarańczowy
    [Y] Żółty
    [G] Zielony
    [B] Niebieski
    [I] Indygo
   *[V] Fioletowy
}
rule-text = { $colour ->
    [R] wygrywa najwyższa karta
    [O] wygrywa najwięcej kart z tą samą liczbą
    [Y] wygrywa najwięcej kart w jednym kolorze
    [G] wygrywa najwięcej parzystych kart
    [B] wygrywa najwięcej różnych kolorów
    [I] wygrywa najwięcej kart po kolei
   *[V] wygrywa najwięcej kart poniżej 4
}

## Who

you = Ty
nobody = nikt
guest = Gość
somebody = Ktoś
bot-names = Robin,Sasza,Kim,Alex
seat-number = Miejsce { $seat }

## What happens

label = { $name }: { $value }
separator = { "; " }
round-number = Runda { $number }
round-begins = Runda { $number }. Zaczyna { $name }.
round-begins-you = Runda { $number }. Zaczynasz.
turn-told = { $name }: { $steps }.
step-played = { $card } do palety
step-canvas = { $card } na płótno, obowiązuje { $colour }
step-laid = { $card } zakryta na stos dociągania
step-taken = { $card } z palety gracza { $name } zakryta na stos dociągania
step-moved = { $card } z palety na płótno, obowiązuje { $colour }
step-drew = karta ze stosu dociągania
step-drew-known = { $card } ze stosu dociągania
step-ended = koniec tury
step-dropped = wycofanie się z rundy
player-out = { $name } odpada.
points-won = { $count ->
    [one] To { $count } punkt.
    [few] To { $count } punkty.
    [many] To { $count } punktów.
   *[other] To { $count } punktu.
}
deck-size = Stos dociągania: { $count }

## What can be chosen

rules-editions = Wydania
rules-v11 = najstarsze: jedynka zabiera z każdej palety, w której jest więcej niż jedna karta; siódemka przenosi inną kartę na płótno
rules-v12 = najczęściej używane
rules-v13 = odrzucając kartę, wolno przegrać i odpaść; przy siódemce wystarczy prowadzić na koniec tury
rules-draw = odrzucenie karty wyższej niż liczba kart w twojej palecie może dać kartę ze stosu dociągania
rules-draw-must = to samo, ale kartę trzeba dociągnąć
rules-match = gra się rundami na punkty: do 40, 35 lub 30 przy 2, 3 lub 4 osobach
rules-actions = zagrane nieparzyste karty działają: 1 zabiera kartę, 3 dociąga, 5 zagrywa jeszcze jedną, 7 przenosi twoją kartę
book-en-v12 = angielska, v1.2
book-en-v12-second = angielska, v1.2, drugi egzemplarz
book-fr-v12 = francuska, v1.2
book-de-v12 = niemiecka, v1.2
book-it-v12 = włoska, v1.2
book-es-v12 = hiszpańska, v1.2 (Bureau de Juegos)
book-es-v13 = hiszpańska, v1.3
book-pl = polska
book-fr-draw = francuska, inne tłumaczenie: dociąganie jest obowiązkowe
