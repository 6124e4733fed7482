### Red7 in Polish.
###
### Colours come as letters, R O Y G B I V, and cards as written in the notation, R7.

## Words of the game

colour = { $colour ->
    [R] czerwony
    [O] pomarańczowy
    [Y] żółty
    [G] zielony
    [B] niebieski
    [I] indygo
   *[V] fioletowy
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
number-word = { $count }
counted = { $colour ->
    [R] { $count ->
        [one] { number-word } kartę
        [few] { number-word } karty
        [many] { number-word } kart
       *[other] { number-word } karty
    }
    [O] { $count ->
        [one] tylko po 1 karcie z daną liczbą
        [few] { number-word } karty z tą samą liczbą
        [many] { number-word } kart z tą samą liczbą
       *[other] { number-word } karty z tą samą liczbą
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
        [one] tylko 1 kartę po kolei
        [few] { number-word } karty po kolei
        [many] { number-word } kart po kolei
       *[other] { number-word } karty po kolei
    }
   *[V] { $count ->
        [one] { number-word } kartę poniżej 4
        [few] { number-word } karty poniżej 4
        [many] { number-word } kart poniżej 4
       *[other] { number-word } karty poniżej 4
    }
}
cards-counted = { $count ->
    [one] { $count } karta
    [few] { $count } karty
    [many] { $count } kart
   *[other] { $count } karty
}
rival = { $place ->
    [left] osoba po twojej lewej
    [right] osoba po twojej prawej
    [across] osoba naprzeciwko
   *[opponent] przeciwnik
}
you = Ty
nobody = nikt
label = { $name }: { $value }
separator = { "; " }

## Comparing palettes, inside the reasons below

compare-none = { $colour ->
    [G] Na płótnie jest zielony, a ty nie masz żadnej parzystej karty, więc nie możesz prowadzić.
    [V] Na płótnie jest fioletowy, a ty nie masz żadnej karty poniżej 4, więc nie możesz prowadzić.
   *[other] Twoja paleta jest pusta, więc nie możesz prowadzić.
}
compare-highest = Na płótnie jest czerwony: twoja najwyższa karta to { $top }, a { $rival } ma { $their_top }.
compare-fewer = Na płótnie jest { $canvas }: masz { $mine }, a { $rival } ma { $theirs }.
compare-lower = Na płótnie jest { $canvas }: masz { $mine } (na czele { $top }), a { $rival } ma tyle samo (na czele { $their_top }).

## Why a step is refused

error-round-over = Runda jest już skończona.
error-turn-over = Ta tura jest już skończona.
error-not-your-turn = To nie twoja tura: kolej na miejsce { $seat }.
error-hand-not-known = Kolej na miejsce { $seat }, ale jego karty na ręce nie są w pełni znane.
error-not-in-hand = Nie masz na ręce karty { $card }.
error-played-already = W tej turze do twojej palety trafiła już karta z ręki, więc { $card } zostaje na ręce. Kolejną można zagrać tylko dzięki piątce.
error-discarded-already = Karta z twojej ręki jest już odrzucona: w tej turze możesz co najwyżej dociągnąć.
error-play-loses = Po zagraniu { $card } do palety nie skończysz tury na prowadzeniu, cokolwiek odrzucisz. { $comparison }
error-play-action-loses = Zagranie { $card } zmusza cię do wykonania akcji, a po niej nie skończysz tury na prowadzeniu.
error-discard-loses = Po odrzuceniu { $card } nie będziesz na prowadzeniu. { $comparison }
error-discard-bound = W turze z jedynką lub siódemką nie wolno odrzucić { $card } i przegrać. { $comparison }
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
error-one-smaller-palette = Jedynka zabiera tylko z palety, w której jest co najmniej tyle kart, ile w twojej: u ciebie { $mine }, w palecie z { $card } – { $theirs }.
error-one-last-card = Jedynka nie może zabrać { $card }, bo to jedyna karta w tej palecie.
error-one-loses = Po zabraniu { $card } nie skończysz tury na prowadzeniu. { $comparison }
error-seven-not-there = Siódemka bierze kartę z twojej własnej palety, a { $card } tam nie leży.
error-seven-itself = W tym wydaniu siódemka bierze inną kartę, nie samą siebie.
error-seven-canvas-only = W tym wydaniu siódemka kładzie kartę na płótno; { $card } nie może trafić na stos dociągania.
error-seven-loses = Bez { $card } w palecie nie skończysz tury na prowadzeniu. { $comparison }
error-seven-loses-at-once = Siódemka może odrzucić { $card } tylko wtedy, gdy od razu będziesz na prowadzeniu. { $comparison }

## Texts that cannot be read

error-colour-unknown = „{ $text }” to nie kolor. Kolory to R O Y G B I V.
error-card-unknown = „{ $text }” to nie karta. Karta to litera koloru i liczba od 1 do 7, na przykład R7.
error-card-expected = W kolumnie { $place } powinna być karta, na przykład R7, a nie „{ $text }”.
error-card-twice = Karta { $card } pojawia się tu dwa razy (kolumna { $place }), a jest tylko jedna.
error-step-expected = W kolumnie { $place } powinien być krok, a nie „{ $text }”. Kroki to +R7, >R7, ^R7, !, . i ~.
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
error-seat-field = „{ $text }” (kolumna { $place }) to nie miejsce. Podaj paletę / rękę, na przykład B5/R7Y2 lub B5/?7, albo x, jeśli ktoś już odpadł.
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
error-line-json = Ten wiersz nie jest obiektem JSON.
error-line-field = Brakuje pola „{ $field }” albo jest nie takie, jak trzeba: { $kind ->
    [text] powinien to być tekst.
    [texts] powinna to być lista tekstów.
   *[number] powinna to być liczba całkowita.
}

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
error-record-result = Według zapisu wygrywa { $text }, a powinno być { $expected } (* oznacza grę w toku).
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

## Matches

error-bot-unknown = Nie ma bota „{ $text }”. Dostępne boty: { $names }.
error-bot-unfit = „{ $text }” nie jest botem: brakuje mu nazwy lub metody choose.
error-match-over = Mecz jest już skończony.
error-round-running = Runda jeszcze trwa.

## The command line: errors

cli-error = Błąd: { $text }
cli-try-help = Spróbuj „{ $command } --help”.
cli-command-unknown = Nie ma polecenia „{ $text }”. Polecenia to { $commands }.
cli-command-missing = Jakie polecenie? Do wyboru: { $commands }.
cli-option-unknown = Nie ma opcji { $text }.
cli-option-value = Opcja { $text } wymaga wartości.
cli-option-no-value = Opcja { $text } nie przyjmuje wartości.
cli-argument-missing = Brakuje argumentu { $text }.
cli-argument-extra = „{ $text }” to o jeden argument za dużo.
cli-value-wrong = „{ $value }” nie pasuje do { $text }. Możliwe: { $choices }.
cli-value-whole = { $text } musi być liczbą całkowitą, a nie „{ $value }”.
cli-file-unreadable = Nie można odczytać pliku { $file }: { $why }.
cli-file-unwritable = Nie można zapisać pliku { $file }: { $why }.
cli-file-not-text = Plik { $file } nie jest tekstem w UTF-8.
cli-file-exists = Plik { $file } już istnieje; wybierz inną nazwę, żeby nic nie zginęło.
cli-output-failed = Nie udało się zapisać wyniku: { $why }.
cli-book-unknown = Nie ma instrukcji „{ $text }”. Instrukcje to { $books }.
cli-lang-unknown = Nie ma języka „{ $text }”. Języki to en, fr, de, it, es i pl.
cli-play-plain = Na razie jest tylko gra w wierszach tekstu: red7 play --plain
cli-book-or-rules = Podaj instrukcję albo zasady, nie jedno i drugie.

## The command line: help

help-usage = Użycie: { $usage }
help-commands = Polecenia
help-arguments = Argumenty
help-options = Opcje
help-examples = Przykłady
help-default = (domyślnie: { $value })
help-red7 = Red7, gra karciana z siedmioma zasadami: graj, zadawaj pytania, odtwarzaj i sprawdzaj partie.
help-red7-more = „{ $command } COMMAND --help” powie więcej o poleceniu.
help-best = Najlepszy układ kart w palecie przy danym kolorze.
help-questions-more = Z argumentem - czyta po jednym obiekcie JSON w wierszu, na przykład { $example }, i na każdy odpowiada w osobnym wierszu.
help-legal = Możliwe kroki osoby, która ma ruch w danej pozycji.
help-view = Co dane miejsce może wiedzieć o pozycji po kilku turach.
help-show = Pozycja jako tabela, razem z tym, kto prowadzi przy każdym kolorze.
help-deal = Rozdanie z ziarna.
help-replay = Zapisana gra, tura po turze.
help-verify = Sprawdzenie zapisu: ziarna, rozdań, każdego kroku i wyniku.
help-verify-more = Kod wyjścia 0: wszystko się zgadza; 1: coś się nie zgadza; 2: zapisu nie można odczytać.
help-convert = Zapis jako tekst lub jako JSON.
help-rules = Wydania, opcje i drukowane instrukcje.
help-play = Gra z prostymi przeciwnikami.
help-bench = Jak szybkie jest wszystko na tym komputerze, silnik skompilowany obok czystego Pythona.
help-warmup = Skompiluj zawczasu silnik silnych botów; inaczej dzieje się to w tle.
help-arg-rule = kolor: R O Y G B I V; albo -, aby czytać pytania
help-arg-cards = karty, na przykład R7O4V1
help-arg-position = pozycja, na przykład „R 1 33 B5/R7Y2 V7/?7”
help-arg-position-or-dash = pozycja albo -, aby czytać pytania
help-arg-record = zapis jako tekst lub JSON; - to standardowe wejście
help-opt-help = pokaż tę pomoc
help-opt-version = pokaż wersję
help-opt-lang = język: en, fr, de, it, es, pl
help-opt-rules = wydanie i opcje, na przykład v1.2+draw+match+actions; albo basic, advanced, expert
help-opt-seat = miejsce, które patrzy; 0 to widz
help-opt-turns = tury rozegrane od tego czasu, oddzielone przecinkami
help-opt-past = dopisz tury, które do tego doprowadziły, tak jak widziano je z tego miejsca
help-opt-players = liczba graczy, od 2 do 4
help-opt-seed = ziarno, 64 cyfry szesnastkowe; bez niego nowe
help-opt-round = numer rundy
help-opt-to = postać zapisu: text lub json
help-opt-positions = wypisz pozycję po każdej turze i nic więcej
help-opt-plain = zwykłe wiersze tekstu, wygodne dla czytnika ekranu
help-opt-book = drukowana instrukcja, w jej języku: zobacz „red7 rules”
help-opt-with = co dodać do instrukcji: draw, match, actions, ze znakiem + pomiędzy
help-opt-name = twoje imię
help-opt-my-seat = twoje miejsce
help-opt-json = zapisz liczby jako JSON
help-opt-bot = przeciwnicy, od najłagodniejszego do najsilniejszego: violet, indigo, blue, green, yellow, orange, red
help-opt-save = plik, do którego po każdej turze trafia zapis gry

## The command line: answers

show-canvas = Płótno: { $colour } – { $rule }
show-deck = Stos dociągania: { $count }
show-deck-known = Stos dociągania: { $count }, na wierzchu { $cards }
show-seat = Miejsce { $seat }
show-to-move = ma ruch
show-out = poza rundą
show-palette = Paleta
show-hand = Ręka
show-winning = na prowadzeniu
show-under = Kto prowadzi przy każdym kolorze
show-gone = Poza grą
show-scores = Punkty
show-open = Możliwe kroki
show-steps = Ta tura do tej pory
show-winner = Miejsce { $seat } wygrało rundę.
deal-seed = Ziarno
deal-commitment = Zobowiązanie
deal-position = Pozycja
replay-round = Runda { $number }
replay-round-won = { $name } wygrywa rundę (na płótnie { $colour }) i zabiera { $cards }.
replay-won = { $names } { $count ->
    [one] wygrywa grę.
   *[other] dzielą się zwycięstwem.
}
replay-running = Gra jeszcze trwa.
verify-commitment = To jest obiecane ziarno.
verify-no-commitment = W zapisie nie ma zobowiązania, więc ziarno mogło zostać wybrane później.
verify-deals = { $count ->
    [0] Nie ma jeszcze żadnego rozdania.
    [one] Jedyne rozdanie pochodzi z ziarna.
    [2] Oba rozdania pochodzą z ziarna.
    [few] Wszystkie { $count } rozdania pochodzą z ziarna.
    [many] Wszystkie { $count } rozdań pochodzi z ziarna.
   *[other] Wszystkie { $count } rozdania pochodzą z ziarna.
}
verify-turns = { $count ->
    [0] Nie ma jeszcze żadnej tury.
    [one] Jedyna tura jest zgodna z zasadami.
    [2] Obie tury są zgodne z zasadami.
    [few] Wszystkie { $count } tury są zgodne z zasadami.
    [many] Wszystkie { $count } tur jest zgodnych z zasadami.
   *[other] Wszystkie { $count } tury są zgodne z zasadami.
}
verify-result = Wynik się zgadza: { $names }.
verify-running = Gra jeszcze trwa.
rules-editions = Wydania
rules-options = Opcje
rules-books = Drukowane instrukcje
rules-named = Nazwy typowych zestawów
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
rules-play-book = Gra według drukowanej instrukcji: { $command }

## The plain game

play-welcome = Red7. Liczba graczy: { $players }, zasady { $rules }. Grasz jako { $name }, miejsce { $seat }. Wpisz ?, aby zobaczyć pomoc.
play-commitment = Ziarno rozdań jest już ustalone; jego SHA-256 to { $commitment }
play-round = Runda { $number }. Zaczyna { $name }.
play-goal = Cel: { $goal } punktów.
play-you-begin = Runda { $number }. Zaczynasz.
play-canvas = Obowiązuje { $colour }: { $rule }.
play-line = { $name }: paleta { $palette }, na ręce { $cards }.
play-line-known = { $name }: paleta { $palette }, na ręce { $cards }, znane: { $known }.
play-line-out = { $name }: poza rundą.
play-you = Ty: paleta { $palette }, ręka { $hand }.
play-winning = Na prowadzeniu: { $name }, układ { $cards }.
play-winning-nobody = Teraz nikt nie prowadzi.
play-under = Według kolorów: { $list }.
play-deck = Stos dociągania: { $cards }.
play-deck-known = Stos dociągania: { $cards }, na wierzchu { $known }.
play-scores = Punkty: { $list }.
play-prompt = Twój ruch:
play-prompt-one = Jedynka: zabierz kartę z innej palety, ^ i karta:
play-prompt-five = Piątka: zagraj jeszcze jedną kartę, + i karta:
play-prompt-seven = Siódemka: przenieś kartę ze swojej palety na płótno, > i karta, albo na stos dociągania, ^ i karta:
play-prompt-seven-canvas = Siódemka: przenieś inną kartę ze swojej palety na płótno, > i karta:
play-prompt-draw = Należy ci się karta: ! dociąga ją, . kończy turę:
play-prompt-draw-seven = Za kartę odrzuconą siódemką należy ci się karta: ! dociąga ją; albo graj dalej:
play-prompt-draw-must = Należy ci się karta i musisz ją dociągnąć, !:
play-prompt-end = Odrzuć kartę, > i karta, albo zakończ turę znakiem . :
play-prompt-behind = Nie prowadzisz: odrzuć kartę, > i karta; jeśli nic nie pomoże, wycofaj się znakiem ~ :
play-prompt-discard = Jeszcze nie prowadzisz: odrzuć kartę, > i karta:
play-drew = Dociągasz { $card }.
play-confirm-drop = Wycofać się z tej rundy? Wpisz t, jeśli tak:
play-confirm-lose = To dozwolone, ale nie będziesz na prowadzeniu i odpadniesz. Na pewno? Wpisz t, jeśli tak:
play-yes = t tak
play-kept = Wszystko zostaje bez zmian.
play-undone = Cofnięte: znów jest początek twojej tury.
play-undo-nothing = Nie ma czego cofnąć.
play-undo-drawn = Karta jest już dociągnięta: tego nie da się cofnąć.
play-open = Możliwe: { $steps }
play-open-losing = Też możliwe, ale odpadniesz: { $steps }
play-step-played = { $card } do palety
play-step-canvas = { $card } na płótno, obowiązuje { $colour }
play-step-laid = { $card } zakryta na stos dociągania
play-step-taken = { $card } z palety gracza { $name } zakryta na stos dociągania
play-step-moved = { $card } z palety na płótno, obowiązuje { $colour }
play-step-drew = karta ze stosu dociągania
play-step-drew-known = { $card } ze stosu dociągania
play-step-ended = koniec tury
play-step-dropped = wycofanie się z rundy
play-turn = { $name }: { $steps }.
play-out = { $name } odpada.
play-you-out = Odpadasz z tej rundy.
play-round-won = { $name } wygrywa rundę. Na płótnie { $colour }, zwycięski układ: { $cards }.
play-you-won-round = Wygrywasz rundę! Na płótnie { $colour }, zwycięski układ: { $cards }.
play-points = { $count ->
    [one] To { $count } punkt.
    [few] To { $count } punkty.
    [many] To { $count } punktów.
   *[other] To { $count } punktu.
}
play-won = { $name } wygrywa grę.
play-you-won = Wygrywasz grę!
play-shared = Wspólne zwycięstwo: { $names }.
play-seed = Użyte ziarno: { $seed }
play-saved = Zapis gry jest w pliku { $file }. Sprawdź go poleceniem: red7 verify { $file }
play-saved-so-far = Dotychczasowy zapis jest w { $file }.
play-bye = Do zobaczenia! Gra nie została dokończona.
play-help =
    +R7 zagrywa kartę z ręki do twojej palety, >G4 odrzuca kartę na płótno,
    ^B5 kładzie kartę zakrytą na stos dociągania, ! dociąga, . kończy turę, ~ to wycofanie się.
    W jednym wierszu może być kilka kroków: +R7 >G4
    Na koniec swojej tury musisz prowadzić, inaczej odpadasz.
    Pozostałe słowa to: { $open } (co jest teraz możliwe), { $table } (jeszcze raz stół),
    { $rules } (siedem zasad), { $undo } (powrót na początek tury), { $quit } (wyjście).
play-word-open = ruchy
play-word-table = stół
play-word-rules = zasady
play-word-undo = cofnij
play-word-quit = koniec
play-bot-names = Ola,Kuba,Iga
play-default-name = Gość

## The arena

help-arena = Turniej botów.
help-arg-bots = boty, które grają, po nazwach
help-opt-arena-games = ile co najmniej partii; każde rozdanie jest grane we wszystkich ustawieniach miejsc
help-opt-arena-workers = ile procesów gra jednocześnie; bez tego po jednym na procesor
help-opt-arena-seed = ziarno: 64 cyfry szesnastkowe albo liczba całkowita; bez niego nowe
help-opt-arena-budget = ile pracy bot może włożyć w jeden krok
help-opt-arena-limit = po ilu sekundach bez odpowiedzi bot przegrywa partię
help-opt-arena-out = folder na partie i raport; podany ponownie, turniej idzie dalej od tego miejsca
help-opt-arena-json = wypisać wynik jako JSON
arena-error-few = Turniej wymaga co najmniej dwóch botów.
arena-error-twice = Bot „{ $text }” jest podany dwa razy.
arena-error-broken = Nie można wczytać bota „{ $text }”: { $why }
arena-error-seed = „{ $text }” nie jest ziarnem. Ziarno to 64 cyfry szesnastkowe albo liczba całkowita.
arena-error-range = { $text } musi być od { $least } do { $most }, a nie { $value }.
arena-error-unwritable = Nie można odczytać ani zapisać { $file }: { $why }.
arena-error-other = W folderze { $folder } jest inny turniej; co się różni: { $fields }. Wybierz inny folder.
arena-error-foreign = Plik { $file } w folderze { $folder } nie pochodzi z turnieju i zostałby nadpisany. Wybierz inny folder.
arena-error-damaged = Nie można odczytać wiersza { $place } pliku { $file }.
arena-error-worker = Proces, który gra partie, zakończył się sam (kod { $status }).
arena-progress = partie: { $done } z { $total }, { $speed } na sekundę, zostało { $left }
arena-kept = Przerwano. Ukończone rozdania są w { $folder }; to samo polecenie podejmie grę od tego miejsca.
arena-lost = Przerwano. Nic nie zostało zapisane; z opcją --out turniej można by dokończyć później.
arena-report = Raport: { $file }
arena-decimal-mark = ,
arena-percent = { $number }%
arena-interval = { $low }–{ $high }%
arena-label-games = Partie
arena-label-deals = Rozdania
arena-label-players = Gracze
arena-label-rules = Zasady
arena-label-budget = Praca na krok
arena-label-turns = Tury na partię
arena-label-seed = Ziarno
arena-label-bots = Boty
arena-label-version = Wersja red7
arena-bot = Bot
arena-win-rate = Wygrane
arena-95 = przedział 95%
arena-rating = Ranking
arena-time = ms na krok
arena-time-most = najdłuższy
arena-faults = Błędy
arena-against = przeciw
arena-title = Red7: turniej
arena-head-wins = Wygrane partie
arena-about-wins = Jaką część partii wygrał każdy bot, z przedziałem 95%. Dzielone zwycięstwo liczy się częściowo. Linia przerywana to tyle, ile wygrywałyby boty równej siły.
arena-head-cross = Każdy z każdym
arena-about-cross = Z partii, które wygrał jeden z tych dwóch botów, część wygrana przez bota po lewej, w procentach.
arena-head-ratings = Rankingi
arena-about-ratings = OpenSkill (Plackett–Luce): wszyscy zaczynają od 25. Kreska sięga dwóch odchyleń standardowych w każdą stronę.
arena-head-conduct = Czas i błędy
arena-about-conduct = Bot, który się zawiesi lub przerwie działanie, nie odpowie na czas albo poda niedozwolony krok, przegrywa tę partię.
arena-no-faults = Żaden bot nie przerwał działania, nie zawiesił się ani nie podał niedozwolonego kroku.
arena-crash = Awarie
arena-stall = Zawieszenia
arena-illegal = Niedozwolone
arena-forfeit-crash = { $bot }: awaria w rozdaniu { $deal }, ustawienie { $rotation }: { $detail }
arena-forfeit-stall = { $bot }: brak odpowiedzi na czas w rozdaniu { $deal }, ustawienie { $rotation }.
arena-forfeit-illegal = { $bot }: niedozwolona odpowiedź w rozdaniu { $deal }, ustawienie { $rotation }: { $detail }

## The kernels

warmup-doing = Kompilacja: { $name }
warmup-done = Gotowe.
bench-doing = Pomiar potrwa około dwudziestu sekund…
bench-playouts = { $name }: { $rate } gier na sekundę; czysty Python { $python } ({ $ratio })
bench-rest = Reszta: { $figures }

## The browser

web-lead = Czterdzieści dziewięć kart, siedem zasad i jedno prawo: na koniec swojej tury musisz prowadzić.
web-play-now = Graj teraz
web-levels = Jakie zasady
web-level-basic = Podstawowa
web-level-basic-more = jedna runda, siedem zasad
web-level-advanced = Zaawansowana
web-level-advanced-more = kilka rund na punkty
web-level-expert = Ekspert
web-level-expert-more = na punkty, nieparzyste karty działają
web-together = Razem
web-together-more = Otwórz stół i wyślij link znajomym. Wolne miejsca mogą zająć boty.
web-with-friends = Graj ze znajomymi
web-choose-rules = Wybierz zasady i przeciwników
web-colours = Siedem zasad i wszystkie karty
web-colours-more = Kolor na płótnie mówi, która zasada obowiązuje. Karty liczą się według liczby, potem koloru, od czerwonego do fioletowego.
web-open-tables = Otwarte stoły
web-no-tables = Żaden stół nie czeka teraz na graczy.
web-join = Dołącz
web-you-here = Ty
web-name = Twoje imię
web-greeting = Cześć, { $name }!
web-guest = Gość
web-language = Język
web-theme = Wygląd
web-theme-auto = Jak w systemie
web-theme-light = Jasny
web-theme-dark = Ciemny
web-sound = Dźwięki
web-rules = Zasady
web-book = Jak wydrukowano w
web-book-none = Sam wybiorę wydanie
web-option-draw = Dociąganie
web-option-draw-must = Dociąganie obowiązkowe
web-option-match = Punkty
web-option-actions = Akcje
web-seats = Gracze
web-seat-you = Masz pierwsze miejsce.
web-seat-number = Miejsce { $seat }
web-seat-person = Człowiek
web-table-more = Stół
web-clock = Zegar
web-clock-none = Bez zegara
web-clock-turn = { $count ->
        [few] { $count } sekundy
       *[other] { $count } sekund
    } na turę
web-clock-game = { $count ->
        [few] { $count } minuty
       *[other] { $count } minut
    } na gracza i 5 sekund na turę
web-clock-left = pozostało { $text }
web-open = Otwarty dla wszystkich
web-open-more = Widać go na pierwszej stronie. Inaczej wejdą tylko ci, którzy mają link.
web-spectators-may = Inni mogą patrzeć
web-spectators-more = Widzowie widzą to, co jawne, a po końcu wszystkie karty.
web-stand-in = Bot za nieobecnych
web-stand-in-more = Gdy gracza długo nie ma, bot gra aż do jego powrotu.
web-open-table = Otwórz stół
web-start = Rozpocznij grę
web-room = Czekamy na graczy
web-link = Link do tego stołu
web-copy = Kopiuj link
web-copied = Skopiowano
web-sit = Usiądź tutaj
web-add-bot = Dodaj bota …
web-add-bot-seat = Dodaj bota na miejsce { $seat }
web-room-free = { $count ->
        [one] jedno wolne miejsce
        [few] { $count } wolne miejsca
       *[other] { $count } wolnych miejsc
    }
web-seat-free = Wolne miejsce
web-somebody = Ktoś
web-bot-names = Robin,Sasza,Kim,Alex
web-bot-level = Bot, siła { $number } z 7
web-table = Stół
web-home = Na pierwszą stronę
web-menu = Ustawienia
web-close = Zamknij
web-cancel = Anuluj
web-talk = Powiedz coś
web-log = Co się działo
web-leave = Odejdź od stołu
web-ask-leave = Gra jeszcze trwa. Jeśli odejdziesz, stracisz miejsce.
web-cannot = Nie można pokazać tego stołu
web-connecting = Łączenie …
web-lost = Brak połączenia; ponawiam …
web-restarting = Serwer uruchamia się ponownie; chwila …
web-spectators = { $count ->
        [one] jeden widz
        [few] { $count } widzów
       *[other] { $count } widzów
    }
web-round = Runda { $number }
web-piles = Stosy punktów
web-bot-for-you = Gra za ciebie bot.
web-seat-back = Wracam na miejsce
web-card = { $canvas } { $number }
web-card-hidden = zakryta karta
web-card-known = { $card }, znana wszystkim
web-card-best = { $card }, w najlepszym zestawie
web-starter = Czerwona karta startowa
web-board = Kto prowadziłby przy każdym kolorze
web-board-row = { $canvas }: { $rule }. { $name }: { $cards }
web-board-nobody = { $canvas }: { $rule }. Nikt nie ma takiej karty.
web-seat-label = { $name } przy stole
web-palette-of = Paleta: { $name }
web-your-palette = Twoja paleta
web-your-hand = Twoja ręka
web-hand-count = { $count ->
        [one] jedna karta na ręce
        [few] { $count } karty na ręce
       *[other] { $count } kart na ręce
    }
web-sort-number = Sortuj według liczb
web-sort-colour = Sortuj według kolorów
web-deck = Stos dociągania: { $count }
web-deck-known = na wierzchu:
web-score-of = punkty: { $count } z { $goal }
web-winning = prowadzi
web-not-winning = nie prowadzi
web-would-win = prowadziłaby
web-would-not-win = jeszcze nie prowadzi
web-out = odpadł
web-away = nieobecny
web-to-move = na ruchu
web-verdict = { $name } prowadzi: { $cards }.
web-verdict-you = Prowadzisz: { $cards }.
web-verdict-would = Nadal prowadzi { $name }.
web-verdict-you-would = Po tym ruchu prowadzisz.
web-verdict-nobody = Nikt nie prowadzi.
web-guide = Twój ruch
web-do-start = Twoja tura: zagraj kartę do palety, odrzuć jedną na płótno albo zrób jedno i drugie. Na koniec musisz prowadzić.
web-do-only-drop = Twoja tura, ale żadna z twoich kart nie da prowadzenia: możesz się tylko wycofać.
web-do-end = Prowadzisz: zakończ turę albo odrzuć jeszcze kartę.
web-do-discard = Jeszcze nie prowadzisz: odrzuć teraz kartę na płótno.
web-do-behind = Nie prowadzisz: odrzuć kartę na płótno albo wycofaj się, jeśli nic nie pomoże.
web-do-one = Jedynka: wybierz kartę z innej palety. Trafi zakryta na stos dociągania.
web-do-five = Piątka: zagraj jeszcze jedną kartę z ręki do palety.
web-do-seven = Siódemka: wybierz kartę ze swojej palety. Trafi na płótno albo zakryta na stos dociągania.
web-do-seven-canvas = Siódemka: wybierz inną kartę ze swojej palety. Trafi na płótno.
web-do-earned = Należy ci się karta: dociągnij ją albo graj dalej bez niej.
web-do-earned-must = Należy ci się karta i musisz ją dociągnąć.
web-do-confirm = To cały twój ruch. Zagraj go albo cofnij.
web-do-draw-sure = Zostanie dociągnięta karta. Potem nie da się tego cofnąć.
web-do-out = To dozwolone, ale nie prowadzisz i odpadniesz.
web-where-to = Dokąd trafi { $card }?
web-looking = Chwileczkę …
web-sending = Twój ruch jest w drodze …
web-thinking = Ruch: { $name }.
web-you-are-out = Odpadasz z tej rundy i patrzysz dalej.
web-watching = Patrzysz.
web-watching-turn = Patrzysz. Ruch: { $name }.
web-to-palette = Do twojej palety
web-to-canvas = Na płótno
web-to-canvas-colour = Na płótno: { $canvas }
web-to-deck = Na stos dociągania
web-result-winning = prowadzisz
web-result-not-yet = jeszcze nie: potem odrzuć kartę
web-result-refused = niemożliwe – dlaczego?
web-result-out = dozwolone, ale odpadasz
web-result-draws = i dociąga kartę
web-result-action = potem akcja karty { $number }
web-play = Zagraj
web-end = Zakończ turę
web-draw = Dociągnij kartę
web-no-draw = Bez dociągania
web-undo = Cofnij
web-drop = Wycofaj się
web-sure = Na pewno?
web-ask-drop = Wycofać się z tej rundy? Będziesz patrzeć dalej.
web-ask-out = To dozwolone, ale nie prowadzisz i odpadniesz. Zrobić to?
web-play-anyway = Zagraj mimo to
web-keep-playing = Graj dalej
web-at-once = Graj od razu
web-at-once-more = Pełny ruch jest grany bez pytania.
web-keys = Klawiatura
web-keys-text = Tab i strzałki prowadzą od karty do karty, liczba lub litera koloru znajduje kartę. Enter ją podnosi; P kładzie do palety, C na płótno, D na stos dociągania. E kończy turę lub gra ruch, Backspace cofa.
web-end-you-round = Wygrywasz rundę!
web-end-round = { $name } wygrywa rundę
web-end-you-game = Wygrywasz!
web-end-game = Wygrywa { $name }
web-end-you-match = Wygrywasz całą grę!
web-end-match = { $name } wygrywa całą grę
web-end-shared = Wspólna wygrana: { $names }
web-end-why = W grze został(a) tylko { $name }. Na płótnie { $canvas }: { $rule }.
web-end-why-you = W grze zostajesz tylko ty. Na płótnie { $canvas }: { $rule }.
web-end-points = { $count ->
        [one] To { $count } punkt.
        [few] To { $count } punkty.
       *[other] To { $count } punktów.
    }
web-end-table = Gracze, punkty i karty na ręce
web-player = Gracz
web-points = Punkty
web-held = Jeszcze na ręce
web-held-none = nic
web-end-hide = Zobacz stół
web-end-show = Pokaż wynik
web-next-round = Następna runda
web-next-soon = Następna runda za { $count } s.
web-rematch = Rewanż
web-record = Pobierz zapis
web-waits-for = Czekamy: { $names }.
web-log-turn = { $name }: { $steps }.
web-log-out = { $name } odpada.
web-log-you-out = Odpadasz.
web-log-timeout = { $name }: koniec czasu.
web-log-dealt = Runda { $number }. Zaczyna { $name }.
web-log-dealt-you = Runda { $number }. Zaczynasz.
web-log-won = { $name } wygrywa rundę przy kolorze { $canvas }: { $cards }.{ $count ->
        [0] { "" }
       *[other] { " " }(+{ $count })
    }
web-log-you-won = Wygrywasz rundę przy kolorze { $canvas }: { $cards }.{ $count ->
        [0] { "" }
       *[other] { " " }(+{ $count })
    }
web-log-said = { $name }: „{ $text }”
web-log-seated = { $name } zajmuje miejsce.
web-log-left = Gracz z miejsca { $seat } odszedł.
web-log-taken-yours = { $card } z twojej palety zakryta na stos dociągania
web-log-stood-in = Na miejscu { $seat } gra bot.
web-not-built = Strona nie jest jeszcze zbudowana. Uruchom: make web
web-log-resumed = Serwera chwilę nie było; gra toczy się dalej.
web-log-expired = Długo nikt nie przychodził; wszystkie miejsca są znów wolne.

## Tables

table-unknown = Nie ma takiego stołu.
table-no-spectators = Przy tym stole nie wolno kibicować.
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
table-not-paused = Następnej rundy nie można teraz rozdać.
table-not-over = Gra jeszcze się nie skończyła.
table-not-entropy = Nie oczekuje się teraz od ciebie entropii.
table-entropy-promised = Entropia została już przez ciebie obiecana.
table-entropy-differs = To nie jest obiecana entropia.
table-entropy-early = Najpierw poproś o rewanż: dopiero wtedy ustalone jest następne ziarno.
table-steps-after-draw = Przed { $step } dobiera się kartę: najpierw ją zobacz, potem graj dalej.
table-steps-unfinished = Te kroki nie kończą tury: zakończ ją albo dojdź do dobrania karty.
table-agreed-already = Zgoda została już wyrażona.
table-bot-not-wanted = Żaden bot nie może teraz zająć miejsca { $seat }.
table-full = Przy tym stole grano już zbyt długo; otwórz nowy.
table-message-wrong = Nie można zrozumieć wiadomości: { $why }
table-message-first = Pierwszą wiadomością musi być hello.
table-version-wrong = Ten serwer zna wersję { $version } protokołu. Odśwież stronę albo zaktualizuj program.
table-too-many = Za dużo zapytań. Poczekaj chwilę.
table-too-large = To za dużo: czytanych jest najwyżej { $most } bajtów.
table-watching-too-many = Naraz można śledzić najwyżej { $most } stołów.
table-origin-wrong = Zażądała tego inna witryna, więc nic nie zrobiono.
table-host-wrong = Ten serwer nie działa pod tą nazwą. Kto go prowadzi, może ją dopuścić opcją --hosts.
table-too-slow = Zapytanie nie dotarło do końca.
table-sign-in = Najpierw wybierz imię.
table-name-wrong = Imię ma od 1 do { $most } widocznych znaków.
table-record-unknown = Nie ma takiego zapisu.
table-record-running = Zapis będzie dostępny po zakończeniu gry.
table-page-unknown = Pod tym adresem nic nie ma.
table-method-wrong = Tego nie można zrobić pod tym adresem.
table-store-full = Serwer nie może teraz zapisywać, więc nic nie zrobiono. Spróbuj ponownie za chwilę.
table-trouble = Na serwerze coś poszło nie tak; nic nie zrobiono.
table-deleted-player = Ktoś
phrase-hello = Cześć!
phrase-good-luck = Powodzenia!
phrase-well-played = Dobre zagranie!
phrase-thanks = Dzięki!
phrase-oops = Ojej!
phrase-one-moment = Chwileczkę, proszę.
phrase-your-turn = Twoja kolej.
phrase-good-game = Dobra gra!
phrase-rematch = Jeszcze raz?
phrase-goodbye = Do widzenia!

## The server

help-serve = Udostępniać gry w przeglądarce i botom.
help-serve-more = Każdą opcję można też podać w środowisku, na przykład { $example }, oraz w pliku wskazanym przez --config, w formacie TOML. Opcja liczy się bardziej niż środowisko, a ono bardziej niż plik.
help-opt-host = adres nasłuchu; 0.0.0.0 dla wszystkich sieci
help-opt-port = port; 0 oznacza dowolny wolny
help-opt-data = folder na dane; bez niego ten, który jest zwykły w systemie
help-opt-url = adres, pod którym dostępny jest serwer, jeśli stoi przed nim proxy
help-opt-log = co trafia do dziennika: debug, info, warning, error
help-opt-config = plik z ustawieniami
help-opt-no-browser = nie otwierać przeglądarki
help-opt-pace = ile sekund bot odczekuje przed turą
help-opt-hold = ile sekund czeka miejsce gracza, który zniknął
help-opt-rate = ile wiadomości na sekundę może wysłać gracz; 0 to brak limitu
help-opt-requests = ile zapytań na sekundę z jednego adresu; 0 to brak limitu
help-opt-sockets = otwarte połączenia z jednego adresu
help-opt-proxies = ile serwerów proxy stoi z przodu i podaje adresy klientów
help-opt-hosts = inne nazwy, pod którymi można pytać o serwer, oddzielone przecinkami
serve-at = Red7 działa pod adresem { $url }
serve-stop = Ctrl+C go zatrzymuje; gry toczą się dalej po następnym uruchomieniu.
serve-bye = Serwer został zatrzymany. Nic nie przepadło.
serve-port = Nie można użyć portu { $port } pod { $host }: { $why }. Wybierz inny przez --port albo 0, czyli dowolny wolny.
serve-folder = Nie można użyć folderu { $folder } na dane: { $why }. Wybierz inny przez --data.
serve-newer = Dane w { $folder } pochodzą z nowszej wersji red7. Zaktualizuj red7 albo wybierz inny folder przez --data.
serve-data = Danych w { $folder } nie można użyć: { $why }. Przywróć kopię poleceniem „red7 admin restore” albo wybierz inny folder opcją --data.
serve-secret = Plik { $file } jest uszkodzony. Usuń go, a powstanie na nowo; wszyscy będą potem musieli podać imię jeszcze raz.
serve-config-wrong = Nie można odczytać pliku { $file }: { $why }.
serve-setting-unknown = { $file }: nie ma ustawienia „{ $text }”. Ustawienia to: { $names }.
serve-value-wrong = „{ $value }” jest niemożliwe dla { $text }.
help-admin = Zapisać, odtworzyć lub wyeksportować dane serwera, czy działa, czy nie.
help-arg-task = backup, restore lub export
help-arg-target = plik; dla export folder na wszystkie zapisy
admin-nothing = W { $folder } nie ma danych.
admin-saved = Dane zapisano w { $file }.
admin-restored = Odtworzono dane z { $file }. Działający serwer używa ich dalej.
admin-exported = { $count ->
    [one] W { $folder } jest jeden zapis.
    [few] W { $folder } są { $count } zapisy.
   *[other] W { $folder } jest { $count } zapisów.
}
admin-not-backup = { $file } nie jest kopią zapasową red7.
