# Подсказка: что сделал бы здесь осторожный игрок и почему. Целая фраза рядом с картой или словом.

advice-forced = Выбора у вас нет.

## Карты в раздачах, где взятки приносят

advice-give-partner = Взятку берёт партнёр: отдайте ему карту { $card }.
advice-partner-wins = Взятку берёт партнёр: приберегите карты получше.
advice-ruff = У вас нет { CASE($suit, "genitive") }: бейте козырем { $card }.
advice-win-last = Ваш ход последний: чтобы взять, хватит карты { $card }.
advice-win-sure = { $card } почти наверняка берёт эту взятку.
advice-win-try = Карта { $card } пока старшая и вполне может взять.
advice-cannot-win = Эту взятку не взять: отдайте как можно меньше.
advice-hold-back = Карты получше эта взятка не стоит: сыграйте карту { $card } и ждите.
advice-lead-trumps = Козыри у вас сильные: выбивайте чужие картой { $card }, пока ваши старшие карты не побили козырем.
advice-lead-partner-ruffs = У партнёра больше нет { CASE($suit, "genitive") }, он может бить козырем: зайдите с карты { $card }.
advice-lead-master = Карту { $card }, скорее всего, никто не побьёт: берите взятку сейчас.
advice-lead-single = Других { CASE($suit, "genitive") } у вас нет: потом эту масть можно бить козырем.
advice-lead-long = Ваша длинная масть — { $suit }: заходите в неё рано, и к концу возьмут даже младшие.
advice-lead-low = Зайдите с карты { $card }: отдаёте вы немного, а сильные карты останутся вместе.

## Карты в раздачах, где взятки отнимают

advice-late-high = Штраф только за последние взятки: сыграйте карту { $card } сейчас, пока взятка ничего не стоит.
advice-shed-cost = У вас нет { CASE($suit, "genitive") }: сбросьте карту { $card }, взятку берёт { $seat }.
advice-shed = У вас нет { CASE($suit, "genitive") }: сбросьте карту { $card }, её опаснее всего держать.
advice-give-cost = { $card } младше той, что берёт: пусть забирает { $seat }.
advice-duck = Пропустите взятку картой { $card }: она младше той, что берёт.
advice-take-free = Ваш ход последний, и взятка ничего не стоит: избавьтесь от карты { $card }.
advice-take-high = Ваш ход последний, и вы всё равно берёте: берите картой { $card }, а младшие оставьте.
advice-take-must = Любая ваша карта перебивает: меньше всего жаль карту { $card }.
advice-take-chance = После вас карту { $card }, скорее всего, побьют, и вы от неё избавитесь.
advice-lead-exit = Зайдите с карты { $card }: другим, скорее всего, придётся её побить.
advice-lead-cheap = Зайдите с карты { $card } сейчас, пока взятка, скорее всего, дешёвая.
advice-lead-least = Безопасного захода нет: карта { $card } опасна меньше всего.

## 400

advice-bid-tricks = Ваша рука даёт около { $tricks ->
    [one] { $tricks } взятки
    [few] { $tricks } взяток
    [many] { $tricks } взяток
   *[other] { $tricks } взятки
}: заказ { $bid } должен выйти в { $percent } из 100 раздач.
advice-bid-more = Заказ { $bid } — смело, когда в руке около { $tricks ->
    [one] { $tricks } взятки
    [few] { $tricks } взяток
    [many] { $tricks } взяток
   *[other] { $tricks } взятки
}, но цена того стоит: он должен выйти в { $percent } из 100 раздач.
advice-bid-least = Ваша рука обещает около { $tricks ->
    [one] { $tricks } взятки
    [few] { $tricks } взяток
    [many] { $tricks } взяток
   *[other] { $tricks } взятки
}: не заказывайте больше, чем обязаны.
advice-bid-void = У вас около { $tricks ->
    [one] { $tricks } взятки
    [few] { $tricks } взяток
    [many] { $tricks } взяток
   *[other] { $tricks } взятки
}, и с { $bid } заказов слишком мало, раздача не в счёт: вам это на руку.

## Клики

advice-clique-told = Объявите «{ $clique }»: +{ $points }, если засчитают.
advice-clique-done = Объявлять вам больше нечего.
advice-clique-good = Другая клика старше: скажите это и играйте дальше.

## Слова игр, о которых осторожный ничего не знает

advice-call-least = В этих картах нет ничего, что оправдало бы большее.
advice-call-own = Так советует простое правило этой игры.

## Кинг

advice-declare-trump = Козыри — { $suit }: у вас выйдет около { $points ->
    [one] { $points } очка
    [few] { $points } очков
    [many] { $points } очков
   *[other] { $points } очков
}.
advice-declare-no-trump = Без козыря старшие карты принесут вам около { $points ->
    [one] { $points } очка
    [few] { $points } очков
    [many] { $points } очков
   *[other] { $points } очков
}.
advice-declare-negative = Карты у вас мелкие: минусовая оставит вам около { $points ->
    [one] { $points } очка
    [few] { $points } очков
    [many] { $points } очков
   *[other] { $points } очков
}.
advice-king-auction = Откройте торги: отказать вы ещё сможете, а кто-то, может быть, заплатит больше того, что вы возьмёте сами (около { $points }).
advice-bid-rung = При { $rung } вам останется около { $points ->
    [one] { $points } очка
    [few] { $points } очков
    [many] { $points } очков
   *[other] { $points } очков
}, больше, чем если раздачу назначит другой.
advice-king-pass = Покупать эту раздачу дороже вам не стоит.
advice-sell = Продайте: это даст около { $points ->
    [one] { $points } очка
    [few] { $points } очков
    [many] { $points } очков
   *[other] { $points } очков
}, а своя игра — около { $own }.
advice-king-refuse = Откажите: для вас раздача стоит около { $points ->
    [one] { $points } очка
    [few] { $points } очков
    [many] { $points } очков
   *[other] { $points } очков
}, больше цены.
advice-ask-more = Попросите { $rung }: «нет» ничего не стоит, «да» принесёт около { $points ->
    [one] { $points } очка
    [few] { $points } очков
    [many] { $points } очков
   *[other] { $points } очков
}.
advice-ultimatum = Ставьте ультиматум { $rung }: «да» принесёт около { $points ->
    [one] { $points } очка
    [few] { $points } очков
    [many] { $points } очков
   *[other] { $points } очков
}, а если все откажутся, названная раздача вам по картам.
advice-king-split = Поделите: большего ваша рука вряд ли принесёт.
advice-answer-yes = Скажите «да»: даже при { $rung } вам останется около { $points ->
    [one] { $points } очка
    [few] { $points } очков
    [many] { $points } очков
   *[other] { $points } очков
}.
advice-answer-no = Скажите «нет»: при { $rung } вам останется около { $points ->
    [one] { $points } очка
    [few] { $points } очков
    [many] { $points } очков
   *[other] { $points } очков
}.

## По пробам раздач, которые сходятся (сильный)

advice-sampled-equal = Все ваши карты дают одно и то же: сыграйте карту { $card }.
advice-sampled-near = В среднем { $card } и { $instead } дают здесь почти одно и то же.
advice-sampled-gain = { $deals ->
    [1] В единственной раздаче, которая сходится с тем, что вы видели,
    [one] В { $deals } раздаче, которая сходится с тем, что вы видели,
    [few] В { $deals } раздачах, которые сходятся с тем, что вы видели,
    [many] В { $deals } раздачах, которые сходятся с тем, что вы видели,
   *[other] В { $deals } раздачах, которые сходятся с тем, что вы видели,
} { $card } приносит в среднем на { $tenths ->
    [one] { $tenths } очко
    [few] { $tenths } очка
    [many] { $tenths } очков
   *[other] { $tenths } очка
} больше, чем { $instead }.
advice-sampled-gain-match = { $deals ->
    [1] В единственной раздаче, которая сходится с тем, что вы видели,
    [one] В { $deals } раздаче, которая сходится с тем, что вы видели,
    [few] В { $deals } раздачах, которые сходятся с тем, что вы видели,
    [many] В { $deals } раздачах, которые сходятся с тем, что вы видели,
   *[other] В { $deals } раздачах, которые сходятся с тем, что вы видели,
} { $card } для победы в партии ценнее, чем { $instead }, на { $tenths ->
    [one] { $tenths } очко
    [few] { $tenths } очка
    [many] { $tenths } очков
   *[other] { $tenths } очка
}.
advice-sampled-danger = { $percent ->
    [100] Во всех возможных раздачах
   *[other] В { $percent } из 100 возможных раздач
} карту { $danger } держит { $seat } или { $other }, а они ходят после вас: сыграйте карту { $card }.
advice-sampled-danger-one = { $percent ->
    [100] Во всех возможных раздачах
   *[other] В { $percent } из 100 возможных раздач
} карту { $danger } держит { $seat } и ходит после вас: сыграйте карту { $card }.
advice-sampled-above = { $percent ->
    [100] Во всех возможных раздачах
   *[other] В { $percent } из 100 возможных раздач
} кому-то после вас придётся побить карту { $card }.
advice-sampled-holds = { $percent ->
    [100] Во всех возможных раздачах
   *[other] В { $percent } из 100 возможных раздач
} никто после вас не побьёт карту { $card }.
advice-sampled-partner = Взятку берёт партнёр, его карта { $ahead }: { $percent ->
    [100] во всех возможных раздачах
   *[other] в { $percent } из 100 возможных раздач
} никто из соперников после вас её не побьёт. Сыграйте карту { $card }.
advice-sampled-bid = Самый надёжный заказ — { $bid }. Если перебрать раздачи, возможные при ваших картах и этих заказах, кроме тех, что не в счёт, он выйдет в { $percent } из 100.
advice-sampled-bid-higher = Заказ { $bid } вышел бы только в { $percent } из 100.
advice-sampled-word = В раздачах, которые сходятся с тем, что вы видели и слышали (их { $deals }), { $word } оставляет вам в среднем около { $points ->
    [one] { $points } очка
    [few] { $points } очков
    [many] { $points } очков
   *[other] { $points } очков
}, { $second } — около { $less }.
advice-sampled-word-match = В раздачах, которые сходятся с тем, что вы видели и слышали (их { $deals }), { $word } выигрывает партию примерно в { $percent } из 100, { $second } — в { $less }.
advice-sampled-clique = Объявите «{ $clique }»: { $percent ->
    [100] во всех возможных раздачах
   *[other] в { $percent } из 100 возможных раздач
} у соперников нет клики старше.
