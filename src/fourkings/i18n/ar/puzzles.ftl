# الأحاجي، كما يعرضها سطر الأوامر والصفحة.

puzzle-head = الأحجية { $id }: { $game }، التوزيعة { $deal }، التصنيف { $rating }
puzzle-you = أنت { $who }.
puzzle-course-trick = اللمّة { $number }: { $cards }. { $taken }.
puzzle-hand-of = ‏{ $who }: { $cards }
puzzle-hand = يدك: { $cards }
puzzle-trick = على الطاولة: { $cards }
puzzle-choices = لك أن تختار من: { $choices }
puzzle-answer = { $count ->
    [1] الجواب الصحيح: { $answers }
   *[other] الأجوبة الصحيحة: { $answers }
}
puzzle-ladder = ‏{ $action }: { $players }
puzzle-ask = ماذا تفعل؟
puzzle-no-choice = { $typed } ليس من خياراتك: اكتب واحداً من { $choices }.
puzzle-right = صحيح.
puzzle-wrong = { $count ->
    [1] ليس الأفضل: الصحيح { $answers }.
   *[other] ليس الأفضل: الصحيح أيّ واحد من { $answers }.
}
puzzle-sum = الصحيح: { $solved } من { $count }

puzzle-page-title = الأحاجي
puzzle-page-intro = كل أحجية لحظة من مباراة بين بوتات لها جواب واضح. جد أفضل ورقة أو أفضل كلام.
puzzle-page-one = أحجية
puzzle-page-today = أحجية اليوم
puzzle-page-today-again = أحجية اليوم مرة أخرى
puzzle-page-next = الأحجية التالية
puzzle-page-all = كل الأحاجي
puzzle-page-of-game = ‏{ $what }: { $game }
puzzle-page-solved = { $solved ->
    [0] الأحاجي: { $count }
   *[other] { $solved } من { $count } صحيحة من أول محاولة
}
puzzle-page-rating = التصنيف { $rating }
puzzle-page-how = { $kind ->
    [card] اختر الورقة التي كنت ستلعبها.
    [both] أعلن، أو اسكت واختر ورقة.
   *[call] اختر ما كنت ستقوله.
}
puzzle-page-waits = إجابتك: { $chosen }. سيُحكم عليها حالما تجهز الطاولة.
puzzle-page-right = صحيح
puzzle-page-wrong = هناك أفضل
puzzle-page-best = الأفضل: { $chosen }.
puzzle-page-fine = أكثر من جواب جيد: { $answers }.
puzzle-page-alike = ويكاد يساويه: { $answers }.
puzzle-page-others = يليه: { $chosen } ({ $loss }).
puzzle-page-loses = اختيار { $chosen } يخسر في المتوسّط { $loss } من النقاط.
puzzle-page-once-more = حاول ثانية
puzzle-page-why = أرني لماذا
puzzle-page-why-wait = يجري البحث عن السبب …
puzzle-page-reason = السبب
puzzle-page-fails = { $often ->
    [never] لم يربح جوابك أكثر في أيّ من { $deals } من التوزيعات الممكنة التي لعبتها بوتات بسيطة: أعطى أقل في { $worse }.
    [more] لعبت بوتات بسيطة { $deals } من التوزيعات الممكنة: أعطى جوابك أكثر في { $better } وأقل في { $worse }. لكنه يكلّف نقاطاً في المتوسّط.
   *[less] لعبت بوتات بسيطة { $deals } من التوزيعات الممكنة: أعطى جوابك أقل في { $worse } وأكثر في { $better }.
}
puzzle-page-not-shown = التوزيعات المسحوبة هنا لا تُظهر ذلك. نظر الحكام في آلاف منها.
puzzle-page-now-drawn = تعرض الطاولة توزيعة ممكنة أعطى فيها جوابك أقل.
puzzle-page-now-real = تعرض الطاولة التوزيعة كما لُعبت.
puzzle-page-drawn = توزيعة ممكنة
puzzle-page-real = التوزيعة الحقيقية
puzzle-page-last = أجبت عن كل أحاجي هذه اللعبة.
puzzle-page-none = هذه الأحجية غير متاحة. اختر أخرى.
puzzle-page-theme = الموضوع
puzzle-page-any-theme = كل المواضيع
puzzle-page-of-theme = ‏{ $theme } ({ $count })
puzzle-page-unrated = الأجوبة في موضوع مختار لا تغيّر تصنيفك.
puzzle-page-themes = المواضيع: { $themes }
puzzle-page-own = تصنيفك: { $rating }
puzzle-page-own-uncertain = تصنيفك: { $rating }، مؤقّت ({ $needed ->
    [one] بقيت أحجية واحدة
    [two] بقيت أحجيتان
    [few] بقيت نحو { $needed } أحاجٍ
    [many] بقيت نحو { $needed } أحجية
   *[other] بقيت نحو { $needed } أحجية
})
puzzle-page-moved = { $way ->
    [up] ارتفع تصنيفك بمقدار { $points }: كان { $before }، وصار { $after }.
    [down] انخفض تصنيفك بمقدار { $points }: كان { $before }، وصار { $after }.
   *[same] لم يتغيّر تصنيفك: { $after }.
}

