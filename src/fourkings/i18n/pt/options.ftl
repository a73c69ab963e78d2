# Regras da casa. Uma opção é um nome e uma pergunta (.text); cada valor é um nome e uma resposta (.text), que vem depois de
# dois pontos: minúscula, sem ponto final. Os modelos são um nome e uma frase.

### Quarante de Roi

option-quarante-ruff_exemption = Dispensa de cortar
    .text = Quando pode guardar os trunfos embora não possa seguir o naipe?
value-quarante-ruff_exemption-partner_winning = O parceiro ganha
    .text = enquanto o seu parceiro ganha a vaza
value-quarante-ruff_exemption-no_opponent_ruff = Nenhum adversário cortou
    .text = enquanto o seu parceiro ganha a vaza e nenhum adversário a cortou
option-quarante-must_overtrump = Cortar mais alto
    .text = O segundo corte tem de ir acima do primeiro?
value-quarante-must_overtrump-off = Livre
    .text = qualquer trunfo serve
value-quarante-must_overtrump-on = Obrigatório
    .text = quem tem de cortar joga acima dos trunfos que já estão na vaza, se puder
option-quarante-cliques = Grupos que contam
    .text = Quais dos grupos anunciados contam?
value-quarante-cliques-all = Todos
    .text = todos, para a dupla de quem os tem
value-quarante-cliques-best_only = Só o mais alto
    .text = só o mais alto
value-quarante-cliques-best_team = Todos da melhor dupla
    .text = todos os da dupla que anunciou o mais alto
option-quarante-announce = Anunciar
    .text = Quando se anunciam os grupos?
value-quarante-announce-own_turn = Na sua vez
    .text = cada jogador na sua primeira vez, antes da sua carta
value-quarante-announce-before_lead = Antes da saída
    .text = os quatro pela ordem do jogo, antes da primeira carta
option-quarante-jack_value = Um valete
    .text = Quanto vale um valete numa vaza?
value-quarante-jack_value-2 = 2 pontos
    .text = 2 pontos, e há 44 nas vazas de uma mão
value-quarante-jack_value-3 = 3 pontos
    .text = 3 pontos, e há 48 nas vazas de uma mão
option-quarante-target = Meta
    .text = Que pontuação acaba a partida?
value-quarante-target-n = { $n } pontos
    .text = a partida acaba com a mão em que uma dupla chega a { $n }
option-quarante-cliques_first = Quando contam os grupos
    .text = Os grupos contam logo que são anunciados?
value-quarante-cliques_first-off = Depois da mão
    .text = não, somam-se depois da oitava vaza
value-quarante-cliques_first-on = Logo
    .text = sim, e a dupla que com eles chega à meta ganha nesse momento
option-quarante-deals = Número de mãos
    .text = A partida acaba depois de um número de mãos?
value-quarante-deals-off = Não
    .text = não, acaba com a meta
value-quarante-deals-n = { $n ->
    [one] uma mão
   *[other] { $n } mãos
}
    .text = depois de { $n ->
    [one] uma mão válida
   *[other] { $n } mãos válidas
}, seja qual for a meta; ganha a pontuação mais alta, e em caso de empate divide-se a vitória
preset-quarante-classic = Clássico
    .text = O jogo moderno, como o conta o texto francês das regras.
preset-quarante-historical_scoring = Contagem histórica
    .text = Valetes a 3 e só o grupo mais alto, como nos velhos tempos.

### Quarante de Roi, 1792

option-quarante-1792-direction = Sentido
    .text = Em que sentido vão as cartas, os anúncios e o jogo?
value-quarante-1792-direction-anticlockwise = Sentido anti-horário
    .text = para a direita
value-quarante-1792-direction-clockwise = Sentido horário
    .text = para a esquerda, e esquerda e direita trocam-se em todas as regras
option-quarante-1792-partners = Parceiros
    .text = Como se escolhem os parceiros?
value-quarante-1792-partners-kings = Pelos reis
    .text = os reis dados à vista escolhem parceiros e lugares
value-quarante-1792-partners-fixed = Como sentados
    .text = todos ficam como se sentaram
