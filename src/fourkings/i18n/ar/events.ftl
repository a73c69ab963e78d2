# ما جرى، سطر لكل حدث، بلا نقطة في آخره.

event-seated-joined = يلعب { $names } بهذا الترتيب؛ الموزّع الأول { $dealer }، وورقته { $card }
event-seated-drawn = أجلست القرعة { $names } بهذا الترتيب؛ الموزّع الأول { $dealer }، وورقته { $card }
event-seated-kings = جمع الشيّاب { $us } ضد { $them }؛ الموزّع الأول { $dealer }، وورقته { $card }
event-dealt = التوزيعة { $number }: الموزّع { $dealer }
    .yours = التوزيعة { $number }: أنت توزّع
event-dealt-aim = التوزيعة { $number }، { $aim }: الموزّع { $dealer }
    .yours = التوزيعة { $number }، { $aim }: أنت توزّع
event-dealt-turned = التوزيعة { $number }: الموزّع { $dealer }، والورقة المكشوفة { $card }، فالطرنيب { $suit }
    .yours = التوزيعة { $number }: أنت توزّع وتكشف { $card }، فالطرنيب { $suit }
event-dealt-face-up = التوزيعة { $number }: الموزّع { $dealer }، وهذه الأوراق مكشوفة: { $cards }
    .yours = التوزيعة { $number }: أنت توزّع، وهذه الأوراق مكشوفة: { $cards }
event-taken = اللمّة لـ{ $who } بورقة { $card }
    .yours = أنت تأخذ اللمّة بورقة { $card }
event-scored = حُسبت التوزيعة { $number }: { $scores }
event-scored-void = أُلغيت التوزيعة { $number } لأن مجموع الطلبات لم يبلغ الحدّ: لا نقاط لأحد، واللاعب التالي يوزّع
event-ended = { $count ->
    [you] فزت بالمباراة: { $scores }
    [both] فزت بالمباراة { $winners }: { $scores }
   *[other] الفوز بالمباراة لـ{ $winners }: { $scores }
}
event-ended-shared = { $count ->
    [both] تقاسمت الفوز { $winners }: { $scores }
   *[other] الفوز مشترك بين { $winners }: { $scores }
}

score-change = { $who } { $points }، والرصيد { $total }
score-total = ‏{ $who } { $total }
shown-card = ‏{ $who } { $card }
score-list = ‏{ $first }؛ { $next }
