### What the command says, in Spanish: errors, help and answers.

## Errors

cli-error = Error: { $text }
cli-try-help = Prueba con «{ $command } --help».
cli-command-unknown = No existe el comando «{ $text }». Los comandos son { $commands }.
cli-command-missing = Falta el comando. Los comandos son { $commands }.
cli-option-unknown = No existe la opción { $text }.
cli-option-value = La opción { $text } necesita un valor.
cli-option-no-value = La opción { $text } no lleva ningún valor.
cli-argument-missing = Falta { $text }.
cli-argument-extra = Sobra el argumento «{ $text }».
cli-value-wrong = «{ $value }» no vale para { $text }. Valores posibles: { $choices }.
cli-value-whole = { $text } debe ser un número entero, no «{ $value }».
cli-file-unreadable = No se puede leer el archivo { $file }: { $why }.
cli-file-unwritable = No se puede escribir el archivo { $file }: { $why }.
cli-file-not-text = El archivo { $file } no es texto en UTF-8.
cli-file-exists = El archivo { $file } ya existe. Elige otro nombre, para no sobrescribir nada.
cli-output-failed = No se ha podido escribir la salida: { $why }.
cli-book-unknown = No existe el reglamento «{ $text }». Los reglamentos son { $books }.
cli-lang-unknown = No existe el idioma «{ $text }». Los idiomas son en, fr, de, it, es y pl.
cli-play-terminal = La mesa necesita una terminal donde dibujarse. Para tuberías y lectores de pantalla: red7 play --plain
cli-options-apart = { $one } y { $other } no se pueden combinar.
cli-seats-me = Ponte una vez en --seats, como «me»; o mira con --watch.
cli-seats-watch = Con --watch solo juegan bots: quita «me» de --seats.
cli-speed-unknown = «{ $text }» no es una velocidad. Las velocidades son calm, normal, quick y at-once.
cli-server-unknown = «{ $text }» no es la dirección de un servidor. Es así: { $example }
cli-book-or-rules = Indica un reglamento o unas reglas, no ambas cosas.
cli-out-of-range = { $text } debe ser un número entero de 1 a { $most }.
cli-line-json = Esta línea no es un objeto JSON.
cli-line-field = El campo «{ $field }» falta o no es lo que debería: { $kind ->
    [text] se esperaba un texto.
    [texts] se esperaba una lista de textos.
   *[number] se esperaba un número entero.
}

## Help

