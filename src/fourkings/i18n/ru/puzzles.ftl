# Задачи, как их показывает командная строка

puzzle-head = Задача { $id }: { $game }, раздача { $deal }, рейтинг { $rating }
puzzle-you = Вы — { $who }.
puzzle-course-trick = Взятка { $number }: { $cards }. { $taken }.
puzzle-hand-of = { $who }: { $cards }
puzzle-hand = Ваша рука: { $cards }
puzzle-trick = На столе: { $cards }
puzzle-choices = Можно выбрать: { $choices }
puzzle-answer = { $count ->
    [one] Верный ответ: { $answers }
    [few] Верные ответы: { $answers }
    [many] Верные ответы: { $answers }
   *[other] Верные ответы: { $answers }
}
puzzle-ladder = { $action }: { $players }
puzzle-ask = Что вы сделаете?
puzzle-no-choice = Среди вариантов нет { $typed }: введите один из них: { $choices }.
puzzle-right = Верно.
puzzle-wrong = { $count ->
    [one] Есть лучше. Верный ответ: { $answers }.
    [few] Есть лучше. Верные ответы: { $answers }.
    [many] Есть лучше. Верные ответы: { $answers }.
   *[other] Есть лучше. Верные ответы: { $answers }.
}
puzzle-sum = Верно: { $solved } из { $count }

puzzle-page-title = Задачи
puzzle-page-intro = Каждая задача — момент партии между ботами, у которого есть ясный ответ. Найдите лучшую карту или заявку.
puzzle-page-one = Задача
puzzle-page-today = Задача дня
puzzle-page-today-again = Задача дня ещё раз
puzzle-page-next = Следующая задача
puzzle-page-all = Все задачи
puzzle-page-of-game = { $what }: { $game }
puzzle-page-solved = { $solved ->
    [0] Задач: { $count }
   *[other] С первой попытки: { $solved } из { $count }
}
puzzle-page-rating = Рейтинг { $rating }
puzzle-page-how = { $kind ->
    [card] Выберите карту, которую вы бы сыграли.
    [both] Объявите или промолчите, выбрав карту.
   *[call] Выберите заявку, которую вы бы сделали.
}
puzzle-page-waits = Ваш ответ: { $chosen }. Он будет оценён, как только стол будет готов.
puzzle-page-right = Верно
puzzle-page-wrong = Есть лучше
puzzle-page-best = Лучший выбор: { $chosen }.
puzzle-page-fine = Подходит несколько ответов: { $answers }.
puzzle-page-alike = Почти так же хорошо: { $answers }.
puzzle-page-others = Следующий: { $chosen } ({ $loss }).
puzzle-page-loses = { $chosen } теряет в среднем { $loss } очка.
puzzle-page-once-more = Ещё раз
puzzle-page-why = Показать почему
puzzle-page-why-wait = Идёт поиск причины …
puzzle-page-reason = Почему
puzzle-page-fails = { $often ->
    [never] Ваш ответ ни разу не принёс больше в возможных раздачах ({ $deals }), которые доиграли простые боты: меньше он принёс в { $worse }.
    [more] Простые боты доиграли возможные раздачи ({ $deals }): ваш ответ принёс больше в { $better } и меньше в { $worse }. В среднем он всё же стоит очков.
   *[less] Простые боты доиграли возможные раздачи ({ $deals }): ваш ответ принёс меньше в { $worse } и больше в { $better }.
}
puzzle-page-not-shown = В показанных раздачах этого не видно. Судьи просмотрели тысячи.
puzzle-page-now-drawn = На столе возможная раздача, в которой ваш ответ принёс меньше.
puzzle-page-now-real = На столе раздача, как её сыграли.
puzzle-page-drawn = Возможная раздача
puzzle-page-real = Настоящая раздача
puzzle-page-last = Вы ответили на все задачи этой игры.
puzzle-page-none = Этой задачи нет. Выберите другую.
puzzle-page-theme = Тема
puzzle-page-any-theme = Все темы
puzzle-page-of-theme = { $theme } ({ $count })
puzzle-page-unrated = Ответы по выбранной теме не меняют ваш рейтинг.
puzzle-page-themes = Темы: { $themes }
puzzle-page-own = Ваш рейтинг: { $rating }
puzzle-page-own-uncertain = Ваш рейтинг: { $rating }, предварительно ({ $needed ->
    [one] нужна ещё { $needed } задача
    [few] нужны ещё примерно { $needed } задачи
    [many] нужно ещё примерно { $needed } задач
   *[other] нужно ещё примерно { $needed } задачи
})
puzzle-page-moved = { $way ->
    [up] Ваш рейтинг вырос на { $points }: был { $before }, теперь { $after }.
    [down] Ваш рейтинг снизился на { $points }: был { $before }, теперь { $after }.
   *[same] Ваш рейтинг не изменился: { $after }.
}

## О чём задача: каждая тема и когда она у задачи есть

