# Jogar com amigos: uma mesa que se junta, conversa, lugares deixados a robôs, e o que é de cada um.

## Fazer uma mesa

gather-play = Jogar com amigos
gather-title = Mesa para amigos
gather-intro = Recebe um link. Quem o tiver pode entrar com qualquer nome, sem conta. Pode pôr robôs nos lugares livres.
gather-game = Jogo
gather-house = Regras: { $preset }
gather-seats = Lugares
gather-seats-drawn = Sorteados
    .text = Atribuídos no início, pela regra do jogo ou por sorteio.
gather-seats-chosen = Escolhidos
    .text = Sente-se onde quiser; os parceiros podem escolher-se.
gather-watch = Espectadores
gather-watch-link = Quem tiver o link
gather-watch-hands = Com o link, e as cartas passadas
gather-watch-nobody = Sem espectadores
gather-time = Ritmo
gather-time-none = Sem limite
gather-time-brisk = 1 min + 5 s
gather-time-calm = 3 min + 10 s
gather-time-day = Um dia
gather-time-days = Três dias
gather-time-own = Outro
gather-time-free = Cada um leva o tempo que quiser.
gather-time-bank = Por mão, mais um incremento depois de cada ação. Os dois primeiros segundos de cada ação são grátis. Quando o tempo acaba, um robô age uma vez.
gather-time-slow = Por decisão: não precisa de estar aqui enquanto os outros pensam. Quando o tempo acaba, um robô age uma vez.
gather-chat = Conversa na mesa
gather-hints = Dicas
    .text = Qualquer jogador pode pedir uma, e todos a veem.
gather-hints-off = Nenhuma
gather-hints-on = Permitidas
gather-hints-laid = As dicas são permitidas, e todos veem quem as pede.
gather-hints-none = Sem dicas nesta mesa.
gather-mirror = Partida espelhada
    .text = Todos jogam uma vez as cartas de cada um, com os naipes trocados, e as cartas não favorecem ninguém. A mesa mostra quanto tempo leva.
gather-mirror-laid = Partida espelhada: { $deals } mãos, cerca de { $minutes } minutos. Todos jogam uma vez as cartas de cada um, e as cartas não favorecem ninguém.
gather-mirror-again = Cada mão começa do zero. Depois podem parar ou começar outra.
gather-stand-in = Robô para ausentes
gather-make = Abrir mesa

## A sala de espera

gather-of = A mesa de { $who }
    .yours = A sua mesa
gather-invite = Convide os seus amigos
gather-link = Link desta mesa
gather-copy = Copiar link
gather-copied = Copiado
gather-share = Enviar
gather-share-text = Venha jogar { $game } comigo
gather-qr = Código QR
gather-qr-text = Leia o código com um telefone para entrar nesta mesa.
gather-obstacle-this-machine = Só este computador pode abrir o link.
    .help = Os dispositivos dos seus amigos ainda não o alcançam: o servidor só responde aqui. Para o abrir à sua rede, inicie-o com serve --host 0.0.0.0; depois abra de novo esta página e copie o link.
gather-obstacle-no-network = Só este computador pode abrir o link.
    .help = Não tem endereço em nenhuma rede. Ligue-o e recarregue esta página.
gather-obstacle-unknown = Talvez só este computador possa abrir o link.
    .help = O servidor não sabe o seu próprio endereço. Abra esta página pelo endereço do computador em vez de localhost e copie o link.
