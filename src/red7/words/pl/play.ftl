### What the plain game in the terminal says, in Polish.

cards-counted = { $count ->
    [one] { $count } karta
    [few] { $count } karty
    [many] { $count } kart
   *[other] { $count } karty
}
play-welcome = Red7. Liczba graczy: { $players }, zasady { $rules }. Grasz jako { $name }, miejsce { $seat }. Wpisz ?, aby zobaczyć pomoc.
play-commitment = Ziarno rozdań jest już ustalone; jego SHA-256 to { $commitment }
play-goal = Cel: { $goal } punktów.
play-canvas = Obowiązuje { $colour }: { $rule }.
play-line = { $name }: paleta { $palette }, na ręce { $cards }.
play-line-known = { $name }: paleta { $palette }, na ręce { $cards }, znane: { $known }.
play-line-out = { $name }: poza rundą.
play-you = Ty: paleta { $palette }, ręka { $hand }.
play-winning = Na prowadzeniu: { $name }, układ { $cards }.
play-winning-nobody = Teraz nikt nie prowadzi.
play-under = Kto prowadzi przy każdym kolorze: { $list }.
play-deck = Stos dociągania: { $cards }.
play-deck-known = Stos dociągania: { $cards }, na wierzchu { $known }.
play-scores = Punkty: { $list }.
play-prompt-start = Twój ruch:
play-prompt-only-drop = Twoja tura, ale żadna z twoich kart nie da prowadzenia: wycofaj się znakiem ~ :
play-prompt-one = Jedynka: zabierz kartę z innej palety, ^ i karta:
play-prompt-five = Piątka: zagraj jeszcze jedną kartę, + i karta:
play-prompt-seven = Siódemka: przenieś kartę ze swojej palety na płótno, > i karta, albo na stos dociągania, ^ i karta:
play-prompt-seven-canvas = Siódemka: przenieś inną kartę ze swojej palety na płótno, > i karta:
play-prompt-earned = Należy ci się karta: ! dociąga ją, . kończy turę:
play-prompt-seven-earned = Za kartę odrzuconą siódemką należy ci się karta: ! dociąga ją; albo graj dalej:
play-prompt-earned-must = Należy ci się karta i musisz ją dociągnąć, !:
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
play-hints-off = W tej grze podpowiedzi są wyłączone.
play-you-out = Odpadasz z tej rundy.
play-round-won = { $name } wygrywa rundę. Na płótnie { $colour }, zwycięski układ: { $cards }.
play-you-won-round = Wygrywasz rundę! Na płótnie { $colour }, zwycięski układ: { $cards }.
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
    Inne słowa: { $open } (co jest teraz możliwe), { $table } (jeszcze raz stół),
    { $rules } (siedem zasad), { $hint } (podpowiedź; zapytaj znów, by wiedzieć więcej),
    { $undo } (powrót na początek tury), { $quit } (wyjście).
play-word-open = ruchy
play-word-table = stół
play-word-rules = zasady
play-word-hint = podpowiedź
play-word-undo = cofnij
play-word-quit = koniec
