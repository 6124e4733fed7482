### Why a turn is good, what is wrong with another, and hints, in Polish: read by the
### server and the command. “You” is the player whose turn it is. Messages that end
### in -named speak of that player by $name, in words that fit everybody.
###
### To answer a turn is to make one that keeps the answering player in the round. $cards, $better
### and $colours are lists, joined by the messages below or by spaces.

joined-or = { $items } lub { $last }
joined-and = { $items } i { $last }

## Why a turn is good

why-lost = Żaden ruch nie pozwala ci zostać w rundzie.
why-drops = To wycofanie się, a można zostać w rundzie.
why-hope = { $count ->
    [one] Spośród { $unseen } nieznanych kart tylko jedna pozwala ci zostać w rundzie, jeśli ją dociągniesz.
    [few] Spośród { $unseen } nieznanych kart { $count } pozwalają ci zostać w rundzie, jeśli je dociągniesz.
    [many] Spośród { $unseen } nieznanych kart { $count } pozwala ci zostać w rundzie, jeśli je dociągniesz.
   *[other] Spośród { $unseen } nieznanych kart { $count } pozwala ci zostać w rundzie, jeśli je dociągniesz.
}
why-hope-all = Jakąkolwiek kartę dociągniesz, możesz zostać w rundzie.
why-hope-none = Żadna karta, którą możesz dociągnąć, nie pozwala ci zostać w rundzie.
why-wins = Nikt inny nie ma już kart: ten ruch wygrywa rundę.
why-unanswerable = Nikt nie może odpowiedzieć, cokolwiek ma na ręce: ten ruch wygrywa rundę.
why-points = { $count ->
    [one] To daje { $count } punkt.
    [few] To daje { $count } punkty.
    [many] To daje { $count } punktów.
   *[other] To daje { $count } punktu.
}
why-forced = Żaden inny sposób zagrania kart nie pozwala ci zostać w rundzie.
why-only-three = Nikt nie może odpowiedzieć, chyba że trójka dociągnie właściwą kartę.
why-only = { $threes ->
    [0] Odpowiedzieć można tylko kartą { $cards }.
   *[other] Odpowiedzieć można tylko kartą { $cards }, chyba że trójka dociągnie właściwą kartę.
}
why-two = Żadna pojedyncza karta nie wystarczy, by odpowiedzieć; potrzebne są dwie.
why-share = Następna osoba może odpowiedzieć tylko przy { $percent }% możliwych układów kart na ręce.
why-change = Na płótnie jest { $colour } i nikt nie może cię pokonać: aby odpowiedzieć, trzeba zmienić kolor.
why-fewest = { $count ->
    [one] Spośród { $unseen } nieznanych kart 1 sama wystarczy, by odpowiedzieć; każdy inny sposób zagrania kart zostawia ich więcej.
    [few] Spośród { $unseen } nieznanych kart { $count } same wystarczą, by odpowiedzieć; każdy inny sposób zagrania kart zostawia ich więcej.
    [many] Spośród { $unseen } nieznanych kart { $count } wystarczy w pojedynkę, by odpowiedzieć; każdy inny sposób zagrania kart zostawia ich więcej.
   *[other] Spośród { $unseen } nieznanych kart { $count } wystarczy w pojedynkę, by odpowiedzieć; każdy inny sposób zagrania kart zostawia ich więcej.
}
why-count = { $count ->
    [one] Spośród { $unseen } nieznanych kart tylko 1 sama wystarczy, by odpowiedzieć.
    [few] Spośród { $unseen } nieznanych kart tylko { $count } same wystarczą, by odpowiedzieć.
    [many] Spośród { $unseen } nieznanych kart tylko { $count } wystarczy w pojedynkę, by odpowiedzieć.
   *[other] Spośród { $unseen } nieznanych kart tylko { $count } wystarczy w pojedynkę, by odpowiedzieć.
}
why-last = To twoja ostatnia karta: jeśli ktoś inny zostanie w rundzie, odpadniesz.
why-keeps-changes = { $held ->
    [one] Zostaje ci jedna karta, która może dać kolor, przy którym prowadzisz przy tych paletach.
   *[other] Karty na ręce: { $held }; mogą dać kolor, przy którym prowadzisz przy tych paletach: { $count }.
}
why-ahead = { $count ->
    [7] Przy tych paletach prowadzisz przy wszystkich siedmiu kolorach.
   *[other] Przy tych paletach prowadzisz przy { $count } z siedmiu kolorów.
}
why-draws = { $held ->
    [one] Należy ci się karta, więc masz jedną na ręce.
   *[other] Należy ci się karta; na ręce masz wtedy { $held }.
}
why-keeps = { $held ->
    [one] Na ręce zostaje ci jedna karta.
   *[other] Karty, które zostają ci na ręce: { $held }.
}

