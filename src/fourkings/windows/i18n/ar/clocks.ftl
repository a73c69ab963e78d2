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
clock-over = انتهى وقت { $who }، فيلعب البوت عنه مرة واحدة.
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
