# Textos da página, só no navegador: início, mesa, preferências, ajuda.

## Em toda a parte

ui-close = Fechar
ui-home = Início
ui-skip = Saltar para o conteúdo
ui-loading = Um momento…
ui-missing = Não foi possível carregar uma parte da página. Verifique a conexão e tente de novo.
    .title = Página incompleta
ui-unkept = Nada fica guardado nesta janela: o seu navegador não o permite. Pode jogar, mas, para conservar alguma coisa, permita os cookies e os dados de sites.
ui-settings = Preferências
ui-help = Teclas e ajuda

## O início

lobby-title = Four Kings
lobby-intro = Cinco velhos jogos de vazas. Sente-se: três robôs estão à espera.
lobby-offline = O servidor não responde, por isso não há cartas para dar. A página continua assim que ele voltar.
lobby-alone = Jogar sem o servidor
lobby-retry = Tentar de novo
lobby-failed = Não foi possível abrir a mesa. Tente de novo daqui a um momento.
lobby-games = Os cinco jogos
lobby-play = Jogar
lobby-play-game = Jogar { $game }
lobby-learn = Regras
lobby-learn-game = Regras: { $game }
lobby-setup = Nível e regras: { $game }
lobby-short = Cerca de um quarto de hora.
lobby-return = Continuar
lobby-return-to = Continuar { $game }, mão { $number }
lobby-return-lesson = Continuar a lição: { $game }, mão { $number }
lobby-return-set = { $kind ->
    [day] Continuar as mãos do dia: { $game }
    [past] Continuar as mãos de um dia passado: { $game }
   *[challenge] Continuar o desafio: { $game }
}
lobby-set = { $kind ->
    [day] Mãos do dia
    [past] Mãos de um dia passado
   *[challenge] Um desafio
}
lobby-set-at = { $played } de { $boards } jogadas
lobby-lesson = Lição
lobby-continue = Partidas em curso
lobby-continue-at = { $deal }: { $scores }
lobby-continue-own = { $deal }: tem { $points }, { $place }.º lugar
lobby-drop = Abandonar esta partida: { $game }
lobby-leave-ask = { $what }?
lobby-drop-text = A partida contra os robôs é apagada para sempre.
lobby-drop-go = Abandonar
lobby-keep = Continuar a jogar
lobby-away = Um robô joga em seu lugar
lobby-away-text = Um robô joga as suas cartas até voltar. A mesa fica nesta lista.
lobby-leave = Deixar a mesa: { $title }
lobby-leave-text = A mesa sai desta lista, e os outros continuam sem si.
lobby-with = { $game } com { $names }
lobby-name = O seu nome
lobby-evenings = Noites de jogo e clubes
lobby-again-with = Jogar de novo com { $who }
lobby-open = { $tables ->
    [0] Nenhuma mesa aberta
    [one] Uma mesa aberta
   *[other] { $tables } mesas abertas
}
lobby-answers = Os seus desafios
lobby-answers-more = E mais { $more }.
lobby-answered = { $known ->
    [yes] { $who } jogou o seu desafio
   *[no] Alguém jogou o seu desafio
}
lobby-answered-see = comparar resultados
lobby-answered-away = Esconder: { $sentence }
lobby-nobody = Jogador
lobby-bot-basile = Basile
lobby-bot-celeste = Céleste
lobby-bot-dora = Dora
lobby-more = Mais
lobby-licences = Licenças
lobby-foot = Programa livre, sem conta, sem publicidade. Nos cinco jogos as cartas são dadas com honestidade, e todos os baralhamentos se podem verificar.

house-level = Nível dos robôs
house-bot-beginner = Iniciante
house-bot-club = Experiente
house-bot-strong = Forte
house-bot-careful = Prudente
house-bot-flat = Amostrador
house-bot-chance = Ao acaso
house-level-beginner = Esquece cartas jogadas, aprende pouco com os anúncios e não vê muito longe.
house-level-careful = Joga por regras práticas, carta a carta.
house-level-club = Joga com bom senso, lembra-se do que conta.
house-level-strong = Não esquece nada e pesa cada carta em centenas de mãos.
house-temper-beginner = Sai com a carta mais baixa de um naipe mais vezes do que um jogador experiente.
house-temper-strong = Sai do naipe mais curto mais vezes do que um jogador experiente.
house-temper-careful = Sai cedo com os ases, mais do que qualquer outro robô.
house-temper-flat = Sai de trunfo mais do que qualquer outro robô.
house-temper-chance = Aposta por capricho, e falha quase sempre.
house-players = Jogadores
house-plays = { $who }: { $bot }
house-preset = Regras
house-number = Um número …
house-options = Regras da casa
house-draw = O sorteio
house-order = Ordem do jogo: { $names }. { $dealer } dá primeiro.
    .yours = Ordem do jogo: { $names }. Você dá primeiro.
house-drew = Cartas tiradas: { $cards }

rules-pages = Páginas de regras
rules-missing = Esta página não existe.
rules-general = Os cinco jogos
rules-see-deal = Ver uma mão jogada, carta a carta
rules-deal = Uma mão, carta a carta
rules-beside = As regras
rules-clause = Regra { $clause }
rules-back = As regras: { $game }
rules-walk = Seguir a mão passo a passo
rules-step = { $number } de { $count }
rules-step-back = Voltar
rules-step-on = Seguinte
rules-remark = uma nota
rules-step-remark = Nota seguinte
rules-hand = { $who } tem { $cards }
rules-your-turn = A sua vez: jogue uma partida

## Preferências

settings-title = Preferências
settings-group-you = Nome e língua
settings-group-cards = Cartas
settings-group-look = Aspeto
settings-group-table = Mesa
settings-group-sound = Som e notificações
settings-group-learning = Ajuda e aprendizagem
settings-language = Língua
settings-draft = Esta língua é um rascunho: ninguém que a fale bem a leu ainda à mesa. Para corrigir uma frase, procure-a em “Sugerir uma correção”.
settings-theme = Tema
settings-theme-auto = Como o aparelho
settings-theme-light = Claro
settings-theme-dark = Escuro
settings-indices = Letras das cartas
settings-indices-auto = Como a língua
settings-motion = Animação
settings-motion-auto = Como o aparelho
settings-motion-less = Reduzida
settings-felt = Pano
settings-felt-green = Verde
settings-felt-blue = Azul
settings-backs = Verso das cartas
settings-backs-red = Vermelho
settings-backs-blue = Azul
settings-backs-gold = Dourado
settings-sounds = Sons
    .text = Cartas, vazas, uma batida, a sua vez e os seus últimos segundos.
settings-pace = Andamento
settings-pace-quick = Veloz
settings-pace-brisk = Rápido
settings-pace-calm = Calmo
settings-pace-slow = Lento
settings-fourColours = Quatro cores
    .text = Ouros a azul, paus a verde.
settings-largeCards = Cartas grandes
    .text = As suas cartas usam todo o espaço que há.
settings-leftHanded = Para canhotos
    .text = Botões à esquerda, e as letras das cartas onde a mão esquerda não as tapa.
settings-forced = Jogar cartas obrigadas
    .text = Se só uma carta é permitida, ela joga-se sozinha.
settings-twice = Tocar duas vezes
    .text = O primeiro toque levanta uma carta, o segundo joga-a.
settings-moods = Os robôs mostram emoções
    .text = As caras reagem a cada vaza, nunca durante a sua vez.
settings-keys = Atalhos de uma tecla
    .text = Letras e algarismos funcionam sem Ctrl nem Alt.
settings-readings = Ler as mãos à mesa
    .text = Um botão pergunta onde está uma carta escondida, enquanto joga só com robôs.

## A mesa

