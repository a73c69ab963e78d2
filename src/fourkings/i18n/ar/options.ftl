# الخيارات وقيمها وصيغ القواعد: الاسم على الشاشة، و.text في صفحة القواعد.

### كارانت دو روا

option-quarante-ruff_exemption = الإعفاء من القطع
    .text = متى يجوز لك أن تُبقي طرنيبك وليس عندك من النوع؟
value-quarante-ruff_exemption-partner_winning = الشريك آخذ اللمّة
    .text = ما دام شريكك يأخذ اللمّة
value-quarante-ruff_exemption-no_opponent_ruff = لم يقطع خصم
    .text = ما دام شريكك يأخذ اللمّة ولم يقطعها خصم
option-quarante-must_overtrump = القطع بأعلى
    .text = هل يجب أن يعلو القطع الثاني على الأول؟
value-quarante-must_overtrump-off = حرّ
    .text = يكفي أيّ طرنيب
value-quarante-must_overtrump-on = واجب
    .text = من وجب عليه القطع قطع فوق الطرنيب الذي في اللمّة إن استطاع
option-quarante-cliques = الأطقم المحسوبة
    .text = أيّ الأطقم المعلنة يُحسب؟
value-quarante-cliques-all = كلها
    .text = كلها، كلٌّ لفريق صاحبه
value-quarante-cliques-best_only = الأعلى وحده
    .text = الأعلى وحده
value-quarante-cliques-best_team = كل أطقم الفريق الأفضل
    .text = كل أطقم الفريق الذي أعلن الأعلى
option-quarante-announce = الإعلان
    .text = متى تُعلَن الأطقم؟
value-quarante-announce-own_turn = كلٌّ في دوره
    .text = يعلن كل لاعب في دوره الأول قبل ورقته
value-quarante-announce-before_lead = قبل أوّل ورقة
    .text = يعلن الأربعة بترتيب اللعب قبل أن تنزل أوّل ورقة
option-quarante-jack_value = الولد
    .text = كم يساوي الولد في اللمّة؟
value-quarante-jack_value-2 = نقطتان
    .text = نقطتان، وفي لمّات التوزيعة 44
value-quarante-jack_value-3 = 3 نقاط
    .text = 3 نقاط، وفي لمّات التوزيعة 48
option-quarante-target = الهدف
    .text = أيّ رصيد ينهي المباراة؟
value-quarante-target-n = { $n ->
    [zero] { $n } نقطة
    [one] { $n } نقطة
    [two] { $n } نقطة
    [few] { $n } نقاط
    [many] { $n } نقطة
   *[other] { $n } نقطة
}
    .text = تنتهي المباراة بالتوزيعة التي يبلغ فيها فريق { $n }
option-quarante-cliques_first = متى تُحسب الأطقم
    .text = هل تُحسب الأطقم فور إعلانها؟
value-quarante-cliques_first-off = بعد التوزيعة
    .text = لا، تُزاد بعد اللمّة الثامنة
value-quarante-cliques_first-on = فوراً
    .text = نعم، والفريق الذي يبلغ بها الهدف يفوز في لحظته
option-quarante-deals = عدد التوزيعات
    .text = هل تنتهي المباراة بعد عدد من التوزيعات؟
value-quarante-deals-off = بلا حدّ
    .text = لا، الهدف ينهيها
value-quarante-deals-n = { $n ->
    [one] توزيعة واحدة
    [two] توزيعتان
    [few] { $n } توزيعات
    [many] { $n } توزيعة
   *[other] { $n } توزيعة
}
    .text = بعد { $n ->
    [one] توزيعة محسوبة واحدة
    [two] توزيعتين محسوبتين
    [few] { $n } توزيعات محسوبة
    [many] { $n } توزيعة محسوبة
   *[other] { $n } توزيعة محسوبة
}، مهما كان الهدف؛ يفوز الرصيد الأعلى، والمتساوون يتقاسمون
preset-quarante-classic = الأصلية
    .text = اللعبة الحديثة كما يرويها نصّ القواعد الفرنسي.
preset-quarante-historical_scoring = الحساب القديم
    .text = الولد بثلاث نقاط، ولا يُحسب إلا أعلى طقم، كما في الأيام الخوالي.

### كارانت دو روا، 1792

option-quarante-1792-direction = الاتجاه
    .text = إلى أيّ جهة يدور التوزيع والإعلان واللعب؟
value-quarante-1792-direction-anticlockwise = عكس عقارب الساعة
    .text = إلى اليمين
value-quarante-1792-direction-clockwise = مع عقارب الساعة
    .text = إلى اليسار، ويتبادل اليمين واليسار مكانيهما في القواعد كلها
option-quarante-1792-partners = الشركاء
    .text = كيف يُختار الشركاء؟
value-quarante-1792-partners-kings = بالشيّاب
    .text = الشيّاب الموزَّعة مكشوفة تختار الشركاء والمقاعد
value-quarante-1792-partners-fixed = كما جلسوا
    .text = يبقى كل واحد حيث جلس
option-quarante-1792-beaten = العدد المغلوب
    .text = هل يجوز قول عدد أقل من عدد قيل؟
value-quarante-1792-beaten-silent = السكوت
    .text = لا
value-quarante-1792-beaten-may_tell = مسموح
    .text = نعم، ومن غُلبت أطقمه كلها فله أن يقول «جيّد» بدل ذلك
option-quarante-1792-target = الهدف
    .text = أيّ رصيد ينهي المباراة؟
value-quarante-1792-target-n = { $n ->
    [zero] { $n } نقطة
    [one] { $n } نقطة
    [two] { $n } نقطة
    [few] { $n } نقاط
    [many] { $n } نقطة
   *[other] { $n } نقطة
}
    .text = تنتهي المباراة بالتوزيعة التي يبلغ فيها فريق { $n }
option-quarante-1792-deals = عدد التوزيعات
    .text = هل تنتهي المباراة بعد عدد من التوزيعات؟
value-quarante-1792-deals-off = بلا حدّ
    .text = لا، الهدف ينهيها
value-quarante-1792-deals-n = { $n ->
    [one] توزيعة واحدة
    [two] توزيعتان
    [few] { $n } توزيعات
    [many] { $n } توزيعة
   *[other] { $n } توزيعة
}
    .text = بعد { $n ->
    [one] توزيعة محسوبة واحدة
    [two] توزيعتين محسوبتين
    [few] { $n } توزيعات محسوبة
    [many] { $n } توزيعة محسوبة
   *[other] { $n } توزيعة محسوبة
}، مهما كان الهدف؛ يفوز الرصيد الأعلى، والمتساوون يتقاسمون
preset-quarante-1792-classic = الأصلية
    .text = اللعبة كما دوّنها لاكومب.
preset-quarante-1792-club = النادي
    .text = لفريقين يعرف كل واحد فيهما شريكه سلفاً.

### الأربعمية اللبنانية

option-400-expose_first = الورقة الأولى
    .text = هل تُوزَّع الورقة الأولى لكل لاعب مكشوفة؟
value-400-expose_first-on = مكشوفة
    .text = نعم، وتبقى مكشوفة حتى آخر طلب
value-400-expose_first-off = مقلوبة
    .text = لا، كل الورق يُوزَّع مقلوباً
option-400-values = قيم الطلبات
    .text = كم يساوي الطلب في جدول القيم؟
value-400-values-seed = جدول المقالة
    .text = جدولا المصدر، مع هبوط حادّ عند 30
value-400-values-jawaker = جواكر
    .text = 40 من عشر لمّات فصاعداً، وهبوط أخفّ عند 30
value-400-values-conecta = كونيكتا
    .text = جدول واحد لكل رصيد، شديد الصعود في أعلاه
value-400-values-pagat = باغات
    .text = جدول واحد لكل رصيد، ونقطتان للّمّة من سبع لمّات فصاعداً
option-400-target = الهدف
    .text = أيّ رصيد على أحد الشريكين أن يبلغه؟
value-400-target-n = { $n ->
    [zero] { $n } نقطة
    [one] { $n } نقطة
    [two] { $n } نقطة
    [few] { $n } نقاط
    [many] { $n } نقطة
   *[other] { $n } نقطة
}
    .text = { $n } أو أكثر
option-400-partner_floor = الشريك الآخر
    .text = كم يجب أن يكون رصيد الشريك الآخر كي يفوزا معاً؟
value-400-partner_floor-positive = فوق 0
    .text = فوق 0
value-400-partner_floor-not_negative = يكفي 0
    .text = عند 0 أو فوقه
option-400-deals = عدد التوزيعات
    .text = هل تنتهي المباراة بعد عدد من التوزيعات؟
value-400-deals-off = بلا حدّ
    .text = لا، الهدف ينهيها
value-400-deals-n = { $n ->
    [one] توزيعة واحدة
    [two] توزيعتان
    [few] { $n } توزيعات
    [many] { $n } توزيعة
   *[other] { $n } توزيعة
}
    .text = بعد { $n ->
    [one] توزيعة محسوبة واحدة
    [two] توزيعتين محسوبتين
    [few] { $n } توزيعات محسوبة
    [many] { $n } توزيعة محسوبة
   *[other] { $n } توزيعة محسوبة
}، مهما كان الهدف؛ يفوز الرصيد الأعلى، والمتساوون يتقاسمون
preset-400-classic = الأصلية
    .text = اللعبة كما ترويها المقالة، والورقة الأولى مكشوفة.
preset-400-short = القصيرة
    .text = أربع توزيعات محسوبة. حوالي ربع ساعة.
preset-400-jawaker = جواكر
    .text = كما تُلعب على جواكر: كل الورق مقلوب، ولها جدول قيم خاص.
preset-400-old = القديمة
    .text = جدول القيم الأقدم، هادئ ومتدرّج.

### لعبة الملك

option-jeu-du-roi-length = طول المباراة
    .text = كم توزيعة في المباراة؟
value-jeu-du-roi-length-full = عشر توزيعات
    .text = ستّ سالبة ثم أربع بالطرنيب
value-jeu-du-roi-length-short = خمس توزيعات
    .text = بلا لمّات، بلا كبّة، بلا بنات، بلا { card-short-KH }، ثم السباتي طرنيب
option-jeu-du-roi-heart_lead = افتتاح الكبّة
    .text = هل يجوز افتتاح الكبّة في التوزيعات التي تكلّف فيها؟
value-jeu-du-roi-heart_lead-free = حرّ
    .text = يجوز افتتاح أيّ ورقة
value-jeu-du-roi-heart_lead-restricted = مقيَّد
    .text = في توزيعتي الكبّة والشايب لا تُفتتح الكبّة ما دام في يدك نوع آخر، ولا تُفتتح { card-short-KH } إلا إذا كانت آخر ورقة
option-jeu-du-roi-trump_points = نقاط الطرنيب
    .text = ماذا يُحسب في توزيعات الطرنيب؟
value-jeu-du-roi-trump_points-trick_and_trumps = اللمّات والطرنيب
    .text = 4 للّمّة و1 لورقة الطرنيب، وفي التوزيعة 65
value-jeu-du-roi-trump_points-trick_only = اللمّات وحدها
    .text = 4 للّمّة، وفي التوزيعة 52
option-jeu-du-roi-floor = تحت الصفر
    .text = ماذا يصير بالمجموع السالب في النهاية؟
value-jeu-du-roi-floor-final = يُرفع إلى 0
    .text = يصير 0
value-jeu-du-roi-floor-none = يبقى
    .text = يبقى كما هو
option-jeu-du-roi-stake = الرهان
    .text = كم تساوي نقطة الفرق عند التسوية، بالنقاط لا بالمال أبداً؟
value-jeu-du-roi-stake-n = { $n ->
    [0] بلا رهان
   *[other] { $n } للنقطة
}
    .text = { $n ->
    [0] لا شيء، لا رهان
   *[other] { $n }
}
option-jeu-du-roi-early_finish = الإنهاء المبكر
    .text = هل تقف التوزيعة حين لا يبقى فيها ما يُخسر؟
value-jeu-du-roi-early_finish-on = نعم
    .text = تقف التوزيعة التي لا تُحسب فيها إلا أوراق مكلفة حين تؤخذ كلها
value-jeu-du-roi-early_finish-off = لا
    .text = تُلعب كل توزيعة إلى آخرها