## What is wrong with a turn

wrong-out = Przez to odpadasz, a można zostać w rundzie.
wrong-hope = { $count ->
    [0] Żadna karta, którą możesz dociągnąć, nie pozwala ci zostać w rundzie; lepszy ruch robi to od razu.
    [one] Spośród { $unseen } nieznanych kart tylko jedna pozwala ci zostać w rundzie, jeśli ją dociągniesz; lepszy ruch robi to od razu.
    [few] Spośród { $unseen } nieznanych kart tylko { $count } pozwalają ci zostać w rundzie, jeśli je dociągniesz; lepszy ruch robi to od razu.
    [many] Spośród { $unseen } nieznanych kart tylko { $count } pozwala ci zostać w rundzie, jeśli je dociągniesz; lepszy ruch robi to od razu.
   *[other] Spośród { $unseen } nieznanych kart tylko { $count } pozwala ci zostać w rundzie, jeśli je dociągniesz; lepszy ruch robi to od razu.
}
wrong-hope-fewer = Nieznane karty: { $unseen }; po dociągnięciu pozwalają ci zostać w rundzie: { $mine }, po lepszym ruchu { $theirs }.
wrong-misses-win = Lepszy ruch od razu wygrywa rundę: nikt inny nie ma wtedy kart.
wrong-misses-unanswerable = Lepszy ruch wygrywa rundę: nikt nie może na niego odpowiedzieć, cokolwiek ma na ręce.
wrong-points = Ten ruch też wygrywa, ale daje punktów { $mine } zamiast { $theirs }.
wrong-known = Wiadomo, że { $seat } ma na ręce { $cards }, a to wystarczy, by odpowiedzieć.
wrong-lets = Gdy na płótnie jest { $colours }, następna osoba prowadzi z tym, co już leży.
wrong-share = Następna osoba może odpowiedzieć przy { $mine }% możliwych układów kart na ręce, na lepszy ruch przy { $theirs }%.
wrong-count = Nieznane karty: { $unseen }; same wystarczą, by odpowiedzieć: { $mine }, na lepszy ruch { $theirs }.
wrong-last = To twoja ostatnia karta: jeśli ktoś inny zostanie w rundzie, odpadniesz.
wrong-gives-colour = Tracisz { $card }, jedyną kartę na ręce, która może dać kolor { $colour }; przy nim prowadzisz po lepszym ruchu.
wrong-gives-even = Tracisz { $card }, swoją jedyną parzystą kartę.
wrong-gives-low = Tracisz { $card }, swoją jedyną kartę poniżej 4.
wrong-fewer = Karty, które zostają na ręce: { $mine }; po lepszym ruchu { $theirs }.
wrong-ahead = Przy tych paletach prowadzisz przy { $mine } z siedmiu kolorów; po lepszym ruchu przy { $theirs }.
wrong-changes = Karty na ręce, które mogą dać kolor, przy którym prowadzisz: { $mine }; po lepszym ruchu { $theirs }.
wrong-weaker = Na płótnie jest { $colour }: liczą się { $cards }, po lepszym ruchu { $better }.
wrong-scores = Przy obecnym stanie daje to punktów { $mine }, lepszy ruch { $theirs }.
wrong-highest = Najwyższa karta, która zostaje ci na ręce: { $card }; po lepszym ruchu { $other }.

