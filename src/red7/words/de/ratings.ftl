### Histories, profiles and leaders, in German: read by the page of ratings.

## Finding one’s way

ratings-more = Mehr

## Games

ratings-rules = Regeln
ratings-all-rules = Alle Regeln
ratings-result = Ergebnis
ratings-any = Gewonnen und verloren
ratings-won = Gewonnen
ratings-lost = Verloren
ratings-opponent = Gegner
ratings-anybody = Alle
ratings-changed = Wertung { $points } ({ $change })
ratings-empty = Noch keine Partien
ratings-empty-more = Hier steht jede Partie, die du zu Ende spielst.
ratings-no-match = So eine Partie gibt es nicht.

## Ratings

ratings-since = Dabei seit { $day }
ratings-program = Unter diesem Namen spielt ein Programm.
ratings-bot = Ein Bot dieses Servers. Wenn er anders zu spielen lernt, ist das eine andere Version, die für sich gewertet wird.
ratings-bot-version = Version
ratings-margin = ± { $margin }
ratings-record = { $count ->
    [one] { $count } gewertete Partie, { $won } gewonnen
   *[other] { $count } gewertete Partien, { $won } gewonnen
}
ratings-provisional = vorläufig
ratings-about = Alle beginnen bei 1500. Die Zahl nach ± sagt, wie weit die wahre Stärke entfernt sein kann: In 19 von 20 Fällen liegt sie in diesem Bereich. In den ersten zehn gewerteten Partien ist eine Wertung vorläufig.
ratings-course = Wertung im Lauf der Zeit
ratings-plot = { $count ->
    [one] Die Wertung nach einer Partie: { $points } ± { $margin }
   *[other] Die Wertung über { $count } Partien, zwischen { $low } und { $high }; jetzt { $points } ± { $margin }
}
ratings-rated = Gewertete Partien
ratings-none = Noch keine gewerteten Partien
ratings-none-more = Wer um eine Wertung spielen will, schaltet beim Einrichten eines Tisches „Gewertet“ ein.

## Leaders

ratings-place = Platz
ratings-player = Name
ratings-rating = Wertung
ratings-played = Partien
ratings-version = Version { $version }
ratings-version-now = Version { $version }, die jetzt spielt
