# Игра с друзьями: стол, который собирается, чат, места, оставленные ботам, и то, что своё.

## Как открыть стол

gather-play = Играть с друзьями
gather-title = Стол для друзей
gather-intro = Вы получите ссылку. По ней любой войдёт под любым именем, без регистрации. На свободные места можно посадить ботов.
gather-game = Игра
gather-house = Правила: { $preset }
gather-seats = Места
gather-seats-drawn = По жребию
    .text = Определяются в начале: по правилу игры или жребием.
gather-seats-chosen = По выбору
    .text = Садитесь, где нравится; партнёры могут выбрать друг друга.
gather-watch = Зрители
gather-watch-link = Любой со ссылкой
gather-watch-hands = По ссылке, с прошлыми руками
gather-watch-nobody = Без зрителей
gather-time = Контроль времени
gather-time-none = Без ограничений
gather-time-brisk = 1 мин + 5 с
gather-time-calm = 3 мин + 10 с
gather-time-day = Один день
gather-time-days = Три дня
gather-time-own = Другой
gather-time-free = Каждый думает, сколько хочет.
gather-time-bank = На раздачу, с добавкой за каждый ход. Первые две секунды хода не считаются. Когда время выйдет, бот сходит один раз.
gather-time-slow = На решение: пока думают другие, быть здесь не нужно. Когда время выйдет, бот сходит один раз.
gather-chat = Чат за столом
gather-hints = Подсказки
    .text = Попросить может любой игрок, и это видят все.
gather-hints-off = Нет
gather-hints-on = Разрешены
gather-hints-laid = Подсказки разрешены, и все видят, кто их берёт.
gather-hints-none = За этим столом подсказок нет.
gather-mirror = Зеркальная партия
    .text = Каждый играет каждой рукой по разу, с переименованными мастями, так что карты никому не помогают. Стол покажет, сколько это займёт.
gather-mirror-laid = Зеркальная партия: раздач { $deals }, около { $minutes } мин. Каждый играет каждой рукой по разу, так что карты никому не помогают.
gather-mirror-again = Каждая раздача начинается с нуля. Потом можно закончить или начать ещё одну.
gather-stand-in = Бот вместо отсутствующих
gather-make = Открыть стол

## Комната ожидания

gather-of = Хозяин стола: { $who }
    .yours = Ваш стол
gather-invite = Пригласите друзей
gather-link = Ссылка на этот стол
gather-copy = Скопировать ссылку
gather-copied = Скопировано
gather-share = Поделиться
gather-share-text = Давай сыграем: { $game }
gather-qr = QR-код
gather-qr-text = Наведите камеру телефона на код, чтобы войти за этот стол.
gather-obstacle-this-machine = Ссылку можно открыть только на этом компьютере.
    .help = Устройства друзей пока не могут подключиться: сервер отвечает только здесь. Чтобы открыть его для вашей сети, запустите сервер с serve --host 0.0.0.0, затем снова откройте эту страницу и скопируйте ссылку.
gather-obstacle-no-network = Ссылку можно открыть только на этом компьютере.
    .help = У него нет адреса в сети. Подключите его и перезагрузите страницу.
gather-obstacle-unknown = Возможно, ссылку можно открыть только на этом компьютере.
    .help = Сервер не знает своего адреса. Откройте страницу по адресу компьютера вместо localhost и скопируйте ссылку.