## موضوعات الأحاجي: كل موضوع، ومتى تكون فيه الأحجية

puzzle-theme-call = الكلام
    .text = بين الأجوبة الصحيحة كلام لا ورقة.
puzzle-theme-lead = الافتتاح
    .text = تفتتح اللمّة.
puzzle-theme-follow = لعب النوع
    .text = تلعب من النوع المفتتَح.
puzzle-theme-discard = التخلّص
    .text = تلعب ورقة من نوع آخر ليست طرنيباً.
puzzle-theme-ruff = القطع
    .text = ليس عندك النوع، فتقطع بالطرنيب.
puzzle-theme-take = أخذ اللمّة
    .text = الورقة الصحيحة تغلب اللمّة، وورقة أخرى لا تغلبها.
puzzle-theme-duck = ترك اللمّة
    .text = الورقة الصحيحة لا تغلب اللمّة، وورقة أخرى كانت تغلبها.
puzzle-theme-ending = نهاية التوزيعة
    .text = في يدك خمس أوراق أو أقل.
puzzle-theme-several = أكثر من جواب صحيح
    .text = أكثر من خيار صحيح.
puzzle-theme-first-trick = أول لمّة
    .text = تلعب في أول لمّة من التوزيعة.
puzzle-theme-second-hand = اللعب ثانياً
    .text = في اللمّة ورقة واحدة.
puzzle-theme-third-hand = اللعب ثالثاً
    .text = في اللمّة ورقتان.
puzzle-theme-last-hand = اللعب أخيراً
    .text = في اللمّة ثلاث أوراق.
puzzle-theme-draw-trumps = الافتتاح بالطرنيب
    .text = تفتتح بورقة طرنيب.
puzzle-theme-master = أعلى ما بقي
    .text = تفتتح بورقة لا يغلبها أحد في نوعها.
puzzle-theme-singleton = ورقة وحيدة
    .text = تفتتح بورقتك الوحيدة من نوع ليس طرنيباً.
puzzle-theme-alone = نوع لك وحدك
    .text = تفتتح بنوع لم يبقَ منه شيء عند غيرك.
puzzle-theme-void = نوع نفد عند لاعب
    .text = تفتتح بنوع نفد عند لاعب آخر.
puzzle-theme-partner-void = نوع نفد عند الشريك
    .text = تفتتح بنوع نفد عند شريكك.
puzzle-theme-new-suit = نوع جديد
    .text = تفتتح بنوع لم يلعبه أحد بعد وليس طرنيباً.
puzzle-theme-leave-partner = تركها للشريك
    .text = شريكك يأخذ اللمّة. تستطيع أن تغلبها ولا تفعل.
puzzle-theme-feed-partner = نقاط للشريك
    .text = شريكك يأخذ اللمّة، فتزيدها ورقة لها نقاط.
puzzle-theme-keep-trump = حفظ الطرنيب
    .text = تستطيع أن تقطع، فتتخلّص من ورقة أخرى.
puzzle-theme-cheap-winner = الأخذ بأقل ورقة
    .text = تغلب اللمّة وتُبقي ورقة أعلى كانت تغلبها أيضاً.
puzzle-theme-high-winner = الأخذ بورقة عالية
    .text = تغلب اللمّة بورقة عالية مع أن أدنى منها من النوع تكفي.
puzzle-theme-high-loser = ترك ورقة عالية
    .text = لا تغلب اللمّة، وتُبقي ورقة أدنى من النوع نفسه.
puzzle-theme-take-points = جمع النقاط
    .text = تغلب لمّة فيها نقاط مع أنك تستطيع تركها.
puzzle-theme-dodge-points = تجنّب النقاط
    .text = تترك لمّة تُخسر نقاطاً مع أنك تستطيع أن تغلبها.
puzzle-theme-get-rid = رمي ورقة مكلفة
    .text = تلعب ورقة تُخسر نقاطاً ولا تغلب اللمّة.
puzzle-theme-avoid-tricks = توزيعات سالبة
    .text = في هذه التوزيعة تُخسر اللمّات أو الأوراق نقاطاً.
puzzle-theme-last-of-suit = إنهاء نوع
    .text = تلعب آخر ورقة عندك من نوع دون أن تفتتح بها.
puzzle-theme-low-bid = أقل طلب
    .text = أقل طلب مسموح هو الصحيح.
puzzle-theme-high-bid = طلبات عالية
    .text = الطلب الصحيح يعد بخمس لمّات أو أكثر.
puzzle-theme-sell = البيع
    .text = تبيع التوزيعة أو تطلب ثمناً أعلى.

## عشر أيدٍ من موضوع واحد، توزَّع من جديد

puzzle-ten-title = عشر أيدٍ
puzzle-ten-theme = عشر أيدٍ: { $theme }
puzzle-ten-door = عشر أيدٍ من هذا النوع
puzzle-ten-place = اليد { $place } من { $count }
puzzle-ten-dealing = يوزَّع الورق إلى أن يأتي الموضوع.
puzzle-ten-none = لم يأتِ الموضوع في توزيعات كثيرة. حاول مرة أخرى أو اختر موضوعاً آخر.
puzzle-ten-again = وزّع مرة أخرى
puzzle-ten-next = اليد التالية
puzzle-ten-more = عشر أيدٍ أخرى
puzzle-ten-over = أيديك العشر
puzzle-ten-now = { $than ->
    [more] في هذه الأيدي العشر خسرت في اليد { $mean } ± { $half } من النقاط أكثر من لاعب متمرّس.
   *[less] في هذه الأيدي العشر خسرت في اليد { $mean } ± { $half } من النقاط أقل من لاعب متمرّس.
}
puzzle-ten-first = { $than ->
    [more] في العشر الأولى خسرت في اليد { $mean } ± { $half } من النقاط أكثر منه.
   *[less] في العشر الأولى خسرت في اليد { $mean } ± { $half } من النقاط أقل منه.
}
puzzle-ten-change = { $change ->
    [better] هذا أفضل بوضوح.
    [worse] هذا أسوأ بوضوح.
   *[open] قد يكون الفرق صدفة.
}

## أين الورقة المخفية: عشر فيشات على ثلاثة مقاعد