help-usage = Uso: { $usage }
help-commands = Comandos
help-arguments = Argumentos
help-options = Opciones
help-examples = Ejemplos
help-default = (por defecto: { $value })
help-red7 = Red7, el juego de cartas de las siete reglas: juega, hazle preguntas, y repasa y verifica partidas.
help-red7-more = «{ $command } COMMAND --help» explica un comando con más detalle.
help-best = La mejor combinación de cartas de un área de juego con un color.
help-questions-more = Con - lee un objeto JSON por línea, como { $example }, y responde a cada uno en su propia línea.
help-legal = Los pasos posibles para quien tiene el turno en una posición.
help-analyse = Todos los turnos de una posición, el mejor primero: la probabilidad de ganar después y lo que es seguro.
help-explore = Probar jugadas desde una posición o un momento de una partida, y hacer que se juzguen.
help-explore-more = En líneas de texto: lee comandos, uno por línea; «help» los enumera. Si no vienen de una terminal, las posiciones se escriben como texto y la primera línea rechazada lo termina todo con estado 2.
help-learn = Aprender el juego jugando posiciones cortas.
help-view = Lo que un asiento puede saber de una posición, incluso tras algunos turnos.
help-show = Una posición en forma de tabla, y quién va ganando con cada color.
help-deal = Un reparto a partir de una semilla.
help-replay = Una partida registrada, turno a turno.
help-verify = Comprobar un registro: la semilla, los repartos, cada paso y el resultado.
help-verify-more = Código de salida 0: todo está bien; 1: algo no lo está; 2: no se puede leer el registro.
help-convert = Un registro como texto o como JSON.
help-review = Una partida terminada, vista después: cada turno juzgado y la suerte separada de la destreza.
help-stats = Cómo juega alguien, según una carpeta de registros: victorias, precisión, colores, costumbres caras, suerte.
help-stats-more = Las partidas se analizan una vez y los análisis se guardan en la carpeta de caché. Sin --player, es la persona con más partidas.
help-rules = Las reglas, con ejemplos; las ediciones, las opciones y los reglamentos impresos.
help-play = Una partida contra bots o personas, en una mesa en la terminal.
help-games = Lo que se ha jugado aquí o en un servidor: listar, filtrar, exportar.
help-bench = La velocidad de todo en esta máquina, el motor compilado junto a Python puro.
help-warmup = Compilar ahora el motor de los bots fuertes, en vez de más tarde en segundo plano.
help-arg-rule = un color: R O Y G B I V (rojo, naranja, amarillo, verde, celeste, azul, violeta); o - para leer preguntas
help-arg-cards = cartas, como en R7O4V1
help-arg-position = una posición, como en «R 1 33 B5/R7Y2 V7/?7»
help-arg-position-or-dash = una posición, o - para leer preguntas
help-arg-explore = una posición, una secuencia como «v1.2 R 1 33 B5/R7Y2 V7/?7 | +R7 .» o el archivo de un registro
help-arg-learn = la lección; sin ella, la lista de todas
help-arg-record = un registro, como texto o JSON; - para la entrada estándar
help-arg-folder = una carpeta con registros, subcarpetas incluidas
help-opt-help = mostrar esta ayuda
help-opt-version = mostrar la versión
help-opt-lang = el idioma: en, fr, de, it, es, pl
help-opt-rules = edición y opciones, como en v1.2+draw+match+actions; o basic, advanced, expert
help-opt-seat = el asiento cuyo punto de vista se muestra; 0 para un espectador
help-opt-turns = los turnos jugados desde entonces, separados por comas
help-opt-past = añadir los turnos que llevaron allí, tal como los vio el asiento
help-opt-players = el número de jugadores, de 2 a 4
help-opt-seed = la semilla, 64 dígitos hexadecimales; si falta, una nueva
help-opt-round = el número de la ronda
help-opt-to = el formato de salida: text o json
help-opt-positions = escribir solo la posición después de cada turno
help-opt-plain = líneas de texto simple, aptas para un lector de pantalla
help-opt-seats = quién juega, por orden de turno: tú como me, y bots; por ejemplo red,green,me
help-opt-watch = mirar cómo juegan los bots entre sí
help-opt-speed = a qué velocidad juegan los bots: calm, normal, quick o at-once
help-opt-resume = seguir con la última partida que se dejó
help-opt-server = jugar con personas en un servidor: su dirección, o una invitación a una mesa
help-opt-token = un token de una cuenta en ese servidor
help-opt-code = un código de la página de tu cuenta, para entrar
help-opt-games-rules = solo partidas con estas reglas: basic, advanced, expert, o reglas como v1.2+draw
help-opt-games-opponent = solo partidas con alguien de este nombre, o un bot
help-opt-games-result = solo partidas ganadas o perdidas: won, lost
help-opt-games-since = solo partidas desde este día, por ejemplo 2026-01-31
help-opt-games-until = solo partidas hasta este día
help-opt-games-server = en su lugar, tus partidas en este servidor
help-opt-games-export = una carpeta donde escribir sus registros
help-opt-games-json = escribir la lista como JSON
help-opt-book = un reglamento impreso, en su idioma: consulta «red7 rules»
help-opt-with = lo que se añade al reglamento: draw, match, actions, separados por +
help-opt-name = tu nombre
help-opt-my-seat = tu asiento
help-opt-json = escribir las cifras en JSON
help-opt-work = con cuánto detalle analizar; 100 tarda alrededor de un segundo
help-opt-seconds = analizar en cambio durante estos segundos
help-opt-explore-turn = el turno del registro tras el que empezar; 0 para el reparto
help-opt-explore-round = la ronda en la que se cuenta ese turno; si falta, se cuenta desde el principio de la partida
help-opt-review-work = con cuánto detalle mirar cada turno
help-opt-player = el nombre de quien juega
help-opt-svg = un archivo para una imagen, en SVG
help-opt-review-svg = un archivo para una imagen del análisis, en SVG
help-opt-review-png = la misma en PNG
help-opt-bot = los rivales, del más débil al más fuerte: violet, indigo, blue, green, yellow, orange, red
help-opt-save = un archivo en el que se escribe el registro después de cada turno
help-opt-no-hints = no dar pistas
help-arena = Un torneo entre bots.
help-arg-bots = los nombres de los bots que juegan
help-opt-arena-games = cuántas partidas se juegan como mínimo; cada reparto se juega con todas las colocaciones
help-opt-arena-workers = cuántos procesos juegan a la vez; si falta, uno por procesador
help-opt-arena-seed = la semilla: 64 dígitos hexadecimales o un número entero; si falta, una nueva
help-opt-arena-budget = cuánto trabajo puede dedicar un bot a un paso
help-opt-arena-limit = cuántos segundos tiene un bot para responder antes de perder la partida
help-opt-arena-out = una carpeta para las partidas y el informe; si se da otra vez, el torneo continúa
help-opt-arena-json = escribir el resultado como JSON
help-serve = Iniciar un servidor para navegadores y para bots.
help-serve-more = Cada opción puede darse también en el entorno, como { $example }, o en el archivo indicado con --config, en TOML. Las opciones prevalecen sobre el entorno, y el entorno sobre el archivo.
help-opt-host = la dirección en la que escuchar; 0.0.0.0 para todas las redes
help-opt-port = el puerto; 0 para cualquiera que esté libre
help-opt-data = la carpeta de los datos; si falta, la habitual del sistema
help-opt-database = la URL de la base de datos, por ejemplo sqlite:///partidas.db o postgresql://user@host/red7; sin ella, un archivo en esa carpeta
help-opt-processes = cuántos procesos comparten el puerto y la base de datos
help-opt-bus = los servidores NATS que unen los servidores de una misma base de datos en varias máquinas, separados por comas
help-opt-url = la dirección por la que se llega al servidor, si hay un proxy delante
help-opt-log = el nivel del registro: debug, info, warning, error
help-opt-config = un archivo de ajustes
help-opt-no-browser = no abrir el navegador
help-opt-no-warmup = no compilar el motor en segundo plano donde aún no se ha hecho
help-opt-pace = cuántos segundos espera un bot antes de su turno
help-opt-hold = cuántos segundos se guarda el asiento de quien se ha ido
help-opt-rate = mensajes por segundo permitidos a un jugador; 0 para no limitar
help-opt-requests = peticiones por segundo de una dirección; 0 para no limitar
help-opt-sockets = conexiones abiertas de una dirección
help-opt-tables = cuántas mesas con partidas sin terminar puede haber abierto un jugador; una dirección, diez veces más; 0 para no limitar
help-opt-games = en cuántas partidas puede tener asiento un jugador; 0 para no limitar
help-opt-new-hours = durante cuántas horas un invitado cuenta como nuevo; 0 para no limitar a los nuevos
help-opt-new-tables = cuántas mesas con partidas sin terminar puede haber abierto un invitado nuevo; 0 para tantas como los demás
help-opt-new-phrases = cuántas frases por minuto puede decir un invitado nuevo; 0 para no limitar
help-opt-study = cuántas preguntas de análisis por minuto puede hacer un jugador; 0 para no limitar
help-opt-study-work = cuánto trabajo puede llevar una de ellas; 0 para no analizar nada
help-opt-sign-ins = cuántos intentos de inicio de sesión por minuto puede hacer una dirección, y cualquiera para un mismo nombre; 0 para ningún límite
help-opt-keep = tras cuántos días se abandona una partida a la que nadie vuelve; 0 para nunca
help-opt-metrics-token = un secreto para los programas que supervisan el servidor desde otra máquina
help-opt-traces = el recolector al que enviar las trazas, para OpenTelemetry
help-opt-proxies = cuántos proxies hay delante del servidor que transmiten las direcciones de los clientes
help-opt-hosts = otros nombres a los que responde el servidor, separados por comas
help-worker = Pensar por los bots de servidores en otras máquinas.
help-opt-threads = cuántos bots piensan a la vez; por defecto, uno por procesador
help-admin = Respaldar, restaurar, exportar o trasladar los datos de un servidor, rehacer lo que se deriva de ellos o gestionar sus jugadores. Solo debe estar parado para trasladarlos.
help-arg-task = backup, restore, export, move, recompute (todas las puntuaciones) o rebuild (el índice de partidas y luego todas las puntuaciones); players, ban, unban, rename, close, reports, handle, audit o names
help-arg-target = un archivo; para export, una carpeta para todos los registros; para move, la carpeta o la URL donde están los datos; si no, el nombre o el identificador de un jugador; para close, también el identificador de una mesa; para players, parte de un nombre; para names, add o remove
help-arg-to = para move, la carpeta o la URL adonde van los datos; para rename, el nombre nuevo; para names, un nombre, con * en un extremo para cualquier cosa
help-arg-section = el nombre de una sección de las reglas, o all; sin él, qué se puede elegir
help-opt-days = para ban, cuántos días; si no, para siempre
help-opt-why = para ban, el motivo, para otros anfitriones y para la exportación del jugador
help-opt-kind = para players, solo los de un tipo
help-opt-banned = para players, solo los excluidos
help-opt-reported = para players, solo los denunciados

