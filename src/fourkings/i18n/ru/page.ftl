# Тексты, которые есть только на странице: лобби, стол, настройки, справка.

## Везде

ui-close = Закрыть
ui-home = Лобби
ui-skip = Перейти к содержимому
ui-loading = Загрузка…
ui-missing = Часть страницы не загрузилась. Проверьте соединение и попробуйте снова.
    .title = Страница загружена не полностью
ui-unkept = В этом окне ничего не сохраняется: браузер не разрешает. Играть можно, но, чтобы что-то осталось, разрешите файлы cookie и данные сайтов.
ui-settings = Настройки
ui-help = Клавиши и справка

## Лобби

lobby-title = Four Kings
lobby-intro = Пять старинных игр на взятки. Садитесь: три бота уже ждут.
lobby-offline = Сервер не отвечает, сдать карты нельзя. Страница продолжит, как только он вернётся.
lobby-alone = Играть без сервера
lobby-retry = Попробовать снова
lobby-failed = Стол не открылся. Попробуйте через минуту.
lobby-games = Пять игр
lobby-play = Играть
lobby-play-game = Играть: { $game }
lobby-learn = Правила
lobby-learn-game = Правила: { $game }
lobby-setup = Уровень и правила: { $game }
lobby-short = Около четверти часа.
lobby-return = Продолжить
lobby-return-to = Продолжить: { $game }, раздача { $number }
lobby-return-lesson = Продолжить урок: { $game }, раздача { $number }
lobby-return-set = { $kind ->
    [day] Продолжить раздачи дня: { $game }
    [past] Продолжить раздачи прошлого дня: { $game }
   *[challenge] Продолжить вызов: { $game }
}
lobby-set = { $kind ->
    [day] Раздачи дня
    [past] Раздачи прошлого дня
   *[challenge] Вызов
}
lobby-set-at = Сыграно { $played } из { $boards }
lobby-lesson = Урок
lobby-continue = Неоконченные партии
lobby-continue-at = { $deal }: { $scores }
lobby-continue-own = { $deal }: у вас { $points }, { $place }-е место
lobby-drop = Бросить партию: { $game }
lobby-leave-ask = { $what }?
lobby-drop-text = Партия с ботами будет удалена безвозвратно.
lobby-drop-go = Бросить партию
lobby-keep = Играть дальше
lobby-away = За вас играет бот
lobby-away-text = Пока вас нет, вашими картами играет бот. Стол останется в этом списке.
lobby-leave = Уйти из-за стола: { $title }
lobby-leave-text = Стол исчезнет из этого списка, и остальные продолжат без вас.
lobby-with = { $game }, за столом { $names }
lobby-name = Ваше имя
lobby-evenings = Вечера и клубы
lobby-again-with = Сыграть снова: { $who }
lobby-open = { $tables ->
    [one] { $tables } открытый стол
    [few] { $tables } открытых стола
    [many] { $tables } открытых столов
   *[other] { $tables } открытых стола
}
lobby-answers = Ваши вызовы
lobby-answers-more = И ещё { $more }.
lobby-answered = { $known ->
    [yes] { $who } отвечает на ваш вызов
   *[no] На ваш вызов ответили
}
lobby-answered-see = сравнить результаты
lobby-answered-away = Убрать: { $sentence }
lobby-nobody = Игрок
lobby-bot-basile = Базиль
lobby-bot-celeste = Селеста
lobby-bot-dora = Дора
lobby-more = Ещё
lobby-licences = Лицензии
lobby-foot = Свободная программа, без регистрации и рекламы. Во всех играх карты сдаются честно, и каждую тасовку можно проверить.

house-level = Уровень ботов
house-bot-beginner = Новичок
house-bot-club = Опытный
house-bot-strong = Сильный
house-bot-careful = Осторожный
house-bot-flat = Расчётливый
house-bot-chance = Случайный
house-level-beginner = Забывает вышедшие карты, мало узнаёт из заявок и далеко вперёд не смотрит.
house-level-careful = Играет по простым правилам, карта за картой.
house-level-club = Играет здраво, помнит важное.
house-level-strong = Ничего не забывает и проверяет каждую карту в сотнях раздач.
house-temper-beginner = Чаще опытного заходит с младшей карты масти.
house-temper-strong = Чаще опытного заходит с самой короткой масти.
house-temper-careful = Раньше всех ботов заходит с тузов.
house-temper-flat = Чаще всех ботов заходит с козырей.
house-temper-chance = Заказывает наобум и чаще всего проваливается.
house-players = Игроки
house-plays = { $who }: { $bot }
house-preset = Правила
house-number = Число …
house-options = Домашние правила
house-draw = Жребий
house-order = Порядок игры: { $names }. Первую раздачу сдаёт { $dealer }.
    .yours = Порядок игры: { $names }. Первую раздачу сдаёте вы.