at-opening = A mesa abre já…
at-waits = À espera do servidor…
at-offline = Está sem rede. A partida continua quando a rede voltar.
at-sent = { $action }: enviado, ainda não confirmado.
at-unsent = { $action }: não enviado.
at-broken = A conexão caiu. Nova tentativa em curso… Nada se perde.
at-readying = Os robôs preparam-se: um momento, por favor. Nada se perde.
at-silent = Conexão? O servidor não responde há 6 segundos. Nada se perde.
at-play-on = Continuar sem o servidor
at-closed = Esta mesa não existe, ou não é sua. As suas partidas estão no início.
at-banned = Um administrador suspendeu por agora o seu acesso a este servidor. Pode ler e apagar os seus dados nas preferências do início.
at-too-fast = Esta página enviou pedidos demais, e o servidor fechou a conexão. Recarregue a página para continuar.
at-other-bots = Uma atualização deste servidor mudou os robôs, e estas cartas já não se podem continuar. O que jogou está guardado.
at-deal = { $count ->
    [0] Mão { $number }
   *[other] Mão { $number } de { $count }
}
at-set = { $kind ->
    [day] Mãos do dia
    [past] Dia passado
   *[challenge] Desafio
}
at-one-try = uma tentativa, sem dicas
at-your-turn = É a sua vez
at-may-announce = Pode anunciar: { $calls }
at-turn-of = A vez de { $who }
at-to-play = a jogar
at-hand = As suas cartas
at-hand-is = As suas cartas: { $cards }
at-trick = A vaza
at-trick-is = Na mesa: { $cards }
at-wins = faz a vaza
at-won = { $won ->
    [one] { $won } vaza
   *[other] { $won } vazas
}
at-taken = Apanhadas: { $cards }
at-held = { $count ->
    [0] já sem cartas
    [one] { $count } carta
   *[other] { $count } cartas
}
at-shown = À vista: { $card }
at-open-card = { $card }, à vista de todos
at-stake = { $title }: { $paid }
at-won-bid = { $won ->
    [one] { $won } vaza
   *[other] { $won } vazas
}, aposta { $bid }
at-so-far = mão { $points }
at-taken-many = { $count } cartas com pontos
at-total = total { $score }
at-with = com { $who }
at-alone = sem parceiros
at-gone = ausente
at-gone-of = { $who } não está à mesa.
at-gone-bot = { $who } não está à mesa. Daqui a { $seconds } s joga um robô em seu lugar.
at-cover = Passar ao robô
at-cover-of = Deixar o robô jogar por { $who }
at-here-again = { $who } está aqui.
at-partner = o seu parceiro
at-dealer = Dador
at-dealer-mark = D
at-ask = { $rung }?
at-ultimatum = { $fallback ->
    [negative] { $rung } ou negativa!
   *[positive] { $rung } ou positiva!
}
at-bought = { $who } comprou a { $rung } ({ $price })
    .yours = Você comprou a { $rung } ({ $price })
at-auction = Leilão
at-count = { $count } iguais
at-bids = Apostas: { $sum }
at-actions = Ações da mesa
at-undo = Desfazer
at-ask-hint = Dica
at-looks-on = É espectador
at-compiling-hint = Os robôs ainda se estão a preparar.
at-compiling = Os robôs ainda se estão a preparar. Só acontece uma vez e demora cerca de um minuto.
at-waited = { $time } até agora
at-hint-deals = Com base em { $deals } mãos que cabem no que viu
at-hint-choice = Escolha
at-hint-points = pontos em média
at-hint-for-match = pontos em média, conforme a pontuação
at-hint-best = mãos em que é o melhor
explained-details = Detalhes
at-figure-best = melhor
at-last = Última vaza
at-read = Ler as mãos
at-read-told = As suas leituras
at-no-last = Ainda não se fez nenhuma vaza nesta mão.
at-rest = Jogar o resto
at-undone = A última ação foi desfeita
at-left = Agora um robô joga por { $who }
    .yours = Agora um robô joga por si
at-returned = { $who } voltou
    .yours = Você voltou
at-hinted = { $who } pediu uma dica
    .yours = Você pediu uma dica
at-time-over = O tempo acabou: a mão em curso é a última
at-time-ended = O tempo acabou: a partida acaba aqui
at-revealed = Todas as mesas jogaram estas mãos: as cartas já se podem ver
at-final-deal = última mão
at-rematch = Os mesmos jogadores continuam noutra mesa
at-house-of = { $game }: regras desta mesa
at-clockwise = Joga-se no sentido horário, para a esquerda.
at-anticlockwise = Joga-se no sentido anti-horário, para a direita.

## Longe de uma mesa em que se tem lugar

seat-kept = O seu jogo está à espera: { $game }.
seat-bot-soon = Se não voltar em { $minutes ->
    [0] { $seconds } s
   *[other] { $minutes } min
}, joga um robô.
seat-bot-plays = Um robô joga em seu lugar até voltar.

