# O treinador: porque é que uma carta ou um anúncio é melhor do que outro. Frases inteiras: primeiro talvez um facto, depois o que
# daí resulta e a carta melhor. Quem escolhe é quem lê. Só números de pontos, vazas e cartas.

coach-often = { $often ->
    [usually] quase sempre
   *[often] muitas vezes
}

coach-do = { $act ->
    [lead] { $low ->
        [1] Saia com { $better }, uma carta baixa
       *[0] Saia com { $better }
    }
    [throw] { $low ->
        [1] Largue { $better }, uma carta baixa
       *[0] Largue { $better }
    }
    [trump] { $low ->
        [1] Corte com { $better }, o seu trunfo mais baixo
       *[0] Corte com { $better }
    }
   *[play] { $low ->
        [1] Jogue { $better }, a sua carta mais baixa
       *[0] Jogue { $better }
    }
}

coach-then = { $act ->
    [lead] { $low ->
        [1] saia com { $better }, uma carta baixa
       *[0] saia com { $better }
    }
    [throw] { $low ->
        [1] largue { $better }, uma carta baixa
       *[0] largue { $better }
    }
    [trump] { $low ->
        [1] corte com { $better }, o seu trunfo mais baixo
       *[0] corte com { $better }
    }
   *[play] { $low ->
        [1] jogue { $better }, a sua carta mais baixa
       *[0] jogue { $better }
    }
}

coach-costly = { $what ->
    [H] copas
    [Q] damas
    [KJ] reis e valetes
   *[cards] cartas que custam
}

coach-points = { $points ->
    [0] zero pontos
    [one] { $points } ponto
   *[other] { $points } pontos
}

## Factos certos

coach-unbeatable = { $how ->
    [partner] Os adversários não podem superar { $prize } do seu parceiro.
    [last] Não pode superar { $prize }, que { $seat } jogou.
   *[any] { $seat } jogou { $prize }: ninguém pode superar essa carta.
}
coach-price = { $how ->
    [gives] { $better } dá { coach-points } aos adversários.
    [leaves] { $better } deixa aos adversários esta vaza, que vale { coach-points }.
    [least] { $better } faz esta vaza, que lhe custa agora pelo menos { coach-points }.
    [less] Mas em muitas mãos isto custa menos do que { $card }.
   *[trick] { $better } faz esta vaza, que lhe custa agora { coach-points }.
}
coach-partner = { $how ->
    [ahead] O seu parceiro está a ganhar esta vaza por agora, mas { $seat } ainda joga.
   *[later] O seu parceiro ainda joga nesta vaza.
}
coach-cannot-win = { $how ->
    [better] { $better } não pode ganhar esta vaza.
   *[any] Não pode ganhar esta vaza.
}
coach-sure-winner = { $how ->
    [only] Joga em último lugar, e só { $better } ganha.
    [enough] Joga em último lugar, e { $better } chega.
    [last] Joga em último lugar, e { $better } ganha.
   *[any] Ninguém pode superar { $better }.
}
coach-highest = { $how ->
    [trump] Só um trunfo pode superar { $prize }.
    [own] Mais ninguém pode superar { $prize }.
    [after] Depois desta vaza, { $prize } é a carta mais alta em { $suit }.
   *[now] { $prize } é agora a carta mais alta em { $suit }.
}
coach-outside = Os outros ainda podem superar { $prize } com { $out }.
coach-holds = { $seat } tem de certeza { $prize }.
coach-only-card = { $how ->
    [throw] Depois de { $better }, a sua única carta de { $suit }, pode largar cartas altas.
   *[trump] Depois de { $better }, a sua única carta de { $suit }, pode cortar.
}
coach-trumps-out = { $count ->
    [0] Mais ninguém tem trunfos.
    [one] Ainda há um trunfo noutras mãos.
   *[other] Ainda há { $count } trunfos noutras mãos.
}
coach-trait = { $how ->
    [long] O seu naipe mais longo é { $suit }.
    [low] A maioria das cartas de { $suit } que faltam supera { $better }.
   *[lowest] { $better } é a sua carta mais baixa de { $suit }.
}
coach-need = { $how ->
    [me] Ainda precisa de { $tricks ->
        [0] zero vazas.
        [one] uma vaza.
       *[other] { $tricks } vazas.
    }
    [partner] O seu parceiro ainda precisa de { $tricks ->
        [0] zero vazas.
        [one] uma vaza.
       *[other] { $tricks } vazas.
    }
   *[foe] { $seat } ainda precisa de { $tricks ->
        [0] zero vazas.
        [one] uma vaza.
       *[other] { $tricks } vazas.
    }
}

## Vazas que convêm

coach-ruff = { $often ->
    [sure] Corte com { $better } e faça esta vaza.
    [may] Corte com { $better }: pode fazer esta vaza.
   *[other] Corte com { $better }: { coach-often } faz esta vaza.
}
coach-lead-winner = { $often ->
    [sure] Saia com { $better } e faça a vaza.
    [may] Saia com { $better }: pode fazer a vaza.
   *[other] Saia com { $better }: { coach-often } faz a vaza.
}
coach-win-now = { $often ->
    [sure] Faça esta vaza: { coach-then }, não { $card }.
    [may] { $better } pode fazer esta vaza: jogue essa carta, não { $card }.
   *[other] { $better } { coach-often } faz esta vaza: jogue essa carta, não { $card }.
}
coach-safer = { $often ->
    [sure] { $card } pode perder, mas ninguém pode superar { $better }.
    [may] { $card } pode perder: { $better } é mais alta.
   *[other] { $card } pode perder: { $better } { coach-often } faz esta vaza.
}
coach-overtakes-partner = Deixe esta vaza ao seu parceiro: { coach-then }, não { $card }.
coach-cheaper = { $often ->
    [low] Aqui chega { $better }: guarde a carta mais alta, { $card }.
    [may] Aqui chega { $better }: { $card } pode fazer outra vaza mais tarde.
   *[other] Aqui chega { $better }: { $card } { coach-often } faz outra vaza mais tarde.
}
coach-keep-winner = { $how ->
    [trump] { $often ->
        [may] Guarde o seu trunfo, { $card }: pode fazer uma vaza mais tarde. { coach-do }.
       *[other] Guarde o seu trunfo, { $card }: { coach-often } faz uma vaza mais tarde. { coach-do }.
    }
    [throw] { $often ->
        [may] Não largue { $card }: pode fazer uma vaza mais tarde. Largue { $better }.
       *[other] Não largue { $card }: { coach-often } faz uma vaza mais tarde. Largue { $better }.
    }
    [lead] { $often ->
        [may] Não saia com { $card }: pode fazer uma vaza mais tarde. { coach-do }.
       *[other] Não saia com { $card }: { coach-often } faz uma vaza mais tarde. { coach-do }.
    }
    [below] { $often ->
        [may] { $card } não pode ganhar esta vaza, mas talvez uma posterior: { coach-then }.
       *[other] { $card } não pode ganhar esta vaza, mas { coach-often } ganha uma posterior: { coach-then }.
    }
   *[follow] { $often ->
        [may] Guarde { $card }: pode fazer uma vaza mais tarde. { coach-do }.
       *[other] Guarde { $card }: { coach-often } faz uma vaza mais tarde. { coach-do }.
    }
}
coach-keep = { $how ->
    [ruff] Corte com { $better } e guarde { $card }, que pode fazer uma vaza mais tarde.
    [guard] Guarde { $card }: protege { $prize }. { coach-do }.
    [tenace] Guarde { $card } e { $prize } para apanhar { $out } quando outro sair com { $suit }. { coach-do }.
    [trump] Guarde o seu trunfo, { $card }: com ele pode cortar { $suit }. { coach-do }.
    [catch] Guarde { $card } para apanhar mais tarde { $out }. { coach-do }.
    [entry] Guarde { $card } para recuperar a saída e jogar as suas outras cartas. { coach-do }.
    [below] Guarde { $card }: quando saírem com { $suit }, pode jogar essa carta e reter { $prize }. { coach-do }.
    [anyway] Ganha esta vaza de qualquer modo: faça-a com { $better } e guarde { $card } para perder outra mais tarde.
    [free] Esta vaza não custa nada: livre-se agora de { $better } e guarde { $card }.
    [run-out] Não saia com { $card }: os outros ficam mais cedo sem { $suit } e podem cortar { $prize }. Saia com { $better }.
    [high-last] Livre-se agora de { $better }: no fim pode ganhar uma vaza que lhe custa.
    [end] Guarde { $card } para o fim: as cartas baixas perdem as últimas vazas. { coach-do }.
    [shed] Livre-se de { $better } agora que perde, e guarde { $card } para ceder a saída mais tarde.
    [cheap] { coach-do }: é uma carta baixa que não dá nada.
    [under] Menos cartas ainda podem superar { $card }: { coach-then }.
   *[low] Guarde { $card } para ceder a saída mais tarde. { coach-do }.
}
coach-ruff-later = { coach-do }, a sua única carta de { $suit }: depois pode cortar esse naipe.
coach-forces = { $how ->
    [trump] { coach-do }: só um trunfo pode superar essa carta.
    [ruffed] { coach-do }: fora os trunfos, só pode ser superada com { $out }.
   *[only] { coach-do }: só pode ser superada com { $out }.
}
coach-partner-wins = { $often ->
    [may] O seu parceiro pode fazer esta vaza: { coach-then }.
   *[other] O seu parceiro { coach-often } faz esta vaza: { coach-then }, não { $card }.
}
coach-draw-trumps = { $how ->
    [for] Saia com { $better }: quanto menos trunfos restarem, mais segura fica { $prize }.
   *[all] Saia com { $better }: os seus trunfos tiram os que restam.
}
coach-shorten = { $how ->
    [throw] { coach-do }: quando não tiver mais { $suit }, pode largar cartas altas se saírem com esse naipe.
   *[trump] { coach-do }: quando não tiver mais { $suit }, pode cortar.
}
coach-partner-ruffs = O seu parceiro já não tem { $suit }: saia com { $better } para ele cortar.
coach-swap = { $how ->
    [only] Só { $better } supera { $prize }: faça a vaza e guarde { $card }.
    [sure] Faça esta vaza, sem risco, com { $better } e guarde { $card }.
   *[open] { $often ->
        [may] { $better } pode fazer esta vaza; { $card } não pode.
       *[other] { $better } { coach-often } faz esta vaza; { $card } não pode.
    }
}