house-drew = Вытянутые карты: { $cards }

rules-pages = Страницы правил
rules-missing = Такой страницы нет.
rules-general = Все пять игр
rules-see-deal = Посмотреть раздачу, карта за картой
rules-deal = Раздача, карта за картой
rules-beside = Правила
rules-clause = Правило { $clause }
rules-back = Правила: { $game }
rules-walk = Ход раздачи
rules-step = { $number } из { $count }
rules-step-back = Назад
rules-step-on = Дальше
rules-remark = замечание
rules-step-remark = Следующее замечание
rules-hand = { $who }, карты: { $cards }
rules-your-turn = Ваша очередь: сыграть партию

## Настройки

settings-title = Настройки
settings-group-you = Имя и язык
settings-group-cards = Карты
settings-group-look = Оформление
settings-group-table = Стол
settings-group-sound = Звук и уведомления
settings-group-learning = Помощь и обучение
settings-language = Язык
settings-draft = Этот язык — черновик: перевод ещё не проверил за столом тот, для кого этот язык родной. Чтобы исправить фразу, найдите её в разделе «Предложить исправление».
settings-theme = Тема
settings-theme-auto = Системная
settings-theme-light = Светлая
settings-theme-dark = Тёмная
settings-indices = Буквы на картах
settings-indices-auto = Как в языке
settings-motion = Анимация
settings-motion-auto = Системная
settings-motion-less = Меньше
settings-felt = Сукно
settings-felt-green = Зелёное
settings-felt-blue = Синее
settings-backs = Рубашки
settings-backs-red = Красные
settings-backs-blue = Синие
settings-backs-gold = Золотые
settings-sounds = Звуки
    .text = Карты, взятки, стук по столу, ваш ход и ваши последние секунды.
settings-pace = Темп
settings-pace-quick = Очень быстрый
settings-pace-brisk = Быстрый
settings-pace-calm = Спокойный
settings-pace-slow = Медленный
settings-fourColours = Четыре цвета
    .text = Бубны синие, трефы зелёные.
settings-largeCards = Крупные карты
    .text = Ваша рука занимает всё свободное место.
settings-leftHanded = Для левши
    .text = Кнопки слева, а буквы карт там, где левая рука их не закрывает.
settings-forced = Играть вынужденные карты
    .text = Если можно сыграть только одну карту, она играется сама.
settings-twice = Два касания
    .text = Первое поднимает карту, второе играет её.
settings-moods = Боты показывают чувства
    .text = Их лица меняются после каждой взятки, но никогда в ваш ход.
settings-keys = Команды одной клавишей
    .text = Буквы и цифры работают без Ctrl и Alt.
settings-readings = Читать руки за столом
    .text = Кнопка спрашивает, у кого скрытая карта, пока вы играете одни с ботами.

## Стол

at-opening = Садимся за стол…
at-waits = Ждём сервер…
at-offline = Нет сети. Партия продолжится, когда сеть вернётся.
at-sent = { $action }: отправлено, ещё не подтверждено.
at-unsent = { $action }: не отправлено.
at-broken = Связь потеряна. Подключаемся снова… Ничего не пропало.
at-readying = Боты готовятся: минутку, пожалуйста. Ничего не пропало.
at-silent = Есть связь? Сервер молчит уже 6 секунд. Ничего не пропало.
at-play-on = Играть дальше без сервера
at-closed = Такого стола нет, или он не ваш. Ваши партии — в лобби.
at-banned = Администратор пока закрыл вам доступ к этому серверу. Свои данные можно прочесть и удалить в настройках лобби.
at-too-fast = Страница отправила слишком много запросов, и сервер закрыл соединение. Перезагрузите страницу, чтобы продолжить.
at-other-bots = Обновление сервера сменило ботов, поэтому эти карты не доиграть. Сыгранное сохранено.
at-deal = { $count ->
    [0] Раздача { $number }
   *[other] Раздача { $number } из { $count }
}
at-set = { $kind ->
    [day] Раздачи дня
    [past] Прошлый день
   *[challenge] Вызов
}
at-one-try = одна попытка, без подсказок
at-your-turn = Ваш ход
at-may-announce = Можно объявить: { $calls }
at-turn-of = Ходит { $who }
at-to-play = ходит
at-hand = Ваша рука
at-hand-is = Ваша рука: { $cards }
at-trick = Взятка
at-trick-is = На столе: { $cards }
at-wins = берёт взятку
at-won = { $won ->
    [one] { $won } взятка
    [few] { $won } взятки
    [many] { $won } взяток
   *[other] { $won } взятки
}
at-taken = Взято: { $cards }
at-held = { $count ->
    [0] карт не осталось
    [one] { $count } карта
    [few] { $count } карты
    [many] { $count } карт
   *[other] { $count } карты
}
at-shown = Открыта карта: { $card }
at-open-card = { $card }, карту видят все
at-stake = { $title }: { $paid }
at-won-bid = взяток: { $won }, заказ: { $bid }
at-so-far = раздача { $points }
at-taken-many = карт с очками: { $count }
at-total = всего { $score }
at-with = в паре: { $who }
at-alone = без партнёров
at-gone = не в сети
at-gone-of = { $who } не на связи.
at-gone-bot = { $who } не на связи. Через { $seconds } сек. за него сыграет бот.
at-cover = Пусть играет бот
at-cover-of = Пусть бот играет за место: { $who }
at-here-again = { $who } здесь.
at-partner = ваш партнёр
at-dealer = Сдающий
at-dealer-mark = С
at-ask = { $rung }?
at-ultimatum = { $fallback ->
    [negative] { $rung } или минусовая!
   *[positive] { $rung } или плюсовая!
}
at-bought = Раздачу покупает { $who } за { $rung } ({ $price })
    .yours = Раздачу покупаете вы за { $rung } ({ $price })
at-auction = Торги
at-count = { $count } одинаковых
at-bids = Заказы: { $sum }
at-actions = Действия за столом
at-undo = Вернуть ход
at-ask-hint = Подсказка
at-looks-on = Вы зритель
at-compiling-hint = Боты ещё готовятся.
at-compiling = Боты ещё готовятся. Это происходит один раз и занимает около минуты.
at-waited = прошло { $time }
at-hint-deals = По раздачам, которые сходятся с тем, что вы видели: { $deals }
at-hint-choice = Выбор
at-hint-points = очков в среднем
at-hint-for-match = очков в среднем с учётом счёта
at-hint-best = раздач, где это лучше всего
explained-details = Подробности
at-figure-best = лучший
at-last = Последняя взятка
at-read = Чтение рук
at-read-told = Что вы прочли
at-no-last = В этой раздаче ещё никто не взял взятку.
at-rest = Сыграть остаток
at-undone = Последний ход возвращён
at-left = За игрока { $who } теперь играет бот
    .yours = Теперь за вас играет бот
at-returned = { $who } снова в игре
    .yours = Вы снова в игре
at-hinted = { $who } берёт подсказку
    .yours = Вы берёте подсказку
at-time-over = Время вышло: эта раздача последняя
at-time-ended = Время вышло: партия окончена
at-revealed = Эти раздачи сыграли все столы: карты можно смотреть
at-final-deal = последняя раздача
at-rematch = Те же игроки продолжают за другим столом
at-house-of = { $game }: правила этого стола
at-clockwise = Ход идёт по часовой стрелке, налево.
at-anticlockwise = Ход идёт против часовой стрелки, направо.

## Вдали от стола, за которым есть место

seat-kept = Ваша партия ждёт: { $game }.
seat-bot-soon = Если не вернётесь за { $minutes ->
    [0] { $seconds } сек.
   *[other] { $minutes } мин.
}, за вас сядет бот.
seat-bot-plays = Пока вас нет, за вас играет бот.

## Заявки

