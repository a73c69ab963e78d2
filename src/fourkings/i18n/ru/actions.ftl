# Что можно сделать за столом. Значение — надпись на кнопке, .says — что видят и слышат остальные, .verb — что разрешено
# («продать, отказать или попросить больше»). Имена не склоняются, прошедшее время не годится: у него есть род.
# .yours — то же самое для того, кто это сделал.

action-card = { $card }
    .says = { $who } кладёт карту { $card }
    .yours = вы кладёте карту { $card }
    .verb = сыграть карту

action-clique = Объявить: { $clique }
    .says = { $who } объявляет: { $clique }
    .yours = вы объявляете: { $clique }
    .verb = объявить клику
action-done = «Это всё»
    .says = { $who } говорит «это всё»
    .yours = вы говорите «это всё»
    .verb = сказать «это всё»
action-count = Сказать «{ $count }»
    .says = { $who } говорит «{ $count }»
    .yours = вы говорите «{ $count }»
    .verb = сказать число
action-rank = Назвать: { $court }
    .says = { $who } называет: { $court }
    .yours = вы называете: { $court }
    .verb = назвать достоинство
action-good = «Хорошо»
    .says = { $who } говорит «хорошо»
    .yours = вы говорите «хорошо»
    .verb = сказать «хорошо»

action-bid = { $bid }
    .says = { $who } заказывает { $bid }
    .yours = вы заказываете { $bid }
    .verb = заказать

declaration-S = пики
declaration-H = черви
declaration-D = бубны
declaration-C = трефы
declaration-NT = без козыря
declaration-negative = минусовая

action-declare = { $code ->
    [NT] Без козыря
    [negative] Минусовая
   *[other] Козырь { $declaration }
}
    .says = { $code ->
    [NT] { $who } назначает игру без козыря
    [negative] { $who } назначает минусовую
   *[other] { $who } назначает козырь: { $declaration }
}
    .yours = { $code ->
    [NT] вы назначаете игру без козыря
    [negative] вы назначаете минусовую
   *[other] вы назначаете козырь: { $declaration }
}
    .verb = назначить раздачу
action-auction = Открыть торги
    .says = { $who } открывает торги
    .yours = вы открываете торги
    .verb = открыть торги
action-rung = { $rung } ({ $price } очков)
    .says = { $who } заявляет { $rung }, { $price } очков
    .yours = вы заявляете { $rung }, { $price } очков
    .verb = заявить
action-pass = Пас
    .says = { $who } пасует
    .yours = вы пасуете
    .verb = спасовать
action-sell = Продать
    .says = { $who } продаёт
    .yours = вы продаёте
    .verb = продать
action-refuse = Отказать
    .says = { $who } не продаёт
    .yours = вы не продаёте
    .verb = отказать
action-ask = Попросить { $rung } ({ $price } очков)
    .says = { $who } просит { $rung }, { $price } очков
    .yours = вы просите { $rung }, { $price } очков
    .verb = попросить больше
action-ultimatum = { $fallback ->
    [negative] { $rung } ({ $price } очков), или играю минусовую
   *[positive] { $rung } ({ $price } очков), или играю плюсовую
}
    .says = { $fallback ->
    [negative] { $who } ставит ультиматум: { $rung } ({ $price } очков), или раздача минусовая
   *[positive] { $who } ставит ультиматум: { $rung } ({ $price } очков), или плюсовая остаётся за сдающим
}
    .yours = { $fallback ->
    [negative] вы ставите ультиматум: { $rung } ({ $price } очков), или раздача минусовая
   *[positive] вы ставите ультиматум: { $rung } ({ $price } очков), или плюсовая остаётся за сдающим
}
    .verb = поставить ультиматум
action-split = Поделить
    .says = { $who } делит раздачу
    .yours = вы делите раздачу
    .verb = поделить раздачу
action-yes = Да
    .says = { $who } говорит «да»
    .yours = вы говорите «да»
    .verb = да
action-no = Нет
    .says = { $who } говорит «нет»
    .yours = вы говорите «нет»
    .verb = нет
