# Вечера за несколькими столами: страницы распорядителя и игроков, экран для зала и бумага.

evening-intro = Один ведёт, остальные открывают одну ссылку. Программа рассаживает, открывает столы и считает таблицу.
evening-led = Вечера, которые вы ведёте
evening-mine = Вечера, в которых вы участвуете
evening-new = Новый вечер
evening-missing = Такого вечера нет. Проверьте ссылку.
evening-failed = Не получилось. Попробуйте снова.
evening-bot = Бот
evening-bot-name = { $bot } (бот)
evening-same-name = { $name } ({ $number })
evening-cards = Карты
evening-cards-screen = На экранах
    .text = Каждый играет на телефоне. Программа сдаёт и считает.
evening-cards-paper = Настоящие карты
    .text = Карты ваши. Бланк счёта вводит с телефона один игрок каждого стола или вы сами. Если число игроков не подходит, некоторые по очереди пропускают тур.

## Новый вечер

evening-kind = Партнёры
evening-kind-partners = Партнёры меняются
    .text = Счёт у каждого свой, в каждом туре новый партнёр.
evening-kind-pairs = Постоянные пары
    .text = Одни и те же двое играют вместе весь вечер.
evening-kind-teams = Команды по четыре
    .text = Матч играют за двумя столами одними картами. Раздачу берёт команда с лучшим результатом.
evening-kind-alone = Каждый за себя
    .text = В каждом туре новые соперники.
evening-rounds = Туры
evening-rounds-count = Число туров
evening-length-deals = По раздачам
    .text = После последней раздачи выигрывает больший счёт. Равные делят победу.
evening-length-minutes = По времени
    .text = Когда время выйдет, каждый стол доигрывает свою раздачу.
evening-length-rules = По правилам
    .text = Каждая партия идёт, пока её не кончат домашние правила. Одни столы закончат намного раньше других.
evening-length-fixed = Число раздач в партии задают правила этой игры.
evening-deals-count = Раздач за тур
evening-minutes-count = Минут на тур
evening-days-count = Дней на тур
evening-league-text = Это лига: тур длится дни, и каждый играет, когда есть время. Каждый тур начинаете вы.
evening-fill = Свободные места
evening-fill-text = Оставшиеся места занимают боты, и в каждом туре играют все. Боты в таблицу не входят.
evening-fill-nobody = Никто
evening-fill-nobody-text = Если число игроков не подходит, некоторые по очереди пропускают тур.
evening-same-boards = Одни карты за всеми столами
    .text = Все столы играют одни раздачи, и мастерство важнее удачи. Карты и разборы откроются, когда закончит последний стол.
evening-same-boards-paper = Одни карты за всеми столами
    .text = Все столы играют одни раздачи. Вы печатаете расклады и сдаёте по списку, поэтому сами не играете.
evening-swiss = Швейцарская система
    .text = Со второго тура встречаются те, у кого результаты близки. Повторных встреч программа избегает.
evening-make = Создать вечер
evening-demo = Пробный вечер
evening-demo-offer = Сначала посмотрите на тур с 16 вымышленными людьми: там ничего не учитывается.
evening-demo-text = Это пробный вечер с вымышленными людьми: он нигде не учитывается, и навредить здесь нельзя ничем.
evening-demo-left = { $left ->
    [late] Стол 4 опаздывает: внесите его бланк.
    [wrong] Один бланк тура 2 неверен: найдите и исправьте его.
   *[both] Стол 4 опаздывает, а один бланк тура 2 неверен: найдите и исправьте его.
}
evening-demo-delete = Удалить пробный вечер
evening-demo-mark = Пробный вечер
evening-demo-reason = Записано как на бумаге. Нужно проверить раздачу 5.
evening-demo-people = Анна, Борис, Вера, Глеб, Дарья, Егор, Жанна, Захар, Ирина, Кирилл, Лидия, Максим, Нина, Олег, Полина, Роман

## Как идёт вечер

