# المدرّب: لماذا ورقة أو كلمة أفضل من غيرها. جمل كاملة: أولاً ربما حقيقة، ثم ما ينتج عنها والورقة الأفضل. «أنت» من يختار.

coach-often = { $often ->
    [usually] في الغالب
   *[often] في أحيان كثيرة
}

coach-then = { $act ->
    [lead] { $low ->
        [1] افتتح بورقة صغيرة هي { $better }
       *[0] افتتح بورقة { $better }
    }
    [throw] { $low ->
        [1] ارمِ { $better }، وهي ورقة صغيرة
       *[0] ارمِ { $better }
    }
    [trump] { $low ->
        [1] اقطع بورقة { $better }، أصغر طرنيب عندك
       *[0] اقطع بورقة { $better }
    }
   *[play] { $low ->
        [1] العب { $better }، أصغر أوراقك
       *[0] العب { $better }
    }
}

coach-costly = { $what ->
    [H] أوراق كبّة
    [Q] بنات
    [KJ] شيّاب وأولاد
   *[cards] أوراق تكلّف
}

coach-points = { $points ->
    [one] نقطة واحدة
    [two] نقطتان
    [few] { $points } نقاط
    [many] { $points } نقطة
   *[other] { $points } نقطة
}

## حقائق مؤكّدة

coach-unbeatable = { $how ->
    [partner] لا يستطيع الخصمان أن يغلبا { $prize } من شريكك.
    [last] على الطاولة { $prize } من { $seat }: لا تستطيع أن تغلبها.
   *[any] على الطاولة { $prize } من { $seat }: لا ورقة تغلبها.
}
coach-price = { $how ->
    [gives] ثمن { $better } للخصوم: { coach-points }.
    [leaves] تترك ورقة { $better } هذه اللمّة للخصوم، وقيمتها: { coach-points }.
    [least] تأخذ ورقة { $better } هذه اللمّة، وأقلّ كلفتها الآن: { coach-points }.
    [less] لكنّ هذا أقلّ كلفة من { $card } في توزيعات كثيرة.
   *[trick] تأخذ ورقة { $better } هذه اللمّة، وكلفتها الآن: { coach-points }.
}
coach-partner = { $how ->
    [ahead] شريكك يأخذ هذه اللمّة حتى الآن، وما زال على { $seat } أن يلعب.
   *[later] ما زال على شريكك أن يلعب في هذه اللمّة.
}
coach-cannot-win = { $how ->
    [better] ورقة { $better } لا تأخذ هذه اللمّة.
   *[any] لا تستطيع أخذ هذه اللمّة.
}
coach-sure-winner = { $how ->
    [only] أنت آخر من يلعب، ولا تأخذ اللمّة إلا { $better }.
    [enough] أنت آخر من يلعب، وورقة { $better } تكفي.
    [last] أنت آخر من يلعب، وورقة { $better } تأخذ اللمّة.
   *[any] لا أحد يستطيع أن يغلب { $better }.
}
coach-highest = { $how ->
    [trump] لا يغلب { $prize } إلا طرنيب.
    [own] لا أحد غيرك يستطيع أن يغلب { $prize }.
    [after] بعد هذه اللمّة ورقة { $prize } هي أعلى ورقة من { CASE($suit, "said") }.
   *[now] ورقة { $prize } هي أعلى ورقة باقية من { CASE($suit, "said") }.
}
coach-outside = يستطيع غيرك أن يغلب { $prize } بهذه: { $out }.
coach-holds = { $prize } عند { $seat } حتماً.
coach-only-card = { $how ->
    [throw] بعد { $better }، ورقتك الوحيدة من { CASE($suit, "said") }، تستطيع أن ترمي أوراقاً عالية.
   *[trump] بعد { $better }، ورقتك الوحيدة من { CASE($suit, "said") }، تستطيع أن تقطع.
}
coach-trumps-out = { $count ->
    [zero] لا طرنيب عند غيرك.
    [one] بقيت ورقة طرنيب واحدة عند غيرك.
    [two] بقيت ورقتا طرنيب عند غيرك.
    [few] بقيت { $count } أوراق طرنيب عند غيرك.
    [many] بقيت { $count } ورقة طرنيب عند غيرك.
   *[other] بقيت { $count } ورقة طرنيب عند غيرك.
}
coach-trait = { $how ->
    [long] أطول ألوانك { CASE($suit, "said") }.
    [low] معظم ما بقي من { CASE($suit, "said") } يغلب { $better }.
   *[lowest] ورقة { $better } هي أصغر ورقة عندك من { CASE($suit, "said") }.
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
   *[foe] طلب { $seat } ما زال يحتاج إلى { $tricks ->
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
    [may] افتتح بورقة { $better }: قد تأخذ اللمّة.
   *[other] افتتح بورقة { $better }: تأخذ { coach-often } اللمّة.
}
coach-win-now = { $often ->
    [sure] خذ هذه اللمّة: { coach-then } لا { $card }.
    [may] ورقة { $better } قد تأخذ هذه اللمّة: العبها لا { $card }.
   *[other] ورقة { $better } تأخذ { coach-often } هذه اللمّة: العبها لا { $card }.
}
coach-safer = { $often ->
    [sure] ورقة { $card } قد تُغلَب، ولا أحد يستطيع أن يغلب { $better }.
    [may] ورقة { $card } قد تُغلَب: { $better } أعلى.
   *[other] ورقة { $card } قد تُغلَب: تأخذ ورقة { $better } { coach-often } هذه اللمّة.
}
coach-overtakes-partner = دع هذه اللمّة لشريكك: { coach-then } لا { $card }.
coach-cheaper = { $often ->
    [low] ورقة { $better } تكفي هنا: احتفظ بورقة { $card } الأعلى.
    [may] ورقة { $better } تكفي هنا: قد تأخذ ورقة { $card } لمّة أخرى لاحقاً.
   *[other] ورقة { $better } تكفي هنا: تأخذ ورقة { $card } { coach-often } لمّة أخرى لاحقاً.
}
coach-keep-winner = { $how ->
    [trump] { $often ->
        [may] احتفظ بطرنيبك { $card }: قد يأخذ لمّة لاحقاً. { coach-then }.
       *[other] احتفظ بطرنيبك { $card }: يأخذ { coach-often } لمّة لاحقاً. { coach-then }.
    }
    [throw] { $often ->
        [may] لا ترمِ { $card }: قد تأخذ لمّة لاحقاً. ارمِ { $better }.
       *[other] لا ترمِ { $card }: تأخذ { coach-often } لمّة لاحقاً. ارمِ { $better }.
    }
    [lead] { $often ->
        [may] لا تفتتح بورقة { $card }: قد تأخذ لمّة لاحقاً. { coach-then }.
       *[other] لا تفتتح بورقة { $card }: تأخذ { coach-often } لمّة لاحقاً. { coach-then }.
    }
    [below] { $often ->
        [may] ورقة { $card } لا تأخذ هذه اللمّة، وقد تأخذ لمّة بعدها: { coach-then }.
       *[other] ورقة { $card } لا تأخذ هذه اللمّة، لكنها تأخذ { coach-often } لمّة بعدها: { coach-then }.
    }
   *[follow] { $often ->
        [may] احتفظ بورقة { $card }: قد تأخذ لمّة لاحقاً. { coach-then }.
       *[other] احتفظ بورقة { $card }: تأخذ { coach-often } لمّة لاحقاً. { coach-then }.
    }
}
coach-keep = { $how ->
    [ruff] اقطع بورقة { $better } واحتفظ بورقة { $card }: قد تأخذ لمّة لاحقاً.
    [guard] احتفظ بورقة { $card }: فهي تحمي { $prize }. { coach-then }.
    [tenace] احتفظ بورقتي { $card } و{ $prize } معاً لتمسك { $out } متى افتتح غيرك { CASE($suit, "said") }. { coach-then }.
    [trump] احتفظ بطرنيبك { $card }: به تستطيع أن تقطع { CASE($suit, "said") }. { coach-then }.
    [catch] احتفظ بورقة { $card } لتمسك لاحقاً { $out }. { coach-then }.
    [entry] احتفظ بورقة { $card } لتستعيد الدور لأوراقك الأخرى. { coach-then }.
    [below] احتفظ بورقة { $card }: متى افتتح غيرك { CASE($suit, "said") } لعبتها وأبقيت { $prize }. { coach-then }.
    [anyway] هذه اللمّة لك على أي حال: خذها بورقة { $better } واحتفظ بورقة { $card } لتخسر لمّة لاحقاً.
    [free] هذه اللمّة لا تكلّف شيئاً: تخلّص الآن من { $better } واحتفظ بورقة { $card }.
    [run-out] لا تفتتح بورقة { $card }: يفرغ غيرك من { CASE($suit, "said") } أبكر وقد تُقطع { $prize }. افتتح بورقة { $better }.
    [high-last] تخلّص الآن من { $better }: قد تأخذ في النهاية لمّة تكلّفك.
    [end] احتفظ بورقة { $card } للنهاية: فالأوراق الصغيرة لا تأخذ اللمّات الأخيرة. { coach-then }.
    [shed] تخلّص من { $better } وهي لا تأخذ الآن، واحتفظ بورقة { $card } كي تترك الدور لغيرك لاحقاً.
    [cheap] { coach-then }: ورقة صغيرة لا تعطي شيئاً.
    [under] الأوراق التي تغلب { $card } أقلّ: { coach-then }.
   *[low] احتفظ بورقة { $card } كي تترك الدور لغيرك لاحقاً. { coach-then }.
}
coach-ruff-later = { coach-then }، ورقتك الوحيدة من { CASE($suit, "said") }: عندئذ تستطيع أن تقطع هذا النوع لاحقاً.
coach-forces = { $how ->
    [trump] { coach-then }: لا يغلبها إلا طرنيب.
    [ruffed] { coach-then }: عدا الطرنيب، لم يبقَ أعلى منها إلا { $out }.
   *[only] { coach-then }: لم يبقَ أعلى منها إلا { $out }.
}
coach-partner-wins = { $often ->
    [may] قد يأخذ شريكك هذه اللمّة: { coach-then }.
   *[other] يأخذ شريكك { coach-often } هذه اللمّة: { coach-then } لا { $card }.
}
coach-draw-trumps = { $how ->
    [for] افتتح بورقة { $better }: كلما قلّ الطرنيب عند غيرك زاد أمان { $prize }.
   *[all] افتتح بورقة { $better }: طرنيبك يسحب ما بقي منه.
}
coach-shorten = { $how ->
    [throw] { coach-then }: إذا لم يبقَ عندك شيء من { CASE($suit, "said") } أمكنك أن ترمي أوراقاً عالية كلما لُعب هذا النوع.
   *[trump] { coach-then }: إذا لم يبقَ عندك شيء من { CASE($suit, "said") } أمكنك القطع.
}
coach-partner-ruffs = لم يبقَ عند شريكك شيء من { CASE($suit, "said") }: افتتح بورقة { $better } ليقطع.
coach-swap = { $how ->
    [only] لا يغلب { $prize } إلا { $better }: خذ اللمّة واحتفظ بورقة { $card }.
    [sure] خذ هذه اللمّة حتماً بورقة { $better } واحتفظ بورقة { $card }.
   *[open] { $often ->
        [may] ورقة { $better } قد تأخذ هذه اللمّة، وورقة { $card } لا تأخذها.
       *[other] ورقة { $better } تأخذ { coach-often } هذه اللمّة، وورقة { $card } لا تأخذها.
    }
}

## لمّات تكلّف

coach-wins-costly = { $falls ->
    [1] { $often ->
        [sure] ورقة { $card } تأخذ هذه اللمّة، وقد تسقط فيها { coach-costly }: { coach-then }.
        [may] ورقة { $card } قد تأخذ هذه اللمّة، وقد تسقط فيها { coach-costly }: { coach-then }.
       *[other] ورقة { $card } تأخذ { coach-often } هذه اللمّة، وقد تسقط فيها { coach-costly }: { coach-then }.
    }
    [2] { $often ->
        [sure] ورقة { $card } تأخذ هذه اللمّة ويبقى الدور لك: { coach-then }.
        [may] ورقة { $card } قد تأخذ هذه اللمّة ويبقى الدور لك: { coach-then }.
       *[other] ورقة { $card } تأخذ { coach-often } هذه اللمّة ويبقى الدور لك: { coach-then }.
    }
   *[0] { $often ->
        [sure] ورقة { $card } تأخذ هذه اللمّة، وهي تكلّفك: { coach-then }.
        [may] ورقة { $card } قد تأخذ هذه اللمّة، وهي تكلّفك: { coach-then }.
       *[other] ورقة { $card } تأخذ { coach-often } هذه اللمّة، وهي تكلّفك: { coach-then }.
    }
}
coach-brings-set = { $often ->
    [sure] ورقة { $card } تأخذ هذه اللمّة وكل ما يسقط فيها من { CASE($suit, "said") }: { coach-then }.
    [may] ورقة { $card } قد تأخذ هذه اللمّة وما يسقط فيها من { CASE($suit, "said") }: { coach-then }.
   *[other] ورقة { $card } تأخذ { coach-often } هذه اللمّة وما يسقط فيها من { CASE($suit, "said") }: { coach-then }.
}
coach-rid-of-winner = { $often ->
    [may] تخلّص الآن من { $better }: قد تأخذ لاحقاً لمّة تكلّفك.
   *[other] تخلّص الآن من { $better }: تأخذ { coach-often } لاحقاً لمّة تكلّفك.
}
coach-bring-out = { coach-then }: قد تُخرج { $prize }، ويخسر غيرك هذا: { coach-points }.
coach-early = { coach-then } الآن ما دام عند غيرك شيء من { CASE($suit, "said") }: فقد تسقط فيها لاحقاً { coach-costly }.
coach-highest-loser = { $how ->
    [lost] تخلّص الآن من أعلى ورقة عندك من { CASE($suit, "said") }: { coach-then }.
   *[any] { coach-then }: هي أعلى ورقة عندك من { CASE($suit, "said") } لا تأخذ هذه اللمّة.
}
coach-endangers = { $often ->
    [may] بعد ورقة { $card } قد تأخذ ورقة { $prize } لمّة تكلّفك: { coach-then }.
   *[other] بعد ورقة { $card } تأخذ ورقة { $prize } { coach-often } لمّة تكلّفك: { coach-then }.
}

## أوراق لها نقاط

coach-wins-pot = { $saves ->
    [1] { $often ->
        [sure] خذ هذه اللمّة بورقة { $better }، وفيها { coach-points }، وتبقى ورقة { $card } في أمان.
        [may] ورقة { $better } قد تأخذ هذه اللمّة، وفيها { coach-points }، وتبقى ورقة { $card } في أمان.
       *[other] ورقة { $better } تأخذ { coach-often } هذه اللمّة، وفيها { coach-points }، وتبقى ورقة { $card } في أمان.
    }
    [2] { $often ->
        [sure] خذ هذه اللمّة وفيها { coach-points }: { coach-then } ولا ترمِ { $card }.
        [may] ورقة { $better } قد تأخذ هذه اللمّة وفيها { coach-points }: اقطع بها ولا ترمِ { $card }.
       *[other] ورقة { $better } تأخذ { coach-often } هذه اللمّة وفيها { coach-points }: اقطع بها ولا ترمِ { $card }.
    }
    [3] { coach-then } وخذ هذه اللمّة وفيها { coach-points }: تبقى نقاط هذه الورقة أيضاً في أمان.
   *[0] { $often ->
        [sure] خذ هذه اللمّة وفيها { coach-points }: { coach-then } لا { $card }.
        [may] ورقة { $better } قد تأخذ هذه اللمّة وفيها { coach-points }: العبها لا { $card }.
       *[other] ورقة { $better } تأخذ { coach-often } هذه اللمّة وفيها { coach-points }: العبها لا { $card }.
    }
}
coach-gives = { $later ->
    [1] تذهب ورقة { $card } إلى غيرك، وفيها { coach-points } قد يكسبها فريقك لاحقاً: { coach-then }.
   *[0] تذهب ورقة { $card } إلى غيرك، وفيها { coach-points }: { coach-then }.
}
coach-falls = { $act ->
    [lead] { $often ->
        [may] لا تفتتح بورقة { $card }: قد تذهب إلى الخصمين، وفيها { coach-points }. { coach-then }.
       *[other] لا تفتتح بورقة { $card }: تذهب { coach-often } إلى الخصمين، وفيها { coach-points }. { coach-then }.
    }
   *[0] { $often ->
        [may] قد تذهب ورقة { $card } إلى الخصمين، وفيها { coach-points }: { coach-then }.
       *[other] تذهب ورقة { $card } { coach-often } إلى الخصمين، وفيها { coach-points }: { coach-then }.
    }
}
coach-feed = { $often ->
    [sure] أضف { $better } إلى هذه اللمّة، وفيها { coach-points }.
    [may] قد يأخذ شريكك هذه اللمّة: أضف { $better }، وفيها { coach-points }.
   *[other] يأخذ شريكك { coach-often } هذه اللمّة: أضف { $better }، وفيها { coach-points }.
}
coach-cash = { $trumped ->
    [1] { $often ->
        [may] { coach-then } الآن: قد تُقطع لاحقاً، وفيها { coach-points }.
       *[other] { coach-then } الآن: تُقطع { coach-often } لاحقاً، وفيها { coach-points }.
    }
   *[0] { $often ->
        [may] { coach-then } الآن: قد تذهب لاحقاً إلى الخصمين، وفيها { coach-points }.
       *[other] { coach-then } الآن: تذهب { coach-often } لاحقاً إلى الخصمين، وفيها { coach-points }.
    }
}
coach-catches = { $how ->
    [beats] { $often ->
        [may] { coach-then }: قد تمسك { $prize }، وفيها { coach-points }.
       *[other] { coach-then }: يمسك فريقك { coach-often } { $prize }، وفيها { coach-points }.
    }
   *[any] { $often ->
        [may] { coach-then }: عندئذ قد يكسب فريقك { $prize }، وفيها { coach-points }.
       *[other] { coach-then }: عندئذ يكسب فريقك { coach-often } { $prize }، وفيها { coach-points }.
    }
}

## أوراق تكلّف

coach-takes-own = { $often ->
    [sure] ورقة { $card } تأخذ هذه اللمّة وتكلّفك هذا: { coach-points }. { coach-then }.
    [either] الورقتان تأخذان هذه اللمّة، وورقة { $card } ثمنها { coach-points }: { coach-then }.
    [may] { $act ->
        [lead] إن افتتحت بورقة { $card } فقد تبقى لك، وثمنها { coach-points }: افتتح بورقة { $better }.
       *[0] إن لعبت { $card } فقد تبقى لك، وثمنها { coach-points }: { coach-then }.
    }
   *[other] { $act ->
        [lead] إن افتتحت بورقة { $card } بقيت { coach-often } لك، وثمنها { coach-points }: افتتح بورقة { $better }.
       *[0] إن لعبت { $card } بقيت { coach-often } لك، وثمنها { coach-points }: { coach-then }.
    }
}
coach-rid-of-penalty = { $often ->
    [may] أعطِ { $better } الآن: قد تبقى لاحقاً معك، وثمنها { coach-points }.
   *[other] أعطِ { $better } الآن: تبقى { coach-often } لاحقاً معك، وثمنها { coach-points }.
}
coach-stuck = { $often ->
    [may] بعد { $card } قد تبقى ورقة { $prize } معك: { coach-then }.
   *[other] بعد { $card } تبقى ورقة { $prize } { coach-often } معك: { coach-then }.
}
coach-brings = { $often ->
    [may] { $card } قد تجلب لك { $prize }، وثمنها { coach-points }: { coach-then }.
   *[other] { $card } تجلب لك { coach-often } { $prize }، وثمنها { coach-points }: { coach-then }.
}
coach-kept-brings = { $often ->
    [may] تخلّص من { $better }: قد تجلب لك لاحقاً { $prize }، وثمنها { coach-points }.
   *[other] تخلّص من { $better }: تجلب لك { coach-often } لاحقاً { $prize }، وثمنها { coach-points }.
}
coach-last = { $costs ->
    [1] { $how ->
        [while] تخلّص من { $better } ما دامت هذه عند غيرك: { $out }. فقد تأخذ لاحقاً اللمّة الأخيرة.
        [loses] تخلّص من { $better } وهي لا تأخذ الآن: قد تأخذ لاحقاً اللمّة الأخيرة.
       *[any] { $often ->
            [may] { $card } قد تترك لك اللمّة الأخيرة، وهي تكلّف: { coach-then }.
           *[other] { $card } تترك لك { coach-often } اللمّة الأخيرة، وهي تكلّف: { coach-then }.
        }
    }
   *[0] { $often ->
        [may] ورقة { $better } قد تكسب لك اللمّة الأخيرة، وهي تُحسب.
       *[other] ورقة { $better } تكسب لك { coach-often } اللمّة الأخيرة، وهي تُحسب.
    }
}

## الطلبات وكل ما عداها

coach-rest = مع لعب جيّد، { $better } أفضل من { $card } في بقيّة التوزيعة.

coach-even = { $how ->
    [forced] لا خيار لك هنا.
    [equal] كل أوراقك تعطي النتيجة نفسها هنا: العب { $better }.
   *[close] لا شيء أفضل بوضوح هنا: { $better } جيّدة كغيرها.
}
coach-pick = { $how ->
    [long] { coach-then } من أطول ألوانك.
    [low] { coach-then }: معظم ما بقي من { CASE($suit, "said") } أعلى منها.
    [lowest] { coach-then }: هي أصغر ورقة عندك من { CASE($suit, "said") }.
    [highest] { coach-then }: هي أعلى ورقة عندك من { CASE($suit, "said") }.
    [ahead] { coach-then }: من أراد هذه اللمّة فعليه أن يغلبها.
    [below] { coach-then }: لا تستطيع أن تأخذ هذه اللمّة.
    [while] { coach-then } ما دام غلبها ممكناً.
    [equals] { $out } سواء هنا: العب { $better }.
   *[plain] { coach-then }.
}
coach-as-good = { $how ->
    [bid] طلب { $bid } يفي بالغرض أيضاً.
   *[action] { $card } تفي بالغرض أيضاً.
}
coach-rule = بالقاعدة البسيطة، { coach-then }.

## الكلام

coach-call-points = { $points ->
    [0] على المدى الطويل { $word } أفضل قليلاً من { $second }.
    [one] { $word } يساوي في المتوسّط نحو نقطة أكثر من { $second }.
    [two] { $word } يساوي في المتوسّط نحو نقطتين أكثر من { $second }.
    [few] { $word } يساوي في المتوسّط نحو { $points } نقاط أكثر من { $second }.
    [many] { $word } يساوي في المتوسّط نحو { $points } نقطة أكثر من { $second }.
   *[other] { $word } يساوي في المتوسّط نحو { $points } نقطة أكثر من { $second }.
}
coach-hand-tricks = { $tricks ->
    [0] يصعب أن تكسب بيدك لمّة.
    [one] يدك تساوي نحو لمّة واحدة.
    [two] يدك تساوي نحو لمّتين.
    [few] يدك تساوي نحو { $tricks } لمّات.
    [many] يدك تساوي نحو { $tricks } لمّة.
   *[other] يدك تساوي نحو { $tricks } لمّة.
}
coach-bid = { $how ->
    [void] مع { $bid } يبقى مجموع الطلبات دون { $least } فتبطل التوزيعة: لا يسجّل أحد، ولا تخاطر بشيء.
    [counts] مع { $beside } يبقى مجموع الطلبات دون { $least } فتبطل التوزيعة؛ ومع { $bid } تُحتسب.
    [target] إذا حقّقت { $bid } بلغت { $target } من النقاط؛ أما { $beside } فلا يكفي.
    [enough] طلب { $bid } يكفي لبلوغ { $target } من النقاط: لا تخاطر بأكثر.
    [more] اطلب { $bid }: زيادته { coach-points } عن { $beside }، فيستحقّ المخاطرة.
    [less] اطلب { $bid }: لا يزيد { $beside } إلا قليلاً ({ coach-points }) ويفشل أكثر.
    [risk] اطلب { $bid }: زيادة { $beside } عليه { coach-points }، لكنه يفشل أكثر من اللازم.
    [least] اطلب { $bid }، وهو أقل ما يمكنك: الأكثر غير مضمون.
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
   *[sell] بِع بـ{ $rung }: تأخذ بذلك نحو { $points } من النقاط، أكثر ممّا لو احتفظت بالتوزيعة ولعبتها.
}
coach-king-call = { $how ->
    [auction] افتح المزاد: تستطيع الرفض بعد ذلك، وقد يدفع أحدهم أكثر ممّا تساوي التوزيعة عندك.
    [ask] اطلب أكثر: قد يُدفع لك ذلك، وإن كان الجواب «لا» فما زلت تستطيع البيع بالثمن المعروض.
    [ultimatum] وجّه إنذاراً: قد يدفع أحدهم ثمنك ليتجنّب التوزيعة التي تعلنها، وإن لم يدفع أحد لعبتها بنفسك.
    [yes] قل «نعم»: تسمية التوزيعة تساوي عندك أكثر من هذا الثمن.
    [no] قل «لا»: تسمية التوزيعة لا تساوي عندك هذا الثمن.
    [sell] بِع: يساوي الثمن عندك أكثر من التوزيعة.
    [bid] زايد: تسمية التوزيعة تساوي عندك أكثر من هذا الثمن.
    [refuse] ارفض: تساوي التوزيعة عندك أكثر من الثمن.
    [split] اقسم: لا تعطيك يدك أكثر من ذلك إلا نادراً.
   *[pass] لا تستحقّ تسمية التوزيعة عندك ثمناً أعلى.
}
coach-rule-call = { $how ->
    [own] هذا الكلام تقترحه القاعدة البسيطة لهذه اللعبة.
   *[least] لا شيء في هذه اليد يدعو إلى كلام أعلى.
}
