# L'entraîneur : pourquoi une carte ou une annonce vaut mieux qu'une autre. Des phrases entières : d'abord peut-être un fait,
# puis ce qui s'ensuit et la meilleure carte. « Vous » est celui qui choisit. Pas d'autres nombres que points, plis et cartes.

coach-often = { $often ->
    [usually] presque toujours
    [often] souvent
   *[sometimes] parfois
}

coach-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}

## Des faits certains

coach-unbeatable = { $mine ->
    [1] Les adversaires ne peuvent pas battre { $prize } de votre partenaire.
   *[0] { $seat } a joué { $prize }, que rien ne peut battre.
}
coach-cannot-win = Vous ne pouvez pas faire ce pli.
coach-sure-winner = { $how ->
    [only] Vous jouez en dernier, et seul { $better } fait ce pli.
    [enough] Vous jouez en dernier, et { $better } suffit.
    [last] Vous jouez en dernier, et { $better } fait ce pli.
   *[any] Personne ne peut battre { $better }.
}
coach-stays-below = { $better } ne peut pas faire ce pli.
coach-highest = { $prize } est la plus forte carte qui reste à { $suit }.
coach-holds = { $prize } est forcément chez { $seat }.
coach-only-card = { $better } est votre seule carte à { $suit }.
coach-trumps-out = { $count ->
    [0] Plus personne d'autre n'a d'atout.
    [one] Il reste un atout chez les autres.
   *[other] Il reste { $count } atouts chez les autres.
}
coach-need = { $how ->
    [me] Il vous faut encore { $tricks ->
        [one] un pli.
       *[other] { $tricks } plis.
    }
    [partner] Il faut encore à votre partenaire { $tricks ->
        [one] un pli.
       *[other] { $tricks } plis.
    }
   *[foe] Il faut encore à { $seat } { $tricks ->
        [one] un pli.
       *[other] { $tricks } plis.
    }
}

## Les plis que l'on veut faire

