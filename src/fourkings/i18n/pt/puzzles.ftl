# Problemas, como a linha de comandos os mostra

puzzle-head = Problema { $id }: { $game }, mão { $deal }, avaliação { $rating }
puzzle-you = Você é { $who }.
puzzle-course-trick = Vaza { $number }: { $cards }. { $taken }.
puzzle-hand-of = { $who }: { $cards }
puzzle-hand = As suas cartas: { $cards }
puzzle-trick = Na mesa: { $cards }
puzzle-choices = Pode escolher entre: { $choices }
puzzle-answer = { $count ->
    [one] Resposta certa: { $answers }
   *[other] Respostas certas: { $answers }
}
puzzle-ladder = { $action }: { $players }
puzzle-ask = O que faz?
puzzle-no-choice = { $typed } não está entre as suas escolhas: escreva uma de { $choices }.
puzzle-right = Certo.
puzzle-wrong = { $count ->
    [one] Não é o melhor. Resposta certa: { $answers }.
   *[other] Não é o melhor. Respostas certas: { $answers }.
}
puzzle-sum = Certas: { $solved } de { $count }

puzzle-page-title = Problemas
puzzle-page-intro = Cada problema é um momento de uma partida entre robôs que tem uma resposta clara. Encontre a melhor carta ou o melhor anúncio.
puzzle-page-one = Problema
puzzle-page-today = Problema do dia
puzzle-page-today-again = Problema do dia de novo
puzzle-page-next = Próximo problema
puzzle-page-all = Todos os problemas
puzzle-page-of-game = { $what }: { $game }
puzzle-page-solved = { $solved ->
    [0] { $count } problemas
   *[other] { $solved } de { $count } certos à primeira
}
puzzle-page-rating = Avaliação { $rating }
puzzle-page-how = { $kind ->
    [card] Escolha a carta que jogaria.
    [both] Anuncie, ou fique calado escolhendo uma carta.
   *[call] Escolha o anúncio que faria.
}
puzzle-page-waits = A sua resposta: { $chosen }. Será avaliada assim que a mesa estiver pronta.
puzzle-page-right = Certo
puzzle-page-wrong = Havia melhor
puzzle-page-best = O melhor: { $chosen }.
puzzle-page-fine = Há várias respostas boas: { $answers }.
puzzle-page-alike = Quase tão bom: { $answers }.
puzzle-page-others = A seguir: { $chosen } ({ $loss }).
puzzle-page-loses = { $chosen } perde { $loss } pontos em média.
puzzle-page-once-more = Tentar de novo
puzzle-page-why = Ver porquê
puzzle-page-why-wait = A procurar o motivo …
puzzle-page-reason = Porquê
puzzle-page-fails = { $often ->
    [never] A sua resposta nunca rendeu mais em { $deals } mãos possíveis que robôs simples jogaram: rendeu menos em { $worse }.
    [more] Robôs simples jogaram { $deals } mãos possíveis: a sua resposta rendeu mais em { $better } e menos em { $worse }. Em média, custa pontos na mesma.
   *[less] Robôs simples jogaram { $deals } mãos possíveis: a sua resposta rendeu menos em { $worse } e mais em { $better }.
}
puzzle-page-not-shown = As mãos que vê aqui não o mostram. Os juízes viram milhares.
puzzle-page-now-drawn = A mesa mostra uma mão possível em que a sua resposta rendeu menos.
puzzle-page-now-real = A mesa mostra a mão como foi jogada.
puzzle-page-drawn = Mão possível
puzzle-page-real = Mão real
puzzle-page-last = Respondeu a todos os problemas deste jogo.
puzzle-page-none = Este problema não está disponível. Escolha outro.
puzzle-page-theme = Tema
puzzle-page-any-theme = Todos os temas
puzzle-page-of-theme = { $theme } ({ $count })
puzzle-page-unrated = As respostas a um tema escolhido não mudam a sua avaliação.
puzzle-page-themes = Temas: { $themes }
puzzle-page-own = A sua avaliação: { $rating }
puzzle-page-own-uncertain = A sua avaliação: { $rating }, provisória ({ $needed ->
    [one] falta um problema
   *[other] faltam cerca de { $needed } problemas
})
puzzle-page-moved = { $way ->
    [up] A sua avaliação sobe { $points }: de { $before } para { $after }.
    [down] A sua avaliação desce { $points }: de { $before } para { $after }.
   *[same] A sua avaliação continua em { $after }.
}

## De que trata um problema: cada tema e quando o tem

puzzle-theme-call = Anúncios
    .text = Uma das respostas certas é um anúncio.
puzzle-theme-lead = Saídas
    .text = É a sua vez de sair.
