# Textos dos estojos: as mesmas cartas para várias pessoas. Chegam ao navegador com as páginas que precisam deles.

boards-title = Mãos do dia
boards-intro = Todos recebem as mesmas cartas e os mesmos robôs, e têm uma só tentativa. Pode parar depois de cada mão e voltar.
boards-left = { $hours ->
    [0] Faltam { $minutes } min. Fim: { $until }.
   *[other] Faltam { $hours } h { $minutes } min. Fim: { $until }.
}
boards-midnight = meia-noite
boards-five = O dia em cinco minutos
boards-done = feito
boards-five-text = { $puzzles ->
    [0] Uma mão em { $deals } jogos e um problema em cada um dos outros.
   *[other] Uma mão em { $deals } jogos e um problema em cada um dos outros { $puzzles }.
}
boards-five-at = O dia em cinco minutos: { $done } de { $count }
boards-five-done = { $done } de { $count }
boards-five-play = Jogar: { $game }
boards-all = Todas as mãos de hoje
boards-first = Primeira mão
boards-first-only = (primeira mão)
boards-practice = Este dia acabou. Jogue as suas cartas como treino e compare com os resultados de todos nesse dia.
boards-rules = Senta-se com três robôs, os mesmos para todos, e tem uma tentativa em cada mão. A tentativa conta por navegador: a classificação confia nos jogadores, e mostra os recém-chegados à parte. Pode parar e voltar. Os resultados dos outros aparecem quando tiver jogado todas.
boards-each = Cada mão começa do zero, e cada ponto conta.
boards-no-day = Este servidor não tem mãos desse dia. As de hoje estão no início.
boards-no-set = Não há série de mãos neste endereço. Verifique o link.
boards-not-there = Quem lhe enviou este link não acabou estas cartas, ou saiu.
boards-today = Mãos de hoje
boards-many = { $boards ->
    [one] { $deals ->
        [one] Uma mão
       *[other] Uma partida de { $deals } mãos
    }
   *[other] { $boards } mãos
}
boards-so-far = { $played } de { $boards } jogadas
boards-play = Jogar
boards-go-on = Continuar
boards-see = Ver resultado
boards-past = Dias passados
boards-past-game = { $game } { $share }
boards-challenge = Um desafio
boards-give-up = Desistir do desafio
boards-give-up-text = Não volta a receber estas cartas, e não verá o que os outros fizeram com elas.
boards-give-up-sure = Desistir de vez
boards-given-up = Desistiu deste desafio. Não volta a receber estas cartas.
boards-dare = { $who } jogou estas mesmas cartas. Consegue fazer melhor?
boards-dare-plain = Alguém jogou estas mesmas cartas. Consegue fazer melhor?
boards-own = O seu resultado
boards-alone = Chegou primeiro: ainda não há com quem comparar. Volte um pouco mais tarde.
boards-beaten = { $bots ->
    [0] Melhor que { $share } dos jogadores e robôs
   *[other] Melhor que { $share } de { $bots } robôs
}
boards-ordinal = { $form ->
   *[other] { $place }.º
}
boards-place = { $tied ->
    [0] { $place } de { $of } jogadores e robôs.
    [one] { $place } de { $of } jogadores e robôs, empate com mais um.
   *[other] { $place } de { $of } jogadores e robôs, empate com mais { $tied }.
}
boards-plus-minus = { $mean } ± { $half }
boards-beyond = Em média { $points } pontos por mão, em comparação com os outros.
boards-who = A comparação é com todos os que jogaram estas cartas{ $bots ->
    [0] { "" }
   *[other] , entre eles { $bots } robôs
}.{ $apart ->
    [yes] { " " }As visitas e os resultados de dias seguintes não contam.
   *[no] { "" }
} Na classificação, um empate conta metade.
boards-making = Os robôs ainda jogam estas cartas: { $done } de { $of } acabaram. A sua parte ainda pode mudar um pouco.
boards-deals = Mão a mão
boards-gains = A sua margem e a média de todos os que tiveram as suas cartas.
boards-deal = Mão
boards-yours = Você
boards-mean = Outros
boards-field = Outros superados
boards-bots = Mediana de { $bots } robôs
boards-bots-here = { $bots ->
    [one] Um robô
   *[other] { $bots } robôs
}
boards-points = Pontos por mão
boards-ranking = Classificação
boards-later = Jogaram mais tarde
boards-visitors = Visitas
boards-visitors-are = Quem joga aqui há menos de um dia, ou ainda não acabou uma partida, é visita. As visitas não contam em nenhuma avaliação.
boards-repeat = Alguém no seu endereço acabou estas cartas exatamente da mesma maneira. O seu resultado não entra na classificação.
boards-side = em comparação com o seu
boards-with = Você e { $who }
boards-ahead = Está à frente de { $who } por { $points } pontos.
boards-behind = { $who } está à sua frente por { $points } pontos.
boards-level = Você e { $who } estão a par.
boards-number = { $deals ->
    [one] Mão { $number }
   *[other] A partida
}
boards-over = { $deals ->
    [one] A mão { $number } de { $boards } acabou
   *[other] A partida acabou
}
boards-rank-none = Ainda ninguém mais jogou esta mão.{ $daily ->
    [yes] { " " }Verá o seu lugar na página Hoje.
   *[no] { "" }
}
boards-margin = A sua margem: { $gain }. Média: { $mean }.
boards-few = { $deals ->
    [one] Uma mão só mostra uma tendência: as próximas podem inverter esta ordem.
   *[other] { $deals } mãos só mostram uma tendência: as próximas podem inverter esta ordem.
}
boards-review = Analisar e repetir
boards-replay = As cartas dos quatro
boards-whole = A partida inteira
boards-traveller = Quem fez o quê com esta mão{ $apart ->
    [yes] , incluindo visitas e dias seguintes
   *[no] { "" }
}
boards-calls = Anúncios
boards-beyond-table = Pontos além da mesa
boards-name-challenged = Quem lhe enviou este link lê este nome ao lado do seu resultado.
boards-rematch = Desforra nas mãos de hoje
boards-next = Próxima mão
boards-same = Fizeram as mesmas escolhas até ao fim.
boards-in-deal = Na mão { $number }:
boards-parted = você escolheu { $yours }, { $who } escolheu { $theirs }.
boards-hand = Cartas
boards-trick = Na mesa
boards-said = Anúncios até agora
boards-better = Desafiar um amigo
boards-better-text = Quem abrir este link joga as mesmas cartas no seu lugar. Depois ambos veem os dois resultados lado a lado e encontram-se na tabela da semana.
boards-name = A classificação mostra este nome.
boards-who-played = Ver todos os jogadores
boards-share-day = Partilhe o seu dia
boards-copy = Copiar texto
boards-picture = Guardar imagem
boards-week = Esta semana com amigos
boards-week-text = Mãos do dia desde { $day }. Os amigos são quem seguiu o seu link de desafio ou lhe enviou o seu. Só contam as mãos que ambos jogaram.
boards-week-sets = Jogadas
boards-week-against = Você contra eles
boards-week-score = { $ahead }–{ $behind }
boards-seal = Como verificar as cartas
boards-seal-is = Selo
boards-secret-is = Segredo
boards-secret-kept = Todas as cartas desta série vêm de um só segredo, selado antes da primeira carta jogada. Esta página mostra o segredo quando o dia acabar; então qualquer pessoa pode dar as cartas de novo e comparar.
boards-secret-told = O dia acabou. Este segredo corresponde ao selo, e todas as cartas da série vêm dele.
boards-secret-never = São as cartas de uma partida já jogada: a folha dessa partida mostra como foram dadas.
mirror-title = Lugar a lugar
mirror-board = Estojo { $number }
mirror-intro = Todos tiveram uma vez as cartas de cada lugar. Os pontos comparam com a outra dupla, ou com a média dos outros. O rei marca o melhor resultado com as mesmas cartas.
mirror-own = Fez o melhor resultado, ou igualou o melhor, com as cartas de { $own } dos { $hands } lugares.
mirror-in-deal = mão { $number }
mirror-seal = Todas as cartas desta partida vêm do seu segredo, selado antes da primeira mão, e do que os jogadores juntaram ao baralhamento. Este comando dá-as de novo:
