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
