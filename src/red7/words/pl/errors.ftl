### Why something is refused, in Polish: read by the server and the command.
###
### $rival is the result of another message here, put in as the subject of a clause.

## Counting and comparing palettes

number-word = { $count }
counted = { $colour ->
    [R] { $count ->
        [one] { number-word } kartę
        [few] { number-word } karty
        [many] { number-word } kart
       *[other] { number-word } karty
    }
    [O] { $count ->
        [one] tylko po 1 karcie z danym numerem
        [few] { number-word } karty z tym samym numerem
        [many] { number-word } kart z tym samym numerem
       *[other] { number-word } karty z tym samym numerem
    }
    [Y] { $count ->
        [one] tylko po 1 karcie w danym kolorze
        [few] { number-word } karty w jednym kolorze
        [many] { number-word } kart w jednym kolorze
       *[other] { number-word } karty w jednym kolorze
    }
    [G] { $count ->
        [one] { number-word } parzystą kartę
        [few] { number-word } parzyste karty
        [many] { number-word } parzystych kart
       *[other] { number-word } parzystej karty
    }
    [B] { $count ->
        [one] tylko 1 kolor
        [few] { number-word } różne kolory
        [many] { number-word } różnych kolorów
       *[other] { number-word } różnego koloru
    }
    [I] { $count ->
        [one] 1 kartę (bez ciągu)
        [few] { number-word } karty tworzące ciąg
        [many] { number-word } kart tworzących ciąg
       *[other] { number-word } karty tworzące ciąg
    }
   *[V] { $count ->
        [one] { number-word } kartę poniżej 4
        [few] { number-word } karty poniżej 4
        [many] { number-word } kart poniżej 4
       *[other] { number-word } karty poniżej 4
    }
}
rival = { $place ->
    [left] osoba po twojej lewej
    [right] osoba po twojej prawej
    [across] osoba naprzeciwko
   *[opponent] twój przeciwnik
}
compare-none = { $colour ->
    [G] Na płótnie jest zielony, a ty nie masz żadnej parzystej karty, więc nie możesz prowadzić.
    [V] Na płótnie jest fioletowy, a ty nie masz żadnej karty poniżej 4, więc nie możesz prowadzić.
   *[other] Twoja paleta jest pusta, więc nie możesz prowadzić.
}
compare-highest = Na płótnie jest czerwony: twoja najwyższa karta to { $top }, a { $rival } ma { $their_top }.
compare-fewer = Na płótnie jest { $canvas }: masz { $mine }, a { $rival } ma { $theirs }.
compare-lower = Na płótnie jest { $canvas }: masz { $mine } (najwyższa karta: { $top }), a { $rival } ma tyle samo (najwyższa karta: { $their_top }).

## Why a step is refused

