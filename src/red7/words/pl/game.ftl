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
    [O] wygrywa, kto ma najwięcej kart z tym samym numerem
    [Y] wygrywa, kto ma najwięcej kart w jednym kolorze
    [G] wygrywa, kto ma najwięcej parzystych kart
    [B] wygrywa, kto ma najwięcej różnych kolorów
    [I] wygrywa najdłuższy ciąg kart
   *[V] wygrywa, kto ma najwięcej kart poniżej 4
}

## Who

you = Ty
nobody = nikt
guest = Gość
somebody = Ktoś
bot-names = Robin,Sam,Kim,Alex
seat-number = Miejsce { $seat }

## What happens

label = { $name }: { $value }
separator = { ", " }
steps-joined = { $steps } i { $last }
round-number = Runda { $number }
round-begins = Runda { $number }. Zaczyna { $name }.
round-begins-you = Runda { $number }. Zaczynasz.
turn-told = { $who ->
    [you] { $steps }.
   *[other] { $name } { $steps }.
}
step-played = { $who ->
    [you] zagrywasz { $card } do palety
   *[other] zagrywa { $card } do palety
}
step-canvas = { $who ->
    [you] odrzucasz { $card } na płótno (obowiązuje { $colour })
   *[other] odrzuca { $card } na płótno (obowiązuje { $colour })
}
step-laid = { $who ->
    [you] kładziesz zakrytą { $card } na stos dociągania
   *[other] kładzie zakrytą { $card } na stos dociągania
}
step-taken = { $who ->
    [you] kładziesz zakrytą { $card } z palety gracza { $name } na stos dociągania
   *[other] { $whose ->
        [you] kładzie zakrytą { $card } z twojej palety na stos dociągania
       *[other] kładzie zakrytą { $card } z palety gracza { $name } na stos dociągania
    }
}
step-moved = { $who ->
    [you] przenosisz { $card } z palety na płótno (obowiązuje { $colour })
   *[other] przenosi { $card } z palety na płótno (obowiązuje { $colour })
}
step-drew = { $who ->
    [you] dociągasz kartę
   *[other] dociąga kartę
}
step-drew-known = { $who ->
    [you] dociągasz { $card }
   *[other] dociąga { $card }
}
step-ended = { $who ->
    [you] kończysz turę
   *[other] kończy turę
}
step-dropped = { $who ->
    [you] wycofujesz się
   *[other] wycofuje się
}
player-out = { $who ->
    [you] Odpadasz.
   *[other] { $name } odpada.
}
player-out-cards = { $who ->
    [you] Odpadasz: nie masz już kart na ręce.
   *[other] { $name } odpada: nie ma już kart na ręce.
}
points-won = { $count ->
    [one] To { $count } punkt.
    [few] To { $count } punkty.
    [many] To { $count } punktów.
   *[other] To { $count } punktu.
}
deck-size = Stos dociągania: { $count }
