### How people find each other, in Spanish: read by the page of finding opponents.

## Looking for opponents

meet-lead = Elige una partida y jugarás con quienes quieran la misma.
meet-players = { $count } jugadores
meet-looking = Buscando rivales…
meet-others = { $count ->
    [0] Ahora mismo nadie más busca esta partida.
    [one] Otra persona busca esta partida.
   *[other] Otras { $count } personas buscan esta partida.
}
meet-kept = Tu puesto se mantiene si recargas la página, y diez minutos si te vas.
meet-slow = No hace falta esperar aquí. En cuanto haya alguien, la partida estará entre las tuyas en la página de inicio.
meet-stop = Dejar de buscar
meet-bots-offer = Si quieres, los bots ocupan los asientos libres y juegas ya. O sigue esperando: no cuesta nada.
meet-bots = Jugar con bots
meet-found = ¡Rivales encontrados!
meet-bots-too = { $count ->
    [one] y un bot
   *[other] y { $count } bots
}
meet-ready = de acuerdo
meet-unsure = aún no ha respondido
meet-accept = Jugar
meet-decline = No, gracias
meet-for-others = Esperando a los demás…
meet-begins = La partida está a punto de empezar…
meet-back = No todos querían jugar. Conservas el puesto que tenías en la cola.
meet-missed = No respondiste a tiempo, así que ya no estás en la cola.
meet-wanted = Otros buscan
meet-people = { $count ->
    [one] una persona
   *[other] { $count } personas
}

## Challenges

meet-challenge = Desafiar a alguien
meet-challenge-more = Invita por su nombre a una persona con cuenta a una partida de dos.
meet-challenge-name = Nombre de la persona
meet-challenge-send = Desafiar
meet-to = Desafías a { $name }
meet-stage = { $stage ->
    [declined] rechazado
    [withdrawn] retirado
    [late] sin respuesta a tiempo
    [begun] la partida ha empezado
   *[open] a la espera de respuesta
}
meet-withdraw = Retirar

## Tables

meet-level = Nivel
meet-live = Partidas para ver
meet-live-none = Ahora mismo nadie juega en una mesa abierta.
meet-with-clock = Con reloj

## Being told

meet-notify = Notificaciones
meet-notify-more = Mientras esta página esté abierta en alguna parte, el navegador puede avisarte de que te toca o de que hay rivales.
meet-notify-ask = Avísame
meet-notify-on = El navegador te avisará.
meet-notify-denied = El navegador no se lo permite a esta página. Puedes cambiarlo en sus ajustes.
meet-notify-insecure = Los navegadores solo lo permiten en páginas con https, y esta no lo usa.
