# لعبي: السلسلة ومهام اليوم وكيف يلعب أحدهم، لعبة لعبة.

profile-intro = لا يرى هذه الصفحة غيرك.
profile-empty = أنهِ مباراة تعرض لك هذه الصفحة كيف تلعب كل لعبة، وما يكلّفك نقاطاً، وكل مباراة مع مراجعتها.

## اليوم

profile-week = الأيام السبعة الأخيرة
profile-day = { $day }: { $played ->
    [yes] فيه لعب
   *[no] بلا لعب
}
profile-today = مهام اليوم
profile-today-deals = توزيعات اليوم، الألعاب التي بدأت: { $done } من { $games }
profile-today-mistakes = أخطاء راجعتها اليوم: { $done } من { $count }
profile-today-puzzles = { $solved ->
    [0] أحاجي اليوم
   *[other] أحاجي اليوم: { $solved }
}
profile-done = تمّ
profile-next-deals = توزيعات اليوم: { $game }
profile-next-mistakes = أخطاؤك
profile-next-puzzle = أحجية: { $game }
profile-all-done = اكتمل كل شيء لهذا اليوم. تأتي توزيعات جديدة غداً.

## لعبة لعبة

profile-trend = { $results ->
    [one] نتيجة واحدة، بين { $lowest } و{ $highest }
    [two] نتيجتان، بين { $lowest } و{ $highest }
    [few] { $results } نتائج، بين { $lowest } و{ $highest }
    [many] { $results } نتيجة، بين { $lowest } و{ $highest }
   *[other] { $results } نتيجة، بين { $lowest } و{ $highest }
}
profile-trend-skill = المهارة
profile-trend-daily = توزيعات اليوم
profile-trend-puzzles = تصنيف الأحاجي
profile-trend-mistakes = أخطاء في المباراة
profile-do-daily = إلى توزيعات اليوم
profile-do-puzzles = حلّ أحجية
profile-do-review = مراجعة مباراة
profile-do-match = لعب مباراة
profile-do-weakest = للتحسين: { $part }
profile-skill-needed = النتائج الباقية لتظهر مهارتك: { $needed }. تُحسب توزيعات اليوم والأحاجي والمباريات المراجَعة.
profile-practise = التمرّن على هذا
profile-leak-found = أكثر ما يكلّفك: «{ $theme }»، { $loss } ± { $half } من النقاط في المباراة أكثر مما يكلّف لاعباً متمرّساً. حدث ذلك في { $times } من أصل { $matches } من المباريات.
profile-leak-none = لا شيء يبرز في المباريات التي روجعت وعددها { $matches }.
profile-leak-needed = { $needed ->
    [zero] لا حاجة إلى مراجعة أخرى.
    [one] راجع مباراة أخرى لترى أكثر عاداتك كلفة.
    [two] راجع مباراتين أخريين لترى أكثر عاداتك كلفة.
    [few] راجع { $needed } مباريات أخرى لترى أكثر عاداتك كلفة.
    [many] راجع { $needed } مباراة أخرى لترى أكثر عاداتك كلفة.
   *[other] راجع { $needed } مباراة أخرى لترى أكثر عاداتك كلفة.
}
profile-practised = { $matches ->
    [0] «{ $theme }»، الكلفة في المباراة قبل التمرين: { $before }. مراجعة مباراة جديدة تُظهر ما تغيّر.
   *[other] «{ $theme }»، الكلفة في المباراة قبل التمرين: { $before }، وبعده: { $since }.
}
profile-matches = { $matches ->
    [zero] لا مباريات
    [one] مباراة واحدة
    [two] مباراتان
    [few] { $matches } مباريات
    [many] { $matches } مباراة
   *[other] { $matches } مباراة
}، الفوز: { $won }
profile-bids = طلبات بُلغت: { $kept } من { $bids }
profile-partner = { $who } (الفوز: { $won } من { $matches })
profile-rating = التصنيف في توزيعات اليوم: { $rating }{ $known ->
    [yes] { "" }
   *[no] ، مؤقّت
}
profile-provisional = { $rating }، مؤقّت
profile-skill = كيف تُحسب المهارة
profile-skill-what = المهارة متوسّط ثلاثة أرقام على الأكثر بين 0 و100، و50 في كل منها هو المعدّل: نسبة من تفوّقتَ عليهم في توزيعات آخر عشرة أيام لعبتَ فيها، واحتمال حلّ أحجية يحلّها نصف الروبوتات، والنسبة المئوية من آخر عشر مباريات روجعت وكانت خسارتك فيها أقل من خسارة لاعب متمرّس. تظهر بعد عشر نتائج: توزيعات اليوم والأحاجي والمباريات التي روجعت.