## Answers

show-canvas = Pila de reglas: { $colour } – { $rule }
show-deck-known = Mazo: { $count }, encima { $cards }
show-to-move = le toca
show-out = eliminado
show-palette = Área de juego
show-hand = Mano
show-winning = va ganando
show-under = Quién va ganando con cada color
show-gone = Cartas retiradas
show-scores = Puntuaciones
show-open = Pasos posibles
show-steps = Este turno hasta ahora
show-winner = El asiento { $seat } ha ganado la ronda.
deal-seed = Semilla
deal-commitment = Compromiso
deal-position = Posición
replay-round-won = { $name } gana la ronda (regla vigente: { $colour }) y se lleva { $cards }.
replay-won = { $names } { $count ->
    [one] gana la partida.
   *[other] comparten la victoria.
}
game-running = La partida no ha terminado.
verify-commitment = La semilla es la que se prometió.
verify-no-commitment = No hay ningún compromiso registrado, así que la semilla pudo elegirse después.
verify-deals = { $count ->
    [0] No hay repartos que comprobar.
    [one] El único reparto sale de la semilla.
   *[other] Los { $count } repartos salen de la semilla.
}
verify-turns = { $count ->
    [0] No hay turnos que comprobar.
    [one] El único turno es válido.
   *[other] Los { $count } turnos son válidos.
}
verify-result = El resultado es correcto: { $names }.
rules-options = Opciones
rules-books = Reglamentos impresos
rules-named = Nombres cortos
rules-play-book = Para jugar con uno tal como está impreso: { $command }
rules-sections = Secciones, para red7 rules SECTION
rules-section-unknown = No hay ninguna sección «{ $text }». red7 rules las enumera.
rules-more = Más sobre esto: { $command }

## The server

serve-at = Red7 está disponible en { $url }
serve-stop = Ctrl+C lo detiene; las partidas siguen tras el próximo inicio.
serve-bye = El servidor se ha detenido. No se ha perdido nada.
serve-port = El puerto { $port } de { $host } no se puede usar: { $why }. Elige otro con --port, o 0 para cualquiera que esté libre.
serve-folder = La carpeta { $folder } no sirve para los datos: { $why }. Elige otra con --data.
serve-newer = Los datos de { $folder } vienen de una versión más nueva de red7. Actualiza red7, o elige otra carpeta con --data.
serve-data = Los datos de { $folder } no se pueden usar: { $why }. Restaura una copia con «red7 admin restore», o elige otra carpeta con --data.
serve-in-use = Otro servidor usa los datos de { $folder }. Páralo primero, o elige otros datos.
serve-links = La base de datos { $file } tiene además otro nombre (un enlace duro), y lo que se cambia con uno puede perderse con el otro. Quita todos los nombres menos uno.
serve-database = «{ $url }» no es una base de datos que red7 pueda usar. Indica un archivo SQLite, como sqlite:///partidas.db, o una base de datos PostgreSQL, como postgresql://user@host/red7.
serve-driver = PostgreSQL necesita un controlador que no está instalado. Instálalo con: { $install }
serve-unreachable = La base de datos { $url } no se puede usar: { $why }.
serve-bus = «{ $url }» no es la dirección de un servidor NATS. Escríbela como { $example }.
serve-bus-missing = El bus necesita paquetes que no están instalados. Instálalos con: { $install }
serve-traces = No se pueden enviar trazas a «{ $url }». Indica la dirección de un recolector sin contraseña, como { $example }.
serve-traces-missing = Las trazas necesitan paquetes que no están instalados. Instálalos con: { $install }
serve-secret = El archivo { $file } está dañado. Bórralo y se creará de nuevo; después todos tendrán que volver a dar su nombre.
worker-runs = Este proceso piensa por los bots. Ctrl+C lo detiene.
serve-config-wrong = El archivo { $file } no se puede leer: { $why }.
serve-setting-unknown = { $file }: no existe el ajuste «{ $text }». Los ajustes son: { $names }.
serve-value-wrong = «{ $value }» no vale para { $text }.
admin-nothing = No hay datos en { $folder }.
admin-saved = Los datos están guardados en { $file }.
admin-restored = Los datos de { $file } están restaurados. Un servidor en marcha sigue con ellos.
admin-kept = Los datos de antes se conservan en { $file }.
admin-exported = { $count ->
    [one] Se ha escrito un registro en { $folder }.
   *[other] Se han escrito { $count } registros en { $folder }.
}
admin-not-backup = { $file } no es una copia de red7.
admin-damaged = { $file } está dañado: { $why }. No se ha cambiado nada.
admin-target-used = Ya hay datos en { $target }. No se ha cambiado nada.
admin-copy-differs = La copia en { $target } no era igual que el original y se ha eliminado.
admin-moving = { $done } filas de { $total }
admin-moved = { $count ->
    [one] Se ha copiado y comparado una fila.
   *[other] Se han copiado y comparado { $count } filas.
}
admin-redoing = { $done } de { $total }
admin-recomputed = { $games ->
    [one] Se han recalculado las puntuaciones con una partida.
   *[other] Se han recalculado las puntuaciones con { $games } partidas.
}
admin-ratings-changed = { $count ->
    [0] Todas las puntuaciones son las de antes, hasta la última cifra.
    [one] Ha cambiado una puntuación.
   *[other] Han cambiado { $count } puntuaciones.
}
admin-none = No hay nada que mostrar.
admin-player-unknown = No hay ningún jugador «{ $player }».
admin-player-several = Varios jugadores se llaman «{ $player }». Indica uno por su identificador: { $ids }
admin-banned = { $name } no puede jugar aquí hasta el { $until }.
admin-banned-for-good = { $name } ya no puede jugar aquí.
admin-unbanned = { $name } puede volver a jugar aquí.
admin-renamed = { $before } se llama ahora { $name }.
admin-closed = { $count ->
    [0] No había ninguna mesa abierta.
    [one] Se ha cerrado una mesa.
   *[other] Se han cerrado { $count } mesas.
}
admin-report = { $time }  { $reason }: { $name } ({ $player }), denuncia de { $sender } en la mesa { $table }
admin-handled = { $count ->
    [0] No hay denuncias pendientes sobre { $name }.
    [one] Se ha atendido una denuncia sobre { $name }.
   *[other] Se han atendido { $count } denuncias sobre { $name }.
}
admin-name-wrong = «{ $word }» no puede estar en la lista. Escribe una palabra, con * en un extremo para cualquier cosa.
admin-name-unknown = «{ $word }» no está en la lista.
admin-name-added = «{ $word }» se rechaza desde ahora. Quien ya se llame así conserva el nombre hasta que se lo cambies.
admin-name-removed = «{ $word }» ya no se rechaza.
admin-note-banned = excluido hasta el { $until }
admin-note-banned-for-good = excluido para siempre
admin-note-reports = denuncias: { $count }

