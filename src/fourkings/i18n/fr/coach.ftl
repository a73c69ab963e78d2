# L'entraîneur : pourquoi une carte ou une annonce vaut mieux qu'une autre. Des phrases entières : d'abord peut-être un fait,
# puis ce qui s'ensuit et la meilleure carte. « Vous » est celui qui choisit. Pas d'autres nombres que points, plis et cartes.

coach-often = { $often ->
    [usually] presque toujours
   *[often] souvent
}

coach-do = { $act ->
    [lead] { $low ->
        [1] Entamez avec { $better }, une petite carte
       *[0] Entamez avec { $better }
    }
    [throw] { $low ->
        [1] Jetez { $better }, une petite carte
       *[0] Jetez { $better }
    }
    [trump] { $low ->
        [1] Coupez avec { $better }, votre plus petit atout
       *[0] Coupez avec { $better }
    }
   *[play] { $low ->
        [1] Jouez { $better }, votre plus petite carte
       *[0] Jouez { $better }
    }
}

coach-then = { $act ->
    [lead] { $low ->
        [1] entamez avec { $better }, une petite carte
       *[0] entamez avec { $better }
    }
    [throw] { $low ->
        [1] jetez { $better }, une petite carte
       *[0] jetez { $better }
    }
    [trump] { $low ->
        [1] coupez avec { $better }, votre plus petit atout
       *[0] coupez avec { $better }
    }
   *[play] { $low ->
        [1] jouez { $better }, votre plus petite carte
       *[0] jouez { $better }
    }
}

coach-costly = { $what ->
    [H] des cœurs
    [Q] des dames
    [KJ] des rois et des valets
   *[cards] des cartes qui coûtent
}

coach-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}

## Des faits certains