## Vazas que custam

coach-wins-costly = { $falls ->
    [1] { $often ->
        [sure] { $card } ganha esta vaza, e podem cair nela { coach-costly }: { coach-then }.
        [may] { $card } pode ganhar esta vaza, e podem cair nela { coach-costly }: { coach-then }.
       *[other] { $card } { coach-often } ganha esta vaza, e podem cair nela { coach-costly }: { coach-then }.
    }
    [2] { $often ->
        [sure] { $card } ganha esta vaza e deixa-lhe a saída: { coach-then }.
        [may] { $card } pode ganhar esta vaza e deixar-lhe a saída: { coach-then }.
       *[other] { $card } { coach-often } ganha esta vaza e deixa-lhe a saída: { coach-then }.
    }
   *[0] { $often ->
        [sure] { $card } ganha esta vaza, e isso custa-lhe: { coach-then }.
        [may] { $card } pode ganhar esta vaza, e isso custa-lhe: { coach-then }.
       *[other] { $card } { coach-often } ganha esta vaza, e isso custa-lhe: { coach-then }.
    }
}
coach-brings-set = { $often ->
    [sure] { $card } ganha esta vaza e leva todas as cartas de { $suit } que nela caem: { coach-then }.
    [may] { $card } pode ganhar esta vaza e levar as cartas de { $suit } que nela caem: { coach-then }.
   *[other] { $card } { coach-often } ganha esta vaza e leva as cartas de { $suit } que nela caem: { coach-then }.
}
coach-rid-of-winner = { $often ->
    [may] Livre-se agora de { $better }: mais tarde pode ganhar uma vaza que lhe custa.
   *[other] Livre-se agora de { $better }: mais tarde { coach-often } ganha uma vaza que lhe custa.
}
coach-bring-out = { coach-do }: pode fazer sair { $prize }, e outro perde { coach-points }.
coach-early = { coach-do } agora, enquanto os outros ainda têm { $suit }: mais tarde podem cair nela { coach-costly }.
coach-highest-loser = { $how ->
    [lost] Livre-se agora da sua carta mais alta em { $suit }: { coach-then }.
   *[any] { coach-do }: é a sua carta mais alta em { $suit } que não pode ganhar esta vaza.
}
coach-endangers = { $often ->
    [may] Depois de { $card }, { $prize } pode ganhar uma vaza que lhe custa: { coach-then }.
   *[other] Depois de { $card }, { $prize } { coach-often } ganha uma vaza que lhe custa: { coach-then }.
}

