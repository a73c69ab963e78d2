# Una partida analizada: qué dice el juez de una decisión. Frases enteras sobre lo que hiciste, que se leen solas.

review-why-best = Bien elegido: con lo que sabías, nada era mejor que { $played }.
review-why-brilliant = { $played } era con claridad lo mejor, y pocos jugadores con experiencia lo habrían encontrado.
review-why-unlucky = Bien elegido: con lo que sabías, nada era mejor que { $played }. En este reparto costó { $seen ->
    [one] { $seen } punto
   *[other] { $seen } puntos
}.
review-why-unclear = Depende de cartas que no podías ver: en muchos repartos, { $played } y { $best } dan lo mismo.
review-why-loss = { $played } costó unos { $tenths ->
    [one] { $tenths } puntos
   *[other] { $tenths } puntos
} en promedio; lo mejor era { $best }.

## Todo junto

review-head = { $game }: { $who }
review-sum = { $decisions ->
    [0] Ninguna decisión ofrecía una elección que importara.
    [one] Una decisión ofrecía una elección que importaba.
   *[other] { $decisions } decisiones ofrecían una elección que importaba.
}
review-line = { $place }: { $verdict }.
review-verdict-brilliant = { $many } brillantes
review-verdict-best = { $many } óptimas
review-verdict-unclear = { $many } { $many ->
    [one] igual
   *[other] iguales
}
review-verdict-inaccuracy = { $many ->
    [one] 1 imprecisión
   *[other] { $many } imprecisiones
}
review-verdict-mistake = { $many ->
    [one] 1 fallo
   *[other] { $many } fallos
}
review-verdict-blunder = { $many ->
    [one] 1 error grave
   *[other] { $many } errores graves
}
review-verdict-unlucky = { $many } con mala suerte
review-verdict-lucky = { $many } con suerte
review-word-brilliant = brillante
review-word-best = óptima
review-word-unclear = igual
review-word-inaccuracy = imprecisión
review-word-mistake = fallo
review-word-blunder = error grave
review-word-unlucky = mala suerte
review-word-lucky = suerte

## Lo que costó la partida

review-story-result = { $how ->
    [won] Ganada.
    [lost] Perdida.
   *[open] Sin terminar; hasta ahora:
} { $scores }.
review-story-score = { $who }: { $points }
review-story-place = Reparto { $deal }{ $titled ->
    [yes] { " " }({ $aim })
   *[no] { "" }
}, { $trick ->
    [0] canto { $call }
   *[other] baza { $trick }
}
review-story-cost = { $many ->
    [one] Tu error costó
   *[other] Tus { $many } errores, grandes y pequeños, costaron
} { $average ->
    [one] más o menos { $average } punto
   *[other] unos { $average } puntos
}; con estas cartas fueron más bien { $points }{ $deal ->
    [0] { "" }
   *[other] , la mayor parte en el reparto { $deal }
}.
review-story-behind = { $kind ->
    [side] Tu equipo acabó
   *[own] Acabaste
} a { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
} { $kind ->
    [side] del otro
   *[own] del mejor de los demás
}: { $share ->
    [all] sin esa pérdida, la partida se podía haber ganado.
    [much] esa pérdida es buena parte de ello; el resto lo hicieron las cartas y los otros jugadores.
   *[little] la mayor parte la hicieron las cartas y los otros jugadores.
}
review-story-others = La partida la decidieron las cartas y los otros jugadores.
review-story-unlucky = Mala suerte: { $many ->
    [one] una buena decisión tuya perdió
   *[other] { $many } buenas decisiones tuyas perdieron
} aun así unos { $points ->
    [one] { $points } puntos
   *[other] { $points } puntos
} en estos repartos.
review-story-lucky = Buena suerte: { $many ->
    [one] una mala decisión no costó
   *[other] { $many } malas decisiones no costaron
} nada en estos repartos.
review-story-worst = Tu peor reparto fue el { $deal }{ $titled ->
    [yes] { " " }({ $aim })
   *[no] { "" }
}: { $kind ->
    [side] { $own } puntos para tu equipo, { $others } para el otro.
   *[own] { $own } puntos para ti, { $others } para cada uno de los demás en promedio.
}
review-story-partner = Este análisis no juzga las decisiones de tu pareja, { $who }.
review-story-unit = Los puntos perdidos son los de tu equipo menos los del otro, así que un punto que cambia de equipo cuenta doble.
review-other-seats = Analizar a otro jugador:

## La página

review-number = { NUMBER($n, maximumFractionDigits: 1) }
review-page-title = Análisis de { $game }: { $who }
review-page-flawless = { $lucky ->
    [0] Sin errores: bien jugado.
    [one] Ningún error caro. Una elección peor no costó nada, por suerte.
   *[other] Ningún error caro. { $lucky } elecciones peores no costaron nada, por suerte.
}
review-page-keys = Usa las flechas izquierda y derecha para ir de decisión en decisión.
review-page-costliest = { $count ->
    [one] Tu error más caro
   *[other] Tus { $count } errores más caros
}
review-measure = Cada veredicto se mide según los puntos en juego en su reparto.
review-page-so-far = Lo más caro hasta ahora
review-page-nothing = { $kind ->
    [card] Nada que juzgar aquí: la carta es de { $who }.
    [call] Nada que juzgar aquí: la declaración es de { $who }.
   *[none] El análisis no tiene nada que decir de este momento.
}
review-page-cost = Coste: unos { $loss } puntos (entre { $low } y { $high }).
review-fix = Corregir ahora
review-page-match = La partida
review-page-deals = Reparto por reparto
review-page-deal = Reparto
review-page-points = Puntos
review-page-lost = Perdidos
review-page-decisions = Decisiones
review-page-no-choice = sin nada que elegir
review-page-filter-lost = Solo decisiones caras
review-page-filter-all = Todas las decisiones
review-page-hand = Tu mano
review-page-trick = En la mesa
review-page-said = Cantos
review-page-trumps = Triunfos
review-page-choices = Pérdida media de cada opción, y con qué frecuencia la eligen otros jugadores
review-page-choice = Opción
review-page-loss = Puntos perdidos
review-page-yours = jugada
review-page-likely = Quién tiene probablemente cada carta (● quien la tenía)
review-page-card = Carta

## Lo mío, en un servidor

review-title = Análisis
review-mine = Mis partidas
review-mine-none = Las partidas que termines aparecen aquí.
review-mine-every = Ver todas
review-mine-game = Juego:
review-mine-all = Todos los juegos
review-mine-deals = { $deals ->
    [one] Un reparto
   *[other] { $deals } repartos
}
review-mine-score = { $of ->
    [2] { $own } a { $other }
   *[other] puntuación { $own }, puesto { $place } de { $of }
}
review-mine-ask = Analizar
review-mine-see = Abrir análisis
review-mine-replay = Repasar
review-reached = { $reached } de { $total } decisiones analizadas
review-take-away = Descargar análisis
review-see-deal = Ver en la mesa
review-replay = Reparto { $deal }
review-deal-before = Reparto anterior
review-deal-after = Siguiente reparto
review-no-deal = Ese reparto no existe en esta partida.
review-not-over = Esta partida aún no ha terminado. Puedes analizarla cuando termine.
review-not-mine = No jugaste esta partida. Solo sus jugadores pueden pedir su análisis.

## Seguir jugando desde un momento

review-play = Seguir desde aquí
review-play-text = Juegas en tu asiento. El resultado no cuenta.
review-play-from = Desde: { $moment }
review-play-after = { $actions ->
    [one] Desde tu línea, una acción después: { $moment }
   *[other] Desde tu línea, { $actions } acciones después: { $moment }
}
review-play-cards = Cartas ocultas:
review-play-cards-same = Como estaban
review-play-cards-another = Otras que encajan con lo que sabías
review-play-bots = Contra:
review-play-bots-same = Los mismos bots
review-play-start = Empezar
review-play-over = En este momento el reparto ya terminó. Vuelve a uno anterior.
review-play-no-other = Ningún otro reparto encaja con lo que sabías. Juega el mismo.
review-practice = Práctica
review-practice-beside = Esta vez, en comparación con la partida
review-practice-then = Entonces
review-practice-now = Ahora
review-practice-won = partida ganada
review-practice-lost = partida perdida
review-practice-gone = La partida ya no está guardada, así que no hay con qué comparar.
review-practice-same-way = Tomaste las mismas decisiones que en la partida.
review-practice-parted = Elegiste distinto por primera vez en tu acción { $number }: entonces { $before }, ahora { $now }.
review-practice-nothing = nada
review-practice-other-cards = Las cartas ocultas no eran las de la partida.
review-practice-again = Intentar otra vez
review-practice-another = Otras cartas

