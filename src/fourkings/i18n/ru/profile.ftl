# Как человек играет, по играм: за столами, по разборам партий и на раздачах дня.

profile-intro = Как вы играете, по играм: за столами, в разборах партий и на раздачах дня. Эту страницу видите только вы.
profile-game = Игра

## За столами

profile-tables = За столами
profile-tables-text = Все партии, которые вы окончили. Уроки, тренировки и загруженные записи не в счёт.
profile-tables-copies = { $matches ->
    [one] { $matches } из этих партий имела автономную копию с картами всех игроков.
    [few] { $matches } из этих партий имели автономную копию с картами всех игроков.
    [many] { $matches } из этих партий имели автономную копию с картами всех игроков.
   *[other] { $matches } из этих партий имели автономную копию с картами всех игроков.
}
profile-matches = Партии
profile-won = Выиграно
profile-reviewed = Разобрано
profile-faults = Ошибок за партию
profile-faults-short = Ошибки
profile-last = Заказы и партнёры в ваших последних партиях:
profile-bids = выполнено заказов: { $kept } из { $bids }
profile-partners = Партнёры: { $names }
profile-partner = { $who } (выиграно { $won } из { $matches })

## По разборам

profile-course = { $game }: ошибки от партии к партии
profile-match = { $when }: { $faults ->
    [0] без ошибок
    [one] { $faults } ошибка
    [few] { $faults } ошибки
    [many] { $faults } ошибок
   *[other] { $faults } ошибки
}, { $won ->
    [yes] выиграна
   *[no] проиграна
}
profile-legend = Сначала самая старая партия; зелёные — выигранные.
profile-kinds = Какие решения обходятся дороже
profile-kind = Вид решения
profile-kind-call = Заявки
profile-kind-lead = Заходы
profile-kind-follow = Карты во взятку

## На раздачах дня

profile-sets = { $sets ->
    [0] Раздач дня вы ещё не играли.
    [one] Вы играли раздачи { $sets } игры.
    [few] Вы играли раздачи { $sets } игр.
    [many] Вы играли раздачи { $sets } игр.
   *[other] Вы играли раздачи { $sets } игры.
}
profile-played = Сыграно
profile-rating = Рейтинг (средний: 1500)
profile-needed = ещё через { $deals ->
    [one] { $deals } раздачу
    [few] { $deals } раздачи
    [many] { $deals } раздач
   *[other] { $deals } раздачи
}
profile-provisional = предварительный: ещё { $deals ->
    [one] { $deals } раздача
    [few] { $deals } раздачи
    [many] { $deals } раздач
   *[other] { $deals } раздачи
}

## Что выделяется в разборах

profile-leak = Над чем поработать
profile-leak-found = { $game }: «{ $theme }» отнимает у вас за партию больше очков, чем у клубного игрока: на { $loss } ± { $half }. Так было в партиях: { $times } из { $matches }.
profile-leak-none = { $game }: в разобранных партиях ({ $matches }) ничего не выделяется.
profile-leak-needed = { $game }: ещё { $needed ->
    [one] { $needed } разобранная партия
    [few] { $needed } разобранные партии
    [many] { $needed } разобранных партий
   *[other] { $needed } разобранной партии
}, и страница поищет, что обходится вам дороже всего.
profile-leak-practise = Задачи на эту тему

## Десять раздач на одну тему

profile-practised = До и после
profile-practised-what = Потеряно очков сверх клубного игрока
profile-practised-first = Первые десять раздач, за раздачу
profile-practised-last = Последние десять раздач, за раздачу
profile-practised-before = Партии до этого ({ $matches }), за партию
profile-practised-since = Партии после ({ $matches }), за партию
profile-practised-none = нет
