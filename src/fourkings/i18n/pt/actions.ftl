# O que se pode fazer à mesa. O valor é o texto de um botão, .says o que os outros veem e ouvem, .verb o que se pode fazer
# ("vender, recusar ou pedir mais").
# .yours diz o mesmo a quem o fez.

action-card = { $card }
    .says = { $who } joga { $card }
    .yours = você joga { $card }
    .verb = jogar uma carta

action-clique = Anunciar { $clique }
    .says = { $who } anuncia { $clique }
    .yours = você anuncia { $clique }
    .verb = anunciar um grupo
action-done = “É tudo”
    .says = { $who } diz “é tudo”
    .yours = você diz “é tudo”
    .verb = dizer “é tudo”
action-count = Dizer “{ $count }”
    .says = { $who } diz “{ $count }”
    .yours = você diz “{ $count }”
    .verb = dizer um número
action-rank = Dizer { $court }
    .says = { $who } diz { $court }
    .yours = você diz { $court }
    .verb = dizer que figuras são
action-good = “Bom”
    .says = { $who } diz “bom”
    .yours = você diz “bom”
    .verb = dizer “bom”

action-bid = { $bid }
    .says = { $who } aposta { $bid }
    .yours = você aposta { $bid }
    .verb = apostar

declaration-S = espadas
declaration-H = copas
declaration-D = ouros
declaration-C = paus
declaration-NT = sem trunfo
declaration-negative = negativa

action-declare = { $code ->
    [NT] Sem trunfo
    [negative] Negativa
   *[other] Trunfo { $declaration }
}
    .says = { $code ->
    [NT] { $who } declara sem trunfo
    [negative] { $who } declara uma mão negativa
   *[other] { $who } declara trunfo { $declaration }
}
    .yours = { $code ->
    [NT] você declara sem trunfo
    [negative] você declara uma mão negativa
   *[other] você declara trunfo { $declaration }
}
    .verb = escolher a mão
action-auction = Abrir o leilão
    .says = { $who } abre o leilão
    .yours = você abre o leilão
    .verb = abrir o leilão
action-rung = { $rung } ({ $price } pontos)
    .says = { $who } oferece { $rung }, { $price } pontos
    .yours = você oferece { $rung }, { $price } pontos
    .verb = dar um lance
action-pass = Passar
    .says = { $who } passa
    .yours = você passa
    .verb = passar
action-sell = Vender
    .says = { $who } vende
    .yours = você vende
    .verb = vender
action-refuse = Recusar
    .says = { $who } recusa-se a vender
    .yours = você recusa-se a vender
    .verb = recusar
action-ask = Pedir { $rung } ({ $price } pontos)
    .says = { $who } pede { $rung }, { $price } pontos
    .yours = você pede { $rung }, { $price } pontos
    .verb = pedir mais
action-ultimatum = { $fallback ->
    [negative] { $rung } ({ $price } pontos), ou jogo negativa
   *[positive] { $rung } ({ $price } pontos), ou jogo positiva
}
    .says = { $fallback ->
    [negative] { $who } faz um ultimato: { $rung } ({ $price } pontos), ou uma mão negativa
   *[positive] { $who } faz um ultimato: { $rung } ({ $price } pontos), ou o dador joga uma mão positiva
}
    .yours = { $fallback ->
    [negative] você faz um ultimato: { $rung } ({ $price } pontos), ou uma mão negativa
   *[positive] você faz um ultimato: { $rung } ({ $price } pontos), ou o dador joga uma mão positiva
}
    .verb = fazer um ultimato
action-split = Dividir
    .says = { $who } divide a mão
    .yours = você divide a mão
    .verb = dividir a mão
action-yes = Sim
    .says = { $who } diz sim
    .yours = você diz sim
    .verb = sim
action-no = Não
    .says = { $who } diz não
    .yours = você diz não
    .verb = não