preset-jeu-du-roi-classic = الأصلية
    .text = التوزيعات العشر كما يرويها نصّ القواعد الفرنسي.
preset-jeu-du-roi-short = القصيرة
    .text = أربع توزيعات مكلفة، ثم توزيعة بالطرنيب. حوالي ربع ساعة.
preset-jeu-du-roi-family = العائلة
    .text = افتتاح الكبّة مقيَّد، كما في كينغ.

### كينغ

option-king-length = طول المباراة
    .text = كم توزيعة في المباراة؟
value-king-length-full = عشر توزيعات
    .text = ستّ سالبة ثم أربع موجبة
value-king-length-short = خمس توزيعات
    .text = بلا لمّات، بلا كبّة، بلا بنات، بلا { card-short-KH }، ثم توزيعة موجبة
option-king-deck = الشدّة
    .text = بأيّ شدّة تلعبون؟
value-king-deck-52 = شدّة 52 ورقة
    .text = شدّة 52 ورقة، ثلاث عشرة لكل لاعب
value-king-deck-32 = شدّة 32 ورقة
    .text = شدّة 32 ورقة من السبعة فصاعداً، ثمانٍ لكل لاعب، ولها نقاطها
option-king-seats = المقاعد
    .text = كيف تؤخذ المقاعد؟
value-king-seats-drawn = بالقرعة
    .text = بالأوراق المسحوبة، الأعلى أولاً، وصاحب الأعلى يوزّع
value-king-seats-fixed = كما جلسوا
    .text = كما جلس اللاعبون؛ لا يُسحب إلا الموزّع الأول
option-king-first_lead = الافتتاح الأول
    .text = من يفتتح اللمّة الأولى؟
value-king-first_lead-after_dealer = التالي للموزّع
    .text = اللاعب التالي للموزّع
value-king-first_lead-dealer = الموزّع
    .text = الموزّع
option-king-must_trump = القطع
    .text = هل يجب أن تقطع إذا لم يكن عندك من النوع؟
value-king-must_trump-off = حرّ
    .text = لا، تجوز أيّ ورقة
value-king-must_trump-on = واجب
    .text = نعم، إن كان في يدك طرنيب
option-king-heart_lead_in_5 = افتتاح الكبّة في توزيعة الشايب
    .text = ما الذي لا يجوز افتتاحه في توزيعة شايب الكبّة؟
value-king-heart_lead_in_5-no_king = الشايب ممنوع
    .text = { card-short-KH }، إلا إذا كانت آخر ورقة عندك
value-king-heart_lead_in_5-no_heart = الكبّة كلها ممنوعة
    .text = { card-short-KH } إلا إذا كانت آخر ورقة عندك، وأيّ كبّة ما دام في يدك نوع آخر
option-king-king_of_hearts_duty = شايب الكبّة
    .text = متى يجب أن تنزل { card-short-KH } في توزيعتها؟
value-king-king_of_hearts_duty-none = متى شئت
    .text = لا تُلزَم بذلك أبداً
value-king-king_of_hearts_duty-when_void = حين ينفد النوع
    .text = حالما لا يكون عندك من النوع
value-king-king_of_hearts_duty-first_chance = عند أوّل فرصة
    .text = حالما لا يكون عندك من النوع، وكذلك حين تُفتتح الكبّة
option-king-auction = المزاد
    .text = هل تبدأ كل توزيعة موجبة بمزاد؟
value-king-auction-dealers_choice = كما يشاء الموزّع
    .text = لا، للموزّع أن يسمّي التوزيعة فوراً
value-king-auction-always = دائماً
    .text = نعم، لا يسمّي أحد التوزيعة قبل المزاد
option-king-must_sell = البيع
    .text = هل يجب أن يبيع الموزّع بأعلى عرض؟
value-king-must_sell-off = له أن يرفض
    .text = لا، يجوز رفض العرض
value-king-must_sell-on = يجب أن يبيع
    .text = نعم، بذلك العرض أو بأعلى منه إن قبل صاحبه، بلا قسمة وبلا إنذار
option-king-eight_binds = عرض { "+8" }
    .text = هل يجوز رفض عرض على أعلى درجة؟
