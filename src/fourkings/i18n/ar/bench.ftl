bench-core = النواة: { $millions } مليون خطوة في الثانية من حلقة ثابتة ببايثون وحده، على نواة واحدة
bench-rules = القواعد، { $game }: التوزيعات { $deals }، الأفعال { $actions }، البصمة { $signature }، توزيعات الثانية { $dealt }، أفعال الثانية { $acted }
bench-playout = المحاكاة، { $game } التوزيعة { $deal }: المحاكيات { $playouts }، البصمة { $signature }، في الثانية { $speed }
bench-solve = الحلّال، { $game } التوزيعة { $deal }: الأوراق { $cards }، العقد { $nodes }، البصمة { $signature }، الوسيط { $median } ms، الأقصى { $most } ms
bench-sample = العيّنات، { $game }: المشاهد { $views }، البصمة { $signature }، العدّ { $counting } µs للمشهد، عيّنات الثانية { $speed }
bench-review = المراجعة، { $game }: التوزيعات { $deals }، القرارات { $decisions }، البصمة { $signature }، الأول { $first } s، الكل { $seconds } s
bench-server = الخادم، أوراق، الطاولات { $tables }: أفعال الثانية { $acted }، الوسيط { $median } ms، p99 { $p99 } ms، العمل { $work } ms للفعل، الذاكرة { $memory } KiB للطاولة
bench-server-fast = الخادم، { $load ->
    [cards] أوراق
   *[calls] كلام فقط
}، الطاولات بلا توقف { $tables }: أفعال الثانية { $acted }، الوسيط { $median } ms، p99 { $p99 } ms، العمل { $work } ms للفعل
bench-server-most = الخادم: أكثر طاولات جُرّبت وp99 تحت { $goal } ms: { $tables }
bench-server-ratio = الخادم، { $load ->
    [cards] أوراق
   *[calls] كلام فقط
}، { $pace ->
    [fast] الطاولات بلا توقف
   *[tables] الطاولات
} { $tables }: العمل للفعل، نسبة هذه المصادر إلى النسخة المقارَنة { $ratio }، الأزواج { $pairs }
bench-flood = الفيض، { $kind ->
    [nothing] لا شيء
    [empty_continuations] تكملات فارغة
    [pongs] pong
    [pings] ping
    [texts_of_a_letter] نصوص من حرف
    [valid_requests] طلبات صحيحة
    [close_frames] إطارات إغلاق
   *[long_texts] نصوص طويلة
}: الأفعال { $actions }، الوسيط { $median } ms، p99 { $p99 } ms، حصة الخادم من نواة { $work }%
bench-flood-start = الفيض بعد البدء مباشرةً: أبطأ رد من /livez { $worst } ms
bench-flood-worst = الفيض: p99 تحت أسوأ فيض { $worst } ms، { $where ->
    [within] ضمن
   *[beyond] فوق
} الهدف، وهو { $goal } ms
bench-thinking = التفكير، طاولات الناس { $tables }، طاولات البوتات التي تفكّر { $thinking }: الوسيط { $median } ms، p99 { $p99 } ms، أفعال البوتات في الثانية { $acted }، منها لـstrong نفسه { $own }%

bench-taught = كُتب، sha256 { $nets }
bench-players = اللاعبون، { $contract }: الخيارات { $choices }، الورقة الأرجح صحيحة { $right }%، متوسط اللوغاريتم { $log } ({ $chance } بالصدفة)
bench-players-few = اللاعبون، { $contract }: الخيارات { $choices }، أقل من أن تكفي لشبكة
bench-policy = السياسة، { $contract }، { $steps ->
    [0] بلا درس
   *[other] الخطوات { $steps }
}: نقاط التوزيعة { $points } ± { $half }
bench-policy-alone = السياسة، { $contract }، { $steps ->
    [0] بلا درس
   *[other] الخطوات { $steps }
}: نقاط التوزيعة { $points }، بلا مجال
bench-all-contracts = كل العقود
