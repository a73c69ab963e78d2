# Домашние правила. Настройка — подпись и вопрос (.text); каждое значение — подпись и ответ (.text) после двоеточия: со строчной, без
# точки. Набор — название и фраза.

### Карант-де-Руа

option-quarante-ruff_exemption = Когда не бить козырем
    .text = Когда можно приберечь козыри, хотя масти нет?
value-quarante-ruff_exemption-partner_winning = Берёт партнёр
    .text = пока взятку берёт партнёр
value-quarante-ruff_exemption-no_opponent_ruff = Соперники не били козырем
    .text = пока взятку берёт партнёр и никто из соперников не побил её козырем
option-quarante-must_overtrump = Перебивать козырь
    .text = Должен ли второй козырь быть старше первого?
value-quarante-must_overtrump-off = По желанию
    .text = годится любой козырь
value-quarante-must_overtrump-on = Обязательно
    .text = кто обязан бить козырем, кладёт козырь старше лежащих, если может
option-quarante-cliques = Какие клики считаются
    .text = Какие из объявленных клик приносят очки?
value-quarante-cliques-all = Все
    .text = каждая, паре того, у кого она
value-quarante-cliques-best_only = Только старшая
    .text = только старшая
value-quarante-cliques-best_team = Все у лучшей пары
    .text = все клики пары, которая объявила старшую
option-quarante-announce = Объявление
    .text = Когда объявляют клики?
value-quarante-announce-own_turn = В свой ход
    .text = каждый в свой первый ход, до своей карты
value-quarante-announce-before_lead = До первого хода
    .text = все четверо по порядку игры, до первой карты
option-quarante-jack_value = Валет
    .text = Сколько стоит валет во взятке?
value-quarante-jack_value-2 = 2 очка
    .text = 2 очка, и во взятках раздачи 44 очка
value-quarante-jack_value-3 = 3 очка
    .text = 3 очка, и во взятках раздачи 48 очков
option-quarante-target = До скольких
    .text = При каком счёте партия кончается?
value-quarante-target-n = { $n ->
    [one] { $n } очко
    [few] { $n } очка
    [many] { $n } очков
   *[other] { $n } очка
}
    .text = партия кончается раздачей, в которой пара набрала { $n }
option-quarante-cliques_first = Когда считают клики
    .text = Считаются ли клики сразу после объявления?
value-quarante-cliques_first-off = После раздачи
    .text = нет, их прибавляют после восьмой взятки
value-quarante-cliques_first-on = Сразу
    .text = да, и пара, которая с ними набрала нужное, выигрывает тут же
option-quarante-deals = Число раздач
    .text = Кончается ли партия после заданного числа раздач?
value-quarante-deals-off = Нет
    .text = нет, играют до нужного счёта
value-quarante-deals-n = { $n ->
    [one] { $n } раздача
    [few] { $n } раздачи
    [many] { $n } раздач
   *[other] { $n } раздачи
}
    .text = после { $n ->
    [one] { $n } засчитанной раздачи
    [few] { $n } засчитанных раздач
    [many] { $n } засчитанных раздач
   *[other] { $n } засчитанной раздачи
}, какой бы ни была цель; выигрывает тот, у кого счёт больше, равные делят победу
preset-quarante-classic = Классика
    .text = Современная игра, как её излагают французские правила.
preset-quarante-historical_scoring = Старинный счёт
    .text = Валет по 3 и только старшая клика, как встарь.

### Карант-де-Руа 1792 года

option-quarante-1792-direction = Направление
    .text = В какую сторону сдают, объявляют и играют?
value-quarante-1792-direction-anticlockwise = Против часовой
    .text = направо
value-quarante-1792-direction-clockwise = По часовой
    .text = налево, и во всех правилах право и лево меняются местами
option-quarante-1792-partners = Партнёры
    .text = Как выбирают партнёров?
value-quarante-1792-partners-kings = По королям
    .text = партнёров и места выбирают короли, сданные в открытую
value-quarante-1792-partners-fixed = Как сели
    .text = все остаются, как сели
option-quarante-1792-beaten = Побитое число
    .text = Можно ли назвать число меньше уже названного?
