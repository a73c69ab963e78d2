# الورق والأنواع والرتب وقوائمها. حيث لا حرف عربياً بين المتغيّرات تقف علامة RLM غير مرئية (U+200F) في أوّل الجملة،
# وإلا جرت من اليسار حين تدخل في جملة أخرى.

suit-S = بستوني
    .symbol = ♠
    .said = البستوني
suit-H = كبّة
    .symbol = ♥
    .said = الكبّة
suit-D = ديناري
    .symbol = ♦
    .said = الديناري
suit-C = سباتي
    .symbol = ♣
    .said = السباتي

rank-A = آص
    .index = A
    .said = { rank-A }
rank-K = شايب
    .index = K
    .said = { rank-K }
rank-Q = بنت
    .index = Q
    .said = { rank-Q }
rank-J = ولد
    .index = J
    .said = { rank-J }
rank-T = عشرة
    .index = 10
    .said = { rank-T }
rank-9 = تسعة
    .index = 9
    .said = { rank-9 }
rank-8 = ثمانية
    .index = 8
    .said = { rank-8 }
rank-7 = سبعة
    .index = 7
    .said = { rank-7 }
rank-6 = ستة
    .index = 6
    .said = { rank-6 }
rank-5 = خمسة
    .index = 5
    .said = { rank-5 }
rank-4 = أربعة
    .index = 4
    .said = { rank-4 }
rank-3 = ثلاثة
    .index = 3
    .said = { rank-3 }
rank-2 = اثنان
    .index = 2
    .said = اثنين

# الورقة كما تُطبع ($rank حرف و$suit رمز)، وكما تُقال.
card-short = { $rank }{ $suit }
card-short-KH = { rank-K.index }{ suit-H.symbol }
card-long = ‏{ $rank } { $suit }
# الورقة في وسط الجملة: $rank حرف من AKQJT98765432.
card-the = { $rank ->
   *[other] { $card }
}

clique-KKK = ثلاثة شيّاب
clique-QQQ = ثلاث بنات
clique-JJJ = ثلاثة أولاد
clique-KKKK = أربعة شيّاب
clique-QQQQ = أربع بنات
clique-JJJJ = أربعة أولاد
count-3 = ثلاثة
count-4 = أربعة
court-K = الشيّاب
court-Q = البنات
court-J = الأولاد

list-comma = ‏{ $first }، { $next }
list-and = { $first } و{ $last }
list-or = { $first } أو { $last }
quoted-set = ‏{ $option }: { $value }
quoted = «{ $text }»
player = لاعب { $number }
