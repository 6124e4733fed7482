### What the commands that analyse and teach say, in Polish.

## The command `analyse`

analyse-preparing = Przygotowanie; za pierwszym razem silnik jest kompilowany, co chwilę trwa…
analyse-doing = Najlepszy ruch po { $worlds ->
    [one] jednym układzie
   *[other] { $worlds } układach
}: { $turn }
analyse-nothing = Żaden ruch nie jest tu dozwolony.
analyse-turn = Ruch
analyse-chance = Szansa
analyse-open = Odkryte karty
analyse-proven = Pewne
analyse-why = Dlaczego { $turn }: { $reasons }
analyse-certain = { $proof ->
    [win] wygrywa
   *[loss] przegrywa
}
analyse-sure = { $mid }%
analyse-between = { $mid }% ({ $low }–{ $high })
analyse-worlds = { $kind ->
    [all] Sprawdzono wszystkie możliwe układy ukrytych kart: { $count }.
   *[some] Liczba sprawdzonych układów ukrytych kart: { $count }.
}

## The command `explore`

explore-welcome = Wpisz kroki, aby je zagrać, albo help.
explore-unknown = Nie ma polecenia „{ $text }”. Wpisz help, aby zobaczyć wszystkie.
explore-line = Wiersz { $number }: { $text }
explore-number = Na liście nie ma ruchu { $text }; liczba ruchów: { $most }.
explore-whole = Potrzebna jest liczba całkowita, a nie „{ $text }”.
explore-set = Napisz, co zmienić, na przykład: set hand 1 R7G4, set palette 2 B5, set canvas G, set deck 20, set away R1, set turn 2, set out 3
explore-move = Napisz kartę i dokąd ma trafić, na przykład: move R7 hand 1, move R7 palette 2, move R7 canvas, move R7 deck, move R7 away
explore-more = Liczba dalszych możliwych ruchów: { $count }. Mają kolejne numery.
explore-tried = Tu już próbowano: { $list }
explore-against = Przeciw { $turn }: { $reasons } Lepiej: { $best }
explore-not-against = Żaden fakt nie przemawia przeciw { $turn }, ale analiza woli { $best }
explore-help =
    +R7 >G4 wykonuje kroki jednej tury lub kilku; numer wykonuje ruch z listy.
    !G4 mówi, która karta jest dociągana. Z ukrytej ręki można zagrać każdą nieznaną kartę.
    turns: wszystkie możliwe ruchy · analyse [nakład]: ich ocena · why [ruch]: powody
    back [liczba], forward [wariant], top: chodzenie po drzewie · tree: pokaż je
    set hand|palette|turn|out MIEJSCE, set canvas|deck|away: zmień pozycję
    move KARTA hand|palette MIEJSCE, move KARTA canvas|deck|away: połóż kartę gdzie indziej
    hide: pokazuj i oceniaj tylko to, co może wiedzieć osoba na ruchu · show: wszystko
    table: pokaż stół · position: jego tekst · line: cały ciąg ruchów do udostępnienia
    rules [rozdział]: zasady · help · quit

## The command `stats`

stats-doing = Analiza gry { $number } z { $games }: ruch { $done } z { $total }…
stats-range = { $low }–{ $high }%
stats-no-folder = Nie ma folderu { $folder }.
stats-no-records = W { $folder } nie ma zapisów: żadnych plików z końcówką .red7 ani .json.
stats-none = W { $folder } nie ma zakończonej gry, którą można policzyć.
stats-player-unknown = Nikt o imieniu „{ $name }” nie ukończył tam gry. Imiona: { $names }
stats-skipped = Liczba pominiętych plików: { $count }

## The command `learn`

learn-unknown = Nie ma lekcji „{ $text }”. Lekcje: { $list }
learn-step = Krok { $number } z { $count }
learn-how = Napisz swoją turę, na przykład +R7 lub +R7 >G4; ? pokazuje krok, quit kończy.
learn-next = To koniec lekcji. Dalej: red7 learn { $name }
learn-last = To była ostatnia lekcja.
