# الأخطاء التي تعود، خمسة كل يوم: في صفحتها، وفي البداية، وعند نهاية المباراة، وفي «أدائي».

mistakes-title = أخطاؤك
mistakes-intro = يعود الخطأ إلى أن يصبح تذكّره بعد ثلاثة أسابيع هو الأرجح. عندها يُعدّ متقَناً.
mistakes-place = الخطأ { $number } من { $count }
mistakes-source-puzzle = من إحدى الأحاجي
mistakes-next = الخطأ التالي
mistakes-finish = إنهاء
mistakes-start = أخطاؤك
mistakes-due = { $due ->
    [zero] لا شيء للمراجعة اليوم.
    [one] خطأ واحد للمراجعة اليوم.
    [two] خطآن للمراجعة اليوم.
    [few] { $due } أخطاء للمراجعة اليوم.
    [many] { $due } خطأً للمراجعة اليوم.
   *[other] { $due } خطأ للمراجعة اليوم.
}
mistakes-done = انتهت مراجعة اليوم
mistakes-nothing = لا شيء للمراجعة اليوم
mistakes-repeated = { $answered ->
    [zero] لم تُراجَع أخطاء اليوم.
    [one] رُوجع خطأ واحد اليوم.
    [two] رُوجع خطآن اليوم.
    [few] رُوجعت { $answered } أخطاء اليوم.
    [many] رُوجع { $answered } خطأً اليوم.
   *[other] رُوجع { $answered } خطأ اليوم.
}
mistakes-mastered = المتقَن منها: { $mastered } من { $total }.
mistakes-when = الموعد القادم: { $date }.
mistakes-none = لا أخطاء بعد
    .text = تأتي من مراجعات مبارياتك ومن الأحاجي التي لم تُحَلّ.
