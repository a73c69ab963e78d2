# Время: часы за столом, партии на несколько дней, которые кого-то ждут, и прошлая раздача — на одну раздачу позже.

clock-title = Часы этой раздачи
clock-left = осталось { $time }
clock-last = осталось { $count ->
    [one] { $count } секунда
    [few] { $count } секунды
    [many] { $count } секунд
   *[other] { $count } секунды
}
clock-over = { $who }: время вышло; один раз ходит бот.
    .yours = Ваше время вышло; один раз за вас ходит бот.
clock-until = { $unit ->
    [days] { $hours ->
        [0] Осталось { $count ->
            [one] { $count } день
            [few] { $count } дня
            [many] { $count } дней
           *[other] { $count } дня
        }
        [one] Осталось { $count } дн. и { $hours } час
        [few] Осталось { $count } дн. и { $hours } часа
        [many] Осталось { $count } дн. и { $hours } часов
       *[other] Осталось { $count } дн. и { $hours } часа
    }
    [hours] Осталось { $count ->
        [one] { $count } час
        [few] { $count } часа
        [many] { $count } часов
       *[other] { $count } часа
    }
   *[minutes] Осталось { $count ->
        [one] { $count } минута
        [few] { $count } минуты
        [many] { $count } минут
       *[other] { $count } минуты
    }
}
clock-short = { $unit ->
    [days] { $hours ->
        [0] { $count } дн.
       *[other] { $count } дн. { $hours } ч
    }
    [hours] { $count } ч
   *[minutes] { $count } мин
}
clock-laid-bank = Контроль времени: { $bank } на раздачу и ещё { $more } сек. за каждый ход.
clock-laid-days = { $days ->
    [one] { $days } день
    [few] { $days } дня
    [many] { $days } дней
   *[other] { $days } дня
} на решение: сидеть здесь всё время не нужно.
clock-bank = { $bank } на раздачу и ещё { $more } сек. за каждый ход.
clock-rules-bank = Первые две секунды каждого хода не считаются. Когда ваше время выйдет, бот сходит один раз, а место останется за вами. Часы стоят, пока стол спит или сервер не работает.
clock-rules-days = Когда ваше время выйдет, бот сходит один раз, а место останется за вами. Часы стоят, пока сервер не работает.
clock-laid-watch-link = Любой, у кого есть ссылка, может стать зрителем и видит карты, открытые на столе.
clock-laid-watch-hands = Любой, у кого есть ссылка, может стать зрителем и видит все руки прошлой раздачи.
clock-laid-watch-nobody = Без зрителей.
clock-laid-hands = Зрители видят ещё и все руки прошлой раздачи.

waiting-title = Ваш ход
waiting-tell = Сообщать, когда мой ход
waiting-told-off = Для партий на несколько дней: уведомление браузера, даже когда ни одна страница Four Kings не открыта.
waiting-told-on = Браузер уведомит вас, даже когда ни одна страница Four Kings не открыта.
waiting-told-open = Браузер уведомит вас, пока открыта страница Four Kings. Доступной службы push-уведомлений у него нет.
waiting-told-denied = Настройки браузера запрещают уведомления. Разрешите их для этой страницы и загрузите её снова.
waiting-told-insecure = Браузеры разрешают уведомления только по адресам с https://. Попросите такой адрес у владельца сервера.
waiting-told-unsupported = Этот браузер не умеет показывать уведомления страниц. На iPhone или iPad добавьте Four Kings на экран «Домой» и откройте оттуда.
waiting-notice = { $game }: ваш ход
waiting-with = За столом: { $names }
waiting-with-bots = С ботами

before-open = Прошлая раздача, все руки
before-title = Раздача { $number }, все руки
before-why = Почему так сыграли?
before-why-title = Раздача { $number }: почему?
before-why-how = Перейдите к карте или заявке бота, чтобы спросить почему.
before-why-begin = Сначала показана взятка, где больше всего старших карт. Перейдите к любой другой карте или заявке бота, чтобы спросить о ней.
before-why-ask = Почему такой выбор ({ $who }): { $chosen }?
before-why-wait = Варианты сравниваются…
before-why-only = Другого выбора не было.
before-why-equal = { $chosen } и { $instead } здесь равноценны.
before-why-beside = Лучший выбор: { $chosen }. Следующий: { $instead }.
before-why-worse = Лучше было { $instead }: { $chosen } теряет в среднем { $loss } очка.
before-why-you = Представьте, что вы — { $who }:
