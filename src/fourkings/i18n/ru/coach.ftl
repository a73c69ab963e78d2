# Тренер: почему одна карта или заявка лучше другой. Целые фразы: сначала, может быть, факт, потом что из него выходит и лучшая
# карта. «Вы» — тот, кто выбирает. Никаких чисел, кроме очков, взяток и карт.

coach-often = { $often ->
    [usually] почти всегда
    [often] часто
   *[sometimes] иногда
}

coach-points = { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
}

## Что известно точно

coach-unbeatable = { $mine ->
    [1] Карту партнёра { $prize } соперники побить не могут.
   *[0] { $seat } играет { $prize }: эту карту никто не побьёт.
}
coach-cannot-win = Эту взятку вам не взять.
coach-sure-winner = { $how ->
    [only] Ваш ход последний, и берёт только { $better }.
    [enough] Ваш ход последний, и карты { $better } хватит.
    [last] Ваш ход последний, и { $better } берёт.
   *[any] Карту { $better } никто не побьёт.
}
coach-stays-below = Карта { $better } эту взятку не возьмёт.
coach-highest = Карта { $prize } — старшая из { CASE($suit, "genitive") }, которые остались.
coach-holds = Карта { $prize } точно на руках: { $seat }.
coach-only-card = Кроме { $better }, других { CASE($suit, "genitive") } у вас нет.
coach-trumps-out = { $count ->
    [0] Козырей больше ни у кого нет.
    [one] У других ещё { $count } козырь.
    [few] У других ещё { $count } козыря.
    [many] У других ещё { $count } козырей.
   *[other] У других ещё { $count } козыря.
}
coach-need = { $how ->
    [me] Вам нужно ещё { $tricks ->
        [one] { $tricks } взятка.
        [few] { $tricks } взятки.
        [many] { $tricks } взяток.
       *[other] { $tricks } взятки.
    }
    [partner] Партнёру нужно ещё { $tricks ->
        [one] { $tricks } взятка.
        [few] { $tricks } взятки.
        [many] { $tricks } взяток.
       *[other] { $tricks } взятки.
    }
   *[foe] До заказа не хватает ещё { $tricks ->
        [one] { $tricks } взятки; заказывал игрок { $seat }.
        [few] { $tricks } взяток; заказывал игрок { $seat }.
        [many] { $tricks } взяток; заказывал игрок { $seat }.
       *[other] { $tricks } взятки; заказывал игрок { $seat }.
    }
}

## Взятки, которые нужны