value-king-eight_binds-off = يجوز رفضه
    .text = نعم، كأيّ عرض
value-king-eight_binds-on = يجب قبوله
    .text = لا، بـ{ "+8" }، أو { "+5" } في شدّة 32 ورقة، يبيع الموزّع
option-king-ultimatum_to = الإنذار لمن
    .text = من يُسأل في الإنذار؟
value-king-ultimatum_to-all = الثلاثة
    .text = الثلاثة كلهم، ومنهم من قال باس
value-king-ultimatum_to-still_bidding = من بقي في المزاد
    .text = من لم يقل باس وحده؛ وإن قالها الجميع فلا إنذار
option-king-ask_first = إنذار بعد «لا»
    .text = هل للموزّع أن يطلب أكثر ثم يوجّه إنذاراً؟
value-king-ask_first-off = هذا أو ذاك
    .text = لا، هذا أو ذاك
value-king-ask_first-on = هذا ثم ذاك
    .text = نعم، إن كان الجواب لا
option-king-free_declaration = ما يسمّيه المشتري
    .text = هل تحدّد علامة الثمن نوع التوزيعة؟
value-king-free_declaration-off = بحسب العلامة
    .text = نعم، علامة { "+" } موجبة وعلامة { "−" } سالبة
value-king-free_declaration-on = أيّ النوعين
    .text = لا، للمشتري أن يسمّي أيّ النوعين
option-king-negative_price = ثمن التوزيعة السالبة
    .text = كيف يُدفع ثمن علامته { "−" }؟
value-king-negative_price-takes_over = لمّات
    .text = يُحسب على المشتري هذا العدد من لمّات الموزّع
value-king-negative_price-fixed = نقاطاً
    .text = يدفع المشتري للموزّع 75 عن كل واحد، أو 90 في شدّة 32 ورقة
option-king-split_limit = القسمة
    .text = ما أعلى عرض يجوز معه للموزّع أن يقسم التوزيعة؟
value-king-split_limit-2 = حتى { "+2" }
    .text = { "+2" }
value-king-split_limit-0 = إذا قال الجميع باس
    .text = ولا عرض، على الجميع أن يقولوا باس
value-king-split_limit-1 = حتى { "+1" }
    .text = { "+1" }
value-king-split_limit-3 = حتى { "+3" } و{ "−1" }
    .text = { "+3" }، وكذلك { "−1" }
value-king-split_limit-fewer_than_3_bids = بعد أقل من ثلاث مزايدات
    .text = أيّ عرض، ما دامت المزايدات أقل من ثلاث؛ ومساواة العرض مزايدة
value-king-split_limit-off = أبداً
    .text = لا تُقسم توزيعة أبداً
option-king-early_finish = الإنهاء المبكر
    .text = هل تقف التوزيعة حين لا يبقى فيها ما يُخسر؟
value-king-early_finish-on = نعم
    .text = تقف التوزيعة التي لا تُحسب فيها إلا أوراق مكلفة حين تؤخذ كلها
value-king-early_finish-off = لا
    .text = تُلعب كل توزيعة إلى آخرها
preset-king-classic = الأصلية
    .text = اللعبة كما يرويها مصدرها.
preset-king-short = القصيرة
    .text = أربع توزيعات مكلفة، ثم توزيعة بالمزاد. حوالي ربع ساعة.
preset-king-portugal = البرتغال
    .text = مزاد دائماً، والأثمان نقاط. لا يجوز افتتاح الكبّة باكراً.
preset-king-brazil = البرازيل
    .text = الموزّع يفتتح، ونادراً ما تُقسم التوزيعة. لا يجوز افتتاح الكبّة باكراً.
preset-king-turkey = تركيا
    .text = القطع واجب، والموزّع يفتتح، ولا تُقسم توزيعة. لا يجوز افتتاح الكبّة باكراً.
preset-king-russia = روسيا
    .text = اثنتان وثلاثون ورقة. لا يجوز افتتاح الكبّة باكراً.
preset-king-small_pack = شدّة 32 ورقة
    .text = اثنتان وثلاثون ورقة، ثمانٍ لكل واحد: أسرع وأجرأ.