value-quarante-1792-beaten-silent = Молчать
    .text = нет
value-quarante-1792-beaten-may_tell = Можно
    .text = да, а тот, у кого побиты все клики, может вместо этого сказать «хорошо»
option-quarante-1792-target = До скольких
    .text = При каком счёте партия кончается?
value-quarante-1792-target-n = { $n ->
    [one] { $n } очко
    [few] { $n } очка
    [many] { $n } очков
   *[other] { $n } очка
}
    .text = партия кончается раздачей, в которой пара набрала { $n }
option-quarante-1792-deals = Число раздач
    .text = Кончается ли партия после заданного числа раздач?
value-quarante-1792-deals-off = Нет
    .text = нет, играют до нужного счёта
value-quarante-1792-deals-n = { $n ->
    [one] { $n } раздача
    [few] { $n } раздачи
    [many] { $n } раздач
   *[other] { $n } раздачи
}
    .text = после { $n ->
    [one] { $n } засчитанной раздачи
    [few] { $n } засчитанных раздач
    [many] { $n } засчитанных раздач
   *[other] { $n } засчитанной раздачи
}, какой бы ни была цель; выигрывает тот, у кого счёт больше, равные делят победу
preset-quarante-1792-classic = Классика
    .text = Игра, как её записал Лакомб.
preset-quarante-1792-club = Клубный
    .text = Для двух пар, которые уже знают своих партнёров.

### Ливанские 400

option-400-expose_first = Первая карта
    .text = Сдают ли каждому первую карту в открытую?
value-400-expose_first-on = Открытая
    .text = да, и она лежит открытой до последнего заказа
value-400-expose_first-off = Закрытая
    .text = нет, все карты сдают закрытыми
option-400-values = Цены заказов
    .text = Сколько стоит заказ по таблице цен?
value-400-values-seed = Как в статье
    .text = списки источника, с резким скачком на 30
value-400-values-jawaker = Jawaker
    .text = 40 от десяти взяток, и скачок на 30 мягче
value-400-values-conecta = Conecta
    .text = один список при любом счёте, крутой наверху
value-400-values-pagat = Pagat
    .text = один список при любом счёте, от семи взяток по два очка за взятку
option-400-target = До скольких
    .text = Сколько должен набрать один из партнёров?
value-400-target-n = { $n ->
    [one] { $n } очко
    [few] { $n } очка
    [many] { $n } очков
   *[other] { $n } очка
}
    .text = { $n } или больше
option-400-partner_floor = Второй партнёр
    .text = Какой счёт нужен второму партнёру, чтобы выиграли оба?
value-400-partner_floor-positive = Больше 0
    .text = больше 0
value-400-partner_floor-not_negative = Хватит и 0
    .text = 0 или больше
option-400-deals = Число раздач
    .text = Кончается ли партия после заданного числа раздач?
value-400-deals-off = Нет
    .text = нет, играют до нужного счёта
value-400-deals-n = { $n ->
    [one] { $n } раздача
    [few] { $n } раздачи
    [many] { $n } раздач
   *[other] { $n } раздачи
}
    .text = после { $n ->
    [one] { $n } засчитанной раздачи
    [few] { $n } засчитанных раздач
    [many] { $n } засчитанных раздач
   *[other] { $n } засчитанной раздачи
}, какой бы ни была цель; выигрывает тот, у кого счёт больше, равные делят победу
preset-400-classic = Классика
    .text = Игра, как её излагает статья, с первой открытой картой.
preset-400-short = Короткая
    .text = Четыре засчитанные раздачи. Около четверти часа.
preset-400-jawaker = Jawaker
    .text = Как играют на Jawaker: все карты закрыты, и свой список цен.
preset-400-old = Старая школа
    .text = Старый список цен, мягкий и ровный.

### Игра короля

option-jeu-du-roi-length = Длина партии
    .text = Сколько раздач в партии?
value-jeu-du-roi-length-full = Десять раздач
    .text = шесть минусовых, потом четыре с козырем
value-jeu-du-roi-length-short = Пять раздач
    .text = без взяток, без червей, без дам, без карты { card-short-KH }, потом козыри — трефы
option-jeu-du-roi-heart_lead = Заход в черви
    .text = Можно ли заходить в черви там, где они отнимают очки?
value-jeu-du-roi-heart_lead-free = Свободно
    .text = заходить можно с любой карты
value-jeu-du-roi-heart_lead-restricted = С запретом
    .text = в раздачах на черви и на короля червей в черви не заходят, пока есть другая масть, а с карты { card-short-KH } только последней картой
option-jeu-du-roi-trump_points = Очки за козыри
    .text = Что считается в раздачах с козырем?
value-jeu-du-roi-trump_points-trick_and_trumps = Взятки и козыри
    .text = 4 за взятку и 1 за козырь, 65 за раздачу
value-jeu-du-roi-trump_points-trick_only = Только взятки
    .text = 4 за взятку, 52 за раздачу
option-jeu-du-roi-floor = Меньше нуля
    .text = Что бывает в конце с отрицательным итогом?
value-jeu-du-roi-floor-final = Станет нулём
    .text = он становится 0
value-jeu-du-roi-floor-none = Останется
    .text = он остаётся как есть
option-jeu-du-roi-stake = Ставка
    .text = Сколько стоит очко разницы при расчёте, в очках и никогда не в деньгах?
value-jeu-du-roi-stake-n = { $n ->
    [0] Без ставки
   *[other] { $n } за очко
}
    .text = { $n ->
    [0] нисколько, ставки нет
   *[other] { $n }
}
option-jeu-du-roi-early_finish = Ранний конец
    .text = Кончается ли раздача, когда терять в ней больше нечего?
value-jeu-du-roi-early_finish-on = Да
    .text = если считаются только штрафные карты, раздача кончается, когда взяты все
value-jeu-du-roi-early_finish-off = Нет
    .text = каждую раздачу доигрывают
preset-jeu-du-roi-classic = Классика
    .text = Десять раздач, как их излагают французские правила.
preset-jeu-du-roi-short = Короткая
    .text = Четыре штрафные раздачи, потом одна с козырем. Около четверти часа.
preset-jeu-du-roi-family = Семейный
    .text = Заход в черви с запретом, как в кинге.

### Кинг

option-king-length = Длина партии
    .text = Сколько раздач в партии?
value-king-length-full = Десять раздач
    .text = шесть минусовых, потом четыре плюсовые
value-king-length-short = Пять раздач
    .text = без взяток, без червей, без дам, без карты { card-short-KH }, потом одна плюсовая
option-king-deck = Колода
    .text = Какой колодой играют?
value-king-deck-52 = 52 карты
    .text = колода в 52 карты, каждому по тринадцать
value-king-deck-32 = 32 карты
    .text = колода в 32 карты от семёрки, каждому по восемь, со своими очками
option-king-seats = Места
    .text = Как занимают места?
value-king-seats-drawn = По жребию
    .text = по вытянутым картам, начиная со старшей; у кого она, тот сдаёт
value-king-seats-fixed = Как сели
    .text = как сели игроки; жребий решает только, кто сдаёт первым
option-king-first_lead = Первый ход
    .text = Кто заходит в первую взятку?
value-king-first_lead-after_dealer = Первая рука
    .text = первая рука, игрок после сдающего
value-king-first_lead-dealer = Сдающий
    .text = сдающий
option-king-must_trump = Бить козырем
    .text = Обязательно ли бить козырем, когда масти нет?
value-king-must_trump-off = По желанию
    .text = нет, годится любая карта
value-king-must_trump-on = Обязательно
    .text = да, если есть козырь
option-king-heart_lead_in_5 = Заход в черви против короля
    .text = С чего нельзя заходить в раздаче на короля червей?
value-king-heart_lead_in_5-no_king = Не с короля
    .text = с карты { card-short-KH }, если это не последняя карта
value-king-heart_lead_in_5-no_heart = Не в черви
    .text = с карты { card-short-KH }, если это не последняя карта, и с любой червы, пока есть другая масть
option-king-king_of_hearts_duty = Король червей
    .text = Когда в раздаче на короля червей надо отдать карту { card-short-KH }?
value-king-king_of_hearts_duty-none = Когда угодно
    .text = никогда против воли
