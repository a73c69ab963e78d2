# Jugar con amigos: una mesa que se reúne, el chat, asientos dejados a bots, y lo que es de uno.

## Abrir una mesa

gather-play = Jugar con amigos
gather-title = Mesa para amigos
gather-intro = Recibes un enlace. Quien lo tenga puede entrar con cualquier nombre, sin cuenta. Puedes llenar de bots los asientos libres.
gather-game = Juego
gather-house = Reglas: { $preset }
gather-seats = Asientos
gather-seats-drawn = Por sorteo
    .text = Se reparten al empezar, según la regla del juego o al azar.
gather-seats-chosen = A elección
    .text = Siéntate donde quieras; las parejas se pueden elegir.
gather-watch = Espectadores
gather-watch-link = Quien tenga el enlace
gather-watch-hands = Con el enlace, también manos pasadas
gather-watch-nobody = Sin espectadores
gather-time = Ritmo de juego
gather-time-none = Sin límite
gather-time-brisk = 1 min + 5 s
gather-time-calm = 3 min + 10 s
gather-time-day = Un día
gather-time-days = Tres días
gather-time-own = Otro
gather-time-free = Cada cual se toma el tiempo que quiera.
gather-time-bank = Por reparto, con un incremento tras cada acción. Los dos primeros segundos de cada acción no cuentan. Si se acaba el tiempo, un bot actúa una vez.
gather-time-slow = Por decisión: no hace falta que estés aquí mientras los demás piensan. Si se acaba el tiempo, un bot actúa una vez.
gather-chat = Chat en la mesa
gather-hints = Consejos
    .text = Cualquier jugador puede pedir uno, y todos lo ven.
gather-hints-off = Ninguno
gather-hints-on = Permitidos
gather-hints-laid = Se permiten consejos, y todos ven que se piden.
gather-hints-none = En esta mesa no hay consejos.
gather-mirror = Partida espejo
    .text = Todos juegan cada mano una vez, con los palos cambiados de nombre, así que las cartas no favorecen a nadie. La mesa indica cuánto dura.
gather-mirror-laid = Partida espejo: { $deals } repartos, unos { $minutes } minutos. Todos juegan cada mano una vez, así que las cartas no favorecen a nadie.
gather-mirror-again = Cada reparto empieza de cero. Después puedes parar o empezar otra.
gather-stand-in = Bot para ausentes
gather-make = Abrir mesa

## La sala de espera

gather-of = La mesa de { $who }
    .yours = Tu mesa
gather-invite = Invita a tus amigos
gather-link = Enlace a esta mesa
gather-copy = Copiar enlace
gather-copied = Copiado
gather-share = Compartir
gather-share-text = Ven a jugar conmigo a { $game }
gather-qr = Código QR
gather-qr-text = Apunta al código con la cámara de un teléfono para entrar en esta mesa.
gather-obstacle-this-machine = Solo este ordenador puede abrir el enlace.
    .help = Los dispositivos de tus amigos aún no llegan hasta él: el servidor solo responde aquí. Para abrirlo a tu red, arráncalo con serve --host 0.0.0.0; después abre otra vez esta página y copia el enlace.
gather-obstacle-no-network = Solo este ordenador puede abrir el enlace.
    .help = No tiene dirección en ninguna red. Conéctalo y recarga esta página.
gather-obstacle-unknown = Puede que solo este ordenador pueda abrir el enlace.
    .help = El servidor no conoce su propia dirección. Abre esta página por la dirección del ordenador en vez de localhost y copia el enlace.
