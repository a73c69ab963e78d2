# Cartas, palos, rangos y listas de todo ello.

suit-S = picas
    .symbol = ♠
    .said = picas
suit-H = corazones
    .symbol = ♥
    .said = corazones
suit-D = diamantes
    .symbol = ♦
    .said = diamantes
suit-C = tréboles
    .symbol = ♣
    .said = tréboles

rank-A = as
    .index = A
    .said = as
rank-K = rey
    .index = K
    .said = rey
rank-Q = dama
    .index = Q
    .said = dama
rank-J = jota
    .index = J
    .said = jota
rank-T = diez
    .index = 10
    .said = diez
rank-9 = nueve
    .index = 9
    .said = nueve
rank-8 = ocho
    .index = 8
    .said = ocho
rank-7 = siete
    .index = 7
    .said = siete
rank-6 = seis
    .index = 6
    .said = seis
rank-5 = cinco
    .index = 5
    .said = cinco
rank-4 = cuatro
    .index = 4
    .said = cuatro
rank-3 = tres
    .index = 3
    .said = tres
rank-2 = dos
    .index = 2
    .said = dos

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
