# Тренер: почему одна карта или заявка лучше другой. Целые фразы: сначала, может быть, факт, потом что из него выходит и лучшая
# карта. «Вы» — тот, кто выбирает. Никаких чисел, кроме очков, взяток и карт.

coach-often = { $often ->
    [usually] почти всегда
   *[often] часто
}

coach-do = { $act ->
    [lead] { $low ->
        [1] Зайдите с мелкой карты { $better }
       *[0] Зайдите с карты { $better }
    }
    [throw] { $low ->
        [1] Сбросьте мелкую карту { $better }
       *[0] Сбросьте { $better }
    }
    [trump] { $low ->
        [1] Бейте младшим козырем { $better }
       *[0] Бейте козырем { $better }
    }
   *[play] { $low ->
        [1] Сыграйте { $better }, вашу младшую карту
       *[0] Сыграйте { $better }
    }
}

coach-then = { $act ->
    [lead] { $low ->
        [1] зайдите с мелкой карты { $better }
       *[0] зайдите с карты { $better }
    }
    [throw] { $low ->
        [1] сбросьте мелкую карту { $better }
       *[0] сбросьте { $better }
    }
    [trump] { $low ->
        [1] бейте младшим козырем { $better }
       *[0] бейте козырем { $better }
    }
   *[play] { $low ->
        [1] сыграйте { $better }, вашу младшую карту
       *[0] сыграйте { $better }
    }
}

coach-costly = { $what ->
    [H] червы
    [Q] дамы
    [KJ] короли и валеты
   *[cards] карты в минус
}

coach-points = { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
}

## Что известно точно

coach-unbeatable = { $how ->
    [partner] Карту партнёра { $prize } соперники побить не могут.
    [last] { $seat } играет { $prize }: эту карту вам не побить.
   *[any] { $seat } играет { $prize }: эту карту никто не побьёт.
}
coach-price = { $how ->
    [gives] Цена карты { $better }: соперники получат { coach-points }.
    [leaves] Карта { $better } оставит взятку соперникам; её цена: { coach-points }.
    [least] Карта { $better } возьмёт эту взятку; потеря сейчас, самое меньшее: { coach-points }.
    [less] Но за много раздач это дешевле, чем { $card }.
   *[trick] Карта { $better } возьмёт эту взятку; потеря сейчас: { coach-points }.
}
coach-partner = { $how ->
    [ahead] Эту взятку пока берёт ваш партнёр, но { $seat } ещё не сыграл.
   *[later] Ваш партнёр ещё походит в этой взятке.
}
coach-cannot-win = { $how ->
    [better] Карта { $better } эту взятку не возьмёт.
   *[any] Эту взятку вам не взять.
}
coach-sure-winner = { $how ->
    [only] Ваш ход последний, и берёт только { $better }.
    [enough] Ваш ход последний, и карты { $better } хватит.
    [last] Ваш ход последний, и { $better } берёт.
   *[any] Карту { $better } никто не побьёт.
}
coach-highest = { $how ->
    [trump] Карту { $prize } можно побить только козырем.
    [own] Карту { $prize } больше никто не побьёт.
    [after] После этой взятки карта { $prize } — старшая из { CASE($suit, "genitive") }.
   *[now] Карта { $prize } — старшая из { CASE($suit, "genitive") }, которые остались.
}
coach-outside = Карту { $prize } ещё могут побить: у других { $out }.
coach-holds = Карта { $prize } точно на руках: { $seat }.
coach-only-card = { $how ->
    [throw] После { $better } других { CASE($suit, "genitive") } у вас нет: можно сбрасывать старшие карты.
   *[trump] После { $better } других { CASE($suit, "genitive") } у вас нет: можно бить козырем.
}
coach-trumps-out = { $count ->
    [0] Козырей больше ни у кого нет.
    [one] У других ещё { $count } козырь.
    [few] У других ещё { $count } козыря.
    [many] У других ещё { $count } козырей.
   *[other] У других ещё { $count } козыря.
}
coach-trait = { $how ->
    [long] Самая длинная ваша масть — { $suit }.
    [low] Большинство оставшихся { CASE($suit, "genitive") } старше, чем { $better }.
   *[lowest] Карта { $better } — младшая из ваших { CASE($suit, "genitive") }.
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
    [may] Зайдите с карты { $better }: она может взять.
   *[other] Зайдите с карты { $better }: она { coach-often } берёт.
}
coach-win-now = { $often ->
    [sure] Берите эту взятку картой { $better }, а не играйте { $card }.
    [may] { $better } может взять эту взятку: играйте её, а не { $card }.
   *[other] { $better } { coach-often } берёт эту взятку: играйте её, а не { $card }.
}
coach-safer = { $often ->
    [sure] Карту { $card } могут побить, а карту { $better } — никто.
    [may] Карту { $card } могут побить: { $better } старше.
   *[other] Карту { $card } могут побить: { $better } { coach-often } берёт эту взятку.
}
coach-overtakes-partner = Оставьте взятку партнёру: { coach-then }, а не { $card }.
coach-cheaper = { $often ->
    [low] Здесь хватит карты { $better }: старшую карту { $card } берегите.
    [may] Здесь хватит карты { $better }: { $card } может взять ещё одну взятку позже.
   *[other] Здесь хватит карты { $better }: { $card } { coach-often } берёт ещё одну взятку позже.
}
coach-keep-winner = { $how ->
    [trump] { $often ->
        [may] Берегите козырь { $card }: позже он может взять. { coach-do }.
       *[other] Берегите козырь { $card }: позже он { coach-often } берёт. { coach-do }.
    }
    [throw] { $often ->
        [may] Не сбрасывайте карту { $card }: позже она может взять. Сбросьте { $better }.
       *[other] Не сбрасывайте карту { $card }: позже она { coach-often } берёт. Сбросьте { $better }.
    }
    [lead] { $often ->
        [may] Не заходите с карты { $card }: позже она может взять. { coach-do }.
       *[other] Не заходите с карты { $card }: позже она { coach-often } берёт. { coach-do }.
    }
    [below] { $often ->
        [may] { $card } эту взятку не возьмёт, но может взять потом: { coach-then }.
       *[other] { $card } эту взятку не возьмёт, но потом { coach-often } берёт: { coach-then }.
    }
   *[follow] { $often ->
        [may] Берегите карту { $card }: позже она может взять. { coach-do }.
       *[other] Берегите карту { $card }: позже она { coach-often } берёт. { coach-do }.
    }
}
coach-keep = { $how ->
    [ruff] Бейте козырем { $better }, а карту { $card } берегите: позже она может взять.
    [guard] Берегите карту { $card }: она прикрывает карту { $prize }. { coach-do }.
    [tenace] Берегите вместе { $card } и { $prize }, чтобы поймать { $out }, когда зайдут другие. { coach-do }.
    [trump] Берегите козырь { $card }: у вас нет { CASE($suit, "genitive") }, и ими можно будет бить. { coach-do }.
    [catch] Берегите карту { $card }, чтобы позже поймать { $out }. { coach-do }.
    [entry] Берегите карту { $card }, чтобы взять ход для других ваших карт. { coach-do }.
    [below] Берегите карту { $card }: когда зайдут с { CASE($suit, "genitive") }, можно сыграть её и придержать { $prize }. { coach-do }.
    [anyway] Эта взятка всё равно ваша: берите картой { $better }, а { $card } берегите, чтобы позже отдать ход.
    [free] Эта взятка ничего не стоит: избавьтесь от карты { $better }, а { $card } берегите.
    [run-out] Не заходите с карты { $card }: масть ({ $suit }) у других раньше кончится, и карту { $prize } побьют козырем. Зайдите с { $better }.
    [high-last] Избавьтесь сейчас от карты { $better }: в конце она может взять взятку в минус.
    [end] Берегите карту { $card } на конец: младшие карты не берут последних взяток. { coach-do }.
    [shed] Избавьтесь от карты { $better }, пока она не берёт, а { $card } берегите, чтобы позже отдать ход.
    [cheap] { coach-do }: мелкая карта ничего не отдаёт.
    [under] Карту { $card } может побить меньше карт: { coach-then }.
   *[low] Берегите карту { $card }, чтобы позже отдать ход. { coach-do }.
}
coach-ruff-later = { coach-do }: других { CASE($suit, "genitive") } у вас нет, и потом эту масть можно бить козырем.
coach-forces = { $how ->
    [trump] { coach-do }: побить эту карту можно только козырем.
    [ruffed] { coach-do }: кроме козырей, старше остались только { $out }.
   *[only] { coach-do }: старше остались только { $out }.
}
coach-partner-wins = { $often ->
    [may] Взятку может взять партнёр: { coach-then }.
   *[other] Взятку { coach-often } берёт партнёр: { coach-then }, а не { $card }.
}
coach-draw-trumps = { $how ->
    [for] Зайдите с карты { $better }: чем меньше козырей у других, тем целее { $prize }.
   *[all] Зайдите с карты { $better }: ваши козыри выбьют те, что ещё у других.
}
coach-shorten = { $how ->
    [throw] { coach-do }: когда { CASE($suit, "genitive") } не останется, на эту масть можно сбрасывать старшие карты.
   *[trump] { coach-do }: когда { CASE($suit, "genitive") } не останется, можно бить козырем.
}
coach-partner-ruffs = У партнёра больше нет { CASE($suit, "genitive") }: зайдите с карты { $better }, чтобы он бил козырем.
coach-swap = { $how ->
    [only] Карту { $prize } бьёт только { $better }: берите взятку, а { $card } берегите.
    [sure] Берите картой { $better }, взятка точно ваша, а { $card } берегите.
   *[open] { $often ->
        [may] { $better } может взять эту взятку, а { $card } нет.
       *[other] { $better } { coach-often } берёт эту взятку, а { $card } её не возьмёт.
    }
}

