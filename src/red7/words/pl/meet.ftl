### How people find each other, in Polish: read by the page of finding opponents.

## Looking for opponents

meet-lead = Wybierz grę, a zagrasz z osobami, które chcą tego samego.
meet-players = Graczy: { $count }
meet-looking = Szukamy przeciwników…
meet-others = { $count ->
    [0] Teraz nikt inny nie szuka tej gry.
    [one] Jeszcze jedna osoba szuka tej gry.
    [few] Jeszcze { $count } osoby szukają tej gry.
   *[other] Jeszcze { $count } osób szuka tej gry.
}
meet-kept = Twoje miejsce przetrwa odświeżenie strony, a gdy odejdziesz, czeka dziesięć minut.
meet-slow = Nie musisz tu czekać. Gdy ktoś się znajdzie, gra pojawi się wśród twoich na stronie głównej.
meet-stop = Przestań szukać
meet-bots-offer = Jeśli chcesz, wolne miejsca zajmą boty i zagrasz od razu. Możesz też czekać dalej: to nic nie kosztuje.
meet-bots = Zagraj z botami
meet-found = Są przeciwnicy!
meet-bots-too = { $count ->
    [one] i jeden bot
    [few] i { $count } boty
   *[other] i { $count } botów
}
meet-ready = zgoda
meet-unsure = jeszcze bez odpowiedzi
meet-accept = Gram
meet-decline = Nie, dziękuję
meet-for-others = Czekamy na pozostałych…
meet-begins = Gra zaraz się zacznie…
meet-back = Nie wszyscy chcieli grać. Masz to samo miejsce w kolejce co przedtem.
meet-missed = Zabrakło odpowiedzi na czas, więc nie ma cię już w kolejce.
meet-wanted = Inni szukają
meet-people = { $count ->
    [one] jedna osoba
    [few] { $count } osoby
   *[other] { $count } osób
}

## Challenges

meet-challenge = Rzuć wyzwanie
meet-challenge-more = Zaproś po imieniu osobę z kontem do gry dla dwóch osób.
meet-challenge-name = Imię osoby
meet-challenge-send = Rzuć wyzwanie
meet-to = Twoje wyzwanie: { $name }
meet-stage = { $stage ->
    [declined] odrzucone
    [withdrawn] wycofane
    [late] bez odpowiedzi na czas
    [begun] gra się zaczęła
   *[open] czeka na odpowiedź
}
meet-withdraw = Wycofaj

## Tables

meet-level = Poziom
meet-live = Gry do oglądania
meet-live-none = Teraz nikt nie gra przy otwartym stole.
meet-with-clock = Z zegarem

## Being told

meet-notify = Powiadomienia
meet-notify-more = Dopóki ta strona jest gdzieś otwarta, przeglądarka może dać znać, że to twoja tura albo że są przeciwnicy.
meet-notify-ask = Powiadamiaj mnie
meet-notify-on = Przeglądarka da ci znać.
meet-notify-denied = Przeglądarka nie pozwala na to tej stronie. Możesz to zmienić w jej ustawieniach.
meet-notify-insecure = Przeglądarki pozwalają na to tylko stronom z https, a ta go nie ma.
