# Что командная строка говорит вокруг текстов об играх.

cli-aliases = Другие имена:
cli-options = Домашние правила (первое — по умолчанию)
cli-presets = Наборы правил
cli-range = любое целое от { NUMBER($least, useGrouping: "false") } до { NUMBER($most, useGrouping: "false") }
cli-colon = :

cli-served = Four Kings работает: { $address }. Остановить: Ctrl-C. Партии хранятся в { $where }.
cli-worker = Этот помощник готов думать за серверы своей шины. Чтобы остановить его, нажмите Ctrl-C.
cli-alone = Открыть можно только с этого компьютера. Чтобы пустить других из вашей сети, запустите с `serve --host 0.0.0.0`.
cli-no-screen = У этого компьютера нет экрана. На другом компьютере наберите `{ $command }` и откройте там адрес, указанный выше.
cli-contained = Сервер работает в контейнере и не знает адреса компьютера. Для приглашений задайте его в FOURKINGS_ORIGIN, например http://192.168.1.7:8040.
cli-network = Другие в вашей сети открывают один из этих адресов:
cli-network-qr = Наведите камеру телефона на код, чтобы открыть первый адрес. Если страница не грузится, откройте порт в брандмауэре этого компьютера.
cli-no-network = У компьютера нет адреса в сети, поэтому другие открыть страницу не могут.
cli-cold = Боты посильнее компилируются. Это бывает один раз и длится около минуты; пока за них играет осторожный.
cli-kept = { $rows ->
    [one] Сохранена { NUMBER($rows, useGrouping: "false") } строка
    [few] Сохранены { NUMBER($rows, useGrouping: "false") } строки
    [many] Сохранено { NUMBER($rows, useGrouping: "false") } строк
   *[other] Сохранено { NUMBER($rows, useGrouping: "false") } строки
} в { $file }. Там все руки и все секреты: берегите файл как ключ.
cli-records-hold = { $count ->
    [one] { NUMBER($count, useGrouping: "false") } запись верна.
    [few] { NUMBER($count, useGrouping: "false") } записи верны.
    [many] { NUMBER($count, useGrouping: "false") } записей верны.
   *[other] { NUMBER($count, useGrouping: "false") } записи верны.
}
cli-broken = { $kind ->
    [evening] Строка { $line }, вечер { $id }: { $fault }
   *[table] Строка { $line }, стол { $id }: { $fault }
}
cli-nothing-restored = Ничего не восстановлено. Чтобы пропустить эти столы, добавьте `--keep-going`.
cli-restored = { $rows ->
    [one] Восстановлена { NUMBER($rows, useGrouping: "false") } строка
    [few] Восстановлены { NUMBER($rows, useGrouping: "false") } строки
    [many] Восстановлено { NUMBER($rows, useGrouping: "false") } строк
   *[other] Восстановлено { NUMBER($rows, useGrouping: "false") } строки
}; целы до последней карты столы: { $held } из { $matches }.
cli-other-key = FOURKINGS_SECRET задаёт не тот ключ, что в копии. Люди снова найдут свои столы, только если будет действовать ключ из копии.
cli-checked = { $rows ->
    [one] Проверена { NUMBER($rows, useGrouping: "false") } строка
    [few] Проверены { NUMBER($rows, useGrouping: "false") } строки
    [many] Проверено { NUMBER($rows, useGrouping: "false") } строк
   *[other] Проверено { NUMBER($rows, useGrouping: "false") } строки
}; целы до последней карты столы: { $held } из { $matches }.
cli-would-restore = Эта копия восстанавливается.
cli-would-not-restore = В таком виде эта копия не восстанавливается. Сохраните её вместе с более старой и сделайте ещё одну. `fourkings restore --keep-going` пропускает то, что повреждено.
cli-not-noted = Список копий не удалось обновить: { $why }
cli-compiling-once = Компиляция: { $what } (около { $seconds } с, один раз) …
cli-dd-held = { $count } за трудной раздачей
cli-solve-bounds = Только границы для { $count } из { $positions } позиций: сработал предел. Чтобы искать дольше, увеличьте --nodes и --seconds или добавьте --no-limit.
cli-ready = Готово за { $seconds } с.
cli-no-server = Сервер не установлен. Он нужен, чтобы играть в браузере и хранить партии. Установите: pip install 'four-kings[server]'; что работает без него, покажет `fourkings --help`.
cli-site = Файлов: { $files }, { $size } МБ, папка { $folder }. Выложите её на любой веб-хостинг или попробуйте здесь: python3 -m http.server -d { $folder }
cli-stopped = Остановлено.

# Игры из других пакетов.

cli-left-out = Пропущено: { $fault }
cli-lacks = { $game }: на этом языке { $count ->
    [one] нет { $count } фразы, игра показана без неё: { $ids }
    [few] нет { $count } фраз, игра показана без них: { $ids }
    [many] нет { $count } фраз, игра показана без них: { $ids }
   *[other] нет { $count } фразы, игра показана без них: { $ids }
}

cli-progress-deals = сдач
cli-progress-decisions = решений
cli-progress-lessons = уроков
cli-progress-matches = партий
cli-progress-pairs = пары
cli-progress-positions = позиций
cli-progress-puzzles = задач
cli-progress-results = результатов
cli-progress-rows = строк
cli-progress-sets = серий
cli-puzzles-mined = задач: { $puzzles }, партий: { $matches }; отклонено моментов:
cli-puzzles-refused = { $rule ->
    [no_hope] без надежды
    [unclear] неясно
    [all_the_same] всё равно
    [judges_differ] судьи расходятся
    [one_right_answer] один верный ответ
    [several_right_answers] несколько верных ответов
    [a_convention] условность
    [too_simple] слишком просто
    [not_the_same_again] другой ответ при повторе
    [the_same_again] уже есть
   *[other] { $name }
}
cli-puzzles-differs = { $id }: теперь ответ другой
cli-puzzles-same = задач, где ответ снова тот же: { $same } из { $count } ({ $share })
