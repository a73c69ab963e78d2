# ما لا يصحّ في سجلّ يأتي به أحدهم. `$why` جملة من هذا الملف أو من errors.ftl، و`$detail` ما يقوله برنامج آخر.

fault-place = ‏{ $place }: { $why }
fault-clause = ‏{ $why } ({ $clause })
fault-deal = التوزيعة { $number }: { $why }
fault-deal-action = التوزيعة { $number }، الحركة { $action }: { $why }
fault-near = ‏{ $why } هل قصدت { $near }؟
fault-near-several = ‏{ $why } (هل قصدت واحداً من: { $near }؟)

fault-no-game = لا لعبة اسمها { $name }: الألعاب هي { $known }
fault-option-value = ‏{ $name } = { $value }: القيم هي { $known } ({ $clause })
fault-option-together = ‏{ $name } = { $value } لا يصحّ إلا مع { $other } = { $needed } لا { $set } ({ $clause })
fault-no-preset = ليس في { $game } صيغة { $name }: الصيغ هي { $known } ({ $clause })
fault-no-house-rule = ليس في { $game } خيار { $name }: الخيارات هي { $known } ({ $clause })
fault-no-card = ‏{ $text } ليس ورقة: اكتب رتبة من { $ranks } ونوعاً من { $suits }، مثل QH أو TS
fault-no-action = ‏{ $text } ليس ورقة ولا كلمة من { $game }
fault-no-word = لا كلام في لعبة الملك، ولا حتى { $word }

fault-the-record = السجلّ: { $why }
fault-json-object = المنتظر كائن JSON، لا { $given }
fault-json-missing = ‏{ $entry } ناقص
fault-json-list = المنتظر قائمة، لا { $given }
fault-json-four = المنتظر أربعة عناصر، لا { $number }
fault-json-text = المنتظر نص، لا { $given }
fault-json-plain-text = المنتظر نص بلا أحرف تحكّم، لا { $given }
fault-json-number = المنتظر عدد صحيح، لا { $given }
fault-json-seat = المنتظر عدد من 0 إلى 3، لا { $given }
fault-json-truth = المنتظر true أو false، لا { $given }
fault-json-half = في هذا الـJSON نصف حرف (نصف بديل وحيد)، فليس نصاً
fault-json-misfit = هذا ليس JSON: { $text } عند الحرف { $number } في غير موضعه
fault-json-ends = هذا ليس JSON: ينتهي النص عند الحرف { $number } قبل أن يكتمل
fault-json-digits = في هذا الـJSON عدد من آلاف الأرقام
fault-json-deep = في هذا الـJSON تداخل أعمق من { $number }
fault-json-key-twice = المفتاح { $entry } مكرّر في كائن واحد
fault-json-constant = ‏{ $text } ليس عدداً يسمح به JSON
fault-record-format = الصيغة: { $given } ليست { $format }، وهي الوحيدة التي يقرؤها هذا الإصدار
fault-record-points = النقاط والمجاميع معاً، أو لا شيء منهما والتوزيعة جارية
fault-record-action = الحركة [مقعد، حركة] أو [مقعد، حركة، [كل الحركات المسموحة]]
fault-result-action = الحركة [مقعد، حركة]
fault-record-partner-card = الورقة الموزّعة للشركاء [مشارك، ورقة]
fault-entrants = في المباراة أربعة مشاركين، لا { $number }
fault-contributions-four = المساهمات لا شيء أو أربع، واحدة لكل مشارك
fault-lots = القرعات من { $known }