## Взятки, которые отнимают

coach-wins-costly = { $falls ->
    [1] { $often ->
        [sure] { $card } берёт эту взятку, а в неё могут упасть { coach-costly }: { coach-then }.
        [may] { $card } может взять эту взятку, а в неё могут упасть { coach-costly }: { coach-then }.
       *[other] { $card } { coach-often } берёт эту взятку, а в неё могут упасть { coach-costly }: { coach-then }.
    }
    [2] { $often ->
        [sure] { $card } берёт эту взятку, и ход остаётся у вас: { coach-then }.
        [may] { $card } может взять эту взятку, и ход останется у вас: { coach-then }.
       *[other] { $card } { coach-often } берёт эту взятку, и ход остаётся у вас: { coach-then }.
    }
   *[0] { $often ->
        [sure] { $card } берёт эту взятку, а она в минус: { coach-then }.
        [may] { $card } может взять эту взятку, а она в минус: { coach-then }.
       *[other] { $card } { coach-often } берёт эту взятку, а она в минус: { coach-then }.
    }
}
coach-brings-set = { $often ->
    [sure] { $card } берёт эту взятку и все карты в ней ({ $suit }): { coach-then }.
    [may] { $card } может взять эту взятку и карты в ней ({ $suit }): { coach-then }.
   *[other] { $card } { coach-often } берёт эту взятку и карты в ней ({ $suit }): { coach-then }.
}
coach-rid-of-winner = { $often ->
    [may] Избавьтесь сейчас от карты { $better }: позже она может взять взятку в минус.
   *[other] Избавьтесь сейчас от карты { $better }: позже она { coach-often } берёт взятку в минус.
}
coach-bring-out = { coach-do }: может выйти { $prize }, и минус достанется другому: { coach-points }.
coach-early = { coach-do } сейчас, пока у других ещё есть { $suit }: позже в такую взятку могут упасть { coach-costly }.
coach-highest-loser = { $how ->
    [lost] Избавьтесь сейчас от старшей из ваших { CASE($suit, "genitive") }: { coach-then }.
   *[any] { coach-do }: это старшая из ваших { CASE($suit, "genitive") }, которая эту взятку не возьмёт.
}
coach-endangers = { $often ->
    [may] После { $card } карта { $prize } может взять взятку в минус: { coach-then }.
   *[other] После { $card } карта { $prize } { coach-often } берёт взятку в минус: { coach-then }.
}

## Карты, которые приносят