## Os anúncios

talk-title = Anúncios
talk-your-bid = Quantas vazas vai fazer?
talk-sum = Apostas até agora: { $sum }. Abaixo de { $needed }, a mão é nula
talk-sum-enough = Apostas até agora: { $sum }
talk-bid-worth = Aposta { $number }, vale { $worth }
talk-least = A sua aposta mínima: { $least }
talk-open = a carta à vista é a primeira que cada jogador recebeu
talk-announce = Anuncie antes da sua primeira carta, ou jogue-a sem dizer nada:
talk-if-counts = { $points } se contar
talk-silent = Não anunciar
talk-announce-all = Antes da primeira saída: os seus grupos?
talk-your-call = O seu anúncio
talk-name-rank = Diga que figuras são
talk-step-open = Escolha a mão, ou abra o leilão
talk-step-bid = O seu lance pela mão
talk-step-decide = { $who } oferece { $rung }: { $how ->
    [more] vender, recusar ou pedir mais?
   *[plain] a sua resposta?
}
talk-step-asked = O dador pede mais
talk-step-denied = A resposta foi não: vende ao preço antigo?
talk-step-refused = Fica com a mão: escolha-a
talk-step-ultimatum = { $who }: { $words }. Paga?
talk-step-bought = Comprou a mão: escolha-a
talk-step-alone = Ninguém deu lance: escolha a mão
talk-priority = Quem dá lances, por prioridade
talk-passed = passou
talk-in = no leilão
talk-speaks = a falar
talk-ladder = Degraus e os seus preços em pontos
talk-row-plus = Pagar pontos
talk-row-minus = Assumir vazas
talk-row-paid = Pagar pontos, mão negativa
talk-rung = { $rung }, { $price } pontos
talk-rung-standing = { $rung }, { $price } pontos, lance de { $who }
    .yours = { $rung }, { $price } pontos, lance seu
talk-sell-at = Vender a { $rung } ({ $price } pontos)
talk-threaten = Ultimato…
talk-choose-rung = Escolha um degrau, depois peça mais ou faça um ultimato.
talk-explain = Explicar o leilão
    .ask = Pedir mais: com um sim, { $who } compra a esse preço; com um não, ainda pode vender a { $rung } ({ $price } pontos).
    .ultimatum = Um ultimato: quem disser sim compra ao seu preço; se ninguém quiser, joga negativa ou positiva, como anunciou, e o lance { $rung } ({ $price } pontos) fica sem efeito.
    .title = O leilão
talk-declare = Escolha a mão:

## Pontos

line-tricks = Vazas, { $each } cada uma
line-cards = { $what }, { $each } cada carta
line-last-tricks = { $number ->
    [1] A última vaza, { $each }
   *[other] As últimas { $number } vazas, { $each } cada uma
}
line-clique = { $clique }, anúncio de { $seat }
    .yours = { $clique }, anúncio seu
line-bid-made = { $seat } apostou { $bid } e fez { $won }: cumprida
    .yours = Você apostou { $bid } e fez { $won }: cumprida
line-bid-lost = { $seat } apostou { $bid } e fez { $won }: falhada
    .yours = Você apostou { $bid } e fez { $won }: falhada
line-start = Pontos iniciais, { $each } para cada um
line-price = { $buyer } paga a { $dealer } por { $rung }
    .yours = Você paga a { $dealer } por { $rung }
    .mine = { $buyer } paga-lhe por { $rung }
line-split = A mão divide-se: { $dealer } para o dador, { $others } para cada um dos outros

result-title = Mão { $number }
result-headline = Mão { $number }: { $kind ->
    [made] aposta cumprida, { $points }
    [failed] aposta falhada, { $points }
   *[you] { $points } para si
}
result-sides = Mão { $number }: nós { $us }, eles { $them }
result-account = Contas da mão
result-what = Motivo
result-deal = Esta mão
result-total = Total
result-next = Próxima mão
result-ready = Pronto
result-ready-of = Prontos para a próxima mão: { $ready } de { $people }.
result-countdown = Próxima mão em { $seconds } s
result-stop = Parar a contagem
result-waits-for = À espera de { $who }.
result-stopped = A contagem parou. A próxima mão vem quando todos estiverem prontos.

