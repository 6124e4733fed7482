### What only the page for learning says, in Polish.

web-learn-title = Nauka Red7
web-learn-lead = Krótkie pozycje do zagrania, w każdej jedna myśl.
web-learn-step = Krok { $number } z { $count }
web-learn-next = Dalej
web-learn-next-lesson = Następna lekcja
web-learn-retry = Spróbuj znowu
web-learn-show = Pokaż
web-learn-all = Wszystkie lekcje
web-learn-finished = To koniec lekcji.
web-learn-violet-more = Teraz zagraj całą rundę. Fiolet to najłagodniejszy z botów.
web-learn-violet = Graj z Fioletem
web-learn-done = gotowe
web-learn-here = Zacznij tutaj
web-learn-over = To koniec kursu. Miłej gry!
