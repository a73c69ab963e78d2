# Разбор партии: что судья говорит о решении. Целые фразы о том, что сделали «вы», понятные сами по себе.

review-why-best = Хороший выбор: судя по тому, что вы знали, лучше, чем { $played }, ничего не было.
review-why-brilliant = { $played } — явно лучший выбор, и мало кто из опытных игроков нашёл бы его.
review-why-unlucky = Хороший выбор: судя по тому, что вы знали, лучше, чем { $played }, ничего не было. В этой раздаче он стоил { $seen ->
    [one] { $seen } очко
    [few] { $seen } очка
    [many] { $seen } очков
   *[other] { $seen } очка
}.
review-why-unclear = Всё зависит от карт, которых вы не видели: во множестве раздач { $played } и { $best } приносят одинаково.
review-why-loss = Выбор { $played } стоил около { $tenths ->
    [one] { $tenths } очка
    [few] { $tenths } очков
    [many] { $tenths } очков
   *[other] { $tenths } очка
} в среднем; лучший выбор — { $best }.

## В целом

review-head = { $game }: { $who }
review-sum = { $decisions ->
    [0] Решений с важным выбором не было.
    [one] { $decisions } решение с важным выбором.
    [few] { $decisions } решения с важным выбором.
    [many] { $decisions } решений с важным выбором.
   *[other] { $decisions } решения с важным выбором.
}
review-line = { $place }: { $verdict }.
review-verdict-brilliant = блестящих: { $many }
review-verdict-best = лучших: { $many }
review-verdict-unclear = равноценных: { $many }
review-verdict-inaccuracy = { $many ->
    [one] { $many } неточность
    [few] { $many } неточности
    [many] { $many } неточностей
   *[other] { $many } неточности
}
review-verdict-mistake = { $many ->
    [one] { $many } просчёт
    [few] { $many } просчёта
    [many] { $many } просчётов
   *[other] { $many } просчёта
}
review-verdict-blunder = { $many ->
    [one] { $many } зевок
    [few] { $many } зевка
    [many] { $many } зевков
   *[other] { $many } зевка
}
review-verdict-unlucky = не повезло: { $many }
review-verdict-lucky = повезло: { $many }
review-word-brilliant = блестяще
review-word-best = лучшее
review-word-unclear = равноценно
review-word-inaccuracy = неточность
review-word-mistake = просчёт
review-word-blunder = зевок
review-word-unlucky = не повезло
review-word-lucky = повезло

## Что стоило партии

review-story-result = { $how ->
    [won] Победа.
    [lost] Поражение.
   *[open] Не окончена; пока:
} { $scores }.
review-story-score = { $who }: { $points }
review-story-place = Раздача { $deal }{ $titled ->
    [yes] { " " }({ $aim })
   *[no] { "" }
}, { $trick ->
    [0] заявка { $call }
   *[other] взятка { $trick }
}
review-story-cost = { $many ->
    [one] { $many } ваша ошибка стоила
    [few] { $many } ваши ошибки, больших и малых, стоили
    [many] { $many } ваших ошибок, больших и малых, стоили
   *[other] { $many } ваших ошибки, больших и малых, стоили
} около { $average ->
    [one] { $average } очка
    [few] { $average } очков
    [many] { $average } очков
   *[other] { $average } очка
}; с этими картами вышло ближе к { $points }{ $deal ->
    [0] { "" }
   *[other] , больше всего в раздаче { $deal }
}.
review-story-behind = { $kind ->
    [side] Ваша пара отстала
   *[own] Вы отстали
}{ $kind ->
    [side] { "" }
   *[own] { " от лучшего из остальных" }
} на { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
}: { $share ->
    [all] без этой потери партию можно было выиграть.
    [much] заметная часть отставания — эта потеря; остальное сделали карты и другие игроки.
   *[little] почти всё сделали карты и другие игроки.
}
review-story-others = Партию решили карты и другие игроки.
review-story-unlucky = Невезение: { $many ->
    [one] { $many } ваше верное решение всё равно потеряло
    [few] { $many } ваших верных решения всё равно потеряли
    [many] { $many } ваших верных решений всё равно потеряли
   *[other] { $many } ваших верных решения всё равно потеряли
} в этих раздачах около { $points ->
    [one] { $points } очка
    [few] { $points } очков
    [many] { $points } очков
   *[other] { $points } очка
}.
review-story-lucky = Везение: { $many ->
    [one] { $many } неверное решение ничего не стоило
    [few] { $many } неверных решения ничего не стоили
    [many] { $many } неверных решений ничего не стоили
   *[other] { $many } неверных решения ничего не стоили
} в этих раздачах.
review-story-worst = Ваша худшая раздача — { $deal }{ $titled ->
    [yes] { " " }({ $aim })
   *[no] { "" }
}: { $kind ->
    [side] { $own } у вашей пары, { $others } у другой.
   *[own] { $own } у вас, { $others } у остальных в среднем.
}
review-story-partner = Решений вашего партнёра разбор не судит: { $who }.
review-story-unit = Потеря — очки вашей пары минус очки другой, поэтому очко, которое перешло к другой паре, считается дважды.
review-other-seats = Разбор другого игрока:

## Страница

review-number = { NUMBER($n, maximumFractionDigits: 1) }
review-page-title = Разбор: { $game }, { $who }
review-page-flawless = { $lucky ->
    [0] Без ошибок: отлично сыграно.
    [one] Дорогих ошибок нет. { $lucky } не самый удачный выбор, к счастью, ничего не стоил.
    [few] Дорогих ошибок нет. { $lucky } не самых удачных выбора, к счастью, ничего не стоили.
    [many] Дорогих ошибок нет. { $lucky } не самых удачных выборов, к счастью, ничего не стоили.
   *[other] Дорогих ошибок нет. { $lucky } не самого удачного выбора, к счастью, ничего не стоили.
}
review-page-keys = Стрелки влево и вправо ведут от решения к решению.
review-page-costliest = { $count ->
    [one] Ваша самая дорогая ошибка
    [few] { $count } ваши самые дорогие ошибки
    [many] { $count } ваших самых дорогих ошибок
   *[other] { $count } ваши самые дорогие ошибки
}
review-measure = Каждая оценка зависит от того, сколько очков разыгрывалось в раздаче.
review-page-so-far = Самое дорогое на данный момент
review-page-nothing = { $kind ->
    [card] Здесь нечего оценивать: карту кладёт { $who }.
    [call] Здесь нечего оценивать: объявляет { $who }.
   *[none] Об этом моменте разбору сказать нечего.
}
review-page-cost = Цена в очках: около { $loss } (от { $low } до { $high }).
review-fix = Исправить сейчас
review-page-match = Партия
review-page-deals = По раздачам
review-page-deal = Раздача
review-page-points = Очки
review-page-lost = Потеря
review-page-decisions = Решения
review-page-no-choice = выбора не было
review-page-filter-lost = Только решения с потерей
review-page-filter-all = Все решения
review-page-hand = Ваша рука
review-page-trick = На столе
review-page-said = Заявки
review-page-trumps = Козыри
review-page-choices = Средняя потеря каждого выбора и как часто его делают другие игроки
review-page-choice = Выбор
review-page-loss = Потеря очков
review-page-yours = сыграно
review-page-likely = У кого, вероятно, каждая карта (● — у кого она была)
review-page-card = Карта

## Моё на сервере

review-title = Разбор
review-mine = Мои партии
review-mine-none = Здесь появятся оконченные партии.
review-mine-every = Показать все
review-mine-game = Игра:
review-mine-all = Все игры
review-mine-deals = { $deals ->
    [one] { $deals } раздача
    [few] { $deals } раздачи
    [many] { $deals } раздач
   *[other] { $deals } раздачи
}
review-mine-score = { $of ->
    [2] { $own } против { $other }
   *[other] счёт { $own }, место { $place } из { $of }
}
review-mine-ask = Разобрать
review-mine-see = Открыть разбор
review-mine-replay = Просмотреть
review-reached = разобрано решений: { $reached } из { $total }
review-take-away = Скачать разбор
review-see-deal = Смотреть за столом
review-replay = Раздача { $deal }
review-deal-before = Прошлая раздача
review-deal-after = Следующая раздача
review-no-deal = В этой партии такой раздачи нет.
review-not-over = Партия ещё не окончена. Разбор будет, когда она кончится.
review-not-mine = Вы не играли эту партию. Разбирать её могут только её игроки.

## Игра с прошлого момента