coach-unbeatable = { $how ->
    [partner] Les adversaires ne peuvent pas battre { $prize } de votre partenaire.
    [last] { $seat } a joué { $prize }, que vous ne pouvez pas battre.
   *[any] { $seat } a joué { $prize }, que rien ne peut battre.
}
coach-price = { $how ->
    [gives] { $better } donne { coach-points } aux adversaires.
    [leaves] { $better } laisse aux adversaires ce pli, qui vaut { coach-points }.
    [least] { $better } fait ce pli, qui vous coûte tout de suite au moins { coach-points }.
    [less] Mais sur de nombreuses donnes, cela coûte moins que { $card }.
   *[trick] { $better } fait ce pli, qui vous coûte tout de suite { coach-points }.
}
coach-partner = { $how ->
    [ahead] Votre partenaire est maître du pli pour l'instant, mais { $seat } doit encore jouer.
   *[later] Votre partenaire joue encore dans ce pli.
}
coach-cannot-win = { $how ->
    [better] { $better } ne peut pas faire ce pli.
   *[any] Vous ne pouvez pas faire ce pli.
}
coach-sure-winner = { $how ->
    [only] Vous jouez en dernier, et seul { $better } fait ce pli.
    [enough] Vous jouez en dernier, et { $better } suffit.
    [last] Vous jouez en dernier, et { $better } fait ce pli.
   *[any] Personne ne peut battre { $better }.
}
coach-highest = { $how ->
    [trump] Seul un atout peut battre { $prize }.
    [own] Personne d'autre ne peut battre { $prize }.
    [after] Après ce pli, { $prize } est la plus forte carte à { $suit }.
   *[now] { $prize } est la plus forte carte qui reste à { $suit }.
}
coach-outside = Les autres peuvent battre { $prize } avec { $out }.
coach-holds = { $prize } est forcément chez { $seat }.
coach-only-card = { $how ->
    [throw] Après { $better }, votre seule carte à { $suit }, vous pourrez jeter de fortes cartes.
   *[trump] Après { $better }, votre seule carte à { $suit }, vous pourrez couper.
}
coach-trumps-out = { $count ->
    [0] Plus personne d'autre n'a d'atout.
    [one] Il reste un atout chez les autres.
   *[other] Il reste { $count } atouts chez les autres.
}
coach-trait = { $how ->
    [long] Votre couleur la plus longue est { $suit }.
    [low] À { $suit }, la plupart des cartes restantes battent { $better }.
   *[lowest] { $better } est votre plus petite carte à { $suit }.
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
    [may] Entamez avec { $better } : cela peut faire le pli.
   *[other] Entamez avec { $better } : cela fait { coach-often } le pli.
}
coach-win-now = { $often ->
    [sure] Faites ce pli : { coach-then }, non { $card }.
    [may] { $better } peut faire ce pli : jouez cela, non { $card }.
   *[other] { $better } fait { coach-often } ce pli : jouez cela, non { $card }.
}
coach-safer = { $often ->
    [sure] { $card } peut être battu, mais personne ne peut battre { $better }.
    [may] { $card } peut être battu : { $better } est plus fort.
   *[other] { $card } peut être battu : { $better } fait { coach-often } ce pli.
}
coach-overtakes-partner = Laissez ce pli à votre partenaire : { coach-then }, non { $card }.
coach-cheaper = { $often ->
    [low] { $better } suffit ici : gardez la plus forte carte, { $card }.
    [may] { $better } suffit ici : { $card } peut faire un autre pli plus tard.
   *[other] { $better } suffit ici : { $card } fait { coach-often } un autre pli plus tard.
}
coach-keep-winner = { $how ->
    [trump] { $often ->
        [may] Gardez votre atout, { $card } : il peut faire un pli plus tard. { coach-do }.
       *[other] Gardez votre atout, { $card } : il fait { coach-often } un pli plus tard. { coach-do }.
    }
    [throw] { $often ->
        [may] Ne vous défaussez pas avec { $card } : cela peut faire un pli plus tard. Jetez { $better }.
       *[other] Ne vous défaussez pas avec { $card } : cela fait { coach-often } un pli plus tard. Jetez { $better }.
    }
    [lead] { $often ->
        [may] N'entamez pas avec { $card } : cela peut faire un pli plus tard. { coach-do }.
       *[other] N'entamez pas avec { $card } : cela fait { coach-often } un pli plus tard. { coach-do }.
    }
    [below] { $often ->
        [may] { $card } ne peut pas faire ce pli, mais peut en faire un plus tard : { coach-then }.
       *[other] { $card } ne peut pas faire ce pli, mais en fait { coach-often } un plus tard : { coach-then }.
    }
   *[follow] { $often ->
        [may] Gardez { $card } : cela peut faire un pli plus tard. { coach-do }.
       *[other] Gardez { $card } : cela fait { coach-often } un pli plus tard. { coach-do }.
    }
}
coach-keep = { $how ->
    [ruff] Coupez avec { $better } et gardez { $card }, qui peut faire un pli plus tard.
    [guard] Gardez { $card } pour protéger { $prize }. { coach-do }.
    [tenace] Gardez { $card } et { $prize } ensemble pour prendre { $out } quand un autre entame à { $suit }. { coach-do }.
    [trump] Gardez votre atout, { $card } : vous pouvez couper avec cela à { $suit }. { coach-do }.
    [catch] Gardez { $card } pour prendre plus tard { $out }. { coach-do }.
    [entry] Gardez { $card } pour reprendre la main et jouer vos autres cartes. { coach-do }.
    [below] Gardez { $card } : quand on entame à { $suit }, vous pouvez jouer cela et retenir { $prize }. { coach-do }.
    [anyway] Vous faites ce pli de toute façon : prenez avec { $better } et gardez { $card } pour en perdre un plus tard.
    [free] Ce pli ne coûte rien : jetez maintenant { $better } et gardez { $card }.
    [run-out] N'entamez pas avec { $card } : les autres seront plus tôt sans { $suit } et risquent de couper { $prize }. Entamez avec { $better }.
    [high-last] Jetez maintenant { $better } : gardée, cette carte peut faire à la fin un pli qui coûte.
    [end] Gardez { $card } pour la fin : les petites cartes perdent les derniers plis. { coach-do }.
    [shed] Jetez { $better }, qui ne fait pas ce pli, et gardez { $card } pour rendre la main plus tard.
    [cheap] { coach-do } : c'est une petite carte qui ne donne rien.
    [under] Moins de cartes peuvent encore battre { $card } : { coach-then }.
   *[low] Gardez { $card } pour rendre la main plus tard. { coach-do }.
}
coach-ruff-later = { coach-do }, votre seule carte à { $suit } : vous pourrez ensuite couper à { $suit }.
coach-forces = { $how ->
    [trump] { coach-do } : seul un atout peut battre cela.
    [ruffed] { coach-do } : hors atout, on ne peut plus battre cette carte qu'avec { $out }.
   *[only] { coach-do } : on ne peut plus battre cette carte qu'avec { $out }.
}
coach-partner-wins = { $often ->
    [may] Votre partenaire peut faire ce pli : { coach-then }.
   *[other] Votre partenaire fait { coach-often } ce pli : { coach-then }, non { $card }.
}
coach-draw-trumps = { $how ->
    [for] Entamez avec { $better } : moins il reste d'atouts, plus { $prize } est à l'abri.
   *[all] Entamez avec { $better } : vos atouts font tomber ceux qui restent.
}
coach-shorten = { $how ->
    [throw] { coach-do } : une fois sans { $suit }, vous pourrez jeter de fortes cartes quand on entame cette couleur.
   *[trump] { coach-do } : une fois sans { $suit }, vous pourrez couper.
}
coach-partner-ruffs = Votre partenaire n'a plus de { $suit } : entamez avec { $better } pour une coupe.
coach-swap = { $how ->
    [only] Seul { $better } bat { $prize } : faites le pli et gardez { $card }.
    [sure] Faites ce pli à coup sûr avec { $better }, et gardez { $card }.
   *[open] { $often ->
        [may] { $better } peut faire ce pli, mais { $card } ne le peut pas.
       *[other] { $better } fait { coach-often } ce pli, mais { $card } ne le peut pas.
    }
}

## Les plis qui coûtent

coach-wins-costly = { $falls ->
    [1] { $often ->
        [sure] { $card } fait ce pli, et { coach-costly } peuvent y tomber : { coach-then }.
        [may] { $card } peut faire ce pli, et { coach-costly } peuvent y tomber : { coach-then }.
       *[other] { $card } fait { coach-often } ce pli, et { coach-costly } peuvent y tomber : { coach-then }.
    }
    [2] { $often ->
        [sure] { $card } fait ce pli et vous laisse la main : { coach-then }.
        [may] { $card } peut faire ce pli et vous laisser la main : { coach-then }.
       *[other] { $card } fait { coach-often } ce pli et vous laisse la main : { coach-then }.
    }
   *[0] { $often ->
        [sure] { $card } fait ce pli, qui vous coûte : { coach-then }.
        [may] { $card } peut faire ce pli, qui vous coûte : { coach-then }.
       *[other] { $card } fait { coach-often } ce pli, qui vous coûte : { coach-then }.
    }
}
coach-brings-set = { $often ->
    [sure] { $card } fait ce pli et prend toutes les cartes à { $suit } qui y tombent : { coach-then }.
    [may] { $card } peut faire ce pli et prendre les cartes à { $suit } qui y tombent : { coach-then }.
   *[other] { $card } fait { coach-often } ce pli et prend les cartes à { $suit } qui y tombent : { coach-then }.
}
coach-rid-of-winner = { $often ->
    [may] Jetez maintenant { $better } : plus tard, cette carte peut faire un pli qui vous coûte.
   *[other] Jetez maintenant { $better } : plus tard, cette carte fait { coach-often } un pli qui vous coûte.
}
coach-bring-out = { coach-do } : cela peut faire sortir { $prize }, et un autre perd { coach-points }.
coach-early = { coach-do } maintenant, tant que les autres ont encore des cartes à { $suit } : plus tard, { coach-costly } peuvent y tomber.
coach-highest-loser = { $how ->
    [lost] Débarrassez-vous maintenant de votre plus forte carte à { $suit } : { coach-then }.
   *[any] { coach-do } : c'est votre plus forte carte à { $suit } qui ne peut pas faire ce pli.
}
coach-endangers = { $often ->
    [may] Après { $card }, { $prize } peut faire un pli qui vous coûte : { coach-then }.
   *[other] Après { $card }, { $prize } fait { coach-often } un pli qui vous coûte : { coach-then }.
}

## Les cartes qui comptent

