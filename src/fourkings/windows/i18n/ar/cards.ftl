# الورق والأنواع والرتب وقوائمها. حيث لا حرف عربياً بين المتغيّرات تقف علامة RLM غير مرئية (U+200F) في أوّل الجملة،
# وإلا جرت من اليسار حين تدخل في جملة أخرى.

suit-S = بستوني
    .symbol = ♠
suit-H = كبّة
    .symbol = ♥
suit-D = ديناري
    .symbol = ♦
suit-C = سباتي
    .symbol = ♣

rank-A = آص
    .index = A
rank-K = شايب
    .index = K
rank-Q = بنت
    .index = Q
rank-J = ولد
    .index = J
rank-T = عشرة
    .index = 10
rank-9 = تسعة
    .index = 9
rank-8 = ثمانية
    .index = 8
rank-7 = سبعة
    .index = 7
rank-6 = ستة
    .index = 6
rank-5 = خمسة
    .index = 5
rank-4 = أربعة
    .index = 4
rank-3 = ثلاثة
    .index = 3
rank-2 = اثنان
    .index = 2

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
