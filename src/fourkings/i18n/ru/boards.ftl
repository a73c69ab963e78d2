# Тексты раздач для многих: одни и те же карты нескольким людям. Приходят в браузер вместе со страницами, которым нужны.

boards-title = Раздачи дня
boards-intro = У всех одни и те же карты, одни и те же боты и одна попытка. Можно остановиться после любой раздачи и вернуться.
boards-left = { $hours ->
    [0] Осталось { $minutes } мин. Конец: { $until }.
   *[other] Осталось { $hours } ч { $minutes } мин. Конец: { $until }.
}
boards-midnight = полночь
boards-five = День за пять минут
boards-done = готово
boards-five-text = По раздаче из игр ({ $deals }) и по задаче из остальных ({ $puzzles }).
boards-five-at = День за пять минут: { $done } из { $count }
boards-five-done = Сделано { $done } из { $count }
boards-five-play = Играть: { $game }
boards-all = Все раздачи дня
boards-first = Первая раздача
boards-first-only = (первая раздача)
boards-practice = Этот день прошёл. Сыграйте его карты для тренировки и сравните с результатами дня.
boards-rules = Вы сидите с тремя ботами, одинаковыми для всех, и у вас одна попытка на каждую раздачу. Попытка одна на браузер: таблица доверяет игрокам, а новичков показывает отдельно. Можно прерваться и вернуться. Результаты других появятся, когда вы сыграете все раздачи.
boards-each = Каждая раздача начинается с нуля, и в счёт идёт каждое очко.
boards-no-day = Раздач того дня на сервере нет. Сегодняшние — в лобби.
boards-no-set = По этому адресу раздач нет. Проверьте ссылку.
boards-not-there = Тот, кто прислал вам ссылку, ещё не доиграл эти карты или ушёл.
boards-today = Раздачи сегодня
boards-many = { $boards ->
    [one] { $deals ->
        [one] Одна раздача
        [few] Партия из { $deals } раздач
        [many] Партия из { $deals } раздач
       *[other] Партия из { $deals } раздач
    }
    [few] { $boards } раздачи
    [many] { $boards } раздач
   *[other] { $boards } раздачи
}
boards-so-far = сыграно { $played } из { $boards }
boards-play = Играть
boards-go-on = Продолжить
boards-see = Смотреть результат
boards-past = Прошлые дни
boards-past-game = { $game } { $share }
boards-challenge = Вызов
boards-give-up = Отказаться от вызова
boards-give-up-text = Эти карты вам больше не сдадут, и вы не увидите, как их сыграли другие.
boards-give-up-sure = Отказаться насовсем
boards-given-up = Вы отказались от этого вызова. Его карты вам больше не сдают.
boards-dare = Этими же картами уже играл другой: { $who }. Сумеете лучше?
boards-dare-plain = Этими же картами уже играли. Сумеете лучше?
boards-own = Ваш результат
boards-alone = До вас этого никто не играл: сравнивать пока не с кем. Загляните чуть позже.
boards-beaten = { $bots ->
    [0] Лучше { $share } игроков и ботов
   *[other] Лучше { $share } ботов (всего их { $bots })
}
boards-ordinal = { $form ->
   *[other] { $place }-е
}
boards-place = { $place } место среди { $of } { $of ->
    [one] игрока
    [few] игроков
    [many] игроков
   *[other] игроков
}{ $tied ->
    [0] .
    [one] , поровну ещё с { $tied } игроком.
    [few] , поровну ещё с { $tied } игроками.
    [many] , поровну ещё с { $tied } игроками.
   *[other] , поровну ещё с { $tied } игроками.
}
boards-plus-minus = { $mean } ± { $half }
boards-beyond = В среднем { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
} за раздачу по сравнению с остальными.
boards-who = Сравнение со всеми, кто играл этими картами{ $bots ->
    [0] { "" }
   *[other] , среди них боты: { $bots }
}. В таблице ничья считается за половину.
boards-making = Боты ещё играют этими картами: готово { $done } из { $of }. Ваша доля может немного измениться.
boards-deals = По раздачам
boards-gains = Ваш перевес и среднее всех, у кого были ваши карты.
boards-deal = Раздача
boards-yours = Вы
boards-mean = Остальные
boards-field = Среднее по раздачам
boards-bots = Медиана ботов ({ $bots })
boards-bots-here = { $bots ->
    [one] { $bots } бот
    [few] { $bots } бота
    [many] { $bots } ботов
   *[other] { $bots } бота
}
boards-points = Очки за раздачу
boards-ranking = Таблица
boards-later = Сыграно позже
boards-visitors = Гости
boards-visitors-are = Гость — тот, кто впервые сыграл здесь меньше дня назад или не окончил ещё ни одной партии. В рейтингах гости не считаются.
boards-repeat = С вашего адреса эти карты уже сыграли точно так же. Ваш результат в таблицу не входит.
boards-side = по сравнению с вами
boards-with = Вы и { $who }
boards-ahead = Вы впереди на { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
}; отстаёт { $who }.
boards-behind = { $who } опережает вас на { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
}.
boards-level = Вы и { $who } идёте вровень.
boards-number = { $deals ->
    [one] Раздача { $number }
    [few] Партия
    [many] Партия
   *[other] Партия
}
boards-over = { $deals ->
    [one] Раздача { $number } из { $boards } окончена
    [few] Партия окончена
    [many] Партия окончена
   *[other] Партия окончена
}
boards-rank-none = Эту раздачу пока больше никто не сыграл.{ $daily ->
    [yes] { " " }Ваше место появится на странице «Сегодня».
   *[no] { "" }
}
boards-margin = Ваш перевес: { $gain }. В среднем: { $mean }.
boards-few = { $deals ->
    [one] { $deals } раздача показывает только тенденцию: следующие могут всё перевернуть.
    [few] { $deals } раздачи показывают только тенденцию: следующие могут всё перевернуть.
    [many] { $deals } раздач показывают только тенденцию: следующие могут всё перевернуть.
   *[other] { $deals } раздачи показывают только тенденцию: следующие могут всё перевернуть.
}
boards-review = Разбор и новая попытка
boards-replay = Все четыре руки
boards-whole = Вся партия
boards-traveller = Кто как сыграл эту раздачу
boards-calls = Заявки
boards-beyond-table = Очки сверх стола
boards-name-challenged = Тот, кто прислал вам ссылку, увидит это имя рядом с вашим результатом.
boards-rematch = Реванш на раздачах дня
boards-next = Следующая раздача
boards-same = Вы оба до конца выбирали одно и то же.
boards-in-deal = В раздаче { $number }:
boards-parted = вы выбрали { $yours }, а { $who } выбирает { $theirs }.
boards-hand = Рука
boards-trick = На столе
boards-said = Заявки до сих пор
boards-better = Вызвать друга
boards-better-text = Кто откроет эту ссылку, сыграет теми же картами на вашем месте. Потом вы оба увидите результаты рядом и встретитесь в таблице недели.
boards-name = Под этим именем вас показывает таблица.
boards-who-played = Показать всех игроков
boards-share-day = Поделиться своим днём
boards-copy = Скопировать текст
boards-picture = Сохранить картинку
boards-week = Эта неделя с друзьями
boards-week-text = Раздачи дня с этого дня: { $day }. Друзья — те, кто прошёл по вашей ссылке с вызовом или прислал вам свою. Считаются только раздачи, которые сыграли вы оба.
boards-week-sets = Сыграно
boards-week-against = Вы против них
boards-week-score = { $ahead }–{ $behind }
boards-seal = Как проверить карты
boards-seal-is = Печать
boards-secret-is = Секрет
boards-secret-kept = Все карты этого набора следуют из одного секрета, запечатанного до первой сыгранной карты. Когда день пройдёт, секрет появится здесь; тогда любой сможет сдать карты заново и сравнить.
boards-secret-told = День прошёл. Этот секрет подходит к печати, и все карты набора следуют из него.
boards-secret-never = Это карты сыгранной партии: как они сданы, показывает запись той партии.
mirror-title = Рука за рукой
mirror-board = Раздача { $number }
mirror-intro = Каждый сыграл каждой рукой по разу. Очки сравнивают вас с другой парой или со средним остальных. Король отмечает лучший результат с этой рукой.
mirror-own = Лучший результат, один или наравне, у вас: рук { $own } из { $hands }.
mirror-in-deal = раздача { $number }
mirror-seal = Все карты этой партии следуют из её секрета, запечатанного до первой раздачи, и из того, что добавили в тасовку игроки. Эта команда сдаёт их заново:
