# Noites de jogo em várias mesas: as páginas do diretor e dos jogadores, o painel da sala, e o papel.

evening-intro = Uma pessoa dirige, todas as outras seguem um só link. O programa sorteia os lugares, abre as mesas e faz a classificação.
evening-led = Noites que dirige
evening-mine = Noites em que participa
evening-new = Nova noite
evening-missing = Essa noite de jogo não existe. Verifique o link.
evening-failed = Não funcionou. Tente de novo.
evening-bot = Robô
evening-bot-name = { $bot } (robô)
evening-same-name = { $name } ({ $number })

## Uma nova noite

evening-cards = Cartas
evening-cards-screen = Nos telefones
    .text = Todos jogam num telefone. O programa dá as cartas e conta.
evening-cards-paper = Cartas de verdade
    .text = Você traz as cartas. Em cada mesa, um jogador escreve a folha de pontos num telefone, ou você. Quando o número de jogadores não dá certo, alguns folgam, por turnos.
evening-kind = Parceiros
evening-kind-partners = Parceiros que mudam
    .text = Cada um marca sozinho e tem outro parceiro em cada ronda.
evening-kind-pairs = Duplas fixas
    .text = As mesmas duas pessoas jogam juntas toda a noite.
evening-kind-teams = Equipas de quatro
    .text = Um encontro joga-se em duas mesas com as mesmas cartas. Cada mão é da equipa com o melhor resultado.
evening-kind-alone = Cada um por si
    .text = Cada um encontra outros adversários em cada ronda.
evening-rounds = Rondas
evening-rounds-count = Número de rondas
evening-length-deals = Por mãos
    .text = Ganha quem tem mais pontos depois da última mão. Em caso de empate a vitória divide-se.
evening-length-minutes = Por tempo
    .text = Quando o tempo acaba, cada mesa termina a mão em curso.
evening-length-rules = Pelas regras
    .text = Cada partida dura até as regras da casa a acabarem. Umas mesas acabam muito antes de outras.
evening-length-fixed = As regras deste jogo fixam o número de mãos de uma partida.
evening-deals-count = Mãos por ronda
evening-minutes-count = Minutos por ronda
evening-days-count = Dias por ronda
evening-league-text = Isto é uma liga: uma ronda dura dias, e cada um joga quando tem tempo. É você que começa cada ronda.
evening-fill = Lugares livres
evening-fill-text = Os robôs ocupam os lugares que sobram, e todos jogam em todas as rondas. Os robôs não entram na classificação.
evening-fill-nobody = Ninguém
evening-fill-nobody-text = Quando o número de jogadores não dá certo, alguns folgam, por turnos.
evening-same-boards = As mesmas cartas em todas as mesas
    .text = Todas as mesas jogam as mesmas mãos, e o saber conta mais que a sorte. As cartas e as análises abrem quando a última mesa acaba.
evening-same-boards-paper = As mesmas cartas em todas as mesas
    .text = Todas as mesas jogam as mesmas mãos. Você imprime as cartas e dá pela lista, por isso não pode jogar.
evening-swiss = Emparelhar pela classificação
    .text = A partir da segunda ronda, encontram-se os que têm resultados parecidos. Evita-se que os encontros se repitam.
evening-make = Criar noite
evening-demo = Experimentar uma demonstração
evening-demo-offer = Veja primeiro uma ronda com 16 pessoas inventadas: nada do que lá fizer conta.
evening-demo-text = É uma demonstração com pessoas inventadas: não conta em lado nenhum, e pode experimentar tudo.
evening-demo-left = { $left ->
    [late] A mesa 4 está atrasada: introduza a sua folha.
    [wrong] Uma folha da ronda 2 está errada: procure-a e corrija-a.
   *[both] A mesa 4 está atrasada e uma folha da ronda 2 está errada: procure-a e corrija-a.
}
evening-demo-delete = Apagar a demonstração
evening-demo-mark = Demonstração
evening-demo-reason = Escrita tal como estava no papel. É preciso verificar a mão 5.
evening-demo-people = Ana, Bruno, Catarina, Duarte, Elsa, Filipe, Graça, Hugo, Inês, João, Laura, Miguel, Noémia, Óscar, Paula, Rui

## Em que ponto está uma noite

evening-before = Antes da primeira ronda. { $planned ->
    [one] Está prevista uma ronda.
   *[other] Estão previstas { $planned } rondas.
}
evening-running = A ronda { $number } de { $planned } está em curso.
evening-between = A ronda { $number } de { $planned } acabou.
evening-ended = A noite acabou.
evening-first = Primeiro lugar: { $who }
evening-left = Tempo restante: { $time }
evening-days = { $days } dias
evening-time-over = O tempo acabou. Cada mesa termina a mão em curso.

## Mesas e rondas

evening-round = Ronda { $number }
evening-past = Rondas jogadas
evening-table = Mesa { $number }
evening-round-table = Ronda { $round }, mesa { $table }
evening-playing = Em jogo
evening-late = Atrasada
evening-waits = { $minutes ->
    [one] Sem ação há um minuto
   *[other] Sem ação há { $minutes } minutos
}
evening-waits-hours = { $hours ->
    [one] Sem ação há uma hora
   *[other] Sem ação há { $hours } horas
}
evening-waits-days = { $days ->
    [one] Sem ação há um dia
   *[other] Sem ação há { $days } dias
}
evening-bot-plays = Um robô joga por { $who }
evening-waits-for = À espera de { $who }
evening-won = Ganharam:
evening-idle = Folgam: { $who }
evening-swapped = { $who } trocaram de lugar.
evening-swapped-why = { $who } trocaram de lugar: { $reason }
evening-abandoned = A ronda continuou sem esta mesa: { $reason }
evening-corrected = Resultado corrigido: { $reason }
evening-deleted = todos os que lá estavam apagaram os seus dados
evening-closed = a mesa foi fechada

## O diretor

evening-lead = Dirigir a noite
evening-open = Abrir a noite
evening-of = Noite de jogo: { $game }
evening-lead-of = { $evening } (direção)
evening-start = Começar ronda { $number }
evening-start-nobody = Ainda não há ninguém. Convide primeiro jogadores.
evening-start-few = { $missing ->
    [one] Falta um jogador para completar uma mesa.
   *[other] Faltam { $missing } jogadores para completar uma mesa.
}
evening-start-pairs = Forme primeiro duplas ou equipas.
evening-start-adds = { $count ->
    [one] O nome escrito é acrescentado primeiro.
   *[other] Os { $count } nomes escritos são acrescentados primeiro.
}
evening-start-more = { $missing ->
    [one] Com mais um jogador, jogam todos.
   *[other] Com mais { $missing } jogadores, jogam todos.
}
evening-start-bots = { $missing ->
    [one] Um bot ocupa o lugar livre.
   *[other] { $missing } bots ocupam os lugares livres.
}
evening-about = Nome, data e local
evening-about-name = Nome da noite
evening-about-place = Local
evening-about-starts = Início
evening-about-save = Guardar detalhes
evening-again = Voltar a reunir
evening-again-text = As mesmas pessoas, duplas e equipas têm uma nova noite. O link desta leva até lá.
evening-again-make = Criar a seguinte
evening-next = Ir para a noite seguinte
evening-calendar = Guardar no calendário
evening-sheets-missing = { $count ->
    [one] Falta a folha de pontos da mesa { $tables }.
   *[other] Faltam as folhas de pontos das mesas { $tables }.
}
evening-tables-playing = { $count ->
    [one] A mesa { $tables } ainda joga.
   *[other] As mesas { $tables } ainda jogam.
}
evening-end = Acabar a noite
evening-end-sure = Acabar a noite de vez
evening-end-text = Depois disso, nenhuma ronda pode começar. Todos podem continuar a ver a classificação, e os resultados ainda podem ser corrigidos.
evening-cut = Final para os melhores
evening-cut-places = Lugares na final
evening-cut-text = Os melhores jogam as rondas que faltam. Os outros ficam na classificação, mas sem lugar à mesa.
evening-cut-carry = Contar as rondas anteriores
    .text = Na final contam também as rondas anteriores. Caso contrário, só a final decide os lugares dos melhores.
