# نصوص الصفحة في المتصفّح وحده: الصالة والطاولة والإعدادات والمساعدة.

## في كل مكان

ui-close = إغلاق
ui-home = الصالة
ui-skip = تخطَّ إلى المحتوى
ui-loading = جارٍ التحميل…
ui-missing = تعذّر تحميل جزء من الصفحة. تحقّق من الاتصال ثم حاول مرة أخرى.
    .title = الصفحة غير مكتملة
ui-unkept = لا يُحفظ شيء في هذه النافذة لأن متصفّحك لا يسمح بذلك. يمكنك اللعب، ولحفظ أي شيء اسمح بملفات تعريف الارتباط وبيانات الموقع.
ui-settings = الإعدادات
ui-help = المفاتيح والمساعدة

## الصالة

lobby-title = Four Kings
lobby-intro = خمس ألعاب لمّات قديمة. الكرسي جاهز: ثلاثة بوتات بالانتظار.
lobby-offline = الخادم لا يجيب، فلا يمكن التوزيع الآن. تتابع الصفحة حالما يعود الخادم.
lobby-alone = اللعب دون الخادم
lobby-retry = حاول مرة أخرى
lobby-failed = لم تُفتح الطاولة. حاول بعد لحظة.
lobby-games = الألعاب الخمس
lobby-play = اللعب
lobby-play-game = لعب { $game }
lobby-learn = القواعد
lobby-learn-game = قواعد { $game }
lobby-setup = المستوى والقواعد: { $game }
lobby-short = حوالي ربع ساعة.
lobby-return = تابع
lobby-return-to = تابع { $game }، التوزيعة { $number }
lobby-return-lesson = تابع الدرس: { $game }، التوزيعة { $number }
lobby-return-set = { $kind ->
    [day] تابع توزيعات اليوم: { $game }
    [past] تابع توزيعات يوم سابق: { $game }
   *[challenge] تابع التحدّي: { $game }
}
lobby-set = { $kind ->
    [day] توزيعات اليوم
    [past] توزيعات يوم سابق
   *[challenge] تحدٍّ
}
lobby-set-at = لُعب { $played } من { $boards }
lobby-lesson = درس
lobby-continue = مباريات جارية
lobby-continue-at = { $deal }: الرصيد { $scores }
lobby-continue-own = { $deal }: رصيدك { $points }، المرتبة { $place }
lobby-drop = اترك هذه المباراة في { $game }
lobby-leave-ask = { $what }؟
lobby-drop-text = تُحذف المباراة ضد البوتات نهائياً.
lobby-drop-go = اترك المباراة
lobby-keep = واصل اللعب
lobby-away = يلعب بوت عنك
lobby-away-text = يلعب بوت بأوراقك حتى تعود، وتبقى الطاولة في هذه القائمة.
lobby-leave = غادر الطاولة: { $title }
lobby-leave-text = تخرج الطاولة من هذه القائمة، ويتابع الآخرون من دونك.
lobby-with = { $game } مع { $names }
lobby-name = اسمك
lobby-evenings = السهرات والنوادي
lobby-again-with = اللعب من جديد مع { $who }
lobby-open = { $tables ->
    [one] طاولة مفتوحة واحدة
    [two] طاولتان مفتوحتان
    [few] { $tables } طاولات مفتوحة
    [many] { $tables } طاولة مفتوحة
   *[other] { $tables } طاولة مفتوحة
}
lobby-answers = تحدّياتك
lobby-answers-more = و{ $more } غيرها.
lobby-answered = { $known ->
    [yes] لُعب تحدّيك: { $who }
   *[no] لعب أحدهم تحدّيك
}
lobby-answered-see = قارن النتائج
lobby-answered-away = أبعِد: { $sentence }
lobby-nobody = لاعب
lobby-bot-basile = باسيل
lobby-bot-celeste = سيليست
lobby-bot-dora = دورا
lobby-more = المزيد
lobby-licences = التراخيص
lobby-foot = برنامج حرّ، بلا حساب وبلا إعلانات. كل الألعاب تُوزَّع بالعدل، وكل خلط يمكن التحقّق منه.

house-level = مستوى البوتات
house-bot-beginner = مبتدئ
house-bot-club = متمرّس
house-bot-strong = قوي
house-bot-careful = حذِر
house-bot-flat = مقدِّر
house-bot-chance = عشوائي
house-level-beginner = ينسى ما لُعب من الورق، ولا يفهم الكثير من الطلبات، ولا يرى بعيداً.
house-level-careful = يلعب بقواعد بسيطة، ورقةً ورقة.
house-level-club = لعب متّزن، وذاكرة لما يهمّ.
house-level-strong = لا ينسى شيئاً، ويزن كل ورقة في مئات التوزيعات.
house-temper-beginner = يفتتح بأصغر ورقة في النوع أكثر من اللاعب المتمرّس.
house-temper-strong = يفتتح من أقصر أنواعه أكثر من اللاعب المتمرّس.
house-temper-careful = يلعب آصاته مبكراً أكثر من أيّ بوت آخر.
house-temper-flat = يفتتح بالطرنيب أكثر من أيّ بوت آخر.
house-temper-chance = يطلب على مزاجه، ولا يبلغ طلبه في أكثر الأحيان.
house-players = اللاعبون
house-plays = ‏{ $who }: { $bot }
house-preset = القواعد
house-number = عدد …
house-options = قواعد البيت
house-draw = القرعة
house-order = ترتيب اللعب: { $names }. التوزيع أولاً على { $dealer }.
    .yours = ترتيب اللعب: { $names }. أنت توزّع أولاً.
house-drew = الأوراق المسحوبة: { $cards }

rules-pages = صفحات القواعد
rules-missing = لا توجد صفحة كهذه.
rules-general = الألعاب الخمس
rules-see-deal = شاهد توزيعة تُلعب ورقة ورقة
rules-deal = توزيعة ورقة ورقة
rules-beside = القواعد
rules-clause = القاعدة { $clause }
rules-back = القواعد: { $game }
rules-walk = تنقّل في التوزيعة
rules-step = { $number } من { $count }
rules-step-back = السابق
rules-step-on = التالي
rules-remark = ملاحظة
rules-step-remark = الملاحظة التالية
rules-hand = في يد { $who }: { $cards }
rules-your-turn = دورك: لعب مباراة

## الإعدادات

settings-title = الإعدادات
settings-group-you = الاسم واللغة
settings-group-cards = الورق
settings-group-look = المظهر
settings-group-table = الطاولة
settings-group-sound = الصوت والإشعارات
settings-group-learning = المساعدة والتعلّم
settings-language = اللغة
settings-draft = هذه الترجمة مسودّة: لم يقرأها بعدُ على الطاولة لاعب يتقن العربية. لتصحيح جملة ابحث عنها في «اقترح تصحيحاً».
settings-theme = الوضع
settings-theme-auto = مثل الجهاز
settings-theme-light = فاتح
settings-theme-dark = داكن
settings-indices = حروف الورق
settings-indices-auto = مثل اللغة
settings-motion = الحركة
settings-motion-auto = مثل الجهاز
settings-motion-less = قليلة
settings-felt = القماش
settings-felt-green = أخضر
settings-felt-blue = أزرق
settings-backs = ظهر الورق
settings-backs-red = أحمر
settings-backs-blue = أزرق
settings-backs-gold = ذهبي
settings-sounds = الأصوات
    .text = الورق واللمّات وطرقة، ودورك وثوانيك الأخيرة.
settings-pace = السرعة
settings-pace-quick = سريعة جداً
settings-pace-brisk = سريعة
settings-pace-calm = هادئة
settings-pace-slow = بطيئة
settings-fourColours = أربعة ألوان
    .text = الديناري أزرق والسباتي أخضر.
settings-largeCards = ورق كبير
    .text = تأخذ يدك كل المساحة المتاحة.
