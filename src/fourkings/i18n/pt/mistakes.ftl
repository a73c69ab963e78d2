# Os erros que voltam, cinco por dia: na sua página, no início, no fim de uma partida e em O meu jogo.

mistakes-title = Os seus erros
mistakes-intro = Um erro volta até ser provável que se lembre dele durante três semanas. Fica então dominado.
mistakes-place = Erro { $number } de { $count }
mistakes-source-puzzle = De um problema
mistakes-next = Erro seguinte
mistakes-finish = Terminar
mistakes-start = Os seus erros
mistakes-due = { $due ->
    [one] Há um para rever hoje.
   *[other] Há { $due } para rever hoje.
}
mistakes-done = Por hoje está feito
mistakes-nothing = Hoje não há nada para rever
mistakes-repeated = { $answered ->
    [one] Hoje reviu um erro.
   *[other] Hoje reviu { $answered } erros.
}
mistakes-mastered = Dominados: { $mastered } de { $total }.
mistakes-when = Próxima revisão: { $date }.
mistakes-none = Ainda não há erros
    .text = Vêm das análises das suas partidas e dos problemas que falhou.