sheet-title = Pontuação
sheet-deal = Mão
sheet-us = Nós
sheet-them = Eles
sheet-tricks = Vazas
sheet-cliques = Grupos
sheet-together = Juntos
result-void-bids = { $bids }. Soma: { $sum }; mínimo: { $needed }.
sheet-void = nula: apostas baixas demais
sheet-open = leilão
sheet-split = dividida
sheet-target = Joga-se até { $target } pontos
sheet-deals = { $deals ->
    [one] Numa só mão
   *[other] Em { $deals } mãos
}
sheet-made = { $won } de { $bid }, cumprida,
sheet-lost = { $won } de { $bid }, falhada,
log-title = Anúncios e cartas
log-kings = Os reis juntam { $us } contra { $them }

end-won = Ganhou
end-draw = Empate
end-over = A partida acabou
end-lost = Perdeu
end-came = Ficou em { $place ->
    [2] segundo
    [3] terceiro
   *[4] quarto
} lugar
end-you = Você
end-why = { $kind ->
    [draw] Todos acabam com { $score }
    [reached] { $winners } { $count ->
        [you] chega
        [1] chega
       *[other] chegam
    } a { $score }
    [pair] { $winners } ganham com { $score }
   *[points] { $winners } { $count ->
        [you] ganha
        [1] ganha
       *[other] ganham
    } com { $score }
} em { $deals ->
    [one] uma mão
   *[other] { $deals } mãos
}{ $since ->
    [0] { "" }
    [1] , na frente desde o início
   *[other] , na frente desde a mão { $since }
}.
end-course = Como correu a pontuação.
end-course-of = { $who }: { $points }.
end-place = Lugar
end-player = Jogador
end-score = Pontos
end-floor = Um total negativo conta como 0.
end-paid = Acerto
end-last-deal = Última mão, linha a linha
end-again = Jogar de novo
end-rematch-open = Há uma desforra aberta.
    .by = { $who } propôs uma desforra.
end-rematch-go = Entrar na desforra
end-evening = Voltar à noite de jogo
end-costliest = Procurar os erros
end-sealed = Outras mesas ainda jogam estas mãos. As cartas, a folha da partida e a sua análise abrem depois da última.
end-record = Descarregar folha

## Ajuda

ui-legal-title = Sobre este servidor
ui-legal-imprint = Ficha legal
ui-legal-privacy = Privacidade
help-title = Teclas
help-sign-tap = Toque numa carta para a jogar. Nas preferências pode pedir dois toques.
help-sign-drag = Ou arraste-a para o meio da mesa.
help-sign-dealer = { $mark } junto de um nome: este jogador dá as cartas.
help-sign-eye = O olho numa carta: todos veem essa carta.
help-sign-ring = As caras com aro da mesma cor são parceiras.
help-intro = Rato, toque ou teclado: tudo funciona com qualquer deles.
help-cards = as suas cartas, da esquerda para a direita
help-arrows = passar de carta em carta ou de anúncio em anúncio; jogar ou anunciar
help-digits = apostar esse número, ou fazer o anúncio que mostra essa tecla
help-next = próxima mão ou nota, ou jogar de novo
help-undo = desfazer
help-hint = uma dica
help-rest = jogar o resto, quando é oferecido
help-last = a última vaza
help-sheet = a pontuação
help-rules = as regras do jogo
help-settings = preferências
help-standing = ouvir como está a mesa
help-house = as regras desta mesa
help-chat = a conversa
help-away = deixar o seu lugar a um robô, ou retomá-lo
help-host = as ferramentas do anfitrião
help-help = estas teclas
help-step = uma ação para trás ou para a frente
help-ends = ao início ou ao fim da mão
help-marks = à marca anterior ou seguinte
help-onward = pergunta seguinte
help-again = tentar de novo
help-why = ver porquê
help-start = ir para o botão que começa
help-return = voltar à sua partida
help-tab = percorrer a página; ativar o elemento escolhido
help-off = Pode desligar os atalhos de uma tecla nas preferências. As setas, Tab e Enter funcionam sempre.

