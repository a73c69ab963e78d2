# ما يمكن فعله على الطاولة. القيمة كلام الزر، و.says ما يراه الآخرون ويسمعونه، و.verb ما يجوز فعله («يبيع أو يرفض»).
# و.yours الكلام نفسه لمن فعل ذلك.

action-card = { $card }
    .says = ‏{ $who }: { $card }
    .yours = أنت تلعب { $card }
    .verb = لعب ورقة

action-clique = أعلن { $clique }
    .says = ‏{ $who }: إعلان { $clique }
    .yours = أنت تعلن { $clique }
    .verb = إعلان طقم
action-done = «هذا كل شيء»
    .says = ‏{ $who }: «هذا كل شيء»
    .yours = أنت تقول «هذا كل شيء»
    .verb = قول «هذا كل شيء»
action-count = قل «{ $count }»
    .says = ‏{ $who }: «{ $count }»
    .yours = أنت تقول «{ $count }»
    .verb = قول عدد
action-rank = سمِّ { $court }
    .says = ‏{ $who }: تسمية { $court }
    .yours = أنت تسمّي { $court }
    .verb = تسمية رتبة
action-good = «جيّد»
    .says = ‏{ $who }: «جيّد»
    .yours = أنت تقول «جيّد»
    .verb = قول «جيّد»

action-bid = { $bid }
    .says = ‏{ $who }: طلب { $bid }
    .yours = أنت تطلب { $bid }
    .verb = الطلب

declaration-S = بستوني
declaration-H = كبّة
declaration-D = ديناري
declaration-C = سباتي
declaration-NT = بلا طرنيب
declaration-negative = سالبة

action-declare = { $code ->
    [NT] بلا طرنيب
    [negative] سالبة
   *[other] الطرنيب { $declaration }
}
    .says = ‏{ $who }: { $code ->
    [NT] بلا طرنيب
    [negative] سالبة
   *[other] الطرنيب { $declaration }
}
    .yours = { $code ->
    [NT] أنت تسمّيها بلا طرنيب
    [negative] أنت تسمّيها سالبة
   *[other] أنت تسمّي الطرنيب: { $declaration }
}
    .verb = تسمية التوزيعة
action-auction = افتح المزاد
    .says = ‏{ $who }: فتح المزاد
    .yours = أنت تفتح المزاد
    .verb = فتح المزاد
action-rung = { $rung } ({ $price } نقطة)
    .says = ‏{ $who }: مزايدة بـ{ $rung }، أي { $price } نقطة
    .yours = أنت تزايد بـ{ $rung }، أي { $price } نقطة
    .verb = المزايدة
action-pass = باس
    .says = ‏{ $who }: باس
    .yours = أنت تقول باس
    .verb = باس
action-sell = بِع
    .says = ‏{ $who }: بيع
    .yours = أنت تبيع
    .verb = البيع
action-refuse = ارفض
    .says = ‏{ $who }: رفض البيع
    .yours = أنت ترفض البيع
    .verb = رفض البيع
action-ask = اطلب { $rung } ({ $price } نقطة)
    .says = ‏{ $who }: طلب { $rung }، أي { $price } نقطة
    .yours = أنت تطلب { $rung }، أي { $price } نقطة
    .verb = طلب المزيد
action-ultimatum = { $fallback ->
    [negative] { $rung } ({ $price } نقطة)، وإلا لعبتها سالبة
   *[positive] { $rung } ({ $price } نقطة)، وإلا لعبتها موجبة
}
    .says = ‏{ $who }: { $fallback ->
    [negative] إنذار بـ{ $rung }، أي { $price } نقطة، وإلا فالتوزيعة سالبة
   *[positive] إنذار بـ{ $rung }، أي { $price } نقطة، وإلا بقيت التوزيعة للموزّع موجبة
}
    .yours = { $fallback ->
    [negative] أنت توجّه إنذاراً: { $rung }، أي { $price } نقطة، وإلا فالتوزيعة سالبة
   *[positive] أنت توجّه إنذاراً: { $rung }، أي { $price } نقطة، وإلا بقيت التوزيعة للموزّع موجبة
}
    .verb = توجيه إنذار
action-split = اقسم
    .says = ‏{ $who }: قسمة التوزيعة
    .yours = أنت تقسم التوزيعة
    .verb = قسمة التوزيعة
action-yes = نعم
    .says = ‏{ $who }: نعم
    .yours = أنت تقول نعم
    .verb = نعم
action-no = لا
    .says = ‏{ $who }: لا
    .yours = أنت تقول لا
    .verb = لا