fault-two-in-seat = اثنان في مقعد واحد
fault-drawn-seats = المقاعد بحسب القرعة { $expected }، لا { $recorded }
fault-drawn-dealer = بحسب القرعة يوزّع المقعد { $expected } أولاً، لا المقعد { $recorded }
fault-kings-not-drawn = وُزّعت شيّاب للشركاء في لعبة لا قرعة فيها
fault-draw-card-twice = في الجولة { $number } من القرعة ورقة مكرّرة أو ليست من الشدّة
fault-draw-others = الجولة { $number } من القرعة لم يسحبها من عليهم السحب وحدهم
fault-draw-open = تنتهي القرعة بتعادل بين المشاركين { $entrants }، فالأنواع لا تفصل بينهم: أضف الجولة التي يسحبون فيها مجدداً، أو اترك «draw» فارغاً واكتب المقاعد والموزّع كما كانت
fault-partners-card-twice = في توزيعة الشركاء ورقة مكرّرة أو ليست من الشدّة
fault-partners-order = لم يُوزَّع ورق الشركاء بترتيب اللعب حتى يصير لكل واحد شايب
fault-over-before-deal = انتهت المباراة قبل هذه التوزيعة
fault-deal-not-played = التوزيعة { $number } لم تُلعب إلى آخرها، وتتبعها أخرى
fault-deal-number = هذه التوزيعة { $expected } من المباراة، لا { $recorded }
fault-deal-dealer = على المقعد { $expected } أن يوزّع، لا المقعد { $recorded }
fault-hand-size = الورق في يد المقعد { $seat }: { $number }، لا { $expected }
fault-hand = يد المقعد { $seat }: { $why }
fault-not-in-pack = ‏{ $card } ليست من شدّة هذه اللعبة
fault-dealt-twice = ‏{ $card } موزّعة مرّتين
fault-turned-up = الورقة المكشوفة { $expected }، لا { $recorded }
fault-dealt-face-up = الورق الموزّع مكشوفاً { $expected }، لا { $recorded }
fault-legal-actions = الحركات المسموحة { $expected }، لا { $recorded }
fault-scored-early = حُسبت التوزيعة قبل نهايتها: الدور على المقعد { $seat }
fault-points-missing = انتهت التوزيعة؛ ونقاطها { $expected } ناقصة
fault-deal-void = التوزيعة ملغاة
fault-deal-not-void = التوزيعة غير ملغاة
fault-points-differ = النقاط { $expected }، لا { $recorded }
fault-totals-differ = المجاميع { $expected }، لا { $recorded }
fault-end-place = النهاية بعد التوزيعة { $recorded }، لا بعد { $last } وهي الأخيرة
fault-end-yet = في السجلّ نهاية، لكن { $why }
fault-end-fixed = لا ينهي الوقت مباراة عدد توزيعاتها محدّد في قواعدها
fault-end-over = كانت المباراة منتهية
fault-end-running = تُلعب التوزيعة الجارية إلى آخرها أولاً
fault-end-unscored = لم تُحسب توزيعة بعد
fault-result-missing = انتهت المباراة؛ ونتيجتها، الفائزون { $winners }، ناقصة
fault-result-early = لم تنتهِ المباراة، لكن في السجلّ نتيجة
fault-scores-differ = النقاط النهائية { $expected }، لا { $recorded }
fault-winners-differ = الفائزون { $expected }، لا { $recorded }
fault-nothing-staked = لا رهان، لكن في السجلّ مدفوعات { $recorded }
fault-payments-differ = المدفوعات { $expected }، لا { $recorded }
fault-match-over = انتهت المباراة
fault-deal-before = لم تُلعب التوزيعة السابقة إلى آخرها بعد
fault-hands-no-pack = الأيدي ليست شدّة ورقها { $number }
fault-cards-not-sealed = ورقها ليس من سرّها: { $detail }
fault-needs-people = يلزم لذلك أشخاص آخرون: افتح صفحة أحد الخوادم
fault-needs-network = تلزم لذلك الشبكة: افتح صفحة أحد الخوادم
fault-needs-host = لا يقدّم ذلك إلا من يدير خادماً: افتح صفحة أحد الخوادم

# Deals that can't be solved.

fault-table-twice = ‏{ $card } مكرّرة: أعطِ كل ورقة يداً واحدة
fault-table-sizes = في الأيدي { $sizes } من الورق: أعطِ كل يد العدد نفسه، من 1 إلى 13
fault-table-text = ‏{ $text } ليس توزيعة: اكتب الأيدي مثل N:AK32.QJ4.T98.765 وثلاثاً غيرها
fault-table-hand = ‏{ $text } ليس يداً: اكتب بستونيها وكوباها وديناريها وسباتيها، مثل { $example }
fault-table-missing = تنقص يد: أعطِ الأربع، أو ثلاثاً في كل منها 13 ورقة
fault-table-dealer = ‏{ $text } ليس موزّعاً: اكتب N أو E أو S أو W
fault-table-vulnerable = ‏{ $text } ليس حالة ضعف: اكتب None أو NS أو EW أو All
fault-table-file = هذا ليس ملف توزيعات: أعطِ PBN أو LIN أو RBN أو JSON Lines أو توزيعة PBN في كل سطر
fault-table-illegal = ‏{ $card } لا تُلعب الآن: اتبع اللون، والعب كل ورقة مرة واحدة
