# Cards, suits, ranks and lists of them. `.said` is the form used in a card's spoken name, card-long.

suit-S = spades
    .symbol = ♠
    .said = { suit-S }
    .one = spade
suit-H = hearts
    .symbol = ♥
    .said = { suit-H }
    .one = heart
suit-D = diamonds
    .symbol = ♦
    .said = { suit-D }
    .one = diamond
suit-C = clubs
    .symbol = ♣
    .said = { suit-C }
    .one = club

rank-A = ace
    .index = A
    .said = { rank-A }
rank-K = king
    .index = K
    .said = { rank-K }
rank-Q = queen
    .index = Q
    .said = { rank-Q }
rank-J = jack
    .index = J
    .said = { rank-J }
rank-T = ten
    .index = 10
    .said = { rank-T }
rank-9 = nine
    .index = 9
    .said = { rank-9 }
rank-8 = eight
    .index = 8
    .said = { rank-8 }
rank-7 = seven
    .index = 7
    .said = { rank-7 }
rank-6 = six
    .index = 6
    .said = { rank-6 }
rank-5 = five
    .index = 5
    .said = { rank-5 }
rank-4 = four
    .index = 4
    .said = { rank-4 }
rank-3 = three
    .index = 3
    .said = { rank-3 }
rank-2 = two
    .index = 2
    .said = { rank-2 }

# A card as it is printed ($rank is an index, $suit a symbol) and as it is said.
card-short = { $rank }{ $suit }
card-short-KH = { rank-K.index }{ suit-H.symbol }
card-long = { $rank } of { $suit }
# A card in the middle of a sentence, with its article where the language wants one: $rank is a letter of AKQJT98765432.
card-the = { $rank ->
   *[other] { $card }
}

clique-KKK = three kings
clique-QQQ = three queens
clique-JJJ = three jacks
clique-KKKK = four kings
clique-QQQQ = four queens
clique-JJJJ = four jacks
count-3 = three
count-4 = four
court-K = kings
court-Q = queens
court-J = jacks

list-comma = { $first }, { $next }
list-and = { $first } and { $last }
list-or = { $first } or { $last }
quoted-set = { $option }: { $value }
quoted = "{ $text }"
player = Player { $number }