evening-before = Первый тур впереди. { $planned ->
    [one] Назначен { $planned } тур.
    [few] Назначены { $planned } тура.
    [many] Назначено { $planned } туров.
   *[other] Назначено { $planned } тура.
}
evening-running = Идёт тур { $number } из { $planned }.
evening-between = Тур { $number } из { $planned } окончен.
evening-ended = Вечер окончен.
evening-first = Первое место: { $who }
evening-left = Осталось времени: { $time }
evening-days = { $days ->
    [one] { $days } день
    [few] { $days } дня
    [many] { $days } дней
   *[other] { $days } дня
}
evening-time-over = Время вышло. Каждый стол доигрывает свою раздачу.

## Столы и туры

evening-round = Тур { $number }
evening-past = Сыгранные туры
evening-table = Стол { $number }
evening-round-table = Тур { $round }, стол { $table }
evening-playing = Играет
evening-late = Опаздывает
evening-waits = { $minutes ->
    [one] Без хода { $minutes } минуту
    [few] Без хода { $minutes } минуты
    [many] Без хода { $minutes } минут
   *[other] Без хода { $minutes } минуты
}
evening-waits-hours = { $hours ->
    [one] Без хода { $hours } час
    [few] Без хода { $hours } часа
    [many] Без хода { $hours } часов
   *[other] Без хода { $hours } часа
}
evening-waits-days = { $days ->
    [one] Без хода { $days } день
    [few] Без хода { $days } дня
    [many] Без хода { $days } дней
   *[other] Без хода { $days } дня
}
evening-bot-plays = Бот играет вместо: { $who }
evening-waits-for = Ждём: { $who }
evening-won = Выигрыш:
evening-idle = Пропускают тур: { $who }
evening-swapped = Поменялись местами: { $who }.
evening-swapped-why = Поменялись местами: { $who }. Причина: { $reason }
evening-abandoned = Тур продолжился без этого стола: { $reason }
evening-corrected = Результат исправлен: { $reason }
evening-deleted = все за ним удалили свои данные
evening-closed = стол закрыли

## Распорядитель

evening-lead = Вести вечер
evening-open = Открыть вечер
evening-of = Вечер: { $game }
evening-lead-of = { $evening } (ведение)
evening-start = Начать тур { $number }
evening-start-nobody = Пока никого нет. Сначала пригласите игроков.
evening-start-few = { $missing ->
    [one] Для стола не хватает { $missing } игрока.
    [few] Для стола не хватает { $missing } игроков.
    [many] Для стола не хватает { $missing } игроков.
   *[other] Для стола не хватает { $missing } игрока.
}
evening-start-pairs = Сначала составьте пары или команды.
evening-start-adds = { $count ->
    [one] Сначала будет добавлено { $count } имя из поля.
    [few] Сначала будут добавлены { $count } имени из поля.
    [many] Сначала будут добавлены { $count } имён из поля.
   *[other] Сначала будут добавлены { $count } имени из поля.
}
evening-start-more = { $missing ->
    [one] Если придёт ещё { $missing } игрок, сыграют все.
    [few] Если придут ещё { $missing } игрока, сыграют все.
    [many] Если придут ещё { $missing } игроков, сыграют все.
   *[other] Если придут ещё { $missing } игрока, сыграют все.
}
evening-start-bots = { $missing ->
    [one] Свободное место займёт { $missing } бот.
    [few] Свободные места займут { $missing } бота.
    [many] Свободные места займут { $missing } ботов.
   *[other] Свободные места займут { $missing } бота.
}
evening-about = Название, дата и место
evening-about-name = Название вечера
evening-about-place = Место
evening-about-starts = Начало
evening-about-save = Сохранить сведения
evening-again = Встретиться снова
evening-again-text = Те же люди, пары и команды получают новый вечер. Ссылка этого вечера ведёт к нему.
evening-again-make = Создать следующий
evening-next = К следующему вечеру
evening-calendar = Сохранить в календарь
evening-sheets-missing = { $count ->
    [one] Нет бланков счёта, столы: { $tables }.
    [few] Нет бланков счёта, столы: { $tables }.
    [many] Нет бланков счёта, столы: { $tables }.
   *[other] Нет бланков счёта, столы: { $tables }.
}
evening-tables-playing = { $count ->
    [one] Ещё играют столы: { $tables }.
    [few] Ещё играют столы: { $tables }.
    [many] Ещё играют столы: { $tables }.
   *[other] Ещё играют столы: { $tables }.
}
evening-end = Закончить вечер
evening-end-sure = Закончить вечер насовсем
evening-end-text = После этого новые туры не начнутся. Таблицу по-прежнему увидят все, а результаты можно будет исправить.
evening-cut = Финал для лучших
evening-cut-places = Мест в финале
evening-cut-text = Оставшиеся туры играют лучшие. Остальные сохраняют места в таблице, но за стол не садятся.
evening-cut-carry = Учитывать прежние туры
    .text = В финале считаются и туры до него. Иначе места лучших решает только финал.
