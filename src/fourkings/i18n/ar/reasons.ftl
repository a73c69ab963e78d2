# لماذا لا: رفضٌ بكلمات مفهومة، مع العلاج حيث يوجد. بلا نقطة في الآخر، كما يُقال على الطاولة.

reason-deal-over = انتهت هذه التوزيعة: لا كلام فيها ولا لعب بعد الآن
reason-not-your-turn = صبراً: الدور على { $seat }
reason-not-held = { $card } ليست في يدك: العب ورقة من يدك
reason-played-already = لعبتَ { $card } من قبل: اختر ورقة ما زالت في يدك

## الورق

reason-lead = لا يُفتتح بنوع { $suit } ما دام في يدك نوع آخر
reason-keep = لا يُفتتح بورقة { $card } إلا إذا كانت آخر ورقة: افتتح بغيرها
reason-follow = العب { $suit }: في يدك { $cards }
reason-ruff = اقطع بالطرنيب { $suit }: في يدك { $cards }
reason-overruff = اقطع بأعلى: في يدك { $cards }
reason-shed = لا بدّ أن تنزل { $cards } في هذه اللمّة: العبها الآن

## كارانت دو روا

reason-clique-too-late = فات أوان { $clique }: تُعلَن الأطقم قبل ورقتك في اللمّة الأولى
reason-clique-announced = أعلنتَ { $clique } من قبل: العب ورقة، أو أعلن طقماً آخر إن كان عندك
reason-clique-not-dealt = لم يأتك { $clique }: أعلن ما جاءك، والأربعة لا تُحسب ثلاثة أبداً
reason-clique-before-lead = فات أوان { $clique }: على هذه الطاولة تُعلَن الأطقم قبل أوّل ورقة
reason-announce-first = على هذه الطاولة يعلن الجميع قبل أوّل ورقة: أعلن طقماً، أو قل «هذا كل شيء»
reason-nothing-to-end = لا حاجة إلى هذا القول: العب ورقة
reason-unknown-word = لا معنى لكلمة { $word } في هذه اللعبة: العب ورقة، أو أعلن طقماً

## كارانت دو روا، 1792

reason-count-too-late = فات أوان «{ $number }»: يُقال العدد قبل ورقتك في اللمّة الأولى
reason-count-said = قلتَ عددك من قبل: العب ورقة
reason-count-not-dealt = لم يأتك { $number } من رتبة واحدة: قل ما جاءك، أو العب ورقة واسكت
reason-count-too-low = قيل «{ $best }»، فلا يجوز لك «{ $number }»: العب ورقة
reason-good-said = تكلّمتَ من قبل: العب ورقة
reason-good-too-early = لم يقل أحد عدداً بعد: قل عددك، أو العب ورقة واسكت
reason-good-of-nothing = «جيّد» لا يقولها إلا صاحب طقم، ولم يأتك طقم: العب ورقة
reason-good-not-beaten = طقمك غير مغلوب: قل عدده، أو العب ورقة واسكت
reason-naming-not-now = ليس الآن: تُسمّى الرتب بعد اللمّة الأولى، ويسمّيها من قال العدد الأعلى
reason-name-first = أنت أوّل المتكلّمين: سمِّ رتبة طقمك ({ $number })
reason-name-before-play = قبل اللمّة الثانية سمِّ رتبة طقمك ({ $number })، أو قل «جيّد» إن سمّى غيرك رتبة
reason-rank-too-low = سُمّيت رتبة { $best }، ولا يغلبها عندك { $clique }: قل «جيّد»
reason-rank-not-dealt = لم يأتك { $clique }: سمِّ رتبة عندك

## الأربعمية اللبنانية

reason-bid-first = اطلب أولاً: { $least } على الأقل، و13 على الأكثر
reason-bid-too-small = اطلب { $least } أو أكثر: عند رصيد { $score } لا يكفي طلب { $bid }
reason-bidding-over = انتهت الطلبات: العب ورقة

## لعبة الملك

