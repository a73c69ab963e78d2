# Uma partida analisada: o que o juiz diz de uma decisão. Frases inteiras sobre o que o leitor fez, que valem sozinhas.

review-why-best = Bem escolhido: com o que sabia, nada era melhor que { $played }.
review-why-brilliant = { $played } era claramente o melhor, e poucos jogadores experientes o teriam encontrado.
review-why-unlucky = Bem escolhido: com o que sabia, nada era melhor que { $played }. Nesta mão custou { $seen ->
    [one] { $seen } ponto
   *[other] { $seen } pontos
}.
review-why-unclear = Depende de cartas que não podia ver: em muitas mãos, { $played } e { $best } rendem o mesmo.
review-why-loss = { $played } custou cerca de { $tenths ->
    [one] { $tenths } ponto
   *[other] { $tenths } pontos
} em média; { $best } era o melhor.

## O conjunto

review-head = { $game }: { $who }
review-sum = { $decisions ->
    [0] Nenhuma decisão oferecia uma escolha que contasse.
    [one] Uma decisão oferecia uma escolha que contava.
   *[other] { $decisions } decisões ofereciam uma escolha que contava.
}
review-line = { $place }: { $verdict }.
review-verdict-brilliant = { $many } brilhantes
review-verdict-best = { $many } ótimas
review-verdict-unclear = { $many } { $many ->
    [one] igual
   *[other] iguais
}
review-verdict-inaccuracy = { $many ->
    [0] 0 imprecisões
    [one] 1 imprecisão
   *[other] { $many } imprecisões
}
review-verdict-mistake = { $many ->
    [0] 0 falhas
    [one] 1 falha
   *[other] { $many } falhas
}
review-verdict-blunder = { $many ->
    [0] 0 erros graves
    [one] 1 erro grave
   *[other] { $many } erros graves
}
review-verdict-unlucky = { $many } com azar
review-verdict-lucky = { $many } com sorte
review-word-brilliant = brilhante
review-word-best = ótima
review-word-unclear = igual
review-word-inaccuracy = imprecisão
review-word-mistake = falha
review-word-blunder = erro grave
review-word-unlucky = com azar
review-word-lucky = com sorte

## O que custou a partida

review-story-result = { $how ->
    [won] Ganha.
    [lost] Perdida.
   *[open] Por acabar; até agora:
} { $scores }.
review-story-score = { $who }: { $points }
review-story-place = Mão { $deal }{ $titled ->
    [yes] { " " }({ $aim })
   *[no] { "" }
}, { $trick ->
    [0] anúncio { $call }
   *[other] vaza { $trick }
}
review-story-cost = { $many ->
    [one] O seu erro custou
   *[other] Os seus { $many } erros, grandes e pequenos, custaram
} cerca de { $average ->
    [one] { $average } ponto
   *[other] { $average } pontos
}; com estas cartas foram antes { $points }{ $deal ->
    [0] { "" }
   *[other] , a maior parte na mão { $deal }
}.
review-story-behind = { $kind ->
    [side] A sua dupla acabou
   *[own] Acabou
} { $points ->
    [one] { $points } ponto
   *[other] { $points } pontos
} atrás{ $kind ->
    [side] { "" }
   *[own] { " do melhor dos outros" }
}: { $share ->
    [all] sem essa perda, a partida podia ter sido ganha.
    [much] essa perda é boa parte disso; as cartas e os outros jogadores fizeram o resto.
   *[little] as cartas e os outros jogadores fizeram quase tudo.
}
review-story-others = As cartas e os outros jogadores decidiram a partida.
review-story-unlucky = Azar: { $many ->
    [one] uma decisão certa sua
   *[other] { $many } decisões certas suas
} mesmo assim { $many ->
    [one] perdeu
   *[other] perderam
} cerca de { $points ->
    [one] { $points } ponto
   *[other] { $points } pontos
} nestas mãos.
review-story-lucky = Sorte: { $many ->
    [one] uma decisão errada não custou
   *[other] { $many } decisões erradas não custaram
} nada nestas mãos.
review-story-worst = A sua pior mão foi a mão { $deal }{ $titled ->
    [yes] { " " }({ $aim })
   *[no] { "" }
}: { $kind ->
    [side] { $own } pontos para a sua dupla, { $others } para a outra.
   *[own] { $own } pontos seus, { $others } para cada um dos outros em média.
}
review-story-partner = Esta análise não julga as decisões do seu parceiro, { $who }.
review-story-unit = Os pontos perdidos são os da sua dupla menos os da outra, por isso um ponto que muda de lado conta duas vezes.
review-other-seats = Analisar outro jogador:

## A página

review-number = { NUMBER($n, maximumFractionDigits: 1) }
review-page-title = Análise de { $game }: { $who }
review-page-flawless = { $lucky ->
    [0] Nenhum erro: bem jogado.
    [one] Nenhum erro caro. Uma escolha pior não custou nada, por sorte.
   *[other] Nenhum erro caro. { $lucky } escolhas piores não custaram nada, por sorte.
}
review-page-keys = Use as setas esquerda e direita para passar de decisão em decisão.
review-page-costliest = { $count ->
    [one] O seu erro mais caro
   *[other] Os seus { $count } erros mais caros
}
review-measure = Cada veredicto mede-se pelos pontos em jogo na sua mão.
review-page-so-far = O mais caro até agora
review-page-nothing = { $kind ->
    [card] Nada a julgar aqui: a carta é de { $who }.
    [call] Nada a julgar aqui: a declaração é de { $who }.
   *[none] A análise nada tem a dizer deste momento.
}
review-page-cost = Custo: cerca de { $loss } pontos (entre { $low } e { $high }).
review-fix = Corrigir agora
review-page-match = A partida
review-page-deals = Mão a mão
review-page-deal = Mão
review-page-points = Pontos
review-page-lost = Perdidos
review-page-decisions = Decisões
review-page-no-choice = nada a escolher
review-page-filter-lost = Só decisões caras
review-page-filter-all = Todas as decisões
review-page-hand = As suas cartas
review-page-trick = Na mesa
review-page-said = Anúncios
review-page-trumps = Trunfo
review-page-choices = Perda média de cada escolha, e quantas vezes outros jogadores a fazem
review-page-choice = Escolha
review-page-loss = Pontos perdidos
review-page-yours = jogada
review-page-likely = Quem deve ter cada carta (● quem a tinha)
review-page-card = Carta

## As minhas, num servidor

review-title = Análise
review-mine = As minhas partidas
review-mine-none = As partidas que acabar aparecem aqui.
review-mine-every = Ver todas
review-mine-game = Jogo:
review-mine-all = Todos os jogos
review-mine-deals = { $deals ->
    [one] Uma mão
   *[other] { $deals } mãos
}
review-mine-score = { $of ->
    [2] { $own } a { $other }
   *[other] pontuação { $own }, lugar { $place } de { $of }
}
review-mine-ask = Analisar
review-mine-see = Abrir análise
review-mine-replay = Rever
review-reached = { $reached } de { $total } decisões analisadas
review-take-away = Guardar análise
review-see-deal = Ver à mesa
review-replay = Mão { $deal }
review-deal-before = Mão anterior
review-deal-after = Mão seguinte
review-no-deal = Esta mão não existe nesta partida.
review-not-over = Esta partida ainda não acabou. Pode analisá-la quando acabar.
review-not-mine = Não jogou esta partida. Só os seus jogadores a podem mandar analisar.

## Jogado a partir de um momento

review-play = Continuar daqui
review-play-text = Joga no seu lugar. O resultado não conta.
review-play-from = A partir de: { $moment }
review-play-after = { $actions ->
    [0] A partir da sua linha: { $moment }
    [one] A partir da sua linha, uma ação depois: { $moment }
   *[other] A partir da sua linha, { $actions } ações depois: { $moment }
}
review-play-cards = Cartas escondidas:
review-play-cards-same = Como estavam
review-play-cards-another = Outras que cabem no que sabia
review-play-bots = Contra:
review-play-bots-same = Os mesmos robôs
review-play-start = Começar
review-play-over = Neste momento a mão já acabou. Volte a um anterior.
review-play-no-other = Nenhuma outra mão cabe no que sabia. Jogue a mesma.
review-practice = Treino
review-practice-beside = Desta vez, em comparação com a partida
review-practice-then = Antes
review-practice-now = Agora
review-practice-won = partida ganha
review-practice-lost = partida perdida
review-practice-gone = A partida já não está guardada, por isso nada há para comparar.
review-practice-same-way = Fez as mesmas escolhas que na partida.
review-practice-parted = A primeira escolha diferente foi na sua ação { $number }: antes { $before }, agora { $now }.
review-practice-nothing = nada
review-practice-other-cards = As cartas escondidas não eram as da partida.
review-practice-again = Tentar de novo
review-practice-another = Outras cartas

