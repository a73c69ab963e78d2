bench-core = núcleo: { $millions } millones de pasos por segundo de un bucle fijo en Python puro, en un solo núcleo
bench-rules = reglas, { $game }: repartos { $deals }, acciones { $actions }, firma { $signature }, repartos por segundo { $dealt }, acciones por segundo { $acted }
bench-playout = simulaciones, { $game } reparto { $deal }: simulaciones { $playouts }, firma { $signature }, simulaciones por segundo { $speed }
bench-solve = solucionador, { $game } reparto { $deal }: cartas { $cards }, nodos { $nodes }, firma { $signature }, mediana { $median } ms, máximo { $most } ms
bench-sample = muestras, { $game }: vistas { $views }, firma { $signature }, recuento { $counting } µs por vista, muestras por segundo { $speed }
bench-review = análisis, { $game }: repartos { $deals }, decisiones { $decisions }, firma { $signature }, primera { $first } s, todas { $seconds } s
bench-server = servidor, cartas, mesas { $tables }: acciones por segundo { $acted }, mediana { $median } ms, p99 { $p99 } ms, trabajo { $work } ms por acción, memoria { $memory } KiB por mesa
bench-server-fast = servidor, { $load ->
    [cards] cartas
   *[calls] solo cantos
}, mesas sin pausa { $tables }: acciones por segundo { $acted }, mediana { $median } ms, p99 { $p99 } ms, trabajo { $work } ms por acción
bench-server-most = servidor: el máximo de mesas probadas con p99 por debajo de { $goal } ms: { $tables }
bench-server-ratio = servidor, { $load ->
    [cards] cartas
   *[calls] solo cantos
}, { $pace ->
    [fast] mesas sin pausa
   *[tables] mesas
} { $tables }: trabajo por acción, razón de este código al commit { $ratio }, pares { $pairs }
bench-flood = avalancha, { $kind ->
    [nothing] ninguna
    [empty_continuations] continuaciones vacías
    [pongs] pongs
    [pings] pings
    [texts_of_a_letter] textos de una letra
    [valid_requests] peticiones válidas
    [close_frames] tramas de cierre
   *[long_texts] textos largos
}: acciones { $actions }, mediana { $median } ms, p99 { $p99 } ms, parte de un núcleo para el servidor { $work }%
bench-flood-start = avalancha justo después del arranque: respuesta más lenta de /livez { $worst } ms
bench-flood-worst = avalancha: p99 con la peor avalancha { $worst } ms, { $where ->
    [within] dentro
   *[beyond] por encima
} del objetivo de { $goal } ms
bench-thinking = pensando, mesas de personas { $tables }, mesas de bots que piensan { $thinking }: mediana { $median } ms, p99 { $p99 } ms, acciones de bots por segundo { $acted }, de ellas del propio strong { $own }%

bench-taught = escrito, sha256 { $nets }
bench-players = jugadores, { $contract }: elecciones { $choices }, carta más probable acertada { $right }%, log medio { $log } ({ $chance } al azar)
bench-players-few = jugadores, { $contract }: elecciones { $choices }, muy pocas para una red
bench-policy = política, { $contract }, { $steps ->
    [0] sin lección
   *[other] pasos { $steps }
}: puntos por reparto { $points } ± { $half }
bench-policy-alone = política, { $contract }, { $steps ->
    [0] sin lección
   *[other] pasos { $steps }
}: puntos por reparto { $points }, sin intervalo
bench-all-contracts = todos los contratos