## The same, about somebody other than the reader

wrong-out-named = Przez to { $name } odpada, a można zostać w rundzie.
wrong-hope-named = { $count ->
    [0] Żadna karta, którą { $name } może dociągnąć, nie pozwala zostać w rundzie; lepszy ruch robi to od razu.
    [one] Spośród { $unseen } nieznanych kart tylko jedna pozwala zostać w rundzie, jeśli { $name } ją dociągnie; lepszy ruch robi to od razu.
    [few] Spośród { $unseen } nieznanych kart tylko { $count } pozwalają zostać w rundzie, jeśli { $name } je dociągnie; lepszy ruch robi to od razu.
    [many] Spośród { $unseen } nieznanych kart tylko { $count } pozwala zostać w rundzie, jeśli { $name } je dociągnie; lepszy ruch robi to od razu.
   *[other] Spośród { $unseen } nieznanych kart tylko { $count } pozwala zostać w rundzie, jeśli { $name } je dociągnie; lepszy ruch robi to od razu.
}
wrong-hope-fewer-named = Nieznane karty: { $unseen }; te, po których dociągnięciu { $name } może zostać w rundzie: { $mine }, po lepszym ruchu { $theirs }.
wrong-last-named = To ostatnia karta, jaką ma { $name }: jeśli ktoś inny zostanie w rundzie, { $name } odpadnie.
wrong-gives-colour-named = { $name } traci { $card }, jedyną kartę na ręce, która może dać kolor { $colour }; przy nim prowadzi po lepszym ruchu.
wrong-gives-even-named = { $name } traci { $card }, swoją jedyną parzystą kartę.
wrong-gives-low-named = { $name } traci { $card }, swoją jedyną kartę poniżej 4.
wrong-ahead-named = Przy tych paletach { $name } prowadzi przy { $mine } z siedmiu kolorów; po lepszym ruchu przy { $theirs }.
wrong-changes-named = Karty na ręce, które mogą dać kolor, przy którym { $name } prowadzi: { $mine }; po lepszym ruchu { $theirs }.
wrong-weaker-named = Na płótnie jest { $colour }: { $name } ma { $cards }, po lepszym ruchu { $better }.
wrong-highest-named = Najwyższa karta, którą { $name } zachowuje na ręce: { $card }; po lepszym ruchu { $other }.

## Hints: a nudge, then the cards, then the turn

hint-out = Żaden ruch nie pozwala ci zostać w rundzie.
hint-drop = Można zostać w rundzie, ale pomyśl o wycofaniu się.
hint-only = Tylko jeden sposób zagrania kart pozwala ci zostać w rundzie.
hint-wins = Jeden z twoich ruchów wygrywa rundę, cokolwiek inni mają na ręce.
hint-take = Właściwa karta leży tutaj: { $seat }.
hint-to-canvas = Pomyśl o przeniesieniu karty na płótno.
hint-to-deck = Pomyśl o przeniesieniu karty na stos dociągania.
hint-draw = Pomyśl o dociągnięciu karty.
hint-end = To już wystarczy: zakończ turę.
hint-action = Pomyśl o karcie z akcją.
hint-earns = Pomyśl o odrzuceniu karty, za które należy się nowa karta.
hint-both = Pomyśl o zagraniu jednej karty i odrzuceniu drugiej.
hint-discard = Przy tych paletach prowadzisz przy { $count } z siedmiu kolorów: może wystarczy odrzucić kartę.
hint-play = Pomyśl o tym, by na płótnie został kolor { $colour }, i zagraj kartę do swojej palety.
hint-cards = Przyjrzyj się: { $cards }.
hint-turn = Najlepszy ruch: { $turn } – { $reasons }
