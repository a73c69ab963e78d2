# ما يجده `fourkings doctor`، وما العمل.

doctor-well = كل شيء يعمل: اجلس والعب.
doctor-ill = { $count ->
    [one] فشل فحص واحد. السطر الذي تحته يقول ما العمل.
    [two] فشل فحصان. السطر الذي تحت كل منهما يقول ما العمل.
    [few] فشلت { $count } فحوص. السطر الذي تحت كل منها يقول ما العمل.
    [many] فشل { $count } فحصاً. السطر الذي تحت كل منها يقول ما العمل.
   *[other] فشل { $count } فحص. السطر الذي تحت كل منها يقول ما العمل.
}

doctor-python = Four Kings { $program } على Python { $version }، { $system }.
doctor-python-old = الإصدار { $version } من Python قديم.
    .remedy = ثبّت Python 3.11 أو أحدث وشغّل البرنامج به.

doctor-letters = تستطيع نافذة الأوامر طباعة كل ورقة ({ $encoding }).
doctor-letters-poor = لا تستطيع نافذة الأوامر هذه طباعة رموز الورق ({ $encoding }).
    .remedy = اضبط PYTHONUTF8=1، أو استعمل نافذة بترميز UTF-8. لا يمسّ ذلك الصفحة في المتصفّح.

doctor-page = صفحة المتصفّح مبنيّة.
doctor-page-missing = صفحة المتصفّح غير مبنيّة: { $folder } فارغ.
    .remedy = في نسخة من المستودع ابنِها بالأمر python3 scripts/run.py. والحزمة المنشورة فيها الصفحة.

doctor-browser = المتصفّح موجود.
doctor-browser-none = لا متصفّح على هذا الجهاز.
    .remedy = شغّل الخادم مع --no-open، وافتح في أيّ متصفّح العنوان الذي يطبعه.

doctor-compiler = البرنامج المترجَم جاهز في { $folder }: المحاكاة والحلّال والبوتات{ $tables ->
        [yes] ، وطاولات البيئة المتّجهة.
       *[no] . وتُترجَم طاولات البيئة المتّجهة عند أوّل استعمال.
    }
doctor-compiler-partly = البرنامج السريع مترجَم في بعضه: المحاكاة ({ $playouts ->
        [yes] نعم
       *[no] ليس بعد
    })، الحلّال ({ $solver ->
        [yes] نعم
       *[no] ليس بعد
    })، البوتات ({ $bots ->
        [yes] نعم
       *[no] ليس بعد
    })، طاولات البيئة المتّجهة ({ $tables ->
        [yes] نعم
       *[no] ليس بعد
    }).
    .remedy = لا تقلق: يُترجَم الباقي عند أوّل استعمال ويأخذ أقلّ من دقيقة. والأمر fourkings warm يفعل ذلك الآن.
doctor-compiler-cold = لم يُترجَم البرنامج السريع بعد.
    .remedy = لا خلل: يُترجَم عند أوّل استعمال في نحو دقيقة. لتفعل ذلك الآن شغّل fourkings warm.
doctor-compiler-off = المترجِم موقَف (NUMBA_DISABLE_JIT).
    .remedy = كل شيء يعمل، لكن البوتات القوية تفكّر دقائق. احذف NUMBA_DISABLE_JIT من متغيّرات البيئة.
doctor-compiler-forgets = لا يمكن حفظ البرنامج المترجَم، فيُترجَم عند كل تشغيل.
    .remedy = اسمح بالكتابة في ~/.cache، أو ضع في FOURKINGS_CACHE مجلّداً يُكتب فيه.
doctor-compiler-broken = لا يعمل المترجِم.
    .remedy = ثبّت البرنامج من جديد من حزمته (pip install --force-reinstall FILE.whl). القواعد والسجلّات والبوت الحذِر تعمل بلا مترجِم.

doctor-server = الخادم مثبَّت.
doctor-server-missing = الخادم غير مثبَّت (ينقص: { $modules }).
    .remedy = لتلعب في المتصفّح شغّل pip install 'four-kings[server]'. القواعد والبوتات والسجلّات والحلّال تعمل بدونه.

doctor-data = مجلّد البيانات هو { $folder }؛ بقي { $free } م.ب.
doctor-data-full = مجلّد البيانات هو { $folder }، ولم يبقَ فيه إلا { $free } م.ب.
    .remedy = أفرغ مكاناً، أو اختر مجلّداً آخر مع --data.
doctor-data-closed = لا يُكتب شيء في { $folder }: { $error }.
    .remedy = أعطِ نفسك حقّ الكتابة، أو اختر مجلّداً آخر مع --data.
doctor-data-file = لا يمكن إنشاء مجلّد البيانات { $folder }: { $file } ملف.
    .remedy = اختر مجلّداً آخر مع --data.

doctor-database = قاعدة البيانات تجيب (المخطّط { $version }).
doctor-database-new = تُنشأ قاعدة البيانات عند أوّل تشغيل.
doctor-database-out-of-reach = لا يمكن استعمال قاعدة البيانات: { $error }.
    .remedy = تحقّق من أنها تعمل وأن عنوانها في FOURKINGS_DATABASE. وقاعدة من إصدار أحدث يلزمها ذلك الإصدار.

doctor-backup = أحدث نسخة احتياطية ({ $file }) صُنعت { doctor-age }، ويمكن استعادتها.
doctor-backup-early = لم تُسجَّل في قاعدة البيانات أي نسخة احتياطية بعد.
doctor-backup-none = في قاعدة البيانات مباريات، لكن لم تُسجَّل فيها أي نسخة احتياطية.
    .remedy = اصنع نسخة بالأمر fourkings backup ملف. وحدات packaging/systemd تصنع نسخة كل ليلة وتفحصها.