coach-wins-pot = { $saves ->
    [1] { $often ->
        [sure] Faites ce pli de { coach-points } avec { $better }, et gardez { $card } à l'abri.
        [may] { $better } peut faire ce pli de { coach-points }, et vous gardez { $card } à l'abri.
       *[other] { $better } fait { coach-often } ce pli de { coach-points }, et vous gardez { $card } à l'abri.
    }
    [2] { $often ->
        [sure] Faites ce pli et ses { coach-points } : { coach-then } au lieu de jeter { $card }.
        [may] { $better } peut faire ce pli et ses { coach-points } : coupez au lieu de jeter { $card }.
       *[other] { $better } fait { coach-often } ce pli et ses { coach-points } : coupez au lieu de jeter { $card }.
    }
    [3] { coach-do } et faites ce pli de { coach-points } : les points de cette carte aussi sont à l'abri.
   *[0] { $often ->
        [sure] Faites ce pli et ses { coach-points } : { coach-then }, non { $card }.
        [may] { $better } peut faire ce pli et ses { coach-points } : jouez cela, non { $card }.
       *[other] { $better } fait { coach-often } ce pli et ses { coach-points } : jouez cela, non { $card }.
    }
}
coach-gives = { $later ->
    [1] { $card } donne ses { coach-points }, que votre camp pourrait gagner plus tard : { coach-then }.
   *[0] { $card } donne ses { coach-points } : { coach-then }.
}
coach-falls = { $act ->
    [lead] { $often ->
        [may] N'entamez pas avec { $card } : ses { coach-points } peuvent aller aux adversaires. { coach-do }.
       *[other] N'entamez pas avec { $card } : ses { coach-points } vont { coach-often } aux adversaires. { coach-do }.
    }
   *[0] { $often ->
        [may] Avec { $card }, { coach-points } peuvent aller aux adversaires : { coach-then }.
       *[other] Avec { $card }, { coach-points } vont { coach-often } aux adversaires : { coach-then }.
    }
}
coach-feed = { $often ->
    [sure] Ajoutez { $better } et ses { coach-points } à ce pli.
    [may] Votre partenaire peut faire ce pli : ajoutez { $better } et ses { coach-points }.
   *[other] Votre partenaire fait { coach-often } ce pli : ajoutez { $better } et ses { coach-points }.
}
coach-cash = { $trumped ->
    [1] { $often ->
        [may] { coach-do } maintenant : plus tard, quelqu'un peut couper et gagner ses { coach-points }.
       *[other] { coach-do } maintenant : plus tard, quelqu'un coupe { coach-often } et gagne ses { coach-points }.
    }
   *[0] { $often ->
        [may] { coach-do } maintenant : plus tard, ses { coach-points } peuvent aller aux adversaires.
       *[other] { coach-do } maintenant : plus tard, ses { coach-points } vont { coach-often } aux adversaires.
    }
}
coach-catches = { $how ->
    [beats] { $often ->
        [may] { coach-do } : cela peut prendre { $prize }, qui vaut { coach-points }.
       *[other] { coach-do } : votre camp prend { coach-often } { $prize }, qui vaut { coach-points }.
    }
   *[any] { $often ->
        [may] { coach-do } : votre camp peut alors prendre { $prize }, qui vaut { coach-points }.
       *[other] { coach-do } : votre camp prend alors { coach-often } { $prize }, qui vaut { coach-points }.
    }
}

## Les cartes qui coûtent

coach-takes-own = { $often ->
    [sure] { $card } fait ce pli et vous coûte { coach-points } : { coach-then }.
    [either] Les deux cartes font ce pli, et { $card } vous coûte { coach-points } : { coach-then }.
    [may] { $act ->
        [lead] Si vous entamez avec { $card }, vous risquez de la ramasser, pour { coach-points } : entamez avec { $better }.
       *[0] Si vous jouez { $card }, vous risquez de ramasser cette carte, pour { coach-points } : { coach-then }.
    }
   *[other] { $act ->
        [lead] Si vous entamez avec { $card }, vous la ramassez { coach-often }, pour { coach-points } : entamez avec { $better }.
       *[0] Si vous jouez { $card }, vous ramassez { coach-often } cette carte, pour { coach-points } : { coach-then }.
    }
}
coach-rid-of-penalty = { $often ->
    [may] Donnez { $better } maintenant : plus tard, ses { coach-points } peuvent vous rester.
   *[other] Donnez { $better } maintenant : plus tard, ses { coach-points } vous restent { coach-often }.
}
coach-stuck = { $often ->
    [may] Après { $card }, { $prize } peut vous rester : { coach-then }.
   *[other] Après { $card }, { $prize } vous reste { coach-often } : { coach-then }.
}
coach-brings = { $often ->
    [may] { $card } peut vous apporter { $prize }, qui coûte { coach-points } : { coach-then }.
   *[other] { $card } vous apporte { coach-often } { $prize }, qui coûte { coach-points } : { coach-then }.
}
coach-kept-brings = { $often ->
    [may] Lâchez { $better } : plus tard, cela peut vous apporter { $prize }, qui coûte { coach-points }.
   *[other] Lâchez { $better } : plus tard, cela vous apporte { coach-often } { $prize }, qui coûte { coach-points }.
}
coach-last = { $costs ->
    [1] { $how ->
        [while] Jetez { $better } tant que les autres ont { $out } : gardée, cette carte peut faire le dernier pli.
        [loses] Jetez { $better }, qui ne fait pas ce pli : gardée, cette carte peut faire le dernier pli.
       *[any] { $often ->
            [may] { $card } peut vous laisser le dernier pli, qui coûte : { coach-then }.
           *[other] { $card } vous laisse { coach-often } le dernier pli, qui coûte : { coach-then }.
        }
    }
   *[0] { $often ->
        [may] { $better } peut vous valoir le dernier pli, qui compte.
       *[other] { $better } vous vaut { coach-often } le dernier pli, qui compte.
    }
}

