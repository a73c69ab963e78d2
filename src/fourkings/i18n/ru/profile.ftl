# Моя игра: серия, задания на сегодня и как человек играет, по играм.

profile-intro = Эту страницу видите только вы.
profile-empty = Доиграйте партию, и здесь появится, как вы играете в каждую игру, что стоит вам очков, и все партии с разбором.

## Сегодня

profile-week = Последние семь дней
profile-day = { $day }: { $played ->
    [yes] игра была
   *[no] игры не было
}
profile-today = Задания на сегодня
profile-today-deals = Раздачи дня, начато игр: { $done } из { $games }
profile-today-mistakes = Ошибки, разобранные сегодня: { $done } из { $count }
profile-today-puzzles = { $solved ->
    [0] Задачи за сегодня
   *[other] Задачи за сегодня: { $solved }
}
profile-done = готово
profile-next-deals = Раздачи дня: { $game }
profile-next-mistakes = Ваши ошибки
profile-next-puzzle = Задача: { $game }
profile-all-done = На сегодня всё. Новые раздачи будут завтра.

## По играм

profile-trend = { $results ->
    [one] { $results } результат, от { $lowest } до { $highest }
    [few] { $results } результата, от { $lowest } до { $highest }
    [many] { $results } результатов, от { $lowest } до { $highest }
   *[other] { $results } результата, от { $lowest } до { $highest }
}
profile-trend-skill = Мастерство
profile-trend-daily = Раздачи дня
profile-trend-puzzles = Рейтинг в задачах
profile-trend-mistakes = Ошибок за партию
profile-do-daily = Сыграть раздачи дня
profile-do-puzzles = Решить задачу
profile-do-review = Разобрать партию
profile-do-match = Сыграть партию
profile-do-weakest = Над чем работать: { $part }
profile-skill-needed = Результатов до показа мастерства: { $needed }. Считаются раздачи дня, задачи и разобранные партии.
profile-practise = Потренироваться
profile-leak-found = Обходится дороже всего: «{ $theme }», за партию больше, чем у опытного игрока, на { $loss } ± { $half }. Так было в партиях: { $times } из { $matches }.
profile-leak-none = В разобранных партиях ({ $matches }) ничего не выделяется.
profile-leak-needed = { $needed ->
    [one] Разберите ещё { $needed } партию, и станет видна самая дорогая привычка.
    [few] Разберите ещё { $needed } партии, и станет видна самая дорогая привычка.
    [many] Разберите ещё { $needed } партий, и станет видна самая дорогая привычка.
   *[other] Разберите ещё { $needed } партии, и станет видна самая дорогая привычка.
}
profile-practised = { $matches ->
    [0] «{ $theme }», потери за партию до тренировки: { $before }. Разберите партию, и будет видно, что изменилось.
   *[other] «{ $theme }», потери за партию до тренировки: { $before }, после неё: { $since }.
}
profile-matches = { $matches ->
    [one] { $matches } партия
    [few] { $matches } партии
    [many] { $matches } партий
   *[other] { $matches } партии
}, выиграно: { $won }
profile-bids = выполнено заказов: { $kept } из { $bids }
profile-partner = { $who } (выиграно { $won } из { $matches })
profile-rating = Рейтинг на раздачах дня: { $rating }{ $known ->
    [yes] { "" }
   *[no] , предварительно
}
profile-provisional = { $rating }, предварительно
profile-skill = Как считается мастерство
profile-skill-what = Мастерство — среднее не более чем трёх чисел от 0 до 100, где 50 — обычный уровень: доля остальных, кого вы превзошли в раздачах десяти последних дней, когда вы их играли, ваш шанс решить задачу, которую решает половина ботов, и процент из десяти последних разобранных партий, в которых вы потеряли меньше очков, чем потерял бы опытный игрок. Оно появляется после десяти результатов: раздач дня, задач и разобранных партий.