evening-cut-go = Начать финал
evening-cut-sure = Продолжить с лучшими
evening-cut-out = отсеян
evening-next-seats = Рассадка тура { $number } до его начала
evening-next-seats-text = Эту рассадку пока не видит никто другой. Она может измениться, если кто-то придёт или уйдёт.
evening-swap = Поменять местами
evening-swap-first = Первый игрок
evening-swap-second = Второй игрок
evening-swap-text = Пары и команды меняются местами целиком.
evening-time = Время тура
evening-time-more = Добавить { $minutes ->
    [one] { $minutes } минуту
    [few] { $minutes } минуты
    [many] { $minutes } минут
   *[other] { $minutes } минуты
}
evening-time-less = Убрать { $minutes ->
    [one] { $minutes } минуту
    [few] { $minutes } минуты
    [many] { $minutes } минут
   *[other] { $minutes } минуты
}
evening-time-from-now = { $minutes ->
    [one] Запустить часы: { $minutes } минута
    [few] Запустить часы: { $minutes } минуты
    [many] Запустить часы: { $minutes } минут
   *[other] Запустить часы: { $minutes } минуты
}
evening-day-more = Добавить день
evening-day-less = Убрать день
evening-day-from-now = Запустить часы: 1 день
evening-time-stop = Остановить часы
evening-time-stopped = Времени больше не отмерено.
evening-bot-in = Бот вместо игрока { $who }
evening-bot-in-sure = Пусть бот играет вместо игрока { $who }
evening-abandon = Закрыть стол без результата
evening-abandon-sure = Закрыть стол
evening-reason = Причина, её видят все
evening-reason-missing = Укажите причину: её увидят все.
evening-correct = Исправить результат
evening-give-result = Ввести результат
evening-correct-text = Таблицу сразу пересчитают. Причину у этого стола видят все.
evening-correct-save = Сохранить результат
evening-deal = Раздача { $number }
evening-deal-add = Добавить раздачу
evening-deal-drop = Убрать последнюю раздачу
evening-score = Ввести бланк счёта
evening-score-text = Введите счёт, когда партия окончена. Программа проверит суммы там, где их задают правила.
evening-score-void = Раздачу не в счёт оставьте пустой и продолжайте со следующей.
evening-score-by = Как вводить
evening-score-totals = Итоговый счёт
evening-score-deals = По раздачам
evening-score-sum = Сумма { $total }
evening-score-sum-of = Сумма { $total } (возможно: { $due })
evening-score-missing = Сумма { $total }, не хватает { $missing }
evening-wrong-possible = Раздача { $deal }: у каждого игрока { $possible }, но эти очки несовместимы.
evening-readings = Может быть, так?
evening-reading = Раздача { $deal }: { $points }
evening-reading-swap = Поменять раздачи { $first } и { $second }
evening-meanwhile = Тем временем этот бланк сохранил кто-то другой: { $points }. Ваш не сохранён: сохраните его как исправление или закройте.
evening-insist = Всё равно записать
    .text = Бланк считается как есть. Вашу причину все видят под таблицей.
evening-score-of = { $what }, { $who }
evening-deal-named = { $number }. { $title }
evening-wrong-sum = { $way ->
    [under] Сумма очков { $total } вместо { $due }: не хватает { $by }.
    [least] Сумма очков: { $total }. По правилам нужно не меньше { $due }.
    [most] Сумма очков: { $total }. По правилам может быть не больше { $due }.
    [over] Сумма очков { $total } вместо { $due }: лишних { $by }.
   *[between] Сумма очков { $total }, а правила такой не допускают: { $due }?
}
evening-wrong-deal = { $way ->
    [under] Сумма раздачи { $deal }: { $total } вместо { $due }; не хватает { $by }.
    [least] Раздача { $deal }. Сумма очков: { $total }. По правилам нужно не меньше { $due }.
    [most] Раздача { $deal }. Сумма очков: { $total }. По правилам может быть не больше { $due }.
    [over] Сумма раздачи { $deal }: { $total } вместо { $due }; лишних { $by }.
   *[between] Сумма раздачи { $deal }: { $total }, а правила такой не допускают: { $due }?
}
evening-wrong-entry = Правила не допускают { $wrong } в раздаче { $deal }: { $due }?
evening-people = Участники
evening-people-here = { $count ->
    [0] Пока никого.
    [one] Здесь { $count } человек.
    [few] Здесь { $count } человека.
    [many] Здесь { $count } человек.
   *[other] Здесь { $count } человека.
}
evening-came = { $count ->
    [one] Новый участник: { $who }
    [few] Новые участники: { $who }
    [many] Новые участники: { $who }
   *[other] Новые участники: { $who }
}
    .mark = новый участник
evening-people-all = Показать все имена
evening-person = Изменить: { $who }
evening-late-comers = Опоздавшие открывают ту же ссылку и играют со следующего тура. Ушедшие возвращаются так же.
evening-withdraw-sure = Убрать из следующих туров
evening-enter = Добавить
evening-enter-name = Без телефона (одно или несколько имён через запятую)
evening-forget = Удалить имя
evening-forget-who = Удалить имя: { $who }
evening-forget-sure = Удалить имя навсегда: { $who }
evening-left-out = больше не играет
evening-partner = в паре: { $who }
evening-unpaired = пока без партнёра
evening-pair = Составить пару
evening-pair-first = Первый партнёр
evening-pair-second = Второй партнёр
evening-team-of = Команда: { $who }
evening-no-team = пока без команды
evening-team = Составить команду
evening-team-member = Участник { $number }
evening-team-text = Участники 1 и 2 — партнёры, 3 и 4 тоже. Команда носит имя первого участника.
evening-substitute-for = Играет вместо игрока
evening-substitute-sure = Назначить замену
evening-substitute-text = Запасной играет вместо отсутствующего со следующего тура, пока тот не вернётся. Туры засчитываются паре или команде.
evening-plays-for = замена игрока { $who }
evening-choose = Выберите
evening-invite = Пригласить игроков
evening-invite-text = Все открывают эту одну ссылку, вводят имя и не закрывают страницу. Она показывает, кому где сидеть в каждом туре.
evening-link = Ссылка для игроков
evening-qr-text = Наведите камеру телефона, чтобы участвовать.
evening-wall = Экран для зала
evening-paper = Печать и выгрузка
evening-play-too = Участвовать и мне
evening-lead-elsewhere = Вести с другого телефона
evening-lead-elsewhere-text = Любой с этой ссылкой может вести вечер. Больше никому её не давайте. Несохранённый бланк остаётся на том телефоне, где его заполняли.
evening-lead-link = Ссылка для распорядителя

## Игрок

evening-join = Участвовать
evening-join-text = Введите имя, чтобы участвовать: регистрация не нужна. Потом не закрывайте страницу: она показывает ваше место в каждом туре.
evening-back = Вернуться
evening-back-text = Вы ушли с этого вечера. Снова играть можно со следующего тура.
evening-seat-table = Ваш стол: { $number }
evening-seat-none = Этот тур вы пропускаете
evening-seat-later = Вы в игре
evening-seat-place = Ваше место: { $place } из { $count }
evening-seat-with = Ваш партнёр: { $partner }. Ваши соперники: { $others }.
evening-seat-alone = Ваши соперники: { $others }.
evening-seat-partner = Партнёр
evening-seat-opponents = Соперники
evening-seat-go = К столу
evening-seat-over = Ваш стол закончил. Следующий тур появится здесь, когда начнётся.
evening-seat-idle = Вы снова играете со следующего тура.
evening-seat-cut = Ваши туры сыграны: дальше играют лучшие. Таблица ниже обновляется.
evening-seat-wait = Не закрывайте страницу: ваше место появится здесь, когда распорядитель начнёт следующий тур.
evening-seat-last = Это был последний тур. Таблица станет окончательной, когда распорядитель закончит вечер.
evening-seat-single = У вас пока нет пары или команды: их составляет распорядитель.
evening-review = Разобрать партию
evening-leave = Уйти с вечера
evening-leave-sure = Не играть дальше
evening-draw = Печать жеребьёвки
evening-draw-text = Места всех туров следуют из секрета. Его печать видна здесь с самого начала, так что позже места выбрать нельзя.
evening-draw-secret = Секрет, открытый в конце вечера:
evening-phone = Другой телефон
evening-phone-text = Если садится батарея, возьмите место с собой: откройте ссылку или наведите другой телефон на код.
evening-phone-make = Показать код

