# المدرّب: لماذا ورقة أو كلمة أفضل من غيرها. جمل كاملة: أولاً ربما حقيقة، ثم ما ينتج عنها والورقة الأفضل. «أنت» من يختار.

coach-often = { $often ->
    [usually] في الغالب
    [often] كثيراً
   *[sometimes] أحياناً
}

coach-points = { $points ->
    [one] نقطة واحدة
    [two] نقطتان
    [few] { $points } نقاط
    [many] { $points } نقطة
   *[other] { $points } نقطة
}

## حقائق مؤكّدة

coach-unbeatable = { $mine ->
    [1] لا يستطيع الخصمان أن يغلبا { $prize } من شريكك.
   *[0] لعب { $seat } ورقة { $prize }: لا ورقة تغلبها.
}
coach-cannot-win = لا تستطيع أخذ هذه اللمّة.
coach-sure-winner = { $how ->
    [only] أنت آخر من يلعب، ولا تأخذ اللمّة إلا { $better }.
    [enough] أنت آخر من يلعب، و{ $better } تكفي.
    [last] أنت آخر من يلعب، و{ $better } تأخذ اللمّة.
   *[any] لا أحد يستطيع أن يغلب { $better }.
}
coach-stays-below = { $better } لا تأخذ هذه اللمّة.
coach-highest = { $prize } هي أعلى ورقة باقية من { $suit }.
coach-holds = { $prize } عند { $seat } حتماً.
coach-only-card = { $better } هي ورقتك الوحيدة من { $suit }.
coach-trumps-out = { $count ->
    [zero] لا طرنيب عند غيرك.
    [one] بقيت ورقة طرنيب واحدة عند غيرك.
    [two] بقيت ورقتا طرنيب عند غيرك.
    [few] بقيت { $count } أوراق طرنيب عند غيرك.
    [many] بقيت { $count } ورقة طرنيب عند غيرك.
   *[other] بقيت { $count } ورقة طرنيب عند غيرك.
}
coach-need = { $how ->
    [me] ما زلت تحتاج إلى { $tricks ->
        [one] لمّة واحدة.
        [two] لمّتين.
        [few] { $tricks } لمّات.
        [many] { $tricks } لمّة.
       *[other] { $tricks } لمّة.
    }
    [partner] ما زال شريكك يحتاج إلى { $tricks ->
        [one] لمّة واحدة.
        [two] لمّتين.
        [few] { $tricks } لمّات.
        [many] { $tricks } لمّة.
       *[other] { $tricks } لمّة.
    }
   *[foe] ما زال { $seat } يحتاج إلى { $tricks ->
        [one] لمّة واحدة.
        [two] لمّتين.
        [few] { $tricks } لمّات.
        [many] { $tricks } لمّة.
       *[other] { $tricks } لمّة.
    }
}

## لمّات تريدها

coach-ruff = { $often ->
    [sure] اقطع بورقة { $better } وخذ هذه اللمّة.
    [may] اقطع بورقة { $better }: قد تأخذ هذه اللمّة.
   *[other] اقطع بورقة { $better }: تأخذ { coach-often } هذه اللمّة.
}
coach-lead-winner = { $often ->
    [sure] افتتح بورقة { $better } وخذ اللمّة.
    [may] افتتح بورقة { $better }: فرصتها في اللمّة أكبر من فرصة { $card }.
   *[other] افتتح بورقة { $better }: تأخذ { coach-often } اللمّة.
}
coach-win-now = { $often ->
    [sure] خذ هذه اللمّة: العب { $better } لا { $card }.
    [may] { $better } قد تأخذ هذه اللمّة: العبها لا { $card }.
   *[other] { $better } تأخذ { coach-often } هذه اللمّة: العبها لا { $card }.
}
coach-safer = { $often ->
    [sure] { $card } قد تُغلَب، ولا أحد يستطيع أن يغلب { $better }.
    [may] { $card } قد تُغلَب: فرصة { $better } في هذه اللمّة أكبر.
   *[other] { $card } قد تُغلَب: تأخذ { $better } { coach-often } هذه اللمّة.
}
coach-overtakes-partner = دع هذه اللمّة لشريكك: العب { $better } لا { $card }.
coach-cheaper = { $often ->
    [may] { $better } تكفي هنا: قد تأخذ { $card } لمّة أخرى لاحقاً.
   *[other] { $better } تكفي هنا: تأخذ { $card } { coach-often } لمّة أخرى لاحقاً.
}
coach-keep-winner = { $how ->
    [trump] { $often ->
        [may] احتفظ بطرنيبك { $card }: قد يأخذ لمّة لاحقاً. العب { $better }.
       *[other] احتفظ بطرنيبك { $card }: يأخذ { coach-often } لمّة لاحقاً. العب { $better }.
    }
    [throw] { $often ->
        [may] لا ترمِ { $card }: قد تأخذ لمّة لاحقاً. ارمِ { $better }.
       *[other] لا ترمِ { $card }: تأخذ { coach-often } لمّة لاحقاً. ارمِ { $better }.
    }
    [lead] { $often ->
        [may] لا تفتتح بورقة { $card }: قد تأخذ لمّة لاحقاً. افتتح بورقة { $better }.
       *[other] لا تفتتح بورقة { $card }: تأخذ { coach-often } لمّة لاحقاً. افتتح بورقة { $better }.
    }
   *[follow] { $often ->
        [may] احتفظ بورقة { $card }: قد تأخذ لمّة لاحقاً. العب { $better }.
       *[other] احتفظ بورقة { $card }: تأخذ { coach-often } لمّة لاحقاً. العب { $better }.
    }
}
coach-save-winner = { $often ->
    [may] { $card } لا تأخذ هذه اللمّة، وقد تأخذ لمّة بعدها: العب { $better }.
   *[other] { $card } لا تأخذ هذه اللمّة، لكنها تأخذ { coach-often } لمّة بعدها: العب { $better }.
}
coach-keep = { $how ->
    [ruff] اقطع بورقة { $better } واحتفظ بورقة { $card }: قد تأخذ لمّة لاحقاً.
    [guard] احتفظ بورقة { $card }: فهي تحمي { $prize }. العب { $better }.
    [catch] احتفظ بورقة { $card }: قد تمسك { $prize }. العب { $better }.
    [catch-suit] احتفظ بورقة { $card } لتمسك أوراق { $suit } ذات النقاط. العب { $better }.
    [entry] احتفظ بورقة { $card } لتستعيد الدور لأوراقك الأخرى. العب { $better }.
    [below] احتفظ بورقة { $card } مع { $prize }: بها تبقى تحت غيرك. العب { $better }.
    [anyway] هذه اللمّة لك على أي حال: خذها بورقة { $better } واحتفظ بورقة { $card } لتخسر لمّة لاحقاً.
    [free] هذه اللمّة لا تكلّف شيئاً: تخلّص الآن من { $better } واحتفظ بورقة { $card }.
    [run-out] لا تفتتح بورقة { $card }: ينفد { $suit } عند غيرك أبكر وقد تُقطع { $prize }. افتتح بورقة { $better }.
    [high-last] تخلّص الآن من { $better }: فالأوراق العالية تأخذ اللمّات الأخيرة.
    [end] احتفظ بورقة { $card } للنهاية: فالأوراق الصغيرة لا تأخذ اللمّات الأخيرة. العب { $better }.
    [shed] تخلّص من { $better } وهي لا تأخذ الآن، واحتفظ بورقة { $card } كي تترك الدور لغيرك لاحقاً.
   *[low] احتفظ بورقة { $card } كي تترك الدور لغيرك لاحقاً. العب { $better }.
}
coach-ruff-later = العب { $better }، ورقتك الوحيدة من { $suit }: عندئذ تستطيع أن تقطع هذا النوع لاحقاً.
coach-draw-trumps = { $how ->
    [for] افتتح بورقة { $better }: كلما قلّ الطرنيب عند غيرك زاد أمان { $prize }.
   *[all] افتتح بورقة { $better } لتسحب الطرنيب: عندئذ تصير أوراقك الأخرى أكثر أماناً.
}
coach-shorten = العب { $better }: متى نفد { $suit } عندك استطعت القطع.
coach-costs-trick = العب { $better }: عندئذ تكبر فرصة { $prize } في أخذ لمّة.
coach-partner-ruffs = نفد { $suit } عند شريكك: افتتح بورقة { $better } ليقطع.
coach-swap = { $costs ->
    [1] { $card } تأخذ هذه اللمّة، وقد تأخذ { $better } لمّة أخرى لاحقاً: العب { $better } الآن.
   *[0] خذ الآن بورقة { $better }، وقد تأخذ { $card } لمّة أخرى لاحقاً.
}
coach-more-tricks = { $how ->
    [partner] يأخذ شريكك بعد { $better } لمّات أكثر ممّا بعد { $card }.
    [suit] { $costs ->
        [1] بعد { $card } تأخذ أوراقك من { $suit } لمّات أكثر تكلّفك: العب { $better }.
       *[0] تأخذ أوراقك من { $suit } بعد { $better } لمّات أكثر ممّا بعد { $card }.
    }
    [others] { $costs ->
        [1] بعد { $card } تأخذ أوراقك الأخرى لمّات أكثر تكلّفك: العب { $better }.
       *[0] تأخذ أوراقك الأخرى بعد { $better } لمّات أكثر ممّا بعد { $card }.
    }
   *[side] تأخذ أنت وشريكك بعد { $better } لمّات أكثر ممّا بعد { $card }.
}

## لمّات تكلّف

coach-wins-costly = { $falls ->
    [1] { $often ->
        [sure] { $card } تأخذ هذه اللمّة، وقد تسقط فيها أوراق تكلّف: العب { $better }.
        [may] { $card } قد تأخذ هذه اللمّة، وقد تسقط فيها أوراق تكلّف: العب { $better }.
       *[other] { $card } تأخذ { coach-often } هذه اللمّة، وقد تسقط فيها أوراق تكلّف: العب { $better }.
    }
   *[0] { $often ->
        [sure] { $card } تأخذ هذه اللمّة، وهي تكلّفك: العب { $better }.
        [may] { $card } قد تأخذ هذه اللمّة، وهي تكلّفك: العب { $better }.
       *[other] { $card } تأخذ { coach-often } هذه اللمّة، وهي تكلّفك: العب { $better }.
    }
}
coach-brings-set = { $often ->
    [sure] { $card } تأخذ هذه اللمّة وكل ما يسقط فيها من { $suit }: العب { $better }.
    [may] { $card } قد تأخذ هذه اللمّة وما يسقط فيها من { $suit }: العب { $better }.
   *[other] { $card } تأخذ { coach-often } هذه اللمّة وما يسقط فيها من { $suit }: العب { $better }.
}
coach-rid-of-winner = { $often ->
    [may] تخلّص الآن من { $better }: قد تأخذ لاحقاً لمّة تكلّفك.
   *[other] تخلّص الآن من { $better }: تأخذ { coach-often } لاحقاً لمّة تكلّفك.
}
coach-endangers = { $often ->
    [may] بعد { $card } قد تأخذ { $prize } لمّة تكلّفك: العب { $better }.
   *[other] بعد { $card } تأخذ { $prize } { coach-often } لمّة تكلّفك: العب { $better }.
}

## أوراق لها نقاط

coach-wins-pot = { $saves ->
    [1] { $often ->
        [sure] خذ هذه اللمّة بورقة { $better }، وفيها { coach-points }، وتبقى { $card } في أمان.
        [may] { $better } قد تأخذ هذه اللمّة، وفيها { coach-points }، وتبقى { $card } في أمان.
       *[other] { $better } تأخذ { coach-often } هذه اللمّة، وفيها { coach-points }، وتبقى { $card } في أمان.
    }
   *[0] { $often ->
        [sure] خذ هذه اللمّة وفيها { coach-points }: العب { $better } لا { $card }.
        [may] { $better } قد تأخذ هذه اللمّة وفيها { coach-points }: العبها لا { $card }.
       *[other] { $better } تأخذ { coach-often } هذه اللمّة وفيها { coach-points }: العبها لا { $card }.
    }
}
coach-gives = { $later ->
    [1] ما تعطيه { $card } ({ coach-points }) تستطيع أن تكسبه لاحقاً: العب { $better }.
   *[0] { $card } تعطي غيرك { coach-points }: العب { $better }.
}
coach-falls = { $lead ->
    [1] { $often ->
        [may] لا تفتتح بورقة { $card }: قد تذهب إلى الخصمين، وفيها { coach-points }. افتتح بورقة { $better }.
       *[other] لا تفتتح بورقة { $card }: تذهب { coach-often } إلى الخصمين، وفيها { coach-points }. افتتح بورقة { $better }.
    }
   *[0] { $often ->
        [may] قد تذهب { $card } إلى الخصمين، وفيها { coach-points }: العب { $better }.
       *[other] تذهب { $card } { coach-often } إلى الخصمين، وفيها { coach-points }: العب { $better }.
    }
}
coach-feed = { $often ->
    [sure] أضف { $better } إلى هذه اللمّة، وفيها { coach-points }.
    [may] قد يأخذ شريكك هذه اللمّة: أضف { $better }، وفيها { coach-points }.
   *[other] يأخذ شريكك { coach-often } هذه اللمّة: أضف { $better }، وفيها { coach-points }.
}
coach-cash = { $trumped ->
    [1] { $often ->
        [may] العب { $better } الآن: قد تُقطع لاحقاً، وفيها { coach-points }.
       *[other] العب { $better } الآن: تُقطع { coach-often } لاحقاً، وفيها { coach-points }.
    }
   *[0] { $often ->
        [may] العب { $better } الآن: قد تذهب لاحقاً إلى الخصمين، وفيها { coach-points }.
       *[other] العب { $better } الآن: تذهب { coach-often } لاحقاً إلى الخصمين، وفيها { coach-points }.
    }
}
coach-costs-card = { $often ->
    [may] بعد { $card } قد تذهب { $prize } إلى الخصمين: العب { $better }.
   *[other] بعد { $card } تذهب { $prize } { coach-often } إلى الخصمين: العب { $better }.
}
coach-catches = { $lead ->
    [1] { $often ->
        [may] افتتح بورقة { $better }: قد تمسك { $prize }، وفيها { coach-points }.
       *[other] افتتح بورقة { $better }: يمسك فريقك { coach-often } { $prize }، وفيها { coach-points }.
    }
   *[0] { $often ->
        [may] بعد { $better } قد يكسب فريقك { $prize }، وفيها { coach-points }.
       *[other] بعد { $better } يكسب فريقك { coach-often } { $prize }، وفيها { coach-points }.
    }
}
coach-likelier = { $costs ->
    [1] بعد { $card } يكبر احتمال أن تأخذ { $prize }: العب { $better }.
   *[0] بعد { $better } يكبر احتمال أن يكسب فريقك { $prize }.
}
coach-more-of-suit = { $costs ->
    [1] بعد { $card } تأخذ من { $suit } أوراقاً أكثر تكلّفك: العب { $better }.
   *[0] بعد { $better } تكسب من { $suit } أوراقاً ذات نقاط أكثر ممّا بعد { $card }.
}
coach-keeps = { $costs ->
    [1] بعد { $card } تكلّفك أوراق أكثر من يدك نفسها: العب { $better }.
   *[0] بعد { $card } تخسر نقاطاً في الأوراق التي تحتفظ بها: العب { $better }.
}
coach-more-points = { $how ->
    [costs] بعد { $card } تأخذ أوراقاً أكثر تكلّفك: العب { $better }.
    [lead] افتتح بورقة { $better }: تكسب أوراقاً ذات نقاط أكثر من { $card }.
   *[follow] { $better } تكسب أوراقاً ذات نقاط أكثر من { $card }.
}

