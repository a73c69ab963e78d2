# Cartas, naipes, figuras e listas de tudo isto.

suit-S = espadas
    .symbol = ♠
    .said = espadas
suit-H = copas
    .symbol = ♥
    .said = copas
suit-D = ouros
    .symbol = ♦
    .said = ouros
suit-C = paus
    .symbol = ♣
    .said = paus

rank-A = ás
    .index = A
    .said = ás
rank-K = rei
    .index = R
    .said = rei
rank-Q = dama
    .index = D
    .said = dama
rank-J = valete
    .index = V
    .said = valete
rank-T = dez
    .index = 10
    .said = dez
rank-9 = nove
    .index = 9
    .said = nove
rank-8 = oito
    .index = 8
    .said = oito
rank-7 = sete
    .index = 7
    .said = sete
rank-6 = seis
    .index = 6
    .said = seis
rank-5 = cinco
    .index = 5
    .said = cinco
rank-4 = quatro
    .index = 4
    .said = quatro
rank-3 = três
    .index = 3
    .said = três
rank-2 = dois
    .index = 2
    .said = dois

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
