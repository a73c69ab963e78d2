# شريط التنقّل، وما تعرضه الصالة أولاً.

nav-title = التنقّل
nav-play = اللعب
nav-learn = التعلّم
nav-today = اليوم
nav-mine = أدائي

first-title = جديد هنا؟ ابدأ بـ{ $game }.
first-go = تعلّم { $game }

today-percent = { $share }%
today-badge = اليوم: { $state }
today-part = لُعبت { $played } من { $boards ->
    [one] توزيعة واحدة
    [two] توزيعتين
    [few] { $boards } توزيعات
    [many] { $boards } توزيعة
   *[other] { $boards } توزيعة
}
today-open = { $boards ->
    [one] { $deals ->
        [one] توزيعة واحدة
        [two] توزيعتان
        [few] { $deals } توزيعات
        [many] { $deals } توزيعة
       *[other] { $deals } توزيعة
    }
    [two] توزيعتان
    [few] { $boards } توزيعات
    [many] { $boards } توزيعة
   *[other] { $boards } توزيعة
}
today-done = لُعبت
today-streak = { $days ->
    [0] العب اليوم لتبدأ سلسلة
    [one] السلسلة: يوم واحد
    [two] السلسلة: يومان على التوالي
    [few] السلسلة: { $days } أيام على التوالي
    [many] السلسلة: { $days } يوماً على التوالي
   *[other] السلسلة: { $days } يوم على التوالي
}

learn-intro = العب مباراة أولى مع صديق يشرح كل قاعدة حين تلزم، أو شاهد توزيعة ورقة ورقة، أو اقرأ القواعد.
learn-general = قواعد كل الألعاب
learn-mistakes = أخطاؤك
learn-puzzles = الأحاجي
learn-solver = الحلّال
alone-here = تلعب على هذا الجهاز وحدك بلا خادم، ضد بوتات. تبقى مبارياتك في هذا المتصفّح.
server-people = الأصدقاء والطاولات المفتوحة والترتيب على { $server }.
server-away = لا يجيب { $server } الآن. يمكنك أن تواصل اللعب هنا ضد البوتات.
alone-title = نهيّئ الطاولة
alone-loading = نهيّئ الطاولة: { NUMBER($have, minimumFractionDigits: 1, maximumFractionDigits: 1) } من { NUMBER($all, minimumFractionDigits: 1, maximumFractionDigits: 1) } م.ب.
alone-elsewhere = مبارياتك مفتوحة في تبويب آخر. أغلقه فتتابع هنا.
stopped = { $why ->
    [newer] مبارياتك محفوظة بإصدار أحدث من هذه الصفحة. أعد تحميلها للحصول عليه، وتبقى مبارياتك كما هي.
    [older] مبارياتك محفوظة من قبل الإصدار الأول، ولا يقرؤها هذا الإصدار. احذف بيانات هذه الصفحة من إعدادات المتصفح ثم أعد تحميلها.
    [full] لم تبقَ مساحة في هذا المتصفّح، فلم تُحفظ آخر ورقة. أفرغ بعض المساحة ثم أعد تحميل الصفحة.
    [gone] أغلق المتصفّح مخزن مبارياتك أو حذفه. أعد تحميل الصفحة لمتابعة اللعب.
    [missing] تعذّر تحميل الألعاب. تحقّق من الاتصال ثم أعد تحميل الصفحة.
   *[broken] توقّفت الألعاب. أعد تحميل الصفحة: مبارياتك محفوظة حتى آخر ورقة ظهرت.
}
stopped-reload = أعد التحميل
