# الخيارات وقيمها وصيغ القواعد: الاسم على الشاشة، و.text في صفحة القواعد.

### الأربعمية اللبنانية

option-400-expose_first = الورقة الأولى
    .text = هل تُوزَّع الورقة الأولى لكل لاعب مكشوفة؟
value-400-expose_first-on = مكشوفة
    .text = نعم، وتبقى مكشوفة حتى آخر طلب
value-400-expose_first-off = مقلوبة
    .text = لا، كل الورق يُوزَّع مقلوباً
option-400-values = قيم الطلبات
    .text = كم يساوي الطلب في جدول القيم؟
value-400-values-seed = جدول المقالة
    .text = جدولا المصدر، مع هبوط حادّ عند 30
value-400-values-jawaker = جواكر
    .text = 40 من عشر لمّات فصاعداً، وهبوط أخفّ عند 30
value-400-values-conecta = كونيكتا
    .text = جدول واحد لكل رصيد، شديد الصعود في أعلاه
value-400-values-pagat = باغات
    .text = جدول واحد لكل رصيد، ونقطتان للّمّة من سبع لمّات فصاعداً
option-400-target = الهدف
    .text = أيّ رصيد على أحد الشريكين أن يبلغه؟
value-400-target-n = { $n } نقطة
    .text = { $n } أو أكثر
option-400-partner_floor = الشريك الآخر
    .text = أين يجب أن يكون الشريك الآخر كي يفوزا معاً؟
value-400-partner_floor-positive = فوق 0
    .text = فوق 0
value-400-partner_floor-not_negative = يكفي 0
    .text = عند 0 أو فوقه
preset-400-classic = الأصلية
    .text = اللعبة كما ترويها المقالة، والورقة الأولى مكشوفة.
preset-400-jawaker = جواكر
    .text = كما تُلعب على جواكر: كل الورق مقلوب، ولها جدول قيم خاص.
