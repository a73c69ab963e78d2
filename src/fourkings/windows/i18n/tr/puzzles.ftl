# Bulmacalar, komut satırının gösterdiği gibi

puzzle-head = Bulmaca { $id }: { $game }, { $deal }. dağıtım, reyting { $rating }
puzzle-hand = Kartların: { $cards }
puzzle-trick = Masada: { $cards }
puzzle-choices = Seçeneklerin: { $choices }
puzzle-answer = { $count ->
    [one] Doğru cevap: { $answers }
   *[other] Doğru cevaplar: { $answers }
}
puzzle-ladder = { $action }: { $players }
puzzle-ask = Ne yaparsın?
puzzle-no-choice = { $typed } seçeneklerin arasında yok: şunlardan birini yaz: { $choices }.
puzzle-right = Doğru.
puzzle-wrong = { $count ->
    [one] En iyisi değil: doğrusu { $answers }.
   *[other] En iyisi değil: doğruları { $answers }.
}
puzzle-sum = Doğru: { $solved } / { $count }
