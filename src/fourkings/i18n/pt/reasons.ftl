# Por que não: uma recusa em palavras, com o remédio se houver um. Sem maiúscula nem ponto final, como se fala à mesa.

reason-deal-over = esta mão acabou: já não aceita anúncios nem cartas
reason-not-your-turn = calma: é a vez de { $seat }
reason-not-held = não tem { $card }: jogue uma das suas cartas
reason-played-already = já jogou { $card }: escolha uma carta que ainda tem

## As cartas

reason-lead = não pode sair de { $suit } enquanto tiver outro naipe
reason-keep = só pode sair com { $card } se for a sua última carta: saia com outra
reason-follow = siga o naipe de { $suit }: tem { $cards }
reason-ruff = corte com { $suit }: tem { $cards }
reason-overruff = corte mais alto: tem { $cards }
reason-shed = { $cards } tem de cair nesta vaza: jogue essa carta agora

## Quarante de Roi

reason-clique-too-late = tarde demais para { $clique }: os grupos anunciam-se antes da sua carta na primeira vaza
reason-clique-announced = já anunciou { $clique }: jogue uma carta, ou anuncie outro grupo se o tiver
reason-clique-not-dealt = não recebeu { $clique }: anuncie o que recebeu, e quatro nunca contam como três
reason-clique-before-lead = tarde demais para { $clique }: nesta mesa os grupos anunciam-se antes da primeira saída
reason-announce-first = nesta mesa todos anunciam antes da primeira saída: anuncie um grupo, ou diga “é tudo”
reason-nothing-to-end = não é preciso dizê-lo: jogue simplesmente uma carta
reason-unknown-word = { $word } nada significa neste jogo: jogue uma carta, ou anuncie um grupo

## Quarante de Roi, 1792

reason-count-too-late = tarde demais para “{ $number }”: o número diz-se antes da sua carta na primeira vaza
reason-count-said = já disse o seu número: jogue uma carta
reason-count-not-dealt = não recebeu { $number } figuras iguais: diga o que recebeu, ou jogue uma carta sem dizer nada
reason-count-too-low = já se disse “{ $best }”, por isso já não pode dizer “{ $number }”: jogue uma carta
reason-good-said = já fez o seu anúncio: jogue uma carta
reason-good-too-early = ainda ninguém disse um número: diga o seu, ou jogue uma carta sem dizer nada
reason-good-of-nothing = só diz “bom” quem tem um grupo, e não recebeu nenhum: jogue uma carta
reason-good-not-beaten = o seu grupo não foi superado: diga o número, ou jogue uma carta sem dizer nada
reason-naming-not-now = agora não: depois da primeira vaza, quem disse o número mais alto diz que figuras tem
reason-name-first = fala primeiro: diga que figuras são as suas { $number }
reason-name-before-play = antes da segunda vaza, diga que figuras são as suas { $number }, ou “bom” se outro jogador já disse as dele
reason-rank-too-low = já se disseram { $best }, e { $clique } não chegam: diga “bom”
reason-rank-not-dealt = não recebeu { $clique }: diga figuras que tem

## O 400 libanês

reason-bid-first = aposte primeiro: { $least } vazas no mínimo, 13 no máximo
reason-bid-too-small = aposte { $least } ou mais: com uma pontuação de { $score }, uma aposta de { $bid } é pouco
reason-bidding-over = as apostas acabaram: jogue uma carta

## Le Jeu du Roi

reason-no-talk = este jogo não tem apostas nem anúncios: jogue simplesmente uma carta

## King

reason-no-auction-yet = as mãos negativas não se vendem: jogue uma carta
reason-auction-over = o leilão acabou: jogue uma carta
reason-step-open = veja as suas cartas e escolha: { $words }
reason-step-bid = o leilão está aberto: { $words }
reason-step-decide = o leilão acabou e a escolha é sua: { $words }
reason-step-asked = o dador pede mais: { $words }
reason-step-denied = a resposta foi não: { $words }
reason-step-refused = recusou vender, por isso a mão é sua: { $words }
reason-step-ultimatum = isto é um ultimato: { $words }
reason-step-bought = comprou a mão, agora escolha-a: { $words }
reason-step-alone = ninguém aceitou o seu ultimato, por isso escolha a mão: { $words }
reason-rung-not-on-ladder = não há { $rung } com o baralho de 32 cartas: a escada acaba em +5
reason-rung-too-low = { $rung } não está acima de { $standing }: a escada é +1 +2 +3 −1 +4 +5 +6 −2 +7 +8
reason-rung-too-low-short = { $rung } não está acima de { $standing }: a escada do baralho de 32 cartas é +1 +2 +3 −1 +4 +5
reason-no-priority = não pode igualar { $standing }: { $seat } tem prioridade; suba ou passe
reason-must-sell = nesta mesa vende-se ao lance em vigor: venda a { $standing }, ou peça mais se ainda não pediu
reason-eight-binds = nesta mesa não se pode recusar { $standing }: venda
reason-nobody-to-threaten = todos passaram, e nesta mesa o ultimato é só para quem não passou: escolha outra coisa
reason-split-too-high = { $limit ->
    [off] nesta mesa nunca se divide a mão: escolha outra coisa
    [0] só se divide a mão quando todos passaram: escolha outra coisa
    [3] só se divide a mão com +3, −1 ou menos: escolha outra coisa
    [fewer_than_3_bids] só se divide a mão depois de menos de três lances: escolha outra coisa
   *[other] só se divide a mão com +{ $limit } ou menos: escolha outra coisa
}

## A mesa

reason-not-dealt = as cartas ainda não foram dadas: espere
reason-deal-running = esta mão ainda está em jogo: jogue-a primeiro até ao fim
reason-length-fixed = este jogo fixa o número de mãos: nenhum limite de tempo acaba a partida mais cedo
reason-match-over = a partida acabou: comece outra
reason-not-seated = é espectador nesta mesa: só os jogadores podem fazer isso
reason-undo-with-people = entre pessoas nada se desfaz: carta na mesa é carta jogada
reason-nothing-to-undo = ainda não há nada para desfazer
reason-stale = a mesa já avançou: olhe de novo e escolha
reason-unknown-action = { $word } não é carta nem anúncio deste jogo
reason-rest-not-certain = nem todas as vazas que faltam são suas de certeza: continue carta a carta
reason-hint-not-your-turn = as dicas são para a sua vez: espere por ela
reason-hint-with-people = não há dicas nesta mesa: o anfitrião não as permite
reason-no-such-table = esta mesa não existe: o link está errado, ou a mesa foi apagada
reason-hello-first = a primeira mensagem deve ser uma saudação: recarregue a página
reason-other-protocol = esta página e o servidor são de versões diferentes: recarregue a página
reason-not-text = as mensagens devem ser texto: esta não era
reason-malformed = o servidor não conseguiu ler esta mensagem: { $word }
reason-too-long = esta mensagem é longa demais: { $longest } bytes no máximo
reason-too-fast = pedidos demais ao mesmo tempo: espere um momento
reason-not-kept = o servidor não consegue guardar isto agora; nada se perde: o jogo continua sozinho assim que for possível
reason-went-wrong = algo falhou no servidor, mas a mesa está bem: tente de novo
reason-needs-a-server = esta mesa só existe neste aparelho: para isso é preciso um servidor
reason-paused = o anfitrião pôs a partida em pausa: espere que continue
reason-pause-slow = um jogo de vários dias não precisa de pausa: ninguém tem de estar aqui enquanto ele decorre
reason-no-bank = nenhum relógio corre agora nesta mesa: dê tempo durante uma mão com relógio
reason-arranged = a noite de jogo define o horário e os jogadores desta mesa
reason-seated-already = já tem um lugar nesta mesa
reason-seats-shut = o anfitrião não deixa ocupar o lugar de um robô nesta mesa: fale com ele
reason-seat-of-person = este lugar é de uma pessoa: escolha o de um robô
reason-mirror-whole = numa partida espelhada todos jogam todas as cartas: ninguém pode entrar a meio

## Uma mesa que se junta

reason-not-a-guest = ainda não entrou nesta mesa: entre primeiro
reason-host-only = só o anfitrião desta mesa pode fazer isso
reason-kicked = o anfitrião retirou o seu acesso a esta mesa
reason-table-closed = um administrador deste servidor fechou esta mesa
reason-table-full = esta mesa está cheia: leva doze pessoas no máximo
reason-place-taken = este lugar está ocupado: escolha um livre
reason-kick-oneself = não pode retirar-se desta maneira: saia da mesa
reason-no-such-guest = esta pessoa já não está aqui
reason-contribution-too-long = esta contribuição é longa demais: 64 bytes no máximo
reason-places-free = há lugares livres: espere por amigos, ou ponha lá robôs
reason-nobody-sits = só há robôs sentados: pelo menos uma pessoa tem de jogar
reason-match-open = a partida começou: os lugares já não mudam
reason-match-running = a partida ainda não acabou: jogue-a primeiro até ao fim
reason-no-countdown = não há contagem a correr: a próxima mão vem quando todos estiverem prontos
reason-stopped-already = já parou a contagem uma vez: diga quando estiver pronto
reason-nobody-missed = nenhum robô joga já por este lugar: ninguém espera por este jogador
reason-still-here = este jogador continua online: espere que a vez dele acabe
reason-unknown-bot = nenhum robô tem este nome: escolha outro
reason-no-such-rules = nenhum jogo tem estas regras: escolha de novo
reason-barred = um administrador não deixa, por agora, que abra mesas
reason-no-watching = esta mesa não tem espectadores
reason-chat-off = o anfitrião desligou a conversa nesta mesa
reason-chat-empty = esta mensagem está vazia: escreva primeiro alguma coisa
reason-chat-muted = um administrador tirou-lhe a palavra por agora: pode ler a conversa, mas não escrever
reason-chat-too-fast = mensagens demais ao mesmo tempo: espere um momento
reason-chat-not-yours = não pode retirar esta mensagem: não é sua, ou já não existe
