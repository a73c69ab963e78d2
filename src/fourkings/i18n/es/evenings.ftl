# Veladas con varias mesas: las páginas del director y de los jugadores, la pantalla, y el papel.

evening-intro = Una persona dirige, las demás siguen un enlace. El programa sortea los asientos, abre las mesas y calcula la clasificación.
evening-led = Veladas que diriges
evening-mine = Veladas en las que participas
evening-new = Nueva velada
evening-missing = Esa velada no existe. Revisa el enlace.
evening-failed = No ha funcionado. Inténtalo de nuevo.
evening-bot = Bot
evening-bot-name = { $bot } (bot)
evening-same-name = { $name } ({ $number })

## Una velada nueva

evening-cards = Cartas
evening-cards-screen = En pantalla
    .text = Todos juegan en un teléfono. El programa reparte y cuenta.
evening-cards-paper = Cartas reales
    .text = Tú traes las cartas. Un jugador por mesa anota la hoja de puntos en un teléfono, o lo haces tú. Si el número de jugadores no cuadra, algunos descansan, por turno.
evening-kind = Parejas
evening-kind-partners = Parejas cambiantes
    .text = Cada cual puntúa por su cuenta y tiene otra pareja en cada ronda.
evening-kind-pairs = Parejas fijas
    .text = Las mismas dos personas juegan juntas toda la velada.
evening-kind-teams = Equipos de cuatro
    .text = Un encuentro se juega en dos mesas con las mismas cartas. Cada reparto es del equipo con mejor resultado.
evening-kind-alone = Todos contra todos
    .text = Cada cual se encuentra con rivales distintos en cada ronda.
evening-rounds = Rondas
evening-rounds-count = Número de rondas
evening-length-deals = Por repartos
    .text = Tras el último reparto gana quien tiene más puntos. Si hay empate, se comparte la victoria.
evening-length-minutes = Por tiempo
    .text = Cuando se acaba el tiempo, cada mesa termina su reparto en curso.
evening-length-rules = Según las reglas
    .text = Cada partida dura hasta que la terminan las reglas de la casa. Algunas mesas acabarán mucho antes que otras.
evening-length-fixed = Las reglas de este juego fijan el número de repartos de una partida.
evening-deals-count = Repartos por ronda
evening-minutes-count = Minutos por ronda
evening-days-count = Días por ronda
evening-league-text = Esto es una liga: una ronda dura días, y cada cual juega cuando tiene tiempo. Tú inicias cada ronda.
evening-fill = Asientos libres
evening-fill-text = Los bots ocupan los asientos que sobran, así que todos juegan en todas las rondas. Los bots no se clasifican.
evening-fill-nobody = Nadie
evening-fill-nobody-text = Si el número de jugadores no cuadra, algunos descansan, por turno.
evening-same-boards = Mismas cartas en todas las mesas
    .text = Todas las mesas juegan los mismos repartos, así que la habilidad cuenta más que la suerte. Las cartas y los análisis se abren cuando termina la última mesa.
evening-same-boards-paper = Mismas cartas en todas las mesas
    .text = Todas las mesas juegan los mismos repartos. Tú imprimes las manos y repartes según la lista, así que no puedes jugar.
evening-swiss = Emparejar por clasificación
    .text = Desde la segunda ronda se encuentran quienes tienen resultados parecidos. Se evita que los encuentros se repitan.
evening-make = Crear velada
evening-demo = Probar una demostración
evening-demo-offer = Mira antes una ronda con 16 personas inventadas: nada de lo que hagas allí cuenta.
evening-demo-text = Es una demostración con personas inventadas: no cuenta en ninguna parte y puedes probarlo todo.
evening-demo-left = { $left ->
    [late] La mesa 4 va con retraso: introduce su hoja.
    [wrong] Una hoja de la ronda 2 está mal: búscala y corrígela.
   *[both] La mesa 4 va con retraso y una hoja de la ronda 2 está mal: búscala y corrígela.
}
evening-demo-delete = Borrar la demostración
evening-demo-mark = Demostración
evening-demo-reason = Anotada tal como estaba en el papel. Hay que revisar el reparto 5.
evening-demo-people = Ana, Bruno, Carmen, Diego, Elena, Felipe, Gloria, Hugo, Inés, Javier, Lucía, Manuel, Nuria, Óscar, Pilar, Ramón

## Cómo va una velada

evening-before = Antes de la primera ronda. { $planned ->
    [one] Hay una ronda prevista.
   *[other] Hay { $planned } rondas previstas.
}
evening-running = La ronda { $number } de { $planned } está en curso.
evening-between = La ronda { $number } de { $planned } ha terminado.
evening-ended = La velada ha terminado.
evening-first = Primer puesto: { $who }
evening-left = Tiempo restante: { $time }
evening-days = { $days } días
evening-time-over = Se acabó el tiempo. Cada mesa termina su reparto en curso.

## Mesas y rondas

evening-round = Ronda { $number }
evening-past = Rondas jugadas
evening-table = Mesa { $number }
evening-round-table = Ronda { $round }, mesa { $table }
evening-playing = Jugando
evening-late = Con retraso
evening-waits = { $minutes ->
    [one] Sin acción desde hace un minuto
   *[other] Sin acción desde hace { $minutes } minutos
}
evening-waits-hours = { $hours ->
    [one] Sin acción desde hace una hora
   *[other] Sin acción desde hace { $hours } horas
}
evening-waits-days = { $days ->
    [one] Sin acción desde hace un día
   *[other] Sin acción desde hace { $days } días
}
evening-bot-plays = Un bot juega por { $who }
evening-waits-for = Esperando a { $who }
evening-won = Ganan:
evening-idle = Descansan: { $who }
evening-swapped = { $who } han cambiado de asiento.
evening-swapped-why = { $who } han cambiado de asiento: { $reason }
evening-abandoned = La ronda siguió sin esta mesa: { $reason }
evening-corrected = Resultado corregido: { $reason }
evening-deleted = todas las personas de la mesa han borrado sus datos
evening-closed = la mesa fue cerrada

## El director

evening-lead = Dirigir la velada
evening-open = Abrir la velada
evening-of = Velada de { $game }
evening-lead-of = { $evening } (dirección)
evening-start = Empezar ronda { $number }
evening-start-nobody = Aún no hay nadie. Invita primero a jugadores.
evening-start-few = { $missing ->
    [one] Falta un jugador para completar una mesa.
   *[other] Faltan { $missing } jugadores para completar una mesa.
}
evening-start-pairs = Forma antes parejas o equipos.
evening-start-adds = { $count ->
    [one] Antes se añade el nombre escrito.
   *[other] Antes se añaden los { $count } nombres escritos.
}
evening-start-more = { $missing ->
    [one] Con un jugador más, juegan todos.
   *[other] Con { $missing } jugadores más, juegan todos.
}
evening-start-bots = { $missing ->
    [one] Un bot ocupa el asiento libre.
   *[other] { $missing } bots ocupan los asientos libres.
}
evening-about = Nombre, fecha y lugar
evening-about-name = Nombre de la velada
evening-about-place = Lugar
evening-about-starts = Comienzo
evening-about-save = Guardar detalles
evening-again = Volver a reunirse
evening-again-text = Las mismas personas, parejas y equipos tienen una velada nueva. El enlace de esta lleva a ella.
evening-again-make = Crear la siguiente
evening-next = Ir a la velada siguiente
evening-calendar = Guardar en el calendario
evening-sheets-missing = { $count ->
    [one] Falta la hoja de puntos de la mesa { $tables }.
   *[other] Faltan las hojas de puntos de las mesas { $tables }.
}
evening-tables-playing = { $count ->
    [one] La mesa { $tables } sigue jugando.
   *[other] Las mesas { $tables } siguen jugando.
}
evening-end = Terminar velada
evening-end-sure = Terminar velada para siempre
evening-end-text = Después ya no puede empezar ninguna ronda. Todos podrán seguir viendo la clasificación, y los resultados aún podrán corregirse.
evening-cut = Final para los mejores
evening-cut-places = Puestos en la final
evening-cut-text = Los mejores juegan las rondas que quedan. Los demás siguen en la clasificación, pero sin asiento.
evening-cut-carry = Contar las rondas anteriores
    .text = En la final cuentan también las rondas anteriores. Si no, solo la final decide los puestos de los mejores.
