# نصيحة: ما يفعله لاعب حذر هنا ولماذا. جملة كاملة تقف وحدها إلى جانب الورقة أو الكلمة.

advice-forced = لا خيار لك هنا.

## أوراق في توزيعات رابحة

advice-give-partner = شريكك يأخذ هذه اللمّة: أعطها { $card }.
advice-partner-wins = شريكك يأخذ هذه اللمّة: احتفظ بأوراقك الجيدة.
advice-ruff = ليس عندك { $suit }: اقطع بورقة { $card }.
advice-win-last = أنت آخر من يلعب: { $card } تكفي لأخذ اللمّة.
advice-win-sure = شبه مؤكّد أن تأخذ { $card } هذه اللمّة.
advice-win-try = { $card } هي الأعلى حتى الآن، وفرصتها حسنة في أن تبقى كذلك.
advice-cannot-win = لا تستطيع أخذ هذه اللمّة: أعطِ أقل ما يمكن.
advice-hold-back = لا تستحقّ هذه اللمّة ورقة أفضل: العب { $card } وانتظر.
advice-lead-trumps = طرنيبك قوي: اسحب طرنيب الآخرين بورقة { $card } قبل أن يقطعوا أوراقك الرابحة.
advice-lead-partner-ruffs = نفد { $suit } عند شريكك ويستطيع القطع: افتتح بورقة { $card }.
advice-lead-master = الأرجح أن لا ورقة تغلب { $card }: خذ اللمّة الآن.
advice-lead-single = هذه ورقتك الوحيدة من { $suit }: إذا ذهبت استطعت أن تقطع هذا النوع.
advice-lead-long = نوعك الطويل { $suit }: افتتح به مبكراً فتربح أوراقه الصغيرة في النهاية.
advice-lead-low = افتتح بورقة { $card }: لا تعطي الكثير وتُبقي أوراقك القوية معاً.
advice-late-high = لا تُكلّف هنا إلا اللمّات الأخيرة: العب { $card } الآن ما دامت تأخذ لمّة بلا ثمن.
advice-shed-cost = ليس عندك { $suit }: أعطِ { $card } لـ{ $seat }، فاللمّة له حتى الآن.
advice-shed = ليس عندك { $suit }: ارمِ { $card }، فهي أخطر ورقة في يدك.
advice-give-cost = { $card } تحت الورقة الرابحة: دع { $seat } يأخذها.
advice-duck = { $card } هي الورقة التي تخسر بها اللمّة: تبقى تحت الورقة الرابحة.
advice-take-free = أنت آخر من يلعب واللمّة بلا ثمن: تخلّص من { $card }.
advice-take-high = أنت آخر من يلعب واللمّة لك: خذها بورقة { $card } واحتفظ بأوراقك الصغيرة.
advice-take-must = كل ورقة يجوز أن تلعبها تأخذ اللمّة: الأفضل أن تتخلّص من { $card }.
advice-take-chance = الأرجح أن يغلب { $card } لاعب بعدك، فتكون قد تخلّصت منها.
advice-lead-exit = افتتح بورقة { $card }: سيضطرّ الآخرون على الأرجح إلى أن يغلبوها.
advice-lead-cheap = افتتح بورقة { $card } الآن ما دامت اللمّة رخيصة على الأرجح.
advice-lead-least = لا افتتاح مأموناً هنا: { $card } أقلّها خطراً.

## الأربعمية

