# O treinador: porque é que uma carta ou um anúncio é melhor do que outro. Frases inteiras: primeiro talvez um facto, depois o que
# daí resulta e a carta melhor. Quem escolhe é quem lê. Só números de pontos, vazas e cartas.

coach-often = { $often ->
    [usually] quase sempre
    [often] muitas vezes
   *[sometimes] às vezes
}

coach-points = { $points ->
    [0] zero pontos
    [one] { $points } ponto
   *[other] { $points } pontos
}

## Factos certos

coach-unbeatable = { $mine ->
    [1] Os adversários não podem superar { $prize } do seu parceiro.
   *[0] { $seat } jogou { $prize }: ninguém pode superar essa carta.
}
coach-cannot-win = Não pode ganhar esta vaza.
coach-sure-winner = { $how ->
    [only] Joga em último lugar, e só { $better } ganha.
    [enough] Joga em último lugar, e { $better } chega.
    [last] Joga em último lugar, e { $better } ganha.
   *[any] Ninguém pode superar { $better }.
}
coach-stays-below = { $better } não pode ganhar esta vaza.
coach-highest = { $prize } é a carta mais alta que resta de { $suit }.
coach-holds = { $seat } tem de certeza { $prize }.
coach-only-card = { $better } é a sua única carta de { $suit }.
coach-trumps-out = { $count ->
    [0] Mais ninguém tem trunfos.
    [one] Ainda há um trunfo noutras mãos.
   *[other] Ainda há { $count } trunfos noutras mãos.
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
    [may] Saia com { $better }: é mais provável que ganhe do que { $card }.
   *[other] Saia com { $better }: { coach-often } faz a vaza.
}
coach-win-now = { $often ->
    [sure] Faça esta vaza: jogue { $better }, não { $card }.
    [may] { $better } pode fazer esta vaza: jogue essa carta, não { $card }.
   *[other] { $better } { coach-often } faz esta vaza: jogue essa carta, não { $card }.
}
coach-safer = { $often ->
    [sure] { $card } pode perder, mas ninguém pode superar { $better }.
    [may] { $card } pode perder: é mais provável que { $better } faça esta vaza.
   *[other] { $card } pode perder: { $better } { coach-often } faz esta vaza.
}
coach-overtakes-partner = Deixe esta vaza ao seu parceiro: jogue { $better }, não { $card }.
coach-cheaper = { $often ->
    [may] Aqui chega { $better }: { $card } pode fazer outra vaza mais tarde.
   *[other] Aqui chega { $better }: { $card } { coach-often } faz outra vaza mais tarde.
}
coach-keep-winner = { $how ->
    [trump] { $often ->
        [may] Guarde o seu trunfo, { $card }: pode fazer uma vaza mais tarde. Jogue { $better }.
       *[other] Guarde o seu trunfo, { $card }: { coach-often } faz uma vaza mais tarde. Jogue { $better }.
    }
    [throw] { $often ->
        [may] Não largue { $card }: pode fazer uma vaza mais tarde. Largue { $better }.
       *[other] Não largue { $card }: { coach-often } faz uma vaza mais tarde. Largue { $better }.
    }
    [lead] { $often ->
        [may] Não saia com { $card }: pode fazer uma vaza mais tarde. Saia com { $better }.
       *[other] Não saia com { $card }: { coach-often } faz uma vaza mais tarde. Saia com { $better }.
    }
   *[follow] { $often ->
        [may] Guarde { $card }: pode fazer uma vaza mais tarde. Jogue { $better }.
       *[other] Guarde { $card }: { coach-often } faz uma vaza mais tarde. Jogue { $better }.
    }
}
coach-save-winner = { $often ->
    [may] { $card } não pode ganhar esta vaza, mas talvez uma posterior: jogue { $better }.
   *[other] { $card } não pode ganhar esta vaza, mas { coach-often } ganha uma posterior: jogue { $better }.
}
coach-keep = { $how ->
    [ruff] Corte com { $better } e guarde { $card }, que pode fazer uma vaza mais tarde.
    [guard] Guarde { $card }: protege { $prize }. Jogue { $better }.
    [catch] Guarde { $card }: pode apanhar { $prize }. Jogue { $better }.
    [catch-suit] Guarde { $card } para apanhar as cartas de { $suit } que contam. Jogue { $better }.
    [entry] Guarde { $card } para recuperar a saída e jogar as suas outras cartas. Jogue { $better }.
    [below] Guarde { $card } junto de { $prize }: permite-lhe ficar por baixo. Jogue { $better }.
    [anyway] Ganha esta vaza de qualquer modo: faça-a com { $better } e guarde { $card } para perder outra mais tarde.
    [free] Esta vaza não custa nada: livre-se agora de { $better } e guarde { $card }.
    [run-out] Não saia com { $card }: os outros ficam mais cedo sem { $suit } e podem cortar { $prize }. Saia com { $better }.
    [high-last] Livre-se agora de { $better }: as cartas altas fazem as últimas vazas.
    [end] Guarde { $card } para o fim: as cartas baixas perdem as últimas vazas. Jogue { $better }.
    [shed] Livre-se de { $better } agora que perde, e guarde { $card } para ceder a saída mais tarde.
   *[low] Guarde { $card } para ceder a saída mais tarde. Jogue { $better }.
}
coach-ruff-later = Jogue { $better }, a sua única carta de { $suit }: depois pode cortar esse naipe.
coach-draw-trumps = { $how ->
    [for] Saia com { $better }: quanto menos trunfos restarem, mais segura fica { $prize }.
   *[all] Saia com { $better } para tirar trunfos: assim as suas outras cartas ficam mais seguras.
}
coach-shorten = Jogue { $better }: quando não tiver mais { $suit }, pode cortar.
coach-costs-trick = Jogue { $better }: assim { $prize } tem mais possibilidades de fazer uma vaza.
coach-partner-ruffs = O seu parceiro já não tem { $suit }: saia com { $better } para ele cortar.
coach-swap = { $costs ->
    [1] { $card } ganharia esta vaza e { $better } talvez outra mais tarde: jogue { $better } agora.
   *[0] Ganhe com { $better } agora, e { $card } pode fazer outra vaza mais tarde.
}
coach-more-tricks = { $how ->
    [partner] O seu parceiro faz mais vazas depois de { $better } do que depois de { $card }.
    [suit] { $costs ->
        [1] Depois de { $card }, as suas cartas de { $suit } ganham mais vazas que lhe custam: jogue { $better }.
       *[0] As suas cartas de { $suit } fazem mais vazas depois de { $better } do que depois de { $card }.
    }
    [others] { $costs ->
        [1] Depois de { $card }, as suas outras cartas ganham mais vazas que lhe custam: jogue { $better }.
       *[0] As suas outras cartas fazem mais vazas depois de { $better } do que depois de { $card }.
    }
   *[side] O seu lado faz mais vazas depois de { $better } do que depois de { $card }.
}

## Vazas que custam

coach-wins-costly = { $falls ->
    [1] { $often ->
        [sure] { $card } ganha esta vaza, e podem cair nela cartas que custam: jogue { $better }.
        [may] { $card } pode ganhar esta vaza, e podem cair nela cartas que custam: jogue { $better }.
       *[other] { $card } { coach-often } ganha esta vaza, e podem cair nela cartas que custam: jogue { $better }.
    }
   *[0] { $often ->
        [sure] { $card } ganha esta vaza, e isso custa-lhe: jogue { $better }.
        [may] { $card } pode ganhar esta vaza, e isso custa-lhe: jogue { $better }.
       *[other] { $card } { coach-often } ganha esta vaza, e isso custa-lhe: jogue { $better }.
    }
}
coach-brings-set = { $often ->
    [sure] { $card } ganha esta vaza e leva todas as cartas de { $suit } que nela caem: jogue { $better }.
    [may] { $card } pode ganhar esta vaza e levar as cartas de { $suit } que nela caem: jogue { $better }.
   *[other] { $card } { coach-often } ganha esta vaza e leva as cartas de { $suit } que nela caem: jogue { $better }.
}
coach-rid-of-winner = { $often ->
    [may] Livre-se agora de { $better }: mais tarde pode ganhar uma vaza que lhe custa.
   *[other] Livre-se agora de { $better }: mais tarde { coach-often } ganha uma vaza que lhe custa.
}
coach-endangers = { $often ->
    [may] Depois de { $card }, { $prize } pode ganhar uma vaza que lhe custa: jogue { $better }.
   *[other] Depois de { $card }, { $prize } { coach-often } ganha uma vaza que lhe custa: jogue { $better }.
}

## Cartas que contam