coach-wins-pot = { $saves ->
    [1] { $often ->
        [sure] Берите взятку картой { $better }, это { coach-points }, и сохраните { $card }.
        [may] { $better } может взять взятку, это { coach-points }, а { $card } останется цела.
       *[other] { $better } { coach-often } берёт взятку, это { coach-points }, а { $card } остаётся цела.
    }
    [2] { $often ->
        [sure] Берите взятку, в ней { coach-points }: { coach-then }, а не сбрасывайте { $card }.
        [may] { $better } может взять взятку, в ней { coach-points }: бейте козырем, а не сбрасывайте { $card }.
       *[other] { $better } { coach-often } берёт взятку, в ней { coach-points }: бейте козырем, а не сбрасывайте { $card }.
    }
    [3] { coach-do } и берите взятку, это { coach-points }: очки этой карты тоже останутся у вас.
   *[0] { $often ->
        [sure] Берите взятку, в ней { coach-points }: { coach-then }, а не { $card }.
        [may] { $better } может взять взятку, в ней { coach-points }: играйте её, а не { $card }.
       *[other] { $better } { coach-often } берёт взятку, в ней { coach-points }: играйте её, а не { $card }.
    }
}
coach-gives = { $later ->
    [1] { $card } уходит другим, а это { coach-points }, которые ваша сторона может взять позже: { coach-then }.
   *[0] { $card } уходит другим, а это { coach-points }: { coach-then }.
}
coach-falls = { $act ->
    [lead] { $often ->
        [may] Не заходите с карты { $card }: она может уйти соперникам, а это { coach-points }. { coach-do }.
       *[other] Не заходите с карты { $card }: она { coach-often } уходит соперникам, а это { coach-points }. { coach-do }.
    }
   *[0] { $often ->
        [may] { $card } может уйти соперникам, а это { coach-points }: { coach-then }.
       *[other] { $card } { coach-often } уходит соперникам, а это { coach-points }: { coach-then }.
    }
}
coach-feed = { $often ->
    [sure] Добавьте к этой взятке карту { $better }, это { coach-points }.
    [may] Взятку может взять партнёр: добавьте { $better }, это { coach-points }.
   *[other] Взятку { coach-often } берёт партнёр: добавьте { $better }, это { coach-points }.
}
coach-cash = { $trumped ->
    [1] { $often ->
        [may] { coach-do } сейчас: позже её могут побить козырем, а это { coach-points }.
       *[other] { coach-do } сейчас: позже её { coach-often } бьют козырем, а это { coach-points }.
    }
   *[0] { $often ->
        [may] { coach-do } сейчас: позже она может уйти соперникам, а это { coach-points }.
       *[other] { coach-do } сейчас: позже она { coach-often } уходит соперникам, а это { coach-points }.
    }
}
coach-catches = { $how ->
    [beats] { $often ->
        [may] { coach-do }: карта может поймать { $prize }, это { coach-points }.
       *[other] { coach-do }: ваша сторона { coach-often } ловит { $prize }, это { coach-points }.
    }
   *[any] { $often ->
        [may] { coach-do }: тогда ваша сторона может взять { $prize }, это { coach-points }.
       *[other] { coach-do }: тогда ваша сторона { coach-often } берёт { $prize }, это { coach-points }.
    }
}

## Карты, которые отнимают

coach-takes-own = { $often ->
    [sure] { $card } берёт эту взятку, а это { coach-points } в минус: { coach-then }.
    [either] Обе карты берут эту взятку, а { $card } — это { coach-points } в минус: { coach-then }.
    [may] { $act ->
        [lead] Если зайти с карты { $card }, она может достаться вам же, а это { coach-points } в минус: зайдите с { $better }.
       *[0] Если сыграть { $card }, она может достаться вам же, а это { coach-points } в минус: { coach-then }.
    }
   *[other] { $act ->
        [lead] Если зайти с карты { $card }, она { coach-often } достаётся вам же, а это { coach-points } в минус: зайдите с { $better }.
       *[0] Если сыграть { $card }, она { coach-often } достаётся вам же, а это { coach-points } в минус: { coach-then }.
    }
}
coach-rid-of-penalty = { $often ->
    [may] Отдайте { $better } сейчас: позже она может остаться у вас, а это { coach-points } в минус.
   *[other] Отдайте { $better } сейчас: позже она { coach-often } остаётся у вас, а это { coach-points } в минус.
}
coach-stuck = { $often ->
    [may] После { $card } карта { $prize } может остаться у вас: { coach-then }.
   *[other] После { $card } карта { $prize } { coach-often } остаётся у вас: { coach-then }.
}
coach-brings = { $often ->
    [may] { $card } может принести вам { $prize }, а это { coach-points } в минус: { coach-then }.
   *[other] { $card } { coach-often } приносит вам { $prize }, а это { coach-points } в минус: { coach-then }.
}
coach-kept-brings = { $often ->
    [may] Избавьтесь от карты { $better }: позже она может принести вам { $prize }, а это { coach-points } в минус.
   *[other] Избавьтесь от карты { $better }: позже она { coach-often } приносит вам { $prize }, а это { coach-points } в минус.
}
coach-last = { $costs ->
    [1] { $how ->
        [while] Избавьтесь от карты { $better }, пока у других есть { $out }: позже она может взять последнюю взятку.
        [loses] Избавьтесь от карты { $better }, пока она не берёт: позже она может взять последнюю взятку.
       *[any] { $often ->
            [may] { $card } может оставить вам последнюю взятку, а она в минус: { coach-then }.
           *[other] { $card } { coach-often } оставляет вам последнюю взятку, а она в минус: { coach-then }.
        }
    }
   *[0] { $often ->
        [may] { $better } может принести вам последнюю взятку, а она в счёт.
       *[other] { $better } { coach-often } приносит вам последнюю взятку, а она в счёт.
    }
}

