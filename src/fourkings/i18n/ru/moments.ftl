# Момент раздачи для того, кто игры не знает. Что раздача отнимает или приносит, стоит после её названия («Не брать дам: −50 за
# даму»), поэтому со строчной и без точки; примечание — отдельная фраза.

moment-trick = { $each } за взятку
moment-cards = { $what ->
    [S] { $each } за пику
    [H] { $each } за черву
    [D] { $each } за бубну
    [C] { $each } за трефу
    [K] { $each } за короля
    [Q] { $each } за даму
    [J] { $each } за валета
    [KJ] { $each } за короля или валета
   *[other] { $cards }: { $each } за карту
}
moment-card = { $each } за { $card }
moment-whole = { $each }
moment-each = { $each } за каждую
moment-last-tricks = { $many ->
    [1] { $each } за последнюю взятку
    [one] { $each } за каждую из { $many } последних взяток
    [few] { $each } за каждую из { $many } последних взяток
    [many] { $each } за каждую из { $many } последних взяток
   *[other] { $each } за каждую из { $many } последних взяток
}
moment-cliques = 3 или 4 одинаковых в руке (клика) от { $least } до { $most }
moment-bids = выполненный заказ приносит свои очки, проваленный отнимает их
moment-bid-own = ваш заказ { $bid }: { $each } за { $bid } и больше взяток, иначе { $lost }
moment-open = { $each } за взятку; в минусовой: { $start } каждому и { $lost } за взятку
moment-start = { $each } каждому
moment-taken-over = { $buyer } забирает { $tricks ->
    [one] { $tricks } взятку
    [few] { $tricks } взятки
    [many] { $tricks } взяток
   *[other] { $tricks } взятки
} сдающего ({ $dealer })
    .yours = вы забираете { $tricks ->
        [one] { $tricks } взятку
        [few] { $tricks } взятки
        [many] { $tricks } взяток
       *[other] { $tricks } взятки
    } сдающего ({ $dealer })
    .mine = { $buyer } забирает { $tricks ->
        [one] { $tricks } вашу взятку
        [few] { $tricks } ваши взятки
        [many] { $tricks } ваших взяток
       *[other] { $tricks } ваших взятки
    }

## Что следует за заявкой

moment-note-clique = { $clique }: { $each }.
moment-note-cliques-all = Считается каждая объявленная клика.
moment-note-cliques-best_only = Считается только старшая клика за столом.
moment-note-cliques-best_team = Клики считаются только у пары со старшей кликой.
moment-note-open = Назначьте раздачу, и никто не платит; или пусть другие торгуются: любую заявку можно отвергнуть.
moment-note-plus = +: вы платите сдающему эти очки и назначаете раздачу.
moment-note-minus = −: минусовая раздача, и вы забираете столько взяток сдающего.
moment-note-minus-paid = −: минусовая раздача, и вы платите сдающему эти очки.
moment-note-any-rung = Вы платите сдающему эти очки и назначаете раздачу.
moment-note-equal = При равных заявках старше та, чей номер в очереди меньше.
moment-note-nobody = Никто не торгуется: назначьте раздачу, и никто не платит.
moment-note-sell = Продать: { $seat } назначает раздачу и платит вам { $price }.
moment-note-sell-any = Продать: { $seat } назначает раздачу и платит вам { $price }, а если она минусовая, забирает у вас { $tricks ->
    [one] { $tricks } взятку
    [few] { $tricks } взятки
    [many] { $tricks } взяток
   *[other] { $tricks } взятки
}.
moment-note-sell-negative = Продать: раздача минусовая, и { $seat } платит вам { $price }.
moment-note-sell-takes-over = Продать: раздача минусовая, и { $seat } забирает у вас { $tricks ->
    [one] { $tricks } взятку
    [few] { $tricks } взятки
    [many] { $tricks } взяток
   *[other] { $tricks } взятки
}.
moment-note-refuse = Отказать: раздачу назначаете вы, и никто не платит.
moment-note-must-sell = Отвергнуть эту заявку нельзя.
moment-note-split = Поделить: { $own } вам, по { $others } остальным, и никто не играет.
moment-note-keep = Раздачу назначаете вы, и никто не платит.
moment-note-yes = Да: вы платите { $price } и назначаете раздачу; получает { $seat }.
moment-note-yes-any = Да: вы назначаете раздачу и платите { $price }, получает { $seat }; а если она минусовая, вы забираете { $tricks ->
    [one] { $tricks } взятку
    [few] { $tricks } взятки
    [many] { $tricks } взяток
   *[other] { $tricks } взятки
}.
moment-note-yes-negative = Да: раздача минусовая, вы платите { $price }, получает { $seat }.
moment-note-yes-takes-over = Да: раздача минусовая, и вы забираете { $tricks ->
    [one] { $tricks } взятку
    [few] { $tricks } взятки
    [many] { $tricks } взяток
   *[other] { $tricks } взятки
} сдающего ({ $seat }).
moment-note-no-asked = Нет: сдающий продаёт вам за { $rung } или оставляет раздачу себе.
moment-note-no-must-sell = Нет: сдающий продаёт вам за { $rung }.
moment-note-no-next-negative = Нет: отвечает { $seat }; если откажутся все, раздача минусовая.
moment-note-no-next-positive = Нет: отвечает { $seat }; если откажутся все, сдающий играет плюсовую.
moment-note-no-negative = Нет: раздача минусовая, и никто не платит.
moment-note-no-positive = Нет: сдающий играет плюсовую, и никто не платит.
moment-note-bought = Вы платите { $price }, получает { $seat }.
moment-note-bought-any = Вы платите { $price }, получает { $seat }; или назначьте минусовую и заберите { $tricks ->
    [one] { $tricks } взятку
    [few] { $tricks } взятки
    [many] { $tricks } взяток
   *[other] { $tricks } взятки
}.
