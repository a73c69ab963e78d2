# سهرات على عدّة طاولات: صفحات المنظّم واللاعبين، والشاشة على الحائط، والورق المطبوع.

evening-intro = واحد ينظّم والباقون يتبعون رابطاً واحداً. البرنامج يسحب المقاعد ويفتح الطاولات ويحسب الترتيب.
evening-led = سهرات تنظّمها
evening-mine = سهرات تشارك فيها
evening-new = سهرة جديدة
evening-missing = لا وجود لهذه السهرة. تحقّق من الرابط.
evening-failed = لم ينجح ذلك. حاول ثانية.
evening-bot = بوت
evening-bot-name = { $bot } (بوت)
evening-same-name = ‏{ $name } ({ $number })

## سهرة جديدة

evening-cards = الورق
evening-cards-screen = على الشاشات
    .text = كل واحد يلعب على هاتفه. والبرنامج يوزّع ويحسب.
evening-cards-paper = ورق حقيقي
    .text = أنت تحضر الورق. على كل طاولة يُدخل لاعب واحد ورقة الحساب على هاتف، أو تُدخلها أنت. وإذا لم يوافق عدد اللاعبين استراح بعضهم بالدور.
evening-kind = الشركاء
evening-kind-partners = شركاء يتبدّلون
    .text = يُحسب لكل واحد وحده، وله شريك آخر في كل جولة.
evening-kind-pairs = أزواج ثابتة
    .text = الاثنان أنفسهما يلعبان معاً طوال السهرة.
evening-kind-teams = فرق من أربعة
    .text = تُلعب المباراة على طاولتين بالورق نفسه. كل توزيعة للفريق صاحب النتيجة الأفضل.
evening-kind-alone = كلٌّ لنفسه
    .text = لكل واحد خصوم غيرهم في كل جولة.
evening-rounds = الجولات
evening-rounds-count = عدد الجولات
evening-length-deals = بعدد التوزيعات
    .text = يفوز الرصيد الأعلى بعد آخر توزيعة. والمتساوون يتقاسمون الفوز.
evening-length-minutes = بالوقت
    .text = حين ينتهي الوقت تُكمل كل طاولة توزيعتها الجارية.
evening-length-rules = بالقواعد
    .text = تدوم كل مباراة حتى تنهيها قواعد البيت. وتنتهي طاولات قبل غيرها بكثير.
evening-length-fixed = قواعد هذه اللعبة تحدّد عدد توزيعات المباراة.
evening-deals-count = توزيعات الجولة
evening-minutes-count = دقائق الجولة
evening-days-count = أيام كل جولة
evening-league-text = هذا دوري: تدوم الجولة أياماً، ويلعب كل واحد متى وجد وقتاً. أنت تبدأ كل جولة.
evening-fill = المقاعد الشاغرة
evening-fill-text = تجلس البوتات في المقاعد الباقية، فيلعب الجميع في كل جولة. ولا تدخل البوتات في الترتيب.
evening-fill-nobody = لا أحد
evening-fill-nobody-text = إذا لم يوافق عدد اللاعبين استراح بعضهم بالدور.
evening-same-boards = الورق نفسه على كل الطاولات
    .text = تلعب كل طاولة التوزيعات نفسها، فتغلب المهارة الحظ. يُفتح الورق والمراجعات حين تنتهي آخر طاولة.
evening-same-boards-paper = الورق نفسه على كل الطاولات
    .text = تلعب كل طاولة التوزيعات نفسها. أنت تطبع الأيدي وتوزّع حسب القائمة، فلا تستطيع أن تلعب.
evening-swiss = المواجهة حسب الترتيب
    .text = من الجولة الثانية يلتقي أصحاب النتائج المتقاربة. ويُتجنّب تكرار المواجهة.
evening-make = أنشئ السهرة
evening-demo = جرّب سهرة تجريبية
evening-demo-offer = شاهد أولاً جولة مع 16 شخصاً مختلَقاً: لا يُحتسب شيء مما تفعله هناك.
evening-demo-text = هذه سهرة تجريبية بأشخاص مختلَقين: لا تُحتسب في أي مكان، ولك أن تجرّب فيها كل شيء.
evening-demo-left = { $left ->
    [late] الطاولة 4 متأخّرة: أدخل ورقتها.
    [wrong] في الجولة 2 ورقة خاطئة: ابحث عنها وصحّحها.
   *[both] الطاولة 4 متأخّرة، وفي الجولة 2 ورقة خاطئة: ابحث عنها وصحّحها.
}
evening-demo-delete = احذف السهرة التجريبية
evening-demo-mark = سهرة تجريبية
evening-demo-reason = سُجّلت كما هي على الورق. يجب التحقّق من التوزيعة 5.
evening-demo-people = أحمد، بشرى، جميل، دانة، رامي، زينب، سامي، شادية، طارق، عبير، فادي، كريم، ليلى، منى، نادر، هدى

## أين صارت السهرة

evening-before = قبل الجولة الأولى. { $planned ->
    [one] المقرّر جولة واحدة.
    [two] المقرّر جولتان.
    [few] المقرّر { $planned } جولات.
    [many] المقرّر { $planned } جولة.
   *[other] المقرّر { $planned } جولة.
}
evening-running = الجولة { $number } من { $planned } جارية.
evening-between = انتهت الجولة { $number } من { $planned }.
evening-ended = انتهت السهرة.
evening-first = المركز الأول: { $who }
evening-left = الوقت الباقي: { $time }
evening-days = { $days ->
    [one] يوم واحد
    [two] يومان
    [few] { $days } أيام
    [many] { $days } يوماً
   *[other] { $days } يوم
}
evening-time-over = انتهى الوقت. تُكمل كل طاولة توزيعتها الجارية.

## الطاولات والجولات

evening-round = الجولة { $number }
evening-past = جولات لُعبت
evening-table = الطاولة { $number }
evening-round-table = الجولة { $round }، الطاولة { $table }
evening-playing = تلعب
evening-late = متأخّرة
evening-waits = { $minutes ->
    [one] لا حركة منذ دقيقة
    [two] لا حركة منذ دقيقتين
    [few] لا حركة منذ { $minutes } دقائق
    [many] لا حركة منذ { $minutes } دقيقة
   *[other] لا حركة منذ { $minutes } دقيقة
}
evening-waits-hours = { $hours ->
    [one] لا حركة منذ ساعة
    [two] لا حركة منذ ساعتين
    [few] لا حركة منذ { $hours } ساعات
    [many] لا حركة منذ { $hours } ساعة
   *[other] لا حركة منذ { $hours } ساعة
}
evening-waits-days = { $days ->
    [one] لا حركة منذ يوم
    [two] لا حركة منذ يومين
    [few] لا حركة منذ { $days } أيام
    [many] لا حركة منذ { $days } يوماً
   *[other] لا حركة منذ { $days } يوم
}
evening-bot-plays = بوت يلعب بدل { $who }
evening-waits-for = بانتظار { $who }
evening-won = الفوز:
evening-idle = في استراحة: { $who }
evening-swapped = تبادُل المقعدين: { $who }.
evening-swapped-why = تبادُل المقعدين: { $who }. السبب: { $reason }
evening-abandoned = مضت الجولة بدون هذه الطاولة: { $reason }
evening-corrected = صُحّحت النتيجة: { $reason }
evening-deleted = حذف كل من عليها بياناتهم
evening-closed = أُغلقت الطاولة

## المنظّم

evening-lead = نظّم السهرة
evening-open = افتح السهرة
evening-of = سهرة { $game }
evening-lead-of = { $evening } (التنظيم)
evening-start = ابدأ الجولة { $number }
evening-start-nobody = لا أحد هنا بعد. ادعُ اللاعبين أولاً.
evening-start-few = { $missing ->
    [zero] لا ينقص أي لاعب لاكتمال طاولة.
    [one] ينقص لاعب واحد لاكتمال طاولة.
    [two] ينقص لاعبان لاكتمال طاولة.
    [few] ينقص { $missing } لاعبين لاكتمال طاولة.
    [many] ينقص { $missing } لاعباً لاكتمال طاولة.
   *[other] ينقص { $missing } لاعب لاكتمال طاولة.
}
evening-start-pairs = اجمع الأزواج أو الفرق أولاً.
evening-start-adds = { $count ->
    [zero] لا اسم في الحقل.
    [one] يُضاف أولاً الاسم المكتوب في الحقل.
    [two] يُضاف أولاً الاسمان المكتوبان في الحقل.
    [few] تُضاف أولاً { $count } أسماء مكتوبة في الحقل.
    [many] يُضاف أولاً { $count } اسماً مكتوباً في الحقل.
   *[other] يُضاف أولاً { $count } اسم مكتوب في الحقل.
}
evening-start-more = { $missing ->
    [zero] يلعب الجميع.
    [one] مع لاعب آخر يلعب الجميع.
    [two] مع لاعبين اثنين إضافيين يلعب الجميع.
    [few] مع { $missing } لاعبين إضافيين يلعب الجميع.
    [many] مع { $missing } لاعباً إضافياً يلعب الجميع.
   *[other] مع { $missing } لاعب إضافي يلعب الجميع.
}
evening-start-bots = { $missing ->
    [zero] لا حاجة إلى بوت.
    [one] يأخذ بوت المقعد الشاغر.
    [two] يأخذ بوتان المقعدين الشاغرين.
    [few] تأخذ { $missing } بوتات المقاعد الشاغرة.
    [many] يأخذ { $missing } بوتاً المقاعد الشاغرة.
   *[other] يأخذ { $missing } بوت المقاعد الشاغرة.
}
evening-about = الاسم والتاريخ والمكان
evening-about-name = اسم السهرة
evening-about-place = المكان
evening-about-starts = البداية
evening-about-save = احفظ التفاصيل
evening-again = السهرة التالية
evening-again-text = تكون السهرة التالية للأشخاص والأزواج والفرق أنفسهم، ورابط هذه السهرة يقود إليها.
evening-again-make = أنشئ السهرة التالية
evening-next = إلى السهرة التالية
evening-calendar = احفظ الموعد
evening-sheets-missing = { $count ->
    [zero] لا تنقص أي ورقة حساب. { $tables }
    [one] تنقص ورقة حساب الطاولة { $tables }.
    [two] تنقص ورقتا حساب الطاولتين { $tables }.
    [few] تنقص أوراق حساب الطاولات { $tables }.
    [many] تنقص أوراق حساب الطاولات { $tables }.
   *[other] تنقص أوراق حساب الطاولات { $tables }.
}
evening-tables-playing = { $count ->
    [zero] لا طاولة تلعب الآن. { $tables }
    [one] ما زالت الطاولة { $tables } تلعب.
    [two] ما زالت الطاولتان { $tables } تلعبان.
    [few] ما زالت الطاولات { $tables } تلعب.
    [many] ما زالت الطاولات { $tables } تلعب.
   *[other] ما زالت الطاولات { $tables } تلعب.
}
evening-end = أنهِ السهرة
evening-end-sure = أنهِ السهرة نهائياً
evening-end-text = بعد ذلك لن تبدأ أي جولة أخرى. يبقى الترتيب ظاهراً للجميع، ويمكن تصحيح النتائج.
evening-cut = نهائي للأفضل
evening-cut-places = عدد المراكز في النهائي
evening-cut-text = يلعب الأوائل ما بقي من الجولات. يبقى الآخرون في الترتيب بلا مقعد.
evening-cut-carry = احتساب الجولات السابقة
    .text = تُحتسب في النهائي الجولات التي سبقته أيضاً. وإلا فالنهائي وحده يحدّد مراتب الأوائل.
evening-cut-go = بدء النهائي
evening-cut-sure = تابع مع الأوائل
evening-cut-out = خرج
evening-next-seats = مقاعد الجولة { $number } قبل بدئها
evening-next-seats-text = لا يرى أحد غيرك هذه المقاعد بعد. قد تتغيّر إن جاء أحد أو غادر.
evening-swap = بدّل المقعدين
evening-swap-first = اللاعب الأول
evening-swap-second = اللاعب الثاني
evening-swap-text = يتبدّل الزوج أو الفريق كاملاً.
evening-time = وقت الجولة
evening-time-more = { $minutes ->
    [one] زِد دقيقة
    [two] زِد دقيقتين
    [few] زِد { $minutes } دقائق
    [many] زِد { $minutes } دقيقة
   *[other] زِد { $minutes } دقيقة
}
evening-time-less = { $minutes ->
    [one] أنقص دقيقة
    [two] أنقص دقيقتين
    [few] أنقص { $minutes } دقائق
    [many] أنقص { $minutes } دقيقة
   *[other] أنقص { $minutes } دقيقة
}
evening-time-from-now = { $minutes ->
    [zero] شغّل الساعة: { $minutes } دقيقة
    [one] شغّل الساعة: دقيقة واحدة
    [two] شغّل الساعة: دقيقتان
    [few] شغّل الساعة: { $minutes } دقائق
    [many] شغّل الساعة: { $minutes } دقيقة
   *[other] شغّل الساعة: { $minutes } دقيقة
}
evening-day-more = أضف يوماً
evening-day-less = أنقص يوماً
evening-day-from-now = شغّل الساعة: يوم واحد
evening-time-stop = أوقف الساعة
evening-time-stopped = لم يعد للوقت حدّ.
evening-bot-in = بوت بدل { $who }
evening-bot-in-sure = دع بوتاً يلعب بدل { $who }
evening-abandon = إغلاق الطاولة بلا نتيجة
evening-abandon-sure = إغلاق الطاولة
evening-reason = السبب، ويراه الجميع
evening-reason-missing = اكتب السبب: سيراه الجميع.
evening-correct = صحّح النتيجة
evening-give-result = أدخل النتيجة
evening-correct-text = يُحسب الترتيب من جديد فوراً. ويرى الجميع السبب عند هذه الطاولة.
evening-correct-save = احفظ النتيجة
evening-deal = التوزيعة { $number }
evening-deal-add = زِد توزيعة
evening-deal-drop = احذف آخر توزيعة
evening-score = أدخل ورقة الحساب
evening-score-text = أدخل النقاط حين تنتهي المباراة. ويتحقّق البرنامج من المجموع حيث تحدّده القواعد.
evening-score-void = اترك التوزيعة الملغاة فارغة، وتابع بالتي تليها.
evening-score-by = طريقة الإدخال
evening-score-totals = الأرصدة النهائية
evening-score-deals = توزيعة توزيعة
evening-score-sum = المجموع { $total }
evening-score-sum-of = المجموع { $total } (الممكن: { $due })
evening-score-missing = المجموع { $total }، الناقص { $missing }
evening-wrong-possible = التوزيعة { $deal }: لكل لاعب { $possible }، لكنّ هذه النقاط لا تجتمع.
evening-readings = هل تقصد هذا؟
evening-reading = التوزيعة { $deal }: { $points }
evening-reading-swap = بدّل بين التوزيعتين { $first } و{ $second }
evening-meanwhile = حفظ شخص آخر هذه الورقة في الأثناء: { $points }. ورقتك لم تُحفظ: احفظها تصحيحاً أو أغلقها.
evening-insist = سجّلها على أي حال
    .text = تُحتسب الورقة كما كُتبت. ويرى الجميع سببك تحت الترتيب.
evening-score-of = ‏{ $what }، { $who }
evening-deal-named = ‏{ $number }. { $title }
evening-wrong-sum = { $way ->
    [under] مجموع الأرصدة { $total } بدل { $due }: ينقص { $by }.
    [least] مجموع النقاط { $total }: القواعد تقتضي { $due } على الأقل.
    [most] مجموع النقاط { $total }: القواعد تسمح بـ{ $due } على الأكثر.
    [over] مجموع الأرصدة { $total } بدل { $due }: يزيد { $by }.
   *[between] مجموع الأرصدة { $total }، والقواعد لا تسمح به: { $due }؟
}
evening-wrong-deal = { $way ->
    [under] مجموع التوزيعة { $deal } هو { $total } بدل { $due }: ينقص { $by }.
    [least] التوزيعة { $deal }. مجموع النقاط { $total }: القواعد تقتضي { $due } على الأقل.
    [most] التوزيعة { $deal }. مجموع النقاط { $total }: القواعد تسمح بـ{ $due } على الأكثر.
    [over] مجموع التوزيعة { $deal } هو { $total } بدل { $due }: يزيد { $by }.
   *[between] مجموع التوزيعة { $deal } هو { $total }، والقواعد لا تسمح به: { $due }؟
}
evening-wrong-entry = لا تسمح القواعد بالنقاط { $wrong } في التوزيعة { $deal }: { $due }؟
evening-people = الناس
evening-people-here = { $count ->
    [0] لا أحد هنا بعد.
    [one] هنا شخص واحد.
    [two] هنا شخصان.
    [few] هنا { $count } أشخاص.
    [many] هنا { $count } شخصاً.
   *[other] هنا { $count } شخص.
}
evening-came = المنضمّون حديثاً ({ $count }): { $who }
    .mark = انضمام جديد
evening-people-all = أظهر كل الأسماء
evening-person = تعديل: { $who }
evening-late-comers = من تأخّر يتبع الرابط نفسه ويلعب من الجولة التالية. ومن غادر يعود كذلك.
evening-withdraw-sure = استبعد من الجولات القادمة
evening-enter = أضف
evening-enter-name = لاعبون بلا هاتف (اسم أو أسماء بينها فواصل)
evening-forget = احذف الاسم
evening-forget-who = احذف اسم { $who }
evening-forget-sure = احذف اسم { $who } نهائياً
evening-left-out = غادر
evening-partner = مع { $who }
evening-unpaired = بلا شريك بعد
evening-pair = اجمع زوجاً
evening-pair-first = الشريك الأول
evening-pair-second = الشريك الثاني
evening-team-of = فريق { $who }
evening-no-team = بلا فريق بعد
evening-team = اجمع فريقاً
evening-team-member = العضو { $number }
evening-team-text = العضوان 1 و2 شريكان، وكذلك 3 و4. يحمل الفريق اسم عضوه الأول.
evening-substitute-for = يلعب بدل
evening-substitute-sure = أدخل البديل
evening-substitute-text = يلعب البديل مكان عضو غائب من الجولة التالية حتى يعود هذا العضو. تُحسب الجولات للزوج أو للفريق.
evening-plays-for = بديل { $who }
evening-choose = اختر
evening-invite = ادعُ اللاعبين
evening-invite-text = يتبع الجميع هذا الرابط، ويكتب كل واحد اسمه ويترك الصفحة مفتوحة. فتُظهر له أين يجلس في كل جولة.
evening-link = رابط اللاعبين
evening-qr-text = امسحه بكاميرا الهاتف لتشارك.
evening-wall = شاشة للقاعة
evening-paper = طباعة وتصدير
evening-play-too = شارك أنت أيضاً
evening-lead-elsewhere = نظّم من هاتف آخر
evening-lead-elsewhere-text = من عنده هذا الرابط يستطيع تنظيم السهرة. لا تعطه لأحد. ورقة لم تُحفظ بعد تبقى على الهاتف الذي كُتبت عليه.
evening-lead-link = رابط المنظّم

## اللاعب

evening-join = شارك
evening-join-text = اكتب اسماً لتشارك: لا حاجة إلى حساب. ثم اترك هذه الصفحة مفتوحة: تُظهر مكانك في كل جولة.
evening-back = عُد
evening-back-text = غادرت هذه السهرة. تستطيع اللعب من جديد من الجولة التالية.
evening-seat-table = مكانك على الطاولة { $number }
evening-seat-none = تستريح هذه الجولة
evening-seat-later = أنت معنا
evening-seat-place = مرتبتك: { $place } من { $count }
evening-seat-with = شريكك { $partner }. تلعبان ضد { $others }.
evening-seat-alone = تلعب ضد { $others }.
evening-seat-partner = الشريك
evening-seat-opponents = الخصوم
evening-seat-go = اذهب إلى الطاولة
evening-seat-over = انتهت طاولتك. تظهر الجولة التالية هنا حين تبدأ.
evening-seat-idle = تلعب من جديد في الجولة التالية.
evening-seat-cut = لعبت كل جولاتك: يتابع الأوائل. يبقى الترتيب أدناه محدّثاً.
evening-seat-wait = اترك هذه الصفحة مفتوحة: يظهر مكانك هنا حين يبدأ المنظّم الجولة التالية.
evening-seat-last = كانت هذه الجولة الأخيرة. يصبح الترتيب نهائياً حين ينهي المنظّم السهرة.
evening-seat-single = لا زوج لك ولا فريق بعد: المنظّم هو من يجمعهم.
evening-review = راجع المباراة
evening-leave = غادر السهرة
evening-leave-sure = اترك الجولات القادمة
evening-draw = ختم القرعة
evening-draw-text = مقاعد كل الجولات من سرّ. وختمه هنا من البداية، فلا يستطيع أحد أن يختار المقاعد لاحقاً.
evening-draw-secret = السرّ، وقد نُشر حين انتهت السهرة:
evening-phone = هاتف آخر
evening-phone-text = إذا كادت بطاريتك تفرغ فخذ مكانك معك: افتح رابطاً أو امسح رمزاً على الهاتف الآخر.
evening-phone-make = أظهر الرمز

## الترتيب

evening-standings = الترتيب
evening-standings-none = يظهر الترتيب بعد الجولة الأولى.
evening-standings-bots = لا تدخل البوتات في الترتيب.
evening-standings-text = الجولات قليلة، فقد يكون للحظّ دور في ترتيب { $places }.
evening-standings-range = { $count ->
    [2] المرتبتين { $first } و{ $last }
   *[other] المراتب من { $first } إلى { $last }
}
evening-minimum = { $rounds ->
    [zero] لا حاجة إلى جولات لنيل مرتبة.
    [one] تكفي جولة واحدة لنيل مرتبة.
    [two] المرتبة تحتاج إلى جولتين، ومن حضر أقلّ يُذكر على حدة.
    [few] المرتبة تحتاج إلى { $rounds } جولات، ومن حضر أقلّ يُذكر على حدة.
    [many] المرتبة تحتاج إلى { $rounds } جولة، ومن حضر أقلّ يُذكر على حدة.
   *[other] المرتبة تحتاج إلى { $rounds } جولة، ومن حضر أقلّ يُذكر على حدة.
}
evening-minimum-set = الجولات اللازمة لنيل مرتبة
evening-final = النهائي
evening-cut-after = خرجوا بعد الجولة { $number }
evening-rules = كيف تتحدّد المراتب
evening-rule-share = الأولوية للأعلى في متوسّط الحصّة من كل جولة.
evening-rule-points = عند تساوي الحصص تفصل النقاط في كل جولة: نقاطك ناقص نقاط خصومك.
evening-rule-met = إن بقي اثنان فقط متساويين فصلت بينهما الجولات التي تقابلا فيها.
evening-rule-same = من بقوا متساوين يتقاسمون المرتبة.
evening-absent = { $count ->
    [zero] غياب عن الجولات { $rounds }
    [one] غياب عن الجولة { $rounds }
    [two] غياب عن الجولتين { $rounds }
    [few] غياب عن الجولات { $rounds }
    [many] غياب عن الجولات { $rounds }
   *[other] غياب عن الجولات { $rounds }
}
evening-bot-played = { $count ->
    [zero] لعب بوت بالنيابة في الجولات { $rounds }
    [one] لعب بوت بالنيابة في الجولة { $rounds }
    [two] لعب بوت بالنيابة في الجولتين { $rounds }
    [few] لعب بوت بالنيابة في الجولات { $rounds }
    [many] لعب بوت بالنيابة في الجولات { $rounds }
   *[other] لعب بوت بالنيابة في الجولات { $rounds }
}
evening-substituted = { $count ->
    [zero] مع { $who } في الجولات { $rounds }
    [one] مع { $who } في الجولة { $rounds }
    [two] مع { $who } في الجولتين { $rounds }
    [few] مع { $who } في الجولات { $rounds }
    [many] مع { $who } في الجولات { $rounds }
   *[other] مع { $who } في الجولات { $rounds }
}
evening-sat-out = { $count ->
    [zero] استراحة في الجولات { $rounds }
    [one] استراحة في الجولة { $rounds }
    [two] استراحة في الجولتين { $rounds }
    [few] استراحة في الجولات { $rounds }
    [many] استراحة في الجولات { $rounds }
   *[other] استراحة في الجولات { $rounds }
}
evening-place = المرتبة
evening-place-of = { $place } من { $count }
evening-who = اللاعب
evening-share = الحصّة
evening-share-boards = نقاط المقارنة
evening-share-teams = توزيعات رابحة
evening-points = النقاط
evening-difference = فارق النقاط
evening-rounds-played = الجولات
evening-likely = المراتب المحتملة
evening-few = جولات قليلة
evening-places = { $first }–{ $last }

## النوادي

evening-clubs = النوادي
evening-club-new = نادٍ جديد
evening-club-new-text = يجمع النادي سهراته ويحسبها معاً. يراه كل من عنده رابطه.
evening-club-make = أنشئ النادي
evening-club-name = اسم النادي
evening-club-missing = لا نادي كهذا. تحقّق من الرابط.
evening-club-share = متوسّط الحصّة
evening-club-interval = مجال الثقة (95%)
evening-club-between = من { $low } إلى { $high }
evening-club-text = الحصّة هي نسبة الخصوم الذين غلبهم اللاعب، أو نقاط المقارنة. وهي متوسّط كل جولات السهرات المنتهية. في 95 حالة من 100 يحوي المجال حصّة اللاعب على المدى البعيد.
evening-club-minimum = { $evenings ->
    [zero] لا حاجة إلى سهرات لنيل مرتبة.
    [one] المرتبة تحتاج إلى سهرة واحدة فيها جولات كافية.
    [two] المرتبة تحتاج إلى سهرتين فيهما جولات كافية.
    [few] المرتبة تحتاج إلى { $evenings } سهرات فيها جولات كافية.
    [many] المرتبة تحتاج إلى { $evenings } سهرة فيها جولات كافية.
   *[other] المرتبة تحتاج إلى { $evenings } سهرة فيها جولات كافية.
}
evening-club-best = { $best ->
    [0] تُحتسب كل السهرات.
    [zero] تُحتسب كل السهرات.
    [one] تُحتسب أفضل سهرة لكل شخص.
    [two] تُحتسب أفضل سهرتين لكل شخص.
    [few] تُحتسب أفضل { $best } سهرات لكل شخص.
    [many] تُحتسب أفضل { $best } سهرة لكل شخص.
   *[other] تُحتسب أفضل { $best } سهرة لكل شخص.
}
evening-club-season = كيف تُحتسب السهرات
evening-club-minimum-set = السهرات اللازمة لنيل مرتبة (0: النصف)
evening-club-best-set = أفضل السهرات المحتسبة (0: كلها)
evening-club-season-save = احفظ الموسم
evening-club-none = يظهر الترتيب بعد انتهاء السهرة الأولى.
evening-club-evenings = السهرات
evening-club-no-evenings = ليس للنادي سهرة بعد.
evening-club-people = { $count ->
    [0] لا أحد
    [one] شخص واحد
    [two] شخصان
    [few] { $count } أشخاص
    [many] { $count } شخصاً
   *[other] { $count } شخص
}
evening-club-first = في المرتبة الأولى: { $who }
evening-club-open = لم تنتهِ بعد
evening-club-remove = أزل
evening-club-remove-which = أزل سهرة { $day }
evening-club-remove-sure = أزلها من النادي
evening-club-add = أضف سهرة
evening-club-add-text = يمكنك إضافة السهرات التي تنظّمها من هذا المتصفّح. كل سهرة لنادٍ واحد فقط.
evening-club-add-this = أضف إلى النادي
evening-club-keep = إدارة النادي
evening-club-link = رابط النادي
evening-club-keep-elsewhere = أدِر النادي من جهاز آخر
evening-club-keep-text = من عنده هذا الرابط يستطيع تغيير النادي وحذفه. لا تعطه لأحد.
evening-club-keeper-link = رابط المسؤول
evening-club-rename = غيّر اسم النادي
evening-club-rename-save = احفظ الاسم
evening-club-delete = احذف النادي
evening-club-delete-sure = احذف النادي نهائياً