evening-cut-go = Empezar la final
evening-cut-sure = Seguir con los mejores
evening-cut-out = fuera tras el corte
evening-next-seats = Asientos de la ronda { $number } antes de empezar
evening-next-seats-text = Nadie más ve todavía estos asientos. Pueden cambiar si alguien llega o se va.
evening-swap = Cambiar asientos
evening-swap-first = Una persona
evening-swap-second = Otra persona
evening-swap-text = Las parejas y los equipos cambian enteros.
evening-time = Tiempo de la ronda
evening-time-more = { $minutes ->
    [one] Añadir un minuto
   *[other] Añadir { $minutes } minutos
}
evening-time-less = { $minutes ->
    [one] Quitar un minuto
   *[other] Quitar { $minutes } minutos
}
evening-time-from-now = { $minutes ->
    [one] Iniciar el reloj: 1 minuto
   *[other] Iniciar el reloj: { $minutes } minutos
}
evening-day-more = Añadir un día
evening-day-less = Quitar un día
evening-day-from-now = Iniciar el reloj: 1 día
evening-time-stop = Parar el reloj
evening-time-stopped = Ya no hay límite de tiempo.
evening-bot-in = Bot por { $who }
evening-bot-in-sure = Que un bot juegue por { $who }
evening-abandon = Cerrar la mesa sin resultado
evening-abandon-sure = Cerrar la mesa
evening-reason = Motivo, visible para todos
evening-reason-missing = Escribe un motivo: todos lo verán.
evening-correct = Corregir resultado
evening-give-result = Anotar resultado
evening-correct-text = La clasificación se recalcula enseguida. Todos ven el motivo en esta mesa.
evening-correct-save = Guardar resultado
evening-deal = Reparto { $number }
evening-deal-add = Añadir reparto
evening-deal-drop = Quitar último reparto
evening-score = Anotar puntos
evening-score-text = Anota los puntos cuando la partida haya terminado. El programa comprueba las sumas que fijan las reglas.
evening-score-void = Deja vacío un reparto nulo y sigue con el siguiente.
evening-score-by = Cómo anotarla
evening-score-totals = Puntos finales
evening-score-deals = Reparto por reparto
evening-score-sum = Suma { $total }
evening-score-sum-of = Suma { $total } (posible: { $due })
evening-score-missing = Suma { $total }, falta { $missing }
evening-wrong-possible = Reparto { $deal }: cada jugador tiene { $possible }, pero estos puntos no son posibles a la vez.
evening-readings = ¿Querías decir esto?
evening-reading = Reparto { $deal }: { $points }
evening-reading-swap = Cambiar los repartos { $first } y { $second }
evening-meanwhile = Mientras tanto, otra persona ha guardado esta hoja: { $points }. La tuya no está guardada: guárdala como corrección o ciérrala.
evening-insist = Anotar de todos modos
    .text = La hoja cuenta tal como está. Todo el mundo ve tu motivo bajo la clasificación.
evening-score-of = { $what }, { $who }
evening-deal-named = { $number }. { $title }
evening-wrong-sum = { $way ->
    [under] Los puntos suman { $total } en vez de { $due }: faltan { $by }.
    [least] Las puntuaciones suman { $total }: las reglas exigen al menos { $due }.
    [most] Las puntuaciones suman { $total }: las reglas permiten como mucho { $due }.
    [over] Los puntos suman { $total } en vez de { $due }: sobran { $by }.
   *[between] Los puntos suman { $total }, y las reglas no lo permiten: ¿{ $due }?
}
evening-wrong-deal = { $way ->
    [under] El reparto { $deal } suma { $total } en vez de { $due }: faltan { $by }.
    [least] Reparto { $deal }. Las puntuaciones suman { $total }: las reglas exigen al menos { $due }.
    [most] Reparto { $deal }. Las puntuaciones suman { $total }: las reglas permiten como mucho { $due }.
    [over] El reparto { $deal } suma { $total } en vez de { $due }: sobran { $by }.
   *[between] El reparto { $deal } suma { $total }, y las reglas no lo permiten: ¿{ $due }?
}
evening-wrong-entry = Las reglas no permiten { $wrong } en el reparto { $deal }: ¿{ $due }?
evening-people = Personas
evening-people-here = { $count ->
    [0] Aún no hay nadie.
    [one] Hay una persona.
   *[other] Hay { $count } personas.
}
evening-came = { $count ->
    [one] Acaba de unirse: { $who }
   *[other] Acaban de unirse: { $who }
}
    .mark = acaba de unirse
evening-people-all = Mostrar todos los nombres
evening-person = Cambiar: { $who }
evening-late-comers = Quienes llegan tarde siguen el mismo enlace y juegan desde la ronda siguiente. Quienes se fueron vuelven de la misma manera.
evening-withdraw-sure = Quitar de las próximas rondas
evening-enter = Añadir
evening-enter-name = Sin teléfono (uno o varios nombres, con comas)
evening-forget = Borrar nombre
evening-forget-who = Borrar el nombre de { $who }
evening-forget-sure = Borrar para siempre el nombre de { $who }
evening-left-out = se ha ido
evening-partner = con { $who }
evening-unpaired = aún sin pareja
evening-pair = Formar pareja
evening-pair-first = Una persona
evening-pair-second = La otra
evening-team-of = Equipo { $who }
evening-no-team = aún sin equipo
evening-team = Formar equipo
evening-team-member = Miembro { $number }
evening-team-text = Los miembros 1 y 2 son pareja, y los miembros 3 y 4 también. El equipo lleva el nombre del primero.
evening-substitute-for = Juega por
evening-substitute-sure = Poner suplente
evening-substitute-text = Un suplente juega en lugar de un miembro ausente desde la ronda siguiente, hasta que ese miembro vuelva. Las rondas cuentan para la pareja o el equipo.
evening-plays-for = juega por { $who }
evening-choose = Elegir
evening-invite = Invitar a jugadores
evening-invite-text = Todos siguen este único enlace, escriben un nombre y dejan la página abierta. Les muestra dónde se sientan en cada ronda.
evening-link = Enlace para jugadores
evening-qr-text = Escanéalo con la cámara de un teléfono para participar.
evening-wall = Pantalla para la sala
evening-paper = Imprimir y exportar
evening-play-too = Participar también
evening-lead-elsewhere = Dirigir desde otro teléfono
evening-lead-elsewhere-text = Quien tenga este enlace puede dirigir la velada. No se lo des a nadie más. Una hoja que aún no se ha guardado se queda en el teléfono donde se escribió.
evening-lead-link = Enlace para quien dirige

## Un jugador

evening-join = Participar
evening-join-text = Escribe un nombre para participar: no hace falta cuenta. Después deja esta página abierta: muestra tu asiento en cada ronda.
evening-back = Volver
evening-back-text = Te has ido de esta velada. Puedes jugar otra vez desde la ronda siguiente.
evening-seat-table = Te sientas en la mesa { $number }
evening-seat-none = Descansas en esta ronda
evening-seat-later = Ya participas
evening-seat-place = Tu puesto: { $place } de { $count }
evening-seat-with = Tu pareja es { $partner }. Juegas contra { $others }.
evening-seat-alone = Juegas contra { $others }.
evening-seat-partner = Pareja
evening-seat-opponents = Rivales
evening-seat-go = Ir a la mesa
evening-seat-over = Tu mesa ha terminado. La ronda siguiente se muestra aquí cuando empiece.
evening-seat-idle = Juegas otra vez desde la ronda siguiente.
evening-seat-cut = Has jugado todas tus rondas: siguen los mejores. La clasificación de abajo se actualiza.
evening-seat-wait = Deja esta página abierta: tu asiento se muestra aquí cuando el director empiece la ronda siguiente.
evening-seat-last = Fue la última ronda. La clasificación será definitiva cuando el director termine la velada.
evening-seat-single = Aún no tienes pareja ni equipo: el director los forma.
evening-review = Analizar partida
evening-leave = Dejar la velada
evening-leave-sure = No jugar más rondas
evening-draw = Sello del sorteo
evening-draw-text = Los asientos de todas las rondas salen de un secreto. Su sello está aquí desde el principio, así que nadie puede elegir los asientos después.
evening-draw-secret = El secreto, publicado al terminar la velada:
evening-phone = Otro teléfono
evening-phone-text = Si te queda poca batería, llévate tu sitio: abre un enlace o escanea un código en el otro teléfono.
evening-phone-make = Mostrar código

## Clasificación

evening-standings = Clasificación
evening-standings-none = La clasificación aparece tras la primera ronda.
evening-standings-bots = Los bots no se clasifican.
evening-standings-text = Con tan pocas rondas, el orden de los { $places } puede deberse a la suerte.
evening-standings-range = { $count ->
    [2] puestos { $first } y { $last }
   *[other] puestos { $first } a { $last }
}
evening-minimum = { $rounds ->
    [one] Para tener puesto basta una ronda.
   *[other] Para tener puesto hacen falta { $rounds } rondas. Quien tiene menos figura aparte.
}
evening-minimum-set = Rondas necesarias para un puesto
evening-final = Final
evening-cut-after = Fuera tras la ronda { $number }
evening-rules = Cómo se deciden los puestos
evening-rule-share = Va delante quien tiene la mejor proporción media por ronda.
evening-rule-points = Con proporciones iguales deciden los puntos por ronda: los propios menos los de los rivales.
evening-rule-met = Si solo quedan dos iguales, deciden las rondas en que se enfrentaron.
evening-rule-same = Quienes sigan iguales comparten el puesto.
evening-absent = { $count ->
    [one] ausencia en la ronda { $rounds }
   *[other] ausencia en las rondas { $rounds }
}
evening-bot-played = { $count ->
    [one] un bot jugó en su lugar en la ronda { $rounds }
   *[other] un bot jugó en su lugar en las rondas { $rounds }
}
evening-substituted = { $count ->
    [one] con { $who } en la ronda { $rounds }
   *[other] con { $who } en las rondas { $rounds }
}
evening-sat-out = { $count ->
    [one] descansó en la ronda { $rounds }
   *[other] descansó en las rondas { $rounds }
}
evening-place = Puesto
evening-place-of = { $place } de { $count }
evening-who = Jugador
evening-share = Rivales superados
evening-share-boards = Puntos comparados
evening-share-teams = Repartos ganados
evening-points = Puntos
evening-difference = Diferencia de puntos
evening-rounds-played = Rondas
evening-likely = Puestos probables
evening-few = muy pocas rondas
evening-places = { $first }–{ $last }

## Clubes

evening-clubs = Clubes
evening-club-new = Nuevo club
evening-club-new-text = Un club reúne sus veladas y las cuenta juntas. Quien tenga el enlace puede verlo.
evening-club-make = Crear club
evening-club-name = Nombre del club
evening-club-missing = Ese club no existe. Revisa el enlace.
evening-club-share = Parte media
evening-club-interval = Intervalo del 95%
evening-club-between = de { $low } a { $high }
evening-club-text = La parte es la de los rivales que el jugador ha superado, o sus puntos comparados. Es la media de todas las rondas de las veladas terminadas. En 95 de cada 100 casos, el intervalo contiene la parte del jugador a la larga.
evening-club-minimum = { $evenings ->
    [one] Para tener puesto hace falta una velada con rondas suficientes.
   *[other] Para tener puesto hacen falta { $evenings } veladas con rondas suficientes.
}
evening-club-best = { $best ->
    [0] Cuentan todas las veladas.
    [one] Cuenta la mejor velada de cada persona.
   *[other] Cuentan las { $best } mejores veladas de cada persona.
}
evening-club-season = Cómo cuentan las veladas
evening-club-minimum-set = Veladas necesarias para un puesto (0: la mitad)
evening-club-best-set = Mejores veladas que cuentan (0: todas)
evening-club-season-save = Guardar temporada
evening-club-none = La clasificación aparece cuando termina la primera velada.
evening-club-evenings = Veladas
evening-club-no-evenings = El club aún no tiene veladas.
evening-club-people = { $count ->
    [0] Nadie
    [one] Una persona
   *[other] { $count } personas
}
evening-club-first = En primer puesto: { $who }
evening-club-open = Aún no ha terminado
evening-club-remove = Quitar
evening-club-remove-which = Quitar la velada: { $day }
evening-club-remove-sure = Quitar del club
evening-club-add = Añadir una velada
evening-club-add-text = Puedes añadir las veladas que diriges en este navegador. Cada velada es de un solo club.
evening-club-add-this = Añadir al club
evening-club-keep = Gestionar el club
evening-club-link = Enlace del club
evening-club-keep-elsewhere = Gestionar el club desde otro dispositivo
evening-club-keep-text = Quien tenga este enlace puede cambiar y borrar el club. No se lo des a nadie más.
evening-club-keeper-link = Enlace para el responsable
evening-club-rename = Cambiar nombre del club
evening-club-rename-save = Guardar nombre
evening-club-delete = Borrar club
evening-club-delete-sure = Borrar el club para siempre

## La pantalla

evening-wall-join = Participa en
evening-curious = { $number ->
    [0] Curiosidades de la velada
   *[other] Curiosidades de la ronda { $number }
}
evening-curious-bid = Apuesta cumplida más alta: { $number }
evening-curious-slam = Todas las bazas de un reparto
evening-curious-points = Más puntos en un reparto: { $number }
evening-curious-swing = Mayor diferencia con las mismas cartas: { $number }
evening-curious-same = El mismo resultado en todas las mesas
evening-curious-at = mesa { $table }, reparto { $deal }
evening-curious-deal = reparto { $deal }
evening-curious-ahead = La mesa { $more } por delante de la mesa { $less }

## El papel

evening-paper-of = { $game }: imprimir y exportar
evening-paper-none = Los asientos aparecen cuando empieza la primera ronda.
evening-seating = Asientos de la ronda { $number }
evening-print = Qué imprimir
evening-print-seating = Asientos
evening-print-cards = Una tarjeta de asiento para cada jugador
evening-print-lists = Lista de reparto: las manos de cada reparto
evening-print-sheets = Una hoja de puntos para cada mesa
evening-print-travellers = Hojas viajeras: todos los resultados de cada reparto
evening-print-results = Clasificación y resultados
evening-print-go = Imprimir
evening-save-standings = Guardar clasificación (CSV)
evening-save-page = Guardar página de resultados
evening-save-results = Guardar resultados (CSV)
evening-save-sheet = Guardar hoja de cálculo
evening-sheet-deal = Reparto
evening-sheet-sum = Total
evening-sheet-signed = Revisado por:
evening-traveller-table = Mesa
evening-traveller-of = Ronda { $round }, reparto { $deal }
evening-list-of = Lista de reparto de la ronda { $number }
evening-list-secret = Esta lista muestra todas las manos de la velada. Solo el director puede verla, y quien la ha visto ya no puede jugar.
evening-list-you-play = Participas en esta velada. Sal de ella antes de mirar las manos, o deja repartir a otro director.
evening-list-show = Mostrar las manos
evening-list-sure = Mostrar todas las manos
evening-list-how = Los asientos tienen números, en el orden del juego. Reparte cada mano según la lista, o prepara una baraja por mesa y reparto. Escribe en ella el número, quién reparte y las cartas que todos ven.
evening-list-spare = de reserva, por si un reparto es nulo
evening-seat = Asiento { $number }
evening-board-seat = Asiento
evening-board-dealer = Reparte el asiento { $number }
evening-board-turned = Muestra: { $card }
evening-board-face-up = Cartas boca arriba: { $cards }
evening-csv-place = puesto
evening-csv-who = jugador
evening-csv-rounds = rondas
evening-csv-share = superados
evening-csv-points = puntos
evening-csv-first = desde el puesto
evening-csv-last = hasta el puesto
evening-csv-round = ronda
evening-csv-table = mesa
evening-csv-seat = asiento
evening-csv-score = marcador
evening-csv-won = ganó
evening-csv-remark = comentario