coach-ruff = { $often ->
    [sure] Coupez avec { $better } et faites ce pli.
    [may] Coupez avec { $better } : ce pli peut être pour vous.
   *[other] Coupez avec { $better } : ce pli est { coach-often } pour vous.
}
coach-lead-winner = { $often ->
    [sure] Entamez avec { $better } et faites le pli.
    [may] Entamez avec { $better } : le pli est plus probable qu'avec { $card }.
   *[other] Entamez avec { $better } : cela fait { coach-often } le pli.
}
coach-win-now = { $often ->
    [sure] Faites ce pli : jouez { $better }, non { $card }.
    [may] { $better } peut faire ce pli : jouez cela, non { $card }.
   *[other] { $better } fait { coach-often } ce pli : jouez cela, non { $card }.
}
coach-safer = { $often ->
    [sure] { $card } peut être battu, mais personne ne peut battre { $better }.
    [may] { $card } peut être battu : { $better } a plus de chances de faire ce pli.
   *[other] { $card } peut être battu : { $better } fait { coach-often } ce pli.
}
coach-overtakes-partner = Laissez ce pli à votre partenaire : jouez { $better }, non { $card }.
coach-cheaper = { $often ->
    [may] { $better } suffit ici : { $card } peut faire un autre pli plus tard.
   *[other] { $better } suffit ici : { $card } fait { coach-often } un autre pli plus tard.
}
coach-keep-winner = { $how ->
    [trump] { $often ->
        [may] Gardez votre atout, { $card } : il peut faire un pli plus tard. Jouez { $better }.
       *[other] Gardez votre atout, { $card } : il fait { coach-often } un pli plus tard. Jouez { $better }.
    }
    [throw] { $often ->
        [may] Ne vous défaussez pas avec { $card } : cela peut faire un pli plus tard. Jetez { $better }.
       *[other] Ne vous défaussez pas avec { $card } : cela fait { coach-often } un pli plus tard. Jetez { $better }.
    }
    [lead] { $often ->
        [may] N'entamez pas avec { $card } : cela peut faire un pli plus tard. Entamez avec { $better }.
       *[other] N'entamez pas avec { $card } : cela fait { coach-often } un pli plus tard. Entamez avec { $better }.
    }
   *[follow] { $often ->
        [may] Gardez { $card } : cela peut faire un pli plus tard. Jouez { $better }.
       *[other] Gardez { $card } : cela fait { coach-often } un pli plus tard. Jouez { $better }.
    }
}
coach-save-winner = { $often ->
    [may] { $card } ne peut pas faire ce pli, mais peut en faire un plus tard : jouez { $better }.
   *[other] { $card } ne peut pas faire ce pli, mais en fait { coach-often } un plus tard : jouez { $better }.
}
coach-keep = { $how ->
    [ruff] Coupez avec { $better } et gardez { $card }, qui peut faire un pli plus tard.
    [guard] Gardez { $card } pour protéger { $prize }. Jouez { $better }.
    [catch] Gardez { $card } : cela peut prendre { $prize }. Jouez { $better }.
    [catch-suit] Gardez { $card } pour prendre les cartes à { $suit } qui comptent. Jouez { $better }.
    [entry] Gardez { $card } pour reprendre la main et jouer vos autres cartes. Jouez { $better }.
    [below] Gardez { $card } à côté de { $prize } : cela vous permet de rester en dessous. Jouez { $better }.
    [anyway] Vous faites ce pli de toute façon : prenez avec { $better } et gardez { $card } pour en perdre un plus tard.
    [free] Ce pli ne coûte rien : débarrassez-vous maintenant de la carte { $better } et gardez { $card }.
    [run-out] N'entamez pas avec { $card } : les autres seront plus tôt sans { $suit } et risquent de couper { $prize }. Entamez avec { $better }.
    [high-last] Débarrassez-vous maintenant de la carte { $better } : les fortes cartes font les derniers plis.
    [end] Gardez { $card } pour la fin : les petites cartes perdent les derniers plis. Jouez { $better }.
    [shed] Débarrassez-vous de la carte { $better } pendant qu'elle perd, et gardez { $card } pour rendre la main plus tard.
   *[low] Gardez { $card } pour rendre la main plus tard. Jouez { $better }.
}
coach-ruff-later = Jouez { $better }, votre seule carte à { $suit } : vous pourrez ensuite couper à { $suit }.
coach-draw-trumps = { $how ->
    [for] Entamez avec { $better } : moins il reste d'atouts, plus { $prize } est à l'abri.
   *[all] Entamez avec { $better } pour faire tomber les atouts : vos autres cartes seront plus à l'abri.
}
coach-shorten = Jouez { $better } : une fois sans { $suit }, vous pourrez couper.
coach-costs-trick = Jouez { $better } : { $prize } a alors plus de chances de faire un pli.
coach-partner-ruffs = Votre partenaire n'a plus de { $suit } : entamez avec { $better } pour une coupe.
coach-swap = { $costs ->
    [1] { $card } ferait ce pli, et { $better } peut en faire un autre plus tard : jouez { $better } maintenant.
   *[0] Faites ce pli avec { $better } : { $card } peut en faire un autre plus tard.
}
coach-more-tricks = { $how ->
    [partner] Votre partenaire fait plus de plis après { $better } qu'après { $card }.
    [suit] { $costs ->
        [1] Après { $card }, vos cartes à { $suit } font plus de plis qui vous coûtent : jouez { $better }.
       *[0] Vos cartes à { $suit } font plus de plis après { $better } qu'après { $card }.
    }
    [others] { $costs ->
        [1] Après { $card }, vos autres cartes font plus de plis qui vous coûtent : jouez { $better }.
       *[0] Vos autres cartes font plus de plis après { $better } qu'après { $card }.
    }
   *[side] Vous faites plus de plis à deux après { $better } qu'après { $card }.
}

## Les plis qui coûtent

