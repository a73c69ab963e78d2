# Textos da página: aprender a jogar, com um amigo ao lado.

lesson-play = Aprender jogando
lesson-play-game = Aprender jogando: { $game }
lesson-deal = Ver uma mão
lesson-deal-game = Ver uma mão de { $game }, carta a carta

lesson-friend = O seu amigo
lesson-points = { $points ->
    [one] { $points } ponto
   *[other] { $points } pontos
}
lesson-skipped = { $kind ->
    [single] Um bot jogou por si a mão { $to }.
   *[several] Os bots jogaram por si as mãos { $from } a { $to }.
}
lesson-earlier = Antes:
lesson-folded = Nota anterior
lesson-back = Voltar
lesson-on = Continuar
lesson-skip = Sair da lição
lesson-left = Como quiser. As cartas ficam como estão: continue aqui sem ajuda, ou comece uma partida inteira.
lesson-stay = Continuar sem ajuda
lesson-return = Voltar à lição
lesson-match = Partida inteira
lesson-done = Foi esta a lição. A partir daqui: leia as regras artigo a artigo, veja uma mão, ou jogue uma partida inteira.
lesson-wait = Espere: { $card } é pior que { $instead }, em média { $points } pontos.
lesson-anyway = Jogar mesmo assim
lesson-say-anyway = Dizer mesmo assim
lesson-think = Pensar de novo
practice-seal = Isto é treino. As cartas são as de uma partida acabada, ou outras parecidas. Não vêm deste selo e não provam nada.
lesson-seal = Isto é uma lição. As cartas vêm de um segredo publicado, o mesmo para todos os que aprendem. Não provam nada sobre a sorte, e as estatísticas deixam-nas de fora.