## Por qué algo no puede ser

evening-why-kind-and-game = Esta clase de velada no va con el juego. Elige otra clase.
evening-why-rounds = Una velada tiene de 1 a 40 rondas.
evening-why-minutes = Una ronda tiene como máximo 240 minutos.
evening-why-length-fixed = Las reglas de este juego fijan el número de repartos. No elijas un tiempo.
evening-why-mirror = En una velada no se pueden jugar partidas espejo.
evening-why-paper = Con cartas reales no hay bots, relojes ni consejos.
evening-why-boards-length = Según la lista solo se puede dar un número fijo de repartos. Elige el número de repartos por ronda.
evening-why-no-boards = Las mesas de esta velada no juegan los mismos repartos.
evening-why-not-paper = Esta velada se juega en pantalla. Sus resultados vienen de las mesas.
evening-why-teams-boards = Los equipos juegan las mismas cartas en ambas mesas. Elige las mismas cartas.
evening-why-not-at-this-table = Solo los jugadores de esta mesa o el director pueden anotar su hoja de puntos.
evening-why-bad-sheet = Escribe un número entero en cada marcador. Anota todos los repartos de la partida, o solo los marcadores finales.
evening-why-no-spreadsheets = Este servidor no puede crear hojas de cálculo. Guarda un archivo CSV.
evening-why-bad-scores = Escribe un número entero en cada marcador.
evening-why-boards-by-deals = Los mismos repartos se comparan uno a uno. Anota los puntos de cada reparto.
evening-why-wrong-points = Las reglas no permiten estos puntos en el reparto { $deal }. Revisa la hoja. Si es correcta, el director puede anotar el resultado con un motivo.
evening-why-deal-after-end = La partida había terminado antes del reparto { $deal }. Quita los repartos que siguen al final.
evening-why-match-goes-on = Estos marcadores no terminan la partida: falta otro reparto. Si la partida acabó antes de tiempo, el director puede anotar el resultado con un motivo.
evening-why-evening-over = La velada ha terminado.
evening-why-evening-full = La velada está llena: nadie más puede participar.
evening-why-no-such-entrant = Nadie en esta velada tiene ese número.
evening-why-not-pairs = Esta velada no tiene parejas fijas.
evening-why-paired-already = Una de las dos personas ya tiene pareja.
evening-why-not-teams = Esta velada no tiene equipos.
evening-why-no-substitute = Un suplente tiene que estar presente, sin pareja ni equipo, y jugar por alguien que los tenga.
evening-why-teamed-already = Una de las cuatro personas ya tiene equipo.
evening-why-cut = La velada sigue con los mejores. Puedes seguir la clasificación.
evening-why-nothing-to-cut = No saldría nadie, o saldrían todos. Elige otro número de puestos.
evening-why-round-running = Hay una ronda en curso. Espera a que termine, o cierra las últimas mesas sin resultado.
evening-why-no-round = No hay ninguna ronda en curso.
evening-why-all-rounds-played = Todas las rondas previstas se han jugado.
evening-why-too-few = Hay muy pocas personas. Hacen falta cuatro, o una si los bots ocupan los asientos; dos parejas o equipos, o uno con bots.
evening-why-no-swap = Elige a dos jugadores distintos que participen en esta ronda.
evening-why-seats-taken = Las cartas de esta ronda ya están repartidas. Puedes cambiar asientos antes de la siguiente.
evening-why-no-such-table = Esa ronda no tiene esa mesa.
evening-why-table-over = Esa mesa ya ha terminado.
evening-why-no-reason = Escribe un motivo.
evening-why-not-the-director = Solo el director puede dirigir esta velada. Abre el enlace del director.
evening-why-no-such-club = Ese club no existe.
evening-why-not-the-keeper = Solo el responsable puede cambiar este club. Abre el enlace del responsable.
evening-why-unseen-name = Nadie puede ver este nombre. Escribe al menos una letra, una cifra o un signo.
evening-why-barred = Un administrador no te deja abrir mesas nuevas por ahora.
evening-why-banned = Un administrador te ha vetado el acceso a este servidor por ahora.
