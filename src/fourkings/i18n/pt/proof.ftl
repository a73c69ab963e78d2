# A página que verifica uma partida, o selo à mesa, e a página das estatísticas.

proof-title = Verificar uma partida
proof-intro = Todas as cartas de uma partida vêm de um segredo selado antes da primeira carta. Dê a esta página a folha de uma partida: ela faz de novo cada carta e compara. Tudo se passa no seu navegador.
proof-file = Abrir uma folha
proof-paste = Ou cole uma folha
proof-check = Verificar
proof-another = Verificar outra folha
proof-of-table = Verificar esta partida
proof-not-over = Esta partida ainda não acabou. O segredo publica-se no fim.
proof-gone = Não foi possível obter a folha. Guarde-a no fim da partida e abra-a aqui.
proof-no-record = Isto não é a folha de uma partida.
proof-many = O arquivo contém { $count } folhas. Esta é a primeira.
proof-mine-seal = O seu navegador viu este mesmo selo antes da partida.
proof-mine-late = O seu navegador viu este mesmo selo durante a partida.
proof-mine-other-seal = O seu navegador viu outro selo antes da partida: { $seal }.
proof-mine-luck = A folha contém o que o seu navegador juntou.
proof-mine-no-luck = Falta na folha o que o seu navegador juntou.
proof-mine-none = Este navegador não anotou nenhum selo desta partida. Se o anotou você, compare.
proof-seal = Selo
proof-secret = Segredo
proof-added = Juntado pelos jogadores
proof-added-nothing = nada
proof-copy = Copiar
proof-copied = Copiado.
proof-opening = Antes da primeira carta
proof-deals = Mãos
proof-hand = Carta a carta
proof-proved = O que isto prova
proof-proved-cards = Nenhuma destas cartas foi trocada. Depois de selado o segredo, nenhuma mão foi omitida nem dada de novo.
proof-proved-luck = Quem viu o selo antes de juntar bytes ao acaso sabe que a mesa não escolheu as cartas.
proof-unproved = O que isto não prova
proof-unproved-looked = Que ninguém olhou: quem pode ler a memória do servidor, ou a de um aparelho que guarda a partida, conhece todas as cartas enquanto ela corre.
proof-unproved-choice = Que uma mesa a que ninguém juntou nada não escolheu entre segredos. Nem que um anfitrião sentado à sua própria mesa não juntou a sua parte no fim.
proof-unproved-missing = Que nenhuma partida foi interrompida por não agradar a alguém.
proof-unproved-page = Que esta página é honesta: vem do mesmo servidor. Guarde a folha e verifique-a também noutro lado, com `fourkings verify` ou com um programa seu.
proof-spec = Para escrever a sua própria verificação, siga a especificação: `docs/seal.md` no código-fonte.
proof-at-table = Selo do baralhamento
proof-at-table-text = Todas as cartas desta partida vêm de um segredo escolhido e selado antes da primeira carta. Este é o seu selo. Depois da partida o segredo publica-se, e todos podem verificar cada carta.
proof-at-table-secret = A partida acabou, e este é o segredo. O selo dele deve ser o de cima.
proof-at-table-luck = { $count ->
    [you] O seu navegador juntou o seu próprio acaso ao baralhamento.
    [1] { $names } juntou a sua parte ao baralhamento.
   *[other] { $names } juntaram a sua parte ao baralhamento.
}
proof-at-table-no-luck = Ninguém juntou nada ao baralhamento.
proof-luck = A sua parte do acaso
proof-luck-text = Uma palavra sua, ou bytes ao acaso, entram no baralhamento depois de a mesa selar o segredo. Assim nem a mesa nem você decidem sozinhos as cartas.
proof-luck-word = A sua palavra
proof-luck-random = Bytes ao acaso

luck-title = Estatísticas das cartas
luck-intro = Ninguém se lembra das cartas banais. Aqui estão todas: cada mão de cada partida acabada neste servidor, comparada com as probabilidades exatas.
luck-none = Ainda não acabou nenhuma partida neste servidor.
luck-deals = { $deals ->
    [0] 0 mãos
    [one] uma mão
   *[other] { NUMBER($deals, useGrouping: "true") } mãos
} de { $matches ->
    [0] 0 partidas
    [one] uma partida
   *[other] { NUMBER($matches, useGrouping: "true") } partidas
}
luck-pack = Com { $cards } cartas
luck-kings = Distribuição dos quatro reis pelos quatro jogadores
luck-longest = Naipe mais longo de um jogador
luck-voids = Naipes em falta, somados os quatro jogadores
luck-cliques = Grupos, somados os quatro jogadores
luck-places = Reis por lugar, do primeiro a jogar ao dador
luck-place-0 = primeiro
luck-place-1 = segundo
luck-place-2 = terceiro
luck-place-3 = dador
luck-or-more = { $number } ou mais
luck-or-less = { $number } ou menos
luck-what = Caso
luck-seen = Visto
luck-expected = Esperado
luck-share = Probabilidade
luck-even = Tão regular como o acaso permite.
luck-odd = O acaso sozinho só se desvia tanto uma vez em { NUMBER($times, useGrouping: "true") }.
luck-few = Poucas mãos até agora.
luck-figures = χ² = { $chi }, { $freedom ->
    [one] um grau de liberdade
   *[other] { $freedom } graus de liberdade
}, p = { $p }
luck-all-even = No conjunto: tão regular como o acaso permite.
luck-all-odd = No conjunto: { $count ->
    [one] uma tabela desvia-se
   *[other] { $count } tabelas desviam-se
} mais do que o acaso devia permitir.
luck-all-few = No conjunto: poucas mãos até agora.
luck-note = As partidas por acabar não contam. Um jogo até um número de pontos acaba mais cedo com umas cartas do que com outras, o que deixa um pequeno vestígio. Cada teste sozinho assinala um baralhamento honesto em cem. Esta página só assinala uma tabela se o acaso o fizesse num servidor em cem, somadas todas as tabelas.