## Cartas que contam

coach-wins-pot = { $saves ->
    [1] { $often ->
        [sure] Faça esta vaza de { coach-points } com { $better }, e guarde { $card } a salvo.
        [may] { $better } pode fazer esta vaza de { coach-points }, e guarda { $card } a salvo.
       *[other] { $better } { coach-often } faz esta vaza de { coach-points }, e guarda { $card } a salvo.
    }
    [2] { $often ->
        [sure] Faça esta vaza e os seus { coach-points }: { coach-then } em vez de largar { $card }.
        [may] { $better } pode fazer esta vaza e os seus { coach-points }: corte em vez de largar { $card }.
       *[other] { $better } { coach-often } faz esta vaza e os seus { coach-points }: corte em vez de largar { $card }.
    }
    [3] { coach-do } e faça esta vaza de { coach-points }: também os pontos dessa carta ficam a salvo.
   *[0] { $often ->
        [sure] Faça esta vaza e os seus { coach-points }: { coach-then }, não { $card }.
        [may] { $better } pode fazer esta vaza e os seus { coach-points }: jogue essa carta, não { $card }.
       *[other] { $better } { coach-often } faz esta vaza e os seus { coach-points }: jogue essa carta, não { $card }.
    }
}
coach-gives = { $later ->
    [1] { $card } dá os seus { coach-points }, que o seu lado podia ganhar mais tarde: { coach-then }.
   *[0] { $card } dá os seus { coach-points }: { coach-then }.
}
coach-falls = { $act ->
    [lead] { $often ->
        [may] Não saia com { $card }: os seus { coach-points } podem ir para os adversários. { coach-do }.
       *[other] Não saia com { $card }: os seus { coach-points } { coach-often } vão para os adversários. { coach-do }.
    }
   *[0] { $often ->
        [may] { $card } e os seus { coach-points } podem ir para os adversários: { coach-then }.
       *[other] { $card } e os seus { coach-points } { coach-often } vão para os adversários: { coach-then }.
    }
}
coach-feed = { $often ->
    [sure] Junte { $better } e os seus { coach-points } a esta vaza.
    [may] O seu parceiro pode ganhar esta vaza: junte { $better } e os seus { coach-points }.
   *[other] O seu parceiro { coach-often } ganha esta vaza: junte { $better } e os seus { coach-points }.
}
coach-cash = { $trumped ->
    [1] { $often ->
        [may] { coach-do } agora: mais tarde podem cortar e ganhar os seus { coach-points }.
       *[other] { coach-do } agora: mais tarde { coach-often } cortam e ganham os seus { coach-points }.
    }
   *[0] { $often ->
        [may] { coach-do } agora: mais tarde os seus { coach-points } podem ir para os adversários.
       *[other] { coach-do } agora: mais tarde os seus { coach-points } { coach-often } vão para os adversários.
    }
}
coach-catches = { $how ->
    [beats] { $often ->
        [may] { coach-do }: pode apanhar { $prize }, que vale { coach-points }.
       *[other] { coach-do }: o seu lado { coach-often } apanha { $prize }, que vale { coach-points }.
    }
   *[any] { $often ->
        [may] { coach-do }: assim o seu lado pode ganhar { $prize }, que vale { coach-points }.
       *[other] { coach-do }: assim o seu lado { coach-often } ganha { $prize }, que vale { coach-points }.
    }
}

## Cartas que custam

coach-takes-own = { $often ->
    [sure] { $card } ganha esta vaza e custa-lhe { coach-points }: { coach-then }.
    [either] As duas cartas ganham esta vaza, e { $card } custa-lhe { coach-points }: { coach-then }.
    [may] { $act ->
        [lead] Se sair com { $card }, pode ter de ficar com essa carta, por { coach-points }: saia com { $better }.
       *[0] Se jogar { $card }, pode ter de ficar com essa carta, por { coach-points }: { coach-then }.
    }
   *[other] { $act ->
        [lead] Se sair com { $card }, { coach-often } fica com essa carta, por { coach-points }: saia com { $better }.
       *[0] Se jogar { $card }, { coach-often } fica com essa carta, por { coach-points }: { coach-then }.
    }
}
coach-rid-of-penalty = { $often ->
    [may] Dê { $better } agora: mais tarde os seus { coach-points } podem ficar consigo.
   *[other] Dê { $better } agora: mais tarde os seus { coach-points } { coach-often } ficam consigo.
}
coach-stuck = { $often ->
    [may] Depois de { $card }, { $prize } pode ficar consigo: { coach-then }.
   *[other] Depois de { $card }, { $prize } { coach-often } fica consigo: { coach-then }.
}
coach-brings = { $often ->
    [may] { $card } pode trazer-lhe { $prize }, que custa { coach-points }: { coach-then }.
   *[other] { $card } { coach-often } lhe traz { $prize }, que custa { coach-points }: { coach-then }.
}
coach-kept-brings = { $often ->
    [may] Livre-se de { $better }: mais tarde pode trazer-lhe { $prize }, que custa { coach-points }.
   *[other] Livre-se de { $better }: mais tarde { coach-often } lhe traz { $prize }, que custa { coach-points }.
}
coach-last = { $costs ->
    [1] { $how ->
        [while] Livre-se de { $better } enquanto os outros têm { $out }: mais tarde pode ganhar a última vaza.
        [loses] Livre-se de { $better } agora que perde: mais tarde pode ganhar a última vaza.
       *[any] { $often ->
            [may] { $card } pode deixar-lhe a última vaza, que custa: { coach-then }.
           *[other] { $card } { coach-often } lhe deixa a última vaza, que custa: { coach-then }.
        }
    }
   *[0] { $often ->
        [may] { $better } pode dar-lhe a última vaza, que conta.
       *[other] { $better } { coach-often } lhe dá a última vaza, que conta.
    }
}

## Apostas, e tudo o resto

coach-rest = Jogando bem, { $better } rende mais do que { $card } no resto da mão.

coach-even = { $how ->
    [forced] Aqui não tem escolha.
    [equal] Aqui todas as suas cartas dão o mesmo resultado: jogue { $better }.
   *[close] Aqui nada é claramente melhor: { $better } serve tão bem como outra.
}
coach-pick = { $how ->
    [long] { coach-do }, do seu naipe mais longo.
    [low] { coach-do }: em { $suit } faltam sobretudo mais altas.
    [lowest] { coach-do }, a sua carta mais baixa de { $suit }.
    [highest] { coach-do }, a sua carta mais alta de { $suit }.
    [ahead] { coach-do }: quem quiser esta vaza terá de superar essa carta.
    [below] { coach-do }: não pode fazer esta vaza.
    [while] { coach-do } enquanto essa carta pode ser superada.
    [equals] { $out } dão aqui o mesmo: jogue { $better }.
   *[plain] { coach-do }.
}
coach-as-good = { $how ->
    [bid] Uma aposta de { $bid } serviria igualmente.
   *[action] { $card } serviria igualmente.
}
coach-rule = Pela regra prática, { coach-then }.

