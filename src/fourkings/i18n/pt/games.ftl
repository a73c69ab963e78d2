# Os cinco jogos: nome, cartaz (.origin), como se ganha (.aim), por que alguém ganhou (.won), quanto dura uma partida (.length), e, no jogo por onde se começa, por quê (.first).

game-quarante = Quarante de Roi
    .origin = França, século XVIII: quarenta pontos por quatro reis na mão, e cada figura vale uma luta.
    .aim = Dois contra dois; a primeira dupla a chegar a 150 pontos ganha.
    .won = { $deals ->
    [off] Uma dupla chegou a { $target } pontos ou mais: ganha a que tem mais pontos.
   *[other] A partida terminava depois de { $deals ->
        [one] uma mão válida
       *[other] { $deals } mãos válidas
    }: ganha a dupla com mais pontos, e em caso de empate a vitória divide-se.
}
    .length = Cinco ou seis mãos rápidas, 10 a 20 minutos.
game-quarante-1792 = Quarante de Roi, 1792
    .origin = O jogo de peruca empoada, como Lacombe o escreveu: os reis escolhem os parceiros, e os grupos anunciam-se em dois tempos.
    .aim = Os reis escolhem os parceiros; a primeira dupla a chegar a 150 pontos ganha.
    .won = { $deals ->
    [off] Uma dupla chegou a { $target } pontos ou mais: ganha a que tem mais pontos.
   *[other] A partida terminava depois de { $deals ->
        [one] uma mão válida
       *[other] { $deals } mãos válidas
    }: ganha a dupla com mais pontos, e em caso de empate a vitória divide-se.
}
    .length = Cerca de seis mãos, 10 a 20 minutos.
game-400 = 400 libanês
    .origin = O jogo do Líbano: o trunfo é sempre copas, o parceiro está em frente, e mesmo assim cada um aposta sozinho.
    .aim = Chegue a 41 com o seu parceiro acima de zero, e ganham juntos.
    .won = { $deals ->
    [off] Alguém chegou a { $target } com o parceiro { $partner_floor ->
        [not_negative] em zero ou acima
       *[other] acima de zero
    }: ganham os dois. Se duas duplas o conseguem, ganha a de soma mais alta.
   *[other] A partida terminava depois de { $deals ->
        [one] uma mão válida
       *[other] { $deals } mãos válidas
    }: ganha a dupla de soma mais alta, e em caso de empate a vitória divide-se.
}
    .length = Treze ou catorze mãos, 25 a 60 minutos.
game-jeu-du-roi = Le Jeu du Roi
    .origin = Da França e da Bélgica: dez mãos, dez objetivos, e nenhum leilão.
    .aim = Cada um por si: perca pouco, ganhe muito e acabe com mais pontos.
    .won = Somam-se os pontos de todas as mãos, e o total mais alto ganha. { $floor ->
    [final] Um total abaixo de zero acaba em 0.
   *[other] { "" }
}
    .length = Dez mãos, 20 a 40 minutos.
    .first = Sem leilão e sem parceiro: siga o naipe, e cada mão tem um só objetivo.
game-king = King
    .origin = De Portugal à Rússia, e no Brasil: seis mãos em que tudo custa, depois quatro que se compram e se vendem.
    .aim = Cada um por si: a pontuação mais alta ganha.
    .won = Somam-se os pontos de todas as mãos, e o total mais alto ganha.
    .length = Dez mãos, 20 a 45 minutos.

## De que trata uma mão, quando a partida é uma série de mãos.

aim-tricks = nenhuma vaza
aim-hearts = sem copas
aim-queens = nenhuma dama
aim-kings-and-jacks = nem reis nem valetes
aim-king-of-hearts = sem { card-short-KH }
aim-last-trick = sem a última vaza
aim-last-two-tricks = sem as duas últimas
aim-trumps = trunfo { $suit }
aim-open = à escolha do dador
