bench-core = núcleo: { $millions } milhões de passos por segundo de um ciclo fixo em Python puro, num só núcleo
bench-rules = regras, { $game }: mãos { $deals }, ações { $actions }, assinatura { $signature }, mãos por segundo { $dealt }, ações por segundo { $acted }
bench-playout = simulações, { $game } mão { $deal }: simulações { $playouts }, assinatura { $signature }, simulações por segundo { $speed }
bench-solve = solucionador, { $game } mão { $deal }: cartas { $cards }, nós { $nodes }, assinatura { $signature }, mediana { $median } ms, máximo { $most } ms
bench-sample = amostras, { $game }: vistas { $views }, assinatura { $signature }, contagem { $counting } µs por vista, amostras por segundo { $speed }
bench-review = análise, { $game }: mãos { $deals }, decisões { $decisions }, assinatura { $signature }, primeira { $first } s, todas { $seconds } s
bench-server = servidor, cartas, mesas { $tables }: ações por segundo { $acted }, mediana { $median } ms, p99 { $p99 } ms, trabalho { $work } ms por ação, memória { $memory } KiB por mesa
bench-server-fast = servidor, { $load ->
    [cards] cartas
   *[calls] só anúncios
}, mesas sem pausa { $tables }: ações por segundo { $acted }, mediana { $median } ms, p99 { $p99 } ms, trabalho { $work } ms por ação
bench-server-most = servidor: o máximo de mesas experimentadas com p99 abaixo de { $goal } ms: { $tables }
bench-server-ratio = servidor, { $load ->
    [cards] cartas
   *[calls] só anúncios
}, { $pace ->
    [fast] mesas sem pausa
   *[tables] mesas
} { $tables }: trabalho por ação, razão deste código para o commit { $ratio }, pares { $pairs }
bench-flood = enxurrada, { $kind ->
    [nothing] nenhuma
    [empty_continuations] continuações vazias
    [pongs] pongs
    [pings] pings
    [texts_of_a_letter] textos de uma letra
    [valid_requests] pedidos válidos
    [close_frames] tramas de fecho
   *[long_texts] textos longos
}: ações { $actions }, mediana { $median } ms, p99 { $p99 } ms, parte de um núcleo para o servidor { $work }%
bench-flood-start = enxurrada logo após o arranque: resposta mais lenta de /livez { $worst } ms
bench-flood-worst = enxurrada: p99 na pior enxurrada { $worst } ms, { $where ->
    [within] dentro
   *[beyond] acima
} do objetivo de { $goal } ms
bench-thinking = a pensar, mesas de pessoas { $tables }, mesas de robôs que pensam { $thinking }: mediana { $median } ms, p99 { $p99 } ms, ações de robôs por segundo { $acted }, das quais do próprio strong { $own }%

bench-taught = escrito, sha256 { $nets }
bench-players = jogadores, { $contract }: escolhas { $choices }, carta mais provável certa { $right }%, log médio { $log } ({ $chance } ao acaso)
bench-players-few = jogadores, { $contract }: escolhas { $choices }, poucas para uma rede
bench-policy = política, { $contract }, { $steps ->
    [0] sem lição
   *[other] passos { $steps }
}: pontos por mão { $points } ± { $half }
bench-policy-alone = política, { $contract }, { $steps ->
    [0] sem lição
   *[other] passos { $steps }
}: pontos por mão { $points }, sem intervalo
bench-all-contracts = todos os contratos
