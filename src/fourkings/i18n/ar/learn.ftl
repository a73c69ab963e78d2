# نصوص الصفحة: التعلّم باللعب مع صديق يجلس إلى جانبك.

lesson-play = تعلّم باللعب
lesson-play-game = تعلّم باللعب: { $game }
lesson-deal = شاهد توزيعة
lesson-deal-game = شاهد توزيعة من { $game } ورقة ورقة

lesson-friend = صديقك
lesson-points = { $points ->
    [one] نقطة واحدة
    [two] نقطتان
    [few] { $points } نقاط
    [many] { $points } نقطة
   *[other] { $points } نقطة
}
lesson-skipped = { $kind ->
    [single] لعب بوت عنك التوزيعة { $to }.
   *[several] لعبت البوتات عنك التوزيعات من { $from } إلى { $to }.
}
lesson-earlier = قبل ذلك:
lesson-folded = الملاحظة السابقة
lesson-back = السابق
lesson-on = تابع
lesson-skip = اترك الدرس
lesson-left = كما تشاء. يبقى الورق كما هو: تابع هنا وحدك، أو ابدأ مباراة كاملة.
lesson-stay = تابع وحدك
lesson-return = عُد إلى الدرس
lesson-match = مباراة كاملة
lesson-done = انتهى الدرس. من هنا: اقرأ القواعد بنداً بنداً، أو شاهد توزيعة، أو العب مباراة كاملة.
lesson-wait = مهلاً: { $card } أسوأ من { $instead } بفارق { $points } من النقاط في المتوسّط.
lesson-anyway = لعبها على أيّ حال
lesson-say-anyway = قلها على أيّ حال
lesson-think = فكّر ثانية
practice-seal = هذا تدريب. أوراقه أوراق مباراة انتهت أو ما يشبهها. وهي لا تنتج عن هذا الختم ولا تثبت شيئاً.
lesson-seal = هذا درس. أوراقه من سرّ منشور، وهي نفسها لكل متعلّم. لا تثبت شيئاً عن الحظ، ولا تدخل في إحصاءاته.