review-play = Продолжить отсюда
review-play-text = Вы играете на своём месте. Результат не в счёт.
review-play-from = Откуда: { $moment }
review-play-after = { $actions ->
    [one] От вашей линии, через { $actions } ход: { $moment }
    [few] От вашей линии, через { $actions } хода: { $moment }
    [many] От вашей линии, через { $actions } ходов: { $moment }
   *[other] От вашей линии, через { $actions } хода: { $moment }
}
review-play-cards = Скрытые карты:
review-play-cards-same = Как были
review-play-cards-another = Другие, которые сходятся с тем, что вы знали
review-play-bots = Против:
review-play-bots-same = Те же боты
review-play-start = Начать
review-play-over = В этот момент раздача уже окончена. Вернитесь к более раннему.
review-play-no-other = Другой раздачи, которая сходится с тем, что вы знали, нет. Играйте ту же.
review-practice = Тренировка
review-practice-beside = На этот раз и в партии
review-practice-then = В партии
review-practice-now = Теперь
review-practice-won = партия выиграна
review-practice-lost = партия проиграна
review-practice-gone = Партия больше не хранится, сравнивать не с чем.
review-practice-same-way = Вы выбирали то же, что и в партии.
review-practice-parted = Впервые вы выбрали иначе на ходу { $number }: тогда { $before }, теперь { $now }.
review-practice-nothing = ничего
review-practice-other-cards = Скрытые карты были не те, что в партии.
review-practice-again = Попробовать снова
review-practice-another = Другие карты

## По выбору и со временем

review-mine-filter = Отбор партий
review-mine-against = Против:
review-mine-everybody = всех
review-mine-result = Результат:
review-mine-any = любой
review-mine-won = выиграна
review-mine-lost = проиграна
review-mine-open = не окончена
review-mine-shown = партий: { $shown } из { $all }
review-mine-lesson = урок
review-mine-record = загруженная запись
review-mine-with = За столом: { $names }
review-mine-somebody = кто-то
review-mine-faults = { $faults ->
    [0] без дорогих ошибок
    [one] всего { $faults } ошибка
    [few] всего { $faults } ошибки
    [many] всего { $faults } ошибок
   *[other] всего { $faults } ошибки
}

## Ещё одна попытка

review-drill = Ещё раз
review-drill-none = Этого решения нет. Выберите другое в своих разборах.
review-drill-said = Заявки и карты
review-drill-good = Судя по тому, что вы знаете, лучше, чем { $chosen }, ничего нет.
review-drill-then = Из разбора:
review-drill-more = Ещё похожие

## Что, если

review-if = Что, если
review-if-text = С показанного момента вы играете за все четыре места.
review-if-failed = Пробу начать не удалось. Попробуйте через минуту.
review-if-back = Вернуть ход
review-if-close = Назад к партии
review-if-turn = Ходит { $who }.
review-if-exact = Рядом с каждой картой: очки, которые сторона ещё возьмёт при лучшей игре обеих сторон (в открытую).
review-if-mean = Рядом с каждой картой: средний результат игрока в этой раздаче, если её доиграют те же игроки.
review-if-calls = Рядом с каждой заявкой: насколько меньше лучшей она приносит в этой раздаче, в среднем по доигрываниям теми же игроками.
review-if-beyond = Рядом с каждой заявкой: насколько больше молчания она приносит паре в этой раздаче, в среднем по доигрываниям.
review-if-between = от { $least } до { $most }
review-if-over = Раздача окончена: { $points }.
review-solver = Открыть в решателе

## Записи со стороны

review-record = Загрузить запись
review-record-text = Перетащите запись сюда, выберите файл или вставьте текст: из fourkings simulate, со стола или от друга. Её видите только вы, и она не в счёт.
review-record-file = Выбрать файл
review-record-paste = Или вставьте:
review-record-which = Партия:
review-record-seat = Ваше место:
review-record-who = { $seat }: { $who }
review-record-take = Загрузить запись
review-record-bad = Загрузить запись не удалось.
review-record-large = Файл велик для одной партии. Запись — не больше { $most } КБ.
review-record-long = Раздач в записи больше { $most }.
review-record-none = Это не запись: { $why }
review-record-fault = { $place }: { $why }
review-record-opening = Начало
review-record-match = Партия
review-record-place = { $action ->
    [0] Раздача { $deal }
   *[other] Раздача { $deal }, ход { $action }
}
review-record-empty = В записи нет ни карт, ни заявок.
review-record-running = Это ваши карты в партии, которая ещё идёт. Загрузить запись можно, когда партия окончится.

## Показать другим

review-share = Поделиться партией
review-share-text = Любой со ссылкой видит все руки этой партии и её разборы, пока вы не отзовёте ссылку.
review-share-hidden = без имён людей
review-share-make = Создать ссылку
review-share-link = Ссылка с именами
review-share-link-hidden = Ссылка без имён
review-share-back = Отозвать ссылки
review-share-made = Ссылка готова.
review-share-gone = Все ссылки отозваны.
review-share-nothing = Ссылка не работает: её отозвали или партии больше нет.
review-share-unreviewed = Разбора этой партии ещё нет.