gather-obstacle-how = Как пригласить друзей
gather-places = Места
gather-place = Место { $number }
gather-free = Свободно
gather-you = вы
gather-host = хозяин
gather-gone = не в сети
gather-bot = бот
gather-sit = Сесть здесь
gather-take = Сесть за стол
gather-stand = Встать
gather-no-bot = Без бота
gather-put-bot = Посадить бота
gather-kick = Удалить: { $who }
gather-swap = Поменять местами
gather-standing = Без места
gather-opposite = Партнёры сидят напротив.
gather-drawn = Места разыграют, когда начнётся партия.
gather-start = Начать партию
gather-waits = { $count ->
    [one] Свободно { $count } место: дождитесь друга или посадите бота.
    [few] Свободно { $count } места: дождитесь друзей или посадите ботов.
    [many] Свободно { $count } мест: дождитесь друзей или посадите ботов.
   *[other] Свободно { $count } места: дождитесь друзей или посадите ботов.
}
gather-waits-host = { $count ->
    [one] Свободно { $count } место. Когда его займёт друг или бот, партию может начать { $who }.
    [few] Свободно { $count } места. Когда их займут друзья или боты, партию может начать { $who }.
    [many] Свободно { $count } мест. Когда их займут друзья или боты, партию может начать { $who }.
   *[other] Свободно { $count } места. Когда их займут друзья или боты, партию может начать { $who }.
}
gather-fill = Добавить ботов и начать
gather-level = Уровень ботов
gather-host-starts = Партию начинает { $who }.
gather-ready = Места есть у всех.
gather-invited = { $who } приглашает вас за стол: { $game }.
gather-invited-plain = Вас приглашают за стол: { $game }.
gather-name = Ваше имя за столом
gather-join = Войти
gather-leave = Выйти из-за стола
gather-watching = Вы пришли зрителем. Партия появится здесь, когда начнётся.
gather-watching-join = Войти в игру
gather-watched = { $count ->
    [one] Наблюдает { $count } человек.
    [few] Наблюдают { $count } человека.
    [many] Наблюдают { $count } человек.
   *[other] Наблюдают { $count } человека.
}
gather-watched-by = { $count ->
    [one] Наблюдает { $names }.
    [few] Наблюдают { $names }.
    [many] Наблюдают { $names }.
   *[other] Наблюдают { $names }.
}
gather-looks = { $count ->
    [one] Ссылку открыл { $count } человек.
    [few] Ссылку открыли { $count } человека.
    [many] Ссылку открыли { $count } человек.
   *[other] Ссылку открыли { $count } человека.
}
gather-follows = Реванш тех же игроков
gather-under-way = Комната ожидания
gather-turned-away = Этот стол для вас закрыт
gather-came = { $who } теперь за столом
    .yours = Вы теперь за столом
gather-sat = { $who } занимает место { $place }
    .yours = Вы занимаете место { $place }
gather-stood = { $who } встаёт со своего места
    .yours = Вы встаёте со своего места
gather-bot-sat = Бот занимает место { $place }
gather-bot-went = Бот уходит с места { $place }
gather-swapped = Двое поменялись местами
gather-kicked = Хозяин удаляет из-за стола: { $who }
    .yours = Вы удаляете из-за стола: { $who }
gather-let-in = { $who } может вернуться
gather-laid = Хозяин сменил игру или условия
    .yours = Вы сменили игру или условия
gather-sent-away = Удалённые
gather-sent-away-text = Кого вы впустите обратно, сможет вернуться по ссылке.
gather-admit = Впустить обратно: { $who }
gather-change = Другие настройки
gather-change-title = Игра и условия
gather-change-intro = Изменение видят все за столом. Места и боты остаются, как есть.
gather-change-now = Сохранить
gather-went = { $who } выходит из-за стола
gather-hosts = Хозяин теперь { $who }
    .yours = Хозяин теперь вы
gather-hand-over = Сделать хозяином: { $who }

## Что решает хозяин партии

host-title = Инструменты хозяина
host-pause-title = Пауза
host-pause = Сделать паузу
host-pause-text = Никто не ходит, и часы стоят, пока вы не продолжите. Если вас долго нет, хозяином станет следующий игрок.
host-resume = Продолжить партию
host-paused-own = Вы приостановили партию.
host-paused-by = Партию приостанавливает { $who }.
host-paused = Партия приостановлена
host-resumed = Партия продолжается
host-add-time = Добавить минуту
host-add-time-text = Для текущей раздачи; её часы стоят рядом с именами.
host-add-all = Всем
host-add-one = Получит { $who }
host-time-all = Хозяин добавляет всем { $seconds } сек.
    .yours = Вы добавляете всем { $seconds } сек.
host-time-one = Хозяин добавляет { $seconds } сек., получает { $who }
    .yours = Вы добавляете { $seconds } сек., получает { $who }
    .given = Хозяин добавляет вам { $seconds } сек.
    .self = Вы добавляете себе { $seconds } сек.
host-late = Опоздавшие
host-late-open = Пускать зрителей на места ботов
    .text = Любой со ссылкой сможет сесть вместо бота. В записи видно, с какой раздачи.