coach-wins-pot = { $saves ->
    [1] { $often ->
        [sure] Faça esta vaza de { coach-points } com { $better }, e guarde { $card } a salvo.
        [may] { $better } pode fazer esta vaza de { coach-points }, e guarda { $card } a salvo.
       *[other] { $better } { coach-often } faz esta vaza de { coach-points }, e guarda { $card } a salvo.
    }
   *[0] { $often ->
        [sure] Faça esta vaza e os seus { coach-points }: jogue { $better }, não { $card }.
        [may] { $better } pode fazer esta vaza e os seus { coach-points }: jogue essa carta, não { $card }.
       *[other] { $better } { coach-often } faz esta vaza e os seus { coach-points }: jogue essa carta, não { $card }.
    }
}
coach-gives = { $later ->
    [1] { $card } dá { coach-points } que podia ganhar mais tarde: jogue { $better }.
   *[0] { $card } dá { coach-points }: jogue { $better }.
}
coach-falls = { $lead ->
    [1] { $often ->
        [may] Não saia com { $card }: os seus { coach-points } podem ir para os adversários. Saia com { $better }.
       *[other] Não saia com { $card }: os seus { coach-points } { coach-often } vão para os adversários. Saia com { $better }.
    }
   *[0] { $often ->
        [may] { $card } e os seus { coach-points } podem ir para os adversários: jogue { $better }.
       *[other] { $card } e os seus { coach-points } { coach-often } vão para os adversários: jogue { $better }.
    }
}
coach-feed = { $often ->
    [sure] Junte { $better } e os seus { coach-points } a esta vaza.
    [may] O seu parceiro pode ganhar esta vaza: junte { $better } e os seus { coach-points }.
   *[other] O seu parceiro { coach-often } ganha esta vaza: junte { $better } e os seus { coach-points }.
}
coach-cash = { $trumped ->
    [1] { $often ->
        [may] Jogue { $better } agora: mais tarde podem cortar e ganhar os seus { coach-points }.
       *[other] Jogue { $better } agora: mais tarde { coach-often } cortam e ganham os seus { coach-points }.
    }
   *[0] { $often ->
        [may] Jogue { $better } agora: mais tarde os seus { coach-points } podem ir para os adversários.
       *[other] Jogue { $better } agora: mais tarde os seus { coach-points } { coach-often } vão para os adversários.
    }
}
coach-costs-card = { $often ->
    [may] Depois de { $card }, { $prize } pode ir para os adversários: jogue { $better }.
   *[other] Depois de { $card }, { $prize } { coach-often } vai para os adversários: jogue { $better }.
}
coach-catches = { $lead ->
    [1] { $often ->
        [may] Saia com { $better }: pode apanhar { $prize }, que vale { coach-points }.
       *[other] Saia com { $better }: o seu lado { coach-often } apanha { $prize }, que vale { coach-points }.
    }
   *[0] { $often ->
        [may] Depois de { $better }, o seu lado pode ganhar { $prize }, que vale { coach-points }.
       *[other] Depois de { $better }, o seu lado { coach-often } ganha { $prize }, que vale { coach-points }.
    }
}
coach-likelier = { $costs ->
    [1] Depois de { $card } é mais provável que fique com { $prize }: jogue { $better }.
   *[0] Depois de { $better } é mais provável que o seu lado ganhe { $prize }.
}
coach-more-of-suit = { $costs ->
    [1] Depois de { $card } fica com mais cartas de { $suit } que custam pontos: jogue { $better }.
   *[0] Depois de { $better } ganha mais cartas de { $suit } que contam do que depois de { $card }.
}
coach-keeps = { $costs ->
    [1] Depois de { $card }, mais cartas suas lhe custam pontos: jogue { $better }.
   *[0] Depois de { $card } perde pontos nas cartas que guarda: jogue { $better }.
}
coach-more-points = { $how ->
    [costs] Depois de { $card } fica com mais cartas que custam pontos: jogue { $better }.
    [lead] Saia com { $better }: ganha mais cartas que contam do que { $card }.
   *[follow] { $better } ganha mais cartas que contam do que { $card }.
}

## Cartas que custam