error-round-over = Runda jest już skończona.
error-turn-over = Ta tura jest już skończona.
error-not-your-turn = To nie twoja tura: kolej na miejsce { $seat }.
error-hand-not-known = Kolej na miejsce { $seat }, ale jego karty na ręce nie są w pełni znane.
error-not-in-hand = Nie masz na ręce karty { $card }.
error-played-already = W tej turze do twojej palety trafiła już karta z ręki, więc { $card } zostaje na ręce.{ $actions ->
    [0] { "" }
   *[other] { " " }Kolejną można zagrać tylko dzięki piątce.
}
error-discarded-already = Karta z twojej ręki jest już odrzucona: w tej turze możesz co najwyżej dociągnąć.
error-play-loses = Po zagraniu { $card } do palety nie skończysz tury na prowadzeniu, cokolwiek odrzucisz. { $comparison }
error-play-action-loses = Zagranie { $card } zmusza cię do wykonania akcji, a po niej nie skończysz tury na prowadzeniu.
error-discard-loses = Po odrzuceniu { $card } nie będziesz na prowadzeniu. { $comparison }
error-discard-bound = W turze z jedynką lub siódemką nie wolno odrzucić { $card }, jeśli przez to przegrasz. { $comparison }
error-end-loses = Nie możesz teraz zakończyć tury, bo nie prowadzisz. { $comparison }
error-end-too-early = W tej turze nic się jeszcze nie wydarzyło: zagraj kartę, odrzuć kartę albo się wycofaj.
error-drop-late = Wycofać się można tylko na początku swojej tury albo wtedy, gdy karta dociągnięta dzięki trójce nie pomogła.
error-drop-winning = Przecież prowadzisz: zakończ turę, zamiast się wycofywać.
error-action-unfinished = { $number ->
    [1] Najpierw dokończ akcję jedynki: zabierz kartę z innej palety i połóż ją na stosie dociągania.
    [3] Najpierw dokończ akcję trójki: dociągnij kartę.
    [5] Najpierw dokończ akcję piątki: zagraj jeszcze jedną kartę z ręki.
   *[7] Najpierw dokończ akcję siódemki: weź kartę ze swojej palety.
}
error-draw-first = Najpierw dociągnij kartę, która ci się należy.
error-draw-not-earned = Nie możesz teraz dociągnąć karty.
error-draw-unnamed = Dociąganie zapisuje się samym znakiem !: nikt nie wybiera, jaka karta przyjdzie.
error-draw-disagrees = { $card } nie może być dociągniętą tu kartą.
error-lay-without-action = Kartę { $card } można położyć na stosie dociągania tylko akcją jedynki lub siódemki.
error-one-own-card = Jedynka zabiera kartę z cudzej palety, a { $card } leży w twojej własnej.
error-one-not-there = Jedynka zabiera kartę z innej palety, a { $card } nie leży w żadnej z nich.
error-one-smaller-palette = Jedynka zabiera tylko z palety, w której jest co najmniej tyle kart, ile w twojej: u ciebie { $mine }, a { $rival } ma { $theirs }.
error-one-last-card = Jedynka nie może zabrać { $card }, bo to jedyna karta w tej palecie.
error-one-loses = Po zabraniu { $card } nie skończysz tury na prowadzeniu. { $comparison }
error-seven-not-there = Siódemka bierze kartę z twojej własnej palety, a { $card } tam nie leży.
error-seven-itself = W tym wydaniu siódemka bierze inną kartę, nie samą siebie.
error-seven-canvas-only = W tym wydaniu siódemka kładzie kartę na płótno; { $card } nie może trafić na stos dociągania.
error-seven-loses = Bez { $card } w palecie nie skończysz tury na prowadzeniu. { $comparison }
error-seven-loses-at-once = Siódemka może odrzucić { $card } tylko wtedy, gdy od razu będziesz na prowadzeniu. { $comparison }

## Texts that cannot be read

error-colour-unknown = „{ $text }” to nie kolor. Kolory to R O Y G B I V.
error-card-unknown = „{ $text }” to nie karta. Karta to litera koloru i numer od 1 do 7, na przykład R7.
error-card-expected = Kolumna { $place }: powinna tu być karta, na przykład R7, a nie „{ $text }”.
error-card-twice = Karta { $card } pojawia się tu dwa razy (kolumna { $place }), a jest tylko jedna.
error-step-expected = Kolumna { $place }: powinien tu być krok, a nie „{ $text }”. Kroki to +R7, >R7, ^R7, !, . i ~.
error-edition-unknown = „{ $text }” to nie wydanie. Zasady zaczynają się od v1.1, v1.2 lub v1.3 albo nazywają się basic, advanced lub expert.
error-option-unknown = „{ $text }” to nie opcja. Opcje to draw, draw!, match i actions.
error-option-twice = Opcję „{ $text }” można podać tylko raz, a draw tylko w jednej z dwóch postaci.
error-players-number = W Red7 grają 2, 3 lub 4 osoby, a nie „{ $text }”.
error-seat-unknown = „{ $text }” to nie miejsce przy tym stole. Miejsca mają numery od 1 do { $players }.
error-position-short = Pozycja to kolor, numer miejsca mającego ruch, stos dociągania i co najmniej dwa miejsca; tutaj { $fields ->
    [0] nie ma nic z tego.
    [one] jest tylko jedno pole.
    [few] są tylko { $fields } pola.
    [many] jest tylko { $fields } pól.
   *[other] jest tylko { $fields } pola.
}
error-position-field = „{ $text }” (kolumna { $place }) tu nie pasuje. Po miejscach następują * z kartami, które wyszły z gry, i $ z punktami, każdy znak najwyżej raz.
error-turn-field = „{ $text }” (kolumna { $place }) to nie miejsce, które mogłoby mieć ruch.
error-turn-out = Miejsce { $seat } (kolumna { $place }) już odpadło i nie może mieć ruchu.
error-deck-field = „{ $text }” (kolumna { $place }) to nie stos dociągania. Podaj liczbę kart, 33; znane karty z wierzchu, G4?31; albo całą kolejność, =G4B2.
error-seat-field = „{ $text }” (kolumna { $place }) to nie miejsce. Podaj paletę/rękę, na przykład B5/R7Y2 lub B5/?7, albo x, jeśli ktoś już odpadł.
error-seats-number = Pozycja ma 2, 3 lub 4 miejsca, a nie { $number }.
error-scores-field = „{ $text }” (kolumna { $place }) to nie punkty. Podaj $ i po jednej liczbie dla każdego miejsca, na przykład $12,0.
error-too-many-cards = Kart podano { $number }, a jest ich tylko 49.
error-position-incomplete = Do tego trzeba znać wszystkie karty na rękach i kolejność stosu dociągania.
error-steps-missing = Po znaku ; (kolumna { $place }) powinny być kroki tury.
error-step-refused = Krok { $place }, { $step }, jest niedozwolony. { $cause }
error-draw-missing = Trzeba podać kartę dociągniętą dzięki { $card }: ! i karta.
error-turn-unfinished = Tura miejsca { $seat } jest niedokończona.
error-turn-refused = Tura { $number }: { $cause }
error-view-not-known = Nie wiadomo, co widzi miejsce { $seat }: jego karty na ręce nie są tu zapisane.
error-past-missing = Po znaku @ (kolumna { $place }) powinien być stół z początku i rozegrane tury, oddzielone przecinkami.
error-past-turn = „{ $text }” (kolumna { $place }) to nie rozegrana tura. Podaj miejsce i jego kroki, na przykład 2 +R7 .
error-past-differs = Tury po znaku @ prowadzą do { $text }, a nie do pozycji przed nim.

