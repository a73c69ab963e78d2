# O que está errado na folha de uma partida que alguém traz. `$why` é uma frase deste arquivo ou de errors.ftl; `$detail` é o
# que diz outro programa.

fault-place = { $place }: { $why }
fault-clause = { $why } ({ $clause })
fault-deal = mão { $number }: { $why }
fault-deal-action = mão { $number }, ação { $action }: { $why }
fault-near = { $why } Queria dizer { $near }?
fault-near-several = { $why } (Queria dizer um destes: { $near }?)

fault-no-game = o jogo { $name } não existe: os jogos são { $known }
fault-option-value = { $name } = { $value }: os valores são { $known } ({ $clause })
fault-option-together = { $name } = { $value } só vai com { $other } = { $needed }, não { $set } ({ $clause })
fault-no-preset = { $game } não tem o modelo { $name }: os modelos são { $known } ({ $clause })
fault-no-house-rule = { $game } não tem a opção { $name }: as opções são { $known } ({ $clause })
fault-no-card = { $text } não é uma carta: escreva um valor de { $ranks } e um naipe de { $suits }, como QH ou TS
fault-no-action = { $text } não é uma carta nem um anúncio de { $game }
fault-no-word = no Jeu du Roi não se anuncia nada, nem { $word }

fault-the-record = a folha: { $why }
fault-json-object = espera-se um objeto JSON, não { $given }
fault-json-missing = falta { $entry }
fault-json-list = espera-se uma lista, não { $given }
fault-json-four = esperam-se quatro elementos, não { $number }
fault-json-text = espera-se texto, não { $given }
fault-json-plain-text = espera-se texto sem caracteres de controlo, não { $given }
fault-json-number = espera-se um número inteiro, não { $given }
fault-json-seat = espera-se um número de 0 a 3, não { $given }
fault-json-truth = espera-se true ou false, não { $given }
fault-json-half = este JSON contém meio carácter (um substituto solto), logo não é texto
fault-json-misfit = isto não é JSON: { $text } no carácter { $number } não encaixa
fault-json-ends = isto não é JSON: o texto acaba no carácter { $number }, antes de estar completo
fault-json-digits = este JSON contém um número de milhares de algarismos
fault-json-deep = este JSON tem mais de { $number } níveis de aninhamento
fault-json-key-twice = a chave { $entry } aparece duas vezes num objeto
fault-json-constant = { $text } não é um número que o JSON permita
fault-record-format = formato: { $given } não é { $format }, o único formato que esta versão lê
fault-record-points = pontos e totais vão juntos, ou faltam ambos enquanto a mão decorre
fault-record-action = uma ação é [lugar, ação] ou [lugar, ação, [todas as ações permitidas]]
fault-result-action = uma ação é [lugar, ação]
fault-record-partner-card = uma carta dada para os parceiros é [inscrito, carta]
fault-entrants = uma partida tem quatro inscritos, não { $number }
fault-contributions-four = as contribuições são nenhuma ou quatro, uma por inscrito
fault-lots = os sorteios são alguns de { $known }

fault-two-in-seat = dois inscritos têm o mesmo lugar
fault-drawn-seats = pelo sorteio os lugares são { $expected }, não { $recorded }
fault-drawn-dealer = pelo sorteio o lugar { $expected } dá primeiro, não o lugar { $recorded }
fault-kings-not-drawn = deram-se reis para os parceiros num jogo que não os sorteia
fault-draw-card-twice = a volta { $number } do sorteio tem uma carta repetida, ou uma que não é do baralho
fault-draw-others = a volta { $number } do sorteio não é só dos que têm de tirar
fault-draw-open = o sorteio acaba num empate entre os inscritos { $entrants }, porque os naipes nada decidem: acrescente a volta em que tiram de novo, ou deixe “draw” vazio e indique os lugares e quem dá tal como foram
fault-partners-card-twice = as cartas para os parceiros têm uma repetida, ou uma que não é do baralho
fault-partners-order = as cartas dos parceiros não foram dadas na ordem do jogo até cada um ter um rei
fault-over-before-deal = a partida acaba antes desta mão
fault-deal-not-played = a mão { $number } não foi jogada até ao fim, mas segue-se outra
fault-deal-number = esta é a mão { $expected } da partida, não { $recorded }
fault-deal-dealer = cabe ao lugar { $expected } dar, não ao lugar { $recorded }
fault-hand-size = cartas na mão do lugar { $seat }: { $number }, não { $expected }
fault-hand = a mão do lugar { $seat }: { $why }
fault-not-in-pack = { $card } não é do baralho deste jogo
fault-dealt-twice = { $card } foi dada duas vezes
fault-turned-up = a carta virada é { $expected }, não { $recorded }
fault-dealt-face-up = as cartas dadas à vista são { $expected }, não { $recorded }
fault-legal-actions = as ações permitidas são { $expected }, não { $recorded }
fault-scored-early = a mão é contada antes do fim: é a vez do lugar { $seat }
fault-points-missing = a mão acabou; faltam os pontos { $expected }
fault-deal-void = a mão é nula
fault-deal-not-void = a mão não é nula
fault-points-differ = os pontos são { $expected }, não { $recorded }
fault-totals-differ = os totais são { $expected }, não { $recorded }
fault-end-place = o fim está depois da mão { $recorded }, não depois da mão { $last }, a última
fault-end-yet = a folha tem um fim, mas { $why }
fault-end-fixed = nenhuma hora acaba uma partida cujo número de mãos é fixo
fault-end-over = a partida já tinha acabado
fault-end-running = a mão em curso joga-se primeiro até ao fim
fault-end-unscored = ainda não há mão contada
fault-result-missing = a partida acabou; falta o resultado, vencedores { $winners }
fault-result-early = a partida não acabou, mas a folha dá um resultado
fault-scores-differ = as pontuações finais são { $expected }, não { $recorded }
fault-winners-differ = os vencedores são { $expected }, não { $recorded }
fault-nothing-staked = não há valor do ponto, mas a folha dá pagamentos, { $recorded }
fault-payments-differ = os pagamentos são { $expected }, não { $recorded }
fault-match-over = a partida acabou
fault-deal-before = a mão anterior ainda não foi jogada até ao fim
fault-hands-no-pack = as mãos não são um baralho de { $number } cartas
fault-cards-not-sealed = as cartas não são as do segredo: { $detail }
fault-needs-people = para isso são precisas outras pessoas: abra a página de um servidor
fault-needs-network = para isso é precisa uma ligação à rede: abra a página de um servidor
fault-needs-host = só quem gere um servidor pode oferecer isso: abra a página de um servidor

# Deals that can't be solved.

fault-table-twice = { $card } aparece duas vezes: dê cada carta a uma só mão
fault-table-sizes = as mãos têm { $sizes } cartas: dê a todas o mesmo número, de 1 a 13
fault-table-text = { $text } não é uma distribuição: escreva as mãos como N:AK32.QJ4.T98.765 e mais três
fault-table-hand = { $text } não é uma mão: escreva as suas espadas, copas, ouros e paus, como { $example }
fault-table-missing = falta uma mão: dê as quatro, ou três com 13 cartas cada
fault-table-dealer = { $text } não é quem dá: escreva N, E, S ou W
fault-table-vulnerable = { $text } não é uma vulnerabilidade: escreva None, NS, EW ou All
fault-table-file = isto não é um arquivo de mãos: dê PBN, LIN, RBN, JSON Lines ou uma mão em PBN por linha
fault-table-illegal = { $card } não se pode jogar agora: assista ao naipe, e jogue cada carta uma vez
