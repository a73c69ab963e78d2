# صفحة المديرين، وما يعلنونه للجميع.

admin-title = الإدارة
admin-intro = لمن يرعى هذا الخادم. لا تُظهر هذه الصفحة أيدياً، ولا محادثة إلا الرسائل المبلَّغ عنها، ولا شيئاً يفتح طاولة.
admin-none = لا مدير لهذا الخادم.
admin-none-how = لتصير مديراً شغّل الخادم وفي FOURKINGS_ADMIN عبارة سرّ من 16 حرفاً على الأقل، ثم أدخلها هنا.
admin-phrase = عبارة سرّ المدير
admin-phrase-text = هي في إعدادات الخادم باسم FOURKINGS_ADMIN.
admin-enter = ادخل
admin-wrong = عبارة السرّ خاطئة.
admin-too-many = محاولات كثيرة. انتظر دقيقة ثم حاول.
admin-failed = لم ينجح ذلك. حدّث الصفحة لترى الحال الآن.
admin-first = دخلت بعبارة السرّ. يبقى هذا المتصفّح داخلاً اثنتي عشرة ساعة، أو حتى تتنحّى.
admin-appointed = عيّنك مدير آخر.
admin-resign = تنحَّ
admin-again = حدّث
admin-below = يتشارك هذا الخادم نطاقه مع برامج أخرى، وهذا ليس حدًّا أمنيًّا: يمكن لصفحاتها أن تتصرّف في هذه الصفحة. لا تصحّ مشاركة النطاق إلا مع برامج موثوقة.

## حال الخادم

admin-health = الخادم
admin-well = الخادم سليم.
admin-slow = الخادم بطيء: تأخّر قبل قليل { $seconds } ث.
admin-broken = قاعدة البيانات متعطّلة: { $fault }.
admin-version = الإصدار
admin-up = مدّة التشغيل
admin-late = أسوأ تأخّر قريب
admin-awake = طاولات نشطة
admin-people-here = متّصلون
admin-kept = طاولات محفوظة
admin-servers = خوادم
admin-seconds = { $seconds } ث
admin-minutes = { $minutes } د
admin-hours = { $hours } س
admin-days = { $days ->
    [one] يوم واحد
    [two] يومان
    [few] { $days } أيام
    [many] { $days } يوماً
   *[other] { $days } يوم
}
admin-backup-none = لم تُسجَّل أي نسخة احتياطية بعد.
admin-backup-make = لصنع نسخة شغّل على جهاز الخادم: fourkings backup
admin-backup-unchecked = أحدث نسخة احتياطية: { $when }. لم تُفحص بعد.
admin-backup-check = لفحصها شغّل على جهاز الخادم: fourkings backup --check
admin-backup-restores = أحدث نسخة احتياطية: { $when }. فُحصت، ويمكن استعادتها.
admin-backup-broken = أحدث نسخة احتياطية: { $when }. لا يمكن استعادتها: { $fault }.
admin-backup-again = اصنع نسخة أخرى وافحصها. واحتفظ بالملفات الأقدم.
admin-backup-file = الملف: { $file } ({ $rows ->
    [zero] بلا صفوف
    [one] صفّ واحد
    [two] صفّان
    [few] { $rows } صفوف
    [many] { $rows } صفّاً
   *[other] { $rows } صفّ
})
admin-backup-checked = آخر فحص: { $when }
admin-doctor = جهاز الخادم

## ما يُعلَن

admin-notice = إعلان
admin-notice-text = تُظهره كل صفحة وكل طاولة حتى تسحبه.
admin-notice-words = إعلانك
admin-notice-put = أعلن
admin-notice-back = اسحب الإعلان
notice-put-away = أبعِد الإعلان
notice-barred = منعك أحد المديرين مؤقتاً من فتح الطاولات. ما زلت تستطيع الانضمام إلى غيرها.
notice-banned = منعك أحد المديرين من هذا الخادم حتى { $until }. ما زلت تستطيع قراءة بياناتك وحذفها في الإعدادات.
notice-title = من المدير

## الطاولات

admin-tables = الطاولات
admin-tables-none = لا طاولات بعد.
admin-tables-text = الأحدث نشاطاً أولاً. الطاولة المغلقة تبقى مغلقة: يرى كل من عليها أنك أغلقتها، ويبقى سجلّها. الرمز تحت اللعبة هو اسم الطاولة في سجلّ الخادم.
admin-stage-waiting-room = غرفة الانتظار
admin-stage-match = التوزيعة { $number }
admin-stage-over = انتهت
admin-stage-closed = أغلقها مدير
admin-people-at = { $count ->
    [0] لا أحد
    [one] شخص واحد
    [two] شخصان
    [few] { $count } أشخاص
    [many] { $count } شخصاً
   *[other] { $count } شخص
}
admin-last = آخر نشاط { $when }
admin-made = فُتحت { $when }
admin-close = أغلق الطاولة
admin-close-which = أغلق الطاولة: { $game }، { $stage }، آخر نشاط { $when }
admin-close-sure = أغلق الطاولة نهائياً

## النوادي

admin-clubs = النوادي
admin-clubs-text = الأحدث أولاً. حذف النادي يزيل اسمه وقائمة سهراته وترتيبه. وتبقى السهرات.
admin-clubs-none = لا نوادي بعد.
admin-club-evenings = { $count ->
    [0] بلا سهرات
    [one] سهرة واحدة
    [two] سهرتان
    [few] { $count } سهرات
    [many] { $count } سهرة
   *[other] { $count } سهرة
}
admin-club-made = أُنشئ { $when }
admin-club-delete = احذف النادي
admin-club-delete-sure = احذف { $name } نهائياً

## الناس

admin-people = الناس
admin-people-text = من لهم اسم، الأحدث أولاً. الحذف يفعل ما يستطيعه كل واحد في إعداداته: يذهب اسمه ومحادثته وطاولاته. ويكمل بوت مبارياته مع غيره.
admin-people-name = الاسم أو بعضه
admin-people-find = ابحث
admin-people-none = لا أحد لعرضه.
admin-you = أنت
admin-is-administrator = مدير
admin-told = أعطى اسمه { $when }
admin-forget = احذف الاسم والمحادثة
admin-forget-sure = احذف { $who } نهائياً
admin-appoint = عيّن مديراً
admin-dismiss = أعفِ المدير
admin-for = ‏{ $what }: { $who }

## البلاغات

admin-reports = رسائل مبلَّغ عنها
admin-reports-text = بلّغ لاعبون عن هذه الرسائل. ترى كل واحدة مع ما حولها. تُحذف بعد أسبوع، ولا يراها غيرك.
admin-reports-none = لا بلاغات.
admin-report-by = بلّغ { $who }، { $when }
admin-report-context = الرسالة وما حولها
admin-report-this = البلاغ عن:
admin-remove-message = احذف الرسالة
admin-remove-message-sure = احذف الرسالة عند الجميع
admin-settle = احذف البلاغ
admin-settle-sure = احذف البلاغ نهائياً

## الإجراءات

admin-actions = إجراءات
admin-tables-of-none = ليس على أيّ طاولة.
admin-remove = أخرج
admin-remove-sure = أخرج { $who } من الطاولة
admin-measure = الإجراء
admin-measure-mute = إسكات في المحادثات
admin-measure-bar = بلا طاولات يفتحها
admin-measure-ban = منع
admin-measure-ban-address = منع مع العنوان
admin-measure-time = المدّة
admin-measure-apply = طبّق
admin-is-bar = لا يفتح طاولات حتى { $until }.
admin-is-mute = لا يكتب في المحادثات حتى { $until }.
admin-is-ban = ممنوع حتى { $until }.
admin-lift-bar = اسمح بالطاولات
admin-lift-mute = ارفع الإسكات
admin-lift-ban = ارفع المنع
admin-mark-bar = بلا طاولات
admin-mark-mute = مُسكَت
admin-mark-ban = ممنوع

## ما فُعل

admin-deeds = إجراءات المديرين
admin-deeds-none = لا إجراءات بعد.
admin-somebody = شخص بلا اسم
admin-deed-enter = { $who }: دخول بعبارة السرّ
admin-deed-resign = { $who }: تنحٍّ عن الإدارة
admin-deed-close = { $who }: إغلاق طاولة
admin-deed-forget = { $who }: حذف اسم ومحادثته
admin-deed-bar = { $hours ->
    [one] { $who }: منع من فتح الطاولات، ساعة
    [two] { $who }: منع من فتح الطاولات، ساعتين
    [few] { $who }: منع من فتح الطاولات، { $hours } ساعات
    [many] { $who }: منع من فتح الطاولات، { $hours } ساعة
   *[other] { $who }: منع من فتح الطاولات، { $hours } ساعة
}
admin-deed-unbar = { $who }: إذن بفتح الطاولات
admin-deed-mute = { $hours ->
    [one] { $who }: إسكات، ساعة
    [two] { $who }: إسكات، ساعتين
    [few] { $who }: إسكات، { $hours } ساعات
    [many] { $who }: إسكات، { $hours } ساعة
   *[other] { $who }: إسكات، { $hours } ساعة
}
admin-deed-unmute = { $who }: رفع إسكات
admin-deed-ban = { $hours ->
    [one] { $who }: منع، ساعة
    [two] { $who }: منع، ساعتين
    [few] { $who }: منع، { $hours } ساعات
    [many] { $who }: منع، { $hours } ساعة
   *[other] { $who }: منع، { $hours } ساعة
}
admin-deed-unban = { $who }: رفع منع
admin-deed-remove = { $who }: إخراج من طاولة
admin-deed-remove-message = { $who }: حذف رسالة
admin-deed-settle = { $who }: حذف بلاغ
admin-deed-appoint = { $who }: تعيين في الإدارة
admin-deed-dismiss = { $who }: إعفاء من الإدارة
admin-deed-announce = إعلان من { $who }: { $text }
admin-deed-take-back = { $who }: سحب الإعلان
admin-deed-delete-club = { $who }: حذف نادٍ