## أوراق تكلّف

coach-takes-own = { $often ->
    [sure] { $card } تأخذ هذه اللمّة وتكلّفك هذا: { coach-points }. العب { $better }.
    [either] الورقتان تأخذان هذه اللمّة، و{ $card } ثمنها { coach-points }: العب { $better }.
    [may] { $lead ->
        [1] إن افتتحت بورقة { $card } فقد تبقى لك، وثمنها { coach-points }: افتتح بورقة { $better }.
       *[0] قد تبقى { $card } لك، وثمنها { coach-points }: العب { $better }.
    }
   *[other] { $lead ->
        [1] إن افتتحت بورقة { $card } بقيت { coach-often } لك، وثمنها { coach-points }: افتتح بورقة { $better }.
       *[0] تبقى { $card } { coach-often } لك، وثمنها { coach-points }: العب { $better }.
    }
}
coach-rid-of-penalty = { $often ->
    [may] أعطِ { $better } الآن: قد تبقى لاحقاً معك، وثمنها { coach-points }.
   *[other] أعطِ { $better } الآن: تبقى { coach-often } لاحقاً معك، وثمنها { coach-points }.
}
coach-stuck = { $often ->
    [may] بعد { $card } قد تبقى { $prize } معك: العب { $better }.
   *[other] بعد { $card } تبقى { $prize } { coach-often } معك: العب { $better }.
}
coach-brings = { $often ->
    [may] { $card } قد تجلب لك { $prize }، وثمنها { coach-points }: العب { $better }.
   *[other] { $card } تجلب لك { coach-often } { $prize }، وثمنها { coach-points }: العب { $better }.
}
coach-kept-brings = { $often ->
    [may] تخلّص من { $better }: قد تجلب لك لاحقاً { $prize }، وثمنها { coach-points }.
   *[other] تخلّص من { $better }: تجلب لك { coach-often } لاحقاً { $prize }، وثمنها { coach-points }.
}
coach-last = { $costs ->
    [1] { $often ->
        [may] { $card } قد تترك لك اللمّة الأخيرة، وهي تكلّف: العب { $better }.
       *[other] { $card } تترك لك { coach-often } اللمّة الأخيرة، وهي تكلّف: العب { $better }.
    }
   *[0] { $often ->
        [may] { $better } قد تكسب لك اللمّة الأخيرة، وهي تُحسب.
       *[other] { $better } تكسب لك { coach-often } اللمّة الأخيرة، وهي تُحسب.
    }
}

## الطلبات وكل ما عداها

coach-makes-bid = { $how ->
    [me] تحقّق طلبك بورقة { $better } أكثر ممّا بورقة { $card }.
    [partner] يحقّق شريكك طلبه بعد { $better } أكثر ممّا بعد { $card }.
   *[foe] يسقط { $seat } بعد { $better } أكثر ممّا بعد { $card }.
}
coach-rest = { $points ->
    [0] مع لعب جيّد، { $better } أفضل قليلاً من { $card } في بقيّة التوزيعة.
   *[other] { $costs ->
        [1] في بقيّة التوزيعة تكلّفك { $card } أكثر من { $better } بنحو هذا: { coach-points }.
       *[0] في بقيّة التوزيعة تعطيك { $card } أقل من { $better } بنحو هذا: { coach-points }.
    }
}