evening-cut-go = Começar a final
evening-cut-sure = Continuar com os melhores
evening-cut-out = fora após o corte
evening-next-seats = Lugares da ronda { $number } antes de começar
evening-next-seats-text = Mais ninguém vê ainda estes lugares. Podem mudar se alguém chegar ou sair.
evening-swap = Trocar lugares
evening-swap-first = Primeiro jogador
evening-swap-second = Segundo jogador
evening-swap-text = As duplas e as equipas trocam por inteiro.
evening-time = Tempo da ronda
evening-time-more = { $minutes ->
    [one] Dar um minuto
   *[other] Dar { $minutes } minutos
}
evening-time-less = { $minutes ->
    [one] Tirar um minuto
   *[other] Tirar { $minutes } minutos
}
evening-time-from-now = { $minutes ->
    [one] Iniciar o relógio: 1 minuto
   *[other] Iniciar o relógio: { $minutes } minutos
}
evening-day-more = Juntar um dia
evening-day-less = Tirar um dia
evening-day-from-now = Iniciar o relógio: 1 dia
evening-time-stop = Parar o relógio
evening-time-stopped = Já não há limite de tempo.
evening-bot-in = Robô por { $who }
evening-bot-in-sure = Pôr um robô a jogar por { $who }
evening-abandon = Fechar a mesa sem resultado
evening-abandon-sure = Fechar a mesa
evening-reason = Motivo, mostrado a todos
evening-reason-missing = Indique um motivo: todos o verão.
evening-correct = Corrigir resultado
evening-give-result = Indicar resultado
evening-correct-text = A classificação é logo refeita. Todos veem o motivo nesta mesa.
evening-correct-save = Guardar resultado
evening-deal = Mão { $number }
evening-deal-add = Juntar mão
evening-deal-drop = Tirar última mão
evening-score = Escrever folha de pontos
evening-score-text = Escreva os pontos quando a partida tiver acabado. O programa verifica as somas onde as regras as fixam.
evening-score-void = Deixe vazia uma mão nula, e continue com a seguinte.
evening-score-by = Como a escrever
evening-score-totals = Pontuações finais
evening-score-deals = Mão a mão
evening-score-sum = Soma { $total }
evening-score-sum-of = Soma { $total } (possível: { $due })
evening-score-missing = Soma { $total }, falta { $missing }
evening-wrong-possible = Mão { $deal }: cada jogador tem { $possible }, mas estes pontos não são possíveis em conjunto.
evening-readings = Queria dizer isto?
evening-reading = Mão { $deal }: { $points }
evening-reading-swap = Trocar as mãos { $first } e { $second }
evening-meanwhile = Entretanto, outra pessoa guardou esta folha: { $points }. A sua não está guardada: guarde-a como correção, ou feche-a.
evening-insist = Guardar mesmo assim
    .text = A folha conta tal como está. Todos veem o seu motivo por baixo da classificação.
evening-score-of = { $what }, { $who }
evening-deal-named = { $number }. { $title }
evening-wrong-sum = { $way ->
    [under] As pontuações somam { $total } em vez de { $due }: { $by } a menos.
    [least] As pontuações somam { $total }: as regras exigem pelo menos { $due }.
    [most] As pontuações somam { $total }: as regras permitem no máximo { $due }.
    [over] As pontuações somam { $total } em vez de { $due }: { $by } a mais.
   *[between] As pontuações somam { $total }, o que as regras não permitem: { $due }?
}
evening-wrong-deal = { $way ->
    [under] A mão { $deal } soma { $total } em vez de { $due }: { $by } a menos.
    [least] Mão { $deal }. As pontuações somam { $total }: as regras exigem pelo menos { $due }.
    [most] Mão { $deal }. As pontuações somam { $total }: as regras permitem no máximo { $due }.
    [over] A mão { $deal } soma { $total } em vez de { $due }: { $by } a mais.
   *[between] A mão { $deal } soma { $total }, o que as regras não permitem: { $due }?
}
evening-wrong-entry = As regras não permitem { $wrong } na mão { $deal }: { $due }?
evening-people = Pessoas
evening-people-here = { $count ->
    [0] Ainda não há ninguém.
    [one] Há uma pessoa.
   *[other] Há { $count } pessoas.
}
evening-came = { $count ->
    [one] Acaba de entrar: { $who }
   *[other] Acabam de entrar: { $who }
}
    .mark = acaba de entrar
