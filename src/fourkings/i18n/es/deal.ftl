# Un reparto que se recorre: sus momentos, y de quién se ven las cartas.

strip-trick = Baza { $trick }
strip-calls = Cantos
strip-end = Fin del reparto
strip-question = La pregunta
strip-at-end = El fin del reparto
strip-card-own = Baza { $trick }, antes de tu carta
strip-card-other = Baza { $trick }, antes de la carta de { $who }
strip-taken = Baza { $trick }, para { $who }
    .yours = Baza { $trick }, para ti
strip-call-own = Antes de tu canto
strip-call-other = Antes del canto de { $who }
strip-hand-of = La mano de { $who }
deal-eyes-all = Todas las manos