coach-wins-costly = { $falls ->
    [1] { $often ->
        [sure] { $card } fait ce pli, et des cartes qui coûtent peuvent y tomber : jouez { $better }.
        [may] { $card } peut faire ce pli, et des cartes qui coûtent peuvent y tomber : jouez { $better }.
       *[other] { $card } fait { coach-often } ce pli, et des cartes qui coûtent peuvent y tomber : jouez { $better }.
    }
   *[0] { $often ->
        [sure] { $card } fait ce pli, qui vous coûte : jouez { $better }.
        [may] { $card } peut faire ce pli, qui vous coûte : jouez { $better }.
       *[other] { $card } fait { coach-often } ce pli, qui vous coûte : jouez { $better }.
    }
}
coach-brings-set = { $often ->
    [sure] { $card } fait ce pli et prend toutes les cartes à { $suit } qui y tombent : jouez { $better }.
    [may] { $card } peut faire ce pli et prendre les cartes à { $suit } qui y tombent : jouez { $better }.
   *[other] { $card } fait { coach-often } ce pli et prend les cartes à { $suit } qui y tombent : jouez { $better }.
}
coach-rid-of-winner = { $often ->
    [may] Débarrassez-vous maintenant de la carte { $better } : plus tard, elle peut faire un pli qui vous coûte.
   *[other] Débarrassez-vous maintenant de la carte { $better } : plus tard, elle fait { coach-often } un pli qui vous coûte.
}
coach-endangers = { $often ->
    [may] Après { $card }, { $prize } peut faire un pli qui vous coûte : jouez { $better }.
   *[other] Après { $card }, { $prize } fait { coach-often } un pli qui vous coûte : jouez { $better }.
}

## Les cartes qui comptent

coach-wins-pot = { $saves ->
    [1] { $often ->
        [sure] Faites ce pli de { coach-points } avec { $better }, et gardez { $card } à l'abri.
        [may] { $better } peut faire ce pli de { coach-points }, et vous gardez { $card } à l'abri.
       *[other] { $better } fait { coach-often } ce pli de { coach-points }, et vous gardez { $card } à l'abri.
    }
   *[0] { $often ->
        [sure] Faites ce pli et ses { coach-points } : jouez { $better }, non { $card }.
        [may] { $better } peut faire ce pli et ses { coach-points } : jouez cela, non { $card }.
       *[other] { $better } fait { coach-often } ce pli et ses { coach-points } : jouez cela, non { $card }.
    }
}
coach-gives = { $later ->
    [1] { $card } donne { coach-points } que vous pourriez gagner plus tard : jouez { $better }.
   *[0] { $card } donne { coach-points } : jouez { $better }.
}
coach-falls = { $lead ->
    [1] { $often ->
        [may] N'entamez pas avec { $card } : ses { coach-points } peuvent aller aux adversaires. Entamez avec { $better }.
       *[other] N'entamez pas avec { $card } : ses { coach-points } vont { coach-often } aux adversaires. Entamez avec { $better }.
    }
   *[0] { $often ->
        [may] Avec { $card }, { coach-points } peuvent aller aux adversaires : jouez { $better }.
       *[other] Avec { $card }, { coach-points } vont { coach-often } aux adversaires : jouez { $better }.
    }
}
coach-feed = { $often ->
    [sure] Ajoutez { $better } et ses { coach-points } à ce pli.
    [may] Votre partenaire peut faire ce pli : ajoutez { $better } et ses { coach-points }.
   *[other] Votre partenaire fait { coach-often } ce pli : ajoutez { $better } et ses { coach-points }.
}
coach-cash = { $trumped ->
    [1] { $often ->
        [may] Jouez { $better } maintenant : plus tard, quelqu'un peut couper et gagner ses { coach-points }.
       *[other] Jouez { $better } maintenant : plus tard, quelqu'un coupe { coach-often } et gagne ses { coach-points }.
    }
   *[0] { $often ->
        [may] Jouez { $better } maintenant : plus tard, ses { coach-points } peuvent aller aux adversaires.
       *[other] Jouez { $better } maintenant : plus tard, ses { coach-points } vont { coach-often } aux adversaires.
    }
}
coach-costs-card = { $often ->
    [may] Après { $card }, { $prize } peut tomber chez les adversaires : jouez { $better }.
   *[other] Après { $card }, { $prize } tombe { coach-often } chez les adversaires : jouez { $better }.
}
coach-catches = { $lead ->
    [1] { $often ->
        [may] Entamez avec { $better } : cela peut prendre { $prize }, qui vaut { coach-points }.
       *[other] Entamez avec { $better } : votre camp prend { coach-often } { $prize }, qui vaut { coach-points }.
    }
   *[0] { $often ->
        [may] Après { $better }, votre camp peut prendre { $prize }, qui vaut { coach-points }.
       *[other] Après { $better }, votre camp prend { coach-often } { $prize }, qui vaut { coach-points }.
    }
}
coach-likelier = { $costs ->
    [1] Après { $card }, vous risquez plus de prendre { $prize } : jouez { $better }.
   *[0] Après { $better }, votre camp a plus de chances de prendre { $prize }.
}
coach-more-of-suit = { $costs ->
    [1] Après { $card }, vous ramassez plus de cartes à { $suit } qui coûtent : jouez { $better }.
   *[0] Après { $better }, vous prenez plus de cartes à { $suit } qui comptent qu'après { $card }.
}
coach-keeps = { $costs ->
    [1] Après { $card }, plus de vos propres cartes vous coûtent : jouez { $better }.
   *[0] Après { $card }, vous perdez des points sur les cartes que vous gardez : jouez { $better }.
}
coach-more-points = { $how ->
    [costs] Après { $card }, vous ramassez plus de cartes qui coûtent : jouez { $better }.
    [lead] Entamez avec { $better } : cela prend plus de cartes qui comptent que { $card }.
   *[follow] { $better } prend plus de cartes qui comptent que { $card }.
}