puzzle-read-title = قراءة الأيدي
puzzle-read-type = فيشاتك على { $seats }، مثل 6 3 1:
puzzle-read-not-ten = { $typed } ليس جواباً: اكتب ثلاثة أعداد صحيحة مجموعها عشرة، مثل 6 3 1.
puzzle-read-number = السؤال { $number }
puzzle-read-ask = أين { $card }؟
puzzle-read-how = وزّع عشر فيشات على اللاعبين الثلاثة: أكثر حيث الورقة أرجح.
puzzle-read-left = { $left ->
    [0] وُضعت كل الفيشات.
    [one] بقيت فيشة واحدة
    [two] بقيت فيشتان
    [few] بقيت { $left } فيشات
    [many] بقيت { $left } فيشة
   *[other] بقيت { $left } فيشة
}
puzzle-read-chips = { $chips } من 10
puzzle-read-answer = أجب
puzzle-read-held = كانت الورقة { $card } عند { $who }.
puzzle-read-believed = الفيشات والدرجة
puzzle-read-own = أنت
puzzle-read-best = أفضل قارئ
puzzle-read-score = الدرجة
puzzle-read-scored = درجتك: { $score } من 100.
puzzle-read-what = 100: فيشاتك كفيشات أفضل قارئ. 0: ليست أقرب إليها من فيشات متساوية.
puzzle-read-clues = ما كان يمكن أن تقرأه
puzzle-read-clue-ruff = في اللمّة { $trick } قُطعت { $led } بالطرنيب من يد { $who }، فليست { $card } هناك.
puzzle-read-clue-discard = في اللمّة { $trick } رُميت { $played } من يد { $who } على { $led }، فليست { $card } هناك.
puzzle-read-clue-no-ruff = في اللمّة { $trick } رُميت { $played } من يد { $who }، وهي بلا طرنيب، فليست { $card } هناك.
puzzle-read-clue-no-overruff = في اللمّة { $trick } لُعبت { $played } من يد { $who }، وهي بلا طرنيب أعلى، فليست { $card } هناك.
puzzle-read-clue-no-throw = كانت القواعد تُلزم { $who } برمي { $card } في اللمّة { $trick }، فليست هناك.
puzzle-read-clue-lead = كان الافتتاح في اللمّة { $trick } من يد { $who } بورقة { $played } بلا بديل، فليست { $card } هناك.
puzzle-read-clue-announcement = الإعلان من { $who } لا يترك مكاناً للورقة { $card }.
puzzle-read-clue-hand = كل الأوراق في يد { $who } معروفة، وليست { $card } منها.
puzzle-read-clue-count = عُدّ الأوراق: لا مكان للورقة { $card } عند { $who }.
puzzle-read-clue-likelier = { $what ->
    [lead] كان الافتتاح في اللمّة { $trick } من يد { $who } بورقة { $played }: وهذا أرجح حين تكون { $card } عند { $seat }.
    [call] { $said }: وهذا أرجح حين تكون { $card } عند { $seat }.
   *[play] في اللمّة { $trick } لُعبت { $played } من يد { $who }: وهذا أرجح حين تكون { $card } عند { $seat }.
}
puzzle-read-wasted = { $chips ->
    [zero] لم تضِع أي فيشة.
    [one] ضاعت فيشة واحدة.
    [two] ضاعت فيشتان.
    [few] ضاعت { $chips } فيشات.
    [many] ضاعت { $chips } فيشة.
   *[other] ضاعت { $chips } فيشة.
}
puzzle-read-show = { $what ->
    [call] أظهر الكلمة
   *[trick] أظهر اللمّة
}
puzzle-read-course = متوسط درجتك في هذه اللعبة: { $score }. عدد الأجوبة: { $answers }.
puzzle-read-curve = دقة تقديرك
puzzle-read-curve-how = المقعد الذي عليه خمس فيشات ينبغي أن تكون الورقة عنده خمس مرات من عشر. الأجوبة في كل الألعاب: { $answers }.
puzzle-read-curve-laid = الفيشات
puzzle-read-curve-seats = المقاعد
puzzle-read-curve-held = كانت عنده، من عشر
puzzle-read-curve-soon = بعد الجواب رقم { $count } في كل الألعاب ترى مدى دقة فيشاتك. حتى الآن: { $answers }.
puzzle-read-next = السؤال التالي
puzzle-read-dealing = يوزَّع الورق إلى أن يأتي سؤال.
puzzle-read-none = لم يأتِ سؤال في توزيعات كثيرة. حاول مرة أخرى.
puzzle-read-table-title = أين الورقة؟
puzzle-read-table-looking = يبحث الحَكَم عن ورقة يُعرف عنها شيء.
puzzle-read-table-none = لا شيء يُقرأ بعد. حاول بعد اللمّة التالية.
puzzle-read-table-laid = وُضعت فيشاتك. قيمتها تُقال بعد التوزيعة.
puzzle-read-table-told = ما قرأته في التوزيعة { $number }
puzzle-read-table-empty = لم تضع فيشات في هذه التوزيعة.
