# Карты, масти, достоинства и их перечни. Фраза берёт масть в нужном падеже: { CASE($suit, "genitive") }, "instrumental".

suit-S = пики
    .symbol = ♠
    .said = пик
    .genitive = { suit-S.said }
    .instrumental = пиками
suit-H = черви
    .symbol = ♥
    .said = червей
    .genitive = { suit-H.said }
    .instrumental = червями
suit-D = бубны
    .symbol = ♦
    .said = бубён
    .genitive = { suit-D.said }
    .instrumental = бубнами
suit-C = трефы
    .symbol = ♣
    .said = треф
    .genitive = { suit-C.said }
    .instrumental = трефами

rank-A = туз
    .index = Т
    .said = { rank-A }
rank-K = король
    .index = К
    .said = { rank-K }
rank-Q = дама
    .index = Д
    .said = { rank-Q }
rank-J = валет
    .index = В
    .said = { rank-J }
rank-T = десятка
    .index = 10
    .said = { rank-T }
rank-9 = девятка
    .index = 9
    .said = { rank-9 }
rank-8 = восьмёрка
    .index = 8
    .said = { rank-8 }
rank-7 = семёрка
    .index = 7
    .said = { rank-7 }
rank-6 = шестёрка
    .index = 6
    .said = { rank-6 }
rank-5 = пятёрка
    .index = 5
    .said = { rank-5 }
rank-4 = четвёрка
    .index = 4
    .said = { rank-4 }
rank-3 = тройка
    .index = 3
    .said = { rank-3 }
rank-2 = двойка
    .index = 2
    .said = { rank-2 }

# Карта на печати ($rank — буква, $suit — знак) и карта вслух. Вслух: «дама червей». Во фразе карта стоит в именительном: «карту { $card }», «картой { $card }».
card-short = { $rank }{ $suit }
card-short-KH = { rank-K.index }{ suit-H.symbol }
card-long = { $rank } { $suit }
# Карта внутри фразы; $rank — одна из букв AKQJT98765432.
card-the = { $rank ->
   *[other] { $card }
}

clique-KKK = три короля
clique-QQQ = три дамы
clique-JJJ = три валета
clique-KKKK = четыре короля
clique-QQQQ = четыре дамы
clique-JJJJ = четыре валета
count-3 = три
count-4 = четыре
court-K = короли
court-Q = дамы
court-J = валеты

list-comma = { $first }, { $next }
list-and = { $first } и { $last }
list-or = { $first } или { $last }
quoted-set = { $option }: { $value }
quoted = «{ $text }»
player = Игрок { $number }