coach-ruff = { $often ->
    [sure] Бейте козырем { $better } и берите взятку.
    [may] Бейте козырем { $better }: взятка может стать вашей.
   *[other] Бейте козырем { $better }: взятка { coach-often } ваша.
}
coach-lead-winner = { $often ->
    [sure] Зайдите с карты { $better } и берите взятку.
    [may] Зайдите с карты { $better }: она возьмёт скорее, чем { $card }.
   *[other] Зайдите с карты { $better }: она { coach-often } берёт.
}
coach-win-now = { $often ->
    [sure] Берите эту взятку картой { $better }, а не играйте { $card }.
    [may] { $better } может взять эту взятку: играйте её, а не { $card }.
   *[other] { $better } { coach-often } берёт эту взятку: играйте её, а не { $card }.
}
coach-safer = { $often ->
    [sure] Карту { $card } могут побить, а карту { $better } — никто.
    [may] Карту { $card } могут побить: { $better } скорее возьмёт эту взятку.
   *[other] Карту { $card } могут побить: { $better } { coach-often } берёт эту взятку.
}
coach-overtakes-partner = Оставьте взятку партнёру: сыграйте { $better }, а не { $card }.
coach-cheaper = { $often ->
    [may] Здесь хватит карты { $better }: { $card } может взять ещё одну взятку позже.
   *[other] Здесь хватит карты { $better }: { $card } { coach-often } берёт ещё одну взятку позже.
}
coach-keep-winner = { $how ->
    [trump] { $often ->
        [may] Берегите козырь { $card }: позже он может взять. Сыграйте карту { $better }.
       *[other] Берегите козырь { $card }: позже он { coach-often } берёт. Сыграйте карту { $better }.
    }
    [throw] { $often ->
        [may] Не сбрасывайте карту { $card }: позже она может взять. Сбросьте { $better }.
       *[other] Не сбрасывайте карту { $card }: позже она { coach-often } берёт. Сбросьте { $better }.
    }
    [lead] { $often ->
        [may] Не заходите с карты { $card }: позже она может взять. Зайдите с карты { $better }.
       *[other] Не заходите с карты { $card }: позже она { coach-often } берёт. Зайдите с карты { $better }.
    }
   *[follow] { $often ->
        [may] Берегите карту { $card }: позже она может взять. Сыграйте { $better }.
       *[other] Берегите карту { $card }: позже она { coach-often } берёт. Сыграйте { $better }.
    }
}
coach-save-winner = { $often ->
    [may] { $card } эту взятку не возьмёт, но может взять потом: сыграйте { $better }.
   *[other] { $card } эту взятку не возьмёт, но потом { coach-often } берёт: сыграйте { $better }.
}
coach-keep = { $how ->
    [ruff] Бейте козырем { $better }, а карту { $card } берегите: позже она может взять.
    [guard] Берегите карту { $card }: она прикрывает карту { $prize }. Сыграйте { $better }.
    [catch] Берегите карту { $card }: она может побить карту { $prize }. Сыграйте { $better }.
    [catch-suit] Берегите карту { $card }, чтобы поймать ценные карты ({ $suit }). Сыграйте { $better }.
    [entry] Берегите карту { $card }, чтобы взять ход для других ваших карт. Сыграйте { $better }.
    [below] Берегите карту { $card } рядом с картой { $prize }: так можно сыграть ниже. Сыграйте { $better }.
    [anyway] Эта взятка всё равно ваша: берите картой { $better }, а { $card } берегите, чтобы позже отдать ход.
    [free] Эта взятка ничего не стоит: избавьтесь от карты { $better }, а { $card } берегите.
    [run-out] Не заходите с карты { $card }: масть ({ $suit }) у других раньше кончится, и карту { $prize } побьют козырем. Зайдите с { $better }.
    [high-last] Избавьтесь сейчас от карты { $better }: последние взятки берут старшие карты.
    [end] Берегите карту { $card } на конец: младшие карты не берут последних взяток. Сыграйте { $better }.
    [shed] Избавьтесь от карты { $better }, пока она не берёт, а { $card } берегите, чтобы позже отдать ход.
   *[low] Берегите карту { $card }, чтобы позже отдать ход. Сыграйте { $better }.
}
coach-ruff-later = Сыграйте { $better }: других { CASE($suit, "genitive") } у вас нет, и потом эту масть можно бить козырем.
coach-draw-trumps = { $how ->
    [for] Зайдите с карты { $better }: чем меньше козырей у других, тем целее { $prize }.
   *[all] Зайдите с карты { $better }, чтобы выбить козыри: тогда другие ваши карты целее.
}
coach-shorten = Сыграйте { $better }: когда { CASE($suit, "genitive") } не останется, можно бить козырем.
coach-costs-trick = Сыграйте { $better }: тогда { $prize } скорее возьмёт взятку.
coach-partner-ruffs = У партнёра больше нет { CASE($suit, "genitive") }: зайдите с карты { $better }, чтобы он бил козырем.
coach-swap = { $costs ->
    [1] { $card } взяла бы эту взятку, а { $better } может взять другую позже: играйте { $better } сейчас.
   *[0] Берите сейчас картой { $better }: { $card } может взять другую взятку позже.
}
coach-more-tricks = { $how ->
    [partner] После { $better } партнёр берёт больше взяток, чем после { $card }.
    [suit] { $costs ->
        [1] После { $card } ваша масть ({ $suit }) берёт больше взяток в минус: сыграйте { $better }.
       *[0] После { $better } ваша масть ({ $suit }) берёт больше взяток, чем после { $card }.
    }
    [others] { $costs ->
        [1] После { $card } ваши другие карты берут больше взяток в минус: сыграйте { $better }.
       *[0] После { $better } ваши другие карты берут больше взяток, чем после { $card }.
    }
   *[side] После { $better } вы вдвоём берёте больше взяток, чем после { $card }.
}

## Взятки, которые отнимают

coach-wins-costly = { $falls ->
    [1] { $often ->
        [sure] { $card } берёт эту взятку, а в неё могут упасть карты в минус: сыграйте { $better }.
        [may] { $card } может взять эту взятку, а в неё могут упасть карты в минус: сыграйте { $better }.
       *[other] { $card } { coach-often } берёт эту взятку, а в неё могут упасть карты в минус: сыграйте { $better }.
    }
   *[0] { $often ->
        [sure] { $card } берёт эту взятку, а она в минус: сыграйте { $better }.
        [may] { $card } может взять эту взятку, а она в минус: сыграйте { $better }.
       *[other] { $card } { coach-often } берёт эту взятку, а она в минус: сыграйте { $better }.
    }
}
coach-brings-set = { $often ->
    [sure] { $card } берёт эту взятку и все карты в ней ({ $suit }): сыграйте { $better }.
    [may] { $card } может взять эту взятку и карты в ней ({ $suit }): сыграйте { $better }.
   *[other] { $card } { coach-often } берёт эту взятку и карты в ней ({ $suit }): сыграйте { $better }.
}
coach-rid-of-winner = { $often ->
    [may] Избавьтесь сейчас от карты { $better }: позже она может взять взятку в минус.
   *[other] Избавьтесь сейчас от карты { $better }: позже она { coach-often } берёт взятку в минус.
}
coach-endangers = { $often ->
    [may] После { $card } карта { $prize } может взять взятку в минус: сыграйте { $better }.
   *[other] После { $card } карта { $prize } { coach-often } берёт взятку в минус: сыграйте { $better }.
}

## Карты, которые приносят

coach-wins-pot = { $saves ->
    [1] { $often ->
        [sure] Берите взятку картой { $better }, это { coach-points }, и сохраните { $card }.
        [may] { $better } может взять взятку, это { coach-points }, а { $card } останется цела.
       *[other] { $better } { coach-often } берёт взятку, это { coach-points }, а { $card } остаётся цела.
    }
   *[0] { $often ->
        [sure] Берите взятку, в ней { coach-points }: сыграйте { $better }, а не { $card }.
        [may] { $better } может взять взятку, в ней { coach-points }: играйте её, а не { $card }.
       *[other] { $better } { coach-often } берёт взятку, в ней { coach-points }: играйте её, а не { $card }.
    }
}
coach-gives = { $later ->
    [1] { $card } отдаёт { coach-points }, которые можно взять позже: сыграйте { $better }.
   *[0] { $card } отдаёт { coach-points }: сыграйте { $better }.
}
coach-falls = { $lead ->
    [1] { $often ->
        [may] Не заходите с карты { $card }: она может уйти соперникам, а это { coach-points }. Зайдите с карты { $better }.
       *[other] Не заходите с карты { $card }: она { coach-often } уходит соперникам, а это { coach-points }. Зайдите с карты { $better }.
    }
   *[0] { $often ->
        [may] { $card } может уйти соперникам, а это { coach-points }: сыграйте { $better }.
       *[other] { $card } { coach-often } уходит соперникам, а это { coach-points }: сыграйте { $better }.
    }
}
coach-feed = { $often ->
    [sure] Добавьте к этой взятке карту { $better }, это { coach-points }.
    [may] Взятку может взять партнёр: добавьте { $better }, это { coach-points }.
   *[other] Взятку { coach-often } берёт партнёр: добавьте { $better }, это { coach-points }.
}
coach-cash = { $trumped ->
    [1] { $often ->
        [may] Сыграйте { $better } сейчас: позже её могут побить козырем, а это { coach-points }.
       *[other] Сыграйте { $better } сейчас: позже её { coach-often } бьют козырем, а это { coach-points }.
    }
   *[0] { $often ->
        [may] Сыграйте { $better } сейчас: позже она может уйти соперникам, а это { coach-points }.
       *[other] Сыграйте { $better } сейчас: позже она { coach-often } уходит соперникам, а это { coach-points }.
    }
}
coach-costs-card = { $often ->
    [may] После { $card } карта { $prize } может уйти соперникам: сыграйте { $better }.
   *[other] После { $card } карта { $prize } { coach-often } уходит соперникам: сыграйте { $better }.
}
coach-catches = { $lead ->
    [1] { $often ->
        [may] Зайдите с карты { $better }: она может поймать { $prize }, это { coach-points }.
       *[other] Зайдите с карты { $better }: ваша сторона { coach-often } ловит { $prize }, это { coach-points }.
    }
   *[0] { $often ->
        [may] После { $better } ваша сторона может взять { $prize }, это { coach-points }.
       *[other] После { $better } ваша сторона { coach-often } берёт { $prize }, это { coach-points }.
    }
}
coach-likelier = { $costs ->
    [1] После { $card } карта { $prize } скорее достанется вам: сыграйте { $better }.
   *[0] После { $better } карта { $prize } скорее достанется вашей стороне.
}
coach-more-of-suit = { $costs ->
    [1] После { $card } вам достаётся больше { CASE($suit, "genitive") }, а они в минус: сыграйте { $better }.
   *[0] После { $better } вы берёте больше ценных { CASE($suit, "genitive") }, чем после { $card }.
}
coach-keeps = { $costs ->
    [1] После { $card } больше ваших же карт уходит вам в минус: сыграйте { $better }.
   *[0] После { $card } вы теряете очки на картах, которые остались: сыграйте { $better }.
}
coach-more-points = { $how ->
    [costs] После { $card } вам достаётся больше карт в минус: сыграйте { $better }.
    [lead] Зайдите с карты { $better }: она берёт больше ценных карт, чем { $card }.
   *[follow] { $better } берёт больше ценных карт, чем { $card }.
}