## Заказы и всё остальное

coach-rest = При верной игре до конца раздачи { $better } лучше, чем { $card }.

coach-even = { $how ->
    [forced] Выбора у вас нет.
    [equal] Все ваши карты дают одно и то же: сыграйте карту { $better }.
   *[close] Явно лучшего здесь нет: { $better } не хуже других.
}
coach-pick = { $how ->
    [long] { coach-do }: это ваша самая длинная масть.
    [low] { coach-do }: большинство оставшихся { CASE($suit, "genitive") } старше.
    [lowest] { coach-do }: это младшая из ваших { CASE($suit, "genitive") }.
    [highest] { coach-do }: это старшая из ваших { CASE($suit, "genitive") }.
    [ahead] { coach-do }: кто хочет взять, должен её побить.
    [below] { coach-do }: взятку эта карта не возьмёт.
    [while] { coach-do }, пока её ещё могут побить.
    [equals] Карты { $out } здесь равны: сыграйте { $better }.
   *[plain] { coach-do }.
}
coach-as-good = { $how ->
    [bid] Заказ { $bid } подошёл бы так же.
   *[action] { $card } подошла бы так же.
}
coach-rule = По простому правилу { coach-then }.

## Заявки

coach-call-points = { $points ->
    [0] В конечном счёте { $word } немного лучше, чем { $second }.
    [one] За много раздач { $word } приносит больше, чем { $second }: примерно { $points } очко.
    [few] За много раздач { $word } приносит больше, чем { $second }: примерно { $points } очка.
    [many] За много раздач { $word } приносит больше, чем { $second }: примерно { $points } очков.
   *[other] За много раздач { $word } приносит больше, чем { $second }: примерно { $points } очка.
}
coach-hand-tricks = { $tricks ->
    [0] Ваша рука вряд ли даст взятку.
    [one] Ваша рука даёт около { $tricks } взятки.
    [few] Ваша рука даёт около { $tricks } взяток.
    [many] Ваша рука даёт около { $tricks } взяток.
   *[other] Ваша рука даёт около { $tricks } взятки.
}
coach-bid = { $how ->
    [void] С { $bid } сумма заказов меньше { $least }, раздача не в счёт: никто ничего не получит, и вы не рискуете.
    [counts] С { $beside } сумма заказов была бы меньше { $least } и раздача не в счёт, а с { $bid } она засчитывается.
    [target] Если вы выполните { $bid }, у вас будет { $target } или больше; { $beside } на это не хватит.
    [enough] Заказа { $bid } хватит, чтобы дойти до { $target }: больше не рискуйте.
    [more] Заказывайте { $bid }: это на { coach-points } больше, чем за { $beside }, и риск того стоит.
    [less] Заказывайте { $bid }: { $beside } даёт всего на { coach-points } больше и срывается чаще.
    [risk] Заказывайте { $bid }: { $beside } даёт на { coach-points } больше, но срывается слишком часто.
    [least] Заказывайте { $bid }, наименьшее из возможного: больше взять — не наверняка.
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
   *[sell] Продайте за { $rung }: это даст около { $points }, больше, чем если оставить раздачу себе и сыграть её.
}
coach-king-call = { $how ->
    [auction] Откройте торги: отказать вы ещё сможете, а кто-то, может быть, заплатит больше, чем раздача стоит для вас.
    [ask] Попросите больше: возможно, вам заплатят, а если ответ «нет», вы ещё сможете продать по предложенной цене.
    [ultimatum] Предъявите ультиматум: чтобы избежать объявленной раздачи, кто-то, может быть, заплатит вашу цену, а если нет, вы сыграете её сами.
    [yes] Скажите «да»: назначить игру стоит для вас больше этой цены.
    [no] Скажите «нет»: назначить игру за такую цену вам не стоит.
    [sell] Продайте: для вас цена больше, чем стоит раздача.
    [bid] Торгуйтесь: назначить игру стоит для вас больше этой цены.
    [refuse] Откажите: для вас раздача стоит больше цены.
    [split] Поделите: большего ваша рука вряд ли принесёт.
   *[pass] Покупать эту раздачу дороже вам не стоит.
}
coach-rule-call = { $how ->
    [own] Так советует простое правило этой игры.
   *[least] В этих картах нет ничего, что оправдало бы большее.
}
