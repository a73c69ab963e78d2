# Uma dica: o que um jogador prudente faria aqui, e por quê. Uma frase inteira, que vale sozinha ao lado da carta ou do anúncio.

advice-forced = Aqui não tem escolha.

## Cartas em mãos que pagam

advice-give-partner = O seu parceiro vai ganhando esta vaza: dê-lhe { $card }.
advice-partner-wins = O seu parceiro vai ganhando esta vaza: guarde as cartas melhores.
advice-ruff = Não tem { $suit }: corte com { $card }.
advice-win-last = Joga em último lugar: { $card } chega para fazer a vaza.
advice-win-sure = { $card } faz esta vaza quase de certeza.
advice-win-try = { $card } ganha por enquanto, e tem boas possibilidades de ficar à frente.
advice-cannot-win = Não pode ganhar esta vaza: gaste o menos possível.
advice-hold-back = Esta vaza não vale uma carta melhor: jogue { $card } e espere.
advice-lead-trumps = Está forte em trunfos: tire-os com { $card } antes que lhe cortem as cartas firmes.
advice-lead-partner-ruffs = O seu parceiro já não tem { $suit } e pode cortar: saia com { $card }.
advice-lead-master = Ninguém deve ter melhor do que { $card }: faça já a vaza.
advice-lead-single = É a sua única carta de { $suit }: sem ela, pode cortar esse naipe.
advice-lead-long = O seu naipe longo é { $suit }: saia cedo dele, e as cartas pequenas ganham no fim.
advice-lead-low = Saia com { $card }: dá pouco e mantém juntas as cartas fortes.

## Cartas em mãos que custam

advice-late-high = Só as últimas vazas custam: jogue { $card } agora, enquanto pode fazer vaza de graça.
advice-shed-cost = Não tem { $suit }: dê { $card } a { $seat }, que vai ganhando a vaza.
advice-shed = Não tem { $suit }: descarte { $card }, a carta mais perigosa de guardar.
advice-give-cost = { $card } fica abaixo da carta que ganha: deixe a vaza a { $seat }.
advice-duck = { $card } é a carta para perder: fica abaixo da que ganha.
advice-take-free = Joga em último lugar e a vaza não custa nada: aproveite, largue { $card }.
advice-take-high = Joga em último lugar e faz a vaza: faça-a com { $card } e guarde as cartas baixas.
advice-take-must = Todas as cartas que pode jogar ganham a vaza: largue agora { $card }.
advice-take-chance = Alguém depois deve superar { $card }, e fica livre dessa carta.
advice-lead-exit = Saia com { $card }: é muito provável que os outros tenham de jogar mais alto.
advice-lead-cheap = Saia agora com { $card }, enquanto a vaza deve sair barata.
advice-lead-least = Nenhuma saída é segura aqui: { $card } é a menos perigosa.

## 400

advice-bid-tricks = As suas cartas valem cerca de { $tricks ->
    [0] zero vazas
    [one] uma vaza
   *[other] { $tricks } vazas
}: { $bid } deve cumprir-se em { $percent } de 100 mãos.
advice-bid-more = { $bid } é ousado com cerca de { $tricks ->
    [0] zero vazas
    [one] uma vaza
   *[other] { $tricks } vazas
} na mão, mas o valor compensa: deve cumprir-se em { $percent } de 100 mãos.
advice-bid-least = As suas cartas prometem cerca de { $tricks ->
    [0] zero vazas
    [one] uma vaza
   *[other] { $tricks } vazas
}: não aposte mais do que tem de apostar.
advice-bid-void = Com cerca de { $tricks ->
    [0] zero vazas
    [one] uma vaza
   *[other] { $tricks } vazas
}, { $bid } deixa as apostas baixas demais e a mão fica nula: convém-lhe.

## Grupos

advice-clique-told = Anuncie { $clique }: { $points } pontos se contar.
advice-clique-done = Não tem mais nada para anunciar.
advice-clique-good = Outro grupo é mais alto: diga-o e continue a jogar.

## Anúncios de um jogo que o prudente não conhece

advice-call-least = Nada do que se sabe destas cartas pede um anúncio mais alto.
advice-call-own = A regra prática deste jogo propõe este anúncio.

## King