talk-title = Заявки
talk-your-bid = Сколько взяток вы возьмёте?
talk-sum = Заказано: { $sum }. Меньше { $needed } — раздача не в счёт
talk-sum-enough = Заказано: { $sum }
talk-bid-worth = Заказ { $number }, цена { $worth }
talk-least = Ваш наименьший заказ: { $least }
talk-open = открытая карта — первая, которую получил каждый игрок
talk-announce = Объявите до своей первой карты или молча сыграйте её:
talk-if-counts = { $points }, если засчитают
talk-silent = Промолчать
talk-announce-all = До первого захода: ваши клики?
talk-your-call = Ваше слово
talk-name-rank = Назовите достоинство
talk-step-open = Назначьте раздачу или откройте торги
talk-step-bid = Ваша заявка на раздачу
talk-step-decide = { $who } предлагает { $rung }: { $how ->
    [more] продать, отказать или попросить больше?
   *[plain] ваш ответ?
}
talk-step-asked = Сдающий просит у вас больше
talk-step-denied = Ответ «нет»: продать по прежней цене?
talk-step-refused = Раздача остаётся за вами: назначьте её
talk-step-ultimatum = { $who }: { $words }. Заплатите?
talk-step-bought = Раздача куплена: назначьте её
talk-step-alone = Заявок нет: назначьте раздачу
talk-priority = Кто торгуется, в порядке очереди
talk-passed = пас
talk-in = в торгах
talk-speaks = говорит
talk-ladder = Ступени и их цены в очках
talk-row-plus = Платите очки
talk-row-minus = Забираете взятки
talk-row-paid = Платите очки, раздача минусовая
talk-rung = { $rung }, { $price } очков
talk-rung-standing = { $rung }, { $price } очков, заявляет { $who }
    .yours = { $rung }, { $price } очков, заявляете вы
talk-sell-at = Продать за { $rung } ({ $price } очков)
talk-threaten = Ультиматум…
talk-choose-rung = Выберите ступень, затем попросите больше или ставьте ультиматум.
talk-explain = Пояснить торги
    .ask = Попросить больше: при «да» { $who } покупает по этой цене; при «нет» вы ещё можете продать за { $rung } ({ $price } очков).
    .ultimatum = Ультиматум: кто скажет «да», покупает по вашей цене; если откажутся все, вы играете минусовую или плюсовую, как объявили, а заявка { $rung } ({ $price } очков) пропадает.
    .title = Торги
talk-declare = Назначьте раздачу:

## Счёт

line-tricks = Взятки, { $each } за каждую
line-cards = { $what }, { $each } за каждую карту
line-last-tricks = { $number ->
    [1] Последняя взятка, { $each }
    [one] Последние взятки ({ $number }), { $each } за каждую
    [few] Последние { $number } взятки, { $each } за каждую
    [many] Последние { $number } взяток, { $each } за каждую
   *[other] Последние взятки ({ $number }), { $each } за каждую
}
line-clique = { $clique }, объявляет { $seat }
    .yours = { $clique }, объявляете вы
line-bid-made = { $seat }: заказ { $bid }, взяток { $won }, выполнен
    .yours = Ваш заказ { $bid }, взяток { $won }, выполнен
line-bid-lost = { $seat }: заказ { $bid }, взяток { $won }, провален
    .yours = Ваш заказ { $bid }, взяток { $won }, провален
line-start = Начальные очки, { $each } каждому
line-price = Платит { $buyer }, получает { $dealer }: за { $rung }
    .yours = Платите вы, получает { $dealer }: за { $rung }
    .mine = Платит { $buyer }, получаете вы: за { $rung }
line-split = Раздачу поделили: { $dealer } сдающему, по { $others } остальным

result-title = Раздача { $number }
result-headline = Раздача { $number }: { $kind ->
    [made] заказ выполнен, { $points }
    [failed] заказ провален, { $points }
   *[you] { $points } вам
}
result-sides = Раздача { $number }: мы { $us }, они { $them }
result-account = Счёт раздачи
result-what = За что
result-deal = Раздача
result-total = Всего
result-next = Следующая раздача
result-ready = Вы готовы
result-ready-of = Готовы к следующей раздаче: { $ready } из { $people }.
result-countdown = Раздача через { $seconds } сек.
result-stop = Остановить отсчёт
result-waits-for = Ждём: { $who }.
result-stopped = Отсчёт остановлен. Следующая раздача начнётся, когда все будут готовы.

sheet-title = Счёт
sheet-deal = Раздача
sheet-us = Мы
sheet-them = Они
sheet-tricks = Взятки
sheet-cliques = Клики
sheet-together = Вместе
result-void-bids = { $bids }. Сумма: { $sum }, нужно не меньше: { $needed }.
sheet-void = не в счёт: заказали слишком мало
sheet-open = торги
sheet-split = поделена
sheet-target = Играем до счёта { $target }
sheet-deals = Всего { $deals ->
    [one] { $deals } раздача
    [few] { $deals } раздачи
    [many] { $deals } раздач
   *[other] { $deals } раздачи
}
sheet-made = { $won } из { $bid }, выполнен,
sheet-lost = { $won } из { $bid }, провален,
log-title = Заявки и карты
log-kings = Пары по королям: { $us } против { $them }

end-won = Вы выиграли
end-draw = Ничья
end-over = Партия окончена
end-lost = Вы проиграли
end-came = Вы заняли { $place ->
    [2] второе
    [3] третье
   *[4] четвёртое
} место
end-you = Вы
end-why = { $kind ->
    [draw] Все набирают { $score }
    [reached] { $winners } { $count ->
        [you] набираете
        [both] набираете
        [1] набирает
       *[other] набирают
    } { $score }
    [pair] { $winners } { $count ->
        [both] выигрываете
       *[other] выигрывают
    }, счёт { $score }
   *[points] { $winners } { $count ->
        [you] выигрываете
        [both] выигрываете
        [1] выигрывает
       *[other] выигрывают
    }, счёт { $score }
} за { $deals ->
    [one] { $deals } раздачу
    [few] { $deals } раздачи
    [many] { $deals } раздач
   *[other] { $deals } раздачи
}{ $since ->
    [0] { "" }
    [1] , впереди с самого начала
   *[other] , впереди с раздачи { $since }
}.
end-course = Как шёл счёт.
end-course-of = { $who }: { $points }.
end-place = Место
end-player = Игрок
end-score = Счёт
end-floor = Итог меньше нуля считается за 0.
end-paid = Расчёт
end-last-deal = Последняя раздача построчно
end-again = Сыграть ещё
end-rematch-open = Открыт стол для реванша.
    .by = { $who } предлагает реванш.
end-rematch-go = Сыграть реванш
end-evening = Назад к вечеру
end-costliest = Найти ошибки
end-sealed = Эти раздачи ещё играют за другими столами. Карты, запись и разбор откроются после последнего из них.
end-record = Скачать запись

## Справка

ui-legal-title = Об этом сервере
ui-legal-imprint = Владелец сервера
ui-legal-privacy = О личных данных
help-title = Клавиши
help-sign-tap = Коснитесь карты, чтобы сыграть её. В настройках можно потребовать два касания.
help-sign-drag = Или перетащите её на середину стола.
help-sign-dealer = { $mark } рядом с именем: этот игрок сдаёт.
help-sign-eye = Глаз на карте: эту карту видят все.
help-sign-ring = Лица в рамках одного цвета — партнёры.
help-intro = Мышь, пальцы или клавиатура: каждым способом можно всё.
help-cards = карты вашей руки, слева направо
help-arrows = выбор карты или заявки; сыграть или заявить
help-digits = заказать это число или сделать заявку с этой клавишей
help-next = следующая раздача, следующее пояснение или новая игра
help-undo = вернуть ход
help-hint = подсказка
help-rest = сыграть остаток, когда предлагают
help-last = последняя взятка
help-sheet = счёт
help-rules = правила игры
help-settings = настройки
help-standing = услышать, что на столе
help-house = правила этого стола
help-chat = чат
help-away = отдать место боту или вернуть его
help-host = инструменты хозяина
help-help = эти клавиши
help-step = на одно действие назад или вперёд
help-ends = в начало или конец раздачи
help-marks = к предыдущей или следующей отметке
help-onward = следующий вопрос
help-again = попробовать ещё раз
help-why = показать почему
help-start = к кнопке начала
help-return = вернуться к своей партии
help-tab = перемещение по странице; нажать выбранное
help-off = Команды одной клавишей можно выключить в настройках. Стрелки, Tab и Enter работают всегда.

