# Problemas, como a linha de comandos os mostra

puzzle-head = Problema { $id }: { $game }, mão { $deal }, avaliação { $rating }
puzzle-hand = As suas cartas: { $cards }
puzzle-trick = Na mesa: { $cards }
puzzle-choices = Pode escolher entre: { $choices }
puzzle-answer = { $count ->
    [one] Resposta certa: { $answers }
   *[other] Respostas certas: { $answers }
}
puzzle-ladder = { $action }: { $players }
puzzle-ask = O que faz?
puzzle-no-choice = { $typed } não está entre as suas escolhas: escreva uma de { $choices }.
puzzle-right = Certo.
puzzle-wrong = { $count ->
    [one] Não é o melhor. Resposta certa: { $answers }.
   *[other] Não é o melhor. Respostas certas: { $answers }.
}
puzzle-sum = Certas: { $solved } de { $count }

puzzle-page-title = Problemas
puzzle-page-intro = Cada problema é um momento de uma partida entre robôs que tem uma resposta clara. Encontre a melhor carta ou o melhor anúncio.
puzzle-page-one = Problema
puzzle-page-today = Problema do dia
puzzle-page-today-again = Problema do dia de novo
puzzle-page-next = Próximo problema
puzzle-page-all = Todos os problemas
puzzle-page-of-game = { $what }: { $game }
puzzle-page-solved = { $solved } de { $count } certos à primeira
puzzle-page-streak = { $days ->
    [0] Resolva um problema do dia para começar uma série
    [one] { $days } dia seguido
   *[other] { $days } dias seguidos
}
puzzle-page-rating = Avaliação { $rating }
puzzle-page-how = { $kind ->
    [card] Escolha a carta que jogaria.
   *[call] Escolha o anúncio que faria.
}
puzzle-page-right = Certo
puzzle-page-wrong = Havia melhor
puzzle-page-best = Com o que sabe, nada é melhor do que { $chosen }.
puzzle-page-fine = Várias respostas servem: { $answers }.
puzzle-page-others = A melhor das outras, { $chosen }, perde { $loss } pontos em média.
puzzle-page-loses = { $chosen } perde { $loss } pontos em média.
puzzle-page-once-more = Outra vez
puzzle-page-why = Ver porquê
puzzle-page-reason = Porquê
puzzle-page-fails = Robôs simples jogaram { $deals } mãos possíveis: a sua resposta rendeu menos em { $worse } e mais em { $better }.
puzzle-page-not-shown = As mãos tiradas aqui não o mostram. Os juízes viram milhares.
puzzle-page-now-drawn = A mesa mostra uma em que rendeu menos.
puzzle-page-now-real = A mesa mostra a mão como foi jogada.
puzzle-page-drawn = Mão possível
puzzle-page-real = Mão real
puzzle-page-last = Respondeu a todos os problemas deste jogo.
puzzle-page-none = Este problema não está disponível. Escolha outro.
