# الوقت: الساعات على الطاولة، والمباريات البطيئة التي تنتظر صاحبها أياماً، والتوزيعة السابقة.

clock-title = وقت التفكير في هذه التوزيعة
clock-left = بقي { $time }
clock-last = { $count ->
    [one] بقيت ثانية واحدة
    [two] بقيت ثانيتان
    [few] بقيت { $count } ثوانٍ
    [many] بقيت { $count } ثانية
   *[other] بقيت { $count } ثانية
}
clock-over = انتهى وقت { $who }، فيلعب البوت هذه المرة.
    .yours = انتهى وقتك، فيلعب البوت عنك مرة واحدة.
clock-until = { $unit ->
    [days] { $hours ->
        [0] بقي من الأيام: { $count }
       *[other] بقي من الأيام { $count }، ومن الساعات { $hours }
    }
    [hours] بقي من الساعات: { $count }
   *[minutes] بقي من الدقائق: { $count }
}
clock-short = { $unit ->
    [days] { $hours ->
        [0] { $count } ي
       *[other] { $count } ي { $hours } س
    }
    [hours] { $count } س
   *[minutes] { $count } د
}
clock-laid-bank = وقت التفكير: { $bank } لكل توزيعة، و{ $more } ث بعد كل حركة.
clock-laid-days = { $days ->
    [one] يوم واحد لكل قرار: لا يلزم أن يكون الجميع هنا طوال الوقت.
    [two] يومان لكل قرار: لا يلزم أن يكون الجميع هنا طوال الوقت.
    [few] { $days } أيام لكل قرار: لا يلزم أن يكون الجميع هنا طوال الوقت.
    [many] { $days } يوماً لكل قرار: لا يلزم أن يكون الجميع هنا طوال الوقت.
   *[other] { $days } يوم لكل قرار: لا يلزم أن يكون الجميع هنا طوال الوقت.
}
clock-bank = { $bank } لكل توزيعة، و{ $more } ث بعد كل حركة.
clock-rules-bank = أوّل ثانيتين من كل حركة مجّانيتان. حين ينتهي وقتك يلعب بوت عنك مرة واحدة ويبقى المقعد لك. لا يمضي الوقت والطاولة نائمة أو الخادم متوقّف.
clock-rules-days = حين ينتهي وقتك يلعب بوت عنك مرة واحدة ويبقى المقعد لك. لا يمضي الوقت والخادم متوقّف.
clock-laid-watch-link = لكل من عنده الرابط أن يتفرّج، ويرى الورق المكشوف على الطاولة.
clock-laid-watch-hands = لكل من عنده الرابط أن يتفرّج، ويرى كل الأيدي في التوزيعة السابقة.
clock-laid-watch-nobody = بلا متفرّجين.
clock-laid-hands = يرى المتفرّجون أيضاً كل الأيدي في التوزيعة السابقة.

waiting-title = دورك
waiting-tell = نبّهني حين يأتي دوري
waiting-told-off = للمباريات التي تدوم أياماً: تنبيه من هذا المتصفّح، ولو لم تكن أيّ صفحة من Four Kings مفتوحة.
waiting-told-on = ينبّهك هذا المتصفّح، ولو لم تكن أيّ صفحة من Four Kings مفتوحة.
waiting-told-open = ينبّهك هذا المتصفّح ما دامت صفحة من Four Kings مفتوحة. لا تصله خدمة تنبيهات أخرى.
waiting-told-denied = إعدادات هذا المتصفّح تمنع التنبيهات. اسمح بها لهذه الصفحة ثم أعد تحميلها.
waiting-told-insecure = لا تسمح المتصفّحات بالتنبيهات إلا لعنوان يبدأ بـ https://. اطلب واحداً ممّن يدير هذا الخادم.
waiting-told-unsupported = لا تنبيهات للصفحات في هذا المتصفّح. على iPhone أو iPad أضف Four Kings إلى الشاشة الرئيسية وافتحها من هناك.
waiting-notice = { $game }: دورك
waiting-with = مع { $names }
waiting-with-bots = مع بوتات

before-open = التوزيعة السابقة، كل الأيدي
before-title = التوزيعة { $number }، كل الأيدي
before-why = لماذا لعبوا هذا؟
before-why-title = التوزيعة { $number }: لماذا؟
before-why-how = اذهب إلى ورقة أو كلمة لبوت لتسأل عن السبب.
before-why-begin = تُعرض أوّلاً اللمّة التي فيها أكثر الأوراق العالية. انتقل إلى أيّ ورقة أو نداء آخر لبوت للسؤال عنه.
before-why-ask = لماذا { $chosen } من { $who }؟
before-why-wait = تجري المقارنة بين الخيارات…
before-why-only = لم يكن هناك خيار آخر.
before-why-equal = { $chosen } و{ $instead } متساويان هنا.
before-why-beside = الأفضل: { $chosen }. ويليه: { $instead }.
before-why-worse = كان الأفضل { $instead }: اختيار { $chosen } يخسر في المتوسّط { $loss } من النقاط.
before-why-you = لو كنت مكان { $who }:
