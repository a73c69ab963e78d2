# Uma mão vista passo a passo: os seus momentos, e de quem são as cartas à vista.

strip-trick = Vaza { $trick }
strip-calls = Anúncios
strip-end = Fim da mão
strip-question = A pergunta
strip-at-end = O fim da mão
strip-card-own = Vaza { $trick }, antes da sua carta
strip-card-other = Vaza { $trick }, antes da carta de { $who }
strip-taken = Vaza { $trick }, ganha por { $who }
    .yours = Vaza { $trick }, é sua
strip-call-own = Antes do seu anúncio
strip-call-other = Antes do anúncio de { $who }
strip-hand-of = As cartas de { $who }
deal-eyes-all = Todas as cartas