puzzle-theme-call = Заявки
    .text = Среди верных ответов есть заявка.
puzzle-theme-lead = Заходы
    .text = Вы начинаете взятку.
puzzle-theme-follow = В масть
    .text = Вы кладёте в масть.
puzzle-theme-discard = Сбросы
    .text = Вы кладёте карту другой масти, и это не козырь.
puzzle-theme-ruff = Бить козырем
    .text = Масти у вас нет, и вы бьёте козырем.
puzzle-theme-take = Перебить
    .text = Верная карта перебивает те, что на столе, а другая не перебила бы.
puzzle-theme-duck = Пропустить
    .text = Верная карта не перебивает те, что на столе, а другая перебила бы.
puzzle-theme-ending = Концовки
    .text = У вас не больше пяти карт.
puzzle-theme-several = Несколько верных ответов
    .text = Верных вариантов больше одного.
puzzle-theme-first-trick = Первая взятка
    .text = Идёт первая взятка раздачи.
puzzle-theme-second-hand = Класть вторым
    .text = Во взятке лежит одна карта.
puzzle-theme-third-hand = Класть третьим
    .text = Во взятке лежат две карты.
puzzle-theme-last-hand = Класть последним
    .text = Во взятке лежат три карты.
puzzle-theme-draw-trumps = Заход с козыря
    .text = Вы заходите с козыря.
puzzle-theme-master = Старшая из оставшихся
    .text = Вы заходите с карты, которую в её масти никто не побьёт.
puzzle-theme-singleton = Единственная карта
    .text = Вы заходите с единственной карты масти, и это не козырь.
puzzle-theme-alone = Масть только у вас
    .text = Вы заходите в масть, которой больше ни у кого нет.
puzzle-theme-void = У кого-то вышла масть
    .text = Вы заходите в масть, которая вышла у другого игрока.
puzzle-theme-partner-void = У партнёра вышла масть
    .text = Вы заходите в масть, которая вышла у вашего партнёра.
puzzle-theme-new-suit = Новая масть
    .text = Вы заходите в масть, которую ещё не играли, и это не козырь.
puzzle-theme-leave-partner = Оставить партнёру
    .text = Взятка пока у партнёра. Вы могли бы его перебить, но не перебиваете.
puzzle-theme-feed-partner = Очки партнёру
    .text = Взятка пока у партнёра, и вы кладёте в неё карту с очками.
puzzle-theme-keep-trump = Сберечь козырь
    .text = Вы могли бы побить козырем, но сбрасываете.
puzzle-theme-cheap-winner = Взять подешевле
    .text = Вы перебиваете и оставляете карту старше, которая тоже перебила бы.
puzzle-theme-high-winner = Взять старшей
    .text = Вы перебиваете старшей картой, хотя хватило бы младшей той же масти.
puzzle-theme-high-loser = Отдать старшую
    .text = Вы не перебиваете и оставляете карту той же масти младше.
puzzle-theme-take-points = Забрать очки
    .text = Вы перебиваете взятку с очками, хотя могли бы её отдать.
puzzle-theme-dodge-points = Уйти от очков
    .text = Вы отдаёте взятку, которая отнимает очки, хотя могли бы перебить.
puzzle-theme-get-rid = Избавиться от карты
    .text = Вы кладёте карту, которая отнимает очки, и она не перебивает.
puzzle-theme-avoid-tricks = Минусовые раздачи
    .text = В этой раздаче взятки или карты отнимают очки.
puzzle-theme-last-of-suit = Исчерпать масть
    .text = Вы кладёте свою последнюю карту масти, но не заходите с неё.
puzzle-theme-low-bid = Наименьший заказ
    .text = Верен наименьший из разрешённых заказов.
puzzle-theme-high-bid = Высокие заказы
    .text = Верный заказ обещает пять взяток или больше.
puzzle-theme-sell = Продать
    .text = Вы продаёте раздачу или просите цену выше.

## Десять свежих раздач на одну тему

puzzle-ten-title = Десять раздач
puzzle-ten-theme = Десять раздач: { $theme }
puzzle-ten-door = Десять таких раздач
puzzle-ten-place = Раздача { $place } из { $count }
puzzle-ten-dealing = Карты сдаются, пока не встретится тема.
puzzle-ten-none = Во многих раздачах тема не встретилась. Попробуйте ещё раз или выберите другую.
puzzle-ten-again = Сдать ещё раз
puzzle-ten-next = Следующая раздача
puzzle-ten-more = Ещё десять раздач
puzzle-ten-over = Ваши десять раздач
puzzle-ten-now = { $than ->
    [more] В этих десяти раздачах вы теряли за раздачу больше очков, чем опытный игрок: на { $mean } ± { $half }.
   *[less] В этих десяти раздачах вы теряли за раздачу меньше очков, чем опытный игрок: на { $mean } ± { $half }.
}
puzzle-ten-first = { $than ->
    [more] В первых десяти — больше на { $mean } ± { $half }.
   *[less] В первых десяти — меньше на { $mean } ± { $half }.
}
puzzle-ten-change = { $change ->
    [better] Это явно лучше.
    [worse] Это явно хуже.
   *[open] Разница может быть случайной.
}