advice-bid-tricks = يدك تساوي نحو { $tricks ->
    [one] لمّة واحدة
    [two] لمّتين
    [few] { $tricks } لمّات
    [many] { $tricks } لمّة
   *[other] { $tricks } لمّة
}: يُتوقَّع أن تبلغ { $bid } في { $percent } من 100 توزيعة.
advice-bid-more = { $bid } طلب جريء ويدك تساوي نحو { $tricks ->
    [one] لمّة واحدة
    [two] لمّتين
    [few] { $tricks } لمّات
    [many] { $tricks } لمّة
   *[other] { $tricks } لمّة
}، لكن قيمته تبرّره: يُتوقَّع أن تبلغه في { $percent } من 100 توزيعة.
advice-bid-least = تعِد يدك بنحو { $tricks ->
    [one] لمّة واحدة
    [two] لمّتين
    [few] { $tricks } لمّات
    [many] { $tricks } لمّة
   *[other] { $tricks } لمّة
}: لا تطلب أكثر ممّا يجب.
advice-bid-void = يدك تساوي نحو { $tricks ->
    [one] لمّة واحدة
    [two] لمّتين
    [few] { $tricks } لمّات
    [many] { $tricks } لمّة
   *[other] { $tricks } لمّة
}، وطلب { $bid } يُبقي المجموع ناقصاً فتُلغى التوزيعة: هذا يناسبك.
advice-clique-told = أعلن { $clique }: نقاطه { $points } إن حُسب.
advice-clique-done = لم يبقَ عندك ما تعلنه.
advice-clique-good = هناك طقم أعلى: قلها وتابع اللعب.
advice-call-least = لا شيء نعرفه عن هذه اليد يدعو إلى كلام أعلى.
advice-call-own = هذا الكلام تقترحه القاعدة البسيطة لهذه اللعبة.
advice-declare-trump = إذا كان الطرنيب { $suit } فستجمع على الأرجح نحو { $points } من النقاط.
advice-declare-no-trump = بلا طرنيب تعطيك أوراقك العالية على الأرجح نحو { $points } من النقاط.
advice-declare-negative = أوراقك صغيرة: التوزيعة السالبة تترك لك على الأرجح نحو { $points } من النقاط.
advice-king-auction = افتح المزاد: لك أن ترفض بعد ذلك، وقد يدفع غيرك أكثر ممّا تجمعه وحدك من النقاط، وهو { $points }.
advice-bid-rung = بـ{ $rung } يبقى لك نحو { $points } من النقاط، أكثر ممّا لو سمّى غيرك التوزيعة.
advice-king-pass = لا تستحقّ تسمية التوزيعة عندك ثمناً أعلى.
advice-sell = بِع: تأخذ بذلك نحو { $points } من النقاط؛ ولو لعبت التوزيعة بنفسك فنحو { $own }.
advice-king-refuse = ارفض: تساوي التوزيعة عندك نحو { $points } من النقاط، أكثر من الثمن.
advice-ask-more = اطلب { $rung }: «لا» لا تكلّفك شيئاً، و«نعم» تعطيك نحو { $points } من النقاط.
advice-ultimatum = وجّه إنذاراً بـ{ $rung }: «نعم» تعطيك نحو { $points } من النقاط، وإن قيل «لا» فالتوزيعة تناسب يدك.
advice-king-split = اقسم: لن تعطيك يدك أكثر.
advice-answer-yes = قل نعم: حتى بـ{ $rung } يبقى لك نحو { $points } من النقاط.
advice-answer-no = قل لا: بـ{ $rung } لا يبقى لك إلا نحو { $points } من النقاط.

## بتجربة التوزيعات الممكنة (القوي)