## Les cartes qui coûtent

coach-takes-own = { $often ->
    [sure] { $card } fait ce pli et vous coûte { coach-points } : jouez { $better }.
    [either] Les deux cartes font ce pli, et { $card } vous coûte { coach-points } : jouez { $better }.
    [may] { $lead ->
        [1] Si vous entamez avec { $card }, vous risquez de la ramasser, pour { coach-points } : entamez avec { $better }.
       *[0] Vous risquez de ramasser vous-même { $card }, qui coûte { coach-points } : jouez { $better }.
    }
   *[other] { $lead ->
        [1] Si vous entamez avec { $card }, vous la ramassez { coach-often }, pour { coach-points } : entamez avec { $better }.
       *[0] Vous ramassez { coach-often } vous-même { $card }, qui coûte { coach-points } : jouez { $better }.
    }
}
coach-rid-of-penalty = { $often ->
    [may] Donnez { $better } maintenant : plus tard, ses { coach-points } peuvent vous rester.
   *[other] Donnez { $better } maintenant : plus tard, ses { coach-points } vous restent { coach-often }.
}
coach-stuck = { $often ->
    [may] Après { $card }, { $prize } peut vous rester : jouez { $better }.
   *[other] Après { $card }, { $prize } vous reste { coach-often } : jouez { $better }.
}
coach-brings = { $often ->
    [may] { $card } peut vous apporter { $prize }, qui coûte { coach-points } : jouez { $better }.
   *[other] { $card } vous apporte { coach-often } { $prize }, qui coûte { coach-points } : jouez { $better }.
}
coach-kept-brings = { $often ->
    [may] Lâchez { $better } : plus tard, cela peut vous apporter { $prize }, qui coûte { coach-points }.
   *[other] Lâchez { $better } : plus tard, cela vous apporte { coach-often } { $prize }, qui coûte { coach-points }.
}
coach-last = { $costs ->
    [1] { $often ->
        [may] { $card } peut vous laisser le dernier pli, qui coûte : jouez { $better }.
       *[other] { $card } vous laisse { coach-often } le dernier pli, qui coûte : jouez { $better }.
    }
   *[0] { $often ->
        [may] { $better } peut vous valoir le dernier pli, qui compte.
       *[other] { $better } vous vaut { coach-often } le dernier pli, qui compte.
    }
}

