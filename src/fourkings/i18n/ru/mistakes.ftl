# Ошибки, которые возвращаются, по пять в день: на своей странице, на главной, в конце партии и в «Моей игре».

mistakes-title = Ваши ошибки
mistakes-intro = Ошибка возвращается, пока вы, скорее всего, не запомните её на три недели. Тогда она усвоена.
mistakes-place = Ошибка { $number } из { $count }
mistakes-source-puzzle = Из задачи
mistakes-next = Следующая ошибка
mistakes-finish = Закончить
mistakes-start = Ваши ошибки
mistakes-due = { $due ->
    [one] Сегодня к повторению { $due } ошибка.
    [few] Сегодня к повторению { $due } ошибки.
    [many] Сегодня к повторению { $due } ошибок.
   *[other] Сегодня к повторению { $due } ошибки.
}
mistakes-done = На сегодня всё
mistakes-nothing = Сегодня повторять нечего
mistakes-repeated = { $answered ->
    [one] Сегодня вы повторили { $answered } ошибку.
    [few] Сегодня вы повторили { $answered } ошибки.
    [many] Сегодня вы повторили { $answered } ошибок.
   *[other] Сегодня вы повторили { $answered } ошибки.
}
mistakes-mastered = Усвоено: { $mastered } из { $total }.
mistakes-when = Следующее повторение: { $date }.
mistakes-none = Ошибок пока нет
    .text = Они берутся из разборов ваших партий и из задач, которые вы не решили.