keep-title = Guardar neste aparelho
keep-forget = Retirar deste aparelho
keep-text = { $state ->
    [coming] { NUMBER($have, minimumFractionDigits: 1, maximumFractionDigits: 1) } de { NUMBER($all, minimumFractionDigits: 1, maximumFractionDigits: 1) } MB estão neste aparelho.
    [yes] Esta página está guardada neste aparelho e abre sem rede. Se a retirar, as suas partidas ficam.
    [failed] Não foi possível guardar a página. Verifique a rede e o espaço livre e tente de novo.
   *[no] Pode guardar a página inteira neste aparelho ({ NUMBER($all, maximumFractionDigits: 0) } MB). Assim ela abre sem rede.
}
keep-lent = { $state ->
    [coming] { NUMBER($have, minimumFractionDigits: 1, maximumFractionDigits: 1) } de { NUMBER($all, minimumFractionDigits: 1, maximumFractionDigits: 1) } MB estão neste aparelho.
    [yes] Os jogos estão guardados neste aparelho. Se o servidor não responder, pode continuar contra robôs.
    [failed] Não foi possível guardar os jogos. Verifique a rede e o espaço livre e tente de novo.
    [unmeasured] Pode guardar os jogos neste aparelho. Assim, se o servidor não responder, poderá continuar contra robôs.
   *[no] Pode guardar os jogos neste aparelho ({ NUMBER($all, maximumFractionDigits: 0) } MB). Assim, se o servidor não responder, poderá continuar contra robôs.
}

# A match at a server is played on without it, on this device.
keep-answers = O servidor voltou a responder.
keep-return = Voltar ao servidor
keep-back = { $matches ->
    [one] A partida que jogou sem o servidor está de volta aqui.
   *[other] { $matches } partidas que jogou sem o servidor estão de volta aqui.
}
keep-copies = { $matches ->
    [one] Uma partida também continuou aqui. A sua cópia fica neste aparelho.
   *[other] { $matches } partidas também continuaram aqui. As suas cópias ficam neste aparelho.
}
keep-lent-copies = As partidas contra robôs são então copiadas para este aparelho com as cartas de todos e não podem tornar-se desafios.

# A match of which a copy with every hand is, or was, on its player's device: whether a server could replay its bots.
keep-copy = { $state ->
    [returned] Uma cópia offline desta partida continha as cartas de todos: a partida nunca é comparada com outras nem pode tornar-se um desafio. As jogadas dos robôs ainda estão a ser verificadas.
    [verified] Uma cópia offline desta partida continha as cartas de todos: a partida nunca é comparada com outras nem pode tornar-se um desafio. As jogadas dos robôs foram verificadas.
    [unverified] Uma cópia offline desta partida continha as cartas de todos: a partida nunca é comparada com outras nem pode tornar-se um desafio. Não foi possível verificar as jogadas dos robôs.
   *[taken] Uma cópia offline desta partida continha as cartas de todos: a partida nunca é comparada com outras nem pode tornar-se um desafio.
}
keep-copy-short = { $state ->
    [unverified] cópia offline, não verificada
   *[taken] cópia offline
}

newer-title = Nova versão
newer-text = Há uma versão mais nova do Four Kings. Nada se perde ao carregá-la.
newer-update = Carregar

wrong-button = Esta frase está errada
wrong-title = Indicar uma frase errada
wrong-intro = O formulário do projeto abre-se num separador novo, já preenchido. Nada é enviado até que o envie lá; então todos o poderão ler.
wrong-nowhere = Ainda não se conhece aqui um lugar público para estas indicações. Copie o texto e envie-o a quem mantém esta página.
wrong-better = O que seria melhor? Pode deixar este campo vazio.
wrong-shown = O que todos verão
wrong-record = A mão vista deste lugar, sem cartas escondidas:
wrong-long = A mão é longa demais para o endereço do formulário. Copie o texto e cole lá a mão.
wrong-open = Abrir o formulário
wrong-new-tab = (num separador novo)
wrong-copy = Copiar o texto
wrong-list = Sugerir uma correção
wrong-list-intro = Todas as frases desta página, com a frase inglesa por baixo. As chavetas marcam o que é preenchido depois, como um nome ou uma carta.
wrong-list-search = Procurar frases
wrong-list-found = { $count ->
    [one] { $count } frase
   *[other] { $count } frases
}
wrong-list-more = Mostrar mais
