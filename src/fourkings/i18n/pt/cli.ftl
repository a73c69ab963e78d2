# O que a linha de comandos diz em volta dos textos dos jogos.

cli-aliases = Outros nomes:
cli-options = Regras da casa (o padrão primeiro)
cli-presets = Modelos
cli-range = qualquer número inteiro de { NUMBER($least, useGrouping: "false") } a { NUMBER($most, useGrouping: "false") }
cli-colon = :

cli-served = O Four Kings está em { $address }. Para parar, use Ctrl-C. As partidas guardam-se em { $where }.
cli-worker = Este processo está pronto para pensar pelos servidores do seu bus. Prima Ctrl-C para o parar.
cli-alone = Só esta máquina o pode abrir. Inicie-o com `serve --host 0.0.0.0` para deixar entrar outros na sua rede.
cli-no-screen = Esta máquina não tem ecrã. Noutro computador, escreva `{ $command }` e abra lá o endereço acima.
cli-contained = Este servidor corre num contentor e não pode saber o endereço da máquina. Ponha-o em FOURKINGS_ORIGIN para os convites, como http://192.168.1.7:8040.
cli-network = Os outros na sua rede abrem um destes endereços:
cli-network-qr = Leia o código com um telefone para abrir o primeiro endereço. Se a página não abrir, permita a porta no firewall desta máquina.
cli-no-network = Esta máquina não tem endereço em nenhuma rede, por isso ninguém mais o pode abrir.
cli-cold = Os robôs mais fortes estão em compilação. Acontece uma vez e leva cerca de um minuto; até lá joga o robô prudente em seu lugar.
cli-kept = { $rows ->
    [0] 0 linhas guardadas
    [one] Uma linha guardada
   *[other] { NUMBER($rows, useGrouping: "false") } linhas guardadas
} em { $file }. Contém todas as cartas e todos os segredos: proteja-o como uma chave.
cli-records-hold = { $count ->
    [0] 0 folhas estão corretas.
    [one] Uma folha está correta.
   *[other] { NUMBER($count, useGrouping: "false") } folhas estão corretas.
}
cli-broken = { $kind ->
    [evening] Linha { $line }, serão { $id }: { $fault }
   *[table] Linha { $line }, mesa { $id }: { $fault }
}
cli-nothing-restored = Nada foi restaurado. Para deixar estas mesas de fora, junte `--keep-going`.
cli-restored = { $rows ->
    [0] 0 linhas restauradas
    [one] Uma linha restaurada
   *[other] { NUMBER($rows, useGrouping: "false") } linhas restauradas
}; { $held } de { $matches } mesas estão intactas, até à última carta.
cli-other-key = FOURKINGS_SECRET define outra chave que não a da cópia. As pessoas só voltam a encontrar as suas mesas com a chave da cópia.
cli-checked = { $rows ->
    [0] 0 linhas verificadas
    [one] Uma linha verificada
   *[other] { NUMBER($rows, useGrouping: "false") } linhas verificadas
}; { $held } de { $matches } mesas estão intactas, até à última carta.
cli-would-restore = Esta cópia pode ser restaurada.
cli-would-not-restore = Esta cópia não pode ser restaurada tal como está. Guarde-a com uma mais antiga e faça outra. `fourkings restore --keep-going` deixa de fora o que está defeituoso.
cli-not-noted = Não foi possível atualizar a lista das cópias: { $why }
cli-compiling-once = Compilação em curso: { $what } (cerca de { $seconds } s, uma vez) …
cli-dd-held = { $count } atrás de uma mão difícil
cli-solve-bounds = Só limites para { $count } de { $positions } posições: o fim da procura veio antes. Para procurar mais, aumente --nodes e --seconds, ou use --no-limit.
cli-ready = Pronto depois de { $seconds } s.
cli-no-server = O servidor não está instalado. Jogar no navegador e guardar partidas precisam dele. Instale-o com pip install 'four-kings[server]'; `fourkings --help` mostra o que funciona sem ele.
cli-site = { $files } arquivos, { $size } MB em { $folder }. Ponha a pasta em qualquer servidor web, ou experimente-a aqui: python3 -m http.server -d { $folder }
cli-stopped = Parado.

# Jogos de outros pacotes.

cli-left-out = Deixado de fora: { $fault }
cli-lacks = { $count ->
    [one] Falta uma frase nesta língua a { $game }, que aparece sem ela: { $ids }
   *[other] Faltam { $count } frases nesta língua a { $game }, que aparece sem elas: { $ids }
}

cli-progress-deals = mãos
cli-progress-decisions = decisões
cli-progress-lessons = lições
cli-progress-matches = partidas
cli-progress-pairs = pares
cli-progress-positions = posições
cli-progress-puzzles = problemas
cli-progress-results = resultados
cli-progress-rows = linhas
cli-progress-sets = séries
cli-puzzles-mined = problemas: { $puzzles }, partidas: { $matches }; momentos recusados:
cli-puzzles-refused = { $rule ->
    [no_hope] sem esperança
    [unclear] pouco claro
    [all_the_same] tanto faz
    [judges_differ] os juízes divergem
    [one_right_answer] uma só resposta certa
    [several_right_answers] várias respostas certas
    [a_convention] uma convenção
    [too_simple] simples demais
    [not_the_same_again] outra resposta à segunda
    [the_same_again] já existe
   *[other] { $name }
}
cli-puzzles-differs = { $id }: a resposta agora é outra
cli-puzzles-same = problemas outra vez com a mesma resposta: { $same } de { $count } ({ $share })
