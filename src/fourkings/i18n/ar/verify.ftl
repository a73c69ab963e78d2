# ما وُجد حين قورن ورق سجلّ بسرّه: الجمل نفسها في سطر الأوامر وفي الصفحة.

verify-agrees = كل ورق هذه المباراة من السرّ المختوم.
verify-differs = لا يوافق هذا السجلّ سرّه.
verify-open = لا خلاف، لكن لا يمكن التحقّق من كل شيء.

verify-no-shuffle = لا يقول السجلّ كيف خُلط ورقه، فلا شيء يقارَن به.
verify-derivation = خُلط الورق بطريقة «{ $name }»؛ ولا يتحقّق هذا البرنامج إلا من { $known }.
verify-luck = { $number ->
    [0] لم يزد أحد شيئاً في الخلط: الختم يُلزم الطاولة، لكنها ربما اختارت بين أسرار.
    [one] شارك لاعب واحد في الخلط.
    [two] شارك لاعبان في الخلط.
    [few] شارك { $number } لاعبين في الخلط.
    [many] شارك { $number } لاعباً في الخلط.
   *[other] شارك { $number } لاعب في الخلط.
}
verify-no-secret = لم يُنشر السرّ بعد. في السجلّ الختم { $seal }؛ اطلب السجلّ من جديد بعد المباراة.
verify-seal-agrees = السرّ يوافق ختم السجلّ، { $seal }.
verify-seal-differs = للسرّ الختم { $expected }، وفي السجلّ { $recorded }.
verify-seal-noted = الختم الذي سجّلته { $expected }، وفي السجلّ { $recorded }.
verify-kings-agree = الأوراق الموزَّعة لاختيار الشركاء توافق السرّ.
verify-kings-differ = الورقة { $place } لاختيار الشركاء: { $expected } بحسب السرّ، و{ $recorded } في السجلّ.
verify-draw-agrees = القرعة { $number }: كل ورقة توافق السرّ.
verify-draw-differs = القرعة { $number }، { $who }: { $expected } بحسب السرّ، و{ $recorded } في السجلّ.
verify-seats-agree = المقاعد توافق القرعة.
verify-seats-differ = المقاعد بحسب القرعة { $expected }؛ وفي السجلّ { $recorded }.
verify-seats-twice = للاعبَين المقعد نفسه، فلا يمكن التوزيع لهما.
verify-dealer-agrees = يوزّع { $expected } أولاً، كما في القرعة.
verify-dealer-differs = بحسب القرعة يوزّع { $expected } أولاً؛ وفي السجلّ { $recorded }.
verify-deal-agrees = التوزيعة { $number }: كل ورقة توافق السرّ.
verify-deal-number = التوزيعة { $expected } رقمها في السجلّ { $recorded }.
verify-deal-dealer = التوزيعة { $number }: الموزّع { $expected }؛ وفي السجلّ { $recorded }.
verify-deal-hand = التوزيعة { $number }، الورقة { $place } إلى { $who }: { $expected } بحسب السرّ، و{ $recorded } في السجلّ.
verify-deal-turned = التوزيعة { $number }: الورقة المكشوفة { $expected }؛ وفي السجلّ { $recorded }.
verify-deal-face-up = التوزيعة { $number }: الأوراق المكشوفة { $expected }؛ وفي السجلّ { $recorded }.
verify-nothing = لا شيء
verify-to = { $card } إلى { $who }
verify-rules = للتحقّق من أن اللعب اتّبع القواعد استعمل `fourkings replay`.
verify-empty = ليس في الملف سجلّ.