## Таблица

evening-standings = Таблица
evening-standings-none = Таблица появится после первого тура.
evening-standings-bots = Боты в таблицу не входят.
evening-standings-text = Туров так мало, что порядок ({ $places }) мог решить случай.
evening-standings-range = { $count ->
    [2] места { $first } и { $last }
   *[other] места { $first }–{ $last }
}
evening-minimum = { $rounds ->
    [one] Для места нужен { $rounds } тур. У кого их меньше, те стоят отдельно.
    [few] Для места нужно { $rounds } тура. У кого их меньше, те стоят отдельно.
    [many] Для места нужно { $rounds } туров. У кого их меньше, те стоят отдельно.
   *[other] Для места нужно { $rounds } тура. У кого их меньше, те стоят отдельно.
}
evening-minimum-set = Сколько туров нужно для места
evening-final = Финал
evening-cut-after = Отсев после тура { $number }
evening-rules = Как распределяются места
evening-rule-share = Выше тот, у кого больше средняя доля за тур.
evening-rule-points = При равных долях решают очки за тур: свои минус очки соперников.
evening-rule-met = Если равны только двое, решают туры, в которых они встречались.
evening-rule-same = Кто и после этого равен, делит место.
evening-absent = { $count ->
    [one] отсутствие в туре { $rounds }
    [few] отсутствие в турах { $rounds }
    [many] отсутствие в турах { $rounds }
   *[other] отсутствие в турах { $rounds }
}
evening-bot-played = { $count ->
    [one] вместо игрока играл бот в туре { $rounds }
    [few] вместо игрока играл бот в турах { $rounds }
    [many] вместо игрока играл бот в турах { $rounds }
   *[other] вместо игрока играл бот в турах { $rounds }
}
evening-substituted = { $count ->
    [one] с заменой в туре { $rounds }: { $who }
    [few] с заменой в турах { $rounds }: { $who }
    [many] с заменой в турах { $rounds }: { $who }
   *[other] с заменой в турах { $rounds }: { $who }
}
evening-sat-out = { $count ->
    [one] пропуск в туре { $rounds }
    [few] пропуск в турах { $rounds }
    [many] пропуск в турах { $rounds }
   *[other] пропуск в турах { $rounds }
}
evening-place = Место
evening-place-of = { $place } из { $count }
evening-who = Игрок
evening-share = Позади соперников
evening-share-boards = Матчпойнты
evening-share-teams = Выиграно раздач
evening-points = Очки
evening-difference = Разница очков
evening-rounds-played = Туры
evening-likely = Вероятные места
evening-few = мало туров
evening-places = { $first }–{ $last }

## Клубы

