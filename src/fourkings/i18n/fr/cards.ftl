# Cartes, couleurs, hauteurs, et listes de tout cela.

suit-S = pique
    .symbol = ♠
    .said = { suit-S }
    .one = pique
suit-H = cœur
    .symbol = ♥
    .said = { suit-H }
    .one = cœur
suit-D = carreau
    .symbol = ♦
    .said = { suit-D }
    .one = carreau
suit-C = trèfle
    .symbol = ♣
    .said = { suit-C }
    .one = trèfle

rank-A = as
    .index = A
    .said = { rank-A }
rank-K = roi
    .index = R
    .said = { rank-K }
rank-Q = dame
    .index = D
    .said = { rank-Q }
rank-J = valet
    .index = V
    .said = { rank-J }
rank-T = dix
    .index = 10
    .said = { rank-T }
rank-9 = neuf
    .index = 9
    .said = { rank-9 }
rank-8 = huit
    .index = 8
    .said = { rank-8 }
rank-7 = sept
    .index = 7
    .said = { rank-7 }
rank-6 = six
    .index = 6
    .said = { rank-6 }
rank-5 = cinq
    .index = 5
    .said = { rank-5 }
rank-4 = quatre
    .index = 4
    .said = { rank-4 }
rank-3 = trois
    .index = 3
    .said = { rank-3 }
rank-2 = deux
    .index = 2
    .said = { rank-2 }

# La carte telle qu'on l'imprime ($rank est un indice, $suit un symbole), et telle qu'on la dit.
card-short = { $rank }{ $suit }
card-short-KH = { rank-K.index }{ suit-H.symbol }
card-long = { $rank } de { $suit }
# La carte au milieu d'une phrase, avec son article : $rank est une lettre parmi AKQJT98765432.
card-the = { $rank ->
    [A] l'{ $card }
    [Q] la { $card }
   *[other] le { $card }
}

clique-KKK = trois rois
clique-QQQ = trois dames
clique-JJJ = trois valets
clique-KKKK = quatre rois
clique-QQQQ = quatre dames
clique-JJJJ = quatre valets
count-3 = trois
count-4 = quatre
court-K = rois
court-Q = dames
court-J = valets

list-comma = { $first }, { $next }
list-and = { $first } et { $last }
list-or = { $first } ou { $last }
quoted-set = { $option } : { $value }
quoted = « { $text } »
player = Joueur { $number }