coach-takes-own = { $often ->
    [sure] { $card } ganha esta vaza e custa-lhe { coach-points }: jogue { $better }.
    [either] As duas cartas ganham esta vaza, e { $card } custa-lhe { coach-points }: jogue { $better }.
    [may] { $lead ->
        [1] Se sair com { $card }, pode ter de ficar com essa carta, por { coach-points }: saia com { $better }.
       *[0] Pode ficar com { $card }, que custa { coach-points }: jogue { $better }.
    }
   *[other] { $lead ->
        [1] Se sair com { $card }, { coach-often } fica com essa carta, por { coach-points }: saia com { $better }.
       *[0] Fica { coach-often } com { $card }, que custa { coach-points }: jogue { $better }.
    }
}
coach-rid-of-penalty = { $often ->
    [may] Dê { $better } agora: mais tarde os seus { coach-points } podem ficar consigo.
   *[other] Dê { $better } agora: mais tarde os seus { coach-points } { coach-often } ficam consigo.
}
coach-stuck = { $often ->
    [may] Depois de { $card }, { $prize } pode ficar consigo: jogue { $better }.
   *[other] Depois de { $card }, { $prize } { coach-often } fica consigo: jogue { $better }.
}
coach-brings = { $often ->
    [may] { $card } pode trazer-lhe { $prize }, que custa { coach-points }: jogue { $better }.
   *[other] { $card } { coach-often } lhe traz { $prize }, que custa { coach-points }: jogue { $better }.
}
coach-kept-brings = { $often ->
    [may] Livre-se de { $better }: mais tarde pode trazer-lhe { $prize }, que custa { coach-points }.
   *[other] Livre-se de { $better }: mais tarde { coach-often } lhe traz { $prize }, que custa { coach-points }.
}
coach-last = { $costs ->
    [1] { $often ->
        [may] { $card } pode deixar-lhe a última vaza, que custa: jogue { $better }.
       *[other] { $card } { coach-often } lhe deixa a última vaza, que custa: jogue { $better }.
    }
   *[0] { $often ->
        [may] { $better } pode dar-lhe a última vaza, que conta.
       *[other] { $better } { coach-often } lhe dá a última vaza, que conta.
    }
}

## Apostas, e tudo o resto

coach-makes-bid = { $how ->
    [me] Cumpre a sua aposta mais vezes com { $better } do que com { $card }.
    [partner] O seu parceiro cumpre a aposta mais vezes depois de { $better } do que depois de { $card }.
   *[foe] { $seat } falha mais vezes depois de { $better } do que depois de { $card }.
}
coach-rest = { $points ->
    [0] Jogando bem, { $better } rende um pouco mais do que { $card } no resto da mão.
   *[other] { $costs ->
        [1] No resto da mão, { $card } custa-lhe cerca de { coach-points } mais do que { $better }.
       *[0] No resto da mão, { $card } rende-lhe cerca de { coach-points } menos do que { $better }.
    }
}

coach-even = { $how ->
    [forced] Aqui não tem escolha.
    [equal] Aqui todas as suas cartas dão o mesmo resultado: jogue { $better }.
   *[close] Aqui nada é claramente melhor: { $better } serve tão bem como outra.
}
coach-as-good = { $card } servia igualmente.
coach-rule = Pela regra prática, jogue { $better }.

## Anúncios

coach-call-points = { $points ->
    [0] A longo prazo, { $word } rende um pouco mais do que { $second }.
    [one] Em muitas mãos, { $word } rende-lhe cerca de { $points } ponto mais do que { $second }.
   *[other] Em muitas mãos, { $word } rende-lhe cerca de { $points } pontos mais do que { $second }.
}
coach-hand-tricks = As suas cartas valem cerca de { $tricks ->
    [0] zero vazas
    [one] uma vaza
   *[other] { $tricks } vazas
}.
coach-bid = { $how ->
    [void] Com { $bid } as apostas ficam baixas demais e a mão fica nula: convém-lhe.
    [least] Não aposte mais do que tem de apostar.
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
   *[sell] Venda a { $rung }: isso traz-lhe cerca de { $points } pontos, mais do que a própria mão.
}
coach-king-call = { $how ->
    [auction] Abra o leilão: ainda pode recusar, e alguém pode pagar mais do que a mão vale para si.
    [refuse] Recuse: a mão vale-lhe mais do que o preço.
    [split] Divida: as suas cartas dificilmente renderiam mais.
   *[pass] Para as suas cartas, escolher a mão não vale um preço mais alto.
}
coach-rule-call = { $how ->
    [own] A regra prática deste jogo propõe este anúncio.
   *[least] Nada nestas cartas pede um anúncio mais alto.
}