## Les contrats, et tout le reste

coach-makes-bid = { $how ->
    [me] Vous réussissez votre annonce plus souvent avec { $better } qu'avec { $card }.
    [partner] Votre partenaire réussit plus souvent après { $better } qu'après { $card }.
   *[foe] { $seat } chute plus souvent après { $better } qu'après { $card }.
}
coach-rest = { $points ->
    [0] Bien joué jusqu'au bout, { $better } fait un peu mieux que { $card } dans cette donne.
   *[other] { $costs ->
        [1] Jusqu'à la fin de la donne, { $card } vous coûte environ { coach-points } de plus que { $better }.
       *[0] Jusqu'à la fin de la donne, { $card } vous rapporte environ { coach-points } de moins que { $better }.
    }
}

coach-even = { $how ->
    [forced] Vous n'avez pas le choix ici.
    [equal] Toutes vos cartes donnent ici le même résultat : jouez { $better }.
   *[close] Rien n'est nettement meilleur ici : { $better } convient très bien.
}
coach-as-good = { $card } irait aussi bien.
coach-rule = D'après la règle simple, jouez { $better }.

## Les annonces

coach-call-points = { $points ->
    [0] { $word } fait à la longue un peu mieux que { $second }.
    [one] Sur beaucoup de donnes, { $word } vous rapporte environ { $points } point de plus que { $second }.
   *[other] Sur beaucoup de donnes, { $word } vous rapporte environ { $points } points de plus que { $second }.
}
coach-hand-tricks = Votre main vaut environ { $tricks ->
    [one] { $tricks } pli
   *[other] { $tricks } plis
}.
coach-bid = { $how ->
    [void] Annoncer { $bid } laisse le total trop bas et la donne est nulle : cela vous arrange.
    [least] N'annoncez pas plus qu'il ne faut.
    [bold] Annoncer { $bid } est hardi, mais le risque en vaut la peine.
   *[safe] Annoncer { $bid } devrait réussir.
}
coach-clique = { $how ->
    [done] Vous n'avez plus rien à annoncer.
    [beaten] Une autre clique est plus forte : dites-le et jouez.
   *[announced] Annoncez vos { $clique } : { $points } points si la clique compte.
}
coach-declare = { $how ->
    [suit] L'atout { $suit } devrait vous rapporter environ { $points } points.
    [no-trump] Sans atout, vos fortes cartes devraient vous rapporter environ { $points } points.
   *[negative] Votre main est faible : en négatif, il devrait vous rester environ { $points } points.
}
coach-king-price = { $how ->
    [bid] À { $rung }, il vous resterait environ { $points } points, plus que si un autre nommait la donne.
    [ask] Demandez { $rung } : un non ne vous coûte rien, un oui vous rapporte environ { $points } points.
    [ultimatum] Posez un ultimatum à { $rung } : un oui vous rapporte environ { $points } points, et le repli convient à votre main.
    [yes] Dites oui : même à { $rung }, il vous reste environ { $points } points.
    [no] Dites non : à { $rung }, il ne vous resterait qu'environ { $points } points.
   *[sell] Vendez à { $rung } : cela vous rapporte environ { $points } points, plus que la donne elle-même.
}
coach-king-call = { $how ->
    [auction] Ouvrez les enchères : vous pourrez encore refuser, et un autre paiera peut-être plus que la donne ne vaut pour vous.
    [refuse] Refusez : la donne vaut plus pour vous que le prix.
    [split] Partagez : votre main ne vous rapporterait guère plus.
   *[pass] Nommer la donne ne vaut pas plus cher pour vous.
}
coach-rule-call = { $how ->
    [own] La règle simple de ce jeu propose cette annonce.
   *[least] Rien dans cette main ne justifie une annonce plus haute.
}