## Карты, которые отнимают

coach-takes-own = { $often ->
    [sure] { $card } берёт эту взятку, а это { coach-points } в минус: сыграйте { $better }.
    [either] Обе карты берут эту взятку, а { $card } — это { coach-points } в минус: сыграйте { $better }.
    [may] { $lead ->
        [1] Если зайти с карты { $card }, она может достаться вам же, а это { coach-points } в минус: зайдите с { $better }.
       *[0] { $card } может достаться вам же, а это { coach-points } в минус: сыграйте { $better }.
    }
   *[other] { $lead ->
        [1] Если зайти с карты { $card }, она { coach-often } достаётся вам же, а это { coach-points } в минус: зайдите с { $better }.
       *[0] { $card } { coach-often } достаётся вам же, а это { coach-points } в минус: сыграйте { $better }.
    }
}
coach-rid-of-penalty = { $often ->
    [may] Отдайте { $better } сейчас: позже она может остаться у вас, а это { coach-points } в минус.
   *[other] Отдайте { $better } сейчас: позже она { coach-often } остаётся у вас, а это { coach-points } в минус.
}
coach-stuck = { $often ->
    [may] После { $card } карта { $prize } может остаться у вас: сыграйте { $better }.
   *[other] После { $card } карта { $prize } { coach-often } остаётся у вас: сыграйте { $better }.
}
coach-brings = { $often ->
    [may] { $card } может принести вам { $prize }, а это { coach-points } в минус: сыграйте { $better }.
   *[other] { $card } { coach-often } приносит вам { $prize }, а это { coach-points } в минус: сыграйте { $better }.
}
coach-kept-brings = { $often ->
    [may] Избавьтесь от карты { $better }: позже она может принести вам { $prize }, а это { coach-points } в минус.
   *[other] Избавьтесь от карты { $better }: позже она { coach-often } приносит вам { $prize }, а это { coach-points } в минус.
}
coach-last = { $costs ->
    [1] { $often ->
        [may] { $card } может оставить вам последнюю взятку, а она в минус: сыграйте { $better }.
       *[other] { $card } { coach-often } оставляет вам последнюю взятку, а она в минус: сыграйте { $better }.
    }
   *[0] { $often ->
        [may] { $better } может принести вам последнюю взятку, а она в счёт.
       *[other] { $better } { coach-often } приносит вам последнюю взятку, а она в счёт.
    }
}