settings-leftHanded = لليد اليسرى
    .text = الأزرار إلى اليسار، وحروف الورق حيث لا تغطّيها يدك اليسرى.
settings-forced = لعب الورقة الوحيدة
    .text = إذا لم تجُز إلا ورقة واحدة لُعبت عنك.
settings-twice = لمستان
    .text = الأولى ترفع الورقة، والثانية تلعبها.
settings-moods = البوتات تُظهر مشاعرها
    .text = تتغيّر وجوهها مع كل لمّة، لكن ليس في دورك أبداً.
settings-keys = اختصارات بحرف واحد
    .text = تعمل الحروف والأرقام بلا Ctrl وبلا Alt.
settings-readings = قراءة الأيدي على الطاولة
    .text = زر يسأل أين توجد ورقة مخفية، حين تلعب وحدك مع البوتات.

## الطاولة

at-opening = نجلس إلى الطاولة…
at-waits = بانتظار الخادم…
at-offline = لا شبكة عندك. تستمرّ المباراة حين تعود الشبكة.
at-sent = { $action }: أُرسلت ولم تُؤكَّد بعد.
at-unsent = { $action }: لم تُرسَل.
at-broken = انقطع الاتصال. نعيد المحاولة… لم يضِع شيء.
at-readying = البوتات تستعدّ: لحظة من فضلك. لم يضِع شيء.
at-silent = هل الاتصال قائم؟ لم يُجب الخادم منذ 6 ثوانٍ. لم يضِع شيء.
at-play-on = تابع دون الخادم
at-closed = هذه الطاولة غير موجودة أو ليست لك. مبارياتك في الصالة.
at-banned = منعك مدير هذا الخادم مؤقتاً من اللعب عليه. تستطيع قراءة بياناتك وحذفها في إعدادات الصالة.
at-too-fast = أرسلت هذه الصفحة طلبات كثيرة فأغلق الخادم الاتصال. أعد تحميل الصفحة لتتابع.
at-other-bots = غيّر تحديثُ هذا الخادم بوتاته، فلا يمكن متابعة هذا الورق. ما لعبتَه محفوظ.
at-deal = { $count ->
    [0] التوزيعة { $number }
   *[other] التوزيعة { $number } من { $count }
}
at-set = { $kind ->
    [day] توزيعات اليوم
    [past] يوم سابق
   *[challenge] تحدٍّ
}
at-one-try = محاولة واحدة، بلا نصائح
at-your-turn = دورك
at-may-announce = يمكن الإعلان: { $calls }
at-turn-of = دور { $who }
at-to-play = عليه الدور
at-hand = يدك
at-hand-is = يدك: { $cards }
at-trick = اللمّة
at-trick-is = على الطاولة: { $cards }
at-wins = يأخذ اللمّة
at-won = { $won ->
    [one] لمّة واحدة
    [two] لمّتان
    [few] { $won } لمّات
    [many] { $won } لمّة
   *[other] { $won } لمّة
}
at-taken = أُخذ: { $cards }
at-held = { $count ->
    [0] بلا ورق
    [one] ورقة
    [two] ورقتان
    [few] { $count } أوراق
    [many] { $count } ورقة
   *[other] { $count } ورقة
}
at-shown = مكشوفة: { $card }
at-open-card = { $card }، يراها الجميع
at-stake = ‏{ $title }: { $paid }
at-won-bid = اللمّات { $won }، والمطلوب { $bid }
at-so-far = التوزيعة { $points }
at-taken-many = أوراق لها نقاط: { $count }
at-total = الرصيد { $score }
at-with = مع { $who }
at-alone = بلا شركاء
at-gone = لا اتصال
at-gone-of = لا اتصال مع { $who } الآن.
at-gone-bot = لا اتصال مع { $who } الآن. يلعب بوت بعد { $seconds } ث.
at-cover = دع البوت يلعب
at-cover-of = دع البوت يلعب عن { $who }
at-here-again = { $who } هنا.
at-partner = شريكك
at-dealer = الموزّع
at-dealer-mark = م
at-ask = { $rung }؟
at-ultimatum = { $fallback ->
    [negative] { $rung } أو سالبة!
   *[positive] { $rung } أو موجبة!
}
at-bought = الشراء لـ{ $who } بـ{ $rung } ({ $price })
    .yours = اشتريتَ بـ{ $rung } ({ $price })
at-auction = المزاد
at-count = { $count } متشابهة
at-bids = الطلبات: { $sum }
at-actions = أوامر الطاولة
at-undo = تراجع
at-ask-hint = نصيحة
at-looks-on = أنت متفرّج
at-compiling-hint = ما زالت البوتات تتهيّأ.
at-compiling = ما زالت البوتات تتهيّأ. يحدث ذلك مرّة واحدة ويستغرق نحو دقيقة.
at-waited = مضى { $time }
at-hint-deals = { $deals ->
    [one] بناءً على توزيعة واحدة توافق ما رأيت
    [two] بناءً على توزيعتين توافقان ما رأيت
    [few] بناءً على { $deals } توزيعات توافق ما رأيت
    [many] بناءً على { $deals } توزيعة توافق ما رأيت
   *[other] بناءً على { $deals } توزيعة توافق ما رأيت
}
at-hint-choice = الخيار
at-hint-points = متوسط النقاط
at-hint-for-match = متوسط النقاط بحسب الحساب
at-hint-best = التوزيعات التي هي الأفضل فيها
explained-details = التفاصيل
at-figure-best = الأفضل
at-last = اللمّة الأخيرة
at-read = قراءة الأيدي
at-read-told = ما قرأته
at-no-last = لم تُؤخذ لمّة بعد في هذه التوزيعة.
at-rest = لعب الباقي
at-undone = تمّ التراجع عن آخر حركة
at-left = بوت يلعب الآن عن { $who }
    .yours = بوت يلعب الآن عنك
at-returned = عودة { $who }
    .yours = عدتَ
at-hinted = نصيحة لـ{ $who }
    .yours = طلبتَ نصيحة
at-time-over = انتهى الوقت: التوزيعة الجارية هي الأخيرة
at-time-ended = انتهى الوقت: تقف المباراة هنا
at-revealed = لعبت كل الطاولات هذه التوزيعات: صار الورق مكشوفاً
at-final-deal = آخر توزيعة
at-rematch = يتابع اللاعبون أنفسهم على طاولة أخرى
at-house-of = { $game }: قواعد هذه الطاولة
at-clockwise = يدور اللعب مع عقارب الساعة، إلى اليسار.
at-anticlockwise = يدور اللعب عكس عقارب الساعة، إلى اليمين.

## بعيداً عن طاولة لك فيها مقعد

seat-kept = لعبتك بانتظارك: { $game }.
seat-bot-soon = إن لم تعد خلال { $minutes ->
    [0] { $seconds } ث
   *[other] { $minutes } د
} تولّى بوتٌ عنك.
seat-bot-plays = يلعب بوت عنك حتى تعود.

## الكلام

talk-title = الكلام
talk-your-bid = كم لمّة ستأخذ؟
talk-sum = الطلبات حتى الآن: { $sum }. تُلغى التوزيعة دون { $needed }
talk-sum-enough = الطلبات حتى الآن: { $sum }
talk-bid-worth = الطلب { $number }، وقيمته { $worth }
talk-least = أقل طلب لك: { $least }
talk-open = الورقة المكشوفة هي أول ورقة وُزّعت لكل لاعب
talk-announce = أعلن قبل ورقتك الأولى، أو العبها واسكت:
talk-if-counts = { $points } إن حُسب
talk-silent = لا تعلن
talk-announce-all = قبل أوّل ورقة: أطقمك؟
talk-your-call = كلامك
talk-name-rank = سمِّ رتبة طقمك
talk-step-open = سمِّ التوزيعة، أو افتح المزاد
talk-step-bid = مزايدتك على التوزيعة
talk-step-decide = ‏{ $who }: العرض { $rung }. { $how ->
    [more] هل تبيع أم ترفض أم تطلب أكثر؟
   *[plain] ما جوابك؟
}
talk-step-asked = الموزّع يطلب منك أكثر
talk-step-denied = كان الجواب لا: هل تبيع بالثمن القديم؟
talk-step-refused = تحتفظ بالتوزيعة: سمِّها
talk-step-ultimatum = ‏{ $who }: { $words }. هل تدفع؟
talk-step-bought = اشتريتَ التوزيعة: سمِّها
talk-step-alone = لم يزايد أحد: سمِّ التوزيعة
talk-priority = المزايدون حسب الأولوية
talk-passed = باس
talk-in = باقٍ
talk-speaks = عليه الكلام
talk-ladder = الدرجات وأثمانها بالنقاط
talk-row-plus = ادفع نقاطاً
talk-row-minus = تحمّل لمّات
talk-row-paid = ادفع نقاطاً، والتوزيعة سالبة
talk-rung = { $rung }، { $price } نقطة
talk-rung-standing = { $rung }، { $price } نقطة، مزايدة { $who }
    .yours = { $rung }، { $price } نقطة، زايدتَ بها أنت
talk-sell-at = بِع بـ{ $rung } ({ $price } نقطة)
talk-threaten = إنذار…
talk-choose-rung = اختر درجة، ثم اطلب أكثر أو وجّه إنذاراً.
talk-explain = اشرح المزاد
    .ask = طلب المزيد: بـ«نعم» تكون التوزيعة بذلك الثمن (الشاري: { $who })، وبـ«لا» ما زلت تستطيع البيع بـ{ $rung } ({ $price } نقطة).
    .ultimatum = الإنذار: من يقل «نعم» يشترِ بثمنك؛ وإن رفض الجميع لعبتها سالبة أو موجبة كما أعلنت، وسقط العرض { $rung } ({ $price } نقطة).
    .title = المزاد
talk-declare = سمِّ التوزيعة:

## الحساب

line-tricks = اللمّات، { $each } لكل واحدة
line-cards = { $what }، { $each } لكل ورقة
line-last-tricks = { $number ->
    [1] اللمّة الأخيرة، { $each }
    [2] آخر لمّتين، { $each } لكل واحدة
   *[other] آخر { $number } لمّات، { $each } لكل واحدة
}
line-clique = { $clique }، إعلان { $seat }
    .yours = { $clique }، أعلنتَه أنت
line-bid-made = طلب { $seat }: { $bid }، واللمّات { $won }: بُلغ
    .yours = طلبتَ { $bid } وأخذتَ { $won }: بُلغ
line-bid-lost = طلب { $seat }: { $bid }، واللمّات { $won }: لم يُبلَغ
    .yours = طلبتَ { $bid } وأخذتَ { $won }: لم يُبلَغ
line-start = نقاط البداية، { $each } لكل واحد
line-price = يدفع { $buyer } لـ{ $dealer } ثمن { $rung }
    .yours = تدفع لـ{ $dealer } ثمن { $rung }
    .mine = يدفع لك { $buyer } ثمن { $rung }
line-split = قُسمت التوزيعة: { $dealer } للموزّع، و{ $others } لكل واحد من الآخرين

result-title = التوزيعة { $number }
result-headline = التوزيعة { $number }: { $kind ->
    [made] بُلغ الطلب، { $points }
    [failed] لم يُبلَغ الطلب، { $points }
   *[you] { $points } لك
}
result-sides = التوزيعة { $number }: نحن { $us }، هم { $them }
result-account = حساب التوزيعة
result-what = السبب
result-deal = هذه التوزيعة
result-total = الرصيد
result-next = التوزيعة التالية
result-ready = أنت جاهز
result-ready-of = الجاهزون للتوزيعة التالية: { $ready } من { $people }.
result-countdown = التوزيعة التالية بعد { $seconds } ث
result-stop = أوقف العدّ
result-waits-for = بانتظار { $who }.
result-stopped = توقّف العدّ. تأتي التوزيعة التالية حين يجهز الجميع.

sheet-title = الحساب
sheet-deal = التوزيعة
sheet-us = نحن
sheet-them = هم
sheet-tricks = اللمّات
sheet-cliques = الأطقم
sheet-together = معاً
result-void-bids = { $bids }. المجموع: { $sum }، والحدّ الأدنى: { $needed }.
sheet-void = ملغاة: الطلبات لم تكفِ
sheet-open = المزاد
sheet-split = قُسمت
sheet-target = يُلعب حتى { $target ->
    [zero] { $target } نقطة
    [one] { $target } نقطة
    [two] { $target } نقطة
    [few] { $target } نقاط
    [many] { $target } نقطة
   *[other] { $target } نقطة
}
sheet-deals = { $deals ->
    [one] على توزيعة واحدة
    [two] على توزيعتين
    [few] على { $deals } توزيعات
    [many] على { $deals } توزيعة
   *[other] على { $deals } توزيعة
}
sheet-made = { $won } من { $bid }، بُلغ،
sheet-lost = { $won } من { $bid }، لم يُبلَغ،
log-title = الكلام والورق
log-kings = جمع الشيّاب { $us } ضد { $them }

end-won = فزت
end-draw = تعادل
end-over = انتهت المباراة
end-lost = خسرت
end-came = حللت في المرتبة { $place ->
    [2] الثانية
    [3] الثالثة
   *[4] الرابعة
}
end-you = أنت
end-why = { $kind ->
    [draw] تعادل الجميع برصيد { $score }
    [reached] { $count ->
        [you] بلغت { $score }
        [both] بلغت { $winners } معاً { $score }
       *[other] الفوز لـ{ $winners } ببلوغ { $score }
    }
    [pair] { $count ->
        [both] فزت { $winners } بمجموع { $score }
       *[other] الفوز لـ{ $winners } بمجموع { $score }
    }
   *[points] { $count ->
        [you] فزت برصيد { $score }
        [both] فزت { $winners } معاً برصيد { $score }
       *[other] الفوز لـ{ $winners } برصيد { $score }
    }
} بعد { $deals ->
    [one] توزيعة واحدة
    [two] توزيعتين
    [few] { $deals } توزيعات
    [many] { $deals } توزيعة
   *[other] { $deals } توزيعة
}{ $since ->
    [0] { "" }
    [1] ، في الصدارة من البداية
   *[other] ، في الصدارة منذ التوزيعة { $since }
}.
end-course = كيف سار الحساب.
end-course-of = ‏{ $who }: { $points }.
end-place = المرتبة
end-player = اللاعب
end-score = الرصيد
end-floor = المجموع السالب يُحسب 0.
end-paid = التسوية
end-last-deal = التوزيعة الأخيرة سطراً سطراً
end-again = اللعب مرة أخرى
end-rematch-open = فُتحت طاولة لمباراة الردّ.
    .by = فتح { $who } طاولة لمباراة الردّ.
end-rematch-go = انضمّ إلى مباراة الردّ
end-evening = عُد إلى السهرة
end-costliest = ابحث عن أخطائك
end-sealed = ما زالت طاولات أخرى تلعب هذه التوزيعات. يُفتح الورق والسجلّ ومراجعتك بعد آخر طاولة.
end-record = تنزيل السجلّ
ui-legal-title = عن هذا الخادم
ui-legal-imprint = من نحن
ui-legal-privacy = الخصوصية

## المساعدة