host-seats-opened = Хозяин пускает зрителей на места ботов
    .yours = Вы пускаете зрителей на места ботов
host-seats-closed = На места ботов больше не пускают
host-hand-over = Другой хозяин
host-changed = Хозяин теперь { $who }
    .yours = Хозяин теперь вы
late-title = Хозяин разрешает вам сесть вместо бота.
late-open = Занять место
late-text = Вы сразу продолжаете за бота, с его картами и счётом. Если придётся уйти, бот доиграет за вас.
late-name = Ваше имя за столом
late-take = Занять место: { $who }
late-took = { $who } занимает место бота
    .yours = Вы занимаете место бота

## Чат

chat-title = Чат
chat-new = Чат, { $count ->
    [one] { $count } новое сообщение
    [few] { $count } новых сообщения
    [many] { $count } новых сообщений
   *[other] { $count } нового сообщения
}
chat-nothing = Сообщений пока нет.
chat-somebody = Кто-то
chat-message = Ваше сообщение
chat-send = Отправить
chat-ready = Готовые сообщения
chat-says = { $who }: { $text }
chat-unsay = Отозвать: { $text }
chat-report = Пожаловаться: { $text }
chat-report-sure = Отправить жалобу
chat-report-sent = Жалоба отправлена. Администратор прочтёт сообщение и строки вокруг него.
chat-report-failed = Жалобу отправить не удалось.
chat-mute = Скрыть сообщения: { $who }
chat-unmute = Показать сообщения: { $who }
chat-phrase-hello = Всем привет!
chat-phrase-good-luck = Удачи!
chat-phrase-well-played = Отлично сыграно!
chat-phrase-thanks = Спасибо!
chat-phrase-my-mistake = Моя ошибка
chat-phrase-one-moment = Минутку, пожалуйста
chat-phrase-take-your-time = Не спешите
chat-phrase-lucky = Вот повезло!
chat-phrase-good-game = Спасибо за игру
chat-phrase-bye = До скорого!

## Место, оставленное боту

away-title = Пусть сыграет бот
away-intro = Если нужно уйти, бот поиграет за вас до вашего возвращения. Это видно всем и записано в партии.
away-who = Бот на ваше место
away-plays = За вас играет бот ({ $bot }).
away-back = Вернуться в игру
away-for = Бот ({ $bot }) играет за место: { $who }
away-stand-in = Бот ({ $bot }) теперь играет за место: { $who }
    .yours = Бот ({ $bot }) теперь играет за вас
away-forgotten = Место навсегда остаётся боту: { $who }

## Своё

self-title = Вы на этом сервере
self-link = Другое устройство
    .text = Откройте личную ссылку на другом устройстве, чтобы продолжить там от своего имени. Никому её не давайте.
self-link-make = Создать ссылку
self-link-until = Ссылка действует до { $date }.
self-revoke = Отозвать все ссылки
self-revoked = Все ваши ссылки отозваны.
self-avoided = { $people ->
    [0] Вы никого не избегаете
    [one] Вы избегаете { $people } человека
    [few] Вы избегаете { $people } человек
    [many] Вы избегаете { $people } человек
   *[other] Вы избегаете { $people } человека
}
    .text = Люди, которых вы решили избегать за столом. Вы не видите их открытых столов, а они — ваших.
self-meet = Никого не избегать
self-met = Вы снова видите все открытые столы.
self-meet-one = Больше не избегать
self-met-one = Вы и { $who } снова видите открытые столы друг друга.
self-export = Ваши данные
    .text = Ваше имя, ваши столы и сообщения — всё в одном файле.
self-export-save = Скачать данные
self-delete = Удалить всё
    .text = Ваше имя, ваши столы и сообщения. Партии с другими останутся, под нейтральным именем.
self-delete-go = Удалить меня
self-delete-sure = Удалить обо мне всё навсегда
self-become = Продолжить на этом устройстве?
self-become-text = Это устройство будет действовать от имени того, кто создал ссылку. Сыгранное здесь под другим именем останется под тем именем.
self-become-yes = Продолжить здесь
self-become-no = Отмена
self-become-failed = Ссылка истекла или отозвана. Создайте другую на прежнем устройстве.
