# صفحات القواعد التي تجدها محرّكات البحث: العناوين، وأسماء الألعاب الأخرى (.also)، والأسطر حول القواعد.

search-title = ‏{ $game }: قواعد لعبة الورق
search-general = ألعاب لمّات لأربعة: القواعد المشتركة بين الألعاب الخمس
search-quarante = كارانت دو روا: قواعد لعبة الورق
    .also = أربعون للملوك، Quarante de Roi، Vierzig vom König، Forty for Kings
search-quarante-1792 = كارانت دو روا، 1792: القواعد القديمة كما دوّنها لاكومب
    .also = Quarante de Roi، Vierzig vom König، Quarante de Rois
search-400 = الأربعمية: قواعد لعبة الورق اللبنانية
    .also = أربعمية، اربعمية، أربعمئة، طرنيب 400، واحد وأربعون
search-jeu-du-roi = لعبة الملك: قواعد لعبة الورق
    .also = جو دو روا، Le Jeu du Roi
search-king = كينغ: قواعد لعبة الورق
    .also = كنج، رفقي، شايب الكبّة، King، Rıfkı

search-also = تُعرف أيضاً باسم: { $names }
search-play = العب الآن
search-draft = مسودّة: نرحّب بالتصحيحات.
search-correct = كيف تُصحَّح جملة
search-question = ‏{ $game }، { $section }: ما الذي حُسم هنا؟
