# أحاجٍ: لحظات من مباريات بين بوتات لها جواب عادل.

puzzle-head = الأحجية { $id }: { $game }، التوزيعة { $deal }، التصنيف { $rating }
puzzle-hand = يدك: { $cards }
puzzle-trick = على الطاولة: { $cards }
puzzle-choices = لك أن تختار من: { $choices }
puzzle-answer = { $count ->
    [1] الجواب الصحيح: { $answers }
   *[other] الأجوبة الصحيحة: { $answers }
}
puzzle-ladder = { $action }: { $players }
puzzle-ask = ماذا تفعل؟
puzzle-no-choice = { $typed } ليس من خياراتك: اكتب واحداً من { $choices }.
puzzle-right = صحيح.
puzzle-wrong = { $count ->
    [1] ليس الأفضل: الصحيح { $answers }.
   *[other] ليس الأفضل: الصحيح أيّ واحد من { $answers }.
}
puzzle-sum = الصحيح: { $solved } من { $count }

puzzle-page-title = أحاجٍ
puzzle-page-intro = كل أحجية لحظة من مباراة بين بوتات لها جواب واضح. جد أفضل ورقة أو إعلان.
puzzle-page-one = أحجية
puzzle-page-today = أحجية اليوم
puzzle-page-today-again = أحجية اليوم مرة أخرى
puzzle-page-next = الأحجية التالية
puzzle-page-all = كل الأحاجي
puzzle-page-of-game = { $what }: { $game }
puzzle-page-solved = { $solved } من { $count } صحيحة من أول محاولة
puzzle-page-streak = { $days ->
    [0] حُلّ إحدى أحاجي اليوم لتبدأ سلسلة
    [one] يوم واحد متتالٍ
    [two] يومان متتاليان
    [few] { $days } أيام متتالية
    [many] { $days } يومًا متتاليًا
   *[other] { $days } يوم متتالٍ
}
puzzle-page-rating = التقييم { $rating }
puzzle-page-how = { $kind ->
    [card] اختر الورقة التي تلعبها.
   *[call] اختر الإعلان الذي تعلنه.
}
puzzle-page-right = صحيح
puzzle-page-wrong = هناك أفضل
puzzle-page-best = بما تعرفه، لا شيء أفضل من { $chosen }.
puzzle-page-fine = أكثر من جواب جيد: { $answers }.
puzzle-page-others = أفضل الباقي، { $chosen }، يخسر { $loss } من النقاط في المتوسط.
puzzle-page-loses = { $chosen } يخسر { $loss } من النقاط في المتوسط.
puzzle-page-once-more = مرة أخرى
puzzle-page-why = أرني لماذا
puzzle-page-reason = لماذا
puzzle-page-fails = لعبت بوتات بسيطة { $deals } من التوزيعات الممكنة: جلب جوابك أقل في { $worse } وأكثر في { $better }.
puzzle-page-not-shown = التوزيعات المسحوبة هنا لا تُظهر ذلك. نظر الحكام في آلاف منها.
puzzle-page-now-drawn = تعرض الطاولة توزيعًا جلب فيه أقل.
puzzle-page-now-real = تعرض الطاولة التوزيع كما لُعب.
puzzle-page-drawn = توزيع ممكن
puzzle-page-real = التوزيع الحقيقي
puzzle-page-last = أجبت عن كل أحاجي هذه اللعبة.
puzzle-page-none = هذه الأحجية غير متاحة. اختر أخرى.
