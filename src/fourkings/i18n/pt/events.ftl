# O que aconteceu, uma linha cada, sem ponto final.

event-seated-joined = { $names } jogam nesta ordem; { $dealer } tirou { $card } e dá primeiro
event-seated-drawn = { $names } sentam-se nesta ordem, por sorteio; { $dealer } tirou { $card } e dá primeiro
event-seated-kings = Os reis juntam { $us } contra { $them }; { $dealer } tirou { $card } e dá primeiro
event-dealt = Mão { $number }: { $dealer } dá
    .yours = Mão { $number }: você dá
event-dealt-aim = Mão { $number }, { $aim }: { $dealer } dá
    .yours = Mão { $number }, { $aim }: você dá
event-dealt-turned = Mão { $number }: { $dealer } dá e vira { $card }, trunfo { $suit }
    .yours = Mão { $number }: você dá e vira { $card }, trunfo { $suit }
event-dealt-face-up = Mão { $number }: { $dealer } dá, e estas cartas ficam à vista: { $cards }
    .yours = Mão { $number }: você dá, e estas cartas ficam à vista: { $cards }
event-taken = { $who } faz a vaza com { $card }
    .yours = você faz a vaza com { $card }
event-scored = Mão { $number }, pontos: { $scores }
event-scored-void = A mão { $number } é nula porque as apostas foram baixas demais: ninguém marca, e o jogador seguinte dá
event-ended = { $count ->
    [you] { $winners } ganha a partida: { $scores }
    [1] { $winners } ganha a partida: { $scores }
   *[other] { $winners } ganham a partida: { $scores }
}
event-ended-shared = { $count ->
   *[other] { $winners } dividem a vitória: { $scores }
}

score-change = { $who } { $points }, agora { $total }
score-total = { $who } { $total }
shown-card = { $who } { $card }
score-list = { $first }; { $next }
