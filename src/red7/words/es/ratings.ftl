### Histories, profiles and leaders, in Spanish: read by the page of ratings.

## Finding one’s way

ratings-more = Más

## Games

ratings-rules = Reglas
ratings-all-rules = Todas las reglas
ratings-result = Resultado
ratings-any = Ganadas y perdidas
ratings-won = Ganada
ratings-lost = Perdida
ratings-opponent = Rival
ratings-anybody = Cualquiera
ratings-changed = Puntuación { $points } ({ $change })
ratings-empty = Aún no hay partidas
ratings-empty-more = Aquí aparece cada partida que juegas hasta el final.
ratings-no-match = Ninguna partida es así.

## Ratings

ratings-since = Aquí desde el { $day }
ratings-program = Con este nombre juega un programa.
ratings-bot = Un bot de este servidor. Cuando cambia su forma de jugar, pasa a ser otra versión, con su propia puntuación.
ratings-bot-version = Versión
ratings-margin = ± { $margin }
ratings-record = { $count ->
    [one] { $count } partida clasificatoria, ganadas: { $won }
   *[other] { $count } partidas clasificatorias, ganadas: { $won }
}
ratings-provisional = provisional
ratings-about = Todos empiezan en 1500. El número tras ± dice a qué distancia puede estar la fuerza real: 19 de cada 20 veces está dentro. Una puntuación es provisional durante las diez primeras partidas clasificatorias.
ratings-course = Puntuación a lo largo del tiempo
ratings-plot = { $count ->
    [one] La puntuación tras una partida: { $points } ± { $margin }
   *[other] La puntuación en { $count } partidas, entre { $low } y { $high }; ahora { $points } ± { $margin }
}
ratings-rated = Partidas clasificatorias
ratings-none = Aún no hay partidas clasificatorias
ratings-none-more = Para jugar por una puntuación, activa «Clasificatoria» al preparar una mesa.

## Leaders

ratings-place = Puesto
ratings-player = Nombre
ratings-rating = Puntuación
ratings-played = Partidas
ratings-version = versión { $version }
ratings-version-now = versión { $version }, la que juega ahora
