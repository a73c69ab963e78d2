# Задачи, как их показывает командная строка

puzzle-head = Задача { $id }: { $game }, раздача { $deal }, рейтинг { $rating }
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
    [one] Не лучшее: верно { $answers }.
    [few] Не лучшее: верны { $answers }.
    [many] Не лучшее: верны { $answers }.
   *[other] Не лучшее: верны { $answers }.
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
puzzle-page-solved = С первой попытки: { $solved } из { $count }
puzzle-page-streak = { $days ->
    [0] Решите задачу дня, чтобы начать серию
    [one] { $days } день подряд
    [few] { $days } дня подряд
    [many] { $days } дней подряд
   *[other] { $days } дня подряд
}
puzzle-page-rating = Рейтинг { $rating }
puzzle-page-how = { $kind ->
    [card] Выберите карту, которую вы бы сыграли.
   *[call] Выберите заявку, которую вы бы сделали.
}
puzzle-page-right = Верно
puzzle-page-wrong = Есть лучше
puzzle-page-best = По тому, что вам известно, нет ничего лучше: { $chosen }.
puzzle-page-fine = Подходят несколько ответов: { $answers }.
puzzle-page-others = Лучший из остальных ответов, { $chosen }, теряет в среднем { $loss } очка.
puzzle-page-loses = { $chosen } теряет в среднем { $loss } очка.
puzzle-page-once-more = Ещё раз
puzzle-page-why = Показать почему
puzzle-page-reason = Почему
puzzle-page-fails = Простые боты доиграли возможные раздачи ({ $deals }): ваш ответ принёс меньше в { $worse } и больше в { $better }.
puzzle-page-not-shown = Взятые здесь раздачи этого не показывают. Судьи смотрели тысячи.
puzzle-page-now-drawn = На столе раздача, в которой он принёс меньше.
puzzle-page-now-real = На столе раздача, как её сыграли.
puzzle-page-drawn = Возможная раздача
puzzle-page-real = Настоящая раздача
puzzle-page-last = Вы ответили на все задачи этой игры.
puzzle-page-none = Этой задачи нет. Выберите другую.