gather-obstacle-how = Cómo invitar a tus amigos
gather-places = Asientos
gather-place = Asiento { $number }
gather-free = Libre
gather-you = tú
gather-host = anfitrión
gather-gone = sin conexión
gather-bot = bot
gather-sit = Sentarse aquí
gather-take = Sentarse
gather-stand = Levantarse
gather-no-bot = Sin bot
gather-put-bot = Poner un bot
gather-kick = Sacar a { $who }
gather-swap = Cambiar con
gather-standing = Sin asiento
gather-opposite = Las parejas se sientan una enfrente de otra.
gather-drawn = Los asientos se sortean al empezar la partida.
gather-start = Empezar partida
gather-waits = { $count ->
    [one] Hay un asiento libre: espera a un amigo, o pon un bot.
   *[other] Hay { $count } asientos libres: espera a tus amigos, o pon bots.
}
gather-waits-host = { $count ->
    [one] Hay un asiento libre. { $who } puede empezar la partida cuando lo ocupe un amigo o un bot.
   *[other] Hay { $count } asientos libres. { $who } puede empezar la partida cuando los ocupen amigos o bots.
}
gather-fill = Completar con bots y empezar
gather-level = Nivel de los bots
gather-host-starts = { $who } empieza la partida.
gather-ready = Todos tienen asiento.
gather-invited = { $who } te invita a una mesa de { $game }.
gather-invited-plain = Tienes una invitación a una mesa de { $game }.
gather-name = Tu nombre en la mesa
gather-join = Entrar
gather-leave = Salir de la mesa
gather-watching = Has venido a mirar. La partida aparece aquí cuando empiece.
gather-watching-join = Entrar a jugar
gather-watched = { $count ->
    [one] Alguien está mirando.
   *[other] { $count } personas están mirando.
}
gather-watched-by = { $count ->
    [one] { $names } está mirando.
   *[other] { $names } están mirando.
}
gather-looks = { $count ->
    [one] Alguien ha abierto el enlace.
   *[other] { $count } personas han abierto el enlace.
}
gather-follows = Revancha de los mismos jugadores
gather-under-way = Sala de espera
gather-turned-away = No puedes entrar en esta mesa
gather-came = { $who } ha entrado
    .yours = Has entrado
gather-sat = { $who } ocupa el asiento { $place }
    .yours = Ocupas el asiento { $place }
gather-stood = { $who } ha dejado su asiento
    .yours = Has dejado tu asiento
gather-bot-sat = Un bot ocupa el asiento { $place }
gather-bot-went = Se ha ido el bot del asiento { $place }
gather-swapped = Se cambiaron dos asientos
gather-kicked = El anfitrión ha sacado a { $who }
    .yours = Has sacado a { $who }
gather-let-in = { $who } puede volver
gather-laid = El anfitrión ha cambiado el juego o sus condiciones
    .yours = Has cambiado el juego o sus condiciones
gather-sent-away = Fuera de la mesa
gather-sent-away-text = Si dejas volver a alguien, puede entrar otra vez por el enlace.
gather-admit = Dejar volver a { $who }
gather-change = Más ajustes
gather-change-title = Juego y condiciones
gather-change-intro = Todos en la mesa ven el cambio. Los asientos y los bots se quedan como están.
gather-change-now = Guardar cambios
gather-went = { $who } se ha ido
gather-hosts = { $who } es ahora el anfitrión
    .yours = Ahora eres el anfitrión
gather-hand-over = Hacer anfitrión a { $who }

## Lo que decide el anfitrión de una partida

host-title = Herramientas del anfitrión
host-pause-title = Pausa
host-pause = Pausar partida
host-pause-text = Nadie actúa y ningún reloj corre hasta que la reanudes. Si tardas en volver, el siguiente jugador pasa a ser el anfitrión.
host-resume = Reanudar partida
host-paused-own = Has puesto la partida en pausa.
host-paused-by = { $who } ha puesto la partida en pausa.
host-paused = La partida está en pausa
host-resumed = La partida sigue
host-add-time = Añadir un minuto
host-add-time-text = Para el reparto en curso, cuyos relojes están junto a los nombres.
host-add-all = A todos los relojes
host-add-one = A { $who }
host-time-all = El anfitrión da a todos { $seconds } segundos más
    .yours = Das a todos { $seconds } segundos más
host-time-one = El anfitrión da a { $who } { $seconds } segundos más
    .yours = Das a { $who } { $seconds } segundos más
    .given = El anfitrión te da { $seconds } segundos más
    .self = Te das { $seconds } segundos más
host-late = Quienes llegan tarde
host-late-open = Dejar que los espectadores ocupen asientos de bots
    .text = Quien tenga el enlace puede sentarse en lugar de un bot. El registro indica desde qué reparto.
host-seats-opened = El anfitrión deja que los espectadores ocupen asientos de bots
    .yours = Dejas que los espectadores ocupen asientos de bots
