# Карты, масти, достоинства и их перечни.

suit-S = пики
    .symbol = ♠
suit-H = черви
    .symbol = ♥
suit-D = бубны
    .symbol = ♦
suit-C = трефы
    .symbol = ♣

rank-A = туз
    .index = Т
rank-K = король
    .index = К
rank-Q = дама
    .index = Д
rank-J = валет
    .index = В
rank-T = десятка
    .index = 10
rank-9 = девятка
    .index = 9
rank-8 = восьмёрка
    .index = 8
rank-7 = семёрка
    .index = 7
rank-6 = шестёрка
    .index = 6
rank-5 = пятёрка
    .index = 5
rank-4 = четвёрка
    .index = 4
rank-3 = тройка
    .index = 3
rank-2 = двойка
    .index = 2

# Карта на печати ($rank — буква, $suit — знак) и карта вслух. Вслух масть не склоняется: «дама черви», как говорят за столом.
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