evening-people-all = Mostrar todos os nomes
evening-person = Alterar: { $who }
evening-late-comers = Quem chega tarde segue o mesmo link e joga a partir da ronda seguinte. Quem saiu volta da mesma maneira.
evening-withdraw-sure = Retirar das próximas rondas
evening-left-out = saiu
evening-enter = Adicionar
evening-enter-name = Sem telefone (um ou vários nomes, com vírgulas)
evening-forget = Apagar nome
evening-forget-who = Apagar o nome de { $who }
evening-forget-sure = Apagar de vez o nome de { $who }
evening-partner = com { $who }
evening-unpaired = ainda sem parceiro
evening-pair = Formar dupla
evening-pair-first = Primeiro parceiro
evening-pair-second = Segundo parceiro
evening-team-of = Equipa { $who }
evening-no-team = ainda sem equipa
evening-team = Formar equipa
evening-team-member = Membro { $number }
evening-team-text = Os membros 1 e 2 são parceiros, e os membros 3 e 4 também. A equipa tem o nome do primeiro membro.
evening-substitute-for = Joga por
evening-substitute-sure = Pôr suplente
evening-substitute-text = Um suplente joga em vez de um membro ausente a partir da ronda seguinte, até esse membro voltar. As rondas contam para a dupla ou a equipa.
evening-plays-for = joga por { $who }
evening-choose = Escolher
evening-invite = Convidar jogadores
evening-invite-text = Todos seguem este link, escrevem um nome e deixam a página aberta. Ela mostra onde se sentam em cada ronda.
evening-link = Link para jogadores
evening-qr-text = Leia-o com um telefone para participar.
evening-wall = Painel para a sala
evening-paper = Imprimir e exportar
evening-play-too = Participar também
evening-lead-elsewhere = Dirigir de outro telefone
evening-lead-elsewhere-text = Quem tiver este link pode dirigir a noite. Não o dê a mais ninguém. Uma folha de pontos ainda não guardada fica no telefone onde foi escrita.
evening-lead-link = Link para o diretor

## Um jogador

evening-join = Participar
evening-join-text = Escreva um nome para participar: não precisa de conta. Depois deixe esta página aberta: mostra o seu lugar em cada ronda.
evening-back = Voltar
evening-back-text = Saiu desta noite. Pode voltar a jogar a partir da próxima ronda.
evening-seat-table = O seu lugar é na mesa { $number }
evening-seat-none = Folga nesta ronda
evening-seat-later = Já participa
evening-seat-place = O seu lugar: { $place } de { $count }
evening-seat-with = O seu parceiro é { $partner }. Joga contra { $others }.
evening-seat-alone = Joga contra { $others }.
evening-seat-partner = Parceiro
evening-seat-opponents = Adversários
evening-seat-go = Ir para a mesa
evening-seat-over = A sua mesa acabou. A próxima ronda aparece aqui quando começar.
evening-seat-idle = Volta a jogar a partir da próxima ronda.
evening-seat-cut = Jogou todas as suas rondas: os melhores continuam. A classificação abaixo mantém-se atualizada.
evening-seat-wait = Deixe esta página aberta: o seu lugar aparece aqui quando o diretor começar a próxima ronda.
evening-seat-last = Foi a última ronda. A classificação será definitiva quando o diretor acabar a noite.
evening-seat-single = Ainda não tem dupla nem equipa: é o diretor que as forma.
evening-review = Analisar partida
evening-leave = Sair da noite
evening-leave-sure = Não jogar mais rondas
evening-draw = Selo do sorteio
evening-draw-text = Os lugares de todas as rondas vêm de um segredo. O selo está aqui desde o começo, e ninguém pode escolher os lugares depois.
evening-draw-secret = O segredo, revelado quando a noite acabou:
evening-phone = Outro telefone
evening-phone-text = Se a bateria estiver fraca, leve o seu lugar consigo: abra um link ou leia um código no outro telefone.
evening-phone-make = Mostrar código