reason-no-talk = لا طلب في هذه اللعبة ولا إعلان: العب ورقة

## كينغ

reason-no-auction-yet = التوزيعات السالبة ليست للبيع: العب ورقة
reason-auction-over = انتهى المزاد: العب ورقة
reason-step-open = انظر في يدك واختر: { $words }
reason-step-bid = المزاد جارٍ: { $words }
reason-step-decide = انتهى المزاد والخيار لك: { $words }
reason-step-asked = الموزّع يطلب منك أكثر: { $words }
reason-step-denied = كان الجواب لا: { $words }
reason-step-refused = رفضتَ البيع، فالتوزيعة لك: { $words }
reason-step-ultimatum = هذا إنذار: { $words }
reason-step-bought = اشتريتَ التوزيعة، فسمِّها: { $words }
reason-step-alone = لم يقبل أحد إنذارك، فسمِّ التوزيعة بنفسك: { $words }
reason-rung-not-on-ladder = لا { $rung } في شدّة 32 ورقة: السلّم ينتهي عند { "+5" }
reason-rung-too-low = { $rung } ليست فوق { $standing }: السلّم { "+1 +2 +3 −1 +4 +5 +6 −2 +7 +8" }
reason-rung-too-low-short = { $rung } ليست فوق { $standing }: سلّم شدّة 32 ورقة { "+1 +2 +3 −1 +4 +5" }
reason-no-priority = لا تستطيع مساواة { $standing }: { $seat } قبلك، فزايد أو قل باس
reason-must-sell = على هذه الطاولة يُباع لصاحب العرض القائم: بِع بـ{ $standing }، أو اطلب أكثر إن لم تفعل بعد
reason-eight-binds = على هذه الطاولة لا يُرفض { $standing }: بِع
reason-nobody-to-threaten = قال الجميع باس، والإنذار على هذه الطاولة لمن لم يقلها: اختر طريقاً آخر
reason-split-too-high = { $limit ->
    [off] لا قسمة على هذه الطاولة: اختر طريقاً آخر
    [0] القسمة لا تكون إلا إذا قال الجميع باس: اختر طريقاً آخر
    [3] القسمة لا تكون إلا مع { "+3" } أو { "−1" } أو أقل: اختر طريقاً آخر
    [fewer_than_3_bids] القسمة لا تكون إلا بعد أقل من ثلاث مزايدات: اختر طريقاً آخر
    [1] القسمة لا تكون إلا مع { "+1" } أو أقل: اختر طريقاً آخر
   *[other] القسمة لا تكون إلا مع { "+2" } أو أقل: اختر طريقاً آخر
}

## الطاولة

reason-not-dealt = لم يوزَّع الورق بعد: انتظر التوزيع
reason-deal-running = هذه التوزيعة ما زالت تُلعب: أكملها أولاً
reason-length-fixed = عدد التوزيعات ثابت في هذه اللعبة: لا ينهي الوقت مباراتها قبل ذلك
reason-match-over = انتهت المباراة: ابدأ مباراة أخرى
reason-not-seated = أنت متفرّج على هذه الطاولة: هذا للجالسين وحدهم
reason-undo-with-people = لا تراجع بين الناس: الورقة التي نزلت لا ترجع
reason-nothing-to-undo = لا شيء تتراجع عنه بعد
reason-stale = تغيّر اللعب على الطاولة: انظر ثانية ثم اختر
reason-unknown-action = { $word } ليست ورقة ولا كلمة في هذه اللعبة
reason-rest-not-certain = ليست كل اللمّات الباقية مضمونة لك: العب ورقة ورقة
reason-hint-not-your-turn = النصيحة في دورك فقط: انتظره
reason-hint-with-people = لا نصائح على هذه الطاولة: صاحبها لا يسمح بها
reason-no-such-table = لا وجود لهذه الطاولة: الرابط خاطئ أو حُذفت الطاولة
reason-hello-first = يجب أن تكون الرسالة الأولى تحية: أعد تحميل الصفحة
reason-other-protocol = هذه الصفحة والخادم من إصدارين مختلفين: أعد تحميل الصفحة
reason-not-text = الرسائل نصوص، وهذه ليست نصاً
reason-malformed = لم يفهم الخادم هذه الرسالة: { $word }
reason-too-long = هذه الرسالة طويلة: { $longest } بايت على الأكثر
reason-too-fast = وصلت رسائل كثيرة معاً: تمهّل قليلاً
reason-not-kept = لا يستطيع الخادم حفظ هذا الآن، ولم يضِع شيء: يستمرّ اللعب وحده حالما يمكن
reason-went-wrong = حدث خلل في الخادم والطاولة مستمرّة: حاول مرة أخرى
reason-needs-a-server = هذه الطاولة على جهازك وحده: يلزم خادم لذلك
reason-paused = أوقف صاحب الطاولة المباراة مؤقتاً: انتظر حتى تستمرّ
reason-pause-slow = المباراة التي تدوم أياماً لا تحتاج إلى إيقاف: لا يلزم أحداً أن يكون هنا وهي جارية
reason-no-bank = لا ساعة تمضي على هذه الطاولة الآن: زِد الوقت في توزيعة لها وقت تفكير
reason-arranged = هذه الطاولة من سهرة: تجري بوقت السهرة ومع ناسها
reason-seated-already = لك مقعد على هذه الطاولة أصلاً
reason-seats-shut = لا يسمح صاحب هذه الطاولة بأخذ مقعد بوت: اسأله
reason-seat-of-person = هذا مقعد شخص: اختر مقعد بوت
reason-mirror-whole = في مباراة المرآة يلعب الجميع كل يد: لا يدخل أحد في وسطها
reason-not-a-guest = لم تنضمّ إلى هذه الطاولة بعد: انضمّ أولاً
reason-host-only = هذا لصاحب الطاولة وحده
reason-kicked = أخرجك صاحب الطاولة منها
reason-table-closed = أغلق مدير الخادم هذه الطاولة
reason-table-full = امتلأت الطاولة: تتّسع لاثني عشر شخصاً
reason-place-taken = هذا المكان مأخوذ: اختر مكاناً شاغراً
reason-kick-oneself = لا تُخرج نفسك: غادر الطاولة
reason-no-such-guest = لم يعد هذا الشخص هنا
reason-contribution-too-long = مساهمتك في الخلط طويلة: 64 بايتاً على الأكثر
reason-places-free = ما زالت أماكن شاغرة: انتظر أصدقاءك، أو أجلس فيها بوتات
reason-nobody-sits = ليس في المقاعد إلا بوتات: يجب أن يلعب شخص واحد على الأقل
reason-match-open = بدأت المباراة: لا تتبدّل الأماكن بعد الآن
reason-match-running = لم تنتهِ المباراة بعد: أكملها أولاً
reason-no-countdown = لا عدّ جارياً: تأتي التوزيعة التالية حين يجهز الجميع
reason-stopped-already = أوقفتَ العدّ مرة: أعلن حين تجهز
reason-nobody-missed = لا يلعب بوت عن هذا المقعد فوراً: لا أحد ينتظر صاحبه
reason-still-here = ما زال هذا اللاعب متّصلاً: انتظر حتى ينتهي دوره
reason-unknown-bot = لا بوت بهذا الاسم: اختر غيره
reason-no-such-rules = لا لعبة بهذه القواعد: اختر ثانية
reason-barred = منعك أحد المديرين مؤقتاً من فتح الطاولات
reason-no-watching = لا متفرّجين على هذه الطاولة
reason-chat-off = أوقف صاحب الطاولة المحادثة عليها
reason-chat-empty = الرسالة فارغة: اكتب شيئاً أولاً
reason-chat-muted = أسكتك أحد المديرين مؤقتاً: تقرأ المحادثة ولا تكتب فيها
reason-chat-too-fast = رسائل كثيرة معاً: تمهّل لحظة
reason-chat-not-yours = لا تستطيع سحب هذه الرسالة: ليست لك، أو سُحبت من قبل