option-quarante-1792-beaten = Um número superado
    .text = Pode dizer-se um número mais baixo que outro já dito?
value-quarante-1792-beaten-silent = Não se diz
    .text = não
value-quarante-1792-beaten-may_tell = Permitido
    .text = sim, e quem tem todos os grupos superados pode em vez disso dizer “bom”
option-quarante-1792-target = Meta
    .text = Que pontuação acaba a partida?
value-quarante-1792-target-n = { $n } pontos
    .text = a partida acaba com a mão em que uma dupla chega a { $n }
option-quarante-1792-deals = Número de mãos
    .text = A partida acaba depois de um número de mãos?
value-quarante-1792-deals-off = Não
    .text = não, acaba com a meta
value-quarante-1792-deals-n = { $n ->
    [one] uma mão
   *[other] { $n } mãos
}
    .text = depois de { $n ->
    [one] uma mão válida
   *[other] { $n } mãos válidas
}, seja qual for a meta; ganha a pontuação mais alta, e em caso de empate divide-se a vitória
preset-quarante-1792-classic = Clássico
    .text = O jogo como Lacombe o escreveu.
preset-quarante-1792-club = Clube
    .text = Para duas duplas que já sabem quem são os parceiros.

### O 400 libanês

option-400-expose_first = Primeira carta
    .text = A primeira carta de cada jogador é dada à vista?
value-400-expose_first-on = À vista
    .text = sim, e fica à vista até à última aposta
value-400-expose_first-off = Tapada
    .text = não, todas as cartas são dadas tapadas
option-400-values = Valores das apostas
    .text = Quanto vale uma aposta na tabela de valores?
value-400-values-seed = Do artigo
    .text = as listas da fonte, com um salto brusco aos 30
value-400-values-jawaker = Jawaker
    .text = 40 a partir de dez vazas, e um salto mais brando aos 30
value-400-values-conecta = Conecta
    .text = uma só lista para todas as pontuações, muito alta no fim
value-400-values-pagat = Pagat
    .text = uma só lista para todas as pontuações, dois pontos por vaza a partir de sete vazas
option-400-target = Meta
    .text = A que pontuação tem de chegar um dos dois parceiros?
value-400-target-n = { $n } pontos
    .text = { $n } ou mais
option-400-partner_floor = O outro parceiro
    .text = Que pontuação tem de ter o outro parceiro para ganharem os dois?
value-400-partner_floor-positive = Acima de 0
    .text = acima de 0
value-400-partner_floor-not_negative = 0 chega
    .text = 0 ou mais
option-400-deals = Número de mãos
    .text = A partida acaba depois de um número de mãos?
value-400-deals-off = Não
    .text = não, acaba com a meta
value-400-deals-n = { $n ->
    [one] uma mão
   *[other] { $n } mãos
}
    .text = depois de { $n ->
    [one] uma mão válida
   *[other] { $n } mãos válidas
}, seja qual for a meta; ganha a pontuação mais alta, e em caso de empate divide-se a vitória
preset-400-classic = Clássico
    .text = O jogo como o artigo o conta, com a primeira carta à vista.
preset-400-short = Curto
    .text = Quatro mãos válidas. Cerca de um quarto de hora.
preset-400-jawaker = Jawaker
    .text = Como se joga no Jawaker: todas as cartas tapadas, e a sua própria lista de valores.
preset-400-old = Velha escola
    .text = A lista de valores mais antiga, branda e regular.

### Le Jeu du Roi

option-jeu-du-roi-length = Duração da partida
    .text = Quantas mãos tem uma partida?
value-jeu-du-roi-length-full = Dez mãos
    .text = seis negativas e depois quatro com trunfo
value-jeu-du-roi-length-short = Cinco mãos
    .text = nenhuma vaza, sem copas, nenhuma dama, sem { card-short-KH } e depois trunfo paus
option-jeu-du-roi-heart_lead = Sair de copas
    .text = Pode sair-se de copas nas mãos em que custam?
value-jeu-du-roi-heart_lead-free = Livre
    .text = pode sair-se com qualquer carta
value-jeu-du-roi-heart_lead-restricted = Restrito
    .text = nas mãos das copas e do rei não se sai de copas enquanto se tem outro naipe, e { card-short-KH } só como última carta