## Les contrats, et tout le reste

coach-rest = Bien joué jusqu'au bout, { $better } fait mieux que { $card } dans cette donne.

coach-even = { $how ->
    [forced] Vous n'avez pas le choix ici.
    [equal] Toutes vos cartes donnent ici le même résultat : jouez { $better }.
   *[close] Rien n'est nettement meilleur ici : { $better } convient très bien.
}
coach-pick = { $how ->
    [long] { coach-do }, de votre couleur la plus longue.
    [low] { coach-do } : il reste surtout plus fort à { $suit }.
    [lowest] { coach-do }, votre plus petite carte à { $suit }.
    [highest] { coach-do }, votre plus forte carte à { $suit }.
    [ahead] { coach-do } : qui veut ce pli devra battre cette carte.
    [below] { coach-do } : cette carte ne peut pas faire le pli.
    [while] { coach-do } tant qu'on peut battre cette carte.
    [equals] { $out } reviennent ici au même : jouez { $better }.
   *[plain] { coach-do }.
}
coach-as-good = { $how ->
    [bid] Une annonce de { $bid } irait aussi bien.
   *[action] { $card } irait aussi bien.
}
coach-rule = D'après la règle simple, { coach-then }.

## Les annonces

coach-call-points = { $points ->
    [0] { $word } fait à la longue un peu mieux que { $second }.
    [one] Sur beaucoup de donnes, { $word } vous rapporte environ { $points } point de plus que { $second }.
   *[other] Sur beaucoup de donnes, { $word } vous rapporte environ { $points } points de plus que { $second }.
}
coach-hand-tricks = { $tricks ->
    [0] Votre main ne promet guère de pli.
    [one] Votre main vaut environ { $tricks } pli.
   *[other] Votre main vaut environ { $tricks } plis.
}
coach-bid = { $how ->
    [void] Avec { $bid }, le total reste sous { $least } et la donne est nulle : personne ne marque, et vous ne risquez rien.
    [counts] Avec { $beside }, le total resterait sous { $least } et la donne serait nulle : avec { $bid }, elle compte.
    [target] Si vous réussissez { $bid }, vous atteignez { $target } points ; { $beside } n'y suffirait pas.
    [enough] Annoncer { $bid } suffit pour atteindre { $target } points : ne risquez pas davantage.
    [more] Annoncez { $bid } : cela vaut { coach-points } de plus que { $beside }, et mérite donc le risque.
    [less] Annoncez { $bid } : { $beside } ne vaut que { coach-points } de plus et échoue plus souvent.
    [risk] Annoncez { $bid } : { $beside } vaut { coach-points } de plus, mais échoue trop souvent.
    [least] Annoncez { $bid }, le minimum : davantage n'est pas assez sûr.
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
   *[sell] Vendez à { $rung } : cela vous rapporte environ { $points } points, plus que si vous gardez la donne pour la jouer.
}
coach-king-call = { $how ->
    [auction] Ouvrez les enchères : vous pourrez encore refuser, et un autre paiera peut-être plus que la donne ne vaut pour vous.
    [ask] Demandez davantage : on paiera peut-être, et si la réponse est non, vous pourrez encore vendre au prix offert.
    [ultimatum] Lancez un ultimatum : pour éviter la donne annoncée, quelqu'un paiera peut-être votre prix ; sinon, vous la jouez vous-même.
    [yes] Dites oui : nommer la donne vaut plus pour vous que ce prix.
    [no] Dites non : nommer la donne ne vaut pas ce prix pour vous.
    [sell] Vendez : le prix vaut plus pour vous que la donne.
    [bid] Enchérissez : nommer la donne vaut plus pour vous que ce prix.
    [refuse] Refusez : la donne vaut plus pour vous que le prix.
    [split] Partagez : votre main ne vous rapporterait guère plus.
   *[pass] Nommer la donne ne vaut pas plus cher pour vous.
}
coach-rule-call = { $how ->
    [own] La règle simple de ce jeu propose cette annonce.
   *[least] Rien dans cette main ne justifie une annonce plus haute.
}
