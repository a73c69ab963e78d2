# Lo que pasó, una línea cada cosa, sin punto final.

event-seated-joined = { $names } juegan en este orden; { $dealer } sacó { $card } y reparte primero
event-seated-drawn = { $names } se sientan en este orden, según el sorteo; { $dealer } sacó { $card } y reparte primero
event-seated-kings = Los reyes emparejan a { $us } contra { $them }; { $dealer } sacó { $card } y reparte primero
event-dealt = Reparto { $number }: reparte { $dealer }
    .yours = Reparto { $number }: repartes
event-dealt-aim = Reparto { $number }, { $aim }: reparte { $dealer }
    .yours = Reparto { $number }, { $aim }: repartes
event-dealt-turned = Reparto { $number }: reparte { $dealer } y descubre { $card }, así que el triunfo es { $suit }
    .yours = Reparto { $number }: repartes y descubres { $card }, así que el triunfo es { $suit }
event-dealt-face-up = Reparto { $number }: reparte { $dealer }, y estas cartas están boca arriba: { $cards }
    .yours = Reparto { $number }: repartes, y estas cartas están boca arriba: { $cards }
event-taken = { $who } gana la baza con { $card }
    .yours = ganas la baza con { $card }
event-scored = Reparto { $number }, puntos: { $scores }
event-scored-void = El reparto { $number } es nulo porque se apostó demasiado poco: nadie puntúa, y reparte el siguiente
event-ended = { $count ->
    [you] { $winners } ganas la partida: { $scores }
    [1] { $winners } gana la partida: { $scores }
   *[other] { $winners } ganan la partida: { $scores }
}
event-ended-shared = { $count ->
   *[other] { $winners } comparten la victoria: { $scores }
}

score-change = { $who } { $points }, ahora { $total }
score-total = { $who } { $total }
shown-card = { $who } { $card }
score-list = { $first }; { $next }