keep-title = Сохранить на устройстве
keep-forget = Удалить с устройства
keep-text = { $state ->
    [coming] На этом устройстве { NUMBER($have, minimumFractionDigits: 1, maximumFractionDigits: 1) } из { NUMBER($all, minimumFractionDigits: 1, maximumFractionDigits: 1) } МБ.
    [yes] Эта страница сохранена на устройстве и открывается без сети. Если удалить её, партии останутся.
    [failed] Страницу не удалось сохранить. Проверьте сеть и свободное место и попробуйте ещё раз.
   *[no] Можно сохранить всю страницу на этом устройстве ({ NUMBER($all, maximumFractionDigits: 0) } МБ). Тогда она открывается без сети.
}
keep-lent = { $state ->
    [coming] На этом устройстве { NUMBER($have, minimumFractionDigits: 1, maximumFractionDigits: 1) } из { NUMBER($all, minimumFractionDigits: 1, maximumFractionDigits: 1) } МБ.
    [yes] Игры сохранены на этом устройстве. Если сервер не отвечает, можно играть дальше против ботов.
    [failed] Сохранить игры не удалось. Проверьте сеть и свободное место и попробуйте ещё раз.
    [unmeasured] Игры можно сохранить на этом устройстве. Тогда, если сервер не отвечает, можно играть дальше против ботов.
   *[no] Игры можно сохранить на этом устройстве ({ NUMBER($all, maximumFractionDigits: 0) } МБ). Тогда, если сервер не отвечает, можно играть дальше против ботов.
}

# A match at a server is played on without it, on this device.
keep-answers = Сервер снова отвечает.
keep-return = Вернуться на сервер
keep-back = { $matches ->
    [one] { $matches } партия, сыгранная без сервера, снова здесь.
    [few] { $matches } партии, сыгранные без сервера, снова здесь.
    [many] { $matches } партий, сыгранных без сервера, снова здесь.
   *[other] { $matches } партии, сыгранные без сервера, снова здесь.
}
keep-copies = { $matches ->
    [one] { $matches } партия продолжалась и здесь. Ваша копия остаётся на этом устройстве.
    [few] { $matches } партии продолжались и здесь. Ваши копии остаются на этом устройстве.
    [many] { $matches } партий продолжались и здесь. Ваши копии остаются на этом устройстве.
   *[other] { $matches } партии продолжались и здесь. Ваши копии остаются на этом устройстве.
}
keep-lent-copies = Тогда партии против ботов копируются на это устройство вместе с картами всех игроков и не могут стать вызовами.

# A match of which a copy with every hand is, or was, on its player's device: whether a server could replay its bots.
keep-copy = { $state ->
    [returned] Автономная копия этой партии содержала карты всех игроков: партию не сравнивают с другими, и вызовом она не станет. Ходы ботов ещё проверяются.
    [verified] Автономная копия этой партии содержала карты всех игроков: партию не сравнивают с другими, и вызовом она не станет. Ходы ботов проверены.
    [unverified] Автономная копия этой партии содержала карты всех игроков: партию не сравнивают с другими, и вызовом она не станет. Ходы ботов проверить не удалось.
   *[taken] Автономная копия этой партии содержала карты всех игроков: партию не сравнивают с другими, и вызовом она не станет.
}
keep-copy-short = { $state ->
    [unverified] автономная копия, не проверена
   *[taken] автономная копия
}

newer-title = Новая версия
newer-text = Готова новая версия Four Kings. При загрузке ничего не пропадёт.
newer-update = Загрузить

wrong-button = Эта фраза неверна
wrong-title = Сообщить о неверной фразе
wrong-intro = Форма проекта откроется в новой вкладке, уже заполненной. Ничего не отправится, пока вы не отправите форму там; тогда её смогут прочитать все.
wrong-nowhere = Здесь пока не указано общедоступное место для таких сообщений. Скопируйте сообщение и отправьте его тем, кто ведёт эту страницу.
wrong-better = Как было бы лучше? Можно оставить пустым.
wrong-shown = Что увидят все
wrong-record = Раздача, какой она видна с этого места, без закрытых карт:
wrong-long = Раздача слишком длинна для адреса формы. Скопируйте сообщение и вставьте раздачу в форму.
wrong-open = Открыть форму
wrong-new-tab = (в новой вкладке)
wrong-copy = Скопировать сообщение
wrong-list = Предложить исправление
wrong-list-intro = Все фразы этой страницы; под каждой стоит английская. В фигурных скобках то, что подставляется позже: имя, карта и так далее.
wrong-list-search = Найти фразы
wrong-list-found = { $count ->
    [one] { $count } фраза
    [few] { $count } фразы
    [many] { $count } фраз
   *[other] { $count } фразы
}
wrong-list-more = Показать ещё
