# ما يقوله سطر الأوامر حول نصوص الألعاب.

cli-aliases = أسماء أخرى:
cli-options = قواعد البيت (المعتاد أولاً)
cli-presets = الصيغ
cli-range = أيّ عدد صحيح من { NUMBER($least, useGrouping: "false") } إلى { NUMBER($most, useGrouping: "false") }
cli-colon = :

cli-served = يعمل Four Kings على { $address }. لإيقافه اضغط Ctrl-C. تُحفظ المباريات في { $where }.
cli-worker = هذه العملية جاهزة للتفكير للخوادم على ناقلها. لإيقافها اضغط Ctrl-C.
cli-alone = لا يفتحه إلا هذا الجهاز. شغّله مع `serve --host 0.0.0.0` ليدخل من على شبكتك.
cli-no-screen = لا شاشة لهذا الجهاز. على حاسوب آخر اكتب `{ $command }` ثم افتح هناك العنوان المذكور أعلاه.
cli-contained = هذا الخادم داخل حاوية ولا يعرف عنوان جهازها. ضع العنوان في FOURKINGS_ORIGIN للدعوات، مثل http://192.168.1.7:8040.
cli-network = يفتح من على شبكتك أحد هذه العناوين:
cli-network-qr = وجّه كاميرا الهاتف إلى الرمز لتفتح العنوان الأول. إن لم تظهر الصفحة فاسمح بالمنفذ في جدار حماية هذا الجهاز.
cli-no-network = لا عنوان لهذا الجهاز على شبكة، فلا يفتحه غيرك.
cli-cold = تُجهَّز البوتات القوية الآن. يحدث هذا مرة ويأخذ نحو دقيقة؛ وحتى ذلك الحين يلعب البوت الحذِر عنها.
cli-kept = { $rows ->
    [one] حُفظ صفّ واحد
    [two] حُفظ صفّان
    [few] حُفظت { NUMBER($rows, useGrouping: "false") } صفوف
    [many] حُفظ { NUMBER($rows, useGrouping: "false") } صفّاً
   *[other] حُفظ { NUMBER($rows, useGrouping: "false") } صفّ
} في { $file }. فيه كل الأيدي وكل الأسرار: احمِه كما تحمي مفتاحاً.
cli-records-hold = { $count ->
    [one] سجلّ واحد صحيح.
    [two] سجلّان صحيحان.
    [few] { NUMBER($count, useGrouping: "false") } سجلّات صحيحة.
    [many] { NUMBER($count, useGrouping: "false") } سجلّاً صحيحاً.
   *[other] { NUMBER($count, useGrouping: "false") } سجلّ صحيح.
}
cli-broken = { $kind ->
    [evening] السطر { $line }، الأمسية { $id }: { $fault }
   *[table] السطر { $line }، الطاولة { $id }: { $fault }
}
cli-nothing-restored = لم يُستعَد شيء. لترك هذه الطاولات أضف `--keep-going`.
cli-restored = { $rows ->
    [one] استُعيد صفّ واحد
    [two] استُعيد صفّان
    [few] استُعيدت { NUMBER($rows, useGrouping: "false") } صفوف
    [many] استُعيد { NUMBER($rows, useGrouping: "false") } صفّاً
   *[other] استُعيد { NUMBER($rows, useGrouping: "false") } صفّ
}؛ { $held } من { $matches } من الطاولات سليمة حتى آخر ورقة.
cli-other-key = يحدّد FOURKINGS_SECRET مفتاحاً غير مفتاح النسخة. لا يجد الناس طاولاتهم إلا بمفتاح النسخة.
cli-checked = { $rows ->
    [zero] لم يُفحص أي صفّ
    [one] فُحص صفّ واحد
    [two] فُحص صفّان
    [few] فُحصت { NUMBER($rows, useGrouping: "false") } صفوف
    [many] فُحص { NUMBER($rows, useGrouping: "false") } صفّاً
   *[other] فُحص { NUMBER($rows, useGrouping: "false") } صفّ
}؛ { $held } من { $matches } من الطاولات سليمة حتى آخر ورقة.
cli-would-restore = يمكن استعادة هذه النسخة.
cli-would-not-restore = لا يمكن استعادة هذه النسخة كما هي. احتفظ بها وبنسخة أقدم، واصنع أخرى. يترك `fourkings restore --keep-going` ما هو تالف.
cli-not-noted = تعذّر تحديث قائمة النسخ: { $why }
cli-compiling-once = تُجهَّز { $what } (نحو { $seconds } ث، مرة واحدة) …
cli-dd-held = { $count } خلف توزيعة صعبة
cli-solve-bounds = حدود فقط لـ{ $count } من { $positions } من الأوضاع: جاء الحدّ أولاً. لبحث أطول ارفع --nodes و--seconds، أو استعمل --no-limit.
cli-ready = جاهز بعد { $seconds } ث.
cli-no-server = الخادم غير مثبَّت. يلزم للّعب في المتصفّح ولحفظ المباريات. ثبّته بالأمر pip install 'four-kings[server]'؛ والأمر `fourkings --help` يعدّد ما يعمل بدونه.
cli-site = { $files } من الملفات، { $size } م.ب. في { $folder }. ضع المجلّد عند أيّ مضيف، أو جرّبه هنا: python3 -m http.server -d { $folder }
cli-stopped = توقّف.

# ألعاب من حزم أخرى.

cli-left-out = استُبعدت: { $fault }
cli-lacks = تنقص { $game } في هذه اللغة { $count ->
    [one] جملة واحدة، وتظهر بدونها: { $ids }
    [two] جملتان، وتظهر بدونهما: { $ids }
    [few] { $count } جمل، وتظهر بدونها: { $ids }
    [many] { $count } جملة، وتظهر بدونها: { $ids }
   *[other] { $count } جملة، وتظهر بدونها: { $ids }
}

cli-progress-deals = التوزيعات
cli-progress-decisions = القرارات
cli-progress-lessons = الدروس
cli-progress-matches = المباريات
cli-progress-pairs = الأزواج
cli-progress-positions = الأوضاع
cli-progress-puzzles = الأحاجي
cli-progress-results = النتائج
cli-progress-rows = السطور
cli-progress-sets = المجموعات
cli-puzzles-mined = الأحاجي: { $puzzles }، المباريات: { $matches }؛ اللحظات المرفوضة:
cli-puzzles-refused = { $rule ->
    [no_hope] لا أمل
    [unclear] غير واضح
    [all_the_same] كلها سواء
    [judges_differ] الحكام مختلفون
    [one_right_answer] جواب صحيح واحد
    [several_right_answers] أجوبة صحيحة عدة
    [a_convention] اصطلاح
    [too_simple] سهل جداً
    [not_the_same_again] جواب آخر بعد الإعادة
    [the_same_again] موجود من قبل
   *[other] { $name }
}
cli-puzzles-differs = الأحجية { $id }: صار الجواب غيره
cli-puzzles-same = أحاجٍ بقي جوابها كما هو: { $same } من { $count } ({ $share })