## Заказы и всё остальное

coach-makes-bid = { $how ->
    [me] С картой { $better } ваш заказ выходит чаще, чем с картой { $card }.
    [partner] После { $better } заказ партнёра выходит чаще, чем после { $card }.
   *[foe] После { $better } { $seat } остаётся без заказа чаще, чем после { $card }.
}
coach-rest = { $points ->
    [0] При верной игре до конца раздачи { $better } немного лучше, чем { $card }.
   *[other] { $costs ->
        [1] До конца раздачи { $card } отнимает у вас больше, чем { $better }: примерно { coach-points }.
       *[0] До конца раздачи { $card } приносит меньше, чем { $better }: примерно { coach-points }.
    }
}

coach-even = { $how ->
    [forced] Выбора у вас нет.
    [equal] Все ваши карты дают одно и то же: сыграйте карту { $better }.
   *[close] Явно лучшего здесь нет: { $better } не хуже других.
}
coach-as-good = { $card } подошла бы так же.
coach-rule = По простому правилу сыграйте { $better }.

## Заявки

coach-call-points = { $points ->
    [0] В конечном счёте { $word } немного лучше, чем { $second }.
    [one] За много раздач { $word } приносит больше, чем { $second }: примерно { $points } очко.
    [few] За много раздач { $word } приносит больше, чем { $second }: примерно { $points } очка.
    [many] За много раздач { $word } приносит больше, чем { $second }: примерно { $points } очков.
   *[other] За много раздач { $word } приносит больше, чем { $second }: примерно { $points } очка.
}
coach-hand-tricks = Ваша рука даёт около { $tricks ->
    [one] { $tricks } взятки
    [few] { $tricks } взяток
    [many] { $tricks } взяток
   *[other] { $tricks } взятки
}.
coach-bid = { $how ->
    [void] С { $bid } заказов слишком мало, раздача не в счёт: вам это на руку.
    [least] Не заказывайте больше, чем обязаны.
    [bold] Заказ { $bid } — смело, но риск того стоит.
   *[safe] Заказ { $bid } должен выйти.
}
coach-clique = { $how ->
    [done] Объявлять вам больше нечего.
    [beaten] Другая клика старше: скажите это и играйте дальше.
   *[announced] Объявите «{ $clique }»: +{ $points }, если засчитают.
}
coach-declare = { $how ->
    [suit] Козыри — { $suit }: у вас выйдет около { $points }.
    [no-trump] Без козыря старшие карты принесут вам около { $points }.
   *[negative] Карты у вас мелкие: минусовая оставит вам около { $points }.
}
coach-king-price = { $how ->
    [bid] При { $rung } вам останется около { $points }, больше, чем если раздачу назначит другой.
    [ask] Попросите { $rung }: «нет» ничего не стоит, «да» принесёт около { $points }.
    [ultimatum] Ставьте ультиматум { $rung }: «да» принесёт около { $points }, а если откажутся, названная раздача вам по картам.
    [yes] Скажите «да»: даже при { $rung } вам останется около { $points }.
    [no] Скажите «нет»: при { $rung } вам останется около { $points }.
   *[sell] Продайте за { $rung }: это даст около { $points }, больше, чем сама раздача.
}
coach-king-call = { $how ->
    [auction] Откройте торги: отказать вы ещё сможете, а кто-то, может быть, заплатит больше, чем раздача стоит для вас.
    [refuse] Откажите: для вас раздача стоит больше цены.
    [split] Поделите: большего ваша рука вряд ли принесёт.
   *[pass] Покупать эту раздачу дороже вам не стоит.
}
coach-rule-call = { $how ->
    [own] Так советует простое правило этой игры.
   *[least] В этих картах нет ничего, что оправдало бы большее.
}
