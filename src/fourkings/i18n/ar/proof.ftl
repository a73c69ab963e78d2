# صفحة التحقّق من مباراة، والختم على الطاولة، وصفحة الإحصاءات.

proof-title = تحقّق من مباراة
proof-intro = كل ورق المباراة من سرّ خُتم قبل أوّل ورقة. أعطِ هذه الصفحة سجلّ مباراة: تصنع كل ورقة من جديد وتقارن. يجري كل ذلك في متصفّحك.
proof-file = افتح سجلّاً
proof-paste = أو ألصق سجلّاً
proof-check = تحقّق
proof-another = تحقّق من سجلّ آخر
proof-of-table = تحقّق من هذه المباراة
proof-not-over = لم تنتهِ هذه المباراة بعد. يُنشر سرّها في النهاية.
proof-gone = لم يصل السجلّ. احفظه عند نهاية المباراة وافتحه هنا.
proof-no-record = ليس هذا سجلّ مباراة.
proof-many = في الملف سجلّات عددها { $count }. هذا أوّلها.
proof-mine-seal = رأى متصفّحك هذا الختم نفسه قبل المباراة.
proof-mine-late = رأى متصفّحك هذا الختم نفسه في أثناء المباراة.
proof-mine-other-seal = رأى متصفّحك ختماً آخر قبل المباراة: { $seal }.
proof-mine-luck = في السجلّ ما زاده متصفّحك.
proof-mine-no-luck = ليس في السجلّ ما زاده متصفّحك.
proof-mine-none = لم يسجّل هذا المتصفّح ختماً لهذه المباراة. إن كنت قد سجّلته فقارن.
proof-seal = الختم
proof-secret = السرّ
proof-added = ما زاده اللاعبون
proof-added-nothing = لا شيء
proof-copy = انسخ
proof-copied = نُسخ.
proof-opening = قبل أوّل ورقة
proof-deals = التوزيعات
proof-hand = ورقة ورقة
proof-proved = ما يثبته هذا
proof-proved-cards = لم تُبدَّل ورقة من هذا الورق. وبعد ختم السرّ لم تُحذف توزيعة ولم تُعَد.
proof-proved-luck = من رأى الختم قبل أن يزيد كلمته أو بايتاته يعرف أن الطاولة لم تختر الورق.
proof-unproved = ما لا يثبته
proof-unproved-looked = أن أحداً لم ينظر: من يستطيع قراءة ذاكرة الخادم، أو ذاكرة جهاز يحفظ المباراة، يعرف كل الأيدي وهي جارية.
proof-unproved-choice = أن طاولة لم يزد أحد شيئاً في خلطها لم تختر بين أسرار. ولا أن صاحب خادم يلعب على طاولته لم يزد حصّته في الآخر.
proof-unproved-missing = أن مباراة لم تُقطع لأنها لم تعجب أحدهم.
proof-unproved-page = أن هذه الصفحة صادقة: فهي من الخادم نفسه. احفظ السجلّ وتحقّق منه في مكان آخر أيضاً، بالأمر `fourkings verify` أو ببرنامج تكتبه.
proof-spec = لتكتب تحقّقك بنفسك اتبع المواصفة: `docs/seal.md` بين ملفات المصدر.
proof-at-table = ختم الخلط
proof-at-table-text = كل ورق هذه المباراة من سرّ اختير وخُتم قبل أوّل ورقة. هذا ختمه. بعد المباراة يُنشر السرّ ويستطيع كل واحد أن يتحقّق من كل ورقة.
proof-at-table-secret = انتهت المباراة وهذا هو السرّ. يجب أن يكون ختمه الختم الذي فوق.
proof-at-table-luck = { $count ->
    [you] أضاف متصفّحك عشوائية من عنده إلى الخلط.
    [both] شاركت { $names } في الخلط.
   *[other] شارك في الخلط: { $names }.
}
proof-at-table-no-luck = لم يزد أحد شيئاً في الخلط.
proof-luck = حصّتك من الحظ
proof-luck-text = تُخلط كلمة منك، أو بايتات عشوائية، في الخلط بعد أن تختم الطاولة سرّها. فلا تقرّر الطاولة وحدها الورق ولا أنت وحدك.
proof-luck-word = كلمتك
proof-luck-random = بايتات عشوائية

luck-title = إحصاءات الورق
luck-intro = لا أحد يذكر الأيدي العادية. هذه كلها: كل توزيعة من كل مباراة انتهت على هذا الخادم، مقارنة بالاحتمالات الدقيقة.
luck-none = لم تنتهِ أيّ مباراة على هذا الخادم بعد.
luck-deals = { $deals ->
    [one] توزيعة واحدة
    [two] توزيعتان
    [few] { NUMBER($deals, useGrouping: "true") } توزيعات
    [many] { NUMBER($deals, useGrouping: "true") } توزيعة
   *[other] { NUMBER($deals, useGrouping: "true") } توزيعة
} من { $matches ->
    [one] مباراة واحدة
    [two] مباراتين
    [few] { NUMBER($matches, useGrouping: "true") } مباريات
    [many] { NUMBER($matches, useGrouping: "true") } مباراة
   *[other] { NUMBER($matches, useGrouping: "true") } مباراة
}
luck-pack = بشدّة { $cards } ورقة
luck-kings = توزّع الشيّاب الأربعة على الأيدي الأربع
luck-longest = أطول نوع في أيّ يد
luck-voids = أنواع غائبة عن يد، في الأيدي الأربع
luck-cliques = الأطقم في الأيدي الأربع
luck-places = الشيّاب بحسب المكان، من التالي للموزّع إلى الموزّع
luck-place-0 = الأول
luck-place-1 = الثاني
luck-place-2 = الثالث
luck-place-3 = الموزّع
luck-or-more = { $number } أو أكثر
luck-or-less = { $number } أو أقل
luck-what = الحدث
luck-seen = وقع
luck-expected = المتوقَّع
luck-share = الاحتمال
luck-even = متوازن كما يفعل الحظ.
luck-odd = لا يبتعد الحظ وحده إلى هذا الحد إلا مرة كل { NUMBER($times, useGrouping: "true") } من المرات.
luck-few = التوزيعات قليلة حتى الآن.
# كل معادلة وحدها، من اليسار إلى اليمين.
luck-figures = { $chi ->
   *[other] χ² = { $chi }
}، { $freedom ->
    [one] درجة حرّية واحدة
    [two] درجتا حرّية
    [few] { $freedom } درجات حرّية
    [many] { $freedom } درجة حرّية
   *[other] { $freedom } درجة حرّية
}، { $p ->
   *[other] p = { $p }
}
luck-all-even = في المجموع: متوازن كما يفعل الحظ.
luck-all-odd = في المجموع: { $count ->
    [one] جدول واحد يبتعد
    [two] جدولان يبتعدان
    [few] { $count } جداول تبتعد
    [many] { $count } جدولاً يبتعد
   *[other] { $count } جدول يبتعد
} أكثر ممّا يسمح به الحظ.
luck-all-few = في المجموع: التوزيعات قليلة حتى الآن.
luck-note = لا تُحسب المباريات التي لم تنتهِ. واللعبة التي تُلعب حتى عدد من النقاط تنتهي أبكر ببعض الورق، وهذا يترك أثراً صغيراً. كل اختبار وحده يشكّ في خلط سليم واحد من مئة. أمّا هذه الصفحة فلا تشكّ في جدول إلا إذا كان الحظ يفعل ذلك في خادم واحد من مئة، بكل جداوله معاً.