## Elegidas, y a lo largo del tiempo

review-mine-filter = Filtrar partidas
review-mine-against = Contra:
review-mine-everybody = todos
review-mine-result = Resultado:
review-mine-any = cualquiera
review-mine-won = ganada
review-mine-lost = perdida
review-mine-open = sin terminar
review-mine-shown = { $shown } de { $all } partidas
review-mine-lesson = lección
review-mine-record = registro importado
review-mine-with = Con { $names }
review-mine-somebody = alguien
review-mine-faults = { $faults ->
    [0] sin errores caros
    [one] un error en total
   *[other] { $faults } errores en total
}

## Intentado otra vez

review-drill = Intentar otra vez
review-drill-none = Esta decisión no está disponible. Elige otra en tus análisis.
review-drill-said = Cantos y cartas
review-drill-good = Con lo que sabes, nada es mejor que { $chosen }.
review-drill-then = Del análisis:
review-drill-more = Más como esta

## Y si…

review-if = ¿Y si…?
review-if-text = Desde el momento mostrado, juegas los cuatro asientos.
review-if-failed = No se ha podido empezar la simulación. Inténtalo de nuevo en un momento.
review-if-back = Deshacer
review-if-close = Volver a la partida
review-if-turn = Le toca a { $who }.
review-if-exact = Junto a cada carta: los puntos que el equipo aún gana con el mejor juego de ambos (valor a cartas vistas).
review-if-mean = Junto a cada carta: el resultado medio del jugador en este reparto, según simulaciones con los mismos jugadores.
review-if-calls = Junto a cada canto: cuánto menos rinde que el mejor canto en este reparto, en promedio, según simulaciones con los mismos jugadores.
review-if-beyond = Junto a cada canto: cuánto más que callar rinde al equipo en este reparto, en promedio, según simulaciones.
review-if-between = { $least } a { $most }
review-if-over = El reparto ha terminado: { $points }.
review-solver = Abrir en el solucionador

## Registros de otra parte

review-record = Importar un registro
review-record-text = Suelta aquí un registro, elige su archivo o pégalo: de fourkings simulate, de una mesa o de un amigo. Solo lo ves tú, y no cuenta.
review-record-file = Elegir archivo
review-record-paste = O pégalo:
review-record-which = Partida:
review-record-seat = Tu asiento:
review-record-who = { $seat }: { $who }
review-record-take = Importar registro
review-record-bad = No se ha podido importar el registro.
review-record-large = El archivo es demasiado grande para una partida. Un registro puede tener hasta { $most } KB.
review-record-long = El registro tiene más de { $most } repartos.
review-record-none = Esto no es un registro: { $why }
review-record-fault = { $place }: { $why }
review-record-opening = Comienzo
review-record-match = Partida
review-record-place = { $action ->
    [0] Reparto { $deal }
   *[other] Reparto { $deal }, acción { $action }
}
review-record-empty = El registro no contiene ni cartas ni cantos.
review-record-running = Estas son tus cartas en una partida que aún sigue. Podrás importar el registro cuando la partida termine.

## Mostrado a otros

review-share = Compartir partida
review-share-text = Quien tenga el enlace ve todas las manos de esta partida y sus análisis, hasta que revoques el enlace.
review-share-hidden = sin nombres de personas
review-share-make = Crear enlace
review-share-link = Enlace, con nombres
review-share-link-hidden = Enlace, sin nombres
review-share-back = Revocar enlaces
review-share-made = El enlace está listo.
review-share-gone = Todos los enlaces están revocados.
review-share-nothing = Este enlace no funciona: fue revocado, o la partida ya no existe.
review-share-unreviewed = Esta partida aún no tiene análisis.
