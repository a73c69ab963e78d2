# Страница администраторов и то, что они объявляют всем.

admin-title = Управление
admin-intro = Для тех, кто следит за сервером. Эта страница не показывает ни рук, ни чата, кроме сообщений с жалобами, и не открывает столов.
admin-none = У этого сервера нет администратора.
admin-none-how = Чтобы стать им, запустите сервер с паролем от 16 знаков в FOURKINGS_ADMIN и введите этот пароль здесь.
admin-phrase = Пароль администратора
admin-phrase-text = В настройках сервера это FOURKINGS_ADMIN.
admin-enter = Войти
admin-wrong = Неверный пароль.
admin-too-many = Слишком много попыток. Подождите минуту и попробуйте снова.
admin-failed = Не получилось. Обновите страницу, чтобы увидеть, что сейчас.
admin-first = Вы вошли по паролю. Этот браузер помнит вас двенадцать часов или пока вы не сложите полномочия.
admin-appointed = Вас назначил другой администратор.
admin-resign = Сложить полномочия
admin-again = Обновить
admin-below = Этот сервер делит домен с другими программами, и это не граница безопасности: их страницы могут действовать на этой. Делите домен только с программами, которым доверяете.

## Как работает сервер

admin-health = Сервер
admin-well = Сервер в порядке.
admin-slow = Сервер медлит: только что он опоздал на { $seconds } с.
admin-broken = База данных отказывает: { $fault }.
admin-version = Версия
admin-up = Работает
admin-late = Худшее опоздание
admin-awake = Живых столов
admin-people-here = Людей в сети
admin-kept = Столов хранится
admin-servers = Серверов
admin-seconds = { $seconds } с
admin-minutes = { $minutes } мин
admin-hours = { $hours } ч
admin-days = { $days ->
    [one] { $days } день
    [few] { $days } дня
    [many] { $days } дней
   *[other] { $days } дня
}
admin-backup-none = Ни одной резервной копии пока не отмечено.
admin-backup-make = Чтобы сделать копию, запустите на машине сервера: fourkings backup
admin-backup-unchecked = Последняя резервная копия: { $when }. Она не проверена.
admin-backup-check = Чтобы проверить её, запустите на машине сервера: fourkings backup --check
admin-backup-restores = Последняя резервная копия: { $when }. Проверена: восстанавливается.
admin-backup-broken = Последняя резервная копия: { $when }. Она не восстанавливается: { $fault }.
admin-backup-again = Сделайте другую копию и проверьте её. Старые файлы сохраните.
admin-backup-file = Файл: { $file } ({ $rows ->
    [one] { $rows } строка
    [few] { $rows } строки
    [many] { $rows } строк
   *[other] { $rows } строки
})
admin-backup-checked = Последняя проверка: { $when }
admin-doctor = Компьютер сервера

## Объявления

admin-notice = Объявление
admin-notice-text = Его показывают все страницы и все столы, пока вы его не снимете.
admin-notice-words = Ваше объявление
admin-notice-put = Объявить
admin-notice-back = Снять объявление
notice-put-away = Убрать объявление
notice-barred = Администратор пока запретил вам открывать столы. За чужие столы садиться можно.
notice-banned = Администратор закрыл вам доступ к этому серверу. Срок: { $until }. Свои данные по-прежнему можно прочесть и удалить в настройках.
notice-title = От администратора

## Столы

admin-tables = Столы
admin-tables-none = Столов пока нет.
admin-tables-text = Сначала те, где ходили недавно. Закрытый стол остаётся закрытым: все за ним видят, что его закрыли вы, а запись сохраняется. Код под игрой — имя стола в журнале сервера.
admin-stage-waiting-room = комната ожидания
admin-stage-match = раздача { $number }
admin-stage-over = окончена
admin-stage-closed = закрыт администратором
admin-people-at = { $count ->
    [0] никого
    [one] { $count } человек
    [few] { $count } человека
    [many] { $count } человек
   *[other] { $count } человека
}
admin-last = последний ход { $when }
admin-made = открыт { $when }
admin-close = Закрыть стол
admin-close-which = Закрыть стол: { $game }, { $stage }, последний ход { $when }
admin-close-sure = Закрыть стол насовсем

## Клубы

admin-clubs = Клубы
admin-clubs-text = Новые сначала. С клубом удаляются его название, список вечеров и таблица мест. Сами вечера остаются.
admin-clubs-none = Клубов пока нет.
admin-club-evenings = { $count ->
    [0] нет вечеров
    [one] { $count } вечер
    [few] { $count } вечера
    [many] { $count } вечеров
   *[other] { $count } вечера
}
admin-club-made = создан { $when }
admin-club-delete = Удалить клуб
admin-club-delete-sure = Удалить { $name } навсегда

## Люди

admin-people = Люди
admin-people-text = Люди с именем, новые сначала. Удаление — то же, что человек может сделать в своих настройках: уходят имя, чат и столы. Его партии с другими доиграет бот.
admin-people-name = Имя или его часть
admin-people-find = Найти
admin-people-none = Показывать некого.
admin-you = вы
admin-is-administrator = администратор
admin-told = имя дано { $when }
admin-forget = Удалить имя и чат
admin-forget-sure = Удалить насовсем: { $who }
admin-appoint = Назначить администратором
admin-dismiss = Снять администратора
admin-for = { $what }: { $who }

## Жалобы

admin-reports = Жалобы на сообщения
admin-reports-text = На эти сообщения пожаловались игроки. Каждое видно со строками вокруг него. Через неделю их удаляют, и больше их никто не видит.
admin-reports-none = Жалоб нет.
admin-report-by = жалуется { $who }, { $when }
admin-report-context = Сообщение и строки вокруг него
admin-report-this = Жалоба на:
admin-remove-message = Убрать сообщение
admin-remove-message-sure = Убрать для всех
admin-settle = Удалить жалобу
admin-settle-sure = Удалить жалобу насовсем

## Меры

admin-actions = Действия
admin-tables-of-none = Ни за одним столом.
admin-remove = Удалить
admin-remove-sure = Удалить из-за стола: { $who }
admin-measure = Мера
admin-measure-mute = Без права писать
admin-measure-bar = Без своих столов
admin-measure-ban = Закрыть вход
admin-measure-ban-address = Закрыть с адресом
admin-measure-time = Срок
admin-measure-apply = Применить
admin-is-bar = Не открывает столы. Срок: { $until }.
admin-is-mute = Не пишет в чаты. Срок: { $until }.
admin-is-ban = Доступ закрыт. Срок: { $until }.
admin-lift-bar = Разрешить столы
admin-lift-mute = Разрешить писать
admin-lift-ban = Открыть доступ
admin-mark-bar = без столов
admin-mark-mute = не пишет
admin-mark-ban = доступ закрыт

## Что сделано

admin-deeds = Действия администраторов
admin-deeds-none = Действий пока нет.
admin-somebody = человек без имени
admin-deed-enter = { $who }: вход по паролю
admin-deed-resign = { $who }: полномочия сложены
admin-deed-close = { $who }: стол закрыт
admin-deed-forget = { $who }: имя и его чат удалены
admin-deed-bar = { $who }: запрет открывать столы на { $hours ->
    [one] { $hours } час
    [few] { $hours } часа
    [many] { $hours } часов
   *[other] { $hours } часа
}
admin-deed-unbar = { $who }: запрет на столы снят
admin-deed-mute = { $who }: запрет писать на { $hours ->
    [one] { $hours } час
    [few] { $hours } часа
    [many] { $hours } часов
   *[other] { $hours } часа
}
admin-deed-unmute = { $who }: запрет писать снят
admin-deed-ban = { $who }: доступ закрыт на { $hours ->
    [one] { $hours } час
    [few] { $hours } часа
    [many] { $hours } часов
   *[other] { $hours } часа
}
admin-deed-unban = { $who }: доступ открыт
admin-deed-remove = { $who }: человек удалён из-за стола
admin-deed-remove-message = { $who }: сообщение убрано
admin-deed-settle = { $who }: жалоба удалена
admin-deed-appoint = { $who } назначает администратора
admin-deed-dismiss = { $who } снимает администратора
admin-deed-announce = { $who } объявляет: { $text }
admin-deed-take-back = { $who }: объявление снято
admin-deed-delete-club = { $who }: клуб удалён
