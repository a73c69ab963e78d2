# Cartas, palos, rangos y listas de todo ello.

suit-S = picas
    .symbol = ♠
    .said = { suit-S }
suit-H = corazones
    .symbol = ♥
    .said = { suit-H }
suit-D = diamantes
    .symbol = ♦
    .said = { suit-D }
suit-C = tréboles
    .symbol = ♣
    .said = { suit-C }

rank-A = as
    .index = A
    .said = { rank-A }
rank-K = rey
    .index = K
    .said = { rank-K }
rank-Q = dama
    .index = Q
    .said = { rank-Q }
rank-J = jota
    .index = J
    .said = { rank-J }
rank-T = diez
    .index = 10
    .said = { rank-T }
rank-9 = nueve
    .index = 9
    .said = { rank-9 }
rank-8 = ocho
    .index = 8
    .said = { rank-8 }
rank-7 = siete
    .index = 7
    .said = { rank-7 }
rank-6 = seis
    .index = 6
    .said = { rank-6 }
rank-5 = cinco
    .index = 5
    .said = { rank-5 }
rank-4 = cuatro
    .index = 4
    .said = { rank-4 }
rank-3 = tres
    .index = 3
    .said = { rank-3 }
rank-2 = dos
    .index = 2
    .said = { rank-2 }

# La carta tal como está impresa ($rank es un índice, $suit un símbolo), y tal como se dice.
card-short = { $rank }{ $suit }
card-short-KH = { rank-K.index }{ suit-H.symbol }
card-long = { $rank } de { $suit }
# La carta en medio de una frase, con su artículo: $rank es una letra de AKQJT98765432.
card-the = { $rank ->
    [Q] la { $card }
    [J] la { $card }
   *[other] el { $card }
}

clique-KKK = tres reyes
clique-QQQ = tres damas
clique-JJJ = tres jotas
clique-KKKK = cuatro reyes
clique-QQQQ = cuatro damas
clique-JJJJ = cuatro jotas
count-3 = tres
count-4 = cuatro
court-K = reyes
court-Q = damas
court-J = jotas

list-comma = { $first }, { $next }
list-and = { $first } y { $last }
list-or = { $first } o { $last }
quoted-set = { $option }: { $value }
quoted = «{ $text }»
player = Jugador { $number }