advice-declare-trump = Com { $suit } de trunfo deve fazer cerca de { $points } pontos.
advice-declare-no-trump = Sem trunfo, as suas cartas altas devem trazer cerca de { $points } pontos.
advice-declare-negative = As suas cartas são baixas: uma mão negativa deve deixar-lhe cerca de { $points } pontos.
advice-king-auction = Abra o leilão: ainda pode recusar, e alguém pode pagar mais do que os { $points } pontos que consegue sem vender.
advice-bid-rung = A { $rung } ainda ficaria com cerca de { $points } pontos, mais do que se outro escolhesse a mão.
advice-king-pass = Para as suas cartas, escolher a mão não vale um preço mais alto.
advice-sell = Venda: isso traz-lhe cerca de { $points } pontos; jogando a mão, cerca de { $own }.
advice-king-refuse = Recuse: a mão vale-lhe cerca de { $points } pontos, mais que o preço.
advice-ask-more = Peça { $rung }: um não nada lhe custa, um sim traz-lhe cerca de { $points } pontos.
advice-ultimatum = Faça um ultimato a { $rung }: um sim traz-lhe cerca de { $points } pontos, e a alternativa convém às suas cartas.
advice-king-split = Divida: as suas cartas dificilmente renderiam mais.
advice-answer-yes = Diga sim: mesmo a { $rung } fica com cerca de { $points } pontos.
advice-answer-no = Diga não: a { $rung } ficaria com cerca de { $points } pontos.

## Experimentando as mãos que cabem (forte)

advice-sampled-equal = Aqui todas as suas cartas dão o mesmo resultado: jogue { $card }.
advice-sampled-near = Em média, { $card } e { $instead } dão aqui mais ou menos o mesmo resultado.
advice-sampled-gain = { $deals ->
    [1] Na única mão que cabe no que viu
   *[other] Em { $deals } mãos que cabem no que viu
}, { $card } traz-lhe em média { $tenths ->
    [one] { $tenths } ponto
   *[other] { $tenths } pontos
} mais do que { $instead }.
advice-sampled-gain-match = { $deals ->
    [1] Na única mão que cabe no que viu
   *[other] Em { $deals } mãos que cabem no que viu
}, { $card } vale { $tenths ->
    [one] { $tenths } ponto
   *[other] { $tenths } pontos
} mais do que { $instead } para ganhar a partida.
advice-sampled-danger = Em { $percent ->
    [100] todas as mãos experimentadas
   *[other] { $percent } de 100 mãos
} que cabem no que viu, { $danger } está com { $seat } ou { $other }, que jogam depois: jogue { $card }.
advice-sampled-danger-one = Em { $percent ->
    [100] todas as mãos experimentadas
   *[other] { $percent } de 100 mãos
} que cabem no que viu, { $danger } está com { $seat }, que joga depois: jogue { $card }.
advice-sampled-above = Em { $percent ->
    [100] todas as mãos experimentadas
   *[other] { $percent } de 100 mãos
} que cabem no que viu, alguém que joga depois tem de superar { $card }.
advice-sampled-holds = Em { $percent ->
    [100] todas as mãos experimentadas
   *[other] { $percent } de 100 mãos
} que cabem no que viu, ninguém que joga depois pode superar { $card }.
advice-sampled-partner = O seu parceiro vai ganhando com { $ahead }: em { $percent ->
    [100] todas as mãos experimentadas
   *[other] { $percent } de 100 mãos
} que cabem no que viu, nenhum adversário que joga depois pode superar essa carta. Jogue { $card }.
advice-sampled-bid = { $bid } é a aposta mais promissora. Nas mãos que cabem nas suas cartas e nas apostas, sem as nulas, deve cumprir-se { $percent } vezes em 100.
advice-sampled-bid-higher = { $bid } só se cumpriria { $percent } vezes em 100.
advice-sampled-word = Em { $deals } mãos que cabem no que viu e ouviu, { $word } deixa-lhe em média cerca de { $points } pontos, { $second } cerca de { $less }.
advice-sampled-word-match = Em { $deals } mãos que cabem no que viu e ouviu, { $word } dá-lhe a partida em cerca de { $percent } de cada 100, { $second } em { $less }.
advice-sampled-clique = Anuncie { $clique }: em { $percent ->
    [100] todas as mãos experimentadas
   *[other] { $percent } de 100 mãos
} que cabem no que viu, nenhum adversário tem um grupo mais alto.