puzzle-theme-follow = Seguir o naipe
    .text = Segue o naipe.
puzzle-theme-discard = Descartes
    .text = Joga uma carta de outro naipe que não é trunfo.
puzzle-theme-ruff = Cortes
    .text = Não pode seguir o naipe e corta.
puzzle-theme-take = Passar à frente
    .text = A carta certa passa à frente na vaza, e outra não passaria.
puzzle-theme-duck = Deixar passar
    .text = A carta certa não passa à frente na vaza, e outra passaria.
puzzle-theme-ending = Finais
    .text = Tem cinco cartas ou menos.
puzzle-theme-several = Várias respostas certas
    .text = Mais de uma escolha está certa.
puzzle-theme-first-trick = Primeira vaza
    .text = Joga na primeira vaza da mão.
puzzle-theme-second-hand = Jogar em segundo
    .text = Há uma carta na vaza.
puzzle-theme-third-hand = Jogar em terceiro
    .text = Há duas cartas na vaza.
puzzle-theme-last-hand = Jogar em último
    .text = Há três cartas na vaza.
puzzle-theme-draw-trumps = Sair de trunfo
    .text = Sai com um trunfo.
puzzle-theme-master = A mais alta que resta
    .text = Sai com uma carta que ninguém pode superar nesse naipe.
puzzle-theme-singleton = Carta única
    .text = Sai com a sua única carta de um naipe que não é trunfo.
puzzle-theme-alone = Um naipe só seu
    .text = Sai de um naipe que mais ninguém tem.
puzzle-theme-void = Naipe esgotado
    .text = Sai de um naipe que outro jogador já não tem.
puzzle-theme-partner-void = Corte do parceiro
    .text = Sai de um naipe que o seu parceiro já não tem.
puzzle-theme-new-suit = Naipe novo
    .text = Sai de um naipe que ainda ninguém jogou e que não é trunfo.
puzzle-theme-leave-partner = Deixar ao parceiro
    .text = A vaza é, até agora, do seu parceiro. Podia passar à frente, e não o faz.
puzzle-theme-feed-partner = Pontos para o parceiro
    .text = A vaza é, até agora, do seu parceiro, e junta-lhe uma carta que vale pontos.
puzzle-theme-keep-trump = Guardar um trunfo
    .text = Podia cortar, e descarta.
puzzle-theme-cheap-winner = Ganhar com o mínimo
    .text = Passa à frente e guarda uma carta mais alta que também passaria.
puzzle-theme-high-winner = Ganhar com uma alta
    .text = Passa à frente com uma carta alta, embora bastasse uma mais baixa do naipe.
puzzle-theme-high-loser = Largar uma alta
    .text = Não passa à frente e guarda uma carta mais baixa do naipe.
puzzle-theme-take-points = Apanhar pontos
    .text = Passa à frente numa vaza que tem pontos, embora a pudesse deixar.
puzzle-theme-dodge-points = Evitar pontos
    .text = Deixa uma vaza que custa pontos, embora a pudesse ganhar.
puzzle-theme-get-rid = Livrar-se de uma carta
    .text = Joga uma carta que custa pontos e que não passa à frente.
puzzle-theme-avoid-tricks = Mãos que custam
    .text = Nesta mão as vazas ou as cartas custam pontos.
puzzle-theme-last-of-suit = Esgotar um naipe
    .text = Segue ou descarta com a sua última carta de um naipe.
puzzle-theme-low-bid = Aposta mínima
    .text = A aposta mais baixa permitida é a certa.
puzzle-theme-high-bid = Apostas altas
    .text = A aposta certa promete cinco vazas ou mais.
puzzle-theme-sell = Vender
    .text = Vende a mão ou pede um preço mais alto.

## Dez mãos de um tema, dadas de novo

puzzle-ten-title = Dez mãos
puzzle-ten-theme = Dez mãos: { $theme }
puzzle-ten-door = Dez mãos deste género
puzzle-ten-place = Mão { $place } de { $count }
puzzle-ten-dealing = As cartas são dadas até que o tema apareça.
puzzle-ten-none = O tema não apareceu em muitas mãos. Tente de novo ou escolha outro.
puzzle-ten-again = Dar de novo
puzzle-ten-next = Mão seguinte
puzzle-ten-more = Mais dez mãos
puzzle-ten-over = As suas dez mãos
puzzle-ten-now = { $than ->
    [more] Nestas dez mãos perdeu { $mean } ± { $half } pontos por mão a mais do que um jogador experiente.
   *[less] Nestas dez mãos perdeu { $mean } ± { $half } pontos por mão a menos do que um jogador experiente.
}
puzzle-ten-first = { $than ->
    [more] Nas primeiras dez perdeu { $mean } ± { $half } pontos por mão a mais.
   *[less] Nas primeiras dez perdeu { $mean } ± { $half } pontos por mão a menos.
}
puzzle-ten-change = { $change ->
    [better] É claramente melhor.
    [worse] É claramente pior.
   *[open] A diferença pode ser acaso.
}

