# شريط التنقّل، وما تعرضه الصالة أولاً.

nav-title = التنقّل
nav-play = العب
nav-learn = تعلّم
nav-today = اليوم
nav-matches = مبارياتي
nav-mine = لعبي

first-title = جديد هنا؟ ابدأ بلعبة { $game }.
first-go = تعلّم { $game }

today-title = توزيعات اليوم
today-intro = الورق نفسه للجميع، ومحاولة واحدة.
today-left = { $games ->
    [0] لُعبت كل الألعاب.
    [one] بقيت لعبة واحدة.
    [two] بقيت لعبتان.
    [few] بقيت { $games } ألعاب.
    [many] بقيت { $games } لعبة.
   *[other] بقيت { $games } لعبة.
} التوزيعات التالية { $when }.
today-played = غلبتَ { $share } من الآخرين
today-percent = { $share }%
today-part = لُعب { $played } من { $boards }
today-done = لُعبت
today-streak = { $days ->
    [0] العب واحدة اليوم لتبدأ سلسلة
    [one] يوم واحد
    [two] يومان على التوالي
    [few] { $days } أيام على التوالي
    [many] { $days } يوماً على التوالي
   *[other] { $days } يوم على التوالي
}

learn-intro = العب مباراة أولى مع صديق يشرح كل قاعدة حين تلزم، أو شاهد توزيعة ورقة ورقة، أو اقرأ القواعد.
learn-general = قواعد كل الألعاب
learn-mistakes = أعد محاولة أخطائك
