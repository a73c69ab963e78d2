# Textos que solo aparecen en la página del navegador: inicio, mesa, ajustes, ayuda.

## En todas partes

ui-close = Cerrar
ui-home = Inicio
ui-skip = Saltar al contenido
ui-loading = Cargando…
ui-missing = No se ha podido cargar una parte de la página. Comprueba la conexión y vuelve a intentarlo.
    .title = Página incompleta
ui-unkept = En esta ventana no se guarda nada: tu navegador no lo permite. Puedes jugar, pero para conservar algo, permite las cookies y los datos de sitio.
ui-settings = Ajustes
ui-help = Teclas y ayuda

## El inicio

lobby-title = Four Kings
lobby-intro = Cinco viejos juegos de bazas. Siéntate: tres bots te esperan.
lobby-offline = El servidor no responde, así que no se puede repartir. La página sigue en cuanto vuelva el servidor.
lobby-alone = Jugar sin el servidor
lobby-retry = Reintentar
lobby-failed = No se ha podido abrir la mesa. Inténtalo de nuevo en un momento.
lobby-games = Los cinco juegos
lobby-play = Jugar
lobby-play-game = Jugar a { $game }
lobby-learn = Reglas
lobby-learn-game = Reglas de { $game }
lobby-setup = Nivel y reglas: { $game }
lobby-short = Alrededor de un cuarto de hora.
lobby-return = Continuar
lobby-return-to = Continuar { $game }, reparto { $number }
lobby-return-lesson = Continuar la lección: { $game }, reparto { $number }
lobby-return-set = { $kind ->
    [day] Continuar los repartos del día: { $game }
    [past] Continuar los repartos de otro día: { $game }
   *[challenge] Continuar el desafío: { $game }
}
lobby-set = { $kind ->
    [day] Repartos del día
    [past] Repartos de otro día
   *[challenge] Un desafío
}
lobby-set-at = { $played } de { $boards } jugados
lobby-lesson = Lección
lobby-continue = Partidas en curso
lobby-continue-at = { $deal }: { $scores }
lobby-continue-own = { $deal }: llevas { $points }, puesto { $place }
lobby-drop = Abandonar esta partida de { $game }
lobby-leave-ask = ¿{ $what }?
lobby-drop-text = La partida contra los bots se borra para siempre.
lobby-drop-go = Abandonar
lobby-keep = Seguir jugando
lobby-away = Un bot juega por ti
lobby-away-text = Un bot juega tus cartas hasta que vuelvas. La mesa sigue en esta lista.
lobby-leave = Dejar la mesa: { $title }
lobby-leave-text = La mesa desaparece de esta lista, y la partida sigue sin ti.
lobby-with = { $game } con { $names }
lobby-name = Tu nombre
lobby-evenings = Veladas y clubes
lobby-again-with = Jugar otra vez con { $who }
lobby-open = { $tables ->
    [one] Una mesa abierta
   *[other] { $tables } mesas abiertas
}
lobby-answers = Tus desafíos
lobby-answers-more = Y { $more } más.
lobby-answered = { $known ->
    [yes] { $who } ha jugado tu desafío
   *[no] Alguien ha jugado tu desafío
}
lobby-answered-see = comparar resultados
lobby-answered-away = Ocultar: { $sentence }
lobby-nobody = Jugador
lobby-bot-basile = Basile
lobby-bot-celeste = Céleste
lobby-bot-dora = Dora
lobby-more = Más cosas
lobby-licences = Licencias
lobby-foot = Software libre, sin cuenta y sin publicidad. Los cinco juegos se reparten limpiamente, y cada barajado se puede comprobar.

house-level = Nivel de los bots
house-bot-beginner = Principiante
house-bot-club = Con experiencia
house-bot-strong = Fuerte
house-bot-careful = Prudente
house-bot-flat = Muestreador
house-bot-chance = Al azar
house-level-beginner = Olvida cartas jugadas, saca poco de los cantos y no mira muy lejos.
house-level-careful = Juega con reglas sencillas, carta a carta.
house-level-club = Juega con buen sentido, recuerda lo que importa.
house-level-strong = No olvida nada y sopesa cada carta en cientos de repartos.
house-temper-beginner = Sale con la carta más baja de un palo más a menudo que un jugador con experiencia.
house-temper-strong = Sale de su palo más corto más a menudo que un jugador con experiencia.
house-temper-careful = Sale pronto con sus ases, más que ningún otro bot.
house-temper-flat = Sale de triunfo más que ningún otro bot.
house-temper-chance = Apuesta por capricho, y casi siempre falla.
house-players = Jugadores
house-plays = { $who }: { $bot }
house-preset = Reglas
house-number = Un número…
house-options = Reglas de la casa
house-draw = El sorteo
house-order = Orden de juego: { $names }. Primero reparte { $dealer }.
    .yours = Orden de juego: { $names }. Primero repartes tú.