help-title = المفاتيح
help-sign-tap = المس ورقة لتلعبها. وفي الإعدادات تستطيع أن تشترط لمستين.
help-sign-drag = أو اسحبها إلى وسط الطاولة.
help-sign-dealer = { $mark } بجانب الاسم: هذا اللاعب هو الموزّع.
help-sign-eye = العين على ورقة: يراها الجميع.
help-sign-ring = الوجوه ذات الإطار من اللون نفسه شركاء.
help-intro = الفأرة واللمس ولوحة المفاتيح: كل شيء يعمل بأيّ منها.
help-cards = أوراق يدك، من اليسار إلى اليمين
help-arrows = تنقّل بين الأوراق أو الكلام؛ العب أو تكلّم
help-digits = اطلب هذا العدد، أو قل الكلمة التي يظهر عليها هذا المفتاح
help-next = التوزيعة أو الملاحظة التالية، أو مباراة أخرى
help-undo = تراجع
help-hint = نصيحة
help-rest = لعب الباقي، حين يُعرض ذلك
help-last = اللمّة الأخيرة
help-sheet = الحساب
help-rules = قواعد اللعبة
help-settings = الإعدادات
help-standing = اسمع حال الطاولة
help-house = قواعد هذه الطاولة
help-chat = المحادثة
help-away = اترك مقعدك لبوت، أو استعده
help-host = أدوات صاحب الطاولة
help-help = هذه المفاتيح
help-step = خطوة إلى الوراء أو إلى الأمام
help-ends = إلى بداية التوزيعة أو نهايتها
help-marks = إلى العلامة السابقة أو التالية
help-onward = السؤال التالي
help-again = محاولة أخرى
help-why = أرني لماذا
help-start = إلى زرّ البدء
help-return = العودة إلى مباراتك
help-tab = تنقّل في الصفحة؛ اضغط ما وصلت إليه
help-off = تستطيع إيقاف الاختصارات بحرف واحد في الإعدادات. أمّا الأسهم وTab وEnter فتعمل دائماً.
keep-title = احفظ على هذا الجهاز
keep-forget = أزل من هذا الجهاز
keep-text = { $state ->
    [coming] على هذا الجهاز { NUMBER($have, minimumFractionDigits: 1, maximumFractionDigits: 1) } من { NUMBER($all, minimumFractionDigits: 1, maximumFractionDigits: 1) } م.ب.
    [yes] هذه الصفحة محفوظة على هذا الجهاز وتفتح بلا شبكة. إن أزلتها بقيت مبارياتك.
    [failed] تعذّر حفظ الصفحة. تحقّق من الشبكة ومن المساحة الخالية ثم حاول من جديد.
   *[no] تستطيع حفظ الصفحة كلّها على هذا الجهاز ({ NUMBER($all, maximumFractionDigits: 0) } م.ب.)، فتفتح عندئذ بلا شبكة.
}
keep-lent = { $state ->
    [coming] على هذا الجهاز { NUMBER($have, minimumFractionDigits: 1, maximumFractionDigits: 1) } من { NUMBER($all, minimumFractionDigits: 1, maximumFractionDigits: 1) } م.ب.
    [yes] الألعاب محفوظة على هذا الجهاز. إن تعذّر الوصول إلى الخادم يمكنك متابعة اللعب ضد البوتات.
    [failed] تعذّر حفظ الألعاب. تحقّق من الشبكة والمساحة الخالية ثم أعد المحاولة.
    [unmeasured] يمكنك حفظ الألعاب على هذا الجهاز. عندها يمكنك متابعة اللعب ضد البوتات إن تعذّر الوصول إلى الخادم.
   *[no] يمكنك حفظ الألعاب على هذا الجهاز ({ NUMBER($all, maximumFractionDigits: 0) } م.ب). عندها يمكنك متابعة اللعب ضد البوتات إن تعذّر الوصول إلى الخادم.
}

# A match at a server is played on without it, on this device.
keep-answers = الخادم يجيب من جديد.
keep-return = العودة إلى الخادم
keep-back = { $matches ->
    [zero] لا مباريات عادت إلى هنا.
    [one] عادت إلى هنا المباراة التي لعبتها دون الخادم.
    [two] عادت إلى هنا المباراتان اللتان لعبتهما دون الخادم.
    [few] عادت إلى هنا { $matches } مباريات لعبتها دون الخادم.
    [many] عادت إلى هنا { $matches } مباراة لعبتها دون الخادم.
   *[other] عادت إلى هنا { $matches } مباراة لعبتها دون الخادم.
}
keep-copies = { $matches ->
    [zero] لا نسخ تبقى على هذا الجهاز.
    [one] استمرّت مباراة هنا أيضاً. تبقى نسختك على هذا الجهاز.
    [two] استمرّت مباراتان هنا أيضاً. تبقى نسختاك على هذا الجهاز.
    [few] استمرّت { $matches } مباريات هنا أيضاً. تبقى نسخك على هذا الجهاز.
    [many] استمرّت { $matches } مباراة هنا أيضاً. تبقى نسخك على هذا الجهاز.
   *[other] استمرّت { $matches } مباراة هنا أيضاً. تبقى نسخك على هذا الجهاز.
}
keep-lent-copies = عندئذ تُنسخ المباريات ضد البوتات إلى هذا الجهاز مع ورق الجميع، فلا تصلح للتحدّي.

# A match of which a copy with every hand is, or was, on its player's device: whether a server could replay its bots.
keep-copy = { $state ->
    [returned] كانت نسخة من هذه المباراة دون اتصال تحوي ورق الجميع: فهي لا تُقارَن بغيرها أبداً ولا تصلح للتحدّي. لعب بوتاتها ما زال قيد التحقّق.
    [verified] كانت نسخة من هذه المباراة دون اتصال تحوي ورق الجميع: فهي لا تُقارَن بغيرها أبداً ولا تصلح للتحدّي. جرى التحقّق من لعب بوتاتها.
    [unverified] كانت نسخة من هذه المباراة دون اتصال تحوي ورق الجميع: فهي لا تُقارَن بغيرها أبداً ولا تصلح للتحدّي. تعذّر التحقّق من لعب بوتاتها.
   *[taken] كانت نسخة من هذه المباراة دون اتصال تحوي ورق الجميع: فهي لا تُقارَن بغيرها أبداً ولا تصلح للتحدّي.
}
keep-copy-short = { $state ->
    [unverified] نسخة دون اتصال، لم يُتحقَّق منها
   *[taken] نسخة دون اتصال
}

newer-title = إصدار جديد
newer-text = إصدار أحدث من Four Kings جاهز. لا يضيع شيء حين تحمّله.
newer-update = حمّله

wrong-button = هذه الجملة خاطئة
wrong-title = الإبلاغ عن جملة خاطئة
wrong-intro = تُفتح استمارة المشروع في تبويب جديد وهي معبّأة. لا يُرسَل شيء قبل أن ترسله هناك، وعندها يستطيع الجميع قراءته.
wrong-nowhere = لا يُعرف هنا بعدُ مكان عامّ لهذه البلاغات. انسخ البلاغ وأرسله إلى القائمين على هذه الصفحة.
wrong-better = ما الأفضل؟ يمكنك ترك هذا فارغًا.
wrong-shown = ما سيراه الجميع
wrong-record = التوزيعة كما تُرى من هذا المقعد، بلا أوراق مخفيّة:
wrong-long = التوزيعة أطول من أن يحملها عنوان الاستمارة. انسخ البلاغ والصق التوزيعة هناك.
wrong-open = فتح الاستمارة
wrong-new-tab = (في تبويب جديد)
wrong-copy = نسخ البلاغ
wrong-list = اقترح تصحيحاً
wrong-list-intro = كل جمل هذه الصفحة، وتحت كل واحدة جملتها الإنجليزية. الأقواس المعقوفة تدلّ على ما يُملأ لاحقًا، كاسم أو ورقة.
wrong-list-search = البحث عن جمل
wrong-list-found = { $count ->
    [zero] لا توجد جمل
    [one] جملة واحدة
    [two] جملتان
    [few] { $count } جمل
    [many] { $count } جملة
   *[other] { $count } جملة
}
wrong-list-more = عرض المزيد
