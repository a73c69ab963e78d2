# La barra de navegación, y lo que el inicio ofrece primero.

nav-title = Navegación
nav-play = Jugar
nav-learn = Aprender
nav-today = Hoy
nav-mine = Mi juego

first-title = ¿Es tu primera vez? Empieza con { $game }.
first-go = Aprender { $game }

today-percent = { $share }%
today-badge = Hoy: { $state }
today-part = { $played } de { $boards } repartos
today-open = { $boards ->
    [one] { $deals ->
        [one] un reparto
       *[other] { $deals } repartos
    }
   *[other] { $boards } repartos
}
today-done = jugado
today-streak = { $days ->
    [0] Juega hoy para empezar una racha
    [one] Primer día de tu racha
   *[other] { $days } días seguidos
}

learn-intro = Juega una primera partida con un amigo que explica cada regla cuando importa, mira un reparto carta por carta o lee las reglas.
learn-general = Reglas comunes
learn-mistakes = Tus errores
learn-puzzles = Problemas
learn-solver = Solucionador

# Una página que juega sin servidor.
alone-here = Juegas solo en este dispositivo, sin servidor, contra bots. Tus partidas se quedan en este navegador.
server-people = Los amigos, las mesas abiertas y las clasificaciones están en { $server }.
server-away = { $server } no responde ahora. Puedes seguir jugando aquí, contra bots.
alone-title = Se está poniendo la mesa
alone-loading = Se está poniendo la mesa: { NUMBER($have, minimumFractionDigits: 1, maximumFractionDigits: 1) } de { NUMBER($all, minimumFractionDigits: 1, maximumFractionDigits: 1) } MB.
alone-elsewhere = Otra pestaña tiene abiertas tus partidas. Ciérrala, y esta continúa.
stopped = { $why ->
    [newer] Tus partidas las guardó una versión más nueva de esta página. Recárgala para obtenerla: tus partidas se quedan como están.
    [older] Tus partidas son de antes de la primera versión, y esta no puede leerlas. Borra los datos de esta página en los ajustes del navegador y recárgala.
    [full] En este navegador no queda espacio, así que la última carta no se ha guardado. Libera espacio y recarga la página.
    [gone] El navegador ha cerrado o borrado el almacén de tus partidas. Recarga la página para seguir jugando.
    [missing] No se han podido cargar los juegos. Comprueba la conexión y recarga la página.
   *[broken] Los juegos se han detenido. Recarga la página: tus partidas se conservan hasta la última carta mostrada.
}
stopped-reload = Recargar