house-drew = Cartas sacadas: { $cards }

rules-pages = Páginas de reglas
rules-missing = Esta página no existe.
rules-general = Los cinco juegos
rules-see-deal = Ver un reparto, carta por carta
rules-deal = Un reparto, carta por carta
rules-beside = Las reglas
rules-clause = Regla { $clause }
rules-back = Las reglas: { $game }
rules-walk = Recorrer el reparto
rules-step = { $number } de { $count }
rules-step-back = Atrás
rules-step-on = Siguiente
rules-remark = un comentario
rules-step-remark = Siguiente comentario
rules-hand = { $who } tiene { $cards }
rules-your-turn = Te toca: juega una partida

## Ajustes

settings-title = Ajustes
settings-group-you = Nombre e idioma
settings-group-cards = Cartas
settings-group-look = Aspecto
settings-group-table = Mesa
settings-group-sound = Sonido y notificaciones
settings-group-learning = Ayuda y aprendizaje
settings-language = Idioma
settings-draft = Este idioma es un borrador: aún no lo ha leído en la mesa nadie que lo domine. Para corregir una frase, búscala en «Sugerir una corrección».
settings-theme = Tema
settings-theme-auto = Como el dispositivo
settings-theme-light = Claro
settings-theme-dark = Oscuro
settings-indices = Letras de las cartas
settings-indices-auto = Como el idioma
settings-motion = Animación
settings-motion-auto = Como el dispositivo
settings-motion-less = Reducida
settings-felt = Tapete
settings-felt-green = Verde
settings-felt-blue = Azul
settings-backs = Dorso de las cartas
settings-backs-red = Rojo
settings-backs-blue = Azul
settings-backs-gold = Dorado
settings-sounds = Sonidos
    .text = Cartas, bazas, un golpecito, tu turno y tus últimos segundos.
settings-pace = Ritmo
settings-pace-quick = Rápido
settings-pace-brisk = Ágil
settings-pace-calm = Tranquilo
settings-pace-slow = Lento
settings-fourColours = Cuatro colores
    .text = Diamantes azules, tréboles verdes.
settings-largeCards = Cartas grandes
    .text = Tu mano usa todo el espacio disponible.
settings-leftHanded = Para zurdos
    .text = Botones a la izquierda, y los índices de las cartas donde tu mano izquierda no los tapa.
settings-forced = Jugar cartas obligadas
    .text = Si solo hay una carta permitida, se juega por ti.
settings-twice = Tocar dos veces
    .text = El primer toque levanta la carta, el segundo la juega.
settings-moods = Los bots muestran emociones
    .text = Su cara reacciona a cada baza, nunca durante tu turno.
settings-keys = Atajos de una tecla
    .text = Las letras y los números funcionan sin Ctrl ni Alt.
settings-readings = Leer las manos en la mesa
    .text = Un botón pregunta dónde está una carta oculta, mientras juegas solo con bots.

## La mesa

at-opening = Tomando asiento…
at-waits = Esperando al servidor…
at-offline = Estás sin conexión. La partida sigue en cuanto vuelva la red.
at-sent = { $action }: enviado, aún sin confirmar.
at-unsent = { $action }: no enviado.
at-broken = Conexión perdida. Reconectando… No se pierde nada.
at-readying = Los bots se están preparando: un momento, por favor. No se pierde nada.
at-silent = ¿Conexión? El servidor lleva 6 segundos sin responder. No se pierde nada.
at-play-on = Seguir sin el servidor
at-closed = Esta mesa no existe, o no es tuya. Tus partidas están en el inicio.
at-banned = Un administrador te ha vetado el acceso a este servidor por ahora. Puedes leer y borrar tus datos en los ajustes del inicio.
at-too-fast = Esta página envió demasiadas peticiones, así que el servidor cerró la conexión. Recarga la página para continuar.
at-other-bots = Una actualización de este servidor cambió sus bots, así que estas cartas no se pueden seguir jugando. Lo jugado se conserva.
at-deal = { $count ->
    [0] Reparto { $number }
   *[other] Reparto { $number } de { $count }
}
at-set = { $kind ->
    [day] Repartos del día
    [past] Otro día
   *[challenge] Desafío
}
at-one-try = un intento, sin consejos
at-your-turn = Te toca
at-may-announce = Puedes cantar { $calls }
at-turn-of = Le toca a { $who }
at-to-play = juega
at-hand = Tu mano
at-hand-is = Tu mano: { $cards }
at-trick = La baza
at-trick-is = En la mesa: { $cards }
at-wins = gana la baza
at-won = { $won ->
    [one] { $won } baza
   *[other] { $won } bazas
}
at-taken = Ganadas: { $cards }
at-held = { $count ->
    [0] sin cartas
    [one] { $count } carta
   *[other] { $count } cartas
}
at-shown = Boca arriba: { $card }
at-open-card = { $card }, a la vista de todos
at-stake = { $title }: { $paid }
at-won-bid = { $won ->
    [one] { $won } baza
   *[other] { $won } bazas
}, apuesta { $bid }
at-so-far = reparto { $points }
at-taken-many = { $count } cartas que puntúan
at-total = total { $score }
at-with = con { $who }
at-alone = sin parejas
at-gone = ausente
at-gone-of = { $who } no está en la mesa.
at-gone-bot = { $who } no está en la mesa. Un bot juega en su lugar en { $seconds } s.
at-cover = Que juegue el bot
at-cover-of = Que el bot juegue por { $who }
at-here-again = { $who } está aquí.
at-partner = tu pareja
at-dealer = Reparte
at-dealer-mark = R
at-ask = ¿{ $rung }?
at-ultimatum = { $fallback ->
    [negative] ¡{ $rung } o negativo!
   *[positive] ¡{ $rung } o positivo!
}
at-bought = { $who } compró a { $rung } ({ $price })
    .yours = Compraste a { $rung } ({ $price })
at-auction = Subasta
at-count = { $count } iguales
at-bids = Apuestas: { $sum }
at-actions = Acciones en la mesa
at-undo = Deshacer
at-ask-hint = Consejo
at-looks-on = Estás mirando
at-compiling-hint = Los bots aún se están preparando.
at-compiling = Los bots aún se están preparando. Solo ocurre una vez y tarda alrededor de un minuto.
at-waited = { $time } hasta ahora
at-hint-deals = Según { $deals } repartos que encajan con lo que has visto
at-hint-choice = Opción
at-hint-points = puntos de media
at-hint-for-match = puntos de media, según el marcador
at-hint-best = repartos donde es lo mejor
explained-details = Detalles
at-figure-best = la mejor
at-last = Última baza
at-read = Leer las manos
at-read-told = Tus lecturas
at-no-last = En este reparto aún no se ha ganado ninguna baza.
at-rest = Jugar el resto
at-undone = Se deshizo la última acción
at-left = Ahora un bot juega por { $who }
    .yours = Ahora un bot juega por ti
at-returned = { $who } ha vuelto
    .yours = Has vuelto
at-hinted = { $who } pidió un consejo
    .yours = Pediste un consejo
at-time-over = Se acabó el tiempo: el reparto en curso es el último
at-time-ended = Se acabó el tiempo: la partida termina aquí
at-revealed = Todas las mesas han jugado estos repartos: ya se pueden ver sus cartas
at-final-deal = último reparto
at-rematch = Los mismos jugadores siguen en otra mesa
at-house-of = { $game }: reglas de esta mesa
at-clockwise = Se juega en sentido horario, hacia la izquierda.
at-anticlockwise = Se juega en sentido antihorario, hacia la derecha.

## Lejos de una mesa en la que se tiene asiento

seat-kept = Tu partida te espera: { $game }.
seat-bot-soon = Si no vuelves en { $minutes ->
    [0] { $seconds } s
   *[other] { $minutes } min
}, te releva un bot.
seat-bot-plays = Un bot juega por ti hasta que vuelvas.

## Los cantos

talk-title = Cantos
talk-your-bid = ¿Cuántas bazas harás?
talk-sum = Apuestas hasta ahora: { $sum }. Por debajo de { $needed }, el reparto es nulo
talk-sum-enough = Apuestas hasta ahora: { $sum }
talk-bid-worth = Apuesta { $number }, vale { $worth }
talk-least = Tu apuesta mínima: { $least }
talk-open = la carta boca arriba es la primera que recibió cada jugador
talk-announce = Canta antes de tu primera carta, o juégala y calla:
talk-if-counts = { $points } si cuenta
talk-silent = Callar
talk-announce-all = Antes de la primera salida: ¿tus grupos?
talk-your-call = Tu canto
talk-name-rank = Nombra tu figura
talk-step-open = Declara el reparto, o abre la subasta
talk-step-bid = Tu puja por el reparto
talk-step-decide = { $who } ofrece { $rung }: { $how ->
    [more] ¿vendes, rechazas o pides más?
   *[plain] ¿qué respondes?
}
talk-step-asked = Quien reparte te pide más
talk-step-denied = La respuesta fue no: ¿vendes al precio anterior?
talk-step-refused = Te quedas con el reparto: declara
talk-step-ultimatum = { $who }: { $words }. ¿Pagas?
talk-step-bought = Has comprado el reparto: declara
talk-step-alone = Nadie pujó: declara
talk-priority = Quienes pujan, por prioridad
talk-passed = pasó
talk-in = sigue
talk-speaks = habla
talk-ladder = Escalones y su precio en puntos
talk-row-plus = Pagar puntos
talk-row-minus = Asumir bazas
talk-row-paid = Pagar puntos, reparto negativo
talk-rung = { $rung }, { $price } puntos
talk-rung-standing = { $rung }, { $price } puntos, puja de { $who }
    .yours = { $rung }, { $price } puntos, puja tuya
talk-sell-at = Vender a { $rung } ({ $price } puntos)
talk-threaten = Ultimátum…
talk-choose-rung = Elige un escalón, y luego pide más o da un ultimátum.
talk-explain = Explicar la subasta
    .ask = Pedir más: con un sí, { $who } compra a ese precio; con un no, aún puedes vender a { $rung } ({ $price } puntos).
    .ultimatum = Un ultimátum: quien diga que sí compra a tu precio; si nadie quiere, juegas negativo o positivo, como anunciaste, y la puja { $rung } ({ $price } puntos) queda anulada.
    .title = La subasta
talk-declare = Declara:

## Marcadores

line-tricks = Bazas, { $each } cada una
line-cards = { $what }, { $each } cada carta
line-last-tricks = { $number ->
    [1] La última baza, { $each }
   *[other] Las últimas { $number } bazas, { $each } cada una
}
line-clique = { $clique }, canto de { $seat }
    .yours = { $clique }, canto tuyo
line-bid-made = { $seat } apostó { $bid } e hizo { $won }: cumplida
    .yours = Apostaste { $bid } e hiciste { $won }: cumplida
line-bid-lost = { $seat } apostó { $bid } e hizo { $won }: fallada
    .yours = Apostaste { $bid } e hiciste { $won }: fallada
line-start = Puntos iniciales, { $each } para cada uno
line-price = { $buyer } paga a { $dealer } por { $rung }
    .yours = Pagas a { $dealer } por { $rung }
    .mine = { $buyer } te paga por { $rung }
line-split = El reparto se divide: { $dealer } para quien reparte, { $others } para cada uno de los demás

result-title = Reparto { $number }
result-headline = Reparto { $number }: { $kind ->
    [made] apuesta cumplida, { $points }
    [failed] apuesta fallada, { $points }
   *[you] { $points } para ti
}
result-sides = Reparto { $number }: nosotros { $us }, ellos { $them }
result-account = Cuenta del reparto
result-what = Motivo
result-deal = Este reparto
result-total = Total
result-next = Siguiente reparto
result-ready = Esperas a los demás
result-ready-of = Listos para el siguiente reparto: { $ready } de { $people }.
result-countdown = Siguiente reparto en { $seconds } s
result-stop = Parar cuenta atrás
result-waits-for = Esperando a { $who }.
result-stopped = La cuenta atrás está parada. El siguiente reparto llega cuando todos estén listos.