## Onde está uma carta escondida: dez fichas em três lugares

puzzle-read-title = Ler as mãos
puzzle-read-type = As suas fichas para { $seats }, por exemplo 6 3 1:
puzzle-read-not-ten = { $typed } não é uma resposta: escreva três números inteiros que somem dez, por exemplo 6 3 1.
puzzle-read-number = Pergunta { $number }
puzzle-read-ask = Onde está { $card }?
puzzle-read-how = Reparta dez fichas pelos três jogadores: mais onde a carta é mais provável.
puzzle-read-left = { $left ->
    [0] Todas as fichas estão postas.
    [one] Falta { $left } ficha
   *[other] Faltam { $left } fichas
}
puzzle-read-chips = { $chips } de 10
puzzle-read-answer = Responder
puzzle-read-held = { $who } tinha { $card }.
puzzle-read-believed = Fichas e pontuação
puzzle-read-own = Você
puzzle-read-best = Melhor leitor
puzzle-read-score = Pontuação
puzzle-read-scored = A sua pontuação: { $score } em 100.
puzzle-read-what = 100: as suas fichas são as do melhor leitor. 0: não se aproximam mais do que fichas iguais.
puzzle-read-clues = O que podia ler
puzzle-read-clue-ruff = { $who } cortou { $led } na vaza { $trick }: { $card } não pode estar aí.
puzzle-read-clue-discard = { $who } descartou { $played } sobre { $led } na vaza { $trick }: { $card } não pode estar aí.
puzzle-read-clue-no-ruff = À falta de trunfo, { $who } descartou { $played } na vaza { $trick }: { $card } não pode estar aí.
puzzle-read-clue-no-overruff = À falta de trunfo mais alto, { $who } jogou { $played } na vaza { $trick }: { $card } não pode estar aí.
puzzle-read-clue-no-throw = Pelas regras, { $who } teria jogado { $card } na vaza { $trick }: essa carta não pode estar aí.
puzzle-read-clue-lead = À falta de outra saída, { $who } saiu com { $played } na vaza { $trick }: { $card } não pode estar aí.
puzzle-read-clue-announcement = O que { $who } anunciou não deixa lugar para { $card }.
puzzle-read-clue-hand = Conhecem-se todas as cartas de { $who }, e { $card } não está entre elas.
puzzle-read-clue-count = Conte as cartas: na mão de { $who } não há lugar para { $card }.
puzzle-read-clue-likelier = { $what ->
    [lead] { $who } saiu com { $played } na vaza { $trick }: algo mais provável quando { $seat } tem { $card }.
    [call] { $said }: algo mais provável quando { $seat } tem { $card }.
   *[play] { $who } jogou { $played } na vaza { $trick }: algo mais provável quando { $seat } tem { $card }.
}
puzzle-read-wasted = { $chips ->
    [one] { $chips } ficha desperdiçada.
   *[other] { $chips } fichas desperdiçadas.
}
puzzle-read-show = { $what ->
    [call] Mostrar o anúncio
   *[trick] Mostrar a vaza
}
puzzle-read-course = A sua pontuação média neste jogo: { $score }. Respostas até agora: { $answers }.
puzzle-read-curve = A sua calibração
puzzle-read-curve-how = Um lugar com cinco fichas deveria ter a carta cinco vezes em dez. Respostas em todos os jogos: { $answers }.
puzzle-read-curve-laid = Fichas
puzzle-read-curve-seats = Lugares
puzzle-read-curve-held = Em dez, tinham-na
puzzle-read-curve-soon = Depois de { $count } respostas em todos os jogos, verá se as suas fichas estão certas. Até agora: { $answers }.
puzzle-read-next = Pergunta seguinte
puzzle-read-dealing = As cartas são dadas até haver uma pergunta.
puzzle-read-none = Não apareceu nenhuma pergunta em muitas mãos. Tente de novo.
puzzle-read-table-title = Onde está a carta?
puzzle-read-table-looking = O juiz procura uma carta da qual se sabe alguma coisa.
puzzle-read-table-none = Ainda não há nada para ler. Tente outra vez depois da próxima vaza.
puzzle-read-table-laid = As suas fichas estão postas. O que valem diz-se depois da mão.
puzzle-read-table-told = O que leu na mão { $number }
puzzle-read-table-empty = Não pôs fichas nesta mão.
