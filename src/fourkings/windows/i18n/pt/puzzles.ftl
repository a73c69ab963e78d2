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
    [one] Não é o melhor: certa é { $answers }.
   *[other] Não é o melhor: certas são { $answers }.
}
puzzle-sum = Certas: { $solved } de { $count }
