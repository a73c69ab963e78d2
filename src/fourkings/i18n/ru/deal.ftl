# Раздача, которую проходят по шагам: её моменты и чьи руки видны.

strip-trick = Взятка { $trick }
strip-calls = Заявки
strip-end = Конец раздачи
strip-at-end = Конец раздачи
strip-card-own = Взятка { $trick }, перед вашей картой
strip-card-other = Взятка { $trick }, перед картой: { $who }
strip-taken = Взятка { $trick }, берёт { $who }
    .yours = Взятка { $trick }, берёте вы
strip-call-own = Перед вашей заявкой
strip-call-other = Перед заявкой: { $who }
strip-hand-of = Рука: { $who }
strip-questions = Вопросы этой партии
strip-question = Вопрос { $trick }
strip-question-of = Вопрос { $number } из { $count }
strip-mark-open = без ответа
strip-mark-right = верно
strip-mark-wrong = неверно
strip-mark-again = ещё раз
strip-mark-mended = верно со следующей попытки
deal-eyes = Чьи руки видны
deal-eyes-own = Как видели вы
deal-eyes-other = Как видит { $who }
deal-eyes-all = Все руки