gather-obstacle-how = Como convidar os amigos
gather-places = Lugares
gather-place = Lugar { $number }
gather-free = Livre
gather-you = você
gather-host = anfitrião
gather-gone = offline
gather-bot = robô
gather-sit = Sentar aqui
gather-take = Ocupar um lugar
gather-stand = Levantar
gather-no-bot = Sem robô
gather-put-bot = Pôr um robô
gather-kick = Retirar { $who }
gather-swap = Trocar com
gather-standing = Sem lugar
gather-opposite = Os parceiros sentam-se frente a frente.
gather-drawn = Os lugares sorteiam-se quando a partida começa.
gather-start = Começar partida
gather-waits = { $count ->
    [one] Há um lugar livre: espere por um amigo, ou ponha lá um robô.
   *[other] Há { $count } lugares livres: espere por amigos, ou ponha lá robôs.
}
gather-waits-host = { $count ->
    [one] Há um lugar livre. { $who } pode começar a partida quando um amigo ou um robô o ocupar.
   *[other] Há { $count } lugares livres. { $who } pode começar a partida quando amigos ou robôs os ocuparem.
}
gather-fill = Completar com robôs e começar
gather-level = Nível dos robôs
gather-host-starts = { $who } começa a partida.
gather-ready = Todos têm lugar.
gather-invited = Convite de { $who } para uma mesa de { $game }.
gather-invited-plain = Há um convite para uma mesa de { $game }.
gather-name = O seu nome à mesa
gather-join = Entrar
gather-leave = Sair da mesa
gather-watching = Veio para ver. A partida aparece aqui quando começar.
gather-watching-join = Entrar no jogo
gather-watched = { $count ->
    [one] Alguém está a ver.
   *[other] { $count } pessoas estão a ver.
}
gather-watched-by = { $count ->
    [one] { $names } está a ver.
   *[other] { $names } estão a ver.
}
gather-looks = { $count ->
    [one] Alguém abriu a ligação.
   *[other] { $count } pessoas abriram a ligação.
}
gather-follows = Desforra dos mesmos jogadores
gather-under-way = Sala de espera
gather-turned-away = Já não pode entrar nesta mesa
gather-came = { $who } entrou
    .yours = Você entrou
gather-sat = { $who } ocupa o lugar { $place }
    .yours = Você ocupa o lugar { $place }
gather-stood = { $who } deixou o seu lugar
    .yours = Você deixou o seu lugar
gather-bot-sat = Um robô ocupa o lugar { $place }
gather-bot-went = O robô do lugar { $place } saiu
gather-swapped = Trocaram-se dois lugares
gather-kicked = O anfitrião retirou { $who }
    .yours = Você retirou { $who }
gather-let-in = { $who } pode voltar
gather-laid = O anfitrião mudou o jogo ou as suas condições
    .yours = Você mudou o jogo ou as suas condições
gather-sent-away = Retirados
gather-sent-away-text = Quem tiver licença para voltar regressa pelo link.
gather-admit = Deixar { $who } voltar
gather-change = Mais definições
gather-change-title = Jogo e condições
gather-change-intro = Todos na mesa veem a mudança. Lugares e robôs ficam como estão.
gather-change-now = Guardar mudanças
gather-went = { $who } saiu
gather-hosts = { $who } é agora o anfitrião
    .yours = Você é agora o anfitrião
gather-hand-over = Fazer anfitrião: { $who }

## O que o anfitrião de uma partida decide

host-title = Ferramentas do anfitrião
host-pause-title = Pausa
host-pause = Pausar partida
host-pause-text = Ninguém age e nenhum relógio corre até retomar. Se estiver fora por um tempo, o jogador seguinte passa a anfitrião.
host-resume = Retomar partida
host-paused-own = Pôs a partida em pausa.
host-paused-by = { $who } pôs a partida em pausa.
host-paused = A partida está em pausa
host-resumed = A partida continua
host-add-time = Dar um minuto
host-add-time-text = Para a mão em curso, cujos relógios estão ao lado dos nomes.
host-add-all = A todos os relógios
host-add-one = A { $who }
host-time-all = O anfitrião dá a todos mais { $seconds } segundos
    .yours = Você dá a todos mais { $seconds } segundos
host-time-one = O anfitrião dá a { $who } mais { $seconds } segundos
    .yours = Você dá a { $who } mais { $seconds } segundos
    .given = O anfitrião dá-lhe mais { $seconds } segundos
    .self = Você dá a si mais { $seconds } segundos
host-late = Quem chega tarde
host-late-open = Deixar espectadores ocupar lugares de robôs
    .text = Quem tiver o link pode então sentar-se no lugar de um robô. A folha da partida mostra desde que mão.
host-seats-opened = O anfitrião deixa os espectadores ocupar lugares de robôs
    .yours = Você deixa os espectadores ocupar lugares de robôs
