# اللعب مع الأصدقاء: طاولة يجتمعون حولها، ومحادثة، ومقاعد تُترك للبوتات، وما يملكه كل واحد هنا.

## فتح طاولة

gather-play = اللعب مع أصدقائك
gather-title = طاولة للأصدقاء
gather-intro = تأخذ رابطاً. كل من عنده الرابط ينضمّ بأيّ اسم وبلا حساب. ويمكنك أن تُجلس بوتات في المقاعد الشاغرة.
gather-game = اللعبة
gather-house = القواعد: { $preset }
gather-seats = المقاعد
gather-seats-drawn = بالقرعة
    .text = تُعيَّن في البداية، بقاعدة اللعبة نفسها أو بالقرعة.
gather-seats-chosen = بالاختيار
    .text = اجلس حيث تشاء؛ للشركاء أن يختار بعضهم بعضاً.
gather-watch = المتفرّجون
gather-watch-link = كل من عنده الرابط
gather-watch-hands = بالرابط، ومعه أيدي التوزيعات السابقة
gather-watch-nobody = بلا متفرّجين
gather-time = وقت التفكير
gather-time-none = بلا حدّ
gather-time-brisk = دقيقة + 5 ث
gather-time-calm = 3 دقائق + 10 ث
gather-time-day = يوم واحد
gather-time-days = ثلاثة أيام
gather-time-own = غير ذلك
gather-time-free = لكل واحد ما يشاء من الوقت.
gather-time-bank = لكل توزيعة، مع زيادة بعد كل حركة. أوّل ثانيتين من كل حركة مجّانيتان. حين ينتهي الوقت يلعب بوت مرة واحدة.
gather-time-slow = لكل قرار: لا يلزم أن تكون هنا والآخرون يفكّرون. حين ينتهي الوقت يلعب بوت مرة واحدة.
gather-chat = محادثة على الطاولة
gather-hints = النصائح
    .text = لكل لاعب أن يطلب واحدة، ويراها الجميع.
gather-hints-off = بلا نصائح
gather-hints-on = مسموح بها
gather-hints-laid = النصائح مسموحة، ويرى الجميع من يأخذها.
gather-hints-none = لا نصائح على هذه الطاولة.
gather-mirror = مباراة مرآة
    .text = يلعب الجميع كل يد مرة، وأنواعها بأسماء أخرى، فلا يفضّل الورق أحداً. وتعرض الطاولة المدّة المتوقّعة.
gather-mirror-laid = مباراة مرآة: عدد توزيعاتها { $deals }، ومدّتها بالدقائق نحو { $minutes }. يلعب الجميع كل يد مرة، فلا يفضّل الورق أحداً.
gather-mirror-again = تبدأ كل توزيعة من الصفر. بعدها تقف أو تبدأ مباراة أخرى.
gather-stand-in = بوت يلعب عن الغائبين
gather-make = افتح الطاولة

## غرفة الانتظار

gather-of = طاولة { $who }
    .yours = طاولتك
gather-invite = ادعُ أصدقاءك
gather-link = رابط هذه الطاولة
gather-copy = انسخ الرابط
gather-copied = نُسخ
gather-share = شارك
gather-share-text = تعال نلعب { $game }
gather-qr = رمز QR
gather-qr-text = وجّه كاميرا الهاتف إلى الرمز لتنضمّ إلى هذه الطاولة.
gather-obstacle-this-machine = لا يفتح هذا الرابط إلا هذا الحاسوب.
    .help = لا تصل إليه أجهزة أصدقائك بعد، لأن الخادم لا يجيب إلا هنا. لتفتحه لشبكتك شغّل الخادم مع { "serve --host 0.0.0.0" } ثم افتح هذه الصفحة من جديد وانسخ الرابط.
gather-obstacle-no-network = لا يفتح هذا الرابط إلا هذا الحاسوب.
    .help = لا عنوان له على شبكة. صِله بها ثم أعد تحميل هذه الصفحة.
gather-obstacle-unknown = قد لا يفتح هذا الرابط إلا هذا الحاسوب.
    .help = لا يعرف الخادم عنوانه. افتح هذه الصفحة بعنوان الحاسوب بدل localhost، ثم انسخ الرابط.
gather-obstacle-how = كيف ينضم الأصدقاء
gather-places = المقاعد
gather-place = المقعد { $number }
gather-free = شاغر
gather-you = أنت
gather-host = صاحب الطاولة
gather-gone = غير متّصل
gather-bot = بوت
gather-sit = اجلس هنا
gather-take = الجلوس إلى الطاولة
gather-stand = قُم
gather-no-bot = بلا بوت
gather-put-bot = أجلس بوتاً هنا
gather-kick = أخرج { $who }
gather-swap = تبديل المقعد مع
gather-standing = بلا مقعد
gather-opposite = الشريكان يجلسان متقابلين.
gather-drawn = تُسحب المقاعد بالقرعة عند بدء المباراة.
gather-start = ابدأ المباراة
gather-waits = { $count ->
    [one] بقي مقعد شاغر: انتظر صديقاً، أو أجلس فيه بوتاً.
    [two] بقي مقعدان شاغران: انتظر أصدقاءك، أو أجلس فيهما بوتين.
    [few] بقيت { $count } مقاعد شاغرة: انتظر أصدقاءك، أو أجلس فيها بوتات.
    [many] بقي { $count } مقعداً شاغراً: انتظر أصدقاءك، أو أجلس فيها بوتات.
   *[other] بقي { $count } مقعد شاغر: انتظر أصدقاءك، أو أجلس فيها بوتات.
}
gather-waits-host = { $count ->
    [one] بقي مقعد شاغر. صاحب الطاولة { $who } يبدأ المباراة حين يجلس فيه صديق أو بوت.
    [two] بقي مقعدان شاغران. صاحب الطاولة { $who } يبدأ المباراة حين يجلس فيهما أصدقاء أو بوتات.
    [few] بقيت { $count } مقاعد شاغرة. صاحب الطاولة { $who } يبدأ المباراة حين يجلس فيها أصدقاء أو بوتات.
    [many] بقي { $count } مقعداً شاغراً. صاحب الطاولة { $who } يبدأ المباراة حين يجلس فيها أصدقاء أو بوتات.
   *[other] بقي { $count } مقعد شاغر. صاحب الطاولة { $who } يبدأ المباراة حين يجلس فيها أصدقاء أو بوتات.
}
gather-fill = أكمِل ببوتات وابدأ
gather-level = مستوى البوتات
gather-host-starts = صاحب الطاولة { $who } يبدأ المباراة.
gather-ready = لكل واحد مقعد.
gather-invited = دعوة من { $who } إلى طاولة { $game }.
gather-invited-plain = أنت مدعوّ إلى طاولة { $game }.
gather-name = اسمك على الطاولة
gather-join = انضمّ
gather-leave = غادر الطاولة
gather-watching = جئت لتتفرّج. تظهر المباراة هنا حين تبدأ.
gather-watching-join = انضمّ إلى اللاعبين
gather-watched = { $count ->
    [zero] لا أحد يشاهد.
    [one] هناك من يشاهد.
    [two] شخصان يشاهدان.
    [few] يشاهد { $count } أشخاص.
    [many] يشاهد { $count } شخصاً.
   *[other] يشاهد { $count } شخص.
}
gather-watched-by = { $count ->
   *[other] المشاهدون الآن: { $names }.
}
gather-looks = { $count ->
    [zero] لم يفتح أحد الرابط.
    [one] فُتح الرابط مرّة واحدة.
    [two] فتح الرابط شخصان.
    [few] فتح الرابط { $count } أشخاص.
    [many] فتح الرابط { $count } شخصاً.
   *[other] فتح الرابط { $count } شخص.
}
gather-follows = مباراة ردّ للاعبين أنفسهم
gather-under-way = غرفة الانتظار
gather-turned-away = لا يُسمح لك بدخول هذه الطاولة
gather-came = انضمام { $who }
    .yours = انضممتَ
gather-sat = المقعد { $place } لـ{ $who }
    .yours = جلستَ في المقعد { $place }
gather-stood = مقعد { $who } صار شاغراً
    .yours = تركتَ مقعدك
gather-bot-sat = جلس بوت في المقعد { $place }
gather-bot-went = غادر البوت المقعد { $place }
gather-swapped = تبدّل مقعدان
gather-kicked = أُخرِج من الطاولة: { $who }
    .yours = أخرجتَ { $who }
gather-let-in = العودة مسموحة لـ{ $who }
gather-laid = غيّر صاحب الطاولة اللعبة أو شروطها
    .yours = غيّرتَ اللعبة أو شروطها
gather-sent-away = أُخرجوا
gather-sent-away-text = من تسمح له بالعودة يعود من الرابط.
gather-admit = اسمح لـ{ $who } بالعودة
gather-change = إعدادات أخرى
gather-change-title = اللعبة والشروط
gather-change-intro = يرى كل من على الطاولة هذا التغيير. تبقى المقاعد والبوتات كما هي.
gather-change-now = احفظ التغيير
gather-went = مغادرة { $who }
gather-hosts = الطاولة الآن لـ{ $who }
    .yours = صرتَ صاحب الطاولة
gather-hand-over = سلّم الطاولة لـ{ $who }
host-title = أدوات صاحب الطاولة
host-pause-title = توقّف مؤقّت
host-pause = أوقف المباراة مؤقتاً
host-pause-text = لا يلعب أحد ولا يمضي وقت حتى تستأنف. وإن غبت مدّة صار اللاعب التالي صاحب الطاولة.
host-resume = استأنف المباراة
host-paused-own = أوقفت المباراة مؤقتاً.
host-paused-by = المباراة موقوفة مؤقتاً بطلب { $who }.
host-paused = المباراة موقوفة مؤقتاً
host-resumed = المباراة مستمرّة
host-add-time = زِد دقيقة
host-add-time-text = للتوزيعة الجارية، وساعاتها إلى جانب الأسماء.
host-add-all = لكل الساعات
host-add-one = لـ{ $who }
host-time-all = زاد صاحب الطاولة وقت الجميع { $seconds } ث
    .yours = زدتَ وقت الجميع { $seconds } ث
host-time-one = زاد صاحب الطاولة وقت { $who } { $seconds } ث
    .yours = زدتَ وقت { $who } { $seconds } ث
    .given = زاد صاحب الطاولة وقتك { $seconds } ث
    .self = زدتَ وقتك { $seconds } ث
host-late = المتأخّرون
host-late-open = دع المتفرّجين يجلسون مكان البوتات
    .text = عندئذ يستطيع كل من عنده الرابط أن يجلس مكان بوت. ويُظهر السجلّ من أيّ توزيعة.
host-seats-opened = صار للمتفرّجين أن يجلسوا مكان البوتات
    .yours = سمحتَ للمتفرّجين أن يجلسوا مكان البوتات
host-seats-closed = لم يعد للمتفرّجين أن يجلسوا مكان البوتات
host-hand-over = صاحب طاولة آخر
host-changed = الطاولة الآن لـ{ $who }
    .yours = صرتَ صاحب الطاولة
late-title = يدعك صاحب الطاولة تجلس مكان بوت.
late-open = خذ مقعداً
late-text = تتابع عن البوت فوراً بورقه ورصيده. وإذا اضطررت إلى الذهاب لعب البوت عنك.
late-name = اسمك على الطاولة
late-take = خذ مقعد { $who }
late-took = مقعد بوت صار لـ{ $who }
    .yours = أخذتَ مقعد بوت

## المحادثة

chat-title = المحادثة
chat-new = { $count ->
    [one] المحادثة، رسالة جديدة
    [two] المحادثة، رسالتان جديدتان
    [few] المحادثة، { $count } رسائل جديدة
    [many] المحادثة، { $count } رسالة جديدة
   *[other] المحادثة، { $count } رسالة جديدة
}
chat-nothing = لا رسائل بعد.
chat-somebody = أحدهم
chat-message = رسالتك
chat-send = أرسل
chat-ready = رسائل جاهزة
chat-says = ‏{ $who }: { $text }
chat-unsay = اسحب: { $text }
chat-report = بلّغ عن: { $text }
chat-report-sure = بلّغ عن الرسالة
chat-report-sent = وصل البلاغ. يقرأ أحد المديرين الرسالة وما حولها.
chat-report-failed = لم يصل البلاغ.
chat-mute = أسكت { $who }
chat-unmute = اسمع { $who } ثانية
chat-phrase-hello = مرحباً بالجميع!
chat-phrase-good-luck = بالتوفيق!
chat-phrase-well-played = برافو!
chat-phrase-thanks = شكراً!
chat-phrase-my-mistake = غلطتي
chat-phrase-one-moment = لحظة من فضلكم
chat-phrase-take-your-time = خذ وقتك
chat-phrase-lucky = يا للحظ!
chat-phrase-good-game = شكراً، كانت لعبة حلوة
chat-phrase-bye = إلى اللقاء!

## مقعد يُترك لبوت

away-title = دع بوتاً يلعب
away-intro = إذا اضطررت إلى الذهاب لعب بوت عنك حتى تعود. يرى الجميع ذلك، ويظهر في السجلّ.
away-who = بوت لمقعدك
away-plays = يلعب بوت عنك ({ $bot }).
away-back = عدت
away-for = يلعب بوت ({ $bot }) عن { $who }
away-stand-in = صار بوت ({ $bot }) يلعب عن { $who }
    .yours = صار بوت ({ $bot }) يلعب عنك
away-forgotten = مقعد { $who } صار لبوت نهائياً

## ما هو لك

self-title = أنت على هذا الخادم
self-link = جهاز آخر
    .text = افتح رابطاً شخصياً على جهاز آخر لتتابع هناك بشخصك. لا تعطِ الرابط لأحد.
self-link-make = أنشئ رابطاً
self-link-until = يعمل الرابط حتى { $date }.
self-revoke = ألغِ كل الروابط
self-revoked = أُلغيت كل روابطك.
self-avoided = { $people ->
    [0] لم تتجنّب أحداً
    [one] تتجنّب شخصاً واحداً
    [two] تتجنّب شخصين
    [few] تتجنّب { $people } أشخاص
    [many] تتجنّب { $people } شخصاً
   *[other] تتجنّب { $people } شخص
}
    .text = من اخترت تجنّبهم على طاولة. لا ترى طاولاتهم المفتوحة، ولا يرون طاولاتك.
self-meet = لم تتجنّب أحداً
self-met = ترى طاولات الجميع المفتوحة من جديد.
self-meet-one = كفّ عن تجنّبه
self-met-one = ترى طاولات { $who } المفتوحة من جديد، وطاولاتك ظاهرة كذلك.
self-export = بياناتك
    .text = اسمك وطاولاتك ورسائلك في ملف واحد.
self-export-save = نزّل البيانات
self-delete = حذف كل شيء
    .text = اسمك وطاولاتك ورسائلك. تبقى مبارياتك مع غيرك باسم محايد.
self-delete-go = احذفني
self-delete-sure = احذف كل ما يخصّني نهائياً
self-become = هل تتابع على هذا الجهاز؟
self-become-text = يصير هذا الجهاز لصاحب الرابط. وما لعبته عليه باسم آخر يبقى بذلك الاسم.
self-become-yes = تابع هنا
self-become-no = إلغاء
self-become-failed = انتهت مدّة هذا الرابط أو أُلغي. أنشئ غيره على جهازك الآخر.
