# Полоса навигации и то, что лобби предлагает первым.

nav-title = Навигация
nav-play = Играть
nav-learn = Учиться
nav-today = Сегодня
nav-matches = Партии
nav-mine = Моя игра

first-title = Впервые здесь? Начните с игры «{ $game }».
first-go = Учиться: { $game }

today-title = Раздачи дня
today-intro = Одни и те же карты для всех, одна попытка.
today-left = { $games ->
    [0] Все игры сыграны.
    [one] Осталась { $games } игра.
    [few] Остались { $games } игры.
    [many] Осталось { $games } игр.
   *[other] Осталось { $games } игры.
} Новые раздачи { $when }.
today-hours = { $n ->
    [one] через { $n } час
    [few] через { $n } часа
    [many] через { $n } часов
   *[other] через { $n } часа
}
today-minutes = { $n ->
    [one] через { $n } минуту
    [few] через { $n } минуты
    [many] через { $n } минут
   *[other] через { $n } минуты
}
today-played = лучше { $share } остальных
today-percent = { $share } %
today-part = сыграно { $played } из { $boards }
today-open = { $boards ->
    [one] { $deals ->
        [one] { $deals } раздача
        [few] { $deals } раздачи
        [many] { $deals } раздач
       *[other] { $deals } раздачи
    }
    [few] { $boards } раздачи
    [many] { $boards } раздач
   *[other] { $boards } раздачи
}
today-done = сыграно
today-streak = { $days ->
    [0] Сыграйте сегодня, и начнётся серия
    [one] { $days } день подряд
    [few] { $days } дня подряд
    [many] { $days } дней подряд
   *[other] { $days } дня подряд
}

learn-intro = Сыграйте первую партию с другом, который объяснит каждое правило вовремя, посмотрите раздачу карта за картой или прочтите правила.
learn-general = Правила всех игр
learn-mistakes = Переиграть свои ошибки
learn-puzzles = Задачи

# Страница, которая играет без сервера.
alone-here = Вы играете только на этом устройстве, без сервера, против ботов. Партии остаются в этом браузере.
server-people = Друзья, открытые столы и рейтинги — на { $server }.
server-away = { $server } сейчас не отвечает. Здесь можно играть дальше против ботов.
alone-title = Готовим стол
alone-loading = Готовим стол: { NUMBER($have, minimumFractionDigits: 1, maximumFractionDigits: 1) } из { NUMBER($all, minimumFractionDigits: 1, maximumFractionDigits: 1) } МБ.
alone-elsewhere = Ваши партии открыты в другой вкладке. Закройте её, и эта продолжит.
alone-failed = Игры остановились: { $why }. Перезагрузите страницу. Партии сохранены до последней показанной карты.
