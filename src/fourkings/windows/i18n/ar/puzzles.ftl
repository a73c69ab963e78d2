# أحاجٍ: لحظات من مباريات بين بوتات لها جواب عادل.

puzzle-head = الأحجية { $id }: { $game }، التوزيعة { $deal }، التصنيف { $rating }
puzzle-hand = يدك: { $cards }
puzzle-trick = على الطاولة: { $cards }
puzzle-choices = لك أن تختار من: { $choices }
puzzle-answer = { $count ->
    [1] الجواب الصحيح: { $answers }
   *[other] الأجوبة الصحيحة: { $answers }
}
puzzle-ladder = { $action }: { $players }
puzzle-ask = ماذا تفعل؟
puzzle-no-choice = { $typed } ليس من خياراتك: اكتب واحداً من { $choices }.
puzzle-right = صحيح.
puzzle-wrong = { $count ->
    [1] ليس الأفضل: الصحيح { $answers }.
   *[other] ليس الأفضل: الصحيح أيّ واحد من { $answers }.
}
puzzle-sum = الصحيح: { $solved } من { $count }