option-jeu-du-roi-trump_points = Pontos do trunfo
    .text = O que conta nas mãos com trunfo?
value-jeu-du-roi-trump_points-trick_and_trumps = Vazas e trunfos
    .text = 4 por vaza e 1 por trunfo, 65 por mão
value-jeu-du-roi-trump_points-trick_only = Só vazas
    .text = 4 por vaza, 52 por mão
option-jeu-du-roi-floor = Abaixo de zero
    .text = Que acontece no fim a um total negativo?
value-jeu-du-roi-floor-final = Sobe a 0
    .text = passa a 0
value-jeu-du-roi-floor-none = Fica
    .text = fica como está
option-jeu-du-roi-stake = Valor do ponto
    .text = Quanto vale um ponto de diferença no acerto final, em pontos e nunca em dinheiro?
value-jeu-du-roi-stake-n = { $n ->
    [0] Nenhum
   *[other] { $n } por ponto
}
    .text = { $n ->
    [0] nada, não há acerto
   *[other] { $n }
}
option-jeu-du-roi-early_finish = Fim antecipado
    .text = A mão para quando nela já nada há a perder?
value-jeu-du-roi-early_finish-on = Sim
    .text = se só contam cartas que custam, a mão para quando todas foram feitas
value-jeu-du-roi-early_finish-off = Não
    .text = todas as mãos se jogam até ao fim
preset-jeu-du-roi-classic = Clássico
    .text = As dez mãos como as conta o texto francês das regras.
preset-jeu-du-roi-short = Curto
    .text = Quatro mãos de castigo e depois uma com trunfo. Cerca de um quarto de hora.
preset-jeu-du-roi-family = Família
    .text = Sair de copas é restrito, como no King.

### King

option-king-length = Duração da partida
    .text = Quantas mãos tem uma partida?
value-king-length-full = Dez mãos
    .text = seis negativas e depois quatro positivas
value-king-length-short = Cinco mãos
    .text = nenhuma vaza, sem copas, nenhuma dama, sem { card-short-KH } e depois uma mão positiva
option-king-deck = Baralho
    .text = Com que baralho se joga?
value-king-deck-52 = Baralho de 52
    .text = o baralho de 52 cartas, treze para cada um
value-king-deck-32 = Baralho de 32
    .text = o baralho de 32 cartas, do sete para cima, oito para cada um, com pontos próprios
option-king-seats = Lugares
    .text = Como se ocupam os lugares?
value-king-seats-drawn = Sorteados
    .text = pelas cartas tiradas, a mais alta primeiro, e essa dá
value-king-seats-fixed = Como sentados
    .text = como os jogadores se sentaram; só o primeiro dador se sorteia
option-king-first_lead = Primeira saída
    .text = Quem sai na primeira vaza?
value-king-first_lead-after_dealer = Depois do dador
    .text = o jogador seguinte ao dador
value-king-first_lead-dealer = O dador
    .text = o dador
option-king-must_trump = Cortar
    .text = É obrigatório cortar quando não se pode seguir o naipe?
value-king-must_trump-off = Livre
    .text = não, qualquer carta serve
value-king-must_trump-on = Obrigatório
    .text = sim, se tiver trunfo
option-king-heart_lead_in_5 = Sair de copas contra o rei
    .text = Com que não se pode sair na mão do rei de copas?
value-king-heart_lead_in_5-no_king = Não com o rei
    .text = { card-short-KH }, a não ser como última carta
value-king-heart_lead_in_5-no_heart = Nada de copas
    .text = { card-short-KH }, a não ser como última carta, e qualquer carta de copas enquanto tiver outro naipe
option-king-king_of_hearts_duty = O rei de copas
    .text = Quando é obrigatório largar { card-short-KH } na sua mão?
value-king-king_of_hearts_duty-none = Quando quiser
    .text = nunca contra a sua vontade
value-king-king_of_hearts_duty-when_void = Sem o naipe
    .text = logo que não possa seguir o naipe
value-king-king_of_hearts_duty-first_chance = Na primeira ocasião
    .text = logo que não possa seguir o naipe, e também ao seguir uma saída de copas