value-king-king_of_hearts_duty-when_void = Когда нет масти
    .text = как только нет масти захода
value-king-king_of_hearts_duty-first_chance = При первой возможности
    .text = как только нет масти захода, а также когда зашли в черви
option-king-auction = Торги
    .text = Каждая ли плюсовая раздача начинается с торгов?
value-king-auction-dealers_choice = Решает сдающий
    .text = нет, сдающий может назначить сразу
value-king-auction-always = Всегда
    .text = да, до торгов никто не назначает
option-king-must_sell = Продажа
    .text = Обязан ли сдающий продать за старшую заявку?
value-king-must_sell-off = Можно отказать
    .text = нет, заявку можно отвергнуть
value-king-must_sell-on = Обязательно
    .text = да, за неё или, если покупатель согласен, за большую, без дележа и без ультиматума
option-king-eight_binds = Заявка +8
    .text = Можно ли отвергнуть заявку на высшей ступени?
value-king-eight_binds-off = Можно отвергнуть
    .text = да, как любую другую
value-king-eight_binds-on = Надо принять
    .text = нет, при +8, а с колодой в 32 карты при +5, сдающий продаёт
option-king-ultimatum_to = Кому ультиматум
    .text = Кто отвечает на ультиматум?
value-king-ultimatum_to-all = Все трое
    .text = все трое, и те, кто спасовал
value-king-ultimatum_to-still_bidding = Кто ещё торгуется
    .text = только те, кто не спасовал; если спасовали все, ультиматума нет
option-king-ask_first = Ультиматум после «нет»
    .text = Может ли сдающий попросить больше, а потом ещё и поставить ультиматум?
value-king-ask_first-off = Что-то одно
    .text = нет, либо одно, либо другое
value-king-ask_first-on = Одно за другим
    .text = да, если ответом было «нет»
option-king-free_declaration = Что назначает покупатель
    .text = Решает ли знак цены, какой будет раздача?
value-king-free_declaration-off = По знаку
    .text = да, плюс — плюсовая, минус — минусовая
value-king-free_declaration-on = Любую
    .text = нет, покупатель может назначить любую
option-king-negative_price = Цена минусовой
    .text = Как платят цену с минусом?
value-king-negative_price-takes_over = Взятками
    .text = столько взяток сдающего засчитывают покупателю
value-king-negative_price-fixed = Очками
    .text = покупатель платит сдающему 75 за единицу, с колодой в 32 карты 90
option-king-split_limit = Делёж
    .text = До какой старшей заявки сдающий может поделить раздачу?
value-king-split_limit-2 = До +2
    .text = +2
value-king-split_limit-0 = Когда все спасовали
    .text = ни до какой, должны спасовать все
value-king-split_limit-1 = До +1
    .text = +1
value-king-split_limit-3 = До +3 и −1
    .text = +3 и −1 тоже
value-king-split_limit-fewer_than_3_bids = Если заявок меньше трёх
    .text = до любой, если заявок было меньше трёх; уравнять — тоже заявка
value-king-split_limit-off = Никогда
    .text = раздачи не делят
option-king-early_finish = Ранний конец
    .text = Кончается ли раздача, когда терять в ней больше нечего?
value-king-early_finish-on = Да
    .text = если считаются только штрафные карты, раздача кончается, когда взяты все
value-king-early_finish-off = Нет
    .text = каждую раздачу доигрывают
preset-king-classic = Классика
    .text = Игра, как её излагает источник.
preset-king-short = Короткая
    .text = Четыре штрафные раздачи, потом одни торги. Около четверти часа.
preset-king-portugal = Португалия
    .text = Торги всегда, цены платят очками. Рано заходить в черви нельзя.
preset-king-brazil = Бразилия
    .text = Заходит сдающий, делят редко. Рано заходить в черви нельзя.
preset-king-turkey = Турция
    .text = Бить козырем обязательно, заходит сдающий, раздачи не делят. Рано заходить в черви нельзя.
preset-king-russia = Россия
    .text = Тридцать две карты. Рано заходить в черви нельзя.
preset-king-small_pack = 32 карты
    .text = Тридцать две карты, каждому по восемь: быстрее и азартнее.