## Escolhidas, e ao longo do tempo

review-mine-filter = Filtrar partidas
review-mine-against = Contra:
review-mine-everybody = todos
review-mine-result = Resultado:
review-mine-any = qualquer
review-mine-won = ganhas
review-mine-lost = perdidas
review-mine-open = por acabar
review-mine-shown = { $shown } de { $all } partidas
review-mine-lesson = lição
review-mine-record = folha importada
review-mine-with = Com { $names }
review-mine-somebody = alguém
review-mine-faults = { $faults ->
    [0] nenhum erro caro
    [one] um erro ao todo
   *[other] { $faults } erros ao todo
}

## Tentado de novo

review-drill = Tentar de novo
review-drill-none = Esta decisão não está disponível. Escolha outra nas suas análises.
review-drill-said = Anúncios e cartas
review-drill-good = Com o que sabe, nada é melhor que { $chosen }.
review-drill-then = Da análise:
review-drill-more = Mais como esta

## E se

review-if = E se
review-if-text = A partir do momento mostrado, joga os quatro lugares.
review-if-failed = Não foi possível começar a simulação. Tente de novo daqui a um momento.
review-if-back = Desfazer
review-if-close = Voltar à partida
review-if-turn = É a vez de { $who }.
review-if-exact = Ao lado de cada carta: os pontos que a dupla ainda faz se todos jogarem o melhor possível (com cartas à vista).
review-if-mean = Ao lado de cada carta: o resultado médio do jogador nesta mão, por simulações dos mesmos jogadores.
review-if-calls = Ao lado de cada anúncio: quanto traz a menos que o melhor anúncio nesta mão, em média sobre simulações dos mesmos jogadores.
review-if-beyond = Ao lado de cada anúncio: quanto traz à dupla a mais que o silêncio nesta mão, em média sobre simulações.
review-if-between = { $least } a { $most }
review-if-over = A mão acabou: { $points }.
review-solver = Abrir no solucionador

## Folhas vindas de fora

review-record = Importar uma folha
review-record-text = Largue aqui a folha de uma partida, escolha o arquivo ou cole-a: vinda de fourkings simulate, de uma mesa ou de um amigo. Ninguém mais a vê, e não conta.
review-record-file = Escolher arquivo
review-record-paste = Ou cole-a:
review-record-which = Partida:
review-record-seat = O seu lugar:
review-record-who = { $seat }: { $who }
review-record-take = Importar folha
review-record-bad = Não foi possível importar a folha.
review-record-large = O arquivo é grande demais para uma partida. As folhas têm no máximo { $most } KB.
review-record-long = A folha tem mais de { $most } mãos.
review-record-none = Isto não é a folha de uma partida: { $why }
review-record-fault = { $place }: { $why }
review-record-opening = Abertura
review-record-match = Partida
review-record-place = { $action ->
    [0] Mão { $deal }
   *[other] Mão { $deal }, ação { $action }
}
review-record-empty = A folha não tem cartas nem anúncios.
review-record-running = São as suas cartas numa partida que ainda corre. Pode importar a folha quando a partida acabar.

## Mostrado a outros

review-share = Mostrar partida
review-share-text = Quem tiver o link vê todas as cartas desta partida e as suas análises, até o link ser revogado.
review-share-hidden = sem os nomes das pessoas
review-share-make = Criar link
review-share-link = Link, com nomes
review-share-link-hidden = Link, sem nomes
review-share-back = Revogar links
review-share-made = O link está pronto.
review-share-gone = Todos os links estão revogados.
review-share-nothing = Este link não funciona: foi revogado, ou a partida já não existe.
review-share-unreviewed = Esta partida ainda não tem análise.
