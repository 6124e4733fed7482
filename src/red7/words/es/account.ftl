### Accounts, in Spanish: what only their page says.

## Guests

account-guest = Juegas como invitado
account-guest-more = Solo este navegador conoce tu nombre y tus partidas. Con una cuenta los conservas e inicias sesión en cualquier dispositivo. Nadie la necesita para jugar.
account-nobody = Aquí nadie ha iniciado sesión
account-name = Nombre
account-rename = Cambiar de nombre
account-take = Usar este nombre
account-begin = Elegir un nombre sin iniciar sesión
account-keep = Conserva tu nombre y tus partidas

## Ways in

account-ways = Accesos
account-passkey-make = Crear una llave de acceso
account-passkey-more = Tu dispositivo guarda la llave y te pide la huella, la cara o un PIN. No hay nada que recordar.
account-passkey-add = Añadir una llave de acceso
account-passkey-none-http = Aquí no hay llaves de acceso, porque esta página no se ha abierto por https.
account-passkey-none-address = Aquí no hay llaves de acceso, porque esta es una dirección IP. Hace falta un nombre de host, como localhost en este ordenador.
account-passkey-none-browser = Aquí no hay llaves de acceso, porque este navegador no las admite.
account-password = Contraseña
account-password-new = Contraseña nueva
account-password-least = Al menos { $least } caracteres
account-password-make = Crear una cuenta con contraseña
account-password-set = Poner contraseña
account-password-change = Cambiar la contraseña
account-password-has = Hay una contraseña.
account-password-others = Los demás navegadores se desconectan. Los tokens siguen siendo válidos hasta que los quites; iniciar sesión con un código de recuperación los anula todos.
account-used = último uso: { $date }
account-never = sin usar
account-remove = Quitar
account-remove-what = Quitar { $name }

## Signing in

account-sign-in = Iniciar sesión
account-sign-in-behind = El invitado { $name } y sus partidas se quedan aquí.
account-sign-in-passkey = Iniciar sesión con una llave de acceso
account-sign-in-password = Iniciar sesión con contraseña
account-sign-in-code = Iniciar sesión con un código de recuperación

## Recovery codes

account-code = Código de recuperación
account-codes = Códigos de recuperación
account-codes-once = Anota ahora estos códigos: no se volverán a mostrar. Cada uno te deja entrar una vez si has perdido todo lo demás.
account-codes-left = { $count ->
    [0] No queda ningún código.
    [one] Queda un código.
   *[other] Quedan { $count } códigos.
}
account-codes-new = Crear códigos nuevos
account-codes-new-more = Los anteriores dejan de valer.
account-codes-copy = Copiar los códigos
account-noted = Los he guardado

## Sessions

account-sessions = Sesiones
account-here = este navegador
account-unknown = Navegador desconocido
account-seen = visto el { $date }
account-end = Cerrar sesión
account-end-what = Cerrar la sesión de { $name }
account-others = Cerrar las demás sesiones

## Terminals

account-terminal = En la terminal
account-terminal-more = Juega en la terminal con el mismo nombre, las mismas partidas y las mismas puntuaciones.
account-terminal-make = Iniciar sesión en una terminal
account-terminal-type = Escribe este código en la terminal antes de cinco minutos. Sirve una sola vez.
account-terminal-secret = Quien lo escriba entra en tu lugar: no se lo des a nadie.
account-terminal-copy = Copiar el código
account-terminal-done = Listo
account-terminal-over = El código ya no es válido.

## Programs

account-programs = Programas
account-programs-more = Un bot tuyo juega con un token y aparece en todas partes como bot. Otros tokens permiten que un programa lea tus partidas.
account-bot-name = Nombre del bot
account-bot-make = Crear un bot
account-token-name = Para qué es el token
account-token-for = De quién es el token
account-token-me = mío
account-token-make = Crear un token
account-may = Qué puede hacer
account-may-read = mirar
account-may-play = jugar
account-may-study = analizar
account-token-once = Copia ahora este token: no se volverá a mostrar.
account-token-done = Lo he copiado

## Data

account-data = Tus datos
account-export = Descargar todo
account-delete = Eliminar la cuenta
account-delete-guest = Olvidarme
account-sure = Tu nombre, tu cuenta y tus bots se eliminan para siempre. Tus partidas se quedan, con un jugador desconocido.
account-yes = Eliminar para siempre
account-no = Conservar
