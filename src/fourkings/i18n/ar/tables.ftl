# رؤوس جداول صفحات القواعد وخاناتها.

head-option = الخيار
head-values = القيم، والأولى هي المعتادة
head-changes = ما يغيّره
head-preset = الصيغة
head-sets = ما تضبطه
head-card = الورقة
head-each = الواحدة
head-all-four = الأربع
head-clique = الطقم
head-points = النقاط
head-score = الرصيد
head-smallest-bid = أقل طلب عند رصيدك
head-smallest-sum = أقل مجموع حين يكون هذا أعلى رصيد
head-bid = الطلب
head-below-30 = { $scale } دون 30
head-from-30 = { $scale } من 30
head-deal = التوزيعة
head-aim = الغاية
head-in-all = المجموع
head-long-each = شدّة 52: الواحدة
head-long-in-all = شدّة 52: المجموع
head-short-each = شدّة 32: الواحدة
head-short-in-all = شدّة 32: المجموع
head-rung = الدرجة
head-long-worth = قيمتها في شدّة 52
head-short-worth = قيمتها في شدّة 32
head-pack = الشدّة
head-dealer = الموزّع
head-others = لكل واحد من الآخرين

cell-range = `{ $default }`، أو أي عدد صحيح من `{ $least }` إلى `{ $most }`
cell-value = ‏`{ $value }`: { $text }
cell-option = ‏{ $question } { $answers } ({ $clause }).
cell-defaults = كل خيار على قيمته المعتادة
cell-whole-deal = التوزيعة كلها
cell-below-30 = دون 30
cell-ten-more = كل عشر أخرى
cell-one-more = يزيد واحداً
cell-trumps = { $aim }: خذ اللمّات وأوراق الطرنيب
cell-each = { $aim ->
    [tricks] { $points } للّمّة
    [hearts] { $points } لورقة الكبّة
    [queens] { $points } للبنت
    [kings-and-jacks] { $points } للورقة
    [trumps] { $points } للّمّة، و{ $trump } لورقة الطرنيب
   *[other] { $points }
}
cell-all-six = الست كلها
cell-long = 52 ورقة
cell-short = 32 ورقة