## Seeds and deals

error-seed-field = „{ $text }” to nie ziarno. Ziarno to 64 cyfry szesnastkowe.
error-entropy-field = „{ $text }” nie można dodać do rozdania: dozwolone jest do 128 cyfr szesnastkowych, po dwie na każdy bajt.
error-entropy-number = Graczy jest { $players }, a dodatków do rozdania: { $number }.
error-commitment-field = „{ $text }” to nie zobowiązanie: powinny to być 64 cyfry szesnastkowe.
error-round-number = „{ $text }” to nie numer rundy.

## Records

error-record-empty = Zapis jest pusty.
error-record-tag = Wiersz { $place }: „{ $text }” to nie znacznik. Znaczniki są na początku i wyglądają tak: [Rules "v1.2"].
error-record-tag-twice = Wiersz { $place }: znacznik { $text } pojawia się tu dwa razy.
error-record-tag-missing = W zapisie brakuje znacznika { $text }.
error-record-version = Ten zapis ma wersję „{ $text }”; ten program czyta wersję 1.
error-record-comment = Wiersz { $place }: komentarz stoi między { "{" } a { "}" }, a jednego z nich brakuje.
error-record-line = Wiersz { $place }: „{ $text }” tu nie pasuje. Runda ma nagłówek, rozdanie i tury, każdą w osobnym wierszu z numerem miejsca na początku. { $cause }
error-record-round = Wiersz { $place }: „{ $text }” to nie numer następnej rundy.
error-record-players = W zapisie grają 2, 3 lub 4 osoby, wszędzie tyle samo; tutaj { $number }.
error-record-deal-missing = Runda { $number } nie ma rozdania, a zapis nie ma ziarna.
error-record-deal = Wiersz { $place }: nie można odczytać rozdania rundy { $number }. { $cause }
error-record-no-deal = To, co zapisano jako rozdanie rundy { $number }, nie jest rozdaniem rundy, która się tu zaczyna.
error-record-turn = { $place ->
    [0] Miejsce { $seat } nie może tu zagrać; kolej na miejsce { $number }.
   *[other] Wiersz { $place }: miejsce { $seat } nie może tu zagrać; kolej na miejsce { $number }.
}
error-record-step = { $place ->
    [0] Krok { $number } w turze jest niedozwolony. { $cause }
   *[other] Wiersz { $place }, krok { $number }: niedozwolony. { $cause }
}
error-record-after-end = { $place ->
    [0] Zapis ma ciąg dalszy po końcu gry albo po niedokończonej turze.
   *[other] Wiersz { $place }: zapis ma ciąg dalszy po końcu gry albo po niedokończonej turze.
}
error-review-unfinished = Przeanalizować można tylko zakończoną grę ze wszystkimi kartami.
error-record-result = Według zapisu wynik to { $text }, a powinno być { $expected } (* oznacza grę w toku).
error-record-deal-differs = Rozdanie rundy { $number } nie jest tym, które daje ziarno.
error-record-commitment-differs = To nie jest obiecane ziarno: jego SHA-256 nie zgadza się ze zobowiązaniem.
error-record-entropy-differs = To, co dodało miejsce { $seat }, nie jest tym, co zostało obiecane: SHA-256 nie zgadza się ze zobowiązaniem.
error-record-no-seed = W zapisie nie ma ziarna, więc nie da się sprawdzić rozdań.
error-record-json = Wiersz { $place }: to nie jest JSON ({ $text }).
error-record-field = { $path }: { $text ->
    [object] powinien to być obiekt.
    [list] powinna to być lista.
    [text] powinien to być tekst.
    [number] powinna to być liczba całkowita.
    [tag] tej nazwy nie można użyć jako znacznika.
    [nothing] to tu nie pasuje.
   *[other] tego nie da się odczytać. { $cause }
}

