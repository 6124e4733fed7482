### What only the table in the terminal says, in Spanish.

## The screen

terminal-board = Va ganando por color
terminal-too-small = Esta terminal tiene { $width }×{ $height } caracteres; la mesa necesita { $least_width }×{ $least_height }. Agranda la ventana o reduce la letra: no se pierde nada.
terminal-cards = Cartas
terminal-places = Adónde
terminal-take = Ponerla ahí
terminal-quit = Salir
terminal-slower = Más lento
terminal-speed = Velocidad: { $speed }
terminal-paused = en pausa
terminal-at-once = inmediata
terminal-unsaved = La partida no se puede guardar: ¿está lleno el disco?
terminal-signed-out = Se ha cerrado tu sesión.
terminal-keys-text = Las flechas izquierda y derecha pasan de carta en carta; un número o la letra de un color salta a una. Arriba y abajo muestran qué haría la carta en cada lugar. P la juega en el área de juego, C en la pila de reglas, D sobre el mazo, Intro donde señala la flecha. E termina el turno o hace la jugada, Retroceso la deshace, X te retira de la ronda. H da una pista, Ctrl+T cambia entre claro y oscuro. Con el ratón también se puede todo.

## Tables on a server

terminal-no-server = Ningún servidor de Red7 responde en { $url }. ¿Es correcta la dirección y está en marcha el servidor?
terminal-new-table = Abrir una mesa
terminal-to-table = Ir a la mesa
terminal-choose = Elegir
terminal-invitation = Pegar una invitación
terminal-invitation-ask = El enlace a una mesa, tal como te lo enviaron:
terminal-invitation-unknown = Eso no es un enlace a una mesa de { $url }.

## Games that are kept

terminal-left = Tu partida está guardada. Para seguir: red7 play --resume
terminal-resume-none = No hay ninguna partida que continuar. Empieza una: red7 play
terminal-resume-newer = La partida de { $file } la guardó una versión más nueva de Red7. Actualiza Red7 para continuarla; se queda como está.
terminal-resume-broken = La partida de { $file } no se puede leer. Mueve el archivo y se podrá continuar una anterior.
terminal-resume-used = La partida de { $file } está abierta en otra terminal. Continúa allí o empieza otra: red7 play
games-none = Aquí no hay partidas terminadas, o ninguna coincide.
games-won = ganada
games-lost = perdida
games-watched = vista
games-exported =
    { $count ->
        [one] Se ha escrito un registro en { $folder }.
       *[other] Se han escrito { $count } registros en { $folder }.
    }
games-unfinished =
    { $count ->
        [one] Una partida no ha terminado: red7 play --resume
       *[other] { $count } partidas no han terminado: red7 play --resume
    }
games-one-of = «{ $text }» no vale para { $option }. Valores posibles: { $list }.
games-day = «{ $text }» no es un día. Los días se escriben así: 2026-01-31