## Classificação

evening-standings = Classificação
evening-standings-none = A classificação aparece depois da primeira ronda.
evening-standings-bots = Os robôs não entram na classificação.
evening-standings-text = Com tão poucas rondas, a ordem dos { $places } pode dever-se à sorte.
evening-standings-range = { $count ->
    [2] lugares { $first } e { $last }
   *[other] lugares { $first } a { $last }
}
evening-minimum = { $rounds ->
    [one] Basta uma ronda para ter lugar.
   *[other] São precisas { $rounds } rondas para ter lugar. Quem tem menos aparece à parte.
}
evening-minimum-set = Rondas precisas para um lugar
evening-final = Final
evening-cut-after = Fora após a ronda { $number }
evening-rules = Como se decidem os lugares
evening-rule-share = Fica à frente quem tem a maior parte média por ronda.
evening-rule-points = Com partes iguais, decidem os pontos por ronda: os próprios menos os dos adversários.
evening-rule-met = Se só dois continuam iguais, decidem as rondas em que se defrontaram.
evening-rule-same = Quem continua igual partilha o lugar.
evening-absent = { $count ->
    [one] ausência na ronda { $rounds }
   *[other] ausência nas rondas { $rounds }
}
evening-bot-played = { $count ->
    [one] um robô jogou em seu lugar na ronda { $rounds }
   *[other] um robô jogou em seu lugar nas rondas { $rounds }
}
evening-substituted = { $count ->
    [one] com { $who } na ronda { $rounds }
   *[other] com { $who } nas rondas { $rounds }
}
evening-sat-out = { $count ->
    [one] folga na ronda { $rounds }
   *[other] folga nas rondas { $rounds }
}
evening-place = Lugar
evening-place-of = { $place } de { $count }
evening-who = Jogador
evening-share = Adversários superados
evening-share-boards = Matchpoints
evening-share-teams = Mãos ganhas
evening-points = Pontos
evening-difference = Diferença de pontos
evening-rounds-played = Rondas
evening-likely = Lugares prováveis
evening-few = poucas rondas
evening-places = { $first }–{ $last }

## Clubes

evening-clubs = Clubes
evening-club-new = Novo clube
evening-club-new-text = Um clube reúne as suas noites e conta-as em conjunto. Quem tiver o link pode vê-lo.
evening-club-make = Criar clube
evening-club-name = Nome do clube
evening-club-missing = Esse clube não existe. Verifique o link.
evening-club-share = Parte média
evening-club-interval = Intervalo de 95%
evening-club-between = de { $low } a { $high }
evening-club-text = A parte é a dos adversários que o jogador superou, ou os seus matchpoints. É a média de todas as rondas das noites acabadas. Em 95 de 100 casos, o intervalo contém a parte do jogador a longo prazo.
evening-club-minimum = { $evenings ->
    [one] Para ter lugar é precisa uma noite com rondas suficientes.
   *[other] Para ter lugar são precisas { $evenings } noites com rondas suficientes.
}
evening-club-best = { $best ->
    [0] Contam todas as noites.
    [one] Conta a melhor noite de cada pessoa.
   *[other] Contam as { $best } melhores noites de cada pessoa.
}
evening-club-season = Como contam as noites
evening-club-minimum-set = Noites precisas para um lugar (0: metade)
evening-club-best-set = Melhores noites que contam (0: todas)
evening-club-season-save = Guardar época
evening-club-none = A classificação aparece quando a primeira noite acabar.
evening-club-evenings = Noites
evening-club-no-evenings = O clube ainda não tem nenhuma noite.
evening-club-people = { $count ->
    [0] Ninguém
    [one] Uma pessoa
   *[other] { $count } pessoas
}
evening-club-first = Em primeiro lugar: { $who }
evening-club-open = Ainda não acabou
evening-club-remove = Retirar
evening-club-remove-which = Retirar a noite de { $day }
evening-club-remove-sure = Retirar do clube
evening-club-add = Juntar uma noite
evening-club-add-text = Pode juntar as noites que dirige neste navegador. Cada noite pertence a um só clube.
evening-club-add-this = Juntar ao clube
evening-club-keep = Gerir o clube
evening-club-link = Link do clube
evening-club-keep-elsewhere = Gerir o clube noutro aparelho
evening-club-keep-text = Quem tiver este link pode alterar e apagar o clube. Não o dê a mais ninguém.
evening-club-keeper-link = Link para o responsável
evening-club-rename = Mudar o nome do clube
evening-club-rename-save = Guardar nome
evening-club-delete = Apagar clube
evening-club-delete-sure = Apagar o clube de vez

## O painel

evening-wall-join = Participe em
evening-curious = { $number ->
    [0] Curiosidades da noite
   *[other] Curiosidades da ronda { $number }
}
evening-curious-bid = Aposta mais alta cumprida: { $number }
evening-curious-slam = Todas as vazas de uma mão
evening-curious-points = Mais pontos numa mão: { $number }
evening-curious-swing = Maior diferença com as mesmas cartas: { $number }
evening-curious-same = O mesmo resultado em todas as mesas
evening-curious-at = mesa { $table }, mão { $deal }
evening-curious-deal = mão { $deal }
evening-curious-ahead = A mesa { $more } à frente da mesa { $less }

## Papel

evening-paper-of = { $game }: imprimir e exportar
evening-paper-none = Os lugares aparecem quando a primeira ronda começa.
evening-seating = Lugares da ronda { $number }
evening-print = O que imprimir
evening-print-seating = Lugares
evening-print-cards = Um cartão de lugar por jogador
evening-print-lists = Lista para dar: as cartas de cada mão
evening-print-sheets = Uma folha de pontos por mesa
evening-print-travellers = Fichas das mãos: todos os resultados de cada mão
evening-print-results = Classificação e resultados
evening-print-go = Imprimir
evening-save-standings = Guardar classificação (CSV)
evening-save-page = Guardar página (HTML)
evening-save-results = Guardar resultados (CSV)
evening-save-sheet = Guardar folha de cálculo
evening-sheet-deal = Mão
evening-sheet-sum = Total
evening-sheet-signed = Conferido por:
evening-traveller-table = Mesa
evening-traveller-of = Ronda { $round }, mão { $deal }
evening-list-of = Lista para dar da ronda { $number }
evening-list-secret = Esta lista mostra as cartas de toda a noite. Só o diretor a pode ver, e quem a viu já não pode jogar.
evening-list-you-play = Participa nesta noite. Saia dela antes de ver as cartas, ou deixe outro diretor dar.
evening-list-show = Mostrar as cartas
evening-list-sure = Mostrar todas as cartas
evening-list-how = Os assentos têm números, pela ordem do jogo. Dê cada mão pela lista, ou prepare um baralho por mesa e por mão. Escreva nele o número, quem dá e as cartas que todos veem.
evening-list-spare = de reserva, se uma mão for nula
evening-seat = Assento { $number }
evening-board-seat = Assento
evening-board-dealer = Dá: assento { $number }
evening-board-turned = Carta virada: { $card }
evening-board-face-up = Cartas dadas à vista: { $cards }
evening-csv-place = lugar
evening-csv-who = jogador
evening-csv-rounds = rondas
evening-csv-share = parte
evening-csv-points = pontos
evening-csv-first = do lugar
evening-csv-last = ao lugar
evening-csv-round = ronda
evening-csv-table = mesa
evening-csv-seat = assento
evening-csv-score = pontuação
evening-csv-won = ganha
evening-csv-remark = nota

## Por que algo não pode ser

