# كيف يلعب أحدهم، لعبة لعبة: على الطاولات، وبمراجعات مبارياته، وفي توزيعات اليوم.

profile-intro = كيف تلعب، لعبة لعبة: على الطاولات، وفي مراجعات مبارياتك، وفي توزيعات اليوم. لا يرى هذه الصفحة غيرك.
profile-game = اللعبة

## على الطاولات

profile-tables = على الطاولات
profile-tables-text = كل مباراة أكملتها. لا تُحسب الدروس ولا التدريب ولا السجلّات المستوردة.
profile-tables-copies = { $matches ->
    [zero] لا نسخ دون اتصال بين هذه المباريات.
    [one] لمباراة واحدة منها نسخة دون اتصال فيها ورق الجميع.
    [two] لمباراتين منها نسختان دون اتصال فيهما ورق الجميع.
    [few] { $matches } مباريات منها لها نسخ دون اتصال فيها ورق الجميع.
    [many] { $matches } مباراة منها لها نسخ دون اتصال فيها ورق الجميع.
   *[other] { $matches } مباراة منها لها نسخ دون اتصال فيها ورق الجميع.
}
profile-matches = مباريات
profile-won = فوز
profile-reviewed = روجعت
profile-faults = أخطاء في المباراة
profile-faults-short = أخطاء
profile-last = الطلبات والشركاء في آخر مبارياتك:
profile-bids = طلبات بُلغت: { $kept } من { $bids }
profile-partners = الشركاء: { $names }
profile-partner = { $who } (فاز { $won } من { $matches })

## بالمراجعات

profile-course = { $game }: الأخطاء من مباراة إلى مباراة
profile-match = { $when }: { $faults ->
    [0] بلا أخطاء
    [one] خطأ واحد
    [two] خطآن
    [few] { $faults } أخطاء
    [many] { $faults } خطأً
   *[other] { $faults } خطأ
}، { $won ->
    [yes] فوز
   *[no] خسارة
}
profile-legend = الأقدم أولاً؛ والأخضر فوز.
profile-kinds = أكثر القرارات كلفة
profile-kind = نوع القرار
profile-kind-call = الكلام
profile-kind-lead = الافتتاح
profile-kind-follow = أوراق على لمّة

## في المجموعات

profile-sets = { $sets ->
    [0] لم تلعب توزيعات أيّ يوم بعد.
    [one] لعبت توزيعات لعبة واحدة.
    [two] لعبت توزيعات لعبتين.
    [few] لعبت توزيعات { $sets } ألعاب.
    [many] لعبت توزيعات { $sets } لعبة.
   *[other] لعبت توزيعات { $sets } لعبة.
}
profile-played = لُعبت
profile-rating = التصنيف (المتوسّط: 1500)
profile-needed = { $deals ->
    [one] بعد توزيعة أخرى
    [two] بعد توزيعتين أخريين
    [few] بعد { $deals } توزيعات أخرى
    [many] بعد { $deals } توزيعة أخرى
   *[other] بعد { $deals } توزيعة أخرى
}
profile-provisional = { $deals ->
    [one] مؤقّت: توزيعة أخرى
    [two] مؤقّت: توزيعتان أخريان
    [few] مؤقّت: { $deals } توزيعات أخرى
    [many] مؤقّت: { $deals } توزيعة أخرى
   *[other] مؤقّت: { $deals } توزيعة أخرى
}

## ما يبرز في المراجعات

profile-leak = نقطة تستحق أن تتمرّن عليها
profile-leak-found = { $game }: «{ $theme }» يكلّفك في المباراة { $loss } ± { $half } من النقاط أكثر مما يكلّف لاعب نادٍ. حدث ذلك في { $times } من أصل { $matches } من المباريات.
profile-leak-none = { $game }: لا شيء يبرز في المباريات التي روجعت وعددها { $matches }.
profile-leak-needed = { $game }: بعد { $needed ->
    [one] مباراة أخرى تُراجَع
    [two] مباراتين أخريين تُراجَعان
    [few] { $needed } مباريات أخرى تُراجَع
    [many] { $needed } مباراة أخرى تُراجَع
   *[other] { $needed } مباراة أخرى تُراجَع
}، تبحث هذه الصفحة عن أكثر ما يكلّفك.
profile-leak-practise = أحاجٍ في هذا الموضوع

## عشر أيدٍ من موضوع واحد

profile-practised = قبل وبعد
profile-practised-what = النقاط المخسورة زيادةً على لاعب نادٍ
profile-practised-first = الأيدي العشر الأولى، في اليد
profile-practised-last = الأيدي العشر الأخيرة، في اليد
profile-practised-before = المباريات قبلها ({ $matches })، في المباراة
profile-practised-since = المباريات بعدها ({ $matches })، في المباراة
profile-practised-none = لا شيء