## Anúncios

coach-call-points = { $points ->
    [0] A longo prazo, { $word } rende um pouco mais do que { $second }.
    [one] Em muitas mãos, { $word } rende-lhe cerca de { $points } ponto mais do que { $second }.
   *[other] Em muitas mãos, { $word } rende-lhe cerca de { $points } pontos mais do que { $second }.
}
coach-hand-tricks = { $tricks ->
    [0] Dificilmente as suas cartas ganham uma vaza.
    [one] As suas cartas valem cerca de uma vaza.
   *[other] As suas cartas valem cerca de { $tricks } vazas.
}
coach-bid = { $how ->
    [void] Com { $bid } as apostas não chegam a { $least } e a mão fica nula: ninguém pontua, e não arrisca nada.
    [counts] Com { $beside } as apostas não chegariam a { $least } e a mão ficaria nula: com { $bid } conta.
    [target] Se cumprir { $bid }, chega a { $target } pontos; { $beside } não bastaria.
    [enough] Apostar { $bid } basta para chegar a { $target } pontos: não arrisque mais.
    [more] Aposte { $bid }: vale mais { coach-points } do que { $beside }, e por isso compensa o risco.
    [less] Aposte { $bid }: { $beside } só vale mais { coach-points } e falha mais vezes.
    [risk] Aposte { $bid }: { $beside } vale mais { coach-points }, mas falha demasiadas vezes.
    [least] Aposte { $bid }, o mínimo: mais não é seguro que chegue.
    [bold] Apostar { $bid } é ousado, mas o risco compensa.
   *[safe] Apostar { $bid } deve resultar.
}
coach-clique = { $how ->
    [done] Não tem mais nada para anunciar.
    [beaten] Outro grupo é mais alto: diga-o e continue a jogar.
   *[announced] Anuncie { $clique }: { $points } pontos se contar.
}
coach-declare = { $how ->
    [suit] Com { $suit } de trunfo deve fazer cerca de { $points } pontos.
    [no-trump] Sem trunfo, as suas cartas altas devem trazer cerca de { $points } pontos.
   *[negative] As suas cartas são baixas: uma mão negativa deve deixar-lhe cerca de { $points } pontos.
}
coach-king-price = { $how ->
    [bid] A { $rung } ainda ficaria com cerca de { $points } pontos, mais do que se outro escolhesse a mão.
    [ask] Peça { $rung }: um não nada lhe custa, um sim traz-lhe cerca de { $points } pontos.
    [ultimatum] Faça um ultimato a { $rung }: um sim traz-lhe cerca de { $points } pontos, e a alternativa convém às suas cartas.
    [yes] Diga sim: mesmo a { $rung } fica com cerca de { $points } pontos.
    [no] Diga não: a { $rung } ficaria com cerca de { $points } pontos.
   *[sell] Venda a { $rung }: isso traz-lhe cerca de { $points } pontos, mais do que se ficar com a mão e a jogar.
}
coach-king-call = { $how ->
    [auction] Abra o leilão: ainda pode recusar, e alguém pode pagar mais do que a mão vale para si.
    [ask] Peça mais: talvez paguem, e se a resposta for não, ainda pode vender ao preço oferecido.
    [ultimatum] Faça um ultimato: para evitar a mão que anuncia, talvez alguém pague o seu preço; se ninguém pagar, joga-a você.
    [yes] Diga que sim: escolher a mão vale mais para si do que este preço.
    [no] Diga que não: escolher a mão não vale este preço para si.
    [sell] Venda: o preço vale mais para si do que a mão.
    [bid] Licite: escolher a mão vale mais para si do que este preço.
    [refuse] Recuse: a mão vale-lhe mais do que o preço.
    [split] Divida: as suas cartas dificilmente renderiam mais.
   *[pass] Para as suas cartas, escolher a mão não vale um preço mais alto.
}
coach-rule-call = { $how ->
    [own] A regra prática deste jogo propõe este anúncio.
   *[least] Nada nestas cartas pede um anúncio mais alto.
}
