# The solver's page: any deal, typed or pasted.

solver-title = Solucionador
solver-intro = Escreva ou cole uma mão. O solucionador vê todas as cartas e mostra quanto vale cada uma se as duas duplas jogarem o melhor possível: o seu valor com cartas à vista.
solver-deal = Mão
solver-formats = Mãos de bridge em PBN, LIN ou RBN, ou uma posição de um jogo em JSON.
solver-trump = Trunfo
solver-no-trump = Sem trunfo
solver-leader = Sai
solver-seat = { $seat ->
    [0] Norte
    [1] Este
    [2] Sul
   *[other] Oeste
}
solver-solve = Resolver mão
solver-random = Mão ao acaso
solver-tricks = Ao lado de cada carta: todas as vazas da dupla nesta mão, se ambas jogarem o melhor possível daqui em diante.
solver-points = Ao lado de cada carta: os pontos que a dupla ainda faz, se ambas jogarem o melhor possível daqui em diante.
solver-bounds = A mão é difícil e a procura parou antes: alguns valores são intervalos.
solver-estimate = O valor da melhor carta não está provado. Estimativa por partidas simuladas: { $value }.
solver-over = A mão acabou. Vazas de norte e sul: { $ours }; de este e oeste: { $theirs }.
solver-another = Outra mão
solver-copy = Copiar ligação
solver-copied = Ligação copiada. Contém a mão e as cartas jogadas.
solver-failed = Não foi possível resolver a mão. Tente de novo daqui a um momento.