option-king-auction = Leilão
    .text = Todas as mãos positivas começam com um leilão?
value-king-auction-dealers_choice = À escolha do dador
    .text = não, o dador pode declarar logo
value-king-auction-always = Sempre
    .text = sim, ninguém declara antes do leilão
option-king-must_sell = Vender
    .text = O dador tem de vender ao lance mais alto?
value-king-must_sell-off = Pode recusar
    .text = não, um lance pode recusar-se
value-king-must_sell-on = Tem de vender
    .text = sim, a esse lance ou a um mais alto se quem o deu aceitar, sem divisão e sem ultimato
option-king-eight_binds = Um lance de +8
    .text = Pode recusar-se um lance no degrau mais alto?
value-king-eight_binds-off = Pode recusar-se
    .text = sim, como qualquer outro
value-king-eight_binds-on = Tem de aceitar
    .text = não, a +8, ou a +5 com o baralho de 32 cartas, o dador vende
option-king-ultimatum_to = Ultimato a quem
    .text = A quem se pergunta num ultimato?
value-king-ultimatum_to-all = Aos três
    .text = aos três, mesmo aos que passaram
value-king-ultimatum_to-still_bidding = Aos que não passaram
    .text = só aos que não passaram; se todos passaram, não há ultimato
option-king-ask_first = Ultimato depois de um não
    .text = O dador pode pedir mais e depois ainda fazer um ultimato?
value-king-ask_first-off = Um ou outro
    .text = não, é uma coisa ou a outra
value-king-ask_first-on = Um e depois outro
    .text = sim, se a resposta foi não
option-king-free_declaration = O que declara quem compra
    .text = O sinal do preço fixa o tipo da mão?
value-king-free_declaration-off = Pelo sinal
    .text = sim, mais é positiva e menos é negativa
value-king-free_declaration-on = Qualquer tipo
    .text = não, quem compra pode declarar um tipo ou o outro
option-king-negative_price = Preço de uma mão negativa
    .text = Como se paga um preço com sinal menos?
value-king-negative_price-takes_over = Em vazas
    .text = esse número de vazas do dador marca-se a quem comprou
value-king-negative_price-fixed = Em pontos
    .text = quem comprou paga ao dador 75 por unidade, 90 com o baralho de 32 cartas
option-king-split_limit = Dividir
    .text = Até que lance mais alto pode o dador dividir a mão?
value-king-split_limit-2 = Até +2
    .text = +2
value-king-split_limit-0 = Se todos passam
    .text = nenhum, todos têm de ter passado
value-king-split_limit-1 = Até +1
    .text = +1
value-king-split_limit-3 = Até +3 e −1
    .text = +3, e também −1
value-king-split_limit-fewer_than_3_bids = Com menos de três lances
    .text = qualquer um, desde que tenha havido menos de três lances; igualar um lance conta como um
value-king-split_limit-off = Nunca
    .text = a mão nunca se divide
option-king-early_finish = Fim antecipado
    .text = A mão para quando nela já nada há a perder?
value-king-early_finish-on = Sim
    .text = se só contam cartas que custam, a mão para quando todas foram feitas
value-king-early_finish-off = Não
    .text = todas as mãos se jogam até ao fim
preset-king-classic = Clássico
    .text = O jogo como a fonte o conta.
preset-king-short = Curto
    .text = Quatro mãos de castigo e depois uma com leilão. Cerca de um quarto de hora.
preset-king-portugal = Portugal
    .text = Sempre leilão, e preços pagos em pontos. Não se pode sair cedo de copas.
preset-king-brazil = Brasil
    .text = Sai o dador, e a mão raramente se divide. Não se pode sair cedo de copas.
preset-king-turkey = Turquia
    .text = É obrigatório cortar, sai o dador, e nenhuma mão se divide. Não se pode sair cedo de copas.
preset-king-russia = Rússia
    .text = Trinta e duas cartas. Não se pode sair cedo de copas.
preset-king-small_pack = Baralho de 32
    .text = Trinta e duas cartas, oito para cada um: mais rápido e mais bravo.