## The kernels

warmup-doing = Compilando: { $name }
warmup-done = Listo.
bench-doing = Midiendo, unos veinte segundos…
bench-playouts = { $name }: { $rate } partidas por segundo; Python puro { $python } ({ $ratio })
bench-rest = Lo demás: { $figures }
help-dataset = Escribir partidas entre bots en archivos Parquet, para aprender de ellas.
help-dataset-more = Hace falta PyArrow: { $command }. La carpeta contiene también una ficha que describe los archivos. Las mismas opciones dan los mismos archivos.
help-opt-dataset-out = la carpeta para los archivos
help-opt-dataset-games = cuántas partidas jugar; cada reparto se juega en todas las rotaciones de los asientos
help-opt-dataset-seed = un número entero que decide todo el azar
dataset-out-missing = Indica una carpeta para los archivos con --out.
dataset-no-pyarrow = Los conjuntos de datos necesitan PyArrow. Instálalo con: { $command }
dataset-lost = Interrumpido. No se ha escrito nada.
dataset-done = { $games } partidas con { $steps } pasos están en { $folder }.
help-train = Entrenar la red haciéndola jugar contra sí misma.
help-train-more = Hace falta JAX: { $command }. El entrenamiento se puede interrumpir y reanudar desde cualquier copia guardada. La carpeta contiene también las curvas, como tabla y como imagen.
help-opt-train-out = la carpeta para las copias guardadas y las curvas
help-opt-train-resume = la carpeta de una copia anterior desde la que continuar
help-opt-train-minutes = cuántos minutos dura el entrenamiento
help-opt-train-games = cuántas partidas se juegan a la vez
help-opt-train-width = el número de unidades de la capa más ancha
help-opt-train-horizon = la duración prevista en millones de pasos, a lo largo de la cual baja la tasa de aprendizaje
help-opt-train-rules = entrenar solo para estas reglas
help-opt-train-players = entrenar solo para este número de jugadores
help-opt-train-against = aprender solo a vencer los pesos de este archivo
help-opt-train-seed = un número entero que determina todo el azar
train-out-missing = Indica con --out una carpeta para las copias guardadas.
train-range = { $option } debe ser un número entero de 1 a { $most }.
train-eights = --games y --width deben ser múltiplos de 8.
train-players = --players debe ser 2, 3 o 4.
train-nothing-there = No hay nada en { $path }.
train-no-jax = El entrenamiento necesita JAX. Instálalo con: { $command }
train-failed = El entrenamiento no puede empezar: { $why }
train-line = { $minutes } min · { $steps } millones de pasos · { $speed } pasos/s · entropía { $entropy } · victorias contra la versión más antigua con 2 / 3 / 4 jugadores: { $shares } %
train-done = La copia guardada y las curvas están en { $folder }.
train-curve-past = Victorias contra versiones pasadas
train-curve-oldest = Victorias contra la versión más antigua
train-curve-losses = Pérdidas
train-curve-entropy = Entropía
train-curve-past-2 = 2 jugadores
train-curve-past-3 = 3 jugadores
train-curve-past-4 = 4 jugadores
train-curve-oldest-2 = 2 jugadores
train-curve-oldest-3 = 3 jugadores
train-curve-oldest-4 = 4 jugadores
train-curve-value = opciones de ganar
train-curve-critic = crítico
train-curve-belief = cartas ocultas
train-curve-steps = millones de pasos
