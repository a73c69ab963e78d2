# لحظة من التوزيعة لمن لا يعرف اللعبة: ما تكلّفه أو تربّحه، وما ينتج عن كل كلام.

moment-trick = { $each } لكل لمّة
moment-cards = { $what ->
    [S] { $each } لكل ورقة بستوني
    [H] { $each } لكل ورقة كبّة
    [D] { $each } لكل ورقة ديناري
    [C] { $each } لكل ورقة سباتي
    [K] { $each } لكل شايب
    [Q] { $each } لكل بنت
    [J] { $each } لكل ولد
    [KJ] { $each } لكل شايب أو ولد
   *[other] { $cards }: { $each } لكل ورقة
}
moment-card = { $each } لورقة { $card }
moment-whole = { $each }
moment-each = { $each } لكل واحدة
moment-last-tricks = { $many ->
    [1] { $each } للّمّة الأخيرة
    [2] { $each } لكل واحدة من آخر لمّتين
   *[other] { $each } لكل واحدة من آخر { $many } لمّات
}
moment-cliques = ثلاثة أو أربعة متشابهة في اليد (طقم) من { $least } إلى { $most }
moment-bids = الطلب الذي يُبلَغ يربح نقاطه، والذي لا يُبلَغ يخسرها
moment-bid-own = طلبك { $bid }: { $each } إن أخذت { $bid } أو أكثر، وإلا { $lost }
moment-open = { $each } لكل لمّة؛ أو سالبة: { $start } لكل لاعب، و{ $lost } لكل لمّة
moment-start = { $each } لكل لاعب
moment-taken-over = { $tricks ->
    [one] يتحمّل { $buyer } لمّة عن { $dealer }
    [two] يتحمّل { $buyer } لمّتين عن { $dealer }
    [few] يتحمّل { $buyer } { $tricks } لمّات عن { $dealer }
    [many] يتحمّل { $buyer } { $tricks } لمّة عن { $dealer }
   *[other] يتحمّل { $buyer } { $tricks } لمّة عن { $dealer }
}
    .yours = { $tricks ->
        [one] تتحمّل لمّة عن { $dealer }
        [two] تتحمّل لمّتين عن { $dealer }
        [few] تتحمّل { $tricks } لمّات عن { $dealer }
        [many] تتحمّل { $tricks } لمّة عن { $dealer }
       *[other] تتحمّل { $tricks } لمّة عن { $dealer }
    }
    .mine = { $tricks ->
        [one] يتحمّل { $buyer } عنك لمّة
        [two] يتحمّل { $buyer } عنك لمّتين
        [few] يتحمّل { $buyer } عنك { $tricks } لمّات
        [many] يتحمّل { $buyer } عنك { $tricks } لمّة
       *[other] يتحمّل { $buyer } عنك { $tricks } لمّة
    }

## ما ينتج عن الكلام

moment-note-clique = ‏{ $clique }: { $each }.
moment-note-cliques-all = كل طقم يُعلَن يُحسب.
moment-note-cliques-best_only = لا يُحسب إلا أعلى طقم على الطاولة.
moment-note-cliques-best_team = لا تُحسب إلا أطقم الفريق صاحب الطقم الأعلى.
moment-note-open = سمِّ التوزيعة ولا يُدفع شيء، أو دع الآخرين يزايدون: لك أن ترفض كل عرض.
moment-note-plus = +: تدفع هذه النقاط للموزّع وتسمّي التوزيعة.
moment-note-minus = −: توزيعة سالبة تتحمّل فيها هذا العدد من لمّات الموزّع.
moment-note-minus-paid = −: توزيعة سالبة، وتدفع هذه النقاط للموزّع.
moment-note-any-rung = تدفع هذه النقاط للموزّع وتسمّي التوزيعة.
moment-note-equal = عند التساوي يبقى الرقم الأصغر.
moment-note-nobody = لم يزايد أحد: سمِّ التوزيعة ولا يُدفع شيء.
moment-note-sell = بِع: التسمية لـ{ $seat }، ولك { $price }.
moment-note-sell-any = بِع: التسمية لـ{ $seat }، ولك { $price }، وإن سُمّيت سالبة أُعفيت من { $tricks ->
    [one] لمّة
    [two] لمّتين
    [few] { $tricks } لمّات
    [many] { $tricks } لمّة
   *[other] { $tricks } لمّة
}.
moment-note-sell-negative = بِع: التوزيعة سالبة، ولك { $price } من { $seat }.
moment-note-sell-takes-over = بِع: التوزيعة سالبة، وتُعفى على حساب { $seat } من { $tricks ->
    [one] لمّة
    [two] لمّتين
    [few] { $tricks } لمّات
    [many] { $tricks } لمّة
   *[other] { $tricks } لمّة
}.
moment-note-refuse = ارفض: تسمّي التوزيعة ولا يُدفع شيء.
moment-note-must-sell = لا يجوز لك رفض هذا العرض.
moment-note-split = اقسم: { $own } لك، و{ $others } لكل واحد من الآخرين، ولا يلعب أحد.
moment-note-keep = تسمّي التوزيعة ولا يُدفع شيء.
moment-note-yes = نعم: تدفع { $price } لـ{ $seat } وتسمّي التوزيعة.
moment-note-yes-any = نعم: تسمّي التوزيعة وتدفع لـ{ $seat } { $price }، وإن سمّيتها سالبة تحمّلت { $tricks ->
    [one] لمّة
    [two] لمّتين
    [few] { $tricks } لمّات
    [many] { $tricks } لمّة
   *[other] { $tricks } لمّة
}.
moment-note-yes-negative = نعم: التوزيعة سالبة، وتدفع { $price } لـ{ $seat }.
moment-note-yes-takes-over = نعم: التوزيعة سالبة، وتتحمّل { $tricks ->
    [one] لمّة
    [two] لمّتين
    [few] { $tricks } لمّات
    [many] { $tricks } لمّة
   *[other] { $tricks } لمّة
} عن { $seat }.
moment-note-no-asked = لا: يبيعها لك الموزّع بـ{ $rung } أو يحتفظ بالتوزيعة.
moment-note-no-must-sell = لا: يبيعها لك الموزّع بـ{ $rung }.
moment-note-no-next-negative = لا: السؤال لـ{ $seat }؛ وإن رفض الجميع فالتوزيعة سالبة.
moment-note-no-next-positive = لا: السؤال لـ{ $seat }؛ وإن رفض الجميع لعبها الموزّع موجبة.
moment-note-no-negative = لا: التوزيعة سالبة ولا يُدفع شيء.
moment-note-no-positive = لا: يلعبها الموزّع موجبة ولا يُدفع شيء.
moment-note-bought = تدفع { $price } لـ{ $seat }.
moment-note-bought-any = تدفع { $price } لـ{ $seat }؛ أو سمِّها سالبة وتحمّل { $tricks ->
    [one] لمّة
    [two] لمّتين
    [few] { $tricks } لمّات
    [many] { $tricks } لمّة
   *[other] { $tricks } لمّة
}.