coach-even = { $how ->
    [forced] لا خيار لك هنا.
    [equal] كل أوراقك تعطي النتيجة نفسها هنا: العب { $better }.
   *[close] لا شيء أفضل بوضوح هنا: { $better } جيّدة كغيرها.
}
coach-as-good = { $card } تفي بالغرض أيضاً.
coach-rule = بالقاعدة البسيطة، العب { $better }.

## الكلام

coach-call-points = { $points ->
    [0] على المدى الطويل { $word } أفضل قليلاً من { $second }.
    [one] في توزيعات كثيرة يعطيك { $word } أكثر من { $second } بنحو هذا: نقطة واحدة.
    [two] في توزيعات كثيرة يعطيك { $word } أكثر من { $second } بنحو هذا: نقطتان.
    [few] في توزيعات كثيرة يعطيك { $word } أكثر من { $second } بنحو هذا: { $points } نقاط.
    [many] في توزيعات كثيرة يعطيك { $word } أكثر من { $second } بنحو هذا: { $points } نقطة.
   *[other] في توزيعات كثيرة يعطيك { $word } أكثر من { $second } بنحو هذا: { $points } نقطة.
}
coach-hand-tricks = يدك تساوي نحو { $tricks ->
    [one] لمّة واحدة
    [two] لمّتين
    [few] { $tricks } لمّات
    [many] { $tricks } لمّة
   *[other] { $tricks } لمّة
}.
coach-bid = { $how ->
    [void] مع { $bid } تبقى الطلبات أقل من اللازم فتبطل التوزيعة: وهذا يناسبك.
    [least] لا تطلب أكثر ممّا عليك.
    [bold] طلب { $bid } جريء، لكنه يستحقّ المخاطرة.
   *[safe] طلب { $bid } يُفترض أن يتحقّق.
}
coach-clique = { $how ->
    [done] لم يبقَ عندك ما تعلنه.
    [beaten] هناك طقم أعلى: قلها وتابع اللعب.
   *[announced] أعلن { $clique }: نقاطه { $points } إن حُسب.
}
coach-declare = { $how ->
    [suit] إذا كان الطرنيب { $suit } فستجمع على الأرجح نحو { $points } من النقاط.
    [no-trump] بلا طرنيب تجمع أوراقك العالية على الأرجح نحو { $points } من النقاط.
   *[negative] يدك منخفضة: توزيعة سلبية تترك لك على الأرجح نحو { $points } من النقاط.
}
coach-king-price = { $how ->
    [bid] بـ{ $rung } يبقى لك نحو { $points } من النقاط، أكثر ممّا لو سمّى غيرك التوزيعة.
    [ask] اطلب { $rung }: «لا» لا تكلّفك شيئاً، و«نعم» تعطيك نحو { $points } من النقاط.
    [ultimatum] وجّه إنذاراً بـ{ $rung }: «نعم» تعطيك نحو { $points } من النقاط، وإن قيل «لا» فالتوزيعة تناسب يدك.
    [yes] قل «نعم»: حتى بـ{ $rung } يبقى لك نحو { $points } من النقاط.
    [no] قل «لا»: بـ{ $rung } لا يبقى لك إلا نحو { $points } من النقاط.
   *[sell] بِع بـ{ $rung }: تأخذ بذلك نحو { $points } من النقاط، أكثر من التوزيعة نفسها.
}
coach-king-call = { $how ->
    [auction] افتح المزاد: تستطيع الرفض بعد ذلك، وقد يدفع أحدهم أكثر ممّا تساوي التوزيعة عندك.
    [refuse] ارفض: تساوي التوزيعة عندك أكثر من الثمن.
    [split] اقسم: لا تعطيك يدك أكثر من ذلك إلا نادراً.
   *[pass] لا تستحقّ تسمية التوزيعة عندك ثمناً أعلى.
}
coach-rule-call = { $how ->
    [own] هذا الكلام تقترحه القاعدة البسيطة لهذه اللعبة.
   *[least] لا شيء في هذه اليد يدعو إلى كلام أعلى.
}