## Exploring

error-edit-begun = Tura jest w toku. Zakończ ją albo cofnij, zanim zmienisz karty.
error-edit-impossible = Pozycja „{ $text }” nie może istnieć. { $cause }
error-edit-elsewhere = { $where ->
    [hand] Karta { $card } jest już na ręce: miejsce { $seat }.
    [palette] Karta { $card } jest już w palecie: miejsce { $seat }.
   *[deck] Karta { $card } jest już w stosie dociągania.
}
error-edit-held = Karta { $card } musi być na ręce, która nie jest w pełni znana. Najpierw przenieś ją na tę rękę.
error-explore-top = To pierwsza pozycja.
error-explore-end = Po tej pozycji nic jeszcze nie było próbowane.
error-explore-variation = Nie ma tu wariantu { $number }; liczba wariantów: { $most }.
error-explore-round = Nie ma rundy { $number }; liczba rund w zapisie: { $most }.
error-explore-turn = Nie ma ruchu { $number }; liczba ruchów: { $most }.

## Matches

error-bot-unknown = Nie ma bota „{ $text }”. Dostępne boty: { $names }.
error-bot-unfit = „{ $text }” nie jest botem: brakuje mu nazwy lub metody choose.
error-match-over = Gra jest już skończona.
error-round-running = Runda jeszcze trwa.

## Tables and the server

table-unknown = Nie ma takiego stołu.
table-no-spectators = Przy tym stole nie ma miejsca dla widzów.
table-not-seated = Nie masz miejsca przy tym stole.
table-seated-already = Masz już miejsce { $seat }.
table-seat-taken = Miejsce { $seat } nie jest wolne.
table-seat-none = Przy tym stole nie ma wolnych miejsc.
table-seats-free = { $count ->
    [one] Jedno miejsce jest jeszcze wolne.
    [few] { $count } miejsca są jeszcze wolne.
   *[other] { $count } miejsc jest jeszcze wolnych.
}
table-not-waiting = Gra już się zaczęła.
table-not-running = Przy tym stole nie toczy się żadna runda.
table-away = Gra za ciebie bot. Najpierw zajmij z powrotem swoje miejsce.
table-not-paused = Następnej rundy nie można teraz rozdać.
table-not-over = Gra jeszcze się nie skończyła.
table-not-entropy = Nie oczekuje się teraz od ciebie entropii.
table-entropy-promised = Masz już obiecaną entropię.
table-entropy-differs = To nie jest obiecana entropia.
table-entropy-early = Najpierw poproś o rewanż: dopiero wtedy ustalone jest następne ziarno.
table-steps-after-draw = Przed { $step } dociąga się kartę: najpierw ją zobacz, potem graj dalej.
table-steps-unfinished = Te kroki nie kończą tury: zakończ ją albo zatrzymaj się na dociągnięciu karty.
table-agreed-already = Zgoda została już wyrażona.
table-hurry-people = W tej rundzie grają jeszcze ludzie, więc tempo się nie zmienia.
table-hurry-already = Boty już się spieszą.
table-hints-off = Przy tym stole nie ma podpowiedzi.
table-hint-had = Ta podpowiedź już była.
table-bot-not-wanted = Żaden bot nie może teraz zająć miejsca { $seat }.
table-rated-setup = Stół rankingowy ma zegar i miejsce dla człowieka, a nie ma podpowiedzi ani zastępcy.
table-rated-account = Gry rankingowe są dla osób, które mają konto.
table-rated-bot = W grze rankingowej żaden bot nie gra dalej za kogoś, kto odszedł.
table-rated-quiet = Podczas gry rankingowej ci, którzy tylko patrzą, nic nie mówią.
table-rated-yourself = Przy stole rankingowym każdy liczy się ze wszystkimi swoimi botami jako jedna osoba, która może zająć tylko jedno miejsce.
table-rated-often = Dziś macie już za sobą wspólne gry rankingowe, razem { $most }. Grajcie dalej bez oceny albo wróćcie jutro.
table-full = Ten stół jest w użyciu zbyt długo; otwórz nowy.
table-closed = Gospodarz tego serwera zamknął ten stół.
table-id-used = Tego identyfikatora użyto już do czegoś innego; wybierz inny.
table-message-wrong = Nie można zrozumieć wiadomości: { $why }
table-message-first = Pierwszą wiadomością musi być hello.
table-version-wrong = Ten serwer zna wersję { $version } protokołu. Odśwież stronę albo zaktualizuj program.
table-too-many = Za dużo zapytań. Poczekaj chwilę.
table-too-large = To za dużo: limit to { $most } bajtów.
table-length-twice = Żądanie nie może mieć jednocześnie Content-Length i Transfer-Encoding.
table-handshake-wrong = To nie jest uzgodnienie WebSocket, które serwer rozumie.
table-watching-too-many = Naraz można śledzić najwyżej { $most } stołów.
table-tables-too-many = Liczba otwartych przez ciebie stołów, przy których gra się nie skończyła: { $most }. Na razie nie możesz otworzyć następnych.
table-address-too-many = Liczba stołów otwartych z twojej sieci, przy których gra się nie skończyła: { $most }. Na razie nie można otworzyć następnych.
table-games-too-many = Liczba gier, w których masz już miejsce: { $most }. Najpierw zakończ lub opuść którąś z nich.
table-study-too-many = Za dużo analiz w krótkim czasie. Poczekaj chwilę.
table-study-own-game = Właśnie tę pozycję rozgrywasz, więc nie zostanie dla ciebie przeanalizowana. Jeśli podpowiedzi są dozwolone, poproś o nie przy stole.
table-study-off = Ten serwer niczego nie analizuje.
table-study-too-large = W tej pozycji możliwych ruchów jest więcej niż { $most }, za dużo jak na analizę.
study-prepares = Serwer po raz pierwszy przygotowuje się do analiz. Zajmuje to około dwóch minut, i tylko ten jeden raz.
table-origin-wrong = Zapytanie przyszło z innej witryny, więc nic nie zrobiono.
table-host-wrong = Ten serwer nie działa pod tą nazwą. Osoba, która go prowadzi, może ją dopuścić opcją --hosts.
table-too-slow = Zapytanie docierało zbyt długo.
table-sign-in = Najpierw wybierz imię.
table-meeting-agreed = Nie możesz już odejść: wszyscy się zgodzili i gra zaraz się zacznie.
table-meeting-begun = Gra już się zaczęła, przy stole { $table }.
table-bots-later = Boty zajmują wolne miejsca dopiero po { $seconds } sekundach czekania i tylko w grach rozgrywanych od razu.
table-offer-unknown = Ta propozycja gry jest już nieaktualna.
table-offer-over = Na odpowiedź jest za późno.
table-person-unknown = Nikt z kontem nie ma takiego imienia.
table-challenge-self = Nie możesz rzucić wyzwania sobie.
table-challenge-own = To twoje własne wyzwanie: musi je przyjąć druga osoba.
table-challenges-too-many = Liczba twoich wyzwań bez odpowiedzi: { $most }. Poczekaj na odpowiedź albo wycofaj któreś.
table-challenges-often = Rzucasz zbyt wiele wyzwań naraz. Poczekaj kilka sekund.
table-name-blank = Imię musi mieć co najmniej jedną literę, cyfrę lub emoji.
table-name-direction = To imię zawiera niewidoczny znak zmieniający kierunek tekstu. Wpisz je bez tego znaku; imiona pisane od prawej do lewej go nie potrzebują.
table-name-hidden = To imię zawiera niewidoczny lub nieznany znak. Wpisz je bez tego znaku.
table-name-large = To imię zajmuje za dużo miejsca. Użyj mniej emoji lub akcentów.
table-name-long = Imię może mieć najwyżej { $most } znaków.
table-name-marks = Litera może mieć najwyżej tyle różnych znaków diakrytycznych: { $most }, a imię nie może się od takiego znaku zaczynać.
table-name-taken = To imię jest zajęte albo wygląda jak zajęte. Wybierz inne.
table-sign-in-wrong = Coś się nie zgadza. Sprawdź, co wpisujesz, albo zaloguj się inaczej.
table-sign-in-too-many = Za dużo prób. Odczekaj minutę albo użyj klucza dostępu lub kodu odzyskiwania.
table-account-needed = Do tego potrzebne jest konto.
table-account-changed = W międzyczasie coś się zmieniło. Odśwież stronę i spróbuj ponownie.
table-account-full = Jest już { $most } i więcej być nie może. Najpierw coś usuń.
table-account-last = To ostatni dostęp do twojego konta. Najpierw dodaj inny.
table-account-nothing = Nie ma już tego na twoim koncie.
table-passkey-host = Pod tym adresem nie ma kluczy dostępu. Potrzebny jest serwer z nazwą, dostępny przez https, albo localhost.
table-passkey-late = To trwało za długo. Spróbuj ponownie.
table-passkey-wrong = Tego klucza dostępu nie można tu użyć.
table-password-obvious = To hasło każdy wypróbowałby najpierw. Wybierz inne.
table-password-short = Hasło musi mieć co najmniej { $least } znaków.
table-token-may-not = Ten token nie jest do tego ({ $what }).
table-name-refused = To imię nie jest tu mile widziane. Wybierz inne.
table-banned = Nie możesz już grać na tym serwerze. Tak zdecydował jego gospodarz.
table-banned-until = Nie możesz grać na tym serwerze do { $until }. Tak zdecydował jego gospodarz.
table-kept-apart = Nie możesz usiąść przy tym stole.
table-phrases-too-many = Nowi goście mogą powiedzieć najwyżej tyle zwrotów na minutę: { $most }. Poczekaj chwilę.
table-player-unknown = Tego gracza nie ma albo chce zostać zapomniany.
table-player-self = To ty.
table-ties-too-many = Liczba osób, których to już dotyczy: { $most }. Najpierw zakończ to w przypadku jednej z nich.
table-reports-too-many = Liczba osób zgłoszonych dziś przez ciebie: { $most }. Dokończ jutro.
table-record-unknown = Nie ma takiego zapisu.
table-puzzle-in-rush = Ta zagadka należy do twojego wyścigu. Rozwiąż ją tam albo wróć, gdy wyścig się skończy.
table-puzzle-unknown = Nie ma takiej zagadki.
table-puzzle-unsolved = Najpierw rozwiąż zagadkę albo poproś o rozwiązanie.
table-rush-none = Nie masz rozpoczętego wyścigu.
table-review-unknown = Ta gra nie została jeszcze przeanalizowana.
table-record-running = Zapis będzie dostępny po zakończeniu gry.
table-page-unknown = Pod tym adresem nic nie ma.
table-method-wrong = Tego nie można zrobić pod tym adresem.
table-store-full = Serwer nie może teraz nic zapisać, więc nic nie zrobiono. Spróbuj ponownie za chwilę.
table-store-lost = Serwer stracił połączenie ze swoimi danymi i nie wie, czy to zrobiono. Spróbuj ponownie za chwilę; nic nie zostanie zrobione dwa razy.
table-stopping = Serwer właśnie się zatrzymuje, więc nic nie zrobiono. Spróbuj ponownie za chwilę.
table-trouble = Na serwerze coś poszło nie tak; nic nie zrobiono.
table-not-built = Strona nie została jeszcze zbudowana. Uruchom: make web
