bench-core = ядро: { $millions } млн шагов в секунду постоянного цикла на чистом Python, на одном ядре
bench-rules = правила, { $game }: раздач { $deals }, ходов { $actions }, подпись { $signature }, раздач в секунду { $dealt }, ходов в секунду { $acted }
bench-playout = доигрывания, { $game }, раздача { $deal }: доигрываний { $playouts }, подпись { $signature }, в секунду { $speed }
bench-solve = решатель, { $game }, раздача { $deal }: карт { $cards }, узлов { $nodes }, подпись { $signature }, медиана { $median } мс, больше всего { $most } мс
bench-sample = выборки, { $game }: видов { $views }, подпись { $signature }, подсчёт { $counting } мкс на вид, выборок в секунду { $speed }
bench-review = разбор, { $game }: раздач { $deals }, решений { $decisions }, подпись { $signature }, первое { $first } с, все { $seconds } с
bench-server = сервер, карты, столов { $tables }: ходов в секунду { $acted }, медиана { $median } мс, p99 { $p99 } мс, работа { $work } мс на ход, память { $memory } КиБ на стол
bench-server-fast = сервер, { $load ->
    [cards] карты
   *[calls] только заявки
}, столов без пауз { $tables }: ходов в секунду { $acted }, медиана { $median } мс, p99 { $p99 } мс, работа { $work } мс на ход
bench-server-most = сервер: больше всего испытанных столов при p99 меньше { $goal } мс: { $tables }
bench-server-ratio = сервер, { $load ->
    [cards] карты
   *[calls] только заявки
}, { $pace ->
    [fast] столов без пауз
   *[tables] столов
} { $tables }: работа на ход, отношение этого кода к коммиту { $ratio }, пар { $pairs }
bench-flood = поток, { $kind ->
    [nothing] ничего
    [empty_continuations] пустые продолжения
    [pongs] pong
    [pings] ping
    [texts_of_a_letter] тексты из одной буквы
    [valid_requests] верные запросы
    [close_frames] кадры закрытия
   *[long_texts] длинные тексты
}: ходов { $actions }, медиана { $median } мс, p99 { $p99 } мс, доля ядра у сервера { $work } %
bench-flood-start = поток сразу после запуска: самый медленный ответ /livez { $worst } мс
bench-flood-worst = поток: p99 при худшем потоке { $worst } мс, { $where ->
    [within] в пределах
   *[beyond] сверх
} цели { $goal } мс
bench-thinking = раздумья, столов с людьми { $tables }, столов, где думают боты, { $thinking }: медиана { $median } мс, p99 { $p99 } мс, ходов ботов в секунду { $acted }, из них самого strong { $own } %

bench-taught = записано, sha256 { $nets }
bench-players = игроки, { $contract }: выборов { $choices }, вероятнейшая карта верна { $right } %, средний логарифм { $log } ({ $chance } наугад)
bench-players-few = игроки, { $contract }: выборов { $choices }, слишком мало для сети
bench-policy = стратегия, { $contract }, { $steps ->
    [0] без урока
   *[other] шагов { $steps }
}: очки за раздачу { $points } ± { $half }
bench-policy-alone = стратегия, { $contract }, { $steps ->
    [0] без урока
   *[other] шагов { $steps }
}: очки за раздачу { $points }, без интервала
bench-all-contracts = все контракты
