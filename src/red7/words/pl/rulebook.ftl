### The rulebook in Polish: read by the page of the rules and the command.

## Around the rules

rulebook-heading = Zasady Red7
rulebook-contents = Spis treści
rulebook-search = Szukaj w zasadach
rulebook-found = { $count ->
    [one] Znaleziono w jednym rozdziale
   *[other] Znaleziono w { $count } rozdziałach
}
rulebook-found-none = Nic nie znaleziono: „{ $text }”
rulebook-print = Drukuj na jednej kartce
rulebook-option = Opcja: gra się z nią tylko wtedy, gdy wszyscy się zgadzają.

## Examples

rulebook-example = Przykład
rulebook-choose-colour = Wybierz kolor: podświetlą się karty, które się liczą.
rulebook-choose-turn = Wybierz turę i zobacz, co z niej wyniknie.
rulebook-before = Przed turą
rulebook-allowed = Dozwolone
rulebook-refused = Niedozwolone
rulebook-why-more = { $name } prowadzi: { $count ->
    [one] jedna karta
    [few] { $count } karty
   *[other] { $count } kart
} przeciw { $theirs }.
rulebook-why-higher = { $name } prowadzi: kart jest tyle samo, a { $top } jest wyższa niż { $their_top }.
rulebook-why-none = Nikt nie prowadzi: żadna karta się nie liczy.
rulebook-scores = Wygrana dałaby { $count ->
    [one] jeden punkt
    [few] { $count } punkty
   *[other] { $count } punktów
}.
rulebook-first = { $name } zaczyna, na lewo od najwyższej karty, { $card }.
rulebook-wins = { $name } wygrywa rundę.

## Titles

rulebook-title-cards = Karty
rulebook-title-colours = Siedem kolorów, siedem zasad
rulebook-title-winning = Kto prowadzi
rulebook-title-setup = Przygotowanie
rulebook-title-turn = Tura
rulebook-title-out = Wycofanie się i wygrana
rulebook-title-draw = Dociąganie kart
rulebook-title-points = Gra na punkty
rulebook-title-actions = Akcje
rulebook-title-editions = Wydania i instrukcje
rulebook-title-known = Co wiedzą wszyscy
rulebook-title-notation = Zapis kart i tur
rulebook-title-tables = Przy tutejszych stołach

## The cards

rulebook-cards-all = Kart jest 49: numery od 1 do 7 w każdym z siedmiu kolorów.
rulebook-cards-order = Karta z wyższym numerem jest wyższa. Przy równych numerach decyduje kolor, w kolejności: czerwony, pomarańczowy, żółty, zielony, niebieski, indygo, fioletowy. Dlatego dwie karty nigdy nie są równe: czerwona siódemka jest najwyższa, a fioletowa jedynka najniższa.

## Seven colours, seven rules

rulebook-colours-canvas = Wierzchnia karta płótna wyznacza obowiązującą zasadę. Mówi ona, które karty z palety liczą się razem: twój najlepszy układ to największy taki układ, a spośród równie dużych ten z najwyższymi kartami.

## Who is winning

rulebook-winning-most = Prowadzisz, jeśli twój najlepszy układ ma więcej kart niż układ każdej innej osoby, która jest jeszcze w grze. Kto odpadł, ten się już nie liczy.
rulebook-winning-tie = Jeśli dwa układy są równie duże, decyduje najwyższa z tych kart: najpierw jej numer, potem kolor.
rulebook-winning-none = Bez karty, która się liczy, nie prowadzisz, nawet jeśli nikt inny też jej nie ma. Zdarza się to przy zielonym (brak parzystej karty) i fioletowym (brak karty poniżej 4).

## Setting up

rulebook-setup-deal = W Red7 grają 2–4 osoby. Każdy dostaje siedem kart na rękę i jedną odkrytą, która rozpoczyna jego paletę; reszta to stos dociągania. Na początku płótno jest czerwone.
rulebook-setup-first = Zaczyna osoba siedząca na lewo od najwyższej karty w paletach. Kolejne tury przechodzą w lewo.

## A turn

rulebook-turn-may = W swojej turze zrób jedno z tych:
rulebook-turn-play = Zagraj kartę z ręki do swojej palety.
rulebook-turn-discard = Odrzuć kartę z ręki na płótno. Jej kolor wyznacza nową zasadę.
rulebook-turn-both = Zrób jedno i drugie, w tej kolejności.
rulebook-turn-drop = Wycofaj się z rundy.
rulebook-turn-end = Na koniec tury musisz prowadzić. Dlatego po odrzuceniu karty musisz prowadzić, a kartę do palety zagrywasz tylko wtedy, gdy tura może się jeszcze dobrze skończyć.
rulebook-turn-same = Możesz odrzucić kartę w kolorze, który już obowiązuje.

## Dropping out and winning

rulebook-out-drop = Wycofać się możesz na początku swojej tury; później tylko wtedy, gdy po dociągnięciu karty dzięki trójce nadal nie prowadzisz. Zakryj karty z ręki i paletę: twojej ręki nikt nie ogląda.
rulebook-out-hand = Jeśli zaczyna się twoja tura, a nie masz kart na ręce, odpadasz.
rulebook-out-last = Kto zostanie ostatni, od razu wygrywa rundę.

## Drawing cards

rulebook-draw-count = Karty w palecie liczy się po wszystkim, co w tej turze zostało zagrane. Gdy stos dociągania jest pusty, nikt nie dociąga.
rulebook-draw-must = Jedno francuskie tłumaczenie czyni to dociąganie obowiązkowym; tutaj jest to osobna opcja.

## Playing for points

rulebook-points-score = Gra na punkty ma kilka rund. Kto wygra rundę, przenosi najlepszy układ według obowiązującej zasady z palety na stos punktowania; każda karta jest warta tyle, ile jej numer.
rulebook-points-cards = Czerwony punktuje jedną kartę, pomarańczowy i żółty zwycięską grupę, niebieski najwyższą kartę każdego koloru, indygo najwyższą kartę każdego numeru w ciągu, zielony i fioletowy wszystkie karty, które się liczą.
rulebook-points-later = Karty ze stosów punktowania nie wracają do gry; wszystkie inne tasuje się od nowa.
rulebook-points-end = Gra kończy się po rundzie, w której ktoś osiągnął 40 punktów przy 2 osobach, 35 przy 3 albo 30 przy 4, lub gdy nie ma już po osiem kart dla każdego. Wygrywa najwyższy wynik; przy równych wynikach wygrana jest wspólna.

## Actions

rulebook-actions-must = Jeśli zagrasz nieparzystą kartę z ręki do palety, musisz wykonać jej akcję, o ile się da. Karta rozdana do palety na początku nie ma akcji.
rulebook-actions-after = Po wszystkich akcjach tura trwa dalej: możesz odrzucić kartę z ręki albo zakończyć turę. Wolno wybrać tylko to, po czym możesz jeszcze skończyć turę na prowadzeniu.
rulebook-actions-three = Tylko trójkę można zagrać w nadziei, dopóki stos dociągania nie jest pusty. Jeśli jej karta nie pomoże, wycofujesz się.

## Editions and books

rulebook-editions-differ = Drukowane instrukcje różnią się przy odrzucaniu, jedynce i siódemce.
rulebook-editions-v11 = Jedynka zabiera z każdej innej palety, w której jest więcej niż jedna karta. Siódemka przenosi inną kartę, tylko na płótno; na koniec tury musisz prowadzić.
rulebook-editions-v12 = Jedynka zabiera tylko z palety, w której jest co najmniej tyle kart co w twojej. Siódemka może przenieść nawet siebie, na płótno albo na stos dociągania; na płótnie musisz od razu prowadzić.
rulebook-editions-v13 = Jak v1.2, ale przy siódemce wystarczy prowadzić na koniec tury, a jej odrzucenie nie daje dociągania. Odrzucając kartę z ręki, możesz też przegrać: nowy kolor zostaje, a ty odpadasz. W turze z jedynką lub siódemką nie jest to dozwolone.
rulebook-editions-books = Instrukcje angielska, francuska, niemiecka i włoska to v1.2, tak jak jedna hiszpańska; druga to v1.3. Polska gra się jak v1.1.
rulebook-editions-named = Zasady podstawowe nie mają opcji. Zaawansowane to dociąganie i gra na punkty, eksperckie także akcje.

## What everyone knows

rulebook-known-hidden = Karty na ręce są tajne, tak samo kolejność stosu dociągania. To, co wolno ci zrobić, nigdy nie zależy od ukrytych kart.
rulebook-known-seen = Wszyscy widzą kartę kładzioną na stos dociągania i wiedzą, że tam jest; gdy ktoś ją dociągnie, wszyscy wiedzą, kto ją ma. Wolno pamiętać każdą kartę, która leżała w palecie lub na płótnie.

## Cards and turns in writing

rulebook-notation-cards = Karta to litera koloru i numer, na przykład R7. Litery w każdym języku to R O Y G B I V.
rulebook-notation-steps = +R7 zagrywa kartę do palety, >R7 przenosi ją na płótno, ^R7 kładzie ją na stos dociągania. ! dociąga, . kończy turę, ~ to wycofanie się.
rulebook-notation-positions = Pozycja to obowiązujący kolor, miejsce, na które przyszła kolej, stos dociągania oraz paleta/ręka każdego miejsca: R 1 33 B5/R7Y2 V7/?7. Znak zapytania z liczbą to ukryte karty. Żadna karta nie może być w dwóch miejscach.
rulebook-notation-rules = Zasady to wydanie i opcje: v1.2+draw+match+actions.
rulebook-notation-games = Grę zapisuje się z jej rozdaniami i wszystkimi turami, więc można ją odtworzyć, sprawdzić i eksplorować. Przeanalizować można tylko zakończoną grę.

## At the tables here

rulebook-tables-seats = Zajmij wolne miejsce, żeby zagrać; gra zaczyna się, gdy wszystkie miejsca są zajęte i ktoś ją rozpocznie. Inni mogą oglądać, jeśli stół na to pozwala. Kto odejdzie, oddaje miejsce; dalej może grać bot.
rulebook-tables-moves = Turę wykonuje się w całości albo do dociągnięcia karty: zobaczonej karty nie można odłożyć. Następną rundę rozdaje się, gdy skończy się poprzednia.
rulebook-tables-help = Boty mają siedem poziomów siły. Podpowiedzi są tam, gdzie stół je dopuszcza, jedna po drugiej; inni widzą, że ktoś z nich korzysta.
rulebook-tables-deals = Każde rozdanie jest obiecane z góry: jego ziarno jest ustalone i zapieczętowane, gracze mogą coś do niego dodać, a potem każdy może sprawdzić, że nic nie zmieniono.
rulebook-tables-rated = Gry rankingowe wymagają kont i zegara i toczą się bez podpowiedzi i zastępców; jedna osoba może zająć tylko jedno miejsce.