sheet-title = Marcador
sheet-deal = Reparto
sheet-us = Nosotros
sheet-them = Ellos
sheet-tricks = Bazas
sheet-cliques = Grupos
sheet-together = Juntos
result-void-bids = { $bids }. Suma: { $sum }; mínimo: { $needed }.
sheet-void = nulo: se apostó demasiado poco
sheet-open = subasta
sheet-split = dividido
sheet-target = Se juega a { $target } puntos
sheet-deals = { $deals ->
    [one] A un reparto
   *[other] A { $deals } repartos
}
sheet-made = { $won } de { $bid }, cumplida,
sheet-lost = { $won } de { $bid }, fallada,
log-title = Cantos y cartas
log-kings = Los reyes emparejan a { $us } contra { $them }

end-won = Has ganado
end-draw = Empate
end-over = La partida ha terminado
end-lost = Has perdido
end-came = Has quedado en { $place ->
    [2] segundo
    [3] tercer
   *[4] cuarto
} lugar
end-you = Tú
end-why = { $kind ->
    [draw] Todos terminan con { $score }
    [reached] { $winners } { $count ->
        [you] llegas
        [1] llega
       *[other] llegan
    } a { $score }
    [pair] { $winners } ganan con { $score }
   *[points] { $winners } { $count ->
        [you] ganas
        [1] gana
       *[other] ganan
    } con { $score }
} en { $deals ->
    [one] un reparto
   *[other] { $deals } repartos
}{ $since ->
    [0] { "" }
    [1] , en cabeza desde el principio
   *[other] , en cabeza desde el reparto { $since }
}.
end-course = Cómo fueron los puntos.
end-course-of = { $who }: { $points }.
end-place = Puesto
end-player = Jugador
end-score = Puntos
end-floor = Un total negativo cuenta como 0.
end-paid = Liquidación
end-last-deal = Último reparto, línea por línea
end-again = Jugar otra vez
end-rematch-open = Hay una revancha abierta.
    .by = { $who } propone una revancha.
end-rematch-go = Ir a la revancha
end-evening = Volver a la velada
end-costliest = Buscar tus errores
end-sealed = Otras mesas aún juegan estos repartos. Las cartas, el registro y tu análisis se abren tras la última.
end-record = Descargar registro

## Ayuda

ui-legal-title = Sobre este servidor
ui-legal-imprint = Aviso legal
ui-legal-privacy = Privacidad
help-title = Teclas
help-sign-tap = Toca una carta para jugarla. En los ajustes puedes pedir dos toques.
help-sign-drag = O arrástrala al centro de la mesa.
help-sign-dealer = { $mark } junto a un nombre: reparte ese jugador.
help-sign-eye = El ojo en una carta: todos ven esa carta.
help-sign-ring = Las caras con aro del mismo color son pareja.
help-intro = Ratón, pantalla táctil o teclado: todo funciona con cualquiera de ellos.
help-cards = las cartas de tu mano, de izquierda a derecha
help-arrows = moverse entre cartas o cantos; jugar o cantar
help-digits = apostar ese número, o hacer el canto que muestra esa tecla
help-next = siguiente reparto o nota, o jugar otra vez
help-undo = deshacer
help-hint = un consejo
help-rest = jugar el resto, cuando se ofrece
help-last = la última baza
help-sheet = el marcador
help-rules = las reglas del juego
help-settings = ajustes
help-standing = oír el estado de la mesa
help-house = las reglas de esta mesa
help-chat = el chat
help-away = dejar tu asiento a un bot, o recuperarlo
help-host = las herramientas del anfitrión
help-help = estas teclas
help-step = una acción atrás o adelante
help-ends = al principio o al final del reparto
help-marks = a la marca anterior o siguiente
help-onward = siguiente pregunta
help-again = probar otra vez
help-why = ver por qué
help-start = ir al botón que empieza
help-return = volver a tu partida
help-tab = recorrer la página; activar lo elegido
help-off = Puedes desactivar los atajos de una tecla en los ajustes. Las flechas, Tab e Intro funcionan siempre.