## الشاشة

evening-wall-join = شارك عبر
evening-curious = { $number ->
    [0] طرائف السهرة
   *[other] طرائف الجولة { $number }
}
evening-curious-bid = أعلى طلب بُلغ: { $number }
evening-curious-slam = كل لمّات توزيعة
evening-curious-points = أكثر النقاط في توزيعة: { $number }
evening-curious-swing = أوسع فارق بالورق نفسه: { $number }
evening-curious-same = النتيجة نفسها على كل الطاولات
evening-curious-at = الطاولة { $table }، التوزيعة { $deal }
evening-curious-deal = التوزيعة { $deal }
evening-curious-ahead = الطاولة { $more } أمام الطاولة { $less }

## الورق

evening-paper-of = { $game }: طباعة وتصدير
evening-paper-none = يظهر توزيع المقاعد حين تبدأ الجولة الأولى.
evening-seating = مقاعد الجولة { $number }
evening-print = ماذا تطبع
evening-print-seating = المقاعد
evening-print-cards = بطاقة مقعد لكل لاعب
evening-print-lists = قائمة التوزيع: أيدي كل توزيعة
evening-print-sheets = ورقة حساب لكل طاولة
evening-print-travellers = بطاقات التوزيعات: كل نتائج كل توزيعة
evening-print-results = الترتيب والنتائج
evening-print-go = اطبع
evening-save-standings = احفظ الترتيب (CSV)
evening-save-page = احفظ صفحة النتائج
evening-save-results = احفظ النتائج (CSV)
evening-save-sheet = احفظ جدول البيانات
evening-sheet-deal = التوزيعة
evening-sheet-sum = المجموع
evening-sheet-signed = تحقّق منها:
evening-traveller-table = الطاولة
evening-traveller-of = الجولة { $round }، التوزيعة { $deal }
evening-list-of = قائمة توزيع الجولة { $number }
evening-list-secret = تُظهر هذه القائمة كل أيدي السهرة. لا يراها إلا المنظّم، ومن رآها لا يلعب.
evening-list-you-play = أنت مشارك في هذه السهرة. غادرها قبل أن تنظر إلى الأيدي، أو دع منظّماً آخر يوزّع.
evening-list-show = أظهر الأيدي
evening-list-sure = أظهر كل الأيدي
evening-list-how = المقاعد مرقّمة بترتيب اللعب. وزّع كل يد حسب القائمة، أو حضّر شدّة لكل طاولة وكل توزيعة. واكتب عليها رقمها وموزّعها والورق الذي يراه الجميع.
evening-list-spare = احتياطية، إن أُلغيت توزيعة
evening-seat = المقعد { $number }
evening-board-seat = المقعد
evening-board-dealer = الموزّع: المقعد { $number }
evening-board-turned = الورقة المكشوفة: { $card }
evening-board-face-up = ورق موزّع مكشوفاً: { $cards }
evening-csv-place = المرتبة
evening-csv-who = اللاعب
evening-csv-rounds = الجولات
evening-csv-share = الحصّة
evening-csv-points = النقاط
evening-csv-first = من المرتبة
evening-csv-last = إلى المرتبة
evening-csv-round = الجولة
evening-csv-table = الطاولة
evening-csv-seat = المقعد
evening-csv-score = الرصيد
evening-csv-won = الفوز
evening-csv-remark = ملاحظة

## لماذا لا

evening-why-kind-and-game = هذا النوع من السهرات لا يناسب اللعبة. اختر نوعاً آخر.
evening-why-rounds = للسهرة جولات من 1 إلى 40.
evening-why-minutes = للجولة 240 دقيقة على الأكثر.
evening-why-length-fixed = قواعد هذه اللعبة تحدّد عدد التوزيعات. لا تختر وقتاً.
evening-why-mirror = لا تُلعب مباريات المرآة في سهرة.
evening-why-paper = مع الورق الحقيقي لا بوتات ولا ساعات ولا نصائح.
evening-why-boards-length = لا يُوزَّع حسب القائمة إلا عدد ثابت من التوزيعات. اختر عدد التوزيعات في الجولة.
evening-why-no-boards = طاولات هذه السهرة لا تلعب التوزيعات نفسها.
evening-why-not-paper = تُلعب هذه السهرة على الشاشات. ونتائجها من الطاولات.
evening-why-teams-boards = تلعب الفرق الورق نفسه على الطاولتين. اختر الورق نفسه.
evening-why-not-at-this-table = لا يُدخل ورقة الحساب إلا لاعب على هذه الطاولة أو المنظّم.
evening-why-bad-sheet = أدخل عدداً صحيحاً لكل رصيد. أدخل كل توزيعات المباراة، أو الأرصدة النهائية وحدها.
evening-why-no-spreadsheets = لا يستطيع هذا الخادم كتابة جداول البيانات. احفظ ملف CSV بدلاً منه.
evening-why-bad-scores = أدخل عدداً صحيحاً لكل رصيد.
evening-why-boards-by-deals = تُقارَن التوزيعات نفسها واحدة واحدة. أدخل نقاط كل توزيعة.
evening-why-wrong-points = لا تسمح القواعد بهذه النقاط في التوزيعة { $deal }. راجع الورقة. إن كانت صحيحة فللمنظّم أن يُدخل النتيجة مع السبب.
evening-why-deal-after-end = انتهت المباراة قبل التوزيعة { $deal }. احذف التوزيعات التي بعد نهايتها.
evening-why-match-goes-on = لا تنتهي المباراة بهذه الأرصدة: تبقى توزيعة أخرى. إن توقّفت قبل أوانها فللمنظّم أن يُدخل النتيجة مع السبب.
evening-why-evening-over = انتهت السهرة.
evening-why-evening-full = امتلأت السهرة: لا مكان لأحد.
evening-why-no-such-entrant = لا أحد في هذه السهرة بهذا الرقم.
evening-why-not-pairs = لا أزواج ثابتة في هذه السهرة.
evening-why-paired-already = لأحدهما شريك أصلاً.
evening-why-not-teams = لا فرق في هذه السهرة.
evening-why-no-substitute = البديل حاضر بلا زوج ولا فريق، ويلعب بدل من له زوج أو فريق.
evening-why-teamed-already = لأحد الأربعة فريق أصلاً.
evening-why-cut = تستمر السهرة مع الأوائل. يمكنك متابعة الترتيب.
evening-why-nothing-to-cut = لن يخرج أحد، أو يخرج الجميع. اختر عدداً آخر.
evening-why-round-running = الجولة جارية. انتظر نهايتها، أو أغلق الطاولات الأخيرة بلا نتيجة.
evening-why-no-round = لا جولة جارية.
evening-why-all-rounds-played = لُعبت كل الجولات المقرّرة.
evening-why-too-few = العدد قليل. يلزم أربعة، أو واحد حيث تجلس البوتات في المقاعد؛ وزوجان أو فريقان، أو واحد مع البوتات.
evening-why-no-swap = اختر لاعبين مختلفين يشاركان في هذه الجولة.
evening-why-seats-taken = وُزّعت أوراق هذه الجولة. يمكنك تبديل المقاعد قبل الجولة التالية.
evening-why-no-such-table = لا طاولة كهذه في تلك الجولة.
evening-why-table-over = انتهت تلك الطاولة من قبل.
evening-why-no-reason = أدخل سبباً.
evening-why-not-the-director = لا ينظّم هذه السهرة إلا منظّمها. افتح رابط المنظّم.
evening-why-no-such-club = لا نادي كهذا.
evening-why-not-the-keeper = لا يغيّر هذا النادي إلا مسؤوله. افتح رابط المسؤول.
evening-why-unseen-name = هذا الاسم لا يراه أحد. اكتب حرفاً أو رقماً أو رمزاً واحداً على الأقلّ.
evening-why-barred = منعك أحد المديرين مؤقتاً من الطاولات الجديدة.
evening-why-banned = منعك أحد المديرين مؤقتاً من هذا الخادم.
