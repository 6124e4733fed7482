### Accounts, in Polish: what only their page says.

## Guests

account-guest = Grasz jako gość
account-guest-more = Twoje imię i gry zna tylko ta przeglądarka. Z kontem zachowasz je i zalogujesz się na każdym urządzeniu. Do gry nikt go nie potrzebuje.
account-nobody = Nikt nie jest tu zalogowany
account-name = Imię
account-rename = Zmień imię
account-take = Weź to imię
account-begin = Wybierz imię bez logowania
account-keep = Zachowaj imię i gry

## Ways in

account-ways = Sposoby logowania
account-passkey-make = Utwórz klucz dostępu
account-passkey-more = Klucz przechowuje twoje urządzenie i pyta o odcisk palca, twarz lub PIN. Nie trzeba niczego pamiętać.
account-passkey-add = Dodaj klucz dostępu
account-passkey-none-http = Nie ma tu kluczy dostępu, bo ta strona nie jest otwarta przez https.
account-passkey-none-address = Nie ma tu kluczy dostępu, bo to jest adres IP. Potrzebna jest nazwa hosta, na tym komputerze na przykład localhost.
account-passkey-none-browser = Nie ma tu kluczy dostępu, bo ta przeglądarka ich nie obsługuje.
account-password = Hasło
account-password-new = Nowe hasło
account-password-least = Co najmniej { $least } znaków
account-password-make = Utwórz konto z hasłem
account-password-set = Ustaw hasło
account-password-change = Zmień hasło
account-password-has = Hasło jest ustawione.
account-password-others = Inne przeglądarki zostaną wtedy wylogowane. Tokeny działają, dopóki ich nie usuniesz; zalogowanie się kodem odzyskiwania unieważnia wszystkie.
account-used = ostatnio użyto: { $date }
account-never = nie użyto
account-remove = Usuń
account-remove-what = Usuń: { $name }

## Signing in

account-sign-in = Zaloguj się
account-sign-in-behind = Gość { $name } i jego gry zostają tutaj.
account-sign-in-passkey = Zaloguj się kluczem dostępu
account-sign-in-password = Zaloguj się hasłem
account-sign-in-code = Zaloguj się kodem odzyskiwania

## Recovery codes

account-code = Kod odzyskiwania
account-codes = Kody odzyskiwania
account-codes-once = Zapisz te kody teraz: nie zostaną pokazane ponownie. Każdy wpuści cię jeden raz, jeśli stracisz wszystko inne.
account-codes-left = { $count ->
    [0] Nie został żaden kod.
    [one] Został jeden kod.
    [few] Zostały { $count } kody.
   *[many] Zostało { $count } kodów.
}
account-codes-new = Utwórz nowe kody
account-codes-new-more = Starsze kody stracą wtedy ważność.
account-codes-copy = Kopiuj kody
account-noted = Kody są zachowane

## Sessions

account-sessions = Zalogowane
account-here = ta przeglądarka
account-unknown = Nieznana przeglądarka
account-seen = ostatnio: { $date }
account-end = Wyloguj
account-end-what = Wyloguj: { $name }
account-others = Wyloguj wszędzie indziej

## Terminals

account-terminal = W terminalu
account-terminal-more = Graj w terminalu pod tym samym imieniem, z tymi samymi grami i ocenami.
account-terminal-make = Zaloguj terminal
account-terminal-type = Wpisz ten kod w terminalu w ciągu pięciu minut. Działa tylko raz.
account-terminal-secret = Kto go wpisze, zaloguje się na twoje konto: nie podawaj go nikomu.
account-terminal-copy = Kopiuj kod
account-terminal-done = Gotowe
account-terminal-over = Kod jest już nieważny.

## Programs

account-programs = Programy
account-programs-more = Twój bot gra z tokenem i wszędzie jest oznaczony jako bot. Inne tokeny pozwalają programom czytać twoje gry.
account-bot-name = Imię bota
account-bot-make = Utwórz bota
account-token-name = Do czego służy token
account-token-for = Czyj token
account-token-me = mój
account-token-make = Utwórz token
account-may = Co może
account-may-read = oglądać
account-may-play = grać
account-may-study = analizować
account-token-once = Skopiuj ten token teraz: nie zostanie pokazany ponownie.
account-token-done = Token jest skopiowany

## Data

account-data = Twoje dane
account-export = Pobierz wszystko
account-delete = Usuń konto
account-delete-guest = Zapomnij mnie
account-sure = Twoje imię, konto i boty zostaną usunięte na zawsze. Twoje gry zostaną, z nieznanym graczem.
account-yes = Usuń na zawsze
account-no = Zachowaj