evening-clubs = Клубы
evening-club-new = Новый клуб
evening-club-new-text = В клубе собраны его вечера, и считаются они вместе. Клуб виден всем, у кого есть ссылка.
evening-club-make = Создать клуб
evening-club-name = Название клуба
evening-club-missing = Такого клуба нет. Проверьте ссылку.
evening-club-share = Средняя доля
evening-club-interval = Интервал 95 %
evening-club-between = от { $low } до { $high }
evening-club-text = Доля — это часть соперников, которых игрок обошёл, или его матчпойнты. Это среднее по всем турам оконченных вечеров. В 95 случаях из 100 интервал содержит долю игрока на долгом отрезке.
evening-club-minimum = { $evenings ->
    [one] Для места нужен { $evenings } вечер с достаточным числом туров.
    [few] Для места нужно { $evenings } вечера с достаточным числом туров.
    [many] Для места нужно { $evenings } вечеров с достаточным числом туров.
   *[other] Для места нужно { $evenings } вечера с достаточным числом туров.
}
evening-club-best = { $best ->
    [0] Считаются все вечера.
    [one] У каждого считается { $best } лучший вечер.
    [few] У каждого считаются { $best } лучших вечера.
    [many] У каждого считаются { $best } лучших вечеров.
   *[other] У каждого считаются { $best } лучших вечера.
}
evening-club-season = Как считаются вечера
evening-club-minimum-set = Сколько вечеров нужно для места (0: половина)
evening-club-best-set = Сколько лучших вечеров считается (0: все)
evening-club-season-save = Сохранить сезон
evening-club-none = Таблица появится, когда окончится первый вечер.
evening-club-evenings = Вечера
evening-club-no-evenings = У клуба пока нет вечеров.
evening-club-people = { $count ->
    [one] { $count } человек
    [few] { $count } человека
    [many] { $count } человек
   *[other] { $count } человека
}
evening-club-first = На первом месте: { $who }
evening-club-open = Ещё не окончен
evening-club-remove = Убрать
evening-club-remove-which = Убрать вечер: { $day }
evening-club-remove-sure = Убрать из клуба
evening-club-add = Добавить вечер
evening-club-add-text = Можно добавить вечера, которые вы ведёте в этом браузере. Вечер бывает только в одном клубе.
evening-club-add-this = Добавить в клуб
evening-club-keep = Вести клуб
evening-club-link = Ссылка на клуб
evening-club-keep-elsewhere = Вести клуб с другого устройства
evening-club-keep-text = Любой с этой ссылкой может изменить и удалить клуб. Больше никому её не давайте.
evening-club-keeper-link = Ссылка для ведущего
evening-club-rename = Переименовать клуб
evening-club-rename-save = Сохранить название
evening-club-delete = Удалить клуб
evening-club-delete-sure = Удалить клуб навсегда

## Экран для зала

evening-wall-join = Участвуйте:
evening-curious = { $number ->
    [0] Любопытное за вечер
   *[other] Любопытное в туре { $number }
}
evening-curious-bid = Самый высокий выполненный заказ: { $number }
evening-curious-slam = Все взятки раздачи
evening-curious-points = Больше всего очков за раздачу: { $number }
evening-curious-swing = Самый большой разрыв на одних картах: { $number }
evening-curious-same = Один результат за всеми столами
evening-curious-at = стол { $table }, раздача { $deal }
evening-curious-deal = раздача { $deal }
evening-curious-ahead = Стол { $more } впереди стола { $less }

## Бумага

evening-paper-of = { $game }: печать и выгрузка
evening-paper-none = Рассадка появится, когда начнётся первый тур.
evening-seating = Рассадка тура { $number }
evening-print = Что печатать
evening-print-seating = Рассадка
evening-print-cards = Карточка места для каждого игрока
evening-print-lists = Список раскладов: карты каждой раздачи
evening-print-sheets = Бланк счёта для каждого стола
evening-print-travellers = Протоколы раздач: все результаты каждой раздачи
evening-print-results = Таблица и результаты
evening-print-go = Печать
evening-save-standings = Сохранить таблицу (CSV)
evening-save-page = Сохранить страницу результатов
evening-save-results = Сохранить результаты (CSV)
evening-save-sheet = Сохранить таблицу Excel
evening-sheet-deal = Раздача
evening-sheet-sum = Всего
evening-sheet-signed = Проверка:
evening-traveller-table = Стол
evening-traveller-of = Тур { $round }, раздача { $deal }
evening-list-of = Список раскладов тура { $number }
evening-list-secret = В этом списке все карты вечера. Его видит только распорядитель, а кто его видел, тот не играет.
evening-list-you-play = Вы участвуете в этом вечере. Выйдите из него, прежде чем смотреть карты, или пусть сдаёт другой распорядитель.
evening-list-show = Показать карты
evening-list-sure = Показать все карты
evening-list-how = Места пронумерованы в порядке игры. Сдавайте карты по списку или приготовьте по колоде на каждый стол и каждую раздачу. Напишите на ней номер, сдающего и карты, которые видят все.
evening-list-spare = запасная, если раздача не в счёт
evening-seat = Место { $number }
evening-board-seat = Место
evening-board-dealer = Сдаёт место { $number }
evening-board-turned = Открыта карта { $card }
evening-board-face-up = Сданы в открытую: { $cards }
evening-csv-place = место
evening-csv-who = игрок
evening-csv-rounds = туры
evening-csv-share = доля
evening-csv-points = очки
evening-csv-first = от места
evening-csv-last = до места
evening-csv-round = тур
evening-csv-table = стол
evening-csv-seat = № места
evening-csv-score = счёт
evening-csv-won = выигрыш
evening-csv-remark = замечание

## Почему нельзя

evening-why-kind-and-game = Этот вид вечера не подходит игре. Выберите другой.
evening-why-rounds = В вечере от 1 до 40 туров.
evening-why-minutes = В туре не больше 240 минут.
evening-why-length-fixed = Число раздач задают правила этой игры. Время не выбирайте.
evening-why-mirror = Зеркальные партии на вечере не играют.
evening-why-paper = С настоящими картами нет ботов, часов и подсказок.
evening-why-boards-length = По списку можно сдать только заданное число раздач. Выберите число раздач в туре.
evening-why-no-boards = Столы этого вечера не играют одни раздачи.
evening-why-not-paper = Этот вечер играют на экранах. Его результаты приходят от столов.
evening-why-teams-boards = Команды играют одними картами за обоими столами. Выберите одни карты.
evening-why-not-at-this-table = Бланк счёта вводит только игрок этого стола или распорядитель.
evening-why-bad-sheet = Введите целое число для каждого счёта. Введите все раздачи партии или только итоговый счёт.
evening-why-no-spreadsheets = Этот сервер не умеет записывать таблицы Excel. Сохраните файл CSV.
evening-why-bad-scores = Введите целое число для каждого счёта.
evening-why-boards-by-deals = Одни и те же раздачи сравниваются по одной. Введите очки каждой раздачи.
evening-why-wrong-points = Правила не допускают таких очков в раздаче { $deal }. Проверьте бланк. Если всё верно, распорядитель может ввести результат с причиной.
evening-why-deal-after-end = Партия закончилась до раздачи { $deal }. Уберите раздачи после её конца.
evening-why-match-goes-on = С таким счётом партия не окончена: нужна ещё одна раздача. Если она прервана раньше, распорядитель может ввести результат с причиной.
evening-why-evening-over = Вечер окончен.
evening-why-evening-full = Мест больше нет: участвовать никто больше не может.
evening-why-no-such-entrant = Участника с таким номером нет.
evening-why-not-pairs = В этом вечере нет постоянных пар.
evening-why-paired-already = У одного из двоих уже есть партнёр.
evening-why-not-teams = В этом вечере нет команд.
evening-why-no-substitute = Запасной должен быть здесь, без пары и команды, и играть вместо того, у кого она есть.
evening-why-teamed-already = У одного из четверых уже есть команда.
evening-why-cut = Вечер продолжают лучшие. Вы можете следить за таблицей.
evening-why-nothing-to-cut = Не выбывает никто или выбывают все. Выберите другое число мест.
evening-why-round-running = Идёт тур. Дождитесь его конца или закройте последние столы без результата.
evening-why-no-round = Сейчас тура нет.
evening-why-all-rounds-played = Все назначенные туры сыграны.
evening-why-too-few = Людей слишком мало. Нужны четверо, а если места занимают боты — один; две пары или команды, а с ботами одна.
evening-why-no-swap = Выберите двух разных игроков, которые участвуют в этом туре.
evening-why-seats-taken = Карты этого тура уже сданы. Поменять места можно перед следующим туром.
evening-why-no-such-table = В том туре такого стола нет.
evening-why-table-over = Этот стол уже закончил.
evening-why-no-reason = Введите причину.
evening-why-not-the-director = Вести этот вечер может только распорядитель. Откройте его ссылку.
evening-why-no-such-club = Такого клуба нет.
evening-why-not-the-keeper = Изменить этот клуб может только ведущий. Откройте его ссылку.
evening-why-unseen-name = Это имя никому не видно. Напишите хотя бы одну букву, цифру или знак.
evening-why-barred = Администратор пока запретил вам новые столы.
evening-why-banned = Администратор пока закрыл вам доступ к этому серверу.