host-seats-closed = Os espectadores já não podem ocupar lugares de robôs
host-hand-over = Outro anfitrião
host-changed = { $who } é agora o anfitrião
    .yours = Você é agora o anfitrião
late-title = O anfitrião deixa ocupar o lugar de um robô.
late-open = Ocupar um lugar
late-text = Continua logo no lugar do robô, com as cartas e os pontos dele. Quando tiver de sair, o robô joga em seu lugar.
late-name = O seu nome à mesa
late-take = Ocupar o lugar de { $who }
late-took = { $who } ocupa o lugar de um robô
    .yours = Você ocupa o lugar de um robô

## Conversa

chat-title = Conversa
chat-new = { $count ->
    [0] Conversa
    [one] Conversa, uma mensagem nova
   *[other] Conversa, { $count } mensagens novas
}
chat-nothing = Ainda não há mensagens.
chat-somebody = Alguém
chat-message = A sua mensagem
chat-send = Enviar
chat-ready = Mensagens prontas
chat-says = { $who }: { $text }
chat-unsay = Retirar: { $text }
chat-report = Denunciar: { $text }
chat-report-sure = Denunciar mensagem
chat-report-sent = Denunciada. Um administrador vai lê-la com as linhas em volta.
chat-report-failed = Não foi possível denunciar a mensagem.
chat-mute = Silenciar { $who }
chat-unmute = Voltar a ouvir { $who }
chat-phrase-hello = Olá a todos!
chat-phrase-good-luck = Boa sorte!
chat-phrase-well-played = Bem jogado!
chat-phrase-thanks = Obrigado!
chat-phrase-my-mistake = Erro meu
chat-phrase-one-moment = Um momento, por favor
chat-phrase-take-your-time = Sem pressa
chat-phrase-lucky = Que sorte!
chat-phrase-good-game = Obrigado, bom jogo
chat-phrase-bye = Até à próxima!

## Um lugar deixado ao seu robô

away-title = Deixar jogar um robô
away-intro = Se tiver de sair, um robô joga em seu lugar até voltar. Todos o veem, e a folha da partida mostra-o.
away-who = Robô para o seu lugar
away-plays = Um robô joga em seu lugar ({ $bot }).
away-back = Voltei
away-for = Um robô ({ $bot }) joga por { $who }
away-stand-in = Um robô ({ $bot }) joga agora por { $who }
    .yours = Um robô ({ $bot }) joga agora em seu lugar
away-forgotten = Um robô fica de vez com o lugar de { $who }

## O que é de cada um

self-title = Você neste servidor
self-link = Outro aparelho
    .text = Abra um link pessoal noutro aparelho para continuar lá com a mesma identidade. Não o mostre a ninguém.
self-link-make = Criar link
self-link-until = O link funciona até { $date }.
self-revoke = Revogar todos os links
self-revoked = Todos os seus links estão revogados.
self-avoided = { $people ->
    [0] Não evita ninguém
    [one] Evita uma pessoa
   *[other] Evita { $people } pessoas
}
    .text = Pessoas que escolheu evitar numa mesa. Não vê as mesas abertas delas, e elas não veem as suas.
self-meet = Não evitar ninguém
self-met = Volta a ver as mesas abertas de todos.
self-meet-one = Deixar de evitar
self-met-one = Volta a ver as mesas abertas de { $who }, e { $who } as suas.
self-export = Os seus dados
    .text = O seu nome, as suas mesas e as suas mensagens, tudo num arquivo.
self-export-save = Guardar dados
self-delete = Apagar tudo
    .text = O seu nome, as suas mesas e as suas mensagens. As partidas com outros ficam, com um nome neutro.
self-delete-go = Apagar-me
self-delete-sure = Apagar de vez tudo sobre mim
self-become = Continuar neste aparelho?
self-become-text = Este aparelho passa a agir como a pessoa que criou o link. O que nele jogou com outro nome fica com esse nome.
self-become-yes = Continuar aqui
self-become-no = Cancelar
self-become-failed = Este link expirou ou foi revogado. Crie outro no seu outro aparelho.