advice-sampled-equal = كل أوراقك تعطي النتيجة نفسها هنا: العب { $card }.
advice-sampled-near = { $card } و{ $instead } تعطيان في المتوسّط النتيجة نفسها تقريباً.
advice-sampled-gain = { $deals ->
    [one] في التوزيعة الوحيدة التي توافق ما رأيت
    [two] في التوزيعتين اللتين توافقان ما رأيت
    [few] في { $deals } توزيعات توافق ما رأيت
    [many] في { $deals } توزيعة توافق ما رأيت
   *[other] في { $deals } توزيعة توافق ما رأيت
}، تعطيك { $card } في المتوسّط { $tenths ->
    [one] { $tenths } نقطة
    [two] نقطتين
    [few] { $tenths } نقاط
    [many] { $tenths } نقطة
   *[other] { $tenths } نقطة
} أكثر من { $instead }.
advice-sampled-gain-match = { $deals ->
    [one] في التوزيعة الوحيدة التي توافق ما رأيت
    [two] في التوزيعتين اللتين توافقان ما رأيت
    [few] في { $deals } توزيعات توافق ما رأيت
    [many] في { $deals } توزيعة توافق ما رأيت
   *[other] في { $deals } توزيعة توافق ما رأيت
}، تساوي { $card } للفوز بالمباراة { $tenths ->
    [one] { $tenths } نقطة
    [two] نقطتين
    [few] { $tenths } نقاط
    [many] { $tenths } نقطة
   *[other] { $tenths } نقطة
} أكثر من { $instead }.
advice-sampled-danger = { $percent ->
    [100] في كل التوزيعات التي جُرّبت
   *[other] في { $percent } من 100 توزيعة توافق ما رأيت
}، تكون { $danger } مع { $seat } أو { $other }، ودورهما بعدك: العب { $card }.
advice-sampled-danger-one = { $percent ->
    [100] في كل التوزيعات التي جُرّبت
   *[other] في { $percent } من 100 توزيعة توافق ما رأيت
}، تكون { $danger } مع { $seat }، ودوره بعدك: العب { $card }.
advice-sampled-above = { $percent ->
    [100] في كل التوزيعات التي جُرّبت
   *[other] في { $percent } من 100 توزيعة توافق ما رأيت
}، لا بدّ أن يغلب { $card } لاعب بعدك.
advice-sampled-holds = { $percent ->
    [100] في كل التوزيعات التي جُرّبت
   *[other] في { $percent } من 100 توزيعة توافق ما رأيت
}، لا يستطيع أحد بعدك أن يغلب { $card }.
advice-sampled-partner = شريكك يأخذ اللمّة بورقة { $ahead }: { $percent ->
    [100] في كل التوزيعات التي جُرّبت
   *[other] في { $percent } من 100 توزيعة توافق ما رأيت
}، لا يستطيع خصم بعدك أن يغلبها. العب { $card }.
advice-sampled-bid = { $bid } هو الطلب الأفضل. في التوزيعات التي توافق يدك والطلبات، ما عدا الملغاة، يُتوقَّع أن تبلغه في { $percent } من كل 100.
advice-sampled-bid-higher = أمّا { $bid } فلا يُبلَغ إلا في { $percent } من كل 100.
advice-sampled-word = { $deals ->
    [one] في التوزيعة الوحيدة التي توافق ما رأيت وسمعت
    [two] في التوزيعتين اللتين توافقان ما رأيت وسمعت
    [few] في { $deals } توزيعات توافق ما رأيت وسمعت
    [many] في { $deals } توزيعة توافق ما رأيت وسمعت
   *[other] في { $deals } توزيعة توافق ما رأيت وسمعت
}، يترك لك { $word } من النقاط في المتوسّط نحو { $points }، و{ $second } نحو { $less }.
advice-sampled-word-match = { $deals ->
    [one] في التوزيعة الوحيدة التي توافق ما رأيت وسمعت
    [two] في التوزيعتين اللتين توافقان ما رأيت وسمعت
    [few] في { $deals } توزيعات توافق ما رأيت وسمعت
    [many] في { $deals } توزيعة توافق ما رأيت وسمعت
   *[other] في { $deals } توزيعة توافق ما رأيت وسمعت
}، تفوز بالمباراة مع { $word } في نحو { $percent } من كل 100، ومع { $second } نحو { $less }.
advice-sampled-clique = أعلن { $clique }: { $percent ->
    [100] في كل التوزيعات التي جُرّبت
   *[other] في { $percent } من 100 توزيعة توافق ما رأيت
}، ليس مع خصم طقم أعلى.
