# نصوص المجموعات: الورق نفسه لعدّة أشخاص. تصل إلى المتصفّح مع الصفحات التي تحتاج إليها.

boards-title = توزيعات اليوم
boards-intro = للجميع الورق نفسه والبوتات نفسها ومحاولة واحدة. لك أن تقف بعد أي توزيعة ثم تعود.
boards-left = { $hours ->
    [0] بقي { $minutes } د حتى { $until }.
   *[other] بقي { $hours } س { $minutes } د حتى { $until }.
}
boards-midnight = منتصف الليل
boards-five = اليوم في خمس دقائق
boards-done = تمّ
boards-five-text = { $puzzles ->
    [0] توزيعة لكل لعبة من { $deals } ألعاب، وأحجية لكل لعبة من الألعاب الباقية.
    [one] توزيعة لكل لعبة من { $deals } ألعاب، وأحجية للّعبة الباقية.
    [two] توزيعة لكل لعبة من { $deals } ألعاب، وأحجية لكل من اللعبتين الباقيتين.
    [few] توزيعة لكل لعبة من { $deals } ألعاب، وأحجية لكل من الألعاب الباقية، وعددها { $puzzles }.
    [many] توزيعة لكل لعبة من { $deals } ألعاب، وأحجية لكل من الألعاب الباقية، وعددها { $puzzles }.
   *[other] توزيعة لكل لعبة من { $deals } ألعاب، وأحجية لكل من الألعاب الباقية، وعددها { $puzzles }.
}
boards-five-at = اليوم في خمس دقائق: { $done } من { $count }
boards-five-done = تمّ { $done } من { $count }
boards-five-play = اللعب: { $game }
boards-all = كل توزيعات اليوم
boards-first = التوزيعة الأولى
boards-first-only = (التوزيعة الأولى)
boards-practice = انتهى هذا اليوم. العب ورقه للتدريب، وقارن بنتائج الجميع في ذلك اليوم.
boards-rules = تجلس مع ثلاثة بوتات، هي نفسها للجميع، ولك محاولة واحدة في كل توزيعة. تُحسب المحاولة لكل متصفّح: الترتيب يثق بلاعبيه، ويُظهر الجدد على حدة. لك أن تقف ثم تعود. تظهر نتائج الآخرين حين تُكمل التوزيعات كلها.
boards-each = تبدأ كل توزيعة من الصفر، وكل نقطة تُحسب.
boards-no-day = لا توزيعات لذلك اليوم على هذا الخادم. توزيعات اليوم في الصالة.
boards-no-set = لا مجموعة توزيعات على هذا العنوان. تحقّق من الرابط.
boards-not-there = من أرسل إليك هذا الرابط لم يُكمل هذا الورق، أو غادر.
boards-today = توزيعات اليوم
boards-many = { $boards ->
    [one] { $deals ->
        [one] توزيعة واحدة
        [two] مباراة من توزيعتين
        [few] مباراة من { $deals } توزيعات
        [many] مباراة من { $deals } توزيعة
       *[other] مباراة من { $deals } توزيعة
    }
    [two] توزيعتان
    [few] { $boards } توزيعات
    [many] { $boards } توزيعة
   *[other] { $boards } توزيعة
}
boards-so-far = لُعب { $played } من { $boards }
boards-play = اللعب
boards-go-on = تابع
boards-see = انظر النتيجة
boards-past = أيام سابقة
boards-past-game = ‏{ $game } { $share }
boards-challenge = تحدٍّ
boards-give-up = اترك التحدّي
boards-give-up-text = لن يوزَّع عليك هذا الورق ثانية، ولن ترى ما فعله الآخرون به.
boards-give-up-sure = اتركه نهائياً
boards-given-up = تركت هذا التحدّي. لا يوزَّع ورقه عليك ثانية.
boards-dare = هذا الورق نفسه لُعب من قبل: { $who }. هل تتفوّق في النتيجة؟
boards-dare-plain = لعب أحدهم هذا الورق نفسه. هل تغلبه؟
boards-own = نتيجتك
boards-alone = أنت الأول: لا أحد بعدُ لتقارن به. عُد بعد قليل.
boards-beaten = { $bots ->
    [0] أفضل من { $share } من اللاعبين والبوتات
   *[other] أفضل من { $share } من البوتات (وعددها { $bots })
}
boards-ordinal = { $form ->
   *[other] { $place }
}
boards-place = المرتبة { $place } من { $of } (لاعبون وبوتات){ $tied ->
    [0] .
    [one] ، بالتساوي مع آخر.
    [two] ، بالتساوي مع آخرَين.
    [few] ، بالتساوي مع { $tied } آخرين.
    [many] ، بالتساوي مع { $tied } آخرين.
   *[other] ، بالتساوي مع { $tied } آخرين.
}
boards-plus-minus = { $mean } ± { $half }
boards-beyond = في المتوسّط { $points } للتوزيعة، مقارنة بالآخرين.
boards-who = المقارنة مع كل من لعب هذا الورق{ $bots ->
    [0] { "" }
   *[other] ، ومنهم بوتات عددها { $bots }
}.{ $apart ->
    [yes] { " " }لا يُحسب الزوّار ولا نتائج الأيام التالية.
   *[no] { "" }
} في الترتيب يُحسب التعادل نصفاً.
boards-making = ما زالت البوتات تلعب هذا الورق: تمّ { $done } من { $of }. قد تتغيّر حصّتك قليلاً.
boards-deals = توزيعة توزيعة
boards-gains = فارقك، ومتوسّط كل من كان ورقك في يده.
boards-deal = التوزيعة
boards-yours = أنت
boards-mean = الآخرون
boards-field = متوسّط التوزيعات
boards-bots = وسيط البوتات ({ $bots })
boards-bots-here = { $bots ->
    [one] بوت واحد
    [two] بوتان
    [few] { $bots } بوتات
    [many] { $bots } بوتاً
   *[other] { $bots } بوت
}
boards-points = نقاط للتوزيعة
boards-ranking = الترتيب
boards-later = لعبوا لاحقاً
boards-visitors = زوّار
boards-visitors-are = من لعب هنا أول مرة قبل أقل من يوم، أو لم يُكمل مباراة بعد، فهو زائر. لا يدخل الزوّار في أيّ تصنيف.
boards-repeat = أكمل أحدهم من عنوانك هذا الورق بالطريقة نفسها تماماً. لا تدخل نتيجتك في الترتيب.
boards-side = مقارنة بك
boards-with = أنت و{ $who }
boards-ahead = تسبق { $who } بفارق { $points } من النقاط.
boards-behind = السبق لـ{ $who } بفارق { $points } من النقاط.
boards-level = أنت و{ $who } متعادلان.
boards-number = { $deals ->
    [1] التوزيعة { $number }
   *[other] المباراة
}
boards-over = { $deals ->
    [1] انتهت التوزيعة { $number } من { $boards }
   *[other] انتهت المباراة
}
boards-rank-none = لم يلعب أحد غيرك هذه التوزيعة بعد.{ $daily ->
    [yes] { " " }سترى مرتبتك في صفحة «اليوم».
   *[no] { "" }
}
boards-margin = فارقك: { $gain }. المتوسّط: { $mean }.
boards-few = { $deals ->
    [one] توزيعة واحدة لا تدلّ إلا على ميل: قد تقلب التوزيعات التالية هذا الترتيب.
    [two] توزيعتان لا تدلّان إلا على ميل: قد تقلب التوزيعات التالية هذا الترتيب.
    [few] { $deals } توزيعات لا تدلّ إلا على ميل: قد تقلب التوزيعات التالية هذا الترتيب.
    [many] { $deals } توزيعة لا تدلّ إلا على ميل: قد تقلب التوزيعات التالية هذا الترتيب.
   *[other] { $deals } توزيعة لا تدلّ إلا على ميل: قد تقلب التوزيعات التالية هذا الترتيب.
}
boards-review = راجع وأعد المحاولة
boards-replay = الأيدي الأربع
boards-whole = المباراة كلها
boards-traveller = من جمع كم في هذه التوزيعة{ $apart ->
    [yes] ، مع الزوّار والأيام التالية
   *[no] { "" }
}
boards-calls = الكلام
boards-beyond-table = نقاط زائدة على معدّل الطاولة
boards-name-challenged = يقرأ من أرسل إليك هذا الرابط هذا الاسم إلى جانب نتيجتك.
boards-rematch = أعد التحدّي على توزيعات اليوم
boards-next = التوزيعة التالية
boards-same = اخترتما الشيء نفسه حتى النهاية.
boards-in-deal = في التوزيعة { $number }:
boards-parted = اخترتَ { $yours }، وكان اختيار { $who }: { $theirs }.
boards-hand = اليد
boards-trick = على الطاولة
boards-said = الكلام حتى الآن
boards-better = تحدَّ صديقاً
boards-better-text = كل من يفتح هذا الرابط يلعب الورق نفسه في مقعدك. ثم تريان النتيجتين جنباً إلى جنب، وتلتقيان في جدول الأسبوع.
boards-name = تظهر في الترتيب بهذا الاسم.
boards-who-played = انظر كل اللاعبين
boards-share-day = شارك يومك
boards-copy = انسخ النص
boards-picture = احفظ الصورة
boards-week = هذا الأسبوع مع الأصدقاء
boards-week-text = توزيعات اليوم منذ { $day }. الأصدقاء هم من تبع رابط تحدّيك أو أرسل إليك رابطه. تُحسب فقط التوزيعات التي لعبتماها كلاكما.
boards-week-sets = المجموعات
boards-week-against = أنت ضدّهم
boards-week-score = { $ahead }–{ $behind }
boards-seal = كيف تتحقّق من الورق
boards-seal-is = الختم
boards-secret-is = السرّ
boards-secret-kept = كل ورق هذه المجموعة من سرّ واحد خُتم قبل أن تُلعب أوّل ورقة. تنشر هذه الصفحة السرّ حين ينتهي اليوم؛ عندها يستطيع كل واحد أن يوزّع الورق من جديد ويقارن.
boards-secret-told = انتهى اليوم. هذا السرّ يوافق الختم، وكل ورق المجموعة منه.
boards-secret-never = هذا ورق مباراة لُعبت: سجلّ تلك المباراة يبيّن كيف وُزّع.
mirror-title = يداً يداً
mirror-board = التوزيعة { $number }
mirror-intro = لعب الجميع كل يد مرة. تقارنك النقاط بالفريق الآخر، أو بمتوسّط الآخرين. والتاج لأفضل نتيجة بتلك اليد.
mirror-own = كنت الأفضل، أو مع الأفضل، في { $own } من { $hands } من الأيدي.
mirror-in-deal = التوزيعة { $number }
mirror-seal = كل ورق هذه المباراة من سرّها الذي خُتم قبل أوّل توزيعة، وممّا أضافه اللاعبون إلى الخلط. هذا الأمر يوزّعه من جديد:
