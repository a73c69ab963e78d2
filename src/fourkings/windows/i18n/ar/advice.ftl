# نصيحة: ما يفعله لاعب حذر هنا ولماذا. جملة كاملة تقف وحدها إلى جانب الورقة أو الكلمة.

advice-forced = لا خيار لك هنا.

## أوراق في توزيعات رابحة

advice-give-partner = شريكك يأخذ هذه اللمّة: أعطها { $card }.
advice-partner-wins = شريكك يأخذ هذه اللمّة: احتفظ بأوراقك الجيدة.
advice-ruff = ليس عندك { $suit }: اقطع بورقة { $card }.
advice-win-last = أنت آخر من يلعب: { $card } تكفي لأخذ اللمّة.
advice-win-sure = { $card } تأخذ هذه اللمّة على الأرجح.
advice-win-try = { $card } هي الأعلى حتى الآن، وفرصتها حسنة في أن تبقى كذلك.
advice-cannot-win = لا تستطيع أخذ هذه اللمّة: أعطِ أقل ما يمكن.
advice-hold-back = لا تستحقّ هذه اللمّة ورقة أفضل: العب { $card } وانتظر.
advice-lead-trumps = طرنيبك قوي: اسحب طرنيب الآخرين بورقة { $card } قبل أن يقطعوا أوراقك الرابحة.
advice-lead-partner-ruffs = نفد { $suit } عند شريكك ويستطيع القطع: افتتح بورقة { $card }.
advice-lead-master = لا يُفترض أن تُغلب { $card }: خذ اللمّة الآن.
advice-lead-single = هذه ورقتك الوحيدة من { $suit }: إذا ذهبت استطعت أن تقطع هذا النوع.
advice-lead-long = نوعك الطويل { $suit }: افتتح به مبكراً فتربح أوراقه الصغيرة في النهاية.
advice-lead-low = افتتح بورقة { $card }: لا تعطي الكثير وتُبقي أوراقك القوية معاً.

## الأربعمية

advice-bid-tricks = يدك تساوي نحو { $tricks ->
    [one] لمّة واحدة
    [two] لمّتين
    [few] { $tricks } لمّات
    [many] { $tricks } لمّة
   *[other] { $tricks } لمّة
}: يُفترض أن يُبلَغ { $bid } في { $percent } من 100 توزيعة.
advice-bid-least = تعِد يدك بنحو { $tricks ->
    [one] لمّة واحدة
    [two] لمّتين
    [few] { $tricks } لمّات
    [many] { $tricks } لمّة
   *[other] { $tricks } لمّة
}: لا تطلب أكثر ممّا يجب.

## بتجربة التوزيعات الممكنة (القوي)

advice-sampled-equal = كل أوراقك تعطي النتيجة نفسها هنا: العب { $card }.
advice-sampled-near = { $card } و{ $instead } تعطيان في المتوسّط النتيجة نفسها تقريباً.
