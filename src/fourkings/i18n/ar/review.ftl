# مباراة تُراجَع: ما يقوله الحَكَم عن قرار. جمل كاملة تخاطب اللاعب وتقف وحدها.

review-why-best = أحسنت الاختيار: بما كنت تعرفه، لا شيء أفضل من { $played }.
review-why-brilliant = { $played } كان الأفضل بوضوح، وقليل من اللاعبين المتمرّسين كانوا سيجدونه.
review-why-unlucky = أحسنت الاختيار: بما كنت تعرفه، لا شيء أفضل من { $played }. لكنه كلّف في هذه التوزيعة { $seen ->
    [one] { $seen } نقطة
    [two] نقطتين
    [few] { $seen } نقاط
    [many] { $seen } نقطة
   *[other] { $seen } نقطة
}.
review-why-unclear = الأمر يتوقّف على أوراق لم تكن تراها: في توزيعات كثيرة تعطي { $played } و{ $best } النتيجة نفسها.
review-why-loss = كلّف { $played } في المتوسّط نحو { $tenths ->
    [one] { $tenths } نقطة
    [two] نقطتين
    [few] { $tenths } نقاط
    [many] { $tenths } نقطة
   *[other] { $tenths } نقطة
}؛ والأفضل { $best }.

## كلها معاً

review-head = ‏{ $game }: { $who }
review-sum = { $decisions ->
    [0] لم يكن في أيّ قرار خيار يفرق.
    [one] كان في قرار واحد خيار يفرق.
    [two] كان في قرارين خيار يفرق.
    [few] كان في { $decisions } قرارات خيار يفرق.
    [many] كان في { $decisions } قراراً خيار يفرق.
   *[other] كان في { $decisions } قرار خيار يفرق.
}
review-line = ‏{ $place }: { $verdict }.
review-verdict-brilliant = باهر: { $many }
review-verdict-best = الأفضل: { $many }
review-verdict-unclear = متساوٍ: { $many }
review-verdict-inaccuracy = { $many ->
    [one] هفوة واحدة
    [two] هفوتان
    [few] { $many } هفوات
    [many] { $many } هفوة
   *[other] { $many } هفوة
}
review-verdict-mistake = { $many ->
    [one] غلطة واحدة
    [two] غلطتان
    [few] { $many } غلطات
    [many] { $many } غلطة
   *[other] { $many } غلطة
}
review-verdict-blunder = { $many ->
    [one] غلطة كبيرة واحدة
    [two] غلطتان كبيرتان
    [few] { $many } غلطات كبيرة
    [many] { $many } غلطة كبيرة
   *[other] { $many } غلطة كبيرة
}
review-verdict-unlucky = سوء حظ: { $many }
review-verdict-lucky = حظّ حسن: { $many }
review-word-brilliant = باهر
review-word-best = الأفضل
review-word-unclear = متساوٍ
review-word-inaccuracy = هفوة
review-word-mistake = غلطة
review-word-blunder = غلطة كبيرة
review-word-unlucky = سوء حظ
review-word-lucky = حظّ حسن

## ما كلّف المباراة

review-story-result = { $how ->
    [won] فوز.
    [lost] خسارة.
   *[open] لم تنتهِ؛ حتى الآن:
} { $scores }.
review-story-score = ‏{ $who }: { $points }
review-story-place = التوزيعة { $titled ->
    [yes] رقم { $deal } ({ $aim })
   *[no] رقم { $deal }
}، { $trick ->
    [0] الكلام { $call }
   *[other] اللمّة { $trick }
}
review-story-cost = { $many ->
    [one] كلّفك خطؤك
    [two] كلّفك خطآك
    [few] كلّفتك أخطاؤك كبيرها وصغيرها ({ $many })
    [many] كلّفتك أخطاؤك كبيرها وصغيرها ({ $many })
   *[other] كلّفتك أخطاؤك كبيرها وصغيرها ({ $many })
} نحو { $average ->
    [one] نقطة واحدة
    [two] نقطتين
    [few] { $average } نقاط
    [many] { $average } نقطة
   *[other] { $average } نقطة
}؛ وبهذا الورق كان أقرب إلى { $points }{ $deal ->
    [0] { "" }
   *[other] ، أكثرها في التوزيعة { $deal }
}.
review-story-behind = { $kind ->
    [side] انتهى فريقك متأخّراً
   *[own] انتهيت متأخّراً
} بفارق { $points ->
    [one] نقطة واحدة
    [two] نقطتين
    [few] { $points } نقاط
    [many] { $points } نقطة
   *[other] { $points } نقطة
}{ $kind ->
    [side] { "" }
   *[own] { " عن أفضل الآخرين" }
}: { $share ->
    [all] لولا تلك الخسارة لأمكن الفوز بالمباراة.
    [much] تلك الخسارة جزء كبير منه؛ والباقي من الورق واللاعبين الآخرين.
   *[little] أكثره من الورق واللاعبين الآخرين.
}
review-story-others = حسم المباراة الورق واللاعبون الآخرون.
review-story-unlucky = حظ سيّئ: { $many ->
    [one] قرار واحد صائب منك خسر
    [two] قراران صائبان منك خسرا
    [few] { $many } قرارات صائبة منك خسرت
    [many] { $many } قراراً صائباً منك خسرت
   *[other] { $many } قرار صائب منك خسرت
} مع ذلك نحو { $points ->
    [one] نقطة واحدة
    [two] نقطتين
    [few] { $points } نقاط
    [many] { $points } نقطة
   *[other] { $points } نقطة
} في هذه التوزيعات.
review-story-lucky = حظّ جيّد: { $many ->
    [one] قرار خاطئ واحد لم يكلّف
    [two] قراران خاطئان لم يكلّفا
    [few] { $many } قرارات خاطئة لم تكلّف
    [many] { $many } قراراً خاطئاً لم تكلّف
   *[other] { $many } قرار خاطئ لم تكلّف
} شيئاً في هذه التوزيعات.
review-story-worst = أسوأ توزيعاتك { $titled ->
    [yes] التوزيعة { $deal } ({ $aim })
   *[no] التوزيعة { $deal }
}: { $kind ->
    [side] نقاط فريقك { $own }، ونقاط الفريق الآخر { $others }.
   *[own] نقاطك { $own }، ومتوسّط كل واحد من الآخرين { $others }.
}
review-story-partner = لا تحكم هذه المراجعة على قرارات شريكك { $who }.
review-story-unit = النقاط المخسورة فرق فريقك عن الفريق الآخر، فالنقطة التي تنتقل بينهما تُحسب مرتين.
review-other-seats = راجع لاعباً آخر:

## الصفحة

review-number = { NUMBER($n, maximumFractionDigits: 1) }
review-page-title = مراجعة { $game }: { $who }
review-page-flawless = { $lucky ->
    [0] بلا أخطاء: أحسنت اللعب.
    [one] بلا أخطاء مكلفة. ولحسن الحظ لم يكلّف اختيار واحد أضعف شيئاً.
    [two] بلا أخطاء مكلفة. ولحسن الحظ لم يكلّف اختياران أضعف شيئاً.
    [few] بلا أخطاء مكلفة. ولحسن الحظ لم تكلّف { $lucky } اختيارات أضعف شيئاً.
    [many] بلا أخطاء مكلفة. ولحسن الحظ لم يكلّف { $lucky } اختياراً أضعف شيئاً.
   *[other] بلا أخطاء مكلفة. ولحسن الحظ لم يكلّف { $lucky } اختيار أضعف شيئاً.
}
review-page-keys = تنقّل بين القرارات بالسهمين الأيمن والأيسر.
review-page-costliest = { $count ->
    [one] أغلى أخطائك
    [two] أغلى خطأين
    [few] أغلى { $count } أخطاء
    [many] أغلى { $count } خطأً
   *[other] أغلى { $count } خطأ
}
review-measure = يُقاس كل حكم بالنقاط المطروحة في توزيعته.
review-page-so-far = الأعلى كلفة حتى الآن
review-page-nothing = { $kind ->
    [card] لا شيء للحكم عليه هنا: الورقة على { $who }.
    [call] لا شيء للحكم عليه هنا: الكلام على { $who }.
   *[none] لا تقول المراجعة شيئاً عن هذه اللحظة.
}
review-page-cost = الكلفة: نحو { $loss } من النقاط (بين { $low } و{ $high }).
review-fix = صحّح الآن
review-page-match = المباراة
review-page-deals = توزيعة توزيعة
review-page-deal = التوزيعة
review-page-points = النقاط
review-page-lost = خُسرت
review-page-decisions = القرارات
review-page-no-choice = لم يكن فيها خيار
review-page-filter-lost = القرارات المكلفة وحدها
review-page-filter-all = كل القرارات
review-page-hand = يدك
review-page-trick = على الطاولة
review-page-said = الكلام
review-page-trumps = الطرنيب
review-page-choices = متوسّط خسارة كل خيار، وكم يختاره لاعبون آخرون
review-page-choice = الخيار
review-page-loss = نقاط مخسورة
review-page-yours = لُعب
review-page-likely = مع من كل ورقة على الأرجح (● حيث كانت)
review-page-card = الورقة

## مراجعاتي على خادم

review-title = المراجعة
review-mine = مبارياتي
review-mine-none = تظهر هنا المباريات التي انتهت.
review-mine-every = إظهار كل المباريات
review-mine-game = اللعبة:
review-mine-all = كل الألعاب
review-mine-deals = { $deals ->
    [one] توزيعة واحدة
    [two] توزيعتان
    [few] { $deals } توزيعات
    [many] { $deals } توزيعة
   *[other] { $deals } توزيعة
}
review-mine-score = { $of ->
    [2] { $own } مقابل { $other }
   *[other] النتيجة { $own }، المرتبة { $place } من { $of }
}
review-mine-ask = راجع
review-mine-see = افتح المراجعة
review-mine-replay = أعد العرض
review-reached = روجع { $reached } من { $total }
review-take-away = نزّل المراجعة
review-see-deal = انظر على الطاولة
review-replay = التوزيعة { $deal }
review-deal-before = التوزيعة السابقة
review-deal-after = التوزيعة التالية
review-no-deal = ليس في هذه المباراة توزيعة كهذه.
review-not-over = لم تنتهِ هذه المباراة بعد. تراجعها حين تنتهي.
review-not-mine = لم تلعب هذه المباراة. لا يراجعها إلا لاعبوها.

## المتابعة من لحظة

review-play = تابع من هنا
review-play-text = تلعب في مقعدك. لا تُحسب النتيجة.
review-play-from = من: { $moment }
review-play-after = { $actions ->
    [one] من خطّك، بعد حركة واحدة: { $moment }
    [two] من خطّك، بعد حركتين: { $moment }
    [few] من خطّك، بعد { $actions } حركات: { $moment }
    [many] من خطّك، بعد { $actions } حركة: { $moment }
   *[other] من خطّك، بعد { $actions } حركة: { $moment }
}
review-play-cards = الورق المخفي:
review-play-cards-same = كما كان
review-play-cards-another = غيره ممّا يوافق ما عرفته
review-play-bots = ضد:
review-play-bots-same = البوتات نفسها
review-play-start = ابدأ
review-play-over = انتهت التوزيعة في هذه اللحظة. عُد إلى لحظة قبلها.
review-play-no-other = لا توزيعة أخرى توافق ما عرفته. العب هذه نفسها.
review-practice = تدريب
review-practice-beside = هذه المرة، مقارنة بالمباراة
review-practice-then = يومها
review-practice-now = الآن
review-practice-won = فوز بالمباراة
review-practice-lost = خسارة المباراة
review-practice-gone = لم تعد المباراة محفوظة، فلا شيء يقارَن به.
review-practice-same-way = اخترت ما اخترته في المباراة.
review-practice-parted = أوّل اختلاف عند حركتك رقم { $number }: يومها { $before }، والآن { $now }.
review-practice-nothing = لا شيء
review-practice-other-cards = لم يكن الورق المخفي ورق المباراة.
review-practice-again = حاول ثانية
review-practice-another = ورق آخر

## مختارة، ومع الوقت

review-mine-filter = اختر من المباريات
review-mine-against = ضد:
review-mine-everybody = الجميع
review-mine-result = النتيجة:
review-mine-any = أيّ نتيجة
review-mine-won = فوز
review-mine-lost = خسارة
review-mine-open = لم تكتمل
review-mine-shown = { $shown } من { $all } من المباريات
review-mine-lesson = درس
review-mine-record = سجلّ مستورد
review-mine-with = مع { $names }
review-mine-somebody = أحدهم
review-mine-faults = { $faults ->
    [0] بلا أخطاء مكلفة
    [one] خطأ واحد في المجموع
    [two] خطآن في المجموع
    [few] { $faults } أخطاء في المجموع
    [many] { $faults } خطأً في المجموع
   *[other] { $faults } خطأ في المجموع
}

## محاولة أخرى

review-drill = حاول ثانية
review-drill-none = هذا القرار غير متاح. اختر غيره من مراجعاتك.
review-drill-said = الكلام والورق
review-drill-good = بما تعرفه، لا شيء أفضل من { $chosen }.
review-drill-then = من المراجعة:
review-drill-more = مثلها أيضاً

## ماذا لو

review-if = ماذا لو
review-if-text = من اللحظة المعروضة تلعب المقاعد الأربعة كلها.
review-if-failed = لم تبدأ المحاكاة. حاول بعد لحظة.
review-if-back = تراجع
review-if-close = عُد إلى المباراة
review-if-turn = الدور على { $who }.
review-if-exact = إلى جانب كل ورقة: ما يأخذه الفريق بعدُ إذا أحسن الجميع اللعب والورق مكشوف.
review-if-mean = إلى جانب كل ورقة: متوسّط نتيجة اللاعب في هذه التوزيعة، إذا أكملها اللاعبون أنفسهم مرات كثيرة.
review-if-calls = إلى جانب كل خيار: كم يقلّ عن أفضل كلام في هذه التوزيعة، في متوسّط إكمالها من اللاعبين أنفسهم.
review-if-beyond = إلى جانب كل خيار: كم يزيد للفريق على السكوت في هذه التوزيعة، في متوسّط إكمالها.
review-if-between = من { $least } إلى { $most }
review-if-over = انتهت التوزيعة: { $points }.
review-solver = افتح في الحلّال

## سجلّات من مكان آخر

review-record = استورد سجلّاً
review-record-text = أفلت سجلّاً هنا، أو اختر ملفه، أو ألصقه: من fourkings simulate أو طاولة أو صديق. لا يراه غيرك، ولا يُحسب.
review-record-file = اختر ملفاً
review-record-paste = أو ألصقه:
review-record-which = المباراة:
review-record-seat = مقعدك:
review-record-who = ‏{ $seat }: { $who }
review-record-take = استورد السجلّ
review-record-bad = لم يُستورد السجلّ.
review-record-large = الملف كبير على مباراة واحدة. أكبر سجلّ { $most } ك.ب.
review-record-long = في السجلّ توزيعات أكثر من { $most }.
review-record-none = ليس هذا سجلّاً: { $why }
review-record-fault = ‏{ $place }: { $why }
review-record-opening = البداية
review-record-match = المباراة
review-record-place = { $action ->
    [0] التوزيعة { $deal }
   *[other] التوزيعة { $deal }، الحركة { $action }
}
review-record-empty = ليس في السجلّ ورق ولا كلام.
review-record-running = هذا ورقك في مباراة ما زالت جارية. تستورد السجلّ حين تنتهي.

## تُعرض على غيرك

review-share = شارك المباراة
review-share-text = كل من عنده الرابط يرى كل أيدي هذه المباراة ومراجعاتها، حتى تلغي الرابط.
review-share-hidden = بلا أسماء الناس
review-share-make = أنشئ رابطاً
review-share-link = رابط بالأسماء
review-share-link-hidden = رابط بلا أسماء
review-share-back = ألغِ الروابط
review-share-made = الرابط جاهز.
review-share-gone = أُلغيت كل الروابط.
review-share-nothing = لا يعمل هذا الرابط: أُلغي، أو لم تعد المباراة موجودة.
review-share-unreviewed = لا مراجعة لهذه المباراة بعد.
