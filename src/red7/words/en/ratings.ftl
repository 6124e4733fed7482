### Histories, profiles and leaders, in English: read by the page of ratings.

## Finding one’s way

ratings-more = More

## Games

ratings-rules = Rules
ratings-all-rules = All rules
ratings-result = Result
ratings-any = Won and lost
ratings-won = Won
ratings-lost = Lost
ratings-opponent = Opponent
ratings-anybody = Anybody
ratings-changed = Rating { $points } ({ $change })
ratings-empty = No games yet
ratings-empty-more = Every game that you play to its end is listed here.
ratings-no-match = No games match.

## Ratings

ratings-since = Here since { $day }
ratings-program = A program plays under this name.
ratings-bot = A bot of this server. Whenever its play changes, it becomes a new version with a rating of its own.
ratings-bot-version = Version
ratings-margin = ± { $margin }
ratings-record = { $count ->
    [one] { $count } rated game, { $won } won
   *[other] { $count } rated games, { $won } won
}
ratings-provisional = provisional
ratings-about = Everybody begins at 1500. The number after ± is a margin: 19 times in 20, the true strength lies within it. A rating is provisional for the first ten rated games.
ratings-course = Rating over time
ratings-plot = { $count ->
    [one] The rating after one game: { $points } ± { $margin }
   *[other] The rating over { $count } games, between { $low } and { $high }; now { $points } ± { $margin }
}
ratings-rated = Rated games
ratings-none = No rated games yet
ratings-none-more = To play for a rating, switch on “Rated” when you set up a table.

## Leaders

ratings-place = Place
ratings-player = Player
ratings-rating = Rating
ratings-played = Games
ratings-version = version { $version }
ratings-version-now = version { $version }, which plays now