## Где лежит скрытая карта: десять фишек на трёх игроков

puzzle-read-title = Чтение рук
puzzle-read-type = Ваши фишки, по порядку { $seats }, например 6 3 1:
puzzle-read-not-ten = { $typed } — не ответ: введите три целых числа, которые в сумме дают десять, например 6 3 1.
puzzle-read-number = Вопрос { $number }
puzzle-read-ask = Где { $card }?
puzzle-read-how = Распределите десять фишек между тремя игроками: больше тем, у кого карта вероятнее.
puzzle-read-left = { $left ->
    [0] Все фишки разложены.
    [one] Осталась { $left } фишка
    [few] Остались { $left } фишки
    [many] Осталось { $left } фишек
   *[other] Осталось { $left } фишки
}
puzzle-read-chips = { $chips } из 10
puzzle-read-answer = Ответить
puzzle-read-held = Карта была у игрока { $who }: { $card }.
puzzle-read-believed = Фишки и оценка
puzzle-read-own = Вы
puzzle-read-best = Лучшее чтение
puzzle-read-score = Оценка
puzzle-read-scored = Ваша оценка: { $score } из 100.
puzzle-read-what = 100: ваши фишки совпали с лучшим чтением. 0: не ближе, чем фишки поровну.
puzzle-read-clues = Что можно было прочесть
puzzle-read-clue-ruff = Взятка { $trick }: { $who } бьёт карту { $led } козырем, поэтому карты { $card } там быть не может.
puzzle-read-clue-discard = Взятка { $trick }: { $who } сбрасывает карту { $played } на карту { $led }, поэтому карты { $card } там быть не может.
puzzle-read-clue-no-ruff = Взятка { $trick }: за неимением козыря { $who } сбрасывает карту { $played }, поэтому карты { $card } там быть не может.
puzzle-read-clue-no-overruff = Взятка { $trick }: за неимением козыря старше { $who } кладёт карту { $played }, поэтому карты { $card } там быть не может.
puzzle-read-clue-no-throw = Взятка { $trick }: по правилам карту { $card } пришлось бы сбросить, поэтому у игрока { $who } этой карты нет.
puzzle-read-clue-lead = Взятка { $trick }: за неимением другого хода { $who } заходит с карты { $played }, поэтому карты { $card } там быть не может.
puzzle-read-clue-announcement = Заявка игрока { $who } не оставляет места для карты { $card }.
puzzle-read-clue-hand = Все карты игрока { $who } известны, и карты { $card } среди них нет.
puzzle-read-clue-count = Сосчитайте карты: у игрока { $who } нет места для карты { $card }.
puzzle-read-clue-likelier = { $what ->
    [lead] Взятка { $trick }: { $who } заходит с карты { $played }. Так чаще ходят, когда карта { $card } у игрока { $seat }.
    [call] { $said }. Так чаще говорят, когда карта { $card } у игрока { $seat }.
   *[play] Взятка { $trick }: { $who } кладёт карту { $played }. Так чаще играют, когда карта { $card } у игрока { $seat }.
}
puzzle-read-wasted = { $chips ->
    [one] { $chips } фишка потрачена зря.
    [few] { $chips } фишки потрачены зря.
    [many] { $chips } фишек потрачено зря.
   *[other] { $chips } фишки потрачено зря.
}
puzzle-read-show = { $what ->
    [call] Показать заявку
   *[trick] Показать взятку
}
puzzle-read-course = Ваша средняя оценка в этой игре: { $score }. Ответов: { $answers }.
puzzle-read-curve = Ваша калибровка
puzzle-read-curve-how = У игрока с пятью фишками карта должна быть пять раз из десяти. Ответов во всех играх: { $answers }.
puzzle-read-curve-laid = Фишки
puzzle-read-curve-seats = Игроки
puzzle-read-curve-held = Из десяти была
puzzle-read-curve-soon = Когда ответов во всех играх станет { $count }, вы увидите, насколько точны ваши фишки. Пока: { $answers }.
puzzle-read-next = Следующий вопрос
puzzle-read-dealing = Карты сдаются, пока не найдётся вопрос.
puzzle-read-none = Во многих раздачах вопроса не нашлось. Попробуйте ещё раз.
puzzle-read-table-title = У кого карта?
puzzle-read-table-looking = Судья ищет карту, о которой что-то известно.
puzzle-read-table-none = Читать пока нечего. Попробуйте после следующей взятки.
puzzle-read-table-laid = Фишки разложены. Чего они стоят, вы узнаете после раздачи.
puzzle-read-table-told = Ваше чтение: раздача { $number }
puzzle-read-table-empty = В этой раздаче вы фишек не клали.
