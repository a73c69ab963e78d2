# توزيعة تُعرض خطوة خطوة: لحظاتها، ومن تُرى يده.

strip-trick = اللمّة { $trick }
strip-calls = الكلام
strip-end = نهاية التوزيعة
strip-question = السؤال
strip-at-end = نهاية التوزيعة
strip-card-own = اللمّة { $trick }، قبل ورقتك
strip-card-other = اللمّة { $trick }، قبل ورقة { $who }
strip-taken = اللمّة { $trick } لـ{ $who }
    .yours = اللمّة { $trick }، أخذتَها
strip-call-own = قبل كلامك
strip-call-other = قبل كلام { $who }
strip-hand-of = يد { $who }
deal-eyes-all = كل الأيدي
