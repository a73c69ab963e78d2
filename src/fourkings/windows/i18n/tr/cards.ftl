# Kartlar, renkler, rütbeler ve bunların listeleri.

suit-S = maça
    .symbol = ♠
suit-H = kupa
    .symbol = ♥
suit-D = karo
    .symbol = ♦
suit-C = sinek
    .symbol = ♣

rank-A = as
    .index = A
rank-K = papaz
    .index = K
rank-Q = kız
    .index = Q
rank-J = vale
    .index = J
rank-T = onlu
    .index = 10
rank-9 = dokuzlu
    .index = 9
rank-8 = sekizli
    .index = 8
rank-7 = yedili
    .index = 7
rank-6 = altılı
    .index = 6
rank-5 = beşli
    .index = 5
rank-4 = dörtlü
    .index = 4
rank-3 = üçlü
    .index = 3
rank-2 = ikili
    .index = 2

# Basıldığı gibi kart ($rank bir harf, $suit bir simge) ve söylendiği gibi kart: «maça kız», «kupa as».
card-short = { $rank }{ $suit }
card-short-KH = { rank-K.index }{ suit-H.symbol }
card-long = { $suit } { $rank }
# Cümle içindeki kart: Türkçede tanımlık yoktur. $rank AKQJT98765432 harflerinden biridir.
card-the = { $rank ->
   *[other] { $card }
}

clique-KKK = üç papaz
clique-QQQ = üç kız
clique-JJJ = üç vale
clique-KKKK = dört papaz
clique-QQQQ = dört kız
clique-JJJJ = dört vale
count-3 = üç
count-4 = dört
court-K = papaz
court-Q = kız
court-J = vale

list-comma = { $first }, { $next }
list-and = { $first } ve { $last }
list-or = { $first } ya da { $last }
quoted-set = { $option }: { $value }
quoted = “{ $text }”
player = Oyuncu { $number }
