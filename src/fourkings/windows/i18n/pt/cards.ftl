# Cartas, naipes, figuras e listas de tudo isto.

suit-S = espadas
    .symbol = ♠
suit-H = copas
    .symbol = ♥
suit-D = ouros
    .symbol = ♦
suit-C = paus
    .symbol = ♣

rank-A = ás
    .index = A
rank-K = rei
    .index = R
rank-Q = dama
    .index = D
rank-J = valete
    .index = V
rank-T = dez
    .index = 10
rank-9 = nove
    .index = 9
rank-8 = oito
    .index = 8
rank-7 = sete
    .index = 7
rank-6 = seis
    .index = 6
rank-5 = cinco
    .index = 5
rank-4 = quatro
    .index = 4
rank-3 = três
    .index = 3
rank-2 = dois
    .index = 2

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