doctor-backup-old = أحدث نسخة احتياطية ({ $file }) صُنعت { doctor-age }.
    .remedy = اصنع نسخة أخرى بالأمر fourkings backup ملف. وحدات packaging/systemd تصنع نسخة كل ليلة وتفحصها.
doctor-backup-unchecked = أحدث نسخة احتياطية ({ $file }) صُنعت { doctor-age }، ولم تُفحص قطّ.
    .remedy = يبيّن الأمر fourkings backup --check ملف هل يمكن استعادتها.
doctor-backup-broken = لا يمكن استعادة أحدث نسخة احتياطية ({ $file }): { $fault }.
    .remedy = اصنع نسخة أخرى وافحصها. واحتفظ بالملفات الأقدم.
doctor-backup-unread = تتعذّر قراءة قائمة النسخ.
    .remedy = أصلح قاعدة البيانات أولاً.
doctor-age = { $unit ->
    [minutes] { $count ->
        [zero] قبل قليل
        [one] قبل دقيقة
        [two] قبل دقيقتين
        [few] قبل { $count } دقائق
        [many] قبل { $count } دقيقة
       *[other] قبل { $count } دقيقة
    }
    [hours] { $count ->
        [zero] قبل قليل
        [one] قبل ساعة
        [two] قبل ساعتين
        [few] قبل { $count } ساعات
        [many] قبل { $count } ساعة
       *[other] قبل { $count } ساعة
    }
   *[days] { $count ->
        [zero] اليوم
        [one] قبل يوم
        [two] قبل يومين
        [few] قبل { $count } أيام
        [many] قبل { $count } يوماً
       *[other] قبل { $count } يوم
    }
}

doctor-key = المفتاح الذي يوقّع الجلسات سليم.
doctor-key-new = يُنشأ المفتاح الذي يوقّع الجلسات عند أوّل تشغيل.
doctor-key-broken = ليس في { $file } مفتاح كامل، فيستطيع أيّ أحد أن يدخل باسم أيّ أحد.
    .remedy = استعِده من نسخة احتياطية، أو احذفه. إن حذفته أخذ الناس هويّات جديدة وضاعت طاولاتهم.

doctor-clock = الساعة تقول { $now }.
doctor-clock-behind = الساعة تقول { $now }، قبل تثبيت هذا البرنامج.
    .remedy = اضبط الساعة: الجلسات والروابط والمباريات البطيئة تعتمد عليها.

doctor-loop = حلقة الأحداث ({ $loop }): تأخّرها { $median } م.ث في الوسيط، و{ $p99 } م.ث في المئين 99، و{ $most } م.ث على الأكثر.
doctor-loop-late = حلقة الأحداث ({ $loop }): تأخّرها { $median } م.ث في الوسيط، و{ $most } م.ث على الأكثر. كل لاعب ينتظر ذلك.
    .remedy = برنامج آخر يشغل المعالج: أوقفه، أو أعطِ الخادم نواة وحده.

doctor-port = المنفذ { $port } خالٍ على { $host }.
doctor-port-ours = خادم Four Kings يعمل من قبل على { $host }، المنفذ { $port }.
doctor-port-taken = لا يمكن استعمال المنفذ { $port } على { $host }: { $error }.
    .remedy = اختر منفذاً آخر مع --port (والرقم 0 يختار منفذاً خالياً)، أو أوقف البرنامج الذي يستعمله.

doctor-proxy = { $proxies ->
    [none] لا يثق الخادم بأيّ وسيط.
   *[other] يثق الخادم بالوسيط على { $proxies }.
}
doctor-proxy-unnamed = اسم الخادم { $hosts } لكنه لا يثق بأيّ وسيط. ووراء وسيط يتقاسم كل اللاعبين حدوده.
    .remedy = إن كان أمامه وسيط فضع عنوانه في FOURKINGS_PROXIES. وإلا فلا شيء عليك.

doctor-games = { $installed ->
    [0] الألعاب المتاحة: { $count }.
    [one] الألعاب المتاحة: { $count }، واحدة منها من حزمة أخرى.
    [two] الألعاب المتاحة: { $count }، اثنتان منها من حزم أخرى.
    [few] الألعاب المتاحة: { $count }، { $installed } منها من حزم أخرى.
    [many] الألعاب المتاحة: { $count }، { $installed } منها من حزم أخرى.
   *[other] الألعاب المتاحة: { $count }، { $installed } منها من حزم أخرى.
}
doctor-games-left-out = استُبعدت لعبة من حزمة أخرى: { $faults }.
    .remedy = أصلح تلك الحزمة أو أزلها. كل الألعاب الأخرى تعمل.
doctor-games-wordless = لعبة من حزمة أخرى تنقصها جمل: { $missing }.
    .remedy = تستطيع لعبها، لكنها تُظهر رموزاً مكان الجمل الناقصة. أضفها في مجلّدها i18n.
doctor-games-page = لا يمكن عرض صفحة قواعد من حزمة أخرى: { $fault }.
    .remedy = صحّح الصفحة، أو اطلب ذلك من مؤلفها. يمكن لعب هذه اللعبة.
doctor-games-partly = ألعاب من حزم أخرى تنقصها أجزاء اختيارية: { $missing }.
    .remedy = تستطيع لعبها من دونها. يشرح docs/add-a-game.md ما يأتي به كل جزء.