host-seats-closed = Los espectadores ya no pueden ocupar asientos de bots
host-hand-over = Otro anfitrión
host-changed = { $who } es ahora el anfitrión
    .yours = Ahora eres el anfitrión
late-title = El anfitrión te deja sentarte en lugar de un bot.
late-open = Tomar asiento
late-text = Sigues enseguida en lugar del bot, con sus cartas y sus puntos. Cuando tengas que irte, el bot juega por ti.
late-name = Tu nombre en la mesa
late-take = Tomar el asiento de { $who }
late-took = { $who } toma el asiento de un bot
    .yours = Tomas el asiento de un bot

## Chat

chat-title = Chat
chat-new = { $count ->
    [one] Chat, un mensaje nuevo
   *[other] Chat, { $count } mensajes nuevos
}
chat-nothing = Aún no hay mensajes.
chat-somebody = Alguien
chat-message = Tu mensaje
chat-send = Enviar
chat-ready = Mensajes preparados
chat-says = { $who }: { $text }
chat-unsay = Retirar: { $text }
chat-report = Denunciar: { $text }
chat-report-sure = Denunciar mensaje
chat-report-sent = Denunciado. Lo leerá un administrador, con las líneas de alrededor.
chat-report-failed = No se ha podido denunciar el mensaje.
chat-mute = Silenciar a { $who }
chat-unmute = Dejar de silenciar a { $who }
chat-phrase-hello = ¡Hola a todos!
chat-phrase-good-luck = ¡Suerte!
chat-phrase-well-played = ¡Bien jugado!
chat-phrase-thanks = ¡Gracias!
chat-phrase-my-mistake = Error mío
chat-phrase-one-moment = Un momento, por favor
chat-phrase-take-your-time = Tómate tu tiempo
chat-phrase-lucky = ¡Qué suerte!
chat-phrase-good-game = Gracias, buena partida
chat-phrase-bye = ¡Hasta pronto!

## Un asiento dejado a su bot

away-title = Dejar jugar a un bot
away-intro = Si tienes que irte, un bot juega por ti hasta que vuelvas. Todos lo ven, y queda en el registro.
away-who = Bot para tu asiento
away-plays = Un bot juega por ti ({ $bot }).
away-back = He vuelto
away-for = Un bot ({ $bot }) juega por { $who }
away-stand-in = Un bot ({ $bot }) juega ahora por { $who }
    .yours = Un bot ({ $bot }) juega ahora por ti
away-forgotten = Un bot se queda para siempre con el asiento de { $who }

## Lo que es de uno

self-title = Tú en este servidor
self-link = Otro dispositivo
    .text = Abre un enlace personal en otro dispositivo para seguir allí con tu identidad. No compartas el enlace con nadie.
self-link-make = Crear enlace
self-link-until = El enlace funciona hasta { $date }.
self-revoke = Revocar los enlaces
self-revoked = Todos tus enlaces están revocados.
self-avoided = { $people ->
    [0] No evitas a nadie
    [one] Evitas a una persona
   *[other] Evitas a { $people } personas
}
    .text = Personas que decidiste evitar en una mesa. No ves sus mesas abiertas, ni ellas las tuyas.
self-meet = No evitar a nadie
self-met = Vuelves a ver las mesas abiertas de todos.
self-meet-one = Dejar de evitar
self-met-one = Vuelves a ver las mesas abiertas de { $who }, y { $who } las tuyas.
self-export = Tus datos
    .text = Tu nombre, tus mesas y tus mensajes, todo en un archivo.
self-export-save = Descargar datos
self-delete = Borrarlo todo
    .text = Tu nombre, tus mesas y tus mensajes. Las partidas con otros se quedan, con un nombre neutro.
self-delete-go = Borrarme
self-delete-sure = Borrar para siempre todo sobre mí
self-become = ¿Seguir en este dispositivo?
self-become-text = Este dispositivo actuará como la persona que creó el enlace. Lo que jugaste en él con otro nombre se queda con ese nombre.
self-become-yes = Seguir aquí
self-become-no = Cancelar
self-become-failed = Este enlace ha caducado o fue revocado. Crea otro en tu otro dispositivo.
