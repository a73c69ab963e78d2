# Kartlar, renkler, rütbeler ve bunların listeleri.

suit-S = maça
    .symbol = ♠
    .said = { suit-S }
suit-H = kupa
    .symbol = ♥
    .said = { suit-H }
suit-D = karo
    .symbol = ♦
    .said = { suit-D }
suit-C = sinek
    .symbol = ♣
    .said = { suit-C }

rank-A = as
    .index = A
    .said = ası
rank-K = papaz
    .index = K
    .said = papazı
rank-Q = kız
    .index = Q
    .said = kızı
rank-J = vale
    .index = J
    .said = valesi
rank-T = onlu
    .index = 10
    .said = onlusu
rank-9 = dokuzlu
    .index = 9
    .said = dokuzlusu
rank-8 = sekizli
    .index = 8
    .said = sekizlisi
rank-7 = yedili
    .index = 7
    .said = yedilisi
rank-6 = altılı
    .index = 6
    .said = altılısı
rank-5 = beşli
    .index = 5
    .said = beşlisi
rank-4 = dörtlü
    .index = 4
    .said = dörtlüsü
rank-3 = üçlü
    .index = 3
    .said = üçlüsü
rank-2 = ikili
    .index = 2
    .said = ikilisi

# Basıldığı gibi kart ($rank bir harf, $suit bir simge) ve söylendiği gibi kart: «maça kızı», «kupa ası».
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
