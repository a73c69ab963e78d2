# Como alguém joga, por jogo: às mesas, pelas análises das suas partidas, e nas mãos do dia.

profile-intro = Como joga, jogo a jogo: às mesas, nas análises das suas partidas e nas mãos do dia. Ninguém mais vê esta página.
profile-game = Jogo

## Às mesas

profile-tables = Às mesas
profile-tables-text = Todas as partidas que acabou. Lições, treino e folhas importadas não contam.
profile-tables-copies = { $matches ->
    [one] Uma destas partidas tinha uma cópia offline com as cartas de todos.
   *[other] { $matches } destas partidas tinham uma cópia offline com as cartas de todos.
}
profile-matches = Partidas
profile-won = Ganhas
profile-reviewed = Analisadas
profile-faults = Erros por partida
profile-faults-short = Erros
profile-last = Apostas e parceiros nas suas últimas partidas:
profile-bids = { $kept } de { $bids } apostas cumpridas
profile-partners = Parceiros: { $names }
profile-partner = { $who } ({ $won } de { $matches } ganhas)

## Pelas análises

profile-course = { $game }: erros de partida em partida
profile-match = { $when }: { $faults ->
    [0] nenhum erro
    [one] um erro
   *[other] { $faults } erros
}, { $won ->
    [yes] ganha
   *[no] perdida
}
profile-legend = A partida mais antiga primeiro; verde: ganha.
profile-kinds = Decisões mais caras
profile-kind = Tipo de decisão
profile-kind-call = Anúncios
profile-kind-lead = Saídas
profile-kind-follow = Cartas numa vaza

## Nas mãos do dia

profile-sets = { $sets ->
    [0] Ainda não jogou as mãos de nenhum dia.
    [one] Jogou as mãos de um jogo.
   *[other] Jogou as mãos de { $sets } jogos.
}
profile-played = Jogadas
profile-rating = Avaliação (média: 1500)
profile-needed = { $deals ->
    [0] já
    [one] depois de mais uma mão
   *[other] depois de mais { $deals } mãos
}
profile-provisional = provisória: faltam { $deals } mãos

## O que se destaca nas análises

profile-leak = Algo a trabalhar
profile-leak-found = { $game }: “{ $theme }” custa-lhe { $loss } ± { $half } pontos por partida a mais do que a um jogador de clube. Foi assim em { $times } de { $matches } partidas.
profile-leak-none = { $game }: nada se destaca em { $matches } partidas analisadas.
profile-leak-needed = { $game }: mais { $needed ->
    [one] { $needed } partida analisada
   *[other] { $needed } partidas analisadas
}, e esta página procura o que mais lhe custa.
profile-leak-practise = Problemas sobre este tema

## Dez mãos de um tema

profile-practised = Antes e depois
profile-practised-what = Pontos perdidos acima de um jogador de clube
profile-practised-first = Primeiras dez mãos, por mão
profile-practised-last = Últimas dez mãos, por mão
profile-practised-before = Partidas antes ({ $matches }), por partida
profile-practised-since = Partidas depois ({ $matches }), por partida
profile-practised-none = nenhuma
