# A barra de navegação, e o que o início oferece primeiro.

nav-title = Navegação
nav-play = Jogar
nav-learn = Aprender
nav-today = Hoje
nav-mine = O meu jogo

first-title = É novo aqui? Comece por { $game }.
first-go = Aprender { $game }

today-percent = { $share }%
today-badge = Hoje: { $state }
today-part = { $played } de { $boards } mãos
today-open = { $boards ->
    [one] { $deals ->
        [one] uma mão
       *[other] { $deals } mãos
    }
   *[other] { $boards } mãos
}
today-done = jogado
today-streak = { $days ->
    [0] Jogue hoje para começar uma série
    [one] Primeiro dia da sua série
   *[other] { $days } dias seguidos
}

learn-intro = Jogue a primeira partida com um amigo que explica cada regra quando ela conta, veja uma mão carta a carta, ou leia as regras.
learn-general = Regras de todos os jogos
learn-mistakes = Os seus erros
learn-puzzles = Problemas
learn-solver = Solucionador

# Uma página que joga sem servidor.
alone-here = Aqui joga só neste aparelho, sem servidor, contra robôs. As suas partidas ficam neste navegador.
server-people = Os amigos, as mesas abertas e as classificações estão em { $server }.
server-away = { $server } não responde agora. Pode continuar a jogar aqui, contra robôs.
alone-title = A mesa está quase posta
alone-loading = A mesa prepara-se: { NUMBER($have, minimumFractionDigits: 1, maximumFractionDigits: 1) } de { NUMBER($all, minimumFractionDigits: 1, maximumFractionDigits: 1) } MB.
alone-elsewhere = As suas partidas estão abertas noutra janela. Feche-a, e esta continua.
stopped = { $why ->
    [newer] As suas partidas foram guardadas por uma versão mais nova desta página. Recarregue-a para a obter: as partidas ficam como estão.
    [older] As suas partidas são anteriores à primeira versão, e esta não as consegue ler. Apague os dados desta página nas definições do navegador e recarregue-a.
    [full] Este navegador já não tem espaço, por isso a última carta não foi guardada. Liberte espaço e recarregue a página.
    [gone] O navegador fechou ou apagou o que guardava das suas partidas. Recarregue a página para continuar.
    [missing] Não foi possível carregar os jogos. Verifique a ligação e recarregue a página.
   *[broken] Os jogos pararam. Recarregue a página: as suas partidas estão guardadas até à última carta mostrada.
}
stopped-reload = Recarregar
