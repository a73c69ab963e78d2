# O meu jogo: a série, as tarefas de hoje e como alguém joga, por jogo.

profile-intro = Ninguém mais vê esta página.
profile-empty = Acabe uma partida, e esta página mostra como joga cada jogo, o que lhe custa pontos e cada partida com a sua análise.

## Hoje

profile-week = Os últimos sete dias
profile-day = { $day }: { $played ->
    [yes] jogou
   *[no] não jogou
}
profile-today = Tarefas de hoje
profile-today-deals = Mãos de hoje: { $done } de { $games } jogos começados
profile-today-mistakes = Erros revistos hoje: { $done } de { $count }
profile-today-puzzles = { $solved ->
    [0] Problemas de hoje
   *[other] Problemas de hoje: { $solved }
}
profile-done = feito
profile-next-deals = Mãos de hoje: { $game }
profile-next-mistakes = Os seus erros
profile-next-puzzle = Um problema: { $game }
profile-all-done = Tudo feito por hoje. Amanhã há mãos novas.

## Por jogo

profile-trend = { $results } resultados, entre { $lowest } e { $highest }
profile-trend-skill = Nível
profile-trend-daily = Mãos do dia
profile-trend-puzzles = Avaliação nos problemas
profile-trend-mistakes = Erros por partida
profile-do-daily = Jogar as de hoje
profile-do-puzzles = Resolver um problema
profile-do-review = Analisar uma partida
profile-do-match = Jogar uma partida
profile-do-weakest = A melhorar: { $part }
profile-skill-needed = { $needed ->
    [one] Falta um resultado para mostrar o seu nível: contam as mãos do dia, os problemas e as partidas analisadas.
   *[other] Faltam { $needed } resultados para mostrar o seu nível: contam as mãos do dia, os problemas e as partidas analisadas.
}
profile-practise = Praticar isto
profile-leak-found = O que mais lhe custa: “{ $theme }”, { $loss } ± { $half } pontos por partida a mais do que a um jogador experiente. Foi assim em { $times } de { $matches } partidas.
profile-leak-none = Nada se destaca em { $matches } partidas analisadas.
profile-leak-needed = { $needed ->
    [one] Analise mais uma partida para ver o seu hábito mais caro.
   *[other] Analise mais { $needed } partidas para ver o seu hábito mais caro.
}
profile-practised = { $matches ->
    [0] “{ $theme }” custava-lhe { $before } pontos por partida antes de praticar. Analise uma partida para ver a mudança.
   *[other] “{ $theme }” custava-lhe { $before } pontos por partida antes de praticar, e { $since } desde então.
}
profile-matches = { $matches ->
    [one] { $matches } partida
   *[other] { $matches } partidas
}, ganhas: { $won }
profile-bids = { $kept } de { $bids } apostas cumpridas
profile-partner = { $who } ({ $won } de { $matches } ganhas)
profile-rating = Avaliação nas mãos do dia: { $rating }{ $known ->
    [yes] { "" }
   *[no] , provisória
}
profile-provisional = { $rating }, provisória
profile-skill = Como se calcula o nível
profile-skill-what = O nível é a média de até três números entre 0 e 100, em que 50 é o normal: a parte dos outros que superou nas mãos dos seus dez últimos dias de jogo, a sua probabilidade de resolver um problema que metade dos bots resolve, e a percentagem das suas dez últimas partidas analisadas em que perdeu menos pontos do que perderia um jogador experiente. Aparece após dez resultados: mãos do dia, problemas e partidas analisadas.
