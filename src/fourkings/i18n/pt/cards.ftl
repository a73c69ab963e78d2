# Cartas, naipes, figuras e listas de tudo isto.

suit-S = espadas
    .symbol = ♠
    .said = { suit-S }
suit-H = copas
    .symbol = ♥
    .said = { suit-H }
suit-D = ouros
    .symbol = ♦
    .said = { suit-D }
suit-C = paus
    .symbol = ♣
    .said = { suit-C }

rank-A = ás
    .index = A
    .said = { rank-A }
rank-K = rei
    .index = R
    .said = { rank-K }
rank-Q = dama
    .index = D
    .said = { rank-Q }
rank-J = valete
    .index = V
    .said = { rank-J }
rank-T = dez
    .index = 10
    .said = { rank-T }
rank-9 = nove
    .index = 9
    .said = { rank-9 }
rank-8 = oito
    .index = 8
    .said = { rank-8 }
rank-7 = sete
    .index = 7
    .said = { rank-7 }
rank-6 = seis
    .index = 6
    .said = { rank-6 }
rank-5 = cinco
    .index = 5
    .said = { rank-5 }
rank-4 = quatro
    .index = 4
    .said = { rank-4 }
rank-3 = três
    .index = 3
    .said = { rank-3 }
rank-2 = dois
    .index = 2
    .said = { rank-2 }

# A carta como se imprime ($rank é uma letra, $suit um símbolo) e como se diz.
card-short = { $rank }{ $suit }
card-short-KH = { rank-K.index }{ suit-H.symbol }
card-long = { $rank } de { $suit }
# A carta no meio de uma frase, com o seu artigo: $rank é uma letra de AKQJT98765432.
card-the = { $rank ->
    [Q] a { $card }
   *[other] o { $card }
}

clique-KKK = três reis
clique-QQQ = três damas
clique-JJJ = três valetes
clique-KKKK = quatro reis
clique-QQQQ = quatro damas
clique-JJJJ = quatro valetes
count-3 = três
count-4 = quatro
court-K = reis
court-Q = damas
court-J = valetes

list-comma = { $first }, { $next }
list-and = { $first } e { $last }
list-or = { $first } ou { $last }
quoted-set = { $option }: { $value }
quoted = “{ $text }”
player = Jogador { $number }