keep-title = Guardar en este dispositivo
keep-forget = Quitar de este dispositivo
keep-text = { $state ->
    [coming] { NUMBER($have, minimumFractionDigits: 1, maximumFractionDigits: 1) } de { NUMBER($all, minimumFractionDigits: 1, maximumFractionDigits: 1) } MB están en este dispositivo.
    [yes] Esta página está guardada en este dispositivo y se abre sin red. Si la quitas, tus partidas se quedan.
    [failed] No se ha podido guardar la página. Comprueba la red y el espacio libre e inténtalo de nuevo.
   *[no] Puedes guardar la página entera en este dispositivo ({ NUMBER($all, maximumFractionDigits: 0) } MB). Así se abre sin red.
}
keep-lent = { $state ->
    [coming] { NUMBER($have, minimumFractionDigits: 1, maximumFractionDigits: 1) } de { NUMBER($all, minimumFractionDigits: 1, maximumFractionDigits: 1) } MB están en este dispositivo.
    [yes] Los juegos están guardados en este dispositivo. Si el servidor no responde, puedes seguir jugando contra bots.
    [failed] No se pudieron guardar los juegos. Comprueba la red y el espacio libre, y vuelve a intentarlo.
    [unmeasured] Puedes guardar los juegos en este dispositivo. Así, si el servidor no responde, podrás seguir jugando contra bots.
   *[no] Puedes guardar los juegos en este dispositivo ({ NUMBER($all, maximumFractionDigits: 0) } MB). Así, si el servidor no responde, podrás seguir jugando contra bots.
}

# A match at a server is played on without it, on this device.
keep-answers = El servidor vuelve a responder.
keep-return = Volver al servidor
keep-back = { $matches ->
    [one] La partida que jugaste sin el servidor está aquí de nuevo.
   *[other] { $matches } partidas que jugaste sin el servidor están aquí de nuevo.
}
keep-copies = { $matches ->
    [one] Una partida también siguió aquí. Tu copia se queda en este dispositivo.
   *[other] { $matches } partidas también siguieron aquí. Tus copias se quedan en este dispositivo.
}
keep-lent-copies = Así, las partidas contra bots se copian en este dispositivo con todas las manos y no pueden ser desafíos.

# A match of which a copy with every hand is, or was, on its player's device: whether a server could replay its bots.
keep-copy = { $state ->
    [returned] Una copia sin conexión de esta partida contenía todas las manos: nunca se compara con otras y no puede ser un desafío. Lo que jugaron sus bots aún se está comprobando.
    [verified] Una copia sin conexión de esta partida contenía todas las manos: nunca se compara con otras y no puede ser un desafío. Lo que jugaron sus bots se ha comprobado.
    [unverified] Una copia sin conexión de esta partida contenía todas las manos: nunca se compara con otras y no puede ser un desafío. Lo que jugaron sus bots no se pudo comprobar.
   *[taken] Una copia sin conexión de esta partida contenía todas las manos: nunca se compara con otras y no puede ser un desafío.
}
keep-copy-short = { $state ->
    [unverified] copia sin conexión, no comprobada
   *[taken] copia sin conexión
}

newer-title = Versión nueva
newer-text = Hay una versión más nueva de Four Kings. No se pierde nada al cargarla.
newer-update = Cargarla

wrong-button = Esta frase está mal
wrong-title = Avisar de una frase incorrecta
wrong-intro = El formulario del proyecto se abre en una pestaña nueva, ya rellenado. No se envía nada hasta que lo envíes allí; entonces todos podrán leerlo.
wrong-nowhere = Aquí no consta todavía ningún lugar público para estos avisos. Copia el aviso y envíalo a quienes mantienen esta página.
wrong-better = ¿Qué sería mejor? Puedes dejarlo vacío.
wrong-shown = Lo que verán todos
wrong-record = El reparto visto desde este asiento, sin cartas ocultas:
wrong-long = El reparto es demasiado largo para la dirección del formulario. Copia el aviso y pega el reparto allí.
wrong-open = Abrir el formulario
wrong-new-tab = (en una pestaña nueva)
wrong-copy = Copiar el aviso
wrong-list = Sugerir una corrección
wrong-list-intro = Todas las frases de esta página, con la frase inglesa debajo. Las llaves marcan lo que se rellena después, como un nombre o una carta.
wrong-list-search = Buscar frases
wrong-list-found = { $count ->
    [one] { $count } frase
   *[other] { $count } frases
}
wrong-list-more = Mostrar más
