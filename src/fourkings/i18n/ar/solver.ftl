# The solver's page: any deal, typed or pasted.

solver-title = الحلّال
solver-intro = اكتب توزيعة أو ألصقها. يرى الحلّال كل الورق ويبيّن قيمة كل ورقة إذا أحسن الفريقان اللعب: قيمتها والورق مكشوف.
solver-deal = التوزيعة
solver-formats = توزيعات بريدج بصيغة PBN أو LIN أو RBN، أو وضع من لعبة بصيغة JSON.
solver-trump = الطرنيب
solver-no-trump = بلا طرنيب
solver-leader = يبدأ
solver-seat = { $seat ->
    [0] الشمال
    [1] الشرق
    [2] الجنوب
   *[other] الغرب
}
solver-solve = حُلّ التوزيعة
solver-random = توزيعة عشوائية
solver-tricks = إلى جانب كل ورقة: كل لمّات الفريق في هذه التوزيعة، إذا أحسن الفريقان اللعب من هنا.
solver-points = إلى جانب كل ورقة: النقاط التي يأخذها الفريق بعدُ، إذا أحسن الفريقان اللعب من هنا.
solver-bounds = التوزيعة صعبة فتوقّف البحث باكراً: بعض القيم مجالات.
solver-estimate = قيمة أفضل ورقة غير مثبَتة. تقدير من لعب تجريبي: { $value }.
solver-over = انتهت التوزيعة. لمّات الشمال والجنوب: { $ours }، ولمّات الشرق والغرب: { $theirs }.
solver-another = توزيعة أخرى
solver-copy = انسخ الرابط
solver-copied = نُسخ الرابط، وفيه التوزيعة والورق الملعوب.
solver-failed = تعذّر حلّ التوزيعة. حاول بعد لحظة.