evening-why-kind-and-game = Este tipo de noite não serve para o jogo. Escolha outro tipo.
evening-why-rounds = Uma noite tem de 1 a 40 rondas.
evening-why-minutes = Uma ronda tem no máximo 240 minutos.
evening-why-length-fixed = As regras deste jogo fixam o número de mãos. Não escolha tempo.
evening-why-mirror = Numa noite não se podem jogar partidas espelhadas.
evening-why-paper = Com cartas de verdade não há robôs, relógios nem dicas.
evening-why-boards-length = Só um número fixo de mãos se pode dar pela lista. Escolha o número de mãos por ronda.
evening-why-no-boards = As mesas desta noite não jogam as mesmas mãos.
evening-why-not-paper = Esta noite joga-se nos telefones. Os resultados vêm das mesas.
evening-why-teams-boards = As equipas jogam as mesmas cartas nas duas mesas. Escolha as mesmas cartas.
evening-why-not-at-this-table = Só os jogadores desta mesa ou o diretor podem escrever a folha de pontos.
evening-why-bad-sheet = Escreva um número inteiro em cada pontuação. Escreva todas as mãos da partida, ou só as pontuações finais.
evening-why-no-spreadsheets = Este servidor não consegue criar folhas de cálculo. Guarde antes um ficheiro CSV.
evening-why-bad-scores = Escreva um número inteiro em cada pontuação.
evening-why-boards-by-deals = As mesmas mãos comparam-se uma a uma. Escreva os pontos de cada mão.
evening-why-wrong-points = As regras não permitem estes pontos na mão { $deal }. Verifique a folha. Se estiver certa, o diretor pode escrever o resultado com um motivo.
evening-why-deal-after-end = A partida já tinha acabado antes da mão { $deal }. Retire as mãos que se seguem ao fim.
evening-why-match-goes-on = Estas pontuações não terminam a partida: falta jogar mais uma mão. Se a partida acabou mais cedo, o diretor pode escrever o resultado com um motivo.
evening-why-evening-over = A noite acabou.
evening-why-evening-full = A noite está cheia: ninguém mais pode participar.
evening-why-no-such-entrant = Ninguém nesta noite tem esse número.
evening-why-not-pairs = Esta noite não tem duplas fixas.
evening-why-paired-already = Um dos dois já tem parceiro.
evening-why-not-teams = Esta noite não tem equipas.
evening-why-no-substitute = Um suplente tem de estar presente, sem dupla nem equipa, e jogar por alguém que as tenha.
evening-why-teamed-already = Um dos quatro já tem equipa.
evening-why-cut = A noite continua com os melhores. Pode seguir a classificação.
evening-why-nothing-to-cut = Ninguém sairia, ou sairiam todos. Escolha outro número de lugares.
evening-why-round-running = Há uma ronda em curso. Espere pelo fim, ou feche as últimas mesas sem resultado.
evening-why-no-round = Nenhuma ronda está em curso.
evening-why-all-rounds-played = Todas as rondas previstas foram jogadas.
evening-why-too-few = Faltam pessoas. São precisas quatro, ou uma onde os robôs ocupam lugares; duas duplas ou equipas, ou uma com robôs.
evening-why-no-swap = Escolha dois jogadores diferentes que participem ambos nesta ronda.
evening-why-seats-taken = As cartas desta ronda estão dadas. Pode trocar lugares antes da próxima.
evening-why-no-such-table = Essa ronda não tem tal mesa.
evening-why-table-over = Essa mesa já acabou.
evening-why-no-reason = Escreva um motivo.
evening-why-not-the-director = Só o diretor pode dirigir esta noite. Abra o link do diretor.
evening-why-no-such-club = Esse clube não existe.
evening-why-not-the-keeper = Só o responsável pode alterar este clube. Abra o link do responsável.
evening-why-unseen-name = Ninguém consegue ver este nome. Escreva pelo menos uma letra, um algarismo ou um sinal.
evening-why-barred = Um administrador não deixa, por agora, que abra mesas novas.
evening-why-banned = Um administrador suspendeu por agora o seu acesso a este servidor.
